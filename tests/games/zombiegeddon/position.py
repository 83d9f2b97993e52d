"""Any position of Zombiegeddon from a few words: for tests and pictures of tables.

>>> land = position(B2="pawn 0 + token 1", C2="weapon", D2="enemy-4 + pawn 1", pile_0="weapon")

A cell's text is a list of things joined by ``+``: a disc (a name of ``discs.KINDS``), ``pawn`` with
the number of a seat, and on a target shelter ``token`` with the number of a seat. A pawn that
stands on another pawn's cell and must step on is ``pawn 0 passing``. Cells that are not named are
empty, but for the shelters. Nothing is checked for being reachable in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.board import BOARDS
from zombiegames.games.zombiegeddon.discs import (
    ALL_SHELTERS,
    BLANK,
    FAMILY_OF,
    KIND,
    KIND_OF,
    RED,
    RED_SHELTERS,
    SHELTERS,
    WHITE,
    WHITE_SHELTERS,
)
from zombiegames.games.zombiegeddon.rules import Rules
from zombiegames.games.zombiegeddon.terms import ACT, ALONE, House

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zombiegames.games.zombiegeddon.state import Wasteland

RESTS = ("gone", "stay", "all")
"""What becomes of discs that are not named: nothing lies on the other cells; the barricades and
manholes lie on the last cells that are not named; all discs of the half that stay or fit do."""


class _Box:
    """The discs that have no place yet."""

    def __init__(self, half: int) -> None:
        # A disc named on the board is one of the half, if there is one.
        self.discs = [*RED, *WHITE] if half == 1 else [*WHITE, *RED]

    def take(self, name: str, among: Iterable[int] | None = None) -> int:
        """Take the first disc of a kind."""
        if name not in KIND:
            raise ValueError(f"no disc is called {name!r}")
        for disc in self.discs if among is None else among:
            if KIND_OF[disc] == KIND[name] and disc in self.discs:
                self.discs.remove(disc)
                return disc
        raise ValueError(f"no {name} is left in the box")


def position(
    *,
    players: int = 2,
    board: str = "hex",
    half: int = 1,
    turn: int = 0,
    order: Sequence[int] | None = None,
    left: int = 2,
    alone: Sequence[int] = (),
    idle: int = 0,
    fruitful: bool = False,
    number: int = 5,
    rest: str = "gone",
    enemies_before: Sequence[tuple[int, int]] | None = None,
    brought: Sequence[int] | None = None,
    open_piles: bool = False,
    listening: bool = False,
    **texts: str,
) -> Wasteland:
    """Set up a position in which a seat with pawns is asked.

    ``turn``: the seat; ``order``: all seats clockwise from the first half's starter (default: by
    number); ``left``: actions left; ``alone``: seats that collect alone, the first is asked;
    ``idle``: turns (alone: actions) in a row that brought nothing, and ``fruitful``: whether this
    turn has brought something; ``number``: of the turn. ``rest``: one of :data:`RESTS`.
    ``enemies_before``, ``brought``: what the first half brought each seat (second half only).
    ``texts``: ``pile_0="weapon food-1"`` … for the piles, all else cells: ``C4="food-3"``.

    Raises:
        ValueError: for a name, cell or disc that does not exist or is used up.
    """
    if board not in BOARDS or rest not in RESTS:
        raise ValueError(f"no board is called {board!r}, or no rest {rest!r}")
    land = Rules(players, House(board, -1, "drawn", open_piles))
    land.order = tuple(order) if order is not None else tuple(range(players))
    land.half, land.seat, land.turn = half, turn, number
    box = _Box(half)
    piles = {name: texts.pop(name) for name in list(texts) if name.startswith("pile_")}
    for name, text in texts.items():
        if name not in CELL_NAMES:
            raise ValueError(f"no cell is called {name!r}")
        for thing in text.split("+"):
            _put(land, box, CELL_NAMES.index(name), thing.split())
    for name, text in piles.items():
        land.piles[int(name.removeprefix("pile_"))] = [box.take(n) for n in text.split()]
    _lay_rest(land, box, rest, {CELL_NAMES.index(name) for name in texts})
    white = [disc for disc in box.discs if disc in WHITE]
    land.box = sorted(white) if half == 1 else []
    land.cleared = [disc for disc in box.discs if disc not in land.box]
    _follow(land)
    if half == 2:
        land.closings = (0,)
        none = tuple((0, 0) for _ in range(players))
        land.enemies_before = tuple(enemies_before) if enemies_before is not None else none
        land.brought = tuple(brought) if brought is not None else (0,) * players
    land.idle, land.fruitful, land.left = idle, fruitful, left
    land.prompt, land.actor = ACT, turn
    if alone:
        land.alone, land.prompt, land.left = tuple(alone), ALONE, 2
        land.seat = land.actor = alone[0]
    base = land.actor * SHELTERS
    if max(land.pawns[base : base + SHELTERS]) < 0:
        raise ValueError("the seat that is asked has no pawn")
    land.listening = listening
    return land


def _put(land: Wasteland, box: _Box, cell: int, words: list[str]) -> None:
    name, *more = words
    bit = land.board.bit[cell]
    if name == "pawn":
        base = int(more[0]) * SHELTERS
        free = [p for p in range(base, base + SHELTERS) if land.pawns[p] < 0]
        if not free:
            raise ValueError(f"seat {more[0]} has only {SHELTERS} pawns")
        land.pawns[free[0]] = cell
        if more[1:] == ["passing"]:
            land.passing = free[0]
    elif name == "token":
        if cell not in (WHITE_SHELTERS if land.half == 1 else RED_SHELTERS):
            raise ValueError(f"{CELL_NAMES[cell]} is no target shelter of this half")
        land.tokens[int(more[0])] |= bit
    elif cell in ALL_SHELTERS:
        raise ValueError(f"{CELL_NAMES[cell]} is a shelter")
    else:
        land.discs[cell] = box.take(name)


def _lay_rest(land: Wasteland, box: _Box, rest: str, named: set[int]) -> None:
    cells = [cell for cell in BLANK if cell not in named]
    if rest == "gone":
        return
    stay = [d for d in box.discs if FAMILY_OF[d] in ("barricade", "manhole")]
    for disc, cell in zip(stay, reversed(cells), strict=False):
        land.discs[cell] = disc
        box.discs.remove(disc)
    if rest == "all":
        cells = [cell for cell in cells if land.discs[cell] < 0]
        ours = [d for d in box.discs if d in (RED if land.half == 1 else WHITE)]
        for disc, cell in zip(ours, cells, strict=False):
            land.discs[cell] = disc
            box.discs.remove(disc)


def _follow(land: Wasteland) -> None:
    """Work out the masks from discs and pawns."""
    masks = {family: 0 for family in FAMILY_OF if family}
    for cell, disc in enumerate(land.discs):
        if disc > 0:
            masks[FAMILY_OF[disc]] |= land.board.bit[cell]
    land.manholes, land.weapons, land.enemies = masks["manhole"], masks["weapon"], masks["enemy"]
    land.jumps = land.board.jumps(land.manholes)
    land.barricades = masks["barricade"]
    land.ordinary = masks["food"] | masks["provision"] | land.weapons | land.enemies
    land.passable = land.board.shelters | land.manholes | land.ordinary
    stood = land.board.mask({cell for cell in land.pawns if cell >= 0})
    land.blocked = stood & land.ordinary
    land.armed = [sum(FAMILY_OF[disc] == "weapon" for disc in pile) for pile in land.piles]
