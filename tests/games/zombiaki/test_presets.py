"""The sheet and the publisher's original, rule by rule (the ⇄ rules)."""

from __future__ import annotations

import pytest

from tests.games.zombiaki.position import position
from tests.games.zombiaki.table import Table, street
from zombiegames.games.zombiaki import INFO

PITS = ("pit-2", "play-at pit-2 B3")


def test_the_sheet_is_the_default():
    assert next(iter(INFO.presets)) == "sheet"
    assert dict(INFO.complete(None)) == dict(INFO.presets["sheet"])
    assert set(INFO.presets) == {"sheet", "publisher"}


def test_each_of_the_five_differences_can_be_chosen_alone():
    assert len(INFO.options) == 5
    assert all(option.values == ("sheet", "publisher") for option in INFO.options)


def probe(**options):
    """Tell by play which of the five rules are the publisher's."""

    def table(**words):
        return Table(position(options=options, **words))

    dog = table(hand_zombies="dog")
    barrier = table(turn="humans", hand_humans="barrier")
    fire = table(turn="humans", hand_humans="shot-1", B5="barrier", B3="zombie 2")
    pit = table(turn="humans", hand_humans="pit-2", B3="zombie 3")
    freeze = table(turn="humans", hand_humans="freeze")
    freeze.do("play freeze")
    freeze.zombie_turn()
    freeze.human_turn()
    return {
        "dog": not dog.allows("play-at dog A3"),
        "barrier": barrier.allows("play-at barrier A5"),
        "barrier_fire": not fire.allows("shoot shot-1 B3 figure"),
        "pit": not pit.allows("play-at pit-2 B3"),
        "freeze": not freeze.state.frozen,
    }


@pytest.mark.rule("ZK-21", "ZK-40", "ZK-48")
@pytest.mark.parametrize("name", ["dog", "barrier", "barrier_fire"])
def test_one_option_changes_dogs_barriers_or_the_line_of_fire_alone(name):
    assert probe(**{name: "publisher"}) == {n: n == name for n in probe()}


@pytest.mark.rule("ZK-54", "ZK-65")
@pytest.mark.parametrize("name", ["freeze", "pit"])
def test_one_option_changes_freeze_or_pits_alone(name):
    assert probe(**{name: "publisher"}) == {n: n == name for n in probe()}


@pytest.mark.rule("ZK-21", "ZK-40", "ZK-48")
@pytest.mark.parametrize(("preset", "expected"), [("sheet", False), ("publisher", True)])
def test_a_preset_sets_all_five(preset, expected):
    assert set(probe(**INFO.presets[preset]).values()) == {expected}


@pytest.mark.rule("ZK-54")
@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_no_freeze_outlasts_the_turn_it_ends_in(preset):
    t = street("humans", preset=preset, humans="freeze", A2="zombie-2")
    t.do("play freeze")
    t.zombie_turn()
    t.human_turn()
    t.zombie_turn()
    assert t.figures() == {"A3": 2}
