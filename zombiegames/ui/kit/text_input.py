"""The control with any text: a line that can be typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.core.words import visible
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.text import cut
from zombiegames.ui.kit.theme import ACT, BODY, BONE, DISABLED, MUTED, PANEL_EDGE, WELL, mix
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition


LONGEST_PASTE = 1000
"""Letters that are looked at of what is pasted: no line takes as many."""


CARET = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_HOME: -LONGEST_PASTE,
    pygame.K_END: LONGEST_PASTE,
}
"""Key → how far it moves the caret."""


def pasted_text() -> str:
    """Give the text to paste; empty where there is none, or what is there is no text."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def copy_text(text: str) -> bool:
    """Put a text where others can paste it; False if the system has no such place."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError):
        return False
    return True


class TextInput(Widget):
    """A line that can be typed into."""

    takes_enter = False

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        change: Callable[[str], Transition],
        *,
        hint: str = "",
        longest: int = 30,
        tooltip: str = "",
        icon: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled)
        self.text = text
        self.change = change
        self.hint = hint
        """Shown while it is empty."""
        self.longest = longest
        """Most letters it takes."""
        self.icon = icon
        self.caret = len(text)
        self.selected = False
        """Whether all of it is marked: what comes next takes its place."""
        self.submit: Callable[[], Transition] | None = None
        """Called on Enter, if set."""

    def takes_again(self) -> bool:
        """The caret goes where it is wanted."""
        return True

    def _put(self, text: str, caret: int) -> None:
        text = text[: self.longest]
        self.selected = False
        self.caret = max(0, min(caret, len(text)))
        if text != self.text:
            self.text = text
            self.outcome = self.change(text)

    def _insert(self, new: str) -> None:
        """Put a text in at the caret; what is seen of it, and no more than there is room for."""
        if self.selected:
            self.text, self.caret = "", 0
        after = self.text[self.caret :]
        before = visible(self.text[: self.caret] + new[:LONGEST_PASTE])
        before = before[: self.longest - len(after)]
        self._put(before + after, len(before))

    def _inner(self) -> pygame.Rect:
        pad = self.look.px(10)
        inner = self.rect.inflate(-2 * pad, 0)
        if self.icon:
            mark = self.rect.h * 6 // 10
            inner.left += mark
            inner.width -= mark
        return inner

    def release(self, pos: tuple[int, int]) -> None:
        """Put the caret where the pointer is."""
        if not self.hit(pos):
            return
        inner = self._inner()
        font = self.look.font(BODY, 17)
        ends = [font.size(self.text[:i])[0] for i in range(len(self.text) + 1)]
        x = pos[0] - inner.x + self._shift(font, inner.w)
        self.selected = False
        self.caret = min(range(len(ends)), key=lambda i: abs(ends[i] - x))

    def handle(self, event: pygame.event.Event) -> bool:
        """Type, delete, move, paste."""
        if not self.enabled:
            return False
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if getattr(event, "pad", False) and event.key == pygame.K_BACKSPACE:
            # On a pad it leads back.
            return False
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_a and command:
            self.selected = bool(self.text)
        elif self.selected and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._put("", 0)
        elif event.key in CARET:
            self.selected = False
            self.caret = max(0, min(len(self.text), self.caret + CARET[event.key]))
        elif event.key == pygame.K_BACKSPACE:
            if self.caret:
                self._put(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif event.key == pygame.K_DELETE:
            self._put(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif event.key == pygame.K_v and command:
            self._insert(pasted_text())
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.submit is not None:
            self.outcome = self.submit()
        else:
            return bool(event.unicode) and event.unicode.isprintable() and not command
        return True

    def describe(self) -> str:
        """Say the text or the hint."""
        return self.text or self.hint

    def _shift(self, font: pygame.font.Font, width: int) -> int:
        return max(0, font.size(self.text[: self.caret])[0] - width + self.look.px(4))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw field, text and caret."""
        look = self.look
        edge = ACT if self.focused else MUTED if self.hovered else PANEL_EDGE
        paint.panel(
            surface, look, self.rect, WELL, radius=9, border=edge, width=2 if self.focused else 1
        )
        inner = self._inner()
        if self.icon:
            drawn = look.assets.icon(self.icon, self.rect.h * 5 // 10, look.colour(MUTED))
            surface.blit(
                drawn, drawn.get_rect(midleft=(self.rect.x + look.px(9), self.rect.centery))
            )
        font = look.font(BODY, 17)
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        if self.text and self.selected and self.focused:
            marked = pygame.Rect(inner.x - self._shift(font, inner.w), 0, 0, font.get_linesize())
            marked.w, marked.centery = font.size(self.text)[0], inner.centery
            paint.panel(surface, look, marked, mix(WELL, ACT, 0.3), radius=3)
        if self.text:
            drawn = look.text(self.text, BODY, 17, BONE if self.enabled else DISABLED)
            shift = self._shift(font, inner.w)
            surface.blit(drawn, drawn.get_rect(midleft=(inner.x - shift, inner.centery)))
        elif self.hint:
            drawn = look.text(cut(self.hint, font, inner.w), BODY, 17, MUTED)
            surface.blit(drawn, drawn.get_rect(midleft=(inner.x, inner.centery)))
        if self.focused:
            x = inner.x + font.size(self.text[: self.caret])[0] - self._shift(font, inner.w)
            high = font.get_height()
            caret = pygame.Rect(x, inner.centery - high // 2, max(1, look.px(2)), high)
            surface.fill(look.colour(ACT), caret)
        surface.set_clip(before)
