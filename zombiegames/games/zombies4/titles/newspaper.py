"""Newspaper (ZF-C11): a dog of the own square goes to another player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import PlayOn
from zombiegames.games.zombies4.dogs import comes_nearer, move_dog, take_fought_dog
from zombiegames.games.zombies4.seats import is_at, on_the_map, unfit
from zombiegames.games.zombies4.terms import ROOM

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Choose who gets the dog, if it may go there (ZF-C04). Ruling: nobody on the same square."""
    if not is_at(state, seat, "dog"):
        return []
    here = state.at[seat]
    return [
        PlayOn(kind, other)
        for other in on_the_map(state, seat)
        if (there := state.at[other]) != here
        and state.dogs[there] < ROOM
        and not comes_nearer(state, here, there)
    ]


def refusal(state: Woods, seat: int, action: PlayOn) -> str:
    """Tell why the dog cannot go there."""
    here = state.at[seat]
    if here < 0:
        return "ZF-32/off_map"
    if not state.dogs[here]:
        return "ZF-C11/where"
    why = unfit(state, seat, action.seat)
    if why:
        return why
    there = state.at[action.seat]
    if here == there:
        return "ZF-C11/same_square"
    return "ZF-C11/no_room" if state.dogs[there] >= ROOM else "ZF-C04/nearer"


def effect(state: Woods, played: CardPlayed) -> None:
    """Move the dog."""
    here = state.at[played.seat]
    take_fought_dog(state, here)
    move_dog(state, played.seat, here, state.at[played.target], "newspaper")
