"""The night of the day and the seven nights: laid alike for all, played, noted, listed."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

import pygame
import pytest

from tests.ui.pages_support import click, open_app, tap_key, widget
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.learn.nights import (
    BEST,
    LAPS,
    PAR,
    PLAYED,
    SEVEN,
    TONIGHT,
    WON,
    Place,
    played,
    seed_of,
    setup_of,
    streak,
)
from zombiegames.store.progress import NightResult
from zombiegames.ui.news import count
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.nights import SevenNights, Tonight, problem_of

FRIDAY = date(2026, 11, 27)


def finished(setup: Any, seed: str, level: str = "normal", rng: int = 1) -> Match:
    """Play a night at random to its end."""
    names = ["Mortimer", "Agatha", "Ravenna"]
    info = GAMES[setup.game]
    seats = setup.controllers(level, "Ada", names)
    match = Match(info, seats, seed=seed, options=setup.options)
    match.advance()
    dice = Random(rng)
    while match.outcome is None:
        match.play(dice.choice(match.state.legal_actions()))
        match.advance()
    return match


# -- the night of the day ------------------------------------------------------------------


def test_every_night_has_its_table_and_its_seed() -> None:
    days = [FRIDAY + timedelta(n) for n in range(400)]
    assert len({seed_of(day) for day in days}) == 400
    for day in days:
        setup = setup_of(day)
        assert setup == TONIGHT[day.toordinal() % 10]
        assert seed_of(day) == f"night {day.isoformat()}"
    assert {setup_of(day).name for day in days} == {setup.name for setup in TONIGHT} == set(PAR)


@pytest.mark.parametrize("setup", TONIGHT, ids=[setup.name for setup in TONIGHT])
def test_a_night_can_be_laid(setup: Any) -> None:
    info = GAMES[setup.game]
    seats = setup.controllers("normal", "Ada", ["B", "C", "D", "E"])
    match = Match(info, seats, seed="night 2026-11-28", options=setup.options)
    match.advance()
    assert match.to_act() >= 0
    assert seats[setup.seat] == "person:Ada"


@pytest.mark.parametrize("n", range(10))
def test_a_finished_night_is_known_by_its_seed(n: int) -> None:
    day = FRIDAY + timedelta(n)
    setup = setup_of(day)
    if setup.game == "zombies4":
        pytest.skip("random play takes long there")
    match = finished(setup, seed_of(day))
    assert match.outcome is not None
    night = played(match)
    assert night is not None
    assert night.night == day
    assert (night.moons >= WON) == (match.outcome.ranks[setup.seat] == 1)
    assert night.level == "normal"


def test_what_was_laid_otherwise_is_no_night() -> None:
    day = next(day for n in range(10) if setup_of(day := FRIDAY + timedelta(n)).name == "three")
    setup = setup_of(day)
    good = finished(setup, seed_of(day))
    assert played(good) is not None
    other = setup._replace(options={"forgotten_refill": True}, game="zombanimaux")
    assert played(finished(other, seed_of(day))) is None
    assert played(finished(setup._replace(others=("0",)), seed_of(day))) is None
    assert played(finished(setup, seed_of(day + timedelta(1)))) is None
    assert played(finished(setup, "night 2026-13-45")) is None
    assert played(finished(setup, "5")) is None
    handed = finished(setup, seed_of(day))
    handed.hand_over(setup.seat, "bot:easy:Ada")
    assert played(handed) is None


def test_par_parts_the_second_from_the_third_moon(monkeypatch: pytest.MonkeyPatch) -> None:
    day = next(day for n in range(10) if setup_of(day := FRIDAY + timedelta(n)).name == "three")
    for rng in range(60):
        match = finished(setup_of(day), seed_of(day), rng=rng)
        assert match.outcome is not None
        if match.outcome.ranks[0] == 1:
            break
    night = played(match)
    assert night is not None
    for par, moons in ((night.number, BEST), (night.number - 1, BEST), (night.number + 1, WON)):
        monkeypatch.setitem(PAR, "three", par)  # type: ignore[arg-type]
        again = played(match)
        assert again is not None
        assert again.moons == moons


def test_one_missed_night_in_seven_is_fog() -> None:
    def days(*back: int) -> list[date]:
        return [FRIDAY - timedelta(n) for n in back]

    assert streak([], FRIDAY) == 0
    assert streak(days(0), FRIDAY) == 1
    assert streak(days(1, 2), FRIDAY) == 2, "today is not over"
    assert streak(days(2, 3), FRIDAY) == 2, "fog yesterday"
    assert streak(days(3, 4), FRIDAY) == 0
    assert streak(days(0, 1, 3, 4), FRIDAY) == 4
    assert streak(days(0, 1, 3, 5), FRIDAY) == 3
    assert streak(days(0, 1, 4, 5), FRIDAY) == 2


# -- the seven nights ----------------------------------------------------------------------


@pytest.mark.parametrize("night", range(1, 8))
def test_every_night_of_the_seven_can_be_laid(night: int) -> None:
    setup, _ = SEVEN[night - 1]
    for lap in range(1, LAPS + 1):
        place = Place(lap, night)
        seats = setup.controllers(place.level, "Ada", ["B", "C", "D"])
        match = Match(GAMES[setup.game], seats, seed=place.seed(1), options=setup.options)
        match.advance()
        assert match.to_act() >= 0


def test_a_night_of_the_seven_counts_against_its_own_level_only() -> None:
    place = Place(1, 3)
    setup, _ = SEVEN[2]
    match = finished(setup, place.seed(4), place.level)
    night = played(match)
    assert night is not None
    assert night.night == place
    assert night.moons in (PLAYED, WON, BEST)
    assert played(finished(setup, place.seed(4), "hard")) is None
    assert played(finished(setup, "seven 9/3/1", place.level)) is None


def test_a_wish_is_more_than_a_win() -> None:
    place = Place(1, 2)
    setup, _ = SEVEN[1]
    moons = set()
    for rng in range(12):
        night = played(finished(setup, place.seed(1), place.level, rng))
        assert night is not None
        moons.add(night.moons)
    assert BEST not in moons or len(moons) > 1


# -- pages ---------------------------------------------------------------------------------


def test_a_night_is_noted_once_and_listed() -> None:
    app = open_app()
    day = next(day for n in range(10) if setup_of(day := FRIDAY - timedelta(n)).name == "three")
    lines = count(app, finished(setup_of(day), seed_of(day)), [a_result()], day)
    assert any("moon" in line for line in lines())
    first = app.profile.progress.nights()[day.isoformat()]
    count(app, finished(setup_of(day), seed_of(day), rng=7), [a_result()], day)
    assert app.profile.progress.nights()[day.isoformat()] == first
    app.start(Tonight(day + timedelta(1)))
    page: Any = app.stack.top
    assert [row.dots for row in page.rows()] == [(0, 3), (first.moons, 3)]


def a_result() -> Any:
    from zombiegames.store.statistics import Played as Counted

    return Counted("zombanimaux", "normal", 0, "lost")


def test_tonight_is_played_against_a_level_of_choice() -> None:
    app = open_app()
    app.start(Tonight(FRIDAY))
    before = widget(app, "level").text
    click(app, widget(app, "level").rect.center)
    assert widget(app, "level").text != before
    tap_key(app, pygame.K_RETURN)
    table: Any = app.stack.top
    assert table.match.seed == seed_of(FRIDAY)
    assert {text.split(":")[1] for text in table.match.controllers if text[0] == "b"} == {"hard"}


def test_tonight_has_a_problem_and_none_comes_again_soon() -> None:
    days = [FRIDAY + timedelta(n) for n in range(61)]
    found = {(game, problem.name) for game, problem in map(problem_of, days)}
    assert len(found) == 61
    app = open_app()
    app.start(Tonight(FRIDAY))
    click(app, widget(app, "problem").rect.center)
    table: Any = app.stack.top
    assert table.teacher.problem.name == problem_of(FRIDAY)[1].name


def test_the_moon_of_the_menu_leads_to_tonight() -> None:
    app = open_app()
    app.profile.progress.play_night(date.today(), NightResult(2, 5, "easy"))
    app.start(Menu())
    assert widget(app, "tonight").moons == 2
    click(app, widget(app, "tonight").rect.center)
    assert isinstance(app.stack.top, Tonight)


def test_a_night_is_open_once_the_one_before_was_played() -> None:
    app = open_app()
    app.start(SevenNights())
    page: Any = app.stack.top
    assert page.chosen == 0
    tap_key(app, pygame.K_DOWN)
    click(app, widget(app, "play").rect.center)
    assert app.stack.top is page
    assert page.chosen == 0, "the second is closed: back to the first"
    click(app, widget(app, "play").rect.center)
    table: Any = app.stack.top
    assert table.match.seed == "seven 1/1/1"
    assert app.profile.progress.seven()["1/1"] == (0, 1)
    app.profile.progress.try_seven("1/1", 1)
    app.start(SevenNights())
    page = app.stack.top
    assert page.chosen == 1


def test_a_lap_opens_the_next() -> None:
    app = open_app()
    for night in range(1, 8):
        app.profile.progress.try_seven(f"1/{night}", 1)
    app.start(SevenNights())
    page: Any = app.stack.top
    assert len(page.rows()) == 14
    assert page._place == Place(2, 1)
    assert page._place.level == "normal"
