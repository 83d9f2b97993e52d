"""The curve of chances: what each seat could hope for at every turn of a game that was played.

Of all the opponents' floor this room alone reads records. It hands on views, never a position: what
a seat could hope for is the mean over worlds that fit what it knew, so its curve tells nothing that
it could not have worked out itself.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai import OPPONENTS
from zombiegames.core.match import Match
from zombiegames.core.record import RecordError, loads
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from zombiegames.ai.allowance import Fit
    from zombiegames.core.protocol import Seat, State
    from zombiegames.core.record import Record

WORLDS = 24
"""Worlds looked at for one point of one seat."""

MOST_POINTS = 120
"""In one curve, about: where turns pass more often, not all of them have a point."""

MOST_TIDES = 5
"""Points at which the chances turned, at most, …"""
TIDE = 0.15
"""… the change of the leader's share that makes one, …"""
OVERTAKING = 0.1
"""… or of who leads from then on, …"""
APART = 3
"""… and how many points lie between two of them at least."""


class Point(NamedTuple):
    """The chances where the turn had passed; the last point of a game is how it ended."""

    entry: int
    """Entries of the record played until then."""
    shares: tuple[float, ...]
    """By seat, 0 … 1: of the win, as far as that seat could know. Where seats know different
    things they need not add up to 1."""


class Looks(NamedTuple):
    """What was seen where the turn had passed."""

    entry: int
    """Entries of the record played until then."""
    rows: tuple[tuple[float, ...], ...]
    """By seat: the shares of all as it could see them, not calibrated yet; sum 1."""
    over: bool = False
    """Whether this is how it ended."""


def study(text: str, first: int = 0) -> Iterator[Point | None]:
    """Yield the points of a record's curve in order; None between them, some milliseconds apart.

    Args:
        text: the record; its actions are legal, as a match writes them.
        first: number of the point to begin with: those before it are known already.

    Raises:
        RecordError: for what is no record, ``broken`` for one whose digests are others.
    """
    record = loads(text)
    fit = OPPONENTS[record.game].fit
    for seen in looks(record, first):
        if seen is None:
            yield None
        elif seen.over:
            yield Point(seen.entry, seen.rows[0])
        else:
            own = (calibrated(row, seat, fit) for seat, row in enumerate(seen.rows))
            yield Point(seen.entry, tuple(own))


def looks(record: Record, first: int = 0) -> Iterator[Looks | None]:
    """Yield what is seen at the points of a record, as :func:`study` does."""
    info, opponents = GAMES[record.game], OPPONENTS[record.game]
    match = Match(info, record.controllers, seed=record.seed, options=record.options)
    players = len(record.controllers)
    spacing = len(record.lines) // MOST_POINTS
    turn, number, last = (-1, -1), 0, -spacing
    for entry, line in enumerate(record.lines, 1):
        match.replay_line(line)
        if line.digest is not None and line.digest != match.state.digest():
            raise RecordError("broken", step=entry)
        yield None
        if match.to_act() < 0:
            continue
        before, turn = turn, opponents.turn_of(match.view(None))
        if turn == before or entry - last < spacing:
            continue
        last = entry
        if number >= first:
            rows: list[tuple[float, ...]] = []
            # Where all hands lie open everybody knows the same.
            for seat in range(players if info.hidden_hands else 1):
                rng = Random(f"{entry}/{seat}")
                rows.append((yield from _mean(opponents.look, match.view(seat), seat, rng)))
            yield Looks(entry, tuple(rows if info.hidden_hands else rows * players))
        number += 1
    if match.outcome is not None and number >= first:
        yield Looks(len(record.lines), (match.outcome.returns,) * players, over=True)


def _mean(
    look: Callable[[State], tuple[float, ...]], view: State, seat: Seat, rng: Random
) -> Generator[None, None, tuple[float, ...]]:
    """Look at worlds that fit a view, one at a time; return the mean shares by seat."""
    seen: list[tuple[float, ...]] = []
    while len(seen) < WORLDS:
        world = view.determinized(seat, rng)
        seen.append(look(world))
        yield None
        if len(seen) == 1 and world.digest() == view.digest():
            # Nothing is hidden: all worlds are this one.
            break
    return tuple(sum(shares) / len(seen) for shares in zip(*seen, strict=True))


def calibrated(shares: Sequence[float], seat: Seat, fit: Fit) -> float:
    """Give the share of the seat that looks as it comes true."""
    powers: list[float] = [share**fit.slope for share in shares]
    powers[seat] *= exp(-fit.doubt)
    return powers[seat] / sum(powers)


def tides(points: Sequence[Point]) -> list[int]:
    """Find the points at which the chances turned, the largest turn first: indices from 1.

    The end is one only where somebody else seemed to win.
    """
    found: list[tuple[float, int]] = []
    for at in range(1, len(points)):
        before, after = points[at - 1].shares, points[at].shares
        led, leads = before.index(max(before)), after.index(max(after))
        change = abs(after[led] - before[led])
        overtaking = after[leads] - before[leads] if leads != led else 0.0
        expected = at == len(points) - 1 and leads == led
        if overtaking >= OVERTAKING or (change >= TIDE and not expected):
            found.append((max(change, overtaking), at))
    kept: list[int] = []
    for _, at in sorted(found, reverse=True):
        if all(abs(at - other) >= APART for other in kept):
            kept.append(at)
    return kept[:MOST_TIDES]
