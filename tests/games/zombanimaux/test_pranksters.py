"""Mosquito, spider and mouse (ZA-20 … ZA-22)."""

from __future__ import annotations

import pytest

from tests.games.zombanimaux.table import table
from zombiegames.core.protocol import NATURE


@pytest.mark.rule("ZA-20")
@pytest.mark.parametrize("top", ["0", "1", "8", "19"])
def test_the_mosquito_lies_on_anything(top):
    t = table(hands=("0 1 9", "15"), horde=top)
    assert "0 ." in t.offered("play")
    t.do("play 0 .")
    assert t.horde == f"{top} 0"


@pytest.mark.rule("ZA-20")
def test_after_a_mosquito_the_horde_reads_zero():
    t = table(hands=("0 9 10 12", "0 1 7 19"), horde="8").do("play 0 .")
    assert t.playable() == "0 1 7 19"


@pytest.mark.rule("ZA-21")
def test_the_spider_is_played_like_any_card():
    t = table(hands=("8 9", "1"), horde="7")
    assert t.playable() == "8 9"
    t = table(hands=("8", "1"), horde="9")
    t.refused("play 8 .", "ZA-10/higher")
    t = table(hands=("8", "1"), horde="8")
    t.refused("play 8 .", "ZA-21/below")


@pytest.mark.rule("ZA-21")
def test_on_a_spider_the_next_card_must_be_below_eight():
    t = table(hands=("8 9 10 12", "0 1 7 8 9 19")).do("play 8 .")
    assert t.playable() == "0 1 7"
    t.refused("play 9 .", "ZA-21/below")


@pytest.mark.rule("ZA-21")
def test_the_spider_binds_the_next_play_only():
    t = table(hands=("8 9 10 12", "5 7 14 15")).do("play 8 .", "play 5 .")
    assert (t.actor, t.horde) == (0, "8 5")
    assert t.playable() == "9 10 12"


@pytest.mark.rule("ZA-21")
def test_the_limit_goes_with_a_discarded_horde():
    t = table(hands=("8 9 10 12", "9 14"), reserve="3 4").do("play 8 .", "give-up", "bury 3")
    assert t.playable() == "4 9 14"


@pytest.mark.rule("ZA-22")
@pytest.mark.parametrize("top", [8, 11, 12, 19])
def test_the_mouse_needs_normal_legality(top):
    t = table(hands=("11", "1"), horde=str(top))
    t.refused("play 11 .", "ZA-22/higher", "ZA-21/below")
    assert table(hands=("11", "1"), horde="10").playable() == "11"


@pytest.mark.rule("ZA-22")
def test_a_mouse_discards_the_horde_with_itself_and_brings_a_whole_new_turn():
    t = table(hands=("9 11 12 14", "1"), horde="4 7", turn_number=20).do("play 11 .")
    assert (t.horde, t.discards, t.actor, t.playable()) == ("", "4 7 11", 0, "9 12 14")
    assert [(e.cards, e.by) for e in t.told("horde-discarded")] == [((5, 8, 12), "mouse")]
    assert [(e.seat, e.turn, e.again) for e in t.told("turn-began")] == [(0, 21, True)]
    t.refused("give-up", "ZA-14/must_play")
    t.do("play 9 .")
    assert t.actor == 1


@pytest.mark.rule("ZA-22")
def test_after_a_mouse_the_hand_is_refilled_before_the_new_turn():
    t = table(hands=("11 12", "1"), graves=("3 4 5", "")).do("play 11 .")
    assert (t.prompt, t.horde) == ("refill", "")
    t.do("refill 3", "refill 5")
    assert (t.actor, t.hand(0), t.prompt) == (0, "3 5 12", "play")


@pytest.mark.rule("ZA-22")
def test_the_refill_after_a_mouse_cannot_be_forgotten():
    t = table(hands=("11 12", "1"), graves=("3 4 5", ""), forgetful=True).do("play 11 .")
    t.refused("end-turn", "ZA-22/refill")
    t = table(hands=("11 12", "1"), graves=("3", ""), forgetful=True).do("play 11 .")
    assert (t.prompt, t.hand(0)) == ("play", "3 12")


@pytest.mark.rule("ZA-22")
def test_a_mouse_as_the_very_last_card_ends_the_round():
    t = table(hands=("11", "1 5", "2")).do("play 11 .")
    assert t.told("round-ended")[0].lost == (0, 2, 1)
    assert (t.state.round, t.brains) == (2, [9, 7, 8])


@pytest.mark.rule("ZA-22")
def test_extra_mice_are_given_first():
    t = table(hands=("11 11 12", "1"), graves=("3", "")).do("play 11 1")
    assert (t.grave(1), t.discards, t.actor) == ("11", "11", 0)
    assert t.steps()[:3] == ["played", "given", "horde-discarded"]


@pytest.mark.rule("ZA-22")
def test_a_row_of_mice_ends_by_itself():
    t = table(hands=("11 11 11", "1 2"), graves=("19", "3"))
    t.do("play 11 .", "play 11 .")
    assert (t.actor, t.hand(0)) == (0, "11 19")
    t.do("play 11 .", "play 19 .")
    assert t.told("round-ended")[0].lost == (0, 3)
    assert t.actor == NATURE
