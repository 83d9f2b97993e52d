"""Zombiaki on the eve of Dawn: what the two kinds that are set there share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.offers import END_TURN
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import HAND_SIZE
from zombiegames.learn.kinds.kind import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State

EASY, HARD = 0.02, 0.001
"""Luck from which a problem is easy · beneath which it is hard."""


class LastStreet(Kind):
    """Nothing but Dawn is left to be drawn, so all that can happen can be looked at.

    The key is a set of plays: each of them is needed, and their order is free. A discard counts
    as a play only where the cards thrown away matter; mostly several will do.
    """

    def decided(self, state: State) -> float | None:
        """Tell who has won."""
        assert isinstance(state, Street)
        return float(state.winner == self.solver) if state.actor == OVER else None

    def worthy(self, state: State) -> bool:
        """Whether the goal can be forced; whether by one key alone is told by it."""
        return self.worth(state) == 1

    def grade(self, state: State, luck: float) -> int:
        """Propose a grade by luck: all opponents search the last street to its end."""
        return 1 if luck >= EASY else 2 if luck >= HARD else 3

    def key(self, state: State) -> tuple[Action, ...]:
        """Find the plays that every way to the goal has, in an order that reaches it."""
        needed = [
            play
            for play in dict.fromkeys(self.line(state))
            if play != END_TURN and self.only(state, [play])
        ]
        return tuple(a for a in self.line(state, needed * 2) if a in needed)

    def whole_line(self, state: State, key: Sequence[Action]) -> tuple[Action, ...]:
        """List the decisions to the end of the turn, the key as early as it can be."""
        line = self.line(state, [*key, END_TURN])
        return line[: line.index(END_TURN) + 1] if END_TURN in line else line

    def only(self, state: State, key: Sequence[Action]) -> bool:
        """Whether without any one play of the key the goal is missed."""
        return bool(key) and not any(
            Without(self.solver, play, self.limit).worth(state) for play in key
        )


class Without(LastStreet):
    """The same street, where the solver may not make a certain play."""

    def __init__(self, solver: int, play: Action, limit: int) -> None:
        super().__init__(solver, 0, limit)
        self.play = play

    def fits(self, state: State) -> bool:
        """Wherever the street is at its end."""
        return dawn_is_next(state)

    def moves(self, state: State) -> Sequence[Action]:
        """List all but the play."""
        actions = state.legal_actions()
        return [a for a in actions if a != self.play] if state.to_act() == self.solver else actions


def dawn_is_next(state: State) -> bool:
    """Whether the zombies' next draw is Dawn, and nobody draws anything else before."""
    assert isinstance(state, Street)
    # The zombies come to three at the most by their discard, before they walk again.
    few = len(state.hands[ZOMBIES]) < HAND_SIZE if state.seat == HUMANS else not state.decks[HUMANS]
    return len(state.decks[ZOMBIES]) == 1 and few
