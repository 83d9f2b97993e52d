"""The end of a game as those see it who look: won, lost, shared or watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.learn.test_achievements import golden, seated
from tests.ui.facts_support import finished
from tests.ui.pages_support import open_app
from tests.ui.test_setup import show_result
from zombiegames.core.match import Match
from zombiegames.core.protocol import Outcome
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.theme import BODY
from zombiegames.ui.pages.result import LENGTH, MOODS, Result

if TYPE_CHECKING:
    from zombiegames.ui.app import App

pytestmark = pytest.mark.whole

ADA, BORIS, BOT = "person:Ada", "person:Boris", "bot:easy:Grimwald"


class Ended:
    """A match that ended as it is told."""

    def __init__(self, controllers: tuple[str, ...], ranks: tuple[int, ...]) -> None:
        self._match = finished("zombanimaux", 3, controllers)
        returns = tuple((rank == 1) / ranks.count(1) for rank in ranks)
        self.outcome = Outcome(returns, "brains", ranks, tuple(9 - rank for rank in ranks))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)


def shown(app: App, controllers: tuple[str, ...], ranks: tuple[int, ...]) -> Result:
    """Show how a game of animals ended."""
    return show_result(app, Ended(controllers, ranks))  # type: ignore[arg-type]


CASES = {
    "won": ((ADA, BOT, BOT), (1, 2, 3)),
    "lost": ((ADA, BOT, BOT), (2, 1, 3)),
    "shared": ((ADA, BOT, BOT), (1, 1, 3)),
    "watched": ((BOT, BOT, BOT), (1, 2, 3)),
}


@pytest.mark.parametrize("mood", MOODS)
def test_each_end_has_its_words_for_a_lone_person(mood: str) -> None:
    app = open_app()
    for language in LANGUAGES:
        set_language(language)
        result = shown(app, *CASES[mood])
        assert result.mood == mood
        lone = tr("ui.result.wins", name="Grimwald") if mood == "watched" else None
        assert result.heading() == (lone or tr(f"ui.result.you.{mood}"))
        tells = "Grimwald" in result.text()
        assert tells == (mood in ("lost", "shared")), "the winner is named where it is news"


@pytest.mark.parametrize(
    ("controllers", "ranks", "mood", "named"),
    [
        ((ADA, BORIS, BOT), (2, 1, 3), "won", {"Boris"}),
        ((ADA, BORIS, BOT), (2, 3, 1), "lost", {"Grimwald"}),
        ((ADA, BORIS, BOT), (1, 2, 1), "shared", {"Ada", "Grimwald"}),
        ((ADA, BORIS, BOT), (1, 1, 1), "shared", {"Ada", "Boris", "Grimwald"}),
    ],
)
def test_several_persons_are_told_by_name(
    controllers: tuple[str, ...], ranks: tuple[int, ...], mood: str, named: set[str]
) -> None:
    result = shown(open_app(), controllers, ranks)
    assert result.mood == mood
    assert {name for name in ("Ada", "Boris", "Grimwald") if name in result.heading()} == named


def test_each_end_looks_and_sounds_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    heard: list[str] = []
    pictures = set()
    for mood in MOODS:
        monkeypatch.setattr(app, "play", heard.append)
        result = shown(app, *CASES[mood])
        sky = app.window.canvas.subsurface(result.banner_rect)
        pictures.add(pygame.image.tobytes(sky, "RGB"))
    assert len(pictures) == len(set(heard)) == len(heard) == len(MOODS)


def whole(app: App) -> bytes:
    app.window.canvas.fill((0, 0, 0))
    app.stack.draw(app.window.canvas)
    return pygame.image.tobytes(app.window.canvas, "RGB")


@pytest.mark.parametrize("mood", MOODS)
def test_flakes_fall_and_come_to_an_end(mood: str) -> None:
    app = open_app()
    result = shown(app, *CASES[mood])
    pictures = []
    for _ in range(4):
        pictures.append(whole(app))
        assert whole(app) == pictures[-1], "drawing changes nothing"
        result.update(LENGTH / 5)
    result.update(LENGTH)
    assert result.pace() == 0
    falls = mood != "watched"
    assert len(set(pictures)) == (len(pictures) if falls else 1)
    last = whole(app)
    result.update(1.0)
    assert whole(app) == last


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("how", ["reduced_motion", "instant"])
def test_the_end_is_quiet_for_who_wants_it(mood: str, how: str) -> None:
    app = open_app()
    if how == "instant":
        app.settings.speed = "instant"
    else:
        app.settings.reduced_motion = True
    result = shown(app, *CASES[mood])
    first = whole(app)
    assert result.pace() == 0
    result.update(1.0)
    assert whole(app) == first
    app.settings.speed, app.settings.reduced_motion = "normal", False
    assert (whole(app) != first) == (mood != "watched"), "it differs from the start of the other"


@pytest.mark.parametrize("game", GAMES)
def test_a_lone_person_hears_whether_they_won(game: str) -> None:
    app = open_app()
    heard = set()
    for seed in range(1, 13):
        seats = [f"bot:easy:P{n}" for n in range(GAMES[game].seats[0])]
        own = seed % 2 - 1
        seats[own] = ADA
        match = finished(game, seed, seats)
        assert match.outcome is not None
        if match.outcome.ranks.count(1) > 1:
            continue
        result = show_result(app, match)
        assert result.mood == ("won" if match.outcome.ranks[own] == 1 else "lost")
        heard.add(result.mood)
        if len(heard) == 2:
            break
    assert heard == {"won", "lost"}


def test_dawn_is_shown() -> None:
    app = open_app()
    pictures = {}
    for seed in range(1, 60):
        match = finished("zombiaki", seed)
        assert match.outcome is not None
        pictures[match.outcome.reason] = show_result(app, match)._art
        if len(pictures) == 2:
            break
    assert pictures["dawn"] == "zombiaki/cards/dawn"
    assert pictures["escaped"].startswith("zombiaki/cards/zombie")


PLAYED = (
    "zombiaki-publisher-normal",
    "zombiegeddon-square-normal",
    "zombies4-printed-normal",
    "zombanimaux-standard-normal-3",
    "zombie_card_game-house-normal",
)
"""Games in which every number counts."""


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_no_head_of_a_number_is_cut(name: str, language: str, size: tuple[int, int]) -> None:
    app = open_app(size, language=language)
    match = Match.load(seated(golden(name), {0}).dumps(), GAMES)
    result: Any = show_result(app, match)
    columns = result._columns(result._head)[1:]
    for tally, place in zip(result._of_each, columns, strict=False):
        words = tr(f"{match.info.id}.fact.{tally.tag}")
        size = (place.w - app.look.px(6), place.h)
        assert fit_text(app.look, words, BODY, 14, size, lines=2).whole, words
