"""The art windows of Zombiaki's human deck: what is built or laid on the street."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art import people, props, zombies
from art.figures import BONE, INK, SKIN, SKIN_DARK, Figure
from art.shapes import (
    blob,
    curve,
    disc,
    hull,
    limb,
    line,
    path,
    poly,
    ragged,
    rect,
    soft,
    star,
    tapered,
    union,
)
from art.windows import (
    BLUE_RIM,
    FIRE_RED,
    FRAME,
    GOLD,
    GROUND,
    WIDE,
    human_window,
    ink,
    lay,
    stand,
    streaks,
)

RIM = BLUE_RIM


def pit(deep: bool) -> str:
    """A hole in the street; into the deep one a zombie has gone up to its hands."""
    y = 182
    outer, inner = disc(150, y, 104, 36), disc(150, y + 5, 96, 31)
    f = Figure()
    f.add("#5F7F99", disc(150, y, 114, 42))
    f.outlined("#3D5A75", outer)
    f.add("#7A5B3E", inner)
    f.add("#4A331F", inner.intersection(disc(150, y + (26 if deep else 15), 100, 34)))
    f.add("#120E0B", inner.intersection(disc(150, y + (14 if deep else 30), 92, 30)))
    cracks = union(
        *(
            tapered(4, 0.8, *spots)
            for spots in (
                ((50, 170), (30, 164), (14, 170)),
                ((246, 196), (268, 204), (288, 200)),
                ((206, 152), (226, 142), (240, 146)),
                ((84, 210), (70, 222), (74, 234)),
            )
        )
    )
    front = FRAME.difference(
        poly(
            (-5, -5),
            (305, -5),
            (305, y + 4),
            *[(150 + 96 * cos_, y + 5 + 31 * sin_) for cos_, sin_ in _half()],
            (-5, y + 4),
        )
    )
    if deep:
        faller = people.reaching(92).at(112, 222, 0.9, 10)
        second = people.reaching(78).at(182, 220, 0.9, -12, flip=True)
        body = Figure([*faller.layers, *second.layers])
        extra = ink(
            streaks((130, 84, 128, 44), (156, 74, 157, 30), (180, 86, 186, 50), width=4), BONE
        )
    else:
        body = zombies.skater().at(146, 244, 0.9, -8)
        extra = ""
    body = body.cut(FRAME.difference(front))
    return human_window(
        46 if deep else 45,
        f.cut(FRAME).svg(),
        ink(cracks, "#12202F"),
        body.svg(RIM),
        extra,
        lay(props.barrier(), 262, 176, 0.46) if not deep else "",
        low=True,
    )


def _half() -> list[tuple[float, float]]:
    """Return the lower half circle from right to left, as unit vectors."""
    return [(cos(pi * i / 24), sin(pi * i / 24)) for i in range(25)]


def wall(courses: int) -> str:
    """A wall with somebody behind it."""
    top = GROUND + 10 - courses * 15 * 1.28
    peeker = zombies.clerk() if courses == 5 else zombies.granny()
    sunk = peeker.at(128, top + 130, 0.9)
    behind = sunk.cut(rect(0, 0, WIDE, top + 20))
    fingers = Figure()
    if courses == 6:
        behind = (
            people.reaching(80)
            .at(92, top + 44, 0.9, -8)
            .over(people.reaching(66).at(196, top + 40, 0.9, 12, flip=True))
        )
        behind = behind.cut(rect(0, 0, WIDE, top + 20))
    else:
        for x in (76, 196):
            fingers.outlined(
                SKIN, *(rect(x + i * 9, top + 2, 8, 19, r=4) for i in range(4)), edge=2
            )
    return human_window(
        47 + courses,
        behind.svg(RIM),
        lay(props.wall(courses, 170), 150, GROUND + 10, 1.28, ground=GROUND + 10),
        fingers.svg(),
        low=True,
        moon_at=(252, 44, 26),
        sky="mist",
    )


def barrier() -> str:
    """A barrier across the lane; the zombie reads it, slowly."""
    glow = union(disc(108, 88, 40), disc(214, 88, 40))
    return human_window(
        54,
        stand(zombies.digger(), 66, GROUND, 0.72, rim=RIM),
        path(glow, GOLD, 0.28),
        path(union(disc(108, 88, 26), disc(214, 88, 26)), GOLD, 0.4),
        lay(props.barrier(), 161, GROUND + 14, 1.2, ground=GROUND + 14),
        ink(
            streaks(
                (108, 66, 108, 50),
                (86, 72, 76, 58),
                (130, 72, 140, 58),
                (214, 66, 214, 50),
                (192, 72, 182, 58),
                (236, 72, 246, 58),
                width=4,
            ),
            GOLD,
        ),
        sky="dusk",
    )


def mine() -> str:
    """A bare foot, a red button, very little in between."""
    f = Figure()
    f.outlined(
        "#4A3C2E",
        limb((96, -20, 40), (120, 66, 32))
        .intersection(FRAME)
        .difference(ragged(80, 160, 92, 22, 4, 5)),
    )
    f.outlined(
        SKIN,
        limb((122, 70, 22), (126, 96, 19)),
        soft(union(hull(disc(118, 110, 19), disc(186, 126, 13), disc(130, 92, 18))), 2),
        *(disc(192 + i * 9, 129 - i * 1.5, 9 - i * 1.4) for i in range(3)),
        disc(184, 131, 10),
    )
    f.add(SKIN_DARK, poly((102, 112), (180, 132), (170, 137), (112, 124)))
    f.add(BONE, *(disc(197 + i * 9, 127 - i, 3.6 - i * 0.7, 3) for i in range(3)))
    return human_window(
        60,
        lay(props.mine(), 164, GROUND - 14, 1.6, ground=GROUND + 12),
        path(disc(164, 178, 46, 12), FIRE_RED, 0.35),
        f.cut(FRAME).svg(RIM),
        ink(
            streaks(
                (228, 160, 254, 150),
                (232, 176, 262, 176),
                (96, 164, 72, 154),
                (92, 180, 64, 182),
                width=5,
            ),
            BONE,
        ),
    )


def car_bomb() -> str:
    """The car, the dynamite and the spark."""
    return human_window(
        61,
        path(disc(222, 74, 40), GOLD, 0.3),
        stand(zombies.granny(), 44, GROUND - 2, 0.56, rim=RIM),
        lay(props.car(), 172, GROUND + 12, 1.22, ground=GROUND + 12),
        ink(streaks((214, 60, 206, 40), (226, 58, 232, 36), (236, 74, 258, 66), width=4), GOLD),
        lamp=0,
        sky="dusk",
    )


def rolling_barrel() -> str:
    """A drum on its way down the street and a dog on its way up."""
    return human_window(
        62,
        stand(people.dog(), 74, GROUND + 2, 0.66, rim=RIM),
        lay(props.barrel(), 196, GROUND - 44, 1.5, turn=-8, ground=GROUND + 12),
        ink(
            streaks(
                (262, 108, 294, 108),
                (270, 136, 300, 136),
                (266, 166, 296, 166),
                (254, 190, 284, 190),
                width=6,
            ),
            BONE,
        ),
        sky="mist",
    )


def net() -> str:
    """Two zombies under a net."""
    edge = blob(
        (20, 214), (44, 120), (92, 50), (150, 36), (212, 52), (262, 124), (282, 214), (150, 224)
    )
    ropes = [
        line(3, *curve((150 + (x - 150) * 0.25, 38), (150 + (x - 150) * 0.8, 104), (x, 220)))
        for x in range(8, 300, 34)
    ]
    ropes += [
        line(3, *curve((10, y + 22), (150, y), (290, y + 22))) for y in (58, 92, 128, 166, 202)
    ]
    mesh = union(*ropes).intersection(edge)
    weights = union(*(disc(x, 214 + 6 * (i % 2), 8) for i, x in enumerate(range(28, 290, 48))))
    return human_window(
        63,
        stand(zombies.nurse(), 98, GROUND + 6, 0.74, rim=RIM),
        stand(zombies.skater(), 188, GROUND + 6, 0.82, rim=RIM, flip=True),
        path(edge, "#10202F", 0.25),
        path(mesh.buffer(1.3), INK),
        path(mesh, "#D9C089"),
        path(weights.buffer(2.4), INK),
        path(weights, "#5B6B7A"),
        sky="mist",
    )


def freeze() -> str:
    """A zombie in a block of ice."""
    cube = poly((86, 40), (206, 34), (232, 60), (230, 206), (92, 214), (70, 66))
    side = poly((206, 34), (232, 60), (230, 206), (204, 212), (202, 58))
    top = poly((86, 40), (206, 34), (232, 60), (202, 58), (70, 66))
    icicles = union(
        *(
            poly((x, 0), (x + w, 0), (x + w / 2, h))
            for x, w, h in (
                (4, 18, 46),
                (26, 12, 28),
                (44, 20, 62),
                (232, 18, 40),
                (254, 12, 24),
                (268, 24, 66),
            )
        )
    )
    snow = union(
        *(
            star(x, y, r, r * 0.35, 6)
            for x, y, r in ((40, 110, 11), (264, 118, 13), (28, 164, 8), (272, 176, 7), (54, 60, 7))
        )
    )
    frozen = (
        zombies.clown().at(142, GROUND + 4, 0.82).inked({SKIN: "#8FC0C4", SKIN_DARK: "#6798A4"})
    )
    return human_window(
        64,
        path(union(disc(150, 212, 110, 15)), "#DCEFF7"),
        frozen.svg("#EAF6FB"),
        path(cube, "#BFE3F2", 0.55),
        path(side, "#6FA9CC", 0.5),
        path(top, "#EAF6FB", 0.75),
        path(cube.boundary.buffer(2.4), "#173048"),
        ink(
            streaks((100, 80, 100, 150), (112, 78, 112, 112), (190, 150, 190, 190), width=6),
            "#FFFFFF",
            0.8,
        ),
        path(icicles.buffer(2).intersection(FRAME), "#173048"),
        ink(icicles, "#DCEFF7"),
        ink(snow, "#F4FBFE"),
        sky="mist",
    )


CARDS: dict[str, Callable[[], str]] = {
    "pit-1": lambda: pit(False),
    "pit-2": lambda: pit(True),
    "wall-5": lambda: wall(5),
    "wall-6": lambda: wall(6),
    "barrier": barrier,
    "mine": mine,
    "car-bomb": car_bomb,
    "rolling-barrel": rolling_barrel,
    "net": net,
    "freeze": freeze,
}
"""The scene of each kind of card."""
