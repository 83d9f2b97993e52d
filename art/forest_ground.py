"""The forest of Zombies!!! 4 from straight above: floor, trees, water, walls. All turn freely."""

from __future__ import annotations

import random
from math import cos, pi, sin
from typing import NamedTuple

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK
from art.scenery import spatter
from art.shapes import (
    affinity,
    curve,
    data,
    disc,
    line,
    path,
    poly,
    rect,
    soft,
    spin,
    star,
    union,
)

SIDE, SQUARE = 300, 100
TILE = rect(0, 0, SIDE, SIDE, r=10)

FLOOR, FLOOR_DARK = "#2C4637", "#233A2E"
CLEAR, CLEAR_LIGHT, CLEAR_DARK = "#5C6A45", "#6E7B52", "#4C5A3B"
CROWNS = (
    ("#3F7048", "#31583A", "#568A59"),
    ("#4C6B36", "#3A5429", "#6A8A4A"),
    ("#2F6158", "#244C45", "#457C70"),
)
PLANK, PLANK_DARK, PLANK_LIGHT = "#8A6138", "#6B4726", "#A67A4C"
GOLD = "#F2C14E"
STONE, STONE_DARK, STONE_LIGHT = "#7A8078", "#4E544E", "#9BA198"
WATER, WATER_LIGHT = "#2F5D7A", "#4A80A0"


def flat(shape: BaseGeometry | str, colour: str, opacity: float = 1) -> str:
    """Return a path cut rougher than elsewhere: a tile is seen smaller than it is drawn."""
    return path(shape if isinstance(shape, str) else data(shape, 0.42), colour, opacity)


def thing(shape: BaseGeometry, colour: str, edge: float = 2) -> str:
    """Return a shape with an ink line around it."""
    return flat(shape.buffer(edge), INK) + flat(shape, colour)


class Plan(NamedTuple):
    """What a tile's nine squares and their edges are, before any turn."""

    squares: str
    """Nine signs in reading order."""
    across: tuple[str, ...]
    """The four rows of three edges that lie along x: ``#``, ``D`` or a blank each."""
    down: tuple[str, ...]
    """The three rows of four edges that stand along y."""

    def cells(self, signs: str) -> list[tuple[int, int]]:
        """Return (column, row) of the squares with one of the signs."""
        return [(k % 3, k // 3) for k, sign in enumerate(self.squares) if sign in signs]


def parse(text: str) -> Plan:
    """Read a plan as it stands in the tables of the tiles."""
    rows = [row.ljust(10) for row in text.strip("\n").split("\n")]
    across = tuple("".join(row[1 + 3 * k] for k in range(3)) for row in rows[0::2])
    inner = rows[1::2]
    down = tuple("".join(row[3 * k] for k in range(4)) for row in inner)
    return Plan("".join(row[1 + 3 * k] for row in inner for k in range(3)), across, down)


def middle(column: int, row: int) -> tuple[float, float]:
    """Return the centre of a square."""
    return SQUARE * (column + 0.5), SQUARE * (row + 0.5)


def crown(x: float, y: float, r: float, dice: random.Random, kind: int) -> str:
    """Return a tree's crown: leafy (scalloped) or a fir (a star of boughs)."""
    body, dark, light = CROWNS[dice.randrange(len(CROWNS))]
    start = dice.uniform(0, 60)
    if kind:
        shapes = [
            affinity.rotate(
                star(x, y, r * share, r * share * 0.62, 9), start + 20 * k, origin=(x, y)
            )
            for k, share in enumerate((1, 0.7, 0.4))
        ]
    else:
        shapes = []
        for share, lobes in ((1, 9), (0.66, 7), (0.36, 5)):
            around = [
                disc(
                    x + r * share * 0.66 * cos(2 * pi * (k / lobes) + start),
                    y + r * share * 0.66 * sin(2 * pi * (k / lobes) + start),
                    r * share * 0.4,
                )
                for k in range(lobes)
            ]
            shapes.append(union(disc(x, y, r * share * 0.7), *around).simplify(0.5))
    return (
        flat(disc(x, y, r * 1.12).simplify(0.4).intersection(TILE), "#0D1712", 0.4)
        + flat(shapes[0].buffer(2, quad_segs=2).intersection(TILE), INK)
        + flat(shapes[0].intersection(TILE), dark)
        + flat(shapes[1].intersection(TILE), body)
        + flat(shapes[2].intersection(TILE), light)
    )


def bush(x: float, y: float, r: float, dice: random.Random) -> str:
    """Return a low bush with berries."""
    body, dark, light = CROWNS[1]
    shape = union(
        *(
            disc(
                x + dice.uniform(-r, r) * 0.6,
                y + dice.uniform(-r, r) * 0.6,
                r * dice.uniform(0.45, 0.7),
            )
            for _ in range(5)
        )
    ).simplify(0.4)
    dots = union(
        *(disc(x + dice.uniform(-r, r) * 0.5, y + dice.uniform(-r, r) * 0.5, 1.8) for _ in range(4))
    )
    return (
        flat(shape.buffer(1.8).intersection(TILE), INK)
        + flat(shape.intersection(TILE), dark)
        + flat(shape.buffer(-r * 0.24).intersection(TILE), body)
        + flat(dots.intersection(TILE), "#C8402F" if dice.random() < 0.5 else light)
    )


def woods(column: int, row: int, dice: random.Random) -> str:
    """Return the trees of a wooded square: tall ones in two corners, brush between them."""
    x, y = middle(column, row)
    out = []
    corners = [(-1, -1), (1, 1), (1, -1), (-1, 1)]
    dice.shuffle(corners)
    for k, (sx, sy) in enumerate(corners[:3]):
        r = dice.uniform(21, 27) if k < 2 else dice.uniform(15, 19)
        px = x + sx * dice.uniform(22, 27)
        py = y + sy * dice.uniform(22, 27)
        out.append((py, crown(px, py, r, dice, dice.randrange(2))))
    sx, sy = corners[3]
    out.append((0, bush(x + sx * 26, y + sy * 26, 11, dice)))
    return "".join(text for _, text in sorted(out))


def floor(plan: Plan, seed: int) -> list[str]:
    """Return the ground under everything: dark wood floor, trodden clearings, litter, dots."""
    dice = random.Random(seed)
    out = [flat(TILE, "#16241C"), flat(TILE.buffer(-2), FLOOR)]
    patches = union(
        *(
            disc(
                dice.uniform(0, 300),
                dice.uniform(0, 300),
                dice.uniform(20, 44),
                dice.uniform(14, 34),
            )
            for _ in range(7)
        )
    )
    out.append(flat(patches.intersection(TILE.buffer(-2)), FLOOR_DARK))
    open_ = plan.cells(".DABKG")
    if open_:
        ground = union(*(rect(c * 100 + 7, r * 100 + 7, 86, 86, r=16) for c, r in open_))
        joints = [
            rect(
                min(a[0], b[0]) * 100 + 30,
                min(a[1], b[1]) * 100 + 30,
                40 + 100 * abs(a[0] - b[0]),
                40 + 100 * abs(a[1] - b[1]),
            )
            for a in open_
            for b in open_
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a < b
        ]
        trodden = soft(union(ground, *joints), 12)
        wobble = union(*(disc(dice.uniform(0, 300), dice.uniform(0, 300), 9, 6) for _ in range(26)))
        clear = soft(trodden.difference(wobble.intersection(trodden.boundary.buffer(9))), 1.4)
        out += [
            flat(clear.buffer(2.4), CLEAR_DARK),
            flat(clear, CLEAR),
            flat(clear.buffer(-7).intersection(patches), CLEAR_LIGHT, 0.6),
            flat(
                spatter(150, 150, 190, seed, 30, 2.8).simplify(0.4).intersection(clear), CLEAR_DARK
            ),
            flat(
                spatter(150, 150, 190, seed + 7, 20, 2.4).simplify(0.4).intersection(clear),
                CLEAR_LIGHT,
            ),
        ]
    leaves = union(
        *(
            _leaf(dice.uniform(6, 294), dice.uniform(6, 294), dice.uniform(0, 180))
            for _ in range(30)
        )
    )
    out.append(flat(leaves, "#8A6A3A", 0.75))
    blades = []
    for _ in range(16):
        x, y, turn = dice.uniform(10, 290), dice.uniform(10, 290), dice.uniform(0, 360)
        blades += [
            spin(poly((x, y - 1.2), (x + 7, y + k), (x, y + 1.2)), turn, x, y) for k in (-3, 0, 3)
        ]
    out.append(flat(union(*blades), "#7D9A55", 0.8))
    return out


def _leaf(x: float, y: float, turn: float) -> BaseGeometry:
    """Return a fallen leaf."""
    return spin(poly((x - 3.4, y), (x, y - 1.7), (x + 3.4, y), (x, y + 1.7)), turn, x, y)


def grid() -> str:
    """Return the faint borders of the squares: short marks where they meet."""
    marks = [
        rect(100 * k - 0.9, 100 * i + a, 1.8, 14)
        for k in (1, 2)
        for i in range(3)
        for a in (8, 43, 78)
    ]
    marks += [
        rect(100 * i + a, 100 * k - 0.9, 14, 1.8)
        for k in (1, 2)
        for i in range(3)
        for a in (8, 43, 78)
    ]
    return flat(union(*marks), "#0E1A14", 0.55)


def rim() -> str:
    """Return the edge of the card: a lit inner line and an ink border."""
    return flat(TILE.difference(TILE.buffer(-3.2)), "#111C16") + flat(
        TILE.buffer(-3.2).difference(TILE.buffer(-4.6)), "#7D9A6A", 0.35
    )


def edges(plan: Plan, sign: str) -> list[BaseGeometry]:
    """Return the lines of the edges with a sign, each from corner to corner."""
    out = []
    for row, signs in enumerate(plan.across):
        y = min(max(row * 100, 8), 292)
        out += [
            line(1, (k * 100 + (8 if k == 0 else 0), y), (k * 100 + (92 if k == 2 else 100), y))
            for k, edge in enumerate(signs)
            if edge == sign
        ]
    for row, signs in enumerate(plan.down):
        for k, edge in enumerate(signs):
            x = min(max(k * 100, 8), 292)
            if edge == sign:
                out.append(
                    line(
                        1,
                        (x, row * 100 + (8 if row == 0 else 0)),
                        (x, row * 100 + (92 if row == 2 else 100)),
                    )
                )
    return out


def walls(plan: Plan, body: str = "#5B3A22", light: str = "#8A5C36", thick: float = 6) -> str:
    """Return thick walls with lit tops, and doors standing open with a mat before them."""
    shape = union(
        *(
            edge.buffer(thick - 0.5, cap_style="square", join_style="mitre")
            for edge in edges(plan, "#")
        )
    )
    out = [flat(shape.buffer(6).intersection(TILE), "#0D1712", 0.35)]
    doors = edges(plan, "D")
    for edge in doors:
        x0, y0, x1, y1 = edge.bounds
        level = x1 - x0 > y1 - y0
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        mat = rect(cx - 24, cy - 9, 48, 18, r=3) if level else rect(cx - 9, cy - 24, 18, 48, r=3)
        posts = [
            rect(
                (x0 if level else cx - 7),
                (cy - 7 if level else y0),
                24 if level else 14,
                14 if level else 24,
            ),
            rect(
                (x1 - 24 if level else cx - 7),
                (cy - 7 if level else y1 - 24),
                24 if level else 14,
                14 if level else 24,
            ),
        ]
        shape = union(shape, *(post.buffer(-1.4) for post in posts))
        out += [
            flat(mat.buffer(2), INK),
            flat(mat, "#B08A4E"),
            flat(mat.buffer(-3).difference(mat.buffer(-5)), "#7A5A2E"),
        ]
    if not shape.is_empty:
        top = shape.buffer(-thick * 0.34)
        out += [
            flat(shape.buffer(2.2).intersection(TILE), INK),
            flat(shape.intersection(TILE), body),
            flat(top, light),
        ]
    return "".join(out)


def planks(
    shape: BaseGeometry,
    seed: int,
    down: bool = True,
    inks: tuple[str, str, str] = (PLANK, PLANK_DARK, PLANK_LIGHT),
    gap: float = 14,
) -> str:
    """Return a floor of boards."""
    dice = random.Random(seed)
    x0, y0, x1, y1 = shape.bounds
    seams, shades = [], []
    at = (x0 if down else y0) + gap
    while at < (x1 if down else y1):
        seams.append(rect(at - 1, y0, 2, y1 - y0) if down else rect(x0, at - 1, x1 - x0, 2))
        cut = dice.uniform(0.15, 0.85)
        if down:
            y = y0 + (y1 - y0) * cut
            seams.append(rect(at - gap, y, gap, 2))
            shades.append(rect(at - gap + 1, y, gap - 2, dice.uniform(20, 60)))
        else:
            x = x0 + (x1 - x0) * cut
            seams.append(rect(x, at - gap, 2, gap))
            shades.append(rect(x, at - gap + 1, dice.uniform(20, 60), gap - 2))
        at += gap
    return (
        flat(shape, inks[0])
        + flat(union(*shades).intersection(shape), inks[2], 0.55)
        + flat(union(*seams).intersection(shape), inks[1])
    )


def squares(cells: list[tuple[int, int]], inset: float = 0) -> BaseGeometry:
    """Return the ground of some squares, less an inset at the tile's border."""
    shape = union(*(rect(c * 100, r * 100, 100, 100) for c, r in cells))
    return shape.intersection(rect(inset, inset, 300 - 2 * inset, 300 - 2 * inset))


def water(shape: BaseGeometry, seed: int) -> str:
    """Return water with its ripples and a pale shore."""
    dice = random.Random(seed)
    x0, y0, x1, y1 = shape.bounds
    waves = []
    for _ in range(max(4, int((x1 - x0) * (y1 - y0) / 2400))):
        x, y, turn = dice.uniform(x0, x1), dice.uniform(y0, y1), dice.uniform(0, 180)
        waves.append(
            spin(
                line(2.2, *curve((x - 13, y), (x - 6, y - 3), (x, y), (x + 6, y - 3), (x + 13, y))),
                turn,
                x,
                y,
            )
        )
    return (
        flat(shape.buffer(4).intersection(TILE), "#9A8A5A")
        + flat(shape.intersection(TILE), WATER)
        + flat(shape.difference(shape.buffer(-8)).intersection(TILE), WATER_LIGHT, 0.55)
        + flat(union(*waves).intersection(shape.buffer(-5)), "#9CC7E6", 0.6)
    )


def boulder(x: float, y: float, r: float, dice: random.Random, ink: str = "#7A8276") -> str:
    """Return a stone."""
    shape = poly(
        *(
            (
                x + r * dice.uniform(0.8, 1.1) * cos(pi * k / 4),
                y + r * dice.uniform(0.75, 1.05) * sin(pi * k / 4),
            )
            for k in range(8)
        )
    )
    shape = soft(shape, r * 0.12)
    return (
        flat(shape.buffer(2), INK)
        + flat(shape, "#565E54")
        + flat(affinity.scale(shape, 0.66, 0.66), ink)
        + flat(affinity.scale(shape, 0.28, 0.28), "#9BA396")
    )


def grave(x: float, y: float, turn: float, kind: int) -> str:
    """Return a small pet's grave: mound, flat stone, a bone or a bowl on it."""
    mound = spin(disc(x, y + 7, 17, 25), turn, x, y)
    stone = spin(
        soft(union(rect(x - 13, y - 34, 26, 20, r=2), disc(x, y - 32, 13, 8)), 1), turn, x, y
    )
    out = [
        flat(mound.buffer(2.4), INK),
        flat(mound, "#5B4A34"),
        flat(affinity.scale(mound, 0.7, 0.7), "#73603F"),
        flat(stone.buffer(2.4), INK),
        flat(stone, "#8C9186"),
        flat(affinity.scale(stone, 0.74, 0.7), "#A9AEA2"),
    ]
    paw = union(
        disc(x, y - 23, 4, 3.2),
        *(disc(x + dx, y - 28 + abs(dx) * 0.3, 1.7) for dx in (-4.6, -1.6, 1.6, 4.6)),
    )
    out.append(flat(spin(paw, turn, x, y), "#4A5048"))
    if kind % 3 == 0:
        bone = union(
            line(4, (x - 7, y + 8), (x + 7, y + 2)),
            *(disc(x + dx, y + dy, 3.2) for dx, dy in ((-9, 6), (-7, 11), (9, 4), (7, -1))),
        )
        bone = spin(bone, turn, x, y)
        out += [flat(bone.buffer(1.8), INK), flat(bone, BONE)]
    elif kind % 3 == 1:
        hole = spin(soft(star(x, y + 8, 13, 8, 7, kind, 0.2), 1), turn, x, y)
        out += [flat(hole.buffer(1.4), INK), flat(hole, "#120D08")]
    else:
        ring_ = spin(disc(x, y + 8, 9).difference(disc(x, y + 8, 5.6)), turn, x, y)
        out += [
            flat(ring_.buffer(1.4), INK),
            flat(ring_, "#C8402F"),
            flat(spin(disc(x, y + 16, 3), turn, x, y), "#E0B93C"),
        ]
    return "".join(out)
