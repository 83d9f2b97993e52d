"""What each player surely knows of the others' cards, and what it makes of what happens.

Everybody remembers everything: extra copies are given for all to see (ZA-11), a card given by
the die is known to giver and receiver (ZA-02, ZA-32), swapped cards to the two who swapped
(ZA-33). A refill (ZA-12) moves cards of a known graveyard nobody knows where; then they are in
*either* hand or graveyard. The cards of a reserve are those it was shuffled from (ZA-15).

The rules only note what happened (``Menagerie.news``); the notes are worked into ``known`` when
somebody looks. What it makes of them does not depend on when that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.games.zombanimaux.cards import COMPONENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from zombiegames.games.zombanimaux.actions import Play

Cards = tuple[int, ...]
"""Cards in rising order, each as often as it is there."""


class Known(NamedTuple):
    """What a viewer surely knows of an owner's cards; no copy stands in two of the three."""

    hand: Cards = ()
    """Surely in the hand."""
    grave: Cards = ()
    """Surely in the graveyard."""
    either: Cards = ()
    """Surely in one of the two."""


Row = tuple[Known, ...]
"""What one viewer knows, by owner; of itself nothing is kept."""

Pool = Cards
"""The cards the reserve was shuffled from, without those the viewer has drawn since."""

News = tuple[Any, ...]
"""A note of something seen: its first item, one of ``PLAYED`` …, says how it is read."""

NOTHING = Known()


def blank(players: int) -> tuple[tuple[Row, ...], tuple[Pool, ...]]:
    """Give what is known, and the pools, when all cards are about to be shuffled (ZA-42)."""
    viewers = players + 1
    return ((NOTHING,) * players,) * viewers, (COMPONENTS,) * viewers


# -- notes: the first item, then what follows it -------------------------------------------

PLAYED = 0
"""seat, action ``Play``, cards then left in hand and graveyard."""
GAVE = 1
"""giver, receiver, card, cards then left in the giver's hand and graveyard."""
REFILLED = 2
"""seat, how many, cards then in hand and graveyard."""
SWAPPED_HANDS = 3
"""two seats, their hands before, cards then in the graveyards of both."""
SWAPPED_GRAVES = 4
"""two seats, their graveyards before, cards then in the hands of both."""
DREW = 5
"""seat, card."""
SHUFFLED = 6
"""the cards."""


def settled(
    known: tuple[Row, ...], pools: tuple[Pool, ...], news: Sequence[News]
) -> tuple[tuple[Row, ...], tuple[Pool, ...]]:
    """Work notes into what is known and the pools, both by viewer."""
    rows = [list(row) for row in known]
    changed = list(pools)
    for note in news:
        _READ[note[0]](rows, changed, *note[1:])
    return tuple(tuple(row) for row in rows), tuple(changed)


_Rows = list[list[Known]]
_Pools = list[Pool]


def _played(
    rows: _Rows, pools: _Pools, seat: int, action: Play, in_hand: int, in_grave: int
) -> None:
    card = action.card
    for viewer, row in enumerate(rows):
        known = row[seat]
        if viewer != seat and known != NOTHING:
            for _ in range(1 + len(action.gifts)):
                known = _left_hand(known, card)
            row[seat] = _sure(known, in_hand, in_grave)
        for to in action.gifts:
            if to != viewer:
                row[to] = _with_grave(row[to], card)


def _gave(
    rows: _Rows, pools: _Pools, seat: int, to: int, card: int, in_hand: int, in_grave: int
) -> None:
    for viewer, row in enumerate(rows):
        known = row[seat]
        if viewer == seat:
            row[to] = _with_grave(row[to], card)
            continue
        if viewer == to:
            known = _left_hand(known, card)
        elif len(known.hand) == in_hand + 1 and len(set(known.hand)) == 1:
            # The whole hand was known and all alike: so is the card.
            known = _left_hand(known, card)
            row[to] = _with_grave(row[to], card)
        else:
            # Any of the known ones may have gone.
            for number in {*known.hand, *known.either}:
                known = _left_hand(known, number)
        row[seat] = _sure(known, in_hand, in_grave)


def _refilled(
    rows: _Rows, pools: _Pools, seat: int, taken: int, in_hand: int, in_grave: int
) -> None:
    before = in_grave + taken
    for viewer, row in enumerate(rows):
        known = row[seat]
        if viewer == seat or known == NOTHING:
            continue
        hand, grave, either = [*known.hand], [], [*known.either]
        for card in sorted(set(known.grave)):
            copies = known.grave.count(card)
            stay = max(0, copies - taken)
            moved = max(0, taken - (before - copies))
            grave += [card] * stay
            hand += [card] * moved
            either += [card] * (copies - stay - moved)
        row[seat] = _sure(_known(hand, grave, either), in_hand, in_grave)


def _swapped_hands(
    rows: _Rows,
    pools: _Pools,
    one: int,
    two: int,
    hand_one: Cards,
    hand_two: Cards,
    in_grave_one: int,
    in_grave_two: int,
) -> None:
    for viewer, row in enumerate(rows):
        first, second = row[one], row[two]
        if viewer == one:
            # It sees what the other had in hand; the rest of what it knew lies in the graveyard.
            row[two] = Known(hand_one, _beyond(second, second.grave, hand_two))
        elif viewer == two:
            row[one] = Known(hand_two, _beyond(first, first.grave, hand_one))
        else:
            row[one], row[two] = Known(second.hand, first.grave), Known(first.hand, second.grave)


def _swapped_graves(
    rows: _Rows,
    pools: _Pools,
    one: int,
    two: int,
    grave_one: Cards,
    grave_two: Cards,
    in_hand_one: int,
    in_hand_two: int,
) -> None:
    for viewer, row in enumerate(rows):
        first, second = row[one], row[two]
        if viewer == one:
            row[two] = Known(_beyond(second, second.hand, grave_two), grave_one)
        elif viewer == two:
            row[one] = Known(_beyond(first, first.hand, grave_one), grave_two)
        else:
            row[one], row[two] = Known(first.hand, second.grave), Known(second.hand, first.grave)


def _drew(rows: _Rows, pools: _Pools, seat: int, card: int) -> None:
    pools[seat] = _without(pools[seat], card)


def _shuffled(rows: _Rows, pools: _Pools, cards: Cards) -> None:
    pools[:] = [cards] * len(pools)


_READ: tuple[Callable[..., None], ...] = (
    _played,
    _gave,
    _refilled,
    _swapped_hands,
    _swapped_graves,
    _drew,
    _shuffled,
)


# -- arithmetic of what is known -----------------------------------------------------------


def _known(hand: Iterable[int], grave: Iterable[int], either: Iterable[int]) -> Known:
    return Known(tuple(sorted(hand)), tuple(sorted(grave)), tuple(sorted(either)))


def _without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _with_grave(known: Known, card: int) -> Known:
    return known._replace(grave=tuple(sorted((*known.grave, card))))


def _left_hand(known: Known, card: int) -> Known:
    """Take one copy that was seen, or may have been seen, leaving the hand."""
    if card in known.hand:
        return known._replace(hand=_without(known.hand, card))
    if card in known.either:
        return known._replace(either=_without(known.either, card))
    return known


def _beyond(known: Known, there: Cards, seen: Cards) -> Cards:
    """Give the cards known of an owner that the now seen half of its cards does not account for.

    ``there``: those that are in the unseen half anyway.
    """
    everything = known.hand + known.grave + known.either
    found: list[int] = []
    for card in sorted(set(everything)):
        copies = max(there.count(card), everything.count(card) - seen.count(card))
        found += [card] * copies
    return tuple(found)


def _sure(known: Known, in_hand: int, in_grave: int) -> Known:
    """Say of cards that may be in either where they are, if one of the two has no more room."""
    while known.either:
        hand, grave, either = [*known.hand], [*known.grave], []
        room_in_hand, room_in_grave = in_hand - len(hand), in_grave - len(grave)
        for card in sorted(set(known.either)):
            copies = known.either.count(card)
            to_grave = max(0, copies - room_in_hand)
            to_hand = max(0, copies - room_in_grave)
            grave += [card] * to_grave
            hand += [card] * to_hand
            either += [card] * (copies - to_grave - to_hand)
        if len(either) == len(known.either):
            break
        known = _known(hand, grave, either)
    return known
