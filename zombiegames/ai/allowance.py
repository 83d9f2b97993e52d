"""How much thought an opponent may spend, and what a game says of its opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.action import Action
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

WINDOW = 0.1
"""Share of a decision's time for a question in somebody else's turn."""


class Level(NamedTuple):
    """How much thought a level takes. All levels see the same and know the same rules."""

    name: str
    ratio: int
    """Worlds tried for a decision, as a multiple of what Easy tries."""
    seconds: float
    """For one decision, at most, on one core."""
    turn: float
    """Seconds for all decisions of one turn, at most."""

    def allowance(
        self, easy: float, scale: float, turn_of: Callable[[State], tuple[int, Seat]]
    ) -> Allowance:
        """Express the level in iterations; a turn holds as many decisions as it does in seconds.

        Args:
            easy: iterations of Easy for a decision.
            scale: share of them.
            turn_of: see :class:`Allowance`.
        """
        iterations = easy * self.ratio * scale
        return Allowance(iterations, iterations * self.turn / self.seconds, turn_of)


def _one_turn(view: State) -> tuple[int, Seat]:
    """Count the whole game as one turn of the seat that decides."""
    return 0, view.to_act()


class Allowance:
    """How much a seat may still spend on the decision in hand: iterations, or seconds.

    Args:
        decision: the most for one decision; a question in another seat's turn gets a tenth.
        turn: the most for all decisions of an own turn; a tenth of a decision is always left.
        turn_of: tells the number of the turn, and whose turn it is.

    With ``decision`` alone, every decision may take as much.
    """

    def __init__(
        self,
        decision: float,
        turn: float = float("inf"),
        turn_of: Callable[[State], tuple[int, Seat]] = _one_turn,
    ) -> None:
        self.decision = decision
        self.turn = turn
        self._turn_of = turn_of
        self._now: tuple[int, Seat] = (-1, -1)
        self._spent = 0.0

    def grant(self, view: State, seat: Seat) -> float:
        """Tell how much the decision in hand may take."""
        now = self._turn_of(view)
        least = self.decision * WINDOW
        if now[1] != seat:
            return least
        if now != self._now:
            self._now, self._spent = now, 0.0
        return max(least, min(self.decision, self.turn - self._spent))

    def spend(self, view: State, amount: float) -> None:
        """Count what a decision took, if it belongs to the own turn."""
        if self._turn_of(view) == self._now:
            self._spent += amount


class Fit(NamedTuple):
    """What makes a chance that is said to happen 30 times of 100 happen 30 times, if everybody
    plays on like Hard; fitted by ``scripts/slopes.py``.
    """

    slope: float
    """Log odds are multiplied with it."""
    doubt: float = 0.0
    """Taken off the log odds of who looks. Worlds that fit a view deal the hidden cards at random,
    but the others have kept what goes together: a seat thinks too well of itself."""


class Opponents(NamedTuple):
    """The opponents of one game."""

    opponent: Callable[[Level, float, str], Bot]
    """(level, share of its iterations, style or "") → one for one seat of one game."""
    reason: Callable[[State, Seat, Action], str | None]
    """Says why an action is worth advising to a seat with that view: a key below
    ``<game>.advice`` in the words; None: nothing stands out."""
    turn_of: Callable[[State], tuple[int, Seat]]
    """Tells of a view which turn it is, and whose."""
    look: Callable[[State], tuple[float, ...]]
    """Estimates at once, without hidden cards, by seat the shares of the win; sum 1."""
    fit: Fit
    """What makes such shares come true."""
    styles: tuple[str, ...] = ()
    """Tempers, where there are some: ``hard/hunter``."""
