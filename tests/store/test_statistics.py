"""Statistics: they add up and never silently become zero."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Immediate, Killed, Told
from zombiegames.store.documents import Document
from zombiegames.store.files import Disk
from zombiegames.store.statistics import Played, Statistics, Tally


def load(folder: Path, told: Told | None = None, disk: Disk | None = None) -> Statistics:
    tell = (Told() if told is None else told).tell
    document = Document(disk or Disk(), folder / "statistics.toml", "statistics", tell)
    return Statistics(document, Immediate())


WON = Played("zombiaki", "normal", 0, "won")
LOST = Played("zombiaki", "hard", 1, "lost")


def test_they_add_up_by_game_level_and_seat(tmp_path: Path) -> None:
    statistics = load(tmp_path)
    for played in (WON, WON, LOST, Played("zombies4", "person", 2, "shared")):
        statistics.add(played)
    for view in (statistics, load(tmp_path)):
        assert view.tally("zombiaki") == Tally(2, 1, 0)
        assert view.tally("zombiaki").games == 3
        assert view.tally("zombiaki", level="normal") == Tally(2, 0, 0)
        assert view.tally("zombiaki", seat=1) == Tally(0, 1, 0)
        assert view.tally("zombies4") == Tally(0, 0, 1)
        assert view.tally("chess") == Tally()
        assert view.levels("zombiaki") == ["hard", "normal"]


def test_two_running_copies_add_up(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    first.add(WON)
    second.add(WON)
    second.add(LOST)
    first.add(WON)
    assert first.tally("zombiaki") == Tally(3, 1, 0)
    assert load(tmp_path).tally("zombiaki") == Tally(3, 1, 0)


def test_losses_in_a_row_are_counted_by_game_and_level(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    for statistics in (first, second):
        statistics.add(LOST)
    second.add(Played("zombiaki", "easy", 0, "won"))
    assert second.losses("zombiaki", "hard") == load(tmp_path).losses("zombiaki", "hard") == 2
    assert second.losses("zombies4", "hard") == second.losses("zombiaki", "easy") == 0
    first.add(LOST._replace(result="shared"))
    assert first.losses("zombiaki", "hard") == load(tmp_path).losses("zombiaki", "hard") == 0


@pytest.mark.parametrize("damage", [b"", b"\0" * 99, b"[zombiaki", b"zombiaki = 1\n"])
def test_damage_costs_at_most_the_last_game(tmp_path: Path, damage: bytes) -> None:
    statistics = load(tmp_path)
    for _ in range(5):
        statistics.add(WON)
    (tmp_path / "statistics.toml").write_bytes(damage)
    told = Told()
    again = load(tmp_path, told)
    assert again.tally("zombiaki").won == 4
    assert told.keys == ["store.statistics.set_aside"]
    again.add(WON)
    assert load(tmp_path).tally("zombiaki").won == 5


def test_strange_numbers_are_left_out(tmp_path: Path) -> None:
    text = (
        "format = 1\nx = 3\n[zombiaki]\ny = 1\n[zombiaki.normal]\nz = 1\n[zombiaki.normal.0]\n"
        'won = 7\nlost = -1\nshared = "many"\ncheated = 9\n[zombiaki.normal.first]\nwon = 1\n'
    )
    (tmp_path / "statistics.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path).tally("zombiaki") == Tally(7, 0, 0)


@pytest.mark.parametrize("number", ["-1", "true", '"many"', "[3]", "1e9"])
def test_a_strange_number_of_losses_is_none(tmp_path: Path, number: str) -> None:
    text = f"format = 1\n[zombiaki.hard]\nlosses = {number}\n[zombiaki.hard.1]\nlost = 2\n"
    (tmp_path / "statistics.toml").write_text(text, encoding="utf-8")
    statistics = load(tmp_path)
    assert statistics.losses("zombiaki", "hard") == 0
    statistics.add(LOST)
    again = load(tmp_path)
    assert (again.losses("zombiaki", "hard"), again.tally("zombiaki").lost) == (1, 3)


def test_a_game_counted_while_the_program_is_killed_counts_once_or_not_at_all(
    tmp_path: Path,
) -> None:
    counting = CutDisk(0)
    statistics = load(tmp_path / "count", disk=counting)
    statistics.add(WON)
    steps_of_first = counting.steps
    statistics.add(WON)
    for step in range(steps_of_first + 1, counting.steps + 1):
        folder = tmp_path / str(step)
        statistics = load(folder, disk=CutDisk(step))
        statistics.add(WON)
        with pytest.raises(Killed):
            statistics.add(WON)
        told = Told()
        assert load(folder, told).tally("zombiaki").won in (1, 2)
        assert told == []


def test_unwritten_games_are_kept_for_the_next_time(tmp_path: Path) -> None:
    disk = CutDisk(0)
    statistics = load(tmp_path, disk=disk)
    disk.at, disk.error = 1, 28
    statistics.add(WON)
    assert statistics.tally("zombiaki").won == 1
    disk.mend()
    statistics.add(WON)
    assert statistics.tally("zombiaki").won == 2
    assert load(tmp_path).tally("zombiaki").won == 2
