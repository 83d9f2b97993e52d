"""Zombiaki's round tokens, the badges at their rim and what hangs over them."""

from __future__ import annotations

import random

from art import people, props, zombies
from art.figures import BONE, INK, Figure
from art.scenery import (
    fire,
    grass,
    graveyard,
    halftone,
    hills,
    moon,
    roofs,
    spatter,
    tomb,
    tree,
    worn,
)
from art.shapes import (
    affinity,
    blob,
    curve,
    disc,
    document,
    limb,
    line,
    move,
    path,
    poly,
    radial,
    rect,
    tapered,
    union,
)

SIDE = 160
"""A token's units; the disc is centred and leaves 5 units for its shadow."""

GREEN = ("#6F9A45", "#A8C46F", "#5E8640", "#1F3A1C", "#16290F")
BROWN = ("#9A7B45", "#C4AB7A", "#86703F", "#3A2F1A", "#29200F")
BLUE = ("#4F86B5", "#9CC4DF", "#4A7CA6", "#1B3450", "#10243A")

WALKERS: dict[str, tuple[Figure, int]] = {
    "zombie-2": (zombies.skater().at(66, 184, 0.92), 8),
    "zombie-3": (zombies.clerk().at(68, 188, 0.84), 1),
    "zombie-4": (zombies.officer().at(68, 192, 0.84), 2),
    "zombie-5": (zombies.brute().at(66, 178, 0.76), 4),
}
"""Who walks out of a card, as on the card: with the feet below the disc, and a seed."""


def token(
    figure: Figure, inks: tuple[str, str, str, str, str], seed: int, rim: str = "#E3EDB0"
) -> str:
    """Return a token: shadow, rim, lit ground, the figure stepping out of its upper half."""
    edge, light, mid, deep, soil = inks
    c = SIDE / 2
    disc_in = disc(c, c, 67)
    keep = union(disc(c, c, 67), rect(2, 2, SIDE - 4, c - 2).intersection(disc(c, c, 79)))
    ground = disc_in.intersection(
        union(hills(SIDE, 118, SIDE, 3, seed), grass(8, 152, 119, seed, 7, 8))
    )
    stones = union(
        tomb(38, 122, 18, 30, seed % 5, -8), tomb(124, 122, 20, 34, (seed + 2) % 5, 7)
    ).intersection(disc_in)
    return document(
        SIDE,
        SIDE,
        radial("t", c - 10, c - 22, 96, (0, light, 1), (0.5, mid, 1), (1, deep, 1)),
        path(disc(c, c + 4, 75), "#000000", 0.4),
        path(disc(c, c, 75), INK),
        path(disc(c, c, 72), edge),
        path(disc(c, c, 72).difference(disc(c + 2, c + 3, 72)), "#FFFFFF", 0.3),
        path(disc(c, c, 68.5), INK),
        path(disc(c, c, 67), "url(#t)"),
        path(stones, deep, 0.75),
        path(ground, soil),
        figure.cut(keep).svg(rim, (-1.8, -1.2)),
    )


def zombie_tokens() -> dict[str, str]:
    """Return the zombies and the dog by the kind of their card, and the bitten."""
    out = {kind: token(figure, GREEN, seed) for kind, (figure, seed) in WALKERS.items()}
    out["dog"] = token(people.dog().at(74, 146, 0.66), BROWN, 3, "#F0E3C0")
    out["bitten"] = token(people.bitten().at(78, 188, 0.84), BLUE, 4, "#D6E8F5")
    return out


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


def badges() -> dict[str, str]:
    """Return the marks of what a zombie carries or suffers."""
    inner = disc(32, 32, 24)
    head = people.coward().at(30.5, 116, 0.5).cut(inner.buffer(-0.5))
    crown = props.crown().at(32, 45, 0.6, foot=(0, 0))
    glass = props.hourglass().at(32, 52, 0.4, foot=(0, 0))
    rips = union(
        *(
            tapered(6.4, 0.8, (22 + i * 9, 14 + i * 2), (25 + i * 9, 30), (21 + i * 9, 46 + i * 2))
            for i in range(3)
        )
    )
    skull = union(disc(32, 28, 14, 13), rect(24, 34, 16, 11, r=3))
    holes = union(
        disc(26.4, 29, 4, 4.6),
        disc(37.6, 29, 4, 4.6),
        poly((32, 33), (34, 38), (30, 38)),
        *(rect(27 + i * 3.6, 40, 1.5, 5) for i in range(3)),
    )
    stop = union(
        *(rect(22 + i * 5.4, y, 4.6, 22, r=2.3) for i, y in enumerate((19, 15, 14.5, 17))),
        rect(22, 30, 21, 17, r=7),
        line(5, (24, 42), (17, 33)),
    )
    return {
        "shield": _badge("#4F86B5", head.svg()),
        "claws": _badge(
            "#C8402F", path(rips.buffer(1.6).intersection(inner), INK), path(rips, BONE)
        ),
        "boss": _badge("#6A4A86", crown.svg()),
        "held": _badge("#5E8640", glass.svg()),
        "obeyed": _badge(
            "#6A4A86", path(stop.buffer(1.4).intersection(inner), INK), path(stop, BONE)
        ),
        "skull": _badge(
            "#2B3446", path(skull.buffer(1.4), INK), path(skull, BONE), path(holes, INK)
        ),
    }


def net_over() -> str:
    """Return a net that hangs over a token."""
    c = SIDE / 2
    edge = blob(
        (6, 128),
        (14, 70),
        (44, 24),
        (80, 12),
        (116, 24),
        (146, 70),
        (154, 128),
        (118, 142),
        (80, 136),
        (42, 142),
    )
    ropes = [
        line(2.6, *curve((c + (x - c) * 0.12, 8), (c + (x - c) * 0.8, 66), (x, 150)))
        for x in range(10, 160, 28)
    ]
    ropes += [line(2.6, *curve((0, y + 20), (c, y), (SIDE, y + 20))) for y in (34, 64, 98)]
    mesh = union(*ropes).intersection(edge)
    rope = union(mesh, edge.boundary.buffer(1.8))
    lead = union(
        *(disc(x, y, 6) for x, y in ((8, 128), (42, 141), (80, 137), (118, 141), (152, 128)))
    )
    return document(
        SIDE,
        SIDE,
        path(edge, "#0A1018", 0.1),
        path(rope.buffer(1.2), INK),
        path(rope, "#D9C089"),
        path(lead.buffer(2), INK),
        path(lead, "#5B6B7A"),
        path(affinity.translate(lead, -1.5, -1.5).intersection(lead.buffer(-2)), "#8B9AA8"),
    )


def freeze_over() -> str:
    """Return ice around a token."""
    block = poly(
        (14, 26), (40, 8), (128, 6), (150, 30), (154, 128), (134, 152), (30, 154), (8, 134)
    )
    facet = union(
        poly((14, 26), (40, 8), (128, 6), (110, 24), (36, 30)),
        poly((150, 30), (154, 128), (134, 152), (130, 120), (134, 40)),
    )
    shine = union(
        limb((34, 44, 4), (34, 96, 1)),
        limb((48, 42, 3), (48, 70, 0.8)),
        limb((120, 88, 3), (120, 128, 0.8)),
    )
    drips = union(
        *(
            poly((x, 150), (x + w, 150), (x + w / 2, 150 + h))
            for x, w, h in ((34, 12, 9), (70, 14, 8), (104, 12, 9))
        )
    )
    cracks = union(
        tapered(2.2, 0.6, (92, 20), (84, 44), (94, 60)),
        tapered(2, 0.6, (30, 126), (48, 116), (56, 128)),
    )
    return document(
        SIDE,
        SIDE,
        path(block.buffer(2.6, join_style=2), "#173048"),
        path(block, "#BFE3F2", 0.4),
        path(facet, "#F4FBFE", 0.55),
        path(shine, "#FFFFFF", 0.85),
        path(drips, "#DCEFF7"),
        path(cracks, "#FFFFFF", 0.8),
    )


def fire_frames() -> dict[str, str]:
    """Return the flicker of a burning square, four pictures."""
    out = {}
    for frame in range(4):
        back = fire(80, 100, 132, 66 + 6 * (frame % 2), 40 + frame, 5)
        front = fire(80, 114, 144, 42 + 5 * ((frame + 1) % 2), 60 + frame, 6)
        sparks = spatter(80, 44, 52, 70 + frame, 7, 2.6)
        out[f"fire-{frame + 1}"] = document(
            160,
            120,
            path(disc(80, 106, 76, 13), "#000000", 0.35),
            path(disc(80, 104, 74, 14), "#E8813A", 0.35),
            back,
            front,
            path(sparks, "#F2C14E"),
        )
    return out


def voltage_frames() -> dict[str, str]:
    """Return two pictures of current running over a square."""
    out = {}
    for frame in range(2):
        dice = random.Random(90 + frame)
        bolts = []
        for y in (34, 62, 92):
            spots = [(4 + i * 19, y + dice.uniform(-13, 13)) for i in range(9)]
            bolts.append(line(4, *spots))
            x, yy = spots[4]
            bolts.append(tapered(3, 0.8, (x, yy), (x + 8, yy + 10), (x + 2, yy + 19)))
        arcs = union(*bolts).intersection(rect(0, 0, 160, 120))
        out[f"voltage-{frame + 1}"] = document(
            160,
            120,
            path(arcs.buffer(6, quad_segs=2), "#9CC7E6", 0.35),
            path(arcs.buffer(2, quad_segs=2), "#F2C14E"),
            path(arcs, "#FFF9DC"),
        )
    return out


def things() -> dict[str, str]:
    """Return the obstacles as they lie on one square of the street."""
    out = {}

    def on_ground(figure: Figure, x: float, y: float, scale: float) -> str:
        """Return a thing with a contact shadow, cut at the square's edge."""
        placed = figure.at(x, y, scale, foot=(0, 0))
        x0, _, x1, y1 = placed.silhouette().bounds
        under = disc((x0 + x1) / 2 + 4, y1 - 1, (x1 - x0) / 2 + 5, 8)
        return path(under.intersection(rect(0, 0, 160, 120)), "#000000", 0.45) + placed.svg(
            "#C9D6E2", (-1.5, -1.2)
        )

    for courses in (5, 6):
        out[f"wall-{courses}"] = document(
            160, 120, on_ground(props.wall(courses, 132), 80, 110, 1.04 if courses == 5 else 1.06)
        )
    out["barrier"] = document(160, 120, on_ground(props.barrier(), 80, 106, 1.02))
    out["mine"] = document(160, 120, on_ground(props.mine(), 80, 72, 0.98))
    out["car"] = document(160, 120, on_ground(props.car(), 80, 104, 0.82))
    out["barrel"] = document(160, 120, on_ground(props.barrel(), 82, 64, 1.1))
    for depth in (1, 2):
        rim, hole = disc(80, 66, 62, 38), disc(80, 68, 55, 32)
        dark = hole.intersection(disc(80, 68 + (18 if depth == 1 else 7), 56, 33))
        stones = union(
            *(
                affinity.rotate(rect(x, y, w, w * 0.62, r=2), a)
                for x, y, w, a in (
                    (14, 40, 14, 20),
                    (130, 46, 13, -30),
                    (22, 94, 12, 40),
                    (124, 92, 15, 10),
                    (70, 22, 12, -14),
                    (98, 104, 11, 25),
                )
            )
        )
        cracks = union(
            *(
                tapered(3.4, 0.7, *run)
                for run in (
                    ((22, 58), (10, 50), (2, 54)),
                    ((138, 76), (150, 84), (158, 82)),
                    ((112, 34), (124, 22), (134, 20)),
                )
            )
        )
        planks = Figure()
        if depth == 2:
            planks.outlined(
                "#7A5230", rect(98, 20, 11, 62, turn=14, r=2), rect(120, 24, 11, 62, turn=14, r=2)
            )
            planks.outlined(
                "#93673F", *(rect(98, 30 + i * 14, 32, 6, turn=14, r=2) for i in range(4))
            )
        out[f"pit-{depth}"] = document(
            160,
            120,
            path(cracks, "#0C0F14"),
            path(rim.buffer(2.5), INK),
            path(rim, "#7C7468"),
            path(hole, "#5E4429"),
            path(hole.difference(disc(80, 62, 56, 32)), "#8A6A43"),
            path(hole.intersection(disc(80, 68 + 12, 60, 33)), "#3D2A17"),
            path(dark, "#0B0806"),
            planks.svg(),
            path(stones.buffer(2), INK),
            path(stones, "#8E867A"),
        )
    return out


def backs() -> dict[str, str]:
    """Return the card backs: a figure in a printed frame."""
    out = {}
    for name, inks, figure, seed in (
        ("zombies", ("#2F4A24", "#8FB257", "#5C8640"), people.crawler(), 5),
        ("humans", ("#1B3650", "#7FA9CB", "#3D6A92"), people.defender(), 8),
    ):
        deep, light, mid = inks
        frame = rect(14, 14, 222, 322, r=10)
        window = rect(22, 22, 206, 306, r=8)
        base = 262
        placed = figure.at(122, base + (4 if name == "zombies" else 6), 1.02).inked({})
        scene = [
            moon(
                125,
                128,
                66,
                "#EEF0C4" if name == "zombies" else "#EEF3F0",
                "#D3DA9A" if name == "zombies" else "#CBDDE4",
            ),
        ]
        if name == "zombies":
            far = graveyard(250, 244, 330, 9, 1.2, 6)
            scene.append(
                path(
                    union(
                        far, move(tree(150, 4), 44, 256), move(tree(130, 2), 212, 256)
                    ).intersection(window),
                    deep,
                )
            )
        else:
            houses, lights = roofs(250, 240, 330, 12, 84)
            scene.append(
                path(houses.intersection(window), deep)
                + path(lights.intersection(window), "#D9DDAA")
            )
            gun = props.rifle().at(132, 152, 0.62, 0, True, (0, 0))
            placed = Figure([*placed.layers, *gun.layers])
        front = union(
            hills(250, 262, 330, 4, seed),
            grass(20, 230, 264, seed, 9, 8) if name == "zombies" else disc(-9, -9, 1),
        ).intersection(window)
        bags = (
            props.sandbags(3, 6, 44, 24).at(2, 326, 1, foot=(0, 0)).cut(window)
            if name == "humans"
            else Figure()
        )
        out[f"back-{name}"] = document(
            250,
            350,
            radial("b", 125, 130, 230, (0, light, 1), (1, mid, 1)),
            path(rect(0, 0, 250, 350), BONE),
            path(frame, deep),
            path(window, "url(#b)"),
            path(halftone(26, 26, 224, 324, 9, (125, 140), 96, 210), deep, 0.6),
            *scene,
            placed.cut(window.difference(front) if name == "zombies" else window).svg(
                "#E3EDB0" if name == "zombies" else "#D6E8F5"
            ),
            path(front, "#16290F" if name == "zombies" else "#0E2033"),
            bags.svg("#D6E8F5"),
            path(window.boundary.buffer(1.4), BONE, 0.9),
            path(worn(16, 16, 234, 334, seed, 70, 1.8), BONE, 0.5),
        )
    return out
