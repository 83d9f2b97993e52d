"""The words the rules modules share: options, prompts, titles, who follows whom."""

from __future__ import annotations

from typing import NamedTuple

from zombiegames.games.zombie_card_game.actions import SEATS
from zombiegames.games.zombie_card_game.cards import PRESIDENT


class House(NamedTuple):
    """The rules that a table may choose; all off is the game as it is printed."""

    witch_alone: bool
    """ZP-04: witches without a natural card count as queens."""
    big_sets: bool
    """ZP-15: sets of 5 to 8 with witches."""
    absolute_president: bool
    """ZP-12: one President beats any Mercenaries."""


class Laid(NamedTuple):
    """A play that lies on the trick."""

    seat: int
    """Who played it."""
    rank: int
    """Played as this rank."""
    naturals: int
    """Cards of the rank itself."""
    witches: int
    """Queen Witches beside them."""
    cards: int
    """All of them, a mask."""


# What is asked of the seat to act: ``Republic.prompt``.
DEALER = 0
"""Nature draws the first dealer: ``DrawDealer``."""
SHUFFLE = 1
"""Nature shuffles for a deal: ``Shuffle``."""
EXCHANGE = 2
"""A President or Vice President gives cards back: ``GiveBack`` (ZP-31)."""
LEAD = 3
"""A seat leads a trick: ``Play``."""
ANSWER = 4
"""A seat answers what lies on the trick: ``Play``, ``Pass``."""
END = 5
"""The game is over."""

PRESIDENCIES = 3
"""That win the game (ZP-34)."""
SET = 4
"""Cards of a set at most (ZP-03)."""
BIG_SET = 8
"""The same with the option ``big_sets`` (ZP-15)."""
VICES = 4
"""From so many players on there are a Vice President and a Vice Zombie (ZP-30)."""
TRIBUTE = (2, 1)
"""Cards that change hands each way: President and Zombie, the Vices (ZP-31)."""

NO_CEILING = PRESIDENT
"""The best rank of all, as the best of a hand: nothing is known of it."""

TITLES = ("president", "vice-president", "citizen", "vice-zombie", "zombie")
"""Names of the titles, best first (ZP-30)."""


def title_of(place: int, players: int) -> str:
    """Name the title of a place, 0 being the first; of -1 (first deal) the citizen's."""
    if place == 0:
        return "president"
    if place == players - 1:
        return "zombie"
    if players >= VICES and place == 1:
        return "vice-president"
    if players >= VICES and place == players - 2:
        return "vice-zombie"
    return "citizen"


def _next(seats: int, seat: int) -> int:
    around = max(SEATS)
    for step in range(1, around + 1):
        if seats >> (seat + step) % around & 1:
            return (seat + step) % around
    return -1


NEXT = tuple(
    tuple(_next(seats, seat) for seat in range(max(SEATS))) for seats in range(1 << max(SEATS))
)
"""By mask of seats and by seat: the first of them clockwise behind it, itself last; -1: none."""
