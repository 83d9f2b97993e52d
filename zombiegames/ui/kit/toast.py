"""Words over whatever is there: sentences that go by themselves, tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import IDLE
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import ACT, BODY, BONE, PANEL, PANEL_EDGE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Program

STAY = 7.0
"""Seconds."""

MOST = 3
"""At the same time; the oldest goes first."""


def draw_moment(surface: pygame.Surface, look: Look) -> None:
    """Draw that something takes a moment, over whatever is there."""
    words = look.text(tr("ui.moment"), BODY, 22, BONE)
    rect = words.get_rect(center=surface.get_rect().center)
    ground = rect.inflate(look.px(64), look.px(40))
    paint.panel(surface, look, ground, PANEL, radius=12, border=ACT)
    surface.blit(words, rect)


class _Toast(NamedTuple):
    key: str
    fields: Mapping[str, object]
    left: float
    """Seconds to stay; 0 or less: until clicked."""

    @property
    def text(self) -> str:
        """The words, in the language in use."""
        return SIGNS.told(tr(self.key, **self.fields))


class Toasts:
    """The sentences on screen, newest on top. A click takes one away."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._shown: list[_Toast] = []
        self.stale = False
        self._pressed = False

    def show(self, key: str, fields: Mapping[str, object], *, sticky: bool = False) -> None:
        """Show the sentence of a key, which follows a change of language."""
        toast = _Toast(key, fields, 0.0 if sticky else STAY)
        self._shown = [old for old in self._shown if old.text != toast.text]
        self._shown.insert(0, toast)
        del self._shown[MOST:]
        self.stale = True

    @property
    def texts(self) -> list[str]:
        """What is shown now."""
        return [toast.text for toast in self._shown]

    def layout(self) -> None:
        """Be drawn anew."""
        self.stale = bool(self._shown)

    def pace(self) -> int:
        """Time must pass while one is there that goes by itself."""
        return IDLE - 1 if any(toast.left > 0 for toast in self._shown) else 0

    def update(self, dt: float) -> None:
        """Let time pass."""
        kept = []
        for toast in self._shown:
            if toast.left > 0:
                if toast.left - dt > 0:
                    kept.append(toast._replace(left=toast.left - dt))
            else:
                kept.append(toast)
        if len(kept) != len(self._shown):
            self.stale = True
        self._shown = kept

    def places(self) -> list[tuple[pygame.Rect, _Toast]]:
        """Where each one stands."""
        look = self._app.look
        width, height = self._app.size
        wide = min(width - look.px(40), look.px(640))
        y = max((scene.head() for scene in self._app.stack.scenes), default=0) + look.px(16)
        found = []
        for toast in self._shown:
            fitted = fit_text(look, toast.text, BODY, 16, (wide - look.px(76), height // 3))
            rect = pygame.Rect((width - wide) // 2, y, wide, fitted.height + look.px(22))
            found.append((rect, toast))
            y = rect.bottom + look.px(8)
        return found

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a click on one, press and release."""
        if not self._shown:
            self._pressed = False
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = any(rect.collidepoint(event.pos) for rect, _ in self.places())
            return self._pressed
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pressed:
            self._pressed = False
            for rect, toast in self.places():
                if rect.collidepoint(event.pos):
                    self._shown.remove(toast)
                    self.stale = True
                    break
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw them all."""
        look = self._app.look
        for rect, toast in self.places():
            paint.shadow(surface, look, rect, radius=9, spread=10)
            paint.panel(surface, look, rect, PANEL, radius=9, border=ACT)
            mark = look.icon("info", 22, ACT)
            surface.blit(mark, mark.get_rect(midleft=(rect.x + look.px(12), rect.centery)))
            inner = pygame.Rect(rect.x + look.px(44), rect.y, rect.w - look.px(76), rect.h)
            fitted = fit_text(look, toast.text, BODY, 16, inner.size)
            draw_lines(surface, look, fitted, BODY, BONE, inner)
            area = pygame.Rect(rect.right - look.px(36), rect.y, look.px(36), rect.h)
            paint.cross(surface, look, area, BONE)


def tooltip_rect(
    size: tuple[int, int],
    anchor: pygame.Rect,
    screen: pygame.Rect,
    pointer: tuple[int, int],
    gap: int,
) -> pygame.Rect:
    """Place a tooltip: below or above its anchor, wholly on screen, not under the pointer."""
    over = anchor.clip(screen)
    if over.height > screen.height // 3 and screen.collidepoint(pointer):
        over = pygame.Rect(0, 0, 2 * gap, 2 * gap)
        over.center = pointer
    box = pygame.Rect((0, 0), size)
    box.centerx = over.centerx
    box.top = over.bottom + gap
    if box.bottom > screen.bottom - gap:
        box.bottom = over.top - gap
    inner = screen.inflate(-2 * gap, -2 * gap)
    if box.top < inner.top:
        box.top = over.top
        box.left = over.right + gap
        if box.right > inner.right:
            box.right = over.left - gap
    box.clamp_ip(inner)
    return box


def draw_tooltip(
    surface: pygame.Surface,
    look: Look,
    text: str,
    anchor: pygame.Rect,
    pointer: tuple[int, int] = (-1, -1),
) -> pygame.Rect:
    """Draw words in a small box beside their anchor; gives the box."""
    screen = surface.get_rect()
    pad = look.px(12)
    widest = min(look.px(380 * min(1.4, look.text_size)), screen.width - 4 * pad)
    fitted = fit_text(look, text, BODY, 16, (widest, screen.height - 4 * pad))
    font = look.assets.font(BODY, fitted.px)
    wide = max(font.size(line)[0] for line in fitted.lines)
    size = (wide + 2 * pad, fitted.height + pad + pad // 2)
    box = tooltip_rect(size, anchor, screen, pointer, look.px(8))
    paint.shadow(surface, look, box, radius=8, spread=8)
    paint.panel(surface, look, box, PANEL, radius=8, border=PANEL_EDGE)
    y = box.y + pad * 3 // 4
    for line in fitted.lines:
        if line:
            surface.blit(
                look.assets.text(line, BODY, fitted.px, look.colour(BONE)), (box.x + pad, y)
            )
        y += fitted.line_height
    return box
