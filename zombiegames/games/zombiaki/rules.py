"""The rules of Zombiaki: the street and everything on it.

Source: the game's sheet with the publisher's original; ids ``ZK-01`` … ``ZK-66`` are those of the rules browser.
"""

from __future__ import annotations

from typing import NamedTuple

from zombiegames.core.protocol import State


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
"""Has used its card move of this turn; a dog: has walked (ZK-13, ZK-10)."""
OBEYED = 8
"""Has obeyed the Boss once in this game (ZK-23)."""


class Street(State):
    """A position of Zombiaki.

    Squares are 0 … 14 (``actions.GRID``); a figure is the component of a zombie or dog.
    """

    __slots__ = (
        "actor",
        "agenda",
        "at",
        "barred",
        "boss",
        "boss_fell",
        "chain",
        "claws",
        "decks",
        "discards",
        "escaped",
        "figures",
        "fire",
        "frozen",
        "hands",
        "house",
        "marks",
        "net",
        "obstacles",
        "ordered",
        "orders",
        "pending",
        "phase",
        "played",
        "prompt",
        "seat",
        "shield",
        "strength",
        "terror",
        "traps",
        "turn",
        "whole",
        "winner",
    )

    house: House
    """Which rules are played."""

    seat: int
    """Whose turn it is; -1 before the first."""
    turn: int
    """Number of the round, from 1; zombies first."""
    phase: int
    """Step of the turn: 0 move, 1 draw, 2 discard, 3 play."""
    prompt: int
    """What is asked now: ``SHUFFLE`` … ``END`` above."""
    actor: int
    """The seat that is asked (not always ``seat``), or ``NATURE`` or ``OVER``."""
    winner: int
    """The seat that has won, or -1."""

    decks: list[list[int]]
    """By seat, components, the last is drawn next; ``HIDDEN`` in views, but Dawn is known."""
    hands: list[list[int]]
    """By seat, components, open."""
    discards: list[list[int]]
    """By seat, components in the order they came, open."""
    pending: int
    """Component of the card that is being carried out, not yet discarded, or -1."""

    figures: list[int]
    """By square: component of the zombie or dog there, or -1."""
    obstacles: list[int]
    """By square: component of the pit, wall, barrier, mine, car or barrel there, or -1."""
    fire: int
    """Square of the burning napalm, or -1."""
    at: list[int]
    """By figure: its square, or -1."""
    strength: list[int]
    """By figure: strength left; 0 where it is not on the street."""
    marks: list[int]
    """By figure: bits ``NETTED``, ``HELD``, ``SPENT``, ``OBEYED``."""
    shield: list[int]
    """By figure: component of its human shield, or -1."""
    whole: list[int]
    """By figure: the figure under which its card lies after a fusion, or -1."""
    boss: int
    """Figure of the Boss, or -1."""
    claws: int
    """Figure with the claws, or -1."""
    escaped: int
    """Figure that has gone over the barricade, or -1."""

    net: int
    """Number of zombies under the net; the net lies on the street while it is above 0."""
    barred: int
    """Mask of squares that a barrier bars (ZK-48)."""
    frozen: int
    """0: no freeze; else how many human turns' ends it still lasts (``publisher``: starts)."""
    terror: bool
    """Whether the humans may play only one card in their next or present turn (ZK-26)."""
    played: int
    """Cards played in this play step."""
    orders: int
    """Orders the Boss has left, 3 … 0."""
    ordered: bool
    """Whether the Boss has given an order in this play step."""

    boss_fell: bool
    """The Boss is dead and the zombies have still to step back."""
    traps: list[int]
    """Squares of mine and car set off and not yet gone off, first come first."""
    chain: tuple[int, ...]
    """The chain under way, else empty. Dog: its component, steps left. Shot waiting for Click:
    square, 1 if the car is meant. Burst: bullets left, figure hit last or -1. Petrol: square,
    points left, mask of squares used. (``SHRAPNEL``: the mine is at ``traps[0]``.)"""
    agenda: list[tuple[int, ...]]
    """What is still to be carried out, the last first."""
