"""The log in words, a row for each event, and the facts of a finished game.

An event is told by the text ``<game>.event.<kind>``, or by one below it. What the text has in
braces is read from the event, under the same name unless the row says otherwise, and put into
words by the game's readers.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from zombiegames.ui.kit.i18n import fill, has, plural_form
from zombiegames.ui.kit.seats import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat

    Source = str | Callable[[Any, Any], object]
    """A field of the event, or what makes words of the story so far and the event."""
    Rows = Mapping[type, "Row"]
    """Event → how it is told; one without a row is seen, not told."""
    Readers = Mapping[str, Callable[[Any, Any], object]]
    """Name in a text → what puts a value of an event into words, given the story so far."""
    Names = Mapping[type, Callable[[Any], str]]
    """Event of a seat that plays something → the name of what it plays, in the notation."""
    Value = Callable[[Any], int]
    """Event → how much it counts."""
    Count = Callable[[Sequence[Any], int], Sequence[int]]
    """The events of a match and how many play → a number for each seat, or one for the match."""


class Row(NamedTuple):
    """How one kind of event is told."""

    tag: Source = ""
    """What names the text below the kind's; empty: the kind's own; None: not worth a line. A tag
    without a text is told as ``other``."""
    number: str = ""
    """Field of the number that chooses the plural form, or of the things to be counted."""
    heading: bool = False
    words: Mapping[str, Source] = {}
    """Name in the text → where it is read, if that has another name."""
    run: bool = False
    """Whether several in a row are told in one line: their number chooses the plural form, and
    what differs is listed."""


class Story:
    """Tells events one after another. Subclasses give rows, readers, and what is remembered."""

    game: ClassVar[str]
    rows: ClassVar[Rows]
    readers: ClassVar[Readers]

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        """By seat."""
        self._run: list[Event] = []
        """What the last line tells, if more may join it."""
        self.joins = False
        """Whether the line just said tells anew what the one before it told."""

    @property
    def goes_on(self) -> bool:
        """Whether what comes next may join the line just said."""
        return bool(self._run)

    def line(self, event: Event) -> str:
        """Say an event, with markup; empty: not worth a line."""
        row = self.rows.get(type(event))
        self.joins = row is not None and row.run and type(event) in map(type, self._run)
        text = "" if row is None else self._say(row, [*self._run, event] if self.joins else [event])
        if row is not None and text:
            self._run = [*(self._run if self.joins else ()), event] if row.run else []
        self.remember(event)
        return text

    def remember(self, event: Event) -> None:
        """Keep in mind what later events leave out."""

    def who(self, seat: int) -> str:
        """Name a player."""
        return self.names[seat]

    def everybody(self, seats: Sequence[int]) -> str:
        """Name some players."""
        return ", ".join(map(self.who, seats))

    def _say(self, row: Row, events: Sequence[Any]) -> str:
        event = events[-1]
        tag = row.tag(self, event) if callable(row.tag) else row.tag and getattr(event, row.tag)
        if tag is None:
            return ""
        stem = f"{self.game}.event.{event.kind}"
        key = f"{stem}.{tag}" if tag else stem
        reading = _Reading(self, row, events)
        if not has(key):
            counted = row.number or row.run
            key = f"{key}.{plural_form(reading.number)}" if counted else f"{stem}.other"
        text = fill(key, reading)
        return f"**{text}**" if row.heading else text


class _Reading(dict[str, object]):
    """What a text asks for, read from an event, or from several, when it is asked for."""

    def __init__(self, story: Story, row: Row, events: Sequence[Any]) -> None:
        super().__init__()
        self._story, self._row, self._events = story, row, events
        if row.run:
            self.number = self["n"] = len(events)
        elif row.number:
            counted = getattr(events[-1], row.number)
            self.number = self["n"] = counted if isinstance(counted, int) else len(counted)

    def __missing__(self, name: str) -> object:
        words = [self._read(name, event) for event in self._events]
        return ", ".join(dict.fromkeys(map(str, words))) if len(words) > 1 else words[0]

    def _read(self, name: str, event: Any) -> object:
        source = self._row.words.get(name, "seat" if name == "name" else name)
        if callable(source):
            return source(self._story, event)
        value = getattr(event, source)
        reader = self._story.readers.get(name)
        return value if reader is None else reader(self._story, value)


class Told(NamedTuple):
    """A line of the log."""

    words: str
    """With markup."""
    seat: Seat = -1
    """The one player it is about; -1: nobody, or several."""
    places: tuple[Any, ...] = ()
    """Names of the spots that light up with it."""


def told_of(
    names: Sequence[str], own: Seat, event: Event, places: Sequence[Any], words: str
) -> Told:
    """Say what a line of the log is about; the name of ``own`` (-1: nobody) stands out."""
    finders = [re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") for name in names]
    named = [seat for seat, finder in enumerate(finders) if finder.search(words)]
    if own >= 0 and "**" not in words:
        words = finders[own].sub(r"**\g<0>**", words)
    seat = named[0] if named == [getattr(event, "seat", -1)] else -1
    return Told(words, seat, tuple(places))


class Fact(NamedTuple):
    """One thing that is counted; the words are ``<game>.fact.<tag>``."""

    tag: str
    numbers: Count


def tell_facts(match: Match, facts: Iterable[Fact]) -> list[Tally]:
    """Count what everybody saw of a match; what never happened is not told."""
    events = [
        event
        for deed in match.deeds
        for entry in deed.entries
        if (event := entry.for_seat(None)) is not None
    ]
    seats = len(match.controllers)
    tallies = [Tally(fact.tag, tuple(fact.numbers(events, seats))) for fact in facts]
    return [tally for tally in tallies if any(tally.numbers)]


def once(event: Any) -> int:
    """Count an event itself."""
    return 1


def whole(values: Mapping[type, Value], add: Callable[[Iterable[int]], int] = sum) -> Count:
    """Count events of a match; ``add``: their sum, or ``max`` for the greatest."""

    def count(events: Sequence[Any], seats: int) -> Sequence[int]:
        found = (values[type(event)](event) for event in events if type(event) in values)
        return (add([0, *found]),)

    return count


def each(values: Mapping[type, Value]) -> Count:
    """Count events of each seat."""

    def count(events: Sequence[Any], seats: int) -> Sequence[int]:
        found = [0] * seats
        for event in events:
            if type(event) in values:
                found[event.seat] += values[type(event)](event)
        return found

    return count


def count_played(match: Match, names: Names) -> list[Counter[str]]:
    """Count by seat what was played in a match, by name."""
    counts = [Counter[str]() for _ in match.controllers]
    for deed in match.deeds:
        for entry in deed.entries:
            event: Any = entry.event
            name = names.get(type(event))
            if name is not None:
                counts[event.seat][name(event)] += 1
    return counts
