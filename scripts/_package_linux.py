"""The Debian package and the AppDir, made from a bundle."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import time
from pathlib import Path

from _environment import ROOT, Trouble
from _package_archive import gzip, normalise, size_of, tree
from _package_bundle import NAME, notices, stamp, version
from _package_check import needed_glibc

ICON_SIZES = (16, 32, 48, 64, 128, 256)

MAINTAINER = "The zombiegames contributors <contributors@zombiegames.invalid>"
"""Who answers for the package, unless ``ZOMBIEGAMES_MAINTAINER`` says otherwise."""

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= {glibc}), libgcc-s1, libstdc++6, libx11-6, libxext6
Recommends: libasound2 | libpulse0, libxcursor1, libxfixes3, libxi6, libxrandr2, libxss1
Section: games
Priority: optional
Description: five zombie board and card games for one computer
 Zombiaki, Zombiegeddon, Zombies!!! 4: The End, Zomb'Animaux and Zombie the
 card game: against an opponent that plays fair, or together at one screen,
 with mouse or keyboard, in English, French and Spanish.
 .
 Every rule can be searched in the program, every action is saved as it is
 made. Nothing is ever sent anywhere.
"""

LICENCES = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: zombiegames
Comment: what is the work of others is listed in THIRD_PARTY_NOTICES.txt; the texts of all
 licences are in the folder LICENSES, both beside this file.

Files: *
Copyright: 2026 the zombiegames contributors
License: MIT

License: MIT
{text}
"""


def architecture() -> str:
    """Name this computer's sort of processor as Debian does."""
    names = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}
    return names.get(platform.machine(), platform.machine())


def _desktop_files(root: Path, program: str) -> None:
    """Write what desktops look for below ``usr``."""
    share = root / "usr" / "share"
    source = ROOT / "build" / "linux"
    entry = (source / f"{NAME}.desktop").read_text(encoding="utf-8")
    (share / "applications").mkdir(parents=True)
    (share / "applications" / f"{NAME}.desktop").write_text(
        entry.replace(f"/usr/games/{NAME}", program), encoding="utf-8"
    )
    (share / "mime" / "packages").mkdir(parents=True)
    shutil.copyfile(source / f"{NAME}.xml", share / "mime" / "packages" / f"{NAME}.xml")
    images = ROOT / "assets" / "img"
    for folder, name in [
        *((f"{size}x{size}", f"icon-{size}.png") for size in ICON_SIZES),
        ("scalable", "icon.svg"),
    ]:
        place = share / "icons" / "hicolor" / folder / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(images / name, place / f"{NAME}{Path(name).suffix}")


def stage(bundle: Path, root: Path) -> None:
    """Lay the files of the Debian package out."""
    usr = root / "usr"
    shutil.copytree(bundle, usr / "lib" / NAME)
    # Debian keeps the licences with the other papers.
    shutil.rmtree(usr / "lib" / NAME / "LICENSES")
    for name in ("LICENSE.txt", "THIRD_PARTY_NOTICES.txt"):
        (usr / "lib" / NAME / name).unlink()
    (usr / "games").mkdir()
    (usr / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _desktop_files(root, f"/usr/games/{NAME}")
    date = time.strftime("%Y-%m-%d", time.gmtime(stamp()))
    page = (ROOT / "build" / "linux" / f"{NAME}.6").read_text(encoding="utf-8")
    page = page.replace("@DATE@", date).replace("@VERSION@", version())
    (usr / "share" / "man" / "man6").mkdir(parents=True)
    (usr / "share" / "man" / "man6" / f"{NAME}.6.gz").write_bytes(gzip(page.encode()))
    papers = usr / "share" / "doc" / NAME
    papers.mkdir(parents=True)
    notices(papers)
    text = (
        (papers / "LICENSE.txt")
        .read_text(encoding="utf-8")
        .partition("\n\n")[2]
        .partition("\n\n")[2]
    )
    (papers / "LICENSE.txt").unlink()
    lines = (f" {line}" if line else " ." for line in text.strip().split("\n"))
    (papers / "copyright").write_text(LICENCES.format(text="\n".join(lines)), encoding="utf-8")
    when = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(stamp()))
    maintainer = os.environ.get("ZOMBIEGAMES_MAINTAINER", MAINTAINER)
    entry = f"{NAME} ({version()}) stable; urgency=low\n\n  * See CHANGELOG.gz.\n\n"
    (papers / "changelog.gz").write_bytes(gzip(f"{entry} -- {maintainer}  {when}\n".encode()))
    (papers / "CHANGELOG.gz").write_bytes(gzip((ROOT / "CHANGELOG.md").read_bytes()))


def deb(bundle: Path, target: Path, scratch: Path) -> Path | None:
    """Build the Debian package in ``target``; None where there is no ``dpkg-deb``.

    Raises:
        Trouble: if it cannot be built.
    """
    tool = shutil.which("dpkg-deb")
    if tool is None:
        return None
    root = scratch / "deb"
    stage(bundle, root)
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(root).as_posix()}\n"
        for path in tree(root)
        if path.is_file() and not path.is_symlink()
    ]
    control = CONTROL.format(
        name=NAME,
        version=version(),
        architecture=architecture(),
        maintainer=os.environ.get("ZOMBIEGAMES_MAINTAINER", MAINTAINER),
        size=-(-size_of(root) // 1024),
        glibc=".".join(map(str, needed_glibc(bundle)[0])),
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")
    normalise(root, stamp())
    package = target / f"{NAME}_{version()}_{architecture()}.deb"
    done = subprocess.run(
        [
            tool,
            "--root-owner-group",
            "-Zxz",
            "-z9",
            "-Sextreme",
            "--build",
            str(root),
            str(package),
        ],
        env=os.environ | {"SOURCE_DATE_EPOCH": str(stamp())},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Trouble(f"dpkg-deb failed:\n\n{done.stdout}")
    return package


def appdir(bundle: Path, target: Path) -> Path:
    """Lay out what ``appimagetool`` turns into one file that runs anywhere."""
    root = target / "ZombieGames.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bundle, root / "usr" / "lib" / NAME)
    _desktop_files(root, NAME)
    (root / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    (root / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    shutil.copyfile(ROOT / "assets" / "img" / "icon-256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    normalise(root, stamp())
    return root
