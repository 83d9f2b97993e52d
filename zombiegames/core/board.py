"""Rectangular boards: names, neighbours and rays as tables that all clones share."""

from __future__ import annotations


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
