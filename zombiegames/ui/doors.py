"""The doors of the program: every page and table is made here, when somebody goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.scene import Program, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.ai.minds import Hindsight
    from zombiegames.ai.study import Point
    from zombiegames.core.match import Match
    from zombiegames.core.protocol import GameInfo, Seat
    from zombiegames.core.record import Record
    from zombiegames.learn.lesson import Plan
    from zombiegames.store.games import GameEntry
    from zombiegames.store.saves import Loaded, SaveEntry
    from zombiegames.store.statistics import Played
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.kit.seats import TableEntry
    from zombiegames.ui.table.scene import GameScene

STILL = (1280, 720)
"""Pixels of the window of which a picture of a table is a part."""


class Doors(Program):
    """What scenes go to without knowing it; the program fills in the rest."""

    look: Look
    size: tuple[int, int]

    @property
    def games(self) -> Mapping[str, GameInfo]:
        """All games that can be played, by id, in the order of the menu."""
        from zombiegames.ui.tables import playable

        return playable()

    @property
    def tables(self) -> Mapping[str, TableEntry]:
        """The tables of all games, by id."""
        from zombiegames.ui.tables import TABLES

        return TABLES

    def open_match(self, match: Match, resumed: SaveEntry | None = None) -> Scene:
        """Make the table of a match; ``resumed``: the autosave that it goes on in, if any."""
        from zombiegames.ui.tables import TABLES

        self.one_moment()
        self.settings.last_game = match.info.id
        self.settings.save()
        table = TABLES[match.info.id].lay(match)
        table.resumed = resumed
        scene: Scene = table
        return scene

    def menu(self) -> Scene:
        """Make the first page."""
        from zombiegames.ui.pages.menu import Menu

        return Menu()

    def set_up(self, game: str) -> Scene:
        """Make the page on which a game is set up."""
        from zombiegames.ui.pages.setup import Setup

        return Setup(game)

    def rules(self, game: str, rule: str = "") -> Scene:
        """Make the page of a game's rules, open at one of them if asked."""
        from zombiegames.ui.pages.rules import Rules

        return Rules(game, rule)

    def options(self) -> Scene:
        """Make the page of the settings."""
        from zombiegames.ui.pages.settings import SettingsPage

        return SettingsPage()

    def count(
        self,
        match: Match,
        results: Sequence[Played],
        keep: Callable[[Callable[[], None]], None],
    ) -> Callable[[], Sequence[str]]:
        """Count a finished game; gives what says what is new by it, a line each.

        ``results``: what it counts as, a person each; ``keep``: puts the game among those played to
        their end, and then does what it is given.
        """
        from zombiegames.ui.news import count

        return count(self, match, results, self.today(), keep)

    def result(
        self,
        match: Match,
        turn_after: Callable[[int], int],
        encores: Callable[[], Sequence[Offer]],
        hindsight: Hindsight[Point],
        news: Callable[[], Sequence[str]],
    ) -> Scene:
        """Make the page that tells how a match ended.

        ``turn_after``: the number of the turn after so many entries as its table counts, 0: unsaid;
        ``encores``: what of the end it can show again; ``hindsight``: the curve of its chances;
        ``news``: says what is new by it, a line each.
        """
        from zombiegames.ui.pages.chances import Chances
        from zombiegames.ui.pages.result import Result

        chances = Chances(match, hindsight, turn_after)
        return Result(
            match, turns=turn_after(len(match)), encores=encores, chances=chances, news=news
        )

    def saved_games(self) -> Scene:
        """Make the page of games that wait."""
        from zombiegames.ui.pages.saves import SavesPage

        return SavesPage()

    def played_games(self) -> Scene:
        """Make the page of games that were played to their end."""
        from zombiegames.ui.pages.played import PlayedPage

        return PlayedPage()

    def find_file(self) -> Scene:
        """Make the page on which a file is looked for."""
        from zombiegames.ui.pages.open_file import OpenFile

        return OpenFile()

    def learn(self, game: str = "") -> Scene:
        """Make the page of all lessons, with one of them chosen if asked."""
        from zombiegames.ui.pages.learn import Learn

        return Learn(game)

    def problems(self, game: str) -> Scene:
        """Make the page of a game's night problems."""
        from zombiegames.ui.pages.learn import Problems

        return Problems(game)

    def tonight(self) -> Scene:
        """Make the page of the night of today."""
        from zombiegames.ui.pages.nights.tonight import Tonight

        return Tonight()

    def seven_nights(self) -> Scene:
        """Make the page of the ladder of seven nights."""
        from zombiegames.ui.pages.nights.seven import SevenNights

        return SevenNights()

    def open_lesson(self, game: str, step: int = 0, *, learning: bool = False) -> Scene:
        """Make the table of a game's lesson, at one of its steps; ``learning``: who leaves it goes
        back to the page of all lessons.
        """
        from zombiegames.ui.tables import TABLES
        from zombiegames.ui.teach.lessons import LessonTeacher, Taught, lesson_of

        self.one_moment()
        self.settings.last_lesson = game
        self.settings.save()
        name = self.settings.player_name or tr("ui.setup.player", n=1)
        course = Taught(lesson_of(game, self.games, step, name))
        table = TABLES[game].lay(course.match)
        table.teach(course, LessonTeacher(table, table.speech, course, learning))
        scene: Scene = table
        return scene

    def open_problem(self, game: str, name: str) -> Scene:
        """Make the table of a night problem.

        Raises:
            KeyError: if there is none of the name.
        """
        from zombiegames.learn.library import problems_of
        from zombiegames.ui.tables import TABLES
        from zombiegames.ui.teach.problems import ProblemTeacher, Puzzled, seated

        self.one_moment()
        problem = {problem.name: problem for problem in problems_of(asset_root(), game)}[name]
        course = Puzzled(seated(problem, self.settings.player_name or tr("ui.setup.player", n=1)))
        table = TABLES[game].lay(course.match)
        table.teach(course, ProblemTeacher(table, table.speech, course))
        scene: Scene = table
        return scene

    def lesson_over(
        self, plan: Plan, go_on: Callable[[], None], home: Callable[[], Transition]
    ) -> Scene:
        """Make the page that tells what a lesson has taught; ``go_on``: without it; ``home``: to
        where one came from.
        """
        from zombiegames.ui.pages.lesson_over import LessonOver

        return LessonOver(plan, go_on, home)

    def open_film(self, match: Match, *, at: int = 0, eyes: Sequence[Seat | None] = ()) -> Scene:
        """Make the table at which a match is watched, of its own and of nobody else's.

        Args:
            match: it is gone through.
            at: entries played where it begins to play; at its end it stands.
            eyes: through whose it may be watched; empty: anybody's, for it is over.
        """
        self.one_moment()
        scene: Scene = _watched(match, eyes, at)
        return scene

    def review(self, match: Match) -> Scene:
        """Make the page that looks back at the decisions of a match that is over."""
        from zombiegames.ui.pages.review import Review

        return Review(match)

    def play_on(self, record: Record, seat: Seat) -> Scene:
        """Make the table of a new game that goes on where another stands, with a person's seat."""
        from zombiegames.core.match import Match
        from zombiegames.ui.watch.branch import branch

        return self.open_match(Match.load(branch(record, seat).dumps(), self.games))

    def picture_of(
        self, match: Match, seat: Seat | None, *, open_cards: bool = False
    ) -> pygame.Surface:
        """Draw how a match stands at its table as a seat sees it, without what surrounds it."""
        look, size = self.look, self.size
        table = _watched(match, (seat,), len(match))
        table.open_cards = open_cards
        # Always of one size: it becomes part of a page.
        self.look, self.size = Look(STILL, look.assets, high_contrast=look.high_contrast), STILL
        try:
            table.enter(self)
            table.layout(STILL)
            surface = pygame.Surface(STILL)
            table.draw(surface)
        finally:
            self.look, self.size = look, size
            table.leave()
        return surface.subsurface(table.frame.main)

    def open_file(self, place: str) -> Scene | None:
        """Make the table of a saved game in any file; None, and a word why, if it is none."""
        from pathlib import Path

        entry = self.saves.look_at(Path(place))
        if entry is None:
            self.notify("ui.error.no_save", {"place": place}, sticky=True)
            return None
        return self.open_save(entry)

    def open_save(self, entry: SaveEntry | GameEntry) -> Scene | None:
        """Make the table of a saved game; None, and a word why, if it cannot be read."""
        self.one_moment()
        return self.open_loaded(self.saves.load(entry, self.games))

    def open_loaded(self, loaded: Loaded) -> Scene | None:
        """Make the table of what was loaded, or at which it is watched; say what is to be said."""
        match, notice = loaded.match, loaded.notice
        scene = None
        fields: dict[str, object] = dict(notice.fields) if notice else {}
        if match is not None and loaded.watched:
            scene = self.open_film(match)
            fields["turn"] = scene.course.turns[-1]  # type: ignore[attr-defined]
        elif match is not None:
            scene = self.open_match(match, loaded.resumed)
        if notice is not None:
            self.notify(notice.key, fields, sticky=True)
        return scene


def _watched(match: Match, eyes: Sequence[Seat | None], at: int) -> GameScene[Any]:
    from zombiegames.ui.tables import TABLES
    from zombiegames.ui.watch.bar import Bar
    from zombiegames.ui.watch.film import Film

    film = Film(match, eyes)
    table: GameScene[Any] = TABLES[match.info.id].lay(match)
    table.teach(film, Bar(table, film, table.curtains))
    film.playing = at < len(match)
    film.go_to(film.stop_after(at - 1) if film.playing else len(film.stops) - 1)
    return table
