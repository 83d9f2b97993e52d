"""Which rules have no test: the ids of every game's rules page against the marks in the tests.

    python3 scripts/rules_coverage.py

A rule is an entry of the table ``rule`` in ``assets/lang/en/<game>.toml``; a test names what it
would see broken with ``@pytest.mark.rule("ZK-10")``, three ids at most.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zombiegames.core.toml import read_toml  # noqa: E402

MOST = 3
"""Ids a test may name: one that names more pins none of them down."""


class Mark(NamedTuple):
    """One ``pytest.mark.rule(…)``."""

    place: str
    """File and line."""
    ids: tuple[str, ...]


def rules_of(page: Path) -> list[str]:
    """List the rule ids of a game's page of words."""
    return list(read_toml(page.read_text(encoding="utf-8")).get("rule", {}))


def pages(folder: Path = ROOT / "assets" / "lang" / "en") -> dict[str, list[str]]:
    """List the rule ids of every game that has any."""
    found = {page.stem: rules_of(page) for page in sorted(folder.glob("*.toml"))}
    return {game: ids for game, ids in found.items() if ids}


def marks_in(source: str, name: str) -> list[Mark]:
    """Find the marks in a file of tests."""
    found = []
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            ids = [a.value for a in node.args if isinstance(a, ast.Constant)]
            found.append(Mark(f"{name}:{node.lineno}", tuple(map(str, ids))))
    return found


def all_marks(folder: Path = ROOT / "tests") -> list[Mark]:
    """Find the marks in all tests."""
    return [
        mark
        for path in sorted(folder.rglob("test_*.py"))
        for mark in marks_in(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]


def faults(rules: dict[str, list[str]], marks: list[Mark]) -> list[str]:
    """Say what is wrong: rules without a test, marks that name too many or none."""
    known = {rule for ids in rules.values() for rule in ids}
    tested = {rule for mark in marks for rule in mark.ids}
    found = [
        f"{game}: {rule} has no test"
        for game, ids in rules.items()
        for rule in ids
        if rule not in tested
    ]
    for mark in marks:
        if not 1 <= len(mark.ids) <= MOST:
            found.append(f"{mark.place} names {len(mark.ids)} rules")
        found += [f"{mark.place}: there is no {rule}" for rule in mark.ids if rule not in known]
    return found


def main() -> None:
    """Print how many rules have a test, and what is wrong."""
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    rules, marks = pages(), all_marks()
    for game, ids in rules.items():
        counts = {rule: sum(rule in mark.ids for mark in marks) for rule in ids}
        print(f"{game}: {sum(map(bool, counts.values()))} of {len(counts)} rules have a test")
        print("  by one test alone:", *[rule for rule, number in counts.items() if number == 1])
    wrong = faults(rules, marks)
    print(*wrong, sep="\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
