"""The clickable places of a table: cards, squares, piles, as widgets of its focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.picker import Clickable

QUIET, TARGET, CHOSEN = 0, 1, 2
"""What a spot is to the choice under way: nothing · can be clicked to go on · is selected."""

LARGE = 170
"""Units from which on a target glows at its edge only, or what lies there would drown in light."""


class Pressed(Protocol):
    """Who is told what happens to spots, and knows what they are."""

    def describe(self, spot: Spot) -> str:
        """Say what a spot is, and what it is to the choice under way."""

    def spot_clicked(self, spot: Spot) -> None:
        """A spot was pressed and let go."""

    def goes_on(self, spot: Spot) -> bool:
        """Whether a spot, pressed twice at once, goes on with what the first press began."""

    def spot_dragged(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """The pointer moved with the button down since a spot was pressed."""

    def spot_dropped(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """The button came up; True if that ended a drag and is no click."""

    def drag_cancelled(self) -> None:
        """The button will never come up."""


def lay_on(below: Spot, above: Sequence[Spot]) -> None:
    """Let spots that lie on another one be one target with it."""
    group = (*below.group, *above)
    for spot in group:
        spot.group = group


class Spot(Widget):
    """One clickable place.

    ``means`` are the clickables it stands for, the likeliest first; ``name`` is what the table
    knows it by, and the key under which the focus finds it again.
    """

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        name: Any,
        means: Sequence[Clickable],
        owner: Pressed,
        *,
        radius: float = 8,
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self.name = name
        self.means = tuple(means)
        self.owner = owner
        self.radius = radius
        self.key = repr(name)
        self.state = QUIET
        self.group: Sequence[Spot] = (self,)
        """All that are one target together, a lane or the whole street: its first draws it."""

    @property
    def zone(self) -> str:
        """All spots of a sort: the hand, the squares, the piles."""
        return str(self.name[0])

    @property
    def beckons(self) -> bool:
        """Whether it is a target."""
        return self.state == TARGET

    def takes_again(self) -> bool:
        """Only within a decision that is still to be completed."""
        return self.owner.goes_on(self)

    def press(self, pos: tuple[int, int]) -> None:
        """Nothing yet: a click is a press and a release."""

    def drag(self, pos: tuple[int, int]) -> bool:
        """Let the table carry something."""
        return self.owner.spot_dragged(self, pos)

    def release(self, pos: tuple[int, int]) -> None:
        """End a drag, or be clicked."""
        if not self.owner.spot_dropped(self, pos) and self.hit(pos):
            self.activate()

    def activate(self) -> None:
        """Be clicked."""
        self.owner.spot_clicked(self)

    def cancel(self) -> None:
        """Let go of what was carried."""
        self.owner.drag_cancelled()

    def describe(self) -> str:
        """Say what it is."""
        return self.owner.describe(self)

    @property
    def lit(self) -> pygame.Rect:
        """What lights up with it."""
        return self.rect.unionall([spot.rect for spot in self.group])

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw the light round a target, below what lies on it."""
        if self.state == QUIET or self.group[0] is not self:
            return
        strong = self.state == CHOSEN or any(spot.hovered or spot.focused for spot in self.group)
        lit = self.lit
        paint.glow(
            surface,
            self.look,
            lit,
            theme.ACT,
            radius=self.radius,
            spread=7 if strong else 5,
            alpha=190 if strong else 105,
            hollow=min(lit.size) > self.look.px(LARGE),
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the edge of a target, above what lies on it."""
        if self.state == QUIET or self.group[0] is not self:
            return
        strong = self.state == CHOSEN or any(spot.hovered for spot in self.group)
        width = self.look.px(3 if strong else 2)
        edge = self.look.colour(theme.ACT)
        r = self.look.px(self.radius)
        grown = self.lit.inflate(2 * width - 2, 2 * width - 2)
        key = ("edge", grown.size, r, width, edge)
        shape = self.look.assets.painted(
            key,
            lambda: paint.rounded(
                grown.size, r + width, (0, 0, 0), alpha=0, border=edge, width=width
            ).convert_alpha(),
        )
        surface.blit(shape, grown)
        if self.state == CHOSEN:
            self._draw_corner(surface)

    def draw_told(self, surface: pygame.Surface) -> None:
        """Draw the light of a line of the log that is about it, over what lies there."""
        look, rect, width = self.look, self.lit.inflate(4, 4), self.look.px(3)
        key = ("told", rect.size, width)

        def make() -> pygame.Surface:
            r = look.px(self.radius)
            dark, light = theme.INK, theme.WHITE
            shape = paint.rounded(rect.size, r, light, alpha=40, border=dark, width=width + 1)
            inner = rect.w - 2, rect.h - 2
            edge = paint.rounded(inner, r, dark, alpha=0, border=light, width=width - 1)
            shape.blit(edge, (1, 1))
            return shape.convert_alpha()

        before = surface.get_clip()
        surface.set_clip(before if self.clip is None else self.clip.clip(before))
        surface.blit(look.assets.painted(key, make), rect)
        surface.set_clip(before)

    def _draw_corner(self, surface: pygame.Surface) -> None:
        size = self.look.px(18)
        disc = pygame.Rect(0, 0, size, size)
        disc.center = self.rect.left + size // 3, self.rect.top + size // 3
        paint.panel(surface, self.look, disc, theme.ACT, radius=size)
        tick = self.look.assets.icon("check-mark", size * 7 // 10, self.look.colour(theme.INK))
        surface.blit(tick, tick.get_rect(center=disc.center))
