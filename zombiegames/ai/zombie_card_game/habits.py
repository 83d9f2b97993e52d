"""A quick player: plays a deal to its end in a twentieth of a millisecond, for all seats.

Search tries each of its actions in many deals, and this is how they go on. A hand is only counted
here, not cards: its ladder of standard sets, and numbers of witches, Mercenaries, Presidents and
zombies. The choice is between a few plays, by the sums of ``numbers``: the lowest and
the highest set of the right size, one with witches, one out of a larger set, and the fewest
Mercenaries, Presidents or zombies that answer. Whoever can go out does. Seats may also choose by
``counting``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.zombie_card_game import counting, numbers
from zombiegames.games.zombie_card_game.answers import DEMAND_OF, DEMANDS
from zombiegames.games.zombie_card_game.cards import COPIES, MERCENARY, PRESIDENT, ZOMBIE
from zombiegames.games.zombie_card_game.ladder import ABOVE, FIRST, RUNG, RUNG_BITS, STEPS
from zombiegames.games.zombie_card_game.terms import NEXT, SET

if TYPE_CHECKING:
    from collections.abc import Iterable

EVERYBODY = -1
"""Instead of a seat whose place is of interest."""

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
    for (absolute, opening, rank, size), number in DEMAND_OF.items()
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

LOW_TOP, HIGH_TOP, MERCENARY_TOP, PRESIDENT_TOP, ZOMBIE_TOP = range(5)
"""What special cards answer: their rows go by it."""
HIGHEST_LOW = 9
"""Standard cards above it are high ones."""
TOP_OF = tuple(
    {ZOMBIE: ZOMBIE_TOP, MERCENARY: MERCENARY_TOP, PRESIDENT: PRESIDENT_TOP}.get(
        rank, HIGH_TOP if rank > HIGHEST_LOW else LOW_TOP
    )
    for rank in range(len(COPIES))
)
"""By rank on top: what it is to special cards."""

MERCENARY_ROW, PRESIDENT_ROW, ZOMBIE_ROW, HORDE_ROW = range(SET + 1, SET + 5)
"""Rows of a lead of special cards, behind those of sets of 1 … 4 cards."""

LEAST = (0, 0, 1, 2, 2, 3, 3, 3, *[4] * 16)
"""By fewest cards in a hand: how near the end is."""
GROUPS = (0, 0, 1, 2, 2, *[3] * 9)
"""By groups of standard cards in a hand: few or many."""
SORT = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""By standard rank: the sort of a lead."""
LED_MERCENARY, LED_PRESIDENT, LED_ZOMBIE, LED_HORDE = 4, 5, 6, 7
"""The other sorts of a lead."""
MOST_GROUPS, MOST_OTHERS, MOST_LEFT, MOST_POWER, MOST_ALIKE = 8, 3, 4, 6, 7
"""Above these numbers all are alike."""

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
    went: tuple[int, ...]
    """Seats that have gone out, in order."""


def _field(shift: int, parts: Iterable[int]) -> tuple[int, ...]:
    return tuple(part << shift for part in parts)


# A situation is one number with a field of bits for each part of it. By part: what it adds.
_HANDS = range(len(LEAST))
_BY_POWER = _field(0, (min(power, MOST_POWER) for power in _HANDS))
_BY_LEFT = _field(3, (min(left, MOST_LEFT) for left in _HANDS))
_BY_OTHERS = _field(6, (min(others, MOST_OTHERS) for others in _HANDS))
_BY_LEAST = _field(8, LEAST)
_BY_GROUPS = _field(11, (min(groups, MOST_GROUPS) for groups in _HANDS))
_BY_SIZE = _field(15, (min(size, SET) for size in _HANDS))

_ANSWERS: dict[int, tuple[Row, ...]] = {}
_LEADS: dict[int, tuple[Row, ...]] = {}
"""What was summed up so far, by situation."""
_COUNTED = {
    _BY_SIZE[size] + _BY_LEAST[least]: counting.answers(size, LEAST[least])
    for size in range(1, SET + 1)
    for least in (LEAST.index(near) for near in range(LEAST[-1] + 1))
}
"""What is liked in counting leads: by size and how near the end is."""
_COUNTED_LEADS = counting.leads()


def answers(
    size: int, groups: int, least: int, others: int, left: int, power: int
) -> tuple[Row, ...]:
    """Sum up what is liked in a situation: by sort of an answer, then by its rank or the top.

    Args:
        size: of what lies on top.
        groups: standard ranks in the own hand.
        least: cards in the shortest hand.
        others: how many may still answer, besides the player of the top.
        left: cards of the player of the top.
        power: Mercenaries, Presidents, pairs of zombies and witches in the own hand.
    """
    few = GROUPS[groups]
    size, groups, near = min(size, SET), min(groups, MOST_GROUPS), LEAST[least]
    others, left, power = min(others, MOST_OTHERS), min(left, MOST_LEFT), min(power, MOST_POWER)
    rows = []
    for sort in range(HORDE + 1):
        line = sort * SET + size - 1
        known = (
            numbers.ANSWER_GROUPS[line][groups]
            + numbers.ANSWER_LEAST[sort][near * 4 + others]
            + numbers.ANSWER_TOP[sort][left * 4 + few]
            + numbers.ANSWER_POWER[sort][power * 4 + few]
        )
        rows.append(tuple(known + liked for liked in numbers.ANSWER_RANK[line]))
    return tuple(rows)


def leads(groups: int, least: int, power: int) -> tuple[Row, ...]:
    """Sum up what is liked in a situation: by cards led 1 … 4 and rank; then by sort and held.

    The arguments are those of :func:`answers`.
    """
    rows: list[Row] = [()]
    by_groups = numbers.LEAD_GROUPS[min(groups, MOST_GROUPS)]
    by_least = numbers.LEAD_LEAST[LEAST[least]]
    by_power = numbers.LEAD_POWER[min(power, MOST_POWER)]

    def known(sort: int, held: int) -> int:
        return by_groups[sort * 8 + held] + by_least[sort * 8 + held] + by_power[sort]

    for cards in range(1, SET + 1):
        liked = numbers.LEAD_RANK[cards - 1]
        rows.append(tuple(liked[rank] + known(SORT[rank], cards) for rank in range(len(SORT))))
    single, mercenary, president, horde = numbers.LEAD_RANK[SET][:4]
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
) -> tuple[int, ...]:
    """Play a deal on until it is over, or until it is known how it ends for ``me``.

    One loop over plain numbers, for speed: a deal takes less than a twentieth of a millisecond, and
    a function called for every decision costs three or four per cent of that. Only the two choices
    by what is liked are worth one.

    Args:
        table: the position; not changed.
        hands: the hands; changed.
        me: whose place is of interest; ``EVERYBODY``: the places of all are.
        first_play: rank, naturals and witches of the first action, no cards for a pass; None:
            the quick player chooses.
        counters: a mask of the seats that choose by ``counting``.

    Returns:
        The seats in the order of going out; of one seat's interest, that one is the last told.
    """
    ladders, witches, mercenaries, presidents, zombies, sizes = hands
    (absolute, leading, seat, top, top_rank, top_size, opening, alive, playing, went) = table
    need_of = NEED_OF[absolute]
    standard, need_m, need_p, need_z = needs = need_of.get(
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
                other = _next_to_lead(alive, sizes, witches, seat)
                if other == seat:
                    return _stuck(alive, sizes, seat, went, me)
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
                key = _BY_GROUPS[groups] + _BY_LEAST[least] + _BY_POWER[power]
                rows = _COUNTED_LEADS if counters >> seat & 1 else _LEADS.get(key)
                if rows is None:
                    rows = _LEADS[key] = leads(groups, least, power)
                rank, naturals = _liked_lead(rows, ladder, m, p, z)
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
                    key = _BY_SIZE[top_size] + _BY_LEAST[least]
                    if counters >> seat & 1:
                        rows = _COUNTED[key]
                    else:
                        power = m + p + (z >> 1) + witches[seat]
                        left = sizes[top]
                        others = (playing & ~(1 << seat | 1 << top)).bit_count()
                        key += (
                            _BY_GROUPS[groups]
                            + _BY_OTHERS[others]
                            + _BY_LEFT[left]
                            + _BY_POWER[power]
                        )
                        rows = _ANSWERS.get(key)
                        if rows is None:
                            rows = _ANSWERS[key] = answers(
                                top_size, groups, least, others, left, power
                            )
                    rank, naturals, beside = _liked_answer(
                        rows, needs, ladder, wild, fitting, larger, top_rank, top_size, m, p, z
                    )
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
            least = left if left < least else least
            if not left:
                bit = 1 << seat
                alive &= ~bit
                playing &= ~bit
                went = (*went, seat)
                if seat == me:
                    return went
                if not alive & alive - 1:
                    return (*went, alive.bit_length() - 1)
                least = min(sizes[s] for s in SEATS_OF[alive])
            if rank == ZOMBIE and size > 1:
                playing = alive
                seat = seat if left else NEXT[alive][seat]
                leading = True
                continue
            standard, need_m, need_p, need_z = needs = need_of[opening << 9 | rank << 4 | size]
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


def _liked_lead(
    rows: tuple[Row, ...], ladder: int, mercenaries: int, presidents: int, zombies: int
) -> tuple[int, int]:
    """Choose the lead that is liked best: rank and cards."""
    best, rank, naturals, cards = -100_000, 0, 0, 1
    rungs = ladder & RUNG_BITS
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
    if mercenaries and rows[MERCENARY_ROW][mercenaries] > best:
        best, rank, naturals = rows[MERCENARY_ROW][mercenaries], MERCENARY, 1
    if presidents and rows[PRESIDENT_ROW][presidents] > best:
        best, rank, naturals = rows[PRESIDENT_ROW][presidents], PRESIDENT, 1
    if zombies and rows[ZOMBIE_ROW][zombies] > best:
        best, rank, naturals = rows[ZOMBIE_ROW][zombies], ZOMBIE, 1
    if zombies > 1 and rows[HORDE_ROW][zombies] > best:
        rank, naturals = ZOMBIE, 2
    return rank, naturals


def _liked_answer(
    rows: tuple[Row, ...],
    needs: tuple[int, ...],
    ladder: int,
    wild: int,
    fitting: int,
    larger: int,
    top_rank: int,
    top_size: int,
    mercenaries: int,
    presidents: int,
    zombies: int,
) -> tuple[int, int, int]:
    """Choose the answer that is liked best: rank, naturals and witches, no cards for a pass.

    Args:
        rows: what is liked, by sort of an answer.
        needs: see ``NEEDS``.
        ladder: of the hand.
        wild: witches that may lie beside a standard card.
        fitting: the ranks, as bits of a rung, of which there are enough and high enough cards.
        larger: those of them of which there are more than enough.
        top_rank: of what is answered.
        top_size: of what is answered.
        mercenaries: in the hand.
        presidents: in the hand.
        zombies: in the hand.
    """
    best = rank = naturals = beside = 0
    standard, need_m, need_p, need_z = needs
    if standard:
        exact = fitting ^ larger
        if exact:
            candidate = (exact & -exact).bit_length() + 1
            if rows[LOWEST][candidate] > best:
                best, rank, naturals = rows[LOWEST][candidate], candidate, top_size
            highest = exact.bit_length() + 1
            if highest != candidate and rows[HIGHEST][highest] > best:
                best, rank, naturals = rows[HIGHEST][highest], highest, top_size
        if larger:
            candidate = (larger & -larger).bit_length() + 1
            if rows[SPLIT][candidate] > best:
                best, rank, naturals = rows[SPLIT][candidate], candidate, top_size
        if wild:
            for joined in range(1, min(wild, top_size - 1) + 1):
                shifted = ladder >> RUNG * (top_size - joined - 1)
                exact = shifted & ~(shifted >> RUNG) & ABOVE[top_rank]
                if exact:
                    candidate = (exact & -exact).bit_length() + 1
                    if rows[FILLED][candidate] > best:
                        best, rank = rows[FILLED][candidate], candidate
                        naturals, beside = top_size - joined, joined
                    break
    kind = TOP_OF[top_rank]
    if mercenaries >= need_m and rows[HIRED][kind] > best:
        best, rank, naturals, beside = rows[HIRED][kind], MERCENARY, need_m, 0
    if presidents >= need_p and rows[RULED][kind] > best:
        best, rank, naturals, beside = rows[RULED][kind], PRESIDENT, need_p, 0
    if zombies >= need_z and rows[HORDE][kind] > best:
        rank, naturals, beside = ZOMBIE, need_z, 0
    return rank, naturals, beside


def taken(ladder: int, rank: int, number: int) -> int:
    """Take cards of a standard rank off a ladder."""
    steps = ladder & COLUMN[rank]
    held = steps.bit_count()
    return ladder & ~steps | STEPS[rank][held - number]


def _next_to_lead(alive: int, sizes: list[int], witches: list[int], seat: int) -> int:
    """Find who leads for a seat that holds only witches (ZP-05); itself: nobody can."""
    other = NEXT[alive][seat]
    while other != seat and sizes[other] == witches[other]:
        other = NEXT[alive][other]
    return other


def _stuck(
    alive: int, sizes: list[int], seat: int, went: tuple[int, ...], me: int
) -> tuple[int, ...]:
    """Rank those who hold only witches (ZP-05)."""
    players = len(sizes)
    stuck = sorted(SEATS_OF[alive], key=lambda s: (sizes[s], (s - seat) % players))
    return (*went, *stuck[: stuck.index(me) + 1 if me >= 0 else players])
