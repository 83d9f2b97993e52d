"""What is decided as one thing, and what may come of it: for looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Retrospect
from zombiegames.ai.zombie_card_game.chances import played_on
from zombiegames.ai.zombie_card_game.search import COUNTERS
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombie_card_game.state import Republic

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


def goes_on(before: State, after: State) -> bool:
    """Whether two decisions of a seat are one: each stands for itself."""
    return False


def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Do what a seat does, and play the deal on; some of the others count leads."""
    assert isinstance(world, Republic)
    others = [other for other in range(world.players) if other != seat]
    counters = sum(1 << other for other in others if rng.random() < COUNTERS)
    for action in line:
        world.apply(action)
    while world.actor == NATURE:
        # The deal was over: what the next one brings counts, too.
        world.apply(world.sample_chance(rng))
    outcome = world.outcome()
    return outcome.returns if outcome is not None else played_on(world, counters)


RETROSPECT = Retrospect(goes_on, tried, 0.05)
"""How a finished game is looked back at."""
