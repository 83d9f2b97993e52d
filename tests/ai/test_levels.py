"""Levels differ by thought and by errors; who advises makes none."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from zombiegames.ai.levels import ADVISER, LEVEL, LEVELS, bot_of
from zombiegames.core.protocol import NATURE
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from zombiegames.core.protocol import State


def error_of(game: str, level: str) -> float:
    """How far a level misjudges, in its game's own measure."""
    bot: Any = bot_of(game, level)
    return float(bot.noise)


def with_a_choice(game: str) -> State:
    """Play a little, up to a position with several actions."""
    info, rng = GAMES[game], Random(3)
    state = info.new(info.seats[0], info.complete(next(iter(info.presets.values()))))
    actions = 0
    while (seat := state.to_act()) == NATURE or len(state.legal_actions()) < 2 or actions < 12:
        if seat == NATURE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
            actions += 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_errors_shrink_from_level_to_level_and_expert_and_adviser_make_none(game: str) -> None:
    errors = [error_of(game, level) for level in LEVELS]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > 0
    assert errors[-1] == 0
    assert error_of(game, ADVISER) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_adviser_thinks_as_much_as_hard(game: str) -> None:
    assert ADVISER not in LEVELS
    assert LEVEL[ADVISER][1:] == LEVEL["hard"][1:]
    state = with_a_choice(game)
    seat = state.to_act()
    view = state.censored(seat)
    hard, adviser = (
        [thought.effort for thought in bot_of(game, level, 0.01).think(view, seat, Random(1))]
        for level in ("hard", ADVISER)
    )
    assert hard[-1] == adviser[-1]
