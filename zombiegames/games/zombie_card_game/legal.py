"""What is offered, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.games.zombie_card_game.actions import (
    BACK_ONE,
    BACK_TWO,
    DEALERS,
    PASS,
    PLAYS,
    Play,
)
from zombiegames.games.zombie_card_game.answers import DEMANDS, Demand, counts
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    COUNT,
    FIELD,
    MERCENARY,
    PRESIDENT,
    RANK_OF,
    SHIFT,
    TWO_OF_CLUBS,
    WITCH,
    ZOMBIE,
    held_of,
)
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

    from zombiegames.games.zombie_card_game.actions import AnyAction, DrawDealer, GiveBack, Pass
    from zombiegames.games.zombie_card_game.state import Republic

Specials = tuple[tuple[tuple[tuple[Play, ...], ...], ...], ...]
"""By Mercenaries, Presidents and zombies held: the plays of these."""

_WITCH_SHIFT, _WITCH_FIELD = SHIFT[WITCH], FIELD[WITCH]
_SPECIAL_SHIFT = SHIFT[MERCENARY]
_MERCENARY_FIELD, _PRESIDENT_SHIFT = FIELD[MERCENARY], SHIFT[PRESIDENT] - SHIFT[MERCENARY]
_ZOMBIE_FIELD = FIELD[ZOMBIE]
_CLUBS_BIT = 1 << TWO_OF_CLUBS - 1
_TWOS = STEPS[RANK_OF[TWO_OF_CLUBS]][RUNGS]


def _specials(wanted: Demand) -> Specials:
    return tuple(
        tuple(
            tuple(
                (
                    *(PLAYS[MERCENARY][n][0] for n in counts(wanted.mercenaries, mercenaries)),
                    *(PLAYS[PRESIDENT][n][0] for n in counts(wanted.presidents, presidents)),
                    *(PLAYS[ZOMBIE][n][0] for n in counts(wanted.zombies, zombies)),
                )
                for zombies in range(COPIES[ZOMBIE] + 1)
            )
            for presidents in range(COPIES[PRESIDENT] + 1)
        )
        for mercenaries in range(COPIES[MERCENARY] + 1)
    )


# ZP-03, ZP-06: what may be led of the ranks that no witch joins.
_LEADS = _specials(Demand(True, (1, SET), (1, SET), (1, SET)))

_ANSWERS = tuple(_specials(wanted) for wanted in DEMANDS)
"""By number of the demand."""


def _nothing(state: Republic) -> list[AnyAction]:
    return []


def _dealer(state: Republic) -> list[DrawDealer]:
    return list(DEALERS[: state.players])


def _exchange(state: Republic) -> list[GiveBack]:
    held = held_of(state.hands[state.actor])
    ranks = [rank for rank, number in enumerate(held) if number]
    if state.pair:
        return [BACK_ONE[rank] for rank in ranks]
    # ZP-31: any two cards; equal ones are one action.
    return [
        BACK_TWO[low][high]
        for low in ranks
        for high in ranks
        if low < high or (low == high and held[low] > 1)
    ]


def leads(state: Republic) -> list[Play]:
    """List what may be led."""
    seat = state.actor
    hand = state.hands[seat]
    ladder = state.ladders[seat]
    witches = COUNT[hand >> _WITCH_SHIFT & _WITCH_FIELD]
    # ZP-02: the first lead of the game contains the 2 of clubs.
    clubs = state.deal == 1 and hand & _CLUBS_BIT
    if clubs:
        ladder &= _TWOS
    # ZP-03, ZP-15: four cards at most, with the option eight.
    most = BIG_SET if state.house.big_sets else SET
    found: list[Play] = []
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
        found += _LEADS[COUNT[special & _MERCENARY_FIELD]][COUNT[special >> _PRESIDENT_SHIFT]][
            COUNT[hand & _ZOMBIE_FIELD]
        ]
    return found


def _answer(state: Republic) -> list[Play | Pass]:
    seat, rank, size = state.actor, state.rank, state.size
    hand = state.hands[seat]
    special = hand >> _SPECIAL_SHIFT
    others = _ANSWERS[state.demand][COUNT[special & _MERCENARY_FIELD]][
        COUNT[special >> _PRESIDENT_SHIFT]
    ][COUNT[hand & _ZOMBIE_FIELD]]
    if rank >= MERCENARY:
        return [*others, PASS]
    # ZP-10: as many cards, a strictly higher rank.
    ladder, above = state.ladders[seat], ABOVE[rank]
    if size == 1:
        bits = ladder & above
        return [*LOW[1][0][bits & HALF_BITS], *HIGH[1][0][bits >> HALF], *others, PASS]
    found: list[Play | Pass] = []
    witches = COUNT[hand >> _WITCH_SHIFT & _WITCH_FIELD]
    for beside in range(max(0, size - RUNGS), min(witches, size - 1) + 1):
        naturals = size - beside
        bits = ladder >> RUNG * (naturals - 1) & above
        if bits:
            found += LOW[naturals][beside][bits & HALF_BITS]
            found += HIGH[naturals][beside][bits >> HALF]
    found += others
    found.append(PASS)
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
