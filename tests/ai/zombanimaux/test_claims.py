"""What advice says of an action is so, whatever lies where one cannot look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ai.claims import Case, cases_of, sampled, unnoticed, untrue
from tests.ai.zombanimaux.test_because import REASONS
from zombiegames.core.protocol import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "zombanimaux"
MOSQUITO, SPIDER, MOUSE = 1, 9, 12
"""Cards are numbers plus one."""


def top(case: Case) -> int:
    return case.view.horde[-1] if case.view.horde else 0


def fits(case: Case, card: int) -> bool:
    """ZA-10, ZA-20, ZA-21."""
    lying = top(case)
    if not lying or card == MOSQUITO:
        return True
    return card < lying if lying == SPIDER else card > lying


def hand(case: Case) -> list[int]:
    return case.view.hands[case.seat]


def plain(cards: list[int]) -> list[int]:
    return [card for card in cards if card not in (MOSQUITO, SPIDER, MOUSE)]


def plays(case: Case, *cards: int) -> bool:
    return case.action.kind == "play" and (not cards or case.action.card in cards)


def wins(case: Case) -> bool:
    for world in case.worlds():
        world.apply(case.action)
        if world.to_act() != OVER or world.outcome().returns[case.seat] != 1.0:
            return False
    return True


def ends_the_round(case: Case) -> bool:
    """Whether it leaves nothing, and the others pay for what they hold (ZA-40, ZA-41)."""
    others = [other for other in range(case.view.players) if other != case.seat]
    for world in case.worlds():
        held = [len(world.hands[other]) + len(world.graves[other]) for other in others]
        before = world.brains[:]
        gifts = getattr(case.action, "gifts", ())
        world.apply(case.action)
        for other, number in zip(others, held, strict=True):
            if world.brains[other] != max(0, before[other] - number - gifts.count(other)):
                return False
    return plays(case)


def fitting(case: Case) -> set[int]:
    return {card for card in plain(hand(case)) if fits(case, card)}


def sizes(case: Case) -> tuple[int, int]:
    piles = case.view.hands if case.action.what == "hand" else case.view.graves
    return len(piles[case.seat]), len(piles[case.action.seat])


def brains_elsewhere(case: Case) -> list[int]:
    return [left for seat, left in enumerate(case.view.brains) if seat != case.seat]


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "wins": wins,
    "ends-round": ends_the_round,
    "only": lambda case: (
        plays(case)
        and {action.card for action in case.view.legal_actions() if action.kind == "play"}
        == {case.action.card}
        and any(action.kind == "give-up" for action in case.view.legal_actions())
    ),
    "gifts": lambda case: plays(case) and len(case.action.gifts) > 0,
    "mouse": lambda case: (
        plays(case, MOUSE)
        and all(world.seat == case.seat and not world.horde for world in [case.afterwards()])
    ),
    "spider": lambda case: plays(case, SPIDER) and case.afterwards().horde[-1:] == [SPIDER],
    "mosquito": lambda case: plays(case, MOSQUITO) and top(case) > 0,
    "steep": lambda case: plays(case) and 20 - case.action.card <= 3,
    "die": lambda case: plays(case) and case.afterwards().to_act() < 0,
    "step": lambda case: (
        plays(case)
        and top(case) > 0
        and len(fitting(case)) > 1
        and min(fitting(case)) == case.action.card
    ),
    "tempo": lambda case: (
        plays(case) and top(case) > 0 and min(fitting(case), default=99) < case.action.card
    ),
    "low": lambda case: (
        plays(case) and not top(case) and min(plain(hand(case)), default=0) == case.action.card
    ),
    "save": lambda case: (
        plays(case) and not top(case) and min(plain(hand(case)), default=99) < case.action.card
    ),
    "stuck": lambda case: (
        case.action.kind == "give-up" and not any(fits(case, card) for card in hand(case))
    ),
    "keep": lambda case: (
        case.action.kind == "give-up" and any(fits(case, card) for card in hand(case))
    ),
    "bury": lambda case: case.action.kind == "bury" and case.action.card == min(case.view.drawn),
    "play-other": lambda case: case.action.kind == "bury" and not case.view.horde,
    "spare": lambda case: case.action.kind == "bury",
    "refill-trick": lambda case: case.action.kind == "refill" and not plain([case.action.card]),
    "refill-high": lambda case: (
        case.action.kind == "refill"
        and case.action.card == max(plain(case.view.graves[case.seat]), default=0)
    ),
    "refill-low": lambda case: (
        case.action.kind == "refill"
        and case.action.card == min(plain(case.view.graves[case.seat]), default=0)
    ),
    "refill-between": lambda case: (
        case.action.kind == "refill"
        and any(card < case.action.card for card in hand(case))
        and any(card > case.action.card for card in hand(case))
    ),
    "give": lambda case: case.action.kind == "give" and case.action.card == min(hand(case)),
    "shed": lambda case: case.action.kind == "give",
    "swap-fewer": lambda case: case.action.kind == "swap" and sizes(case)[1] < sizes(case)[0],
    "swap-better": lambda case: case.action.kind == "swap" and sizes(case)[1] >= sizes(case)[0],
    "leader": lambda case: (
        case.action.kind == "steal"
        and case.view.brains[case.action.seat] == max(brains_elsewhere(case))
    ),
    "weakest": lambda case: (
        case.action.kind == "steal"
        and case.view.brains[case.seat] + 1 > max(brains_elsewhere(case))
    ),
}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    found = [case for _, state, _ in REASONS for case in cases_of(state)]
    return found + sampled(GAME, 5, 0.1)


def test_what_is_said_is_so(cases: list[Case]) -> None:
    said, wrong = untrue(GAME, CLAIMS, cases)
    assert said == set(CLAIMS)
    assert not wrong, [(key, case.action) for key, case in wrong]


def test_no_sentence_could_be_said_of_anything(cases: list[Case]) -> None:
    assert not unnoticed(GAME, CLAIMS, cases)
