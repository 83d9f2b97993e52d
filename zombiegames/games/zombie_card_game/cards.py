"""The 68 cards of Zombie the card game as tables, read from ``cards.toml``.

A *card* is a number from 1: the zombies are 1 … 8, then four of each rank, clubs, diamonds,
hearts, spades; the 2 of clubs is 9. Cards of one rank are alike in all rules but the first lead.

A *rank* is 1 … 16 in the order of the exchange (ZP-32): zombie 1, standard cards their printed
number with jack 11, king 13 and ace 14, Queen Witch 12, Mercenary 15, President 16.

A *hand* is a mask of cards: card c is bit c - 1. So the zombies are its lowest eight bits, and
the cards of a rank r > 1 the four bits from 4 * r on.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from zombiegames.core.toml import read_toml

BOX_SIZE = 68
SUIT_COUNT = 4

SORTS = ("zombie", "standard", "witch", "mercenary", "president")
"""What a rank may be, by the rules it follows."""


class Rank(NamedTuple):
    """What the cards of one rank are."""

    rank: int
    """1 … 16, the best last."""
    name: str
    """Its name in the language tables, pictures and records."""
    sort: str
    """One of :data:`SORTS`."""
    copies: int
    """How many cards of it there are."""


def read(text: str) -> tuple[tuple[Rank, ...], tuple[str, ...]]:
    """Read the ranks, lowest first, and the names of the suits.

    Raises:
        ValueError: for a deck that cannot be played with.
    """
    document = read_toml(text)
    ranks = tuple(
        Rank(entry["rank"], entry["name"], entry["sort"], entry["copies"])
        for entry in document["card"]
    )
    suits = tuple(document["suits"])
    _check(ranks, suits)
    return ranks, suits


def _check(ranks: tuple[Rank, ...], suits: tuple[str, ...]) -> None:
    if len(suits) != SUIT_COUNT or len(set(suits)) != SUIT_COUNT:
        raise ValueError(f"there are {SUIT_COUNT} suits, not {suits}")
    if [rank.rank for rank in ranks] != list(range(1, len(ranks) + 1)):
        raise ValueError("the ranks count from 1 without a gap")
    if len({rank.name for rank in ranks}) != len(ranks):
        raise ValueError("two ranks have the same name")
    if any(rank.sort not in SORTS for rank in ranks):
        raise ValueError(f"a rank is one of {', '.join(SORTS)}")
    if ranks[0].sort != "zombie" or ranks[0].copies != 2 * SUIT_COUNT:
        raise ValueError("the lowest rank are the eight zombies")
    if any(rank.copies != SUIT_COUNT for rank in ranks[1:]):
        raise ValueError("four cards of every rank above the zombies")
    if [rank.sort for rank in ranks[-2:]] != ["mercenary", "president"]:
        raise ValueError("mercenary and president are the best ranks")
    for sort in ("zombie", "witch", "mercenary", "president"):
        if sum(rank.sort == sort for rank in ranks) != 1:
            raise ValueError(f"one rank is the {sort}")
    size = sum(rank.copies for rank in ranks)
    if size != BOX_SIZE:
        raise ValueError(f"the deck has {size} cards, not {BOX_SIZE}")


RANKS, SUITS = read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
"""All ranks, lowest first, and the names of the suits."""

NAMES = tuple(rank.name for rank in RANKS)
"""Names of the ranks, lowest first: that of rank r is ``NAMES[r - 1]``."""

ZOMBIE, WITCH, MERCENARY, PRESIDENT = (
    next(rank.rank for rank in RANKS if rank.sort == sort)
    for sort in ("zombie", "witch", "mercenary", "president")
)
"""The ranks with rules of their own."""

STANDARD = tuple(rank.rank for rank in RANKS if rank.sort == "standard")
"""The twelve standard ranks, ascending."""

COPIES = (0, *(rank.copies for rank in RANKS))
"""By rank: how many cards there are; ``HIDDEN`` has none."""

RANK_OF = (0, *(rank.rank for rank in RANKS for _ in range(rank.copies)))
"""By card: its rank; of ``HIDDEN`` 0."""

COMPONENTS = tuple(range(1, BOX_SIZE + 1))
"""All cards, ascending."""

TWO_OF_CLUBS = RANK_OF.index(STANDARD[0])
"""The card that opens the first deal (ZP-02)."""

SHIFT = tuple(4 * rank if rank > ZOMBIE else 0 for rank in range(len(COPIES)))
"""By rank: where its bits begin in a hand."""

FIELD = (0, *((1 << copies) - 1 for copies in COPIES[1:]))
"""By rank: its bits, once shifted to the right end."""

OF_RANK = tuple(field << shift for field, shift in zip(FIELD, SHIFT, strict=True))
"""By rank: all its cards as a mask."""

ALL = (1 << BOX_SIZE) - 1
"""All cards as a mask."""

COUNT = tuple(bits.bit_count() for bits in range(1 << COPIES[ZOMBIE]))
"""By up to eight bits: how many are set."""


def suit_of(card: int) -> int:
    """Tell the suit of a standard card: an index of :data:`SUITS`; of others -1."""
    rank = RANK_OF[card]
    return card - 1 - SHIFT[rank] if rank in STANDARD else -1


def mask_of(cards: tuple[int, ...] | list[int]) -> int:
    """Make a mask of cards; those not known are left out."""
    mask = 0
    for card in cards:
        mask |= 1 << card >> 1
    return mask


def cards_of(mask: int) -> tuple[int, ...]:
    """List the cards of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length())
        mask ^= low
    return tuple(found)


def number_of(hand: int, rank: int) -> int:
    """Count the cards of a rank in a hand."""
    return COUNT[hand >> SHIFT[rank] & FIELD[rank]]


def held_of(hand: int) -> list[int]:
    """Count the cards of every rank in a hand; of ``HIDDEN`` 0."""
    return [0, *(number_of(hand, rank) for rank in range(1, len(COPIES)))]
