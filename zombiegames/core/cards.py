"""Small helpers that every deck needs."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from zombiegames.core.protocol import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def stable_digest(*parts: Any) -> int:
    """Sum up nested lists and tuples of ints, strings, bools and None in 64 bits.

    The same on every machine, process and Python version (``hash`` is not). Lists and tuples
    count alike.
    """
    text = repr(parts).replace("[", "(").replace("]", ")").replace(",)", ")")
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def hidden(cards: Sequence[int]) -> list[int]:
    """Turn cards face down: as many, all unknown."""
    return [HIDDEN] * len(cards)


def is_order_of(order: object, cards: Iterable[int]) -> bool:
    """Whether ``order`` is a tuple with exactly these cards, each as often as it occurs."""
    return (
        isinstance(order, tuple)
        and all(type(card) is int for card in order)
        and sorted(order) == sorted(cards)
    )
