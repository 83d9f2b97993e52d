"""The main buttons beside the map, and the tools at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.buttons import Buttons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.scene import Offer
    from zombiegames.ui.tables.zombies4.aids import Aids


class MapButtons(Buttons):
    """The buttons of this table: many at a time."""

    scene: Aids

    def icons(self) -> list[Button]:
        """Add the tools at the corner of the map."""
        return [*super().icons(), *self.scene.tools()]

    def stacked(self, offers: Sequence[Offer]) -> list[Button]:
        """Lay the buttons out where each always is: the red one above, back or undo below, the
        others between, several in a row where they are many.
        """
        buttons = super().stacked(offers)
        places = self._places(buttons)
        laid = [self._resized(button, places[button.key]) for button in buttons]
        main, default = self.main, self.scene.focus.default
        self.main = next((b for b in laid if main and b.key == main.key), None)
        self.scene.focus.default = next((b for b in laid if default and b.key == default.key), None)
        return laid

    def _places(self, buttons: Sequence[Button]) -> dict[str, pygame.Rect]:
        """Give each button its place, by key."""
        area, gap = self.scene.buttons_rect, self.scene.look.px(6)
        high = (area.h - 2 * gap) // 3
        rows = [pygame.Rect(area.x, area.y + n * (high + gap), area.w, high) for n in range(3)]
        places: dict[str, pygame.Rect] = {}
        rest: list[Button] = []
        for button in buttons:
            if button.kind == "commit":
                places[button.key] = rows[0]
            elif button.key in ("button back", "button undo"):
                places[button.key] = rows[2]
            else:
                rest.append(button)
        if len(rest) > 2:
            # In one row they would be too narrow for their words.
            ways_back = [button for button in buttons if places.get(button.key) == rows[2]]
            for button in ways_back:
                del places[button.key]
            rest += ways_back
        free = [row for row in rows[1:] if row not in places.values()]
        if len(rest) > len(free):
            free += [row for row in rows[:1] if row not in places.values()]
            parts = max(2, -(-len(rest) // len(free)))
            wide = (area.w - (parts - 1) * gap) // parts
            free = [
                pygame.Rect(row.x + n * (wide + gap), row.y, wide, row.h)
                for row in free
                for n in range(parts)
            ]
        assert len(free) >= len(rest)
        for button, rect in zip(rest, free, strict=False):
            places[button.key] = rect
        last = places[rest[-1].key] if rest else None
        if last is not None and [rect.y for rect in places.values()].count(last.y) == 1:
            last.x, last.w = area.x, area.w
        return places

    def _resized(self, button: Button, rect: pygame.Rect) -> Button:
        look, kind = self.scene.look, button.kind
        sizes = (18, 15) if rect.w == self.scene.buttons_rect.w else (15,)
        for units in sizes:
            other = Button(look, rect, button.text, button.action, kind=kind, units=units)
            if other.fitted.whole:
                break
        other.key, other.tooltip = button.key, button.tooltip
        return other
