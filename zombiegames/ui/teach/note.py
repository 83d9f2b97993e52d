"""A note beside a table: paper with a picture, words and buttons; and where there is room."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.widget import Button, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition

WIDE = 360
"""Units of a note's width, before large letters make it wider."""
PAD, GAP = 12, 6
"""Units round what lies on it · between buttons."""
BUST = 54
"""Units of the picture."""
DOTS = 6
"""Dots in a row below the picture."""
UNITS = 17
"""Size of the words."""
STEP = 24
"""Units between two places that are tried."""
COVERED = 60
"""Units by which a note would rather go aside than cover a row of pixels of so many."""


class NoteButton(NamedTuple):
    """A button on a note."""

    name: str
    words: str
    tip: str
    act: Callable[[], Transition]
    red: bool = False
    """Whether it is what Enter does."""


class Paper(Widget):
    """The paper of a note: a picture, and dots for how far one is."""

    def __init__(
        self, look: Look, rect: pygame.Rect, picture: str, dots: tuple[int, int], words: str
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self.key = "note"
        self.picture = picture
        self.dots = dots
        self.words = words

    def describe(self) -> str:
        """Say what is on it."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        look, rect = self.look, self.rect
        paint.shadow(surface, look, rect, radius=12, spread=10)
        paint.panel(surface, look, rect, theme.PANEL, radius=12, border=theme.ACT, width=2)
        pad, side = look.px(PAD), look.px(BUST)
        picture = look.assets.picture(self.picture, (side, side))
        surface.blit(picture, picture.get_rect(topleft=(rect.x + pad, rect.y + pad)))
        wide = side // DOTS
        done, dots = self.dots
        for n in range(dots):
            row, column = divmod(n, DOTS)
            place = pygame.Rect(0, 0, wide - look.px(2), wide - look.px(2))
            place.topleft = rect.x + pad + column * wide, rect.y + pad + side + look.px(GAP)
            place.y += row * (wide + look.px(2))
            fill = theme.ACT if n < done else theme.WELL
            edge = theme.ACT if n <= done else theme.MUTED
            paint.panel(surface, look, place, fill, radius=5, border=edge)


class Note:
    """What is on a note, before it has a place.

    Args:
        look: the look in use.
        words: in markup; rules are links.
        buttons: from the first to the last.
        picture: below ``assets/img``.
        dots: how many of how many steps are done.
        link: opens a rule.
    """

    def __init__(
        self,
        look: Look,
        words: str,
        buttons: Sequence[NoteButton],
        *,
        picture: str,
        dots: tuple[int, int],
        link: Callable[[str], Transition],
    ) -> None:
        self.look = look
        self.words = words
        self.buttons = buttons
        self.picture = picture
        self.dots = dots
        self.link = link
        self._pad, self._gap = look.px(PAD), look.px(GAP)
        self._left = 2 * self._pad + look.px(BUST)
        self._button = max(look.px(38), look.text_px(16) + look.px(14))

    @property
    def wide(self) -> int:
        """Pixels of width that it would like."""
        return round(self.look.px(WIDE) * min(1.3, (1 + self.look.text_size) / 2))

    def height(self, wide: int) -> int:
        """Give the pixels of height that it needs in a width."""
        dots = -(-self.dots[1] // DOTS) * (self.look.px(BUST) // DOTS + self.look.px(2))
        column = self.look.px(BUST) + self._gap + dots
        room = pygame.Rect(0, 0, wide - self._left - self._pad, 10_000)
        said = max(self._panel(room).content, column)
        return said + self._foot(wide) + 2 * self._pad

    def widgets(self, rect: pygame.Rect) -> list[Widget]:
        """Lay it out in a rectangle, back to front."""
        foot = self._foot(rect.w)
        room = pygame.Rect(rect.x + self._left, rect.y + self._pad, 0, 0)
        room.size = rect.right - self._pad - room.x, rect.h - foot - 2 * self._pad
        found = [Paper(self.look, rect, self.picture, self.dots, self.words), self._panel(room)]
        y = rect.bottom - self._pad // 2 - foot
        for row in self._rows(rect.w):
            each = (rect.w - 2 * self._pad - self._gap * (len(row) - 1)) // len(row)
            x = rect.x + self._pad
            for offer in row:
                place = pygame.Rect(x, y, each, self._button)
                kind = "commit" if offer.red else "quiet"
                button = Button(
                    self.look, place, offer.words, offer.act,
                    kind=kind, units=16, tooltip=offer.tip,
                )  # fmt: skip
                button.key = f"note {offer.name}"
                found.append(button)
                x += each + self._gap
            y += self._button + self._gap
        return found

    def _panel(self, rect: pygame.Rect) -> TextPanel:
        panel = TextPanel(self.look, rect, self.words, units=UNITS, link=self.link)
        panel.key = "note words"
        return panel

    def _foot(self, wide: int) -> int:
        return len(self._rows(wide)) * (self._button + self._gap)

    def _rows(self, wide: int) -> list[Sequence[NoteButton]]:
        """Put as many buttons side by side as have room for their words."""
        font = self.look.font(theme.SEMI, 16)
        needs = [font.size(button.words)[0] + self.look.px(34) for button in self.buttons]
        room = wide - 2 * self._pad
        for columns in range(len(needs), 0, -1):
            if columns == 1 or max(needs) * columns + self._gap * (columns - 1) <= room:
                starts = range(0, len(needs), columns)
                return [self.buttons[n : n + columns] for n in starts]
        return []


def find_room(
    size: tuple[int, int],
    within: pygame.Rect,
    near: tuple[int, int],
    *,
    clear: Sequence[pygame.Rect],
    lying: Sequence[pygame.Rect],
    over: pygame.Rect,
    step: int,
) -> pygame.Rect | None:
    """Find the place for a note that is nearest and hides least; None: ``over`` is.

    Args:
        size: of the note.
        within: where it may be.
        near: what it should be near to.
        clear: what it must not touch.
        lying: what it had better not cover.
        over: a place beyond, where it covers nothing of the kind.
        step: pixels between two places that are tried.
    """
    rect = pygame.Rect((0, 0), size)
    best: tuple[float, pygame.Rect | None] = math.dist(over.center, near), None
    for x in range(within.left, within.right - rect.w + 1, step):
        for y in range(within.top, within.bottom - rect.h + 1, step):
            rect.topleft = x, y
            if rect.collidelist(clear) >= 0:
                continue
            cost = math.dist(rect.center, near)
            for n in rect.collidelistall(lying):
                hidden = rect.clip(lying[n])
                cost += hidden.w * hidden.h / (COVERED * step / STEP)
            if cost < best[0]:
                best = cost, rect.copy()
    return best[1]
