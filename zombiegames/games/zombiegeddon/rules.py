"""The rules of Zombiegeddon: the door through which everything happens to the wasteland.

Source: the game's sheet; ids ``ZG-01`` … ``ZG-51`` are those of the rules browser. Every idea has
a room: ``state`` the position, ``board`` the cells, ``discs`` what lies on them, ``setup`` what
chance draws and lays out, ``legal`` where a pawn may go, ``movement`` what it takes and costs on
the way, ``reach`` who can still get what, ``turn`` in which order, ``count`` the points,
``refusals`` why something cannot be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiegeddon import refusals, setup, turn
from zombiegames.games.zombiegeddon.actions import NOTATION
from zombiegames.games.zombiegeddon.count import result
from zombiegames.games.zombiegeddon.legal import legal_actions
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import END, SEATS, House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

    from typing_extensions import Self

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import OptionValue, Outcome, Seat
    from zombiegames.games.zombiegeddon.actions import AnyAction

PLAYERS = (2, 3, 4)
"""Allowed numbers of players."""

_APPLY: dict[str, Callable[[Wasteland, Any], None]] = {
    "draw-seats": setup.draw_seats,
    "scatter": turn.apply_scatter,
    "step": turn.apply_step,
    "remove": turn.apply_remove,
    "pass": turn.apply_pass,
    "done": turn.apply_done,
}
"""What happens, by verb."""


class Rules(Wasteland):
    """The wasteland with its rules."""

    __slots__ = ()

    notation = NOTATION
    no_action = "ZG-03/no_action"
    not_asked = "ZG-03/not_asked"

    # -- the seat to act ---------------------------------------------------------------

    def to_act(self) -> Seat:
        """Name the seat that is asked."""
        return self.actor

    def legal_actions(self) -> list[AnyAction]:
        """List what the seat to act may do: by pawn's cell the steps, then the removal."""
        if self.actor >= 0:
            return [] if self.bystander else legal_actions(self)
        return list(self._seatings()) if self.prompt == SEATS else []

    def conceivable(self) -> Iterable[AnyAction]:
        """Give all that the seat to act could point at."""
        return () if self.bystander else refusals.conceivable(self)

    def refusal(self, action: Action) -> str:
        """Find the rule that forbids an action that is not offered."""
        return self.not_asked if self.bystander else refusals.refusal(self, action)

    def apply(self, action: Action) -> None:
        """Do it, with all that follows until somebody is asked."""
        _APPLY[action.kind](self, action)

    def outcome(self) -> Outcome | None:
        """Tell who won: by ``points``, ``enemies`` or ``tokens``, or that they ``shared``."""
        return result(self) if self.prompt == END else None

    # -- nature ------------------------------------------------------------------------

    def sample_chance(self, rng: Random) -> Action:
        """Draw the seats, or shuffle the discs of the half."""
        if self.prompt == SEATS:
            return rng.choice(self._seatings())
        return setup.shuffled(self, rng)

    def chance_outcomes(self) -> list[tuple[Action, float]] | None:
        """List the seatings; None for the discs, which are too many."""
        if self.prompt != SEATS:
            return None
        orders = self._seatings()
        return [(order, 1 / len(orders)) for order in orders]

    def _seatings(self) -> Sequence[AnyAction]:
        return setup.seatings(self.players, self.house)

    # -- knowledge ---------------------------------------------------------------------

    def censored(self, seat: Seat | None) -> Self:
        """Copy everything: perfect memory knows all."""
        view = self.clone()
        view.bystander = self.looks_on(seat)
        return view

    def determinized(self, seat: Seat, rng: Random) -> Self:
        """Copy everything: a view has no holes."""
        world = self.clone()
        world.bystander = False
        return world

    def observed(self, action: Action, seat: Seat) -> Action | None:
        """Everybody notices everything."""
        return action


def new(players: int, options: Mapping[str, OptionValue]) -> Wasteland:
    """Lay out the box; nature draws the seats next. ``options`` are complete.

    Raises:
        ValueError: if a seat is to start that nobody sits on.
    """
    assert players in PLAYERS, "Zombiegeddon is for two to four"
    house = House(*(options[name] for name in House._fields))
    if house.starter >= players:
        raise ValueError(f"zombiegeddon: seat {house.starter} cannot start among {players}")
    return Rules(players, house)
