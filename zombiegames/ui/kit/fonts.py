"""Fonts that measure and draw any text: the one place where letters become pixels.

What a font lacks shows as :data:`SUBSTITUTE`, what has no width is left out, and what is measured
is what is drawn, whatever was typed, pasted, or found in a file or in its name.
"""

from __future__ import annotations

import unicodedata
import weakref

import pygame

from zombiegames.core.words import is_space, is_unseen

SUBSTITUTE = "?"
"""Shown in place of a letter that a font lacks."""

WIDEST = 16384
"""Pixels of the widest line that is drawn: more than any screen has."""

_NOWHERE = "\U0010fffe"
"""A code point no font has: it shows what the font draws for a letter it lacks."""

_NO_BREAK = {"\u202f": "\u2009", "\u2009": "\u00a0", "\u00a0": " "}
"""No-break spaces and what stands in for one that a font lacks."""


class _Letters(dict[int, str]):
    """Code point → what a font shows for it, found when it is first asked for."""

    def __init__(self, font: Font) -> None:
        super().__init__()
        self._font = font

    def __missing__(self, code: int) -> str:
        self[code] = shown = self._find(chr(code))
        return shown

    def _find(self, letter: str) -> str:
        if letter in _NO_BREAK:
            return self[ord(_NO_BREAK[letter])] if self._font.lacks(letter) else letter
        if is_space(letter):
            return " "
        if unicodedata.category(letter) == "Cs":
            return SUBSTITUTE  # half a letter: what a file's name holds that is no text
        if is_unseen(letter) or not self._font.width_of(letter):
            return ""
        return SUBSTITUTE if self._font.lacks(letter) else letter


class Font(pygame.font.Font):
    """A font file at a height in pixels."""

    def __init__(self, path: str, px: int) -> None:
        super().__init__(path, px)
        # No ring of references: a font is gone as soon as nobody has it.
        self._letters = _Letters(weakref.proxy(self))

    def shown(self, text: str) -> str:
        """Give the letters that stand for a text: composed, and none that the font lacks."""
        if text.isascii() and text.isprintable():
            return text
        return unicodedata.normalize("NFC", text).translate(self._letters)

    def size(self, text: str) -> tuple[int, int]:  # type: ignore[override]
        """Measure a text as it is drawn."""
        return super().size(self.shown(text))

    def width_of(self, letter: str) -> int:
        """Measure the width of a letter as the font has it, without a stand-in."""
        return super().size(letter)[0]

    def line(self, text: str, colour: tuple[int, int, int]) -> pygame.Surface:
        """Draw a text in one line."""
        letters = self.shown(text)
        while super().size(letters)[0] > WIDEST:
            letters = letters[: len(letters) // 2]
        return self.render(letters, True, colour)

    def lacks(self, letter: str) -> bool:
        """Tell whether the font draws its sign for "no such letter" instead of a letter."""
        if letter == " ":
            return False  # some fonts draw nothing for no letter, and look as if they had no space
        found = self.metrics(letter)[0]
        if found is None:
            return True
        if found != self.metrics(_NOWHERE)[0]:
            return False
        drawn, nothing = (
            pygame.image.tobytes(self.render(text, True, (255, 255, 255)), "RGBA")
            for text in (letter, _NOWHERE)
        )
        return drawn == nothing
