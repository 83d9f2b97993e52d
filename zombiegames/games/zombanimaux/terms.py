"""The words the rules modules share: prompts, tasks, printed amounts."""

from __future__ import annotations

# What is asked of the seat to act: ``Menagerie.prompt``.
STARTER = 0
"""Nature draws who starts: ``Start``."""
SHUFFLE = 1
"""Nature shuffles: ``Shuffle``; ``task`` says why."""
DEAL = 2
"""A seat buries one of the three cards ``drawn``: ``Bury`` (ZA-01)."""
PLAY = 3
"""The seat whose turn it is plays: ``Play``, ``GiveUp``."""
KEEP = 4
"""After giving up a seat buries one of the two cards ``drawn``: ``Bury`` (ZA-13)."""
ROLL = 5
"""Nature rolls the die: ``Roll``."""
GIVE = 6
"""The die: ``Give``."""
SWAP = 7
"""The die: ``Swap``."""
STEAL = 8
"""The die: ``Steal``."""
REFILL = 9
"""The hand is refilled card by card: ``Refill``, where one may forget also ``EndTurn``."""
END = 10
"""The game is over."""

PROMPTS = (
    "starter",
    "shuffle",
    "deal",
    "play",
    "keep",
    "roll",
    "give",
    "swap",
    "steal",
    "refill",
    "end",
)
"""Names of the prompts, for language tables."""

# Why the pile is shuffled, and what goes on afterwards: ``Menagerie.task``.
ROUND = 0
"""A round begins."""
DRAW = 1
"""After giving up a seat draws on; ``due`` cards are still to come."""
EVERYONE = 2
"""The die serves everyone; ``due`` seats are still to come."""

LOT = 3
"""Cards of a lot (ZA-01)."""
LOTS = 3
"""Lots a player gets."""
FULL_HAND = 3
"""Cards to which a hand is refilled (ZA-12)."""
BRAINS = 9
"""Of each player at the start (ZA-01)."""
DRAWS = 2
"""Cards drawn for giving up (ZA-13)."""
TURNS = 1000
"""Turns after which the game ends (ZA-44)."""
