"""What is decided as one thing, and what may come of it: for looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Retrospect
from zombiegames.ai.zombiaki.chances import look
from zombiegames.ai.zombiaki.habits import end, quick_answer, quick_turns
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

TURNS = 2
"""Turns that quick play goes on: one more than those who plan look ahead, so that nobody is judged
by the very numbers that advised."""


def goes_on(before: State, after: State) -> bool:
    """Whether two decisions of a seat are one: a turn is planned as a whole."""
    assert isinstance(before, Street)
    assert isinstance(after, Street)
    return before.turn == after.turn and before.seat == after.seat


def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Do what a seat does until its turn ends, and play on; what is drawn lies in the world."""
    assert isinstance(world, Street)
    turn = world.seat
    for action in line:
        while world.actor not in (seat, OVER) and world.seat == turn:
            world.apply(quick_answer(world))
        if world.why_not(action) is not None:
            # What the other side answered, or what was drawn, has left no room for it.
            break
        world.apply(action)
    if world.actor != OVER:
        if world.seat == seat and world.prompt == PLAY:
            end(world)
        quick_turns(world, TURNS)
    return look(world)


RETROSPECT = Retrospect(goes_on, tried, 0.08)
"""How a finished game is looked back at."""
