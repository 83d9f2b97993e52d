"""Set positions of Zombiegeddon look as they did when somebody looked at them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.games.zombiegeddon.position import position
from tests.screens.compare import compare
from tests.ui.table_support import Sitting
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.count import result
from zombiegames.ui.kit.i18n import set_language
from zombiegames.ui.tables.zombiegeddon.pages import Count, HalfTime

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

C = {name: number for number, name in enumerate(CELL_NAMES)}
NAMES = ("person:Ada", "person:Boris", "person:Chloé", "bot:normal:Dimitri")

BEFORE: dict[str, Any] = {
    "players": 3, "rest": "all", "E4": "manhole + pawn 0", "I5": "manhole", "B9": "pawn 2",
    "K2": "pawn 1", "G2": "token 0 + token 1", "E5": "token 0 + token 2 + token 1 + pawn 1",
    "H6": "token 0", "C7": "manhole + pawn 1 + pawn 0", "A3": "barricade",
    "J9": "enemy-5 + pawn 2", "D4": "enemy-4", "F4": "food-1 + pawn 2",
    "pile_0": "weapon weapon food-1 food-2 tools", "pile_1": "weapon food-3",
}  # fmt: skip
"""Hexagons, first half, little taken yet."""

AFTER: dict[str, Any] = {
    "players": 4, "half": 2, "rest": "stay", "A1": "food-1 + pawn 1", "B1": "food-2",
    "C1": "tools", "D1": "tools + pawn 2", "E1": "enemy-6", "B2": "pawn 1 + token 1 + token 3",
    "A3": "enemy-5", "B3": "weapon", "C3": "food-3", "G6": "food-1 + pawn 1", "I6": "fuel",
    "J6": "fuel", "K6": "food-3 + pawn 3", "I7": "food-1", "F4": "food-2", "K4": "pawn 0 + food-1",
    "L4": "food-3", "L5": "tools", "H2": "pawn 2 + food-2", "A8": "enemy-3", "K2": "token 0",
    "B8": "food-2 + pawn 3", "B6": "tools", "enemies_before": ((1, 3), (0, 0), (2, 7), (1, 4)),
    "brought": (4, 3, 2, 1), "pile_0": "weapon food-1 enemy-3 fuel fuel medicine",
    "pile_1": "food-1 tools tools tools", "pile_2": "enemy-3 enemy-4 weapon weapon",
    "pile_3": "enemy-4 food-3 food-2",
}  # fmt: skip
"""Second half, islands that not everybody can reach."""

ALONE: dict[str, Any] = {
    "board": "square", "players": 2, "alone": (0, 1), "rest": "stay", "A1": "food-1 + pawn 0",
    "B1": "food-2", "C1": "tools", "D1": "tools", "E1": "manhole", "B2": "pawn 0", "B3": "weapon",
    "A3": "enemy-5", "G6": "manhole + pawn 0", "I6": "fuel", "J6": "fuel", "G5": "food-3",
    "K4": "pawn 1 + food-1", "L4": "food-3", "L5": "tools", "E5": "token 0", "G2": "token 1",
}  # fmt: skip
"""Squares, one player alone."""


def _open(folder: Path, language: str, setting: dict[str, Any]) -> Sitting:
    sitting = Sitting(folder, language=language, reduced_motion=True)
    set_language(language)
    state = position(**setting)
    names = NAMES[: state.players]
    sitting.position(state, names, "zombiegeddon", board=state.house.board)
    return sitting


def _canvas(sitting: Sitting) -> pygame.Surface:
    sitting.tick(2)
    sitting.app.stack.top.dirty = True
    sitting.app.draw_changes()
    return sitting.app.window.canvas


def test_a_jump_with_its_outcome(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "en", BEFORE)
    sitting.click_spot(("cell", C["E4"]))
    sitting.hover_spot(("cell", C["D4"]))
    compare(_canvas(sitting), "zombiegeddon_jump")


def test_the_reach_of_all_in_french(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "fr", AFTER)
    sitting.click_button("reach")
    sitting.move((2, 2))
    compare(_canvas(sitting), "zombiegeddon_reach_fr")


def test_a_route_alone_in_spanish(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "es", ALONE)
    table: Any = sitting.table
    deadline = time.monotonic() + 30
    while table.guide.busy and time.monotonic() < deadline:
        time.sleep(0.005)
        sitting.tick()
    assert table.guide.exact
    compare(_canvas(sitting), "zombiegeddon_route_es")


def test_what_the_bomb_left(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "en", AFTER)
    table: Any = sitting.table
    sitting.app.stack.top.wanted = None
    sitting.app.start(HalfTime(table.view, table.names, table.colours))
    compare(_canvas(sitting), "zombiegeddon_half-time")


def test_the_final_count(tmp_path: Path) -> None:
    sitting = _open(tmp_path, "fr", AFTER)
    table: Any = sitting.table
    outcome = result(table.view)
    sitting.app.start(Count(table.view, outcome, table.names, table.colours, None))
    compare(_canvas(sitting), "zombiegeddon_count_fr")
