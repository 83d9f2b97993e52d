"""Zombiegeddon: two halves, 120 cells, up to four scavengers."""

from __future__ import annotations

from zombiegames.core.protocol import GameInfo, Option
from zombiegames.games.zombiegeddon.actions import NOTATION
from zombiegames.games.zombiegeddon.board import BOARDS
from zombiegames.games.zombiegeddon.discs import COMPONENTS
from zombiegames.games.zombiegeddon.rules import PLAYERS, new
from zombiegames.games.zombiegeddon.terms import House

INFO = GameInfo(
    id="zombiegeddon",
    seats=PLAYERS,
    options=(
        Option("board", tuple(BOARDS)),
        Option("starter", (-1, *range(PLAYERS[-1])), per_seats=True),
        Option("seating", ("drawn", "kept")),
        Option("open_piles", (False, True)),
    ),
    presets={board: {"board": board} for board in BOARDS},
    hidden_hands=False,
    new=new,
    notation=NOTATION,
    rules_version=1,
    prefix="ZG",
    # Each half: at most 88 discs and 16 tokens, before each of them and before the end up to
    # three rounds of four turns of two actions (alone: 20 actions); and nature's three.
    max_actions=2 * (88 + 16 + 1) * 24 + 3,
    max_conceivable=600,
    components=COMPONENTS,
)
"""Zombiegeddon as the house knows it."""
assert House._fields == tuple(option.name for option in INFO.options)
