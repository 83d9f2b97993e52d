"""The first opponent: always legal, quick, sees no more than it may, beats chance."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from scripts.arena import play, seatings
from tests.games.zombie_card_game.table import table, undealt
from zombiegames.ai.levels import bot_of
from zombiegames.core.bot import decide
from zombiegames.games.zombie_card_game.actions import NOTATION


def choice(t, seed=1):
    seat = t.to_act
    action = decide(
        bot_of("zombie_card_game", "greedy"), t.state.censored(seat), seat, Random(seed)
    )
    return NOTATION.format(action)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_wins_twice_its_fair_share_against_chance(players):
    levels = ["greedy", *["random"] * (players - 1)]
    tables = seatings(levels)
    games = 12
    wins = 0.0
    for number in range(games):
        seats = tables[number % players]
        wins += play("zombie_card_game", seats, f"suite/{number}").returns[seats.index("greedy")]
    assert wins / games >= 2 / players


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
