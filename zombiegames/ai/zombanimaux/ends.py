"""Who wins where the game ends at once (ZA-41, ZA-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie


def left_if_out(state: Menagerie, seat: Seat, gifts: Sequence[Seat] = ()) -> list[int]:
    """Count the brains of all if ``seat`` ends the round with a play that gives such extras."""
    return [
        left if other == seat else max(0, left - len(hand) - len(grave) - gifts.count(other))
        for other, (left, hand, grave) in enumerate(
            zip(state.brains, state.hands, state.graves, strict=True)
        )
    ]


def wins(brains: Sequence[int], seat: Seat) -> bool:
    """Tell whether the game is over with these brains, and the seat alone has won."""
    own = brains[seat]
    others = [left for other, left in enumerate(brains) if other != seat]
    return min(others) <= 0 and own > max(0, *others)
