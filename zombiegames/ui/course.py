"""The course of one match at a table: persons, computers, undo, the log. No pixel."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.levels import LEVELS, bot_of
from zombiegames.core.bot import decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import OVER
from zombiegames.ui.opponents import Controller, Mind

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.match import Step
    from zombiegames.core.protocol import Action, Event, Seat, State
    from zombiegames.core.record import Record


class Line(NamedTuple):
    """One event in the log."""

    number: int
    """Of its step in the record."""
    event: Event


class Course:
    """A match with who plays it.

    ``keep(record)`` is called whenever the record has grown or shrunk: the autosave.
    """

    def __init__(self, match: Match, keep: Callable[[Record], None] = lambda record: None) -> None:
        self.match = match
        self.keep = keep
        self.log: list[Line] = []
        """What has been shown so far, as the viewer saw it; words are made when it is read."""
        self._mind: Mind | None = None
        self._rested = 0.0

    # -- who ---------------------------------------------------------------------------

    def controller(self, seat: Seat) -> Controller:
        """Tell who plays a seat."""
        return Controller.read(self.match.controllers[seat])

    def name(self, seat: Seat) -> str:
        """Name who plays a seat."""
        return self.controller(seat).name

    @property
    def persons(self) -> list[Seat]:
        """Seats played by people."""
        return [s for s in range(len(self.match.controllers)) if self.controller(s).person]

    @property
    def acting(self) -> Seat:
        """The seat to act, or ``NATURE`` or ``OVER``."""
        return self.match.to_act()

    @property
    def person_acts(self) -> bool:
        """Whether the seat to act is a person's."""
        return self.acting >= 0 and self.controller(self.acting).person

    @property
    def computer_acts(self) -> bool:
        """Whether the seat to act is a computer's."""
        return self.acting >= 0 and not self.controller(self.acting).person

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.acting == OVER

    def viewer(self, before: Seat | None) -> Seat | None:
        """Through whose eyes the table is shown; ``before``: through whose it was."""
        persons = self.persons
        if not persons:
            return None
        if len(persons) == 1:
            return persons[0]
        if self.acting in persons:
            return self.acting
        return before if before in persons else persons[0]

    # -- going on ----------------------------------------------------------------------

    def begin(self) -> list[Step]:
        """Let nature set the table up, or read the log of a match that goes on."""
        steps = self.match.advance()
        if steps and steps[0].number == 0:
            self.keep(self.match.record)
            return steps
        twin = Match.load(self.match.save(), {self.match.info.id: self.match.info})
        twin.rewind(0)
        viewer = self.viewer(None)
        for step in twin.redo():
            self.note(step, viewer)
        return []

    def note(self, step: Step, viewer: Seat | None) -> None:
        """Put the events of a step into the log."""
        for entry in step.entries:
            event = entry.for_seat(viewer)
            if event is not None:
                self.log.append(Line(step.number, event))

    def play(self, action: Action) -> list[Step]:
        """Do an action of the seat to act, and what nature does next."""
        self.stop_thinking()
        steps = [self.match.play(action), *self.match.advance()]
        self.keep(self.match.record)
        return steps

    def concede(self, seat: Seat) -> None:
        """Give the game up."""
        self.stop_thinking()
        self.match.concede(seat)
        self.keep(self.match.record)

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else play a seat from now on."""
        self.stop_thinking()
        self.match.hand_over(seat, controller)
        self.keep(self.match.record)

    # -- undo --------------------------------------------------------------------------

    def undo_target(self, viewer: Seat | None, *, casual: bool) -> int | None:
        """Find where undo would go back to; None: nowhere."""
        seat = self.acting if self.person_acts else viewer
        if seat is None or self.match.outcome is not None:
            return None
        return self.match.undo_target(seat, self.persons, casual=casual)

    def undo(self, target: int) -> None:
        """Go back to before the step ``target``."""
        self.stop_thinking()
        self.match.rewind(target)
        self.log = [line for line in self.log if line.number < target]
        self.keep(self.match.record)

    def advice(self, view: State, seat: Seat) -> Action:
        """Tell what the strongest computer that answers at once would do."""
        rng = Random(f"{self.match.seed}/{len(self.match)}/advice")
        return decide(bot_of(self.match.info.id, LEVELS[-1]), view, seat, rng)

    # -- computers ---------------------------------------------------------------------

    def stop_thinking(self) -> None:
        """Forget the decision in the making."""
        self._mind = None
        self._rested = 0.0

    def think(self, dt: float, pause: float) -> Action | None:
        """Let the computer to act think for a slice; its action once it is due.

        ``pause``: seconds that must have passed since it began.
        """
        seat = self.acting
        if self._mind is None:
            rng = Random(f"{self.match.seed}/{len(self.match)}/{seat}")
            bot = bot_of(self.match.info.id, self.controller(seat).level)
            self._mind = Mind(bot, self.match.view(seat), seat, rng)
            self._rested = 0.0
        self._rested += dt
        decided = self._mind.think()
        if decided and self._rested >= pause:
            action = self._mind.action
            self._mind = None
            return action
        return None
