"""Pictures of figures keep their heads, however flat or tall the window they are seen through."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import open_app, watched
from zombiegames.games import GAMES
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.faces import BESIDE, FIGURES, covered, mounted
from zombiegames.ui.kit.theme import FLAVOUR, SEMI
from zombiegames.ui.pages.menu import GameCard, Menu

if TYPE_CHECKING:
    from zombiegames.ui.app import App

FIGURE_ART = ("zombiaki/cards/boss", "zombiaki/cards/zombie-4", "zombies4/cards/clair-warlock")
TOP = 0.1
"""Share of a picture above all hats and crowns."""


def cut_above(app: App, name: str, size: tuple[int, int]) -> float:
    """Find a cover in its whole picture; give the share that is cut off above it."""
    part = covered(app.look, name, size)
    wide = max(size[0], round(size[1] * FIGURES))
    whole = app.assets.picture(name, (wide, round(wide / FIGURES)))
    left = (wide - size[0]) // 2
    for top in range(whole.get_height() - size[1] + 1):
        piece = whole.subsurface(pygame.Rect((left, top), size))
        if piece.get_at((9, 0)) == part.get_at((9, 0)) and pygame.image.tobytes(
            piece, "RGB"
        ) == pygame.image.tobytes(part, "RGB"):
            return top / whole.get_height()
    raise AssertionError(f"{name} is no part of itself")


@pytest.mark.parametrize("size", [(200, 160), (200, 130), (200, 100)])
@pytest.mark.parametrize("name", FIGURE_ART)
def test_a_flat_window_shows_heads(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    assert cut_above(app, name, size) <= TOP
    if size == (200, 100):
        monkeypatch.setattr("zombiegames.ui.kit.faces.HEADS", 0.5)
        app = open_app()
        assert cut_above(app, name, size) > TOP, "the checker sees a cut at the middle"


@pytest.mark.parametrize("name", BESIDE)
def test_a_tall_window_shows_what_stands_aside(name: str) -> None:
    app = open_app()
    size = (140, 160)
    part = pygame.image.tobytes(covered(app.look, name, size), "RGB")
    whole = app.assets.picture(name, (200, 160))
    left = int(200 * BESIDE[name] - 70)
    assert part == pygame.image.tobytes(whole.subsurface((min(60, left), 0, *size)), "RGB")


@pytest.mark.parametrize("size", [(300, 100), (125, 100), (90, 100)])
def test_a_mounted_picture_is_whole(size: tuple[int, int]) -> None:
    app = open_app()
    name = "menu/emblem-zombie_card_game"
    shown = mounted(app.look, name, size, 4)
    assert shown.get_size() == size
    high = min(size[1], round(size[0] / FIGURES))
    picture = app.assets.picture(name, (round(high * FIGURES), high))
    place = picture.get_rect(center=shown.get_rect().center).inflate(-12, -12)
    inner = picture.subsurface(picture.get_rect().inflate(-12, -12))
    seen = shown.subsurface(place.clip(shown.get_rect()))
    ours = pygame.image.tobytes(seen, "RGB")
    wanted = pygame.image.tobytes(inner, "RGB")
    assert max(abs(a - b) for a, b in zip(ours, wanted, strict=True)) <= 2


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_menu_keeps_its_pictures_and_its_words(
    size: tuple[int, int], language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language, text_size=text_size)
    app.start(Menu())
    menu = app.stack.top
    assert isinstance(menu, Menu)
    with watched(monkeypatch) as drawn:
        app.draw()
    cards = [w for w in menu.focus.widgets if isinstance(w, GameCard)]
    assert len(cards) == len(GAMES)
    for card in cards:
        assert card.art_height >= app.look.px(78), "a picture, not a strip"
        assert card.rect.top >= menu._line.bottom
    for block in drawn:
        if block.role in (SEMI, FLAVOUR):
            assert block.fitted.px >= app.look.text_px(15), block.fitted.lines
