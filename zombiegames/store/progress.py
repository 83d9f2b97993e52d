"""What a player has come to: achievements, lessons and problems, per game, and nights.

Two running copies add up; a damaged file is set aside and its last good copy used. Tables that
this program does not know stay as they are.
"""

from __future__ import annotations

import threading
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.store import nights
from zombiegames.store.documents import table_in
from zombiegames.store.nights import NightPlay, Nights, SevenProgress, is_day, number_in, tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.store.documents import Document
    from zombiegames.store.writer import Writer

FORMAT = 1

_MOST_STEPS = 1000
"""Of a lesson; a larger number makes no sense."""


_ALONE = 2
"""The best that can come of a problem."""
_MOST_TRIES = 1_000_000
"""Of a problem; a larger number makes no sense."""


class LessonProgress(NamedTuple):
    """How far a player has come in a lesson."""

    step: int = 0
    """Steps behind the player, 0: none; the lesson goes on with the next."""
    done: bool = False
    """Whether it was ever played to its end."""


class ProblemProgress(NamedTuple):
    """What has come of a problem so far."""

    best: int = 0
    """0: not solved, 1: with help, 2: alone."""
    tries: int = 0
    """How often it was played to its end."""


class Progress:
    """All progress of a profile."""

    def __init__(self, document: Document, writer: Writer) -> None:
        self._document = document
        self._writer = writer
        self._guard = threading.Lock()
        self._known = _Known(document.read())
        self._unwritten: list[_Note] = []

    # -- achievements --------------------------------------------------------------------

    def earn(self, game: str, names: Iterable[str], day: date) -> list[str]:
        """Note achievements earned on a day; gives those that are new, in the order of ``names``.

        They are written in the background. What was earned before keeps its day.
        """
        had = self.achievements(game)
        new = [name for name in dict.fromkeys(names) if name not in had]
        self._note([_Earned(game, name, day.isoformat()) for name in new])
        return new

    def achievements(self, game: str) -> dict[str, str]:
        """Give the achievements of a game, by name: the day of the first earning, ISO 8601."""
        with self._guard:
            return {name: day for (g, name), day in self._known.earned.items() if g == game}

    # -- lessons -------------------------------------------------------------------------

    def lesson(self, game: str) -> LessonProgress:
        """Tell how far a player is in the lesson of a game."""
        with self._guard:
            return self._known.lessons.get(game, LessonProgress())

    def reach(self, game: str, step: int) -> None:
        """Note that so many steps of a lesson are behind the player; 0 begins it again."""
        self._note([_Reached(game, LessonProgress(step))])

    def finish(self, game: str) -> None:
        """Note that a lesson was played to its end; it would begin again with its first step."""
        self._note([_Reached(game, LessonProgress(0, done=True))])

    # -- problems ------------------------------------------------------------------------

    def problem(self, game: str, name: str) -> ProblemProgress:
        """Tell what has come of a problem."""
        with self._guard:
            return self._known.problems.get((game, name), ProblemProgress())

    def try_problem(
        self, game: str, name: str, *, solved: bool, helped: bool, day: date | None = None
    ) -> None:
        """Note that a problem was played to its end; ``day``: to which night it adds, if any."""
        notes: list[_Note] = [_Tried(game, name, (1 if helped else _ALONE) if solved else 0)]
        if solved and day is not None:
            notes.append(nights.Solved(day.isoformat()))
        self._note(notes)

    # -- nights --------------------------------------------------------------------------

    def begin_night(self, day: date) -> None:
        """Note that a night was begun on its own day: only then its moons count."""
        self._note([nights.Begun(day.isoformat())])

    def play_night(self, day: date, play: NightPlay) -> NightPlay:
        """List a game of a night that was played to its end; gives it as it is listed."""
        with self._guard:
            counts = day.isoformat() in self._known.nights.begun
        listed = play if counts else play._replace(moons=0)
        self._note([nights.Finished(day.isoformat(), listed)])
        return listed

    def nights(self) -> list[tuple[date, list[NightPlay]]]:
        """List all nights played, the newest first, each with its plays, the first first.

        The first play of a night is the one that counts.
        """
        with self._guard:
            plays = self._known.nights.plays()
        return [(date.fromisoformat(day), plays[day]) for day in sorted(plays, reverse=True)]

    def moons(self, day: date) -> int:
        """Count the moons of a night: of its first play; 0: it was not played."""
        return next((plays[0].moons for night, plays in self.nights() if night == day), 0)

    def streak(self, today: date) -> int:
        """Count the nights in a row up to today; one missed in seven does not break them."""
        with self._guard:
            return self._known.nights.streak(today)

    def best_streak(self) -> int:
        """Count the nights of the longest row there ever was."""
        with self._guard:
            return self._known.nights.best_streak()

    def seven(self) -> dict[tuple[int, int], SevenProgress]:
        """Tell what has come of the seven nights, by lap and night, both from 1."""
        with self._guard:
            return dict(self._known.nights.seven)

    def try_seven(self, lap: int, night: int) -> int:
        """Note that one of the seven nights was begun; gives the number of the try, from 1."""
        self._note([nights.Tried(lap, night)])
        return self.seven()[lap, night].tries

    def play_seven(self, lap: int, night: int, moons: int) -> None:
        """Note that one of the seven nights was played to its end."""
        self._note([nights.Climbed(lap, night, moons)])

    # -- writing -------------------------------------------------------------------------

    def save(self) -> None:
        """Write in the background what was noted and is not written yet."""
        with self._guard:
            waiting = bool(self._unwritten)
        if waiting:
            self._writer.submit("progress", self._write)

    def _note(self, notes: Iterable[_Note]) -> None:
        with self._guard:
            for note in notes:
                self._known.take(note)
                self._unwritten.append(note)
        self.save()

    def _write(self) -> None:
        with self._guard:
            new = list(self._unwritten)

        def change(content: dict[str, Any]) -> None:
            known = _Known(content)
            for note in new:
                known.take(note)
            known.put_into(content)
            with self._guard:
                self._known = known
                for note in self._unwritten[len(new) :]:
                    known.take(note)

        if new and self._document.update(change):
            with self._guard:
                del self._unwritten[: len(new)]


class _Earned(NamedTuple):
    game: str
    name: str
    day: str


class _Reached(NamedTuple):
    game: str
    lesson: LessonProgress


class _Tried(NamedTuple):
    game: str
    name: str
    best: int


_Note = _Earned | _Reached | _Tried | nights.NightNote


class _Known:
    """What a file holds, as far as it makes sense."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.earned: dict[tuple[str, str], str] = {}
        """By game and name of an achievement: the day, ISO 8601."""
        self.lessons: dict[str, LessonProgress] = {}
        """By game."""
        self.problems: dict[tuple[str, str], ProblemProgress] = {}
        """By game and name."""
        self.nights = Nights(content)
        for game, days in tables(content, "achievements"):
            for name, day in days.items():
                if is_day(day):
                    self.earned[game, name] = day
        for game, lesson in tables(content, "lessons"):
            step = number_in(lesson, "step", _MOST_STEPS)
            self.lessons[game] = LessonProgress(step, lesson.get("done") is True)
        for game, _ in tables(content, "problems"):
            for name, problem in tables(content["problems"], game):
                self.problems[game, name] = ProblemProgress(
                    number_in(problem, "best", _ALONE), number_in(problem, "tries", _MOST_TRIES)
                )

    def take(self, note: _Note) -> None:
        """Add what happened: the first day counts, and what is done stays done."""
        if isinstance(note, _Earned):
            key = (note.game, note.name)
            self.earned[key] = min(note.day, self.earned.get(key, note.day))
        elif isinstance(note, _Tried):
            problem = self.problems.get((note.game, note.name), ProblemProgress())
            best = max(note.best, problem.best)
            tries = min(problem.tries + 1, _MOST_TRIES)
            self.problems[note.game, note.name] = ProblemProgress(best, tries)
        elif isinstance(note, _Reached):
            step, done = note.lesson
            before = self.lessons.get(note.game, LessonProgress())
            self.lessons[note.game] = LessonProgress(step, done or before.done)
        else:
            self.nights.take(note)

    def put_into(self, content: dict[str, Any]) -> None:
        """Write it into what a file holds."""
        content["format"] = FORMAT
        for (game, name), day in self.earned.items():
            table_in(table_in(content, "achievements"), game)[name] = day
        for game, lesson in self.lessons.items():
            table_in(table_in(content, "lessons"), game).update(lesson._asdict())
        for (game, name), problem in self.problems.items():
            tried = table_in(table_in(content, "problems"), game)
            table_in(tried, name).update(problem._asdict())
        self.nights.put_into(content)
