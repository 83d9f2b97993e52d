"""Where a pawn may go, and what it takes, costs and delivers on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiegeddon.actions import DONE, PASS, REMOVALS
from zombiegames.games.zombiegeddon.discs import KIND_OF, SHELTERS, WEAPON
from zombiegames.games.zombiegeddon.events import (
    DiscTaken,
    PawnMoved,
    PawnRemoved,
    TokenPlaced,
    WeaponSpent,
)
from zombiegames.games.zombiegeddon.terms import ALONE

if TYPE_CHECKING:
    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombiegeddon.state import Wasteland


def stops(land: Wasteland, seat: Seat) -> int:
    """Give the mask of the cells on which a pawn of a seat may stop, wherever it comes from.

    ZG-10, ZG-11, ZG-12: discs without a pawn, shelters, manholes. ZG-14: enemies with a weapon.
    """
    free = land.passable ^ land.blocked
    return free if land.armed[seat] else free & ~land.enemies


def through(land: Wasteland, seat: Seat, cell: int) -> int:
    """Give the mask of the other pawns' cells beside ``cell`` that may be passed through.

    ZG-13: the same pawn must be able to stop beyond; ``cell`` itself is then empty if it held an
    ordinary disc, and a weapon there then in the hand.
    """
    board = land.board
    armed = land.armed[seat]
    taken = board.near[cell] & land.blocked
    if not armed:
        taken &= ~land.enemies
    found = 0
    if taken:
        free = land.passable ^ land.blocked
        fetched = 1 if board.bit[cell] & land.weapons else 0
        while taken:
            low = taken & -taken
            taken ^= low
            beyond = board.near[board.cell_at[low]] & free
            if armed + fetched == (1 if low & land.enemies else 0):
                beyond &= ~land.enemies
            if beyond:
                found |= low
    return found


def legal_actions(land: Wasteland) -> list[Action]:
    """List what the seat to act may do: by pawn's cell the steps, then the removal."""
    seat = land.actor
    board = land.board
    near = board.near
    free = land.passable ^ land.blocked
    if not land.armed[seat]:
        free &= ~land.enemies
    if land.passing >= 0:
        cell = land.pawns[land.passing]
        return list(board.steps(cell, near[cell] & free))
    blocked = land.blocked if land.left == 2 else 0
    known = board.known_moves
    jumps = land.jumps
    legal: list[Action] = []
    stuck = True
    last = -1
    base = seat * SHELTERS
    for cell in sorted(land.pawns[base : base + SHELTERS]):
        if cell == last:
            continue
        last = cell
        around = near[cell]
        targets = around & free
        if around & blocked:
            targets |= through(land, seat, cell)
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
    if land.prompt == ALONE:
        legal.append(DONE)
    elif stuck:
        # ZG-04: nothing but removals.
        legal.append(PASS)
    return legal


def apply_step(land: Wasteland, action: Any) -> None:
    """Move a pawn, with all it takes, costs and delivers; turns are none of its business."""
    seat, (origin, to, _) = land.actor, action
    board = land.board
    here, goal = board.bit[origin], board.bit[to]
    pawn = land.passing
    onward = pawn >= 0
    if onward:
        land.passing = -1
    else:
        pawn = land.pawns.index(origin, seat * SHELTERS, seat * SHELTERS + SHELTERS)
    # ZG-14: paid before the disc under the pawn is taken.
    if goal & land.enemies:
        spend(land, seat, to)
    land.pawns[pawn] = to
    if land.listening:
        near = "through" if goal & land.blocked else "step"
        way = near if board.near[origin] & goal else "jump"
        land.emit(PawnMoved(seat, pawn, origin, to, way))
    # ZG-21: not the disc under a pawn passed through.
    if here & land.ordinary and not onward:
        take(land, seat, origin, "step")
    if goal & land.ordinary:
        if goal & land.blocked:
            land.passing = pawn
        else:
            land.blocked |= goal
    elif goal & board.targets[land.half] and not land.tokens[seat] & goal:
        deliver(land, seat, to)


def apply_remove(land: Wasteland, action: Any) -> None:
    """Take a pawn off the board (ZG-15), with the disc under it."""
    seat, cell = land.actor, action.cell
    pawn = land.pawns.index(cell, seat * SHELTERS, seat * SHELTERS + SHELTERS)
    lift(land, pawn, "removal")


def lift(land: Wasteland, pawn: int, why: str) -> None:
    """Take a pawn off the board; its owner takes an ordinary disc under it (ZG-20)."""
    seat, cell = pawn // SHELTERS, land.pawns[pawn]
    land.pawns[pawn] = -1
    if land.listening:
        land.emit(PawnRemoved(seat, pawn, cell, why))
    if land.board.bit[cell] & land.ordinary:
        take(land, seat, cell, why)


def take(land: Wasteland, seat: Seat, cell: int, why: str) -> None:
    """Take the disc of a cell that its pawn has left (ZG-20)."""
    here = land.board.bit[cell]
    disc = land.discs[cell]
    land.discs[cell] = -1
    land.piles[seat].append(disc)
    land.passable ^= here
    land.ordinary ^= here
    land.blocked ^= here
    if here & land.weapons:
        land.weapons ^= here
        land.armed[seat] += 1
    elif here & land.enemies:
        land.enemies ^= here
    land.fruitful = True
    if land.listening:
        land.emit(DiscTaken(seat, disc, cell, why))


def spend(land: Wasteland, seat: Seat, cell: int) -> None:
    """Pay a weapon for entering an enemy's cell; it leaves the game (ZG-14)."""
    pile = land.piles[seat]
    # Ruling: weapons are alike; the one held longest is paid.
    weapon = next(disc for disc in pile if KIND_OF[disc] == WEAPON)
    pile.remove(weapon)
    land.armed[seat] -= 1
    land.spent.append(weapon)
    if land.listening:
        land.emit(WeaponSpent(seat, weapon, land.discs[cell], cell))


def deliver(land: Wasteland, seat: Seat, cell: int) -> None:
    """Place a supply token on a target shelter (ZG-30)."""
    land.tokens[seat] |= land.board.bit[cell]
    land.fruitful = True
    if land.listening:
        left = SHELTERS - land.tokens[seat].bit_count()
        land.emit(TokenPlaced(seat, cell, left))
