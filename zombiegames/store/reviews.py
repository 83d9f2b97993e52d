"""What was found by looking back at finished games, so that it need not be found again.

A file a game, named by what the game was: who moves or renames a game keeps its review. What cannot
be read is found anew, and what cannot be written is lost without a word.
"""

from __future__ import annotations

import contextlib
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from zombiegames.core.toml import TomlError, read_toml, write_toml
from zombiegames.store import files

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from zombiegames.store.writer import Writer

MOST = 300
"""Reviews kept; beyond them the oldest go."""
LIMIT = 1_000_000
"""Bytes of a file; the longest known takes an eighth of it."""
ENDING = ".toml"


class Reviews:
    """All reviews of a profile."""

    def __init__(self, folder: Path, disk: files.Disk, writer: Writer) -> None:
        self._folder = folder
        self._disk = disk
        self._writer = writer

    def find(self, text: str, version: int) -> list[dict[str, Any]] | None:
        """Give the rows kept for a record; None: there are none of this version."""
        try:
            content = self._disk.read(self._path(text), LIMIT).decode("utf-8")
            document = read_toml(content)
        except (OSError, UnicodeDecodeError, TomlError):
            return None
        rows = document.get("rows")
        sound = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
        return rows if sound and document.get("version") == version else None

    def keep(self, text: str, version: int, rows: Sequence[Mapping[str, object]]) -> None:
        """Write rows for a record in the background."""
        path = self._path(text)
        content = write_toml({"version": version, "rows": [dict(row) for row in rows]})

        def write() -> None:
            with contextlib.suppress(OSError):
                self._disk.make_folder(self._folder)
                files.write_whole(self._disk, path, content.encode("utf-8"))
                self._trim()

        self._writer.submit(f"review {path.name}", write)

    def _path(self, text: str) -> Path:
        return self._folder / f"{sha256(text.encode()).hexdigest()[:24]}{ENDING}"

    def _trim(self) -> None:
        names = [name for name in self._disk.names(self._folder) if name.endswith(ENDING)]
        if len(names) > MOST:
            paths = [self._folder / name for name in names]
            paths.sort(key=lambda path: self._disk.facts(path).time)
            for path in paths[: len(names) - MOST]:
                self._disk.remove(path)
