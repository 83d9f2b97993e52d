"""A yardstick for Zomb'Animaux: a player that looks one decision ahead.

It tries every action in worlds that fit what it sees, lets all play on for some turns, and takes
the action after which it is then best placed: few cards, none of them hard to be rid of,
something to play, and the others, above all the one with most brains, short of brains and well
provided with cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux.actions import GIVE_UP
from zombiegames.games.zombanimaux.advice import playable
from zombiegames.games.zombanimaux.cards import CARDS, MOSQUITO, MOUSE, SPIDER
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombanimaux.terms import DEAL, PLAY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

WORLDS = 24
"""Worlds in which an action is tried."""

SIEVE = {8: 8, 16: 4}
"""How many actions are tried further after so many worlds."""

AHEAD = 3
"""Rounds of the table that are played on."""

STUCK = 0.8
"""What it costs to have nothing to play, in brains."""

HELD = 0.3
"""What a card costs that is still held, in brains …"""

LOW = 0.3
"""… and how much more the lowest costs than the highest."""

TRICKS = {MOSQUITO: -0.35, MOUSE: -0.15, SPIDER: -0.05}
"""What the pranksters take off that."""

THEIRS = 0.25
"""What a card is worth that an opponent holds, shared out by how near to winning they are."""

GOING_OUT = 1.5
"""What it is worth to end a round, besides the brains the others lose."""


def burden(card: int) -> float:
    """Say what it costs to hold a card, in brains."""
    return HELD + LOW * (len(CARDS) - card) / len(CARDS) + TRICKS.get(card, 0.0)


BURDEN = (0.0, *(burden(card) for card in range(1, len(CARDS) + 1)))
"""By card."""


def stuck(state: Menagerie, seat: Seat) -> bool:
    """Whether a seat could only give up if it were its turn now."""
    return bool(state.horde) and not playable(state, seat)


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
    if state.seat >= 0 and stuck(state, seat):
        total -= STUCK
    return total


def play_on(state: Menagerie, turns: int, rng: Random) -> None:
    """Play so many turns more, or to the end of the round or of the game.

    Nobody who can play gives up; all else is done at random.
    """
    round_, last = state.round, state.turn + turns
    choice = rng.choice
    while state.turn < last and state.round == round_:
        actor = state.to_act()
        if actor == OVER:
            return
        if actor == NATURE:
            state.apply(state.sample_chance(rng))
            continue
        legal = state.legal_actions()
        if state.prompt == PLAY and len(legal) > 1 and legal[-1] is GIVE_UP:
            legal.pop()
        state.apply(choice(legal))


class OneDecisionAhead:
    """Takes the action after which it is best placed."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best action after each world."""
        assert isinstance(view, Menagerie)
        legal = view.legal_actions()
        sums = [0.0] * len(legal)
        live = list(range(len(legal)))
        effort = 0
        for number in range(1, WORLDS + 1):
            if len(live) > 1:
                world = view.determinized(seat, rng)
                for place in live:
                    sums[place] += self._judge(world, legal[place], seat, rng)
                effort += len(live)
                live.sort(key=sums.__getitem__, reverse=True)
                del live[SIEVE.get(number, len(live)) :]
            yield Thought(legal[live[0]], NO_IDEA, effort)
            if len(live) == 1:
                return

    def _judge(self, world: Menagerie, action: Action, seat: Seat, rng: Random) -> float:
        after = world.clone()
        after.apply(action)
        if world.prompt == DEAL:
            return worth(after, seat)
        ends = after.round > world.round or after.to_act() == OVER
        play_on(after, AHEAD * world.players, rng)
        return worth(after, seat) + GOING_OUT * ends
