"""What a position promises each player, at once: for the curve of chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Fit
from zombiegames.ai.zombanimaux.judge import shares
from zombiegames.games.zombanimaux.state import Menagerie

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

FIT = Fit(0.9, doubt=0.1)


def look(world: State) -> tuple[float, ...]:
    """Estimate the shares of the win."""
    assert isinstance(world, Menagerie)
    return shares(world)
