"""What a search knows of Zomb'Animaux: it plays on for a few actions and judges by the outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.policies import Policy
from zombiegames.ai.zombanimaux.outlook import shares
from zombiegames.games.zombanimaux.actions import GIVE_UP
from zombiegames.games.zombanimaux.rules import Menagerie

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Action, State

DEPTH = 3
"""Actions that are played on before the position is judged."""


class Animals(Policy):
    """Nobody gives up who can play; after a few actions the outlook judges."""

    depth = DEPTH

    def choose(self, state: State, actions: list[Action], rng: Random) -> Action:
        """Choose at random, but do not give up freely."""
        if len(actions) > 1 and actions[-1] is GIVE_UP:
            actions.pop()
        return actions[int(rng.random() * len(actions))]

    def judge(self, state: State) -> tuple[float, ...]:
        """Estimate the shares of the win."""
        assert isinstance(state, Menagerie)
        return shares(state)
