"""The tables: one file a game that turns a view into places and events into motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zombiegames.core.match import Match
    from zombiegames.ui.app import App
    from zombiegames.ui.table import GameScene


def open_table(app: App, match: Match) -> GameScene:
    """Make the table of a match; the caller puts it on the stack.

    Raises:
        ValueError: for a game without a table.
    """
    if match.info.id == "zombiaki":
        from zombiegames.ui.tables.zombiaki import ZombiakiTable

        return ZombiakiTable(match)
    raise ValueError(f"{match.info.id} has no table")
