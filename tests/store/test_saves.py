"""Saves: what is written, listed, loaded, moved and refused."""

from __future__ import annotations

import errno
import time
from pathlib import Path
from random import Random

import pytest

from tests.store.disks import CutDisk, Immediate, Killed, Told
from tests.toy import TOY
from zombiegames.core.match import Match
from zombiegames.core.protocol import OVER
from zombiegames.core.record import Line, Record, loads
from zombiegames.store import savefile
from zombiegames.store.files import Disk, MemoryDisk
from zombiegames.store.games import Ending
from zombiegames.store.paths import below
from zombiegames.store.savefile import ENDING
from zombiegames.store.saves import SaveEntry, Saves
from zombiegames.store.writer import Writer

GAMES = {"toy": TOY}
ENDED = Ending((2, 1), (0, 12), "concession", 7, counted=True)
CONTROLLERS = ('person:Ada "the cat" Ñ', "bot:hard:Grimwald")


class Kept:
    """Saves in a folder, every write done at once, and what was told."""

    def __init__(self, home: Path, disk: Disk | None = None) -> None:
        self.folders = below(home)
        self.told = Told()
        self.saves = Saves(self.folders, disk or Disk(), Immediate(), self.told.tell)

    @property
    def auto(self) -> Path:
        return self.folders.autosaves / f"toy{ENDING}"


def played(actions: int, seed: str = "seed") -> Match:
    match, rng = Match(TOY, CONTROLLERS, seed=seed), Random(1)
    match.advance()
    while len(match) < actions and match.to_act() != OVER:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def record_of(length: int, game: str = "toy") -> Record:
    """A record that is long, and never played."""
    lines = tuple(Line(i % 2, f"play {i % 12 + 1}", i if i % 3 else None) for i in range(length))
    return Record(game, 1, "s", CONTROLLERS, {"short": True}, lines)


# -- the running game ------------------------------------------------------------------


def test_an_autosave_grows_line_by_line_and_loads(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    match = played(20)
    autosave = kept.saves.begin("toy")
    inode = 0
    for length in range(1, len(match) + 1):
        autosave.keep(match.record._replace(lines=match.record.lines[:length]), turn=length // 4)
        assert inode in (0, kept.auto.stat().st_ino), "an append makes no new file"
        inode = kept.auto.stat().st_ino
        assert loads(kept.auto.read_text(encoding="utf-8")).lines == match.record.lines[:length]
    entry = kept.saves.newest()
    assert entry is not None
    assert entry.controllers == CONTROLLERS
    assert (entry.game, entry.actions, entry.turn) == ("toy", len(match), len(match) // 4)
    assert (entry.auto, entry.name) == (True, "")
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.notice is None
    assert loaded.resumed == entry
    assert loaded.match is not None
    assert loaded.match.record == match.record
    assert kept.told == []


def test_undo_cuts_the_file_and_play_goes_on(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    autosave = kept.saves.begin("toy")
    for length, other in ((10, 0), (6, 0), (9, 1)):
        record = record_of(length)
        if other:
            record = record._replace(lines=(*record.lines[:6], Line(1, "bury 3"), Line(0, "x 1")))
        autosave.keep(record)
        assert loads(kept.auto.read_text(encoding="utf-8")) == record


def test_a_finished_game_is_not_continued(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    autosave = kept.saves.begin("toy")
    autosave.keep(record_of(10))
    autosave.finish(record_of(10), ENDED)
    assert kept.saves.newest() is None
    autosave.keep(record_of(8))
    assert kept.saves.newest() is not None, "undo after the end brings it back"


def test_finishing_a_game_one_has_left_touches_no_other(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    left = kept.saves.begin("toy")
    left.keep(record_of(5))
    kept.saves.begin("toy").keep(record_of(6))
    left.finish(record_of(5), ENDED)
    assert [(e.actions, e.auto) for e in kept.saves.entries()] == [(6, True), (5, False)]


def test_a_new_game_moves_the_unfinished_one_to_the_saves(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    for length in (10, 11, 12):
        kept.saves.begin("toy").keep(record_of(length))
    entries = kept.saves.entries()
    assert [(e.actions, e.auto) for e in entries] == [(12, True), (11, False), (10, False)]


def test_a_game_nobody_has_played_in_makes_room_without_a_trace(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    record = record_of(0)._replace(lines=(Line(-1, "shuffle 1,2,3"),))
    kept.saves.begin("toy").keep(record)
    kept.saves.begin("toy").keep(record_of(3))
    assert [e.actions for e in kept.saves.entries()] == [3]


def test_a_damaged_autosave_in_the_way_is_not_overwritten(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.folders.autosaves.mkdir(parents=True)
    kept.auto.write_bytes(b"rubbish")
    kept.saves.begin("toy").keep(record_of(3))
    assert any(path.read_bytes() == b"rubbish" for path in tmp_path.rglob("*") if path.is_file())
    assert kept.saves.newest() is not None


def test_a_resumed_game_goes_on_in_its_file(tmp_path: Path) -> None:
    match = played(10)
    first = Kept(tmp_path).saves.begin("toy")
    first.keep(match.record)
    first.close()
    kept = Kept(tmp_path)
    entry = kept.saves.newest()
    assert entry is not None
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.match is not None
    kept.saves.begin("toy", loaded.resumed).keep(loaded.match.record)
    assert [e.auto for e in kept.saves.entries()] == [True]


def test_a_file_that_has_changed_since_it_was_loaded_is_not_written_over(tmp_path: Path) -> None:
    """As where the disk was so slow that an older state was read: both are kept."""
    kept = Kept(tmp_path)
    running = kept.saves.begin("toy")
    running.keep(record_of(5))
    entry = kept.saves.newest()
    running.keep(record_of(8))
    kept.saves.begin("toy", entry).keep(record_of(6))
    assert [(e.actions, e.auto) for e in kept.saves.entries()] == [(6, True), (8, False)]


def test_a_finished_game_removes_only_what_it_was_loaded_from(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.saves.begin("toy").keep(record_of(5))
    kept.saves.close()
    entry = kept.saves.newest()
    assert entry is not None
    kept.saves.begin("toy").finish(record_of(4), ENDED)
    kept.saves.begin("toy", entry._replace(actions=4)).finish(record_of(4), ENDED)
    assert kept.saves.entries() == [entry]
    kept.saves.begin("toy", entry).finish(record_of(5), ENDED)
    assert kept.saves.entries() == []


def test_continue_is_the_game_played_last_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    kept = Kept(tmp_path)
    first = kept.saves.begin("toy")
    first.keep(record_of(5))
    kept.saves.begin("other").keep(record_of(6, "other"))
    other = kept.folders.autosaves / f"other{ENDING}"
    for wrong in (0, 2**31, 86400 * 365 * 70):
        monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
        os.utime(other, (wrong, wrong))
        newest = kept.saves.newest()
        assert newest is not None
        assert newest.game == "other"
        assert newest.time == wrong
    entry = next(e for e in kept.saves.entries() if e.game == "toy")
    kept.saves.begin("toy", entry).keep(record_of(7))
    newest = kept.saves.newest()
    assert newest is not None
    assert (newest.game, newest.actions) == ("toy", 7)


def test_two_copies_of_the_program_never_share_a_file(tmp_path: Path) -> None:
    first, second = Kept(tmp_path), Kept(tmp_path)
    one, two = first.saves.begin("toy"), second.saves.begin("toy")
    for length in range(1, 30):
        one.keep(record_of(length))
        two.keep(record_of(length)._replace(seed="other"))
    seeds = {
        loads(path.read_text(encoding="utf-8")).seed
        for path in first.folders.autosaves.glob(f"*{ENDING}")
    }
    assert seeds == {"s", "other"}
    entry = first.saves.newest()
    assert entry is not None
    # Continuing what another copy is playing makes a second file, too.
    third = Kept(tmp_path)
    third.saves.begin("toy", entry).keep(record_of(40))
    assert sorted(e.actions for e in third.saves.entries()) == [29, 29, 40]
    one.close()
    two.close()
    Kept(tmp_path).saves.begin("toy", entry).keep(record_of(41))
    assert sorted(e.actions for e in third.saves.entries()) == [29, 40, 41]


def test_a_file_another_has_written_is_written_whole(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    autosave = kept.saves.begin("toy")
    autosave.keep(record_of(5))
    kept.auto.write_bytes(b"somebody else")
    autosave.keep(record_of(6))
    assert loads(kept.auto.read_text(encoding="utf-8")) == record_of(6)


def test_the_folder_may_vanish_while_playing(tmp_path: Path) -> None:
    import shutil

    kept = Kept(tmp_path)
    autosave = kept.saves.begin("toy")
    autosave.keep(record_of(5))
    shutil.rmtree(tmp_path / "saves")
    autosave.keep(record_of(6))
    assert loads(kept.auto.read_text(encoding="utf-8")) == record_of(6)
    assert kept.told == []


@pytest.mark.whole
def test_keeping_never_waits_for_the_disk(tmp_path: Path) -> None:
    class Slow(Disk):
        def sync(self, handle: int) -> None:
            time.sleep(0.6)

    writer = Writer()
    saves = Saves(below(tmp_path), Slow(), writer, Told().tell)
    autosave = saves.begin("toy")
    longest = 0.0
    records = [record_of(length) for length in range(300)]
    for record in records:
        start = time.perf_counter()
        autosave.keep(record)
        longest = max(longest, time.perf_counter() - start)
        time.sleep(0.001)
    assert longest < 0.3
    assert writer.close(10)
    path = below(tmp_path).autosaves / f"toy{ENDING}"
    assert loads(path.read_text(encoding="utf-8")) == records[-1]


# -- cuts ------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [None, errno.ENOSPC, errno.EIO])
def test_an_autosave_cut_at_any_step_holds_the_game_up_to_then(
    tmp_path: Path, error: int | None
) -> None:
    def play(home: Path, disk: CutDisk) -> int:
        done = 0
        autosave = Kept(home, disk).saves.begin("toy")
        for length in (4, 5, 6, 3, 4):
            autosave.keep(record_of(length))
            done = length if not disk.at or disk.steps < disk.at else done
        return done

    counting = CutDisk(0)
    play(tmp_path / "count", counting)
    assert counting.steps > 20
    for step in range(1, counting.steps + 1):
        home = tmp_path / str(step)
        disk = CutDisk(step, error)
        try:
            done = play(home, disk)
        except Killed:
            done = 0
        kept = Kept(home)
        found = [entry.actions for entry in kept.saves.entries()]
        assert kept.told == [], step
        assert all(length in (3, 4, 5, 6) for length in found), step
        assert len(found) <= 1, step
        if done:
            assert found, step


def test_after_a_full_disk_the_next_action_writes_all(tmp_path: Path) -> None:
    disk = CutDisk(0)
    kept = Kept(tmp_path, disk)
    autosave = kept.saves.begin("toy")
    autosave.keep(record_of(4))
    disk.at, disk.error, disk.steps = 2, errno.ENOSPC, 0
    autosave.keep(record_of(5))
    assert kept.told.keys == ["store.unwritable.full"]
    disk.mend()
    autosave.keep(record_of(6))
    assert loads(kept.auto.read_text(encoding="utf-8")) == record_of(6)


def test_a_save_cut_at_every_byte_is_a_shorter_game_or_set_aside(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    match = played(12)
    entry = kept.saves.save(match.record, "whole", turn=3).entry
    assert entry is not None
    whole = entry.path.read_bytes()
    start = whole.index(b"[log]\n") + len(b"[log]\n")
    for size in range(len(whole)):
        entry.path.write_bytes(whole[:size])
        loaded = kept.saves.load(entry, GAMES)
        if size < start:
            assert loaded.match is None, size
            assert loaded.notice is not None
            assert loaded.notice.key == "store.record.set_aside"
            aside = entry.path.with_name(loaded.notice.fields["aside"])
            assert aside.read_bytes() == whole[:size]
            aside.unlink()
        else:
            assert loaded.notice is None, size
            assert loaded.match is not None
            length = len(loaded.match)
            assert loaded.match.record.lines == tuple(
                line._replace(digest=mine.digest)
                for line, mine in zip(match.lines, loaded.match.lines, strict=False)
            )
            assert length == sum(
                b' = "' in line and b"d = " not in line
                for line in whole[start:size].split(b"\n")[:-1]
            )


@pytest.mark.parametrize("zeros", [1, 100, 4096])
def test_zeros_at_the_end_are_what_a_power_cut_leaves(tmp_path: Path, zeros: int) -> None:
    kept = Kept(tmp_path)
    match = played(12)
    entry = kept.saves.save(match.record, "").entry
    assert entry is not None
    whole = entry.path.read_bytes()
    entry.path.write_bytes(whole[:-20] + b"\0" * zeros)
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.notice is None
    assert loaded.match is not None
    assert len(loaded.match) in (len(match) - 1, len(match))
    entry.path.write_bytes(b"\0" * len(whole))
    assert kept.saves.entries() == []
    assert kept.told.keys == ["store.record.set_aside"]


# -- saves of the player ---------------------------------------------------------------


def test_a_save_has_its_name_and_loads(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    match = played(9)
    entry = kept.saves.save(match.record, "Before the wall", turn=2).entry
    assert entry is not None
    assert entry.path.name == f"toy-Before-the-wall{ENDING}"
    assert (entry.name, entry.turn, entry.auto) == ("Before the wall", 2, False)
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.resumed is None, "a save is never written on"
    assert loaded.match is not None
    assert loaded.match.save() == match.save()


NAMES = [
    "",
    " ",
    ".",
    "..",
    "../../etc/passwd",
    "..\\..\\boot.ini",
    "/absolute",
    "C:\\Windows\\x",
    "con",
    "nul.txt",
    "a\0b",
    "a\nb\tc",
    "-x",
    "~root",
    "%TEMP%",
    "$(touch pwned)",
    "O'Brien & Söhne (1)",
    "zażółć gęślą",
    "テスト",
    "🧟🧟",
    "x" * 240,
    "漢" * 240,
    "\ud800 lone",
    "a" * 59 + "é",
    "toy.damaged",
    "save:stream",
]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    kept = Kept(tmp_path / "home")
    entry = kept.saves.save(record_of(3), name).entry
    assert entry is not None
    assert kept.told == []
    assert entry.path.parent == kept.folders.saves
    assert len(entry.path.name.encode()) <= 200
    assert not set(entry.path.name) & set('/\\:*?"<>|\0\n ')
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files == [entry.path]
    assert [e.path for e in kept.saves.entries()] == files
    assert kept.saves.delete(entry)
    assert kept.saves.entries() == []


def test_leaving_while_the_last_write_waits_keeps_one_file(tmp_path: Path) -> None:
    """Both jobs run only after the game was left: the first does all, the second nothing."""
    for ended in (False, True):
        kept = Kept(tmp_path / str(ended))
        waiting: list = []
        kept.saves.writer.submit = lambda name, job, waiting=waiting: waiting.append(job)  # type: ignore[method-assign]
        autosave = kept.saves.begin("toy")
        autosave.keep(played(6).record, 2)
        if ended:
            autosave.finish(played(6).record, ENDED)
        autosave.close()
        for job in waiting:
            job()
        assert len(kept.saves.entries()) == (0 if ended else 1)
        assert not list(kept.folders.saves.glob(f"*{ENDING}"))


def test_equal_names_are_two_files_unless_written_over(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    first = kept.saves.save(record_of(1), "same").entry
    second = kept.saves.save(record_of(2), "SAME").entry
    third = kept.saves.save(record_of(3), "same", over=first).entry
    assert first is not None
    assert second is not None
    assert third is not None
    assert third.path == first.path
    assert {e.actions for e in kept.saves.entries()} == {2, 3}
    assert len({e.path.name.casefold() for e in kept.saves.entries()}) == 2


def test_nothing_outside_the_folders_is_written_over_deleted_or_set_aside(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "home")
    inside = kept.saves.save(record_of(3), "x").entry
    assert inside is not None
    outside = tmp_path / f"mine{ENDING}"
    outside.write_bytes(inside.path.read_bytes())
    entry = kept.saves.look_at(outside)
    assert entry is not None
    assert entry.actions == 3
    assert not kept.saves.delete(entry)
    saved = kept.saves.save(record_of(5), "y", over=entry).entry
    assert saved is not None
    assert saved.path.parent == kept.folders.saves
    outside.write_bytes(b"rubbish")
    assert kept.saves.look_at(outside) is None
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.notice is not None
    assert loaded.notice.key == "store.record.not_ours"
    assert outside.read_bytes() == b"rubbish"


def test_saves_that_cannot_be_written_say_why_every_time(tmp_path: Path) -> None:
    kept = Kept(tmp_path, CutDisk(1, errno.EROFS))
    for _ in range(2):
        entry, notice = kept.saves.save(record_of(1), "a")
        assert entry is None
        assert notice is not None
        assert notice.key == "store.unwritable.read_only"
        assert notice.fields["place"] == str(kept.folders.saves)
    assert kept.told.keys == []


def test_a_save_cut_at_any_step_leaves_no_half_save(tmp_path: Path) -> None:
    counting = CutDisk(0)
    Kept(tmp_path / "count", counting).saves.save(record_of(9), "x")
    for step in range(1, counting.steps + 1):
        kept = Kept(tmp_path / f"error{step}", CutDisk(step, errno.EIO))
        entry, notice = kept.saves.save(record_of(9), "x")
        again = Kept(tmp_path / f"error{step}")
        assert [e.actions for e in again.saves.entries()] in ([], [9])
        assert (entry is None) == (notice is not None)


# -- what cannot be played ------------------------------------------------------------


def test_a_hundred_saves_are_listed_quickly(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    for number in range(100):
        assert kept.saves.disk is not None
        path = kept.folders.saves / f"x{number}{ENDING}"
        path.parent.mkdir(parents=True, exist_ok=True)
        ours = {"counter": number, "name": str(number)}
        path.write_bytes(savefile.document(record_of(600), 20, ours))
    start = time.perf_counter()
    entries = kept.saves.entries()
    assert time.perf_counter() - start < 2
    assert [e.counter for e in entries] == list(range(99, -1, -1))


def test_a_newer_save_is_refused_with_both_versions_and_stays(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    match = played(5)
    entry = kept.saves.save(match.record, "x").entry
    assert entry is not None
    text = entry.path.read_text(encoding="utf-8")
    cases = {
        text.replace("format = 1\n", "format = 7\n"): ("store.record.newer", "7", "1"),
        text.replace("rules = 1\n", "rules = 9\n"): ("store.record.newer", "9", "1"),
        text.replace('game = "toy"', 'game = "chess"'): ("store.record.unknown_game", None, "0"),
    }
    for changed, (key, theirs, ours) in cases.items():
        entry.path.write_text(changed, encoding="utf-8")
        notice = kept.saves.load(kept.saves.look_at(entry.path) or entry, GAMES).notice
        assert notice is not None
        assert (notice.key, notice.fields.get("format"), notice.fields["ours"]) == (
            key,
            theirs,
            ours,
        )
        assert entry.path.read_text(encoding="utf-8") == changed
    entry.path.write_text(text + "[extra]\nx = 1\n", encoding="utf-8")


def test_a_record_that_breaks_off_gives_the_game_before_and_stays_as_it_was(
    tmp_path: Path,
) -> None:
    kept = Kept(tmp_path)
    match = played(14)
    lines = list(match.lines)
    lines[8] = lines[8]._replace(text="play 99")
    broken = match.record._replace(lines=tuple(lines))
    kept.saves.begin("toy").keep(broken)
    entry = kept.saves.newest()
    assert entry is not None
    content = entry.path.read_bytes()
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.match is not None
    assert len(loaded.match) == 8
    assert loaded.notice is not None
    assert loaded.notice.key == "store.record.broken"
    assert loaded.notice.fields["step"] == "9"
    kept.saves.begin("toy", loaded.resumed).keep(loaded.match.record)
    assert any(path.read_bytes() == content for path in kept.folders.saves.glob(f"*{ENDING}"))


def test_all_works_in_memory(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "none", MemoryDisk(Disk()))
    match = played(8)
    autosave = kept.saves.begin("toy")
    autosave.keep(match.record)
    entry = kept.saves.save(match.record, "x").entry
    assert entry is not None
    newest = kept.saves.newest()
    assert newest is not None
    loaded = kept.saves.load(newest, GAMES)
    assert loaded.match is not None
    assert loaded.match.record == match.record
    kept.saves.begin("toy").keep(record_of(2))
    assert len(kept.saves.entries()) == 3
    assert list(tmp_path.iterdir()) == []


def test_an_entry_says_all_that_a_list_shows() -> None:
    assert SaveEntry._fields == (
        "path", "game", "controllers", "turn", "actions", "time", "counter", "name", "auto",
    )  # fmt: skip
