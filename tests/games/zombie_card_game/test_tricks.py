"""Answering, passing, winning and leading on: ZP-20 to ZP-23."""

from __future__ import annotations

import pytest

from tests.games.zombie_card_game.table import names, table

# -- ZP-20 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-20")
def test_players_answer_or_pass_clockwise():
    t = table("3 9", "4 9", "5 10", "6 jack")
    seats = []
    for text in ("play 3 1 0", "play 4 1 0", "pass", "play 6 1 0", "play 9 1 0"):
        seats.append(t.to_act)
        t.do(text)
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("ZP-20")
def test_one_may_pass_though_able():
    t = table("9 9", "king king", "4", trick=["0: 9"], turn=1)
    assert t.offered() == {"play king 1 0", "pass"}
    t.do("pass")
    assert t.told("passed")[0].seat == 1


@pytest.mark.rule("ZP-20")
def test_who_passed_is_out_of_the_trick():
    t = table("3 9 9", "4 king", "5 10", "6 jack", trick=["0: 3"], turn=1)
    t.do("pass", "play 5 1 0", "play 6 1 0", "play 9 1 0")
    assert t.to_act == 2, "seat 1 is not asked again"
    t.do("play 10 1 0", "play jack 1 0")
    assert t.to_act == 0


@pytest.mark.rule("ZP-20")
def test_who_passed_is_in_again_in_the_next_trick():
    t = table("9 5", "4 king", "6 7", trick=["0: 3"], turn=1).do("pass", "pass", "play 5 1 0")
    assert t.to_act == 1
    assert t.refusal("play king 1 0") is None


@pytest.mark.rule("ZP-20")
def test_a_leader_cannot_pass():
    t = table("3 4", "5", "6")
    assert t.refusal("pass") == "ZP-20/must_lead"


# -- ZP-21 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-21")
def test_the_last_to_play_leads_when_all_others_have_passed():
    t = table("3 9", "4 king", "5 10", "6 jack").do(
        "play 3 1 0", "play 4 1 0", "pass", "play 6 1 0", "pass", "pass"
    )
    assert (t.prompt, t.to_act) == ("lead", 3)
    assert [(e.seat, e.by) for e in t.told("trick-won")] == [(3, "passes")]
    assert (t.state.trick, t.state.opening) == ([], 0)


@pytest.mark.rule("ZP-21")
def test_a_set_of_zombies_ends_the_trick_at_once_and_its_player_leads():
    t = table("3 9", "zombie zombie 4", "5 king", "6 jack", trick=["0: 8"], turn=1)
    t.do("play zombie 2 0")
    assert (t.prompt, t.to_act) == ("lead", 1)
    assert [(e.seat, e.by) for e in t.told("trick-won")] == [(1, "zombies")]


@pytest.mark.rule("ZP-21")
def test_a_led_set_of_zombies_wins_unanswered():
    t = table("zombie zombie 3", "zombie " * 4, "president").do("play zombie 2 0")
    assert (t.prompt, t.to_act) == ("lead", 0)


@pytest.mark.rule("ZP-21")
def test_a_single_zombie_ends_nothing():
    t = table("zombie 3", "4 5", "6 7").do("play zombie 1 0")
    assert (t.prompt, t.to_act) == ("answer", 1)


@pytest.mark.rule("ZP-21")
def test_the_last_one_in_wins_with_a_play_when_the_others_have_passed():
    t = table("3", "king 5", "4 4", trick=["0: 9", "1: 10"], turn=2, passed=[0])
    t.do("pass")
    assert (t.prompt, t.to_act) == ("lead", 1)


# -- ZP-22 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-22")
@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_if_the_winner_is_out_of_cards_the_next_clockwise_leads(out):
    hands = ["3 4"] * 4
    hands[out] = "king"
    hands[(out + 1) % 4] = "3 5"
    t = table(*hands, trick=[f"{(out + 3) % 4}: 9"], turn=out)
    t.do("play king 1 0", "pass", "pass", "pass")
    assert (t.prompt, t.to_act) == ("lead", (out + 1) % 4)
    assert t.told("lead-taken")[0].why == "out"


@pytest.mark.rule("ZP-22")
def test_the_next_clockwise_must_have_cards():
    t = table("king", "", "5 6", "7 8", trick=["3: 9"], turn=0, went=[1])
    t.do("play king 1 0", "pass", "pass")
    assert t.to_act == 2


@pytest.mark.rule("ZP-22")
def test_before_that_all_players_left_must_have_passed():
    t = table("king", "ace 3", "5 6", trick=["2: 9"], turn=0).do("play king 1 0")
    assert (t.prompt, t.to_act) == ("answer", 1)
    t.do("play ace 1 0")
    assert t.to_act == 2
    t.do("pass")
    assert (t.prompt, t.to_act) == ("lead", 1), "who beat the last card leads"


@pytest.mark.rule("ZP-22")
def test_the_last_one_left_in_may_still_beat_the_card_of_who_is_out():
    t = table("king", "ace 3", "5 6", trick=["2: 9"], turn=0, passed=[2]).do("play king 1 0")
    assert (t.prompt, t.to_act) == ("answer", 1)
    t.do("play ace 1 0")
    assert (t.prompt, t.to_act) == ("lead", 1)


@pytest.mark.rule("ZP-22", "ZP-21")
def test_going_out_with_a_set_of_zombies_the_next_clockwise_leads():
    t = table("zombie zombie", "5 6", "7 8", trick=["2: 9"], turn=0).do("play zombie 2 0")
    assert (t.prompt, t.to_act) == ("lead", 1)


# -- ZP-23 -----------------------------------------------------------------------------


@pytest.mark.rule("ZP-23")
@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("3", "play 3 1 0"),
        ("3 witch witch", "play 3 1 2"),
        ("mercenary", "play mercenary 1 0"),
        ("president president", "play president 2 0"),
        ("zombie", "play zombie 1 0"),
        ("zombie zombie", "play zombie 2 0"),
    ],
)
def test_any_legal_card_may_be_ones_last(hand, play):
    t = table(hand, "4 5", "6 7").do(play)
    assert t.told("went-out")[0].seat == 0
    assert t.state.went == (0,)


# -- ZP-33: the sweep ------------------------------------------------------------------


@pytest.mark.rule("ZP-33")
def test_the_zombie_sweeps_the_cards_of_a_trick():
    t = table("3 9", "4 king", "5 10", places=[0, 2, 1]).do("play 3 1 0", "play 4 1 0")
    t.do("pass", "pass")
    swept = t.told("swept")[0]
    assert (swept.seat, names(swept.cards)) == (1, "3 4")


@pytest.mark.rule("ZP-33")
def test_in_the_first_deal_the_dealer_sweeps():
    t = table("3 9", "4 king", "5 10", deal=1, dealer=1).do("play 3 1 0", "pass", "pass")
    assert t.told("swept")[0].seat == 1
