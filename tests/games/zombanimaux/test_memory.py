"""What views know (ZA-02): hand, graveyard, or one of the two; worlds that fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombanimaux.table import numbers, table
from tests.laws import choose
from zombiegames.core.protocol import OVER
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.cards import COMPONENTS


def worlds(t, seat, number=40):
    """Give worlds that fit what a seat sees."""
    view = t.state.censored(seat)
    return [view.determinized(seat, Random(n)) for n in range(number)]


@pytest.mark.rule("ZA-02", "ZA-11")
def test_an_extra_stays_known_in_the_graveyard():
    t = table(hands=("9 9 10 12 14", "15", "16")).do("play 9 2")
    view = t.state.censored(1)
    assert numbers(view.graves[2]) == "9"
    assert {numbers(world.graves[2]) for world in worlds(t, 1)} == {"9"}


@pytest.mark.rule("ZA-02", "ZA-12")
def test_a_refill_leaves_known_cards_in_either_hand_or_graveyard():
    t = table(hands=("9 9 10 12 14", "15 15 15 16", "3 4 5"), graves=("", "1 2", ""))
    t.do("play 9 1", "play 15 .")
    assert t.sees(0, 1) == ("", "9", "")
    t = table(hands=("9 9 10 12 14", "15 16", "3 4 5"), graves=("", "1 2", ""))
    t.do("play 9 1", "play 15 .", "refill 1", "refill 9")
    assert t.sees(0, 1) == ("", "", "9")
    places = Counter(9 + 1 in world.hands[1] for world in worlds(t, 0))
    assert set(places) == {True, False}
    assert all(10 in world.hands[1] + world.graves[1] for world in worlds(t, 0))


@pytest.mark.rule("ZA-02", "ZA-12")
def test_a_graveyard_that_goes_to_the_hand_as_a_whole_is_known_there():
    t = table(hands=("9 9 10 12 14", "15 16", "3 4 5"), graves=("", "1", ""))
    t.do("play 9 1", "play 15 .")
    assert (t.hand(1), t.sees(0, 1)) == ("1 9 16", ("9", "", ""))


@pytest.mark.rule("ZA-02", "ZA-12")
def test_a_refill_that_must_take_known_copies_is_seen_through():
    t = table(hands=("9 10 12 14", "15 16"), graves=("", "5 5 6"))
    t.state.known = tuple(
        (row[0], row[1]._replace(grave=(6, 6))) if viewer != 1 else row
        for viewer, row in enumerate(t.state.known)
    )
    t.do("play 9 .", "play 15 .", "refill 5", "refill 6")
    # Two of three left and only one of them was not a 5.
    assert t.sees(0, 1) == ("5", "", "5")


@pytest.mark.rule("ZA-02", "ZA-10")
def test_a_known_card_that_is_played_is_no_longer_held():
    t = table(hands=("9 9 10 12 14", "15", "3 4 5"), graves=("", "1", ""))
    t.do("play 9 1", "play 15 .")
    assert t.sees(2, 1) == ("9", "", "")
    t.do("give-up")
    t.do("bury " + t.offered("bury")[0], "play 3 .")
    t.do("play 10 .", "give-up")
    t.do("bury " + t.offered("bury")[0], "play 9 .")
    assert t.sees(2, 1) == ("", "", "")


@pytest.mark.rule("ZA-02", "ZA-33")
def test_who_swapped_hands_knows_the_other_hand_and_the_rest_nothing_of_it():
    t = table(hands=("6 9 10", "1 3 4 5", "7"), graves=("12", "14", "15"))
    t.do("play 6 .", "roll swap", "swap hand 1")
    assert t.sees(0, 1) == ("9 10", "", "")
    assert t.sees(1, 0) == ("1 3 4 5", "", "")
    assert (t.sees(2, 0), t.sees(2, 1)) == (("", "", ""), ("", "", ""))


@pytest.mark.rule("ZA-02", "ZA-33")
def test_swaps_carry_what_a_third_player_knew():
    t = table(hands=("6 6 6 9 10 12", "1 3 4", "7 14 15"), graves=("16", "5", "13"))
    t.do("play 6 1,2", "roll swap", "swap graveyard 1")
    # The extras 6 lay with 1 and 2; the graveyard of 1 is now that of 0.
    assert (t.sees(2, 0)[1], t.sees(2, 1)[1]) == ("6", "")
    assert (t.sees(None, 0)[1], t.sees(None, 2)[1]) == ("6", "6")
    assert t.sees(0, 1)[1] == "16"
    assert t.sees(1, 0)[1] == "5 6"


@pytest.mark.rule("ZA-02", "ZA-33")
def test_who_sees_a_swapped_hand_knows_where_the_cards_in_doubt_are():
    t = table(hands=("9 9 10 12 13", "15 16", "3 4 5"), graves=("", "1 2", ""))
    t.do("play 9 1", "play 15 .", "refill 1", "refill 2", "give-up")
    t.do("bury " + t.offered("bury")[0], "play 3 .", "play 13 .", "roll swap")
    assert t.sees(0, 1) == ("", "", "9")
    t.do("swap hand 1")
    # The hand of 1 held no 9: it lies in the graveyard.
    assert t.hand(0) == "1 2 16"
    assert t.sees(0, 1) == ("10 12", "9", "")


@pytest.mark.rule("ZA-02", "ZA-32")
def test_a_card_given_in_secret_makes_known_cards_of_the_hand_doubtful():
    t = table(hands=("1 9 10 12", "6 15", "5 7 14 16"), graves=("", "3", ""))
    t.state.known = tuple(
        tuple(
            known._replace(hand=(7, 16)) if owner == 1 and viewer != 1 else known
            for owner, known in enumerate(row)
        )
        for viewer, row in enumerate(t.state.known)
    )
    t.do("play 1 .", "play 6 .", "roll give")
    assert t.sees(0, 1) == ("15", "", "")
    t.do("give 15 2")
    # The whole hand was known, so all see which card was given.
    assert (t.sees(0, 2)[1], t.sees(None, 2)[1]) == ("15", "15")
    t = table(hands=("1 9 10 12", "6 7 15", "5 7 14 16"), graves=("", "3", ""))
    t.state.known = tuple(
        tuple(
            known._replace(hand=(8, 16)) if owner == 1 and viewer != 1 else known
            for owner, known in enumerate(row)
        )
        for viewer, row in enumerate(t.state.known)
    )
    t.do("play 1 .", "play 6 .", "roll give", "give 15 2")
    assert (t.sees(0, 1)[0], t.sees(0, 2)[1]) == ("", "")
    assert (t.sees(2, 1)[0], t.sees(1, 2)[1]) == ("7", "15")


@pytest.mark.rule("ZA-02", "ZA-15")
def test_a_reshuffled_reserve_holds_only_cards_of_the_discard():
    t = table(hands=("3 5", "1 2"), graves=("", "7 9 10"), horde="4 17 19", rest=1)
    t.do("give-up", "shuffle 19,4,17", "bury 19", "play 3 .")
    for world in worlds(t, 1):
        assert set(world.reserve) <= {5, 18, 20}
    # Who drew a 4 and a 19 knows what is left.
    assert {numbers(world.reserve) for world in worlds(t, 0)} == {"17"}


def test_the_own_drawn_cards_are_seen_while_nature_shuffles():
    t = table(hands=("3", "1", "5"), horde="4 7", reserve="16", rest=2).do("give-up")
    assert t.prompt == "shuffle"
    assert [numbers(t.state.censored(seat).drawn) for seat in (0, 1, None)] == ["16", "?", "?"]


def test_what_is_known_is_true_and_does_not_depend_on_when_one_looks():
    for seed in range(16):
        rng = Random(seed)
        players = rng.choice(INFO.seats)
        looked_at = INFO.new(players, INFO.complete({"forgotten_refill": seed % 2 == 0}))
        unseen = looked_at.clone()
        while looked_at.to_act() != OVER:
            action = choose(looked_at, rng)
            looked_at.apply(action)
            unseen.apply(action)
            looked_at.settle()
            for viewer, row in enumerate(looked_at.known):
                for owner, known in enumerate(row):
                    if viewer == owner:
                        continue
                    hand = Counter(looked_at.hands[owner])
                    grave = Counter(looked_at.graves[owner])
                    if owner == looked_at.actor:
                        grave += Counter(looked_at.picked)
                    assert not Counter(known.hand) - hand
                    assert not Counter(known.grave) - grave
                    held = Counter(known.hand) + Counter(known.grave) + Counter(known.either)
                    assert not held - (hand + grave)
            for pool in looked_at.pools:
                assert not Counter(looked_at.reserve) - Counter(pool)
            if rng.random() < 0.05:
                assert unseen.digest() == looked_at.digest()
        assert unseen.digest() == looked_at.digest()


def test_in_a_sampled_world_every_seat_can_sample_again():
    for seed in range(12):
        rng = Random(seed)
        players = rng.choice(INFO.seats)
        state = INFO.new(players, INFO.complete({}))
        while state.to_act() != OVER:
            if rng.random() < 0.1:
                seat = rng.randrange(players)
                world = state.censored(seat).determinized(seat, rng)
                for _ in range(4):
                    other = rng.randrange(players)
                    view = world.censored(other)
                    again = view.determinized(other, rng)
                    assert sorted(again.components()) == list(COMPONENTS)
                    assert again.censored(other).digest() == view.digest()
                    if world.to_act() == OVER:
                        break
                    world.apply(choose(world, rng))
            state.apply(choose(state, rng))
