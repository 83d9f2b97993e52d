"""Zombiegeddon's discs: each kind has an outline, a colour and a picture of its own."""

from __future__ import annotations

from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art import props, zombies
from art.beast_parts import seam
from art.figures import BONE, INK, RED, SKIN, Figure
from art.shapes import (
    affinity,
    disc,
    document,
    hull,
    limb,
    line,
    path,
    poly,
    rect,
    ring,
    soft,
    spin,
    star,
    union,
)

SIDE = 100


def sided(count: int, r: float, turn: float = 0, x: float = 50, y: float = 50) -> BaseGeometry:
    """Return a regular polygon."""
    return poly(
        *(
            (
                x + r * cos(pi * (2 * k / count + turn / 180)),
                y + r * sin(pi * (2 * k / count + turn / 180)),
            )
            for k in range(count)
        )
    )


def piece(shape: BaseGeometry, edge: str, ground: str, picture: Figure) -> str:
    """Return a disc: thick card with a shadow, a rim, a ground, a picture."""
    rim = shape.buffer(-3)
    inner = shape.buffer(-8)
    lit = rim.difference(affinity.translate(rim, 1.6, 1.8))
    glow = inner.difference(affinity.translate(inner, -2.4, -3))
    return document(
        SIDE,
        SIDE,
        path(affinity.translate(shape, 1, 4).intersection(rect(0, 0, 100, 100)), "#000000", 0.45),
        path(shape, INK),
        path(rim, edge),
        path(lit, "#FFFFFF", 0.4),
        path(inner.buffer(1.4), INK),
        path(inner, ground),
        path(glow, "#000000", 0.2),
        picture.cut(shape.buffer(-4)).svg(),
    )


def cans(count: int) -> Figure:
    """Return one, two or three tins of food."""
    f = Figure()
    spots = {
        1: ((50, 50, 1.5),),
        2: ((36, 52, 1.16), (64, 52, 1.16)),
        3: ((50, 36, 0.98), (34, 62, 0.98), (66, 62, 0.98)),
    }
    for k, (x, y, s) in enumerate(spots[count]):
        label = ("#C8402F", "#3D7FD0", "#58A85A")[k % 3] if count > 1 else "#C8402F"
        w, h = 12 * s, 15 * s
        body = union(rect(x - w, y - h, 2 * w, 2 * h), disc(x, y + h, w, 4 * s))
        f.outlined("#C9CDD0", body, disc(x, y - h, w, 4 * s), edge=2.4)
        f.add(label, rect(x - w, y - h * 0.5, 2 * w, h * 1.1))
        f.add("#8D959B", disc(x, y - h, w * 0.72, 2.6 * s))
        f.add(
            "#F4F1E6",
            rect(x - w * 0.7, y - h * 0.5, w * 0.34, h * 1.1),
            disc(x + w * 0.24, y, 3.4 * s),
        )
    return f


def barricade() -> Figure:
    """Return crossed planks with barbed wire."""
    f = Figure()
    for turn, colour in ((24, "#93673F"), (-24, "#A9764A")):
        f.outlined(colour, spin(rect(4, 43, 92, 14, r=1), turn, 50, 50), edge=2.6)
        f.add(
            "#6B4424",
            spin(union(line(1.6, (12, 48), (50, 47)), line(1.6, (44, 53), (88, 52))), turn, 50, 50),
        )
        f.add(INK, *(spin(disc(x, 50, 2), turn, 50, 50) for x in (12, 88)))
    f.outlined("#A9764A", rect(8, 70, 84, 10, r=1), edge=2.6)
    wire = line(2, (6, 50), (22, 42), (36, 52), (50, 42), (64, 52), (78, 42), (94, 50))
    f.outlined(
        "#B9C0C6",
        wire,
        *(
            union(line(2, (x - 4, y - 4), (x + 4, y + 4)), line(2, (x - 4, y + 4), (x + 4, y - 4)))
            for x, y in ((22, 42), (50, 42), (78, 42), (36, 52), (64, 52))
        ),
        edge=1.2,
    )
    return f


def manhole() -> Figure:
    """Return an open shaft with a ladder."""
    f = Figure()
    f.add("#0B0D10", disc(50, 50, 33))
    f.add("#20262D", disc(50, 50, 33).difference(disc(50, 58, 33)))
    rungs = union(
        rect(37, 20, 5, 64), rect(58, 20, 5, 64), *(rect(38, y, 24, 4.6) for y in (28, 41, 54, 67))
    )
    f.outlined("#C9CDD0", rungs.intersection(disc(50, 50, 31)), edge=1.6)
    return f


def batteries() -> Figure:
    """Return a battery with its flash."""
    f = Figure()
    f.outlined("#C9CDD0", rect(40, 16, 20, 10, r=2), edge=2.6)
    f.outlined("#2B2A35", rect(29, 24, 42, 58, r=5), edge=2.6)
    f.add("#E0B93C", rect(29, 24, 42, 15, r=3))
    f.outlined("#F2E25A", props.bolt(51, 38, 42, 26), edge=2)
    return f


def medicine() -> Figure:
    """Return a first-aid kit."""
    f = Figure()
    f.outlined("#2B2A35", ring(50, 30, 15, 5).intersection(rect(20, 0, 60, 30)), edge=2.4)
    f.outlined("#F4F1E6", rect(20, 28, 60, 50, r=7), edge=2.8)
    f.add("#C9BD9C", rect(20, 68, 60, 10, r=4))
    f.outlined("#C8402F", union(rect(43, 35, 14, 36), rect(32, 46, 36, 14)), edge=1.4)
    return f


def fuel() -> Figure:
    """Return a petrol can."""
    inks = {"#B23A2C": "#D9A93A", "#8A2B20": "#A87C1F", "#7D251B": "#8F6614", "#D9604C": "#F7DE8E"}
    return props.jerrycan().at(49, 47, 0.74, foot=(0, 0)).inked(inks)


def tools() -> Figure:
    """Return a wrench across a hammer."""
    f = Figure()
    f.outlined("#A9764A", spin(rect(46, 34, 9, 54, r=3), 40, 50, 52), edge=2.6)
    f.outlined(
        "#7D8894",
        spin(
            union(rect(34, 20, 34, 17, r=3), poly((34, 20), (24, 24), (24, 31), (34, 36))),
            40,
            50,
            52,
        ),
        edge=2.6,
    )
    jaw = disc(50, 24, 15).difference(rect(44.5, 4, 11, 20))
    foot = disc(50, 82, 11).difference(disc(50, 82, 4.6))
    f.outlined("#D9DEE2", spin(union(rect(45, 34, 10, 44), jaw, foot), -40, 50, 52), edge=2.6)
    return f


def weapon() -> Figure:
    """Return a pistol."""
    return props.pistol().at(51, 47, 0.56, 8, foot=(0, 0))


def looter() -> Figure:
    """Return a masked looter."""
    f = Figure()
    f.outlined("#2F2A3A", hull(disc(24, 88, 12), disc(76, 88, 12), disc(50, 70, 20)))
    f.outlined("#E0B48A", disc(50, 48, 25, 27))
    f.outlined(
        "#3A3442",
        union(disc(50, 38, 27, 20).intersection(rect(0, 0, 100, 38)), rect(21, 34, 58, 8, r=4)),
    )
    f.add("#5A5266", *(rect(x, 20, 3, 14, r=1) for x in (36, 44, 52, 60)))
    f.outlined(RED, poly((24, 56), (50, 52), (76, 56), (72, 70), (50, 88), (28, 70)), edge=2.2)
    f.add(BONE, *(disc(x, y, 2) for x, y in ((36, 62), (50, 62), (64, 62), (43, 71), (57, 71))))
    f.add(
        INK,
        disc(40, 48, 3.4),
        disc(60, 48, 3.4),
        line(4, (32, 41), (45, 45)),
        line(4, (68, 41), (55, 45)),
    )
    return f


def undead() -> Figure:
    """Return a zombie's head and one hand."""
    f = Figure()
    small = Figure()
    zombies.face(small, 0, 0, zombies.skull(0, 0))
    small.add(
        INK,
        poly(
            (-30, -12),
            (-34, -28),
            (-22, -24),
            (-18, -42),
            (-6, -30),
            (4, -44),
            (12, -30),
            (24, -36),
            (22, -22),
        ),
    )
    small.add(INK, seam((-20, -16), (-8, -24), gap=6, size=4))
    f.layers.extend(small.at(46, 50, 0.86, foot=(0, 6)).layers)
    f.outlined(SKIN, zombies.hand(70, 82, -70, 0.9), limb((66, 100, 7), (70, 84, 6)), edge=2.2)
    return f


def fallout() -> Figure:
    """Return the fallout sign."""
    f = Figure()
    f.add("#F2C14E", disc(50, 50, 29))
    wedges = [
        poly(
            (50, 50),
            *(
                (50 + 27 * cos(pi * (a + k) / 180), 50 + 27 * sin(pi * (a + k) / 180))
                for k in range(-30, 31, 10)
            ),
        )
        for a in (-90, 30, 150)
    ]
    f.add(INK, union(*wedges).difference(disc(50, 50, 9)), disc(50, 50, 5.6), ring(50, 50, 30, 2.4))
    return f


def bunker() -> Figure:
    """Return a bunker: dome, slit, steel door."""
    f = Figure()
    dome = union(disc(50, 62, 34, 34).intersection(rect(0, 20, 100, 42)), rect(16, 60, 68, 16))
    f.outlined("#8C9186", dome, edge=2.8)
    f.add("#B9BEB0", dome.difference(affinity.translate(dome, 3, 4)))
    f.add(INK, rect(26, 44, 48, 8, r=2))
    f.outlined("#4A5650", rect(40, 58, 20, 20, r=2), edge=2)
    f.outlined("#C9CDD0", ring(50, 68, 6, 2.2), edge=1)
    f.add("#5E6B55", rect(10, 76, 80, 8, r=3))
    return f


def discs() -> dict[str, str]:
    """Return every disc by file name."""
    square = rect(8, 8, 84, 84, r=15)
    octagon = sided(8, 48, 22.5)
    round_ = disc(50, 50, 45)
    block = union(rect(3, 16, 94, 68, r=4))
    diamond = soft(poly((50, 0.5), (99.5, 50), (50, 99.5), (0.5, 50)), 3)
    hexagon = sided(6, 49, 30)
    return {
        "discs/barricade": piece(block, "#57453A", "#2B2420", barricade()),
        "discs/manhole": piece(disc(50, 50, 47), "#7D8894", "#39424C", manhole()),
        "discs/food-1": piece(round_, "#F0C9A0", "#D98B3E", cans(1)),
        "discs/food-2": piece(round_, "#F0C9A0", "#D98B3E", cans(2)),
        "discs/food-3": piece(round_, "#F0C9A0", "#D98B3E", cans(3)),
        "discs/batteries": piece(square, "#D5BEE6", "#7E5AA8", batteries()),
        "discs/medicine": piece(square, "#F2B8B4", "#B4433C", medicine()),
        "discs/fuel": piece(square, "#AFCBEA", "#3E6FA8", fuel()),
        "discs/tools": piece(square, "#A9DCC8", "#2F8068", tools()),
        "discs/weapon": piece(diamond, "#F4F6F7", "#C3CAD0", weapon()),
        "discs/enemy-red": piece(octagon, "#E8A08A", "#8E2F2A", looter()),
        "discs/enemy-white": piece(octagon, "#DCE8AE", "#3E6A2C", undead()),
        "discs/shelter-red": piece(hexagon, "#F2C14E", "#B3261E", fallout()),
        "discs/shelter-white": piece(hexagon, "#F4F1E6", "#C9CDBE", bunker()),
    }


def mark(shape: str, x: float, y: float, r: float) -> BaseGeometry:
    """Return a player's shape around (x, y)."""
    if shape == "circle":
        return disc(x, y, r)
    if shape == "square":
        return rect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72)
    if shape == "triangle":
        return sided(3, r * 1.2, -90, x, y + r * 0.2)
    if shape == "diamond":
        return poly((x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y))
    if shape == "star":
        return star(x, y, r * 1.24, r * 0.52, 5)
    return sided(6, r * 1.06, 0, x, y)


PLAYERS = {
    "red": ("#D24B3E", "#8E2A26", "circle", BONE),
    "blue": ("#3D7FD0", "#25528C", "square", BONE),
    "yellow": ("#E0B93C", "#9A7A1C", "triangle", INK),
    "green": ("#58A85A", "#2F6E36", "diamond", INK),
    "purple": ("#A06BC0", "#653D82", "star", BONE),
    "white": ("#E9E0C9", "#A89A78", "hexagon", INK),
}
"""Players: colour, shade, shape, and the ink of the shape."""


def pawns() -> dict[str, str]:
    """Return the survivors, one a colour: hooded, with a pack, the shape on the chest."""
    out = {}
    for name, (cloth, dark, shape, mark_ink) in PLAYERS.items():
        f = Figure()
        f.outlined("#7A5230", rect(14, 62, 26, 50, r=9), rect(80, 62, 26, 50, r=9), edge=4)
        body = soft(union(hull(disc(60, 66, 25), rect(22, 122, 76, 22, r=10))), 3)
        f.outlined(cloth, body, edge=4.4)
        f.add(dark, body.difference(affinity.translate(body, -8, -3)))
        f.outlined("#8A6138", rect(24, 42, 72, 11, r=5), edge=4)
        hood = disc(60, 36, 27, 28)
        f.outlined(cloth, hood, edge=4.4)
        f.add(dark, hood.difference(affinity.translate(hood, -6, -3)))
        f.add(INK, disc(60, 40, 19, 19))
        f.add("#E0B48A", disc(60, 42, 16, 15))
        f.add(INK, disc(53, 41, 2.8), disc(67, 41, 2.8), line(2.6, (54, 50), (66, 50)))
        f.add("#5A4A38", disc(60, 30, 17, 7).intersection(disc(60, 40, 19, 19)))
        sign = mark(shape, 60, 98, 19)
        f.add(INK if mark_ink == BONE else BONE, sign.buffer(3.4))
        f.add(mark_ink, sign)
        out[f"pawns/{name}"] = document(
            120,
            160,
            path(disc(62, 146, 52, 11), "#000000", 0.5),
            path(f.silhouette().buffer(3), BONE),
            f.svg(),
        )
    return out


def crates() -> dict[str, str]:
    """Return the supply tokens and the place of one that is delivered."""
    out = {}
    box = rect(10, 12, 80, 76, r=6)
    for name, (cloth, dark, shape, mark_ink) in PLAYERS.items():
        f = Figure()
        f.outlined(cloth, box, edge=4)
        f.add(dark, rect(10, 12, 80, 13, r=5), rect(10, 75, 80, 13, r=5))
        f.add(
            INK,
            rect(10, 25, 80, 3),
            rect(10, 72, 80, 3),
            *(disc(x, y, 2.6) for x in (19, 81) for y in (18.5, 81.5)),
        )
        sign = mark(shape, 50, 50, 16)
        f.add(INK if mark_ink == BONE else BONE, sign.buffer(3))
        f.add(mark_ink, sign)
        out[f"supply/{name}"] = document(
            100,
            100,
            path(affinity.translate(box, 2, 6), "#000000", 0.45),
            f.svg("#FFF6D6", (-1.6, -1.2)),
        )
    out["supply/empty"] = document(
        100,
        100,
        path(box, "#000000", 0.3),
        path(box.boundary.buffer(2.4), "#8A7A66"),
        path(union(line(3, (10, 28), (90, 28)), line(3, (10, 72), (90, 72))), "#8A7A66"),
    )
    return out
