"""Playing cards, extras, refills (ZA-10 … ZA-12), against a slow second reading."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.zombanimaux.table import table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.actions import GiveUp, Play
from zombiegames.games.zombanimaux.terms import PLAY


def may_lie_on(number: int, top: int | None) -> bool:
    """Whether a number may be played on a top card, read straight from the page of rules."""
    if top is None:
        return True  # ZA-10: anything on an empty horde
    if number == 0:
        return True  # ZA-20: always
    if top == 8:
        return number < 8  # ZA-21
    return number > top  # ZA-10


def slow_plays(players: int, seat: int, hand: list[int], top: int | None) -> set[object]:
    """Every legal play, by trying all numbers, amounts and ways to split the extras."""
    found: set[object] = set()
    for number in range(20):
        if not may_lie_on(number, top):
            continue
        for copies in range(1, hand.count(number) + 1):
            for split in product(range(players), repeat=copies - 1):
                if seat not in split:
                    found.add(Play(number + 1, tuple(sorted(split))))
    if top is not None or not hand:
        found.add(GiveUp())
    return found


@pytest.mark.rule("ZA-10", "ZA-20", "ZA-21")
@pytest.mark.parametrize("top", range(20))
def test_on_every_top_card_exactly_the_right_numbers_may_be_played(top):
    hand = " ".join(str(n) for n in range(20))
    t = table(hands=("", hand), turn=1, horde=str(top))
    right = [n for n in range(20) if may_lie_on(n, top)]
    assert t.playable() == " ".join(str(n) for n in right)
    for number in set(range(20)) - set(right):
        t.refused(f"play {number} .", "ZA-10", "ZA-21", "ZA-22")


@pytest.mark.rule("ZA-10", "ZA-11", "ZA-14")
@pytest.mark.parametrize("players", INFO.seats)
def test_offered_plays_are_those_of_a_second_reading_in_whole_games(players):
    for seed in range(12):
        rng = Random(seed)
        state = INFO.new(players, INFO.complete({}))
        while (seat := state.to_act()) != OVER:
            if seat == NATURE:
                state.apply(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if state.prompt == PLAY:
                hand = [card - 1 for card in state.hands[seat]]
                top = state.horde[-1] - 1 if state.horde else None
                assert set(legal) == slow_plays(players, seat, hand, top)
            state.apply(rng.choice(legal))


@pytest.mark.rule("ZA-10")
def test_an_equal_or_lower_number_is_refused():
    t = table(hands=("6 7 8", "1"), horde="7")
    t.refused("play 6 .", "ZA-10/higher")
    t.refused("play 7 .", "ZA-10/higher")
    t.do("play 8 .")
    assert t.horde == "7 8"


@pytest.mark.rule("ZA-10")
def test_anything_starts_an_empty_horde():
    assert table(hands=("0 5 8 11 19", "1")).playable() == "0 5 8 11 19"


@pytest.mark.rule("ZA-10")
def test_only_cards_of_the_own_hand_can_be_played():
    t = table(hands=("6 7", "9"), graves=("12", ""))
    t.refused("play 9 .", "ZA-10/not_in_hand")
    t.refused("play 12 .", "ZA-10/not_in_hand")


@pytest.mark.rule("ZA-10")
def test_fewer_copies_than_held_may_be_played():
    t = table(hands=("15 15 15", "1"), graves=("3 4", ""))
    assert t.offered("play") == ["15 .", "15 1", "15 1,1"]
    t.do("play 15 1")
    assert (t.hand(0), t.grave(1), t.horde) == ("3 4 15", "15", "15")


@pytest.mark.rule("ZA-11")
def test_one_copy_stays_on_the_horde_and_each_other_goes_to_an_opponent():
    t = table(hands=("4 4 4 9 10 12", "1", "2"), graves=("", "5", ""))
    t.do("play 4 1,2")
    assert (t.horde, t.grave(1), t.grave(2), t.hand(0)) == ("4", "4 5", "4", "9 10 12")
    assert [(e.seat, e.copies, e.top) for e in t.told("played")] == [(0, 3, -1)]
    assert [(e.to, e.card, e.by) for e in t.told("given")] == [(1, 5, "extra"), (2, 5, "extra")]


@pytest.mark.rule("ZA-11")
def test_extras_are_split_as_the_player_likes():
    t = table(hands=("4 4 4", "1", "2", "3"))
    assert t.offered("play") == [
        *["4 .", "4 1", "4 2", "4 3"],
        *["4 1,1", "4 1,2", "4 1,3", "4 2,2", "4 2,3", "4 3,3"],
    ]


@pytest.mark.rule("ZA-11")
def test_extras_go_to_opponents_only_and_one_card_must_stay():
    t = table(hands=("4 4", "1"), graves=("5", ""))
    t.refused("play 4 0", "ZA-11/opponents")
    t.refused("play 4 2", "ZA-11/opponents")
    t.refused("play 4 1,1", "ZA-11/copies")


@pytest.mark.rule("ZA-11")
def test_extras_cause_no_effect_and_the_effect_happens_once():
    t = table(hands=("6 6 6 9 10 12", "3 4"), graves=("1", ""))
    t.do("play 6 1,1")
    assert t.prompt == "roll"
    t.do("roll gain")
    assert (t.brains, t.actor, t.prompt) == ([10, 9], 1, "play")
    t = table(hands=("11 11 9 10 12", "3 4"), graves=("1", ""))
    t.do("play 11 1")
    assert (t.actor, t.horde, t.discards, t.grave(1)) == (0, "", "11", "11")
    t = table(hands=("8 8 9 10 12", "3 4 9"), graves=("1", ""))
    t.do("play 8 1")
    assert (t.grave(1), t.playable()) == ("8", "3 4")


@pytest.mark.rule("ZA-12")
def test_a_hand_of_fewer_than_three_is_refilled_by_choice_from_the_own_graveyard():
    t = table(hands=("9 12", "1"), graves=("3 4 4 7", ""))
    t.do("play 9 .")
    assert (t.prompt, t.actor, t.offered("refill")) == ("refill", 0, ["3", "4", "7"])
    t.do("refill 4", "refill 7")
    assert (t.hand(0), t.grave(0), t.actor) == ("4 7 12", "3 4", 1)
    assert t.told("refilled")[0].cards == (5, 8)


@pytest.mark.rule("ZA-12")
def test_with_too_few_cards_in_the_graveyard_all_are_taken():
    t = table(hands=("9 12", "1"), graves=("3", "")).do("play 9 .")
    assert (t.hand(0), t.grave(0), t.actor) == ("3 12", "", 1)
    t = table(hands=("9", "1"), graves=("3 3 5", "")).do("play 9 .")
    assert (t.hand(0), t.grave(0), t.actor) == ("3 3 5", "", 1)


@pytest.mark.rule("ZA-12")
def test_a_hand_of_three_or_more_is_not_refilled_and_has_no_upper_limit():
    for hand in ("9 10 12 14", "9 10 12 14 15 16 17 18 19"):
        t = table(hands=(hand, "1"), graves=("3 4", "")).do("play 9 .")
        assert (t.hand(0), t.grave(0), t.actor) == (hand[2:], "3 4", 1)


@pytest.mark.rule("ZA-12")
def test_the_refill_is_compulsory():
    t = table(hands=("9 12", "1"), graves=("3 4 4 7", "")).do("play 9 .")
    t.refused("end-turn", "ZA-12/compulsory")
    t.refused("play 12 .", "ZA-12/first")
    t.refused("refill 9", "ZA-12/not_in_graveyard")
    t.refused("refill 12", "ZA-12/not_in_graveyard")


@pytest.mark.rule("ZA-12")
def test_a_forgotten_refill_leaves_the_hand_short_until_the_end_of_the_next_turn():
    t = table(hands=("9 12", "10 14"), graves=("3 4 7", "5"), forgetful=True)
    t.do("play 9 .", "end-turn")
    assert (t.actor, t.hand(0), t.grave(0)) == (1, "12", "3 4 7")
    assert t.told("refill-forgotten")[0].hand == 1
    t.do("play 10 .", "refill 5")
    assert (t.actor, t.prompt, t.hand(0)) == (0, "play", "12")
    t.do("play 12 .")
    assert (t.prompt, t.actor) == ("refill", 0)
    t.do("refill 3", "refill 4", "refill 7")
    assert t.hand(0) == "3 4 7"


@pytest.mark.rule("ZA-12")
def test_with_the_option_even_a_refill_without_choice_is_asked_but_not_begun_and_left():
    t = table(hands=("9", "1 3"), graves=("3 4", "5 6"), forgetful=True).do("play 9 .")
    assert t.offered() == ["refill 3", "refill 4", "end-turn"]
    t.do("refill 4")
    t.refused("end-turn", "ZA-12/begun")
    t.do("refill 3")
    assert (t.actor, t.hand(0)) == (1, "3 4")


@pytest.mark.rule("ZA-12")
def test_a_refill_shows_to_nobody_until_its_last_card_and_then_only_as_a_number():
    t = table(hands=("9 12", "1", "2"), graves=("3 4 4 7", "", "")).do("play 9 .")
    before = [t.state.censored(seat).digest() for seat in (1, 2, None)]
    irrevocable = t.state.irrevocable
    t.do("refill 4")
    assert [t.state.censored(seat).digest() for seat in (1, 2, None)] == before
    assert t.state.irrevocable == irrevocable
    assert (t.entries, len(t.state.censored(1).graves[0])) == ([], 4)
    t.do("refill 7")
    assert t.told("refilled", 1) == [t.told("refilled")[0]._replace(cards=(0, 0))]
    assert t.state.irrevocable > irrevocable


def test_what_belongs_to_other_moments_is_refused_by_its_rule():
    t = table(hands=("9 12", "1"), graves=("3", "4"), horde="5")
    for text, reason in {
        "refill 3": "ZA-12/play_first",
        "end-turn": "ZA-12/play_first",
        "bury 9": "ZA-13/nothing_drawn",
        "give 9 1": "ZA-32/no_give",
        "swap hand 1": "ZA-33/no_swap",
        "steal 1": "ZA-34/no_steal",
        "roll gain": "ZA-30/no_roll",
        "start 0": "ZA-03/started",
        "shuffle 1,2": "ZA-15/no_shuffle",
        "play hidden .": "ZA-10/not_in_hand",
    }.items():
        t.refused(text, reason)
