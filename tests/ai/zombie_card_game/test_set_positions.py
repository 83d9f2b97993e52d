"""Positions that the level Hard must solve: a win and a save in one, and short combinations."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from scripts.yardsticks.zombie_card_game import Candidate
from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from zombiegames.ai.levels import LEVELS, bot_of
from zombiegames.core.bot import decide
from zombiegames.games.zombie_card_game.actions import NOTATION

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.bot import Bot
    from zombiegames.games.zombie_card_game.state import Republic

SCALE = 0.1
"""Of the iterations of Hard."""
SEEDS = range(4)


def choices(make: Callable[[], Bot], table: Republic) -> set[str]:
    seat = table.to_act()
    view = table.censored(seat)
    return {NOTATION.format(decide(make(), view, seat, Random(seed))) for seed in SEEDS}


def decisions(table: Republic, level: str = "hard", scale: float = SCALE) -> set[str]:
    return choices(lambda: bot_of("zombie_card_game", level, scale), table)


# All three eights go at once, for the third presidency; any part of them lets the others play.
LAST_SET = position("8 8 8", "9 ace", "king jack", presidencies=(2, 2, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_wins_in_one(level: str) -> None:
    assert decisions(LAST_SET, level, 0.001) == {"play 8 3 0"}


# Seat 1 is next with one card, and has two presidencies: whatever it holds beats the 6, but
# nothing that is left beats the ace.
ONE_CARD = position(
    "6 ace 3 3 4", "jack", "7 7 8 9", turn=0, trick=["2: 5"], presidencies=(0, 2, 0)
)


def test_it_saves_the_game_with_the_ace() -> None:
    assert decisions(ONE_CARD) == {"play ace 1 0"}


def test_a_beginner_does_not_always_see_it() -> None:
    assert decisions(ONE_CARD, "easy", 0.01) != {"play ace 1 0"}


# All cards of the only rival are known: 10 4 4. After the 9 it answers with the 10, the jack
# wins, and the 3 is out (or it passes, and jack and 3 go). The jack first wins the trick too, but
# then the 10 stops the 9, and 4 4 is out before the 3.
TWO_LEFT = position("9 jack 3", "", "10 4 4", turn=0, trick=["2: 8"], went=(1,))


def test_it_keeps_the_higher_card_for_the_second_answer() -> None:
    assert decisions(TWO_LEFT) == {"play 9 1 0"}
    # Whoever counts leads plays the jack.
    assert choices(Candidate, TWO_LEFT) == {"play jack 1 0"}


# The President wins any trick once. Led first it leaves two low cards, of which one is stranded;
# kept, it takes the lead back after the 3, and the 5 is out.
KEPT = position("president 3 5", "8 9 10 7", "jack 9 6 4")


def test_it_leads_low_while_the_president_can_take_the_lead_back() -> None:
    assert decisions(KEPT) == {"play 3 1 0"}


# Seat 1 holds one card and wins the game with it: any card beats the 3, only a king the jack, and
# a pair it cannot answer at all.
ONE_CARD_LEFT = position("3 6 6 jack", "9", "7 7 king 10", presidencies=(0, 2, 0))


def test_it_never_leads_what_the_last_card_beats() -> None:
    assert "play 3 1 0" not in decisions(ONE_CARD_LEFT)
    assert "play 3 1 0" in decisions(ONE_CARD_LEFT, "random")


def test_it_gives_back_cards_that_stand_alone() -> None:
    # Each of the two lone low cards would need a lead of its own; pairs of zombies win one.
    table = before_shuffle(3, places=(0, 1, 2))
    table.apply(
        stacked(
            table,
            "3 5 8 8 9 9 10 10 jack jack king king zombie zombie 7 7 ace ace witch",
            "2 2 2 3 3 3 4 4 4",
            "president president 5 5 6 6",
        )
    )
    assert table.to_act() == 0
    assert decisions(table) == {"give-back 3,5"}
