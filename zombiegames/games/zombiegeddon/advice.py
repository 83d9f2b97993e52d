"""What a table may tell beside the rules: what a step takes and costs, who can still get what.

Everything here is worked out from a view alone and decides nothing. ``route`` is the plan of
"play it for me" (ZG-41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiegeddon.legal import legal_actions, stops
from zombiegames.games.zombiegeddon.reach import in_reach, region
from zombiegames.games.zombiegeddon.terms import GUARD_ROUNDS

if TYPE_CHECKING:
    from zombiegames.games.zombiegeddon.actions import Step
    from zombiegames.games.zombiegeddon.state import Wasteland


class Target(NamedTuple):
    """What a legal step does."""

    action: Step
    takes: int
    """Component of the disc that it takes, the one the pawn stands on, or -1."""
    fights: int
    """Component of the enemy that costs a weapon, or -1."""
    delivers: bool
    """Whether a supply token is placed."""
    jump: bool
    """Whether it is a jump between manholes."""
    onward: tuple[int, ...]
    """Through another pawn: the cells where the second step may stop; else empty."""


def targets(view: Wasteland) -> list[Target]:
    """Tell what every legal step of the seat to act does, in the order of the legal list."""
    seat, board = view.actor, view.board
    if seat < 0:
        return []
    found = []
    for action in legal_actions(view):
        if action.kind != "step":
            continue
        here, goal = board.bit[action.origin], board.bit[action.to]
        takes = -1
        if here & view.ordinary and view.passing < 0:
            takes = view.discs[action.origin]
        onward: tuple[int, ...] = ()
        if goal & view.blocked:
            world = view.clone()
            world.apply(action)
            onward = tuple(board.cells(board.near[action.to] & stops(world, seat)))
        found.append(
            Target(
                action=action,
                takes=takes,
                fights=view.discs[action.to] if goal & view.enemies else -1,
                delivers=bool(goal & board.targets[view.half] & ~view.tokens[seat]),
                jump=not board.near[action.origin] & goal,
                onward=onward,
            )
        )
    return found


class Reach(NamedTuple):
    """What a seat can still get."""

    cells: tuple[int, ...]
    """All cells joined to its pawns, ascending (ZG-40)."""
    discs: tuple[int, ...]
    """Those among them with a disc and no pawn."""
    shelters: tuple[int, ...]
    """Target shelters among them that hold none of its tokens."""
    alone: tuple[int, ...]
    """Those of ``discs`` that no other seat can get."""


def reach(view: Wasteland) -> tuple[Reach, ...]:
    """Tell what each seat can still get, by seat: the overlay."""
    board = view.board
    discs = [in_reach(view, seat) for seat in range(view.players)]
    found = []
    for seat in range(view.players):
        area = region(view, seat)
        others = 0
        for other, mask in enumerate(discs):
            if other != seat:
                others |= mask
        goals = area & board.targets[view.half] & ~view.tokens[seat]
        found.append(
            Reach(
                tuple(board.cells(area)),
                tuple(board.cells(discs[seat])),
                tuple(board.cells(goals)),
                tuple(board.cells(discs[seat] & ~others)),
            )
        )
    return tuple(found)


def beyond_reach(view: Wasteland) -> tuple[int, ...]:
    """List the cells of the discs without a pawn that nobody can get any more, ascending."""
    left = view.ordinary ^ view.blocked
    for seat in range(view.players):
        left &= ~in_reach(view, seat)
    return tuple(view.board.cells(left))


def walls(view: Wasteland) -> tuple[tuple[int, int], ...]:
    """List the sides that cut: pairs of a cell one may stand on and a neighbour nobody enters."""
    board = view.board
    return tuple(
        (cell, to)
        for cell in board.cells(view.passable)
        for to in board.neighbours[cell]
        if not board.bit[to] & view.passable
    )


def turns_to_guard(view: Wasteland) -> int:
    """Count the turns that may still bring nothing before the half ends (ZG-42).

    This one too, unless it has brought something: then the rounds start anew.
    """
    return GUARD_ROUNDS * view.players - (0 if view.fruitful else view.idle)
