"""The first turn of every game as somebody hears it who sees nothing: in ``voice``, like a play.

Run the tests with ``ZOMBIEGAMES_STORE_PLAYS=1`` to store what is said now; read every play that
has changed aloud before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.moments_support import OTHERS
from tests.ui.voice_support import Listener
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, set_language

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

PLAYS = Path(__file__).parent / "voice"
RECORD = bool(os.environ.get("ZOMBIEGAMES_STORE_PLAYS"))
MOST = 60
"""Looks of the narrator until it is a person's turn."""

PRESSED = {
    "Tab": pygame.K_TAB, "Enter": pygame.K_RETURN, "Down": pygame.K_DOWN,
    "Right": pygame.K_RIGHT, "Up": pygame.K_UP, "E": pygame.K_e, "T": pygame.K_t, "W": pygame.K_w,
}  # fmt: skip

TURNS = {
    "zombiaki": (1, 3, "Tab T T T T T Right Enter Right Enter Up Enter E Tab Tab Enter"),
    "zombiegeddon": (1, 3, "Tab T T T T Enter W Down Enter W Enter W Enter"),
    "zombies4": (
        1,
        4,
        "Tab T T T T T T W Enter Enter Enter Tab Enter Enter Enter E Tab Enter Enter E",
    ),
    "zombanimaux": (1, 3, "Tab T T T Enter Enter Enter Tab T T T T T Enter Enter"),
    "zombie_card_game": (2, 3, "Tab T T T T T Right Enter E W Down Enter"),
}
"""Game → how many others play, the seed, and the keys of a first turn."""


def play(sitting: Sitting, game: str) -> str:
    """Play a first turn; give what was pressed and, below it, what was heard."""
    listener = Listener(sitting)
    others, seed, keys = TURNS[game]
    sitting.open_unsettled(Match(GAMES[game], ("person:Ada", *OTHERS[:others]), seed=seed))
    lines = ["(Ada sits down.)", *listener.wait(), *_meanwhile(sitting, listener)]
    for name in keys.split():
        lines += ["", f"[{name}]", *listener.press(PRESSED[name])]
        lines += _meanwhile(sitting, listener)
    return "\n".join(lines) + "\n"


def _meanwhile(sitting: Sitting, listener: Listener) -> list[str]:
    """Listen until a person can do something."""
    heard: list[str] = []
    for _ in range(MOST):
        table: Any = sitting.app.stack.top
        if table is not sitting.table or (table.settled and table.choice is not None):
            return heard
        heard += listener.wait()
    raise AssertionError(f"nobody is asked: {heard}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_turn_is_said_as_it_is_written(sitting: Sitting, game: str, language: str) -> None:
    set_language(language)
    said = play(sitting, game)
    stored = PLAYS / f"{game}.{language}.txt"
    if RECORD:
        stored.write_text(said, encoding="utf-8")
    assert said.splitlines() == stored.read_text(encoding="utf-8").splitlines()
