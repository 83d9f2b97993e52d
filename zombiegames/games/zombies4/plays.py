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
    from zombiegames.games.zombies4.rules import Woods

PLAY = tuple(Play(kind) for kind in range(len(CARDS)))
"""Prebuilt, by kind."""
USE = tuple(Use(kind) for kind in range(len(CARDS)))
"""Prebuilt, by kind."""
THE_CANCEL = Cancel()


def is_at(woods: Woods, seat: int, where: str) -> bool:
    """Whether a pawn stands where a card asks for (``Card.where``)."""
    if not where:
        return True
    square = woods.at[seat]
    if square < 0:  # ZF-32: nothing that needs a place
        return False
    tile = TILE_OF[square]
    sign = woods.land.ground[square]
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
        return woods.dogs[square] > 0
    return True


def has_title(woods: Woods, seat: int, kind: int) -> bool:
    """Whether a player has a copy of a title in front (ZF-52)."""
    return any(KIND_OF[card] == kind for card in woods.fronts[seat])


def opponents(woods: Woods, seat: int) -> Iterator[int]:
    """Give the other players, clockwise from the left."""
    for k in range(1, woods.players):
        yield (seat + k) % woods.players


def on_the_map(woods: Woods, seat: int) -> Iterator[int]:
    """Give the other players whose pawn is on the map (ZF-31)."""
    return (other for other in opponents(woods, seat) if woods.at[other] >= 0)


# -- from the hand ---------------------------------------------------------------------


def _lay(woods: Woods, seat: int, kind: int) -> list[Action]:
    if has_title(woods, seat, kind) or not is_at(woods, seat, CARDS[kind].where):
        return []
    # ZF-51: pages only in the own turn.
    if IS_PAGE[kind] and seat != woods.seat:
        return []
    return [PLAY[kind]]


def _bad_zombie(woods: Woods, seat: int, kind: int) -> list[Action]:
    if not is_at(woods, seat, "not-cabin"):
        return []
    tile = TILE_OF[woods.at[seat]]
    if not any(TILE_OF[square] == tile for square in woods.kennels):
        return []
    return [
        PlayTile(kind, other) for other in woods.land.beside(tile) if takes_dogs(woods, tile, other)
    ]


def takes_dogs(woods: Woods, tile: int, other: int) -> bool:
    """Whether at least one dog of a tile finds room on another one."""
    free = [square for square in woods.land.squares(other) if woods.dogs[square] < ROOM]
    return any(
        not comes_nearer(woods, origin, square)
        for origin in woods.kennels
        if TILE_OF[origin] == tile
        for square in free
    )


def _clair(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [
        PlayTo(kind, other, square)
        for other in on_the_map(woods, seat)
        for tile in woods.land.beside(TILE_OF[woods.at[other]])
        if IS_FOREST[tile]
        for square in woods.land.squares(tile)
    ]


def _talk(woods: Woods, seat: int, kind: int) -> list[Action]:
    if woods.at[seat] < 0:
        return []
    tile = TILE_OF[woods.at[seat]]
    targets = [other for other in on_the_map(woods, seat) if TILE_OF[woods.at[other]] == tile]
    if not targets:
        return []
    squares = [s for other in woods.land.beside(tile) for s in woods.land.squares(other)]
    return [PlayTo(kind, other, square) for other in targets for square in squares]


def _free(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [PLAY[kind]]


def _fever(woods: Woods, seat: int, kind: int) -> list[Action]:
    # Ruling: one fever at a time, as it gives one attack.
    return [] if woods.fever[seat] else [PLAY[kind]]


def gains(woods: Woods, seat: int, other: int) -> bool:
    """Whether Fully Loaded would give anything (ZF-C06). Ruling: else it cannot be played."""
    return woods.bullets[other] > woods.bullets[seat] or woods.health[other] > woods.health[seat]


def _loaded(woods: Woods, seat: int, kind: int) -> list[Action]:
    if woods.at[seat] < 0:  # ZF-32
        return []
    return [PlayOn(kind, other) for other in on_the_map(woods, seat) if gains(woods, seat, other)]


def _lost(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [PlayOn(kind, other) for other in on_the_map(woods, seat)]


def _portal(woods: Woods, seat: int, kind: int) -> list[Action]:
    if not is_at(woods, seat, "altar"):
        return []
    return [
        PlayOn(kind, other)
        for other in on_the_map(woods, seat)
        if woods.at[other] != woods.at[seat]
    ]


def _newspaper(woods: Woods, seat: int, kind: int) -> list[Action]:
    if not is_at(woods, seat, "dog"):
        return []
    here = woods.at[seat]
    return [
        PlayOn(kind, other)
        for other in on_the_map(woods, seat)
        if newspaper_room(woods, here, woods.at[other])
    ]


def newspaper_room(woods: Woods, here: int, there: int) -> bool:
    """Whether a dog can be moved from one pawn's square to another's (ZF-C11, ZF-C04)."""
    # Ruling: not between pawns on the same square; the same holds for the Portal.
    return here != there and woods.dogs[there] < ROOM and not comes_nearer(woods, here, there)


def _friends(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [
        PlayPage(kind, other, page)
        for other in opponents(woods, seat)
        for page in map(KIND_OF.__getitem__, woods.fronts[other])
        if IS_PAGE[page] and not has_title(woods, seat, page)
    ]


def _never(woods: Woods, seat: int, kind: int) -> list[Action]:
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


def _amulet(woods: Woods, seat: int, kind: int) -> list[Action]:
    if woods.at[seat] < 0:
        return []
    tile = TILE_OF[woods.at[seat]]
    return [
        UseAt(kind, square)
        for other in woods.land.beside(tile)
        for square in woods.land.squares(other)
    ]


def _key(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [UseOn(kind, other) for other in opponents(woods, seat) if woods.hands[other]]


def _gun(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [UseAt(kind, square) for square in woods.kennels]


def is_inside_cabin(woods: Woods, seat: int) -> bool:
    """Whether a pawn stands on one of the Cabin's floor squares."""
    square = woods.at[seat]
    return square >= 0 and TILE_OF[square] == CABIN and woods.land.ground[square] == "B"


def _sender(woods: Woods, seat: int, kind: int) -> list[Action]:
    targets = [other for other in opponents(woods, seat) if is_inside_cabin(woods, other)]
    if not targets:
        return []
    first = square_of(CABIN, 0)
    outside = [s for s in range(first, first + CELLS) if woods.land.ground[s] != "B"]
    return [UseTo(kind, other, square) for other in targets for square in outside]


def _not_right(woods: Woods, seat: int, kind: int) -> list[Action]:
    return [UsePile(kind, pile) for pile, cards in enumerate((woods.deck, woods.discards)) if cards]


def _trees(woods: Woods, seat: int, kind: int) -> list[Action]:
    ground = woods.land.ground
    if any(ground[woods.at[other]] == "w" for other in on_the_map(woods, seat)):
        return [USE[kind]]
    return []


def _twist(woods: Woods, seat: int, kind: int) -> list[Action]:
    # ZF-32: a player off the map has 0 bullets. Ruling: so it takes none either.
    if woods.at[seat] < 0 or not any(woods.bullets[other] for other in opponents(woods, seat)):
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


def plays(woods: Woods, seat: int) -> list[Action]:
    """List all a seat may play from the hand and use in play."""
    found: list[Action] = []
    # ZF-50: one card a round.
    if not woods.played[seat]:
        for kind in dict.fromkeys(map(KIND_OF.__getitem__, woods.hands[seat])):
            found += HAND_PLAYS[kind](woods, seat, kind)
    for card in woods.fronts[seat]:
        kind = KIND_OF[card]
        use = FRONT_USES.get(kind)
        # ZF-51: one page a round.
        if use is not None and not (IS_PAGE[kind] and woods.spent[seat]):
            found += use(woods, seat, kind)
    return found


def can_play(woods: Woods, seat: int) -> bool:
    """Whether a seat may play or use anything at all."""
    if not woods.played[seat]:
        for card in woods.hands[seat]:
            kind = KIND_OF[card]
            if HAND_PLAYS[kind](woods, seat, kind):
                return True
    for card in woods.fronts[seat]:
        kind = KIND_OF[card]
        use = FRONT_USES.get(kind)
        if use is not None and not (IS_PAGE[kind] and woods.spent[seat]) and use(woods, seat, kind):
            return True
    return False


def can_cancel(woods: Woods, seat: int) -> bool:
    """Whether a seat may cancel the card just played (ZF-54)."""
    # Ruling: nobody cancels the own card.
    return (
        not woods.played[seat]
        and woods.plays[-1][0] != seat
        and any(KIND_OF[card] == CANCEL for card in woods.hands[seat])
    )


def gain_of_loaded(woods: Woods, seat: int, other: int) -> tuple[int, int]:
    """Give bullets and health after Fully Loaded (ZF-C06, ZF-30)."""
    return (
        max(woods.bullets[seat], woods.bullets[other]),
        min(MOST_HEALTH, max(woods.health[seat], woods.health[other])),
    )
