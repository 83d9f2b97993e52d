"""Magic Key (ZF-C08): look at a hand, take a card of it, discard down to three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, ask, events, piles, seats, task
from zombiegames.games.zombies4.actions import UseOn
from zombiegames.games.zombies4.cards import KIND_OF
from zombiegames.games.zombies4.terms import HAND_SIZE

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Discard, TakeCard
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Choose whose hand to look at."""
    return [UseOn(kind, other) for other in seats.opponents(state, seat) if state.hands[other]]


def refusal(state: Woods, seat: int, action: UseOn) -> str:
    """Tell why there is no hand to look at."""
    if not 0 <= action.seat < state.players or action.seat == seat:
        return "ZF-C08/no_opponent"
    return "ZF-C08/empty_hand"


def effect(state: Woods, seat: int, action: UseOn) -> None:
    """Look at the hand."""
    owner = action.seat
    state.irrevocable += 1
    hand = state.hands[owner]
    for card in hand:
        state.seen[card] |= 1 << seat
    if state.listening:
        state.emit(
            events.HandSeen(seat, owner, tuple(hand)),
            seen_by=1 << seat | 1 << owner,
            otherwise=events.HandSeen(seat, owner, (0,) * len(hand)),
        )
    state.agenda.append((task.ASK_TAKE, seat, owner))


# -- taking ----------------------------------------------------------------------------


def ask_take(state: Woods, seat: int, owner: int) -> None:
    """Ask which card is taken."""
    state.prompt, state.actor = ask.TAKE, seat
    state.looking = (owner,)


def takes(state: Woods) -> list[AnyAction]:
    """List the cards of the hand looked at."""
    hand = state.hands[state.looking[0]]
    return [act.TAKE_CARD[kind] for kind in dict.fromkeys(map(KIND_OF.__getitem__, hand))]


def take_refusal(state: Woods, action: TakeCard) -> str:
    """Tell that the card is not there."""
    return "ZF-C08/not_there"


def take(state: Woods, action: TakeCard) -> None:
    """Take a card of the hand looked at; the others see neither it nor what is left."""
    seat, owner = state.actor, state.looking[0]
    state.looking = ()
    card = piles.card_of(state.hands[owner], action.card)
    piles.blur_batches(state, state.hands[owner])
    state.hands[owner].remove(card)
    state.hands[seat].append(card)
    both = 1 << seat | 1 << owner
    state.irrevocable += 1
    # Ruling: only its two owners see the card. A player that had seen that hand before does not
    # know which card has left it, and can be sure of none.
    for left in (*state.hands[owner], card):
        state.seen[left] &= both
    state.seen[card] = both
    if state.listening:
        state.emit(
            events.CardTaken(seat, owner, card),
            seen_by=both,
            otherwise=events.CardTaken(seat, owner, 0),
        )
    state.agenda.append((task.ASK_TRIM, seat))


# -- discarding down to three ----------------------------------------------------------


def ask_trim(state: Woods, seat: int) -> None:
    """Ask for discards down to three cards."""
    if len(state.hands[seat]) > HAND_SIZE:
        state.prompt, state.actor = ask.TRIM, seat


def trim(state: Woods, action: Discard) -> None:
    """Discard one of too many cards."""
    seat = state.actor
    card = piles.card_of(state.hands[seat], action.card)
    state.hands[seat].remove(card)
    piles.discard(state, seat, card, "down-to-three")
    state.agenda.append((task.ASK_TRIM, seat))
