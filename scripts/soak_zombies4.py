"""Soak Zombies!!! 4 and tell, besides, rounds, ways to win, deaths, fights and the longest agenda.

python3 scripts/soak_zombies4.py --games 200
python3 scripts/soak_zombies4.py --games 30 --level normal --players 4 --preset quick
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean, median
from typing import TYPE_CHECKING

from soak import options, soak

from tests import laws
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombies4.state import Woods
from zombiegames.games.zombies4.terms import MOST_DOGS, MOST_HEALTH, ROOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Entry, State


class Census:
    """What happened in many games, and what must hold of dogs and pawns at every step."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.agenda = 0
        self.pack = 0

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Count what an action did, and check dogs, hearts and who is on the map."""
        assert isinstance(state, Woods)
        for entry in entries:
            self.kinds[entry.event.kind] += 1
        whole = sum(state.dogs)
        laws.require(state.pack == whole <= MOST_DOGS, 6, f"{state.pack} dogs counted, {whole}")
        laws.require(max(state.dogs) <= ROOM, 6, "three dogs on a square")
        for at, health, bullets in zip(state.at, state.health, state.bullets, strict=True):
            sound = 0 < health <= MOST_HEALTH if at >= 0 else health == bullets == 0
            laws.require(sound and bullets >= 0, 6, f"a pawn at {at} with {health}, {bullets}")
        self.agenda = max(self.agenda, len(state.agenda))
        self.pack = max(self.pack, state.pack)
        if state.to_act() == OVER:
            self.rounds.append(state.round)

    def report(self) -> None:
        """Print it."""
        kinds, games = self.kinds, len(self.rounds)
        print(
            f"  rounds a game: {min(self.rounds)} – {max(self.rounds)}, "
            f"mean {mean(self.rounds):.1f}, median {median(self.rounds):.0f}"
        )
        print(
            f"  a game: {kinds['fight-began'] / games:.1f} fights, "
            f"{kinds['dog-killed'] / games:.1f} dogs killed, {kinds['died'] / games:.1f} deaths, "
            f"{kinds['card-played'] / games:.1f} cards played, "
            f"{kinds['card-cancelled'] / games:.2f} cancelled, "
            f"{kinds['spell-tried'] / games:.1f} spells tried"
        )
        print(f"  most dogs on the map {self.pack}, longest agenda {self.agenda}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    soak(GAMES["zombies4"], options(__doc__).parse_args(arguments), Census)
    return 0


if __name__ == "__main__":
    sys.exit(main())
