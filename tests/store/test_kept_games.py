"""Games that were played to their end: put away, listed, starred, deleted, killed between."""

from __future__ import annotations

import datetime
import errno
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Immediate, Killed, Told
from tests.store.test_saves import ENDED, GAMES, Kept, played, record_of
from zombiegames.core.match import other_seed
from zombiegames.core.record import Line, Record, loads
from zombiegames.store import games as games_module
from zombiegames.store.files import Disk, MemoryDisk
from zombiegames.store.games import Ending, GameEntry, Games
from zombiegames.store.paths import below
from zombiegames.store.savefile import ENDING


def listed(kept: Kept) -> list[GameEntry]:
    kept.saves.games.look()
    assert not kept.saves.games.reading
    return kept.saves.games.entries


def finish(kept: Kept, record: Record, count: list[int] | None = None) -> None:
    autosave = kept.saves.begin("toy")
    autosave.keep(record)
    autosave.finish(record, ENDED, lambda: None if count is None else count.append(1))


def fill(kept: Kept, count: int, **changes: object) -> None:
    """Keep games of 5, 6, … entries, the last one the newest."""
    for number in range(count):
        finish(kept, record_of(5 + number)._replace(**changes))  # type: ignore[arg-type]


def test_a_finished_game_is_kept_with_how_it_ended(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    match = played(20)
    finish(kept, match.record)
    assert kept.saves.entries() == []
    (entry,) = listed(kept)
    assert entry.path.parent == kept.folders.games
    assert (entry.game, entry.controllers) == ("toy", match.record.controllers)
    assert entry.ending == ENDED
    assert (entry.name, entry.star, entry.branched) == ("", False, False)
    assert abs(entry.time - datetime.datetime.now().timestamp()) < 60
    assert entry.size == entry.path.stat().st_size
    # Whoever knows nothing of the keys on top still reads it.
    assert loads(entry.path.read_text(encoding="utf-8")) == match.record
    loaded = kept.saves.load(entry, GAMES)
    assert (loaded.notice, loaded.resumed) == (None, None)
    assert loaded.match is not None
    assert loaded.match.record == match.record
    assert kept.told == []


def test_a_game_in_which_nobody_decided_is_not_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    count: list[int] = []
    finish(kept, record_of(0)._replace(lines=(Line(-1, "shuffle 1,2,3"),)), count)
    assert listed(kept) == []
    assert kept.saves.entries() == []
    assert count == [1]


def test_a_game_that_ends_before_it_was_ever_written_is_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.saves.begin("toy").finish(record_of(3), ENDED)
    assert [entry.path.name for entry in listed(kept)] == [f"toy-1{ENDING}"]


def test_games_are_listed_by_their_number_whatever_the_clock_says(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 11)
    kept.saves.delete(listed(kept)[-1])
    fill(kept, 1, game="zoo")
    names = [entry.path.name for entry in listed(kept)]
    assert names == [f"zoo-12{ENDING}"] + [f"toy-{n}{ENDING}" for n in range(11, 1, -1)]
    assert listed(Kept(tmp_path)) == listed(kept)


def test_a_game_played_on_from_another_is_marked(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 1, seed=other_seed())
    assert [entry.branched for entry in listed(kept)] == [True]


def test_the_oldest_without_a_star_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path)
    monkeypatch.setattr(games_module, "MOST_GAMES", 4)
    fill(kept, 4)
    oldest = listed(kept)[-1]
    kept.saves.games.set_star(oldest, True)
    assert kept.saves.games.entries[-1].star
    fill(kept, 2)
    left = listed(kept)
    assert [entry.path.name for entry in left] == [f"toy-{n}{ENDING}" for n in (6, 5, 4, 1)]
    assert [entry.star for entry in left] == [False, False, False, True]
    monkeypatch.setattr(games_module, "MOST_BYTES", 2 * left[0].size)
    fill(kept, 1)
    assert [entry.path.name for entry in listed(kept)] == [f"toy-7{ENDING}", f"toy-1{ENDING}"]
    kept.saves.games.set_star(listed(kept)[0], True)
    monkeypatch.setattr(games_module, "MOST_GAMES", 1)
    fill(kept, 1)
    assert all(entry.star for entry in listed(kept)), "what has a star stays however many"
    assert len(listed(kept)) == 2


def test_what_a_later_program_kept_is_not_trimmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(tmp_path)
    fill(kept, 2)
    oldest = listed(kept)[-1].path
    content = oldest.read_bytes().replace(b"format = 1", b"format = 99")
    oldest.write_bytes(content)
    monkeypatch.setattr(games_module, "MOST_GAMES", 1)
    fill(kept, 1)
    assert oldest.read_bytes() == content


@pytest.mark.parametrize(("wish", "left"), [(1000, 6), (200, 6), (3, 3), (0, 0)])
def test_no_more_are_kept_than_the_player_wishes(tmp_path: Path, wish: int, left: int) -> None:
    kept = Kept(tmp_path)
    fill(kept, 5)
    kept.saves.games.most = lambda: wish
    assert len(listed(kept)) == 5, "nothing goes before the next game ends"
    count = [0]
    finish(kept, record_of(9), count)
    assert len(listed(kept)) == left
    assert count == [0, 1], "it is counted all the same"
    assert kept.saves.entries() == []
    assert list(kept.folders.autosaves.glob(f"*{ENDING}")) == []


def test_a_star_outlives_the_wish_to_keep_none(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 3)
    kept.saves.games.set_star(listed(kept)[1], True)
    kept.saves.games.most = lambda: 0
    fill(kept, 1)
    assert [entry.star for entry in listed(kept)] == [True]


def test_how_low_the_winner_stood_is_noted_on_that_game_alone(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    one, two, none = (record_of(9)._replace(seed=seed) for seed in ("one", "two", "none"))
    finish(kept, one)
    finish(kept, two)
    kept.saves.games.set_lowest(one, 12)
    assert [entry.ending.lowest for entry in listed(kept)] == [-1, 12]
    (before,) = (entry.path for entry in listed(kept) if entry.ending.lowest == 12)
    content = before.read_bytes()
    kept.saves.games.set_lowest(none, 50)
    kept.saves.games.set_lowest(one._replace(lines=one.lines[:-1]), 50)
    assert [entry.ending.lowest for entry in listed(kept)] == [-1, 12]
    before.write_bytes(content.replace(b"lowest = 12", b"lowest = 120"))
    assert [entry.ending.lowest for entry in listed(kept)] == [-1, -1]


def test_a_star_changes_nothing_else(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 1)
    (entry,) = listed(kept)
    before = entry.path.read_bytes()
    kept.saves.games.set_star(entry, True)
    assert entry.path.read_bytes() == before.replace(b"star = false\n", b"star = true\n")
    kept.saves.games.set_star(listed(kept)[0], False)
    assert entry.path.read_bytes() == before
    # A record that was laid into the folder by hand has no such key yet.
    entry.path.write_text(record_of(3).dumps(), encoding="utf-8")
    (plain,) = listed(kept)
    assert plain.ending == Ending((), (), "", 0, counted=False)
    kept.saves.games.set_star(plain, True)
    assert [entry.star for entry in listed(kept)] == [True]
    assert loads(entry.path.read_text(encoding="utf-8")) == record_of(3)


def test_a_deleted_game_comes_back_to_its_place(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 3)
    before = listed(kept)
    content = before[1].path.read_bytes()
    assert kept.saves.delete(before[1])
    assert kept.saves.games.entries == [before[0], before[2]] == listed(kept)
    assert kept.saves.put_back()
    assert [e.path for e in listed(kept)] == [e.path for e in before]
    assert before[1].path.read_bytes() == content


def test_a_star_on_a_disk_that_fails_is_told_of(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 1)
    before = listed(kept)
    again = Kept(tmp_path, CutDisk(0, errno.EROFS))
    listed(again)
    again.saves.disk.at = 1  # type: ignore[attr-defined]
    again.saves.games.set_star(before[0], True)
    assert [entry.star for entry in listed(again)] == [False]
    assert len(again.told) == 1
    assert again.told[0].key.startswith("store.unwritable")


def test_what_is_no_game_is_set_aside_and_told_of_once(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 1)
    rubbish = kept.folders.games / f"toy-9{ENDING}"
    rubbish.write_bytes(b"Dear Ada\n")
    empty = kept.folders.games / f"toy-10{ENDING}"
    empty.write_bytes(b"")
    assert len(listed(kept)) == 1
    assert kept.told.keys == ["store.record.set_aside"]
    assert (kept.folders.games / f"toy-9.damaged{ENDING}").read_bytes() == b"Dear Ada\n"
    assert len(listed(kept)) == 1
    assert len(kept.told) == 1


def test_the_list_reads_no_more_than_heads(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    fill(kept, 3)
    for entry in listed(kept):
        with entry.path.open("ab") as file:
            file.write(b"# much\n" * 100_000)

    class Counting(Disk):
        read_bytes = 0

        def read(self, path: Path, limit: int) -> bytes:
            raise AssertionError("read whole")

        def head(self, path: Path, size: int) -> bytes:
            content = super().head(path, size)
            self.read_bytes += len(content)
            return content

    disk = Counting()
    games = Games(below(tmp_path), disk, Immediate(), Told().tell)  # type: ignore[arg-type]
    for _ in range(2):
        games.look()
        assert len(games.entries) == 3
        assert 0 < disk.read_bytes <= 3 * games_module.HEAD, "what is known is not read again"


def test_a_long_head_is_read_to_its_end(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    seats = tuple(f"person:{'Wilhelmina ' * 80}{n}" for n in range(6))
    fill(kept, 1, controllers=seats)
    assert [len(entry.controllers) for entry in listed(kept)] == [6]
    assert kept.told == []


def test_without_a_writable_folder_games_are_kept_in_memory(tmp_path: Path) -> None:
    kept = Kept(tmp_path, MemoryDisk(Disk()))
    fill(kept, 2)
    assert len(listed(kept)) == 2
    assert not kept.folders.games.exists()


# -- kills -----------------------------------------------------------------------------


def go_on(kept: Kept, count: list[int]) -> None:
    """Start again: whatever is to be continued is over, and is finished at its table."""
    entry = kept.saves.newest()
    if entry is not None:
        loaded = kept.saves.load(entry, GAMES)
        assert loaded.match is not None
        autosave = kept.saves.begin("toy", loaded.resumed)
        autosave.finish(loaded.match.record, ENDED, lambda: count.append(1))
        kept.saves.close()


def steps_of(home: Path) -> int:
    """Count the steps of putting a game away, kept before."""
    disk = CutDisk(0)
    kept = Kept(home, disk)
    autosave = kept.saves.begin("toy")
    autosave.keep(played(20).record)
    before = disk.steps
    autosave.finish(played(20).record, ENDED)
    return disk.steps - before


def test_a_kill_between_leaves_the_game_in_one_place_counted_once_at_most(tmp_path: Path) -> None:
    record = played(20).record
    steps = steps_of(tmp_path / "whole")
    assert steps > 6
    late = 0
    for step in range(1, steps + 1):
        home, count = tmp_path / str(step), list[int]()
        disk = CutDisk(0)
        first = Kept(home, disk)
        autosave = first.saves.begin("toy")
        autosave.keep(record)
        disk.at = disk.steps + step
        with pytest.raises(Killed):
            autosave.finish(record, ENDED, lambda count=count: count.append(1))
        assert autosave._unlock is not None
        autosave._unlock()  # as locks end with their program
        files = [p for p in home.rglob(f"*{ENDING}") if p.stat().st_size]
        assert len(files) == 1, f"step {step}: {files}"
        assert loads(files[0].read_text(encoding="utf-8")) == record
        again = Kept(home)
        go_on(again, count)
        assert again.saves.newest() is None
        assert [loads(e.path.read_text(encoding="utf-8")) for e in listed(again)] == [record]
        assert len(count) <= 1
        late += len(count)
        assert again.told == []
    assert late, "killed early, it is counted when it is continued"


def test_a_kill_while_cleaning_up_loses_nothing(tmp_path: Path) -> None:
    """The program is killed after the head was written, and again as it starts."""
    record = played(20).record
    for step in range(1, 5):
        home = tmp_path / str(step)
        kept = Kept(home)
        finish(kept, record)
        (entry,) = listed(kept)
        kept.auto.parent.mkdir(parents=True, exist_ok=True)
        entry.path.rename(kept.auto)
        kept.saves.close()
        disk = CutDisk(step)
        try:
            Kept(home, disk)
        except Killed:
            assert len([p for p in home.rglob(f"*{ENDING}") if p.stat().st_size]) == 1
        again = Kept(home)
        assert again.saves.newest() is None
        assert [loads(e.path.read_text(encoding="utf-8")) for e in listed(again)] == [record]


def test_a_disk_that_fails_leaves_the_game_to_be_continued(tmp_path: Path) -> None:
    record, count = played(20).record, list[int]()
    disk = CutDisk(0, errno.ENOSPC)
    kept = Kept(tmp_path, disk)
    autosave = kept.saves.begin("toy")
    autosave.keep(record)
    disk.at = disk.steps + 1
    autosave.finish(record, ENDED, lambda: count.append(1))
    assert (count, len(kept.told)) == ([], 1)
    assert kept.saves.newest() is not None
    disk.mend()
    autosave.close()
    assert count == [1]
    assert kept.saves.newest() is None
    assert len(listed(kept)) == 1


def test_two_programs_put_a_game_away_once(tmp_path: Path) -> None:
    """One plays it, the other has listed it before its end."""
    record, count = played(20).record, list[int]()
    one, two = Kept(tmp_path), Kept(tmp_path)
    autosave = one.saves.begin("toy")
    autosave.keep(record)
    entry = two.saves.newest()
    other = two.saves.begin("toy", entry)
    other.finish(record, ENDED, lambda: count.append(2))
    autosave.finish(record, ENDED, lambda: count.append(1))
    assert count == [1]
    assert len(listed(one)) == 1
