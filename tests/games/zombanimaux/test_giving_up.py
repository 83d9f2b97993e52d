"""Giving up and what is drawn for it, with full and empty piles (ZA-13 … ZA-16)."""

from __future__ import annotations

import pytest

from tests.games.zombanimaux.table import table
from zombiegames.core.protocol import NATURE, OVER


@pytest.mark.rule("ZA-13")
def test_giving_up_costs_the_horde_and_a_brain():
    t = table(hands=("3", "1"), horde="4 7", brains=(5, 9), reserve="9 2").do("give-up")
    assert (t.horde, t.discards, t.brains) == ("", "4 7", [4, 9])
    assert [(e.cards, e.by) for e in t.told("horde-discarded")] == [((5, 8), "gave-up")]
    assert t.steps()[:3] == ["gave-up", "horde-discarded", "brain-lost"]


@pytest.mark.rule("ZA-13")
def test_two_cards_are_drawn_one_for_the_hand_and_one_for_the_graveyard():
    t = table(hands=("3", "1"), horde="4 7", reserve="9 2").do("give-up")
    assert (t.prompt, t.actor, t.offered("bury")) == ("keep", 0, ["9", "2"])
    t.refused("bury 3", "ZA-13/not_drawn")
    t.refused("play 3 .", "ZA-13/first")
    t.do("bury 2")
    assert (t.hand(0), t.grave(0)) == ("3 9", "2")


@pytest.mark.rule("ZA-13")
def test_the_drawn_cards_are_seen_by_who_draws_them_only():
    t = table(hands=("3", "1", "4"), horde="4 7", reserve="9 2").do("give-up")
    assert [[e.card for e in t.told("drawn", s)] for s in (0, 1, None)] == [[10, 3], [0, 0], [0, 0]]
    assert t.state.censored(1).drawn == [0, 0]
    t.do("bury 2")
    assert [t.told("buried", s)[0].card for s in (0, 1)] == [3, 0]
    assert [t.told("kept", s)[0].cards for s in (0, 2)] == [(10,), (0,)]


@pytest.mark.rule("ZA-13")
def test_after_giving_up_one_plays_normally_on_an_empty_horde():
    t = table(hands=("3 6", "1"), horde="17", reserve="9 2").do("give-up", "bury 2")
    assert (t.prompt, t.actor, t.playable()) == ("play", 0, "3 6 9")
    t.do("play 3 .")
    assert (t.horde, t.actor, t.hand(0)) == ("3", 1, "2 6 9")


@pytest.mark.rule("ZA-13")
def test_one_may_give_up_even_with_something_to_play():
    assert table(hands=("9", "1"), horde="4").offered() == ["play 9 .", "give-up"]


@pytest.mark.rule("ZA-13", "ZA-43")
def test_giving_up_the_last_brain_ends_the_game_at_once():
    t = table(hands=("3", "1", "4"), horde="4 7", brains=(1, 5, 6), reserve="9 2").do("give-up")
    assert (t.actor, t.brains, t.hand(0), t.grave(0)) == (OVER, [0, 5, 6], "3", "")
    assert t.steps()[-2:] == ["brain-lost", "game-ended"]
    assert t.state.outcome().returns == (0, 0, 1)


@pytest.mark.rule("ZA-14")
def test_on_an_empty_horde_with_cards_in_hand_one_must_play():
    t = table(hands=("3 6", "1"))
    t.refused("give-up", "ZA-14/must_play")
    assert table(hands=("3", "1"), horde="2").offered() == ["play 3 .", "give-up"]
    assert table(hands=("", "1"), graves=("5", "")).offered() == ["give-up"]


@pytest.mark.rule("ZA-15")
def test_an_empty_reserve_is_made_of_the_shuffled_discard_and_the_given_up_horde():
    t = table(hands=("3", "1"), horde="4 7", discards="12", rest=1).do("give-up")
    assert (t.actor, t.prompt) == (NATURE, "shuffle")
    t.refused("shuffle 4,7", "ZA-15/not_the_discard")
    t.do("shuffle 7,12,4")
    assert (t.discards, t.offered("bury")) == ("", ["7", "12"])
    assert t.told("shuffled") == [t.told("shuffled")[0]._replace(cards=3, pile="discard")]


@pytest.mark.rule("ZA-15")
def test_the_discard_is_shuffled_between_two_draws_too():
    t = table(hands=("3", "1"), horde="4 7", reserve="16", rest=1).do("give-up")
    assert (t.prompt, t.state.drawn) == ("shuffle", [17])
    assert t.state.censored(0).drawn == [17]
    assert t.state.censored(1).drawn == [0]
    t.do("shuffle 7,4")
    assert t.offered("bury") == ["16", "7"]


@pytest.mark.rule("ZA-15")
def test_a_single_card_goes_to_the_hand():
    # Reserve and discard hold one card between them, one way or the other.
    t = table(hands=("", "1"), reserve="16", rest=1).do("give-up")
    assert (t.prompt, t.hand(0), t.grave(0)) == ("play", "16", "")
    t = table(hands=("", "1"), discards="16", rest=1).do("give-up", "shuffle 16")
    assert (t.prompt, t.hand(0), t.grave(0)) == ("play", "16", "")
    assert [e.kind for e in t.told("nothing-drawn")] == ["nothing-drawn"]


@pytest.mark.rule("ZA-15")
def test_with_one_card_in_each_pile_both_are_drawn():
    t = table(hands=("", "1"), reserve="16", discards="9", rest=1).do("give-up", "shuffle 9")
    assert (t.prompt, t.offered("bury")) == ("keep", ["16", "9"])


@pytest.mark.rule("ZA-15")
def test_with_nothing_to_draw_and_an_empty_hand_only_the_refill_follows():
    t = table(hands=("", "1"), graves=("4 5 9 10", ""), rest=1).do("give-up")
    assert (t.prompt, t.actor, t.told("nothing-drawn")[0].seat) == ("refill", 0, 0)
    t.do("refill 4", "refill 5", "refill 9")
    assert (t.hand(0), t.grave(0), t.actor, t.horde) == ("4 5 9", "10", 1, "")


@pytest.mark.rule("ZA-15", "ZA-40")
def test_who_then_has_neither_hand_nor_graveyard_ends_the_round():
    t = table(hands=("", "1", "5"), graves=("", "4", ""), rest=1, brains=(5, 50, 9)).do("give-up")
    ended = t.told("round-ended")[0]
    assert (ended.seat, ended.brains[0], ended.brains[2]) == (0, 4, 8)


@pytest.mark.rule("ZA-15")
def test_the_horde_in_play_is_never_reshuffled():
    t = table(hands=("2 9 10 12", "1"), horde="0", rest=1, discards="7")
    t.do("play 2 .", "roll everyone", "shuffle 7")
    assert (t.horde, t.grave(0)) == ("0 2", "7")
    assert [e.seat for e in t.told("nothing-drawn")] == [1]


@pytest.mark.rule("ZA-16")
def test_an_empty_hand_at_the_start_of_the_turn_makes_it_a_give_up():
    for grave in ("5 6", ""):
        t = table(hands=("", "1"), graves=(grave, ""), horde="4", reserve="9 2")
        assert t.offered() == ["give-up"]
        t.do("give-up")
        assert (t.brains, t.told("gave-up")[0].forced) == ([8, 9], True)
        assert t.prompt == "keep"


@pytest.mark.rule("ZA-16")
def test_a_give_up_with_an_empty_hand_needs_no_horde():
    t = table(hands=("", "1"), graves=("", "3"), reserve="9 2").do("give-up")
    assert (t.brains, t.told("horde-discarded"), t.prompt) == ([8, 9], [], "keep")


@pytest.mark.rule("ZA-16", "ZA-40")
def test_emptied_by_a_swap_one_does_not_end_the_round_but_gives_up_in_the_next_turn():
    t = table(hands=("2", "10 12 14"), graves=("", ""), horde="0")
    t.do("play 2 .", "roll swap", "swap hand 1")
    assert (t.hand(0), t.hand(1), t.actor) == ("10 12 14", "", 1)
    assert t.told("round-ended") == []
    assert t.offered() == ["give-up"]
