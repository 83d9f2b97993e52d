"""Zomb'Animaux: the twenty cards, the marshmallow die, brains, graves and the plum night."""

from __future__ import annotations

import random

from art import props
from art.beast_parts import GLOW, moss, seam, toadstool
from art.beasts_large import LARGE
from art.beasts_small import SMALL
from art.figures import BONE, INK, Figure
from art.scenery import fade_rows, grass, graveyard, halftone, hills, moon, tomb, tree, worn
from art.shapes import (
    affinity,
    blob,
    curve,
    disc,
    document,
    hull,
    limb,
    line,
    move,
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

WIDE, HIGH = 250, 300
FRAME = rect(0, 0, WIDE, HIGH)
RIM = "#F6DCEC"

ANIMAL = ("#E9C4E4", "#B784BE", "#5E3A72", "#8A5796", "#3A2142")
MARSHMALLOW = ("#FBD9E2", "#EE9DBB", "#A34A7C", "#C86E9C", "#4A1F42")
PRANKSTER = ("#FBE3A6", "#EDB24E", "#A8601F", "#C98534", "#4A2A16")
"""Papers of the three sorts: light, middle, deep, the far hills, the soil."""

PRANKSTERS, MARSHMALLOWS = (0, 8, 11), (2, 6, 13, 17)


def sort_of(number: int) -> tuple[str, str, str, str, str]:
    """Return the paper of a card."""
    if number in PRANKSTERS:
        return PRANKSTER
    return MARSHMALLOW if number in MARSHMALLOWS else ANIMAL


def card(number: int) -> str:
    """Return the art window of a card."""
    light, mid, deep, far, soil = sort_of(number)
    beast = (*SMALL, *LARGE)[number]().at(125, 168, 1.02, foot=(0, 0))
    low = 247.0
    dice = random.Random(number)
    moon_x = dice.choice((60, 190))
    hill = union(
        graveyard(WIDE, 226, HIGH, number + 3, 1.15, 5),
        move(tree(120, number % 3 + 2, 5), 250 - moon_x, 232),
    )
    flying = number in (0, 4, 5, 10)
    shade = disc(125, low + (12 if flying else 4), 66 if flying else 84, 8 if flying else 11)
    web = _web() if number == 8 else ""
    return document(
        WIDE,
        HIGH,
        radial("g", 125, 130, 220, (0, light, 1), (0.55, mid, 1), (1, deep, 1)),
        path(FRAME, "url(#g)"),
        moon(moon_x, 62, 30, light, mid),
        path(hill.intersection(FRAME), far),
        path(fade_rows(0, WIDE, 200, 240, 10), far),
        web,
        path(
            union(
                hills(WIDE, 244, HIGH, 3, number + 5), grass(0, WIDE, 246, number, 9, 9)
            ).intersection(FRAME),
            soil,
        ),
        path(worn(0, 250, WIDE, HIGH, number, 24, 2.2), deep),
        path(shade, "#0A050C", 0.45),
        beast.cut(FRAME).svg(RIM),
        path(halftone(-4, -4, WIDE + 4, HIGH + 4, 9.5, (125, 140), 150, 250), deep, 0.8),
        path(worn(6, 10, WIDE - 6, HIGH - 6, number, 40, 1.5), BONE, 0.5),
    )


def _web() -> str:
    """Return the web behind the spider."""
    threads = [line(1.6, (125, 150), (x, y)) for x, y in _SPOKES]
    for share in (0.3, 0.5, 0.7, 0.9):
        ring_ = [(125 + (x - 125) * share, 150 + (y - 150) * share) for x, y in _SPOKES]
        for (xa, ya), (xb, yb) in zip(ring_, ring_[1:] + ring_[:1], strict=True):
            middle = ((xa + xb) / 2 * 0.94 + 125 * 0.06, (ya + yb) / 2 * 0.94 + 150 * 0.06)
            threads.append(line(1.4, (xa, ya), middle, (xb, yb)))
    return path(union(*threads).intersection(FRAME), BONE, 0.75)


_SPOKES = (
    (125, 10), (200, 20), (262, 90), (262, 180), (220, 270), (125, 290), (30, 270), (-12, 180),
    (-12, 90), (50, 20),
)  # fmt: skip


def cards() -> dict[str, str]:
    """Return the twenty windows by file name."""
    return {str(number): card(number) for number in range(20)}


def back() -> str:
    """Return the card back: the rabbit's ears out of the grave, in a printed frame."""
    frame = rect(14, 14, 222, 322, r=10)
    window = rect(22, 22, 206, 306, r=8)
    beast = LARGE[3]().at(128, 216, 1.2, foot=(0, 0))
    heap = union(
        disc(126, 270, 104, 34), hills(250, 268, 350, 4, 4), grass(20, 230, 262, 6, 9, 9)
    ).intersection(window)
    paw = limb((60, 280, 13), (54, 226, 12))
    hand = Figure().outlined(
        "#C9B6D6",
        paw,
        *(limb((54, 224, 8), (40 + i * 11, 204 - (i == 1) * 5, 6)) for i in range(3)),
    )
    return document(
        250,
        350,
        radial("b", 125, 130, 230, (0, "#E9C4E4", 1), (1, "#8A5796", 1)),
        path(rect(0, 0, 250, 350), BONE),
        path(frame, "#43294A"),
        path(window, "url(#b)"),
        path(halftone(26, 26, 224, 324, 9, (125, 140), 96, 210), "#43294A", 0.6),
        moon(125, 130, 80, "#F8E6F0", "#E6BFD8"),
        path(
            union(graveyard(250, 244, 330, 9, 1.2, 6), move(tree(150, 4), 44, 256)).intersection(
                window
            ),
            "#5E3A72",
        ),
        beast.cut(window).svg(RIM),
        hand.cut(window).svg(RIM),
        path(heap, "#2A1630"),
        path(worn(30, 268, 220, 320, 3, 20, 2.4), "#5E3A72"),
        path(window.boundary.buffer(1.4), BONE, 0.9),
        path(worn(16, 16, 234, 334, 7, 70, 1.8), BONE, 0.5),
    )


def _badge(colour: str, *shapes: str) -> str:
    """Return a small disc with something on it."""
    return document(
        64,
        64,
        path(disc(32, 34, 29), "#000000", 0.4),
        path(disc(32, 32, 29), INK),
        path(disc(32, 32, 26.4), BONE),
        path(disc(32, 32, 24), colour),
        *shapes,
    )


def marks() -> dict[str, str]:
    """Return the signs of the three sorts."""
    paw = union(
        disc(32, 39, 10, 8.6),
        *(disc(x, y, 4.6, 5.6) for x, y in ((19.4, 32), (27, 23), (37, 23), (44.6, 32))),
    )
    sweet = _sweet(32, 32, 30).svg()
    cap = Figure()
    cap.outlined("#C8402F", blob((18, 42), (14, 26), (22, 16), (32, 34), (32, 44)), edge=2)
    cap.outlined("#3D7FD0", blob((46, 42), (50, 26), (42, 16), (32, 34), (32, 44)), edge=2)
    cap.outlined("#E0B93C", poly((24, 40), (32, 12), (40, 40)), edge=2)
    cap.outlined(BONE, rect(17, 39, 30, 8, r=3), edge=2)
    cap.outlined(GLOW, *(disc(x, y, 3) for x, y in ((20, 16), (32, 12), (44, 16))), edge=1.4)
    return {
        "mark/animal": _badge("#8A5796", path(paw.buffer(1.4), INK), path(paw, BONE)),
        "mark/marshmallow": _badge("#D26A9A", sweet),
        "mark/prankster": _badge("#B8741F", cap.svg()),
    }


def _sweet(x: float, y: float, side: float) -> Figure:
    """Return a little marshmallow twist."""
    s = side / 30
    f = Figure()
    f.outlined("#FFF4F6", rect(x - 11 * s, y - 12 * s, 22 * s, 24 * s, r=7 * s), edge=2)
    f.add("#F6B9CC", rect(x - 11 * s, y - 3 * s, 22 * s, 7 * s))
    f.add(INK, disc(x - 4.6 * s, y - 6 * s, 2 * s), disc(x + 4.6 * s, y - 6 * s, 2 * s))
    f.add(
        INK,
        tapered(1.8 * s, 1.8 * s, (x - 5 * s, y + 7 * s), (x, y + 9 * s), (x + 5 * s, y + 7 * s)),
    )
    return f


def brain_figure(
    x: float, y: float, size: float, pink: str = "#E38FB4", dark: str = "#A8487C"
) -> Figure:
    """Return a brain around (x, y), ``size`` wide."""
    s = size / 72
    spots = ((-22, 2, 14), (-10, -12, 15), (9, -13, 15), (23, -1, 13), (12, 8, 15), (-10, 9, 15))
    f = Figure()
    f.outlined(
        dark,
        disc(x + 16 * s, y + 22 * s, 12 * s, 8 * s),
        limb((x + 6 * s, y + 20 * s, 5 * s), (x + 2 * s, y + 32 * s, 3.4 * s)),
        edge=3 * s,
    )
    f.outlined(pink, *(disc(x + a * s, y + b * s, r * s) for a, b, r in spots), edge=3 * s)
    f.add(
        dark,
        *(
            line(3.2 * s, *curve(*((x + a * s, y + b * s) for a, b in run)))
            for run in (
                ((-31, 0), (-20, -6), (-16, 4), (-24, 10)),
                ((-10, -26), (-4, -16), (-12, -8), (0, -2), (-4, 10)),
                ((4, -26), (10, -16), (22, -14), (16, -4), (26, 4)),
                ((8, 6), (14, 12), (10, 20)),
                ((-22, 16), (-12, 14), (-8, 20)),
            )
        ),
    )
    f.add("#F9D3E2" if pink != "none" else pink, disc(x - 16 * s, y - 14 * s, 5 * s, 3 * s, -40))
    return f


def brains() -> dict[str, str]:
    """Return a brain and the place where one was."""
    lost = brain_figure(50, 46, 78).silhouette()
    return {
        "brain": document(
            100,
            100,
            path(affinity.translate(brain_figure(50, 46, 84).silhouette(), 2, 4), "#000000", 0.4),
            brain_figure(50, 46, 84).svg(RIM, (-2, -1.6)),
        ),
        "brain-lost": document(
            100,
            100,
            path(lost, "#1E0F22", 0.55),
            path(lost.boundary.buffer(2.6), "#8A5796"),
            path(line(4, *curve((34, 34), (46, 44), (40, 56), (54, 66))), "#8A5796", 0.9),
        ),
    }


def _die_body() -> list[str]:
    """Return the marshmallow: a soft cube with a pink waist and powdered sugar."""
    cube = rect(14, 12, 172, 172, r=52)
    return [
        path(rect(20, 24, 168, 170, r=52), "#000000", 0.4),
        radial("m", 84, 70, 150, (0, "#FFFAFA", 1), (0.7, "#FBE4EA", 1), (1, "#EFB9CB", 1)),
        path(cube.buffer(4), INK),
        path(affinity.translate(cube, -2.4, -1.6).buffer(0), "#FFF4F6"),
        path(cube, "url(#m)"),
        path(cube.difference(affinity.translate(cube, -8, -9)), "#E59AB6", 0.8),
        path(worn(24, 22, 176, 174, 5, 40, 2.2), "#FFFFFF"),
    ]


def _die(*shapes: str) -> str:
    """Return the die with something on the face towards us."""
    return document(200, 200, *_die_body(), *shapes)


def _card_shape(x: float, y: float, turn: float, colour: str = "#8A5796") -> Figure:
    """Return a small face-down card around (x, y)."""
    f = Figure().outlined(BONE, rect(x - 18, y - 25, 36, 50, turn, 4), edge=3)
    f.add(colour, rect(x - 13, y - 20, 26, 40, turn, 3))
    f.add(BONE, spin(union(disc(x, y - 3, 7), rect(x - 4, y, 8, 8)), turn, x, y))
    return f


def _swoosh(colour: str, *spots: tuple[float, float], width: float = 10) -> str:
    """Return a bent arrow with an ink line around it."""
    run = curve(*spots)
    (xa, ya), (xb, yb) = run[-4], run[-1]
    far = ((xb - xa) ** 2 + (yb - ya) ** 2) ** 0.5
    ux, uy = (xb - xa) / far, (yb - ya) / far
    w = width
    tip = poly(
        (xb + ux * w * 1.7, yb + uy * w * 1.7),
        (xb - uy * w * 1.5, yb + ux * w * 1.5),
        (xb + uy * w * 1.5, yb - ux * w * 1.5),
    )
    arrow = union(line(w, *run), tip)
    return path(arrow.buffer(3), INK) + path(arrow, colour)


def dice() -> dict[str, str]:
    """Return the die's six faces and a plain one."""
    grave = Figure()
    grave.outlined("#9AA09A", tomb(140, 146, 44, 62), edge=3)
    grave.add(INK, rect(137, 96, 6, 26), rect(130, 103, 20, 6))
    grave.outlined("#5E3A72", disc(140, 148, 34, 8), edge=2.6)
    thief = Figure()
    thief.outlined("#2A1F33", hull(disc(100, 86, 46, 40), rect(62, 86, 76, 10)), edge=3)

    people_ = []
    for a in range(5):
        x = 100 + 48 * (-1, -0.5, 0.5, 1, 0)[a]
        y = 100 + (14, -30, -30, 14, 44)[a]
        people_.append(
            _card_shape(x, y, (-24, -12, 12, 24, 0)[a]).at(x, y, 0.72, foot=(x, y)).svg()
        )
    loop = _swoosh(
        "#58A85A", (62, 124), (50, 92), (72, 58), (112, 52), (144, 76), (148, 104), width=13
    )
    back_ = (
        Figure()
        .outlined(BONE, rect(80, 82, 40, 54, -6, 4), edge=3)
        .add("#58A85A", spin(poly((92, 94), (114, 109), (92, 124)), -6, 100, 109))
    )
    hand = Figure()
    hand.outlined("#A9C46C", limb((172, 168, 15), (150, 138, 14)), disc(140, 126, 20, 18))
    for i, (x, y) in enumerate(((112, 112), (116, 128), (124, 142))):
        hand.outlined("#A9C46C", limb((138, 122 + i * 8, 8), (x, y, 6)))
    return {
        "die/blank": _die(
            path(disc(72, 88, 9, 11), INK),
            path(disc(128, 86, 12, 14), INK),
            path(disc(124, 82, 4), BONE),
            path(tapered(6, 6, (70, 126), (100, 140), (130, 124)), INK),
            path(seam((84, 44), (112, 56), gap=10, size=7), "#A34A7C"),
        ),
        "die/replay": _die(loop, back_.svg()),
        "die/give": _die(
            grave.svg(),
            _card_shape(64, 118, -12).svg(),
            _swoosh("#F2C14E", (72, 72), (104, 46), (136, 62), width=11),
        ),
        "die/swap": _die(
            _card_shape(68, 104, -10, "#C8402F").svg(),
            _card_shape(132, 98, 10, "#3D7FD0").svg(),
            _swoosh("#F2C14E", (66, 62), (98, 40), (128, 54)),
            _swoosh("#F2C14E", (134, 142), (102, 160), (72, 146)),
        ),
        "die/steal": _die(brain_figure(84, 92, 84).svg(), hand.svg()),
        "die/gain": _die(
            brain_figure(92, 112, 92).svg(),
            path(union(rect(136, 42, 14, 42, r=2), rect(122, 56, 42, 14, r=2)).buffer(3), INK),
            path(union(rect(136, 42, 14, 42, r=2), rect(122, 56, 42, 14, r=2)), "#58A85A"),
        ),
        "die/everyone": _die(
            *people_,
            path(star(100, 98, 22, 9, 8).buffer(3), INK),
            path(star(100, 98, 22, 9, 8), "#F2C14E"),
        ),
    }


def tombstone() -> str:
    """Return a blank stone on its mound."""
    f = Figure()
    stone = union(rect(46, 50, 108, 120), disc(100, 56, 54, 46))
    f.outlined("#8C8494", stone, edge=4)
    f.add("#655D70", stone.difference(affinity.translate(stone, -8, -3)))
    f.add("#B3ABBA", stone.difference(affinity.translate(stone, 5, 4)))
    f.add(
        INK,
        tapered(4, 1, (46, 96), (60, 104), (58, 124)),
        tapered(4, 1, (132, 20), (124, 34), (128, 44)),
    )
    f.outlined("#4A2C44", disc(100, 172, 88, 18), edge=4)
    f.add("#6E4560", disc(64, 168, 10, 3), disc(130, 172, 14, 3), disc(96, 180, 12, 3))
    f.add("#3A2142", grass(20, 180, 172, 4, 16, 16))
    moss(f, 66, 24, 40, 4, 18)
    toadstool(f, 164, 168, 1.2)
    return document(
        200, 200, path(disc(104, 180, 92, 16), "#000000", 0.4), f.cut(rect(0, 0, 200, 200)).svg(RIM)
    )


def graveyard_plot() -> str:
    """Return the plot behind a graveyard's cards: earth, a low fence, a stone at either end."""
    all_of = rect(0, 0, 500, 200)
    earth = soft(
        blob(
            (20, 180), (14, 120), (60, 96), (250, 88), (440, 96), (486, 122), (480, 180), (250, 192)
        ),
        4,
    )
    bars = union(
        *(
            union(rect(x, 40, 9, 70), poly((x - 2, 42), (x + 4.5, 28), (x + 11, 42)))
            for x in range(76, 430, 30)
        ),
        rect(60, 58, 380, 6),
        rect(60, 88, 380, 6),
    )
    f = Figure()
    f.outlined("#3E2A48", bars, edge=2.4)
    for x, kind, turn in ((42, 0, -7), (458, 1, 6)):
        stone = tomb(x, 128, 58 if kind == 0 else 52, 98, kind, turn)
        f.outlined("#8C8494", stone, edge=3)
        f.add("#655D70", stone.difference(affinity.translate(stone, -6, -3)))
    f.outlined("#3A2036", earth.intersection(all_of), edge=3)
    f.add("#56324C", *(disc(x, 112 + (x * 7) % 60, 14, 4) for x in range(50, 470, 46)))
    f.add("#241226", grass(24, 480, 106, 8, 12, 14), grass(24, 480, 182, 9, 12, 14))
    bone = props.arm_bone().at(390, 168, 0.7, -16, foot=(0, 0))
    return document(
        500,
        200,
        path(disc(250, 178, 240, 20), "#000000", 0.35),
        f.cut(all_of).svg("#B48BC0", (-1.8, -1.2)),
        bone.svg(),
    )


def reserve() -> str:
    """Return the slab the reserve lies on, the ground about it broken up."""
    f = Figure()
    earth = blob(
        (8, 110), (24, 40), (100, 14), (178, 38), (194, 108), (176, 170), (100, 190), (24, 172)
    )
    f.outlined("#4A2C44", earth, edge=3)
    f.add(
        "#6E4560",
        *(
            disc(x, y, 9, 3.4, t)
            for x, y, t in ((24, 84, 80), (178, 92, 80), (60, 178, 8), (150, 174, -12))
        ),
    )
    f.outlined("#8C8494", rect(36, 18, 128, 164, r=8), edge=3)
    f.add("#B3ABBA", rect(36, 18, 128, 164, r=8).difference(rect(40, 22, 128, 164, r=8)))
    f.add("#655D70", rect(46, 28, 108, 144, r=5))
    f.add("#574F63", rect(46, 28, 108, 144, r=5).difference(rect(50, 32, 108, 144, r=5)))
    f.add(
        INK,
        tapered(4, 1, (36, 60), (52, 70), (50, 92)),
        tapered(4, 1, (164, 140), (146, 132), (140, 116)),
    )
    f.add("#2A1630", grass(20, 180, 184, 4, 12, 14))
    moss(f, 58, 20, 44, 3, 20)
    toadstool(f, 176, 176, 1)
    return document(
        200,
        200,
        path(disc(104, 124, 94, 70), "#000000", 0.35),
        f.cut(rect(0, 0, 200, 200)).svg("#8A5796", (-1.8, -1.2)),
    )


def horde_ground() -> str:
    """Return torn-up earth with things that stick out of it."""
    all_of = rect(0, 0, 600, 400)
    earth = blob(
        (28, 236), (80, 132), (220, 88), (380, 84), (524, 132), (576, 232), (500, 328), (300, 360),
        (100, 328),
    )  # fmt: skip
    inner = affinity.scale(earth, 0.84, 0.8)
    f = Figure()
    f.outlined("#4A2C44", earth, edge=3)
    clods = ((100, 180, -30), (488, 168, 24), (148, 308, 14), (444, 304, -14), (300, 104, 0))
    f.add("#6E4560", *(disc(x, y, 22, 7, turn) for x, y, turn in clods))
    f.add("#6E4560", disc(60, 244, 22, 7, 80), disc(540, 244, 22, 7, 80))
    f.add("#2A1630", inner)
    f.add("#3A2142", inner.difference(affinity.translate(inner, 0, 10)))
    for x, y, size, turn in ((74, 150, 0.74, -40), (520, 300, 0.66, 24), (190, 340, 0.5, 8)):
        f.layers.extend(props.arm_bone().at(x, y, size, turn, foot=(0, 0)).layers)
    toadstool(f, 536, 182, 1.3, "#8A5796")
    toadstool(f, 514, 168, 0.9, "#B35C93")
    toadstool(f, 62, 316, 1)
    moss(f, 130, 118, 52, 4, 14)
    moss(f, 428, 92, 40, 7, 12)
    f.add("#2A1630", grass(60, 540, 344, 3, 14, 16))
    return document(
        600,
        400,
        path(disc(304, 250, 290, 132), "#000000", 0.3),
        f.cut(all_of).svg("#8A5796", (-1.8, -1.4)),
    )


def backdrop() -> str:
    """Return the plum night behind the whole table."""
    all_of = rect(0, 0, 1600, 900)
    far = union(
        graveyard(1600, 690, 900, 5, 1.8, 14),
        move(tree(300, 7), 180, 720),
        move(tree(260, 8, -6), 1450, 716),
    )
    near = union(graveyard(1600, 806, 900, 12, 2.6, 11), grass(0, 1600, 812, 3, 20, 26))
    stars_ = union(*(disc(x, y, r) for x, y, r in _stars()))
    return document(
        1600,
        900,
        radial("n", 800, 380, 980, (0, "#4A2E52", 1), (0.5, "#382242", 1), (1, "#1A0F20", 1)),
        path(all_of, "url(#n)"),
        path(stars_, "#E6CFEA", 0.4),
        radial(
            "h", 1290, 210, 260, (0, "#C98FC4", 0.34), (0.5, "#8A5796", 0.14), (1, "#8A5796", 0)
        ),
        path(disc(1290, 210, 260), "url(#h)"),
        moon(1290, 210, 92, "#8F6596", "#7D5486"),
        path(halftone(0, 0, 1600, 900, 22, (800, 430), 560, 1100, 0.5), "#140A19", 0.6),
        path(far.intersection(all_of), "#2B1834"),
        path(near.intersection(all_of), "#180C1E"),
    )


def _stars() -> list[tuple[float, float, float]]:
    """Return where the stars are."""
    roll = random.Random(19)
    return [
        (roll.uniform(0, 1600), roll.uniform(0, 560), roll.uniform(0.8, 2.6)) for _ in range(110)
    ]


def pictures() -> dict[str, str]:
    """Return every picture of the game by file name."""
    return {
        **{f"cards/{name}": text for name, text in cards().items()},
        **marks(),
        **brains(),
        **dice(),
        "back": back(),
        "tombstone": tombstone(),
        "graveyard": graveyard_plot(),
        "reserve": reserve(),
        "horde-ground": horde_ground(),
        "backdrop": backdrop(),
    }
