"""What things are worth to this opponent, in points, and how it plays on in a hurry."""

from __future__ import annotations

from typing import NamedTuple

# -- what a position is worth ----------------------------------------------------------


class Weights(NamedTuple):
    """Points for a thing, in one half."""

    point: float
    """A point of the discs taken or stood on."""
    weapon: float
    """Held, or under a pawn …"""
    surplus: float
    """… and taken off again for each weapon without an enemy in reach."""
    token: float
    """Delivered."""
    errand: tuple[float, ...]
    """A shelter that still wants a token, by steps to it."""
    life: float
    """A pawn that can go on, while all discs lie on the board; less as they vanish …"""
    room: float
    """… and one that has two ways or more to do it; always the same."""
    hole: float
    """A pawn on a manhole, which can go on all the same."""
    own_food: float
    """A point of food closer to own pawns than to any other's …"""
    own_provision: float
    """… and a point that a provision there would bring …"""
    own_weapon: float
    """… and a weapon …"""
    own_foe: float
    """… and a point of an enemy, for an armed seat."""
    own_disc: float
    """Any of these discs."""
    tempo: float
    """An action left in the turn."""


WEIGHTS = (
    Weights(0.85, 2.8, 0.0, 12.0, (5.5, 5.5, 4.0, 4.0, 1.0, 1.0), 10.0, 1.0, -4.0,
        0.12, 0.7, 1.1, 0.4, -0.7, 0.7),
    Weights(1.0, 3.4, -4.5, 3.0, (1.2, 1.2, 1.2, 1.2, 0.6), 9.0, 1.0, -2.0,
        0.5, 0.4, 1.15, 0.25, -0.8, 0.7),
)  # fmt: skip
"""By half; from a regression of the final points on these things over games of this opponent
against itself."""

KEPT_TOKEN = (14.0, 5.0)
"""By half: a token delivered when nothing is shared any more …"""
KEPT_WEAPON = (3.0, 0.0)
"""… and a weapon."""
ALONE_SHARE = 0.7
"""The share of all in reach that a seat gets which collects alone, more or less."""

FOG = (16.0, 0.0)
"""Points ahead that make a win e times as likely as not, by half: in the first, …"""
CLEARING = (3.0, 10.0)
"""… and in the second with no discs left, and more with all."""

# -- what is done in a playout ---------------------------------------------------------

TAKEN_WEAPON = (3.0, 3.5)
"""By half: what a weapon is worth to the seat that takes it, or spends it."""
DELIVERY = (9.0, 4.0)
"""By half: what a delivery is worth."""
WAY = -1.0
"""A shelter or manhole where nothing is delivered, …"""
ONWARD = 0.7
"""… and for each disc beside it, up to three."""
DEAD_END = 3.0
"""A step to where no other follows."""
WHIM = 2.0
"""How much chance there is in it."""
PATIENCE = 4
"""Actions of a seat in a row that bring nothing, after which the others go on without it."""
