"""What a player has come to: achievements, lessons, problems and nights.

Two running copies add up; a damaged file is set aside and its last good copy used. Tables that
this program does not know stay as they are.
"""

from __future__ import annotations

import threading
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.store.documents import table_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


_MOST_MOONS = 3
"""Of a night."""


class NightResult(NamedTuple):
    """What came of the night of a day."""

    moons: int
    number: int
    """What its game is measured by."""
    level: str
    """Of the opponents."""


class SevenResult(NamedTuple):
    """What came of one of the seven nights."""

    moons: int = 0
    """The most there were; 0: it was not played to its end."""
    tries: int = 0


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

    def try_problem(self, game: str, name: str, *, solved: bool, helped: bool) -> None:
        """Note that a problem was played to its end."""
        self._note([_Tried(game, name, (1 if helped else _ALONE) if solved else 0)])

    # -- nights --------------------------------------------------------------------------

    def nights(self) -> dict[str, NightResult]:
        """Give what came of nights, by their day, ISO 8601: of each the first time."""
        with self._guard:
            return dict(self._known.nights)

    def play_night(self, day: date, result: NightResult) -> None:
        """Note that the night of a day was played to its end; another time of it counts not."""
        self._note([_Night(day.isoformat(), result)])

    def seven(self) -> dict[str, SevenResult]:
        """Give what came of the seven nights, by lap and night: ``1/3``."""
        with self._guard:
            return dict(self._known.seven)

    def try_seven(self, place: str, moons: int = 0) -> None:
        """Note a try at one of the seven nights, as it begins, or its moons at its end."""
        self._note([_Seven(place, moons)])

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


class _Night(NamedTuple):
    day: str
    result: NightResult


class _Seven(NamedTuple):
    place: str
    moons: int


_Note = _Earned | _Reached | _Tried | _Night | _Seven


class _Known:
    """What a file holds, as far as it makes sense."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.earned: dict[tuple[str, str], str] = {}
        """By game and name of an achievement: the day, ISO 8601."""
        self.lessons: dict[str, LessonProgress] = {}
        """By game."""
        self.problems: dict[tuple[str, str], ProblemProgress] = {}
        """By game and name."""
        self.nights: dict[str, NightResult] = {}
        """By day."""
        self.seven: dict[str, SevenResult] = {}
        """By lap and night."""
        for game, days in _tables(content, "achievements"):
            for name, day in days.items():
                if _is_day(day):
                    self.earned[game, name] = day
        for game, lesson in _tables(content, "lessons"):
            step = lesson.get("step")
            if type(step) is not int or not 0 <= step <= _MOST_STEPS:
                step = 0
            self.lessons[game] = LessonProgress(step, lesson.get("done") is True)
        for game, _ in _tables(content, "problems"):
            for name, problem in _tables(content["problems"], game):
                self.problems[game, name] = _read_problem(problem)

        for day, table in _tables(content, "nights"):
            if _is_day(day):
                moons, number = _number(table, "moons", _MOST_MOONS), table.get("number")
                level, kept = table.get("level"), number if type(number) is int else 0
                self.nights[day] = NightResult(moons, kept, level if isinstance(level, str) else "")
        for place, table in _tables(content, "seven"):
            moons = _number(table, "moons", _MOST_MOONS)
            self.seven[place] = SevenResult(moons, _number(table, "tries", _MOST_TRIES))

    def take(self, note: _Note) -> None:
        """Add what happened: the first day counts, and what is done stays done."""
        if isinstance(note, _Earned):
            key = (note.game, note.name)
            self.earned[key] = min(note.day, self.earned.get(key, note.day))
        elif isinstance(note, _Night):
            self.nights.setdefault(note.day, note.result)
        elif isinstance(note, _Seven):
            had = self.seven.get(note.place, SevenResult())
            tries = had.tries + (0 if note.moons else 1)
            self.seven[note.place] = SevenResult(max(had.moons, note.moons), tries)
        elif isinstance(note, _Tried):
            problem = self.problems.get((note.game, note.name), ProblemProgress())
            best = max(note.best, problem.best)
            tries = min(problem.tries + 1, _MOST_TRIES)
            self.problems[note.game, note.name] = ProblemProgress(best, tries)
        else:
            step, done = note.lesson
            before = self.lessons.get(note.game, LessonProgress())
            self.lessons[note.game] = LessonProgress(step, done or before.done)

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
        for day, night in self.nights.items():
            table_in(table_in(content, "nights"), day).update(night._asdict())
        for place, seven in self.seven.items():
            table_in(table_in(content, "seven"), place).update(seven._asdict())


def _read_problem(table: dict[str, Any]) -> ProblemProgress:
    """Read what has come of a problem, as far as it makes sense."""
    return ProblemProgress(_number(table, "best", _ALONE), _number(table, "tries", _MOST_TRIES))


def _number(table: dict[str, Any], name: str, most: int) -> int:
    """Read a number from 0 to ``most``; what makes no sense is 0."""
    value = table.get(name)
    return value if type(value) is int and 0 <= value <= most else 0


def _tables(content: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give the tables below a table, by game."""
    parent = content.get(name)
    if isinstance(parent, dict):
        for game, table in parent.items():
            if isinstance(table, dict):
                yield game, table


def _is_day(value: object) -> bool:
    """Whether a value is a day in ISO 8601 as this program writes it."""
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False
