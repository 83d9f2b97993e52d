"""The art windows of Zombiaki's human deck: what is fired, thrown or shouted."""

from __future__ import annotations

from collections.abc import Callable

from art import people, props, zombies
from art.figures import BONE, INK, Figure
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
    "high-voltage": high_voltage,
    "street-on-fire": street_on_fire,
    "napalm": napalm,
    "flamethrower": flamethrower,
    "grenade": grenade,
    "searchlight": searchlight,
    "back-off": back_off,
    "blood": blood,
    "get-out": get_out,
    "petrol": petrol,
}
"""The scene of each kind of card."""
