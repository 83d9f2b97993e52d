"""The ground of Zombiegeddon: the town before the bomb and its ashes after, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiegeddon.discs import ALL_SHELTERS, RED_SHELTERS, WHITE_SHELTERS
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import covered, rounded_picture
from zombiegames.ui.tables.zombiegeddon.places import RIM, outline

if TYPE_CHECKING:
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.tables.zombiegeddon.places import Places

HOLE, COVERED, HOME, GOAL = range(4)
"""What a cell is: without a disc · with one · a shelter · one to which supplies are brought."""

TIMES = ("before", "after")
"""By half, as in the names of pictures."""

RED_LIGHT, WHITE_LIGHT = theme.rgb("#F0604A"), theme.rgb("#FFF4DA")
"""Edges of the shelters to which supplies are brought."""

VARIANTS = 3
"""Pictures of a covered cell."""


def kind_of(view: Wasteland, cell: int) -> int:
    """Tell what a cell is."""
    if cell in ALL_SHELTERS:
        goals = WHITE_SHELTERS if view.half == 1 else RED_SHELTERS
        return GOAL if cell in goals else HOME
    return COVERED if view.discs[cell] > 0 else HOLE


def paint_backdrop(surface: pygame.Surface, look: Look, half: int) -> None:
    """Draw what is round the table, over the whole window."""
    name = f"zombiegeddon/backdrop-{TIMES[half - 1]}"
    surface.blit(covered(look, name, surface.get_size(), 16 / 9), (0, 0))


def paint_board(surface: pygame.Surface, look: Look, places: Places, half: int) -> None:
    """Draw the ground under all cells, and the names of columns and rows at its rim."""
    rect = places.field
    paint.shadow(surface, look, rect, radius=14, spread=8, drop=3, alpha=120)
    name = f"zombiegeddon/board-{TIMES[half - 1]}"
    surface.blit(rounded_picture(look, name, rect.size, look.px(14), 4 / 3), rect)
    for words, (x, y) in places.names():
        label = look.text(words, theme.SEMI, RIM, theme.BONE)
        surface.blit(label, label.get_rect(center=(round(x), round(y))))


def paint_cell(
    surface: pygame.Surface, look: Look, places: Places, cell: int, half: int, kind: int
) -> None:
    """Draw one cell into the ground."""
    x, y = places.centre(cell)
    shape = "hex" if places.hexagons else "square"
    time = TIMES[half - 1]
    name = f"{shape}-empty-{time}" if kind == HOLE else f"{shape}-{time}-{cell * 7 % VARIANTS + 1}"
    size = (round(places.wide), round(places.high))
    tile = look.assets.picture(f"zombiegeddon/cell/{name}", size)
    surface.blit(tile, tile.get_rect(center=(round(x), round(y))))
    if kind not in (HOME, GOAL):
        return
    red = cell in RED_SHELTERS
    if kind == GOAL:
        edge = _edge(look, places, RED_LIGHT if red else WHITE_LIGHT)
        surface.blit(edge, edge.get_rect(center=(round(x), round(y))))
    side = round(places.wide * 0.84)
    name = f"zombiegeddon/discs/shelter-{'red' if red else 'white'}"
    shelter = look.assets.picture(name, (side, side))
    surface.blit(shelter, shelter.get_rect(center=(round(x), round(y))))


def _edge(look: Look, places: Places, colour: Colour) -> pygame.Surface:
    """Give the bright edge of a cell."""
    key = ("zg goal", places.hexagons, places.wide, colour)

    def make() -> pygame.Surface:
        over = 4
        size = (round(places.wide) + 4, round(places.high) + 4)
        big = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
        middle = (big.get_width() / 2, big.get_height() / 2)
        for inset, alpha in ((0.02, 255), (0.065, 0)):
            corners = outline(places.hexagons, places.wide * over, inset * places.wide * over)
            points = [(middle[0] + dx, middle[1] + dy) for dx, dy in corners]
            pygame.draw.polygon(big, (*colour, alpha), points)
        return pygame.transform.smoothscale(big, size).convert_alpha()

    return look.assets.painted(key, make)
