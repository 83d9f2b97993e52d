"""Positions that Hard solves with a share of its playouts, and that are no matter of course."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from scripts.yardsticks.zombiegeddon import Forager
from tests.games.zombiegeddon.position import position
from zombiegames.ai.levels import bot_of
from zombiegames.core.bot import RandomBot, decide
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, STEPS

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.games.zombiegeddon.state import Wasteland

SCALE = 0.2
"""Of Hard's playouts: about a thousand a decision."""


def step(origin: str, to: str) -> Action:
    """A step by the names of its cells."""
    return STEPS[CELL_NAMES.index(origin)][CELL_NAMES.index(to)]


def win_in_one() -> Wasteland:
    """The last action of the game, 12 points to 16: only the shelter's 5 points are enough.

    The food lies the other way, and the pawn cannot come back over the cell that it leaves.
    """
    return position(
        half=2, left=1, B3="food-1 + pawn 0", A4="food-3", L6="food-1 + pawn 1",
        pile_0="enemy-8 food-3", pile_1="enemy-8 enemy-7",
    )  # fmt: skip


def save_in_one() -> Wasteland:
    """30 to 26, but the other has a weapon and one cell between its pawn and enemy-8: 34.

    Food-3 would make 33. Stepping off that cell makes 31 and leaves a hole in the way.
    """
    return position(
        half=2, left=1, B7="food-1 + pawn 1", C7="food-1 + pawn 0", D7="enemy-8", C8="food-1",
        J4="food-1 + pawn 0", K4="food-3", pile_0="enemy-8 enemy-7 enemy-7 enemy-6",
        pile_1="weapon enemy-8 enemy-6 enemy-6 enemy-5",
    )  # fmt: skip


def dead_end() -> Wasteland:
    """The bigger disc is the end of the way; many small ones lie on the other, and count more."""
    return position(
        half=2, left=1, B5="food-1 + pawn 0", A5="food-3", C5="food-1", D5="food-1", E6="food-1",
        F6="food-1", G6="food-1", H7="food-1", I7="food-1", L7="food-1 + pawn 1", K7="food-1",
        J7="food-1", pile_0="enemy-5", pile_1="enemy-6",
    )  # fmt: skip


def weapon_off() -> Wasteland:
    """A weapon counts only once its pawn has left it: then the other pawn may enter the enemy.

    Else the armed pawn of the other side does. Food-3 is near, and no match for enemy-8.
    """
    return position(
        half=2, left=2, C5="weapon + pawn 0", D5="food-1", J4="food-1 + pawn 0", I4="enemy-8",
        K4="food-3", L4="food-2", H4="food-1 + pawn 1", G4="food-2", pile_1="weapon",
    )  # fmt: skip


def supplies() -> Wasteland:
    """The last way to a shelter that wants supplies: a pawn more is worth more than food-3."""
    return position(
        half=1, left=1, E4="food-1 + pawn 0", F4="food-3", G4="food-2", H4="food-2",
        K6="food-1 + pawn 1", J6="food-1", J5="food-2",
    )  # fmt: skip


POSITIONS = {
    "win in one": (win_in_one, {step("B3", "B2")}),
    "save in one": (save_in_one, {step("C7", "C8")}),
    "dead end": (dead_end, {step("B5", "C5")}),
    "weapon off": (weapon_off, {step("C5", "D5")}),
    "supplies": (supplies, {step("E4", "E5")}),
}


@pytest.mark.whole
@pytest.mark.parametrize("name", POSITIONS)
def test_hard_solves_it(name: str) -> None:
    make, right = POSITIONS[name]
    land = make()
    for seed in range(3):
        action = decide(bot_of("zombiegeddon", "hard", SCALE), land.censored(0), 0, Random(seed))
        assert action in right


@pytest.mark.parametrize("name", ["save in one", "dead end"])
def test_the_yardstick_does_not(name: str) -> None:
    make, right = POSITIONS[name]
    land = make()
    assert decide(Forager(), land.censored(0), 0, Random(0)) not in right


@pytest.mark.parametrize("name", POSITIONS)
def test_chance_does_not_solve_it(name: str) -> None:
    make, right = POSITIONS[name]
    land = make()
    found = [decide(RandomBot(), land.censored(0), 0, Random(seed)) for seed in range(12)]
    assert any(action not in right for action in found)
