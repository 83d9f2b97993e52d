"""The tables: a folder a game that turns a view into places and events into motion."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from zombiegames.core.register import Register

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.protocol import GameInfo
    from zombiegames.ui.table.scene import GameScene


def _zombiaki() -> type[GameScene[Any]]:
    from zombiegames.ui.tables.zombiaki.table import ZombiakiTable

    return ZombiakiTable


def _zombiegeddon() -> type[GameScene[Any]]:
    from zombiegames.ui.tables.zombiegeddon.table import ZombiegeddonTable

    return ZombiegeddonTable


def _zombies4() -> type[GameScene[Any]]:
    from zombiegames.ui.tables.zombies4.table import Zombies4Table

    return Zombies4Table


def _zombanimaux() -> type[GameScene[Any]]:
    from zombiegames.ui.tables.zombanimaux.table import ZombanimauxTable

    return ZombanimauxTable


def _zombie_card_game() -> type[GameScene[Any]]:
    from zombiegames.ui.tables.zombie_card_game.table import ZombieCardGameTable

    return ZombieCardGameTable


TABLES: Mapping[str, type[GameScene[Any]]] = Register(
    {
        "zombiaki": _zombiaki,
        "zombiegeddon": _zombiegeddon,
        "zombies4": _zombies4,
        "zombanimaux": _zombanimaux,
        "zombie_card_game": _zombie_card_game,
    }
)
"""The table of every game, by its id. A new game is one function and one entry."""


def playable() -> Mapping[str, GameInfo]:
    """Give the games that have a table, in the order of the menu; none is imported yet."""
    from zombiegames.games import GAMES

    return Register({name: partial(GAMES.__getitem__, name) for name in GAMES if name in TABLES})
