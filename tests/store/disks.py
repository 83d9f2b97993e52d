"""Disks that fail: the layer below the store, cut at a chosen step."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from zombiegames.store.files import Disk
from zombiegames.store.notices import Notice

if TYPE_CHECKING:
    from pathlib import Path


class Told(list[Notice]):
    """Collects all notices."""

    def tell(self, notice: Notice, *, again: bool = False) -> None:
        self.append(notice)

    @property
    def keys(self) -> list[str]:
        return [notice.key for notice in self]


class Killed(BaseException):
    """The program ends here; nothing after it is done."""


class CutDisk(Disk):
    """Counts its steps and breaks at one of them.

    ``error`` None: the program is killed there, half of a write done. Otherwise the step raises
    that system error, again and again until ``mend``.
    """

    def __init__(self, at: int, error: int | None = None) -> None:
        self.at = at
        self.error = error
        self.steps = 0

    def _step(self) -> bool:
        self.steps += 1
        return self.at > 0 and (
            self.steps == self.at if self.error is None else self.steps >= self.at
        )

    def _break(self) -> None:
        if self.error is None:
            raise Killed
        raise OSError(self.error, errno.errorcode[self.error])

    def mend(self) -> None:
        self.at = 0

    def make_folder(self, folder: Path) -> None:
        if self._step():
            self._break()
        super().make_folder(folder)

    def create(self, path: Path) -> int:
        if self._step():
            self._break()
        return super().create(path)

    def open_end(self, path: Path, size: int) -> int:
        if self._step():
            self._break()
        return super().open_end(path, size)

    def write(self, handle: int, content: bytes) -> None:
        if self._step():
            super().write(handle, content[: len(content) // 2])
            self._break()
        super().write(handle, content)

    def sync(self, handle: int) -> None:
        if self._step():
            self._break()
        super().sync(handle)

    def replace(self, source: Path, target: Path) -> None:
        if self._step():
            self._break()
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        if self._step():
            self._break()
        super().remove(path)

    def sync_folder(self, folder: Path) -> None:
        if self._step():
            self._break()
        super().sync_folder(folder)


class FullDisk(CutDisk):
    """Has no room from a step on: the rest of a write is missing, and removing works."""

    def __init__(self, at: int = 0) -> None:
        super().__init__(at, errno.ENOSPC)

    def fill(self) -> None:
        """Be full from now on."""
        self.at = 1

    def remove(self, path: Path) -> None:
        Disk.remove(self, path)


class Immediate:
    """Stands for the writer: does every job at once, in the caller's thread."""

    def submit(self, name: str, job: Any) -> None:
        job()

    def flush(self, timeout: float = 2.0) -> bool:
        return True
