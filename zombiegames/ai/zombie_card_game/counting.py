"""What counting leads comes to: a hand is worth the less the more leads it still needs.

Each low group of a hand needs a lead, or somebody else's lower card; Presidents, Mercenaries, sets
of zombies and witches win leads. Not everybody plays as the quick player would: in playouts some
of the others are taken to choose by this, in hundredths and relative to a pass, among the few
plays the quick player thinks of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.answers import demand
from zombiegames.games.zombie_card_game.terms import SET

if TYPE_CHECKING:
    Row = tuple[int, ...]

LOWEST, SPAN = cards.STANDARD[0], cards.STANDARD[-1] - cards.STANDARD[0]

BURDEN = 1.0
"""What a group of twos weighs …"""
LIGHT = 0.15
"""… and what one of aces."""
ODD_ZOMBIE = 1.1
"""A zombie without another: it can only be led."""
RELIEF = {cards.MERCENARY: 0.35, cards.PRESIDENT: 0.7, cards.WITCH: 0.3}
"""What a card takes off a hand."""
HORDE = 0.9
"""What a pair of zombies takes off: it wins a trick at once."""
STRANDED = 2.0
"""Witches without a standard card to lie beside."""
LEADING = 0.75
"""What a lead takes off, if it comes."""
CARD = 0.04
"""What every card weighs besides."""
HURRY = 0.5
"""How much a pass hurts when somebody else is about to go out, for each card fewer than four."""
NEAR = 4
HOPE = {cards.MERCENARY: 0.6, cards.PRESIDENT: 0.95}
"""By rank: the chance that nobody answers it; of zombies nobody can."""
RANKS = range(cards.STANDARD[-1] + 1)
"""Those below the lowest standard one stand for nothing."""
TOPS = (cards.STANDARD[0], cards.STANDARD[-1], cards.MERCENARY, cards.PRESIDENT, cards.ZOMBIE)
"""What lies on top, in the order of ``habits.LOW_TOP`` …"""
SHORTEST = (1, 2, 3, 6, 8)
"""Cards in the shortest hand, by how near the end is."""


def burden(held: list[int]) -> float:
    """Weigh a hand, given how many cards of each rank it holds: the less the better."""
    total = CARD * sum(held)
    for rank in cards.STANDARD:
        if held[rank]:
            total += _weight(rank)
    if held[cards.WITCH] and not any(held[rank] for rank in cards.STANDARD):
        total += STRANDED
    for rank, relief in RELIEF.items():
        total -= relief * held[rank]
    pairs, odd = divmod(held[cards.ZOMBIE], 2)
    total -= HORDE * pairs
    if odd and not pairs:
        total += ODD_ZOMBIE
    return total


def hope(rank: int, size: int) -> float:
    """Guess the chance that nobody answers so many cards of a rank."""
    height = max(0, rank - LOWEST) / SPAN
    return HOPE.get(rank) or float(0.6 * height ** (4 / size))


def _weight(rank: int) -> float:
    """Tell how much lighter a hand is without a group of this rank."""
    return BURDEN - (BURDEN - LIGHT) * (rank - LOWEST) / SPAN


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
                hurry + CARD * size + LEADING * hope(rank, size) + share * _weight(rank) - less
            )
            for rank in RANKS
        )
        for share, less in ((1, 0.0), (1, RELIEF[cards.WITCH]), (0, 0.0))
    )
    # The fewest that answer; of a sort that does not answer the quick player does not ask.
    wanted = [demand(False, size, top, 1 if top == cards.ZOMBIE else size) for top in TOPS]
    hired, ruled, hordes = (
        tuple(_hundredths(hurry + worth) for worth in worths)
        for worths in (
            [_special(cards.MERCENARY, each.mercenaries[0]) for each in wanted],
            [_special(cards.PRESIDENT, each.presidents[0]) for each in wanted],
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
                _hundredths(CARD * size + LEADING * hope(rank, size) + _weight(rank))
                for rank in RANKS
            )
        )
    held = range(cards.COPIES[cards.ZOMBIE] + 1)
    for rank in (cards.MERCENARY, cards.PRESIDENT):
        rows.append((_hundredths(_special(rank, 1)),) * len(held))
    for led, lead in ((1, 0.0), (2, LEADING)):
        rows.append(tuple(_hundredths(_horde(n) - _horde(max(0, n - led)) + lead) for n in held))
    return tuple(rows)
