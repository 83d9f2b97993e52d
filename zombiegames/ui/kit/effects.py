"""Passing effects on a table: floating numbers, tracers, rings, sparks, washes, flickers.

Each is told its share of its time by ``at(t)``, knows the rectangle it may cover (the same from
its beginning to its end) and draws itself as it is then. Lengths are pixels.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.theme import Colour


OVER = 2400
"""From this depth on an effect lies over all that a table draws on its pieces, names and signs."""


class Passing:
    """What all effects share."""

    z = 2000

    def __init__(self, rect: pygame.Rect) -> None:
        self._rect = rect
        self.t = 0.0

    def rect(self) -> pygame.Rect:
        """What it may cover."""
        return self._rect

    def at(self, t: float) -> None:
        """Be at share ``t`` of its time."""
        self.t = t

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as it is now."""


class Floater(Passing):
    """A label that floats up and fades."""

    def __init__(self, label: pygame.Surface, centre: tuple[float, float], rise: int) -> None:
        self.label = label
        self.rise = rise
        rect = label.get_rect(center=centre)
        super().__init__(rect.union(rect.move(0, -rise)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the label higher and paler."""
        gone = max(0.0, (self.t - 0.55) / 0.45)
        self.label.set_alpha(round(255 * (1 - gone)))
        y = self._rect.bottom - self.label.get_height() - self.rise * (1 - (1 - self.t) ** 2)
        surface.blit(self.label, (self._rect.x, y))
        self.label.set_alpha(255)


class Banner(Floater):
    """Words for everybody that float up and fade."""

    z = OVER


class Placard(Passing):
    """A sheet that comes up, stays to be read, and goes."""

    z = OVER + 100
    coming, going = 0.05, 0.95
    """Shares of its time until it is there, and from which it goes."""

    def __init__(self, sheet: pygame.Surface, centre: tuple[float, float], rise: int) -> None:
        self.sheet = sheet
        self.rise = rise
        """Pixels it comes from below."""
        rect = sheet.get_rect(center=(round(centre[0]), round(centre[1])))
        super().__init__(rect.union(rect.move(0, rise)))

    def shown(self) -> tuple[int, int]:
        """How opaque it is, and how many pixels below its place."""
        came = min(1.0, self.t / self.coming)
        left = min(1.0, (1 - self.t) / (1 - self.going))
        return round(255 * min(came, left)), round(self.rise * (1 - came) ** 2)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet as it is now."""
        alpha, below = self.shown()
        self.sheet.set_alpha(alpha)
        surface.blit(self.sheet, (self._rect.x, self._rect.y + below))
        self.sheet.set_alpha(255)


class Tracer(Passing):
    """A bright streak that flies along a straight line."""

    def __init__(
        self,
        start: tuple[float, float],
        stop: tuple[float, float],
        colour: Colour,
        width: int,
    ) -> None:
        self.start, self.stop, self.colour, self.width = start, stop, colour, width
        rect = pygame.Rect(
            min(start[0], stop[0]),
            min(start[1], stop[1]),
            abs(stop[0] - start[0]),
            abs(stop[1] - start[1]),
        )
        super().__init__(rect.inflate(8 * width + 4, 8 * width + 4))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the streak with its flash at the muzzle."""
        (x0, y0), (x1, y1) = self.start, self.stop
        head = min(1.0, self.t * 1.35)
        tail = max(0.0, head - 0.35)
        a = (x0 + (x1 - x0) * tail, y0 + (y1 - y0) * tail)
        b = (x0 + (x1 - x0) * head, y0 + (y1 - y0) * head)
        if self.t < 0.3:
            pygame.draw.circle(surface, (255, 236, 170), (x0, y0), self.width * 2.4)
        if head > tail:
            pygame.draw.line(surface, self.colour, a, b, max(1, self.width // 2))
            pygame.draw.circle(surface, (255, 250, 225), b, self.width * 0.7)


class Ring(Passing):
    """A ring that runs outward, with a ball of fire in it at first."""

    def __init__(self, centre: tuple[float, float], radius: int, colour: Colour) -> None:
        self.centre, self.radius, self.colour = centre, radius, colour
        rect = pygame.Rect(0, 0, radius * 2 + 8, radius * 2 + 8)
        rect.center = round(centre[0]), round(centre[1])
        super().__init__(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ball and ring."""
        size = self._rect.size
        tile = pygame.Surface(size, pygame.SRCALPHA)
        middle = (size[0] / 2, size[1] / 2)
        s = 1 - (1 - self.t) ** 2
        fade = round(255 * (1 - self.t))
        if self.t < 0.7:
            heat = 1 - self.t / 0.7
            for share, colour in (
                (1.0, self.colour),
                (0.68, (255, 196, 90)),
                (0.4, (255, 244, 214)),
            ):
                ball = self.radius * (0.35 + 0.4 * s) * share
                pygame.draw.circle(tile, (*colour, round(215 * heat)), middle, ball)
        width = max(2, round(self.radius * 0.16 * (1 - self.t)))
        pygame.draw.circle(tile, (*self.colour, fade), middle, self.radius * s, width)
        surface.blit(tile, self._rect)


class Sparks(Passing):
    """Splinters that fly apart and fall."""

    count = 14

    def __init__(
        self,
        centre: tuple[float, float],
        reach: int,
        colours: Sequence[Colour],
        *,
        size: int = 5,
        seed: int = 1,
    ) -> None:
        rng = Random(seed)
        self.centre, self.colours = centre, colours
        self.bits = [
            (
                rng.uniform(0, math.tau),
                rng.uniform(0.35, 1.0) * reach,
                rng.uniform(0.5, 1.0) * size,
                rng.randrange(len(colours)),
            )
            for _ in range(self.count)
        ]
        rect = pygame.Rect(0, 0, reach * 2 + 2 * size, reach * 2 + 2 * size)
        rect.center = round(centre[0]), round(centre[1])
        super().__init__(rect)
        self.reach = reach

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the splinters where they are by now."""
        s = 1 - (1 - self.t) ** 2
        for angle, far, size, colour in self.bits:
            x = self.centre[0] + math.cos(angle) * far * s
            y = self.centre[1] + math.sin(angle) * far * s * 0.8 + self.reach * 0.35 * self.t**2
            side = max(1, size * (1 - 0.7 * self.t))
            bit = pygame.Rect(0, 0, round(side), round(side))
            bit.center = round(x), round(y)
            pygame.draw.rect(surface, self.colours[colour], bit.clip(self._rect))


class Flakes(Passing):
    """Bits that fall through a rectangle until none is left: confetti, ash."""

    share = 0.55
    """Of the whole time, that each takes."""

    def __init__(
        self, rect: pygame.Rect, colours: Sequence[Colour], *, count: int, size: int
    ) -> None:
        super().__init__(rect)
        rng = Random(count)
        self.colours, self.size = colours, size
        self.bits = [
            (
                rng.random(),
                rng.uniform(0, 1 - self.share),
                rng.uniform(0, math.tau),
                rng.uniform(0.6, 1.0) * size,
            )
            for _ in range(count)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bits that are on their way."""
        left, top, wide, high = self._rect
        for n, (across, start, turn, size) in enumerate(self.bits):
            fallen = (self.t - start) / self.share
            if not 0 < fallen < 1:
                continue
            x = left + across * wide + math.sin(turn + 5 * fallen) * 3 * size
            y = top - size + fallen * (high + 2 * size)
            bit = pygame.Rect(0, 0, max(1, round(size * abs(math.cos(turn + 9 * fallen)))), size)
            bit.center = round(x), round(y)
            pygame.draw.rect(surface, self.colours[n % len(self.colours)], bit.clip(self._rect))


class Wash(Passing):
    """A rectangle that lights up and fades: a searchlight, a flash, a chill."""

    z = 900

    def __init__(self, rect: pygame.Rect, colour: Colour, peak: int = 120) -> None:
        super().__init__(rect)
        self.colour, self.peak = colour, peak

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the light."""
        strength = math.sin(math.pi * min(1.0, self.t)) * self.peak
        tile = pygame.Surface(self._rect.size, pygame.SRCALPHA)
        tile.fill((*self.colour, round(strength)))
        surface.blit(tile, self._rect)


class Beam(Passing):
    """A cone of light that falls into a rectangle from its right edge, sweeping in."""

    z = 900
    peak = 150
    """Alpha at the brightest."""

    def __init__(self, rect: pygame.Rect, colour: Colour) -> None:
        super().__init__(rect)
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cone as wide and bright as it is by now."""
        w, h = self._rect.size
        tile = pygame.Surface((w, h), pygame.SRCALPHA)
        strength = math.sin(math.pi * min(1.0, self.t)) * self.peak
        reach = min(1.0, self.t * 2.5)
        left = w * (1 - reach)
        for share, alpha in ((1.0, 0.4), (0.75, 0.7), (0.5, 1.0)):
            near, far = h * 0.08 * share, h * 0.5 * share * (0.3 + 0.7 * reach)
            corners = [
                (w, h / 2 - near),
                (w, h / 2 + near),
                (left, h / 2 + far),
                (left, h / 2 - far),
            ]
            pygame.draw.polygon(tile, (*self.colour, round(strength * alpha)), corners)
        surface.blit(tile, self._rect)


class Flicker(Passing):
    """Pictures shown in turn: flames, lightning."""

    def __init__(
        self, frames: Sequence[pygame.Surface], centre: tuple[float, float], turns: int = 8
    ) -> None:
        self.frames, self.turns = frames, turns
        super().__init__(frames[0].get_rect(center=(round(centre[0]), round(centre[1]))))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture whose turn it is."""
        frame = self.frames[int(self.t * self.turns) % len(self.frames)]
        fade = min(1.0, self.t / 0.15, (1 - self.t) / 0.25)
        frame.set_alpha(round(255 * max(0.0, fade)))
        surface.blit(frame, frame.get_rect(center=self._rect.center))
        frame.set_alpha(255)
