"""The games of the house; each is imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.register import Register

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.protocol import GameInfo


def _zombiaki() -> GameInfo:
    from zombiegames.games.zombiaki import INFO

    return INFO


def _zombiegeddon() -> GameInfo:
    from zombiegames.games.zombiegeddon import INFO

    return INFO


def _zombies4() -> GameInfo:
    from zombiegames.games.zombies4 import INFO

    return INFO


def _zombanimaux() -> GameInfo:
    from zombiegames.games.zombanimaux import INFO

    return INFO


def _zombie_card_game() -> GameInfo:
    from zombiegames.games.zombie_card_game import INFO

    return INFO


GAMES: Mapping[str, GameInfo] = Register(
    {
        "zombiaki": _zombiaki,
        "zombiegeddon": _zombiegeddon,
        "zombies4": _zombies4,
        "zombanimaux": _zombanimaux,
        "zombie_card_game": _zombie_card_game,
    }
)
"""Every game by its id, in the order of the menu. A new game is one function and one entry."""
