"""Colours can be told apart and read; sizes never fall below the floor."""

from __future__ import annotations

from importlib import import_module

import pygame
import pytest

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.theme import (
    ACT,
    BONE,
    COMMIT,
    COMMIT_HOVER,
    DISABLED,
    HIGH_CONTRAST,
    HUMAN,
    HUMAN_TEXT,
    HURT,
    HURT_TEXT,
    INK,
    MUTED,
    MUTED_INK,
    NIGHT,
    NIGHT_BOTTOM,
    NIGHT_TOP,
    PANEL,
    PLAYERS,
    QUIET,
    QUIET_HOVER,
    WELL,
    WHITE,
    ZOMBIE,
    ZOMBIE_TEXT,
    Colour,
)
from zombiegames.ui.kit.widget import Button

NAMES = {
    value: name
    for name, value in vars(theme).items()
    if isinstance(value, tuple) and len(value) == 3 and all(isinstance(v, int) for v in value)
}

TABLES = {
    name: import_module(f"zombiegames.ui.tables.{name}.colours")
    for name in ("zombiaki", "zombiegeddon", "zombies4", "zombanimaux", "zombie_card_game")
}
TITLES = [table.TITLE for table in TABLES.values()]
NIGHTS = [NIGHT, *(table.NIGHT for table in TABLES.values())]

TEXT_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((text, ground) for text in (BONE, MUTED) for ground in (NIGHT_TOP, NIGHT_BOTTOM)),
    *((text, PANEL) for text in (BONE, MUTED, ACT, HURT_TEXT, ZOMBIE_TEXT, HUMAN_TEXT, DISABLED)),
    *((text, WELL) for text in (BONE, MUTED, ACT, DISABLED)),
    *((text, QUIET) for text in (BONE, MUTED, ACT, WHITE)),
    (BONE, QUIET_HOVER),
    (WHITE, QUIET_HOVER),
    (WHITE, COMMIT),
    (WHITE, COMMIT_HOVER),
    (WHITE, HURT),
    (WHITE, HUMAN),
    (INK, ZOMBIE),
    (INK, BONE),
    (MUTED_INK, BONE),
    (INK, ACT),
    (ACT, NIGHT_TOP),
    (ACT, NIGHT_BOTTOM),
    (HURT_TEXT, NIGHT_TOP),
    *((text, ground) for text in TITLES for ground in (NIGHT_TOP, NIGHT_BOTTOM, PANEL)),
    *((table.TITLE, ground) for table in TABLES.values() for ground in table.NIGHT),
    *((BONE, ground) for pair in NIGHTS for ground in pair),
    *(
        (text, ground)
        for text in (ZOMBIE_TEXT, HUMAN_TEXT, MUTED, ACT)
        for ground in TABLES["zombiaki"].NIGHT
    ),
    *((text, ground) for text in (MUTED, ACT) for ground in TABLES["zombanimaux"].NIGHT),
    *((player.text, player.fill) for player in PLAYERS),
)
"""Every (text, ground) in use; each at least 4.5 : 1."""


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 … 1 (WCAG 2)."""

    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio, 1 … 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    "pair", TEXT_PAIRS, ids=lambda p: "/".join(NAMES.get(c, str(c)) for c in p)
)
@pytest.mark.parametrize("high", [False, True])
def test_every_text_can_be_read(pair: tuple[Colour, Colour], high: bool) -> None:
    text, ground = (HIGH_CONTRAST.get(c, c) if high else c for c in pair)
    assert contrast(text, ground) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_high_contrast_is_higher() -> None:
    def mean(pairs: list[tuple[Colour, Colour]]) -> float:
        return sum(contrast(*pair) for pair in pairs) / len(pairs)

    plain = list(TEXT_PAIRS)
    high = [(HIGH_CONTRAST.get(a, a), HIGH_CONTRAST.get(b, b)) for a, b in plain]
    assert mean(high) > 1.15 * mean(plain)


def test_players_differ_in_shape_and_name() -> None:
    assert len({player.shape for player in PLAYERS}) == len(PLAYERS) == 6
    assert len({player.name for player in PLAYERS}) == 6


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3, 1.5, 1.75])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (3840, 2160)])
def test_no_text_is_smaller_than_the_floor(size: tuple[int, int], text_size: float) -> None:
    look = Look(size, Assets(), text_size=text_size)
    assert look.text_px(5) >= max(12, round(14 * look.scale))
    assert look.text_px(17) >= look.text_px(14)
    if text_size > 1:
        assert look.text_px(18) > Look(size, Assets()).text_px(18)


def test_what_is_there_stays_a_pixel() -> None:
    look = Look((1024, 640), Assets())
    assert look.px(0.2) == 1
    assert look.px(0) == 0
    assert look.px(-0.2) == -1


# -- the focus ring --------------------------------------------------------------------


def inks_of_ring(*, high_contrast: bool = False) -> set[Colour]:
    """Give the colours that the ring brings to a widget on paper."""
    pygame.display.set_mode((200, 140))
    pygame.font.init()
    look = Look((1280, 720), Assets(), high_contrast=high_contrast)
    focus = Focus(look)
    widget = focus.add(Button(look, pygame.Rect(40, 40, 120, 60), "Play", lambda: None))
    pictures = []
    for ring in (False, True):
        canvas = pygame.Surface((200, 140))
        canvas.fill(BONE)
        focus.focus(widget, ring=ring)
        focus.draw(canvas)
        pictures.append(canvas)
    before, after = pictures
    places = [(x, y) for x in range(200) for y in range(140)]
    colours = [after.get_at(at) for at in places if after.get_at(at) != before.get_at(at)]
    return {(ink.r, ink.g, ink.b) for ink in colours}


def is_yellow(ink: Colour) -> bool:
    return min(ink[:2]) - ink[2] > 60


@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_ring_cannot_be_taken_for_the_light_of_a_target(*, high_contrast: bool) -> None:
    """What glows is yellow: the ring is white between dark lines, so it shows on any ground."""
    inks = inks_of_ring(high_contrast=high_contrast)
    assert WHITE in inks
    assert any(max(ink) < 40 for ink in inks)
    assert not any(map(is_yellow, inks))


def test_a_yellow_ring_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zombiegames.ui.kit.paint.WHITE", ACT)
    assert any(map(is_yellow, inks_of_ring()))
