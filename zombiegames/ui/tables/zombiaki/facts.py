"""What is worth telling of a finished game."""

from __future__ import annotations

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import ROW_OF
from zombiegames.ui.table.story import Fact, each, once, whole


def _is_zombie(card: int) -> bool:
    return cards.KIND_OF[card] in cards.ZOMBIE_KINDS


def _row(figure: int, square: int) -> int:
    """Number the row a zombie came to; dogs win nothing."""
    return 0 if cards.is_dog(figure) else ROW_OF[square] + 1


FACTS = (
    Fact("cards", each({told.CardPlayed: once})),
    Fact("entered", whole({told.Placed: lambda event: _is_zombie(event.card), told.Bitten: once})),
    Fact("felled", whole({told.Died: lambda event: not cards.is_dog(event.figure)})),
    Fact(
        "farthest",
        whole(
            {
                told.Placed: lambda event: _is_zombie(event.card),
                told.Moved: lambda event: _row(event.figure, event.to),
                told.Merged: lambda event: _row(event.figure, event.square),
                told.Bitten: lambda event: _row(event.figure, event.square),
            },
            max,
        ),
    ),
)
