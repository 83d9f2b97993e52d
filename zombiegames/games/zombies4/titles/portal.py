"""Portal (ZF-C10): at the Altar, swap places with another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import PlayOn
from zombiegames.games.zombies4.fight import put_pawn
from zombiegames.games.zombies4.seats import is_at, on_the_map, unfit

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Choose whom to swap with. Ruling: nobody on the same square."""
    if not is_at(state, seat, "altar"):
        return []
    here = state.at[seat]
    return [PlayOn(kind, o) for o in on_the_map(state, seat) if state.at[o] != here]


def refusal(state: Woods, seat: int, action: PlayOn) -> str:
    """Tell why one cannot swap with somebody."""
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    if not is_at(state, seat, "altar"):
        return "ZF-C10/where"
    return unfit(state, seat, action.seat) or "ZF-C10/same_square"


def effect(state: Woods, played: CardPlayed) -> None:
    """Swap the two pawns."""
    here, there = state.at[played.seat], state.at[played.target]
    put_pawn(state, played.seat, there, "portal")
    put_pawn(state, played.target, here, "portal")
