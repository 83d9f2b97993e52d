"""Computers at a table: who plays a seat, and thinking in slices between two frames."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.bot import Bot, Thought
    from zombiegames.core.protocol import Action, Seat, State

SLICE = 0.004
"""Seconds of thinking between two frames."""

LONGEST = 4.0
"""Seconds after which the best thought so far is taken."""


class Controller(NamedTuple):
    """Who plays a seat, read from the text that a match keeps."""

    person: bool
    level: str
    """Of a computer; empty for a person."""
    name: str

    @classmethod
    def read(cls, text: str) -> Controller:
        """Read ``person:Ada`` or ``bot:normal:Grimwald``."""
        sort, _, rest = text.partition(":")
        if sort == "bot":
            level, _, name = rest.partition(":")
            return cls(False, level, name)
        return cls(True, "", rest)


class Mind:
    """One decision in the making."""

    def __init__(self, bot: Bot, view: State, seat: Seat, rng: Random) -> None:
        self._thoughts: Iterator[Thought] | None = bot.think(view, seat, rng)
        self._best: Thought | None = None
        self._spent = 0.0

    @property
    def decided(self) -> bool:
        """Whether it has made up its mind."""
        return self._thoughts is None

    @property
    def action(self) -> Action:
        """The best action so far; only when :attr:`decided`."""
        assert self._best is not None
        return self._best.action

    def think(self, budget: float = SLICE) -> bool:
        """Think for about ``budget`` seconds; True once it is decided."""
        start = time.perf_counter()
        while self._thoughts is not None:
            thought = next(self._thoughts, None)
            now = time.perf_counter()
            if thought is None:
                self._thoughts = None
                break
            self._best = thought
            if self._spent + now - start >= LONGEST:
                self._thoughts = None
            if now - start >= budget:
                break
        self._spent += time.perf_counter() - start
        return self._thoughts is None
