"""The art windows of Zombiaki's zombie deck."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from art import people, props, zombies
from art.figures import BONE, INK, RED, SKIN, SKIN_DARK, Figure
from art.scenery import bat, bricks, fade_rows, graveyard, hills, spatter, tree
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
    ring,
    star,
    tapered,
    teeth,
    union,
)
from art.windows import (
    FIRE_RED,
    FRAME,
    GOLD,
    GREEN_RIM,
    GROUND,
    HIGH,
    WIDE,
    arrow,
    ink,
    lay,
    stand,
    streaks,
    texture,
    zombie_window,
)


def zombie_2() -> str:
    """The skater boy, alone."""
    return zombie_window(11, stand(zombies.skater(), 142, scale=0.98), trees=((36, 150),))


def zombie_3() -> str:
    """The clerk under the moon."""
    return zombie_window(
        12, stand(zombies.clerk(), 136, scale=0.88), moon_at=(236, 56, 32), trees=((258, 120),)
    )


def zombie_4() -> str:
    """The policeman, one pal behind him."""
    return zombie_window(
        13,
        stand(zombies.digger(), 62, 196, 0.6, rim="#9DBB68"),
        stand(zombies.officer(), 158, scale=0.9),
        trees=((268, 140),),
        moon_at=(40, 46, 24),
    )


def zombie_5() -> str:
    """The brute fills the window."""
    return zombie_window(
        14,
        stand(zombies.brute(), 138, 232, 1.06),
        ink(spatter(60, 70, 50, 3, 12, 4), "#3E6A2C"),
        moon_at=(150, 70, 74),
    )


def dog() -> str:
    """The dog at full run, a lost bone behind it."""
    bone = props.arm_bone()
    return zombie_window(
        15,
        lay(bone, 44, 196, 0.8, turn=-24, rim=GREEN_RIM),
        stand(people.dog(), 156, scale=1.02),
        ink(streaks((20, 120, 62, 118), (10, 146, 48, 145), (26, 168, 60, 167)), "#EEF0C4"),
        moon_at=(66, 54, 26),
        trees=((262, 150),),
    )


def human_shield() -> str:
    """The clerk holds a tied-up bystander before him."""
    clerk = zombies.clerk().at(116, GROUND + 8, 0.86)
    victim = people.coward().at(196, GROUND - 6, 0.78)
    grip = Figure().outlined(
        SKIN, affinity.scale(zombies.hand(166, 130, 30), 1, 1, origin=(166, 130))
    )
    return zombie_window(
        16,
        clerk.shadow(GROUND + 8),
        victim.shadow(GROUND + 8),
        clerk.svg(GREEN_RIM),
        victim.svg(GREEN_RIM),
        grip.svg(),
        moon_at=(50, 50, 24),
    )


def mass() -> str:
    """Three of them grown into one heap."""
    return zombie_window(
        17,
        stand(zombies.granny(), 92, 206, 0.74, shadow=False),
        stand(zombies.officer(), 196, 206, 0.76, flip=True, shadow=False),
        stand(zombies.clown(), 146, 214, 0.84),
        ink(spatter(150, 216, 90, 4, 20, 3.4), "#1E3216"),
        moon_at=(150, 70, 66),
    )


def change() -> str:
    """Two zombies and the arrows of their swap."""
    upper = arrow((96, 66), (150, 34), (204, 60))
    lower = arrow((204, 218), (150, 232), (98, 220), width=7)
    return zombie_window(
        18,
        stand(zombies.nurse(), 78, 204, 0.66),
        stand(zombies.digger(), 222, 204, 0.66, flip=True),
        path(upper.buffer(2.4), INK),
        path(upper, GOLD),
        path(lower.buffer(2.2), INK),
        path(lower, GOLD),
        moon_at=None,
        stones=False,
    )


def terror() -> str:
    """A giant's shadow over somebody who has just seen it."""
    giant = zombies.clerk().at(112, 262, 1.25).cut(FRAME)
    shade = giant.silhouette()
    eyes = union(disc(124, 48, 13, 14), disc(153, 45, 10, 11))
    grin = blob((118, 74), (140, 70), (160, 70), (154, 92), (136, 96), (122, 88))
    fangs = union(teeth(120, 72, 38, 11, 5), teeth(126, 95, 28, 9, 3, up=True)).intersection(grin)
    return zombie_window(
        19,
        path(shade, "#1D3218"),
        path(union(eyes, grin), "#E3EDB0"),
        path(fangs, "#1D3218"),
        path(union(disc(129, 50, 4), disc(157, 46, 3.4)), "#1D3218"),
        stand(people.runner(), 236, 212, 0.56),
        ink(streaks((262, 96, 284, 84), (248, 84, 258, 66), (270, 112, 292, 110), width=4), BONE),
        moon_at=None,
        stones=False,
    )


def click() -> str:
    """A pistol that only says click: cobweb, a moth, three dull sparks."""
    gun = props.pistol().at(166, 128, 1.28, 8, foot=(0, 0))
    web = union(
        *(line(1.4, (88, 104), spot) for spot in ((52, 70), (40, 104), (50, 140), (84, 150))),
        *(
            line(
                1.2,
                *curve(
                    (88 - 36 * k, 104 - 34 * k),
                    (88 - 44 * k, 106),
                    (88 - 38 * k, 104 + 36 * k),
                    (88 - 4 * k, 104 + 46 * k),
                ),
            )
            for k in (0.35, 0.65, 0.95)
        ),
    )
    cross = union(limb((34, 42, 5), (66, 74, 5)), limb((66, 42, 5), (34, 74, 5)))
    return zombie_window(
        20,
        gun.shadow(GROUND + 10, opacity=0.35),
        gun.svg(GREEN_RIM),
        path(web, BONE),
        path(cross.buffer(2.6), INK),
        path(cross, FIRE_RED),
        ink(streaks((84, 84, 70, 62), (98, 78, 98, 54), (112, 82, 126, 62), width=4), GOLD),
        moon_at=(244, 48, 26),
    )


def not_so_fast() -> str:
    """A zombie that has sat down to wait, the hourglass beside it."""
    glass = props.hourglass()
    return zombie_window(
        21,
        lay(glass, 222, GROUND + 8, 1.2, turn=6, rim=GREEN_RIM, ground=GROUND + 8),
        stand(zombies.granny(), 110, scale=0.84),
        ink(union(*(ring(172 + i * 17, 46 + i * 9, 6 + i * 2.4, 2.4) for i in range(3))), BONE),
        moon_at=(48, 48, 26),
    )


def boss() -> str:
    """The crowned one on a tomb, two subjects before it."""
    king = zombies.clerk()
    hat = props.crown().at(106, 42, 1.05, -10, foot=(0, 0))
    king = Figure([*king.layers, *hat.layers]).at(150, 158, 0.6)
    slab = union(rect(108, 156, 84, 52, r=4), rect(98, 150, 104, 12, r=3))
    return zombie_window(
        22,
        path(slab.buffer(2.6), INK),
        path(slab, "#7E8A6A"),
        path(rect(110, 162, 14, 44), "#5C6A4C"),
        king.svg(GREEN_RIM),
        stand(zombies.skater(), 62, 214, 0.52),
        stand(zombies.nurse(), 240, 214, 0.5, flip=True),
        moon_at=(150, 74, 68),
    )


def bite() -> str:
    """A mouth about to close on an arm."""
    head = zombies.skull(0, 0)
    f = Figure()
    big = affinity.translate(affinity.scale(head, 2.3, 2.2, origin=(0, 0)), 92, 104)
    neck = limb((-20, 250, 62), (58, 170, 40)).intersection(FRAME)
    f.outlined("#333A4C", neck.intersection(rect(0, 186, WIDE, 60)), edge=3.4)
    f.outlined(SKIN_DARK, neck.intersection(rect(0, 0, WIDE, 190)), edge=3.4)
    f.outlined(SKIN, big, edge=3.4)
    f.add(SKIN_DARK, big.difference(affinity.translate(big, 18, -9)))
    gape = blob((100, 120), (132, 106), (182, 106), (190, 128), (182, 176), (140, 182), (110, 160))
    f.outlined("#3A1418", gape.intersection(union(big, gape)))
    zombies.eye(f, 96, 76, 21, (7, 5))
    zombies.eye(f, 148, 70, 16, (5, 6))
    f.add(INK, disc(158, 94, 3, 4.6, 20), disc(169, 93, 3, 4.6, -20))
    arm = limb((300, 122, 22), (236, 132, 20), (168, 136, 17))
    f.outlined(people.FLESH, arm.intersection(FRAME))
    f.outlined("#3F7098", limb((310, 120, 27), (244, 130, 25)).intersection(FRAME))
    f.add(BONE, teeth(112, 119, 76, 21, 5), teeth(124, 174, 60, 22, 4, up=True))
    f.add(INK, zombies.stitches(60, 60, 34, 60, 4))
    f.add(RED, blob((178, 126), (184, 140), (178, 154), (172, 142)))
    return zombie_window(
        23,
        f.cut(FRAME).svg(GREEN_RIM),
        ink(streaks((222, 84, 240, 64), (206, 78, 212, 56), (238, 96, 262, 84), width=5), BONE),
        moon_at=None,
    )


def claws() -> str:
    """A hand whose nails have gone through the paper."""
    f = Figure()
    f.outlined("#333A4C", limb((-10, 236, 34), (58, 186, 28)).intersection(FRAME))
    f.outlined(SKIN, limb((40, 196, 21), (106, 146, 18)), disc(118, 136, 30))
    for tip, knuckle in (
        ((172, 60), (140, 92)),
        ((208, 84), (160, 106)),
        ((222, 122), (164, 130)),
        ((150, 190), (132, 164)),
    ):
        f.outlined(
            SKIN,
            limb(
                (118, 136, 15),
                (*knuckle, 12),
                (
                    knuckle[0] + (tip[0] - knuckle[0]) * 0.4,
                    knuckle[1] + (tip[1] - knuckle[1]) * 0.4,
                    9,
                ),
            ),
        )
        f.outlined(
            BONE,
            limb(
                (
                    knuckle[0] + (tip[0] - knuckle[0]) * 0.5,
                    knuckle[1] + (tip[1] - knuckle[1]) * 0.5,
                    7.5,
                ),
                (*tip, 1),
            ),
        )
    f.add(SKIN, disc(116, 136, 26))
    f.add(SKIN_DARK, limb((44, 210, 7), (104, 162, 8), (128, 162, 5)))
    f.add(INK, zombies.stitches(96, 146, 28, 60, 3))
    slashes = union(
        *(
            affinity.translate(
                tapered(11, 1, (0, 0), (22, 44), (24, 118)), 196 + i * 27, 24 + i * 13
            )
            for i in range(3)
        ),
        *(
            affinity.translate(
                tapered(11, 1, (0, 0), (-4, -8), (-14, -22)), 196 + i * 27, 26 + i * 13
            )
            for i in range(3)
        ),
    )
    return zombie_window(
        24,
        path(slashes.buffer(2.6), "#2F5522"),
        path(slashes, BONE),
        f.cut(FRAME).svg(GREEN_RIM),
        moon_at=None,
        trees=((40, 150),),
    )


def hunger() -> str:
    """Napkin, knife, fork: dinner is somewhere ahead."""
    f = zombies.brute()
    f.outlined(BONE, poly((88, 98), (140, 98), (132, 142), (114, 156), (98, 142)))
    f.add(
        RED,
        *(
            rect(92 + i * 11, 102 + j * 11, 5.5, 5.5)
            for i in range(4)
            for j in range(3)
            if (i + j) % 2 == 0
        ),
    )
    steel = Figure()
    steel.outlined(
        BONE,
        limb((0, 0, 4), (0, -34, 3.4)),
        poly((-4, -34), (5, -34), (7, -74), (0, -84), (-4, -66)),
    )
    fork = Figure().outlined(
        BONE,
        limb((0, 0, 4), (0, -42, 3)),
        rect(-10, -54, 20, 14, r=4),
        *(rect(x, -80, 4, 30, r=1.8) for x in (-10, -2, 6)),
    )
    f = Figure(
        [
            *f.layers,
            *steel.at(190, 164, 0.9, 14, foot=(0, 0)).layers,
            *fork.at(84, 190, 0.9, -14, foot=(0, 0)).layers,
        ]
    )
    drool = blob((124, 100), (128, 114), (124, 122), (119, 114))
    f.add("#D6E8F5", drool)
    brain = union(
        *(disc(x, y, r) for x, y, r in ((238, 92, 13), (252, 84, 14), (266, 92, 13), (252, 98, 15)))
    )
    thought = union(disc(252, 90, 36, 28), disc(222, 116, 7), disc(212, 128, 4))
    fold = union(
        line(2, *curve((238, 92), (246, 86), (252, 94), (260, 88), (268, 94))),
        line(2, *curve((252, 72), (254, 80), (248, 86))),
    )
    return zombie_window(
        25,
        stand(f, 112, 222, 0.88),
        path(thought.buffer(2.4), INK),
        path(thought, BONE),
        path(brain, "#D98BA0"),
        path(fold, "#8C2F4A"),
        moon_at=(48, 46, 24),
        stones=False,
    )


def meat() -> str:
    """Meat on the ground and everybody's hands."""
    return zombie_window(
        26,
        stand(people.reaching(74), 60, 246, 1.0, turn=16),
        stand(people.reaching(60), 240, 246, 1.0, flip=True, turn=-14),
        lay(props.meat(), 150, 138, 1.35, rim=GREEN_RIM, ground=GROUND + 14),
        stand(people.reaching(40), 152, 250, 0.9),
        ink(
            union(
                disc(104, 74, 3),
                disc(196, 62, 3),
                disc(214, 86, 2.4),
                line(1.4, (96, 70), (102, 72)),
                line(1.4, (190, 56), (195, 60)),
            )
        ),
        moon_at=(150, 104, 88),
    )


def pickaxe() -> str:
    """The digger's pick goes through a wall."""
    stones = bricks(176, 62, 124, 146, 7, 4, 3)
    gap = star(196, 116, 46, 26, 7, 5, 0.2)
    chips = union(
        *(
            affinity.rotate(rect(x, y, 13, 8), a)
            for x, y, a in (
                (150, 62, 30),
                (128, 92, -20),
                (156, 164, 50),
                (132, 136, 10),
                (170, 44, -40),
            )
        )
    )
    return zombie_window(
        27,
        path(rect(172, 58, 130, 150).difference(gap).intersection(FRAME), "#3A2A24"),
        path(stones.difference(gap).intersection(FRAME), "#A9583F"),
        lay(props.pickaxe(), 140, 108, 1.15, turn=4, flip=True, rim=GREEN_RIM),
        path(chips.buffer(1.8), INK),
        path(chips, "#C97A58"),
        ink(streaks((214, 88, 240, 70), (218, 104, 248, 98), (212, 132, 238, 148), width=5), GOLD),
        stand(people.reaching(30), 64, 246, 1.1),
        moon_at=(52, 52, 28),
    )


def dawn() -> str:
    """The sun comes up; the street belongs to the living again."""
    rays = union(
        *(
            poly((150, 190), (150 + 320 * x, 190 - 320 * y), (150 + 320 * x2, 190 - 320 * y2))
            for x, y, x2, y2 in _fan(11)
        )
    )
    far = graveyard(WIDE, 186, HIGH, 31, 1.2, 7)
    runner = zombies.clerk().at(62, 216, 0.56, flip=True)
    second = zombies.granny().at(246, 214, 0.5)
    return document(
        WIDE,
        HIGH,
        radial("g", 150, 190, 250, (0, "#F9E7A4", 1), (0.45, "#F0A94E", 1), (1, "#B9543A", 1)),
        path(FRAME, "url(#g)"),
        path(rays.intersection(FRAME), "#F9E7A4", 0.38),
        path(disc(150, 190, 62), "#FBF1C8"),
        path(disc(150, 190, 54), "#F7D873"),
        path(union(far, move(tree(150, 3), 268, 196)).intersection(FRAME), "#6E3A33"),
        path(fade_rows(0, WIDE, 166, 202, 7), "#6E3A33"),
        path(hills(WIDE, 206, HIGH, 3, 4), "#33201F"),
        path(union(runner.silhouette(), second.silhouette()), "#33201F"),
        path(union(bat(92, 60, 34), bat(214, 46, 26)), "#6E3A33"),
        texture("#8E3B2E", 31, (150, 150)),
    )


def _fan(count: int) -> list[tuple[float, float, float, float]]:
    """Return the edges of rays in a half circle, as unit vectors."""
    step = pi / (count * 2 - 1)
    return [
        (cos(step * 2 * i), sin(step * 2 * i), cos(step * (2 * i + 1)), sin(step * (2 * i + 1)))
        for i in range(count)
    ]


CARDS: dict[str, Callable[[], str]] = {
    "zombie-2": zombie_2,
    "zombie-3": zombie_3,
    "zombie-4": zombie_4,
    "zombie-5": zombie_5,
    "dog": dog,
    "human-shield": human_shield,
    "mass": mass,
    "change": change,
    "terror": terror,
    "click": click,
    "not-so-fast": not_so_fast,
    "boss": boss,
    "bite": bite,
    "claws": claws,
    "hunger": hunger,
    "meat": meat,
    "pickaxe": pickaxe,
    "dawn": dawn,
}
"""The scene of each kind of card."""
