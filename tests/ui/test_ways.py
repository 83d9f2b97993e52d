"""However a table was come to, its game is kept: the program is killed, and it goes on."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.ui.table_support import Sitting
from tests.ui.ways import (
    WAYS,
    Kept,
    at_table,
    begin,
    check,
    drop,
    end,
    last_moment,
    noted,
    play,
    rest,
    to_menu,
)
from zombiegames.core.match import Match
from zombiegames.core.record import Record
from zombiegames.games import GAMES
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.saves import Autosave, Saves
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result

pytestmark = pytest.mark.whole

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


def goes_on(home: Path, record: Record) -> None:
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


def test_a_rematch_in_which_nobody_has_played_goes_on(sittings: Any, tmp_path: Path) -> None:
    sitting = sittings()
    end(sitting, "zombiaki")
    sitting.click_button("rematch")
    rest(sitting)
    record = at_table(sitting).match.record
    assert not any(line.seat >= 0 for line in record.lines)
    goes_on(killed(sitting, tmp_path / "0"), record)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_not_offered_again(sittings: Any, tmp_path: Path, game: str) -> None:
    sitting = sittings()
    end(sitting, game)
    assert kept_games(killed(sitting, tmp_path / "0")) == {}


# -- saboteurs -------------------------------------------------------------------------


def test_a_table_that_is_kept_by_the_first_autosave_alone_is_seen(
    sittings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Autosave.keep

    def first_alone(autosave: Autosave, record: Record, turn: int = 0) -> None:
        if autosave._job == "autosave 1":
            keep(autosave, record, turn)

    monkeypatch.setattr(Autosave, "keep", first_alone)
    with pytest.raises(AssertionError, match="worth=True"):
        come_and_be_killed(sittings, tmp_path, "conceded", "zombiaki")


def test_a_left_game_that_is_thrown_away_is_seen(
    sittings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Saves, "_make_room", lambda saves, path: path.unlink(missing_ok=True))
    with pytest.raises(AssertionError, match="worth=True"):
        come_and_be_killed(sittings, tmp_path, "set_up_again", "zombiaki")


# -- a game that is over, from a file --------------------------------------------------


def finished(game: str) -> Match:
    save, decision = last_moment(game)
    match = Match.load(save, GAMES)
    match.play(decision)
    match.advance()
    assert match.outcome is not None
    return match


@pytest.mark.parametrize("game", ["zombiaki", "zombies4"])
@pytest.mark.parametrize("running", [False, True])
def test_looking_at_a_finished_game_leaves_the_running_one_where_it_is(
    sittings: Any, tmp_path: Path, game: str, running: bool
) -> None:
    """Where none runs, nothing is left behind."""
    sitting = sittings()
    saves = sitting.app.saves
    path = saves.save(finished(game).record, "over", folder=tmp_path).entry.path
    sitting.app.start(Menu())
    if running:
        begin(sitting, game, Random(1))
        to_menu(sitting)
    before = saves.entries()
    drop(sitting, path)
    table = at_table(sitting)
    for _ in range(60):
        sitting.tick()
    assert not table.course.decides, "it is watched"
    assert saves.entries() == before
    assert [entry.auto for entry in before] == [True] * running
    assert path.exists()


def test_a_game_that_ended_in_the_moment_of_the_kill_is_looked_at_once(sittings: Any) -> None:
    """Its result was not seen: it is offered, and then never again."""
    sitting = sittings()
    saves = sitting.app.saves
    saves.begin("zombiaki").keep(finished("zombiaki").record)
    saves.close()
    sitting.app.start(Menu())
    sitting.click_button("continue")
    rest(sitting)
    assert isinstance(sitting.app.stack.top, Result)
    assert saves.entries() == []
    sitting.click_button("menu")
    assert saves.newest() is None


# -- other spellings of a place --------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="links are a privilege there")
def test_the_own_autosave_is_known_by_whichever_way_leads_to_it(
    sittings: Any, tmp_path: Path
) -> None:
    """As from a home behind a link: the game goes on in its file and is there once."""
    (tmp_path / "0").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "0", target_is_directory=True)
    sitting = sittings()
    table = begin(sitting, "zombiaki", Random(1))
    newest = sitting.app.saves.newest()
    drop(sitting, tmp_path / "link" / newest.path.relative_to(tmp_path / "0"))
    play(sitting, 1, Random(1))
    entries = sitting.app.saves.entries()
    assert [entry.path for entry in entries] == [newest.path]
    assert entries[0].actions > len(table.match)
