"""Those who are not zombies of the street: dogs, people behind the barricade, people in a hurry."""

from __future__ import annotations

from art.figures import BONE, INK, RED, SKIN, SKIN_DARK, Figure
from art.shapes import (
    affinity,
    blob,
    disc,
    hull,
    limb,
    line,
    poly,
    rect,
    soft,
    star,
    tapered,
    teeth,
    union,
)
from art.zombies import arm, eye, hand, leg, mouth, shoe, skull, sleeve, stitches

FLESH = "#E0B48A"
FLESH_DARK = "#B98559"


def dog(fur: str = "#6F6A4E", dark: str = "#4C4936", spots: bool = False) -> Figure:
    """Return the zombie dog at full run: ribs, stitches, one mad eye, all teeth."""
    f = Figure()
    f.outlined(
        dark,
        limb((62, 176, 12), (40, 196, 8), (22, 220, 5.5)),
        hull(disc(20, 224, 6), disc(32, 227, 5)),
    )
    f.outlined(
        dark,
        limb((128, 180, 10), (156, 196, 7), (172, 212, 5)),
        hull(disc(172, 216, 6), disc(184, 217, 5)),
    )
    f.outlined(fur, tapered(9, 3, (48, 160), (24, 150), (12, 128), (2, 130)))
    body = hull(disc(62, 168, 22), disc(100, 164, 17), disc(126, 158, 25))
    f.outlined(fur, soft(union(body, limb((126, 150, 20), (150, 126, 16))), 4))
    ribs = [
        tapered(4.4, 2.6, (84 + i * 11, 148), (80 + i * 11, 164), (87 + i * 11, 178))
        for i in range(4)
    ]
    f.add(INK, blob((76, 152), (96, 144), (126, 148), (128, 170), (104, 182), (80, 178)))
    f.add(BONE, *ribs)
    f.outlined(
        fur,
        limb((60, 174, 14), (76, 204, 9), (64, 226, 6)),
        hull(disc(62, 231, 6), disc(76, 234, 5)),
    )
    f.outlined(
        fur,
        limb((128, 170, 13), (142, 200, 8), (130, 224, 6)),
        hull(disc(130, 230, 6), disc(143, 234, 5)),
    )
    # Head, pointing right with the jaw open.
    f.outlined(dark, poly((140, 96), (134, 66), (158, 90)))
    lower = poly((150, 128), (194, 140), (196, 148), (180, 152), (146, 142))
    f.outlined(fur, soft(lower, 2))
    f.add("#8C2F3A", tapered(9, 6, (160, 134), (182, 142), (190, 158)))
    upper = soft(
        union(disc(152, 112, 24), poly((156, 94), (200, 108), (204, 118), (198, 126), (152, 132))),
        3,
    )
    f.outlined(fur, upper)
    f.add(BONE, teeth(160, 127, 38, 10, 4), teeth(158, 138, 34, 9, 4, up=True))
    f.add(INK, disc(201, 112, 5.4, 4.6))
    f.outlined(dark, poly((146, 94), (154, 58), (172, 94)))
    f.add(SKIN, poly((152, 90), (156, 72), (164, 92)))
    eye(f, 164, 106, 8, (2.5, 0.5))
    f.add(INK, stitches(140, 122, 18, 60))
    if spots:
        f.add(dark, blob((50, 158), (66, 150), (72, 164), (58, 172)), disc(136, 146, 8, 6))
    else:
        f.add(dark, poly((46, 150), (62, 146), (56, 156)), poly((62, 147), (78, 143), (70, 153)))
    f.add(RED, line(7, (130, 138), (152, 148)))
    f.add("#E0B93C", disc(150, 152, 4.6))
    return f


def bitten() -> Figure:
    """Return the bitten bystander: half still a person, half already green."""
    shirt, dark = "#3F7098", "#2D5273"
    f = Figure()
    back = (120, 122), (142, 100), (150, 72)
    f.outlined(FLESH_DARK, arm(*back), hand(150, 72, -80, 0.9))
    f.outlined(dark, sleeve(*back, 0.1, 11, torn=0))
    f.outlined("#3B3026", leg((90, 176), (78, 204), (76, 228)))
    f.outlined("#1E1712", shoe(68, 240, 28))
    f.outlined("#4A3C2E", leg((108, 176), (122, 200), (124, 228)))
    f.outlined("#1E1712", shoe(118, 240, 30))
    f.outlined(
        shirt, hull(disc(87, 124, 17), disc(118, 121, 15), disc(90, 176, 16), disc(110, 176, 16))
    )
    f.add(BONE, poly((100, 104), (126, 104), (114, 124)))
    f.add(dark, line(2.2, (113, 124), (112, 184)))
    head = skull(110, 72, 31, 30, 18)
    f.outlined(FLESH, head)
    f.add(
        SKIN,
        head.intersection(blob((60, 20), (104, 30), (98, 60), (108, 84), (96, 120), (60, 110))),
    )
    f.add(SKIN_DARK, head.difference(affinity.translate(head, 9, -5)))
    f.add(INK, disc(81, 80, 2.4, 4))
    eye(f, 106, 68, 9, (0, 0))
    f.add(INK, disc(132, 66, 8))
    f.add(BONE, disc(132, 66, 6.6))
    f.add(INK, disc(132, 66, 2.2))
    f.add(INK, line(3, (122, 52), (140, 50)), line(3, (96, 52), (110, 50)))
    f.add(INK, disc(124, 92, 10, 8))
    f.add(BONE, rect(117, 85, 14, 3.4))
    hair = blob((78, 66), (78, 44), (98, 32), (124, 34), (138, 50), (122, 46), (106, 50), (92, 52))
    f.outlined("#4A2E1C", hair, edge=2)
    # The bite: a plaster on the neck, with the teeth showing through.
    f.outlined(BONE, rect(84, 100, 26, 11, turn=-16, r=3), edge=1.8)
    f.add(RED, *(disc(92 + i * 5, 106 - i * 1.4, 1.5) for i in range(3)))
    front = (82, 126), (62, 108), (56, 78)
    f.outlined(SKIN, arm(*front, 8.2), hand(56, 78, -100, 0.95))
    f.outlined(shirt, sleeve(*front, 0.2, 12))
    return f


def runner() -> Figure:
    """Return somebody running away to the right, hands in the air, mouth wide open."""
    shirt, dark = "#3F7098", "#2D5273"
    f = Figure()
    f.outlined(FLESH_DARK, arm((112, 122), (136, 106), (140, 78)), hand(140, 80, -70, 0.85))
    f.outlined(dark, sleeve((112, 122), (136, 106), (140, 78), 0.1, 10, torn=0))
    f.outlined("#3B3026", leg((92, 172), (62, 184), (36, 204), 12))
    f.outlined("#1E1712", shoe(22, 206, 26, 70))
    f.outlined("#4A3C2E", leg((108, 172), (134, 188), (130, 222), 12))
    f.outlined("#1E1712", shoe(124, 236, 28, -6))
    f.outlined(
        shirt, hull(disc(92, 124, 15), disc(116, 122, 14), disc(92, 170, 15), disc(108, 170, 15))
    )
    f.add(BONE, poly((104, 106), (124, 108), (113, 122)))
    f.outlined(FLESH, skull(112, 76, 29, 28, 18))
    f.add(INK, disc(112, 72, 8.6), disc(133, 70, 7.4))
    f.add(BONE, disc(112, 72, 7.2), disc(133, 70, 6))
    f.add(INK, disc(109, 73, 2.2), disc(130.6, 71, 2))
    f.add(INK, disc(124, 94, 9, 11))
    f.add(RED, disc(124, 100, 6, 4))
    f.add(INK, line(3, (104, 57), (116, 54)), line(3, (128, 53), (138, 56)))
    f.outlined(
        "#4A2E1C",
        blob((82, 74), (78, 50), (96, 38), (122, 36), (140, 52), (118, 52), (98, 58)),
        edge=2,
    )
    f.outlined(FLESH, arm((86, 126), (66, 108), (68, 78)), hand(68, 78, -100, 0.9))
    f.outlined(shirt, sleeve((86, 126), (66, 108), (68, 78), 0.15, 11, torn=0))
    return f


COATS = (("#39506B", "#28394F"), ("#5A4B38", "#40352A"), ("#3E5A48", "#2B4033"))


def defender(look: int = 0) -> Figure:
    """Return a defender of the barricade, both hands forward (to the right).

    ``look`` chooses one of three: helmet, beard and woollen hat, headscarf.
    """
    coat, dark = COATS[look]
    f = Figure()
    if look == 2:
        f.outlined(
            "#7A3B1E",
            blob((74, 62), (84, 48), (100, 70), (92, 104), (80, 122), (66, 112), (72, 88)),
        )
    f.outlined(dark, limb((116, 124, 11), (138, 134, 10), (154, 128, 9)))
    f.outlined(dark, leg((90, 176), (74, 202), (66, 228)))
    f.outlined(INK, shoe(58, 240, 30))
    f.outlined(coat, leg((108, 176), (124, 200), (122, 228)))
    f.outlined(INK, shoe(116, 240, 32))
    f.outlined(
        coat, hull(disc(87, 124, 18), disc(118, 121, 15), disc(88, 176, 17), disc(110, 176, 16))
    )
    f.add(dark, rect(96, 130, 22, 18, r=2), rect(92, 158, 30, 7))
    head = skull(110, 76, 28, 28, 16)
    f.outlined(FLESH, head)
    f.add(FLESH_DARK, head.difference(affinity.translate(head, 8, -4)))
    if look == 1:
        beard = blob(
            (86, 84), (98, 90), (118, 86), (138, 86), (140, 100), (126, 114), (104, 112), (90, 100)
        )
        f.add("#4A2E1C", beard)
    f.add(INK, disc(116, 76, 3.4), disc(132, 75, 3.2))
    f.add(INK, line(3.4, (108, 66), (122, 69)), line(3.4, (127, 69), (138, 64)))
    f.add(BONE if look == 1 else INK, line(3, (116, 97), (132, 94)))
    f.add(FLESH_DARK, poly((124, 78), (132, 86), (122, 86)))
    if look == 0:
        dome = disc(108, 64, 35, 30).intersection(rect(60, 20, 100, 42))
        f.outlined("#54606B", dome, hull(rect(70, 57, 82, 7, r=3)))
        f.add(BONE, disc(112, 46, 6), rect(109, 46, 6, 4))
        f.add(INK, disc(109.6, 46, 1.5), disc(114.4, 46, 1.5))
    elif look == 1:
        f.outlined("#8E3B33", disc(108, 62, 31, 30).intersection(rect(60, 20, 100, 38)))
        f.outlined("#6B2A24", rect(76, 52, 64, 11, r=4))
    else:
        f.outlined("#C8402F", disc(108, 64, 31, 27).intersection(rect(60, 20, 100, 40)))
        f.outlined(
            "#A23226", poly((80, 60), (60, 54), (64, 66)), poly((80, 62), (62, 74), (70, 78))
        )
        f.add(
            BONE,
            *(disc(x, y, 2) for x, y in ((92, 50), (108, 44), (124, 50), (116, 56), (100, 57))),
        )
    f.outlined(coat, limb((86, 128, 12), (114, 144, 10), (148, 132, 9)))
    f.outlined(FLESH, disc(152, 131, 9))
    return f


def coward() -> Figure:
    """Return a living shield: tied up, eyes shut tight, feet off the ground."""
    shirt = "#3F7098"
    f = Figure()
    f.outlined("#3B3026", leg((92, 176), (86, 200), (92, 222), 11))
    f.outlined("#1E1712", shoe(88, 234, 24, 20))
    f.outlined("#4A3C2E", leg((108, 176), (114, 200), (108, 220), 11))
    f.outlined("#1E1712", shoe(106, 230, 24, 30))
    f.outlined(
        shirt, hull(disc(86, 126, 16), disc(116, 124, 16), disc(90, 172, 15), disc(110, 172, 15))
    )
    for k in range(3):
        f.outlined(
            "#C9A23A",
            line(5, (72, 136 + k * 13), (101, 142 + k * 13), (130, 135 + k * 13)),
            edge=1.6,
        )
    f.outlined(FLESH, skull(104, 78, 29, 28, 17))
    f.add(INK, line(3.2, (96, 70), (106, 75), (96, 80)), line(3.2, (132, 68), (123, 73), (132, 78)))
    f.add(INK, line(3, (94, 60), (108, 56)), line(3, (122, 55), (134, 58)))
    f.add(INK, rect(104, 88, 25, 13, r=4))
    f.add(BONE, rect(106.5, 90.5, 20, 8, r=1))
    f.add(INK, *(rect(110 + k * 5, 90, 1.5, 9) for k in range(4)))
    f.add(
        "#9CC7E6",
        blob((142, 58), (147, 68), (142, 73), (137, 68)),
        blob((76, 48), (80, 57), (75, 61), (71, 55)),
    )
    f.outlined(
        "#4A2E1C",
        blob((74, 74), (74, 50), (92, 38), (118, 38), (132, 54), (110, 52), (90, 60)),
        edge=2,
    )
    return f


def crawler() -> Figure:
    """Return a zombie on its way out of the earth: chest, head, both arms, y = 240 is the soil."""
    f = Figure()
    f.outlined(SKIN_DARK, arm((130, 212), (158, 196), (172, 160), 10), hand(172, 160, -75, 1.15))
    f.outlined("#4B4436", hull(disc(76, 230, 24), disc(124, 226, 20), disc(100, 240, 24)))
    f.add("#322D23", poly((92, 214), (116, 216), (106, 244)))
    head = skull(104, 176)
    f.outlined(SKIN, head)
    f.add(SKIN_DARK, head.difference(affinity.translate(head, 9, -5)))
    f.add(INK, disc(75, 183, 2.4, 4))
    eye(f, 105, 173, 10, (2, -2))
    eye(f, 128, 171, 6.6, (1.5, 1))
    f.add(INK, disc(117, 184, 1.8, 2.6, 20), disc(122.5, 183.4, 1.6, 2.4, -20))
    mouth(f, 116, 198, 27, 15)
    f.add(
        INK,
        poly(
            (76, 160), (74, 146), (84, 150), (90, 138), (98, 148), (108, 140), (108, 150), (92, 154)
        ),
    )
    f.add(INK, stitches(122, 152, 18, 20))
    f.outlined(SKIN, arm((70, 226), (44, 216), (32, 178), 10), hand(32, 178, -100, 1.2))
    return f


def reaching(length: float = 70) -> Figure:
    """Return a single zombie arm that comes straight up out of y = 240."""
    f = Figure()
    f.outlined(
        SKIN,
        limb((100, 244, 12), (98, 240 - length * 0.6, 10), (102, 240 - length, 8.5)),
        hand(102, 240 - length, -90, 1.35),
    )
    f.add(SKIN_DARK, limb((92, 244, 4), (91, 240 - length * 0.6, 3), (95, 240 - length, 3)))
    top = 240 - length * 0.25
    cuff = limb((100, 246, 16), (99, top, 14))
    f.outlined("#333A4C", cuff.difference(star(99, top - 16, 20, 8, 5)))
    return f
