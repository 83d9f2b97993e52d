"""The words that the rooms of the rules share: variants, phases, prompts, marks."""

from __future__ import annotations

from typing import NamedTuple

VARIANTS = ("sheet", "publisher")
"""Values of every option; the first is the default."""


class House(NamedTuple):
    """The rules that differ between the sheet (False) and the publisher's original (True)."""

    dog: bool
    """ZK-21: dogs are placed on row 1 only (sheet: rows 1 to 3)."""
    barrier_fire: bool
    """ZK-40: barriers block the line of fire."""
    barrier: bool
    """ZK-48: barriers are laid on row 5 and spare what is beyond a wall (sheet: row 1)."""
    freeze: bool
    """ZK-54: freeze ends at the start of the next human turn (sheet: at its end)."""
    pit: bool
    """ZK-65: pits need an empty square (sheet: any without another human card)."""


MOVE_PHASE, DRAW_PHASE, DISCARD_PHASE, PLAY_PHASE = range(4)
"""Steps of a turn: ``Street.phase``."""

# What is asked of the seat to act: ``Street.prompt``.
RUN = 0
"""Nothing: the agenda is being worked off. Never seen from outside."""
SHUFFLE = 1
"""Nature shuffles: ``Shuffle``."""
HOLD = 2
"""Zombies, before step 1: ``HoldBack``, ``Decline``."""
WALK = 3
"""Zombies, step 1: ``Step``, ``Stop`` while a dog is under way, ``Advance`` while none is."""
DISCARD = 4
"""Either, step 3: ``Discard``."""
PLAY = 5
"""Either, step 4: all plays, ``Order``, ``EndTurn``."""
CLICKED = 6
"""Zombies, in the human turn: ``Click``, ``Decline``."""
BULLETS = 7
"""Humans: ``Bullet``."""
POURING = 8
"""Humans: ``Pour``, ``Stop``."""
SHRAPNEL = 9
"""Humans, in either turn: ``Shrapnel``."""
END = 10
"""The game is over."""

PROMPTS = (
    "run",
    "shuffle",
    "hold",
    "walk",
    "discard",
    "play",
    "click",
    "bullet",
    "pour",
    "shrapnel",
    "end",
)
"""Names of the prompts, for language tables."""

# Bits of ``Street.marks`` by figure.
NETTED = 1
"""Under the net (ZK-57)."""
HELD = 2
"""Skips its compulsory move this turn (ZK-35)."""
SPENT = 4
"""Has used its card move of this turn (ZK-13); a dog: has walked (ZK-10)."""
OBEYED = 8
"""Has obeyed the Boss once in this game (ZK-23)."""
STOOD_UP = 16
"""Was bitten and stood up in this turn (ZK-29). It is ``SPENT`` by that: only words differ."""

HAND_SIZE = 4
"""Cards to which a hand is filled up (ZK-03)."""
DOG_STEPS = 3
"""Steps of a dog's walk at most (ZK-18)."""
