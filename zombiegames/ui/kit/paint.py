"""Shapes with smooth edges: rounded panels, shadows, glows, nights, the shapes of players.

The drawing functions make a new surface each time; :func:`panel`, :func:`shadow`, :func:`glow`
and :func:`night` keep what they made in the assets' cache and blit it.
"""

from __future__ import annotations

import functools
import math
import random
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.theme import INK, WHITE

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour

_OVER = 4
"""Curves are drawn this many times too large and scaled down."""


def rounded(
    size: tuple[int, int],
    radius: int,
    fill: Colour,
    *,
    alpha: int = 255,
    border: Colour | None = None,
    width: int = 0,
) -> pygame.Surface:
    """Draw a rounded rectangle, with a border of ``width`` pixels inside its edge if asked."""
    w, h = max(1, size[0]), max(1, size[1])
    edge = fill if border is None or width <= 0 else border
    edge_alpha = alpha if edge is fill else 255
    width = width if edge is not fill else 0
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((*edge, edge_alpha))
    surface.fill((*fill, alpha), (width, width, w - 2 * width, h - 2 * width))
    radius = min(radius, w // 2, h // 2)
    if radius <= 0:
        return surface
    big = radius * _OVER
    tile = pygame.Surface((big, big), pygame.SRCALPHA)
    tile.fill((*edge, 0))
    pygame.draw.circle(tile, (*edge, edge_alpha), (big, big), big)
    if 0 < width < radius:
        pygame.draw.circle(tile, (*fill, alpha), (big, big), big - width * _OVER)
    tile = pygame.transform.smoothscale(tile, (radius, radius))
    for right in (False, True):
        for bottom in (False, True):
            place = (w - radius if right else 0, h - radius if bottom else 0)
            surface.fill((0, 0, 0, 0), (*place, radius, radius))
            part = pygame.transform.flip(tile, right, bottom)
            surface.blit(part, place, special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def panel(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    fill: Colour,
    *,
    radius: float = 10,
    alpha: int = 255,
    border: Colour | None = None,
    width: float = 1,
) -> None:
    """Blit a rounded rectangle; ``radius`` and ``width`` in units, colours are tokens."""
    ground = look.colour(fill)
    edge = None if border is None else look.colour(border)
    r, w = look.px(radius), look.px(width) if edge is not None else 0
    key = ("rounded", rect.size, r, ground, alpha, edge, w)
    surface.blit(
        look.assets.painted(
            key,
            lambda: rounded(
                rect.size, r, ground, alpha=alpha, border=edge, width=w
            ).convert_alpha(),
        ),
        rect,
    )


def _blurred(
    rect_size: tuple[int, int],
    radius: int,
    colour: Colour,
    alpha: int,
    spread: int,
) -> pygame.Surface:
    w, h = rect_size
    small = 4
    size = ((w + 4 * spread) // small + 1, (h + 4 * spread) // small + 1)
    tile = pygame.Surface(size, pygame.SRCALPHA)
    tile.fill((*colour, 0))
    body = rounded((max(1, w // small), max(1, h // small)), radius // small, colour, alpha=alpha)
    tile.blit(body, (2 * spread // small, 2 * spread // small), special_flags=pygame.BLEND_RGBA_MAX)
    blurred = pygame.transform.box_blur(tile, max(1, spread // small), repeat_edge_pixels=False)
    blurred = pygame.transform.box_blur(blurred, max(1, spread // small), repeat_edge_pixels=False)
    whole = pygame.transform.smoothscale(blurred, (w + 4 * spread, h + 4 * spread))
    return whole.convert_alpha()


def shadow(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    *,
    radius: float = 10,
    spread: float = 8,
    drop: float = 4,
    alpha: int = 150,
) -> None:
    """Blit the soft shadow of a rounded rectangle that floats ``drop`` units over the ground."""
    r, s = look.px(radius), max(2, look.px(spread))
    key = ("shadow", rect.size, r, s, alpha)
    soft = look.assets.painted(key, lambda: _blurred(rect.size, r, (0, 0, 0), alpha, s))
    surface.blit(soft, (rect.x - 2 * s, rect.y - 2 * s + look.px(drop)))


def glow(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    colour: Colour,
    *,
    radius: float = 10,
    spread: float = 8,
    alpha: int = 170,
    hollow: bool = False,
) -> None:
    """Blit a soft light round a rounded rectangle; ``hollow``: none inside it."""
    r, s = look.px(radius), max(2, look.px(spread))
    light = look.colour(colour)
    key = ("glow", rect.size, r, s, alpha, light, hollow)

    def make() -> pygame.Surface:
        light_all = _blurred(rect.size, r, light, alpha, s)
        if hollow:
            hole = rounded(rect.size, r, (0, 0, 0))
            light_all.blit(hole, (2 * s, 2 * s), special_flags=pygame.BLEND_RGBA_SUB)
        return light_all

    soft = look.assets.painted(key, make)
    surface.blit(soft, (rect.x - 2 * s, rect.y - 2 * s))


def radial(
    size: tuple[int, int], edge: Colour, centre: Colour, at: tuple[float, float] = (0.5, 0.4)
) -> pygame.Surface:
    """Draw a light that falls off from ``at`` (shares of width and height), without banding."""
    w, h = 64, max(2, round(64 * size[1] / max(1, size[0])))
    reach = math.hypot(max(at[0], 1 - at[0]) * w, max(at[1], 1 - at[1]) * h)
    pixels = bytearray()
    for y in range(h):
        down = (y + 0.5 - at[1] * h) ** 2
        for x in range(w):
            away = min(1.0, math.sqrt((x + 0.5 - at[0] * w) ** 2 + down) / reach)
            pixels += bytes([round(255 * (1 - away * away * (3 - 2 * away)))]) * 3
    # Grown while it still has all shades of grey, and dyed after: dark colours grown would show
    # the few steps between them as squares.
    light = pygame.image.frombytes(bytes(pixels), (w, h), "RGB")
    light = pygame.transform.smoothscale(light, size)
    whole = pygame.Surface(size, depth=24)
    whole.fill(edge)
    for sign, flag in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        tone = [max(0, sign * (c - e)) for c, e in zip(centre, edge, strict=True)]
        if any(tone):
            dyed = light.copy()
            dyed.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
            whole.blit(dyed, (0, 0), special_flags=flag)
    tile = _speckle()
    for top in range(0, size[1], tile.get_height()):
        for left in range(0, size[0], tile.get_width()):
            whole.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    return whole


@functools.lru_cache(maxsize=1)
def _speckle() -> pygame.Surface:
    """Make a tile of faint noise: it hides the steps between the darkest colours."""
    side = 256
    grey = random.Random(7).randbytes(side * side).translate(bytes(i % 3 for i in range(256)))
    tile = pygame.image.frombytes(grey, (side, side), "P")
    tile.set_palette([(i, i, i) for i in range(256)])
    return tile.convert(24)


def rays(size: tuple[int, int], colour: Colour, count: int = 22) -> pygame.Surface:
    """Draw beams that spread from the middle of the lower edge, paler outwards."""
    w, h = size
    reach = math.hypot(w / 2, h)
    tile = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA)
    for n in range(0, count, 2):
        corners = [
            (
                w + 2 * reach * math.cos(math.pi * at / count),
                2 * (h - reach * math.sin(math.pi * at / count)),
            )
            for at in (n, n + 1)
        ]
        pygame.draw.polygon(tile, (*colour, 70), [(w, 2 * h), *corners])
    return pygame.transform.smoothscale(tile, size)


def night(surface: pygame.Surface, look: Look, edge: Colour, centre: Colour) -> None:
    """Fill a surface with a night that is lighter in the middle."""
    size = surface.get_size()
    outer, inner = look.colour(edge), look.colour(centre)
    key = ("night", size, outer, inner)
    surface.blit(look.assets.painted(key, lambda: radial(size, outer, inner).convert()), (0, 0))


def ring(surface: pygame.Surface, look: Look, rect: pygame.Rect, radius: float = 12) -> None:
    """Draw the focus ring: white between two dark lines, which no light of a target looks like."""
    dark, white = look.px(1.5), look.px(3)
    outer = rect.inflate(2 * dark, 2 * dark)
    key = ("ring", rect.size, dark, white, radius)

    def make() -> pygame.Surface:
        whole = pygame.Surface(outer.size, pygame.SRCALPHA)
        at, width = 0, 2 * dark + white
        for ink, next_line in ((INK, dark), (WHITE, white), (INK, dark)):
            size = (outer.w - 2 * at, outer.h - 2 * at)
            r = max(1, look.px(radius) + dark - at)
            line = rounded(size, r, (0, 0, 0), alpha=0, border=ink, width=width)
            whole.blit(line, (at, at))
            at, width = at + next_line, width - next_line
        return whole.convert_alpha()

    surface.blit(look.assets.painted(key, make), outer)


def arc(
    surface: pygame.Surface,
    centre: tuple[int, int],
    radius: int,
    width: int,
    colour: Colour,
    share: float,
) -> None:
    """Draw a share (0 … 1) of a ring clockwise from above, dark below so that it shows anywhere."""
    side = 2 * (radius + 3)
    whole = pygame.Surface((side * _OVER, side * _OVER), pygame.SRCALPHA)
    steps = max(2, round(48 * min(1.0, share)))
    turns = [2 * math.pi * min(1.0, share) * n / steps for n in range(steps + 1)]
    for ink, grow in (((0, 0, 0, 150), 2), ((*colour, 255), 0)):
        edges = (radius + grow, radius - width - grow)
        outer, inner = (
            [
                (_OVER * (side / 2 + r * math.sin(a)), _OVER * (side / 2 - r * math.cos(a)))
                for a in turns
            ]
            for r in edges
        )
        pygame.draw.polygon(whole, ink, [*outer, *reversed(inner)])
    small = pygame.transform.smoothscale(whole, (side, side))
    surface.blit(small, small.get_rect(center=centre))


def cross(surface: pygame.Surface, look: Look, area: pygame.Rect, colour: Colour) -> None:
    """Draw the sign for closing, clean and thin, in the middle of an area."""
    size = look.px(14)
    ink = look.colour(colour)

    def make() -> pygame.Surface:
        big = size * _OVER
        tile = pygame.Surface((big, big), pygame.SRCALPHA)
        tile.fill((*ink, 0))
        near, far = big * 0.12, big * 0.88
        for start, end in (((near, near), (far, far)), ((near, far), (far, near))):
            pygame.draw.line(tile, ink, start, end, max(_OVER, big // 7))
        return pygame.transform.smoothscale(tile, (size, size)).convert_alpha()

    drawn = look.assets.painted(("cross", size, ink), make)
    surface.blit(drawn, drawn.get_rect(center=area.center))


def polygon(shape: str, size: int) -> list[tuple[float, float]]:
    """List the corners of a player's shape in a square of ``size``; none for a circle."""
    half = size / 2
    reach = half * 0.98

    def around(n: int, turn: float, radii: tuple[float, ...]) -> list[tuple[float, float]]:
        return [
            (
                half + radii[i % len(radii)] * reach * math.sin(turn + i * math.tau / n),
                half - radii[i % len(radii)] * reach * math.cos(turn + i * math.tau / n),
            )
            for i in range(n)
        ]

    if shape == "square":
        inset = size * 0.1
        return [
            (inset, inset),
            (size - inset, inset),
            (size - inset, size - inset),
            (inset, size - inset),
        ]
    if shape == "triangle":
        return [(half, size * 0.04), (size * 0.97, size * 0.9), (size * 0.03, size * 0.9)]
    if shape == "diamond":
        return around(4, 0, (1.0,))
    if shape == "star":
        return around(10, 0, (1.0, 0.45))
    if shape == "hexagon":
        return around(6, math.pi / 6, (1.0,))
    return []


def shape(look: Look, name: str, size: int, colour: Colour, border: Colour) -> pygame.Surface:
    """Give a player's shape in ``size`` pixels with a thin border, smooth and cached."""
    key = ("shape", name, size, colour, border)

    def make() -> pygame.Surface:
        big = size * _OVER
        tile = pygame.Surface((big, big), pygame.SRCALPHA)
        tile.fill((*border, 0))
        line = max(_OVER, big // 14)
        corners = polygon(name, big)
        middle = big / 2
        if corners:
            x0 = sum(x for x, _ in corners) / len(corners)
            y0 = sum(y for _, y in corners) / len(corners)
            inner = 1 - line * (3.6 if name in ("triangle", "star") else 2.6) / big
            pygame.draw.polygon(tile, border, corners)
            smaller = [(x0 + (x - x0) * inner, y0 + (y - y0) * inner) for x, y in corners]
            pygame.draw.polygon(tile, colour, smaller)
        else:
            pygame.draw.circle(tile, border, (middle, middle), big * 0.46)
            pygame.draw.circle(tile, colour, (middle, middle), big * 0.46 - line)
        return pygame.transform.smoothscale(tile, (size, size)).convert_alpha()

    return look.assets.painted(key, make)
