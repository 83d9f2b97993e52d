"""The main menu's night, the five emblems and the window's icon."""

from __future__ import annotations

from math import cos, pi, sin

from shapely.geometry.base import BaseGeometry

from art import people, props, zombies
from art.figures import BONE, INK, SKIN, SKIN_DARK, Figure
from art.scenery import bat, grass, graveyard, halftone, hills, moon, roofs, tomb, tree, worn
from art.shapes import (
    affinity,
    blob,
    curve,
    disc,
    document,
    group,
    hull,
    limb,
    line,
    move,
    path,
    poly,
    radial,
    rect,
    soft,
    star,
    tapered,
    teeth,
    union,
)

NIGHT = "#0B0F17"


def moon_with_halo() -> str:
    """Return the menu's moon; its disc is the middle half."""
    return document(
        400,
        400,
        radial(
            "h",
            200,
            200,
            200,
            (0, "#F3EBC8", 0.55),
            (0.5, "#F3EBC8", 0.3),
            (0.72, "#D9CE9E", 0.1),
            (1, "#D9CE9E", 0),
        ),
        path(disc(200, 200, 200), "url(#h)"),
        radial("f", 178, 172, 132, (0, "#F6EFD2", 1), (1, "#DDD1A2", 1)),
        moon(200, 200, 100, "url(#f)", "#CFC290"),
    )


def trees() -> dict[str, str]:
    """Return three bare trees with their roots on the lower edge."""
    out = {}
    for i, (seed, lean) in enumerate(((3, 4), (6, -6), (9, 2))):
        shape = tree(460, seed, lean)
        x0, y0, x1, y1 = shape.bounds
        shape = affinity.translate(shape, -(x0 + x1) / 2, -y1)
        scale = min(388 / (x1 - x0), 490 / (y1 - y0))
        shape = affinity.translate(affinity.scale(shape, scale, scale, origin=(0, 0)), 200, 500)
        out[f"tree-{i + 1}"] = document(400, 500, path(shape, NIGHT))
    return out


def ridges() -> dict[str, str]:
    """Return a far and a near graveyard hill, 1600 by 200."""
    frame = rect(0, 0, 1600, 200)
    far = union(
        graveyard(1600, 110, 200, 5, 1.5, 18),
        move(tree(104, 7), 330, 118),
        move(tree(96, 8), 1120, 116),
    )
    chapel = union(
        rect(760, 48, 70, 80),
        poly((752, 50), (795, 14), (838, 50)),
        rect(726, 70, 40, 60),
        poly((720, 72), (746, 52), (772, 72)),
        rect(792, -6, 5, 24),
        rect(786, 0, 17, 5),
    )
    lit = union(
        poly((787, 84), (795, 72), (803, 84), (803, 104), (787, 104)), rect(740, 86, 10, 14)
    )
    near = union(graveyard(1600, 124, 200, 12, 2.2, 15), grass(0, 1600, 128, 3, 16, 24))
    return {
        "ridge-far": document(
            1600,
            200,
            path(union(far, chapel).intersection(frame), "#131B29"),
            path(lit, "#F2C14E", 0.85),
        ),
        "ridge-near": document(1600, 200, path(near.intersection(frame), NIGHT)),
    }


def walkers() -> dict[str, str]:
    """Return black walkers, each with only its eyes alight."""
    out = {}
    for i, letter in enumerate("acfde"):
        figure = zombies.CAST[letter]().at(104, 240, 1)
        eyes = [
            shape
            for shape, colour in figure.layers
            if colour == BONE
            and 6 < shape.bounds[2] - shape.bounds[0] < 26
            and 6 < shape.bounds[3] - shape.bounds[1] < 26
            and shape.bounds[1] < 120
            and shape.geom_type == "Polygon"
            and abs(shape.area - 3.13 * ((shape.bounds[2] - shape.bounds[0]) / 2) ** 2) < 12
        ]
        out[f"walker-{i + 1}"] = document(
            240,
            240,
            group(
                [
                    path(affinity.translate(figure.silhouette(), -2, -1.4), "#3A4A66"),
                    path(figure.silhouette(), NIGHT),
                    path(union(*eyes), "#B9D16B") if eyes else "",
                ],
                "translate(12 0)",
            ),
        )
    return out


def graves() -> dict[str, str]:
    """Return single tombs on a little mound."""
    out = {}
    for i, (kind, turn) in enumerate(((0, -6), (1, 8), (3, 3))):
        stone = tomb(100, 190, 96, 150, kind, turn)
        mound = disc(100, 200, 86, 18).intersection(rect(0, 0, 200, 200))
        out[f"grave-{i + 1}"] = document(
            200,
            200,
            path(union(affinity.translate(stone, -2.4, -1.6)), "#3A4A66"),
            path(
                union(stone, mound, grass(20, 180, 192, i, 16, 12)).intersection(
                    rect(0, 0, 200, 200)
                ),
                NIGHT,
            ),
        )
    return out


def flying_bat() -> str:
    """Return a bat."""
    return document(200, 100, path(bat(100, 54, 190), NIGHT))


def _emblem(
    inks: tuple[str, str, str, str],
    seed: int,
    *scene: str,
    centre: tuple[float, float] = (150, 104),
) -> str:
    """Return an emblem: tinted paper, scene, printer's dots."""
    light, mid, deep, dots = inks
    return document(
        300,
        240,
        radial("e", *centre, 200, (0, light, 1), (0.55, mid, 1), (1, deep, 1)),
        path(rect(0, 0, 300, 240), "url(#e)"),
        *scene,
        path(halftone(-4, -4, 304, 244, 9.5, centre, 140, 236), dots, 0.8),
        path(worn(6, 8, 294, 232, seed, 54, 1.6), BONE, 0.5),
    )


def _standing(
    figure: Figure, x: float, y: float, scale: float, rim: str, flip: bool = False
) -> str:
    """Return a figure with its shadow, cut at the frame."""
    placed = figure.at(x, y, scale, 0, flip)
    return placed.shadow(y, opacity=0.5) + placed.cut(rect(0, 0, 300, 240)).svg(rim)


def emblem_zombiaki() -> str:
    """Return the street: two who shamble towards the barricade, and who waits behind it."""
    frame = rect(0, 0, 300, 240)
    rim = "#E3EDB0"
    far = union(graveyard(300, 178, 240, 4, 1.3, 6), move(tree(150, 10, 6), 34, 188))
    man = people.defender().at(262, 212, 0.6, flip=True)
    gun = props.rifle().at(222, 140, 0.5, 3, foot=(0, 0))
    bags = props.sandbags(3, 3, 42, 21).at(196, 226, 1, foot=(0, 0))
    stakes = Figure().outlined(
        "#8A6138",
        rect(186, 176, 10, 58, turn=-28, r=2),
        rect(200, 176, 10, 58, turn=24, r=2),
    )
    return _emblem(
        ("#CBDB93", "#8FB257", "#4E7A35", "#2F5522"),
        1,
        moon(196, 58, 38, "#EEF0C4", "#D3DA9A"),
        path(far.intersection(frame), "#5C8640"),
        path(hills(300, 204, 240, 3, 2), "#2F4A24"),
        _standing(zombies.nurse(), 40, 212, 0.66, rim),
        Figure([*man.layers, *gun.layers]).cut(frame).svg(rim),
        bags.cut(frame).svg(rim),
        stakes.cut(frame).svg(rim),
        _standing(zombies.clerk(), 108, 220, 0.86, rim),
    )


def emblem_zombiegeddon() -> str:
    """Return the mushroom cloud over the town, and somebody with too much luggage."""
    frame = rect(0, 0, 300, 240)
    cloud = union(
        *(
            disc(x, y, r)
            for x, y, r in (
                (150, 52, 40),
                (108, 64, 30),
                (192, 64, 30),
                (84, 84, 20),
                (216, 84, 20),
                (150, 88, 34),
                (122, 92, 24),
                (180, 92, 24),
            )
        ),
        hull(rect(136, 86, 28, 40), rect(118, 170, 64, 20)),
        disc(150, 132, 50, 9),
        disc(116, 184, 34, 16),
        disc(184, 184, 34, 16),
    )
    glow = affinity.translate(cloud, -9, -8).intersection(cloud)
    houses, _ = roofs(300, 196, 240, 6, 48)
    pack = (
        Figure()
        .outlined("#8A6138", rect(52, 108, 34, 58, r=8))
        .outlined("#5E8640", rect(48, 90, 42, 16, r=8))
        .outlined("#5B6B7A", disc(58, 170, 9, 9))
    )
    carrier = people.runner()
    carrier = Figure([*pack.layers, *carrier.layers])
    can = (
        Figure()
        .outlined("#C9A23A", rect(-14, -30, 28, 30, r=3))
        .add("#8E3B33", rect(-14, -22, 28, 13))
        .add(BONE, disc(0, -16, 4))
    )
    return _emblem(
        ("#F7D58E", "#E8813A", "#9A3F22", "#5E2415"),
        2,
        path(star(150, 90, 190, 110, 16).intersection(frame), "#F2B65A", 0.5),
        path(cloud.buffer(3).intersection(frame), "#4A1E14"),
        path(cloud, "#C8502F"),
        path(glow, "#F2B65A"),
        path(affinity.scale(glow, 0.8, 0.8).intersection(glow), "#F9E2A6"),
        path(houses.intersection(frame), "#5A2617"),
        path(hills(300, 206, 240, 3, 8), "#2B1510"),
        _standing(carrier, 214, 220, 0.66, "#F9E2A6"),
        can.at(252, 226, 0.8, foot=(0, 0)).svg("#F9E2A6"),
        _standing(zombies.digger(), 64, 222, 0.66, "#F9E2A6"),
    )


def emblem_zombies4() -> str:
    """Return the cabin in the woods, the book, and the dogs between the trees."""
    frame = rect(0, 0, 300, 240)

    def fir(x: float, y: float, h: float) -> BaseGeometry:
        """Return a fir standing on (x, y)."""
        tiers = [
            poly(
                (x - h * (0.12 + 0.075 * i), y - h * (0.66 - 0.19 * i)),
                (x, y - h * (1 - 0.19 * i)),
                (x + h * (0.12 + 0.075 * i), y - h * (0.66 - 0.19 * i)),
            )
            for i in range(4)
        ]
        return union(*tiers, rect(x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.14))

    back = union(
        *(
            fir(x, 196, h)
            for x, h in ((8, 130), (44, 150), (86, 118), (214, 124), (256, 156), (294, 132))
        )
    ).intersection(frame)
    front = union(fir(-2, 226, 170), fir(300, 230, 184)).intersection(frame)
    house = Figure().outlined("#4A2A22", rect(106, 118, 96, 80), edge=2.6)
    house.add("#6B3D2E", *(rect(106, 120 + i * 13, 96, 8) for i in range(6)))
    house.outlined(
        "#2E1A18", poly((92, 124), (154, 68), (216, 124), (204, 128), (154, 86), (104, 128))
    )
    house.outlined("#F2C14E", rect(116, 140, 26, 24), edge=2.4)
    house.add(INK, rect(127.5, 140, 3, 24), rect(116, 150.5, 26, 3))
    house.outlined("#2E1A18", rect(162, 148, 26, 50))
    house.add("#F2C14E", disc(183, 174, 2))
    eyes = union(
        *(
            disc(x, y, 3.4, 2.6)
            for x, y in ((40, 178), (52, 178), (250, 170), (262, 171), (80, 190), (89, 190))
        )
    )
    hound = people.dog("#5A4A48", "#3E3231").at(200, 226, 0.62, 0, True)
    return _emblem(
        ("#F3B49C", "#D24B3E", "#7A1F22", "#450F14"),
        3,
        moon(152, 62, 52, "#F9DCC0", "#EBB79C"),
        path(back, "#8E2A2A"),
        path(hills(300, 196, 240, 3, 3), "#3A1216"),
        house.svg("#F6C9AE"),
        path(front, "#2A0C10"),
        path(eyes, "#F2C14E"),
        path(grass(0, 300, 206, 4, 9, 9).intersection(frame), "#3A1216"),
        hound.shadow(226, opacity=0.5),
        hound.cut(frame).svg("#F6C9AE"),
    )


def emblem_zombanimaux() -> str:
    """Return a heap of undead animals: rabbit, snail, bird of the night, and one brain for all."""
    frame = rect(0, 0, 300, 240)
    rabbit = Figure()
    fur, shade = "#C9B6D6", "#9A84AC"
    rabbit.outlined(shade, tapered(20, 12, (86, 78), (78, 40), (84, 8)))
    rabbit.outlined(fur, tapered(21, 13, (112, 76), (122, 40), (142, 22), (156, 34)))
    rabbit.add("#D98BA0", tapered(9, 4, (112, 66), (120, 42), (136, 30)))
    rabbit.outlined(fur, soft(union(disc(98, 186, 50, 52), disc(102, 106, 42, 38)), 5))
    rabbit.add(shade, disc(72, 196, 18, 36), disc(66, 112, 8, 22))
    rabbit.add(BONE, disc(112, 192, 24, 32))
    rabbit.add(INK, zombies.stitches(112, 190, 44, 84, 5))
    rabbit.outlined(fur, disc(78, 232, 24, 11), disc(132, 232, 24, 11))
    zombies.eye(rabbit, 88, 98, 13, (3, 2))
    zombies.eye(rabbit, 122, 96, 9.5, (-2, 1))
    rabbit.add("#D98BA0", poly((100, 116), (114, 116), (107, 124)))
    rabbit.add(INK, rect(92, 126, 32, 12, r=5))
    rabbit.add(BONE, rect(100, 126, 7, 14, r=1), rect(108.6, 126, 7, 12, r=1))
    rabbit.add(INK, zombies.stitches(84, 76, 20, -20, 3))
    snail = Figure()
    snail.outlined(
        "#A9C46C",
        hull(disc(-66, -6, 8), disc(20, -10, 11)),
        limb((16, -12, 11), (40, -44, 10)),
        limb((40, -48, 4), (34, -72, 3)),
        limb((46, -48, 4), (58, -70, 3)),
    )
    snail.outlined("#C98A3A", disc(-22, -38, 36))
    spiral = curve(
        *(
            (-22 + (30 - i * 2.2) * cos_, -38 + (30 - i * 2.2) * sin_)
            for i, (cos_, sin_) in enumerate(_turns(13))
        )
    )
    snail.add("#7A4A1E", line(4.4, *spiral))
    snail.add(INK, zombies.stitches(-34, -58, 20, 30, 3))
    snail.outlined(BONE, disc(34, -74, 7), disc(60, -72, 7))
    snail.add(
        INK,
        disc(36, -74, 2.6),
        disc(61, -71, 2.6),
        tapered(2.6, 2.6, (36, -36), (42, -33), (48, -37)),
    )
    brain = Figure()
    brain.outlined(
        "#E38FB4",
        *(
            disc(x, y, r)
            for x, y, r in (
                (-22, -14, 14),
                (-8, -24, 15),
                (10, -24, 15),
                (22, -12, 14),
                (8, -8, 15),
                (-12, -6, 14),
            )
        ),
    )
    brain.add(
        "#A8487C",
        line(2.6, *curve((-26, -16), (-14, -22), (-10, -10), (2, -16), (6, -6))),
        line(2.6, *curve((-4, -36), (2, -28), (12, -30), (14, -18), (26, -16))),
        line(2.6, *curve((-20, -2), (-10, -2), (0, 2))),
    )
    rim = "#F6DCEC"
    return _emblem(
        ("#F2CBE4", "#C983B4", "#6E3B6E", "#43294A"),
        4,
        moon(72, 66, 40, "#F8E6F0", "#E6BFD8"),
        path(
            union(graveyard(300, 184, 240, 8, 1.2, 6), move(tree(140, 12), 262, 190)).intersection(
                frame
            ),
            "#8C4F8A",
        ),
        path(
            union(hills(300, 206, 240, 3, 6), grass(0, 300, 206, 5, 8, 9)).intersection(frame),
            "#3A2142",
        ),
        _standing(rabbit, 140, 222, 0.82, rim),
        snail.at(236, 226, 0.86, foot=(0, 0)).svg(rim),
        brain.at(56, 214, 0.95, foot=(0, 0)).svg(rim),
    )


def _turns(count: int) -> list[tuple[float, float]]:
    """Return unit vectors turning by an eighth at a time."""
    return [(cos(pi * i / 4), sin(pi * i / 4)) for i in range(count)]


def emblem_zombie_card_game() -> str:
    """Return the dead hand that holds the winning cards, and the crown over it."""
    frame = rect(0, 0, 300, 240)
    hand = Figure()
    pips = ("#B3261E", INK, "#B3261E", INK)
    for i, turn in enumerate((-34, -12, 10, 32)):
        card = affinity.rotate(rect(118, 62, 66, 104, r=6), turn, origin=(151, 214))
        hand.outlined(BONE, card, edge=2.8)
        shape = (
            _heart(151, 116),
            _spade(151, 116),
            props.bolt(151, 92, 44, 26),
            zombies.skull(148, 110, 21, 20, 13),
        )[i]
        hand.add(
            ("#B3261E", INK, "#C28F22", "#6F9A45")[i],
            affinity.rotate(shape, turn, origin=(151, 214)),
        )
        hand.add(pips[i], affinity.rotate(disc(127, 72, 4), turn, origin=(151, 214)))
        if i == 3:
            for colour, mark in (
                (INK, union(disc(147, 107, 8), disc(162, 106, 6.4), rect(147, 122, 18, 6, r=2))),
                (BONE, union(disc(147, 107, 6), disc(162, 106, 4.8), teeth(148, 121.5, 15, 4, 4))),
                (INK, union(disc(149, 108, 2.2), disc(163, 106, 1.8))),
            ):
                hand.add(colour, affinity.rotate(mark, turn, origin=(151, 214)))
    hand.outlined(
        "#333A4C",
        limb((150, 262, 34), (150, 228, 30))
        .difference(star(150, 196, 36, 18, 7))
        .intersection(frame),
    )
    hand.outlined(SKIN, limb((150, 244, 20), (150, 200, 22)), disc(150, 190, 28, 22))
    for x, y, dx in ((116, 178, -5), (134, 168, -2), (154, 166, 1), (172, 172, 4)):
        hand.outlined(SKIN, limb((x + 10, 196, 10), (x, y, 9), (x - dx, y + 14, 7.5)))
    hand.outlined(SKIN, limb((182, 200, 10), (194, 180, 8.5), (184, 164, 7)))
    hand.add(SKIN_DARK, limb((136, 238, 5), (134, 208, 4)))
    hand.add(INK, zombies.stitches(152, 212, 26, 4, 4))
    crown = props.crown().at(150, 56, 1.1, -6, foot=(0, 0))
    rays = union(
        *(
            poly((150, 110), (150 + 300 * a, 110 - 300 * b), (150 + 300 * c, 110 - 300 * d))
            for a, b, c, d in _rays(12)
        )
    ).intersection(frame)
    return _emblem(
        ("#FBE7A4", "#F2C14E", "#A8741C", "#6B4310"),
        5,
        path(rays, "#FBEDBE", 0.5),
        path(graveyard(300, 206, 240, 14, 1.1, 7).intersection(frame), "#7A5318"),
        hand.cut(frame).svg("#FFF6D6"),
        crown.cut(frame).svg("#FFF6D6"),
        centre=(150, 112),
    )


def _rays(count: int) -> list[tuple[float, float, float, float]]:
    """Return the edges of rays all around, as unit vectors."""
    step = pi / count
    return [
        (cos(step * 2 * i), sin(step * 2 * i), cos(step * (2 * i + 1)), sin(step * (2 * i + 1)))
        for i in range(count)
    ]


def _heart(x: float, y: float) -> BaseGeometry:
    """Return a heart."""
    return union(
        disc(x - 10, y - 7, 11.5),
        disc(x + 10, y - 7, 11.5),
        poly((x - 20, y - 1), (x + 20, y - 1), (x, y + 24)),
    )


def _spade(x: float, y: float) -> BaseGeometry:
    """Return a spade."""
    return union(
        disc(x - 9, y + 6, 11),
        disc(x + 9, y + 6, 11),
        poly((x - 18, y), (x, y - 24), (x + 18, y)),
        poly((x - 3, y + 4), (x + 3, y + 4), (x + 9, y + 24), (x - 9, y + 24)),
    )


def gravedigger() -> str:
    """Return the bust of the gravedigger, who teaches: hat, moustache, spade, before the moon."""
    f = Figure()
    f.outlined("#8A6236", line(11, (206, 250), (196, 40)), edge=5)
    f.outlined("#8C97A3", poly((164, 56), (224, 46), (224, 8), (194, -14), (164, 10)), edge=5)
    coat = hull(disc(66, 244, 40), disc(190, 244, 40), disc(104, 206, 22), disc(152, 206, 22))
    f.outlined("#3D3A4A", coat, edge=6)
    lapels = (poly((104, 200), (128, 256), (96, 256)), poly((152, 200), (128, 256), (160, 256)))
    f.add("#2C2A38", *lapels)
    scarf = blob((100, 188), (128, 198), (156, 188), (158, 206), (128, 216), (98, 206))
    f.outlined("#B5452F", scarf)
    head = hull(disc(128, 112, 46, 40), disc(128, 160, 34))
    f.outlined("#E0B48A", disc(80, 132, 12, 16), disc(176, 132, 12, 16), edge=5)
    f.outlined("#E0B48A", head, edge=6)
    f.add("#B98559", head.difference(affinity.translate(head, 12, -6)))
    for x in (108, 148):
        f.add(BONE, disc(x, 126, 12, 13))
        f.add(INK, disc(x + 3, 127, 5.5))
    brows = ((92, 116), (104, 108), (120, 108)), ((136, 108), (152, 107), (164, 114))
    f.add("#8F8877", *(line(8, *brow) for brow in brows))
    f.outlined("#C98F63", blob((120, 128), (136, 128), (144, 150), (128, 158), (114, 150)), edge=4)
    f.outlined(
        "#D8D2C2",
        blob((128, 156), (150, 154), (176, 172), (186, 166), (172, 188), (144, 180), (128, 172)),
        blob((128, 156), (106, 154), (80, 172), (70, 166), (84, 188), (112, 180), (128, 172)),
        edge=5,
    )
    f.outlined("#2A2530", blob((74, 86), (82, 26), (128, 34), (172, 22), (184, 84)), edge=6)
    f.outlined("#2A2530", hull(disc(44, 96, 9), disc(128, 82, 16), disc(212, 92, 9)), edge=6)
    f.add("#6E7F3A", poly((76, 80), (182, 78), (181, 66), (78, 68)))
    keep = rect(6, 6, 244, 244, r=44)
    return document(
        256,
        256,
        radial("g", 128, 90, 190, (0, "#4A6480", 1), (1, "#131924", 1)),
        path(keep.buffer(4), INK),
        path(keep, "url(#g)"),
        moon(84, 80, 58),
        f.cut(keep).svg("#E9E3C0", (-5, -3)),
    )


def window_icon() -> str:
    """Return the program's icon: a zombie's head before the moon."""
    f = Figure()
    head = affinity.translate(
        affinity.scale(zombies.skull(0, 0), 2.2, 2.2, origin=(0, 0)), 118, 128
    )
    f.outlined(SKIN, head, edge=6)
    f.add(SKIN_DARK, head.difference(affinity.translate(head, 18, -10)))
    for x, y, r, look in ((118, 118, 24, (5, 4)), (176, 112, 18, (5, -1))):
        f.add(SKIN_DARK, disc(x, y, r + 8, r + 9))
        f.add(INK, disc(x, y, r + 4.5))
        f.add(BONE, disc(x, y, r))
        f.add(INK, disc(x + look[0], y + look[1], r * 0.4))
    gape = blob((112, 172), (142, 160), (182, 166), (180, 196), (150, 206), (122, 198))
    f.add(INK, gape)
    f.add(
        BONE,
        union(teeth(116, 164, 64, 20, 4), teeth(126, 204, 44, 16, 3, up=True)).intersection(gape),
    )
    f.add(INK, disc(150, 144, 4, 6, 20), disc(163, 142, 4, 6, -20))
    f.add(
        INK,
        poly(
            (42, 96),
            (34, 52),
            (62, 64),
            (68, 26),
            (94, 46),
            (116, 18),
            (132, 44),
            (160, 28),
            (156, 56),
            (116, 62),
            (78, 72),
        ),
    )
    f.add(INK, affinity.scale(zombies.stitches(84, 88, 16, 70), 2.4, 2.4))
    keep = rect(10, 10, 236, 236, r=52)
    return document(
        256,
        256,
        radial("i", 150, 96, 190, (0, "#3C5470", 1), (1, "#10141C", 1)),
        path(keep.buffer(4), INK),
        path(keep, "url(#i)"),
        moon(176, 88, 66),
        path(graveyard(256, 206, 256, 5, 1.5, 5).intersection(keep), "#0B0F17"),
        f.cut(keep).svg("#DDE8A8", (-5, -3.4)),
    )


EMBLEMS = {
    "emblem-zombiaki": emblem_zombiaki,
    "emblem-zombiegeddon": emblem_zombiegeddon,
    "emblem-zombies4": emblem_zombies4,
    "emblem-zombanimaux": emblem_zombanimaux,
    "emblem-zombie_card_game": emblem_zombie_card_game,
}
