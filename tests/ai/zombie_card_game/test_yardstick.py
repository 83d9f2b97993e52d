"""The yardstick: always legal, quick, sees no more than it may, beats chance."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from scripts.yardsticks.zombie_card_game import Candidate
from tests.games.zombie_card_game.table import table, undealt
from zombiegames.core.bot import RandomBot, decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombie_card_game import INFO
from zombiegames.games.zombie_card_game.actions import NOTATION

pytestmark = pytest.mark.whole

GAMES = 12


def choice(t, seed=1):
    seat = t.to_act
    return NOTATION.format(decide(Candidate(), t.state.censored(seat), seat, Random(seed)))


def share_of(seat, players, seed):
    """Give the share of the win of the yardstick, all others playing at random."""
    state = INFO.new(players, INFO.complete({}))
    bots = [Candidate() if s == seat else RandomBot() for s in range(players)]
    rng = Random(f"suite/{seed}")
    while (actor := state.to_act()) != OVER:
        if actor == NATURE:
            state.apply(state.sample_chance(rng))
            continue
        action = decide(bots[actor], state.censored(actor), actor, rng)
        assert state.why_not(action) is None
        state.apply(action)
    return state.outcome().returns[seat]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_wins_twice_its_fair_share_against_chance(players):
    won = sum(share_of(game % players, players, game) for game in range(GAMES))
    assert won / GAMES >= 2 / players


def test_it_goes_out_where_nobody_can_stop_it():
    t = table("3 ace zombie zombie", "king king", "4 5")
    played = []
    while t.state.deal == 2 and 0 not in t.state.went:
        if t.to_act == 0:
            played.append(choice(t))
            t.do(played[-1])
        else:
            t.do("pass")
    assert played[-1] == "play 3 1 0"
    assert t.state.went == (0,)


def test_it_keeps_its_presidents_and_leads_the_low_cards():
    t = table("3 3 9 king president president", "4 5 6 7 8", "4 5 6 7 jack")
    assert choice(t) == "play 3 2 0"


def test_it_gives_back_low_cards():
    t = undealt(3).deal("2 3 ace king jack 10 9")
    assert choice(t).startswith("give-back 2")


def test_it_decides_at_once_with_the_fullest_hand():
    t = undealt(3).deal("witch " * 4 + "mercenary " * 4 + "president " * 4 + "zombie " * 8)
    start = perf_counter()
    choice(t)
    t.do(min(t.offered()))
    choice(t)
    assert perf_counter() - start < 2.0
