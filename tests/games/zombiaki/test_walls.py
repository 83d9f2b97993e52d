"""Walls, how they are climbed, and what they stop: ZK-45 … ZK-47."""

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


@pytest.mark.rule("ZK-45", "ZK-56", "ZK-40")
def test_where_the_grenade_removed_a_wall_shots_and_zombies_pass():
    t = street("humans", humans="grenade shot-1", A3="wall-5", A2="zombie-3")
    t.do("play-at grenade A3")
    assert t.things() == {}
    assert t.allows("shoot shot-1 A2 figure")
    t.zombie_turn()
    assert t.figures() == {"A3": 3}


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
@pytest.mark.parametrize("lane", "ABC")
def test_the_line_behind_pushes_in_every_lane_from_row_1_on(lane):
    first, second, third, wall = (f"{lane}{row}" for row in (1, 2, 3, 4))
    line = {first: "zombie-2", second: "zombie-2", third: "zombie-2"}
    t = street("humans", **line, **{wall: "wall-6"})
    t.zombie_turn()
    assert t.figures() == {second: 2, third: 2, wall: 2}


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


@pytest.mark.rule("ZK-46")
@pytest.mark.parametrize("verb", ["order", "play-move mass"])
@pytest.mark.parametrize(
    ("to", "why"), [("B4", "high"), ("A3", "weak"), ("C3", "weak"), ("B2", "weak")]
)
def test_pushing_is_named_only_where_somebody_pushes(verb, to, why):
    wall = "wall-6" if verb == "order" else "wall-6 zombie-2"
    t = street("zombies", zombies="mass", A1="zombie-5 boss", B3="zombie-3", **{to: wall})
    t.refused(f"{verb} B3 {to}", f"ZK-46/too_{why}")


@pytest.mark.rule("ZK-46", "ZK-31")
def test_hunger_is_pushed_and_blood_is_not():
    t = street("zombies", zombies="hunger", B3="zombie-3", B4="wall-6")
    t.refused("play-at hunger B3", "ZK-46/too_high")
    t = street("humans", humans="blood", B3="zombie-3", A3="wall-6")
    t.refused("play-move blood B3 A3", "ZK-46/too_weak")


@pytest.mark.rule("ZK-46")
def test_a_climb_tells_the_strength_that_pushed_and_a_plain_move_tells_none():
    t = street("humans", B2="zombie-2", B1="zombie-4", B3="wall-6", A1="zombie-2")
    t.zombie_turn()
    assert [(e.strength, e.height) for e in t.told("wall-climbed")] == [(6, 6)]
    t = street("humans", humans="blood", B2="zombie-5", B1="zombie-4", C2="wall-5")
    t.do("play-move blood B2 C2")
    assert [(e.strength, e.height) for e in t.told("wall-climbed")] == [(5, 5)]


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
