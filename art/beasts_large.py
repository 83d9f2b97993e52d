"""The larger animals of Zomb'Animaux, 10 to 19, in the space of ``beasts_small``."""

from __future__ import annotations

from collections.abc import Callable

from art import people, props
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
    vertebrae,
)
from art.figures import BONE, INK, RED, Figure
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
    tapered,
    teeth,
    union,
)


def bat() -> Figure:
    """A bat whose wings are more holes than wing."""
    fur, dark, web = "#6B4A7C", "#47305A", "#8E5F93"
    f = Figure()
    for side in (-1, 1):
        wing = poly(
            (side * 10, -20),
            (side * 44, -66),
            (side * 98, -76),
            (side * 112, -30),
            (side * 104, 34),
            (side * 84, 8),
            (side * 66, 46),
            (side * 48, 20),
            (side * 30, 52),
            (side * 10, 40),
        )
        if side > 0:
            wing = wing.difference(union(jagged(82, -30, 26, 28, 4), jagged(52, 4, 18, 22, 8)))
        else:
            wing = torn(wing, (-104, 16, 12), (-96, -62, 9))
        f.outlined(web, wing)
        bones = union(
            tapered(8, 5, (side * 14, -14), (side * 46, -62)),
            tapered(5, 3, (side * 46, -62), (side * 98, -74)),
            tapered(5, 2, (side * 46, -62), (side * 84, 4)),
            tapered(5, 2, (side * 46, -62), (side * 48, 16)),
        )
        f.outlined(BONE if side > 0 else dark, bones, edge=1.6)
    f.outlined(fur, disc(0, 20, 34, 46))
    f.add(dark, disc(0, 20, 34, 46).difference(disc(-5, 14, 34, 46)))
    ribs(f, 0, 30, 38, 36, 3)
    for side in (-1, 1):
        toes = (tapered(5, 3, (side * 15, 64), (side * 15 + k, 80)) for k in (-7, 0, 7))
        f.outlined(dark, *toes, edge=2)
    for x, tip in ((-28, -40), (28, 40)):
        ear = poly((x - 16, -44), (tip, -98), (x + 18, -44))
        f.outlined(fur, ear if x < 0 else torn(ear, (42, -88, 9)))
        f.add("#D98BA0", affinity.scale(ear, 0.5, 0.6).difference(disc(42, -88, 12)))
    f.outlined(fur, disc(0, -30, 40, 34))
    eye(f, -16, -36, 14, (3, 3), dark, GLOW)
    eye(f, 18, -38, 9, (-1, 1), dark)
    f.add(INK, poly((-5, -24), (7, -24), (1, -17)))
    grin = blob((-20, -14), (0, -10), (22, -15), (14, 0), (-12, 0))
    f.add(INK, grin)
    f.add(BONE, poly((-14, -13), (-5, -12), (-10, 2)), poly((6, -12), (15, -13), (11, 2)))
    f.add(INK, seam((-2, -62), (2, -46)))
    return f


def mouse() -> Figure:
    """A mouse with a bare tail of bones and half a brain for cheese."""
    fur, dark = "#9A98A6", "#6C6A7C"
    f = Figure()
    vertebrae(
        f, *curve((-44, 70), (-72, 76), (-90, 54), (-82, 26), (-96, 8), steps=4)[1:], r=7.5, end=3
    )
    f.outlined(fur, disc(-8, 40, 48, 46))
    f.add(dark, disc(-8, 40, 48, 46).difference(disc(-1, 34, 48, 46)))
    f.add("#CFCBD3", disc(8, 48, 28, 30))
    f.add(INK, seam((6, 26), (10, 70), gap=10))
    f.outlined(
        dark, hull(disc(-30, 82, 8), disc(-2, 84, 6)), hull(disc(20, 82, 8), disc(44, 84, 6))
    )
    left, right = disc(-30, -58, 32, 31), torn(disc(48, -60, 28, 28), (70, -78, 13))
    f.outlined(fur, left)
    f.add("#D98BA0", disc(-29, -56, 21, 20))
    f.add(INK, seam((-44, -70), (-28, -60)))
    f.outlined(fur, right)
    f.add("#D98BA0", disc(46, -58, 18, 18).intersection(right.buffer(-4)))
    head = soft(union(disc(10, -18, 42, 37), limb((20, -12, 28), (62, -2, 12))), 4)
    f.outlined(fur, head)
    f.add(dark, head.difference(affinity.translate(head, 5, -5)))
    f.outlined("#D97A8E", disc(72, -4, 8, 7))
    eye(f, 2, -26, 16, (4, 4), dark)
    eye(f, 38, -30, 10, (-1, 2), dark, GLOW)
    f.add(BONE, rect(44, 12, 8, 13, r=1), rect(53, 11, 7, 11, r=1))
    f.add(INK, line(3, (34, 11), (64, 9)))
    f.add(INK, *(line(1.6, (50, y), (88, y + d)) for y, d in ((4, 6), (0, -8), (7, 18))))
    brain = union(disc(50, 38, 15), disc(64, 30, 14), disc(76, 42, 14), disc(62, 48, 15))
    f.outlined("#E38FB4", brain)
    f.add(
        "#A8487C",
        line(2.4, *curve((42, 38), (52, 32), (58, 42), (68, 34), (78, 40))),
        line(2.4, (60, 50), (70, 48)),
    )
    f.outlined(fur, limb((26, 30, 9), (46, 50, 7)), disc(50, 52, 7))
    return f


def hedgehog() -> Figure:
    """A hedgehog with other things than spines in its back."""
    spine, face, dark = "#5A4450", "#D8B48E", "#A67F5C"
    f = Figure()
    spikes = []
    for i in range(15):
        a = 150 + i * 13.4
        spikes.append(spin(poly((72, -12), (104, 0), (72, 12)), a, 0, 0))
    back = affinity.translate(union(disc(0, 0, 78, 70), *spikes), -10, 22).intersection(
        rect(-120, -100, 200, 178)
    )
    fork = spin(
        union(
            rect(-3, -118, 6, 46),
            rect(-11, -126, 22, 5),
            *(rect(-11 + i * 8, -142, 5, 18) for i in range(3)),
        ),
        -26,
        0,
        0,
    )
    f.outlined("#A9B4BE", affinity.translate(fork, -22, 22))
    bone = props.arm_bone().at(-78, -38, 0.9, 40, foot=(0, 0))
    f.layers.extend(bone.layers)
    f.outlined(spine, back)
    f.add(
        "#7B606C",
        *(
            affinity.translate(spin(poly((0, -3.4), (17, 0), (0, 3.4)), a, 0, 0), x, y)
            for x, y, a in (
                (-62, 0, 200),
                (-40, -22, 220),
                (-12, -32, 250),
                (-58, 34, 180),
                (-34, 10, 206),
                (-8, -4, 236),
                (-66, 60, 170),
                (-36, 44, 182),
                (16, -30, 280),
            )
        ),
    )
    snout = soft(union(disc(38, 32, 38, 36), limb((44, 36, 26), (88, 44, 11))), 4)
    f.outlined(face, snout)
    f.add(dark, snout.difference(affinity.translate(snout, 3, -6)))
    f.outlined(face, disc(16, 0, 13))
    f.add("#D98BA0", disc(16, 1, 7))
    f.outlined("#3B3040", disc(98, 42, 9, 8))
    eye(f, 36, 20, 14, (4, 3), dark)
    f.add(INK, crossed(66, 18, 7, 4))
    f.add(INK, tapered(3, 3, (54, 56), (68, 60), (84, 56)))
    f.add(BONE, teeth(58, 58, 22, 8, 3))
    plaster(f, 50, 44, -16, 0.7)
    for x in (-40, 10, 44):
        f.outlined(dark, hull(disc(x, 80, 8), disc(x + 16, 83, 6)))
    f.add(INK, seam((18, 46), (28, 62)))
    toadstool(f, -2, -44, 1)
    return f


def rabbit() -> Figure:
    """A rabbit sewn together again, with a button for an eye."""
    fur, dark = "#C9B6D6", "#9A84AC"
    f = Figure()
    f.outlined(dark, tapered(24, 15, (-22, -44), (-34, -76), (-30, -104)))
    f.outlined(fur, tapered(25, 15, (16, -44), (28, -84), (52, -98), (68, -84)))
    f.add("#D98BA0", tapered(10, 5, (18, -54), (30, -82), (48, -92)))
    f.outlined(fur, disc(0, 46, 52, 44))
    f.outlined(BONE, disc(-52, 62, 13), edge=2)
    f.add(dark, disc(-26, 54, 18, 32))
    f.add("#EADFEA", disc(12, 52, 27, 30))
    f.add(INK, seam((12, 28), (12, 76), gap=10))
    head = disc(2, -18, 48, 42)
    f.outlined(fur, head)
    f.add(dark, head.difference(disc(8, -23, 48, 42)))
    eye(f, -14, -26, 16, (4, 3), dark)
    button(f, 30, -26, 13, "#3D7FD0")
    f.add("#D9607E", poly((0, -6), (18, -6), (9, 4)))
    f.add(INK, rect(-14, 6, 46, 12, r=5))
    f.add(BONE, rect(0, 5, 9, 18, r=1), rect(10.5, 5, 8.5, 14, r=1))
    f.add(INK, seam((-34, -44), (-20, -50)), seam((-12, -62), (4, -66)))
    f.outlined(
        fur, hull(disc(-34, 80, 12), disc(-8, 84, 9)), hull(disc(22, 80, 12), disc(50, 84, 9))
    )
    f.outlined(dark, limb((-32, 20, 11), (-48, 46, 9)), disc(-49, 50, 9))
    bandage(f, limb((40, 16, 12), (60, 34, 10)), 30, 7)
    f.outlined(fur, disc(66, 40, 9))
    moss(f, -36, 20, 26, 4, 12)
    return f


def cat() -> Figure:
    """A cat that has used up eight lives."""
    fur, dark = "#4E4260", "#342B42"
    f = Figure()
    f.outlined(fur, tapered(17, 14, (-40, 70), (-78, 66), (-86, 30)))
    vertebrae(f, (-87, 16), (-86, 2), (-80, -11), (-70, -21), r=7, end=4)
    f.outlined(fur, soft(union(disc(0, 46, 44, 42), disc(0, 70, 54, 20)), 4))
    f.add(dark, disc(-28, 58, 20, 28))
    ribs(f, 2, 44, 44, 38, 4)
    for x in (-18, 18):
        f.outlined(fur, limb((x, 40, 11), (x, 76, 10)), hull(disc(x, 80, 10), disc(x + 8, 83, 7)))
    bandage(f, rect(8, 52, 21, 22, r=3), 6, 8)
    left = poly((-52, -30), (-50, -92), (-10, -56))
    right = torn(poly((52, -30), (50, -92), (10, -56)), (50, -84, 12))
    f.outlined(fur, left)
    f.add("#B66A8C", affinity.scale(left, 0.5, 0.5))
    f.outlined(fur, right)
    head = soft(
        union(
            disc(0, -22, 54, 42),
            poly((-62, -10), (-30, -30), (-30, 8)),
            poly((62, -10), (30, -30), (30, 8)),
        ),
        2,
    )
    f.outlined(fur, head)
    f.add(dark, head.difference(affinity.translate(head, 6, -6)))
    f.add(INK, disc(-20, -26, 19, 18))
    f.add(GLOW, disc(-20, -26, 16.5, 15.5))
    f.add(INK, disc(-18, -25, 4, 13))
    f.add("#2A2235", disc(24, -26, 15, 14))
    f.add(BONE, crossed(24, -26, 8, 4.4))
    f.add("#D9607E", poly((-6, -8), (8, -8), (1, 0)))
    f.add(INK, blob((-22, 2), (0, 4), (22, 2), (10, 14), (-10, 14)))
    f.add(BONE, poly((-14, 3), (-6, 4), (-10, 14)), poly((6, 4), (14, 3), (10, 14)))
    f.add("#CDBFD6", *(line(1.8, (s * 24, 2), (s * 70, y)) for s in (-1, 1) for y in (-6, 4, 14)))
    f.add(BONE, seam((4, -58), (12, -40)))
    return f


def dog() -> Figure:
    """The dog of the street in another coat, its bone before it."""
    f = people.dog("#A0764A", "#6E4D2E", True).at(-2, 86, 1.12)
    bone = props.arm_bone().at(-66, 76, 0.8, -14, foot=(0, 0))
    f.layers.extend(bone.layers)
    return f


def pig() -> Figure:
    """A pig, marked for the butcher, who came too late."""
    skin, dark = "#E0A0A8", "#B06C7C"
    f = Figure()
    vertebrae(f, (-70, 22), (-82, 14), (-84, 0), (-74, -6), (-68, 4), r=6, end=3.4)
    for x, colour in ((-52, dark), (34, dark)):
        f.outlined(colour, limb((x, 56, 13), (x, 78, 11)))
    body = disc(-14, 30, 62, 46)
    f.outlined(skin, body)
    f.add(dark, body.difference(disc(-18, 20, 62, 48)))
    cuts = union(
        *(
            disc(x, y, 2.4)
            for line_ in (((-40, -8), (-48, 72)), ((-4, -14), (-8, 76)))
            for x, y in _dotted(*line_)
        )
    )
    f.add("#8E3648", cuts)
    ribs(f, -26, 36, 34, 40, 3)
    for x in (-32, 14):
        f.outlined(skin, limb((x, 60, 13), (x, 78, 11)))
        f.add(INK, rect(x - 11, 80, 22, 8, r=2))
    left = poly((14, -30), (4, -70), (42, -50))
    right = torn(poly((66, -46), (92, -76), (94, -34)), (92, -66, 11))
    f.outlined(skin, left, right)
    f.add(dark, affinity.scale(left, 0.5, 0.5))
    head = disc(52, -6, 48, 44)
    f.outlined(skin, head)
    f.add(dark, head.difference(disc(47, -12, 48, 44)))
    f.outlined("#CC7F8C", disc(64, 8, 25, 19))
    f.add(INK, disc(56, 8, 5, 7), disc(73, 8, 5, 7))
    eye(f, 34, -22, 13, (4, 3), dark)
    eye(f, 74, -24, 9, (1, -1), dark, GLOW)
    f.add(INK, tapered(3, 3, (40, 30), (58, 36), (78, 32)))
    f.outlined(
        BONE, poly((44, 32), (54, 34), (46, 20)), poly((76, 34), (84, 32), (83, 20)), edge=1.8
    )
    f.add(INK, seam((44, -46), (56, -36)))
    moss(f, -30, -14, 44, 8, 16)
    return f


def _dotted(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """Return evenly spaced points from start to end."""
    return [
        (start[0] + (end[0] - start[0]) * i / 9, start[1] + (end[1] - start[1]) * i / 9)
        for i in range(10)
    ]


def sheep() -> Figure:
    """A sheep shorn to the ribs."""
    wool, shade, skin, dark = "#E4DCCB", "#B7AB98", "#5B4A58", "#3D3140"
    f = Figure()
    for x in (-46, -14, 18):
        f.outlined(skin, limb((x, 56, 8), (x, 78, 8)))
        f.add(INK, rect(x - 8, 79, 17, 7, r=2))
    f.outlined(BONE, limb((40, 56, 5), (40, 76, 5)), disc(36, 80, 6), disc(44, 80, 6), edge=2.2)
    curls = union(
        disc(-10, 24, 60, 38),
        *(
            disc(x, y, r)
            for x, y, r in (
                (-70, 10, 20),
                (-72, 38, 19),
                (-50, -16, 22),
                (-16, -24, 23),
                (20, -20, 22),
                (46, 6, 20),
                (46, 36, 20),
                (18, 54, 19),
                (-16, 58, 19),
                (-48, 56, 19),
            )
        ),
    )
    f.outlined(wool, curls)
    f.add(shade, curls.difference(affinity.translate(curls, -4, -10)))
    f.add(
        shade,
        *(
            line(2.4, *curve((x - 9, y), (x, y + 6), (x + 9, y - 1)))
            for x, y in ((-58, 2), (-20, -10), (-56, 40), (10, 0))
        ),
    )
    f.add("#C79AA0", jagged(-14, 28, 62, 50, 6))
    ribs(f, -14, 28, 48, 36, 4)
    f.outlined(
        skin, tapered(15, 8, (44, -36), (24, -42), (10, -34)), tapered(15, 9, (92, -36), (108, -34))
    )
    face_ = soft(union(disc(68, -30, 30, 28), limb((70, -24, 25), (76, 12, 19))), 4)
    f.outlined(skin, face_)
    f.add(dark, face_.difference(affinity.translate(face_, -5, -4)))
    f.outlined(wool, disc(52, -58, 15), disc(70, -64, 16), disc(87, -56, 13), edge=2.4)
    eye(f, 56, -30, 13, (3, 2), dark)
    eye(f, 86, -32, 9, (0, 2), dark, GLOW)
    f.add(INK, disc(70, 8, 2.6, 3.4), disc(82, 7, 2.6, 3.4))
    f.outlined("#D9607E", tapered(11, 8, (78, 22), (82, 38)), edge=2)
    f.add(INK, tapered(3, 3, (62, 20), (76, 23), (90, 19)))
    f.add(BONE, seam((52, -10), (64, -2)))
    toadstool(f, -36, -30, 0.9)
    return f


def cow() -> Figure:
    """A cow with half a face, her bell still on."""
    hide, patch, dark = "#E6DDD2", "#54434E", "#B3A49A"
    f = Figure()
    f.outlined(
        hide,
        hull(disc(-34, 64, 38), disc(34, 64, 38), rect(-74, 70, 148, 16)).intersection(
            rect(-100, 0, 200, 86)
        ),
    )
    f.add(patch, blob((-70, 84), (-60, 50), (-34, 44), (-30, 84)))
    f.outlined(RED, rect(-46, 46, 92, 13, r=6))
    f.outlined("#E0B93C", poly((-12, 58), (12, 58), (18, 80), (-18, 80)))
    f.add(INK, disc(0, 81, 5))
    for side in (-1, 1):
        f.outlined(
            hide if side < 0 else patch,
            spin(disc(side * 74, -34, 27, 14), side * 14, side * 74, -34),
        )
        f.add("#D98BA0", spin(disc(side * 72, -32, 15, 7), side * 14, side * 72, -32))
    f.outlined(BONE, tapered(18, 5, (-34, -56), (-58, -72), (-56, -98)), edge=2.4)
    f.outlined(BONE, tapered(18, 14, (34, -56), (48, -66)), edge=2.4)
    bandage(f, spin(rect(38, -80, 25, 19, r=4), 40, 50, -70), 40, 7)
    head = soft(union(disc(0, -30, 52, 42), limb((0, -20, 42), (0, 24, 34))), 5)
    f.outlined(hide, head)
    f.add(
        patch, head.intersection(blob((4, -80), (60, -70), (62, -10), (40, 6), (14, -10), (2, -44)))
    )
    f.add(dark, head.difference(affinity.translate(head, 6, -4)))
    bare = blob((-50, -40), (-26, -58), (-6, -40), (-8, -8), (-30, 2), (-46, -12))
    f.outlined(BONE, bare.intersection(head.buffer(-2)), edge=2)
    f.add(INK, disc(-26, -30, 13, 14))
    f.add("#E8813A", disc(-24, -28, 4.6))
    eye(f, 26, -34, 14, (3, 3), "#3B2E38", GLOW)
    f.outlined("#D9A3A6", disc(0, 26, 40, 25))
    f.add(INK, disc(-15, 20, 6, 8, 20), disc(15, 20, 6, 8, -20))
    f.add(INK, tapered(3.4, 3.4, (-24, 38), (0, 43), (24, 38)))
    f.add(BONE, rect(-10, 41, 9, 9, r=1), rect(2, 41, 8, 7, r=1))
    f.outlined("#E0B93C", ring(0, 34, 11, 4, 10).intersection(rect(-20, 34, 40, 20)), edge=1.6)
    f.add(INK, seam((-44, 4), (-30, 12)), seam((6, -66), (18, -58)))
    f.add(INK, *(disc(x, y, 2.6, 1.8) for x, y in ((64, -78), (80, -66), (-80, -64))))
    return f


def bear() -> Figure:
    """A bear, claws up, its stuffing coming out."""
    fur, dark, light = "#8A5A44", "#5E3A2E", "#C79A74"
    f = Figure()
    for side in (-1, 1):
        paw = limb((side * 52, 30, 24), (side * 84, 2, 20), (side * 84, -36, 19))
        f.outlined(dark if side < 0 else fur, paw, disc(side * 84, -44, 22))
        f.add(
            light,
            disc(side * 84, -42, 11, 10),
            *(disc(side * 84 + dx, -58, 4.6) for dx in (-11, 0, 11)),
        )
        f.outlined(
            BONE,
            *(
                tapered(7, 1.6, (side * 84 + dx, -62), (side * 84 + dx * 1.2, -80))
                for dx in (-13, 0, 13)
            ),
            edge=1.8,
        )
    f.outlined(
        fur,
        hull(disc(-36, 54, 34), disc(36, 54, 34), rect(-62, 70, 124, 16)).intersection(
            rect(-110, -20, 220, 106)
        ),
    )
    f.add(light, disc(0, 62, 40, 34).intersection(rect(-60, 0, 120, 86)))
    f.add("#F0EAD8", jagged(18, 60, 38, 40, 2))
    f.outlined("#F7F2E4", disc(16, 62, 9), disc(26, 68, 8), disc(20, 74, 8), edge=1.6)
    f.add(INK, seam((-16, 40), (-16, 84), gap=10))
    for side in (-1, 1):
        ear = disc(side * 46, -64, 21)
        f.outlined(fur, ear if side < 0 else torn(ear, (60, -78, 10)))
        f.add(light, disc(side * 45, -62, 11).intersection(ear.buffer(-3)))
    head = disc(0, -28, 60, 52)
    f.outlined(fur, head)
    f.add(dark, head.difference(disc(-5, -35, 60, 52)))
    eye(f, -24, -42, 14, (3, 3), dark)
    button(f, 26, -42, 13, "#6A4A86")
    f.outlined(light, disc(0, -8, 32, 25))
    f.outlined("#2E1E1A", disc(0, -22, 11, 8), edge=1)
    gape = blob((-24, -8), (0, -4), (24, -8), (18, 14), (0, 18), (-18, 14))
    f.add(INK, gape)
    f.add(
        BONE, union(teeth(-20, -7, 40, 11, 4), teeth(-14, 17, 28, 9, 3, up=True)).intersection(gape)
    )
    f.add(INK, seam((-4, -76), (6, -54)))
    plaster(f, 42, -12, -30, 0.9)
    moss(f, -30, -76, 34, 6, 14)
    return f


LARGE: tuple[Callable[[], Figure], ...] = (
    bat,
    mouse,
    hedgehog,
    rabbit,
    cat,
    dog,
    pig,
    sheep,
    cow,
    bear,
)
"""The animals 10 to 19 by number."""
