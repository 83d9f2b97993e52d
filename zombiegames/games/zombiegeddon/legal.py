"""Where a pawn may go, and what else the seat to act may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.actions import DONE, PASS, REMOVALS
from zombiegames.games.zombiegeddon.discs import PAWNS
from zombiegames.games.zombiegeddon.terms import ALONE

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import AnyAction
    from zombiegames.games.zombiegeddon.state import Wasteland


def stops(state: Wasteland, seat: Seat) -> int:
    """Give the mask of the cells on which a pawn of a seat may stop, wherever it comes from.

    ZG-10, ZG-11, ZG-12: discs without a pawn, shelters, manholes. ZG-14: enemies with a weapon.
    """
    free = state.passable ^ state.blocked
    return free if state.armed[seat] else free & ~state.enemies


def through(state: Wasteland, seat: Seat, cell: int) -> int:
    """Give the mask of the other pawns' cells beside ``cell`` that may be passed through.

    ZG-13: the same pawn must be able to stop beyond; ``cell`` itself is then empty if it held an
    ordinary disc, and a weapon there then in the hand.
    """
    board = state.board
    armed = state.armed[seat]
    taken = board.near[cell] & state.blocked
    if not armed:
        taken &= ~state.enemies
    found = 0
    if taken:
        free = state.passable ^ state.blocked
        fetched = 1 if board.bit[cell] & state.weapons else 0
        while taken:
            low = taken & -taken
            taken ^= low
            beyond = board.near[board.cell_at[low]] & free
            if armed + fetched == (1 if low & state.enemies else 0):
                beyond &= ~state.enemies
            if beyond:
                found |= low
    return found


def legal_actions(state: Wasteland) -> list[AnyAction]:
    """List what the seat to act may do: by pawn's cell the steps, then the removal."""
    seat = state.actor
    board = state.board
    near = board.near
    free = state.passable ^ state.blocked
    if not state.armed[seat]:
        free &= ~state.enemies
    if state.passing >= 0:
        cell = state.pawns[state.passing]
        return list(board.steps(cell, near[cell] & free))
    blocked = state.blocked if state.left == 2 else 0
    known = board.known_moves
    jumps = state.jumps
    legal: list[AnyAction] = []
    stuck = True
    last = -1
    base = seat * PAWNS
    for cell in sorted(state.pawns[base : base + PAWNS]):
        if cell == last:
            continue
        last = cell
        around = near[cell]
        targets = around & free
        if around & blocked:
            targets |= through(state, seat, cell)
        if targets:
            stuck = False
        # ZG-12: a manhole leads to all others. Ruling: to one beside it by a plain step.
        if cell in jumps:
            if jumps[cell]:
                stuck = False
            legal += board.steps(cell, targets)
            legal += jumps[cell]
            legal.append(REMOVALS[cell])
        else:
            legal += known[cell].get(targets) or board.moves(cell, targets)
    if state.prompt == ALONE:
        legal.append(DONE)
    elif stuck:
        # ZG-04: nothing but removals.
        legal.append(PASS)
    return legal
