"""Who is likely to win a position of Zomb'Animaux in which no card is hidden, and who surely has.

Each seat has a strength, a sum of learned amounts (``numbers.py``): its brains, alone and
against the fewest of the others; its cards, each for lying in the hand or in the graveyard; how
many they are; what it can put on the horde now; how many of its cards no other hand can top. The
shares of the win are to each other like the exponentials of the strengths.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import exp
from typing import TYPE_CHECKING

from zombiegames.ai.zombanimaux.numbers import MORE, TWO
from zombiegames.games.zombanimaux.cards import MOSQUITO, SPIDER
from zombiegames.games.zombanimaux.terms import PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ai.zombanimaux.numbers import Weights
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie

PAIR = 2
"""Players for whom the weights of a duel hold."""


def fitting(hand: Sequence[int], top: int) -> int:
    """Count the cards of a hand that may be put on ``top`` (0: on an empty horde)."""
    if top <= MOSQUITO:
        return len(hand)
    if top == SPIDER:
        return bisect_left(hand, SPIDER)
    return len(hand) - bisect_right(hand, top) + bisect_right(hand, MOSQUITO)


def _at(table: Sequence[float], place: int) -> float:
    """Look up a table whose last entry stands for all beyond it."""
    return table[place] if place < len(table) else table[-1]


def strengths(world: Menagerie, weights: Weights) -> list[float]:
    """Sum up what each seat has."""
    players, hands, graves, brains = world.players, world.hands, world.graves, world.brains
    turn, drawn = world.seat, world.drawn
    sizes = [len(hand) + len(grave) for hand, grave in zip(hands, graves, strict=True)]
    if turn >= 0:
        sizes[turn] += len(world.picked) + len(drawn)
    held = sum(sizes)
    order = sorted(brains)
    tops = sorted([hand[-1] if hand else 0 for hand in hands])
    top = world.horde[-1] if world.horde else 0
    value_in_hand, value_in_grave = weights.hand, weights.grave
    found = []
    for seat in range(players):
        hand, left, size = hands[seat], brains[seat], sizes[seat]
        fewest = order[1] if left == order[0] else order[0]
        highest = hand[-1] if hand else 0
        rival = tops[-2] if highest == tops[-1] else tops[-1]
        total = (
            _at(weights.brains, left)
            + weights.against * left / (1 + min(fewest, left))
            + weights.ahead * (left - fewest) / (1 + fewest)
            + _at(weights.hand_size, len(hand))
            + _at(weights.cards, size)
            + weights.near * (held - size) / ((players - 1) * (1 + size))
            + _at(weights.above, len(hand) - bisect_right(hand, rival))
        )
        for card in hand:
            total += value_in_hand[card]
        for card in graves[seat]:
            total += value_in_grave[card]
        if turn == seat:
            total += weights.prompt[world.prompt]
            if world.prompt == PLAY:
                fit = fitting(hand, top)
                total += _at(weights.turn if top else weights.turn_empty, fit)
                if not fit:
                    total += weights.stuck / (left or 1)
            if world.mouse:
                total += weights.mouse
            for card in world.picked:
                total += value_in_hand[card]
            for card in drawn:
                total += weights.drawn[card]
        elif turn >= 0:
            fit = fitting(hand, top)
            if (turn + 1 - seat) % players:
                total += _at(weights.later, fit)
            else:
                total += _at(weights.next, fit)
                if not fit:
                    total += weights.stuck_next / (left or 1)
        elif seat == world.actor:
            for card in drawn:
                total += weights.drawn[card]
        found.append(total)
    return found


def shares(world: Menagerie) -> tuple[float, ...]:
    """Estimate the shares of the win; of a game that is over, tell them."""
    outcome = world.outcome()
    if outcome is not None:
        return outcome.returns
    found = strengths(world, TWO if world.players == PAIR else MORE)
    most = max(found)
    parts = [exp(strength - most) for strength in found]
    whole = sum(parts)
    return tuple([part / whole for part in parts])


# -- ends -------------------------------------------------------------------------------


def left_if_out(world: Menagerie, seat: Seat, gifts: Sequence[Seat] = ()) -> list[int]:
    """Count the brains of all if ``seat`` ends the round with a play that gives such extras."""
    return [
        left if other == seat else max(0, left - len(hand) - len(grave) - gifts.count(other))
        for other, (left, hand, grave) in enumerate(
            zip(world.brains, world.hands, world.graves, strict=True)
        )
    ]


def wins(brains: Sequence[int], seat: Seat) -> bool:
    """Tell whether the game is over with these brains, and the seat alone has won."""
    own = brains[seat]
    others = [left for other, left in enumerate(brains) if other != seat]
    return min(others) <= 0 and own > max(0, *others)
