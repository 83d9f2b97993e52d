"""The marshmallow die: what its six faces do (ZA-30 … ZA-36)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from zombiegames.core.protocol import HIDDEN, NATURE
from zombiegames.games.zombanimaux import cards, knowledge
from zombiegames.games.zombanimaux.events import (
    Added,
    BrainGained,
    BrainStolen,
    Given,
    NothingDrawn,
    Rolled,
    Spared,
    Swapped,
)
from zombiegames.games.zombanimaux.terms import EVERYONE, GIVE, PLAY, SHUFFLE, STEAL, SWAP
from zombiegames.games.zombanimaux.turn import end_game, refill

if TYPE_CHECKING:
    from zombiegames.games.zombanimaux.actions import Give, Roll, Steal, Swap
    from zombiegames.games.zombanimaux.rules import Menagerie

PAIR = 2
"""Players among whom nobody need be asked whom to rob."""


def roll(state: Menagerie, action: Roll) -> None:
    """Do what the face says, or ask; the refill follows (ZA-30)."""
    state.irrevocable += 1
    seat, face = state.seat, action.face
    state.actor = seat
    if state.listening:
        state.emit(Rolled(seat, face))
    if face == cards.REPLAY:
        # ZA-31: play at once on the card just played, without a refill.
        state.prompt = PLAY
    elif face == cards.GIVE:
        if state.hands[seat]:
            state.prompt = GIVE
            return
        if state.listening:
            state.emit(Spared(seat))
        refill(state)
    elif face == cards.SWAP:
        state.prompt = SWAP
    elif face == cards.STEAL:
        state.prompt = STEAL
        # Ruling: where there is one opponent only, nobody is asked.
        if state.players == PAIR:
            _steal(state, 1 - seat)
    elif face == cards.GAIN:
        # ZA-35: the supply is unlimited.
        state.brains[seat] += 1
        if state.listening:
            state.emit(BrainGained(seat, state.brains[seat]))
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
    state.news.append((knowledge.GAVE, seat, to, card, len(hand), len(state.graves[seat])))
    if state.listening:
        state.emit(
            Given(seat, to, card, "die"),
            seen_by=1 << seat | 1 << to,
            otherwise=Given(seat, to, HIDDEN, "die"),
        )
    # A secret decision.
    state.irrevocable += 1
    refill(state)


def swap(state: Menagerie, action: Swap) -> None:
    """Swap whole hands or whole graveyards (ZA-33)."""
    seat, other = state.seat, action.seat
    hands, graves = state.hands, state.graves
    if action.what == "hand":
        swapped, kept, note = hands, graves, knowledge.SWAPPED_HANDS
    else:
        swapped, kept, note = graves, hands, knowledge.SWAPPED_GRAVES
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
        state.emit(Swapped(seat, other, action.what, got, gave))
    refill(state)


def steal(state: Menagerie, action: Steal) -> None:
    """Take a brain from an opponent (ZA-34)."""
    _steal(state, action.seat)


def _steal(state: Menagerie, victim: int) -> None:
    seat, brains = state.seat, state.brains
    brains[victim] -= 1
    brains[seat] += 1
    if state.listening:
        state.emit(BrainStolen(seat, victim, brains[seat], brains[victim]))
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
            state.news.append((knowledge.DREW, seat, card))
            if state.listening:
                left = len(state.reserve)
                state.emit(
                    Added(seat, card, left), seen_by=1 << seat, otherwise=Added(seat, HIDDEN, left)
                )
        elif state.discards:
            # ZA-15: only the discard is shuffled, never the horde in play.
            state.task, state.actor, state.prompt = EVERYONE, NATURE, SHUFFLE
            return
        elif state.listening:
            state.emit(NothingDrawn(seat))
        state.due -= 1
    state.actor = state.seat
    refill(state)
