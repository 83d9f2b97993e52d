"""Why something may not be done, and what one could point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import is_order_of
from zombiegames.games.zombie_card_game.actions import (
    BACK_ONE,
    BACK_TWO,
    NOTATION,
    PASS,
    PLAYS,
)
from zombiegames.games.zombie_card_game.answers import (
    mercenaries_needed,
    presidents_against,
    presidents_needed,
)
from zombiegames.games.zombie_card_game.cards import (
    COMPONENTS,
    COPIES,
    MERCENARY,
    PRESIDENT,
    RANK_OF,
    STANDARD,
    TWO_OF_CLUBS,
    WITCH,
    ZOMBIE,
    number_of,
)
from zombiegames.games.zombie_card_game.terms import (
    ANSWER,
    DEALER,
    END,
    EXCHANGE,
    LEAD,
    SET,
    SHUFFLE,
    TRIBUTE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.games.zombie_card_game.state import Republic

ZOMBIES_AGAINST = {MERCENARY: 3, PRESIDENT: 4}
"""By rank on top: how many zombies it takes; else two (ZP-14)."""


def why_not(state: Republic, action: object) -> str | None:
    """Name the rule that forbids an action, None if it is legal."""
    if not NOTATION.is_action(action):
        return "ZP-03/no_action"
    if state.prompt == END:
        return "ZP-34/over"
    wanted, instead = _WANTED[state.prompt]
    kind = action.kind  # type: ignore[attr-defined]
    if kind not in wanted:
        return instead if state.prompt == DEALER else _UNTIMELY.get(kind, instead)
    return _JUDGES[kind](state, action)


_WANTED: dict[int, tuple[tuple[str, ...], str]] = {
    DEALER: (("draw-dealer",), "ZP-01/draw_first"),
    SHUFFLE: (("shuffle",), "ZP-01/deal_first"),
    EXCHANGE: (("give-back",), "ZP-31/first"),
    LEAD: (("play", "pass"), "ZP-03/no_action"),
    ANSWER: (("play", "pass"), "ZP-03/no_action"),
}
"""By prompt: the verbs asked for, and why nothing else will do."""

_UNTIMELY = {
    "draw-dealer": "ZP-01/drawn",
    "shuffle": "ZP-01/no_shuffle",
    "give-back": "ZP-31/no_exchange",
}
"""By verb: why not now, where that is always the same."""


def _draw_dealer(state: Republic, action: Any) -> str | None:
    return None if 0 <= action.seat < state.players else "ZP-01/no_seat"


def _shuffle(state: Republic, action: Any) -> str | None:
    return None if is_order_of(action.order, COMPONENTS) else "ZP-01/not_the_cards"


def _give_back(state: Republic, action: Any) -> str | None:
    ranks, hand = action.ranks, state.hands[state.actor]
    if len(ranks) != TRIBUTE[state.pair]:
        return "ZP-31/one_card" if state.pair else "ZP-31/two_cards"
    if list(ranks) != sorted(ranks):
        return "ZP-31/order"
    if any(rank <= 0 or ranks.count(rank) > number_of(hand, rank) for rank in ranks):
        return "ZP-31/not_in_hand"
    return None


def _pass(state: Republic, action: Any) -> str | None:
    return "ZP-20/must_lead" if state.prompt == LEAD else None


def _play(state: Republic, action: Any) -> str | None:
    return _no_set(state, action) or (
        _no_lead(state, action) if state.prompt == LEAD else _no_answer(state, action)
    )


def _no_set(state: Republic, action: Any) -> str | None:
    """Say why these cards are no combination of the hand (ZP-03 … ZP-06)."""
    rank, naturals, witches, _ = action
    hand = state.hands[state.actor]
    if rank <= 0 or not (naturals or witches):
        return "ZP-03/no_card"
    if naturals < 0 or witches < 0:
        return "ZP-03/not_in_hand"
    if rank == WITCH and naturals:
        return "ZP-04/no_queens"
    if naturals > number_of(hand, rank) or witches > number_of(hand, WITCH):
        return "ZP-03/not_in_hand"
    if rank == WITCH:
        return None if state.house.witch_alone else "ZP-04/alone"
    if witches and rank not in STANDARD:
        return "ZP-04/never_as"
    if not naturals:
        return "ZP-04/alone"
    if rank == ZOMBIE and naturals > SET:
        return "ZP-06/four"
    if naturals + witches > SET and not state.house.big_sets:
        return "ZP-03/four"
    return None


def _no_lead(state: Republic, action: Any) -> str | None:
    # The 2 of clubs cannot be held any more once the first lead of the first deal is done.
    if state.deal == 1 and state.hands[state.actor] >> TWO_OF_CLUBS - 1 & 1:
        return None if action.rank == RANK_OF[TWO_OF_CLUBS] else "ZP-02/two_of_clubs"
    return None


def _no_answer(state: Republic, action: Any) -> str | None:
    """Say why a combination does not beat what lies there (ZP-10 … ZP-15)."""
    rank = action.rank
    size = action.naturals + action.witches
    if rank == ZOMBIE:
        if size == 1:
            return "ZP-10/single_zombie"
        if size >= ZOMBIES_AGAINST.get(state.rank, 2):
            return None
        return "ZP-14/mercenaries" if state.rank == MERCENARY else "ZP-14/presidents"
    if rank == MERCENARY:
        return _no_mercenaries(state, size)
    if rank == PRESIDENT:
        return _no_presidents(state, size)
    if state.rank == MERCENARY:
        return "ZP-10/mercenaries"
    if state.rank == PRESIDENT:
        return "ZP-10/presidents"
    if size != state.size:
        return "ZP-10/same_number"
    return None if rank > state.rank else "ZP-10/higher"


def _no_mercenaries(state: Republic, size: int) -> str | None:
    if state.rank == MERCENARY:
        return "ZP-11/mercenaries"
    if state.rank == PRESIDENT:
        return "ZP-11/presidents"
    if size < mercenaries_needed(state.size):
        return "ZP-15/mercenaries" if state.size > SET else "ZP-11/more"
    return "ZP-13/too_many" if size > state.opening else None


def _no_presidents(state: Republic, size: int) -> str | None:
    if state.rank == PRESIDENT:
        return "ZP-12/presidents"
    if state.rank == MERCENARY:
        absolute = state.house.absolute_president
        if size < presidents_against(state.size, absolute=absolute):
            return "ZP-12/more"
    elif size < presidents_needed(state.size):
        return "ZP-15/presidents"
    return "ZP-13/too_many" if size > state.opening else None


_JUDGES: dict[str, Callable[[Republic, Any], str | None]] = {
    "draw-dealer": _draw_dealer,
    "shuffle": _shuffle,
    "give-back": _give_back,
    "play": _play,
    "pass": _pass,
}


def conceivable(state: Republic) -> Iterator[Any]:
    """Give all that the seat to act could point at: its cards in any number, and ``Pass``."""
    seat = state.actor
    if seat < 0:
        return
    hand = state.hands[seat]
    held = [0, *(number_of(hand, rank) for rank in range(1, len(COPIES)))]
    ranks = [rank for rank, number in enumerate(held) if number]
    for rank in ranks:
        if rank == WITCH:
            yield from PLAYS[WITCH][0][1 : held[WITCH] + 1]
            continue
        for naturals in range(1, held[rank] + 1):
            yield from PLAYS[rank][naturals][: held[WITCH] + 1]
    yield from (BACK_ONE[rank] for rank in ranks)
    for low in ranks:
        yield from (
            BACK_TWO[low][high] for high in ranks if low < high or (low == high and held[low] > 1)
        )
    yield PASS
