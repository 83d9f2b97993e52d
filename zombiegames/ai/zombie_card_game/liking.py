"""How much the quick player likes each action that a view offers: where a search begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.greedy import burden
from zombiegames.ai.zombie_card_game.quick import (
    FILLED,
    HIGHEST,
    HIRED,
    HORDE,
    HORDE_ROW,
    LOWEST,
    MERCENARY_ROW,
    MOST_ALIKE,
    PRESIDENT_ROW,
    RULED,
    SPLIT,
    TOP_OF,
    ZOMBIE_ROW,
    answers,
    leads,
)
from zombiegames.games.zombie_card_game.actions import PLAYS, GiveBack, Pass
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
    from zombiegames.games.zombie_card_game.state import Republic

ODD = 600
"""What a play costs that the quick player does not think of: a set split for a lead, a rank
between its lowest and highest, …"""
TOO_MANY = 200
"""… and what each witch or special card more than it takes costs besides."""
GIFT = 100
"""What a unit of ``greedy.burden`` is worth."""
SPECIAL = {MERCENARY: HIRED, PRESIDENT: RULED, ZOMBIE: HORDE}
"""By rank: sorts of an answer."""
ROW = {MERCENARY: MERCENARY_ROW, PRESIDENT: PRESIDENT_ROW}
"""By rank: rows of a lead."""
OUT = 10_000
"""What going out is worth."""


def likings(view: Republic, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Give a number for each action of who acts, the better the larger."""
    hand = view.hands[seat]
    held = [0, *(number_of(hand, rank) for rank in range(1, len(COPIES)))]
    if isinstance(actions[0], GiveBack):
        return [_gift(held, action) for action in actions]
    groups = (view.ladders[seat] & RUNG_BITS).bit_count()
    least = min(size for size in view.sizes if size)
    power = held[MERCENARY] + held[PRESIDENT] + held[ZOMBIE] // 2 + held[WITCH]
    if view.prompt == LEAD:
        rows = leads(groups, least, power)
        return [
            float(OUT) if _size(action) == view.sizes[seat] else _lead(rows, held, action)
            for action in actions
        ]
    others = (view.playing & ~(1 << seat | 1 << view.top)).bit_count()
    rows = answers(view.size, groups, least, others, view.sizes[view.top], power)
    # Lowest ranks come first, and few witches before more.
    exact = [a.rank for a in actions if a.kind == "play" and _is_whole(held, a) and not a.witches]
    filled = [a for a in actions if a.kind == "play" and _is_whole(held, a) and a.witches]
    split = [a for a in actions if a.kind == "play" and not _is_whole(held, a) and not a.witches]
    thought_of = {
        **{PLAYS[rank][view.size][0]: HIGHEST for rank in exact[-1:]},
        **{PLAYS[rank][view.size][0]: LOWEST for rank in exact[:1]},
        **dict.fromkeys(filled[:1], FILLED),
        **dict.fromkeys(split[:1], SPLIT),
    }
    fewest: dict[int, int] = {}
    for action in actions:
        if not isinstance(action, Pass):
            fewest.setdefault(action.rank, action.naturals)
    kind = TOP_OF[view.rank]
    found = []
    for action in actions:
        if isinstance(action, Pass):
            found.append(0.0)
        elif _size(action) == view.sizes[seat]:
            found.append(float(OUT))
        elif action.rank in SPECIAL:
            more = action.naturals - fewest[action.rank]
            found.append(rows[SPECIAL[action.rank]][kind] - (ODD + TOO_MANY * more) * (more > 0))
        elif action in thought_of:
            found.append(rows[thought_of[action]][action.rank])
        else:
            found.append(rows[HIGHEST][action.rank] - ODD - TOO_MANY * action.witches)
    return found


def _is_whole(held: list[int], play: Play) -> bool:
    """Whether a play takes all standard cards of its rank."""
    return play.rank in STANDARD and held[play.rank] == play.naturals


def _size(action: Action) -> int:
    return int(action.naturals + action.witches)


def _gift(held: list[int], action: GiveBack) -> float:
    after = held[:]
    for rank in action.ranks:
        after[rank] -= 1
    return -GIFT * burden(after)


def _lead(rows: tuple[tuple[int, ...], ...], held: list[int], play: Play) -> float:
    rank, naturals, witches = play[:3]
    if rank == ZOMBIE:
        alike = min(held[ZOMBIE], MOST_ALIKE)
        more = max(0, naturals - 2)
        liked = rows[HORDE_ROW if naturals > 1 else ZOMBIE_ROW][alike]
        return liked - (ODD + TOO_MANY * more) * (more > 0)
    if rank in SPECIAL:
        more = naturals - 1
        liked = rows[ROW[rank]][held[rank]]
        return liked - (ODD + TOO_MANY * more) * (more > 0)
    cards = min(naturals or witches, SET)
    odd = witches or held[rank] > naturals
    return rows[cards][rank] - (ODD + TOO_MANY * witches) * bool(odd)
