"""Barrier, napalm, freeze and net: what they do and when they end (ZK-48, 49, 54, 57)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

BARRIER = {"sheet": "B1", "publisher": "B5"}
PRESETS = ("sheet", "publisher")


def barred(preset, **squares):
    """Lay a barrier in lane B and go on to the play step of the zombies."""
    cards = squares.pop("humans", "")
    t = street("humans", preset=preset, humans=f"barrier {cards}", **squares)
    t.do(f"play-at barrier {BARRIER[preset]}")
    return t


# -- barrier ---------------------------------------------------------------------------


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_barrier_is_laid_on_the_presets_row_only(preset):
    t = street("humans", preset=preset, humans="barrier")
    row = int(BARRIER[preset][1])
    for square in (f"{lane}{n}" for lane in "ABC" for n in range(1, 6)):
        if int(square[1]) == row:
            assert t.allows(f"play-at barrier {square}")
        else:
            t.refused(f"play-at barrier {square}", "ZK-48")


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_zombie_or_dog_of_the_lane_moves_and_the_other_lanes_do(preset):
    t = barred(preset, B3="zombie-3", A3="zombie-2", C3="zombie-2")
    t.zombie_turn()
    assert t.figures() == {"B3": 3, "A4": 2, "C4": 2}


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "action",
    [
        "play-at hunger B3",
        "order A4 B4",
        "order B3 A3",
        "order B3 B4",
        "order B3 B2",
        "play-move change A4 B4",
        "play-at zombie-2 B1",
        "play-at dog B1",
    ],
)
def test_nobody_moves_in_enters_leaves_or_is_placed_by_the_zombies(preset, action):
    card = action.split()[1] if action.startswith("play") else "hunger"
    t = barred(preset, zombies=card, B3="zombie-3", A3="zombie-2", C4="zombie-5 boss")
    t.zombie_turn(keep=card)
    t.refused(action, "ZK-")


@pytest.mark.rule("ZK-48", "ZK-08")
@pytest.mark.parametrize("lane", "ABC")
def test_a_zombie_in_row_5_of_a_barred_lane_does_not_win(lane):
    t = street("humans", humans="barrier", zombies="hunger", **{f"{lane}5": "zombie-3"})
    t.do(f"play-at barrier {lane}1")
    t.zombie_turn(keep="hunger")
    t.refused(f"play-at hunger {lane}5", "ZK-48")
    assert t.figures() == {f"{lane}5": 3}


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize("square", ["A1", "A5", "C1", "C5"])
def test_a_barrier_bars_no_square_of_another_lane(square):
    t = street("humans", humans="barrier blood", **{square: "dog"}, B3="zombie-2")
    t.do("play-at barrier B1", "end-turn")
    assert any(a.kind == "step" for a in t.state.legal_actions())


@pytest.mark.rule("ZK-48")
def test_the_refusal_names_the_barrier():
    t = barred("sheet", zombies="hunger", B3="zombie-3")
    t.zombie_turn(keep="hunger")
    t.refused("play-at hunger B3", "ZK-48")


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("searchlight", "play-along searchlight B"),
        ("back-off", "play back-off"),
        ("sniper", "shoot sniper B3 figure"),
    ],
)
def test_nobody_is_moved_by_the_humans_either(preset, card, action):
    t = barred(preset, humans=card, B3="zombie-4")
    t.do(action)
    assert list(t.figures()) == ["B3"]


@pytest.mark.rule("ZK-48")
@pytest.mark.parametrize(
    ("card", "action", "left"),
    [
        ("pit-2", "play-at pit-2 B3", {"B3": 3}),
        ("mine", "play-at mine B5", {"B3": 3}),
        ("napalm", "play-at napalm B3", {"B3": 2}),
        ("voltage", "play-along voltage B", {"B3": 2}),
        ("petrol", "play-at petrol B3", {"B3": 2}),
        ("grenade", "play-at grenade B3", {}),
        ("flamethrower", "flame 0,2,0", {"B3": 1}),
        ("net", "throw-net B3", {"B3": 3}),
        ("shot-1", "shoot shot-1 B3 figure", {"B3": 2}),
    ],
)
def test_other_human_cards_are_not_concerned(card, action, left):
    t = barred("sheet", humans=card, B3="zombie-3")
    t.do(action)
    assert t.figures() == left


@pytest.mark.rule("ZK-48", "ZK-66")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_barrier_ends_at_the_start_of_the_next_human_turn(preset):
    t = barred(preset, B3="zombie-3")
    assert [(e.effect, e.square) for e in t.told("effect-began")] == [
        ("barrier", t.squares(BARRIER[preset])[0])
    ]
    t.zombie_turn()
    assert t.things() == {BARRIER[preset]: "barrier"}
    t.do("end-turn")
    assert [(e.effect, e.square) for e in t.told("effect-ended")] == [
        ("barrier", t.squares(BARRIER[preset])[0])
    ]
    t.to_play()
    assert t.things() == {}
    assert "barrier" in t.pile("humans")
    t.zombie_turn()
    assert t.figures() == {"B4": 3}


@pytest.mark.rule("ZK-48")
def test_by_the_publisher_squares_beyond_a_wall_are_not_barred():
    t = street("humans", preset="publisher", humans="barrier", B4="wall-6", B2="zombie-2")
    t.do("play-at barrier B5")
    t.zombie_turn()
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-48")
def test_by_the_publisher_the_walls_own_square_is_barred():
    t = street("humans", preset="publisher", humans="barrier", B3="wall-5", B2="zombie-5")
    t.do("play-at barrier B5")
    t.zombie_turn()
    assert t.figures() == {"B2": 5}
    t = street("humans", preset="publisher", humans="barrier", B3="wall-5 zombie-2")
    t.do("play-at barrier B5")
    t.zombie_turn()
    assert t.figures() == {"B3": 2}


@pytest.mark.rule("ZK-48")
def test_on_the_sheet_a_wall_does_not_help_the_whole_lane_is_barred():
    t = street("humans", humans="barrier", B4="wall-6", B2="zombie-2", A5="dog")
    t.do("play-at barrier B1")
    t.zombie_turn()
    assert t.strength("B2") == 2


@pytest.mark.rule("ZK-48")
def test_by_the_publisher_a_zombie_is_placed_behind_the_wall_of_a_barred_lane():
    t = street("zombies", preset="publisher", zombies="zombie-3", B5="barrier", B3="wall-5")
    t.do("play-at zombie-3 B1")
    assert t.figures() == {"B1": 3}


# -- napalm ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-49")
def test_the_sheets_example_of_napalm_on_c3_with_the_dog_and_the_zombie_from_c2():
    t = street("humans", humans="napalm", C3="dog", C2="zombie-3")
    t.do("play-at napalm C3")
    assert t.figures() == {"C2": 3}
    assert t.pile("zombies") == ["dog"]
    t.zombie_turn()
    assert t.figures() == {"C3": 2}
    assert t.things() == {"C3": "napalm"}


@pytest.mark.rule("ZK-49")
@pytest.mark.parametrize("square", ["A1", "B3", "C5", "A4", "B1"])
def test_napalm_burns_any_square(square):
    t = street("humans", humans="napalm", A4="wall-5", B1="zombie-5")
    t.do(f"play-at napalm {square}")
    assert t.burning == square
    assert t.figures() == {"B1": 4 if square == "B1" else 5}


@pytest.mark.rule("ZK-49", "ZK-66")
def test_napalm_ends_at_the_start_of_the_next_human_turn():
    t = street("humans", humans="napalm")
    t.do("play-at napalm B3")
    t.zombie_turn()
    assert t.burning == "B3"
    t.do("end-turn")
    assert t.burning == ""
    assert "napalm" in t.pile("humans")


@pytest.mark.rule("ZK-49")
def test_every_comer_is_burned_and_who_stays_is_not_burned_again():
    t = street("humans", humans="napalm", zombies="hunger", B3="zombie-3 netted", A2="zombie-2")
    t.do("play-at napalm B3")
    assert t.figures() == {"B3": 2, "A2": 2}
    t.zombie_turn()
    assert t.figures() == {"B3": 2, "A3": 2}
    t = street("humans", humans="napalm", zombies="hunger", B3="zombie-3", B2="zombie-2")
    t.do("play-at napalm B3")
    t.zombie_turn()
    assert t.figures() == {"B4": 2, "B3": 1}


@pytest.mark.rule("ZK-49", "ZK-59")
def test_napalm_sets_off_a_mine():
    t = street("humans", humans="napalm", B3="mine", B2="zombie-3")
    t.do("play-at napalm B3", "shrapnel B2")
    assert t.figures() == {"B2": 2}
    assert t.things() == {"B3": "napalm"}


@pytest.mark.rule("ZK-49", "ZK-62")
def test_napalm_sets_off_a_car_and_each_hurts():
    t = street("humans", humans="napalm", B3="car zombie-4", A4="zombie-2")
    t.do("play-at napalm B3")
    assert t.figures() == {"B3": 2, "A4": 1}
    assert t.things() == {"B3": "napalm"}


@pytest.mark.rule("ZK-49", "ZK-63")
def test_napalm_pushes_nobody_back():
    t = street("humans", humans="napalm", B3="zombie-4")
    t.do("play-at napalm B3")
    assert t.figures() == {"B3": 3}


# -- freeze ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-54")
@pytest.mark.parametrize("preset", PRESETS)
def test_under_freeze_no_zombie_or_dog_moves_in_the_next_zombie_turn(preset):
    t = street("humans", preset=preset, humans="freeze", A2="zombie-2", B2="dog", C5="zombie-5")
    t.do("play freeze")
    assert [(e.effect, e.square) for e in t.told("effect-began")] == [("freeze", -1)]
    t.zombie_turn()
    assert t.figures() == {"A2": 2, "B2": "dog", "C5": 5}


@pytest.mark.rule("ZK-54")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "action", ["play-at hunger A2", "order A2 A3", "order A2 A1", "play-move change A2 B2"]
)
def test_under_freeze_no_card_or_order_moves_a_zombie(preset, action):
    card = action.split()[1] if action.startswith("play") else "meat"
    t = street(
        "humans",
        preset=preset,
        humans="freeze",
        zombies=card,
        A2="zombie-2",
        B2="zombie-2",
        C5="zombie-5 boss",
    )
    t.do("play freeze")
    t.zombie_turn(keep=card)
    t.refused(action, "ZK-54", "ZK-23", "ZK-28", "ZK-31")


@pytest.mark.rule("ZK-54")
def test_the_sheets_freeze_ends_at_the_end_of_the_next_human_turn():
    t = street("humans", humans="freeze back-off", A3="zombie-2")
    t.do("play freeze")
    t.zombie_turn()
    t.human_turn(keep="back-off")
    t.do("play back-off")
    assert t.figures() == {"A3": 2}
    assert t.state.frozen
    t.zombie_turn()
    assert t.figures() == {"A4": 2}
    assert not t.state.frozen


@pytest.mark.rule("ZK-54")
def test_the_publishers_freeze_ends_at_the_start_of_the_next_human_turn():
    t = street("humans", preset="publisher", humans="freeze back-off", A3="zombie-2")
    t.do("play freeze")
    t.zombie_turn()
    assert t.state.frozen
    t.human_turn(keep="back-off")
    assert not t.state.frozen
    t.do("play back-off")
    assert t.figures() == {"A2": 2}


@pytest.mark.rule("ZK-54")
@pytest.mark.parametrize("preset", PRESETS)
def test_freeze_holds_from_the_moment_it_is_played(preset):
    t = street("humans", preset=preset, humans="freeze sniper blood", A3="zombie-4")
    t.do("play freeze", "shoot sniper A3 figure")
    assert t.figures() == {"A3": 2}
    t.refused("play-move blood A3 B3", "ZK-54", "ZK-50")


@pytest.mark.rule("ZK-54", "ZK-18")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_dog_step_is_offered_under_freeze(preset):
    t = street("humans", preset=preset, humans="freeze", B2="dog")
    t.do("play freeze", "end-turn")
    assert [a for a in t.state.legal_actions() if a.kind == "step"] == []


# -- net -------------------------------------------------------------------------------


@pytest.mark.rule("ZK-57")
@pytest.mark.parametrize(
    ("squares", "allowed"),
    [
        ("B2", True),
        ("B2,B3", True),
        ("B3,C3", True),
        ("B2,B3,C3", True),
        ("B2,C3", False),
        ("A5,B2", False),
    ],
)
def test_the_net_falls_on_a_connected_group_of_at_most_6(squares, allowed):
    t = street("humans", humans="net", B2="zombie-2", B3="zombie-2", C3="zombie-2", A5="zombie-2")
    if allowed:
        t.do(f"throw-net {squares}")
        assert [s for s in t.figures() if t.has(s, "netted")] == sorted(squares.split(","))
        assert t.pile("humans") == []
    else:
        t.refused(f"throw-net {squares}", "ZK-57")


@pytest.mark.rule("ZK-57")
def test_the_current_strengths_count():
    t = street("humans", humans="net", B2="zombie-4", B3="zombie-3", C3="zombie-4:2")
    t.refused("throw-net B2,B3", "ZK-57")
    t.refused("throw-net B2,B3,C3", "ZK-57")
    assert t.allows("throw-net B3,C3")
    t = street("humans", humans="net", B2="zombie-5:6 claws", B3="zombie-5:1")
    assert t.allows("throw-net B2")
    t.refused("throw-net B2,B3", "ZK-57")


@pytest.mark.rule("ZK-57")
def test_dogs_cannot_be_netted():
    t = street("humans", humans="net", B2="dog", B3="zombie-2")
    t.refused("throw-net B2", "ZK-57")
    t.refused("throw-net B2,B3", "ZK-57")


@pytest.mark.rule("ZK-57")
def test_a_dog_connects_no_group():
    t = street("humans", humans="net", B2="zombie-2", B3="dog", B4="zombie-2")
    t.refused("throw-net B2,B4", "ZK-57")


@pytest.mark.rule("ZK-57", "ZK-66")
def test_netted_zombies_stay_until_the_start_of_the_next_human_turn():
    t = street("humans", humans="net", B2="zombie-2", C2="zombie-3", A2="zombie-2")
    t.do("throw-net B2,C2")
    t.zombie_turn()
    assert t.figures() == {"B2": 2, "C2": 3, "A3": 2}
    t.human_turn()
    assert not t.has("B2", "netted")
    assert "net" in t.pile("humans")
    t.zombie_turn()
    assert t.figures() == {"B3": 2, "C3": 3, "A4": 2}


@pytest.mark.rule("ZK-57")
@pytest.mark.parametrize("action", ["play-at hunger B3", "order B3 B4", "order B3 A3"])
def test_the_zombies_cannot_move_a_netted_one(action):
    t = street("zombies", zombies="hunger", B3="zombie-3 netted", A1="zombie-5 boss")
    t.refused(action, "ZK-57")


@pytest.mark.rule("ZK-57", "ZK-14")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("sniper", "shoot sniper B3 figure"),
        ("burst-2", "shoot burst-2 B3 figure"),
        ("back-off", "play back-off"),
        ("searchlight", "play-along searchlight B"),
    ],
)
def test_the_humans_cannot_move_a_netted_one_either(card, action):
    t = street("humans", humans=card, B3="zombie-4 netted")
    t.do(action)
    assert list(t.figures()) == ["B3"]


@pytest.mark.rule("ZK-57", "ZK-06")
def test_when_a_netted_one_dies_the_others_stay_netted_and_the_net_comes_home_once():
    t = street("humans", humans="net shot-2", B3="zombie-2")
    t.do("throw-net B3", "shoot shot-2 B3 figure")
    assert [(e.effect, e.square) for e in t.told("effect-ended")] == [("net", -1)]
    t = street("humans", humans="net shot-2", B3="zombie-2", B2="zombie-3")
    t.do("throw-net B2,B3", "shoot shot-2 B3 figure")
    t.zombie_turn()
    assert t.figures() == {"B2": 3}
    t.human_turn()
    assert t.pile("humans").count("net") == 1
