"""What scrolls: lists, long texts, areas of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.text import flow, found_in, runs
from zombiegames.ui.kit.theme import (
    ACT,
    BODY,
    BOLD,
    BONE,
    MUTED,
    PANEL,
    PANEL_EDGE,
    QUIET,
    QUIET_HOVER,
    SEMI,
    WELL,
    mix,
)
from zombiegames.ui.kit.widget import Panel, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.text import Run
    from zombiegames.ui.kit.theme import Colour


LEAST_SHARE = 0.6
"""Of an area of widgets: it ends at most so far up to show whole rows."""


class Scrolling(Widget):
    """A window on something taller; wheel, bar, Page and arrow keys move it."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        *,
        tooltip: str = "",
        focusable: bool = True,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, focusable=focusable)
        self.offset = 0
        """Pixels of the content above the window."""
        self.content = 0
        """Height of the content in pixels."""
        self.subject = ""
        """What lies in it: a new layout stays where it was as long as that is the same."""
        self.home = 0
        """Where it begins, as an offset."""
        self._grip: int | None = None

    def takes_again(self) -> bool:
        """The thumb can be taken at once, and a row twice."""
        return True

    @property
    def limit(self) -> int:
        """Greatest offset."""
        return max(0, self.content - self.rect.h)

    @property
    def measure(self) -> int:
        """What offsets grow with when a layout is made anew in another size."""
        return self.content

    def begin_at(self, offset: int) -> None:
        """Start there instead of at the top."""
        self.scroll_to(offset)
        self.home = self.offset

    def stay(self, before: Scrolling) -> None:
        """Take the place of one that was scrolled; where nobody had scrolled, begin anew."""
        if before.subject == self.subject and before.offset != before.home:
            offset = before.offset * self.measure // max(1, before.measure)
            self.scroll_to(self.limit if before.offset == before.limit else offset)

    def scroll_to(self, offset: int) -> bool:
        """Move the window; True if it moved."""
        new = max(0, min(self.limit, offset))
        moved = new != self.offset
        self.offset = new
        if moved:
            self.scrolled()
        return moved

    def scrolled(self) -> None:
        """Learn that the window moved."""

    def bar(self) -> pygame.Rect | None:
        """Place of the thumb, or None where all fits."""
        if not self.limit:
            return None
        wide = self.look.px(8)
        high = max(self.look.px(28), self.rect.h * self.rect.h // self.content)
        y = self.rect.y + (self.rect.h - high) * self.offset // self.limit
        return pygame.Rect(self.rect.right - wide, y, wide, high)

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Tell whether a point lies on the strip of the bar."""
        return self.limit > 0 and pos[0] >= self.rect.right - self.look.px(14)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the thumb."""
        bar = self.bar()
        if bar is not None and self.on_bar(pos):
            self._grip = pos[1] - bar.y if bar.collidepoint(bar.x, pos[1]) else bar.h // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> bool:
        """Move the thumb."""
        bar = self.bar()
        if self._grip is None or bar is None:
            return False
        room = max(1, self.rect.h - bar.h)
        return self.scroll_to((pos[1] - self._grip - self.rect.y) * self.limit // room)

    def release(self, pos: tuple[int, int]) -> None:
        """Let the thumb go."""
        self._grip = None

    def cancel(self) -> None:
        """Let the thumb go."""
        self._grip = None

    @property
    def beckons(self) -> bool:
        """It is there all the time."""
        return False

    def wheel(self, steps: float) -> bool:
        """Three lines a notch."""
        return self.scroll_to(self.offset - round(steps * self.look.px(60)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Page, Home, End and arrow keys."""
        if event.type != pygame.KEYDOWN or not self.limit:
            return False
        page = self.rect.h * 9 // 10
        line = self.look.px(40)
        by = {
            pygame.K_PAGEDOWN: page,
            pygame.K_PAGEUP: -page,
            pygame.K_DOWN: line,
            pygame.K_UP: -line,
            pygame.K_HOME: -self.content,
            pygame.K_END: self.content,
        }.get(event.key)
        return by is not None and self.scroll_to(self.offset + by)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the thumb on its strip."""
        bar = self.bar()
        if bar is not None:
            strip = pygame.Rect(bar.x, self.rect.y, bar.w, self.rect.h)
            paint.panel(surface, self.look, strip, WELL, radius=4)
            tone = MUTED if self.hovered or self._grip is not None else PANEL_EDGE
            paint.panel(surface, self.look, bar, tone, radius=4)


class Slide:
    """A finger that came down, and what it pushes if it goes up or down from there."""

    def __init__(self, widgets: Sequence[Widget], pos: tuple[int, int]) -> None:
        there = [w for w in widgets if isinstance(w, Scrolling) and w.limit and w.hit(pos)]
        area = there[-1] if there else None
        self._area = None if area is None or area.on_bar(pos) else area
        self._from = pos
        self._offset = 0 if area is None else area.offset
        self._pushes: bool | None = None
        """Decided by the first way it goes."""

    def drag(self, pos: tuple[int, int]) -> bool:
        """Push on to a point; False if it does something else."""
        down = pos[1] - self._from[1]
        if self._area is None:
            return False
        if self._pushes is None:
            self._pushes = abs(down) > abs(pos[0] - self._from[0])
        if self._pushes:
            self._area.scroll_to(self._offset - down)
        return self._pushes


class Scroll(Scrolling):
    """An area of widgets that is taller than its window.

    Add it to the focus before its widgets; they move with it and are clipped by it.
    """

    def __init__(self, look: Look, rect: pygame.Rect) -> None:
        super().__init__(look, rect, focusable=False)
        self._inside: list[tuple[Widget, int]] = []

    @property
    def measure(self) -> int:
        """Controls come and go below others, which stay where they are."""
        return self.look.text_px(100)

    def hold(self, widgets: Sequence[Widget], bottom: int) -> None:
        """Take widgets laid out from the window's top down to ``bottom`` (pixels on screen).

        A window that would begin with a row cut in two ends above that row.
        """
        self._inside = [(widget, widget.rect.y) for widget in widgets]
        self.content = bottom - self.rect.y
        rows = [w.rect for w in widgets if not isinstance(w, Panel)]
        margin = self.look.px(6)
        edge = self.rect.bottom + margin
        cut = min((row.top for row in rows if row.top < edge < row.bottom), default=edge)
        if self.limit and cut < edge and cut - self.rect.y > self.rect.h * LEAST_SHARE:
            self.rect.h = cut - self.rect.y - margin
        for widget in widgets:
            widget.clip = self.rect.inflate(2 * margin, 2 * margin)
        self.offset = min(self.offset, self.limit)
        self.scrolled()

    def scrolled(self) -> None:
        """Move the widgets inside."""
        for widget, y in self._inside:
            widget.rect.y = y - self.offset

    def reveal(self, widget: Widget) -> None:
        """Scroll so that a widget inside can be seen."""
        for inside, y in self._inside:
            if inside is widget:
                top = y - self.rect.y
                if top < self.offset:
                    self.scroll_to(top - self.look.px(8))
                elif top + widget.rect.h > self.offset + self.rect.h:
                    self.scroll_to(top + widget.rect.h - self.rect.h + self.look.px(8))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar; the widgets draw themselves."""
        self.draw_bar(surface)


class ListBox(Scrolling):
    """Rows of equal height, one of them chosen.

    ``draw_row(surface, index, rect, hovered, chosen)`` draws one row over its ground.
    """

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        count: int,
        row: int,
        draw_row: Callable[[pygame.Surface, int, pygame.Rect, bool, bool], None],
        choose: Callable[[int], Transition],
        *,
        chosen: int = -1,
        describe_row: Callable[[int], str] = str,
    ) -> None:
        super().__init__(look, rect)
        self.count = count
        self.row = row
        """Height of a row in pixels, its gap included."""
        self.draw_row = draw_row
        self.choose = choose
        self.chosen = chosen
        self.describe_row = describe_row
        self.submit: Callable[[int], Transition] | None = None
        """Called on Enter and double click, if set."""
        self.content = count * row
        if self.limit:
            # No row is cut in two where the list begins.
            self.rect.h = max(1, self.rect.h // row) * row
        self._over = -1
        self._clicked = (-1, 0)
        self._show(chosen)
        self.home = self.offset

    @property
    def measure(self) -> int:
        """Rows come and go."""
        return self.row

    def stay(self, before: Scrolling) -> None:
        """Stay, but show a row that was chosen meanwhile."""
        super().stay(before)
        if isinstance(before, ListBox) and before.chosen != self.chosen:
            self._show(self.chosen)

    def at(self, pos: tuple[int, int]) -> int:
        """Index of the row at a point; -1: none."""
        if not self.rect.collidepoint(pos) or self.on_bar(pos):
            return -1
        index = (pos[1] - self.rect.y + self.offset) // self.row
        return index if 0 <= index < self.count else -1

    def place(self, index: int) -> pygame.Rect:
        """Where a row lies now."""
        wide = self.rect.w - (self.look.px(14) if self.limit else 0)
        y = self.rect.y + index * self.row - self.offset
        return pygame.Rect(self.rect.x, y, wide, self.row - self.look.px(6))

    def _show(self, index: int) -> None:
        top = index * self.row
        if index < 0:
            return
        if top < self.offset:
            self.scroll_to(top)
        elif top + self.row > self.offset + self.rect.h:
            self.scroll_to(top + self.row - self.rect.h)

    def select(self, index: int) -> None:
        """Choose a row and show it."""
        if not 0 <= index < self.count:
            return
        self.chosen = index
        self._show(index)
        self.outcome = self.choose(index)

    def release(self, pos: tuple[int, int]) -> None:
        """Choose the row under the pointer; a second click at once submits."""
        dragging = self._grip is not None
        super().release(pos)
        index = self.at(pos)
        if dragging or index < 0:
            return
        now = pygame.time.get_ticks()
        twice = self._clicked[0] == index and now - self._clicked[1] < 400
        self._clicked = (index, now)
        self.select(index)
        if twice and self.submit is not None:
            self.outcome = self.submit(index)

    def activate(self) -> None:
        """Submit the chosen row."""
        if self.submit is not None and 0 <= self.chosen < self.count:
            self.outcome = self.submit(self.chosen)

    def handle(self, event: pygame.event.Event) -> bool:
        """Up and down choose; Page, Home and End jump."""
        if event.type != pygame.KEYDOWN or not self.count:
            return False
        page = max(1, self.rect.h // self.row - 1)
        to = {
            pygame.K_DOWN: self.chosen + 1,
            pygame.K_UP: self.chosen - 1,
            pygame.K_PAGEDOWN: self.chosen + page,
            pygame.K_PAGEUP: self.chosen - page,
            pygame.K_HOME: 0,
            pygame.K_END: self.count - 1,
        }.get(event.key)
        if to is None:
            return False
        if event.key in (pygame.K_DOWN, pygame.K_UP) and not 0 <= to < self.count:
            return False
        self.select(max(0, min(self.count - 1, to)))
        return True

    def describe(self) -> str:
        """Say the chosen row."""
        return self.describe_row(self.chosen) if 0 <= self.chosen < self.count else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rows in the window."""
        look = self.look
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for index in range(self.count):
            rect = self.place(index)
            if rect.bottom < self.rect.top or rect.top > self.rect.bottom:
                continue
            chosen = index == self.chosen
            over = self.hovered and index == self._over
            ground = QUIET_HOVER if over else QUIET if chosen else WELL
            edge = ACT if chosen else PANEL_EDGE
            paint.panel(
                surface, look, rect, ground, radius=8, border=edge, width=2 if chosen else 1
            )
            self.draw_row(surface, index, rect, over, chosen)
        surface.set_clip(before)
        self.draw_bar(surface)

    def point(self, pos: tuple[int, int]) -> bool:
        """Learn where the pointer is; True if another row is under it."""
        over = self.at(pos)
        changed = over != self._over
        self._over = over
        return changed


class TextPanel(Scrolling):
    """A long text: wrapped, scrolling, with bold words, headings and links.

    Markup by paragraph (see :func:`zombiegames.ui.kit.text.runs`); a paragraph that starts with
    ``- `` is an item of a list, one that starts with ``@name `` can be scrolled to, marked and
    chosen, together with those of the same name that follow.
    """

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        *,
        units: float = 17,
        colour: Colour = BONE,
        link: Callable[[str], Transition] | None = None,
        role: str = BODY,
    ) -> None:
        super().__init__(look, rect)
        self.units = units
        self.colour = colour
        self.link = link
        self.role = role
        self.text = text
        self._lines: list[tuple[int, int, list[tuple[int, Run]]]] = []
        self.anchors: dict[str, int] = {}
        """Name of a paragraph → pixels from the top."""
        self.marked = ""
        """Name of the paragraph with a bar beside it."""
        self.choose: Callable[[str], Transition] | None = None
        """Called with the name of a paragraph that is clicked, if set."""
        self._ends: dict[str, int] = {}
        self._dotted: dict[int, str] = {}
        """Top of an item → the name of its paragraph."""
        self._flowed: dict[tuple[str, int], list[list[tuple[int, Run]]]] = {}
        """Paragraph and width → its lines: a log that grows is not broken anew."""
        self.sought: list[str] = []
        """Words lit wherever they stand, folded as :func:`zombiegames.ui.kit.text.plain` does."""
        self.crisp = False
        """Whether a line that the upper edge would cut is left out."""
        self.set_text(text)

    @property
    def indent(self) -> int:
        """Pixels that an item stands in."""
        return self.look.px(20)

    def takes_again(self) -> bool:
        """After a link another text lies there."""
        return False

    def _fonts(self) -> dict[str, pygame.font.Font]:
        look = self.look
        return {
            "body": look.font(self.role, self.units),
            "bold": look.font(BOLD, self.units),
            "link": look.font(SEMI, self.units),
            "head": look.font(SEMI, self.units * 1.3),
        }

    def set_text(self, text: str) -> None:
        """Show another text from its top."""
        self.text = text
        look = self.look
        fonts = self._fonts()
        width = self.rect.w - look.px(18)
        y = 0
        before, self._flowed = self._flowed, {}
        self._lines.clear()
        self.anchors.clear()
        self._ends.clear()
        self._dotted.clear()
        for source in text.split("\n"):
            paragraph, indent = source, 0
            if not paragraph:
                y += fonts["body"].get_linesize() // 2
                continue
            name = ""
            if paragraph.startswith("@"):
                name, _, paragraph = paragraph[1:].partition(" ")
                self.anchors.setdefault(name, y)
            if paragraph.startswith("- "):
                paragraph, indent = paragraph[2:], self.indent
                self._lines.append((y, -1, []))
                self._dotted[y] = name
            key = (paragraph, width - indent)
            lines = before.get(key) or flow(runs(paragraph), fonts, width - indent)
            self._flowed[key] = lines
            if paragraph.startswith("# ") and y:
                y += look.px(10)
            for line in lines:
                self._lines.append((y, indent, line))
                y += self._high(line, fonts) or fonts["body"].get_linesize()
            if name:
                self._ends[name] = y
            y += look.px(5)
        self.content = y
        self.offset = 0
        self.focusable = self.limit > 0 or self.link is not None

    @staticmethod
    def _high(line: list[tuple[int, Run]], fonts: dict[str, pygame.font.Font]) -> int:
        """Pixels of a line, which is drawn whole or not at all above the lower edge."""
        return max((fonts[run.style].get_linesize() for _, run in line), default=0)

    def link_at(self, pos: tuple[int, int]) -> str:
        """Name what the link under a point points at; empty: none."""
        fonts = self._fonts()
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        for top, indent, line in self._lines:
            for at, run in line:
                if run.style == "link":
                    size = fonts["link"].size(run.text)
                    if pygame.Rect(indent + at, top, *size).collidepoint(x, y):
                        return run.target
        return ""

    def links(self) -> list[str]:
        """List the targets of all links in reading order."""
        found: list[str] = []
        for _, _, line in self._lines:
            for _, run in line:
                if run.style == "link" and (not found or found[-1] != run.target):
                    found.append(run.target)
        return found

    def release(self, pos: tuple[int, int]) -> None:
        """Follow the link under the pointer."""
        dragging = self._grip is not None
        super().release(pos)
        if dragging or not self.rect.collidepoint(pos) or self.on_bar(pos):
            return
        target = self.link_at(pos)
        if target and self.link is not None:
            self.outcome = self.link(target)
        elif self.choose is not None:
            y = pos[1] - self.rect.y + self.offset
            named = (n for n, top in self.anchors.items() if top <= y < self._ends[n])
            name = next(named, "")
            if name:
                self.outcome = self.choose(name)

    def describe(self) -> str:
        """Say the text."""
        return self.text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in the window."""
        look = self.look
        fonts = self._fonts()
        tones = {
            "body": look.colour(self.colour),
            "bold": look.colour(self.colour),
            "head": look.colour(self.colour),
            "link": look.colour(ACT),
        }
        roles = {"body": self.role, "bold": BOLD, "head": SEMI, "link": SEMI}
        before = surface.get_clip()
        room = self.rect.inflate(2 * look.px(14), 0)
        surface.set_clip(room.clip(before))
        if self.marked in self._ends:
            top, end = self.anchors[self.marked], self._ends[self.marked]
            y = self.rect.y + top - self.offset
            bar = pygame.Rect(self.rect.x - look.px(12), y, look.px(4), end - top)
            paint.panel(surface, look, bar, ACT, radius=2)
        surface.set_clip(self.rect.clip(before))
        for top, indent, line in self._lines:
            y = self.rect.y + top - self.offset
            above = 0 if self.crisp else look.px(80)
            # Letters end above the foot of their line, but for a tail or two.
            cut = y + self._high(line, fonts) * 6 // 7 > self.rect.bottom
            if y < self.rect.y - above or (cut and y > self.rect.y):
                continue
            if indent < 0:
                high = fonts["body"].get_linesize()
                dot = pygame.Rect(0, 0, look.px(6), look.px(6))
                dot.center = (self.rect.x + self.indent * 7 // 20, y + high // 2)
                self.draw_dot(surface, dot, self._dotted[top])
                continue
            for at, run in line:
                font = fonts[run.style]
                units = self.units * 1.3 if run.style == "head" else self.units
                drawn = look.assets.text(
                    run.text, roles[run.style], look.text_px(units), tones[run.style]
                )
                x = self.rect.x + indent + at
                for start, end in found_in(run.text, self.sought):
                    lit = pygame.Rect(x + font.size(run.text[:start])[0], y, 0, font.get_linesize())
                    lit.w = font.size(run.text[start:end])[0]
                    paint.panel(surface, look, lit, mix(PANEL, ACT, 0.3), radius=3)
                surface.blit(drawn, (x, y))
                if run.style == "link":
                    under = y + font.get_ascent() + look.px(2)
                    surface.fill(tones["link"], (x, under, drawn.get_width(), look.px(1)))
        surface.set_clip(before)
        self.draw_bar(surface)

    def draw_dot(self, surface: pygame.Surface, place: pygame.Rect, name: str) -> None:
        """Draw what stands before an item; ``name``: of its paragraph."""
        paint.panel(surface, self.look, place, MUTED, radius=3)
