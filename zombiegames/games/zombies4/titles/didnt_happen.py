"""That Didn't Just Happen!?! (ZF-54, ZF-C15): the card just played is discarded without effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import ask, cards, events, piles, task
from zombiegames.games.zombies4.cards import KIND_OF

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, CardAction
    from zombiegames.games.zombies4.events import CardPlayed
    from zombiegames.games.zombies4.state import Woods


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Never play it of one's own accord: it is asked for right after a card."""
    return []


def refusal(state: Woods, seat: int, action: CardAction) -> str:
    """Tell that no card was just played."""
    return "ZF-54/no_card"


def ask_cancel(state: Woods, offset: int) -> None:
    """Ask the holders in turn order, beginning with a seat after the turn's player."""
    player = state.plays[-1][0]
    for k in range(offset, state.players):
        seat = (state.seat + k) % state.players
        # Ruling: nobody cancels the own card.
        if seat == player or state.played[seat]:
            continue
        if any(KIND_OF[card] == cards.CANCEL for card in state.hands[seat]):
            state.prompt, state.actor = ask.CANCEL, seat
            state.offset = k
            return


def effect(state: Woods, played: CardPlayed) -> None:
    """Discard the cancelled card, which was its player's card of the round."""
    victim, cancelled = state.plays.pop()[:2]
    was = state.agenda.pop()
    assert was == (task.RESOLVE,)
    if state.listening:
        state.emit(events.CardCancelled(victim, cancelled))
    piles.discard(state, victim, cancelled, "cancelled")
