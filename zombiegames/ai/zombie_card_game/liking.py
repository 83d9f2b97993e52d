"""How much the quick player likes each action that a view offers: where a search begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game import habits
from zombiegames.ai.zombie_card_game.counting import burden
from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.actions import PLAYS, GiveBack, Play
from zombiegames.games.zombie_card_game.ladder import RUNG_BITS
from zombiegames.games.zombie_card_game.terms import LEAD, SET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic

ODD = 600
"""What a play costs that the quick player does not think of: a set split for a lead, a rank
between its lowest and highest, …"""
TOO_MANY = 200
"""… and what each witch or special card more than it takes costs besides."""
GIFT = 100
"""What a unit of ``counting.burden`` is worth."""
SPECIAL = {cards.MERCENARY: habits.HIRED, cards.PRESIDENT: habits.RULED, cards.ZOMBIE: habits.HORDE}
"""By rank: sorts of an answer."""
ROW = {cards.MERCENARY: habits.MERCENARY_ROW, cards.PRESIDENT: habits.PRESIDENT_ROW}
"""By rank: rows of a lead."""
OUT = 10_000
"""What going out is worth."""


def likings(view: Republic, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Give a number for each action of the acting seat, the better the larger."""
    hand = view.hands[seat]
    held = cards.held_of(hand)
    if isinstance(actions[0], GiveBack):
        return [_gift(held, action) for action in actions if isinstance(action, GiveBack)]
    plays = [action for action in actions if isinstance(action, Play)]
    groups = (view.ladders[seat] & RUNG_BITS).bit_count()
    least = min(size for size in view.sizes if size)
    power = sum(held[rank] for rank in (cards.MERCENARY, cards.PRESIDENT, cards.WITCH))
    power += held[cards.ZOMBIE] // 2
    if view.prompt == LEAD:
        rows = habits.leads(groups, least, power)
        return [
            float(OUT) if play.size == view.sizes[seat] else _lead(rows, held, play)
            for play in plays
        ]
    others = (view.playing & ~(1 << seat | 1 << view.top)).bit_count()
    rows = habits.answers(view.size, groups, least, others, view.sizes[view.top], power)
    # Lowest ranks come first, and few witches before more.
    exact = [play.rank for play in plays if _is_whole(held, play) and not play.witches]
    filled = [play for play in plays if _is_whole(held, play) and play.witches]
    split = [play for play in plays if not _is_whole(held, play) and not play.witches]
    thought_of = {
        **{PLAYS[rank][view.size][0]: habits.HIGHEST for rank in exact[-1:]},
        **{PLAYS[rank][view.size][0]: habits.LOWEST for rank in exact[:1]},
        **dict.fromkeys(filled[:1], habits.FILLED),
        **dict.fromkeys(split[:1], habits.SPLIT),
    }
    fewest: dict[int, int] = {}
    for play in plays:
        fewest.setdefault(play.rank, play.naturals)
    kind = habits.TOP_OF[view.rank]
    found = []
    for action in actions:
        if not isinstance(action, Play):
            found.append(0.0)
        elif action.size == view.sizes[seat]:
            found.append(float(OUT))
        elif action.rank in SPECIAL:
            more = action.naturals - fewest[action.rank]
            found.append(rows[SPECIAL[action.rank]][kind] - (ODD + TOO_MANY * more) * (more > 0))
        elif action in thought_of:
            found.append(rows[thought_of[action]][action.rank])
        else:
            found.append(rows[habits.HIGHEST][action.rank] - ODD - TOO_MANY * action.witches)
    return found


def _is_whole(held: list[int], play: Play) -> bool:
    """Whether a play takes all standard cards of its rank."""
    return play.rank in cards.STANDARD and held[play.rank] == play.naturals


def _gift(held: list[int], action: GiveBack) -> float:
    after = held[:]
    for rank in action.ranks:
        after[rank] -= 1
    return -GIFT * burden(after)


def _lead(rows: tuple[tuple[int, ...], ...], held: list[int], play: Play) -> float:
    rank, naturals, witches, _ = play
    if rank == cards.ZOMBIE:
        alike = min(held[cards.ZOMBIE], habits.MOST_ALIKE)
        more = max(0, naturals - 2)
        liked = rows[habits.HORDE_ROW if naturals > 1 else habits.ZOMBIE_ROW][alike]
        return liked - (ODD + TOO_MANY * more) * (more > 0)
    if rank in SPECIAL:
        more = naturals - 1
        liked = rows[ROW[rank]][held[rank]]
        return liked - (ODD + TOO_MANY * more) * (more > 0)
    led = min(naturals or witches, SET)
    odd = witches or held[rank] > naturals
    return rows[led][rank] - (ODD + TOO_MANY * witches) * bool(odd)
