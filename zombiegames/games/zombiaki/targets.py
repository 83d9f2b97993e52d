"""On which squares a card may be played, as masks: for the legal list and for refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import board, cards
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import KIND_OF, VALUE_OF
from zombiegames.games.zombiaki.movement import hindrance
from zombiegames.games.zombiaki.terms import HELD, NETTED, SPENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.state import Street


def hold_mask(state: Street) -> int:
    """Mask of the zombies that Not so fast can hold (ZK-35)."""
    # Ruling (ZK-35): also one that could not move anyway.
    squares = state.zombies
    for square in squares_of(squares):
        if state.marks[state.figures[square]] & HELD:
            squares &= ~(1 << square)
    return squares


# -- cards on one square: masks of the legal ones --------------------------------------


def empty(state: Street) -> int:
    """Mask of the squares with no zombie, dog, human card or fire (ZK-39)."""
    taken = state.zombies | state.dogs | state.things
    if state.fire >= 0:
        taken |= 1 << state.fire
    # Ruling (ZK-39): the net lies on its zombies, whose squares are not empty anyway.
    return board.ALL & ~taken


def find(state: Street, *kinds: int) -> int:
    """Mask of the squares where something of these kinds lies."""
    found = 0
    for square in squares_of(state.things):
        if KIND_OF[state.obstacles[square]] in kinds:
            found |= 1 << square
    return found


def _at_zombie(state: Street, kind: int) -> int:
    # ZK-20: row 1, no zombie, dog, barrel, not barred, walls only by own strength.
    squares = board.FIRST_ROW & ~(state.zombies | state.dogs | state.barred)
    if state.things & squares:
        strength = cards.CARDS[kind].value
        for square in squares_of(state.things & squares):
            thing = state.obstacles[square]
            thing_kind = KIND_OF[thing]
            if thing_kind == cards.BARREL or (
                thing_kind in cards.WALL_KINDS and strength < VALUE_OF[thing]
            ):
                squares &= ~(1 << square)
    return squares


_ROWS_1_TO_3 = board.ROW[0] | board.ROW[1] | board.ROW[2]


def dog_rows(state: Street) -> int:
    """Mask of the rows on which dogs are placed (ZK-21)."""
    return board.FIRST_ROW if state.house.dog else _ROWS_1_TO_3


def _at_dog(state: Street, kind: int) -> int:
    # ZK-21: placed like a zombie, never on a wall.
    squares = dog_rows(state) & ~(state.zombies | state.dogs | state.barred | state.walls)
    if state.things & squares:
        squares &= ~find(state, cards.BARREL)
    return squares


def _at_shield(state: Street, kind: int) -> int:
    # ZK-25: any zombie without one.
    squares = state.zombies
    for square in squares_of(squares):
        if state.shield[state.figures[square]] >= 0:
            squares &= ~(1 << square)
    return squares


def _at_any_zombie(state: Street, kind: int) -> int:
    # ZK-23, ZK-30.
    return state.zombies


def _at_hunger(state: Street, kind: int) -> int:
    # ZK-31, ZK-13.
    squares = state.zombies
    for square in squares_of(squares):
        if state.marks[state.figures[square]] & SPENT or hindrance(
            state, square, board.FORWARD[square]
        ):
            squares &= ~(1 << square)
    return squares


def _at_pickaxe(state: Street, kind: int) -> int:
    # ZK-34.
    return find(state, *cards.WALL_KINDS, cards.BARREL, cards.CAR, cards.MINE)


def _at_pit(state: Street, kind: int) -> int:
    # ZK-65.
    if state.house.pit:
        return empty(state)
    squares = board.ALL & ~state.things
    if state.fire >= 0:
        squares &= ~(1 << state.fire)
    if state.net:
        # Ruling (ZK-65): a net counts as the human card that lies on each netted zombie's square.
        for square in squares_of(state.zombies):
            if state.marks[state.figures[square]] & NETTED:
                squares &= ~(1 << square)
    return squares


_NOT_ROW_5 = board.ALL & ~board.LAST_ROW
_BEHIND = tuple(board.ALL & ~sum(board.ROW[:row]) for row in range(board.GRID.rows))
"""Mask of the rows not behind a row, by row: at least as near the barricade."""


def near(squares: int) -> int:
    """Mask of the squares all around those of a mask."""
    around = 0
    for square in squares_of(squares):
        around |= board.AROUND_MASK[square]
    return around


def foremost(zombies: int) -> int:
    """Row nearest the barricade with a zombie, or 0."""
    return max((board.ROW_OF[s] for s in squares_of(zombies)), default=0)


def _at_wall(state: Street, kind: int) -> int:
    # ZK-45: empty, rows 1 to 4, no zombie around, none in a row nearer the barricade.
    zombies = state.zombies
    return empty(state) & _NOT_ROW_5 & ~near(zombies) & _BEHIND[foremost(zombies)]


def barrier_row(state: Street) -> int:
    """Mask of the row on which barriers are laid (ZK-48)."""
    return board.LAST_ROW if state.house.barrier else board.FIRST_ROW


def _at_barrier(state: Street, kind: int) -> int:
    return empty(state) & barrier_row(state)


def _at_any(state: Street, kind: int) -> int:
    # ZK-49, ZK-55, ZK-56: any square.
    return board.ALL


def in_front(state: Street) -> int:
    """Mask of the squares directly in front of a zombie or dog."""
    return ((state.zombies | state.dogs) & _NOT_ROW_5) << 1


def _at_mine(state: Street, kind: int) -> int:
    # ZK-59.
    return empty(state) & ~in_front(state)


def open_way(state: Street) -> int:
    """Mask of the squares that a car can reach from the barricade (ZK-62)."""
    blocked = state.zombies | state.dogs | state.things
    way = 0
    for lane in board.LANE:
        # All of the lane nearer the barricade than the first thing in the way.
        way |= lane & -(1 << (blocked & lane).bit_length()) if blocked & lane else lane
    return way


def _at_car(state: Street, kind: int) -> int:
    return empty(state) & open_way(state)


def _at_barrel(state: Street, kind: int) -> int:
    # ZK-58: an empty square of row 5, not barred.
    return empty(state) & board.LAST_ROW & ~state.barred


AT: dict[int, Callable[[Street, int], int]] = {
    **dict.fromkeys(cards.ZOMBIE_KINDS, _at_zombie),
    cards.DOG: _at_dog,
    cards.SHIELD: _at_shield,
    cards.BOSS: _at_any_zombie,
    cards.CLAWS: _at_any_zombie,
    cards.HUNGER: _at_hunger,
    cards.PICKAXE: _at_pickaxe,
    **dict.fromkeys(cards.PIT_KINDS, _at_pit),
    **dict.fromkeys(cards.WALL_KINDS, _at_wall),
    cards.BARRIER: _at_barrier,
    cards.NAPALM: _at_any,
    cards.PETROL: _at_any,
    cards.GRENADE: _at_any,
    cards.MINE: _at_mine,
    cards.CAR: _at_car,
    cards.BARREL: _at_barrel,
}
"""By kind: the squares on which it may be played now."""
