"""Nights: the list loses no row, only the own day brings moons, a row of nights has its fog."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Killed, Told
from tests.store.test_progress import load
from zombiegames.core.toml import read_toml
from zombiegames.store.nights import NightPlay, SevenProgress

FRIDAY, SATURDAY, SUNDAY = (date(2026, 11, day) for day in (27, 28, 29))
WON = NightPlay("zombiaki", 0, "easy", 2, 9)
LOST = NightPlay("zombiaki", 0, "hard", 1, 14)


def test_a_night_begun_on_its_day_brings_its_moons_whenever_it_ends(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.begin_night(FRIDAY)
    # Midnight has passed, the program was closed meanwhile.
    later = load(tmp_path)
    assert later.play_night(FRIDAY, WON) == WON
    assert load(tmp_path).nights() == [(FRIDAY, [WON])]


def test_a_night_begun_later_is_listed_without_a_moon(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.begin_night(SATURDAY)
    assert progress.play_night(FRIDAY, WON) == WON._replace(moons=0)
    assert load(tmp_path).nights() == [(FRIDAY, [WON._replace(moons=0)])]


def test_the_first_play_stays_the_first(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.begin_night(FRIDAY)
    progress.play_night(FRIDAY, LOST)
    progress.play_night(FRIDAY, WON)
    progress.begin_night(SATURDAY)
    progress.play_night(SATURDAY, WON)
    # The clock is set back: Friday once more.
    progress.begin_night(FRIDAY)
    progress.play_night(FRIDAY, WON)
    for view in (progress, load(tmp_path)):
        assert view.nights() == [(SATURDAY, [WON]), (FRIDAY, [LOST, WON, WON])]


def test_two_running_copies_lose_no_row(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    first.begin_night(FRIDAY)
    first.play_night(FRIDAY, LOST)
    second.begin_night(FRIDAY)
    second.play_night(FRIDAY, WON)
    second.play_night(SATURDAY, WON)
    first.try_seven(1, 1)
    first.play_seven(1, 1, 2)
    second.try_seven(1, 1)
    second.play_seven(1, 1, 1)
    nights = [(SATURDAY, [WON._replace(moons=0)]), (FRIDAY, [LOST, WON])]
    for view in (second, load(tmp_path)):
        assert view.nights() == nights
        assert view.seven() == {(1, 1): SevenProgress(2, 2)}


def test_a_killed_write_loses_one_row_at_most(tmp_path: Path) -> None:
    counting = CutDisk(0)
    progress = load(tmp_path / "count", disk=counting)
    progress.play_night(FRIDAY, LOST)
    steps_of_first = counting.steps
    progress.play_night(FRIDAY, WON)
    for step in range(steps_of_first + 1, counting.steps + 1):
        folder = tmp_path / str(step)
        progress = load(folder, disk=CutDisk(step))
        progress.play_night(FRIDAY, LOST)
        with pytest.raises(Killed):
            progress.play_night(FRIDAY, WON)
        assert len(load(folder).nights()[0][1]) in (1, 2)


def test_what_makes_no_sense_is_not_shown_but_stays(tmp_path: Path) -> None:
    file = tmp_path / "progress.toml"
    file.write_text(
        """format = 1
[nights.2026-11-27]
begun = true
weather = "rain"
plays = [
    {game = "zombiaki", seat = 0, level = "easy", moons = 2, number = 9},
    {game = "zombiaki", seat = 0, level = "easy", moons = 9, number = -3},
    {game = "zombiaki", seat = 0, level = 5, moons = 2, number = 9},
    {game = "zombiaki", level = "easy", number = 10000000},
    "nothing",
]
[nights.2026-02-30]
plays = [{game = "zombiaki", seat = 0, level = "easy", moons = 2, number = 9}]
[nights.2026-11-26]
plays = 5
[seven."1/2"]
moons = 3
tries = -4
[seven."one/two"]
moons = 3
[seven]
"3/3" = 7
""",
        encoding="utf-8",
    )
    progress = load(tmp_path)
    shown = [WON, WON._replace(moons=0, number=-3)]
    assert progress.nights() == [(FRIDAY, shown)]
    assert progress.seven() == {(1, 2): SevenProgress(3, 0)}
    progress.play_night(FRIDAY, LOST)
    assert progress.nights() == [(FRIDAY, [*shown, LOST])]
    kept = read_toml(file.read_text(encoding="utf-8"))
    assert len(kept["nights"]["2026-11-27"]["plays"]) == 6
    assert kept["nights"]["2026-11-27"]["weather"] == "rain"
    assert len(kept["nights"]["2026-02-30"]["plays"]) == 1
    assert kept["seven"]["one/two"] == {"moons": 3}
    assert kept["seven"]["3/3"] == 7


def test_a_damaged_file_is_set_aside_and_the_last_good_one_counts(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.begin_night(FRIDAY)
    progress.play_night(FRIDAY, WON)
    progress.try_seven(1, 1)
    (tmp_path / "progress.toml").write_bytes(b"\x00\xff")
    told = Told()
    again = load(tmp_path, told)
    assert again.nights() == [(FRIDAY, [WON])]
    assert len(told) == 1
    again.play_night(FRIDAY, LOST)
    assert load(tmp_path).nights() == [(FRIDAY, [WON, LOST])]
    assert any(file.read_bytes() == b"\x00\xff" for file in tmp_path.iterdir())


# -- a row of nights ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nights", "streak"),
    [
        # From long ago to last night, then tonight; x: played, p: a problem solved.
        ("", 0),
        ("x", 1),
        ("x ", 1),
        ("xx", 2),
        ("xxpx", 4),
        ("xxp ", 3),
        # One is fog.
        ("x x", 2),
        ("x  ", 1),
        ("xx xxx", 5),
        # Two are too many.
        ("xxx  x", 1),
        ("xxx   ", 0),
        ("x x x", 2),
        ("xxx xxxxx x", 6),
        ("xxx xxxxxx x", 10),
        ("xxxxxxx xxxxxx xxxxxx xx", 21),
    ],
)
def test_nights_in_a_row(tmp_path: Path, nights: str, streak: int) -> None:
    progress = load(tmp_path)
    for back, what in enumerate(reversed(nights)):
        day = SUNDAY - timedelta(back)
        if what == "x":
            progress.play_night(day, WON)
        elif what == "p":
            progress.try_problem("zombiaki", "gate", solved=True, helped=True, day=day)
            progress.try_problem("zombiaki", "gate", solved=False, helped=False, day=day)
    assert progress.streak(SUNDAY) == streak
    assert load(tmp_path).streak(SUNDAY) == streak
    ever = [progress.streak(SUNDAY - timedelta(back)) for back in range(len(nights) + 1)]
    assert load(tmp_path).best_streak() == max(ever)


def test_the_best_row_stays_when_it_is_over(tmp_path: Path) -> None:
    progress = load(tmp_path)
    for back in (0, 20, 21, 22, 23):
        progress.play_night(SUNDAY - timedelta(back), WON)
    for day in (date.min, date.max):
        progress.play_night(day, WON)
    assert (progress.streak(SUNDAY), progress.best_streak()) == (1, 4)


def test_a_problem_that_is_not_solved_is_no_night(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.try_problem("zombiaki", "gate", solved=False, helped=False, day=SUNDAY)
    progress.try_problem("zombiaki", "gate", solved=True, helped=False)
    assert progress.streak(SUNDAY) == 0


def test_nights_to_come_count_for_nothing_yet(tmp_path: Path) -> None:
    progress = load(tmp_path)
    progress.play_night(SUNDAY, WON)
    # The clock was set back.
    assert progress.streak(FRIDAY) == 0
    progress.play_night(FRIDAY, WON)
    assert progress.streak(FRIDAY) == 1
