"""The pages as pictures: nothing looks different unless somebody meant it to."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.screens.compare import compare, difference
from tests.ui.pages_support import PAGES, open_app, tell_story
from zombiegames.ui.app import App
from zombiegames.ui.kit import i18n


@pytest.fixture(autouse=True)
def _english() -> Any:
    yield
    i18n.set_language("en")


@pytest.fixture(autouse=True)
def _the_same_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "today", lambda app: date(2026, 11, 28))


def opened(language: str = "en", size: tuple[int, int] = (1280, 720)) -> App:
    """Start the program with folders that look the same everywhere."""
    app = open_app(size, language)
    home = Path("/home/ada/.local/share/zombiegames")
    app.profile.folders = app.profile.folders._replace(data=home)
    return app


@pytest.mark.parametrize(
    "name",
    [
        *("menu", "setup", "settings-screen", "settings-play", "rules", "credits", "result"),
        *("learn", "problems", "welcome", "tonight", "seven"),
    ],
)
def test_pages_look_as_they_did(name: str) -> None:
    app = opened()
    PAGES[name](app)
    if name == "result":
        app.stack.update(1.8)
    app.draw()
    compare(app.window.canvas, f"page_{name}")


@pytest.mark.parametrize(("language", "games"), [("en", 70), ("fr", 3)])
def test_the_story_of_a_game_looks_as_it_did(language: str, games: int) -> None:
    app = opened(language, (1280, 1420))
    tell_story(app, games)
    app.draw()
    compare(app.window.canvas, f"story_{games}_{language}")


def test_another_language_is_another_picture() -> None:
    """The comparison sees what a change of words does."""
    english, french = opened(), opened("fr")
    pictures = []
    for app in (english, french):
        i18n.set_language("en" if app is english else "fr")
        PAGES["setup"](app)
        app.draw()
        pictures.append(app.window.canvas.copy())
    found = difference(*pictures)
    assert found.worst > 24


def test_the_comparison_sees_a_small_mark() -> None:
    one = pygame.Surface((320, 200))
    one.fill((40, 50, 60))
    other = one.copy()
    assert difference(one, other) == (0, 0, (0, 0))
    pygame.draw.rect(other, (240, 50, 60), (100, 100, 12, 12))
    found = difference(one, other)
    assert found.worst > 24
    assert abs(found.where[0] - 100) < 16
    assert abs(found.where[1] - 100) < 16


def test_a_missing_or_changed_picture_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.screens.compare.STORED", tmp_path)
    monkeypatch.setattr("tests.screens.compare.RECORD", False)
    picture = pygame.Surface((64, 64))
    with pytest.raises(AssertionError, match="store it"):
        compare(picture, "night")
    monkeypatch.setattr("tests.screens.compare.RECORD", True)
    compare(picture, "night")
    monkeypatch.setattr("tests.screens.compare.RECORD", False)
    compare(picture, "night")
    picture.fill((200, 0, 0), (0, 0, 20, 20))
    with pytest.raises(AssertionError, match="side by side"):
        compare(picture, "night")
