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

    from zombiegames.games.zombies4.state import Woods

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


def _from_hand(state: Woods, seat: int, kind: int, verb: str) -> str:
    """Judge what all plays from the hand have in common (ZF-50, ZF-51, ZF-52)."""
    if kind < 0:
        return "ZF-50/no_card"
    if all(KIND_OF[card] != kind for card in state.hands[seat]):
        return "ZF-50/not_in_hand"
    if kind == CANCEL:
        return "ZF-54/no_card"
    if SHAPE.get(kind, "play") != verb:
        return "ZF-56/other_target"
    if state.played[seat]:
        return "ZF-50/one_card"
    if IS_PAGE[kind] and seat != state.seat:
        return "ZF-51/own_turn"
    if not IS_EVENT[kind] and has_title(state, seat, kind):
        return "ZF-52/title"
    where = CARDS[kind].where
    if (where or kind == LOADED) and state.at[seat] < 0:
        return "ZF-32/off_map"
    if not is_at(state, seat, where):
        return f"{CARDS[kind].rule}/where"
    return ""


def _aimed(state: Woods, seat: int, target: int) -> str:
    """Judge an opponent as the aim of what needs a place (ZF-31)."""
    if not 0 <= target < state.players:
        return "ZF-56/no_player"
    if target == seat:
        return "ZF-56/yourself"
    return "" if state.at[target] >= 0 else "ZF-31/off_map"


def _play(state: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(state, seat, action.card, "play")
    if not refused and action.card == FEVER and state.fever[seat]:
        return "ZF-C05/already"
    return refused


def _play_on(state: Woods, seat: int, action: Any) -> str:
    kind, target = action.card, action.seat
    refused = _from_hand(state, seat, kind, "play-on") or _aimed(state, seat, target)
    if refused:
        return refused
    here, there = state.at[seat], state.at[target]
    if kind == LOADED and not gains(state, seat, target):
        return "ZF-C06/no_gain"
    if kind in (PORTAL, NEWSPAPER) and here == there:
        return f"{CARDS[kind].rule}/same_square"
    if kind == NEWSPAPER:
        if state.dogs[there] >= ROOM:
            return "ZF-C11/no_room"
        if comes_nearer(state, here, there):
            return "ZF-C04/nearer"
    return ""


def _play_to(state: Woods, seat: int, action: Any) -> str:
    kind, target, square = action.card, action.seat, action.square
    refused = _from_hand(state, seat, kind, "play-to") or _aimed(state, seat, target)
    if refused:
        return refused
    rule = CARDS[kind].rule
    there = TILE_OF[state.at[target]]
    if kind == HAND and there != TILE_OF[state.at[seat]]:
        return "ZF-C14/same_tile"
    if square < 0 or TILE_OF[square] not in state.land.beside(there):
        return f"{rule}/adjacent"
    if kind == CLAIR and not IS_FOREST[TILE_OF[square]]:
        return "ZF-C03/forest"
    return "" if state.land.is_usable(square) else "ZF-56/unusable"


def _play_tile(state: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(state, seat, action.card, "play-tile")
    if refused:
        return refused
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    here = TILE_OF[state.at[seat]]
    if action.tile not in state.land.beside(here):
        return "ZF-C02/adjacent"
    if all(TILE_OF[square] != here for square in state.kennels):
        return "ZF-C02/no_dogs"
    return "" if takes_dogs(state, here, action.tile) else "ZF-C02/no_room"


def _play_page(state: Woods, seat: int, action: Any) -> str:
    refused = _from_hand(state, seat, action.card, "play-page")
    if refused:
        return refused
    if not 0 <= action.seat < state.players or action.seat == seat:
        return "ZF-C17/no_opponent"
    if action.page < 0 or not IS_PAGE[action.page]:
        return "ZF-C17/no_page"
    if not has_title(state, action.seat, action.page):
        return "ZF-C17/not_there"
    return "ZF-52/title" if has_title(state, seat, action.page) else ""


# -- in play ---------------------------------------------------------------------------


def _in_play(state: Woods, seat: int, kind: int, verb: str) -> str:
    """Judge what all uses of cards in play have in common (ZF-51)."""
    if kind < 0 or not has_title(state, seat, kind):
        return "ZF-51/not_in_play"
    if kind not in FRONT_USES:
        return "ZF-51/no_use"
    if USE_SHAPE[kind] != verb:
        return "ZF-56/other_target"
    return "ZF-51/one_page" if IS_PAGE[kind] and state.spent[seat] else ""


def _use(state: Woods, seat: int, action: Any) -> str:
    refused = _in_play(state, seat, action.card, "use")
    if refused:
        return refused
    if action.card == TREES:
        ground = state.land.ground
        among = any(ground[state.at[other]] == "w" for other in on_the_map(state, seat))
        return "" if among else "ZF-C21/nobody"
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    return "" if any(state.bullets[o] for o in opponents(state, seat)) else "ZF-C22/no_bullets"


def _use_on(state: Woods, seat: int, action: Any) -> str:
    refused = _in_play(state, seat, action.card, "use-on")
    if refused:
        return refused
    if not 0 <= action.seat < state.players or action.seat == seat:
        return "ZF-C08/no_opponent"
    return "" if state.hands[action.seat] else "ZF-C08/empty_hand"


def _use_at(state: Woods, seat: int, action: Any) -> str:
    kind, square = action.card, action.square
    refused = _in_play(state, seat, kind, "use-at")
    if refused:
        return refused
    if kind == GUN:
        return "" if square >= 0 and state.dogs[square] else "ZF-C16/no_dogs"
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    if square < 0 or TILE_OF[square] not in state.land.beside(TILE_OF[state.at[seat]]):
        return "ZF-C01/adjacent"
    return "" if state.land.is_usable(square) else "ZF-56/unusable"


def _use_to(state: Woods, seat: int, action: Any) -> str:
    refused = _in_play(state, seat, action.card, "use-to") or _aimed(state, seat, action.seat)
    if refused:
        return refused
    if not is_inside_cabin(state, action.seat):
        return "ZF-C19/not_inside"
    square = action.square
    if square < 0 or TILE_OF[square] != CABIN or state.land.ground[square] == "B":
        return "ZF-C19/outside"
    return ""


def _use_pile(state: Woods, seat: int, action: Any) -> str:
    refused = _in_play(state, seat, action.card, "use-pile")
    if refused:
        return refused
    if not 0 <= action.pile < 2:
        return "ZF-C20/no_pile"
    return "" if (state.deck, state.discards)[action.pile] else "ZF-C20/empty"


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
