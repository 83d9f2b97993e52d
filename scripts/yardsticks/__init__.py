"""Simple opponents that nobody plays against: arenas and tests measure the real ones by them.

Each looks one decision ahead. In an arena the level is called ``greedy``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zombiegames.core.bot import Bot


def yardstick(game: str) -> Bot:
    """Make the yardstick of a game.

    Raises:
        ValueError: for a game that has none.
    """
    if game == "zombiaki":
        from scripts.yardsticks.zombiaki import OneCardAhead

        return OneCardAhead()
    if game == "zombiegeddon":
        from scripts.yardsticks.zombiegeddon import Forager

        return Forager()
    if game == "zombies4":
        from scripts.yardsticks.zombies4 import CabinRunner

        return CabinRunner()
    if game == "zombanimaux":
        from scripts.yardsticks.zombanimaux import OneDecisionAhead

        return OneDecisionAhead()
    if game == "zombie_card_game":
        from scripts.yardsticks.zombie_card_game import Candidate

        return Candidate()
    raise ValueError(f"{game} has no yardstick")
