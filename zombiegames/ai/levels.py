"""Which opponent plays a game at which level, and how long it may think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai import OPPONENTS
from zombiegames.ai.allowance import Allowance, Level
from zombiegames.core.bot import Bot, RandomBot

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


LEVELS = ("easy", "normal", "hard", "expert")
"""Levels that the setup offers, weakest first; ``random`` is for tools."""

ADVISER = "adviser"
"""The opponent that advises a person: it thinks as long as Hard, and never errs on purpose."""

LEVEL = {
    level.name: level
    for level in (
        Level("easy", 1, 0.05, 0.15),
        Level("normal", 4, 0.2, 0.6),
        Level("hard", 14, 0.7, 2.0),
        Level(ADVISER, 14, 0.7, 2.0),
        Level("expert", 40, 2.0, 6.0),
    )
}


def known_level(game: str, level: str) -> str:
    """Give a level that :func:`bot_of` has: Normal for one there is not, no style there is not."""
    name, _, style = level.partition("/")
    if name == "random":
        return name
    if name not in LEVELS:
        name = "normal"
    return f"{name}/{style}" if style in OPPONENTS[game].styles else name


def bot_of(game: str, level: str, scale: float = 1.0) -> Bot:
    """Make the opponent of a game at a level, for one seat of one game.

    Args:
        game: id of the game.
        level: one of ``LEVELS``, with a style behind a stroke where the game has styles;
            ``ADVISER`` for hints, ``random`` for tools and tests.
        scale: share of the usual iterations, for tools.

    Raises:
        ValueError: for a game, level or style there is not.
    """
    if level == "random":
        return RandomBot()
    name, _, style = level.partition("/")
    if game not in OPPONENTS:
        raise ValueError(f"no opponent plays {game!r}")
    opponents = OPPONENTS[game]
    if name not in LEVEL or (style and style not in opponents.styles):
        raise ValueError(f"{game} has no level {level!r}")
    return opponents.opponent(LEVEL[name], scale, style)


def clock_of(game: str, level: str) -> Allowance:
    """Give the seconds that a level may spend, for one seat of one game."""
    known = LEVEL.get(level.partition("/")[0], LEVEL["normal"])
    return Allowance(known.seconds, known.turn, OPPONENTS[game].turn_of)


def reason_of(game: str, view: State, seat: Seat, action: Action) -> str | None:
    """Say in the rules' terms why an action is worth advising.

    A key below ``<game>.advice`` in the words; None: nothing stands out.
    """
    return OPPONENTS[game].reason(view, seat, action)
