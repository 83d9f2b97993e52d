"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombanimaux import events as told
from zombiegames.ui.table.story import Fact

FACTS = (
    Fact("brains", told.BrainLost, by_seat=True),
    Fact("given", told.Given),
    Fact("copies", told.Played, lambda event: event.copies, most=True),
)
