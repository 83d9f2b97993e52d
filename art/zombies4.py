"""Zombies!!! 4: tokens, pawns, signs, card back and the night forest around the map."""

from __future__ import annotations

import random

from shapely.geometry.base import BaseGeometry

from art import people, props
from art.discs import PLAYERS, mark
from art.figures import BONE, INK, Figure
from art.forest_cards import CARDS
from art.forest_cards_more import MORE
from art.forest_scenes import fir, open_book
from art.forest_tiles import tiles
from art.scenery import fade_rows, grass, halftone, hills, moon, worn
from art.shapes import (
    affinity,
    blob,
    disc,
    document,
    hull,
    limb,
    line,
    path,
    poly,
    radial,
    rect,
    ring,
    soft,
    star,
    teeth,
    union,
)
from art.suits import sign
from art.tokens import token

GOLD = "#F2C14E"
RUST = ("#C8402F", "#F9DCC4", "#E29A7C", "#7A2A22", "#4A1A16")
"""The rim, lights and soil of the dogs' tokens."""


def dogs() -> dict[str, str]:
    """Return three dogs' heads as round tokens: the mongrel, the spotted one, the black one."""
    coats = (
        ("#8A8264", "#5A543C", False),
        ("#C2A878", "#5A4632", True),
        ("#6A6676", "#413D4C", False),
    )
    return {
        f"tokens/dog-{k + 1}": token(
            people.dog(fur, dark, spots).at(22, 212, 1.1), RUST, 3 + 3 * k, "#F6D8C8"
        )
        for k, (fur, dark, spots) in enumerate(coats)
    }


def heart_figure(x: float, y: float, size: float) -> Figure:
    """Return a sewn-up heart."""
    shape = sign("hearts", x, y, size)
    f = Figure().outlined("#C8352B", shape, edge=size * 0.05)
    f.add("#8E1F1A", shape.difference(affinity.translate(shape, -size * 0.07, -size * 0.06)))
    f.add("#F08A7C", disc(x - size * 0.22, y - size * 0.24, size * 0.09, size * 0.06, -40))
    cut = [
        (x + size * 0.2, y - size * 0.3),
        (x + size * 0.1, y - size * 0.08),
        (x + size * 0.24, y + size * 0.06),
    ]
    f.add(INK, line(size * 0.03, *cut))
    for px, py in ((0.16, -0.2), (0.14, -0.04)):
        f.add(
            INK,
            line(
                size * 0.03,
                (x + size * (px - 0.07), y + size * (py - 0.03)),
                (x + size * (px + 0.08), y + size * (py + 0.03)),
            ),
        )
    return f


def cartridge(x: float, y: float, size: float) -> Figure:
    """Return a cartridge standing upright."""
    s = size / 100
    f = Figure()
    f.outlined(
        "#A9562F",
        blob(
            (x - 15 * s, y - 14 * s),
            (x - 12 * s, y - 34 * s),
            (x, y - 48 * s),
            (x + 12 * s, y - 34 * s),
            (x + 15 * s, y - 14 * s),
        ),
        edge=4 * s,
    )
    f.outlined("#D9A441", rect(x - 16 * s, y - 16 * s, 32 * s, 58 * s, r=2 * s), edge=4 * s)
    f.add("#F7E0A0", rect(x - 11 * s, y - 14 * s, 7 * s, 54 * s))
    f.add("#9A7020", rect(x + 8 * s, y - 14 * s, 7 * s, 54 * s))
    f.outlined("#C28F22", rect(x - 19 * s, y + 38 * s, 38 * s, 10 * s, r=2 * s), edge=4 * s)
    return f


def map_tokens() -> dict[str, str]:
    """Return what lies on the squares: a heart, a bullet, each on its own shape of card."""
    out = {}
    for name, figure, ground, shape in (
        ("heart", heart_figure(50, 52, 56), "#F3D9D2", disc(50, 50, 43)),
        (
            "bullet",
            cartridge(50, 50, 58),
            "#D8CFA8",
            soft(poly((50, 3), (97, 50), (50, 97), (3, 50)), 6),
        ),
    ):
        out[f"tokens/{name}"] = document(
            100,
            100,
            path(affinity.translate(shape, 1, 4), "#000000", 0.45),
            path(shape, INK),
            path(shape.buffer(-3), ground),
            path(shape.buffer(-7).boundary.buffer(1.2), INK, 0.35),
            figure.svg(),
        )
    return out


def meeples() -> dict[str, str]:
    """Return the pawns: a meeple a colour with the player's shape."""
    out = {}
    body = soft(
        union(
            disc(60, 26, 21),
            hull(disc(14, 58, 10), disc(60, 50, 12), rect(40, 50, 40, 20)),
            hull(disc(106, 58, 10), disc(60, 50, 12), rect(40, 50, 40, 20)),
            poly((40, 56), (80, 56), (104, 108), (70, 110), (60, 92), (50, 110), (16, 108)),
        ),
        3.4,
    )
    for name, (cloth, dark, shape, mark_ink) in PLAYERS.items():
        sign_ = mark(shape, 60, 68, 14)
        out[f"pawns/{name}"] = document(
            120,
            120,
            path(disc(62, 109, 50, 9), "#000000", 0.5),
            path(body.buffer(7).intersection(rect(0, 0, 120, 120)), BONE),
            path(body.buffer(4), INK),
            path(body, cloth),
            path(body.difference(affinity.translate(body, -5, -4)), dark),
            path(body.difference(affinity.translate(body, 3, 3)), "#FFFFFF", 0.35),
            path(sign_.buffer(3), INK if mark_ink == BONE else BONE),
            path(sign_, mark_ink),
        )
    return out


def signs() -> dict[str, str]:
    """Return the signs of the panels."""
    heart = sign("hearts", 50, 50, 92)

    full = heart_figure(50, 50, 88)
    shade = path(
        affinity.translate(heart, 1.6, 3.4).intersection(rect(0, 0, 100, 100)), "#000000", 0.4
    )
    empty = path(heart, "#0D1512", 0.6) + path(heart.boundary.buffer(2.6), "#8A5A54")
    prize = Figure()
    skull_ = soft(
        union(
            poly((26, 30), (20, 6), (42, 22)),
            poly((74, 30), (80, 6), (58, 22)),
            disc(50, 38, 28, 24),
            limb((50, 44, 20), (50, 72, 15)),
        ),
        2,
    )
    prize.outlined(BONE, skull_, edge=4)
    prize.add("#B9AD8C", skull_.difference(affinity.translate(skull_, -5, -3)))
    prize.add(
        INK, disc(39, 38, 7, 8, 20), disc(61, 38, 7, 8, -20), poly((44, 62), (56, 62), (50, 70))
    )
    prize.outlined(
        BONE, poly((40, 78), (46, 78), (43, 92)), poly((54, 78), (60, 78), (57, 92)), edge=2.6
    )
    prize.add(INK, line(2.4, (36, 79), (64, 79)), teeth(42, 80, 16, 5, 3))
    return {
        "heart": document(100, 100, shade, full.svg()),
        "heart-half": document(
            100,
            100,
            shade,
            empty,
            full.cut(rect(-5, -5, 55, 110)).svg(),
            path(line(3, (50, 26), (46, 42), (54, 58), (50, 76), (50, 94)), INK),
        ),
        "heart-empty": document(
            100, 100, empty, path(line(3.4, (50, 30), (44, 46), (54, 58), (48, 74)), "#8A5A54")
        ),
        "bullet": document(
            100, 100, path(disc(54, 90, 24, 7), "#000000", 0.4), cartridge(50, 50, 88).svg()
        ),
        "book": document(100, 100, open_book(50, 56, 0.44).svg("#FFF6D6", (-1.6, -1.2))),
        "trophy": document(100, 100, prize.svg("#FFF6D6", (-1.6, -1.2))),
    }


def marks() -> dict[str, str]:
    """Return the signs of the three sorts of cards."""
    inner = disc(32, 32, 24)
    bag = Figure().outlined("#7A5230", ring(32, 20, 9, 4), edge=2)
    sack = soft(union(rect(17, 24, 30, 24, r=6), disc(32, 26, 13, 8)), 1)
    bag.outlined("#E0B072", sack, edge=2.4)
    bag.add("#A97A42", rect(17, 40, 30, 8, r=4))
    bag.outlined("#7A5230", rect(17, 27, 30, 6), edge=1.4)
    bag.outlined("#F2C14E", rect(28, 26, 8, 10, r=2), edge=1.6)
    bolt = Figure().outlined(GOLD, props.bolt(34, 12, 40, 26), edge=2.2)
    sheet = Figure().outlined(
        "#F3E6C0",
        poly((20, 14), (42, 14), (46, 20), (44, 50), (36, 47), (28, 51), (19, 48)),
        edge=2.2,
    )
    sheet.add("#7A1F22", star(32, 28, 8, 3.4, 5), rect(24, 38, 16, 2.4), rect(24, 43, 12, 2.4))

    def badge(colour: str, figure: Figure) -> str:
        """Return a small disc with something on it."""
        return document(
            64,
            64,
            path(disc(32, 34, 29), "#000000", 0.4),
            path(disc(32, 32, 29), INK),
            path(disc(32, 32, 26.4), BONE),
            path(inner, colour),
            figure.cut(inner).svg(),
        )

    return {
        "mark/item": badge("#5E7A56", bag),
        "mark/event": badge("#2F5D7A", bolt),
        "mark/page": badge("#8E2A26", sheet),
    }


def back() -> str:
    """Return the card back: the dog before the moon, the book under its paw."""
    frame = rect(14, 14, 222, 322, r=10)
    window = rect(22, 22, 206, 306, r=8)
    trees = union(
        *(
            fir(x, 286, h)
            for x, h in ((30, 210), (72, 150), (196, 170), (232, 230), (120, 96), (152, 110))
        )
    ).intersection(window)
    hound = people.dog("#5A4A48", "#3E3231").at(122, 286, 0.92)
    return document(
        250,
        350,
        radial("b", 125, 130, 230, (0, "#F3B49C", 1), (0.6, "#C8402F", 1), (1, "#7A1F22", 1)),
        path(rect(0, 0, 250, 350), BONE),
        path(frame, "#2A0C10"),
        path(window, "url(#b)"),
        path(halftone(26, 26, 224, 324, 10, (125, 140), 96, 210), "#450F14", 0.6),
        moon(125, 130, 72, "#F9DCC0", "#EBB79C"),
        path(trees, "#7A2424"),
        path(
            union(hills(250, 284, 350, 3, 4), grass(20, 230, 286, 6, 9, 9)).intersection(window),
            "#2A0C10",
        ),
        hound.cut(window).svg("#F6C9AE"),
        open_book(125, 302, 0.3).cut(window).svg("#F6C9AE"),
        path(window.boundary.buffer(1.4), BONE, 0.9),
        path(worn(16, 16, 234, 334, 7, 70, 1.8), BONE, 0.5),
    )


def backdrop() -> str:
    """Return the forest around the map at night: firs in three depths, eyes, mist."""
    wide, high = 1600, 900
    all_of = rect(0, 0, wide, high)
    dice = random.Random(4)

    def row(y: float, low: float, tall: float, gap: float) -> BaseGeometry:
        """Return a row of firs standing on ``y``."""
        firs, x = [], -20.0
        while x < wide + 40:
            firs.append(fir(x, y, dice.uniform(low, tall)))
            x += gap * dice.uniform(0.6, 1.3)
        return union(rect(0, y - 46, wide, high - y + 46), *firs).intersection(all_of)

    eyes = union(
        *(
            disc(x + dx, y, 4.4, 3.2)
            for x, y in ((90, 770), (410, 800), (1180, 790), (1490, 760), (760, 822))
            for dx in (-8, 8)
        )
    )
    return document(
        wide,
        high,
        radial("n", 800, 400, 1000, (0, "#2F4D46", 1), (0.5, "#20352F", 1), (1, "#0C1613", 1)),
        path(all_of, "url(#n)"),
        moon(1330, 170, 80, "#4E6E64", "#446058"),
        path(halftone(0, 0, wide, high, 30, (800, 430), 600, 1150, 0.5), "#0A120F", 0.6),
        path(row(720, 160, 280, 60), "#1B302A"),
        path(fade_rows(0, wide, 640, 740, 22), "#15261F", 0.7),
        path(row(790, 170, 300, 84), "#15261F"),
        path(row(850, 180, 330, 120), "#0D1814"),
        path(eyes, GOLD, 0.7),
    )


def pictures() -> dict[str, str]:
    """Return every picture of the game by file name."""
    return {
        **tiles(),
        **dogs(),
        **map_tokens(),
        **meeples(),
        **signs(),
        **marks(),
        **{f"cards/{name}": draw() for name, draw in (CARDS | MORE).items()},
        "back": back(),
        "backdrop": backdrop(),
    }
