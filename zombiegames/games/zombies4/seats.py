"""What one may ask about a player: the others, its cards in play, where its pawn stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import cards
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.tiles import ALTAR, BOATHOUSE, CABIN, CARS, TILE_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.games.zombies4.state import Woods


# -- the others ------------------------------------------------------------------------


def opponents(state: Woods, seat: int) -> Iterator[int]:
    """Give the other players, clockwise from the left."""
    for k in range(1, state.players):
        yield (seat + k) % state.players


def on_the_map(state: Woods, seat: int) -> Iterator[int]:
    """Give the other players whose pawn is on the map (ZF-31)."""
    return (other for other in opponents(state, seat) if state.at[other] >= 0)


def unfit(state: Woods, seat: int, target: int) -> str:
    """Tell why somebody cannot be the aim of a card that needs a place (ZF-31)."""
    if not 0 <= target < state.players:
        return "ZF-56/no_player"
    if target == seat:
        return "ZF-56/yourself"
    return "" if state.at[target] >= 0 else "ZF-31/off_map"


# -- cards in play ---------------------------------------------------------------------


def in_front(state: Woods, seat: int, kind: int) -> int:
    """Give the component of a card in play before a player, or -1."""
    for card in state.fronts[seat]:
        if KIND_OF[card] == kind:
            return card
    return -1


def has_title(state: Woods, seat: int, kind: int) -> bool:
    """Whether a player has a copy of a title in front (ZF-52)."""
    return any(KIND_OF[card] == kind for card in state.fronts[seat])


def pages_of(state: Woods, seat: int) -> int:
    """Count the pages in play before a player."""
    return sum(IS_PAGE[KIND_OF[card]] for card in state.fronts[seat])


# -- where a pawn stands ---------------------------------------------------------------


def is_at(state: Woods, seat: int, where: str) -> bool:
    """Whether a pawn stands where a card asks for (``Card.where``)."""
    if not where:
        return True
    square = state.at[seat]
    if square < 0:  # ZF-32: nothing that needs a place
        return False
    tile = TILE_OF[square]
    sign = state.land.ground[square]
    if where == "building":
        # ZF-53: inside a named building, the dock of the Boathouse included.
        return sign == "B" or (sign == "D" and tile == BOATHOUSE)
    if where == "cave":
        return sign == "C"
    if where == "cars":
        return tile == CARS
    if where == "altar":
        return tile == ALTAR
    if where == "not-cabin":
        return tile != CABIN
    if where == "dog":
        return state.dogs[square] > 0
    return True


def is_inside_cabin(state: Woods, seat: int) -> bool:
    """Whether a pawn stands on one of the Cabin's floor squares."""
    square = state.at[seat]
    return square >= 0 and TILE_OF[square] == CABIN and state.land.ground[square] == "B"


def is_up_a_tree(state: Woods, seat: int) -> bool:
    """Whether Monkeys are Funny keeps a pawn out of the fights of its square (ZF-C09)."""
    return (
        bool(state.fronts[seat])
        and state.land.ground[state.at[seat]] == "w"
        and in_front(state, seat, cards.MONKEYS) >= 0
    )
