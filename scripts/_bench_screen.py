"""Measure what is drawn: frames, start, idle processor, memory. Used by ``scripts/bench.py``.

Everything runs in processes of its own on a virtual screen (``Xvfb``), as a player's would.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from virtual_screen import VirtualScreen  # noqa: E402

from zombiegames.games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = ((1280, 720), (1920, 1080))
STARTS = 5
SLEEP = 22.0
"""Seconds without input until the program is asleep, and some."""


def screen(games: Sequence[str]) -> None:
    """Print the figures of the screen for each game."""
    print("\n| what | figure |\n|---|---|")
    with VirtualScreen(1920, 1080) as xvfb:
        first = [float(_child(xvfb, "start", "-", "0", "0")[0]) for _ in range(STARTS)]
        print(
            f"| start to first picture (menu), median of {STARTS}, first {first[0]:.0f} ms "
            f"| {median(first):.0f} ms |"
        )
        for game in games:
            for width, height in SIZES:
                words = _child(xvfb, "play", game, str(width), str(height))
                full, worst_full, frame, worst, memory = map(float, words)
                print(
                    f"| {game} {width} × {height}: full redraw, median / worst "
                    f"| {full:.2f} / {worst_full:.2f} ms |"
                )
                print(
                    f"| {game} {width} × {height}: frame of a whole game, median / worst "
                    f"| {frame:.2f} / {worst:.2f} ms |"
                )
                print(f"| {game} {width} × {height}: peak memory | {memory:.0f} MB |")
            awake, asleep = map(float, _child(xvfb, "idle", game, "1280", "720"))
            print(f"| {game}: processor at rest, idle life / asleep | {awake:.1%} / {asleep:.2%} |")


def _child(xvfb: VirtualScreen, *arguments: str) -> list[str]:
    """Run one measurement in a process of its own; its last line holds the figures."""
    with tempfile.TemporaryDirectory() as home:
        environ = xvfb.environ | {"ZOMBIEGAMES_HOME": home, "BENCH_BEGAN": str(time.monotonic())}
        run = subprocess.run(
            [sys.executable, __file__, *arguments],
            env=environ,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return run.stdout.splitlines()[-1].split()


# -- in the child ----------------------------------------------------------------------


def _app(width: int, height: int) -> Any:
    from zombiegames.store.profile import open_profile
    from zombiegames.ui.app import App

    profile = open_profile()
    if width:
        profile.settings.window_size = (width, height)
    profile.settings.language = "en"
    profile.settings.speed = profile.settings.pace = "fast"
    return App(profile, windowed=True)


def start() -> None:
    """Print milliseconds from the start of the process to the first picture of the menu."""
    from zombiegames.ui.pages.menu import Menu

    app = _app(0, 0)
    app.start(Menu())
    print((time.monotonic() - float(os.environ["BENCH_BEGAN"])) * 1000)
    app.close()


def _table(app: Any, game: str) -> Any:
    from zombiegames.ai.levels import LEVELS
    from zombiegames.core.match import Match

    info = GAMES[game]
    seats = [f"bot:{LEVELS[0]}:Computer {s + 1}" for s in range(info.seats[-1])]
    scene = app.open_match(Match(info, seats, seed="bench"))
    app.start(scene)
    return scene


def play(game: str, width: int, height: int) -> None:
    """Print full redraw median and worst, frame median and worst (ms), peak memory (MB)."""
    app = _app(width, height)
    scene = _table(app, game)
    frames: list[float] = []
    full: list[float] = []
    end = time.monotonic() + 60
    while time.monotonic() < end and app.stack.top is scene:
        shown = app.frames
        began = time.perf_counter()
        app.stack.update(1 / 60)
        app.draw_changes()
        spent = (time.perf_counter() - began) * 1000
        if app.frames != shown:
            frames.append(spent)
        if len(frames) % 40 == 0:
            began = time.perf_counter()
            app.draw()
            full.append((time.perf_counter() - began) * 1000)
    print(median(full), max(full), median(frames), max(frames), _peak_memory())
    app.close()


def idle(game: str) -> None:
    """Print the share of a core used with idle life and asleep, a person being to act."""
    from zombiegames.core.match import Match

    app = _app(1280, 720)
    info = GAMES[game]
    scene = app.open_match(Match(info, [f"person:P{s}" for s in range(info.seats[0])], seed="idle"))
    app.start(scene)
    _loop(app, 6.0)
    awake = _loop(app, 6.0)
    _loop(app, SLEEP)
    asleep = _loop(app, 10.0)
    print(awake, asleep)
    app.close()


def _loop(app: Any, seconds: float) -> float:
    """Run the program's own loop; gives the share of a core it used."""
    import pygame

    end = time.monotonic() + seconds
    used = time.process_time()
    while time.monotonic() < end:
        pygame.time.set_timer(pygame.USEREVENT, int(seconds * 1000) + 5, loops=1)
        app.step()
    return (time.process_time() - used) / seconds


def _peak_memory() -> float:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    what, game_, width_, height_ = sys.argv[1:]
    if what == "start":
        start()
    elif what == "play":
        play(game_, int(width_), int(height_))
    else:
        idle(game_)
