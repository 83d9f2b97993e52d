"""Where the third-party sources come from: unpacked npm and Debian packages."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
import urllib.parse
from pathlib import Path
from typing import Any

NPM_PACKAGES = {
    "@iconify-json/game-icons": "1.2.4",
    "@expo-google-fonts/creepster": "0.4.0",
    "@expo-google-fonts/atkinson-hyperlegible-next": "0.4.1",
    "@expo-google-fonts/special-elite": "0.4.1",
}
"""Package name to the version the committed files were made from."""


class Sources:
    """Finds files of source packages, fetching a package that is not unpacked yet.

    ``npm`` is a folder laid out like ``node_modules``; ``debian`` holds one folder a Debian
    package, each the root of its unpacked tree. A missing package is fetched into these folders
    with ``npm pack`` or ``apt-get download``.
    """

    def __init__(self, npm: Path, debian: Path) -> None:
        self.npm = npm
        self.debian = debian

    def npm_file(self, package: str, path: str) -> Path:
        """Return a file of an npm package."""
        folder = self.npm / package
        if not folder.is_dir():
            self._fetch_npm(package, folder)
        return _existing(folder / path)

    def debian_file(self, package: str, path: str) -> Path:
        """Return a file of a Debian package; ``path`` counts from the root of a system."""
        folder = self.debian / package
        if not folder.is_dir():
            self._fetch_debian(package, folder)
        return _existing(folder / path)

    def icon_set(self, package: str) -> dict[str, Any]:
        """Return the parsed icon file of an Iconify package."""
        text = self.npm_file(package, "icons.json").read_text(encoding="utf-8")
        parsed: dict[str, Any] = json.loads(text)
        return parsed

    def _fetch_npm(self, package: str, folder: Path) -> None:
        """Fetch and unpack one npm package."""
        self.npm.mkdir(parents=True, exist_ok=True)
        wanted = f"{package}@{NPM_PACKAGES[package]}"
        done = subprocess.run(
            ["npm", "pack", "--silent", wanted],
            cwd=self.npm,
            check=True,
            capture_output=True,
            text=True,
        )
        archive = self.npm / urllib.parse.unquote(done.stdout.split()[-1])
        with tarfile.open(archive) as tar:
            tar.extractall(folder.with_name(folder.name + ".tmp"))
        shutil.move(str(folder.with_name(folder.name + ".tmp") / "package"), str(folder))
        archive.unlink()

    def _fetch_debian(self, package: str, folder: Path) -> None:
        """Fetch and unpack one Debian package."""
        self.debian.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", package], cwd=self.debian, check=True)
        archive = max(self.debian.glob(f"{package}_*.deb"))
        subprocess.run(["dpkg-deb", "-x", str(archive), str(folder)], check=True)
        archive.unlink()


def _existing(path: Path) -> Path:
    """Return ``path``; raise ``FileNotFoundError`` when the package lacks it."""
    if not path.is_file():
        raise FileNotFoundError(path)
    return path
