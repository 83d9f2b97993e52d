"""What makes an animal undead: eyes that do not match, seams, bones, moss, bandages, holes."""

from __future__ import annotations

import random
from itertools import pairwise

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, Figure
from art.shapes import affinity, blob, disc, line, poly, rect, ring, soft, spin, tapered, union

MOSS, MOSS_DARK = "#7FA348", "#56752F"
GLOW = "#F2E25A"


def eye(
    f: Figure,
    x: float,
    y: float,
    r: float,
    look: tuple[float, float] = (2, 1),
    socket: str = "#7B5A86",
    white: str = BONE,
) -> None:
    """Put a bulging eye in a sunken socket."""
    f.add(socket, disc(x, y, r + 3.6, r + 4.2))
    f.add(INK, disc(x, y, r + 1.8))
    f.add(white, disc(x, y, r))
    f.add(INK, disc(x + look[0], y + look[1], max(1.8, r * 0.36)))


def button(f: Figure, x: float, y: float, r: float, colour: str = "#3D7FD0") -> None:
    """Put a button where an eye was."""
    f.outlined(colour, disc(x, y, r), edge=2)
    f.add(INK, ring(x, y, r * 0.74, 1.2))
    gap = r * 0.28
    f.add(INK, *(disc(x + a * gap, y + b * gap, r * 0.13) for a in (-1, 1) for b in (-1, 1)))


def crossed(x: float, y: float, r: float, width: float = 4) -> BaseGeometry:
    """Return the two strokes of an eye that is no more."""
    return union(
        line(width, (x - r, y - r), (x + r, y + r)), line(width, (x - r, y + r), (x + r, y - r))
    )


def seam(*spots: tuple[float, float], gap: float = 9, size: float = 5) -> BaseGeometry:
    """Return a sewn-up cut along a line: the cut and its cross stitches."""
    marks = [line(2.2, *spots)]
    for (xa, ya), (xb, yb) in pairwise(spots):
        far = ((xb - xa) ** 2 + (yb - ya) ** 2) ** 0.5
        count = max(1, round(far / gap))
        ux, uy = (xb - xa) / far, (yb - ya) / far
        for i in range(count):
            at = (i + 0.5) / count
            x, y = xa + (xb - xa) * at, ya + (yb - ya) * at
            marks.append(line(2.2, (x - uy * size, y + ux * size), (x + uy * size, y - ux * size)))
    return union(*marks)


def moss(f: Figure, x: float, y: float, w: float, seed: int, drip: float = 14) -> None:
    """Grow moss on a back: a cushion from ``x - w/2`` to ``x + w/2`` that hangs down in drops."""
    dice = random.Random(seed)
    count = max(3, round(w / 11))
    heads, drops = [], []
    for i in range(count):
        px = x + w * ((i + 0.5) / count - 0.5)
        heads.append(disc(px, y + dice.uniform(-2, 2), w / count * 0.8, 7))
        drops.append(tapered(8, 3, (px, y), (px + 1, y + drip * dice.uniform(0.4, 1.2))))
    f.outlined(MOSS, soft(union(*heads, *drops), 1.2), edge=2)
    f.add(MOSS_DARK, *(disc(x + dice.uniform(-w, w) * 0.38, y + 1, 2, 1.4) for _ in range(count)))


def toadstool(f: Figure, x: float, y: float, size: float = 1, cap: str = "#C8402F") -> None:
    """Let a toadstool grow from (x, y)."""
    f.outlined(BONE, tapered(8 * size, 6 * size, (x, y), (x + 1, y - 16 * size)), edge=1.8)
    top = disc(x + 1, y - 16 * size, 14 * size, 10 * size)
    f.outlined(cap, top.intersection(rect(x - 30, y - 60, 60, 60 - 14 * size)), edge=2)
    f.add(
        BONE,
        disc(x - 4 * size, y - 20 * size, 2.4 * size),
        disc(x + 6 * size, y - 19 * size, 2 * size),
    )


def bandage(f: Figure, shape: BaseGeometry, turn: float = 8, gap: float = 9) -> None:
    """Wrap a part in bandages; ``shape`` is what they cover."""
    f.outlined("#E6DCC0", shape, edge=2)
    x0, y0, x1, y1 = shape.bounds
    inner = shape.buffer(-1.4)
    rows = [
        spin(line(1.6, (x0 - 9, y), (x1 + 9, y)), turn, (x0 + x1) / 2, (y0 + y1) / 2)
        for y in (y0 + gap * (i + 0.6) for i in range(int((y1 - y0) / gap) + 1))
    ]
    f.add("#A89A78", union(*rows).intersection(inner))


def plaster(f: Figure, x: float, y: float, turn: float = -20, size: float = 1) -> None:
    """Stick a plaster on."""
    f.outlined(
        "#E3B98E", rect(x - 14 * size, y - 5.5 * size, 28 * size, 11 * size, turn, 4), edge=1.8
    )
    f.add("#F3DCBD", rect(x - 5 * size, y - 4.5 * size, 10 * size, 9 * size, turn))


def ribs(
    f: Figure, x: float, y: float, w: float, h: float, count: int = 4, turn: float = 0
) -> None:
    """Open a flank: the dark inside and the ribs across it."""
    hole = blob(
        (x - w * 0.5, y),
        (x - w * 0.3, y - h * 0.5),
        (x + w * 0.16, y - h * 0.46),
        (x + w * 0.5, y - h * 0.1),
        (x + w * 0.32, y + h * 0.46),
        (x - w * 0.2, y + h * 0.5),
    )
    bars = []
    for i in range(count):
        px = x + w * 0.84 * ((i + 0.5) / count - 0.5)
        bars.append(
            tapered(
                w / count * 0.5,
                w / count * 0.3,
                (px + 3, y - h * 0.52),
                (px - 3, y),
                (px + 3, y + h * 0.52),
            )
        )
    f.add(INK, spin(hole, turn, x, y))
    f.add(BONE, spin(union(*bars).intersection(hole.buffer(-1)), turn, x, y))


def vertebrae(f: Figure, *spots: tuple[float, float], r: float = 6, end: float = 3) -> None:
    """Put a chain of bare bones along a line, thick to thin."""
    last = max(1, len(spots) - 1)
    for i, (x, y) in enumerate(spots):
        size = r + (end - r) * i / last
        f.outlined(BONE, disc(x, y, size, size * 0.82), edge=2)


def torn(shape: BaseGeometry, *bites: tuple[float, float, float]) -> BaseGeometry:
    """Return a shape with bites (x, y, radius) taken out of it."""
    out = shape
    for x, y, r in bites:
        out = out.difference(
            union(
                disc(x, y, r), disc(x + r * 0.7, y - r * 0.5, r * 0.6), disc(x - r * 0.6, y, r / 2)
            )
        )
    return out


def jagged(x: float, y: float, w: float, h: float, seed: int) -> BaseGeometry:
    """Return a broken hole around (x, y)."""
    dice = random.Random(seed)
    spots = []
    for k in range(11):
        share = (1 if k % 2 else 0.55) * dice.uniform(0.8, 1.1)
        spots.append((share, k))
    return affinity.translate(
        affinity.scale(
            poly(
                *(
                    (
                        s
                        * [1, 0.84, 0.42, -0.14, -0.65, -0.96, -0.96, -0.65, -0.14, 0.42, 0.84][k],
                        s * [0, 0.54, 0.91, 0.99, 0.76, 0.28, -0.28, -0.76, -0.99, -0.91, -0.54][k],
                    )
                    for s, k in spots
                )
            ),
            w / 2,
            h / 2,
            origin=(0, 0),
        ),
        x,
        y,
    )
