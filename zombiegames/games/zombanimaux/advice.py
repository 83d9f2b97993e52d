"""What a table may tell beside the rules: the constraint, the odds, what is known, what it costs.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.core.protocol import HIDDEN
from zombiegames.games.zombanimaux.actions import REFILLS
from zombiegames.games.zombanimaux.cards import (
    COPIES,
    DIE,
    MARSHMALLOW,
    MOSQUITO,
    MOUSE,
    SPIDER,
)
from zombiegames.games.zombanimaux.terms import FULL_HAND, REFILL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.actions import Play, Refill
    from zombiegames.games.zombanimaux.rules import Menagerie


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


def die_odds() -> dict[int, float]:
    """Give the chance of each face, by ``cards.FACES``."""
    return {face: DIE.count(face) / len(DIE) for face in sorted(set(DIE))}


def cost_now(view: Menagerie, winner: Seat) -> list[int]:
    """Count the brains each seat would lose if ``winner`` ended the round now (ZA-41)."""
    return [
        0 if seat == winner else min(brains, len(view.hands[seat]) + len(view.graves[seat]))
        for seat, brains in enumerate(view.brains)
    ]


def unseen(view: Menagerie, seat: Seat) -> dict[int, int]:
    """Count by card the copies of which the seat does not know whether a player has them.

    They lie in the reserve or with the others; cards surely with one player are not counted.
    """
    seen = [0] * len(COPIES)
    piles = [*view.hands, *view.graves, view.drawn, view.picked, view.horde, view.discards]
    piles += [[*known.either] for owner, known in enumerate(view.known[seat]) if owner != seat]
    for pile in piles:
        for card in pile:
            seen[card] += 1
    return {card: COPIES[card] - seen[card] for card in range(1, len(COPIES))}


def refill_due(view: Menagerie) -> int:
    """Count the cards still to be chosen for the refill that is asked; 0 at other times."""
    if view.prompt != REFILL:
        return 0
    missing = FULL_HAND - len(view.hands[view.seat]) - len(view.picked)
    return min(missing, len(view.graves[view.seat]))


def plan_refill(view: Menagerie, cards: Iterable[int]) -> list[Refill]:
    """Turn cards of the own graveyard, chosen together, into the actions that take them."""
    return [REFILLS[card] for card in cards][: refill_due(view)]
