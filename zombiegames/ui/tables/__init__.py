"""The tables: one file a game that turns a view into places and events into motion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import GameInfo
    from zombiegames.ui.kit.scene import Program
    from zombiegames.ui.table.scene import GameScene

LAID = ("zombiaki", "zombiegeddon", "zombanimaux", "zombies4", "zombie_card_game")
"""Games with a table; only these stand on the menu."""


class PlayableGames(Mapping[str, "GameInfo"]):
    """The games of the house that have a table; none is imported before it is asked for."""

    def __init__(self, games: Mapping[str, GameInfo]) -> None:
        self._games = games

    def __getitem__(self, name: str) -> GameInfo:
        if name not in LAID:
            raise KeyError(name)
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in LAID and name in iter(self._games)

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._games if name in LAID)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def open_table(app: Program, match: Match) -> GameScene:
    """Make the table of a match; the caller puts it on the stack.

    Raises:
        ValueError: for a game without a table.
    """
    if match.info.id == "zombiaki":
        from zombiegames.ui.tables.zombiaki.table import ZombiakiTable

        return ZombiakiTable(match)
    if match.info.id == "zombanimaux":
        from zombiegames.ui.tables.zombanimaux.table import ZombanimauxTable

        return ZombanimauxTable(match)
    if match.info.id == "zombiegeddon":
        from zombiegames.ui.tables.zombiegeddon.table import ZombiegeddonTable

        return ZombiegeddonTable(match)
    if match.info.id == "zombies4":
        from zombiegames.ui.tables.zombies4.table import Zombies4Table

        return Zombies4Table(match)
    if match.info.id == "zombie_card_game":
        from zombiegames.ui.tables.zombie_card_game.table import ZombieCardGameTable

        return ZombieCardGameTable(match)
    raise ValueError(f"{match.info.id} has no table")
