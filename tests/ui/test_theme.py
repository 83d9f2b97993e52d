"""Colours can be told apart and read; sizes never fall below the floor."""

from __future__ import annotations

import pytest

from zombiegames.ui import theme
from zombiegames.ui.assets import Assets
from zombiegames.ui.theme import HIGH_CONTRAST, PLAYERS, TEXT_PAIRS, Look, contrast

NAMES = {
    value: name
    for name, value in vars(theme).items()
    if isinstance(value, tuple) and len(value) == 3 and all(isinstance(v, int) for v in value)
}


@pytest.mark.parametrize(
    "pair", TEXT_PAIRS, ids=lambda p: "/".join(NAMES.get(c, str(c)) for c in p)
)
@pytest.mark.parametrize("high", [False, True])
def test_every_text_can_be_read(pair: tuple[theme.Colour, theme.Colour], high: bool) -> None:
    text, ground = (HIGH_CONTRAST.get(c, c) if high else c for c in pair)
    assert contrast(text, ground) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_high_contrast_is_higher() -> None:
    def mean(pairs: list[tuple[theme.Colour, theme.Colour]]) -> float:
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
