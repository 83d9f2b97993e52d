"""Which cards of a hand are meant, where an action names a rank only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.ladder import STEPS, ladder_of

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.state import Republic

KNOWN_FIRST = -cards.BOX_SIZE - 1
"""Added to the number of a card that another player knows: it is played before its equals."""


def first_of(dealt: tuple[int, ...], mask: int, number: int) -> int:
    """Choose some of equal cards, as a mask.

    Ruling: they go in the order in which they were dealt, so that which suit is played tells
    nothing of those kept; a card that came in the exchange goes before its equals, so that its
    giver knows of one less as soon as one is played.
    """
    return cards.mask_of(sorted(cards.cards_of(mask), key=dealt.__getitem__)[:number])


def take(state: Republic, seat: int, rank: int, number: int) -> int:
    """Take cards of a rank out of a hand; give them as a mask."""
    hand = state.hands[seat]
    shift = cards.SHIFT[rank]
    held = hand >> shift & cards.FIELD[rank]
    before = cards.COUNT[held]
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


def make_first(state: Republic, mask: int) -> None:
    """Note that cards are known to another player, and are played before their equals."""
    dealt = list(state.dealt)
    for card in cards.cards_of(mask):
        dealt[card] = card + KNOWN_FIRST
    state.dealt = tuple(dealt)


def best_of(state: Republic, seat: int, number: int) -> int:
    """Find the best cards of a hand by ZP-32, as a mask."""
    hand, found = state.hands[seat], 0
    for rank in range(len(cards.COPIES) - 1, 0, -1):
        held = hand & cards.OF_RANK[rank]
        wanted = number - found.bit_count()
        if not wanted:
            break
        if held:
            found |= first_of(state.dealt, held, wanted)
    return found
