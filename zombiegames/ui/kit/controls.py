"""Controls with one of some values: switch, choice, segments, slider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.text import Fitted, caption, draw_lines, fit_text, wrap
from zombiegames.ui.kit.theme import (
    ACT,
    BODY,
    BONE,
    DISABLED,
    INK,
    MUTED,
    PANEL,
    PANEL_EDGE,
    QUIET,
    SEMI,
    WELL,
    WHITE,
)
from zombiegames.ui.kit.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.theme import Colour


class Toggle(Widget):
    """A switch with words to its left."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        on: bool,
        change: Callable[[bool], Transition],
        *,
        note: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(look, rect, enabled=enabled)
        self.text = text
        self.on = on
        self.change = change
        self._switch = pygame.Rect(0, 0, look.px(52), look.px(28))
        self._switch.midright = (rect.right, rect.centery)
        inner = pygame.Rect(rect.x, rect.y, rect.w - self._switch.w - look.px(24), rect.h)
        self.caption = caption(look, inner, text, note)

    def activate(self) -> None:
        """Switch over."""
        if self.enabled:
            self.on = not self.on
            self.outcome = self.change(self.on)

    def handle(self, event: pygame.event.Event) -> bool:
        """Left switches off, right switches on."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            if self.on != (event.key == pygame.K_RIGHT):
                self.activate()
            return True
        return False

    def tip(self) -> str:
        """Give the whole text where it was cut."""
        return "" if self.caption.whole else self.text

    def describe(self) -> str:
        """Say the words."""
        return self.text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw words and switch; on is to the right, lit, with a tick."""
        look = self.look
        self.caption.draw(surface, look, self.rect.y, BONE if self.enabled else DISABLED, MUTED)
        move = (self._switch.x, self.rect.centery - self._switch.h // 2)
        switch = pygame.Rect(move, self._switch.size)
        self._switch.topleft = move
        ground = (ACT if self.on else WELL) if self.enabled else PANEL
        edge = PANEL_EDGE if not self.hovered else MUTED
        paint.panel(surface, look, switch, ground, radius=14, border=edge)
        knob = pygame.Rect(0, 0, switch.h - look.px(8), switch.h - look.px(8))
        knob.centery = switch.centery
        if self.on:
            knob.right = switch.right - look.px(4)
        else:
            knob.left = switch.left + look.px(4)
        tone = (INK if self.on else MUTED) if self.enabled else DISABLED
        paint.panel(surface, look, knob, tone, radius=14)
        if self.on:
            tick = look.assets.icon("check-mark", switch.h * 6 // 10, look.colour(tone))
            surface.blit(
                tick, tick.get_rect(center=(switch.x + switch.h * 6 // 10, switch.centery))
            )


class Chooser(Widget):
    """One of several values, ‹ value ›, with words to its left."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        values: Sequence[tuple[Any, str]],
        value: Any,
        change: Callable[[Any], Transition],
        *,
        note: str = "",
        tooltip: str = "",
        enabled: bool = True,
        share: float = 0.5,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled)
        self.text = text
        self.values = list(values)
        self.at = next((i for i, (v, _) in enumerate(self.values) if v == value), 0)
        self.change = change
        field = rect.w if not text else round(rect.w * share)
        high = min(rect.h, self._field_height(look, field, [words for _, words in self.values]))
        self._field = pygame.Rect(rect.right - field, 0, field, high)
        self._arrow = min(high, look.px(38))
        inner = pygame.Rect(rect.x, rect.y, max(0, rect.w - field - look.px(12)), rect.h)
        self.caption = caption(look, inner, text, note)

    @classmethod
    def height(
        cls, look: Look, wide: int, text: str, values: Sequence[str], share: float = 0.5
    ) -> int:
        """Give the pixels in which neither words nor values have to shrink."""
        field = round(wide * share)
        font = look.font(BODY, 17)
        lines = len(wrap(text, font, wide - field - look.px(12)))
        return max(cls._field_height(look, field, values), lines * font.get_linesize())

    @classmethod
    def _field_height(cls, look: Look, field: int, values: Sequence[str]) -> int:
        font = look.font(SEMI, 17)
        room = cls._value_room(look, field, len(values))
        lines = max(len(wrap(words, font, room)) for words in values)
        least = look.px(max(46, 17 * look.text_size * 1.75))
        return max(least, lines * font.get_linesize() + look.px(6))

    @staticmethod
    def _value_room(look: Look, field: int, values: int) -> int:
        return field - (2 * look.px(38) if values > 1 else look.px(20))

    def takes_again(self) -> bool:
        """Values are gone through quickly."""
        return True

    @property
    def value(self) -> Any:
        """The value chosen."""
        return self.values[self.at][0]

    def _step(self, by: int) -> None:
        if self.enabled and len(self.values) > 1:
            self.at = (self.at + by) % len(self.values)
            self.outcome = self.change(self.value)

    def release(self, pos: tuple[int, int]) -> None:
        """Left part: the value before; elsewhere: the next."""
        if self.hit(pos):
            less = self._field.x <= pos[0] < self._field.x + self._arrow
            self._step(-1 if less else 1)

    def activate(self) -> None:
        """Go to the next value."""
        self._step(1)

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right change the value."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def tip(self) -> str:
        """Give the tooltip, or the whole words where they were cut."""
        if self.tooltip or not self.values:
            return self.tooltip
        words = self._shown_value()
        return " ".join(
            text
            for text, whole in (
                (self.text, self.caption.whole),
                (self.values[self.at][1], words.whole),
            )
            if not whole
        )

    def describe(self) -> str:
        """Say words and value."""
        return f"{self.text} {self.values[self.at][1]}".strip()

    def _shown_value(self) -> Fitted:
        room = self._value_room(self.look, self._field.w, len(self.values))
        high = self._field.h - self.look.px(4)
        return fit_text(self.look, self.values[self.at][1], SEMI, 17, (room, high))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw words, arrows and value."""
        look = self.look
        self._field.centery = self.rect.centery
        ink = BONE if self.enabled else DISABLED
        self.caption.draw(surface, look, self.rect.y, ink, MUTED)
        edge = MUTED if self.hovered and self.enabled else PANEL_EDGE
        paint.panel(surface, look, self._field, WELL, radius=9, border=edge)
        if len(self.values) > 1:
            less = pygame.Rect(self._field.topleft, (self._arrow, self._field.h))
            more = less.copy()
            more.right = self._field.right
            for area, back in ((less, True), (more, False)):
                arrow(surface, look, area, back, MUTED if self.enabled else DISABLED)
        draw_lines(surface, look, self._shown_value(), SEMI, ink, self._field, align="center")


class Segments(Widget):
    """A few values side by side, the chosen one lit."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        values: Sequence[tuple[Any, str]],
        value: Any,
        change: Callable[[Any], Transition],
        *,
        icons: Sequence[str] = (),
        tips: Sequence[str] = (),
        units: float = 17,
    ) -> None:
        super().__init__(look, rect)
        self.values = list(values)
        self.at = next((i for i, (v, _) in enumerate(self.values) if v == value), -1)
        self.change = change
        self.icons = tuple(icons)
        self.tips = tuple(tips)
        """A tooltip a value; empty: the whole words where they were cut."""
        self._over = -1
        self._fitted = self._fit(units)
        if self.icons and not all(fitted.whole for fitted in self._fitted):
            self.icons = ()
            self._fitted = self._fit(units)

    def _fit(self, units: float) -> list[Fitted]:
        """Set all words, in letters of one size as long as none is cut."""
        fitted = self._set(units)
        least = min(each.px for each in fitted)
        if all(each.whole for each in fitted) and any(each.px > least for each in fitted):
            return self._set(least / (self.look.scale * self.look.text_size))
        return fitted

    def _set(self, units: float) -> list[Fitted]:
        fitted = []
        for i, (_, words) in enumerate(self.values):
            room = self._words(self._cell(i))
            lines = 2 if room.h >= self.look.text_px(units) * 2.2 else 1
            fitted.append(fit_text(self.look, words, SEMI, units, room.size, lines=lines))
        return fitted

    def takes_again(self) -> bool:
        """Choosing once more changes nothing."""
        return True

    @property
    def value(self) -> Any:
        """The value chosen; None: none of them."""
        return self.values[self.at][0] if self.at >= 0 else None

    def _cell(self, i: int) -> pygame.Rect:
        count = len(self.values)
        left = self.rect.x + self.rect.w * i // count
        right = self.rect.x + self.rect.w * (i + 1) // count
        return pygame.Rect(left, self.rect.y, right - left, self.rect.h)

    def _words(self, cell: pygame.Rect) -> pygame.Rect:
        inner = cell.inflate(-self.look.px(16), -self.look.px(6))
        if self.icons:
            mark = min(cell.h * 6 // 10, self.look.px(26)) + self.look.px(6)
            inner.left += mark
            inner.width -= mark
        return inner

    def _choose(self, i: int) -> None:
        if i != self.at:
            self.at = i
            self.outcome = self.change(self.values[i][0])

    def cell_at(self, pos: tuple[int, int]) -> int:
        """Index of the value at a point; -1: none."""
        for i in range(len(self.values)):
            if self._cell(i).collidepoint(pos):
                return i
        return -1

    def point(self, pos: tuple[int, int]) -> bool:
        """Light the value under the pointer."""
        over = self.cell_at(pos)
        changed = over != self._over
        self._over = over
        return changed

    def release(self, pos: tuple[int, int]) -> None:
        """Choose the value under the pointer."""
        if self.hit(pos) and self.cell_at(pos) >= 0:
            self._choose(self.cell_at(pos))

    def activate(self) -> None:
        """Choose the next value."""
        self._choose((self.at + 1) % len(self.values))

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right choose, up to the ends."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            to = self.at + (1 if event.key == pygame.K_RIGHT else -1)
            if 0 <= to < len(self.values):
                self._choose(to)
                return True
        return False

    def tip(self) -> str:
        """Give the tooltip of the value under the pointer, or of the chosen one."""
        at = self._over if self.hovered else self.at
        if at < 0:
            return ""
        if self.tips:
            return self.tips[at]
        return "" if self._fitted[at].whole else self.values[at][1]

    def describe(self) -> str:
        """Say the chosen value."""
        return self.values[self.at][1] if self.at >= 0 else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the well and the values."""
        look = self.look
        edge = MUTED if self.hovered else PANEL_EDGE
        paint.panel(surface, look, self.rect, WELL, radius=9, border=edge)
        for i in range(len(self.values)):
            cell = self._cell(i)
            lit = i == self.at
            over = self.hovered and i == self._over
            ink = INK if lit else WHITE if over else BONE
            if lit:
                paint.panel(surface, look, cell.inflate(-look.px(6), -look.px(6)), ACT, radius=7)
            elif over:
                paint.panel(surface, look, cell.inflate(-look.px(6), -look.px(6)), QUIET, radius=7)
            room = self._words(cell)
            fitted = self._fitted[i]
            font = look.assets.font(SEMI, fitted.px)
            wide = max((font.size(line)[0] for line in fitted.lines), default=0)
            if self.icons:
                px = min(cell.h * 6 // 10, look.px(26))
                mark = look.assets.icon(self.icons[i], px, look.colour(ink))
                gap = look.px(6)
                left = cell.x + (cell.w - px - gap - wide) // 2
                left = max(cell.x + look.px(8), left)
                surface.blit(mark, mark.get_rect(midleft=(left, cell.centery)))
                room = pygame.Rect(left + px + gap, room.y, wide, room.h)
            draw_lines(surface, look, fitted, SEMI, ink, room, align="center")


def arrow(
    surface: pygame.Surface,
    look: Look,
    area: pygame.Rect,
    back: bool,
    colour: Colour,
    *,
    units: float = 14,
) -> None:
    """Draw a small arrow head, to the left if ``back``."""
    size = look.px(units)
    name = "previous" if back else "next"
    ink = look.colour(colour)

    def make() -> pygame.Surface:
        big = size * 4
        tile = pygame.Surface((big, big), pygame.SRCALPHA)
        tile.fill((*ink, 0))
        near, far = (0.7, 0.3) if back else (0.3, 0.7)
        points = [(near * big, 0.1 * big), (far * big, 0.5 * big), (near * big, 0.9 * big)]
        pygame.draw.lines(tile, ink, False, points, max(4, big // 7))
        return pygame.transform.smoothscale(tile, (size, size)).convert_alpha()

    drawn = look.assets.painted(("arrow", name, size, ink), make)
    surface.blit(drawn, drawn.get_rect(center=area.center))


class Slider(Widget):
    """A number between two ends, with words to its left and the number to its right."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        value: int,
        ends: tuple[int, int],
        step: int,
        change: Callable[[int], Transition],
        *,
        unit: str = "{n}",
        note: str = "",
        tooltip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled)
        self.text = text
        self.value = value
        self.ends = ends
        self.step = step
        self.change = change
        self.unit = unit
        """How the number is written: ``{n}`` and a sign."""
        shown = look.assets.font(SEMI, look.text_px(17)).size(unit.format(n=ends[1]))[0]
        half = rect.w // 2
        self._track = pygame.Rect(rect.x + half, rect.y, half - shown - look.px(26), rect.h)
        inner = pygame.Rect(rect.x, rect.y, half - look.px(24), rect.h)
        self.caption = caption(look, inner, text, note)

    def takes_again(self) -> bool:
        """Values are gone through quickly."""
        return True

    def _set(self, value: float) -> bool:
        low, high = self.ends
        new = max(low, min(high, low + round((value - low) / self.step) * self.step))
        if new == self.value:
            return False
        self.value = new
        self.outcome = self.change(new)
        return True

    def _at(self, x: int) -> float:
        low, high = self.ends
        return low + (x - self._track.x) / max(1, self._track.w) * (high - low)

    def press(self, pos: tuple[int, int]) -> None:
        """Jump to the point."""
        if self.enabled and pos[0] >= self._track.x - self.look.px(12):
            self._set(self._at(pos[0]))

    def drag(self, pos: tuple[int, int]) -> bool:
        """Follow the pointer."""
        return self.enabled and self._set(self._at(pos[0]))

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right go a step."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            if self.enabled:
                by = self.step if event.key == pygame.K_RIGHT else -self.step
                self._set(self.value + by)
            return True
        return False

    def tip(self) -> str:
        """Give the tooltip, or the whole text where it was cut."""
        return self.tooltip or ("" if self.caption.whole else self.text)

    def describe(self) -> str:
        """Say words and number."""
        return f"{self.text} {self.unit.format(n=self.value)}"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw words, track, knob and number."""
        look = self.look
        ink = BONE if self.enabled else DISABLED
        self.caption.draw(surface, look, self.rect.y, ink, MUTED)
        groove = pygame.Rect(self._track.x, 0, self._track.w, look.px(8))
        groove.centery = self.rect.centery
        paint.panel(surface, look, groove, WELL, radius=4, border=PANEL_EDGE)
        low, high = self.ends
        share = (self.value - low) / max(1, high - low)
        x = self._track.x + round(share * self._track.w)
        if x > groove.x + look.px(4):
            full = pygame.Rect(groove.x, groove.y, x - groove.x, groove.h)
            paint.panel(surface, look, full, ACT if self.enabled else QUIET, radius=4)
        knob = pygame.Rect(0, 0, look.px(22), look.px(22))
        knob.center = (x, self.rect.centery)
        tone = DISABLED if not self.enabled else WHITE if self.hovered or self.held else BONE
        paint.panel(surface, look, knob, tone, radius=11, border=INK, width=2)
        number = look.text(self.unit.format(n=self.value), SEMI, 17, ink)
        surface.blit(number, number.get_rect(midright=(self.rect.right, self.rect.centery)))
