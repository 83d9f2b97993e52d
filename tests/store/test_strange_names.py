"""Files of any name and sort among the saves, and files that editors have saved again."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tests.store.test_saves import GAMES, Kept, played, record_of
from tests.strange import STRANGE_NAMES, strange_names
from zombiegames.store.documents import Document
from zombiegames.store.files import Disk
from zombiegames.store.profile import Profile
from zombiegames.store.savefile import ENDING

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only here are names any bytes")
BOM = b"\xef\xbb\xbf"


def saved_text(tmp_path: Path) -> bytes:
    """Write a save and give what is in it."""
    entry = Kept(tmp_path / "elsewhere").saves.save(played(9).record, "good", 4).entry
    assert entry is not None
    return entry.path.read_bytes()


# -- names ---------------------------------------------------------------------------------


@LINUX
@pytest.mark.parametrize("folder", ["saves", "autosaves"])
@pytest.mark.parametrize("name", strange_names(), ids=ascii)
def test_a_save_of_any_name_is_listed_loaded_deleted_and_put_back(
    tmp_path: Path, name: str, folder: str
) -> None:
    kept = Kept(tmp_path / "home")
    place = getattr(kept.folders, folder)
    place.mkdir(parents=True)
    path = place / f"{name}{ENDING}"
    content = saved_text(tmp_path)
    path.write_bytes(content)
    entry = kept.saves.entries()[0]
    assert entry.path == path
    assert (kept.saves.newest() == entry) == (folder == "autosaves")
    assert kept.saves.load(entry, GAMES).match is not None
    assert kept.saves.delete(entry)
    assert kept.saves.entries() == []
    assert kept.saves.put_back()
    assert path.read_bytes() == content
    assert kept.saves.delete(entry)
    path.write_bytes(content)
    assert kept.saves.put_back(), "beside the one that is there"
    assert len(kept.saves.entries()) == 2


@LINUX
@pytest.mark.parametrize("name", strange_names(), ids=ascii)
def test_rubbish_of_any_name_is_set_aside_and_said(tmp_path: Path, name: str) -> None:
    kept = Kept(tmp_path)
    kept.folders.saves.mkdir(parents=True)
    path = kept.folders.saves / f"{name}{ENDING}"
    path.write_bytes(b"hello\n")
    assert kept.saves.entries() == []
    assert kept.told.keys == ["store.record.set_aside"]
    assert kept.told[0].fields["file"] == path.name
    assert not path.exists()


@LINUX
@pytest.mark.parametrize("name", STRANGE_NAMES, ids=ascii)
def test_a_home_of_any_name_keeps_everything(tmp_path: Path, name: bytes) -> None:
    from zombiegames.store.paths import below

    home = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    profile = Profile(below(home))
    profile.settings.player_name = "Ada"
    profile.settings.save()
    report = profile.keep_crash(ValueError(str(home)), "")
    assert report is not None
    assert report.is_file()
    assert profile.saves.save(record_of(2), "x").notice is None
    profile.close()
    again = Profile(below(home))
    assert again.settings.player_name == "Ada"
    assert len(again.saves.entries()) == 1
    assert again.take_notices() == []
    again.close()


# -- what is no file -----------------------------------------------------------------------


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_loop(path: Path) -> None:
    path.symlink_to(path)


def a_dead_end(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def a_locked_file(path: Path) -> None:
    path.write_bytes(b"x")
    path.chmod(0)


OBSTACLES = (a_folder, a_pipe, a_device, a_loop, a_dead_end, a_locked_file)


@LINUX
@pytest.mark.parametrize("obstacle", OBSTACLES, ids=lambda make: make.__name__)
@pytest.mark.parametrize("folder", ["saves", "autosaves"])
def test_what_is_no_file_is_passed_over_at_once(tmp_path: Path, obstacle, folder: str) -> None:
    kept = Kept(tmp_path)
    place = getattr(kept.folders, folder)
    place.mkdir(parents=True)
    obstacle(place / f"toy{ENDING}")
    good = kept.saves.save(record_of(3), "good").entry
    begun = time.monotonic()
    assert [entry.path for entry in kept.saves.entries()] == [good.path if good else None]
    assert kept.saves.newest() is None
    assert kept.saves.look_at(place / f"toy{ENDING}") is None
    assert time.monotonic() - begun < 1


@LINUX
@pytest.mark.parametrize(
    "obstacle", [o for o in OBSTACLES if o is not a_folder], ids=lambda make: make.__name__
)
def test_a_running_game_is_kept_whatever_is_in_its_place(tmp_path: Path, obstacle) -> None:
    kept = Kept(tmp_path)
    kept.folders.autosaves.mkdir(parents=True)
    obstacle(kept.auto)
    kept.saves.begin("toy").keep(record_of(3), 1)
    newest = kept.saves.newest()
    assert newest is not None
    assert newest.actions == 3


@pytest.mark.parametrize("name", ["\0", "a\0b", "x" * 5000, "", "/", "/dev/null", "\ud800"])
def test_a_name_that_no_file_can_have_is_no_save(tmp_path: Path, name: str) -> None:
    assert Kept(tmp_path).saves.look_at(Path(name)) is None


# -- what editors do -----------------------------------------------------------------------


@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
@pytest.mark.parametrize("begin", [b"", BOM])
def test_a_save_is_read_as_any_editor_writes_it(tmp_path: Path, begin: bytes, ends: bytes) -> None:
    kept = Kept(tmp_path / "home")
    kept.folders.saves.mkdir(parents=True)
    content = begin + saved_text(tmp_path).replace(b"\n", ends)
    (kept.folders.saves / f"a{ENDING}").write_bytes(content)
    entry = kept.saves.entries()[0]
    assert (entry.name, entry.turn, entry.game) == ("good", 4, "toy")
    match = kept.saves.load(entry, GAMES).match
    assert match is not None
    assert match.record == played(9).record
    assert entry.actions == len(match)
    assert kept.told == []


@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
@pytest.mark.parametrize("begin", [b"", BOM])
def test_a_document_is_read_as_any_editor_writes_it(
    tmp_path: Path, begin: bytes, ends: bytes
) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(begin + b'format = 1\nplayer_name = "Ada"\n'.replace(b"\n", ends))
    told: list[object] = []
    document = Document(Disk(), path, "settings", lambda notice, **how: told.append(notice))
    assert document.read() == {"format": 1, "player_name": "Ada"}
    assert document.update(lambda content: content.update(muted=True))
    assert not path.read_bytes().startswith(BOM)
    assert document.read() == {"format": 1, "player_name": "Ada", "muted": True}
    assert told == []


def test_only_a_mark_at_the_start_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"format = 1\n" + BOM + b"muted = true\n")
    told: list[object] = []
    document = Document(Disk(), path, "settings", lambda notice, **how: told.append(notice))
    assert document.read() == {}
    assert len(told) == 1
