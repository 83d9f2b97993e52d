"""Spear and Sickle in a fight (ZF-C12, ZF-C13): what they add, and the dog shoved off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, cards, task
from zombiegames.games.zombies4.dogs import comes_nearer, move_dog
from zombiegames.games.zombies4.seats import in_front
from zombiegames.games.zombies4.terms import DOG, ROOM

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Shove
    from zombiegames.games.zombies4.state import Woods


def bonus(state: Woods) -> int:
    """Give what the fighter's weapons add to the roll just made."""
    seat = state.fighter
    added = 0
    if state.fronts[seat]:
        # ZF-C13: on every roll of dog and tree fights.
        if in_front(state, seat, cards.SPEAR) >= 0:
            added += 1
        # ZF-C12: on the first roll of a fight. Ruling: dogs only, as ZF-C21 names the Spear alone.
        if state.rolls == 1 and state.foe == DOG and in_front(state, seat, cards.SICKLE) >= 0:
            added += 1
    return added


def shoves(state: Woods) -> list[AnyAction]:
    """List where the Sickle may move the other dog to. Ruling: before the first roll."""
    seat = state.fighter
    square = state.at[seat]
    if (
        state.rolls
        or state.shoved
        or state.foe != DOG
        or state.dogs[square] < ROOM
        or in_front(state, seat, cards.SICKLE) < 0
    ):
        return []
    return [
        act.SHOVE[other]
        for other in state.land.near[square]
        if state.dogs[other] < ROOM and not comes_nearer(state, square, other)
    ]


def shove_refusal(state: Woods, action: Shove) -> str:
    """Tell why no dog can be moved there."""
    seat, square = state.fighter, action.square
    here = state.at[seat]
    if in_front(state, seat, cards.SICKLE) < 0 or state.foe != DOG:
        return "ZF-C12/no_sickle"
    if state.rolls or state.shoved:
        return "ZF-C12/too_late"
    if state.dogs[here] < ROOM:
        return "ZF-C12/one_dog"
    if square not in state.land.near[here]:
        return "ZF-C12/neighbour"
    return "ZF-C12/no_room" if state.dogs[square] >= ROOM else "ZF-C04/nearer"


def shove(state: Woods, action: Shove) -> None:
    """Move the other dog of the square off with the Sickle."""
    seat = state.fighter
    state.shoved = True
    move_dog(state, seat, state.at[seat], action.square, "sickle")
    state.agenda.append((task.ASK_FIGHT,))
