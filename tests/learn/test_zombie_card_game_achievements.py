"""The achievements of Zombie the card game: what earns each, and what just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from tests.learn.watched import Case, label, one_sided, turned, watched
from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.cards import MERCENARY, PRESIDENT, RANK_OF

PLAYERS = 3
ZOMBIES = "zombie zombie zombie zombie"
NINE = "3 4 5 6 7 8 10 jack king"


def _case(name: str, earns: bool, *course: Any, **words: Any) -> Case:
    return Case(name, earns, {"turn": 0, **words}, course)


def _first(name: str, earns: bool, *before: Any, **words: Any) -> Case:
    """The last card is led, and nobody was out before."""
    hands = ("9", "10 10", "jack jack")
    return _case(name, earns, *before, "play 9 1 0", **{"hands": hands, **words})


def _answer(name: str, earns: bool, play: str, hand: str, trick: str) -> Case:
    return _case(name, earns, play, hands=(hand, "5 6", "7 8"), trick=[trick])


def _lead(name: str, earns: bool, play: str, hand: str) -> Case:
    return _case(name, earns, play, hands=(hand, "10 jack", "jack king"))


def _back(rank: int, *, back: bool = True) -> told.Gave:
    """The best card of a rank and a low one change hands."""
    return told.Gave(0, 2, (9, RANK_OF.index(rank)), back)


CASES = (
    _answer("uprising", True, "play zombie 4 0", f"{ZOMBIES} 3", "{1}: president"),
    _answer("uprising", True, "play zombie 4 0", f"{ZOMBIES} 3", "{1}: president president"),
    _answer("uprising", False, "play zombie 4 0", f"{ZOMBIES} 3", "{1}: mercenary"),
    _lead("uprising", False, "play zombie 4 0", f"{ZOMBIES} 3"),
    _lead("coven", True, "play 9 1 3", "9 witch witch witch 3"),
    _lead("coven", False, "play 9 2 2", "9 9 witch witch witch 3"),
    _lead("the-meek", True, "play zombie 1 0", "zombie"),
    _lead("the-meek", False, "play zombie 2 0", "zombie zombie"),
    _lead("the-meek", False, "play zombie 1 0", "zombie zombie"),
    _lead("the-meek", False, "play 2 1 0", "2"),
    _lead("grand-exit", True, "play 9 3 1", "9 9 9 witch"),
    _lead("grand-exit", True, "play zombie 4 0", ZOMBIES),
    _lead("grand-exit", False, "play 9 3 0", "9 9 9"),
    _lead("grand-exit", False, "play 9 4 0", "9 9 9 9 10"),
    _answer("grand-exit", False, "play 9 4 0", "9 9 9 9", "{1}: 4 4 4 4"),
    _first("from-rags-to-riches", True, places=(2, 0, 1)),
    _first("from-rags-to-riches", False, places=(1, 0, 2)),
    _first("from-rags-to-riches", False, deal=1),
    # Out, but not first.
    _case(
        "from-rags-to-riches", False, "play 9 1 0",
        hands=("9", "10 10", ""), places=(2, 0, 1),
    ),
    _first("early-bedtime", True, hands=("9", NINE, f"{NINE} 2")),
    _first("early-bedtime", False, hands=("9", NINE, NINE.removeprefix("3 "))),
    _first("never-shy", True),
    # In the deal before.
    _first("never-shy", True, told.Passed(0), told.DealBegan(2, 1)),
    _first("never-shy", False, told.DealBegan(2, 1), told.Passed(0)),
    _case(
        "never-shy", False, "pass", "play 2 1 0", "pass", "play ace 1 0",
        hands=("ace", "2 2 2", "jack jack"), trick=["{1}: 10 10"],
    ),
    _first("noblesse-oblige", True, _back(PRESIDENT), places=(0, 1, 2)),
    _first("noblesse-oblige", False, _back(MERCENARY), places=(0, 1, 2)),
    _first("noblesse-oblige", False, _back(PRESIDENT), places=(1, 0, 2)),
    _first("noblesse-oblige", False, _back(PRESIDENT, back=False), places=(0, 1, 2)),
    # In the deal before.
    _first("noblesse-oblige", False, _back(PRESIDENT), told.DealBegan(2, 1), places=(0, 1, 2)),
    _first("landslide", True, presidencies=(2, 0, 0)),
    _first("landslide", False, presidencies=(2, 1, 0)),
    _first("landslide", False, presidencies=(1, 0, 0)),
    _first("neck-and-neck", True, presidencies=(2, 2, 0)),
    _first("neck-and-neck", False, presidencies=(2, 1, 1)),
    _first("neck-and-neck", False, presidencies=(1, 2, 0)),
)  # fmt: skip


@pytest.mark.parametrize("by", range(PLAYERS))
@pytest.mark.parametrize("case", CASES, ids=label)
def test_of_any_seat(case: Case, by: int) -> None:
    case = turned(case, by, PLAYERS)
    hands = case.words.pop("hands")
    earned = watched("zombie_card_game", position(*hands, **case.words), *case.course)
    assert (case.name in earned[by]) == case.earns
    assert not any(case.name in names for seat, names in enumerate(earned) if seat != by)


def test_a_president_given_back_in_the_exchange_is_seen() -> None:
    for given, earns in (("2,president", True), ("2,3", False)):
        state = before_shuffle(PLAYERS, places=(0, 1, 2))
        order = stacked(state, "2 3 president", "4", "king")
        shuffle = state.notation.format(order)
        course = (shuffle, f"give-back {given}", told.WentOut(0, 0, "president", 0))
        course += (told.PresidencyWon(0, 2, again=True),)
        earned = watched("zombie_card_game", state, *course)
        assert ("noblesse-oblige" in earned[0]) == earns


def test_every_one_is_earned_and_missed() -> None:
    assert one_sided("zombie_card_game", CASES) == []
    assert one_sided("zombie_card_game", CASES[1:2]) != []
