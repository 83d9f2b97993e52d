"""Gamepads: what is pressed on one becomes the key that means the same.

So tables and pages know of keys only. A pad must be opened and held, or nothing comes from it; its
events are made out of those of a joystick, which must therefore not be blocked.
"""

from __future__ import annotations

from time import perf_counter as now
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame._sdl2.controller import Controller

PUSHED, LET_GO = 0.5, 0.35
"""Share of the way at which a stick or trigger counts as pushed, and as let go again."""
FIRST, NEXT = 0.35, 1 / 9
"""Seconds until a direction that is held comes again, and then each time."""
HELD = 0.5
"""Seconds after which the right trigger and the left stick, held down, mean more."""
FARTHEST = 32768
MOST = 24
"""Keys that all pads together come to between two looks; what floods is not heard any more."""

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)

KEY_OF = {
    pygame.CONTROLLER_BUTTON_A: (pygame.K_RETURN, 0),
    pygame.CONTROLLER_BUTTON_B: (pygame.K_BACKSPACE, 0),
    pygame.CONTROLLER_BUTTON_X: (pygame.K_e, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_Y: (pygame.K_z, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_BACK: (pygame.K_h, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_START: (pygame.K_F10, 0),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: (pygame.K_t, 0),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: (pygame.K_f, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (pygame.K_LEFT, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (pygame.K_RIGHT, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (pygame.K_UP, 0),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (pygame.K_DOWN, 0),
}
"""Button, by its place → key and what goes with it: Shift, as a letter alone may be a card."""

MOVES = (pygame.K_w, pygame.KMOD_SHIFT)
"""What the left stick means once when it is held down: all that can be done."""

HURRY = (pygame.K_n, pygame.KMOD_SHIFT)
"""What the right trigger means once when it is held: all turns until one's own pass."""

SHOULDERS = {
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_F6, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: (pygame.K_F6, 0),
}
"""Those that act when they are let go, unless they were held while the right stick leaned."""

STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT, 0),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN, 0),
    pygame.CONTROLLER_AXIS_RIGHTX: (pygame.K_LEFT, pygame.K_RIGHT, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_AXIS_RIGHTY: (pygame.K_UP, pygame.K_DOWN, pygame.KMOD_SHIFT),
}
"""Axis → key to the left or up, key to the right or down, what is held with them."""

ZOOM = (pygame.K_PLUS, pygame.K_MINUS, 0)
"""What the right stick means up and down while a shoulder is held."""

SWAPPED = {
    pygame.CONTROLLER_BUTTON_A: pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_B: pygame.CONTROLLER_BUTTON_A,
}
"""Where the right one of the two confirms."""

MAKERS = {0x054C: "sony", 0x057E: "nintendo", 0x28DE: "valve", 0x045E: "microsoft"}
"""Number of the vendor → whose signs are on the buttons."""

BUZZ = (0.4, 0.6, 180)
"""Strengths of the slow and the fast motor, milliseconds."""

EVENTS = frozenset(
    (
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    )
)


def maker_of(guid: str) -> str:
    """Tell whose pad it is from its id: bytes 4 and 5 are the vendor's number, little end first.

    Empty where nobody knows.
    """
    try:
        vendor = int.from_bytes(bytes.fromhex(guid[8:12]), "little")
    except ValueError:
        return ""
    return MAKERS.get(vendor, "")


class Change(NamedTuple):
    """A pad has come or gone."""

    name: str
    came: bool
    in_use: bool = False
    """Whether it was the one that was used last."""
    unknown: str = ""
    """Its id, where nobody knows which of its buttons is which; nothing ever comes from it."""


class _Pad(NamedTuple):
    controller: Controller
    maker: str


class Pads:
    """All pads that are plugged in; the last one that was pressed counts."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._held: dict[tuple[int, str, int], tuple[int, int, float]] = {}
        """By pad, sort and number of what is held: its key, what is held with it, when it comes
        again."""
        self._shoulders: dict[tuple[int, int], bool] = {}
        """By pad and button of a shoulder that is held: whether it acts when it is let go."""
        self._in_use = -1
        self.right_confirms: bool | None = None
        """Whether the right button of the two confirms; None: as the maker of the pad has it."""
        self._changes: list[Change] = []

    def listen(self) -> None:
        """Listen to pads, after the first picture; without them nothing changes."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:
            return

    def close(self) -> None:
        """Let all pads go."""
        for pad in self._pads.values():
            pad.controller.quit()
        self._pads.clear()
        self._forget()

    @property
    def maker(self) -> str:
        """Whose pad was used last, or came; empty: nobody knows."""
        pads = self._pads
        pad = pads.get(self._in_use) or next(reversed(pads.values()), None)
        return "" if pad is None else pad.maker

    @property
    def plugged_in(self) -> bool:
        """Whether there is any."""
        return bool(self._pads)

    @property
    def holding(self) -> bool:
        """Whether time must pass for what is held."""
        return bool(self._held)

    def trembles(self, event: pygame.event.Event) -> bool:
        """Whether an event only says that a stick trembles which nobody leans."""
        if event.type == pygame.JOYAXISMOTION:
            return True
        told = event.type == pygame.CONTROLLERAXISMOTION and not self.holding
        return told and abs(event.value) < LET_GO * FARTHEST

    def buzz(self) -> None:
        """Let the pad in use be felt for a moment, if it can."""
        pad = self._pads.get(self._in_use)
        if pad is not None and pad.controller.attached():
            pad.controller.rumble(*BUZZ)

    def _forget(self) -> None:
        self._held.clear()
        self._shoulders.clear()

    # -- events ------------------------------------------------------------------------

    def translate(self, events: Iterable[pygame.event.Event]) -> list[pygame.event.Event]:
        """Put keys in the place of what was pressed on a pad, and what is held again."""
        found: list[pygame.event.Event] = []
        room = MOST
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._forget()
            if event.type in EVENTS:
                strokes = self._take(event)
                room -= bool(strokes)
                found += strokes if room >= 0 else ()
            else:
                if event.type == pygame.JOYDEVICEADDED:
                    self._meet(event.device_index, getattr(event, "guid", ""))
                found.append(event)
        return found + self._again()

    def _take(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index, getattr(event, "guid", ""))
            return []
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(event.instance_id)
            return []
        pad = event.instance_id
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(pad, event.axis, event.value / FARTHEST)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop((pad, "button", event.button), None)
            if self._shoulders.pop((pad, event.button), False):
                return _stroke(*SHOULDERS[event.button])
            return []
        self._in_use = pad
        if event.button in SHOULDERS:
            self._shoulders[pad, event.button] = True
            return []
        button = SWAPPED.get(event.button, event.button) if self.swaps else event.button
        key, mod = KEY_OF.get(button, (0, 0))
        if key in ARROWS:
            self._held[pad, "button", event.button] = (key, mod, now() + FIRST)
        elif button == pygame.CONTROLLER_BUTTON_LEFTSTICK:
            self._held[pad, "button", event.button] = (*MOVES, now() + HELD)
        return _stroke(key, mod) if key else []

    @property
    def swaps(self) -> bool:
        """Whether the right one of the two buttons confirms on the pad in use."""
        if self.right_confirms is None:
            return self.maker == "nintendo"
        return self.right_confirms

    def _lean(self, pad: int, axis: int, share: float) -> list[pygame.event.Event]:
        """Take a stick that leans, or a trigger that is pulled."""
        name = (pad, "axis", axis)
        if axis in STICKS:
            if abs(share) < LET_GO:
                self._held.pop(name, None)
            if abs(share) < PUSHED:
                return []
            low, high, mod = self._meaning(pad, axis)
            key = high if share > 0 else low
            held = self._held.get(name)
            if held is not None and held[0] == key:
                return []
            self._in_use = pad
            self._held[name] = (key, mod, now() + FIRST)
            return _stroke(key, mod)
        if axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            if share < LET_GO:
                self._held.pop(name, None)
            elif share >= PUSHED and name not in self._held:
                self._in_use = pad
                self._held[name] = (0, 0, float("inf"))
                return _stroke(pygame.K_u)
        elif axis == pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
            if share >= PUSHED and name not in self._held:
                self._in_use = pad
                self._held[name] = (*HURRY, now() + HELD)
            elif share < LET_GO and name in self._held:
                short = self._held.pop(name)[2] != float("inf")
                return _stroke(pygame.K_p, pygame.KMOD_SHIFT) if short else []
        return []

    def _meaning(self, pad: int, axis: int) -> tuple[int, int, int]:
        """Say what a stick means now: its two keys, what is held with them."""
        held = [name for name in self._shoulders if name[0] == pad]
        if axis != pygame.CONTROLLER_AXIS_RIGHTY or not held:
            return STICKS[axis]
        self._shoulders.update(dict.fromkeys(held, False))
        return ZOOM

    def _again(self) -> list[pygame.event.Event]:
        """Give what is held once more when it is due."""
        moment = now()
        found: list[pygame.event.Event] = []
        for name, (key, mod, due) in self._held.items():
            if moment >= due:
                again = moment + NEXT if (key, mod) not in (MOVES, HURRY) else float("inf")
                self._held[name] = (key, mod, again)
                found += _stroke(key, mod)
        return found

    def take_changes(self) -> list[Change]:
        """Tell which pads came and went since the last call."""
        taken, self._changes = self._changes, []
        return taken

    # -- coming and going --------------------------------------------------------------

    def _meet(self, index: int, guid: str) -> None:
        """Meet a device whose buttons nobody knows."""
        from pygame._sdl2 import controller

        if controller.get_init() and not controller.is_controller(index):
            self._changes.append(Change("", came=True, unknown=guid or "?"))

    def _plug_in(self, index: int, guid: str) -> None:
        from pygame._sdl2.controller import Controller

        try:
            controller = Controller(index)
            number = controller.as_joystick().get_instance_id()
        except pygame.error:
            # Gone again before it could be opened.
            return
        if number not in self._pads:
            self._pads[number] = _Pad(controller, maker_of(guid))
            self._changes.append(Change(controller.name, came=True))

    def _unplug(self, number: int) -> None:
        pad = self._pads.pop(number, None)
        if pad is None:
            return
        self._held = {name: held for name, held in self._held.items() if name[0] != number}
        self._shoulders = {n: acts for n, acts in self._shoulders.items() if n[0] != number}
        in_use = number == self._in_use
        if in_use:
            self._in_use = -1
        self._changes.append(Change(pad.controller.name, came=False, in_use=in_use))
        pad.controller.quit()


def _stroke(key: int, mod: int = 0) -> list[pygame.event.Event]:
    """Press a key and let it go."""
    return [
        pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0, pad=True)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]
