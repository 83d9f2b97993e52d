"""The end of a round and of the game (ZA-40 … ZA-44), and what comes after."""

from __future__ import annotations

import pytest

from tests.games.zombanimaux.table import table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.cards import COMPONENTS


@pytest.mark.rule("ZA-40")
def test_the_round_ends_at_the_end_of_a_turn_without_hand_and_graveyard():
    t = table(hands=("9", "1 5")).do("play 9 .")
    assert t.steps()[:3] == ["played", "turn-ended", "round-ended"]
    assert t.told("round-ended")[0].seat == 0


@pytest.mark.rule("ZA-40")
def test_with_a_card_in_the_graveyard_the_round_goes_on():
    t = table(hands=("9", "1 5"), graves=("3", "")).do("play 9 .")
    assert (t.told("round-ended"), t.hand(0), t.actor) == ([], "3", 1)


@pytest.mark.rule("ZA-40", "ZA-30")
def test_the_die_is_applied_before_the_round_ends():
    t = table(hands=("6", "1 5"), brains=(3, 9)).do("play 6 .")
    assert (t.prompt, t.told("round-ended")) == ("roll", [])
    t.do("roll gain")
    assert (t.told("round-ended")[0].brains, t.state.round) == ((4, 7), 2)
    t = table(hands=("6", "1 5"), graves=("", "")).do("play 6 .", "roll swap", "swap hand 1")
    assert (t.hand(0), t.told("round-ended"), t.actor) == ("1 5", [], 1)


@pytest.mark.rule("ZA-41")
def test_each_opponent_loses_a_brain_for_every_card_in_hand_and_graveyard():
    t = table(hands=("9", "1 5", "3"), graves=("", "4 4 7", "")).do("play 9 .")
    assert t.brains == [9, 4, 8]
    assert t.told("round-ended")[0].lost == (0, 5, 1)


@pytest.mark.rule("ZA-41", "ZA-43")
def test_nobody_falls_below_no_brain_and_all_lose_at_once():
    t = table(hands=("9", "1 5 6", "3 4", "7"), brains=(5, 2, 2, 7)).do("play 9 .")
    assert (t.brains, t.actor) == ([5, 0, 0, 6], OVER)
    outcome = t.state.outcome()
    assert (outcome.returns, outcome.ranks) == ((0, 0, 0, 1), (2, 3, 3, 1))
    assert (outcome.scores, outcome.reason) == ((5, 0, 0, 6), "brains")


@pytest.mark.rule("ZA-42")
def test_a_new_round_gathers_all_cards_repeats_the_setup_and_keeps_the_brains():
    t = table(hands=("9", "1 5", "6"), graves=("", "3", ""), horde="4", discards="2 2")
    t.do("play 9 .")
    assert (t.state.round, t.brains, t.prompt) == (2, [9, 6, 8], "shuffle")
    assert sorted(t.state.reserve) == list(COMPONENTS)
    assert not any([*t.state.hands, *t.state.graves, t.state.horde, t.state.discards])
    t.shuffle()
    assert (t.prompt, t.actor) == ("deal", 1)
    while t.prompt == "deal":
        t.do("bury " + t.offered("bury")[0])
    assert [len(hand) for hand in t.state.hands] == [6, 6, 6]
    assert [len(grave) for grave in t.state.graves] == [3, 3, 3]
    assert (t.brains, t.actor, t.horde) == ([9, 6, 8], 1, "")


@pytest.mark.rule("ZA-42")
def test_nothing_of_the_old_round_is_known_or_binds_in_the_new_one():
    t = table(hands=("8 8", "1 5", "6"), horde="4").do("play 8 1")
    assert (t.state.round, t.state.starter) == (2, 1)
    assert t.sees(0, 1) == ("", "", "")
    t.shuffle("1 9 10 12 14 15")
    while t.prompt == "deal":
        t.do("bury " + t.offered("bury")[0])
    assert (t.actor, t.horde) == (1, "")
    assert set(t.playable().split()) == set(t.hand(1).split())


@pytest.mark.rule("ZA-43")
def test_the_game_ends_in_mid_round_without_a_count():
    t = table(hands=("9 10", "3"), graves=("4", "5 6"), horde="17", brains=(1, 2)).do("give-up")
    assert (t.actor, t.brains) == (OVER, [0, 2])
    assert t.told("round-ended") == []
    assert t.state.outcome().returns == (0, 1)


@pytest.mark.rule("ZA-43")
def test_most_brains_among_the_others_wins_and_ties_share():
    t = table(hands=("3", "4", "5", "7"), horde="17", brains=(1, 6, 2, 6)).do("give-up")
    outcome = t.state.outcome()
    assert outcome.returns == (0, 0.5, 0, 0.5)
    assert outcome.ranks == (4, 1, 3, 1)


@pytest.mark.rule("ZA-43")
def test_nothing_can_be_done_after_the_end():
    t = table(hands=("3 9", "4"), graves=("5", "6"), horde="7", brains=(1, 6))
    last = t.state.legal_actions()
    t.do("give-up")
    assert t.state.legal_actions() == []
    assert {t.state.why_not(action) for action in last} == {"ZA-43/over"}
    t.refused("refill 5", "ZA-43/over")


@pytest.mark.rule("ZA-44")
def test_after_a_thousand_turns_the_game_ends_and_most_brains_win():
    t = table(hands=("9 10 12 14", "3", "4"), brains=(5, 7, 6), turn_number=999).do("play 9 .")
    assert (t.actor, t.state.turn) == (1, 1000)
    t = table(hands=("9 10 12 14", "3", "4"), brains=(5, 7, 6), turn_number=1000).do("play 9 .")
    assert (t.actor, t.brains) == (OVER, [5, 7, 6])
    outcome = t.state.outcome()
    assert (outcome.reason, outcome.returns, outcome.ranks) == ("turns", (0, 1, 0), (3, 1, 2))
    assert t.told("game-ended")[0].reason == "turns"
    t.refused("play 3 .", "ZA-44/over")


@pytest.mark.rule("ZA-44")
def test_the_new_turn_of_a_mouse_counts_as_one():
    t = table(hands=("11 10 12 14", "3"), turn_number=41).do("play 11 .")
    assert (t.state.turn, t.actor) == (42, 0)
    t = table(hands=("11 10 12 14", "3"), turn_number=1000).do("play 11 .")
    assert t.actor == OVER


@pytest.mark.rule("ZA-44")
def test_a_round_that_ends_with_the_thousandth_turn_is_still_counted():
    t = table(hands=("9", "3 4"), turn_number=1000).do("play 9 .")
    assert (t.actor, t.brains, t.state.outcome().reason) == (OVER, [9, 7], "turns")


@pytest.mark.rule("ZA-43")
@pytest.mark.parametrize("players", INFO.seats)
def test_who_ended_the_round_has_a_brain_left_to_win_with(players):
    hands = ("9", "3", "4", "5", "7")[:players]
    t = table(hands=hands, brains=(1,) * players).do("play 9 .")
    assert t.actor == OVER
    assert t.state.outcome().returns == (1, *[0] * (players - 1))


def test_nature_has_nothing_to_do_when_the_game_is_over():
    t = table(hands=("3", "4"), horde="7", brains=(1, 6)).do("give-up")
    assert (t.state.chance_outcomes(), list(t.state.conceivable())) == (None, [])
    assert t.actor not in (NATURE, 0, 1)


@pytest.mark.rule("ZA-12", "ZA-40")
def test_who_forgets_to_refill_an_empty_hand_does_not_end_the_round():
    t = table(hands=("9", "10 12 14"), graves=("3 4", ""), forgetful=True)
    t.do("play 9 .", "end-turn")
    assert (t.hand(0), t.grave(0), t.actor, t.told("round-ended")) == ("", "3 4", 1, [])
    t.do("play 10 .")
    assert t.offered() == ["give-up"]
