"""Gamepads: plugged in and out, pressed, held, and the signs that stand on them."""

from __future__ import annotations

import re
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import click_something, moments
from tests.ui.pad_support import UNKNOWN, Plug, Thumb, axis, down, plugs, up
from tests.ui.pages_support import watched
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.dialogs import Curtain, PadGone, Shortcuts
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.signs import KEYS, PAD, SIGNS
from zombiegames.ui.pads import FIRST, MAKERS, NEXT, Pads, maker_of
from zombiegames.ui.pads import MOST as MOST_KEYS
from zombiegames.ui.pages.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.ui.table_support import Sitting

__all__ = ["plugs"]


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


def test_ten_seconds_of_trembling_neither_wake_nor_tire_the_program(sitting: Sitting) -> None:
    """A pad looks 125 times a second; the whole is to cost less than 1 of 100 of a core."""
    app = sitting.app
    app.start(Menu())
    scene, quiet, shown = app.stack.top, app._last_input, app.frames
    rng = Random(1)
    noise = [axis(number, rng.uniform(-0.3, 0.3)) for _ in range(1_250) for number in range(4)]
    begun = process_time()
    for at in range(0, len(noise), 6):
        app.dispatch(noise[at : at + 6])
    assert process_time() - begun < 0.1
    assert (app.stack.top, app._last_input, app.frames) == (scene, quiet, shown)
    assert app.stack.top.focus.current is None
    assert SIGNS.device == KEYS
    assert not app.pads.holding


def test_a_trembling_stick_wakes_nobody(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """But one that is leaned does, and one that is let go again."""
    app, x = sitting.app, pygame.CONTROLLER_AXIS_LEFTX
    app.start(Menu())
    looks: list[list[pygame.event.Event]] = []
    monkeypatch.setattr("zombiegames.ui.app._happened", lambda: looks.pop(0))
    joystick = pygame.event.Event(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=0.3)
    looks += [[axis(x, 0.3), joystick], [axis(x, -0.3)], [axis(x, 0.7)]]
    assert app._wait(60.0) == [axis(x, 0.7)]
    app.dispatch([axis(x, 0.7)])
    looks.append([axis(x, 0.1)])
    assert app._wait(60.0) == [axis(x, 0.1)]


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


def test_a_trigger_held_on_a_pad_that_is_gone_means_nothing(
    sitting: Sitting, plugs: list[Plug], clock: list[float]
) -> None:
    app, right = sitting.app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    app.start(Menu())
    app.pads.listen()
    plugs += [Plug(sitting, 0x045E, 0x028E), Plug(sitting, 0x054C, 0x09CC)]
    for plug in plugs:
        plug.come()
    first, second = app.pads._pads
    app.pads.translate([axis(right, 1.0, pad=first)])
    plugs[1].press(DOWN)
    plugs[0].go()
    assert not app.pads.holding
    clock[0] += 1
    assert strokes(app.pads) == []
    assert strokes(app.pads, axis(right, 1.0, pad=second), axis(right, 0.0, pad=second)) == [
        (pygame.K_p, pygame.KMOD_SHIFT)
    ]


def test_the_left_stick_reads_and_held_down_lists_what_can_be_done(clock: list[float]) -> None:
    pads = Pads()
    stick = pygame.CONTROLLER_BUTTON_LEFTSTICK
    assert strokes(pads, down(stick)) == [(pygame.K_t, 0)]
    clock[0] += 0.4
    assert strokes(pads) == []
    clock[0] += 0.2
    assert strokes(pads) == [(pygame.K_w, pygame.KMOD_SHIFT)]
    clock[0] += 5
    assert strokes(pads) == []
    assert strokes(pads, up(stick)) == []
    assert not pads.holding
    assert strokes(pads, down(stick), up(stick)) == [(pygame.K_t, 0)]
    clock[0] += 1
    assert strokes(pads) == []


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
    assert SIGNS.told("Takes the last click back (Esc)") == "Takes the last click back (B)"
    assert SIGNS.told(tr("table.tip.menu")) == "Menu: save, settings, leave (Menu)"
    SIGNS.maker = "sony"
    assert SIGNS.told("Menu (Esc)") == "Menu (Circle)"
    SIGNS.swapped = True
    assert SIGNS.told("Menu (Esc)") == "Menu (Cross)"
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
    assert "LT" not in caps, "nothing is taken back on a page"


KEY_NAMES = re.compile(r"\b(?:Esc|Tab|F\d+|Enter|Shift|Ctrl|[Ww]heel|Arrows?)\b|\([EFHLNPRUVZ]\)")


def words_on_screen(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> str:
    """Give all words of a table, of its sheet of keys, of how it works, and all tooltips."""
    table: Any = sitting.table
    sitting.tick()
    with watched(monkeypatch) as seen:
        sitting.app.draw()
    sheet = Shortcuts()
    sheet.app = sitting.app
    return "\n".join(
        (
            *(" ".join(block.fitted.lines) for block in seen),
            *(f"{cap}: {does}" for cap, does in sheet.rows()),
            table.help_text(),
            *(SIGNS.told(widget.tip()) for widget in table.focus.widgets),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_whoever_uses_a_pad_reads_of_no_key(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for _ in moments(sitting, game, often=3):
        Thumb(sitting).press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        assert KEY_NAMES.findall(words_on_screen(sitting, monkeypatch)) == []
    sitting.key(pygame.K_DOWN)
    assert len(KEY_NAMES.findall(words_on_screen(sitting, monkeypatch))) > 5


@pytest.mark.parametrize("maker", ["", *MAKERS.values()])
def test_every_sign_can_be_drawn(sitting: Sitting, maker: str) -> None:
    SIGNS.maker = maker
    font = sitting.app.look.font(theme.SEMI, 15)
    for sign in SIGNS.all().values():
        assert sign
        assert font.shown(sign) == sign
    assert font.shown("△") != "△"


# -- coming and going ----------------------------------------------------------------------


VENDORS = {
    0x045E: ("microsoft", 0x028E, "LT", "B"),
    0x054C: ("sony", 0x09CC, "L2", "Circle"),
    0x057E: ("nintendo", 0x2009, "ZL", "B"),
    0x28DE: ("valve", 0x1142, "L2", "B"),
    0x1234: ("", 0x5678, "LT", "B"),
}
"""Number of a vendor → whose it is, a pad of theirs, what stands on the button that undoes, and on
the one that leads back."""
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
ALONE = ("person:Ada", "bot:random:Boris")
PEOPLE = ("person:Ada", "person:Boris")


def at_the_menu(sitting: Sitting) -> Match | None:
    sitting.app.start(Menu())
    return None


def in_a_game(sitting: Sitting, people: tuple[str, ...] = ALONE) -> Match:
    return sitting.open(Match(GAMES["zombanimaux"], people, seed=3)).match


def in_a_motion(sitting: Sitting) -> Match:
    match = in_a_game(sitting)
    sitting.app.settings.speed = "slow"
    sitting.table.waiting.set_speed()
    sitting.table.do(sitting.table.choice.actions[0])
    sitting.tick(3)
    assert sitting.table.director.moving
    return match


def under_a_curtain(sitting: Sitting) -> Match:
    match = in_a_game(sitting, PEOPLE)
    assert isinstance(sitting.app.stack.top, Curtain)
    return match


def hint(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> str:
    """Give the tooltip that is drawn at the first thing that has a key."""
    told: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr("zombiegames.ui.kit.focus.draw_tooltip", lambda *a, **_: told.append(a[2]))
        focus = sitting.app.stack.top.focus
        focus._moved(next(w for w in focus.widgets if w.tip().endswith(")") and w.focusable))
        sitting.app.draw()
    assert told
    return told[-1]


@pytest.mark.parametrize("moment", [at_the_menu, in_a_game, in_a_motion, under_a_curtain])
@pytest.mark.parametrize("vendor", VENDORS)
def test_a_pad_comes_and_goes_at_any_moment(
    sitting: Sitting,
    plugs: list[Plug],
    monkeypatch: pytest.MonkeyPatch,
    vendor: int,
    moment: Callable[[Sitting], Match | None],
) -> None:
    maker, product, undo, back = VENDORS[vendor]
    app = sitting.app
    match = moment(sitting)
    app.pads.listen()
    before, kept = app.stack.top, match and match.save()
    plug = Plug(sitting, vendor, product)
    plugs.append(plug)
    plug.come()
    assert app.toasts.texts == [tr("ui.pad.came", name=f"Pad {vendor:04x}")]
    plug.press(UP)
    plug.press(DOWN)
    assert app.stack.top is before
    assert (SIGNS.device, SIGNS.maker) == (PAD, maker)
    assert SIGNS.told("Back (U)") == f"Back ({undo})"
    assert SIGNS.told("Back (Esc)") == f"Back ({back})"
    plug.go()
    assert isinstance(app.stack.top, PadGone)
    assert SIGNS.device == KEYS
    sitting.key(pygame.K_RETURN)
    assert app.stack.top is before
    assert kept is None or (match and match.save()) == kept


def test_the_hint_on_the_screen_has_the_signs_of_the_pad(
    sitting: Sitting, plugs: list[Plug], monkeypatch: pytest.MonkeyPatch
) -> None:
    in_a_game(sitting)
    sitting.app.pads.listen()
    keys = hint(sitting, monkeypatch)
    plugs.append(Plug(sitting, 0x054C, 0x09CC))
    plugs[0].come()
    plugs[0].press(UP)
    pad = hint(sitting, monkeypatch)
    assert keys.partition(" (")[0] == pad.partition(" (")[0]
    assert keys != pad
    assert pad == SIGNS.told(keys)


def test_what_is_chosen_stays_while_the_pad_is_gone(sitting: Sitting, plugs: list[Plug]) -> None:
    app = sitting.app
    for _ in moments(sitting, "zombiaki", seed=0):
        click_something(sitting.table)
        table: Any = sitting.table
        if table.choice and table.choice.picker.selected:
            break
    app.pads.listen()
    plugs.append(Plug(sitting, 0x045E, 0x028E))
    plugs[0].come()
    plugs[0].press(DOWN)
    chosen = list(table.choice.picker.selected)
    assert chosen
    plugs[0].go()
    assert isinstance(app.stack.top, PadGone)
    plugs[0].come()
    assert app.stack.top is table
    assert list(table.choice.picker.selected) == chosen
    assert SIGNS.device == KEYS
    plugs[0].press(UP)
    assert SIGNS.device == PAD


def test_of_several_pads_the_last_one_pressed_counts(sitting: Sitting, plugs: list[Plug]) -> None:
    app = sitting.app
    app.start(Menu())
    app.pads.listen()
    plugs += [Plug(sitting, 0x045E, 0x028E), Plug(sitting, 0x054C, 0x09CC)]
    for plug in plugs:
        plug.come()
    for plug, maker in ((plugs[0], "microsoft"), (plugs[1], "sony"), (plugs[0], "microsoft")):
        plug.press(DOWN)
        assert SIGNS.maker == maker
    plugs[1].go()
    assert isinstance(app.stack.top, Menu)
    assert (SIGNS.device, SIGNS.maker) == (PAD, "microsoft")


def test_of_a_pad_that_nobody_knows_the_game_says_so_once(
    sitting: Sitting, plugs: list[Plug]
) -> None:
    app = sitting.app
    app.start(Menu())
    app.pads.listen()
    plugs.append(Plug(sitting, 0x1234, 0x5678, UNKNOWN))
    plugs[0].come()
    assert app.toasts.texts == [tr("ui.pad.unknown")]
    app.toasts.update(60)
    assert app.toasts.texts == []
    plugs[0].press(UP)
    plugs[0].go()
    plugs[0].come()
    assert app.toasts.texts == []
    assert SIGNS.device == KEYS
    assert isinstance(app.stack.top, Menu)


def test_a_pad_that_dies_is_not_felt_and_not_missed_twice(
    sitting: Sitting, plugs: list[Plug]
) -> None:
    app = sitting.app
    app.settings.rumble = True
    app.start(Menu())
    app.pads.listen()
    plugs.append(Plug(sitting, 0x045E, 0x028E))
    plugs[0].come()
    plugs[0].press(DOWN)
    # Gone, and the program has not heard of it yet.
    plugs[0].sdl.SDL_JoystickDetachVirtual(plugs[0].index)
    app.buzz()
    plugs[0].look()
    app.buzz()
    sitting.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert [type(scene) for scene in app.stack.scenes] == [Menu, PadGone]
    plugs[0].index = -1


def test_a_pad_that_floods_is_cut_short(sitting: Sitting) -> None:
    pads = Pads()
    flood = [down(DOWN), up(DOWN)] * 5_000
    assert len(strokes(pads, *flood)) == MOST_KEYS
    assert strokes(pads, down(DOWN), up(DOWN)) == [(pygame.K_DOWN, 0)]


def test_only_who_wishes_feels_that_it_is_their_turn(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt: list[int] = []
    app = sitting.app
    monkeypatch.setattr(app.pads, "buzz", lambda: felt.append(1))
    # Sounds of what happens are felt too.
    monkeypatch.setattr(app.audio, "play", lambda name: None)
    monkeypatch.setattr("zombiegames.ui.app.FELT", ())
    match = in_a_game(sitting)
    table: Any = sitting.table
    for wished in (False, True):
        app.settings.rumble = wished
        felt.clear()
        others = 0
        while not others:
            seen = len(match)
            table.do(table.choice.actions[0])
            sitting.settle(2000)
            others = len(match) - seen - 1
        assert table.can_act
        assert len(felt) == wished
