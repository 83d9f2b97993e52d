"""What is worth telling of a finished game, and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon import events as told
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.seats import Plate
from zombiegames.ui.table.story import Fact, each, once
from zombiegames.ui.tables.zombiegeddon.faces import disc_art

FACTS = (
    Fact("discs", each({told.DiscTaken: once})),
    Fact("weapons", each({told.WeaponSpent: once})),
    Fact("supplies", each({told.TokenPlaced: once})),
    Fact("manholes", each({told.PawnMoved: lambda event: event.way == "jump"})),
)

PLAYED: Names = {told.DiscTaken: lambda event: discs.KINDS[discs.KIND_OF[event.disc]]}

if TYPE_CHECKING:
    from zombiegames.ui.table.story import Names


def plate(name: str) -> Plate | None:
    """Show a kind of disc: what is taken is what is played for."""
    if name not in discs.KINDS:
        return None
    return Plate(tr(f"zombiegeddon.disc.{name}.full"), disc_art(name, white=False))
