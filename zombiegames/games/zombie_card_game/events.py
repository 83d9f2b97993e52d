"""What is told about a game of Zombie the card game, in the order in which it happened.

Ranks and cards are explained in ``cards.py``; a tuple of cards is in rising order, and holds as
many ``HIDDEN`` in the telling of those who may not see them. ``seat`` did it, or it befell
``seat``. Places count from 0, the President's; ``terms.title_of`` names their titles.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args


class DealerDrawn(NamedTuple):
    """Who deals first is known (ZP-01)."""

    seat: int
    """The first dealer."""
    kind: Literal["dealer-drawn"] = "dealer-drawn"


class DealBegan(NamedTuple):
    """A deal begins: all cards are gathered."""

    deal: int
    """Its number, from 1."""
    dealer: int
    """Who deals and sweeps: from the second deal on the Zombie (ZP-33)."""
    kind: Literal["deal-began"] = "deal-began"


class Shuffled(NamedTuple):
    """The cards were shuffled; a ``Dealt`` for each seat follows."""

    seat: int
    """The dealer."""
    cards: int
    """How many."""
    kind: Literal["shuffled"] = "shuffled"


class Dealt(NamedTuple):
    """A seat got all its cards (ZP-01), told from the dealer's left on. Others see ``HIDDEN``."""

    seat: int
    cards: tuple[int, ...]
    kind: Literal["dealt"] = "dealt"


class ExchangeBegan(NamedTuple):
    """The exchange begins (ZP-31); both lower givers' ``Gave`` follow at once."""

    pairs: tuple[tuple[int, int], ...]
    """(giver of the best cards, who gives back): Zombie and President, then the Vices."""
    kind: Literal["exchange-began"] = "exchange-began"


class Gave(NamedTuple):
    """Cards changed hands in the exchange (ZP-31). Only the two see them, others ``HIDDEN``."""

    seat: int
    """The giver."""
    to: int
    """The receiver."""
    cards: tuple[int, ...]
    """Two between President and Zombie, one between the Vices."""
    back: bool
    """False: the best cards, without a choice; True: what was given back."""
    kind: Literal["gave"] = "gave"


class LeadTaken(NamedTuple):
    """A seat is to lead a trick."""

    seat: int
    why: str
    """``two-of-clubs`` or ``zombie`` (first lead of a deal, ZP-02), ``won`` (ZP-21), ``out``: the
    winner has no cards left (ZP-22), ``witches``: the seat before cannot lead (ZP-05)."""
    kind: Literal["lead-taken"] = "lead-taken"


class LeadMissed(NamedTuple):
    """The seat that should lead holds only Queen Witches, as all see now (ZP-05)."""

    seat: int
    witches: int
    """How many; they stay in the hand."""
    kind: Literal["lead-missed"] = "lead-missed"


class Played(NamedTuple):
    """Cards were laid on the trick."""

    seat: int
    rank: int
    """Played as this rank; ``WITCH``: witches as queens."""
    naturals: int
    """Cards of the rank itself."""
    witches: int
    """Queen Witches beside them."""
    cards: tuple[int, ...]
    """All of them, ascending."""
    opening: bool
    """Whether they open the trick."""
    left: int
    """Cards left in the hand."""
    kind: Literal["played"] = "played"


class Passed(NamedTuple):
    """A player passed and is out of the trick (ZP-20)."""

    seat: int
    kind: Literal["passed"] = "passed"


class WentOut(NamedTuple):
    """A player got rid of the last card (ZP-23, ZP-30); or, last of all, is left over."""

    seat: int
    place: int
    """0: first, and so on."""
    title: str
    """One of ``terms.TITLES``: what it makes of the player for the next deal."""
    left: int
    """Cards left: more than 0 for the last, and where only witches are left (ZP-05)."""
    kind: Literal["went-out"] = "went-out"


class PresidencyWon(NamedTuple):
    """The seat that went out first counts one more presidency (ZP-34)."""

    seat: int
    number: int
    """Presidencies now, 1 … 3."""
    again: bool
    """Whether this player was the President before."""
    kind: Literal["presidency-won"] = "presidency-won"


class TrickWon(NamedTuple):
    """A trick is over (ZP-21)."""

    seat: int
    """Who played last."""
    by: str
    """``passes`` (all others passed) or ``zombies`` (a set of zombies)."""
    kind: Literal["trick-won"] = "trick-won"


class Swept(NamedTuple):
    """The dealer swept the cards of a trick off the table, open (ZP-33)."""

    seat: int
    """Who swept."""
    cards: tuple[int, ...]
    kind: Literal["swept"] = "swept"


class DealEnded(NamedTuple):
    """A deal is over (ZP-30), everyone's ``WentOut`` has been told."""

    deal: int
    order: tuple[int, ...]
    """Seats in the order of their places."""
    by: str
    """``last``: one player is left with cards; ``witches``: nobody left can lead (ZP-05)."""
    kind: Literal["deal-ended"] = "deal-ended"


class GameEnded(NamedTuple):
    """A third presidency has won the game (ZP-34)."""

    seat: int
    """The winner."""
    presidencies: tuple[int, ...]
    """By seat."""
    left: tuple[int, ...]
    """By seat: cards in hand at that moment."""
    ranks: tuple[int, ...]
    """By seat: 1 for the winner; equal ones share."""
    kind: Literal["game-ended"] = "game-ended"


AnyEvent = (
    DealerDrawn
    | DealBegan
    | Shuffled
    | Dealt
    | ExchangeBegan
    | Gave
    | LeadTaken
    | LeadMissed
    | Played
    | Passed
    | WentOut
    | PresidencyWon
    | TrickWon
    | Swept
    | DealEnded
    | GameEnded
)

EVENTS: tuple[type[AnyEvent], ...] = get_args(AnyEvent)
"""All classes of events."""
