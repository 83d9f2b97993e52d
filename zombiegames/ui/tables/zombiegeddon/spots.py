"""The cells of Zombiegeddon as clickable places: their light has the shape of the cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.table.spots import CHOSEN, QUIET, Spot
from zombiegames.ui.tables.zombiegeddon.places import outline

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.spots import Pressed
    from zombiegames.ui.tables.zombiegeddon.places import Places


class CellSpot(Spot):
    """One cell of the board."""

    def __init__(self, look: Look, places: Places, cell: int, owner: Pressed) -> None:
        super().__init__(look, places.cells[cell], ("cell", cell), [("cell", cell)], owner)
        self.places = places
        self.cell = cell

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw light and edge of a target below what lies and stands on it."""
        if self.state != QUIET:
            strong = self.state == CHOSEN or self.hovered or self.focused
            self._blit(surface, self._tile("light", strong))
            self._blit(surface, self._tile("edge", strong))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing above: pawns reach over the edge."""

    def draw_told(self, surface: pygame.Surface) -> None:
        """Draw the light of a line of the log in the shape of the cell."""
        self._blit(surface, self._tile("told", strong=True))

    def _blit(self, surface: pygame.Surface, tile: pygame.Surface) -> None:
        x, y = self.places.centre(self.cell)
        surface.blit(tile, tile.get_rect(center=(round(x), round(y))))

    def _tile(self, what: str, strong: bool) -> pygame.Surface:
        look, places = self.look, self.places
        colour = theme.WHITE if what == "told" else look.colour(theme.ACT)
        key = ("zg spot", what, strong, places.hexagons, places.wide, colour)

        def make() -> pygame.Surface:
            over = 4
            room = look.px(6)
            size = (round(places.wide) + 2 * room, round(places.high) + 2 * room)
            big = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
            middle = (big.get_width() / 2, big.get_height() / 2)

            def fill(inset: float, shade: Any) -> None:
                corners = outline(places.hexagons, places.wide * over, inset * over)
                points = [(middle[0] + dx, middle[1] + dy) for dx, dy in corners]
                pygame.draw.polygon(big, shade, points)

            if what == "light":
                fill(0, (*colour, 150 if strong else 80))
            else:
                width = look.px(3.5 if strong else 2.2)
                fill(-1, (*colour, 255))
                fill(width, (*colour, 60 if what == "told" else 0))
            return pygame.transform.smoothscale(big, size).convert_alpha()

        return look.assets.painted(key, make)
