"""The yardstick of Zombiaki looks one card ahead.

It tries every action in one world that fits the view, plays on to the next move of the zombies
if the humans act, and takes the street it likes best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import actions, cards, terms
from zombiegames.games.zombiaki.board import ROW_OF
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.state import Street

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

WON = 1000.0
"""Worth of a game that is over."""

NEARNESS = (1.0, 1.5, 2.3, 3.8, 7.0)
"""How much a zombie's strength counts, by row from the cemetery."""

BODY = 1.2
"""What a zombie is worth besides its strength."""

SHIELDED = 1.6
"""What a human shield adds, in points of strength."""

LEADER = 0.8
"""What the Boss adds for each order left."""

DOG_WORTH = 0.7
"""A dog: it takes a bullet and blocks the way of barrels and cars."""

PITFALL = {"wall": 1.1, "pit": 1.0, "mine": 1.2, "car": 0.8, "barrel": 1.0, "barrier": 0.2}
"""What a human card on the street is worth to the humans, by its kind without the number."""

AT_ONCE = 0.5
"""How much the humans mind the street as it is beside the street after the next zombie move."""

KEPT = 0.5
"""What a card not played is worth to its owner: it saves a draw."""

THROWN = 0.1
"""How much throwing a card away hurts beside what the others can do now."""

KEEPSAKES = {
    "boss": 3.0,
    "zombie-5": 5.0,
    "zombie-4": 4.0,
    "zombie-3": 3.0,
    "zombie-2": 2.0,
    "shield": 2.0,
    "dog": 2.0,
    "flamethrower": 5.0,
    "petrol": 4.0,
    "wall-6": 4.0,
    "wall-5": 4.0,
    "burst-3": 3.0,
    "burst-2": 2.5,
    "shot-2": 2.0,
    "sniper": 2.5,
    "grenade": 3.0,
    "freeze": 3.0,
    "back-off": 3.0,
}
"""What a card is worth on later turns, where it is not 1."""

CURIOSITY = 0.25
"""Gain that makes a card worth playing rather than keeping."""


def threat(street: Street) -> float:
    """Judge a street for the zombies, in points of strength near the cemetery."""
    if street.to_act() == OVER:
        return WON if street.winner == ZOMBIES else -WON
    total = 0.0
    for square, figure in enumerate(street.figures):
        if figure < 0:
            continue
        if cards.is_dog(figure):
            total += DOG_WORTH
            continue
        worth = BODY + street.strength[figure]
        if street.shield[figure] >= 0:
            worth += SHIELDED
        if street.boss == figure:
            worth += LEADER * street.orders
        total += worth * NEARNESS[ROW_OF[square]]
    for card in street.obstacles:
        if card > 0:
            total -= PITFALL.get(cards.CARDS[KIND_OF[card]].name.split("-")[0], 0.5)
    total += KEPT * (len(street.hands[ZOMBIES]) - len(street.hands[HUMANS]))
    if street.terror:
        total += 2.0
    return total


def _let_zombies_move(world: Street) -> None:
    """Play on, nothing more being played, until the zombies have moved."""
    turn = world.turn
    for _ in range(40):
        if world.to_act() == OVER:
            return
        if world.prompt == terms.PLAY:
            if world.seat == ZOMBIES and world.turn > turn:
                return
            world.apply(actions.EndTurn())
        elif world.prompt in (
            terms.HOLD,
            terms.CLICKED,
        ):  # a shot that costs them a Click is no loss
            world.apply(actions.Decline())
        elif world.prompt == terms.WALK:
            world.apply(actions.Advance())
        elif world.prompt == terms.DISCARD:
            if world.seat == ZOMBIES and world.turn > turn:
                return
            world.apply(world.legal_actions()[0])
        else:
            world.apply(world.legal_actions()[0])


class OneCardAhead:
    """Plays the card whose outcome looks best."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best action so far after each action tried."""
        assert isinstance(view, Street)
        actions = view.legal_actions()
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        world = view.determinized(seat, rng)
        sign = 1.0 if seat == ZOMBIES else -1.0
        best, best_worth = actions[0], float("-inf")
        for effort, action in enumerate(actions, 1):
            worth = sign * self.worth(world, action, seat) + rng.random() * 1e-3
            if worth > best_worth:
                best, best_worth = action, worth
            yield Thought(best, NO_IDEA, effort)

    def worth(self, world: Street, action: Action, seat: Seat) -> float:
        """Judge the street after an action, for the zombies."""
        if isinstance(action, actions.Discard):
            return self._after_discard(world, action, seat)
        after = world.clone()
        after.apply(action)
        if seat == HUMANS:
            if world.prompt == terms.PLAY and isinstance(action, actions.EndTurn):
                after = world.clone()
            # The street before that move counts too: against a zombie at the barricade it may
            # take two cards, and the first must look better than nothing.
            before = threat(after)
            _let_zombies_move(after)
            return threat(after) + AT_ONCE * before
        if isinstance(action, actions.EndTurn):
            return threat(world) + CURIOSITY
        return threat(after)

    def _after_discard(self, world: Street, action: actions.Discard, seat: Seat) -> float:
        """Judge a discard by the best card that is left to play, and by what is thrown away."""
        after = world.clone()
        after.apply(action)
        sign = 1.0 if seat == ZOMBIES else -1.0
        best = float("-inf")
        if after.prompt == terms.PLAY and after.actor == seat:
            for play in after.legal_actions():
                best = max(best, sign * self.worth(after, play, seat))
        else:
            best = sign * threat(after)
        return sign * (best - THROWN * KEEPSAKES.get(cards.CARDS[action.card].name, 1.0))
