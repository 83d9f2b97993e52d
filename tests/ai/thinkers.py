"""What runs in a process instead of thinking, for tests of the worker."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from zombiegames.ai import worker
from zombiegames.core.bot import NO_IDEA, RandomBot, Thought

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

# -- opponents that fail ---------------------------------------------------------------


def refused(view: State) -> Action:
    """An action one can think of, and that is not legal."""
    legal = view.legal_actions()
    return next(action for action in view.conceivable() if action not in legal)


class Silent:
    """Has no thought at all."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        yield from ()


class Cheat:
    """Answers what is not legal."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        yield Thought(refused(view), 0.5, 1)


class Envious(RandomBot):
    """Thinks of what is not legal as the second best."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        for thought in super().think(view, seat, rng):
            yield thought._replace(rival=refused(view))


class Absurd:
    """Answers what is no action of any game."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        yield Thought(None, NO_IDEA, 1)  # type: ignore[arg-type]


class Broken:
    """Raises before it has a thought."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        raise ZeroDivisionError
        yield


class Weary(RandomBot):
    """Raises after its first thought."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        yield from super().think(view, seat, rng)
        raise RuntimeError


def unknown() -> Bot:
    """Cannot even be had."""
    raise ValueError


FAILING = (Silent, Cheat, Envious, Absurd, Broken, unknown)
"""Opponents of which nothing good comes."""


def fail(pipe: Connection) -> None:
    """Serve with an opponent that raises."""
    worker.bot_of = lambda *sort: Broken()
    worker.serve(pipe)


# -- in the process --------------------------------------------------------------------


def die(pipe: Connection) -> None:
    """Be gone before a word is said."""
    os._exit(3)


def say_nothing(pipe: Connection) -> None:
    """Live on until the pipe is closed, and never say a word."""
    with suppress(EOFError):
        while True:
            pipe.recv()


def tell_modules(pipe: Connection) -> None:
    """Answer every request with an answer whose thought is the names of what is imported."""
    pipe.send("ready")
    while True:
        request = pipe.recv()
        for _ in worker.Bots().thoughts(request):
            pass
        pipe.send(worker.Answer(request.number, sorted(sys.modules), 0.0, done=True))


def interrupt_and_serve(pipe: Connection) -> None:
    """Serve, with Ctrl C pressed as soon as that begins."""
    send = pipe.send

    class Interrupted:
        recv = pipe.recv

        def send(self, message: object) -> None:
            signal.raise_signal(signal.SIGINT)
            send(message)

    worker.serve(Interrupted())
