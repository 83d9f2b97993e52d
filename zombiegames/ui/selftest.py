"""``--selftest``: the program tries all of itself once; a broken copy is told from a good one.

Everything happens in a profile of its own that is thrown away; the player's files are never
opened. There is no sound to be heard, and where there is no screen none is needed.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ui.kit.window import NoScreenError

import pygame  # isort: skip  (the window prepares the environment first)

from zombiegames import __version__
from zombiegames.ai.levels import LEVELS, bot_of
from zombiegames.ai.worker import Answer, Finding, Inquiry, Request, Worker
from zombiegames.core.bot import decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import OVER
from zombiegames.core.toml import read_toml
from zombiegames.games import GAMES
from zombiegames.store.files import Disk, write_whole
from zombiegames.store.paths import below
from zombiegames.store.profile import Profile
from zombiegames.ui.app import App
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.fonts import Font
from zombiegames.ui.kit.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.ui.kit.scene import Scene

FAILED = 1
"""Exit code."""

SCALE = 0.05
"""Share of a level's thought: enough to run all of it, little enough to be quick."""

HALF = 20
"""Actions that are thought about; then the game is saved, and played on without much thought."""

PATIENCE = 30.0
"""Seconds until a process that thinks must have answered."""

PIECE = (48, 48)
"""Pixels of a picture that is tried."""


class Fault(Exception):
    """What is wrong, in a line."""


class Tried(NamedTuple):
    """One game of the computers."""

    half: str
    """The save of its middle."""
    half_digest: int
    match: Match
    """At its end."""


class Trial:
    """What the steps of the test share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.profile = Profile(below(folder))
        self.profile.settings.speed = "fast"
        self.app = _open_app(self.profile)
        self.audio = self.app.audio
        self.audio.open()
        self.games: dict[str, Tried] = {}

    def close(self) -> None:
        """Let the window and the files go."""
        self.app.close()


def _open_app(profile: Profile) -> App:
    """Open the program in silence, with a window in memory where there is no screen."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        return App(profile, windowed=True, language="en")
    except NoScreenError:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return App(profile, windowed=True, language="en")


# -- the steps -------------------------------------------------------------------------


def assets(trial: Trial) -> str:
    """Load every picture, font, sound and table."""
    root = asset_root()
    paths = sorted(path for path in root.rglob("*") if path.is_file())
    for path in paths:
        try:
            _load(path)
        except (pygame.error, OSError, ValueError) as error:
            raise Fault(f"{path.relative_to(root).as_posix()}: {error}") from error
    names = {path.relative_to(root).as_posix() for path in paths}
    for source in read_toml((root / "CREDITS.toml").read_text(encoding="utf-8"))["source"]:
        for pattern in source["files"]:
            if not any(Path(name).match(pattern) for name in names):
                raise Fault(f"{pattern} is credited and not there")
    return f"{len(paths)} files"


def _load(path: Path) -> None:
    if path.suffix == ".svg":
        pygame.image.load_sized_svg(str(path), PIECE)
    elif path.suffix in (".png", ".jpg"):
        pygame.image.load(str(path)).convert_alpha()
    elif path.suffix == ".ttf":
        Font(str(path), 20).line("Zombie", (255, 255, 255))
    elif path.suffix == ".ogg" and path.parent.name == "music":
        pygame.mixer.music.load(str(path))
    elif path.suffix == ".ogg":
        pygame.mixer.Sound(str(path))
    elif path.suffix == ".toml":
        read_toml(path.read_text(encoding="utf-8"))
    elif path.suffix != ".txt":
        raise ValueError("the program has no use for such a file")


def words(trial: Trial) -> str:
    """Look up every text in every language."""
    folder = asset_root() / "lang"
    areas = sorted(path.stem for path in (folder / "en").glob("*.toml"))
    english = {area: set(i18n.table("en", area)) for area in areas}
    for code in i18n.LANGUAGES:
        for area in areas:
            missing = english[area] - set(i18n.table(code, area))
            if missing:
                raise Fault(f"{code} lacks {area}.{min(missing)}")
    texts = sum(map(len, english.values()))
    return f"{texts} texts in {len(i18n.LANGUAGES)} languages"


def games(trial: Trial) -> str:
    """Let the computers play each game once."""
    said = []
    for game, info in GAMES.items():
        match = Match(info, [f"bot:{LEVELS[0]}:Computer"] * info.seats[0], seed="selftest")
        bot = bot_of(game, LEVELS[0], SCALE)
        rng = Random("selftest")
        half, digest, actions = "", 0, 0
        match.advance()
        while match.to_act() != OVER:
            if actions == HALF:
                half, digest = match.save(), match.state.digest()
                bot = bot_of(game, "random")
            seat = match.to_act()
            match.play(decide(bot, match.view(seat), seat, rng))
            match.advance()
            actions += 1
        if not half:
            raise Fault(f"{game} was over after {actions} actions")
        trial.games[game] = Tried(half, digest, match)
        said.append(f"{game} {actions}")
    return f"actions: {', '.join(said)}"


def saves(trial: Trial) -> str:
    """Write each game and read it back."""
    store = trial.profile.saves
    for game, tried in trial.games.items():
        match = Match.load(tried.half, GAMES)
        store.save(match.record, f"Nuit {game} ¿ñ?")
        running = store.begin(game)
        running.keep(match.record, 3)
        running.close()
    trial.profile.flush(10.0)
    entries = store.entries()
    if len(entries) != 2 * len(GAMES):
        raise Fault(f"{2 * len(GAMES)} games were saved, {len(entries)} are there")
    for entry in entries:
        loaded = store.load(entry, GAMES)
        if loaded.match is None or loaded.notice is not None:
            raise Fault(f"{entry.path.name}: {loaded.notice}")
        if loaded.match.state.digest() != trial.games[entry.game].half_digest:
            raise Fault(f"{entry.path.name} is another game than was saved")
    notices = trial.profile.take_notices()
    if notices or trial.profile.in_memory:
        raise Fault(f"the profile complains: {notices}")
    return f"{len(entries)} written and read"


def scenes(trial: Trial) -> str:
    """Draw every page, and each table at its beginning, in its middle and at its end."""
    app = trial.app
    drawn = 0
    for language in i18n.LANGUAGES:
        app.set_language(language)
        for name, scene in _pages(trial):
            app.start(scene)
            app.stack.update(0.05)
            _draw(trial, name)
            drawn += 1
        for name, scene in _overlays(trial):
            app.stack.change(Push(scene))
            app.stack.update(0.05)
            _draw(trial, name)
            drawn += 1
    app.set_language("en")
    return f"{drawn} pictures"


def _draw(trial: Trial, name: str) -> None:
    """Draw what is on top; a page that failed has put its excuses there."""
    from zombiegames.ui.pages.crash import Crash

    app = trial.app
    app.draw()
    small = pygame.transform.scale(app.window.canvas, (64, 40))
    colours = {tuple(small.get_at((x, y))) for x in range(64) for y in range(40)}
    if len(colours) < 8:
        raise Fault(f"{name} is an empty picture")
    if isinstance(app.stack.top, Crash) and name != "crash":
        raise Fault(f"{name} could not be shown")


def _pages(trial: Trial) -> Iterator[tuple[str, Scene]]:
    from zombiegames.ui.kit.dialogs import Curtain
    from zombiegames.ui.pages.credits import Credits
    from zombiegames.ui.pages.menu import Menu
    from zombiegames.ui.pages.played import PlayedPage
    from zombiegames.ui.pages.rules import Rules
    from zombiegames.ui.pages.saves import SavesPage
    from zombiegames.ui.pages.settings import SettingsPage
    from zombiegames.ui.pages.setup import Setup
    from zombiegames.ui.pages.statistics import StatisticsPage

    app = trial.app
    yield "menu", Menu()
    for game, tried in trial.games.items():
        fresh = Match(GAMES[game], tried.match.record.controllers, seed="selftest")
        half = Match.load(tried.half, GAMES)
        yield f"setup of {game}", Setup(game)
        yield f"rules of {game}", Rules(game)
        for at, match in (("start", fresh), ("middle", half), ("end", tried.match)):
            yield f"table of {game}, {at}", app.open_match(match)
    for tab in ("screen", "sound", "play"):
        yield f"settings, {tab}", SettingsPage(tab)
    yield "credits", Credits()
    yield "saves", SavesPage()
    yield "played", PlayedPage()
    for tab in ("all", "achievements"):
        yield f"statistics, {tab}", StatisticsPage(tab)
    yield "looking back", app.review(next(iter(trial.games.values())).match)
    yield "tonight", app.tonight()
    yield "seven nights", app.seven_nights()
    yield "curtain", Curtain("Ada", lambda: None)


def _overlays(trial: Trial) -> Iterator[tuple[str, Scene]]:
    from zombiegames.ui.kit.dialogs import Confirm, Pause, Question, Shortcuts
    from zombiegames.ui.pages.crash import Crash
    from zombiegames.ui.pages.result import Result

    yield "keys", Shortcuts()
    yield "confirm", Confirm(lambda: Question(i18n.tr("ui.confirm.quit"), "ok"), lambda: None)
    yield "crash", Crash(ValueError("selftest"), trial.folder / "crash.txt")
    for game, tried in trial.games.items():
        yield f"menu of {game}", Pause(game)
        yield f"result of {game}", Result(tried.match)


def voice(trial: Trial) -> str:
    """Put the menu and a table into words, and tell by what they would be said."""
    from zombiegames.ui.pages.menu import Menu

    app = trial.app
    app.settings.voice = True
    tried = next(iter(trial.games.values()))
    name = ""
    for scene in (Menu(), app.open_match(Match.load(tried.half, GAMES))):
        app.start(scene)
        assert app.narrator is not None
        if not all(part.words() for part in app.narrator.parts()):
            raise Fault("there is nothing to be said")
        name = app.narrator.voice.name
    app.settings.voice = False
    app.refresh()
    return name or "nothing here speaks"


def worker(trial: Trial) -> str:
    """Let the process that thinks for the tables think once for each game, and look back at it."""
    thinking = Worker()
    said = []
    try:
        for number, (game, tried) in enumerate(trial.games.items(), 1):
            match = Match.load(tried.half, GAMES)
            seat = match.to_act()
            view = match.view(seat)
            level = LEVELS[-1]
            thinking.ask(
                Request(number, game, level, seat, view, "seed", 2.0, fresh=True, scale=SCALE)
            )
            answer = _answer(thinking, game)
            assert isinstance(answer, Answer)
            thought = answer.thought
            if thought.action not in match.state.legal_actions():
                raise Fault(f"{game}: {thought.action} is not possible")
            thinking.ask(Inquiry(number, tried.match.save()))
            points = _answer(thinking, game)
            assert isinstance(points, Finding)
            if points.place < 1:
                raise Fault(f"{game} cannot be looked back at")
            said.append(f"{game} {thought.effort}, {points.place} points")
    finally:
        thinking.close()
    return f"looked at: {', '.join(said)}"


def _answer(thinking: Worker, game: str) -> Answer | Finding:
    """Wait for the last word about a request."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not thinking.failed:
        for answer in thinking.answers():
            if answer.done:
                return answer
        time.sleep(0.005)
    raise Fault(f"no answer about {game}")


STEPS: tuple[tuple[str, Callable[[Trial], str]], ...] = (
    ("assets", assets),
    ("words", words),
    ("games", games),
    ("saves", saves),
    ("scenes", scenes),
    ("voice", voice),
    ("worker", worker),
)
"""Name and what is done; in this order."""


# -- the report ------------------------------------------------------------------------


def selftest(
    report: str = "", steps: tuple[tuple[str, Callable[[Trial], str]], ...] = STEPS
) -> int:
    """Try everything and print what came of it; gives the exit code.

    Args:
        report: a file to write the same to, for systems where a windowed program has no output.
        steps: what to try.
    """
    lines = [f"zombiegames {__version__} selftest, Python {sys.version.split()[0]}"]
    failures = 0
    with tempfile.TemporaryDirectory(prefix="zombiegames-", ignore_cleanup_errors=True) as folder:
        trial = Trial(Path(folder))
        screen = "{} x {}, {}".format(*trial.app.size, pygame.display.get_driver())
        lines.append(f"ok      screen: {screen}")
        for name, step in steps:
            try:
                lines.append(f"ok      {name}: {step(trial)}")
            except Exception as error:  # whatever it is, the others are tried all the same
                failures += 1
                lines.append(f"FAILED  {name}: {type(error).__name__}: {error}")
        trial.close()
    lines.append(f"{failures} of {len(steps)} steps failed" if failures else "all is well")
    text = "\n".join(lines).encode("ascii", "backslashreplace").decode("ascii") + "\n"
    sys.stdout.write(text)
    sys.stdout.flush()
    if report:
        try:
            write_whole(Disk(), Path(report).resolve(), text.encode("ascii"))
        except OSError as error:
            sys.stderr.write(f"no report: {error}\n")
            return FAILED
    return FAILED if failures else 0
