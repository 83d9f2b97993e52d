"""A sixth game is one folder a wing and one entry a floor: the toy, from the menu to the result."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from tests import toy, toy_table
from tests.ui.pages_support import click, widget
from tests.ui.table_support import Sitting
from zombiegames import ai, games
from zombiegames.learn import achievements
from zombiegames.ui import tables
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.pages.achievements import Tag
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.pages.statistics import StatisticsPage
from zombiegames.ui.table.scene import GameScene


@pytest.fixture(autouse=True)
def sixth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter the game as CONTRIBUTING says: four registers, its words, a picture."""
    for module, name, entry in (
        (games, "GAMES", toy.TOY),
        (ai, "OPPONENTS", toy_table.OPPONENTS),
        (achievements, "ACHIEVEMENTS", toy_table.ToyWatch),
        (tables, "TABLES", toy_table.TABLE),
    ):
        monkeypatch.setattr(module, name, {**getattr(module, name), "toy": entry})
    monkeypatch.setattr(achievements, "GAMES", games.GAMES)
    for where in ("ai.levels", "ai.minds", "ai.study", "ui.pages.drafts"):
        monkeypatch.setattr(f"zombiegames.{where}.OPPONENTS", ai.OPPONENTS)
    monkeypatch.setattr("zombiegames.ai.study.GAMES", games.GAMES)
    for language in i18n.LANGUAGES:
        monkeypatch.setitem(i18n._tables, (language, "toy"), toy_table.WORDS)
    drawn = Assets._fitted

    def fitted(self: Assets, name: str, size: tuple[int, int]) -> pygame.Surface:
        return drawn(self, name.replace("emblem-toy", "emblem-zombiaki"), size)

    monkeypatch.setattr(Assets, "_fitted", fitted)


def decide(sitting: Sitting, rng: Random) -> None:
    """Click a card, then where it goes."""
    table: Any = sitting.table
    action = rng.choice(table.match.state.legal_actions())
    for name in table.path(table.view, action):
        sitting.click_spot(name)
    sitting.settle()


def test_the_toy_is_chosen_played_kept_loaded_and_counted(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting: Sitting = sittings()
    app = sitting.app
    app.start(Menu())
    click(app, widget(app, "game toy").rect.center)
    assert isinstance(app.stack.top, Setup)
    click(app, widget(app, "start").rect.center)
    assert isinstance(app.stack.top, toy_table.ToyTable)
    sitting.table = app.stack.top
    sitting.settle()
    rng = Random(1)
    for _ in range(2):
        decide(sitting, rng)
    assert any("plays" in line for line in sitting.table.log_lines())
    before = sitting.table.match.state.digest()
    sitting.table.ways.save()
    app.start(SavesPage())
    page: Any = app.stack.top
    assert {entry.game for entry in page.entries} == {"toy"}
    app.stack.change(page._play(0))
    assert isinstance(app.stack.top, GameScene)
    sitting.table = app.stack.top
    sitting.settle()
    assert sitting.table.match.state.digest() == before
    while sitting.app.stack.top is sitting.table:
        if sitting.table.can_act:
            decide(sitting, rng)
        sitting.tick(20, 0.1)
    assert isinstance(app.stack.top, Result)
    assert app.stack.top.news() == ["New: To the end"]
    app.draw()
    app.profile.flush()
    assert app.statistics.tally("toy").games == 1
    monkeypatch.setattr("zombiegames.ui.pages.achievements.ACHIEVEMENTS", achievements.ACHIEVEMENTS)
    app.start(StatisticsPage("achievements"))
    tag = next(w for w in app.stack.top.focus.widgets if isinstance(w, Tag) and w.day)  # type: ignore[attr-defined]
    assert tag.describe().startswith("To the end · ")
