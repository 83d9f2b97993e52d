"""Which opponent plays a game at which level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import Bot, RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

LEVELS = ("normal",)
"""Levels that the setup offers, weakest first; ``random`` is for tests and tools."""


def _zombiaki() -> Bot:
    from zombiegames.ai.zombiaki import OneCardAhead

    return OneCardAhead()


def _zombiegeddon() -> Bot:
    from zombiegames.ai.zombiegeddon import Forager

    return Forager()


def _zombies4() -> Bot:
    from zombiegames.ai.zombies4 import CabinRunner

    return CabinRunner()


def _zombanimaux() -> Bot:
    from zombiegames.ai.zombanimaux import OneDecisionAhead

    return OneDecisionAhead()


def _zombie_card_game() -> Bot:
    from zombiegames.ai.zombie_card_game import Candidate

    return Candidate()


_BOTS: dict[tuple[str, str], Callable[[], Bot]] = {
    ("zombiaki", "normal"): _zombiaki,
    ("zombiegeddon", "normal"): _zombiegeddon,
    ("zombies4", "normal"): _zombies4,
    ("zombanimaux", "normal"): _zombanimaux,
    ("zombie_card_game", "normal"): _zombie_card_game,
}


def bot_of(game: str, level: str) -> Bot:
    """Make the opponent of a game at a level.

    Raises:
        ValueError: for a level the game does not have.
    """
    if level == "random":
        return RandomBot()
    make = _BOTS.get((game, level))
    if make is None:
        raise ValueError(f"{game} has no level {level!r}")
    return make()
