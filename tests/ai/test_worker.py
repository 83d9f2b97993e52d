"""Thinking in a process of its own: the same decisions, and nothing left behind."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from contextlib import closing
from multiprocessing import active_children
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.ai import thinkers
from tests.conftest import ROOT
from zombiegames.ai.levels import bot_of, reason_of
from zombiegames.ai.minds import Minds, Thinking
from zombiegames.ai.worker import MOST_DEATHS, TRIES, Bots, Request, Worker
from zombiegames.core.bot import NO_IDEA, RandomBot, decide
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ai.worker import Answer
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import State

SCALE = 0.1
LONG = 60.0
"""Seconds after which a test gives up; nothing here takes a tenth of it on an idle machine."""
ENDLESS = 10_000.0
"""A scale at which no search comes to its end while a test runs."""


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


def position(game: str, decisions: int = 8) -> State:
    """A position with a choice, some way into a game."""
    info = GAMES[game]
    state = info.new(info.seats[0], info.complete({}))
    rng = Random(3)
    while True:
        if state.to_act() < 0:
            state.apply(state.sample_chance(rng))
        elif decisions > 0 or len(state.legal_actions()) < 2:
            decisions -= 1
            state.apply(rng.choice(state.legal_actions()))
        else:
            return state


def request(number: int = 1, game: str = "zombiaki", level: str = "hard", **more) -> Request:
    state = position(game)
    seat = state.to_act()
    asked = Request(number, game, level, seat, state.censored(seat), "7/8/1", float("inf"))
    return asked._replace(**{"scale": SCALE, **more})


def last_answer(worker: Worker, asked: Request) -> Answer:
    worker.ask(asked)
    got: list[Answer] = []
    until(lambda: got.extend(worker.answers()) or worker.failed or (got and got[-1].done))
    assert not worker.failed
    assert all(answer.number == asked.number for answer in got)
    return got[-1]


def is_gone(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_process_decides_what_thinking_here_decides(game: str) -> None:
    asked = request(game=game)
    bot = bot_of(game, "hard", SCALE)
    here = decide(bot, asked.view, asked.seat, Random(asked.seed))
    with closing(Worker()) as worker:
        assert last_answer(worker, asked).thought.action == here


def test_a_bot_is_kept_over_the_game_until_the_game_goes_back() -> None:
    bots = Bots()
    asked = request()
    first = bots._bot(asked)
    assert bots._bot(asked._replace(number=2)) is first
    assert bots._bot(asked._replace(seat=1 - asked.seat)) is not first
    assert bots._bot(asked._replace(fresh=True)) is not first
    assert bots._bot(asked) is first
    again = bots._bot(asked._replace(era=1))
    assert again is not first
    assert bots._bot(asked._replace(era=1, level="easy")) is not again


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The errors noted, by name."""
    found: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: found.append(args.exc_type.__name__))
    return found


@pytest.mark.parametrize("make", thinkers.FAILING)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_fails_is_noted_twice_and_a_legal_action_taken(
    game: str, make: Callable[[], Bot], noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.bot_of", lambda *sort: make())
    asked = request(game=game)
    (thought,) = Bots().thoughts(asked)
    assert thought.action in asked.view.legal_actions()
    assert thought.rival is None
    assert thought.chance == NO_IDEA
    assert len(noted) == TRIES


def test_a_bot_that_fails_once_is_asked_again(
    noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = request()
    made = iter([thinkers.Broken(), bot_of(asked.game, asked.level, SCALE), thinkers.Broken()])
    monkeypatch.setattr("zombiegames.ai.worker.bot_of", lambda *sort: next(made))
    bots = Bots()
    *_, last = bots.thoughts(asked)
    bot = bot_of(asked.game, asked.level, SCALE)
    assert last.action == decide(bot, asked.view, asked.seat, Random(asked.seed))
    assert noted == ["ZeroDivisionError"]
    # The good one is kept.
    *_, last = bots.thoughts(asked._replace(number=2))
    assert len(noted) == 1


def test_what_a_bot_thought_before_it_failed_is_good(
    noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.bot_of", lambda *sort: thinkers.Weary())
    asked = request()
    (thought,) = Bots().thoughts(asked)
    assert thought.action == decide(RandomBot(), asked.view, asked.seat, Random(asked.seed))
    assert noted == ["RuntimeError"]


def test_a_bot_that_fails_does_not_end_the_process() -> None:
    asked = request()
    with closing(Worker(thinkers.fail)) as worker:
        for number in range(2):
            answer = last_answer(worker, asked._replace(number=number))
            assert answer.thought.action in asked.view.legal_actions()
        assert worker._deaths == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_with_its_reason(game: str) -> None:
    def explained(thinking: Thinking) -> tuple[object, object]:
        minds = Minds(game, thinking)
        mind = minds.advise(asked.seat, asked.view, "1")
        until(mind.think)
        minds.close()
        return mind.action, mind.reason

    asked = request(game=game)
    action, reason = explained(Thinking(SCALE, process=False, timed=False))
    assert reason == reason_of(game, asked.view, asked.seat, action)
    assert explained(Thinking(SCALE, timed=False)) == (action, reason)


def test_opponents_give_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.reason_of", lambda *hint: "because")
    asked = request()
    action = asked.view.legal_actions()[0]
    assert Bots().reason(asked, action) is None
    assert Bots().reason(asked._replace(fresh=True), action) == "because"


def test_a_reason_that_cannot_be_found_is_noted_and_not_told(
    noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.reason_of", lambda *hint: 1 // 0)
    asked = request(fresh=True)
    assert Bots().reason(asked, asked.view.legal_actions()[0]) is None
    assert noted == ["ZeroDivisionError"]


def test_thoughts_come_while_it_thinks_and_the_last_is_marked() -> None:
    with closing(Worker()) as worker:
        got: list[Answer] = []
        worker.ask(request(scale=ENDLESS))
        until(lambda: got.extend(worker.answers()) or len(got) >= 3)
        assert not any(answer.done for answer in got)
        efforts = [answer.thought.effort for answer in got]
        assert efforts == sorted(set(efforts))


def test_the_best_thought_is_the_last_when_the_time_is_up() -> None:
    with closing(Worker()) as worker:
        answer = last_answer(worker, request(scale=ENDLESS, seconds=0.02))
    assert answer.done
    assert answer.seconds >= 0.02
    assert answer.thought.effort > 0


def test_a_newer_request_takes_the_place_of_the_one_before() -> None:
    with closing(Worker()) as worker:
        worker.ask(request(scale=ENDLESS))
        until(worker.answers)
        assert last_answer(worker, request(number=2)).number == 2


def test_it_stops_when_nobody_wants_to_know_any_more() -> None:
    with closing(Worker()) as worker:
        worker.ask(request(scale=ENDLESS))
        until(worker.answers)
        worker.stop()
        assert last_answer(worker, request(number=2)).done
        time.sleep(0.1)
        assert not worker.answers()


@pytest.mark.whole
def test_a_process_that_dies_is_started_anew_and_the_decision_comes() -> None:
    asked = request(scale=0.5)
    with closing(Worker()) as worker:
        worker.ask(request(number=9, scale=ENDLESS))
        until(worker.answers)
        first = worker.pid
        worker._process.kill()
        answer = last_answer(worker, asked)
        assert worker.pid != first
    bot = bot_of(asked.game, asked.level, asked.scale)
    assert answer.thought.action == decide(bot, asked.view, asked.seat, Random(asked.seed))


def test_it_gives_up_where_every_process_dies() -> None:
    with closing(Worker(thinkers.die)) as worker:
        worker.ask(request())
        until(lambda: worker.answers() or worker.failed)
        assert worker._deaths == MOST_DEATHS
    assert not active_children()


def test_it_gives_up_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("multiprocessing.spawn.get_executable", lambda: b"/no/such/program")
    with closing(Worker()) as worker:
        worker.ask(request())
        until(lambda: worker.answers() or worker.failed)
    assert not active_children()


def test_it_gives_up_where_a_process_never_says_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zombiegames.ai.worker.PATIENCE", 0.2)
    with closing(Worker(thinkers.say_nothing)) as worker:
        worker.ask(request())
        until(lambda: worker.answers() or worker.failed)
        assert not worker._deaths
    assert not active_children()


def test_closing_ends_the_process_in_the_middle_of_a_thought() -> None:
    worker = Worker()
    worker.ask(request(scale=ENDLESS))
    until(worker.answers)
    pid = worker.pid
    worker.close()
    until(lambda: is_gone(pid))
    assert not active_children()
    worker.start()
    assert worker.pid is None


def test_closing_while_it_starts_leaves_no_process() -> None:
    worker = Worker()
    worker.start()
    worker.close()
    until(lambda: not worker._starting)
    until(lambda: not active_children())
    assert worker.pid is None


def test_the_process_ends_with_the_one_that_asked() -> None:
    program = """
import os
from tests.ai.test_worker import ENDLESS, request, until
from zombiegames.ai.worker import Worker
if __name__ == "__main__":
    worker = Worker()
    worker.ask(request(scale=ENDLESS))
    until(worker.answers)
    print(worker.pid, flush=True)
    os._exit(0)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=True,
    )
    until(lambda: is_gone(int(done.stdout)))


def test_ctrl_c_does_not_end_it() -> None:
    with closing(Worker(thinkers.interrupt_and_serve)) as worker:
        last_answer(worker, request())
        assert worker._deaths == 0


def test_nothing_of_the_window_is_loaded_in_it() -> None:
    with closing(Worker(thinkers.tell_modules)) as worker:
        modules = last_answer(worker, request(game="zombies4")).thought
    assert "zombiegames.games.zombies4" in modules
    assert not [name for name in modules if name.startswith(("pygame", "zombiegames.ui"))]
