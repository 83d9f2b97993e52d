"""Why an action that is not offered cannot be done, and all that could be pointed at (law 13).

The language tables explain each answer as ``zombies4.why.<rule>.<detail>``. Why a card cannot be
played is told in ``play`` and in the rooms of ``titles``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombies4 import act, actions, ask, dogs, play
from zombiegames.games.zombies4.cards import KIND_OF
from zombiegames.games.zombies4.chance import cabin_places
from zombiegames.games.zombies4.seats import is_inside_cabin
from zombiegames.games.zombies4.terms import ROOM
from zombiegames.games.zombies4.tiles import CABIN, CELLS, LOOSE_TILES, TILE_OF, square_of
from zombiegames.games.zombies4.titles import fever, key, not_right, weapons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods

_ASKED: dict[int, tuple[frozenset[str], str]] = {
    ask.SHUFFLE_TILES: (frozenset(("shuffle-tiles",)), "ZF-02/shuffle_first"),
    ask.SHUFFLE_CARDS: (frozenset(("shuffle-cards",)), "ZF-52/shuffle_first"),
    ask.BEGIN: (frozenset(("begin",)), "ZF-02/begin_first"),
    ask.DIE: (frozenset(("die",)), "ZF-05/die_first"),
    ask.PLACE: (frozenset(("place",)), "ZF-10/place_first"),
    ask.PUT: (frozenset(("put-heart", "put-bullet", "put-dog")), "ZF-12/put_first"),
    ask.FIGHT: (frozenset(("roll", "shove")), "ZF-21/fight_first"),
    ask.WOUND: (frozenset(("shoot", "suffer")), "ZF-21/wound_first"),
    ask.MOVE_ROLL: (frozenset(("roll", "cast", "attack")), "ZF-05/roll_first"),
    ask.MOVE: (frozenset(("step", "stop", "cast", "attack")), ""),
    ask.SPELL: (frozenset(("roll",)), "ZF-60/roll_first"),
    ask.DOGS: (frozenset(("roll",)), "ZF-41/roll_first"),
    ask.PICK: (frozenset(("pick-dog",)), "ZF-41/pick_first"),
    ask.RUN_DOG: (frozenset(("run-dog",)), "ZF-41/run_first"),
    ask.END: (frozenset(("discard", "end-turn")), ""),
    ask.WINDOW: (frozenset(("pass",)), "ZF-55/window"),
    ask.CANCEL: (frozenset(("cancel", "pass")), "ZF-54/answer"),
    ask.TAKE: (frozenset(("take-card",)), "ZF-C08/take_first"),
    ask.TRIM: (frozenset(("discard",)), "ZF-C08/discard_first"),
    ask.SEARCH: (frozenset(("remove", "finish")), "ZF-C20/search_first"),
    ask.DUEL: (frozenset(("add-bullets", "pass")), "ZF-C05/duel_first"),
    ask.RETREAT: (frozenset(("retreat",)), "ZF-C05/retreat_first"),
    ask.SECRET: (frozenset(), "ZF-55/secret"),
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
    if prompt == ask.OVER:
        return "ZF-07/over" if state.reason == "rounds" else "ZF-03/over"
    verb = action.kind
    verbs, otherwise = _ASKED[prompt]
    if verb in verbs:
        return _WHY[verb](state, action)
    if verb in play.VERBS:
        return play.refusal(state, action) if play.is_asked(state) else otherwise
    return otherwise or _NOT_NOW[verb]


# -- nature ----------------------------------------------------------------------------


def _shuffle_tiles(state: Woods, action: actions.ShuffleTiles) -> str:
    if not is_order_of(action.order, LOOSE_TILES):
        return "ZF-02/not_the_tiles"
    return "" if action.order.index(CABIN) in cabin_places(state) else "ZF-02/cabin"


def _shuffle_cards(state: Woods, action: actions.ShuffleCards) -> str:
    return "" if is_order_of(action.order, state.deck) else "ZF-52/not_the_cards"


def _begin(state: Woods, action: actions.Begin) -> str:
    return "ZF-02/no_player"


def _die(state: Woods, action: actions.Die) -> str:
    return "ZF-05/no_face"


# -- the turn --------------------------------------------------------------------------


def _place(state: Woods, action: actions.PlaceTile) -> str:
    at = (action.x, action.y)
    if not 0 <= action.turn < 4:
        return "ZF-10/no_turn"
    if at in state.land.lies:
        return "ZF-10/taken"
    if at in state.land.frontier:
        return "ZF-10/no_way"
    return "ZF-10/bridge" if abs(action.x) + abs(action.y) == 1 else "ZF-10/apart"


def _put_token(state: Woods, square: int) -> str:
    tile = state.put[1]
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    inside = square in dogs.token_squares(state, tile)
    return "ZF-12/one_token" if inside else "ZF-12/inside"


def _put_heart(state: Woods, action: actions.PutHeart) -> str:
    return _put_token(state, action.square) if state.put[2] else "ZF-12/no_heart"


def _put_bullet(state: Woods, action: actions.PutBullet) -> str:
    if state.put[2]:
        return "ZF-12/hearts_first"
    return _put_token(state, action.square) if state.put[3] else "ZF-12/no_bullet"


def _put_dog(state: Woods, action: actions.PutDog) -> str:
    _, tile, hearts, bullets, *_ = state.put
    square = action.square
    if hearts or bullets:
        return "ZF-12/tokens_first"
    if square < 0:
        return "ZF-12/no_square"
    if TILE_OF[square] != tile:
        return "ZF-12/other_tile"
    if not state.land.is_usable(square):
        return "ZF-12/unusable"
    return "ZF-12/two_dogs" if state.dogs[square] >= ROOM else "ZF-C04/nearer"


def _shoot(state: Woods, action: actions.Shoot) -> str:
    return "ZF-21/no_bullets"


def _step(state: Woods, action: actions.Step) -> str:
    land, square, here = state.land, action.square, state.at[state.seat]
    if square < 0:
        return "ZF-40/no_square"
    if not state.steps:
        return "ZF-40/no_steps"
    if square in land.near[here]:
        return "ZF-C07/lost"
    if land.places[TILE_OF[square]] is None:
        return "ZF-40/not_placed"
    if not land.is_usable(square):
        return "ZF-40/unusable"
    x, y = land.where(here)
    column, row = land.where(square)
    far = abs(x - column), abs(y - row)
    if sum(far) == 1:
        return "ZF-40/wall"
    return "ZF-40/diagonal" if far == (1, 1) else "ZF-40/adjacent"


def _cast(state: Woods, action: actions.Cast) -> str:
    if state.cast:
        return "ZF-60/once"
    return "ZF-60/dogs" if is_inside_cabin(state, state.seat) else "ZF-60/not_inside"


def _pick_dog(state: Woods, action: actions.PickDog) -> str:
    square = action.square
    if square < 0 or not state.dogs[square]:
        return "ZF-41/no_dog"
    if not dogs.is_fresh(state, square):
        return "ZF-41/moved"
    free = any(state.dogs[other] < ROOM for other in state.land.near[square])
    return "ZF-C04/nearer" if free else "ZF-41/shut_in"


def _run_dog(state: Woods, action: actions.RunDog) -> str:
    square, origin = action.square, state.picked
    if square < 0:
        return "ZF-41/no_square"
    if square == origin:
        return "ZF-41/stays"
    ways = [
        first for first, seconds in state.land.runs(origin) if square == first or square in seconds
    ]
    if not ways:
        return "ZF-41/too_far"
    if state.dogs[square] >= ROOM:
        return "ZF-41/two_dogs"
    # Room there, so either the way is full or it would come nearer.
    free = any(state.dogs[first] < ROOM for first in ways)
    return "ZF-C04/nearer" if free else "ZF-41/full_way"


def _discard(state: Woods, action: actions.Discard) -> str:
    return "ZF-05/not_in_hand"


_WHY: dict[str, Callable[[Woods, Any], str]] = {
    "shuffle-tiles": _shuffle_tiles,
    "shuffle-cards": _shuffle_cards,
    "begin": _begin,
    "die": _die,
    "place": _place,
    "put-heart": _put_heart,
    "put-bullet": _put_bullet,
    "put-dog": _put_dog,
    "shoot": _shoot,
    "step": _step,
    "cast": _cast,
    "pick-dog": _pick_dog,
    "run-dog": _run_dog,
    "discard": _discard,
    "take-card": key.take_refusal,
    "remove": not_right.remove_refusal,
    "shove": weapons.shove_refusal,
    "attack": fever.attack_refusal,
    "add-bullets": fever.bid_refusal,
    "retreat": fever.retreat_refusal,
}
"""By verb: why it is not offered at a prompt that asks for it; the others then always are."""


# -- all that could be pointed at ------------------------------------------------------

_BUTTONS = (
    act.ROLL,
    act.STOP,
    act.CAST,
    act.SUFFER,
    act.SHOOT,
    act.END_TURN,
    act.PASS,
    act.FINISH,
    act.CANCEL,
)

_SQUARE_ACTIONS = {
    ask.PUT: (act.PUT_HEART, act.PUT_BULLET, act.PUT_DOG),
    ask.FIGHT: (act.SHOVE,),
    ask.PICK: (act.PICK_DOG,),
    ask.RUN_DOG: (act.RUN_DOG,),
    ask.RETREAT: (act.RETREAT,),
}
"""By prompt: what a square answers to besides a step."""


def conceivable(state: Woods) -> Iterator[AnyAction]:
    """Give what the seat to act could point at: its cards, squares, players, free places."""
    seat = state.actor
    if seat < 0:
        return
    yield from _BUTTONS
    yield from _places(state)
    squares = [square_of(tile, cell) for tile in state.land.lies.values() for cell in range(CELLS)]
    for built in (act.STEP, *_SQUARE_ACTIONS.get(state.prompt, ())):
        yield from (built[square] for square in squares)
    yield from act.ATTACK[: state.players]
    if state.prompt == ask.TAKE:
        yield from act.TAKE_CARD
    elif state.prompt == ask.SEARCH:
        yield from act.REMOVE
    elif state.prompt == ask.DUEL:
        yield from (actions.AddBullets(n) for n in range(1, state.bullets[seat] + 2))
    for kind in dict.fromkeys(KIND_OF[card] for card in state.hands[seat]):
        yield act.DISCARD[kind]
        yield from _from_hand(state, seat, kind)
    for card in state.fronts[seat]:
        yield from _in_play(state, KIND_OF[card], squares)


def _places(state: Woods) -> Iterator[AnyAction]:
    """Give the tiles' places and one ring round them; all turns while a tile is to be placed."""
    turns = 4 if state.prompt == ask.PLACE else 1
    ring = {(x + dx, y + dy) for x, y in state.land.lies for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for x, y in sorted(ring):
        yield from act.placements(x, y)[:turns]


def _from_hand(state: Woods, seat: int, kind: int) -> Iterator[AnyAction]:
    verb = play.hand_verb(kind)
    seats = range(state.players)
    if verb == "play":
        yield act.PLAY[kind]
    elif verb == "play-on":
        yield from (actions.PlayOn(kind, other) for other in seats)
    elif verb == "play-tile":
        yield from (actions.PlayTile(kind, tile) for tile in state.land.lies.values())
    elif verb == "play-page":
        for other in seats:
            for page in (KIND_OF[card] for card in state.fronts[other]):
                yield actions.PlayPage(kind, other, page)
    elif verb == "play-to":
        for other in seats:
            at = state.at[other]
            if at < 0 or other == seat:
                continue
            # Its own tile and those beside it: what is further off cannot be meant.
            tile = TILE_OF[at]
            for near in (tile, *state.land.beside(tile)):
                for cell in range(CELLS):
                    yield actions.PlayTo(kind, other, square_of(near, cell))


def _in_play(state: Woods, kind: int, squares: list[int]) -> Iterator[AnyAction]:
    verb = play.front_verb(kind)
    seats = range(state.players)
    if verb == "use":  # where it has no use of its own, it says so
        yield act.USE[kind]
    elif verb == "use-on":
        yield from (actions.UseOn(kind, other) for other in seats)
    elif verb == "use-at":
        yield from (actions.UseAt(kind, square) for square in squares)
    elif verb == "use-pile":
        yield from (actions.UsePile(kind, pile) for pile in (0, 1))
    else:
        for other in seats:
            yield from (actions.UseTo(kind, other, square_of(CABIN, cell)) for cell in range(CELLS))
