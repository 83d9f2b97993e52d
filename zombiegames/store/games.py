"""The games that were played to their end: kept to be watched again.

A finished game is a save with more keys on top, see :class:`GameEntry`. Its number, higher than
that of all games before it, stands in its name: ``zombiaki-214.zombiegame``.
"""

from __future__ import annotations

import contextlib
import datetime
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.match import BRANCHED
from zombiegames.core.record import RecordError, is_person, loads
from zombiegames.store import files, savefile
from zombiegames.store.notices import Notice, words_of
from zombiegames.store.savefile import ENDING, LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from zombiegames.core.record import Record
    from zombiegames.store.notices import Tell
    from zombiegames.store.paths import Folders
    from zombiegames.store.writer import Writer

MOST_GAMES = 1000
"""Games kept; beyond them the oldest go that have no star."""
MOST_BYTES = 50_000_000
"""Likewise, of all files."""
MOST_PLAYED = 40
"""Different things of which a game tells how often they were played."""
HEAD = 4096
"""Bytes of a file that the list reads."""
PART = 40
"""Games read until the list is shown to grow."""

_NUMBER = re.compile(rf"([0-9]{{1,9}}){re.escape(ENDING)}$")
_PLAYED = re.compile(r"([a-z0-9-]{1,40}) ([1-9][0-9]{0,3})")
_LEVEL = re.compile(r"[a-z]{1,20}")


class Ending(NamedTuple):
    """How a game ended."""

    ranks: tuple[int, ...]
    """By seat, 1: first; empty: it is not over."""
    scores: tuple[int, ...]
    """By seat."""
    reason: str
    """Key of the game's words for it."""
    turns: int
    """As the table counts them; 0: unsaid."""
    counted: bool
    """Whether the statistics have it."""
    level: str = ""
    """As the statistics count it, see ``statistics.Played``; empty: unsaid."""
    persons: tuple[int, ...] = ()
    """Seats of those for whom it counts."""
    played: tuple[tuple[str, int], ...] = ()
    """What they played and how often, the most first: at most ``MOST_PLAYED``."""
    lowest: int = -1
    """Of 100, the least chance of the winner on the way; below 0: nobody has looked back."""


class GameEntry(NamedTuple):
    """One kept game in a list."""

    path: Path
    game: str
    seed: str
    controllers: tuple[str, ...]
    """Who sat where at the start."""
    ending: Ending
    time: float
    """When it ended, seconds since 1970 by a clock that may be wrong: for display."""
    name: str
    """As the player typed it; empty where nobody did."""
    star: bool
    """Whether it is kept for good."""
    branched: bool
    """Whether it goes on from a position of another game."""
    size: int
    """Bytes."""


class Games:
    """All kept games of a profile."""

    def __init__(self, folders: Folders, disk: files.Disk, writer: Writer, tell: Tell) -> None:
        self._folder = folders.games
        self._disk = disk
        self._writer = writer
        self._tell = tell
        self.most: Callable[[], int] = lambda: MOST_GAMES
        """Says how many the player wishes to keep, if fewer."""
        self.entries: list[GameEntry] = []
        """Those read so far, the newest first; another list whenever there are more or fewer."""
        self.reading = False
        """Whether there are more to come."""
        self._known: dict[Path, tuple[files.Facts, GameEntry]] = {}

    # -- keeping -----------------------------------------------------------------------

    def put_away(self, path: Path | None, record: Record, ending: Ending, counter: int) -> None:
        """Keep a game that has just ended, called in the writer's thread.

        Until its move out of ``path``, its autosave (None: it has none), a kill leaves it there,
        with a head that says it is finished.

        Raises:
            OSError: and it is where it was.
        """
        head: dict[str, object] = {
            "counter": counter,
            "name": "",
            "finished": datetime.datetime.now().isoformat(timespec="seconds"),
            **ending._asdict(),
            "played": [f"{name} {times}" for name, times in ending.played[:MOST_PLAYED]],
            "star": False,
        }
        content = savefile.document(record, ending.turns, head)
        self._disk.make_folder(self._folder)
        if path is None:
            stem = self._next_stem(record.game)
            files.write_new(self._disk, self._folder, stem, ENDING, content)
        else:
            files.write_whole(self._disk, path, content)
            self.take_in(path, record.game)
        with contextlib.suppress(OSError):
            self._trim()

    def take_in(self, path: Path, game: str) -> None:
        """Move a finished game here, called in the writer's thread.

        Raises:
            OSError: and it is where it was.
        """
        self._disk.make_folder(self._folder)
        files.move(self._disk, path, self._folder, self._next_stem(game))

    def _next_stem(self, game: str) -> str:
        number = max(map(_number, self._paths()), default=0) + 1
        return f"{savefile.plain_name(game)}-{number}"

    def _trim(self) -> None:
        """Let the oldest go where there are too many."""
        paths = self._paths()
        sizes = {path: self._disk.facts(path).size for path in paths}
        total, count, most = sum(sizes.values()), len(paths), min(MOST_GAMES, self.most())
        for path in reversed(paths):
            if count <= most and total <= MOST_BYTES:
                return
            try:
                if self._read(path).star:
                    continue
            except RecordError:
                # Of a later program, or damaged: it is not ours to remove.
                continue
            self._disk.remove(path)
            count, total = count - 1, total - sizes[path]

    # -- the list ----------------------------------------------------------------------

    def look(self) -> None:
        """Read the list anew in the background; :attr:`entries` grow."""
        self.reading = True
        self._writer.submit("games", self._look)

    def _look(self) -> None:
        found: list[GameEntry] = []
        known: dict[Path, tuple[files.Facts, GameEntry]] = {}
        try:
            for at, path in enumerate(self._paths()):
                if at % PART == PART - 1 and len(found) > len(self.entries):
                    self.entries = list(found)
                try:
                    facts = self._disk.facts(path)
                    before = self._known.get(path)
                    if not facts.size:
                        continue
                    entry = before[1] if before and before[0] == facts else self._read(path)
                except RecordError as error:
                    self._tell(savefile.refused(self._disk, path, error, aside=True))
                except OSError as error:
                    fields = {"file": path.name, "error": words_of(error)}
                    self._tell(Notice("store.record.unreadable", fields))
                else:
                    found.append(entry)
                    known[path] = facts, entry
        finally:
            self._known = known
            self.entries, self.reading = found, False
        # Nobody waits for this: not the start, not the list.
        with contextlib.suppress(OSError):
            files.sweep(self._disk, self._folder, ENDING)

    def _paths(self) -> list[Path]:
        """List what may be a game by its name, the newest first."""
        paths = savefile.paths_in(self._disk, self._folder)
        return sorted(paths, key=lambda path: (_number(path), path.name), reverse=True)

    def _read(self, path: Path) -> GameEntry:
        """Describe a file by its first bytes.

        Raises:
            RecordError: ``not_ours``, or ``newer`` for a later format.
            OSError: if it cannot be read.
        """
        start = self._disk.head(path, HEAD)
        if savefile.LOG.encode() not in start.replace(b"\r\n", b"\n"):
            start = self._disk.read(path, LIMIT)
        head = savefile.text_of(start).partition(savefile.LOG)[0]
        return _entry(path, savefile.header(head), self._disk.facts(path))

    # -- changes -----------------------------------------------------------------------

    def set_star(self, entry: GameEntry, star: bool) -> None:
        """Keep a game for good, or no longer."""
        if savefile.rewrite(self._disk, entry.path, {"star": star}, self._tell):
            changed = entry._replace(star=star)
            self.entries = [changed if e.path == entry.path else e for e in self.entries]

    def set_lowest(self, record: Record, lowest: int) -> None:
        """Note the winner's least chance on top of a game, if it is kept, in the background."""

        def write() -> None:
            for path in self._paths():
                with contextlib.suppress(OSError, RecordError):
                    entry = self._read(path)
                    if (entry.game, entry.seed) != (record.game, record.seed):
                        continue
                    # Two plays of a night begin alike.
                    text = savefile.text_of(self._disk.read(path, LIMIT))
                    same = loads(text).lines == record.lines
                    if same and entry.ending.lowest != lowest:
                        savefile.rewrite(self._disk, path, {"lowest": lowest}, self._tell)

        self._writer.submit("lowest", write)

    def forget(self, path: Path) -> None:
        """Know that a game was deleted."""
        self.entries = [entry for entry in self.entries if entry.path != path]


def _number(path: Path) -> int:
    """Give the number in a name; 0 where there is none."""
    found = _NUMBER.search(path.name)
    return int(found[1]) if found else 0


def _entry(path: Path, head: dict[str, Any], facts: files.Facts) -> GameEntry:
    """Read what makes sense of the keys on top."""
    seats = tuple(map(str, head["seats"]))
    ranks, scores = (_numbers(head.get(key), len(seats)) for key in ("ranks", "scores"))
    reason, turns, level = head.get("reason"), head.get("turns"), head.get("level")
    counted, persons = head.get("counted") is True, head.get("persons")
    lowest = head.get("lowest")
    if not isinstance(persons, list):
        # Heads of before told only who sat down.
        sat = [seat for seat, text in enumerate(seats) if is_person(text)]
        persons = sat if counted else []
    ending = Ending(
        ranks=ranks,
        scores=scores,
        reason=reason[:40] if isinstance(reason, str) else "",
        turns=turns if type(turns) is int and 0 <= turns < 10**6 else 0,
        counted=counted,
        level=level if isinstance(level, str) and _LEVEL.fullmatch(level) else "",
        persons=tuple(seat for seat in range(len(seats)) if seat in persons),
        played=_played(head.get("played")),
        lowest=lowest if type(lowest) is int and 0 <= lowest <= 100 else -1,
    )
    time = facts.time
    with contextlib.suppress(TypeError, ValueError, OverflowError, OSError):
        time = datetime.datetime.fromisoformat(head.get("finished")).timestamp()  # type: ignore[arg-type]
    return GameEntry(
        path=path,
        game=head["game"],
        seed=str(head.get("seed")),
        controllers=seats,
        ending=ending,
        time=time,
        name=savefile.name_in(head),
        star=head.get("star") is True,
        branched=str(head.get("seed")).startswith(BRANCHED),
        size=facts.size,
    )


def _played(value: object) -> tuple[tuple[str, int], ...]:
    """Read what was played and how often; what makes no sense is left out."""
    rows = value[:MOST_PLAYED] if isinstance(value, list) else ()
    found = [_PLAYED.fullmatch(row) for row in rows if isinstance(row, str)]
    return tuple((row[1], int(row[2])) for row in found if row)


def _numbers(value: object, count: int) -> tuple[int, ...]:
    """Read a number a seat; empty for anything else."""
    numbers = value if isinstance(value, list) and len(value) == count else ()
    sound = all(type(number) is int and abs(number) < 10**6 for number in numbers)
    return tuple(numbers) if sound else ()
