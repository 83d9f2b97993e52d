"""How many games were won and lost: per game, kind of opponent and seat; and how many in a row.

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
        self._known = _Known(document.read())
        self._unwritten: list[Played] = []

    def add(self, *played: Played) -> None:
        """Count a finished game, for each person in it; it is written in the background."""
        with self._guard:
            for one in played:
                self._known.take(one)
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
                for (g, lv, s, result), number in self._known.counts.items()
                if g == game and level in (None, lv) and seat in (None, s)
            ]
        return Tally(*(sum(n for r, n in found if r == result) for result in RESULTS))

    def levels(self, game: str) -> list[str]:
        """List the levels a game was played at."""
        with self._guard:
            return sorted({level for g, level, _, _ in self._known.counts if g == game})

    def losses(self, game: str, level: str) -> int:
        """Tell how many games at a level were lost since the last one that was not."""
        with self._guard:
            return self._known.losses.get((game, level), 0)

    def _write(self) -> None:
        with self._guard:
            new = list(self._unwritten)

        def change(content: dict[str, Any]) -> None:
            known = _Known(content)
            for played in new:
                known.take(played)
            known.put_into(content)
            with self._guard:
                self._known = known
                for played in self._unwritten[len(new) :]:
                    known.take(played)

        if new and self._document.update(change):
            with self._guard:
                del self._unwritten[: len(new)]


class _Known:
    """What a file holds, as far as it makes sense."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.counts: dict[tuple[str, str, int, str], int] = {}
        """By game, level, seat and result."""
        self.losses: dict[tuple[str, str], int] = {}
        """By game and level: lost games in a row, the last one included."""
        for game, levels in content.items():
            if not isinstance(levels, dict):
                continue
            for level, seats in levels.items():
                if isinstance(seats, dict):
                    self._read(game, level, seats)

    def _read(self, game: str, level: str, seats: dict[str, Any]) -> None:
        """Read all numbers of a level that make sense."""
        if _is_number(seats.get("losses")):
            self.losses[game, level] = seats["losses"]
        for seat, results in seats.items():
            if not (isinstance(results, dict) and seat.isdecimal() and len(seat) < 3):
                continue
            for result in RESULTS:
                if _is_number(results.get(result)):
                    self.counts[game, level, int(seat), result] = results[result]

    def take(self, played: Played) -> None:
        """Count a finished game."""
        game, level, _, result = played
        self.counts[played] = self.counts.get(played, 0) + 1
        self.losses[game, level] = self.losses.get((game, level), 0) + 1 if result == "lost" else 0

    def put_into(self, content: dict[str, Any]) -> None:
        """Write it into what a file holds."""
        content["format"] = FORMAT
        for (game, level, seat, result), number in self.counts.items():
            table_in(table_in(table_in(content, game), level), str(seat))[result] = number
        for (game, level), number in self.losses.items():
            table_in(table_in(content, game), level)["losses"] = number


def _is_number(value: object) -> bool:
    return type(value) is int and 0 < value < 10**9
