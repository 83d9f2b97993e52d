"""Fingers: they become what a mouse would say, two of them what a map takes.

So tables and pages know of a pointer only. The first finger comes from SDL also as a mouse, marked
as touch, and is taken from there: the fingers of a trackpad have no mouse, and mean nothing here.
"""

from __future__ import annotations

import math
from time import perf_counter as now
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from zombiegames.ui.kit.focus import Focus

    Point = tuple[int, int]

FINGERS = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)

THICK = 44
"""Units in which a finger meets something smaller, as far as nothing else lies there."""

STILL = 12
"""Units that a finger goes until it is on its way: what trembles stays where it came down."""

TAP = 0.35
"""Seconds that two fingers are down at most whose tap asks where one is."""

LOST = 2.0
"""Seconds after which a finger that nothing was heard of may have gone unheard."""

_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Touch:
    """The fingers on the screen.

    One points, until a second comes: then its press is void, and the two together tell of their way
    (``MULTIGESTURE``, with ``pos`` between them and ``rel`` in pixels, and by which share they went
    apart, ``spread``) until all have left. Where a finger has left, no pointer is. Two that tap are
    the key that reads.
    """

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], tuple[Point, float]] = {}
        """By screen and finger: where it is, when it was heard of last."""
        self._pressed: Point | None = None
        """Where the finger that points came down; None: none points."""
        self._on_its_way = False
        """Whether it has left that place."""
        self._several = False
        """Whether there were more fingers than one, and not all have left."""
        self._pair: tuple[Point, float] | None = None
        """Middle and distance of the two at their last word."""
        self._tap: dict[tuple[int, int], Point] = {}
        """By screen and finger: where the two came down that may be a tap; empty: they are none."""
        self._tapped = 0.0
        """When they came down."""

    def translate(
        self, events: Iterable[pygame.event.Event], still: float, aim: Callable[[Point], Point]
    ) -> list[pygame.event.Event]:
        """Put what fingers mean in their place.

        Args:
            events: cleaned ones, with ``pos`` on the canvas also for fingers.
            still: pixels of the canvas that a finger may tremble.
            aim: gives the point that is meant by a finger at a point.
        """
        found: list[pygame.event.Event] = []
        for event in events:
            if event.type in FINGERS:
                found += self._finger(event, still)
            elif event.type in _POINTED and getattr(event, "touch", False):
                found += self._point(event, still, aim)
            else:
                if event.type in _AWAY:
                    found += self._forget()
                found.append(event)
        return found + self._together()

    # -- one -------------------------------------------------------------------------------

    def _point(
        self, event: pygame.event.Event, still: float, aim: Callable[[Point], Point]
    ) -> list[pygame.event.Event]:
        """Take the finger that is told as a mouse."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event, aim)
        if self._pressed is None:
            return []
        if not self._on_its_way:
            self._on_its_way = math.dist(event.pos, self._pressed) > still
        if event.type == pygame.MOUSEMOTION:
            return [event] if self._on_its_way else []
        lifted = event if self._on_its_way else _moved(event, aim(self._pressed))
        self._pressed = None
        return [lifted, _leave()]

    def _press(
        self, event: pygame.event.Event, aim: Callable[[Point], Point]
    ) -> list[pygame.event.Event]:
        self._drop_lost()
        if self._several and self._at:
            return []
        # SDL tells of one finger as a mouse: the one before has left, if nobody has heard of it.
        void = [] if self._pressed is None else [_leave()]
        self._at.clear()
        self._several = self._on_its_way = False
        self._pressed = event.pos
        pos = aim(event.pos)
        come = pygame.event.Event(
            pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=True
        )
        return [*void, come, _moved(event, pos)]

    def _forget(self) -> list[pygame.event.Event]:
        """Know of no finger: what it does from now on is seen by another window."""
        known = self._pressed is not None
        self._at.clear()
        self._tap.clear()
        self._pressed = self._pair = None
        self._several = False
        return [_leave()] if known else []

    # -- several ---------------------------------------------------------------------------

    def _finger(self, event: pygame.event.Event, still: float) -> list[pygame.event.Event]:
        """Follow a finger; the second makes the press of the first void."""
        name = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERUP:
            self._at.pop(name, None)
            self._pair = None
            self._several = self._several and bool(self._at)
            if self._at or not self._tap:
                return []
            self._tap.clear()
            return _read() if now() - self._tapped < TAP else []
        if event.type == pygame.FINGERMOTION:
            if name in self._at:
                self._at[name] = event.pos, now()
            if math.dist(self._tap.get(name, event.pos), event.pos) > still:
                self._tap.clear()
            return []
        self._drop_lost()
        self._at[name] = event.pos, now()
        self._pair = None
        self._tap.clear()
        if self._pressed is None or len(self._at) < 2:
            return []
        self._tap = {finger: pos for finger, (pos, _) in self._at.items()}
        self._tapped = now()
        self._pressed = None
        self._several = True
        return [_leave()]

    def _drop_lost(self) -> None:
        moment = now()
        self._at = {name: at for name, at in self._at.items() if moment - at[1] < LOST}

    def _together(self) -> list[pygame.event.Event]:
        """Tell how two fingers have gone since their last word; a third makes them wait."""
        if not self._several or len(self._at) != 2:
            return []
        (one, _), (other, _) = self._at.values()
        middle = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
        apart = max(1.0, math.dist(one, other))
        before, self._pair = self._pair, (middle, apart)
        if before in (None, self._pair):
            return []
        (x, y), distance = before
        rel = middle[0] - x, middle[1] - y
        return [
            pygame.event.Event(
                pygame.MULTIGESTURE, pos=middle, rel=rel, spread=apart / distance, touch=True
            )
        ]


def _moved(event: pygame.event.Event, pos: Point) -> pygame.event.Event:
    more: dict[str, Any] = {"pos": pos}
    return pygame.event.Event(event.type, {**event.dict, **more})


def _read() -> list[pygame.event.Event]:
    """Press the key that reads where one is, and let it go."""
    return [
        pygame.event.Event(kind, key=pygame.K_t, mod=0, unicode="", scancode=0, touch=True)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]


def _leave() -> pygame.event.Event:
    """Say that no pointer is there: what was pressed is let go, nothing hovers."""
    return pygame.event.Event(pygame.WINDOWLEAVE)


def aim(focus: Focus, pos: Point) -> Point:
    """Give the point that a finger means: on the nearest small thing, where it met nothing small.

    Pictures stay as they are; only what is met grows.
    """
    side = focus.look.px(THICK)
    over = focus.top(pos)
    if over is not None and min(over.rect.size) < side:
        return pos
    found: list[tuple[int, Point]] = []
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
