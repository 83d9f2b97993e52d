"""The main buttons beside the map, and the tools at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.buttons import Buttons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.table.hooks import Offer
    from zombiegames.ui.tables.zombies4.aids import Aids


class MapButtons(Buttons):
    """The buttons of this table: many at a time."""

    scene: Aids

    def icons(self) -> list[Button]:
        """Add the tools at the corner of the map."""
        return [*super().icons(), *self.scene.tools()]

    def stacked(self, offers: Sequence[Offer]) -> list[Button]:
        """Stack the buttons: the first wide, the others two in a row where they are many."""
        if self.scene.proposal:
            shown = ("accept", "change", "undo")
            offers = [offer for offer in offers if offer[0] in shown]
        buttons = super().stacked(offers)
        if len(buttons) <= 3:
            return buttons
        laid = [
            self._resized(button, rect)
            for button, rect in zip(buttons, self._two_columns(buttons), strict=True)
        ]
        main, default = self.main, self.scene.focus.default
        self.main = next((b for b in laid if main and b.key == main.key), None)
        self.scene.focus.default = next((b for b in laid if default and b.key == default.key), None)
        return laid

    def _two_columns(self, buttons: Sequence[Button]) -> list[pygame.Rect]:
        """The red one over the whole width, the others two in a row."""
        area, gap = self.scene.buttons_rect, self.scene.look.px(6)
        wide_first = buttons[0].kind == "commit"
        rest = len(buttons) - wide_first
        rows = (rest + 1) // 2 + wide_first
        high = min(self.scene.look.px(54), (area.h - gap * (rows - 1)) // rows)
        top = area.centery - (rows * (high + gap) - gap) // 2
        half = (area.w - gap) // 2
        rects = [pygame.Rect(area.x, top, area.w, high)] if wide_first else []
        for at in range(rest):
            row, column = divmod(at, 2)
            alone = at == rest - 1 and column == 0
            y = top + (row + wide_first) * (high + gap)
            x = area.x + column * (half + gap)
            rects.append(pygame.Rect(x, y, area.w if alone else half, high))
        return rects

    def _resized(self, button: Button, rect: pygame.Rect) -> Button:
        units = 18 if rect.w == self.scene.buttons_rect.w else 15
        other = Button(
            self.scene.look, rect, button.text, button.action, kind=button.kind, units=units
        )
        other.key = button.key
        return other
