"""What the zombies may throw in: Click and Not so fast (ZK-33, ZK-35)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.table import street

SHOTS = ["shot-1", "shot-2", "burst-2", "burst-3", "sniper"]


# -- click -----------------------------------------------------------------------------


@pytest.mark.rule("ZK-33")
@pytest.mark.parametrize("card", SHOTS)
def test_click_cancels_a_shot_and_both_cards_are_discarded(card):
    t = street("humans", humans=card, zombies="click", B3="zombie-3")
    t.do(f"shoot {card} B3 figure")
    assert (t.actor, t.prompt) == ("zombies", "click")
    assert t.figures() == {"B3": 3}
    t.do("click")
    assert t.figures() == {"B3": 3}
    assert (t.pile("humans"), t.pile("zombies")) == ([card], ["click"])
    assert (t.actor, t.prompt) == ("humans", "play")
    assert t.told("bullet-fired") == []


@pytest.mark.rule("ZK-33")
@pytest.mark.parametrize("card", SHOTS)
def test_click_cancels_a_shot_at_the_car(card):
    t = street("humans", humans=card, zombies="click", B3="car", A3="zombie-2")
    t.do(f"shoot {card} B3 car", "click")
    assert t.things() == {"B3": "car"}
    assert t.figures() == {"A3": 2}


@pytest.mark.rule("ZK-33")
@pytest.mark.parametrize("card", SHOTS)
def test_who_holds_click_may_let_it_happen_and_keeps_it(card):
    t = street("humans", humans=card, zombies="click", B3="zombie-5")
    t.do(f"shoot {card} B3 figure", "decline")
    assert list(t.figures()) == ["B2"]
    assert t.hand("zombies") == ["click"]


@pytest.mark.rule("ZK-33")
@pytest.mark.parametrize("card", SHOTS)
def test_without_click_nothing_is_asked(card):
    t = street("humans", humans=card, zombies="hunger terror", B3="zombie-5")
    t.do(f"shoot {card} B3 figure")
    assert (t.actor, t.prompt) == ("humans", "play")


@pytest.mark.rule("ZK-33")
def test_click_comes_before_the_first_bullet_and_not_between_them():
    t = street("humans", humans="burst-3", zombies="click", B5="dog", B3="car zombie-5")
    t.do("shoot burst-3 B5 figure", "decline")
    assert (t.actor, t.prompt) == ("humans", "bullet")
    t.do("bullet B3 figure")
    assert (t.actor, t.prompt) == ("humans", "bullet")
    t.refused("click", "ZK-33", "ZK-43")


@pytest.mark.rule("ZK-33")
def test_each_shot_is_asked_about_and_each_click_works_once():
    t = street("humans", humans="shot-1 shot-1 shot-1", zombies="click click", B3="zombie-3")
    t.do("shoot shot-1 B3 figure", "click", "shoot shot-1 B3 figure", "click")
    t.do("shoot shot-1 B3 figure")
    assert t.figures() == {"B2": 2}
    assert t.pile("zombies") == ["click", "click"]


@pytest.mark.rule("ZK-33", "ZK-26")
def test_the_cancelled_card_was_played():
    t = street("zombies", zombies="terror click", humans="shot-1 shot-2 freeze", B3="zombie-3")
    t.do("play terror")
    t.human_turn(keep="shot-1 shot-2 freeze")
    t.do("shoot shot-1 B3 figure", "click")
    t.refused("play freeze", "ZK-26")
    t.refused("shoot shot-2 B3 figure", "ZK-26")


@pytest.mark.rule("ZK-33")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("flamethrower", "flame 0,2,0"),
        ("grenade", "play-at grenade B3"),
        ("petrol", "play-at petrol B3"),
        ("napalm", "play-at napalm B3"),
        ("voltage", "play-along voltage B"),
        ("car", "play-at car B5"),
        ("searchlight", "play-along searchlight B"),
    ],
)
def test_click_answers_nothing_but_shots(card, action):
    t = street("humans", humans=card, zombies="click", B3="zombie-3")
    t.do(action)
    assert t.actor == "humans"
    t.refused("click", "ZK-33", "ZK-55")


@pytest.mark.rule("ZK-33")
def test_click_is_not_played_in_the_zombies_own_turn():
    t = street("zombies", zombies="click", B3="zombie-3")
    t.refused("click", "ZK-33")
    t.refused("play click", "ZK-33")


@pytest.mark.rule("ZK-33")
def test_the_humans_do_not_act_while_click_is_asked():
    t = street("humans", humans="shot-1 freeze", zombies="click", B3="zombie-3")
    t.do("shoot shot-1 B3 figure")
    t.refused("play freeze", "ZK-33", "ZK-02", "ZK-05")
    t.refused("end-turn", "ZK-33", "ZK-02")
    assert {a.kind for a in t.state.legal_actions()} == {"click", "decline"}


# -- not so fast -----------------------------------------------------------------------


@pytest.mark.rule("ZK-35")
def test_one_zombie_skips_its_compulsory_move_this_turn():
    t = street("humans", zombies="not-so-fast", A2="zombie-2", B2="zombie-3")
    t.do("end-turn")
    assert (t.actor, t.prompt) == ("zombies", "hold")
    t.do("hold-back A2")
    t.to_play()
    assert t.figures() == {"A2": 2, "B3": 3}
    assert "not-so-fast" in t.pile("zombies")
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"A3": 2, "B4": 3}


@pytest.mark.rule("ZK-35")
def test_it_is_asked_before_the_dogs_walk():
    t = street("humans", zombies="not-so-fast", A2="zombie-2", B2="dog")
    t.do("end-turn")
    assert t.prompt == "hold"
    t.refused("step B2 B3", "ZK-35", "ZK-10", "ZK-18", "ZK-02")
    t.do("hold-back A2")
    assert t.prompt == "walk"
    t.refused("hold-back A2", "ZK-35", "ZK-10")


@pytest.mark.rule("ZK-35")
def test_it_may_be_kept():
    t = street("humans", zombies="not-so-fast", A2="zombie-2")
    t.do("end-turn", "decline")
    assert t.figures() == {"A3": 2}
    assert "not-so-fast" in t.hand("zombies")


@pytest.mark.rule("ZK-35")
def test_both_copies_may_be_used_on_different_zombies():
    t = street(
        "humans", zombies="not-so-fast not-so-fast", A2="zombie-2", B2="zombie-3", C2="zombie-4"
    )
    t.do("end-turn", "hold-back A2")
    t.refused("hold-back A2", "ZK-35")
    t.do("hold-back C2")
    t.to_play()
    assert t.figures() == {"A2": 2, "B3": 3, "C2": 4}


@pytest.mark.rule("ZK-35")
def test_the_second_copy_may_be_kept():
    t = street("humans", zombies="not-so-fast not-so-fast", A2="zombie-2", B2="zombie-3")
    t.do("end-turn", "hold-back A2", "decline")
    assert t.figures() == {"A2": 2, "B3": 3}
    assert t.hand("zombies").count("not-so-fast") == 1


@pytest.mark.rule("ZK-35")
def test_the_second_copy_is_not_asked_for_where_all_are_held():
    t = street("humans", zombies="not-so-fast not-so-fast", A2="zombie-2", B2="dog")
    t.do("end-turn", "hold-back A2")
    assert t.prompt == "walk"
    assert t.hand("zombies").count("not-so-fast") == 1


@pytest.mark.rule("ZK-35")
@pytest.mark.parametrize("square", ["B2", "C2"])
def test_it_holds_a_zombie_nothing_else(square):
    t = street("humans", zombies="not-so-fast", A2="zombie-2", B2="dog")
    t.do("end-turn")
    t.refused(f"hold-back {square}", "ZK-35", "ZK-22")


@pytest.mark.rule("ZK-35")
def test_only_from_the_kept_cards_not_from_those_drawn_this_turn():
    t = street("humans", zombie_deck="not-so-fast meat mass change dawn", A2="zombie-2")
    t.do("end-turn")
    assert t.figures() == {"A3": 2}
    t.do("discard meat")
    for action in ("play not-so-fast", "play-at not-so-fast A3", "hold-back A3"):
        t.refused(action, "ZK-35")


@pytest.mark.rule("ZK-35")
def test_without_a_zombie_nothing_is_asked():
    t = street("humans", zombies="not-so-fast", A2="dog")
    t.do("end-turn")
    assert t.prompt == "walk"


@pytest.mark.rule("ZK-35", "ZK-13")
def test_a_held_zombie_still_has_its_one_card_move():
    t = street("humans", zombies="not-so-fast hunger", A2="zombie-2", B1="zombie-5 boss")
    t.do("end-turn", "hold-back A2")
    t.to_play(keep="hunger")
    t.do("play-at hunger A2")
    assert t.strength("A3") == 2
    t.refused("order A3 A4", "ZK-13", "ZK-23")


@pytest.mark.rule("ZK-35", "ZK-08")
def test_a_zombie_in_row_5_may_be_held_back_from_winning():
    t = street("humans", zombies="not-so-fast", A5="zombie-2")
    t.do("end-turn", "hold-back A5")
    assert t.state.outcome() is None
    assert t.figures() == {"A5": 2}
