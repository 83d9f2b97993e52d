"""A page with a list, and beside it what is chosen there: a picture, words, ways on."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.lists import ListBox, TextPanel
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import ACT, BODY, BONE, MUTED, SEMI, WELL, WHITE
from zombiegames.ui.kit.widget import Button, Panel, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition

PAD, GAP = 18, 12
"""Units round what is on the panel · between its parts."""
PICTURE = 190
"""Units of the height of the picture, where there is room."""
LEAST_PICTURE = 60
"""Units below which a picture is left out."""
DOT = 9
"""Units of a dot or a moon in a row."""


class Row(NamedTuple):
    """A row of the list."""

    words: str
    facts: str
    """Smaller, below."""
    note: str = ""
    """At the right end."""
    lit: bool = False
    """Whether the note stands out."""
    art: str = ""
    """Picture below ``assets/img``; empty: none."""
    dots: tuple[int, int] = (0, 0)
    """How many of how many dots are full."""


class Way(NamedTuple):
    """A button on the panel."""

    key: str
    words: str
    act: Callable[[], Transition]


class Picture(Widget):
    """A picture with round corners: one that is kept, by name, or one made for this page."""

    def __init__(self, look: Look, rect: pygame.Rect, art: str | pygame.Surface) -> None:
        super().__init__(look, rect, focusable=False)
        radius = look.px(10)
        if isinstance(art, str):
            self.picture = rounded_picture(look, art, rect.size, radius)
        else:
            self.picture = pygame.transform.smoothscale(art, rect.size).convert_alpha()
            mask = paint.rounded(rect.size, radius, WHITE)
            self.picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        surface.blit(self.picture, self.rect)


class Catalogue(TitledPage):
    """What there is, and what can be done with it."""

    least_row = 74
    """Units of a row."""
    picture_share = 0
    """Of 100 parts of the panel's height, how many a picture of the page's own has at least: words
    beside it are rolled then."""

    def __init__(self) -> None:
        self.chosen = 0

    @abstractmethod
    def rows(self) -> Sequence[Row]:
        """List what there is."""

    @abstractmethod
    def about(self) -> tuple[str | pygame.Surface, str]:
        """Give picture and words, in markup, of what is chosen."""

    @abstractmethod
    def ways(self) -> Sequence[Way]:
        """List what can be done with it, the red button first."""

    def below(self) -> Sequence[Way]:
        """List ways to elsewhere, below the list."""
        return ()

    def _build_below(self, rect: pygame.Rect, ways: Sequence[Way]) -> None:
        gap = self.look.px(GAP)
        for n, way in enumerate(ways):
            wide = (rect.w - gap * (len(ways) - 1)) // len(ways)
            place = pygame.Rect(rect.x + n * (wide + gap), rect.y, wide, rect.h)
            self.add(Button(self.look, place, way.words, way.act, units=18), way.key)

    def content(self, body: pygame.Rect) -> None:
        """The list and the panel."""
        look = self.look
        gap = look.px(20)
        wide = (body.w - gap) * 52 // 100
        self._rows = self.rows()
        self.chosen = max(0, min(self.chosen, len(self._rows) - 1))
        high = look.px(max(self.least_row, 36 * look.text_size * 1.6))
        below = self.below()
        foot = self.row + look.px(GAP) if below else 0
        self._build_below(pygame.Rect(body.x, body.bottom - self.row, wide, self.row), below)
        box = ListBox(
            look,
            pygame.Rect(body.x, body.y, wide, body.h - foot),
            len(self._rows),
            high,
            self._draw_row,
            self._choose,
            chosen=self.chosen,
            describe_row=self._describe,
        )
        box.submit = lambda at: self.ways()[0].act()
        self.add(box, "list")
        if self.focus.current is None:
            self.focus.focus(box, ring=False)
        left = body.x + wide + gap
        self._build_panel(pygame.Rect(left, body.y, body.right - left, body.h))

    def _choose(self, at: int) -> Transition:
        if at != self.chosen:
            self.chosen = at
            self.rebuild()
        return None

    def _describe(self, at: int) -> str:
        row = self._rows[at]
        return ", ".join(part for part in (row.words, row.facts, row.note) if part)

    # -- panel -------------------------------------------------------------------------

    def _build_panel(self, rect: pygame.Rect) -> None:
        look = self.look
        pad, gap = look.px(PAD), look.px(GAP)
        self.add(Panel(look, rect))
        inner = rect.inflate(-2 * pad, -2 * pad)
        art, words = self.about()
        ways = self.ways()
        button = look.px(max(50, 18 * look.text_size * 1.8))
        foot = len(ways) * (button + gap) - gap
        measure = TextPanel(look, pygame.Rect(0, 0, inner.w, 10_000), words, units=17)
        high = inner.h - foot - measure.content - 2 * gap
        if not isinstance(art, str):
            high = max(high, inner.h * self.picture_share // 100)
        shape = (5, 4) if isinstance(art, str) else art.get_size()
        y = inner.y
        if high >= look.px(LEAST_PICTURE):
            most = look.px(PICTURE) if isinstance(art, str) else high
            wide = min(inner.w, min(high, most) * shape[0] // shape[1])
            place = pygame.Rect(inner.centerx - wide // 2, y, wide, wide * shape[1] // shape[0])
            self.add(Picture(look, place, art))
            y = place.bottom + gap
        text = pygame.Rect(inner.x, y, inner.w, inner.bottom - foot - gap - y)
        panel = TextPanel(look, text, words, units=17)
        panel.subject = f"row {self.chosen}"
        self.add(panel, "words")
        y = inner.bottom - foot
        for n, way in enumerate(ways):
            place = pygame.Rect(inner.x, y, inner.w, button)
            kind = "quiet" if n else "commit"
            widget = Button(look, place, way.words, way.act, kind=kind, units=19)
            self.add(widget, way.key)
            if not n:
                self.focus.default = widget
            y += button + gap

    def _draw_row(
        self, surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
    ) -> None:
        draw_row(surface, self.look, rect, self._rows[at])


def draw_row(surface: pygame.Surface, look: Look, rect: pygame.Rect, row: Row) -> None:
    """Draw a row over its ground."""
    left = rect.x + look.px(14)
    if row.art:
        high = rect.h - look.px(14)
        place = pygame.Rect(rect.x + look.px(8), rect.y + look.px(7), high * 5 // 4, high)
        surface.blit(rounded_picture(look, row.art, place.size, look.px(7)), place)
        left = place.right + look.px(14)
    right = rect.right - look.px(14)
    if row.note:
        font = look.font(SEMI, 16)
        size = (min(font.size(row.note)[0], rect.w // 3), rect.h)
        fitted = fit_text(look, row.note, SEMI, 16, size, lines=2)
        place = pygame.Rect(right - size[0], rect.y, size[0], rect.h)
        draw_lines(surface, look, fitted, SEMI, ACT if row.lit else MUTED, place, align="right")
        right = place.x - look.px(10)
    full, dots = row.dots
    if dots:
        place = pygame.Rect(0, rect.y, dots * look.px(DOT + 3), rect.h)
        place.right = right
        draw_dots(surface, look, place, full, dots)
        right = place.x - look.px(10)
    half = rect.h // 2 if row.facts else rect.h
    words = fit_text(look, row.words, SEMI, 19, (right - left, half), lines=1)
    facts = fit_text(look, row.facts, BODY, 15, (right - left, half), lines=1)
    top = pygame.Rect(left, rect.y + look.px(6 if row.facts else 0), right - left, half)
    top.h -= look.px(6 if row.facts else 0)
    draw_lines(surface, look, words, SEMI, BONE, top)
    below = pygame.Rect(left, rect.centery, right - left, half - look.px(6))
    draw_lines(surface, look, facts, BODY, MUTED, below)


def draw_dots(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, full: int, count: int
) -> None:
    """Draw dots or moons in a row over the width of a box, so many of them full."""
    step = rect.w // count
    for n in range(count):
        side = step * DOT // (DOT + 3)
        dot = pygame.Rect(rect.x + n * step, 0, side, side)
        dot.centery = rect.centery
        fill = ACT if n < full else WELL
        paint.panel(surface, look, dot, fill, radius=side, border=ACT if n < full else MUTED)
