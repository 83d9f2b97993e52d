"""What each player may know of the others' hands, and that worlds fit it."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tests.games.zombie_card_game.table import names, table, undealt
from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombie_card_game.actions import NOTATION, GiveBack, Shuffle
from zombiegames.games.zombie_card_game.cards import COMPONENTS, RANK_OF, mask_of

WORLDS = 30

LOW = "5 5 5 5 6 6 6 6 7 7 7 7 8 8 8"
"""Fifteen cards that make a hand of 17 with the two best."""


def worlds(t, seat):
    view = t.state.censored(seat)
    return [view.determinized(seat, Random(number)) for number in range(WORLDS)]


def seen(t, viewer, owner):
    """Write what a viewer knows of a hand."""
    return names(t.state.censored(viewer).hand(owner))


# -- the own hand and the others' ------------------------------------------------------


def test_one_sees_the_own_hand_and_how_many_cards_the_others_hold():
    t = table("3 king", "4 5 6", "7")
    assert [seen(t, 0, owner) for owner in range(3)] == ["3 king", "? ? ?", "?"]
    assert [seen(t, None, owner) for owner in range(3)] == ["? ?", "? ? ?", "?"]


def test_all_cards_played_stay_known():
    t = table("3 king", "4 5 6", "7 8").do("play 3 1 0", "play 4 1 0", "pass", "pass")
    view = t.state.censored(2)
    assert view.swept == t.state.swept
    for world in worlds(t, 2):
        assert world.swept == t.state.swept


def test_a_world_deals_what_is_nowhere_in_sight():
    t = table("3 king", "4 5 6", "7 8", trick=["2: 9"])
    found = set()
    for world in worlds(t, 0):
        assert world.components() == list(COMPONENTS)
        assert world.hand(0) == t.state.hand(0)
        assert world.sizes == t.state.sizes
        found.add(tuple(world.hands))
    # Five cards of which three go to seat 1: ten ways.
    assert len(found) == 10


def test_a_hand_of_which_all_is_known_can_be_played():
    t = table("8 8 witch", "3 4", "9")
    t.state.shown = t.state.hands[0] | t.state.hands[2]
    for world in worlds(t, 1):
        assert world.legal_actions() == t.state.legal_actions()


def test_a_pass_tells_nothing():
    t = table("3 9", "king ace", "4 5").do("play 3 1 0", "pass")
    hands = {world.hands[1] for world in worlds(t, 0)}
    assert len(hands) == 6, "two of the four cards, whichever"


def test_the_order_of_equal_cards_is_known_of_the_own_hand_only():
    t = undealt(3, deal=1).deal("2-clubs", "king-spades king-clubs king-hearts")
    kings = [card for card in t.state.hand(1) if RANK_OF[card] == 13]
    assert [t.state.censored(1).dealt[k] for k in kings] == [t.state.dealt[k] for k in kings]
    assert {t.state.censored(0).dealt[k] for k in kings} == {HIDDEN}


def test_views_travel_small():
    t = undealt(6).deal("3 4")
    assert len(pickle.dumps(t.state.censored(2))) < 2000


# -- who leads the first deal ----------------------------------------------------------


@pytest.mark.rule("ZP-02")
def test_all_know_who_holds_the_two_of_clubs_until_it_is_led():
    t = undealt(4, deal=1).deal("", "2-clubs")
    assert [seen(t, viewer, 1).split()[-1] for viewer in (0, 2, 3, None)] == ["2"] * 4
    for world in worlds(t, 0):
        assert world.hands[1] & mask_of([9])
        assert {a.rank for a in world.legal_actions()} == {2}
    t.do("play 2 1 0")
    assert "2" not in seen(t, 0, 1).split()


# -- the exchange ----------------------------------------------------------------------


def exchanged():
    t = undealt(4)
    t.deal("3 4", "9 10", "king", "president mercenary " + LOW)
    return t.do("give-back 3,4", "give-back 9")


@pytest.mark.rule("ZP-31")
def test_exchanged_cards_are_known_to_the_two():
    t = exchanged()
    known = [seen(t, viewer, 0).replace("? ", "") for viewer in range(4)]
    assert known[3] == "mercenary president"
    assert known[1] == known[2] == "?"
    assert seen(t, 0, 3).replace("? ", "") == "3 4"
    assert seen(t, 1, 2).replace("? ", "") == "9"
    assert seen(t, None, 0).replace("? ", "") == "?"


@pytest.mark.rule("ZP-31")
def test_exchanged_cards_are_known_until_they_are_played():
    t = exchanged()
    t.do("play 3 1 0")
    assert seen(t, 0, 3).replace("? ", "") == "4"
    t.do("play president 1 0")
    assert seen(t, 3, 0).replace("? ", "") == "mercenary"
    for world in worlds(t, 3):
        assert "mercenary" in names(world.hand(0)).split()


@pytest.mark.rule("ZP-31")
def test_an_exchanged_card_goes_before_its_equals():
    t = undealt(3).deal("president mercenary", "", "president mercenary 3")
    given = {card for event in t.told("gave") for card in event.cards}
    t.do("give-back mercenary,president")
    assert set(t.told("gave")[0].cards) == given, "the same cards come back"


@pytest.mark.rule("ZP-31")
def test_cards_given_back_are_not_in_the_presidents_hand_for_anyone():
    t = undealt(4).deal("", "", "", "president mercenary " + LOW)
    t.do("give-back mercenary,president")
    assert seen(t, 3, 0).split() == ["?"] * 17
    assert seen(t, 0, 3).replace("? ", "") == "mercenary president"


@pytest.mark.rule("ZP-31", "ZP-32")
def test_who_got_the_best_cards_knows_that_no_better_ones_were_kept():
    t = undealt(4).deal("", "", "", "ace king jack 10 9 8 7 6 5 4 3 2 9 8 7 6 5")
    t.do(min(t.offered()))
    t.do(min(t.offered()))
    given = t.state.traded[3]
    for world in worlds(t, 0):
        kept = [c for c in world.hand(3) if not given >> c - 1 & 1]
        assert max(RANK_OF[card] for card in kept) <= 13
    others = [max(RANK_OF[c] for c in world.hand(3)) for world in worlds(t, 1)]
    assert max(others) > 13, "the others know nothing of it"


@pytest.mark.rule("ZP-31")
def test_the_president_looks_before_giving_back():
    t = undealt(4).deal("", "", "", "president mercenary " + LOW)
    assert {"president", "mercenary"} <= set(names(t.state.censored(0).hand(0)).split())
    assert seen(t, 3, 0).replace("? ", "") == "mercenary president"


# -- who cannot lead -------------------------------------------------------------------


@pytest.mark.rule("ZP-05")
def test_who_could_not_lead_has_shown_only_witches():
    t = table("8 9", "witch", "king king", trick=["1: 9"], turn=0, passed=[2]).do("pass")
    assert (t.to_act, t.prompt) == (2, "lead")
    assert [seen(t, viewer, 1) for viewer in (0, 2, None)] == ["witch"] * 3
    for world in worlds(t, 0):
        assert names(world.hand(1)) == "witch"


@pytest.mark.rule("ZP-05")
def test_a_lead_that_may_turn_out_impossible_cannot_be_taken_back():
    t = table("8 9", "3", "king king witch", trick=["1: 9"], turn=0, passed=[2])
    before = t.state.irrevocable
    t.do("pass")
    assert t.state.irrevocable > before, "seat 1 might have held a witch"
    t = table("8 9", "3", "king king", trick=["1: 9"], turn=0, passed=[2])
    assert t.do("pass").state.irrevocable == before, "all four have been played"


# -- what is noticed -------------------------------------------------------------------


@pytest.mark.rule("ZP-01")
@pytest.mark.parametrize("dealer", [0, 2])
def test_of_the_shuffle_one_notices_the_own_cards(dealer):
    t = undealt(4, deal=1, dealer=dealer)
    order = tuple(Random(3).sample(COMPONENTS, 68))
    noticed = [t.state.observed(Shuffle(order), seat).order for seat in range(4)]
    t.state.apply(Shuffle(order))
    for seat in range(4):
        assert sorted(card for card in noticed[seat] if card) == t.state.hand(seat)
        assert noticed[seat].count(HIDDEN) == 51


@pytest.mark.rule("ZP-31")
def test_of_the_cards_given_back_only_the_two_notice_which():
    t = undealt(4).deal("3 4", "5", "", "")
    action = NOTATION.parse("give-back 3,4")
    noticed = [t.state.observed(action, seat) for seat in range(4)]
    assert noticed == [action, GiveBack((0, 0)), GiveBack((0, 0)), action]
    t.do("give-back 3,4")
    action = NOTATION.parse("give-back 5")
    noticed = [t.state.observed(action, seat) for seat in range(4)]
    assert noticed == [GiveBack((0,)), action, action, GiveBack((0,))]


@pytest.mark.rule("ZP-01")
def test_of_the_deal_one_is_told_the_own_cards():
    t = undealt(3, deal=1).deal("2-clubs 3")
    told = [e.cards for e in t.seen_by(1) if e.kind == "dealt"]
    assert told == [(HIDDEN,) * 23, tuple(t.state.hand(1)), (HIDDEN,) * 22]


@pytest.mark.rule("ZP-05")
def test_who_is_asked_to_lead_has_something_to_lead():
    t = table("8 9", "5 5", "witch witch", turn=1)
    hands = {names(world.hand(1)) for world in worlds(t, 0)}
    assert hands == {"5 5", "5 witch"}
    # Who is only asked to answer may hold nothing else.
    t = table("8 9", "5 5", "witch witch", trick=["0: 4"], turn=1)
    assert "witch witch" in {names(world.hand(1)) for world in worlds(t, 0)}
