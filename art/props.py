"""Weapons, obstacles and other things, each a figure around the origin, pointing left."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, RED, Figure
from art.scenery import bricks
from art.shapes import (
    affinity,
    blob,
    curve,
    disc,
    hull,
    limb,
    line,
    poly,
    rect,
    ring,
    soft,
    spin,
    star,
    tapered,
    union,
)

STEEL = "#5B6B7A"
STEEL_DARK = "#3A4754"
WOOD = "#7A5230"
WOOD_DARK = "#553718"
GOLD = "#F2C14E"


def pistol() -> Figure:
    """A pistol; the muzzle is at (-62, -16)."""
    f = Figure()
    f.outlined(WOOD, soft(poly((20, -6), (46, -6), (58, 44), (30, 50)), 3))
    f.outlined(STEEL_DARK, ring(12, 6, 14, 4, 12))
    f.outlined(STEEL, soft(poly((-60, -26), (50, -26), (56, -14), (46, -2), (-60, -6)), 2))
    f.add(STEEL_DARK, rect(-58, -14, 100, 4), *(rect(24 + i * 6, -24, 2.6, 9) for i in range(4)))
    f.add(INK, rect(-62, -19, 8, 6), rect(-54, -31, 6, 5), rect(36, -31, 8, 5))
    f.add(BONE, line(1.6, (-52, -23), (18, -23)))
    f.add(WOOD_DARK, *(line(2, (28 + i * 7, 4), (34 + i * 7, 38)) for i in range(3)))
    return f


def rifle(scope: bool = True) -> Figure:
    """A rifle; the muzzle is at (-112, -10)."""
    f = Figure()
    f.outlined(STEEL_DARK, rect(-112, -13, 90, 6, r=2))
    f.outlined(
        WOOD,
        soft(
            poly((-70, -8), (10, -10), (24, -10), (88, 2), (88, 28), (60, 22), (26, 4), (-68, 2)), 2
        ),
    )
    f.outlined(STEEL, rect(-24, -14, 46, 10, r=3))
    f.add(WOOD_DARK, poly((30, 0), (86, 12), (86, 26), (60, 20)))
    f.outlined(STEEL_DARK, ring(20, 6, 9, 3))
    if scope:
        f.outlined(
            STEEL_DARK,
            rect(-16, -28, 40, 8, r=3),
            hull(rect(-28, -30, 6, 12), rect(-16, -27, 3, 6)),
            hull(rect(30, -29, 5, 10), rect(22, -27, 3, 6)),
        )
        f.add(INK, rect(-6, -21, 4, 7), rect(12, -21, 4, 7))
        f.add("#9CC7E6", rect(-28, -29, 2.4, 10))
    return f


def machine_gun() -> Figure:
    """A machine gun with its belt; the muzzle is at (-100, -16)."""
    f = Figure()
    f.outlined(STEEL_DARK, line(6, (-22, 4), (-44, 52)), line(6, (-14, 4), (6, 52)))
    f.outlined(STEEL_DARK, rect(-100, -20, 70, 8, r=2), hull(rect(-102, -22, 8, 12)))
    f.outlined(STEEL, rect(-66, -24, 48, 16, r=5))
    f.add(INK, *(disc(-58 + i * 10, -16, 2.6, 4) for i in range(5)))
    f.outlined(STEEL, rect(-22, -30, 62, 30, r=3))
    f.add(STEEL_DARK, rect(-18, -12, 54, 8))
    f.outlined(WOOD, poly((40, -24), (74, -20), (78, 8), (58, 4), (40, -8)))
    f.outlined(STEEL_DARK, poly((24, 0), (36, 0), (42, 26), (30, 28)))
    belt = curve((4, -2), (6, 20), (-4, 38), (6, 52), steps=4)
    for x, y in belt[::2]:
        f.outlined(GOLD, rect(x - 8, y - 3, 15, 6, r=2), edge=1.4)
    return f


def nozzle() -> Figure:
    """A flamethrower; the nozzle is at (-96, -8), the pilot flame under it."""
    f = Figure()
    f.outlined(
        STEEL_DARK, rect(-84, -12, 96, 8, r=3), hull(rect(-98, -16, 14, 16), rect(-84, -12, 2, 8))
    )
    f.outlined(STEEL_DARK, line(3.4, (-90, 6), (-30, 6), (-24, -4)))
    f.outlined(STEEL, rect(-36, -18, 50, 18, r=4))
    f.outlined(WOOD, poly((14, -16), (58, -8), (62, 14), (44, 12), (14, -2)))
    f.outlined(STEEL_DARK, poly((-14, 0), (-2, 0), (4, 24), (-8, 26)))
    f.add(RED, rect(-30, -14, 12, 10, r=2))
    return f


def tank() -> Figure:
    """The two bottles of a flamethrower, standing on y = 0."""
    f = Figure()
    for x in (-13, 13):
        f.outlined("#A23A2E", rect(x - 12, -70, 24, 68, r=9))
        f.add("#7D2A22", rect(x - 10, -66, 6, 58, r=3))
        f.outlined(STEEL_DARK, rect(x - 5, -80, 10, 10, r=2))
    f.outlined(STEEL_DARK, rect(-28, -50, 56, 6), rect(-28, -24, 56, 6), edge=1.6)
    return f


def grenade() -> Figure:
    """A hand grenade with its pin."""
    f = Figure()
    body = disc(0, 8, 27, 32)
    f.outlined("#556B3A", body)
    grid = union(
        *(line(3, (-40, y), (40, y + 2)) for y in (-8, 8, 24)),
        *(line(3, (x, -30), (x * 0.8, 46)) for x in (-11, 11)),
    )
    f.add("#33431F", grid.intersection(body), body.difference(affinity.translate(body, -6, -3)))
    f.outlined(STEEL, rect(-11, -38, 22, 14, r=3))
    f.outlined(STEEL_DARK, tapered(8, 6, (-8, -38), (14, -46), (34, -30), (36, 2)))
    f.outlined(GOLD, ring(-24, -38, 11, 3.4), edge=1.8)
    f.add(INK, rect(-15, -38, 8, 3))
    f.add("#8FA86A", blob((-18, -8), (-12, -18), (-8, -16), (-14, -2)))
    return f


def mine() -> Figure:
    """A land mine lying on the ground around (0, 0)."""
    f = Figure()
    f.outlined(STEEL_DARK, disc(0, 6, 48, 17))
    f.outlined(STEEL, disc(0, 0, 48, 17))
    f.add(STEEL_DARK, ring(0, 0, 40, 3, 13.4))
    f.outlined("#46535F", disc(0, -6, 23, 8), disc(0, -2, 23, 8))
    f.add(STEEL, disc(0, -6, 21, 6.6))
    f.outlined(RED, disc(0, -9, 9, 4.4), disc(0, -6, 9, 4.4))
    f.add("#E8604F", disc(0, -10, 7, 2.8))
    for x, y in ((-36, 4), (36, 4), (-18, 10), (18, 10)):
        f.add(INK, disc(x, y, 3, 1.8))
    f.add(BONE, poly((-34, -6), (-24, -10), (-22, -8), (-31, -4)))
    return f


def barrel(turn: float = 0) -> Figure:
    """An oil drum lying across the street, seen half from above, centre at the origin."""
    f = Figure()
    drum = union(rect(-30, -34, 60, 68), disc(-30, 0, 14, 34), disc(30, 0, 14, 34))
    f.outlined("#B5482E", drum)
    f.add("#8A3320", drum.difference(affinity.translate(drum, 0, -10)))
    f.add("#D96A45", drum.intersection(rect(-60, -28, 120, 9)))
    for x in (-14, 14):
        band = disc(x, 0, 14, 34).difference(disc(x - 6, 0, 14, 34))
        f.add(INK, band)
    f.outlined("#9C3B26", disc(-30, 0, 14, 34))
    f.add("#6E2717", ring(-30, 0, 11, 2.4, 28))
    f.add(INK, disc(-33, -14, 2.6, 5))
    f.outlined(GOLD, poly((22, -12), (38, 14), (6, 14)), edge=1.6)
    f.add(INK, rect(20.4, -4, 3.4, 9), disc(22, 9.5, 2))
    return f.at(0, 0, turn=turn, foot=(0, 0))


def car(body: str = "#8E3B33") -> Figure:
    """An old car with dynamite on its roof, seen from the side, wheels on y = 0."""
    f = Figure()
    shell = union(
        soft(poly((-82, -14), (-84, -36), (-58, -42), (76, -42), (86, -34), (86, -14)), 4),
        soft(poly((-52, -40), (-34, -68), (30, -68), (56, -40)), 4),
    )
    f.outlined(body, shell)
    f.add(
        INK,
        poly((-42, -43), (-30, -62), (-6, -62), (-6, -43)),
        poly((2, -43), (2, -62), (26, -62), (44, -43)),
    )
    f.add(
        "#6E7F92",
        poly((-36, -45), (-28, -58), (-22, -58), (-28, -45)),
        poly((8, -45), (8, -58), (14, -58), (16, -45)),
    )
    f.add("#6B2A24", rect(-82, -24, 168, 5), line(2, (-2, -40), (-2, -16)))
    f.add(GOLD, disc(-78, -33, 5, 4.5))
    f.add(RED, rect(79, -36, 7, 7))
    f.add("#B98559", blob((46, -34), (62, -38), (72, -30), (58, -24)))
    for x in (-50, 52):
        f.add(INK, disc(x, -14, 20))
        f.add(STEEL_DARK, disc(x, -14, 10))
        f.add(INK, disc(x, -14, 4))
    for i in range(3):
        f.outlined("#C8402F", rect(-24 + i * 13, -88, 11, 22, r=2), edge=2)
    f.add(BONE, rect(-25, -80, 40, 5))
    f.add(INK, tapered(3, 2, (8, -88), (14, -100), (26, -96), (32, -106)))
    f.add(GOLD, star(33, -108, 10, 4, 7))
    f.add(BONE, disc(33, -108, 3))
    return f


def wall(courses: int, width: float = 120) -> Figure:
    """A brick wall across the street, its foot on y = 0; a course is 15 high."""
    f = Figure()
    tall = courses * 15
    half = width / 2
    broken = union(
        rect(-half, -tall + 8, width, tall - 8),
        rect(-half + 6, -tall, width * 0.42, 12),
        rect(half - width * 0.36, -tall - 1, width * 0.3, 14),
    )
    f.outlined("#4A3A34", broken, edge=3)
    stones = bricks(-half, -tall, width, tall, courses, 5, 2.4).intersection(broken)
    f.add("#A9583F", stones)
    f.add(
        "#C97A58",
        stones.intersection(
            union(*(rect(-half, -tall + i * 15, width, 4) for i in range(courses)))
        ),
    )
    f.add(
        "#7A3D2C",
        *(
            rect(-half + (i * 37) % (width - 24), -tall + 2 + (i * 2 % courses) * 15, 20, 12)
            for i in range(1, 5)
        ),
    )
    f.add(INK, line(1.8, (8, -tall + 10), (14, -tall + 22), (8, -tall + 34), (18, -tall + 48)))
    return f


def barrier() -> Figure:
    """A works barrier with two warning lamps, its feet on y = 0."""
    f = Figure()
    for x in (-44, 44):
        f.outlined(STEEL_DARK, line(6, (x, -52), (x - 8, 0)), line(6, (x, -52), (x + 8, 0)))
    for y in (-50, -26):
        plank = rect(-62, y, 124, 16, r=2)
        f.outlined(BONE, plank)
        f.add(
            "#C8402F",
            *(
                poly((x, y), (x + 14, y), (x + 4, y + 16), (x - 10, y + 16)).intersection(plank)
                for x in range(-60, 66, 28)
            ),
        )
    for x in (-44, 44):
        f.outlined(STEEL_DARK, rect(x - 7, -58, 14, 8))
        f.outlined("#E8813A", disc(x, -68, 11))
        f.add(GOLD, disc(x - 2, -70, 6))
        f.add(BONE, disc(x - 3, -72, 2.4))
    return f


def pickaxe() -> Figure:
    """A pick, its handle going down to the right."""
    f = Figure()
    f.outlined(WOOD, line(11, (-20, -22), (66, 84)))
    f.add(WOOD_DARK, line(3, (-16, -14), (64, 86)))
    f.outlined(
        STEEL,
        union(
            tapered(17, 3, (-20, -24), (-56, -22), (-84, 6)),
            tapered(17, 4, (-20, -24), (10, -48), (44, -50)),
        ),
    )
    f.add(BONE, tapered(3, 1, (-24, -29), (-56, -26), (-78, -4)))
    f.outlined(STEEL_DARK, rect(-32, -36, 22, 24, turn=50, r=3))
    return f


def meat() -> Figure:
    """A ham on the bone."""
    f = Figure()
    f.outlined(
        BONE,
        line(12, (-62, 30), (64, -34)),
        disc(-66, 26, 9),
        disc(-60, 38, 9),
        disc(68, -40, 9),
        disc(62, -28, 8),
    )
    ham = blob((-40, 14), (-18, -26), (24, -38), (44, -16), (30, 18), (-10, 38))
    f.outlined("#B5483E", ham)
    f.add("#8A2F2A", ham.difference(affinity.translate(ham, -6, -9)))
    f.outlined("#D98B78", disc(38, -22, 15, 20, 26), edge=2)
    f.add("#B5483E", ring(38, -22, 10, 3, 14))
    f.outlined(BONE, disc(38, -22, 5.4), edge=1.6)
    f.add("#D98B78", blob((-22, -8), (-6, -24), (2, -22), (-14, -2)))
    return f


def jerrycan() -> Figure:
    """A petrol can, pouring to the left from (-36, -44)."""
    f = Figure()
    f.outlined("#B23A2C", soft(poly((-30, -34), (8, -40), (34, -34), (34, 48), (-30, 48)), 4))
    f.outlined("#8A2B20", ring(12, -42, 18, 6, 10))
    f.outlined(STEEL_DARK, spin(rect(-44, -46, 20, 11, r=3), 28, -30, -40))
    f.add("#7D251B", line(5, (-22, -24), (26, 40)), line(5, (26, -24), (-22, 40)))
    f.add("#D9604C", rect(-27, -30, 5, 70, r=2))
    f.outlined(GOLD, disc(2, 8, 14), edge=2)
    f.add(RED, blob((2, -4), (9, 8), (7, 17), (2, 18), (-3, 17), (-5, 8)))
    return f


def megaphone() -> Figure:
    """A megaphone shouting to the left; its mouth is around (-60, -4)."""
    f = Figure()
    f.outlined(STEEL_DARK, poly((10, 8), (24, 6), (32, 40), (18, 42)))
    f.outlined("#D9D2BC", poly((-56, -44), (30, -16), (30, 12), (-56, 38)))
    f.add("#A8A28C", poly((-56, 14), (30, 4), (30, 12), (-56, 38)))
    f.outlined("#C8402F", disc(-56, -3, 11, 43))
    f.add("#7D251B", disc(-56, -3, 7, 34))
    f.outlined("#C8402F", rect(28, -19, 22, 34, r=5))
    return f


def boot() -> Figure:
    """A kicking boot, its toe to the left."""
    f = Figure()
    f.outlined("#39506B", poly((40, -70), (100, -104), (116, -64), (64, -20)))
    f.outlined(
        "#2A1D14",
        soft(
            union(
                poly((18, -44), (50, -66), (74, -20), (44, 12)),
                hull(disc(-36, 18, 17), disc(-10, 2, 16), disc(34, -10, 18), disc(44, 10, 10)),
            ),
            5,
        ),
    )
    f.outlined(
        STEEL_DARK,
        poly(
            (-54, 26), (-46, 40), (-22, 38), (0, 28), (8, 30), (50, 20), (54, 8), (48, 4), (-24, 28)
        ),
    )
    f.add(
        BONE,
        line(3, (2, -18), (20, -4)),
        line(3, (12, -28), (30, -12)),
        line(3, (22, -38), (40, -22)),
    )
    f.add("#5A4026", blob((-46, 12), (-34, 2), (-24, 6), (-40, 20)))
    return f


def floodlight() -> Figure:
    """A searchlight on its stand, shining left; the glass is around (-36, -70), feet on y = 0."""
    f = Figure()
    f.outlined(
        STEEL_DARK,
        line(7, (0, -40), (-26, 0)),
        line(7, (0, -40), (26, 0)),
        line(7, (0, -44), (0, -4)),
    )
    f.outlined(STEEL, ring(0, -62, 34, 6).intersection(rect(-40, -62, 80, 60)))
    drum = spin(union(rect(-32, -88, 58, 50, r=8)), 12, 0, -64)
    f.outlined(STEEL_DARK, drum)
    f.add(STEEL, spin(rect(-24, -84, 42, 10, r=4), 12, 0, -64))
    f.outlined("#F7E7A6", spin(disc(-33, -63, 9, 29), 12, 0, -64))
    f.add(BONE, spin(disc(-34, -66, 4, 18), 12, 0, -64))
    return f


def hourglass() -> Figure:
    """An hourglass standing on y = 0, a hundred high."""
    f = Figure()
    glass = union(poly((-26, -88), (26, -88), (4, -50), (26, -12), (-26, -12), (-4, -50)))
    f.outlined("#CFE0D8", soft(glass, 1.5))
    f.add(
        GOLD,
        poly((-17, -74), (17, -74), (2, -50), (-2, -50)),
        poly((-22, -13), (22, -13), (0, -34)),
        rect(-1, -52, 2, 30),
    )
    f.add(BONE, line(3, (-20, -82), (-6, -56)))
    for y in (-100, -12):
        f.outlined(WOOD, rect(-36, y, 72, 12, r=4))
    f.outlined(WOOD_DARK, rect(-34, -88, 5, 76), rect(29, -88, 5, 76), edge=1.6)
    return f


def crown(colour: str = GOLD) -> Figure:
    """A crown whose rim lies on y = 0."""
    f = Figure()
    f.outlined(
        colour, poly((-28, 0), (-34, -30), (-16, -14), (0, -38), (16, -14), (34, -30), (28, 0))
    )
    f.add("#C28F22", rect(-27, -8, 54, 5))
    f.outlined(RED, disc(0, -39, 4.6), disc(-34, -31, 4), disc(34, -31, 4), edge=1.6)
    f.add(RED, disc(0, -12, 4), disc(-15, -11, 2.6), disc(15, -11, 2.6))
    return f


def bullet() -> Figure:
    """A bullet flying left."""
    f = Figure()
    f.outlined("#C28F22", rect(-8, -8, 30, 16, r=2))
    f.outlined("#D9A441", blob((-8, -8), (-22, -6), (-31, 0), (-22, 6), (-8, 8), (-6, 0)), edge=2.2)
    f.add("#F7E0A0", rect(-6, -5, 26, 4))
    f.add("#8A6418", rect(15, -8, 3, 16))
    return f


def sandbags(rows: int, cols: int, w: float = 44, h: float = 20, seed: int = 1) -> Figure:
    """Sandbags piled up to the right of the origin, the lowest on y = 0."""
    f = Figure()
    for row in range(rows):
        for col in range(cols - row % 2):
            x = col * (w - 3) + (row % 2) * w / 2 + w / 2
            y = -row * (h - 3) - h / 2
            bag = soft(
                union(
                    disc(x, y, w / 2, h / 2), rect(x - w * 0.38, y - h * 0.42, w * 0.76, h * 0.84)
                ),
                3,
            )
            f.outlined("#A58A5E" if (row + col + seed) % 3 else "#94794F", bag, edge=2)
            f.add(
                "#7A6240",
                line(1.6, (x - w * 0.3, y + h * 0.2), (x + w * 0.24, y + h * 0.24)),
                disc(x + w * 0.42, y, 2, 3),
            )
    return f


def bolt(x: float, y: float, h: float, w: float) -> BaseGeometry:
    """A flash of lightning from (x, y) down to the left."""
    return poly(
        (x, y),
        (x - w * 0.5, y + h * 0.52),
        (x - w * 0.08, y + h * 0.48),
        (x - w * 0.42, y + h),
        (x + w * 0.5, y + h * 0.36),
        (x + w * 0.1, y + h * 0.4),
        (x + w * 0.44, y),
    )


def arm_bone() -> Figure:
    """A bone."""
    return Figure().outlined(
        BONE,
        limb((-24, 0, 5), (24, 0, 5)),
        disc(-27, -5, 7),
        disc(-27, 5, 7),
        disc(27, -5, 7),
        disc(27, 5, 7),
    )
