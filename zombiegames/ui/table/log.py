"""The log in the side panel: whose sign stands before a line, and which places a line lights."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.lists import TextPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.theme import PlayerColour
    from zombiegames.ui.table.course import LogLine
    from zombiegames.ui.table.hooks import Hooks

STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
"""Key → lines of the log that the mark goes."""


class Told(NamedTuple):
    """A line of the log."""

    words: str
    """With markup."""
    seat: Seat = -1
    """The one player it is about; -1: nobody, or several."""
    places: tuple[Any, ...] = ()
    """Names of the spots that light up with it."""


def told_of(scene: Hooks[Any], line: LogLine, words: str) -> Told:
    """Say what a line of the log is about; the name of a lone person among several stands out."""
    finders = [re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") for name in scene.names]
    named = [seat for seat, finder in enumerate(finders) if finder.search(words)]
    persons = scene.course.persons
    if len(persons) == 1 and len(finders) > 2 and "**" not in words:
        words = finders[persons[0]].sub(r"**\g<0>**", words)
    seat = named[0] if named == [getattr(line.event, "seat", -1)] else -1
    return Told(words, seat, tuple(scene.lit_by(line.event)))


class LogPanel(TextPanel):
    """The last lines of the log; the one under the pointer, or chosen by arrow keys, lights what it
    is about.
    """

    def __init__(
        self, look: Look, rect: pygame.Rect, link: Callable[[str], Transition] | None = None
    ) -> None:
        self.told: Sequence[Told] = ()
        self.of: Any = None
        """What the lines were made of: others are made only for something else."""
        self.colours: Sequence[PlayerColour] = ()
        super().__init__(look, rect, "", units=15, link=link)
        self.crisp = True

    def tell(self, told: Sequence[Told], colours: Sequence[PlayerColour]) -> None:
        """Show other lines, the newest in sight."""
        self.told, self.colours = told, colours
        self.marked = ""
        self.set_text(
            "\n".join(
                f"@{number} {'- ' if line.seat >= 0 else ''}{line.words}"
                for number, line in enumerate(told)
            )
        )
        self.begin_at(self.limit)

    def point(self, pos: tuple[int, int]) -> bool:
        """Learn where the pointer is; True if another line is under it."""
        y = pos[1] - self.rect.y + self.offset
        return self._mark(next((n for n, end in self._ends.items() if y < end), ""))

    def handle(self, event: pygame.event.Event) -> bool:
        """Up and Down go from line to line; the other keys scroll."""
        step = STEPS.get(event.key, 0) if event.type == pygame.KEYDOWN else 0
        if not step:
            return super().handle(event)
        number = int(self.marked) + step if self.marked else len(self.told) - 1
        if not 0 <= number < len(self.told):
            return False
        self._mark(str(number))
        top, end = self.anchors[self.marked], self._ends[self.marked]
        self.scroll_to(min(top, max(self.offset, end - self.rect.h)))
        return True

    def _mark(self, name: str) -> bool:
        changed = name != self.marked
        self.marked = name
        return changed

    @property
    def lights(self) -> tuple[Any, ...]:
        """Names of the spots that the line in question lights."""
        if not self.marked or not (self.hovered or self.focused):
            return ()
        return self.told[int(self.marked)].places

    def describe(self) -> str:
        """Say the line in question, or all of them."""
        chosen = self.focused and self.marked
        lines = [self.told[int(self.marked)]] if chosen else self.told
        return "\n".join(line.words for line in lines)

    @property
    def indent(self) -> int:
        """Leave room for a sign."""
        return self.look.text_px(20)

    def draw_dot(self, surface: pygame.Surface, place: pygame.Rect, name: str) -> None:
        """Draw the sign of the player that a line is about in place of a dot."""
        colour = self.colours[self.told[int(name)].seat]
        size = self.look.text_px(13)
        sign = paint.shape(self.look, colour.shape, size, colour.fill, theme.BONE)
        surface.blit(sign, sign.get_rect(center=place.center))

    def draw(self, surface: pygame.Surface) -> None:
        """Mark a line only while somebody looks for what it lights."""
        marked = self.marked
        if not self.lights:
            self.marked = ""
        super().draw(surface)
        self.marked = marked
