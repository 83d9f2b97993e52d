"""What is new when a game ends: achievements, a word to who keeps losing, where it is kept."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.learn.test_achievements import WORTH, golden, seated
from tests.ui.pages_support import click, open_app, tap_key, widget
from zombiegames.core.match import BRANCHED, Match
from zombiegames.core.protocol import NATURE
from zombiegames.games import GAMES
from zombiegames.learn.achievements import ACHIEVEMENTS
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.news import MANY_LOSSES
from zombiegames.ui.pages.achievements import Tag
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.pages.statistics import StatisticsPage

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting
    from zombiegames.ui.app import App

ADA, HARD, EASY = "person:Ada", "bot:hard:Boris", "bot:easy:Boris"


def result_of(sitting: Sitting) -> Result:
    """Wait until the result lies over the table; curtains and counts before it are left."""
    for _ in range(200):
        top = sitting.app.stack.top
        if isinstance(top, Result):
            return top
        if top is not sitting.table:
            tap_key(sitting.app, pygame.K_RETURN)
        sitting.tick(dt=0.05)
    raise AssertionError("no result came")


def last_decision(name: str, seed: str = "") -> tuple[Match, Any]:
    """Take up a golden game, all persons, before its last decision; gives that, too."""
    record = golden(name)
    record = seated(record, set(range(len(record.controllers))))
    at = max(n for n, line in enumerate(record.lines) if line.seat != NATURE)
    match = Match.load(record._replace(lines=record.lines[:at]).dumps(), GAMES)
    match.seed = seed or match.seed
    return match, match.info.notation.parse(record.lines[at].text)


def played_out(sitting: Sitting, name: str, seed: str = "") -> Result:
    """Sit down before the last decision of a golden game, and make it."""
    match, action = last_decision(name, seed)
    table = sitting.open_unsettled(match)
    table.do(action)
    return result_of(sitting)


def given_up(sitting: Sitting, *controllers: str, seat: int = 0) -> Result:
    """Lose a game of Zombiaki at once."""
    table = sitting.open_unsettled(Match(GAMES["zombiaki"], controllers or (ADA, HARD), seed=4))
    table.concede(seat)
    result = result_of(sitting)
    sitting.app.profile.flush()
    return result


# -- achievements of a game ------------------------------------------------------------------


@pytest.mark.parametrize("name", WORTH)
def test_the_result_tells_what_is_new(name: str, sittings: Any) -> None:
    sitting = sittings(speed="instant")
    result = played_out(sitting, name)
    game, names = golden(name).game, set().union(*WORTH[name])
    kept = sitting.app.profile.progress.achievements(game)
    assert kept == dict.fromkeys(names, date.today().isoformat())
    for code in LANGUAGES:
        sitting.app.set_language(code)
        (line,) = result.news()
        assert widget(sitting.app, "news").text == line
        assert all(tr(f"{game}.achievement.{one}.name") in line for one in names)


def test_what_was_earned_before_is_not_new(sittings: Any) -> None:
    sitting = sittings(speed="instant")
    progress = sitting.app.profile.progress
    progress.earn("zombiaki", ["by-a-fingernail"], date(2026, 9, 28))
    assert played_out(sitting, "zombiaki-sheet-random").news() == []
    assert progress.achievements("zombiaki") == {"by-a-fingernail": "2026-09-28"}


def test_the_result_is_the_same_when_it_is_opened_again(sittings: Any) -> None:
    sitting = sittings(speed="instant")
    first = played_out(sitting, "zombiaki-sheet-random")
    tap_key(sitting.app, pygame.K_ESCAPE)
    assert sitting.app.stack.top is sitting.table
    sitting.app.stack.change(sitting.table.ways.open_result())
    again: Any = sitting.app.stack.top
    assert again is not first
    assert again.news() == first.news() != []


@pytest.mark.parametrize("how", ["branched", "handed over", "given up"])
def test_a_game_that_does_not_count_earns_nothing(how: str, sittings: Any) -> None:
    sitting = sittings(speed="instant")
    match, action = last_decision(
        "zombiaki-sheet-random", f"{BRANCHED}7" if how == "branched" else ""
    )
    table = sitting.open_unsettled(match)
    if how == "handed over":
        table.hand_over(1, EASY)
        table.hand_over(1, "person:Boris")
    if how == "given up":
        table.concede(1)
    else:
        table.do(action)
    assert result_of(sitting).news() == []
    assert sitting.app.profile.progress.achievements("zombiaki") == {}
    sitting.app.profile.flush()
    assert (sitting.app.statistics.tally("zombiaki").games == 0) == (how == "branched")


# -- a word to who keeps losing --------------------------------------------------------------


def hints(sitting: Sitting, *games: tuple[str, ...]) -> list[bool]:
    """Lose a game at each table; gives after which of them the way to lessons is told."""
    told = tr("ui.result.learn")
    return [told in given_up(sitting, *controllers).news() for controllers in games]


def test_the_way_to_lessons_is_told_once_after_three_losses(sittings: Any) -> None:
    sitting = sittings(speed="instant")
    again = [(ADA, HARD)] * 5
    assert hints(sitting, *again) == [n == MANY_LOSSES for n in range(1, 6)]
    sitting.app.profile.flush()
    later = sittings(speed="instant", seen=sitting.app.settings.seen)
    assert not any(hints(later, *again))


def test_losses_count_at_one_level_and_in_a_row(sittings: Any) -> None:
    sitting = sittings(speed="instant")
    mixed = [(ADA, HARD), (ADA, EASY), (ADA, HARD), (ADA, EASY)]
    assert not any(hints(sitting, *mixed))
    given_up(sitting, ADA, HARD, seat=1)
    assert hints(sitting, (ADA, HARD), (ADA, HARD), (ADA, EASY)) == [False, False, True]


def test_people_among_themselves_are_not_told(sittings: Any) -> None:
    assert not any(hints(sittings(speed="instant"), *[(ADA, "person:Boris")] * 4))


def test_who_has_hidden_what_can_be_learned_is_not_told(sittings: Any) -> None:
    sitting = sittings(speed="instant", learning=False)
    assert not any(hints(sitting, *[(ADA, HARD)] * 4))


# -- where they are kept ---------------------------------------------------------------------


def tags(app: App) -> list[Tag]:
    return [w for w in app.stack.top.focus.widgets if isinstance(w, Tag)]  # type: ignore[attr-defined]


def test_achievements_are_found_by_mouse_and_by_keyboard() -> None:
    app = open_app()
    for by_mouse in (True, False):
        app.start(Menu())
        if by_mouse:
            click(app, widget(app, "statistics").rect.center)
            place = widget(app, "tabs").rect
            click(app, (place.right - place.w // 4, place.centery))
        else:
            app.start(StatisticsPage())
            app.stack.top.focus.focus(widget(app, "tabs"))  # type: ignore[attr-defined]
            tap_key(app, pygame.K_RIGHT)
        assert len(tags(app)) == sum(len(ACHIEVEMENTS[game].names) for game in app.games)
    tap_key(app, pygame.K_PAGEDOWN)
    assert widget(app, "area").offset > 0
    tap_key(app, pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Menu)


DAYS = {"en": "9 March 2026", "fr": "9 mars 2026", "es": "9 de marzo de 2026"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tag_says_name_day_and_how(language: str) -> None:
    app = open_app(language=language)
    app.profile.progress.earn("zombies4", ["nine-lives"], date(2026, 3, 9))
    app.start(StatisticsPage("achievements"))
    set_language(language)
    earned = [tag for tag in tags(app) if tag.day]
    assert [tag.describe() for tag in earned] == [
        " · ".join(
            (
                tr("zombies4.achievement.nine-lives.name"),
                DAYS[language],
                tr("zombies4.achievement.nine-lives.how"),
            )
        )
    ]
    described = [w.describe() for w in app.stack.top.focus.widgets]  # type: ignore[attr-defined]
    assert described.count(tr("ui.achievements.of", n=0, count=10)) == len(app.games) - 1
    assert tr("ui.achievements.of", n=1, count=10) in described
    assert tr("ui.achievements.none") not in described


def test_nothing_earned_is_no_secret() -> None:
    app = open_app()
    app.start(StatisticsPage("achievements"))
    described = [w.describe() for w in app.stack.top.focus.widgets]  # type: ignore[attr-defined]
    assert tr("ui.achievements.none") in described
    assert not any(tag.day for tag in tags(app))
    assert all(tag.how for tag in tags(app))


def test_a_name_that_is_no_achievement_any_more_is_not_shown() -> None:
    app = open_app()
    app.profile.progress.earn("zombiaki", ["tango"], date(2026, 3, 9))
    app.start(StatisticsPage("achievements"))
    assert not any(tag.day for tag in tags(app))
    described = [w.describe() for w in app.stack.top.focus.widgets]  # type: ignore[attr-defined]
    assert tr("ui.achievements.none") in described


@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_tag_lie_on_it(language: str, text_size: int) -> None:
    app = open_app((1024, 640), language, text_size=text_size)
    for game in app.games:
        app.profile.progress.earn(game, ACHIEVEMENTS[game].names, date(2026, 12, 30))
    app.start(StatisticsPage("achievements"))
    for tag in tags(app):
        name, how, day = tag.words()
        inside = tag.rect.inflate(0, -app.look.px(8))
        assert all(inside.contains(place) for place in (name, how, day)), tag.describe()
        assert not name.colliderect(how)
        font = app.look.font("semi", 18)
        if day.y == name.y:
            day.left = day.right - app.look.font("flavour", 14).size(tag.day)[0]
            assert name.x + font.size(tag.name)[0] < day.x, tag.describe()


# -- the switch ------------------------------------------------------------------------------


def test_a_switch_hides_from_the_menu_what_can_be_learned() -> None:
    app = open_app()
    app.start(SettingsPage("screen"))
    for by_mouse, on in ((True, False), (False, True)):
        if by_mouse:
            click(app, widget(app, "learning").rect.center)
        else:
            app.stack.top.focus.focus(widget(app, "learning"))  # type: ignore[attr-defined]
            tap_key(app, pygame.K_RETURN)
        assert app.settings.learning is on
    app.settings.learning = False
    app.start(Menu())
    keys = [w.key for w in app.stack.top.focus.widgets]  # type: ignore[attr-defined]
    assert "learn" not in keys
    assert not [key for key in keys if key.startswith("tag ")]
    app.start(Setup("zombiaki"))
    assert widget(app, "learn").enabled
