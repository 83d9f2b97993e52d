"""What can be learned: a lesson and problems for every game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from zombiegames.learn.kinds import KINDS
from zombiegames.learn.library import plan_of, problems_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.lists import ListBox
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.theme import BODY, MUTED
from zombiegames.ui.kit.widget import Label
from zombiegames.ui.pages.catalogue import Catalogue, Row, Way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.learn.problem import Problem
    from zombiegames.ui.kit.scene import Program, Transition

HELPED, ALONE = 1, 2
"""Best that has come of a problem."""
GRADES = 3
"""Dots of the hardest."""
PLACES = ("begin", "next", "start", "problems")
"""Buttons from the top to the bottom, whichever of them is red."""


class Learn(Catalogue):
    """A lesson a game."""

    title_key = "ui.learn.title"
    least_row = 96

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._first = game

    def enter(self, app: Program) -> None:
        """Begin with the game asked for or looked at last, else with one not learned yet."""
        super().enter(app)
        games = list(app.games)
        done = [app.profile.progress.lesson(game).done for game in games]
        first = self._first or app.settings.last_lesson
        if first in games:
            self.chosen = games.index(first)
        elif not all(done):
            self.chosen = done.index(False)
        self._problems = {game: problems_of(asset_root(), game) for game in games}

    def leave(self) -> None:
        """Keep what was looked at last."""
        self.app.settings.save()

    def _choose(self, at: int) -> Transition:
        self.app.settings.last_lesson = list(self.app.games)[at]
        return super()._choose(at)

    @property
    def _game(self) -> str:
        return list(self.app.games)[self.chosen]

    @property
    def _step(self) -> int:
        """The step where the chosen lesson goes on; 0: it begins."""
        return self.app.profile.progress.lesson(self._game).step

    def rows(self) -> Sequence[Row]:
        """Every game: its lesson, how far one is, problems solved."""
        return [self._row(game) for game in self.app.games]

    def _row(self, game: str) -> Row:
        progress = self.app.profile.progress
        lesson = progress.lesson(game)
        solved = sum(1 for p in self._problems[game] if progress.problem(game, p.name).best)
        state = tr("ui.learn.new")
        if lesson.step:
            state = tr("ui.learn.at_step", n=lesson.step + 1)
        elif lesson.done:
            state = tr("ui.learn.done")
        facts = tr("ui.learn.problems_of", n=solved, count=len(self._problems[game]))
        art = f"menu/emblem-{game}"
        return Row(tr(f"{game}.title"), facts, state, lit=not lesson.done, art=art)

    def about(self) -> tuple[str, str]:
        """What one learns."""
        game = self._game
        title, learns = tr(f"{game}.lesson.title"), tr(f"{game}.lesson.learns")
        steps = len(plan_of(asset_root(), game).steps)
        return f"menu/emblem-{game}", f"# {title}\n{tr('ui.learn.takes', n=steps)}\n{learns}"

    def below(self) -> Sequence[Way]:
        """What is there to come back for."""
        return [
            Way("tonight", tr("ui.night.title"), lambda: Push(self.app.tonight())),
            Way("seven", tr("ui.seven.title"), lambda: Push(self.app.seven_nights())),
        ]

    def content(self, body: pygame.Rect) -> None:
        """Give every button its place; say what those below the list are, if it leaves room."""
        super().content(body)
        keys = [way.key for way in self.ways()]
        buttons = {w.key: w for w in self.focus.widgets if w.key in keys}
        places = [buttons[key].rect for key in keys]
        for key, rect in zip(sorted(keys, key=PLACES.index), places, strict=True):
            buttons[key].rect = rect
        gap, line = self.look.px(6), self.look.font(BODY, 15).get_linesize()
        box = next(w for w in self.focus.widgets if isinstance(w, ListBox))
        top = box.rect.y + box.content + gap
        for key, words in (("tonight", tr("ui.night.about")), ("seven", tr("ui.seven.about"))):
            way = next(w for w in self.focus.widgets if w.key == key)
            way.tooltip = words
            place = pygame.Rect(way.rect.x, top, way.rect.w, way.rect.y - gap - top)
            if place.h >= 2 * line:
                label = Label(
                    self.look, place, words, units=15, colour=MUTED, valign="bottom"
                )  # fmt: skip
                self.add(label, f"about {key}")

    def _next(self) -> list[Way]:
        """What comes after the lesson: a problem that is not solved, another lesson."""
        progress, game = self.app.profile.progress, self._game
        for problem in self._problems[game]:
            if not progress.problem(game, problem.name).best:
                words = tr("ui.learn.next_problem", name=tr(problem.title))
                return [Way("next", words, partial(self._solve, problem.name))]
        for at, other in enumerate(self.app.games):
            if not progress.lesson(other).done:
                words = tr("ui.learn.next_lesson", game=tr(f"{other}.title"))
                return [Way("next", words, partial(self._choose, at))]
        return []

    def ways(self) -> Sequence[Way]:
        """The lesson and its problems; once it is done, in red what comes next."""
        if not self._step and self.app.profile.progress.lesson(self._game).done:
            again = Way("start", tr("ui.learn.once_more"), lambda: self._open(0))
            return [
                *self._next(),
                Way("problems", tr("ui.learn.problems"), self._to_problems),
                again,
            ]
        if not self._step:
            begin = [Way("start", tr("ui.learn.start"), lambda: self._open(0))]
        else:
            begin = [
                Way(
                    "start", tr("ui.learn.go_on", n=self._step + 1), lambda: self._open(self._step)
                ),
                Way("begin", tr("table.lesson.begin"), lambda: self._open(0)),
            ]
        return [*begin, Way("problems", tr("ui.learn.problems"), self._to_problems)]

    def _solve(self, name: str) -> Transition:
        return Reset(self.app.open_problem(self._game, name))

    def _open(self, step: int) -> Transition:
        return Reset(self.app.open_lesson(self._game, step, learning=True))

    def _to_problems(self) -> Transition:
        return Push(Problems(self._game))


class Problems(Catalogue):
    """The night problems of one game."""

    least_row = 64

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def enter(self, app: Program) -> None:
        """Begin with the first that is not solved."""
        super().enter(app)
        self.problems = problems_of(asset_root(), self.game)
        best = [app.profile.progress.problem(self.game, p.name).best for p in self.problems]
        self.chosen = best.index(0) if 0 in best else 0

    def title(self) -> str:
        """Name the game."""
        return tr("ui.learn.problems_title", game=tr(f"{self.game}.title"))

    def back(self) -> Transition:
        """To the lessons; from a problem, too."""
        if len(self.app.stack.scenes) > 1:
            return super().back()
        return Reset(self.app.learn(self.game))

    @property
    def _problem(self) -> Problem:
        return self.problems[self.chosen]

    def rows(self) -> Sequence[Row]:
        """Name, grade, how it was solved."""
        progress = self.app.profile.progress
        rows = []
        for problem in self.problems:
            best = progress.problem(self.game, problem.name).best
            note = tr("ui.learn.solved") if best == ALONE else ""
            if best == HELPED:
                note = tr("ui.learn.helped")
            dots = (problem.grade, GRADES)
            rows.append(Row(tr(problem.title), "", note, lit=best == ALONE, dots=dots))
        return rows

    def about(self) -> tuple[pygame.Surface, str]:
        """The position, the goal, and how often it was tried."""
        problem = self._problem
        opened = KINDS[problem.kind].open_cards
        position = self.app.picture_of(problem.match(), problem.solver, open_cards=opened)
        tries = self.app.profile.progress.problem(self.game, problem.name).tries
        goal = tr(problem.goal, count=problem.wish)
        tried = f"\n{plural('ui.learn.tries', tries)}" if tries else ""
        return position, f"# {tr(problem.title)}\n{goal}{tried}"

    def ways(self) -> Sequence[Way]:
        """Play it."""
        return [Way("play", tr("ui.learn.play"), self._play)]

    def _play(self) -> Transition:
        return Reset(self.app.open_problem(self.game, self._problem.name))
