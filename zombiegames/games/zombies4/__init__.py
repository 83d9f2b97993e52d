"""Zombies!!! 4: a map that grows, dogs that run, a book to find, for two to six."""

from __future__ import annotations

from zombiegames.core.protocol import GameInfo, Option
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import COMPONENTS
from zombiegames.games.zombies4.rules import new

INFO = GameInfo(
    id="zombies4",
    seats=(2, 3, 4, 5, 6),
    options=(
        Option("cabin", ("anywhere", "back-half")),
        Option("tiles", (30, 20)),
        Option("trophies", (25, 20, 15)),
        Option("movement", ("one-die", "better-of-two")),
        Option("death", ("printed", "mild")),
        Option("discards", ("one", "any")),
        Option("dogs", ("chosen", "automatic")),
    ),
    presets={
        "printed": {},
        "quick": {
            "cabin": "back-half",
            "tiles": 20,
            "trophies": 15,
            "movement": "better-of-two",
        },
    },
    hidden_hands=True,
    new=new,
    notation=NOTATION,
    rules_version=1,
    prefix="ZF",
    # A hundred rounds of six turns; a turn has hardly ever more than 250 actions: what a pawn
    # can lose and kill in one turn bounds its rolls, and every fight opens one window.
    max_actions=150_000,
    max_conceivable=2_500,
    components=COMPONENTS,
)
"""Zombies!!! 4 as the house knows it."""
