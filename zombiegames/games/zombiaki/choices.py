"""What else may be chosen: moves from square to square, shots, nets, flames, petrol, steps.

Each predicate gives "" if a choice is legal, else the id of the rule that forbids it with a
detail; the legal lists and the refusals both ask it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import board, cards, offers
from zombiegames.games.zombiaki.actions import Flame, ThrowNet
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, VALUE_OF
from zombiegames.games.zombiaki.movement import bound, climbs, hindrance
from zombiegames.games.zombiaki.terms import OBEYED, SPENT, STOOD_UP

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.actions import Order, PlayMove, Step
    from zombiegames.games.zombiaki.state import Street


HINDERED = {
    "": "",
    "frozen": "ZK-54/frozen",
    "netted": "ZK-57/netted",
    "barred": "ZK-48/barred",
    "figure": "ZK-11/taken",
    "wall": "ZK-46/too_high",
}
"""By hindrance of a move to a neighbour: the rule that forbids it."""

ORDER_STRENGTH = 3
FLAME_POINTS = cards.CARDS[cards.FLAMETHROWER].value
NET_STRENGTH = cards.CARDS[cards.NET].value


def is_terrified(state: Street) -> bool:
    """Whether the humans may play no more cards in this turn (ZK-26); a cancelled card counts."""
    return state.terror and state.played > 0 and state.seat == HUMANS


# -- zombie cards ----------------------------------------------------------------------


def spent(marks: int) -> str:
    """Judge by its marks whether a zombie may still make a card move (ZK-13, ZK-29)."""
    if not marks & SPENT:
        return ""
    return "ZK-29/stood_up" if marks & STOOD_UP else "ZK-13/spent"


def hindered(state: Street, square: int, to: int) -> str:
    """Find the rule that hinders a move to a neighbour, "" if none does."""
    found = hindrance(state, square, to)
    # ZK-46: sideways and back nobody pushes.
    if found == "wall" and to != board.FORWARD[square]:
        return "ZK-46/too_weak"
    return HINDERED[found]


def mass_forbidden(state: Street, square: int, to: int) -> str:
    """Judge a fusion of the zombie on a square with its neighbour (ZK-27)."""
    zombies = state.zombies
    if not zombies >> square & zombies >> to & 1:
        return "ZK-27/two_zombies"
    figure = state.figures[square]
    forbidden = spent(state.marks[figure]) or HINDERED[bound(state, figure, square)]
    if forbidden:
        return forbidden
    if state.barred >> to & 1:
        return "ZK-48/barred"
    # Ruling (ZK-27): onto a wall the line behind the mover pushes as in any forward move.
    if state.walls >> to & 1 and not climbs(state, square, to):
        return "ZK-46/too_high" if to == board.FORWARD[square] else "ZK-46/too_weak"
    return ""


def change_forbidden(state: Street, square: int, to: int) -> str:
    """Judge a swap of two neighbours (ZK-28)."""
    zombies = state.zombies
    if not zombies >> square & zombies >> to & 1:
        return "ZK-28/two_zombies"
    first, second = state.figures[square], state.figures[to]
    bonds = bound(state, first, square) or bound(state, second, to)
    forbidden = spent(state.marks[first]) or spent(state.marks[second]) or HINDERED[bonds]
    if forbidden:
        return forbidden
    # ZK-28: onto a wall by own strength only.
    for comer, place in ((first, to), (second, square)):
        if state.walls >> place & 1 and state.strength[comer] < VALUE_OF[state.obstacles[place]]:
            return "ZK-28/too_high"
    return ""


def bite_forbidden(state: Street, square: int, to: int) -> str:
    """Judge a bite: the shield of the zombie on a square stands up on another (ZK-29)."""
    # Ruling (ZK-29): it is placed, so neither a freeze nor a barrier over its bearer hinders it.
    bearer = state.figures[square]
    if bearer < 0 or state.shield[bearer] < 0:
        return "ZK-29/no_shield"
    if to == board.FORWARD[square]:
        return "ZK-29/in_front"
    if (state.zombies | state.dogs) >> to & 1:
        return "ZK-29/taken"
    if state.barred >> to & 1:
        return "ZK-48/barred"
    if state.things >> to & 1:
        kind = KIND_OF[state.obstacles[to]]
        if kind in cards.WALL_KINDS:
            return "ZK-29/wall"
        if kind == cards.BARREL:
            return "ZK-29/barrel"
    return ""


def blood_forbidden(state: Street, square: int, to: int) -> str:
    """Judge a step sideways, forced by Blood (ZK-50)."""
    if state.figures[square] < 0:
        return "ZK-50/nobody"
    if to not in board.SIDEWAYS[square]:
        return "ZK-50/sideways"
    forbidden = hindered(state, square, to)
    if forbidden == "ZK-46/too_weak" and cards.is_dog(state.figures[square]):
        return "ZK-47/dogs"
    return forbidden


MOVE_FORBIDDEN = {
    cards.MASS: mass_forbidden,
    cards.CHANGE: change_forbidden,
    cards.BITE: bite_forbidden,
    cards.BLOOD: blood_forbidden,
}
"""The judgement of each card played from a square to a neighbour."""


def move_list(state: Street, kind: int) -> list[PlayMove]:
    """List the legal plays of Mass, Change, Bite or Blood."""
    forbidden, table = MOVE_FORBIDDEN[kind], offers.PLAY_MOVE[kind]
    starts = state.zombies | state.dogs if kind == cards.BLOOD else state.zombies
    return [
        table[square, to]
        for square in squares_of(starts)
        for to in board.BESIDE[square]
        if not forbidden(state, square, to)
    ]


def order_forbidden(state: Street, square: int, to: int) -> str:
    """Judge an order of the Boss (ZK-23)."""
    if state.boss < 0:
        return "ZK-23/no_boss"
    if state.orders == 0:
        return "ZK-23/no_orders"
    if state.ordered:
        return "ZK-23/one_a_turn"
    figure = state.figures[square]
    if not state.zombies >> square & 1:
        return "ZK-23/nobody"
    if figure == state.boss:
        return "ZK-23/itself"
    if state.strength[figure] > ORDER_STRENGTH:
        return "ZK-23/too_strong"
    if state.marks[figure] & OBEYED:
        return "ZK-23/obeyed"
    return spent(state.marks[figure]) or hindered(state, square, to)


def order_list(state: Street) -> list[Order]:
    """List the legal orders of the Boss."""
    if state.boss < 0 or state.orders == 0 or state.ordered or state.frozen:
        return []
    orders = []
    for square in squares_of(state.zombies):
        if board.FORWARD[square] < 0 and not order_forbidden(state, square, board.OFF_STREET):
            orders.append(offers.ORDER[square, board.OFF_STREET])
        for to in board.BESIDE[square]:
            if not order_forbidden(state, square, to):
                orders.append(offers.ORDER[square, to])
    return orders


# -- the dogs' walk --------------------------------------------------------------------


def step_forbidden(state: Street, square: int, to: int) -> str:
    """Judge a dog's step (ZK-18)."""
    figure = state.figures[square]
    if not state.dogs >> square & 1:
        return "ZK-18/no_dog"
    if state.chain:
        if figure != state.chain[0]:
            return "ZK-10/another_dog"
    elif state.marks[figure] & SPENT:
        return "ZK-10/walked"
    found = hindrance(state, square, to)
    return "ZK-18/wall" if found == "wall" else HINDERED[found]


def step_list(state: Street) -> list[Step]:
    """List the legal steps of the dog under way, or of all that have not walked."""
    if state.frozen:
        return []
    return [
        offers.STEP[square, to]
        for square in squares_of(state.dogs)
        for to in board.BESIDE[square]
        if not step_forbidden(state, square, to)
    ]


# -- shots -----------------------------------------------------------------------------


def aims(state: Street, lane: int) -> list[tuple[int, str]]:
    """List what a shot along a lane may be aimed at: the first figure, a car (ZK-40, ZK-41)."""
    lane_mask = board.LANE[lane]
    standing = (state.zombies | state.dogs) & lane_mask
    first = standing.bit_length() - 1
    if not state.things & lane_mask:
        return [(first, "figure")] if standing else []
    block = line_of_fire(state, lane)
    found = []
    if standing and first >= block:
        found.append((first, "figure"))
    car = car_square(state)
    if car >= 0 and lane_mask >> car & 1 and car >= first and car > block:
        found.append((car, "car"))
    return found


def line_of_fire(state: Street, lane: int) -> int:
    """Square whose wall or barrier hides the rest of a lane, or -1; on it one can be hit."""
    blocks = state.walls & board.LANE[lane]
    if state.house.barrier_fire:
        # ZK-40: the publisher's barriers block it too.
        for square in squares_of(state.things & board.LANE[lane]):
            if KIND_OF[state.obstacles[square]] == cards.BARRIER:
                blocks |= 1 << square
    return blocks.bit_length() - 1


def car_square(state: Street) -> int:
    """Where the car stands, or -1."""
    return state.obstacles.index(cards.CAR_CARD) if cards.CAR_CARD in state.obstacles else -1


def shot_list(state: Street) -> list[tuple[int, str]]:
    """List what Shot, Aimed shot and Burst may be aimed at, lane by lane."""
    return [*aims(state, 0), *aims(state, 1), *aims(state, 2)]


def sniper_list(state: Street) -> list[tuple[int, str]]:
    """List what the Sniper may be aimed at: anything (ZK-44)."""
    found = [(square, "figure") for square in squares_of(state.zombies | state.dogs)]
    if state.things:
        car = car_square(state)
        if car >= 0:
            found.append((car, "car"))
    return found


# -- flames, net, petrol ---------------------------------------------------------------


def flame_row(state: Street) -> tuple[int, int]:
    """Give the row the flamethrower aims at and the lanes open in it as a mask (ZK-64).

    Row -1 where there is nobody to aim at. Bit 0 of the lanes is A.
    """
    # Ruling (ZK-64): only walls hide from the flames, the publisher's barriers do not.
    hidden = 0
    for lane in board.LANE:
        wall = (state.walls & lane).bit_length() - 1
        if wall >= 0:
            hidden |= lane & ((1 << wall) - 1)
    seen = (state.zombies | state.dogs) & ~hidden
    for row in range(board.GRID.rows - 1, -1, -1):
        if seen & board.ROW[row]:
            lanes = 0
            for lane in range(board.GRID.lanes):
                if not hidden >> board.GRID.square(lane, row) & 1:
                    lanes |= 1 << lane
            return row, lanes
    return -1, 0


def split_forbidden(amounts: tuple[int, ...], lanes: int, taken: int) -> str:
    """Judge a split of the flames over a row, given its open and taken lanes as masks (ZK-64)."""
    if len(amounts) != board.GRID.lanes:
        return "ZK-64/three_lanes"
    # Ruling (ZK-64): any open squares side by side may burn, and points may be wasted or left.
    used = 0
    for lane, amount in enumerate(amounts):
        if amount:
            used |= 1 << lane
            if not lanes >> lane & 1:
                return "ZK-64/hidden"
            # Ruling (ZK-64): an empty square takes exactly the 1 point it costs.
            if not taken >> lane & 1 and amount != 1:
                return "ZK-64/empty_costs_one"
    if not used or min(amounts) < 0:
        return "ZK-64/no_points"
    if sum(amounts) > FLAME_POINTS:
        return "ZK-64/five_points"
    if used == 0b101:
        return "ZK-64/gap"
    return ""


_FLAMES: dict[tuple[int, int], list[Flame]] = {}


def taken_lanes(state: Street, row: int) -> int:
    """Mask of the lanes with a zombie or dog in a row."""
    standing = (state.zombies | state.dogs) >> row
    return standing & 1 | standing >> 4 & 2 | standing >> 8 & 4


def flame_list(state: Street) -> list[Flame]:
    """List the legal splits of the flamethrower."""
    row, lanes = flame_row(state)
    if row < 0:
        return []
    taken = taken_lanes(state, row)
    found = _FLAMES.get((lanes, taken))
    if found is None:
        points = range(FLAME_POINTS + 1)
        found = _FLAMES[lanes, taken] = [
            Flame((a, b, c))
            for a in points
            for b in points
            for c in points
            if not split_forbidden((a, b, c), lanes, taken)
        ]
    return found


def net_groups(state: Street, most: int) -> list[int]:
    """List the connected groups of zombies up to a total strength as masks, ascending."""
    strength = [state.strength[f] if f >= 0 else 0 for f in state.figures]
    zombies = state.zombies
    found: set[int] = set()
    growing = [(1 << s, strength[s]) for s in squares_of(zombies) if strength[s] <= most]
    while growing:
        group, total = growing.pop()
        if group in found:
            continue
        found.add(group)
        rim = 0
        for square in squares_of(group):
            rim |= board.BESIDE_MASK[square]
        for square in squares_of(rim & zombies & ~group):
            if total + strength[square] <= most:
                growing.append((group | 1 << square, total + strength[square]))
    return sorted(found)


def net_list(state: Street) -> list[ThrowNet]:
    """List the legal nets."""
    return [ThrowNet(squares_of(group)) for group in net_groups(state, NET_STRENGTH)]


def pour_mask(state: Street) -> int:
    """Mask of the squares on which the next point of petrol may go (ZK-55)."""
    square, points, used = state.chain
    if points == 0:
        return 0
    if state.figures[square] >= 0:
        return 1 << square
    return board.BESIDE_MASK[square] & ~used & board.ALL
