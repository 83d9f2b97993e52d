"""The signs of the card game and the places of its players."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from art import props, zombies
from art.beast_parts import seam
from art.figures import BONE, INK, RED, SKIN, Figure
from art.scenery import spatter
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
    rect,
    ring,
    soft,
    star,
    union,
)

SUITS = {"clubs": INK, "diamonds": RED, "hearts": RED, "spades": INK}
"""The four suits and their inks."""

GOLD, GOLD_DARK, SILVER = "#F2C14E", "#B3832A", "#B9C0C6"


def sign(suit: str, x: float, y: float, size: float, flip: bool = False) -> BaseGeometry:
    """Return a suit's sign about ``size`` high around (x, y)."""
    stem = poly((-5, 4), (5, 4), (7, 34), (18, 47), (-18, 47), (-7, 34))
    if suit == "hearts":
        shape = soft(
            union(
                disc(-22, -18, 25),
                disc(22, -18, 25),
                poly((-44.5, -7), (44.5, -7), (14, 30), (0, 48), (-14, 30)),
            ),
            2,
        )
    elif suit == "diamonds":
        shape = poly(
            (0, -50), (15, -26), (37, 0), (15, 26), (0, 50), (-15, 26), (-37, 0), (-15, -26)
        )
    elif suit == "spades":
        shape = union(
            disc(-21, 12, 23),
            disc(21, 12, 23),
            poly((-41, 2), (-14, -26), (0, -48), (14, -26), (41, 2), (0, 30)),
            stem,
        )
    else:
        shape = union(disc(0, -23, 23), disc(-24, 10, 23), disc(24, 10, 23), disc(0, 0, 14), stem)
    shape = affinity.scale(shape, size / 100, (-size if flip else size) / 100, origin=(0, 0))
    return affinity.translate(shape, x, y)


def zombie_head(f: Figure, x: float, y: float, size: float) -> None:
    """Put a zombie's head of about ``size`` on a figure."""
    small = Figure()
    zombies.face(small, 0, 0, zombies.skull(0, 0))
    hair = poly(
        (-30, -12),
        (-34, -28),
        (-22, -24),
        (-18, -40),
        (-6, -30),
        (4, -42),
        (12, -30),
        (24, -36),
        (22, -22),
    )
    small.add(INK, hair)
    f.layers.extend(small.at(x, y, size / 78, foot=(2, 2)).layers)


def skull_sign(x: float, y: float, size: float) -> tuple[BaseGeometry, BaseGeometry]:
    """Return a skull and its holes."""
    s = size / 100
    head = union(
        disc(x, y - 12 * s, 44 * s, 38 * s), rect(x - 26 * s, y + 8 * s, 52 * s, 36 * s, r=8 * s)
    )
    holes = union(
        disc(x - 18 * s, y - 8 * s, 12 * s, 14 * s),
        disc(x + 18 * s, y - 8 * s, 12 * s, 14 * s),
        poly((x, y + 6 * s), (x + 7 * s, y + 18 * s), (x - 7 * s, y + 18 * s)),
        *(rect(x + (k * 12 - 14) * s, y + 27 * s, 4 * s, 17 * s) for k in range(3)),
    )
    return head, holes


def top_hat(f: Figure, x: float, y: float, size: float = 1, band: str = RED) -> None:
    """Put a top hat on, its brim on y."""
    hat = poly(
        (x - 25 * size, y),
        (x - 29 * size, y - 48 * size),
        (x + 29 * size, y - 48 * size),
        (x + 25 * size, y),
    )
    f.outlined("#2B2A35", hat)
    f.add(
        "#45434F",
        poly(
            (x - 24 * size, y - 4),
            (x - 27 * size, y - 46 * size),
            (x - 17 * size, y - 46 * size),
            (x - 16 * size, y - 4),
        ),
    )
    f.add(band, rect(x - 26 * size, y - 14 * size, 52 * size, 10 * size))
    f.outlined("#2B2A35", disc(x, y, 42 * size, 6 * size))


def witch_hat(
    f: Figure, x: float, y: float, size: float = 1, cloth: str = "#6A4A86", dark: str = "#4A3162"
) -> None:
    """Put a witch's hat on, its brim on y, the tip bent to the left."""
    cone = blob(
        (x - 27 * size, y),
        (x - 22 * size, y - 30 * size),
        (x - 26 * size, y - 58 * size),
        (x - 50 * size, y - 62 * size),
        (x - 20 * size, y - 78 * size),
        (x + 6 * size, y - 56 * size),
        (x + 28 * size, y),
    )
    f.outlined(cloth, cone)
    f.add(dark, cone.difference(affinity.translate(cone, -8 * size, 0)))
    f.add(GOLD, rect(x - 27 * size, y - 15 * size, 54 * size, 9 * size).intersection(cone))
    f.outlined(cloth, disc(x, y, 52 * size, 9 * size, -4))
    f.add(INK, seam((x - 6 * size, y - 44 * size), (x + 10 * size, y - 28 * size), gap=8, size=4))


def small_sign(name: str, x: float, y: float, size: float, halo: str = "") -> str:
    """Return the sign of a suit or of one of the other four ranks, ``size`` high.

    ``halo`` is the ink of a rim that lifts a rank's sign off a dark ground.
    """
    if name in SUITS:
        return path(sign(name, x, y, size), SUITS[name])
    f = Figure()
    s = size / 100
    if name == "witch":
        witch_hat(f, x + 5 * s, y + 36 * s, 1.02 * s)
    elif name == "president":
        top_hat(f, x, y + 34 * s, 1.25 * s)
    elif name == "mercenary":
        head, holes = skull_sign(x, y + 2 * s, size * 0.94)
        f.outlined(BONE, head, edge=5 * s)
        f.add(
            INK,
            holes,
            disc(x - 18 * s, y - 6 * s, 17 * s),
            line(6 * s, (x - 44 * s, y - 26 * s), (x + 34 * s, y + 8 * s)),
        )
        f.outlined(
            "#8E3B33", head.intersection(rect(x - 60 * s, y - 60 * s, 120 * s, 36 * s)), edge=5 * s
        )
    else:
        zombie_head(f, x, y, size * 0.9)
    return (path(f.silhouette().buffer(4 * s), halo) if halo else "") + f.svg()


def signs() -> dict[str, str]:
    """Return the eight signs by file name."""
    out = {}
    for name in (*SUITS, "witch", "mercenary", "president", "zombie"):
        if name in SUITS:
            shape = sign(name, 50, 50, 88)
            lit = shape.difference(affinity.translate(shape, 3, 3))
            body = (
                path(shape.buffer(3), BONE)
                + path(shape, SUITS[name])
                + path(
                    lit.intersection(shape.buffer(-2)),
                    "#E8604F" if SUITS[name] == RED else "#4A4440",
                )
            )
        else:
            body = small_sign(name, 50, 50, 84, BONE)
        out[f"suit/{name}"] = document(100, 100, body)
    return out


def _badge(colour: str, light: str, *shapes: str) -> str:
    """Return a round badge with something on it."""
    return document(
        100,
        100,
        path(disc(50, 53, 45), "#000000", 0.4),
        path(disc(50, 50, 45), INK),
        path(disc(50, 50, 42), light),
        path(disc(50, 50, 38), INK),
        path(disc(50, 50, 36), colour),
        *shapes,
    )


def ranks() -> dict[str, str]:
    """Return the badges of the five places."""
    inner = disc(50, 50, 36)

    def laurel(colour: str) -> str:
        """Return the wreath around a badge."""
        leaves = [
            affinity.rotate(disc(50, 16, 9, 4.4, 24), side * (40 + i * 22), origin=(50, 50))
            for side in (-1, 1)
            for i in range(6)
        ]
        shape = union(*leaves)
        return path(shape.buffer(1.8), INK) + path(shape, colour)

    hat = Figure()
    top_hat(hat, 50, 62, 0.72)
    hat.add(GOLD, star(50, 42, 9, 4, 5))
    deputy = Figure()
    top_hat(deputy, 50, 60, 0.62, "#3D7FD0")
    deputy.outlined(
        "#3D7FD0", poly((36, 66), (50, 72), (36, 79)), poly((64, 66), (50, 72), (64, 79)), edge=2
    )
    person = Figure()
    person.outlined(
        "#8B7A5E", hull(disc(34, 84, 12), disc(66, 84, 12), disc(50, 70, 16)).intersection(inner)
    )
    person.outlined("#E0B48A", disc(50, 46, 17, 18))
    person.outlined(
        "#5A4A38",
        disc(50, 36, 19, 11).intersection(rect(20, 10, 60, 28)),
        hull(rect(28, 35, 44, 4, r=2)),
    )
    person.add(INK, disc(44, 47, 2.2), disc(56, 47, 2.2), line(2, (45, 56), (55, 56)))
    grave = Figure()
    stone = union(rect(31, 38, 38, 44), disc(50, 38, 19)).intersection(inner)
    grave.outlined("#9AA09A", stone)
    grave.add(INK, rect(47, 26, 6, 26), rect(40, 33, 20, 6))
    grave.outlined(
        SKIN,
        limb((66, 88, 8), (66, 66, 7)).intersection(inner),
        *(limb((66, 66, 4.6), (58 + k * 7, 52 + abs(k - 1) * 3, 3.6)) for k in range(3)),
        edge=2.2,
    )
    grave.add("#3A2A20", disc(50, 88, 36, 9).intersection(inner))
    head = Figure()
    zombie_head(head, 49, 51, 58)
    return {
        "rank/president": _badge("#8E2A26", GOLD, hat.svg(), laurel(GOLD)),
        "rank/vice-president": _badge("#2F5D86", SILVER, deputy.svg()),
        "rank/citizen": _badge("#C9BD9C", "#8B7A5E", person.svg()),
        "rank/vice-zombie": _badge("#4E5A50", "#7B8A6A", grave.svg()),
        "rank/zombie": _badge("#2F4A24", "#6F9A45", head.svg()),
    }


def medals() -> dict[str, str]:
    """Return a presidency won and one still to win."""
    ribbon = union(
        poly((30, 4), (48, 4), (56, 40), (42, 46)), poly((70, 4), (52, 4), (44, 40), (58, 46))
    )
    plate = star(50, 62, 34, 29, 16)
    f = Figure()
    f.outlined(RED, ribbon)
    f.add("#E8604F", poly((36, 4), (42, 4), (51, 40), (46, 43)))
    f.outlined(GOLD, plate)
    f.add(GOLD_DARK, ring(50, 62, 25, 2.4))
    f.layers.extend(props.crown("#FBE3A6").at(50, 74, 0.5, foot=(0, 0)).layers)
    hollow = union(ribbon, plate)
    return {
        "medal": document(
            100,
            100,
            path(affinity.translate(union(f.silhouette()), 1.5, 3), "#000000", 0.4),
            f.svg("#FFF6D6", (-1.6, -1.2)),
        ),
        "medal-empty": document(
            100,
            100,
            path(hollow, "#10180F", 0.55),
            path(hollow.boundary.buffer(2.4), "#7F8F72"),
            path(ring(50, 62, 22, 3), "#7F8F72"),
        ),
    }


def stamp() -> str:
    """Return the mark of who passed: a rubber stamp with a flat hand."""
    palm = union(
        *(rect(72 + i * 15, y, 12.6, 52, r=6) for i, y in enumerate((62, 50, 48, 56))),
        rect(72, 92, 58, 50, r=18),
        line(13, (80, 128), (58, 100)),
    )
    mark = union(
        ring(100, 100, 92, 9),
        ring(100, 100, 76, 3.4),
        affinity.translate(palm, 2, 2),
    )
    bare = union(
        spatter(70, 80, 70, 4, 60, 4),
        spatter(136, 126, 70, 9, 60, 4),
        spatter(110, 60, 80, 12, 40, 3),
    )
    mark = affinity.rotate(mark.difference(bare), -10, origin=(100, 100))
    return document(
        200,
        200,
        path(mark, "#7A1712", 0.4, ' transform="translate(1.5 1.5)"'),
        path(mark, "#D8402F", 0.92),
    )
