"""What is clicked on the map of Zombies!!! 4: its squares, its ground, the tools at its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.spots import CHOSEN, QUIET, Spot

if TYPE_CHECKING:
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.kit.widget import Widget

EDGES = {"west": (-1, 0), "east": (1, 0), "north": (0, -1), "south": (0, 1)}
"""Name of an arrow at an edge of the map → where it leads."""


def on_map(widget: Widget) -> bool:
    """Whether something is a square of the map, or a place for a tile."""
    return isinstance(widget, Spot) and widget.name[0] in ("square", "place")


class MapSpot(Spot):
    """A place on the map: its light lies over the ground, thin enough to see what is there."""

    def draw_under(self, surface: pygame.Surface) -> None:
        """Nothing: the tiles would hide it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw four corners; a light and a whole edge where it is pointed at or chosen."""
        if self.state == QUIET:
            return
        strong = self.state == CHOSEN or self.hovered or self.focused
        look = self.look
        size = self.rect.inflate(-2, -2).size
        # Over a place that is pointed at the new tile itself is shown.
        alpha = 0 if not strong or self.name[0] == "place" else 60
        key = ("map spot", size, strong, alpha, look.high_contrast)

        def make() -> pygame.Surface:
            act = look.colour(theme.ACT)
            width = max(2, look.px(3 if strong or look.high_contrast else 2))
            if strong:
                light = paint.rounded(size, 3, act, alpha=alpha)
                edge = paint.rounded(size, 3, theme.BLACK, alpha=0, border=act, width=width)
                light.blit(edge, (0, 0))
                return light.convert_alpha()
            return corners(size, width, act).convert_alpha()

        surface.blit(look.assets.painted(key, make), self.rect.move(1, 1))


class Ground(Spot):
    """The ground of the map: what has no place of its own is let go there; nothing glows."""

    def draw_under(self, surface: pygame.Surface) -> None:
        """Nothing."""

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing."""


def corners(size: tuple[int, int], width: int, ink: Colour) -> pygame.Surface:
    """Draw the four corners of a square, dark below so that they show on any ground."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size
    arm = max(width + 1, round(min(size) * 0.3))
    for colour, grow in (((*theme.BLACK, 150), 1), ((*ink, 255), 0)):
        for left in (True, False):
            for upper in (True, False):
                x = 0 if left else wide - arm - grow
                y = 0 if upper else high - width - grow
                whole.fill(colour, (x, y, arm + grow, width + grow))
                x = 0 if left else wide - width - grow
                y = 0 if upper else high - arm - grow
                whole.fill(colour, (x, y, width + grow, arm + grow))
    return whole


class Tool(Button):
    """A button at the corner of the map; without an icon it is a plus or a minus."""

    def takes_again(self) -> bool:
        """Nearer and nearer."""
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the icon, or the sign."""
        if self.icon:
            super().draw(surface)
            return
        edge = EDGES.get(self.key.removeprefix("tool "))
        if edge is not None:
            self._draw_arrow(surface, edge)
            return
        if self.hovered:
            paint.panel(surface, self.look, self.rect, theme.QUIET_HOVER)
        ink = self.look.colour(theme.WHITE if self.hovered else theme.MUTED)
        long, wide = round(self.rect.w * 0.46), max(2, self.look.px(4))
        for size in ((long, wide), (wide, long))[: 2 if self.key == "tool nearer" else 1]:
            bar = pygame.Rect((0, 0), size)
            bar.center = self.rect.center
            surface.fill(ink, bar)

    def _draw_arrow(self, surface: pygame.Surface, edge: tuple[int, int]) -> None:
        """Draw an arrow towards an edge, on a ground of its own."""
        look, rect = self.look, self.rect
        ground = theme.QUIET_HOVER if self.hovered else theme.NIGHT_TOP
        paint.panel(surface, look, rect, ground, radius=9, border=theme.ACT)
        way, aside = pygame.Vector2(edge), pygame.Vector2(edge[1], edge[0])
        middle, long = pygame.Vector2(rect.center), rect.w * 0.26
        corners = [middle + way * long, middle - way * long + aside * long,
                   middle - way * long - aside * long]  # fmt: skip
        pygame.draw.polygon(surface, look.colour(theme.ACT), corners)
