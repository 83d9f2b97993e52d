"""Everything at the table of Zombies!!! 4 has a place of its own, however large words are."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.test_table_zombies4 import lay
from zombiegames.ui.kit.i18n import set_language


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 175), ((2560, 1080), 130)],
)
def test_all_places_lie_on_the_screen_and_apart(
    sittings: Any, size: tuple[int, int], text: int, language: str
) -> None:
    sitting = sittings(size=size, text_size=text, language=language)
    set_language(language)
    table = lay(sitting, "tile", stack="shed")
    screen = pygame.Rect((0, 0), size)
    places = table.places
    rects = [
        places.camera.clear, *places.tools, places.hint, places.buttons, places.hand, places.front,
        *places.piles.values(), table.frame.side, table.frame.header,
    ]  # fmt: skip
    for n, rect in enumerate(rects):
        assert screen.contains(rect)
        assert rect.collidelist(rects[n + 1 :]) < 0
    for widget in table.focus.widgets:
        if widget.clip is None:
            assert screen.contains(widget.rect), widget.key
