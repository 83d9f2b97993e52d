"""Zomb'Animaux with open cards: be rid of hand and graveyard in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombanimaux.terms import PLAY, SHUFFLE
from zombiegames.learn.kinds.kind import Kind, TooMany

if TYPE_CHECKING:
    from collections.abc import Hashable

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

MOST_CARDS = 6
"""In the solver's hand and graveyard."""


class Out(Kind):
    """Be out by a turn of the game, whatever the other does; dice fall as badly as they can.

    The wish is the number of the last turn that counts. As the rules count them, everybody's
    turn is one, and so is the new turn after a mouse.
    """

    most = 60_000

    def __init__(self, solver: Seat, wish: int = 0, limit: int | None = None) -> None:
        super().__init__(solver, wish, limit)
        self._winners: dict[int, Seat] = {}
        """By digest of a new round: who was out first in the one before."""

    def fits(self, state: State) -> bool:
        """Between two, where the solver plays with few cards."""
        assert isinstance(state, Menagerie)
        seat = state.actor
        return (
            state.players == 2
            and state.prompt == PLAY
            and 0 < len(state.hands[seat]) + len(state.graves[seat]) <= MOST_CARDS
        )

    def decided(self, state: State) -> float | None:
        """Tell who is out, or that it is too late; ``state`` was come to by :meth:`after`."""
        assert isinstance(state, Menagerie)
        left = [hand + grave for hand, grave in zip(state.hands, state.graves, strict=True)]
        if state.actor == OVER:
            return float(not left[self.solver])
        if not any(left):
            return float(self._winners[state.digest()] == self.solver)
        # What a shuffle would bring nobody knows.
        return 0.0 if state.turn > self.wish or state.prompt == SHUFFLE else None

    def after(self, state: State, action: Action) -> State:
        """Copy a position and do an action there, noting who ends the round by it.

        Raises:
            TooMany: beyond the limit, or where one new round was come to by either's going out.
        """
        world = super().after(state, action)
        assert isinstance(world, Menagerie)
        assert isinstance(state, Menagerie)
        # A new round knows no more who won the last one.
        if world.round > state.round and (
            self._winners.setdefault(world.digest(), state.seat) != state.seat
        ):
            raise TooMany
        return world

    def same(self, state: State) -> Hashable:
        """Name a position by what can still matter in this round."""
        assert isinstance(state, Menagerie)
        return (
            state.prompt, state.actor, state.seat, state.turn, state.mouse, state.due,
            tuple(map(tuple, state.hands)), tuple(map(tuple, state.graves)), tuple(state.drawn),
            tuple(sorted(state.picked)), state.horde[-1] if state.horde else 0,
            len(state.reserve), len(state.discards) + len(state.horde) > 0, tuple(state.brains),
        )  # fmt: skip

    def count(self, state: State) -> int:
        """Give the turns that are left, the present one among them."""
        assert isinstance(state, Menagerie)
        return self.wish - state.turn + 1
