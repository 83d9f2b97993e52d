"""Opponents for Zombies!!! 4: the levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Opponents
from zombiegames.ai.zombies4.because import reason
from zombiegames.ai.zombies4.chances import FIT, look
from zombiegames.ai.zombies4.search import Planner
from zombiegames.games.zombies4.state import Woods

if TYPE_CHECKING:
    from zombiegames.ai.allowance import Level
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

EASY = 300
"""Iterations for a decision at the level Easy; the other levels try a multiple of it."""

NOISE = {"easy": 0.2, "normal": 0.03}
"""How far levels misjudge a plan, in shares of the win; the others do not.

The plans of one field lie close together and luck covers the rest: smaller errors hardly show.
"""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose."""
    assert isinstance(view, Woods)
    return view.round * view.players + max(view.seat, 0), view.seat


def opponent(level: Level, scale: float, style: str) -> Bot:
    """Make the opponent of a level."""
    allowance = level.allowance(EASY, scale, turn_of)
    noise = NOISE.get(level.name, 0.0)
    return Planner(allowance, style, noise=noise, clings=level.name == "easy")


OPPONENTS = Opponents(
    opponent, reason, turn_of, look, FIT, ("rusher", "hunter", "hoarder", "spoiler")
)
"""Zombies!!! 4: its opponents as the house knows them."""
