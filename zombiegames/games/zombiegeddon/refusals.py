"""What could be pointed at, and the rule that forbids what is not offered.

The language tables explain each answer as ``zombiegeddon.why.<rule>.<detail>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombiegeddon import actions, terms
from zombiegames.games.zombiegeddon.discs import RED, WHITE
from zombiegames.games.zombiegeddon.setup import walled_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.action import Action
    from zombiegames.games.zombiegeddon.state import Wasteland


def conceivable(state: Wasteland) -> Iterator[actions.AnyAction]:
    """Give every step of an own pawn to any cell, every removal, and what ends a turn."""
    if state.actor < 0:
        return
    for origin in sorted({cell for cell in state.pawns_of(state.actor) if cell >= 0}):
        steps = actions.STEPS[origin]
        for to in actions.CELLS:
            if to != origin:
                yield steps[to]
    yield from actions.REMOVALS
    yield actions.PASS
    yield actions.DONE


def refusal(state: Wasteland, action: Action) -> str:
    """Find the rule that forbids an action that is not offered."""
    if state.prompt == terms.END:
        return "ZG-51/over"
    if isinstance(action, actions.DrawSeats):
        return "ZG-02/not_an_order" if state.prompt == terms.SEATS else "ZG-02/drawn"
    if state.prompt == terms.SEATS:
        return "ZG-02/draw_first"
    if isinstance(action, actions.Scatter):
        return _of_scatter(state, action)
    if state.prompt == terms.SCATTER:
        return "ZG-01/scatter_first"
    if isinstance(action, actions.Step):
        return _of_step(state, action)
    if state.passing >= 0:
        return "ZG-13/must_step"
    if isinstance(action, actions.Remove):
        if action.cell < 0:
            return "ZG-15/no_cell"
        return "ZG-15/not_yours" if action.cell in state.pawns else "ZG-15/no_pawn"
    if isinstance(action, actions.Pass):
        return "ZG-41/say_done" if state.prompt == terms.ALONE else "ZG-04/must_act"
    return "ZG-41/not_alone"


def _of_scatter(state: Wasteland, action: actions.Scatter) -> str:
    if state.prompt != terms.SCATTER:
        return "ZG-01/laid_out"
    half = len(state.closings) + 1
    if action.half != half:
        return "ZG-01/other_half"
    if not is_order_of(action.discs, RED if half == 1 else WHITE):
        return "ZG-01/not_the_discs"
    if half == 1 and walled_in(state.board, action.discs):
        return "ZG-01/walled_in"
    return ""


def _of_step(state: Wasteland, action: actions.Step) -> str:
    origin, to, _ = action
    if origin < 0 or to < 0:
        return "ZG-10/no_cell"
    if origin not in state.pawns_of(state.actor):
        return "ZG-10/not_yours" if origin in state.pawns else "ZG-10/no_pawn"
    if state.passing >= 0 and state.pawns[state.passing] != origin:
        return "ZG-13/must_step"
    if origin == to:
        return "ZG-10/stay"
    here, goal = state.board.bit[origin], state.board.bit[to]
    if not state.board.near[origin] & goal:
        if here & state.manholes:
            return "ZG-12/to_manhole"
        return "ZG-12/from_manhole" if goal & state.manholes else "ZG-10/adjacent"
    if not goal & state.passable:
        return "ZG-10/empty" if state.discs[to] < 0 else "ZG-10/barricade"
    if goal & state.enemies and not state.armed[state.actor]:
        return "ZG-14/under_pawn" if here & state.weapons else "ZG-14/no_weapon"
    # A pawn stands there.
    if state.passing >= 0:
        return "ZG-13/must_stop"
    return "ZG-13/last_action" if state.left < 2 else "ZG-13/no_way_on"
