"""The curve of chances at a table: worked out beside the picture, stopped, gone on with."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.ai import thinkers
from tests.ai.test_study import curve_of, game_of
from tests.ai.test_worker import last_answer, request, until
from zombiegames.ai.minds import Hindsight, Minds, Thinking
from zombiegames.games import GAMES

pytestmark = pytest.mark.whole

HEAVY = "zombie_card_game"
"""The game whose curve takes longest."""

AT_ONCE = 1.0
"""Seconds in which somebody who does not want to know any more is heard."""

FRAME = 0.02
"""Seconds that nothing done between two frames may take."""


@contextmanager
def looking_back(game: str, thinking: Thinking | None = None) -> Iterator[Hindsight]:
    minds = Minds(game, thinking or Thinking())
    with closing(minds):
        yield minds.look_back(game_of(game).save())


@pytest.mark.parametrize("game", GAMES)
def test_a_process_and_slices_find_the_same_curve(game: str) -> None:
    with looking_back(game) as there:
        until(there.think)
        assert there.points == curve_of(game_of(game).save())
    with looking_back(game, Thinking(process=False)) as here:
        until(here.think)
        assert here.points == there.points
        assert here.think(), "it stays whole"


def test_points_come_one_after_the_other() -> None:
    with looking_back(HEAVY) as hindsight:
        sizes = []
        until(lambda: hindsight.think() or sizes.append(len(hindsight.points)))
        assert sizes == sorted(sizes)
        assert len(set(sizes)) > 3


def test_a_process_that_dies_is_followed_by_another_with_the_same_result() -> None:
    with looking_back(HEAVY) as hindsight:
        worker = hindsight._minds.worker
        for deaths in (1, 2):
            seen = len(hindsight.points)
            until(lambda seen=seen: hindsight.think() or len(hindsight.points) > seen + 5)
            assert not hindsight.done
            worker._process.kill()
            until(lambda deaths=deaths: hindsight.think() or worker._deaths == deaths)
        until(hindsight.think)
        assert hindsight.points == curve_of(game_of(HEAVY).save())


def test_where_every_process_dies_it_goes_on_in_slices() -> None:
    with looking_back("zombanimaux") as hindsight:
        hindsight._minds.worker._task = thinkers.die
        until(hindsight.think)
        assert hindsight._minds.worker.failed
        assert hindsight.points == curve_of(game_of("zombanimaux").save())


def test_the_process_hears_at_once_that_nobody_looks_any_more() -> None:
    with looking_back(HEAVY) as hindsight:
        until(lambda: hindsight.think() or hindsight.points)
        worker = hindsight._minds.worker
        hindsight.rest()
        begun = time.monotonic()
        asked = request(number=99, level="random")
        assert last_answer(worker, asked).done
        assert time.monotonic() - begun < AT_ONCE
        known = len(hindsight.points)
        until(hindsight.think)
        assert known < len(hindsight.points)
        assert hindsight.points == curve_of(game_of(HEAVY).save())


@pytest.mark.parametrize("game", GAMES)
def test_a_slice_takes_no_longer_than_a_frame_may(game: str) -> None:
    took = []
    with looking_back(game, Thinking(process=False)) as hindsight:
        while not hindsight.done and len(took) < 200:
            begun = time.process_time()
            hindsight.think()
            took.append(time.process_time() - begun)
    assert max(took) < FRAME
    assert len(took) > 2


def test_slices_go_on_after_a_rest() -> None:
    with looking_back("zombanimaux", Thinking(process=False, slice=0.001)) as hindsight:
        until(lambda: hindsight.think() or len(hindsight.points) > 3)
        hindsight.rest()
        until(hindsight.think)
        assert hindsight.points == curve_of(game_of("zombanimaux").save())


@pytest.mark.parametrize("thinking", [Thinking(), Thinking(process=False)])
def test_a_record_that_cannot_be_followed_has_no_curve(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: noted.append(args.exc_type.__name__))
    text = game_of("zombiaki").save()
    stacked = re.sub(r'"n shuffle zombies (\d+),(\d+)', r'"n shuffle zombies \2,\1', text)
    assert stacked != text
    with closing(Minds("zombiaki", thinking)) as minds:
        for broken in (stacked, "no record"):
            hindsight = minds.look_back(broken)
            until(hindsight.think)
            assert hindsight.points == []
    if not thinking.process:
        assert noted == ["RecordError", "RecordError"]
