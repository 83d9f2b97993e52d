"""From the command line to the first picture, with a clear word where that fails."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from zombiegames import __version__
from zombiegames.store.profile import open_profile
from zombiegames.ui.arguments import UsageError, Wanted, read_arguments
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import AssetError, asset_root
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.window import NoScreenError

if TYPE_CHECKING:
    from zombiegames.ui.app import App
    from zombiegames.ui.kit.scene import Scene

COULD_NOT_START = 2
"""Exit code."""

INTERRUPTED = 130
"""Exit code after Ctrl C in the terminal, as shells have it; all is saved by then."""


def start(arguments: list[str]) -> int:
    """Run the program with a command line; gives its exit code."""
    i18n.set_language(i18n.system_language())
    try:
        asset_root()
    except AssetError as error:
        return _fail(f"The pictures and sounds of the game are missing: {error}")
    try:
        wanted = read_arguments(arguments)
        if wanted.lang:
            _speak(wanted.lang)
        _check_game(wanted)
    except UsageError as error:
        return _fail(f"{tr(f'ui.error.{error.key}', **error.fields)}\n{tr('ui.error.usage')}")
    if wanted.version:
        print(f"zombiegames {__version__}")  # noqa: T201
        return 0
    if wanted.help:
        print(tr("ui.error.usage"))  # noqa: T201
        return 0
    if wanted.selftest:
        from zombiegames.ui.selftest import selftest

        return selftest(wanted.report)
    return _run(wanted)


def _speak(code: str) -> None:
    if code not in i18n.LANGUAGES:
        raise UsageError("no_language", name=code, languages=", ".join(i18n.LANGUAGES))
    i18n.set_language(code)


def _check_game(wanted: Wanted) -> None:
    if wanted.game:
        from zombiegames.ui.tables import playable

        games = playable()
        if wanted.game not in games:
            raise UsageError("no_game", name=wanted.game, games=", ".join(games))


def _run(wanted: Wanted) -> int:
    from zombiegames.ui.app import App

    profile = open_profile()
    if not wanted.lang:
        i18n.set_language(profile.settings.language or i18n.system_language())
    try:
        app = App(profile, windowed=wanted.windowed, language=wanted.lang)
    except NoScreenError as error:
        profile.close()
        return _fail(tr("ui.error.no_screen", detail=str(error)))
    try:
        app.start(_first_scene(app, wanted))
    except AssetError as error:
        app.close()
        return _fail(tr("ui.error.no_assets", detail=str(error)))
    except Exception as error:
        # What is kept for the player may be at fault: the next start must not fail alike.
        app.crash(error)
    try:
        return app.run()
    except KeyboardInterrupt:
        return INTERRUPTED


def _first_scene(app: App, wanted: Wanted) -> Scene:
    from zombiegames.ui.pages.menu import Menu

    if wanted.load:
        loaded = app.open_file(wanted.load)
        if loaded is not None:
            return loaded
    elif wanted.game:
        from zombiegames.ui.pages.setup import Setup

        return Setup(wanted.game, seed=wanted.seed)
    elif app.settings.first:
        from zombiegames.ui.pages.welcome import Welcome

        return Welcome()
    return Menu()


def _fail(message: str) -> int:
    """Say why the program cannot start: on the console, or in a box where there is none."""
    print(message, file=sys.stderr)  # noqa: T201
    if getattr(sys, "frozen", False) and sys.platform != "linux":
        import pygame

        pygame.display.message_box("Zombie Games", message, message_type="error")
    return COULD_NOT_START
