"""Curves over the length of a game, a line a seat: thin where little is known, thicker later."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.theme import BONE, INK, PANEL_EDGE, WELL, mix
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ai.study import Point
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour

FINE = 3
"""Lines are drawn this many times too large and scaled down."""

OWN = (1.6, 4.4)
"""Units of a line that is to be seen first, at its beginning and at its end; …"""
OTHER = (1.0, 2.2)
"""… and of another."""

SHAPE = 14
"""Units of the shapes at the right end."""

EDGE = 7
"""Units round the area of the lines in which their strokes and marks may end."""

MARK = 4.2
"""Units from the middle to the rim of a mark."""

GROWTH = 1.4
"""Seconds in which the lines grow from left to right, if all points are known."""


class Line(NamedTuple):
    """The line of a seat."""

    colour: Colour
    shape: str
    """One of those of ``theme.PLAYERS``."""
    own: bool
    """Whether it is to be seen first."""


class Chart(Widget):
    """Shares, 0 … 1, of all seats over the entries of a record.

    Args:
        lines: by seat.
        length: entries of the record.
        words: says what is shown, for a tooltip and for reading aloud.
    """

    ring_radius = 10.0

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        lines: Sequence[Line],
        length: int,
        words: Callable[[], str],
    ) -> None:
        super().__init__(look, rect)
        self.lines = lines
        self.length = length
        self.words = words
        self.points: Sequence[Point] = ()
        """What is known so far; it may grow."""
        self.marks: Sequence[int] = ()
        """Numbers of points with a circle; that of the first is filled."""
        self.shown = 0.0
        """How far the lines have grown, 0 … 1."""
        self._painted: tuple[tuple[int, int], pygame.Surface] | None = None
        pad, side = look.px(10), look.px(SHAPE)
        left = self.rect.x + pad
        wide = self.rect.right - pad - side - pad // 2 - left
        self.inner = pygame.Rect(left, self.rect.y + pad, wide, self.rect.h - 2 * pad)

    @property
    def known(self) -> float:
        """How far the points go, 0 … 1."""
        return self.points[-1].entry / self.length if self.points else 0.0

    @property
    def whole(self) -> bool:
        """Whether all is shown."""
        return self.shown >= 1

    def grow(self, dt: float) -> bool:
        """Let the lines grow for so many seconds; True if there is more to see now."""
        before = self.shown
        self.shown = min(self.known, before + dt / GROWTH)
        return self.shown != before

    def tip(self) -> str:
        """Say what is shown."""
        return self.words() if self.whole else ""

    def describe(self) -> str:
        """Say what is shown."""
        return self.words()

    # -- drawing -----------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, the lines as far as they have grown, and their shapes at the end."""
        look = self.look
        paint.panel(surface, look, self.rect, WELL, radius=8)
        key = (len(self.points), len(self.marks))
        if self._painted is None or self._painted[0] != key:
            self._painted = key, self._paint()
        # The rounded corners of the ground stay.
        edge = look.px(EDGE)
        area = self.inner.move(-self.rect.x, -self.rect.y).inflate(2 * edge, 2 * edge)
        area.width = edge + round(self.inner.w * self.shown) + (edge if self.whole else 0)
        surface.blit(self._painted[1], area.move(self.rect.topleft), area)
        if self.whole:
            for line, place in zip(self.lines, self._ends(), strict=True):
                surface.blit(paint.shape(look, line.shape, place.w, line.colour, INK), place)

    def _ends(self) -> list[pygame.Rect]:
        """Place the shapes: each beside the end of its line, or as near as the others let it."""
        shares = self.points[-1].shares
        # Where lines end together, the order is that in which they came.
        before = self.points[-2].shares if len(self.points) > 1 else shares
        order = sorted(range(len(shares)), key=lambda seat: (shares[seat], before[seat]))
        side = min(self.look.px(SHAPE), self.rect.h // len(order))
        places = [pygame.Rect(0, 0, side, side)] * len(order)
        margin = min(self.look.px(3), self.rect.h - side * len(order))
        floor = self.rect.bottom - margin
        for number, seat in enumerate(order):
            place = pygame.Rect(self.inner.right + self.look.px(5), 0, side, side)
            place.centery = self._y(shares[seat])
            above = side * (len(order) - number - 1)
            place.bottom = max(min(place.bottom, floor), self.rect.y + margin + above + side)
            floor = place.top
            places[seat] = place
        return places

    def _y(self, share: float) -> int:
        return round(self.inner.bottom - share * self.inner.h)

    def _paint(self) -> pygame.Surface:
        """Draw all lines and marks that are known on the ground."""
        look = self.look
        size = (self.rect.w * FINE, self.rect.h * FINE)
        ground = look.colour(WELL)
        large = pygame.Surface(size)
        large.fill(ground)
        left, right = ((x - self.rect.x) * FINE for x in (self.inner.left, self.inner.right))
        rule = mix(ground, look.colour(PANEL_EDGE), 0.7)
        for share in (0.0, 0.5, 1.0):
            y = (self._y(share) - self.rect.y) * FINE
            pygame.draw.line(large, rule, (left, y), (right, y), FINE)
        for own in (False, True):
            for seat, line in enumerate(self.lines):
                if line.own == own:
                    path = [self._at(point, seat) for point in self.points]
                    if own:
                        self._stroke(large, path, ground, OWN, 2.4)
                    self._stroke(large, path, look.colour(line.colour), OWN if own else OTHER)
        for number in reversed(self.marks):
            shares = self.points[number].shares
            spot = self._at(self.points[number], shares.index(max(shares)))
            rim = look.px(MARK) * FINE
            pygame.draw.circle(large, look.colour(BONE), spot, rim)
            if number != self.marks[0]:
                pygame.draw.circle(large, ground, spot, rim - look.px(1.6) * FINE)
        return pygame.transform.smoothscale(large, self.rect.size)

    def _at(self, point: Point, seat: int) -> tuple[float, float]:
        """Give the place of a point of a line, in the large picture."""
        x = self.inner.x + self.inner.w * point.entry / self.length
        return (x - self.rect.x) * FINE, (self._y(point.shares[seat]) - self.rect.y) * FINE

    def _stroke(
        self,
        large: pygame.Surface,
        path: Sequence[tuple[float, float]],
        colour: Colour,
        width: tuple[float, float],
        more: float = 0.0,
    ) -> None:
        """Draw a line that grows from one width to another; ``more``: units wider everywhere."""
        unit = FINE * max(1.0, self.look.scale) / 2
        thin, thick = ((units + more) * unit for units in width)
        whole = large.get_width()
        for (x, y), (to_x, to_y) in pairwise(path):
            one, two = (thin + (thick - thin) * at / whole for at in (x, to_x))
            along = pygame.Vector2(to_x - x, to_y - y)
            if not along:
                continue
            across = along.normalize().rotate(90)
            here, there = pygame.Vector2(x, y), pygame.Vector2(to_x, to_y)
            corners = (here + across * one, there + across * two,
                       there - across * two, here - across * one)  # fmt: skip
            pygame.draw.polygon(large, colour, corners)
            pygame.draw.circle(large, colour, there, two)
