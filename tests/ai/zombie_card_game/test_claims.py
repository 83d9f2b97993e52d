"""What advice says of a play is so, whatever the others hold."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.ai.claims import Case, cases_of, sampled, unnoticed, untrue
from tests.ai.zombie_card_game.test_because import CASES, NOT_SAID, exchange
from zombiegames.ai.levels import reason_of
from zombiegames.core.protocol import OVER
from zombiegames.games.zombie_card_game.actions import PASS, Play
from zombiegames.games.zombie_card_game.cards import NAMES, OF_RANK, cards_of, mask_of
from zombiegames.games.zombie_card_game.hand import hold
from zombiegames.games.zombie_card_game.knowledge import unseen
from zombiegames.games.zombie_card_game.terms import ANSWER, LEAD, NO_CEILING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.games.zombie_card_game.state import Republic

GAME = "zombie_card_game"
ZOMBIE, WITCH, MERCENARY, PRESIDENT = 1, 12, 15, 16


def worst(case: Case) -> Iterator[Republic]:
    """Give worlds in which one other seat holds all that it may hold of some rank."""
    yield from case.worlds()
    view = case.view
    if max(view.ceilings) != min(view.ceilings) or min(view.ceilings) < NO_CEILING:
        return
    left = cards_of(unseen(view))
    for owner in range(view.players):
        need = view.sizes[owner] - view.hands[owner].bit_count()
        if owner == case.seat or not need:
            continue
        for rank in range(1, len(NAMES) + 1):
            liked = OF_RANK[rank] | OF_RANK[WITCH]
            order = sorted(left, key=lambda card: not liked >> card - 1 & 1)
            world = view.clone()
            hold(world, owner, world.hands[owner] | mask_of(order[:need]))
            rest = order[need:]
            for other in range(view.players):
                if other not in (owner, case.seat):
                    wants = view.sizes[other] - view.hands[other].bit_count()
                    hold(world, other, world.hands[other] | mask_of(rest[:wants]))
                    del rest[:wants]
            yield world


def unanswered(case: Case, seats: set[int] | None = None) -> bool:
    """Whether none of the others, or of some of them, can but pass, whatever they hold."""
    for world in worst(case):
        world.apply(case.action)
        while world.prompt == ANSWER and world.actor != case.seat and world.trick:
            if (seats is None or world.actor in seats) and world.legal_actions() != [PASS]:
                return False
            world.apply(PASS)
    return True


def leads_next(case: Case) -> bool:
    """Whether the player leads again if all others pass."""
    world = case.afterwards()
    deal = world.deal
    while world.prompt == ANSWER and world.actor != case.seat:
        world.apply(PASS)
    return world.deal == deal and world.prompt == LEAD and world.actor == case.seat


def near(case: Case) -> set[int]:
    others = set(range(case.view.players)) - {case.seat}
    return {seat for seat in others if 0 < case.view.sizes[seat] <= 2}


def plays(case: Case) -> list[Play]:
    return [play for play in case.view.legal_actions() if isinstance(play, Play)]


def is_play(case: Case, *ranks: int) -> bool:
    return isinstance(case.action, Play) and (not ranks or case.action.rank in ranks)


def goes_out(case: Case) -> bool:
    """Whether whatever the others do, what is said shows the way until all cards are gone."""
    for order, world in enumerate(worst(case)):
        rng = Random(order)
        action = case.action
        while True:
            world.apply(action)
            while world.prompt in (LEAD, ANSWER) and world.actor not in (case.seat, OVER):
                world.apply(rng.choice(world.legal_actions()))
            if case.seat in world.went or world.deal != case.view.deal:
                break
            view = world.censored(case.seat)
            further = [
                play
                for play in world.legal_actions()
                if world.prompt == LEAD
                and reason_of(GAME, view, case.seat, play) in ("win", "out", "way_out")
            ]
            if not further:
                return False
            action = further[0]
    return True


def is_out(case: Case) -> bool:
    return is_play(case) and case.action.size == case.view.sizes[case.seat]


def is_win(case: Case) -> bool:
    world = case.afterwards()
    return world.to_act() == OVER and world.outcome().returns[case.seat] == 1.0


def is_cheapest(case: Case) -> bool:
    """Whether all other answers take better cards, and there are some."""
    rank = {ZOMBIE: PRESIDENT + 1}
    other = [
        rank.get(play.rank, play.rank) for play in plays(case) if play.rank != case.action.rank
    ]
    return not case.action.witches and bool(other) and min(other) > case.action.rank


def costs_a_set(case: Case, play: Play) -> bool:
    left = case.state.clone()
    left.apply(play)
    rank = OF_RANK[play.rank]
    return play.witches > 0 or bool(case.view.hands[case.seat] & rank & left.hands[case.seat])


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "win": is_win,
    "out": is_out,
    "way_out": lambda case: is_play(case) and goes_out(case),
    "stop": lambda case: is_play(case) and bool(near(case)) and unanswered(case),
    "too_many": lambda case: (
        is_play(case)
        and bool(near(case))
        and all(case.view.sizes[seat] < case.action.size for seat in near(case))
        and unanswered(case, near(case))
    ),
    "zombies": lambda case: (
        is_play(case, ZOMBIE) and case.action.size > 1 and unanswered(case) and leads_next(case)
    ),
    "surely": lambda case: is_play(case) and unanswered(case) and leads_next(case),
    "strong": lambda case: is_play(case, MERCENARY, PRESIDENT) and leads_next(case),
    "lone_zombie": lambda case: (
        is_play(case, ZOMBIE) and case.action.size == 1 and case.view.prompt == LEAD
    ),
    "set": lambda case: is_play(case) and case.action.size >= 3,
    "low": lambda case: is_play(case, *range(2, 11)) and case.view.prompt == LEAD,
    "cheap": lambda case: (
        is_play(case, *range(2, 15)) and case.view.prompt == ANSWER and is_cheapest(case)
    ),
    "keep_strong": lambda case: (
        case.action == PASS
        and {play.rank for play in plays(case)} <= {ZOMBIE, MERCENARY, PRESIDENT}
    ),
    "keep_set": lambda case: (
        case.action == PASS and all(costs_a_set(case, play) for play in plays(case))
    ),
    "keep_high": lambda case: (
        case.action == PASS and all(not 2 <= play.rank <= 10 for play in plays(case))
    ),
    "give_low": lambda case: (
        case.action.kind == "give-back" and all(2 <= rank <= 10 for rank in case.action.ranks)
    ),
}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    tables = [table for _, table, _ in (*CASES, *NOT_SAID)]
    found = [case for table in (*tables, exchange()) for case in cases_of(table)]
    return found + sampled(GAME, 6, 0.1)


def test_what_is_said_is_so(cases: list[Case]) -> None:
    said, wrong = untrue(GAME, CLAIMS, cases)
    assert said == set(CLAIMS)
    assert not wrong, [(key, case.action) for key, case in wrong]


def test_no_sentence_could_be_said_of_anything(cases: list[Case]) -> None:
    assert not unnoticed(GAME, CLAIMS, cases)
