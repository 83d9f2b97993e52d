"""However a table was come to, its game is kept: the program is killed, and it goes on."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.ui.table_support import Sitting
from tests.ui.ways import WAYS, Kept, at_table, check, noted, play
from zombiegames.games import GAMES
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.ui.pages.menu import Menu

CASES = [
    *((way, game) for way in ("rematch", "conceded", "dropped_on_table") for game in GAMES),
    *(
        (way, list(GAMES)[at % len(GAMES)])
        for at, way in enumerate(WAYS)
        if way not in ("rematch", "conceded", "dropped_on_table")
    ),
    ("dropped_on_curtain", "zombanimaux"),
]


def kept_games(home: Path) -> dict[str, set[int]]:
    """Load everything a fresh start finds: the checks of records by seed."""
    profile = Profile(below(home))
    found: dict[str, set[int]] = {}
    for entry in profile.saves.entries():
        loaded = profile.saves.load(entry, GAMES)
        assert loaded.notice is None
        assert loaded.match is not None
        found.setdefault(loaded.match.seed, set()).add(check(loaded.match.record))
    assert profile.take_notices() == []
    profile.close()
    return found


def killed(sitting: Sitting, home: Path) -> Path:
    """Give the files as a kill at this moment leaves them; locks end with the program."""
    assert sitting.app.profile.flush()
    left = home.with_name(f"{home.name}-killed")
    shutil.copytree(home, left)
    return left


def come_and_be_killed(sittings: Any, tmp_path: Path, way: str, game: str) -> None:
    rng = Random(f"{way} {game}")
    last: dict[str, Kept] = {}
    sitting = sittings()
    with noted(lambda kept: last.update({kept.seed: kept})):
        WAYS[way](sitting, game, rng)
        match = at_table(sitting).match
        if way != "undone":
            # There the next decision may well be the last again.
            play(sitting, 2, rng)
    assert match.outcome is None, "a game that is over proves nothing"
    assert last[match.seed].worth
    home = killed(sitting, tmp_path / "0")
    found = kept_games(home)
    for kept in last.values():
        assert not kept.worth or kept.check in found.get(kept.seed, ()), kept
    assert last[match.seed].check == check(match.record)
    goes_on(home, match.record)


def goes_on(home: Path, record: Any) -> None:
    """Start anew, continue, play, and be killed once more."""
    sitting = Sitting(home)
    sitting.app.start(Menu())
    sitting.click_button("continue")
    match = at_table(sitting).match
    play(sitting, 1, Random(1))
    grown = match.record
    assert len(grown.lines) > len(record.lines)
    assert grown._replace(lines=grown.lines[: len(record.lines)]) == record
    assert match.outcome or check(grown) in kept_games(killed(sitting, home))[grown.seed]
    sitting.app.stack.close()
    sitting.app.profile.close()


@pytest.mark.parametrize(("way", "game"), CASES)
def test_a_game_is_kept_however_one_came_to_it(
    sittings: Any, tmp_path: Path, way: str, game: str
) -> None:
    come_and_be_killed(sittings, tmp_path, way, game)
