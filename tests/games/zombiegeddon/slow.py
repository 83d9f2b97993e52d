"""The rules of Zombiegeddon once more, slowly: sets of cells, straight from the rules page.

Nothing here uses the masks, tables or modules of the engine, only the cells' discs and pawns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.discs import KIND_OF, KINDS

if TYPE_CHECKING:
    from zombiegames.games.zombiegeddon.state import Wasteland

RED = {(1, 1), (1, 10), (8, 1), (8, 10)}
WHITE = {(1, 6), (4, 4), (5, 7), (8, 5)}
POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}


def neighbours(board: str, cell: int) -> set[int]:
    row, column = divmod(cell, 12)
    around = [(row, column - 1), (row, column + 1)]
    if board == "square":
        around += [(row - 1, column), (row + 1, column)]
    elif row % 2 == 0:
        around += [(r, c) for r in (row - 1, row + 1) for c in (column - 1, column)]
    else:
        around += [(r, c) for r in (row - 1, row + 1) for c in (column, column + 1)]
    return {r * 12 + c for r, c in around if 0 <= r < 10 and 0 <= c < 12}


class Slow:
    """A position in plain words."""

    def __init__(self, land: Wasteland) -> None:
        self.board = land.house.board
        self.kind = {cell: KINDS[KIND_OF[disc]] for cell, disc in enumerate(land.discs) if disc > 0}
        self.seat = land.actor
        self.pawns = [
            [c for c in land.pawns[seat * 4 : seat * 4 + 4] if c >= 0]
            for seat in range(land.players)
        ]
        self.passing = land.pawns[land.passing] if land.passing >= 0 else None
        self.both_left = land.left == 2
        self.alone = bool(land.alone)
        self.weapons = [
            sum(KINDS[KIND_OF[disc]] == "weapon" for disc in pile) for pile in land.piles
        ]

    def shelter(self, cell: int) -> bool:
        return divmod(cell, 12) in RED | WHITE

    def always(self, cell: int) -> bool:
        return self.shelter(cell) or self.kind.get(cell) == "manhole"

    def enemy(self, cell: int) -> bool:
        return self.kind.get(cell, "").startswith("enemy")

    def ground(self, cell: int) -> bool:
        """Whether one could ever go there: a shelter or a disc that is no barricade."""
        return self.shelter(cell) or self.kind.get(cell, "barricade") != "barricade"

    def ordinary(self, cell: int) -> bool:
        return self.ground(cell) and not self.always(cell)

    def stood(self) -> list[int]:
        return [cell for cells in self.pawns for cell in cells]

    def can_stop(self, cell: int, weapons: int, stood: list[int], gone: int | None) -> bool:
        if cell == gone or not self.ground(cell):
            return False
        if self.enemy(cell) and weapons < 1:
            return False
        return self.always(cell) or cell not in stood

    def steps_from(self, cell: int) -> set[int]:
        weapons, stood = self.weapons[self.seat], self.stood()
        around = neighbours(self.board, cell)
        if self.passing is not None:
            return {to for to in around if self.can_stop(to, weapons, stood, None)}
        goals = {to for to in around if self.can_stop(to, weapons, stood, None)}
        if self.kind.get(cell) == "manhole":
            goals |= {to for to, kind in self.kind.items() if kind == "manhole" and to != cell}
        if self.both_left or self.alone:
            gone = cell if self.ordinary(cell) else None
            for to in around:
                if not (self.ordinary(to) and to in stood):
                    continue
                if self.enemy(to) and weapons < 1:
                    continue
                then = weapons - self.enemy(to) + (self.kind.get(cell) == "weapon")
                rest = list(stood)
                rest.remove(cell)
                if any(
                    self.can_stop(beyond, then, rest, gone) for beyond in neighbours(self.board, to)
                ):
                    goals.add(to)
        return goals

    def legal(self) -> set[tuple[object, ...]]:
        if self.passing is not None:
            return {("step", self.passing, to) for to in self.steps_from(self.passing)}
        steps: set[tuple[object, ...]] = set()
        found: set[tuple[object, ...]] = set()
        for cell in self.pawns[self.seat]:
            steps |= {("step", cell, to) for to in self.steps_from(cell)}
            found.add(("remove", cell))
        if self.alone:
            found.add(("done",))
        elif not steps:
            found.add(("pass",))
        return found | steps

    def joined(self, seat: int, *, fights: bool) -> set[int]:
        reached = set(self.pawns[seat])
        edge = list(reached)
        holes = [cell for cell, kind in self.kind.items() if kind == "manhole"]
        while edge:
            cell = edge.pop()
            around = neighbours(self.board, cell)
            if cell in holes:
                around |= set(holes)
            for to in around - reached:
                if self.ground(to) and (fights or not self.enemy(to)):
                    reached.add(to)
                    edge.append(to)
        return reached

    def reach(self, seat: int) -> set[int]:
        """Cells of the discs without a pawn that a seat can reach (ZG-40)."""
        area = self.joined(seat, fights=False)
        if self.weapons[seat] or any(self.kind.get(cell) == "weapon" for cell in area):
            area = self.joined(seat, fights=True)
        stood = self.stood()
        return {cell for cell in area if self.ordinary(cell) and cell not in stood}


def total(names: list[str], tokens: int) -> int:
    """Count a pile of names of discs and tokens in red shelters (ZG-50)."""
    points = 5 * tokens
    for name in names:
        stem, _, value = name.partition("-")
        if stem in ("food", "enemy"):
            points += int(value)
    for kind in ("batteries", "medicine", "fuel", "tools"):
        points += POINTS.get(names.count(kind), 20)
    return points
