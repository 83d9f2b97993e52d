"""What views know (ZA-02): hand, graveyard, or one of the two; worlds that fit it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombanimaux.table import numbers, table
from tests.laws import choose
from zombiegames.core.protocol import OVER
from zombiegames.games.zombanimaux import INFO, memory
from zombiegames.games.zombanimaux.cards import COMPONENTS
from zombiegames.games.zombanimaux.memory import NOTHING, Known


def worlds(t, seat, number=40):
    """Give worlds that fit what a seat sees."""
    view = t.state.censored(seat)
    return [view.determinized(seat, Random(n)) for n in range(number)]


def known_to_all(t, *cards):
    """Let all others surely know some cards in the hand of seat 1."""
    t.state.known = tuple(
        tuple(
            known._replace(hand=cards) if seat == 1 and viewer != 1 else known
            for seat, known in enumerate(row)
        )
        for viewer, row in enumerate(t.state.known)
    )
    return t


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
    t = known_to_all(table(hands=("1 9 10 12", "6 15", "5 7 14 16"), graves=("", "3", "")), 7, 16)
    t.do("play 1 .", "play 6 .", "roll give")
    assert t.sees(0, 1) == ("15", "", "")
    t.do("give 15 2")
    # The whole hand was known, so all see which card was given.
    assert (t.sees(0, 2)[1], t.sees(None, 2)[1]) == ("15", "15")
    t = known_to_all(table(hands=("1 9 10 12", "6 7 15", "5 7 14 16"), graves=("", "3", "")), 8, 16)
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


@pytest.mark.rule("ZA-15")
def test_of_two_cards_drawn_those_after_the_shuffle_are_of_the_discard():
    words = {"hands": ("3 5", "1 2"), "graves": ("", "7 9 10"), "horde": "4 17 19", "rest": 1}
    discarded = {5, 18, 20}
    t = table(reserve="16", **words).do("give-up", "shuffle 19,4,17")
    assert numbers(t.state.drawn) == "16 19"
    assert {world.drawn[1] for world in worlds(t, 1)} == discarded
    assert {world.drawn[0] for world in worlds(t, 1)} == {4, 6, 17}
    t = table(**words).do("give-up", "shuffle 19,4,17")
    assert {card for world in worlds(t, 1) for card in world.drawn} == discarded


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
                assert unseen.guesses == looked_at.guesses
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


# -- a card given unseen -----------------------------------------------------------------


def given(card):
    """Seat 0 has swapped hands with seat 1, which then gives one of its two cards to seat 2."""
    t = table(hands=("2 4 6 9", "3 3 17", "10 12 12 14 15"), horde="1")
    t.do("play 2 .", "roll swap", "swap hand 1", "play 6 .", "roll give", f"give {card} 2")
    assert (t.hand(0), t.grave(2)) == ("3 3 17", card)
    return t


@pytest.mark.rule("ZA-02", "ZA-32")
def test_of_a_hand_that_was_known_one_card_is_in_the_graveyard_it_was_given_to():
    t = given("4")
    pairs = {(numbers(world.hands[1]), numbers(world.graves[2])) for world in worlds(t, 0)}
    assert pairs == {("4", "9"), ("9", "4")}
    # Which of the two is not given away; giver and receiver need not guess.
    view, other = t.state.censored(0), given("9").state.censored(0)
    assert (view.known, view.guesses) == (other.known, other.guesses)
    assert [len(t.state.guesses[viewer]) for viewer in range(4)] == [2, 0, 0, 0]


@pytest.mark.rule("ZA-02", "ZA-32", "ZA-33")
@pytest.mark.parametrize(
    ("swap", "giver", "receiver"),
    [("hand 1", ("3 3", "", ""), ("", "4", "")), ("graveyard 2", ("9", "", ""), ("", "", ""))],
)
def test_a_swap_tells_who_looks_which_card_was_given(swap, giver, receiver):
    t = given("4").do("play 12 .")
    assert (t.sees(0, 1), t.sees(0, 2)) == (("", "", ""), ("", "", ""))
    t.do("play 17 .", "roll swap", "swap " + swap)
    assert (t.sees(0, 1), t.sees(0, 2)) == (giver, receiver)


def in_doubt(**words):
    """All know a 4 and a 9 of seat 1, which gives the 4 away unseen and plays the 9 later."""
    t = known_to_all(table(**words), 5, 10)
    return t.do("play 1 .", "play 6 .", "roll give", "give 4 2", "play 0 .", "play 1 .")


@pytest.mark.rule("ZA-02", "ZA-32")
def test_a_guess_that_contradicts_the_own_cards_is_dropped():
    hands = ("1 1 9 14 15", "4 6 9 16", "0 3 7 10")
    t = in_doubt(hands=hands)
    # It was the 4, the 9, or the card that nobody knew.
    assert [len(t.state.censored(seat).guesses[seat]) for seat in (0, 1, 2)] == [3, 0, 0]
    t.do("play 9 .")
    # There are two 9s: one is on the horde, and seat 0 holds the other. An onlooker cannot tell.
    assert [len(t.state.censored(0).guesses[viewer]) for viewer in (0, 3)] == [2, 3]


@pytest.mark.rule("ZA-02", "ZA-15", "ZA-32")
def test_a_guess_that_leaves_too_few_cards_for_the_reserve_is_dropped():
    hands = ("1 1 12 14 15", "4 6 9 16", "0 3 7 10")
    t = in_doubt(hands=hands, reserve="9 18", rest="discard")
    t.state.pools = ((10, 19),) * 4
    assert len(t.state.censored(0).guesses[0]) == 3
    # The other 9 was shuffled into the reserve, from which nobody has drawn.
    assert len(t.do("play 9 .").state.censored(0).guesses[0]) == 2
    # Nor is it among the cards drawn from there, before they are placed.
    assert len(t.do("give-up").state.censored(0).guesses[0]) == 2
    assert (t.prompt, numbers(t.state.drawn)) == ("keep", "9 18")


def test_one_guess_is_always_true_and_sampled_worlds_fit_one(monkeypatch):
    def is_true(state, viewer, row):
        for owner, known in enumerate(row):
            grave = state.graves[owner] + (state.picked if owner == state.actor else [])
            piles = (state.hands[owner], grave, state.hands[owner] + grave)
            claims = (known.hand, known.grave, known.hand + known.grave + known.either)
            pairs = zip(claims, piles, strict=True)
            if viewer != owner and any(Counter(claim) - Counter(pile) for claim, pile in pairs):
                return False
        return True

    def guessed(seeds):
        found = 0
        for seed in seeds:
            rng = Random(seed)
            state = INFO.new(rng.choice((3, 4, 5)), INFO.complete({}))
            while state.to_act() != OVER:
                state.apply(choose(state, rng))
                state.settle()
                for viewer, guesses in enumerate(state.guesses):
                    found += len(guesses) > 1
                    assert not guesses or any(is_true(state, viewer, row) for row in guesses)
                    if len(guesses) > 1 and viewer < state.players:
                        view = state.censored(viewer)
                        world = view.determinized(viewer, rng)
                        assert any(is_true(world, viewer, row) for row in view.guesses[viewer])
        return found

    assert guessed(range(12)) > 100
    # A wrong memory: that it was a card of which nothing is known is not thought of.
    possible = memory._guesses
    monkeypatch.setattr(memory, "_guesses", lambda *gift: possible(*gift)[:-1] or possible(*gift))
    with pytest.raises(AssertionError):
        guessed(range(12))


@pytest.mark.parametrize(("in_grave", "left"), [(2, 1), (1, 0)])
def test_a_guess_of_more_cards_than_there_are_is_false(in_grave, left):
    known, _, pools = memory.blank(2)
    guess = (NOTHING, Known(hand=(5,), grave=(6,), either=(10,)))
    played = (memory.PLAYED, 1, INFO.notation.parse("play 12 ."), 1, in_grave)
    _, guesses, _ = memory.settled((known, ((guess,), (), ()), pools), [played])
    assert len(guesses[0]) == left


@pytest.mark.rule("ZA-02", "ZA-10")
def test_of_two_known_cards_alike_one_is_still_known_when_the_other_is_played():
    t = known_to_all(table(hands=("1 3 5", "9 9 12 14", "15")), 10, 10)
    t.do("play 1 .", "play 9 .")
    assert t.sees(0, 1) == ("9", "", "")


def test_with_too_many_guesses_all_go_back_to_what_is_sure(monkeypatch):
    monkeypatch.setattr(memory, "MOST_GUESSES", 2)
    assert given("4").state.censored(0).guesses[0]
    monkeypatch.setattr(memory, "MOST_GUESSES", 1)
    assert not given("4").state.censored(0).guesses[0]


@pytest.mark.rule("ZA-02")
def test_of_what_others_know_a_view_keeps_what_everybody_knows():
    t = table(hands=("2 9 9 10 12", "3 15 15 16", "4 5 7 18"), graves=("", "1 6", ""))
    t.do("play 2 .", "roll swap", "swap hand 1", "play 9 0", "refill 1", "play 18 .")
    t.state.settle()
    known, pools = t.state.known, t.state.pools
    onlooker = 3
    for seat in (0, 1, 2, None):
        viewer = onlooker if seat is None else seat
        view = t.state.censored(seat)
        assert (view.known[viewer], view.pools[viewer]) == (known[viewer], pools[viewer])
        assert len(view.known) == len(view.guesses) == len(view.pools) == 4
        for other in {0, 1, 2, 3} - {viewer}:
            common = list(known[onlooker])
            if other != onlooker:
                common[other] = NOTHING
            assert view.known[other] == tuple(common)
            assert view.pools[other] == pools[onlooker]
    # All three know something different.
    assert len({known[viewer] for viewer in (0, 1, onlooker)}) == 3
