"""The controls: buttons, switches, choices, sliders, text fields, lists, texts.

A widget draws itself and takes presses, drags, wheel and keys; a :class:`~zombiegames.ui.kit.focus.
Focus` holds a screen's widgets and sees to it that the front-most one under the pointer gets the
press, that the same one gets the release, and that all can be reached by keyboard.

An ``action`` is a function without arguments that may return a transition of scenes; it becomes
what :meth:`Focus.take` gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.kit.theme import (
    ACT,
    BODY,
    BONE,
    COMMIT,
    COMMIT_HOVER,
    DISABLED,
    INK,
    MUTED,
    PANEL,
    PANEL_EDGE,
    QUIET,
    QUIET_HOVER,
    SEMI,
    WHITE,
    mix,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.theme import Colour

    Act = Callable[[], Transition]


FAINT = 0.6
"""Of the ground, in a symbol that cannot be used: seen at once beside those that can."""


class Widget:
    """Something that can be pointed at."""

    ring_radius = 12.0
    """Of the focus ring, in units."""
    takes_enter = True
    """Whether Enter is for it; otherwise it goes to the main button."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        *,
        tooltip: str = "",
        enabled: bool = True,
        focusable: bool = True,
    ) -> None:
        self.look = look
        self.rect = pygame.Rect(rect)
        """Place on the canvas, in pixels."""
        self.tooltip = tooltip
        """Words shown when the pointer rests on it; a reason where it is not enabled."""
        self.enabled = enabled
        self.focusable = focusable
        self.visible = True
        self.hovered = False
        self.held = False
        """Whether the left button went down on it and is not up yet."""
        self.focused = False
        """Whether keys go to it."""
        self.clip: pygame.Rect | None = None
        """The window of a scrolling area it lies in."""
        self.key = ""
        """A name that stays when a layout is made anew, so that the focus can stay too."""
        self.outcome: Transition = None
        """What the last action asked for; taken by the focus."""

    def hit(self, pos: tuple[int, int]) -> bool:
        """Tell whether a point lies on it."""
        return (
            self.visible
            and self.rect.collidepoint(pos)
            and (self.clip is None or self.clip.collidepoint(pos))
        )

    @property
    def zone(self) -> str:
        """The part of the screen it belongs to, which a pad goes to as a whole: the first word of
        its key.
        """
        return self.key.partition(" ")[0]

    @property
    def beckons(self) -> bool:
        """Whether something can be done with it now."""
        return self.enabled

    def tip(self) -> str:
        """Give the tooltip: its own, or the whole of a text that had to be cut."""
        return self.tooltip

    def takes_again(self) -> bool:
        """Tell whether the second press of a double click counts, if the first met it too.

        Only where it does the same once more and nothing is lost: a value of some, a place in a
        text. A button acts once.
        """
        return False

    def press(self, pos: tuple[int, int]) -> None:
        """Left button down on it."""

    def point(self, pos: tuple[int, int]) -> bool:
        """Pointer moved over it, not held; True if it looks different now."""
        return False

    def drag(self, pos: tuple[int, int]) -> bool:
        """Pointer moved while held; True if it looks different now."""
        return False

    def release(self, pos: tuple[int, int]) -> None:
        """Left button up, after a press on it; ``pos`` may lie outside."""
        if self.hit(pos):
            self.activate()

    def activate(self) -> None:
        """Do what a click or Enter does."""

    def wheel(self, steps: float) -> bool:
        """Turn of the wheel, positive upwards; True if it was used."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key or text event while focused; True if it was used."""
        return False

    def cancel(self) -> None:
        """Forget a press that will get no release."""

    def describe(self) -> str:
        """Say in words what it is, for tests and for reading aloud."""
        return self.tooltip

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""

    def ring(self) -> pygame.Rect:
        """Where the focus ring goes."""
        return self.rect.inflate(self.look.px(8), self.look.px(8))


class Panel(Widget):
    """A ground for others; takes clicks so that nothing below gets them."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        *,
        fill: Colour = PANEL,
        radius: float = 12,
        floating: bool = False,
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self.fill = fill
        self.radius = radius
        self.floating = floating
        """Whether it casts a shadow."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw shadow, ground and edge."""
        if self.floating:
            paint.shadow(surface, self.look, self.rect, radius=self.radius, spread=14, drop=8)
        paint.panel(surface, self.look, self.rect, self.fill, radius=self.radius, border=PANEL_EDGE)


class Label(Widget):
    """Words in a box; cut words show whole in the tooltip."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        *,
        role: str = BODY,
        units: float = 17,
        colour: Colour = BONE,
        align: str = "left",
        valign: str = "middle",
    ) -> None:
        super().__init__(look, rect, focusable=False)
        self.text = text
        self.role = role
        self.colour = colour
        self.align = align
        self.valign = valign
        self.fitted = fit_text(look, text, role, units, rect.size)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Only words that were cut can be pointed at."""
        return not self.fitted.whole and super().hit(pos)

    def tip(self) -> str:
        """Give the whole text where it was cut."""
        return "" if self.fitted.whole else self.text

    def describe(self) -> str:
        """Say the words."""
        return self.text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words."""
        draw_lines(
            surface,
            self.look,
            self.fitted,
            self.role,
            self.colour,
            self.rect,
            align=self.align,
            valign=self.valign,
        )


class Button(Widget):
    """A button that says what it does.

    ``kind``: ``commit`` (the one main button), ``quiet``, ``icon`` (a symbol without ground;
    needs a tooltip), ``paper`` (bone, for choices of equal rank).
    """

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        text: str,
        action: Act,
        *,
        kind: str = "quiet",
        icon: str = "",
        units: float = 18,
        tooltip: str = "",
        enabled: bool = True,
        selected: bool = False,
        align: str = "center",
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled)
        self.text = text
        self.action = action
        self.kind = kind
        self.icon = icon
        self.selected = selected
        """Whether it stands for what is chosen: a tab, a preset."""
        self.align = align
        lines = 2 if rect.height >= look.text_px(units) * 2.6 else 1
        self.fitted = fit_text(look, text, SEMI, units, self._inner.size, lines=lines)
        if not self.fitted.whole:
            # Two small lines say more than half of one.
            self.fitted = fit_text(look, text, SEMI, units, self._inner.size, lines=2)

    @property
    def _inner(self) -> pygame.Rect:
        """Where the words stand; it moves with the button."""
        pad = self.look.px(14) if self.text else 0
        mark = self._icon_px() + self.look.px(8) if self.icon and self.text else 0
        inner = self.rect.inflate(-2 * pad, 0)
        inner.left += mark
        inner.width -= mark
        return inner

    def _icon_px(self) -> int:
        if self.kind == "icon" or not self.text:
            return min(self.rect.size) * (8 if self.kind == "icon" else 6) // 10
        return min(self.rect.height * 6 // 10, self.look.px(28))

    @property
    def beckons(self) -> bool:
        """A symbol is there all the time."""
        return self.enabled and self.kind != "icon"

    def activate(self) -> None:
        """Act, if it can be used."""
        if self.enabled:
            self.outcome = self.action()

    def tip(self) -> str:
        """Give the tooltip, or the whole text where it was cut."""
        return self.tooltip or ("" if self.fitted.whole else self.text)

    def describe(self) -> str:
        """Say the words."""
        return self.text or self.tooltip

    def _colours(self) -> tuple[Colour, Colour]:
        if not self.enabled:
            return mix(self.look.colour(QUIET), self.look.colour(PANEL), 0.6), DISABLED
        if self.kind == "commit":
            return (COMMIT_HOVER if self.hovered else COMMIT), WHITE
        if self.selected:
            return ACT, INK
        if self.kind == "paper":
            return (WHITE if self.hovered else BONE), INK
        return (QUIET_HOVER if self.hovered else QUIET), WHITE if self.hovered else BONE

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, icon and words; a pressed button sinks."""
        look = self.look
        ground, ink = self._colours()
        sunk = look.px(2) if self.held and self.enabled else 0
        if self.kind == "icon":
            if self.hovered or self.selected:
                paint.panel(surface, look, self.rect, QUIET_HOVER if self.hovered else QUIET)
            tone = look.colour(ACT if self.selected else WHITE if self.hovered else MUTED)
            if not self.enabled:
                tone = mix(look.colour(DISABLED), look.colour(PANEL), FAINT)
            drawn = look.assets.icon(self.icon, self._icon_px(), tone)
            surface.blit(drawn, drawn.get_rect(center=self.rect.center).move(0, sunk))
            return
        lip = look.px(4)
        body = pygame.Rect(self.rect.x, self.rect.y + sunk, self.rect.w, self.rect.h - sunk)
        dark = mix(look.colour(ground), (0, 0, 0), 0.35)
        paint.panel(surface, look, body, dark, radius=9)
        face = pygame.Rect(body.x, body.y, body.w, max(1, body.h - (lip - sunk)))
        edge = PANEL_EDGE if look.high_contrast else None
        paint.panel(surface, look, face, ground, radius=9, border=edge)
        offset = sunk - (lip - sunk) // 2
        inner = self._inner.move(0, offset)
        if self.icon:
            px = self._icon_px()
            drawn = look.assets.icon(self.icon, px, look.colour(ink))
            if not self.text:
                surface.blit(drawn, drawn.get_rect(center=(face.centerx, face.centery)))
            elif self.align == "left":
                surface.blit(drawn, drawn.get_rect(midleft=(face.x + look.px(14), face.centery)))
            else:
                wide = max(
                    (
                        look.assets.font(SEMI, self.fitted.px).size(line)[0]
                        for line in self.fitted.lines
                    ),
                    default=0,
                )
                left = inner.centerx - wide // 2 - px - look.px(8)
                shift = (px + look.px(8)) // 2
                left = max(face.x + look.px(10), left + shift - (px + look.px(8)) // 2)
                surface.blit(drawn, drawn.get_rect(midleft=(left, face.centery)))
        draw_lines(surface, look, self.fitted, SEMI, ink, inner, align=self.align)
