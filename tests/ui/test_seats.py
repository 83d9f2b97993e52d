"""A seat that the computer keeps for a person is given back, and what nobody decides ends soon."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.ui.test_opponents import until
from zombiegames.core.match import Match
from zombiegames.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_seat_that_a_computer_keeps_is_taken_back_with_one_click(
    sittings: Any, game: str
) -> None:
    count = max(2, GAMES[game].seats[0])
    names = ("person:Ada", *(f"bot:random:{n}" for n in range(count - 1)))
    sitting = sittings(pace="slow")
    table = sitting.open_unsettled(Match(GAMES[game], names, seed=2))
    until(lambda: sitting.tick(1, 0.2) or table.settled)
    assert "take_back" not in sitting.button_names()
    table.hand_over(0, "bot:normal:Ada")
    until(lambda: sitting.tick(1, 0.0) or table.settled)
    assert {"take_back", "finish_fast"} <= set(sitting.button_names())
    sitting.click_button("take_back")
    assert table.course.persons == [0]
    sitting.tick(2)
    assert not {"take_back", "finish_fast"} & set(sitting.button_names())


def test_of_several_lent_seats_one_is_chosen(sittings: Any) -> None:
    names = ("person:Ada", "person:Boris", "bot:random:C")
    sitting = sittings(pace="slow")
    table = sitting.open_unsettled(Match(GAMES["zombiegeddon"], names, seed=2))
    for seat in (0, 1):
        table.hand_over(seat, f"bot:normal:{seat}")
    until(lambda: sitting.tick(1, 0.0) or table.settled)
    sitting.click_button("take_back")
    sitting.click_button("take_over 1")
    assert table.course.persons == [1]


def near_the_end(game: str, names: tuple[str, ...], left: int = 150) -> Match:
    """Play a game at random and take its last actions back."""
    match = Match(GAMES[game], names, seed=2)
    rng = Random(2)
    match.advance()
    while match.outcome is None:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    again = Match(match.info, names, seed=match.seed, options=match.options)
    for line in match.lines[: max(0, len(match.lines) - left)]:
        again.replay_line(line)
    return again


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(GAMES))
def test_where_nobody_decides_any_more_the_game_is_finished_at_once(
    sittings: Any, game: str
) -> None:
    count = max(2, GAMES[game].seats[0])
    names = ("person:Ada", *(f"bot:random:{n}" for n in range(count - 1)))
    sitting = sittings(speed="slow", pace="slow")
    table = sitting.open_unsettled(near_the_end(game, names))
    table.hand_over(0, "bot:random:Ada")
    until(lambda: sitting.tick(1, 0.2) or table.settled)
    sitting.click_button("finish_fast")
    for _ in range(500):
        if sitting.app.stack.top is not table or table.course.over:
            break
        # No time passes that a motion or a pause could take.
        sitting.tick(1, 0.0)
    assert table.course.over
