"""How good a position looks for each player: what counts, how much, and for which temper.

A player's *prospect* is a weighted sum of what it has on the map, in front and in the hand; the
shares of the win are the exponentials of the prospects over their sum.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING

from zombiegames.ai.zombies4.numbers import BALANCED_WEIGHTS
from zombiegames.games.zombies4 import cards
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.terms import FIRST_BULLETS, FULL_HEALTH, HEART
from zombiegames.games.zombies4.tiles import CABIN, CELLS, START, TILES, square_of

if TYPE_CHECKING:
    from zombiegames.games.zombies4.land import Land
    from zombiegames.games.zombies4.state import Woods

COST = (2.0, 1.55, 1.0, 0.8)
"""Half hearts or bullets that a dog costs, by weapons: none, Sickle, Spear, both."""

FLOOR = tuple(
    tuple(square_of(CABIN, cell) for cell in range(CELLS) if ground[cell] == "B")
    for ground in TILES[CABIN].ground
)
"""By turn of the Cabin: its four floor squares."""

DOOR = tuple(
    next(
        square_of(CABIN, cell)
        for cell in range(CELLS)
        if ground[cell] == "B" and any(ground[other] != "B" for other in inner[cell])
    )
    for ground, inner in zip(TILES[CABIN].ground, TILES[CABIN].inner, strict=True)
)
"""By turn of the Cabin: the floor square behind its door."""

_NO_FLOOR: tuple[int, ...] = ()

AROUND = 6
"""Squares around a pawn that are looked at."""

_NEAR = tuple(0.9**far for far in range(400))
_CLOSE = tuple(0.7**far for far in range(400))
_ARRIVE = tuple(max(0, 7 - max(1, far)) / 6 if far else 1.0 for far in range(400))
_DRIVEN = tuple(0.6**number for number in range(19))


def floor_of(land: Land) -> tuple[int, ...]:
    """Give the Cabin's floor squares, none where it is not on the map."""
    place = land.places[CABIN]
    return _NO_FLOOR if place is None else FLOOR[place[2]]


def features(view: Woods, seat: int) -> list[float]:
    """Measure what a player has, in the order of ``numbers.WEIGHTS``."""
    land, goal = view.land, view.house.trophies
    at, health, bullets = view.at[seat], view.health[seat], view.bullets[seat]
    if at < 0:
        at, health, bullets = START, FULL_HEALTH, FIRST_BULLETS
    trophies = view.trophies[seat]
    spear = sickle = gun = sender = pages = 0
    titles = []
    for card in view.fronts[seat]:
        kind = KIND_OF[card]
        titles.append(kind)
        if IS_PAGE[kind]:
            pages += 1
            if kind == cards.SENDER:
                sender = 1
        elif kind == cards.SPEAR:
            spear = 1
        elif kind == cards.SICKLE:
            sickle = 1
        elif kind == cards.GUN:
            gun = 1
    hand_pages = cancel = 0
    for card in view.hands[seat]:
        kind = KIND_OF[card]
        if kind < 0:
            continue
        if kind == cards.CANCEL:
            cancel += 1
        elif IS_PAGE[kind] and kind not in titles:
            hand_pages += 1
    cost = COST[sickle + 2 * spear]
    strength = (health - 0.5 + 0.8 * bullets) / cost
    left = max(1, goal - trophies)
    share = trophies / goal
    odds = min(1.0, (1 + pages) / 6)
    near = close = spell = ready = siege = 0.0
    place = land.places[CABIN]
    dogs = view.dogs
    if place is not None:
        floor = FLOOR[place[2]]
        far = 0 if at in floor else land.distance(DOOR[place[2]])[at]
        if far < FAR:
            guarding = sum(dogs[square] for square in floor)
            near, close = _NEAR[far], _CLOSE[far]
            spell = odds * near
            ready = odds * _ARRIVE[far] * _DRIVEN[guarding]
            siege = odds * near * min(1.0, strength / (guarding + 1))
    tokens = 0.0
    # What lies around the pawn, wave by wave.
    near_by, lying = land.near, view.tokens
    lack = (10 - health) / 4
    seen = {at}
    wave = [at]
    for far in range(AROUND + 1):
        following = []
        for square in wave:
            if lying[square]:
                tokens += _CLOSE[far] * (lack if lying[square] == HEART else 1.0)
            for other in near_by[square]:
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        wave = following
    return [
        share,
        share * share,
        share**4,
        health / 10,
        1.0 if health <= 2 else 0.0,
        min(bullets, 10) / 10,
        min(strength, 12.0) / 12,
        min(1.0, strength / left),
        spear,
        sickle,
        gun,
        pages / 3,
        pages * pages / 9,
        near,
        close,
        spell,
        ready,
        siege,
        hand_pages,
        cancel,
        sender,
        tokens,
        1.0 if view.lost[seat] else 0.0,
        1.0 - (seat - view.seat - 1) % view.players / view.players,
    ]


def shares(prospects: list[float]) -> tuple[float, ...]:
    """Turn prospects into shares of the win."""
    top = max(prospects)
    powers = [exp(prospect - top) for prospect in prospects]
    total = sum(powers)
    return tuple(power / total for power in powers)


def prospect(view: Woods, seat: int, weights: tuple[float, ...] = BALANCED_WEIGHTS) -> float:
    """Sum up what a player has."""
    total: float = sum(map(mul, features(view, seat), weights))
    return total


def judge(world: Woods, weights: tuple[float, ...] = BALANCED_WEIGHTS) -> tuple[float, ...]:
    """Estimate the shares of the win, at the end of a movement."""
    return shares([prospect(world, seat, weights) for seat in range(world.players)])
