"""Cards: what all have in common when they are played, used or cancelled (ZF-50 … ZF-56, ZF-C15).

What one title can do is told in its room of ``titles``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import ask, cards, events, piles, seats, task
from zombiegames.games.zombies4.cards import CARDS, IS_EVENT, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.titles.table import FROM_HAND, IN_PLAY

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, CardAction
    from zombiegames.games.zombies4.state import Woods

VERBS = {row.verb for table in (FROM_HAND, IN_PLAY) for row in table.values()} - {"cancel"}
"""What can be done with cards at windows and at the own decisions."""

_PLAYS = tuple(FROM_HAND[kind].choices for kind in range(len(CARDS)))
"""By kind: its plays from the hand."""
_USES = tuple(IN_PLAY[kind].choices if kind in IN_PLAY else None for kind in range(len(CARDS)))
"""By kind: its uses in play, None where it has none."""


def hand_verb(kind: int) -> str:
    """Name what can be done with a card in the hand."""
    return FROM_HAND[kind].verb


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
            found += _PLAYS[kind](state, seat, kind)
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        use = _USES[kind]
        # ZF-51: one page a round.
        if use is not None and not (IS_PAGE[kind] and state.spent[seat]):
            found += use(state, seat, kind)
    return found


def can_play(state: Woods, seat: int) -> bool:
    """Whether a seat may play or use anything at all."""
    if not state.played[seat]:
        for card in state.hands[seat]:
            kind = KIND_OF[card]
            if _PLAYS[kind](state, seat, kind):
                return True
    for card in state.fronts[seat]:
        kind = KIND_OF[card]
        use = _USES[kind]
        if use is not None and not (IS_PAGE[kind] and state.spent[seat]) and use(state, seat, kind):
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
    if kind == cards.CANCEL:
        return FROM_HAND[kind].refusal(state, seat, action)
    if hand_verb(kind) != action.kind:
        return "ZF-56/other_target"
    return "ZF-50/one_card" if state.played[seat] else FROM_HAND[kind].refusal(state, seat, action)


def _use_refusal(state: Woods, seat: int, action: CardAction) -> str:
    kind = action.card
    if kind < 0 or not seats.has_title(state, seat, kind):
        return "ZF-51/not_in_play"
    if kind not in IN_PLAY:
        return "ZF-C18/no_use" if IS_PAGE[kind] else "ZF-51/no_use"
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


def cancel(state: Woods) -> None:
    """Cancel the card just played; this play may be cancelled too."""
    seat, card = state.plays[-1][:2]
    play(state, cards.CANCEL, target=seat, other=card)


def resolve(state: Woods) -> None:
    """Let the last card played take effect."""
    seat, card, target, square, tile, other = state.plays.pop()
    played = events.CardPlayed(seat, card, target, square, tile, other)
    kind = KIND_OF[card]
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
