"""A double click, a quick second press and a held key do one step, on every page and table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from tests.ui.pages_support import (
    PAGES,
    click,
    double_click,
    down,
    fill_profile,
    key,
    open_app,
    up,
    widget,
)
from zombiegames.ui.app import App
from zombiegames.ui.events import DOUBLE_SECONDS, Cleaner
from zombiegames.ui.kit.focus import MOMENT
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.page import Dialog, Page
from zombiegames.ui.kit.scene import Scene
from zombiegames.ui.kit.widget import Button, Widget
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.table.scene import GameScene

SIZE = (1280, 720)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moment = 100.0
        for module in ("events", "app", "kit.focus", "kit.page"):
            monkeypatch.setattr(f"zombiegames.ui.{module}.now", lambda: self.moment)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


# -- which press is the second of a double click ---------------------------------------------------


def marks(cleaner: Cleaner, *presses: pygame.event.Event) -> list[bool]:
    """Press and let go; tell of each press whether it is a second one."""
    both = [event for press in presses for event in (press, up(press.pos, button=press.button))]
    cleaned = cleaner.clean(both, pygame.Rect((0, 0), SIZE), SIZE)
    return [event.again for event in cleaned if event.type == pygame.MOUSEBUTTONDOWN]


def test_only_a_press_at_once_and_at_the_same_place_is_a_second_one(clock: Clock) -> None:
    assert marks(Cleaner(), down((50, 50)), down((53, 52))) == [False, True]
    assert marks(Cleaner(), down((50, 50)), down((80, 50))) == [False, False]
    assert marks(Cleaner(), down((50, 50)), down((50, 50), button=3)) == [False, False]
    cleaner = Cleaner()
    marks(cleaner, down((50, 50)))
    clock.moment += DOUBLE_SECONDS + 0.01
    assert marks(cleaner, down((50, 50))) == [False]


def test_who_clicks_on_and_on_is_not_shut_out(clock: Clock) -> None:
    cleaner, counted = Cleaner(), 0
    for _ in range(20):
        counted += marks(cleaner, down((50, 50))) == [False]
        clock.moment += 0.15
    assert counted >= 20 * 0.15 // (DOUBLE_SECONDS + 0.15)


def test_the_time_a_step_takes_does_not_part_a_double_click(clock: Clock) -> None:
    """The second press waits in the queue while a page opens."""

    class Slow(Scene):
        pressed = 0

        def handle(self, event: pygame.event.Event) -> None:
            if event.type == pygame.MOUSEBUTTONUP:
                clock.moment += 2.0
            elif event.type == pygame.MOUSEBUTTONDOWN:
                self.pressed += not event.again

    app = open_app()
    scene = Slow()
    app.start(scene)
    for _ in range(2):
        app._live([down((50, 50)), up((50, 50))], 0)
        clock.moment += 0.1
    assert scene.pressed == 1
    clock.moment += 1.0
    app._live([down((50, 50)), up((50, 50))], 0)
    assert scene.pressed == 2


# -- pages -----------------------------------------------------------------------------------------


def classes(base: type[Widget] = Widget) -> Iterator[type[Widget]]:
    """List a class of widgets and all that come from it."""
    yield base
    for below in base.__subclasses__():
        yield from classes(below)


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect what is pressed of all that acts once."""
    acts: list[str] = []

    def watch(act: Callable[[Any], None]) -> Callable[[Any], None]:
        def spy(self: Any) -> None:
            if self.enabled:
                acts.append(f"{type(self).__name__} {self.key} {self.describe()}")
            act(self)

        return spy

    with monkeypatch.context() as patch:
        for found in set(classes()):
            if "activate" in found.__dict__ and found.__module__.startswith("zombiegames"):
                patch.setattr(found, "activate", watch(found.__dict__["activate"]))
        yield acts


def pressed_by_double_clicks(app: App, name: str, acts: list[str]) -> dict[str, list[str]]:
    """Double-click all that acts once on a page; what each did."""
    PAGES[name](app)
    app.draw()
    found: dict[str, list[str]] = {}
    places = [
        (w.rect.center, w.describe())
        for w in app.stack.top.focus.widgets  # type: ignore[attr-defined]
        if type(w).takes_again is Widget.takes_again and w.enabled and w.focusable
    ]
    for place, words in places:
        PAGES[name](app)
        acts.clear()
        double_click(app, place)
        found[words] = list(acts)
    return found


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_a_double_click_on_a_page_is_one_step(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    app = open_app()
    fill_profile(app)
    with counted(monkeypatch) as acts:
        found = pressed_by_double_clicks(app, name, acts)
    assert all(len(steps) <= 1 for steps in found.values()), found
    assert any(found.values())


@pytest.mark.parametrize("name", ["saves", "setup", "pause"])
def test_a_button_that_acts_twice_is_seen(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    app = open_app()
    fill_profile(app)
    monkeypatch.setattr(Cleaner, "_is_again", lambda self, event: False)
    with counted(monkeypatch) as acts:
        found = pressed_by_double_clicks(app, name, acts)
    assert any(len(steps) > 1 for steps in found.values())


def names(app: App) -> list[str]:
    """Name the saves in the list."""
    page = app.stack.top
    assert isinstance(page, SavesPage)
    return [entry.name for entry in page.entries]


def test_deleted_saves_come_back_one_a_click_also_after_leaving_the_page() -> None:
    app = open_app()
    fill_profile(app)
    app.start(SavesPage())
    before = names(app)
    double_click(app, widget(app, "delete").rect.center)
    assert len(names(app)) == len(before) - 1
    click(app, widget(app, "delete").rect.center)
    assert names(app) == []
    app.start(SavesPage())
    double_click(app, widget(app, "undo").rect.center)
    assert names(app) == before[1:]
    click(app, widget(app, "undo").rect.center)
    assert names(app) == before
    assert not [w for w in app.stack.top.focus.widgets if w.key == "undo"]  # type: ignore[attr-defined]


def test_a_second_press_meets_no_toast_nor_the_page_that_came() -> None:
    app = open_app()
    PAGES["setup"](app)
    for place in ("one", "two"):
        app.notify("ui.error.no_save", {"place": place}, sticky=True)
    (rect, _), *_ = app.toasts.places()
    double_click(app, rect.center)
    assert app.toasts.texts == [tr("ui.error.no_save", place="one")]


def test_values_are_gone_through_as_quickly_as_one_clicks() -> None:
    app = open_app()
    PAGES["setup"](app)
    found = next(w for w in app.stack.top.focus.widgets if w.key.startswith("level "))  # type: ignore[attr-defined]
    before = found.at
    double_click(app, (found.rect.right - 8, found.rect.centery))
    assert widget(app, found.key).at == (before + 2) % len(found.values)


def test_a_row_is_opened_by_a_double_click() -> None:
    app = open_app()
    fill_profile(app)
    app.start(SavesPage())
    double_click(app, widget(app, "list").place(0).center)
    assert isinstance(app.stack.top, GameScene)


# -- what has just come ---------------------------------------------------------------------------


class Changing(Page):
    """A button whose place another takes."""

    def __init__(self) -> None:
        self.name = "play now"
        self.pressed: list[str] = []

    def build(self) -> None:
        def press() -> None:
            self.pressed.append(self.name)

        place = pygame.Rect(100, 100, 200, 60)
        self.add(Button(self.look, place, self.name, press), self.name)


def pressed_after(clock: Clock, name: str, seconds: float) -> list[str]:
    """Let a button of some name take the place of another, and press it after some time."""
    app, page = open_app(), Changing()
    app.start(page)
    clock.moment += 9.0
    page.name = name
    page.rebuild()
    clock.moment += seconds
    click(app, (150, 120))
    return page.pressed


def test_a_button_that_has_just_come_is_not_what_was_meant(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer decides while the finger is on its way to "Play now"."""
    monkeypatch.setattr("zombiegames.ui.kit.focus.MOMENT", MOMENT)
    assert pressed_after(clock, "undo", MOMENT / 2) == []
    assert pressed_after(clock, "undo", MOMENT + 0.01) == ["undo"]
    assert pressed_after(clock, "play now", 0.0) == ["play now"], "it is still the same"
    monkeypatch.setattr("zombiegames.ui.kit.focus.MOMENT", 0.0)
    assert pressed_after(clock, "undo", MOMENT / 2) == ["undo"], "without it the press counts"


@pytest.mark.parametrize("name", ["result", "lesson-over"])
def test_what_comes_by_itself_is_not_pressed_at_once(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    app = open_app()
    monkeypatch.setattr("zombiegames.ui.kit.focus.MOMENT", MOMENT)
    PAGES[name](app)
    page: Any = app.stack.top
    assert isinstance(page, Dialog)
    place = next(w for w in page.focus.widgets if isinstance(w, Button)).rect.center
    clock.moment += MOMENT / 2
    click(app, place)
    assert app.stack.top is page
    clock.moment += MOMENT
    click(app, place)
    assert app.stack.top is not page


# -- held keys -------------------------------------------------------------------------------------


def held_keys(cleaner: Cleaner) -> set[int]:
    """List the keys that go on while they are held down."""
    codes = {getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
    size = (1280, 720)
    return {code for code in codes if len(cleaner.clean([key(code)] * 3, size, size)) > 1}


MOVING = {
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_PLUS, pygame.K_EQUALS, pygame.K_MINUS, pygame.K_KP_PLUS, pygame.K_KP_MINUS),
}
"""Keys that may go on: they move, scroll, zoom, rub out."""


def test_only_keys_that_move_go_on_while_they_are_held() -> None:
    assert held_keys(Cleaner()) == MOVING


def test_the_look_at_held_keys_sees_one_that_decides() -> None:
    class Careless(Cleaner):
        def _is_repeat(self, event: pygame.event.Event) -> bool:
            return event.key == pygame.K_RETURN and super()._is_repeat(event)

    assert pygame.K_u in held_keys(Careless()) - MOVING
