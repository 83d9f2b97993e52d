"""What tests of the window share: English words, pictures, somebody who sits down and gets up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.table_support import Sitting
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.assets import Assets, Shelf, asset_file
from zombiegames.ui.kit.i18n import set_language
from zombiegames.ui.kit.text import forget_lines

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pygame


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is clicked have been there for a while, as it has for a person."""
    monkeypatch.setattr("zombiegames.ui.kit.focus.MOMENT", 0.0)


@pytest.fixture
def _short_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a route that nobody will walk be thought about for a moment only."""
    monkeypatch.setattr("zombiegames.ui.tables.zombiegeddon.guide.SECONDS", 0.01)


@pytest.fixture(scope="session")
def drawn() -> Shelf:
    """Pictures as they come from their files, which hundreds of programs in a row ask for."""
    return Shelf(120_000_000)


@pytest.fixture(autouse=True)
def _shared_pictures(monkeypatch: pytest.MonkeyPatch, drawn: Shelf) -> None:
    """Draw each file and each night once a size; every program gets a copy of its own."""
    draw, shine = Assets._fitted, paint.radial

    def fitted(assets: Assets, name: str, size: tuple[int, int]) -> pygame.Surface:
        key = (asset_file("img", name, (".svg", ".png", ".jpg")), size)
        return drawn.get(key, lambda: draw(assets, name, size)).copy()

    def radial(size: tuple[int, int], *tones: Any) -> pygame.Surface:
        return drawn.get((size, tones), lambda: shine(size, *tones)).copy()

    monkeypatch.setattr(Assets, "_fitted", fitted)
    monkeypatch.setattr(paint, "radial", radial)


@pytest.fixture(autouse=True)
def _let_go(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let pictures and fonts go with their test.

    A program is a ring of references, and Python looks for rings by their number, not by the
    megabytes that hang on them.
    """
    made: list[Assets] = []
    make = Assets.__init__

    def noted(assets: Assets) -> None:
        make(assets)
        made.append(assets)

    monkeypatch.setattr(Assets, "__init__", noted)
    yield
    for assets in made:
        assets.forget()
    forget_lines()


@pytest.fixture
def sittings(tmp_path: Path) -> Iterator[Any]:
    """Make sittings with settings of their own, each with a profile of its own."""
    opened: list[Sitting] = []

    def sit(**settings: Any) -> Sitting:
        sitting = Sitting(tmp_path / str(len(opened)), **settings)
        opened.append(sitting)
        return sitting

    yield sit
    for sitting in opened:
        sitting.app.stack.close()
        sitting.app.profile.close()


@pytest.fixture
def sitting(sittings: Any) -> Sitting:
    """Make one with the usual settings."""
    return sittings()
