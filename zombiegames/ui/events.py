"""What comes from mouse, finger and keyboard, cleaned before any scene sees it."""

from __future__ import annotations

from time import perf_counter as now
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.touch import FINGERS

if TYPE_CHECKING:
    from collections.abc import Iterable

RAW = (
    pygame.JOYAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.MULTIGESTURE,
)
"""Dropped here and not at their source: the events of pads are made out of them. What several
fingers mean is made out of the fingers.
"""

TWIN_SECONDS = 0.05
"""A mouse press at the spot of a tap within this time is the same tap told again."""

DOUBLE_SECONDS = 0.35
"""A press at the same place so soon after a button came up is the second of a double click."""

NEAR = 8
"""Pixels between two presses at the same place, at most."""

_REPEATING = frozenset(
    (
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
        *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB),
        *(pygame.K_BACKSPACE, pygame.K_DELETE),
        *(pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, pygame.K_MINUS, pygame.K_KP_MINUS),
    )
)
"""Keys that go on while they are held down: they move, scroll, zoom and rub out. All others act
once a press; letters typed come as text, which repeats by itself."""

_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Cleaner:
    """Drops what is told twice and turns window points into canvas points.

    Presses get a field ``again``: whether they are the second of a double click. What such a press
    may do is decided by who gets it: :meth:`Widget.takes_again`, ``App.dispatch``.
    """

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._tap: tuple[tuple[int, int], float] | None = None
        self._twin = False
        self._clicks: dict[int, tuple[tuple[int, int], float]] = {}
        """By button: where it last went down, when it last moved; second presses do not count."""
        self._again = False

    def clean(
        self, events: Iterable[pygame.event.Event], pane: pygame.Rect, canvas: tuple[int, int]
    ) -> list[pygame.event.Event]:
        """Give the events that count, with ``pos`` on the canvas that the ``pane`` shows."""
        kept: list[pygame.event.Event] = []
        for event in events:
            if event.type in RAW or self._is_twin(event) or self._is_repeat(event):
                continue
            if event.type == pygame.WINDOWFOCUSLOST:
                self.forget()
            more: dict[str, Any] = {}
            if event.type in _POINTED and pane != pygame.Rect((0, 0), canvas):
                more["pos"] = _on_canvas(event.pos, pane, canvas)
            elif event.type in FINGERS:
                whole = pane.w + 2 * pane.x, pane.h + 2 * pane.y
                point = round(event.x * whole[0]), round(event.y * whole[1])
                more["pos"] = _on_canvas(point, pane, canvas)
            if event.type == pygame.MOUSEBUTTONDOWN:
                more["again"] = self._is_again(event)
            elif event.type == pygame.MOUSEBUTTONUP and not self._again:
                self._stamp(event.button)
            if kept and event.type == kept[-1].type == pygame.MOUSEMOTION:
                before = kept.pop()
                more["rel"] = before.rel[0] + event.rel[0], before.rel[1] + event.rel[1]
            found = pygame.event.Event(event.type, {**event.dict, **more}) if more else event
            kept.append(found)
        return kept

    def forget(self) -> None:
        """Know of no key or button that is or was down."""
        self._down.clear()
        self._clicks.clear()

    def rest(self, since: float) -> None:
        """Let what the program did after ``since`` not count as time between two presses.

        What was pressed meanwhile waits in the queue, however long a page took to open.
        """
        for button, (_, moment) in self._clicks.items():
            if moment >= since:
                self._stamp(button)

    def _stamp(self, button: int) -> None:
        if button in self._clicks:
            self._clicks[button] = self._clicks[button][0], now()

    def _is_again(self, event: pygame.event.Event) -> bool:
        moment = now()
        place, then = self._clicks.get(event.button, (event.pos, float("-inf")))
        self._again = _is_near(place, event.pos) and moment - then < DOUBLE_SECONDS
        if not self._again:
            # Counted from presses that did something: whoever goes on clicking is not shut out.
            self._clicks[event.button] = event.pos, moment
        return self._again

    def _is_twin(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            touch = getattr(event, "touch", False)
            moment = now()
            if self._tap is not None and not touch:
                place, then = self._tap
                if _is_near(place, event.pos) and moment - then < TWIN_SECONDS:
                    self._twin = True
                    return True
            if touch:
                self._tap = (event.pos, moment)
        if event.type == pygame.MOUSEBUTTONUP:
            if self._twin and not getattr(event, "touch", False):
                self._twin = False
                return True
            if getattr(event, "touch", False):
                self._tap = (event.pos, now())
        return False

    def _is_repeat(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if event.key in self._down and event.key not in _REPEATING:
                return True
            self._down.add(event.key)
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        return False


def _is_near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) < NEAR and abs(one[1] - other[1]) < NEAR


def _on_canvas(pos: tuple[int, int], pane: pygame.Rect, canvas: tuple[int, int]) -> tuple[int, int]:
    return (
        (pos[0] - pane.x) * canvas[0] // pane.w,
        (pos[1] - pane.y) * canvas[1] // pane.h,
    )
