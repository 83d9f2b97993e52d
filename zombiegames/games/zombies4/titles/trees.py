"""The Trees Are Alive! (ZF-C21): all others among trees fight them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, seats, task
from zombiegames.games.zombies4.fight import start_fight
from zombiegames.games.zombies4.terms import TREE

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Use
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Use it where somebody else stands among trees."""
    ground = state.land.ground
    if any(ground[state.at[other]] == "w" for other in seats.on_the_map(state, seat)):
        return [act.USE[kind]]
    return []


def refusal(state: Woods, seat: int, action: Use) -> str:
    """Tell that nobody stands there."""
    return "ZF-C21/nobody"


def effect(state: Woods, seat: int, action: Use) -> None:
    """Let them fight in turn order, beginning with the turn's player."""
    order = [(state.seat + k) % state.players for k in range(state.players)]
    state.agenda += [
        (task.TREES, other)
        for other in reversed(order)
        if other != seat and state.at[other] >= 0 and state.land.ground[state.at[other]] == "w"
    ]


def fight(state: Woods, seat: int) -> None:
    """Let a pawn fight the trees, if it is still among them.

    Ruling: Monkeys do not help against trees; the others are asked before the first roll here too.
    """
    square = state.at[seat]
    if square >= 0 and state.land.ground[square] == "w":
        start_fight(state, seat, TREE)
