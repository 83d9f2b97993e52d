"""What stands around the figures: trees, tombs, roofs, moon, ground, and the texture of the ink."""

from __future__ import annotations

import math
import random
from functools import cache

from shapely.geometry.base import BaseGeometry

from art.shapes import (
    Spot,
    affinity,
    blob,
    curve,
    disc,
    hull,
    limb,
    line,
    path,
    poly,
    rect,
    soft,
    union,
)


@cache
def tree(height: float, seed: int, lean: float = 0, spread: float = 1) -> BaseGeometry:
    """Return a bare tree rooted at (0, 0), about ``height`` tall."""
    dice = random.Random(seed)
    parts: list[BaseGeometry] = []

    def grow(x: float, y: float, angle: float, length: float, thick: float, depth: int) -> None:
        """Add one branch and what grows on it."""
        joints: list[tuple[float, float, float]] = [(x, y, thick)]
        pieces = 4 if depth > 2 else 3
        thin = thick * (0.62 if depth else 0.25)
        at = angle
        for i in range(pieces):
            at += dice.uniform(-17, 17)
            x += math.cos(math.radians(at)) * length / pieces
            y += math.sin(math.radians(at)) * length / pieces
            joints.append((x, y, thick + (thin - thick) * (i + 1) / pieces))
            if depth and i and dice.random() < 0.55:
                side = dice.choice((-1, 1)) * dice.uniform(32, 62) * spread
                grow(
                    x,
                    y,
                    at + side,
                    length * dice.uniform(0.42, 0.62),
                    joints[-1][2] * 0.62,
                    depth - 1,
                )
        parts.append(limb(*joints))
        if depth:
            for side in (-1, 1):
                grow(
                    x,
                    y,
                    at + side * dice.uniform(16, 38) * spread,
                    length * dice.uniform(0.6, 0.82),
                    thin * 0.8,
                    depth - 1,
                )

    trunk = height * 0.34
    grow(0, 0, -90 + lean, trunk, height * 0.045, 4)
    for side in (-1, 1):
        parts.append(limb((0, -height * 0.07, height * 0.035), (side * height * 0.07, 2, 1.2)))
    parts.append(limb((0, -height * 0.07, height * 0.035), (height * 0.02, 2, 2)))
    return soft(union(*parts), 0.35)


def tomb(x: float, y: float, w: float, h: float, kind: int = 0, turn: float = 0) -> BaseGeometry:
    """Return a grave standing on (x, y): 0 round, 1 cross, 2 pointed, 3 broken, 4 obelisk."""
    half = w / 2
    if kind == 0:
        stone = union(rect(x - half, y - h + half, w, h - half), disc(x, y - h + half, half))
    elif kind == 1:
        bar = w * 0.26
        stone = union(
            rect(x - bar / 2, y - h, bar, h),
            rect(x - half, y - h * 0.74, w, bar),
            rect(x - half * 0.7, y - h * 0.12, w * 0.7, h * 0.12),
        )
    elif kind == 2:
        stone = poly(
            (x - half, y),
            (x - half, y - h * 0.7),
            (x, y - h),
            (x + half, y - h * 0.7),
            (x + half, y),
        )
    elif kind == 3:
        stone = poly(
            (x - half, y),
            (x - half, y - h * 0.8),
            (x - half * 0.2, y - h),
            (x, y - h * 0.72),
            (x + half * 0.5, y - h * 0.78),
            (x + half, y - h * 0.5),
            (x + half, y),
        )
    else:
        stone = union(
            poly(
                (x - half * 0.6, y),
                (x - half * 0.4, y - h * 0.85),
                (x, y - h),
                (x + half * 0.4, y - h * 0.85),
                (x + half * 0.6, y),
            ),
            rect(x - half, y - h * 0.14, w, h * 0.14),
        )
    return affinity.rotate(stone, turn, origin=(x, y))


def hills(
    width: float, base: float, floor: float, swell: float, seed: int, steps: int = 8
) -> BaseGeometry:
    """Return rolling ground from x = 0 to ``width``, its skyline about ``base``."""
    dice = random.Random(seed)
    spots: list[Spot] = [
        (width * i / steps, base + dice.uniform(-swell, swell)) for i in range(steps + 1)
    ]
    # The ends meet, so that a ridge can be repeated.
    spots[-1] = (width, spots[0][1])
    return poly(
        (-2, floor),
        (-2, spots[0][1]),
        *curve(*spots),
        (width + 2, spots[-1][1]),
        (width + 2, floor),
    )


def graveyard(
    width: float, base: float, floor: float, seed: int, size: float = 1, count: int = 9
) -> BaseGeometry:
    """Return a hill with tombs, crosses and a fence on it."""
    dice = random.Random(seed)
    ground = hills(width, base, floor, 5 * size, seed)
    stones = []
    for i in range(count):
        x = width * (i + dice.uniform(0.2, 0.8)) / count
        top = ground.intersection(line(0.5, (x, 0), (x, floor))).bounds[1]
        tall = dice.uniform(18, 36) * size
        kind = dice.choice((0, 1, 2, 0, 1, 3, 4))
        stones.append(
            tomb(x, top + 3, tall * dice.uniform(0.55, 0.75), tall, kind, dice.uniform(-12, 12))
        )
    return union(ground, *stones)


def roofs(
    width: float, base: float, floor: float, seed: int, tall: float = 60
) -> tuple[BaseGeometry, BaseGeometry]:
    """Return a street's skyline and its lit windows."""
    dice = random.Random(seed)
    houses: list[BaseGeometry] = [rect(-2, base, width + 4, floor - base)]
    lights: list[BaseGeometry] = []
    x = -10.0
    while x < width:
        w = dice.uniform(tall * 0.5, tall * 0.95)
        h = dice.uniform(tall * 0.45, tall)
        houses.append(rect(x, base - h, w, h + 2))
        shape = dice.random()
        if shape < 0.45:
            houses.append(
                poly((x - 3, base - h), (x + w / 2, base - h - w * 0.42), (x + w + 3, base - h))
            )
        elif shape < 0.75:
            houses.append(rect(x + w * 0.2, base - h - tall * 0.14, w * 0.2, tall * 0.16))
        else:
            houses.append(line(1.6, (x + w * 0.7, base - h), (x + w * 0.7, base - h - tall * 0.35)))
            houses.append(
                line(
                    1.2,
                    (x + w * 0.5, base - h - tall * 0.26),
                    (x + w * 0.9, base - h - tall * 0.26),
                )
            )
        for row in range(int(h // 15)):
            for col in range(int(w // 13)):
                if dice.random() < 0.22:
                    lights.append(rect(x + 5 + col * 13, base - h + 6 + row * 15, 5, 7))
        x += w + dice.uniform(-2, 6)
    return union(*houses), union(*lights) if lights else disc(-50, -50, 1)


def halftone(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    step: float,
    centre: Spot,
    inner: float,
    outer: float,
    biggest: float = 0.62,
) -> str:
    """Return path data of printer's dots that grow with the distance from ``centre``.

    There is none within ``inner``; at ``outer`` a dot's radius is ``biggest`` of the step.
    """
    out = []
    row = 0
    y = y0
    while y <= y1:
        x = x0 + (step / 2 if row % 2 else 0)
        while x <= x1:
            far = math.hypot((x - centre[0]), (y - centre[1]) * 1.25)
            r = step * biggest * min(1, (far - inner) / (outer - inner))
            if r > step * 0.12:
                out.append(_dot(x, y, r))
            x += step
        y += step * 0.87
        row += 1
    return "".join(out)


def _dot(x: float, y: float, r: float) -> str:
    """Return a six-sided dot, which is round enough at its size and cheap to fill."""
    h, v, d = _short(r / 2), _short(r * 0.866), _short(r)
    return f"M{_short(x - r)} {_short(y)}l{h}-{v}h{d}l{h} {v}-{h} {v}h-{d}z"


def _short(value: float) -> str:
    """Return a number to a tenth, as short as SVG lets it be."""
    text = f"{round(value, 1):g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def fade_rows(
    x0: float, x1: float, y0: float, y1: float, step: float, up: bool = True, biggest: float = 0.6
) -> str:
    """Return rows of dots that shrink upwards (or downwards): a printed fade above the ground."""
    out = []
    rows = int((y1 - y0) / (step * 0.87))
    for row in range(rows + 1):
        share = row / max(1, rows)
        r = step * biggest * (share if up else 1 - share)
        if r < step * 0.1:
            continue
        y = y0 + row * step * 0.87
        x = x0 + (step / 2 if row % 2 else 0)
        while x <= x1:
            out.append(_dot(x, y, r))
            x += step
    return "".join(out)


def spatter(
    x: float, y: float, reach: float, seed: int, count: int = 14, size: float = 4
) -> BaseGeometry:
    """Return drops of ink thrown about a point."""
    dice = random.Random(seed)
    drops = []
    for _ in range(count):
        angle, far = dice.uniform(0, 360), reach * dice.random() ** 0.6
        r = size * dice.uniform(0.15, 1) * (1.15 - far / reach * 0.8)
        px, py = x + far * math.cos(math.radians(angle)), y + far * math.sin(math.radians(angle))
        drops.append(disc(px, py, r * dice.uniform(1, 1.6), r, angle))
    return union(*drops)


def worn(
    x0: float, y0: float, x1: float, y1: float, seed: int, count: int = 40, size: float = 1.6
) -> str:
    """Return path data of small flakes where the ink did not take."""
    dice = random.Random(seed)
    out = []
    for _ in range(count):
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        r = size * dice.random() ** 2 + 0.25
        spots = []
        for k in range(5):
            a = k * 72 + dice.uniform(-25, 25)
            q = r * dice.uniform(0.5, 1.3)
            spots.append(
                f"{x + q * math.cos(math.radians(a)):.1f} {y + q * math.sin(math.radians(a)):.1f}"
            )
        out.append("M" + "L".join(spots) + "z")
    return "".join(out)


def grass(
    x0: float, x1: float, y: float, seed: int, tall: float = 8, gap: float = 7
) -> BaseGeometry:
    """Return tufts of grass along a line."""
    dice = random.Random(seed)
    blades = []
    x = x0
    while x < x1:
        for lean in (-1, 0, 1):
            h = tall * dice.uniform(0.5, 1)
            blades.append(poly((x - 1.4, y + 1), (x + lean * h * 0.5, y - h), (x + 1.4, y + 1)))
        x += gap * dice.uniform(0.7, 3)
    return union(*blades)


def moon(x: float, y: float, r: float, light: str = "#F3EBC8", dark: str = "#D9CE9E") -> str:
    """Return the moon with its craters."""
    face = disc(x, y, r)
    craters = union(
        disc(x - r * 0.3, y - r * 0.25, r * 0.2, r * 0.18),
        disc(x + r * 0.35, y + r * 0.1, r * 0.14),
        disc(x - r * 0.1, y + r * 0.42, r * 0.17, r * 0.14),
        disc(x + r * 0.12, y - r * 0.55, r * 0.1),
        disc(x - r * 0.58, y + r * 0.2, r * 0.09),
    )
    limb_shade = face.difference(affinity.translate(face, -r * 0.12, -r * 0.08))
    return path(face, light) + path(union(craters, limb_shade).intersection(face), dark)


def bat(x: float, y: float, w: float) -> BaseGeometry:
    """Return a flying bat."""
    wing = poly(
        (0, -0.06),
        (0.1, -0.12),
        (0.2, -0.24),
        (0.36, -0.3),
        (0.5, -0.2),
        (0.46, -0.04),
        (0.38, -0.1),
        (0.31, 0.02),
        (0.24, -0.06),
        (0.16, 0.08),
        (0.1, 0.0),
        (0, 0.16),
    )
    body = union(
        wing,
        affinity.scale(wing, -1, 1, origin=(0, 0)),
        disc(0, -0.02, 0.06, 0.12),
        poly((-0.05, -0.1), (-0.045, -0.2), (0, -0.12), (0.045, -0.2), (0.05, -0.1)),
    )
    return affinity.translate(affinity.scale(body, w, w, origin=(0, 0)), x, y)


def lamp_post(x: float, y: float, h: float) -> BaseGeometry:
    """Return a street lamp standing on (x, y), its head to the left."""
    return union(
        rect(x - 2.2, y - h, 4.4, h),
        rect(x - 5, y - 10, 10, 10),
        line(3.4, *curve((x, y - h + 6), (x - 4, y - h - 4), (x - 18, y - h - 5))),
        hull(disc(x - 18, y - h - 4, 3), rect(x - 28, y - h - 2, 18, 4)),
    )


def flame(x: float, y: float, w: float, h: float, seed: int = 0) -> BaseGeometry:
    """Return one flame standing on (x, y)."""
    dice = random.Random(seed)
    s = dice.uniform(-0.16, 0.16)
    return blob(
        (x, y),
        (x - w * 0.42, y - h * 0.12),
        (x - w * 0.5, y - h * 0.38),
        (x - w * 0.3, y - h * (0.62 + s / 2)),
        (x - w * 0.26, y - h * (0.84 + s)),
        (x - w * 0.1, y - h * 0.66),
        (x + w * s, y - h),
        (x + w * 0.16, y - h * 0.7),
        (x + w * 0.34, y - h * (0.78 - s)),
        (x + w * 0.36, y - h * 0.52),
        (x + w * 0.5, y - h * 0.34),
        (x + w * 0.4, y - h * 0.1),
        steps=5,
    )


def fire(
    x: float,
    y: float,
    w: float,
    h: float,
    seed: int,
    tongues: int = 4,
    inks: tuple[str, str, str] = ("#C8402F", "#E8813A", "#F2C14E"),
) -> str:
    """Return a fire of three inks standing on (x, y)."""
    dice = random.Random(seed)
    out = []
    for ink, share in zip(inks, (1, 0.72, 0.42), strict=True):
        parts = []
        for i in range(tongues):
            px = x + w * ((i + 0.5) / tongues - 0.5) * (0.7 + 0.3 * share)
            tall = h * share * dice.uniform(0.62, 1)
            parts.append(
                flame(px, y, w / tongues * 1.5 * (0.5 + share / 2), tall, dice.randrange(999))
            )
        out.append(path(union(*parts), ink))
    return "".join(out)


def bricks(
    x: float, y: float, w: float, h: float, rows: int, cols: int, gap: float = 2
) -> BaseGeometry:
    """Return courses of bricks, every other one shifted by half a brick."""
    tall, wide = h / rows, w / cols
    out = []
    for row in range(rows):
        shift = wide / 2 if row % 2 else 0
        for col in range(-1, cols + 1):
            left, right = x + col * wide + shift, x + (col + 1) * wide + shift
            left, right = max(left, x), min(right, x + w)
            if right - left > gap * 1.5:
                out.append(
                    rect(
                        left + gap / 2,
                        y + row * tall + gap / 2,
                        right - left - gap,
                        tall - gap,
                        r=1,
                    )
                )
    return union(*out)
