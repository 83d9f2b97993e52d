"""How many games were won and lost: per game, kind of opponent and seat.

Two running copies add up; a damaged file is set aside and its last good copy used.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from zombiegames.store.documents import table_in

if TYPE_CHECKING:
    from zombiegames.store.documents import Document
    from zombiegames.store.writer import Writer

FORMAT = 1

Result = Literal["won", "lost", "shared"]
RESULTS: tuple[Result, ...] = ("won", "lost", "shared")


class Played(NamedTuple):
    """What one finished game counts as, for one person."""

    game: str
    level: str
    """Of the strongest opponent (``easy`` …), or ``person`` among people."""
    seat: int
    result: Result


class Tally(NamedTuple):
    """Numbers of games."""

    won: int = 0
    lost: int = 0
    shared: int = 0

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.lost + self.shared


class Statistics:
    """All tallies of a profile."""

    def __init__(self, document: Document, writer: Writer) -> None:
        self._document = document
        self._writer = writer
        self._guard = threading.Lock()
        self._counts = _counts(document.read())
        self._unwritten: list[Played] = []

    def add(self, *played: Played) -> None:
        """Count a finished game, for each person in it; it is written in the background."""
        with self._guard:
            for one in played:
                _count(self._counts, one)
            self._unwritten += played
        self.save()

    def save(self) -> None:
        """Write in the background what was counted and is not written yet."""
        with self._guard:
            waiting = bool(self._unwritten)
        if waiting:
            self._writer.submit("statistics", self._write)

    def tally(self, game: str, level: str | None = None, seat: int | None = None) -> Tally:
        """Sum up a game, all levels and seats unless named."""
        with self._guard:
            found = [
                (result, number)
                for (g, lv, s, result), number in self._counts.items()
                if g == game and level in (None, lv) and seat in (None, s)
            ]
        return Tally(*(sum(n for r, n in found if r == result) for result in RESULTS))

    def levels(self, game: str) -> list[str]:
        """List the levels a game was played at."""
        with self._guard:
            return sorted({level for g, level, _, _ in self._counts if g == game})

    def _write(self) -> None:
        with self._guard:
            new = list(self._unwritten)

        def change(content: dict[str, Any]) -> None:
            counts = _counts(content)
            for played in new:
                _count(counts, played)
            content["format"] = FORMAT
            for (game, level, seat, result), number in counts.items():
                seats = table_in(table_in(content, game), level)
                table_in(seats, str(seat))[result] = number
            with self._guard:
                self._counts = counts
                for played in self._unwritten[len(new) :]:
                    _count(self._counts, played)

        if new and self._document.update(change):
            with self._guard:
                del self._unwritten[: len(new)]


_Counts = dict[tuple[str, str, int, str], int]


def _count(counts: _Counts, played: Played) -> None:
    key = (played.game, played.level, played.seat, played.result)
    counts[key] = counts.get(key, 0) + 1


def _counts(content: dict[str, Any]) -> _Counts:
    """Read all numbers that make sense."""
    counts: _Counts = {}
    for game, levels in content.items():
        if not isinstance(levels, dict):
            continue
        for level, seats in levels.items():
            if not isinstance(seats, dict):
                continue
            for seat, results in seats.items():
                if not (isinstance(results, dict) and seat.isdecimal() and len(seat) < 3):
                    continue
                for result in RESULTS:
                    number = results.get(result)
                    if type(number) is int and 0 < number < 10**9:
                        counts[game, level, int(seat), result] = number
    return counts
