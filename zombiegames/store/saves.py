"""Saved games: one autosave a game, and as many saves as a player likes.

A save is a record with two keys of ours on top, ``counter`` and ``name``. Which save is the
newest is told by the counter: clocks jump. Autosaves are written by the background thread, one
appended line an action.

A running program owns its autosave by a lock that dies with it, so a second copy of the program
uses a file of its own. Nothing here ever runs anything: a save is text, read within bounds.
"""

from __future__ import annotations

import contextlib
import re
import threading
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.match import Match
from zombiegames.core.record import Record, RecordError
from zombiegames.core.words import one_line
from zombiegames.store import files, savefile
from zombiegames.store.games import HEAD, Games
from zombiegames.store.notices import Notice, unwritable, words_of
from zombiegames.store.paths import own_folders
from zombiegames.store.savefile import ENDING, LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from zombiegames.core.protocol import GameInfo
    from zombiegames.store.files import Unlock
    from zombiegames.store.games import Ending, GameEntry
    from zombiegames.store.notices import Tell
    from zombiegames.store.paths import Folder, Folders
    from zombiegames.store.writer import Writer

MOST_ELSEWHERE = 200
"""Files looked at in the player's own folders."""

_PLAYED = re.compile(r'^[0-9]+ = "[0-9] ', re.MULTILINE)
_TURN = re.compile(r"\n# turn ([0-9]{1,6})\n")
_COUNTER = re.compile(rb"counter = ([0-9]{1,16})\r?\n")


class SaveEntry(NamedTuple):
    """One saved game in a list."""

    path: Path
    game: str
    controllers: tuple[str, ...]
    """Who sat where at the start."""
    turn: int
    """As the table counted it; 0 before the first."""
    actions: int
    """Length of the record."""
    time: float
    """Last change, seconds since 1970 by a clock that may be wrong: for display."""
    counter: int
    """Higher is newer."""
    name: str
    """As the player typed it; empty for an autosave."""
    auto: bool
    """Whether it is a running game, to be continued."""


class Loaded(NamedTuple):
    """What came of loading a save."""

    match: Match | None
    """The game; None if there is none to be had."""
    notice: Notice | None
    """What to tell the player; None if all is well."""
    resumed: SaveEntry | None
    """To give to :meth:`Saves.begin`: the autosave that the match goes on in, if any."""
    watched: bool = False
    """Whether it is over, or can only be watched: no table is to be sat down to."""


class Saved(NamedTuple):
    """What came of saving a game."""

    entry: SaveEntry | None
    """The save; None if it cannot be written."""
    notice: Notice | None
    """Why it is not kept beyond the end of the program; None if all is well."""


_End = tuple["Ending", "Callable[[], None]"]
"""How a game ended, and what counts it."""


class Autosave:
    """The running game's file. Its methods return at once."""

    def __init__(self, saves: Saves, game: str, resumed: SaveEntry | None, number: int) -> None:
        self._saves = saves
        self._game = game
        self._resumed = resumed
        self._job = f"autosave {number}"
        self._guard = threading.Lock()
        self._wanted: tuple[Record, int] | None = None
        self._ending: _End | None = None
        self._closed = False
        # From here on touched by the writer's thread alone.
        self._path: Path | None = None
        self._unlock: Unlock | None = None
        self._written: tuple[Record, int] | None = None
        self._size = 0
        self._done: _End | None = None
        self._let_go: tuple[tuple[Record, int] | None, _End | None] | None = None

    def keep(self, record: Record, turn: int = 0) -> None:
        """Write the game as it is now, soon."""
        with self._guard:
            self._wanted = record, turn
            self._ending = None
        self._submit()

    def finish(
        self, record: Record, ending: Ending, count: Callable[[], None] = lambda: None
    ) -> None:
        """Put the game among those played to their end; ``count`` is called once it is there.

        Without effect once closed: the file may be another game's by then.
        """
        with self._guard:
            if self._closed:
                return
            self._wanted = record, ending.turns
            self._ending = ending, count
        self._submit()

    def close(self) -> None:
        """Leave the game; what is written stays, to be continued."""
        with self._guard:
            self._closed = True
        self._submit()

    def _submit(self) -> None:
        self._saves.writer.submit(self._job, self._work)

    def _work(self) -> None:
        with self._guard:
            wanted, ending, closed = self._wanted, self._ending, self._closed
        if self._let_go == (wanted, ending):
            # Closed while this was waiting: the work before it has done all there was.
            return
        try:
            if ending is not None:
                assert wanted is not None
                if ending != self._done:
                    self._put_away(wanted[0], *ending)
                    self._done = ending
            elif wanted is not None:
                if self._path is None:
                    self._path, self._unlock = self._saves.take_slot(self._game, self._resumed)
                if wanted != self._written:
                    self._write(self._path, *wanted)
        except OSError as error:
            # An append may have left half a line: the next write is a whole one. Until then the
            # file stays ours, closed or not: the profile tries again as it is closed.
            self._written = None
            self._saves.tell(unwritable(str(self._saves.folders.autosaves), error))
            return
        if closed and self._unlock is not None:
            self._let_go = wanted, ending
            self._unlock()
            self._path = self._unlock = self._written = None

    def _put_away(self, record: Record, ending: Ending, count: Callable[[], None]) -> None:
        """Move the file, or what was loaded from it; one in which nobody decided is removed."""
        saves = self._saves
        if self._path is None and self._resumed is not None:
            self._unlock = saves.reopen(self._resumed)
            if self._unlock is None:
                # Another copy of the program has it, and puts it away.
                return
            self._path = self._resumed.path
        self._written = None
        if any(line.seat >= 0 for line in record.lines):
            saves.games.put_away(self._path, record, ending, saves.next_counter())
        elif self._path is not None:
            with contextlib.suppress(FileNotFoundError):
                saves.disk.remove(self._path)
        count()

    def _write(self, path: Path, record: Record, turn: int) -> None:
        disk = self._saves.disk
        if self._written is not None:
            old, old_turn = self._written
            known = len(old.lines)
            if old._replace(lines=()) == record._replace(lines=()) and (
                record.lines[:known] == old.lines
            ):
                more = savefile.log_of(record, turn if turn != old_turn else 0, known)
                with contextlib.suppress(files.Changed, FileNotFoundError):
                    files.append(disk, path, self._size, more)
                    self._size += len(more)
                    self._written = record, turn
                    return
        whole = savefile.document(record, turn, self._saves.ours())
        disk.make_folder(path.parent)
        files.write_whole(disk, path, whole)
        self._size = len(whole)
        self._written = record, turn


class Saves:
    """All saved games of a profile."""

    def __init__(self, folders: Folders, disk: files.Disk, writer: Writer, tell: Tell) -> None:
        self.folders = folders
        self.disk = disk
        self.system = files.Disk()
        """Where games go that the player wants elsewhere, also while ``disk`` is memory."""
        self.writer = writer
        self.tell = tell
        self.deleted: list[tuple[SaveEntry | GameEntry, bytes]] = []
        """What was deleted since the program started, the newest last; :meth:`put_back`."""
        self.games = Games(folders, disk, writer, tell)
        self._running: Autosave | None = None
        self._begun = 0
        self._guard = threading.Lock()
        self._counter = 0
        self._kept = (folders.saves, folders.autosaves, folders.games)
        for folder in self._kept[:2]:
            with contextlib.suppress(OSError):
                files.sweep(disk, folder, ENDING)
        writer.submit("finished", self._take_in)

    # -- the running game --------------------------------------------------------------

    def begin(self, game: str, resumed: SaveEntry | None = None) -> Autosave:
        """Open the autosave of a game that starts, or goes on in ``resumed``.

        An unfinished game that is in the way moves to the saves.
        """
        self.close()
        self._begun += 1
        self._running = Autosave(self, game, resumed, self._begun)
        return self._running

    def _take_in(self) -> None:
        """Move to the finished games what a killed program had written there, but not moved."""
        for path in savefile.paths_in(self.disk, self.folders.autosaves):
            with contextlib.suppress(OSError, RecordError):
                if b"\nfinished = " not in self.disk.head(path, HEAD):
                    continue
                unlock = self._own(path)
                if unlock is not None:
                    try:
                        entry = self._describe(path, savefile.read(self.disk, path))
                        if not entry.auto:
                            self.games.take_in(path, entry.game)
                    finally:
                        unlock()

    def close(self) -> None:
        """Leave the running game, if any, and write what could not be written before."""
        if self._running is not None:
            self._running.close()

    def newest(self) -> SaveEntry | None:
        """Find the running game to offer as "Continue"."""
        self.writer.flush(1.0)
        running = [entry for entry in self._look(self.folders.autosaves) if entry.auto]
        return next(iter(_sorted(running)), None)

    def take_slot(self, game: str, resumed: SaveEntry | None) -> tuple[Path, Unlock]:
        """Own a file for the autosave of a game; called in the writer's thread."""
        folder = self.folders.autosaves
        self.disk.make_folder(folder)
        stem = savefile.plain_name(game)
        number = 1
        if resumed is not None:
            unlock = self.reopen(resumed)
            if unlock is not None:
                return resumed.path, unlock
        while True:
            path = folder / f"{stem if number == 1 else f'{stem}-{number}'}{ENDING}"
            unlock = self._own(path)
            if unlock is not None:
                try:
                    self._make_room(path)
                except OSError:
                    unlock()
                    raise
                return path, unlock
            number += 1

    def reopen(self, resumed: SaveEntry) -> Unlock | None:
        """Own the file a game was loaded from; called in the writer's thread.

        None: another program plays it, or it holds something else by now.
        """
        unlock = self._own(resumed.path)
        if unlock is None:
            return None
        now = self.look_at(resumed.path)
        # Every whole write has a new counter, every line appended one more action.
        if now is None or (now.counter, now.actions) != (resumed.counter, resumed.actions):
            unlock()
            return None
        return unlock

    def ours(self, name: str = "") -> dict[str, object]:
        """Give the keys on top of a new save."""
        return {"counter": self.next_counter(), "name": name}

    def next_counter(self) -> int:
        """Give a number higher than that of any save."""
        paths = [
            *savefile.paths_in(self.disk, self.folders.saves),
            *savefile.paths_in(self.disk, self.folders.autosaves),
        ]
        highest = max(map(self._counter_of, paths), default=0)
        with self._guard:
            self._counter = max(self._counter, highest) + 1
            return self._counter

    def _counter_of(self, path: Path) -> int:
        """Read the number of a save from its first line; 0 where there is none."""
        try:
            found = _COUNTER.match(self.disk.head(path, 64))
        except OSError:
            return 0
        return savefile.bounded(int(found[1])) if found else 0

    def _own(self, path: Path) -> Unlock | None:
        return self.disk.lock(path.with_suffix(".lock"))

    def _make_room(self, path: Path) -> None:
        try:
            content = self.disk.read(path, LIMIT)
        except FileNotFoundError:
            return
        except OSError:
            content = b""
        text = content.decode("utf-8", "replace")
        # A game nobody has played in yet is not worth a place in the list.
        if content and "\n[log]\n" in text and not _PLAYED.search(text):
            return
        self.disk.make_folder(self.folders.saves)
        files.move(self.disk, path, self.folders.saves, path.stem)

    # -- saves of the player -----------------------------------------------------------

    def save(
        self,
        record: Record,
        name: str,
        turn: int = 0,
        over: SaveEntry | None = None,
        folder: Path | None = None,
    ) -> Saved:
        """Save a game under a name, or over an older save.

        The name may be anything: the file's name is made from its letters and digits. A game in
        a ``folder`` of the player's own is not listed; it is opened by its file.
        """
        name = one_line(name, savefile.NAME_LENGTH)
        disk = self.disk if folder is None else self.system
        place = folder or self.folders.saves
        try:
            disk.make_folder(place)
            whole = savefile.document(record, turn, self.ours(name))
            if over is not None and over.path.parent == place:
                path = over.path
                files.write_whole(disk, path, whole)
            else:
                stem = f"{savefile.plain_name(record.game)}-{savefile.plain_name(name)}".rstrip("-")
                path = files.write_new(disk, place, stem, ENDING, whole)
        except OSError as error:
            return Saved(None, unwritable(str(place), error))
        return Saved(self.look_at(path), disk.why if isinstance(disk, files.MemoryDisk) else None)

    def other_folders(self) -> list[Folder]:
        """List the player's own folders in which a game could be kept, surest first."""
        return [own for own in own_folders() if files.is_writable(self.system, own.path)]

    def entries(self) -> list[SaveEntry]:
        """List all saves, newest first; files that are none are set aside."""
        self.writer.flush(1.0)
        saves = self._look(self.folders.saves)
        return _sorted(saves + self._look(self.folders.autosaves))

    def look_at(self, path: Path) -> SaveEntry | None:
        """Describe one file, from wherever it is; None if it is no save."""
        for folder in self._kept:
            # A file of ours is known by whichever way leads to it.
            with contextlib.suppress(OSError):
                path = folder / path.name if path.parent.samefile(folder) else path
        try:
            return self._describe(path, savefile.read(self._disk_of(path), path))
        except (OSError, RecordError):
            return None

    def load(self, entry: SaveEntry | GameEntry, games: Mapping[str, GameInfo]) -> Loaded:
        """Load a game; never raises.

        A file that is no save is set aside, one that this program cannot play stays where it
        is. Of one that breaks off in the middle, the match stands before the break; of one that
        the rules of today forbid from some step on, after the last whole turn before that.
        """
        self.writer.flush(1.0)
        path = entry.path
        try:
            text = savefile.read(self._disk_of(path), path)
            # As it is now: it may have grown since it was listed.
            return self._follow(path, text, self._describe(path, text), games)
        except RecordError as error:
            aside = path.parent in self._kept
            return Loaded(None, savefile.refused(self.disk, path, error, aside=aside), None)
        except OSError as error:
            fields = {"file": path.name, "error": words_of(error)}
            return Loaded(None, Notice("store.record.unreadable", fields), None)

    def pasted(self, text: str, name: str, games: Mapping[str, GameInfo]) -> Loaded:
        """Load a game that stands in a text, called by a ``name`` of ours; never raises."""
        path = Path(name)
        try:
            text = savefile.text_of(text.strip().encode("utf-8", "replace")[:LIMIT] + b"\n")
            return self._follow(path, text, None, games)
        except RecordError as error:
            return Loaded(None, savefile.refused(self.disk, path, error, aside=False), None)

    def _follow(
        self, path: Path, text: str, now: SaveEntry | None, games: Mapping[str, GameInfo]
    ) -> Loaded:
        """Play a text through, that of the file ``now`` if any.

        Raises:
            RecordError: ``not_ours``.
        """
        fields = {"file": path.name}
        head = savefile.header(text.partition(savefile.LOG)[0])
        game = games.get(head["game"])
        try:
            savefile.check_log(text)
            match, rules, exact_to, legal_to, length = Match.follow(text, games)
        except RecordError as error:
            ours = 0 if game is None else game.rules_version
            aside = path.parent in self._kept
            notice = savefile.refused(self.disk, path, error, aside=aside, ours=ours)
            return Loaded(None, notice, None)
        same = rules == match.info.rules_version
        resumed = now if now and now.auto and same and exact_to == length else None
        watched = "finished" in head or (match.outcome is not None and resumed is None)
        if exact_to == length:
            return Loaded(match, None, resumed, watched)
        if same:
            match.cut(exact_to)
            notice = Notice("store.record.broken", {**fields, "step": str(exact_to + 1)})
        elif legal_to == length:
            notice = Notice("store.record.rules_changed", fields)
        else:
            turns = [at for at, line in enumerate(match.lines, 1) if line.digest is not None]
            match.cut(max(turns, default=0))
            notice = Notice("store.record.rules_ended", fields)
            watched = True
        return Loaded(match, notice, None, watched)

    def text_of(self, entry: SaveEntry | GameEntry) -> str | None:
        """Give the text of a game, to be sent or mended; None if it cannot be read."""
        try:
            return savefile.read(self._disk_of(entry.path), entry.path)
        except (OSError, RecordError):
            return None

    def rename(self, entry: SaveEntry | GameEntry, name: str) -> bool:
        """Give a game another name; False, and a word why, if that is not possible."""
        self.writer.flush(1.0)
        words = one_line(name, savefile.NAME_LENGTH)
        return savefile.rewrite(self.disk, entry.path, {"name": words}, self.tell)

    def searched(self) -> list[Folder]:
        """List the player's own folders in which :meth:`elsewhere` looks."""
        return [own for own in own_folders() if own.key != "temporary"]

    def elsewhere(self) -> list[SaveEntry]:
        """List the games in the player's own folders, those changed last first."""
        paths = [p for own in self.searched() for p in savefile.paths_in(self.system, own.path)]
        entries = []
        for path in paths[:MOST_ELSEWHERE]:
            with contextlib.suppress(OSError, RecordError):
                entries.append(self._describe(path, savefile.read(self.system, path)))
        return sorted(entries, key=lambda entry: entry.time, reverse=True)

    def delete(self, entry: SaveEntry | GameEntry) -> bool:
        """Delete a save or a finished game; False if that is not possible.

        :meth:`put_back` takes it back.
        """
        if entry.path.parent not in self._kept:
            return False
        self.writer.flush(1.0)
        try:
            content = self.disk.read(entry.path, LIMIT)
            self.disk.remove(entry.path)
        except OSError as error:
            self.tell(unwritable(str(entry.path.parent), error), again=True)
            return False
        self.deleted.append((entry, content))
        self.games.forget(entry.path)
        return True

    def put_back(self) -> bool:
        """Take the last :meth:`delete` back; False if that is not possible.

        Where something else has taken its place meanwhile, it goes to the saves.
        """
        entry, content = self.deleted[-1]
        path = entry.path
        try:
            self.disk.make_folder(path.parent)
            if path.name in self.disk.names(path.parent):
                ours = path.parent == self.folders.games
                place = self.folders.games if ours else self.folders.saves
                self.disk.make_folder(place)
                files.write_new(self.disk, place, path.stem, ENDING, content)
            else:
                files.write_whole(self.disk, path, content)
        except OSError as error:
            self.tell(unwritable(str(path.parent), error), again=True)
            return False
        self.deleted.pop()
        return True

    def _look(self, folder: Path) -> list[SaveEntry]:
        """Describe all files of a folder; what is none is told of, and set aside."""
        entries = []
        for path in savefile.paths_in(self.disk, folder):
            try:
                # A name that a program has taken just now, or was killed before it filled it.
                if not self.disk.facts(path).size:
                    continue
                entries.append(self._describe(path, savefile.read(self.disk, path)))
            except RecordError as error:
                self.tell(savefile.refused(self.disk, path, error, aside=True))
            except OSError as error:
                fields = {"file": path.name, "error": words_of(error)}
                self.tell(Notice("store.record.unreadable", fields))
        return entries

    def _disk_of(self, path: Path) -> files.Disk:
        return self.disk if path.parent in self._kept else self.system

    def _describe(self, path: Path, text: str) -> SaveEntry:
        head, _, log = text.partition("\n[log]")
        header = savefile.header(head)
        counter = header.get("counter", 0)
        turn = _TURN.match(log, log.rfind("\n# turn "))
        return SaveEntry(
            path=path,
            game=header["game"],
            controllers=tuple(map(str, header["seats"])),
            turn=int(turn[1]) if turn else 0,
            actions=log.count(' = "') - log.count('d = "'),
            time=self._disk_of(path).facts(path).time,
            counter=savefile.bounded(counter) if type(counter) is int else 0,
            name=savefile.name_in(header),
            auto=path.parent == self.folders.autosaves and "finished" not in header,
        )


def _sorted(entries: list[SaveEntry]) -> list[SaveEntry]:
    """Put the newest first."""
    return sorted(entries, key=lambda e: (e.counter, e.time, e.path.name), reverse=True)
