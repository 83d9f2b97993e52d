"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombiegeddon import events as told
from zombiegames.ui.table.story import Fact, each, once

FACTS = (
    Fact("discs", each({told.DiscTaken: once})),
    Fact("weapons", each({told.WeaponSpent: once})),
    Fact("supplies", each({told.TokenPlaced: once})),
    Fact("manholes", each({told.PawnMoved: lambda event: event.way == "jump"})),
)
