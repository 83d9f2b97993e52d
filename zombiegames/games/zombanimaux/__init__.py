"""Zomb'Animaux: be rid of all your cards, keep your brains; for two to five."""

from __future__ import annotations

from zombiegames.core.protocol import GameInfo, Option
from zombiegames.games.zombanimaux.actions import NOTATION, SEATS
from zombiegames.games.zombanimaux.cards import COMPONENTS
from zombiegames.games.zombanimaux.rules import new

INFO = GameInfo(
    id="zombanimaux",
    seats=SEATS,
    options=(Option("forgotten_refill", (False, True)),),
    presets={"standard": {}, "forgetful": {"forgotten_refill": True}},
    hidden_hands=True,
    new=new,
    notation=NOTATION,
    rules_version=1,
    prefix="ZA",
    max_actions=60_000,
    max_conceivable=200,
    components=COMPONENTS,
)
"""Zomb'Animaux as the house knows it."""
