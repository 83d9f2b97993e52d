"""The 80 cards of Zombiaki as tables, read from ``cards.toml``.

A *kind* (index into :data:`KINDS`) is what is printed; a *component* (1 … 80) is one card of the
box. Zombies, dogs and human shields come first, so that every component that can ever stand on
the street as a figure is at most :data:`LAST_FIGURE`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from zombiegames.core.toml import read_toml

ZOMBIES, HUMANS = 0, 1
"""The two seats, and the two decks."""

DECKS = ("zombies", "humans")
"""Names of the decks by seat."""

DECK_SIZE = 40


class Card(NamedTuple):
    """What is printed on one kind of card."""

    name: str
    """As in the notation and the language tables: ``shot-1``."""
    deck: int
    """``ZOMBIES`` or ``HUMANS``."""
    copies: int
    """How many of them the deck holds."""
    value: int
    """The printed number: strength, power, height, depth, bullets, orders; else 0."""
    icon: str
    """Picture on the card, without folder and ending."""
    figure: str
    """Tag of the figure or thing it is on the street; empty where it never stands there."""
    stays: bool
    """Whether it stays in play (``#``) rather than being used once (``*``)."""
    timed: bool
    """Whether its effect ends by itself."""
    aim: bool
    """Whether it needs a clear line of fire."""
    rule: str
    """Id of the rule that tells what it does."""
    first: int
    """Its lowest component id; the others follow."""


def _read() -> tuple[Card, ...]:
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    cards: list[Card] = []
    component = 1
    for entry in read_toml(text)["card"]:
        cards.append(
            Card(
                name=entry["name"],
                deck=DECKS.index(entry["deck"]),
                copies=entry["copies"],
                value=entry.get("value", 0),
                icon=entry["icon"],
                figure=entry.get("figure", ""),
                stays=entry.get("stays", False),
                timed=entry.get("timed", False),
                aim=entry.get("aim", False),
                rule=entry["rule"],
                first=component,
            )
        )
        component += entry["copies"]
    for deck, name in enumerate(DECKS):
        size = sum(card.copies for card in cards if card.deck == deck)
        if size != DECK_SIZE:
            raise ValueError(f"the deck of the {name} has {size} cards, not {DECK_SIZE}")
    return tuple(cards)


CARDS = _read()
"""All kinds of cards, by kind."""

KINDS = tuple(card.name for card in CARDS)
"""Names of the kinds, by kind."""

KIND = {name: kind for kind, name in enumerate(KINDS)}
"""Kind by name."""

KIND_OF = (-1, *(kind for kind, card in enumerate(CARDS) for _ in range(card.copies)))
"""Kind by component; index 0 is ``HIDDEN`` and has none."""

VALUE_OF = (0, *(card.value for card in CARDS for _ in range(card.copies)))
"""Printed number by component."""

STAYS = (False, *(card.stays for card in CARDS for _ in range(card.copies)))
"""By component: whether it stays in play rather than being used once."""

COMPONENTS = tuple(range(1, 2 * DECK_SIZE + 1))
"""Every component of the box."""

DECK_CARDS = (COMPONENTS[:DECK_SIZE], COMPONENTS[DECK_SIZE:])
"""Components by deck; Dawn is the last of the zombies'."""

ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5 = (KIND[f"zombie-{n}"] for n in (2, 3, 4, 5))
DOG, SHIELD, MASS, CHANGE = KIND["dog"], KIND["shield"], KIND["mass"], KIND["change"]
TERROR, CLICK, NOT_SO_FAST = KIND["terror"], KIND["click"], KIND["not-so-fast"]
BOSS, BITE, CLAWS, HUNGER = KIND["boss"], KIND["bite"], KIND["claws"], KIND["hunger"]
MEAT, PICKAXE, DAWN = KIND["meat"], KIND["pickaxe"], KIND["dawn"]
SHOT_1, SHOT_2 = KIND["shot-1"], KIND["shot-2"]
BURST_2, BURST_3, SNIPER = KIND["burst-2"], KIND["burst-3"], KIND["sniper"]
PIT_1, PIT_2, WALL_5, WALL_6 = KIND["pit-1"], KIND["pit-2"], KIND["wall-5"], KIND["wall-6"]
BARRIER, VOLTAGE, STREET_FIRE = KIND["barrier"], KIND["voltage"], KIND["street-fire"]
NAPALM, FLAMETHROWER, GRENADE = KIND["napalm"], KIND["flamethrower"], KIND["grenade"]
MINE, CAR, BARREL, NET, FREEZE = (KIND[n] for n in ("mine", "car", "barrel", "net", "freeze"))
SEARCHLIGHT, BACK_OFF = KIND["searchlight"], KIND["back-off"]
BLOOD, GET_OUT, PETROL = KIND["blood"], KIND["get-out"], KIND["petrol"]

ZOMBIE_KINDS = (ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5)
PIT_KINDS = (PIT_1, PIT_2)
WALL_KINDS = (WALL_5, WALL_6)
TRAP_KINDS = (MINE, CAR)
"""Kinds that can be set off."""
AT_KINDS = (
    *ZOMBIE_KINDS,
    DOG,
    SHIELD,
    BOSS,
    CLAWS,
    HUNGER,
    PICKAXE,
    *PIT_KINDS,
    *WALL_KINDS,
    BARRIER,
    NAPALM,
    PETROL,
    GRENADE,
    MINE,
    CAR,
    BARREL,
)
"""Kinds played on one square."""
FREE_KINDS = (TERROR, FREEZE, BACK_OFF)
"""Kinds played without a target."""
LANE_KINDS = (VOLTAGE, STREET_FIRE, SEARCHLIGHT)
"""Kinds played on a lane."""
MOVE_KINDS = (MASS, CHANGE, BITE, BLOOD)
"""Kinds played from a square to a neighbour."""
HAND_KINDS = (MEAT, GET_OUT)
"""Kinds played against a hand."""
BURST_KINDS = (BURST_2, BURST_3)
SHOT_KINDS = (SHOT_1, SHOT_2, *BURST_KINDS, SNIPER)
"""Kinds that shoot, and that Click can cancel."""

FIRST_DOG = CARDS[DOG].first
"""Components from here are dogs …"""
FIRST_SHIELD = CARDS[SHIELD].first
"""… and from here human shields, who may become zombies (ZK-29)."""
LAST_FIGURE = FIRST_SHIELD + CARDS[SHIELD].copies - 1
"""The highest component that can stand on the street as a zombie or dog."""

DAWN_CARD = CARDS[DAWN].first
BOSS_CARD = CARDS[BOSS].first
CLAWS_CARD = CARDS[CLAWS].first
NAPALM_CARD = CARDS[NAPALM].first
NET_CARD = CARDS[NET].first
MINE_CARD = CARDS[MINE].first
CAR_CARD = CARDS[CAR].first
BARREL_CARD = CARDS[BARREL].first


def owner(card: int) -> int:
    """Tell whose deck a component belongs to."""
    return ZOMBIES if card <= DECK_SIZE else HUMANS


def is_dog(figure: int) -> bool:
    """Whether a component on the street is a dog (else it is a zombie)."""
    return FIRST_DOG <= figure < FIRST_SHIELD
