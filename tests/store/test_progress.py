"""Progress: it adds up, keeps the first day of everything, and is never lost at once."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Immediate, Killed, Told
from zombiegames.core.toml import read_toml
from zombiegames.store.documents import Document
from zombiegames.store.files import Disk
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.progress import LessonProgress, ProblemProgress, Progress

FRIDAY, SATURDAY = date(2026, 11, 27), date(2026, 11, 28)


def load(folder: Path, told: Told | None = None, disk: Disk | None = None) -> Progress:
    tell = (Told() if told is None else told).tell
    document = Document(disk or Disk(), folder / "progress.toml", "progress", tell)
    return Progress(document, Immediate())


# -- achievements ------------------------------------------------------------------------


def test_the_first_day_counts_and_only_the_new_are_told(tmp_path: Path) -> None:
    progress = load(tmp_path)
    assert progress.earn("zombiaki", ["daybreak", "heavyweight", "daybreak"], FRIDAY) == [
        "daybreak",
        "heavyweight",
    ]
    assert progress.earn("zombiaki", ["misfire", "daybreak"], SATURDAY) == ["misfire"]
    assert progress.earn("zombies4", ["daybreak"], SATURDAY) == ["daybreak"]
    for view in (progress, load(tmp_path)):
        assert view.achievements("zombiaki") == {
            "daybreak": "2026-11-27",
            "heavyweight": "2026-11-27",
            "misfire": "2026-11-28",
        }
        assert view.achievements("zombies4") == {"daybreak": "2026-11-28"}
        assert view.achievements("chess") == {}


def test_two_running_copies_add_up(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    second.earn("zombiaki", ["daybreak"], SATURDAY)
    first.earn("zombiaki", ["misfire"], SATURDAY)
    first.reach("zombiaki", 3)
    second.finish("zombies4")
    # The clock of this one is a day behind.
    first.earn("zombiaki", ["daybreak"], FRIDAY)
    second.earn("zombiaki", ["heavyweight"], SATURDAY)
    for view in (second, load(tmp_path)):
        days = {"daybreak": "2026-11-28", "misfire": "2026-11-28", "heavyweight": "2026-11-28"}
        assert view.achievements("zombiaki") == days
        assert view.lesson("zombiaki") == LessonProgress(3)
        assert view.lesson("zombies4") == LessonProgress(0, done=True)


def test_of_two_days_the_earlier_is_kept(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    second.earn("zombiaki", ["daybreak"], SATURDAY)
    assert first.earn("zombiaki", ["daybreak"], FRIDAY) == ["daybreak"]
    assert load(tmp_path).achievements("zombiaki") == {"daybreak": "2026-11-27"}


# -- lessons -----------------------------------------------------------------------------


def test_a_lesson_goes_on_where_it_was_left_and_stays_done(tmp_path: Path) -> None:
    progress = load(tmp_path)
    assert progress.lesson("zombiaki") == LessonProgress(0, done=False)
    progress.reach("zombiaki", 6)
    assert load(tmp_path).lesson("zombiaki") == LessonProgress(6, done=False)
    progress.finish("zombiaki")
    assert load(tmp_path).lesson("zombiaki") == LessonProgress(0, done=True)
    progress.reach("zombiaki", 2)
    progress.reach("zombies4", 1)
    assert load(tmp_path).lesson("zombiaki") == LessonProgress(2, done=True)
    assert load(tmp_path).lesson("zombies4") == LessonProgress(1, done=False)


# -- problems ----------------------------------------------------------------------------


def test_the_best_of_a_problem_stays_and_tries_are_counted(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    assert first.problem("zombiaki", "headless") == ProblemProgress()
    first.try_problem("zombiaki", "headless", solved=False, helped=False)
    assert first.problem("zombiaki", "headless") == ProblemProgress(0, 1)
    second.try_problem("zombiaki", "headless", solved=True, helped=True)
    first.try_problem("zombiaki", "headless", solved=True, helped=False)
    second.try_problem("zombiaki", "headless", solved=False, helped=True)
    for view in (second, load(tmp_path)):
        assert view.problem("zombiaki", "headless") == ProblemProgress(2, 4)
        assert view.problem("zombies4", "headless") == ProblemProgress()


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("best = 2\ntries = 3", ProblemProgress(2, 3)),
        ("best = 3\ntries = -1", ProblemProgress()),
        ('best = true\ntries = "3"', ProblemProgress()),
    ],
)
def test_strange_problems_begin_anew(tmp_path: Path, written: str, read: ProblemProgress) -> None:
    text = f"format = 1\n[problems.zombiaki.headless]\n{written}\n"
    (tmp_path / "progress.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path).problem("zombiaki", "headless") == read


# -- files -------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [b"", b"\0" * 99, b"[achievements", b"achievements = 1\n"])
def test_damage_costs_at_most_the_last_change(tmp_path: Path, damage: bytes) -> None:
    progress = load(tmp_path)
    progress.earn("zombiaki", ["daybreak"], FRIDAY)
    progress.earn("zombiaki", ["misfire"], FRIDAY)
    (tmp_path / "progress.toml").write_bytes(damage)
    told = Told()
    again = load(tmp_path, told)
    assert again.achievements("zombiaki") == {"daybreak": "2026-11-27"}
    assert told.keys == ["store.progress.set_aside"]
    again.earn("zombiaki", ["heavyweight"], SATURDAY)
    assert set(load(tmp_path).achievements("zombiaki")) == {"daybreak", "heavyweight"}


def test_what_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    text = (
        "format = 1\nlessons = 3\n[achievements]\nx = 1\n[achievements.zombiaki]\n"
        'daybreak = "2026-11-27"\nmisfire = "yesterday"\nheavyweight = 20261127\n'
        'slow-food = "20261127"\nquiet-night = 2026-11-27\n'
    )
    (tmp_path / "progress.toml").write_text(text, encoding="utf-8")
    progress = load(tmp_path)
    assert progress.achievements("zombiaki") == {"daybreak": "2026-11-27"}
    progress.reach("zombiaki", 1)
    assert load(tmp_path).lesson("zombiaki") == LessonProgress(1)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("step = 4\ndone = true", LessonProgress(4, done=True)),
        ("step = -1\ndone = 1", LessonProgress()),
        ("step = true", LessonProgress()),
        ('step = "4"\ndone = true', LessonProgress(0, done=True)),
        ("step = 100000", LessonProgress()),
    ],
)
def test_strange_lessons_begin_anew(tmp_path: Path, written: str, read: LessonProgress) -> None:
    text = f"format = 1\n[lessons.zombiaki]\n{written}\n"
    (tmp_path / "progress.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path).lesson("zombiaki") == read


def test_tables_of_a_later_program_stay(tmp_path: Path) -> None:
    later = 'format = 1\n\n[nights]\n2026-11-28 = "won"\n\n[problems.zombiaki]\n1 = 3\n'
    path = tmp_path / "progress.toml"
    path.write_text(later, encoding="utf-8")
    load(tmp_path).earn("zombiaki", ["daybreak"], FRIDAY)
    there = read_toml(path.read_text(encoding="utf-8"))
    assert {key: there[key] for key in ("nights", "problems")} == {
        "nights": {"2026-11-28": "won"},
        "problems": {"zombiaki": {"1": 3}},
    }


def test_a_program_that_is_killed_has_earned_it_or_not(tmp_path: Path) -> None:
    counting = CutDisk(0)
    progress = load(tmp_path / "count", disk=counting)
    progress.earn("zombiaki", ["daybreak"], FRIDAY)
    steps_of_first = counting.steps
    progress.earn("zombiaki", ["misfire"], FRIDAY)
    for step in range(steps_of_first + 1, counting.steps + 1):
        folder = tmp_path / str(step)
        progress = load(folder, disk=CutDisk(step))
        progress.earn("zombiaki", ["daybreak"], FRIDAY)
        with pytest.raises(Killed):
            progress.earn("zombiaki", ["misfire"], FRIDAY)
        told = Told()
        assert set(load(folder, told).achievements("zombiaki")) in (
            {"daybreak"},
            {"daybreak", "misfire"},
        )
        assert told == []


def test_what_was_not_written_is_written_the_next_time(tmp_path: Path) -> None:
    disk = CutDisk(0)
    progress = load(tmp_path, disk=disk)
    disk.at, disk.error = 1, 28
    progress.earn("zombiaki", ["daybreak"], FRIDAY)
    assert progress.achievements("zombiaki") == {"daybreak": "2026-11-27"}
    disk.mend()
    assert load(tmp_path).achievements("zombiaki") == {}
    progress.reach("zombiaki", 1)
    assert load(tmp_path).achievements("zombiaki") == {"daybreak": "2026-11-27"}


# -- the profile -------------------------------------------------------------------------


def test_a_profile_keeps_it_beside_the_statistics(tmp_path: Path) -> None:
    first = Profile(below(tmp_path))
    first.progress.earn("zombiaki", ["daybreak"], FRIDAY)
    first.close()
    assert (first.folders.data / "progress.toml").is_file()
    second = Profile(below(tmp_path))
    assert second.progress.achievements("zombiaki") == {"daybreak": "2026-11-27"}
    second.close()


def test_the_end_of_the_program_tries_once_more(tmp_path: Path) -> None:
    disk = CutDisk(0)
    profile = Profile(below(tmp_path), disk)
    disk.at, disk.error = 1, 28
    profile.progress.finish("zombiaki")
    profile.flush()
    disk.mend()
    profile.close()
    assert Profile(below(tmp_path)).progress.lesson("zombiaki").done


def test_where_nothing_can_be_written_it_lasts_as_long_as_the_program(tmp_path: Path) -> None:
    used = Profile(below(tmp_path))
    used.progress.earn("zombiaki", ["daybreak"], FRIDAY)
    used.close()
    before = (tmp_path / "progress.toml").read_bytes()
    read_only = Profile(below(tmp_path), CutDisk(1, 30))
    assert read_only.in_memory
    assert read_only.progress.achievements("zombiaki") == {"daybreak": "2026-11-27"}
    assert read_only.progress.earn("zombiaki", ["misfire"], SATURDAY) == ["misfire"]
    assert set(read_only.progress.achievements("zombiaki")) == {"daybreak", "misfire"}
    read_only.close()
    assert [n.key for n in read_only.take_notices()] == ["store.unwritable.read_only"]
    assert (tmp_path / "progress.toml").read_bytes() == before
