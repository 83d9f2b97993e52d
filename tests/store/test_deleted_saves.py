"""Deletions of saves are taken back, one after another."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tests.store.disks import CutDisk
from tests.store.test_saves import Kept, record_of


def test_deleted_saves_come_back_one_by_one_the_newest_first(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    saved = [kept.saves.save(record_of(n), f"night {n}").entry for n in (1, 2, 3)]
    before = {entry.path: entry.path.read_bytes() for entry in saved if entry is not None}
    assert len(before) == 3
    for entry in saved:
        assert entry is not None
        assert kept.saves.delete(entry)
    for count in (1, 2, 3):
        assert kept.saves.put_back()
        here = {path: path.read_bytes() for path in before if path.exists()}
        assert here == {path: before[path] for path in list(before)[-count:]}
    assert kept.saves.deleted == []


def test_a_deleted_save_whose_place_is_taken_comes_back_beside_it(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    entry = kept.saves.save(record_of(3), "night").entry
    assert entry is not None
    assert kept.saves.delete(entry)
    other = kept.saves.save(record_of(5), "night").entry
    assert other is not None
    assert other.path == entry.path
    assert kept.saves.put_back()
    assert sorted(e.actions for e in kept.saves.entries()) == [3, 5]


def test_what_cannot_be_put_back_now_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(tmp_path)
    entry = kept.saves.save(record_of(3), "night").entry
    assert entry is not None
    assert kept.saves.delete(entry)
    with monkeypatch.context() as patch:
        patch.setattr(kept.saves, "disk", CutDisk(1, errno.ENOSPC))
        assert not kept.saves.put_back()
    assert kept.saves.put_back()
    assert [e.actions for e in kept.saves.entries()] == [3]
