"""What takes longer than a tenth of a second says so first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.ui.pages_support import (
    PAGES,
    a_match,
    click,
    fill_profile,
    open_app,
    pixels,
    tap_key,
    widget,
)
from zombiegames.core.match import Match
from zombiegames.ui import tables
from zombiegames.ui.app import App
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.saves import SavesPage


def _press(name: str) -> Callable[[App], None]:
    return lambda app: click(app, widget(app, name).rect.center)


def _row(app: App) -> None:
    app.stack.top.focus.focus(widget(app, "list"))  # type: ignore[attr-defined]
    tap_key(app, pygame.K_RETURN)


def _drop(app: App) -> None:
    entry = next(entry for entry in app.saves.entries() if not entry.auto)
    app.dispatch([pygame.event.Event(pygame.DROPFILE, file=str(entry.path))])


def _f11(app: App) -> None:
    tap_key(app, pygame.K_F11)


WAYS: dict[str, tuple[Callable[[App], None], Callable[[App], None], str]] = {
    "a new game": (PAGES["setup"], _press("start"), "table"),
    "once more": (PAGES["result"], _press("rematch"), "table"),
    "going on": (lambda app: app.start(Menu()), _press("continue"), "load"),
    "a save": (lambda app: app.start(SavesPage()), _row, "load"),
    "a file let go": (PAGES["setup"], _drop, "load"),
    "full screen": (PAGES["setup"], _f11, "layout"),
    "full screen at a table": (lambda app: app.start(app.open_match(a_match())), _f11, "layout"),
}
"""What takes a moment: where it begins, what begins it, what takes the time."""


def order(monkeypatch: pytest.MonkeyPatch, app: App, begin: Callable[[App], None]) -> list[str]:
    """Begin something; what was shown and done, in that order."""
    seen: list[str] = []

    def watch(name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def spy(*given: Any, **named: Any) -> Any:
            seen.append(name)
            return act(*given, **named)

        return spy

    with monkeypatch.context() as patch:
        patch.setattr(app.window, "show", watch("shown", app.window.show))
        patch.setattr(Match, "follow", watch("load", Match.follow))
        made = {
            name: entry._replace(lay=watch("table", entry.lay))
            for name, entry in tables.TABLES.items()
        }
        patch.setattr(tables, "TABLES", made)
        patch.setattr(app.stack, "layout", watch("layout", app.stack.layout))
        begin(app)
    return seen


@pytest.mark.parametrize("way", WAYS)
def test_what_takes_a_moment_says_so_first(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    show, begin, work = WAYS[way]
    app = open_app()
    fill_profile(app)
    show(app)
    app.draw()
    seen = order(monkeypatch, app, begin)
    assert work in seen
    assert "shown" in seen[: seen.index(work)]


@pytest.mark.parametrize("way", WAYS)
def test_what_says_nothing_is_seen(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    show, begin, work = WAYS[way]
    app = open_app()
    fill_profile(app)
    show(app)
    app.draw()
    monkeypatch.setattr(app, "one_moment", lambda: None)
    seen = order(monkeypatch, app, begin)
    assert "shown" not in seen[: seen.index(work)]


def test_the_words_are_seen_and_go_again() -> None:
    app = open_app()
    PAGES["setup"](app)
    before = pixels(app)
    app.one_moment()
    shown = pygame.image.tobytes(app.window.canvas, "RGB")
    assert shown != before
    app.draw_changes()
    assert pygame.image.tobytes(app.window.canvas, "RGB") == before


def test_a_game_that_goes_on_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    match = a_match(80)
    text = match.save()
    loads: list[str] = []
    load = Match.load
    monkeypatch.setattr(Match, "load", lambda *given: (loads.append("load"), load(*given))[1])
    applied: list[object] = []
    real = Match._apply
    monkeypatch.setattr(Match, "_apply", lambda *given: (applied.append(given), real(*given))[1])
    again = Match.load(text, app.games)
    scene: Any = app.open_match(again)
    app.start(scene)
    assert len(loads) == 1
    assert len(applied) == len(match)
    assert [deed.number for deed in again.deeds] == list(range(len(match)))
    assert scene.log_lines()
