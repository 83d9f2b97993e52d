"""What could be pointed at, and the rule that forbids what is not offered.

The language tables explain each answer as ``zombiegeddon.why.<rule>.<detail>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombiegeddon import terms
from zombiegames.games.zombiegeddon.actions import (
    CELLS,
    DONE,
    PASS,
    REMOVALS,
    STEPS,
    DrawSeats,
    Pass,
    Remove,
    Scatter,
    Step,
)
from zombiegames.games.zombiegeddon.discs import RED, SHELTERS, WHITE
from zombiegames.games.zombiegeddon.turn import walled_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombiegeddon.state import Wasteland


def _own_pawns(land: Wasteland) -> Sequence[int]:
    """Give the cells of the pawns of the seat to act, -1 for those off the board."""
    return land.pawns[land.actor * SHELTERS : land.actor * SHELTERS + SHELTERS]


def conceivable(land: Wasteland) -> Iterator[Action]:
    """Give every step of an own pawn to any cell, every removal, and what ends a turn."""
    if land.actor < 0:
        return
    for origin in sorted({cell for cell in _own_pawns(land) if cell >= 0}):
        steps = STEPS[origin]
        for to in CELLS:
            if to != origin:
                yield steps[to]
    yield from REMOVALS
    yield PASS
    yield DONE


def refusal(land: Wasteland, action: Action) -> str:
    """Find the rule that forbids an action that is not offered."""
    if land.prompt == terms.END:
        return "ZG-51/over"
    if isinstance(action, DrawSeats):
        return "ZG-02/not_an_order" if land.prompt == terms.SEATS else "ZG-02/drawn"
    if land.prompt == terms.SEATS:
        return "ZG-02/draw_first"
    if isinstance(action, Scatter):
        return _of_scatter(land, action)
    if land.prompt == terms.SCATTER:
        return "ZG-01/scatter_first"
    if isinstance(action, Step):
        return _of_step(land, action)
    if land.passing >= 0:
        return "ZG-13/must_step"
    if isinstance(action, Remove):
        if action.cell < 0:
            return "ZG-15/no_cell"
        return "ZG-15/not_yours" if action.cell in land.pawns else "ZG-15/no_pawn"
    if isinstance(action, Pass):
        return "ZG-41/say_done" if land.prompt == terms.ALONE else "ZG-04/must_act"
    return "ZG-41/not_alone"


def _of_scatter(land: Wasteland, action: Scatter) -> str:
    if land.prompt != terms.SCATTER:
        return "ZG-01/laid_out"
    half = len(land.closings) + 1
    if action.half != half:
        return "ZG-01/other_half"
    if not is_order_of(action.discs, RED if half == 1 else WHITE):
        return "ZG-01/not_the_discs"
    if half == 1 and walled_in(land.board, action.discs):
        return "ZG-01/walled_in"
    return ""


def _of_step(land: Wasteland, action: Step) -> str:
    origin, to, _ = action
    if origin < 0 or to < 0:
        return "ZG-10/no_cell"
    if origin not in _own_pawns(land):
        return "ZG-10/not_yours" if origin in land.pawns else "ZG-10/no_pawn"
    if land.passing >= 0 and land.pawns[land.passing] != origin:
        return "ZG-13/must_step"
    if origin == to:
        return "ZG-10/stay"
    here, goal = land.board.bit[origin], land.board.bit[to]
    if not land.board.near[origin] & goal:
        if here & land.manholes:
            return "ZG-12/to_manhole"
        return "ZG-12/from_manhole" if goal & land.manholes else "ZG-10/adjacent"
    if not goal & land.passable:
        return "ZG-10/empty" if land.discs[to] < 0 else "ZG-10/barricade"
    if goal & land.enemies and not land.armed[land.actor]:
        return "ZG-14/under_pawn" if here & land.weapons else "ZG-14/no_weapon"
    # A pawn stands there.
    if land.passing >= 0:
        return "ZG-13/must_stop"
    return "ZG-13/last_action" if land.left < 2 else "ZG-13/no_way_on"
