"""Who skips to the own turn reads what has happened to them meanwhile."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.ui.moments_support import OTHERS
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, tr
from zombiegames.ui.tables.zombies4.summary import Summary

pytestmark = pytest.mark.whole


def skipped(sittings: Any, game: str, language: str = "en", seed: int = 3) -> Any:
    """Play the first legal action until others have played, and skip their turns."""
    sitting = sittings(language=language, pace="normal", speed="fast")
    sitting.app.set_language(language)
    seats = max(GAMES[game].seats[0], 3 if game == "zombanimaux" else 2)
    match = Match(GAMES[game], ("person:Ada", *OTHERS[: seats - 1]), seed=seed)
    table: Any = sitting.open(match)
    pygame.event.clear()
    for _ in range(40):
        if table.course.computer_acts:
            break
        table.do(table.choice.actions[0])
        while not table.settled:
            sitting.tick()
    sitting.tick(3)
    table.waiting.skip_to_me()
    assert table.waiting.skipping
    for _ in range(2000):
        if not table.waiting.skipping:
            break
        sitting.tick()
    return sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(set(GAMES) - {"zombies4", "zombie_card_game"}))
def test_what_happened_meanwhile_is_told_beside_the_log(
    sittings: Any, game: str, language: str
) -> None:
    """In the card game nothing is done to a player while others play."""
    for seed in range(12):
        sitting = skipped(sittings, game, language, seed)
        table = sitting.table
        if table.course.over:
            continue
        lines = table.waiting._passed()
        told = table.speech.told
        if lines:
            assert told is not None
            assert told[0].split("\n") == [tr("ui.curtain.since"), *lines]
            named = sum("Ada" in line for line in lines)
            assert named in (0, len(lines)) or len(table.names) == 2
            assert "*" not in told[0]
            return
        assert told is None
    raise AssertionError("nothing ever happens")


def test_a_game_in_which_nothing_is_done_to_a_player_tells_nothing(sittings: Any) -> None:
    for seed in range(6):
        sitting = skipped(sittings, "zombie_card_game", seed=seed)
        assert sitting.table.speech.told is None


def test_the_map_tells_it_on_its_own_page(sittings: Any) -> None:
    sitting = skipped(sittings, "zombies4")
    sitting.tick(3)
    assert isinstance(sitting.app.stack.top, Summary)
    assert sitting.table.speech.told is None
