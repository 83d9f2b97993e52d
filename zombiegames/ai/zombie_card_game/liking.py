"""How much the quick player likes each action that a view offers: where a search begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.greedy import burden
from zombiegames.ai.zombie_card_game.quick import (
    FILLED,
    HIGHEST,
    HIRED,
    HORDE,
    LEAST,
    LOWEST,
    MOST_ALIKE,
    MOST_GROUPS,
    MOST_POWER,
    RULED,
    SPLIT,
    answers,
    leads,
)
from zombiegames.games.zombie_card_game.actions import GiveBack, Pass
from zombiegames.games.zombie_card_game.cards import (
    COPIES,
    MERCENARY,
    PRESIDENT,
    STANDARD,
    WITCH,
    ZOMBIE,
    number_of,
)
from zombiegames.games.zombie_card_game.ladder import RUNG_BITS
from zombiegames.games.zombie_card_game.terms import LEAD, SET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombie_card_game.actions import Play
    from zombiegames.games.zombie_card_game.rules import Republic

SPENT_WITCH = 150
"""What a witch costs that it would not play itself, in hundredths."""
SPLIT_LEAD = 150
"""What it costs to lead a part of a set."""
TOO_MANY = 100
"""What each special card beyond the fewest costs."""
GIFT = 100
"""What a unit of ``greedy.burden`` is worth."""
OUT = 10_000
"""What going out is worth."""


def likings(view: Republic, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Give a number for each action of who acts, the better the larger."""
    hand = view.hands[seat]
    held = [0, *(number_of(hand, rank) for rank in range(1, len(COPIES)))]
    if isinstance(actions[0], GiveBack):
        return [_gift(held, action) for action in actions]
    groups = min((view.ladders[seat] & RUNG_BITS).bit_count(), MOST_GROUPS)
    least = LEAST[min(size for size in view.sizes if size)]
    power = held[MERCENARY] + held[PRESIDENT] + held[ZOMBIE] // 2 + held[WITCH]
    power = min(power, MOST_POWER)
    if view.prompt == LEAD:
        rows = leads(groups, least, power)
        return [
            float(OUT) if _size(action) == view.sizes[seat] else _lead(rows, held, action)
            for action in actions
        ]
    others = (view.playing & ~(1 << seat | 1 << view.top)).bit_count()
    rows = answers(
        min(view.size, SET), groups, least, min(others, 3), min(view.sizes[view.top], 4), power
    )
    lowest = min(
        (
            a.rank
            for a in actions
            if not isinstance(a, Pass) and held[a.rank] == a.naturals and not a.witches
        ),
        default=0,
    )
    fewest: dict[int, int] = {}
    for action in actions:
        if not isinstance(action, Pass):
            fewest[action.rank] = min(fewest.get(action.rank, 9), action.naturals)
    kind = 4 if view.rank == ZOMBIE else 2 if view.rank == MERCENARY else 3
    if view.rank in STANDARD:
        kind = int(view.rank > 9)
    found = []
    for action in actions:
        if isinstance(action, Pass):
            found.append(0.0)
        elif _size(action) == view.sizes[seat]:
            found.append(float(OUT))
        else:
            found.append(_answer(rows, held, action, lowest, kind, fewest[action.rank]))
    return found


def _size(action: Action) -> int:
    return int(action.naturals + action.witches)


def _gift(held: list[int], action: GiveBack) -> float:
    after = held[:]
    for rank in action.ranks:
        after[rank] -= 1
    return -GIFT * burden(after)


def _lead(rows: tuple[tuple[int, ...], ...], held: list[int], play: Play) -> float:
    rank, naturals, witches, _ = play
    if rank == ZOMBIE:
        alike = min(held[ZOMBIE], MOST_ALIKE)
        return rows[8][alike] - TOO_MANY * (naturals - 2) if naturals > 1 else rows[7][alike]
    if rank in (MERCENARY, PRESIDENT):
        return rows[SET + 1 + rank - MERCENARY][held[rank]] - TOO_MANY * (naturals - 1)
    cards = naturals or witches
    wild = witches if naturals else 0
    cost = SPENT_WITCH * wild + SPLIT_LEAD * (held[rank] > cards)
    return rows[min(cards, SET)][rank] - cost


def _answer(
    rows: tuple[tuple[int, ...], ...],
    held: list[int],
    play: Play,
    lowest: int,
    kind: int,
    fewest: int,
) -> float:
    rank, naturals, witches = play[:3]
    special = {MERCENARY: HIRED, PRESIDENT: RULED, ZOMBIE: HORDE}.get(rank)
    if special is not None:
        return rows[special][kind] - TOO_MANY * (naturals - fewest)
    if witches and naturals:
        split = SPLIT_LEAD * (held[rank] > naturals)
        return rows[FILLED][rank] - SPENT_WITCH * (witches - 1) - split
    if held[rank] > naturals + (0 if naturals else witches):
        return rows[SPLIT][rank]
    return rows[LOWEST if rank == lowest else HIGHEST][rank]
