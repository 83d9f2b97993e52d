"""What advice says of an action is so, worked out on the map and from the cards anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ai.claims import Case, cases_of, sampled, unnoticed, untrue
from tests.ai.zombies4.test_because import NOT_SAID, POSITIONS
from zombiegames.ai.zombies4.hand import leader
from zombiegames.games.zombies4 import ask, cards
from zombiegames.games.zombies4.cards import IS_PAGE
from zombiegames.games.zombies4.tiles import CABIN, TILES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

GAME = "zombies4"
NOWHERE = 1000
HEART = 1
DRAWN = 3
"""Cards that one draws up to (ZF-05)."""


def floor(view: Any) -> set[int]:
    """The Cabin's floor, where the spell is cast (ZF-60)."""
    if view.land.places[CABIN] is None:
        return set()
    squares = view.land.squares(CABIN)
    return {square for square in squares if view.land.ground[square] == "B"}


def walk(view: Any, start: int, goals: set[int]) -> int:
    """Steps from a square to the nearest of some others."""
    far, wave, seen = 0, {start} if start >= 0 else set(), {start}
    while wave:
        if wave & goals:
            return far
        wave = {other for square in wave for other in view.land.near[square]} - seen
        seen |= wave
        far += 1
    return NOWHERE


def tiles_off(view: Any, square: int, action: Any) -> int:
    """How many tiles lie between the own pawn and what an action names."""
    x, y = view.land.where(square)
    if action.kind == "place":
        return abs(x // 3 - action.x) + abs(y // 3 - action.y)
    there = view.land.where(action.square)
    return abs(x // 3 - there[0] // 3) + abs(y // 3 - there[1] // 3)


def lacks(case: Case) -> int:
    return case.view.house.trophies - case.view.trophies[case.seat]


def does(case: Case, *kinds: str) -> bool:
    return case.action.kind in kinds


def card(case: Case) -> int:
    return getattr(case.action, "card", -1)


def dogs_killed_by_gun(case: Case) -> int:
    gun = card(case) == cards.GUN and does(case, "use-at")
    return case.view.dogs[case.action.square] if gun else 0


def dogs_to_fight(case: Case) -> int:
    """How many dogs one will fight, or shoots, by an action."""
    if does(case, "step"):
        fights = case.afterwards().fighter == case.seat
        return case.view.dogs[case.action.square] if fights else 0
    if does(case, "roll") and case.view.prompt == ask.FIGHT and case.view.fighter == case.seat:
        return case.view.dogs[case.view.at[case.seat]] if case.view.foe == 0 else 0
    return dogs_killed_by_gun(case)


def casts(case: Case) -> bool:
    """Whether it is the spell, and may win: the roll of a 6 always does (ZF-60)."""
    if does(case, "cast"):
        return case.view.at[case.seat] in floor(case.view)
    return does(case, "roll") and case.view.prompt == ask.SPELL


def dog_moves(case: Case) -> tuple[int, int]:
    """From where to where a dog goes; -1: from the box, or there is none."""
    if does(case, "run-dog"):
        return case.view.picked, case.action.square
    return (-1, case.action.square) if does(case, "put-dog") else (-1, -1)


def hinders(case: Case) -> int:
    """The seat that an action is aimed at, or whose card it cancels; -1: none."""
    if does(case, "cancel"):
        return case.view.plays[-1][0]
    return getattr(case.action, "seat", -1)


def stops_caster(case: Case) -> bool:
    """Whether it may take a player off the floor, or put a dog there."""
    target = getattr(case.action, "seat", -1)
    if target in (-1, case.seat) or case.view.at[target] not in floor(case.view):
        return False
    moving = (cards.CLAIR, cards.HAND, cards.NEWSPAPER, cards.SENDER)
    return does(case, "attack") or card(case) in moving


def clears(case: Case) -> bool:
    if dogs_to_fight(case):
        square = getattr(case.action, "square", case.view.at[case.seat])
        return square in floor(case.view)
    origin, square = dog_moves(case)
    return origin in floor(case.view) and square not in floor(case.view)


def nears_the_cabin(case: Case) -> bool:
    """Whether the way to the floor is shorter afterwards."""
    goal = floor(case.view)
    world = case.afterwards()
    before = walk(case.view, case.view.at[case.seat], goal)
    if does(case, "use-at"):
        return walk(case.view, case.action.square, goal) < before
    return walk(world, world.at[case.seat], floor(world)) < before


def goods(case: Case) -> bool:
    view, at = case.view, case.view.at[case.seat]
    if does(case, "step"):
        token = view.tokens[case.action.square]
        return bool(token) and not (token == HEART and view.health[case.seat] > 8)
    if does(case, "play-on") and card(case) == cards.LOADED:
        other = case.action.seat
        more = view.bullets[other] > view.bullets[case.seat]
        return more or view.health[other] > view.health[case.seat]
    if at < 0 or not does(case, "place", "put-heart", "put-bullet"):
        return False
    if does(case, "place") and not TILES[view.drawn].hearts + TILES[view.drawn].bullets:
        return False
    return tiles_off(view, at, case.action) <= 2


def harms_leader(case: Case) -> bool:
    view, first = case.view, leader(case.view, case.seat)
    origin, square = dog_moves(case)
    if square >= 0:
        far = walk(view, view.at[first], {square})
        return far <= 2 and (origin < 0 or far < walk(view, view.at[first], {origin}))
    return hinders(case) == first


def leaves_you(case: Case) -> bool:
    view, at = case.view, case.view.at[case.seat]
    if does(case, "cancel"):
        return view.plays[-1][2] == case.seat
    if does(case, "place"):
        tile = TILES[view.drawn]
        dogs = tile.dogs > 0 or tile.kind == "forest"
        return dogs and at >= 0 and tiles_off(view, at, case.action) > 2
    origin, square = dog_moves(case)
    return origin >= 0 and at >= 0 and walk(view, at, {square}) > walk(view, at, {origin})


def page(case: Case) -> bool:
    """Whether a page more lies before the player, if nobody cancels it."""
    taken = does(case, "play-page") and card(case) == cards.FRIENDS
    return taken or (does(case, "play") and IS_PAGE[card(case)])


def dies_otherwise(case: Case) -> bool:
    """Whether the wound would be the last (ZF-31)."""
    if not does(case, "shoot"):
        return False
    world = case.state.clone()
    world.apply(next(a for a in world.legal_actions() if a.kind == "suffer"))
    return world.at[case.seat] < 0


def can_shoot(case: Case) -> bool:
    return "shoot" in {action.kind for action in case.view.legal_actions()}


def draws_for_it(case: Case) -> bool:
    """Whether there is room for one more at the next draw because of it."""
    held = len(case.view.hands[case.seat])
    return does(case, "discard") and held <= DRAWN


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "spell": casts,
    "last_trophy": lambda case: 0 < lacks(case) <= dogs_to_fight(case),
    "stops_caster": stops_caster,
    "page": page,
    "weapon": lambda case: does(case, "play") and card(case) in (cards.SPEAR, cards.SICKLE),
    "cabin": lambda case: does(case, "step", "place", "use-at") and nears_the_cabin(case),
    "goods": goods,
    "trophy": lambda case: dogs_to_fight(case) > 0,
    "clears_floor": clears,
    "guards_floor": lambda case: dog_moves(case)[1] in floor(case.view),
    "harms_leader": harms_leader,
    "leaves_you": leaves_you,
    "stays_alive": dies_otherwise,
    "bullets_cheaper": lambda case: does(case, "shoot"),
    "saves_bullets": lambda case: does(case, "suffer") and can_shoot(case),
    "another_card": draws_for_it,
    "keeps_cards": lambda case: (
        does(case, "pass")
        and bool(case.view.hands[case.seat] or case.view.fronts[case.seat])
        and case.view.prompt in (ask.WINDOW, ask.CANCEL)
    ),
    "rests": lambda case: does(case, "stop") and case.view.steps > 0,
}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    boards = [make()[0] for make in (*POSITIONS.values(), *NOT_SAID.values())]
    found = [case for board in boards for case in cases_of(board.state.clone(), 30)]
    found += [
        Case(board.state.clone(), board.state.censored(seat), seat, board.notation.parse(text))
        for board, text in (make() for make in POSITIONS.values())
        for seat in (board.state.to_act(),)
    ]
    return found + sampled(GAME, 3, 0.2)


def test_what_is_said_is_so(cases: list[Case]) -> None:
    said, wrong = untrue(GAME, CLAIMS, cases)
    assert said == set(CLAIMS)
    assert not wrong, [(key, case.action) for key, case in wrong]


def test_no_sentence_could_be_said_of_anything(cases: list[Case]) -> None:
    assert not unnoticed(GAME, CLAIMS, cases)
