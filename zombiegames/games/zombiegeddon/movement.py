"""What a pawn takes, costs and delivers on its way; turns are counted in ``turn``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon import events
from zombiegames.games.zombiegeddon.discs import KIND_OF, PAWNS, WEAPON

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import Remove, Step
    from zombiegames.games.zombiegeddon.state import Wasteland


def step(state: Wasteland, action: Step) -> None:
    """Move a pawn, with all it takes, costs and delivers."""
    seat, (origin, to, _) = state.actor, action
    board = state.board
    here, goal = board.bit[origin], board.bit[to]
    pawn = state.passing
    onward = pawn >= 0
    if onward:
        state.passing = -1
    else:
        pawn = state.pawns.index(origin, seat * PAWNS, seat * PAWNS + PAWNS)
    # ZG-14: paid before the disc under the pawn is taken.
    if goal & state.enemies:
        spend(state, seat, to)
    state.pawns[pawn] = to
    if state.listening:
        near = "through" if goal & state.blocked else "step"
        way = near if board.near[origin] & goal else "jump"
        state.emit(events.PawnMoved(seat, pawn, origin, to, way))
    # ZG-21: not the disc under a pawn passed through.
    if here & state.ordinary and not onward:
        take(state, seat, origin, "step")
    if goal & state.ordinary:
        if goal & state.blocked:
            state.passing = pawn
        else:
            state.blocked |= goal
    elif goal & board.targets[state.half] and not state.tokens[seat] & goal:
        deliver(state, seat, to)


def remove(state: Wasteland, action: Remove) -> None:
    """Take a pawn off the board (ZG-15), with the disc under it."""
    seat, cell = state.actor, action.cell
    pawn = state.pawns.index(cell, seat * PAWNS, seat * PAWNS + PAWNS)
    lift(state, pawn, "removal")


def lift(state: Wasteland, pawn: int, why: str) -> None:
    """Take a pawn off the board; its owner takes an ordinary disc under it (ZG-20)."""
    seat, cell = pawn // PAWNS, state.pawns[pawn]
    state.pawns[pawn] = -1
    if state.listening:
        state.emit(events.PawnRemoved(seat, pawn, cell, why))
    if state.board.bit[cell] & state.ordinary:
        take(state, seat, cell, why)


def take(state: Wasteland, seat: Seat, cell: int, why: str) -> None:
    """Take the disc of a cell that its pawn has left (ZG-20)."""
    here = state.board.bit[cell]
    disc = state.discs[cell]
    state.discs[cell] = -1
    state.piles[seat].append(disc)
    state.passable ^= here
    state.ordinary ^= here
    state.blocked ^= here
    if here & state.weapons:
        state.weapons ^= here
        state.armed[seat] += 1
    elif here & state.enemies:
        state.enemies ^= here
    state.fruitful = True
    if state.listening:
        state.emit(events.DiscTaken(seat, disc, cell, why))


def spend(state: Wasteland, seat: Seat, cell: int) -> None:
    """Pay a weapon for entering an enemy's cell; it leaves the game (ZG-14)."""
    pile = state.piles[seat]
    # Ruling: weapons are alike; the one held longest is paid.
    weapon = next(disc for disc in pile if KIND_OF[disc] == WEAPON)
    pile.remove(weapon)
    state.armed[seat] -= 1
    state.spent.append(weapon)
    if state.listening:
        state.emit(events.WeaponSpent(seat, weapon, state.discs[cell], cell))


def deliver(state: Wasteland, seat: Seat, cell: int) -> None:
    """Place a supply token on a target shelter (ZG-30)."""
    state.tokens[seat] |= state.board.bit[cell]
    state.fruitful = True
    if state.listening:
        left = PAWNS - state.tokens[seat].bit_count()
        state.emit(events.TokenPlaced(seat, cell, left))
