"""What the rules of a game can answer to "why not?": looked up in their source."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.conftest import ROOT

ANSWER = re.compile(r"Z[KGFAP]-C?[0-9]+/[a-z0-9_]+")


def answers_in(source: str) -> set[str]:
    """List the refusals with a detail that a source can give, each written in one piece."""
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ANSWER.fullmatch(node.value)
    }


def answers_of(game: str) -> set[str]:
    """List the refusals with a detail that the rules of a game can give."""
    sources = Path(ROOT / "zombiegames" / "games" / game).rglob("*.py")
    return {answer for path in sources for answer in answers_in(path.read_text(encoding="utf-8"))}
