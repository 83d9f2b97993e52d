"""What comes from mouse, finger and keyboard, cleaned before any scene sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.clock import now

if TYPE_CHECKING:
    from collections.abc import Iterable

BLOCKED = (
    pygame.FINGERDOWN,
    pygame.FINGERUP,
    pygame.FINGERMOTION,
    pygame.JOYAXISMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYBALLMOTION,
)
"""Never asked for: a tap also comes as a mouse press, and that one counts."""

TWIN_SECONDS = 0.05
"""A mouse press at the spot of a tap within this time is the same tap told again."""

_ONCE = frozenset(
    (
        pygame.K_RETURN,
        pygame.K_KP_ENTER,
        pygame.K_SPACE,
        pygame.K_ESCAPE,
        *range(pygame.K_F1, pygame.K_F12 + 1),
    )
)
"""Keys that do nothing more while they are held down."""

_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Cleaner:
    """Drops what is told twice and turns window points into canvas points."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._tap: tuple[tuple[int, int], float] | None = None
        self._twin = False

    def clean(
        self, events: Iterable[pygame.event.Event], window: tuple[int, int], canvas: tuple[int, int]
    ) -> list[pygame.event.Event]:
        """Give the events that count, with ``pos`` on the canvas."""
        kept: list[pygame.event.Event] = []
        for event in events:
            if event.type in BLOCKED or self._is_twin(event) or self._is_repeat(event):
                continue
            found = event
            if event.type in _POINTED and window != canvas:
                found = _moved(event, window, canvas)
            if kept and found.type == kept[-1].type == pygame.MOUSEMOTION:
                kept[-1] = found
            else:
                kept.append(found)
        return kept

    def _is_twin(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            touch = getattr(event, "touch", False)
            moment = now()
            if self._tap is not None and not touch:
                place, then = self._tap
                near = abs(place[0] - event.pos[0]) < 8 and abs(place[1] - event.pos[1]) < 8
                if near and moment - then < TWIN_SECONDS:
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
            if event.key in self._down and event.key in _ONCE:
                return True
            self._down.add(event.key)
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        return False


def _moved(
    event: pygame.event.Event, window: tuple[int, int], canvas: tuple[int, int]
) -> pygame.event.Event:
    fields = dict(event.dict)
    fields["pos"] = (
        min(canvas[0] - 1, event.pos[0] * canvas[0] // max(1, window[0])),
        min(canvas[1] - 1, event.pos[1] * canvas[1] // max(1, window[1])),
    )
    return pygame.event.Event(event.type, fields)
