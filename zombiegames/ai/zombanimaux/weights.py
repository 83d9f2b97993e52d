"""What the outlook learned from games of opponents that it guides against each other.

Fitted by logistic regression on who won, a set for duels and one for three to five players.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Amounts of strength; the last entry of a table by number stands for all beyond it."""

    brains: tuple[float, ...]
    """By brains."""
    hand: tuple[float, ...]
    """By card, in the hand or picked for it."""
    grave: tuple[float, ...]
    """By card, in the graveyard."""
    hand_size: tuple[float, ...]
    """By cards in the hand."""
    cards: tuple[float, ...]
    """By cards in hand and graveyard together."""
    turn: tuple[float, ...]
    """Whose turn it is, by cards that fit on the horde."""
    turn_empty: tuple[float, ...]
    """The same with an empty horde."""
    next: tuple[float, ...]
    """Who is next, by cards that would fit on the horde."""
    later: tuple[float, ...]
    """The others, the same."""
    above: tuple[float, ...]
    """By cards in the hand that are higher than all in the other hands."""
    prompt: tuple[float, ...]
    """Whose turn it is, by what is asked."""
    drawn: tuple[float, ...]
    """By card, drawn and not yet placed."""
    against: float
    """Brains in times of the fewest of the others."""
    ahead: float
    """Brains more than the fewest of the others, in times of these."""
    near: float
    """Cards that an opponent holds on average, in times of the own."""
    stuck: float
    """Whose turn it is and who has no card that fits, with one brain."""
    stuck_next: float
    """The same for who is next."""
    mouse: float
    """Whose turn goes on after a mouse."""


TWO = Weights(
    brains=(
        0.0,
        -0.994,
        -0.581,
        -0.463,
        -0.27,
        -0.07,
        0.05,
        0.284,
        0.464,
        0.612,
        0.664,
        0.555,
        0.067,
        0.0,
        0.0,
        0.0,
    ),
    hand=(
        0.0,
        -0.044,
        -0.262,
        0.058,
        -0.208,
        -0.165,
        -0.141,
        0.087,
        -0.185,
        0.032,
        -0.172,
        -0.102,
        0.011,
        -0.079,
        0.179,
        -0.047,
        0.051,
        0.028,
        0.159,
        0.089,
        0.113,
    ),
    grave=(
        0.0,
        -0.119,
        -0.112,
        -0.095,
        -0.15,
        -0.101,
        -0.086,
        0.063,
        -0.102,
        -0.089,
        -0.059,
        -0.142,
        0.02,
        -0.195,
        0.139,
        -0.055,
        0.073,
        0.073,
        0.383,
        0.143,
        0.127,
    ),
    hand_size=(-0.204, 0.121, -0.01, 0.136, -0.016, -0.088, -0.108, -0.179, 0.0),
    cards=(
        -0.285,
        0.662,
        0.293,
        0.148,
        -0.02,
        -0.09,
        -0.103,
        -0.196,
        -0.15,
        -0.159,
        -0.153,
        -0.062,
        -0.01,
        0.116,
        0.271,
        0.269,
    ),
    turn=(-0.366, -0.186, -0.074, -0.0, 0.244),
    turn_empty=(0.0, 0.535, 0.297, 0.109, 0.212),
    next=(-0.2, -0.245, -0.161, -0.08, 0.041),
    later=(0.0, 0.0, 0.0, 0.0, 0.0),
    above=(-0.12, -0.038, 0.123, 0.154, 0.43),
    prompt=(0.0, 0.334, 0.0, 0.003, 0.434, 0.213, 0.0, 0.0, 0.0, -0.024, 0.0),
    drawn=(
        0.0,
        -0.121,
        -0.356,
        -0.107,
        -0.272,
        -0.257,
        -0.245,
        -0.121,
        -0.235,
        -0.212,
        -0.254,
        -0.11,
        -0.145,
        -0.08,
        -0.088,
        -0.161,
        -0.1,
        0.003,
        0.04,
        -0.035,
        0.121,
    ),
    against=0.328,
    ahead=0.762,
    near=0.081,
    stuck=-1.763,
    stuck_next=-1.302,
    mouse=0.324,
)
"""Two players."""


MORE = Weights(
    brains=(
        0.0,
        -0.096,
        -0.64,
        -0.68,
        -0.872,
        -0.614,
        -0.222,
        -0.079,
        0.21,
        0.301,
        0.583,
        0.729,
        0.223,
        0.388,
        0.0,
        0.0,
    ),
    hand=(
        0.0,
        0.175,
        -0.26,
        -0.1,
        -0.313,
        -0.267,
        -0.197,
        0.053,
        -0.228,
        -0.234,
        -0.16,
        -0.304,
        0.245,
        0.026,
        0.047,
        0.072,
        0.035,
        -0.011,
        0.199,
        0.171,
        0.23,
    ),
    grave=(
        0.0,
        -0.033,
        -0.424,
        -0.339,
        -0.508,
        -0.556,
        -0.407,
        -0.259,
        -0.411,
        -0.435,
        -0.346,
        -0.482,
        -0.115,
        -0.442,
        -0.284,
        -0.26,
        -0.235,
        -0.155,
        -0.09,
        -0.123,
        -0.106,
    ),
    hand_size=(-0.231, 0.212, -0.013, -0.121, -0.112, -0.103, 0.139, -0.005, 0.0),
    cards=(
        -0.472,
        0.839,
        0.525,
        0.033,
        -0.05,
        -0.098,
        -0.173,
        -0.19,
        -0.225,
        -0.18,
        -0.222,
        -0.331,
        -0.065,
        -0.169,
        0.005,
        -0.161,
    ),
    turn=(-0.648, 0.173, 0.049, 0.299, -0.155),
    turn_empty=(0.0, 0.823, 0.545, 0.298, -0.019),
    next=(-0.158, 0.039, 0.117, 0.179, -0.172),
    later=(-0.141, -0.029, -0.087, -0.055, -0.232),
    above=(-0.055, -0.046, -0.017, -0.111, 0.202),
    prompt=(0.0, -0.66, 0.0, 0.14, 0.258, 0.275, 0.0, 0.0, 0.0, 0.044, 0.0),
    drawn=(
        0.0,
        0.198,
        -0.321,
        -0.123,
        -0.298,
        -0.365,
        -0.372,
        0.063,
        -0.266,
        -0.148,
        -0.269,
        -0.237,
        0.12,
        -0.2,
        -0.065,
        -0.086,
        -0.038,
        -0.049,
        0.201,
        0.004,
        0.148,
    ),
    against=0.685,
    ahead=0.572,
    near=-0.045,
    stuck=-0.483,
    stuck_next=-0.237,
    mouse=0.493,
)
"""Three to five."""
