"""The roofs of Zombies!!! 4 that come off their buildings, and the back of a tile."""

from __future__ import annotations

import random
from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, RED
from art.forest_ground import (
    GOLD,
    SIDE,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    TILE,
    bush,
    crown,
    flat,
    rim,
    thing,
)
from art.scenery import halftone, moon, spatter, worn
from art.shapes import (
    affinity,
    curve,
    disc,
    document,
    hull,
    line,
    poly,
    radial,
    rect,
    ring,
    soft,
    spin,
    star,
    union,
)


def _roof(
    shape: BaseGeometry, along: bool, inks: tuple[str, str, str], step: float = 12
) -> list[str]:
    """Return a gable roof over a rectangle: two slopes in courses, a ridge; the far slope dark."""
    x0, y0, x1, y1 = shape.bounds
    light, dark, seam_ = inks
    if along:
        middle_ = (y0 + y1) / 2
        half = rect(x0, y0, x1 - x0, middle_ - y0)
        courses = [rect(x0, y0 + k * step, x1 - x0, 2) for k in range(1, int((y1 - y0) / step) + 1)]
        joints = [
            rect(x0 + i * 22 + (k % 2) * 11, y0 + k * step, 2, step)
            for k in range(int((y1 - y0) / step) + 1)
            for i in range(int((x1 - x0) / 22) + 1)
        ]
        ridge = rect(x0 - 3, middle_ - 4, x1 - x0 + 6, 8, r=3)
    else:
        middle_ = (x0 + x1) / 2
        half = rect(x0, y0, middle_ - x0, y1 - y0)
        courses = [rect(x0 + k * step, y0, 2, y1 - y0) for k in range(1, int((x1 - x0) / step) + 1)]
        joints = [
            rect(x0 + k * step, y0 + i * 22 + (k % 2) * 11, step, 2)
            for k in range(int((x1 - x0) / step) + 1)
            for i in range(int((y1 - y0) / 22) + 1)
        ]
        ridge = rect(middle_ - 4, y0 - 3, 8, y1 - y0 + 6, r=3)
    return [
        flat(shape.buffer(8).intersection(rect(0, 0, 300, 300)), "#0D1712", 0.4),
        flat(shape.buffer(2.6), INK),
        flat(shape, dark),
        flat(half.intersection(shape), light),
        flat(union(*courses, *joints).intersection(shape), seam_),
        flat(ridge.buffer(1.8), INK),
        flat(ridge, seam_),
    ]


def roofs() -> dict[str, str]:
    """Return the roofs by tile, each over its building as the tile lies before any turn."""
    red = ("#8E4A38", "#74392B", "#4E241B")
    cabin = _roof(rect(5, 5, 196, 196), True, red)
    chimney = thing(rect(30, 34, 34, 30, r=2), STONE) + flat(rect(38, 41, 18, 16), "#120D0B")
    boat = _roof(rect(5, 97, 196, 104), True, ("#3F6480", "#31506A", "#1F3446"))
    anchor = union(
        line(5, (58, 130), (58, 170)),
        ring(58, 126, 8, 3.4),
        line(4.4, *curve((38, 156), (46, 170), (58, 174), (70, 170), (78, 156))),
        line(4.4, (46, 140), (70, 140)),
    )
    burnt_holes = union(
        soft(star(64, 70, 40, 22, 9, 3, 0.2), 2),
        soft(star(146, 140, 46, 28, 9, 5, 0.2), 2),
        soft(star(156, 46, 22, 12, 7, 8, 0.2), 2),
    )
    burnt_roof = rect(5, 5, 196, 196).difference(burnt_holes)
    burnt_svg = [
        flat(burnt_roof.buffer(2.6), INK),
        flat(burnt_roof, "#3A322C"),
        flat(burnt_roof.intersection(rect(5, 5, 98, 196)), "#4A4038"),
        flat(
            union(*(rect(5 + k * 12, 5, 2, 196) for k in range(1, 17))).intersection(burnt_roof),
            "#1E1814",
        ),
        flat(burnt_holes.boundary.buffer(2.2).intersection(burnt_roof.buffer(3)), "#120D0B"),
        flat(spatter(100, 100, 90, 7, 24, 3).intersection(burnt_roof), "#E8813A", 0.75),
        *(
            thing(rect(5, y, 196, 6).intersection(burnt_holes.buffer(4)), "#2B2420", 1.2)
            for y in (64, 136)
        ),
    ]
    metal = rect(5, 5, 196, 196)
    ribs_ = union(*(rect(5 + k * 14, 5, 5, 196) for k in range(14))).intersection(metal)
    rust = spatter(100, 110, 110, 9, 16, 16).intersection(metal)
    shed = [
        flat(metal.buffer(8).intersection(rect(0, 0, 300, 300)), "#0D1712", 0.4),
        flat(metal.buffer(2.6), INK),
        flat(metal, "#7D8A8E"),
        flat(rust, "#A9622F", 0.8),
        flat(ribs_, "#5E6A6E", 0.8),
        flat(affinity.translate(ribs_, 5, 0).intersection(metal), "#A3AFB2", 0.5),
        thing(spin(rect(96, 120, 60, 46), 8, 126, 143), "#9BA7AA"),
    ]
    ranger = _roof(rect(5, 5, 98, 290), False, ("#5E7A4E", "#4A633D", "#2F4228"))
    dish = (
        thing(disc(52, 70, 22), BONE)
        + flat(ring(52, 70, 15, 2), "#A89A78")
        + thing(disc(52, 70, 4), RED)
        + thing(line(4, (52, 220), (52, 258)), STONE)
        + thing(star(52, 238, 17, 7, 5), GOLD)
    )
    stalls = []
    for y in (5, 103):
        box = rect(203, y, 92, 92)
        stalls += _roof(box, True, ("#8A806A", "#746B57", "#4E4638"))
        cut = disc(249, y + 30, 12).difference(disc(255, y + 28, 10))
        stalls.append(flat(cut, "#F2E25A"))
    dice = random.Random(6)
    rock = soft(
        union(rect(5, 5, 290, 190, r=20), disc(40, 190, 30, 16), disc(260, 192, 34, 14)), 6
    ).difference(soft(hull(disc(150, 214, 38, 36), rect(112, 200, 76, 10)), 2))
    facets = [
        soft(
            poly(
                *(
                    (
                        x + r * dice.uniform(0.7, 1.1) * cos(pi * k / 3.5),
                        y + r * dice.uniform(0.6, 1) * sin(pi * k / 3.5),
                    )
                    for k in range(7)
                )
            ),
            3,
        )
        for x, y, r in (
            (60, 60, 46),
            (150, 54, 50),
            (238, 66, 46),
            (70, 140, 40),
            (226, 144, 44),
            (150, 130, 34),
        )
    ]
    cave = [
        flat(rock.buffer(8).intersection(rect(0, 0, 300, 300)), "#0D1712", 0.4),
        flat(rock.buffer(2.8).intersection(TILE), INK),
        flat(rock, STONE_DARK),
        *(
            flat(f.intersection(rock), STONE)
            + flat(affinity.scale(f, 0.6, 0.6).intersection(rock), STONE_LIGHT)
            for f in facets
        ),
        flat(spatter(150, 80, 150, 3, 30, 9).intersection(rock), "#56752F", 0.8),
        *(bush(x, y, 10, dice) for x, y in ((30, 40), (270, 110), (120, 22))),
        crown(256, 36, 24, dice, 1),
        crown(36, 116, 20, dice, 0),
    ]
    weather = flat(worn(10, 10, 196, 196, 3, 26, 3), "#56752F", 0.7)
    return {
        "roofs/cabin": document(SIDE, SIDE, *cabin, chimney, weather),
        "roofs/boathouse": document(
            SIDE, SIDE, *boat, flat(anchor.buffer(2), INK), flat(anchor, BONE)
        ),
        "roofs/burnt-cabin": document(SIDE, SIDE, *burnt_svg),
        "roofs/shed": document(SIDE, SIDE, *shed),
        "roofs/ranger-post": document(SIDE, SIDE, *ranger, dish),
        "roofs/outhouse": document(SIDE, SIDE, *stalls),
        "roofs/cave": document(SIDE, SIDE, *cave),
    }


def tile_back() -> str:
    """Return the face-down tile: eyes between the trees around the moon."""
    dice = random.Random(3)
    trees = [
        crown(150 + 122 * cos(2 * pi * k / 12), 150 + 122 * sin(2 * pi * k / 12), 30, dice, k % 2)
        for k in range(12)
    ]
    eyes = union(
        *(
            disc(150 + 96 * cos(a) + dx, 150 + 96 * sin(a), 4, 3)
            for a in (0.5, 1.6, 2.6, 3.7, 4.6, 5.7)
            for dx in (-6, 6)
        )
    )
    paw = union(
        disc(150, 166, 27, 22),
        *(disc(x, y, 11, 14) for x, y in ((112, 146), (134, 118), (166, 118), (188, 146))),
    )
    return document(
        SIDE,
        SIDE,
        flat(TILE, "#16241C"),
        radial("t", 150, 150, 190, (0, "#4E7A5A", 1), (0.6, "#2C4637", 1), (1, "#16241C", 1)),
        flat(TILE.buffer(-2), "url(#t)"),
        flat(halftone(0, 0, 300, 300, 15, (150, 150), 70, 170), "#16241C", 0.7),
        *trees,
        flat(eyes, GOLD),
        moon(150, 150, 62, "#E9E0C9", "#CFC5A6"),
        flat(paw, "#7A1F22"),
        rim(),
    )
