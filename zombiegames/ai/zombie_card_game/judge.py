"""What a place in a deal is worth: the share of the game that presidencies and titles promise."""

from __future__ import annotations

from functools import cache

from zombiegames.games.zombie_card_game.terms import PRESIDENCIES

NEXT_PRESIDENT = {
    3: (0.78, 0.16, 0.06),
    4: (0.60, 0.32, 0.045, 0.035),
    5: (0.53, 0.30, 0.11, 0.036, 0.024),
    6: (0.48, 0.275, 0.097, 0.098, 0.028, 0.022),
}
"""By players: how likely each place of a deal makes the President of the next one.

Counted in 20,000 games of the quick player against itself.
"""


@cache
def promise(presidencies: tuple[int, ...], first: int, me: int, place: int) -> float:
    """Estimate the share of the game of a seat.

    Args:
        presidencies: by seat, before the deal was played.
        first: who has become the President of the deal.
        me: the seat that wants to know.
        place: its place in the deal.
    """
    now = _raised(presidencies, first)
    if now[first] == PRESIDENCIES:
        return float(first == me)
    players = len(now)
    chances = NEXT_PRESIDENT[players]
    if first == me:
        place = 0
    # The places of the others are not known: they share what is left.
    rest = 1.0 - chances[0] - (chances[place] if place else 0.0)
    others = [seat for seat in range(players) if seat not in (first, me)]
    worth = chances[0] * _hope(now, first, me)
    if first != me:
        worth += chances[place] * _hope(now, me, me)
    return worth + sum(rest / len(others) * _hope(now, other, me) for other in others)


@cache
def _hope(presidencies: tuple[int, ...], first: int, me: int) -> float:
    """The same with all places but the first unknown."""
    now = _raised(presidencies, first)
    if now[first] == PRESIDENCIES:
        return float(first == me)
    players = len(now)
    again = NEXT_PRESIDENT[players][0]
    other = (1.0 - again) / (players - 1)
    return sum(
        (again if seat == first else other) * _hope(now, seat, me) for seat in range(players)
    )


def _raised(presidencies: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*presidencies[:seat], presidencies[seat] + 1, *presidencies[seat + 1 :])
