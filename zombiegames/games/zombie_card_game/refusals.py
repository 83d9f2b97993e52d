"""Why something may not be done, and what one could point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombie_card_game import cards, terms
from zombiegames.games.zombie_card_game.actions import BACK_ONE, BACK_TWO, PASS, PLAYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.action import Action
    from zombiegames.games.zombie_card_game.actions import AnyAction, GiveBack, Play, Shuffle
    from zombiegames.games.zombie_card_game.state import Republic

PROMPTS_OF = {
    "draw-dealer": (terms.DEALER,),
    "shuffle": (terms.SHUFFLE,),
    "give-back": (terms.EXCHANGE,),
    "play": (terms.LEAD, terms.ANSWER),
    "pass": (terms.LEAD, terms.ANSWER),
}
"""By verb: when it can be done at all."""

_FIRST = {
    terms.DEALER: "ZP-01/draw_first",
    terms.SHUFFLE: "ZP-01/deal_first",
    terms.EXCHANGE: "ZP-31/first",
}
"""By prompt: what has to be done before anything is played."""

_NOT_NOW = {
    "draw-dealer": "ZP-01/drawn",
    "shuffle": "ZP-01/no_shuffle",
    "give-back": "ZP-31/no_exchange",
}
"""By verb: why it cannot be done any more, or not yet."""

_ONLY = {"draw-dealer": "ZP-01/no_seat", "pass": "ZP-20/must_lead"}
"""By verb: why it is not offered when it is asked for, where that has one reason only."""


def refusal(state: Republic, action: Action) -> str:
    """Find a rule that forbids what is not offered; none forbids a shuffle of all the cards."""
    prompt, kind = state.prompt, action.kind
    if prompt == terms.END:
        return "ZP-34/over"
    if prompt in PROMPTS_OF[kind]:
        return _ONLY.get(kind) or _JUDGES[kind](state, action)
    if prompt == terms.DEALER or kind not in _NOT_NOW:
        return _FIRST[prompt]
    return _NOT_NOW[kind]


def _shuffle(state: Republic, action: Shuffle) -> str:
    return "" if is_order_of(action.order, cards.COMPONENTS) else "ZP-01/not_the_cards"


def _give_back(state: Republic, action: GiveBack) -> str:
    ranks = action.ranks
    if len(ranks) != terms.TRIBUTE[state.pair]:
        return "ZP-31/one_card" if state.pair else "ZP-31/two_cards"
    return "ZP-31/not_in_hand" if list(ranks) == sorted(ranks) else "ZP-31/order"


def _play(state: Republic, action: Play) -> str:
    reason = _no_set(state, action)
    if reason or state.prompt == terms.ANSWER:
        return reason or _no_answer(state, action)
    # Any other set of the hand may be led.
    return "ZP-02/two_of_clubs"


def _no_set(state: Republic, action: Play) -> str:
    """Say why these cards are no combination of the hand (ZP-03 … ZP-06), if they are none."""
    rank, naturals, witches, _ = action
    hand = state.hands[state.actor]
    if rank <= 0 or not (naturals or witches):
        return "ZP-03/no_card"
    if naturals < 0 or witches < 0:
        return "ZP-03/not_in_hand"
    if rank == cards.WITCH and naturals:
        return "ZP-04/no_queens"
    if naturals > cards.number_of(hand, rank) or witches > cards.number_of(hand, cards.WITCH):
        return "ZP-03/not_in_hand"
    if rank == cards.WITCH:
        return "" if state.house.witch_alone else "ZP-04/alone"
    if witches and rank not in cards.STANDARD:
        return "ZP-04/never_as"
    if not naturals:
        return "ZP-04/alone"
    if rank == cards.ZOMBIE and naturals > terms.SET:
        return "ZP-06/four"
    if action.size > terms.SET and not state.house.big_sets:
        return "ZP-03/four"
    return ""


def _no_answer(state: Republic, action: Play) -> str:
    """Say why a combination does not beat what lies there (ZP-10 … ZP-15)."""
    rank, size, top = action.rank, action.size, state.rank
    if rank == cards.ZOMBIE:
        if size == 1:
            return "ZP-10/single_zombie"
        return "ZP-14/mercenaries" if top == cards.MERCENARY else "ZP-14/presidents"
    if (rank, top) in _NEVER:
        return _NEVER[rank, top]
    if rank not in (cards.MERCENARY, cards.PRESIDENT):
        if top == cards.MERCENARY:
            return "ZP-10/mercenaries"
        if top == cards.PRESIDENT:
            return "ZP-10/presidents"
        return "ZP-10/higher" if size == state.size else "ZP-10/same_number"
    if size > state.opening:
        return "ZP-13/too_many"
    # Too few, then.
    if rank == cards.MERCENARY:
        return "ZP-15/mercenaries" if state.size > terms.SET else "ZP-11/more"
    return "ZP-12/more" if top == cards.MERCENARY else "ZP-15/presidents"


_NEVER = {
    (cards.MERCENARY, cards.MERCENARY): "ZP-11/mercenaries",
    (cards.MERCENARY, cards.PRESIDENT): "ZP-11/presidents",
    (cards.PRESIDENT, cards.PRESIDENT): "ZP-12/presidents",
}
"""By rank and rank on top: of what however many answer nothing."""

_JUDGES: dict[str, Callable[[Republic, Any], str]] = {
    "shuffle": _shuffle,
    "give-back": _give_back,
    "play": _play,
}
"""By verb: why it is not offered when it is asked for."""


def conceivable(state: Republic) -> Iterator[AnyAction]:
    """Give all that the seat to act could point at: its cards in any number, and ``Pass``."""
    seat = state.actor
    if seat < 0:
        return
    held = cards.held_of(state.hands[seat])
    ranks = [rank for rank, number in enumerate(held) if number]
    for rank in ranks:
        if rank == cards.WITCH:
            yield from PLAYS[cards.WITCH][0][1 : held[cards.WITCH] + 1]
            continue
        for naturals in range(1, held[rank] + 1):
            yield from PLAYS[rank][naturals][: held[cards.WITCH] + 1]
    yield from (BACK_ONE[rank] for rank in ranks)
    for low in ranks:
        yield from (
            BACK_TWO[low][high] for high in ranks if low < high or (low == high and held[low] > 1)
        )
    yield PASS
