"""Zombies!!! 4: The End. Rules: the page of ids ZF-01 … ZF-60 and ZF-C01 … ZF-C22.

This module is the position: what it holds, who may know it, how it is copied. What is on the
map is in ``land``, the printed things in ``tiles`` and ``cards``. What happens is told by
``turn`` (the steps in their order), ``fight``, ``dogs``, ``plays`` (which cards can be played)
and ``effects`` (what they do); ``legal`` and ``verbs`` put them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.cards import hidden, stable_digest
from zombiegames.core.protocol import HIDDEN, NATURE, OVER, UNKNOWN, Action, Outcome, Seat, State
from zombiegames.games.zombies4 import chance, reasons, terms
from zombiegames.games.zombies4.actions import HIDDEN_CARD, ShuffleCards, ShuffleTiles
from zombiegames.games.zombies4.cards import COMPONENTS, DECK_CARDS, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.land import Land
from zombiegames.games.zombies4.legal import LEGAL
from zombiegames.games.zombies4.terms import (
    CANCEL,
    FIRST_BULLETS,
    FULL_HEALTH,
    SEARCH,
    SECRET,
    SHUFFLE_TILES,
    WINDOW,
    House,
)
from zombiegames.games.zombies4.tiles import BRIDGE, SQUARES, START, TILES
from zombiegames.games.zombies4.verbs import APPLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from typing_extensions import Self

__all__ = ["House", "Woods", "new"]


class Woods(State):
    """A position of Zombies!!! 4.

    Squares, tiles and cards are numbered in ``tiles`` and ``cards``; prompts, windows, tokens and
    foes are explained in ``terms``. Health is counted in half hearts.
    """

    __slots__ = (
        "actor",
        "ages",
        "agenda",
        "at",
        "batch",
        "box",
        "bullets",
        "cast",
        "deck",
        "dice",
        "discards",
        "dogs",
        "drawn",
        "duel",
        "fever",
        "fighter",
        "first",
        "fled",
        "foe",
        "fronts",
        "hands",
        "health",
        "house",
        "kennels",
        "land",
        "looking",
        "lost",
        "offset",
        "pack",
        "phase",
        "picked",
        "placer",
        "played",
        "plays",
        "prompt",
        "put",
        "ran",
        "reason",
        "removed",
        "repellent",
        "rolled",
        "rolls",
        "round",
        "running",
        "seat",
        "seen",
        "shoved",
        "spent",
        "stack",
        "steps",
        "tokens",
        "trophies",
        "why",
        "window",
        "winners",
    )

    house: House
    """Which switches are on."""

    seat: int
    """Whose turn it is; -1 before the first."""
    first: int
    """Who began the game, -1 before that."""
    round: int
    """From 1; a round is one turn of each."""
    phase: int
    """Step of the turn: 0 its start, 1 draw a tile, 2 place it, 3 fight, 4 draw cards, 5 roll,
    6 move, 7 dogs, 8 discard."""
    prompt: int
    """What is asked now: ``terms.PLACE`` …; ``terms.SECRET`` where a view may not know."""
    actor: int
    """The seat that is asked (not always ``seat``), ``NATURE``, ``OVER`` or ``UNKNOWN``."""
    winners: tuple[int, ...]
    """Seats that have won, empty while the game goes on."""
    reason: str
    """How: ``spell``, ``trophies``, ``rounds``; else empty."""

    land: Land
    """The map: tiles, turns, grounds, neighbours."""
    stack: list[int]
    """Tiles to come, the last is drawn next; ``HIDDEN`` in views."""
    box: list[int]
    """Tiles left out of a game with 20, in ascending order; ``HIDDEN`` in views."""
    drawn: int
    """The tile that was drawn and is not yet placed, or -1."""
    placer: int
    """Who places ``drawn`` and what comes with it: not always ``seat`` (ZF-13); else -1."""

    dogs: bytearray
    """By square: dogs there, 0 … 2."""
    kennels: list[int]
    """The squares with dogs, ascending; follows from ``dogs``."""
    pack: int
    """Dogs on the map; follows from ``dogs``."""
    tokens: bytearray
    """By square: 0, ``terms.HEART`` or ``terms.BULLET``."""

    at: list[int]
    """By seat: the square of the pawn, -1 off the map."""
    health: list[int]
    """By seat: half hearts, 0 … 10; 0 off the map."""
    bullets: list[int]
    """By seat; 0 off the map."""
    trophies: list[int]
    """By seat: dead dogs."""
    hands: list[list[int]]
    """By seat: components, ascending; in views known ones, then ``HIDDEN``."""
    fronts: list[list[int]]
    """By seat: components of items and pages in play, in the order they came."""
    deck: list[int]
    """Draw pile: components, the last is drawn next; ``HIDDEN`` in views."""
    discards: list[int]
    """Discard pile: components in the order they came, open."""
    removed: list[int]
    """Cards out of the game for good, open."""
    seen: bytearray
    """By component: mask of the seats that know which hand it is in; 0 outside hands."""
    batch: bytearray
    """By component: in which shuffle of the draw pile it was last, from 0; all may know it."""
    ages: list[list[int]]
    """In views, by seat: the ``batch`` of each ``HIDDEN`` card of the hand, ascending."""

    played: list[bool]
    """By seat: has played its card of this round (ZF-50)."""
    spent: list[bool]
    """By seat: has discarded its page of this round (ZF-51)."""
    repellent: list[int]
    """By seat: 0, or how many ends of own turns Dog Repellent still lasts."""
    lost: list[int]
    """By seat: 0, or how many ends of own turns Lost in the Woods still lasts."""
    fever: list[int]
    """By seat: 0 none; 1 may attack in this or the coming own turn; 2 in the one after this."""
    cast: bool
    """Whether the spell was tried in this turn."""

    steps: int
    """Squares left in the movement."""
    fighter: int
    """Who fights at ``at[fighter]``, or -1."""
    foe: int
    """``terms.DOG`` or ``terms.TREE``."""
    rolls: int
    """Rolls made in this fight."""
    rolled: int
    """What the failed roll is worth, weapons included; 0 where none is open."""
    shoved: bool
    """The Sickle was used in this fight."""
    fled: bool
    """The dog or pawn of the fight has left the square: the fight is over."""
    running: int
    """Dogs still to be moved in step 7."""
    picked: int
    """Square of the dog picked, or -1."""
    ran: list[int]
    """Squares of the dogs moved in this step 7, one entry a dog."""
    put: tuple[int, ...]
    """What is being put: tile, hearts, bullets, dogs, and the squares from which the dogs come
    (Bad Zombie); empty where nothing is."""
    why: int
    """What the next die is for: ``terms.FOR_FOREST`` …"""
    dice: list[int]
    """Dice already rolled for the same thing; for the Cabin: seat and face in turn."""
    duel: list[int]
    """Attacker, defender, what their rolls are worth, who is to add bullets; else empty."""
    looking: tuple[int, ...]
    """Magic Key: whose hand. A pile looked through: 0 or 1, cards that may still be removed.
    Else empty."""
    window: int
    """Which window is open: an index of ``terms.WINDOWS``; else -1."""
    offset: int
    """Seats after ``seat`` the one asked in secret sits; 0 in views of the others."""
    plays: list[tuple[int, ...]]
    """Cards just played and not yet settled, the last first: seat, component, target, square,
    tile, other (as ``events.CardPlayed``)."""
    agenda: list[tuple[int, ...]]
    """What is still to be carried out, the last first; numbers in ``tasks``."""

    def __init__(self, players: int, house: House) -> None:
        super().__init__(players)
        seats = range(players)
        self.house = house
        self.seat = self.first = -1
        self.round = self.phase = 0
        self.prompt, self.actor = SHUFFLE_TILES, NATURE
        self.winners, self.reason = (), ""
        self.land = Land()
        self.stack = [tile for tile in range(1, len(TILES)) if tile != BRIDGE]
        self.box = []
        self.drawn = self.placer = -1
        self.dogs, self.tokens = bytearray(SQUARES), bytearray(SQUARES)
        self.kennels, self.pack = [], 0
        # ZF-01, ZF-02: what each player begins with, and where.
        self.at = [START for _ in seats]
        self.health = [FULL_HEALTH for _ in seats]
        self.bullets = [FIRST_BULLETS for _ in seats]
        self.trophies = [0 for _ in seats]
        self.hands, self.fronts = [[] for _ in seats], [[] for _ in seats]
        self.deck, self.discards, self.removed = list(DECK_CARDS), [], []
        self.seen, self.batch = bytearray(len(COMPONENTS) + 1), bytearray(len(COMPONENTS) + 1)
        self.ages = [[] for _ in seats]
        self.played, self.spent = [False for _ in seats], [False for _ in seats]
        self.repellent, self.lost, self.fever = ([0 for _ in seats] for _ in range(3))
        self.cast = self.shoved = self.fled = False
        self.steps = self.rolls = self.rolled = self.running = self.foe = self.why = 0
        self.fighter = self.picked = self.window = -1
        self.offset = 0
        self.ran, self.dice, self.duel = [], [], []
        self.put, self.looking = (), ()
        self.plays, self.agenda = [], []
