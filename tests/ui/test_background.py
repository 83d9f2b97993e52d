"""A window that is left falls silent, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.pages_support import click, open_app, post, widget
from zombiegames.ui.app import App
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.settings import SettingsPage

LEAVING = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Music:
    """Stands in for the mixer's music and notes what it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.playing = ""
        self.paused = False
        real = pygame.mixer.music
        monkeypatch.setattr(real, "load", lambda path: setattr(self, "playing", Path(path).stem))
        monkeypatch.setattr(real, "play", lambda *a, **how: setattr(self, "paused", False))
        monkeypatch.setattr(real, "pause", lambda: setattr(self, "paused", True))
        monkeypatch.setattr(real, "unpause", lambda: setattr(self, "paused", False))


def sounds(app: App) -> int:
    """Play a sound and count what is heard."""
    pygame.mixer.stop()
    app.play("select")
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


@pytest.mark.parametrize("event", LEAVING, ids=pygame.event.event_name)
def test_a_window_that_is_left_is_silent(monkeypatch: pytest.MonkeyPatch, event: int) -> None:
    app, music = open_app(), Music(monkeypatch)
    app.start(Menu())
    assert (music.playing, music.paused, sounds(app)) == ("menu", False, 1)
    post(app, pygame.event.Event(event))
    assert (music.paused, sounds(app)) == (True, 0)
    app.audio.music("zombiaki")
    assert (music.playing, music.paused) == ("zombiaki", True)
    post(app, pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert (music.paused, sounds(app)) == (False, 1)


def test_who_wants_to_can_hear_it_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    app, music = open_app(), Music(monkeypatch)
    app.start(SettingsPage("sound"))
    app.audio.music("menu")
    click(app, widget(app, "pause_in_background").rect.center)
    assert app.settings.pause_in_background is False
    for event in LEAVING:
        post(app, pygame.event.Event(event))
    assert (music.paused, sounds(app)) == (False, 1)


def test_a_device_found_in_the_background_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    app, music = open_app(), Music(monkeypatch)
    app.audio.available = False
    app.start(Menu())
    post(app, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.audio.open()
    assert (music.playing, music.paused) == ("menu", True)
    post(app, pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert not music.paused
