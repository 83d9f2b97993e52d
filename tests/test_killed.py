"""The real program, killed in the middle of a game: the game is there to be continued."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from scripts.virtual_screen import VirtualScreen
from tests.conftest import ROOT
from tests.ui.ways import WAYS, Kept, check
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.store.saves import SaveEntry
from zombiegames.store.writer import PAUSE

pytestmark = pytest.mark.whole

PATIENCE = 30.0
"""Seconds for a computer's first moves on a busy machine."""

ALLOWED = PAUSE + 0.3
"""Seconds before a kill of which actions may be lost: the writer's pause, and a busy disk."""


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


# -- every way into a table ------------------------------------------------------------


class Killed(NamedTuple):
    """What a kill left."""

    way: str
    game: str
    at_table: bool
    """Whether the table was come to by then."""
    games: int
    """How many must be found again, those of earlier kills too."""
    lost: list[tuple[float, bool]]
    """Of each record that was not kept, the seconds before the kill, and whether a person's."""


def kill_at_table(
    home: Path, game: str, way: str, seed: int, delay: float, known: dict[str, list[Kept]]
) -> Killed:
    """Come to a table in a process of its own and kill it; ``known``: what must be there.

    Raises:
        AssertionError: if a file is damaged or the game played last is not the one to continue.
    """
    command = [sys.executable, "-m", "tests.ui.ways", game, way, str(home), str(seed)]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    lines = ["", program.stdout.readline()]
    time.sleep(delay)
    assert program.poll() is None, f"{way}, {game}: the program failed by itself"
    moment = time.monotonic()
    program.kill()
    lines += program.communicate(timeout=PATIENCE)[0].splitlines(keepends=True)
    said = [line.strip() for line in lines if line.endswith("\n")]
    told = [Kept.read(line) for line in said if line != "open"]
    for kept in told:
        known.setdefault(kept.seed, []).append(kept)
    profile = Profile(below(home))
    found: set[tuple[str, int]] = set()
    last = ""
    for entry in profile.saves.entries():
        match = profile.saves.load(entry, GAMES).match
        assert match is not None
        found.add((match.seed, check(match.record)))
    continued = profile.saves.newest()
    if continued is not None:
        match = profile.saves.load(continued, GAMES).match
        last = match.seed if match is not None else ""
    told_of = profile.take_notices()
    assert told_of == [], f"{way}, {game}: {told_of}"
    profile.close()
    if told and told[-1].worth and moment - told[-1].moment > ALLOWED:
        assert last == told[-1].seed, f"{way}, {game}: another game is to be continued"
    lost = []
    wanted = {seed: records for seed, records in known.items() if records[-1].worth}
    for seed_of, records in wanted.items():
        there = [at for at, kept in enumerate(records) if (seed_of, kept.check) in found]
        at = there[-1] if there else -1
        lost += [(moment - kept.moment, kept.person) for kept in records[at + 1 :]]
        known[seed_of] = records[max(0, at) : at + 1]
        if at < 0:
            del known[seed_of]
    return Killed(way, game, "open" in said, len(wanted), lost)


def kill_at_tables(folder: Path, kills: int, seed: int = 1) -> list[Killed]:
    """Kill programs at tables of all games, come to by all ways in turn.

    The kills of a game share a profile: what they left must outlast the next ones, too.
    """
    rng = Random(seed)
    known: dict[str, dict[str, list[Kept]]] = {game: {} for game in GAMES}
    cases = list(product(WAYS, GAMES))
    done = []
    for kill in range(kills):
        way, game = cases[kill % len(cases)]
        home, delay = folder / game, rng.uniform(0.0, 4.0)
        done.append(kill_at_table(home, game, way, rng.randrange(10**9), delay, known[game]))
    return done


def too_much(killed: Killed) -> list[float]:
    """List what a kill may not cost."""
    return [age for age, _ in killed.lost if age > ALLOWED]


@pytest.mark.parametrize("game", ["zombiaki", "zombie_card_game"])
def test_a_rematch_outlives_a_kill(tmp_path: Path, game: str) -> None:
    """A game that is nowhere is looked for, too, and must be missed."""
    known = {"nowhere": [Kept(0.0, "nowhere", 5, 1, worth=True, person=True)]}
    killed = kill_at_table(tmp_path, game, "rematch", 1, 4.0, known)
    assert killed.at_table
    assert killed.games == 2
    assert len(too_much(killed)) == 1, "of the rematch nothing is missed"
    assert "nowhere" not in known
