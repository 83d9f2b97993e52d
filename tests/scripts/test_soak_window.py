"""The monkey in the window: it goes everywhere, and what it breaks or slows is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from scripts import soak_window
from zombiegames.ui import app as app_module
from zombiegames.ui.pages.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.whole


@pytest.fixture(autouse=True)
def _own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the clock and the clipboard back afterwards."""
    monkeypatch.setattr(app_module, "now", app_module.now)
    monkeypatch.setattr(pygame.scrap, "get_text", pygame.scrap.get_text)


def test_it_does_everything_and_breaks_nothing(tmp_path: Path) -> None:
    monkey = soak_window.Monkey(tmp_path, "fr", 3)
    for number in range(90):
        monkey.act(number)
    assert monkey.crashes == []
    assert len(monkey.actions) > 8
    assert len(monkey.scenes) > 3
    assert len(monkey.done) == soak_window.REMEMBERED
    assert monkey.longest.seconds > 0
    monkey.app.close()


def test_what_it_breaks_is_told_with_what_it_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(page: Setup, body: pygame.Rect) -> None:
        raise ValueError("no room for the seats")

    monkeypatch.setattr(Setup, "content", fails)
    assert soak_window.main(["--events", "2", "--language", "en"]) == 1
    told = capsys.readouterr().out
    assert "no room for the seats" in told
    assert "Menu: visit zombiaki" in told


def test_a_step_that_takes_too_long_is_a_fault() -> None:
    calm = ["--events", "3", "--language", "es"]
    assert soak_window.main([*calm, "--frozen", "60"]) == 0
    assert soak_window.main([*calm, "--frozen", "0"]) == 1
    assert soak_window.main([*calm, "--frozen", "60", "--grown=-1e9"]) == 1
