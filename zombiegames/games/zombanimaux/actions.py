"""What may be done in Zomb'Animaux; ``events.py`` holds what is told about it.

A card is its number + 1 (``cards.py``): equal cards are one action. ``HIDDEN`` stands in
``State.observed`` for a card that one may not see; it is never legal. Seats are 0 … 4.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Literal, NamedTuple, get_args

from zombiegames.core.notation import Many, Names, Notation, Words
from zombiegames.games.zombanimaux.cards import BOX_SIZE, CARDS, COPIES, FACES, NUMBERS

SEATS = (2, 3, 4, 5)
"""Allowed numbers of players."""

WHOLES = ("hand", "graveyard")
"""What can be swapped as a whole (ZA-33)."""


class Start(NamedTuple):
    """Nature draws who starts the round (ZA-03)."""

    seat: int
    """Who starts."""
    kind: Literal["start"] = "start"


class Shuffle(NamedTuple):
    """Nature shuffles all cards for a round (ZA-01), or the discard into a reserve (ZA-15)."""

    order: tuple[int, ...]
    """All cards of the pile, the first is drawn first."""
    kind: Literal["shuffle"] = "shuffle"


class Roll(NamedTuple):
    """Nature rolls the marshmallow die (ZA-30)."""

    face: int
    """What it shows: an index of ``cards.FACES``."""
    kind: Literal["roll"] = "roll"


class Bury(NamedTuple):
    """Of the cards just drawn, put one in the own graveyard; the rest goes to the hand.

    Of the three of a lot (ZA-01), and of the two drawn for giving up (ZA-13). Secret.
    """

    card: int
    """Which."""
    kind: Literal["bury"] = "bury"


class Play(NamedTuple):
    """Play one or more cards of one number (ZA-10, ZA-11)."""

    card: int
    """Which."""
    gifts: tuple[int, ...]
    """Whose graveyard each further copy goes to: opponents' seats, ascending; empty: one card."""
    kind: Literal["play"] = "play"


class GiveUp(NamedTuple):
    """Give up: lose the horde and a brain, draw two (ZA-13)."""

    kind: Literal["give-up"] = "give-up"


class Refill(NamedTuple):
    """Take one card of the own graveyard back into the hand (ZA-12).

    Asked once for each card that is due. Nobody sees anything until the last one is chosen.
    """

    card: int
    """Which."""
    kind: Literal["refill"] = "refill"


class EndTurn(NamedTuple):
    """Forget to refill, where the option allows it (ZA-12)."""

    kind: Literal["end-turn"] = "end-turn"


class Give(NamedTuple):
    """The die: put one card of the hand in an opponent's graveyard (ZA-32). Secret."""

    card: int
    """Which."""
    seat: int
    """Whose graveyard."""
    kind: Literal["give"] = "give"


class Swap(NamedTuple):
    """The die: swap hands or graveyards with an opponent (ZA-33)."""

    what: str
    """One of :data:`WHOLES`."""
    seat: int
    """With whom."""
    kind: Literal["swap"] = "swap"


class Steal(NamedTuple):
    """The die: take a brain from an opponent (ZA-34)."""

    seat: int
    """From whom."""
    kind: Literal["steal"] = "steal"


AnyAction = Start | Shuffle | Roll | Bury | Play | GiveUp | Refill | EndTurn | Give | Swap | Steal

ACTIONS: tuple[type[AnyAction], ...] = get_args(AnyAction)
"""All classes of actions."""

_SEAT = Names([str(seat) for seat in range(max(SEATS))])
_CARD = Names(["hidden", *NUMBERS])

NOTATION = Notation(
    ACTIONS,
    {
        "card": _CARD,
        "order": Many(_CARD, most=BOX_SIZE),
        "face": Names(FACES),
        "seat": _SEAT,
        "gifts": Many(_SEAT, most=max(COPIES)),
        "what": Words(WHOLES),
    },
)
"""``play 9 .`` (one card), ``play 9 1,3`` (two extras), ``give 4 2``, ``swap hand 1``."""

CARD_RANGE = range(1, len(CARDS) + 1)
"""Every card."""


def _plays(players: int, seat: int) -> tuple[tuple[tuple[Play, ...], ...], ...]:
    opponents = [other for other in range(players) if other != seat]
    return tuple(
        tuple(
            tuple(
                Play(card, gifts)
                for extras in range(held)
                for gifts in combinations_with_replacement(opponents, extras)
            )
            for held in range(COPIES[card] + 1)
        )
        for card in (0, *CARD_RANGE)
    )


PLAYS = {players: tuple(_plays(players, seat) for seat in range(players)) for players in SEATS}
"""By players, seat, card and number of copies held: every way to play it, one card first."""

GIVE_UP, END_TURN = GiveUp(), EndTurn()

BURIES = tuple(Bury(card) for card in (0, *CARD_RANGE))
REFILLS = tuple(Refill(card) for card in (0, *CARD_RANGE))
"""By card; index 0 is the hidden one."""

ROLLS = tuple(Roll(face) for face in range(len(FACES)))
"""By what the face does."""

STARTS = tuple(Start(seat) for seat in range(max(SEATS)))

GIVES = {
    players: tuple(
        tuple(
            tuple(Give(card, other) for other in range(players) if other != seat)
            for card in (0, *CARD_RANGE)
        )
        for seat in range(players)
    )
    for players in SEATS
}
"""By players, seat and card: to each opponent."""

STEALS = {
    players: tuple(
        tuple(Steal(other) for other in range(players) if other != seat) for seat in range(players)
    )
    for players in SEATS
}
"""By players and seat."""

SWAPS = tuple(tuple(Swap(what, seat) for seat in range(max(SEATS))) for what in WHOLES)
"""By what (0 hand, 1 graveyard) and seat."""
