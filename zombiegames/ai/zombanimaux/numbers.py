"""What the judge learned from games of opponents that it guides against each other.

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
    """The next seat, by cards that would fit on the horde."""
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
    """Whose turn it is, without a card that fits, with one brain."""
    stuck_next: float
    """The same for the next seat."""
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
        -0.775,
        -0.592,
        -0.251,
        -0.043,
        0.063,
        0.187,
        0.296,
        0.356,
        0.33,
        0.237,
        0.205,
        0.512,
        0.0,
        0.0,
        0.0,
    ),
    hand=(
        0.0,
        0.028,
        -0.267,
        -0.034,
        -0.212,
        -0.109,
        -0.028,
        0.061,
        -0.074,
        -0.154,
        -0.124,
        -0.112,
        0.1,
        -0.003,
        0.093,
        -0.043,
        -0.012,
        -0.026,
        0.145,
        0.07,
        0.063,
    ),
    grave=(
        0.0,
        0.003,
        -0.117,
        -0.021,
        -0.136,
        -0.129,
        -0.069,
        -0.008,
        -0.161,
        -0.082,
        -0.07,
        0.009,
        -0.028,
        0.009,
        0.016,
        -0.036,
        -0.037,
        -0.099,
        0.117,
        -0.034,
        -0.016,
    ),
    hand_size=(-0.375, 0.1, 0.127, 0.072, 0.0, -0.089, -0.014, -0.165, 0.0),
    cards=(
        -0.384,
        0.857,
        0.373,
        0.223,
        0.027,
        -0.078,
        -0.166,
        -0.193,
        -0.194,
        -0.239,
        -0.15,
        -0.128,
        0.01,
        0.139,
        0.18,
        0.355,
    ),
    turn=(-0.345, 0.026, 0.053, 0.126, 0.003),
    turn_empty=(0.0, 0.153, 0.336, 0.124, 0.038),
    next=(-0.11, 0.015, 0.049, -0.034, 0.023),
    later=(-0.084, -0.012, -0.031, -0.062, -0.12),
    above=(-0.04, 0.045, 0.01, 0.008, 0.024),
    prompt=(0.0, 0.166, 0.0, 0.062, 0.358, 0.136, 0.0, 0.0, 0.0, -0.139, 0.0),
    drawn=(
        0.0,
        0.027,
        -0.277,
        -0.306,
        -0.226,
        -0.159,
        -0.176,
        -0.1,
        -0.241,
        -0.135,
        -0.221,
        -0.304,
        -0.118,
        -0.198,
        -0.134,
        -0.037,
        -0.078,
        -0.036,
        -0.022,
        -0.344,
        -0.044,
    ),
    against=0.901,
    ahead=0.441,
    near=0.075,
    stuck=-0.867,
    stuck_next=-0.506,
    mouse=0.381,
)
"""Three to five."""
