"""What beats what: the comparison table of ZP-10 to ZP-15 as numbers of cards.

A *demand* says how many Mercenaries, Presidents and zombies answer what lies on top, and whether
standard cards do. It follows from the house, the size of the opening play (n0) and the top.
"""

from __future__ import annotations

from typing import NamedTuple

from zombiegames.games.zombie_card_game.cards import MERCENARY, PRESIDENT, STANDARD, WITCH, ZOMBIE
from zombiegames.games.zombie_card_game.terms import BIG_SET, SET


class Demand(NamedTuple):
    """How many cards of each sort answer; fewest above most: none of that sort does."""

    standard: bool
    """Whether as many standard cards as lie there, of a higher rank, do (ZP-10)."""
    mercenaries: tuple[int, int]
    """Fewest and most."""
    presidents: tuple[int, int]
    """Fewest and most."""
    zombies: tuple[int, int]
    """Fewest and most."""


NONE = (1, 0)
"""Of a sort that does not answer."""

COVERED_BY_MERCENARY = 2
"""Standard cards (ZP-11)."""
COVERED_BY_PRESIDENT = 4
"""Standard cards (ZP-12)."""
MERCENARIES_COVERED = 2
"""By one President (ZP-12)."""


def mercenaries_needed(standard: int) -> int:
    """Tell how many Mercenaries cover some standard cards (ZP-11, ZP-15)."""
    return -(-standard // COVERED_BY_MERCENARY)


def presidents_needed(standard: int) -> int:
    """Tell how many Presidents cover some standard cards (ZP-12, ZP-15)."""
    return -(-standard // COVERED_BY_PRESIDENT)


def presidents_against(mercenaries: int, *, absolute: bool) -> int:
    """Tell how many Presidents cover some Mercenaries (ZP-12).

    Ruling: the option speaks of Mercenaries only; big sets still take two.
    """
    return 1 if absolute else -(-mercenaries // MERCENARIES_COVERED)


def demand(absolute: bool, opening: int, rank: int, size: int) -> Demand:
    """Work out what answers ``size`` cards of ``rank`` in a trick opened with ``opening`` cards.

    ``absolute``: the option ``absolute_president``.
    """
    # ZP-13: never more cards than the opening play, sets of zombies excepted.
    most = min(opening, SET)
    if rank == PRESIDENT:
        # ZP-14: only four zombies beat Presidents.
        return Demand(False, NONE, NONE, (4, SET))
    if rank == MERCENARY:
        # ZP-12, ZP-14: Presidents and three zombies beat Mercenaries.
        fewest = presidents_against(size, absolute=absolute)
        return Demand(False, NONE, (fewest, most), (3, SET))
    assert rank != ZOMBIE or size == 1, "a set of zombies ends the trick"
    # ZP-10, ZP-11, ZP-12, ZP-14: everything beats standard cards and a single zombie.
    return Demand(True, (mercenaries_needed(size), most), (presidents_needed(size), most), (2, SET))


def counts(between: tuple[int, int], held: int) -> range:
    """List the numbers of cards that answer, of those held."""
    fewest, most = between
    return range(fewest, min(most, held) + 1)


def _tops() -> list[tuple[bool, int, int, int]]:
    tops = [(opening, rank, opening) for opening in range(1, BIG_SET + 1) for rank in _LED]
    tops.append((1, ZOMBIE, 1))
    for rank in (MERCENARY, PRESIDENT):
        tops += [(n0, rank, size) for n0 in range(1, BIG_SET + 1) for size in range(1, SET + 1)]
    return [(absolute, *top) for absolute in (False, True) for top in tops]


_LED = sorted((*STANDARD, WITCH))
_BY_TOP = {top: demand(*top) for top in _tops()}

DEMANDS = tuple(dict.fromkeys(_BY_TOP.values()))
"""All the demands there are."""

DEMAND_OF = {top: DEMANDS.index(wanted) for top, wanted in _BY_TOP.items()}
"""By ``absolute_president``, opening, rank and size of the top: the number of its demand."""
