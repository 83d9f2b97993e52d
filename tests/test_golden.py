"""Golden playthroughs and perft counts: whole games that must come out as they always did."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.perft import perft, position
from scripts.playthrough import transcript
from zombiegames.core.match import Match
from zombiegames.core.toml import read_toml
from zombiegames.games import GAMES

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.toml"))
PERFT = sorted((HERE / "perft").glob("*.toml"))

COUNTS = [
    pytest.param(entry, id=f"{path.stem}-{entry['name']}")
    for path in PERFT
    for entry in read_toml(path.read_text(encoding="utf-8"))["position"]
]


@pytest.mark.whole
@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_a_golden_game_is_played_as_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text, GAMES)  # checks legality and every kept digest
    assert match.outcome is not None
    assert transcript(text) == text


@pytest.mark.whole
@pytest.mark.parametrize("entry", COUNTS)
def test_perft(entry: dict) -> None:
    state = position(HERE / "golden" / f"{entry['golden']}.toml", entry["after"])
    counts = [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_no_game_without_goldens_and_perft(game: str) -> None:
    goldens = [Match.load(p.read_text(encoding="utf-8"), GAMES) for p in GOLDEN]
    presets = [
        name
        for name, preset in GAMES[game].presets.items()
        for m in goldens
        if m.info.id == game and m.options == GAMES[game].complete(preset)
    ]
    assert set(presets) == set(GAMES[game].presets), "every preset has a golden game"
    assert len(presets) >= 2
    assert any(p.stem == game for p in PERFT)
