"""The timeline of a game that is watched: where it stands, its turns, what is worth seeing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition

KNOB = 9
"""Units of half the knob."""
SIGN = 18
"""Units of a sign."""
TICKS = 4
"""Units between two ticks of turns at least; nearer ones are not drawn."""


class Timeline(Widget):
    """A line with a knob: clicked or dragged it goes to a stop.

    Args:
        count: how many stops there are.
        at: index of the stop it stands at.
        turns: stops at which a turn begins.
        signs: stops with the icon above them.
        go: goes to a stop.
        step: goes a step on (1) or back (-1).
        words: says what is at a stop.
    """

    takes_enter = False

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        *,
        count: int,
        at: int,
        turns: Sequence[int],
        signs: Sequence[tuple[int, str]],
        go: Callable[[int], Transition],
        step: Callable[[int], Transition],
        words: Callable[[int], str],
    ) -> None:
        super().__init__(look, rect)
        self.count = count
        self.at = at
        self.turns = turns
        self.signs = signs
        self.go = go
        self.step = step
        self.words = words
        self._over = -1
        """The stop under the pointer."""
        self._carried = -1
        """The stop the knob is carried to; -1: it is not."""
        self._line = pygame.Rect(rect.x + look.px(KNOB), 0, rect.w - 2 * look.px(KNOB), look.px(4))
        self._line.bottom = rect.bottom - look.px(8)

    def takes_again(self) -> bool:
        """A click once more at the same place changes nothing."""
        return True

    def x_of(self, at: int) -> int:
        """Give the pixel at which a stop is."""
        return self._line.x + self._line.w * at // max(1, self.count - 1)

    def stop_at(self, pos: tuple[int, int]) -> int:
        """Give the stop nearest to a point, a sign where the point lies on one."""
        for stop, _ in self.signs:
            if self._place(stop).collidepoint(pos):
                return stop
        share = (pos[0] - self._line.x) / max(1, self._line.w)
        return max(0, min(self.count - 1, round(share * (self.count - 1))))

    def _place(self, stop: int) -> pygame.Rect:
        """Give where the sign of a stop stands."""
        side = self.look.px(SIGN)
        place = pygame.Rect(0, 0, side, side)
        place.midbottom = self.x_of(stop), self._line.top - self.look.px(4)
        return place

    def point(self, pos: tuple[int, int]) -> bool:
        """Learn where the pointer is."""
        before, self._over = self._over, self.stop_at(pos)
        return before != self._over

    def press(self, pos: tuple[int, int]) -> None:
        """Take the knob there."""
        self._carried = self.stop_at(pos)

    def drag(self, pos: tuple[int, int]) -> bool:
        """Carry the knob along."""
        before, self._carried = self._carried, self.stop_at((pos[0], self._line.y))
        return before != self._carried

    def release(self, pos: tuple[int, int]) -> None:
        """Go where the knob was let go."""
        to, self._carried = self._carried, -1
        if to >= 0:
            self.outcome = self.go(to)

    def cancel(self) -> None:
        """Let the knob go back."""
        self._carried = -1

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right: a step."""
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(getattr(event, "key", 0), 0)
        if event.type != pygame.KEYDOWN or not by:
            return False
        self.outcome = self.step(by)
        return True

    def tip(self) -> str:
        """Say what is under the pointer."""
        return self.words(self._over) if self.hovered and self._over >= 0 else ""

    def describe(self) -> str:
        """Say where it stands."""
        return self.words(self.at)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line as far as it has come, ticks, signs and the knob."""
        look, line = self.look, self._line
        at = self._carried if self._carried >= 0 else self.at
        paint.panel(surface, look, line, theme.PANEL_EDGE, radius=2)
        done = pygame.Rect(line.x, line.y, self.x_of(at) - line.x, line.h)
        if done.w > look.px(4):
            paint.panel(surface, look, done, theme.ACT, radius=2)
        last = -look.px(TICKS)
        for turn in self.turns:
            x = self.x_of(turn)
            if x - last >= look.px(TICKS):
                tick = pygame.Rect(x, line.bottom + look.px(2), max(1, look.px(1)), look.px(4))
                surface.fill(look.colour(theme.MUTED), tick)
                last = x
        for stop, icon in self.signs:
            lit = self.hovered and stop == self._over
            tone = theme.ACT if lit or stop <= at else theme.MUTED
            place = self._place(stop)
            surface.blit(look.assets.icon(icon, place.w, look.colour(tone)), place)
        knob = pygame.Rect(0, 0, 2 * look.px(KNOB), 2 * look.px(KNOB))
        knob.center = self.x_of(at), line.centery
        edge = theme.WHITE if self.hovered or self.held else theme.INK
        paint.panel(surface, look, knob, theme.ACT, radius=KNOB, border=edge, width=2)
