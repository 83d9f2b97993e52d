"""Opponents: each gets a view, a seat and a generator, and thinks ever better. No screen here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.register import Register

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.ai.allowance import Opponents


def _zombiaki() -> Opponents:
    from zombiegames.ai.zombiaki import OPPONENTS

    return OPPONENTS


def _zombiegeddon() -> Opponents:
    from zombiegames.ai.zombiegeddon import OPPONENTS

    return OPPONENTS


def _zombies4() -> Opponents:
    from zombiegames.ai.zombies4 import OPPONENTS

    return OPPONENTS


def _zombanimaux() -> Opponents:
    from zombiegames.ai.zombanimaux import OPPONENTS

    return OPPONENTS


def _zombie_card_game() -> Opponents:
    from zombiegames.ai.zombie_card_game import OPPONENTS

    return OPPONENTS


OPPONENTS: Mapping[str, Opponents] = Register(
    {
        "zombiaki": _zombiaki,
        "zombiegeddon": _zombiegeddon,
        "zombies4": _zombies4,
        "zombanimaux": _zombanimaux,
        "zombie_card_game": _zombie_card_game,
    }
)
"""The opponents of every game, by its id. A new game is one function and one entry."""
