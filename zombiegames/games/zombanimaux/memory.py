"""What each player surely knows of the others' cards, and what it makes of what happens.

Everybody remembers everything: extra copies are given for all to see (ZA-11), a card given by
the die is known to giver and receiver (ZA-02, ZA-32), swapped cards to the two who swapped
(ZA-33). A refill (ZA-12) moves cards of a known graveyard nobody knows where; then they are in
*either* hand or graveyard. The cards of a reserve are those it was shuffled from (ZA-15).

A card that the die lets somebody give unseen may be any of those that a third player knew in the
hand. What is sure then is little: each of them may be gone. So beside what is sure a viewer has
*guesses*, one for every card that may have been given: a row that says what follows if it was
this one. One of them is true; those that turn out false are dropped.

The rules only note what happened (``Menagerie.news``); the notes are worked into ``known`` when
somebody looks. What it makes of them does not depend on when that is.
"""

from __future__ import annotations

from collections import Counter
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

Guesses = tuple[Row, ...]
"""Rows of which one is true; none where the viewer is in no such doubt."""

Pool = Cards
"""The cards the reserve was shuffled from, without those the viewer has drawn since."""

News = tuple[Any, ...]
"""A note of something seen: its first item, one of ``PLAYED`` …, says how it is read."""

NOTHING = Known()

MOST_GUESSES = 48
"""Guesses of one viewer; with more, all viewers go back to what is sure."""

Memory = tuple[tuple[Row, ...], tuple[Guesses, ...], tuple[Pool, ...]]
"""What is known, guessed, and in the pools, each by viewer."""


def blank(players: int) -> Memory:
    """Give what is remembered when all cards are about to be shuffled (ZA-42)."""
    viewers = players + 1
    return ((NOTHING,) * players,) * viewers, ((),) * viewers, (COMPONENTS,) * viewers


def agreed(guesses: Guesses) -> Row:
    """Give what all guesses say: that is sure, whichever is true."""
    return tuple(_in_common(views) for views in zip(*guesses, strict=True))


def _in_common(views: Sequence[Known]) -> Known:
    hand, grave, either = [], [], []
    everything = {card for known in views for pile in known for card in pile}
    for card in sorted(everything):
        in_hand = min(known.hand.count(card) for known in views)
        in_grave = min(known.grave.count(card) for known in views)
        held = min((known.hand + known.grave + known.either).count(card) for known in views)
        hand += [card] * in_hand
        grave += [card] * in_grave
        either += [card] * (held - in_hand - in_grave)
    return _known(hand, grave, either)


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


def settled(memory: Memory, news: Sequence[News]) -> Memory:
    """Work notes into what is remembered."""
    known, guesses, pools = memory
    minds = [_Mind(viewer, row) for viewer, row in enumerate(known)]
    for viewer, rows in enumerate(guesses):
        minds += [_Mind(viewer, row, guess=True) for row in rows]
    changed = list(pools)
    viewers = len(known)
    for note in news:
        _READ[note[0]](minds, changed, *note[1:])
        minds[viewers:] = _sifted(minds[viewers:])
    left: list[list[Row]] = [[] for _ in known]
    for mind in minds[viewers:]:
        left[mind.viewer].append(tuple(mind.row))
    return (
        tuple(tuple(mind.row) for mind in minds[:viewers]),
        tuple(map(tuple, left)),
        tuple(changed),
    )


def _sifted(guesses: list[_Mind]) -> list[_Mind]:
    """Drop guesses that are false, or the same as another; all of them if they are too many."""
    left = {(mind.viewer, *mind.row): mind for mind in guesses if not mind.is_false}
    most = max(Counter(mind.viewer for mind in left.values()).values(), default=0)
    return list(left.values()) if most <= MOST_GUESSES else []


class _Mind:
    """A row being worked on: what a viewer is sure of, or one of its guesses."""

    __slots__ = ("guess", "is_false", "row", "viewer")

    def __init__(self, viewer: int, row: Sequence[Known], *, guess: bool = False) -> None:
        self.viewer = viewer
        self.row = list(row)
        self.guess = guess
        self.is_false = False

    def count(self, seat: int, known: Known, in_hand: int, in_grave: int) -> None:
        """Take over what is known of a seat now that its piles have these sizes."""
        hand, grave, either = map(len, known)
        if hand > in_hand or grave > in_grave or hand + grave + either > in_hand + in_grave:
            self.is_false = True
        else:
            self.row[seat] = _sure(known, in_hand, in_grave)

    def see(self, there: Cards, seen: Cards) -> None:
        """Compare what was taken to be in a pile with what is seen in it."""
        self.is_false |= any(there.count(card) > seen.count(card) for card in there)


_Minds = list[_Mind]
"""First what is sure, by viewer, then the guesses."""
_Pools = list[Pool]


def _played(
    minds: _Minds, pools: _Pools, seat: int, action: Play, in_hand: int, in_grave: int
) -> None:
    card = action.card
    for mind in minds:
        viewer, row = mind.viewer, mind.row
        known = row[seat]
        if viewer != seat and known != NOTHING:
            for _ in range(1 + len(action.gifts)):
                known = _left_hand(known, card)
            mind.count(seat, known, in_hand, in_grave)
        for to in action.gifts:
            if to != viewer:
                row[to] = _with_grave(row[to], card)


def _gave(
    minds: _Minds, pools: _Pools, seat: int, to: int, card: int, in_hand: int, in_grave: int
) -> None:
    unsure = {mind.viewer for mind in minds if mind.guess}
    guesses: _Minds = []
    for mind in minds:
        viewer, row = mind.viewer, mind.row
        known = row[seat]
        if viewer == seat:
            row[to] = _with_grave(row[to], card)
        elif viewer == to:
            mind.count(seat, _left_hand(known, card), in_hand, in_grave)
        elif mind.guess:
            guesses += _guesses(mind, seat, to, in_hand, in_grave)
        else:
            found = _guesses(mind, seat, to, in_hand, in_grave)
            if len(found) == 1:
                # There is but one way it can have been.
                mind.row = found[0].row
                continue
            if viewer not in unsure:
                guesses += found
            # Any of the known ones may have gone.
            for number in {*known.hand, *known.either}:
                known = _left_hand(known, number)
            mind.count(seat, known, in_hand, in_grave)
    # What giver and receiver guess of older gifts stays; the third have new guesses for old ones.
    minds[:] = [mind for mind in minds if not mind.guess or mind.viewer in (seat, to)] + guesses


def _guesses(mind: _Mind, seat: int, to: int, in_hand: int, in_grave: int) -> _Minds:
    """Say for each card that may have been given what follows from that."""
    known = mind.row[seat]
    found = []
    for card in sorted({*known.hand, *known.either}):
        guess = _Mind(mind.viewer, mind.row, guess=True)
        guess.row[to] = _with_grave(guess.row[to], card)
        guess.count(seat, _left_hand(known, card), in_hand, in_grave)
        found.append(guess)
    # Or it was one of which nothing is known.
    guess = _Mind(mind.viewer, mind.row, guess=True)
    guess.count(seat, known, in_hand, in_grave)
    found.append(guess)
    return [guess for guess in found if not guess.is_false]


def _refilled(
    minds: _Minds, pools: _Pools, seat: int, taken: int, in_hand: int, in_grave: int
) -> None:
    before = in_grave + taken
    for mind in minds:
        known = mind.row[seat]
        if mind.viewer == seat or known == NOTHING:
            continue
        hand, grave, either = [*known.hand], [], [*known.either]
        for card in sorted(set(known.grave)):
            copies = known.grave.count(card)
            stay = max(0, copies - taken)
            moved = max(0, taken - (before - copies))
            grave += [card] * stay
            hand += [card] * moved
            either += [card] * (copies - stay - moved)
        mind.count(seat, _known(hand, grave, either), in_hand, in_grave)


def _swapped_hands(
    minds: _Minds,
    pools: _Pools,
    one: int,
    two: int,
    hand_one: Cards,
    hand_two: Cards,
    in_grave_one: int,
    in_grave_two: int,
) -> None:
    for mind in minds:
        row = mind.row
        first, second = row[one], row[two]
        if mind.viewer == one:
            # It sees what the other had in hand; the rest of what it knew lies in the graveyard.
            mind.see(second.hand, hand_two)
            left = _beyond(second, second.grave, hand_two)
            mind.count(two, Known(hand_one, left), len(hand_one), in_grave_two)
        elif mind.viewer == two:
            mind.see(first.hand, hand_one)
            left = _beyond(first, first.grave, hand_one)
            mind.count(one, Known(hand_two, left), len(hand_two), in_grave_one)
        else:
            row[one], row[two] = Known(second.hand, first.grave), Known(first.hand, second.grave)


def _swapped_graves(
    minds: _Minds,
    pools: _Pools,
    one: int,
    two: int,
    grave_one: Cards,
    grave_two: Cards,
    in_hand_one: int,
    in_hand_two: int,
) -> None:
    for mind in minds:
        row = mind.row
        first, second = row[one], row[two]
        if mind.viewer == one:
            mind.see(second.grave, grave_two)
            left = _beyond(second, second.hand, grave_two)
            mind.count(two, Known(left, grave_one), in_hand_two, len(grave_one))
        elif mind.viewer == two:
            mind.see(first.grave, grave_one)
            left = _beyond(first, first.hand, grave_one)
            mind.count(one, Known(left, grave_two), in_hand_one, len(grave_two))
        else:
            row[one], row[two] = Known(first.hand, second.grave), Known(second.hand, first.grave)


def _drew(minds: _Minds, pools: _Pools, seat: int, card: int) -> None:
    pools[seat] = _without(pools[seat], card)


def _shuffled(minds: _Minds, pools: _Pools, cards: Cards) -> None:
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
