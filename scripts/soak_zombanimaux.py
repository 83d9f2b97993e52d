"""Soak Zomb'Animaux and tell, besides, rounds a game, give-ups and faces of the die.

python3 scripts/soak_zombanimaux.py --games 5000
python3 scripts/soak_zombanimaux.py --games 500 --level normal --players 3
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean, median
from typing import TYPE_CHECKING

from soak import options, soak

from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.cards import FACES
from zombiegames.games.zombanimaux.state import Menagerie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Entry, State


class Census:
    """What happened in many games."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.faces: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.turns: list[int] = []
        self.forced = 0
        self.biggest = 0

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Count what an action did."""
        assert isinstance(state, Menagerie)
        for entry in entries:
            event = entry.event
            self.kinds[event.kind] += 1
            if event.kind == "rolled":
                self.faces[FACES[event.face]] += 1
            elif event.kind == "gave-up":
                self.forced += event.forced
        self.biggest = max(self.biggest, *map(len, state.hands))
        if state.to_act() == OVER:
            self.rounds.append(state.round)
            self.turns.append(state.turn)

    def report(self) -> None:
        """Print it."""
        kinds, turns = self.kinds, sum(self.turns)
        print(
            f"  rounds a game: {min(self.rounds)} – {max(self.rounds)}, "
            f"mean {mean(self.rounds):.2f}; turns a game: {min(self.turns)} – {max(self.turns)}, "
            f"median {median(self.turns):.0f}"
        )
        print(
            f"  give-ups: {kinds['gave-up'] / turns:.1%} of the turns ({self.forced} with an "
            f"empty hand); plays: {kinds['played']}"
        )
        rolls = sum(self.faces.values())
        print("  die: " + ", ".join(f"{f} {self.faces[f] / rolls:.1%}" for f in FACES))
        print(
            f"  discards shuffled {kinds['shuffled'] - sum(self.rounds)}, nothing drawn "
            f"{kinds['nothing-drawn']}, biggest hand {self.biggest}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    soak(GAMES["zombanimaux"], options(__doc__).parse_args(arguments), Census)
    return 0


if __name__ == "__main__":
    sys.exit(main())
