"""Settings: defaults, bad values, damage, two copies at once."""

from __future__ import annotations

import dataclasses
import errno
from pathlib import Path

import pytest

from tests.store.disks import CutDisk, Immediate, Killed, Told
from zombiegames.core.toml import read_toml, write_toml
from zombiegames.store.documents import LIMIT, Document
from zombiegames.store.files import Disk
from zombiegames.store.settings import Settings, Setup


def load(folder: Path, told: Told | None = None, disk: Disk | None = None) -> Settings:
    tell = (Told() if told is None else told).tell
    document = Document(disk or Disk(), folder / "settings.toml", "settings", tell)
    return Settings.load(document, Immediate())


SETUP = Setup(("person:Ada", "bot:hard:Grimwald"), ("red", "blue"), "sheet", {"pit": "any", "n": 2})


def test_all_values_come_back(tmp_path: Path) -> None:
    settings = load(tmp_path)
    values = {
        "language": "fr",
        "text_size": 175,
        "effects_volume": 0,
        "music_volume": 100,
        "muted": True,
        "pause_in_background": False,
        "speed": "instant",
        "pace": "slow",
        "reduced_motion": True,
        "high_contrast": True,
        "full_screen": True,
        "window_size": (1920, 1080),
        "confirm_end_turn": False,
        "bell": "ok",
        "lone_bell": "off",
        "casual_undo": True,
        "pass_alone": True,
        "voice": True,
        "voice_speed": 150,
        "voice_story": "short",
        "confirm": "right",
        "rumble": True,
        "keep_games": 200,
        "stop_at_marks": True,
        "player_name": 'O\'Brien "Ñ" 漢',
        "last_game": "zombiaki",
        "last_lesson": "zombies4",
        "learning": False,
        "seen": ("curtain", "drag"),
        "setups": {"zombiaki": SETUP},
    }
    assert set(values) == {each.name for each in dataclasses.fields(Settings)}
    for name, value in values.items():
        assert getattr(settings, name) != value, f"{name}: not a change"
        setattr(settings, name, value)
    settings.save()
    again = load(tmp_path)
    for name, value in values.items():
        assert getattr(again, name) == value


BAD = {
    "language": ["xx", 3, True, ["fr"]],
    "text_size": [101, "100", 100.0, True, -1],
    "effects_volume": [-1, 101, "70", True, 70.5],
    "muted": [1, "yes"],
    "speed": ["warp", 1],
    "keep_games": [-1, 500, True, False, "200", 200.0],
    "stop_at_marks": [1, "yes"],
    "pace": ["", "warp", 1],
    "window_size": [[1280], [0, 0], [1280, "720"], [1e9, 720], [99999, 720], "big"],
    "player_name": ["x" * 201, 5],
    "seen": ["a", [1], [["a"]]],
    "setups": [
        1,
        {"zombiaki": 1},
        {"zombiaki": {}},
        {"zombiaki": {"controllers": []}},
        {"zombiaki": {"controllers": ["a"] * 13}},
        {"zombiaki": {"controllers": ["a"], "options": {"x": [1]}}},
        {"zombiaki": {"controllers": ["a"], "preset": 1}},
    ],
}


@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in BAD.items() for v in vs])
def test_a_bad_value_is_its_default_and_spoils_no_other(
    tmp_path: Path, name: str, value: object
) -> None:
    document = {"format": 1, name: value, "high_contrast": True}
    (tmp_path / "settings.toml").write_text(write_toml(document), encoding="utf-8")
    settings = load(tmp_path)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert settings.high_contrast is True


def test_a_name_is_read_as_it_can_be_seen(tmp_path: Path) -> None:
    document = {"format": 1, "player_name": "Rene\u0301e\u00a0\u2764\ufe0f\n\u200bII"}
    (tmp_path / "settings.toml").write_text(write_toml(document), encoding="utf-8")
    assert load(tmp_path).player_name == "Ren\u00e9e \u2764 II"


def test_keys_of_a_newer_program_stay(tmp_path: Path) -> None:
    text = 'format = 1\nsmell = "on"\n[setups.chess]\nclock = 5\n'
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    settings = load(tmp_path)
    settings.muted = True
    settings.setups["zombiaki"] = SETUP
    settings.save()
    document = read_toml((tmp_path / "settings.toml").read_text(encoding="utf-8"))
    assert document["smell"] == "on"
    assert document["setups"]["chess"] == {"clock": 5}
    assert document["muted"] is True
    assert load(tmp_path).setups == {"zombiaki": SETUP}


def test_two_running_copies_both_keep_their_changes(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    first.effects_volume = 10
    first.setups["zombiaki"] = SETUP
    second.language = "es"
    second.setups["zombies4"] = SETUP
    first.save()
    second.save()
    first.muted = True
    first.save()
    third = load(tmp_path)
    assert (third.effects_volume, third.language, third.muted) == (10, "es", True)
    assert set(third.setups) == {"zombiaki", "zombies4"}


def test_saving_without_a_change_writes_nothing(tmp_path: Path) -> None:
    load(tmp_path).save()
    assert not (tmp_path / "settings.toml").exists()


def changed_twice(folder: Path) -> bytes:
    settings = load(folder)
    settings.language = "fr"
    settings.save()
    settings.text_size = 150
    settings.save()
    return (folder / "settings.toml").read_bytes()


DAMAGE = {
    "empty": b"",
    "zeros": b"\0" * 300,
    "rubbish": b"\xff\xfe\x00rubbish",
    "no toml": b"format = 1\nlanguage == fr\n",
    "no format": b'language = "en"\n',
    "nested": b"format = 1\nx = " + b"[" * 200_000,
    "nested lines": b"format = 1\nx = " + b"[\n" * 50_000,
    "long key": b"format = 1\n" + b"a." * 100_000 + b"a = 1\n",
    "large": b"format = 1\n" + b"#" * LIMIT,
    "half": None,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_set_aside_and_the_last_good_one_used(
    tmp_path: Path, damage: str
) -> None:
    whole = changed_twice(tmp_path)
    bad = DAMAGE[damage]
    bad = whole[: len(whole) // 2 + 1] if bad is None else bad
    (tmp_path / "settings.toml").write_bytes(bad)
    told = Told()
    settings = load(tmp_path, told)
    assert settings.language == "fr"
    assert told.keys == ["store.settings.set_aside"]
    assert (tmp_path / told[0].fields["aside"]).read_bytes() == bad
    settings.muted = True
    settings.save()
    again = load(tmp_path, told)
    assert (again.language, again.muted) == ("fr", True)
    assert len(told) == 1, "told once"


def test_both_files_damaged_gives_defaults(tmp_path: Path) -> None:
    changed_twice(tmp_path)
    for path in tmp_path.glob("*.toml"):
        path.write_bytes(b"\0")
    told = Told()
    assert load(tmp_path, told).language == ""
    assert len(told) == 2
    assert len(list(tmp_path.glob("*.damaged.toml"))) == 2


def test_a_damaged_file_that_cannot_be_moved_is_not_overwritten(tmp_path: Path) -> None:
    class Stuck(Disk):
        def replace(self, source: Path, target: Path) -> None:
            if "damaged" in target.name:
                raise OSError(errno.EACCES, "no")
            super().replace(source, target)

    (tmp_path / "settings.toml").write_bytes(b"precious rubbish")
    told = Told()
    settings = load(tmp_path, told, Stuck())
    settings.language = "es"
    settings.save()
    assert (tmp_path / "settings.toml").read_bytes() == b"precious rubbish"
    assert set(told.keys) == {"store.settings.damaged"}
    assert [p.name for p in tmp_path.glob("*.damaged*")] == []


def test_a_change_cut_anywhere_loses_nothing_older(tmp_path: Path) -> None:
    counting = CutDisk(0)
    settings = load(tmp_path / "count", disk=counting)
    settings.language = "fr"
    settings.save()
    steps_of_first = counting.steps
    settings.language = "es"
    settings.save()
    assert counting.steps > steps_of_first > 5
    for step in range(1, counting.steps + 1):
        folder = tmp_path / str(step)
        settings = load(folder, disk=CutDisk(step))
        try:
            for language in ("fr", "es"):
                settings.language = language
                settings.save()
            pytest.fail(f"step {step} is never reached")
        except Killed:
            pass
        told = Told()
        found = load(folder, told).language
        assert found in (("", "fr") if step <= steps_of_first else ("fr", "es")), step
        assert told == [], step


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    told, disk = Told(), CutDisk(0)
    settings = load(tmp_path, told, disk)
    disk.at, disk.error = 1, errno.ENOSPC
    settings.language = "fr"
    settings.save()
    assert told.keys == ["store.unwritable.full"]
    disk.mend()
    settings.muted = True
    settings.save()
    again = load(tmp_path)
    assert (again.language, again.muted) == ("fr", True)
