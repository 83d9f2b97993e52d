"""What is worth telling of a finished game, and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki.board import ROW_OF
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.seats import Plate
from zombiegames.ui.table.story import Fact, each, once, whole
from zombiegames.ui.tables.zombiaki.faces import art_of

if TYPE_CHECKING:
    from zombiegames.ui.table.story import Names


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

PLAYED: Names = {told.CardPlayed: lambda event: cards.KINDS[cards.KIND_OF[event.card]]}


def plate(name: str) -> Plate | None:
    """Show a kind of card."""
    if name not in cards.KIND:
        return None
    return Plate(tr(f"zombiaki.card.{name}.full"), art_of(name))
