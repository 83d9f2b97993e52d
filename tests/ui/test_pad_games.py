"""Whole games by a pad alone, and the way to everything that can have the keys."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import click_something, decide, moments
from tests.ui.pad_support import MOST, Thumb, routes
from tests.ui.pages_support import PAGES, fill_profile
from tests.ui.test_film import calm, watch
from tests.ui.zombiegeddon_support import sit_at as sit_down
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.board import CELLS
from zombiegames.games.zombiegeddon.discs import ALL_SHELTERS
from zombiegames.ui.kit.dialogs import Shortcuts
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Pop
from zombiegames.ui.kit.signs import PAD, SIGNS
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.watch.film import Film

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting
    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.widget import Widget

pytestmark = [pytest.mark.whole, pytest.mark.usefixtures("_short_plans")]

SEED = "sunday"
DECISIONS = 2_000
"""Of a person in the longest game."""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_a_pad_alone(sittings: Any, game: str, size: tuple[int, int]) -> None:
    """From the menu to the result, and on to looking back at it."""
    sitting = sittings(size=size)
    app = sitting.app
    app.start(Menu())
    thumb = Thumb(sitting)
    thumb.take(f"game {game}")
    setup = app.stack.top
    assert isinstance(setup, Setup)
    setup.draft.seed = SEED
    thumb.take("start")
    table = sitting.table = app.stack.top
    rng = Random(1)
    for _ in range(DECISIONS):
        _wait(thumb)
        if isinstance(app.stack.top, Result):
            break
        decide(thumb, rng, _key_of, lambda: thumb.press(pygame.CONTROLLER_BUTTON_X))
    assert isinstance(app.stack.top, Result)
    thumb.take("look_back")
    film: Any = app.stack.top
    assert film is not table
    course = film.course
    assert isinstance(course, Film)
    end = course.at
    thumb.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert course.at == end - 1
    thumb.press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert course.at < end - 1
    thumb.confirm()
    assert course.playing
    sheet = Shortcuts()
    sheet.app = app
    assert (SIGNS.shoulders, tr("table.film.turns")) in sheet.rows()
    assert len({cap for cap, _ in sheet.rows()}) == len(sheet.rows())
    thumb.press(pygame.CONTROLLER_BUTTON_START)
    thumb.take("menu")
    assert isinstance(app.stack.top, Menu)
    assert thumb.farthest <= MOST
    assert SIGNS.device == PAD


def _wait(thumb: Thumb, most: int = 4000) -> None:
    """Let time pass until a person may act; what else comes up is answered as it proposes."""
    sitting = thumb.sitting
    for _ in range(most):
        top: Any = thumb.scene
        if isinstance(top, Result) or (top is sitting.table and top.can_act):
            return
        if top is sitting.table:
            sitting.app.stack.update(0.2)
        else:
            thumb.confirm()
    raise AssertionError("nobody may act")


def _key_of(thumb: Thumb, click: Any) -> str:
    """Find what stands for a click; a tile is turned, a map brought into sight."""
    table: Any = thumb.sitting.table
    for _ in range(8):
        for widget in reversed(table.focus.widgets):
            means = getattr(widget, "means", ())
            if widget.key == f"button {click[1]}" or table.choice.meant(means) == click:
                return str(widget.key)
        if table.placing:
            thumb.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        else:
            thumb.zoom_out()
    raise AssertionError(f"nothing stands for {click}")


PRESSED = {
    "south": pygame.CONTROLLER_BUTTON_A,
    "east": pygame.CONTROLLER_BUTTON_B,
    "west": pygame.CONTROLLER_BUTTON_X,
    "north": pygame.CONTROLLER_BUTTON_Y,
    "left": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "right": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "view": pygame.CONTROLLER_BUTTON_BACK,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "left_trigger": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
}
"""Place of a button → its number; of the trigger, that of its axis."""


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_a_film_names_what_a_button_does_there(sitting: Sitting, game: str) -> None:
    *_, match = moments(sitting, game)
    app, bar, thumb = sitting.app, watch(sitting, match), Thumb(sitting)
    course: Any = bar.film
    thumb.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    sheet = Shortcuts()
    sheet.app = app
    listed = {cap for row, _ in sheet.rows() for cap in row.split()}
    for place, number in PRESSED.items():
        bar._go(len(course.stops) // 2)
        calm(sitting)
        before = course.at, course.playing, app.stack.top
        if place == "left_trigger":
            thumb.lean(number, 1.0)
            thumb.lean(number, 0.0)
        else:
            thumb.press(number)
        after = course.at, course.playing, app.stack.top
        while app.stack.top is not bar.scene:
            app.stack.change(Pop())
        # What closes a page closes the list, too; nothing lies under the focus to be seen large.
        expected = place in ("east", "north") or before != after
        assert (SIGNS.of(place) in listed) == expected, place
    assert dict(sheet.rows())[SIGNS.of("left_trigger")] == "A step back"


# -- the way to everything -------------------------------------------------------------------

FEW = 5
"""Presses that lead to a manhole."""
POSITIONS = 20
"""Looked at, a table."""


def positions(sitting: Sitting, game: str) -> Iterator[Any]:
    """Sit down at moments of some games, with nothing chosen and with something."""
    count = 0
    for seed in range(POSITIONS):
        for _ in moments(sitting, game, often=5, seed=seed):
            table: Any = sitting.table
            if table.choice is None:
                continue
            yield table
            count += 1
            click_something(table)
            if table.choice.picker.started:
                yield table
                count += 1
            if count >= POSITIONS:
                return


def far(table: Any, most: int = MOST) -> set[str]:
    """Name what can have the keys and is more presses away than it may be."""
    table.focus.focus(None, ring=False)
    wanted = {w.key for w in table.focus.widgets if w.visible and w.focusable}
    return wanted - routes(table, wanted, most).keys()


def front(focus: Focus, pos: tuple[int, int]) -> Widget | None:
    """Give what is seen at a point: a place on the felt lies before the cards on it, unseen."""
    seen = [w for w in reversed(focus.widgets) if w.hit(pos)]
    return next((w for w in seen if w.key != "('felt',)"), seen[0] if seen else None)


def covered(focus: Focus) -> list[str]:
    """Name what can have the keys although nothing of it is to be seen."""
    found = []
    for widget in focus.widgets:
        if widget.visible and widget.focusable:
            rect = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
            grid = [(rect.x + rect.w * x // 8, rect.y + rect.h * y // 8)
                    for x in range(1, 8) for y in range(1, 8)]  # fmt: skip
            tops = {id(front(focus, pos)) for pos in grid}
            if id(widget) not in tops and not tops & {id(w) for w in getattr(widget, "group", ())}:
                found.append(widget.key)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_a_few_presses_away_and_in_sight(sitting: Sitting, game: str) -> None:
    reached = 0
    for table in positions(sitting, game):
        assert far(table) == set()
        assert covered(table.focus) == []
        reached += len(table.focus.widgets)
    assert reached > 20 * POSITIONS


def test_what_is_too_far_or_covered_is_seen(sitting: Sitting) -> None:
    next(moments(sitting, "zombiegeddon"))
    table: Any = sitting.table
    assert far(table, most=2)
    assert not far(table)
    cell, other = [spot for spot in table.spots if spot.focusable][:2]
    cell.rect = other.rect.copy()
    assert len(covered(table.focus)) == 1


@pytest.mark.parametrize("name", PAGES)
def test_everything_on_a_page_is_a_few_presses_away(sitting: Sitting, name: str) -> None:
    fill_profile(sitting.app)
    PAGES[name](sitting.app)
    page: Any = sitting.app.stack.top
    assert far(page) == set()


def test_every_linked_manhole_is_a_few_presses_away(sitting: Sitting) -> None:
    """From the pawn that dives: what does not glow is passed over."""
    free = [name for n, name in enumerate(CELL_NAMES) if n not in ALL_SHELTERS]
    rng, farthest = Random(5), 0
    for _ in range(10):
        start, *others = rng.sample(free, 8)
        holes = dict.fromkeys(others, "manhole")
        table = sit_down(sitting, **{start: "manhole + pawn 0"}, **holes, rest="all")
        spot = sitting.spot(("cell", CELL_NAMES.index(start)))
        table.focus.focus(spot)
        table.pointer.spot_clicked(spot)
        sitting.tick()
        goals = {str(("cell", CELL_NAMES.index(name))) for name in others}
        ways = routes(table, goals)
        assert goals <= ways.keys()
        farthest = max(farthest, *(len(ways[goal]) for goal in goals))
    assert 1 < farthest <= FEW


def test_as_many_steps_down_as_up_lead_back(sitting: Sitting) -> None:
    """Also on hexagons, whose rows are shifted against each other."""
    next(moments(sitting, "zombiegeddon"))
    focus = sitting.table.focus
    cells = [spot for spot in sitting.table.spots if spot.name[0] == "cell"]
    assert len(cells) == len(CELLS)
    for cell in cells:
        cell.focusable = True
    rng = Random(3)
    farthest = 0
    for _ in range(100):
        start = rng.choice(cells)
        focus.focus(start)
        way, back = rng.choice([((0, -1), (0, 1)), ((0, 1), (0, -1))])
        steps = sum(focus.toward(*way) for _ in range(rng.randrange(1, 11)))
        farthest = max(farthest, steps)
        for _ in range(steps):
            focus.toward(*back)
        assert focus.current is start
    assert farthest > 7
