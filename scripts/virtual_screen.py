"""A screen without a monitor: an X server in memory, for tests and pictures of the program.

Linux with ``Xvfb`` (Debian: ``apt-get install xvfb``). Its picture is read straight from the
server's memory, and windows are closed as a window's own button would.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import struct
import subprocess
import tempfile
import time
from ctypes.util import find_library
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from types import TracebackType


class NoVirtualScreen(Exception):
    """What is missing; the text says how to get it."""


class Picture(NamedTuple):
    """What a screen shows."""

    width: int
    height: int
    pixels: bytes
    """Blue, green, red and a byte without meaning, row by row."""

    def colours(self) -> int:
        """Count the different colours."""
        return len(set(memoryview(self.pixels).cast("I")))

    def share_of(self, colour: tuple[int, int, int]) -> float:
        """Give the share of pixels of one colour (red, green, blue)."""
        wanted = colour[2] | colour[1] << 8 | colour[0] << 16
        pixels = memoryview(self.pixels).cast("I")
        return sum(pixel & 0xFFFFFF == wanted for pixel in pixels) / len(pixels)


class VirtualScreen:
    """An X server of one screen; also a context manager."""

    def __init__(self, width: int = 1920, height: int = 1080) -> None:
        self.size = width, height
        self.display = ""
        """Such as ``:99``."""
        self._server: subprocess.Popen[bytes] | None = None
        self._folder = ""

    def __enter__(self) -> VirtualScreen:
        self.open()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def open(self) -> None:
        """Start the server.

        Raises:
            NoVirtualScreen: if there is no ``Xvfb`` or it does not start.
        """
        xvfb = shutil.which("Xvfb")
        if xvfb is None:
            raise NoVirtualScreen("no Xvfb (Debian: apt-get install xvfb)")
        self._folder = tempfile.mkdtemp(prefix="screen-")
        reading, writing = os.pipe()
        size = "{}x{}x24".format(*self.size)
        self._server = subprocess.Popen(
            [
                *(xvfb, "-displayfd", str(writing), "-screen", "0", size),
                *("-fbdir", self._folder, "-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            self.close()
            raise NoVirtualScreen("Xvfb does not start")
        self.display = f":{number}"

    def close(self) -> None:
        """End the server."""
        if self._server is not None:
            self._server.terminate()
            self._server.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def environ(self) -> dict[str, str]:
        """An environment in which a program opens its window on this screen."""
        environ = {k: v for k, v in os.environ.items() if k != "WAYLAND_DISPLAY"}
        return environ | {
            "DISPLAY": self.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }

    def picture(self) -> Picture:
        """Look at the screen."""
        content = (Path(self._folder) / "Xvfb_screen0").read_bytes()
        # The file is an X window dump: a header of big-endian words, then a table of colours.
        header = struct.unpack(">25I", content[:100])
        width, height, line, colours = header[4], header[5], header[12], header[19]
        start = header[0] + 12 * colours
        rows = (content[start + y * line :][: width * 4] for y in range(height))
        return Picture(width, height, b"".join(rows))

    def wait_for_picture(self, seconds: float, least_colours: int = 200) -> Picture:
        """Wait until something is drawn; gives what is there when the time is over."""
        end = time.monotonic() + seconds
        picture = self.picture()
        while picture.colours() < least_colours and time.monotonic() < end:
            time.sleep(0.1)
            picture = self.picture()
        return picture

    def close_windows(self) -> int:
        """Ask all windows to close, as their own button would; gives how many there were."""
        return _close_windows(self.display)


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 12),
    )


def _close_windows(display_name: str) -> int:
    """Send WM_DELETE_WINDOW to every window that understands it."""
    client_message = 33
    x11 = ctypes.CDLL(find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = ctypes.c_ulong
    display = x11.XOpenDisplay(display_name.encode())
    if not display:
        return 0
    display = ctypes.c_void_p(display)
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    closed = 0
    for window in _children(x11, display, x11.XDefaultRootWindow(display)):
        atoms, number = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_int()
        known = x11.XGetWMProtocols(
            display, ctypes.c_ulong(window), ctypes.byref(atoms), ctypes.byref(number)
        )
        if known and delete in atoms[: number.value]:
            message = _ClientMessage(client_message, 0, 1, display, window, protocols, 32)
            message.data[0] = delete
            x11.XSendEvent(display, ctypes.c_ulong(window), 0, 0, ctypes.byref(message))
            closed += 1
    x11.XSync(display, 0)
    x11.XCloseDisplay(display)
    return closed


def _children(x11: ctypes.CDLL, display: ctypes.c_void_p, window: int) -> list[int]:
    root, parent = ctypes.c_ulong(), ctypes.c_ulong()
    children, number = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    x11.XQueryTree(
        display,
        ctypes.c_ulong(window),
        ctypes.byref(root),
        ctypes.byref(parent),
        ctypes.byref(children),
        ctypes.byref(number),
    )
    return children[: number.value] if number.value else []
