"""Whether texts of the language tables fit their places."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.conftest import ROOT
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.text import fit_text

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.story import Story

TABLES = ROOT / "zombiegames" / "ui" / "tables"


def sources_of(game: str) -> list[Path]:
    """List the files of a game's table."""
    return sorted((TABLES / game).glob("*.py"))


def told_in(story: type[Story]) -> list[re.Pattern[str]]:
    """Collect the keys, without the game's name, that the rows of a story ask for."""
    kinds = [event._field_defaults["kind"] for event in story.rows]  # type: ignore[attr-defined]
    return [re.compile(rf"event\.{kind}(\.[a-z-]+)*$") for kind in kinds]


def filled(text: str) -> str:
    """Put something long into every field."""
    return re.sub(r"\{\w+\}", "17", re.sub(r"\{name\}", "Bartholomew", text))


def cut(look: Look, stem: str, role: str, units: float, size: tuple[int, int]) -> list[str]:
    """List the keys below a stem whose texts do not fit whole into one line of a box."""
    return [
        key
        for key in i18n.keys(stem)
        if not fit_text(look, filled(i18n.tr(key)), role, units, size, lines=1).whole
    ]
