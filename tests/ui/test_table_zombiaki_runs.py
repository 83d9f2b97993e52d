"""A dog runs to where somebody points, in as few clicks as there are dogs and goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.test_table_zombiaki import S, choose
from zombiegames.games.zombiaki import advice, terms
from zombiegames.games.zombiaki.board import GRID
from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

STREET: dict[str, Any] = {
    "turn": "zombies", "step": "move", "A1": "dog", "B1": "zombie 3", "A3": "wall 5",
    "hand_zombies": "hunger",
}  # fmt: skip


@pytest.mark.rule("ZK-18")
def test_a_dog_is_told_to_run_only_where_single_steps_lead() -> None:
    """Every way is walked step by step; what is nearer by the grid and lacks is walled off."""
    view = position(**STREET)
    ways = advice.runs(view, S["A1"])
    assert {GRID.names[square] for square in ways} == {"A2", "B2", "B3", "C2"}
    for square, way in ways.items():
        world = view.clone()
        for step in way:
            assert step in world.legal_actions()
            world.apply(step)
        assert world.figures[square] == view.figures[S["A1"]]
    assert view.digest() == position(**STREET).digest()


def test_a_run_ends_where_the_dog_does() -> None:
    view = position(turn="zombies", step="move", A1="dog", A2="pit 1", B1="zombie 3")
    assert set(advice.runs(view, S["A1"])) == {S["A2"]}


def test_a_dog_runs_to_a_far_square_at_one_click(sitting: Sitting) -> None:
    table: Any = sitting.position(position(**STREET))
    choose(sitting, "A1")
    assert {name for name, square in S.items() if sitting.spot(("square", square)).state == 1} == {
        "A2", "B2", "B3", "C2",
    }  # fmt: skip
    sitting.hover_spot(("square", S["B3"]))
    foretold = {rect.center: words for rect, words in table.previewed}
    at = table.places.squares[S["A1"]].center
    assert foretold[at] == tr("zombiaki.preview.moved", to="B3")
    choose(sitting, "B2")
    sitting.tick(10)
    assert table.view.figures[S["B2"]] > 0
    assert len(table.match) == 2
    sitting.click_button("undo")
    sitting.settle()
    assert table.view.figures[S["A2"]] > 0
    assert table.view.prompt == terms.WALK


def test_a_second_click_goes_on_with_the_run(sitting: Sitting) -> None:
    table: Any = sitting.position(position(turn="zombies", step="move", A1="dog", B5="zombie 3"))
    choose(sitting, "A1", "A2", "A4")
    sitting.tick(10)
    assert table.view.figures[S["A4"]] > 0


def test_who_goes_back_calls_the_run_off(sittings: Any) -> None:
    sitting = sittings(speed="fast")
    table: Any = sitting.position(position(**STREET))
    choose(sitting, "A1", "B3")
    sitting.key(pygame.K_u)
    for _ in range(120):
        sitting.tick()
    assert table.view.figures[S["A1"]] > 0
