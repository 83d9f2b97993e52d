"""The night behind the menu: moon, trees, graves, and the dead who walk along the hill."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.theme import NIGHT, WHITE, rgb

if TYPE_CHECKING:
    from zombiegames.ui.kit.theme import Colour

HORIZON = 0.40
"""Share of the height where the near hill's skyline runs."""

GROUND = rgb("#0B0F17")
"""What the near hill is made of, in its picture too."""


class Walker(NamedTuple):
    """One of the dead on the hill."""

    picture: str
    start: float
    """Share of the width where it is at time 0."""
    pace: float
    """Shares of the width a second; negative: to the left."""
    size: float
    """Units."""
    sink: float
    """Units its feet stand below the skyline."""


WALKERS = (
    Walker("menu/walker-1", 0.10, 0.0062, 86, 6),
    Walker("menu/walker-4", 0.36, -0.0046, 66, 2),
    Walker("menu/walker-2", 0.52, 0.0054, 92, 8),
    Walker("menu/walker-5", 0.71, 0.0040, 62, 2),
    Walker("menu/walker-3", 0.90, -0.0058, 84, 6),
)


class Scenery:
    """The picture, still in all but the walkers; time makes them lurch."""

    def __init__(self, look: Look, size: tuple[int, int]) -> None:
        self.look = look
        self.size = size
        self.time = 0.0
        self._still = look.assets.painted(("scenery", size, look.high_contrast), self._paint_still)

    # -- measures ----------------------------------------------------------------------

    def _ridge_rect(self, rise: float) -> pygame.Rect:
        width, height = self.size
        high = max(width // 8, round(height * 0.17))
        y = round(height * HORIZON) - high * 45 // 100 - self.look.px(rise)
        return pygame.Rect(0, y, high * 8, high)

    # -- the still part ----------------------------------------------------------------

    def _paint_still(self) -> pygame.Surface:
        look, (width, height) = self.look, self.size
        surface = pygame.Surface(self.size)
        edge, centre = (look.colour(c) for c in NIGHT)
        surface.blit(paint.radial(self.size, edge, centre, (0.62, 0.34)), (0, 0))
        tile = look.assets.picture("menu/stars", (look.px(512), look.px(512)))
        for left in range(0, width, tile.get_width()):
            surface.blit(tile, (left, 0))
        side = look.px(400)
        moon = look.assets.picture("menu/moon", (side, side))
        surface.blit(moon, moon.get_rect(center=self._moon()))
        for name, x, y, wide in (
            ("bat", 0.585, 0.12, 44),
            ("bat", 0.93, 0.33, 30),
            ("bat", 0.625, 0.17, 26),
        ):
            bat = look.assets.picture(f"menu/{name}", (look.px(wide), look.px(wide / 2)))
            surface.blit(bat, bat.get_rect(center=(round(width * x), round(height * y))))
        far = self._ridge_rect(26)
        self._tiled(surface, "menu/ridge-far", far)
        return surface.convert()

    @property
    def moon_rect(self) -> pygame.Rect:
        """Where the disc of the moon is."""
        side = self.look.px(200)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self._moon()
        return rect

    def _moon(self) -> tuple[int, int]:
        width, _ = self.size
        return round(width * 0.5 + self.look.px(400)), self.look.px(150)

    def _tiled(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        picture = self.look.assets.picture(name, rect.size)
        x = -(rect.w - self.size[0]) // 2 if rect.w >= self.size[0] else 0
        while x < self.size[0]:
            surface.blit(picture, (x, rect.y))
            x += rect.w

    # -- the dead ----------------------------------------------------------------------

    def places(self, time: float) -> list[tuple[Walker, pygame.Rect, float]]:
        """Where each walker is, and how it leans, in degrees."""
        width = self.size[0]
        found = []
        for at, walker in enumerate(WALKERS):
            side = self.look.px(walker.size)
            span = width + 2 * side
            x = (walker.start * width + walker.pace * width * time + side) % span - side
            phase = time * 2.4 + at * 1.7
            hop = abs(math.sin(phase)) * self.look.px(3)
            ground = self._skyline(x + side / 2) + self.look.px(walker.sink)
            rect = pygame.Rect(round(x), round(ground - side - hop), side, side)
            found.append((walker, rect, round(math.sin(phase) * 2) * 2.0))
        return found

    def _skyline(self, x: float) -> float:
        """Height of the hill at a point: the walkers go up and down with it."""
        near = self._ridge_rect(0)
        share = x / max(1, self.size[0])
        wave = math.sin(share * 9.0 + 0.6) * 0.05 + math.sin(share * 21.0) * 0.02
        return near.y + near.h * (0.5 + wave)

    def move(self, dt: float) -> list[pygame.Rect]:
        """Let time pass; gives what changed."""
        before = [rect for _, rect, _ in self.places(self.time)]
        self.time += dt
        margin = self.look.px(8)
        return [
            old.union(new).inflate(2 * margin, 2 * margin)
            for old, (_, new, _) in zip(before, self.places(self.time), strict=True)
        ]

    def _figure(self, walker: Walker, side: int, lean: float) -> pygame.Surface:
        look = self.look

        def make() -> pygame.Surface:
            picture = look.assets.picture(walker.picture, (side, side))
            if walker.pace < 0:
                picture = pygame.transform.flip(picture, True, False)
            return pygame.transform.rotozoom(picture, lean, 1.0).convert_alpha()

        return look.assets.painted(("walker", walker.picture, side, lean, walker.pace < 0), make)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole night."""
        clip = surface.get_clip()
        surface.blit(self._still, clip, clip)
        look, (width, height) = self.look, self.size
        for walker, rect, lean in self.places(self.time):
            if clip.colliderect(rect.inflate(20, 20)):
                figure = self._figure(walker, rect.w, lean)
                surface.blit(figure, figure.get_rect(midbottom=rect.midbottom))
        near = self._ridge_rect(0)
        self._tiled(surface, "menu/ridge-near", near)
        ground = pygame.Rect(0, near.bottom - 1, width, height - near.bottom + 1)
        surface.fill(GROUND, ground)
        for name, x, foot, size in (
            ("menu/tree-1", 0.06, 0.475, 300),
            ("menu/tree-2", 0.945, 0.485, 320),
            ("menu/tree-3", 0.215, 0.43, 150),
        ):
            wide = look.px(size * 0.8)
            tree = look.assets.picture(name, (wide, look.px(size)))
            place = tree.get_rect(midbottom=(round(width * x), round(height * foot)))
            if clip.colliderect(place):
                surface.blit(tree, place)
        for name, x, size in (
            ("menu/grave-1", 0.16, 54),
            ("menu/grave-2", 0.30, 46),
            ("menu/grave-3", 0.64, 50),
            ("menu/grave-2", 0.80, 58),
            ("menu/grave-1", 0.86, 44),
        ):
            side = look.px(size)
            grave = look.assets.picture(name, (side, side))
            foot = round(height * (HORIZON + 0.025))
            place = grave.get_rect(midbottom=(round(width * x), foot))
            if clip.colliderect(place):
                surface.blit(grave, place)


RIDGE = 8
"""Width of the graves at the foot of the sky by their height."""


def banner_sky(
    look: Look, size: tuple[int, int], night: tuple[Colour, Colour], rays: Colour | None = None
) -> pygame.Surface:
    """Paint the sky at the top of a dialog; ``night``: edge and centre."""
    sky = paint.radial(size, *night, (0.5, 1.0)).convert_alpha()
    if rays is not None:
        sky.blit(paint.rays(size, rays), (0, 0))
    high = size[0] // RIDGE
    ridge = look.assets.picture("menu/ridge-near", (size[0], high))
    sky.blit(ridge, (0, size[1] - high * 2 // 3))
    taller = (size[0], size[1] + look.px(16))
    mask = paint.rounded(taller, look.px(16), WHITE)
    sky.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return sky
