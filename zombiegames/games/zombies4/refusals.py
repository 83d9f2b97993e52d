"""Why an action that is not offered cannot be done: the rule that forbids it.

The language tables explain each answer as ``zombies4.why.<rule>.<detail>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombies4 import terms
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF, SICKLE
from zombiegames.games.zombies4.chance import cabin_places
from zombiegames.games.zombies4.dogs import can_run, comes_nearer, destinations, is_fresh
from zombiegames.games.zombies4.dogs import token_squares as inside_of
from zombiegames.games.zombies4.effects import pile_of
from zombiegames.games.zombies4.fight import in_front
from zombiegames.games.zombies4.legal import can_shoot
from zombiegames.games.zombies4.plays import is_inside_cabin
from zombiegames.games.zombies4.refused_plays import PLAY_JUDGES, PLAY_VERBS
from zombiegames.games.zombies4.terms import DOG, OPEN, PUT, ROOM, WINDOW
from zombiegames.games.zombies4.tiles import BRIDGE, CABIN, LOOSE_TILES, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.state import Woods

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


def refusal(state: Woods, action: Any) -> str:
    """Find the rule that forbids an action that is not offered: ``rule/detail``."""
    prompt = state.prompt
    if prompt == terms.OVER:
        return "ZF-07/over" if state.reason == "rounds" else "ZF-03/over"
    verb = action.kind
    verbs, otherwise = _ASKED[prompt]
    if verb in verbs:
        return _JUDGE[verb](state, action)
    if verb in PLAY_VERBS:
        return PLAY_JUDGES[verb](state, state.actor, action) if may_play(state) else otherwise
    return otherwise or _NOT_NOW[verb]


def may_play(state: Woods) -> bool:
    """Whether the seat that is asked may answer with a card of any kind (ZF-55)."""
    prompt = state.prompt
    if prompt == WINDOW:
        return True
    if prompt == PUT and state.put[0]:
        return False
    return prompt in OPEN and state.actor == state.seat


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(state: Woods, action: Any) -> str:
    if not is_order_of(action.order, LOOSE_TILES):
        return "ZF-02/not_the_tiles"
    return "" if action.order.index(CABIN) in cabin_places(state) else "ZF-02/cabin"


def _shuffle_cards(state: Woods, action: Any) -> str:
    return "" if is_order_of(action.order, state.deck) else "ZF-52/not_the_cards"


def _begin(state: Woods, action: Any) -> str:
    return "" if 0 <= action.seat < state.players else "ZF-02/no_player"


def _die(state: Woods, action: Any) -> str:
    return "" if action.face >= 1 else "ZF-05/no_face"


# -- the turn --------------------------------------------------------------------------


def _nothing(state: Woods, action: Any) -> str:
    return ""


def _place(state: Woods, action: Any) -> str:
    at = (action.x, action.y)
    if not 0 <= action.turn < 4:
        return "ZF-10/no_turn"
    if at in state.land.lies:
        return "ZF-10/taken"
    if at not in state.land.frontier:
        return "ZF-10/bridge" if abs(action.x) + abs(action.y) == 1 else "ZF-10/apart"
    return "" if state.land.fits(state.drawn, *at, action.turn) else "ZF-10/no_way"


def _put_token(state: Woods, square: int) -> str:
    tile = state.put[1]
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    if square not in inside_of(state, tile):
        return "ZF-12/inside"
    return "ZF-12/one_token" if state.tokens[square] else ""


def _put_heart(state: Woods, action: Any) -> str:
    return _put_token(state, action.square) if state.put[2] else "ZF-12/no_heart"


def _put_bullet(state: Woods, action: Any) -> str:
    if state.put[2]:
        return "ZF-12/hearts_first"
    return _put_token(state, action.square) if state.put[3] else "ZF-12/no_bullet"


def _put_dog(state: Woods, action: Any) -> str:
    _, tile, hearts, bullets, _, *origins = state.put
    square = action.square
    if hearts or bullets:
        return "ZF-12/tokens_first"
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    if not state.land.is_usable(square):
        return "ZF-12/unusable"
    if state.dogs[square] >= ROOM:
        return "ZF-12/two_dogs"
    return "ZF-C04/nearer" if origins and comes_nearer(state, origins[0], square) else ""


def _shoot(state: Woods, action: Any) -> str:
    return "" if can_shoot(state) else "ZF-21/no_bullets"


def _step(state: Woods, action: Any) -> str:
    square, here = action.square, state.at[state.seat]
    if square < 0:
        return "ZF-40/no_square"
    if not state.steps:
        return "ZF-40/no_steps"
    if square not in state.land.near[here]:
        return f"ZF-40/{_apart(state, here, square)}"
    if state.lost[state.seat] and TILE_OF[square] != TILE_OF[here]:
        return "ZF-C07/lost"
    return ""


def _apart(state: Woods, here: int, square: int) -> str:
    """Tell why one cannot step from a square to another."""
    if state.land.places[TILE_OF[square]] is None:
        return "not_placed"
    if not state.land.is_usable(square):
        return "unusable"
    x, y = state.land.where(here)
    column, row = state.land.where(square)
    far = abs(x - column), abs(y - row)
    if sum(far) == 1:
        return "wall"
    return "diagonal" if far == (1, 1) else "adjacent"


def _cast(state: Woods, action: Any) -> str:
    if state.cast:
        return "ZF-60/once"
    if may_cast(state):
        return ""
    return "ZF-60/dogs" if is_inside_cabin(state, state.seat) else "ZF-60/not_inside"


def _pick_dog(state: Woods, action: Any) -> str:
    square = action.square
    if square < 0 or not state.dogs[square]:
        return "ZF-41/no_dog"
    if not is_fresh(state, square):
        return "ZF-41/moved"
    if can_run(state, square):
        return ""
    free = any(state.dogs[other] < ROOM for other in state.land.near[square])
    return "ZF-C04/nearer" if free else "ZF-41/shut_in"


def _run_dog(state: Woods, action: Any) -> str:
    square, origin = action.square, state.picked
    if square < 0:
        return "ZF-41/no_square"
    if square in destinations(state, origin):
        return ""
    if square == origin:
        return "ZF-41/stays"
    runs = state.land.runs(origin)
    if not any(square == first or square in seconds for first, seconds in runs):
        return "ZF-41/too_far"
    if state.dogs[square] >= ROOM:
        return "ZF-41/two_dogs"
    # Room there, so either the way is full or it would come nearer.
    way = any(
        state.dogs[first] < ROOM and (square == first or square in seconds)
        for first, seconds in runs
    )
    return "ZF-C04/nearer" if way else "ZF-41/full_way"


def _discard(state: Woods, action: Any) -> str:
    if any(KIND_OF[card] == action.card for card in state.hands[state.actor] if action.card >= 0):
        return ""
    return "ZF-05/not_in_hand"


# -- what cards ask --------------------------------------------------------------------


def _take_card(state: Woods, action: Any) -> str:
    hand = state.hands[state.looking[0]]
    if action.card >= 0 and any(KIND_OF[card] == action.card for card in hand):
        return ""
    return "ZF-C08/not_there"


def _remove(state: Woods, action: Any) -> str:
    if action.card < 0 or all(KIND_OF[card] != action.card for card in pile_of(state)):
        return "ZF-C20/not_there"
    return "ZF-C20/page" if IS_PAGE[action.card] else ""


def _shove(state: Woods, action: Any) -> str:
    seat, square = state.fighter, action.square
    here = state.at[seat]
    if in_front(state, seat, SICKLE) < 0 or state.foe != DOG:
        return "ZF-C12/no_sickle"
    if state.rolls or state.shoved:
        return "ZF-C12/too_late"
    if state.dogs[here] < ROOM:
        return "ZF-C12/one_dog"
    if square not in state.land.near[here]:
        return "ZF-C12/neighbour"
    if state.dogs[square] >= ROOM:
        return "ZF-C12/no_room"
    return "ZF-C04/nearer" if comes_nearer(state, here, square) else ""


def _attack(state: Woods, action: Any) -> str:
    if state.fever[state.seat] != 1:
        return "ZF-C05/no_fever"
    if not 0 <= action.seat < state.players or action.seat == state.seat:
        return "ZF-C05/no_opponent"
    return "" if state.at[action.seat] >= 0 else "ZF-31/off_map"


def _add_bullets(state: Woods, action: Any) -> str:
    return "" if 1 <= action.number <= state.bullets[state.actor] else "ZF-C05/bullets"


def _retreat(state: Woods, action: Any) -> str:
    square = action.square
    if square >= 0 and TILE_OF[square] == BRIDGE and state.land.is_usable(square):
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
