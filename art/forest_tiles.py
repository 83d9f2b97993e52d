"""The tiles of Zombies!!! 4, drawn after the plans of the game, and the roofs that come off."""

from __future__ import annotations

import random
from math import cos, pi, sin
from pathlib import Path

from art.figures import BONE, INK, RED
from art.forest_ground import (
    GOLD,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    SIDE,
    STONE,
    STONE_LIGHT,
    TILE,
    Plan,
    boulder,
    bush,
    flat,
    floor,
    grave,
    grid,
    middle,
    parse,
    planks,
    rim,
    squares,
    thing,
    walls,
    water,
    woods,
)
from art.forest_roofs import roofs, tile_back
from art.scenery import spatter
from art.shapes import (
    affinity,
    disc,
    document,
    hull,
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
from zombiegames.core.toml import read_toml

TABLES = Path(__file__).parents[1] / "zombiegames" / "games" / "zombies4" / "tiles.toml"
CHARRED = ("#4A4038", "#221B16", "#5E5248")
GREY_WOOD = ("#7D7462", "#564E40", "#978D78")


def plans() -> dict[str, Plan]:
    """Return the plans of the tiles by name."""
    return {
        entry["name"]: parse(entry["plan"])
        for entry in read_toml(TABLES.read_text(encoding="utf-8"))["tile"]
    }


def _candle(x: float, y: float) -> str:
    """Return a candle from above with its glow."""
    return (
        flat(disc(x, y, 13), GOLD, 0.22)
        + thing(disc(x, y, 5), BONE, 1.6)
        + flat(disc(x, y, 2.6), "#E8813A")
        + flat(disc(x, y, 1.3), "#FFF3C8")
    )


def _book(x: float, y: float, turn: float = 0) -> str:
    """Return the open book."""
    left, right = rect(x - 17, y - 12, 17, 24, r=2), rect(x, y - 12, 17, 24, r=2)
    lines = union(*(rect(x + dx, y - 7 + k * 5, 10, 1.6) for dx in (-14, 4) for k in range(4)))
    return (
        thing(spin(rect(x - 20, y - 14, 40, 28, r=3), turn, x, y), "#7D251B")
        + flat(spin(union(left, right), turn, x, y), BONE)
        + flat(spin(union(lines, rect(x - 1, y - 12, 2, 24)), turn, x, y), "#8A6A3A")
    )


def _crate(x: float, y: float, side: float, turn: float) -> str:
    """Return a wooden box from above."""
    box = rect(x - side / 2, y - side / 2, side, side, r=2)
    bars = union(
        line(2.6, (x - side / 2 + 3, y - side / 2 + 3), (x + side / 2 - 3, y + side / 2 - 3)),
        box.boundary.buffer(2).intersection(box),
    )
    return thing(spin(box, turn, x, y), PLANK_LIGHT) + flat(spin(bars, turn, x, y), PLANK_DARK)


def _barrel(x: float, y: float, r: float = 13) -> str:
    """Return a barrel from above."""
    return (
        thing(disc(x, y, r), "#7A4A2A")
        + flat(ring(x, y, r - 2, 2.4), "#4A2C16")
        + flat(disc(x, y, r * 0.5), "#93602F")
    )


def _car(x: float, y: float, turn: float, body: str, dark: str) -> str:
    """Return a wrecked car from above."""
    shell = soft(rect(x - 23, y - 42, 46, 84, r=11), 3)
    glass = union(
        poly((x - 17, y - 18), (x + 17, y - 18), (x + 14, y - 6), (x - 14, y - 6)),
        poly((x - 15, y + 22), (x + 15, y + 22), (x + 17, y + 32), (x - 17, y + 32)),
    )
    sides = union(rect(x - 19, y - 3, 4, 22), rect(x + 15, y - 3, 4, 22))
    wheels = union(
        *(rect(x + sx * 23 - 4, y + sy * 25 - 9, 8, 18, r=3) for sx in (-1, 1) for sy in (-1, 1))
    )
    crack = union(
        *(
            line(1.2, (x + 4, y - 12), (x + dx, y + dy))
            for dx, dy in ((-8, -17), (12, -17), (10, -7), (-4, -7))
        )
    )
    rust = union(disc(x - 12, y - 32, 6, 4), disc(x + 13, y + 36, 5, 3), disc(x + 10, y - 28, 3, 5))
    parts = (
        (wheels.buffer(1.6), INK),
        (shell.buffer(2.6), INK),
        (shell, body),
        (rect(x - 14, y - 4, 28, 24, r=4), dark),
        (glass, "#22303A"),
        (sides, "#22303A"),
        (crack, "#9CC7E6"),
        (rust, "#A9622F"),
        (union(disc(x - 15, y - 39, 4, 3), disc(x + 15, y - 39, 4, 3)), GOLD),
        (union(disc(x - 15, y + 40, 4, 2), disc(x + 15, y + 40, 4, 2)), RED),
    )
    return flat(spin(shell.buffer(7), turn, x, y).intersection(TILE), "#0D1712", 0.35) + "".join(
        flat(spin(shape, turn, x, y), colour) for shape, colour in parts
    )


def _tent(x: float, y: float, turn: float, cloth: str, dark: str) -> str:
    """Return a tent from above: two slopes, a ridge, guy ropes."""
    base = rect(x - 27, y - 21, 54, 42, r=3)
    slope = rect(x - 27, y - 21, 54, 21, r=3)
    ropes = union(
        *(
            line(1.4, (x + sx * 24, y + sy * 18), (x + sx * 36, y + sy * 29))
            for sx in (-1, 1)
            for sy in (-1, 1)
        )
    )
    pegs = union(*(disc(x + sx * 36, y + sy * 29, 2.4) for sx in (-1, 1) for sy in (-1, 1)))
    flap = poly((x + 27, y - 10), (x + 14, y), (x + 27, y + 10))
    tear = star(x - 12, y + 10, 7, 3, 5)
    parts = (
        (ropes, BONE),
        (pegs, INK),
        (base.buffer(2.4), INK),
        (base, dark),
        (slope, cloth),
        (flap, INK),
        (rect(x - 29, y - 1.6, 58, 3.2), BONE),
        (tear, INK),
    )
    return flat(spin(base.buffer(7), turn, x, y).intersection(TILE), "#0D1712", 0.35) + "".join(
        flat(spin(shape, turn, x, y), colour) for shape, colour in parts
    )


def altar() -> str:
    """Return the stone slab in its circle of stones and candles, over the four squares."""
    dice = random.Random(4)
    out = [
        flat(disc(100, 100, 88), "#3E4A3A", 0.9),
        flat(ring(100, 100, 84, 3), "#8E2A26"),
        flat(ring(100, 100, 70, 2), "#8E2A26"),
    ]
    spots = [
        (100 + 78 * cos(pi * (0.4 * k - 0.5)), 100 + 78 * sin(pi * (0.4 * k - 0.5)))
        for k in range(5)
    ]
    out.append(flat(union(*(line(3, spots[k], spots[(k + 2) % 5]) for k in range(5))), "#8E2A26"))
    for k in range(10):
        a = 2 * pi * (k + 0.5) / 10
        out.append(boulder(100 + 86 * cos(a), 100 + 86 * sin(a), 9, dice))
    slab = rect(68, 76, 64, 48, r=4)
    out += [
        flat(slab.buffer(8), "#0D1712", 0.4),
        thing(slab, STONE),
        flat(rect(73, 81, 54, 38, r=3), STONE_LIGHT),
        flat(spatter(102, 98, 26, 3, 9, 5).intersection(slab), "#8E2A26"),
        _book(100, 100, 0),
    ]
    out += [_candle(x, y) for x, y in spots]
    return "".join(out)


def campground() -> str:
    """Return the fire in the middle, logs around it, three tents and a lost boot."""
    out = [flat(disc(150, 150, 40), "#E8813A", 0.16), flat(disc(150, 150, 26), "#2B2420")]
    dice = random.Random(8)
    out += [
        boulder(150 + 27 * cos(a), 150 + 27 * sin(a), 6.4, dice)
        for a in (2 * pi * k / 9 for k in range(9))
    ]
    out += [
        thing(spin(rect(132, 146, 36, 8, r=4), t, 150, 150), "#5B3A22", 1.6) for t in (30, 100, 160)
    ]
    out += [
        flat(star(150, 150, 17, 8, 8, 3, 0.2), "#C8402F"),
        flat(star(150, 150, 12, 6, 7, 4, 0.2), "#E8813A"),
        flat(star(150, 150, 7, 3, 6), GOLD),
    ]
    for x, y, t in ((150, 100, 0), (100, 158, 86), (198, 160, 98)):
        out.append(
            thing(spin(rect(x - 22, y - 6, 44, 12, r=6), t, x, y), "#7A5230")
            + flat(spin(rect(x - 18, y - 2, 34, 2), t, x, y), "#553718")
        )
    return "".join(out)


def tents() -> str:
    """Return the tents, which stand among the trees of the corners."""
    return (
        _tent(54, 54, 45, "#C8632F", "#9A4A22")
        + _tent(246, 56, 135, "#3D6A92", "#28496A")
        + _tent(56, 246, -45, "#8E6A9B", "#644A70")
    )


def furniture(name: str) -> str:
    """Return what stands on the floor of a building."""
    dice = random.Random(len(name))
    if name == "cabin":
        rug = disc(100, 100, 62)
        spots = [
            (100 + 50 * cos(pi * (0.4 * k - 0.5)), 100 + 50 * sin(pi * (0.4 * k - 0.5)))
            for k in range(5)
        ]
        return (
            thing(rug, "#8E3B33")
            + flat(ring(100, 100, 56, 3), GOLD)
            + flat(union(*(line(2.4, spots[k], spots[(k + 2) % 5]) for k in range(5))), "#E0B93C")
            + flat(spatter(120, 120, 40, 6, 10, 4).intersection(rug), "#5A1F1A")
            + _book(100, 100)
            + _crate(28, 28, 26, 4)
            + _barrel(172, 30)
            + _candle(172, 172)
        )
    if name == "burnt-cabin":
        holes = union(
            soft(star(60, 64, 26, 15, 8, 3, 0.2), 2), soft(star(150, 140, 20, 12, 7, 5, 0.2), 2)
        )
        beams = union(
            spin(rect(30, 92, 140, 9), 24, 100, 96), spin(rect(60, 130, 100, 8), -36, 100, 130)
        )
        return (
            flat(holes.buffer(2), INK)
            + flat(holes, "#0E0A08")
            + thing(beams, "#2B2420")
            + flat(
                spatter(100, 100, 90, 4, 34, 3).intersection(
                    squares([(0, 0), (1, 0), (0, 1), (1, 1)], 14)
                ),
                "#E8813A",
                0.8,
            )
        )
    if name == "boathouse":
        hull_ = soft(hull(disc(60, 132, 14, 10), disc(120, 132, 14, 10), disc(146, 132, 3)), 2)
        return (
            thing(hull_, "#3D6A92")
            + flat(affinity.scale(hull_, 0.76, 0.62), "#28496A")
            + flat(union(rect(70, 121, 6, 22), rect(104, 121, 6, 22)), PLANK_LIGHT)
            + thing(line(5, (34, 176), (150, 182)), PLANK_LIGHT)
            + thing(disc(28, 178, 9, 5), PLANK_LIGHT)
            + _barrel(176, 174)
        )
    if name == "shed":
        rack = rect(16, 14, 168, 18, r=2)
        return (
            thing(rack, GREY_WOOD[1])
            + "".join(
                thing(rect(x, 17, 16, 12, r=2), c, 1.4)
                for x, c in (
                    (24, RED),
                    (50, "#3D6A92"),
                    (78, GOLD),
                    (112, STONE_LIGHT),
                    (148, "#5E8640"),
                )
            )
            + thing(spin(rect(30, 118, 8, 56, r=3), 30, 34, 146), PLANK_LIGHT)
            + thing(spin(rect(24, 108, 20, 18, r=2), 30, 34, 146), STONE)
            + _crate(164, 164, 34, 8)
            + _barrel(166, 120)
        )
    if name == "ranger-post":
        desk = rect(14, 112, 36, 76, r=3)
        return (
            thing(desk, PLANK_LIGHT)
            + thing(rect(20, 120, 22, 26, r=3), "#3A4754")
            + flat(union(disc(27, 128, 3), disc(36, 128, 3)), GOLD)
            + flat(rect(24, 136, 14, 6), "#8FB257")
            + thing(rect(20, 156, 24, 22), BONE, 1.6)
            + flat(line(2, (24, 160), (30, 170), (40, 164)), RED)
            + thing(rect(16, 14, 68, 26, r=4), "#4E6B4A")
            + thing(rect(20, 17, 18, 20, r=4), BONE, 1.4)
            + _crate(26, 270, 26, 6)
        )
    if name == "outhouse":
        return "".join(
            thing(rect(258, y - 30, 30, 60, r=3), PLANK_LIGHT)
            + thing(disc(272, y, 11, 13), BONE, 1.6)
            + flat(disc(272, y, 7, 9), "#0E0A08")
            for y in (52, 150)
        ) + thing(rect(222, 24, 12, 12, r=5), BONE, 1.4)
    # The cave.
    out = [
        boulder(x, y, r, dice, "#5E665E")
        for x, y, r in (
            (30, 34, 15),
            (268, 40, 17),
            (28, 168, 13),
            (272, 170, 15),
            (112, 30, 10),
            (196, 176, 10),
        )
    ]
    pool = soft(disc(230, 110, 34, 22, 20), 2)
    bones = union(
        line(4, (84, 120), (104, 112)),
        *(disc(x, y, 3.4) for x, y in ((82, 118), (84, 124), (106, 114), (104, 108))),
    )
    skull = union(disc(128, 128, 10, 9), rect(121, 132, 14, 9, r=2))
    return (
        "".join(out)
        + flat(pool.buffer(3), INK)
        + flat(pool, "#2F5D7A")
        + flat(affinity.scale(pool, 0.6, 0.5), "#4A80A0")
        + thing(bones, BONE, 1.8)
        + thing(skull, BONE, 1.8)
        + flat(union(disc(124, 128, 2.6), disc(132, 128, 2.6)), INK)
        + _candle(60, 70)
    )


def tile(name: str, plan: Plan) -> str:
    """Return one tile."""
    seed = sum(map(ord, name))
    dice = random.Random(seed)
    out = floor(plan, seed)
    wet = plan.cells("~")
    banks = plan.cells("#")
    if name == "bridge":
        out += bridge()
    elif wet:
        out.append(water(soft(squares(wet, 3), 4).intersection(TILE.buffer(-3)), seed))
    if banks and name != "bridge":
        out.append(flat(squares(banks, 3), "#4E5A3C"))
    docks = plan.cells("D")
    if docks:
        out.append(
            flat(squares(docks, 3), "#2F5D7A")
            + planks(squares(docks, 3).buffer(-2), seed, True, GREY_WOOD, 12)
        )
        out.append(
            thing(
                union(
                    *(disc(208, y, 6) for y in (108, 192)), *(disc(288, y, 6) for y in (108, 192))
                ),
                PLANK_DARK,
            )
        )
    inside = plan.cells("B")
    if inside:
        wood = {"burnt-cabin": CHARRED, "shed": GREY_WOOD, "outhouse": GREY_WOOD}.get(
            name, (PLANK, PLANK_DARK, PLANK_LIGHT)
        )
        out.append(planks(squares(inside, 6), seed, name in ("cabin", "shed", "outhouse"), wood))
    if plan.cells("C"):
        out.append(
            flat(squares(plan.cells("C"), 4), "#3F4640")
            + flat(
                spatter(150, 100, 150, 5, 60, 7).intersection(squares(plan.cells("C"), 8)),
                "#515A52",
            )
        )
    out.append(grid())
    if name == "altar":
        out.append(altar())
    if name == "campground":
        out.append(campground())
    for column, row in plan.cells("w"):
        out.append(woods(column, row, dice))
    if name == "campground":
        out.append(tents())
    if name == "cars":
        out.append(
            _car(50, 50, 24, "#8E3B33", "#6B2A24")
            + _car(152, 50, -68, "#3D6A92", "#28496A")
            + _car(250, 52, 8, "#A8873A", "#7A6026")
        )
    for k, (column, row) in enumerate(plan.cells("G")):
        x, y = middle(column, row)
        out.append(
            grave(
                x + dice.uniform(-5, 5),
                y + dice.uniform(-3, 3),
                dice.choice((0, 90, 180, 270)) + dice.uniform(-14, 14),
                k,
            )
        )
    if inside or plan.cells("C"):
        out.append(furniture(name))
    if name == "cave":
        out.append(walls(plan, "#4E544E", "#7A8078", 8))
    elif inside:
        body, light = {
            "burnt-cabin": ("#2B2420", "#4A4038"),
            "shed": ("#4E4638", "#8A806A"),
            "outhouse": ("#4E4638", "#8A806A"),
        }.get(name, ("#5B3A22", "#93673F"))
        out.append(walls(plan, body, light))
    for column, row in plan.cells("."):
        if dice.random() < 0.6:
            x, y = middle(column, row)
            sx, sy = dice.choice((-1, 1)), dice.choice((-1, 1))
            what = dice.randrange(3)
            px, py = x + sx * 36, y + sy * 36
            if what == 0:
                out.append(boulder(px, py, dice.uniform(5, 9), dice))
            elif what == 1:
                out.append(bush(px, py, 8, dice))
            else:
                out.append(
                    thing(disc(px, py, 7), "#8A6138", 1.6)
                    + flat(ring(px, py, 5, 1.4), "#5B3A22")
                    + flat(disc(px, py, 1.6), "#5B3A22")
                )
    out.append(rim())
    return document(SIDE, SIDE, *out)


def bridge() -> list[str]:
    """Return the river with the bridge from bank to bank, the start at its lower end."""
    river = rect(3, 92, 294, 116)
    banks = union(*(rect(x, y, 92, 84, r=10) for x in (4, 204) for y in (4, 212)))
    deck = rect(106, 3, 88, 294)
    dice = random.Random(12)
    reeds = []
    for x, y in (
        (20, 84),
        (58, 86),
        (226, 84),
        (268, 85),
        (30, 216),
        (76, 214),
        (232, 216),
        (280, 214),
    ):
        reeds.append(
            union(
                *(
                    tapered(3.4, 0.8, (x + k * 4, y), (x + k * 5, y + (12 if y < 150 else -12)))
                    for k in (-1, 0, 1)
                )
            )
        )
    rails = union(
        rect(104, 3, 7, 294, r=2),
        rect(189, 3, 7, 294, r=2),
        *(rect(x, y, 13, 12, r=2) for x in (101, 186) for y in (6, 92, 196, 280)),
    )
    mark = union(
        ring(150, 250, 30, 4),
        poly((150, 228), (166, 254), (156, 254), (156, 270), (144, 270), (144, 254), (134, 254)),
    )
    missing = union(rect(112, 120, 30, 9), rect(150, 170, 38, 8))
    return [
        flat(banks.buffer(2), "#3E4A30"),
        flat(banks, "#55633C"),
        water(river, 3),
        *(
            boulder(x, y, r, dice)
            for x, y, r in ((36, 150, 11), (262, 138, 13), (74, 188, 8), (236, 184, 7))
        ),
        flat(union(*reeds), "#8FA34E"),
        flat(deck.buffer(9).intersection(TILE), "#0D1712", 0.4),
        planks(deck, 5, False),
        flat(missing.buffer(1.4), INK),
        flat(missing, "#234A63"),
        flat(mark, "#E9E0C9", 0.8),
        flat(rails.buffer(2).intersection(TILE), INK),
        flat(rails, "#5B3A22"),
        flat(rails.buffer(-2), "#93673F"),
        thing(rect(110, 284, 80, 9, r=2), "#C8402F")
        + flat(
            union(
                *(
                    poly((x, 284), (x + 9, 284), (x + 4, 293), (x - 5, 293))
                    for x in range(122, 186, 20)
                )
            ),
            BONE,
        ),
    ]


def tiles() -> dict[str, str]:
    """Return every tile and roof by file name."""
    out = {f"tiles/{name}": tile(name, plan) for name, plan in plans().items()}
    return {**out, **roofs(), "tile-back": tile_back()}
