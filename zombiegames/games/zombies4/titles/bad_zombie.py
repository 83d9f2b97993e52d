"""Bad Zombie (ZF-C02): all dogs of the own tile move to a tile beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import task
from zombiegames.games.zombies4.actions import PlayTile
from zombiegames.games.zombies4.dogs import FOR_BAD_ZOMBIE, comes_nearer
from zombiegames.games.zombies4.seats import is_at
from zombiegames.games.zombies4.terms import ROOM
from zombiegames.games.zombies4.tiles import CABIN, TILE_OF

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Send the dogs to a tile beside where at least one finds room."""
    if not is_at(state, seat, "not-cabin"):
        return []
    tile = TILE_OF[state.at[seat]]
    if not any(TILE_OF[square] == tile for square in state.kennels):
        return []
    return [
        PlayTile(kind, other) for other in state.land.beside(tile) if takes_dogs(state, tile, other)
    ]


def takes_dogs(state: Woods, tile: int, other: int) -> bool:
    """Whether at least one dog of a tile finds room on another one."""
    free = [square for square in state.land.squares(other) if state.dogs[square] < ROOM]
    return any(
        not comes_nearer(state, origin, square)
        for origin in state.kennels
        if TILE_OF[origin] == tile
        for square in free
    )


def refusal(state: Woods, seat: int, action: PlayTile) -> str:
    """Tell why the dogs cannot be sent there."""
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    here = TILE_OF[state.at[seat]]
    if here == CABIN:
        return "ZF-C02/where"
    if action.tile not in state.land.beside(here):
        return "ZF-C02/adjacent"
    if all(TILE_OF[square] != here for square in state.kennels):
        return "ZF-C02/no_dogs"
    return "ZF-C02/no_room"


def effect(state: Woods, played: CardPlayed) -> None:
    """Ask where each dog goes.

    Ruling: the dogs of the own square leave first, then in the order of the squares.
    """
    here = state.at[played.seat]
    squares = [square for square in state.kennels if TILE_OF[square] == TILE_OF[here]]
    squares.sort(key=lambda square: (square != here, square))
    dogs = [square for square in squares for _ in range(state.dogs[square])]
    state.agenda.append(
        (task.ASK_PUT, played.seat, FOR_BAD_ZOMBIE, played.tile, 0, 0, len(dogs), *dogs)
    )
