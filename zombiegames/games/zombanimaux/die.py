"""The marshmallow die: what its six faces do (ZA-30 … ZA-36)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from zombiegames.core.protocol import HIDDEN, NATURE
from zombiegames.games.zombanimaux import cards, events, memory, terms
from zombiegames.games.zombanimaux.turn import end_game, refill

if TYPE_CHECKING:
    from zombiegames.games.zombanimaux.actions import Give, Roll, Steal, Swap
    from zombiegames.games.zombanimaux.state import Menagerie

PAIR = 2
"""Players among whom nobody need be asked whom to rob."""


def roll(state: Menagerie, action: Roll) -> None:
    """Do what the face says, or ask; the refill follows (ZA-30)."""
    state.irrevocable += 1
    seat, face = state.seat, action.face
    state.actor = seat
    if state.listening:
        state.emit(events.Rolled(seat, face))
    if face == cards.REPLAY:
        # ZA-31: play at once on the card just played, without a refill.
        state.prompt = terms.PLAY
    elif face == cards.GIVE:
        if state.hands[seat]:
            state.prompt = terms.GIVE
            return
        if state.listening:
            state.emit(events.Spared(seat))
        refill(state)
    elif face == cards.SWAP:
        state.prompt = terms.SWAP
    elif face == cards.STEAL:
        state.prompt = terms.STEAL
        # Ruling: where there is one opponent only, nobody is asked.
        if state.players == PAIR:
            _steal(state, 1 - seat)
    elif face == cards.GAIN:
        # ZA-35: the supply is unlimited.
        state.brains[seat] += 1
        if state.listening:
            state.emit(events.BrainGained(seat, state.brains[seat]))
        refill(state)
    else:
        state.due = state.players
        serve_everyone(state)


def give(state: Menagerie, action: Give) -> None:
    """Put a card of the hand in an opponent's graveyard, unseen by the rest (ZA-32)."""
    seat, to, card = state.seat, action.seat, action.card
    hand = state.hands[seat]
    hand.remove(card)
    insort(state.graves[to], card)
    state.news.append((memory.GAVE, seat, to, card, len(hand), len(state.graves[seat])))
    if state.listening:
        state.emit(
            events.Given(seat, to, card, "die"),
            seen_by=1 << seat | 1 << to,
            otherwise=events.Given(seat, to, HIDDEN, "die"),
        )
    # A secret decision.
    state.irrevocable += 1
    refill(state)


def swap(state: Menagerie, action: Swap) -> None:
    """Swap whole hands or whole graveyards (ZA-33)."""
    seat, other = state.seat, action.seat
    hands, graves = state.hands, state.graves
    if action.what == "hand":
        swapped, kept, note = hands, graves, memory.SWAPPED_HANDS
    else:
        swapped, kept, note = graves, hands, memory.SWAPPED_GRAVES
    state.news.append(
        (
            note,
            seat,
            other,
            tuple(swapped[seat]),
            tuple(swapped[other]),
            len(kept[seat]),
            len(kept[other]),
        )
    )
    swapped[seat], swapped[other] = swapped[other], swapped[seat]
    # Both see cards they did not know.
    state.irrevocable += 1
    if state.listening:
        got, gave = len(swapped[seat]), len(swapped[other])
        state.emit(events.Swapped(seat, other, action.what, got, gave))
    refill(state)


def steal(state: Menagerie, action: Steal) -> None:
    """Take a brain from an opponent (ZA-34)."""
    _steal(state, action.seat)


def _steal(state: Menagerie, victim: int) -> None:
    seat, brains = state.seat, state.brains
    brains[victim] -= 1
    brains[seat] += 1
    if state.listening:
        state.emit(events.BrainStolen(seat, victim, brains[seat], brains[victim]))
    if brains[victim]:
        refill(state)
    else:
        end_game(state, "brains")


def serve_everyone(state: Menagerie) -> None:
    """Put a card in each graveyard that is still due one, the roller's first (ZA-36)."""
    while state.due:
        seat = (state.seat - state.due) % state.players
        if state.reserve:
            card = state.reserve.pop()
            insort(state.graves[seat], card)
            state.news.append((memory.DREW, seat, card))
            if state.listening:
                left = len(state.reserve)
                state.emit(
                    events.Added(seat, card, left),
                    seen_by=1 << seat,
                    otherwise=events.Added(seat, HIDDEN, left),
                )
        elif state.discards:
            # ZA-15: only the discard is shuffled, never the horde in play.
            state.task, state.actor, state.prompt = terms.EVERYONE, NATURE, terms.SHUFFLE
            return
        elif state.listening:
            state.emit(events.NothingDrawn(seat))
        state.due -= 1
    state.actor = state.seat
    refill(state)
