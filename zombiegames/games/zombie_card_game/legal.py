"""What is offered, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombie_card_game import actions, cards
from zombiegames.games.zombie_card_game.answers import DEMANDS, Demand, counts
from zombiegames.games.zombie_card_game.ladder import (
    ABOVE,
    HALF,
    HALF_BITS,
    HIGH,
    LOW,
    RUNG,
    RUNG_BITS,
    RUNGS,
    STEPS,
)
from zombiegames.games.zombie_card_game.terms import BIG_SET, SET

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombie_card_game.state import Republic

Specials = tuple[tuple[tuple[tuple[actions.Play, ...], ...], ...], ...]
"""By Mercenaries, Presidents and zombies held: the plays of these."""

_WITCH_SHIFT, _WITCH_FIELD = cards.SHIFT[cards.WITCH], cards.FIELD[cards.WITCH]
_SPECIAL_SHIFT, _MERCENARY_FIELD = cards.SHIFT[cards.MERCENARY], cards.FIELD[cards.MERCENARY]
_PRESIDENT_SHIFT = cards.SHIFT[cards.PRESIDENT] - _SPECIAL_SHIFT
_ZOMBIE_FIELD = cards.FIELD[cards.ZOMBIE]
_CLUBS_BIT = 1 << cards.TWO_OF_CLUBS - 1
_TWOS = STEPS[cards.RANK_OF[cards.TWO_OF_CLUBS]][RUNGS]


def _plays(rank: int, between: tuple[int, int]) -> list[tuple[actions.Play, ...]]:
    """List the plays of a rank that no witch joins, by cards held."""
    return [
        tuple(actions.PLAYS[rank][number][0] for number in counts(between, held))
        for held in range(cards.COPIES[rank] + 1)
    ]


def _specials(wanted: Demand) -> Specials:
    mercenaries = _plays(cards.MERCENARY, wanted.mercenaries)
    presidents = _plays(cards.PRESIDENT, wanted.presidents)
    zombies = _plays(cards.ZOMBIE, wanted.zombies)
    return tuple(
        tuple(tuple((*hired, *ruled, *horde) for horde in zombies) for ruled in presidents)
        for hired in mercenaries
    )


# ZP-03, ZP-06: what may be led of the ranks that no witch joins.
_LEADS = _specials(Demand(True, (1, SET), (1, SET), (1, SET)))

_ANSWERS = tuple(_specials(wanted) for wanted in DEMANDS)
"""By number of the demand."""


def _nothing(state: Republic) -> list[actions.AnyAction]:
    return []


def _dealer(state: Republic) -> list[actions.DrawDealer]:
    return list(actions.DEALERS[: state.players])


def _exchange(state: Republic) -> list[actions.GiveBack]:
    held = cards.held_of(state.hands[state.actor])
    ranks = [rank for rank, number in enumerate(held) if number]
    if state.pair:
        return [actions.BACK_ONE[rank] for rank in ranks]
    # ZP-31: any two cards; equal ones are one action.
    return [
        actions.BACK_TWO[low][high]
        for low in ranks
        for high in ranks
        if low < high or (low == high and held[low] > 1)
    ]


def leads(state: Republic) -> list[actions.Play]:
    """List what may be led."""
    seat = state.actor
    hand = state.hands[seat]
    ladder = state.ladders[seat]
    witches = cards.COUNT[hand >> _WITCH_SHIFT & _WITCH_FIELD]
    # ZP-02: the first lead of the game contains the 2 of clubs.
    clubs = state.deal == 1 and hand & _CLUBS_BIT
    if clubs:
        ladder &= _TWOS
    # ZP-03, ZP-15: four cards at most, with the option eight.
    most = BIG_SET if state.house.big_sets else SET
    found: list[actions.Play] = []
    naturals = 1
    while ladder:
        low, high = ladder & HALF_BITS, (ladder & RUNG_BITS) >> HALF
        found += LOW[naturals][0][low]
        found += HIGH[naturals][0][high]
        if witches:
            # ZP-04: as many as there is room for beside at least one natural card.
            for beside in range(1, min(witches, most - naturals) + 1):
                found += LOW[naturals][beside][low]
                found += HIGH[naturals][beside][high]
        ladder >>= RUNG
        naturals += 1
    if not clubs:
        special = hand >> _SPECIAL_SHIFT
        hired, ruled = special & _MERCENARY_FIELD, special >> _PRESIDENT_SHIFT
        found += _LEADS[cards.COUNT[hired]][cards.COUNT[ruled]][cards.COUNT[hand & _ZOMBIE_FIELD]]
    return found


def _answer(state: Republic) -> list[actions.Play | actions.Pass]:
    seat, rank, size = state.actor, state.rank, state.size
    hand = state.hands[seat]
    special = hand >> _SPECIAL_SHIFT
    hired, ruled = special & _MERCENARY_FIELD, special >> _PRESIDENT_SHIFT
    specials = _ANSWERS[state.demand]
    others = specials[cards.COUNT[hired]][cards.COUNT[ruled]][cards.COUNT[hand & _ZOMBIE_FIELD]]
    if rank >= cards.MERCENARY:
        return [*others, actions.PASS]
    # ZP-10: as many cards, a strictly higher rank.
    ladder, above = state.ladders[seat], ABOVE[rank]
    if size == 1:
        bits = ladder & above
        return [*LOW[1][0][bits & HALF_BITS], *HIGH[1][0][bits >> HALF], *others, actions.PASS]
    found: list[actions.Play | actions.Pass] = []
    witches = cards.COUNT[hand >> _WITCH_SHIFT & _WITCH_FIELD]
    for beside in range(max(0, size - RUNGS), min(witches, size - 1) + 1):
        naturals = size - beside
        bits = ladder >> RUNG * (naturals - 1) & above
        if bits:
            found += LOW[naturals][beside][bits & HALF_BITS]
            found += HIGH[naturals][beside][bits >> HALF]
    found += others
    found.append(actions.PASS)
    return found


LEGAL: tuple[Callable[[Republic], list[Any]], ...] = (
    _dealer,
    _nothing,
    _exchange,
    leads,
    _answer,
    _nothing,
)
"""By prompt: actions without doubles, always in the same order; of shuffles none."""
