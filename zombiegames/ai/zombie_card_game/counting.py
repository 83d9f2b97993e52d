"""The first opponent, in the numbers of the quick player: it counts the leads a hand needs.

Not everybody plays as the quick player would. In playouts some of the others are taken to count
leads, as ``greedy`` does; here is what that likes, in hundredths and relative to a pass, for the
few plays the quick player thinks of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.greedy import (
    BURDEN,
    CARD,
    HORDE,
    HURRY,
    LEADING,
    LIGHT,
    LOWEST,
    NEAR,
    ODD_ZOMBIE,
    RELIEF,
    SPAN,
)
from zombiegames.games.zombie_card_game.answers import demand
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    MERCENARY,
    PRESIDENT,
    STANDARD,
    WITCH,
    ZOMBIE,
)
from zombiegames.games.zombie_card_game.terms import SET

if TYPE_CHECKING:
    Row = tuple[int, ...]

HOPE = {MERCENARY: 0.6, PRESIDENT: 0.95}
"""By rank: the chance that nobody answers it; of zombies nobody can."""
RANKS = range(STANDARD[-1] + 1)
"""Those below the lowest standard one stand for nothing."""
TOPS = (STANDARD[0], STANDARD[-1], MERCENARY, PRESIDENT, ZOMBIE)
"""What lies on top, in the order of ``quick.LOW_TOP`` …"""
SHORTEST = (1, 2, 3, 6, 8)
"""Cards in the shortest hand, by how near the end is."""


def _weight(rank: int) -> float:
    """Tell how much lighter a hand is without a group of this rank."""
    return BURDEN - (BURDEN - LIGHT) * (rank - LOWEST) / SPAN


def _hope(rank: int, size: int) -> float:
    height = max(0, rank - LOWEST) / SPAN
    return float(0.6 * height ** (4 / size))


def _hundredths(worth: float) -> int:
    return round(100 * worth)


def _horde(held: int) -> float:
    """Weigh zombies: pairs are good, an only one is not."""
    pairs, odd = divmod(held, 2)
    return CARD * held - HORDE * pairs + (ODD_ZOMBIE if odd and not pairs else 0.0)


def _special(rank: int, number: int) -> float:
    return number * (CARD - RELIEF[rank]) + LEADING * HOPE[rank]


def answers(size: int, least: int) -> tuple[Row, ...]:
    """Sum up what is liked in a situation: by sort of an answer, then by its rank or the top."""
    hurry = HURRY * max(0, NEAR - SHORTEST[least])
    whole, filled, split = (
        tuple(
            _hundredths(
                hurry + CARD * size + LEADING * _hope(rank, size) + share * _weight(rank) - less
            )
            for rank in RANKS
        )
        for share, less in ((1, 0.0), (1, RELIEF[WITCH]), (0, 0.0))
    )
    # The fewest that answer; of a sort that does not answer the quick player does not ask.
    wanted = [demand(False, size, top, 1 if top == ZOMBIE else size) for top in TOPS]
    hired, ruled, hordes = (
        tuple(_hundredths(hurry + worth) for worth in worths)
        for worths in (
            [_special(MERCENARY, each.mercenaries[0]) for each in wanted],
            [_special(PRESIDENT, each.presidents[0]) for each in wanted],
            [LEADING + _horde(each.zombies[0]) for each in wanted],
        )
    )
    return (whole, whole, filled, split, hired, ruled, hordes)


def leads() -> tuple[Row, ...]:
    """Sum up what is liked in a lead: by cards led 1 … 4 and rank; then by sort and held."""
    rows: list[Row] = [()]
    for size in range(1, SET + 1):
        rows.append(
            tuple(
                _hundredths(CARD * size + LEADING * _hope(rank, size) + _weight(rank))
                for rank in RANKS
            )
        )
    held = range(COPIES[ZOMBIE] + 1)
    for rank in (MERCENARY, PRESIDENT):
        rows.append((_hundredths(_special(rank, 1)),) * len(held))
    for led, hope in ((1, 0.0), (2, LEADING)):
        rows.append(tuple(_hundredths(_horde(n) - _horde(max(0, n - led)) + hope) for n in held))
    return tuple(rows)
