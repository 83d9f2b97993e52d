"""Everything the program keeps for a player, opened in one call that never fails."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from zombiegames.store import files
from zombiegames.store.crash import crash_report, keep_crash
from zombiegames.store.documents import Document
from zombiegames.store.notices import Notice, no_picture, unwritable
from zombiegames.store.paths import Folders, below, find_folders
from zombiegames.store.progress import Progress
from zombiegames.store.saves import Saves
from zombiegames.store.settings import Settings
from zombiegames.store.statistics import Statistics
from zombiegames.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Mapping

_NOWHERE = Path("/nowhere")
"""Stands for the folders of a system that knows no home; only ever used in memory."""


class Profile:
    """Settings, saves, statistics and progress of one player.

    Where a folder cannot be written everything works in memory and a notice says so, once.
    """

    def __init__(self, folders: Folders, disk: files.Disk | None = None) -> None:
        self._guard = threading.Lock()
        self._notices: list[Notice] = []
        self._told: set[tuple[str, str]] = set()
        self._writer = Writer()
        self.folders = folders
        self._real = disk or files.Disk()
        self._settings_disk = self._writable(self._real, folders.settings)
        self._disk = (
            self._settings_disk
            if folders.settings == folders.data
            else self._writable(self._real, folders.data)
        )
        settings = Document(
            self._settings_disk, folders.settings / "settings.toml", "settings", self.tell
        )
        statistics = Document(self._disk, folders.data / "statistics.toml", "statistics", self.tell)
        progress = Document(self._disk, folders.data / "progress.toml", "progress", self.tell)
        self.settings = Settings.load(settings, self._writer)
        self.statistics = Statistics(statistics, self._writer)
        self.progress = Progress(progress, self._writer)
        self.saves = Saves(folders, self._disk, self._writer, self.tell)
        self.saves.games.most = lambda: self.settings.keep_games

    def tell(self, notice: Notice, *, again: bool = False) -> None:
        """Keep a notice for the player, unless the same was told before or ``again``."""
        topic = (notice.key, notice.fields.get("place") or notice.fields.get("file", ""))
        with self._guard:
            if again or topic not in self._told:
                self._told.add(topic)
                self._notices.append(notice)

    def take_notices(self) -> list[Notice]:
        """Hand over what came up since the last call."""
        with self._guard:
            taken, self._notices = self._notices, []
        return taken

    @property
    def in_memory(self) -> bool:
        """Whether games are lost when the program ends."""
        return isinstance(self._disk, files.MemoryDisk)

    def keep_crash(self, error: BaseException, record: str | None = None) -> Path | None:
        """Write a crash report, with the game so far; gives its file, None if there is none."""
        self.flush()
        if self.in_memory:
            return None
        return keep_crash(self._disk, self.folders.crashes, crash_report(error, record))

    def keep_picture(self, picture: bytes, stem: str) -> Path | Notice:
        """Write a picture of the screen; gives its file, or why there is none."""
        disk, folder = self._real, self.folders.pictures
        if isinstance(disk, files.MemoryDisk):
            assert disk.why is not None
            return disk.why
        try:
            disk.make_folder(folder)
            return files.write_new(disk, folder, stem, ".png", picture)
        except OSError as error:
            return no_picture(str(folder), error)

    def flush(self, timeout: float = 2.0) -> bool:
        """Wait until all is written; False after ``timeout`` seconds."""
        return self._writer.flush(timeout)

    def close(self, timeout: float = 2.0) -> bool:
        """Write all that is left, at the end of the program; False after ``timeout`` seconds.

        What could not be written before is tried once more.
        """
        self.settings.save()
        self.statistics.save()
        self.progress.save()
        self.saves.close()
        return self._writer.close(timeout)

    def _writable(self, disk: files.Disk, folder: Path) -> files.Disk:
        """Give the disk, or one in memory if ``folder`` cannot be written."""
        try:
            disk.make_folder(folder)
            files.sweep(disk, folder)
            files.check_writable(disk, folder)
        except OSError as error:
            why = unwritable(str(folder), error)
            self.tell(why)
            return files.MemoryDisk(disk, why)
        return disk


def open_profile(environ: Mapping[str, str] | None = None) -> Profile:
    """Open the profile of whoever runs the program; never fails."""
    try:
        folders = find_folders(environ)
    except (OSError, RuntimeError) as error:
        no_home = error if isinstance(error, OSError) else FileNotFoundError(2, str(error))
        why = unwritable(no_home.filename or "~", no_home)
        profile = Profile(below(_NOWHERE), files.MemoryDisk(why=why))
        profile.tell(why)
        return profile
    return Profile(folders)
