"""Opponents for Zombiaki: its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Opponents
from zombiegames.ai.zombiaki.because import reason
from zombiegames.ai.zombiaki.chances import FIT, look
from zombiegames.ai.zombiaki.search import Planner
from zombiegames.games.zombiaki.state import Street

if TYPE_CHECKING:
    from zombiegames.ai.allowance import Level
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

EASY = 250
"""Iterations for a decision at the level Easy; the other levels try a multiple of it."""

NOISE = {"easy": 0.27, "normal": 0.11, "hard": 0.045}
"""How much a level errs in its liking for an action, in shares of the win."""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose."""
    assert isinstance(view, Street)
    return view.turn, view.seat


def opponent(level: Level, scale: float, style: str) -> Bot:
    """Make the opponent of a level."""
    allowance = level.allowance(EASY, scale, turn_of)
    return Planner(allowance, NOISE.get(level.name, 0.0))


OPPONENTS = Opponents(opponent, reason, turn_of, look, FIT)
"""Zombiaki: its opponents as the house knows them."""
