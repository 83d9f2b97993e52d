"""What is drawn over the board of Zombiegeddon on request: reach, walls, routes, jumps, trails."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiegeddon.advice import beyond_reach, reach, walls
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.tables.zombiegeddon.places import outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.games.zombiegeddon.actions import AnyAction
    from zombiegames.games.zombiegeddon.advice import Target
    from zombiegames.games.zombiegeddon.events import PawnMoved
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour, PlayerColour
    from zombiegames.ui.tables.zombiegeddon.places import Places

Point = tuple[float, float]

WALL = theme.rgb("#F0503C")
"""Sides that cut, while the reach is shown."""


def reach_picture(
    look: Look,
    places: Places,
    view: Wasteland,
    colours: Sequence[PlayerColour],
    only: int = -1,
) -> pygame.Surface:
    """Draw who can still get what, for the size of the field; ``only``: one seat, or -1.

    A disc that not everybody can get carries the sign of each who can, one that only one can get
    is washed in that player's colour, one that nobody can get is dark and crossed out. Red lines
    are the walls that cut.
    """
    field = places.field
    whole = pygame.Surface(field.size, pygame.SRCALPHA)
    found = reach(view)
    seats = [only] if only >= 0 else range(view.players)
    free = {
        cell: [s for s in seats if cell in found[s].discs] for s in seats for cell in found[s].discs
    }
    for cell in places_with_discs(view):
        who = free.get(cell, [])
        if not who and not view.board.bit[cell] & view.blocked:
            _fill(whole, places, cell, (*theme.BLACK, 150))
        elif len(who) == 1:
            _fill(whole, places, cell, (*colours[who[0]].fill, 95))
    for cell in beyond_reach(view) if only < 0 else ():
        x, y = _inside(places, places.centre(cell))
        size = places.wide * 0.16
        for dx, dy in ((1, 1), (1, -1)):
            start, stop = (x - dx * size, y - dy * size), (x + dx * size, y + dy * size)
            pygame.draw.line(whole, WALL, start, stop, max(2, look.px(3)))
    width = max(2, look.px(3))
    for cell, to in walls(view):
        a, b = places.side(cell, to)
        pygame.draw.line(whole, WALL, _inside(places, a), _inside(places, b), width)
    side = max(look.px(13), round(places.wide * 0.24))
    for cell, who in free.items():
        if len(who) == view.players:
            continue
        x, y = _inside(places, places.centre(cell))
        left = x - (len(who) - 1) * side * 0.5
        for n, seat in enumerate(who):
            sign = paint.shape(look, colours[seat].shape, side, colours[seat].fill, theme.INK)
            at = (round(left + n * side), round(y - places.high * 0.3))
            whole.blit(sign, sign.get_rect(center=at))
    return whole


def places_with_discs(view: Wasteland) -> list[int]:
    """List the cells of the discs that can be taken."""
    return view.board.cells(view.ordinary)


def _inside(places: Places, point: Point) -> Point:
    return point[0] - places.field.x, point[1] - places.field.y


def _fill(
    whole: pygame.Surface, places: Places, cell: int, colour: tuple[int, int, int, int]
) -> None:
    x, y = _inside(places, places.centre(cell))
    tile = pygame.Surface((round(places.wide), math.ceil(places.high)), pygame.SRCALPHA)
    middle = tile.get_width() / 2, tile.get_height() / 2
    corners = outline(places.hexagons, places.wide, 1.5)
    pygame.draw.polygon(tile, colour, [(middle[0] + dx, middle[1] + dy) for dx, dy in corners])
    whole.blit(tile, tile.get_rect(center=(round(x), round(y))))


# -- lines -----------------------------------------------------------------------------


def curve(start: Point, stop: Point, bend: float = 0.16) -> list[Point]:
    """Give the points of an arc between two points, bent to the left of the way."""
    steps = max(8, round(math.dist(start, stop) / 4))
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    mx, my = (start[0] + stop[0]) / 2 + dy * bend, (start[1] + stop[1]) / 2 - dx * bend
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        points.append(
            (
                u * u * start[0] + 2 * u * t * mx + t * t * stop[0],
                u * u * start[1] + 2 * u * t * my + t * t * stop[1],
            )
        )
    return points


def dashes(
    surface: pygame.Surface, points: Sequence[Point], colour: Colour, width: int, long: float
) -> None:
    """Draw a dashed line with a dark edge along points."""
    for ink, wide in ((theme.INK, width + 2), (colour, width)):
        far = 0.0
        for one, other in pairwise(points):
            if int(far / long) % 2 == 0:
                pygame.draw.line(surface, ink, one, other, wide)
            far += math.dist(one, other)


def arrow(surface: pygame.Surface, start: Point, stop: Point, colour: Colour, width: int) -> None:
    """Draw an arrow that leaves a little room at both ends."""
    length = math.dist(start, stop)
    if length < 1:
        return
    ux, uy = (stop[0] - start[0]) / length, (stop[1] - start[1]) / length
    tip = (stop[0] - ux * length * 0.2, stop[1] - uy * length * 0.2)
    tail = (start[0] + ux * length * 0.2, start[1] + uy * length * 0.2)
    head = width * 3.2
    base = (tip[0] - ux * head, tip[1] - uy * head)
    wing = head * 0.62
    triangle = [
        tip,
        (base[0] - uy * wing, base[1] + ux * wing),
        (base[0] + uy * wing, base[1] - ux * wing),
    ]
    pygame.draw.line(surface, theme.INK, tail, base, width + 2)
    pygame.draw.polygon(surface, theme.INK, triangle, 4)
    pygame.draw.line(surface, colour, tail, base, width)
    pygame.draw.polygon(surface, colour, triangle)


def draw_trail(
    surface: pygame.Surface,
    look: Look,
    places: Places,
    trail: Sequence[PawnMoved],
    colours: Sequence[PlayerColour],
) -> None:
    """Draw the ways of this turn so far."""
    for move in trail:
        start, stop = places.centre(move.origin), places.centre(move.to)
        colour = theme.mix(colours[move.seat].fill, theme.WHITE, 0.25)
        if move.way == "jump":
            dashes(surface, curve(start, stop), colour, look.px(3), look.px(9))
        else:
            arrow(surface, start, stop, colour, look.px(3))


def draw_jumps(
    surface: pygame.Surface, look: Look, places: Places, targets: Sequence[Target], over: int
) -> None:
    """Draw the jumps that a chosen pawn may do; the one under the pointer strong."""
    colour = look.colour(theme.ACT)
    for target in targets:
        if target.jump:
            start, stop = places.centre(target.action.origin), places.centre(target.action.to)
            width = look.px(4 if target.action.to == over else 2)
            dashes(surface, curve(start, stop), colour, width, look.px(9))


def draw_tags(
    surface: pygame.Surface, look: Look, places: Places, targets: Sequence[Target]
) -> None:
    """Mark the targets that cost a weapon, bring supplies or must be left again."""
    side = max(look.px(17), round(places.wide * 0.32))
    for target in targets:
        icons = []
        if target.fights >= 0:
            icons.append(("gunshot", theme.HURT))
        if target.delivers:
            icons.append(("flying-flag", theme.HUMAN))
        if target.onward:
            icons.append(("next-button", theme.QUIET))
        x, y = places.centre(target.action.to)
        for n, (icon, fill) in enumerate(icons):
            disc = pygame.Rect(0, 0, side, side)
            disc.center = (
                round(x + places.wide * 0.3) - n * side,
                round(y - places.high * 0.27),
            )
            paint.panel(surface, look, disc, fill, radius=side, border=theme.BONE)
            picture = look.assets.icon(icon, side * 7 // 10, look.colour(theme.WHITE))
            surface.blit(picture, picture.get_rect(center=disc.center))


def draw_route(
    surface: pygame.Surface, look: Look, places: Places, plan: Sequence[AnyAction], colour: Colour
) -> None:
    """Draw a plan: numbered steps, jumps bent and dashed."""
    light = theme.mix(colour, theme.WHITE, 0.35)
    number = 0
    last = -1
    for action in plan:
        if action.kind != "step":
            continue
        start, stop = places.centre(action.origin), places.centre(action.to)
        near = math.dist(start, stop) < 1.3 * max(places.wide, places.high)
        if near:
            arrow(surface, start, stop, light, look.px(3))
        else:
            dashes(surface, curve(start, stop), light, look.px(3), look.px(9))
        if action.origin != last:
            number += 1
            disc = pygame.Rect(0, 0, look.px(20), look.px(20))
            disc.center = round(start[0] - places.wide * 0.3), round(start[1] - places.high * 0.2)
            paint.panel(surface, look, disc, theme.ACT, radius=disc.w)
            words = look.text(str(number), theme.BOLD, 14, theme.INK)
            surface.blit(words, words.get_rect(center=disc.center))
        last = action.to
