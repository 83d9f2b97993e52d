"""What was found by looking back at a game is found again, or anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from zombiegames.store.paths import below
from zombiegames.store.profile import Profile

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [{"begin": 3, "idea": ["play é", "end"], "gain": -0.25, "sure": True}]


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profile(below(tmp_path))


def files(profile: Profile) -> list[Path]:
    return sorted(profile.folders.reviews.iterdir())


def test_rows_are_found_again_for_the_same_record_and_version_only(profile: Profile) -> None:
    assert profile.reviews.find("a game", 1) is None
    profile.reviews.keep("a game", 1, ROWS)
    profile.flush()
    assert profile.reviews.find("a game", 1) == ROWS
    assert profile.reviews.find("a game", 2) is None
    assert profile.reviews.find("another", 1) is None


def test_a_review_of_a_very_long_game_is_found_again(profile: Profile) -> None:
    rows = ROWS * 3000
    profile.reviews.keep("a game", 1, rows)
    profile.flush()
    assert files(profile)[0].stat().st_size > 123_041, "the longest known"
    assert profile.reviews.find("a game", 1) == rows


DAMAGED = [b"", b"\xff", b"rows = 3\nversion = 1", b"version = 1\nrows = [3]"]


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_file_is_as_good_as_none(profile: Profile, content: bytes) -> None:
    profile.reviews.keep("a game", 1, ROWS)
    profile.flush()
    files(profile)[0].write_bytes(content)
    assert profile.reviews.find("a game", 1) is None
    profile.reviews.keep("a game", 1, ROWS)
    profile.flush()
    assert profile.reviews.find("a game", 1) == ROWS


def test_the_oldest_go(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zombiegames.store.reviews.MOST", 3)
    for number in range(5):
        profile.reviews.keep(f"game {number}", 1, ROWS)
        profile.flush()
    assert len(files(profile)) == 3
    assert profile.reviews.find("game 4", 1) == ROWS
    assert profile.reviews.find("game 0", 1) is None


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    kept = Profile(below(tmp_path))
    kept.folders.reviews.parent.mkdir(parents=True, exist_ok=True)
    kept.folders.reviews.write_text("a file in the way")
    kept.reviews.keep("a game", 1, ROWS)
    kept.flush()
    assert kept.reviews.find("a game", 1) is None
    assert kept.take_notices() == []
