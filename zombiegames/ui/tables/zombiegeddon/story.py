"""The log of Zombiegeddon in words.

Face-down piles (ZG-22) are told by their size alone unless the table plays with open ones.
"""

from __future__ import annotations

from typing import ClassVar

from zombiegames.games.zombiegeddon import events as told
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.discs import FAMILY_OF
from zombiegames.ui.table import story
from zombiegames.ui.table.story import Row
from zombiegames.ui.tables.zombiegeddon.words import disc_name


def _cell(tale: story.Story, cell: int) -> str:
    return CELL_NAMES[cell]


def _listed(tale: story.Story, event: told.SeatsDrawn | told.AlternationStopped) -> str:
    return tale.everybody(event.seats)


def _counts(tale: story.Story, event: told.TokensReturned) -> str:
    return ", ".join(f"{name} {n}" for name, n in zip(tale.names, event.delivered, strict=True))


class Story(story.Story):
    """Tells of discs, supplies and the two halves.

    A disc that is taken lay face up till then, so it is named, though its pile is face down.
    """

    game = "zombiegeddon"
    readers: ClassVar[story.Readers] = {
        "name": story.Story.who,
        **dict.fromkeys(("cell", "origin", "to"), _cell),
        **dict.fromkeys(("enemy", "disc"), lambda tale, disc: disc_name(disc)),
    }

    def _taken(self, event: told.DiscTaken) -> str:
        return "weapon" if FAMILY_OF[event.disc] == "weapon" else "disc"

    rows: ClassVar[story.Rows] = {
        told.SeatsDrawn: Row(words={"names": _listed}),
        told.DiscsScattered: Row(lambda _, e: "red" if e.half == 1 else "white", number="discs"),
        told.TokensReturned: Row(words={"counts": _counts}),
        told.HalfBegan: Row(lambda _, e: "before" if e.half == 1 else "after", heading=True),
        told.TurnBegan: Row(heading=True),
        told.TurnSkipped: Row(),
        told.WeaponSpent: Row(),
        told.PawnMoved: Row("way"),
        told.PawnRemoved: Row(lambda _, e: None if e.why == "close" else ""),
        told.DiscTaken: Row(_taken),
        told.TokenPlaced: Row(),
        told.TurnPassed: Row(),
        told.GuardWarned: Row(number="turns"),
        told.AlternationStopped: Row(words={"names": _listed}),
        told.AloneBegan: Row(number="cells", heading=True),
        told.AloneEnded: Row("why"),
        told.HalfEnded: Row("why", heading=True),
        told.PilesTurnedUp: Row("by", words={"name": "starter"}),
        told.DiscsCleared: Row(number="discs"),
        told.Counted: Row(words={"provisions": "provision_points", "supplies": "token_points"}),
    }
