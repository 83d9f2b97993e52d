"""How a search of Zomb'Animaux plays on: for a few actions, then it judges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.policies import Policy
from zombiegames.ai.zombanimaux.judge import left_if_out, shares, wins
from zombiegames.games.zombanimaux.actions import END_TURN, GIVE_UP, Play
from zombiegames.games.zombanimaux.cards import MARSHMALLOW
from zombiegames.games.zombanimaux.terms import PLAY, REFILL

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State
    from zombiegames.games.zombanimaux.state import Menagerie

DEPTH = 3
"""Actions that are played on before the position is judged."""


class Animals(Policy):
    """Nobody who can play gives up or forgets to refill; after a few actions it is judged.

    To forget (option of ZA-12) is for persons, who do so by accident: it gains nothing.

    What is called thousands of times a decision leaves the type of the state to the type checker:
    asking an abstract class for it takes longer than to prune.
    """

    depth = DEPTH

    def prune(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Take what surely wins; refill; do not give up the last brain while there is a way on."""
        if TYPE_CHECKING:
            assert isinstance(state, Menagerie)
        if state.prompt == REFILL and actions[-1] is END_TURN:
            return actions[:-1]
        if state.prompt != PLAY or len(actions) == 1:
            return actions
        seat = state.actor
        hand = state.hands[seat]
        if hand[0] == hand[-1] and not state.graves[seat] and not MARSHMALLOW[hand[0]]:
            for action in actions:
                if (
                    isinstance(action, Play)
                    and len(action.gifts) == len(hand) - 1
                    and wins(left_if_out(state, seat, action.gifts), seat)
                ):
                    return [action]
        if state.brains[seat] == 1 and actions[-1] is GIVE_UP:
            return actions[:-1]
        return actions

    def choose(self, state: State, actions: Sequence[Action], rng: Random) -> Action:
        """Choose at random, but do not give up freely, nor forget to refill."""
        count = len(actions)
        if count > 1 and (actions[-1] is GIVE_UP or actions[-1] is END_TURN):
            count -= 1
        return actions[int(rng.random() * count)]

    def judge(self, state: State) -> tuple[float, ...]:
        """Estimate the shares of the win."""
        if TYPE_CHECKING:
            assert isinstance(state, Menagerie)
        return shares(state)
