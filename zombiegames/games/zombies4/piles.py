"""Draw pile and discard pile: drawing, discarding, and from which shuffle a card is (ZF-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import ask, events, task
from zombiegames.games.zombies4.cards import DECK_CARDS, KIND_OF
from zombiegames.games.zombies4.terms import HAND_SIZE

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods


def card_of(cards: list[int], kind: int) -> int:
    """Give the lowest component of a kind among some cards."""
    return min(card for card in cards if KIND_OF[card] == kind)


def discard(state: Woods, seat: int, card: int, why: str) -> None:
    """Lay a card that is nowhere else on the discard pile."""
    state.discards.append(card)
    state.seen[card] = 0
    if state.listening:
        state.emit(events.CardDiscarded(seat, card, why))


def draw(state: Woods, seat: int) -> None:
    """Draw until there are three cards in the hand (ZF-52)."""
    hand = state.hands[seat]
    while len(hand) < HAND_SIZE:
        if state.deck:
            state.irrevocable += 1
            card = state.deck.pop()
            hand.append(card)
            state.seen[card] = 1 << seat
            if state.listening:
                left = len(state.deck)
                state.emit(
                    events.CardDrawn(seat, card, left),
                    seen_by=1 << seat,
                    otherwise=events.CardDrawn(seat, 0, left),
                )
        elif state.discards:
            # ZF-52: shuffle the discards.
            state.deck, state.discards = state.discards, []
            start_batch(state)
            state.agenda.append((task.DRAW, seat))
            state.prompt, state.actor = ask.SHUFFLE_CARDS, NATURE
            return
        else:
            if state.listening:
                state.emit(events.NothingDrawn(seat))
            return


def start_batch(state: Woods) -> None:
    """Number the new draw pile's cards apart from those still held; numbers stay small."""
    held = [card for card in DECK_CARDS if card not in state.deck]
    rank = {batch: n for n, batch in enumerate(sorted({state.batch[card] for card in held}))}
    for card in held:
        state.batch[card] = rank[state.batch[card]]
    for card in state.deck:
        state.batch[card] = len(rank)


def blur_batches(state: Woods, hand: list[int]) -> None:
    """Count the shuffles that the cards of a hand came from as one.

    All know from which shuffles they are, but no third player from which the one taken is.
    """
    mixed = {state.batch[card] for card in hand}
    oldest = min(mixed)
    for card in DECK_CARDS:
        if state.batch[card] in mixed:
            state.batch[card] = oldest
