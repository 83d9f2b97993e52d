"""The street as a board: who is beside whom."""

from __future__ import annotations

from zombiegames.games.zombiaki.board import Grid


def test_a_grid_knows_its_neighbours() -> None:
    grid = Grid(3, 5)
    at = {name: square for square, name in enumerate(grid.names)}
    assert list(at)[:6] == ["A1", "A2", "A3", "A4", "A5", "B1"]
    assert grid.forward[at["B5"]] == -1
    assert grid.forward[at["B4"]] == at["B5"]
    assert grid.back[at["B1"]] == -1
    assert grid.sideways[at["A3"]] == (at["B3"],)
    assert grid.sideways[at["B3"]] == (at["A3"], at["C3"])
    assert {grid.names[s] for s in grid.beside[at["C3"]]} == {"C2", "C4", "B3"}
    assert {grid.names[s] for s in grid.around[at["C5"]]} == {"B4", "B5", "C4"}
    assert grid.square(2, 2) == at["C3"]
