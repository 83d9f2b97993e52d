"""What the kept games of a player tell: shares won, lengths, records, favourites. Heads in,
numbers out; no game is opened.

Only games that the statistics count are told of: none that was watched, played on from another,
or somebody else's. Of several persons at one table each counts by level and seat, as in the
tallies; the course, lengths and streaks are of those who played alone against computers.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from zombiegames.store.statistics import Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.store.games import GameEntry
    from zombiegames.store.statistics import Result

Key = TypeVar("Key")

FEW = 5
"""Games from which on a share is told."""
LATEST = 20
"""Games that the share of a moment is of."""
MOST_BARS = 12
"""Of the lengths."""
FAVOURITES = 5
"""Of what was played most, so many are told."""
NORMAL_95 = 1.959964
"""Standard deviations within which 95 % of a normal distribution lie."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share, by E. B. Wilson (1927)."""
    share, square = won / games, NORMAL_95**2
    middle = share + square / (2 * games)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


class Share(NamedTuple):
    """How many of some games were won."""

    won: int
    games: int
    fair: float = 0.0
    """The share of somebody as good as all others: one by the number of seats, on the mean."""

    @property
    def value(self) -> float:
        """The share, 0 … 1."""
        return self.won / self.games

    @property
    def few(self) -> bool:
        """Whether there are too few to tell."""
        return self.games < FEW

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of very many games may lie."""
        return wilson(self.won, self.games)


class Moment(NamedTuple):
    """The share of the latest games, after one."""

    number: int
    """Of the game, from 1: clocks jump."""
    share: Share


class Bar(NamedTuple):
    """Games of about one length."""

    first: int
    last: int
    """Turns, both counted."""
    tally: Tally


class Mark(NamedTuple):
    """A record, and the game that made it."""

    name: str
    """``score``, ``quickest``, ``longest``, ``streak``, ``closest`` or ``comeback``."""
    number: int
    entry: GameEntry


class Favourite(NamedTuple):
    """What was played often."""

    name: str
    times: int
    games: int
    """In how many."""


class Story(NamedTuple):
    """All that is told of one game."""

    games: int
    """That are told of."""
    alone: int
    """Those of them that one person played against computers."""
    by_level: dict[str, Share]
    by_seat: dict[int, Share]
    """In the order of seats."""
    course: tuple[Moment, ...]
    """From the game on after which there are enough."""
    changes: tuple[tuple[int, str], ...]
    """Games before which the level changed, by number, each with its level."""
    lengths: tuple[Bar, ...]
    """From the shortest to the longest, gaps included."""
    shortest: int
    """Turns; 0: unknown."""
    longest: int
    records: tuple[Mark, ...]
    favourites: tuple[Favourite, ...]
    """The most played first."""


def tell(entries: Iterable[GameEntry], game: str) -> Story:
    """Tell the story of a game; ``entries``: the newest first, as they are listed."""
    told = [entry for entry in entries if entry.game == game and _tells(entry)]
    told.reverse()
    alone = [entry for entry in told if len(entry.ending.persons) == 1]
    turns = [entry.ending.turns for entry in alone if entry.ending.turns]
    return Story(
        len(told),
        len(alone),
        by_level=_shares(
            (entry, seat, entry.ending.level)
            for entry, seat in _persons(told)
            if entry.ending.level
        ),
        by_seat=dict(sorted(_shares((e, seat, seat) for e, seat in _persons(told)).items())),
        course=tuple(_course(alone)),
        changes=tuple(_changes(alone)),
        lengths=tuple(_lengths(alone)),
        shortest=min(turns, default=0),
        longest=max(turns, default=0),
        records=tuple(_records(told, alone)),
        favourites=tuple(_favourites(told)),
    )


def result_of(entry: GameEntry, seat: int) -> Result:
    """Tell how a game ended for a seat."""
    ranks = entry.ending.ranks
    if ranks[seat] != 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "shared"


def _tells(entry: GameEntry) -> bool:
    """Whether a game counts, and its head makes sense."""
    ending = entry.ending
    return ending.counted and not entry.branched and 1 in ending.ranks and bool(ending.persons)


def _persons(told: Iterable[GameEntry]) -> Iterable[tuple[GameEntry, int]]:
    return ((entry, seat) for entry in told for seat in entry.ending.persons)


def _shares(plays: Iterable[tuple[GameEntry, int, Key]]) -> dict[Key, Share]:
    """Sum up the plays of each key."""
    won: Counter[Key] = Counter()
    games: Counter[Key] = Counter()
    fair: dict[Key, float] = {}
    for entry, seat, key in plays:
        won[key] += result_of(entry, seat) == "won"
        games[key] += 1
        fair[key] = fair.get(key, 0.0) + 1 / len(entry.controllers)
    return {key: Share(won[key], games[key], fair[key] / games[key]) for key in games}


def _course(alone: Sequence[GameEntry]) -> Iterable[Moment]:
    latest: deque[tuple[bool, float]] = deque(maxlen=LATEST)
    for number, entry in enumerate(alone, 1):
        won = result_of(entry, entry.ending.persons[0]) == "won"
        latest.append((won, 1 / len(entry.controllers)))
        if number >= FEW:
            fair = sum(fair for _, fair in latest) / len(latest)
            yield Moment(number, Share(sum(won for won, _ in latest), len(latest), fair))


def _changes(alone: Sequence[GameEntry]) -> Iterable[tuple[int, str]]:
    levels = [entry.ending.level for entry in alone]
    for number, (before, level) in enumerate(pairwise(levels), 2):
        if level != before and level and before:
            yield number, level


def _lengths(alone: Sequence[GameEntry]) -> Iterable[Bar]:
    counts: Counter[tuple[int, Result]] = Counter()
    for entry in alone:
        if entry.ending.turns:
            counts[entry.ending.turns, result_of(entry, entry.ending.persons[0])] += 1
    if not counts:
        return
    shortest, longest = min(counts)[0], max(counts)[0]
    wide = next(
        step * ten
        for ten in (10**power for power in range(7))
        for step in (1, 2, 5)
        if longest // (step * ten) - shortest // (step * ten) < MOST_BARS
    )
    for at in range(shortest // wide, longest // wide + 1):
        first, last = at * wide, (at + 1) * wide - 1
        won, lost, shared = (
            sum(n for (turns, r), n in counts.items() if first <= turns <= last and r == result)
            for result in ("won", "lost", "shared")
        )
        yield Bar(first, last, Tally(won, lost, shared))


def _records(told: Sequence[GameEntry], alone: Sequence[GameEntry]) -> Iterable[Mark]:
    """Find the records; one that is reached again stays with the game that made it first."""
    scores = [
        Mark("score", entry.ending.scores[seat], entry)
        for entry, seat in _persons(told)
        if any(entry.ending.scores)
    ]
    lengths = [(entry, entry.ending.turns) for entry in told if entry.ending.turns]
    wins = [
        Mark("quickest", turns, entry)
        for entry, turns in lengths
        if any(result_of(entry, seat) == "won" for seat in entry.ending.persons)
    ]
    longest = [Mark("longest", turns, entry) for entry, turns in lengths]
    closest = []
    for entry in told:
        ranks, points = entry.ending.ranks, sorted(entry.ending.scores)
        # Where the first was not ahead in points, another thing decided.
        if len(points) > 1 and points[-1] and entry.ending.scores[ranks.index(1)] == points[-1]:
            closest.append(Mark("closest", points[-1] - points[-2], entry))
    streaks, row = [], 0
    for entry in alone:
        row = row + 1 if result_of(entry, entry.ending.persons[0]) == "won" else 0
        if row > 1:
            streaks.append(Mark("streak", row, entry))
    comebacks = [
        Mark("comeback", entry.ending.lowest, entry)
        for entry in alone
        if entry.ending.lowest >= 0 and result_of(entry, entry.ending.persons[0]) == "won"
    ]
    for marks, best in (
        (scores, max),
        (wins, min),
        (longest, max),
        (streaks, max),
        (closest, min),
        (comebacks, min),
    ):
        if marks:
            yield best(marks, key=lambda mark: mark.number)


def _favourites(told: Sequence[GameEntry]) -> Iterable[Favourite]:
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for entry in told:
        for name, number in entry.ending.played:
            times[name] += number
            games[name] += 1
    for name, number in sorted(times.items(), key=lambda item: (-item[1], item[0]))[:FAVOURITES]:
        yield Favourite(name, number, games[name])
