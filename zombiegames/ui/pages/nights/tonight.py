"""The night of today: one game that is the same for everybody, and what came of earlier ones."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pygame

from zombiegames.learn.library import problem_of
from zombiegames.learn.nights import LEVELS
from zombiegames.learn.tonight import Night, counts
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.controls import Segments
from zombiegames.ui.kit.i18n import day_words, tr, tr_list
from zombiegames.ui.kit.lists import ListBox, TextPanel
from zombiegames.ui.kit.page import TitledPage
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.kit.text import full_height
from zombiegames.ui.kit.theme import FLAVOUR, MUTED
from zombiegames.ui.kit.widget import Button, Label, Panel
from zombiegames.ui.pages.catalogue import Row, draw_row
from zombiegames.ui.pages.menu import Moon, on_moon
from zombiegames.ui.pages.portraits import add_empty

if TYPE_CHECKING:
    from datetime import date

    from zombiegames.store.nights import NightPlay
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program, Transition

PAD, GAP = 18, 12
"""Units round what is on the panel · between its parts."""
LARGEST_MOON, LEAST_MOON = 190, 76
"""Units of the moon's disc · below which it is left out."""
MOONS = 3
"""Of a night at most."""
STREAK = 2
"""Nights in a row from which on it is said."""
TONIGHT, LAST = "tonight", "last"


def names_at(app: Program) -> tuple[str, list[str]]:
    """Give the name of the person who sits down to a night, and names for computers."""
    person = app.settings.player_name or tr("ui.setup.player", n=1)
    return person, [name for name in tr_list("ui.bot_name.names") if name != person]


class BigMoon(Moon):
    """The moon with a date on it; it leads nowhere."""

    def __init__(self, look: Look, rect: pygame.Rect, words: str, moons: int) -> None:
        super().__init__(look, rect, lambda: None)
        self.focusable = False
        self.words = words
        self.moons = moons

    def hit(self, pos: tuple[int, int]) -> bool:
        """Nobody can point at it."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the disc with its light, then what stands on it."""
        side = 2 * self.rect.w
        moon = self.look.assets.picture("menu/moon", (side, side))
        surface.blit(moon, moon.get_rect(center=self.rect.center))
        super().draw(surface)


class Tonight(TitledPage):
    """The night of today or the one before, and the list of one's own."""

    title_key = "ui.night.title"

    def enter(self, app: Program) -> None:
        """Begin with today, at the level of the last night."""
        super().enter(app)
        self._today = Night(app.today())
        self._which = TONIGHT
        nights = app.profile.progress.nights()
        self.level = nights[0][1][-1].level if nights else ""
        if self.level not in LEVELS:
            won = app.statistics.tally(self.night.setup.game).won
            self.level = "normal" if won else "easy"

    @property
    def night(self) -> Night:
        """The night that can be played now."""
        if self._which == TONIGHT:
            return self._today
        return Night(self._today.day - timedelta(1))

    def content(self, body: pygame.Rect) -> None:
        """To the left what can be played, to the right what was."""
        look = self.look
        gap = look.px(20)
        wide = (body.w - gap) // 2
        self._build_night(pygame.Rect(body.x, body.y, wide, body.h))
        right = pygame.Rect(body.x + wide + gap, body.y, body.w - wide - gap, body.h)
        streak = self.app.profile.progress.streak(self._today.day)
        if streak >= STREAK:
            words = tr("ui.night.streak", n=streak)
            high = full_height(look, words, FLAVOUR, 18, right.w) + look.px(GAP)
            line = pygame.Rect(right.x, right.bottom - high, right.w, high)
            label = Label(look, line, words, role=FLAVOUR, units=18, colour=MUTED, align="center")
            self.add(label, "streak")
            right.h -= high
        self._build_list(right)

    # -- the night -----------------------------------------------------------------------

    def _build_night(self, rect: pygame.Rect) -> None:
        look, row = self.look, self.row
        pad, gap = look.px(PAD), look.px(GAP)
        self.add(Panel(look, rect))
        inner = rect.inflate(-2 * pad, -2 * pad)
        days = [(key, tr(f"ui.night.{key}")) for key in (TONIGHT, LAST)]
        tips = [day_words(self._today.day - timedelta(back)) for back in (0, 1)]
        place = pygame.Rect(inner.x, inner.y, inner.w, row)
        self.add(Segments(look, place, days, self._which, self._turn_to, tips=tips), "day")
        button = look.px(max(50, 18 * look.text_size * 1.8))
        foot = row + 2 * (gap + button)
        room = pygame.Rect(inner.x, place.bottom + gap, inner.w, inner.h - row - foot - 2 * gap)
        self._build_words(room)
        y = inner.bottom - foot
        levels = [(level, tr(f"ui.level.{level}")) for level in LEVELS]
        place = pygame.Rect(inner.x, y, inner.w, row)
        tips = [tr(f"ui.level.{level}_tip") for level in LEVELS]
        self.add(Segments(look, place, levels, self.level, self._set_level, tips=tips), "level")
        played = any(day == self.night.day for day, _ in self.app.profile.progress.nights())
        words = tr("ui.night.again" if played else "ui.night.play")
        place = pygame.Rect(inner.x, y + row + gap, inner.w, button)
        tip = tr("ui.night.tip.again" if played else f"ui.night.tip.{self._which}")
        go = Button(look, place, words, self._play, kind="commit", units=20, tooltip=tip)
        self.add(go, "play")
        self.focus.default = go
        place = place.move(0, button + gap)
        words, tip = tr("ui.night.problem"), tr("ui.night.tip.problem")
        self.add(Button(look, place, words, self._problem, units=18, tooltip=tip), "problem")

    def _build_words(self, room: pygame.Rect) -> None:
        """The moon, as large as the words leave it room, and what is played."""
        look, night = self.look, self.night
        setup = night.setup
        lines = [
            f"# {tr(f'{setup.game}.title')}",
            tr(f"ui.night.setup.{setup.name}"),
            tr(f"ui.night.moons.{counts(setup)}", n=night.par),
        ]
        day = day_words(night.day)
        gap = look.px(GAP)

        def disc() -> pygame.Rect:
            measure = TextPanel(look, pygame.Rect(0, 0, room.w, 9999), "\n".join(lines), units=17)
            side = max(0, min(look.px(LARGEST_MOON), room.h - measure.content - gap))
            return pygame.Rect(room.centerx - side // 2, room.y, side, side)

        place = disc()
        if on_moon(look, place, day)[1] is None:
            lines.insert(1, day)
            day, place = "", disc()
        y = room.y
        if place.h >= look.px(LEAST_MOON):
            moons = self.app.profile.progress.moons(night.day)
            self.add(BigMoon(look, place, day, moons), "moon")
            y = place.bottom + gap
        text = pygame.Rect(room.x, y, room.w, room.bottom - y)
        self.add(TextPanel(look, text, "\n".join(lines), units=17), "words")

    def _turn_to(self, which: str) -> Transition:
        self._which = which
        self.rebuild()
        return None

    def _set_level(self, level: str) -> Transition:
        self.level = level
        return None

    def _play(self) -> Transition:
        if self._which == TONIGHT:
            self.app.profile.progress.begin_night(self.night.day)
        person, others = names_at(self.app)
        return Reset(self.app.open_match(self.night.match(person, self.level, others)))

    def _problem(self) -> Transition:
        problem = problem_of(asset_root(), self.night.day)
        return Reset(self.app.open_problem(problem.record.game, problem.name))

    # -- the list ------------------------------------------------------------------------

    def _build_list(self, rect: pygame.Rect) -> None:
        self._rows = self.rows()
        if not self._rows:
            add_empty(self, rect, tr("ui.night.none"))
            return
        look = self.look
        high = look.px(max(72, 36 * look.text_size * 1.6))
        box = ListBox(
            look,
            rect,
            len(self._rows),
            high,
            self._draw_row,
            lambda at: None,
            describe_row=self._describe,
        )
        self.add(box, "list")

    def rows(self) -> list[Row]:
        """List every game of a night, the newest night first, in it the game that counts."""
        rows = []
        for day, plays in self.app.profile.progress.nights():
            rows += [self._row(day, play, n == 0) for n, play in enumerate(plays)]
        return rows

    def _row(self, day: date, play: NightPlay, counts: bool) -> Row:
        """Tell of one game; what a file says that this program does not know is left out."""
        setup = Night(day).setup
        parts = []
        known = play.game in self.app.games
        if known:
            parts.append(self.app.tables[play.game].side_name(play.seat))
        if play.level in LEVELS:
            parts.append(tr(f"ui.level.{play.level}"))
        if play.game == setup.game:
            parts.append(tr(f"ui.night.number.{setup.name}", n=play.number))
        return Row(
            f"{day_words(day)} · {tr(f'{play.game}.title')}" if known else day_words(day),
            " · ".join(part for part in parts if part),
            note="" if counts else tr("ui.night.once_more"),
            art=f"menu/emblem-{play.game}" if known else "",
            dots=(play.moons, MOONS) if counts else (0, 0),
        )

    def _describe(self, at: int) -> str:
        row = self._rows[at]
        return ", ".join(part for part in (row.words, row.facts, row.note) if part)

    def _draw_row(
        self, surface: pygame.Surface, at: int, rect: pygame.Rect, hovered: bool, chosen: bool
    ) -> None:
        draw_row(surface, self.look, rect, self._rows[at])
