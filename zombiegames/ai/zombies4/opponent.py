"""The levels of zombies4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.levels import Allowance
from zombiegames.ai.zombies4.greedy import CabinRunner
from zombiegames.ai.zombies4.planner import Planner
from zombiegames.games.zombies4.rules import Woods

if TYPE_CHECKING:
    from zombiegames.ai.levels import Level, Reason
    from zombiegames.core.bot import Bot
    from zombiegames.core.protocol import Action, Seat, State

EASY = 60
"""Iterations for a decision at the level Easy; the other levels try a multiple of it."""


def turn_of(view: State) -> tuple[int, Seat]:
    """Tell which turn it is, and whose."""
    assert isinstance(view, Woods)
    return view.round * view.players + max(view.seat, 0), view.seat


def greedy() -> Bot:
    """Make the opponent that looks one decision ahead."""
    return CabinRunner()


def opponent(level: Level, scale: float = 1.0, style: str = "") -> Bot:
    """Make the opponent of a level."""
    iterations = EASY * level.ratio * scale
    allowance = Allowance(iterations, iterations * level.turn / level.seconds, turn_of)
    return Planner(allowance, horizon=1, parts="place+window+cancel+wound+end")


def reason(view: State, seat: Seat, action: Action) -> Reason | None:
    """Say why an action is worth advising."""
    return None
