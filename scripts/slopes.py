"""Fit what makes the curve of chances tell the truth, and show how true it is.

    python3 scripts/slopes.py zombiaki --minutes 3 --scale 0.1
    python3 scripts/slopes.py

Computers at the level Hard play each other, at tables of all sizes in turn, for so many minutes a
game; what ``ai/study.py`` sees at the points of each is compared with how it ended. Prints the
slope, and where hands are hidden the doubt, with which the squared errors are least, to be written
into the ``chances.py`` of the game; then, with what stands there and with these, how often what was
said came true, by tenths; and the mean squared error by thirds of the game, beside that of somebody
who knows nothing but the number of seats. All games count alike, however many points they have.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.ai import OPPONENTS  # noqa: E402
from zombiegames.ai.allowance import Fit  # noqa: E402
from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.ai.study import calibrated, looks  # noqa: E402
from zombiegames.core.bot import decide  # noqa: E402
from zombiegames.core.match import Match  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

SLOPES = tuple(n / 20 for n in range(4, 101))
DOUBTS = tuple(n / 20 for n in range(21))
"""That are tried, …"""
ROUNDS = 3
"""… each so often with the best of the other."""

THIRDS = 3
TENTHS = 10


class Seen(NamedTuple):
    """The points of one game, its end left out."""

    points: tuple[tuple[int, tuple[tuple[float, ...], ...]], ...]
    """Which third of the game, and by seat what it saw of all (``study.Looks``)."""
    returns: tuple[float, ...]


class Said(NamedTuple):
    """A chance that was told to a seat, and what came of it."""

    third: int
    chance: float
    came: float
    guess: float
    """What it is without knowing anything."""
    weight: float
    """So that all games count alike."""


def play(game: str, seats: int, seed: str, scale: float) -> Match:
    """Let Hard play itself to the end."""
    match = Match(GAMES[game], [f"bot:hard:P{n}" for n in range(seats)], seed=seed)
    bots = [bot_of(game, "hard", scale) for _ in range(seats)]
    match.advance()
    while match.outcome is None:
        seat = match.to_act()
        rng = Random(f"{seed}/{len(match)}")
        match.play(decide(bots[seat], match.view(seat), seat, rng))
        match.advance()
    return match


def seen(match: Match) -> Seen:
    """Look back at a game that is over."""
    assert match.outcome is not None
    points = [point for point in looks(match.record) if point is not None and not point.over]
    length = len(match) + 1
    return Seen(
        tuple((THIRDS * point.entry // length, point.rows) for point in points),
        match.outcome.returns,
    )


def said(games: Iterable[Seen], fit: Fit) -> Iterator[Said]:
    """Tell what every seat was told at every point."""
    for points, returns in games:
        seats = len(returns)
        weight = 1 / (len(points) * seats)
        for third, rows in points:
            for seat, row in enumerate(rows):
                chance = calibrated(row, seat, fit)
                yield Said(third, chance, returns[seat], 1 / seats, weight)


def mean(pairs: Iterable[tuple[float, float]]) -> float:
    """Give the mean of numbers with weights."""
    total = weights = 0.0
    for number, weight in pairs:
        total += number * weight
        weights += weight
    return total / weights if weights else float("nan")


def error(all_said: Iterable[Said]) -> float:
    """Give the mean squared error."""
    return mean(((one.chance - one.came) ** 2, one.weight) for one in all_said)


def fitted(games: Sequence[Seen], *, hidden: bool) -> Fit:
    """Find what has the least error; ``hidden``: whether seats know different things."""
    fit = Fit(1.0)
    for _ in range(ROUNDS if hidden else 1):
        fit = min((Fit(n, fit.doubt) for n in SLOPES), key=lambda fit: error(said(games, fit)))
        if hidden:
            fit = min((Fit(fit.slope, n) for n in DOUBTS), key=lambda fit: error(said(games, fit)))
    return fit


def report(games: Sequence[Seen], fit: Fit) -> Iterator[str]:
    """Write what was said and came, by tenths, and the errors by thirds."""
    told = list(said(games, fit))
    yield "| said | came | times |"
    yield "|---|---|---|"
    for tenth in range(TENTHS):
        here = [one for one in told if min(int(TENTHS * one.chance), TENTHS - 1) == tenth]
        if here:
            chance = mean((one.chance, one.weight) for one in here)
            came = mean((one.came, one.weight) for one in here)
            yield f"| {chance:.2f} | {came:.2f} | {len(here)} |"
    for third in range(THIRDS):
        here = [one for one in told if one.third == third]
        nothing = mean(((one.guess - one.came) ** 2, one.weight) for one in here)
        yield f"third {third + 1}: error {error(here):.3f}, knowing nothing {nothing:.3f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=sorted(GAMES), help="all, if none is named")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each game")
    parser.add_argument("--scale", type=float, default=0.1, help="share of Hard's iterations")
    parser.add_argument("--seed", default="slopes")
    given = parser.parse_args(arguments)
    if not set(given.games) <= set(GAMES):
        parser.error(f"games are {', '.join(sorted(GAMES))}")
    for game in given.games:
        sizes = GAMES[game].seats
        found: list[Seen] = []
        end = monotonic() + 60 * given.minutes
        while not found or monotonic() < end:
            number = len(found)
            seats = sizes[number % len(sizes)]
            found.append(seen(play(game, seats, f"{given.seed}/{number}", given.scale)))
        fit, now = fitted(found, hidden=GAMES[game].hidden_hands), OPPONENTS[game].fit
        print(f"\n{game}: {len(found)} games, scale {given.scale:g}")
        print(f"slope {fit.slope:g}, doubt {fit.doubt:g}; now {now.slope:g}, {now.doubt:g}")
        for title, one in (("With what is now:", now), ("With what was found:", fit)):
            print(title)
            for line in report(found, one):
                print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
