"""What is collected and delivered: ZG-20 … ZG-22, ZG-30."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombiegeddon.table import cell, table
from zombiegames.games.zombiegeddon import INFO

FAR = {"B2": "pawn 1", "B3": "fuel"}

# -- ZG-20 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-20")
@pytest.mark.parametrize("disc", ["food-1", "food-3", "batteries", "tools", "weapon", "enemy-5"])
def test_who_steps_off_a_disc_takes_it(disc):
    t = table(D7=f"{disc} + pawn 0", E7="food-2", F7="food-1", **FAR)
    t.do("step D7 E7")
    assert t.pile(0) == [disc]
    assert t.at("D7") is None
    assert [(e.seat, e.cell, e.why) for e in t.told("disc-taken")] == [(0, cell("D7"), "step")]
    t.refused("step E7 D7", "ZG-10/empty")


@pytest.mark.rule("ZG-20", "ZG-15")
def test_who_removes_a_pawn_takes_the_disc_under_it():
    t = table(D7="food-3 + pawn 0", J5="fuel + pawn 0", J4="food-1", **FAR)
    t.do("remove D7")
    assert t.pile(0) == ["food-3"]
    assert t.at("D7") is None
    assert t.told("disc-taken")[0].why == "removal"


@pytest.mark.rule("ZG-20")
def test_entering_takes_nothing_yet():
    t = table(D7="manhole + pawn 0", E7="food-2", F7="food-1", **FAR, rest="gone")
    t.do("step D7 E7")
    assert t.pile(0) == []
    assert t.at("E7") == "food-2"


@pytest.mark.rule("ZG-20")
def test_the_owner_of_the_pawn_takes_the_disc():
    t = table(turn=1, D7="food-3 + pawn 1", E7="food-2", F7="food-1", B9="pawn 0", C9="fuel")
    t.do("step D7 E7")
    assert (t.pile(0), t.pile(1)) == ([], ["food-3"])


# -- ZG-21 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-21")
def test_two_steps_with_one_pawn_take_the_discs_of_start_and_middle():
    t = table(D7="food-1 + pawn 0", E7="food-2", F7="food-3", G7="fuel", **FAR)
    t.do("step D7 E7", "step E7 F7")
    assert t.pile(0) == ["food-1", "food-2"]
    assert t.at("F7") == "food-3"


@pytest.mark.rule("ZG-21")
@pytest.mark.parametrize("other", [0, 1])
def test_the_disc_under_a_pawn_passed_through_stays(other):
    t = table(D7="food-1 + pawn 0", E7=f"food-2 + pawn {other}", F7="food-3", G7="fuel", **FAR)
    t.do("step D7 E7", "step E7 F7")
    assert t.pile(0) == ["food-1"]
    assert t.at("E7") == "food-2"
    assert "E7" in t.pawns(other)


@pytest.mark.rule("ZG-21")
def test_the_disc_passed_over_is_taken_when_its_own_pawn_leaves():
    t = table(D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="food-3", G7="fuel", E6="fuel", **FAR)
    t.do("step D7 E7", "step E7 F7")
    assert t.actor == 1
    t.do("step E7 E6")
    assert t.pile(1) == ["food-2"]


# -- ZG-22 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-22")
def test_everybody_sees_what_is_taken_and_may_count_it():
    t = table(D7="food-3 + pawn 0", E7="food-2", F7="food-1", **FAR)
    t.state.apply(t.state.legal_actions()[0])
    told = t.state.take_log()
    for seat in (None, 0, 1):
        view = t.state.censored(seat)
        assert view.piles == t.state.piles
        assert [e.for_seat(seat) for e in told] == [e.event for e in told]
    t.check()


@pytest.mark.rule("ZG-22")
@pytest.mark.parametrize("open_piles", [False, True])
def test_open_piles_are_a_choice_of_the_table_and_change_no_move(open_piles):
    options = INFO.complete({"open_piles": open_piles, "seating": "kept", "starter": 0})
    assert INFO.complete({})["open_piles"] is False
    state = INFO.new(2, options)
    rng = Random(4)
    lists = []
    while state.to_act() != -2:
        legal = state.legal_actions()
        lists.append(legal)
        state.apply(state.sample_chance(rng) if state.to_act() == -1 else rng.choice(legal))
    assert state.house.open_piles is open_piles
    other = INFO.new(2, {**options, "open_piles": not open_piles})
    rng = Random(4)
    for legal in lists:
        assert other.legal_actions() == legal
        other.apply(other.sample_chance(rng) if other.to_act() == -1 else rng.choice(legal))
    assert other.outcome() == state.outcome()


# -- ZG-30 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-30")
@pytest.mark.parametrize(
    ("half", "beside", "shelter", "counts"),
    [
        (1, "G9", "F9", True),
        (1, "C9", "B9", False),
        (2, "G9", "F9", False),
        (2, "C9", "B9", True),
    ],
)
def test_tokens_go_to_white_shelters_before_and_to_red_ones_after(half, beside, shelter, counts):
    t = table(half=half, **{beside: "food-1 + pawn 0"}, rest="all", K2="pawn 1")
    t.do(f"step {beside} {shelter}")
    assert t.tokens(0) == ([shelter] if counts else [])
    assert [(e.seat, e.cell, e.left) for e in t.told("token-placed")] == (
        [(0, cell(shelter), 3)] if counts else []
    )


@pytest.mark.rule("ZG-30")
def test_a_shelter_takes_one_token_of_each_player():
    t = table(G9="food-1 + pawn 0", F9="token 0 + token 1", G8="fuel", **FAR)
    t.do("step G9 F9")
    assert t.told("token-placed") == []
    assert t.state.tokens[0].bit_count() == 1
    other = table(G9="food-1 + pawn 0", F9="token 1", G8="fuel", **FAR)
    other.do("step G9 F9")
    assert other.tokens(0) == ["F9"]


@pytest.mark.rule("ZG-30")
def test_a_token_is_placed_in_passing_and_costs_no_action():
    t = table(E9="food-1 + pawn 0", G9="food-2", G8="fuel", **FAR)
    t.do("step E9 F9")
    assert (t.tokens(0), t.state.left) == (["F9"], 1)
    t.do("step F9 G9")
    assert t.tokens(0) == ["F9"]
    assert t.pawns(0) == ["G9"]


@pytest.mark.rule("ZG-30")
def test_one_pawn_may_bring_several_tokens():
    t = table(rest="all", G6="food-1 + pawn 0", F5="food-2", F6="food-1", B2="pawn 1")
    t.do("step G6 H6")
    assert t.tokens(0) == ["H6"]
    again = table(rest="all", F5="food-1 + pawn 0", H6="token 0", B2="pawn 1")
    again.do("step F5 E5")
    assert sorted(again.tokens(0)) == ["E5", "H6"]
