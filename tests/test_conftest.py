"""The ground the other tests stand on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts.virtual_screen import VirtualScreen
from tests.conftest import run_python
from zombiegames.store.paths import Folders, find_folders

SKIPPING = {
    "a test": "import pytest\n\ndef test_a(): pytest.skip('no screen')\n",
    "a fixture": (
        "import pytest\n\n@pytest.fixture\ndef screen(): pytest.skip('no screen')\n\n"
        "def test_a(screen): pass\n"
    ),
    "a file": "import pytest\npytest.skip('no screen', allow_module_level=True)\n",
}


@pytest.mark.whole
@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("what", SKIPPING)
def test_a_skip_fails_where_nothing_may_be_skipped(tmp_path: Path, what: str, strict: bool) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(f"{SKIPPING[what]}\ndef test_fine(): pass\n", encoding="utf-8")
    environ = os.environ | {"ZOMBIEGAMES_NO_SKIP": "1" if strict else "0"}
    arguments = ("-p", "tests.conftest", "-p", "no:cacheprovider", "-rs", "-c", "pyproject.toml")
    done = run_python("-m", "pytest", *arguments, str(file), env=environ)
    assert "no screen" in done.stdout
    assert ("was skipped where nothing may be" in done.stdout) == strict
    assert (done.returncode in (0, 5)) != strict


SEEN: set[Folders] = set()


@pytest.mark.parametrize("again", [False, True])
def test_the_players_own_files_are_out_of_reach(
    tmp_path_factory: pytest.TempPathFactory, again: bool
) -> None:
    folders = find_folders()
    base = tmp_path_factory.getbasetemp()
    assert all(base in folder.parents and not folder.exists() for folder in folders)
    assert folders not in SEEN, "a profile is of one test alone"
    SEEN.add(folders)


@pytest.mark.whole
def test_a_virtual_screen_shows_what_is_drawn(virtual_screen: VirtualScreen) -> None:
    assert virtual_screen.picture()[:2] == (1920, 1080)
    code = (
        "import pygame, time; pygame.init(); screen = pygame.display.set_mode((1920, 1080));"
        "screen.fill((12, 34, 56)); pygame.display.flip();"
        "time.sleep(20)"
    )
    with subprocess.Popen([sys.executable, "-c", code], env=virtual_screen.environ) as program:
        end = time.monotonic() + 10
        while virtual_screen.picture().share_of((12, 34, 56)) < 0.99:
            assert time.monotonic() < end, "the window is never seen"
            time.sleep(0.1)
        program.kill()
