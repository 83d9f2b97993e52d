"""Positions in which Hard has to find the one right action."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombanimaux.position import position
from zombiegames.ai.levels import bot_of
from zombiegames.core.bot import decide
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.state import Menagerie

SCALE = 0.25

POSITIONS = {
    # Both bears go, one of them to the other: the round ends and costs the other's three brains.
    # One bear alone, or giving up, plays on.
    "win in one": (
        position(hands=("19 19", "3 4"), graves=("", "5"), horde="6 9", brains=(2, 3)),
        "play 19 1",
    ),
    # Two opponents can be robbed of their last brain; the game then goes to the most brains.
    # Robbing the leader instead lets the game go on.
    "win in one by the die": (
        position(
            step="steal",
            hands=("4 5 9", "3 4 7", "6 7 9"),
            graves=("10", "1", "1"),
            horde="2",
            brains=(3, 3, 1),
        ),
        "steal 2",
    ),
    # The next player has one card, and would end the round with it, which costs all of one's
    # brains; or give up the last brain, and lose. After the bear only a mosquito fits; after
    # anything lower far more does.
    "save in one": (
        position(hands=("9 10 12 19", "14"), graves=("3 5", ""), horde="6 7", brains=(3, 1)),
        "play 19 .",
    ),
    # Both mice go at once and the turn is played again: the ant is then the last card.
    # With one mouse kept in the hand the round goes on.
    "tactics: mice first": (
        position(hands=("1 11 11", "4 5 6"), graves=("", "7 9"), horde="7 9", brains=(3, 5)),
        "play 11 1",
    ),
    # The third player's hand is empty: after a swap with it no card is left, and the round ends.
    "tactics: swap for nothing": (
        position(
            step="swap",
            hands=("1 3 4 5 7", "9 10 12", ""),
            graves=("", "1 3 4", "5 7 14 16"),
            horde="2",
            brains=(4, 4, 4),
        ),
        "swap hand 2",
    ),
    # Giving up would cost the last brain, and with it the game.
    "tactics: never the last brain": (
        position(hands=("3 4 5 17", "9 10 12"), graves=("1 7", "5"), horde="16", brains=(1, 6)),
        "play 17 .",
    ),
    # The next player holds one card, and all cards below the spider are in sight: none fits on
    # it. On the frog most others would.
    "tactics: the spider bars the way": (
        position(
            hands=("5 8 9", "15"),
            graves=("3 4", ""),
            horde="1 1 2 2 2 3 4 5 6 6 6 7",
            discards="0 0 0 4 7",
            brains=(2, 3),
        ),
        "play 8 .",
    ),
}


@pytest.mark.whole
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_hard_finds(name: str, seed: int) -> None:
    state, action = POSITIONS[name]
    assert isinstance(state, Menagerie)
    right = INFO.notation.parse(action)
    assert right in state.legal_actions()
    bot = bot_of("zombanimaux", "hard", SCALE)
    assert decide(bot, state.censored(0), 0, Random(seed)) == right


@pytest.mark.parametrize("name", POSITIONS)
def test_chance_does_not_find_it_every_time(name: str) -> None:
    state, action = POSITIONS[name]
    right = INFO.notation.parse(action)
    bot = bot_of("zombanimaux", "random")
    found = {decide(bot, state.censored(0), 0, Random(seed)) for seed in range(20)}
    assert found - {right}
