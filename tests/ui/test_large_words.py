"""Large words wrap, move and scroll: nothing is shrunk, and no row or line is cut in two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.pages_support import PAGES, fill_profile, open_app, watched
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.lists import ListBox, TextPanel
from zombiegames.ui.kit.theme import TITLE
from zombiegames.ui.pages.rules import Rules

if TYPE_CHECKING:
    from zombiegames.ui.app import App

pytestmark = pytest.mark.whole

SMALLEST = 14
"""Units of the smallest words on these pages, before the text-size setting."""

WRAPPING = (
    "menu",
    "setup",
    "setup-of-six",
    "house-rules",
    "settings-screen",
    "settings-sound",
    "settings-play",
    "statistics",
    "achievements",
    "rules",
    "result",
    "result-of-six",
    "result-with-news",
    "result-of-six-with-news",
    "keys",
)


def shrunk(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the words of a page that are smaller than the setting asks for; paths may be."""
    PAGES[name](app)
    with watched(monkeypatch) as drawn:
        app.draw()
    least = app.look.text_px(SMALLEST)
    return [
        " ".join(block.fitted.lines)
        for block in drawn
        if block.role != TITLE
        and block.fitted.px < least
        and "/" not in "".join(block.fitted.lines)
    ]


@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_word_is_shrunk(
    size: tuple[int, int], language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language, text_size=text_size)
    fill_profile(app)
    for name in WRAPPING:
        assert not shrunk(app, name, monkeypatch), name


def test_a_row_of_fixed_height_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app((1024, 640), "fr", text_size=175)
    monkeypatch.setattr("zombiegames.ui.pages.settings.caption_height", lambda *given: 0)
    assert shrunk(app, "settings-screen", monkeypatch)


@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1280, 1024)])
def test_lists_begin_with_whole_rows(size: tuple[int, int], text_size: int) -> None:
    app = open_app(size, text_size=text_size)
    app.start(Rules("zombies4"))
    page: Any = app.stack.top
    box = next(w for w in page.focus.widgets if isinstance(w, ListBox))
    box.scroll_to(0)
    edge = box.rect.bottom
    assert not [i for i in range(box.count) if box.place(i).top < edge < box.place(i).bottom]
    box.rect.h += box.row // 2
    edge = box.rect.bottom
    if box.limit:
        assert [i for i in range(box.count) if box.place(i).top < edge < box.place(i).bottom]


@pytest.mark.parametrize("offset", range(0, 60, 7))
def test_no_line_of_a_text_is_cut_by_the_lower_edge(offset: int) -> None:
    app = open_app()
    rect = pygame.Rect(40, 40, 300, 205)
    panel = TextPanel(app.look, rect, "word " * 400)
    panel.scroll_to(offset)
    surface = pygame.Surface((400, 320))
    panel.draw(surface)
    lines = [rect.y + top - panel.offset for top, _, _ in panel._lines]
    high = app.look.font("body", panel.units).get_linesize()
    cut = next(y for y in lines if y + high * 6 // 7 > rect.bottom)
    strip = surface.subsurface(pygame.Rect(rect.x, min(cut, rect.bottom), rect.w - 20, 40))
    assert not pygame.mask.from_threshold(strip, (233, 224, 201), (60, 60, 60)).count()
    whole = surface.subsurface(pygame.Rect(rect.x, cut - high, rect.w - 20, high))
    assert pygame.mask.from_threshold(whole, (233, 224, 201), (60, 60, 60)).count()
