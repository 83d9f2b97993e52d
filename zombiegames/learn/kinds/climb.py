"""Zombie the card game with open cards: be out before all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD
from zombiegames.learn.kinds.kind import Kind

if TYPE_CHECKING:
    from collections.abc import Hashable

    from zombiegames.core.protocol import State

FEWEST, MOST = 4, 9
"""Cards in the solver's hand."""
ALL_CARDS = 26
"""In all hands together, at most."""


class Climb(Kind):
    """Be out first, though all others play together."""

    most = 60_000
    open_cards = True

    def fits(self, state: State) -> bool:
        """Where nobody is out yet and few cards are left."""
        assert isinstance(state, Republic)
        return (
            state.prompt in {LEAD, ANSWER}
            and not state.went
            and FEWEST <= state.sizes[state.actor] <= MOST
            and sum(state.sizes) <= ALL_CARDS
        )

    def decided(self, state: State) -> float | None:
        """Tell whether the solver is out first."""
        assert isinstance(state, Republic)
        return float(state.went[0] == self.solver) if state.went else None

    def same(self, state: State) -> Hashable:
        """Name a position by the hands and what is to be beaten."""
        assert isinstance(state, Republic)
        return (
            tuple(state.hands), state.actor, state.opening, state.rank, state.size, state.top,
            state.demand, state.playing,
        )  # fmt: skip
