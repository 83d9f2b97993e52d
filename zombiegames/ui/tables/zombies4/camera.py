"""Which part of the forest is seen: pan, zoom and where a square of the map lies on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from zombiegames.games.zombies4.land import Land

SMALLEST, LARGEST = 14, 72
"""Units of a square's side, zoomed out and in as far as it goes."""

ZOOM = 1.15
"""Times larger by a step nearer."""

LEGIBLE = 32
"""Units of a square's side below which the view keeps to what is near, where that is enough."""

READABLE = 24
"""The same while a tile is to be placed, for which more must be seen at once."""

WALK = 6
"""Squares that a pawn walks in a turn at most."""

COMFORTABLE = 60
"""Units of a square's side beyond which a small map is not made larger by itself."""


class Camera:
    """Maps squares of the map to pixels of the screen.

    Columns and rows are counted in squares as ``Land.where`` does; the side of a square is a whole
    number of pixels, so that tiles are always rasterised sharp.
    """

    def __init__(self, clear: pygame.Rect, unit: float) -> None:
        self.clear = clear
        """The part of the window that nothing lies over: what has to be seen is there."""
        self.least = max(6, round(SMALLEST * unit))
        self.most = round(LARGEST * unit)
        self.legible = round(LEGIBLE * unit)
        self.readable = round(READABLE * unit)
        self.usual = round(COMFORTABLE * unit)
        self.cell = self.usual
        """Side of a square in pixels."""
        self.left = float(clear.centerx)
        """Where column 0 begins."""
        self.top = float(clear.centery)
        """Where row 0 begins."""
        self.followed = True
        """Whether it still chooses by itself what is seen: nobody has moved it."""
        self._lent = False
        """Whether it only looks aside, to where something was shown, and then follows again."""
        self.bounds = pygame.Rect(0, -3, 3, 6)
        """What there is to see, in squares."""
        self._smallest = self.legible
        """Side of a square in pixels below which that is done."""
        self.near: pygame.Rect | None = None
        """What is enough to be seen now, in squares, where all would be too small."""

    # -- what is seen ------------------------------------------------------------------

    def see(self, land: Land, growing: bool = False, near: tuple[int, int] | None = None) -> None:
        """Learn how far the map reaches; ``growing``: with the places where it can be built on;
        ``near``: column and row round which all lies that matters now: a walk, or where a tile is
        most likely placed.
        """
        there = [*land.lies, *(land.frontier if growing else ())]
        left, top = min(x for x, _ in there), min(y for _, y in there)
        right, bottom = max(x for x, _ in there), max(y for _, y in there)
        self.bounds = pygame.Rect(3 * left, 3 * top, 3 * (right - left + 1), 3 * (bottom - top + 1))
        self.near = None
        self._smallest = self.readable if growing else self.legible
        if near is not None:
            side = (2 * WALK + 1, 2 * WALK + 1)
            if growing:
                side = (self.clear.w - 4) // self.readable, (self.clear.h - 4) // self.readable
            reach = pygame.Rect((0, 0), side)
            reach.center = near
            self.near = reach.clamp(self.bounds).clip(self.bounds)
        if self.followed or self._lent:
            self.fit(self.near)

    def fit(self, near: pygame.Rect | None = None) -> None:
        """Show all of it, as large as it goes; ``near`` alone, in squares, where all of it would
        be too small to be read.
        """
        bounds, cell = self.bounds, self._side(self.bounds)
        if near is not None and cell < self._smallest:
            bounds, cell = near, self._side(near)
        self.cell = max(self.least, cell)
        self.left = self.clear.centerx - (bounds.x + bounds.w / 2) * self.cell
        self.top = self.clear.centery - (bounds.y + bounds.h / 2) * self.cell
        self.followed, self._lent = True, False

    def _side(self, bounds: pygame.Rect) -> int:
        """Give the largest side of a square, in pixels, at which some squares are in sight."""
        wide, high = self.clear.w - 4, self.clear.h - 4
        return min(wide // bounds.w, high // bounds.h, self.usual)

    @property
    def whole(self) -> bool:
        """Whether all of the map is in sight."""
        return self.clear.contains(self.span(self.bounds.x, self.bounds.y, *self.bounds.size))

    def beyond(self, dx: int, dy: int) -> bool:
        """Whether there is more of the map in a direction than is in sight."""
        span, clear = self.span(self.bounds.x, self.bounds.y, *self.bounds.size), self.clear
        if dx:
            return span.right > clear.right if dx > 0 else span.left < clear.left
        return span.bottom > clear.bottom if dy > 0 else span.top < clear.top

    def zoom(self, steps: float, at: tuple[int, int]) -> bool:
        """Go nearer (positive) or further away; the point ``at`` stays. True if it did."""
        wanted = round(self.cell * ZOOM**steps)
        if wanted == self.cell:
            wanted += 1 if steps > 0 else -1
        cell = max(self.least, min(self.most, wanted))
        if cell == self.cell:
            return False
        share = cell / self.cell
        self.left = at[0] - (at[0] - self.left) * share
        self.top = at[1] - (at[1] - self.top) * share
        self.cell = cell
        self.followed = self._lent = False
        self._keep_in_sight()
        return True

    def pan(self, dx: float, dy: float) -> bool:
        """Push the map by some pixels; True if it moved."""
        before = (self.left, self.top)
        self.left += dx
        self.top += dy
        self._keep_in_sight()
        if (self.left, self.top) == before:
            return False
        self.followed = self._lent = False
        return True

    def centre(self, column: float, row: float) -> None:
        """Bring a point of the map to the middle."""
        self.left = self.clear.centerx - (column + 0.5) * self.cell
        self.top = self.clear.centery - (row + 0.5) * self.cell
        self.followed = self._lent = False
        self._keep_in_sight()

    def reveal(self, rect: pygame.Rect) -> bool:
        """Push the map as little as needed to bring a rectangle of the screen into sight; where
        nobody has moved it, only until something happens.
        """
        follows = self.followed or self._lent
        inner = self.clear.inflate(-self.cell, -self.cell)
        dx = max(0, inner.left - rect.left) - max(0, rect.right - inner.right)
        dy = max(0, inner.top - rect.top) - max(0, rect.bottom - inner.bottom)
        moved = (dx != 0 or dy != 0) and self.pan(dx, dy)
        self._lent = follows and not self.followed
        return moved

    def _keep_in_sight(self) -> None:
        """Never let the map leave the clear part by more than half of it."""
        clear, bounds = self.clear, self.bounds
        middle_x, middle_y = clear.centerx, clear.centery
        self.left = min(self.left, middle_x - bounds.x * self.cell)
        self.left = max(self.left, middle_x - bounds.right * self.cell)
        self.top = min(self.top, middle_y - bounds.y * self.cell)
        self.top = max(self.top, middle_y - bounds.bottom * self.cell)

    # -- where things are --------------------------------------------------------------

    def span(self, column: int, row: int, wide: int = 1, high: int = 1) -> pygame.Rect:
        """Give the rectangle of some squares on the screen."""
        x, y = round(self.left), round(self.top)
        return pygame.Rect(
            x + column * self.cell, y + row * self.cell, wide * self.cell, high * self.cell
        )

    def square(self, land: Land, square: int) -> pygame.Rect:
        """Give the rectangle of a square of the map."""
        return self.span(*land.where(square))

    def tile(self, x: int, y: int) -> pygame.Rect:
        """Give the rectangle of a tile's place."""
        return self.span(3 * x, 3 * y, 3, 3)
