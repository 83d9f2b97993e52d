"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombies4 import events as told
from zombiegames.ui.table.story import Fact

FACTS = (
    Fact("killed", told.DogKilled, by_seat=True),
    Fact("deaths", told.Died),
    Fact("spells", told.SpellTried),
)
