"""What runs in a process instead of thinking, for tests of the worker."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from zombiegames.ai import worker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


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
