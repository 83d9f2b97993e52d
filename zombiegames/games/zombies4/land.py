"""The map: which tile lies where, and who can walk from which square to which.

A ``Land`` never changes; placing a tile gives a new one, and all clones of a position share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import tiles
from zombiegames.games.zombies4.act import placements
from zombiegames.games.zombies4.tiles import CELLS, SQUARES, TILES, UNUSABLE, square_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.games.zombies4.actions import PlaceTile

FAR = 9999
"""Walking distance where there is no way."""

_NOWHERE: tuple[int, ...] = ()


class Land:
    """A map.

    Squares that are not on the map have no neighbours. Walking is the same for pawns and dogs:
    one square, no diagonals, through doors and openings only (ZF-40, ZF-41).
    """

    __slots__ = ("_distances", "_forest", "_runs", "frontier", "ground", "lies", "near", "places")

    places: tuple[tuple[int, int, int] | None, ...]
    """By tile: (x, y, quarter turns), None where it is not on the map; index 0 is unused."""
    lies: dict[tuple[int, int], int]
    """By (x, y): the tile there."""
    ground: list[str]
    """By square: its sign (``tiles.toml``), "" where it is not on the map."""
    near: list[tuple[int, ...]]
    """By square: the squares one step away, ascending."""
    frontier: dict[tuple[int, int], tuple[int, int, int, int]]
    """Free places beside the map: by side, the mask of open squares facing it (as
    ``Tile.edges``), -1 where no tile lies on that side."""

    def __init__(self) -> None:
        """Start with the Bridge alone; only its far end can be built on (ZF-02)."""
        self.places = (None,) * len(TILES)
        self.lies = {}
        self.ground = [""] * SQUARES
        self.near = [_NOWHERE] * SQUARES
        self.frontier = {}
        self._lay(tiles.BRIDGE, 0, 0, 0)
        self.frontier = {(0, -1): self._facing(0, -1)}
        self._forget()

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as the tiles and where they lie; the rest follows from it."""
        return (rebuilt, (tuple((tile, *place) for tile, place in self.tiles()),))

    def tiles(self) -> Iterator[tuple[int, tuple[int, int, int]]]:
        """Give the tiles on the map in the order they came, each with its place."""
        for tile in self.lies.values():
            place = self.places[tile]
            assert place is not None
            yield tile, place

    def placed(self, tile: int, x: int, y: int, turn: int) -> Land:
        """Give the map with one tile more."""
        land = object.__new__(Land)
        land.places = self.places
        land.lies = dict(self.lies)
        land.ground = self.ground[:]
        land.near = self.near[:]
        land.frontier = dict(self.frontier)
        land._lay(tile, x, y, turn)
        land._forget()
        return land

    def _forget(self) -> None:
        self._distances: dict[int, list[int]] = {}
        self._runs: dict[int, tuple[tuple[int, tuple[int, ...]], ...]] = {}
        self._forest: list[PlaceTile] | None = None

    def _lay(self, tile: int, x: int, y: int, turn: int) -> None:
        self.places = (*self.places[:tile], (x, y, turn), *self.places[tile + 1 :])
        self.lies[x, y] = tile
        printed = TILES[tile]
        first = square_of(tile, 0)
        inner = printed.inner[turn]
        for cell, sign in enumerate(printed.ground[turn]):
            self.ground[first + cell] = sign
            self.near[first + cell] = tuple(first + other for other in inner[cell])
        for side, (dx, dy) in enumerate(tiles.OFFSETS):
            other = self.lies.get((x + dx, y + dy))
            if other is not None:
                self._join(tile, side, other)
        self.frontier.pop((x, y), None)
        for dx, dy in tiles.OFFSETS:
            free = (x + dx, y + dy)
            # ZF-10: nothing but the first tile may touch the Bridge.
            if free not in self.lies and not self._touches_bridge(*free):
                self.frontier[free] = self._facing(*free)

    def _touches_bridge(self, x: int, y: int) -> bool:
        return abs(x) + abs(y) == 1

    def _join(self, tile: int, side: int, other: int) -> None:
        """Open the crossings between two tiles."""
        back = (side + 2) % 4
        place, there = self.places[tile], self.places[other]
        assert place is not None
        assert there is not None
        common = TILES[tile].edges[place[2]][side] & TILES[other].edges[there[2]][back]
        for k in range(3):
            if common >> k & 1:
                here = square_of(tile, tiles.BORDER[side][k])
                beyond = square_of(other, tiles.BORDER[back][k])
                self.near[here] = tuple(sorted((*self.near[here], beyond)))
                self.near[beyond] = tuple(sorted((*self.near[beyond], here)))

    def _facing(self, x: int, y: int) -> tuple[int, int, int, int]:
        masks = [-1, -1, -1, -1]
        for side, (dx, dy) in enumerate(tiles.OFFSETS):
            tile = self.lies.get((x + dx, y + dy))
            if tile is not None:
                place = self.places[tile]
                assert place is not None
                masks[side] = TILES[tile].edges[place[2]][(side + 2) % 4]
        north, east, south, west = masks
        return north, east, south, west

    def where(self, square: int) -> tuple[int, int]:
        """Give the column and row of a square of the map, counted in squares."""
        tile, cell = divmod(square, CELLS)
        place = self.places[tile + 1]
        assert place is not None
        return 3 * place[0] + cell % 3, 3 * place[1] + cell // 3

    def is_usable(self, square: int) -> bool:
        """Whether a square is on the map and no water or bank."""
        sign = self.ground[square]
        return sign != "" and sign not in UNUSABLE

    def fits(self, tile: int, x: int, y: int, turn: int) -> bool:
        """Whether a tile may be placed so (ZF-10)."""
        facing = self.frontier.get((x, y))
        if facing is None:
            return False
        north, east, south, west = TILES[tile].edges[turn]
        n, e, s, w = facing
        return (
            (n > 0 and n & north != 0)
            or (e > 0 and e & east != 0)
            or (s > 0 and s & south != 0)
            or (w > 0 and w & west != 0)
        )

    def legal_places(self, tile: int) -> list[PlaceTile]:
        """List all ways to place a tile, by row, column and turn."""
        forest = TILES[tile].kind == "forest"
        if forest and self._forest is not None:
            return self._forest
        places = [
            action
            for x, y in sorted(self.frontier, key=lambda at: (at[1], at[0]))
            for action in placements(x, y)
            if self.fits(tile, x, y, action.turn)
        ]
        if forest:  # all its sides are open, whichever it is
            self._forest = places
        return places

    def beside(self, tile: int) -> list[int]:
        """List the tiles that share a side with a tile (ZF-40), clockwise from the north."""
        place = self.places[tile]
        assert place is not None
        x, y, _ = place
        return [other for dx, dy in tiles.OFFSETS if (other := self.lies.get((x + dx, y + dy)))]

    def squares(self, tile: int) -> list[int]:
        """List the usable squares of a tile on the map."""
        first = square_of(tile, 0)
        return [s for s in range(first, first + CELLS) if self.ground[s] not in UNUSABLE]

    def all_squares(self) -> list[int]:
        """List the usable squares of the map, tile by tile."""
        return [s for s, sign in enumerate(self.ground) if sign and sign not in UNUSABLE]

    def distance(self, origin: int) -> list[int]:
        """Give, by square, the walking distance from ``origin`` (``FAR``: no way)."""
        known = self._distances.get(origin)
        if known is None:
            known = [FAR] * SQUARES
            known[origin] = 0
            queue = [origin]
            for square in queue:
                step = known[square] + 1
                for other in self.near[square]:
                    if known[other] > step:
                        known[other] = step
                        queue.append(other)
            self._distances[origin] = known
        return known

    def runs(self, square: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Give, for a dog on ``square``: each first step, and the second steps behind it."""
        known = self._runs.get(square)
        if known is None:
            known = tuple(
                (first, tuple(s for s in self.near[first] if s != square))
                for first in self.near[square]
            )
            self._runs[square] = known
        return known


def rebuilt(lying: tuple[tuple[int, int, int, int], ...]) -> Land:
    """Build a map from (tile, x, y, turn) in the order they came, the Bridge first."""
    land = Land()
    for tile, x, y, turn in lying[1:]:
        land = land.placed(tile, x, y, turn)
    return land
