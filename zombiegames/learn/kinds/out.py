"""Zomb'Animaux with open cards: be rid of hand and graveyard in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import OVER
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombanimaux.terms import KEEP, PLAY, SHUFFLE
from zombiegames.learn.kinds.kind import Kind, TooMany

if TYPE_CHECKING:
    from collections.abc import Hashable

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

MOST_CARDS = 6
"""In the solver's hand and graveyard."""

OPEN = 4
"""Cards of the reserve that lie open at the beginning, too."""


class Out(Kind):
    """Be out within some turns, whatever the other does; dice fall as badly as they can.

    The wish is how many turns of the solver count, the present one first; the new turn after a
    mouse is one more (ZA-44). A position does not tell how many there were, so this is noted on
    the way: the first position asked about is the beginning, all others are come to by
    :meth:`after`.
    """

    most = 60_000
    open_cards = True

    def __init__(self, solver: Seat, wish: int = 0, limit: int | None = None) -> None:
        super().__init__(solver, wish, limit)
        self._winners: dict[int, Seat] = {}
        """By digest of a new round: who was out first in the one before."""
        self._turns: dict[Hashable, int] = {}
        """By position: turns of the solver so far, the present one too; the beginning has none."""
        self._unseen: int | None = None
        """Cards of the reserve below those that lie open; None until the beginning is known."""

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
        # What a shuffle would bring nobody knows, nor what lies below the open cards.
        unseen = self._unseen is not None and len(state.reserve) < self._unseen
        return 0.0 if state.prompt == SHUFFLE or unseen or self._is_late(state) else None

    def _is_late(self, state: Menagerie) -> bool:
        """Whether there are fewer turns left than different numbers to be got rid of.

        A turn takes one number; a die that falls badly never takes another.
        """
        left = self.wish - self._turns.get(self.same(state), 1)
        held = {*state.hands[self.solver], *state.graves[self.solver]}
        if state.seat == self.solver:
            held.update(state.drawn, state.picked)
            left += state.prompt in {PLAY, KEEP}
        return len(held) > left

    def after(self, state: State, action: Action) -> State:
        """Copy a position and do an action there, noting whose turn begins or who is out by it.

        Raises:
            TooMany: beyond the limit, or where two ways to one position differ in that.
        """
        if self._unseen is None:
            assert isinstance(state, Menagerie)
            self._unseen = len(state.reserve) - OPEN
        world = super().after(state, action)
        assert isinstance(world, Menagerie)
        assert isinstance(state, Menagerie)
        if world.round > state.round:
            # A new round knows no more who won the last one.
            known, told = self._winners.setdefault(world.digest(), state.seat), state.seat
        else:
            told = self._turns.get(self.same(state), 1)
            told += world.turn > state.turn and world.seat == self.solver
            known = self._turns.setdefault(self.same(world), told)
        if known != told:
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
