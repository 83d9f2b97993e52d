"""The window: opened, resized, made full screen and back, always in real pixels."""

from __future__ import annotations

import os
import sys
import warnings
from functools import cache
from pathlib import Path

UNSEEN_DRIVERS = ("offscreen", "dummy")
"""What SDL falls back to where there is no screen."""

SMALLEST = (1024, 640)
"""Below this size the picture is drawn so large and scaled down."""

SMALLEST_WINDOW = (640, 400)
"""No window is made smaller, by whoever heeds it: below this nothing can be read."""

NARROWEST, WIDEST = 0.5, 4.0
"""Width : height of the picture; what else the window has stays black."""


def is_game_mode() -> bool:
    """Tell whether there is no desktop but a screen for games alone, as on a Steam Deck."""
    return os.environ.get("XDG_CURRENT_DESKTOP") == "gamescope"


class NoScreenError(Exception):
    """There is no screen to show a window on."""


def prepare_environment() -> None:
    """Tell SDL what it must know before pygame is imported."""
    environ = os.environ
    for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        # Set but empty is as good as not set; SDL would look for a driver without a name.
        if not environ.get(driver, driver):
            del environ[driver]
    environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", "zombiegames")
    environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if sys.platform.startswith("linux") and not _has_graphics_card():
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _has_graphics_card() -> bool:
    try:
        return any(Path("/dev/dri").glob("renderD*")) or Path("/dev/nvidiactl").exists()
    except OSError:
        return False


prepare_environment()

import pygame  # noqa: E402

XLIB = "libX11.so.6"
"""The system's own, which SDL draws with. Named apart: a freezer takes along what a call names."""


@cache
def _x_error_handler() -> object:
    """Make the answer to an X error, and keep it as long as Xlib may ask for it."""
    import ctypes

    def go_on(display: int, error: int) -> int:
        sys.stderr.write("An X error was passed over.\n")
        return 0

    return ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(go_on)


def survive_x_errors() -> None:
    """Go on after an error that an X server reports.

    It reports them late, such as for a picture that was on its way while the window changed its
    size, and Xlib's own answer to any is to end the program at once. What was lost is one picture;
    the next one is drawn all the same.
    """
    import ctypes

    try:
        xlib = ctypes.CDLL(XLIB)
    except OSError:
        return
    xlib.XSetErrorHandler(_x_error_handler())


def _position() -> tuple[int, int] | None:
    try:
        return pygame.display.get_window_position()
    except pygame.error:
        return None


class Window:
    """The one window. ``canvas`` is what scenes draw on."""

    def __init__(self, size: tuple[int, int], full_screen: bool, title: str) -> None:
        self._open_display()
        self.title = title
        self.windowed_size = size
        """Size to come back to from full screen."""
        self.full_screen = False
        self._place: tuple[int, int] | None = None
        self._small: pygame.Surface | None = None
        pygame.display.set_caption(title)
        self._set(full_screen)

    @staticmethod
    def _open_display() -> None:
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoScreenError(str(error)) from error
        driver = pygame.display.get_driver()
        if driver in UNSEEN_DRIVERS and os.environ.get("SDL_VIDEODRIVER") != driver:
            pygame.display.quit()
            raise NoScreenError(driver)
        if driver == "x11":
            survive_x_errors()

    def _set(self, full_screen: bool) -> None:
        desktops = pygame.display.get_desktop_sizes() or [(1280, 720)]
        seen = pygame.display.get_driver() not in UNSEEN_DRIVERS
        try:
            with warnings.catch_warnings():
                # A system may refuse a size; what it gave is asked for afterwards.
                warnings.simplefilter("ignore", RuntimeWarning)
                # The one way to a smallest size.
                warnings.simplefilter("ignore", DeprecationWarning)
                if full_screen:
                    self._place = _position()
                    if seen and len(desktops) == 1 and self._place is not None:
                        # Without a window manager full screen only changes the size.
                        pygame.display.set_window_position((0, 0))
                    pygame.display.set_mode(desktops[0], pygame.FULLSCREEN)
                else:
                    size = self.windowed_size
                    if seen:
                        largest = max(desktops)
                        size = (min(size[0], largest[0]), min(size[1], largest[1]))
                    size = (max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1]))
                    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
                    if surface.get_size() != size:
                        # Without a window manager the first call only leaves full screen.
                        pygame.display.set_mode(size, pygame.RESIZABLE)
                    pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
                    if self._place is not None and seen:
                        pygame.display.set_window_position(self._place)
        except pygame.error as error:
            raise NoScreenError(str(error)) from error
        self.full_screen = full_screen

    def set_icon(self, icon: pygame.Surface) -> None:
        """Show a picture in the title bar and the task bar."""
        pygame.display.set_icon(icon)

    @property
    def surface(self) -> pygame.Surface:
        """The pixels of the window."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Size of the window in pixels."""
        return self.surface.get_size()

    @property
    def pane(self) -> pygame.Rect:
        """The part of the window that shows the canvas: all of it, or the middle of an odd one."""
        whole = self.surface.get_rect()
        width, height = whole.size
        pane = pygame.Rect(0, 0, min(width, height * WIDEST), min(height, width / NARROWEST))
        pane.center = whole.center
        return pane

    @property
    def canvas_size(self) -> tuple[int, int]:
        """Size scenes draw at: that of the window, or larger if it is too small."""
        width, height = self.pane.size
        share = max(1, SMALLEST[0] / width, SMALLEST[1] / height)
        return round(width * share), round(height * share)

    @property
    def canvas(self) -> pygame.Surface:
        """What scenes draw on."""
        size = self.canvas_size
        if size == self.size:
            self._small = None
            return self.surface
        if self._small is None or self._small.get_size() != size:
            self._small = pygame.Surface(size).convert()
        return self._small

    def remember_size(self) -> None:
        """Take the size of the window as the one to come back to."""
        if not self.full_screen:
            self.windowed_size = self.size

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self.remember_size()
        self._set(not self.full_screen)

    def show(self, rects: list[pygame.Rect] | None = None) -> None:
        """Bring what was drawn to the screen; ``rects``: only these parts of the canvas."""
        if self._small is not None:
            pane = self.pane
            self.surface.fill((0, 0, 0))
            pygame.transform.smoothscale(self._small, pane.size, self.surface.subsurface(pane))
            rects = None
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(rects)

    @property
    def hidden(self) -> bool:
        """Whether nothing of it can be seen."""
        return not pygame.display.get_active()

    def close(self) -> None:
        """Take the window away."""
        pygame.display.quit()
