"""The street of Zombiaki around its squares: cemetery, barricade, kerbs, lamps and sky."""

from __future__ import annotations

import random

from shapely.geometry.base import BaseGeometry

from art import people, props
from art.figures import INK, Figure
from art.scenery import grass, halftone, hills, lamp_post, moon, roofs, spatter, tomb, tree, worn
from art.shapes import (
    affinity,
    blob,
    disc,
    document,
    line,
    linear,
    move,
    path,
    poly,
    radial,
    rect,
    ring,
    star,
    tapered,
    union,
)


def cemetery() -> str:
    """Return the panel left of the street: gates, tombs, bare trees, mist."""
    wide, high = 240, 600
    all_of = rect(0, 0, wide, high)
    out = [
        linear("c", 0, 0, wide, 0, (0, "#16240F", 1), (0.7, "#243A1B", 1), (1, "#2C4420", 1)),
        path(all_of, "url(#c)"),
        path(halftone(0, 0, wide, high, 10, (200, 300), 170, 440, 0.5), "#0F1A0B", 0.7),
    ]
    rows = ((92, 3), (206, 5), (320, 8), (436, 13), (556, 21))
    dice = random.Random(6)
    for row, (base, seed) in enumerate(rows):
        mound = hills(wide, base, base + 80, 5, seed, 5).intersection(all_of)
        out.append(path(mound, ("#20341A", "#233A1C", "#263E1F", "#294321", "#2C4824")[row]))
        if row in (0, 2, 3):
            x = (58, 0, 172, 48)[row]
            out.append(
                path(
                    move(tree((150, 0, 132, 120)[row], 3 + row * 4), x, base + 6).intersection(
                        all_of
                    ),
                    "#0E170A",
                )
            )
        for i in range(3):
            x = 34 + i * 68 + dice.uniform(-13, 10)
            tall = dice.uniform(44, 66)
            kind = (0, 1, 2, 4, 3, 0, 1)[(i + row * 2) % 7]
            turn = dice.uniform(-10, 10)
            stone = tomb(x, base + 10, tall * 0.66, tall, kind, turn)
            heap = disc(x + 4, base + 12, tall * 0.5, 8)
            out.append(path(union(heap, stone.buffer(3)).intersection(all_of), "#0E170A"))
            out.append(path(stone.intersection(all_of), "#6C7D58"))
            lit = stone.difference(affinity.translate(stone, 4, 3))
            out.append(path(lit.intersection(all_of), "#A3B586"))
            if kind in (0, 2):
                rip = union(
                    line(
                        2.4,
                        (x - tall * 0.16, base - tall * 0.5 + 10),
                        (x + tall * 0.16, base - tall * 0.5 + 10),
                    ),
                    line(
                        2.4,
                        (x - tall * 0.16, base - tall * 0.36 + 10),
                        (x + tall * 0.1, base - tall * 0.36 + 10),
                    ),
                )
                out.append(path(affinity.rotate(rip, turn, origin=(x, base + 10)), "#46553A"))
        out.append(path(grass(0, wide, base + 16, seed, 10, 11).intersection(all_of), "#16260F"))
        if row == 1:
            out.append(people.reaching(44).at(138, base + 26, 0.78, 8).svg("#C9DB93"))
        if row == 3:
            crawling = people.crawler().at(124, base + 26, 0.74)
            out.append(crawling.cut(rect(0, 0, wide, base + 26)).svg("#C9DB93"))
            out.append(path(disc(124, base + 26, 70, 9), "#16260F"))
    iron: list[BaseGeometry] = []
    stone: list[BaseGeometry] = []
    for middle in (0, 200, 400, 600):
        for k in range(-3, 4):
            y = middle + k * 15
            iron += [rect(220, y - 18, 5, 30), poly((217, y - 17), (222.5, y - 27), (228, y - 17))]
        iron.append(rect(219, middle - 52, 3, 104))
        for side in (-1, 1):
            y = middle + side * 58
            stone += [
                rect(208, y - 17, 26, 38, r=2),
                rect(204, y - 23, 34, 9, r=2),
                disc(221, y - 28, 7),
            ]
    bars, pillars = union(*iron).intersection(all_of), union(*stone).intersection(all_of)
    out += [
        path(affinity.translate(union(bars, pillars), 6, 5).intersection(all_of), "#0A1207", 0.6),
        path(bars.buffer(1.6).intersection(all_of), "#0C1409"),
        path(bars, "#3C4A34"),
        path(affinity.translate(bars, -1.4, -1.4).difference(bars), "#7C9160"),
        path(pillars.buffer(2.4).intersection(all_of), "#0C1409"),
        path(pillars, "#6C7D58"),
        path(pillars.difference(affinity.translate(pillars, 4, 3)), "#A3B586"),
    ]
    for i, (x, y, w, h) in enumerate(
        (
            (90, 140, 120, 10),
            (210, 262, 110, 9),
            (80, 384, 130, 11),
            (220, 500, 120, 10),
            (110, 584, 150, 11),
        )
    ):
        out.append(
            path(
                union(
                    disc(x, y, w, h), disc(x + 60 - 20 * i, y + 10, w * 0.7, h * 0.7)
                ).intersection(all_of),
                "#DDE8C0",
                0.12,
            )
        )
    return document(wide, high, *out)


def barricade() -> str:
    """Return the panel right of the street: planks, sandbags, wire and those who hold them."""
    wide, high = 240, 600
    all_of = rect(0, 0, wide, high)
    out = [
        linear("c", 0, 0, wide, 0, (0, "#33261A", 1), (0.4, "#2A211A", 1), (1, "#1B1714", 1)),
        path(all_of, "url(#c)"),
        path(halftone(0, 0, wide, high, 10, (60, 300), 170, 470, 0.5), "#120D0A", 0.7),
    ]
    for lane, base in enumerate((196, 396, 596)):
        man = people.defender(look=lane).at(168, base - 33, 0.78, flip=True)
        gun = (props.rifle, props.machine_gun, props.nozzle)[lane]().at(
            114, base - 121, 0.66, foot=(0, 0)
        )
        out.append(path(disc(146, base - 100, 104, 66).intersection(all_of), "#E8B35A", 0.10))
        out.append(Figure([*man.layers, *gun.layers]).cut(all_of).svg("#F0D9A8"))
        crates = Figure()
        crates.outlined("#7A5230", rect(196, base - 74, 60, 54, r=2))
        crates.add(
            "#55371C",
            line(4, (200, base - 70), (252, base - 24)),
            rect(196, base - 74, 60, 6),
            rect(196, base - 26, 60, 6),
        )
        out.append(crates.cut(all_of).svg())
        bags = props.sandbags(3, 6, 54, 26, seed=lane).at(42, base - 12, 1, foot=(0, 0)).cut(all_of)
        out.append(path(disc(150, base - 8, 150, 9).intersection(all_of), "#0C0806", 0.6))
        out.append(bags.svg("#D9C9A0"))
        stakes = Figure()
        for x, turn in ((26, -24), (54, 22), (40, -4)):
            stake = affinity.rotate(
                union(
                    rect(x - 6, base - 92, 12, 84),
                    poly((x - 6, base - 92), (x, base - 108), (x + 6, base - 92)),
                ),
                turn,
                origin=(x, base - 10),
            )
            stakes.outlined("#8A6138" if turn != -4 else "#6B4826", stake)
        out.append(stakes.cut(all_of).svg("#D9C9A0"))
        loops = union(
            *(ring(24 + i * 24, base - 66 - (i % 2) * 3, 15, 2) for i in range(4)),
            *(
                line(
                    1.6,
                    (12 + i * 11, base - 76 + (i % 3) * 8),
                    (18 + i * 11, base - 70 + (i % 3) * 8),
                )
                for i in range(9)
            ),
        )
        out.append(
            path(loops.buffer(1.2).intersection(all_of), INK)
            + path(loops.intersection(all_of), "#98A3AC")
        )
    planks = Figure()
    for lane, y in enumerate((-6, 196, 396)):
        planks.outlined("#6B4826", rect(70, y - 2, 250, 14, turn=-1.5 + lane))
    out.insert(3, planks.cut(all_of).svg())
    return document(wide, high, *out)


def lamp() -> str:
    """Return a street lamp, 120 by 240, its foot at the bottom, its head to the left."""
    post = lamp_post(84, 236, 206)
    big = affinity.scale(post, 1.15, 1, origin=(84, 236))
    bulb = disc(63, 32, 12, 5)
    return document(
        120,
        240,
        path(disc(88, 234, 26, 5), "#000000", 0.45),
        path(big.buffer(1.5), INK),
        path(big, "#2B3446"),
        path(affinity.translate(big, -1.6, -1).difference(big), "#8EA0B8"),
        path(bulb, "#F7E7A6"),
    )


def kerb() -> str:
    """Return a row of kerb stones, 1600 by 100; the street is below."""
    out = [path(rect(0, 0, 1600, 100), "#1B2029"), path(rect(0, 0, 1600, 62), "#252C38")]
    slabs = [rect(i * 100 + 3, 4, 94, 52, r=3) for i in range(16)]
    out.append(path(union(*slabs), "#2E3644"))
    stones = [rect(i * 160 + 2, 64, 156, 28, r=4) for i in range(10)]
    out += [
        path(union(*stones), "#566072"),
        path(union(*(rect(i * 160 + 4, 65, 152, 8, r=3) for i in range(10))), "#77839A"),
        path(worn(0, 64, 1600, 92, 3, 30, 5), "#3E4757"),
        path(worn(0, 4, 1600, 58, 4, 30, 4), "#252C38"),
        path(rect(0, 92, 1600, 8), "#0E1218"),
    ]
    cracks = union(
        *(
            tapered(3, 0.6, (x, 8), (x + 14, 26), (x + 6, 44), (x + 16, 56))
            for x in (130, 560, 910, 1330)
        )
    )
    out.append(path(cracks, "#171C25"))
    tufts = grass(20, 1580, 66, 12, 14, 70)
    out.append(path(tufts, "#3E5A2E"))
    return document(1600, 100, *out)


def sky() -> str:
    """Return the strip of night on which the moon travels to dawn, 1000 by 100."""
    dice = random.Random(11)
    stars = union(
        *(
            disc(dice.uniform(0, 820), dice.uniform(4, 70), dice.uniform(0.7, 1.8))
            for _ in range(70)
        )
    )
    houses, lights = roofs(1000, 96, 100, 21, 34)
    frame = rect(0, 0, 1000, 100)
    return document(
        1000,
        100,
        linear(
            "s",
            0,
            0,
            1000,
            0,
            (0, "#0E1424", 1),
            (0.55, "#22304F", 1),
            (0.78, "#5A4A66", 1),
            (0.9, "#C4704A", 1),
            (1, "#F2B65A", 1),
        ),
        path(frame, "url(#s)"),
        path(stars, "#E9E0C9", 0.8),
        path(
            union(
                move(tree(54, 2), 60, 98), move(tree(46, 5), 420, 98), move(tree(50, 3), 760, 98)
            ),
            "#0A0E16",
        ),
        path(houses.intersection(frame), "#0A0E16"),
        path(lights.intersection(frame), "#F2C14E", 0.8),
    )


def small_moon() -> str:
    """Return the travelling moon."""
    return document(
        100,
        100,
        radial("m", 50, 50, 50, (0, "#F3EBC8", 0.5), (0.62, "#F3EBC8", 0.28), (1, "#F3EBC8", 0)),
        path(disc(50, 50, 50), "url(#m)"),
        moon(50, 50, 31),
    )


def sun() -> str:
    """Return the rising sun."""
    rays = star(50, 50, 48, 33, 14)
    return document(
        100,
        100,
        path(rays, "#E8813A"),
        path(star(50, 50, 41, 31, 14, 0, 0), "#F2C14E"),
        path(disc(50, 50, 28), INK),
        path(disc(50, 50, 25.6), "#FBE9A6"),
        path(union(disc(42, 47, 3, 4), disc(58, 47, 3, 4)), INK),
        path(tapered(3.4, 3.4, (41, 56), (50, 61), (59, 56)), INK),
    )


def manhole() -> str:
    """Return a manhole cover seen at a slant."""
    lid = disc(50, 50, 42, 27)
    slots = union(
        *(rect(22 + i * 12, 32 + j * 12, 8, 4, r=1.5) for i in range(5) for j in range(4))
    ).intersection(disc(50, 50, 34, 20))
    return document(
        100,
        100,
        path(disc(50, 52, 47, 31), "#0C0F14", 0.7),
        path(lid, "#3A424F"),
        path(ring(50, 50, 39, 2.4, 24.5), "#1B2029"),
        path(slots, "#14181F"),
        path(affinity.translate(lid, 0, -1.6).difference(lid), "#77839A"),
    )


def cracks() -> dict[str, str]:
    """Return cracks and stains for bare asphalt."""
    first = union(
        tapered(4, 1, (8, 30), (30, 44), (46, 38), (70, 56), (94, 50)),
        tapered(3, 0.7, (46, 38), (52, 60), (44, 82)),
        tapered(2.4, 0.6, (70, 56), (80, 74), (76, 90)),
    )
    second = union(
        tapered(3.6, 1, (20, 92), (34, 66), (30, 46), (48, 24), (60, 6)),
        tapered(2.6, 0.6, (30, 46), (12, 34), (6, 20)),
        tapered(2.6, 0.6, (34, 66), (60, 70), (78, 60)),
    )
    stain = union(
        blob((26, 52), (40, 34), (64, 36), (76, 54), (62, 70), (38, 68)),
        spatter(50, 52, 46, 9, 22, 5),
    )
    return {
        "crack-1": document(100, 100, path(first, "#0C0F14", 0.75)),
        "crack-2": document(100, 100, path(second, "#0C0F14", 0.75)),
        "spots-1": document(100, 100, path(stain, "#0C0F14", 0.5)),
    }
