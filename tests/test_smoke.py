"""The real program in a real window: it starts, shows its menu and ends when told to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.smoke import SmokeFailed, smoke
from scripts.virtual_screen import VirtualScreen
from tests.conftest import ROOT, run_python
from zombiegames import __version__

pytestmark = pytest.mark.whole


def program(code: str) -> list[str]:
    return [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"]


WINDOW = """
import pygame
pygame.init()
screen = pygame.display.set_mode((640, 360))
for x in range(640):
    screen.fill((x % 256, x // 3, 90), (x, 0, 1, 360))
pygame.display.flip()
"""


def test_the_program_starts_and_ends(virtual_screen: VirtualScreen, tmp_path: Path) -> None:
    """The menu within some seconds (the figures are ``scripts/bench.py``'s), a clean end."""
    command = [sys.executable, "-m", "zombiegames", "--windowed"]
    seen = smoke(command, virtual_screen, tmp_path / "smoke" / "profile", start=20)
    assert "no process left" in seen
    assert (tmp_path / "smoke" / "profile").is_dir()


def test_it_says_its_version_and_nothing_else() -> None:
    environ = {k: v for k, v in os.environ.items() if not k.startswith("PYGAME")}
    done = run_python("-m", "zombiegames", "--version", env=environ)
    assert (done.returncode, done.stdout) == (0, f"zombiegames {__version__}\n")


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_told_to_end_it_ends_quietly(
    virtual_screen: VirtualScreen, tmp_path: Path, sign: signal.Signals, code: int
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "zombiegames", "--windowed"],
        cwd=ROOT,
        env=virtual_screen.environ | {"ZOMBIEGAMES_HOME": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # A shell that runs this in the background has told its children to ignore Ctrl C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as program:
        try:
            assert virtual_screen.wait_for_picture(20).colours() >= 200
            program.send_signal(sign)
            _, errors = program.communicate(timeout=20)
        finally:
            program.kill()
    assert program.returncode == code
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("print('sorry'); sys.exit(3)", "ended with 3: sorry"),
        ("import time; time.sleep(60)", "nothing to be seen"),
        (WINDOW + "import time; time.sleep(60)", "still running"),
        (
            WINDOW + "while pygame.event.wait().type != pygame.QUIT: pass\n"
            "print('Traceback'); sys.exit(0)",
            "Traceback",
        ),
        (
            WINDOW + "import subprocess; subprocess.Popen(['sleep', '5'])\n"
            "while pygame.event.wait().type != pygame.QUIT: pass",
            "processes are left: .* sleep",
        ),
    ],
)
def test_smoke_sees_what_is_wrong(
    virtual_screen: VirtualScreen, tmp_path: Path, code: str, words: str
) -> None:
    start = 20 if WINDOW in code else 2
    with pytest.raises(SmokeFailed, match=words):
        smoke(program(code), virtual_screen, tmp_path / "smoke" / "profile", start)


X_ERROR = """
import ctypes, os, sys
from zombiegames.ui.kit import window
if {careless}:
    window.survive_x_errors = lambda: None
opened = window.Window((1024, 640), False, "errors")
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))
x11.XMapWindow(display, ctypes.c_ulong(0xDEAD))
x11.XSync(display, 0)
for _ in range(2):
    opened.toggle_full_screen()
    opened.canvas.fill((9, 90, 9))
    opened.show()
print("went on")
opened.close()
"""


@pytest.mark.parametrize("careless", [False, True])
def test_an_error_of_the_x_server_does_not_end_the_program(
    virtual_screen: VirtualScreen, careless: bool
) -> None:
    code = X_ERROR.format(careless=careless)
    done = run_python(*program(code)[1:], env=virtual_screen.environ)
    assert (done.returncode == 0, "went on" in done.stdout) == (not careless, not careless)
    assert "X error" in done.stderr if not careless else "X Error" in done.stderr
