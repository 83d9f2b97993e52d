"""Zombiaki: a street, a cemetery, a barricade and one night, for two."""

from __future__ import annotations

from zombiegames.core.protocol import GameInfo, Option
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.games.zombiaki.cards import COMPONENTS
from zombiegames.games.zombiaki.rules import new
from zombiegames.games.zombiaki.terms import VARIANTS, House

INFO = GameInfo(
    id="zombiaki",
    seats=(2,),
    options=tuple(Option(name, VARIANTS) for name in House._fields),
    presets={variant: dict.fromkeys(House._fields, variant) for variant in VARIANTS},
    hidden_hands=False,
    new=new,
    notation=NOTATION,
    rules_version=1,
    prefix="ZK",
    max_actions=2500,
    max_conceivable=600,
    components=COMPONENTS,
)
"""Zombiaki as the house knows it."""
