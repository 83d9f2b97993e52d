"""A first opponent for Zombie the card game: it counts the leads its hand still needs.

A hand is worth the less the more low groups it has: each needs a lead, or somebody else's lower
card. Presidents, Mercenaries, sets of zombies and witches win leads. It makes the play after
which the hand and the hope of leading next are best, and goes out where nobody can stop it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombie_card_game.actions import GiveBack, Pass, Play
from zombiegames.games.zombie_card_game.advice import going_out, is_unbeatable
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    MERCENARY,
    PRESIDENT,
    STANDARD,
    WITCH,
    ZOMBIE,
    number_of,
)
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import EXCHANGE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.protocol import Action, Seat, State

LOWEST, SPAN = STANDARD[0], STANDARD[-1] - STANDARD[0]

BURDEN = 1.0
"""What a group of twos weighs; an ace weighs ``LIGHT``."""
LIGHT = 0.15
ODD_ZOMBIE = 1.1
"""A zombie without another: it can only be led."""
RELIEF = {MERCENARY: 0.35, PRESIDENT: 0.7, WITCH: 0.3}
"""What a card takes off a hand."""
HORDE = 0.9
"""What a pair of zombies takes off: it wins a trick at once."""
STRANDED = 2.0
"""Witches without a standard card to lie beside."""
LEADING = 0.75
"""What a lead takes off, if it comes."""
CARD = 0.04
"""What every card weighs besides."""
HURRY = 0.5
"""How much a pass hurts when somebody else is about to go out, for each card fewer than four."""
NEAR = 4


def burden(held: list[int]) -> float:
    """Weigh a hand, given how many cards of each rank it holds: the less the better."""
    total = CARD * sum(held)
    for rank in STANDARD:
        if held[rank]:
            total += BURDEN - (BURDEN - LIGHT) * (rank - LOWEST) / SPAN
    if held[WITCH] and not any(held[rank] for rank in STANDARD):
        total += STRANDED
    for rank, relief in RELIEF.items():
        total -= relief * held[rank]
    pairs, odd = divmod(held[ZOMBIE], 2)
    total -= HORDE * pairs
    if odd and not pairs:
        total += ODD_ZOMBIE
    return total


def _held(view: Republic, seat: Seat) -> list[int]:
    hand = view.hands[seat]
    return [0, *(number_of(hand, rank) for rank in range(1, len(COPIES)))]


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
        held = _held(view, seat)
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
        if isinstance(action, Pass):
            return -burden(held) - HURRY * max(0, NEAR - nearest)
        after = held[:]
        if isinstance(action, GiveBack):
            for rank in action.ranks:
                after[rank] -= 1
            return -burden(after)
        after[action.rank] -= action.naturals
        after[WITCH] -= action.witches
        return -burden(after) + LEADING * self.hope(view, action)

    def hope(self, view: Republic, play: Play) -> float:
        """Guess the chance that nobody answers a play."""
        if is_unbeatable(view, play):
            return 1.0
        size = play.naturals + play.witches
        if play.rank == PRESIDENT:
            return 0.95
        if play.rank == MERCENARY:
            return 0.6
        height = max(0, play.rank - LOWEST) / SPAN
        return float(0.6 * height ** (4 / size))
