"""Soak Zombiaki and tell, besides, in which round games end.

python3 scripts/soak_zombiaki.py --games 10000
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, median
from typing import TYPE_CHECKING

from soak import Tally, play, report

from zombiegames.games import GAMES
from zombiegames.games.zombiaki.rules import Street

if TYPE_CHECKING:
    from collections.abc import Sequence


def rounds(tally: Tally) -> None:
    """Print in which round games ended, by how they did."""
    ends: dict[str, list[int]] = {}
    for played in tally.played:
        assert isinstance(played.state, Street)
        ends.setdefault(played.outcome.reason, []).append(played.state.turn)
    for reason, turns in sorted(ends.items()):
        print(
            f"  rounds until {reason}: {min(turns)} – {max(turns)}, "
            f"median {median(turns):.0f}, mean {mean(turns):.1f}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="for each preset")
    parser.add_argument("--one-in", type=int, default=50, help="positions per checked position")
    parser.add_argument("--level", default="random", help="random, or a level of the opponents")
    given = parser.parse_args(arguments)
    info = GAMES["zombiaki"]
    for preset in info.presets:
        tally = Tally()
        for i in range(given.games):
            seed = f"soak/{preset}/2/{i}"
            play(info, 2, preset, seed, given.one_in, tally, level=given.level)
        report(info, 2, preset, tally)
        rounds(tally)
    return 0


if __name__ == "__main__":
    sys.exit(main())
