"""On which squares a card may be played: masks, used by the legal list and by ``why_not``.

Also the tables of actions built once, so that offering one costs a look-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki.actions import (
    GRID,
    OFF_STREET,
    Bullet,
    Discard,
    HoldBack,
    Order,
    Play,
    PlayAgainst,
    PlayAlong,
    PlayAt,
    PlayMove,
    Pour,
    Shoot,
    Shrapnel,
    Step,
)
from zombiegames.games.zombiaki.cards import (
    BACK_OFF,
    BARREL,
    BARRIER,
    BITE,
    BLOOD,
    BOSS,
    BURST_2,
    BURST_3,
    CAR,
    CARDS,
    CHANGE,
    CLAWS,
    DOG,
    FREEZE,
    GET_OUT,
    GRENADE,
    HUNGER,
    KIND_OF,
    KINDS,
    MASS,
    MEAT,
    MINE,
    NAPALM,
    PETROL,
    PICKAXE,
    PIT_1,
    PIT_2,
    SEARCHLIGHT,
    SHIELD,
    SHOT_1,
    SHOT_2,
    SNIPER,
    STREET_FIRE,
    TERROR,
    VALUE_OF,
    VOLTAGE,
    WALL_5,
    WALL_6,
    ZOMBIE_2,
    ZOMBIE_3,
    ZOMBIE_4,
    ZOMBIE_5,
)
from zombiegames.games.zombiaki.movement import hindrance
from zombiegames.games.zombiaki.terms import (
    ALL,
    AROUND_MASK,
    BESIDE,
    FIRST_ROW,
    FORWARD,
    LANE,
    LAST_ROW,
    NETTED,
    ROW,
    ROW_OF,
    SPENT,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombiaki.state import Street

# -- tables of actions -----------------------------------------------------------------

ZOMBIE_KINDS = (ZOMBIE_2, ZOMBIE_3, ZOMBIE_4, ZOMBIE_5)
PIT_KINDS = (PIT_1, PIT_2)
WALL_KINDS = (WALL_5, WALL_6)
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
SHOT_KINDS = (SHOT_1, SHOT_2, BURST_2, BURST_3, SNIPER)
"""Kinds that shoot, and that Click can cancel."""

_EDGES = tuple((s, to) for s in GRID.squares for to in BESIDE[s])

DISCARDS = tuple(Discard(kind) for kind in range(len(KINDS)))
PLAY_AT = {kind: tuple(PlayAt(kind, s) for s in GRID.squares) for kind in AT_KINDS}
PLAY_FREE = {kind: [Play(kind)] for kind in FREE_KINDS}
PLAY_ALONG = {kind: [PlayAlong(kind, lane) for lane in range(GRID.lanes)] for kind in LANE_KINDS}
PLAY_MOVE = {kind: {e: PlayMove(kind, *e) for e in _EDGES} for kind in MOVE_KINDS}
PLAY_AGAINST = {
    kind: tuple(PlayAgainst(kind, victim) for victim in range(len(KINDS))) for kind in HAND_KINDS
}
SHOOT = {
    kind: {(s, at): Shoot(kind, s, at) for s in GRID.squares for at in ("figure", "car")}
    for kind in SHOT_KINDS
}
BULLET = {(s, at): Bullet(s, at) for s in GRID.squares for at in ("figure", "car")}
HOLD_BACK = tuple(HoldBack(s) for s in GRID.squares)
STEP = {e: Step(*e) for e in _EDGES}
ORDER = {e: Order(*e) for e in _EDGES} | {
    (s, OFF_STREET): Order(s, OFF_STREET) for s in GRID.squares if FORWARD[s] < 0
}
POUR = tuple(Pour(s) for s in GRID.squares)
SHRAPNEL_AT = tuple([Shrapnel(to) for to in BESIDE[s]] for s in GRID.squares)
"""By square of the mine."""

_AT_LISTS: dict[tuple[int, int], list[PlayAt]] = {}


def at_list(kind: int, squares: int) -> list[PlayAt]:
    """List the plays of a kind on each square of a mask."""
    found = _AT_LISTS.get((kind, squares))
    if found is None:
        plays = PLAY_AT[kind]
        found = _AT_LISTS[kind, squares] = [plays[s] for s in squares_of(squares)]
    return found


def lane_list(kind: int) -> list[PlayAlong]:
    """List the plays of a kind on the lanes it may be played on, always (ZK-09)."""
    # ZK-60: the side lanes only.
    return PLAY_ALONG[kind][::2] if kind == STREET_FIRE else PLAY_ALONG[kind]


# -- cards on one square: masks of the legal ones --------------------------------------


def empty(street: Street) -> int:
    """Mask of the squares with no zombie, dog, human card or fire (ZK-39)."""
    taken = street.zombies | street.dogs | street.things
    if street.fire >= 0:
        taken |= 1 << street.fire
    # Ruling (ZK-39): the net lies on its zombies, whose squares are not empty anyway.
    return ALL & ~taken


def find(street: Street, *kinds: int) -> int:
    """Mask of the squares where something of these kinds lies."""
    found = 0
    for square in squares_of(street.things):
        if KIND_OF[street.obstacles[square]] in kinds:
            found |= 1 << square
    return found


def _at_zombie(street: Street, kind: int) -> int:
    # ZK-20: row 1, no zombie, dog, barrel, not barred, walls only by own strength.
    squares = FIRST_ROW & ~(street.zombies | street.dogs | street.barred)
    if street.things & squares:
        strength = CARDS[kind].value
        for square in squares_of(street.things & squares):
            thing = street.obstacles[square]
            thing_kind = KIND_OF[thing]
            if thing_kind == BARREL or (thing_kind in WALL_KINDS and strength < VALUE_OF[thing]):
                squares &= ~(1 << square)
    return squares


DOG_ROWS = ROW[0] | ROW[1] | ROW[2]


def _at_dog(street: Street, kind: int) -> int:
    # ZK-21: placed like a zombie, never on a wall.
    rows = FIRST_ROW if street.house.dog else DOG_ROWS
    squares = rows & ~(street.zombies | street.dogs | street.barred | street.walls)
    if street.things & squares:
        squares &= ~find(street, BARREL)
    return squares


def _at_shield(street: Street, kind: int) -> int:
    # ZK-25: any zombie without one.
    squares = street.zombies
    for square in squares_of(squares):
        if street.shield[street.figures[square]] >= 0:
            squares &= ~(1 << square)
    return squares


def _at_any_zombie(street: Street, kind: int) -> int:
    # ZK-23, ZK-30.
    return street.zombies


def _at_hunger(street: Street, kind: int) -> int:
    # ZK-31, ZK-13.
    squares = street.zombies
    for square in squares_of(squares):
        if street.marks[street.figures[square]] & SPENT or hindrance(
            street, square, FORWARD[square]
        ):
            squares &= ~(1 << square)
    return squares


def _at_pickaxe(street: Street, kind: int) -> int:
    # ZK-34.
    return find(street, *WALL_KINDS, BARREL, CAR, MINE)


def _at_pit(street: Street, kind: int) -> int:
    # ZK-65.
    if street.house.pit:
        return empty(street)
    squares = ALL & ~street.things
    if street.fire >= 0:
        squares &= ~(1 << street.fire)
    if street.net:
        # Ruling (ZK-65): a net counts as the human card that lies on each netted zombie's square.
        for square in squares_of(street.zombies):
            if street.marks[street.figures[square]] & NETTED:
                squares &= ~(1 << square)
    return squares


_NOT_ROW_5 = ALL & ~LAST_ROW
_BEHIND = tuple(ALL & ~sum(ROW[:row]) for row in range(GRID.rows))
"""Mask of the rows not behind a row, by row: at least as near the barricade."""


def near(squares: int) -> int:
    """Mask of the squares all around those of a mask."""
    around = 0
    for square in squares_of(squares):
        around |= AROUND_MASK[square]
    return around


def foremost(zombies: int) -> int:
    """Row nearest the barricade with a zombie, or 0."""
    return max((ROW_OF[s] for s in squares_of(zombies)), default=0)


def _at_wall(street: Street, kind: int) -> int:
    # ZK-45: empty, rows 1 to 4, no zombie around, none in a row nearer the barricade.
    zombies = street.zombies
    return empty(street) & _NOT_ROW_5 & ~near(zombies) & _BEHIND[foremost(zombies)]


def barrier_row(street: Street) -> int:
    """Mask of the row on which barriers are laid (ZK-48)."""
    return LAST_ROW if street.house.barrier else FIRST_ROW


def _at_barrier(street: Street, kind: int) -> int:
    return empty(street) & barrier_row(street)


def _at_any(street: Street, kind: int) -> int:
    # ZK-49, ZK-55, ZK-56: any square.
    return ALL


def in_front(street: Street) -> int:
    """Mask of the squares directly in front of a zombie or dog."""
    return ((street.zombies | street.dogs) & _NOT_ROW_5) << 1


def _at_mine(street: Street, kind: int) -> int:
    # ZK-59.
    return empty(street) & ~in_front(street)


def open_way(street: Street) -> int:
    """Mask of the squares that a car can reach from the barricade (ZK-62)."""
    blocked = street.zombies | street.dogs | street.things
    way = 0
    for lane in LANE:
        # All of the lane nearer the barricade than the first thing in the way.
        way |= lane & -(1 << (blocked & lane).bit_length()) if blocked & lane else lane
    return way


def _at_car(street: Street, kind: int) -> int:
    return empty(street) & open_way(street)


def _at_barrel(street: Street, kind: int) -> int:
    # ZK-58: an empty square of row 5, not barred.
    return empty(street) & LAST_ROW & ~street.barred


AT: dict[int, Callable[[Street, int], int]] = {
    **dict.fromkeys(ZOMBIE_KINDS, _at_zombie),
    DOG: _at_dog,
    SHIELD: _at_shield,
    BOSS: _at_any_zombie,
    CLAWS: _at_any_zombie,
    HUNGER: _at_hunger,
    PICKAXE: _at_pickaxe,
    **dict.fromkeys(PIT_KINDS, _at_pit),
    **dict.fromkeys(WALL_KINDS, _at_wall),
    BARRIER: _at_barrier,
    NAPALM: _at_any,
    PETROL: _at_any,
    GRENADE: _at_any,
    MINE: _at_mine,
    CAR: _at_car,
    BARREL: _at_barrel,
}
"""By kind: the squares on which it may be played now."""
