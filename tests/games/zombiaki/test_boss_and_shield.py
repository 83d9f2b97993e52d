"""The Boss, human shields and Terror: ZK-23 … ZK-26."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

# -- boss ------------------------------------------------------------------------------


@pytest.mark.rule("ZK-23")
def test_the_boss_is_attached_to_any_zombie_and_may_order_in_the_same_turn():
    t = street("zombies", zombies="boss", B2="zombie-2", A4="zombie-3")
    t.do("play-at boss B2", "order A4 A5")
    assert t.has("B2", "boss")
    assert t.figures() == {"B2": 2, "A5": 3}
    assert t.pile("zombies") == []


@pytest.mark.rule("ZK-23")
@pytest.mark.parametrize("to", ["B4", "B2", "A3", "C3"])
def test_an_order_moves_one_square_forward_back_or_sideways(to):
    t = street("zombies", B3="zombie-3", A1="zombie-5 boss")
    t.do(f"order B3 {to}")
    assert t.strength(to) == 3
    assert t.moves("order") == [f"B3-{to}"]


@pytest.mark.rule("ZK-23")
@pytest.mark.parametrize("to", ["C4", "A2", "B5", "B3", "B1"])
def test_an_order_is_for_one_orthogonal_square(to):
    t = street("zombies", B3="zombie-3", A1="zombie-5 boss")
    t.refused(f"order B3 {to}", "ZK-23", "ZK-14")


@pytest.mark.rule("ZK-23")
def test_one_order_in_each_own_play_step():
    t = street("zombies", A1="zombie-5 boss", B2="zombie-2", C2="zombie-2")
    t.do("order B2 B3")
    t.refused("order C2 C3", "ZK-23")


@pytest.mark.rule("ZK-23")
def test_three_orders_in_all_over_the_game():
    cards = "zombie-3 zombie-3"
    t = street(
        "zombies", zombies=cards, A1="zombie-5 boss", A2="wall-6", B1="zombie-2", C1="zombie-2"
    )
    for before, order in (("", "B1 B2"), ("", "C2 C3"), ("play-at zombie-3 B1", "B1 B2")):
        if before:
            t.do(before)
        t.do(f"order {order}")
        t.human_turn()
        t.zombie_turn(keep=cards)
    t.do("play-at zombie-3 C1")
    assert t.state.orders == 0
    t.refused("order C1 C2", "ZK-23")
    assert not any(a.kind == "order" for a in t.state.legal_actions())


@pytest.mark.rule("ZK-23")
def test_only_zombies_of_current_strength_3_or_less_obey():
    t = street("zombies", A1="zombie-5 boss", B2="zombie-4", C2="zombie-4:3", B4="zombie-3:4 claws")
    t.refused("order B2 B3", "ZK-23")
    t.refused("order B4 B5", "ZK-23")
    t.do("order C2 C3")
    assert t.strength("C3") == 3


@pytest.mark.rule("ZK-23")
def test_each_zombie_obeys_one_order_per_game():
    t = street("zombies", A1="zombie-5 boss", B1="zombie-2", C1="zombie-2")
    t.do("order B1 B2")
    t.human_turn()
    t.zombie_turn()
    t.refused("order B3 B4", "ZK-23")
    t.do("order C2 C3")


@pytest.mark.rule("ZK-23")
def test_the_boss_does_not_order_itself():
    t = street("zombies", B2="zombie-2 boss", A1="zombie-2")
    t.refused("order B2 B3", "ZK-23")


@pytest.mark.rule("ZK-23")
def test_without_a_boss_there_are_no_orders():
    street("zombies", B2="zombie-2").refused("order B2 B3", "ZK-23")


@pytest.mark.rule("ZK-23", "ZK-11")
@pytest.mark.parametrize("blocker", ["zombie-2", "dog", "wall-5"])
@pytest.mark.parametrize("to", ["B4", "B2", "A3", "C3"])
def test_an_order_needs_a_free_square(blocker, to):
    t = street("zombies", A1="zombie-5 boss", B3="zombie-3", **{to: blocker})
    t.refused(f"order B3 {to}", "ZK-11", "ZK-12", "ZK-14", "ZK-39", "ZK-46")


@pytest.mark.rule("ZK-23", "ZK-08")
def test_an_order_leads_off_the_street_over_the_barricade_only():
    t = street("zombies", A1="zombie-5 boss", A4="zombie-2", C5="zombie-2", B1="zombie-2")
    t.refused("order A4 -", "ZK-23", "ZK-08")
    t.refused("order B1 -", "ZK-23", "ZK-14", "ZK-08")
    assert t.allows("order C5 -")


@pytest.mark.rule("ZK-23", "ZK-27")
def test_a_whole_does_not_obey_in_the_turn_of_its_fusion():
    t = street("zombies", zombies="mass", B2="zombie-2:1", B3="zombie-2:1", A1="zombie-5 boss")
    t.do("play-move mass B2 B3")
    t.refused("order B3 B4", "ZK-27", "ZK-13", "ZK-23")
    t.human_turn()
    t.zombie_turn()
    t.do("order B4 B5")


@pytest.mark.rule("ZK-23", "ZK-46")
def test_an_order_forward_onto_a_wall_counts_the_line_sideways_and_back_only_the_own_strength():
    walls = {"A1": "zombie-5 boss", "B2": "zombie-3", "B1": "zombie-4"}
    t = street("zombies", **walls, B3="wall-6", C2="wall-5")
    t.refused("order B2 C2", "ZK-46/too_weak")
    t.do("order B2 B3")
    assert t.figures() == {"A1": 5, "B3": 3, "B1": 4}
    t = street("zombies", A1="zombie-5 boss", B3="zombie-3", B4="zombie-4", B2="wall-5")
    t.refused("order B3 B2", "ZK-46/too_weak")


@pytest.mark.rule("ZK-23", "ZK-57")
def test_a_netted_boss_may_give_orders_but_netted_zombies_do_not_obey():
    t = street("zombies", A1="zombie-4 boss netted", B1="zombie-2 netted", C1="zombie-2")
    t.refused("order B1 B2", "ZK-57", "ZK-23")
    t.do("order C1 C2")
    assert t.strength("C2") == 2


@pytest.mark.rule("ZK-23")
def test_orders_are_given_in_the_own_play_step_only():
    t = street("zombies", A1="zombie-4 boss", B1="zombie-2", zombies="hunger meat click")
    t.human_turn()
    t.refused("order B1 B2", "ZK-23", "ZK-02")
    t.do("end-turn")
    assert (t.actor, t.prompt) == ("zombies", "discard")
    t.refused("order B2 B3", "ZK-23", "ZK-02", "ZK-04")


@pytest.mark.rule("ZK-24")
def test_when_the_boss_dies_all_zombies_step_back_but_no_dogs():
    t = street(
        "humans",
        humans="sniper",
        B3="zombie-2 boss",
        B4="zombie-3",
        A5="zombie-4",
        C3="dog",
        C1="zombie-2",
    )
    t.do("shoot sniper B3 figure")
    assert t.figures() == {"B3": 3, "A4": 4, "C3": "dog", "C1": 2}
    assert t.moves("boss-fell") == ["B4-B3", "A5-A4"]
    assert sorted(t.pile("zombies")) == ["boss", "zombie-2"]


@pytest.mark.rule("ZK-24", "ZK-43")
def test_they_step_back_when_the_card_that_killed_the_boss_is_finished():
    t = street("humans", humans="burst-3", B5="zombie-2:1 boss", B3="zombie-2:1", B2="zombie-3")
    t.do("shoot burst-3 B5 figure")
    assert t.figures() == {"B1": 2}
    kinds = [e.kind for e in t.events]
    assert kinds.count("bullet-fired") == 3
    assert kinds.index("boss-fell") > max(n for n, k in enumerate(kinds) if k == "bullet-fired")


@pytest.mark.rule("ZK-24", "ZK-59")
def test_in_the_zombie_move_they_step_back_at_the_end_of_step_1():
    t = street("humans", A4="zombie-3", B2="zombie-2 boss", B3="mine", B4="dog", C1="zombie-3")
    t.do("end-turn", "advance", "shrapnel B4")
    assert t.figures() == {"A4": 3, "C1": 3}
    kinds = [e.kind for e in t.events]
    assert t.moves("advance") == ["A4-A5", "B2-B3", "C1-C2"]
    assert kinds.index("boss-fell") > kinds.index("shrapnel-flew")
    assert kinds.index("boss-fell") < kinds.index("card-drawn")
    assert t.moves("boss-fell") == ["C2-C1", "A5-A4"]


@pytest.mark.rule("ZK-24", "ZK-58")
def test_they_step_back_when_the_barrel_has_killed_the_boss():
    t = street("zombies", B4="barrel", B3="zombie-5 boss", C3="zombie-2")
    t.do("end-turn")
    assert t.figures() == {"C2": 2}
    kinds = [e.kind for e in t.events]
    assert kinds.index("boss-fell") < kinds.index("card-drawn")


@pytest.mark.rule("ZK-24", "ZK-54")
def test_the_fall_of_the_boss_moves_nobody_under_freeze():
    t = street("humans", humans="freeze sniper", B3="zombie-2 boss", C3="zombie-2")
    t.do("play freeze", "shoot sniper B3 figure")
    assert t.figures() == {"C3": 2}


@pytest.mark.rule("ZK-24", "ZK-14")
def test_the_fall_of_the_boss_moves_nobody_who_is_netted_barred_or_blocked():
    t = street(
        "humans",
        humans="sniper barrier",
        A3="zombie-2 netted",
        B3="zombie-2 boss",
        B1="zombie-3",
        B2="zombie-3",
        C3="zombie-2",
    )
    t.do("play-at barrier C1", "shoot sniper B3 figure")
    assert t.figures() == {"A3": 2, "B1": 3, "B2": 3, "C3": 2}


@pytest.mark.rule("ZK-24", "ZK-17")
def test_who_steps_back_when_the_boss_falls_enters_the_square():
    t = street("humans", humans="sniper", B5="zombie-2 boss", A3="zombie-2", A2="pit-2")
    t.do("shoot sniper B5 figure")
    assert t.figures() == {}
    assert t.things() == {}


@pytest.mark.rule("ZK-24", "ZK-27")
@pytest.mark.parametrize("action", ["play-move mass B2 B3", "play-move mass B3 B2"])
def test_the_boss_mark_survives_fusion(action):
    t = street("zombies", zombies="mass", B2="zombie-2 boss", B3="zombie-3", A1="zombie-2")
    t.do(action)
    whole = action[-2:]
    assert t.has(whole, "boss")
    t.refused(f"order {whole} A{whole[1]}", "ZK-23")
    t.do("order A1 A2")


@pytest.mark.rule("ZK-24", "ZK-27")
def test_when_a_merged_boss_dies_all_zombies_step_back():
    t = street("zombies", zombies="mass", B2="zombie-2:1 boss", B3="zombie-2:1", A4="zombie-2")
    t.do("play-move mass B2 B3")
    t.human_turn(keep="shot-1")
    t = street("humans", humans="sniper", B3="zombie-2 boss", A4="zombie-2")
    t.do("shoot sniper B3 figure")
    assert t.figures() == {"A3": 2}


# -- human shield ----------------------------------------------------------------------


@pytest.mark.rule("ZK-25")
def test_a_shield_is_attached_to_a_zombie_without_one():
    t = street("zombies", zombies="shield shield", B2="zombie-2", B3="zombie-3")
    t.do("play-at shield B2")
    assert t.has("B2", "shield")
    assert t.figures() == {"B2": 2, "B3": 3}
    t.refused("play-at shield B2", "ZK-25")
    t.do("play-at shield B3")


SOURCES = [
    ("shot-1", ["shoot shot-1 A3 figure"], {}),
    ("shot-2", ["shoot shot-2 A3 figure"], {}),
    ("burst-2", ["shoot burst-2 A3 figure"], {}),
    ("burst-3", ["shoot burst-3 A3 figure"], {}),
    ("sniper", ["shoot sniper A3 figure"], {}),
    ("napalm", ["play-at napalm A3"], {}),
    ("voltage", ["play-along voltage A"], {}),
    ("street-fire", ["play-along street-fire A"], {}),
    ("petrol", ["play-at petrol A3"], {}),
    ("flamethrower", ["flame 5,0,0"], {}),
    ("shot-1", ["shoot shot-1 B3 car"], {"B3": "car"}),
    ("street-fire", ["play-along street-fire C", "shrapnel B3"], {"C3": "mine", "B3": "car"}),
    ("grenade", ["play-at grenade B3", "shrapnel A3"], {"B3": "mine"}),
]


@pytest.mark.rule("ZK-25")
@pytest.mark.parametrize(("card", "actions", "things"), SOURCES)
def test_a_shield_absorbs_all_damage_of_one_source_and_the_bearer_stays(card, actions, things):
    t = street("humans", humans=card, A3="zombie-2 shield", **things)
    t.do(*actions)
    assert t.figures() == {"A3": 2}
    assert not t.has("A3", "shield")
    assert t.pile("zombies") == ["shield"]
    assert t.moves() == []


@pytest.mark.rule("ZK-25", "ZK-59")
def test_a_shield_absorbs_a_mine_stepped_on_shrapnel_is_another_matter():
    t = street("humans", B2="zombie-2 shield", B3="mine", C3="zombie-3 shield netted")
    t.do("end-turn", "shrapnel C3")
    assert t.figures() == {"B3": 2, "C3": 3}
    assert t.pile("zombies") == ["shield", "shield"]


@pytest.mark.rule("ZK-25", "ZK-58")
def test_a_shield_absorbs_the_barrel():
    t = street("zombies", B4="barrel", B3="zombie-2 shield")
    t.do("end-turn")
    assert t.figures() == {"B3": 2}
    assert t.things() == {}
    assert t.pile("zombies") == ["shield"]


@pytest.mark.rule("ZK-25", "ZK-49")
def test_a_shield_absorbs_a_fire_walked_into():
    t = street("humans", B2="zombie-2 shield", B3="napalm")
    t.zombie_turn()
    assert t.figures() == {"B3": 2}
    assert not t.has("B3", "shield")


@pytest.mark.rule("ZK-25")
def test_the_next_card_hits_the_zombie():
    t = street("humans", humans="shot-1 shot-1", A3="zombie-2 shield")
    t.do("shoot shot-1 A3 figure", "shoot shot-1 A3 figure")
    assert t.figures() == {"A2": 1}


@pytest.mark.rule("ZK-25", "ZK-63")
def test_each_explosion_is_its_own_source():
    # The mine takes the shield, its shrapnel fires the car, and that one wounds.
    t = street("humans", B2="zombie-3 shield", B3="mine", C3="car")
    t.do("end-turn", "shrapnel C3")
    assert t.figures() == {"B3": 2}
    assert t.pile("zombies") == ["shield"]


@pytest.mark.rule("ZK-25", "ZK-56")
def test_the_grenade_kills_both():
    t = street("humans", humans="grenade", A3="zombie-5 shield")
    t.do("play-at grenade A3")
    assert t.figures() == {}
    assert sorted(t.pile("zombies")) == ["shield", "zombie-5"]


# -- terror ----------------------------------------------------------------------------


@pytest.mark.rule("ZK-26")
def test_after_terror_the_humans_may_play_only_one_card():
    t = street("zombies", zombies="terror", humans="voltage back-off freeze")
    t.do("play terror", "end-turn")
    assert [(e.effect, e.square) for e in t.told("effect-began")] == [("terror", -1)]
    assert len(t.hand("humans")) == 4
    t.do("discard shot-1", "play back-off")
    t.refused("play-along voltage A", "ZK-26")
    t.refused("play freeze", "ZK-26")
    t.do("end-turn")


@pytest.mark.rule("ZK-26")
def test_terror_lasts_for_the_next_human_turn_only():
    t = street("zombies", zombies="terror", humans="voltage back-off freeze")
    t.do("play terror")
    t.human_turn(keep="voltage back-off freeze")
    t.zombie_turn()
    t.human_turn(keep="voltage back-off freeze")
    t.do("play back-off", "play-along voltage A", "play freeze")


@pytest.mark.rule("ZK-26")
def test_two_terrors_do_not_add_up():
    t = street("zombies", zombies="terror terror", humans="voltage back-off freeze")
    t.do("play terror", "play terror")
    t.human_turn(keep="voltage back-off freeze")
    t.do("play back-off")
    t.refused("play freeze", "ZK-26")
    t.zombie_turn()
    t.human_turn(keep="voltage freeze")
    t.do("play freeze", "play-along voltage A")
