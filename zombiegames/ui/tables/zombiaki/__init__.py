"""The table of Zombiaki."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.seats import Highlight, Plate, Side, TableEntry, Tally
from zombiegames.ui.kit.theme import HUMAN, HUMAN_TEXT, ZOMBIE, ZOMBIE_TEXT
from zombiegames.ui.tables.zombiaki.colours import ART, NIGHT, TITLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Scene


def _lay(match: Match) -> Scene:
    from zombiegames.ui.tables.zombiaki.table import ZombiakiTable

    return ZombiakiTable(match)


def _facts(match: Match) -> Sequence[Tally]:
    from zombiegames.ui.table.story import tell_facts
    from zombiegames.ui.tables.zombiaki.facts import FACTS

    return tell_facts(match, FACTS)


def _played(match: Match) -> Sequence[Mapping[str, int]]:
    from zombiegames.ui.table.story import count_played
    from zombiegames.ui.tables.zombiaki.facts import PLAYED

    return count_played(match, PLAYED)


def _plate(name: str) -> Plate | None:
    from zombiegames.ui.tables.zombiaki.facts import plate

    return plate(name)


TABLE = TableEntry(
    game="zombiaki",
    lay=_lay,
    facts=_facts,
    title=TITLE,
    art=ART,
    night=NIGHT,
    sides=(
        Side("zombies", ZOMBIE, ZOMBIE_TEXT, "zombiaki/cards/zombie-5"),
        Side("humans", HUMAN, HUMAN_TEXT, "zombiaki/cards/sniper"),
    ),
    endings=(("dawn", "zombiaki/cards/dawn"),),
    highlights=(
        Highlight("escaped", "shambling-zombie", 5),
        Highlight("dawned", "sunrise", 5),
        Highlight("boss-fell", "crowned-skull", 4),
        Highlight("exploded", "flame", 3),
    ),
    played=_played,
    plate=_plate,
)
