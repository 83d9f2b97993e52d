"""What is worth telling of a finished game, and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import CARDS, number_of
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.seats import Plate
from zombiegames.ui.table.story import Fact, each, once

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.table.story import Names


def _brains(events: Sequence[Any], seats: int) -> list[int]:
    """Count the brains each lost: by giving up, to thieves, and when a round was counted."""
    found = [0] * seats
    for event in events:
        if isinstance(event, told.BrainLost):
            found[event.seat] += 1
        elif isinstance(event, told.BrainStolen):
            found[event.victim] += 1
        elif isinstance(event, told.RoundEnded):
            found = [before + lost for before, lost in zip(found, event.lost, strict=True)]
    return found


def _longest(events: Sequence[Any], seats: int) -> list[int]:
    """Count the cards of the longest horde."""
    horde = longest = 0
    for event in events:
        if isinstance(event, told.Played):
            horde += 1
            longest = max(longest, horde)
        elif isinstance(event, told.HordeDiscarded | told.RoundBegan):
            horde = 0
    return [longest]


FACTS = (
    Fact("brains", _brains),
    Fact("given", each({told.Given: once})),
    Fact("played", each({told.Played: lambda event: event.copies})),
    Fact("longest", _longest),
)

PLAYED: Names = {told.Played: lambda event: CARDS[number_of(event.card)].animal}


def plate(name: str) -> Plate | None:
    """Show an animal."""
    for number, card in enumerate(CARDS):
        if card.animal == name:
            return Plate(tr(f"zombanimaux.card.{name}.full"), f"zombanimaux/cards/{number}")
    return None
