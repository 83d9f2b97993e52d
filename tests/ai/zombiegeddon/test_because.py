"""What advice says about an action of Zombiegeddon."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.zombiegeddon.position import position
from zombiegames.ai.levels import reason_of
from zombiegames.core.toml import read_toml
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, DONE, PASS, REMOVALS, STEPS

if TYPE_CHECKING:
    from zombiegames.core.action import Action

WORDS = Path(__file__).resolve().parents[3] / "assets/lang/en/zombiegeddon.toml"

FAR = {"K7": "food-1 + pawn 1", "J7": "food-1", "I7": "food-1", "H7": "food-1", "G7": "food-1"}
"""Another player's pawn, far off, and what joins it to the left side."""
JOINED = {**FAR, "F7": "food-1", "E7": "food-1"}

CASES: dict[str, tuple[dict[str, Any], str]] = {
    "wins": ({"half": 2, "left": 1, "B3": "food-1 + pawn 0", "A4": "food-3",
              "L6": "pawn 1 + food-1", "pile_0": "enemy-8"}, "B3 A4"),
    "delivers-before": ({**JOINED, "D7": "food-1", "E4": "food-1 + pawn 0"}, "E4 E5"),
    "delivers-after": ({**JOINED, "half": 2, "B3": "food-1 + pawn 0", "A3": "food-1",
                        "C3": "food-1"}, "B3 B2"),
    "alone": ({"alone": [0], "C7": "food-1 + pawn 0", "D7": "food-2", "K3": "pawn 1 + food-1"},
              "C7 D7"),
    "done": ({"alone": [0], "C7": "food-1 + pawn 0", "D7": "food-2", "K3": "pawn 1 + food-1"}, ""),
    "pass": ({**JOINED, "A1": "food-1 + pawn 0"}, "pass"),
    "remove": ({**JOINED, "A1": "weapon + pawn 0", "D7": "food-1 + pawn 0"}, "A1"),
    "cuts": ({"left": 1, "B7": "food-1 + pawn 1", "C7": "food-1 + pawn 0", "C8": "food-1",
              "D7": "food-1", "E7": "food-1", "F7": "food-1", "G7": "food-1",
              "A7": "food-1"}, "C7 C8"),
    "through": ({**FAR, "D7": "food-1 + pawn 0", "E7": "food-1 + pawn 0", "F7": "food-1"}, "D7 E7"),
    "fights": ({**JOINED, "half": 2, "pile_0": "weapon", "C7": "food-1 + pawn 0",
                "D7": "enemy-8"}, "C7 D7"),
    "escapes": ({**JOINED, "C7": "food-1 + pawn 0", "D7": "food-1", "D6": "food-1"}, "C7 D7"),
    "provisions": ({**JOINED, "C7": "food-1 + pawn 0", "D7": "fuel", "B7": "food-1",
                    "pile_0": "fuel fuel"}, "C7 D7"),
    "provisions-begun": ({**JOINED, "C7": "food-1 + pawn 0", "D7": "fuel",
                          "B7": "food-1"}, "C7 D7"),
    "arms": ({**JOINED, "C7": "food-1 + pawn 0", "D7": "weapon", "B7": "food-1"}, "C7 D7"),
    "first": ({**FAR, "C7": "food-1 + pawn 0", "D7": "food-1", "B7": "food-1",
               "E7": "food-1 + pawn 1"}, "C7 D7"),
    "jumps": ({**JOINED, "A1": "manhole + pawn 0", "D7": "manhole"}, "A1 D7"),
    "approaches": ({**JOINED, "D7": "food-1", "E3": "food-1 + pawn 0", "E4": "food-1",
                    "D3": "food-1", "D4": "food-1"}, "E3 E4"),
    "food": ({**JOINED, "C7": "food-1 + pawn 0", "D7": "food-2", "B7": "food-1"}, "C7 D7"),
}  # fmt: skip


def action_of(text: str) -> Action:
    """Read an action: two cells a step, one a removal."""
    if text in ("", "pass"):
        return PASS if text else DONE
    cells = [CELL_NAMES.index(name) for name in text.split()]
    return STEPS[cells[0]][cells[1]] if len(cells) > 1 else REMOVALS[cells[0]]


@pytest.mark.parametrize("key", CASES)
def test_the_reason_is_the_most_telling_one(key: str) -> None:
    things, text = CASES[key]
    land = position(**things)
    action = action_of(text)
    assert land.why_not(action) is None
    assert reason_of("zombiegeddon", land.censored(0), 0, action) == key


START = {**JOINED, "C7": "food-1 + pawn 0", "B7": "food-1"}
NOT_SAID: list[tuple[str, dict[str, Any], str]] = [
    # The sixth of a type counts as much as the fifth (ZG-50).
    ("provisions", {**START, "D7": "fuel", "pile_0": "fuel fuel fuel fuel fuel"}, "C7 D7"),
    # There is a way through another pawn (ZG-13).
    ("escapes", {**START, "D7": "food-1", "D6": "food-1", "B7": "food-1 + pawn 0",
                 "A7": "food-1"}, "C7 D7"),
    # No enemies are left, and none are to come.
    ("arms", {**START, "half": 2, "D7": "weapon"}, "C7 D7"),
    # A manhole is not taken (ZG-12).
    ("first", {**FAR, "C7": "food-1 + pawn 0", "D7": "manhole", "B7": "food-1",
               "E7": "food-1 + pawn 1"}, "C7 D7"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "things", "text"), NOT_SAID)
def test_what_is_not_so_is_not_said(key: str, things: dict[str, Any], text: str) -> None:
    land = position(**things)
    assert land.why_not(action_of(text)) is None
    assert reason_of("zombiegeddon", land.censored(0), 0, action_of(text)) != key


def test_a_plain_step_has_none() -> None:
    land = position(**{**JOINED, "C7": "food-1 + pawn 0", "D7": "food-1", "B7": "food-1"})
    assert reason_of("zombiegeddon", land, 0, action_of("C7 D7")) is None


def test_every_reason_has_its_words_and_no_other() -> None:
    assert set(read_toml(WORDS.read_text(encoding="utf-8"))["advice"]) == set(CASES)
