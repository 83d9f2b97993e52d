"""The words that all rooms share: switches, dice, tokens, foes, and the numbers of the rules."""

from __future__ import annotations

from typing import NamedTuple


class House(NamedTuple):
    """The switches of the ledger; ``printed`` leaves all of them off."""

    back_half: bool
    """The Cabin is shuffled into the lower half of the stack."""
    tiles: int
    """Tiles played with, the Bridge included: 30 or 20."""
    trophies: int
    """Dead dogs that win: 25, 20 or 15."""
    better_of_two: bool
    """The movement roll is the better of two dice."""
    mild: bool
    """A dead player keeps the pages and loses a third of the trophies."""
    any_discards: bool
    """Any number of cards may be discarded at the end of a turn."""
    automatic: bool
    """The dogs move by themselves."""


# What a die is rolled for: ``Woods.why``, an index into ``events.ROLLS``.
FOR_FOREST, FOR_CABIN, FOR_FIGHT, FOR_TREE, FOR_MOVE, FOR_SPELL, FOR_DOGS, FOR_DUEL = range(8)

# Tokens on a square: ``Woods.tokens``.
HEART = 1
BULLET = 2

# Whom a pawn fights: ``Woods.foe``.
DOG = 0
TREE = 1

NEEDED = (5, 4)
"""By foe: what must be rolled at least (ZF-21, ZF-C21)."""

HAND_SIZE = 3
FULL_HEALTH = 6
"""Half hearts of a fresh pawn."""
MOST_HEALTH = 10
"""Half hearts at most (ZF-30)."""
FIRST_BULLETS = 3
MOST_DOGS = 100
"""On the map at most (ZF-14)."""
ROOM = 2
"""Dogs on a square at most."""
LAST_ROUND = 100
"""ZF-07: after this round the game is decided."""
HERE_DOGS = 9
"""Dogs of Here Doggie!"""
