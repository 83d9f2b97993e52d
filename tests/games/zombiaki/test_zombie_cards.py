"""The cards of the zombie deck: ZK-20 … ZK-32, ZK-34 (for Click and Not so fast: interrupts)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street
from zombiegames.games.zombiaki.terms import STOOD_UP

# -- zombies and dogs ------------------------------------------------------------------


@pytest.mark.rule("ZK-20")
@pytest.mark.parametrize("lane", "ABC")
@pytest.mark.parametrize("card", ["zombie-2", "zombie-3", "zombie-4", "zombie-5"])
def test_a_zombie_is_placed_on_row_1(card, lane):
    t = street("zombies", zombies=card)
    t.do(f"play-at {card} {lane}1")
    assert t.figures() == {f"{lane}1": int(card[-1])}
    assert t.pile("zombies") == []


@pytest.mark.rule("ZK-20")
@pytest.mark.parametrize("square", ["A2", "B3", "C4", "B5"])
def test_a_zombie_is_not_placed_beyond_row_1(square):
    street("zombies", zombies="zombie-3").refused(f"play-at zombie-3 {square}", "ZK-20")


@pytest.mark.rule("ZK-20")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "barrel"])
def test_a_zombie_is_not_placed_on_a_zombie_a_dog_or_the_barrel(thing):
    t = street("zombies", zombies="zombie-3", B1=thing)
    t.refused("play-at zombie-3 B1", "ZK-20", "ZK-11")
    assert t.allows("play-at zombie-3 A1")


@pytest.mark.rule("ZK-20", "ZK-48")
def test_a_zombie_is_not_placed_in_a_barred_lane():
    t = street("zombies", zombies="zombie-3", B1="barrier")
    t.refused("play-at zombie-3 B1", "ZK-20", "ZK-48")
    t = street("zombies", preset="publisher", zombies="zombie-3", B5="barrier")
    t.refused("play-at zombie-3 B1", "ZK-20", "ZK-48")
    assert t.allows("play-at zombie-3 C1")


@pytest.mark.rule("ZK-20")
def test_a_zombie_is_placed_on_a_wall_only_if_its_own_strength_reaches_the_height():
    t = street("zombies", zombies="zombie-4 zombie-5", B1="wall-5", C1="wall-6", A1="zombie-3")
    t.refused("play-at zombie-4 B1", "ZK-20", "ZK-46")
    t.refused("play-at zombie-5 C1", "ZK-20", "ZK-46")
    t.do("play-at zombie-5 B1")
    assert t.strength("B1") == 5
    assert t.things()["B1"] == "wall-5"


@pytest.mark.rule("ZK-20", "ZK-54")
def test_a_zombie_may_be_placed_under_freeze():
    t = street("humans", humans="freeze", zombies="zombie-3")
    t.do("play freeze")
    t.zombie_turn(keep="zombie-3")
    t.do("play-at zombie-3 B1")
    assert t.figures() == {"B1": 3}


@pytest.mark.rule("ZK-20", "ZK-21")
@pytest.mark.parametrize("thing", ["pit-1", "mine", "car", "napalm"])
def test_zombies_and_dogs_may_be_placed_where_a_hazard_lies(thing):
    t = street("zombies", zombies="zombie-3 dog", B1=thing)
    assert t.allows("play-at zombie-3 B1")
    assert t.allows("play-at dog B1")


@pytest.mark.rule("ZK-21")
@pytest.mark.parametrize("square", ["A1", "B2", "C3"])
def test_on_the_sheet_a_dog_is_placed_on_rows_1_to_3(square):
    t = street("zombies", zombies="dog")
    t.do(f"play-at dog {square}")
    assert t.figures() == {square: "dog"}
    street("zombies", zombies="dog").refused(f"play-at dog {square[0]}4", "ZK-21")
    street("zombies", zombies="dog").refused(f"play-at dog {square[0]}5", "ZK-21")


@pytest.mark.rule("ZK-21")
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_by_the_publisher_a_dog_is_placed_on_row_1_only(row):
    t = street("zombies", zombies="dog", preset="publisher")
    t.refused(f"play-at dog B{row}", "ZK-21")
    t.do("play-at dog B1")
    assert t.figures() == {"B1": "dog"}


@pytest.mark.rule("ZK-21")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "barrel", "wall-5"])
def test_a_dog_is_never_placed_on_a_wall_a_figure_or_the_barrel(thing):
    t = street("zombies", zombies="dog", B1=thing)
    t.refused("play-at dog B1", "ZK-21", "ZK-11", "ZK-20")


@pytest.mark.rule("ZK-21", "ZK-48")
def test_a_dog_is_not_placed_in_a_barred_lane():
    t = street("zombies", zombies="dog", B1="barrier")
    for row in (1, 2, 3):
        t.refused(f"play-at dog B{row}", "ZK-21", "ZK-48", "ZK-20")
    assert t.allows("play-at dog A2")


@pytest.mark.rule("ZK-22")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("hunger", "play-at hunger B2"),
        ("claws", "play-at claws B2"),
        ("boss", "play-at boss B2"),
        ("shield", "play-at shield B2"),
        ("mass", "play-move mass B2 B3"),
        ("mass", "play-move mass B3 B2"),
        ("change", "play-move change B2 B3"),
        ("change", "play-move change B3 B2"),
    ],
)
def test_cards_of_the_zombie_deck_never_affect_dogs(card, action):
    t = street("zombies", zombies=card, B2="dog", B3="zombie-2")
    t.refused(action, "ZK-")


@pytest.mark.rule("ZK-22", "ZK-23")
def test_the_boss_does_not_order_dogs():
    street("zombies", B2="dog", B3="zombie-2 boss").refused("order B2 A2", "ZK-22", "ZK-23")


@pytest.mark.rule("ZK-22", "ZK-35")
def test_not_so_fast_does_not_hold_dogs():
    t = street("humans", zombies="not-so-fast", B2="dog", C2="zombie-2")
    t.do("end-turn")
    t.refused("hold-back B2", "ZK-22", "ZK-35")


@pytest.mark.rule("ZK-22")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("shot-1", "shoot shot-1 B2 figure"),
        ("burst-2", "shoot burst-2 B2 figure"),
        ("sniper", "shoot sniper B2 figure"),
        ("voltage", "play-along voltage B"),
        ("napalm", "play-at napalm B2"),
        ("petrol", "play-at petrol B2"),
        ("flamethrower", "flame 0,1,0"),
        ("grenade", "play-at grenade B2"),
    ],
)
def test_human_cards_kill_dogs(card, action):
    t = street("humans", humans=card, B2="dog")
    t.do(action)
    assert t.figures() == {}
    assert "dog" in t.pile("zombies")


@pytest.mark.rule("ZK-22", "ZK-60")
def test_a_street_fire_kills_dogs():
    t = street("humans", humans="street-fire", A2="dog", A4="dog")
    t.do("play-along street-fire A")
    assert t.figures() == {}


# -- mass ------------------------------------------------------------------------------


@pytest.mark.rule("ZK-27")
@pytest.mark.parametrize("to", ["B4", "B2", "A3", "C3"])
def test_mass_moves_a_zombie_onto_an_adjacent_one_and_adds_their_strengths(to):
    t = street("zombies", zombies="mass", B3="zombie-2", **{to: "zombie-4:3"})
    t.do(f"play-move mass B3 {to}")
    assert t.figures() == {to: 5}
    assert t.pile("zombies") == ["mass"]


@pytest.mark.rule("ZK-27")
@pytest.mark.parametrize("to", ["C4", "B5", "B2"])
def test_mass_needs_a_zombie_on_an_orthogonal_neighbour(to):
    squares = {} if to == "B2" else {to: "zombie-3"}
    t = street("zombies", zombies="mass", B3="zombie-2", **squares)
    t.refused(f"play-move mass B3 {to}", "ZK-27")


@pytest.mark.rule("ZK-27")
def test_attachments_are_kept_and_two_shields_become_one():
    t = street("zombies", zombies="mass", B3="zombie-2:3 claws shield", B4="zombie-3 boss shield")
    t.do("play-move mass B3 B4")
    assert t.figures() == {"B4": 6}
    assert [t.has("B4", a) for a in ("claws", "boss", "shield")] == [True, True, True]
    assert sorted(t.pile("zombies")) == ["mass", "shield"]


@pytest.mark.rule("ZK-27")
@pytest.mark.parametrize(("one", "other"), [(" shield", ""), ("", " shield")])
def test_the_whole_has_the_shield_of_either(one, other):
    t = street("zombies", zombies="mass", B3="zombie-2" + one, B4="zombie-3" + other)
    t.do("play-move mass B3 B4")
    assert t.has("B4", "shield")


@pytest.mark.rule("ZK-27", "ZK-13")
def test_the_mover_must_not_have_used_its_card_move():
    t = street("zombies", zombies="hunger mass", B3="zombie-2", B5="zombie-3")
    t.do("play-at hunger B3")
    t.refused("play-move mass B4 B5", "ZK-27", "ZK-13")
    t.do("play-move mass B5 B4")
    assert t.figures() == {"B4": 5}


@pytest.mark.rule("ZK-27", "ZK-57")
def test_the_mover_must_be_free_to_move_and_a_netted_target_makes_the_whole_netted():
    t = street("zombies", zombies="mass", B3="zombie-2 netted", B4="zombie-3")
    t.refused("play-move mass B3 B4", "ZK-27", "ZK-57")
    t.do("play-move mass B4 B3")
    t.human_turn()
    t = street("humans", humans="net", B3="zombie-2", zombies="mass", C3="zombie-3", C4="wall-6")
    t.do("throw-net B3")
    t.zombie_turn(keep="mass")
    t.do("play-move mass C3 B3")
    assert t.has("B3", "netted")
    assert t.figures() == {"B3": 5}


@pytest.mark.rule("ZK-27", "ZK-48")
def test_mass_does_not_cross_a_barrier():
    t = street("zombies", zombies="mass", A3="zombie-2", B3="zombie-2", B4="zombie-3", B1="barrier")
    for action in ("A3 B3", "B3 A3", "B3 B4"):
        t.refused(f"play-move mass {action}", "ZK-48", "ZK-27")


@pytest.mark.rule("ZK-27", "ZK-54")
def test_mass_is_not_played_under_freeze():
    t = street("humans", humans="freeze", zombies="mass", B3="zombie-2", B4="zombie-3")
    t.do("play freeze")
    t.zombie_turn(keep="mass")
    t.refused("play-move mass B3 B4", "ZK-54", "ZK-27")


@pytest.mark.rule("ZK-27")
def test_the_whole_makes_no_more_card_moves_this_turn_and_moves_normally_in_the_next():
    t = street("zombies", zombies="mass hunger change", B2="zombie-2", B3="zombie-2", A3="zombie-3")
    t.do("play-move mass B2 B3")
    t.refused("play-at hunger B3", "ZK-27", "ZK-13")
    t.refused("play-move change B3 A3", "ZK-28", "ZK-27", "ZK-13")
    t.human_turn()
    t.zombie_turn(keep="hunger")
    assert t.strength("B4") == 4
    t.do("play-at hunger B4")
    assert t.strength("B5") == 4


@pytest.mark.rule("ZK-27")
def test_a_whole_is_not_moved_onto_another_this_turn():
    t = street("zombies", zombies="mass mass", B2="zombie-2", B3="zombie-2", B4="zombie-3")
    t.do("play-move mass B2 B3")
    t.refused("play-move mass B3 B4", "ZK-27", "ZK-13")
    t.do("play-move mass B4 B3")
    assert t.figures() == {"B3": 7}


@pytest.mark.rule("ZK-27")
def test_human_cards_may_still_move_the_whole():
    t = street("zombies", zombies="mass", humans="blood", B2="zombie-2", B3="zombie-2")
    t.do("play-move mass B2 B3")
    t.human_turn(keep="blood")
    t.do("play-move blood B3 A3")
    assert t.figures() == {"A3": 4}


@pytest.mark.rule("ZK-27", "ZK-65")
def test_the_two_become_one_first_then_the_square_acts_on_the_whole():
    t = street("zombies", zombies="mass", B2="zombie-2", B3="pit-2 zombie-3")
    t.do("play-move mass B2 B3")
    assert t.figures() == {"B3": 5}
    assert t.things() == {"B3": "pit-2"}


@pytest.mark.rule("ZK-27", "ZK-49")
def test_a_fire_burns_the_whole_once():
    t = street("zombies", zombies="mass", B2="zombie-2", B3="napalm zombie-3")
    t.do("play-move mass B2 B3")
    assert t.figures() == {"B3": 4}


@pytest.mark.rule("ZK-27", "ZK-46")
def test_mass_onto_a_wall_counts_the_movers_strength():
    t = street("zombies", zombies="mass", A3="zombie-4", B3="wall-5 zombie-5")
    t.refused("play-move mass A3 B3", "ZK-46/too_weak")
    t = street("zombies", zombies="mass", A3="zombie-4", A4="wall-5 zombie-2")
    t.refused("play-move mass A3 A4", "ZK-46/too_high")
    t = street("zombies", zombies="mass", A3="zombie-5", B3="wall-5 zombie-2")
    t.do("play-move mass A3 B3")
    assert t.figures() == {"B3": 7}


@pytest.mark.rule("ZK-27", "ZK-46")
def test_mass_forward_onto_a_wall_counts_the_line_behind_the_mover():
    t = street("zombies", zombies="mass", B1="zombie-4", B2="zombie-2", B3="wall-6 zombie-2")
    t.do("play-move mass B2 B3")
    assert t.figures() == {"B1": 4, "B3": 4}


@pytest.mark.rule("ZK-27", "ZK-23")
@pytest.mark.parametrize("action", ["play-move mass B2 B3", "play-move mass B3 B2"])
def test_if_either_obeyed_the_boss_so_did_the_whole(action):
    t = street(
        "zombies",
        zombies="mass",
        A1="zombie-5 boss",
        A2="wall-6",
        B2="zombie-2:1 obeyed",
        B3="zombie-2:1",
    )
    t.do(action)
    t.human_turn()
    t.zombie_turn()
    square = next(s for s, strength in t.figures().items() if strength == 2)
    t.refused(f"order {square} {square[0]}{int(square[1]) + 1}", "ZK-23")


# -- change ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-28")
@pytest.mark.parametrize("to", ["B4", "B2", "A3", "C3"])
def test_change_swaps_two_adjacent_zombies(to):
    t = street("zombies", zombies="change", B3="zombie-2 shield", **{to: "zombie-4 boss"})
    t.do(f"play-move change B3 {to}")
    assert t.figures() == {"B3": 4, to: 2}
    assert t.has(to, "shield")
    assert t.has("B3", "boss")


@pytest.mark.rule("ZK-28")
@pytest.mark.parametrize("to", ["C4", "B5", "B2"])
def test_change_needs_two_orthogonally_adjacent_zombies(to):
    squares = {} if to == "B2" else {to: "zombie-3"}
    t = street("zombies", zombies="change", B3="zombie-2", **squares)
    t.refused(f"play-move change B3 {to}", "ZK-28")


@pytest.mark.rule("ZK-28", "ZK-13")
def test_change_uses_the_card_move_of_both():
    t = street("zombies", zombies="change hunger", B3="zombie-2", A3="zombie-3")
    for square in ("B3", "A3"):
        u = t.copy()
        u.do("play-move change B3 A3")
        u.refused(f"play-at hunger {square}", "ZK-13", "ZK-28")
    t.do("play-at hunger A3")
    t.refused("play-move change B3 A3", "ZK-28")


@pytest.mark.rule("ZK-28", "ZK-57")
def test_both_must_be_free_to_move():
    t = street("zombies", zombies="change", B3="zombie-2 netted", A3="zombie-3")
    t.refused("play-move change B3 A3", "ZK-28", "ZK-57")
    t.refused("play-move change A3 B3", "ZK-28", "ZK-57")
    t = street("zombies", zombies="change", B3="zombie-2", A3="zombie-3", B1="barrier")
    t.refused("play-move change A3 B3", "ZK-28", "ZK-48")
    t.refused("play-move change B3 A3", "ZK-28", "ZK-48")


@pytest.mark.rule("ZK-28", "ZK-54")
def test_change_is_not_played_under_freeze():
    t = street("humans", humans="freeze", zombies="change", B3="zombie-2", B4="zombie-3")
    t.do("play freeze")
    t.zombie_turn(keep="change")
    t.refused("play-move change B3 B4", "ZK-28", "ZK-54")


@pytest.mark.rule("ZK-28", "ZK-17")
def test_the_first_one_named_enters_first():
    t = street("zombies", zombies="change", B3="napalm zombie-3", B2="car zombie-4")
    t.do("play-move change B2 B3")
    assert t.figures() == {"B3": 3, "B2": 3}
    t = street("zombies", zombies="change", B3="mine", C3="napalm zombie-3", C2="zombie-4")
    t.do("play-move change C2 C3")
    assert t.figures() == {"C3": 3, "C2": 3}


@pytest.mark.rule("ZK-28", "ZK-65")
@pytest.mark.parametrize("action", ["B2 B3", "B3 B2"])
def test_each_of_a_change_enters_its_new_square(action):
    t = street("zombies", zombies="change", B3="pit-2 zombie-3", B2="pit-1 zombie-2")
    t.do(f"play-move change {action}")
    assert t.figures() == {"B2": 3}
    assert t.things() == {"B2": "pit-1"}


@pytest.mark.rule("ZK-28", "ZK-46")
def test_a_change_onto_a_wall_needs_the_own_strength():
    t = street("zombies", zombies="change", B3="wall-5 zombie-2", B2="zombie-4", B1="zombie-4")
    t.refused("play-move change B2 B3", "ZK-28", "ZK-46")
    t.refused("play-move change B3 B2", "ZK-28", "ZK-46")
    t = street("zombies", zombies="change", B3="wall-5 zombie-2", B2="zombie-5")
    t.do("play-move change B2 B3")
    assert t.figures() == {"B3": 5, "B2": 2}


# -- bite ------------------------------------------------------------------------------


@pytest.mark.rule("ZK-29")
@pytest.mark.parametrize("to", ["A3", "C3", "B2"])
def test_a_bitten_shield_becomes_a_zombie_of_strength_1_left_right_or_behind(to):
    t = street("zombies", zombies="bite", B3="zombie-3 shield")
    t.do(f"play-move bite B3 {to}")
    assert t.figures() == {"B3": 3, to: 1}
    assert not t.has("B3", "shield")
    assert t.pile("zombies") == ["bite"]


@pytest.mark.rule("ZK-29")
@pytest.mark.parametrize("to", ["B4", "A2", "C4", "B1"])
def test_a_bitten_shield_stands_up_nowhere_else(to):
    t = street("zombies", zombies="bite", B3="zombie-3 shield")
    t.refused(f"play-move bite B3 {to}", "ZK-29")


@pytest.mark.rule("ZK-29")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "wall-5", "barrel"])
def test_the_bitten_one_needs_a_free_square_without_wall_or_barrel(thing):
    t = street("zombies", zombies="bite", B3="zombie-3 shield", A3=thing)
    t.refused("play-move bite B3 A3", "ZK-29")
    assert t.allows("play-move bite B3 C3")


@pytest.mark.rule("ZK-29")
def test_bite_is_not_playable_without_a_free_square_or_a_shield():
    t = street("zombies", zombies="bite", A1="zombie-3 shield", B1="zombie-2")
    for to in ("B1", "A2"):
        t.refused(f"play-move bite A1 {to}", "ZK-29")
    assert len(t.state.legal_actions()) == 1
    t = street("zombies", zombies="bite", A3="zombie-3")
    t.refused("play-move bite A3 A2", "ZK-29")


@pytest.mark.rule("ZK-29", "ZK-48")
def test_the_bitten_one_does_not_stand_up_in_a_barred_lane():
    t = street("zombies", zombies="bite", A3="zombie-3 shield", B1="barrier")
    t.refused("play-move bite A3 B3", "ZK-29", "ZK-48")
    assert t.allows("play-move bite A3 A2")


@pytest.mark.rule("ZK-29")
def test_the_bitten_one_does_not_move_again_this_turn():
    t = street("zombies", zombies="bite hunger", B3="zombie-3 shield", A1="zombie-5 boss")
    t.do("play-move bite B3 C3")
    t.refused("play-at hunger C3", "ZK-29/stood_up")
    t.refused("order C3 C4", "ZK-29/stood_up")
    t.human_turn()
    t.zombie_turn(keep="hunger")
    assert t.allows("play-at hunger C4")
    assert t.allows("order C4 C5")


@pytest.mark.rule("ZK-29")
@pytest.mark.parametrize(("mover", "to"), [("C3", "B3"), ("B3", "C3")])
def test_the_bitten_one_fuses_and_changes_with_nobody_in_this_turn(mover, to):
    t = street("zombies", zombies="bite mass change", B3="zombie-3 shield")
    t.do("play-move bite B3 C3")
    t.refused(f"play-move change {mover} {to}", "ZK-29/stood_up")
    if mover == "C3":
        t.refused("play-move mass C3 B3", "ZK-29/stood_up")
    else:
        t.do("play-move mass B3 C3")
        assert t.figures() == {"C3": 4}


@pytest.mark.rule("ZK-13", "ZK-27")
def test_who_has_made_its_card_move_is_told_so_even_with_a_bitten_one_in_it():
    t = street("zombies", zombies="bite mass hunger", B3="zombie-3 shield")
    t.do("play-move bite B3 C3", "play-move mass B3 C3")
    t.refused("play-at hunger C3", "ZK-13/spent")


@pytest.mark.rule("ZK-29")
def test_that_it_stood_up_changes_no_position():
    t = street("zombies", zombies="bite", B3="zombie-3 shield").do("play-move bite B3 C3")
    other = t.state.clone()
    other.marks = [marks & ~STOOD_UP for marks in other.marks]
    assert other.marks != t.state.marks
    assert other.digest() == t.state.digest(), "records of older versions keep theirs"


@pytest.mark.rule("ZK-29", "ZK-57")
def test_a_human_bitten_under_a_net_stands_up_outside_it():
    t = street("zombies", zombies="bite", B3="zombie-3 shield netted")
    t.do("play-move bite B3 C3")
    assert t.has("B3", "netted")
    assert not t.has("C3", "netted")


@pytest.mark.rule("ZK-29", "ZK-06")
def test_the_bitten_one_is_a_zombie_that_advances_and_dies_as_the_shield_card():
    t = street("zombies", zombies="bite", humans="sniper", B3="zombie-3 shield")
    t.do("play-move bite B3 C3")
    t.human_turn(keep="sniper")
    t.copy().zombie_turn().holds({"B4": 3, "C4": 1})
    t.do("shoot sniper C3 figure")
    assert t.pile("zombies") == ["bite", "shield"]


@pytest.mark.rule("ZK-29", "ZK-25")
def test_the_bitten_one_may_bear_a_shield_and_claws_of_its_own():
    t = street("zombies", zombies="bite shield claws", B3="zombie-3 shield")
    t.do("play-move bite B3 C3", "play-at shield C3", "play-at claws C3")
    assert t.has("C3", "shield")
    assert t.figures() == {"B3": 3, "C3": 2}


# -- claws, hunger, meat, pickaxe ------------------------------------------------------


@pytest.mark.rule("ZK-30")
def test_claws_add_1_for_good():
    t = street("zombies", zombies="claws", B2="zombie-4", B3="wall-5", A1="zombie-2")
    t.do("play-at claws B2")
    assert t.figures()["B2"] == 5
    assert t.has("B2", "claws")
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"B3": 5, "A2": 2}


@pytest.mark.rule("ZK-30", "ZK-27")
@pytest.mark.parametrize("action", ["play-move mass B2 B3", "play-move mass B3 B2"])
def test_claws_outlast_a_fusion(action):
    t = street("zombies", zombies="mass", B2="zombie-2:3 claws", B3="zombie-2")
    t.do(action)
    assert t.figures() == {action[-2:]: 5}
    assert t.has(action[-2:], "claws")


@pytest.mark.rule("ZK-31")
def test_hunger_moves_one_zombie_one_square_forward():
    t = street("zombies", zombies="hunger", B2="zombie-2", B1="zombie-3", A1="zombie-2")
    t.do("play-at hunger B2")
    assert t.figures() == {"B3": 2, "B1": 3, "A1": 2}
    assert t.moves("hunger") == ["B2-B3"]


@pytest.mark.rule("ZK-31")
@pytest.mark.parametrize("blocker", ["zombie-2", "dog", "wall-5"])
def test_hunger_needs_a_free_square_ahead(blocker):
    t = street("zombies", zombies="hunger", B2="zombie-3", B3=blocker)
    t.refused("play-at hunger B2", "ZK-31", "ZK-12", "ZK-11", "ZK-46")


@pytest.mark.rule("ZK-31", "ZK-46")
def test_hunger_pushes_onto_a_wall():
    t = street("zombies", zombies="hunger", B2="zombie-2", B1="zombie-4", B3="wall-6")
    t.do("play-at hunger B2")
    assert t.figures() == {"B3": 2, "B1": 4}


@pytest.mark.rule("ZK-32")
def test_meat_discards_one_card_of_the_humans_kept_hand():
    t = street("zombies", zombies="meat", humans="shot-1 mine blood")
    t.do("play-against meat mine")
    assert t.hand("humans") == ["blood", "shot-1"]
    assert t.pile("humans") == ["mine"]
    assert t.pile("zombies") == ["meat"]


@pytest.mark.rule("ZK-32", "ZK-09")
def test_meat_names_a_card_the_humans_hold():
    t = street("zombies", zombies="meat terror", humans="shot-1")
    t.refused("play-against meat mine", "ZK-32", "ZK-09")
    t.refused("play-against meat terror", "ZK-32", "ZK-09")


@pytest.mark.rule("ZK-34")
@pytest.mark.parametrize("under", ["", " zombie-5"])
@pytest.mark.parametrize("thing", ["wall-5", "wall-6", "car", "mine", "barrel"])
def test_the_pickaxe_removes_a_wall_barrel_car_or_mine_and_nothing_explodes(thing, under):
    t = street("zombies", zombies="pickaxe", B3=thing + under, A3="zombie-3", B2="zombie-2")
    before = t.figures()
    t.do("play-at pickaxe B3")
    assert t.figures() == before
    assert t.things() == {}
    assert t.pile("humans") == [thing]
    assert t.told("exploded") == []
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {f"{s[0]}{int(s[1]) + 1}": n for s, n in before.items()}


@pytest.mark.rule("ZK-34")
@pytest.mark.parametrize("thing", ["pit-1", "pit-2", "barrier", "napalm", "zombie-2 netted"])
def test_the_pickaxe_removes_no_pit_barrier_net_or_napalm(thing):
    t = street("zombies", zombies="pickaxe", B1=thing)
    t.refused("play-at pickaxe B1", "ZK-34")
