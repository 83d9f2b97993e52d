"""Thinking in a process of its own: one is kept warm while a table is open.

What is asked and answered goes through one pipe. The process thinks in its first thread and
listens in a second, so that it hears at once that the answer is not wanted any more, or that the
program which asked is gone. It is always spawned, never forked: a fork would carry the window
along.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.levels import bot_of, reason_of
from zombiegames.core.bot import NO_IDEA, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from zombiegames.ai.study import Point
    from zombiegames.core.action import Action
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

TRIES = 2
"""How often a decision is asked for, where a bot fails; then any legal action is taken."""

REPORT = 0.05
"""Seconds between two answers that name the same action: the pipe stays small."""

MOST_DEATHS = 3
"""After so many at one table no other process is started."""

PATIENCE = 10.0
"""Seconds in which a new process must say that it is there."""

_READY = "ready"
_FAREWELL = 0.1
"""Seconds to wait for a process that was killed, so that nothing of it is left."""


class Request(NamedTuple):
    """A decision asked for."""

    number: int
    """Repeated in every answer; no two requests to one worker share it."""
    game: str
    level: str
    seat: Seat
    view: State
    """What the seat may know."""
    seed: str
    """Of the generator of this decision."""
    seconds: float
    """After which the best thought so far is the last."""
    era: int = 0
    """Raised when the game went back: what a bot planned before counts no more."""
    fresh: bool = False
    """Whether a bot that knows nothing of the game so far is to think: for hints."""
    scale: float = 1.0
    """Share of the usual iterations."""


class Answer(NamedTuple):
    """What a request came to so far."""

    number: int
    thought: Thought
    seconds: float
    """How long it has thought."""
    done: bool
    reason: str | None = None
    """Of the last answer to a hint: why, see :func:`levels.reason_of`."""


class Inquiry(NamedTuple):
    """The curve of chances of a game asked for."""

    number: int
    """Repeated in every answer, as that of a request."""
    text: str
    """The record."""
    first: int = 0
    """Number of the point to begin with."""


class Finding(NamedTuple):
    """A point of a curve, or that there is no other."""

    number: int
    place: int
    """Number of the point, from 0; ``BROKEN`` where there is no curve, for something failed."""
    point: Point | None

    @property
    def done(self) -> bool:
        """Whether there is no other."""
        return self.point is None


BROKEN = -1
"""Instead of the number of a point."""


class Bots:
    """The opponents at one table, each kept over the game: some carry a plan."""

    def __init__(self) -> None:
        self._kept: dict[Seat, tuple[tuple[int, str, float], Bot]] = {}

    def thoughts(self, request: Request) -> Iterator[Thought]:
        """Let the right one think; whatever it does, there is a thought, and all are legal.

        One that fails is noted and put away. What it thought before is good; where that is
        nothing, another is asked.
        """
        legal = request.view.legal_actions()
        told = False
        for _ in range(TRIES):
            try:
                for thought in self._bot(request).think(
                    request.view, request.seat, Random(request.seed)
                ):
                    if thought.action not in legal or thought.rival not in (None, *legal):
                        raise ValueError(f"{request.level}: not legal: {thought}")
                    told = True
                    yield thought
                if not told:
                    raise ValueError(f"{request.level}: no thought")
            except Exception:
                _note()
                self._kept.pop(request.seat, None)
            if told:
                return
        yield Thought(Random(request.seed).choice(legal), NO_IDEA, 0)

    def reason(self, request: Request, action: Action) -> str | None:
        """Say why an action is advised; only of hints."""
        if not request.fresh:
            return None
        try:
            return reason_of(request.game, request.view, request.seat, action)
        except Exception:
            _note()
            return None

    def _bot(self, request: Request) -> Bot:
        if request.fresh:
            return bot_of(request.game, request.level, request.scale)
        sort = (request.era, request.level, request.scale)
        kept = self._kept.get(request.seat)
        if kept is not None and kept[0] == sort:
            return kept[1]
        bot = bot_of(request.game, request.level, request.scale)
        self._kept[request.seat] = (sort, bot)
        return bot


def findings(inquiry: Inquiry) -> Iterator[Finding | None]:
    """Yield all there is to find, and None between two small steps; a failure is noted."""
    # Imported here: no table needs it before its game is over.
    from zombiegames.ai.study import study

    place = inquiry.first
    try:
        for point in study(inquiry.text, inquiry.first):
            yield point and Finding(inquiry.number, place, point)
            place += point is not None
    except Exception:
        _note()
        place = BROKEN
    yield Finding(inquiry.number, place, None)


def _note() -> None:
    """Note the error in hand as one of a thread, and go on."""
    kind, error, trace = sys.exc_info()
    assert kind is not None
    threading.excepthook(threading.ExceptHookArgs((kind, error, trace, threading.current_thread())))


# -- in the process ------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Think about what comes through a pipe until it is closed."""
    # Ctrl C in a terminal goes to all its processes; the one with the window sees to the end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox: SimpleQueue[Request | Inquiry | None] = SimpleQueue()
    Thread(target=_listen, args=(pipe, inbox), daemon=True).start()
    bots = Bots()
    try:
        pipe.send(_READY)
        while True:
            request = inbox.get()
            if request is None or not inbox.empty():
                continue
            if isinstance(request, Inquiry):
                _look_back(pipe, request, inbox)
            else:
                _answer(pipe, request, bots, inbox)
    except OSError:
        # Nobody is left to hear it.
        return


def _listen(pipe: Connection, inbox: SimpleQueue[Request | Inquiry | None]) -> None:
    code = 1
    try:
        while True:
            inbox.put(pipe.recv())
    except (EOFError, OSError):
        code = 0
    finally:
        # The program that asked is gone, or what it sent cannot be read.
        os._exit(code)


def _answer(
    pipe: Connection, request: Request, bots: Bots, inbox: SimpleQueue[Request | Inquiry | None]
) -> None:
    begun = time.perf_counter()
    told: Thought | None = None
    told_at = best = None
    for thought in bots.thoughts(request):
        if not inbox.empty():
            return
        best = thought
        spent = time.perf_counter() - begun
        if spent >= request.seconds:
            break
        if (
            told is None
            or told_at is None
            or thought.action != told.action
            or (spent - told_at >= REPORT)
        ):
            pipe.send(Answer(request.number, thought, spent, done=False))
            told, told_at = thought, spent
    assert best is not None, "there is a thought in any case"
    reason = bots.reason(request, best.action)
    pipe.send(Answer(request.number, best, time.perf_counter() - begun, done=True, reason=reason))


def _look_back(
    pipe: Connection, inquiry: Inquiry, inbox: SimpleQueue[Request | Inquiry | None]
) -> None:
    for finding in findings(inquiry):
        if not inbox.empty():
            return
        if finding is not None:
            pipe.send(finding)


# -- at the table --------------------------------------------------------------------------


class Worker:
    """A process that thinks for one table, started anew when it dies.

    Nothing here waits: :meth:`start` starts in the background, :meth:`answers` takes what is there,
    :meth:`close` kills.

    Args:
        task: what runs in the process.
    """

    def __init__(self, task: Callable[[Connection], None] = serve) -> None:
        self._task = task
        self._lock = Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._starting = False
        self._closed = False
        self._since = float("inf")
        self._deaths = 0
        self._request: Request | Inquiry | None = None
        self.failed = False
        """Whether no process can be had: think in slices instead."""

    @property
    def pid(self) -> int | None:
        """Number of the process, once there is one."""
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Start the process in the background, unless there is one."""
        with self._lock:
            if self._closed or self.failed or self._starting or self._process is not None:
                return
            self._starting = True
        self._since = time.monotonic()
        Thread(target=self._spawn, name="start of thinking").start()

    def _spawn(self) -> None:
        # Imported here, beside the first frames of a table.
        from multiprocessing import get_context

        context = get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=self._task, args=(theirs,), daemon=True, name="zombiegames thinking"
            )
            process.start()
        except (OSError, RuntimeError, ValueError):
            # No memory, no more processes allowed, no program to start.
            self.failed = True
            self._starting = False
            return
        theirs.close()
        with self._lock:
            self._starting = False
            if not self._closed:
                self._process, self._pipe = process, ours
                return
        _end(process, ours)

    def ask(self, request: Request | Inquiry) -> None:
        """Ask for a decision or a curve; what was asked before is given up."""
        self._request = request
        self.start()
        if self._ready:
            self._send(request)

    def stop(self) -> None:
        """Give up what was asked."""
        if self._request is not None:
            self._request = None
            if self._ready:
                self._send(None)

    def _send(self, message: Request | Inquiry | None) -> None:
        assert self._pipe is not None
        # Where it died, reading will tell.
        with suppress(OSError):
            self._pipe.send(message)

    def answers(self) -> list[Answer | Finding]:
        """Take the answers to the present request that have come.

        To one made of a process that died they come from the beginning again.
        """
        taken: list[Answer | Finding] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv(), taken)
        except (EOFError, OSError):
            self._bury()
        if not self._ready and not self.failed and time.monotonic() - self._since > PATIENCE:
            self.failed = True
            self._part()
        return taken

    def _take(self, message: Answer | Finding | str, taken: list[Answer | Finding]) -> None:
        request = self._request
        if isinstance(message, str):
            self._ready = True
            if request is not None:
                self._send(request)
        elif request is not None and message.number == request.number:
            taken.append(message)
            if message.done:
                self._request = None

    def _bury(self) -> None:
        """Put away a process that died, and start another while that may help."""
        self._part()
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self.failed = True
        else:
            self.start()

    def _part(self) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        self._ready = False
        if process is not None and pipe is not None:
            _end(process, pipe)

    def close(self) -> None:
        """End the process at once, whatever it is thinking of."""
        with self._lock:
            self._closed = True
        self._request = None
        self._part()


def _end(process: SpawnProcess, pipe: Connection) -> None:
    pipe.close()
    process.kill()
    process.join(_FAREWELL)
