"""Zombiegeddon: what the kinds share in which points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from zombiegames.games.zombiegeddon.route import worth
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.learn.kinds.kind import Kind

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

AHEAD = 3
"""Points by which a problem's way is better than what comes to mind first."""


class Gathering(Kind):
    """Bring together as many points as can be.

    A worth is what the solver's pile and the discs under the own pawns come to; a token of the
    first half counts 10. The wish is what is to be added.
    """

    ceiling = float("inf")
    prompt: ClassVar[int]
    """What the solver is asked, as long as it goes on."""

    def points(self, state: State) -> float:
        """Count what the solver has."""
        assert isinstance(state, Wasteland)
        return float(worth(state, self.solver))

    def decided(self, state: State) -> float | None:
        """Give the points when the solver is no longer asked."""
        assert isinstance(state, Wasteland)
        on = state.prompt == self.prompt and state.actor == self.solver
        return None if on else self.points(state)
