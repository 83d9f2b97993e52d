"""Measure how fast the games are; a benchmark, not a test.

    python3 scripts/bench.py              every game, every figure
    python3 scripts/bench.py zombiaki --engine
    python3 scripts/bench.py --screen     frames, idle processor, start, memory (virtual screen)

Figures are medians over rounds, on one core. Compare only what was measured in one run.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.core.protocol import NATURE, OVER, State  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS = 5


def random_games(game: str, players: int, seconds: float) -> tuple[int, int, float]:
    """Play random games for a while: games, decisions of seats, seconds used."""
    info = GAMES[game]
    options = info.complete(info.presets[next(iter(info.presets))])
    rng = Random(1)
    games = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = info.new(players, options)
        choice = rng.choice
        while (seat := state.to_act()) != OVER:
            if seat == NATURE:
                state.apply(state.sample_chance(rng))
            else:
                state.apply(choice(state.legal_actions()))
                decisions += 1
        games += 1
    return games, decisions, perf_counter() - start


def positions(game: str, players: int, number: int = 200) -> list[State]:
    """Give positions from all stages of random games, a seat to act in each."""
    info = GAMES[game]
    options = info.complete(info.presets[next(iter(info.presets))])
    rng = Random(2)
    found: list[State] = []
    while len(found) < number:
        state = info.new(players, options)
        while (seat := state.to_act()) != OVER:
            if seat != NATURE and rng.random() < 0.1:
                found.append(state.clone())
            legal = state.legal_actions()
            state.apply(state.sample_chance(rng) if seat == NATURE else rng.choice(legal))
    return found[:number]


def microseconds(work: Callable[[State], object], states: list[State]) -> float:
    """Time a query over many positions; median of rounds, microseconds a call."""
    rounds = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for state in states:
            work(state)
        rounds.append((perf_counter() - start) / len(states) * 1e6)
    return median(rounds)


def apply_microseconds(states: list[State]) -> float:
    """Time apply alone, on clones made beforehand."""
    rng = Random(3)
    rounds = []
    for _ in range(ROUNDS):
        work = [(s.clone(), rng.choice(s.legal_actions())) for s in states]
        start = perf_counter()
        for state, action in work:
            state.apply(action)
        rounds.append((perf_counter() - start) / len(work) * 1e6)
    return median(rounds)


def engine(games: Sequence[str], seconds: float) -> None:
    """Print the engine's figures of each game."""
    print("| game | players | games/s | decisions/s | legal | clone | apply | view | world |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in games:
        for players in GAMES[game].seats:
            runs = [random_games(game, players, seconds / ROUNDS) for _ in range(ROUNDS)]
            per_s = median(n / t for n, _, t in runs)
            decisions = median(d / t for _, d, t in runs)
            states = positions(game, players)
            rng = Random(4)
            views = [s.censored(s.to_act()) for s in states]
            world = microseconds(lambda s, rng=rng: s.determinized(s.to_act(), rng), views)
            print(
                f"| {game} | {players} | {per_s:.0f} | {decisions:.0f} "
                f"| {microseconds(lambda s: s.legal_actions(), states):.1f} µs "
                f"| {microseconds(lambda s: s.clone(), states):.1f} µs "
                f"| {apply_microseconds(states):.1f} µs "
                f"| {microseconds(lambda s: s.censored(s.to_act()), states):.1f} µs "
                f"| {world:.1f} µs |"
            )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="games (default: all)")
    parser.add_argument("--engine", action="store_true", help="the rules only")
    parser.add_argument("--screen", action="store_true", help="what is drawn only")
    parser.add_argument("--seconds", type=float, default=5.0, help="of random play a game")
    given = parser.parse_args(arguments)
    unknown = sorted(set(given.games) - set(GAMES))
    if unknown:
        parser.error(f"no game called {', '.join(unknown)}; there are {', '.join(GAMES)}")
    if not given.screen:
        engine(given.games or list(GAMES), given.seconds)
    if not given.engine:
        from _bench_screen import screen

        screen(given.games or list(GAMES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
