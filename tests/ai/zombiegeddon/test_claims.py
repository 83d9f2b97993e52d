"""What advice says of an action is so, worked out on the board anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ai.claims import Case, cases_of, sampled, unnoticed, untrue
from tests.ai.zombiegeddon.test_because import CASES, NOT_SAID
from tests.games.zombiegeddon.position import position
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiegeddon.discs import FAMILY_OF, KIND_OF, VALUE_OF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

GAME = "zombiegeddon"
POINTS = (0, 1, 3, 6, 10, 15, 20)
"""ZG-50: by number of provisions of one type."""
TAKEN = ("food", "enemy", "weapon", "provision")
"""Families of the discs that are collected."""


def is_step(case: Case) -> bool:
    return case.action.kind == "step"


def family(view: Any, cell: int) -> str:
    """The family of the disc on a cell, "" where there is none."""
    return FAMILY_OF[view.discs[cell]] if view.discs[cell] > 0 else ""


def shelters(view: Any) -> set[int]:
    return set(cells(view, view.board.shelters))


def wanted(case: Case) -> set[int]:
    """The shelters that still take a token (ZG-30)."""
    view = case.view
    return set(cells(view, view.board.targets[view.half] & ~view.tokens[case.seat]))


def cells(view: Any, mask: int) -> Iterable[int]:
    return view.board.cells(mask)


def near(view: Any, cell: int) -> set[int]:
    return set(cells(view, view.board.near[cell]))


def pawns(view: Any, but: int = -1) -> set[int]:
    """The cells with a pawn of anybody but one seat."""
    return {
        cell
        for seat in range(view.players)
        if seat != but
        for cell in view.pawns_of(seat)
        if cell >= 0
    }


def may_stop(view: Any, seat: int, cell: int) -> bool:
    """ZG-10, ZG-11, ZG-12, ZG-14: whether a pawn beside a cell may step there and stay."""
    if cell in shelters(view) or family(view, cell) == "manhole":
        return True
    taken = family(view, cell) in TAKEN and cell not in pawns(view)
    return taken and (family(view, cell) != "enemy" or view.armed[seat] > 0)


def within(view: Any, seat: int) -> set[int]:
    """ZG-40: the free discs in the reach of a seat."""
    feet = {cell for cell in view.pawns_of(seat) if cell >= 0}

    def spread(fights: bool) -> set[int]:
        found, wave = set(feet), list(feet)
        while wave:
            cell = wave.pop()
            onward = near(view, cell)
            if family(view, cell) == "manhole":
                onward |= {c for c in range(len(view.discs)) if family(view, c) == "manhole"}
            for other in onward - found:
                sort = family(view, other)
                open_to = other in shelters(view) or sort in (*TAKEN, "manhole")
                if open_to and (fights or sort != "enemy"):
                    found.add(other)
                    wave.append(other)
        return found

    peaceful = spread(False)
    armed = view.armed[seat] or any(family(view, cell) == "weapon" for cell in peaceful)
    reach = spread(True) if armed else peaceful
    return {cell for cell in reach if family(view, cell) in TAKEN and cell not in pawns(view)}


def cuts(case: Case) -> bool:
    world = case.afterwards()
    return any(
        len(
            {
                cell
                for cell in within(case.view, seat) - within(world, seat)
                if family(world, cell) in TAKEN and cell not in pawns(world)
            }
        )
        >= 4
        for seat in range(case.view.players)
        if seat != case.seat
    )


def wins(case: Case) -> bool:
    world = case.afterwards()
    return world.to_act() == OVER and world.outcome().returns[case.seat] == 1.0


def delivers(case: Case, half: int) -> bool:
    return is_step(case) and case.view.half == half and case.action.to in wanted(case)


def escapes(case: Case) -> bool:
    """Whether there is no other way, not even through a pawn, and the new place has more."""
    ways = [
        action
        for action in case.view.legal_actions()
        if action.kind == "step" and action.origin == case.action.origin
    ]
    goal = case.action.to
    onward = [cell for cell in near(case.view, goal) if may_stop(case.view, case.seat, cell)]
    return len(ways) == 1 and (len(onward) > 1 or family(case.view, goal) == "manhole")


def gain(case: Case) -> int:
    """What one more provision counts, and by how much more than the one before."""
    view = case.view
    held = [*view.piles[case.seat]]
    held += [view.discs[cell] for cell in view.pawns_of(case.seat) if cell >= 0]
    kind = KIND_OF[view.discs[case.action.to]]
    number = sum(disc > 0 and KIND_OF[disc] == kind for disc in held)
    before, now, after = (POINTS[min(n, 6)] for n in (max(number - 1, 0), number, number + 1))
    return (after - now) - (now - before) if number else after


def opens_a_way(case: Case) -> bool:
    """Whether a weapon is being fetched, and there are enemies, now or in the second half."""
    view = case.view
    enemies = any(family(view, cell) == "enemy" for cell in range(len(view.discs)))
    fetched = "weapon" in (family(view, case.action.to), family(view, case.action.origin))
    return fetched and (enemies or view.half == 1)


def is_contested(case: Case) -> bool:
    view, goal = case.view, case.action.to
    return family(view, goal) in TAKEN and any(
        cell >= 0 and goal in near(view, cell) and may_stop(view, seat, goal)
        for seat in range(view.players)
        if seat != case.seat
        for cell in view.pawns_of(seat)
    )


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "wins": wins,
    "delivers-before": lambda case: delivers(case, 1),
    "delivers-after": lambda case: delivers(case, 2),
    "alone": lambda case: is_step(case) and bool(case.view.alone),
    "done": lambda case: case.action.kind == "done",
    "pass": lambda case: (
        case.action.kind == "pass"
        and {action.kind for action in case.view.legal_actions()} == {"pass", "remove"}
    ),
    "remove": lambda case: case.action.kind == "remove",
    "cuts": lambda case: is_step(case) and cuts(case),
    "through": lambda case: (
        is_step(case)
        and case.action.to in pawns(case.view)
        and family(case.view, case.action.to) in TAKEN
    ),
    "fights": lambda case: is_step(case) and family(case.view, case.action.to) == "enemy",
    "escapes": lambda case: is_step(case) and escapes(case),
    "provisions": lambda case: (
        is_step(case) and family(case.view, case.action.to) == "provision" and gain(case) > 0
    ),
    "provisions-begun": lambda case: (
        is_step(case) and family(case.view, case.action.to) == "provision" and gain(case) > 0
    ),
    "arms": lambda case: is_step(case) and opens_a_way(case),
    "first": lambda case: is_step(case) and is_contested(case),
    "jumps": lambda case: (
        is_step(case)
        and case.action.to not in near(case.view, case.action.origin)
        and family(case.view, case.action.to) == "manhole"
    ),
    "approaches": lambda case: (
        is_step(case)
        and bool(near(case.view, case.action.to) & wanted(case))
        and not near(case.view, case.action.origin) & wanted(case)
    ),
    "food": lambda case: (
        is_step(case)
        and family(case.view, case.action.to) == "food"
        and VALUE_OF[case.view.discs[case.action.to]] > 1
    ),
}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    things = [things for things, _ in CASES.values()] + [things for _, things, _ in NOT_SAID]
    found = [case for thing in things for case in cases_of(position(**thing))]
    return found + sampled(GAME, 4, 0.3)


def test_what_is_said_is_so(cases: list[Case]) -> None:
    said, wrong = untrue(GAME, CLAIMS, cases)
    assert said == set(CLAIMS)
    assert not wrong, [(key, case.action) for key, case in wrong]


def test_no_sentence_could_be_said_of_anything(cases: list[Case]) -> None:
    assert not unnoticed(GAME, CLAIMS, cases)
