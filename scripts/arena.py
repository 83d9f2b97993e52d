"""Let opponents play each other, seats balanced, and count who wins.

    python3 scripts/arena.py zombiaki normal random 200 --seed 1

Every pairing of levels to seats is played equally often. Prints the share of wins of each
level with a 95 % confidence interval (Wilson), by seat, and the time a decision took.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.ai.levels import bot_of  # noqa: E402
from zombiegames.core.bot import Bot, decide  # noqa: E402
from zombiegames.core.protocol import NATURE, OVER, State  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Game(NamedTuple):
    """One game played."""

    levels: tuple[str, ...]
    """Per seat."""
    returns: tuple[float, ...]
    ranks: tuple[int, ...]
    actions: int
    """Decisions of all seats."""
    state: State


def seatings(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """All turns of the table: each level sits on each seat equally often."""
    return [tuple(levels[i:]) + tuple(levels[:i]) for i in range(len(levels))]


def play(
    game: str,
    levels: Sequence[str],
    seed: str,
    *,
    preset: str | None = None,
    times: Mapping[str, list[float]] | None = None,
) -> Game:
    """Play one game between levels, one a seat; seconds a decision are added to ``times``."""
    info = GAMES[game]
    options = info.complete(info.presets[preset or next(iter(info.presets))])
    state = info.new(len(levels), options)
    bots: list[Bot] = [bot_of(game, level) for level in levels]
    nature = Random(f"{seed}/nature")
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(levels))]
    actions = 0
    while (seat := state.to_act()) != OVER:
        if seat == NATURE:
            state.apply(state.sample_chance(nature))
            continue
        start = perf_counter()
        action = decide(bots[seat], state.censored(seat), seat, rngs[seat])
        if times is not None:
            times[levels[seat]].append(perf_counter() - start)
        assert state.why_not(action) is None, f"{levels[seat]} wants {action!r}"
        state.apply(action)
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Game(tuple(levels), outcome.returns, outcome.ranks, actions, state)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the 95 % confidence interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("levels", nargs="+", help="one level a seat, then the number of games")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--preset")
    given = parser.parse_args(arguments)
    *levels, number = given.levels
    if not number.isdecimal() or len(levels) not in GAMES[given.game].seats:
        parser.error("give a level for every seat, then the number of games")
    times: dict[str, list[float]] = defaultdict(list)
    wins: dict[tuple[str, int], float] = defaultdict(float)
    played: dict[tuple[str, int], int] = defaultdict(int)
    lengths = []
    tables = seatings(levels)
    for i in range(int(number)):
        seats = tables[i % len(tables)]
        game = play(given.game, seats, f"{given.seed}/{i}", preset=given.preset, times=times)
        lengths.append(game.actions)
        for seat, level in enumerate(seats):
            wins[level, seat] += game.returns[seat]
            played[level, seat] += 1
    print(f"{given.game}, {number} games, {median(lengths):.0f} decisions a game (median)")
    print("| level | games | wins | share | 95 % | by seat | ms a decision, median | 99 % |")
    print("|---|---|---|---|---|---|---|---|")
    for level in dict.fromkeys(levels):
        seats_of = sorted(seat for lv, seat in played if lv == level)
        n = sum(played[level, s] for s in seats_of)
        w = sum(wins[level, s] for s in seats_of)
        low, high = wilson(w, n)
        by_seat = ", ".join(f"{s}: {wins[level, s] / played[level, s]:.0%}" for s in seats_of)
        ms = [1000 * t for t in times[level]]
        print(
            f"| {level} | {n} | {w:g} | {w / n:.1%} | {low:.1%} – {high:.1%} | {by_seat} "
            f"| {median(ms):.2f} | {quantiles(ms, n=100)[98]:.2f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
