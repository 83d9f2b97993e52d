"""Worlds that fit a view, as the quick player counts them.

All the deals that fit what a view surely knows are as likely as in ``games``'s own
``determinized``; they are only made faster, without cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombie_card_game.habits import Hands, Table
from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.knowledge import unseen
from zombiegames.games.zombie_card_game.ladder import STEPS
from zombiegames.games.zombie_card_game.terms import EXCHANGE, LEAD, NO_CEILING

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombie_card_game.state import Republic

# Hands are added up as numbers with a field for each rank: four bits of zombies, then three bits
# for each rank from 2 to President.
ZOMBIE_BITS, RANK_BITS = 4, 3
_PLACE = tuple(
    0 if rank <= cards.ZOMBIE else ZOMBIE_BITS + RANK_BITS * (rank - 2)
    for rank in range(cards.PRESIDENT + 1)
)
UNIT = tuple(1 << place for place in _PLACE)
"""By rank: one card of it. Better ranks are larger numbers."""
_FIELD = (1 << RANK_BITS) - 1
_ZOMBIES = (1 << ZOMBIE_BITS) - 1

# Ladders are looked up for three ranks at once.
_CHUNK = 3
_CHUNK_BITS = _CHUNK * RANK_BITS
_CHUNK_MASK = (1 << _CHUNK_BITS) - 1


def _chunk(first: int) -> tuple[int, ...]:
    found = []
    for fields in range(1 << _CHUNK_BITS):
        ladder = 0
        for number in range(_CHUNK):
            rank, held = first + number, fields >> RANK_BITS * number & _FIELD
            if rank <= cards.STANDARD[-1]:
                ladder |= STEPS[rank][min(held, len(STEPS[rank]) - 1)]
        found.append(ladder)
    return tuple(found)


_CHUNKS = tuple(_chunk(first) for first in range(cards.STANDARD[0], cards.STANDARD[-1] + 1, _CHUNK))


def ladder_of(hand: int) -> int:
    """Look up the ladder of a hand that is added up; witches are queens."""
    a, b, c, d, e = _CHUNKS
    hand >>= ZOMBIE_BITS
    return (
        a[hand & _CHUNK_MASK]
        | b[hand >> _CHUNK_BITS & _CHUNK_MASK]
        | c[hand >> 2 * _CHUNK_BITS & _CHUNK_MASK]
        | d[hand >> 3 * _CHUNK_BITS & _CHUNK_MASK]
        | e[hand >> 4 * _CHUNK_BITS & _FIELD]
    )


_WITCHES = _PLACE[cards.WITCH]
_MERCENARIES = _PLACE[cards.MERCENARY]
_PRESIDENTS = _PLACE[cards.PRESIDENT]
_WILD = _FIELD << _WITCHES


def table_of(view: Republic) -> Table:
    """Give the position as the quick player knows it."""
    exchange = view.prompt == EXCHANGE
    return Table(
        absolute=view.house.absolute_president,
        leading=exchange or view.prompt == LEAD,
        # ZP-02: later deals are opened by the Zombie.
        actor=view.dealer if exchange else view.actor,
        top=view.top,
        rank=view.rank,
        size=view.size,
        opening=view.opening,
        alive=view.alive,
        playing=view.alive if exchange else view.playing,
        went=view.went,
    )


class Worlds:
    """All deals that fit the view of a seat."""

    def __init__(self, view: Republic, seat: Seat) -> None:
        self.alone = view.house.witch_alone
        self.known = [
            sum(UNIT[cards.RANK_OF[card]] for card in cards.cards_of(hand)) for hand in view.hands
        ]
        self.sizes = view.sizes[:]
        self.left = [UNIT[cards.RANK_OF[card]] for card in cards.cards_of(unseen(view))]
        # At most one has a ceiling; dealt first, the others' cards stay as likely as they were.
        self.needs = sorted(
            (UNIT[view.ceilings[owner]], owner, view.sizes[owner] - view.hands[owner].bit_count())
            for owner in range(view.players)
            if owner != seat and view.sizes[owner] > view.hands[owner].bit_count()
        )

    def sample(self, rng: Random) -> list[int]:
        """Deal the cards that are not in sight; give all hands, added up."""
        left = self.left
        random = rng.random
        for place in range(len(left) - 1, 0, -1):
            other = int(random() * (place + 1))
            left[place], left[other] = left[other], left[place]
        hands = self.known[:]
        start = 0
        for ceiling, owner, need in self.needs:
            if ceiling < UNIT[NO_CEILING]:
                fitting = [card for card in left if card < 2 * ceiling][:need]
                hands[owner] += sum(fitting)
                left = left[:]
                for card in fitting:
                    left.remove(card)
            else:
                hands[owner] += sum(left[start : start + need])
                start += need
        return hands

    def counted(self, hands: list[int]) -> Hands:
        """Count hands that are added up as the quick player does."""
        if self.alone:
            ladders = [ladder_of(hand) for hand in hands]
            witches = [0] * len(hands)
        else:
            ladders = [ladder_of(hand & ~_WILD) for hand in hands]
            witches = [hand >> _WITCHES & _FIELD for hand in hands]
        return Hands(
            ladders,
            witches,
            [hand >> _MERCENARIES & _FIELD for hand in hands],
            [hand >> _PRESIDENTS & _FIELD for hand in hands],
            [hand & _ZOMBIES for hand in hands],
            self.sizes[:],
        )


def lowest_single(hand: int) -> int:
    """Find the rank that is given back without much thought: the lowest one without another."""
    ranks = [rank for rank in cards.STANDARD if hand >> _PLACE[rank] & _FIELD]
    alone = (rank for rank in ranks if hand >> _PLACE[rank] & _FIELD == 1)
    if ranks:
        return next(alone, ranks[0])
    others = (cards.ZOMBIE, cards.WITCH, cards.MERCENARY, cards.PRESIDENT)
    return next(rank for rank in others if hand >> _PLACE[rank] & _FIELD)
