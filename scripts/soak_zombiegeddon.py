"""Soak Zombiegeddon and tell, besides, how halves end, points a category and wins by place.

    python3 scripts/soak_zombiegeddon.py --games 5000
    python3 scripts/soak_zombiegeddon.py --games 500 --level normal --players 3

After every action also: each pawn stands where one may stand, and nobody has a fifth token.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING

from soak import options, soak

from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.count import scores
from zombiegames.games.zombiegeddon.events import CLOSINGS
from zombiegames.games.zombiegeddon.state import Wasteland

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Entry, State


class Census:
    """What happened in many games."""

    def __init__(self) -> None:
        self.closings: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.kinds: Counter[str] = Counter()
        self.turns: list[int] = []
        self.points: dict[str, list[int]] = {
            name: [] for name in ("food", "enemies", "provisions", "tokens", "total")
        }
        self.brought: list[int] = []
        self.places: list[float] = []
        self.games = 0

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Count what an action did."""
        assert isinstance(state, Wasteland)
        self.kinds.update(entry.event.kind for entry in entries)
        bit = state.board.bit
        stood: Counter[int] = Counter(cell for cell in state.pawns if cell >= 0)
        for cell, pawns in stood.items():
            assert bit[cell] & state.passable, "a pawn stands where nobody can"
            alone = pawns == 1 or not bit[cell] & state.ordinary or state.passing >= 0
            assert alone, "two pawns stand on one disc"
        assert all(tokens.bit_count() <= 4 for tokens in state.tokens)
        if state.to_act() == OVER:
            self._finish(state)

    def _finish(self, state: Wasteland) -> None:
        self.games += 1
        for counter, why in zip(self.closings, state.closings, strict=True):
            counter[why] += 1
        outcome = state.outcome()
        assert outcome is not None
        if not self.places:
            self.places = [0.0] * state.players
        for place, seat in enumerate(state.order):
            self.places[place] += outcome.returns[seat]
        self.brought += state.brought
        for counted in scores(state):
            self.points["food"].append(counted.food)
            self.points["enemies"].append(counted.enemies)
            self.points["provisions"].append(counted.provision_points)
            self.points["tokens"].append(counted.token_points)
            self.points["total"].append(counted.total)

    def report(self) -> None:
        """Print it."""
        for half, counter in enumerate(self.closings, 1):
            shares = ", ".join(
                f"{CLOSINGS[why]} {n / self.games:.1%}" for why, n in counter.items()
            )
            print(f"  half {half} ended by: {shares}")
        print(
            "  points a player, mean: "
            + ", ".join(f"{name} {mean(found):.1f}" for name, found in self.points.items())
            + f"; tokens of the first half {mean(self.brought):.2f}"
        )
        wins = ", ".join(f"{n}: {w / self.games:.1%}" for n, w in enumerate(self.places, 1))
        print(f"  wins by place in the first half's order: {wins}")
        print("  events: " + ", ".join(f"{kind} {n}" for kind, n in self.kinds.most_common()))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    soak(GAMES["zombiegeddon"], options(__doc__).parse_args(arguments), Census)
    return 0


if __name__ == "__main__":
    sys.exit(main())
