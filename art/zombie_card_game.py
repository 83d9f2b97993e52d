"""Zombie, the card game: whole faces of the 68 cards, the table and what lies around it."""

from __future__ import annotations

from art import zombies
from art.court import flags, jack, king, lectern, mercenary, president, witch
from art.figures import BONE, INK, Figure
from art.scenery import bricks, fade_rows, graveyard, halftone, hills, moon, roofs, tomb, worn
from art.shapes import (
    affinity,
    curve,
    disc,
    document,
    hull,
    limb,
    line,
    linear,
    path,
    poly,
    radial,
    rect,
    ring,
    soft,
    star,
    tapered,
    union,
)
from art.suits import GOLD, SUITS, medals, ranks, sign, signs, skull_sign, small_sign, stamp

WIDE, HIGH = 250, 350
CARD = rect(0, 0, WIDE, HIGH, r=16)
WINDOW = soft(
    rect(16, 16, 218, 318, r=9).difference(union(rect(0, 0, 58, 96), rect(192, 254, 60, 100))),
    3,
)
"""Where a scene is printed: the card less its edge and the two index corners."""

PAPERS = {
    "hearts": ("#F6CFC2", "#E39684", "#A8483E", "#C06A5C", "#4E1C1A"),
    "diamonds": ("#FBE3A6", "#EDB96A", "#A8671F", "#C98A3E", "#4A2C10"),
    "clubs": ("#D8E2B8", "#A3B98A", "#4E6B4A", "#6F8A62", "#1F331F"),
    "spades": ("#C6D6E6", "#8FA9C9", "#3D5580", "#5A759E", "#162238"),
    "witch": ("#E6CFEE", "#B08CC8", "#563A72", "#7C5A96", "#2A1838"),
    "mercenary": ("#D6D9DC", "#9CA5AE", "#465460", "#6C7A86", "#1B242C"),
    "president": ("#FBEDBE", "#F2C14E", "#A8741C", "#C8962E", "#4A3210"),
    "zombie": ("#DCE8AE", "#9DBB62", "#4E7A35", "#6A9048", "#22361A"),
}
"""Papers of the scenes: light, middle, deep, far silhouettes, ground."""


def blank() -> list[str]:
    """Return the paper of a card: edge, tint, flakes."""
    return [
        path(CARD, "#F1EAD8"),
        path(CARD.difference(rect(3.5, 3.5, WIDE - 7, HIGH - 7, r=13)), "#C9BD9C"),
        path(worn(8, 8, WIDE - 8, HIGH - 8, 3, 26, 1.4), "#D6CBAF"),
    ]


def watermark(suit: str) -> list[str]:
    """Return what is printed faintly under the pips: a frame, a row of tombs at either end."""
    tint = "#EBD9CB" if suit in ("hearts", "diamonds") else "#DEDACB"
    inner = rect(16, 16, 218, 318, r=9)
    stones = union(
        rect(0, 306, WIDE, 50),
        *(
            tomb(x, 308, w, h, kind, turn)
            for x, w, h, kind, turn in (
                (72, 20, 30, 0, -6),
                (112, 22, 36, 1, 5),
                (152, 19, 26, 2, -3),
                (196, 24, 34, 4, 4),
            )
        ),
    ).intersection(inner)
    print_ = path(stones, tint)
    return [
        print_,
        f'<g transform="rotate(180 125 175)">{print_}</g>',
        path(inner.boundary.buffer(0.9), tint),
    ]


def corners(name: str) -> list[str]:
    """Return the small signs under the two indices."""
    return [
        small_sign(name, 32, 76, 27),
        f'<g transform="rotate(180 125 175)">{small_sign(name, 32, 76, 27)}</g>',
    ]


def number(value: int, suit: str) -> str:
    """Return a number card."""
    left, middle, right = 88, 125, 162
    rows = {2: (72, 278), 3: (72, 175, 278), 4: (72, 140.7, 209.3, 278)}
    spots: list[tuple[float, float]] = []
    if value <= 3:
        spots = [(middle, y) for y in rows[value]]
    else:
        side = 2 if value < 6 else 3 if value < 9 else 4
        spots = [(x, y) for x in (left, right) for y in rows[side]]
        if value in (5, 9):
            spots.append((middle, 175))
        elif value in (7, 8):
            spots += [(middle, 123.5), (middle, 226.5)][: value - 6]
        elif value == 10:
            spots += [(middle, 106), (middle, 244)]
    size = 58 if value < 4 else 46
    pips = union(*(sign(suit, x, y, size, flip=y > 176) for x, y in spots))
    lit = pips.difference(affinity.translate(pips, 2, 2)).intersection(pips.buffer(-1))
    light = "#E8604F" if suit in ("hearts", "diamonds") else "#57504A"
    return document(
        WIDE,
        HIGH,
        *blank(),
        *watermark(suit),
        path(affinity.translate(pips, -1.8, -1.2), "#D9CBA6"),
        path(pips, SUITS[suit]),
        path(lit, light),
        *corners(suit),
    )


def ace(suit: str) -> str:
    """Return an ace: its sign with a skull in it, over crossed bones in a printed ring."""
    f = Figure()
    for turn in (32, -32):
        bone = union(
            limb((14, 175, 9), (236, 175, 9)),
            *(disc(x, 175 + dy, 13) for x in (16, 234) for dy in (-11, 11)),
        )
        f.outlined(BONE, affinity.scale(affinity.rotate(bone, turn, origin=(125, 175)), 0.8, 0.8))
    light, mid, deep, far, _ = PAPERS[suit]
    shape = sign(suit, 125, 175, 150)
    head, holes = skull_sign(125, {"hearts": 166, "spades": 184}.get(suit, 174), 56)
    f.outlined(SUITS[suit], shape, edge=0.1)
    f.outlined(BONE, head)
    f.add(INK, holes)
    lit = shape.difference(affinity.translate(shape, 4, 4)).intersection(shape.buffer(-3))
    return document(
        WIDE,
        HIGH,
        *blank(),
        radial("a", 125, 175, 104, (0, light, 1), (1, mid, 1)),
        path(disc(125, 175, 94), "url(#a)"),
        path(ring(125, 175, 94, 2.4), deep),
        path(ring(125, 175, 88, 1.4), deep),
        path(halftone(30, 80, 220, 270, 8, (125, 175), 52, 110), far, 0.7),
        path(rect(20, 70, 210, 210).difference(disc(125, 175, 94)), "#F1EAD8"),
        f.svg(BONE),
        path(lit, "#E8604F" if suit in ("hearts", "diamonds") else "#57504A"),
        *corners(suit),
    )


def scene(name: str, seed: int, *things: Figure, behind: str = "stones") -> str:
    """Return a card with a printed scene: paper, sky, ground, figures."""
    light, mid, deep, far, soil = PAPERS[name]
    sky = moon(168, 84, 40, light, mid)
    if behind == "stones":
        back = graveyard(WIDE, 262, HIGH, seed, 1.4, 5)
    elif behind == "town":
        back, _ = roofs(WIDE, 264, HIGH, seed, 80)
    elif behind == "rays":
        spots = []
        for k in range(12):
            a = k * 30
            ray = poly((125, 130), (125 + 300, 130 - 26), (125 + 300, 130 + 26))
            spots.append(affinity.rotate(ray, a, origin=(125, 130)))
        sky = path(union(*spots).intersection(WINDOW), light, 0.6)
        back = hills(WIDE, 262, HIGH, 4, seed)
    else:
        wall = bricks(0, 40, WIDE, 230, 12, 6, 3)
        pillars = union(
            *(rect(x, 30, 22, 250) for x in (62, 196)),
            hull(disc(128, 60, 80, 30), rect(48, 60, 160, 1)).difference(disc(128, 84, 58, 40)),
        )
        back = union(pillars, rect(0, 262, WIDE, 90))
        sky = path(wall.intersection(WINDOW), light, 0.28)
    out = [
        *blank(),
        radial("s", 125, 150, 210, (0, light, 1), (0.55, mid, 1), (1, deep, 1)),
        path(WINDOW.buffer(2), INK),
        path(WINDOW, "url(#s)"),
        sky,
        path(back.intersection(WINDOW), far),
        path(
            union(hills(WIDE, 292, HIGH, 3, seed + 2)).intersection(WINDOW),
            soil,
        ),
    ]
    for figure in things:
        placed = figure.cut(WINDOW)
        out.append(placed.svg(BONE))
    inside = halftone(16, 16, 234, 334, 11, (125, 165), 132, 232)
    out += [
        path(inside, deep, 0.75),
        path(CARD.difference(WINDOW.buffer(2)), "#F1EAD8"),
        path(CARD.difference(rect(3.5, 3.5, WIDE - 7, HIGH - 7, r=13)), "#C9BD9C"),
        path(worn(20, 20, 230, 330, seed, 44, 1.6), BONE, 0.55),
        *corners(name),
    ]
    return document(WIDE, HIGH, *out)


def stood(figure: Figure, x: float, y: float, scale: float, flip: bool = False) -> Figure:
    """Return a figure on its feet with a flat shadow under it."""
    placed = figure.at(x, y, scale, 0, flip)
    ground = Figure([(disc(x, y - 1, 62 * scale, 7 * scale), "#120C0A")])
    return placed.over(ground)


def faces() -> dict[str, str]:
    """Return every face by file name."""
    out = {}
    for k, suit in enumerate(SUITS):
        for value in range(2, 11):
            out[f"cards/{value}-{suit}"] = number(value, suit)
        out[f"cards/ace-{suit}"] = ace(suit)
        out[f"cards/king-{suit}"] = scene(
            suit, 3 + k, stood(king(suit), 122, 318, 1.16), behind="hall"
        )
        out[f"cards/jack-{suit}"] = scene(suit, 13 + k, stood(jack(suit), 122, 312, 1.1))
    out["cards/witch"] = scene("witch", 21, stood(witch(), 126, 316, 1.12))
    out["cards/mercenary"] = scene(
        "mercenary", 24, stood(mercenary(), 108, 312, 1.12), behind="town"
    )
    desk = Figure()
    lectern(desk, 128, 334)
    out["cards/president"] = scene(
        "president",
        27,
        flags("#A93A34", BONE).at(76, 318, 0.9, 0, True, (0, 0)),
        stood(president(), 120, 322, 1.12),
        desk,
        behind="rays",
    )
    for k, (letter, figure) in enumerate(zombies.CAST.items()):
        size = {"e": 1.16, "d": 1.12}.get(letter, 1.14)
        out[f"cards/zombie-{k + 1}"] = scene("zombie", 31 + k, stood(figure(), 122, 314, size))
    return out


def back() -> str:
    """Return the card back: a zombie's hand, crowned, both ways up."""
    frame = rect(12, 12, 226, 326, r=11)
    window = rect(20, 20, 210, 310, r=8)
    hand = Figure()
    hand.outlined(
        "#333A4C", limb((125, 182, 26), (125, 150, 22)).difference(star(125, 132, 26, 12, 7))
    )
    hand.outlined("#A9C46C", limb((125, 170, 15), (125, 136, 15)), disc(125, 124, 21, 18))
    for x, tip, top in ((108, 98, 92), (119, 116, 80), (131, 134, 80), (142, 152, 92)):
        hand.outlined("#A9C46C", limb((x, 118, 7), (tip, top, 5.6)))
    hand.outlined("#A9C46C", limb((142, 132, 7), (160, 118, 5.6)))
    hand.add("#7B9A48", limb((116, 168, 3), (114, 140, 3)))
    hand = hand.cut(rect(0, 0, 250, 175))
    crown_ = Figure()
    from_top = poly((97, 66), (92, 40), (108, 54), (125, 34), (142, 54), (158, 40), (153, 66))
    crown_.outlined(GOLD, from_top)
    crown_.add("#B3832A", rect(98, 58, 54, 5))
    half = hand.svg("#FFF6D6") + crown_.svg("#FFF6D6")
    rays = union(
        *(
            affinity.rotate(
                poly((125, 175), (125 + 330, 175 - 30), (125 + 330, 175 + 30)), a, origin=(125, 175)
            )
            for a in range(0, 360, 20)
        )
    ).intersection(window)
    band = rect(20, 171, 210, 8)
    return document(
        WIDE,
        HIGH,
        path(CARD, "#F1EAD8"),
        path(CARD.difference(rect(3.5, 3.5, WIDE - 7, HIGH - 7, r=13)), "#C9BD9C"),
        path(frame, "#22362A"),
        radial("b", 125, 175, 210, (0, "#E8B84A", 1), (0.7, "#A8741C", 1), (1, "#6B4310", 1)),
        path(window, "url(#b)"),
        path(rays, "#FBEDBE", 0.22),
        path(halftone(24, 24, 226, 326, 9, (125, 175), 84, 200), "#3A240A", 0.55),
        half,
        f'<g transform="rotate(180 125 175)">{half}</g>',
        path(band.buffer(2.4), INK),
        path(band, "#22362A"),
        *(path(sign(suit, 50 + 50 * i, 175, 13), BONE) for i, suit in enumerate(SUITS)),
        path(window.boundary.buffer(1.4), BONE, 0.9),
        path(worn(14, 14, 236, 336, 7, 70, 1.8), BONE, 0.5),
    )


def table() -> str:
    """Return the oval table: wooden rim, felt, a printed line."""
    outer = hull(disc(200, 198, 192, 186), disc(600, 198, 192, 186))
    rim = hull(disc(200, 198, 186, 180), disc(600, 198, 186, 180))
    felt = hull(disc(204, 198, 164, 156), disc(596, 198, 164, 156))
    inner = hull(disc(206, 198, 146, 138), disc(594, 198, 146, 138))
    grain = union(
        *(
            line(2.4, *curve((40, y), (300, y + 6), (520, y - 4), (770, y + 3)))
            for y in range(20, 390, 19)
        )
    ).intersection(rim.difference(felt))
    studs = union(*(disc(x, y, 4.4) for x, y in _around(24)))
    return document(
        800,
        400,
        path(affinity.translate(outer, 0, 8).intersection(rect(0, 0, 800, 400)), "#000000", 0.45),
        path(outer, INK),
        linear("w", 0, 10, 0, 390, (0, "#8A5C36", 1), (0.5, "#6B4424", 1), (1, "#4A2C16", 1)),
        path(rim, "url(#w)"),
        path(grain, "#3A2212", 0.5),
        path(rim.difference(affinity.translate(rim, 2, 4)), "#B98559"),
        path(studs.buffer(1.6), INK),
        path(studs, GOLD),
        path(felt.buffer(3), INK),
        radial("f", 400, 180, 400, (0, "#4E7A55", 1), (0.6, "#335A40", 1), (1, "#1F3A2A", 1)),
        path(felt, "url(#f)"),
        path(felt.difference(affinity.translate(felt, 0, 9)), "#10201A", 0.5),
        path(inner.boundary.buffer(1.6), "#8FB257", 0.5),
        *(path(sign(suit, 256 + 96 * i, 326, 20), "#1B3324", 0.8) for i, suit in enumerate(SUITS)),
        path(worn(60, 60, 740, 340, 5, 60, 2), "#7FA37A", 0.4),
    )


def _around(count: int) -> list[tuple[float, float]]:
    """Return points along the table's rim, evenly."""
    ring_ = hull(disc(202, 198, 175, 168), disc(598, 198, 175, 168)).exterior
    return [
        (p.x, p.y) for p in (ring_.interpolate(i / count, normalized=True) for i in range(count))
    ]


def backdrop() -> str:
    """Return the cellar around the table: bricks, arches, candles, cobwebs."""
    all_of = rect(0, 0, 1600, 900)
    wall = bricks(0, 0, 1600, 700, 18, 16, 6)
    seen = union(
        disc(180, 150, 250, 130),
        disc(1440, 190, 240, 150),
        disc(800, 60, 300, 70),
        disc(60, 560, 180, 110),
        disc(1560, 580, 160, 110),
    )
    arches = union(
        *(
            union(rect(x - 120, 260, 240, 460), disc(x, 260, 120)).difference(
                union(rect(x - 96, 270, 192, 460), disc(x, 270, 96))
            )
            for x in (260, 1340)
        )
    )
    niches = union(*(union(rect(x - 96, 270, 192, 450), disc(x, 270, 96)) for x in (260, 1340)))
    candles = Figure()
    lights = []
    for x, y, h in (
        (120, 760, 120),
        (180, 770, 80),
        (1460, 764, 110),
        (1516, 772, 70),
        (1404, 776, 60),
    ):
        candles.add("#8F8660", rect(x - 16, y - h, 32, h, r=5))
        candles.add(
            "#B8AE84",
            rect(x - 16, y - h, 10, h, r=5),
            tapered(9, 5, (x + 8, y - h), (x + 9, y - h + 36)),
        )
        lights.append((x, y - h - 22))
    webs = []
    for x, side in ((0, 1), (1600, -1)):
        spokes = [
            (x + side * dx, dy) for dx, dy in ((230, 0), (210, 90), (150, 160), (80, 200), (0, 220))
        ]
        webs += [line(2, (x, 0), spot) for spot in spokes]
        for share in (0.4, 0.66, 0.92):
            run = [(x + (px - x) * share, py * share) for px, py in spokes]
            webs.append(line(1.8, *curve(*run)))
    floor = hills(1600, 770, 900, 3, 4)
    return document(
        1600,
        900,
        radial("n", 800, 400, 1000, (0, "#35543E", 1), (0.5, "#253C2D", 1), (1, "#0F1A13", 1)),
        path(all_of, "url(#n)"),
        path(wall.intersection(seen), "#14231A", 0.55),
        path(niches, "#0F1A13", 0.7),
        path(arches, "#1B2E22"),
        path(union(*webs).intersection(all_of), "#6F8A72", 0.3),
        path(floor.intersection(all_of), "#101B14"),
        path(fade_rows(0, 1600, 690, 770, 20), "#101B14"),
        *(
            radial(
                f"c{i}", x, y, 150, (0, "#F2C14E", 0.4), (0.4, "#E8813A", 0.14), (1, "#E8813A", 0)
            )
            + path(disc(x, y, 150).intersection(all_of), f"url(#c{i})")
            for i, (x, y) in enumerate(lights)
        ),
        candles.svg(),
        *(path(disc(x, y + 4, 5, 13), "#F2C14E", 0.9) for x, y in lights),
    )


def pictures() -> dict[str, str]:
    """Return every picture of the game by file name."""
    return {
        **faces(),
        **signs(),
        **ranks(),
        **medals(),
        "passed": stamp(),
        "back": back(),
        "table": table(),
        "backdrop": backdrop(),
    }
