"""Why something cannot be done: any action at all judged, with the rule that forbids it.

Legality itself is asked of the modules that the legal lists ask too; this one finds the rule of
a refusal; ``refusals.py`` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombies4 import terms
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF, SICKLE
from zombiegames.games.zombies4.chance import LOOSE_TILES, cabin_places
from zombiegames.games.zombies4.dogs import can_run, comes_nearer, destinations, is_fresh
from zombiegames.games.zombies4.dogs import token_squares as inside_of
from zombiegames.games.zombies4.effects import pile_of
from zombiegames.games.zombies4.fight import in_front
from zombiegames.games.zombies4.legal import can_shoot
from zombiegames.games.zombies4.plays import is_inside_cabin
from zombiegames.games.zombies4.pointing import conceivable
from zombiegames.games.zombies4.refused_plays import PLAY_JUDGES, PLAY_VERBS
from zombiegames.games.zombies4.terms import DOG, OPEN, PUT, ROOM, WINDOW
from zombiegames.games.zombies4.tiles import BRIDGE, CABIN, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombies4.rules import Woods

__all__ = ["conceivable", "why_not"]

_ASKED: dict[int, tuple[frozenset[str], str]] = {
    terms.SHUFFLE_TILES: (frozenset(("shuffle-tiles",)), "ZF-02/shuffle_first"),
    terms.SHUFFLE_CARDS: (frozenset(("shuffle-cards",)), "ZF-52/shuffle_first"),
    terms.BEGIN: (frozenset(("begin",)), "ZF-02/begin_first"),
    terms.DIE: (frozenset(("die",)), "ZF-05/die_first"),
    terms.PLACE: (frozenset(("place",)), "ZF-10/place_first"),
    terms.PUT: (frozenset(("put-heart", "put-bullet", "put-dog")), "ZF-12/put_first"),
    terms.FIGHT: (frozenset(("roll", "shove")), "ZF-21/fight_first"),
    terms.WOUND: (frozenset(("shoot", "suffer")), "ZF-21/wound_first"),
    terms.MOVE_ROLL: (frozenset(("roll", "cast", "attack")), "ZF-05/roll_first"),
    terms.MOVE: (frozenset(("step", "stop", "cast", "attack")), ""),
    terms.SPELL: (frozenset(("roll",)), "ZF-60/roll_first"),
    terms.DOGS: (frozenset(("roll",)), "ZF-41/roll_first"),
    terms.PICK: (frozenset(("pick-dog",)), "ZF-41/pick_first"),
    terms.RUN_DOG: (frozenset(("run-dog",)), "ZF-41/run_first"),
    terms.END: (frozenset(("discard", "end-turn")), ""),
    terms.WINDOW: (frozenset(("pass",)), "ZF-55/window"),
    terms.CANCEL: (frozenset(("cancel", "pass")), "ZF-54/answer"),
    terms.TAKE: (frozenset(("take-card",)), "ZF-C08/take_first"),
    terms.TRIM: (frozenset(("discard",)), "ZF-C08/discard_first"),
    terms.SEARCH: (frozenset(("remove", "finish")), "ZF-C20/search_first"),
    terms.DUEL: (frozenset(("add-bullets", "pass")), "ZF-C05/duel_first"),
    terms.RETREAT: (frozenset(("retreat",)), "ZF-C05/retreat_first"),
    terms.SECRET: (frozenset(), "ZF-55/secret"),
}
"""By prompt: the verbs that answer it, cards aside, and why every other one must wait."""

_NOT_NOW = {
    "shuffle-tiles": "ZF-02/no_shuffle",
    "shuffle-cards": "ZF-52/no_shuffle",
    "begin": "ZF-02/begun",
    "die": "ZF-05/no_die",
    "place": "ZF-05/no_tile",
    "put-heart": "ZF-12/nothing_to_put",
    "put-bullet": "ZF-12/nothing_to_put",
    "put-dog": "ZF-12/nothing_to_put",
    "roll": "ZF-05/no_roll",
    "shoot": "ZF-21/no_fight",
    "suffer": "ZF-21/no_fight",
    "step": "ZF-05/not_moving",
    "stop": "ZF-05/not_moving",
    "cast": "ZF-60/not_now",
    "pick-dog": "ZF-05/no_dogs_now",
    "run-dog": "ZF-05/no_dogs_now",
    "discard": "ZF-05/not_at_end",
    "end-turn": "ZF-05/not_at_end",
    "pass": "ZF-55/no_window",
    "cancel": "ZF-54/no_card",
    "take-card": "ZF-C08/no_key",
    "remove": "ZF-C20/no_search",
    "finish": "ZF-C20/no_search",
    "shove": "ZF-C12/no_fight",
    "attack": "ZF-C05/not_now",
    "add-bullets": "ZF-C05/no_duel",
    "retreat": "ZF-C05/no_retreat",
}
"""By verb: why it is out of place in the movement or at the end of the turn."""


def why_not(woods: Woods, action: Action) -> str | None:
    """Judge any thing: None if it is a legal action, else ``rule`` or ``rule/detail``."""
    # A tuple may hold what cannot be hashed.
    try:
        known = NOTATION.is_action(action)
    except TypeError:
        known = False
    if not known:
        return "ZF-05/no_action"
    prompt = woods.prompt
    if prompt == terms.OVER:
        return "ZF-07/over" if woods.reason == "rounds" else "ZF-03/over"
    verb = action.kind
    verbs, otherwise = _ASKED[prompt]
    if verb in verbs:
        return _JUDGE[verb](woods, action) or None
    if verb in PLAY_VERBS:
        if may_play(woods):
            return PLAY_JUDGES[verb](woods, woods.actor, action) or None
        return otherwise
    return otherwise or _NOT_NOW[verb]


def may_play(woods: Woods) -> bool:
    """Whether the seat that is asked may answer with a card of any kind (ZF-55)."""
    prompt = woods.prompt
    if prompt == WINDOW:
        return True
    if prompt == PUT and woods.put[0]:
        return False
    return prompt in OPEN and woods.actor == woods.seat


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(woods: Woods, action: Any) -> str:
    if not is_order_of(action.order, LOOSE_TILES):
        return "ZF-02/not_the_tiles"
    return "" if action.order.index(CABIN) in cabin_places(woods) else "ZF-02/cabin"


def _shuffle_cards(woods: Woods, action: Any) -> str:
    return "" if is_order_of(action.order, woods.deck) else "ZF-52/not_the_cards"


def _begin(woods: Woods, action: Any) -> str:
    return "" if 0 <= action.seat < woods.players else "ZF-02/no_player"


def _die(woods: Woods, action: Any) -> str:
    return "" if action.face >= 1 else "ZF-05/no_face"


# -- the turn --------------------------------------------------------------------------


def _nothing(woods: Woods, action: Any) -> str:
    return ""


def _place(woods: Woods, action: Any) -> str:
    at = (action.x, action.y)
    if not 0 <= action.turn < 4:
        return "ZF-10/no_turn"
    if at in woods.land.lies:
        return "ZF-10/taken"
    if at not in woods.land.frontier:
        return "ZF-10/bridge" if abs(action.x) + abs(action.y) == 1 else "ZF-10/apart"
    return "" if woods.land.fits(woods.drawn, *at, action.turn) else "ZF-10/no_way"


def _put_token(woods: Woods, square: int) -> str:
    tile = woods.put[1]
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    if square not in inside_of(woods, tile):
        return "ZF-12/inside"
    return "ZF-12/one_token" if woods.tokens[square] else ""


def _put_heart(woods: Woods, action: Any) -> str:
    return _put_token(woods, action.square) if woods.put[2] else "ZF-12/no_heart"


def _put_bullet(woods: Woods, action: Any) -> str:
    if woods.put[2]:
        return "ZF-12/hearts_first"
    return _put_token(woods, action.square) if woods.put[3] else "ZF-12/no_bullet"


def _put_dog(woods: Woods, action: Any) -> str:
    _, tile, hearts, bullets, _, *origins = woods.put
    square = action.square
    if hearts or bullets:
        return "ZF-12/tokens_first"
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    if not woods.land.is_usable(square):
        return "ZF-12/unusable"
    if woods.dogs[square] >= ROOM:
        return "ZF-12/two_dogs"
    return "ZF-C04/nearer" if origins and comes_nearer(woods, origins[0], square) else ""


def _shoot(woods: Woods, action: Any) -> str:
    return "" if can_shoot(woods) else "ZF-21/no_bullets"


def _step(woods: Woods, action: Any) -> str:
    square, here = action.square, woods.at[woods.seat]
    if square < 0:
        return "ZF-40/no_square"
    if not woods.steps:
        return "ZF-40/no_steps"
    if square not in woods.land.near[here]:
        return f"ZF-40/{_apart(woods, here, square)}"
    if woods.lost[woods.seat] and TILE_OF[square] != TILE_OF[here]:
        return "ZF-C07/lost"
    return ""


def _apart(woods: Woods, here: int, square: int) -> str:
    """Tell why one cannot step from a square to another."""
    if woods.land.places[TILE_OF[square]] is None:
        return "not_placed"
    if not woods.land.is_usable(square):
        return "unusable"
    x, y = woods.land.where(here)
    column, row = woods.land.where(square)
    far = abs(x - column), abs(y - row)
    if sum(far) == 1:
        return "wall"
    return "diagonal" if far == (1, 1) else "adjacent"


def _cast(woods: Woods, action: Any) -> str:
    if woods.cast:
        return "ZF-60/once"
    if may_cast(woods):
        return ""
    return "ZF-60/dogs" if is_inside_cabin(woods, woods.seat) else "ZF-60/not_inside"


def _pick_dog(woods: Woods, action: Any) -> str:
    square = action.square
    if square < 0 or not woods.dogs[square]:
        return "ZF-41/no_dog"
    if not is_fresh(woods, square):
        return "ZF-41/moved"
    if can_run(woods, square):
        return ""
    free = any(woods.dogs[other] < ROOM for other in woods.land.near[square])
    return "ZF-C04/nearer" if free else "ZF-41/shut_in"


def _run_dog(woods: Woods, action: Any) -> str:
    square, origin = action.square, woods.picked
    if square < 0:
        return "ZF-41/no_square"
    if square in destinations(woods, origin):
        return ""
    if square == origin:
        return "ZF-41/stays"
    runs = woods.land.runs(origin)
    if not any(square == first or square in seconds for first, seconds in runs):
        return "ZF-41/too_far"
    if woods.dogs[square] >= ROOM:
        return "ZF-41/two_dogs"
    # Room there, so either the way is full or it would come nearer.
    way = any(
        woods.dogs[first] < ROOM and (square == first or square in seconds)
        for first, seconds in runs
    )
    return "ZF-C04/nearer" if way else "ZF-41/full_way"


def _discard(woods: Woods, action: Any) -> str:
    if any(KIND_OF[card] == action.card for card in woods.hands[woods.actor] if action.card >= 0):
        return ""
    return "ZF-05/not_in_hand"


# -- what cards ask --------------------------------------------------------------------


def _take_card(woods: Woods, action: Any) -> str:
    hand = woods.hands[woods.looking[0]]
    if action.card >= 0 and any(KIND_OF[card] == action.card for card in hand):
        return ""
    return "ZF-C08/not_there"


def _remove(woods: Woods, action: Any) -> str:
    if action.card < 0 or all(KIND_OF[card] != action.card for card in pile_of(woods)):
        return "ZF-C20/not_there"
    return "ZF-C20/page" if IS_PAGE[action.card] else ""


def _shove(woods: Woods, action: Any) -> str:
    seat, square = woods.fighter, action.square
    here = woods.at[seat]
    if in_front(woods, seat, SICKLE) < 0 or woods.foe != DOG:
        return "ZF-C12/no_sickle"
    if woods.rolls or woods.shoved:
        return "ZF-C12/too_late"
    if woods.dogs[here] < ROOM:
        return "ZF-C12/one_dog"
    if square not in woods.land.near[here]:
        return "ZF-C12/neighbour"
    if woods.dogs[square] >= ROOM:
        return "ZF-C12/no_room"
    return "ZF-C04/nearer" if comes_nearer(woods, here, square) else ""


def _attack(woods: Woods, action: Any) -> str:
    if woods.fever[woods.seat] != 1:
        return "ZF-C05/no_fever"
    if not 0 <= action.seat < woods.players or action.seat == woods.seat:
        return "ZF-C05/no_opponent"
    return "" if woods.at[action.seat] >= 0 else "ZF-31/off_map"


def _add_bullets(woods: Woods, action: Any) -> str:
    return "" if 1 <= action.number <= woods.bullets[woods.actor] else "ZF-C05/bullets"


def _retreat(woods: Woods, action: Any) -> str:
    square = action.square
    if square >= 0 and TILE_OF[square] == BRIDGE and woods.land.is_usable(square):
        return ""
    return "ZF-C05/bridge"


_JUDGE: dict[str, Callable[[Woods, Any], str]] = {
    "shuffle-tiles": _shuffle_tiles,
    "shuffle-cards": _shuffle_cards,
    "begin": _begin,
    "die": _die,
    "place": _place,
    "put-heart": _put_heart,
    "put-bullet": _put_bullet,
    "put-dog": _put_dog,
    "roll": _nothing,
    "shoot": _shoot,
    "suffer": _nothing,
    "step": _step,
    "stop": _nothing,
    "cast": _cast,
    "pick-dog": _pick_dog,
    "run-dog": _run_dog,
    "discard": _discard,
    "end-turn": _nothing,
    "pass": _nothing,
    "cancel": _nothing,
    "take-card": _take_card,
    "remove": _remove,
    "finish": _nothing,
    "shove": _shove,
    "attack": _attack,
    "add-bullets": _add_bullets,
    "retreat": _retreat,
}
"""By verb: "" if an action is legal at a prompt that asks for its verb, else why not."""
