"""What must be true of a bundle before it is packed: light, complete in notices, not too new."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _package_archive import size_of, tree

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

GLIBC = (2, 36)
"""The newest C library that a Linux bundle may need, that of Debian 12. Releases are held to 2.35,
Ubuntu 22.04's; Debian's own Python needs one more.
"""

LARGEST = 60_000_000
"""Bytes of a bundle."""

LARGEST_PACKED = 15_000_000
"""Bytes of its archive."""

NATIVE = (
    b"\x7fELF",
    b"MZ",
    b"\xcf\xfa\xed\xfe",
    b"\xca\xfe\xba\xbe",
)
"""First bytes of programs and libraries: Linux, Windows, macOS, macOS for two processors."""

_VERSION = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
_RELATIVE_RELOCATIONS = "GLIBC_ABI_DT_RELR"
"""A mark that only loaders from 2.36 on know."""


class BadBundle(Exception):
    """What is wrong with it."""


def native_files(bundle: Path) -> Iterator[Path]:
    """List all programs and libraries in a bundle."""
    for path in tree(bundle):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4).startswith(NATIVE):
                    yield path


def glibc_of(text: str) -> tuple[int, int]:
    """Give the highest version of the C library in what ``objdump -p`` says."""
    found = [(int(major), int(minor)) for major, minor in _VERSION.findall(text)]
    if _RELATIVE_RELOCATIONS in text:
        found.append((2, 36))
    return max(found, default=(0, 0))


def needed_glibc(bundle: Path) -> tuple[tuple[int, int], str]:
    """Give the highest version of the C library a bundle needs, and the file that needs it."""
    objdump = shutil.which("objdump")
    if objdump is None:
        raise BadBundle("no objdump (Debian: apt-get install binutils)")
    needs = []
    for path in native_files(bundle):
        said = subprocess.run(
            [objdump, "-p", str(path)], capture_output=True, text=True, errors="replace", check=True
        )
        needs.append((glibc_of(said.stdout), path.name))
    return max(needs)


def libraries(root: Path) -> list[dict[str, Any]]:
    """Read which libraries the credits name; root is the project's folder."""
    tables = tomllib.loads((root / "assets" / "CREDITS.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = tables["software"]
    return found


def unnoticed(names: list[str], known: list[dict[str, Any]]) -> list[str]:
    """List the programs and libraries that no entry of the credits answers for.

    Args:
        names: their places in the bundle.
        known: the entries; ``native`` holds patterns of names or places, in small letters.
    """
    patterns = [pattern for library in known for pattern in library["native"]]

    def known_by_name(name: str) -> bool:
        place = name.lower().removeprefix("_internal/")
        base = place.rpartition("/")[2]
        return any(fnmatch(place, pattern) or fnmatch(base, pattern) for pattern in patterns)

    return [name for name in names if not known_by_name(name)]


def traces(bundle: Path, places: list[str]) -> list[str]:
    """List the files that name a place on the computer that built them."""
    found = []
    for path in tree(bundle):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            found += [path.name for place in places if place.encode() in content]
    return found


def check(bundle: Path, root: Path, places: list[str], glibc: tuple[int, int] = GLIBC) -> list[str]:
    """Look at a bundle; gives what was found, in lines.

    Args:
        bundle: its folder.
        root: the project's.
        places: folders of this computer that must not be named in it.
        glibc: the newest C library it may need.

    Raises:
        BadBundle: with what is wrong.
    """
    said = []
    size = size_of(bundle)
    if size > LARGEST:
        raise BadBundle(f"{size / 1e6:.1f} MB are more than {LARGEST / 1e6:.0f}")
    said.append(f"size: {size / 1e6:.1f} MB")
    known = libraries(root)
    names = [path.relative_to(bundle).as_posix() for path in native_files(bundle)]
    strangers = unnoticed(names, known)
    if strangers:
        raise BadBundle(f"no notice answers for {', '.join(strangers)}")
    for library in known:
        if not (root / library["licence_file"]).is_file():
            raise BadBundle(f"{library['title']}: there is no {library['licence_file']}")
    said.append(f"notices: {len(names)} programs and libraries, all answered for")
    left = traces(bundle, places)
    if left:
        raise BadBundle(f"these name a place on this computer: {', '.join(left)}")
    if sys.platform == "linux":
        version, file = needed_glibc(bundle)
        if version > glibc:
            raise BadBundle("{} needs GLIBC {}.{}".format(file, *version))
        said.append("highest GLIBC needed: {}.{} ({})".format(*version, file))
    return said
