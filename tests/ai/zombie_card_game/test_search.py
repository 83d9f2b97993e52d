"""The search says what it thinks often, and leaves the usual play only for a surely better one."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombie_card_game.position import position
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.zombie_card_game import turn_of
from zombiegames.ai.zombie_card_game.search import REPORT_EVERY, Trial, Trials
from zombiegames.games.zombie_card_game.actions import PASS, Play
from zombiegames.games.zombie_card_game.state import Republic


def table() -> Republic:
    return position(
        "3 4 6 6 9 jack king ace president zombie zombie witch",
        "3 5 7 7 8 10 jack witch",
        "2 2 5 9 9 10 king ace mercenary",
    )


def searching(playouts: float) -> Trials:
    return Trials(Allowance(playouts, 3 * playouts, turn_of))


@pytest.mark.parametrize("playouts", [1, 10, 700])
def test_thoughts_come_often(playouts: int) -> None:
    view = table().censored(0)
    efforts = [t.effort for t in searching(playouts).think(view, 0, Random(1))]
    actions = len(view.legal_actions())
    for before, after in zip([0, *efforts], efforts, strict=False):
        assert after - before <= REPORT_EVERY + actions
    assert playouts <= efforts[-1] <= playouts + actions


def test_thoughts_are_shares_of_the_game() -> None:
    view = table().censored(0)
    *_, last = searching(400).think(view, 0, Random(1))
    assert last.action in view.legal_actions()
    assert last.rival in view.legal_actions()
    assert last.action != last.rival
    assert 0 < last.chance < 1
    assert 0 < last.rival_chance < 1


def trial(results: list[float]) -> Trial:
    made = Trial(Play(9, 1, 0), 0.0)
    for gain in results:
        made.number += 1
        made.gain += gain
        made.squares += gain * gain
    return made


def test_caution_asks_for_proof() -> None:
    lucky, steady = trial([1.0, -0.4, -0.3]), trial([0.1, 0.12, 0.11] * 30)
    assert lucky.merit(0.0) > 0
    assert lucky.merit(2.0) < 0 < steady.merit(2.0)
    # More of the same is a better proof.
    assert trial([0.1, 0.0] * 50).merit(2.0) > trial([0.1, 0.0] * 5).merit(2.0)


def test_one_way_is_taken_without_thought() -> None:
    forced = position("3", "9 9", "10 10", turn=0, trick=["2: king"])
    (thought,) = searching(50).think(forced.censored(0), 0, Random(1))
    assert thought.action == PASS
    assert thought.effort == 0


def test_every_decision_is_a_turn_of_its_own() -> None:
    state = table()
    before = turn_of(state)
    state.apply(Play(3, 1, 0))
    while state.to_act() != 0:
        state.apply(PASS)
    assert turn_of(state) != before
    assert turn_of(state)[1] == 0
