"""Why something cannot be done: any action at all judged, with the rule that forbids it.

``refusals.py`` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombiegeddon.actions import CELLS, DONE, NOTATION, PASS, REMOVALS, STEPS
from zombiegames.games.zombiegeddon.discs import RED, SHELTERS, WHITE
from zombiegames.games.zombiegeddon.movement import can_step, own_cells, through
from zombiegames.games.zombiegeddon.terms import ALONE, END, SCATTER, SEATS
from zombiegames.games.zombiegeddon.turn import seatings, walled_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombiegeddon.state import Wasteland


def conceivable(land: Wasteland) -> Iterator[Action]:
    """Give every step of an own pawn to any cell, every removal, and what ends a turn."""
    if land.actor < 0:
        return
    for origin in own_cells(land, land.actor):
        steps = STEPS[origin]
        for to in CELLS:
            if to != origin:
                yield steps[to]
    yield from REMOVALS
    yield PASS
    yield DONE


def why_not(land: Wasteland, action: Action) -> str | None:
    """Judge an action; the answers are those of ``refusals.REASONS``."""
    if not NOTATION.is_action(action):
        return "ZG-03/no_action"
    if land.prompt == END:
        return "ZG-51/over"
    verb = action.kind
    if verb == "draw-seats":
        if land.prompt != SEATS:
            return "ZG-02/drawn"
        return None if action in seatings(land.players, land.house) else "ZG-02/not_an_order"
    if land.prompt == SEATS:
        return "ZG-02/draw_first"
    if verb == "scatter":
        return _scatter(land, action)
    if land.prompt == SCATTER:
        return "ZG-01/scatter_first"
    if verb == "step":
        return _step(land, action.origin, action.to)
    if verb == "remove":
        return _remove(land, action.cell)
    if land.passing >= 0:
        return "ZG-13/must_step"
    if verb == "pass":
        if land.prompt == ALONE:
            return "ZG-41/say_done"
        return "ZG-04/must_act" if can_step(land) else None
    return None if land.prompt == ALONE else "ZG-41/not_alone"


def _scatter(land: Wasteland, action: Any) -> str | None:
    if land.prompt != SCATTER:
        return "ZG-01/laid_out"
    half = len(land.closings) + 1
    if action.half != half:
        return "ZG-01/other_half"
    if not is_order_of(action.discs, RED if half == 1 else WHITE):
        return "ZG-01/not_the_discs"
    if half == 1 and walled_in(land.board, action.discs):
        return "ZG-01/walled_in"
    return None


def _stranger(land: Wasteland, rule: str, cell: int) -> str | None:
    """Judge a cell as that of a pawn of the seat to act."""
    if cell < 0:
        return f"{rule}/no_cell"
    base = land.actor * SHELTERS
    if cell in land.pawns[base : base + SHELTERS]:
        return None
    return f"{rule}/not_yours" if cell in land.pawns else f"{rule}/no_pawn"


def _step(land: Wasteland, origin: int, to: int) -> str | None:
    if to < 0:
        return "ZG-10/no_cell"
    stranger = _stranger(land, "ZG-10", origin)
    if stranger is not None:
        return stranger
    if land.passing >= 0 and land.pawns[land.passing] != origin:
        return "ZG-13/must_step"
    if origin == to:
        return "ZG-10/stay"
    board = land.board
    here, goal = board.bit[origin], board.bit[to]
    if not board.near[origin] & goal:
        if here & land.manholes:
            return None if goal & land.manholes else "ZG-12/to_manhole"
        return "ZG-12/from_manhole" if goal & land.manholes else "ZG-10/adjacent"
    if not goal & land.passable:
        return "ZG-10/empty" if land.discs[to] < 0 else "ZG-10/barricade"
    if goal & land.enemies and not land.armed[land.actor]:
        return "ZG-14/under_pawn" if here & land.weapons else "ZG-14/no_weapon"
    if goal & land.blocked:
        if land.passing >= 0:
            return "ZG-13/must_stop"
        if land.left < 2:
            return "ZG-13/last_action"
        if not goal & through(land, land.actor, origin):
            return "ZG-13/no_way_on"
    return None


def _remove(land: Wasteland, cell: int) -> str | None:
    if land.passing >= 0:
        return "ZG-13/must_step"
    return _stranger(land, "ZG-15", cell)
