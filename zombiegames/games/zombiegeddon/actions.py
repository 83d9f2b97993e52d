"""What may be done in Zombiegeddon; ``events.py`` holds what is told about it.

Cells are numbers: row * 12 + column, from 0 at the top left; their names have a letter for the
column and a number for the row from 1: ``A1`` … ``L10``. Pawns are named by the cell they stand
on: two of one player on one cell are alike (the lower-numbered goes).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from zombiegames.core.notation import Int, Many, Names, Notation
from zombiegames.games.zombiegeddon.discs import COLUMNS, FIRST_PAWN, ROWS

CELLS = range(ROWS * COLUMNS)
"""Every cell."""

CELL_NAMES = tuple(f"{chr(ord('A') + cell % COLUMNS)}{cell // COLUMNS + 1}" for cell in CELLS)
"""By cell: ``C4``."""


class DrawSeats(NamedTuple):
    """Nature draws who starts, and how the players sit (ZG-02)."""

    seats: tuple[int, ...]
    """All seats clockwise, the starter first."""
    kind: Literal["draw-seats"] = "draw-seats"


class Scatter(NamedTuple):
    """Nature shuffles the discs of a half onto the empty blank cells (ZG-01, ZG-43)."""

    half: int
    """1: the 112 red discs; 2: the 88 white ones."""
    discs: tuple[int, ...]
    """Components, for the empty blank cells in ascending order."""
    kind: Literal["scatter"] = "scatter"


class Step(NamedTuple):
    """Move a pawn to a neighbouring cell, or from a manhole to any other (ZG-10 … ZG-14).

    Onto another pawn only as the first action: the same pawn must step on (ZG-13).
    """

    origin: int
    """Where the pawn stands."""
    to: int
    """A neighbour; from a manhole also every other manhole."""
    kind: Literal["step"] = "step"


class Remove(NamedTuple):
    """Take a pawn off the board for the rest of the half (ZG-15)."""

    cell: int
    """Where it stands."""
    kind: Literal["remove"] = "remove"


class Pass(NamedTuple):
    """End the turn where only removals are left (ZG-04)."""

    kind: Literal["pass"] = "pass"


class Done(NamedTuple):
    """Stop collecting alone (ZG-41)."""

    kind: Literal["done"] = "done"


AnyAction = DrawSeats | Scatter | Step | Remove | Pass | Done
"""All that can be done."""

STEPS = tuple(tuple(Step(origin, to) for to in CELLS) for origin in CELLS)
"""Every step there could be, by origin and goal; made once."""
REMOVALS = tuple(Remove(cell) for cell in CELLS)
"""Every removal, by cell."""
PASS, DONE = Pass(), Done()

_CELL = Names(CELL_NAMES)

NOTATION = Notation(
    get_args(AnyAction),
    {
        "origin": _CELL,
        "to": _CELL,
        "cell": _CELL,
        "seats": Many(Int(), 4),
        "discs": Many(Names([str(n) for n in range(FIRST_PAWN)])),
    },
)
"""``step B2 C2``, ``remove B2``, ``pass``, ``scatter 1 57,3,…``, ``draw-seats 1,0``."""
