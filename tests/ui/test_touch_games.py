"""Whole games by fingers alone, and how much room a finger has for everything."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.moments_support import decide, moments, questions
from tests.ui.pages_support import PAGES, fill_profile
from tests.ui.touch_support import Hand
from zombiegames.games import GAMES
from zombiegames.ui import touch
from zombiegames.ui.kit.signs import KEYS, SIGNS, TOUCH
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.touch import THICK, aim

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting
    from zombiegames.ui.kit.widget import Widget

pytestmark = [pytest.mark.whole, pytest.mark.usefixtures("_short_plans")]

SEED = "sunday"
DECISIONS = 2_000
"""Of a person in the longest game."""


@pytest.fixture(autouse=True)
def _keys_first() -> Iterator[None]:
    SIGNS.device = KEYS
    yield
    SIGNS.device = KEYS


class Player(Hand):
    """Somebody who has nothing but fingers."""

    @property
    def scene(self) -> Any:
        return self.sitting.app.stack.top

    def take(self, key: str) -> None:
        """Tap a widget, where it lies before all others."""
        widget = next(w for w in self.scene.focus.widgets if w.key == key)
        self.tap(point_on(self.scene.focus, widget))

    def pinch(self) -> None:
        """Draw two fingers together on the map."""
        x, y = self.sitting.table.places.window.center  # type: ignore[attr-defined]
        self.down((x - 90, y), 0)
        self.down((x + 90, y), 1)
        for n in range(1, 9):
            self.move((x - 90 + 6 * n, y), 0)
            self.move((x + 90 - 6 * n, y), 1)
        self.up((x - 42, y), 0)
        self.up((x + 42, y), 1)
        self.sitting.tick()


def point_on(focus: Any, widget: Widget) -> tuple[int, int]:
    """Find a point where a widget is met, in its middle if that is free."""
    rect = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
    for fx, fy in ((4, 4), (4, 2), (2, 4), (6, 2), (1, 4), (4, 7), (1, 1), (7, 7), (1, 7)):
        pos = (rect.x + rect.w * fx // 8, rect.y + rect.h * fy // 8)
        if focus.top(pos) is widget:
            return pos
    raise AssertionError(f"{widget.key} cannot be met")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_fingers_alone(sitting: Sitting, game: str) -> None:
    """From the menu to the result, and back to the menu."""
    app = sitting.app
    app.start(Menu())
    player = Player(sitting)
    player.take(f"game {game}")
    setup = app.stack.top
    assert isinstance(setup, Setup)
    setup.draft.seed = SEED
    player.take("start")
    sitting.table = table = app.stack.top  # type: ignore[assignment]
    rng = Random(1)
    for _ in range(DECISIONS):
        _wait(player)
        if isinstance(app.stack.top, Result):
            break
        decide(player, rng, _key_of, lambda: _press_main(player))
    assert isinstance(app.stack.top, Result)
    assert SIGNS.device == TOUCH
    assert table.course.over
    player.take("menu")
    assert isinstance(app.stack.top, Menu)


def _wait(player: Player, most: int = 4000) -> None:
    """Let time pass until a person may act; what else comes up is answered as it proposes."""
    table: Any = player.sitting.table
    for _ in range(most):
        top = player.scene
        if isinstance(top, Result) or (top is table and top.can_act):
            return
        if top is table:
            player.sitting.app.stack.update(0.2)
        else:
            player.tap(point_on(top.focus, top.focus.default))
    raise AssertionError("nobody may act")


def _key_of(player: Player, click: Any) -> str:
    """Find what stands for a click; a tile is turned, a map brought into sight."""
    table: Any = player.sitting.table
    for _ in range(12):
        for widget in reversed(table.focus.widgets):
            means = getattr(widget, "means", ())
            if widget.key == f"button {click[1]}" or table.choice.meant(means) == click:
                return str(widget.key)
        there = getattr(table, "placing", False) and [
            spot for spot in table.spots if spot.name == click[:3]
        ]
        if there:
            player.tap(table.places.drawn.center)
        else:
            player.pinch()
    raise AssertionError(f"nothing stands for {click}")


def _press_main(player: Player) -> None:
    """Tap the main button."""
    table: Any = player.sitting.table
    player.tap(point_on(table.focus, table.buttons.main))


# -- room for a finger ---------------------------------------------------------------------

SMALLER = {
    "square": "a square of the map is as large as the map is near, and two fingers bring it nearer",
    "tool": "four in a column, 42 units from each other; two fingers and a drag do the same",
    "hand": "a long hand lies over itself; a finger glides along it and takes the card it ends on",
    "grave": "a pile shows the edges of its cards, along which a finger glides as well",
}
"""Zone → why a finger has less room for what lies in it."""

COVERED = {
    "laid": "the felt lies over the cards of a trick, and takes what is played on them",
    "horde": "cards that were drawn lie over it, until it is said what becomes of them",
}
"""Zone → why a finger may have none."""

LEAST = 19
"""Units that even they have."""


def room(focus: Any, widget: Widget) -> int:
    """Measure how many pixels, across or up and down, a finger has that shall meet a widget."""
    seen = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
    most = 0
    for fx, fy in ((2, 2), (1, 2), (3, 2), (2, 1), (2, 3), (1, 1), (3, 3), (1, 3), (3, 1)):
        start = (seen.x + seen.w * fx // 4, seen.y + seen.h * fy // 4)
        if focus.top(start) is not widget:
            continue
        spans = [1, 1]
        for axis, (dx, dy) in ((0, (1, 0)), (0, (-1, 0)), (1, (0, 1)), (1, (0, -1))):
            pos = (start[0] + dx, start[1] + dy)
            while spans[axis] < THICK and focus.top(aim(focus, pos)) is widget:
                spans[axis] += 1
                pos = (pos[0] + dx, pos[1] + dy)
        most = max(most, min(spans))
    return most


def tight(scene: Any) -> list[str]:
    """Name what a finger has too little room for."""
    focus = scene.focus
    found = []
    for widget in focus.widgets:
        inside = widget.clip is None or widget.rect.clip(widget.clip)
        if widget.visible and widget.focusable and inside:
            zone, most = widget.zone, room(focus, widget)
            least = 0 if zone in COVERED else LEAST if zone in SMALLER else THICK
            if most < least:
                found.append(f"{widget.key}: {most}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_room_for_a_finger(sitting: Sitting, name: str) -> None:
    fill_profile(sitting.app)
    PAGES[name](sitting.app)
    assert tight(sitting.app.stack.top) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_room_for_a_finger(sitting: Sitting, game: str) -> None:
    """Whatever it asks."""
    looked_at = 0
    for _ in questions(sitting, game, decisions=100):
        assert tight(sitting.table) == []
        looked_at += 1
    assert looked_at > 1


def test_what_is_too_small_is_seen(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    next(moments(sitting, "zombiaki"))
    assert tight(sitting.table) == []
    monkeypatch.setattr(touch, "THICK", 10)
    icons = [w for w in sitting.table.focus.widgets if isinstance(w, Button) and w.kind == "icon"]
    assert len(tight(sitting.table)) >= len(icons) > 0
