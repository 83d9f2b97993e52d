"""The 30 tiles as tables, read from ``tiles.toml``: what is on them and what is open.

A tile is a component 1 … 30, the Bridge is 1. A square is ``9 * (tile - 1) + cell``; cells are
numbered 0 … 8 in reading order on the map, as the tile lies after its quarter turns.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from zombiegames.core.toml import read_toml

CELLS = 9
"""Squares of a tile."""

NORTH, EAST, SOUTH, WEST = range(4)
"""Sides of a tile or square, clockwise."""

OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By side: where the neighbour lies, (x, y)."""

KINDS_OF_TILES = ("start", "building", "location", "forest")
"""What ``Tile.kind`` can be."""

UNUSABLE = "~#"
"""Water and banks: nobody ever stands there."""

GROUNDS = ".wBDCAKGR"
"""Signs of the usable squares."""


class Tile(NamedTuple):
    """What is printed on one tile."""

    name: str
    """As in ``tiles.toml``; the two Caves and equal forests share it."""
    title: str
    """Name of this very tile: ``cave.b``."""
    kind: str
    """One of ``KINDS_OF_TILES``."""
    dogs: int
    """Dogs that come with it; a forest rolls for them."""
    hearts: int
    """Heart tokens that come with it."""
    bullets: int
    """Bullet tokens that come with it."""
    ground: tuple[str, ...]
    """By turn: the signs of its nine squares."""
    inner: tuple[tuple[tuple[int, ...], ...], ...]
    """By turn and cell: the cells of the same tile one can walk to."""
    edges: tuple[tuple[int, ...], ...]
    """By turn and side: bit k set means that its k-th square (from the left or the top) can be
    left over that side."""


def _parse(name: str, plan: str) -> tuple[str, frozenset[tuple[int, int]]]:
    """Read a plan: the signs, and all open (cell, side)."""
    lines = [line.ljust(10) for line in plan.strip("\n").split("\n")]
    if len(lines) != 7 or any(len(line) != 10 for line in lines):
        raise ValueError(f"tile {name}: a plan has seven lines of ten signs")
    ground = "".join(lines[2 * r + 1][3 * c + 1] for r in range(3) for c in range(3))
    if not set(ground) <= set(GROUNDS + UNUSABLE):
        raise ValueError(f"tile {name}: strange squares {ground!r}")
    # Of each cell, what is drawn on its four sides.
    drawn = {
        (3 * r + c, side): sign
        for r in range(3)
        for c in range(3)
        for side, sign in (
            (NORTH, lines[2 * r][3 * c + 1]),
            (SOUTH, lines[2 * r + 2][3 * c + 1]),
            (WEST, lines[2 * r + 1][3 * c]),
            (EAST, lines[2 * r + 1][3 * c + 3]),
        )
    }
    if not set(drawn.values()) <= set(" #D"):
        raise ValueError(f"tile {name}: strange edges")
    return ground, frozenset(
        at for at, sign in drawn.items() if sign != "#" and ground[at[0]] not in UNUSABLE
    )


def _turned(
    ground: str, open_: frozenset[tuple[int, int]]
) -> tuple[str, frozenset[tuple[int, int]]]:
    """Turn a tile a quarter clockwise."""
    to = [3 * c + 2 - r for r in range(3) for c in range(3)]
    signs = [""] * CELLS
    for cell in range(CELLS):
        signs[to[cell]] = ground[cell]
    return "".join(signs), frozenset((to[cell], (side + 1) % 4) for cell, side in open_)


BORDER = ((0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6))
"""By side: the cells along it, from the left or the top."""


def beside(cell: int, side: int) -> int:
    """Give the neighbouring cell of the same tile, or -1 over its border."""
    row, col = divmod(cell, 3)
    col += OFFSETS[side][0]
    row += OFFSETS[side][1]
    return 3 * row + col if 0 <= row < 3 and 0 <= col < 3 else -1


def _tables(
    plan: tuple[str, frozenset[tuple[int, int]]],
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    _, open_ = plan
    inner = tuple(
        tuple(
            sorted(
                other
                for side in range(4)
                if (cell, side) in open_
                and (other := beside(cell, side)) >= 0
                and (other, (side + 2) % 4) in open_
            )
        )
        for cell in range(CELLS)
    )
    edges = tuple(
        sum(1 << k for k, cell in enumerate(BORDER[side]) if (cell, side) in open_)
        for side in range(4)
    )
    return inner, edges


def _read() -> tuple[Tile, ...]:
    text = files(__package__).joinpath("tiles.toml").read_text(encoding="utf-8")
    tiles = [Tile("unknown", "unknown", "forest", 0, 0, 0, (), (), ())]
    for entry in read_toml(text)["tile"]:
        name, copies = entry["name"], entry["copies"]
        plans = [_parse(name, entry["plan"])]
        while len(plans) < 4:
            plans.append(_turned(*plans[-1]))
        tables = [_tables(plan) for plan in plans]
        if entry["kind"] not in KINDS_OF_TILES:
            raise ValueError(f"tile {name}: no kind {entry['kind']!r}")
        tiles += [
            Tile(
                name=name,
                title=name if copies == 1 else f"{name}.{'abc'[copy]}",
                kind=entry["kind"],
                dogs=entry.get("dogs", 0),
                hearts=entry.get("hearts", 0),
                bullets=entry.get("bullets", 0),
                ground=tuple(ground for ground, _ in plans),
                inner=tuple(inner for inner, _ in tables),
                edges=tuple(edges for _, edges in tables),
            )
            for copy in range(copies)
        ]
    if len(tiles) != 31:
        raise ValueError(f"there are {len(tiles) - 1} tiles, not 30")
    sums = tuple(sum(getattr(t, f) for t in tiles) for f in ("dogs", "hearts", "bullets"))
    if sums != (49, 19, 19):
        raise ValueError(f"dogs, hearts, bullets on the tiles: {sums}, not 49, 19, 19")
    return tuple(tiles)


TILES = _read()
"""By component; index 0 is ``HIDDEN`` and has nothing on it."""

TILE_NAMES = tuple(tile.title for tile in TILES[1:])
"""Titles of the components 1 … 30."""

TILE = {tile.title: number for number, tile in enumerate(TILES) if number}
"""Component by title."""

BRIDGE, CABIN, ALTAR, BOATHOUSE = (TILE[n] for n in ("bridge", "cabin", "altar", "boathouse"))
CARS, PET_CEMETERY = TILE["cars"], TILE["pet-cemetery"]

SQUARES = CELLS * (len(TILES) - 1)
"""Squares of all tiles: 270."""

SQUARE_NAMES = tuple(f"{title}-{cell + 1}" for title in TILE_NAMES for cell in range(CELLS))
"""``cabin-5``: the middle of the Cabin's tile as it lies."""

TILE_OF = tuple(square // CELLS + 1 for square in range(SQUARES))
"""Tile by square."""

IS_FOREST = tuple(tile.kind == "forest" and number > 0 for number, tile in enumerate(TILES))
"""By tile: a plain forest (``*``)."""


def square_of(tile: int, cell: int) -> int:
    """Give the number of a square of a tile."""
    return CELLS * (tile - 1) + cell


START = square_of(BRIDGE, 7)
"""The first square of the Bridge, the bottom of its deck (ZF-02); it is never turned."""

LOOSE_TILES = tuple(tile for tile in range(1, len(TILES)) if tile != BRIDGE)
"""What is shuffled: all but the Bridge."""
