"""A finished game is counted once, by whichever way it is looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.pages_support import a_finished_match
from tests.ui.table_support import Sitting
from tests.ui.ways import at_table, drop, end, rest
from zombiegames.core.match import Match
from zombiegames.core.record import loads
from zombiegames.games import GAMES
from zombiegames.store.games import Ending
from zombiegames.store.savefile import ENDING
from zombiegames.ui.arguments import Wanted
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.played import PlayedPage
from zombiegames.ui.pages.result import Result
from zombiegames.ui.start import _first_scene

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.whole


def counted(sitting: Sitting) -> int:
    sitting.app.profile.flush()
    return sum(sitting.app.statistics.tally(game).games for game in GAMES)


def dropped(sitting: Sitting, path: Path) -> None:
    sitting.app.start(Menu())
    drop(sitting, path)


def started_with(sitting: Sitting, path: Path) -> None:
    sitting.app.start(_first_scene(sitting.app, Wanted(load=str(path))))


def listed(sitting: Sitting, path: Path) -> None:
    entry = sitting.app.saves.look_at(path)
    assert entry is not None
    scene = sitting.app.open_save(entry)
    assert scene is not None
    sitting.app.start(scene)


@pytest.mark.parametrize("way", [dropped, started_with, listed])
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_that_is_opened_counts_nothing(
    sittings: Any, tmp_path: Path, game: str, way: Callable[[Sitting, Path], None]
) -> None:
    sitting = sittings()
    end(sitting, game)
    assert counted(sitting) == 1
    own = tmp_path / "own"
    entry = sitting.app.saves.save(at_table(sitting).match.record, "mine", folder=own).entry
    assert entry is not None
    before = entry.path.read_bytes()
    for _ in range(2):
        way(sitting, entry.path)
        table: Any = at_table(sitting)
        assert not table.course.decides, "it is watched"
        table.teacher._go(len(table.course.stops) - 2)
        table.teacher.toggle()
        for _ in range(90):
            sitting.tick()
        assert table.course.ended
        assert counted(sitting) == 1
    assert entry.path.read_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_kept_with_how_it_ended(sittings: Any, game: str) -> None:
    sitting = sittings()
    end(sitting, game)
    table, outcome = at_table(sitting), at_table(sitting).match.outcome
    saves = sitting.app.saves
    saves.games.look()
    assert sitting.app.profile.flush()
    (entry,) = saves.games.entries
    assert saves.entries() == []
    assert list(sitting.app.profile.folders.autosaves.glob(f"*{ENDING}")) == []
    assert (entry.game, entry.controllers) == (game, tuple(table.match.record.controllers))
    turns = table.turn_number(table.state)
    wanted = Ending(outcome.ranks, outcome.scores, outcome.reason, turns, counted=True)
    told = entry.ending
    assert told._replace(level="", persons=(), played=()) == wanted
    (result,) = table.course.results()
    assert (told.level, told.persons) == (result.level, (result.seat,))
    played = sitting.app.tables[game].played(table.match)[result.seat]
    assert dict(told.played) == played
    assert all(sitting.app.tables[game].plate(name) for name in played)
    assert loads(entry.path.read_text(encoding="utf-8")) == table.match.record


def test_a_game_of_computers_is_kept_and_never_counted(sittings: Any) -> None:
    sitting = sittings()
    match = Match(GAMES["zombiaki"], ("bot:easy:Ada", "bot:easy:Boris"), seed=4)
    table = sitting.open(match)
    assert table.course.over
    sitting.tick(90, 0.05)
    sitting.app.saves.games.look()
    assert counted(sitting) == 0
    (entry,) = sitting.app.saves.games.entries
    assert not entry.ending.counted


def test_a_game_killed_before_its_result_is_counted_when_it_is_continued(sittings: Any) -> None:
    sitting = sittings()
    done = a_finished_match()
    autosave = sitting.app.saves.begin("zombiaki")
    autosave.keep(done.record, 9)
    autosave.close()
    sitting.app.start(Menu())
    sitting.click_button("continue")
    rest(sitting)
    for _ in range(90):
        sitting.tick()
    assert isinstance(sitting.app.stack.top, Result)
    assert counted(sitting) == 1
    assert sitting.app.saves.newest() is None


def test_who_keeps_no_games_is_told_so_and_still_looks_back(sittings: Any) -> None:
    sitting = sittings(keep_games=0)
    end(sitting, "zombiaki")
    assert counted(sitting) == 1
    assert list(sitting.app.profile.folders.games.glob("*")) == []
    sitting.click_button("look_back")
    table: Any = sitting.app.stack.top
    assert not table.course.decides, "it is watched"
    sitting.app.start(PlayedPage())
    sitting.app.profile.flush()
    sitting.tick(2)
    words = [w.describe() for w in sitting.app.stack.top.focus.widgets]
    assert any("not kept" in each for each in words)
