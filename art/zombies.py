"""The zombies of the street, eight of them, each another sort of person once."""

from __future__ import annotations

from collections.abc import Callable

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, RED, SKIN, SKIN_DARK, Figure
from art.shapes import (
    affinity,
    blob,
    disc,
    hull,
    limb,
    line,
    poly,
    ragged,
    rect,
    ring,
    soft,
    spin,
    star,
    tapered,
    teeth,
    union,
)


def hand(x: float, y: float, angle: float = 0, size: float = 1) -> BaseGeometry:
    """Return a grasping hand at a wrist, its fingers spread and crooked, pointing right."""
    fingers = [
        tapered(6.2, 4.2, (x + 4, y + a), (x + 17, y + b), (x + c, y + d))
        for a, b, c, d in ((-4, -14, 26, -11), (-1, -3, 28, 3), (3, 7, 23, 15))
    ]
    thumb = tapered(6, 4.4, (x + 1, y + 4), (x + 3, y + 15), (x + 9, y + 21))
    shape = soft(union(disc(x + 5, y + 1, 8.6), thumb, *fingers), 0.5)
    return spin(affinity.scale(shape, size, size, origin=(x, y)), angle, x, y)


def arm(
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    thick: float = 8,
) -> BaseGeometry:
    """Return a bare arm without its hand."""
    return limb((*shoulder, thick), (*elbow, thick * 0.85), (*wrist, thick * 0.7))


def sleeve(
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    reach: float = 0.7,
    thick: float = 12,
    torn: int = 1,
) -> BaseGeometry:
    """Return a sleeve that covers ``reach`` of the way from elbow to wrist, its end torn."""
    ex, ey = elbow
    end = (ex + (wrist[0] - ex) * reach, ey + (wrist[1] - ey) * reach)
    cloth = limb((*shoulder, thick), (ex, ey, thick * 0.95), (*end, thick))
    length = ((end[0] - ex) ** 2 + (end[1] - ey) ** 2) ** 0.5 or 1
    ux, uy = (end[0] - ex) / length, (end[1] - ey) / length
    bites = []
    for k, side in enumerate((-0.9, -0.3, 0.35, 0.95)):
        bx = end[0] + ux * thick * 0.9 - uy * thick * side
        by = end[1] + uy * thick * 0.9 + ux * thick * side
        deep = thick * (1.0 if (k + torn) % 2 else 0.55)
        bites.append(
            poly(
                (bx - uy * 4 + ux * 9, by + ux * 4 + uy * 9),
                (bx + uy * 4 + ux * 9, by - ux * 4 + uy * 9),
                (bx - ux * deep, by - uy * deep),
            )
        )
    return cloth.difference(union(*bites))


def leg(
    hip: tuple[float, float],
    knee: tuple[float, float],
    ankle: tuple[float, float],
    thick: float = 13,
) -> BaseGeometry:
    """Return a trouser leg without its foot."""
    return limb((*hip, thick), (*knee, thick * 0.85), (*ankle, thick * 0.8))


def shoe(x: float, y: float = 240, length: float = 30, turn: float = 0) -> BaseGeometry:
    """Return a shoe whose heel stands at ``x``."""
    sole = hull(disc(x, y - 6, 6), disc(x + length - 8, y - 4.5, 4.5), disc(x + 4, y - 12, 7))
    return spin(sole, turn, x, y - 5)


def bare_foot(x: float, y: float = 240, turn: float = 0) -> BaseGeometry:
    """Return a bare foot with toes."""
    toes = [disc(x + 20 + i * 3.4, y - 3.6 - (1 - i) * 0.4, 3.6 - i * 0.5) for i in range(3)]
    sole = hull(disc(x, y - 6, 6), disc(x + 18, y - 4.5, 4.5), disc(x + 2, y - 13, 6))
    return spin(union(sole, *toes), turn, x, y - 5)


def eye(figure: Figure, x: float, y: float, r: float, look: tuple[float, float] = (2, 1)) -> None:
    """Put a bulging eye in its sunken socket on a figure."""
    figure.add(SKIN_DARK, disc(x, y, r + 3.6, r + 4.4))
    figure.add(INK, disc(x, y, r + 1.6))
    figure.add(BONE, disc(x, y, r))
    figure.add(INK, disc(x + look[0], y + look[1], r * 0.36))


def mouth(figure: Figure, x: float, y: float, w: float, h: float, turn: float = 8) -> None:
    """Put an open mouth with few and bad teeth on a figure."""
    hole = blob(
        (x - w / 2, y - h * 0.2),
        (x, y - h / 2),
        (x + w / 2, y - h * 0.25),
        (x + w * 0.4, y + h * 0.4),
        (x - w * 0.05, y + h / 2),
        (x - w * 0.42, y + h * 0.3),
    )
    upper = teeth(x - w * 0.38, y - h * 0.56, w * 0.8, h * 0.5, 4)
    lower = teeth(x - w * 0.25, y + h * 0.58, w * 0.5, h * 0.42, 2, up=True)
    hole = spin(hole, turn, x, y)
    grin = spin(union(upper, lower), turn, x, y).intersection(hole)
    figure.add(INK, hole)
    figure.add(BONE, grin)


def stitches(x: float, y: float, length: float, turn: float, count: int = 3) -> BaseGeometry:
    """Return a sewn-up cut."""
    marks = [line(2, (x - length / 2, y), (x + length / 2, y))]
    for i in range(count):
        at = x - length / 2 + length * (i + 0.5) / count
        marks.append(line(2, (at - 1, y - 4), (at + 1, y + 4)))
    return spin(union(*marks), turn, x, y)


def skull(x: float, y: float, wide: float = 33, tall: float = 31, jaw: float = 21) -> BaseGeometry:
    """Return a head: a big cranium, a jaw hanging to the right, an ear."""
    head = union(
        disc(x, y, wide, tall),
        hull(disc(x - 4, y + 14, 18), disc(x + 13, y + 12, 17), disc(x + 9, y + jaw + 6, 13)),
    )
    return union(soft(head, 2), disc(x - wide + 3, y + 6, 7, 9))


def face(
    figure: Figure, x: float, y: float, head: BaseGeometry, *, wonk: float = 0, jaw: float = 21
) -> None:
    """Put a head with eyes, nose and mouth on a figure; ``wonk`` sets the eyes apart in size."""
    figure.outlined(SKIN, head)
    figure.add(SKIN_DARK, head.difference(affinity.translate(head, 9, -5)))
    figure.add(INK, disc(x - 29, y + 7, 2.4, 4))
    eye(figure, x + 1, y - 3, 9.5 + wonk, (2.5, 1.5))
    eye(figure, x + 24, y - 5, 7.2 - wonk * 0.6, (1.8, -1))
    figure.add(INK, disc(x + 13, y + 8, 1.8, 2.6, 20), disc(x + 18.5, y + 7.4, 1.6, 2.4, -20))
    mouth(figure, x + 12, y + jaw + 1, 27, 15)


def clerk() -> Figure:
    """The shambler in what is left of a suit, arms stretched out."""
    suit, trim = "#333A4C", "#232838"
    f = Figure()
    back_shoulder, back_elbow, back_wrist = (122, 118), (148, 108), (170, 100)
    f.outlined(SKIN_DARK, arm(back_shoulder, back_elbow, back_wrist), hand(170, 100, -12))
    f.outlined(trim, sleeve(back_shoulder, back_elbow, back_wrist, 0.35, 11, torn=0))
    f.outlined(trim, leg((88, 172), (72, 200), (52, 222), 13))
    f.outlined("#2A1D14", shoe(44, 238, 28, 24))
    f.outlined(
        suit, leg((106, 172), (118, 200), (112, 228)).difference(ragged(94, 134, 231, 12, 3))
    )
    f.outlined(SKIN, bare_foot(110))
    torso = hull(disc(88, 122, 17), disc(118, 118, 15), disc(88, 172, 16), disc(110, 172, 16))
    f.outlined(suit, torso.difference(ragged(66, 132, 190, 9, 5, 7)))
    f.add(BONE, poly((104, 102), (131, 104), (122, 150)))
    f.add(RED, poly((117, 106), (124, 106), (130, 140), (121, 150), (115, 140)))
    f.add(trim, poly((98, 102), (107, 102), (120, 152), (112, 158)))
    face(f, 110, 70, skull(110, 70))
    hair = union(
        poly(
            (78, 62),
            (74, 44),
            (86, 50),
            (88, 32),
            (99, 42),
            (108, 29),
            (114, 41),
            (126, 33),
            (124, 46),
            (112, 48),
            (96, 52),
        ),
    )
    f.add(INK, hair)
    f.add(INK, stitches(97, 52, 16, 70))
    front = (84, 124), (116, 132), (150, 126)
    f.outlined(SKIN, arm(*front, 8.6), hand(150, 126, 4, 1.1))
    f.outlined(suit, sleeve(*front, 0.45, 12.5))
    f.add(trim, line(2.4, (96, 136), (106, 140)))
    return f


def officer() -> Figure:
    """The policeman: cap askew, badge, one arm up as if to stop the traffic."""
    blue, dark = "#31486E", "#22324F"
    f = Figure()
    back = (120, 122), (146, 128), (164, 112)
    f.outlined(SKIN_DARK, arm(*back), hand(164, 112, -40))
    f.outlined(dark, sleeve(*back, 0.3, 11, torn=0))
    f.outlined(dark, leg((90, 176), (80, 204), (78, 228)))
    f.outlined("#1E1712", shoe(70, 240, 30))
    f.outlined(blue, leg((108, 176), (124, 200), (122, 228)))
    f.outlined("#1E1712", shoe(116, 240, 32))
    torso = hull(disc(86, 124, 17), disc(119, 122, 15), disc(88, 176, 17), disc(111, 176, 16))
    f.outlined(blue, torso)
    f.add(INK, hull(rect(70, 164, 58, 9)))
    f.add("#E0B93C", rect(104, 163, 12, 11))
    f.add("#E0B93C", star(108, 134, 7.5, 3.2, 5))
    f.add(dark, line(2.2, (118, 110), (116, 162)))
    face(f, 110, 72, skull(110, 72, 32, 30), wonk=-1)
    cap = union(
        blob((74, 48), (84, 26), (116, 20), (144, 30), (150, 44), (112, 44)),
    )
    f.outlined(blue, spin(cap, -5, 110, 45))
    f.outlined(INK, spin(hull(rect(79, 42, 62, 9), disc(150, 52, 4)), -5, 110, 45))
    f.add("#E0B93C", disc(117, 33, 5.5))
    front = (82, 128), (64, 156), (92, 172)
    f.outlined(SKIN, arm(*front, 8.6), hand(94, 172, 20, 1.0))
    f.outlined(blue, sleeve(*front, 0.3, 12.5))
    return f


def nurse() -> Figure:
    """The nurse: white dress, cap with a red cross, hair on end, a syringe gone missing."""
    white, grey = "#DDD8C4", "#A8A792"
    f = Figure()
    back = (116, 122), (142, 110), (160, 92)
    hair = blob(
        (74, 48),
        (100, 30),
        (132, 36),
        (136, 58),
        (98, 60),
        (94, 92),
        (98, 120),
        (78, 128),
        (60, 120),
        (70, 96),
        (66, 70),
    )
    hair = hair.difference(ragged(56, 102, 128, 14, 8, 5))
    f.outlined("#3B2A2E", hair)
    f.outlined(SKIN_DARK, arm(*back, 6.8), hand(160, 92, -40))
    f.outlined(SKIN_DARK, limb((90, 190, 8), (82, 212, 7), (70, 228, 5.5)))
    f.outlined(grey, shoe(62, 238, 24, 20))
    f.outlined(SKIN, limb((108, 190, 8), (116, 212, 7), (112, 230, 5.5)))
    f.outlined(white, shoe(106, 240, 26))
    dress = hull(disc(90, 122, 12), disc(112, 120, 12), disc(98, 150, 15))
    skirt = poly((84, 146), (116, 146), (132, 204), (66, 204))
    f.outlined(white, soft(union(dress, skirt), 2).difference(ragged(60, 138, 206, 13, 4, 8)))
    f.add(grey, poly((84, 150), (96, 150), (88, 198), (72, 192)))
    f.add(RED, line(5, (84, 153), (117, 153)))
    f.add(RED, rect(104, 126, 10, 3.4), rect(107.3, 122.7, 3.4, 10))
    face(f, 106, 72, skull(106, 72, 29, 29, 19), wonk=1.5, jaw=18)
    fringe = poly(
        (76, 66),
        (76, 46),
        (92, 38),
        (122, 38),
        (136, 52),
        (126, 50),
        (122, 56),
        (112, 48),
        (104, 57),
        (96, 50),
        (90, 62),
        (84, 54),
    )
    f.add("#3B2A2E", fringe)
    f.outlined(white, spin(poly((86, 40), (82, 22), (128, 22), (124, 40)), -8, 105, 38))
    f.add(RED, spin(union(rect(99, 29, 13, 4.4), rect(103.3, 24.7, 4.4, 13)), -8, 105, 38))
    front = (86, 124), (110, 142), (142, 138)
    f.outlined(SKIN, arm(*front, 7.4), hand(142, 138, 0))
    f.outlined(white, sleeve((86, 124), (94, 130), (120, 142), 0.25, 10.5))
    return f


def brute() -> Figure:
    """The fat one: a belly that left its vest behind, small legs, long arms."""
    vest, jeans = "#D9D2BC", "#3A4660"
    f = Figure()
    back = (138, 112), (166, 122), (180, 146)
    f.outlined(SKIN_DARK, arm(*back, 11), hand(180, 146, 60, 1.15))
    f.outlined("#2B3348", leg((84, 192), (76, 212), (72, 228), 18))
    f.outlined(SKIN_DARK, bare_foot(62, 240))
    f.outlined(
        jeans, leg((122, 192), (128, 212), (124, 228), 18).difference(ragged(100, 150, 232, 10, 2))
    )
    f.outlined(SKIN, bare_foot(118, 240))
    belly = hull(disc(84, 124, 30), disc(128, 120, 24), disc(104, 162, 46), disc(116, 168, 42))
    f.outlined(SKIN, belly)
    f.add(SKIN_DARK, belly.difference(affinity.translate(belly, 12, -6)))
    top = belly.intersection(
        poly((40, 80), (180, 80), (176, 152), (140, 146), (112, 158), (84, 148), (48, 160))
    )
    top = top.difference(union(disc(58, 96, 16), disc(152, 92, 20)))
    f.add(INK, top.buffer(2))
    f.add(vest, top)
    f.add("#9B957F", poly((70, 120), (80, 132), (74, 150), (60, 152)))
    f.add(RED, blob((112, 126), (124, 122), (130, 132), (122, 146), (116, 138)))
    f.add(INK, disc(122, 178, 3, 4.4))
    f.add(INK, hull(rect(64, 194, 92, 5)).intersection(belly.buffer(2)))
    head = union(
        disc(112, 66, 30, 28), hull(disc(100, 86, 17), disc(126, 86, 17), disc(114, 92, 19))
    )
    face(f, 110, 68, union(soft(head, 2), disc(81, 72, 6, 8)), wonk=-2.5, jaw=19)
    f.add(INK, stitches(122, 45, 22, -12, 4))
    f.add(INK, line(2, (94, 42), (98, 36)), line(2, (103, 39), (105, 32)))
    front = (70, 128), (60, 166), (88, 186)
    f.outlined(SKIN, arm(*front, 13), hand(88, 186, 20, 1.3))
    return f


def clown() -> Figure:
    """The clown: orange tufts, ruff, one big shoe; nobody laughs any more."""
    left, right, tuft = "#8C2F4A", "#C9A23A", "#E8813A"
    f = Figure()
    back = (118, 126), (146, 116), (166, 124)
    f.outlined(SKIN_DARK, arm(*back), hand(166, 124, 10))
    f.outlined(left, sleeve(*back, 0.4, 12))
    f.outlined(left, leg((90, 176), (78, 204), (70, 226), 15))
    f.outlined("#9A2A24", hull(disc(66, 232, 8), disc(96, 233, 8), disc(78, 226, 9)))
    f.outlined(right, leg((110, 176), (122, 202), (120, 226), 15))
    f.outlined("#C8402F", hull(disc(118, 231, 9), disc(156, 230, 10), disc(130, 224, 9)))
    torso = hull(disc(90, 128, 17), disc(114, 126, 15), disc(92, 176, 20), disc(110, 176, 19))
    f.outlined(right, torso)
    f.add(left, torso.intersection(poly((40, 90), (103, 90), (99, 220), (40, 220))))
    f.add(BONE, disc(113, 146, 5), disc(112, 166, 5))
    ruff = union(*(disc(78 + i * 11, 112 + (3 - abs(3 - i)) * 2.4, 8.6, 9.6) for i in range(7)))
    f.outlined(BONE, ruff)
    for side in ((76, 62), (144, 58)):
        f.outlined(
            tuft,
            union(
                disc(side[0], side[1], 14),
                disc(side[0] - 5, side[1] - 13, 11),
                disc(side[0] - 6, side[1] + 12, 9),
            ),
        )
    head = soft(union(disc(110, 68, 31, 32), hull(disc(104, 88, 16), disc(122, 86, 17))), 2)
    f.outlined(SKIN, head)
    f.add(SKIN_DARK, head.difference(affinity.translate(head, 8, -5)))
    f.add(BONE, disc(112, 88, 19, 13))
    f.add(BONE, disc(101, 62, 14, 17), disc(128, 60, 12, 15))
    eye(f, 101, 64, 8.5, (2, 2))
    eye(f, 128, 62, 7.5, (-1.5, 1))
    f.add(INK, poly((101, 44), (104, 54), (98, 54)), poly((128, 43), (131, 52), (125, 52)))
    mouth(f, 114, 91, 29, 15, 4)
    f.outlined(RED, disc(116, 76, 8), edge=1.8)
    front = (84, 130), (110, 144), (146, 144)
    f.outlined(SKIN, arm(*front, 8.4), hand(146, 144, 8))
    f.outlined(left, sleeve(*front, 0.5, 13, torn=0))
    f.outlined(tuft, spin(poly((98, 38), (112, 4), (128, 37)), 10, 112, 38))
    f.outlined(BONE, disc(120, 7, 6))
    return f


def granny() -> Figure:
    """The grandmother: bun, glasses, shawl, and a stick that still does its work."""
    shawl, dress, hair = "#7D4A6B", "#3C3A52", "#CFCBBD"
    f = Figure()
    f.outlined(
        "#5A3B20",
        line(6, (162, 238), (160, 136)),
        union(*(disc(x, y, 4) for x, y in ((160, 134), (155, 128), (147, 128)))),
    )
    back = (112, 132), (136, 148), (152, 134)
    f.outlined(SKIN_DARK, arm(*back, 7), hand(152, 136, 10, 0.9))
    f.outlined(dress, sleeve(*back, 0.4, 10))
    f.outlined(SKIN_DARK, limb((86, 200, 8), (80, 216, 6.5), (74, 230, 5.5)))
    f.outlined("#2A1D14", shoe(68, 240, 24))
    f.outlined(SKIN, limb((106, 200, 8), (112, 216, 6.5), (110, 230, 5.5)))
    f.outlined("#2A1D14", shoe(104, 240, 26))
    body = soft(
        union(
            hull(disc(84, 138, 18), disc(106, 134, 16), disc(96, 170, 20)),
            poly((74, 160), (116, 160), (126, 214), (62, 214)),
        ),
        3,
    )
    f.outlined(dress, body.difference(ragged(58, 130, 216, 10, 12, 8)))
    f.add("#565478", *(disc(x, y, 3) for x, y in ((82, 190), (100, 198), (112, 184), (92, 176))))
    wrap = blob((66, 128), (84, 110), (112, 112), (126, 130), (112, 158), (96, 176), (78, 162))
    f.outlined(shawl, wrap.difference(ragged(80, 118, 178, 10, 3, 5)))
    f.add("#A06BA0", line(2.4, (76, 136), (98, 164)), line(2.4, (88, 126), (108, 150)))
    f.outlined(hair, disc(78, 42, 15))
    face(f, 108, 80, skull(108, 80, 29, 28, 18), wonk=0, jaw=17)
    fringe = blob((76, 82), (74, 58), (90, 44), (116, 44), (134, 56), (118, 58), (98, 62), (86, 72))
    f.outlined(hair, fringe, edge=2)
    f.add("#9B988A", line(2, (86, 58), (104, 50)), line(2, (92, 62), (116, 52)))
    f.add(INK, ring(109, 77, 14, 2.6), ring(132, 75, 11.6, 2.6), line(2.6, (80, 76), (96, 76)))
    front = (82, 138), (98, 160), (128, 164)
    f.outlined(SKIN, arm(*front, 7.4), hand(128, 164, 14))
    f.outlined(shawl, sleeve((82, 136), (92, 152), (112, 164), 0.4, 12))
    return f


def digger() -> Figure:
    """The road worker: helmet, safety vest, an arm of bare bone."""
    vest, jeans = "#D9792B", "#3B4A5C"
    f = Figure()
    # The bone arm: two bones, knuckles at the joints.
    f.outlined(
        BONE,
        line(6, (120, 124), (146, 116)),
        disc(146, 116, 5.5),
        line(5, (146, 116), (172, 104)),
        *(line(3.6, (172, 104), spot) for spot in ((190, 92), (194, 102), (190, 112))),
        disc(172, 104, 5),
    )
    f.outlined("#2A3542", leg((88, 176), (70, 200), (62, 226)))
    f.outlined("#6B4A22", shoe(54, 240, 30))
    f.outlined(jeans, leg((108, 176), (120, 202), (114, 228)))
    f.outlined("#6B4A22", shoe(108, 240, 32))
    torso = hull(disc(86, 124, 17), disc(118, 121, 14), disc(88, 174, 16), disc(110, 174, 16))
    f.outlined("#54606B", torso)
    jacket = torso.intersection(poly((66, 100), (112, 100), (108, 200), (66, 200)))
    jacket = union(jacket, torso.intersection(poly((122, 100), (140, 100), (140, 200), (118, 200))))
    f.add(vest, jacket.difference(ragged(66, 132, 190, 8, 6, 6)))
    f.add(
        "#F0E3A0",
        jacket.intersection(rect(60, 138, 90, 8)),
        jacket.intersection(rect(60, 158, 90, 8)),
    )
    face(f, 110, 74, skull(110, 74, 31, 29), wonk=1)
    dome = disc(110, 62, 36, 32).intersection(rect(60, 20, 100, 38))
    f.outlined(
        "#E0B93C", spin(dome, -7, 110, 58), spin(hull(rect(72, 53, 84, 7, r=3)), -7, 110, 58)
    )
    f.add("#A8842A", spin(rect(106, 28, 7, 24, r=3), -7, 110, 58))
    front = (82, 126), (72, 154), (104, 160)
    f.outlined(SKIN, arm(*front, 8.4), hand(104, 160, -6, 1.1))
    f.outlined("#54606B", sleeve((82, 126), (78, 140), (76, 156), 0.4, 12))
    return f


def skater() -> Figure:
    """The boy: cap the wrong way round, hooded jacket, the smallest and the quickest."""
    hood, dark, cap = "#4E3B6E", "#392B52", "#B3261E"
    f = Figure()
    back = (114, 148), (138, 138), (158, 126)
    f.outlined(SKIN_DARK, arm(*back, 7), hand(158, 126, -30, 0.95))
    f.outlined(dark, sleeve(*back, 0.5, 10.5))
    f.outlined("#2E3B4A", leg((90, 190), (76, 210), (66, 228), 11))
    f.outlined(BONE, shoe(58, 240, 28))
    f.outlined("#3A4A5E", leg((104, 190), (118, 208), (116, 228), 11))
    f.outlined(BONE, shoe(110, 240, 30))
    torso = hull(disc(88, 150, 15), disc(110, 148, 13), disc(88, 188, 15), disc(106, 188, 14))
    f.outlined(hood, torso)
    f.add(dark, poly((96, 172), (116, 172), (112, 190), (92, 190)))
    f.outlined(dark, blob((70, 138), (84, 122), (110, 124), (124, 138), (108, 148), (84, 150)))
    face(f, 106, 96, skull(106, 96, 34, 32, 20), wonk=2, jaw=20)
    f.outlined(
        cap, disc(104, 90, 36, 33).intersection(poly((50, 40), (150, 40), (146, 74), (60, 88)))
    )
    f.outlined(cap, spin(hull(disc(52, 92, 5), disc(74, 84, 8)), 4, 66, 88))
    f.add(INK, poly((118, 62), (128, 80), (112, 80)))
    f.add(SKIN, poly((118, 68), (124, 78), (114, 78)))
    f.add(BONE, line(1.8, (104, 150), (102, 166)), line(1.8, (112, 148), (112, 162)))
    front = (82, 152), (104, 166), (136, 162)
    f.outlined(SKIN, arm(*front, 7.4), hand(136, 162, 0))
    f.outlined(hood, sleeve(*front, 0.5, 11.5, torn=0))
    return f


CAST: dict[str, Callable[[], Figure]] = {
    "a": clerk,
    "b": officer,
    "c": nurse,
    "d": brute,
    "e": clown,
    "f": granny,
    "g": digger,
    "h": skater,
}
"""The figures by a letter."""
