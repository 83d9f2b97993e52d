"""Cards that lie on the street: walls, pits, the barrel, mine and car as obstacles."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

# -- walls -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("card", ["wall-5", "wall-6"])
@pytest.mark.parametrize("square", ["A1", "B2", "C3", "B4"])
def test_a_wall_is_laid_on_rows_1_to_4(card, square):
    t = street("humans", humans=card)
    t.do(f"play-at {card} {square}")
    assert t.things() == {square: card}
    assert t.pile("humans") == []


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("square", ["A5", "B5", "C5"])
def test_no_wall_stands_on_row_5(square):
    street("humans", humans="wall-5").refused(f"play-at wall-5 {square}", "ZK-45")


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("zombie", ["A2", "A3", "A4", "B2", "B4", "C2", "C3", "C4"])
def test_a_wall_may_not_stand_beside_a_zombie(zombie):
    t = street("humans", humans="wall-5", **{zombie: "zombie-2"})
    t.refused("play-at wall-5 B3", "ZK-45")


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("zombie", ["A4", "B5", "C4", "C5"])
def test_no_wall_behind_any_zombie_of_any_lane(zombie):
    t = street("humans", humans="wall-5", **{zombie: "zombie-2"})
    for square in ("A1", "B1", "A2", "C2", "B3"):
        t.refused(f"play-at wall-5 {square}", "ZK-45")


@pytest.mark.rule("ZK-45")
def test_the_walls_own_row_is_allowed_two_lanes_off():
    t = street("humans", humans="wall-5", C3="zombie-2")
    t.refused("play-at wall-5 B3", "ZK-45")
    t.do("play-at wall-5 A3")
    assert t.things() == {"A3": "wall-5"}


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("square", ["A4", "B4", "C4"])
def test_a_wall_may_stand_two_rows_before_every_zombie(square):
    t = street("humans", humans="wall-5", A2="zombie-2", B1="zombie-2", C2="zombie-3")
    assert t.allows(f"play-at wall-5 {square}")


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize("dog", ["A2", "B4", "C3", "B5", "A5"])
def test_dogs_do_not_keep_a_wall_away(dog):
    t = street("humans", humans="wall-5", **{dog: "dog"})
    assert t.allows("play-at wall-5 B3")


@pytest.mark.rule("ZK-45")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("street-fire", ["play-along street-fire A"]),
        ("voltage", ["play-along voltage A"]),
        ("napalm", ["play-at napalm A3"]),
        ("petrol", ["play-at petrol A3", "stop"]),
        ("sniper", ["shoot sniper B3 car"]),
        ("flamethrower", ["flame 1,1,0"]),
    ],
)
def test_a_wall_stays_whatever_burns_or_explodes(card, actions):
    t = street("humans", humans=card, A3="wall-5 zombie-5", B3="car")
    t.do(*actions)
    assert t.things()["A3"] == "wall-5"


@pytest.mark.rule("ZK-45", "ZK-56")
def test_the_grenade_removes_a_wall():
    t = street("humans", humans="grenade", A3="wall-5")
    t.do("play-at grenade A3")
    assert t.things() == {}


# -- climbing --------------------------------------------------------------------------


@pytest.mark.rule("ZK-46")
def test_the_sheets_example_of_the_wall_6_on_c3_with_zombies_2_and_4():
    t = street("zombies", zombies="zombie-4", C3="wall-6", C2="zombie-2")
    t.do("play-at zombie-4 C1")
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"C3": 2, "C2": 4}
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"C4": 2, "C2": 4}
    assert t.things() == {"C3": "wall-6"}


@pytest.mark.rule("ZK-46")
def test_in_the_example_the_second_climbs_when_another_comes_behind_it():
    t = street("humans", C3="wall-6", C2="zombie-4", C1="zombie-2")
    t.zombie_turn()
    assert t.figures() == {"C3": 4, "C2": 2}


@pytest.mark.rule("ZK-46")
def test_in_the_example_the_first_cannot_climb_alone():
    t = street("humans", C3="wall-6", C2="zombie-2")
    t.zombie_turn()
    assert t.figures() == {"C2": 2}


@pytest.mark.rule("ZK-46")
@pytest.mark.parametrize(("wall", "own", "climbs"), [(5, 5, True), (5, 4, False), (6, 5, False)])
def test_a_zombie_alone_climbs_if_its_strength_reaches_the_height(wall, own, climbs):
    t = street("humans", B2=f"zombie-{own}", B3=f"wall-{wall}")
    t.zombie_turn()
    assert t.figures() == {"B3" if climbs else "B2": own}


@pytest.mark.rule("ZK-46")
@pytest.mark.parametrize(("wall", "climbs"), [(5, True), (6, False)])
def test_a_netted_zombie_in_the_line_counts_0_without_breaking_it(wall, climbs):
    t = street("humans", B3="zombie-2", B2="zombie-2 netted", B1="zombie-3", B4=f"wall-{wall}")
    t.zombie_turn()
    assert t.figures() == {"B4" if climbs else "B3": 2, "B2": 2, "B1": 3}


@pytest.mark.rule("ZK-46", "ZK-35")
def test_one_held_by_not_so_fast_counts():
    t = street("humans", zombies="not-so-fast", B2="zombie-2", B1="zombie-4", B3="wall-6")
    t.do("end-turn", "hold-back B1")
    t.to_play()
    assert t.figures() == {"B3": 2, "B1": 4}


@pytest.mark.rule("ZK-46")
def test_only_the_line_behind_counts_not_who_stands_beyond_the_wall():
    t = street("humans", B2="zombie-3", B3="wall-5", B4="zombie-5")
    t.zombie_turn()
    assert t.figures() == {"B2": 3, "B5": 5}


@pytest.mark.rule("ZK-46")
def test_the_others_follow_by_their_own_compulsory_move():
    t = street("humans", B3="zombie-2", B2="zombie-2", B1="zombie-2", B4="wall-6")
    t.zombie_turn()
    assert t.figures() == {"B4": 2, "B3": 2, "B2": 2}


@pytest.mark.rule("ZK-46", "ZK-31")
def test_a_card_moves_one_zombie_only_onto_the_wall():
    t = street(
        "zombies", zombies="hunger", B3="zombie-2", B2="zombie-2", B1="zombie-2", B4="wall-6"
    )
    t.do("play-at hunger B3")
    assert t.figures() == {"B4": 2, "B2": 2, "B1": 2}


@pytest.mark.rule("ZK-46")
def test_leaving_a_wall_is_free_in_every_direction():
    t = street("humans", B3="wall-6 zombie-2")
    t.zombie_turn()
    assert t.figures() == {"B4": 2}
    t = street("humans", humans="blood", B3="wall-6 zombie-2")
    t.do("play-move blood B3 A3")
    assert t.figures() == {"A3": 2}
    t = street("humans", humans="back-off", B3="wall-6 zombie-2")
    t.do("play back-off")
    assert t.figures() == {"B2": 2}


@pytest.mark.rule("ZK-46", "ZK-14")
@pytest.mark.parametrize(("own", "back"), [(5, True), (4, False)])
def test_backward_onto_a_wall_the_own_strength_counts_alone(own, back):
    t = street("humans", humans="back-off", B4=f"zombie-{own}", B5="zombie-4", B3="wall-5")
    t.do("play back-off")
    assert t.strength("B3") == (own if back else 0)


# -- what walls stop -------------------------------------------------------------------


@pytest.mark.rule("ZK-47", "ZK-58")
def test_the_barrel_breaks_on_a_wall():
    t = street("zombies", B4="barrel", B3="wall-5")
    t.do("end-turn")
    assert t.things() == {"B3": "wall-5"}
    assert t.pile("humans") == ["barrel"]


@pytest.mark.rule("ZK-47")
@pytest.mark.parametrize(
    ("card", "action", "left"),
    [
        ("voltage", "play-along voltage A", {"A2": 3}),
        ("street-fire", "play-along street-fire A", {"A2": 3}),
        ("back-off", "play back-off", {"A1": 4}),
        ("sniper", "shoot sniper A2 figure", {"A1": 2}),
        ("grenade", "play-at grenade A2", {}),
        ("petrol", "play-at petrol A2", {"A2": 3}),
    ],
)
def test_voltage_fire_back_off_sniper_grenade_and_petrol_ignore_walls(card, action, left):
    t = street("humans", humans=card, A4="wall-5", A2="zombie-4")
    t.do(action)
    assert t.figures() == left


@pytest.mark.rule("ZK-47", "ZK-55")
def test_petrol_runs_over_a_wall():
    t = street("humans", humans="petrol", A3="wall-5", A2="zombie-4")
    t.do("play-at petrol A4", "pour A3", "pour A2", "pour A2")
    assert t.figures() == {"A2": 2}


# -- the barrel ------------------------------------------------------------------------


@pytest.mark.rule("ZK-58")
@pytest.mark.parametrize("square", ["A5", "B5", "C5"])
def test_the_barrel_is_laid_on_row_5(square):
    t = street("humans", humans="barrel", A4="zombie-2")
    t.do(f"play-at barrel {square}")
    assert t.things() == {square: "barrel"}


@pytest.mark.rule("ZK-58")
@pytest.mark.parametrize("square", ["A4", "B3", "C1"])
def test_the_barrel_is_laid_nowhere_else(square):
    street("humans", humans="barrel").refused(f"play-at barrel {square}", "ZK-58")


@pytest.mark.rule("ZK-58", "ZK-48")
def test_the_barrel_is_not_laid_in_a_barred_lane():
    t = street("humans", humans="barrel barrier")
    t.do("play-at barrier B1")
    t.refused("play-at barrel B5", "ZK-58", "ZK-48")
    assert t.allows("play-at barrel A5")


@pytest.mark.rule("ZK-58")
def test_the_barrel_rolls_one_square_each_human_turn_but_not_in_the_turn_it_is_laid():
    t = street("humans", humans="barrel")
    t.do("play-at barrel B5")
    for square in ("B4", "B3", "B2", "B1"):
        t.zombie_turn()
        t.human_turn()
        assert t.things() == {square: "barrel"}


@pytest.mark.rule("ZK-58", "ZK-06")
def test_the_barrel_rolls_off_the_street_past_row_1():
    t = street("zombies", B1="barrel")
    t.do("end-turn")
    assert t.things() == {}
    assert t.pile("humans") == ["barrel"]


@pytest.mark.rule("ZK-58")
@pytest.mark.parametrize("figure", ["zombie-5:6 claws", "dog"])
def test_the_barrel_kills_the_first_it_meets_and_is_gone(figure):
    t = street("zombies", B4="barrel", B3=figure, B2="zombie-2")
    t.do("end-turn")
    assert t.figures() == {"B2": 2}
    assert t.things() == {}
    assert t.pile("humans") == ["barrel"]


@pytest.mark.rule("ZK-58")
def test_the_barrel_kills_who_enters_its_square():
    t = street("humans", B4="zombie-5", B5="barrel")
    t.zombie_turn()
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-58", "ZK-25")
def test_a_shield_saves_who_enters_the_barrels_square_and_the_barrel_is_gone():
    t = street("humans", B4="zombie-2 shield", B5="barrel")
    t.zombie_turn()
    assert t.figures() == {"B5": 2}
    assert t.things() == {}
    assert not t.has("B5", "shield")


@pytest.mark.rule("ZK-58")
def test_the_barrel_kills_who_is_driven_or_pushed_onto_it():
    t = street("humans", humans="blood", A3="barrel", B3="zombie-5")
    t.do("play-move blood B3 A3")
    assert (t.figures(), t.things()) == ({}, {})
    t = street("humans", humans="shot-1", B4="zombie-5", B3="barrel")
    t.do("shoot shot-1 B4 figure")
    assert (t.figures(), t.things()) == ({}, {})


@pytest.mark.rule("ZK-58", "ZK-18")
def test_the_barrel_kills_a_dog_that_steps_onto_it():
    t = street("humans", A3="barrel", A2="dog", C5="dog")
    t.do("end-turn", "step A2 A3")
    assert (t.figures(), t.things()) == ({"C5": "dog"}, {})


@pytest.mark.rule("ZK-58", "ZK-22")
@pytest.mark.parametrize(
    "action", ["play-at hunger B3", "order B3 B4", "play-move change B3 B4", "play-move mass B3 B4"]
)
def test_zombie_cards_may_lead_onto_the_barrel_but_not_past_it(action):
    card = action.split()[1] if action.startswith("play") else ""
    t = street("zombies", zombies=card, B3="zombie-3", B4="barrel", A1="zombie-5 boss")
    if card in ("change", "mass"):
        t.refused(action, "ZK-27", "ZK-28")
    else:
        t.do(action)
        assert (t.figures(), t.things()) == ({"A1": 5}, {})


@pytest.mark.rule("ZK-58")
def test_the_barrel_breaks_on_a_car_and_the_car_stays():
    t = street("zombies", B4="barrel", B3="car", B2="zombie-3")
    t.do("end-turn")
    assert t.things() == {"B3": "car"}
    assert t.figures() == {"B2": 3}


@pytest.mark.rule("ZK-58", "ZK-65")
@pytest.mark.parametrize("pit", ["pit-1", "pit-2"])
def test_the_barrel_fills_a_pit_and_both_go(pit):
    t = street("zombies", B4="barrel", B3=pit)
    t.do("end-turn")
    assert t.things() == {}
    assert sorted(t.pile("humans")) == ["barrel", pit]


@pytest.mark.rule("ZK-58", "ZK-59")
def test_the_barrel_sets_off_a_mine_that_destroys_it():
    t = street("zombies", B4="barrel", B3="mine", A3="zombie-3")
    t.do("end-turn", "shrapnel A3")
    assert t.things() == {}
    assert t.figures() == {"A3": 2}
    assert sorted(t.pile("humans")) == ["barrel", "mine"]


@pytest.mark.rule("ZK-58")
@pytest.mark.parametrize("thing", ["pit-2", "car"])
def test_zombie_or_dog_first_and_what_lies_there_stays_as_it_was(thing):
    t = street("zombies", B4="barrel", B3=f"{thing} zombie-5")
    t.do("end-turn")
    assert t.figures() == {}
    assert t.things() == {"B3": thing}


@pytest.mark.rule("ZK-58", "ZK-25")
def test_a_shielded_zombie_on_a_pit_survives_the_barrel_and_the_pit_stays():
    t = street("zombies", B4="barrel", B3="pit-2 zombie-5 shield")
    t.do("end-turn")
    assert t.figures() == {"B3": 5}
    assert t.things() == {"B3": "pit-2"}


@pytest.mark.rule("ZK-58", "ZK-47")
def test_the_barrel_breaks_on_a_wall_without_hurting_who_stands_on_it():
    t = street("zombies", B4="barrel", B3="wall-5 zombie-2")
    t.do("end-turn")
    assert t.figures() == {"B3": 2}
    assert t.things() == {"B3": "wall-5"}


@pytest.mark.rule("ZK-58", "ZK-48")
def test_a_barrier_laid_after_the_barrel_has_ended_when_it_rolls():
    t = street("humans", humans="barrel barrier")
    t.do("play-at barrel B5", "play-at barrier B1")
    t.zombie_turn()
    t.human_turn()
    assert t.things() == {"B4": "barrel"}


# -- pits ------------------------------------------------------------------------------


@pytest.mark.rule("ZK-65")
@pytest.mark.parametrize(
    ("pit", "figure", "dies"),
    [
        ("pit-1", "zombie-2", False),
        ("pit-1", "zombie-2:1", True),
        ("pit-2", "zombie-2", True),
        ("pit-2", "zombie-3", False),
        ("pit-2", "zombie-4:2", True),
        ("pit-2", "zombie-2:3 claws", False),
    ],
)
def test_who_enters_a_pit_with_no_more_strength_than_its_depth_dies(pit, figure, dies):
    t = street("humans", B2=figure, B3=pit)
    strength = t.strength("B2")
    t.zombie_turn()
    assert t.figures() == ({} if dies else {"B3": strength})
    assert t.things() == ({} if dies else {"B3": pit})
    assert (pit in t.pile("humans")) == dies


@pytest.mark.rule("ZK-65", "ZK-18")
def test_a_dog_falls_into_any_pit():
    t = street("humans", B2="dog", B3="pit-1", C1="dog")
    t.do("end-turn", "step B2 B3")
    assert t.figures() == {"C1": "dog"}
    assert t.things() == {}


@pytest.mark.rule("ZK-65")
def test_after_the_pit_is_filled_the_next_one_walks_on():
    t = street("humans", B2="zombie-2", B1="zombie-2", B3="pit-2")
    t.zombie_turn()
    assert t.figures() == {"B2": 2}
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-65", "ZK-25")
@pytest.mark.parametrize("pit", ["pit-1", "pit-2"])
@pytest.mark.parametrize("strength", [2, 5])
def test_a_shielded_zombie_always_loses_its_shield_into_the_pit(pit, strength):
    t = street("humans", B2=f"zombie-{strength} shield", B3=pit)
    t.zombie_turn()
    assert t.figures() == {"B3": strength}
    assert t.things() == {}
    assert not t.has("B3", "shield")
    assert pit in t.pile("humans")
    assert "shield" in t.pile("zombies")


@pytest.mark.rule("ZK-65")
@pytest.mark.parametrize(
    ("figure", "left", "pit"),
    [
        ("zombie-2", {}, {}),
        ("zombie-3", {"B3": 3}, {"B3": "pit-2"}),
        ("dog", {}, {}),
        ("zombie-2 shield", {"B3": 2}, {}),
    ],
)
def test_on_the_sheet_who_stands_where_a_pit_is_dug_counts_as_entering(figure, left, pit):
    t = street("humans", humans="pit-2", B3=figure)
    t.do("play-at pit-2 B3")
    assert t.figures() == left
    assert t.things() == pit


@pytest.mark.rule("ZK-65", "ZK-39")
@pytest.mark.parametrize("thing", ["pit-1", "wall-5", "mine", "car", "barrel", "barrier", "napalm"])
@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_no_pit_is_dug_where_another_human_card_lies(thing, preset):
    t = street("humans", humans="pit-2", preset=preset, B3=thing)
    t.refused("play-at pit-2 B3", "ZK-65", "ZK-39")


@pytest.mark.rule("ZK-65")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("voltage", "play-along voltage A"),
        ("street-fire", "play-along street-fire A"),
        ("napalm", "play-at napalm A3"),
        ("flamethrower", "flame 1,0,0"),
    ],
)
def test_who_is_wounded_on_a_pit_down_to_its_depth_steps_back_if_it_can(card, action):
    t = street("humans", humans=card, A3="pit-2 zombie-3")
    t.do(action)
    assert t.figures() == {"A2": 2}
    assert t.things() == {"A3": "pit-2"}
    assert t.moves() == ["A3-A2"]


@pytest.mark.rule("ZK-65")
@pytest.mark.parametrize("behind", ["zombie-2 netted", "dog", "wall-5"])
def test_else_it_falls_in(behind):
    t = street("humans", humans="flamethrower", A3="pit-2 zombie-3", A2=behind)
    before = t.figures()
    del before["A3"]
    t.do("flame 1,0,0")
    assert t.figures() == before
    assert "A3" not in t.things()
    assert "pit-2" in t.pile("humans")


@pytest.mark.rule("ZK-65")
def test_a_wounded_one_still_stronger_than_the_pit_stays():
    t = street("humans", humans="voltage", A3="pit-2 zombie-4")
    t.do("play-along voltage A")
    assert t.figures() == {"A3": 3}


@pytest.mark.rule("ZK-65", "ZK-42")
def test_the_push_back_of_the_shot_is_this_step():
    t = street("humans", humans="shot-1", A4="pit-2 zombie-3")
    t.do("shoot shot-1 A4 figure")
    assert t.figures() == {"A3": 2}
    assert t.things() == {"A4": "pit-2"}


@pytest.mark.rule("ZK-65", "ZK-42")
def test_a_shot_one_who_cannot_be_pushed_off_the_pit_falls_in():
    t = street("humans", humans="shot-1", A4="pit-2 zombie-3", A3="zombie-2")
    t.do("shoot shot-1 A4 figure")
    assert t.figures() == {"A3": 2}
    assert t.things() == {}


@pytest.mark.rule("ZK-65", "ZK-57")
def test_a_netted_one_wounded_on_a_pit_falls_in():
    t = street("humans", humans="voltage", A3="pit-2 zombie-3 netted")
    t.do("play-along voltage A")
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-65", "ZK-55")
def test_the_pit_is_judged_when_the_card_is_finished():
    t = street("humans", humans="petrol", A3="pit-2 zombie-3")
    t.do("play-at petrol A3")
    assert t.figures() == {"A3": 2}
    t.do("pour A3", "pour A3")
    assert t.figures() == {}
    assert t.things() == {"A3": "pit-2"}


# -- mine and car: where they may lie --------------------------------------------------


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize("figure", ["zombie-2", "dog"])
def test_no_mine_directly_in_front_of_a_zombie_or_dog(figure):
    t = street("humans", humans="mine", B3=figure)
    t.refused("play-at mine B4", "ZK-59")
    for square in ("B2", "A3", "C3", "A4", "B5"):
        assert t.allows(f"play-at mine {square}")


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize("square", ["A1", "B5", "C3"])
def test_a_mine_is_laid_on_any_empty_square(square):
    t = street("humans", humans="mine")
    t.do(f"play-at mine {square}")
    assert t.things() == {square: "mine"}


@pytest.mark.rule("ZK-62")
@pytest.mark.parametrize("square", ["B1", "B3", "B5", "A2", "C4"])
def test_the_car_drives_to_any_empty_square_with_a_clear_way(square):
    t = street("humans", humans="car")
    t.do(f"play-at car {square}")
    assert t.things() == {square: "car"}


@pytest.mark.rule("ZK-62")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "wall-5", "barrel", "pit-1", "mine"])
def test_the_car_does_not_pass_zombie_dog_wall_barrel_pit_or_mine(thing):
    t = street("humans", humans="car", B3=thing)
    t.refused("play-at car B2", "ZK-62")
    t.refused("play-at car B3", "ZK-62", "ZK-39")
    assert t.allows("play-at car B4")
    assert t.allows("play-at car A1")


@pytest.mark.rule("ZK-62", "ZK-48")
def test_the_car_does_not_pass_a_publisher_barrier():
    t = street("humans", preset="publisher", humans="car barrier")
    t.do("play-at barrier B5")
    for row in (1, 3, 4):
        t.refused(f"play-at car B{row}", "ZK-62", "ZK-48")


@pytest.mark.rule("ZK-62")
@pytest.mark.parametrize("figure", ["zombie-3", "dog"])
def test_zombies_and_dogs_may_enter_the_cars_square(figure):
    t = street("humans", B2=figure, B3="car")
    if figure == "dog":
        t.do("end-turn", "step B2 B3", "stop")
        t.to_play()
    else:
        t.zombie_turn()
    assert list(t.figures()) == ["B3"]
    assert t.things() == {"B3": "car"}
