"""Whether texts of the language tables fit their places."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.text import fit_text

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look


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
