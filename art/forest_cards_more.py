"""The second half of the event cards of Zombies!!! 4, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art import people, props
from art.beast_parts import seam
from art.figures import BONE, INK, RED, SKIN, SKIN_DARK, Figure
from art.forest_scenes import RIMS, die, forest, rays
from art.scenery import spatter
from art.shapes import (
    affinity,
    blob,
    disc,
    hull,
    limb,
    line,
    path,
    poly,
    rect,
    soft,
    spin,
    star,
    tapered,
    teeth,
    union,
)
from art.windows import FRAME, GOLD, GROUND, arrow, flash, ink, stand, streaks

EVENT, ITEM, PAGE = RIMS["event"], RIMS["item"], RIMS["page"]
COAT = ("#8A7C5E", "#5A4F3A")


def sickle() -> str:
    """The sickle has just been round."""
    f = Figure()
    blade = blob(
        (96, 168),
        (62, 120),
        (78, 60),
        (140, 26),
        (214, 44),
        (246, 92),
        (206, 70),
        (150, 62),
        (112, 92),
        (108, 140),
    )
    f.outlined("#B9C3CB", blade)
    f.add("#7D8894", blade.difference(affinity.translate(blade, 5, 7)))
    f.add("#F4F6F7", tapered(5, 1, (90, 130), (96, 80), (142, 46), (196, 54)))
    f.add(
        RED,
        blob((232, 70), (246, 92), (236, 100), (226, 84)),
        disc(240, 116, 4, 6),
        disc(222, 104, 3, 5),
    )
    f.outlined("#7A5230", limb((104, 156, 11), (136, 226, 13)))
    f.outlined("#A87C1F", spin(rect(88, 150, 34, 14, r=4), 24, 105, 157))
    f.add(
        "#553718",
        *(
            spin(rect(108 + k * 8, 176 + k * 14, 26, 4), 24, 120 + k * 7, 178 + k * 14)
            for k in range(3)
        ),
    )
    cut = ink(streaks((276, 150, 230, 196), (262, 132, 208, 184), (286, 176, 256, 206)), "#FFFFFF")
    return forest(
        "item",
        52,
        f.cut(FRAME).svg(ITEM),
        cut,
        ink(spatter(238, 140, 34, 4, 9, 4), "#8E2A26"),
        moon_at=(250, 46, 24),
    )


def spear() -> str:
    """A spear hung with what was found: feathers, teeth, a skull."""
    f = Figure()
    f.outlined("#7A5230", line(11, (40, 226), (222, 62)))
    f.add("#A67A4C", line(3, (46, 218), (214, 66)))
    head = poly((274, 12), (252, 66), (224, 76), (206, 52), (218, 28))
    f.outlined("#B9C3CB", head)
    f.add("#7D8894", poly((274, 12), (252, 66), (224, 76), (216, 62)))
    f.outlined(
        "#8E3B33",
        *(spin(rect(196, 66 + k * 7, 26, 6, r=2), 48, 208, 72) for k in range(3)),
        edge=1.8,
    )
    for x, y, turn, colour in (
        (176, 108, 64, "#C8402F"),
        (160, 122, 84, "#E6DCC0"),
        (188, 98, 46, "#3D6A92"),
    ):
        f.outlined(
            colour,
            spin(blob((x, y), (x + 9, y + 16), (x + 3, y + 46), (x - 8, y + 20)), turn - 60, x, y),
            edge=2,
        )
    skull = union(disc(96, 146, 22, 20), rect(84, 156, 24, 18, r=4))
    f.outlined(BONE, skull)
    f.add(
        INK,
        disc(88, 146, 6, 7),
        disc(104, 146, 6, 7),
        poly((96, 154), (100, 160), (92, 160)),
        *(rect(88 + k * 6, 164, 2, 9) for k in range(3)),
        line(2.4, (96, 126), (100, 134)),
    )
    return forest(
        "item",
        53,
        f.cut(FRAME).svg(ITEM),
        stand(people.dog(*COAT), 226, GROUND + 12, 0.44, flip=True, rim=ITEM),
        moon_at=(66, 60, 34),
    )


def talk_to_the_hand() -> str:
    """A palm the size of the window, and somebody flying off."""
    f = Figure()
    f.outlined("#4E6B4A", poly((60, 250), (72, 206), (138, 206), (152, 250)))
    f.outlined(SKIN, limb((106, 230, 30), (106, 190, 30)), soft(union(disc(106, 146, 46, 48)), 2))
    for x0, x1, y1, r in (
        (70, 52, 58, 12),
        (94, 90, 34, 13),
        (120, 130, 38, 13),
        (142, 166, 66, 11),
    ):
        f.outlined(SKIN, limb((x0, 128, r), (x1, y1, r * 0.84)))
    f.outlined(SKIN, limb((66, 170, 14), (34, 146, 12), (22, 118, 9)))
    palm = union(disc(106, 148, 42, 42), rect(80, 160, 54, 44, r=10))
    f.add(SKIN, palm)
    f.add(
        SKIN_DARK,
        tapered(5, 1, (76, 132), (104, 140), (140, 128)),
        tapered(5, 1, (78, 176), (98, 160), (136, 158)),
        tapered(5, 1, (92, 188), (86, 164), (76, 148)),
        *(disc(x, y, 4, 3) for x, y in ((52, 62), (90, 40), (130, 44))),
    )
    f.add(INK, seam((118, 176), (142, 190)))
    flown = people.runner().at(246, 196, 0.6, 34)
    return forest(
        "event",
        54,
        flash(184, 112, 30, 5),
        flown.cut(FRAME).svg(EVENT),
        ink(streaks((176, 84, 216, 76), (184, 140, 220, 150), (180, 168, 212, 186)), "#FFFFFF"),
        f.cut(FRAME).svg(EVENT),
        moon_at=(254, 40, 22),
    )


def didnt_happen() -> str:
    """The clock runs backwards."""
    f = Figure()
    f.outlined("#7A5230", disc(150, 118, 88))
    f.add("#A67A4C", disc(150, 118, 86).difference(disc(153, 122, 86)))
    f.outlined("#F3EAD0", disc(150, 118, 70))
    f.add(
        INK,
        *(spin(rect(147.5, 54, 5, 13 if k % 3 == 0 else 8), 30 * k, 150, 118) for k in range(12)),
    )
    f.outlined(
        INK, limb((150, 118, 4), (122, 96, 2.4)), limb((150, 118, 4), (150, 66, 2)), edge=0.8
    )
    f.outlined("#C8402F", disc(150, 118, 8))
    back = [
        (150 + 48 * cos(a), 118 + 48 * sin(a)) for a in (pi * (0.9 - k * 0.2) for k in range(9))
    ]
    loop = arrow(*back, width=11)
    cracks = union(
        tapered(3, 0.6, (196, 70), (180, 92), (190, 106)),
        tapered(3, 0.6, (104, 164), (120, 152), (116, 140)),
    )
    return forest(
        "event",
        55,
        rays(150, 118, "#E4F3EC", 12, 0.35),
        f.svg(EVENT),
        ink(loop.buffer(2.6)),
        ink(loop, "#3D7FD0"),
        ink(cracks),
        moon_at=None,
        eyes=False,
    )


def tranquilizer_gun() -> str:
    """The dart flies; one dog already sleeps."""
    gun = (
        props.rifle()
        .at(232, 92, 0.86, 8, foot=(0, 0))
        .inked({props.WOOD: "#5E6B3E", props.WOOD_DARK: "#46522C"})
    )
    hand = Figure().outlined(
        people.FLESH, limb((306, 150, 15), (258, 106, 12)), disc(252, 102, 12, 11)
    )
    dart = Figure()
    dart.outlined("#C9CDD0", rect(84, 80, 30, 9, 8, 3), edge=2)
    dart.outlined("#C8402F", poly((112, 80), (128, 72), (124, 86), (130, 98), (112, 92)), edge=2)
    dart.outlined("#9AA7B2", poly((84, 80), (62, 79), (84, 86)), edge=1.6)
    upright = people.dog(*COAT).at(96, 60, 0.74)
    flat = [affinity.scale(shape, 1, -1, origin=(96, 60)) for shape, _ in upright.layers]
    hound = Figure(
        [
            (affinity.translate(shape, 0, 26), colour)
            for shape, (_, colour) in zip(flat, upright.layers, strict=True)
        ]
    )
    sleep = union(
        *(
            union(
                line(5 * k, (x, y), (x + 16 * k, y)),
                line(5 * k, (x + 16 * k, y), (x, y + 16 * k)),
                line(5 * k, (x, y + 16 * k), (x + 16 * k, y + 16 * k)),
            )
            for x, y, k in ((40, 108, 1), (24, 78, 0.8), (44, 54, 0.64))
        )
    )
    return forest(
        "item",
        56,
        hound.cut(FRAME).svg(ITEM),
        dart.svg(ITEM),
        ink(streaks((134, 86, 160, 90), (134, 96, 156, 100)), "#FFFFFF"),
        gun.cut(FRAME).svg(ITEM),
        hand.cut(FRAME).svg(ITEM),
        ink(sleep.buffer(2)),
        ink(sleep, BONE),
        moon_at=(268, 40, 20),
        eyes=False,
    )


def all_friends() -> str:
    """They shake hands; the page is already behind the other back."""
    left = people.defender(1).at(66, GROUND + 10, 0.86)
    right = people.defender(2).at(238, GROUND + 10, 0.86, flip=True)
    shake = Figure()
    shake.outlined("#5A4B38", limb((96, 140, 11), (124, 136, 9)))
    shake.outlined("#3E5A48", limb((208, 140, 11), (180, 136, 9)))
    shake.outlined(people.FLESH, disc(146, 134, 13, 11), limb((126, 136, 9), (146, 134, 9)))
    shake.outlined(
        "#C99A72",
        limb((178, 136, 9), (158, 134, 8)),
        *(limb((158, 128 + k * 5, 3.6), (142, 130 + k * 5, 3.2)) for k in range(3)),
    )
    page = Figure().outlined(
        "#F0E4C2", spin(poly((262, 138), (292, 134), (296, 176), (266, 180)), 12, 280, 156)
    )
    page.add("#8E2A26", spin(star(279, 154, 10, 4, 5), 12, 280, 156))
    page.outlined(people.FLESH, disc(266, 166, 9))
    halo = union(
        *(
            line(3, (152 + 26 * cos(a), 122 + 26 * sin(a)), (152 + 38 * cos(a), 122 + 38 * sin(a)))
            for a in (pi * (1.15 + k * 0.14) for k in range(6))
        )
    )
    return forest(
        "event",
        57,
        left.shadow(GROUND + 10),
        right.shadow(GROUND + 10),
        page.cut(FRAME).svg(EVENT),
        left.svg(EVENT),
        right.cut(FRAME).svg(EVENT),
        shake.svg(EVENT),
        ink(halo, GOLD),
        moon_at=(150, 50, 26),
    )


def here_doggie() -> str:
    """Supper is served and they come running."""
    bowl = Figure()
    bowl.outlined("#C8402F", poly((92, 174), (208, 174), (228, 226), (72, 226)))
    bowl.add("#8E2A26", poly((172, 178), (206, 178), (224, 222), (186, 222)))
    bowl.outlined("#5A161A", disc(150, 174, 58, 14))
    bowl.outlined(
        "#8A4A3A",
        union(
            *(disc(x, y, r) for x, y, r in ((120, 168, 14), (146, 162, 18), (176, 166, 15)))
        ).intersection(rect(80, 100, 140, 78)),
    )
    bone = props.arm_bone().at(158, 146, 1, -30, foot=(0, 0))
    paw = union(
        disc(150, 206, 10, 8),
        *(disc(150 + dx, 195 + abs(dx) * 0.3, 3.6) for dx in (-11, -4, 4, 11)),
    )
    pack = [
        people.dog(*coat).at(x, y, size, 0, flip)
        for coat, x, y, size, flip in (
            (COAT, 52, 196, 0.5, False),
            (("#5E5A66", "#3A3742"), 250, 194, 0.5, True),
            (("#A0764A", "#6E4D2E"), 104, 160, 0.34, False),
            (("#C2A878", "#5A4632"), 206, 158, 0.34, True),
        )
    ]
    return forest(
        "page",
        58,
        *(p.cut(FRAME).svg(PAGE) for p in reversed(pack)),
        path(disc(150, 226, 92, 8), "#1E0608", 0.6),
        bone.svg(PAGE),
        bowl.svg(PAGE),
        ink(paw, BONE),
        moon_at=(150, 50, 34),
    )


def return_to_sender() -> str:
    """Out of the cabin, address unknown."""
    house = Figure()
    house.outlined("#5A2A20", rect(-20, 78, 120, 140))
    house.add("#7A3E2E", *(rect(-20, 82 + k * 15, 120, 9) for k in range(9)))
    house.outlined("#2E1614", poly((-40, 86), (40, 22), (122, 86), (110, 92), (40, 40), (-40, 98)))
    house.outlined("#F2C14E", rect(28, 112, 50, 106))
    house.add("#F9E2A6", rect(36, 120, 34, 98))
    house.outlined("#2E1614", poly((78, 110), (106, 100), (106, 226), (78, 218)))
    flown = people.coward().at(196, 190, 0.72, 24)
    envelope = Figure().outlined(BONE, spin(rect(204, 34, 76, 50, r=2), 12, 242, 60))
    envelope.add(
        "#B9AD8C",
        spin(union(line(3, (206, 38), (242, 64)), line(3, (278, 38), (242, 64))), 12, 242, 60),
    )
    envelope.outlined("#C8402F", spin(disc(242, 64, 9), 12, 242, 60), edge=1.6)
    away = arrow((112, 150), (136, 108), (168, 96), width=9)
    return forest(
        "page",
        59,
        house.cut(FRAME).svg(PAGE),
        flash(116, 158, 24, 4),
        ink(away.buffer(2.6)),
        ink(away, GOLD),
        flown.shadow(GROUND + 10),
        flown.cut(FRAME).svg(PAGE),
        envelope.svg(PAGE),
        moon_at=None,
    )


def not_right() -> str:
    """Something looks down between the trees."""
    f = Figure()
    lids = hull(disc(150, 92, 60, 66), disc(34, 96, 4), disc(266, 96, 4))
    f.outlined("#3A1216", lids.buffer(9))
    almond = soft(hull(disc(150, 92, 48, 50), disc(44, 95, 3), disc(256, 95, 3)), 2)
    f.outlined("#F3EAD0", almond)
    f.add(
        "#C8402F",
        *(
            tapered(3, 0.6, start, mid_, end).intersection(almond)
            for start, mid_, end in (
                ((50, 96), (74, 88), (96, 92)),
                ((58, 106), (84, 112), (102, 104)),
                ((250, 94), (226, 86), (206, 90)),
                ((244, 106), (220, 114), (200, 106)),
                ((80, 74), (96, 76), (106, 82)),
                ((222, 74), (206, 76), (196, 82)),
            )
        ),
    )
    iris = disc(150, 92, 42, 43)
    f.outlined("#E0B93C", iris)
    f.add(
        "#A8641C", *(spin(tapered(4, 1, (150, 54), (150, 72)), 20 * k, 150, 92) for k in range(18))
    )
    f.add(INK, disc(150, 92, 11, 34))
    f.add(BONE, disc(134, 74, 7, 8))
    branches = union(
        *(
            tapered(9, 2, (x, 148), (x + dx, 166), (x + dx * 2.2, 158))
            for x, dx in ((70, -14), (120, 10), (190, -12), (236, 14))
        )
    )
    small = people.runner().at(152, GROUND + 12, 0.4)
    return forest(
        "page",
        60,
        f.svg(PAGE),
        ink(branches, "#3A1216"),
        small.shadow(GROUND + 12),
        small.svg(PAGE),
        moon_at=None,
        eyes=False,
    )


def trees_alive() -> str:
    """The tree has somebody by the collar."""
    f = Figure()
    bark, dark = "#5B3A26", "#3A2216"
    trunk = union(
        tapered(110, 78, (96, 244), (92, 150), (100, 60)),
        tapered(34, 8, (84, 80), (40, 40), (14, 8)),
        tapered(26, 6, (104, 70), (108, 24), (84, -8)),
        tapered(30, 14, (126, 100), (184, 70), (226, 44)),
        tapered(12, 3, (222, 48), (252, 40), (270, 56), (266, 74)),
        tapered(11, 3, (224, 44), (238, 20), (262, 14)),
        tapered(11, 3, (226, 48), (236, 62), (234, 82)),
        *(
            tapered(26, 4, (96 + dx * 0.4, 222), (96 + dx, 236), (96 + dx * 1.6, 246))
            for dx in (-54, 54)
        ),
    )
    f.outlined(bark, trunk.intersection(FRAME.buffer(6)))
    f.add(dark, trunk.difference(affinity.translate(trunk, -10, -3)).intersection(FRAME))
    f.add(
        dark,
        *(
            tapered(3, 0.6, (x, y), (x + 3, y + 20), (x - 2, y + 36))
            for x, y in ((66, 196), (120, 200), (92, 206), (74, 70), (116, 84))
        ),
    )
    for x, y, w in ((78, 112, 17), (120, 108, 14)):
        f.add(INK, disc(x, y, w, w * 0.9))
        f.add(GOLD, disc(x + 3, y + 1, w * 0.5, w * 0.44))
        f.add(INK, disc(x + 4, y + 1, 2.4, 6))
    f.add(INK, poly((60, 92), (94, 104), (62, 100)), poly((138, 88), (106, 102), (138, 96)))
    gape = blob((62, 148), (84, 156), (110, 150), (138, 142), (128, 174), (98, 188), (70, 178))
    f.add(INK, gape)
    f.add(
        "#E6D6A8",
        union(teeth(64, 150, 72, 15, 5), teeth(76, 186, 46, 13, 4, up=True)).intersection(gape),
    )
    prey = people.coward().at(238, 206, 0.66, 8)
    return forest(
        "page",
        61,
        prey.shadow(GROUND + 14, opacity=0.35),
        f.cut(FRAME).svg(PAGE),
        prey.cut(FRAME).svg(PAGE),
        ink(streaks((204, 206, 196, 226), (262, 206, 272, 226)), "#FFFFFF"),
        moon_at=(206, 40, 26),
    )


def twist_of_fate() -> str:
    """The dice fall out of the cup, and a bullet changes hands."""
    cup = Figure()
    body = spin(poly((34, 46), (122, 46), (110, 150), (46, 150)), 116, 78, 98)
    cup.outlined("#8E3B33", body)
    cup.add("#6B2A24", body.difference(affinity.translate(body, 4, -12)))
    cup.outlined(
        GOLD,
        spin(rect(30, 42, 96, 14, r=5), 116, 78, 98),
        spin(rect(42, 142, 72, 12, r=5), 116, 78, 98),
        edge=2.2,
    )
    head = affinity.translate(union(disc(0, 0, 17, 15), rect(-10, 8, 20, 13, r=3)), 74, 96)
    cup.add(GOLD, head)
    cup.add(
        INK, disc(68, 96, 4), disc(80, 96, 4), *(rect(69 + k * 4, 110, 1.6, 7) for k in range(3))
    )
    shot = props.bullet().at(246, 68, 1.2, -24, foot=(0, 0))
    turn = arrow((200, 120), (232, 116), (266, 96), width=8)
    return forest(
        "page",
        62,
        rays(150, 130, "#F9DCC8", 12, 0.25),
        path(disc(188, 222, 90, 9), "#1E0608", 0.55),
        cup.cut(FRAME).svg(PAGE),
        die(170, 150, 54, 18, 1).svg(PAGE),
        die(222, 186, 58, -14, 6).svg(PAGE),
        die(140, 202, 46, 34, 5).svg(PAGE),
        ink(turn.buffer(2.4)),
        ink(turn, GOLD),
        shot.svg(PAGE),
        moon_at=None,
        eyes=False,
    )


MORE: dict[str, Callable[[], str]] = {
    "sickle": sickle,
    "spear": spear,
    "talk-to-the-hand": talk_to_the_hand,
    "didnt-happen": didnt_happen,
    "tranquilizer-gun": tranquilizer_gun,
    "all-friends": all_friends,
    "here-doggie": here_doggie,
    "return-to-sender": return_to_sender,
    "not-right": not_right,
    "trees-alive": trees_alive,
    "twist-of-fate": twist_of_fate,
}
"""The other eleven windows by name."""
