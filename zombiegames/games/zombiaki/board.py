"""The street as a board: names, neighbours and masks as tables that all clones share.

A mask has bit ``s`` set for square ``s``; within a lane the higher bit is nearer the barricade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Grid:
    """Lanes × rows of squares, numbered lane by lane: square = lane * rows + row, from 0.

    Names are a letter for the lane and a number for the row, from 1: ``C3``. "Forward" is
    towards the higher row.
    """

    def __init__(self, lanes: int, rows: int) -> None:
        self.lanes = lanes
        self.rows = rows
        self.squares = tuple(range(lanes * rows))
        self.lane = tuple(s // rows for s in self.squares)
        self.row = tuple(s % rows for s in self.squares)
        self.names = tuple(f"{chr(ord('A') + self.lane[s])}{self.row[s] + 1}" for s in self.squares)
        self.forward = tuple(s + 1 if self.row[s] + 1 < rows else -1 for s in self.squares)
        """The next square towards the last row, -1 past the edge."""
        self.back = tuple(s - 1 if self.row[s] > 0 else -1 for s in self.squares)
        """The next square towards the first row, -1 past the edge."""
        self.sideways = tuple(
            tuple(other for other in (s - rows, s + rows) if 0 <= other < lanes * rows)
            for s in self.squares
        )
        """The squares of the neighbouring lanes in the same row, ascending."""
        self.beside = tuple(
            tuple(sorted(t for t in (self.forward[s], self.back[s], *self.sideways[s]) if t >= 0))
            for s in self.squares
        )
        """The up to four orthogonal neighbours, ascending."""
        self.around = tuple(
            tuple(
                t
                for t in self.squares
                if t != s
                and abs(self.lane[t] - self.lane[s]) <= 1
                and abs(self.row[t] - self.row[s]) <= 1
            )
            for s in self.squares
        )
        """The up to eight neighbours, ascending."""

    def square(self, lane: int, row: int) -> int:
        """Number of the square in ``lane`` and ``row``, both from 0."""
        return lane * self.rows + row


GRID = Grid(3, 5)
"""Lanes A, B, C; row 1 touches the cemetery, row 5 the barricade."""

OFF_STREET = -1
"""As a square: over the barricade (an order or move forward from row 5)."""


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
