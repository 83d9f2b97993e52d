"""Cards: what all have in common when they are played, used or cancelled (ZF-50 … ZF-56, ZF-C15).

What one title can do is told in its room of ``titles``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import ask, cards, events, piles, seats, task
from zombiegames.games.zombies4.cards import IS_EVENT, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.titles.table import FROM_HAND, IN_PLAY

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, CardAction
    from zombiegames.games.zombies4.state import Woods

VERBS = frozenset(row.verb for table in (FROM_HAND, IN_PLAY) for row in table.values())
"""What can be done with cards at windows and at the own decisions."""


def hand_verb(kind: int) -> str:
    """Name what can be done with a card in the hand."""
    return FROM_HAND[kind].verb if kind in FROM_HAND else "cancel"


def front_verb(kind: int) -> str:
    """Name what can be done with a card in play; ``use`` where it has no use of its own."""
    return IN_PLAY[kind].verb if kind in IN_PLAY else "use"


# -- what can be played ----------------------------------------------------------------


def plays(state: Woods, seat: int) -> list[AnyAction]:
    """List all a seat may play from the hand and use in play."""
    found: list[AnyAction] = []
    # ZF-50: one card a round.
    if not state.played[seat]:
        for kind in dict.fromkeys(map(KIND_OF.__getitem__, state.hands[seat])):
            if kind in FROM_HAND:
                found += FROM_HAND[kind].choices(state, seat, kind)
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        # ZF-51: one page a round.
        if kind in IN_PLAY and not (IS_PAGE[kind] and state.spent[seat]):
            found += IN_PLAY[kind].choices(state, seat, kind)
    return found


def can_play(state: Woods, seat: int) -> bool:
    """Whether a seat may play or use anything at all."""
    if not state.played[seat]:
        for card in state.hands[seat]:
            kind = KIND_OF[card]
            if kind in FROM_HAND and FROM_HAND[kind].choices(state, seat, kind):
                return True
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        free = kind in IN_PLAY and not (IS_PAGE[kind] and state.spent[seat])
        if free and IN_PLAY[kind].choices(state, seat, kind):
            return True
    return False


def is_asked(state: Woods) -> bool:
    """Whether the seat that is asked may answer with a card of any kind (ZF-55)."""
    prompt = state.prompt
    if prompt == ask.WINDOW:
        return True
    if prompt == ask.PUT and state.put[0]:
        return False
    return prompt in ask.OPEN and state.actor == state.seat


# -- why not ---------------------------------------------------------------------------


def refusal(state: Woods, action: CardAction) -> str:
    """Tell why a card cannot be played or used."""
    in_play = action.kind.startswith("use")
    return (_use_refusal if in_play else _play_refusal)(state, state.actor, action)


def _play_refusal(state: Woods, seat: int, action: CardAction) -> str:
    kind = action.card
    if kind < 0:
        return "ZF-50/no_card"
    if all(KIND_OF[card] != kind for card in state.hands[seat]):
        return "ZF-50/not_in_hand"
    if kind not in FROM_HAND:
        return "ZF-54/no_card"
    if hand_verb(kind) != action.kind:
        return "ZF-56/other_target"
    return "ZF-50/one_card" if state.played[seat] else FROM_HAND[kind].refusal(state, seat, action)


def _use_refusal(state: Woods, seat: int, action: CardAction) -> str:
    kind = action.card
    if kind < 0 or not seats.has_title(state, seat, kind):
        return "ZF-51/not_in_play"
    if kind not in IN_PLAY:
        return "ZF-51/no_use"
    if front_verb(kind) != action.kind:
        return "ZF-56/other_target"
    if IS_PAGE[kind] and state.spent[seat]:
        return "ZF-51/one_page"
    return IN_PLAY[kind].refusal(state, seat, action)


# -- playing and cancelling ------------------------------------------------------------


def play(
    state: Woods, kind: int, *, target: int = -1, square: int = -1, tile: int = -1, other: int = -1
) -> None:
    """Play a card from the hand of the seat that acts; it may be cancelled now."""
    seat = state.actor
    card = piles.card_of(state.hands[seat], kind)
    state.hands[seat].remove(card)
    state.seen[card] = 0
    state.played[seat] = True
    state.plays.append((seat, card, target, square, tile, other))
    if state.listening:
        state.emit(events.CardPlayed(seat, card, target, square, tile, other))
    # Whether somebody is asked to cancel depends on hidden hands.
    state.irrevocable += 1
    state.agenda.append((task.RESOLVE,))
    state.agenda.append((task.ASK_CANCEL, 0))


def ask_cancel(state: Woods, offset: int) -> None:
    """Ask the holders of That Didn't Just Happen, in turn order (ZF-54)."""
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


def cancel(state: Woods) -> None:
    """Cancel the card just played; this play may be cancelled too."""
    seat, card = state.plays[-1][:2]
    play(state, cards.CANCEL, target=seat, other=card)


def resolve(state: Woods) -> None:
    """Let the last card played take effect."""
    seat, card, target, square, tile, other = state.plays.pop()
    played = events.CardPlayed(seat, card, target, square, tile, other)
    kind = KIND_OF[card]
    if kind == cards.CANCEL:
        piles.discard(state, seat, card, "played")
        # The cancelled card is discarded and was its player's card of the round.
        victim, cancelled = state.plays.pop()[:2]
        was = state.agenda.pop()
        assert was == (task.RESOLVE,)
        if state.listening:
            state.emit(events.CardCancelled(victim, cancelled))
        piles.discard(state, victim, cancelled, "cancelled")
        return
    if IS_EVENT[kind]:
        piles.discard(state, seat, card, "played")
    FROM_HAND[kind].effect(state, played)


# -- using -----------------------------------------------------------------------------


def use(state: Woods, action: CardAction, *, target: int = -1, square: int = -1) -> None:
    """Discard a card in play for its effect; that cannot be cancelled (ZF-51, ZF-54)."""
    seat, kind = state.actor, action.card
    card = seats.in_front(state, seat, kind)
    state.fronts[seat].remove(card)
    # ZF-51: one page a round.
    if IS_PAGE[kind]:
        state.spent[seat] = True
    if state.listening:
        state.emit(events.CardUsed(seat, card, target, square))
    piles.discard(state, seat, card, "used")
    IN_PLAY[kind].effect(state, seat, action)
