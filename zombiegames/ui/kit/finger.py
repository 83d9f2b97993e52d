"""What a finger has that a mouse has not: it is thick, and pushes what scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.lists import Scrolling

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.ui.kit.focus import Focus
    from zombiegames.ui.kit.widget import Widget

THICK = 44
"""Units in which a finger meets something smaller, as far as nothing else lies there."""


def aim(focus: Focus, pos: tuple[int, int]) -> tuple[int, int]:
    """Give the point that a finger means: on the nearest small thing, where it met nothing small.

    Pictures stay as they are; only what is met grows.
    """
    side = focus.look.px(THICK)
    over = focus.top(pos)
    if over is not None and min(over.rect.size) < side:
        return pos
    found: list[tuple[int, tuple[int, int]]] = []
    for widget in focus.widgets:
        seen = widget.rect if widget.clip is None else widget.rect.clip(widget.clip)
        if not (widget.visible and widget.focusable and 0 < min(seen.size) < side):
            continue
        if seen.inflate(max(0, side - seen.w), max(0, side - seen.h)).collidepoint(pos):
            x = min(max(pos[0], seen.left), seen.right - 1)
            y = min(max(pos[1], seen.top), seen.bottom - 1)
            if focus.top((x, y)) is widget:
                found.append(((x - pos[0]) ** 2 + (y - pos[1]) ** 2, (x, y)))
    return min(found)[1] if found else pos


class Slide:
    """A finger that came down, and what it pushes if it goes up or down from there."""

    def __init__(self, widgets: Iterable[Widget], pos: tuple[int, int]) -> None:
        there = [w for w in widgets if isinstance(w, Scrolling) and w.limit and w.hit(pos)]
        area = there[-1] if there else None
        self._area = None if area is None or area.on_bar(pos) else area
        self._from = pos
        self._offset = 0 if area is None else area.offset
        self._pushes: bool | None = None
        """Decided by the first way it goes."""

    def drag(self, pos: tuple[int, int]) -> bool:
        """Push on to a point; False if it does something else."""
        down = pos[1] - self._from[1]
        if self._area is None:
            return False
        if self._pushes is None:
            self._pushes = abs(down) > abs(pos[0] - self._from[0])
        if self._pushes:
            self._area.scroll_to(self._offset - down)
        return self._pushes
