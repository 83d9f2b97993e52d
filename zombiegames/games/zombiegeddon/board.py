"""The 120 cells as bit masks: neighbours, spreading and floods, shared by all clones.

A mask has one bit a cell, ``Board.bit[cell]``; rows lie apart so far that a shift by a
neighbour's distance never lands on a cell of the board that is none. Cells themselves are
numbered row * 12 + column everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.actions import CELLS, REMOVALS, STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.games.zombiegeddon.actions import Remove, Step


class Board(ABC):
    """One of the two boards; immutable, one object each (copies and pickles are itself)."""

    name: str
    """``hex`` or ``square``."""
    stride: int
    """Bits from a row to the next."""
    directions: tuple[tuple[int, int], ...]
    """Row and place in the row (:meth:`place`) of every neighbour, relative."""

    def __init__(self) -> None:
        position = [cell // discs.COLUMNS * self.stride + self.place(cell) for cell in CELLS]
        self.bit = tuple(1 << p for p in position)
        """Mask of a cell alone, by cell."""
        self.cell_at = {bit: cell for cell, bit in enumerate(self.bit)}
        """Cell by its mask."""
        self.all = self.mask(CELLS)
        """Mask of every cell."""
        self.shelters = self.mask(discs.ALL_SHELTERS)
        """Mask of the shelters of both colours."""
        self.blank = self.all & ~self.shelters
        """Mask of the blank cells."""
        self.targets = (0, self.mask(discs.WHITE_SHELTERS), self.mask(discs.RED_SHELTERS))
        """By half: mask of the shelters to which tokens are delivered (ZG-30)."""
        places = {(cell // discs.COLUMNS, self.place(cell)): cell for cell in CELLS}
        self.neighbours = tuple(
            tuple(
                sorted(
                    places[there]
                    for row, place in self.directions
                    if (there := (cell // discs.COLUMNS + row, self.place(cell) + place)) in places
                )
            )
            for cell in CELLS
        )
        """Neighbours of a cell, ascending, by cell."""
        self.near = tuple(self.mask(cells) for cells in self.neighbours)
        """Mask of the neighbours, by cell."""
        self.known_steps: tuple[dict[int, tuple[Step, ...]], ...] = tuple({} for _ in CELLS)
        """By cell: what :meth:`steps` has found, by mask; at most one entry a set of neighbours."""
        self.known_moves: tuple[dict[int, tuple[Step | Remove, ...]], ...]
        self.known_moves = tuple({} for _ in CELLS)
        """By cell: what :meth:`moves` has found."""

    @abstractmethod
    def place(self, cell: int) -> int:
        """Give the bit of a cell within its row; neighbours differ alike in every row."""

    @abstractmethod
    def spread(self, cells: int) -> int:
        """Add to a mask all neighbours (and bits that are no cells)."""

    def flood(self, start: int, within: int, manholes: int) -> int:
        """Give all that joins ``start`` through cells of ``within``; manholes are neighbours."""
        reached = start
        while True:
            if reached & manholes:
                reached |= manholes & within
            wider = self.spread(reached) & within | start
            if wider == reached:
                return reached
            reached = wider

    def mask(self, cells: Iterable[int]) -> int:
        """Make a mask of cells."""
        bits = 0
        for cell in cells:
            bits |= self.bit[cell]
        return bits

    def cells(self, mask: int) -> list[int]:
        """List the cells of a mask, ascending."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.cell_at[low])
            mask ^= low
        return found

    def steps(self, origin: int, targets: int) -> tuple[Step, ...]:
        """List the steps from a cell to neighbours, ``targets``, ascending."""
        known = self.known_steps[origin].get(targets)
        if known is None:
            steps = STEPS[origin]
            known = tuple(steps[to] for to in self.cells(targets))
            self.known_steps[origin][targets] = known
        return known

    def jumps(self, manholes: int) -> dict[int, tuple[Step, ...]]:
        """List by cell of a manhole the jumps from there to those that are no neighbours."""
        cells = self.cells(manholes)
        found = {}
        for here in cells:
            steps = STEPS[here]
            far = [to for to in cells if to != here]
            if self.near[here] & manholes:
                far = [to for to in far if to not in self.neighbours[here]]
            found[here] = tuple([steps[to] for to in far])
        return found

    def moves(self, origin: int, targets: int) -> tuple[Step | Remove, ...]:
        """List the steps to neighbours, ``targets``, then the removal.

        A caller that asks often looks into ``known_moves`` first.
        """
        known: tuple[Step | Remove, ...] = (*self.steps(origin, targets), REMOVALS[origin])
        self.known_moves[origin][targets] = known
        return known

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (board_of, (self.name,))


class HexBoard(Board):
    """The board as published: pointy-top hexagons, odd rows shifted right by half a cell."""

    name = "hex"
    # A row has 12 cells among 16 places (it slants), and one place stays free for shifts.
    stride = 17
    directions = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))

    def place(self, cell: int) -> int:
        """Give the column, less one for every second row above: down left is then the same."""
        return cell % discs.COLUMNS - cell // discs.COLUMNS // 2 + (discs.ROWS - 1) // 2

    def spread(self, cells: int) -> int:
        """Add the six neighbours."""
        pairs = cells | cells << 1
        return pairs | cells >> 1 | pairs << 16 | pairs >> 17


class SquareBoard(Board):
    """The other board: squares that touch with a side."""

    name = "square"
    stride = discs.COLUMNS + 1
    directions = ((0, -1), (0, 1), (-1, 0), (1, 0))

    def place(self, cell: int) -> int:
        """Give the column."""
        return cell % discs.COLUMNS

    def spread(self, cells: int) -> int:
        """Add the four neighbours."""
        return cells | cells << 1 | cells >> 1 | cells << 13 | cells >> 13


BOARDS: dict[str, Board] = {"hex": HexBoard(), "square": SquareBoard()}
"""Both boards, by name."""


def board_of(name: str) -> Board:
    """Give the one board of a name."""
    return BOARDS[name]
