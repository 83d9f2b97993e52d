"""Writing a file whole, appending, moving: cut at every step."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, FullDisk, Killed
from zombiegames.store import files
from zombiegames.store.files import Disk, MemoryDisk

OLD, NEW = b"old " * 100, b"new " * 200


def steps_of_write(folder: Path) -> int:
    disk = CutDisk(0)
    files.write_whole(disk, folder / "probe", NEW)
    (folder / "probe").unlink()
    return disk.steps


@pytest.mark.parametrize("error", [None, errno.ENOSPC, errno.EIO])
def test_a_write_cut_anywhere_leaves_the_old_or_the_new(tmp_path: Path, error: int | None) -> None:
    path = tmp_path / "file"
    steps = steps_of_write(tmp_path)
    assert steps >= 5
    for step in range(1, steps + 1):
        path.write_bytes(OLD)
        try:
            files.write_whole(CutDisk(step, error), path, NEW)
        except Killed:
            assert path.read_bytes() in (OLD, NEW)
        except OSError:
            assert path.read_bytes() == OLD, "who hears of an error may try again"
        else:
            assert path.read_bytes() == NEW
            assert step == steps, "the folder alone could not be waited for"


def test_a_new_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    counting = FullDisk()
    assert files.write_new(counting, tmp_path, "whole", ".txt", NEW).read_bytes() == NEW
    for step in range(1, counting.steps + 1):
        folder = tmp_path / str(step)
        folder.mkdir()
        try:
            path = files.write_new(FullDisk(step), folder, "new", ".txt", NEW)
        except OSError:
            assert list(folder.iterdir()) == []
        else:
            assert path.read_bytes() == NEW
            assert list(folder.iterdir()) == [path]


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    class NoSync(Disk):
        def sync(self, handle: int) -> None:
            raise OSError(errno.EIO, "no")

    with pytest.raises(OSError, match="no"):
        files.write_whole(NoSync(), tmp_path / "file", NEW)
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_program_left_is_swept_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Killed):
        files.write_whole(CutDisk(3), tmp_path / "file", NEW)
    assert len(list(tmp_path.iterdir())) == 1
    files.sweep(Disk(), tmp_path)
    assert len(list(tmp_path.iterdir())) == 1, "another copy may be writing it right now"
    now = files.time.time()
    monkeypatch.setattr(files.time, "time", lambda: now - 86400)
    files.sweep(Disk(), tmp_path)
    assert list(tmp_path.iterdir()) == [], "a clock set back is no reason to keep it"


@pytest.mark.parametrize("disk", [Disk(), MemoryDisk()], ids=["disk", "memory"])
def test_append_refuses_a_file_that_another_has_written(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_whole(disk, path, b"12345")
    files.append(disk, path, 5, b"67")
    with pytest.raises(files.Changed):
        files.append(disk, path, 5, b"89")
    assert disk.read(path, 100) == b"1234567"


@pytest.mark.parametrize("disk", [Disk(), MemoryDisk()], ids=["disk", "memory"])
def test_set_aside_overwrites_nothing(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    kept = []
    for content in (b"1", b"2", b"3"):
        files.write_whole(disk, path, content)
        kept.append(files.set_aside(disk, path))
    assert [p.name for p in kept] == ["a.damaged.toml", "a.damaged-2.toml", "a.damaged-3.toml"]
    assert [disk.read(p, 10) for p in kept] == [b"1", b"2", b"3"]
    with pytest.raises(FileNotFoundError):
        disk.read(path, 10)


@pytest.mark.parametrize("disk", [Disk(), MemoryDisk()], ids=["disk", "memory"])
def test_a_large_file_is_not_read(disk: Disk, tmp_path: Path) -> None:
    files.write_whole(disk, tmp_path / "large", b"x" * 101)
    assert disk.read(tmp_path / "large", 101) == b"x" * 101
    with pytest.raises(files.TooLarge):
        disk.read(tmp_path / "large", 100)


def test_a_folder_or_a_pipe_is_no_file(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(OSError, match=r"no plain file|No such"):
            Disk().read(path, 100)


@pytest.mark.parametrize("disk", [Disk(), MemoryDisk()], ids=["disk", "memory"])
def test_a_lock_is_held_once_and_freed(disk: Disk, tmp_path: Path) -> None:
    unlock = disk.lock(tmp_path / "a.lock")
    assert unlock is not None
    assert disk.lock(tmp_path / "a.lock") is None
    assert disk.lock(tmp_path / "b.lock") is not None
    unlock()
    assert disk.lock(tmp_path / "a.lock") is not None


def test_names_that_differ_in_case_alone_are_taken(tmp_path: Path) -> None:
    (tmp_path / "GAME.toml").write_bytes(b"")
    assert files.free_name(Disk(), tmp_path, "game", ".toml").name == "game-2.toml"


def test_memory_reads_through_and_never_writes_through(tmp_path: Path) -> None:
    (tmp_path / "kept").write_bytes(b"kept")
    (tmp_path / "moved").write_bytes(b"moved")
    memory = MemoryDisk(Disk())
    assert memory.read(tmp_path / "kept", 10) == b"kept"
    files.write_whole(memory, tmp_path / "kept", b"changed")
    files.move(memory, tmp_path / "moved", tmp_path, "away")
    memory.remove(tmp_path / "away")
    assert memory.names(tmp_path) == ["kept"]
    assert memory.read(tmp_path / "kept", 10) == b"changed"
    with pytest.raises(FileNotFoundError):
        memory.remove(tmp_path / "moved")
    assert (tmp_path / "kept").read_bytes() == b"kept"
    assert (tmp_path / "moved").read_bytes() == b"moved"
    assert len(list(tmp_path.iterdir())) == 2
