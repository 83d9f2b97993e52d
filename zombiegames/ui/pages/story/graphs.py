"""Small charts with a heading, each with all it shows in sentences too.

What is drawn differs in shape as well as in colour: a dot that tells little is hollow, what was
lost is hatched, what would be fair is a thin line.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height, wrap
from zombiegames.ui.kit.theme import (
    BODY,
    BONE,
    HUMAN,
    HURT,
    HURT_TEXT,
    MUTED,
    PANEL,
    PANEL_EDGE,
    SEMI,
    WELL,
    ZOMBIE,
    ZOMBIE_TEXT,
    mix,
)
from zombiegames.ui.kit.widget import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.store.story import Bar, Moment, Share
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour

WORDS, SMALL = 17, 15
"""Units of the letters: headings and names, all else."""
PLOT = 132
"""Units of the height of what has no rows."""
FINE = 3
"""Lines are drawn this many times too large and scaled down."""
MOST_RULES = 12
"""Changes that are marked, the latest."""
ICON = 28
"""Units of the picture of a row that has none of its own."""


class Graph(Panel):
    """A heading, a drawing and perhaps a note on how it is to be read; here words are the drawing.

    It makes itself as high as it needs to be; its place is given later, perhaps higher.

    Args:
        wide: pixels.
        sentences: what is shown, one for each part of it.
    """

    ring_radius = 12.0

    def __init__(
        self, look: Look, wide: int, heading: str, sentences: Sequence[str], note: str = ""
    ) -> None:
        super().__init__(look, pygame.Rect(0, 0, wide, 0))
        self.focusable = True
        self.heading = heading
        self.sentences = tuple(sentences)
        self.note = note
        self.over = -1
        """The part under the pointer, see :meth:`part_at`."""
        self._pad = look.px(18)
        inner = wide - 2 * self._pad
        self._head = full_height(look, heading, SEMI, WORDS, inner) + look.px(10)
        self._foot = full_height(look, note, BODY, SMALL, inner) + look.px(8) if note else 0
        self.rect.h = 2 * self._pad + self._head + self.needs(inner) + self._foot

    def needs(self, wide: int) -> int:
        """Give the pixels of the height of the drawing."""
        return full_height(self.look, self._all, BODY, WORDS, wide)

    @property
    def _all(self) -> str:
        return "\n".join(self.sentences)

    @property
    def area(self) -> pygame.Rect:
        """Where the drawing lies now."""
        inner = self.rect.inflate(-2 * self._pad, -2 * self._pad)
        return pygame.Rect(
            inner.x, inner.y + self._head, inner.w, inner.h - self._head - self._foot
        )

    def part_at(self, pos: tuple[int, int]) -> int:
        """Number the part at a point, for :meth:`tell`; -1: none."""
        return -1

    def point(self, pos: tuple[int, int]) -> bool:
        """Say the part under the pointer from now on."""
        before, self.over = self.over, self.part_at(pos)
        return self.over != before

    def tip(self) -> str:
        """Say the part under the pointer, or all of it."""
        return self.tell(self.over) if self.hovered and self.over >= 0 else self._all

    def tell(self, part: int) -> str:
        """Say a part."""
        return self.sentences[part]

    def describe(self) -> str:
        """Say all of it."""
        return " ".join((f"{self.heading}.", *self.sentences))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, heading, note, and the drawing."""
        look, area = self.look, self.area
        super().draw(surface)
        head = pygame.Rect(area.x, area.y - self._head, area.w, self._head - look.px(10))
        fitted = fit_text(look, self.heading, SEMI, WORDS, head.size)
        draw_lines(surface, look, fitted, SEMI, BONE, head)
        if self.note:
            foot = pygame.Rect(area.x, area.bottom + look.px(8), area.w, self._foot - look.px(8))
            fitted = fit_text(look, self.note, BODY, SMALL, foot.size)
            draw_lines(surface, look, fitted, BODY, MUTED, foot, valign="top")
        self.plot(surface, area)

    def plot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the drawing."""
        fitted = fit_text(self.look, self._all, BODY, WORDS, area.size)
        draw_lines(surface, self.look, fitted, BODY, MUTED, area, align="center")

    # -- means -------------------------------------------------------------------------

    def words(
        self,
        surface: pygame.Surface,
        text: str,
        place: pygame.Rect,
        *,
        colour: Colour = MUTED,
        align: str = "left",
    ) -> None:
        """Write something small."""
        fitted = fit_text(self.look, text, BODY, SMALL, place.size)
        draw_lines(surface, self.look, fitted, BODY, colour, place, align=align)

    def width(self, text: str) -> int:
        """Give the pixels of something small."""
        return self.look.font(BODY, SMALL).size(text)[0] + self.look.px(2)

    @property
    def line(self) -> int:
        """Pixels from one small line to the next."""
        return self.look.font(BODY, SMALL).get_linesize()

    def dot(self, surface: pygame.Surface, centre: tuple[int, int], *, hollow: bool) -> None:
        """Draw a dot."""
        look = self.look
        tone = look.colour(ZOMBIE_TEXT)
        whole = paint.shape(look, "circle", look.px(14), tone, tone)
        surface.blit(whole, whole.get_rect(center=centre))
        if hollow:
            hole = look.colour(PANEL)
            inner = paint.shape(look, "circle", look.px(9), hole, hole)
            surface.blit(inner, inner.get_rect(center=centre))


class Shares(Graph):
    """A dot for each share with its interval, from none to all.

    Args:
        rows: what each is the share of, the share, and it in words.
        percent: says a share.
        few: says that there are too few to tell.
    """

    def __init__(
        self,
        look: Look,
        wide: int,
        heading: str,
        rows: Sequence[tuple[str, Share, str]],
        sentences: Sequence[str],
        *,
        note: str,
        percent: Callable[[float], str],
        few: str,
    ) -> None:
        self.look = look
        self.rows = rows
        self.percent = percent
        self.few = few
        self._left = min(wide * 3 // 10, max(self.width(name) for name, _, _ in rows))
        self._right = min(wide * 3 // 10, max(self.width(words) for _, _, words in rows))
        super().__init__(look, wide, heading, sentences, note)

    def needs(self, wide: int) -> int:
        """A row each, and the numbers below them."""
        font = self.look.font(BODY, SMALL)
        sides = [(name, self._left) for name, _, _ in self.rows]
        sides += [(words, self._right) for _, _, words in self.rows]
        lines = max(len(wrap(text, font, room)) for text, room in sides)
        row = max(self.look.px(34), lines * self.line + self.look.px(8))
        return len(self.rows) * row + self.line

    def part_at(self, pos: tuple[int, int]) -> int:
        """The row."""
        area = self.area
        area.h -= self.line
        return (pos[1] - area.y) * len(self.rows) // area.h if area.collidepoint(pos) else -1

    def plot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the rows."""
        look, gap = self.look, self.look.px(16)
        track = pygame.Rect(area.x + self._left + gap, area.y, 0, area.h)
        track.w = area.right - self._right - gap - track.x
        track.h -= self.line
        for at in (0.0, 0.5, 1.0):
            rule = pygame.Rect(track.x + round(track.w * at), track.y, look.px(1), track.h)
            surface.fill(look.colour(PANEL_EDGE), rule)
            words = self.percent(at)
            place = pygame.Rect(0, track.bottom, self.width(words), self.line)
            place.centerx = rule.x
            self.words(surface, words, place, align="center")
        for number, (name, share, words) in enumerate(self.rows):
            top = track.y + track.h * number // len(self.rows)
            row = pygame.Rect(area.x, top, area.w, track.h // len(self.rows))
            self.words(surface, name, pygame.Rect(row.x, row.y, self._left, row.h), colour=BONE)
            right = pygame.Rect(row.right - self._right, row.y, self._right, row.h)
            self.words(surface, words, right, align="right")
            self._share(surface, share, pygame.Rect(track.x, row.y, track.w, row.h))

    def _share(self, surface: pygame.Surface, share: Share, row: pygame.Rect) -> None:
        look = self.look
        x = row.x + round(row.w * share.value)
        if share.few:
            place = row.inflate(-look.px(14), 0)
            if x < row.centerx:
                place.x, place.w = x + look.px(12), row.right - x - look.px(12)
            else:
                place.w = x - look.px(12) - place.x
            if self.width(self.few) <= place.w:
                align = "left" if x < row.centerx else "right"
                self.words(surface, self.few, place, align=align)
        else:
            low, high = share.interval
            bar = pygame.Rect(row.x + round(row.w * low), 0, 0, look.px(10))
            bar.w = max(bar.h, row.x + round(row.w * high) - bar.x)
            bar.centery = row.centery
            paint.panel(surface, look, bar, ZOMBIE, radius=5)
            fair = pygame.Rect(0, row.y + look.px(3), look.px(2), row.h - look.px(6))
            fair.centerx = row.x + round(row.w * share.fair)
            surface.fill(look.colour(BONE), fair)
        self.dot(surface, (x, row.centery), hollow=share.few)


class Trend(Graph):
    """The share of the latest games after each, with its interval as a band.

    Args:
        moments: at least one.
        changes: numbers of the games at which something changed, each with what it became.
        ends: words below the first and the last game.
        percent: says a share.
        say: says a moment whole.
        told: of the changes, in words.
    """

    def __init__(
        self,
        look: Look,
        wide: int,
        heading: str,
        moments: Sequence[Moment],
        changes: Sequence[tuple[int, str]],
        *,
        ends: tuple[str, str],
        percent: Callable[[float], str],
        say: Callable[[Moment], str],
        told: Sequence[str],
        note: str,
    ) -> None:
        self.moments = moments
        self.changes = changes[-MOST_RULES:]
        self.ends = ends
        self.percent = percent
        self.say = say
        self._painted: tuple[tuple[int, int], pygame.Surface] | None = None
        sentences = [say(moments[-1]), *told[-MOST_RULES:]]
        super().__init__(look, wide, heading, sentences, note)

    def needs(self, wide: int) -> int:
        """The lines, and words below them."""
        return self.look.px(PLOT) + self.line

    @property
    def _left(self) -> int:
        """Pixels of the numbers at the axis."""
        return self.width(self.percent(1.0)) + self.look.px(8)

    @property
    def lines(self) -> pygame.Rect:
        """Where the lines lie now, from the first game to the last, from all to none."""
        area, left = self.area, self._left
        lines = pygame.Rect(area.x + left, area.y, area.w - left, area.h - self.line)
        return lines.inflate(-self.look.px(12), -self.line)

    def part_at(self, pos: tuple[int, int]) -> int:
        """The moment nearest to it."""
        lines = self.lines
        if not lines.collidepoint(pos):
            return -1
        return round((len(self.moments) - 1) * (pos[0] - lines.x) / lines.w)

    def tell(self, part: int) -> str:
        """Say a moment."""
        return self.say(self.moments[part])

    def plot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the axis, the band, the lines, what changed."""
        look, lines, left = self.look, self.lines, self._left
        for share in (0.0, 0.5, 1.0):
            y = round(lines.bottom - share * lines.h)
            surface.fill(look.colour(PANEL_EDGE), (lines.x, y, lines.w, look.px(1)))
            place = pygame.Rect(area.x, y - self.line // 2, left - look.px(8), self.line)
            self.words(surface, self.percent(share), place, align="right")
        if self._painted is None or self._painted[0] != lines.size:
            self._painted = lines.size, self._paint(lines.size)
        surface.blit(self._painted[1], lines)
        below = pygame.Rect(lines.x, area.bottom - self.line, lines.w, self.line)
        self.words(surface, self.ends[0], below)
        self.words(surface, self.ends[1], below, align="right")
        self._rules(surface, lines)
        moment = self.moments[self.over if self.hovered else -1]
        x = lines.right
        if len(self.moments) > 1:
            x = lines.x + round(self._across(moment.number, lines.w))
        y = round(lines.bottom - moment.share.value * lines.h)
        self.dot(surface, (x, y), hollow=False)

    def _across(self, number: int, wide: int) -> float:
        first, last = self.moments[0].number, self.moments[-1].number
        return wide * max(0, number - first) / max(1, last - first)

    def _rules(self, surface: pygame.Surface, lines: pygame.Rect) -> None:
        """Mark what changed, in words where they have room."""
        look = self.look
        places = [lines.x + round(self._across(number, lines.w)) for number, _ in self.changes]
        spans = pairwise([*places, lines.right])
        for (_, words), (x, end) in zip(self.changes, spans, strict=True):
            for y in range(lines.y, lines.bottom, look.px(8)):
                surface.fill(look.colour(BONE), (x, y, look.px(2), look.px(4)))
            if self.width(words) + look.px(12) <= end - x:
                place = pygame.Rect(x + look.px(6), lines.y, end - x, self.line)
                self.words(surface, words, place, colour=BONE)

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the band and its lines, smooth."""
        look = self.look
        wide, high = size[0] * FINE, size[1] * FINE
        large = pygame.Surface((wide, high), pygame.SRCALPHA)
        large.fill((*look.colour(ZOMBIE_TEXT), 0))

        def path(value: Callable[[Share], float]) -> list[tuple[float, float]]:
            points = [
                (self._across(moment.number, wide), high * (1 - value(moment.share)))
                for moment in self.moments
            ]
            return points if len(points) > 1 else [(0.0, points[0][1]), (wide, points[0][1])]

        low, top = path(lambda share: share.interval[0]), path(lambda share: share.interval[1])
        pygame.draw.polygon(large, (*look.colour(ZOMBIE), 110), [*low, *reversed(top)])
        pygame.draw.lines(
            large, look.colour(BONE), False, path(lambda share: share.fair), look.px(1) * FINE
        )
        pygame.draw.lines(
            large, look.colour(ZOMBIE_TEXT), False, path(lambda s: s.value), look.px(3) * FINE
        )
        return pygame.transform.smoothscale(large, size)


class Lengths(Graph):
    """How many games were how long, won below lost.

    Args:
        bars: from the shortest, at least one.
        sentences: of the bars, in their order; there may be more.
        ends: words below the first and the last bar.
        legend: the words for won, shared and lost; empty: there is none.
    """

    def __init__(
        self,
        look: Look,
        wide: int,
        heading: str,
        bars: Sequence[Bar],
        sentences: Sequence[str],
        *,
        ends: tuple[str, str],
        legend: tuple[str, str, str],
        note: str,
    ) -> None:
        self.bars = bars
        self.ends = ends
        self.legend = legend
        super().__init__(look, wide, heading, sentences, note)

    def needs(self, wide: int) -> int:
        """The bars, words below them, and what they mean."""
        return self.look.px(PLOT) + 2 * self.line + self.look.px(8)

    def part_at(self, pos: tuple[int, int]) -> int:
        """The bar."""
        at = (pos[0] - self.area.x) * len(self.bars) // self.area.w
        return at if self.area.collidepoint(pos) else -1

    def plot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the bars."""
        look = self.look
        lines = pygame.Rect(area.x, area.y, area.w, area.h - 2 * self.line - look.px(8))
        most = max(bar.tally.games for bar in self.bars)
        for at, bar in enumerate(self.bars):
            left = lines.x + lines.w * at // len(self.bars)
            right = lines.x + lines.w * (at + 1) // len(self.bars)
            wide = min(right - left - look.px(4), look.px(56))
            bottom = lines.bottom
            for kind, number in enumerate((bar.tally.won, bar.tally.shared, bar.tally.lost)):
                high = round((lines.h - self.line) * number / most)
                if number:
                    part = pygame.Rect(0, 0, wide, max(look.px(3), high))
                    part.midbottom = ((left + right) // 2, bottom)
                    self._fill(surface, kind, part)
                    bottom = part.top
            if bar.tally.games:
                place = pygame.Rect(left, bottom - self.line, right - left, self.line)
                self.words(surface, str(bar.tally.games), place, colour=BONE, align="center")
        surface.fill(look.colour(MUTED), (lines.x, lines.bottom, lines.w, look.px(1)))
        below = pygame.Rect(lines.x, lines.bottom + look.px(3), lines.w, self.line)
        if len(self.bars) == 1:
            self.words(surface, self.ends[0], below, align="center")
        else:
            self.words(surface, self.ends[0], below)
            self.words(surface, self.ends[1], below, align="right")
        x = area.x
        for kind, words in enumerate(self.legend):
            spot = pygame.Rect(x, 0, look.px(14), look.px(14))
            place = pygame.Rect(spot.right + look.px(6), 0, self.width(words), self.line)
            place.bottom = area.bottom
            spot.centery = place.centery
            self._fill(surface, kind, spot)
            self.words(surface, words, place)
            x = place.right + look.px(14)

    def _fill(self, surface: pygame.Surface, kind: int, part: pygame.Rect) -> None:
        """Fill a part: won plain, shared framed, lost hatched."""
        look = self.look
        fill = (ZOMBIE, HUMAN, HURT)[kind]
        surface.fill(look.colour(fill), part)
        before = surface.get_clip()
        surface.set_clip(part.clip(before))
        if kind == 1:
            pygame.draw.rect(surface, look.colour(BONE), part, look.px(2))
        if kind == 2:
            tone = mix(look.colour(HURT), look.colour(HURT_TEXT), 0.6)
            for x in range(part.x - part.h, part.right, look.px(7)):
                ends = (x, part.bottom), (x + part.h, part.top)
                pygame.draw.line(surface, tone, *ends, look.px(2))
        surface.set_clip(before)


class Item(NamedTuple):
    """A row of a list."""

    title: str
    words: str
    """What is said of it."""
    art: str = ""
    """Picture below ``assets/img``; empty: the icon."""
    icon: str = ""


class Listing(Graph):
    """Some things with a picture and what is said of each."""

    def __init__(
        self,
        look: Look,
        wide: int,
        heading: str,
        items: Sequence[Item],
        sentences: Sequence[str],
        ground: Colour = WELL,
    ) -> None:
        self.items = items
        self.ground = ground
        """Of the pictures."""
        super().__init__(look, wide, heading, sentences)

    @property
    def _side(self) -> tuple[int, int]:
        return self.look.px(55), self.look.px(44)

    def _room(self, wide: int) -> int:
        return wide - self._side[0] - self.look.px(14)

    def _highs(self, wide: int) -> list[int]:
        look, room = self.look, self._room(wide)
        return [
            max(
                self._side[1],
                full_height(look, item.title, SEMI, SMALL, room)
                + full_height(look, item.words, BODY, SMALL, room),
            )
            + look.px(8)
            for item in self.items
        ]

    def needs(self, wide: int) -> int:
        """A row each."""
        return sum(self._highs(wide))

    def part_at(self, pos: tuple[int, int]) -> int:
        """The row."""
        y = self.area.y
        for at, high in enumerate(self._highs(self.area.w)):
            if y <= pos[1] < y + high:
                return at
            y += high
        return -1

    def plot(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the rows."""
        look, y = self.look, area.y
        for item, high in zip(self.items, self._highs(area.w), strict=True):
            row = pygame.Rect(area.x, y, area.w, high - look.px(8))
            y += high
            place = pygame.Rect(row.topleft, self._side)
            paint.panel(surface, look, place, self.ground if item.art else WELL, radius=8)
            if item.art:
                surface.blit(rounded_picture(look, item.art, place.size, look.px(8)), place)
            else:
                drawn = look.icon(item.icon, ICON, BONE)
                surface.blit(drawn, drawn.get_rect(center=place.center))
            left = place.right + look.px(14)
            upper = full_height(look, item.title, SEMI, SMALL, self._room(area.w))
            lower = full_height(look, item.words, BODY, SMALL, self._room(area.w))
            top = row.y + (row.h - upper - lower) // 2
            words = pygame.Rect(left, top, row.right - left, upper)
            fitted = fit_text(look, item.title, SEMI, SMALL, words.size)
            draw_lines(surface, look, fitted, SEMI, BONE, words)
            self.words(surface, item.words, pygame.Rect(left, words.bottom, words.w, lower))
