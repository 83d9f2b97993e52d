"""A game that is watched: a course in which nobody decides. No pixel."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.protocol import NATURE
from zombiegames.core.record import is_person
from zombiegames.ui.table.course import Course, LogLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Entry, Seat
    from zombiegames.ui.kit.seats import Highlight

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Times as fast as a game of computers."""
REST = 0.35
"""Seconds between two steps at normal speed."""
RUSH = 0.25
"""Seconds of a step at the highest speed, at which nothing moves."""
MOST = 24
"""Highlights of a game, the weightiest."""


class Found(NamedTuple):
    """A highlight where it stands in a game."""

    what: Highlight
    stop: int
    """Index of the stop after it."""
    line: LogLine
    """How it was told."""


class Film(Course):
    """The course of a game that has been played, from its first decision to its last.

    It stands at stops: before a decision, or at the end. A step leads to the next one: a decision
    and all that nature does after it.
    """

    decides = False

    def __init__(self, match: Match, eyes: Sequence[Seat | None] = ()) -> None:
        super().__init__(match)
        lines = self.tape = tuple(match.lines)
        """The whole record."""
        begun = next((n for n, line in enumerate(lines) if line.seat != NATURE), len(lines))
        decisions = [n for n in range(begun + 1, len(lines)) if lines[n].seat != NATURE]
        self.stops = (begun, *decisions, *([len(lines)] if begun < len(lines) else []))
        """Entries played at each stop."""
        self._deeds = tuple(match.deeds)
        self.finished = match.outcome is not None
        """Whether its end is that of the game."""
        self.whole = not eyes
        """Whether it may be watched through any eyes: the game is over."""
        self.eyes: tuple[Seat | None, ...] = tuple(eyes) or (*range(len(match.controllers)), None)
        """Through whose eyes it may be watched; None: an onlooker's."""
        people = [s for s, text in enumerate(match.record.controllers) if is_person(text)]
        self.seat = people[0] if len(people) == 1 and people[0] in self.eyes else self.eyes[-1]
        """Through whose eyes it is."""
        self.open_cards = False
        """Whether all cards lie open."""
        self.turns: tuple[int, ...] = (0,) * len(self.stops)
        """The turn at each stop, as its table counts them."""
        self.playing = False
        """Whether the next step comes by itself."""
        self.speed = 1.0

    # -- who ---------------------------------------------------------------------------

    @property
    def persons(self) -> list[Seat]:
        """Nobody plays."""
        return []

    @property
    def over(self) -> bool:
        """It can always be gone back."""
        return False

    @property
    def busy(self) -> bool:
        """Whether it plays."""
        return self.playing

    @property
    def person_acts(self) -> bool:
        """Nobody decides."""
        return False

    @property
    def computer_acts(self) -> bool:
        """Nobody decides."""
        return False

    @property
    def hurries(self) -> bool:
        """Whether nothing moves."""
        return self.speed >= SPEEDS[-1]

    def viewer(self, before: Seat | None) -> Seat | None:
        """Through whose eyes it is watched."""
        return self.seat

    def look_through(self, seat: Seat | None, *, open_cards: bool = False) -> None:
        """Watch it through other eyes, of those that may be; with all cards open only if over."""
        assert seat in self.eyes
        assert self.whole or not open_cards
        self.seat, self.open_cards = seat, open_cards

    def shown(self, entry: Entry) -> Event | None:
        """Give an event as the viewer saw it, or None; with open cards as it was."""
        return entry.event if self.open_cards else entry.for_seat(self.seat)

    def undo_target(self, viewer: Seat | None, *, casual: bool) -> int | None:
        """Nothing is taken back: it is gone back."""
        return None

    def begin(self) -> list[Deed]:
        """What nature did is known, and it does nothing more."""
        return []

    # -- where -------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """Index of the stop it stands at."""
        return max(0, bisect_right(self.stops, len(self.match)) - 1)

    @property
    def ended(self) -> bool:
        """Whether it stands at its end."""
        return self.at == len(self.stops) - 1

    def step(self) -> list[Deed]:
        """Go on to the next stop; give what happens until then."""
        return [] if self.ended else self._play_to(self.stops[self.at + 1])

    def go_to(self, at: int) -> None:
        """Stand at a stop, the log told up to there as its viewer saw it."""
        entries = self.stops[max(0, min(at, len(self.stops) - 1))]
        if entries < len(self.match):
            self.match.cut(entries)
        else:
            self._play_to(entries)
        self.tell_anew(self.shown)

    def _play_to(self, entries: int) -> list[Deed]:
        lines = self.tape[len(self.match) : entries]
        return [self.match.replay_line(line) for line in lines]

    def count_turns(self, number: Callable[[], int]) -> None:
        """Learn the turn of every stop; ``number``: that of the position as it stands."""
        here = self.at
        self.match.cut(min(self.stops[0], len(self.match)))
        turns = []
        for stop in self.stops:
            self._play_to(stop)
            turns.append(number())
        self.turns = tuple(turns)
        self.go_to(here)

    @property
    def turn_starts(self) -> list[int]:
        """List the stops at which a turn begins."""
        pairs = zip((None, *self.turns), self.turns, strict=False)
        return [at for at, (before, turn) in enumerate(pairs) if before != turn]

    def turn_start(self, by: int) -> int:
        """Find the stop at which the next turn begins (``by`` 1), or this one or the last (-1)."""
        if by > 0:
            return next((at for at in self.turn_starts if at > self.at), len(self.stops) - 1)
        return max((at for at in self.turn_starts if at < self.at), default=0)

    def stop_after(self, number: int) -> int:
        """Find the first stop after a deed."""
        return next((at for at, stop in enumerate(self.stops) if stop > number), 0)

    # -- what is worth seeing ----------------------------------------------------------

    def told(self) -> list[LogLine]:
        """List all that the viewer saw of the whole game."""
        return [
            LogLine(deed.number, event)
            for deed in self._deeds
            for entry in deed.entries
            if (event := self.shown(entry)) is not None
        ]

    def find_highlights(self, kinds: Sequence[Highlight], nearest: int) -> list[Found]:
        """Find what the viewer saw that is worth seeing again, in order.

        Args:
            kinds: what is.
            nearest: stops between two at least; of those nearer the weightier stays.
        """
        by_kind = {kind.kind: kind for kind in kinds}
        found = [
            Found(by_kind[line.event.kind], self.stop_after(line.number), line)
            for line in self.told()
            if line.event.kind in by_kind
        ]
        chosen: list[Found] = []
        for one in sorted(found, key=lambda f: (-f.what.weight, f.stop)):
            if all(abs(one.stop - other.stop) >= max(1, nearest) for other in chosen):
                chosen.append(one)
        return sorted(chosen[:MOST], key=lambda f: f.stop)

    def rest(self) -> float:
        """Say how long it stands at a stop while it plays, in seconds."""
        return RUSH if self.hurries else REST / self.speed
