"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombiegeddon import events as told
from zombiegames.ui.table.story import Fact

FACTS = (
    Fact("discs", told.DiscTaken, by_seat=True),
    Fact("lost", told.PawnRemoved),
)
