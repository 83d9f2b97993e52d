"""Start the real program on a virtual screen, look at it, close its window.

    python3 scripts/smoke.py [command of the program ...]

Fails unless the menu appears, the picture is no plain one, closing the window ends the program
with exit code 0 in two seconds, nothing was complained about and no process is left.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.virtual_screen import NoVirtualScreen, VirtualScreen  # noqa: E402

START = 60.0
"""Seconds until the first picture; the first start may have to install packages."""

END = 4.0
"""Seconds from closing the window to the end of the process; two, and two for a busy machine."""


class SmokeFailed(Exception):
    """What went wrong."""


def smoke(command: list[str], screen: VirtualScreen, home: Path, start: float = START) -> str:
    """Run the program once; gives what was seen, in a line.

    Raises:
        SmokeFailed: with what went wrong.
    """
    environ = screen.environ | {"ZOMBIEGAMES_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    home.parent.mkdir(parents=True, exist_ok=True)
    log = home.parent / "smoke.log"
    began = time.monotonic()
    with log.open("wb") as output:
        program = subprocess.Popen(
            command, env=environ, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        picture = screen.picture()
        while picture.colours() < 200 and time.monotonic() < began + start:
            if program.poll() is not None:
                raise SmokeFailed(f"ended with {program.returncode}: {_read(log)}")
            picture = screen.wait_for_picture(0.5)
        appeared = time.monotonic() - began
        colours, black = picture.colours(), picture.share_of((0, 0, 0))
        if colours < 200:
            raise SmokeFailed(f"nothing to be seen after {start:.0f} s: {_read(log)}")
        time.sleep(1.0)
        closing = time.monotonic()
        if not screen.close_windows():
            raise SmokeFailed("there is no window to close")
        try:
            code = program.wait(END)
        except subprocess.TimeoutExpired:
            raise SmokeFailed(f"still running {END:.0f} s after its window was closed") from None
        took = time.monotonic() - closing
        if code != 0:
            raise SmokeFailed(f"ended with {code}: {_read(log)}")
        if "Traceback" in _read(log):
            raise SmokeFailed(_read(log))
        left = processes_of(program.pid)
        if left:
            raise SmokeFailed(f"processes are left: {left}")
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()
    return (
        f"menu after {appeared:.2f} s in {colours} colours ({black:.0%} black), "
        f"closed in {took:.2f} s with code 0, no process left"
    )


def processes_of(session: int) -> list[str]:
    """List what still runs of a session (Linux)."""
    left = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                left.append(
                    f"{folder.name} {(folder / 'comm').read_text(encoding='utf-8').strip()}"
                )
        except (OSError, ValueError, IndexError):
            continue
    return left


def _read(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace")[-2000:].strip()


def main() -> None:
    """Run it on a screen of its own, in a profile of its own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "command", nargs=argparse.REMAINDER, help="of the program (default: scripts/play.py)"
    )
    given = parser.parse_args()
    command = given.command or [sys.executable, str(ROOT / "scripts" / "play.py")]
    with tempfile.TemporaryDirectory(prefix="smoke-") as folder:
        try:
            with VirtualScreen(1280, 720) as screen:
                print("smoke:", smoke(command, screen, Path(folder) / "profile"))
        except (SmokeFailed, NoVirtualScreen) as error:
            sys.exit(f"smoke: {error}")


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
