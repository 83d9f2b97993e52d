"""Passing by itself at the table of Zombie the card game, where that is wished."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from tests.games.zombie_card_game.position import position
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombie_card_game.actions import PASS
from zombiegames.store.settings import Settings
from zombiegames.ui.kit.scene import MOTION, STILL
from zombiegames.ui.tables.zombie_card_game.table import PASS_AFTER

NAMES = ("person:Ada", "bot:random:Grimwald", "bot:random:Mortimer")
STUCK = "3 4"
"""A hand that beats no 9."""


def sit(sittings: Any, hand: str, **settings: Any) -> tuple[Any, Any]:
    """Sit down where a 9 is to be answered; the others do nothing."""
    sitting = sittings(**{"pass_alone": True, "pace": "normal", **settings})
    state = position(hand, "10 10 4", "ace ace", trick=["2: 9"])
    table = sitting.position(state, NAMES, "zombie_card_game")
    table.course.think = lambda dt, pause: None
    pygame.event.clear()
    return sitting, table


def texts(table: Any) -> list[str]:
    return [line.text for line in table.match.lines]


def test_it_is_off_until_somebody_wishes_it() -> None:
    assert not Settings().pass_alone


@pytest.mark.rule("ZP-20")
@pytest.mark.parametrize(
    ("hand", "wished", "passes"),
    [(STUCK, True, True), (STUCK, False, False), ("3 king", True, False)],
)
def test_only_who_can_do_nothing_else_passes_unasked(
    sittings: Any, hand: str, *, wished: bool, passes: bool
) -> None:
    sitting, table = sit(sittings, hand, pass_alone=wished)
    sitting.tick(round(60 * PASS_AFTER) + 5)
    assert texts(table) == (["pass"] if passes else [])


def test_it_can_be_read_first_that_nothing_beats_the_trick(sittings: Any) -> None:
    sitting, table = sit(sittings, STUCK)
    sitting.tick(20)
    assert texts(table) == []
    assert table.hint_words() == "Nothing you hold beats it: pass."


@pytest.mark.parametrize(("pace", "frames"), [("instant", 3), ("fast", 40)])
def test_it_keeps_the_pace_of_the_computers(sittings: Any, pace: str, frames: int) -> None:
    sitting, table = sit(sittings, STUCK, pace=pace)
    sitting.tick(frames)
    assert texts(table)[:1] == ["pass"]


def stuck() -> Match:
    """Play at random until a person who has decided before can only pass."""
    for seed in range(50):
        match, rng = Match(GAMES["zombie_card_game"], NAMES, seed=seed), Random(seed)
        match.advance()
        for _ in range(40):
            actions = match.state.legal_actions()
            if match.to_act() == 0 and actions == [PASS] and len(match) > 8:
                return match
            match.play(rng.choice(actions))
            match.advance()
    raise AssertionError


@pytest.mark.parametrize("back", [False, True])
def test_what_was_taken_back_is_not_done_again_at_once(sittings: Any, *, back: bool) -> None:
    sitting = sittings(pass_alone=True, pace="normal", casual_undo=True)
    match = stuck()
    table = sitting.open(match)
    pygame.event.clear()
    table.course.think = lambda dt, pause: None
    before = len(match)
    if back:
        sitting.click_button("undo")
        sitting.settle()
        assert len(match) < before
        for _ in range(9):
            if len(match) == before:
                break
            sitting.key(pygame.K_u, pygame.KMOD_SHIFT)
            sitting.settle()
    assert len(match) == before
    sitting.tick(round(60 * PASS_AFTER) + 30)
    assert (len(match) == before) == back
    if back:
        sitting.click_button("pass")
        assert len(match) > before
        assert not table._taken_back


def test_what_happened_by_itself_is_no_decision_to_take_back(sittings: Any) -> None:
    for wished in (True, False):
        sitting = sittings(pass_alone=wished, pace="normal")
        match = stuck()
        match.advance = list
        table = sitting.open(match)
        table.course.think = lambda dt, pause: None
        pygame.event.clear()
        before = len(match)
        if not wished:
            sitting.click_button("pass")
        sitting.tick(round(60 * PASS_AFTER) + 30)
        assert len(match) == before + 1
        assert (table.buttons.undo_target() is None) == wished


def test_the_table_does_not_sleep_before_it(sittings: Any) -> None:
    for wished, pace in ((True, MOTION), (False, STILL)):
        sitting, table = sit(sittings, STUCK, pass_alone=wished, reduced_motion=True)
        sitting.tick(4)
        assert table.pace() == pace
