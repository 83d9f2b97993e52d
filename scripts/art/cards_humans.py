"""The art windows of Zombiaki's human deck."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art import people, props, zombies
from art.figures import BONE, INK, SKIN, SKIN_DARK, Figure
from art.scenery import fire, flame
from art.shapes import (
    affinity,
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
    ring,
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
    ORANGE,
    WIDE,
    arrow,
    cropped,
    flash,
    human_window,
    ink,
    lay,
    stand,
    streaks,
)

RIM = BLUE_RIM


def hit(figure: Figure, x: float, y: float, scale: float, turn: float = -14) -> str:
    """Return a zombie thrown back by what hit it."""
    return stand(figure, x, y, scale, turn=turn, rim=RIM)


def shot_1() -> str:
    """A pistol and the one it was meant for."""
    fist = Figure([*props.pistol().at(226, 122, 1.05, 4, foot=(0, 0)).layers])
    sleeve = limb((330, 190, 34), (274, 158, 26))
    fist.outlined("#39506B", sleeve.intersection(FRAME))
    fist.outlined(
        people.FLESH,
        soft(union(disc(258, 146, 20), disc(238, 142, 9), disc(240, 156, 9), disc(246, 167, 9)), 2),
    )
    return human_window(
        41,
        hit(zombies.clerk(), 70, GROUND + 6, 0.66),
        ink(streaks((146, 104, 104, 104), width=5), BONE),
        flash(146, 105, 24, 3),
        fist.svg(RIM),
        moon_at=(64, 42, 22),
    )


def shot_2() -> str:
    """A zombie in the cross hairs."""
    sight = union(
        ring(150, 112, 84, 6),
        ring(150, 112, 44, 3.4),
        *(
            line(4, a, b)
            for a, b in (
                ((150, 14), (150, 92)),
                ((150, 132), (150, 214)),
                ((52, 112), (130, 112)),
                ((170, 112), (248, 112)),
            )
        ),
    )
    outside = FRAME.difference(disc(150, 112, 84))
    return human_window(
        42,
        stand(zombies.officer(), 138, GROUND + 10, 0.84, rim=RIM),
        path(outside, "#10202F", 0.62),
        path(sight.buffer(1.4), BONE),
        path(sight, "#1B1512"),
        path(disc(150, 112, 5), FIRE_RED),
        sky="late",
    )


def burst(bullets: int, seed: int) -> str:
    """A machine gun behind sandbags and as many bullets as the card has."""
    rows = (112,) if bullets == 1 else (96, 122) if bullets == 2 else (84, 108, 132)
    shots = "".join(lay(props.bullet(), 116 - 12 * (i % 2), y, 0.8) for i, y in enumerate(rows))
    tails = streaks(*((142 - 12 * (i % 2), y, 172, y) for i, y in enumerate(rows)), width=4)
    return human_window(
        seed,
        hit(zombies.digger() if bullets == 2 else zombies.clown(), 46, GROUND + 6, 0.66, -10),
        ink(tails, BONE),
        shots,
        flash(176, 112, 26, seed),
        lay(props.machine_gun(), 262, 130, 0.86),
        lay(props.sandbags(2, 4, 44, 22), 176, GROUND + 12, 0.95, ground=GROUND + 12),
    )


def sniper() -> str:
    """On the roof, one eye shut, a line of light into the dark."""
    f = Figure()
    f.outlined(
        "#28394F", limb((262, 134, 13), (300, 146, 12)), limb((256, 124, 17), (226, 112, 17))
    )
    f.outlined("#39506B", limb((286, 140, 14), (240, 122, 19), (214, 108, 16)))
    gun = props.rifle().at(160, 100, 0.84, -7, foot=(0, 0))
    head = affinity.translate(affinity.scale(disc(0, 0, 20, 19), 1, 1), 202, 84)
    f.outlined(people.FLESH, head)
    f.add(INK, line(2.6, (186, 86), (196, 86)), line(2.6, (188, 98), (196, 96)))
    f.outlined(
        "#54606B",
        disc(204, 76, 25, 20).intersection(rect(160, 40, 90, 36)),
        rect(176, 73, 56, 6, r=3),
    )
    f = Figure([*f.layers, *gun.layers])
    f.outlined("#39506B", limb((218, 108, 11), (190, 122, 10), (168, 106, 9)))
    f.outlined(people.FLESH, disc(164, 104, 7.5))
    roof = poly((96, 142), (126, 122), (310, 122), (310, 250), (96, 250))
    tiles = union(
        *(
            rect(100 + col * 22 + (row % 2) * 11, 146 + row * 15, 19, 12, r=4)
            for row in range(7)
            for col in range(-1, 10)
        )
    )
    return human_window(
        44,
        stand(zombies.nurse(), 40, 226, 0.34, rim=RIM),
        ink(roof.buffer(2.6)),
        ink(roof, "#5A3A3A"),
        ink(tiles.intersection(roof), "#7C4F49"),
        ink(rect(94, 140, 220, 5), "#3A2426"),
        ink(line(1.6, (64, 110), (20, 114)), FIRE_RED),
        cropped(f).svg(RIM),
        moon_at=(196, 62, 50),
        sky="late",
    )


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


def high_voltage() -> str:
    """The bones show."""
    f = zombies.clerk().at(146, GROUND + 8, 0.9)
    shape = f.silhouette()
    bones = Figure()
    k = 0.9

    def at(x: float, y: float) -> tuple[float, float]:
        """Return figure units in window units."""
        return 146 + (x - 100) * k, GROUND + 8 + (y - 240) * k

    for run in (
        ((104, 112), (100, 172)),
        ((92, 176), (118, 176)),
        ((92, 178), (74, 200), (54, 222)),
        ((114, 178), (118, 202), (114, 230)),
        ((86, 124), (116, 132), (148, 127)),
        ((120, 118), (148, 108), (168, 101)),
    ):
        bones.add(BONE, line(5, *(at(*spot) for spot in run)))
    for i in range(4):
        bones.add(
            BONE,
            line(3.6, *curve(at(84, 124 + i * 11), at(103, 129 + i * 11), at(122, 123 + i * 11))),
        )
    skull = union(disc(*at(112, 66), 23, 21), rect(*at(104, 78), 24, 15, r=3))
    bones.add(BONE, skull)
    bones.add(
        "#12202F",
        disc(*at(106, 68), 6.6),
        disc(*at(126, 67), 5.6),
        poly(at(115, 76), at(120, 83), at(111, 83)),
        *(rect(*at(106 + i * 6, 87), 1.6, 7) for i in range(4)),
    )
    sparks = union(
        props.bolt(60, 26, 128, 38),
        props.bolt(256, 14, 150, 40),
        props.bolt(214, 120, 70, 20),
        props.bolt(88, 140, 66, 18),
    )
    return human_window(
        55,
        path(star(150, 118, 142, 74, 15, 4, 0.18).intersection(FRAME), "#F7EBB0", 0.6),
        path(star(150, 118, 116, 62, 15, 9, 0.18).intersection(FRAME), GOLD, 0.75),
        path(shape.buffer(3), INK),
        path(shape, "#12202F"),
        bones.svg(),
        path(sparks.buffer(2.6).intersection(FRAME), INK),
        ink(sparks, "#FBF1C8"),
        sky="late",
    )


def street_on_fire() -> str:
    """A whole lane burning, towards the vanishing point."""
    road = poly((118, 150), (182, 150), (330, 250), (-30, 250))
    dashes = union(
        *(
            poly((150 - w, y), (150 + w, y), (150 + w * 1.3, y + h), (150 - w * 1.3, y + h))
            for w, y, h in ((1.4, 154, 6), (2.4, 168, 9), (3.8, 188, 12), (6, 214, 18))
        )
    )
    return human_window(
        56,
        path(disc(150, 158, 128, 84), GOLD, 0.35),
        path(disc(150, 164, 88, 60), GOLD, 0.45),
        ink(road, "#1B2A3A"),
        ink(dashes, "#7F97A8"),
        fire(150, 156, 70, 44, 5, 4),
        path(zombies.officer().at(148, 186, 0.34).silhouette(), INK),
        fire(64, 196, 92, 84, 6, 3),
        fire(238, 196, 92, 92, 8, 3),
        path(zombies.nurse().at(196, 214, 0.44).silhouette(), INK),
        fire(28, 238, 120, 108, 9, 3),
        fire(150, 246, 110, 62, 3, 4),
        fire(272, 238, 120, 116, 12, 3),
        low=True,
        sky="fire",
    )


def napalm() -> str:
    """A canister comes down, the square is already alight."""
    can = Figure().outlined(
        "#6B7A3A", soft(poly((-18, -46), (18, -46), (22, 20), (0, 44), (-22, 20)), 4)
    )
    can.add("#4A5726", rect(8, -42, 8, 70, r=3))
    can.outlined(
        "#3A4754", poly((-22, -70), (-8, -46), (8, -46), (22, -70), (6, -62), (0, -72), (-6, -62))
    )
    can.outlined(GOLD, rect(-20, -22, 40, 12))
    can.add(FIRE_RED, flame(0, 12, 18, 24, 2))
    return human_window(
        57,
        ink(streaks((176, 26, 190, -8), (196, 34, 212, -2), (216, 46, 232, 14), width=5), BONE),
        path(disc(150, 196, 132, 60), GOLD, 0.4),
        path(disc(150, GROUND + 10, 116, 17), "#12202F"),
        fire(150, GROUND + 12, 210, 104, 21, 6),
        lay(can, 176, 70, 1.0, turn=26),
        path(zombies.digger().at(74, GROUND + 12, 0.6).silhouette(), INK),
        fire(150, GROUND + 20, 216, 46, 30, 7),
        sky="fire",
    )


def flamethrower() -> str:
    """A jet of fire from the right, and two who are too near."""
    jet = blob(
        (190, 116),
        (150, 96),
        (96, 78),
        (40, 60),
        (-10, 80),
        (-14, 150),
        (24, 178),
        (80, 164),
        (140, 144),
        (190, 126),
    )
    core = blob(
        (190, 118),
        (140, 108),
        (84, 98),
        (34, 94),
        (10, 116),
        (36, 142),
        (90, 142),
        (140, 132),
        (190, 124),
    )
    heart = blob((190, 119), (136, 114), (90, 110), (58, 118), (92, 128), (140, 127), (190, 123))
    tongues = union(
        *(
            flame(x, y, 40, h, s)
            for x, y, h, s in ((40, 84, 52, 1), (86, 92, 40, 2), (124, 104, 30, 3), (8, 96, 60, 4))
        )
    )
    man = people.defender().at(252, GROUND + 10, 0.86, flip=True)
    gear = props.tank().at(286, 176, 0.8, foot=(0, 0))
    return human_window(
        58,
        path(
            union(
                zombies.clerk().at(54, GROUND + 8, 0.76).silhouette(),
                zombies.nurse().at(118, GROUND + 8, 0.7).silhouette(),
            ),
            INK,
        ),
        ink(union(jet, tongues), FIRE_RED),
        ink(core, ORANGE),
        ink(heart, GOLD),
        gear.cut(FRAME).svg(RIM),
        man.shadow(GROUND + 10),
        cropped(man).svg(RIM),
        lay(props.nozzle(), 238, 126, 0.62),
        path(
            union(
                zombies.clerk().at(54, GROUND + 8, 0.76).silhouette(),
                zombies.nurse().at(118, GROUND + 8, 0.7).silhouette(),
            ),
            INK,
            0.6,
        ),
        sky="fire",
    )


def grenade() -> str:
    """The grenade in the air, and the one who tries to catch it."""
    arc = curve((300, 120), (262, 62), (206, 56), (160, 84))
    dots = union(*(disc(x, y, 3.6) for x, y in arc[::3][:-1]))
    return human_window(
        59,
        stand(zombies.brute(), 66, GROUND + 8, 0.72, rim=RIM),
        ink(dots, BONE),
        lay(props.grenade(), 166, 100, 1.35, turn=-28),
        ink(streaks((204, 60, 222, 46), (214, 80, 234, 74), width=5), BONE),
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
        hit(people.dog(), 74, GROUND + 2, 0.66, 0),
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


def searchlight() -> str:
    """Caught in the light, hand before the eyes."""
    cone = poly((214, 112), (226, 160), (-10, 236), (-10, 40))
    f = zombies.clerk().at(76, GROUND + 8, 0.82, -8)
    return human_window(
        65,
        path(FRAME, "#0E1B2A", 0.5),
        ink(cone, "#F9EDB4", 0.85),
        ink(poly((214, 118), (222, 154), (-10, 206), (-10, 74)), "#FFF9DC", 0.8),
        f.shadow(GROUND + 8, lean=1.6, opacity=0.6),
        f.svg("#FFFFFF"),
        lay(props.floodlight(), 256, GROUND + 14, 1.15, ground=GROUND + 14),
        sky="late",
    )


def back_off() -> str:
    """A very loud voice."""
    waves = union(
        *(
            ring(196, 108, r, 6, r * 0.92).intersection(
                poly((196, 108), (60 - r, 108 - r * 0.9 - 20), (60 - r, 108 + r * 0.9 + 20))
            )
            for r in (48, 72, 96)
        )
    )
    return human_window(
        66,
        hit(zombies.nurse(), 66, GROUND + 6, 0.66, -22),
        hit(zombies.skater(), 30, GROUND + 12, 0.5, -20),
        path(waves.buffer(2), INK),
        path(waves, GOLD),
        lay(props.megaphone(), 232, 112, 1.05, turn=2),
        ink(limb((310, 196, 30), (262, 158, 22))),
        ink(limb((310, 196, 27), (262, 158, 19)), "#39506B"),
        path(disc(254, 148, 17), INK),
        path(disc(254, 148, 14.6), people.FLESH),
        sky="dusk",
    )


def blood() -> str:
    """A red puddle one step to the side, and somebody who smells it."""
    pool = blob((156, 206), (190, 190), (238, 188), (282, 200), (276, 222), (232, 230), (180, 224))
    drips = union(
        *(
            hull(disc(x, 0, w), disc(x, h, w * 1.2))
            for x, w, h in ((182, 6, 40), (206, 9, 84), (232, 6, 56), (256, 8, 30))
        ),
        rect(166, -10, 108, 24),
    )
    drop = blob((212, 116), (224, 142), (216, 156), (206, 156), (199, 142))
    way = arrow((104, 222), (128, 232), (158, 226), width=6)
    return human_window(
        67,
        ink(pool.buffer(2.6)),
        ink(pool, "#A32A24"),
        ink(blob((190, 200), (214, 194), (226, 198), (206, 206)), "#D9604C"),
        ink(drips.buffer(2.4)),
        ink(drips, "#A32A24"),
        ink(rect(204, 16, 3.4, 60, r=1.6), "#D9604C"),
        path(drop.buffer(2.2), INK),
        path(drop, "#A32A24"),
        path(disc(208, 144, 2.6, 4), "#D9604C"),
        stand(zombies.granny(), 86, GROUND + 4, 0.78, rim=RIM),
        path(way.buffer(2), INK),
        path(way, GOLD),
    )


def get_out() -> str:
    """The way out."""
    return human_window(
        68,
        hit(zombies.skater(), 84, GROUND - 22, 0.72, -34),
        flash(132, 128, 40, 5),
        lay(props.boot(), 192, 122, 1.05),
        ink(streaks((70, 60, 100, 84), (44, 92, 74, 106), (30, 128, 62, 134), width=5), BONE),
        path(disc(62, GROUND + 8, 44, 7), "#0E1B2A", 0.5),
        sky="dusk",
    )


def petrol() -> str:
    """A can, a trail, and the fire that follows it."""
    trail = tapered(10, 26, (186, 124), (168, 160), (150, 200), (96, 214), (40, 208), (-12, 216))
    shine = tapered(3, 8, (182, 130), (166, 164), (146, 196), (98, 208), (50, 203))
    return human_window(
        69,
        ink(trail.buffer(2.6)),
        ink(trail, "#8A6A2E"),
        ink(shine, "#D9B45A"),
        path(disc(50, 186, 84, 64), GOLD, 0.4),
        fire(48, 216, 116, 118, 14, 4),
        path(zombies.officer().at(44, GROUND + 6, 0.6).silhouette(), INK),
        fire(52, 224, 124, 50, 17, 5),
        lay(props.jerrycan(), 228, 108, 1.35, turn=-24),
        sky="fire",
    )


CARDS: dict[str, Callable[[], str]] = {
    "shot-1": shot_1,
    "shot-2": shot_2,
    "burst-2": lambda: burst(2, 43),
    "burst-3": lambda: burst(3, 53),
    "sniper": sniper,
    "pit-1": lambda: pit(False),
    "pit-2": lambda: pit(True),
    "wall-5": lambda: wall(5),
    "wall-6": lambda: wall(6),
    "barrier": barrier,
    "high-voltage": high_voltage,
    "street-on-fire": street_on_fire,
    "napalm": napalm,
    "flamethrower": flamethrower,
    "grenade": grenade,
    "mine": mine,
    "car-bomb": car_bomb,
    "rolling-barrel": rolling_barrel,
    "net": net,
    "freeze": freeze,
    "searchlight": searchlight,
    "back-off": back_off,
    "blood": blood,
    "get-out": get_out,
    "petrol": petrol,
}
"""The scene of each kind of card."""
