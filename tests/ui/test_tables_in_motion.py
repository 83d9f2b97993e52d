"""While something moves at a table, keys and clicks that mean something are not lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import OTHERS
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.table.spots import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.action import Action

pytestmark = pytest.mark.whole

MANY = 3
"""Motions looked at in each game."""


def follow_ups(game: str, seed: int = 7) -> Iterator[tuple[Match, Action]]:
    """Give moments with a decision after which the same person decides again."""
    seats = ("person:Ada", *OTHERS[: GAMES[game].seats[0] - 1])
    rng = Random(seed)
    match = Match(GAMES[game], seats, seed=seed)
    match.advance()
    while match.outcome is None:
        action = rng.choice(match.state.legal_actions())
        mine = match.to_act() == 0
        before = match.save() if mine else ""
        match.play(action)
        match.advance()
        if mine and match.to_act() == 0:
            yield Match.load(before, GAMES), action


def twins(sittings: Any, game: str) -> Iterator[tuple[Any, Any]]:
    """Sit down twice: where the decision is just being shown, and where it has been."""
    moving, resting = sittings(speed="normal"), sittings(speed="instant")
    count = 0
    for match, action in follow_ups(game):
        for sitting in (moving, resting):
            sitting.open_unsettled(Match.load(match.save(), GAMES))
            sitting.table.catch_up()
            sitting.table.do(action)
        resting.settle()
        moving.tick(4)
        if not moving.table.director.idle and resting.table.can_act:
            count += 1
            yield moving, resting
        if count == MANY:
            return


def as_it_stands(sitting: Any) -> tuple[Any, ...]:
    """Say what has been decided and chosen at a table."""
    picker = None if sitting.table.choice is None else sitting.table.choice.picker
    return (
        sitting.table.match.save(),
        type(sitting.app.stack.top).__name__,
        None if picker is None else picker.selected,
    )


def rest(sitting: Any) -> None:
    """Let all motion end."""
    for _ in range(400):
        sitting.tick(1, 0.1)
        table = sitting.table
        if sitting.app.stack.top is not table or (table.settled and table.director.idle):
            return
    raise AssertionError("it never rests")


@pytest.mark.parametrize("pressed", [pygame.K_e, pygame.K_x, pygame.K_h])
@pytest.mark.parametrize("game", GAMES)
def test_a_key_during_a_motion_does_what_it_does_after_it(
    sittings: Any, game: str, pressed: int
) -> None:
    tried = 0
    for moving, resting in twins(sittings, game):
        for sitting in (moving, resting):
            sitting.key(pressed)
            sitting.table.course.stop_thinking()
            rest(sitting)
        assert as_it_stands(moving) == as_it_stands(resting)
        tried += 1
    assert tried == MANY


@pytest.mark.parametrize("game", GAMES)
def test_a_click_during_a_motion_meets_what_lies_there_at_rest(sittings: Any, game: str) -> None:
    tried = 0
    for moving, resting in twins(sittings, game):
        table = moving.table
        for spot in resting.table.spots:
            pos = spot.rect.center
            same = table.pointer.spot_at(pos)
            top = resting.table.focus.top(pos) is spot
            if spot.state == TARGET and top and same is not None and same.name == spot.name:
                lies = table.pointer._lies_there(same)
                for sitting in (moving, resting) if lies else (moving,):
                    sitting.click(pos)
                    rest(sitting)
                assert as_it_stands(moving) == as_it_stands(resting)
                tried += 1
                break
    assert tried


def test_a_click_beside_it_all_only_ends_the_motion(sittings: Any) -> None:
    for moving, resting in twins(sittings, "zombiaki"):
        moving.click(moving.table.frame.main.bottomleft)
        assert moving.table.director.idle
        assert as_it_stands(moving) == as_it_stands(resting)


def test_nobody_presses_for_somebody_else(sittings: Any) -> None:
    """What was pressed while the others play, or before a curtain, ends nothing."""
    for controllers in (("person:Ada", "person:Boris"), ("person:Ada", "bot:easy:Boris")):
        sitting = sittings(speed="normal")
        table = sitting.open_unsettled(Match(GAMES["zombanimaux"], controllers, seed=2))
        while True:
            rest(sitting)
            if sitting.app.stack.top is not table:
                sitting.click_button("ready")
                rest(sitting)
            seat = table.course.acting
            table.do(table.choice.actions[0])
            if table.course.acting != seat:
                break
        before = table.match.save()
        sitting.tick(3)
        assert not table.director.idle
        sitting.key(pygame.K_e)
        assert not table.director.idle
        assert table.match.save() == before


def test_a_key_that_is_lost_is_seen(sittings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for moving, resting in twins(sittings, "zombiaki"):
        with monkeypatch.context() as patch:
            patch.setattr(type(moving.table), "catch_up", lambda self: None)
            for sitting in (moving, resting):
                sitting.key(pygame.K_e)
                rest(sitting)
        found.append(as_it_stands(moving) == as_it_stands(resting))
    assert not all(found)
