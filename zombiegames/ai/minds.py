"""Computers at a table: who plays a seat, and how they think while the picture moves on.

They think in a process of their own. Where none is to be had they think in slices between two
frames instead, and decide the same.
"""

from __future__ import annotations

import time
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from zombiegames.ai import OPPONENTS
from zombiegames.ai.levels import ADVISER, LEVEL, clock_of, known_level
from zombiegames.ai.worker import BROKEN, Answer, Bots, Finding, Inquiry, Request, Worker, findings
from zombiegames.core.words import one_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zombiegames.ai.allowance import Allowance
    from zombiegames.ai.review import Judged
    from zombiegames.ai.study import Point
    from zombiegames.core.action import Action
    from zombiegames.core.bot import Thought
    from zombiegames.core.protocol import Seat, State

F = TypeVar("F")

SLICE = 0.004
"""Seconds of thinking between two frames, where there is no process for it."""

LONGEST_IN_SLICES = 1.0
"""Seconds of thinking, in slices: four times as many pass on the clock."""


LONGEST_NAME = 30
"""Letters of a player's name that are shown."""


class Controller(NamedTuple):
    """Who plays a seat, read from the text that a match keeps."""

    person: bool
    level: str
    """Of a computer; empty for a person."""
    name: str
    style: str = ""
    """Of a computer, where one was chosen for it."""

    @classmethod
    @lru_cache(maxsize=64)
    def read(cls, text: str) -> Controller:
        """Read ``person:Ada``, ``bot:normal:Grimwald`` or ``bot:hard/hunter:Boris``.

        A file may hold any name: what cannot be shown of it is left out.
        """
        sort, _, rest = text.partition(":")
        if sort == "bot":
            level, _, name = rest.partition(":")
            level, _, style = level.partition("/")
            return cls(False, level, one_line(name, LONGEST_NAME), style)
        return cls(True, "", one_line(rest, LONGEST_NAME))

    @property
    def text(self) -> str:
        """What a match keeps."""
        if self.person:
            return f"person:{self.name}"
        style = f"/{self.style}" if self.style else ""
        return f"bot:{self.level}{style}:{self.name}"


def styles_of(game: str, seed: object, controllers: Sequence[Controller]) -> list[str]:
    """Give every seat its style: the one chosen for it, else one drawn by the seed of the match.

    Different ones as long as there are enough; a seat keeps its own whoever else changes.
    """
    styles = list(OPPONENTS[game].styles)
    if not styles:
        return [""] * len(controllers)
    Random(f"{seed}/styles").shuffle(styles)
    chosen = {controller.style for controller in controllers}
    free = [style for style in styles if style not in chosen] or styles
    return [
        controller.style if controller.style in styles else free[seat % len(free)]
        for seat, controller in enumerate(controllers)
    ]


class Thinking(NamedTuple):
    """How computers think; tests have them think less, and here."""

    scale: float = 1.0
    """Share of the iterations of a level."""
    process: bool = True
    """Whether in a process of its own."""
    timed: bool = True
    """Whether the seconds of a level count."""
    slice: float = SLICE
    """Seconds between two frames, where there is no process for it."""


class Mind:
    """One decision in the making."""

    def __init__(self, minds: Minds, request: Request, clock: Allowance | None) -> None:
        self._minds = minds
        self._clock = clock
        self._hurried = False
        self._thoughts: Iterator[Thought] | None = None
        self.request = request
        self.best: Thought | None = None
        """The best thought so far."""
        self.decided = False
        """Whether it has made up its mind."""
        self.reason: str | None = None
        """Of a hint, once decided: why, see :func:`levels.reason_of`."""
        self.spent = 0.0
        """Seconds of thinking."""

    @property
    def action(self) -> Action:
        """The best action so far; only when :attr:`decided`."""
        assert self.best is not None
        return self.best.action

    def think(self) -> bool:
        """Learn what was thought since, or think for a slice; True once it is decided."""
        if not self.decided:
            worker = self._minds.worker
            if worker is None or worker.failed:
                self._think_here()
            else:
                self._listen(worker)
        return self.decided

    def _listen(self, worker: Worker) -> None:
        for answer in worker.answers():
            assert isinstance(answer, Answer)
            self.best, self.spent, self.reason = answer.thought, answer.seconds, answer.reason
            if answer.done or self._hurried:
                self._decide()

    def _think_here(self) -> None:
        if self._thoughts is None:
            self._thoughts = self._minds.bots.thoughts(self.request)
        longest = self.request.seconds
        if self._minds.timed:
            longest = min(longest, LONGEST_IN_SLICES)
        start = time.perf_counter()
        passed = 0.0
        while passed < self._minds.slice:
            thought = next(self._thoughts, None)
            passed = time.perf_counter() - start
            if thought is not None:
                self.best = thought
            if thought is None or self._hurried or self.spent + passed >= longest:
                self.spent += passed
                self.reason = self._minds.bots.reason(self.request, self.action)
                self._decide()
                return
        self.spent += passed

    def hurry(self) -> None:
        """Take the best thought there is, or the first one there will be."""
        self._hurried = True
        if self.best is not None and not self.decided:
            self._decide()

    def _decide(self) -> None:
        self.decided = True
        self._end()

    def drop(self) -> None:
        """Let it be: nobody wants to know any more."""
        if not self.decided:
            self._end()

    def _end(self) -> None:
        self._thoughts = None
        if self._clock is not None:
            self._clock.spend(self.request.view, self.spent)
        if self._minds.worker is not None:
            self._minds.worker.stop()


class Hindsight(Generic[F]):
    """A look back at a game that is over, in the making."""

    def __init__(self, minds: Minds, text: str, seats: tuple[Seat, ...] = ()) -> None:
        self._minds = minds
        self._text = text
        self._seats = seats
        self._asked = False
        self._here: Iterator[Finding | None] | None = None
        self.found: list[F] = []
        """What is known so far, in order; nothing where that fails."""
        self.broken = False
        """Whether it could not be looked back at; nothing is found then."""
        self.done = False
        """Whether this is all."""
        if minds.worker is None or minds.worker.failed:
            # What this needs is loaded with the page that shows it, not between two of its frames.
            self._here = findings(self._inquiry())
            self._take(next(self._here))

    def think(self) -> bool:
        """Learn what was found since, or look on for a slice; True once there is nothing more."""
        if not self.done:
            worker = self._minds.worker
            if worker is None or worker.failed:
                self._look_here()
            else:
                self._listen(worker)
        return self.done

    def rest(self) -> None:
        """Stop, as nobody looks; the next :meth:`think` goes on from what is known."""
        self._here = None
        if self._asked and not self.done and self._minds.worker is not None:
            self._minds.worker.stop()
        self._asked = False

    def _inquiry(self) -> Inquiry:
        known: Any = tuple(self.found)
        return Inquiry(self._minds.next_number(), self._text, self._seats, known, self._minds.scale)

    def _listen(self, worker: Worker) -> None:
        if not self._asked:
            self._asked = True
            worker.ask(self._inquiry())
        for finding in worker.answers():
            assert isinstance(finding, Finding)
            self._take(finding)

    def _look_here(self) -> None:
        if self._here is None:
            self._here = findings(self._inquiry())
        end = time.perf_counter() + self._minds.slice
        for finding in self._here:
            self._take(finding)
            if time.perf_counter() >= end:
                return

    def _take(self, finding: Finding | None) -> None:
        if finding is None:
            return
        if finding.place == BROKEN:
            self.found.clear()
            self.broken = True
        elif finding.found is not None and finding.place == len(self.found):
            # A process that takes the place of another begins where that one did.
            self.found.append(cast("F", finding.found))
        self.done = finding.done


class Minds:
    """All thinking at one table: a decision at a time, and in the end a look back."""

    def __init__(self, game: str, thinking: Thinking) -> None:
        self.game = game
        self.bots = Bots()
        """They think where there is no process."""
        self.worker = Worker() if thinking.process else None
        self.timed = thinking.timed
        self.slice = thinking.slice
        self.scale = thinking.scale
        self._clocks: dict[tuple[Seat, str], Allowance] = {}
        self._number = 0
        self._era = 0

    def warm(self) -> None:
        """Have the process ready for the first decision."""
        if self.worker is not None:
            self.worker.start()

    def close(self) -> None:
        """End the process at once."""
        if self.worker is not None:
            self.worker.close()

    def forget(self) -> None:
        """The game went back, or somebody else plays: nothing planned so far counts."""
        self._era += 1
        self._clocks = {}

    def decide(self, level: str, seat: Seat, view: State, seed: str) -> Mind:
        """Begin a decision of a computer."""
        level = known_level(self.game, level)
        clock = self._clocks.get((seat, level))
        if clock is None:
            clock = self._clocks[seat, level] = clock_of(self.game, level)
        return self._begin(level, seat, view, seed, clock.grant(view, seat), clock)

    def advise(self, seat: Seat, view: State, seed: str) -> Mind:
        """Begin to think about what a person could do."""
        return self._begin(ADVISER, seat, view, seed, LEVEL[ADVISER].seconds, None)

    def look_back(self, text: str) -> Hindsight[Point]:
        """Begin to work out the curve of chances of a record, such as a match saves."""
        return Hindsight(self, text)

    def review(self, text: str, seats: Sequence[Seat]) -> Hindsight[Judged | int]:
        """Begin to look for other ideas at the decisions of seats, see ``review``."""
        return Hindsight(self, text, tuple(seats))

    def next_number(self) -> int:
        """Give a number that nothing asked for has had."""
        self._number += 1
        return self._number

    def _begin(
        self,
        level: str,
        seat: Seat,
        view: State,
        seed: str,
        seconds: float,
        clock: Allowance | None,
    ) -> Mind:
        number = self.next_number()
        seconds = seconds if self.timed else float("inf")
        fresh = clock is None
        request = Request(
            number, self.game, level, seat, view, seed, seconds, self._era, fresh, self.scale
        )
        mind = Mind(self, request, clock)
        if self.worker is not None and not self.worker.failed:
            self.worker.ask(request)
        return mind
