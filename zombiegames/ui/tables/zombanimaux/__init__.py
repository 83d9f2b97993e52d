"""The table of Zomb’Animaux."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.seats import Highlight, Plate, TableEntry, Tally
from zombiegames.ui.tables.zombanimaux.colours import ART, NIGHT, TITLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Scene


def _lay(match: Match) -> Scene:
    from zombiegames.ui.tables.zombanimaux.table import ZombanimauxTable

    return ZombanimauxTable(match)


def _facts(match: Match) -> Sequence[Tally]:
    from zombiegames.ui.table.story import tell_facts
    from zombiegames.ui.tables.zombanimaux.facts import FACTS

    return tell_facts(match, FACTS)


def _played(match: Match) -> Sequence[Mapping[str, int]]:
    from zombiegames.ui.table.story import count_played
    from zombiegames.ui.tables.zombanimaux.facts import PLAYED

    return count_played(match, PLAYED)


def _plate(name: str) -> Plate | None:
    from zombiegames.ui.tables.zombanimaux.facts import plate

    return plate(name)


TABLE = TableEntry(
    game="zombanimaux",
    lay=_lay,
    facts=_facts,
    title=TITLE,
    art=ART,
    night=NIGHT,
    highlights=(
        Highlight("game-ended", "trophy", 6),
        Highlight("brain-lost", "brain", 5),
        Highlight("brain-stolen", "brain", 4),
        Highlight("swapped", "card-exchange", 3),
        Highlight("horde-discarded", "graveyard", 2),
    ),
    played=_played,
    plate=_plate,
)
