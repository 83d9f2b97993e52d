"""The tables: a folder a game that turns a view into places and events into motion."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from zombiegames.core.register import Register

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.core.protocol import GameInfo
    from zombiegames.ui.kit.seats import TableEntry


def _zombiaki() -> TableEntry:
    from zombiegames.ui.tables.zombiaki import TABLE

    return TABLE


def _zombiegeddon() -> TableEntry:
    from zombiegames.ui.tables.zombiegeddon import TABLE

    return TABLE


def _zombies4() -> TableEntry:
    from zombiegames.ui.tables.zombies4 import TABLE

    return TABLE


def _zombanimaux() -> TableEntry:
    from zombiegames.ui.tables.zombanimaux import TABLE

    return TABLE


def _zombie_card_game() -> TableEntry:
    from zombiegames.ui.tables.zombie_card_game import TABLE

    return TABLE


TABLES: Mapping[str, TableEntry] = Register(
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
