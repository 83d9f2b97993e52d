"""The night of the day with what came of earlier ones, and the ladder of seven nights."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from zombiegames.ai.levels import LEVELS
from zombiegames.core.match import Match
from zombiegames.learn.library import problems_of
from zombiegames.learn.nights import LAPS, SEVEN, Place, seed_of, setup_of, streak
from zombiegames.store.progress import SevenResult
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import day_words, plural, tr, tr_list
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.pages.catalogue import Catalogue, Row, Way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.learn.nights import Setup
    from zombiegames.learn.problem import Problem
    from zombiegames.ui.kit.scene import Program, Transition

MOONS = 3
"""Of a night at most."""
LATELY = 60
"""Nights that are listed at most."""
STREAK = 2
"""Nights in a row from which on it is said."""


def problem_of(day: date) -> tuple[str, Problem]:
    """Give tonight's problem and its game: each of all there are before one comes again."""
    from random import Random

    from zombiegames.games import GAMES

    every = [(game, problem) for game in GAMES for problem in problems_of(asset_root(), game)]
    Random("nights").shuffle(every)
    return every[day.toordinal() % len(every)]


def sit_down(app: Program, setup: Setup, level: str, seed: str) -> Transition:
    """Lay the table of a night."""
    names = tr_list("ui.bot_name.names")
    person = app.settings.player_name or tr("ui.setup.player", n=1)
    info = app.games[setup.game]
    seats = setup.controllers(level, person, [name for name in names if name != person])
    return Reset(app.open_match(Match(info, seats, seed=seed, options=setup.options)))


class Tonight(Catalogue):
    """The night of today, and what came of those before; none nags, none is lost."""

    title_key = "ui.night.title"
    least_row = 72

    def __init__(self, today: date | None = None) -> None:
        super().__init__()
        self._asked = today
        self.level = "normal"

    def enter(self, app: Program) -> None:
        """Look up what came of nights."""
        super().enter(app)
        self.today = self._asked or app.today()
        self._results = app.profile.progress.nights()
        before = sorted(
            (day for day in self._results if day < self.today.isoformat()), reverse=True
        )
        self._days = [self.today, *(date.fromisoformat(day) for day in before[:LATELY])]

    def hint(self) -> str:
        """Nights in a row, where there are some."""
        days = [date.fromisoformat(day) for day in self._results]
        count = streak(days, self.today)
        return tr("ui.night.streak", n=count) if count >= STREAK else ""

    @property
    def _day(self) -> date:
        return self._days[self.chosen]

    def rows(self) -> Sequence[Row]:
        """Today, then nights before with their moons, newest first."""
        rows = []
        for day in self._days:
            setup, result = setup_of(day), self._results.get(day.isoformat())
            words = tr("ui.night.tonight") if day == self.today else day_words(day)
            facts = tr(f"{setup.game}.title")
            if result is not None and result.level in LEVELS:
                facts = f"{facts} · {tr(f'ui.level.{result.level}')}"
            dots = (result.moons if result else 0, MOONS)
            rows.append(Row(words, facts, dots=dots, art=f"menu/emblem-{setup.game}"))
        return rows

    def about(self) -> tuple[str, str]:
        """The game and its setup in words, and what came of it."""
        day, setup = self._day, setup_of(self._day)
        result = self._results.get(day.isoformat())
        lines = [
            f"# {tr(f'{setup.game}.title')}",
            day_words(day),
            tr(f"ui.night.setup.{setup.name}"),
        ]
        if result is not None:
            lines.append(tr(f"ui.night.number.{setup.name}", n=result.number))
        elif len(self._days) == 1:
            lines += ["", tr("ui.night.none")]
        lines += ["", tr("ui.night.moons")]
        return f"menu/emblem-{setup.game}", "\n".join(lines)

    def ways(self) -> Sequence[Way]:
        """Play it; against whom; tonight's problem."""
        play = tr(
            "ui.night.play" if self._day.isoformat() not in self._results else "ui.night.again"
        )
        against = tr("ui.night.against", level=tr(f"ui.level.{self.level}"))
        return [
            Way("play", play, self._play),
            Way("level", against, self._next_level),
            Way("problem", tr("ui.night.problem"), self._problem),
        ]

    def _next_level(self) -> Transition:
        self.level = LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)]
        self.rebuild()
        return None

    def _play(self) -> Transition:
        return sit_down(self.app, setup_of(self._day), self.level, seed_of(self._day))

    def _problem(self) -> Transition:
        game, problem = problem_of(self._day)
        return Reset(self.app.open_problem(game, problem.name))


class SevenNights(Catalogue):
    """Seven nights, three times, each open once the one before was played to its end."""

    title_key = "ui.seven.title"
    least_row = 68

    def enter(self, app: Program) -> None:
        """Begin with the first night that was not played to its end."""
        super().enter(app)
        self._results = app.profile.progress.seven()
        every = [Place(lap, night) for lap in range(1, LAPS + 1) for night in range(1, 8)]
        done = [place for place in every if self._result(place).moons]
        open_laps = 1 + max((place.lap for place in done if place.night == len(SEVEN)), default=0)
        self._places = [place for place in every if place.lap <= open_laps]
        left = [n for n, place in enumerate(self._places) if not self._result(place).moons]
        self._first = left[0] if left else len(self._places) - 1
        self.chosen = self._first

    def _result(self, place: Place) -> SevenResult:
        return self._results.get(f"{place.lap}/{place.night}", SevenResult())

    @property
    def _place(self) -> Place:
        return self._places[self.chosen]

    def rows(self) -> Sequence[Row]:
        """Every night, with its moons."""
        rows = []
        for n, place in enumerate(self._places):
            setup, _ = SEVEN[place.night - 1]
            facts = tr(f"{setup.game}.title")
            if place.lap > 1:
                facts = f"{facts} · {tr('ui.seven.lap', n=place.lap)}"
            note = tr("ui.seven.closed") if n > self._first else ""
            dots = (self._result(place).moons, MOONS)
            words = f"{place.night} · {tr(f'ui.seven.{setup.name}.name')}"
            rows.append(Row(words, facts, note, art=f"menu/emblem-{setup.game}", dots=dots))
        return rows

    def about(self) -> tuple[str, str]:
        """What the night is, and its wish."""
        place = self._place
        setup, _ = SEVEN[place.night - 1]
        tries = self._result(place).tries
        name = tr(f"ui.seven.{setup.name}.name")
        lines = [
            f"# {name}",
            tr(f"ui.seven.{setup.name}.text"),
            tr(f"ui.level.{place.level}"),
        ]
        lines += ["", tr("ui.seven.wish", wish=tr(f"ui.seven.{setup.name}.wish"))]
        if tries:
            lines.append(plural("ui.learn.tries", tries))
        return f"menu/emblem-{setup.game}", "\n".join(lines)

    def ways(self) -> Sequence[Way]:
        """Play it, once it is open."""
        if self.chosen > self._first:
            return [Way("play", tr("ui.seven.first"), self._to_first)]
        return [Way("play", tr("ui.night.play"), self._play)]

    def _to_first(self) -> Transition:
        self.chosen = self._first
        self.rebuild()
        return None

    def _play(self) -> Transition:
        place = self._place
        setup, _ = SEVEN[place.night - 1]
        progress, name = self.app.profile.progress, f"{place.lap}/{place.night}"
        attempt = self._result(place).tries + 1
        progress.try_seven(name)
        return sit_down(self.app, setup, place.level, place.seed(attempt))
