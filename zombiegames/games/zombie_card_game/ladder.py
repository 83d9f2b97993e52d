"""A hand's standard sets as one number, so that plays are looked up and not counted.

A *ladder* has four rungs of 13 bits, one for each rank from 2 to ace: the bit of a rank on the
rung i is set when the hand has more than i cards of it. With the option ``witch_alone`` the Queen
Witches climb it too, as queens.
"""

from __future__ import annotations

from zombiegames.games.zombie_card_game.actions import MOST_WITCHES, PLAYS, Play
from zombiegames.games.zombie_card_game.cards import COPIES, COUNT, FIELD, SHIFT, STANDARD, WITCH

FIRST, LAST = STANDARD[0], STANDARD[-1]
RUNG = LAST - FIRST + 1
"""Bits of a rung."""
RUNG_BITS = (1 << RUNG) - 1
RUNGS = COPIES[WITCH]

STEPS = tuple(
    tuple(
        sum(1 << RUNG * rung + rank - FIRST for rung in range(count))
        if FIRST <= rank <= LAST
        else 0
        for count in range(copies + 1)
    )
    for rank, copies in enumerate(COPIES)
)
"""By rank and cards held: what they add to a ladder."""

ABOVE = tuple(
    sum(1 << better - FIRST for better in range(max(rank + 1, FIRST), LAST + 1))
    for rank in range(len(COPIES))
)
"""By rank: the better ranks, as bits of a rung."""


def ladder_of(hand: int, *, witch_alone: bool) -> int:
    """Work out the ladder of a hand."""
    ladder = 0
    for rank in STANDARD:
        ladder |= STEPS[rank][COUNT[hand >> SHIFT[rank] & FIELD[rank]]]
    if witch_alone:
        ladder |= STEPS[WITCH][COUNT[hand >> SHIFT[WITCH] & FIELD[WITCH]]]
    return ladder


HALF = 7
"""Sets are looked up in two halves of a rung: so many bits below, and the others."""
HALF_BITS = (1 << HALF) - 1

Sets = tuple[tuple[Play, ...], ...]
"""By bits of half a rung: one play for each rank in it."""


def _plays(bits: int, first: int, naturals: int, witches: int) -> tuple[Play, ...]:
    found = []
    for rank in range(first, LAST + 1):
        if not bits >> rank - first & 1:
            continue
        if rank != WITCH:
            found.append(PLAYS[rank][naturals][witches])
        elif not witches:
            # ZP-04: witches as queens; beside other cards they are none.
            found.append(PLAYS[WITCH][0][naturals])
    return tuple(found)


def _sets(first: int, bits: int) -> tuple[tuple[Sets, ...], ...]:
    return tuple(
        tuple(
            tuple(_plays(half, first, naturals, witches) for half in range(1 << bits))
            for witches in range(MOST_WITCHES + 1)
        )
        for naturals in range(RUNGS + 1)
    )


LOW, HIGH = _sets(FIRST, HALF), _sets(FIRST + HALF, RUNG - HALF)
"""By naturals, witches and half a rung: the sets of that make-up; of no naturals nonsense."""
