"""Somebody with a gamepad: presses its buttons, and finds the way to what is on the screen."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from zombiegames.ui.kit.focus import ARROWS
from zombiegames.ui.kit.lists import Scrolling
from zombiegames.ui.kit.widget import Widget
from zombiegames.ui.pads import KEY_OF, SHOULDERS
from zombiegames.ui.tables.zombies4.map import MapView
from zombiegames.ui.tables.zombies4.squares import on_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting
    from zombiegames.ui.kit.focus import Focus

BUTTON_OF = {key: button for button, (key, _) in {**KEY_OF, **SHOULDERS}.items()}
WAYS = {BUTTON_OF[key]: way for key, way in ARROWS.items()}
"""Button → direction."""
LEAPS = {button: -1 if mod else 1 for button, (_, mod) in SHOULDERS.items()}
"""Shoulder → to the next part of the screen or the one before."""
STRIDES = {"left": -1, "right": 1}
"""Way the right stick leans → direction."""
MOST = 14
"""Presses that lead to anything."""


# -- the way to what is on the screen --------------------------------------------------------


def _kept(focus: Focus) -> tuple[Any, ...]:
    areas = {w: w.offset for w in focus.widgets if isinstance(w, Scrolling)}
    way = list(focus._trail), focus._undone
    return focus.current, focus.ringed, way, dict(focus._last_in), areas


def _put_back(focus: Focus, kept: tuple[Any, ...]) -> None:
    current, ringed, (trail, undone), last, areas = kept
    focus.focus(current, ring=ringed)
    focus._trail, focus._undone, focus._last_in = list(trail), undone, dict(last)
    for area, offset in areas.items():
        area.scroll_to(offset)


def _moves_map(scene: Any, dx: int, dy: int) -> bool:
    """Whether an arrow moves a map and not the focus."""
    focus = scene.focus
    here, there = focus.current, focus.ahead(dx, dy)
    if not isinstance(scene, MapView) or here is None or not (focus.ringed and on_map(here)):
        return False
    leaves = there is None or not on_map(there)
    return leaves and bool(scene.places.camera.beyond(dx, dy))


def _takes(scene: Any, dx: int, dy: int) -> bool:
    """Whether an arrow may stay with what has the keys: a line of a list, a step of a slider."""
    here = scene.focus.current if scene.focus.ringed else None
    if here is None or type(here).handle is Widget.handle:
        return False
    return bool(dy if isinstance(here, Scrolling) else dx)


def routes(scene: Any, goals: set[str], most: int = MOST) -> dict[str, list[Any]]:
    """Find the shortest ways from where the keys are: key of a widget → buttons to press.

    Nothing has moved afterwards. ``goals``: what is looked for.
    """
    found = _routes(scene, goals, most, twice=False)
    return found if goals <= found.keys() else _routes(scene, goals, most, twice=True)


def _routes(scene: Any, goals: set[str], most: int, *, twice: bool) -> dict[str, list[Any]]:
    """Find ways; ``twice``: also by going there and back, after which an arrow leads elsewhere."""
    focus = scene.focus
    start, play, there = _kept(focus), focus.play, focus._reachable()
    focus.play = lambda name: None
    focus._reachable = lambda: there
    here = focus.current if focus.ringed else None
    found: dict[str, list[Any]] = {} if here is None else {here.key: []}
    todo: list[tuple[list[Any], tuple[Any, ...]]] = [([], start)]
    seen: set[Any] = set()
    for way, before in todo:
        if goals <= found.keys() or len(way) == most:
            break
        # Who lays a tile turns it with the shoulders.
        leaps = () if getattr(scene, "placing", False) else LEAPS
        strides = () if isinstance(scene, MapView) else STRIDES
        for button in (*WAYS, *leaps, *strides):
            _put_back(focus, before)
            if button in LEAPS:
                focus.next_zone(LEAPS[button])
            elif button in STRIDES:
                focus._stride(STRIDES[button])
            elif not (_takes(scene, *WAYS[button]) or _moves_map(scene, *WAYS[button])):
                focus.toward(*WAYS[button])
            # Where an arrow leads depends on the one before: back is where one came from.
            key = "" if focus.current is None else focus.current.key
            state = (key, twice and focus._undone, *focus._trail[-1:])
            found.setdefault(key, [*way, button])
            # Where the words of a thing lie depends on the thing: no way leads over them.
            if key != "words" and state not in seen:
                seen.add(state)
                todo.append(([*way, button], _kept(focus)))
    _put_back(focus, start)
    focus.play = play
    del focus._reachable
    return found


class Thumb:
    """A pad in somebody's hands."""

    def __init__(self, sitting: Sitting, number: int = 7) -> None:
        self.sitting = sitting
        self.number = number
        self.presses = 0
        self.farthest = 0
        """The most presses to one thing."""

    @property
    def scene(self) -> Any:
        return self.sitting.app.stack.top

    def press(self, button: int | str) -> None:
        """Press a button and let it go, or lean the right stick aside."""
        self.presses += 1
        if isinstance(button, str):
            for share in (STRIDES[button], 0):
                self.lean(pygame.CONTROLLER_AXIS_RIGHTX, share)
            self.sitting.tick()
            return
        self.sitting.post(down(button, self.number), up(button, self.number))
        self.sitting.tick()

    def lean(self, number: int, share: float) -> None:
        """Lean a stick or pull a trigger."""
        self.sitting.post(axis(number, share, self.number))

    def zoom_out(self) -> None:
        """Lean the right stick down while a shoulder is held."""
        self.presses += 1
        self.sitting.post(down(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, self.number))
        for share in (1.0, 0.0):
            self.lean(pygame.CONTROLLER_AXIS_RIGHTY, share)
        self.sitting.post(up(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, self.number))
        self.sitting.tick()

    def confirm(self) -> None:
        self.press(pygame.CONTROLLER_BUTTON_A)

    def go_to(self, key: str) -> None:
        """Bring the focus to a widget; what a press has moved is looked at anew."""
        for pressed in range(MOST + 1):
            focus = self.scene.focus
            here = focus.current if focus.ringed else None
            if here is not None and here.key == key:
                self.farthest = max(self.farthest, pressed)
                return
            way = routes(self.scene, {key}).get(key)
            assert way, f"no way to {key} from {here and here.key}"
            self.press(way[0])
        raise AssertionError(f"{key} is more than {MOST} presses away")

    def take(self, key: str) -> None:
        """Go to a widget and press it."""
        self.go_to(key)
        self.confirm()


def down(button: int, pad: int = 7) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)


def up(button: int, pad: int = 7) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)


def axis(number: int, share: float, pad: int = 7) -> pygame.event.Event:
    value = round(32767 * share)
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=value
    )


# -- pads that do not exist ------------------------------------------------------------------


def _sdl() -> Any:
    """Give the SDL library that is loaded, which can plug in pads that do not exist."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text(encoding="utf-8").splitlines() if maps.exists() else []
    found = {line.split()[-1] for line in lines if "libSDL2-2" in line}
    if not found:
        pytest.skip("the library cannot be found here")
    return ctypes.CDLL(found.pop())


class _Description(ctypes.Structure):
    _fields_ = [
        ("version", ctypes.c_uint16), ("type", ctypes.c_uint16), ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16), ("nhats", ctypes.c_uint16), ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16), ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32), ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p), ("more", ctypes.c_void_p * 8),
    ]  # fmt: skip


GAMEPAD, UNKNOWN = 1, 0
"""Types of joysticks."""


class Plug:
    """A virtual pad: SDL treats it as one of a vendor's."""

    def __init__(self, sitting: Sitting, vendor: int, product: int, kind: int = GAMEPAD) -> None:
        self.sitting = sitting
        self.sdl = _sdl()
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.about = _Description(
            1, kind, 6, 15, 0, vendor, product, 0, 0, 0, f"Pad {vendor:04x}".encode()
        )
        self.index = -1

    def come(self) -> None:
        """Plug it in."""
        self.index = self.sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self.about))
        assert self.index >= 0
        self._stick = ctypes.c_void_p(self.sdl.SDL_JoystickOpen(self.index))
        self.look()

    def press(self, number: int) -> None:
        """Press a button and let it go."""
        for pressed in (1, 0):
            self.sdl.SDL_JoystickSetVirtualButton(self._stick, number, pressed)
            self.look()

    def go(self) -> None:
        """Pull it out."""
        if self.index >= 0:
            self.sdl.SDL_JoystickDetachVirtual(self.index)
            self.index = -1
            self.look()

    def look(self) -> None:
        """Let the program see what happened, and what that brought about."""
        for _ in range(2):
            self.sitting.app.dispatch(pygame.event.get())


@pytest.fixture
def plugs() -> Iterator[list[Plug]]:
    """Pads that are pulled out in the end."""
    made: list[Plug] = []
    yield made
    for plug in made:
        plug.go()
        plug.sitting.app.pads.close()
