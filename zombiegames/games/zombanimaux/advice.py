"""What a table may tell beside the rules: the constraint, what fits it, what a play leads to.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux.cards import MARSHMALLOW, MOSQUITO, MOUSE, SPIDER

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.actions import Play
    from zombiegames.games.zombanimaux.state import Menagerie


class Constraint(NamedTuple):
    """What may be put on the horde now, besides the mosquito, which always may (ZA-20)."""

    rule: str
    """``anything`` (empty horde), ``above`` or ``below`` (ZA-21) the card ``card``."""
    card: int
    """The top of the horde, or -1."""


def constraint(view: Menagerie) -> Constraint:
    """Tell what the next card must be."""
    if not view.horde:
        return Constraint("anything", -1)
    top = view.horde[-1]
    return Constraint("below" if top == SPIDER else "above", top)


def playable(view: Menagerie, seat: Seat) -> list[int]:
    """List the cards of the seat's hand that could be played if it were its turn, each once."""
    rule, top = constraint(view)

    def fits(card: int) -> bool:
        if rule == "anything" or card == MOSQUITO:
            return True
        return card < top if rule == "below" else card > top

    return [card for card in dict.fromkeys(view.hands[seat]) if card != HIDDEN and fits(card)]


class Prospect(NamedTuple):
    """What a play of the seat whose turn it is leads to."""

    hand: int
    """Cards left in the hand before the refill."""
    last: bool
    """Whether neither hand nor graveyard is left: the round ends, unless the die spoils it."""
    rolls: bool
    """Whether the die is rolled."""
    again: bool
    """Whether it is a mouse, with a whole new turn (unless it was the last card)."""


def prospect(view: Menagerie, play: Play) -> Prospect:
    """Tell what a play leads to."""
    hand = len(view.hands[view.seat]) - 1 - len(play.gifts)
    last = not hand and not view.graves[view.seat]
    return Prospect(hand, last, MARSHMALLOW[play.card], play.card == MOUSE)
