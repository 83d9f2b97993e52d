"""What is decided as one thing, and what may come of it: for looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Retrospect
from zombiegames.ai.zombiegeddon.habits import Playout
from zombiegames.ai.zombiegeddon.search import AHEAD, Tree
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombiegeddon.state import Wasteland

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


def goes_on(before: State, after: State) -> bool:
    """Whether two decisions of a seat are one: the two actions of a turn are."""
    assert isinstance(before, Wasteland)
    assert isinstance(after, Wasteland)
    return before.turn == after.turn and before.closings == after.closings


def tried(world: State, seat: Seat, line: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Do what a seat does in its turn, and play on in a hurry."""
    assert isinstance(world, Wasteland)
    for action in line:
        world.apply(action)
    while world.to_act() == NATURE:
        world.apply(world.sample_chance(rng))
    outcome = world.outcome()
    if outcome is not None:
        return outcome.returns
    tree = Tree(world)
    scene = Playout(tree.ground).run(tree.ground.root, rng, AHEAD)
    return tuple(tree.shares(scene))


RETROSPECT = Retrospect(goes_on, tried, 0.05)
"""How a finished game is looked back at."""
