"""What is worth telling of a finished game, and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombie_card_game import events as told
from zombiegames.games.zombie_card_game.cards import NAMES, RANK_OF
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.seats import Plate
from zombiegames.ui.table.story import Fact, each, once
from zombiegames.ui.tables.zombie_card_game.faces import art_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.table.story import Names


def _longest(events: Sequence[Any], seats: int) -> list[int]:
    """Count the cards of the longest trick."""
    trick = longest = 0
    for event in events:
        if isinstance(event, told.Played):
            trick = event.naturals + event.witches + (0 if event.opening else trick)
            longest = max(longest, trick)
    return [longest]


FACTS = (
    Fact("tricks", each({told.TrickWon: once})),
    Fact("witches", each({told.Played: lambda event: event.witches})),
    Fact("zombie", each({told.WentOut: lambda event: event.title == "zombie"})),
    Fact("longest", _longest),
)

PLAYED: Names = {told.Played: lambda event: NAMES[event.rank - 1]}


def plate(name: str) -> Plate | None:
    """Show a rank."""
    if name not in NAMES:
        return None
    card = RANK_OF.index(NAMES.index(name) + 1)
    return Plate(tr(f"zombie_card_game.card.{name}.name"), art_of(card))
