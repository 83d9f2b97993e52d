"""The board's shelters and the 200 discs of Zombiegeddon, read from ``discs.toml``.

A *kind* (index into :data:`KINDS`) is what is printed; a *component* is one piece of the box:
1 … 112 the red discs, 113 … 200 the white ones, then 16 pawns and 16 supply tokens, four of a
seat together. Discs whose counts the file changes keep these numbers as long as the sums do.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.core.toml import read_toml

if TYPE_CHECKING:
    from collections.abc import Mapping

ROWS, COLUMNS = 10, 12
SHELTERS = 4
"""Of each colour."""
PAWNS = SHELTERS
"""Of a player; as many tokens."""

RED_DISCS = ROWS * COLUMNS - 2 * SHELTERS
"""One for every blank cell."""

FAMILIES = ("barricade", "manhole", "food", "provision", "weapon", "enemy")
"""What a disc is good for."""


class Disc(NamedTuple):
    """What is printed on one kind of disc."""

    name: str
    """As in the notation and the language tables: ``enemy-5``."""
    family: str
    """One of :data:`FAMILIES`."""
    value: int
    """The printed number of food and enemies; else 0."""
    red: int
    """How many there are before."""
    white: int
    """How many there are after."""
    icon: str
    """Picture on the disc, without folder and ending."""
    rule: str
    """Id of the rule that tells most about it."""


class Box(NamedTuple):
    """The whole file."""

    discs: tuple[Disc, ...]
    """By kind."""
    red: tuple[int, ...]
    """Cells of the red shelters, ascending."""
    white: tuple[int, ...]
    """Cells of the white shelters, ascending."""


def read_box(document: Mapping[str, Any]) -> Box:
    """Check the data of the box.

    Raises:
        ValueError: if it is no board of 120 cells with four shelters of each colour, if a kind
            is unknown or doubled, or if the discs do not fill the cells.
    """
    board = document["board"]
    if (board["rows"], board["columns"]) != (ROWS, COLUMNS):
        raise ValueError(f"the board has {ROWS} rows of {COLUMNS} cells")
    shelters = {}
    for colour in ("red", "white"):
        for row, column in board[colour]:
            if not (0 <= row < ROWS and 0 <= column < COLUMNS):
                raise ValueError(f"no cell for a {colour} shelter: {row}, {column}")
        shelters[colour] = tuple(sorted(row * COLUMNS + column for row, column in board[colour]))
        if len(set(shelters[colour])) != SHELTERS:
            raise ValueError(f"there are {SHELTERS} {colour} shelters")
    if set(shelters["red"]) & set(shelters["white"]):
        raise ValueError("two shelters on one cell")
    discs = tuple(
        Disc(
            name=entry["name"],
            family=entry["family"],
            value=entry.get("value", 0),
            red=entry["red"],
            white=entry["white"],
            icon=entry["icon"],
            rule=entry["rule"],
        )
        for entry in document["disc"]
    )
    if len({disc.name for disc in discs}) != len(discs):
        raise ValueError("two kinds of discs have one name")
    for disc in discs:
        if disc.family not in FAMILIES:
            raise ValueError(f"{disc.name}: no family is called {disc.family!r}")
        if (disc.value > 0) != (disc.family in ("food", "enemy")):
            raise ValueError(f"{disc.name}: food and enemies have a value, nothing else")
        if disc.family in ("barricade", "manhole") and disc.white:
            raise ValueError(f"{disc.name}: barricades and manholes are red")
    red, white = sum(disc.red for disc in discs), sum(disc.white for disc in discs)
    if red != RED_DISCS:
        raise ValueError(f"there are {red} red discs, not {RED_DISCS}")
    stay = sum(disc.red for disc in discs if disc.family in ("barricade", "manhole"))
    if white != red - stay:
        raise ValueError(f"there are {white} white discs for {red - stay} cells")
    return Box(discs, shelters["red"], shelters["white"])


_BOX = read_box(read_toml(files(__package__).joinpath("discs.toml").read_text(encoding="utf-8")))

DISCS = _BOX.discs
"""All kinds of discs, by kind."""

KINDS = tuple(disc.name for disc in DISCS)
"""Names of the kinds, by kind."""

KIND = {name: kind for kind, name in enumerate(KINDS)}
"""Kind by name."""

KIND_OF = (
    -1,
    *(kind for kind, disc in enumerate(DISCS) for _ in range(disc.red)),
    *(kind for kind, disc in enumerate(DISCS) for _ in range(disc.white)),
)
"""Kind by component of a disc; index 0 is ``HIDDEN`` and has none."""

FAMILY_OF = ("", *(DISCS[kind].family for kind in KIND_OF[1:]))
"""Family by component of a disc."""

VALUE_OF = (0, *(DISCS[kind].value for kind in KIND_OF[1:]))
"""Printed number by component of a disc."""

RED = tuple(range(1, RED_DISCS + 1))
"""Components of the red discs."""
WHITE = tuple(range(RED_DISCS + 1, len(KIND_OF)))
"""Components of the white discs."""

BARRICADES, MANHOLES = (
    frozenset(disc for disc in RED if FAMILY_OF[disc] == family)
    for family in ("barricade", "manhole")
)
"""Components of the red discs of these families."""
STAYING = BARRICADES | MANHOLES
"""Components that stay between the halves (ZG-43)."""

FIRST_PAWN = len(KIND_OF)
"""Component of pawn 0; pawn ``seat * 4 + n`` is the n-th of a seat."""
FIRST_TOKEN = FIRST_PAWN + 4 * PAWNS
"""Component of the first supply token of seat 0; four a seat."""
COMPONENTS = tuple(range(1, FIRST_TOKEN + 4 * PAWNS))
"""Every component of the box."""

RED_SHELTERS, WHITE_SHELTERS = _BOX.red, _BOX.white
"""Cells of the shelters, ascending."""
ALL_SHELTERS = tuple(sorted(RED_SHELTERS + WHITE_SHELTERS))
"""Cells of both halves' shelters, ascending."""
BLANK = tuple(cell for cell in range(ROWS * COLUMNS) if cell not in ALL_SHELTERS)
"""The 112 other cells, ascending."""

WEAPON = KIND["weapon"]
PROVISIONS = tuple(kind for kind, disc in enumerate(DISCS) if disc.family == "provision")
"""Kinds of the provisions."""


def is_white(disc: int) -> bool:
    """Whether a disc belongs to the second half."""
    return disc > RED_DISCS
