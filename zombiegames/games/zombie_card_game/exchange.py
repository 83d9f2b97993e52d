"""The exchange before the first lead: who gives whom what (ZP-31, ZP-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import hidden
from zombiegames.games.zombie_card_game.cards import RANK_OF, cards_of
from zombiegames.games.zombie_card_game.events import ExchangeBegan, Gave
from zombiegames.games.zombie_card_game.hand import best_of, hold, make_first, take
from zombiegames.games.zombie_card_game.terms import EXCHANGE, TRIBUTE, VICES

if TYPE_CHECKING:
    from zombiegames.games.zombie_card_game.actions import GiveBack
    from zombiegames.games.zombie_card_game.state import Republic


def pairs(state: Republic) -> tuple[tuple[int, int], ...]:
    """List (giver of the best, who gives back): Zombie and President, then the Vices."""
    places, last = state.places, state.players - 1
    if places[0] < 0:
        return ()
    found = ((places.index(last), places.index(0)),)
    if state.players < VICES:
        # ZP-31: with three players only the first pair.
        return found
    return (*found, (places.index(last - 1), places.index(1)))


def partner(state: Republic, seat: int) -> int:
    """Tell with whom a seat exchanges cards, -1 with nobody."""
    for lower, upper in pairs(state):
        if seat == lower:
            return upper
        if seat == upper:
            return lower
    return -1


def begin(state: Republic) -> None:
    """Let the Zombies give their best cards, and ask the President what to give back."""
    found = pairs(state)
    if state.listening:
        state.emit(ExchangeBegan(found))
    for number, (lower, upper) in zip(TRIBUTE, found, strict=False):
        # ZP-31, ZP-32: the lower givers have no choice.
        best = best_of(state, lower, number)
        ceilings = list(state.ceilings)
        ceilings[lower] = min(RANK_OF[card] for card in cards_of(best))
        state.ceilings = tuple(ceilings)
        hold(state, lower, state.hands[lower] ^ best)
        _receive(state, lower, upper, best, back=False)
    state.prompt, state.pair, state.actor = EXCHANGE, 0, found[0][1]


def give_back(state: Republic, action: GiveBack) -> bool:
    """Give back what was chosen; tell whether the exchange is over."""
    found = pairs(state)
    lower, upper = found[state.pair]
    cards = 0
    for rank in action.ranks:
        cards |= take(state, upper, rank, 1)
    _receive(state, upper, lower, cards, back=True)
    state.irrevocable += 1
    state.pair += 1
    if state.pair < len(found):
        state.actor = found[state.pair][1]
        return False
    state.pair = 0
    return True


def _receive(state: Republic, giver: int, to: int, cards: int, *, back: bool) -> None:
    hold(state, to, state.hands[to] | cards)
    make_first(state, cards)
    traded = list(state.traded)
    traded[to] = cards
    state.traded = tuple(traded)
    if state.listening:
        listed = cards_of(cards)
        # ZP-31: only the two see the cards.
        state.emit(
            Gave(giver, to, listed, back),
            seen_by=1 << giver | 1 << to,
            otherwise=Gave(giver, to, tuple(hidden(listed)), back),
        )
