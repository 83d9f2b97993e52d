"""What is worth telling of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4 import tiles
from zombiegames.ui.table.story import Fact, each, once

if TYPE_CHECKING:
    from collections.abc import Sequence


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
