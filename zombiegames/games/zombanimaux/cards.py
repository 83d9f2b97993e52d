"""The 50 cards and the die of Zomb'Animaux as tables, read from ``cards.toml``.

Cards of one number are alike, so a *card* is its number + 1 (1 … 20) wherever cards lie: 0 is
``HIDDEN``. The box holds each as often as it has copies.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, NamedTuple

from zombiegames.core.toml import read_toml

BOX_SIZE = 50

PRANKSTERS = ("mosquito", "spider", "mouse")
"""The cards with a rule of their own (ZA-20, ZA-21, ZA-22)."""

FACES = ("replay", "give", "swap", "steal", "gain", "everyone")
"""Names of what the faces of the die do (ZA-31 … ZA-36), for the notation and the tables."""

REPLAY, GIVE, SWAP, STEAL, GAIN, EVERYBODY = range(len(FACES))


class Card(NamedTuple):
    """What is printed on one kind of card."""

    number: int
    """0 … 19."""
    animal: str
    """Name of the animal, as in the language tables and pictures."""
    copies: int
    """How many of them the box holds."""
    prankster: str
    """One of :data:`PRANKSTERS`, or empty."""
    marshmallow: bool
    """Whether it rolls the die."""


def read(text: str) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Read cards, by number, and the faces of the die.

    Raises:
        ValueError: for a deck that cannot be played with.
    """
    document = read_toml(text)
    cards = tuple(
        Card(
            number=number,
            animal=entry["animal"],
            copies=entry["copies"],
            prankster=entry.get("prankster", ""),
            marshmallow=entry.get("marshmallow", False),
        )
        for number, entry in enumerate(document["card"])
    )
    _check(cards, document["die"])
    return cards, tuple(FACES.index(face) for face in document["die"]["faces"])


def _check(cards: tuple[Card, ...], die: dict[str, Any]) -> None:
    size = sum(card.copies for card in cards)
    if size != BOX_SIZE:
        raise ValueError(f"the box has {size} cards, not {BOX_SIZE}")
    if any(card.copies < 1 for card in cards):
        raise ValueError("every number needs a card")
    if len({card.animal for card in cards}) != len(cards):
        raise ValueError("two numbers have the same animal")
    if sorted(card.prankster for card in cards if card.prankster) != sorted(PRANKSTERS):
        raise ValueError(f"each of {', '.join(PRANKSTERS)} is the trick of one number")
    if any(card.prankster and card.marshmallow for card in cards):
        raise ValueError("a prankster rolls no die")
    if cards[0].prankster != "mosquito":
        raise ValueError("the mosquito is the lowest card")
    unknown = [face for face in die["faces"] if face not in FACES]
    if unknown or not die["faces"]:
        raise ValueError(f"the die has no face {unknown}")


CARDS, DIE = read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
"""All kinds of cards, by number; and what each face of the die does."""

NUMBERS = tuple(str(card.number) for card in CARDS)
"""Numbers as they are written."""

COMPONENTS = tuple(card.number + 1 for card in CARDS for _ in range(card.copies))
"""The cards of the box, ascending, each as often as it is there."""

COPIES = (0, *(card.copies for card in CARDS))
"""By card: how many there are; ``HIDDEN`` has none."""

MOST_COPIES = max(COPIES)

MOSQUITO, SPIDER, MOUSE = (
    next(card.number + 1 for card in CARDS if card.prankster == name) for name in PRANKSTERS
)
"""The cards of the pranksters."""

MARSHMALLOW = (False, *(card.marshmallow for card in CARDS))
"""By card: whether it rolls the die."""


def number_of(card: int) -> int:
    """Tell the printed number of a card."""
    return card - 1
