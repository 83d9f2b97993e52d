"""The words the rules modules share: variants, prompts, marks, and the street as bit masks.

A mask has bit ``s`` set for square ``s`` (``actions.GRID``); within a lane the higher bit is
nearer the barricade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiaki.actions import GRID

if TYPE_CHECKING:
    from collections.abc import Iterable


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

HAND_SIZE = 4
"""Cards to which a hand is filled up (ZK-03)."""
DOG_STEPS = 3
"""Steps of a dog's walk at most (ZK-18)."""


def mask(squares: Iterable[int]) -> int:
    """Make a mask of squares."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


ALL = mask(GRID.squares)
LANE = tuple(mask(s for s in GRID.squares if GRID.lane[s] == lane) for lane in range(GRID.lanes))
"""Mask by lane."""
ROW = tuple(mask(s for s in GRID.squares if GRID.row[s] == row) for row in range(GRID.rows))
"""Mask by row."""
FIRST_ROW, LAST_ROW = ROW[0], ROW[-1]

FORWARD, BACK, SIDEWAYS, BESIDE = GRID.forward, GRID.back, GRID.sideways, GRID.beside
LANE_OF, ROW_OF = GRID.lane, GRID.row

BESIDE_MASK = tuple(mask(GRID.beside[s]) for s in GRID.squares)
"""Mask of the orthogonal neighbours, by square."""
AROUND_MASK = tuple(mask(GRID.around[s]) for s in GRID.squares)
"""Mask of the up to eight neighbours, by square."""


def from_the_front(squares: Iterable[int]) -> tuple[int, ...]:
    """Sort row 5 to 1, within a row lane A to C (ZK-10, ZK-63)."""
    return tuple(sorted(squares, key=lambda s: (-ROW_OF[s], LANE_OF[s])))


def from_the_back(squares: Iterable[int]) -> tuple[int, ...]:
    """Sort row 1 to 5, within a row lane A to C (ZK-15)."""
    return tuple(sorted(squares, key=lambda s: (ROW_OF[s], LANE_OF[s])))


FRONT_FIRST = from_the_front(GRID.squares)
BACK_FIRST = from_the_back(GRID.squares)
LANE_FRONT_FIRST = tuple(
    tuple(s for s in FRONT_FIRST if LANE_OF[s] == lane) for lane in range(GRID.lanes)
)
"""Squares by lane, row 5 first."""
BLAST = tuple(from_the_front((s, *GRID.around[s])) for s in GRID.squares)
"""The square and its up to eight neighbours, front first, by square."""

_BITS: dict[int, tuple[int, ...]] = {}


def squares_of(bits: int) -> tuple[int, ...]:
    """List the squares of a mask, ascending."""
    found = _BITS.get(bits)
    if found is None:
        found = _BITS[bits] = tuple(s for s in GRID.squares if bits >> s & 1)
    return found
