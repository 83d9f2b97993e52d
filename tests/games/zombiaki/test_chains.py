"""Explosions and chains: ZK-59, ZK-62, ZK-63 and what they set off."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

# -- the mine --------------------------------------------------------------------------


@pytest.mark.rule("ZK-59")
def test_a_mine_does_2_on_its_square_and_1_on_a_neighbour_of_the_humans_choice():
    t = street("humans", B2="zombie-5", B3="mine", C3="zombie-3 netted")
    t.do("end-turn")
    assert t.figures() == {"B3": 3, "C3": 3}
    t.do("shrapnel C3")
    assert t.figures() == {"B3": 3, "C3": 2}
    assert t.things() == {}
    assert t.pile("humans") == ["mine"]


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize("square", ["A2", "C4", "B3", "B5", "A1"])
def test_shrapnel_flies_to_an_orthogonal_neighbour_only(square):
    t = street("humans", B2="zombie-5", B3="mine", C3="zombie-2 netted")
    t.do("end-turn")
    t.refused(f"shrapnel {square}", "ZK-59")
    for neighbour in ("B2", "B4", "A3", "C3"):
        assert t.allows(f"shrapnel {neighbour}")


@pytest.mark.rule("ZK-59")
def test_the_shrapnel_of_a_mine_at_the_edge_stays_on_the_street():
    t = street("humans", humans="grenade", A1="mine", B1="dog")
    t.do("play-at grenade A1")
    assert sorted(a.square for a in t.state.legal_actions()) == t.squares("A2", "B1")


@pytest.mark.rule("ZK-59")
def test_where_the_shrapnel_can_hit_nothing_nothing_is_asked():
    t = street("humans", humans="grenade", B3="mine", A2="zombie-2", C4="dog")
    t.do("play-at grenade B3")
    assert (t.actor, t.prompt) == ("humans", "play")
    assert t.things() == {}
    assert t.pile("humans") == ["mine", "grenade"]


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize("thing", ["zombie-2", "dog", "car"])
def test_shrapnel_is_asked_for_where_it_can_hit_a_zombie_a_dog_or_the_car(thing):
    t = street("humans", humans="grenade", B3="mine", B4=thing)
    t.do("play-at grenade B3")
    assert t.prompt == "shrapnel"


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize("card", ["shot-1", "shot-2", "burst-3"])
def test_a_mine_is_not_set_off_by_shots(card):
    t = street("humans", humans=card, B3="mine", B2="zombie-5")
    t.refused(f"shoot {card} B3 car", "ZK-41")
    t.do(f"shoot {card} B2 figure")
    assert t.things() == {"B3": "mine"}


@pytest.mark.rule("ZK-59")
@pytest.mark.parametrize(
    ("card", "action", "squares"),
    [
        ("flamethrower", "flame 1,1,0", {"A3": "zombie-3", "B3": "mine"}),
        ("petrol", "play-at petrol B3", {"B3": "mine"}),
        ("street-fire", "play-along street-fire A", {"A3": "mine"}),
        ("napalm", "play-at napalm B3", {"B3": "mine"}),
        ("grenade", "play-at grenade B3", {"B3": "mine"}),
        ("shot-1", "shoot shot-1 B4 car", {"B4": "car", "A3": "mine"}),
        ("shot-1", "shoot shot-1 B4 car", {"B4": "car", "B3": "mine"}),
    ],
)
def test_a_mine_goes_off_by_flames_petrol_fire_napalm_grenade_and_a_car(card, action, squares):
    t = street("humans", humans=card, **squares, A2="zombie-2", B2="zombie-3")
    t.do(action)
    assert (t.prompt, t.actor) == ("shrapnel", "humans")
    t.do("shrapnel A2" if squares.get("A3") == "mine" else "shrapnel B2")
    assert "mine" not in t.things().values()
    assert "mine" in t.pile("humans")


@pytest.mark.rule("ZK-59")
def test_a_zombie_placed_on_a_mine_sets_it_off_and_the_humans_choose_in_the_zombie_turn():
    t = street("zombies", zombies="zombie-3", B1="mine", A1="zombie-2")
    t.do("play-at zombie-3 B1")
    assert (t.prompt, t.actor) == ("shrapnel", "humans")
    t.do("shrapnel A1")
    assert t.figures() == {"B1": 1, "A1": 1}
    assert (t.prompt, t.actor) == ("play", "zombies")


@pytest.mark.rule("ZK-59", "ZK-62")
def test_shrapnel_can_set_off_the_car():
    t = street("humans", B2="zombie-5", B3="mine", B4="car", A5="zombie-2 netted")
    t.do("end-turn", "shrapnel B4")
    assert t.things() == {}
    assert t.figures() == {"B3": 2, "A5": 1}


@pytest.mark.rule("ZK-59", "ZK-63")
def test_mine_and_shrapnel_push_nobody_back():
    t = street("zombies", zombies="hunger", B2="zombie-5", B3="mine", C3="zombie-3")
    t.do("play-at hunger B2", "shrapnel C3")
    assert t.figures() == {"B3": 3, "C3": 2}


# -- the car ---------------------------------------------------------------------------


@pytest.mark.rule("ZK-62")
def test_the_explosion_of_the_car_does_1_on_its_square_and_the_8_around():
    around = dict.fromkeys(("A2", "A3", "B2", "B4", "C2", "C4"), "zombie-3")
    t = street(
        "humans", humans="sniper", B3="car zombie-4", A4="dog", C3="dog", B5="zombie-2", **around
    )
    t.do("shoot sniper B3 car")
    assert t.figures() == {"B3": 3, "B5": 2, **dict.fromkeys(around, 2)}
    assert t.things() == {}
    assert t.moves() == []
    assert sorted(t.pile("humans")) == ["car", "sniper"]


@pytest.mark.rule("ZK-62")
@pytest.mark.parametrize(
    ("card", "action", "more"),
    [
        ("shot-1", "shoot shot-1 A3 car", {}),
        ("shot-2", "shoot shot-2 A3 car", {}),
        ("burst-2", "shoot burst-2 A3 car", {}),
        ("sniper", "shoot sniper A3 car", {}),
        ("napalm", "play-at napalm A3", {}),
        ("petrol", "play-at petrol A3", {}),
        ("street-fire", "play-along street-fire A", {}),
        ("grenade", "play-at grenade A3", {}),
        ("flamethrower", "flame 1,1,0", {"B3": "dog"}),
    ],
)
def test_the_car_is_set_off_by_every_shot_fire_and_explosion(card, action, more):
    t = street("humans", humans=card, A3="car", B2="zombie-3", **more)
    t.do(action)
    assert "car" not in t.things().values()
    assert t.figures() == {"B2": 2}
    assert len(t.told("exploded")) == 1


@pytest.mark.rule("ZK-62", "ZK-61")
def test_the_car_is_not_set_off_by_voltage_or_by_who_walks_in():
    t = street("humans", humans="voltage", A2="zombie-3", A3="car")
    t.do("play-along voltage A")
    t.zombie_turn()
    assert t.figures() == {"A3": 2}
    assert t.things() == {"A3": "car"}


@pytest.mark.rule("ZK-62", "ZK-65")
def test_a_car_beside_a_pit_makes_the_wounded_step_back_when_all_is_over():
    t = street("humans", humans="sniper", B3="car", B2="pit-2 zombie-3")
    t.do("shoot sniper B3 car")
    assert t.figures() == {"B1": 2}
    assert t.moves() == ["B2-B1"]


# -- chains ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-63")
def test_a_car_sets_off_the_mine_beside_it_and_its_shrapnel_flies_on():
    t = street("humans", humans="sniper", B3="car zombie-5", C4="mine", C3="zombie-5:4", A2="dog")
    t.do("shoot sniper B3 car")
    assert t.figures() == {"B3": 4, "C3": 3}
    assert [e.square for e in t.told("exploded")] == t.squares("B3", "C4")
    t.do("shrapnel C3")
    assert t.figures() == {"B3": 4, "C3": 2}


@pytest.mark.rule("ZK-63")
def test_a_street_fire_hits_all_at_once_then_its_traps_from_row_5_to_row_1():
    t = street("humans", humans="street-fire", A4="car", A2="mine", A5="zombie-2", A1="zombie-2")
    t.do("play-along street-fire A")
    assert t.figures() == {"A1": 1}
    assert [e.square for e in t.told("exploded")] == t.squares("A4", "A2")
    kinds = [e.kind for e in t.events if e.kind in ("wounded", "exploded")]
    assert kinds[:3] == ["wounded", "wounded", "exploded"]
    t.do("shrapnel A1")
    assert t.figures() == {}


@pytest.mark.rule("ZK-63")
def test_the_nearer_row_goes_off_first_also_when_the_mine_is_nearer():
    t = street("humans", humans="street-fire", A4="mine", A2="car", A1="zombie-3", B4="zombie-2")
    t.do("play-along street-fire A")
    assert t.prompt == "shrapnel"
    assert [e.square for e in t.told("exploded")] == t.squares("A4")
    t.do("shrapnel A5")
    assert t.things() == {}
    assert t.figures() == {"A1": 1, "B4": 2}


@pytest.mark.rule("ZK-63")
def test_in_one_row_the_flames_set_off_traps_from_lane_a_to_c():
    t = street("humans", humans="flamethrower", A3="car", B3="zombie-5", C3="mine", C2="zombie-2")
    t.do("flame 1,1,1")
    assert [e.square for e in t.told("exploded")] == t.squares("A3", "C3")
    t.do("shrapnel C2")
    assert t.figures() == {"B3": 3, "C2": 1}


@pytest.mark.rule("ZK-63")
def test_each_trap_goes_off_once_even_if_set_off_twice():
    # The fire sets off both; the car reaches the mine again, its shrapnel the place of the car.
    t = street("humans", humans="street-fire", A3="car zombie-5", A2="mine", B3="zombie-3")
    t.do("play-along street-fire A", "shrapnel A3")
    assert len(t.told("exploded")) == 2
    assert t.figures() == {"A3": 2, "B3": 2}
    assert sorted(t.pile("humans")) == ["car", "mine", "street-fire"]


@pytest.mark.rule("ZK-63", "ZK-25")
def test_each_explosion_is_its_own_source_for_a_shield():
    t = street("humans", humans="street-fire", A3="car zombie-5 shield", A2="mine")
    t.do("play-along street-fire A", "shrapnel A3")
    assert t.figures() == {"A3": 3}
    assert t.pile("zombies") == ["shield"]


@pytest.mark.rule("ZK-63", "ZK-42")
def test_only_shots_push_back_not_what_they_set_off():
    t = street("humans", humans="shot-1", B4="car zombie-4", A3="zombie-3")
    t.do("shoot shot-1 B4 car")
    assert t.figures() == {"B4": 3, "A3": 2}


@pytest.mark.rule("ZK-63")
def test_everything_is_told_one_by_one():
    t = street("humans", humans="sniper", B3="car", A3="zombie-2:1", C3="zombie-2 shield")
    t.do("shoot sniper B3 car")
    kinds = [e.kind for e in t.events]
    for kind in ("card-played", "bullet-fired", "exploded", "wounded", "died", "shield-lost"):
        assert kind in kinds
    assert kinds.index("bullet-fired") < kinds.index("exploded") < kinds.index("died")


@pytest.mark.rule("ZK-17", "ZK-59", "ZK-42")
def test_a_push_back_onto_a_mine_goes_on_to_the_car():
    t = street("humans", humans="shot-1", B4="zombie-5", B3="mine", A3="car", A2="zombie-2")
    t.do("shoot shot-1 B4 figure", "shrapnel A3")
    assert t.figures() == {"B3": 1, "A2": 1}
    assert t.things() == {}


@pytest.mark.rule("ZK-24", "ZK-17", "ZK-59")
def test_when_the_boss_falls_everybody_steps_back_onto_traps():
    t = street(
        "humans",
        humans="sniper",
        B5="zombie-2 boss",
        A4="zombie-3",
        A3="pit-2",
        B4="zombie-2",
        B3="napalm",
        C4="zombie-4",
        C3="mine",
        C5="dog",
    )
    t.do("shoot sniper B5 figure")
    t.do("shrapnel C4")
    assert t.figures() == {"A3": 3, "B3": 1, "C3": 2, "C5": "dog"}


@pytest.mark.rule("ZK-24", "ZK-59", "ZK-63")
def test_a_boss_who_dies_in_a_chain_falls_when_the_chain_is_finished():
    t = street(
        "humans",
        humans="sniper",
        B3="car",
        A3="zombie-2:1 boss",
        B2="zombie-4",
        A4="mine",
        A5="dog",
    )
    t.do("shoot sniper B3 car")
    assert t.prompt == "shrapnel"
    assert t.figures() == {"B2": 3, "A5": "dog"}
    t.do("shrapnel B4")
    assert t.figures() == {"B1": 3, "A5": "dog"}


@pytest.mark.rule("ZK-58", "ZK-59", "ZK-62")
def test_barrel_into_mine_into_car_into_the_zombie_on_a_pit():
    t = street("zombies", B4="barrel", B3="mine", A3="car", A2="pit-2 zombie-3")
    t.do("end-turn", "shrapnel A3")
    assert t.figures() == {"A1": 2}
    assert t.things() == {"A2": "pit-2"}
    assert sorted(c for c in t.pile("humans")) == ["barrel", "car", "mine"]


@pytest.mark.rule("ZK-18", "ZK-59", "ZK-24")
def test_when_a_dog_blows_up_the_boss_they_step_back_at_the_end_of_step_1():
    t = street("humans", B2="dog", B3="mine", A3="zombie-2:1 boss", C3="zombie-3")
    t.do("end-turn", "step B2 B3", "shrapnel A3")
    assert t.moves() == ["B2-B3", "C3-C4", "C4-C3"]
    assert t.figures() == {"C3": 3}


@pytest.mark.rule("ZK-65", "ZK-10")
def test_who_is_wounded_on_a_pit_by_a_dogs_chain_steps_back_before_the_zombies_move():
    t = street("humans", B2="dog", B3="mine", A3="car", A2="pit-2 zombie-3", C1="zombie-2")
    t.do("end-turn", "step B2 B3", "shrapnel A3")
    assert t.moves() == ["B2-B3", "A2-A1", "A1-A2", "C1-C2"]
    assert t.figures() == {"C2": 2}
    assert t.things() == {}


@pytest.mark.rule("ZK-65", "ZK-24")
def test_the_pits_are_judged_then_the_zombies_step_back_for_the_boss():
    t = street("humans", humans="sniper", B3="car zombie-2:1 boss", A3="pit-2 zombie-3")
    t.do("shoot sniper B3 car")
    assert t.moves("pit") == ["A3-A2"]
    assert t.moves("boss-fell") == ["A2-A1"]
    assert t.things() == {"A3": "pit-2"}
