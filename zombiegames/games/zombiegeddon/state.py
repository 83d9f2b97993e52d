"""The wasteland: what a position of Zombiegeddon holds, and how it is copied and summed up.

Cells are 0 … 119 (``actions.py``), discs components (``discs.py``), pawns 0 … 15: pawn
``seat * 4 + n``. Masks have the bits of ``board.bit``. Prompts are explained in ``terms.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.cards import stable_digest
from zombiegames.core.protocol import NATURE, State
from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.actions import CELLS
from zombiegames.games.zombiegeddon.board import Board, board_of
from zombiegames.games.zombiegeddon.terms import SEATS, House

if TYPE_CHECKING:
    from typing_extensions import Self

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import Step


class Wasteland(State):
    """A position of Zombiegeddon.

    Nothing is hidden: everybody saw every disc when it was taken.
    """

    house: House
    """What the table chose."""
    board: Board
    """The cells and their neighbours: immutable, shared by all."""
    order: tuple[int, ...]
    """All seats clockwise from the starter of the first half; empty until drawn."""

    half: int
    """1 or 2; 2 from the moment the white discs lie on the board."""
    closings: tuple[int, ...]
    """How the halves that are over ended: indices of ``events.CLOSINGS``; empty in the first."""
    seat: int
    """Whose turn it is, or who collects alone; -1 before the first turn."""
    turn: int
    """Number of the turn in this half, from 1; skipped ones count."""
    prompt: int
    """What is asked now: ``SEATS`` … ``END``."""
    actor: int
    """The seat that is asked, or ``NATURE`` or ``OVER``."""
    left: int
    """Actions left in this turn: 2, 1; while collecting alone always 2."""
    passing: int
    """The pawn that stands on another pawn's cell and must step on (ZG-13), or -1."""
    alone: tuple[int, ...]
    """Seats that collect alone, in order, the present one first (ZG-41); else empty."""
    fruitful: bool
    """Whether something was collected or delivered in this turn."""
    idle: int
    """Turns in a row that brought nothing (ZG-42); alone: actions in a row (ZG-41)."""

    discs: list[int]
    """By cell: component of the disc there, or -1 (shelter or empty)."""
    pawns: list[int]
    """By pawn: its cell, or -1 where it is not on the board."""
    tokens: list[int]
    """By seat: mask of the target shelters that hold its token (four tokens each)."""
    piles: list[list[int]]
    """By seat: components of the discs collected, in the order they came, weapons still held
    among them."""
    armed: list[int]
    """By seat: weapons held."""
    enemies_before: tuple[tuple[int, int], ...]
    """By seat: enemy discs of the first half and their points (ZG-45); empty in the first half."""
    brought: tuple[int, ...]
    """By seat: tokens delivered in the first half; empty in the first half."""
    spent: list[int]
    """Components of the weapons that have left the game."""
    cleared: list[int]
    """Components of the discs cleared between the halves."""
    box: list[int]
    """Components of the discs not yet laid out, ascending: all, then the white ones, then none."""

    # All of this follows from discs and pawns; it is kept because it is asked for all the time.
    passable: int
    """Mask of the shelters and of all discs but barricades."""
    ordinary: int
    """Mask of the discs that can be taken."""
    enemies: int
    """Mask of the enemies on the board."""
    weapons: int
    """Mask of the weapons on the board."""
    manholes: int
    """Mask of the manholes."""
    jumps: dict[int, tuple[Step, ...]]
    """By cell of a manhole: the jumps from there. Never changed, so that clones share it."""
    barricades: int
    """Mask of the barricades."""
    blocked: int
    """Mask of the ordinary discs with a pawn."""

    __slots__ = tuple(__annotations__)

    def __init__(self, players: int, house: House) -> None:
        super().__init__(players)
        self.house = house
        self.board = board_of(house.board)
        self.order, self.closings, self.alone = (), (), ()
        self.half, self.seat, self.turn, self.left = 1, -1, 0, 0
        self.prompt, self.actor = SEATS, NATURE
        self.passing, self.fruitful, self.idle = -1, False, 0
        self.discs = [-1] * len(CELLS)
        self.pawns = [-1] * (4 * discs.PAWNS)
        self.tokens, self.armed = [0] * players, [0] * players
        self.piles = [[] for _ in range(players)]
        self.enemies_before, self.brought = (), ()
        self.spent, self.cleared = [], []
        self.box = [*discs.RED, *discs.WHITE]
        self.passable = self.board.shelters
        self.ordinary = self.enemies = self.weapons = self.manholes = self.blocked = 0
        self.jumps, self.barricades = {}, 0

    def pawns_of(self, seat: Seat) -> list[int]:
        """Give the cells of a seat's four pawns, -1 for those off the board."""
        return self.pawns[seat * discs.PAWNS : seat * discs.PAWNS + discs.PAWNS]

    def components(self) -> list[int]:
        """List discs, pawns and tokens wherever they lie."""
        found = [disc for disc in self.discs if disc > 0]
        for pile in self.piles:
            found += pile
        found += self.spent + self.cleared + self.box
        found += range(discs.FIRST_PAWN, discs.FIRST_PAWN + len(self.pawns))
        found += range(discs.FIRST_TOKEN, discs.FIRST_TOKEN + 4 * discs.PAWNS)
        return found

    # -- copies ------------------------------------------------------------------------

    def clone(self) -> Self:
        """Copy the position, deaf."""
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.bystander = self.bystander
        copy.irrevocable = self.irrevocable
        copy.listening = False
        copy.log = []
        copy.house = self.house
        copy.board = self.board
        copy.order = self.order
        copy.half = self.half
        copy.closings = self.closings
        copy.seat = self.seat
        copy.turn = self.turn
        copy.prompt = self.prompt
        copy.actor = self.actor
        copy.left = self.left
        copy.passing = self.passing
        copy.alone = self.alone
        copy.fruitful = self.fruitful
        copy.idle = self.idle
        copy.discs = self.discs[:]
        copy.pawns = self.pawns[:]
        copy.tokens = self.tokens[:]
        copy.piles = [pile[:] for pile in self.piles]
        copy.armed = self.armed[:]
        copy.enemies_before = self.enemies_before
        copy.brought = self.brought
        copy.spent = self.spent[:]
        copy.cleared = self.cleared[:]
        copy.box = self.box[:]
        copy.passable = self.passable
        copy.ordinary = self.ordinary
        copy.enemies = self.enemies
        copy.weapons = self.weapons
        copy.manholes = self.manholes
        copy.jumps = self.jumps
        copy.barricades = self.barricades
        copy.blocked = self.blocked
        return copy

    def digest(self) -> int:
        """Sum up the position."""
        return stable_digest(
            tuple(self.house),
            (self.order, self.half, self.closings, self.seat, self.turn, self.prompt, self.actor),
            (self.left, self.passing, self.alone, self.fruitful, self.idle),
            (self.discs, self.pawns, self.tokens, self.piles, self.armed),
            (self.enemies_before, self.brought, self.spent, self.cleared, self.box),
        )
