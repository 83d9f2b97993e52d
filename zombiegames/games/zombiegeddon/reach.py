"""Who can still get what: the reach of a player, and whether alternation goes on (ZG-40, ZG-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.discs import SHELTERS

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland


def footing(land: Wasteland, seat: Seat) -> int:
    """Give the mask of the cells on which a seat's pawns stand."""
    bit = land.board.bit
    mask = 0
    for cell in land.pawns[seat * SHELTERS : seat * SHELTERS + SHELTERS]:
        if cell >= 0:
            mask |= bit[cell]
    return mask


def region(land: Wasteland, seat: Seat) -> int:
    """Give the mask of all cells in a seat's reach, with pawns and without.

    Joined to one of its pawns by discs and shelters; pawns do not cut. Enemies cut unless the
    seat holds a weapon, stands on one, or has one in reach without an enemy.
    """
    start = footing(land, seat)
    peaceful = land.board.flood(start, land.passable & ~land.enemies, land.manholes)
    # Ruling: a weapon under a pawn is in reach too, as pawns do not cut.
    if land.armed[seat] or peaceful & land.weapons:
        return land.board.flood(peaceful, land.passable, land.manholes)
    return peaceful


def in_reach(land: Wasteland, seat: Seat) -> int:
    """Give the mask of the discs without a pawn in a seat's reach."""
    free = land.ordinary ^ land.blocked
    return region(land, seat) & free if free else 0


def has_reach(land: Wasteland, seat: Seat) -> bool:
    """Whether a disc without a pawn is in a seat's reach."""
    beside = (land.ordinary ^ land.blocked) & ~land.enemies
    near = land.board.near
    for cell in land.pawns[seat * SHELTERS : seat * SHELTERS + SHELTERS]:
        if cell >= 0 and near[cell] & beside:
            return True
    return in_reach(land, seat) > 0


def shares(land: Wasteland) -> list[int] | None:
    """Give each seat's discs in reach, as masks; None while two seats share one.

    All seats spread at once, round enemies first: in most positions two of them meet at a disc
    after a step or two.
    """
    free = land.ordinary ^ land.blocked
    if not free:
        return [0] * land.players
    # What lies beside the pawns mostly decides it.
    near = land.board.near
    peaceful = land.passable & ~land.enemies
    beside = free & peaceful
    pawns = land.pawns
    seen = 0
    for base in range(0, land.players * SHELTERS, SHELTERS):
        mask = 0
        for cell in pawns[base : base + SHELTERS]:
            if cell >= 0:
                mask |= near[cell]
        mask &= beside
        if seen & mask:
            return None
        seen |= mask
    spread = land.board.spread
    manholes = land.manholes
    starts = [footing(land, seat) for seat in range(land.players)]
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
            regions[seat] = land.board.flood(starts[seat], peaceful, manholes)
    seen = 0
    for seat, peace in enumerate(regions):
        fights = peace and (land.armed[seat] or peace & land.weapons)
        found = land.board.flood(peace, land.passable, manholes) if fights else peace
        found &= free
        if seen & found:
            return None
        seen |= found
        regions[seat] = found
    return regions
