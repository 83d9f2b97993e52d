"""What a street promises each side, at once: for the curve of chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Fit
from zombiegames.ai.zombiaki.habits import answer
from zombiegames.ai.zombiaki.judge import chance, outlook
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.state import Street

if TYPE_CHECKING:
    from zombiegames.core.protocol import State

FIT = Fit(0.75)


def look(world: State) -> tuple[float, ...]:
    """Estimate the shares of the win once all that is asked has been answered."""
    assert isinstance(world, Street)
    street = world.clone()
    answer(street)
    if street.actor == OVER:
        outcome = street.outcome()
        assert outcome is not None
        return outcome.returns
    zombies = chance(outlook(street))
    return tuple(zombies if seat == ZOMBIES else 1 - zombies for seat in (ZOMBIES, HUMANS))
