"""The few things the store does with files, each safe against a cut at any moment.

``Disk`` is the thin layer over the system; ``MemoryDisk`` is its twin for when no folder can be
written, and tests put a failing one in its place. The functions below it are built from the
layer alone.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from errno import EISDIR, ENOENT
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.store.notices import Notice

    Unlock = Callable[[], None]

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TEMPORARY = ".tmp"
"""Ending of a file being written; such names are short and start with a dot."""

_BUSY_RETRIES = 20
_BUSY_PAUSE = 0.02
"""Seconds; scanners on Windows hold a fresh file open for a moment."""

_LEFT_OVER = 3600.0
"""Seconds after which a temporary file must be of a program that was killed."""

_LARGEST_MOVED = 1 << 24
"""Bytes; larger files of the system are not taken into memory."""


class Changed(OSError):
    """A file is not as this program left it: another copy has written it."""


class TooLarge(OSError):
    """A file is larger than anything this program writes."""


class Facts(NamedTuple):
    """What a folder knows about a file."""

    size: int
    """Bytes."""
    time: float
    """Last change, seconds since 1970 by a clock that may be wrong: for display."""


class Disk:
    """The system's files, one call a step."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder with all above it; fine if it stands already."""
        folder.mkdir(parents=True, exist_ok=True)

    def names(self, folder: Path) -> list[str]:
        """List a folder in a fixed order; empty if it is missing."""
        try:
            return sorted(os.listdir(folder))
        except (FileNotFoundError, NotADirectoryError):
            return []

    def facts(self, path: Path) -> Facts:
        """Look up size and time of a plain file."""
        try:
            found = path.stat()
        except (NotADirectoryError, ValueError) as error:  # or a name that no file can have
            raise FileNotFoundError(ENOENT, "no such file", str(path)) from error
        if not path.is_file():
            raise IsADirectoryError(EISDIR, "no plain file", str(path))
        return Facts(found.st_size, found.st_mtime)

    def read(self, path: Path, limit: int) -> bytes:
        """Read a plain file of at most ``limit`` bytes.

        Raises:
            TooLarge: for a larger one, without reading it.
            OSError: as the system says.
        """
        self.facts(path)
        with path.open("rb") as file:
            content = file.read(limit + 1)
        if len(content) > limit:
            raise TooLarge(f"more than {limit} bytes: {path}")
        return content

    def head(self, path: Path, size: int) -> bytes:
        """Read the first ``size`` bytes of a plain file, or all of a smaller one."""
        self.facts(path)
        with path.open("rb") as file:
            return file.read(size)

    def create(self, path: Path) -> int:
        """Open a file that must not exist yet; gives its handle."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o644)

    def open_end(self, path: Path, size: int) -> int:
        """Open a file for appending.

        Raises:
            Changed: if it has not ``size`` bytes.
        """
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)
        if os.fstat(handle).st_size != size:
            os.close(handle)
            raise Changed(f"not {size} bytes: {path}")
        return handle

    def write(self, handle: int, content: bytes) -> None:
        """Write all of ``content``."""
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]

    def sync(self, handle: int) -> None:
        """Wait until the file is on the medium."""
        if sys.platform == "darwin":
            # There fsync leaves the content in the drive's own memory.
            with contextlib.suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
                return
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close a file."""
        os.close(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Rename in one step, over what stands there."""
        for _ in range(_BUSY_RETRIES):
            try:
                os.replace(source, target)
                return
            except PermissionError:
                if sys.platform != "win32":
                    raise
                time.sleep(_BUSY_PAUSE)
        os.replace(source, target)

    def remove(self, path: Path) -> None:
        """Remove a file."""
        path.unlink()

    def sync_folder(self, folder: Path) -> None:
        """Wait until the names in a folder are on the medium, where the system can do so."""
        if sys.platform == "win32":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def lock(self, path: Path, patience: float = 0.0) -> Unlock | None:
        """Take the lock named by a file; None if another holds it for ``patience`` seconds.

        The system frees it when a program dies. Where a file system knows no locks, everybody
        gets it.
        """
        handle = os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, 0o644)
        end = time.monotonic() + patience
        while True:
            try:
                if sys.platform == "win32":
                    msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
                else:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lambda: os.close(handle)
            except (BlockingIOError, PermissionError):
                if time.monotonic() >= end:
                    os.close(handle)
                    return None
                time.sleep(0.01)
            except OSError:
                return lambda: os.close(handle)


_BINARY: int = getattr(os, "O_BINARY", 0)


class MemoryDisk(Disk):
    """Reads what the system has, but writes only into memory, for as long as the program runs."""

    def __init__(self, under: Disk | None = None, why: Notice | None = None) -> None:
        self.why = why
        """What made it necessary."""
        self._under = under
        self._files: dict[Path, bytearray] = {}
        self._gone: set[Path] = set()
        self._open: dict[int, bytearray] = {}
        self._locked: set[Path] = set()

    def make_folder(self, folder: Path) -> None:
        """Nothing to make."""

    def names(self, folder: Path) -> list[str]:
        """List a folder as it would be."""
        names = {path.name for path in list(self._files) if path.parent == folder}
        if self._under is not None:
            with contextlib.suppress(OSError):
                names |= {n for n in self._under.names(folder) if folder / n not in self._gone}
        return sorted(names)

    def facts(self, path: Path) -> Facts:
        """Look up size and time; what is in memory is from now."""
        under = self._beneath(path)
        if under is not None:
            return under.facts(path)
        return Facts(len(self._at(path)), time.time())

    def read(self, path: Path, limit: int) -> bytes:
        """Read a file."""
        under = self._beneath(path)
        if under is not None:
            return under.read(path, limit)
        content = self._at(path)
        if len(content) > limit:
            raise TooLarge(f"more than {limit} bytes: {path}")
        return bytes(content)

    def head(self, path: Path, size: int) -> bytes:
        """Read the first bytes of a file."""
        under = self._beneath(path)
        return bytes(self._at(path)[:size]) if under is None else under.head(path, size)

    def create(self, path: Path) -> int:
        """Keep a new file."""
        if path in self._files:
            raise FileExistsError(str(path))
        self._files[path] = bytearray()
        return self._handle(self._files[path])

    def open_end(self, path: Path, size: int) -> int:
        """Open a file in memory for appending."""
        if len(self._at(path)) != size:
            raise Changed(str(path))
        return self._handle(self._at(path))

    def write(self, handle: int, content: bytes) -> None:
        """Append to an open file."""
        self._open[handle].extend(content)

    def sync(self, handle: int) -> None:
        """Nothing to wait for."""

    def close(self, handle: int) -> None:
        """Forget a handle."""
        del self._open[handle]

    def replace(self, source: Path, target: Path) -> None:
        """Rename."""
        self._files[target] = bytearray(self.read(source, _LARGEST_MOVED))
        self.remove(source)

    def remove(self, path: Path) -> None:
        """Forget a file, or hide one that the system has."""
        self.facts(path)
        self._files.pop(path, None)
        self._gone.add(path)

    def sync_folder(self, folder: Path) -> None:
        """Nothing to wait for."""

    def lock(self, path: Path, patience: float = 0.0) -> Unlock | None:
        """Take a lock within this program."""
        if path in self._locked:
            return None
        self._locked.add(path)
        return lambda: self._locked.discard(path)

    def _beneath(self, path: Path) -> Disk | None:
        """Give the disk that has a file which memory neither has nor hides."""
        return None if path in self._files or path in self._gone else self._under

    def _at(self, path: Path) -> bytearray:
        try:
            return self._files[path]
        except KeyError:
            raise FileNotFoundError(ENOENT, "no such file", str(path)) from None

    def _handle(self, content: bytearray) -> int:
        handle = max(self._open, default=0) + 1
        self._open[handle] = content
        return handle


def write_whole(disk: Disk, path: Path, content: bytes) -> None:
    """Put a file in place so that at any moment either the old or the new one is there, whole.

    Raises:
        OSError: and the old file is untouched.
    """
    # Short, so that it fits wherever the target does.
    temporary = path.with_name(f".{secrets.token_hex(4)}{TEMPORARY}")
    handle = disk.create(temporary)
    try:
        try:
            disk.write(handle, content)
            disk.sync(handle)
        finally:
            disk.close(handle)
        disk.replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(temporary)
        raise
    _sync_folder(disk, path.parent)


def write_new(disk: Disk, folder: Path, stem: str, ending: str, content: bytes) -> Path:
    """Put a whole file under a name that no other has; gives its place.

    Raises:
        OSError: and there is no such file.
    """
    path = free_name(disk, folder, stem, ending)
    try:
        write_whole(disk, path, content)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(path)
        raise
    return path


def _sync_folder(disk: Disk, folder: Path) -> None:
    """Wait for the names in a folder, where that can be done: the files are in place already."""
    with contextlib.suppress(OSError):
        disk.sync_folder(folder)


def append(disk: Disk, path: Path, size: int, content: bytes) -> None:
    """Add to a file of ``size`` bytes and wait until it is on the medium.

    Raises:
        Changed: if the file has another size.
        OSError: a part may have been written then.
    """
    handle = disk.open_end(path, size)
    try:
        disk.write(handle, content)
        disk.sync(handle)
    finally:
        disk.close(handle)


def free_name(disk: Disk, folder: Path, stem: str, ending: str) -> Path:
    """Find a name that no file has (not even in another case) and take it with an empty file."""
    taken = {name.casefold() for name in disk.names(folder)}
    number = 1
    while True:
        name = f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}"
        number += 1
        if name.casefold() in taken:
            continue
        path = folder / name
        with contextlib.suppress(FileExistsError):
            disk.close(disk.create(path))
            return path


def check_writable(disk: Disk, folder: Path) -> None:
    """Try a folder with a file that is taken away again.

    Raises:
        OSError: if nothing can be written there.
    """
    probe = free_name(disk, folder, ".probe", TEMPORARY)
    try:
        disk.remove(probe)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(probe)
        raise


def is_writable(disk: Disk, folder: Path) -> bool:
    """Tell whether files can be made in a folder that stands already."""
    try:
        check_writable(disk, folder)
    except OSError:
        return False
    return True


def move(disk: Disk, path: Path, folder: Path, stem: str) -> Path:
    """Move a file into ``folder`` under ``stem``, or the next free name; overwrites nothing."""
    target = free_name(disk, folder, stem, path.suffix)
    try:
        disk.replace(path, target)
    except OSError:
        with contextlib.suppress(OSError):
            disk.remove(target)
        raise
    _sync_folder(disk, folder)
    return target


def set_aside(disk: Disk, path: Path) -> Path:
    """Rename a damaged file to ``<name>.damaged<ending>`` beside itself; overwrites nothing."""
    return move(disk, path, path.parent, f"{path.stem}.damaged")


def sweep(disk: Disk, folder: Path, ending: str = "") -> None:
    """Remove what killed programs left an hour ago or more.

    That is what they had half written, and the names with ``ending`` that they took (see
    ``free_name``) and never filled.
    """
    for name in disk.names(folder):
        half = name.startswith(".") and name.endswith(TEMPORARY)
        if not half and not (ending and name.endswith(ending)):
            continue
        with contextlib.suppress(OSError):
            facts = disk.facts(folder / name)
            # The distance, not the age: a clock may have been set back.
            old = abs(time.time() - facts.time) > _LEFT_OVER
            if old and (half or not facts.size):
                disk.remove(folder / name)
