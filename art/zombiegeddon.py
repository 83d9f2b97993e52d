"""Zombiegeddon: cells and boards before and after the bomb, the bomb itself, what flies."""

from __future__ import annotations

import random
from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art.discs import crates, discs, pawns, sided
from art.figures import BONE, INK, Figure
from art.scenery import fade_rows, halftone, roofs, spatter, worn
from art.shapes import (
    affinity,
    blob,
    disc,
    document,
    hull,
    limb,
    line,
    path,
    poly,
    radial,
    rect,
    soft,
    spin,
    star,
    tapered,
    union,
)

HEX = affinity.scale(sided(6, 60, 30, 52, 60), 104 / (60 * 3**0.5), 1, origin=(52, 60))
"""A pointy-top hexagon that fills 104 by 120."""

WARM = {
    "face": "#6E4630",
    "low": "#5A3626",
    "edge": "#2A1710",
    "lit": "#8A5C3E",
    "mark": "#4A2C1E",
    "hole": "#1B0E0A",
}
ASH = {
    "face": "#5E6A58",
    "low": "#4E5A4C",
    "edge": "#1F2721",
    "lit": "#7D8A74",
    "mark": "#3E4A3E",
    "hole": "#10160F",
}


def _litter(kind: int, after: bool, x: float, y: float, inks: dict[str, str]) -> list[str]:
    """Return what lies on a cell: paving and cracks, before also weeds, after also bones."""
    dice = random.Random(kind * 7 + after)
    cracks = []
    for _ in range(1 + kind % 2 + after):
        px, py = x + dice.uniform(-30, 30), y + dice.uniform(-34, 34)
        a, b = dice.uniform(-20, 20), dice.uniform(-20, 20)
        cracks.append(
            tapered(3, 0.6, (px, py), (px + a, py + b * 0.6), (px + a * 1.3, py + b * 1.6))
        )
    slabs = union(
        *(
            spin(rect(x + dx - 13, y + dy - 9, 26, 18, r=3), dice.uniform(-12, 12), x + dx, y + dy)
            for dx, dy in ((-16, -18), (18, -6), (-8, 18))[: 1 + kind]
        )
    )
    out = [
        path(slabs, inks["low"]),
        path(slabs.difference(affinity.translate(slabs, 1.6, 1.6)), inks["lit"], 0.6),
        path(union(*cracks), inks["mark"]),
        path(spatter(x, y, 40, kind + 3 * after, 16, 2.2), inks["mark"], 0.8),
    ]
    if after:
        out.append(path(spatter(x + 6, y + 8, 40, kind + 9, 14, 2.6), "#8E9A84", 0.5))
        if kind == 2:
            bone = union(
                line(3.4, (x - 10, y + 22), (x + 6, y + 16)),
                *(disc(x + dx, y + dy, 2.8) for dx, dy in ((-12, 20), (-10, 25), (7, 13), (9, 18))),
            )
            out += [path(bone.buffer(1.4), INK), path(bone, "#C9C6B0")]
    elif kind == 2:
        out.append(
            path(
                union(
                    *(
                        poly((x + dx - 2, y + 22), (x + dx + lean, y + 8), (x + dx + 2, y + 22))
                        for dx, lean in ((-18, -5), (-14, 0), (-10, 5))
                    )
                ),
                "#7D7A3E",
            )
        )
    return out


def _cell(shape: BaseGeometry, wide: float, high: float, kind: int, after: bool) -> str:
    """Return one cell's ground."""
    inks = ASH if after else WARM
    inner = shape.buffer(-3.2)
    face = soft(shape.buffer(-5.4), 3)
    x, y = wide / 2, high / 2
    return document(
        wide,
        high,
        path(shape, inks["edge"]),
        path(inner, inks["low"]),
        path(face, inks["face"]),
        path(face.difference(affinity.translate(face, 2.4, 2.8)), inks["lit"]),
        path(face.difference(affinity.translate(face, -2.4, -2.8)), inks["mark"], 0.7),
        *_litter(kind, after, x, y, inks),
    )


def _hole(shape: BaseGeometry, wide: float, high: float, after: bool) -> str:
    """Return a cell without a disc: the ground has sunk in, quiet enough to be there often."""
    inks = ASH if after else WARM
    x, y = wide / 2, high / 2
    inner = shape.buffer(-4.6)
    pit = soft(inner.buffer(-8), 12)
    floor = affinity.translate(pit, 0, 5).intersection(pit)
    rubble = union(
        *(
            soft(rect(x + dx - w / 2, y + dy - w / 3, w, w * 0.66, turn, 1), 0.6)
            for dx, dy, w, turn in (
                (-16, 18, 9, 24),
                (10, 24, 7, -30),
                (19, 6, 6, 50),
                (-4, 10, 5, 10),
            )
        )
    )
    return document(
        wide,
        high,
        path(shape, inks["edge"]),
        path(inner, inks["mark"], 0.75),
        path(pit, inks["edge"]),
        path(floor, inks["hole"]),
        path(rubble, inks["mark"], 0.8),
        path(affinity.translate(rubble, -1, -1.2).intersection(rubble), inks["low"], 0.8),
    )


def cells() -> dict[str, str]:
    """Return the grounds of both boards, both halves."""
    out = {}
    for after in (False, True):
        when = "after" if after else "before"
        for shape, name, wide, high in (
            (HEX, "hex", 104, 120),
            (rect(0, 0, 100, 100, r=7), "square", 100, 100),
        ):
            for kind in range(3):
                out[f"cell/{name}-{when}-{kind + 1}"] = _cell(shape, wide, high, kind, after)
            out[f"cell/{name}-empty-{when}"] = _hole(shape, wide, high, after)
    return out


def bomb() -> str:
    """Return the bomb, nose down."""
    f = Figure()
    for x in (60, 140):
        f.outlined("#8E3B33", poly((100, 74), (x, 30), (x, 62), (100, 104)))
    f.outlined("#7D251B", poly((92, 20), (108, 20), (106, 90), (94, 90)))
    shell = blob((100, 192), (66, 150), (62, 104), (84, 66), (116, 66), (138, 104), (134, 150))
    f.outlined("#5B6B4A", shell, edge=4)
    f.add("#43503A", shell.difference(affinity.translate(shell, -9, -5)))
    f.add("#7C8E66", shell.difference(affinity.translate(shell, 7, 4)))
    f.add("#E0B93C", rect(50, 88, 100, 12).intersection(shell))
    f.add(
        INK,
        *(
            poly((x, 88), (x + 9, 88), (x + 3, 100), (x - 6, 100)).intersection(shell)
            for x in range(60, 144, 18)
        ),
    )
    f.outlined("#F2C14E", disc(100, 128, 24), edge=3)
    wedge = [
        poly((100, 128), *((100 + 21 * c, 128 + 21 * s) for c, s in spots)) for spots in _fans()
    ]
    f.add(INK, union(*wedge).difference(disc(100, 128, 7)), disc(100, 128, 4.4))
    f.add(BONE, line(3, (72, 110), (74, 150)))
    return document(200, 200, f.svg("#F7D58E", (-3, -2)))


def _fans() -> list[list[tuple[float, float]]]:
    """Return the corners of the three blades of the fallout sign, as unit vectors."""
    return [
        [(cos(pi * (a + k) / 180), sin(pi * (a + k) / 180)) for k in range(-30, 31, 15)]
        for a in (-90, 30, 150)
    ]


BILLOWS: tuple[tuple[float, float, float], ...] = (
    *((x, 272, 15) for x in (72, 328)),
    *((x, 268, 21) for x in (100, 300)),
    *((x, 264, 25) for x in (134, 266)),
    *((x, 262, 26) for x in (168, 232)),
    (200, 266, 26),
    *((x, 142, 17) for x in (92, 308)),
    *((x, 124, 25) for x in (110, 290)),
    *((x, 96, 28) for x in (126, 274)),
    (156, 62, 32),
    (246, 64, 31),
    (200, 52, 40),
    *((x, 148, 20) for x in (122, 278)),
    *((x, 154, 21) for x in (154, 246)),
    (200, 158, 24),
    (150, 116, 36),
    (252, 118, 35),
    (202, 108, 46),
)
"""The cloud's billows from back to front: x, y, radius."""


def cloud() -> str:
    """Return the mushroom cloud for the change of halves, built of lit billows."""
    floor = rect(0, 0, 400, 292)
    stem = hull(rect(176, 120, 48, 40), rect(184, 190, 32, 30), rect(150, 252, 100, 26))
    collar = [(x, 200 + abs(x - 200) * 0.06, 12 - abs(x - 200) * 0.05) for x in range(140, 261, 20)]
    shape = union(stem, *(disc(*spot) for spot in (*BILLOWS, *collar))).intersection(floor)
    out = [
        radial("c", 200, 140, 150, (0, "#F9E2A6", 0.8), (0.5, "#E8813A", 0.36), (1, "#E8813A", 0)),
        path(disc(200, 146, 149), "url(#c)"),
        path(shape.buffer(3.4).intersection(rect(0, 0, 400, 296)), INK),
        path(stem, "#C8502F"),
        path(affinity.translate(stem, -9, 0).intersection(stem), "#E8813A"),
        path(affinity.translate(stem, -24, 0).intersection(stem), "#F2B65A"),
    ]
    for x, y, r in (*collar, *BILLOWS):
        ball = disc(x, y, r).intersection(floor)
        lit = disc(x - r * 0.16, y - r * 0.18, r * 0.84).intersection(floor)
        glow = disc(x - r * 0.26, y - r * 0.3, r * 0.58).intersection(floor)
        out += [
            path(ball.buffer(0.8).intersection(floor), "#8E2F1C"),
            path(ball, "#C8502F"),
            path(lit, "#E8813A"),
            path(glow, "#F2B65A"),
            path(disc(x - r * 0.34, y - r * 0.4, r * 0.28), "#F9E2A6"),
        ]
    out.append(path(spatter(200, 170, 140, 6, 26, 4).difference(shape), "#F2B65A"))
    return document(400, 300, *out)


def board(after: bool) -> str:
    """Return the ground under all cells: a street plan burnt into the table."""
    wide, high = 1200, 900
    all_of = rect(0, 0, wide, high)
    inks = ASH if after else WARM
    dice = random.Random(3 + after)
    cracks = []
    for _ in range(16):
        x, y = dice.uniform(0, wide), dice.uniform(0, high)
        run = [(x, y)]
        dx, dy = dice.uniform(-40, 40), dice.uniform(-40, 40)
        for _ in range(4):
            x, y = x + dx + dice.uniform(-14, 14), y + dy + dice.uniform(-14, 14)
            run.append((x, y))
        cracks.append(limb(*((px, py, 4 - k * 0.8) for k, (px, py) in enumerate(run))))
    ground = ("#4E5A4A", "#333D33", "#171D18") if after else ("#6B4430", "#48291C", "#20110C")
    glow = path(
        spatter(600, 450, 700, 8, 60, 7).intersection(all_of),
        "#9DAA90" if after else "#E8813A",
        0.22,
    )
    return document(
        wide,
        high,
        radial("b", 600, 430, 800, (0, ground[0], 1), (0.6, ground[1], 1), (1, ground[2], 1)),
        path(all_of, "url(#b)"),
        path(union(*cracks).intersection(all_of), inks["hole"], 0.7),
        glow,
        path(halftone(0, 0, wide, high, 26, (600, 450), 420, 860, 0.5), inks["hole"], 0.6),
        path(worn(0, 0, wide, high, 4, 120, 4), inks["lit"], 0.4),
    )


def backdrop(after: bool) -> str:
    """Return the town around the table: in the evening sun, or ruined under ash."""
    wide, high = 1600, 900
    all_of = rect(0, 0, wide, high)
    houses, lights = roofs(wide, 800, 900, 6, 120)
    near, windows = roofs(wide, 872, 900, 9, 150)
    if after:
        bites = union(
            *(
                star(x, y, r, r * 0.72, 6, k, 0.22)
                for k, (x, y, r) in enumerate(
                    (
                        (120, 700, 60),
                        (330, 690, 50),
                        (560, 720, 70),
                        (820, 690, 60),
                        (1060, 710, 66),
                        (1300, 700, 60),
                        (1500, 716, 64),
                    )
                )
            )
        )
        houses = houses.difference(bites)
        sky = ("#3E4A40", "#2B342D", "#111612")
        inks = ("#232C25", "#141A15")
        sun = path(disc(1270, 200, 84), "#7D8A74", 0.28)
        things = path(spatter(800, 420, 760, 5, 120, 4).intersection(all_of), "#9DAA90", 0.28)
        over = ""
    else:
        sky = ("#6B3A24", "#43241A", "#1A0E0B")
        inks = ("#2E1710", "#1D0E0A")
        sun = (
            radial(
                "u", 1270, 560, 420, (0, "#E8813A", 0.55), (0.5, "#C8502F", 0.2), (1, "#C8502F", 0)
            )
            + path(disc(1270, 560, 420).intersection(all_of), "url(#u)")
            + path(disc(1270, 560, 110), "#C8642F", 0.5)
        )
        things = path(spatter(800, 420, 760, 5, 60, 3).intersection(all_of), "#F2B65A", 0.22)
        over = path(lights.intersection(all_of), "#E8A84E", 0.5) + path(
            windows.intersection(all_of), "#F2C14E", 0.5
        )
    return document(
        wide,
        high,
        radial("n", 800, 420, 1000, (0, sky[0], 1), (0.55, sky[1], 1), (1, sky[2], 1)),
        path(all_of, "url(#n)"),
        sun,
        things,
        path(
            halftone(0, 0, wide, high, 30, (800, 430), 600, 1150, 0.5),
            "#0C0705" if not after else "#0A0E0B",
            0.6,
        ),
        path(houses.intersection(all_of), inks[0]),
        path(fade_rows(0, wide, 700, 800, 20), inks[1], 0.7),
        path(near.intersection(all_of), inks[1]),
        over,
    )


def pictures() -> dict[str, str]:
    """Return every picture of the game by file name."""
    return {
        **discs(),
        **pawns(),
        **crates(),
        **cells(),
        "bomb": bomb(),
        "cloud": cloud(),
        "board-before": board(False),
        "board-after": board(True),
        "backdrop-before": backdrop(False),
        "backdrop-after": backdrop(True),
    }
