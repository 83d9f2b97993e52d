"""What a player is after: the numbers of the rules of thumb and of the judge, and the styles.

The numbers were set by hand, and kept where they won more games in the arena.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Temper(NamedTuple):
    """How much things are worth to a player, in the unit of about a bullet."""

    cabin: float = 9.0
    """The pull of the Cabin's floor."""
    page: float = 1.0
    """… and each page in play more."""
    fading: float = 0.84
    """What is left of a pull one square further off."""
    trophy: float = 1.1
    """A dead dog."""
    late: float = 0.5
    """How much more it is worth to somebody with all but the last one."""
    floor: float = 1.6
    """A dead dog that stood on the Cabin's floor."""
    wound: float = 0.35
    """What a dog costs that does not kill."""
    death: float = 4.0
    """What dying costs, besides …"""
    death_trophy: float = 0.3
    """… a trophy had, …"""
    death_front: float = 1.2
    """… a card in front."""
    refill: float = 0.25
    """What a death gives back, for each half heart and bullet below a fresh pawn's."""
    heart: float = 0.45
    """A heart, for each half heart that is lacking."""
    bullet: float = 1.0
    """A bullet."""
    toll: float = 0.4
    """What a dog takes off what it sits on."""
    ready: float = 1.5
    """Standing where the spell can be cast at once, in times of the Cabin's pull."""
    dog_other: float = 1.0
    """A dog near another player."""
    dog_self: float = 1.5
    """A dog near oneself."""
    dog_floor: float = 1.3
    """A dog on the Cabin's floor while somebody else is nearer to it."""
    dog_own_floor: float = 0.8
    """A dog on the Cabin's floor while oneself is nearest."""
    dog_guard: float = 0.3
    """A dog close to the Cabin's door while somebody else is nearer."""
    goods: float = 1.5
    """Hearts and bullets of a tile near oneself."""
    dogs_of_tile: float = 0.15
    """Dogs of a tile near oneself."""
    cabin_self: float = 2.5
    """The Cabin near oneself, in times of its being far from the others."""
    throw: float = 2.0
    """A card in the hand worth less is discarded to draw another."""
    page_hand: float = 2.4
    """A page in the hand that can be laid down."""
    weapon_hand: float = 3.0
    """A weapon in the hand."""
    push_hand: float = 2.2
    """A card in the hand that moves or stops an opponent."""
    other_hand: float = 0.5
    """Any other card."""
    card: float = 0.5
    """Gain that makes a card worth playing."""
    push: float = 1.0
    """Hindering an opponent, in times of how near the spell it is."""
    shoot: float = 2.4
    """Bullets that are spent rather than lose half a heart and roll again."""


BALANCED = Temper()


WEIGHTS = {
    "trophies": 0.63,
    "trophies2": 0.31,
    "trophies4": 1.02,
    "health": 0.41,
    "low": 0.1,
    "bullets": 0.2,
    "strength": 0.05,
    "finish": 1.4,
    "spear": 0.24,
    "sickle": 0.1,
    "gun": 0.16,
    "pages": 0.08,
    "pages2": 0.11,
    "near": 0.3,
    "close": 0.19,
    "spell": 0.1,
    "ready": 0.73,
    "siege": 0.84,
    "hand_pages": 0.03,
    "cancel": 0.03,
    "sender": 0.04,
    "tokens": 0.09,
    "lost": -0.03,
    "turn": 0.24,
}
"""What counts in a prospect, in the order of ``judge.features``, and how much.

Fitted by logistic regression of the winner on the features at the ends of movements, in games of
the opponent against itself. The log loss on games of two players held out was 0.567; in the first
fifth of a game, where luck is still to come, 0.70.
"""

BALANCED_WEIGHTS = tuple(WEIGHTS.values())


class Style(NamedTuple):
    """How a style differs from the balanced play: factors on what counts."""

    temper: Mapping[str, float]
    """On the numbers of the temper."""
    weights: Mapping[str, float]
    """On the weights of the judge."""
    spite: float = 0.0
    """Share of the thought that is for the leader's harm instead of the own good."""


STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "": Style({}, {}),
        "rusher": Style(
            {"cabin": 1.6, "fading": 1.08, "page": 1.5, "ready": 1.2, "trophy": 0.75, "heart": 0.8,
             "bullet": 0.8},
            {"near": 6.0, "close": 4.0, "spell": 5.0, "ready": 2.0, "siege": 1.5, "pages": 3.0,
             "trophies": 0.5},
        ),
        "hunter": Style(
            {"trophy": 1.9, "wound": 0.6, "dog_self": -0.3, "dogs_of_tile": -1.5, "cabin": 0.6},
            {"trophies": 2.2, "near": 0.5, "finish": 1.1},
        ),
        "hoarder": Style(
            {"heart": 2.2, "bullet": 2.2, "goods": 1.6, "cabin": 0.6, "page": 3.0, "trophy": 0.6,
             "wound": 1.6, "death": 1.5, "throw": 0.8, "shoot": 0.6},
            {"health": 2.5, "bullets": 3.0, "tokens": 2.5, "pages": 4.0, "near": 0.5},
        ),
        "spoiler": Style(
            {"push": 3.0, "push_hand": 1.5, "card": 0.7, "dog_other": 4.0, "dog_self": 0.5,
             "dog_floor": 3.0, "dog_guard": 3.0, "page_hand": 0.8},
            {},
            spite=0.7,
        ),
    }
)  # fmt: skip
"""By name; the empty one is balanced."""


def temper_of(style: str) -> Temper:
    """Give the temper of a style."""
    factors = STYLES[style].temper
    return Temper(*(value * factors.get(name, 1.0) for name, value in BALANCED._asdict().items()))


def weights_of(style: str) -> tuple[float, ...]:
    """Give the weights of a style."""
    factors = STYLES[style].weights
    return tuple(weight * factors.get(name, 1.0) for name, weight in WEIGHTS.items())
