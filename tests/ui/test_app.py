"""The program around the scenes: events, window, language, sound, crashes, the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import (
    PAGES,
    a_match,
    click,
    down,
    fill_profile,
    key,
    key_up,
    motion,
    open_app,
    pixels,
    post,
    tap_key,
    up,
    widget,
)
from zombiegames.store.profile import open_profile
from zombiegames.ui import app as app_module
from zombiegames.ui.app import App
from zombiegames.ui.events import RAW, Cleaner
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.dialogs import Confirm, Curtain, Pause, Question, Shortcuts
from zombiegames.ui.kit.page import Page
from zombiegames.ui.kit.scene import IDLE, MOTION, Pop, Push, Quit, Reset, Scene
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.pages.crash import Crash
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.touch import FINGERS

if TYPE_CHECKING:
    from pathlib import Path


class Counter(Page):
    """A page full of targets that counts how often any was pressed."""

    def __init__(self) -> None:
        self.pressed = 0

    def build(self) -> None:
        side = 40
        for y in range(0, self.size[1], side):
            for x in range(0, self.size[0], side):
                rect = pygame.Rect(x, y, side - 2, side - 2)
                self.add(Button(self.look, rect, "x", self._press), f"{x}/{y}")

    def _press(self) -> None:
        self.pressed += 1

    def back(self) -> None:
        self.pressed += 1


OVERLAYS = {
    "confirm": lambda: Confirm(lambda: Question("Sure?", "Yes"), lambda: None),
    "pause": lambda: Pause("zombiaki"),
    "keys": Shortcuts,
    "curtain": lambda: Curtain("Ada", lambda: None),
}


# -- B23: overlays -------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("name", OVERLAYS)
def test_no_click_goes_through_an_overlay(name: str) -> None:
    """Every 20 pixels, inside, outside and on the edges; the click that closes does no more."""
    app = open_app()
    below = Counter()
    app.start(below)
    for y in range(5, 720, 20):
        for x in range(5, 1280, 20):
            if len(app.stack.scenes) == 1:
                app.stack.change(Push(OVERLAYS[name]()))
            click(app, (x, y))
            if app.stack.scenes[0] is not below:
                below = Counter()
                app.stack.change(Reset(below))
            while len(app.stack.scenes) > 2:
                app.stack.change(Pop())
            assert below.pressed == 0, f"at {x}, {y}"


@pytest.mark.parametrize("name", OVERLAYS)
def test_no_key_goes_through_an_overlay(name: str) -> None:
    app = open_app()
    below = Counter()
    app.start(below)
    codes = [
        pygame.K_RETURN,
        pygame.K_ESCAPE,
        pygame.K_SPACE,
        pygame.K_TAB,
        pygame.K_1,
        pygame.K_a,
        pygame.K_LEFT,
    ]
    for code in codes:
        app.stack.change(Push(OVERLAYS[name]()))
        tap_key(app, code)
        assert below.pressed == 0
        while len(app.stack.scenes) > 1:
            app.stack.change(Pop())
        if app.stack.scenes[0] is not below:
            app.stack.change(Reset(below))


def test_a_release_after_the_overlay_went_presses_nothing() -> None:
    app = open_app()
    below = Counter()
    app.start(below)
    app.stack.change(Push(Shortcuts()))
    place = widget(app, "close").rect.center
    post(app, motion(place), down(place))
    tap_key(app, pygame.K_ESCAPE)
    assert app.stack.top is below
    post(app, up(place))
    assert below.pressed == 0
    click(app, place)
    assert below.pressed == 1


# -- B25: taps -----------------------------------------------------------------------------


def finger(kind: int) -> pygame.event.Event:
    return pygame.event.Event(kind, x=0.1, y=0.1, dx=0, dy=0, finger_id=1, touch_id=1)


def test_a_tap_counts_once() -> None:
    app = open_app()
    page = Counter()
    app.start(page)
    spot = (60, 60)
    post(
        app,
        finger(pygame.FINGERDOWN),
        down(spot, touch=True),
        finger(pygame.FINGERUP),
        up(spot, touch=True),
        down(spot),
        up(spot),
    )
    assert page.pressed == 1


def test_two_presses_of_a_mouse_count_twice() -> None:
    app = open_app()
    page = Counter()
    app.start(page)
    click(app, (60, 60))
    click(app, (60, 60))
    assert page.pressed == 2


def test_a_mouse_after_a_while_is_no_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [100.0]
    monkeypatch.setattr("zombiegames.ui.events.now", lambda: moment[0])
    cleaner = Cleaner()
    size = (1280, 720)
    whole = pygame.Rect((0, 0), size)
    first = cleaner.clean([down((9, 9), touch=True), up((9, 9), touch=True)], whole, size)
    twin = cleaner.clean([down((9, 9)), up((9, 9))], whole, size)
    moment[0] += 0.2
    real = cleaner.clean([down((9, 9)), up((9, 9))], whole, size)
    assert (len(first), len(twin), len(real)) == (2, 0, 2)


def test_events_of_fingers_and_pads_are_not_blocked_at_their_source() -> None:
    open_app()
    assert not any(pygame.event.get_blocked(kind) for kind in (*RAW, *FINGERS))


def test_a_held_key_acts_once() -> None:
    app = open_app()
    page = Counter()
    app.start(page)
    tap_key(app, pygame.K_TAB)
    post(app, key(pygame.K_RETURN), key(pygame.K_RETURN), key(pygame.K_RETURN))
    assert page.pressed == 1
    post(app, key_up(pygame.K_RETURN), key(pygame.K_RETURN))
    assert page.pressed == 2
    post(app, pygame.event.Event(pygame.WINDOWFOCUSLOST), key(pygame.K_RETURN))
    assert page.pressed == 3, "the key-up may have gone to another window"


def test_many_motions_become_one() -> None:
    size = (1280, 720)
    events = [motion((x, 5)) for x in range(50)]
    cleaned = Cleaner().clean([*events, down((49, 5)), *events], pygame.Rect((0, 0), size), size)
    assert [event.type for event in cleaned] == [
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEMOTION,
    ]
    assert cleaned[0].pos == (49, 5)


# -- B26: sizes ----------------------------------------------------------------------------


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    post(app, pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


@pytest.mark.whole
@pytest.mark.parametrize(
    "size",
    [
        (1280, 720),
        (1366, 768),
        (1920, 1080),
        (2560, 1440),
        (3840, 2160),
        (1024, 600),
        (3440, 1440),
        (1080, 1920),
        (640, 480),
        (400, 300),
        (1024, 640),
    ],
)
def test_every_size_can_be_used(size: tuple[int, int]) -> None:
    app = open_app()
    app.start(Menu())
    resize(app, size)
    app.draw()
    width, height = app.size
    assert width >= 1024
    assert height >= 640
    if size[0] >= 1024 and size[1] >= 640:
        assert app.size == size, "real pixels"
    assert abs(width / height - size[0] / size[1]) < 0.01, "never stretched"
    button = widget(app, "settings").rect
    last = (
        (button.right - 1) * size[0] / width + 0.4,
        (button.bottom - 1) * size[1] / height + 0.4,
    )
    click(app, (int(last[0]), int(last[1])))
    assert isinstance(app.stack.top, SettingsPage)
    corner = Cleaner().clean([motion((size[0] - 1, size[1] - 1))], app.window.pane, app.size)[0].pos
    assert width - corner[0] <= -(-width // size[0]) + 1
    assert height - corner[1] <= -(-height // size[1]) + 1


def test_a_resized_page_looks_like_a_fresh_one() -> None:
    for size in ((1600, 900), (1024, 640), (1280, 1024)):
        app = open_app()
        app.start(Setup("zombiaki"))
        pixels(app)
        resize(app, size)
        resized = pixels(app)
        fresh = open_app(size)
        fresh.start(Setup("zombiaki"))
        assert pixels(fresh) == resized


def test_full_screen_and_back_twenty_times() -> None:
    app = open_app((1100, 700))
    app.start(Menu())
    for _ in range(20):
        post(app, key(pygame.K_F11), key_up(pygame.K_F11))
        assert app.window.full_screen
        assert app.settings.full_screen
        post(app, key(pygame.K_RETURN, mod=pygame.KMOD_LALT), key_up(pygame.K_RETURN))
        assert not app.window.full_screen
        assert app.size == (1100, 700)
    assert isinstance(app.stack.top, Menu)
    assert app.settings.window_size == (1100, 700)


# -- B27: sleep ----------------------------------------------------------------------------


class Lively(Scene):
    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.updates = 0

    def pace(self) -> int:
        return self.wanted

    def update(self, dt: float) -> None:
        self.updates += 1

    def patches(self) -> list[pygame.Rect]:
        return [pygame.Rect(0, 0, 10, 10)]


def test_idle_life_sleeps_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000.0]
    monkeypatch.setattr(app_module, "now", lambda: moment[0])
    app = open_app()
    app.start(Lively(IDLE))
    assert app.pace() == IDLE
    moment[0] += app_module.SLEEP_AFTER + 1
    assert app.pace() == 0
    post(app, motion((5, 5)))
    assert app.pace() == IDLE
    app.settings.reduced_motion = True
    assert app.pace() == 0


def test_motion_does_not_sleep_but_a_hidden_window_does(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000.0]
    monkeypatch.setattr(app_module, "now", lambda: moment[0])
    app = open_app()
    app.start(Lively(MOTION))
    moment[0] += 100
    assert app.pace() == MOTION
    monkeypatch.setattr(type(app.window), "hidden", property(lambda self: True))
    assert app.pace() == app_module.HIDDEN_PACE
    frames = app.frames
    app.step()
    assert app.frames == frames, "nothing is drawn that nobody sees"


def test_only_patches_are_drawn_while_idle() -> None:
    app = open_app()
    drawn: list[pygame.Rect] = []

    class Patchy(Lively):
        def draw(self, surface: pygame.Surface) -> None:
            drawn.append(surface.get_clip())

    app.start(Patchy(IDLE))
    assert drawn == [pygame.Rect(0, 0, 1280, 720)]
    app.draw_changes()
    assert drawn[1:] == [pygame.Rect(0, 0, 10, 10)]


def test_nothing_is_drawn_when_nothing_changes() -> None:
    app = open_app()
    app.start(Setup("zombiaki"))
    frames = app.frames
    post(app, motion((1, 1)))
    app.draw_changes()
    before = app.frames
    for _ in range(5):
        app.draw_changes()
    assert app.frames == before
    assert frames <= before <= frames + 1


def test_a_long_pause_is_one_short_step() -> None:
    app = open_app()
    steps: list[float] = []

    class Slow(Lively):
        def update(self, dt: float) -> None:
            steps.append(dt)

    app.start(Slow(MOTION))
    app._last_update -= 600
    app.step()
    assert steps == [app_module.LONGEST_STEP]


# -- scenes --------------------------------------------------------------------------------


def test_the_stack_follows_transitions() -> None:
    app = open_app()
    left: list[str] = []

    class Named(Scene):
        def __init__(self, name: str) -> None:
            self.name = name

        def leave(self) -> None:
            left.append(self.name)

    one, two, three = Named("one"), Named("two"), Named("three")
    app.start(one)
    app.stack.change(Push(two))
    app.stack.change(Push(three))
    assert [scene.name for scene in app.stack.scenes] == ["one", "two", "three"]  # type: ignore[attr-defined]
    app.stack.change(Pop(Pop()))
    assert app.stack.top is one
    assert left == ["three", "two"]
    app.stack.change(Push(two))
    app.stack.change(Reset(three))
    assert left == ["three", "two", "two", "one"]
    app.stack.change(Quit())
    assert app.stack.ended


def test_from_menu_to_setup_and_back_by_keyboard() -> None:
    app = open_app()
    app.start(Menu())
    tap_key(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, Setup)
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Confirm)
    tap_key(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, Menu), "Enter does what can be taken back"
    tap_key(app, pygame.K_ESCAPE)
    tap_key(app, pygame.K_RIGHT)
    tap_key(app, pygame.K_RIGHT)
    tap_key(app, pygame.K_RETURN)
    assert app.stack.ended


def test_f1_opens_the_keys_once() -> None:
    app = open_app()
    app.start(Menu())
    tap_key(app, pygame.K_F1)
    tap_key(app, pygame.K_F1)
    assert [type(scene) for scene in app.stack.scenes] == [Menu, Shortcuts]


def test_the_language_changes_everywhere_at_once() -> None:
    app = open_app()
    app.start(Menu())
    app.stack.change(Push(SettingsPage()))
    english = widget(app, "tabs").values[0][1]
    app.set_language("fr")
    assert widget(app, "tabs").values[0][1] == "Écran" != english
    assert app.settings.language == "fr"
    app.stack.change(Pop())
    assert widget(app, "quit").text == "Quitter"


# -- B33, B34: no sound, no home -----------------------------------------------------------


def test_no_sound_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    app = App(open_profile())
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuch")
    app.audio.open()
    assert not app.audio.available
    assert app.audio.reason
    app.audio.play("select")
    app.audio.music("menu")
    app.audio.set_volumes(50, 50, False)
    app.start(SettingsPage("sound"))
    assert not widget(app, "music_volume").enabled
    assert widget(app, "no_device").text == i18n.tr("ui.settings.no_device")
    assert app.audio.close()


def test_every_sound_and_music_there_is_can_be_played() -> None:
    from zombiegames.ui.kit.assets import asset_root

    app = open_app()
    for path in sorted((asset_root() / "sfx").glob("*.ogg")):
        app.audio.play(path.stem)
    for path in sorted((asset_root() / "music").glob("*.ogg")):
        app.audio.music(path.stem)
    assert app.audio.available


def test_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file stands where the folder should be: the game runs, one banner says why."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file", encoding="utf-8")
    monkeypatch.setenv("ZOMBIEGAMES_HOME", str(blocked))
    app = open_app()
    app.start(Menu())
    for _ in range(3):
        app._live([motion((5, 5))], 0)
    assert len(app.toasts.texts) == 1
    assert str(blocked) in app.toasts.texts[0]
    english = app.toasts.texts[0]
    app.set_language("fr")
    assert app.toasts.texts[0] != english
    assert str(blocked) in app.toasts.texts[0]
    app.toggle_full_screen()
    app.toggle_full_screen()
    assert app.screenshot() is None
    rect = app.toasts.places()[-1][0]
    click(app, rect.center)
    assert len(app.toasts.texts) == 1, "the banner went, the word about the picture stays"
    app.start(SettingsPage())
    app.close()


def test_screenshots_are_kept_side_by_side(tmp_path: Path) -> None:
    app = open_app()
    app.start(Menu())
    first, second = app.screenshot(), app.screenshot()
    assert first is not None
    assert second is not None
    assert first != second
    assert pygame.image.load(str(first)).get_size() == (1280, 720)


# -- crashes -------------------------------------------------------------------------------


class Broken(Scene):
    def __init__(self, where: str) -> None:
        self.where = where

    def record(self) -> str:
        return a_match(10).save()

    def handle(self, event: pygame.event.Event) -> None:
        if self.where == "handle":
            raise RuntimeError("handle")

    def update(self, dt: float) -> None:
        if self.where == "update":
            raise RuntimeError("update")

    def draw(self, surface: pygame.Surface) -> None:
        if self.where == "draw" and self.app.frames:
            raise RuntimeError("draw")

    def leave(self) -> None:
        raise RuntimeError("leave")

    def pace(self) -> int:
        return MOTION


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_crash_is_told_and_kept(where: str) -> None:
    app = open_app()
    scene = Broken(where)
    app.start(scene)
    scene.dirty = True
    app._last_update -= 1
    pygame.event.post(motion((5, 5)))
    app.step()
    top = app.stack.top
    assert isinstance(top, Crash)
    assert top.report is not None
    report = top.report.read_text(encoding="utf-8")
    assert f"RuntimeError: {where}" in report
    assert 'game = "zombiaki"' in report
    assert str(top.report) in top.text()
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)


@pytest.mark.whole
def test_pages_survive_a_storm_of_events() -> None:
    """Any click and key anywhere leaves the program alive."""
    import random

    rng = random.Random(11)
    codes = [
        pygame.K_TAB,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_RETURN,
        pygame.K_SPACE,
        pygame.K_PAGEDOWN,
        pygame.K_BACKSPACE,
    ]
    for name, show in PAGES.items():
        app = open_app()
        fill_profile(app)
        show(app)
        depth = len(app.stack.scenes)
        for _ in range(120):
            if app.stack.ended or len(app.stack.scenes) != depth:
                break
            spot = (rng.randrange(1280), rng.randrange(720))
            tap_key(app, rng.choice(codes), mod=rng.choice((0, pygame.KMOD_SHIFT)))
            if rng.random() < 0.5:
                post(app, motion(spot), down(spot))
                post(app, motion((rng.randrange(1280), rng.randrange(720))))
                post(app, up(spot))
            wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)))
            post(app, wheel)
        if app.stack.scenes:
            app.draw()
        app.stack.ended = False
        assert name
