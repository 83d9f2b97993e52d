"""A small TOML file that survives: written whole, with a spare of its last good version."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from zombiegames.core.toml import TomlError, read_toml, write_toml
from zombiegames.store import files
from zombiegames.store.notices import Notice, unwritable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from zombiegames.store.notices import Tell

LIMIT = 256 * 1024
"""Bytes of the largest file that is read at all."""

_LONGEST_LINE = 4000
_PATIENCE = 0.5
"""Seconds to wait for another copy of the program that is just writing."""


class Document:
    """One TOML file of a profile.

    ``title`` names it in notices: ``settings``, ``statistics`` or ``progress``.
    """

    def __init__(self, disk: files.Disk, path: Path, title: str, tell: Tell) -> None:
        self._disk = disk
        self._path = path
        self._spare = path.with_name(f"{path.stem}.previous{path.suffix}")
        self._title = title
        self._tell = tell
        self._untouchable = False
        """Whether the file held, at the last reading, what may not be overwritten."""

    def read(self) -> dict[str, Any]:
        """Read the file, or its spare if it is damaged or gone; empty if there is neither."""
        self._untouchable = False
        content = self._read(self._path)
        if content is None:
            content = self._read(self._spare)
        return content or {}

    def update(self, change: Callable[[dict[str, Any]], None]) -> bool:
        """Read the file anew, change what was read and write it; False if it cannot be written.

        Other copies of the program wait meanwhile, so their changes are kept.
        """
        try:
            self._disk.make_folder(self._path.parent)
            unlock = self._disk.lock(self._path.with_suffix(".lock"), _PATIENCE)
            try:
                content = self.read()
                # A damaged file that could not be moved is not overwritten either.
                if self._untouchable:
                    return False
                change(content)
                text = write_toml(content).encode("utf-8")
                with contextlib.suppress(FileNotFoundError):
                    good = self._disk.read(self._path, LIMIT)
                    files.write_whole(self._disk, self._spare, good)
                files.write_whole(self._disk, self._path, text)
            finally:
                if unlock is not None:
                    unlock()
        except OSError as error:
            self._tell(unwritable(str(self._path.parent), error))
            return False
        return True

    def _read(self, path: Path) -> dict[str, Any] | None:
        """Read one of the two files; None if there is none or it is damaged."""
        try:
            content = self._disk.read(path, LIMIT)
        except FileNotFoundError:
            return None
        except files.TooLarge:
            self._damaged(path)
            return None
        except OSError as error:
            self._tell(unwritable(str(path.parent), error))
            self._untouchable = True
            return None
        try:
            text = content.decode("utf-8-sig")
            # No line of ours is long, and long ones can keep a TOML reader busy for minutes.
            if max(map(len, text.split("\n"))) > _LONGEST_LINE:
                raise TomlError("a line is too long")
            # An empty file is what a cut leaves behind; ours always hold their format.
            document = read_toml(text)
            if "format" not in document:
                raise TomlError("no format")
        except (UnicodeDecodeError, TomlError):
            self._damaged(path)
            return None
        return document

    def _damaged(self, path: Path) -> None:
        try:
            aside = files.set_aside(self._disk, path)
        except OSError:
            self._untouchable = True
            self._tell(Notice(f"store.{self._title}.damaged", {"file": path.name}))
        else:
            self._tell(
                Notice(f"store.{self._title}.set_aside", {"file": path.name, "aside": aside.name})
            )


def table_in(parent: dict[str, Any], name: str) -> dict[str, Any]:
    """Give the table of that name, made where something else or nothing stands."""
    if not isinstance(parent.get(name), dict):
        parent[name] = {}
    table: dict[str, Any] = parent[name]
    return table
