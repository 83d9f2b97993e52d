"""What the art windows of Zombies!!! 4 share: the forest by night in three inks, and its props."""

from __future__ import annotations

import random
from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, RED, Figure
from art.scenery import fade_rows, grass, halftone, hills, moon, worn
from art.shapes import (
    affinity,
    blob,
    disc,
    document,
    limb,
    line,
    path,
    poly,
    radial,
    rect,
    ring,
    soft,
    star,
    tapered,
    union,
)
from art.windows import FRAME, GROUND, HIGH, WIDE

PAPERS = {
    "event": ("#CDE6DC", "#74AA9E", "#2B5A56", "#3F776E", "#16302C", "#1E4844"),
    "item": ("#EAE2AE", "#B0A75E", "#5E6A34", "#7F8448", "#2A331C", "#49542A"),
    "page": ("#F6BFA6", "#D2584A", "#7A1F22", "#98302E", "#3A1216", "#5A161A"),
}
"""Papers of the three sorts: light, middle, deep, far trees, soil, printer's dots."""

RIMS = {"event": "#E4F3EC", "item": "#F7F0C8", "page": "#F9DCC8"}


def fir(x: float, y: float, h: float) -> BaseGeometry:
    """Return a fir standing on (x, y)."""
    tiers = [
        poly(
            (x - h * (0.12 + 0.075 * i), y - h * (0.66 - 0.19 * i)),
            (x, y - h * (1 - 0.19 * i)),
            (x + h * (0.12 + 0.075 * i), y - h * (0.66 - 0.19 * i)),
        )
        for i in range(4)
    ]
    return union(*tiers, rect(x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.14))


def forest(
    sort: str,
    seed: int,
    *scene: str,
    moon_at: tuple[float, float, float] | None = (228, 54, 30),
    eyes: bool = True,
    trees: bool = True,
) -> str:
    """Return a finished window: paper, moon, two rows of firs, soil, scene, dots."""
    light, mid, deep, far, soil, dots = PAPERS[sort]
    dice = random.Random(seed)
    out = [
        radial("g", 150, 104, 195, (0, light, 1), (0.55, mid, 1), (1, deep, 1)),
        path(FRAME, "url(#g)"),
    ]
    if moon_at:
        out.append(moon(*moon_at, light="#F4EBCB" if sort != "page" else "#F9DCC0", dark=mid))
    if trees:
        back = union(
            rect(-2, 184, WIDE + 4, 20),
            *(
                fir(-8 + 26 * k + dice.uniform(-8, 8), 192, dice.uniform(64, 128))
                for k in range(13)
            ),
        )
        out += [
            path(back.intersection(FRAME), far),
            path(fade_rows(0, WIDE, 156, 192, 10), soil, 0.8),
        ]
        side = union(fir(4, 216, dice.uniform(150, 190)), fir(297, 216, dice.uniform(140, 180)))
        out.append(path(side.intersection(FRAME), deep))
    ground = union(
        hills(WIDE, GROUND - 6, HIGH, 3, seed + 5), grass(0, WIDE, GROUND - 4, seed, 8, 9)
    )
    out.append(path(ground.intersection(FRAME), soil))
    if eyes:
        spots = union(
            *(
                disc(x + dx, 188 - (k * 7) % 11, 3, 2.2)
                for k, x in enumerate((22, 74, 276))
                for dx in (-5, 5)
            )
        )
        out.append(path(spots, "#F2C14E"))
    out += [
        path(worn(0, GROUND, WIDE, HIGH, seed, 20, 2.2), deep),
        *scene,
        path(halftone(-4, -4, WIDE + 4, HIGH + 4, 10.5, (150, 110), 140, 236), dots, 0.8),
        path(worn(6, 10, WIDE - 6, HIGH - 6, seed, 36, 1.5), BONE, 0.5),
    ]
    return document(WIDE, HIGH, *out)


def rays(x: float, y: float, colour: str, count: int = 10, opacity: float = 0.45) -> str:
    """Return rays of light around a point, cut at the window."""
    step = 360 / count
    shapes = [
        affinity.rotate(
            poly((x, y), (x + 320, y - 320 * 0.16), (x + 320, y + 320 * 0.16)),
            step * k,
            origin=(x, y),
        )
        for k in range(count)
    ]
    return path(union(*shapes).intersection(FRAME), colour, opacity)


def open_book(x: float, y: float, size: float) -> Figure:
    """Return the book of the dead lying open, its spine at (x, y)."""
    f = Figure()
    f.outlined(
        "#7A2A22",
        soft(poly((-98, -20), (-92, 58), (0, 68), (92, 58), (98, -20), (0, -6)), 4),
        edge=5,
    )
    for side in (-1, 1):
        sheet = blob(
            (0, 2), (side * 40, -36), (side * 88, -30), (side * 86, 44), (side * 44, 40), (0, 58)
        )
        f.outlined("#F0E4C2", sheet, edge=4)
        f.add("#C9B588", poly((0, 4), (side * 16, -14), (side * 14, 46), (0, 56)))
    f.add("#8E2A26", star(-46, 6, 26, 11, 5), ring(-46, 6, 29, 3))
    f.add(
        INK,
        *(line(4, (28, y_), (72 - (k % 2) * 14, y_ - 3)) for k, y_ in enumerate((-14, 0, 14, 28))),
    )
    f.add(RED, tapered(9, 7, (0, 50), (4, 70), (-2, 86)))
    return f.at(x, y, size, foot=(0, 0))


def bone_biscuit() -> Figure:
    """Return a dog's biscuit around the origin."""
    f = Figure()
    shape = union(
        rect(-26, -9, 52, 18), *(disc(sx * 28, sy * 9, 11) for sx in (-1, 1) for sy in (-1, 1))
    )
    f.outlined("#D9A860", soft(shape, 2))
    f.add("#A9783A", *(disc(x, y, 2) for x, y in ((-14, 0), (0, -3), (14, 1))))
    return f


def spray_can() -> Figure:
    """Return a spray can standing on y = 0, its nozzle towards the left at (-14, -104)."""
    f = Figure()
    f.outlined("#C9CDD0", rect(-10, -112, 20, 14, r=3))
    f.outlined("#9AA7B2", rect(-17, -100, 34, 14, r=6))
    f.outlined("#3F7B52", rect(-24, -90, 48, 90, r=5))
    f.add("#2B5A3A", rect(10, -88, 12, 86, r=3))
    f.outlined(BONE, disc(-2, -46, 18), edge=2)
    f.add(
        INK, disc(-4, -42, 8, 7), *(disc(-4 + dx, -54 + abs(dx) * 0.4, 3) for dx in (-9, -3, 4, 10))
    )
    f.add(RED, line(4.4, (-16, -58), (12, -32)))
    return f


def lantern() -> Figure:
    """Return a lantern hanging from (0, 0)."""
    f = Figure()
    f.outlined("#3A4754", ring(0, 6, 9, 3), edge=1.6)
    f.outlined("#F7E7A6", rect(-11, 14, 22, 28, r=4))
    f.add("#E8813A", disc(0, 31, 5, 9))
    f.add("#F2C14E", disc(0, 33, 3, 6))
    f.outlined("#3A4754", rect(-14, 10, 28, 7, r=2), rect(-14, 40, 28, 8, r=2))
    return f


def signpost() -> Figure:
    """Return a post standing on y = 0 with boards that contradict each other."""
    f = Figure()
    f.outlined("#7A5230", rect(-6, -132, 12, 132))
    for y, side, turn in ((-122, 1, -6), (-92, -1, 5), (-62, 1, 8)):
        board = poly(
            (-8 * side, y),
            (44 * side, y),
            (62 * side, y + 11),
            (44 * side, y + 22),
            (-8 * side, y + 22),
        )
        board = affinity.rotate(board, turn, origin=(0, y))
        f.outlined("#A9764A", board)
        f.add(
            "#553718",
            *(
                affinity.rotate(
                    rect(min(6 * side, 36 * side), y + 6 + k * 7, 30, 3), turn, origin=(0, y)
                )
                for k in range(2)
            ),
        )
    return f


def die(x: float, y: float, side: float, turn: float, pips: int) -> Figure:
    """Return a die around (x, y)."""
    h = side / 2
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        5: ((-1, -1), (1, 1), (0, 0), (1, -1), (-1, 1)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }[pips]
    f = Figure().outlined(BONE, rect(x - h, y - h, side, side, r=side * 0.18))
    f.add(
        "#C9BD9C",
        rect(x - h, y - h, side, side, r=side * 0.18).difference(
            rect(x - h - 3, y - h - 4, side, side, r=side * 0.18)
        ),
    )
    f.add(
        INK if pips > 1 else RED,
        *(
            disc(x + a * side * 0.27, y + b * side * 0.27, side * (0.1 if pips > 1 else 0.16))
            for a, b in spots
        ),
    )
    return f.at(x, y, 1, turn, foot=(x, y))


def monkey() -> Figure:
    """Return a monkey hanging by one arm from (0, 0), grinning."""
    fur, dark, face = "#7A5638", "#573A24", "#DDB489"
    f = Figure()
    f.outlined(dark, tapered(8, 5, (10, 118), (44, 134), (62, 112), (50, 92), (40, 102)))
    f.outlined(fur, limb((-4, 0, 7), (4, 30, 7), (-2, 64, 9)), disc(-5, -2, 9))
    f.outlined(dark, limb((-10, 120, 9), (-30, 140, 8), (-20, 160, 7)), disc(-16, 162, 9, 6))
    f.outlined(fur, disc(0, 98, 25, 33))
    f.add(face, disc(2, 104, 15, 20))
    f.outlined(fur, limb((14, 120, 9), (34, 136, 8), (30, 158, 7)), disc(34, 161, 9, 6))
    f.outlined(fur, limb((20, 82, 8), (46, 74, 7), (52, 50, 6)), disc(53, 47, 8))
    for side in (-1, 1):
        f.outlined(fur, disc(side * 32, 50, 11))
        f.add(face, disc(side * 32, 50, 6))
    f.outlined(fur, disc(0, 48, 29, 28))
    f.outlined(face, union(disc(-9, 42, 13), disc(9, 42, 13), disc(0, 60, 21, 15)), edge=1.6)
    for x, r in ((-9, 7.4), (10, 6)):
        f.add(INK, disc(x, 42, r + 1.4))
        f.add(BONE, disc(x, 42, r))
        f.add(INK, disc(x + 1, 44, 2.4))
    f.add(INK, blob((-16, 60), (0, 62), (16, 58), (10, 70), (-8, 71)))
    f.add(BONE, rect(-9, 60.6, 18, 4, r=1))
    return f


def key() -> Figure:
    """Return a skull-headed key standing on end around the origin."""
    f = Figure()
    gold, dark = "#F2C14E", "#A87C1F"
    f.outlined(gold, rect(-6, -10, 12, 92, r=2), rect(4, 52, 24, 10), rect(4, 70, 18, 10))
    f.add(dark, rect(1, -8, 4, 88))
    head = union(disc(0, -46, 36, 32), rect(-20, -28, 40, 24, r=6))
    f.outlined(gold, head)
    f.add(dark, head.difference(affinity.translate(head, -6, -3)))
    f.add(
        INK,
        disc(-14, -46, 9, 10),
        disc(14, -46, 9, 10),
        poly((0, -36), (6, -26), (-6, -26)),
        *(rect(-11 + k * 8, -18, 3, 13) for k in range(3)),
    )
    f.outlined(dark, rect(-14, -6, 28, 9, r=3))
    return f


def whirl(x: float, y: float, r: float, inks: tuple[str, ...]) -> str:
    """Return a whirl of rings, each in another ink, widest first, a spiral over them."""
    out = [path(disc(x, y, r * 0.78, r).buffer(3), INK)]
    for k, ink in enumerate(inks):
        share = 1 - k / len(inks)
        out.append(path(disc(x, y, r * 0.78 * share, r * share, k * 16), ink))

    arms = [
        tapered(
            r * 0.13,
            1,
            *(
                (
                    x + 0.78 * r * (0.96 - t * 0.16) * cos(a + t * 0.7),
                    y + r * (0.96 - t * 0.16) * sin(a + t * 0.7),
                )
                for t in range(6)
            ),
        )
        for a in (0, 2 * pi / 3, 4 * pi / 3)
    ]
    out.append(path(union(*arms).intersection(disc(x, y, r * 0.78, r)), BONE, 0.6))
    return "".join(out)
