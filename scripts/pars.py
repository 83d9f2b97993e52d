"""Measure the pars of the nights: what the better third of winners come to, Normal on all seats.

python scripts/pars.py [--games 300] [--scale 1.0] [--seed 1] [SETUP …]
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from zombiegames.ai.levels import bot_of
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn.nights import TONIGHT, Setup, number_of

LEVEL = "normal"


def play(setup: Setup, seed: str, scale: float) -> Match:
    """Play a night, Normal on all seats; ``scale``: share of its usual iterations."""
    info = GAMES[setup.game]
    names = [f"bot:{LEVEL}:{seat}" for seat in range(len(setup.others) + 1)]
    match = Match(info, names, seed=seed, options=setup.options)
    bots = [bot_of(info.id, LEVEL, scale) for _ in names]
    match.advance()
    while match.outcome is None:
        seat, rng = match.to_act(), Random(f"{seed}/{len(match)}")
        action = None
        for thought in bots[seat].think(match.view(seat), seat, rng):
            action = thought.action
        assert action is not None
        match.play(action)
        match.advance()
    return match


def par_of(setup: Setup, games: int, scale: float, seed: int) -> tuple[int, int]:
    """Give the number of the better third of wins of the person's seat, and how many wins."""
    numbers: list[int] = []
    less = True
    for n in range(games):
        match = play(setup, f"par {seed}/{n}", scale)
        assert match.outcome is not None
        # Where seats are alike, every winner counts.
        alike = setup.game != "zombiaki"
        seats = range(len(setup.others) + 1) if alike else [setup.seat]
        for seat in seats:
            if match.outcome.ranks[seat] == 1:
                number, less = number_of(match, seat)
                numbers.append(number)
    numbers.sort(reverse=not less)
    return (numbers[len(numbers) // 3] if numbers else 0), len(numbers)


def main() -> None:
    """Print the pars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("setups", nargs="*", help="names of setups; none: all")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for setup in TONIGHT:
        if wanted.setups and setup.name not in wanted.setups:
            continue
        begun = time.perf_counter()
        par, wins = par_of(setup, wanted.games, wanted.scale, wanted.seed)
        spent = time.perf_counter() - begun
        print(f'"{setup.name}": {par},  # {wins} wins in {wanted.games} games, {spent:.0f} s')
        sys.stdout.flush()


if __name__ == "__main__":
    main()
