"""The marshmallow die and its six faces (ZA-30 … ZA-36)."""

from __future__ import annotations

import pytest

from tests.games.zombanimaux.table import numbers, table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux.cards import FACES


@pytest.mark.rule("ZA-30")
@pytest.mark.parametrize("number", range(20))
def test_the_marshmallow_cards_and_no_others_roll_the_die(number):
    t = table(hands=(f"{number} 9 10 12 14", "15")).do(f"play {number} .")
    assert (t.prompt == "roll") == (number in (2, 6, 13, 17))


@pytest.mark.rule("ZA-30")
def test_each_face_comes_once_in_six():
    t = table(hands=("2 9 10 12", "1")).do("play 2 .")
    assert t.actor == NATURE
    outcomes = t.state.chance_outcomes()
    assert [FACES[action.face] for action, _ in outcomes] == list(FACES)
    assert {p for _, p in outcomes} == {1 / 6}
    t.refused("play 9 .", "ZA-30/first")


@pytest.mark.rule("ZA-30")
def test_cards_then_extras_then_one_roll_then_effect_then_refill_then_the_turn_ends():
    t = table(hands=("6 6", "1", "3"), graves=("4 5", "", "")).do("play 6 2", "roll gain")
    assert t.steps() == [
        *["played", "given", "rolled", "brain-gained", "refilled", "turn-ended", "turn-began"]
    ]
    assert (t.brains, t.actor) == ([10, 9, 9], 1)


@pytest.mark.rule("ZA-31")
def test_replay_plays_again_at_once_on_the_card_just_played_without_a_refill():
    t = table(hands=("6 9", "1"), graves=("3 4", "")).do("play 6 .", "roll replay")
    assert (t.prompt, t.actor, t.hand(0), t.playable()) == ("play", 0, "9", "9")
    t.do("play 9 .")
    assert (t.horde, t.hand(0), t.actor) == ("6 9", "3 4", 1)


@pytest.mark.rule("ZA-31", "ZA-13")
def test_who_cannot_or_will_not_play_again_gives_up():
    t = table(hands=("6", "1"), graves=("3 4", ""), reserve="5 12").do("play 6 .", "roll replay")
    assert t.offered() == ["give-up"]
    t.do("give-up", "bury 12")
    assert (t.brains, t.hand(0), t.grave(0), t.prompt) == ([8, 9], "5", "3 4 12", "play")
    t = table(hands=("6 9 10", "1"), graves=("3", "")).do("play 6 .", "roll replay")
    assert "give-up" in t.offered()


@pytest.mark.rule("ZA-31")
def test_a_new_marshmallow_rolls_again():
    t = table(hands=("6 13 17", "1"), graves=("3 4 5 7", ""))
    t.do("play 6 .", "roll replay", "play 13 .", "roll replay", "play 17 .", "roll gain")
    assert (t.brains, t.horde, t.prompt) == ([10, 9], "6 13 17", "refill")


@pytest.mark.rule("ZA-31")
def test_after_that_give_up_the_new_play_counts_in_full_with_one_refill_at_the_end():
    t = table(hands=("6", "1"), graves=("3 4", ""), reserve="17 12")
    t.do("play 6 .", "roll replay", "give-up", "bury 12")
    t.do("play 17 .", "roll gain")
    assert [e.cards for e in t.told("refilled")] == [(4, 5, 13)]
    assert (t.brains, t.actor) == ([9, 9], 1)
    t = table(hands=("6", "1"), graves=("3 4", ""), reserve="11 12")
    t.do("play 6 .", "roll replay", "give-up", "bury 12", "play 11 .")
    assert (t.actor, t.hand(0), t.discards) == (0, "3 4 12", "6 11")


@pytest.mark.rule("ZA-31", "ZA-40")
def test_going_out_on_a_marshmallow_fails_with_replay():
    t = table(hands=("6", "1"), reserve="5 12").do("play 6 .", "roll replay")
    assert t.offered() == ["give-up"]
    t.do("give-up", "bury 12", "play 5 .")
    assert (t.hand(0), t.grave(0), t.actor, t.brains) == ("12", "", 1, [8, 9])


@pytest.mark.rule("ZA-32")
def test_give_puts_one_card_of_the_hand_in_an_opponents_graveyard():
    t = table(hands=("6 9 9 12", "1", "3"), graves=("4 5", "", "7")).do("play 6 .", "roll give")
    assert t.offered("give") == ["9 1", "9 2", "12 1", "12 2"]
    t.refused("give 4 1", "ZA-32/not_in_hand")
    t.refused("give 9 0", "ZA-32/opponents")
    t.refused("give-up", "ZA-32/first")
    before = t.state.irrevocable
    t.do("give 9 2")
    assert (t.grave(2), t.hand(0), t.prompt) == ("7 9", "9 12", "refill")
    assert t.state.irrevocable > before


@pytest.mark.rule("ZA-32")
def test_with_an_empty_hand_nothing_is_given():
    t = table(hands=("6", "1"), graves=("4 5", "")).do("play 6 .", "roll give")
    assert (t.hand(0), t.actor, t.told("spared")[0].seat) == ("4 5", 1, 0)


@pytest.mark.rule("ZA-33")
def test_whole_hands_are_swapped_of_any_size():
    t = table(hands=("6 9", "1 3 4 5 7"), graves=("10", "12")).do("play 6 .", "roll swap")
    t.do("swap hand 1")
    assert (t.hand(0), t.hand(1), t.grave(0), t.grave(1)) == ("1 3 4 5 7", "9", "10", "12")
    assert [(e.other, e.what, e.got, e.gave) for e in t.told("swapped")] == [(1, "hand", 5, 1)]


@pytest.mark.rule("ZA-33")
def test_whole_graveyards_are_swapped_of_any_size():
    t = table(hands=("6 9 14 15", "1"), graves=("10", "3 4 5")).do("play 6 .", "roll swap")
    t.do("swap graveyard 1")
    assert (t.grave(0), t.grave(1), t.hand(0)) == ("3 4 5", "10", "9 14 15")


@pytest.mark.rule("ZA-33")
def test_either_hand_may_be_empty():
    t = table(hands=("6", "1 3", ""), graves=("10 12", "", "")).do("play 6 .", "roll swap")
    assert t.offered("swap") == ["hand 1", "hand 2"]
    t.do("swap hand 2")
    assert (t.hand(0), t.hand(2)) == ("10 12", "")
    t = table(hands=("6", "1 3"), graves=("10 12", "")).do("play 6 .", "roll swap")
    t.do("swap hand 1", "refill 10")
    assert (t.hand(0), t.hand(1)) == ("1 3 10", "")


@pytest.mark.rule("ZA-33")
def test_an_empty_graveyard_is_not_swapped_for():
    t = table(hands=("6 9", "1", "3"), graves=("10", "", "5")).do("play 6 .", "roll swap")
    t.refused("swap graveyard 1", "ZA-33/empty")
    t.refused("swap hand 0", "ZA-33/opponents")
    assert t.offered("swap") == ["hand 1", "hand 2", "graveyard 2"]
    own = table(hands=("6 9", "1"), graves=("", "5 7")).do("play 6 .", "roll swap")
    own.do("swap graveyard 1")
    assert (own.hand(0), own.grave(1)) == ("5 7 9", "")


@pytest.mark.rule("ZA-33")
def test_a_swap_is_compulsory_and_cannot_be_taken_back():
    t = table(hands=("6 9", "1"), graves=("10", "")).do("play 6 .", "roll swap")
    assert t.offered() == ["swap hand 1"]
    t.refused("refill 10", "ZA-33/first")
    before = t.state.irrevocable
    assert t.do("swap hand 1").state.irrevocable > before


@pytest.mark.rule("ZA-34")
def test_steal_takes_a_brain_from_an_opponent():
    t = table(hands=("6 9 10 12", "1", "3"), brains=(4, 5, 6)).do("play 6 .", "roll steal")
    assert t.offered("steal") == ["1", "2"]
    t.refused("steal 0", "ZA-34/opponents")
    t.refused("give-up", "ZA-34/first")
    t.do("steal 2")
    assert (t.brains, t.actor) == ([5, 5, 5], 1)


@pytest.mark.rule("ZA-34")
def test_with_one_opponent_nobody_need_be_asked():
    t = table(hands=("6 9 10 12", "1"), brains=(4, 5)).do("play 6 .", "roll steal")
    assert (t.brains, t.actor) == ([5, 4], 1)
    assert [(e.victim, e.brains, e.left) for e in t.told("brain-stolen")] == [(1, 5, 4)]


@pytest.mark.rule("ZA-34", "ZA-43")
def test_stealing_the_last_brain_ends_the_game_at_once():
    t = table(hands=("6", "1", "3"), graves=("4", "", ""), brains=(4, 6, 1))
    t.do("play 6 .", "roll steal", "steal 2")
    assert (t.actor, t.brains, t.hand(0)) == (OVER, [5, 6, 0], "")
    assert t.state.outcome().ranks == (2, 1, 3)


@pytest.mark.rule("ZA-35")
def test_gain_brings_a_brain_from_an_unlimited_supply():
    t = table(hands=("6 9 10 12", "1"), brains=(99, 9)).do("play 6 .", "roll gain")
    assert (t.brains, t.actor) == ([100, 9], 1)
    assert [(e.seat, e.brains) for e in t.told("brain-gained")] == [(0, 100)]


@pytest.mark.rule("ZA-36")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everyone_adds_the_top_of_the_reserve_to_the_own_graveyard_the_roller_first(turn):
    hands = ["3 4 5", "3 4 5", "1 4 5"]
    hands[turn] = "6 9 10 12"
    t = table(turn=turn, hands=hands, reserve="14 15 16").do("play 6 .", "roll everyone")
    seats = [turn, (turn + 1) % 3, (turn + 2) % 3]
    assert [t.grave(seat) for seat in seats] == ["14", "15", "16"]
    assert [e.seat for e in t.told("added")] == seats


@pytest.mark.rule("ZA-36")
def test_the_added_card_is_seen_by_its_owner_only():
    t = table(hands=("6 9 10 12", "1", "3"), reserve="14 15 16").do("play 6 .", "roll everyone")
    seen = {viewer: numbers(e.card for e in t.told("added", viewer)) for viewer in (0, 1, 2, None)}
    assert seen == {0: "14 ? ?", 1: "? 15 ?", 2: "? ? 16", None: "? ? ?"}
    assert t.sees(0, 1) == ("", "", "")


@pytest.mark.rule("ZA-36", "ZA-15")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_where_only_two_cards_are_left_the_third_in_turn_order_gets_none(turn):
    hands = ["3 4 5", "3 4 5", "1 4 5"]
    hands[turn] = "6 9 10 12"
    t = table(turn=turn, hands=hands, reserve="14", discards="15", horde="0", rest="horde")
    t.do("play 6 .", "roll everyone", "shuffle 15")
    seats = [turn, (turn + 1) % 3, (turn + 2) % 3]
    assert [t.grave(seat) for seat in seats] == ["14", "15", ""]
    assert [e.seat for e in t.told("nothing-drawn")] == seats[2:]
    assert t.actor == seats[1]


@pytest.mark.rule("ZA-36", "ZA-40")
def test_going_out_on_a_marshmallow_fails_with_everyone():
    t = table(hands=("6", "1"), reserve="14 15").do("play 6 .", "roll everyone")
    assert (t.hand(0), t.grave(0), t.actor, t.told("round-ended")) == ("14", "", 1, [])
