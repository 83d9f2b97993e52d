"""The court of the dead: king, jack, witch, mercenary and president, as figures of the cast."""

from __future__ import annotations

from art import people, props, zombies
from art.beast_parts import seam
from art.figures import BONE, INK, RED, SKIN, SKIN_DARK, Figure
from art.scenery import flame
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
    union,
)
from art.suits import GOLD, sign, top_hat, witch_hat
from art.zombies import arm, face, hand, leg, shoe, skull, sleeve, stitches

CLOTH = {
    "hearts": ("#A93A34", "#7A2622"),
    "diamonds": ("#C98A2E", "#8F5F1C"),
    "clubs": ("#3E6E4A", "#28482F"),
    "spades": ("#3D5580", "#283A5C"),
}
"""What the court of each suit wears: cloth and its shade."""


def king(suit: str) -> Figure:
    """The king: crown, moth-eaten ermine, a bone for a sceptre."""
    cloth, dark = CLOTH[suit]
    f = Figure()
    cape = blob((74, 100), (52, 150), (40, 236), (100, 242), (168, 236), (150, 150), (134, 100))
    f.outlined(dark, cape.difference(ragged(36, 172, 244, 14, 3, 8)))
    f.outlined(SKIN_DARK, arm((124, 122), (150, 132), (162, 112)), hand(162, 112, -50))
    f.outlined(dark, sleeve((124, 122), (150, 132), (162, 112), 0.3, 12, torn=0))
    robe = hull(disc(86, 124, 18), disc(122, 122, 16), rect(62, 222, 82, 8))
    f.outlined(cloth, robe.difference(ragged(56, 150, 236, 12, 5, 8)))
    f.add(dark, poly((70, 150), (80, 150), (72, 226), (62, 226)))
    trim = union(poly((98, 112), (118, 112), (122, 232), (94, 232))).intersection(robe)
    f.outlined(BONE, trim.difference(ragged(56, 150, 236, 12, 5, 8)), edge=2)
    f.add(
        INK,
        *(
            disc(x, y, 1.8, 4)
            for x, y in ((103, 150), (113, 164), (104, 182), (114, 198), (105, 214))
        ),
    )
    f.add(cloth if suit in ("hearts", "diamonds") else INK, sign(suit, 108, 136, 15))
    face(f, 110, 74, skull(110, 74, 33, 31))
    beard = poly(
        (84, 92),
        (92, 112),
        (98, 104),
        (106, 122),
        (114, 110),
        (124, 118),
        (126, 104),
        (136, 106),
        (138, 92),
        (126, 96),
        (108, 94),
    )
    f.outlined("#B9B3A2", beard, edge=2)
    zombies.mouth(f, 120, 95, 24, 11)
    f.outlined("#B9B3A2", blob((78, 72), (74, 92), (82, 104), (88, 90), (84, 70)), edge=2)
    f.outlined(
        BONE,
        hull(disc(84, 108, 9), disc(100, 114, 8)),
        hull(disc(112, 114, 8), disc(132, 108, 8)),
        edge=2.2,
    )
    f.add(INK, *(disc(x, y, 1.6, 3) for x, y in ((84, 108), (97, 113), (118, 113), (130, 109))))
    f.layers.extend(props.crown().at(108, 50, 1.16, -7, foot=(0, 0)).layers)
    f.add(INK, stitches(92, 58, 14, 60))
    staff = limb((52, 208, 4.6), (48, 112, 4.6))
    f.outlined(BONE, staff, disc(42, 106, 8), disc(55, 104, 8), disc(46, 212, 7), disc(58, 211, 7))
    f.outlined(SKIN, arm((82, 126), (62, 150), (52, 150), 9), hand(50, 150, 186, 0.9))
    f.outlined(cloth, sleeve((82, 126), (64, 150), (52, 150), 0.2, 13))
    return f


def jack(suit: str) -> Figure:
    """The jack: feathered cap, puffed sleeves, a sword through him that he has not noticed."""
    cloth, dark = CLOTH[suit]
    f = Figure()
    f.outlined("#9AA7B2", poly((38, 154), (44, 148), (176, 132), (190, 135), (178, 142)))
    f.outlined(dark, leg((92, 176), (80, 204), (78, 228), 10))
    f.outlined("#2A1D14", shoe(70, 240, 28))
    f.outlined(BONE, leg((108, 176), (122, 202), (118, 228), 10))
    f.outlined("#2A1D14", shoe(112, 240, 30))
    f.outlined(SKIN_DARK, arm((120, 122), (144, 112), (158, 92)), hand(158, 92, -50))
    f.outlined(dark, disc(126, 120, 15, 14))
    tunic = hull(disc(88, 124, 16), disc(116, 122, 14), rect(76, 178, 52, 12))
    f.outlined(cloth, tunic.difference(ragged(68, 136, 194, 11, 4, 6)))
    f.add(BONE, rect(100, 112, 12, 74).intersection(tunic))
    f.add(cloth if suit in ("hearts", "diamonds") else INK, sign(suit, 106, 150, 13))
    f.add(dark, rect(72, 164, 62, 8).intersection(tunic))
    f.add(RED, blob((84, 148), (92, 144), (98, 150), (94, 166), (88, 172), (86, 158)))
    f.outlined("#7A5230", rect(22, 146, 20, 9, -7, 3))
    f.outlined(GOLD, rect(40, 136, 7, 30, -7, 3), disc(20, 152, 5))
    face(f, 110, 76, skull(110, 76, 32, 30), wonk=1)
    f.outlined("#6E4A2A", blob((80, 64), (72, 84), (78, 108), (90, 100), (86, 72)), edge=2)
    cap = blob((70, 58), (82, 34), (116, 28), (146, 44), (150, 56), (110, 54))
    f.outlined(cloth, cap)
    f.outlined(dark, hull(rect(70, 52, 80, 8, r=4)))
    f.outlined("#E6DCC0", blob((84, 46), (62, 28), (46, 4), (70, 10), (90, 30), (94, 44)), edge=2.2)
    f.add("#A89A78", tapered(2.4, 1, (90, 44), (70, 22), (54, 8)))
    f.outlined(SKIN, arm((84, 126), (66, 128), (74, 98), 8.4), hand(74, 98, -80, 0.9))
    f.outlined(cloth, disc(82, 126, 15, 14))
    f.add(dark, line(2, (74, 118), (76, 134)), line(2, (84, 114), (86, 138)))
    return f


def witch() -> Figure:
    """The Queen Witch: hat, wand, green fire in her hand."""
    cloth, dark = "#6A4A86", "#4A3162"
    f = Figure()
    hair = blob(
        (74, 60), (58, 90), (52, 140), (72, 152), (92, 130), (130, 140), (146, 126), (138, 70)
    )
    f.outlined("#C8632F", hair.difference(ragged(46, 150, 156, 12, 7, 7)))
    f.outlined(SKIN_DARK, arm((120, 124), (148, 118), (162, 96), 7), hand(162, 96, -60))
    f.outlined(dark, sleeve((120, 124), (148, 118), (162, 96), 0.4, 12, torn=0))
    for ink, size in (("#3E6A2C", 1), ("#8FB257", 0.72), ("#EEF0C4", 0.4)):
        f.add(ink, flame(172, 84, 34 * size, 50 * size, 3))
    robe = hull(disc(90, 124, 14), disc(114, 122, 13), rect(62, 224, 88, 8))
    f.outlined(cloth, robe.difference(ragged(54, 160, 240, 16, 6, 8)))
    f.add(
        dark,
        poly((112, 150), (122, 150), (142, 228), (128, 228)),
        poly((86, 160), (92, 160), (84, 230), (72, 230)),
    )
    f.add(GOLD, rect(78, 160, 52, 7).intersection(robe), star(104, 163, 8, 3.6, 5))
    face(f, 110, 80, skull(110, 80, 30, 29))
    f.outlined(SKIN, tapered(13, 5, (122, 84), (140, 92), (144, 100)), edge=2)
    f.add(SKIN_DARK, disc(140, 90, 2.4))
    f.add(RED, line(3, (106, 52), (118, 56)))
    witch_hat(f, 106, 58, 0.98)
    f.layers.extend(props.crown().at(106, 52, 0.52, -3, foot=(0, 0)).layers)
    f.outlined("#7A5230", line(5, (40, 96), (66, 150)))
    f.add(GOLD, star(38, 90, 13, 5, 5), star(22, 116, 5, 2, 4), star(58, 78, 5, 2, 4))
    f.outlined(SKIN, arm((86, 126), (62, 150), (58, 134), 7.6), hand(58, 134, -110, 0.86))
    f.outlined(cloth, sleeve((86, 126), (64, 148), (58, 134), 0.1, 12))
    return f


def mercenary() -> Figure:
    """The mercenary: still alive, which costs; a patch, a scar and far too many cartridges."""
    f = people.defender(2)
    f.add(INK, disc(132, 75, 8.6), line(2.6, (88, 62), (138, 72)))
    f.add("#B98559", line(2.2, (108, 84), (114, 96)))
    f.outlined("#7A5230", line(6, (80, 112), (116, 176)), edge=2)
    for i in range(7):
        f.outlined(GOLD, rect(77 + i * 5.4, 112 + i * 9.4, 13, 5.4, -28, 2), edge=1.4)
    f.outlined("#9AA7B2", poly((62, 176), (70, 178), (60, 214), (54, 204)), edge=2)
    f.outlined("#7A5230", rect(61, 162, 8, 16, 14, 2), edge=2)
    f.layers.extend(props.machine_gun().at(150, 148, 0.62, -6, True, (0, 0)).layers)
    f.outlined("#E0B48A", disc(150, 142, 9), disc(126, 144, 9))
    return f


def president() -> Figure:
    """The President: top hat, sash, a smile on the living side, and the speech still going on."""
    suit, dark = "#3A3442", "#262230"
    f = Figure()
    f.outlined(dark, leg((90, 176), (82, 204), (80, 228)))
    f.outlined(INK, shoe(72, 240, 30))
    f.outlined(suit, leg((108, 176), (122, 202), (120, 228)))
    f.outlined(INK, shoe(114, 240, 32))
    f.outlined(SKIN_DARK, arm((120, 122), (144, 104), (148, 74)), hand(148, 74, -80))
    f.outlined(dark, sleeve((120, 122), (144, 104), (148, 74), 0.3, 12, torn=0))
    torso = hull(disc(86, 124, 18), disc(120, 121, 16), disc(88, 178, 17), disc(112, 178, 16))
    f.outlined(suit, torso)
    f.outlined(BONE, poly((96, 104), (132, 104), (118, 146)), edge=2)
    f.add(RED, poly((110, 108), (120, 108), (122, 138), (116, 148), (110, 138)))
    sash = poly((74, 118), (88, 110), (130, 176), (120, 188)).intersection(torso)
    f.outlined("#3D7FD0", sash, edge=2)
    f.add(BONE, poly((79, 116), (84, 113), (127, 180), (123, 184)).intersection(torso))
    f.outlined(GOLD, star(86, 150, 11, 5, 8), edge=2)
    face(f, 110, 76, skull(110, 76, 33, 31))
    f.outlined("#B9B3A2", blob((78, 66), (72, 86), (80, 98), (88, 84), (84, 64)), edge=2)
    f.outlined(
        "#B9B3A2",
        tapered(9, 3, (118, 88), (106, 92), (98, 100)),
        tapered(9, 3, (122, 87), (134, 90), (140, 98)),
        edge=1.8,
    )
    f.add(INK, ring(134, 71, 12, 2.4), line(1.8, (140, 82), (146, 112)))
    top_hat(f, 106, 50, 0.98)
    f.add(GOLD, star(106, 28, 9, 4, 5))
    f.outlined(SKIN, arm((84, 126), (64, 144), (70, 168), 9), hand(70, 168, 60))
    f.outlined(suit, sleeve((84, 126), (64, 144), (70, 168), 0.35, 13))
    f.add(INK, seam((92, 56), (84, 70), gap=7, size=4))
    return f


def lectern(f: Figure, x: float, y: float) -> None:
    """Stand a lectern with a microphone before somebody."""
    f.outlined("#7A5230", poly((x - 50, y - 62), (x + 50, y - 62), (x + 40, y), (x - 40, y)))
    f.add("#93673F", poly((x - 42, y - 56), (x + 42, y - 56), (x + 36, y - 48), (x - 36, y - 48)))
    f.outlined("#553718", rect(x - 56, y - 72, 112, 12, r=3))
    head = soft(union(disc(x, y - 34, 15, 13), rect(x - 9, y - 28, 18, 13, r=3)), 1)
    f.outlined(GOLD, head, edge=2)
    f.add(
        INK,
        disc(x - 5, y - 34, 3.6),
        disc(x + 5, y - 34, 3.6),
        *(rect(x - 5 + k * 4, y - 22, 1.6, 7) for k in range(3)),
    )
    f.outlined("#5B6B7A", line(3, (x + 26, y - 72), (x + 20, y - 96)), edge=2)
    f.outlined("#3A4754", spin(rect(x + 12, y - 112, 12, 20, r=6), -14, x + 18, y - 102), edge=2)


def flags(colour: str, other: str) -> Figure:
    """Return a worn flag on a pole standing on (0, 0), flying to the left."""
    f = Figure()
    f.outlined("#7A5230", rect(-3, -190, 6, 190))
    f.outlined(GOLD, disc(0, -192, 6))
    cloth = blob((-3, -182), (-40, -188), (-84, -176), (-90, -128), (-50, -136), (-3, -126))
    torn_ = affinity.translate(star(-90, -150, 20, 8, 6), 4, 0)
    f.outlined(colour, cloth.difference(torn_))
    f.add(other, rect(-100, -166, 100, 16).intersection(cloth).difference(torn_))
    return f
