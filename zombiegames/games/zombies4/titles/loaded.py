"""Fully Loaded (ZF-C06): as many bullets and hearts as another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import events
from zombiegames.games.zombies4.actions import PlayOn
from zombiegames.games.zombies4.seats import on_the_map, unfit
from zombiegames.games.zombies4.terms import MOST_HEALTH

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Choose a player that has more. Ruling: on nobody else."""
    if state.at[seat] < 0:  # ZF-32
        return []
    bullets, health = state.bullets, state.health
    return [
        PlayOn(kind, other)
        for other in on_the_map(state, seat)
        if bullets[other] > bullets[seat] or health[other] > health[seat]
    ]


def refusal(state: Woods, seat: int, action: PlayOn) -> str:
    """Tell why there is nothing to be had from somebody."""
    if state.at[seat] < 0:
        return "ZF-32/off_map"
    return unfit(state, seat, action.seat) or "ZF-C06/no_gain"


def effect(state: Woods, played: CardPlayed) -> None:
    """Fill up (ZF-30). Ruling: from the supply; the other player loses nothing."""
    seat, other = played.seat, played.target
    state.bullets[seat] = max(state.bullets[seat], state.bullets[other])
    state.health[seat] = min(MOST_HEALTH, max(state.health[seat], state.health[other]))
    if state.listening:
        state.emit(events.Loaded(seat, state.bullets[seat], state.health[seat]))
