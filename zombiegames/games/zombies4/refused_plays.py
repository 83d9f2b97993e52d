"""Why a card cannot be played or used: the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4.cards import (
    AMULET,
    BAD_ZOMBIE,
    CANCEL,
    CARDS,
    CLAIR,
    FEVER,
    FRIENDS,
    GUN,
    HAND,
    IS_EVENT,
    IS_PAGE,
    KEY,
    KIND_OF,
    LOADED,
    LOST,
    NEWSPAPER,
    NOT_RIGHT,
    PORTAL,
    SENDER,
    TREES,
    TWIST,
)
from zombiegames.games.zombies4.dogs import comes_nearer
from zombiegames.games.zombies4.plays import (
    FRONT_USES,
    gains,
    has_title,
    is_at,
    is_inside_cabin,
    on_the_map,
    opponents,
    takes_dogs,
)
from zombiegames.games.zombies4.terms import ROOM
from zombiegames.games.zombies4.tiles import CABIN, IS_FOREST, TILE_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.rules import Woods

SHAPE = {
    **dict.fromkeys((LOADED, LOST, PORTAL, NEWSPAPER), "play-on"),
    CLAIR: "play-to",
    HAND: "play-to",
    BAD_ZOMBIE: "play-tile",
    FRIENDS: "play-page",
    CANCEL: "cancel",
}
"""By kind: the verb it is played with from the hand; the others with ``play``."""

USE_SHAPE = {
    AMULET: "use-at",
    GUN: "use-at",
    KEY: "use-on",
    SENDER: "use-to",
    NOT_RIGHT: "use-pile",
    TREES: "use",
    TWIST: "use",
}
"""By kind: the verb it is used with in play."""


def _from_hand(woods: Woods, seat: int, kind: int, verb: str) -> str:
    """Judge what all plays from the hand have in common (ZF-50, ZF-51, ZF-52)."""
    if kind < 0:
        return "ZF-50/no_card"
    if all(KIND_OF[card] != kind for card in woods.hands[seat]):
        return "ZF-50/not_in_hand"
    if kind == CANCEL:
        return "ZF-54/no_card"
    if SHAPE.get(kind, "play") != verb:
        return "ZF-56/other_target"
    if woods.played[seat]:
        return "ZF-50/one_card"
    if IS_PAGE[kind] and seat != woods.seat:
        return "ZF-51/own_turn"
    if not IS_EVENT[kind] and has_title(woods, seat, kind):
        return "ZF-52/title"
    where = CARDS[kind].where
    if (where or kind == LOADED) and woods.at[seat] < 0:
        return "ZF-32/off_map"
    if not is_at(woods, seat, where):
        return f"{CARDS[kind].rule}/where"
    return ""


def _aimed(woods: Woods, seat: int, target: int) -> str:
    """Judge an opponent as the aim of what needs a place (ZF-31)."""
    if not 0 <= target < woods.players:
        return "ZF-56/no_player"
    if target == seat:
        return "ZF-56/yourself"
    return "" if woods.at[target] >= 0 else "ZF-31/off_map"


def _play(woods: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(woods, seat, action.card, "play")
    if not refused and action.card == FEVER and woods.fever[seat]:
        return "ZF-C05/already"
    return refused


def _play_on(woods: Woods, seat: int, action: Any) -> str:
    kind, target = action.card, action.seat
    refused = _from_hand(woods, seat, kind, "play-on") or _aimed(woods, seat, target)
    if refused:
        return refused
    here, there = woods.at[seat], woods.at[target]
    if kind == LOADED and not gains(woods, seat, target):
        return "ZF-C06/no_gain"
    if kind in (PORTAL, NEWSPAPER) and here == there:
        return f"{CARDS[kind].rule}/same_square"
    if kind == NEWSPAPER:
        if woods.dogs[there] >= ROOM:
            return "ZF-C11/no_room"
        if comes_nearer(woods, here, there):
            return "ZF-C04/nearer"
    return ""


def _play_to(woods: Woods, seat: int, action: Any) -> str:
    kind, target, square = action.card, action.seat, action.square
    refused = _from_hand(woods, seat, kind, "play-to") or _aimed(woods, seat, target)
    if refused:
        return refused
    rule = CARDS[kind].rule
    there = TILE_OF[woods.at[target]]
    if kind == HAND and there != TILE_OF[woods.at[seat]]:
        return "ZF-C14/same_tile"
    if square < 0 or TILE_OF[square] not in woods.land.beside(there):
        return f"{rule}/adjacent"
    if kind == CLAIR and not IS_FOREST[TILE_OF[square]]:
        return "ZF-C03/forest"
    return "" if woods.land.is_usable(square) else "ZF-56/unusable"


def _play_tile(woods: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(woods, seat, action.card, "play-tile")
    if refused:
        return refused
    if woods.at[seat] < 0:
        return "ZF-32/off_map"
    here = TILE_OF[woods.at[seat]]
    if action.tile not in woods.land.beside(here):
        return "ZF-C02/adjacent"
    if all(TILE_OF[square] != here for square in woods.kennels):
        return "ZF-C02/no_dogs"
    return "" if takes_dogs(woods, here, action.tile) else "ZF-C02/no_room"


def _play_page(woods: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(woods, seat, action.card, "play-page")
    if refused:
        return refused
    if not 0 <= action.seat < woods.players or action.seat == seat:
        return "ZF-C17/no_opponent"
    if action.page < 0 or not IS_PAGE[action.page]:
        return "ZF-C17/no_page"
    if not has_title(woods, action.seat, action.page):
        return "ZF-C17/not_there"
    return "ZF-52/title" if has_title(woods, seat, action.page) else ""


# -- in play ---------------------------------------------------------------------------


def _in_play(woods: Woods, seat: int, kind: int, verb: str) -> str:
    """Judge what all uses of cards in play have in common (ZF-51)."""
    if kind < 0 or not has_title(woods, seat, kind):
        return "ZF-51/not_in_play"
    if kind not in FRONT_USES:
        return "ZF-51/no_use"
    if USE_SHAPE[kind] != verb:
        return "ZF-56/other_target"
    return "ZF-51/one_page" if IS_PAGE[kind] and woods.spent[seat] else ""


def _use(woods: Woods, seat: int, action: Any) -> str:
    refused = _in_play(woods, seat, action.card, "use")
    if refused:
        return refused
    if action.card == TREES:
        ground = woods.land.ground
        among = any(ground[woods.at[other]] == "w" for other in on_the_map(woods, seat))
        return "" if among else "ZF-C21/nobody"
    if woods.at[seat] < 0:
        return "ZF-32/off_map"
    return "" if any(woods.bullets[o] for o in opponents(woods, seat)) else "ZF-C22/no_bullets"


def _use_on(woods: Woods, seat: int, action: Any) -> str:
    refused = _in_play(woods, seat, action.card, "use-on")
    if refused:
        return refused
    if not 0 <= action.seat < woods.players or action.seat == seat:
        return "ZF-C08/no_opponent"
    return "" if woods.hands[action.seat] else "ZF-C08/empty_hand"


def _use_at(woods: Woods, seat: int, action: Any) -> str:
    kind, square = action.card, action.square
    refused = _in_play(woods, seat, kind, "use-at")
    if refused:
        return refused
    if kind == GUN:
        return "" if square >= 0 and woods.dogs[square] else "ZF-C16/no_dogs"
    if woods.at[seat] < 0:
        return "ZF-32/off_map"
    if square < 0 or TILE_OF[square] not in woods.land.beside(TILE_OF[woods.at[seat]]):
        return "ZF-C01/adjacent"
    return "" if woods.land.is_usable(square) else "ZF-56/unusable"


def _use_to(woods: Woods, seat: int, action: Any) -> str:
    refused = _in_play(woods, seat, action.card, "use-to") or _aimed(woods, seat, action.seat)
    if refused:
        return refused
    if not is_inside_cabin(woods, action.seat):
        return "ZF-C19/not_inside"
    square = action.square
    if square < 0 or TILE_OF[square] != CABIN or woods.land.ground[square] == "B":
        return "ZF-C19/outside"
    return ""


def _use_pile(woods: Woods, seat: int, action: Any) -> str:
    refused = _in_play(woods, seat, action.card, "use-pile")
    if refused:
        return refused
    if not 0 <= action.pile < 2:
        return "ZF-C20/no_pile"
    return "" if (woods.deck, woods.discards)[action.pile] else "ZF-C20/empty"


PLAY_JUDGES: dict[str, Callable[[Woods, int, Any], str]] = {
    "play": _play,
    "play-on": _play_on,
    "play-to": _play_to,
    "play-tile": _play_tile,
    "play-page": _play_page,
    "use": _use,
    "use-on": _use_on,
    "use-at": _use_at,
    "use-to": _use_to,
    "use-pile": _use_pile,
}
"""By verb: "" if a seat may do it whenever it may play at all, else why not."""

PLAY_VERBS = frozenset(PLAY_JUDGES)
"""What can be done with cards at windows and at the own decisions."""
