"""A position of Zombiaki: where everything lies and what is being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import stable_digest
from zombiegames.core.protocol import NATURE, State
from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.terms import SHUFFLE, STOOD_UP, House

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typing_extensions import Self


class Street(State):
    """A position of Zombiaki.

    Squares are 0 … 14 (``board.GRID``); a figure is the component of a zombie or dog. Phases,
    prompts and marks are explained in ``terms``.
    """

    house: House
    """Which rules are played."""

    seat: int
    """Whose turn it is; -1 before the first."""
    turn: int
    """Number of the round, from 1; zombies first."""
    phase: int
    """Step of the turn: ``MOVE_PHASE`` … ``PLAY_PHASE``."""
    prompt: int
    """What is asked now: ``SHUFFLE`` … ``END``."""
    actor: int
    """The seat that is asked (not always ``seat``), or ``NATURE`` or ``OVER``."""
    winner: int
    """The seat that has won, or -1."""

    decks: list[list[int]]
    """By seat, components, the last is drawn next; ``HIDDEN`` in views, but Dawn is known."""
    hands: list[list[int]]
    """By seat, components, open."""
    discards: list[list[int]]
    """By seat, components in the order they came, open."""
    pending: int
    """Component of the card that is being carried out, not yet discarded, or -1."""

    figures: list[int]
    """By square: component of the zombie or dog there, or -1."""
    obstacles: list[int]
    """By square: component of the pit, wall, barrier, mine, car or barrel there, or -1."""
    fire: int
    """Square of the burning napalm, or -1."""
    at: list[int]
    """By figure: its square, or -1."""
    strength: list[int]
    """By figure: strength left (a dog 1); 0 where it is not on the street."""
    marks: list[int]
    """By figure: bits ``NETTED``, ``HELD``, ``SPENT``, ``OBEYED``, ``STOOD_UP``."""
    shield: list[int]
    """By figure: component of its human shield, or -1."""
    whole: list[int]
    """By figure: the figure under which its card lies after a fusion, or -1."""
    boss: int
    """Figure of the Boss, or -1."""
    claws: int
    """Figure with the claws, or -1."""
    escaped: int
    """Figure that has gone over the barricade, or -1."""

    zombies: int
    """Mask of the squares with a zombie; follows from ``figures``, as do the next three."""
    dogs: int
    """Mask of the squares with a dog."""
    things: int
    """Mask of the squares with an obstacle."""
    walls: int
    """Mask of the squares with a wall."""
    barred: int
    """Mask of squares that a barrier bars (ZK-48)."""

    net: int
    """Number of zombies under the net; the net lies on the street while it is above 0."""
    frozen: int
    """0: no freeze; else how many human turns' ends it still lasts (``publisher``: starts)."""
    terror: bool
    """Whether the humans may play only one card in their next or present turn (ZK-26)."""
    played: int
    """Cards played in this play step."""
    orders: int
    """Orders the Boss has left, 3 … 0."""
    ordered: bool
    """Whether the Boss has given an order in this play step."""

    boss_fell: bool
    """The Boss is dead and the zombies have still to step back."""
    sinking: int
    """Mask of the pits with a wounded zombie to be judged at the end of the chain (ZK-65)."""
    traps: list[int]
    """Squares of mine and car set off and not yet gone off, first come first."""
    chain: tuple[int, ...]
    """The chain under way, else empty. Dog: its component, steps left. Shot waiting for Click:
    square, 1 if the car is meant. Burst: lane, bullets left, figure hit last or -1. Petrol:
    square, points left, mask of squares used. Shuffles: the deck to shuffle. (``SHRAPNEL``: the
    mine is at ``traps[0]``.)"""
    agenda: list[tuple[int, ...]]
    """What is still to be carried out, the last first; see ``tasks``."""

    __slots__ = tuple(__annotations__)

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.seat, self.turn, self.phase, self.winner = -1, 0, 0, -1
        self.prompt, self.actor = SHUFFLE, NATURE
        # ZK-01: Dawn lies under the zombies' deck.
        self.decks = [
            [cards.DAWN_CARD, *cards.DECK_CARDS[ZOMBIES][:-1]],
            [*cards.DECK_CARDS[HUMANS]],
        ]
        self.hands, self.discards = [[], []], [[], []]
        self.pending = self.fire = self.boss = self.claws = self.escaped = -1
        self.figures, self.obstacles = [-1] * len(GRID.squares), [-1] * len(GRID.squares)
        size = cards.LAST_FIGURE + 1
        self.at, self.shield, self.whole = [-1] * size, [-1] * size, [-1] * size
        self.strength, self.marks = [0] * size, [0] * size
        self.zombies = self.dogs = self.things = self.walls = self.barred = 0
        self.net = self.frozen = self.played = self.orders = self.sinking = 0
        self.terror = self.ordered = self.boss_fell = False
        self.traps, self.agenda = [], []
        self.chain = (ZOMBIES,)

    # -- what lies where ---------------------------------------------------------------

    def in_sight(self) -> Iterator[int]:
        """Give every component outside the decks, each once."""
        for hand in self.hands:
            yield from hand
        for pile in self.discards:
            yield from pile
        for card in (*self.figures, *self.obstacles, *self.shield, self.pending, self.escaped):
            if card >= 0:
                yield card
        for figure, whole in enumerate(self.whole):
            if whole >= 0:
                yield figure
        if self.fire >= 0:
            yield cards.NAPALM_CARD
        if self.net:
            yield cards.NET_CARD
        if self.boss >= 0:
            yield cards.BOSS_CARD
        if self.claws >= 0:
            yield cards.CLAWS_CARD

    def components(self) -> list[int]:
        """List every component wherever it lies, ascending; ``HIDDEN`` ones first (law 6)."""
        zombies, humans = self.decks
        return sorted([*self.in_sight(), *zombies, *humans])

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
        copy.bystander = self.bystander
        copy.irrevocable = self.irrevocable
        copy.players = self.players
        copy.listening = False
        copy.log = []
        copy.house = self.house
        copy.seat = self.seat
        copy.turn = self.turn
        copy.phase = self.phase
        copy.prompt = self.prompt
        copy.actor = self.actor
        copy.winner = self.winner
        zombies, humans = self.decks
        copy.decks = [zombies[:], humans[:]]
        zombies, humans = self.hands
        copy.hands = [zombies[:], humans[:]]
        zombies, humans = self.discards
        copy.discards = [zombies[:], humans[:]]
        copy.pending = self.pending
        copy.figures = self.figures[:]
        copy.obstacles = self.obstacles[:]
        copy.fire = self.fire
        copy.at = self.at[:]
        copy.strength = self.strength[:]
        copy.marks = self.marks[:]
        copy.shield = self.shield[:]
        copy.whole = self.whole[:]
        copy.boss = self.boss
        copy.claws = self.claws
        copy.escaped = self.escaped
        copy.zombies = self.zombies
        copy.dogs = self.dogs
        copy.things = self.things
        copy.walls = self.walls
        copy.barred = self.barred
        copy.net = self.net
        copy.frozen = self.frozen
        copy.terror = self.terror
        copy.played = self.played
        copy.orders = self.orders
        copy.ordered = self.ordered
        copy.boss_fell = self.boss_fell
        copy.sinking = self.sinking
        copy.traps = self.traps[:]
        copy.chain = self.chain
        copy.agenda = self.agenda[:]
        return copy

    def digest(self) -> int:
        """Sum up the position."""
        # Older records do not know of it, and nothing follows from it.
        marks = [marks & ~STOOD_UP for marks in self.marks]
        return stable_digest(
            tuple(self.house),
            (self.seat, self.turn, self.phase, self.prompt, self.actor, self.winner),
            (self.decks, self.hands, self.discards, self.pending),
            (self.figures, self.obstacles, self.fire, self.strength, marks),
            (self.shield, self.whole, self.boss, self.claws, self.escaped),
            (self.net, self.frozen, self.terror, self.played, self.orders, self.ordered),
            (self.boss_fell, self.sinking, self.traps, self.chain, self.agenda),
        )
