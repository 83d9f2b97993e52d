"""One background thread that does everything slow with files.

A job has a name; a newer job of the same name takes the place of one that still waits, so a
storm of computers' turns costs a handful of writes. The caller is never held up.
"""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PAUSE = 0.2
"""Seconds of rest after each round of jobs; only the first job after a quiet time is at once."""


class Writer:
    """Runs named jobs in order; one that raises goes to ``threading.excepthook``."""

    def __init__(self, pause: float = PAUSE) -> None:
        self._pause = pause
        self._wake = threading.Condition()
        self._jobs: dict[str, Callable[[], None]] = {}
        self._busy = False
        self._hurry = 0
        self._closed = False
        self._thread: threading.Thread | None = None

    def submit(self, name: str, job: Callable[[], None]) -> None:
        """Have a job done soon, instead of a waiting one of the same name."""
        with self._wake:
            if self._closed:
                late = True
            else:
                late = False
                self._jobs[name] = job
                if self._thread is None:
                    self._thread = threading.Thread(target=self._run, name="store", daemon=True)
                    self._thread.start()
                self._wake.notify_all()
        if late:
            job()

    def flush(self, timeout: float = 2.0) -> bool:
        """Wait until nothing is left to do; False if that took longer than ``timeout`` seconds."""
        end = time.monotonic() + timeout
        with self._wake:
            self._hurry += 1
            self._wake.notify_all()
            try:
                while self._jobs or self._busy:
                    left = end - time.monotonic()
                    if left <= 0:
                        return False
                    self._wake.wait(left)
                return True
            finally:
                self._hurry -= 1

    def close(self, timeout: float = 2.0) -> bool:
        """Finish all jobs and end the thread; later jobs run in their caller's thread."""
        done = self.flush(timeout)
        with self._wake:
            self._closed = True
            self._wake.notify_all()
            thread = self._thread
        if thread is not None and done:
            thread.join(timeout)
        return done

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._jobs:
                    if self._closed:
                        return
                    self._wake.wait()
                jobs, self._jobs = self._jobs, {}
                self._busy = True
            try:
                for job in jobs.values():
                    self._do(job)
            finally:
                with self._wake:
                    self._busy = False
                    self._wake.notify_all()
            self._rest()

    def _do(self, job: Callable[[], None]) -> None:
        try:
            job()
        except Exception:
            kind, error, trace = sys.exc_info()
            assert kind is not None
            threading.excepthook(threading.ExceptHookArgs((kind, error, trace, self._thread)))

    def _rest(self) -> None:
        end = time.monotonic() + self._pause
        with self._wake:
            while not (self._hurry or self._closed):
                left = end - time.monotonic()
                if left <= 0:
                    return
                self._wake.wait(left)
