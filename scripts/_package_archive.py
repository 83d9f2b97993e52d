"""Archives that are the same byte for byte, whenever and wherever they are made."""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import stat
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def tree(folder: Path) -> Iterator[Path]:
    """List everything below a folder in an order that depends on names alone; links unfollowed."""
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from tree(path)


def normalise(folder: Path, stamp: int) -> None:
    """Give all files below a folder plain rights and one time. Libraries are no programs."""
    for path in [*tree(folder), folder]:
        if not path.is_symlink():
            program = path.stat().st_mode & stat.S_IXUSR and ".so" not in path.name
            runs = path.is_dir() or program
            path.chmod(0o755 if runs else 0o644)
    for path in [*tree(folder), folder]:
        if os.utime in os.supports_follow_symlinks:
            os.utime(path, (stamp, stamp), follow_symlinks=False)
        elif not path.is_symlink():
            os.utime(path, (stamp, stamp))


def tar_xz(folder: Path, target: Path, stamp: int, name: str) -> None:
    """Pack a folder; inside it is called ``name``. Links stay links."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = stamp
        return info

    # One stream of several blocks would depend on how many processors there are.
    preset = 9 | lzma.PRESET_EXTREME
    with (
        lzma.open(target, "wb", format=lzma.FORMAT_XZ, preset=preset) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        archive.add(folder, name, recursive=False, filter=plain)
        for path in tree(folder):
            inside = f"{name}/{path.relative_to(folder).as_posix()}"
            archive.add(path, inside, recursive=False, filter=plain)


def zip_folder(folder: Path, target: Path, stamp: int, name: str) -> None:
    """Pack a folder for Windows and macOS; inside it is called ``name``. Links stay links."""
    import time

    when = max(time.gmtime(stamp)[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in tree(folder):
            inside = f"{name}/{path.relative_to(folder).as_posix()}"
            if path.is_dir() and not path.is_symlink():
                continue
            info = zipfile.ZipInfo(inside, when)
            info.create_system = 3
            info.compress_type = zipfile.ZIP_DEFLATED
            if path.is_symlink():
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                archive.writestr(info, os.readlink(path))
            else:
                runs = path.stat().st_mode & stat.S_IXUSR
                info.external_attr = (stat.S_IFREG | (0o755 if runs else 0o644)) << 16
                archive.writestr(info, path.read_bytes())


def gzip(content: bytes) -> bytes:
    """Compress without name and time."""
    import gzip as gzip_module

    packed = io.BytesIO()
    with gzip_module.GzipFile("", "wb", 9, packed, mtime=0) as file:
        file.write(content)
    return packed.getvalue()


def sum_of(path: Path) -> str:
    """Give the SHA-256 of a file, or of a folder: names, rights, links and contents."""
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    whole = hashlib.sha256()
    for part in tree(path):
        kind = part.lstat().st_mode
        whole.update(f"{part.relative_to(path).as_posix()}\0{kind:o}\0".encode())
        if part.is_symlink():
            whole.update(os.readlink(part).encode())
        elif part.is_file():
            whole.update(hashlib.sha256(part.read_bytes()).digest())
    return whole.hexdigest()


def size_of(folder: Path) -> int:
    """Add up the bytes of all files below a folder, links apart."""
    return sum(p.stat().st_size for p in tree(folder) if p.is_file() and not p.is_symlink())
