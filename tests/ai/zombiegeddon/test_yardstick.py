"""The yardstick: legal, quick, better than chance, and honest about one action left."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from scripts.yardsticks.zombiegeddon import Forager, judge, valued
from tests.games.zombiegeddon.table import names, table
from zombiegames.core.bot import RandomBot, decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import INFO

pytestmark = pytest.mark.whole

GAMES_AGAINST_CHANCE = 6


def choice(t):
    return decide(Forager(), t.state.censored(t.actor), t.actor, Random(1))


def returns(bots, seed, preset="hex"):
    """Let bots play a game; give the shares of the win."""
    state = INFO.new(len(bots), INFO.complete(INFO.presets[preset]))
    rng = Random(seed)
    while (seat := state.to_act()) != OVER:
        if seat == NATURE:
            state.apply(state.sample_chance(rng))
        else:
            action = decide(bots[seat], state.censored(seat), seat, rng)
            assert state.why_not(action) is None
            state.apply(action)
    return state.outcome().returns


@pytest.mark.parametrize("preset", list(INFO.presets))
def test_it_beats_chance_from_either_seat(preset):
    for number in range(GAMES_AGAINST_CHANCE // 2):
        bots = [RandomBot(), RandomBot()]
        bots[number % 2] = Forager()
        assert returns(bots, f"yardstick/{number}", preset)[number % 2] == 1


def test_it_plays_three_and_four_player_games_to_the_end():
    for players in (3, 4):
        bots = [Forager() for _ in range(players)]
        assert sum(returns(bots, "full table")) == pytest.approx(1)


def test_the_fullest_board_takes_it_well_below_two_seconds():
    state = INFO.new(4, INFO.complete({}))
    while state.to_act() == NATURE:
        state.apply(state.sample_chance(Random(3)))
    start = perf_counter()
    decide(Forager(), state.censored(state.to_act()), state.to_act(), Random(1))
    assert perf_counter() - start < 2


def test_it_passes_rather_than_to_remove_a_pawn():
    t = table(D7="food-1 + pawn 0", J5="food-2 + pawn 0", B2="pawn 1", B3="fuel", C3="food-1")
    assert choice(t).kind == "pass"


def test_it_plans_both_actions_to_go_through_another_pawn():
    t = table(
        D7="food-1 + pawn 0", E7="food-1 + pawn 1", F7="food-3", G7="food-3", C7="food-1",
        B2="pawn 1",
    )  # fmt: skip
    step = choice(t)
    assert names([step.origin, step.to]) == ["D7", "E7"]
    t.do(f"step {names([step.origin])[0]} {names([step.to])[0]}")
    assert names([choice(t).to]) == ["F7"]


def test_it_delivers_a_token_on_its_way():
    t = table(E9="fuel + pawn 0", D9="food-1", G9="food-1", G8="food-1", B2="pawn 1", B3="fuel")
    assert names([choice(t).to]) == ["F9"]


def test_it_follows_one_route_alone_and_finds_another_when_disturbed():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2", F7="food-3", C7="food-1", B2="pawn 1")
    bot = Forager()
    first = decide(bot, t.state.censored(0), 0, Random(1))
    assert names([first.to]) == ["E7"]
    other = table(alone=(0,), D7="food-1 + pawn 0", C7="food-3", B7="food-3", B2="pawn 1")
    assert names([decide(bot, other.state.censored(0), 0, Random(1)).to]) == ["C7"]


def test_a_disc_in_hand_is_judged_better_than_one_beside_the_other_players_pawn():
    held = table(rest="all", D8="food-1 + pawn 0", B2="pawn 1", pile_0="food-3").state
    lost = table(rest="all", D8="food-1 + pawn 0", B2="pawn 1", pile_1="food-3").state
    assert judge(held, 0, valued(held)) > judge(lost, 0, valued(lost)) + 2
