"""Text that somebody typed or that a file holds, brought into a shape that can be shown."""

from __future__ import annotations

import unicodedata

_SPACES = ("Zs", "Zl", "Zp")
_UNSEEN = ("Cc", "Cf", "Mn", "Me")
"""Categories of what has no width of its own: controls, joiners, selectors, marks above others."""


def is_space(letter: str) -> bool:
    """Tell whether a letter only parts words: spaces of any width, tabs, ends of lines."""
    return letter.isspace() or unicodedata.category(letter) in _SPACES


def is_unseen(letter: str) -> bool:
    """Tell whether a letter by itself shows nothing, not even a space."""
    return not is_space(letter) and unicodedata.category(letter) in _UNSEEN


def visible(text: str) -> str:
    """Compose a text, make every space a plain one, and drop what would not be seen.

    Halves of letters, which names of files and command lines may hold, become question marks: no
    file could be written with them, nor dice thrown from such a seed.
    """
    if text.isascii() and text.isprintable():
        return text
    composed = unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode("utf-8"))
    return "".join(
        " " if is_space(letter) else letter for letter in composed if not is_unseen(letter)
    )


def one_line(text: str, longest: int) -> str:
    """Give a name as it is shown: ``longest`` letters at most, no spaces around or in a row."""
    return " ".join(visible(text).split())[:longest].strip()
