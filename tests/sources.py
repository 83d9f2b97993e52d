"""The source of the house, read once, for the tests that look things up in it."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.conftest import ROOT

PACKAGE = ROOT / "zombiegames"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted(path for folder in ("scripts", "art") for path in (ROOT / folder).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name_of(path), feature_version=(3, 10))


def offenders(paths: list[Path], check: Callable[[Path], list[str]]) -> dict[str, list[str]]:
    """Name the files in which a check finds something, and what."""
    found = {name_of(path): check(path) for path in paths}
    return {name: faults for name, faults in found.items() if faults}


def floor_of(path: Path) -> str | None:
    """Name the floor of a file; None for those at the top of the package."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else None


def imports(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """List all modules imported anywhere, and whether for the type checker alone."""
    checked: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            checked.update(inner for part in node.body for inner in ast.walk(part))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node in checked
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or "", node in checked
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node in checked
