"""The floors of the house: no import runs up, sideways, out of it, or round in a circle."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from sys import stdlib_module_names

import pytest

from tests.sources import PACKAGE, SOURCES, imports, offenders, parsed

FLOORS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "ai": {"games", "core"},
    "learn": {"games", "core"},
    "store": {"games", "core"},
    "ui.kit": {"store", "learn", "ai", "games", "core"},
    "ui.table": {"ui.kit", "store", "learn", "ai", "games", "core"},
    "ui.tables": {"ui.table", "ui.kit", "store", "ai", "games", "core"},
    "ui.teach": {"ui.table", "ui.kit", "store", "learn", "ai", "games", "core"},
    "ui.watch": {"ui.table", "ui.kit", "store", "ai", "games", "core"},
    "ui.voice": {"ui.table", "ui.kit", "store", "learn", "ai", "games", "core"},
    "ui.pages": {"ui.kit", "store", "learn", "ai", "games", "core"},
    "ui": {
        "ui.pages",
        "ui.voice",
        "ui.teach",
        "ui.watch",
        "ui.tables",
        "ui.table",
        "ui.kit",
        "store",
        "learn",
        "ai",
        "games",
        "core",
    },
}
"""Floor → the floors it may import from, besides itself. ``ui`` alone is the program on top."""

WINGS = {"games", "ai", "ui.tables"}
"""Floors with a folder a game; a game never imports another."""

OUTSIDE = {
    "core": {"tomli", "tomli_w", "tomllib"},
    "store": {"platformdirs"},
    "ui": {"pygame"},
}
"""First name of a floor → packages that are not of the standard library."""

TYPING_ONLY = {"typing_extensions"}
"""Imported for the type checker alone."""

MOST_FILES = 24
"""In a folder of the package."""


def floor_and_game(module: str) -> tuple[str, str]:
    """Name the floor of ``zombiegames.…``, and the folder of a game in a wing or "" (neither)."""
    parts = module.split(".")[1:]
    floor = ".".join(parts[:2]) if ".".join(parts[:2]) in FLOORS else parts[0] if parts else ""
    rest = parts[floor.count(".") + 1 :]
    in_game = floor in WINGS and rest and (PACKAGE / floor.replace(".", "/") / rest[0]).is_dir()
    return floor, rest[0] if in_game else ""


def faults_of_floors(module: str, tree: ast.AST) -> list[str]:
    """Say which imports of a module run up, sideways or out of the house."""
    floor, game = floor_and_game(module)
    faults = []
    for name, typing_only in imports(tree):
        head, *rest = name.split(".")
        if head == "zombiegames":
            to, other = floor_and_game(name)
            below = to in {"", floor} | FLOORS[floor] or rest == ["__version__"]
            sideways = to == floor and game and other not in {"", game}
            if not below or sideways or rest[:1] == ["__main__"]:
                faults.append(name)
        else:
            allowed = stdlib_module_names | OUTSIDE.get(floor.split(".")[0], set())
            if head not in allowed and not (typing_only and head in TYPING_ONLY):
                faults.append(name)
    return faults


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def faults_of_file(path: Path) -> list[str]:
    module = module_of(path)
    return faults_of_floors(module, parsed(path)) if path.parent != PACKAGE else []


def test_imports_never_run_up() -> None:
    assert offenders(SOURCES, faults_of_file) == {}


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core.match", "from zombiegames.games import GAMES"),
        ("core.match", "def f():\n    import zombiegames.ai.levels"),
        ("core.match", "import platformdirs"),
        ("games.zombiaki.rules", "from zombiegames.games.zombies4 import rules"),
        ("games.zombiaki.rules", "from zombiegames.games import zombies4"),
        ("games.zombiaki.rules", "import pygame"),
        ("ai.worker", "from zombiegames.store.saves import Saves"),
        ("ai.zombiaki.search", "from zombiegames.ai.zombies4 import search"),
        ("ai.worker", "import typing_extensions"),
        ("store.saves", "from zombiegames import ui"),
        ("store.saves", "from zombiegames.ui.kit.i18n import tr"),
        ("ui.app", "import numpy"),
        ("ui.app", "from zombiegames.__main__ import main"),
        ("ui.kit.page", "from zombiegames.ui.app import App"),
        ("ui.kit.page", "def f():\n    from zombiegames.ui.pages.menu import Menu"),
        ("ui.table.scene", "from zombiegames.ui.pages import rules"),
        ("ui.table.scene", "from zombiegames.ui.tables.zombiaki.table import ZombiakiTable"),
        ("ui.tables.zombiaki.table", "from zombiegames.ui.tables.zombies4 import faces"),
        ("ui.tables.zombiaki.table", "from zombiegames.ui.pages.rules import Rules"),
        ("ui.pages.setup", "from zombiegames.ui.table.scene import GameScene"),
        ("ui.table.scene", "from zombiegames.ui.teach.teacher import Teacher"),
        ("ui.table.ways", "from zombiegames.ui.watch.film import Film"),
        ("ui.pages.setup", "if TYPE_CHECKING:\n    from zombiegames.ui.app import App"),
    ],
)
def test_an_arrow_that_runs_up_is_seen(module: str, line: str) -> None:
    assert faults_of_floors(f"zombiegames.{module}", ast.parse(line)) != []


def test_every_folder_is_a_floor() -> None:
    folders = {p.name for p in PACKAGE.iterdir() if p.is_dir() and list(p.rglob("*.py"))}
    assert folders == {floor.split(".")[0] for floor in FLOORS}
    inner = {p.name for p in (PACKAGE / "ui").iterdir() if p.is_dir() and list(p.rglob("*.py"))}
    assert inner == {floor.split(".")[1] for floor in FLOORS if "." in floor}


def test_no_folder_is_crowded() -> None:
    sizes = {p: len(list(p.glob("*.py"))) for p in {path.parent for path in SOURCES}}
    assert {p.name: n for p, n in sizes.items() if n > MOST_FILES} == {}


def circles(arrows: Mapping[str, set[str]]) -> list[set[str]]:
    """List the groups of rooms that import each other in a loop."""
    reach = {room: set(to) for room, to in arrows.items()}
    for middle, beyond in reach.items():
        for there in reach.values():
            there.update(beyond if middle in there else ())
    loops = {frozenset(b for b in there if a in reach[b]) for a, there in reach.items()}
    return [set(loop) for loop in loops if loop]


def arrows() -> dict[str, set[str]]:
    """Give what every module imports of the others, for the type checker alone or not."""
    modules = {module_of(path): path for path in SOURCES}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        names = {name for name, _ in imports(parsed(path))}
        # ``from package import room`` names the room as well as its package.
        names -= {name.rpartition(".")[0] for name in names if name in modules}
        found[module] = (names & set(modules)) - {module}
    return found


def test_no_rooms_import_each_other_in_a_circle() -> None:
    assert circles(arrows()) == []


def test_a_circle_is_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [{"a", "b", "c"}]
