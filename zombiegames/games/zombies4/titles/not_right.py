"""Something Doesn't Feel Quite Right… (ZF-C20): look through a pile, remove up to three cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import act, ask, events, piles, task
from zombiegames.games.zombies4.actions import UsePile
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF

if TYPE_CHECKING:
    from zombiegames.games.zombies4.actions import AnyAction, Remove
    from zombiegames.games.zombies4.state import Woods

REMOVABLE = 3
"""Cards that are removed at most."""


def choices(state: Woods, seat: int, kind: int) -> list[AnyAction]:
    """Choose a pile that is not empty."""
    return [UsePile(kind, pile) for pile, cards in enumerate((state.deck, state.discards)) if cards]


def refusal(state: Woods, seat: int, action: UsePile) -> str:
    """Tell why there is nothing to look through."""
    return "ZF-C20/empty" if 0 <= action.pile < 2 else "ZF-C20/no_pile"


def effect(state: Woods, seat: int, action: UsePile) -> None:
    """Look through the pile."""
    state.irrevocable += 1
    if state.listening:
        state.emit(events.PileSearched(seat, action.pile))
    state.agenda.append((task.ASK_SEARCH, seat, action.pile, REMOVABLE))


# -- removing --------------------------------------------------------------------------


def pile_of(state: Woods) -> list[int]:
    """Give the pile that is looked through."""
    return state.discards if state.looking[0] else state.deck


def ask_search(state: Woods, seat: int, pile: int, left: int) -> None:
    """Ask for the next card to remove."""
    state.prompt, state.actor = ask.SEARCH, seat
    state.looking = (pile, left)


def removals(state: Woods) -> list[AnyAction]:
    """List the cards of the pile that may go; pages stay."""
    kinds = sorted(set(map(KIND_OF.__getitem__, pile_of(state))))
    return [act.FINISH, *(act.REMOVE[kind] for kind in kinds if not IS_PAGE[kind])]


def remove_refusal(state: Woods, action: Remove) -> str:
    """Tell why a card cannot be removed."""
    if action.card >= 0 and any(KIND_OF[card] == action.card for card in pile_of(state)):
        return "ZF-C20/page"
    return "ZF-C20/not_there"


def remove(state: Woods, action: Remove) -> None:
    """Remove a card for good; after three the draw pile is shuffled."""
    seat = state.actor
    pile, left = state.looking
    cards = pile_of(state)
    card = piles.card_of(cards, action.card)
    cards.remove(card)
    state.removed.append(card)
    if state.listening:
        state.emit(events.CardRemoved(seat, card))
    if left > 1:
        state.looking = ()
        state.agenda.append((task.ASK_SEARCH, seat, pile, left - 1))
    else:
        finish(state)


def finish(state: Woods) -> None:
    """Close the pile and shuffle the draw pile. Ruling: whichever pile was looked through."""
    state.looking = ()
    if state.deck:
        state.prompt, state.actor = ask.SHUFFLE_CARDS, NATURE
