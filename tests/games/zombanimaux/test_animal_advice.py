"""What the table may tell: the constraint, what a play leads to, what is sure."""

from __future__ import annotations

from random import Random

import pytest

from scripts.yardsticks.zombanimaux import OneDecisionAhead
from tests.games.answers import answers_of
from tests.games.zombanimaux.position import position
from tests.games.zombanimaux.table import numbers, table
from tests.laws import choose
from zombiegames.core.bot import decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux import INFO, advice
from zombiegames.games.zombanimaux.actions import NOTATION
from zombiegames.ui.table.choice import preview


@pytest.mark.rule("ZA-10", "ZA-21")
def test_the_constraint_is_told_in_three_ways():
    assert advice.constraint(table(hands=("1", "3")).state) == ("anything", -1)
    assert advice.constraint(table(hands=("1", "3"), horde="9 12").state) == ("above", 13)
    assert advice.constraint(table(hands=("1", "3"), horde="3 8").state) == ("below", 9)


@pytest.mark.rule("ZA-10", "ZA-20", "ZA-21")
def test_playable_cards_are_those_that_are_offered():
    for seed in range(15):
        rng = Random(seed)
        state = INFO.new(rng.choice(INFO.seats), INFO.complete({}))
        while state.to_act() != OVER:
            legal = state.legal_actions()
            offered = [action.card for action in legal if action.kind == "play"]
            if offered:
                view = state.censored(state.seat)
                assert advice.playable(view, state.seat) == list(dict.fromkeys(offered))
            state.apply(choose(state, rng))


def test_a_prospect_tells_the_last_card_the_die_and_the_new_turn():
    t = table(hands=("6 6", "1"), graves=("", "3"))
    assert advice.prospect(t.state, NOTATION.parse("play 6 1")) == (0, True, True, False)
    assert advice.prospect(t.state, NOTATION.parse("play 6 .")) == (1, False, True, False)
    t = table(hands=("11", "1"), graves=("5", "3"))
    assert advice.prospect(t.state, NOTATION.parse("play 11 .")) == (0, False, False, True)


def test_a_preview_tells_what_is_sure_and_nothing_that_is_hidden():
    t = table(hands=("3 9 10 12", "1"), graves=("2", ""), horde="1", reserve="14 15")
    kinds = [
        e.event.kind for e in preview(t.state.censored(0), NOTATION.parse("give-up"), Random())
    ]
    assert kinds == ["gave-up", "horde-discarded", "brain-lost"]
    kinds = [
        e.event.kind for e in preview(t.state.censored(0), NOTATION.parse("play 9 ."), Random())
    ]
    assert kinds == ["played", "turn-ended", "turn-began"]


def test_every_refusal_is_listed():
    found = set()
    for seed in range(30):
        rng = Random(seed)
        state = INFO.new(rng.choice(INFO.seats), INFO.complete({"forgotten_refill": seed % 2 == 0}))
        texts = (
            *("start 0", "start 4", "shuffle 1,2", "roll gain", "play 3 0", "play 3 4,1"),
            *("play 11 .", "give 3 0", "give 19 1", "swap hand 0", "steal 0", "bury 9"),
        )
        actions = [None, *(NOTATION.parse(text) for text in texts)]
        while state.to_act() != OVER:
            universe = [*state.conceivable(), *actions]
            found |= {reason for a in universe if (reason := state.why_not(a)) is not None}
            state.apply(choose(state, rng))
    listed = answers_of("zombanimaux")
    assert found <= listed
    assert len(found) >= len(listed) - 8, sorted(listed - found)


def test_the_opponent_is_never_refused_and_plays_its_best():
    bot = OneDecisionAhead()
    # The only card that fits ends the round and with it the game.
    state = position(hands=("15", "3 4 5"), horde="7", brains=(5, 3))
    action = decide(bot, state.censored(0), 0, Random(1))
    assert NOTATION.format(action) == "play 15 ."
    rng = Random(3)
    state = INFO.new(3, INFO.complete({}))
    while (seat := state.to_act()) != OVER:
        if seat == NATURE:
            state.apply(state.sample_chance(rng))
            continue
        action = decide(bot, state.censored(seat), seat, rng)
        assert state.why_not(action) is None
        state.apply(action)


def test_positions_refuse_cards_that_are_not_in_the_box():
    with pytest.raises(ValueError, match="no 20"):
        position(hands=("20",))
    with pytest.raises(ValueError, match="no 1 "):
        position(hands=("1 1 1",))
    assert numbers(position(hands=("3", "5"), graves=("", "7"), rest=1).graves[1]).startswith("0 0")
