"""Twist of Fate (ZF-C22): take a bullet from everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, events, seats

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Use
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Use it where somebody has a bullet.

    ZF-32: a player off the map has 0 bullets. Ruling: so it takes none either.
    """
    if state.at[seat] < 0 or not any(state.bullets[o] for o in seats.opponents(state, seat)):
        return []
    return [act.USE[kind]]


def refusal(state: Woods, seat: int, action: Use) -> str:
    """Tell why there is nothing to take."""
    return "ZF-32/off_map" if state.at[seat] < 0 else "ZF-C22/no_bullets"


def effect(state: Woods, seat: int, action: Use) -> None:
    """Take the bullets."""
    for other in seats.opponents(state, seat):
        if state.bullets[other]:
            state.bullets[other] -= 1
            state.bullets[seat] += 1
            if state.listening:
                state.emit(events.BulletStolen(seat, other))
