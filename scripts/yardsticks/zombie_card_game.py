"""A yardstick for Zombie the card game: a player that counts the leads its hand still needs.

It makes the play after which the hand and the hope of leading next are best, and goes out where
nobody can stop it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.counting import HURRY, LEADING, NEAR, burden, hope
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombie_card_game.actions import GiveBack, Play
from zombiegames.games.zombie_card_game.advice import going_out, is_unbeatable
from zombiegames.games.zombie_card_game.cards import WITCH, held_of
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import EXCHANGE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


class Candidate:
    """Plays for the fewest leads; a bot of the kind one learns the game against."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best action so far after each action tried."""
        assert isinstance(view, Republic)
        actions = view.legal_actions()
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        if view.prompt != EXCHANGE:
            way = going_out(view)
            if way:
                yield Thought(way[0], 1.0, 1)
                return
        held = held_of(view.hands[seat])
        rivals = [
            view.sizes[other]
            for other in range(view.players)
            if other != seat and view.alive >> other & 1
        ]
        best, best_worth = actions[0], float("-inf")
        for effort, action in enumerate(actions, 1):
            worth = self.worth(view, action, held, min(rivals)) + rng.random() * 1e-3
            if worth > best_worth:
                best, best_worth = action, worth
            yield Thought(best, NO_IDEA, effort)

    def worth(self, view: Republic, action: Action, held: list[int], nearest: int) -> float:
        """Judge an action by the hand it leaves; ``nearest``: fewest cards of another hand."""
        after = held[:]
        if isinstance(action, GiveBack):
            for rank in action.ranks:
                after[rank] -= 1
            return -burden(after)
        if not isinstance(action, Play):
            return -burden(held) - HURRY * max(0, NEAR - nearest)
        after[action.rank] -= action.naturals
        after[WITCH] -= action.witches
        sure = is_unbeatable(view, action)
        return -burden(after) + LEADING * (1.0 if sure else hope(action.rank, action.size))
