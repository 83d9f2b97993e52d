"""A quick player: plays a deal to its end in a twentieth of a millisecond, for all seats.

Search tries each of its actions in many deals, and this is how they go on. A hand is only counted
here, not cards: its ladder of standard sets, and numbers of witches, Mercenaries, Presidents and
zombies. The choice is between a few plays, by sums of the numbers in ``learned``: the lowest and
the highest set of the right size, one with witches, one out of a larger set, and the fewest
Mercenaries, Presidents or zombies that answer. Whoever can go out does. Seats may also choose by
the numbers in ``counting``.
"""

from __future__ import annotations

from typing import NamedTuple

from zombiegames.ai.zombie_card_game import counting, learned
from zombiegames.games.zombie_card_game.answers import DEMAND_OF as _DEMAND_OF
from zombiegames.games.zombie_card_game.answers import DEMANDS
from zombiegames.games.zombie_card_game.cards import COPIES, MERCENARY, PRESIDENT, ZOMBIE
from zombiegames.games.zombie_card_game.ladder import ABOVE, FIRST, RUNG, RUNG_BITS, STEPS
from zombiegames.games.zombie_card_game.terms import NEXT, SET

NEVER = 99
"""Cards needed of a sort that does not answer."""

NEEDS = {
    (absolute, opening << 9 | rank << 4 | size): (
        wanted.standard,
        *(
            fewest if fewest <= most else NEVER
            for fewest, most in (wanted.mercenaries, wanted.presidents, wanted.zombies)
        ),
    )
    for (absolute, opening, rank, size), number in _DEMAND_OF.items()
    for wanted in (DEMANDS[number],)
}
"""What answers a top: by option, and opening, rank and size of the top in one number."""

NEED_OF = tuple(
    {top: needs for (option, top), needs in NEEDS.items() if option == absolute}
    for absolute in (False, True)
)
"""By the option ``absolute_president``, then by top."""

COLUMN = tuple(steps[-1] for steps in STEPS)
"""By rank: all its steps on a ladder."""

LOWEST, HIGHEST, FILLED, SPLIT, HIRED, RULED, HORDE = range(7)
"""Sorts of an answer: exact sets, one with witches, one out of a larger set, Mercenaries,
Presidents, zombies."""

LEAST = (0, 0, 1, 2, 2, 3, 3, 3, *[4] * 16)
"""By fewest cards in a hand: how near the end is."""
GROUPS = (0, 0, 1, 2, 2, *[3] * 9)
"""By groups of standard cards in a hand: few or many."""
SORT = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""By standard rank: the sort of a lead."""
LED_MERCENARY, LED_PRESIDENT, LED_ZOMBIE, LED_HORDE = 4, 5, 6, 7
"""The other sorts of a lead."""
MOST_GROUPS, MOST_POWER, MOST_ALIKE = 8, 6, 7

Row = tuple[int, ...]


class Hands(NamedTuple):
    """Hands of all seats, counted; each a list by seat."""

    ladders: list[int]
    witches: list[int]
    """That are wild; with the option ``witch_alone`` they are queens, on the ladders."""
    mercenaries: list[int]
    presidents: list[int]
    zombies: list[int]
    sizes: list[int]


class Table(NamedTuple):
    """All the rest of a position within a deal."""

    absolute: bool
    """The option ``absolute_president``."""
    leading: bool
    actor: int
    top: int
    rank: int
    size: int
    opening: int
    alive: int
    playing: int
    went: int
    """How many have gone out."""
    first: int
    """Who has gone out first, -1: nobody yet."""


_ANSWERS: dict[int, tuple[Row, ...]] = {}
_LEADS: dict[int, tuple[Row, ...]] = {}
_COUNTED = {
    size * 8 + least: counting.answers(size, least)
    for size in range(1, SET + 1)
    for least in range(LEAST[-1] + 1)
}
"""What who counts leads likes: by size and how near the end is."""
_COUNTED_LEADS = counting.leads()


def answers(
    size: int, groups: int, least: int, others: int, left: int, power: int
) -> tuple[Row, ...]:
    """Sum up what is liked in a situation: by sort of an answer, then by its rank."""
    few = GROUPS[groups]
    rows = []
    for sort in range(HORDE + 1):
        line = sort * SET + size - 1
        known = (
            learned.ANSWER_GROUPS[line][groups]
            + learned.ANSWER_LEAST[sort][least * 4 + others]
            + learned.ANSWER_TOP[sort][left * 4 + few]
            + learned.ANSWER_POWER[sort][power * 4 + few]
        )
        rows.append(tuple(known + liked for liked in learned.ANSWER_RANK[line]))
    return tuple(rows)


def leads(groups: int, least: int, power: int) -> tuple[Row, ...]:
    """Sum up what is liked in a situation: by cards led 1 … 4 and rank; then by sort and held."""
    rows: list[Row] = [()]
    by_groups, by_least = learned.LEAD_GROUPS[groups], learned.LEAD_LEAST[least]
    by_power = learned.LEAD_POWER[power]

    def known(sort: int, held: int) -> int:
        return by_groups[sort * 8 + held] + by_least[sort * 8 + held] + by_power[sort]

    for cards in range(1, SET + 1):
        liked = learned.LEAD_RANK[cards - 1]
        rows.append(tuple(liked[rank] + known(SORT[rank], cards) for rank in range(len(SORT))))
    single, mercenary, president, horde = learned.LEAD_RANK[SET][:4]
    for sort, liked_ in (
        (LED_MERCENARY, mercenary),
        (LED_PRESIDENT, president),
        (LED_ZOMBIE, single),
        (LED_HORDE, horde),
    ):
        rows.append(
            tuple(liked_ + known(sort, min(held, MOST_ALIKE)) for held in range(COPIES[ZOMBIE] + 1))
        )
    return tuple(rows)


def play_out(
    table: Table,
    hands: Hands,
    me: int,
    first_play: tuple[int, int, int] | None,
    counters: int = 0,
) -> tuple[int, int]:
    """Play a deal on until it is over, or until it is known how it ends for ``me``.

    Args:
        table: the position; not changed.
        hands: the hands; changed.
        me: whose place is of interest.
        first_play: rank, naturals and witches of the first action, no cards for a pass; None:
            the quick player chooses.
        counters: a mask of the seats that count leads as ``greedy`` does.

    Returns:
        Who goes out first, and the place of ``me``, 0 being the first.
    """
    ladders, witches, mercenaries, presidents, zombies, sizes = hands
    (absolute, leading, seat, top, top_rank, top_size, opening, alive, playing, went, first) = table
    need_of = NEED_OF[absolute]
    standard, need_m, need_p, need_z = need_of.get(
        opening << 9 | top_rank << 4 | top_size, (True, NEVER, NEVER, NEVER)
    )
    least = min(size for s, size in enumerate(sizes) if alive >> s & 1)
    forced = first_play
    while True:
        ladder, size, wild = ladders[seat], sizes[seat], witches[seat]
        m, p, z = mercenaries[seat], presidents[seat], zombies[seat]
        rank = naturals = beside = 0
        if forced is not None:
            rank, naturals, beside = forced
            forced = None
        elif leading:
            if size == wild:
                # ZP-05: the lead passes on; if nobody can lead, fewest cards are first.
                other = seat
                while True:
                    other = NEXT[alive][other]
                    if other == seat:
                        return _stuck(alive, sizes, seat, went, first, me)
                    if sizes[other] != witches[other]:
                        break
                seat = other
                continue
            rungs = ladder & RUNG_BITS
            groups = rungs.bit_count()
            if size <= SET and (
                not (m or p or z) if groups == 1 else not groups and not wild and size in (m, p, z)
            ):
                # All that is left is one set.
                if groups:
                    rank, beside = FIRST + rungs.bit_length() - 1, wild
                else:
                    rank = MERCENARY if m else PRESIDENT if p else ZOMBIE
                naturals = size - beside
            else:
                power = m + p + (z >> 1) + wild
                key = ((groups if groups < MOST_GROUPS else MOST_GROUPS) * 8 + LEAST[least]) * 8 + (
                    power if power < MOST_POWER else MOST_POWER
                )
                rows = _COUNTED_LEADS if counters >> seat & 1 else _LEADS.get(key)
                if rows is None:
                    rows = _LEADS[key] = leads(key >> 6, key >> 3 & 7, key & 7)
                best = -100_000
                cards = 1
                while rungs:
                    ladder >>= RUNG
                    more = ladder & RUNG_BITS
                    exact = rungs & ~more
                    rungs = more
                    row = rows[cards]
                    while exact:
                        bit = exact & -exact
                        exact ^= bit
                        candidate = bit.bit_length() + 1
                        if row[candidate] > best:
                            best, rank, naturals = row[candidate], candidate, cards
                    cards += 1
                if m and rows[5][m] > best:
                    best, rank, naturals = rows[5][m], MERCENARY, 1
                if p and rows[6][p] > best:
                    best, rank, naturals = rows[6][p], PRESIDENT, 1
                if z:
                    if rows[7][z] > best:
                        best, rank, naturals = rows[7][z], ZOMBIE, 1
                    if z > 1 and rows[8][z] > best:
                        rank, naturals = ZOMBIE, 2
        else:
            # Sets of the right size and rank, and larger ones.
            fitting = larger = 0
            if standard:
                above = ABOVE[top_rank]
                shifted = ladder >> RUNG * (top_size - 1)
                fitting = shifted & above
                larger = shifted >> RUNG & above
                if wild and top_size == 1:
                    wild = 0
            else:
                wild = 0
            if fitting or wild or m >= need_m or p >= need_p or z >= need_z:
                groups = (ladder & RUNG_BITS).bit_count()
                out = False
                if size <= SET:
                    # Is all that is left one set, and does it answer?
                    if groups == 1:
                        rank = FIRST + (ladder & RUNG_BITS).bit_length() - 1
                        if size == top_size and standard and rank > top_rank and not (m or p or z):
                            out, beside = True, witches[seat]
                    elif not groups and not witches[seat]:
                        if size == m:
                            rank, out = MERCENARY, need_m <= m <= opening
                        elif size == p:
                            rank, out = PRESIDENT, need_p <= p <= opening
                        elif size == z:
                            rank, out = ZOMBIE, need_z <= z
                if out:
                    naturals = size - beside
                else:
                    rank = beside = 0
                    if counters >> seat & 1:
                        rows = _COUNTED[(top_size if top_size < SET else SET) * 8 + LEAST[least]]
                    else:
                        power = m + p + (z >> 1) + witches[seat]
                        left = sizes[top]
                        others = (playing & ~(1 << seat | 1 << top)).bit_count()
                        key = (
                            (
                                (
                                    (
                                        (top_size if top_size < SET else SET) * 16
                                        + (groups if groups < MOST_GROUPS else MOST_GROUPS)
                                    )
                                    * 8
                                    + LEAST[least]
                                )
                                * 4
                                + (others if others < 3 else 3)
                            )
                            * 8
                            + (left if left < 4 else 4)
                        ) * 8 + (power if power < MOST_POWER else MOST_POWER)
                        rows = _ANSWERS.get(key)
                        if rows is None:
                            rows = _ANSWERS[key] = answers(
                                key >> 15, key >> 11 & 15, key >> 8 & 7, key >> 6 & 3, key >> 3 & 7,
                                key & 7,
                            )  # fmt: skip
                    best = 0
                    if standard:
                        exact = fitting ^ larger
                        if exact:
                            candidate = (exact & -exact).bit_length() + 1
                            if rows[0][candidate] > best:
                                best, rank, naturals = rows[0][candidate], candidate, top_size
                            highest = exact.bit_length() + 1
                            if highest != candidate and rows[1][highest] > best:
                                best, rank, naturals = rows[1][highest], highest, top_size
                        if larger:
                            candidate = (larger & -larger).bit_length() + 1
                            if rows[3][candidate] > best:
                                best, rank, naturals = rows[3][candidate], candidate, top_size
                        if wild:
                            for joined in range(1, min(wild, top_size - 1) + 1):
                                shifted = ladder >> RUNG * (top_size - joined - 1)
                                exact = shifted & ~(shifted >> RUNG) & above
                                if exact:
                                    candidate = (exact & -exact).bit_length() + 1
                                    if rows[2][candidate] > best:
                                        best, rank = rows[2][candidate], candidate
                                        naturals, beside = top_size - joined, joined
                                    break
                        kind = 4 if top_rank == ZOMBIE else 0 if top_rank <= 9 else 1
                    else:
                        kind = 2 if top_rank == MERCENARY else 3
                    if m >= need_m and rows[4][kind] > best:
                        best, rank, naturals, beside = rows[4][kind], MERCENARY, need_m, 0
                    if p >= need_p and rows[5][kind] > best:
                        best, rank, naturals, beside = rows[5][kind], PRESIDENT, need_p, 0
                    if z >= need_z and rows[6][kind] > best:
                        rank, naturals, beside = ZOMBIE, need_z, 0
        if rank:
            size = naturals + beside
            if leading:
                opening = size
                leading = False
            top, top_rank, top_size = seat, rank, size
            if beside:
                witches[seat] -= beside
            if rank == MERCENARY:
                mercenaries[seat] -= naturals
            elif rank == PRESIDENT:
                presidents[seat] -= naturals
            elif rank == ZOMBIE:
                zombies[seat] -= naturals
            else:
                ladders[seat] = taken(ladders[seat], rank, naturals)
            left = sizes[seat] = sizes[seat] - size
            least = min(least, left)
            if not left:
                bit = 1 << seat
                alive &= ~bit
                playing &= ~bit
                if first < 0:
                    first = seat
                if seat == me:
                    return first, went
                went += 1
                if not alive & alive - 1:
                    # The last one left; if it were not ``me``, that would have been known.
                    return first, went
                least = min(sizes[s] for s in SEATS_OF[alive])
            if rank == ZOMBIE and size > 1:
                playing = alive
                seat = seat if left else NEXT[alive][seat]
                leading = True
                continue
            standard, need_m, need_p, need_z = need_of[opening << 9 | rank << 4 | size]
        else:
            playing &= ~(1 << seat)
        follower = NEXT[playing][seat]
        if follower in (top, seat, -1):
            playing = alive
            seat = top if alive >> top & 1 else NEXT[alive][top]
            leading = True
        else:
            seat = follower


SEATS_OF = tuple(
    tuple(seat for seat in range(len(NEXT[0])) if mask >> seat & 1) for mask in range(len(NEXT))
)
"""By mask of seats."""


def taken(ladder: int, rank: int, number: int) -> int:
    """Take cards of a standard rank off a ladder."""
    steps = ladder & COLUMN[rank]
    held = steps.bit_count()
    return ladder & ~steps | STEPS[rank][held - number]


def _stuck(
    alive: int, sizes: list[int], seat: int, went: int, first: int, me: int
) -> tuple[int, int]:
    """Rank those who hold only witches (ZP-05)."""
    players = len(sizes)
    stuck = sorted(SEATS_OF[alive], key=lambda s: (sizes[s], (s - seat) % players))
    return (stuck[0] if first < 0 else first), went + stuck.index(me)
