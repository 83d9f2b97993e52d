"""Which cards a seat can play or use, and where (ZF-50 … ZF-56, ZF-C01 … ZF-C22).

For each kind one function lists the actions; ``why_not`` in ``reasons`` asks the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4.actions import (
    Cancel,
    Play,
    PlayOn,
    PlayPage,
    PlayTile,
    PlayTo,
    Use,
    UseAt,
    UseOn,
    UsePile,
    UseTo,
)
from zombiegames.games.zombies4.cards import (
    AMULET,
    BAD_ZOMBIE,
    CANCEL,
    CARDS,
    CLAIR,
    DOGGIE,
    FEVER,
    FRIENDS,
    GUN,
    HAND,
    IS_PAGE,
    KEY,
    KIND_OF,
    LOADED,
    LOST,
    MONKEYS,
    NEWSPAPER,
    NOT_RIGHT,
    PORTAL,
    REPELLENT,
    SENDER,
    SICKLE,
    SPEAR,
    TREES,
    TWIST,
)
from zombiegames.games.zombies4.dogs import comes_nearer
from zombiegames.games.zombies4.terms import MOST_HEALTH, ROOM
from zombiegames.games.zombies4.tiles import (
    ALTAR,
    BOATHOUSE,
    CABIN,
    CARS,
    CELLS,
    IS_FOREST,
    TILE_OF,
    square_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombies4.state import Woods

PLAY = tuple(Play(kind) for kind in range(len(CARDS)))
"""Prebuilt, by kind."""
USE = tuple(Use(kind) for kind in range(len(CARDS)))
"""Prebuilt, by kind."""
THE_CANCEL = Cancel()


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


def has_title(state: Woods, seat: int, kind: int) -> bool:
    """Whether a player has a copy of a title in front (ZF-52)."""
    return any(KIND_OF[card] == kind for card in state.fronts[seat])


def opponents(state: Woods, seat: int) -> Iterator[int]:
    """Give the other players, clockwise from the left."""
    for k in range(1, state.players):
        yield (seat + k) % state.players


def on_the_map(state: Woods, seat: int) -> Iterator[int]:
    """Give the other players whose pawn is on the map (ZF-31)."""
    return (other for other in opponents(state, seat) if state.at[other] >= 0)


# -- from the hand ---------------------------------------------------------------------


def _lay(state: Woods, seat: int, kind: int) -> list[Action]:
    if has_title(state, seat, kind) or not is_at(state, seat, CARDS[kind].where):
        return []
    # ZF-51: pages only in the own turn.
    if IS_PAGE[kind] and seat != state.seat:
        return []
    return [PLAY[kind]]


def _bad_zombie(state: Woods, seat: int, kind: int) -> list[Action]:
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


def _clair(state: Woods, seat: int, kind: int) -> list[Action]:
    return [
        PlayTo(kind, other, square)
        for other in on_the_map(state, seat)
        for tile in state.land.beside(TILE_OF[state.at[other]])
        if IS_FOREST[tile]
        for square in state.land.squares(tile)
    ]


def _talk(state: Woods, seat: int, kind: int) -> list[Action]:
    if state.at[seat] < 0:
        return []
    tile = TILE_OF[state.at[seat]]
    targets = [other for other in on_the_map(state, seat) if TILE_OF[state.at[other]] == tile]
    if not targets:
        return []
    squares = [s for other in state.land.beside(tile) for s in state.land.squares(other)]
    return [PlayTo(kind, other, square) for other in targets for square in squares]


def _free(state: Woods, seat: int, kind: int) -> list[Action]:
    return [PLAY[kind]]


def _fever(state: Woods, seat: int, kind: int) -> list[Action]:
    # Ruling: one fever at a time, as it gives one attack.
    return [] if state.fever[seat] else [PLAY[kind]]


def gains(state: Woods, seat: int, other: int) -> bool:
    """Whether Fully Loaded would give anything (ZF-C06). Ruling: else it cannot be played."""
    return state.bullets[other] > state.bullets[seat] or state.health[other] > state.health[seat]


def _loaded(state: Woods, seat: int, kind: int) -> list[Action]:
    if state.at[seat] < 0:  # ZF-32
        return []
    return [PlayOn(kind, other) for other in on_the_map(state, seat) if gains(state, seat, other)]


def _lost(state: Woods, seat: int, kind: int) -> list[Action]:
    return [PlayOn(kind, other) for other in on_the_map(state, seat)]


def _portal(state: Woods, seat: int, kind: int) -> list[Action]:
    if not is_at(state, seat, "altar"):
        return []
    return [
        PlayOn(kind, other)
        for other in on_the_map(state, seat)
        if state.at[other] != state.at[seat]
    ]


def _newspaper(state: Woods, seat: int, kind: int) -> list[Action]:
    if not is_at(state, seat, "dog"):
        return []
    here = state.at[seat]
    return [
        PlayOn(kind, other)
        for other in on_the_map(state, seat)
        if newspaper_room(state, here, state.at[other])
    ]


def newspaper_room(state: Woods, here: int, there: int) -> bool:
    """Whether a dog can be moved from one pawn's square to another's (ZF-C11, ZF-C04)."""
    # Ruling: not between pawns on the same square; the same holds for the Portal.
    return here != there and state.dogs[there] < ROOM and not comes_nearer(state, here, there)


def _friends(state: Woods, seat: int, kind: int) -> list[Action]:
    return [
        PlayPage(kind, other, page)
        for other in opponents(state, seat)
        for page in map(KIND_OF.__getitem__, state.fronts[other])
        if IS_PAGE[page] and not has_title(state, seat, page)
    ]


def _never(state: Woods, seat: int, kind: int) -> list[Action]:
    return []


HAND_PLAYS: dict[int, Callable[[Woods, int, int], list[Any]]] = {
    AMULET: _lay,
    BAD_ZOMBIE: _bad_zombie,
    CLAIR: _clair,
    REPELLENT: _free,
    FEVER: _fever,
    LOADED: _loaded,
    LOST: _lost,
    KEY: _lay,
    MONKEYS: _lay,
    PORTAL: _portal,
    NEWSPAPER: _newspaper,
    SICKLE: _lay,
    SPEAR: _lay,
    HAND: _talk,
    CANCEL: _never,  # only right after a card: the prompt CANCEL
    GUN: _lay,
    FRIENDS: _friends,
    DOGGIE: _lay,
    SENDER: _lay,
    NOT_RIGHT: _lay,
    TREES: _lay,
    TWIST: _lay,
}
"""By kind: how it can be played from the hand."""


# -- in play ---------------------------------------------------------------------------


def _amulet(state: Woods, seat: int, kind: int) -> list[Action]:
    if state.at[seat] < 0:
        return []
    tile = TILE_OF[state.at[seat]]
    return [
        UseAt(kind, square)
        for other in state.land.beside(tile)
        for square in state.land.squares(other)
    ]


def _key(state: Woods, seat: int, kind: int) -> list[Action]:
    return [UseOn(kind, other) for other in opponents(state, seat) if state.hands[other]]


def _gun(state: Woods, seat: int, kind: int) -> list[Action]:
    return [UseAt(kind, square) for square in state.kennels]


def is_inside_cabin(state: Woods, seat: int) -> bool:
    """Whether a pawn stands on one of the Cabin's floor squares."""
    square = state.at[seat]
    return square >= 0 and TILE_OF[square] == CABIN and state.land.ground[square] == "B"


def _sender(state: Woods, seat: int, kind: int) -> list[Action]:
    targets = [other for other in opponents(state, seat) if is_inside_cabin(state, other)]
    if not targets:
        return []
    first = square_of(CABIN, 0)
    outside = [s for s in range(first, first + CELLS) if state.land.ground[s] != "B"]
    return [UseTo(kind, other, square) for other in targets for square in outside]


def _not_right(state: Woods, seat: int, kind: int) -> list[Action]:
    return [UsePile(kind, pile) for pile, cards in enumerate((state.deck, state.discards)) if cards]


def _trees(state: Woods, seat: int, kind: int) -> list[Action]:
    ground = state.land.ground
    if any(ground[state.at[other]] == "w" for other in on_the_map(state, seat)):
        return [USE[kind]]
    return []


def _twist(state: Woods, seat: int, kind: int) -> list[Action]:
    # ZF-32: a player off the map has 0 bullets. Ruling: so it takes none either.
    if state.at[seat] < 0 or not any(state.bullets[other] for other in opponents(state, seat)):
        return []
    return [USE[kind]]


FRONT_USES: dict[int, Callable[[Woods, int, int], list[Any]]] = {
    AMULET: _amulet,
    KEY: _key,
    GUN: _gun,
    SENDER: _sender,
    NOT_RIGHT: _not_right,
    TREES: _trees,
    TWIST: _twist,
}
"""By kind: how it can be used once it is in play; the others have no such use."""


# -- all of a seat ---------------------------------------------------------------------


def plays(state: Woods, seat: int) -> list[Action]:
    """List all a seat may play from the hand and use in play."""
    found: list[Action] = []
    # ZF-50: one card a round.
    if not state.played[seat]:
        for kind in dict.fromkeys(map(KIND_OF.__getitem__, state.hands[seat])):
            found += HAND_PLAYS[kind](state, seat, kind)
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        use = FRONT_USES.get(kind)
        # ZF-51: one page a round.
        if use is not None and not (IS_PAGE[kind] and state.spent[seat]):
            found += use(state, seat, kind)
    return found


def can_play(state: Woods, seat: int) -> bool:
    """Whether a seat may play or use anything at all."""
    if not state.played[seat]:
        for card in state.hands[seat]:
            kind = KIND_OF[card]
            if HAND_PLAYS[kind](state, seat, kind):
                return True
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        use = FRONT_USES.get(kind)
        if use is not None and not (IS_PAGE[kind] and state.spent[seat]) and use(state, seat, kind):
            return True
    return False


def can_cancel(state: Woods, seat: int) -> bool:
    """Whether a seat may cancel the card just played (ZF-54)."""
    # Ruling: nobody cancels the own card.
    return (
        not state.played[seat]
        and state.plays[-1][0] != seat
        and any(KIND_OF[card] == CANCEL for card in state.hands[seat])
    )


def gain_of_loaded(state: Woods, seat: int, other: int) -> tuple[int, int]:
    """Give bullets and health after Fully Loaded (ZF-C06, ZF-30)."""
    return (
        max(state.bullets[seat], state.bullets[other]),
        min(MOST_HEALTH, max(state.health[seat], state.health[other])),
    )
