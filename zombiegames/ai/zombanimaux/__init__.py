"""The opponents of Zomb'Animaux, by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Opponents
from zombiegames.ai.zombanimaux.because import reason
from zombiegames.ai.zombanimaux.chances import FIT, look
from zombiegames.ai.zombanimaux.search import BoldSearch
from zombiegames.games.zombanimaux.state import Menagerie

if TYPE_CHECKING:
    from zombiegames.ai.allowance import Level
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

EASY = 640
"""Iterations for a decision at the level Easy; the other levels try a multiple of it."""

NOISE = {"easy": 0.16, "normal": 0.06}
"""Spread of the error with which a level judges an action, in shares of the win.

Hundreds of worlds show nearly all that thousands do: without it Easy would be no beginner.
"""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose; in the deal it is who buries."""
    assert isinstance(view, Menagerie)
    return view.turn, view.seat if view.seat >= 0 else view.to_act()


def opponent(level: Level, scale: float, style: str) -> Bot:
    """Make the opponent of a level."""
    allowance = level.allowance(EASY, scale, turn_of)
    return BoldSearch(allowance, NOISE.get(level.name, 0.0))


OPPONENTS = Opponents(opponent, reason, turn_of, look, FIT)
"""Zomb'Animaux: its opponents as the house knows them."""
