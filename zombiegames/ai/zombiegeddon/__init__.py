"""Opponents for Zombiegeddon: its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Opponents
from zombiegames.ai.zombiegeddon.because import reason
from zombiegames.ai.zombiegeddon.chances import FIT, look
from zombiegames.ai.zombiegeddon.search import Scavenger
from zombiegames.games.zombiegeddon.state import Wasteland

if TYPE_CHECKING:
    from zombiegames.ai.allowance import Level
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

EASY = 350
"""Playouts for a decision at the level Easy; the other levels try a multiple of it."""

NOISE = {"easy": 0.4, "normal": 0.12}
"""How much chance there is in the last word, where there is some."""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose."""
    assert isinstance(view, Wasteland)
    return len(view.closings) * 1000 + view.turn, view.seat


def opponent(level: Level, scale: float, style: str) -> Bot:
    """Make the opponent of a level."""
    allowance = level.allowance(EASY, scale, turn_of)
    return Scavenger(allowance, NOISE.get(level.name, 0.0))


OPPONENTS = Opponents(opponent, reason, turn_of, look, FIT)
"""Zombiegeddon: its opponents as the house knows them."""
