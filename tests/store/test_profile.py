"""The whole profile: strange folders, read-only ones, none at all; kills; two programs at once."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.store.disks import CutDisk
from tests.store.test_saves import record_of
from zombiegames.core.record import loads
from zombiegames.store import paths
from zombiegames.store.paths import below, find_folders
from zombiegames.store.profile import Profile, open_profile
from zombiegames.store.savefile import ENDING
from zombiegames.store.statistics import Played

KILLS = 12
"""Programs killed here; ``scripts/soak_saves.py`` kills 300."""


def use(profile: Profile) -> None:
    """Do everything a profile can do, once."""
    profile.settings.language = "fr"
    profile.settings.save()
    profile.statistics.add(Played("toy", "easy", 0, "won"))
    autosave = profile.saves.begin("toy")
    autosave.keep(record_of(5), turn=2)
    assert profile.flush()
    assert profile.saves.save(record_of(7), "été", turn=3).entry is not None
    assert profile.flush()


def assert_kept(home: Path) -> None:
    profile = Profile(below(home))
    assert profile.settings.language == "fr"
    assert profile.statistics.tally("toy").won == 1
    assert [e.actions for e in profile.saves.entries()] == [7, 5]
    assert profile.take_notices() == []
    assert profile.close()


FOLDERS = [
    "plain",
    "a b  c",
    "zażółć gęślą",
    "テスト",
    "O'Brien & Söhne (1)",
    "%TEMP%",
    "-x",
    "🧟",
    "/".join(["n" * 60] * 4),
    "漢" * 80,
]


@pytest.mark.parametrize("name", FOLDERS)
def test_any_folder_will_do(tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    profile = Profile(below(home))
    use(profile)
    assert profile.close()
    assert not profile.in_memory
    assert_kept(home)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_folder_whose_name_is_no_text(tmp_path: Path) -> None:
    home = tmp_path / os.fsdecode(b"\xff\xfe")
    profile = Profile(below(home))
    use(profile)
    profile.close()
    assert_kept(home)


def test_nothing_is_written_before_there_is_something(tmp_path: Path) -> None:
    profile = Profile(below(tmp_path / "home"))
    assert profile.saves.entries() == []
    profile.close()
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS, errno.ENOSPC, errno.ENOTDIR])
def test_where_nothing_can_be_written_all_works_in_memory(tmp_path: Path, error: int) -> None:
    profile = Profile(below(tmp_path / "home"), CutDisk(1, error))
    use(profile)
    assert profile.in_memory
    assert [e.actions for e in profile.saves.entries()] == [7, 5]
    assert profile.settings.language == "fr"
    assert profile.statistics.tally("toy").won == 1
    (first,) = profile.take_notices()
    assert first.key.startswith("store.unwritable.")
    assert first.fields["place"] == str(tmp_path / "home")
    assert profile.saves.save(record_of(7), "again").notice == first, "the answer to saving by hand"
    profile.statistics.add(Played("toy", "easy", 0, "won"))
    profile.saves.begin("toy").keep(record_of(9))
    assert profile.flush()
    assert profile.take_notices() == []
    assert profile.close()
    assert list(tmp_path.iterdir()) == []


def test_a_read_only_profile_is_still_read(tmp_path: Path) -> None:
    profile = Profile(below(tmp_path))
    use(profile)
    profile.close()
    before = {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    read_only = Profile(below(tmp_path), CutDisk(1, errno.EROFS))
    assert read_only.settings.language == "fr"
    assert read_only.statistics.tally("toy").won == 1
    assert [e.actions for e in read_only.saves.entries()] == [7, 5]
    use(read_only)
    assert read_only.statistics.tally("toy").won == 2
    assert len(read_only.saves.entries()) == 4
    read_only.close()
    assert before == {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("I was here first", encoding="utf-8")
    profile = Profile(below(tmp_path / "home"))
    use(profile)
    assert profile.in_memory
    assert {n.key for n in profile.take_notices()} == {"store.unwritable.no_folder"}
    assert (tmp_path / "home").read_text(encoding="utf-8") == "I was here first"


@pytest.mark.parametrize("folder", ["saves", "saves/auto"])
def test_a_file_where_a_folder_of_saves_should_be(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).parent.mkdir(exist_ok=True)
    (tmp_path / folder).write_text("", encoding="utf-8")
    profile = Profile(below(tmp_path))
    autosave = profile.saves.begin("toy")
    autosave.keep(record_of(5))
    profile.flush()
    autosave.keep(record_of(6))
    profile.close()
    assert [n.key for n in profile.take_notices()] == ["store.unwritable.no_folder"]


def test_the_folder_may_come_back(tmp_path: Path) -> None:
    disk = CutDisk(0)
    profile = Profile(below(tmp_path), disk)
    disk.at, disk.error = 1, errno.EIO
    autosave = profile.saves.begin("toy")
    autosave.keep(record_of(3))
    profile.flush()
    assert [n.key for n in profile.take_notices()] == ["store.unwritable.other"]
    disk.mend()
    autosave.keep(record_of(4))
    assert [e.actions for e in profile.saves.entries()] == [4]
    profile.close()


def test_the_variable_names_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_folders({"ZOMBIEGAMES_HOME": "here"}).settings == tmp_path / "here"
    assert find_folders({"ZOMBIEGAMES_HOME": str(tmp_path)}) == below(tmp_path)
    assert find_folders({"ZOMBIEGAMES_HOME": ""}) != below(tmp_path)


def test_without_a_home_nothing_lands_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for function in ("user_config_path", "user_data_path"):
        monkeypatch.setattr(
            paths.platformdirs, function, lambda *_, **__: Path("~/.local/share/zombiegames")
        )
    profile = open_profile({})
    use(profile)
    assert profile.in_memory
    assert {n.key for n in profile.take_notices()} == {"store.unwritable.other"}
    profile.close()
    assert list(tmp_path.iterdir()) == []


ODD_ENVIRONMENTS = {
    "no home": {"HOME": None},
    "home is nowhere": {"HOME": "/nonexistent/home"},
    "data is a file": {"XDG_DATA_HOME": "{file}"},
    "relative": {"XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config"},
    "plain C": {"LC_ALL": "C"},
    "POSIX": {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}

USE = """
import os, sys
sys.path.insert(0, {root!r})
from zombiegames.store.profile import open_profile
from tests.store.test_profile import use
profile = open_profile()
use(profile)
assert len(profile.saves.entries()) >= 2
profile.close()
print(profile.in_memory, len(profile.take_notices()) <= 2)
"""


@pytest.mark.whole
@pytest.mark.skipif(sys.platform == "win32", reason="these are variables of other systems")
@pytest.mark.parametrize("name", ODD_ENVIRONMENTS)
def test_odd_environments(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "work").mkdir()
    environ = {k: v for k, v in os.environ.items() if k != "ZOMBIEGAMES_HOME"}
    environ |= {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG")}
    # Where a variable says nothing sound, the files go to a home: not to that of the tester.
    environ["HOME"] = str(tmp_path / "home")
    for key, value in ODD_ENVIRONMENTS[name].items():
        environ.pop(key, None)
        if value is not None:
            environ[key] = value.format(file=tmp_path / "file")
    if "HOME" in ODD_ENVIRONMENTS[name]:
        environ.pop("XDG_CONFIG_HOME")
        environ["XDG_DATA_HOME"] = str(tmp_path / "DATA")
        environ["XDG_CONFIG_HOME"] = str(tmp_path / "CONFIG")
    done = subprocess.run(
        [sys.executable, "-c", USE.format(root=str(ROOT))],
        cwd=tmp_path / "work",
        env=environ,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("True\n"), done.stdout
    assert list((tmp_path / "work").iterdir()) == [], "nothing beside where one happens to be"


def test_no_time_of_day_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(random.Random(1).choices([0, 2**31, time.time(), -86400, 2**33], k=10_000))
    monkeypatch.setattr(time, "time", lambda: next(clock))
    profile = Profile(below(tmp_path))
    use(profile)
    assert profile.close()
    monkeypatch.undo()
    assert_kept(tmp_path)


def test_a_crash_leaves_a_file_with_the_game(tmp_path: Path) -> None:
    profile = Profile(below(tmp_path))
    record = record_of(4).dumps()
    try:
        raise KeyError("the dog’s lead \ud800")
    except KeyError as error:
        files = [profile.keep_crash(error, record) for _ in range(25)]
    assert all(files)
    kept = sorted(p.name for p in (tmp_path / "crashes").iterdir())
    assert len(kept) == 20
    assert "crash-25.txt" in kept
    text = (tmp_path / "crashes" / "crash-25.txt").read_text(encoding="utf-8")
    assert "the dog’s lead" in text
    assert "test_a_crash_leaves_a_file_with_the_game" in text
    assert loads(text[text.index("format = 1") :]) == record_of(4)
    profile.close()


def test_a_crash_where_nothing_can_be_written_is_no_second_crash(tmp_path: Path) -> None:
    profile = Profile(below(tmp_path / "x"), CutDisk(1, errno.EROFS))
    assert profile.keep_crash(ValueError("x")) is None
    writable = CutDisk(0)
    profile = Profile(below(tmp_path / "x"), writable)
    writable.at, writable.error = 1, errno.ENOSPC
    assert profile.keep_crash(ValueError("x")) is None
    profile.close()


def test_closing_leaves_no_thread(tmp_path: Path) -> None:
    before = threading.active_count()
    profile = Profile(below(tmp_path))
    use(profile)
    assert profile.close()
    assert threading.active_count() == before


# -- real processes --------------------------------------------------------------------

PLAYER = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tests.store.test_saves import record_of
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.statistics import Played
profile = Profile(below(Path({home!r})))
number = profile.settings.effects_volume
autosave = profile.saves.begin("toy", profile.saves.newest())
print("ready", flush=True)
sys.stdin.readline()
for step in range(1, {rounds}):
    profile.settings.effects_volume = step % 100
    profile.settings.save()
    profile.statistics.add(Played("toy", "easy", 0, "won"))
    autosave.keep(record_of(step), turn=step // 10)
    profile.flush()
    print(step, flush=True)
profile.close()
"""


def start_player(home: Path, rounds: int = 100_000) -> subprocess.Popen[str]:
    code = PLAYER.format(root=str(ROOT), home=str(home), rounds=rounds)
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def kill_players(home: Path, kills: int, seed: int = 1) -> int:
    """Kill a program ``kills`` times while it writes everything, and look at what it left.

    Gives the number of rounds of writing that were finished.
    """
    rng = random.Random(seed)
    won = 0
    for kill in range(kills):
        process = start_player(home)
        go(process)
        assert process.stdout is not None
        out = "".join(process.stdout.readline() for _ in range(rng.randrange(4)))
        time.sleep(rng.uniform(0.0, 0.03))
        process.kill()
        out += process.communicate(timeout=10)[0]
        done = int(out.split()[-1]) if out.split() else 0
        profile = Profile(below(home))
        notices = profile.take_notices()
        assert notices == [], f"kill {kill}: {notices}"
        # All that was finished is there, and at most the one round that was going on.
        tally = profile.statistics.tally("toy").won
        assert won + done <= tally <= won + done + 1, f"kill {kill}: {won} + {done}, {tally}"
        won = tally
        entry = profile.saves.newest()
        if done:
            assert profile.settings.effects_volume in (done % 100, (done + 1) % 100)
            assert entry is not None
            assert entry.actions in (done, done + 1), f"kill {kill}"
        assert profile.take_notices() == []
        profile.close()
    leftovers = [p.name for p in home.rglob("*.damaged*")]
    assert leftovers == []
    return won


@pytest.mark.whole
def test_kills_at_random_moments_lose_nothing(tmp_path: Path) -> None:
    assert kill_players(tmp_path, KILLS) >= KILLS


def test_two_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    rounds = 40
    players = [start_player(tmp_path, rounds) for _ in range(2)]
    for process in players:
        go(process)
    for process in players:
        process.communicate(timeout=60)
        assert process.returncode == 0
    profile = Profile(below(tmp_path))
    assert profile.statistics.tally("toy").won == 2 * (rounds - 1)
    assert profile.settings.effects_volume == rounds - 1
    assert [e.actions for e in profile.saves.entries()] == [rounds - 1] * 2
    assert all(e.auto for e in profile.saves.entries())
    assert profile.take_notices() == []
    profile.close()
    assert not list(tmp_path.rglob("*.tmp"))
    assert {p.suffix for p in tmp_path.rglob("*") if p.is_file()} <= {ENDING, ".toml", ".lock"}


def test_every_notice_has_its_sentence() -> None:
    from zombiegames.core.toml import read_toml
    from zombiegames.store.notices import _REASONS

    text = (ROOT / "assets" / "lang" / "en" / "store.toml").read_text(encoding="utf-8")
    table = read_toml(text)
    assert set(table["unwritable"]) == {*_REASONS.values(), "other"}
    asked = {"not_ours", "newer", "damaged", "unknown_game", "broken"}
    asked |= {"rules_changed", "rules_ended"}
    assert set(table["record"]) == asked | {"set_aside", "unreadable"}
    for title in ("settings", "statistics", "progress"):
        assert set(table[title]) == {"set_aside", "damaged"}


def test_a_save_that_fails_is_told_each_time_an_autosave_once(tmp_path: Path) -> None:
    disk = CutDisk(0)
    profile = Profile(below(tmp_path), disk)
    disk.at, disk.error = 1, errno.ENOSPC
    autosave = profile.saves.begin("toy")
    for length in range(1, 4):
        autosave.keep(record_of(length))
        profile.flush()
    assert len(profile.take_notices()) == 1
    for _ in range(2):
        entry, notice = profile.saves.save(record_of(3), "x")
        assert entry is None
        assert notice is not None
        assert notice.key == "store.unwritable.full"
        assert profile.take_notices() == []
    profile.close()
