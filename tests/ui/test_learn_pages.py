"""First start, the page of lessons, the page of problems, the slips of paper on the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.pages_support import click, open_app, tap_key, widget
from zombiegames.games import GAMES
from zombiegames.learn.library import problems_of
from zombiegames.learn.tonight import Night
from zombiegames.store.profile import open_profile
from zombiegames.store.statistics import Played
from zombiegames.ui.arguments import Wanted
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import language, tr
from zombiegames.ui.pages.learn import Learn, Problems
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.pages.welcome import Welcome
from zombiegames.ui.start import _first_scene
from zombiegames.ui.teach.lessons import LessonTeacher
from zombiegames.ui.teach.problems import ProblemTeacher

if TYPE_CHECKING:
    from zombiegames.core.match import Match
    from zombiegames.ui.app import App


def keys(app: Any) -> list[str]:
    return [w.key for w in app.stack.top.focus.widgets]


# -- first start ---------------------------------------------------------------------------


def test_the_welcome_is_shown_once() -> None:
    app = open_app()
    assert isinstance(_first_scene(app, Wanted()), Welcome)
    app.start(Welcome())
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)
    app.profile.close()
    again = open_profile()
    assert not again.settings.first
    assert again.settings.language == "en"
    again.close()


def test_a_game_asked_for_comes_before_the_welcome() -> None:
    assert isinstance(_first_scene(open_app(), Wanted(game="zombiaki")), Setup)


def test_the_welcome_speaks_another_language_at_once() -> None:
    app = open_app()
    app.start(Welcome())
    page = app.stack.top
    widget(app, "language").activate()
    assert language() == "fr"
    assert widget(app, "learn").text.startswith("Apprendre")
    widget(app, "size").activate()
    assert app.settings.text_size == 130
    assert app.stack.top is page
    click(app, widget(app, "learn").rect.center)
    assert isinstance(app.stack.top, Learn)
    assert app.settings.language == "fr"


# -- lessons and problems ------------------------------------------------------------------


def test_a_lesson_begins_goes_on_and_begins_again() -> None:
    app = open_app()
    app.start(Learn("zombies4"))
    assert "begin" not in keys(app)
    tap_key(app, pygame.K_RETURN)
    table: Any = app.stack.top
    assert isinstance(table.teacher, LessonTeacher)
    assert table.game == "zombies4"
    assert table.teacher.lesson.step == 0
    app.profile.progress.reach("zombies4", 5)
    for key, step in (("start", 5), ("begin", 0)):
        app.start(Learn("zombies4"))
        click(app, widget(app, key).rect.center)
        assert app.stack.top.teacher.lesson.step == step  # type: ignore[attr-defined]


def red(app: Any) -> Any:
    page = app.stack.top
    found = [w for w in page.focus.widgets if getattr(w, "kind", "") == "commit"]
    assert found == [page.focus.default]
    return found[0]


def test_after_a_lesson_the_red_button_is_what_comes_next() -> None:
    app = open_app()
    progress = app.profile.progress
    app.start(Learn("zombiaki"))
    assert red(app).key == "start"
    progress.finish("zombiaki")
    problems = problems_of(asset_root(), "zombiaki")
    progress.try_problem("zombiaki", problems[0].name, solved=True, helped=False)
    app.start(Learn("zombiaki"))
    assert widget(app, "start").text == tr("ui.learn.once_more")
    assert tr(problems[1].title) in red(app).text
    for problem in problems:
        progress.try_problem("zombiaki", problem.name, solved=True, helped=False)
    app.start(Learn("zombiaki"))
    assert tr("zombiegeddon.title") in red(app).text
    click(app, red(app).rect.center)
    page: Any = app.stack.top
    assert list(app.games)[page.chosen] == "zombiegeddon"
    assert red(app).key == "start"
    for game in app.games:
        progress.finish(game)
    app.start(Learn("zombiaki"))
    assert red(app).key == "problems"


def test_the_buttons_keep_their_places_when_a_lesson_is_done() -> None:
    app = open_app()
    places = []
    for arrive in (
        lambda: None,
        lambda: app.profile.progress.reach("zombiaki", 2),
        lambda: app.profile.progress.finish("zombiaki"),
    ):
        arrive()
        app.start(Learn("zombiaki"))
        places.append([tuple(widget(app, key).rect) for key in ("start", "problems")])
    assert places[0] == places[1] == places[2]


def test_the_page_opens_with_the_game_looked_at_last() -> None:
    app = open_app()
    app.start(Learn())
    tap_key(app, pygame.K_DOWN)
    tap_key(app, pygame.K_DOWN)
    app.start(Learn())
    page: Any = app.stack.top
    assert list(app.games)[page.chosen] == "zombies4"
    app.start(app.open_lesson("zombanimaux"))
    app.start(Learn())
    page = app.stack.top
    assert list(app.games)[page.chosen] == "zombanimaux"


@pytest.mark.parametrize("learning", [True, False])
def test_who_leaves_a_lesson_is_back_where_it_was_opened(learning: bool) -> None:
    app = open_app()
    table: Any = app.open_lesson("zombies4", learning=learning)
    app.start(table)
    there = Learn if learning else Menu
    left: Any = table.teacher.home()
    assert isinstance(left.scene, there)
    app.start(table.teacher.finish().scene)
    tap_key(app, pygame.K_ESCAPE)
    page: Any = app.stack.top
    assert isinstance(page, there)
    if isinstance(page, Learn):
        assert list(app.games)[page.chosen] == "zombies4"


def test_the_nights_say_what_they_are() -> None:
    app = open_app()
    app.start(Learn())
    for key, stem in (("tonight", "night"), ("seven", "seven")):
        words = tr(f"ui.{stem}.about")
        assert widget(app, f"about {key}").text == widget(app, key).tip() == words
        assert widget(app, f"about {key}").fitted.whole
    app.start(Menu())
    moon = widget(app, "tonight")
    night = Night(app.today())
    assert tr("ui.night.about") in moon.tip()
    assert tr(f"{night.setup.game}.title") in moon.tip()
    assert tr(f"ui.night.setup.{night.setup.name}") in moon.tip()


def test_the_first_game_that_is_not_learned_is_proposed() -> None:
    app = open_app()
    app.profile.progress.finish("zombiaki")
    app.start(Learn())
    page: Any = app.stack.top
    assert list(app.games)[page.chosen] == "zombiegeddon"
    tap_key(app, pygame.K_DOWN)
    assert list(app.games)[page.chosen] == "zombies4"


def test_problems_are_listed_and_opened() -> None:
    app = open_app()
    app.start(Learn("zombiaki"))
    click(app, widget(app, "problems").rect.center)
    page: Any = app.stack.top
    assert isinstance(page, Problems)
    app.profile.progress.try_problem("zombiaki", page.problems[0].name, solved=True, helped=False)
    app.start(Problems("zombiaki"))
    page = app.stack.top
    assert page.chosen == 1
    assert [bool(row.note) for row in page.rows()][:2] == [True, False]
    tap_key(app, pygame.K_RETURN)
    table: Any = app.stack.top
    assert isinstance(table.teacher, ProblemTeacher)
    assert table.teacher.problem.name == page.problems[1].name


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_shown_as_it_stands(game: str) -> None:
    """In any window the same picture, of another position another one, open cards where asked."""
    app, small = open_app(), open_app((1024, 640), text_size=175)
    first, other = problems_of(asset_root(), game)[:2]
    match = first.match()

    def picture(
        program: App, match: Match = match, solver: int = first.solver, *, opened: bool = False
    ) -> bytes:
        before = program.look, program.size
        surface = program.picture_of(match, solver, open_cards=opened)
        assert (program.look, program.size) == before
        return pygame.image.tobytes(surface, "RGB")

    shown = picture(app)
    assert shown == picture(small)
    assert shown != picture(app, other.match(), other.solver)
    assert (picture(app, opened=True) != shown) == GAMES[game].hidden_hands
    assert not app.saves.entries()


def test_escape_leads_from_problems_to_lessons() -> None:
    app = open_app()
    app.start(Problems("zombiaki"))
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Learn)


# -- the menu ------------------------------------------------------------------------------


def tags(app: Any) -> set[str]:
    return {key.removeprefix("tag ") for key in keys(app) if key.startswith("tag ")}


def test_slips_hang_on_games_never_played_nor_learned() -> None:
    app = open_app()
    app.profile.progress.reach("zombiaki", 1)
    app.profile.progress.finish("zombies4")
    app.statistics.add(Played("zombanimaux", "easy", 0, "lost"))
    app.start(Menu())
    assert tags(app) == {"zombiegeddon", "zombie_card_game"}
    click(app, widget(app, "tag zombiegeddon").rect.center)
    table: Any = app.stack.top
    assert table.game == "zombiegeddon"
    assert isinstance(table.teacher, LessonTeacher)


@pytest.mark.parametrize("shown", [True, False])
def test_all_of_it_can_be_hidden_from_the_menu(shown: bool) -> None:
    app = open_app()
    app.settings.learning = shown
    app.start(Menu())
    assert bool(tags(app)) == shown
    assert ("learn" in keys(app)) == shown
    app.start(Setup("zombiaki"))
    click(app, widget(app, "learn").rect.center)
    assert isinstance(app.stack.top, Learn)
