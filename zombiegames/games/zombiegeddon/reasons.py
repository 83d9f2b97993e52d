"""Why something cannot be done: any action at all judged, with the rule that forbids it."""

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
    from zombiegames.games.zombiegeddon.rules import Wasteland

REASONS = (
    "ZG-01/laid_out",  # the discs lie on the board already
    "ZG-01/not_the_discs",  # a shuffle must hold exactly the discs of the half
    "ZG-01/other_half",  # the discs of the other half are laid out now
    "ZG-01/scatter_first",  # the discs are laid out first
    "ZG-01/walled_in",  # barricades all around a shelter: shuffle again
    "ZG-02/draw_first",  # the seats are drawn first
    "ZG-02/drawn",  # the seats are drawn already
    "ZG-02/not_an_order",  # no order of the seats that could be drawn
    "ZG-03/no_action",  # not something one can do in Zombiegeddon at all
    "ZG-04/must_act",  # both actions must be used while a step or jump is possible
    "ZG-10/adjacent",  # a step leads to a neighbouring cell
    "ZG-10/barricade",  # a barricade stands there
    "ZG-10/empty",  # the cell is empty
    "ZG-10/no_cell",  # no cell was named
    "ZG-10/no_pawn",  # no pawn stands there
    "ZG-10/not_yours",  # the pawn there is another player's
    "ZG-10/stay",  # the pawn stands there already
    "ZG-12/from_manhole",  # only from a manhole one jumps to a manhole
    "ZG-12/to_manhole",  # from a manhole one jumps to manholes only
    "ZG-13/last_action",  # a pawn stands there, and it is the last action
    "ZG-13/must_step",  # first the pawn on another's cell must step on
    "ZG-13/must_stop",  # a pawn stands there, and the second step must stop
    "ZG-13/no_way_on",  # a pawn stands there, and no second step is possible
    "ZG-14/no_weapon",  # an enemy is there, and no weapon is held
    "ZG-14/under_pawn",  # an enemy is there, and the weapon under the pawn does not count
    "ZG-15/no_cell",  # no cell was named
    "ZG-15/no_pawn",  # no pawn stands there to be removed
    "ZG-15/not_yours",  # the pawn there is another player's
    "ZG-41/not_alone",  # only who collects alone can be done
    "ZG-41/say_done",  # who collects alone says done instead of passing
    "ZG-51/over",  # the game is over
)
"""Every ``rule/detail`` there is; the remark says what the sentence has to tell.

The language tables explain each as ``zombiegeddon.why.<rule>.<detail>``.
"""


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
    """Judge an action; the answers are those of :data:`REASONS`."""
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
