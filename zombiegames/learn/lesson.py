"""A guided first game: a record that the learner plays with clicks of their own.

A lesson is a record with a table ``[lesson]``: which seat learns, how many entries are played
before it begins (stacked shuffles), and its steps. As long as the match has the record's entries it
is on the line. Whatever else the rules allow happens as well; then the learner goes back to the
line or on without the lesson. The words are keys below ``<game>.lesson`` in the language tables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.match import Match
from zombiegames.core.record import loads
from zombiegames.core.toml import read_toml

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import GameInfo, Seat
    from zombiegames.core.record import Line, Record


class Step(NamedTuple):
    """What the teacher says once, and what the learner then does."""

    first: int
    """Entries played before the learner's first one of it."""
    to: int
    """Entries played when it is done."""
    rules: tuple[str, ...]
    """Ids of the rules it teaches."""
    free: bool
    """Whether its entries, all of them the learner's, may come in any order."""
    wrong: str
    """A typical mistake, in notation; may be empty."""
    answer: str
    """What the rules answer to it: the id of a rule and the detail."""
    about: tuple[str, ...]
    """Things of the table that its words name besides what is to be clicked: ``plate 1``, or all
    of a sort, ``laid``."""


class Plan(NamedTuple):
    """A lesson as it is written."""

    record: Record
    learner: Seat
    begin: int
    """Entries played before the curtain rises."""
    goes_on: bool
    """Whether the match itself goes on after it; else a fresh game follows."""
    steps: tuple[Step, ...]
    asides: frozenset[int]
    """Numbers of entries beside which something is said that waits for nobody."""
    shown: frozenset[int]
    """Numbers of entries of the learner's seat that the teacher does."""
    fast: frozenset[int]
    """Numbers of entries that pass at once."""


def read_plan(text: str) -> Plan:
    """Read a lesson. It comes with the program: what is missing is a ``KeyError``.

    Raises:
        RecordError: if it is no record.
    """
    record = loads(text)
    written = read_toml(text)["lesson"]
    learner: Seat = written["learner"]
    shown = _span(written.get("shown"))
    steps: list[Step] = []
    done = written["begin"]
    for step in written["step"]:
        own = (n for n in range(done, step["to"]) if record.lines[n].seat == learner)
        first = next(n for n in own if n + 1 not in shown)
        done = step["to"]
        steps.append(
            Step(
                first,
                done,
                tuple(step["rules"]),
                step.get("order") == "any",
                step.get("wrong", ""),
                step.get("answer", ""),
                tuple(step.get("about", ())),
            )
        )
    return Plan(
        record,
        learner,
        written["begin"],
        written["then"] == "on",
        tuple(steps),
        frozenset(written.get("asides", ())),
        shown,
        _span(written.get("fast")),
    )


def _span(ends: list[int] | None) -> frozenset[int]:
    return frozenset() if ends is None else frozenset(range(ends[0], ends[1] + 1))


class Lesson:
    """How far a learner has come on a plan, and whether the match is still on it.

    Attributes:
        match: the game being played; whoever changes it calls :meth:`follow`.
        at: entries of the match that are on the line.
    """

    def __init__(self, plan: Plan, games: Mapping[str, GameInfo], step: int = 0) -> None:
        """Set the table up and play to the beginning of a step."""
        record = plan.record
        self.plan = plan
        self.match = Match(
            games[record.game], record.controllers, seed=record.seed, options=record.options
        )
        for line in record.lines[: plan.steps[step].first if step else plan.begin]:
            self.match.replay_line(line)
        self.match.advance()
        self.at = 0
        self.follow()

    # -- where the match stands --------------------------------------------------------

    @property
    def astray(self) -> bool:
        """Whether something has been done that the lesson does not do."""
        return len(self.match) > self.at

    @property
    def over(self) -> bool:
        """Whether the line has been played to its end."""
        return self.at == len(self.plan.record.lines) and not self.astray

    @property
    def step(self) -> int:
        """Number of the step that is taught, from 0; the number of steps after the last."""
        steps = self.plan.steps
        return next((n for n, step in enumerate(steps) if step.to > self.at), len(steps))

    @property
    def waits(self) -> bool:
        """Whether the next entry of the line is the learner's to play."""
        if self.over or self.astray:
            return False
        line = self.plan.record.lines[self.at]
        return line.seat == self.plan.learner and self.at + 1 not in self.plan.shown

    def wanted(self) -> Action | None:
        """Give the next action of the line, whoever does it; None: there is none."""
        if self.over or self.astray:
            return None
        return self.match.info.notation.parse(self._left()[0].text)

    @property
    def hurries(self) -> bool:
        """Whether the next entry passes at once."""
        return self.at + 1 in self.plan.fast

    # -- going on and back -------------------------------------------------------------

    def follow(self) -> None:
        """See what has been played since, and whether it is on the line."""
        self.at = min(self.at, len(self.match))
        while self.at < len(self.match) and self.at < len(self.plan.record.lines):
            line = self.match.lines[self.at]
            if (line.seat, line.text) not in [(left.seat, left.text) for left in self._left()]:
                return
            self.at += 1
            self._rejoin()

    def _free_step(self) -> Step | None:
        """Give the step under way if its entries may come in any order."""
        step = self.plan.steps[self.step] if self.step < len(self.plan.steps) else None
        return step if step is not None and step.free and self.at >= step.first else None

    def _left(self) -> list[Line]:
        """List what may come next on the line, what the record has first."""
        lines = self.plan.record.lines
        step = self._free_step()
        if step is None:
            return [lines[self.at]]
        played = Counter(line.text for line in self.match.lines[step.first : self.at])
        left = []
        for line in lines[step.first : step.to]:
            if played[line.text]:
                played[line.text] -= 1
            else:
                left.append(line)
        return left

    def _rejoin(self) -> None:
        """After a step in another order put the match on the record's own line."""
        step = next((s for s in self.plan.steps if s.to == self.at and s.free), None)
        if step is None:
            return
        lines = self.plan.record.lines[step.first : step.to]
        played = self.match.lines[step.first : step.to]
        if [line.text for line in played] != [line.text for line in lines]:
            self.match.rewind(step.first)
            for line in lines:
                self.match.replay_line(line)

    def take_back(self) -> None:
        """Go back to where the line was left."""
        self.match.rewind(self.at)

    def back(self) -> bool:
        """Go back to the beginning of the step under way, or of the one before if nothing of it
        has been done; False: there is none.
        """
        firsts = [step.first for step in self.plan.steps if step.first < len(self.match)]
        if not firsts:
            return False
        self.match.rewind(firsts[-1])
        self.follow()
        return True
