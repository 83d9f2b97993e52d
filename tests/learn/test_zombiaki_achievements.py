"""The achievements of Zombiaki: what earns each, and what just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombiaki.position import position
from tests.learn.watched import Case, label, one_sided, watched
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES

WALK = ("end-turn",) * 12
"""Nobody does anything: zombies walk until one is over, or until Dawn."""

BARE = {"left_zombies": 0, "left_humans": 0}
"""Nobody has anything to draw."""
LAST = {"left_zombies": 1, "left_humans": 0}
"""The zombies draw Dawn next."""


def _case(name: str, earns: bool, *course: str, **words: Any) -> Case:
    return Case(name, earns, {"turn": "humans", **BARE, **words}, course)


def _shot(row: int, answer: str) -> Case:
    return _case(
        "misfire",
        row == 5 and answer == "click",
        f"shoot shot-1 B{row} figure",
        answer,
        *WALK,
        hand_humans="shot-1",
        hand_zombies="click",
        **{f"B{row}": "zombie 5"},
    )


_BOSS = {"turn": "zombies", "B4": "zombie 3", "A1": "zombie 3 boss"}
_CLIMBER = {"hand_zombies": "mass", "B3": "zombie 5", "B4": "wall 5", "A3": "zombie 5"}

OF_ZOMBIES = (
    _case("over-the-wall", True, *WALK, B3="zombie 5", B4="wall 5"),
    # Another one has climbed.
    _case("over-the-wall", False, *WALK, B4="zombie 5", A2="zombie 5", A3="wall 5"),
    # Two become one, and either has climbed; without that the one of lane A is over first.
    _case("over-the-wall", True, "end-turn", "play-move mass B4 A4", *WALK, **_CLIMBER),
    _case("over-the-wall", True, "end-turn", "play-move mass A4 B4", *WALK, **_CLIMBER),
    _case("over-the-wall", False, *WALK, **_CLIMBER),
    _case(
        "over-the-wall", False, "end-turn", "play-move mass B4 A4", *WALK,
        hand_zombies="mass", B3="zombie 5", A3="zombie 5",
    ),
    _case("by-a-fingernail", True, *WALK, B5="zombie 1"),
    _case("by-a-fingernail", False, *WALK, B5="zombie 2", C5="zombie 1"),
    _case("slow-food", True, *WALK, **_BOSS),
    _case("slow-food", False, "order B4 B5", *WALK, **_BOSS),
    _case(
        "slow-food", False, "play-at hunger B4", *WALK, **{**_BOSS, "hand_zombies": "hunger"}
    ),
    _shot(5, "click"),
    _shot(5, "decline"),
    _shot(4, "click"),
    _case("changed-sides", True, *WALK, B5="bitten 1"),
    _case("changed-sides", False, *WALK, B5="zombie 1 shield", C5="bitten 1"),
    _case(
        "heavyweight", True, "play-move mass B2 B3",
        turn="zombies", hand_zombies="mass", B2="zombie 5", B3="zombie 4",
    ),
    _case(
        "heavyweight", False, "play-move mass B2 B3",
        turn="zombies", hand_zombies="mass", B2="zombie 5", B3="zombie 3",
    ),
    _case(
        "heavyweight", True, "play-at claws B2",
        turn="zombies", hand_zombies="claws", B2="zombie 8",
    ),
    _case(
        "heavyweight", False, "play-at claws B2",
        turn="zombies", hand_zombies="claws", B2="zombie 7",
    ),
)  # fmt: skip


def _voltage(earns: bool, **street: str) -> Case:
    return _case("two-for-one", earns, "play-along voltage B", hand_humans="voltage", **street)


def _burst(earns: bool, answer: str, **street: str) -> Case:
    return _case(
        "two-for-one", earns, "shoot burst-2 B4 figure", answer,
        hand_humans="burst-2", hand_zombies="click", **street,
    )  # fmt: skip


OF_HUMANS = (
    _voltage(True, B2="zombie 1", B4="zombie 1"),
    _voltage(False, B2="zombie 1", B4="zombie 2"),
    _voltage(False, B2="zombie 1", B4="dog"),
    # One at a time.
    _case(
        "two-for-one", False, "shoot shot-1 B4 figure", "shoot shot-1 B2 figure",
        hand_humans="shot-1 shot-1", B2="zombie 1", B4="zombie 1",
    ),
    # It is the humans’ shot, whoever has let it happen.
    _burst(True, "decline", B2="zombie 1", B4="zombie 1"),
    _burst(False, "click", B2="zombie 1", B4="zombie 1"),
    # They walk to their death by themselves.
    _case("two-for-one", False, "end-turn", A1="zombie 1", A2="pit 1", B1="zombie 2", B2="pit 2"),
    _case("mind-the-gap", True, "end-turn", A1="zombie 1", A2="pit 1", B1="zombie 2", B2="pit 2"),
    _case("mind-the-gap", False, "end-turn", A1="zombie 1", A2="pit 1", B1="zombie 3", B2="pit 2"),
    _case(
        "mind-the-gap", False, "end-turn", A1="zombie 1 shield", A2="pit 1", B1="zombie 2",
        B2="pit 2",
    ),
    _case("daybreak", True, "end-turn", **LAST, B4="zombie 2"),
    _case("daybreak", False, "end-turn", **LAST, B3="zombie 2"),
    _case("quiet-night", True, "end-turn", **LAST, A1="zombie 2", B1="zombie 2", C1="zombie 2"),
    _case(
        "quiet-night", False, "end-turn",
        **LAST, A1="zombie 2", B1="zombie 2", C1="zombie 2", C2="zombie 2",
    ),
)  # fmt: skip


@pytest.mark.parametrize("case", OF_ZOMBIES, ids=label)
def test_of_the_zombies(case: Case) -> None:
    street = position(**case.words)
    earned = watched("zombiaki", street, *case.course)
    assert (case.name in earned[ZOMBIES]) == case.earns
    # What just misses wins all the same.
    assert street.winner == ZOMBIES or case.name == "heavyweight"
    assert case.name not in earned[HUMANS]


@pytest.mark.parametrize("case", OF_HUMANS, ids=label)
def test_of_the_humans(case: Case) -> None:
    earned = watched("zombiaki", position(**case.words), *case.course)
    assert (case.name in earned[HUMANS]) == case.earns
    assert case.name not in earned[ZOMBIES]


def test_every_one_is_earned_and_missed() -> None:
    assert one_sided("zombiaki", OF_ZOMBIES + OF_HUMANS) == []
    assert one_sided("zombiaki", OF_ZOMBIES) != []
