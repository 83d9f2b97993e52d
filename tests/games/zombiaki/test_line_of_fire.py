"""Bullets and what stops them: ZK-40 … ZK-44."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

AIMED = ["shot-1", "shot-2", "burst-2", "burst-3"]


@pytest.mark.rule("ZK-40")
@pytest.mark.parametrize("card", AIMED)
def test_a_wall_blocks_what_is_beyond_it(card):
    t = street("humans", humans=card, B3="wall-5", B2="zombie-2", B1="car")
    t.refused(f"shoot {card} B2 figure", "ZK-40", "ZK-41")
    t.refused(f"shoot {card} B1 car", "ZK-40", "ZK-41")


@pytest.mark.rule("ZK-40")
def test_a_zombie_standing_on_the_wall_can_be_hit_and_the_one_beyond_cannot():
    t = street("humans", humans="shot-1", B3="wall-5 zombie-2", B2="zombie-2")
    t.refused("shoot shot-1 B2 figure", "ZK-40", "ZK-41")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 1, "B2": 2}


@pytest.mark.rule("ZK-40")
@pytest.mark.parametrize(("preset", "row"), [("sheet", 1), ("publisher", 5)])
def test_barriers_block_the_line_by_the_publisher_but_not_on_the_sheet(preset, row):
    t = street("humans", preset=preset, humans="barrier shot-1", B3="zombie-3")
    t.do(f"play-at barrier B{row}")
    if preset == "sheet":
        t.do("shoot shot-1 B3 figure")
        assert t.strength("B3") == 2
    else:
        t.refused("shoot shot-1 B3 figure", "ZK-40", "ZK-41")


@pytest.mark.rule("ZK-40")
@pytest.mark.parametrize("thing", ["pit-1", "mine", "barrel", "car", "napalm"])
@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_pits_cars_mines_barrels_and_fires_do_not_block(thing, preset):
    t = street("humans", preset=preset, humans="shot-1", B4=thing, B3="zombie-3")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B2": 2}
    assert t.things() == {"B4": thing}


@pytest.mark.rule("ZK-40")
def test_a_net_does_not_block():
    t = street("humans", humans="shot-1", B3="zombie-3 netted")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-40")
def test_a_shot_travels_in_one_lane():
    t = street("humans", humans="shot-1", A3="zombie-2", B3="wall-5", C3="zombie-2")
    assert t.allows("shoot shot-1 A3 figure")
    assert t.allows("shoot shot-1 C3 figure")
    t.refused("shoot shot-1 B3 figure", "ZK-41", "ZK-40")


@pytest.mark.rule("ZK-41")
@pytest.mark.parametrize("first", ["zombie-2", "dog"])
@pytest.mark.parametrize("card", AIMED)
def test_the_first_zombie_or_dog_on_the_way_is_the_target(card, first):
    t = street("humans", humans=card, B4=first, B2="zombie-2")
    assert t.allows(f"shoot {card} B4 figure")
    t.refused(f"shoot {card} B2 figure", "ZK-41")


@pytest.mark.rule("ZK-41")
def test_the_shooter_may_choose_the_car_on_the_way():
    t = street("humans", humans="shot-1", B5="car", B2="zombie-3")
    assert t.allows("shoot shot-1 B2 figure")
    t.do("shoot shot-1 B5 car")
    assert t.things() == {}
    assert t.figures() == {"B2": 3}


@pytest.mark.rule("ZK-41")
def test_on_the_same_square_the_shooter_chooses_either():
    t = street("humans", humans="shot-1", B3="car zombie-3")
    t.copy().do("shoot shot-1 B3 figure").holds({"B2": 2})
    t.do("shoot shot-1 B3 car")
    assert t.figures() == {"B3": 2}
    assert t.things() == {}


@pytest.mark.rule("ZK-41")
@pytest.mark.parametrize("first", ["zombie-2", "dog"])
def test_a_car_behind_the_first_target_is_safe(first):
    t = street("humans", humans="shot-1", B4=first, B3="car")
    t.refused("shoot shot-1 B3 car", "ZK-41")


@pytest.mark.rule("ZK-41")
def test_a_car_alone_in_the_lane_is_a_target():
    t = street("humans", humans="shot-1", B3="car", C2="zombie-2")
    t.do("shoot shot-1 B3 car")
    assert t.figures() == {"C2": 1}


# -- shots -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-42")
@pytest.mark.parametrize(("card", "power"), [("shot-1", 1), ("shot-2", 2)])
def test_a_shot_does_its_power_and_pushes_a_survivor_back_one(card, power):
    t = street("humans", humans=card, B4="zombie-5")
    t.do(f"shoot {card} B4 figure")
    assert t.figures() == {"B3": 5 - power}
    assert t.moves("push-back") == ["B4-B3"]
    assert t.pile("humans") == [card]


@pytest.mark.rule("ZK-42")
@pytest.mark.parametrize(("card", "target"), [("shot-1", "zombie-2:1"), ("shot-2", "zombie-2")])
def test_a_shot_kills_whom_it_leaves_no_strength(card, target):
    t = street("humans", humans=card, B4=target, B2="zombie-3")
    t.do(f"shoot {card} B4 figure")
    assert t.figures() == {"B2": 3}
    assert t.moves() == []


@pytest.mark.rule("ZK-42")
def test_damage_beyond_the_targets_strength_is_lost():
    t = street("humans", humans="shot-2", B4="dog", B3="zombie-2")
    t.do("shoot shot-2 B4 figure")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-42", "ZK-65")
def test_a_survivor_is_pushed_into_a_pit_and_judged_by_what_is_left():
    t = street("humans", humans="shot-1", B4="zombie-3", B3="pit-2")
    t.do("shoot shot-1 B4 figure")
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-42", "ZK-49")
def test_a_survivor_is_pushed_into_a_fire():
    t = street("humans", humans="shot-1 napalm", B4="zombie-3")
    t.do("play-at napalm B3", "shoot shot-1 B4 figure")
    assert t.figures() == {"B3": 1}


# -- bursts ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-43")
@pytest.mark.parametrize(("card", "bullets"), [("burst-2", 2), ("burst-3", 3)])
def test_every_bullet_does_1_and_the_survivor_is_pushed_back_once(card, bullets):
    t = street("humans", humans=card, B4="zombie-5")
    t.do(f"shoot {card} B4 figure")
    assert t.figures() == {"B3": 5 - bullets}
    assert [e.left for e in t.told("bullet-fired")] == list(reversed(range(bullets)))
    assert t.moves("push-back") == ["B4-B3"]


@pytest.mark.rule("ZK-43")
def test_the_push_back_comes_after_the_last_bullet():
    t = street("humans", humans="burst-2", B4="zombie-5")
    t.do("shoot burst-2 B4 figure")
    kinds = [e.kind for e in t.events if e.kind in ("bullet-fired", "wounded", "moved")]
    assert kinds == ["bullet-fired", "wounded", "bullet-fired", "wounded", "moved"]


@pytest.mark.rule("ZK-43")
def test_after_a_kill_the_rest_fly_on_to_the_next_target():
    t = street("humans", humans="burst-3", B5="dog", B4="zombie-2:1", B3="zombie-3")
    t.do("shoot burst-3 B5 figure")
    assert t.figures() == {"B2": 2}
    assert [e.square for e in t.told("bullet-fired")] == t.squares("B5", "B4", "B3")


@pytest.mark.rule("ZK-43")
def test_who_was_hit_but_not_last_has_died_so_only_the_last_is_pushed():
    t = street("humans", humans="burst-3", B5="zombie-2:1", B3="zombie-3", B1="zombie-3")
    t.do("shoot burst-3 B5 figure")
    assert t.figures() == {"B2": 1, "B1": 3}


@pytest.mark.rule("ZK-43")
def test_bullets_without_a_target_in_line_are_lost():
    t = street("humans", humans="burst-3", B5="dog", B3="wall-5", B2="zombie-3")
    t.do("shoot burst-3 B5 figure")
    assert t.figures() == {"B2": 3}
    assert len(t.told("bullet-fired")) == 1


@pytest.mark.rule("ZK-43", "ZK-25")
def test_a_shield_absorbs_all_the_bullets_that_are_left():
    t = street("humans", humans="burst-3", B5="dog", B4="zombie-2 shield", B2="zombie-3")
    t.do("shoot burst-3 B5 figure")
    assert t.figures() == {"B4": 2, "B2": 3}
    assert not t.has("B4", "shield")
    assert t.moves() == []


@pytest.mark.rule("ZK-43", "ZK-62")
def test_the_car_takes_one_bullet_and_the_rest_fly_on():
    t = street("humans", humans="burst-3", B5="car", B2="zombie-5")
    t.do("shoot burst-3 B5 car")
    assert t.things() == {}
    assert t.figures() == {"B1": 3}


@pytest.mark.rule("ZK-43", "ZK-41")
def test_every_bullet_chooses_anew():
    t = street("humans", humans="burst-2", B4="car zombie-4", A1="zombie-2")
    t.do("shoot burst-2 B4 figure")
    assert (t.actor, t.prompt) == ("humans", "bullet")
    t.refused("bullet A1 figure", "ZK-41", "ZK-43")
    t.copy().do("bullet B4 figure").holds({"B3": 2, "A1": 2})
    t.do("bullet B4 car")
    assert t.things() == {}
    assert t.figures() == {"B3": 2, "A1": 2}


@pytest.mark.rule("ZK-43", "ZK-41")
def test_the_first_bullet_may_take_the_car_and_the_next_the_zombie_on_it():
    t = street("humans", humans="burst-2", B4="car zombie-4")
    t.do("shoot burst-2 B4 car")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-43", "ZK-63")
def test_bullets_act_one_by_one_each_with_what_it_sets_off():
    # The first bullet fires the car, the explosion the mine behind it, shrapnel flies, and only
    # then the second bullet finds the zombie it is left with.
    t = street("humans", humans="burst-2", B4="car", B3="mine", B2="zombie-3", A3="zombie-2")
    t.do("shoot burst-2 B4 car")
    assert t.prompt == "shrapnel"
    assert len(t.told("bullet-fired")) == 1
    t.do("shrapnel B2")
    assert t.figures() == {"B1": 1, "A3": 1}


@pytest.mark.rule("ZK-43")
def test_a_burst_that_wounds_down_to_the_pit_pushes_off_it_after_the_last_bullet():
    t = street("humans", humans="burst-2", B4="pit-2 zombie-4")
    t.do("shoot burst-2 B4 figure")
    assert t.figures() == {"B3": 2}
    assert t.things() == {"B4": "pit-2"}


# -- sniper ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-44")
def test_the_sniper_hits_any_zombie_with_power_2_and_pushes_it_back():
    t = street("humans", humans="sniper", B5="zombie-2", B4="wall-5", B3="zombie-5")
    t.do("shoot sniper B3 figure")
    assert t.figures() == {"B5": 2, "B2": 3}


@pytest.mark.rule("ZK-44")
@pytest.mark.parametrize("front", ["zombie-2", "dog", "wall-6", "car"])
def test_the_sniper_needs_no_line_of_fire(front):
    t = street("humans", humans="sniper", B4=front, B2="zombie-3", B1="dog")
    assert t.allows("shoot sniper B2 figure")
    assert t.allows("shoot sniper B1 figure")


@pytest.mark.rule("ZK-44")
def test_the_sniper_needs_no_line_past_a_publisher_barrier():
    t = street("humans", preset="publisher", humans="sniper barrier", B2="zombie-3")
    t.do("play-at barrier B5", "shoot sniper B2 figure")
    assert t.figures() == {"B2": 1}


@pytest.mark.rule("ZK-44", "ZK-62")
def test_the_sniper_may_take_the_car_behind_anything():
    t = street("humans", humans="sniper", B5="zombie-3", B4="wall-5", B2="car", A1="zombie-2")
    t.do("shoot sniper B2 car")
    assert t.figures() == {"B5": 3, "A1": 1}
