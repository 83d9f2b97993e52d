"""What a search may know about a game besides its rules.

A policy says which actions are worth looking at, how to play on from a new position and how to
judge one. The default knows nothing and plays at random to the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE, OVER

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State


class Policy:
    """Knows nothing. A game overrides what was measured to play better."""

    depth = 10_000
    """Actions after which a playout is judged instead of played on; 0: judged at once."""

    def prune(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Leave out actions that another one is never worse than; never all."""
        return actions

    def choose(self, state: State, actions: Sequence[Action], rng: Random) -> Action:
        """Choose an action in a playout."""
        return actions[int(rng.random() * len(actions))]

    def judge(self, state: State) -> tuple[float, ...]:
        """Estimate the shares of the win in a position that is not over; they sum to 1."""
        return (1 / state.players,) * state.players

    def play_out(self, state: State, rng: Random) -> tuple[float, ...]:
        """Play on, changing ``state``, and give the shares of the win."""
        for _ in range(self.depth):
            actor = state.to_act()
            if actor == OVER:
                break
            if actor == NATURE:
                state.apply(state.sample_chance(rng))
            else:
                state.apply(self.choose(state, state.legal_actions(), rng))
        outcome = state.outcome()
        return outcome.returns if outcome is not None else self.judge(state)
