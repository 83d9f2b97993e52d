"""Zombie the card game: be rid of your cards first, three times; for three to six."""

from __future__ import annotations

from zombiegames.core.protocol import GameInfo, Option
from zombiegames.games.zombie_card_game.actions import NOTATION, SEATS
from zombiegames.games.zombie_card_game.cards import COMPONENTS
from zombiegames.games.zombie_card_game.rules import new
from zombiegames.games.zombie_card_game.terms import House

INFO = GameInfo(
    id="zombie_card_game",
    seats=SEATS,
    options=tuple(Option(name, (False, True)) for name in House._fields),
    presets={"classic": {}, "house": dict.fromkeys(House._fields, True)},
    hidden_hands=True,
    new=new,
    notation=NOTATION,
    rules_version=1,
    prefix="ZP",
    # 13 deals (two presidencies for each of six, and a third); in each a shuffle, two gifts and
    # at most 68 plays, each passed by five.
    max_actions=5_400,
    max_conceivable=400,
    components=COMPONENTS,
)
"""Zombie the card game as the house knows it."""
