"""The small animals of Zomb'Animaux, 0 to 9, around the origin, about 180 units, feet at y = 84."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art.beast_parts import (
    GLOW,
    bandage,
    button,
    crossed,
    eye,
    jagged,
    moss,
    plaster,
    ribs,
    seam,
    toadstool,
    torn,
)
from art.figures import BONE, INK, Figure
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
    soft,
    spin,
    tapered,
    teeth,
    union,
)

WING, WING_DARK = "#D9E3E6", "#A9BBC4"


def _wing(f: Figure, shape: BaseGeometry, *veins: BaseGeometry, colour: str = WING) -> None:
    """Put a thin wing with veins on an insect."""
    f.outlined(colour, shape, edge=2.4)
    f.add(WING_DARK, union(*veins).intersection(shape.buffer(-1)))


def mosquito() -> Figure:
    """A mosquito with a bent sting and holes in its wings."""
    body, dark = "#6E8C8E", "#47605F"
    f = Figure()
    for x, knee, foot in ((-6, -52, -66), (4, -30, -34), (16, 44, 40), (22, 66, 78)):
        f.outlined(dark, tapered(5, 3, (x, 8), (knee, -8), (foot - 4, 44), (foot, 82)), edge=1.8)
    wing = spin(disc(-40, -52, 54, 20), 32, -40, -52)
    _wing(
        f,
        torn(wing, (-66, -76, 9), (-38, -34, 6)),
        line(1.6, (2, -22), (-80, -76)),
        line(1.6, (-20, -40), (-70, -52)),
    )
    tail = limb((0, -2, 18), (-34, 26, 17), (-62, 62, 7))
    f.outlined(body, tail)
    f.add(
        dark,
        *(
            spin(rect(x - 4, y - 22, 8, 44), 40, x, y).intersection(tail)
            for x, y in ((-18, 12), (-36, 30), (-52, 50))
        ),
    )
    f.outlined(body, disc(10, -10, 27, 25))
    f.add(INK, seam((-4, -24), (14, -4)))
    wing = spin(disc(14, -62, 52, 19), -62, 14, -62)
    _wing(
        f,
        torn(wing, (40, -94, 10)),
        line(1.6, (10, -24), (34, -100)),
        line(1.6, (14, -50), (0, -90)),
    )
    f.outlined(body, disc(44, -22, 26, 24))
    f.outlined(dark, tapered(3.4, 2, (40, -44), (44, -66), (58, -78)), edge=1.6)
    f.outlined(dark, tapered(3.4, 2, (56, -42), (68, -58), (84, -60)), edge=1.6)
    f.outlined("#C8402F", tapered(8, 3, (62, -12), (84, 6), (82, 34), (98, 58)), edge=2)
    plaster(f, 84, 16, 70, 0.66)
    eye(f, 36, -24, 13, (4, 3), dark, GLOW)
    eye(f, 60, -28, 9, (-1, 2), dark)
    return f


def ant() -> Figure:
    """An ant that carries its own tombstone."""
    red, dark = "#A9503C", "#7A3226"
    f = Figure()
    for x, bend, foot in ((-44, -70, -84), (-12, -24, -34), (14, 26, 22), (26, 52, 66)):
        f.outlined(dark, tapered(7, 5, (x, 36), (bend, 34), (foot, 82)), edge=2)
    f.outlined(BONE, tapered(6, 5, (26, 60), (24, 82)), disc(26, 60, 5), edge=2)
    stone = union(rect(-62, -66, 58, 62), disc(-33, -66, 29))
    f.outlined("#9AA09A", spin(stone, -10, -33, -30))
    f.add("#6F766F", spin(stone.difference(affinity.translate(stone, -7, -2)), -10, -33, -30))
    f.add(
        INK,
        spin(union(rect(-37, -76, 7, 36), rect(-47, -66, 27, 7)), -10, -33, -30),
        seam((-56, -30), (-30, -22)),
    )
    f.outlined(red, disc(-54, 28, 38, 30))
    f.add(dark, disc(-54, 28, 38, 30).difference(disc(-58, 20, 38, 30)))
    f.add(INK, seam((-78, 10), (-56, 22), (-38, 44)))
    f.outlined(red, disc(2, 26, 20, 18))
    f.outlined(red, disc(48, -2, 36, 32))
    f.add(dark, disc(48, -2, 36, 32).difference(disc(43, -8, 36, 32)))
    f.outlined(dark, tapered(5, 3, (40, -30), (40, -56), (60, -70)), edge=1.8)
    f.outlined(dark, tapered(5, 4, (60, -28), (74, -46)), edge=1.8)
    f.outlined(BONE, tapered(4, 3, (76, -48), (92, -50)), edge=1.8)
    f.outlined(BONE, tapered(9, 2, (66, 20), (86, 24), (84, 38)), edge=2)
    f.outlined(BONE, tapered(8, 2, (54, 26), (66, 40), (58, 46)), edge=2)
    eye(f, 40, -6, 12, (3, 2), dark)
    eye(f, 68, -10, 8, (1, -1), dark, GLOW)
    return f


def fly() -> Figure:
    """A fly with one faceted eye left."""
    body, dark = "#5E8A66", "#3C5F4A"
    f = Figure()
    for side in (-1, 1):
        for x, bend, foot in ((26, 62, 52), (30, 74, 84), (22, 56, 66)):
            low = {52: 84, 84: 30, 66: 64}[foot]
            f.outlined(
                dark,
                tapered(6, 3.4, (side * x, 22), (side * bend, low - 32), (side * foot, low)),
                edge=1.8,
            )
        wing = spin(disc(side * 62, -28, 44, 24), side * -34, side * 62, -28)
        if side > 0:
            wing = torn(wing, (92, -44, 11), (74, -8, 6))
        else:
            wing = wing.difference(jagged(-66, -30, 24, 18, 4))
        _wing(
            f,
            wing,
            line(1.6, (side * 20, -6), (side * 92, -52)),
            line(1.6, (side * 30, -6), (side * 92, -26)),
        )
    f.outlined(body, disc(0, 36, 38, 46))
    f.add(dark, *(rect(-40, y, 80, 6).intersection(disc(0, 36, 37, 45)) for y in (32, 48, 64)))
    ribs(f, 8, 42, 40, 30, 3)
    f.outlined(body, disc(0, -22, 40, 36))
    f.add(dark, tapered(4, 1, (-6, -56), (-14, -74)), tapered(4, 1, (8, -56), (18, -72)))
    big = disc(-26, -32, 25, 28)
    f.outlined("#B3463A", big)
    f.add(
        "#7F2A26",
        *(
            disc(-44 + i * 10 + (j % 2) * 5, -52 + j * 9, 2.6)
            for i in range(5)
            for j in range(5)
            if disc(-26, -32, 21, 24).contains(disc(-44 + i * 10 + (j % 2) * 5, -52 + j * 9, 2.6))
        ),
    )
    eye(f, 26, -30, 17, (4, 3), dark)
    f.outlined(dark, tapered(10, 7, (0, -2), (2, 12)), disc(3, 16, 8, 5), edge=2)
    f.add(INK, seam((2, -50), (6, -30)))
    return f


def ladybird() -> Figure:
    """A ladybird: skulls for spots, one wing case broken open."""
    red, dark = "#C8402F", "#8C2A22"
    f = Figure()
    for x, foot in ((-46, -66), (-8, -14), (34, 44)):
        f.outlined(INK, tapered(8, 6, (x, 50), (foot - 4, 66), (foot, 84)), edge=1)
        f.outlined("#4A3E4E", tapered(5, 4, (x, 50), (foot - 4, 66), (foot, 84)), edge=0.6)
    head = disc(62, 20, 34, 32)
    f.outlined("#3B3040", head)
    f.outlined("#3B3040", tapered(5, 3, (56, -8), (58, -34), (76, -46)), edge=1.8)
    f.outlined("#3B3040", tapered(5, 3, (74, -4), (86, -22), (98, -18)), edge=1.8)
    dome = disc(-10, 22, 78, 74).intersection(rect(-100, -70, 200, 126))
    f.outlined(red, soft(dome, 2))
    f.add(dark, dome.difference(affinity.translate(dome, 4, -11)))
    f.add(INK, tapered(4, 3, (-12, -50), (-4, 0), (2, 54)))
    for x, y, s in ((-50, 8, 1.1), (-30, -26, 0.8), (36, -14, 0.9)):
        f.add(INK, disc(x, y, 14 * s, 13 * s), rect(x - 8 * s, y + 4 * s, 16 * s, 13 * s, r=2))
        f.add(
            red,
            disc(x - 5 * s, y, 3.6 * s),
            disc(x + 5 * s, y, 3.6 * s),
            *(rect(x - 5 * s + i * 4 * s, y + 10 * s, 1.8 * s, 7 * s) for i in range(3)),
        )
    ribs(f, 24, 28, 46, 34, 4, 6)
    f.add(INK, seam((-72, 34), (-50, 40), (-30, 34)))
    eye(f, 58, 14, 12, (3, 2), "#6C5A72")
    eye(f, 82, 16, 8, (1, 0), "#6C5A72", GLOW)
    f.add(BONE, teeth(54, 34, 30, 8, 4))
    return f


def bee() -> Figure:
    """A bee, its head bandaged, a bone for a sting."""
    gold, dark = "#E0B93C", "#B3862A"
    f = Figure()
    far = spin(disc(-2, -50, 25, 40), -24, -2, -50)
    _wing(f, torn(far, (-14, -86, 9)), line(1.6, (2, -16), (-10, -84)), colour=WING_DARK)
    f.outlined(BONE, tapered(9, 2, (-66, 24), (-84, 26), (-104, 20)), disc(-68, 24, 6), edge=2)
    body = disc(-14, 20, 62, 46)
    f.outlined(gold, body)
    bands = union(*(rect(x, -40, 15, 130, 8) for x in (-62, -32, -2))).intersection(body)
    f.add("#3A2C22", bands)
    f.add(dark, body.difference(affinity.translate(body, 2, -9)).difference(bands))
    near = spin(disc(22, -54, 27, 44), 22, 22, -54)
    _wing(
        f,
        near.difference(jagged(26, -68, 22, 20, 2)),
        line(1.6, (8, -14), (32, -92)),
        line(1.6, (12, -34), (2, -70)),
    )
    for x in (-22, 2, 26):
        f.outlined("#3A2C22", tapered(6, 4, (x, 62), (x - 4, 76), (x + 4, 86)), edge=1.4)
    f.outlined(gold, disc(54, 14, 34, 32))
    f.outlined("#3A2C22", tapered(4, 3, (56, -14), (60, -34), (74, -42)), disc(76, -43, 4), edge=1)
    f.outlined("#3A2C22", tapered(4, 3, (70, -10), (82, -24), (96, -22)), disc(97, -22, 4), edge=1)
    wrap = disc(54, 14, 34, 32).intersection(spin(rect(10, -20, 90, 24), 12, 54, -8))
    bandage(f, wrap, 12, 8)
    button(f, 46, 18, 11, "#C8402F")
    eye(f, 72, 16, 10, (2, 2), dark)
    f.add(INK, tapered(3, 3, (48, 36), (60, 33), (72, 36)), seam((-44, 10), (-18, 32), gap=8))
    return f


def butterfly() -> Figure:
    """A butterfly with skulls in its wings, one of them eaten away."""
    f = Figure()
    for side in (-1, 1):
        upper = blob(
            (side * 6, -14),
            (side * 30, -70),
            (side * 76, -82),
            (side * 94, -54),
            (side * 74, -12),
            (side * 30, 6),
        )
        lower = blob(
            (side * 6, 8), (side * 46, 4), (side * 76, 26), (side * 66, 66), (side * 36, 74)
        )
        if side > 0:
            upper = torn(upper, (88, -70, 13), (72, -12, 8))
        else:
            lower = torn(lower, (-70, 56, 11))
            upper = upper.difference(jagged(-80, -44, 18, 18, 7))
        f.outlined("#B35C93", lower)
        f.add("#E7A84F", affinity.scale(lower, 0.62, 0.62))
        f.outlined("#D9843B", upper)
        f.add("#F2C14E", affinity.scale(upper, 0.74, 0.74).difference(disc(side * 50, -44, 19)))
        f.add(INK, disc(side * 50, -46, 17, 16), rect(side * 50 - 9, -38, 18, 17, r=3))
        f.add(
            BONE,
            disc(side * 50 - 6, -46, 4.6),
            disc(side * 50 + 6, -46, 4.6),
            *(rect(side * 50 - 6 + i * 4.6, -31, 2.2, 8) for i in range(3)),
        )
    f.add(INK, seam((-60, 20), (-30, 36)))
    f.outlined("#5B4668", limb((0, -20, 12), (0, 30, 11), (0, 72, 5)))
    f.add(INK, seam((0, 0), (0, 56), gap=10))
    f.outlined("#5B4668", tapered(4, 2.6, (-6, -50), (-18, -76), (-32, -80)), edge=1.8)
    f.outlined("#5B4668", tapered(4, 2.6, (6, -50), (14, -72)), edge=1.8)
    f.outlined(BONE, disc(16, -76, 4), edge=1.6)
    f.outlined("#8B6F9B", disc(0, -36, 24, 22))
    eye(f, -9, -38, 10, (2, 2), "#5B4668")
    eye(f, 12, -40, 7, (-1, 1), "#5B4668", GLOW)
    f.add(INK, tapered(3, 3, (-10, -22), (0, -20), (10, -23)))
    return f


def worm() -> Figure:
    """A worm out of the grave; where it is cut its spine shows."""
    pink, dark = "#D98BA0", "#A85C78"
    f = Figure()
    ground = rect(-120, -120, 240, 204)
    hump = limb(
        *((x, y, 19) for x, y in curve((-84, 100), (-80, 54), (-58, 34), (-36, 56), (-34, 100)))
    )
    f.outlined(dark, hump.intersection(ground))
    f.add(
        "#8E4664",
        *(
            spin(rect(x - 20, y - 2, 40, 4), turn, x, y).intersection(hump)
            for x, y, turn in ((-80, 66, -8), (-36, 68, 8))
        ),
    )
    run = curve((22, 100), (10, 60), (12, 20), (34, -8), (40, -40))
    body = limb(*((x, y, 25) for x, y in run)).intersection(ground)
    gap = spin(rect(-30, 22, 84, 17), -7, 10, 30)
    f.outlined(BONE, limb((10, 48, 9), (12, 14, 9)))
    f.add(INK, *(rect(-2, 20 + i * 8, 26, 2.4) for i in range(3)))
    f.outlined(pink, body.difference(gap))
    f.add(
        dark,
        *(
            spin(rect(x - 30, y - 2, 60, 4), turn, x, y).intersection(body.difference(gap))
            for x, y, turn in ((11, 54, -6), (14, 70, -12), (20, 8, 22), (32, -8, 30))
        ),
    )
    f.outlined(pink, disc(40, -50, 40, 37))
    f.add(dark, disc(40, -50, 40, 37).difference(disc(35, -55, 40, 37)))
    eye(f, 28, -58, 15, (4, 3), dark)
    eye(f, 62, -58, 10, (1, -1), dark, GLOW)
    f.add(INK, blob((20, -30), (44, -34), (70, -32), (58, -16), (34, -17)))
    f.add(BONE, rect(34, -33, 8, 10, r=1), rect(52, -32, 7, 8, r=1))
    plaster(f, 16, -80, -30, 0.8)
    moss(f, -58, 20, 36, 5, 14)
    f.add(INK, seam((-86, 54), (-70, 68)), seam((60, -84), (72, -72)))
    for x, w in ((-62, 46), (20, 52)):
        earth = union(
            *(disc(x + w * k, 84 - (1 - abs(k)) * 5, w * 0.3, 9) for k in (-0.8, -0.3, 0.3, 0.8))
        )
        f.outlined("#5A2F4E", earth, edge=2)
        f.add("#8E4F76", disc(x - 16, 80, 5, 2.4), disc(x + 14, 82, 6, 2.6))
    return f


def snail() -> Figure:
    """A snail; through its broken shell somebody looks out."""
    skin, dark = "#A9C46C", "#7B9A48"
    shell, shade = "#C98A3A", "#8E5A22"
    f = Figure()
    foot = union(
        hull(disc(-88, 78, 6), disc(42, 72, 13)), limb((40, 66, 15), (58, 26, 14), (60, 0, 16))
    )
    f.outlined(skin, soft(foot, 3))
    f.add(dark, rect(-90, 78, 140, 7, r=3), tapered(6, 3, (66, 60), (74, 30), (74, 6)))
    for x, y, tx, ty in ((52, -10, 44, -48), (68, -10, 86, -40)):
        f.outlined(skin, tapered(9, 6, (x, y), (tx, ty)))
    spiral = disc(-22, 18, 62, 58)
    f.outlined(shell, spiral)
    f.add(shade, spiral.difference(disc(-27, 11, 62, 58)))
    turns = curve(
        *(
            (-22 + (50 - i * 3.4) * cos(pi * i / 4), 18 + (47 - i * 3.2) * sin(pi * i / 4))
            for i in range(14)
        )
    )
    f.add(shade, line(6, *turns))
    hole = jagged(-38, -2, 54, 46, 3)
    f.add(INK, hole.buffer(1))
    f.add("#F2C14E", disc(-46, -2, 7, 8), disc(-26, -4, 5, 6))
    f.add(INK, disc(-44, 0, 2.6), disc(-25, -3, 2.2))
    f.add(INK, tapered(3, 1, (-14, -10), (4, -22), (10, -38)), tapered(3, 1, (-40, 18), (-46, 38)))
    f.add(INK, seam((8, 30), (26, 40)))
    eye(f, 43, -54, 13, (3, 2), skin)
    eye(f, 88, -46, 10, (-2, 2), skin, GLOW)
    f.add(INK, blob((50, 6), (62, 2), (74, 6), (62, 14)))
    f.add(BONE, rect(58, 4, 5, 7, r=1))
    moss(f, -26, -42, 50, 9, 14)
    toadstool(f, -6, -44, 0.8)
    return f


def spider() -> Figure:
    """A spider with three legs of bone and eyes of every size."""
    fur, dark = "#57466B", "#392D49"
    f = Figure()
    for side in (-1, 1):
        legs = (
            ((30, -4), (66, -58), (92, -20)),
            ((34, 6), (80, -26), (100, 26)),
            ((32, 18), (76, 10), (92, 62)),
            ((26, 28), (54, 42), (60, 86)),
        )
        for k, (hip, knee, foot) in enumerate(legs):
            bare = (side > 0 and k in (0, 2)) or (side < 0 and k == 3)
            (hx, hy), (kx, ky), (fx, fy) = hip, knee, foot
            upper = tapered(10, 8, (side * hx, hy), (side * kx, ky))
            lower = tapered(8, 3, (side * kx, ky), (side * fx, fy))
            f.outlined(dark, upper)
            if bare:
                f.outlined(BONE, lower, disc(side * kx, ky, 6), edge=2)
            else:
                f.outlined(dark, lower)
                f.outlined(fur, disc(side * kx, ky, 6), edge=1.6)
    f.outlined(fur, disc(0, 44, 46, 42))
    f.add(dark, disc(0, 44, 46, 42).difference(disc(-5, 37, 46, 42)))
    f.add("#C8402F", poly((-12, 30), (12, 30), (0, 46)), poly((-12, 62), (12, 62), (0, 46)))
    f.add(INK, seam((-34, 30), (-20, 56)))
    f.outlined(fur, disc(0, -14, 40, 35))
    for x, y, r, look, white in (
        (-17, -18, 14, (3, 3), BONE),
        (14, -22, 10, (-2, 2), GLOW),
        (-4, -40, 6, (1, 1), BONE),
        (28, -8, 5, (1, 0), BONE),
        (14, -42, 4, (0, 1), "#E59AD0"),
    ):
        eye(f, x, y, r, look, dark, white)
    f.add(INK, crossed(-32, -38, 5, 3))
    f.outlined(BONE, tapered(9, 2, (-10, 10), (-14, 22), (-8, 30)), edge=2)
    f.outlined(BONE, tapered(9, 2, (10, 10), (14, 20), (10, 24)), edge=2)
    return f


def frog() -> Figure:
    """A frog in the moss of its own grave, tongue out, a fly on it."""
    skin, dark = "#8FB257", "#5E7F38"
    f = Figure()
    for side in (-1, 1):
        thigh = spin(disc(side * 62, 50, 36, 26), side * -24, side * 62, 50)
        f.outlined(dark, thigh)
        f.outlined(
            skin,
            *(
                hull(disc(side * 52, 78, 8), disc(side * (78 + i * 9), 84 - i * 3, 5))
                for i in range(3)
            ),
        )
    f.outlined(skin, soft(union(disc(0, 44, 58, 44), disc(0, -14, 74, 42)), 6))
    f.add("#D7D79A", disc(2, 54, 38, 30))
    ribs(f, -2, 54, 50, 34, 4)
    for side in (-1, 1):
        f.outlined(skin, disc(side * 40, -50, 27))
        f.outlined(
            skin,
            limb((side * 44, 30, 12), (side * 40, 62, 10), (side * 36, 78, 8)),
            *(hull(disc(side * 34, 80, 6), disc(side * 34 + i * 12, 86, 5)) for i in (-1, 0, 1)),
        )
    eye(f, -40, -52, 19, (4, 3), dark, GLOW)
    eye(f, 40, -52, 14, (-3, 3), dark)
    gape = blob((-58, -6), (-20, 0), (30, -2), (60, -10), (46, 16), (0, 24), (-44, 16))
    f.add(INK, gape)
    f.add(BONE, union(teeth(-46, -4, 90, 10, 7)).intersection(gape))
    tongue = tapered(20, 13, (14, 12), (26, 34), (20, 58), (34, 74))
    f.outlined("#C75B6E", tongue)
    f.add("#8E3648", tapered(4, 2, (16, 18), (26, 38), (21, 58)))
    f.outlined("#3C3A4A", disc(36, 72, 7, 6), edge=1.6)
    f.outlined(WING, disc(30, 63, 7, 4, -30), disc(44, 64, 7, 4, 30), edge=1.4)
    f.add(INK, seam((-66, -24), (-50, -8)), disc(-8, -22, 2.4), disc(8, -22, 2.4))
    moss(f, 0, -52, 32, 3, 16)
    return f


SMALL: tuple[Callable[[], Figure], ...] = (
    mosquito,
    ant,
    fly,
    ladybird,
    bee,
    butterfly,
    worm,
    snail,
    spider,
    frog,
)
"""The animals 0 to 9 by number."""
