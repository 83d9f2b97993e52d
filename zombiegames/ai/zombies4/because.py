"""Why an action is advised: the most telling thing that it does, as a key for the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.ai.zombies4.hand import is_hostile, leader
from zombiegames.ai.zombies4.judge import floor_of
from zombiegames.ai.zombies4.thumb import to_floor
from zombiegames.games.zombies4 import actions, ask, cards, terms
from zombiegames.games.zombies4.cards import IS_PAGE
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

KEYS = (
    "spell",
    "last_trophy",
    "stops_caster",
    "page",
    "weapon",
    "cabin",
    "goods",
    "trophy",
    "clears_floor",
    "guards_floor",
    "harms_leader",
    "leaves_you",
    "stays_alive",
    "bullets_cheaper",
    "saves_bullets",
    "another_card",
    "keeps_cards",
    "rests",
)
"""All reasons there are; their sentences stand in the words below ``advice``."""

NEAR = 2
"""Tiles from a pawn up to which something is within its reach."""


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Woods)
    judge = _REASONS.get(action.kind)
    return None if judge is None else judge(view, seat, action) or None


def _cast(view: Woods, seat: Seat, action: actions.Cast) -> str:
    return "spell"


def _roll(view: Woods, seat: Seat, action: actions.Roll) -> str:
    if view.prompt == ask.SPELL:
        return "spell"
    if view.prompt == ask.FIGHT and view.foe == terms.DOG and view.fighter == seat:
        return "last_trophy" if _left(view, seat) == 1 else "trophy"
    return ""


def _left(view: Woods, seat: Seat) -> int:
    return view.house.trophies - view.trophies[seat]


def _step(view: Woods, seat: Seat, action: actions.Step) -> str:
    square = action.square
    dogs = view.dogs[square]
    after = view.clone()
    after.apply(action)
    # ZF-C09: with the Monkeys there is no fight on wooded squares.
    if dogs and after.fighter == seat:
        if dogs >= _left(view, seat):
            return "last_trophy"
        return "clears_floor" if square in floor_of(view.land) else "trophy"
    if view.tokens[square] and not after.tokens[square]:
        return "goods"
    return "cabin" if to_floor(view, square) < to_floor(view, view.at[seat]) else ""


def _stop(view: Woods, seat: Seat, action: actions.Stop) -> str:
    return "rests" if view.steps else ""


def _wound(view: Woods, seat: Seat, action: actions.Shoot | actions.Suffer) -> str:
    if action.kind == "shoot":
        return "stays_alive" if view.health[seat] == 1 else "bullets_cheaper"
    can = view.bullets[seat] >= terms.NEEDED[view.foe] - view.rolled
    return "saves_bullets" if can else ""


def _place(view: Woods, seat: Seat, action: actions.PlaceTile) -> str:
    at = view.at[seat]
    if at < 0:
        return ""
    tile = TILES[view.drawn]
    far = _tiles_between(view, at, action.x, action.y)
    if tile.name == "cabin":
        return "cabin" if far <= NEAR else ""
    if tile.hearts + tile.bullets > 0 and far <= NEAR:
        return "goods"
    # ZF-11: a forest rolls for its dogs.
    return "leaves_you" if far > NEAR and (tile.dogs or tile.kind == "forest") else ""


def _tiles_between(view: Woods, square: int, x: int, y: int) -> int:
    column, row = view.land.where(square)
    return abs(column // 3 - x) + abs(row // 3 - y)


def _dog(view: Woods, seat: Seat, origin: int, square: int) -> str:
    """Tell why a dog goes from one square (-1: from the box) to another."""
    floor = floor_of(view.land)
    mine = to_floor(view, view.at[seat])
    rival = min(to_floor(view, view.at[o]) for o in range(view.players) if o != seat)
    if square in floor and origin not in floor and rival <= mine:
        return "guards_floor"
    if origin in floor and square not in floor and mine <= rival + 2:
        return "clears_floor"
    first = leader(view, seat)
    if view.at[first] >= 0:
        field = view.land.distance(view.at[first])
        if field[square] <= 2 and (origin < 0 or field[square] < field[origin]):
            return "harms_leader"
    if origin >= 0 and view.at[seat] >= 0:
        field = view.land.distance(view.at[seat])
        if field[origin] <= 3 and field[square] > field[origin]:
            return "leaves_you"
    return ""


def _run(view: Woods, seat: Seat, action: actions.RunDog) -> str:
    return _dog(view, seat, view.picked, action.square)


def _put_dog(view: Woods, seat: Seat, action: actions.PutDog) -> str:
    return _dog(view, seat, -1, action.square)


def _put_token(view: Woods, seat: Seat, action: actions.PutHeart | actions.PutBullet) -> str:
    x, y = view.land.where(action.square)
    at = view.at[seat]
    return "goods" if at >= 0 and _tiles_between(view, at, x // 3, y // 3) <= NEAR else ""


def _discard(view: Woods, seat: Seat, action: actions.Discard) -> str:
    # ZF-C08: what is too much after the Magic Key is not drawn again.
    return "another_card" if view.prompt == ask.END else ""


def _pass(view: Woods, seat: Seat, action: actions.Pass) -> str:
    return "keeps_cards" if view.prompt in (ask.WINDOW, ask.CANCEL) else ""


def _card(view: Woods, seat: Seat, action: actions.CardAction) -> str:
    card = action.card
    if action.kind == "play" and IS_PAGE[card]:
        return "page"
    if action.kind == "play" and card in (cards.SPEAR, cards.SICKLE):
        return "weapon"
    if card == cards.GUN and action.kind == "use-at":
        if view.dogs[action.square] >= _left(view, seat):
            return "last_trophy"
        return "clears_floor" if action.square in floor_of(view.land) else "trophy"
    if card == cards.LOADED:
        assert isinstance(action, actions.PlayOn)
        other = action.seat
        more = view.bullets[other] > view.bullets[seat] or view.health[other] > view.health[seat]
        return "goods" if more else ""
    if card == cards.FRIENDS:
        return "page"
    if is_hostile(action):
        far = to_floor(view, view.at[action.seat])
        # Whoever is lost in the Cabin may cast all the same.
        if far == 0 and card != cards.LOST:
            return "stops_caster"
        return "harms_leader" if action.seat == leader(view, seat) else ""
    if action.kind == "use-at":
        before, after = to_floor(view, view.at[seat]), to_floor(view, action.square)
        return "cabin" if after < before < FAR or after < FAR <= before else ""
    return ""


def _cancel(view: Woods, seat: Seat, action: actions.Cancel) -> str:
    player, _, target, *_ = view.plays[-1]
    if target == seat:
        return "leaves_you"
    return "harms_leader" if player == leader(view, seat) else ""


def _attack(view: Woods, seat: Seat, action: actions.Attack) -> str:
    if to_floor(view, view.at[action.seat]) == 0:
        return "stops_caster"
    return "harms_leader" if action.seat == leader(view, seat) else ""


_REASONS: dict[str, Callable[[Woods, Seat, Any], str]] = {
    "cast": _cast,
    "roll": _roll,
    "step": _step,
    "stop": _stop,
    "shoot": _wound,
    "suffer": _wound,
    "place": _place,
    "put-dog": _put_dog,
    "put-heart": _put_token,
    "put-bullet": _put_token,
    "run-dog": _run,
    "discard": _discard,
    "pass": _pass,
    "play": _card,
    "play-on": _card,
    "play-to": _card,
    "play-page": _card,
    "use-on": _card,
    "use-at": _card,
    "use-to": _card,
    "cancel": _cancel,
    "attack": _attack,
}
"""By verb: who finds the reason; empty: there is none."""
