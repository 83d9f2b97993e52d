"""Measure the frozen program as a player has it, beside other games: start, memory in a game.

    python3 scripts/bench_bundle.py dist/zombiegames [--peer singularity] [--runs 3]
        [--peer "dbus-run-session -- kpat"]

Everything runs on a virtual screen (``Xvfb``). The start is counted from the start of the process
until the screen shows a picture; *cold* (as root) is with nothing of any file in memory. Memory is
what a process has to itself and its share of what it shares (PSS), all its processes added up.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from virtual_screen import VirtualScreen  # noqa: E402

from zombiegames.core.match import Match  # noqa: E402
from zombiegames.games import GAMES  # noqa: E402

COLOURS = 6
"""Different colours among the pixels looked at from which on there is a picture."""

SAMPLE = 97
"""Every so many pixels one is looked at: a look must cost little."""

GIVE_UP = 60.0
"""Seconds to wait for a picture."""

PLAYED = 20.0
"""Seconds in a game before its memory is read."""

DROP = Path("/proc/sys/vm/drop_caches")

TICK = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """List a process and all that it started (Linux)."""
    found = [pid]
    for parent in found:
        for tasks in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in tasks.read_text(encoding="ascii").split()]
    return found


def memory(pid: int) -> tuple[float, float]:
    """Give resident and proportional megabytes of a process."""
    sizes = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        name, size = line.split()[:2]
        sizes[name] = int(size) / 1024
    return sizes["Rss:"], sizes["Pss:"]


def processor(pid: int) -> float:
    """Give the seconds of processor a process has used, in milliseconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICK


class Run:
    """One program on a screen of its own."""

    def __init__(self, command: list[str], screen: VirtualScreen, home: Path) -> None:
        environ = screen.environ | {"ZOMBIEGAMES_HOME": str(home / "profile"), "HOME": str(home)}
        environ |= {"XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "xcb"}
        began = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            env=environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while len(set(memoryview(screen.picture().pixels).cast("I")[::SAMPLE])) < COLOURS:
            if time.perf_counter() - began > GIVE_UP or self.process.poll() is not None:
                self.end()
                raise SystemExit(f"{command[0]} shows nothing")
            time.sleep(0.002)
        self.start = (time.perf_counter() - began) * 1000
        """Milliseconds until there was a picture."""
        self.worked = sum(processor(pid) for pid in family(self.process.pid))
        """Milliseconds of processor until then."""

    def end(self) -> None:
        """End it and all it started."""
        for pid in reversed(family(self.process.pid)):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()


def started(command: list[str], cold: bool, wait: float = 0.0) -> tuple[float, float, list[float]]:
    """Start a program; gives milliseconds, those of processor, and (Rss, all Pss, own Pss)."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home,
        VirtualScreen(1280, 720) as screen,
    ):
        if cold:
            os.sync()
            DROP.write_text("3", encoding="ascii")
        run = Run(command, screen, Path(home))
        try:
            time.sleep(wait)
            pids = family(run.process.pid)
            sizes = [memory(pid) for pid in pids]
        finally:
            run.end()
        return run.start, run.worked, [sizes[0][0], sum(pss for _, pss in sizes), sizes[0][1]]


def report(name: str, command: list[str], runs: int) -> None:
    """Print starts and memory of a program."""
    kinds = [False, True] if os.access(DROP, os.W_OK) else [False]
    started(command, False)
    for cold in kinds:
        found = [started(command, cold, 3.0) for _ in range(runs)]
        walls = " / ".join(f"{wall:.0f}" for wall, _, _ in found)
        works = " / ".join(f"{work:.0f}" for _, work, _ in found)
        kind = "cold" if cold else "warm"
        print(f"| {name}: first picture, {kind} | {walls} ms ({works} of processor) |", flush=True)
    rss, pss = (" / ".join(f"{sizes[n]:.0f}" for _, _, sizes in found) for n in (0, 1))
    print(f"| {name}: resident; proportional, all processes | {rss} MB; {pss} MB |", flush=True)


def in_games(program: Path, level: str, runs: int) -> None:
    """Print the memory of the program in each game, two computers playing."""
    with tempfile.TemporaryDirectory() as folder:
        for game, info in GAMES.items():
            seats = [f"bot:{level}:Computer {seat + 1}" for seat in range(info.seats[0])]
            match = Match(info, seats, seed="bench")
            match.advance()
            path = Path(folder) / f"{game}.zombiegame"
            path.write_text(match.save(), encoding="utf-8")
            found = [started([str(program), str(path)], False, PLAYED)[2] for _ in range(runs)]
            texts = [" / ".join(f"{sizes[n]:.0f}" for sizes in found) for n in (0, 2, 1)]
            print(
                f"| in {game}, {level}: resident; proportional; with the opponents’ process "
                f"| {texts[0]}; {texts[1]}; {texts[2]} MB |",
                flush=True,
            )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--peer", action="append", default=[], help="another game, by its command")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--level", default="expert", help="of the opponents")
    given = parser.parse_args()
    program = given.bundle.resolve() / "zombiegames"
    os.environ["PATH"] += os.pathsep + "/usr/games"
    print("| what | figures |\n|---|---|")
    report("zombiegames", [str(program)], given.runs)
    for peer in given.peer:
        command = shlex.split(peer)
        if shutil.which(command[0]) is None:
            sys.exit(f"there is no {command[0]}")
        report(command[-1], command, given.runs)
    in_games(program, given.level, given.runs)


if __name__ == "__main__":
    main()
