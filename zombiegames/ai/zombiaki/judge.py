"""How a street looks to the zombies: a sum of weighted features, and the chance that it means.

Taken where a turn has just begun and its cards are drawn: before the humans' turn, or after the
zombies have moved in theirs. What a net, barrier or freeze was good for has then happened, and
needs no feature.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.numbers import KNOTS, WEIGHTS
from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki.board import FORWARD, GRID, LANE_OF, LAST_ROW, ROW_OF, squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.games.zombiaki.state import Street

# Where each group of features begins.
ALWAYS = 0
ZOMBIE = 1
"""By row: there is a zombie, its strength, shielded, first of its lane, cannot go on, weak."""
ZOMBIE_SIZE = 6
DOG = ZOMBIE + ZOMBIE_SIZE * GRID.rows
"""By row."""
BOSS = DOG + GRID.rows
"""There is one, orders left, its row."""
THING = BOSS + 3
"""By kind of obstacle: it lies there, a zombie comes its way, the next one comes onto it."""
THING_SIZE = 3
THING_KINDS = (
    *cards.PIT_KINDS, *cards.WALL_KINDS, *cards.TRAP_KINDS, cards.BARREL, cards.BARRIER
)  # fmt: skip
FRONT = THING + THING_SIZE * len(THING_KINDS)
"""One, two, three zombies in row 5; as many more than the humans can answer; 3."""
TERROR = FRONT + 5
"""Terror, and terror with somebody in row 4 or 5."""
FROZEN = TERROR + 2
HAND = FROZEN + 1
"""By kind, both hands."""
GUNS = HAND + len(cards.KINDS)
"""Cards left in the humans' deck, in tens; none left."""
LOST = GUNS + 2
"""Strength of the zombies in the discard pile, in tens."""

_THING_AT = tuple(
    THING + THING_SIZE * THING_KINDS.index(kind) if kind in THING_KINDS else -1
    for kind in range(len(cards.KINDS))
)
_HAND_OF = tuple(HAND + max(0, kind) for kind in KIND_OF)
"""By component."""
_ANSWERS = frozenset(
    (*cards.SHOT_KINDS, cards.FLAMETHROWER, cards.GRENADE, cards.BARRIER, cards.FREEZE,
     cards.SEARCHLIGHT, cards.BACK_OFF, cards.BLOOD, cards.NET, cards.PETROL)
)  # fmt: skip
_ANSWER = tuple(kind in _ANSWERS for kind in KIND_OF)
_strength_of = tuple(
    cards.VALUE_OF[card] if 0 < card < cards.FIRST_DOG else 0 for card in range(len(KIND_OF))
).__getitem__
_IS_WALL = tuple(kind in cards.WALL_KINDS for kind in KIND_OF)
_IS_PIT = tuple(kind in cards.PIT_KINDS for kind in KIND_OF)
_AHEAD = tuple(
    sum(1 << s for s in GRID.squares if LANE_OF[s] == LANE_OF[t] and s > t) for t in GRID.squares
)
_BEHIND = tuple(
    sum(1 << s for s in GRID.squares if LANE_OF[s] == LANE_OF[t] and s < t) for t in GRID.squares
)
_ROW_45 = sum(1 << s for s in GRID.squares if ROW_OF[s] >= GRID.rows - 2)
_ZOMBIE_AT = tuple(ZOMBIE + ZOMBIE_SIZE * ROW_OF[s] for s in GRID.squares)


def weigh(world: Street, w: Sequence[float]) -> float:
    """Add up the features of a street, each times its weight."""
    left = len(world.decks[HUMANS])
    total = w[ALWAYS] + w[GUNS] * (left / 10)
    zombies, things = world.zombies, world.things
    figures, strengths, shields = world.figures, world.strength, world.shield
    obstacles = world.obstacles
    for square in squares_of(zombies):
        figure = figures[square]
        strength = strengths[figure]
        i = _ZOMBIE_AT[square]
        total += w[i] + w[i + 1] * strength
        if shields[figure] >= 0:
            total += w[i + 2]
        if not zombies & _AHEAD[square]:
            total += w[i + 3]
        to = FORWARD[square]
        if to >= 0 and things >> to & 1:
            thing = obstacles[to]
            if (_IS_WALL[thing] and strength < cards.VALUE_OF[thing]) or (
                _IS_PIT[thing] and strength <= cards.VALUE_OF[thing]
            ):
                total += w[i + 4]
        if strength == 1:
            total += w[i + 5]
    if world.dogs:
        for square in squares_of(world.dogs):
            total += w[DOG + ROW_OF[square]]
    if world.boss >= 0:
        total += w[BOSS] + w[BOSS + 1] * world.orders
        total += w[BOSS + 2] * ROW_OF[world.at[world.boss]]
    if things:
        for square in squares_of(things):
            i = _THING_AT[KIND_OF[obstacles[square]]]
            total += w[i]
            behind = zombies & _BEHIND[square]
            if behind:
                total += w[i + 1]
                if behind >> (square - 1) & 1:
                    total += w[i + 2]
    hand = world.hands[HUMANS]
    answers = 0
    for card in hand:
        total += w[_HAND_OF[card]]
        answers += _ANSWER[card]
    for card in world.hands[ZOMBIES]:
        total += w[_HAND_OF[card]]
    front = zombies & LAST_ROW
    if world.terror:
        total += w[TERROR]
        if zombies & _ROW_45:
            total += w[TERROR + 1]
        answers = min(answers, 1)
    if front:
        count = len(squares_of(front))
        total += w[FRONT + count - 1]
        if count > answers:
            total += w[FRONT + 3]
        if world.terror and count > 1:
            total += w[FRONT + 4]
    if world.frozen:
        total += w[FROZEN]
    if not left:
        total += w[GUNS + 1]
    total += w[LOST] * (sum(map(_strength_of, world.discards[ZOMBIES])) / 10)
    return total


# -- what it means ---------------------------------------------------------------------

SURE = 9.0
"""The outlook of a game that is won, in log odds."""


def _by_deck(knots: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Interpolate between the weights fitted for some sizes of the zombies' deck."""
    found = []
    for left in range(cards.DECK_SIZE + 1):
        size = min(max(left, KNOTS[0]), KNOTS[-1])
        i = next(i for i in range(len(KNOTS) - 1) if size <= KNOTS[i + 1])
        t = (size - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
        found.append(tuple(w[i] * (1 - t) + w[i + 1] * t for w in knots))
    return found


_WEIGHTS = tuple(_by_deck(knots) for knots in WEIGHTS)
"""By seat whose turn it is and cards left in the zombies' deck."""

KEEP = tuple(
    [sign * _WEIGHTS[other][cards.DECK_SIZE // 2][HAND + kind] for kind in range(len(cards.KINDS))]
    for other, sign in ((HUMANS, 1), (ZOMBIES, -1))
)
"""By seat and kind: what a card still in the hand in the other's turn is worth to its owner."""


def outlook(world: Street) -> float:
    """Give the log odds of the zombies."""
    if world.winner >= 0:
        return SURE if world.winner == ZOMBIES else -SURE
    return weigh(world, _WEIGHTS[world.seat][len(world.decks[ZOMBIES])])


def at_the_end(world: Street) -> float:
    """Give the log odds of the zombies if they play no more in their turn."""
    if world.winner >= 0:
        return SURE if world.winner == ZOMBIES else -SURE
    return weigh(world, _WEIGHTS[HUMANS][len(world.decks[ZOMBIES])])


def chance(odds: float) -> float:
    """Turn log odds into a share of the win."""
    return 1 / (1 + exp(-odds))
