"""What each player surely knows of the others' hands, and worlds that fit it.

All cards played are open and remembered. Of the hands one knows: what one gave in the exchange
until it is played (ZP-31), and then also that the giver of the best cards kept none better; who
holds the 2 of clubs, since the lead is given to it (ZP-02); the witches of a player who could not
lead (ZP-05). A pass tells nothing: one may pass though able (ZP-20).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import exchange
from zombiegames.games.zombie_card_game.cards import ALL, COMPONENTS, RANK_OF, cards_of, mask_of
from zombiegames.games.zombie_card_game.hand import hold
from zombiegames.games.zombie_card_game.legal import leads
from zombiegames.games.zombie_card_game.terms import LEAD, NO_CEILING

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic


def censor(view: Republic, seat: Seat | None) -> None:
    """Leave in a clone what ``seat`` may know (None: an onlooker)."""
    players = range(view.players)
    friend = -1 if seat is None else exchange.partner(view, seat)
    for owner in players:
        if owner != seat:
            known = view.shown | (view.traded[owner] if owner == friend else 0)
            view.hands[owner] &= known
            view.ladders[owner] = 0
    open_to = [owner == seat or (owner == friend and friend >= 0) for owner in players]
    view.traded = tuple(t if o else 0 for t, o in zip(view.traded, open_to, strict=True))
    view.ceilings = tuple(
        c if o else NO_CEILING for c, o in zip(view.ceilings, open_to, strict=True)
    )
    # The order of the deal is known of the own hand; of known cards of others it goes without
    # saying that they are played before their equals.
    own = 0 if seat is None else view.hands[seat]
    known = view.in_hands()
    view.dealt = tuple(
        number if card and (own >> card - 1 & 1 or (number < 0 and known >> card - 1 & 1)) else 0
        for card, number in enumerate(view.dealt)
    )


def unseen(view: Republic) -> int:
    """Give the cards, as a mask, of which a view does not know where they are."""
    return ALL & ~(view.swept | view.on_trick() | view.in_hands())


def fill(world: Republic, seat: Seat, rng: Random) -> None:
    """Fill the holes of a view of ``seat`` with one of all the deals that fit, all as likely."""
    known = world.hands[:]
    _deal(world, seat, rng)
    # ZP-05: somebody else who is asked to lead can.
    while world.prompt == LEAD and world.actor != seat and not leads(world):
        world.hands[:] = known
        _deal(world, seat, rng)


def _deal(world: Republic, seat: Seat, rng: Random) -> None:
    left = list(cards_of(unseen(world)))
    rng.shuffle(left)
    _number(world, left)
    needs = [
        (world.ceilings[owner], owner, world.sizes[owner] - world.hands[owner].bit_count())
        for owner in range(world.players)
        if owner != seat
    ]
    # At most one has a ceiling; dealt first, the others' cards stay as likely as they were.
    needs.sort()
    for ceiling, owner, need in needs:
        if ceiling < NO_CEILING:
            fitting = [card for card in left if RANK_OF[card] <= ceiling][:need]
            given = set(fitting)
            left = [card for card in left if card not in given]
        else:
            fitting = left[:need]
            del left[:need]
        hold(world, owner, world.hands[owner] | mask_of(fitting))
    assert not left, "every card that is not in sight is in a hand"


def _number(world: Republic, left: list[int]) -> None:
    """Let equal cards whose order is not known go in the order of the list."""
    dealt = list(world.dealt)
    free = sorted(set(COMPONENTS).difference(dealt), reverse=True)
    # Witches that were shown are alike: any order will do.
    shown = cards_of(world.shown & world.in_hands())
    for card in (*left, *shown):
        if not dealt[card]:
            dealt[card] = free.pop()
    world.dealt = tuple(dealt)
