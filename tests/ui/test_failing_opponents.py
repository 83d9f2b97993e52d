"""An opponent that fails at a table: it is noted, something legal is played, the game goes on."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from tests.ai.thinkers import FAILING, Broken, Weary, fail
from tests.ui.moments_support import OTHERS
from tests.ui.table_support import Sitting
from zombiegames.ai.minds import Thinking
from zombiegames.ai.worker import TRIES, Worker
from zombiegames.core.match import Match
from zombiegames.games import GAMES

pytestmark = pytest.mark.whole

ENOUGH = 4
"""Decisions of computers in each game."""


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The errors noted, by name."""
    found: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: found.append(args.exc_type.__name__))
    return found


def sit_down(sitting: Any, game: str) -> Any:
    """Open a game of one person against computers."""
    seats = ("person:Ada", *OTHERS[: GAMES[game].seats[0] - 1])
    return sitting.open_unsettled(Match(GAMES[game], seats, seed=3))


def others_play(sitting: Any, most: int = 300) -> int:
    """Go on, the person at random, until computers have decided often enough; count that."""
    table = sitting.table
    count = 0
    for _ in range(most):
        count = sum(line.seat > 0 for line in table.match.record.lines)
        if count >= ENOUGH or table.course.over:
            break
        if sitting.app.stack.top is table and table.can_act:
            table.do(table.choice.actions[0])
        sitting.tick(1, 0.1)
    return count


@pytest.mark.parametrize("make", [*FAILING, Weary])
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_that_fails_does_not_end_the_game(
    sitting: Any, game: str, make: Any, noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.bot_of", lambda *sort: make())
    sit_down(sitting, game)
    decisions = others_play(sitting)
    assert decisions >= ENOUGH
    tries = 1 if make is Weary else TRIES
    assert decisions * tries <= len(noted) <= (decisions + 1) * tries


def test_an_opponent_that_fails_in_its_process_does_not_end_the_game(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.minds.Worker", lambda: Worker(fail))
    sitting = sittings(thinking=Thinking(timed=False))
    table = sit_down(sitting, "zombiegeddon")
    end = time.monotonic() + 60
    count = 0
    while count < ENOUGH:
        assert time.monotonic() < end
        count = others_play(sitting, 5)
        time.sleep(0.005)
    assert table.course.minds.worker._deaths == 0


def test_advice_of_an_adviser_that_fails_is_legal(
    sitting: Sitting, noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.bot_of", lambda *sort: Broken())
    table = sit_down(sitting, "zombie_card_game")
    others_play(sitting)
    sitting.settle()
    sitting.take_advice()
    assert table.speech.advised is not None
    assert table.speech.advised.best in table.choice.targets()


def test_a_game_that_stops_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: what an opponent raises comes out at the table."""
    monkeypatch.setattr("zombiegames.ai.worker.Bots.thoughts", lambda *asked: iter([1 // 0]))
    sit_down(sitting, "zombanimaux")
    with pytest.raises(ZeroDivisionError):
        others_play(sitting)
