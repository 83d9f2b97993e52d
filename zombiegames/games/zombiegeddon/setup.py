"""Setting up: what chance may draw, and how the board is laid out for a half."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon import discs, events, terms
from zombiegames.games.zombiegeddon.actions import DrawSeats, Scatter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from zombiegames.games.zombiegeddon.board import Board
    from zombiegames.games.zombiegeddon.state import Wasteland
    from zombiegames.games.zombiegeddon.terms import House

_WEAPONS, _ENEMIES = (
    tuple(
        tuple(disc for disc in box if discs.FAMILY_OF[disc] == family)
        for box in (discs.RED, discs.WHITE)
    )
    for family in ("weapon", "enemy")
)
"""By half."""
_BLANK_AT = {cell: i for i, cell in enumerate(discs.BLANK)}
"""By blank cell: its place among them."""


@cache
def seatings(players: int, house: House) -> tuple[DrawSeats, ...]:
    """List the orders of play that chance may draw, all equally likely (ZG-02)."""
    seats = range(players)
    if house.seating == "drawn":
        orders = list(permutations(seats))
    else:
        orders = [(*seats[first:], *seats[:first]) for first in seats]
    return tuple(DrawSeats(order) for order in orders if house.starter in (-1, order[0]))


def walled_in(board: Board, order: Sequence[int]) -> bool:
    """Whether barricades are all the neighbours of a shelter (ZG-01).

    ``order``: the red discs, for the blank cells in ascending order.
    """
    return any(
        all(
            cell in _BLANK_AT and order[_BLANK_AT[cell]] in discs.BARRICADES
            for cell in board.neighbours[shelter]
        )
        for shelter in discs.ALL_SHELTERS
    )


def shuffled(state: Wasteland, rng: Random) -> Scatter:
    """Shuffle the discs of the half; again while a shelter is walled in."""
    half = len(state.closings) + 1
    box = discs.RED if half == 1 else discs.WHITE
    draw = rng.random
    while True:
        # As good as shuffle, and quicker.
        order = sorted(box, key=lambda _: draw())
        if half == 2 or not walled_in(state.board, order):
            return Scatter(half, tuple(order))


def draw_seats(state: Wasteland, action: DrawSeats) -> None:
    """Seat the players (ZG-02)."""
    state.irrevocable += 1
    state.order = action.seats
    state.seat = action.seats[0]
    state.prompt = terms.SCATTER
    if state.listening:
        state.emit(events.SeatsDrawn(action.seats))


def lay_out(state: Wasteland, action: Scatter) -> None:
    """Put discs and pawns on the board for a half."""
    # ZG-01, ZG-43. Ruling: pawns go out in the order of play, the lowest number first.
    state.irrevocable += 1
    half = action.half
    board = state.board
    bit = board.bit
    cells = tuple(cell for cell in discs.BLANK if state.discs[cell] < 0)
    for cell, disc in zip(cells, action.discs, strict=True):
        state.discs[cell] = disc
    place = dict(zip(action.discs, cells, strict=True))
    if half == 1:
        state.barricades = board.mask([place[disc] for disc in discs.BARRICADES])
        state.manholes = board.mask([place[disc] for disc in discs.MANHOLES])
        state.jumps = board.jumps(state.manholes)
    state.box = [*discs.WHITE] if half == 1 else []
    state.weapons = board.mask([place[disc] for disc in _WEAPONS[half - 1]])
    state.enemies = board.mask([place[disc] for disc in _ENEMIES[half - 1]])
    state.ordinary = board.blank & ~(state.barricades | state.manholes)
    state.passable = board.all & ~state.barricades
    state.blocked = 0
    if state.listening:
        state.emit(events.DiscsScattered(half, cells, action.discs))
    shelters = discs.RED_SHELTERS if half == 1 else discs.WHITE_SHELTERS
    for seat in state.order:
        # ZG-43: in the second half only where a token was brought.
        brought = [c for c in shelters if half == 1 or state.tokens[seat] & bit[c]]
        for number, cell in enumerate(brought):
            pawn = seat * discs.PAWNS + number
            state.pawns[pawn] = cell
            if state.listening:
                state.emit(events.PawnPlaced(seat, pawn, cell))
    if half == 2:
        state.half = 2
        state.brought = tuple(mask.bit_count() for mask in state.tokens)
        state.tokens = [0] * state.players
        if state.listening:
            state.emit(events.TokensReturned(state.brought))
    state.turn = state.idle = 0
    state.fruitful = False
    if state.listening:
        state.emit(events.HalfBegan(half, state.seat))
