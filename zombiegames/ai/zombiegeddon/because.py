"""Why an action is worth advising, in one sentence's key (``zombiegeddon.advice`` in the words)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombiegeddon.actions import Step
from zombiegames.games.zombiegeddon.discs import FAMILY_OF, KIND_OF, VALUE_OF
from zombiegames.games.zombiegeddon.legal import stops, through
from zombiegames.games.zombiegeddon.reach import in_reach
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ALONE

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

CUT_OFF = 4
"""Discs that another must lose for an action to be a cut."""
ALIKE = range(2, 5)
"""Provisions of a type that one more is worth saying so of: it counts more than the last."""


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Wasteland)
    world = view.clone()
    world.apply(action)
    if world.to_act() == OVER:
        outcome = world.outcome()
        if outcome is not None and outcome.returns[seat] == 1.0:
            return "wins"
    if not isinstance(action, Step):
        return str(action.kind)
    goal = view.board.bit[action.to]
    if goal & view.board.targets[view.half] & ~view.tokens[seat]:
        return "delivers-before" if view.half == 1 else "delivers-after"
    if view.prompt == ALONE:
        return "alone"
    return _of_step(view, world, seat, action) or None


def _of_step(view: Wasteland, world: Wasteland, seat: Seat, action: Step) -> str:
    """Name the most telling thing about a step among others; empty: nothing stands out."""
    board = view.board
    here, goal = board.bit[action.origin], board.bit[action.to]
    if world.half == view.half and world.closings == view.closings and _cuts(view, world, seat):
        return "cuts"
    if goal & view.blocked:
        return "through"
    disc = view.discs[action.to]
    if goal & view.enemies:
        return "fights"
    if _hemmed_in(view, seat, here, goal):
        return "escapes"
    family = FAMILY_OF[disc] if disc > 0 else ""
    held = [*view.piles[seat], *_under(view, seat)]
    alike = sum(KIND_OF[d] == KIND_OF[disc] for d in held)
    if family == "provision" and alike in ALIKE:
        return "provisions"
    fetches = here & view.weapons and goal & (view.manholes | board.shelters)
    # White enemies are still to come in the first half.
    if (family == "weapon" or fetches) and (view.enemies or view.half == 1):
        return "arms"
    if goal & view.ordinary and _wanted_by_others(view, seat, goal):
        return "first"
    if here & view.manholes and not board.near[action.origin] & goal:
        return "jumps"
    if _leads_on(view, seat, action):
        return "approaches"
    if family == "food" and VALUE_OF[disc] > 1:
        return "food"
    return "provisions-begun" if family == "provision" and alike < ALIKE.start else ""


def _under(view: Wasteland, seat: Seat) -> list[int]:
    cells = [cell for cell in view.pawns_of(seat) if cell >= 0]
    return [view.discs[cell] for cell in cells if view.discs[cell] > 0]


def _cuts(view: Wasteland, world: Wasteland, seat: Seat) -> bool:
    """Whether another seat can no longer reach many discs that this action leaves lying."""
    for other in range(view.players):
        if other != seat:
            lost = in_reach(view, other) & ~in_reach(world, other) & world.passable
            if (lost & ~world.blocked).bit_count() >= CUT_OFF:
                return True
    return False


def _hemmed_in(view: Wasteland, seat: Seat, here: int, goal: int) -> bool:
    """Whether a pawn leaves its last way out for a cell with more than one."""
    board = view.board
    if here & (view.manholes | board.shelters):
        return False
    free = stops(view, seat)
    cell = board.cell_at[here]
    near = board.near[cell] & free
    if through(view, seat, cell):
        return False
    onward = board.near[board.cell_at[goal]] & free
    return near.bit_count() == 1 and (onward.bit_count() > 1 or bool(goal & view.manholes))


def _wanted_by_others(view: Wasteland, seat: Seat, goal: int) -> bool:
    """Whether somebody else's pawn stands beside the cell and could enter it."""
    cell = view.board.cell_at[goal]
    return any(
        place >= 0 and view.board.near[cell] & view.board.bit[place] and stops(view, other) & goal
        for other in range(view.players)
        if other != seat
        for place in view.pawns_of(other)
    )


def _leads_on(view: Wasteland, seat: Seat, action: Step) -> bool:
    """Whether a shelter that still wants a token lies beside the goal, but not beside the start."""
    board = view.board
    wanted = board.targets[view.half] & ~view.tokens[seat]
    return bool(board.near[action.to] & wanted) and not board.near[action.origin] & wanted
