"""What is decided as one thing, and what may come of it: for looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Retrospect
from zombiegames.ai.zombanimaux.habits import Animals
from zombiegames.games.zombanimaux.state import Menagerie

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


def goes_on(before: State, after: State) -> bool:
    """Whether two decisions of a seat are one: each stands for itself."""
    return False


def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Do what a seat does, and play on."""
    assert isinstance(world, Menagerie)
    for action in line:
        world.apply(action)
    return Animals().play_out(world, rng)


RETROSPECT = Retrospect(goes_on, tried, 0.05)
"""How a finished game is looked back at."""
