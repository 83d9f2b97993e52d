"""No opponent knows more than its seat: worlds that look the same get the same decision."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from scripts.yardsticks import yardstick
from zombiegames.ai.levels import LEVEL, bot_of
from zombiegames.core.bot import NO_IDEA, Thought, decide
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

pytestmark = pytest.mark.whole

POSITIONS = 100
"""A game, …"""
WORLDS = 10
"""… and worlds for each of them; where nothing is hidden all are alike, and two tell as much."""
PARTS = 4
"""In how many tests they are shared out, for several processes."""
WANDERING = 0.5
"""Share of random actions on the way to a position; the others are an opponent's."""
ITERATIONS = 20
"""For a decision at Hard: what a bot looks at shows in a few of them."""
OPEN = {"zombiegeddon"}
"""Games that hide nothing from a view: there is only one world."""


def scale_of(game: str) -> float:
    """The share of Hard's iterations that comes to so few."""
    easy: int = import_module(f"zombiegames.ai.{game}").EASY
    return ITERATIONS / (LEVEL["hard"].ratio * easy)


class Position(NamedTuple):
    """A choice, and all the worlds between which the seat cannot tell."""

    seat: Seat
    worlds: tuple[State, ...]


def wander(game: str, rng: Random) -> Iterator[State]:
    """Positions with a choice, from games half played by an opponent and half at random."""
    info = GAMES[game]
    bot = yardstick(game)
    while True:
        state = info.new(rng.choice(info.seats), info.complete({}))
        while (actor := state.to_act()) != OVER:
            if actor < 0:
                state.apply(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < 0.2:
                yield state
            if len(legal) == 1 or rng.random() < WANDERING:
                state.apply(rng.choice(legal))
            else:
                state.apply(decide(bot, state.censored(actor), actor, rng))


def positions(game: str, part: int, number: int = POSITIONS // PARTS) -> tuple[Position, ...]:
    rng = Random(f"{game}/{part}")
    found = []
    for state in wander(game, rng):
        seat = state.to_act()
        view = state.censored(seat)
        number_of_worlds = 2 if game in OPEN else WORLDS
        worlds = tuple(view.determinized(seat, rng) for _ in range(number_of_worlds))
        assert {world.censored(seat).digest() for world in worlds} == {view.digest()}
        found.append(Position(seat, worlds))
        if len(found) == number:
            return tuple(found)
    raise AssertionError


def told_apart(found: tuple[Position, ...], make: Callable[[State], Bot]) -> int:
    """In how many positions a bot decides differently in worlds that look the same."""
    number = 0
    for seat, worlds in found:
        made = {decide(make(world), world.censored(seat), seat, Random(9)) for world in worlds}
        number += len(made) > 1
    return number


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_get_the_same_decision(game: str, part: int) -> None:
    scale = scale_of(game)
    assert told_apart(positions(game, part), lambda world: bot_of(game, "hard", scale)) == 0


class Peeking:
    """Decides by the world as it is, which no view shows."""

    def __init__(self, world: State) -> None:
        self.world = world

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        legal = view.legal_actions()
        yield Thought(legal[self.world.digest() % len(legal)], NO_IDEA, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_peeks_is_caught(game: str) -> None:
    found = positions(game, 0, 20)
    caught = told_apart(found, Peeking)
    if game in OPEN:
        assert all(len({w.digest() for w in worlds}) == 1 for _, worlds in found)
    else:
        assert caught > len(found) / 2


@pytest.mark.parametrize("level", ["easy", "expert"])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_gives_legal_thoughts(game: str, level: str) -> None:
    for number, state in enumerate(wander(game, Random(f"{game}/{level}"))):
        seat = state.to_act()
        thoughts = list(
            bot_of(game, level, scale_of(game)).think(state.censored(seat), seat, Random(1))
        )
        assert thoughts
        for thought in thoughts:
            assert state.why_not(thought.action) is None
            assert thought.chance == NO_IDEA or 0 <= thought.chance <= 1
        if number == 20:
            return
