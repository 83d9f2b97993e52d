"""What is worth telling of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombie_card_game import events as told
from zombiegames.ui.table.story import Fact, each, once

if TYPE_CHECKING:
    from collections.abc import Sequence


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
