"""The real program, killed in the middle of a game: the game is there to be continued."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from scripts.virtual_screen import VirtualScreen
from tests.conftest import ROOT
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.saves import SaveEntry

PATIENCE = 30.0
"""Seconds for a computer's first moves on a busy machine."""


def newest(home: Path) -> SaveEntry | None:
    profile = Profile(below(home))
    try:
        return profile.saves.newest()
    finally:
        assert profile.take_notices() == []
        profile.close()


def wait_for_actions(home: Path, actions: int, program: subprocess.Popen[bytes]) -> SaveEntry:
    """Wait until the autosave has so many actions."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert program.poll() is None, "the program has ended"
        entry = newest(home)
        if entry is not None and entry.actions >= actions:
            return entry
        time.sleep(0.1)
    raise AssertionError(f"no {actions} actions in {PATIENCE:.0f} s")


def test_a_game_killed_again_and_again_goes_on(
    virtual_screen: VirtualScreen, tmp_path: Path
) -> None:
    """Two computers play; the program is killed thrice and started with what it left."""
    game = GAMES["zombiaki"]
    match = Match(game, ["bot:normal:Agatha", "bot:normal:Boris"], seed="killed")
    match.advance()
    profile = Profile(below(tmp_path))
    profile.settings.pace = profile.settings.speed = "instant"
    profile.settings.save()
    saved = profile.saves.save(match.record, "before").entry
    profile.close()
    assert saved is not None
    path, actions = saved.path, len(match)
    for _ in range(3):
        program = subprocess.Popen(
            [sys.executable, "-m", "zombiegames", "--windowed", "--load", str(path)],
            cwd=ROOT,
            env=virtual_screen.environ | {"ZOMBIEGAMES_HOME": str(tmp_path)},
            stderr=subprocess.DEVNULL,
        )
        try:
            seen = wait_for_actions(tmp_path, actions + 3, program)
        finally:
            program.kill()
            program.wait()
        entry = newest(tmp_path)
        assert entry is not None
        assert entry.actions >= seen.actions
        profile = Profile(below(tmp_path))
        loaded = profile.saves.load(entry, GAMES)
        profile.close()
        assert loaded.notice is None
        assert loaded.match is not None
        assert loaded.match.seed == "killed"
        path, actions = entry.path, entry.actions
        if loaded.match.outcome is not None:
            break
    assert saved.path.exists(), "what the player saved stays as it was"
