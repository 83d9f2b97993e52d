"""The table of Zombies!!! 4: The End."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.seats import Highlight, Plate, TableEntry, Tally
from zombiegames.ui.tables.zombies4.colours import ART, NIGHT, TITLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Scene


def _lay(match: Match) -> Scene:
    from zombiegames.ui.tables.zombies4.table import Zombies4Table

    return Zombies4Table(match)


def _facts(match: Match) -> Sequence[Tally]:
    from zombiegames.ui.table.story import tell_facts
    from zombiegames.ui.tables.zombies4.facts import FACTS

    return tell_facts(match, FACTS)


def _played(match: Match) -> Sequence[Mapping[str, int]]:
    from zombiegames.ui.table.story import count_played
    from zombiegames.ui.tables.zombies4.facts import PLAYED

    return count_played(match, PLAYED)


def _plate(name: str) -> Plate | None:
    from zombiegames.ui.tables.zombies4.facts import plate

    return plate(name)


TABLE = TableEntry(
    game="zombies4",
    lay=_lay,
    facts=_facts,
    title=TITLE,
    art=ART,
    night=NIGHT,
    highlights=(
        Highlight("game-ended", "trophy", 6),
        Highlight("spell-tried", "evil-moon", 5),
        Highlight("cabin-given", "house", 4),
        Highlight("page-taken", "rule-book", 4),
        Highlight("died", "tombstone", 3),
    ),
    played=_played,
    plate=_plate,
)
