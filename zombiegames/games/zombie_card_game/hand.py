"""Which cards of a hand are meant, where an action names a rank only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game.cards import (
    BOX_SIZE,
    COPIES,
    COUNT,
    FIELD,
    OF_RANK,
    SHIFT,
    cards_of,
    mask_of,
)
from zombiegames.games.zombie_card_game.ladder import STEPS, ladder_of

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.state import Republic

KNOWN_FIRST = -BOX_SIZE - 1
"""Added to the number of a card that another player knows: it is played before its equals."""


def first_of(dealt: tuple[int, ...], cards: int, number: int) -> int:
    """Choose some of equal cards, as a mask.

    Ruling: they go in the order in which they were dealt, so that which suit is played tells
    nothing of those kept; a card that came in the exchange goes before its equals, so that its
    giver knows of one less as soon as one is played.
    """
    return mask_of(sorted(cards_of(cards), key=dealt.__getitem__)[:number])


def take(state: Republic, seat: int, rank: int, number: int) -> int:
    """Take cards of a rank out of a hand; give them as a mask."""
    hand = state.hands[seat]
    shift = SHIFT[rank]
    held = hand >> shift & FIELD[rank]
    before = COUNT[held]
    taken = held << shift
    if before != number:
        taken = first_of(state.dealt, taken, number)
    state.hands[seat] = hand ^ taken
    state.sizes[seat] -= number
    steps = STEPS[rank]
    state.ladders[seat] &= ~(steps[before] ^ steps[before - number])
    return taken


def hold(state: Republic, seat: int, hand: int) -> None:
    """Make a mask of cards the whole hand of a seat."""
    state.hands[seat] = hand
    state.sizes[seat] = hand.bit_count()
    state.ladders[seat] = ladder_of(hand, witch_alone=state.house.witch_alone)


def make_first(state: Republic, cards: int) -> None:
    """Note that cards are known to another player, and are played before their equals."""
    dealt = list(state.dealt)
    for card in cards_of(cards):
        dealt[card] = card + KNOWN_FIRST
    state.dealt = tuple(dealt)


def best_of(state: Republic, seat: int, number: int) -> int:
    """Find the best cards of a hand by ZP-32, as a mask."""
    hand, found = state.hands[seat], 0
    for rank in range(len(COPIES) - 1, 0, -1):
        cards = hand & OF_RANK[rank]
        wanted = number - found.bit_count()
        if not wanted:
            break
        if cards:
            found |= first_of(state.dealt, cards, wanted)
    return found
