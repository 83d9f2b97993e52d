"""What may be done in Zombie the card game; ``events.py`` holds what is told about it.

Ranks and cards are explained in ``cards.py``: cards of one rank are one action. ``HIDDEN`` stands
in ``State.observed`` for what one may not see; it is never legal. Seats are 0 … 5, clockwise.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from zombiegames.core.notation import Int, Many, Names, Notation
from zombiegames.games.zombie_card_game.cards import BOX_SIZE, COPIES, NAMES, WITCH

SEATS = (3, 4, 5, 6)
"""Allowed numbers of players."""


class DrawDealer(NamedTuple):
    """Nature draws the first dealer, the player to turn up a zombie first (ZP-01)."""

    seat: int
    """The dealer of the first deal."""
    kind: Literal["draw-dealer"] = "draw-dealer"


class Shuffle(NamedTuple):
    """Nature shuffles all cards; they are dealt in this order from the dealer's left (ZP-01)."""

    order: tuple[int, ...]
    """All cards, the first is dealt first."""
    kind: Literal["shuffle"] = "shuffle"


class GiveBack(NamedTuple):
    """In the exchange, the President gives two cards back, the Vice President one (ZP-31).

    Secret: only giver and receiver see the cards.
    """

    ranks: tuple[int, ...]
    """Of the cards given, in rising order."""
    kind: Literal["give-back"] = "give-back"


class Play(NamedTuple):
    """Lead or answer with cards of one rank (ZP-03), with or without Queen Witches (ZP-04)."""

    rank: int
    """The rank they are played as; ``WITCH`` (queens) only with the option ``witch_alone``."""
    naturals: int
    """Cards of that rank itself; none where witches stand for queens."""
    witches: int
    """Queen Witches beside them."""
    kind: Literal["play"] = "play"

    @property
    def size(self) -> int:
        """All cards of the play."""
        return self.naturals + self.witches


class Pass(NamedTuple):
    """Answer nothing and be out of the trick (ZP-20)."""

    kind: Literal["pass"] = "pass"


AnyAction = DrawDealer | Shuffle | GiveBack | Play | Pass

ACTIONS: tuple[type[AnyAction], ...] = get_args(AnyAction)
"""All classes of actions."""

_RANK = Names(["hidden", *NAMES])

NOTATION = Notation(
    ACTIONS,
    {
        "seat": Names([str(seat) for seat in range(max(SEATS))]),
        "order": Many(Int(), most=BOX_SIZE),
        "ranks": Many(_RANK, most=2),
        "rank": _RANK,
    },
)
"""``play 9 2 1`` (two nines and a witch), ``play zombie 3 0``, ``give-back 3,jack``, ``pass``."""

PASS = Pass()

DEALERS = tuple(DrawDealer(seat) for seat in range(max(SEATS)))
"""By seat."""

MOST_WITCHES = COPIES[WITCH]

PLAYS: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(
        tuple(Play(rank, naturals, witches) for witches in range(MOST_WITCHES + 1))
        for naturals in range(copies + 1)
    )
    for rank, copies in enumerate(COPIES)
)
"""By rank, naturals and witches: every play there could be, and some that never are."""

BACK_ONE = tuple(GiveBack((rank,)) for rank in range(len(COPIES)))
"""By rank; index 0 is the hidden one."""

BACK_TWO = tuple(
    tuple(GiveBack((low, high)) for high in range(len(COPIES))) for low in range(len(COPIES))
)
"""By lower and higher rank; ``[0][0]`` is the hidden one."""
