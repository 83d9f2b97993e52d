"""How many games were won and lost, by game and opponent; and what was achieved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.store.story import tell
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import IDLE
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import (
    BODY,
    BONE,
    HUMAN,
    HURT,
    INK,
    MUTED,
    SEMI,
    TITLE,
    WELL,
    ZOMBIE,
)
from zombiegames.ui.kit.widget import Label, Panel, Widget
from zombiegames.ui.pages.achievements import add_achievements
from zombiegames.ui.pages.portraits import add_empty, play_one
from zombiegames.ui.pages.story.charts import add_story, in_order, level_name

if TYPE_CHECKING:
    from zombiegames.store.games import GameEntry
    from zombiegames.store.statistics import Tally
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition


def numbers(tally: Tally) -> str:
    """Say how many games there were, and the share that was won."""
    rate = tr("ui.statistics.rate", n=round(100 * tally.won / max(1, tally.games)))
    return f"{plural('ui.statistics.games', tally.games)} · {rate}"


class TallyRow(Widget):
    """One line: whom against, a bar of won, shared and lost, the numbers."""

    def __init__(
        self, look: Look, rect: pygame.Rect, words: str, tally: Tally, sides: tuple[int, int]
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self.words = words
        self.tally = tally
        self.sides = sides
        """Pixels of the words to the left and the numbers to the right of the bar."""

    def tip(self) -> str:
        """Say all three numbers."""
        tally = self.tally
        pairs = (("won", tally.won), ("shared", tally.shared), ("lost", tally.lost))
        return " · ".join(f"{tr(f'ui.statistics.{name}')} {number}" for name, number in pairs)

    def describe(self) -> str:
        """Say words and numbers."""
        return f"{self.words}: {self.tip()}"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line."""
        look, rect, tally = self.look, self.rect, self.tally
        left, right = self.sides
        fitted = fit_text(look, self.words, BODY, 17, (left - look.px(10), rect.h))
        draw_lines(surface, look, fitted, BODY, BONE, pygame.Rect(rect.x, rect.y, left, rect.h))
        bar = pygame.Rect(rect.x + left, 0, rect.w - left - right - look.px(16), look.px(22))
        bar.centery = rect.centery
        paint.panel(surface, look, bar, WELL, radius=6)
        x = bar.x
        for number, colour in ((tally.won, ZOMBIE), (tally.shared, HUMAN), (tally.lost, HURT)):
            wide = round(bar.w * number / max(1, tally.games))
            if wide:
                part = pygame.Rect(x, bar.y, min(wide, bar.right - x), bar.h)
                paint.panel(surface, look, part, colour, radius=5)
                if part.w > look.px(26):
                    ink = INK if colour == ZOMBIE else BONE
                    label = look.text(str(number), SEMI, 14, ink)
                    surface.blit(label, label.get_rect(center=part.center))
                x += wide
        words = numbers(tally)
        place = pygame.Rect(rect.right - right, rect.y, right, rect.h)
        fitted = fit_text(look, words, SEMI, 16, place.size)
        draw_lines(surface, look, fitted, SEMI, MUTED, place, align="right")


class Legend(Widget):
    """What the colours of the bars mean."""

    def __init__(self, look: Look, rect: pygame.Rect) -> None:
        super().__init__(look, rect, focusable=False)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw three squares with words, from the right."""
        look = self.look
        x = self.rect.right
        for name, colour in (("lost", HURT), ("shared", HUMAN), ("won", ZOMBIE)):
            words = look.text(tr(f"ui.statistics.{name}"), BODY, 15, MUTED)
            x -= words.get_width()
            surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))
            x -= look.px(22)
            spot = pygame.Rect(x, 0, look.px(14), look.px(14))
            spot.centery = self.rect.centery
            paint.panel(surface, look, spot, colour, radius=3)
            x -= look.px(22)


ALL, ACHIEVEMENTS = "all", "achievements"
"""Tabs beside those of the games."""


class StatisticsPage(TitledPage):
    """A tab with a panel a game, a tab for the story of each, and one for what was achieved."""

    title_key = "ui.statistics.title"
    widest = 980

    def __init__(self, tab: str = ALL) -> None:
        self.tab = tab
        """``ALL``, ``ACHIEVEMENTS``, or a game that was finished."""
        self._heads: list[GameEntry] | None = None
        """Of the kept games; None: they are being read."""
        self._told = 0
        """Games that the story shown tells of."""

    def enter(self, app: Program) -> None:
        """Begin to read the heads of the kept games."""
        app.saves.games.look()
        super().enter(app)

    def hint(self) -> str:
        """Say how many games the charts tell of: others were counted, but are not kept."""
        return plural("ui.statistics.story.told", self._told) if self._told else ""

    def content(self, body: pygame.Rect) -> None:
        """Tabs above; below, the games that were ever finished, one of them, or what can be
        achieved in all.
        """
        look = self.look
        self._told = 0
        games = [game for game in self.app.games if self.app.statistics.tally(game).games]
        if self.tab not in (*games, ACHIEVEMENTS):
            self.tab = ALL
        top = pygame.Rect(body.x, body.y, body.w, self.row)
        tabs = [
            (ALL, tr("ui.statistics.tab.all")),
            *((game, tr(f"{game}.title")) for game in games),
            (ACHIEVEMENTS, tr("ui.statistics.tab.achievements")),
        ]
        self.add(Segments(look, top, tabs, self.tab, self._turn), "tabs")
        y = top.bottom + look.px(18)
        frame = pygame.Rect(body.x, y, body.w, body.bottom - y)
        if self.tab == ALL and not games:
            offer = tr("ui.saves.play_one"), lambda: play_one(self.app)
            add_empty(self, frame, tr("ui.statistics.none"), offer)
            return
        area = Scroll(look, frame)
        area.subject = self.tab
        self.add(area, "area")
        first = len(self.focus.widgets)
        place = pygame.Rect(frame.x, y, frame.w - look.px(16), 0)
        if self.tab == ACHIEVEMENTS:
            y = add_achievements(self, place)
        else:
            for game in games if self.tab == ALL else [self.tab]:
                y = self._build_game(game, place) + look.px(18)
                place.y = y
            if self.tab != ALL:
                y = self._build_story(place)
        area.hold(self.focus.widgets[first:], y - look.px(18))

    def _build_story(self, place: pygame.Rect) -> int:
        """Add what the kept games tell, as soon as their heads are read."""
        if self._read():
            self._heads = self.app.saves.games.entries
        if self._heads is None:
            return place.y
        story = tell(self._heads, self.tab)
        self._told = story.games
        return add_story(self, self.tab, place, story)

    def _read(self) -> bool:
        """Tell whether there is another list, and whole."""
        games = self.app.saves.games
        return not games.reading and games.entries is not self._heads

    def pace(self) -> int:
        """Look for the heads while they are read."""
        return max(super().pace(), 2 * IDLE if self.app.saves.games.reading else 0)

    def update(self, dt: float) -> Transition:
        """Tell what has been read meanwhile."""
        if self.tab not in (ALL, ACHIEVEMENTS) and self._read():
            self.rebuild()
        return super().update(dt)

    def shortcut(self, event: pygame.event.Event) -> Transition:
        """Scroll by what nothing in the area takes."""
        for widget in self.focus.widgets:
            if isinstance(widget, Scroll) and widget.handle(event):
                self.dirty = True
        return None

    def _turn(self, tab: str) -> Transition:
        self.tab = tab
        self.rebuild()
        return None

    def _build_game(self, game: str, place: pygame.Rect) -> int:
        look, statistics = self.look, self.app.statistics
        rows: list[tuple[str, Tally]] = [
            (tr("ui.statistics.all"), statistics.tally(game)),
        ]
        entry = self.app.tables[game]
        # On the tab of a game the charts tell the rest.
        for seat in range(len(entry.sides) if self.tab == ALL else 0):
            tally = statistics.tally(game, seat=seat)
            if tally.games:
                rows.append((entry.side_name(seat), tally))
        for level in in_order(statistics.levels(game)) if self.tab == ALL else ():
            words = tr("ui.statistics.against", who=level_name(level))
            rows.append((words, statistics.tally(game, level)))
        row = look.px(max(40, 17 * look.text_size * 1.7))
        pad, head = look.px(22), look.px(48)
        high = 2 * pad + head + len(rows) * row
        panel = pygame.Rect(place.x, place.y, place.w, high)
        self.add(Panel(look, panel))
        inner = panel.inflate(-2 * pad, -2 * pad)
        self.add(Legend(look, pygame.Rect(inner.centerx, inner.y, inner.w // 2, head - look.px(8))))
        title = pygame.Rect(inner.x, inner.y, inner.w // 2, head - look.px(8))
        self.add(
            Label(
                look,
                title,
                tr(f"{game}.title"),
                role=TITLE,
                units=34 / look.text_size,
                colour=self.app.tables[game].title,
            )
        )
        body, semi = look.font(BODY, 17), look.font(SEMI, 16)
        left = max(inner.w * 26 // 100, *(body.size(words)[0] + look.px(12) for words, _ in rows))
        right = max(inner.w * 24 // 100, *(semi.size(numbers(tally))[0] for _, tally in rows))
        for at, (words, tally) in enumerate(rows):
            rect = pygame.Rect(inner.x, inner.y + head + at * row, inner.w, row)
            self.add(TallyRow(look, rect, words, tally, (left, right)))
        return panel.bottom
