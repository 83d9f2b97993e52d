"""The search misjudges as much as its level does, and never what surely wins."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombanimaux.position import position
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.ismcts import Search
from zombiegames.ai.zombanimaux.habits import Animals
from zombiegames.ai.zombanimaux.search import EXPLORATION, BoldSearch
from zombiegames.core.bot import Bot, Thought, decide
from zombiegames.games.zombanimaux import INFO

VIEW = position(
    hands=("5 9 16", "3 4 19"), graves=("1 6", "7 12"), horde="2 4", brains=(4, 4)
).censored(0)


def last(bot: Bot, seed: int) -> Thought:
    *_, thought = bot.think(VIEW, 0, Random(seed))
    return thought


def test_without_error_it_is_the_plain_search() -> None:
    plain = Search(Allowance(80), Animals(), EXPLORATION)
    for seed in range(5):
        assert last(BoldSearch(Allowance(80)), seed) == last(plain, seed)


def test_a_great_error_makes_any_action_look_best() -> None:
    clear = {last(BoldSearch(Allowance(60)), seed).action for seed in range(12)}
    blurred = {last(BoldSearch(Allowance(60), 0.5), seed).action for seed in range(12)}
    assert len(blurred) > len(clear)
    assert blurred == set(VIEW.legal_actions())


@pytest.mark.parametrize("noise", [0.1, 2.0])
def test_the_chance_told_is_without_the_error(noise: float) -> None:
    """However an action is misjudged, what is said of it stays what the worlds showed."""
    true = last(BoldSearch(Allowance(400)), 1).chance
    for seed in range(5):
        found = last(BoldSearch(Allowance(400), noise), seed)
        assert 0 <= found.chance <= 1
        assert found.chance == pytest.approx(true, abs=0.15)


def test_the_error_changes_from_decision_to_decision() -> None:
    bot = BoldSearch(Allowance(60), 0.5)
    assert len({last(bot, seed).action for seed in range(12)}) > 1


def test_what_surely_wins_is_never_misjudged() -> None:
    state = position(hands=("19 19", "3 4"), graves=("", "5"), horde="6 9", brains=(2, 3))
    right = INFO.notation.parse("play 19 1")
    for seed in range(5):
        assert decide(BoldSearch(Allowance(4), 5.0), state.censored(0), 0, Random(seed)) == right
