"""Games saved, moved, put back, with a kill at every step: nothing lost, nothing complained of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Killed
from tests.store.test_saves import Kept, record_of
from zombiegames.store import files
from zombiegames.store.savefile import ENDING


def save(kept: Kept) -> None:
    """Twice under one name."""
    for length in (7, 8):
        kept.saves.save(record_of(length), "night")


def make_room(kept: Kept) -> None:
    """Begin a game where another has not ended."""
    kept.saves.begin("toy").keep(record_of(9))
    kept.saves.begin("toy").keep(record_of(3))


def put_back(kept: Kept) -> None:
    """Take a deletion back where something else lies."""
    entry = next(entry for entry in kept.saves.entries() if entry.actions == 5)
    kept.saves.deleted.append((entry, entry.path.read_bytes()))
    kept.saves.put_back()


ACTS: dict[Callable[[Kept], None], list[int]] = {
    save: [8, 7, 6, 5],
    make_room: [9, 6, 5, 3],
    put_back: [6, 5, 5],
}


def prepared(home: Path, disk: CutDisk) -> Kept:
    """Have a save and a game that was left."""
    first = Kept(home)
    first.saves.save(record_of(5), "evening")
    first.saves.begin("toy").keep(record_of(6))
    first.saves.close()
    return Kept(home, disk)


def found(kept: Kept) -> list[int]:
    return sorted((entry.actions for entry in kept.saves.entries()), reverse=True)


@pytest.mark.parametrize("act", ACTS)
def test_a_kill_at_any_step_loses_nothing_and_leaves_no_word(
    tmp_path: Path, act: Callable[[Kept], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = CutDisk(0)
    kept = prepared(tmp_path / "count", counting)
    act(kept)
    assert found(kept) == ACTS[act]
    assert counting.steps > 5
    for step in range(1, counting.steps + 1):
        home = tmp_path / str(step)
        with pytest.raises(Killed):
            act(prepared(home, CutDisk(step)))
        after = Kept(home)
        there = found(after)
        assert {5, 6} <= set(there) <= set(ACTS[act]), step
        assert after.told == [], step
        files_of = list(home.rglob(f"*{ENDING}"))
        assert len(files_of) - len(there) in (0, 1), step
        # An hour later what was begun and never filled is gone; what is whole stays.
        now = files.time.time()
        with monkeypatch.context() as later:
            later.setattr(files.time, "time", lambda now=now: now + 86400)
            assert found(Kept(home)) == there, step
        assert len(list(home.rglob(f"*{ENDING}"))) == len(there), step
        assert list(home.rglob(f"*{files.TEMPORARY}")) == [], step
