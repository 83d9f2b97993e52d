"""Ink shapes: unions of limbs, blobs and cut paper, written out as plain SVG paths.

Lengths are the units of the picture being drawn, y grows downwards and angles are degrees,
clockwise from the right.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from shapely import affinity
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Spot = tuple[float, float]
"""A point."""

JOIN = 6
"""Segments a quarter circle when curves are unrolled."""


def disc(x: float, y: float, r: float, ry: float | None = None, turn: float = 0) -> BaseGeometry:
    """Return a circle, or an ellipse of radii ``r`` and ``ry`` turned by ``turn``."""
    shape = Point(0, 0).buffer(1, quad_segs=10)
    shape = affinity.scale(shape, r, r if ry is None else ry)
    return affinity.translate(affinity.rotate(shape, turn, origin=(0, 0)), x, y)


def poly(*spots: Spot) -> BaseGeometry:
    """Return the polygon through ``spots``."""
    return Polygon(spots).buffer(0)


def rect(x: float, y: float, w: float, h: float, turn: float = 0, r: float = 0) -> BaseGeometry:
    """Return a rectangle from its upper left corner, turned about its centre, corners rounded."""
    shape: BaseGeometry = box(x, y, x + w, y + h)
    if r:
        shape = shape.buffer(-r).buffer(r, quad_segs=JOIN)
    return affinity.rotate(shape, turn, origin="centroid") if turn else shape


def line(width: float, *spots: Spot) -> BaseGeometry:
    """Return a stroke of even width with round ends."""
    return LineString(spots).buffer(width / 2, quad_segs=JOIN)


def limb(*joints: tuple[float, float, float]) -> BaseGeometry:
    """Return a chain of tapered pieces through joints ``(x, y, radius)``."""
    parts = []
    for (xa, ya, ra), (xb, yb, rb) in pairwise(joints):
        ends = [*disc(xa, ya, ra).exterior.coords, *disc(xb, yb, rb).exterior.coords]
        parts.append(MultiPoint(ends).convex_hull)
    return unary_union(parts)


def hull(*shapes: BaseGeometry) -> BaseGeometry:
    """Return the rubber band around shapes."""
    return unary_union(shapes).convex_hull


def union(*shapes: BaseGeometry) -> BaseGeometry:
    """Return the sum of shapes."""
    return unary_union(shapes)


def soft(shape: BaseGeometry, r: float) -> BaseGeometry:
    """Round inner and outer corners to about ``r``."""
    return shape.buffer(r, quad_segs=JOIN).buffer(-2 * r, quad_segs=JOIN).buffer(r, quad_segs=JOIN)


def move(shape: BaseGeometry, dx: float, dy: float) -> BaseGeometry:
    """Return a shape shifted."""
    return affinity.translate(shape, dx, dy)


def spin(shape: BaseGeometry, angle: float, x: float, y: float) -> BaseGeometry:
    """Return a shape turned about a point."""
    return affinity.rotate(shape, angle, origin=(x, y))


def curve(*spots: Spot, steps: int = 6) -> list[Spot]:
    """Return a smooth line (Catmull-Rom) through ``spots``."""
    padded = [spots[0], *spots, spots[-1]]
    out: list[Spot] = [spots[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            out.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * q
                        + (r - p) * t
                        + (2 * p - 5 * q + 4 * r - s) * t * t
                        + (3 * q - p - 3 * r + s) * t**3
                    )
                    for p, q, r, s in zip(a, b, c, d, strict=True)
                )
            )
    return out


def blob(*spots: Spot, steps: int = 6) -> BaseGeometry:
    """Return the smooth closed shape through ``spots``."""
    ring = list(spots)
    loop = curve(ring[-1], *ring, ring[0], ring[1], steps=steps)
    return Polygon(loop[steps : -steps or None]).buffer(0)


def tapered(width: float, tip: float, *spots: Spot) -> BaseGeometry:
    """Return a smooth stroke that goes from ``width`` to ``tip`` along ``spots``."""
    line_spots = curve(*spots)
    last = max(1, len(line_spots) - 1)
    return limb(
        *((x, y, (width + (tip - width) * i / last) / 2) for i, (x, y) in enumerate(line_spots))
    )


def teeth(x: float, y: float, w: float, h: float, count: int, up: bool = False) -> BaseGeometry:
    """Return a row of triangles hanging from (or standing on) a line."""
    step = w / count
    sign = -1 if up else 1
    return union(
        *(
            poly(
                (x + i * step, y),
                (x + (i + 1) * step, y),
                (x + (i + 0.5) * step, y + sign * h),
            )
            for i in range(count)
        )
    )


def ragged(x0: float, x1: float, y: float, depth: float, seed: int, count: int = 6) -> BaseGeometry:
    """Return a torn strip to cut from the hem of cloth: teeth standing up from ``y``."""
    dice = random.Random(seed)
    step = (x1 - x0) / count
    spots: list[Spot] = [(x0 - 4, y + 40), (x0 - 4, y)]
    for i in range(count):
        spots.append((x0 + (i + dice.uniform(0.3, 0.7)) * step, y - depth * dice.uniform(0.5, 1)))
        spots.append((x0 + (i + 1) * step, y + dice.uniform(-0.2, 0.25) * depth))
    spots += [(x1 + 4, y + 40)]
    return poly(*spots)


def star(
    x: float, y: float, outer: float, inner: float, points: int, seed: int = 0, jitter: float = 0.0
) -> BaseGeometry:
    """Return a star, its spikes uneven by ``jitter`` (a share of the radius)."""
    dice = random.Random(seed)
    spots = []
    for i in range(points * 2):
        r = (outer if i % 2 == 0 else inner) * (1 + dice.uniform(-jitter, jitter))
        angle = math.pi * (i / points) - math.pi / 2
        spots.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return poly(*spots)


def ring(x: float, y: float, r: float, width: float, ry: float | None = None) -> BaseGeometry:
    """Return a circle's or ellipse's outline."""
    outer = disc(x, y, r, ry)
    inner = disc(x, y, r - width, (r if ry is None else ry) - width)
    return outer.difference(inner)


def data(shape: BaseGeometry, slack: float = 0.16) -> str:
    """Return the path data of a shape; holes keep the even-odd rule right."""
    slim = shape.simplify(slack)
    parts: list[Polygon] = [
        p for p in getattr(slim, "geoms", [slim]) if isinstance(p, Polygon) and not p.is_empty
    ]
    out = []
    for part in parts:
        for loop in (part.exterior, *part.interiors):
            out.append(_loop(list(loop.coords)[:-1]))
    return "".join(out)


def _loop(spots: Sequence[Spot]) -> str:
    """Return one closed line in relative steps of a tenth, which keeps files small."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in spots]
    x, y = tenths[0]
    out = [f"M{_tenth(x)} {_tenth(y)}l"]
    steps = []
    for nx, ny in tenths[1:]:
        if (nx, ny) != (x, y):
            steps.append(f"{_tenth(nx - x)} {_tenth(ny - y)}")
            x, y = nx, ny
    return out[0] + " ".join(steps).replace(" -", "-") + "z"


def _tenth(value: int) -> str:
    """Return a number given in tenths, as short as SVG lets it be."""
    text = f"{value / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path(shape: BaseGeometry | str, colour: str, opacity: float = 1, extra: str = "") -> str:
    """Return an SVG path element."""
    d = shape if isinstance(shape, str) else data(shape)
    if not d:
        return ""
    faint = "" if opacity >= 1 else f' fill-opacity="{opacity:g}"'
    return f'<path fill="{colour}"{faint} fill-rule="evenodd"{extra} d="{d}"/>'


def group(elements: Iterable[str], transform: str) -> str:
    """Return elements under a transform."""
    return f'<g transform="{transform}">{"".join(elements)}</g>'


def document(width: float, height: float, *elements: str) -> str:
    """Return a whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}"'
        f' viewBox="0 0 {width:g} {height:g}">{"".join(elements)}</svg>\n'
    )


def radial(name: str, x: float, y: float, r: float, *stops: tuple[float, str, float]) -> str:
    """Return a radial gradient in user units; a stop is (offset, colour, opacity)."""
    marks = _stops(stops)
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}"'
        f' fx="{x:g}" fy="{y:g}" r="{r:g}">{marks}</radialGradient></defs>'
    )


def linear(
    name: str, x1: float, y1: float, x2: float, y2: float, *stops: tuple[float, str, float]
) -> str:
    """Return a linear gradient in user units; a stop is (offset, colour, opacity)."""
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:g}"'
        f' y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{_stops(stops)}</linearGradient></defs>'
    )


def _stops(stops: Iterable[tuple[float, str, float]]) -> str:
    """Return the stop elements of a gradient."""
    return "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for offset, colour, opacity in stops
    )
