"""Amulet (ZF-C01): leap to a square of a tile beside the own one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import UseAt
from zombiegames.games.zombies4.fight import put_pawn
from zombiegames.games.zombies4.tiles import TILE_OF

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Leap to any square of the tiles beside."""
    if state.at[seat] < 0:
        return []
    return [
        UseAt(kind, square)
        for tile in state.land.beside(TILE_OF[state.at[seat]])
        for square in state.land.squares(tile)
    ]


def refusal(state: Woods, seat: int, action: UseAt) -> str:
    """Tell why one cannot leap there."""
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    square = action.square
    if square < 0 or TILE_OF[square] not in state.land.beside(TILE_OF[state.at[seat]]):
        return "ZF-C01/adjacent"
    return "ZF-56/unusable"


def effect(state: Woods, seat: int, action: UseAt) -> None:
    """Leap."""
    put_pawn(state, seat, action.square, "amulet")
