"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombie_card_game import events as told
from zombiegames.ui.table.story import Fact

FACTS = (
    Fact("tricks", told.TrickWon, by_seat=True),
    Fact("most", told.Played, lambda event: event.naturals + event.witches, most=True),
    Fact("swept", told.Swept),
)
