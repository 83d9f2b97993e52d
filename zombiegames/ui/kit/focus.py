"""Who gets the pointer and who gets the keys: the widgets of one screen together."""

from __future__ import annotations

import math
from time import perf_counter as now
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.lists import Scrolling, Slide
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.kit.toast import draw_tooltip
from zombiegames.ui.kit.widget import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.kit.widget import Widget

    W = TypeVar("W", bound=Widget)

TIP_DELAY = 0.35
"""Seconds a pointer rests before the tooltip comes."""

MOMENT = 0.6
"""Seconds in which a button that took the place of another cannot be pressed: whoever presses it
so soon meant the other, which went while the finger was on its way."""

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}

STRIDE = 5
"""Steps that are gone at once with Shift."""


class Place(NamedTuple):
    """Where the keys were."""

    key: str
    """Of the widget that gets them again; empty: the next one does."""
    zone: str
    centre: tuple[int, int]


class _Step(NamedTuple):
    """A step by an arrow key."""

    left: str
    """Key of where it began; empty: the way back is not kept."""
    dx: int
    dy: int
    at: int
    """The row or column it keeps to."""


class Focus:
    """The widgets of a screen, back to front.

    A scene gives every event to :meth:`handle`, goes on with :meth:`take`, and draws when
    ``stale``. Time comes through :meth:`update` while :meth:`waiting`.
    """

    def __init__(self, look: Look, play: Callable[[str], None] = lambda name: None) -> None:
        self.look = look
        self.play = play
        """Sounds one of ``hover select refuse``, and ``step`` where nothing lies further on."""
        self.widgets: list[Widget] = []
        self.default: Widget | None = None
        """What Enter does while no widget shows the focus ring."""
        self.first: Widget | None = None
        """Where Tab and arrows begin while no widget has the keys; None: at the first."""
        self.current: Widget | None = None
        """Has the keys."""
        self.ringed = False
        """Whether the focus ring shows: since the last key and until the next click."""
        self.stale = True
        self.pointer = (-1, -1)
        self.held: Widget | None = None
        """What was pressed and is not let go yet."""
        self._slide: Slide | None = None
        """Of the finger that is down; None: none is."""
        self._pressed: Widget | None = None
        """Took the last press; None: it met nothing."""
        self._gone: list[tuple[float, list[Button]]] = []
        """Buttons of layouts that went a moment ago, with the time they went."""
        self._scrolled: dict[str, Scrolling] = {}
        """What scrolled in the layout before, by key."""
        self._hovered: Widget | None = None
        self._rested = 0.0
        self._rested_on = ""
        """Key of what lay below the pointer in the layout before."""
        self._unsought = False
        """Whether that came to lie below a pointer at rest, in whichever layout."""
        self._tip_for: Widget | None = None
        self._last_in: dict[str, str] = {}
        """By part of the screen: key of what had the keys there last."""
        self._trail: list[_Step] = []
        """The way that arrows led to what has the keys."""
        self._undone: _Step | None = None
        """The step that was gone back just now."""
        self._goes_on: Place | None = None
        """Where the keys go on from, once something can be done again."""
        self._outcome: Transition = None

    def add(self, widget: W) -> W:
        """Put a widget in front of the others."""
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Take all widgets away; focus and places are remembered by key for :meth:`restore`."""
        self.cancel()
        moment = now()
        self._gone = [gone for gone in self._gone if moment - gone[0] < MOMENT]
        self._gone.append(
            (moment, [w for w in self.widgets if isinstance(w, Button) and w.enabled])
        )
        self._scrolled = {w.key: w for w in self.widgets if w.key and isinstance(w, Scrolling)}
        self.widgets.clear()
        self.default = self.first = None
        self._rested_on = self._hovered.key if self._hovered is not None else ""
        self._hovered = self._tip_for = None

    def restore(self, look: Look) -> None:
        """After a new layout: give keys, hover and place to the widgets of the same keys."""
        self.look = look
        for widget in self.widgets:
            if isinstance(widget, Scrolling) and widget.key in self._scrolled:
                widget.stay(self._scrolled[widget.key])
        self._scrolled.clear()
        key = self.current.key if self.current is not None else ""
        self.current = None
        if key:
            for widget in self.widgets:
                if widget.key == key and widget.focusable:
                    self.current = widget
                    widget.focused = True
        self._hover(self.pointer, quiet=True)
        if self._goes_on is not None:
            self._come_back(self._goes_on)
        if self._hovered is not None:
            # Nobody has gone there: it came to lie below the pointer, now or some layouts ago.
            self._unsought = self._unsought or self._hovered.key != self._rested_on
            self._rested = TIP_DELAY if self._unsought else 0.0
        self.stale = True

    def leave(self) -> None:
        """Know of no pointer and give the keys to nobody: somebody else sits down here."""
        self.cancel()
        self.pointer = (-1, -1)
        self._goes_on = None
        self.focus(None, ring=False)

    def glide(self, widget: Widget) -> bool:
        """Let the finger that is down press another widget instead; False if none is."""
        if self.held is None or self._slide is None:
            return False
        self.held.held, widget.held = False, True
        self.held = widget
        self._hover(self.pointer)
        return True

    def take(self) -> Transition:
        """Hand over what an action asked for."""
        outcome, self._outcome = self._outcome, None
        return outcome

    def top(self, pos: tuple[int, int]) -> Widget | None:
        """Give the front-most widget at a point."""
        for widget in reversed(self.widgets):
            if widget.hit(pos):
                return widget
        return None

    def cover(self) -> None:
        """Be below another scene: a press gets no release, a tooltip ends."""
        self.cancel()
        self._tip_for = None
        self.stale = True

    # -- events ------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True if a widget used it."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            used = self._down(event.pos, again=getattr(event, "again", False))
            if getattr(event, "touch", False):
                self._slide = Slide(self.widgets, event.pos)
            return used
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if kind == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.cancel()
            return False
        if kind == pygame.WINDOWLEAVE:
            self.pointer = (-1, -1)
            self.cancel()
            self._hover(self.pointer)
            return False
        if kind in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._key(event)
        return False

    def cancel(self) -> None:
        """Forget a press that will get no release."""
        self._slide = None
        if self.held is not None:
            self.held.held = False
            self.held.cancel()
            self.held = None
            self.stale = True

    def _motion(self, pos: tuple[int, int]) -> bool:
        self.pointer = pos
        slide = self._slide
        if slide is not None and slide.drag(pos):
            self.cancel()
            self._slide, self.stale = slide, True
            return True
        if self.held is not None:
            if self.held.drag(pos):
                self.stale = True
            self._collect(self.held)
            return True
        self._hover(pos)
        if self._hovered is not None and self._hovered.point(pos):
            self.stale = True
        return self._hovered is not None

    def _hover(self, pos: tuple[int, int], *, quiet: bool = False) -> None:
        over = self.top(pos)
        if over is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hovered = False
        self._hovered = over
        self._unsought = self._unsought and quiet
        self._rested = 0.0
        self._tip_for = None
        if over is not None:
            over.hovered = True
            over.point(pos)
            if over.enabled and over.focusable and not quiet:
                self.play("hover")
        self.stale = True

    def _down(self, pos: tuple[int, int], *, again: bool) -> bool:
        self.pointer = pos
        if self.held is not None:
            return True
        self._hover(pos)
        over = self._hovered
        if again and not (over is not None and self._is_same(over) and over.takes_again()):
            # Whoever double-clicks by habit means one step, and never what has come to lie there.
            return True
        if isinstance(over, Button) and self._is_sudden(over, pos):
            return True
        self._pressed = over
        self.ringed = False
        self._goes_on = None
        self._tip_for = None
        self.stale = True
        if over is None:
            self._focus(None)
            return False
        self.held = over
        over.held = True
        if over.focusable:
            self._focus(over if over.enabled else None)
        over.press(pos)
        self._collect(over)
        return True

    def _is_same(self, over: Widget) -> bool:
        """Tell whether a widget took the press before, in this layout or the one before."""
        before = self._pressed
        return over is before or (before is not None and bool(over.key) and over.key == before.key)

    def _is_sudden(self, over: Button, pos: tuple[int, int]) -> bool:
        """Tell whether another button stood at a point a moment ago."""
        moment = now()
        return any(
            button.key != over.key and button.hit(pos)
            for gone, buttons in self._gone
            if moment - gone < MOMENT
            for button in buttons
        )

    def _up(self, pos: tuple[int, int]) -> bool:
        self.pointer = pos
        held = self.held
        if self._slide is not None and held is not None and held is self._tip_for:
            # A finger was held there to read what it is.
            self.cancel()
            return True
        self._slide = None
        if held is None:
            return False
        self.held = None
        held.held = False
        self.stale = True
        if held in self.widgets:
            if held.focusable and held.hit(pos):
                self.play("select" if held.enabled else "refuse")
                if not held.enabled:
                    self._tip_for = held
            held.release(pos)
            self._collect(held)
        self._hover(pos)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        steps = getattr(event, "precise_y", event.y) or event.y
        for widget in reversed(self.widgets):
            if widget.hit(self.pointer) and widget.wheel(steps):
                self._collect(widget)
                self._hover(self.pointer, quiet=True)
                self.stale = True
                return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        current = self.current
        if current is not None and current.visible and current.handle(event):
            self._collect(current)
            self.stale = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        leap = {pygame.K_TAB: self._tab, pygame.K_F6: self.next_zone}.get(event.key)
        if leap is not None and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            leap(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS:
            dx, dy = ARROWS[event.key]
            if not event.mod & pygame.KMOD_SHIFT:
                return self.toward(dx, dy)
            return self._scroll(dy) if dy else self._stride(dx)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if event.mod & pygame.KMOD_ALT:
                return False
            target = current if current is not None and self.ringed else None
            if target is not None and not target.takes_enter and event.key != pygame.K_SPACE:
                target = None
            if target is None and event.key != pygame.K_SPACE:
                target = self.default
            if target is None or not target.visible:
                return False
            self.play("select" if target.enabled else "refuse")
            target.activate()
            self._collect(target)
            self.stale = True
            return True
        return False

    def _collect(self, widget: Widget) -> None:
        if widget.outcome is not None:
            self._outcome, widget.outcome = widget.outcome, None
            self.stale = True

    # -- keyboard ----------------------------------------------------------------------

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.visible and widget.focusable]

    def focus(self, widget: Widget | None, *, ring: bool = True) -> None:
        """Give the keys to a widget."""
        self._focus(widget)
        self.ringed = ring

    def _focus(self, widget: Widget | None) -> None:
        if self.current is not None:
            self.current.focused = False
        self.current = widget
        self._tip_for = None
        self._trail = []
        if widget is not None:
            widget.focused = True
            for area in self.widgets:
                reveal = getattr(area, "reveal", None)
                if reveal is not None:
                    reveal(widget)
        self.stale = True

    def here(self) -> Place | None:
        """Tell where the keys are; None: with nobody, or the mouse is used."""
        here = self.current if self.ringed else None
        return None if here is None else Place(here.key, here.zone, here.rect.center)

    def go_on(self, place: Place | None) -> None:
        """Give the keys back where they were, or next to it, once something can be done again."""
        self._goes_on = place

    def _come_back(self, place: Place) -> None:
        """Go on there: with the next target of that part, else the main button, else any target."""
        there = [widget for widget in self._reachable() if widget.beckons]
        mains: list[Widget] = [w for w in there if isinstance(w, Button) and w.kind == "commit"]
        mains += [w for w in there if w is self.first]
        if not mains:
            return
        near = [w for w in there if w.zone == place.zone and not isinstance(w, Button)]
        near.sort(key=lambda w: (w.key != place.key, math.dist(w.rect.center, place.centre)))
        self._goes_on = None
        self._focus([*near, *mains][0])
        self.ringed = True

    def _stride(self, dx: int) -> bool:
        """Go some steps aside at once, not beyond the part of the screen."""
        gone = self.toward(dx, 0)
        for _ in range(STRIDE - 1):
            there = self.ahead(dx, 0)
            if self.current is None or there is None or there.zone != self.current.zone:
                break
            self.toward(dx, 0, quiet=True)
        return gone

    def _scroll(self, by: int) -> bool:
        """Scroll the text that has the keys, else the largest; False if none is too long."""
        long = [w for w in self.widgets if isinstance(w, Scrolling) and w.visible and w.limit]
        long.sort(key=lambda w: (w is self.current, w.rect.w * w.rect.h))
        if long and long[-1].wheel(-by):
            self.stale = True
        return bool(long)

    def _moved(self, widget: Widget, *, quiet: bool = False) -> None:
        self._goes_on = None
        self._focus(widget)
        self.ringed = True
        self._tip_for = widget if widget.tip() else None
        if not quiet:
            self.play("hover")

    def _tab(self, by: int) -> None:
        there = self._reachable()
        if not there:
            return
        if self.current in there:
            at = there.index(self.current) + by if self.ringed else there.index(self.current)
            self._moved(there[at % len(there)])
        elif by > 0:
            self._moved(self.first if self.first in there and self.first is not None else there[0])
        else:
            self._moved(there[-1])

    def next_zone(self, by: int) -> None:
        """Give the keys to the next part of the screen, where they were there last; ``by``: 1 or
        -1. Parts in which there is something to do come before the others.
        """
        there = self._reachable()
        zones = list(dict.fromkeys(w.zone for w in sorted(there, key=lambda w: not w.beckons)))
        if not zones:
            return
        here = self.current.zone if self.current is not None and self.ringed else None
        if self.current is not None and here is not None:
            self._last_in[here] = self.current.key
        at = zones.index(here) + by if here in zones else 0 if by > 0 else -1
        zone = zones[at % len(zones)]
        inside = [w for w in there if w.zone == zone]
        first = next((w for w in inside if w.beckons), inside[0])
        self._moved(next((w for w in inside if w.key == self._last_in.get(zone)), first))

    def toward(self, dx: int, dy: int, *, quiet: bool = False) -> bool:
        """Give the keys to what lies in a direction; False if nothing does.

        Up and down keep to the column they began in, left and right to the row, and back leads
        where one came from; whoever goes there and back twice looks for something else.
        """
        there = self._reachable()
        here = self.current
        if here is None or here not in there or not self.ringed:
            wishes = (here, self.first, self.default, *there)
            begin = next((widget for widget in wishes if widget in there), None)
            if begin is not None:
                self._moved(begin)
            return begin is not None
        found = self.ahead(dx, dy)
        if found is None:
            self.play("step")
            return False
        trail = self._trail
        if found is self._came_from(dx, dy):
            self._undone = trail.pop()
        else:
            step = _Step(here.key, dx, dy, self._kept_to(here, dx))
            trail.append(step if step != self._undone else step._replace(left=""))
            self._undone = None
        self._moved(found, quiet=quiet)
        self._trail = trail
        return True

    def ahead(self, dx: int, dy: int) -> Widget | None:
        """Find what an arrow leads to from what has the keys."""
        here = self.current
        if here is None:
            return None
        came_from = self._came_from(dx, dy)
        if came_from is not None:
            return came_from
        at = self._kept_to(here, dx)
        found: list[tuple[bool, float, int, Widget]] = []
        for n, widget in enumerate(self._reachable()):
            away = distance(here.rect, widget.rect, dx, dy, at)
            if widget is not here and away is not None:
                aside = self._leaves(here, widget, dx)
                found.append((aside, away, n, widget))
        return min(found)[3] if found else None

    @staticmethod
    def _leaves(here: Widget, there: Widget, dx: int) -> bool:
        """Whether a way leads out of a part of the screen, or further aside than ahead."""
        x, y = (abs(a - b) for a, b in zip(here.rect.center, there.rect.center, strict=True))
        return here.zone != there.zone or (y > x if dx else x > y)

    def _came_from(self, dx: int, dy: int) -> Widget | None:
        """Give where the last arrow began, if this one is its opposite."""
        if not self._trail or (self._trail[-1].dx, self._trail[-1].dy) != (-dx, -dy):
            return None
        left = self._trail[-1].left
        return next((w for w in self._reachable() if left and w.key == left), None)

    def _kept_to(self, here: Widget, dx: int) -> int:
        """Give the row (going aside) or the column that arrows from a widget keep to."""
        if self._trail and bool(self._trail[-1].dx) == bool(dx):
            return self._trail[-1].at
        return here.rect.centery if dx else here.rect.centerx

    # -- time and picture --------------------------------------------------------------

    def waiting(self) -> bool:
        """Tell whether time must pass for a tooltip to come."""
        over = self._hovered
        return (
            over is not None
            and over is not self._tip_for
            and (self.held is None or self._slide is not None)
            and self._rested < TIP_DELAY
            and bool(over.tip())
        )

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.waiting():
            self._rested += dt
            if self._rested >= TIP_DELAY:
                self._tip_for = self._hovered
                self.stale = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, the ring and the tooltip."""
        before = surface.get_clip()
        area = before
        for widget in self.widgets:
            if not widget.visible:
                continue
            if widget.clip is not None:
                inside = widget.clip.clip(area)
                if not inside.colliderect(widget.rect):
                    continue
                surface.set_clip(inside)
                widget.draw(surface)
                surface.set_clip(before)
            elif area.colliderect(widget.rect.inflate(60, 60)):
                widget.draw(surface)
        if self.ringed and self.current is not None and self.current.visible:
            paint.ring(surface, self.look, self.current.ring(), self.current.ring_radius)
        if self._tip_for is not None and self._tip_for.visible and self._tip_for.tip():
            words = SIGNS.told(self._tip_for.tip())
            draw_tooltip(surface, self.look, words, self._tip_for.rect, self.pointer)


def distance(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int, at: int) -> float | None:
    """How far to go in a direction; None: it does not lie there.

    ``at``: the row or column kept to; what does not lie in it is three times as far aside.
    """
    if dx:
        ahead = (there.centerx - here.centerx) * dx
        low, high, middle = there.top, there.bottom, there.centery
        reach = min(here.width, there.width)
    else:
        ahead = (there.centery - here.centery) * dy
        low, high, middle = there.left, there.right, there.centerx
        reach = min(here.height, there.height)
    if ahead <= reach * 0.3:
        return None
    beside = low <= at <= high
    return ahead + abs(middle - at) * (1 / 8 if beside else 3)
