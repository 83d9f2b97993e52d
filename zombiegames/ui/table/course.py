"""The course of one match at a table: persons, computers, undo, the log. No pixel."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.levels import LEVELS, known_level
from zombiegames.ai.minds import Controller, Minds, Thinking, styles_of
from zombiegames.core.match import BRANCHED
from zombiegames.core.protocol import OVER
from zombiegames.store.games import MOST_PLAYED, Ending
from zombiegames.store.statistics import Played
from zombiegames.ui.kit.text import literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.ai.minds import Hindsight, Mind
    from zombiegames.core.action import Action, Event
    from zombiegames.core.bot import Thought
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Entry, Seat, State
    from zombiegames.core.record import Record
    from zombiegames.store.statistics import Result

LONG = 0.4
"""Seconds of thought after which it is shown that somebody thinks: less would only flicker."""


class Advice(NamedTuple):
    """What a person could do."""

    view: State
    seat: Seat
    thought: Thought
    reason: str | None
    """Why: a key below ``<game>.advice`` in the words, where something stands out."""


class LogLine(NamedTuple):
    """One event in the log."""

    number: int
    """Of its deed in the record."""
    event: Event


class Course:
    """A match with who plays it."""

    decides = True
    """Whether somebody decides; else the match is watched as it was played."""
    speed = 1.0
    """Times as fast as everything moves elsewhere."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.keep: Callable[[Record], None] = lambda record: None
        """Called whenever the record has grown or shrunk: the autosave."""
        self.log: list[LogLine] = []
        """What has been shown so far, as the viewer saw it; words are made when it is read."""
        self.minds = Minds(match.info.id, Thinking())
        self._mind: Mind | None = None
        self._rested = 0.0
        self._adviser: Mind | None = None

    # -- who ---------------------------------------------------------------------------

    def controller(self, seat: Seat) -> Controller:
        """Tell who plays a seat."""
        return Controller.read(self.match.controllers[seat])

    def name(self, seat: Seat) -> str:
        """Name who plays a seat, as it may stand in markup."""
        return literal(self.controller(seat).name)

    def level(self, seat: Seat) -> str:
        """Tell at which level a computer plays, with its style where the game has styles."""
        everybody = [Controller.read(text) for text in self.match.controllers]
        style = styles_of(self.match.info.id, self.match.seed, everybody)[seat]
        return known_level(self.match.info.id, f"{everybody[seat].level}/{style}")

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
    def busy(self) -> bool:
        """Whether something goes on without a person."""
        return self.computer_acts or self.advising

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.acting == OVER

    @property
    def secret(self) -> bool:
        """Whether one person must not see what another may."""
        return self.match.info.hidden_hands and len(self.persons) > 1

    def viewer(self, before: Seat | None) -> Seat | None:
        """Through whose eyes the table is shown; ``before``: through whose it was."""
        persons = self.persons
        if not persons:
            return None
        if len(persons) == 1:
            return persons[0]
        if self.acting in persons:
            return self.acting
        if before in persons:
            return before
        return None if self.secret else persons[0]

    @property
    def hurries(self) -> bool:
        """Whether what comes next passes at once."""
        return False

    # -- going on ----------------------------------------------------------------------

    def begin(self) -> list[Deed]:
        """Let nature set the table up; gives nothing in a match that goes on."""
        deeds = self.match.advance()
        if deeds and deeds[0].number == 0:
            self.keep(self.match.record)
            return deeds
        return []

    def tell_anew(self, told: Callable[[Entry], Event | None]) -> None:
        """Write the whole log as ``told`` tells it, and nothing else that was seen."""
        self.log = [
            LogLine(deed.number, event)
            for deed in self.match.deeds
            for entry in deed.entries
            if (event := told(entry)) is not None
        ]

    def play(self, action: Action) -> list[Deed]:
        """Do an action of the seat to act, and what nature does next."""
        self.stop_thinking()
        deeds = [self.match.play(action), *self.match.advance()]
        self.keep(self.match.record)
        return deeds

    def concede(self, seat: Seat) -> None:
        """Give the game up."""
        self.stop_thinking()
        self.match.concede(seat)
        self.keep(self.match.record)

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let somebody else play a seat from now on."""
        self.stop_thinking()
        self.minds.forget()
        self.match.hand_over(seat, controller)
        self.keep(self.match.record)

    @cached_property
    def hindsight(self) -> Hindsight:
        """How the chances went, in the making; once the game is over."""
        return self.minds.look_back(self.match.save())

    def results(self) -> list[Played]:
        """Say what the finished game counts as, for each person at the table.

        One that goes on from a position of another game counts as nothing.
        """
        if self.match.seed.startswith(BRANCHED):
            return []
        outcome = self.match.outcome
        assert outcome is not None
        game, persons = self.match.info.id, self.persons
        levels = [
            self.level(seat).partition("/")[0]
            for seat in range(len(self.match.controllers))
            if seat not in persons
        ]
        level = max(levels, key=_strength) if len(persons) == 1 and levels else "person"
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]

        def result(seat: Seat) -> Result:
            if seat not in winners:
                return "lost"
            return "won" if len(winners) == 1 else "shared"

        return [Played(game, level, seat, result(seat)) for seat in persons]

    def ending(self, turns: int, played: Sequence[Mapping[str, int]]) -> Ending:
        """Say how the game ended, after so many turns; ``played``: by seat, what how often."""
        outcome, results = self.match.outcome, self.results()
        assert outcome is not None
        _, reason, ranks, scores = outcome
        persons = tuple(result.seat for result in results)
        total = sum((Counter(played[seat]) for seat in persons if played), Counter[str]())
        return Ending(
            ranks,
            scores,
            reason,
            turns,
            counted=bool(results),
            level=results[0].level if results else "",
            persons=persons,
            played=tuple(total.most_common(MOST_PLAYED)),
        )

    # -- undo --------------------------------------------------------------------------

    def undo_target(self, viewer: Seat | None, *, casual: bool) -> int | None:
        """Find where undo would go back to; None: nowhere."""
        seat = self.acting if self.person_acts else viewer
        if seat is None or self.match.outcome is not None:
            return None
        return self.match.undo_target(seat, self.persons, casual=casual)

    def undo(self, target: int) -> None:
        """Go back to before the deed ``target``."""
        self.stop_thinking()
        self.minds.forget()
        self.match.rewind(target)
        self.log = [line for line in self.log if line.number < target]
        self.keep(self.match.record)

    def redo(self) -> list[Deed]:
        """Play again what was taken back last; nothing if something else was done since."""
        self.stop_thinking()
        self.minds.forget()
        deeds = self.match.redo()
        self.keep(self.match.record)
        return deeds

    # -- advice ------------------------------------------------------------------------

    @property
    def advising(self) -> bool:
        """Whether a person waits for advice."""
        return self._adviser is not None

    def ask_advice(self, view: State, seat: Seat) -> None:
        """Begin to think about what a person could do, knowing what they know."""
        self.stop_thinking()
        seed = f"{self.match.seed}/{len(self.match)}/advice"
        self._adviser = self.minds.advise(seat, view, seed)

    def advice(self) -> Advice | None:
        """Give the advice asked for, once it is there."""
        mind = self._adviser
        if mind is None or not mind.think():
            return None
        self._adviser = None
        view, seat = mind.request.view, mind.request.seat
        assert mind.best is not None
        return Advice(view, seat, mind.best, mind.reason)

    # -- computers ---------------------------------------------------------------------

    def stop_thinking(self) -> None:
        """Forget the decision in the making, and the advice."""
        for mind in (self._mind, self._adviser):
            if mind is not None:
                mind.drop()
        self._mind = self._adviser = None
        self._rested = 0.0

    def think(self, dt: float, pause: float) -> Action | None:
        """Let the computer to act think; its action once it is due.

        ``pause``: seconds that must have passed since it began.
        """
        seat = self.acting
        if self._mind is None:
            seed = f"{self.match.seed}/{len(self.match)}/{seat}"
            self._mind = self.minds.decide(self.level(seat), seat, self.match.view(seat), seed)
            self._rested = 0.0
        self._rested += dt
        decided = self._mind.think()
        if decided and self._rested >= pause:
            action = self._mind.action
            self._mind = None
            return action
        return None

    @property
    def pondering(self) -> bool:
        """Whether a computer thinks for so long that somebody may wonder."""
        return self._mind is not None and not self._mind.decided and self._rested >= LONG

    def hurry(self) -> None:
        """Let the computer that thinks play now what it has found so far."""
        if self._mind is not None:
            self._mind.hurry()


class Guided(Course):
    """A course beside which a teacher stands."""

    def undo_target(self, viewer: Seat | None, *, casual: bool) -> int | None:
        """The teacher takes back."""
        return None

    def stand(self) -> None:
        """Know what the match has come to after it was gone back."""
        self.stop_thinking()
        self.log = [line for line in self.log if line.number < len(self.match)]


def _strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1
