"""Files of any name, dropped, named on the command line or found among the saves, in the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.strange import strange_names
from tests.ui.pages_support import a_match, key, key_up, open_app, post, tap_key, widget
from tests.ui.test_start import run
from zombiegames.store.profile import open_profile
from zombiegames.store.savefile import ENDING
from zombiegames.ui import app as app_module
from zombiegames.ui import start as start_module
from zombiegames.ui.app import App
from zombiegames.ui.kit.window import prepare_environment
from zombiegames.ui.pages.crash import Crash
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.table.scene import GameScene

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only here are names any bytes")


@pytest.mark.whole
@LINUX
@pytest.mark.parametrize("name", strange_names(), ids=ascii)
def test_the_pages_stand_whatever_the_files_are_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    home = tmp_path / name
    monkeypatch.setenv("ZOMBIEGAMES_HOME", str(home))
    app = open_app()
    saves = app.profile.folders.saves
    good = app.saves.save(a_match().record, "good", 3).entry
    assert good is not None
    (saves / "auto").mkdir()
    (saves / "auto" / f"{name}{ENDING}").write_bytes(good.path.read_bytes())
    (saves / f"{name}{ENDING}").write_bytes(b"no save")
    (saves / f"{name}-2{ENDING}").mkdir()
    app.start(Menu())
    app._live([], 0)
    app.draw()
    app.start(SavesPage())
    app.draw()
    assert len(app.stack.top.entries) == 2  # type: ignore[attr-defined]
    assert len(app.stack.top.broken) == 2  # type: ignore[attr-defined]
    for _ in range(2):
        widget(app, "delete").activate()
        app.draw()
    assert app.stack.top.entries == []  # type: ignore[attr-defined]
    widget(app, "undo").activate()
    app.draw()
    assert len(app.stack.top.entries) == 1  # type: ignore[attr-defined]
    assert app.saves.put_back()
    app.crash(ValueError(str(home)))
    assert isinstance(app.stack.top, Crash)
    app.draw()
    assert app.stack.top.report is not None
    app.close()


@pytest.mark.whole
@LINUX
@pytest.mark.parametrize("name", strange_names(), ids=ascii)
def test_a_file_of_any_name_can_be_let_go_over_the_window(tmp_path: Path, name: str) -> None:
    app = open_app()
    app.start(Menu())
    good = app.saves.save(a_match().record, "good", 3).entry
    assert good is not None
    content = good.path.read_bytes()
    for place in (tmp_path / f"{name}{ENDING}", tmp_path / name / "x", tmp_path):
        post(app, pygame.event.Event(pygame.DROPFILE, file=str(place)))
        assert isinstance(app.stack.top, Menu)
        app.draw()
    assert len(app.toasts.texts) == 3
    (tmp_path / f"{name}{ENDING}").write_bytes(content)
    post(app, pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / f"{name}{ENDING}")))
    assert isinstance(app.stack.top, GameScene)
    app.draw()
    app.close()


def test_a_name_that_pygame_cannot_tell_is_a_file_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = open_app()
    app.start(Menu())
    for error in (SystemError("returned a result with an exception set"), UnicodeError()):

        def get(error: Exception = error) -> Any:
            raise error

        monkeypatch.setattr(pygame.event, "get", get)
        events = app_module._happened()
        assert [event.type for event in events] == [pygame.DROPFILE]
        app.toasts.update(100)
        post(app, *events)
        assert len(app.toasts.texts) == 1
        app.draw()


# -- the start -----------------------------------------------------------------------------


def test_what_fails_at_the_start_is_told_and_leads_to_the_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[App] = []

    def run_app(app: App) -> int:
        app.draw()
        ran.append(app)
        return 0

    real, fails = Menu.build, [True]

    def build(menu: Menu) -> None:
        if fails:
            raise ValueError("a kept thing is odd")
        real(menu)

    profile = open_profile()
    profile.settings.language = "en"
    profile.settings.save()
    profile.close()
    monkeypatch.setattr(App, "run", run_app)
    monkeypatch.setattr(Menu, "build", build)
    assert start_module.start([]) == 0
    app = ran[0]
    assert isinstance(app.stack.top, Crash)
    assert app.stack.top.report is not None
    for escape in (key(pygame.K_ESCAPE), key_up(pygame.K_ESCAPE)):
        monkeypatch.setattr(app, "_wait", lambda seconds, event=escape: [event])
        app.step()
    assert isinstance(app.stack.top, Crash), "it fails again, and that is not the end"
    fails.clear()
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)
    app.close()


@LINUX
def test_any_value_on_the_command_line_is_taken_or_refused_in_words(tmp_path: Path) -> None:
    odd = os.fsdecode(b"caf\xe9\xff")
    for option in ("--lang", "--game"):
        done = run(option, odd, SDL_VIDEODRIVER="dummy", PYTHONIOENCODING="ascii")
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "caf" in done.stderr
    for language in ("fr", "es"):
        done = run("--help", "--lang", language, PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")


def test_drivers_without_a_name_are_as_good_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    prepare_environment()
    assert "SDL_VIDEODRIVER" not in os.environ
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    monkeypatch.setenv("SDL_AUDIODRIVER", "")
    prepare_environment()
    assert "SDL_AUDIODRIVER" not in os.environ
