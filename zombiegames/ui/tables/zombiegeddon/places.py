"""Where everything of Zombiegeddon lies: 120 cells of either board, discs, pawns and supplies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.ui.table.stage import Key, Place
from zombiegames.ui.tables.zombiegeddon.faces import CrateFace, DiscFace, PawnFace

if TYPE_CHECKING:
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import PlayerColour

RIM = 14
"""Units of the letters of columns above the board and of the numbers of rows beside it."""

Z_DISC, Z_CRATE, Z_PAWN, Z_FLY = 10, 60, 100, 900

DISC = {True: 0.75, False: 0.82}
"""Diameter of a disc in widths of a cell: on hexagons, on squares."""

STANDS = {
    1: ((-0.1, -0.12),),
    2: ((-0.2, -0.1), (0.2, -0.1)),
    3: ((-0.21, -0.14), (0.21, -0.14), (0.0, 0.1)),
    4: ((-0.2, -0.16), (0.2, -0.16), (-0.2, 0.12), (0.2, 0.12)),
}
"""By number of pawns on a cell: where each stands, from its middle, in widths of the cell."""

TALL = {1: 0.66, 2: 0.62, 3: 0.56, 4: 0.52}
"""By number of pawns on a cell: height of each in widths of the cell; all stay within it."""


class Places:
    """All rectangles for one board area."""

    def __init__(self, look: Look, main: pygame.Rect, board: str) -> None:
        self.look = look
        self.main = main
        self.hexagons = board == "hex"
        gap = look.px(8)
        strip = max(look.px(46), 2 * look.text_px(15) + look.px(10))
        self.strip = pygame.Rect(main.x, main.bottom - strip, main.w, strip)
        buttons = round(main.w * (0.54 if look.text_size < 1.3 else 0.58))
        self.buttons = pygame.Rect(main.right - buttons, self.strip.y, buttons, strip)
        self.hint = pygame.Rect(main.x, self.strip.y, main.w - buttons - 2 * gap, strip)
        self.field = pygame.Rect(main.x, main.y, main.w, main.h - strip - gap)
        pad = look.px(9)
        room = self.field.inflate(-2 * pad, -2 * pad)
        rim = self.rim = look.text_px(RIM)
        room = pygame.Rect(room.x + rim, room.y + rim, room.w - rim, room.h - rim)
        if self.hexagons:
            rows = (0.75 * (discs.ROWS - 1) + 1) * 2 / math.sqrt(3)
            self.wide = min(room.w / (discs.COLUMNS + 0.5), room.h / rows)
            self.high = self.wide * 2 / math.sqrt(3)
            self.pitch = 0.75 * self.high
            size = (self.wide * (discs.COLUMNS + 0.5), self.wide * rows)
        else:
            self.wide = self.high = self.pitch = min(room.w / discs.COLUMNS, room.h / discs.ROWS)
            size = (self.wide * discs.COLUMNS, self.high * discs.ROWS)
        self.left = room.x + (room.w - size[0]) / 2
        self.top = room.y + (room.h - size[1]) / 2
        self.disc = round(self.wide * DISC[self.hexagons])
        self.pawn = round(self.wide * TALL[1])
        self.cells = [self._cell(cell) for cell in range(discs.ROWS * discs.COLUMNS)]

    def centre(self, cell: int) -> tuple[float, float]:
        """Middle of a cell."""
        row, column = divmod(cell, discs.COLUMNS)
        shift = 0.5 if self.hexagons and row % 2 else 0.0
        x = self.left + (column + shift + 0.5) * self.wide
        return x, self.top + self.high / 2 + row * self.pitch

    def names(self) -> list[tuple[str, tuple[float, float]]]:
        """List the letters of columns and the numbers of rows, with the middle of each.

        They name cells as the log does.
        """
        found = []
        for column in range(discs.COLUMNS):
            x = self.centre(column)[0] + (self.wide / 4 if self.hexagons else 0)
            found.append((CELL_NAMES[column][0], (x, self.top - self.rim / 2)))
        for row in range(discs.ROWS):
            cell = row * discs.COLUMNS
            x, y = self.left - self.rim / 2, self.centre(cell)[1]
            found.append((CELL_NAMES[cell][1:], (x, y)))
        return found

    def _cell(self, cell: int) -> pygame.Rect:
        """Rectangle in which a click means a cell; those of a row and of two rows just touch."""
        row, column = divmod(cell, discs.COLUMNS)
        start = self.left + (0.5 * self.wide if self.hexagons and row % 2 else 0.0)
        left, right = (round(start + n * self.wide) for n in (column, column + 1))
        first = self.top + (self.high - self.pitch) / 2
        top, bottom = (round(first + n * self.pitch) for n in (row, row + 1))
        return pygame.Rect(left, top, right - left, bottom - top)

    def bounds(self, cell: int) -> pygame.Rect:
        """Rectangle round the whole of a cell."""
        rect = pygame.Rect(0, 0, math.ceil(self.wide) + 2, math.ceil(self.high) + 2)
        x, y = self.centre(cell)
        rect.center = round(x), round(y)
        return rect

    def corners(self, cell: int, inset: float = 0.0) -> list[tuple[float, float]]:
        """Corners of a cell, ``inset`` pixels inside its edge, clockwise from the top."""
        x, y = self.centre(cell)
        return [(x + dx, y + dy) for dx, dy in outline(self.hexagons, self.wide, inset)]

    def side(self, cell: int, to: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """End points of the side between two neighbouring cells."""
        x, y = self.centre(cell)
        u, v = self.centre(to)
        middle = ((x + u) / 2, (y + v) / 2)
        across = math.atan2(v - y, u - x) + math.pi / 2
        half = (self.high if self.hexagons else self.wide) / (4 if self.hexagons else 2)
        dx, dy = math.cos(across) * half, math.sin(across) * half
        return (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)

    # -- things ------------------------------------------------------------------------

    def disc_place(self, disc: int, cell: int) -> Place:
        """Where a disc lies."""
        x, y = self.centre(cell)
        return Place(x, y, self.disc, self.disc, Z_DISC, disc_face(disc))

    def pawn_place(self, pawn: int, cell: int, at: int, count: int, colour: PlayerColour) -> Place:
        """Where a pawn stands, the ``at``-th of ``count`` on its cell."""
        x, y = self.centre(cell)
        if count <= 4:
            dx, dy = STANDS[count][at]
            tall = TALL[count]
        else:
            columns = -(-count // 2)
            dx = (at % columns - (columns - 1) / 2) * 0.72 / columns
            dy = -0.12 + 0.28 * (at // columns)
            tall = 0.46
        high = round(self.wide * tall)
        z = Z_PAWN + 20 * (cell // discs.COLUMNS) + round(10 * (dy + 0.5)) + at % 2
        size = (round(high * 0.75), high)
        return Place(x + dx * self.wide, y + dy * self.wide, *size, z, PawnFace(colour.name))

    def crate_place(self, seat: int, players: int, cell: int, colour: PlayerColour) -> Place:
        """Where a player's supplies lie in a shelter."""
        x, y = self.centre(cell)
        side = round(self.wide * 0.27)
        at = seat - (players - 1) / 2
        low = self.high * (0.27 if self.hexagons else 0.36)
        return Place(x + at * side * 0.86, y + low, side, side, Z_CRATE, CrateFace(colour.name))


def outline(hexagon: bool, wide: float, inset: float = 0.0) -> list[tuple[float, float]]:
    """Corners of a cell round (0, 0), ``inset`` pixels inside its edge."""
    if hexagon:
        reach = wide / math.sqrt(3) - inset * 2 / math.sqrt(3)
        return [
            (reach * math.sin(i * math.pi / 3), -reach * math.cos(i * math.pi / 3))
            for i in range(6)
        ]
    half = wide / 2 - inset
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def disc_face(disc: int) -> DiscFace:
    """Describe a disc."""
    return DiscFace(discs.KINDS[discs.KIND_OF[disc]], discs.VALUE_OF[disc], discs.is_white(disc))


def standing(view: Wasteland) -> dict[int, list[int]]:
    """List the pawns on each cell that has any, ascending."""
    found: dict[int, list[int]] = {}
    for pawn, cell in enumerate(view.pawns):
        if cell >= 0:
            found.setdefault(cell, []).append(pawn)
    return found


def arrange(places: Places, view: Wasteland, colours: tuple[PlayerColour, ...]) -> dict[Key, Place]:
    """Say where everything lies."""
    found: dict[Key, Place] = {}
    for cell, disc in enumerate(view.discs):
        if disc > 0:
            found["disc", disc] = places.disc_place(disc, cell)
    for seat, mask in enumerate(view.tokens):
        for cell in view.board.cells(mask):
            place = places.crate_place(seat, view.players, cell, colours[seat])
            found["crate", seat, cell] = place
    for cell, pawns in standing(view).items():
        for at, pawn in enumerate(pawns):
            colour = colours[pawn // discs.SHELTERS]
            found["pawn", pawn] = places.pawn_place(pawn, cell, at, len(pawns), colour)
    return found
