"""Fingers on the screen: told as SDL tells of them, the first one also as a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

SCREEN = 1
"""Number of the touch screen."""


def finger_event(
    kind: int, pos: tuple[int, int], size: tuple[int, int], finger: int = 0
) -> pygame.event.Event:
    """What SDL tells of a finger: its place as shares of the window."""
    x, y = pos[0] / size[0], pos[1] / size[1]
    return pygame.event.Event(kind, touch_id=SCREEN, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0)


class Hand:
    """Some fingers. SDL follows one of them as a mouse, as long as it is down."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._as_mouse: int | None = None
        self.taps = 0

    def _tell(self, kind: int, pos: tuple[int, int], finger: int) -> None:
        self.sitting.post(finger_event(kind, pos, self.sitting.app.window.size, finger))

    def _mouse(self, kind: int, pos: tuple[int, int], **more: Any) -> None:
        self.sitting.post(pygame.event.Event(kind, pos=pos, touch=True, **more))

    def down(self, pos: tuple[int, int], finger: int = 0) -> None:
        """Put a finger down."""
        if self._as_mouse is None:
            self._as_mouse = finger
            self._mouse(pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
            self._mouse(pygame.MOUSEBUTTONDOWN, pos, button=1)
        self._tell(pygame.FINGERDOWN, pos, finger)

    def move(self, pos: tuple[int, int], finger: int = 0) -> None:
        """Let a finger glide."""
        if self._as_mouse == finger:
            self._mouse(pygame.MOUSEMOTION, pos, rel=(1, 1), buttons=(1, 0, 0))
        self._tell(pygame.FINGERMOTION, pos, finger)

    def up(self, pos: tuple[int, int], finger: int = 0) -> None:
        """Lift a finger."""
        if self._as_mouse == finger:
            self._as_mouse = None
            self._mouse(pygame.MOUSEBUTTONUP, pos, button=1)
        self._tell(pygame.FINGERUP, pos, finger)

    def tap(self, pos: tuple[int, int]) -> None:
        """Some time after anything else tap, trembling a little, and let a frame pass."""
        self.taps += 1
        self.sitting.app._cleaner.forget()
        self.down(pos)
        self.move((pos[0] + 4, pos[1] - 3))
        self.sitting.tick()
        self.up((pos[0] + 3, pos[1] - 5))
        self.sitting.tick()

    def hold(self, pos: tuple[int, int], seconds: float) -> None:
        """Put a finger down and leave it there for a while."""
        self.sitting.app._cleaner.forget()
        self.down(pos)
        self.sitting.tick(round(seconds * 60))

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """Put a finger down, glide and lift it there."""
        self.sitting.app._cleaner.forget()
        self.down(start)
        for n in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * n // steps
            y = start[1] + (end[1] - start[1]) * n // steps
            self.move((x, y))
            self.sitting.tick()
        self.up(end)
        self.sitting.tick()
