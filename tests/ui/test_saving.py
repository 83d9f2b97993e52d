"""Saving a game by hand where games cannot be kept, and opening one that lies elsewhere."""

from __future__ import annotations

import errno
import tempfile
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.store.disks import CutDisk
from tests.ui.table_support import Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.files import Disk, MemoryDisk
from zombiegames.store.notices import Notice
from zombiegames.store.paths import own_folders
from zombiegames.ui.kit.dialogs import Elsewhere, Pause
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.scene import GameScene

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CANNOT = Notice("store.unwritable.denied", {"place": "here", "error": "no"})

DISKS: dict[str, Any] = {
    "full": lambda: CutDisk(1, errno.ENOSPC),
    "memory": lambda: MemoryDisk(Disk(), CANNOT),
    "no home": lambda: MemoryDisk(why=CANNOT),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person who has documents and downloads, but no desktop."""
    own = tmp_path / "person"
    for name in ("Documents", "Downloads"):
        (own / name).mkdir(parents=True)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(own))
    for name in ("XDG_CONFIG_HOME", "XDG_DOCUMENTS_DIR", "XDG_DESKTOP_DIR", "XDG_DOWNLOAD_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return own


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    one = Sitting(tmp_path / "profile")
    yield one
    one.app.stack.close()
    one.app.profile.close()


def begun(sitting: Sitting) -> GameScene:
    """Play a little."""
    match = Match(GAMES["zombiaki"], ("person:Ada", "person:Boris"), seed=4)
    match.advance()
    table = sitting.open(match)
    table.do(table.choice.actions[0])
    sitting.settle()
    return table


def save_by_mouse(sitting: Sitting) -> None:
    sitting.click_button("menu")
    assert isinstance(sitting.app.stack.top, Pause)
    sitting.click_button("save")
    sitting.app.stack.update(0.0)


@pytest.mark.parametrize("disk", DISKS)
def test_a_game_that_cannot_be_kept_goes_to_a_folder_of_choice(
    sitting: Sitting, home: Path, disk: str
) -> None:
    table = begun(sitting)
    played = table.match.state.digest()
    sitting.app.saves.disk = DISKS[disk]()
    save_by_mouse(sitting)
    dialog = sitting.app.stack.top
    assert isinstance(dialog, Elsewhere)
    assert [own.key for own in dialog.folders] == ["documents", "downloads", "home", "temporary"]
    assert tr(dialog.notice.key, **dialog.notice.fields) in dialog.text()
    sitting.click_button("documents")
    assert sitting.app.stack.top is table
    (file,) = (home / "Documents").iterdir()
    assert any(str(file) in text for text in sitting.app.toasts.texts)
    # Dropped onto the window later, it goes on from there.
    table.do(table.choice.actions[0])
    sitting.settle()
    sitting.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    again = sitting.app.stack.top
    assert isinstance(again, GameScene)
    assert again is not table
    assert again.match.state.digest() == played


def test_a_folder_that_fails_after_all_is_asked_about_again(
    sitting: Sitting, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(sitting)
    sitting.app.saves.disk = CutDisk(1, errno.EROFS)
    save_by_mouse(sitting)
    system = CutDisk(1, errno.ENOSPC)
    monkeypatch.setattr(sitting.app.saves, "system", system)
    sitting.click_button("downloads")
    dialog = sitting.app.stack.top
    assert isinstance(dialog, Elsewhere)
    assert dialog.notice.key == "store.unwritable.full"
    assert dialog.notice.fields["place"] == str(home / "Downloads")
    assert dialog.folders == []
    assert dialog.heading() == tr("ui.elsewhere.nowhere")
    sitting.click_button("no")
    assert sitting.app.stack.top is table
    assert list((home / "Downloads").iterdir()) == []


def test_a_game_that_is_kept_asks_nothing(sitting: Sitting) -> None:
    table = begun(sitting)
    save_by_mouse(sitting)
    assert sitting.app.stack.top is table
    assert len({entry.path for entry in sitting.app.saves.entries() if entry.name}) == 1


def test_a_dropped_file_that_is_no_game_changes_nothing(sitting: Sitting, home: Path) -> None:
    table = begun(sitting)
    rubbish = home / "Documents" / "letter.zombiegame"
    for content in (b"Dear Ada", b""):
        rubbish.write_bytes(content)
        sitting.post(pygame.event.Event(pygame.DROPFILE, file=str(rubbish)))
        assert sitting.app.stack.top is table
        assert rubbish.read_bytes() == content
    sitting.post(pygame.event.Event(pygame.DROPFILE, file=str(home)))
    assert sitting.app.stack.top is table
    assert all("is no saved game" in text for text in sitting.app.toasts.texts)
    assert sitting.app.toasts.texts


def test_own_folders_are_those_that_stand(home: Path) -> None:
    folders = {own.key: own.path for own in own_folders()}
    assert list(folders) == ["documents", "downloads", "home", "temporary"]
    assert folders["documents"] == home / "Documents"
    assert folders["home"] == home


def test_own_folders_are_each_named_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(home))
    assert [own.key for own in own_folders()] == ["documents", "downloads", "home"]
