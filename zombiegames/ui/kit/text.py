"""Setting words: lines that fit their width, blocks that fit their box, a little markup."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour

ELLIPSIS = "…"
SHRINK = 0.85
"""One step smaller, for words that do not fit."""

LETTER_AREA = 24
"""Pixels that the smallest letter covers with its share of spaces, at least."""

LEAST_LETTERS = 400
"""Letters of a text that are set in any box: a line that is lower than it should be."""


def wrap(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """Break a text into lines no wider than ``width`` pixels.

    Breaks at spaces (not at no-break spaces) and newlines; a word wider than a line is broken
    after a hyphen, or cut between letters where it has none.
    """
    return list(_wrapped(text, font, max(1, width)))


@functools.lru_cache(maxsize=2048)
def _wrapped(text: str, font: pygame.font.Font, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if font.size(longer)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            rest = word
            while (fitting := max(1, _fitting(rest, font, width))) < len(rest):
                cut = rest.rfind("-", 0, fitting) + 1 or fitting
                lines.append(rest[:cut])
                rest = rest[cut:]
            line = rest
        lines.append(line)
    return tuple(lines)


def forget_lines() -> None:
    """Let go of all fonts that texts were broken in."""
    _wrapped.cache_clear()


def _fitting(text: str, font: pygame.font.Font, width: int) -> int:
    # Hardly a letter is narrower than a pixel: the rest of an endless word is not measured.
    low, high = 0, min(len(text), width)
    while low < high:
        middle = (low + high + 1) // 2
        if font.size(text[:middle])[0] <= width:
            low = middle
        else:
            high = middle - 1
    return low


def cut(text: str, font: pygame.font.Font, width: int) -> str:
    """Shorten one line to ``width`` pixels, ending in "…" if it had to be."""
    if font.size(text)[0] <= width:
        return text
    room = width - font.size(ELLIPSIS)[0]
    return text[: _fitting(text, font, max(0, room))].rstrip() + ELLIPSIS


@functools.lru_cache(maxsize=16)
def _steps(text_size: float) -> tuple[float, ...]:
    """List the shares of the wanted size to try, largest first."""
    steps = [1.0, SHRINK]
    while steps[-1] * SHRINK > SHRINK / text_size:
        steps.append(steps[-1] * SHRINK)
    if text_size > 1:
        steps.append(SHRINK / text_size)
    return tuple(steps)


class Fitted(NamedTuple):
    """A text set into a box."""

    lines: tuple[str, ...]
    px: int
    """Font height in pixels."""
    whole: bool
    """False: the end was cut; show the whole text in a tooltip."""
    line_height: int
    """Pixels from line to line."""

    @property
    def height(self) -> int:
        """Height of the block in pixels."""
        return self.line_height * len(self.lines)


def fit_text(
    look: Look, text: str, role: str, units: float, size: tuple[int, int], *, lines: int = 0
) -> Fitted:
    """Set a text into a box of ``size`` pixels: wrap, shrink one step, then end in "…".

    Where the text-size setting makes it large it shrinks further, down to one step below the
    normal size: what fits at 100 % is never cut.
    ``lines`` bounds the number of lines; 0: as many as there is room for.
    """
    width, height = size
    # No box holds more letters than it has room for, nor need more be measured.
    text = text[: LEAST_LETTERS + max(0, width) * max(0, height) // LETTER_AREA]
    fitted: Fitted | None = None
    for step in _steps(look.text_size):
        px = look.text_px(units * step)
        font = look.assets.font(role, px)
        leading = font.get_linesize()
        room = max(1, height // leading)
        if lines:
            room = min(room, lines)
        broken = wrap(text, font, width)
        parts = text.replace("\n", " ").replace("-", "- ").split(" ")
        words_whole = all(font.size(part)[0] <= width for part in parts)
        if len(broken) <= room and words_whole:
            return Fitted(tuple(broken), px, True, leading)
        kept = broken[:room]
        if len(broken) > room:
            kept[-1] = cut(f"{kept[-1]} {broken[room]}", font, width)
            if not kept[-1].endswith(ELLIPSIS):
                kept[-1] = cut(kept[-1] + ELLIPSIS, font, width)
        fitted = Fitted(tuple(kept), px, len(broken) <= room, leading)
    assert fitted is not None
    return fitted


def full_height(look: Look, text: str, role: str, units: float, width: int) -> int:
    """Give the pixels of a text of that width in which nothing has to shrink."""
    font = look.font(role, units)
    return len(wrap(text, font, width)) * font.get_linesize()


def draw_lines(
    surface: pygame.Surface,
    look: Look,
    fitted: Fitted,
    role: str,
    colour: Colour,
    rect: pygame.Rect,
    *,
    align: str = "left",
    valign: str = "middle",
) -> None:
    """Draw a fitted text in its box; ``align`` left/center/right, ``valign`` top/middle."""
    y = rect.y if valign == "top" else rect.y + (rect.height - fitted.height) // 2
    ink = look.colour(colour)
    for line in fitted.lines:
        if line:
            drawn = look.assets.text(line, role, fitted.px, ink)
            if align == "left":
                x = rect.x
            elif align == "right":
                x = rect.right - drawn.get_width()
            else:
                x = rect.x + (rect.width - drawn.get_width()) // 2
            surface.blit(drawn, (x, y))
        y += fitted.line_height


class Caption(NamedTuple):
    """The words to the left of a control: what it is, and below, smaller, what it does."""

    words: Fitted
    note: Fitted | None
    rect: pygame.Rect
    """Place at the time of fitting; only its x and size count."""

    @property
    def whole(self) -> bool:
        """Whether nothing was cut."""
        return self.words.whole and (self.note is None or self.note.whole)

    def draw(self, surface: pygame.Surface, look: Look, y: int, ink: Colour, faint: Colour) -> None:
        """Draw both, in a box whose top is at ``y``."""
        rect = self.rect.move(0, y - self.rect.y)
        if self.note is None:
            draw_lines(surface, look, self.words, "body", ink, rect)
            return
        top = rect.y + (rect.height - self.words.height - self.note.height) // 2
        box = rect.copy()
        box.y, box.height = top, self.words.height
        draw_lines(surface, look, self.words, "body", ink, box)
        box.y, box.height = box.bottom, self.note.height
        draw_lines(surface, look, self.note, "body", faint, box)


def caption(look: Look, rect: pygame.Rect, words: str, note: str) -> Caption:
    """Set the words of a control and the note below them into a box."""
    if not note:
        return Caption(fit_text(look, words, "body", 17, rect.size), None, rect.copy())
    line = look.font("body", 14).get_linesize()
    fitted = fit_text(look, words, "body", 17, (rect.width, rect.height - line))
    small = fit_text(look, note, "body", 14, (rect.width, rect.height - fitted.height))
    return Caption(fitted, small, rect.copy())


def caption_height(look: Look, words: str, note: str, width: int) -> int:
    """Give the pixels of a caption of that width in which nothing has to shrink."""
    high = full_height(look, words, "body", 17, width)
    return high + (full_height(look, note, "body", 14, width) if note else 0)


class Run(NamedTuple):
    """A piece of a marked-up line in one style."""

    text: str
    style: str
    """``body``, ``bold``, ``head`` or ``link``."""
    target: str = ""
    """What a link points at."""


MARKS = tuple("@#-*[")
"""Letters that begin a paragraph of a sort of its own, or a piece in another style."""

_MARK = re.compile(r"\*\*(.+?)\*\*|\[\[([^|\]]+)(?:\|([^\]]+))?\]\]")


def literal(text: str) -> str:
    """Let no letter of a text, a name say, be taken for markup: unseen joiners part them."""
    parted = re.sub(r"(?<=[*[])(?=[*[])", "\u2060", text)
    return f"\u2060{parted}" if parted[:1] in MARKS else parted


def unmarked(text: str) -> str:
    """Give the words of a paragraph without its markup."""
    return "".join(run.text for run in runs(text))


def plain(text: str) -> str:
    """Fold case and accents, for searching."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def found_in(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """List where folded words stand in a text, as (first letter, letter after the last)."""
    if not words:
        return []
    folded = [(letter, at) for at, written in enumerate(text) for letter in plain(written)]
    whole = "".join(letter for letter, _ in folded)
    return [
        (folded[match.start()][1], folded[match.end() - 1][1] + 1)
        for word in words
        for match in re.finditer(re.escape(word), whole)
    ]


def runs(line: str) -> list[Run]:
    """Read the markup of one paragraph: ``**bold**``, ``[[target]]``, ``[[target|words]]``.

    A paragraph that starts with ``# `` is a heading.
    """
    if line.startswith("# "):
        return [Run(line[2:], "head")]
    found: list[Run] = []
    at = 0
    for match in _MARK.finditer(line):
        if match.start() > at:
            found.append(Run(line[at : match.start()], "body"))
        if match[1] is not None:
            found.append(Run(match[1], "bold"))
        else:
            found.append(Run(match[3] or match[2], "link", match[2]))
        at = match.end()
    if at < len(line):
        found.append(Run(line[at:], "body"))
    return found or [Run("", "body")]


def flow(
    paragraph: list[Run], fonts: dict[str, pygame.font.Font], width: int
) -> list[list[tuple[int, Run]]]:
    """Break styled runs into lines of (x in pixels, run)."""
    lines: list[list[tuple[int, Run]]] = [[]]
    x = 0
    # Runs at the end of the line that no space parts: they stay together.
    glued = 0
    for run in paragraph:
        font = fonts[run.style]
        space = font.size(" ")[0]
        words = run.text.split(" ")
        for i, word in enumerate(words):
            if i:
                glued = 0
                x += space if lines[-1] else 0
            if not word:
                continue
            pieces = [word]
            if font.size(word)[0] > width:
                pieces = wrap(word, font, width)
            for piece in pieces:
                wide = font.size(piece)[0]
                if x + wide > width and lines[-1]:
                    kept = len(lines[-1]) - glued
                    # What fills a whole line cannot stay together.
                    moved = lines[-1][kept:] if kept else []
                    del lines[-1][len(lines[-1]) - len(moved) :]
                    lines.append([])
                    x = glued = 0
                    for _, old in moved:
                        lines[-1].append((x, old))
                        x += fonts[old.style].size(old.text)[0]
                        glued += 1
                lines[-1].append((x, Run(piece, run.style, run.target)))
                x += wide
                glued += 1
    return lines
