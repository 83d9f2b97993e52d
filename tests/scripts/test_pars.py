"""Pars: what the better third of some wins came to, and the file of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import pars
from zombiegames.core.toml import read_toml
from zombiegames.learn.tonight import SETUPS, counts

BY_NAME = {setup.name: setup for setup in SETUPS}


@pytest.mark.parametrize(
    ("name", "found", "par"),
    [
        ("zombies", [9], 9),
        ("zombies", [14, 9, 11], 9),
        ("zombies", [14, 9, 11, 10], 10),
        ("zombies", [6, 5, 4, 3, 2, 1], 2),
        ("humans", [6, 5, 4, 3, 2, 1], 2),
        ("hex", [6, 5, 4, 3, 2, 1], 5),
        ("three", [1, 8, 3], 8),
    ],
)
def test_a_third_of_the_wins_is_at_least_as_good_as_par(
    name: str, found: list[int], par: int
) -> None:
    setup = BY_NAME[name]
    assert pars.par(setup, found) == par
    ahead = counts(setup) == "ahead"
    good = [number for number in found if (number >= par if ahead else number <= par)]
    assert 3 * len(good) >= len(found)


def test_every_setup_has_a_par_that_was_measured() -> None:
    rows = read_toml(pars.PARS.read_text(encoding="utf-8"))["setup"]
    assert [row["name"] for row in rows] == [setup.name for setup in SETUPS]
    for row in rows:
        assert row["games"] >= row["wins"] >= 10
        assert row["par"] > 0


def test_what_is_measured_anew_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pars.toml"
    file.write_bytes(pars.PARS.read_bytes())
    before = {row["name"]: row for row in read_toml(file.read_text(encoding="utf-8"))["setup"]}
    monkeypatch.setattr(pars, "PARS", file)
    played: list[str] = []

    def wins(setup: object, seed: str, scale: float) -> list[int]:
        played.append(seed)
        return [len(played)]

    monkeypatch.setattr(pars, "wins", wins)
    assert pars.main(["three", "--games", "6", "--scale", "0.5"]) == 0
    after = {row["name"]: row for row in read_toml(file.read_text(encoding="utf-8"))["setup"]}
    assert after.pop("three") == {"name": "three", "scale": 0.5, "games": 6, "wins": 6, "par": 5}
    assert after == {name: row for name, row in before.items() if name != "three"}
    assert len(set(played)) == 6


@pytest.mark.whole
def test_only_the_persons_side_counts_where_sides_differ() -> None:
    by_side = {
        name: [len(pars.wins(BY_NAME[name], f"par {n}", 0.01)) for n in range(4)]
        for name in ("zombies", "humans")
    }
    both = [one + other for one, other in zip(*by_side.values(), strict=True)]
    assert both == [1] * 4
