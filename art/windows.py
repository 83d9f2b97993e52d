"""What the art windows of the cards share: paper, ground, shadow and the texture of the ink."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from art.figures import BONE, INK, Figure
from art.scenery import (
    fade_rows,
    grass,
    graveyard,
    halftone,
    hills,
    lamp_post,
    moon,
    roofs,
    tree,
    worn,
)
from art.shapes import curve, document, limb, line, move, path, poly, radial, rect, star, union

WIDE, HIGH = 300, 240
"""The window's units; the street or soil lies at ``GROUND``."""
GROUND = 204
FRAME = rect(0, 0, WIDE, HIGH)

GREEN_RIM, BLUE_RIM = "#E3EDB0", "#D6E8F5"
GOLD, ORANGE, FIRE_RED = "#F2C14E", "#E8813A", "#C8402F"


def green(
    seed: int,
    *,
    moon_at: tuple[float, float, float] | None = (226, 58, 34),
    stones: bool = True,
    trees: tuple[tuple[float, float], ...] = (),
) -> str:
    """Return the cemetery at night as a background."""
    out = [
        radial("g", 150, 106, 190, (0, "#CBDB93", 1), (0.55, "#8FB257", 1), (1, "#4E7A35", 1)),
        path(FRAME, "url(#g)"),
    ]
    if moon_at:
        out.append(moon(*moon_at, light="#EEF0C4", dark="#D3DA9A"))
    far = graveyard(WIDE, 176, HIGH, seed, 1.25, 6) if stones else hills(WIDE, 178, HIGH, 6, seed)
    bare = [
        move(tree(tall, seed + i * 7, lean=6 - 12 * (i % 2)), x, 182)
        for i, (x, tall) in enumerate(trees)
    ]
    out.append(path(union(far, *bare).intersection(FRAME), "#5C8640"))
    out.append(path(fade_rows(0, WIDE, 152, 190, 10), "#5C8640"))
    soil = union(hills(WIDE, GROUND - 6, HIGH, 3, seed + 5), grass(0, WIDE, GROUND - 4, seed, 8, 9))
    out.append(path(soil.intersection(FRAME), "#2F4A24"))
    out.append(path(worn(0, GROUND, WIDE, HIGH, seed, 26, 2.4), "#44653A"))
    return "".join(out)


SKIES = {
    "night": ("#B9D6E8", "#6F9DC0", "#2A527A", "#3D6A92"),
    "late": ("#8FB0D6", "#4E74A8", "#1F3563", "#2E4F86"),
    "dusk": ("#D9CBE6", "#8C95C4", "#34507F", "#53689E"),
    "fire": ("#F2C27A", "#B08A8C", "#31507A", "#6E5C78"),
    "mist": ("#D3E4E4", "#86AEBE", "#33607E", "#5787A0"),
}
"""The humans' skies: centre, middle, rim, and the houses against them."""


def blue(
    seed: int,
    *,
    moon_at: tuple[float, float, float] | None = None,
    lamp: float = 0,
    low: bool = False,
    sky: str = "night",
) -> str:
    """Return the besieged street as a background.

    ``lamp`` is where a lamp stands; ``sky`` names an entry of ``SKIES``.
    """
    light, mid, deep, town = SKIES[sky]
    houses, lights = roofs(WIDE, 178, 200, seed, 62 if low else 84)
    out = [
        radial("g", 150, 100, 195, (0, light, 1), (0.5, mid, 1), (1, deep, 1)),
        path(FRAME, "url(#g)"),
    ]
    if moon_at:
        out.append(moon(*moon_at, light="#EEF3F0", dark="#CBDDE4"))
    out.append(path(houses.intersection(FRAME), town))
    out.append(path(lights.intersection(FRAME), "#D9DDAA"))
    out.append(path(fade_rows(0, WIDE, 152, 190, 10), town))
    if lamp:
        out.append(
            path(
                poly((lamp - 27, 78), (lamp - 12, 78), (lamp + 26, 198), (lamp - 70, 198)),
                "#F7EBB0",
                0.45,
            )
        )
        out.append(path(lamp_post(lamp, 200, 126), "#1B2E44"))
    out.append(path(rect(-1, 192, WIDE + 2, 50), "#22384F"))
    out.append(path(rect(-1, 190, WIDE + 2, 4), "#5A7D9C"))
    marks = union(
        *(poly((x, 222), (x + 34, 222), (x + 30, 228), (x - 4, 228)) for x in range(-20, 320, 62))
    )
    out.append(path(marks, "#5F7F99"))
    out.append(path(worn(0, 198, WIDE, HIGH, seed, 26, 2.2), "#35536F"))
    return "".join(out)


def texture(colour: str, seed: int, centre: tuple[float, float] = (150, 110)) -> str:
    """Return the printer's dots of the corners and the flakes lost from the ink."""
    return path(halftone(-4, -4, WIDE + 4, HIGH + 4, 9.5, centre, 140, 236), colour, 0.8) + path(
        worn(6, 10, WIDE - 6, HIGH - 6, seed, 46, 1.5), BONE, 0.5
    )


def zombie_window(seed: int, *scene: str, **sky: object) -> str:
    """Return a finished window of the zombie deck."""
    return document(WIDE, HIGH, green(seed, **sky), *scene, texture("#2F5522", seed))  # type: ignore[arg-type]


def human_window(seed: int, *scene: str, **sky: object) -> str:
    """Return a finished window of the human deck."""
    return document(
        WIDE,
        HIGH,
        blue(seed, **sky),
        *scene,
        texture("#4A2440" if sky.get("sky") == "fire" else "#16324F", seed),
    )  # type: ignore[arg-type]


def stand(
    figure: Figure,
    x: float,
    y: float = GROUND + 8,
    scale: float = 0.8,
    *,
    flip: bool = False,
    turn: float = 0,
    rim: str = GREEN_RIM,
    shadow: bool = True,
) -> str:
    """Return a figure on its feet with its shadow."""
    placed = figure.at(x, y, scale, turn, flip)
    dark = placed.shadow(y, opacity=0.5) if shadow else ""
    return dark + cropped(placed).svg(rim)


def lay(
    figure: Figure,
    x: float,
    y: float,
    scale: float = 1,
    *,
    turn: float = 0,
    flip: bool = False,
    rim: str = BLUE_RIM,
    ground: float | None = None,
) -> str:
    """Return a thing around its own origin, with a shadow if it lies on the ground."""
    placed = figure.at(x, y, scale, turn, flip, (0, 0))
    dark = "" if ground is None else placed.shadow(ground, opacity=0.5)
    return dark + cropped(placed).svg(rim)


def cropped(figure: Figure) -> Figure:
    """Return a figure without what lies outside the window."""
    x0, y0, x1, y1 = figure.silhouette().bounds
    return figure if x0 >= 0 and y0 >= 0 and x1 <= WIDE and y1 <= HIGH else figure.cut(FRAME)


def ink(shape: BaseGeometry, colour: str = INK, opacity: float = 1) -> str:
    """Return one flat shape, cut at the window's edge."""
    return path(shape.intersection(FRAME), colour, opacity)


def flash(x: float, y: float, size: float, seed: int = 1) -> str:
    """Return a muzzle flash or blast of three inks."""
    return "".join(
        path(
            star(x, y, size * share, size * share * 0.42, 9, seed, 0.2).intersection(FRAME), colour
        )
        for share, colour in ((1, FIRE_RED), (0.78, ORANGE), (0.52, GOLD), (0.26, BONE))
    )


def streaks(*lines: tuple[float, float, float, float], width: float = 3) -> BaseGeometry:
    """Return speed lines, thin at their far end."""
    return union(*(limb((x1, y1, width / 2), (x2, y2, 0.3)) for x1, y1, x2, y2 in lines))


def arrow(*spots: tuple[float, float], width: float = 9) -> BaseGeometry:
    """Return a curved arrow through ``spots``, its head at the last."""
    run = curve(*spots)
    (xa, ya), (xb, yb) = run[-3], run[-1]
    far = ((xb - xa) ** 2 + (yb - ya) ** 2) ** 0.5
    ux, uy = (xb - xa) / far, (yb - ya) / far
    head = poly(
        (xb + ux * width * 1.5, yb + uy * width * 1.5),
        (xb - uy * width * 1.5, yb + ux * width * 1.5),
        (xb + uy * width * 1.5, yb - ux * width * 1.5),
    )
    return union(line(width, *run), head)
