"""What looks on while a game is played through once more, and notes who earns what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from zombiegames.core.action import Event
    from zombiegames.core.protocol import Outcome, Seat


class Watch:
    """One game being watched: a game fills in what it has to look at.

    Attributes:
        state: the position, which others change.
        earned: by seat, the names earned so far.
    """

    names: ClassVar[tuple[str, ...]]
    """The game's achievements, in the order in which a page lists them."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.earned: tuple[set[str], ...] = tuple(set() for _ in range(state.players))

    def earn(self, seat: Seat, name: str) -> None:
        """Note an achievement of a seat."""
        assert name in self.names, name
        self.earned[seat].add(name)

    def ask(self, seat: Seat) -> None:
        """Look at the position in which ``seat``, or ``NATURE``, is about to act."""

    def hear(self, event: Event) -> None:
        """Take one event of an action in; the position is already that after the action."""

    def close(self, outcome: Outcome) -> None:
        """Take in how the game ended."""


def winner(outcome: Outcome) -> Seat:
    """Give the seat that won, or -1 where several share: a win that is shared is none here."""
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    return best[0] if len(best) == 1 else -1
