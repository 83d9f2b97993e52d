"""The rules of Zombiegeddon: the wasteland, and the door through which everything happens to it.

Source: the game's sheet; ids ``ZG-01`` … ``ZG-51`` are those of the rules browser. What belongs
to one idea has its module: ``board`` the cells, ``discs`` what lies on them, ``movement`` where a
pawn may go and what it does, ``reach`` who can still get what, ``turn`` in which order, ``count``
the points, ``refusals`` why something cannot be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiegeddon import refusals
from zombiegames.games.zombiegeddon.actions import NOTATION, Scatter
from zombiegames.games.zombiegeddon.count import result
from zombiegames.games.zombiegeddon.discs import RED, WHITE
from zombiegames.games.zombiegeddon.movement import legal_actions
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import END, SEATS, House
from zombiegames.games.zombiegeddon.turn import APPLY, seatings, walled_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.protocol import Action, Outcome, Seat

PLAYERS = (2, 3, 4)
"""Allowed numbers of players."""


class Rules(Wasteland):
    """The wasteland with its rules."""

    __slots__ = ()

    notation = NOTATION
    no_action = "ZG-03/no_action"

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[Action]:
        """List what the seat to act may do: by pawn's cell the steps, then the removal."""
        if self.actor >= 0:
            return legal_actions(self)
        if self.prompt == SEATS:
            return list(seatings(self.players, self.house))
        return []

    def conceivable(self) -> Iterable[Action]:
        """Give all that the seat to act could point at."""
        return refusals.conceivable(self)

    def refusal(self, action: Action) -> str:
        """Find the rule that forbids an action that is not offered."""
        return refusals.refusal(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        APPLY[action.kind](self, action)

    def outcome(self) -> Outcome | None:
        """Tell who won: by ``points``, ``enemies`` or ``tokens``, or that they ``shared``."""
        return result(self) if self.prompt == END else None

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Draw the seats or shuffle the discs of the half; again while a shelter is walled in."""
        if self.prompt == SEATS:
            return rng.choice(seatings(self.players, self.house))
        half = len(self.closings) + 1
        discs = RED if half == 1 else WHITE
        draw = rng.random
        while True:
            # As good as shuffle, and quicker.
            order = sorted(discs, key=lambda _: draw())
            if half == 2 or not walled_in(self.board, order):
                return Scatter(half, tuple(order))

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List the seatings; None for the discs, which are too many."""
        if self.prompt != SEATS:
            return None
        orders = seatings(self.players, self.house)
        return [(order, 1 / len(orders)) for order in orders]

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy everything: perfect memory knows all."""
        return self.clone()

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Copy everything: a view has no holes."""
        return self.clone()

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Everybody notices everything."""
        return action


def new(players: int, options: Mapping[str, Any]) -> Wasteland:
    """Lay out the box; nature draws the seats next. ``options`` are complete.

    Raises:
        ValueError: if a seat is to start that nobody sits on.
    """
    assert players in PLAYERS, "Zombiegeddon is for two to four"
    house = House(*(options[name] for name in House._fields))
    if house.starter >= players:
        raise ValueError(f"zombiegeddon: seat {house.starter} cannot start among {players}")
    return Rules(players, house)
