"""The first half of the event cards of Zombies!!! 4, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable

from art import people, zombies
from art.court import witch
from art.figures import BONE, INK, Figure
from art.forest_scenes import (
    RIMS,
    bone_biscuit,
    forest,
    key,
    lantern,
    monkey,
    rays,
    signpost,
    spray_can,
    whirl,
)
from art.scenery import grass, hills
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
    spin,
    star,
    tapered,
    teeth,
    union,
)
from art.suits import sign
from art.windows import FRAME, GOLD, GROUND, flash, ink, lay, streaks

E, ITEM = RIMS["event"], RIMS["item"]


def amulet() -> str:
    """The amulet on its chain, its gem alight."""
    f = Figure()
    links = curve((70, -10), (96, 70), (150, 112), (204, 70), (230, -10), steps=8)
    f.outlined("#C9CDD0", *(disc(x, y, 4.6, 3.4, 40) for x, y in links[::2]), edge=2)
    f.outlined(GOLD, disc(150, 150, 54, 56))
    f.add(
        "#A87C1F",
        ring(150, 150, 48, 3),
        *(
            disc(150 + 42 * c, 150 + 44 * s, 4)
            for c, s in ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3))
        ),
    )
    gem = poly((150, 112), (180, 132), (180, 168), (150, 190), (120, 168), (120, 132))
    f.outlined("#4FA36A", gem)
    f.add(
        "#8FDDA4",
        poly((150, 112), (180, 132), (150, 140), (120, 132)),
        poly((120, 132), (150, 140), (150, 190), (120, 168)),
    )
    f.add("#2F7A48", poly((150, 140), (180, 132), (180, 168), (150, 190)))
    f.add(BONE, poly((130, 132), (146, 122), (148, 130), (136, 138)), star(176, 118, 12, 3, 4))
    f.outlined(GOLD, disc(150, 98, 10, 8))
    return forest(
        "item", 41, rays(150, 150, "#DDF5C8"), f.cut(FRAME).svg(ITEM), moon_at=None, eyes=False
    )


def bad_zombie() -> str:
    """Somebody tells the dog off; the biscuit stays in the other hand."""
    man = people.defender(1).at(78, GROUND + 8, 0.86)
    finger = Figure().outlined(
        people.FLESH,
        limb((128, 126, 7), (158, 112, 6)),
        limb((158, 112, 5), (178, 108, 3.4)),
        disc(158, 114, 8),
    )
    finger.outlined("#5A4B38", limb((104, 134, 10), (134, 124, 9)))
    biscuit = bone_biscuit().at(208, 62, 0.9, -14, foot=(0, 0))
    no = ring(208, 62, 44, 8)
    cross = line(8, (178, 92), (238, 32))
    hound = people.dog("#8A7C5E", "#5A4F3A").at(214, GROUND + 10, 0.66, 0, True)
    return forest(
        "event",
        42,
        man.shadow(GROUND + 8),
        man.svg(E),
        finger.svg(E),
        hound.shadow(GROUND + 10),
        hound.svg(E),
        biscuit.svg(E),
        ink(union(no, cross).buffer(2.4)),
        ink(union(no, cross), "#C8402F"),
        moon_at=(40, 46, 24),
    )


def clair_warlock() -> str:
    """The warlock sees you in the crystal ball."""
    seer = (
        witch()
        .inked({"#6A4A86": "#2F6B66", "#4A3162": "#1E4A48", "#C8632F": "#D9D3C0"})
        .at(96, 246, 1.06)
    )
    ball = Figure().outlined("#5B3A22", poly((184, 214), (252, 214), (264, 236), (172, 236)))
    globe = disc(218, 168, 52)
    ball.outlined("#9CD6D0", globe)
    ball.add("#5FA8A2", globe.difference(affinity.translate(globe, -8, -8)))
    lost = people.runner().at(216, 206, 0.32).cut(globe)
    shine = union(tapered(7, 1, (180, 150), (190, 134), (206, 126)), disc(182, 164, 3))
    return forest(
        "event",
        43,
        rays(218, 168, "#DDF3EE", 12, 0.3),
        seer.cut(FRAME).svg(E),
        ball.svg(E),
        lost.svg(),
        ink(shine, "#FFFFFF"),
        moon_at=None,
        eyes=False,
    )


def dog_repellent() -> str:
    """A cloud from the can; the dog has had enough."""
    can = spray_can().at(238, 196, 1.12, 12, foot=(0, 0))
    hand = Figure().outlined(
        people.FLESH,
        limb((300, 180, 15), (262, 150, 13)),
        *(limb((262, 132 + k * 13, 8), (226, 128 + k * 13, 7)) for k in range(3)),
    )
    puff = union(
        *(
            disc(x, y, r)
            for x, y, r in (
                (190, 78, 18),
                (164, 84, 24),
                (136, 96, 28),
                (150, 66, 20),
                (112, 76, 20),
                (108, 110, 22),
            )
        )
    )
    hound = people.dog("#8A7C5E", "#5A4F3A").at(70, GROUND + 10, 0.62, 0, True)
    tears = union(
        *(
            blob((x, y), (x + 4, y + 8), (x, y + 12), (x - 4, y + 8))
            for x, y in ((22, 106), (40, 96), (14, 128))
        )
    )
    return forest(
        "event",
        44,
        hound.shadow(GROUND + 10),
        hound.cut(FRAME).svg(E),
        path(puff.buffer(3), INK),
        path(puff, "#BFE6A0"),
        path(affinity.translate(puff, -6, -7).intersection(puff), "#E2F5CC"),
        ink(tears.buffer(1.6)),
        ink(tears, "#9CC7E6"),
        can.cut(FRAME).svg(E),
        hand.cut(FRAME).svg(E),
        moon_at=(44, 44, 24),
    )


def full_moon_fever() -> str:
    """A neighbour with long teeth before a moon too large."""
    f = Figure()
    fur, dark = "#6E5A4A", "#4A3A30"
    f.outlined(
        dark,
        limb((112, 170, 15), (92, 202, 12), (96, 232, 9)),
        hull(disc(92, 234, 9), disc(116, 236, 7)),
    )
    f.outlined("#39506B", limb((150, 168, 17), (166, 200, 14), (154, 222, 12)))
    f.outlined(fur, limb((154, 222, 9), (150, 232, 8)), hull(disc(150, 234, 9), disc(176, 236, 7)))
    f.outlined(
        fur, limb((160, 112, 13), (200, 96, 11), (218, 62, 9)), zombies.hand(218, 62, -80, 1.3)
    )
    torso = hull(disc(118, 112, 24), disc(156, 108, 22), disc(122, 166, 18), disc(148, 166, 18))
    f.outlined(fur, torso)
    shirt = torso.difference(union(star(136, 96, 40, 18, 7), rect(90, 150, 90, 30))).buffer(0)
    f.outlined("#C8402F", shirt, edge=1.8)
    f.add(INK, *(line(2, (114 + k * 12, 140), (120 + k * 12, 168)) for k in range(4)))
    f.outlined(
        fur, limb((112, 112, 13), (78, 128, 11), (58, 100, 9)), zombies.hand(58, 100, -120, 1.3)
    )
    f.outlined(dark, poly((116, 64), (100, 24), (138, 50)))
    head = soft(
        union(disc(136, 66, 30), poly((142, 46), (192, 22), (204, 32), (198, 48), (150, 84))), 3
    )
    f.outlined(fur, head)
    f.outlined(fur, poly((150, 80), (190, 62), (196, 74), (158, 94)), edge=2)
    f.add(BONE, teeth(158, 66, 34, 10, 4))
    f.add(INK, disc(202, 33, 6, 5))
    f.outlined(fur, poly((134, 50), (128, 6), (158, 42)))
    zombies.eye(f, 150, 54, 8, (2, -1))
    f.add(
        dark,
        *(
            poly((x, y), (x - 9, y + 14), (x + 6, y + 10))
            for x, y in ((116, 84), (124, 96), (112, 126))
        ),
    )
    cliff = union(hills(300, 232, 240, 2, 5), grass(0, 300, 232, 6, 8, 9)).intersection(FRAME)
    return forest(
        "event",
        45,
        f.at(-8, 0, 0.98, foot=(0, 0)).cut(FRAME).svg(E),
        path(cliff, "#16302C"),
        moon_at=(150, 92, 88),
        eyes=False,
    )


def fully_loaded() -> str:
    """A box full of what keeps you going."""
    f = Figure()
    lid = poly((58, 118), (78, 62), (242, 62), (242, 118))
    f.outlined("#4E5A34", lid)
    f.add("#6A7848", poly((70, 110), (84, 70), (234, 70), (234, 110)))
    for k in range(9):
        x = 74 + k * 19
        f.outlined("#D9A441", rect(x - 7, 96, 14, 40, r=2), edge=2)
        f.outlined(
            "#A9562F", blob((x - 7, 98), (x - 5, 84), (x, 76), (x + 5, 84), (x + 7, 98)), edge=2
        )
    for x, y, size in ((110, 92, 46), (190, 88, 52)):
        f.outlined("#C8352B", sign("hearts", x, y, size))
        f.add("#F08A7C", disc(x - size * 0.2, y - size * 0.22, 5, 3, -40))
    f.outlined("#5E6B3E", rect(54, 124, 192, 84, r=4))
    f.add("#4A5630", rect(54, 180, 192, 28, r=4))
    f.outlined("#C9CDD0", rect(136, 122, 28, 22, r=3), edge=2)
    f.add(BONE, star(92, 166, 18, 7, 5), rect(126, 160, 96, 6), rect(126, 172, 70, 6))
    return forest(
        "event",
        46,
        rays(150, 96, "#F7F3CF", 12, 0.4),
        path(disc(150, 212, 110, 10), "#0A1210", 0.5),
        f.svg(E),
        moon_at=None,
    )


def lost_in_the_woods() -> str:
    """One lantern, far too many trees, a signpost that does not help."""
    trunks = []
    for x, w, ink_ in (
        (16, 34, "#1E4844"),
        (70, 22, "#2B5A56"),
        (262, 40, "#1E4844"),
        (222, 20, "#2B5A56"),
    ):
        trunk = union(
            tapered(w * 1.5, w, (x, 226), (x + 3, 120), (x - 2, -10)),
            tapered(w * 0.4, 3, (x, 90), (x + 40, 60), (x + 60, 66)),
            tapered(w * 0.36, 3, (x, 60), (x - 36, 30), (x - 50, 34)),
        )
        trunks.append(path(trunk.intersection(FRAME), ink_))
    eyes = union(
        *(
            disc(x + dx, y, 4, 3)
            for x, y in ((66, 96), (226, 70), (258, 130), (22, 150))
            for dx in (-6, 6)
        )
    )
    post = signpost().at(202, 214, 0.9, foot=(0, 0))
    lamp = lantern().at(96, 140, 0.9, foot=(0, 0))
    glow = path(disc(100, 168, 74).intersection(FRAME), "#F7E7A6", 0.32) + path(
        disc(100, 168, 44).intersection(FRAME), "#F7E7A6", 0.3
    )
    who = people.runner().at(134, 216, 0.66, flip=True)
    return forest(
        "event",
        47,
        *trunks,
        path(eyes, GOLD),
        glow,
        post.svg(E),
        who.shadow(216),
        who.svg(E),
        lamp.svg(),
        moon_at=None,
        eyes=False,
    )


def magic_key() -> str:
    """The key hangs in the mouth of the cave."""
    rock = FRAME.difference(soft(hull(disc(150, 120, 84, 92), rect(60, 200, 180, 50)), 8))
    stones = union(
        *(
            soft(
                poly(
                    (x - r, y + r * 0.6),
                    (x - r * 0.5, y - r * 0.7),
                    (x + r * 0.6, y - r * 0.6),
                    (x + r, y + r * 0.5),
                ),
                3,
            )
            for x, y, r in (
                (30, 60, 26),
                (44, 150, 22),
                (264, 70, 28),
                (258, 164, 22),
                (92, 18, 22),
                (206, 16, 24),
            )
        )
    )
    teeth_ = union(
        *(
            poly((x, y), (x + 18, y), (x + 9, y + h))
            for x, y, h in ((96, 36, 34), (122, 26, 22), (180, 32, 36))
        )
    )
    inside = Figure().add("#1E2414", FRAME.difference(rock))
    return forest(
        "item",
        48,
        inside.svg(),
        rays(150, 118, GOLD, 12, 0.3),
        path(rock.boundary.buffer(3).intersection(FRAME), INK),
        path(rock, "#6E7458"),
        path(stones.intersection(rock), "#8E9472"),
        ink(teeth_, "#5E644A"),
        lay(key(), 150, 122, 0.98, turn=22, rim=ITEM),
        ink(union(star(206, 82, 14, 3, 4), star(98, 172, 10, 2.4, 4)), "#FFF6D6"),
        moon_at=None,
        eyes=False,
        trees=False,
    )


def monkeys() -> str:
    """A monkey out of reach; the dog looks up."""
    branch = union(
        tapered(20, 7, (-10, 34), (90, 42), (190, 30), (310, 44)),
        tapered(9, 2, (210, 34), (240, 14), (262, 10)),
        tapered(8, 2, (60, 40), (40, 20), (30, 6)),
    )
    leaves = union(
        *(
            disc(x, y, 15, 8, t)
            for x, y, t in (
                (24, 12, 40),
                (46, 26, -20),
                (258, 10, 20),
                (282, 30, -30),
                (232, 22, 40),
                (110, 30, 10),
            )
        )
    )
    hound = people.dog("#8A7C5E", "#5A4F3A").at(84, GROUND + 12, 0.6, -14)
    banana = Figure().outlined("#F2D24E", tapered(12, 4, (232, 62), (246, 74), (250, 92)), edge=2)
    return forest(
        "item",
        49,
        ink(branch.buffer(2.6)),
        ink(branch, "#6B4726"),
        ink(leaves.buffer(2)),
        ink(leaves, "#5E8640"),
        lay(monkey(), 178, 40, 0.98, rim=ITEM),
        banana.svg(ITEM),
        hound.shadow(GROUND + 12),
        hound.cut(FRAME).svg(ITEM),
        moon_at=(56, 84, 24),
    )


def portal() -> str:
    """Somebody goes in on one side."""
    left = whirl(86, 118, 84, ("#3A2A6A", "#5A4AA0", "#6FA0D0", "#9CE0D8", "#E4F7F0"))
    right = whirl(244, 118, 62, ("#6A2A3A", "#A04A4A", "#D0906F", "#F0D89C", "#FBF3D6"))
    leg_side = people.runner().at(146, 212, 0.78, flip=True).cut(rect(92, 0, 210, 240))
    hand = Figure().outlined(
        people.FLESH, limb((236, 118, 11), (206, 110, 9)), zombies.hand(204, 110, 176, 1.2)
    )
    return forest(
        "event",
        50,
        left,
        right,
        leg_side.svg(E),
        hand.svg(E),
        ink(
            union(star(30, 40, 10, 3, 4), star(140, 36, 13, 3, 4), star(282, 30, 10, 3, 4)),
            "#FFFFFF",
        ),
        moon_at=None,
        eyes=False,
    )


def newspaper() -> str:
    """A rolled-up newspaper, and where it lands."""
    hound = people.dog("#8A7C5E", "#5A4F3A").at(90, GROUND + 10, 0.78, 4)
    roll = Figure()
    tube = spin(rect(136, 66, 150, 38, r=6), 28, 210, 85)
    roll.outlined("#E6DFCB", tube)
    roll.add(
        "#9A937E",
        *(spin(rect(150 + k * 20, 70, 12, 3), 28, 210, 85) for k in range(6)),
        *(spin(rect(156 + k * 20, 80, 12, 3), 28, 210, 85) for k in range(6)),
        *(spin(rect(150 + k * 20, 90, 12, 3), 28, 210, 85) for k in range(6)),
    )
    roll.outlined("#C9C0A4", spin(disc(138, 85, 9, 19), 28, 210, 85))
    roll.add("#7A745F", spin(ring(138, 85, 6, 2.4, 13), 28, 210, 85))
    roll.outlined(
        people.FLESH,
        limb((310, 168, 17), (282, 132, 15)),
        *(spin(limb((256 + k * 11, 66, 7), (256 + k * 11, 100, 6)), 28, 210, 85) for k in range(3)),
    )
    return forest(
        "event",
        51,
        hound.shadow(GROUND + 10),
        hound.cut(FRAME).svg(E),
        flash(148, 62, 40, 3),
        roll.cut(FRAME).svg(E),
        ink(streaks((230, 40, 180, 22), (250, 56, 214, 24), (204, 32, 160, 20)), "#FFFFFF"),
        ink(union(star(60, 70, 9, 4, 5), star(92, 52, 11, 4, 5), star(40, 96, 7, 3, 5)), GOLD),
        moon_at=None,
    )


CARDS: dict[str, Callable[[], str]] = {
    "amulet": amulet,
    "bad-zombie": bad_zombie,
    "clair-warlock": clair_warlock,
    "dog-repellent": dog_repellent,
    "full-moon-fever": full_moon_fever,
    "fully-loaded": fully_loaded,
    "lost-in-the-woods": lost_in_the_woods,
    "magic-key": magic_key,
    "monkeys": monkeys,
    "portal": portal,
    "newspaper": newspaper,
}
"""The first eleven windows by name."""
