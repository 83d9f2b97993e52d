"""The achievements of Zombiegeddon: what earns each, and what just misses it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from tests.games.zombiegeddon.position import position
from tests.learn.watched import Case, label, one_sided, watched
from zombiegames.games.zombiegeddon import events as told


def _case(name: str, earns: bool, *course: Any, **words: Any) -> Case:
    return Case(name, earns, words, course)


def _over(name: str, earns: bool, mine: str, other: str = "") -> Case:
    """The last pawn leaves the board, and the piles are counted."""
    return _case(name, earns, "remove B2", half=2, B2="pawn 0", pile_0=mine, pile_1=other)


def _half_time(earns: bool, mine: str, other: str) -> Case:
    """The first half ends, and nobody has brought anything for a second."""
    return _case(
        "second-wind", earns, "remove B2", "*", B2="pawn 0", pile_0=mine, pile_1=other, rest="stay"
    )


def _stock(number: int) -> str:
    return " ".join(["batteries"] * 6 + ["medicine"] * 6 + ["fuel"] * number + ["tools"] * 5)


def _tokens(half: int, *cells: str) -> dict[str, Any]:
    return {"half": half, **dict.fromkeys(cells, "token 0")}


JUMPS = ("step A1 C1", "step C1 A1")
ALONE = {"alone": (0,), "A1": "manhole + pawn 0", "C1": "manhole", "D1": "food-1"}

THROUGH = ("step B2 C2", "step C2 B2")
CROWD = {"alone": (0,), "B2": "pawn 0", "C2": "food-1 + pawn 1", "A2": "food-1"}

ROW = "ABCDEFGHIJKL"
SHOP = {"alone": (0,), "A1": "food-1 + pawn 0", **{f"{c}1": "food-1" for c in ROW[1:]}}
WALK = tuple(f"step {here}1 {there}1" for here, there in pairwise(ROW))

CASES = (
    _case(
        "full-cart", True, "step E9 F9",
        E9="manhole + pawn 0", **_tokens(1, "G2", "E5", "H6"),
    ),
    _case("full-cart", False, "step E9 F9", E9="manhole + pawn 0", **_tokens(1, "G2", "E5")),
    _case(
        "there-and-back", True, "step C9 B9",
        C9="manhole + pawn 0", brought=(4, 3), **_tokens(2, "B2", "K2", "K9"),
    ),
    _case(
        "there-and-back", False, "step C9 B9",
        C9="manhole + pawn 0", brought=(3, 4), **_tokens(2, "B2", "K2", "K9"),
    ),
    _case(
        "there-and-back", False, "step C9 B9",
        C9="manhole + pawn 0", brought=(4, 4), **_tokens(2, "B2", "K2"),
    ),
    _over("well-stocked", True, _stock(6)),
    _over("well-stocked", False, _stock(5)),
    _over("trophy-wall", True, "enemy-8 enemy-8 enemy-8"),
    _over("trophy-wall", False, "enemy-8 enemy-8 enemy-7", "enemy-8"),
    _case("tube-map", True, *JUMPS * 7, JUMPS[0], **ALONE),
    _case("tube-map", False, *JUMPS * 7, **ALONE),
    # Half of them were in the other half.
    _case("tube-map", False, *JUMPS * 4, told.HalfBegan(2, 0), *JUMPS * 4, **ALONE),
    _case("excuse-me", True, *THROUGH * 3, **CROWD),
    _case("excuse-me", False, *THROUGH * 2, **CROWD),
    _case("closing-sale", True, *WALK[:10], **SHOP),
    # The tenth disc is taken when the half closes.
    _case("closing-sale", False, *WALK[:9], "done", **SHOP),
    _half_time(True, "food-1 batteries batteries batteries", "food-3"),
    _half_time(False, "food-3 batteries batteries batteries", "food-3"),
    _half_time(False, "food-3 batteries batteries batteries", "food-1"),
    _half_time(False, "food-1 batteries", "food-3"),
    _over("photo-finish", True, "food-3", "food-1"),
    _over("photo-finish", False, "food-3"),
    # A shared win is none.
    _over("photo-finish", False, "food-3", "food-3"),
    _over("pacifist", True, "enemy-4 enemy-3", "food-1"),
    _over("pacifist", False, "enemy-4 enemy-3 enemy-3", "food-1"),
    _over("pacifist", False, "food-1", "food-1"),
)  # fmt: skip


def _turned(words: dict[str, Any]) -> dict[str, Any]:
    """Let the two seats change places."""

    def swap(key: str, value: Any) -> Any:
        if isinstance(value, str):
            return re.sub(r"(pawn|token) ([01])", lambda m: f"{m[1]} {1 - int(m[2])}", value)
        if key == "alone":
            return tuple(1 - seat for seat in value)
        return value[::-1] if isinstance(value, tuple) else value

    piles = {"pile_0": "pile_1", "pile_1": "pile_0"}
    turned = {piles.get(key, key): swap(key, value) for key, value in words.items()}
    return {"turn": 1, "order": (1, 0), **turned}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("case", CASES, ids=label)
def test_of_either_seat(case: Case, seat: int) -> None:
    words = _turned(case.words) if seat else case.words
    earned = watched("zombiegeddon", position(**words), *case.course)
    assert (case.name in earned[seat]) == case.earns
    assert case.name not in earned[1 - seat]


def test_every_one_is_earned_and_missed() -> None:
    assert one_sided("zombiegeddon", CASES) == []
    assert one_sided("zombiegeddon", CASES[1:]) == ["full-cart"]
