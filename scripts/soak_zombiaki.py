"""Soak Zombiaki and tell, besides, in which round games end.

python3 scripts/soak_zombiaki.py --games 10000
"""

from __future__ import annotations

import sys
from statistics import mean, median
from typing import TYPE_CHECKING

from soak import options, soak

from zombiegames.games import GAMES
from zombiegames.games.zombiaki.state import Street

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Entry, State


class Census:
    """Rounds in which games ended, by how they did."""

    def __init__(self) -> None:
        self.ends: dict[str, list[int]] = {}

    def watch(self, state: State, entries: list[Entry]) -> None:
        """Note the round of an end."""
        assert isinstance(state, Street)
        outcome = state.outcome()
        if outcome is not None:
            self.ends.setdefault(outcome.reason, []).append(state.turn)

    def report(self) -> None:
        """Print it."""
        for reason, turns in sorted(self.ends.items()):
            print(
                f"  rounds until {reason}: {min(turns)} – {max(turns)}, "
                f"median {median(turns):.0f}, mean {mean(turns):.1f}"
            )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    soak(GAMES["zombiaki"], options(__doc__).parse_args(arguments), Census)
    return 0


if __name__ == "__main__":
    sys.exit(main())
