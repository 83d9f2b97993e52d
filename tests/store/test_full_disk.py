"""A disk that fills up: what a player finds is whole or not there, and nobody is told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.store.disks import FullDisk
from tests.store.test_saves import record_of
from zombiegames.store import files
from zombiegames.store.notices import Notice
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.statistics import Played

Write = Callable[[Profile, FullDisk], bool]
"""Writes something, and gives whether it is said to be kept."""

WON = Played("toy", "easy", 0, "won")


def picture(profile: Profile, disk: FullDisk) -> bool:
    return isinstance(profile.keep_picture(b"picture" * 99, "screen"), Path)


def crash(profile: Profile, disk: FullDisk) -> bool:
    return profile.keep_crash(ValueError("x"), record_of(9).dumps()) is not None


def save(profile: Profile, disk: FullDisk) -> bool:
    return profile.saves.save(record_of(9), "new").notice is None


def save_over(profile: Profile, disk: FullDisk) -> bool:
    older = next(entry for entry in profile.saves.entries() if entry.name == "older")
    return profile.saves.save(record_of(9), "older", over=older).notice is None


def save_elsewhere(profile: Profile, disk: FullDisk) -> bool:
    profile.saves.system = disk
    own = profile.folders.data / "own"
    return profile.saves.save(record_of(9), "mine", folder=own).notice is None


def put_back(profile: Profile, disk: FullDisk) -> bool:
    """Where something else stands in its place."""
    older = next(entry for entry in profile.saves.entries() if entry.name == "older")
    content = older.path.read_bytes()
    if not profile.saves.delete(older):
        return False
    older.path.write_bytes(content)
    return profile.saves.put_back()


def settings(profile: Profile, disk: FullDisk) -> bool:
    profile.settings.player_name = "Ada"
    profile.settings.save()
    profile.flush()
    return profile.take_notices() == []


def statistics(profile: Profile, disk: FullDisk) -> bool:
    profile.statistics.add(WON)
    profile.flush()
    return profile.take_notices() == []


def progress(profile: Profile, disk: FullDisk) -> bool:
    profile.progress.finish("toy")
    profile.flush()
    return profile.take_notices() == []


WRITES: tuple[Write, ...] = (
    picture,
    crash,
    save,
    save_over,
    save_elsewhere,
    put_back,
    settings,
    statistics,
    progress,
)


def contents(home: Path) -> dict[str, bytes]:
    """Read all files but locks."""
    return {
        str(path.relative_to(home)): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and path.suffix != ".lock"
    }


def open_used(home: Path) -> tuple[Profile, FullDisk]:
    """Open a profile in which everything was written before."""
    disk = FullDisk()
    profile = Profile(below(home), disk)
    profile.settings.language = "fr"
    profile.settings.save()
    profile.statistics.add(WON)
    profile.progress.reach("toy", 1)
    profile.saves.save(record_of(5), "older")
    profile.flush()
    return profile, disk


def check(home: Path, write: Write) -> int:
    """Fill the disk at each step of a write; gives how many steps there are.

    Each file must be as before, or as a write with room enough makes it, and what is said be true.
    """
    profile, disk = open_used(home / "room")
    before, disk.steps = contents(home / "room"), 0
    assert write(profile, disk)
    steps, after = disk.steps, contents(home / "room")
    profile.close()
    for step in range(1, steps + 1):
        place = home / str(step)
        profile, disk = open_used(place)
        disk.at, disk.steps = step, 0
        kept = write(profile, disk)
        found = contents(place)
        wrong = [name for name in found if found[name] not in (before.get(name), after.get(name))]
        assert wrong == [], f"step {step}: half written"
        assert set(before) <= set(found) <= set(after), f"step {step}: files too many or too few"
        if kept:
            assert set(found) == set(after), f"step {step}: not kept as was said"
        disk.mend()
        profile.close()
    return steps


@pytest.mark.parametrize("write", WRITES)
def test_a_file_is_whole_or_not_there_and_nothing_else_is_said(
    tmp_path: Path, write: Write
) -> None:
    assert check(tmp_path, write) >= 5


def in_place(profile: Profile, disk: FullDisk) -> bool:
    """A writer of the careless kind: what it began it leaves."""
    handle = files.Disk.create(disk, profile.folders.data / "report.txt")
    try:
        disk.write(handle, b"report" * 99)
    except OSError:
        return False
    finally:
        disk.close(handle)
    return True


def boastful(profile: Profile, disk: FullDisk) -> bool:
    """A writer that says it is done in any case."""
    profile.saves.save(record_of(9), "new")
    return True


def untidy(profile: Profile, disk: FullDisk) -> bool:
    """A writer that leaves the name it took for a file that never came."""
    try:
        path = files.free_name(disk, profile.folders.data, "report", ".txt")
        files.write_whole(disk, path, b"report" * 99)
    except OSError:
        return False
    return True


@pytest.mark.parametrize(
    ("write", "said"),
    [(in_place, "half written"), (boastful, "not kept"), (untidy, "half written")],
)
def test_careless_writers_are_seen(tmp_path: Path, write: Any, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check(tmp_path, write)


def test_where_nothing_is_ever_written_no_picture_is_said_to_be_kept() -> None:
    cannot = Notice("store.unwritable.other", {"place": "nowhere", "error": "no"})
    profile = Profile(below(Path("/nowhere")), files.MemoryDisk(why=cannot))
    assert profile.keep_picture(b"picture", "screen") == cannot
    profile.close()
