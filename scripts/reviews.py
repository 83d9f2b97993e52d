"""Measure what the review of finished games says of computers of all levels.

    python3 scripts/reviews.py zombanimaux easy,normal,hard,expert --games 10 --scale 0.3

Computers of the levels named play each other with a share of their thought, and their games are
looked back at as a person's would be. Prints a line a level: its moments, what another idea would
have brought at one in the mean, how often the adviser would have done something else, and of how
many moments that is told. The stronger a level, the less there should be to tell.
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
from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.ai.review import Judged, review, verdicts  # noqa: E402
from zombiegames.core.bot import decide  # noqa: E402
from zombiegames.core.match import Match  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.ai.review import Verdict


class Reviewed(NamedTuple):
    """A game that was looked back at."""

    levels: tuple[str, ...]
    """By seat."""
    found: tuple[Judged, ...]
    told: tuple[Verdict, ...]
    seconds: float
    """Of the review."""

    def of_level(self, level: str) -> list[Judged]:
        """List the moments of a level, as they were judged first."""
        return [one for one in self.found if not one.sure and self.levels[one.seat] == level]


def reviewed(game: str, levels: Sequence[str], seed: str, scale: float, thought: float) -> Reviewed:
    """Play a game and look back at it.

    Args:
        game: its id.
        levels: by seat.
        seed: of the game.
        scale: share of the players' thought.
        thought: share of the review's.
    """
    match = Match(GAMES[game], [f"bot:{level}:P{n}" for n, level in enumerate(levels)], seed=seed)
    bots = [bot_of(game, level, scale) for level in levels]
    match.advance()
    while match.outcome is None:
        seat = match.to_act()
        rng = Random(f"{seed}/{len(match)}")
        match.play(decide(bots[seat], match.view(seat), seat, rng))
        match.advance()
    begin = monotonic()
    steps = review(match.save(), range(len(levels)), scale=thought)
    found = tuple(one for one in steps if isinstance(one, Judged))
    retrospect = OPPONENTS[game].retrospect
    assert retrospect is not None
    told = tuple(verdicts(found, retrospect.least))
    return Reviewed(tuple(levels), found, told, monotonic() - begin)


def report(game: str, games: Iterable[Reviewed]) -> None:
    """Print a line a level."""
    games = list(games)
    for level in dict.fromkeys(level for one in games for level in one.levels):
        moments = [judged for one in games for judged in one.of_level(level)]
        told = [
            verdict
            for one in games
            for verdict in one.told
            if one.levels[verdict.judged.seat] == level
        ]
        ideas = sum(not verdict.praise for verdict in told)
        count = max(1, len(moments))
        print(
            f"{game} {level}: {len(moments)} moments,"
            f" gain {100 * sum(one.gain for one in moments) / count:.2f} of 100,"
            f" {100 * sum(bool(one.idea) for one in moments) / count:.0f} % other ideas,"
            f" {ideas} told ({100 * ideas / count:.1f} %), {len(told) - ideas} well seen"
        )
    seconds = sum(one.seconds for one in games) / max(1, len(games))
    print(f"{game}: {seconds:.1f} s a review")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, look back, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("levels", help="one a seat, divided by commas; they change places")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--scale", type=float, default=0.3, help="share of the players' thought")
    parser.add_argument("--thought", type=float, default=1.0, help="share of the review's")
    wanted = parser.parse_args(arguments)
    levels = wanted.levels.split(",")
    games = []
    for number in range(wanted.games):
        turn = number % len(levels)
        seats = (*levels[turn:], *levels[:turn])
        games.append(reviewed(wanted.game, seats, f"r{number}", wanted.scale, wanted.thought))
    report(wanted.game, games)


if __name__ == "__main__":
    main()
