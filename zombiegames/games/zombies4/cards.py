"""The 50 event cards of Zombies!!! 4 as tables, read from ``cards.toml``.

A *kind* (index into :data:`KINDS`) is what is printed; a *component* (31 … 80, after the tiles)
is one card of the box.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from zombiegames.core.toml import read_toml
from zombiegames.games.zombies4.tiles import TILES

DECK_SIZE = 50
"""Event cards of the box."""

FIRST_CARD = len(TILES)
"""The lowest component that is a card."""

EVENT, ITEM, PAGE = "event", "item", "page"
PLACES = ("", "cars", "not-cabin", "cave", "altar", "dog", "building", "tile")
"""What ``Card.where`` can be."""


class Card(NamedTuple):
    """What is printed on one kind of card."""

    name: str
    """As in the notation and the language tables: ``dog-repellent``."""
    copies: int
    """How many of them there are."""
    kind: str
    """``event``, ``item`` or ``page``."""
    where: str
    """Where its player must stand to play it from the hand; one of ``PLACES``, empty: anywhere."""
    rule: str
    """Id of the rule that tells what it does."""
    first: int
    """Its lowest component; the others follow."""


def _read() -> tuple[Card, ...]:
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    cards: list[Card] = []
    component = FIRST_CARD
    for entry in read_toml(text)["card"]:
        card = Card(
            name=entry["name"],
            copies=entry["copies"],
            kind=entry["kind"],
            where=entry.get("where", ""),
            rule=entry["rule"],
            first=component,
        )
        if card.kind not in (EVENT, ITEM, PAGE) or card.where not in PLACES:
            raise ValueError(f"card {card.name}: kind {card.kind!r}, where {card.where!r}")
        cards.append(card)
        component += card.copies
    if component - FIRST_CARD != DECK_SIZE:
        raise ValueError(f"there are {component - FIRST_CARD} cards, not {DECK_SIZE}")
    return tuple(cards)


CARDS = _read()
"""All kinds of cards, by kind."""

KINDS = tuple(card.name for card in CARDS)
"""Names of the kinds, by kind."""

KIND = {name: kind for kind, name in enumerate(KINDS)}
"""Kind by name."""

DECK_CARDS = tuple(range(FIRST_CARD, FIRST_CARD + DECK_SIZE))
"""Every component that is a card."""

KIND_OF = (*[-1] * FIRST_CARD, *(kind for kind, c in enumerate(CARDS) for _ in range(c.copies)))
"""Kind by component; -1 for ``HIDDEN`` and tiles."""

CARD_NAMES = (
    "unknown",
    *(f"tile.{n}" for n in range(1, FIRST_CARD)),
    *(
        card.name if card.copies == 1 else f"{card.name}.{'abc'[copy]}"
        for card in CARDS
        for copy in range(card.copies)
    ),
)
"""Name of every component, cards with a letter for the copy: ``spear.b``."""

COMPONENTS = tuple(range(1, FIRST_CARD + DECK_SIZE))
"""Every component of the box: tiles and cards."""

IS_PAGE = tuple(card.kind == PAGE for card in CARDS)
"""By kind: whether it is a page of the Book of the Dead."""

IS_EVENT = tuple(card.kind == EVENT for card in CARDS)
"""By kind: whether it is used once and never laid down."""

AMULET, BAD_ZOMBIE, CLAIR = KIND["amulet"], KIND["bad-zombie"], KIND["clair-warlock"]
REPELLENT, FEVER, LOADED = KIND["dog-repellent"], KIND["full-moon-fever"], KIND["fully-loaded"]
LOST, KEY, MONKEYS = KIND["lost-in-the-woods"], KIND["magic-key"], KIND["monkeys"]
PORTAL, NEWSPAPER, SICKLE = KIND["portal"], KIND["newspaper"], KIND["sickle"]
SPEAR, HAND, CANCEL = KIND["spear"], KIND["talk-to-the-hand"], KIND["didnt-happen"]
GUN, FRIENDS, DOGGIE = KIND["tranquilizer-gun"], KIND["all-friends"], KIND["here-doggie"]
SENDER, NOT_RIGHT = KIND["return-to-sender"], KIND["not-right"]
TREES, TWIST = KIND["trees-alive"], KIND["twist-of-fate"]
