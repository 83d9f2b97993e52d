"""The last two players of a deal: by counting, each knows all cards, so the rest can be solved."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game.actions import Play
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic

SEATS = 2
"""Players left."""
MOST = 20_000
"""Positions that are looked at, for one decision."""

_Key = tuple[int, int, int, int, int, int, int, int]


class TooLongError(Exception):
    """More positions would have to be looked at than is worth it."""


def is_duel(view: Republic) -> bool:
    """Whether two seats are left in play."""
    return view.prompt in (LEAD, ANSWER) and view.alive.bit_count() == SEATS


class Duel:
    """All that was found out about one position, seen by one of the two."""

    def __init__(self, view: Republic, seat: Seat) -> None:
        # Every card that is not in sight is in the other's hand: there is nothing to draw.
        self._world = view.determinized(seat, Random(0))
        self._won: dict[_Key, bool] = {}

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return len(self._won)

    def wins(self, action: Action) -> bool:
        """Whether the seat to act can be out before the other, once it has done an action.

        Raises:
            TooLongError: if that cannot be found out within ``MOST`` positions.
        """
        return self._wins_by(self._world, action)

    def _wins_by(self, world: Republic, action: Action) -> bool:
        after = world.clone()
        after.apply(action)
        if after.deal != world.deal:
            return after.places[world.actor] == after.players - SEATS
        return self._wins(after) == (after.actor == world.actor)

    def _wins(self, world: Republic) -> bool:
        """Whether the seat to act can be out before the other."""
        one, other = (hand for hand in world.hands if hand)
        key = (
            world.actor,
            one,
            other,
            world.top,
            world.opening,
            world.rank,
            world.size,
            world.playing,
        )
        won = self._won.get(key)
        if won is None:
            if len(self._won) >= MOST:
                raise TooLongError
            won = any(self._wins_by(world, action) for action in _large_first(world))
            self._won[key] = won
        return won


def _large_first(world: Republic) -> Sequence[Action]:
    """List what is legal; what gets rid of many cards is soonest at an end."""
    return sorted(
        world.legal_actions(),
        key=lambda action: -action.size if isinstance(action, Play) else 0,
    )
