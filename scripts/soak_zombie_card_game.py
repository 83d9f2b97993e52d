"""Soak Zombie the card game and tell, besides, deals a game and how often the President stays.

python3 scripts/soak_zombie_card_game.py --games 5000
python3 scripts/soak_zombie_card_game.py --games 500 --level normal --players 3
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING

from soak import options, soak

from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.games.zombie_card_game.cards import MERCENARY, PRESIDENT, ZOMBIE
from zombiegames.games.zombie_card_game.state import Republic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Entry, State

SPECIALS = {MERCENARY: "Mercenaries", PRESIDENT: "Presidents", ZOMBIE: "zombies"}


class Census:
    """What happened in many games."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.deals: Counter[int] = Counter()
        self.later = self.stays = 0
        self.began = 0
        self.won_by: Counter[str] = Counter()
        self.ended_by: Counter[str] = Counter()
        self.sets: Counter[str] = Counter()
        self.witches = 0
        self.widest = 0

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Count what an action did."""
        assert isinstance(state, Republic)
        for entry in entries:
            event = entry.event
            self.kinds[event.kind] += 1
            if event.kind == "presidency-won":
                self.later += self.began > 1
                self.stays += event.again
            elif event.kind == "deal-began":
                self.began = event.deal
            elif event.kind == "trick-won":
                self.won_by[event.by] += 1
            elif event.kind == "deal-ended":
                self.ended_by[event.by] += 1
            elif event.kind == "played":
                self.witches += event.witches > 0
                if event.rank in SPECIALS:
                    self.sets[f"{event.naturals} {SPECIALS[event.rank]}"] += 1
        if state.to_act() >= 0:
            self.widest = max(self.widest, len(state.legal_actions()))
        if state.to_act() == OVER:
            self.deals[state.deal] += 1

    def report(self) -> None:
        """Print it."""
        games, kinds = self.deals.total(), self.kinds
        deals = kinds["presidency-won"]
        shares = ", ".join(f"{n}: {self.deals[n] / games:.1%}" for n in sorted(self.deals))
        print(f"  deals a game: mean {mean(self.deals.elements()):.2f} ({shares})")
        print(
            f"  the President stays in {self.stays / max(1, self.later):.1%} of the "
            f"{self.later} deals after the first"
        )
        print(
            f"  a deal: {kinds['trick-won'] / deals:.1f} tricks, {kinds['played'] / deals:.1f} "
            f"plays, {kinds['passed'] / deals:.1f} passes; with witches "
            f"{self.witches / kinds['played']:.1%} of the plays"
        )
        tricks = kinds["trick-won"]
        print(
            "  tricks won by: "
            + ", ".join(f"{by} {n / tricks:.1%}" for by, n in self.won_by.most_common())
            + "; deals ended by: "
            + ", ".join(f"{by} {n}" for by, n in self.ended_by.most_common())
            + f"; leads missed {kinds['lead-missed']}"
        )
        print("  played: " + ", ".join(f"{s} {n}" for s, n in sorted(self.sets.items())))
        print(f"  most legal actions at once: {self.widest}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    soak(GAMES["zombie_card_game"], options(__doc__).parse_args(arguments), Census)
    return 0


if __name__ == "__main__":
    sys.exit(main())
