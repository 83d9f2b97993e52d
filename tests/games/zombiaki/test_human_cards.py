"""Cards of the human deck that act at once: Blood, lights, petrol, grenade, flames, lanes."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

# -- blood -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-50")
@pytest.mark.parametrize("figure", ["zombie-5", "dog"])
@pytest.mark.parametrize("to", ["A3", "C3"])
def test_blood_moves_a_zombie_or_dog_one_square_sideways(figure, to):
    t = street("humans", humans="blood", B3=figure)
    t.do(f"play-move blood B3 {to}")
    assert list(t.figures()) == [to]


@pytest.mark.rule("ZK-50")
@pytest.mark.parametrize("action", ["B3 B4", "B3 B2", "B3 A4", "B3 C2", "A3 C3", "C3 A3"])
def test_blood_moves_neither_forward_nor_back_nor_round_the_street(action):
    square = action[:2]
    t = street("humans", humans="blood", **{square: "zombie-3"})
    t.refused(f"play-move blood {action}", "ZK-50")


@pytest.mark.rule("ZK-50", "ZK-46")
def test_blood_moves_onto_a_wall_by_own_strength_only():
    t = street("humans", humans="blood", B3="zombie-4", B2="zombie-4", C3="wall-5")
    t.refused("play-move blood B3 C3", "ZK-46/too_weak")
    t = street("humans", humans="blood", B3="zombie-5", C3="wall-5")
    t.do("play-move blood B3 C3")
    assert t.figures() == {"C3": 5}


@pytest.mark.rule("ZK-50", "ZK-47")
def test_blood_moves_no_dog_onto_a_wall():
    t = street("humans", humans="blood", B3="dog", C3="wall-5")
    t.refused("play-move blood B3 C3", "ZK-47")


@pytest.mark.rule("ZK-50", "ZK-57")
def test_blood_moves_nobody_under_the_net():
    t = street("humans", humans="blood", B3="zombie-3 netted")
    t.refused("play-move blood B3 C3", "ZK-50", "ZK-57")


@pytest.mark.rule("ZK-50", "ZK-54")
@pytest.mark.parametrize("figure", ["zombie-3", "dog"])
def test_blood_moves_nobody_under_freeze(figure):
    t = street("humans", humans="blood freeze", B3=figure)
    t.do("play freeze")
    t.refused("play-move blood B3 C3", "ZK-50", "ZK-54")


@pytest.mark.rule("ZK-50", "ZK-48")
@pytest.mark.parametrize("action", ["B3 C3", "B3 A3", "A2 B2"])
def test_blood_moves_nobody_out_of_or_into_a_barred_lane(action):
    t = street("humans", humans="blood barrier", B3="zombie-3", A2="dog")
    t.do("play-at barrier B1")
    t.refused(f"play-move blood {action}", "ZK-50", "ZK-48")


# -- get out ---------------------------------------------------------------------------


@pytest.mark.rule("ZK-51")
def test_get_out_discards_one_card_of_the_zombies_kept_hand():
    t = street("humans", humans="get-out", zombies="hunger boss click")
    t.do("play-against get-out boss")
    assert t.hand("zombies") == ["click", "hunger"]
    assert t.pile("zombies") == ["boss"]
    assert t.pile("humans") == ["get-out"]


@pytest.mark.rule("ZK-51", "ZK-09")
def test_get_out_names_a_card_the_zombies_hold():
    t = street("humans", humans="get-out shot-1", zombies="hunger")
    t.refused("play-against get-out boss", "ZK-51", "ZK-09")
    t.refused("play-against get-out shot-1", "ZK-51", "ZK-09")


# -- searchlight and back off ----------------------------------------------------------


@pytest.mark.rule("ZK-52")
def test_the_searchlight_sends_every_zombie_and_dog_of_one_lane_back_one():
    t = street(
        "humans", humans="searchlight", B2="dog", B3="zombie-2", B5="zombie-5", C3="zombie-2"
    )
    t.do("play-along searchlight B")
    assert t.figures() == {"B1": "dog", "B2": 2, "B4": 5, "C3": 2}


@pytest.mark.rule("ZK-52", "ZK-15")
def test_the_searchlight_moves_a_packed_line_from_the_cemetery_side():
    t = street("humans", humans="searchlight", B2="zombie-2", B3="zombie-3", B4="zombie-4")
    t.do("play-along searchlight B")
    assert t.moves("searchlight") == ["B2-B1", "B3-B2", "B4-B3"]


@pytest.mark.rule("ZK-52")
def test_the_searchlight_reaches_only_the_barricades_side_of_the_first_wall():
    t = street("humans", humans="searchlight", B5="zombie-2", B3="wall-5", B2="zombie-3")
    t.do("play-along searchlight B")
    assert t.figures() == {"B4": 2, "B2": 3}


@pytest.mark.rule("ZK-52")
def test_the_searchlight_reaches_who_stands_on_the_first_wall_but_not_beyond():
    t = street(
        "humans", humans="searchlight", B5="wall-5 zombie-2", B3="wall-6 zombie-3", B2="zombie-2"
    )
    t.do("play-along searchlight B")
    assert t.figures() == {"B4": 2, "B3": 3, "B2": 2}


@pytest.mark.rule("ZK-52", "ZK-14")
@pytest.mark.parametrize(
    ("figure", "behind"),
    [("zombie-4", "wall-5"), ("dog", "wall-5"), ("zombie-3", "zombie-2 netted")],
)
def test_the_searchlight_moves_only_who_can(figure, behind):
    t = street("humans", humans="searchlight", B3=figure, B2=behind)
    before = t.figures()
    t.do("play-along searchlight B")
    assert t.figures() == before


@pytest.mark.rule("ZK-53")
def test_back_off_moves_the_whole_street_back_one_past_walls():
    t = street(
        "humans",
        humans="back-off",
        A5="zombie-2",
        B4="wall-5",
        B3="zombie-3",
        C2="dog",
        C1="zombie-2",
    )
    t.do("play back-off")
    assert t.figures() == {"A4": 2, "B2": 3, "C2": "dog", "C1": 2}


@pytest.mark.rule("ZK-53", "ZK-14")
def test_back_off_moves_nobody_who_is_netted_barred_or_before_a_wall_too_high():
    t = street(
        "humans",
        humans="back-off barrier",
        A3="zombie-2 netted",
        B3="zombie-4",
        B2="wall-5",
        C4="zombie-2",
    )
    t.do("play-at barrier C1", "play back-off")
    assert t.figures() == {"A3": 2, "B3": 4, "C4": 2}


@pytest.mark.rule("ZK-53", "ZK-54")
def test_back_off_moves_nobody_under_freeze():
    t = street("humans", humans="back-off freeze searchlight", A3="zombie-2", B3="dog")
    t.do("play freeze", "play back-off", "play-along searchlight A")
    assert t.figures() == {"A3": 2, "B3": "dog"}


# -- petrol ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-55")
def test_petrol_has_4_points_spent_one_by_one_until_the_zombie_died():
    t = street("humans", humans="petrol", B3="zombie-3", B2="zombie-3")
    t.do("play-at petrol B3")
    assert (t.strength("B3"), t.prompt) == (2, "pour")
    t.do("pour B3", "pour B3")
    assert t.figures() == {"B2": 3}
    t.do("pour B2")
    assert t.figures() == {"B2": 2}
    assert (t.actor, t.prompt) == ("humans", "play")
    assert t.pile("humans") == ["petrol"]


@pytest.mark.rule("ZK-55")
def test_the_path_goes_on_only_after_that_one_died():
    t = street("humans", humans="petrol", B3="zombie-3", B2="zombie-3")
    t.do("play-at petrol B3")
    for square in ("B2", "B4", "A3", "C3"):
        t.refused(f"pour {square}", "ZK-55/alive")


@pytest.mark.rule("ZK-55")
def test_an_empty_square_costs_1_point():
    t = street("humans", humans="petrol", B1="zombie-2")
    t.do("play-at petrol B4", "pour B3", "pour B2", "pour B1")
    assert t.figures() == {"B1": 1}
    assert t.prompt == "play"


@pytest.mark.rule("ZK-55")
@pytest.mark.parametrize("to", ["A4", "C4", "B1", "B5", "B3"])
def test_the_path_is_of_orthogonally_adjacent_squares_none_twice(to):
    t = street("humans", humans="petrol", C1="zombie-2")
    t.do("play-at petrol B3")
    t.refused(f"pour {to}", "ZK-55/twice" if to == "B3" else "ZK-55/adjacent")


@pytest.mark.rule("ZK-55")
def test_no_square_is_used_twice():
    t = street("humans", humans="petrol", B3="dog")
    t.do("play-at petrol B3", "pour B2")
    t.refused("pour B3", "ZK-55")
    t.do("pour A2", "pour A3")
    assert t.prompt == "play"


@pytest.mark.rule("ZK-55")
@pytest.mark.parametrize("start", ["A1", "B3", "C5", "B1"])
def test_petrol_may_start_anywhere(start):
    t = street("humans", humans="petrol", B4="wall-5", B3="zombie-3", B5="zombie-2")
    assert t.allows(f"play-at petrol {start}")


@pytest.mark.rule("ZK-55")
def test_the_humans_may_stop_at_any_point_and_the_rest_is_lost():
    t = street("humans", humans="petrol", B3="zombie-3", B2="zombie-3")
    t.do("play-at petrol B3", "stop")
    assert t.figures() == {"B3": 2, "B2": 3}
    assert (t.prompt, t.pile("humans")) == ("play", ["petrol"])


@pytest.mark.rule("ZK-55", "ZK-25")
def test_a_shield_ends_the_path():
    t = street("humans", humans="petrol", B3="dog", B2="zombie-2 shield", B1="zombie-2")
    t.do("play-at petrol B3", "pour B2")
    assert t.prompt == "play"
    assert t.figures() == {"B2": 2, "B1": 2}
    assert not t.has("B2", "shield")


@pytest.mark.rule("ZK-55", "ZK-63")
def test_petrol_pushes_nobody_back():
    t = street("humans", humans="petrol", B3="zombie-5")
    t.do("play-at petrol B3", "pour B3", "pour B3", "pour B3")
    assert t.figures() == {"B3": 1}


@pytest.mark.rule("ZK-55", "ZK-59")
def test_petrol_sets_off_a_mine_on_its_squares_before_the_next_point():
    t = street("humans", humans="petrol", B3="mine", B2="zombie-2")
    t.do("play-at petrol B4", "pour B3")
    assert t.prompt == "shrapnel"
    t.do("shrapnel B2")
    assert t.prompt == "pour"
    t.do("pour B2")
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-55", "ZK-62")
def test_petrol_sets_off_a_car_and_the_zombie_on_it():
    t = street("humans", humans="petrol", B3="car zombie-4", A2="zombie-3")
    t.do("play-at petrol B3")
    assert t.figures() == {"B3": 2, "A2": 2}
    assert t.things() == {}


# -- grenade ---------------------------------------------------------------------------


@pytest.mark.rule("ZK-56")
@pytest.mark.parametrize("square", ["A1", "B3", "C5"])
def test_the_grenade_may_be_thrown_on_any_square(square):
    t = street("humans", humans="grenade", B4="wall-5", B5="zombie-2")
    t.do(f"play-at grenade {square}")
    assert t.figures() == {"B5": 2}


@pytest.mark.rule("ZK-56")
@pytest.mark.parametrize(
    ("thing", "figure"),
    [
        ("wall-6", "zombie-5"),
        ("pit-2", "zombie-3"),
        ("barrier", ""),
        ("barrel", ""),
        ("napalm", "zombie-3"),
        ("", "zombie-5 shield"),
        ("", "dog"),
        ("", "zombie-2 netted"),
    ],
)
def test_the_grenade_destroys_everything_on_its_square(thing, figure):
    t = street("humans", humans="grenade", B1=f"{thing} {figure}", B2="zombie-2", A1="dog")
    t.do("play-at grenade B1")
    assert t.figures() == {"B2": 2, "A1": "dog"}
    assert t.things() == {}
    assert thing in ["", *t.pile("humans")]


@pytest.mark.rule("ZK-56")
def test_attachments_go_too():
    t = street("humans", humans="grenade", B2="zombie-2 shield boss claws", A2="zombie-2")
    t.do("play-at grenade B2")
    assert sorted(t.pile("zombies")) == ["boss", "claws", "shield", "zombie-2"]
    assert t.figures() == {"A1": 2}


@pytest.mark.rule("ZK-56", "ZK-62")
def test_a_car_under_the_grenade_goes_off():
    t = street("humans", humans="grenade", B2="car zombie-5", A1="zombie-2", C3="zombie-3")
    t.do("play-at grenade B2")
    assert t.figures() == {"A1": 1, "C3": 2}
    assert t.things() == {}


@pytest.mark.rule("ZK-56", "ZK-59")
def test_a_mine_under_the_grenade_goes_off():
    t = street("humans", humans="grenade", B2="mine", B1="zombie-3")
    t.do("play-at grenade B2", "shrapnel B1")
    assert t.figures() == {"B1": 2}
    assert t.things() == {}


@pytest.mark.rule("ZK-56", "ZK-48")
def test_a_barrier_destroyed_bars_nothing_any_more():
    t = street("humans", humans="grenade barrier", B3="zombie-2")
    t.do("play-at barrier B1", "play-at grenade B1")
    t.zombie_turn()
    assert t.figures() == {"B4": 2}


@pytest.mark.rule("ZK-56", "ZK-57")
def test_the_last_netted_zombie_takes_the_net_with_it():
    t = street("humans", humans="grenade", B2="zombie-2 netted", C2="zombie-3")
    t.do("play-at grenade B2")
    t.zombie_turn()
    t.do("end-turn")
    assert t.pile("humans").count("net") == 1


# -- lanes -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-60")
@pytest.mark.parametrize("lane", "AC")
def test_a_street_fire_does_1_to_every_zombie_and_dog_of_a_side_lane(lane):
    squares = {f"{lane}1": "zombie-2", f"{lane}3": "wall-5", f"{lane}4": "zombie-3"}
    t = street("humans", humans="street-fire", **squares, **{f"{lane}2": "dog"}, B2="zombie-2")
    t.do(f"play-along street-fire {lane}")
    assert t.figures() == {f"{lane}1": 1, f"{lane}4": 2, "B2": 2}
    assert t.moves() == []


@pytest.mark.rule("ZK-60")
def test_a_street_fire_does_not_burn_the_middle_lane():
    t = street("humans", humans="street-fire", B2="zombie-2")
    t.refused("play-along street-fire B", "ZK-60")


@pytest.mark.rule("ZK-60", "ZK-62")
def test_a_street_fire_sets_off_the_car():
    t = street("humans", humans="street-fire", A3="car", B2="zombie-3", A1="zombie-2")
    t.do("play-along street-fire A")
    assert t.figures() == {"B2": 2, "A1": 1}
    assert t.things() == {}


@pytest.mark.rule("ZK-60", "ZK-59")
def test_a_street_fire_sets_off_the_mine():
    t = street("humans", humans="street-fire", A3="mine", A2="zombie-3")
    t.do("play-along street-fire A", "shrapnel A2")
    assert t.figures() == {"A2": 1}
    assert t.things() == {}


@pytest.mark.rule("ZK-61")
@pytest.mark.parametrize("lane", "ABC")
def test_voltage_does_1_to_every_zombie_and_dog_of_any_lane_and_sets_off_nothing(lane):
    other = "B" if lane == "A" else "A"
    t = street(
        "humans",
        humans="voltage",
        **{
            f"{lane}1": "zombie-2",
            f"{lane}3": "car zombie-3",
            f"{lane}4": "dog",
            f"{lane}5": "mine",
        },
        **{f"{other}1": "zombie-2"},
    )
    t.do(f"play-along voltage {lane}")
    assert t.figures() == {f"{lane}1": 1, f"{lane}3": 2, f"{other}1": 2}
    assert t.things() == {f"{lane}3": "car", f"{lane}5": "mine"}


@pytest.mark.rule("ZK-61", "ZK-63")
def test_voltage_pushes_nobody_back():
    t = street("humans", humans="voltage", B3="zombie-3")
    t.do("play-along voltage B")
    assert t.figures() == {"B3": 2}


# -- flamethrower ----------------------------------------------------------------------


@pytest.mark.rule("ZK-64")
def test_the_flamethrower_splits_5_points_over_the_nearest_row():
    t = street("humans", humans="flamethrower", A4="zombie-3", B4="zombie-2", C3="zombie-2")
    t.do("flame 3,2,0")
    assert t.figures() == {"C3": 2}
    assert t.pile("humans") == ["flamethrower"]


@pytest.mark.rule("ZK-64")
def test_the_flamethrower_aims_at_the_nearest_row_with_a_zombie_or_dog():
    t = street("humans", humans="flamethrower", A2="zombie-3", C4="dog")
    t.do("flame 0,0,1")
    assert t.figures() == {"A2": 3}
    assert [e.row for e in t.told("flames-shot")] == [3]


@pytest.mark.rule("ZK-64")
@pytest.mark.parametrize(
    ("amounts", "left"),
    [
        ("1,0,0", {"A4": 4, "B4": 2, "C4": 3}),
        ("1,1,1", {"A4": 4, "B4": 1, "C4": 2}),
        ("3,1,1", {"A4": 2, "B4": 1, "C4": 2}),
        ("0,2,3", {"A4": 5}),
        ("5,0,0", {"B4": 2, "C4": 3}),
    ],
)
def test_the_humans_choose_the_split(amounts, left):
    t = street("humans", humans="flamethrower", A4="zombie-5", B4="zombie-2", C4="zombie-3")
    t.do(f"flame {amounts}")
    assert t.figures() == left
    assert t.moves() == []


@pytest.mark.rule("ZK-64")
@pytest.mark.parametrize("amounts", ["3,3,0", "2,2,2", "5,1,0", "0,0,0"])
def test_no_more_than_5_points_and_no_less_than_1(amounts):
    t = street("humans", humans="flamethrower", A4="zombie-5", B4="zombie-4", C4="zombie-3")
    t.refused(f"flame {amounts}", "ZK-64")


@pytest.mark.rule("ZK-64")
def test_the_squares_are_contiguous():
    t = street("humans", humans="flamethrower", A4="zombie-2", B4="zombie-2", C4="zombie-3")
    t.refused("flame 2,0,3", "ZK-64")


@pytest.mark.rule("ZK-64")
def test_an_empty_square_used_costs_1():
    t = street("humans", humans="flamethrower", A4="zombie-3", C4="zombie-3")
    t.refused("flame 2,0,2", "ZK-64")
    t.refused("flame 3,1,2", "ZK-64/five_points")
    t.refused("flame 1,2,2", "ZK-64/empty_costs_one")
    t.do("flame 2,1,2")
    assert t.figures() == {"A4": 1, "C4": 1}


@pytest.mark.rule("ZK-64")
def test_points_beyond_a_targets_strength_are_lost():
    t = street("humans", humans="flamethrower", A4="zombie-2", A3="zombie-3", B3="zombie-2")
    t.do("flame 5,0,0")
    assert t.figures() == {"A3": 3, "B3": 2}


@pytest.mark.rule("ZK-64", "ZK-25")
def test_a_shield_absorbs_its_whole_share_of_the_flames():
    t = street("humans", humans="flamethrower", A4="zombie-2 shield", B4="zombie-3")
    t.do("flame 4,1,0")
    assert t.figures() == {"A4": 2, "B4": 2}
    assert not t.has("A4", "shield")


@pytest.mark.rule("ZK-64")
def test_a_zombie_behind_a_wall_is_not_aimed_at():
    t = street("humans", humans="flamethrower", A4="zombie-2", A5="wall-5", B2="zombie-3")
    t.refused("flame 2,0,0", "ZK-64")
    t.refused("flame 1,3,0", "ZK-64")
    t.do("flame 0,3,0")
    assert t.figures() == {"A4": 2}


@pytest.mark.rule("ZK-64")
def test_a_hidden_square_can_be_neither_burned_nor_passed():
    t = street("humans", humans="flamethrower", A3="zombie-2", B4="wall-5", C3="zombie-2")
    t.refused("flame 2,1,2", "ZK-64")
    t.refused("flame 0,1,2", "ZK-64")
    t.refused("flame 2,0,2", "ZK-64")
    assert t.allows("flame 2,0,0")
    assert t.allows("flame 0,0,2")


@pytest.mark.rule("ZK-64")
def test_a_zombie_on_the_wall_is_not_hidden():
    t = street("humans", humans="flamethrower", A4="wall-5 zombie-3", B3="zombie-2")
    t.do("flame 3,0,0")
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-64")
def test_with_everybody_hidden_the_flamethrower_cannot_be_played():
    t = street("humans", humans="flamethrower", A4="wall-5", A3="zombie-3", B2="wall-6", B1="dog")
    for amounts in ("1,0,0", "0,1,0", "0,0,1"):
        t.refused(f"flame {amounts}", "ZK-64")


@pytest.mark.rule("ZK-64", "ZK-59")
def test_the_flames_burn_a_mine_in_their_row():
    t = street("humans", humans="flamethrower", A4="zombie-3", B4="mine", B3="zombie-2")
    t.do("flame 2,1,0", "shrapnel B3")
    assert t.figures() == {"A4": 1, "B3": 1}
    assert t.things() == {}


@pytest.mark.rule("ZK-64", "ZK-62")
def test_the_flames_burn_a_car_in_their_row():
    t = street("humans", humans="flamethrower", A4="zombie-4", B4="car", B3="zombie-2")
    t.do("flame 2,1,0")
    assert t.figures() == {"A4": 1, "B3": 1}
    assert t.things() == {}


@pytest.mark.rule("ZK-64", "ZK-63")
def test_flames_hit_all_at_once_and_push_nobody_back():
    t = street("humans", humans="flamethrower", A4="car zombie-4", B4="zombie-3")
    t.do("flame 1,2,0")
    kinds = [e.kind for e in t.events if e.kind in ("wounded", "exploded")]
    assert kinds[:3] == ["wounded", "wounded", "exploded"]
    assert t.figures() == {"A4": 2}
