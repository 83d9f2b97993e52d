"""Measure what a good win is on each of the ten nights, and keep it for ``learn/tonight.py``.

    python3 scripts/pars.py --games 300
    python3 scripts/pars.py hex square --minutes 15 --scale 0.25

Normal plays against Normal, each time with other cards and dice. Par is what the better third of
the wins came to: of the person's side in Zombiaki, of any seat where seats are alike. The nights
are measured in turn, so that whatever there is time for is spread evenly over them.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.arena import decide  # noqa: E402
from zombiegames.ai.levels import bot_of, clock_of  # noqa: E402
from zombiegames.core.match import Match  # noqa: E402
from zombiegames.core.protocol import NATURE  # noqa: E402
from zombiegames.core.toml import read_toml, write_toml  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402
from zombiegames.learn.tonight import HIGHER, SETUPS, counts, number  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.learn.nights import Setup

LEVEL = "normal"
PARS = ROOT / "zombiegames" / "learn" / "pars.toml"
HEAD = """\
# What the better third of the wins came to on each of the ten nights, Normal against Normal.
# Made by scripts/pars.py. scale: share of the usual iterations · games: played · wins: of those
# that count · par: see learn/tonight.py.
"""


def wins(setup: Setup, seed: str, scale: float = 1.0) -> list[int]:
    """Play one game; give what it came to for who has won, if that is the person's part."""
    match = Match(
        GAMES[setup.game], [f"bot:{LEVEL}:"] * setup.players, seed=seed, options=setup.options
    )
    bots = [bot_of(setup.game, LEVEL, scale) for _ in range(setup.players)]
    clocks = [clock_of(setup.game, LEVEL) for _ in bots]
    rng = Random(f"{seed}/bots")
    while match.outcome is None:
        seat = match.to_act()
        if seat == NATURE:
            match.advance()
        else:
            match.play(decide(bots[seat], match.view(seat), seat, rng, clocks[seat])[0])
    ranks = match.outcome.ranks
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    alike = setup.game != "zombiaki"
    if len(first) != 1 or not (alike or first[0] == setup.seat):
        return []
    return [number(setup, match, first[0])]


def par(setup: Setup, found: Sequence[int]) -> int:
    """Give what the better third of some wins is at least as good as."""
    best_first = sorted(found, reverse=counts(setup) in HIGHER)
    return best_first[(len(best_first) - 1) // 3]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="of setups; none: all ten")
    parser.add_argument("--games", type=int, default=300, help="of each night, at most")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the usual iterations")
    given = parser.parse_args(arguments)
    end = time.monotonic() + 60 * given.minutes
    chosen = [setup for setup in SETUPS if setup.name in given.names or not given.names]
    found: list[list[int]] = [[] for _ in chosen]
    played = 0
    while played < given.games and (not played or time.monotonic() < end):
        for setup, numbers in zip(chosen, found, strict=True):
            numbers.extend(wins(setup, f"par {played}", given.scale))
        played += 1
    rows = {row["name"]: row for row in read_toml(PARS.read_text(encoding="utf-8"))["setup"]}
    for setup, numbers in zip(chosen, found, strict=True):
        rows[setup.name] = {
            "name": setup.name,
            "scale": given.scale,
            "games": played,
            "wins": len(numbers),
            "par": par(setup, numbers),
        }
    table = write_toml({"setup": [rows[setup.name] for setup in SETUPS]})
    PARS.write_text(f"{HEAD}\n{table}", encoding="utf-8", newline="\n")
    print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
