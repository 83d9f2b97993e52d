"""A first opponent for Zomb'Animaux: it looks one decision ahead.

It tries every action in a few worlds that fit what it sees and takes the one after which it is
best placed: few cards, none of them hard to be rid of, something to play in the next turn, and
the others, above all who has most brains, well provided with cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import Thought
from zombiegames.core.protocol import OVER
from zombiegames.games.zombanimaux.cards import CARDS, MOSQUITO, MOUSE, SPIDER
from zombiegames.games.zombanimaux.rules import Menagerie

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.protocol import Action, Seat, State

WORLDS = 2
"""Worlds in which an action is tried."""

CLIMB = 2
"""By how much the horde is thought to rise with every opponent."""

STUCK = 0.8
"""What it costs to have nothing to play in the next turn, in brains."""

HELD = 0.3
"""What a card costs that is still held, in brains …"""

LOW = 0.3
"""… and how much more the lowest costs than the highest."""

TRICKS = {MOSQUITO: -0.35, MOUSE: -0.15, SPIDER: -0.05}
"""What the pranksters take off that."""

THEIRS = 0.25
"""What a card is worth that an opponent holds, shared out by how near to winning they are."""

GOING_OUT = 1.5
"""What the end of a round is worth to who ends it, besides the brains the others lose."""


def burden(card: int) -> float:
    """Say what it costs to hold a card, in brains."""
    return HELD + LOW * (len(CARDS) - card) / len(CARDS) + TRICKS.get(card, 0.0)


BURDEN = (0.0, *(burden(card) for card in range(1, len(CARDS) + 1)))
"""By card."""


def stuck(state: Menagerie, seat: Seat) -> float:
    """Guess how likely it is that a seat can play nothing in its next turn."""
    hand = state.hands[seat]
    if not hand:
        return 1.0
    if MOSQUITO in hand or not state.horde:
        return 0.0
    waiting = (seat - state.seat) % state.players or state.players
    top = state.horde[-1]
    if top == SPIDER:
        top = MOSQUITO
    reach = top + CLIMB * waiting
    if reach >= len(CARDS):
        # Somebody else will have to give up first.
        reach = len(CARDS) - 1
    return 0.0 if hand[-1] > reach else min(1.0, (reach + 1 - hand[-1]) / len(CARDS) + 0.3)


def worth(state: Menagerie, seat: Seat) -> float:
    """Judge a position for a seat, in brains."""
    outcome = state.outcome()
    if outcome is not None:
        return 50.0 * outcome.returns[seat] - 25.0
    brains = state.brains
    total = float(brains[seat])
    others = [other for other in range(state.players) if other != seat]
    total -= sum(brains[other] for other in others) / len(others) * 0.5
    total -= max(brains[other] for other in others) * 0.5
    weights = sum(brains[other] for other in others)
    for other in others:
        cards = len(state.hands[other]) + len(state.graves[other])
        total += THEIRS * cards * brains[other] / weights
    for card in (*state.hands[seat], *state.graves[seat], *state.drawn, *state.picked):
        total -= BURDEN[card]
    if state.seat >= 0:
        total -= STUCK * stuck(state, seat)
    return total


class OneDecisionAhead:
    """Takes the action after which it is best placed."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best action after each world."""
        assert isinstance(view, Menagerie)
        legal = view.legal_actions()
        if len(legal) == 1:
            yield Thought(legal[0], -1.0, 0)
            return
        sums = [0.0] * len(legal)
        for number in range(1, WORLDS + 1):
            world = view.determinized(seat, rng)
            for place, action in enumerate(legal):
                sums[place] += self._judge(world, action, seat)
            best = max(range(len(legal)), key=sums.__getitem__)
            yield Thought(legal[best], -1.0, number * len(legal))

    def _judge(self, world: Menagerie, action: Action, seat: Seat) -> float:
        after = world.clone()
        after.apply(action)
        bonus = 0.0
        if after.round > world.round or (after.to_act() == OVER and after.reason == "brains"):
            bonus = GOING_OUT
        return bonus + worth(after, seat)
