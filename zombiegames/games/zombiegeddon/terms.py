"""The words that the rooms of the rules share: what a table chooses, prompts, and fixed numbers."""

from __future__ import annotations

from typing import NamedTuple


class House(NamedTuple):
    """What a table chooses."""

    board: str
    """``hex`` or ``square``."""
    starter: int
    """Who starts, a seat, or -1: chance."""
    seating: str
    """``drawn``: chance seats the players; ``kept``: they sit in the order of their seats."""
    open_piles: bool
    """ZG-22: piles lie open. Changes no rule, only what a table shows."""


# What is asked of the seat to act: ``Wasteland.prompt``.
SEATS = 0
"""Nature draws the order of play: ``DrawSeats``."""
SCATTER = 1
"""Nature shuffles discs onto the board: ``Scatter``."""
ACT = 2
"""A turn: ``Step``, ``Remove``, ``Pass``."""
ALONE = 3
"""Collecting alone (ZG-41): ``Step``, ``Remove``, ``Done``."""
END = 4
"""The game is over."""

PROMPTS = ("seats", "scatter", "act", "alone", "end")
"""Names of the prompts, for language tables."""

ACTIONS_A_TURN = 2
"""ZG-03."""
GUARD_ROUNDS, WARNING_ROUNDS = 3, 2
"""ZG-42: rounds that bring nothing until the half ends, until that is announced."""
FRUITLESS = 20
"""ZG-41: actions in a row that brought nothing end collecting alone."""
TOKEN_POINTS = 5
"""ZG-50: for a token in a red shelter."""
PROVISION_POINTS = (0, 1, 3, 6, 10, 15, 20)
"""ZG-50: for so many discs of one type; the last counts for more, too."""
ROUTE_TOKEN_POINTS = (10, TOKEN_POINTS)
"""ZG-41: what a token counts in a route, in the first and in the second half."""
