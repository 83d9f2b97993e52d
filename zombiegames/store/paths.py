"""Where the platform keeps a program's files.

``ZOMBIEGAMES_HOME`` puts everything into one folder of choice: portable installations and tests.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Mapping

HOME_VARIABLE = "ZOMBIEGAMES_HOME"
_NAME = "zombiegames"


class Folders(NamedTuple):
    """All folders of a profile."""

    settings: Path
    """``settings.toml``."""
    data: Path
    """``statistics.toml`` and ``progress.toml``."""
    saves: Path
    """Games saved by the player, and unfinished ones that made room for a new game."""
    autosaves: Path
    """One running game a game."""
    games: Path
    """Games that were played to their end."""
    crashes: Path
    """Reports of crashes."""
    pictures: Path
    """Pictures of the screen."""


class Folder(NamedTuple):
    """A folder of the player's own."""

    key: str
    """Translation key below ``ui.elsewhere``."""
    path: Path


def below(home: Path) -> Folders:
    """Arrange all folders in one."""
    saves = home / "saves"
    return Folders(
        settings=home,
        data=home,
        saves=saves,
        autosaves=saves / "auto",
        games=home / "games",
        crashes=home / "crashes",
        pictures=home / "screenshots",
    )


def find_folders(environ: Mapping[str, str] | None = None) -> Folders:
    """Choose the folders; nothing is made or looked at yet.

    Raises:
        OSError: if the system knows no home folder.
    """
    home = (os.environ if environ is None else environ).get(HOME_VARIABLE)
    if home:
        return below(Path(home).absolute())
    settings = platformdirs.user_config_path(_NAME, appauthor=False)
    data = platformdirs.user_data_path(_NAME, appauthor=False)
    # Without a home, "~" stays as it is: files would land in whatever folder is current.
    if not (settings.is_absolute() and data.is_absolute()):
        raise FileNotFoundError(2, "no home folder", str(data))
    return below(data)._replace(settings=settings)


def own_folders() -> list[Folder]:
    """List where people keep files of their own, as the system knows it; some may be missing.

    The system's folder for temporary files is the last.
    """
    found: dict[Path, str] = {}
    for key, find in (
        ("documents", platformdirs.user_documents_path),
        ("desktop", platformdirs.user_desktop_path),
        ("downloads", platformdirs.user_downloads_path),
        ("home", Path.home),
        ("temporary", lambda: Path(tempfile.gettempdir())),
    ):
        with contextlib.suppress(OSError, RuntimeError):
            folder = find()
            if folder.is_absolute() and folder.is_dir():
                found.setdefault(folder, key)
    return [Folder(key, folder) for folder, key in found.items()]
