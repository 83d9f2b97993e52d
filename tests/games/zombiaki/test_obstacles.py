"""The barrel, pits, and where mine and car may lie: ZK-58, ZK-59, ZK-62, ZK-65."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

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


@pytest.mark.rule("ZK-65", "ZK-57")
def test_a_net_is_a_human_card_on_the_square_of_each_netted_zombie_only():
    t = street("humans", humans="pit-2", B3="zombie-3 netted", B4="zombie-3")
    t.refused("play-at pit-2 B3", "ZK-65", "ZK-39")
    assert t.allows("play-at pit-2 B4")


@pytest.mark.rule("ZK-65", "ZK-39")
@pytest.mark.parametrize("square", ["A1", "C5"])
def test_no_pit_is_dug_in_a_fire(square):
    t = street("humans", humans="pit-1", **{square: "napalm"})
    t.refused(f"play-at pit-1 {square}", "ZK-65", "ZK-39")


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


@pytest.mark.rule("ZK-65", "ZK-42", "ZK-17")
def test_who_is_pushed_over_a_pit_into_the_fire_there_steps_back_once_more():
    # The push-back brought it onto this pit: the step off it is another one.
    t = street("humans", humans="shot-1", B3="zombie-4", B2="pit-2 napalm")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B1": 2}
    assert t.things() == {"B2": "pit-2"}
    assert t.moves() == ["B3-B2", "B2-B1"]
    t = street("humans", humans="shot-1", B3="zombie-4", B2="pit-2 napalm", B1="dog")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B1": "dog"}, "else it falls in"


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
