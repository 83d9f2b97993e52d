"""Clair Warlock, Talk to the Hand, Return to Sender: an opponent is put elsewhere.

ZF-C03 from beside a plain forest tile to that tile, ZF-C14 from the own tile to one beside it,
ZF-C19 from the Cabin's floor to its outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import PlayTo, UseTo
from zombiegames.games.zombies4.fight import put_pawn
from zombiegames.games.zombies4.seats import is_inside_cabin, on_the_map, opponents, unfit
from zombiegames.games.zombies4.tiles import CABIN, CELLS, IS_FOREST, TILE_OF, square_of

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods

# -- Clair Warlock ---------------------------------------------------------------------


def clair_choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Put anybody on a plain forest tile beside its own."""
    return [
        PlayTo(kind, other, square)
        for other in on_the_map(state, seat)
        for tile in state.land.beside(TILE_OF[state.at[other]])
        if IS_FOREST[tile]
        for square in state.land.squares(tile)
    ]


def clair_refusal(state: Woods, seat: int, action: PlayTo) -> str:
    """Tell why nobody can be put there."""
    why = unfit(state, seat, action.seat)
    if why:
        return why
    if not _is_beside(state, action):
        return "ZF-C03/adjacent"
    return "ZF-56/unusable" if IS_FOREST[TILE_OF[action.square]] else "ZF-C03/forest"


def clair_effect(state: Woods, played: CardPlayed) -> None:
    """Put the pawn there."""
    put_pawn(state, played.target, played.square, "clair-warlock")


def _is_beside(state: Woods, action: PlayTo) -> bool:
    """Whether the square is of a tile beside that of the pawn."""
    square = action.square
    return square >= 0 and TILE_OF[square] in state.land.beside(TILE_OF[state.at[action.seat]])


# -- Talk to the Hand ------------------------------------------------------------------


def talk_choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Put anybody from the own tile on a tile beside it."""
    if state.at[seat] < 0:
        return []
    tile = TILE_OF[state.at[seat]]
    targets = [o for o in on_the_map(state, seat) if TILE_OF[state.at[o]] == tile]
    if not targets:
        return []
    squares = [s for other in state.land.beside(tile) for s in state.land.squares(other)]
    return [PlayTo(kind, other, square) for other in targets for square in squares]


def talk_refusal(state: Woods, seat: int, action: PlayTo) -> str:
    """Tell why nobody can be put there."""
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    why = unfit(state, seat, action.seat)
    if why:
        return why
    if TILE_OF[state.at[action.seat]] != TILE_OF[state.at[seat]]:
        return "ZF-C14/same_tile"
    return "ZF-56/unusable" if _is_beside(state, action) else "ZF-C14/adjacent"


def talk_effect(state: Woods, played: CardPlayed) -> None:
    """Put the pawn there."""
    put_pawn(state, played.target, played.square, "talk-to-the-hand")


# -- Return to Sender ------------------------------------------------------------------


def sender_choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Put anybody from the Cabin's floor on its outside."""
    targets = [o for o in opponents(state, seat) if is_inside_cabin(state, o)]
    if not targets:
        return []
    first = square_of(CABIN, 0)
    outside = [s for s in range(first, first + CELLS) if state.land.ground[s] != "B"]
    return [UseTo(kind, other, square) for other in targets for square in outside]


def sender_refusal(state: Woods, seat: int, action: UseTo) -> str:
    """Tell why nobody can be put there."""
    why = unfit(state, seat, action.seat)
    if why:
        return why
    inside = is_inside_cabin(state, action.seat)
    return "ZF-C19/outside" if inside else "ZF-C19/not_inside"


def sender_effect(state: Woods, seat: int, action: UseTo) -> None:
    """Put the pawn there."""
    put_pawn(state, action.seat, action.square, "return-to-sender")
