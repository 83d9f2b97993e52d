"""The background thread: never in the way, nothing lost."""

from __future__ import annotations

import threading
import time

import pytest

from zombiegames.store.writer import Writer


def test_submitting_returns_while_a_job_hangs() -> None:
    writer, gate, done = Writer(), threading.Event(), []
    writer.submit("slow", lambda: done.append(gate.wait(10)))
    start = time.perf_counter()
    for number in range(1000):
        writer.submit("next", lambda number=number: done.append(number))
    assert time.perf_counter() - start < 0.5
    assert not writer.flush(0.05), "flush gives up at its time limit"
    gate.set()
    assert writer.flush(5)
    assert done[0] is True
    assert done[-1] == 999
    assert writer.close()


def test_waiting_jobs_of_one_name_become_one() -> None:
    writer, gate, done = Writer(), threading.Event(), []
    writer.submit("hold", lambda: gate.wait(10))
    time.sleep(0.05)
    for number in range(500):
        writer.submit("a", lambda number=number: done.append(number))
        writer.submit("b", lambda number=number: done.append(-number))
    gate.set()
    writer.close()
    assert done == [499, -499]


def test_a_storm_of_turns_is_a_handful_of_writes() -> None:
    writer, done = Writer(pause=0.1), []
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        writer.submit("a", lambda: done.append(1))
        time.sleep(0.001)
    writer.close()
    assert 2 <= len(done) <= 8


def test_after_close_jobs_run_at_once() -> None:
    writer, done = Writer(), []
    writer.submit("a", lambda: done.append(1))
    assert writer.close()
    writer.submit("a", lambda: done.append(2))
    assert done == [1, 2]


def test_the_pause_does_not_keep_the_program_from_ending() -> None:
    writer, done = Writer(pause=30), []
    writer.submit("a", lambda: done.append(1))
    time.sleep(0.1)
    writer.submit("a", lambda: done.append(2))
    start = time.perf_counter()
    assert writer.close()
    assert done == [1, 2]
    assert time.perf_counter() - start < 1


def test_a_broken_job_is_reported_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    writer, gate, done, reported = Writer(), threading.Event(), [], []
    monkeypatch.setattr(threading, "excepthook", lambda args: reported.append(args.exc_type))
    writer.submit("hold", lambda: gate.wait(10))
    time.sleep(0.05)
    writer.submit("a", lambda: 1 // 0)
    writer.submit("b", lambda: done.append(1))
    gate.set()
    assert writer.close()
    assert (done, reported) == ([1], [ZeroDivisionError])
