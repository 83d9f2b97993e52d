"""What a player finds alike at all five tables, looked at in moments of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.moments_support import moments
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, set_language
from zombiegames.ui.table.spots import QUIET

if TYPE_CHECKING:
    from zombiegames.ui.table.hooks import Hooks


# -- things ----------------------------------------------------------------------------


def mute(table: Hooks[Any]) -> list[Any]:
    """Name the spots that say nothing, in any language, or the same chosen and not."""
    found = []
    for language in LANGUAGES:
        set_language(language)
        table.refresh()
        for spot in table.spots:
            words = spot.describe()
            if not words or "<" in words or "{" in words:
                found.append((language, spot.name, words))
            state, spot.state = spot.state, QUIET
            if (spot.describe() == words) != (state == QUIET):
                found.append((language, spot.name, words))
            spot.state = state
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_spot_says_what_it_is(sitting: Any, game: str) -> None:
    count = 0
    for _ in moments(sitting, game):
        assert mute(sitting.table) == []
        count += len(sitting.table.spots)
    assert count > 50


def test_a_spot_without_words_is_seen(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next(moments(sitting, "zombiaki"))
    table = sitting.table
    monkeypatch.setattr(type(table), "spot_words", lambda self, spot: "")
    assert len(mute(table)) >= len(table.spots)
