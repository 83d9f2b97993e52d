"""The opponents of Zombie the card game, by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.allowance import Opponents
from zombiegames.ai.zombie_card_game.because import reason
from zombiegames.ai.zombie_card_game.chances import FIT, look
from zombiegames.ai.zombie_card_game.search import Trials
from zombiegames.games.zombie_card_game.cards import BOX_SIZE
from zombiegames.games.zombie_card_game.state import Republic

if TYPE_CHECKING:
    from zombiegames.ai.allowance import Level
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Seat, State

EASY = 900
"""Iterations for a decision at the level Easy; the other levels try a multiple of it."""

NOISE = {"easy": 0.12, "normal": 0.05}
"""Spread of the error in the worth of every action, in shares of the game; the others make none."""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose."""
    assert isinstance(view, Republic)
    # Every decision is a turn of its own: since the last one somebody has played a card.
    return view.deal * (BOX_SIZE + 1) + sum(view.sizes), view.to_act()


def opponent(level: Level, scale: float, style: str) -> Bot:
    """Make the opponent of a level."""
    allowance = level.allowance(EASY, scale, turn_of)
    return Trials(allowance, NOISE.get(level.name, 0.0))


OPPONENTS = Opponents(opponent, reason, turn_of, look, FIT)
"""Zombie the card game: its opponents as the house knows them."""
