"""Saves of the real games: whole games through the store and back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.store.test_saves import Kept
from zombiegames.core.match import Match
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES
from zombiegames.store.savefile import LIMIT

pytestmark = pytest.mark.whole

CASES = [
    pytest.param(game, preset, players, id=f"{game}-{preset}-{players}")
    for game, info in GAMES.items()
    for preset in info.presets
    for players in sorted({info.seats[0], info.seats[-1]})
]


@pytest.mark.parametrize(("game", "preset", "players"), CASES)
def test_a_whole_game_is_kept_action_by_action(
    tmp_path: Path, game: str, preset: str, players: int
) -> None:
    info, rng = GAMES[game], Random(f"store/{preset}/{players}")
    seats = [f'person:Zoë "{seat}" \\ 漢' for seat in range(players)]
    match = Match(info, seats, seed="night", options=info.complete(info.presets[preset]))
    kept = Kept(tmp_path)
    autosave = kept.saves.begin(game)
    match.advance()
    while match.to_act() != OVER:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
        autosave.keep(match.record, turn=len(match))
        if len(match) == 40:
            match.hand_over(0, "bot:normal:Grimwald")
    entry = kept.saves.newest()
    assert entry is not None
    assert (entry.actions, entry.turn) == (len(match), len(match))
    assert entry.controllers == tuple(seats)
    loaded = kept.saves.load(entry, GAMES)
    assert loaded.notice is None
    assert loaded.match is not None
    assert loaded.match.record == match.record
    assert loaded.match.outcome == match.outcome
    assert entry.path.stat().st_size * 4 < LIMIT, "room for the longest games"
    assert kept.told == []
