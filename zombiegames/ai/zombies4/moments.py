"""What is decided as one thing, and what may come of it: for looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Retrospect
from zombiegames.ai.zombies4.habits import Habits, turn_number
from zombiegames.ai.zombies4.judge import judge
from zombiegames.ai.zombies4.numbers import temper_of
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.state import Woods

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

TURNS = 1
"""Turns that are played on by habit after the one that is looked at."""

_TOGETHER = ({ask.MOVE}, {ask.PICK, ask.RUN_DOG}, {ask.PUT})
"""What is asked again and again for one thing: a walk, the dogs that run, those that are put."""


def goes_on(before: State, after: State) -> bool:
    """Whether two decisions of a seat are one: steps of a walk are, and dogs led one by one."""
    assert isinstance(before, Woods)
    assert isinstance(after, Woods)
    if turn_number(before) != turn_number(after):
        return False
    return any({before.prompt, after.prompt} <= group for group in _TOGETHER)


def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Do what a seat does, as far as it can be done, and play on by habit."""
    assert isinstance(world, Woods)
    habits = Habits(temper_of(""))
    turn = turn_number(world)
    last = turn + (world.phase >= 7) + TURNS
    for action in line:
        # A window that opens for somebody who holds a card in this world comes in between.
        while world.actor not in (seat, OVER):
            if world.actor == NATURE:
                world.apply(world.sample_chance(rng))
            else:
                world.apply(habits.choose(world, world.actor, rng))
        if world.why_not(action) is not None:
            break
        world.apply(action)
    habits.play_on(world, rng, last)
    outcome = world.outcome()
    return outcome.returns if outcome is not None else judge(world)


RETROSPECT = Retrospect(goes_on, tried, 0.05)
"""How a finished game is looked back at."""
