"""Where a pawn may go: ZG-10 … ZG-15."""

from __future__ import annotations

import pytest

from tests.games.zombiegeddon.slow import neighbours
from tests.games.zombiegeddon.table import BOARDS, cell, names, table
from zombiegames.games.zombiegeddon.actions import CELLS
from zombiegames.games.zombiegeddon.board import BOARDS as TABLES

# -- ZG-10 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-10")
@pytest.mark.parametrize("board", BOARDS)
def test_neighbours_are_those_of_the_board(board):
    found = TABLES[board]
    for here in CELLS:
        assert set(found.neighbours[here]) == neighbours(board, here)
        assert found.cells(found.near[here]) == sorted(neighbours(board, here))
        spread = found.spread(found.bit[here]) & found.all
        assert set(found.cells(spread)) == neighbours(board, here) | {here}


@pytest.mark.rule("ZG-10")
def test_an_even_row_of_hexagons_touches_left_above_and_below_an_odd_one_right():
    even = TABLES["hex"].neighbours[cell("D7")]
    assert names(even) == ["C6", "D6", "C7", "E7", "C8", "D8"]
    odd = TABLES["hex"].neighbours[cell("D6")]
    assert names(odd) == ["D5", "E5", "C6", "E6", "D7", "E7"]
    assert names(TABLES["square"].neighbours[cell("D7")]) == ["D6", "C7", "E7", "D8"]


@pytest.mark.rule("ZG-10")
@pytest.mark.parametrize("board", BOARDS)
def test_a_step_leads_to_every_neighbour_with_a_disc_and_to_no_other_cell(board):
    t = table(board=board, rest="all", D8="food-1 + pawn 0", B2="pawn 1", pile_0="weapon")
    assert t.goals("D8") == set(names(neighbours(board, cell("D8"))))
    t.refused("step D8 F8", "ZG-10/adjacent")
    t.refused("step D8 D8", "ZG-10/stay")


@pytest.mark.rule("ZG-10")
def test_nobody_steps_onto_an_empty_cell():
    t = table(D7="food-1 + pawn 0", E7="food-2", B2="pawn 1", B3="fuel")
    t.refused("step D7 C7", "ZG-10/empty")


@pytest.mark.rule("ZG-10")
def test_nobody_steps_onto_a_barricade():
    t = table(D7="food-1 + pawn 0", E7="barricade", B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-10/barricade")


@pytest.mark.rule("ZG-10")
def test_nobody_stops_on_a_cell_with_a_pawn_own_or_not():
    t = table(left=1, D7="food-1 + pawn 0", E7="food-2 + pawn 1", C7="fuel + pawn 0", D6="fuel")
    t.refused("step D7 E7", "ZG-13/last_action")
    t.refused("step D7 C7", "ZG-13/last_action")
    assert t.goals("D7") == {"D6"}


@pytest.mark.rule("ZG-10")
def test_only_own_pawns_are_moved():
    t = table(D7="food-1 + pawn 0", E7="food-2", F7="food-1 + pawn 1")
    t.refused("step F7 E7", "ZG-10/not_yours")
    t.refused("step E7 D7", "ZG-10/no_pawn")
    t.refused("step - E7", "ZG-10/no_cell")
    t.refused("step D7 -", "ZG-10/no_cell")


# -- ZG-11 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-11")
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("shelter", ["B9", "F9"])
def test_a_shelter_of_either_colour_takes_any_number_of_pawns_in_both_halves(half, shelter):
    beside = "C9" if shelter == "B9" else "G9"
    crowd = {shelter: "pawn 1 + pawn 1 + pawn 0", beside: "food-1 + pawn 0"}
    t = table(half=half, **crowd, rest="all")
    t.do(f"step {beside} {shelter}")
    assert t.pawns(0) == [shelter, shelter]
    assert t.state.passing < 0


@pytest.mark.rule("ZG-11")
def test_nothing_is_collected_in_a_shelter_and_it_never_vanishes():
    t = table(B9="pawn 0", C9="food-1", D9="food-2", B2="pawn 1", B3="fuel")
    t.do("step B9 C9")
    assert t.pile(0) == []
    assert t.allows("step C9 B9")
    t.do("step C9 B9")
    assert t.pile(0) == ["food-1"]
    assert t.pawns(0) == ["B9"]


@pytest.mark.rule("ZG-11")
def test_a_pawn_steps_back_into_the_shelter_it_came_from():
    t = table(B9="pawn 0", C9="food-1 + pawn 1", B10="food-2", B2="pawn 1", B3="fuel")
    assert t.allows("step B9 C9")
    t.do("step B9 C9")
    assert "B9" in t.goals("C9")


# -- ZG-12 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-12")
def test_a_manhole_holds_any_number_of_pawns():
    t = table(left=1, D7="food-1 + pawn 0", E7="manhole + pawn 1 + pawn 1 + pawn 0", rest="all")
    t.do("step D7 E7")
    assert t.pawns(0) == ["E7", "E7"]


@pytest.mark.rule("ZG-12")
def test_a_manhole_is_never_collected():
    t = table(rest="all", D7="manhole + pawn 0", E7="food-1", B2="pawn 1")
    t.do("step D7 E7")
    assert t.at("D7") == "manhole"
    assert t.pile(0) == []
    left = table(rest="all", D7="manhole + pawn 0", C3="fuel + pawn 0", B2="pawn 1")
    left.do("remove D7")
    assert left.at("D7") == "manhole"
    assert left.pile(0) == []


@pytest.mark.rule("ZG-12")
def test_a_manhole_leads_to_every_other_manhole_in_one_action():
    holes = dict.fromkeys(("A1", "H3", "L10", "C5"), "manhole")
    t = table(D7="manhole + pawn 0", E7="food-1", B2="pawn 1", B3="fuel", **holes, rest="gone")
    assert t.goals("D7") == {"A1", "H3", "L10", "C5", "E7"}
    t.do("step D7 L10")
    assert t.told("pawn-moved")[0].way == "jump"
    assert (t.pawns(0), t.state.left) == (["L10"], 1)
    t.do("step L10 A1")
    assert t.pawns(0) == ["A1"]


@pytest.mark.rule("ZG-12")
def test_manholes_lead_to_manholes_only_and_only_from_manholes():
    t = table(
        D7="manhole + pawn 0", H3="manhole", H4="food-1", E5="pawn 0", B2="pawn 1", rest="gone"
    )
    t.refused("step D7 H4", "ZG-12/to_manhole")
    t.refused("step E5 H3", "ZG-12/from_manhole")


@pytest.mark.rule("ZG-12")
def test_from_a_manhole_to_the_one_beside_it_is_a_plain_step():
    t = table(D7="manhole + pawn 0", E7="manhole", B2="pawn 1", B3="fuel", rest="gone")
    assert sum(a.kind == "step" for a in t.state.legal_actions()) == 1
    t.do("step D7 E7")
    assert t.told("pawn-moved")[0].way == "step"


# -- ZG-13 -----------------------------------------------------------------------------

THROUGH = {"D7": "food-1 + pawn 0", "E7": "food-2 + pawn 1", "F7": "food-3"}


@pytest.mark.rule("ZG-13")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("other", ["pawn 0", "pawn 1"])
def test_a_pawn_goes_through_another_own_or_not(board, other):
    words = THROUGH | {"E7": f"food-2 + {other}"}
    t = table(board=board, **words, B2="pawn 1", B3="fuel")
    t.do("step D7 E7")
    assert t.told("pawn-moved")[0].way == "through"
    assert (t.actor, t.state.left) == (0, 1)
    t.do("step E7 F7")
    assert "F7" in t.pawns(0)
    assert t.at("E7") == "food-2"


@pytest.mark.rule("ZG-13")
def test_a_pawn_on_anothers_cell_must_step_on_itself():
    t = table(**THROUGH, J5="fuel + pawn 0", J4="fuel", B2="pawn 1", B3="fuel")
    t.do("step D7 E7")
    t.refused("remove E7", "ZG-13/must_step")
    t.refused("remove J5", "ZG-13/must_step")
    t.refused("step J5 J4", "ZG-13/must_step")
    t.refused("pass", "ZG-13/must_step")
    assert [a.kind for a in t.state.legal_actions()] == ["step"]
    assert t.goals("E7") == {"F7"}


@pytest.mark.rule("ZG-13")
def test_without_a_possible_second_step_nobody_goes_through():
    t = table(D7="food-1 + pawn 0", E7="food-2 + pawn 1", C7="fuel", B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-13/no_way_on")


@pytest.mark.rule("ZG-13")
def test_the_second_step_does_not_lead_back_to_the_cell_just_emptied():
    t = table(D7="food-1 + pawn 0", E7="food-2 + pawn 1", B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-13/no_way_on")


@pytest.mark.rule("ZG-13")
@pytest.mark.parametrize(
    ("origin", "middle", "goal"),
    [("F6", "G6", {"H6": "pawn 1"}), ("D7", "E7", {"F7": "manhole + pawn 1"})],
)
def test_the_second_step_may_always_stop_in_shelters_and_manholes(origin, middle, goal):
    words = {origin: "food-1 + pawn 0", middle: "food-2 + pawn 1"}
    t = table(**words, **goal, B2="pawn 1", B3="fuel", rest="gone")
    t.do(f"step {origin} {middle}")
    assert t.goals(middle) == set(goal)


@pytest.mark.rule("ZG-13")
def test_the_second_step_does_not_stop_on_a_third_pawn():
    t = table(
        D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="food-3 + pawn 1", E6="fuel", B2="pawn 1"
    )
    t.do("step D7 E7")
    t.refused("step E7 F7", "ZG-13/must_stop")
    assert t.goals("E7") == {"E6"}


@pytest.mark.rule("ZG-13")
def test_nobody_goes_through_with_the_last_action():
    t = table(left=1, **THROUGH, B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-13/last_action")


@pytest.mark.rule("ZG-13", "ZG-14")
def test_each_enemy_entered_on_the_way_costs_its_weapon():
    words = {"D7": "food-1 + pawn 0", "E7": "enemy-4 + pawn 1", "F7": "enemy-3"}
    one = table(**words, pile_0="weapon", B2="pawn 1", B3="fuel")
    one.refused("step D7 E7", "ZG-13/no_way_on")
    two = table(**words, pile_0="weapon weapon", B2="pawn 1", B3="fuel")
    two.do("step D7 E7")
    assert two.pile(0) == ["weapon", "food-1"]
    two.do("step E7 F7")
    assert two.pile(0) == ["food-1"]
    assert len(two.state.spent) == 2


@pytest.mark.rule("ZG-13", "ZG-14")
def test_the_weapon_fetched_by_the_first_step_serves_the_second():
    t = table(D7="weapon + pawn 0", E7="food-2 + pawn 1", F7="enemy-3", B2="pawn 1", B3="fuel")
    t.do("step D7 E7", "step E7 F7")
    assert t.pile(0) == []
    assert t.pawns(0) == ["F7"]


# -- ZG-14 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-14")
def test_nobody_enters_an_enemy_without_a_weapon():
    t = table(D7="food-1 + pawn 0", E7="enemy-3", F7="food-1", B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-14/no_weapon")


@pytest.mark.rule("ZG-14")
def test_entering_an_enemy_costs_a_weapon_that_leaves_the_game():
    t = table(
        D7="food-1 + pawn 0", E7="enemy-3", B2="pawn 1", B3="fuel", pile_0="fuel weapon weapon"
    )
    t.do("step D7 E7")
    assert t.pile(0) == ["fuel", "weapon", "food-1"]
    (paid,) = t.told("weapon-spent")
    assert t.state.spent == [paid.weapon]
    assert paid.enemy == t.state.discs[cell("E7")]


@pytest.mark.rule("ZG-14")
def test_the_weapon_under_the_pawn_that_steps_does_not_count():
    t = table(D7="weapon + pawn 0", E7="enemy-3", D6="food-1", B2="pawn 1", B3="fuel")
    t.refused("step D7 E7", "ZG-14/under_pawn")


@pytest.mark.rule("ZG-14")
def test_the_first_step_of_a_turn_may_fetch_the_weapon_for_the_second():
    t = table(D7="weapon + pawn 0", E7="food-2", F7="enemy-5", B2="pawn 1", B3="fuel")
    t.do("step D7 E7", "step E7 F7")
    assert t.pawns(0) == ["F7"]
    assert t.pile(0) == ["food-2"]


@pytest.mark.rule("ZG-14")
def test_leaving_an_enemy_costs_nothing():
    t = table(D7="enemy-4 + pawn 0", E7="food-1", F7="food-2", B2="pawn 1", B3="fuel")
    t.do("step D7 E7")
    assert t.pile(0) == ["enemy-4"]
    assert t.state.spent == []


@pytest.mark.rule("ZG-14")
def test_the_weapon_of_another_player_does_not_serve():
    t = table(D7="food-1 + pawn 0", E7="enemy-3", B2="pawn 1", B3="fuel", pile_1="weapon")
    t.refused("step D7 E7", "ZG-14/no_weapon")


# -- ZG-15 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-15")
def test_a_pawn_is_removed_for_the_rest_of_the_half_as_an_action():
    t = table(rest="all", D7="food-1 + pawn 0", C3="fuel + pawn 0", B2="pawn 1")
    t.do("remove D7")
    assert t.pawns(0) == ["C3"]
    assert (t.actor, t.state.left) == (0, 1)
    assert t.told("pawn-removed")[0].why == "removal"


@pytest.mark.rule("ZG-15")
@pytest.mark.parametrize("place", ["B9", "E7"])
def test_a_pawn_may_be_removed_anywhere_at_any_time(place):
    words = {place: "pawn 0" if place == "B9" else "manhole + pawn 0"}
    t = table(rest="all", **words, C3="fuel + pawn 0", B2="pawn 1")
    assert t.allows(f"remove {place}")
    late = table(rest="all", **words, C3="fuel + pawn 0", B2="pawn 1", left=1)
    assert late.allows(f"remove {place}")


@pytest.mark.rule("ZG-15")
def test_only_own_pawns_are_removed():
    t = table(D7="food-1 + pawn 0", E7="food-2", F7="food-1 + pawn 1")
    t.refused("remove F7", "ZG-15/not_yours")
    t.refused("remove E7", "ZG-15/no_pawn")
    t.refused("remove -", "ZG-15/no_cell")
