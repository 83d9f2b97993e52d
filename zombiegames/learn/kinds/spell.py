"""Zombies!!! 4: cast the spell in this turn, with the best chance there is."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import act, advice, ask, cards
from zombiegames.games.zombies4.actions import Step
from zombiegames.games.zombies4.cards import KIND_OF
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.state import Woods
from zombiegames.learn.kinds.kind import NEAR, Kind, TooMany

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State

MOVE_PHASE = 6
"""Step of the turn in which pawns walk; after it this turn's spell is missed."""
AHEAD, APART = 0.08, 0.04
"""By how much the best chance is better than the plain walk · than every other first move."""
KEYS = 2
"""First moves at most that are best."""
LEAST = 0.1
"""Chance that a problem has at least."""
UNSEEN = frozenset((ask.TAKE, ask.TRIM))
"""Prompts at which something is looked at that the solver could not know."""


class Spell(Kind):
    """The others sleep; dice count by their odds, and choices are judged, not luck."""

    most = 60_000
    fair = True

    def fits(self, state: State) -> bool:
        """When the movement was rolled and nothing walked yet."""
        assert isinstance(state, Woods)
        return (
            state.prompt == ask.MOVE
            and state.phase == MOVE_PHASE
            and state.actor == state.seat
            and not state.cast
            and 0 < advice.to_cabin(state, state.seat) < FAR
            and cards.KEY not in [KIND_OF[card] for card in state.fronts[state.seat]]
        )

    def decided(self, state: State) -> float | None:
        """Tell whether the spell is cast, or the walk over."""
        assert isinstance(state, Woods)
        if state.winners:
            return float(self.solver in state.winners)
        tried = state.cast and state.actor != NATURE
        walked = state.seat != self.solver or state.phase > MOVE_PHASE
        return 0.0 if tried or walked or state.at[self.solver] < 0 else None

    def moves(self, state: State) -> Sequence[Action]:
        """List what the solver may do; all others pass, or do the first there is.

        Raises:
            TooMany: where a hand or a pile is looked at.
        """
        assert isinstance(state, Woods)
        if state.prompt in UNSEEN:
            raise TooMany
        if state.prompt == ask.SEARCH:
            # What is taken out of a pile makes no difference in this turn.
            return [act.FINISH]
        actions = state.legal_actions()
        if state.actor == self.solver:
            return actions
        return [act.PASS] if act.PASS in actions else actions[:1]

    def chances(self, state: State) -> list[tuple[Action, float]]:
        """List what a die can show; nothing is drawn in this turn, so one shuffle is like all."""
        return state.chance_outcomes() or [(state.sample_chance(Random(0)), 1.0)]

    def same(self, state: State) -> Hashable:
        """Name a position by what can change in a turn."""
        assert isinstance(state, Woods)
        me = self.solver
        return (
            state.prompt, state.actor, state.phase, state.seat, state.steps, state.why, state.cast,
            tuple(state.at), tuple(state.health), tuple(state.bullets), bytes(state.dogs),
            bytes(state.tokens), tuple(state.hands[me]), tuple(state.fronts[me]),
            len(state.fronts[1 - me]), state.played[me], tuple(state.dice), state.fighter,
            state.foe, state.rolls, state.rolled, state.shoved, state.fled, state.window,
            state.put, tuple(state.duel), tuple(state.plays), tuple(state.agenda),
            tuple(state.lost), tuple(state.repellent), tuple(state.fever),
        )  # fmt: skip

    def plain(self, state: State) -> float:
        """Give the chance of one who walks straight, shoots whenever it helps, and plays nothing.

        Raises:
            TooMany: beyond the limit.
        """
        found = self.decided(state)
        if found is not None:
            return found
        assert isinstance(state, Woods)
        if state.actor == NATURE:
            return sum(
                odds * self.plain(self.after(state, action)) for action, odds in self.chances(state)
            )
        return self.plain(self.after(state, self._plainly(state)))

    def _plainly(self, state: Woods) -> Action:
        actions = self.moves(state)
        for wanted in (act.CAST, act.SHOOT, act.ROLL, act.SUFFER):
            if wanted in actions:
                return wanted
        steps = [a for a in actions if isinstance(a, Step)]
        if not steps:
            return actions[0]
        here, land = state.at[self.solver], state.land
        goal = min(advice.floor(state), key=lambda square: land.distance(here)[square])
        return min(steps, key=lambda step: land.distance(step.square)[goal])

    def worthy(self, state: State) -> bool:
        """Whether one first move is best by far, and the plain walk is not."""
        worth = self.worth(state)
        if worth < LEAST or worth < self.plain(state) + AHEAD:
            return False
        chances = [self.worth(self.after(state, action)) for action in self.moves(state)]
        far = sum(chance < worth - APART + NEAR for chance in chances)
        # One first move, or the same one a little later.
        return len(chances) > KEYS >= len(chances) - far == len(self.best(state))
