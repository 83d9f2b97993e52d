"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import ROW_OF
from zombiegames.games.zombiaki.cards import is_dog
from zombiegames.ui.table.story import Fact

FACTS = (
    Fact("felled", told.Died, lambda event: not is_dog(event.figure)),
    Fact("farthest", told.Moved, lambda event: ROW_OF[event.to] + 1, most=True),
    Fact("cards", told.CardPlayed),
)
