"""What a position promises each player, at once: for the curve of chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Fit
from zombiegames.ai.zombies4.judge import judge
from zombiegames.games.zombies4.state import Woods

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

FIT = Fit(0.9)


def look(world: State) -> tuple[float, ...]:
    """Estimate the shares of the win."""
    assert isinstance(world, Woods)
    return judge(world)
