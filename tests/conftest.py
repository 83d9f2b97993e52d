"""What every test gets: a profile of its own, no window, no sound; a virtual screen on demand."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from scripts.virtual_screen import NoVirtualScreen, VirtualScreen

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

# Before anything imports pygame. A test that wants a window starts the program as a process of
# its own, on a virtual screen.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# No test is heard: this is the name of no command.
os.environ["ZOMBIEGAMES_SPEECH"] = "'"

ROOT = Path(__file__).resolve().parent.parent

NO_SKIP = os.environ.get("ZOMBIEGAMES_NO_SKIP") == "1"
"""Whether a skipped test counts as failed: where everything needed is said to be there."""


PROFILES = count()


@pytest.fixture(autouse=True)
def _profile(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Keep the files of whoever runs the tests out of it.

    Most tests write none: the folder is only named.
    """
    home = tmp_path_factory.getbasetemp() / f"profile-{next(PROFILES)}"
    monkeypatch.setenv("ZOMBIEGAMES_HOME", str(home))
    yield
    shutil.rmtree(home, ignore_errors=True)


@pytest.fixture(autouse=True)
def _steady_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give new games the seeds they had when this test was tried: one in thousands ends at once."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr("zombiegames.core.match.SystemRandom", lambda: rng)


@pytest.fixture(autouse=True)
def _unhurried_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no disk: no test cuts the power of this one; ``tests/store/disks.py`` plays it."""
    monkeypatch.setattr(os, "fsync", os.fstat)


def refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Make a skip a failure where nothing may be skipped."""
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped where nothing may be: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    refuse_skip(report)
    return report


@pytest.fixture(scope="session")
def virtual_screen() -> Iterator[VirtualScreen]:
    """Start a virtual screen of 1920 × 1080; skips where there is none."""
    try:
        screen = VirtualScreen()
        screen.open()
    except NoVirtualScreen as error:
        pytest.skip(f"window tests need a virtual screen: {error}")
    yield screen
    screen.close()


@pytest.fixture(scope="session")
def xdotool() -> str:
    """Find the program that moves a real mouse; skips where there is none."""
    found = shutil.which("xdotool")
    if found is None:
        pytest.skip("mouse tests need xdotool (Debian: apt-get install xdotool)")
    return found


def run_python(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """Run a fresh interpreter in the project's folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        **options,
    )
