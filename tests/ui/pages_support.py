"""A program without a screen, and every page it can show."""

from __future__ import annotations

import errno
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.table_support import BRIEFLY
from zombiegames.ai.minds import Minds
from zombiegames.ai.review import VERSION, Judged, review
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn.library import plan_of
from zombiegames.store.games import Ending
from zombiegames.store.nights import NightPlay
from zombiegames.store.notices import unwritable
from zombiegames.store.paths import Folder
from zombiegames.store.profile import open_profile
from zombiegames.store.statistics import Played
from zombiegames.ui.app import App
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit import text as text_module
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.dialogs import (
    Changes,
    Confirm,
    Curtain,
    Elsewhere,
    Pause,
    PauseItem,
    Question,
    Shortcuts,
)
from zombiegames.ui.kit.scene import Push, Scene
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.pages.chances import Chances
from zombiegames.ui.pages.crash import Crash
from zombiegames.ui.pages.credits import Credits
from zombiegames.ui.pages.learn import Learn, Problems
from zombiegames.ui.pages.lesson_over import LessonOver
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.nights.seven import SevenNights
from zombiegames.ui.pages.nights.tonight import Tonight
from zombiegames.ui.pages.open_file import OpenFile
from zombiegames.ui.pages.played import PlayedPage
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.review import Review
from zombiegames.ui.pages.rules import Rules
from zombiegames.ui.pages.saves import Naming, SavesPage
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.pages.statistics import StatisticsPage
from zombiegames.ui.pages.welcome import Welcome

SIZES = ((1280, 720), (1024, 640), (1920, 1080), (2560, 1080), (1280, 1024))


def open_app(
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    *,
    text_size: int = 100,
    high_contrast: bool = False,
) -> App:
    """Start the program with a profile of its own; the pseudo-language can be asked for too."""
    profile = open_profile()
    settings = profile.settings
    settings.window_size = size
    settings.text_size = text_size
    settings.high_contrast = high_contrast
    app = App(profile, language=language, thinking=BRIEFLY)
    if language != i18n.PSEUDO:
        settings.language = language
    app.audio.open()
    assert app.audio.available
    return app


def a_match(decisions: int = 40, seed: int = 5) -> Match:
    """Play a game at random for a while."""
    match = Match(GAMES["zombiaki"], ["person:Ada", "bot:normal:Grimwald"], seed=seed)
    match.advance()
    rng = random.Random(2)
    for _ in range(decisions):
        if match.outcome is not None:
            break
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def a_finished_match() -> Match:
    """Play a game at random to its end."""
    match = a_match(5000)
    assert match.outcome is not None
    return match


@cache
def a_crowded_match() -> Match:
    """Play a game of six at random to its end."""
    match = Match(GAMES["zombie_card_game"], [f"person:{name}" for name in "ABCDEF"], seed=5)
    match.advance()
    rng = random.Random(2)
    while match.outcome is None:
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


def with_chances(match: Match) -> Result:
    """Tell how a match ended and how its chances went."""
    hindsight = Minds(match.info.id, BRIEFLY).look_back(match.save())
    return Result(match, turns=17, chances=Chances(match, hindsight, lambda number: 7))


@cache
def judged_rows() -> list[dict[str, object]]:
    """Judge the decisions of a finished game briefly, as rows that are kept."""
    judged = review(a_finished_match().save(), (0,), scale=BRIEFLY.scale)
    return [one._asdict() | {"idea": list(one.idea)} for one in judged if isinstance(one, Judged)]


def reviewed(app: App) -> None:
    """Look back at a game until all is said."""
    match = a_finished_match()
    app.profile.reviews.keep(match.save(), VERSION, judged_rows())
    app.profile.flush()
    page = Review(match)
    app.start(page)
    while page.looking:
        app.stack.update(0.05)


def some_news() -> list[str]:
    """Say as much as can be new by a game for one person."""
    names = ("misfire", "heavyweight")
    words = ", ".join(i18n.tr(f"zombiaki.achievement.{name}.name") for name in names)
    return [i18n.tr("ui.result.new", names=words), i18n.tr("ui.result.learn")]


def fill_profile(app: App) -> None:
    """Save games and count results, so that the pages have something to show."""
    match = a_match()
    autosave = app.saves.begin("zombiaki")
    autosave.keep(match.record, 7)
    autosave.close()
    app.profile.flush()
    app.saves.save(match.record, "The long night", 9)
    done = a_finished_match()
    assert done.outcome is not None
    _, reason, ranks, scores = done.outcome
    for turns in (8, 17):
        ending = Ending(ranks, scores, reason, turns, counted=True)
        app.saves.games.put_away(None, done.record, ending, turns)
    app.profile.flush()
    for at in range(9):
        result = ("won", "lost", "shared")[at % 3]
        app.statistics.add(Played("zombiaki", ("normal", "person")[at % 2], at % 2, result))  # type: ignore[arg-type]
    app.profile.progress.earn("zombiaki", ("misfire", "by-a-fingernail"), date(2026, 9, 28))


def tell_story(app: App, games: int) -> None:
    """Keep finished games, so that there is something to tell of them, and show what."""
    done = a_finished_match()
    assert done.outcome is not None
    reason = done.outcome[1]
    names = ("shield", "barrier", "dog", "terror", "net", "machine-gun")
    app.saves.games.look()
    app.profile.flush()
    for at in range(len(app.saves.games.entries), games):
        won, seat = at * 7 % 11 < 3 + at // 12, at // 3 % 2
        scores = (at * 5 % 23, at * 7 % 19)
        ranks = (1, 2) if won == (seat == 0) else (2, 1)
        level = ("easy", "normal", "hard")[at * 3 // (games + 1)]
        played = tuple((name, 9 - number) for number, name in enumerate(names))
        ending = Ending(
            ranks, scores, reason, 8 + at * at % 7 + at % 5, True, level, (seat,), played
        )
        app.saves.games.put_away(None, done.record, ending, at)
        app.statistics.add(Played("zombiaki", level, seat, "won" if won else "lost"))
    for day in range(1, 1 + min(3, games // 20)):
        if app.profile.progress.moons(date(2026, 9, day)):
            break
        app.profile.progress.begin_night(date(2026, 9, day))
        app.profile.progress.play_night(date(2026, 9, day), NightPlay("zombiaki", 0, "easy", 2, 7))
        app.profile.progress.play_seven(1, 1, 3)
    app.profile.flush()
    app.start(StatisticsPage("zombiaki"))
    app.profile.flush()
    app.stack.update(0.0)


def overlay(make: Callable[[], Scene]) -> Callable[[App], None]:
    """Show a dialog over the setup."""

    def show(app: App) -> None:
        app.start(Setup("zombiaki"))
        app.stack.change(Push(make()))

    return show


def whole(make: Callable[[], Scene]) -> Callable[[App], None]:
    """Show a page of its own."""
    return lambda app: app.start(make())


def set_up(game: str, *, seats: int = 0, unfold: bool = False) -> Callable[[App], None]:
    """Show the setup of a game, with so many seats or all its house rules."""

    def show(app: App) -> None:
        page = Setup(game)
        app.start(page)
        page.draft.set_count(seats or len(page.draft.seats))
        for at, seat in enumerate(page.draft.seats):
            seat.name = f"Grimwald {at}"  # proposed once, and no word of a language from then on
        page.rebuild()
        if unfold:
            widget(app, "fold").activate()

    return show


def played(app: App) -> None:
    """Show the games that were played, all of them read."""
    app.start(PlayedPage())
    app.profile.flush()
    app.stack.update(0.0)


PAGES: dict[str, Callable[[App], None]] = {
    "menu": whole(Menu),
    "setup": whole(lambda: Setup("zombiaki")),
    "setup-of-six": set_up("zombies4", seats=6),
    "house-rules": set_up("zombies4", unfold=True),
    "rules": whole(lambda: Rules("zombiaki")),
    "rule": whole(lambda: Rules("zombiaki", "ZK-14")),
    "settings-screen": whole(lambda: SettingsPage("screen")),
    "settings-sound": whole(lambda: SettingsPage("sound")),
    "settings-play": whole(lambda: SettingsPage("play")),
    "settings-hands": whole(lambda: SettingsPage("hands")),
    "credits": whole(Credits),
    "saves": whole(SavesPage),
    "played": played,
    "open-file": whole(OpenFile),
    "naming": overlay(lambda: Naming("The long night", lambda name: None)),
    "statistics": whole(StatisticsPage),
    "statistics-of-a-game": lambda app: tell_story(app, 70),
    "statistics-of-few-games": lambda app: tell_story(app, 3),
    "achievements": whole(lambda: StatisticsPage("achievements")),
    "learn": whole(Learn),
    "problems": whole(lambda: Problems("zombies4")),
    "welcome": whole(Welcome),
    "tonight": whole(Tonight),
    "seven": whole(SevenNights),
    "lesson-over": overlay(
        lambda: LessonOver(plan_of(asset_root(), "zombie_card_game"), lambda: None, lambda: None)
    ),
    "crash": whole(lambda: Crash(ValueError("a card is in two places"), Path("/home/a/c-1.txt"))),
    "curtain": whole(lambda: Curtain("Ada", lambda: None, colour=PLAYERS[2])),
    "result": overlay(lambda: Result(a_finished_match(), turns=17)),
    "result-of-six": overlay(lambda: Result(a_crowded_match(), turns=17)),
    "result-with-chances": overlay(lambda: with_chances(a_finished_match())),
    "result-with-news": overlay(lambda: Result(a_finished_match(), turns=17, news=some_news)),
    "result-of-six-with-news": overlay(
        # Persons among themselves are not told of lessons.
        lambda: Result(a_crowded_match(), turns=17, news=lambda: some_news()[:1])
    ),
    "review": reviewed,
    "keys": overlay(Shortcuts),
    "confirm": overlay(
        lambda: Confirm(
            lambda: Question(
                i18n.tr("ui.confirm.quit"),
                i18n.tr("ui.confirm.quit_yes"),
                text=i18n.tr("ui.curtain.text"),
            ),
            lambda: None,
        )
    ),
    "elsewhere": overlay(
        lambda: Elsewhere(
            unwritable("/home/ada/.local/share/zombiegames/saves", OSError(errno.EROFS, "")),
            [
                Folder(key, Path("/home/ada"))
                for key in ("documents", "desktop", "downloads", "home", "temporary")
            ],
            lambda place: None,
        )
    ),
    "pause": overlay(
        lambda: Pause(
            "zombiaki",
            lambda: [
                PauseItem("save", i18n.tr("table.save.button"), lambda: None),
                PauseItem("concede", i18n.tr("table.concede.button"), lambda: None),
            ],
        )
    ),
    "seats-of-six": overlay(
        lambda: Changes(
            "table.seats.title",
            lambda: [
                PauseItem(
                    f"hand_over {seat}",
                    i18n.tr("table.hand_over.button", name="Wilhelmina Featherstonehaugh"),
                    lambda: None,
                )
                for seat in range(6)
            ],
        )
    ),
}
"""Name → what shows it."""


def post(app: App, *events: pygame.event.Event) -> None:
    """Let events happen."""
    app.dispatch(list(events))


def key(code: int, *, mod: int = 0, text: str = "") -> pygame.event.Event:
    """A key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, scancode=0, mod=mod, unicode=text)


def key_up(code: int) -> pygame.event.Event:
    """A key going up."""
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode="")


def tap_key(app: App, code: int, *, mod: int = 0, text: str = "") -> None:
    """Press a key and let it go."""
    post(app, key(code, mod=mod, text=text), key_up(code))


def motion(pos: tuple[int, int]) -> pygame.event.Event:
    """The pointer moving."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


def down(pos: tuple[int, int], *, touch: bool = False, button: int = 1) -> pygame.event.Event:
    """A button going down."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch)


def up(pos: tuple[int, int], *, touch: bool = False, button: int = 1) -> pygame.event.Event:
    """A button going up."""
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=touch)


def click(app: App, pos: tuple[int, int]) -> None:
    """Some time after anything else move there, press and let go."""
    app._cleaner.forget()
    post(app, motion(pos), down(pos), up(pos))


def double_click(app: App, pos: tuple[int, int]) -> None:
    """Some time after anything else move there, press and let go, and once more at once."""
    click(app, pos)
    post(app, down(pos), up(pos))


def widget(app: App, name: str) -> Any:
    """Find a widget of the top scene by its key."""
    found = [w for w in app.stack.top.focus.widgets if w.key == name]  # type: ignore[attr-defined]
    assert found, f"no widget {name!r}"
    return found[0]


def pixels(app: App) -> bytes:
    """Draw the program and give what is seen."""
    app.draw()
    return pygame.image.tobytes(app.window.canvas, "RGB")


class Drawn:
    """One block of text as it was drawn."""

    def __init__(self, fitted: Any, role: str, rect: pygame.Rect, clip: pygame.Rect) -> None:
        self.fitted = fitted
        self.role = role
        self.rect = pygame.Rect(rect)
        self.clip = pygame.Rect(clip)


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Drawn]]:
    """Collect every block of text that is drawn."""
    seen: list[Drawn] = []
    real = text_module.draw_lines

    def spy(
        surface: Any, look: Any, fitted: Any, role: str, colour: Any, rect: Any, **how: Any
    ) -> None:
        seen.append(Drawn(fitted, role, rect, surface.get_clip()))
        real(surface, look, fitted, role, colour, rect, **how)

    with monkeypatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("zombiegames.ui") and getattr(module, "draw_lines", None) is real:
                patch.setattr(module, "draw_lines", spy)
        yield seen
