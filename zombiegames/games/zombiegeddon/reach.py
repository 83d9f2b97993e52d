"""Who can still get what: the reach of a player, and whether alternation goes on (ZG-40, ZG-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.discs import PAWNS

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland


def footing(state: Wasteland, seat: Seat) -> int:
    """Give the mask of the cells on which a seat's pawns stand."""
    bit = state.board.bit
    mask = 0
    for cell in state.pawns_of(seat):
        if cell >= 0:
            mask |= bit[cell]
    return mask


def region(state: Wasteland, seat: Seat) -> int:
    """Give the mask of all cells in a seat's reach, with pawns and without.

    Joined to one of its pawns by discs and shelters; pawns do not cut. Enemies cut unless the
    seat holds a weapon, stands on one, or has one in reach without an enemy.
    """
    start = footing(state, seat)
    peaceful = state.board.flood(start, state.passable & ~state.enemies, state.manholes)
    # Ruling: a weapon under a pawn is in reach too, as pawns do not cut.
    if state.armed[seat] or peaceful & state.weapons:
        return state.board.flood(peaceful, state.passable, state.manholes)
    return peaceful


def in_reach(state: Wasteland, seat: Seat) -> int:
    """Give the mask of the discs without a pawn in a seat's reach."""
    free = state.ordinary ^ state.blocked
    return region(state, seat) & free if free else 0


def has_reach(state: Wasteland, seat: Seat) -> bool:
    """Whether a disc without a pawn is in a seat's reach."""
    beside = (state.ordinary ^ state.blocked) & ~state.enemies
    near = state.board.near
    for cell in state.pawns_of(seat):
        if cell >= 0 and near[cell] & beside:
            return True
    return in_reach(state, seat) > 0


def shares(state: Wasteland) -> list[int] | None:
    """Give each seat's discs in reach, as masks; None while two seats share one.

    All seats spread at once, round enemies first: in most positions two of them meet at a disc
    after a step or two.
    """
    free = state.ordinary ^ state.blocked
    if not free:
        return [0] * state.players
    # What lies beside the pawns mostly decides it.
    near = state.board.near
    peaceful = state.passable & ~state.enemies
    beside = free & peaceful
    pawns = state.pawns
    seen = 0
    for base in range(0, state.players * PAWNS, PAWNS):
        mask = 0
        for cell in pawns[base : base + PAWNS]:
            if cell >= 0:
                mask |= near[cell]
        mask &= beside
        if seen & mask:
            return None
        seen |= mask
    spread = state.board.spread
    manholes = state.manholes
    starts = [footing(state, seat) for seat in range(state.players)]
    regions = starts[:]
    growing = [seat for seat, start in enumerate(starts) if start]
    if len(growing) > 1:
        while growing:
            still = []
            for seat in growing:
                old = regions[seat]
                if old & manholes:
                    old |= manholes
                new = spread(old) & peaceful | starts[seat]
                if new != regions[seat]:
                    regions[seat] = new
                    still.append(seat)
            seen = 0
            for mask in regions:
                found = mask & free
                if seen & found:
                    return None
                seen |= found
            growing = still
    else:
        for seat in growing:
            regions[seat] = state.board.flood(starts[seat], peaceful, manholes)
    seen = 0
    for seat, peace in enumerate(regions):
        fights = peace and (state.armed[seat] or peace & state.weapons)
        found = state.board.flood(peace, state.passable, manholes) if fights else peace
        found &= free
        if seen & found:
            return None
        seen |= found
        regions[seat] = found
    return regions
