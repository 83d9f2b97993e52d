"""Gamepads: plugged in and out, pressed, held; whole games by a pad alone."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.pad_support import MOST, Thumb
from zombiegames.ui.kit.dialogs import PadGone, Shortcuts
from zombiegames.ui.kit.signs import KEYS, PAD, SIGNS
from zombiegames.ui.pads import FIRST, NEXT, Pads, maker_of
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting

GAMES = ("zombiaki", "zombiegeddon", "zombies4", "zombanimaux", "zombie_card_game")


@pytest.fixture(autouse=True)
def _keys_first() -> Iterator[None]:
    SIGNS.device, SIGNS.maker, SIGNS.swapped = KEYS, "", False
    yield
    SIGNS.device, SIGNS.maker, SIGNS.swapped = KEYS, "", False


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands unless its one number is changed."""
    time = [100.0]
    monkeypatch.setattr("zombiegames.ui.pads.now", lambda: time[0])
    return time


def down(button: int, pad: int = 7) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)


def up(button: int, pad: int = 7) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)


def axis(number: int, share: float, pad: int = 7) -> pygame.event.Event:
    value = round(32767 * share)
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=value
    )


def strokes(pads: Pads, *events: pygame.event.Event) -> list[tuple[int, int]]:
    """Give the keys that events came to, each with what was held."""
    found = pads.translate(events)
    return [(event.key, event.mod) for event in found if event.type == pygame.KEYDOWN]


# -- what is pressed -----------------------------------------------------------------------


def test_buttons_are_keys() -> None:
    pads = Pads()
    for button, key in (
        (pygame.CONTROLLER_BUTTON_A, (pygame.K_RETURN, 0)),
        (pygame.CONTROLLER_BUTTON_B, (pygame.K_BACKSPACE, 0)),
        (pygame.CONTROLLER_BUTTON_START, (pygame.K_F10, 0)),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, (pygame.K_F6, pygame.KMOD_SHIFT)),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, (pygame.K_LEFT, 0)),
    ):
        assert strokes(pads, down(button), up(button)) == [key]
    assert strokes(pads, down(pygame.CONTROLLER_BUTTON_GUIDE)) == []
    assert not pads.holding


def test_the_right_button_confirms_where_that_is_wished() -> None:
    pads = Pads()
    pads.right_confirms = True
    assert strokes(pads, down(pygame.CONTROLLER_BUTTON_B)) == [(pygame.K_RETURN, 0)]
    assert strokes(pads, down(pygame.CONTROLLER_BUTTON_A)) == [(pygame.K_BACKSPACE, 0)]
    assert strokes(pads, down(pygame.CONTROLLER_BUTTON_X)) == [(pygame.K_e, pygame.KMOD_SHIFT)]


def test_a_direction_that_is_held_comes_again(clock: list[float]) -> None:
    pads = Pads()
    right = (pygame.K_RIGHT, 0)
    assert strokes(pads, down(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)) == [right]
    clock[0] += FIRST / 2
    assert strokes(pads) == []
    clock[0] += FIRST
    assert strokes(pads) == [right]
    clock[0] += NEXT
    assert strokes(pads) == [right]
    assert strokes(pads, up(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)) == []
    clock[0] += 10
    assert strokes(pads) == []


def test_a_stick_leans_once_and_is_let_go(clock: list[float]) -> None:
    pads = Pads()
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert strokes(pads, axis(x, 0.3), axis(x, 0.6), axis(x, 0.9), axis(x, 0.45)) == [
        (pygame.K_RIGHT, 0)
    ]
    assert strokes(pads, axis(x, -0.7)) == [(pygame.K_LEFT, 0)]
    assert strokes(pads, axis(x, 0.0)) == []
    assert not pads.holding
    y = pygame.CONTROLLER_AXIS_RIGHTY
    assert strokes(pads, axis(y, 1.0)) == [(pygame.K_DOWN, pygame.KMOD_SHIFT)]


def test_a_trembling_stick_does_nothing(clock: list[float]) -> None:
    pads = Pads()
    for n in range(600):
        clock[0] += 1 / 60
        share = 0.3 if n % 2 else -0.3
        events = [axis(number, share) for number in range(4)]
        assert pads.translate(events) == []
    assert not pads.holding


def test_triggers_undo_skip_and_let_all_pass(clock: list[float]) -> None:
    pads = Pads()
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert strokes(pads, axis(left, 1.0), axis(left, 0.9), axis(left, 0.0)) == [(pygame.K_u, 0)]
    assert strokes(pads, axis(right, 1.0)) == []
    assert strokes(pads, axis(right, 0.0)) == [(pygame.K_p, pygame.KMOD_SHIFT)]
    assert strokes(pads, axis(right, 1.0)) == []
    clock[0] += 1
    assert strokes(pads) == [(pygame.K_n, pygame.KMOD_SHIFT)]
    assert strokes(pads) == []
    assert strokes(pads, axis(right, 0.0)) == []


def test_what_was_held_ends_with_the_focus_of_the_window(clock: list[float]) -> None:
    pads = Pads()
    pads.translate([down(pygame.CONTROLLER_BUTTON_DPAD_UP), axis(5, 1.0)])
    assert pads.holding
    pads.translate([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert not pads.holding


# -- signs ---------------------------------------------------------------------------------


def test_the_vendor_tells_the_signs() -> None:
    assert maker_of("030000004c050000cc09000011010000") == "sony"
    assert maker_of("030000007e0500000920000011010000") == "nintendo"
    assert maker_of("030000005e0400008e02000014010000") == "microsoft"
    assert maker_of("03000000aaaa0000bbbb000000000000") == ""
    assert maker_of("nothing") == ""


def test_the_signs_are_those_of_the_device_used_last(sitting: Sitting) -> None:
    sitting.app.start(Menu())
    words = "Takes the last decision back (U)"
    assert SIGNS.told(words) == words
    thumb = Thumb(sitting)
    thumb.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert SIGNS.device == PAD
    assert SIGNS.told(words) == "Takes the last decision back (LT)"
    redo = "Does again what was taken back"
    assert SIGNS.told(f"{redo} (Shift U)") == redo
    assert SIGNS.told("Menu: save, settings, leave (Esc)") == "Menu: save, settings, leave (B)"
    SIGNS.maker = "sony"
    assert SIGNS.told("Menu (Esc)") == "Menu (○)"
    SIGNS.swapped = True
    assert SIGNS.told("Menu (Esc)") == "Menu (✕)"
    thumb.lean(pygame.CONTROLLER_AXIS_LEFTX, 0.2)
    assert SIGNS.device == PAD
    sitting.key(pygame.K_DOWN)
    assert SIGNS.device == KEYS


def test_the_list_of_keys_is_that_of_the_pad(sitting: Sitting) -> None:
    sitting.app.start(Menu())
    Thumb(sitting).press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    sheet = Shortcuts()
    sheet.app = sitting.app
    caps = [cap for cap, _ in sheet.rows()]
    assert "LB RB" in caps
    assert "Esc" not in caps


# -- coming and going ----------------------------------------------------------------------


def _sdl() -> Any:
    """Give the SDL library that is loaded, which can plug in pads that do not exist."""
    maps = Path("/proc/self/maps")
    if not maps.exists():
        pytest.skip("the library cannot be found here")
    found = {line.split()[-1] for line in maps.read_text().splitlines() if "libSDL2-2" in line}
    if not found:
        pytest.skip("the library cannot be found here")
    return ctypes.CDLL(found.pop())


@pytest.mark.parametrize(
    ("vendor", "product", "maker"),
    [
        (0x045E, 0x028E, "microsoft"),
        (0x054C, 0x09CC, "sony"),
        (0x057E, 0x2009, "nintendo"),
        (0x28DE, 0x1142, "valve"),
        (0x1234, 0x5678, ""),
    ],
)
def test_a_pad_is_plugged_in_pressed_and_pulled_out(
    sitting: Sitting, vendor: int, product: int, maker: str
) -> None:
    sdl = _sdl()
    app = sitting.app
    app.start(Menu())
    app.pads.listen()

    class Description(ctypes.Structure):
        _fields_ = [
            ("version", ctypes.c_uint16), ("type", ctypes.c_uint16), ("naxes", ctypes.c_uint16),
            ("nbuttons", ctypes.c_uint16), ("nhats", ctypes.c_uint16),
            ("vendor", ctypes.c_uint16), ("product", ctypes.c_uint16),
            ("padding", ctypes.c_uint16), ("button_mask", ctypes.c_uint32),
            ("axis_mask", ctypes.c_uint32), ("name", ctypes.c_char_p),
            ("more", ctypes.c_void_p * 8),
        ]  # fmt: skip

    about = Description(1, 1, 6, 15, 0, vendor, product, 0, 0, 0, b"Test pad")
    index = sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(about))
    assert index >= 0
    try:
        app.dispatch(pygame.event.get())
        app.dispatch(pygame.event.get())
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(index))
        for pressed in (1, 0):
            sdl.SDL_JoystickSetVirtualButton(stick, 11, pressed)
            app.dispatch(pygame.event.get())
            app.dispatch(pygame.event.get())
        assert SIGNS.device == PAD
        assert SIGNS.maker == maker
    finally:
        sdl.SDL_JoystickDetachVirtual(index)
    app.dispatch(pygame.event.get())
    app.dispatch(pygame.event.get())
    assert isinstance(app.stack.top, PadGone)
    app.pads.close()


def test_the_game_goes_on_after_a_pad_is_gone(sitting: Sitting) -> None:
    app = sitting.app
    app.start(Menu())
    app.stack.top.app.stack.scenes.append(PadGone())
    app.stack.top.enter(app)
    app.stack.layout()
    sitting.key(pygame.K_RETURN)
    assert isinstance(app.stack.top, Menu)


def test_an_unknown_pad_that_floods_changes_nothing(sitting: Sitting) -> None:
    app = sitting.app
    app.start(Menu())
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99)
    came = pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99, guid="x")
    sitting.post(*([gone, came] * 200))
    assert isinstance(app.stack.top, Menu)


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("_short_plans")
def test_a_game_is_played_by_a_pad_alone(sittings: Any, game: str, size: tuple[int, int]) -> None:
    sitting = sittings(size=size, confirm_end_turn=False)
    app = sitting.app
    app.start(Menu())
    thumb = Thumb(sitting)
    card = next(w.key for w in app.stack.top.focus.widgets if w.key.endswith(game))
    thumb.go_to(card)
    thumb.confirm()
    assert isinstance(app.stack.top, Setup)
    start = next(w.key for w in app.stack.top.focus.widgets if w.key == "start")
    thumb.go_to(start)
    thumb.confirm()
    sitting.table = app.stack.top
    longest = 0
    for _ in range(40_000):
        sitting.tick(dt=0.2)
        top: Any = app.stack.top
        if type(top).__name__ == "Result":
            break
        if top is not sitting.table:
            thumb.confirm()
            continue
        table = sitting.table
        if not table.can_act:
            continue
        longest = max(longest, _decide(thumb, table))
    else:
        raise AssertionError("the game does not end")
    assert longest <= MOST
    assert SIGNS.device == PAD


def _decide(thumb: Thumb, table: Any) -> int:
    """Do what a computer would do at once, click by click; the most presses to one thing."""
    from zombiegames.ai.policies import greedy

    choice = table.choice
    action = greedy(table.info.id, choice.view) if False else choice.actions[0]
    longest = 0
    for step in table.path(choice.view, action):
        clicks = sorted(step) if isinstance(step, frozenset) else [step]
        for click in clicks:
            if table.choice is not choice:
                return longest
            widgets = table.focus.widgets
            key = next(
                w.key
                for w in reversed(widgets)
                if w.key == f"button {click[1]}" or click in getattr(w, "means", ())
            )
            longest = max(longest, thumb.go_to(key))
            thumb.confirm()
    if table.choice is choice and choice.picker.confirmable() is not None:
        thumb.press(pygame.CONTROLLER_BUTTON_X)
    return longest
