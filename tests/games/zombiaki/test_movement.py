"""Compulsory moves, dogs, back moves, lines, entering: ZK-10 … ZK-19, ZK-39."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

# -- the compulsory move ---------------------------------------------------------------


@pytest.mark.rule("ZK-10")
def test_every_zombie_moves_one_square_forward_at_the_start_of_the_zombie_turn():
    t = street("humans", A1="zombie-2", B3="zombie-3", C4="zombie-5")
    t.zombie_turn()
    assert t.figures() == {"A2": 2, "B4": 3, "C5": 5}


@pytest.mark.rule("ZK-10")
def test_an_unbroken_column_advances_together():
    t = street("humans", C1="zombie-2", C2="zombie-3", C3="zombie-4", C4="zombie-2:1")
    t.zombie_turn()
    assert t.figures() == {"C2": 2, "C3": 3, "C4": 4, "C5": 1}


@pytest.mark.rule("ZK-10")
def test_zombies_move_from_row_5_to_row_1_and_within_a_row_lane_a_to_c():
    t = street("humans", A2="zombie-2", C4="zombie-2", B4="zombie-2", A4="zombie-3", C1="zombie-3")
    t.zombie_turn()
    assert t.moves("advance") == ["A4-A5", "B4-B5", "C4-C5", "A2-A3", "C1-C2"]


@pytest.mark.rule("ZK-10")
def test_dogs_move_before_the_zombies():
    t = street("humans", B3="dog", B2="zombie-2")
    t.do("end-turn")
    assert t.prompt == "walk"
    t.do("step B3 A3", "stop")
    t.to_play()
    assert t.figures() == {"A3": "dog", "B3": 2}


@pytest.mark.rule("ZK-10")
def test_a_dog_that_stays_blocks_the_zombie_behind_it():
    t = street("humans", B3="dog", B2="zombie-2")
    t.zombie_turn()
    assert t.figures() == {"B3": "dog", "B2": 2}


@pytest.mark.rule("ZK-10")
def test_each_dog_walks_once_all_its_steps_together():
    t = street("humans", A3="dog", C3="dog")
    t.do("end-turn", "step A3 A4")
    t.refused("step C3 C4", "ZK-10", "ZK-18")
    t.do("stop", "step C3 C4")
    t.refused("step A4 A5", "ZK-10", "ZK-18")
    t.do("stop")
    t.to_play()
    assert t.figures() == {"A4": "dog", "C4": "dog"}


@pytest.mark.rule("ZK-10")
def test_the_zombie_player_chooses_which_dog_walks_first():
    t = street("humans", A3="dog", A2="dog")
    t.do("end-turn")
    assert t.allows("step A3 A4")
    t.do("step A2 A1", "stop", "step A3 A2")
    t.to_play()
    assert t.figures() == {"A1": "dog", "A2": "dog"}


@pytest.mark.rule("ZK-10", "ZK-63")
def test_a_mine_is_resolved_with_its_shrapnel_before_the_next_zombie_moves():
    t = street("humans", A4="zombie-3", A5="mine", B4="zombie-2", B5="dog", C1="zombie-2")
    t.do("end-turn", "advance")
    assert (t.prompt, t.actor) == ("shrapnel", "humans")
    assert t.figures() == {"A5": 1, "B4": 2, "B5": "dog", "C1": 2}
    t.do("shrapnel B5")
    t.to_play()
    assert t.figures() == {"A5": 1, "B5": 2, "C2": 2}


@pytest.mark.rule("ZK-10", "ZK-65")
def test_a_zombie_displaced_by_a_chain_keeps_its_move():
    # A2 sets off the mine, its shrapnel the car on B3, the car wounds the one on the pit of B2:
    # it saves itself to B1, then makes its own move, back into the pit, now too weak for it.
    t = street("humans", A2="zombie-5", A3="mine", B3="car", B2="pit-2 zombie-3")
    t.do("end-turn", "shrapnel B3")
    t.to_play()
    assert t.moves("pit") == ["B2-B1"]
    assert t.moves("advance") == ["A2-A3", "B1-B2"]
    assert "B2" not in t.figures()
    assert "B2" not in t.things()


@pytest.mark.rule("ZK-11")
@pytest.mark.parametrize("blocker", ["zombie-2 netted", "dog"])
def test_there_is_one_zombie_or_dog_to_a_square(blocker):
    t = street("humans", B3=blocker, B2="zombie-3")
    t.zombie_turn()
    assert t.strength("B2") == 3


@pytest.mark.rule("ZK-11")
def test_a_zombie_may_share_its_square_with_a_car_a_fire_an_outgrown_pit_or_a_climbed_wall():
    t = street(
        "zombies",
        zombies="hunger",
        A3="car zombie-2",
        B3="pit-2 zombie-3",
        C3="wall-5 zombie-5",
        B5="napalm zombie-2",
    )
    t.do("play-at hunger A3")
    assert t.figures() == {"A4": 2, "B3": 3, "C3": 5, "B5": 2}
    assert t.things() == {"A3": "car", "B3": "pit-2", "C3": "wall-5", "B5": "napalm"}


@pytest.mark.rule("ZK-11")
def test_a_zombie_walks_onto_a_car_a_fire_and_a_pit_it_outgrew_and_they_stay():
    t = street("humans", A2="zombie-2", A3="car", B2="zombie-3", B3="pit-2")
    t.zombie_turn()
    assert t.figures() == {"A3": 2, "B3": 3}
    assert t.things() == {"A3": "car", "B3": "pit-2"}


@pytest.mark.rule("ZK-12")
@pytest.mark.parametrize(
    ("hazard", "left"), [("pit-2", None), ("mine", None), ("pit-1", 2), ("barrel", None)]
)
def test_a_hazard_ahead_does_not_excuse_a_zombie(hazard, left):
    t = street("humans", B4="zombie-2", B5=hazard)
    t.do("end-turn")
    if t.prompt == "shrapnel":
        t.do("shrapnel B4")
    t.to_play()
    assert t.figures() == ({} if left is None else {"B5": left})


@pytest.mark.rule("ZK-12")
def test_a_zombie_stops_before_a_wall_it_cannot_climb():
    t = street("humans", B2="zombie-4", B3="wall-5")
    t.zombie_turn()
    assert t.figures() == {"B2": 4}
    assert [(e.why, e.hindrance) for e in t.told("stayed")] == [("advance", "wall")]


# -- two squares a turn ----------------------------------------------------------------


@pytest.mark.rule("ZK-13")
def test_a_zombie_goes_only_one_square_through_cards_in_a_turn():
    t = street("zombies", zombies="hunger change", B2="zombie-2", B4="zombie-2")
    t.do("play-at hunger B2")
    assert t.strength("B3") == 2
    t.refused("play-move change B3 B4", "ZK-13", "ZK-28")


@pytest.mark.rule("ZK-13")
def test_a_card_move_and_an_order_are_too_much_in_either_order():
    t = street("zombies", zombies="hunger", B2="zombie-2", A1="zombie-5 boss")
    t.copy().do("play-at hunger B2").refused("order B3 B4", "ZK-13", "ZK-23")
    t.copy().do("order B2 B3").refused("play-at hunger B3", "ZK-13")


@pytest.mark.rule("ZK-13")
def test_the_compulsory_move_leaves_one_card_move():
    t = street("humans", zombies="hunger", A1="zombie-4", C3="zombie-5 boss")
    t.zombie_turn(keep="hunger")
    assert t.strength("A2") == 4
    t.do("play-at hunger A2")
    assert t.strength("A3") == 4


@pytest.mark.rule("ZK-13")
def test_the_card_move_comes_back_in_the_next_zombie_turn():
    t = street("zombies", zombies="hunger", humans="", B1="zombie-2", C1="zombie-5 boss")
    t.do("play-at hunger B1")
    t.human_turn()
    t.zombie_turn()
    assert t.strength("B3") == 2
    t.do("order B3 B4")
    assert t.strength("B4") == 2


@pytest.mark.rule("ZK-13")
def test_a_zombie_just_placed_has_one_card_move():
    t = street("zombies", zombies="zombie-2 hunger", A4="zombie-5 boss")
    t.do("play-at zombie-2 B1", "play-at hunger B1")
    t.refused("order B2 B3", "ZK-13", "ZK-23")


@pytest.mark.rule("ZK-13")
def test_a_move_by_a_human_card_does_not_count():
    t = street("humans", humans="blood", zombies="hunger", B2="zombie-2")
    t.do("play-move blood B2 A2")
    t.zombie_turn(keep="hunger")
    t.do("play-at hunger A3")
    assert t.figures() == {"A4": 2}


@pytest.mark.rule("ZK-13", "ZK-35")
def test_saving_itself_from_a_pit_does_not_count_as_a_card_move():
    t = street(
        "humans",
        zombies="not-so-fast hunger",
        A2="zombie-5",
        A3="mine",
        B3="car",
        B2="pit-2 zombie-3",
    )
    t.do("end-turn", "hold-back B2", "shrapnel B3")
    t.to_play(keep="hunger")
    assert t.figures() == {"A3": 2, "B1": 2}
    assert t.allows("play-at hunger B1")


# -- back moves ------------------------------------------------------------------------


@pytest.mark.rule("ZK-14")
def test_nobody_leaves_the_street_backward_from_row_1():
    t = street("humans", humans="shot-1", B1="zombie-3")
    t.do("shoot shot-1 B1 figure")
    assert t.figures() == {"B1": 2}
    t = street("zombies", B1="zombie-3", C3="zombie-5 boss")
    t.refused("order B1 -", "ZK-14", "ZK-23")


@pytest.mark.rule("ZK-14")
@pytest.mark.parametrize("behind", ["zombie-2", "dog"])
def test_a_back_move_needs_the_square_behind_free_and_pushes_nobody_aside(behind):
    t = street("humans", humans="shot-1", B3="zombie-3", B2=behind)
    before = t.figures()
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {**before, "B3": 2}


@pytest.mark.rule("ZK-14")
def test_a_back_move_never_enters_a_wall_higher_than_the_zombies_own_strength():
    t = street("humans", humans="shot-1", B3="zombie-5", B2="wall-5")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 4}


@pytest.mark.rule("ZK-14")
def test_a_back_move_onto_a_wall_the_zombie_matches_is_made():
    t = street("humans", humans="shot-1", B3="zombie-5:6 claws", B2="wall-5")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B2": 5}


@pytest.mark.rule("ZK-14")
def test_a_netted_zombie_is_not_pushed_back():
    t = street("humans", humans="shot-1", B3="zombie-3 netted")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-14", "ZK-48")
def test_no_zombie_is_pushed_back_in_a_barred_lane():
    t = street("humans", humans="shot-1 barrier", B3="zombie-3")
    t.do("play-at barrier B1", "shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-14", "ZK-54")
def test_no_zombie_is_pushed_back_under_freeze():
    t = street("humans", humans="shot-1 freeze", B3="zombie-3")
    t.do("play freeze", "shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-15")
def test_a_packed_line_backs_up_if_its_last_one_can():
    t = street("humans", humans="back-off", B2="zombie-2", B3="dog", B4="zombie-3", B5="zombie-4")
    t.do("play back-off")
    assert t.figures() == {"B1": 2, "B2": "dog", "B3": 3, "B4": 4}


@pytest.mark.rule("ZK-15")
def test_a_packed_line_stays_if_its_last_one_cannot_back_up():
    t = street("humans", humans="back-off", B1="zombie-2", B2="dog", B3="zombie-3", B5="zombie-4")
    t.do("play back-off")
    assert t.figures() == {"B1": 2, "B2": "dog", "B3": 3, "B4": 4}


@pytest.mark.rule("ZK-15")
def test_back_moves_are_made_from_the_cemetery_side_and_within_a_row_lane_a_to_c():
    t = street("humans", humans="back-off", C4="zombie-2", A3="zombie-2", C2="zombie-2", B3="dog")
    t.do("play back-off")
    assert t.moves("back-off") == ["C2-C1", "A3-A2", "B3-B2", "C4-C3"]


# -- lines -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-16", "ZK-46")
def test_a_dog_links_a_line():
    t = street("humans", C4="wall-6", C3="zombie-2", C2="dog", C1="zombie-4")
    t.zombie_turn()
    assert t.strength("C4") == 2


@pytest.mark.rule("ZK-16", "ZK-46")
def test_a_dog_adds_no_strength_to_a_line():
    t = street("humans", C4="wall-5", C3="zombie-2", C2="dog", C1="zombie-2")
    t.zombie_turn()
    assert t.figures() == {"C3": 2, "C2": "dog", "C1": 2}


@pytest.mark.rule("ZK-16", "ZK-46")
def test_a_gap_breaks_a_line():
    t = street("humans", C4="wall-5", C3="zombie-2", C1="zombie-5")
    t.zombie_turn()
    assert t.figures() == {"C3": 2, "C2": 5}


@pytest.mark.rule("ZK-16", "ZK-46")
def test_a_neighbouring_lane_does_not_push():
    t = street("humans", C4="wall-5", C3="zombie-2", B3="zombie-5", B2="zombie-4")
    t.zombie_turn()
    assert t.strength("C3") == 2


# -- entering --------------------------------------------------------------------------


@pytest.mark.rule("ZK-17")
@pytest.mark.parametrize(
    ("hand", "action", "squares"),
    [
        ("hunger", "play-at hunger B2", {"B2": "zombie-2", "B3": "pit-2"}),
        ("", "order B2 B3", {"B2": "zombie-2", "B3": "pit-2", "A1": "zombie-5 boss"}),
        ("", "order B2 C2", {"B2": "zombie-2", "C2": "pit-2", "A1": "zombie-5 boss"}),
        ("", "order B2 B1", {"B2": "zombie-2", "B1": "pit-2", "A1": "zombie-5 boss"}),
        ("zombie-2", "play-at zombie-2 B1", {"B1": "pit-2"}),
        ("dog", "play-at dog B1", {"B1": "pit-2"}),
        ("change", "play-move change B2 B3", {"B2": "zombie-2", "B3": "pit-2 zombie-3"}),
        ("change", "play-move change B3 B2", {"B2": "zombie-2", "B3": "pit-2 zombie-3"}),
        ("bite", "play-move bite B3 B2", {"B3": "zombie-2 shield", "B2": "pit-2"}),
    ],
)
def test_every_move_and_every_placing_by_the_zombies_enters_the_square(hand, action, squares):
    t = street("zombies", zombies=hand, **squares)
    t.do(action)
    assert "pit-2" not in t.things().values()
    assert "pit-2" in t.pile("humans")
    assert [e.by for e in t.told("died")] == ["pit"]


@pytest.mark.rule("ZK-17")
@pytest.mark.parametrize(
    ("card", "action", "squares"),
    [
        ("shot-1", "shoot shot-1 B3 figure", {"B3": "zombie-3", "B2": "pit-2"}),
        ("searchlight", "play-along searchlight B", {"B3": "zombie-2", "B2": "pit-2"}),
        ("back-off", "play back-off", {"B3": "zombie-2", "B2": "pit-2"}),
        ("blood", "play-move blood B3 A3", {"B3": "zombie-2", "A3": "pit-2"}),
        ("back-off", "play back-off", {"B3": "dog", "B2": "pit-1"}),
        ("blood", "play-move blood B3 C3", {"B3": "dog", "C3": "pit-1"}),
    ],
)
def test_every_move_by_the_humans_enters_the_square(card, action, squares):
    t = street("humans", humans=card, **squares)
    t.do(action)
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-17", "ZK-49")
def test_a_zombie_placed_into_a_fire_is_burned():
    t = street("zombies", zombies="zombie-3", B1="napalm")
    t.do("play-at zombie-3 B1")
    assert t.figures() == {"B1": 2}


@pytest.mark.rule("ZK-17", "ZK-59")
def test_a_zombie_backing_onto_a_mine_sets_it_off():
    t = street("humans", humans="shot-1", B3="zombie-4", B2="mine", B1="dog")
    t.do("shoot shot-1 B3 figure", "shrapnel B1")
    assert t.figures() == {"B2": 1}
    assert t.things() == {}


# -- dogs ------------------------------------------------------------------------------


@pytest.mark.rule("ZK-18")
def test_a_dog_makes_up_to_three_steps_and_no_fourth():
    t = street("humans", A1="dog", C5="dog")
    t.do("end-turn", "step A1 A2", "step A2 B2", "step B2 B1")
    t.refused("step B1 C1", "ZK-18", "ZK-10")
    t.to_play()
    assert t.figures() == {"B1": "dog", "C5": "dog"}


@pytest.mark.rule("ZK-18")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_dog_may_make_fewer_steps_or_none(steps):
    t = street("humans", A1="dog")
    t.do("end-turn", *["step A1 A2", "step A2 A3"][:steps])
    t.to_play()
    assert t.figures() == {f"A{steps + 1}": "dog"}


@pytest.mark.rule("ZK-18")
@pytest.mark.parametrize("to", ["B4", "B2", "A3", "C3"])
def test_a_dog_may_step_in_all_four_directions(to):
    t = street("humans", B3="dog")
    t.do("end-turn", f"step B3 {to}", "stop")
    t.to_play()
    assert t.figures() == {to: "dog"}


@pytest.mark.rule("ZK-18")
@pytest.mark.parametrize("to", ["C4", "B5", "B3", "A2"])
def test_a_dog_steps_to_orthogonal_neighbours_only(to):
    t = street("humans", B3="dog")
    t.do("end-turn")
    t.refused(f"step B3 {to}", "ZK-18")


@pytest.mark.rule("ZK-18", "ZK-47")
@pytest.mark.parametrize("thing", ["zombie-2", "wall-5", "wall-6", "dog"])
def test_a_dog_steps_onto_free_squares_only_and_never_into_a_wall(thing):
    t = street("humans", B3="dog", B4=thing)
    t.do("end-turn")
    t.refused("step B3 B4", "ZK-18", "ZK-47", "ZK-11")


@pytest.mark.rule("ZK-18")
def test_a_dog_may_be_unable_to_walk_at_all():
    t = street("humans", A1="dog", A2="wall-5", B1="zombie-2", B2="zombie-5 netted")
    t.do("end-turn")
    assert t.prompt == "discard"
    assert t.figures() == {"A1": "dog", "B1": 2, "B2": 5}


@pytest.mark.rule("ZK-18")
def test_each_step_of_a_dog_triggers_hazards():
    t = street("humans", B1="dog", B2="car", B3="pit-1", C5="dog")
    t.do("end-turn", "step B1 B2", "step B2 B3")
    assert t.figures() == {"C5": "dog"}
    assert t.things() == {"B2": "car"}
    t.refused("step B3 B4", "ZK-18", "ZK-10")


@pytest.mark.rule("ZK-18", "ZK-59")
def test_a_dog_that_steps_onto_a_mine_dies_and_the_humans_choose_the_shrapnel():
    t = street("humans", B1="dog", B2="mine", B3="zombie-2")
    t.do("end-turn", "step B1 B2")
    assert (t.prompt, t.actor) == ("shrapnel", "humans")
    t.do("shrapnel B3")
    t.to_play()
    assert t.figures() == {"B4": 1}


@pytest.mark.rule("ZK-18", "ZK-48")
def test_a_barrier_stops_dogs_in_its_lane_and_at_its_edge():
    t = street("humans", humans="barrier", B3="dog", A3="dog")
    t.do("play-at barrier B1", "end-turn")
    t.refused("step B3 B4", "ZK-48", "ZK-18")
    t.refused("step B3 C3", "ZK-48", "ZK-18")
    t.refused("step A3 B3", "ZK-48", "ZK-18", "ZK-11")
    t.do("step A3 A4")
    t.refused("step A4 B4", "ZK-48", "ZK-18")


@pytest.mark.rule("ZK-18", "ZK-54")
def test_freeze_stops_dogs():
    t = street("humans", humans="freeze", B3="dog", C1="zombie-2")
    t.do("play freeze", "end-turn")
    assert t.prompt == "discard"
    assert t.figures() == {"B3": "dog", "C1": 2}


@pytest.mark.rule("ZK-18", "ZK-14")
def test_dogs_walk_back_without_a_card_zombies_do_not():
    t = street("humans", B3="dog", C3="zombie-2")
    t.do("end-turn")
    t.refused("step C3 C2", "ZK-14", "ZK-18")
    t.do("step B3 B2")
    t.to_play()
    assert t.figures() == {"B2": "dog", "C4": 2}


# -- strength --------------------------------------------------------------------------


@pytest.mark.rule("ZK-19")
def test_wounds_lower_the_strength_for_good():
    t = street("humans", humans="voltage", B1="zombie-5", B2="zombie-3")
    t.do("play-along voltage B")
    assert t.figures() == {"B1": 4, "B2": 2}
    t.zombie_turn()
    assert t.figures() == {"B2": 4, "B3": 2}


@pytest.mark.rule("ZK-19", "ZK-46")
def test_a_wounded_zombie_climbs_with_the_strength_that_is_left():
    t = street("humans", humans="voltage", B2="zombie-5", B3="wall-5")
    t.do("play-along voltage B")
    t.zombie_turn()
    assert t.figures() == {"B2": 4}


@pytest.mark.rule("ZK-19", "ZK-06")
def test_a_dead_zombie_takes_everything_attached_to_it_out_of_play():
    t = street("humans", humans="grenade", B2="zombie-2 boss claws shield")
    t.do("play-at grenade B2")
    assert t.figures() == {}
    assert sorted(t.pile("zombies")) == ["boss", "claws", "shield", "zombie-2"]


@pytest.mark.rule("ZK-19")
def test_claws_count_as_one_number_with_the_zombies_own_strength():
    t = street("humans", humans="shot-2 shot-2", B2="zombie-3 claws")
    t.do("shoot shot-2 B2 figure")
    assert t.figures() == {"B1": 1}
    t.do("shoot shot-2 B1 figure")
    assert t.figures() == {}
    assert sorted(t.pile("zombies")) == ["claws", "zombie-3"]


@pytest.mark.rule("ZK-19", "ZK-06")
def test_a_merged_zombie_dies_as_one_and_both_cards_go():
    t = street("zombies", zombies="mass", humans="sniper", B2="zombie-2:1", B3="zombie-2:1")
    t.do("play-move mass B2 B3")
    assert t.figures() == {"B3": 2}
    t.human_turn(keep="sniper")
    t.do("shoot sniper B3 figure")
    assert t.figures() == {}
    assert sorted(c for c in t.pile("zombies") if c != "mass") == ["zombie-2", "zombie-2"]


# -- words -----------------------------------------------------------------------------

STAYING = [
    ("wall-5", "play-at wall-5 B3", "ZK-45"),
    ("barrier", "play-at barrier B1", "ZK-48"),
    ("mine", "play-at mine B3", "ZK-59"),
    ("car", "play-at car B3", "ZK-62"),
    ("barrel", "play-at barrel B5", "ZK-58"),
]


@pytest.mark.rule("ZK-39")
@pytest.mark.parametrize(("card", "action", "rule"), STAYING)
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "pit-1", "napalm", "wall-6"])
def test_a_human_card_that_stays_needs_a_square_without_figure_card_or_fire(
    card, action, rule, thing
):
    square = action[-2:]
    street("humans", humans=card, **{square: thing}).refused(action, rule, "ZK-39")
    assert street("humans", humans=card).allows(action)


@pytest.mark.rule("ZK-39", "ZK-65")
@pytest.mark.parametrize("thing", ["zombie-3", "dog", "napalm", "wall-6", "car"])
def test_a_publisher_pit_needs_an_empty_square(thing):
    t = street("humans", humans="pit-2", preset="publisher", B3=thing)
    t.refused("play-at pit-2 B3", "ZK-65", "ZK-39")
    assert t.allows("play-at pit-2 B2")


@pytest.mark.rule("ZK-39")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "pit-1", "wall-6", "car", "barrel"])
def test_napalm_needs_no_empty_square(thing):
    assert street("humans", humans="napalm", B3=thing).allows("play-at napalm B3")


@pytest.mark.rule("ZK-39")
@pytest.mark.parametrize("thing", ["pit-1", "mine", "napalm", "barrel", "car"])
def test_a_square_with_pit_mine_fire_barrel_or_car_is_free(thing):
    t = street("humans", humans="blood", B3="zombie-2", A3=thing)
    assert t.allows("play-move blood B3 A3")


@pytest.mark.rule("ZK-39")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "wall-5"])
def test_a_square_with_a_zombie_a_dog_or_too_high_a_wall_is_not_free(thing):
    t = street("humans", humans="blood", B3="zombie-4", A3=thing)
    t.refused("play-move blood B3 A3", "ZK-50", "ZK-39", "ZK-14", "ZK-46", "ZK-11")
