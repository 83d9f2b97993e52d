"""What is worth telling of a finished game, and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import cards, tiles
from zombiegames.games.zombies4 import events as told
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.seats import Plate
from zombiegames.ui.table.story import Fact, each, once
from zombiegames.ui.tables.zombies4.faces import art_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.table.story import Names


def _farthest(events: Sequence[Any], seats: int) -> list[int]:
    """Measure how far each came from the start: rows and columns of squares added."""
    found = [0] * seats
    places = {tiles.BRIDGE: (0, 0)}

    def place(square: int) -> tuple[int, int]:
        x, y = places[tiles.TILE_OF[square]]
        down, across = divmod(square % tiles.CELLS, 3)
        return 3 * x + across, 3 * y + down

    x, y = place(tiles.START)
    for event in events:
        if isinstance(event, told.TilePlaced):
            places[event.tile] = event.x, event.y
        elif isinstance(event, told.Moved):
            there = place(event.square)
            found[event.seat] = max(found[event.seat], abs(there[0] - x) + abs(there[1] - y))
    return found


FACTS = (
    Fact("killed", each({told.DogKilled: once})),
    Fact("deaths", each({told.Died: once})),
    Fact("farthest", _farthest),
    Fact("spells", each({told.SpellTried: once})),
)

PLAYED: Names = {told.CardPlayed: lambda event: cards.KINDS[cards.KIND_OF[event.card]]}


def plate(name: str) -> Plate | None:
    """Show a kind of card."""
    if name not in cards.KIND:
        return None
    return Plate(tr(f"zombies4.card.{name}.name"), art_of(cards.KIND[name]))
