"""Windows of any shape, from one pixel to a long strip: bounded, seen, and pointed at rightly."""

from __future__ import annotations

import gc
import time
import weakref
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.pages_support import PAGES, click, fill_profile, motion, open_app, post, widget
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.events import Cleaner
from zombiegames.ui.kit.window import SMALLEST, SMALLEST_WINDOW
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.settings import SettingsPage

if TYPE_CHECKING:
    from zombiegames.ui.app import App

pytestmark = pytest.mark.whole

SIZES = ((1, 1), (60, 900), (1, 1000), (1600, 30), (8000, 50), (300, 2000), (1024, 641))
MOST_PIXELS = 4 << 20
"""Of the canvas of a window that is smaller than a picture."""
MOST_SECONDS = 8.0
"""For one picture, on a machine that has much else to do; where the fault was it took minutes."""


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    post(app, pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def faults(window: tuple[int, int], pane: pygame.Rect, canvas: tuple[int, int]) -> list[str]:
    """List what is wrong with the canvas of a window and the part of it that shows it."""
    found = []
    if canvas[0] * canvas[1] > max(MOST_PIXELS, window[0] * window[1]):
        found.append("larger than memory is for")
    if canvas[0] < SMALLEST[0] or canvas[1] < SMALLEST[1]:
        found.append("too small for the pages")
    if not pygame.Rect((0, 0), window).contains(pane) or not pane.w or not pane.h:
        found.append("not in the window")
    pixel = max(canvas[0] / pane.w, canvas[1] / pane.h)
    if abs(canvas[0] / canvas[1] - pane.w / pane.h) * pane.h > 1 + pixel / 100:
        found.append("stretched")
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_drawn_in_any_window(size: tuple[int, int]) -> None:
    app = open_app()
    fill_profile(app)
    app.start(Menu())
    resize(app, size)
    assert faults(size, app.window.pane, app.window.canvas_size) == []
    assert app.size == app.window.canvas.get_size() == app.window.canvas_size
    for name, show in PAGES.items():
        begun = time.monotonic()
        show(app)
        app.draw()
        assert time.monotonic() - begun < MOST_SECONDS, name


@pytest.mark.parametrize("game", GAMES)
def test_a_table_lives_through_any_window(sitting: Any, game: str) -> None:
    seats = GAMES[game].seats
    match = Match(GAMES[game], [f"person:{name}" for name in "ABCD"[: seats[0]]], seed=3)
    sitting.open_unsettled(match)
    for size in ((1, 1), (60, 900), (8000, 50)):
        begun = time.monotonic()
        resize(sitting.app, size)
        sitting.tick(3)
        sitting.move((size[0] // 2, size[1] // 2))
        assert time.monotonic() - begun < MOST_SECONDS, size


def test_what_is_wrong_with_a_canvas_is_seen() -> None:
    window, pane = (1600, 30), pygame.Rect(740, 0, 120, 30)
    assert faults(window, pane, (2560, 640)) == []
    assert faults(window, pane, (34133, 640)) == ["larger than memory is for", "stretched"]
    assert faults(window, pane, (1600, 640)) == ["stretched"]
    assert faults(window, pane, (120, 30)) == ["too small for the pages"]
    assert faults(window, pane.move(-800, 0), (2560, 640)) == ["not in the window"]


@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (640, 400), (4000, 800), (7680, 1080)])
def test_the_pointer_is_where_it_is_seen(size: tuple[int, int]) -> None:
    app = open_app()
    app.start(Menu())
    resize(app, size)
    pane, (width, height) = app.window.pane, app.size

    def at(x: int, y: int) -> tuple[int, int]:
        return Cleaner().clean([motion((x, y))], pane, app.size)[0].pos

    assert at(*pane.topleft) == (0, 0)
    last = at(pane.right - 1, pane.bottom - 1)
    assert width - width / pane.w - 1 < last[0] < width
    assert height - height / pane.h - 1 < last[1] < height
    canvas = pygame.Rect(0, 0, width, height)
    for beside in ((pane.x - 1, pane.centery), (pane.right, pane.centery)):
        assert not canvas.collidepoint(at(*beside))
    for beside in ((pane.centerx, pane.y - 1), (pane.centerx, pane.bottom)):
        assert not canvas.collidepoint(at(*beside))


@pytest.mark.parametrize("size", [(900, 100), (1600, 200), (300, 900), (4000, 800)])
def test_a_click_meets_the_button_that_is_seen(size: tuple[int, int]) -> None:
    app = open_app()
    app.start(Menu())
    resize(app, size)
    pane, centre = app.window.pane, widget(app, "settings").rect.center
    beside = (pane.x - 5, pane.y + centre[1] * pane.h // app.size[1])
    if pane.x:
        click(app, beside)
        assert isinstance(app.stack.top, Menu)
    click(
        app,
        (
            pane.x + centre[0] * pane.w // app.size[0],
            pane.y + centre[1] * pane.h // app.size[1],
        ),
    )
    assert isinstance(app.stack.top, SettingsPage)


def test_what_is_beside_an_odd_picture_stays_black() -> None:
    app = open_app()
    app.start(Menu())
    resize(app, (1600, 200))
    app.window.surface.fill((255, 0, 0))
    app.draw()
    pane = app.window.pane
    assert app.window.surface.get_at((pane.x - 1, 100))[:3] == (0, 0, 0)
    assert app.window.surface.get_at((pane.right, 100))[:3] == (0, 0, 0)
    assert app.window.surface.get_at(pane.center)[:3] != (0, 0, 0)


def test_a_size_from_the_settings_is_never_too_small() -> None:
    app = open_app((320, 320))
    assert app.window.size == SMALLEST_WINDOW


def test_the_window_knows_its_smallest_size() -> None:
    open_app()
    with pytest.warns(DeprecationWarning, match="Window"):
        window = pygame.Window.from_display_module()
    assert tuple(window.minimum_size) == SMALLEST_WINDOW


def test_fonts_of_another_size_are_let_go() -> None:
    app = open_app()
    fill_profile(app)
    PAGES["saves"](app)
    app.draw()
    before = [weakref.ref(font) for font in app.assets._fonts.values()]
    assert before
    resize(app, (1920, 1080))
    app.draw()
    gc.collect()
    assert [font for font in before if font() is not None] == []
