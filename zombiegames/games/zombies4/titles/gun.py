"""Tranquilizer Gun (ZF-C16): kill all dogs of a square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import task
from zombiegames.games.zombies4.actions import UseAt
from zombiegames.games.zombies4.dogs import take_fought_dog
from zombiegames.games.zombies4.fight import kill_dog

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Aim at any dogs."""
    return [UseAt(kind, square) for square in state.kennels]


def refusal(state: Woods, seat: int, action: UseAt) -> str:
    """Tell that there is nothing to shoot at."""
    return "ZF-C16/no_dogs"


def effect(state: Woods, seat: int, action: UseAt) -> None:
    """Kill the dogs: trophies."""
    square = action.square
    for _ in range(state.dogs[square]):
        kill_dog(state, seat, square)
        if state.winners:
            return
    take_fought_dog(state, square)
    if square == state.at[state.seat]:
        # ZF-30: whoever shot, the square is cleared for the turn's pawn.
        state.agenda.append((task.ARRIVED,))
