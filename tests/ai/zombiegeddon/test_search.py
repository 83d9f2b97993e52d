"""The opponent's manners: thoughts come often, small allowances do, alone it follows a route."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.games.zombiegeddon.position import position
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.levels import LEVELS, bot_of
from zombiegames.ai.zombiegeddon.search import REPORT_EVERY, Scavenger
from zombiegames.core.bot import decide
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.route import EXACT_UP_TO, route, routes, worth
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ALONE


def beginning(players: int = 2) -> Wasteland:
    """The first decision of a game."""
    info = GAMES["zombiegeddon"]
    land = info.new(players, info.complete({}))
    assert isinstance(land, Wasteland)
    while land.to_act() < 0:
        land.apply(land.sample_chance(Random(1)))
    return land


def alone() -> Wasteland:
    """A pawn with nine discs of its own, the best of them the farther way round."""
    return position(
        half=2, alone=[0], C3="food-1 + pawn 0", D3="food-1", E3="food-2", F3="food-1",
        C4="food-1", D4="food-3", E4="food-1", D2="food-1", E2="food-1", F2="food-2",
        K7="food-1 + pawn 1",
    )  # fmt: skip


def test_thoughts_come_often_and_say_how_good_it_is() -> None:
    land = beginning()
    efforts = []
    for thought in Scavenger(Allowance(200)).think(land, land.actor, Random(1)):
        assert land.why_not(thought.action) is None
        assert 0 <= thought.chance <= 1
        assert thought.rival != thought.action
        efforts.append(thought.effort)
    assert efforts[0] == REPORT_EVERY
    assert efforts[-1] == 200
    assert all(b - a <= REPORT_EVERY for a, b in pairwise(efforts))


def test_an_action_and_a_world_give_one_decision() -> None:
    land = beginning(3)
    seat = land.actor
    found = {
        decide(Scavenger(Allowance(60)), land.censored(seat), seat, Random(5)) for _ in range(3)
    }
    assert len(found) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_smallest_scale_plays_a_whole_game(level: str) -> None:
    land = beginning(4)
    rng = Random(level)
    bot = bot_of("zombiegeddon", level, 1e-4)
    while (seat := land.to_act()) != OVER:
        if seat < 0:
            land.apply(land.sample_chance(rng))
            continue
        action = decide(bot, land.censored(seat), seat, rng)
        assert land.why_not(action) is None
        land.apply(action)


def test_noise_makes_other_decisions() -> None:
    land = beginning()
    seat = land.actor
    steady, noisy = (
        {decide(Scavenger(Allowance(160), noise), land, seat, Random(n)) for n in range(12)}
        for noise in (0.0, 1.0)
    )
    assert len(noisy) > len(steady)


def test_alone_it_collects_as_much_as_the_advice() -> None:
    land = alone()
    best = worth(land, 0) + route(land, 0, exact_up_to=EXACT_UP_TO).gain
    bot = bot_of("zombiegeddon", "hard", 0.2)
    while land.prompt == ALONE:
        land.apply(decide(bot, land.censored(0), 0, Random(1)))
    assert land.outcome().scores[0] == best  # type: ignore[union-attr]


def test_routes_get_better_and_end_with_the_best() -> None:
    land = alone()
    gains = [plan.gain for plan in routes(land, 0)]
    assert gains == sorted(gains)
    assert len(set(gains)) > 1
    assert gains[-1] == route(land, 0).gain
    assert all(plan.actions and land.why_not(plan.actions[0]) is None for plan in routes(land, 0))
