"""The pages of tonight and of the seven nights: played from there, noted at the end, listed."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pygame
import pytest

from tests.learn.nights import NAMES, played
from tests.ui.pages_support import click, open_app, pixels, tap_key, widget
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn.library import problem_of
from zombiegames.learn.seven import LAPS, NIGHTS, Place
from zombiegames.learn.tonight import Night
from zombiegames.store.nights import NightPlay, SevenProgress
from zombiegames.store.statistics import Played
from zombiegames.ui.app import App
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import LANGUAGES, day_words, set_language, tr
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.nights.seven import SevenNights, footprints
from zombiegames.ui.pages.nights.tonight import Tonight
from zombiegames.ui.pages.result import Result

THREE = next(
    day for n in range(10) if Night(day := date(2026, 11, 20) + timedelta(n)).setup.name == "three"
)
"""A night of Zomb'Animaux."""
NEXT = THREE + timedelta(1)


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """Let it be that day; a test may put another in its place."""
    today = [THREE]
    monkeypatch.setattr(App, "today", lambda app: today[0])
    return today


def opened(page: str = "tonight", app: App | None = None) -> tuple[App, Any]:
    app = app or open_app()
    app.start(app.tonight() if page == "tonight" else app.seven_nights())
    return app, app.stack.top


def ended(app: App, match: Match) -> list[str]:
    """Count a match as its table does at the end; gives what is told."""
    result = Played(match.info.id, "easy", match.controllers.index("person:Ada"), "lost")
    return list(app.count(match, [result], lambda add: add())())


def a_night(day: date = THREE, level: str = "normal") -> Match:
    return played(Night(day).match("Ada", level, NAMES), 0)


# -- tonight -----------------------------------------------------------------------------


def test_tonight_is_played_by_mouse_at_the_level_of_choice() -> None:
    app, page = opened()
    assert page.level == "easy"
    place = widget(app, "level").rect
    click(app, (place.right - 20, place.centery))
    assert page.level == "expert"
    click(app, widget(app, "play").rect.center)
    table: Any = app.stack.top
    assert table.match.seed == Night(THREE).seed
    bots = [text for text in table.match.controllers if text.startswith("bot:")]
    assert [text.split(":")[1] for text in bots] == ["expert", "expert"]
    assert Night(THREE).setup.levels(table.match) == ("expert", "expert")


def test_tonight_is_played_by_keyboard() -> None:
    app, page = opened()
    while app.stack.top.focus.current is not widget(app, "level"):  # type: ignore[attr-defined]
        tap_key(app, pygame.K_TAB)
    tap_key(app, pygame.K_RIGHT)
    assert page.level == "normal"
    while app.stack.top.focus.current is not widget(app, "play"):  # type: ignore[attr-defined]
        tap_key(app, pygame.K_TAB)
    tap_key(app, pygame.K_RETURN)
    table: Any = app.stack.top
    assert table.match.seed == Night(THREE).seed


def test_enter_alone_plays_and_escape_leaves() -> None:
    app, _ = opened()
    tap_key(app, pygame.K_RETURN)
    assert app.stack.top.match.seed == Night(THREE).seed  # type: ignore[attr-defined]
    app, _ = opened()
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)


def test_a_night_begun_before_midnight_stays_that_nights(day: list[date]) -> None:
    app, _ = opened()
    tap_key(app, pygame.K_RETURN)
    day[0] = NEXT
    told = ended(app, a_night())
    [(night, [play])] = app.profile.progress.nights()
    assert night == THREE
    assert play.moons > 0
    assert told[0] == tr(f"ui.night.result.{play.moons}")


def test_a_page_that_stays_open_over_midnight_plays_the_night_it_shows(day: list[date]) -> None:
    app, page = opened()
    day[0] = NEXT
    tap_key(app, pygame.K_RETURN)
    assert page.night.day == THREE
    assert app.stack.top.match.seed == Night(THREE).seed  # type: ignore[attr-defined]


def test_the_night_before_is_listed_without_a_moon(day: list[date]) -> None:
    day[0] = NEXT
    app, page = opened()
    place = widget(app, "day").rect
    click(app, (place.right - 20, place.centery))
    assert page.night.day == THREE
    click(app, widget(app, "play").rect.center)
    assert app.stack.top.match.seed == Night(THREE).seed  # type: ignore[attr-defined]
    assert ended(app, a_night())[0] == tr("ui.night.result.0")
    _, page = opened(app=app)
    assert [row.dots for row in page.rows()] == [(0, 3)]


def test_the_first_game_counts_and_later_ones_are_listed() -> None:
    app, page = opened()
    assert page.rows() == []
    assert widget(app, "play").text == tr("ui.night.play")
    tap_key(app, pygame.K_RETURN)
    ended(app, a_night(level="hard"))
    assert ended(app, a_night())[0] == tr("ui.night.result.again")
    _, page = opened(app=app)
    assert widget(app, "play").text == tr("ui.night.again")
    first, second = page.rows()
    assert first.dots[0] > 0
    assert first.note == ""
    assert second.dots == (0, 0)
    assert second.note == tr("ui.night.once_more")
    assert day_words(THREE) in first.words
    assert tr("ui.level.hard") in first.facts
    assert tr("ui.level.normal") in second.facts
    assert page.level == "normal", "as last time"


def test_a_game_of_no_night_notes_nothing() -> None:
    app, _ = opened()
    tap_key(app, pygame.K_RETURN)
    match = played(Match(GAMES["zombanimaux"], ["person:Ada", "bot:easy:Bo"], seed="5"), 0)
    assert not any("moon" in line for line in ended(app, match))
    other = Match(GAMES["zombanimaux"], ["person:Ada", "bot:easy:Bo"], seed=Night(THREE).seed)
    assert not any("moon" in line for line in ended(app, played(other, 0)))
    assert app.profile.progress.nights() == []


@pytest.mark.whole
def test_the_result_of_a_night_tells_its_moons(sittings: Any) -> None:
    """A game saved near its end, taken up later and played to its end at its table."""
    sitting = sittings(speed="instant")
    sitting.app.profile.progress.begin_night(THREE)
    lines = a_night().record.lines
    mine = max(n for n, line in enumerate(lines) if line.seat == 0)
    record = a_night().record
    table = sitting.open_unsettled(
        Match.load(record._replace(lines=lines[:mine]).dumps(), GAMES)
    )  # fmt: skip
    table.do(table.match.info.notation.parse(lines[mine].text))
    for _ in range(2000):
        if isinstance(sitting.app.stack.top, Result):
            break
        if table.course.acting == 0 and table.settled:
            table.do(table.match.state.legal_actions()[0])
        sitting.tick(dt=0.05)
    result: Any = sitting.app.stack.top
    assert isinstance(result, Result)
    [(night, [play])] = sitting.app.profile.progress.nights()
    assert night == THREE
    for code in LANGUAGES:
        set_language(code)
        assert tr(f"ui.night.result.{play.moons}") in result.news()


def test_what_a_file_says_of_games_there_are_not_is_shown_as_far_as_it_goes() -> None:
    app = open_app()
    progress = app.profile.progress
    progress.play_night(THREE, NightPlay("chess", 9, "grandmaster", 3, -7))
    progress.play_night(NEXT, NightPlay("zombiaki", 1, "easy", 2, 9))
    _, page = opened(app=app)
    later, row = page.rows()
    assert row == (day_words(THREE), "", "", False, "", (0, 3))
    assert later.facts == f"{tr('zombiaki.side.humans')} · {tr('ui.level.easy')}", (
        "another game than this night has now"
    )
    pixels(app)


def test_nights_in_a_row_are_told_from_two_on() -> None:
    app = open_app()
    app.profile.progress.play_night(THREE, NightPlay("zombanimaux", 0, "easy", 1, 2))
    _, page = opened(app=app)
    assert not [w for w in page.focus.widgets if w.key == "streak"]
    app.profile.progress.try_problem(
        "zombiaki", "gate", solved=True, helped=True, day=THREE - timedelta(1)
    )
    opened(app=app)
    assert widget(app, "streak").text == tr("ui.night.streak", n=2)


def test_the_problem_of_the_night_opens() -> None:
    app, page = opened()
    asked: list[tuple[str, str]] = []

    def open_problem(game: str, name: str) -> Any:
        asked.append((game, name))
        return Menu()

    app.open_problem = open_problem  # type: ignore[method-assign]
    problem = problem_of(asset_root(), THREE)
    click(app, widget(app, "problem").rect.center)
    assert asked == [(problem.record.game, problem.name)]
    app, page = opened()
    widget(app, "day").activate()
    assert page.night.day == THREE - timedelta(1)
    click(app, widget(app, "problem").rect.center)
    teacher: Any = app.stack.top.teacher  # type: ignore[attr-defined]
    assert teacher.problem.name == problem_of(asset_root(), THREE - timedelta(1)).name


def test_the_moon_of_the_menu_leads_to_tonight() -> None:
    app = open_app()
    app.profile.progress.begin_night(THREE)
    app.profile.progress.play_night(THREE, NightPlay("zombanimaux", 0, "easy", 2, 2))
    app.start(Menu())
    assert widget(app, "tonight").moons == 2
    click(app, widget(app, "tonight").rect.center)
    assert isinstance(app.stack.top, Tonight)
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)


# -- seven nights ------------------------------------------------------------------------


def test_the_first_night_is_played_by_enter_alone() -> None:
    app, page = opened("seven")
    assert (page.lap, page.night) == (1, 1)
    tap_key(app, pygame.K_RETURN)
    table: Any = app.stack.top
    assert table.match.seed == "seven 1/1/1"
    assert app.profile.progress.seven() == {(1, 1): SevenProgress(0, 1)}
    opened("seven", app)
    tap_key(app, pygame.K_RETURN)
    table = app.stack.top
    assert table.match.seed == "seven 1/1/2", "another try, other cards"


def test_a_night_is_open_once_the_one_before_was_played() -> None:
    app, page = opened("seven")
    click(app, widget(app, "night 2").rect.center)
    assert page.night == 2
    assert not [w for w in page.focus.widgets if w.key == "play"]
    assert tr("ui.seven.closed") in widget(app, "words").text
    click(app, widget(app, "next").rect.center)
    assert page.night == 1
    match = played(Place(1, 1, 1).match("Ada", NAMES), 1)
    assert ended(app, match)[0] == tr("ui.night.result.1")
    _, page = opened("seven", app)
    assert page.night == 2
    assert [widget(app, f"night {n}").open for n in range(1, 8)] == [True, True] + [False] * 5
    assert widget(app, "night 1").moons == 1
    # The first is still open, for more moons.
    click(app, widget(app, "night 1").rect.center)
    click(app, widget(app, "play").rect.center)
    assert app.stack.top.match.seed == "seven 1/1/1"  # type: ignore[attr-defined]


def test_arrows_go_from_house_to_house() -> None:
    app, page = opened("seven")
    while page.focus.current is not widget(app, "night 1"):
        tap_key(app, pygame.K_TAB)
    tap_key(app, pygame.K_RIGHT)
    assert page.focus.current is not widget(app, "night 1")
    assert page.focus.current.key.startswith("night ")
    tap_key(app, pygame.K_RETURN)
    assert page.night == int(page.focus.current.key.split()[1]) > 1
    reached = set()
    for _ in range(40):
        tap_key(app, pygame.K_TAB)
        reached.add(page.focus.current.key)
    assert {f"night {n}" for n in range(1, 8)} | {"next", "back", "words"} >= reached
    assert {f"night {n}" for n in range(1, 8)} <= reached


def test_a_lap_opens_the_next_a_level_up() -> None:
    app = open_app()
    progress = app.profile.progress
    for night in range(1, NIGHTS + 1):
        progress.play_seven(1, night, 1)
    _, page = opened("seven", app)
    assert (page.lap, page.night) == (2, 1)
    click(app, widget(app, "play").rect.center)
    table: Any = app.stack.top
    assert table.match.seed == "seven 2/1/1"
    assert table.match.controllers[1].startswith("bot:normal:")
    _, page = opened("seven", app)
    place = widget(app, "lap").rect
    click(app, (place.x + 20, place.centery))
    assert (page.lap, page.night) == (1, 1)
    assert all(widget(app, f"night {n}").open for n in range(1, 8))


def test_the_moon_of_the_menu_has_a_ring_for_each_lap() -> None:
    app = open_app()
    app.start(Menu())
    before = pixels(app)
    assert widget(app, "tonight").laps == 0
    for night in range(1, NIGHTS + 1):
        assert widget(app, "tonight").laps == 0
        app.profile.progress.play_seven(1, night, 1)
        app.start(Menu())
    assert widget(app, "tonight").laps == 1
    assert pixels(app) != before


def test_when_all_is_done_all_stays_open() -> None:
    app = open_app()
    for lap in range(1, LAPS + 1):
        for night in range(1, NIGHTS + 1):
            app.profile.progress.play_seven(lap, night, 3)
    _, page = opened("seven", app)
    assert (page.lap, page.night) == (LAPS, NIGHTS)
    assert widget(app, "play").enabled


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text_size", [100, 175])
def test_houses_stand_apart_and_on_the_hill(size: tuple[int, int], text_size: int) -> None:
    app = open_app(size, text_size=text_size)
    opened("seven", app)
    houses = [widget(app, f"night {n}").rect for n in range(1, 8)]
    for n, house in enumerate(houses):
        assert pygame.Rect((0, 0), size).contains(house)
        assert not house.colliderect(widget(app, "play").rect)
        assert not house.colliderect(widget(app, "words").rect)
        assert not any(house.colliderect(other) for other in houses[n + 1 :])
    assert all(one.w >= other.w for one, other in pairwise(houses[2:]))


def test_footprints_lead_from_point_to_point() -> None:
    feet = [(0, 0), (100, 0), (100, 90)]
    steps, marks = footprints(feet, 10)
    assert marks == [0, 10, 19]
    assert len(steps) == marks[-1]
    assert [steps[mark] for mark in marks[:-1]] == feet[:-1]
    away = [pygame.Vector2(one).distance_to(two) for one, two in pairwise(steps)]
    assert all(0 < step < 20 for step in away)


def test_the_pages_are_the_same_however_often_they_are_drawn() -> None:
    for page in ("tonight", "seven"):
        app, _ = opened(page)
        assert pixels(app) == pixels(app)


def test_a_ladder_page_is_the_one_the_program_makes() -> None:
    assert isinstance(opened("seven")[1], SevenNights)
