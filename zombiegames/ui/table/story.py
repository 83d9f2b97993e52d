"""The log in words, a row for each event, and the facts of a finished game.

An event is told by the text ``<game>.event.<kind>``, or by one below it. What the text has in
braces is read from the event, under the same name unless the row says otherwise, and put into
words by the game's readers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from zombiegames.ui.kit.i18n import fill, has, plural, plural_form

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.core.action import Event
    from zombiegames.core.match import Match

    Source = str | Callable[[Any, Any], object]
    """A field of the event, or what makes words of the story so far and the event."""
    Rows = Mapping[type, "Row"]
    """Event → how it is told; one without a row is seen, not told."""
    Readers = Mapping[str, Callable[[Any, Any], object]]
    """Name in a text → what puts a value of an event into words, given the story so far."""


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


class Fact(NamedTuple):
    """One thing that is counted. Its words are ``<game>.fact.<tag>`` with ``n``."""

    tag: str
    event: type
    """The event that counts."""
    value: Callable[[Any], int] = lambda event: 1
    """How much it counts."""
    most: bool = False
    """Whether the greatest value is told, not the sum."""
    by_seat: bool = False
    """Whether it is told of the player who has most of it, as ``name``."""


def tell_facts(match: Match, facts: Sequence[Fact], names: Sequence[str]) -> list[str]:
    """Say the facts of a match, those that never happened left out."""
    events: list[Any] = [
        event
        for deed in match.deeds
        for entry in deed.entries
        if (event := entry.for_seat(None)) is not None
    ]
    found = []
    for fact in facts:
        number, seat = counted(fact, events)
        if number > 0:
            name = names[seat] if fact.by_seat else ""
            found.append(plural(f"{match.info.id}.fact.{fact.tag}", number, name=name))
    return found


def counted(fact: Fact, events: Sequence[Any]) -> tuple[int, int]:
    """Count a fact; give the number and, where it is told of a player, whose it is."""
    values: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, fact.event):
            told: Any = event
            seat = told.seat if fact.by_seat else 0
            values.setdefault(seat, []).append(fact.value(told))
    add = max if fact.most else sum
    return max(((add(found), seat) for seat, found in values.items()), default=(0, 0))
