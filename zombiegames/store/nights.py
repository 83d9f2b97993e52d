"""What has come of nights: those of a date, and the ladder of seven.

A part of what ``progress.toml`` holds; ``progress`` reads and writes the file.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.store.documents import table_in

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_MOONS = 3
_MOST = 1_000_000
"""Of any number here; a larger one makes no sense."""
FOG = 7
"""Nights, of which one may be missed."""


class NightPlay(NamedTuple):
    """A game of a night that was played to its end."""

    game: str
    seat: int
    level: str
    moons: int
    """1 … 3; 0 where the night was over before it was begun."""
    number: int
    """What the game counts: rounds, points ahead …"""


class SevenProgress(NamedTuple):
    """What has come of one of the seven nights in one lap."""

    moons: int = 0
    """The most of any try; 0: not played to its end yet."""
    tries: int = 0
    """How often it was begun."""


class Begun(NamedTuple):
    """A night was begun on its own day."""

    day: str


class Finished(NamedTuple):
    """A game of a night was played to its end."""

    day: str
    play: NightPlay


class Solved(NamedTuple):
    """A problem was solved on a day."""

    day: str


class Tried(NamedTuple):
    """One of the seven nights was begun."""

    lap: int
    night: int


class Climbed(NamedTuple):
    """One of the seven nights was played to its end."""

    lap: int
    night: int
    moons: int


NightNote = Begun | Finished | Solved | Tried | Climbed


class Nights:
    """What a file holds of nights, as far as it makes sense; the rest stays as it is."""

    def __init__(self, content: dict[str, Any]) -> None:
        self._rows: dict[str, list[Any]] = {}
        """By day, ISO 8601: every play as the file holds it, the first first."""
        self.begun: set[str] = set()
        self.solved: set[str] = set()
        self.seven: dict[tuple[int, int], SevenProgress] = {}
        """By lap and night, both from 1."""
        for day, table in tables(content, "nights"):
            if not is_day(day):
                continue
            rows = table.get("plays")
            if isinstance(rows, list):
                self._rows[day] = list(rows)
            for key, days in (("begun", self.begun), ("solved", self.solved)):
                if table.get(key) is True:
                    days.add(day)
        for key, table in tables(content, "seven"):
            lap, _, night = key.partition("/")
            if lap.isdecimal() and night.isdecimal() and len(key) < 8:
                self.seven[int(lap), int(night)] = SevenProgress(
                    number_in(table, "moons", _MOST_MOONS), number_in(table, "tries", _MOST)
                )

    def plays(self) -> dict[str, list[NightPlay]]:
        """Give every play that makes sense by day; the first of a day is the one that counts."""
        found = {day: [_play(row) for row in rows] for day, rows in self._rows.items()}
        sound = {day: [play for play in plays if play] for day, plays in found.items()}
        return {day: plays for day, plays in sound.items() if plays}

    def streak(self, today: date) -> int:
        """Count the nights in a row, up to today, with a finished game or a solved problem.

        Tonight is still to come. Of any ``FOG`` nights one may be missed; it is not counted.
        """
        done = {day for day, plays in self._rows.items() if plays} | self.solved
        day = today if today.isoformat() in done else today - timedelta(1)
        number, missed = 0, today + timedelta(FOG)
        while day.isoformat() in done or (missed - day).days >= FOG:
            if day.isoformat() in done:
                number += 1
            else:
                missed = day
            day -= timedelta(1)
        return number

    def best_streak(self) -> int:
        """Count the nights of the longest row there ever was."""
        done = {day for day, plays in self._rows.items() if plays} | self.solved
        days = [date.fromisoformat(day) for day in done]
        # The first and the last year there are have no day before or after.
        days = [day for day in days if date.min.year < day.year < date.max.year]
        ends = [day for day in days if (day + timedelta(1)).isoformat() not in done]
        return max(map(self.streak, ends), default=0)

    def take(self, note: NightNote) -> None:
        """Add what happened."""
        match note:
            case Begun(day):
                self.begun.add(day)
            case Finished(day, play):
                self._rows.setdefault(day, []).append(play._asdict())
            case Solved(day):
                self.solved.add(day)
            case Tried(lap, night):
                before = self.seven.get((lap, night), SevenProgress())
                tries = min(before.tries + 1, _MOST)
                self.seven[lap, night] = before._replace(tries=tries)
            case Climbed(lap, night, moons):
                before = self.seven.get((lap, night), SevenProgress())
                self.seven[lap, night] = before._replace(moons=max(moons, before.moons))

    def put_into(self, content: dict[str, Any]) -> None:
        """Write it into what a file holds."""
        for day, rows in self._rows.items():
            table_in(table_in(content, "nights"), day)["plays"] = rows
        for key, days in (("begun", self.begun), ("solved", self.solved)):
            for day in sorted(days):
                table_in(table_in(content, "nights"), day)[key] = True
        for (lap, night), progress in self.seven.items():
            table_in(table_in(content, "seven"), f"{lap}/{night}").update(progress._asdict())


def _play(row: object) -> NightPlay | None:
    """Read a row of the list; None if it makes no sense."""
    if not isinstance(row, dict):
        return None
    game, level, number = row.get("game"), row.get("level"), row.get("number")
    if not (isinstance(game, str) and isinstance(level, str)):
        return None
    if type(number) is not int or abs(number) > _MOST:
        return None
    moons = number_in(row, "moons", _MOST_MOONS)
    return NightPlay(game, number_in(row, "seat", 11), level, moons, number)


def number_in(table: dict[str, Any], name: str, most: int) -> int:
    """Read a number 0 … ``most``; 0 for anything else."""
    number = table.get(name)
    return number if type(number) is int and 0 <= number <= most else 0


def is_day(value: object) -> bool:
    """Whether a value is a day in ISO 8601 as this program writes it."""
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def tables(content: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give the tables below a table, by their names."""
    parent = content.get(name)
    if isinstance(parent, dict):
        for key, table in parent.items():
            if isinstance(table, dict):
                yield key, table
