"""The setup page of every game: what it says, what it folds away, how it fills its room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import click, open_app, tap_key, watched, widget
from zombiegames.games import GAMES
from zombiegames.store.statistics import Played
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.lists import LEAST_SHARE, Scroll
from zombiegames.ui.kit.theme import TITLE
from zombiegames.ui.kit.widget import Panel, Widget
from zombiegames.ui.pages.portraits import GamePicture, SidePicture
from zombiegames.ui.pages.rules import Rules
from zombiegames.ui.pages.setup import Setup

if TYPE_CHECKING:
    from zombiegames.ui.app import App

SIZES = ((1280, 720), (1024, 640), (1920, 1080))


def opened(app: App, game: str, seats: int = 0) -> Setup:
    app.start(Setup(game))
    page = app.stack.top
    assert isinstance(page, Setup)
    if seats:
        page.draft.set_count(seats)
        page.rebuild()
    return page


def both_sides(app: App, game: str) -> list[Setup]:
    """Fold and unfold the page of a game with most seats; give the page as often."""
    page = opened(app, game, GAMES[game].seats[-1])
    return [page, page]


def said(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    with watched(monkeypatch) as drawn:
        app.draw()
    return [" ".join(block.fitted.lines) for block in drawn]


# -- what it says --------------------------------------------------------------------------


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_the_game_is_and_what_to_aim_at(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(language=language)
    page = opened(app, game)
    words = said(app, monkeypatch)
    sides = [w.side for w in page.focus.widgets if isinstance(w, SidePicture)]
    goals = [f"side.{side.key}_goal" for side in sides] or ["goal"]
    for key in ("about", *goals):
        assert tr(f"{game}.{key}") in words
    assert f"{tr(f'{game}.players')} · {tr(f'{game}.duration')}" in words


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_opens_the_first_chapter(game: str) -> None:
    app = open_app()
    opened(app, game)
    assert widget(app, "rules").text == tr("ui.setup.help")
    click(app, widget(app, "rules").rect.center)
    page = app.stack.top
    assert isinstance(page, Rules)
    assert (page.game, page.chapter) == (game, i18n.tr_list(f"{game}.chapters")[0])


# -- what is proposed ----------------------------------------------------------------------


def levels(page: Setup) -> set[str]:
    return {seat.level for seat in page.draft.seats if not seat.person}


@pytest.mark.parametrize("game", GAMES)
def test_who_never_won_is_proposed_an_easy_and_quick_game(game: str) -> None:
    app = open_app()
    app.statistics.add(Played(game, "easy", 0, "lost"))
    other = next(name for name in GAMES if name != game)
    app.statistics.add(Played(other, "easy", 0, "won"))
    page = opened(app, game)
    quick = "quick" if "quick" in GAMES[game].presets else next(iter(GAMES[game].presets))
    assert (levels(page), page.draft.preset) == ({"easy"}, quick)
    app.statistics.add(Played(game, "easy", 0, "won"))
    page = opened(app, game)
    assert (levels(page), page.draft.preset) == ({"normal"}, next(iter(GAMES[game].presets)))


@pytest.mark.parametrize("won", [False, True])
def test_what_was_chosen_last_is_proposed_again(won: bool) -> None:
    app = open_app()
    page = opened(app, "zombies4", 2)
    page.draft.seats[1].level = "hard"
    page.draft.set_preset("printed")
    app.settings.setups["zombies4"] = page.draft.kept()
    if won:
        app.statistics.add(Played("zombies4", "hard", 0, "won"))
    page = opened(app, "zombies4")
    assert (levels(page), page.draft.preset) == ({"hard"}, "printed")
    page.draft.set_count(3)
    assert page.draft.seats[2].level == ("expert" if won else "easy")


# -- what is folded away -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_and_seed_are_one_line_until_asked_for(game: str) -> None:
    app = open_app()
    page = opened(app, game)

    def shown() -> set[str]:
        return {w.key for w in page.focus.widgets if w.key}

    rules = {f"option {option.name}" for option in GAMES[game].options} | {"seed"}
    assert not rules & shown()
    click(app, widget(app, "fold").rect.center)
    assert rules <= shown()
    assert "start" in shown()
    tap_key(app, pygame.K_ESCAPE)
    assert app.stack.top is page
    assert not rules & shown()


@pytest.mark.parametrize("game", GAMES)
def test_one_control_for_one_thing(game: str) -> None:
    """Where a control of sets is shown, it does more than one of the others does."""
    app = open_app()
    page = opened(app, game)
    click(app, widget(app, "fold").rect.center)
    sets = [GAMES[game].complete(preset) for preset in GAMES[game].presets.values()]
    differing = [o.name for o in GAMES[game].options if len({each[o.name] for each in sets}) > 1]
    shown = any(w.key == "preset" for w in page.focus.widgets)
    assert shown == (len(differing) > 1)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 640), 175)])
@pytest.mark.parametrize("game", GAMES)
def test_the_line_tells_what_differs_from_print(
    game: str, size: tuple[int, int], text_size: int
) -> None:
    app = open_app(size, text_size=text_size)
    page = opened(app, game)
    info = GAMES[game]
    page.draft.set_preset(page.draft.printed)
    page.rebuild()
    printed = widget(app, "fold").text
    option = info.options[-1]
    page.draft.options[option.name] = option.values[-1]
    page.rebuild()
    line = widget(app, "fold").text
    assert line != printed
    value = tr(f"{game}.option.{option.name}.{str(option.values[-1]).lower()}")
    assert value in line or i18n.plural("ui.setup.changed", 1) in line
    for option in info.options:
        page.draft.options[option.name] = page.draft.values(option)[-1]
    page.rebuild()
    assert widget(app, "fold").fitted.whole
    many = i18n.plural("ui.setup.changed", len(page.draft.changed))
    if game == "zombies4":
        assert many in widget(app, "fold").text


# -- how it fills its room -----------------------------------------------------------------


def shrunk(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the words that are smaller than the text-size setting asks for."""
    least = app.look.text_px(16)
    with watched(monkeypatch) as drawn:
        app.draw()
    return [
        " ".join(block.fitted.lines)
        for block in drawn
        if block.role != TITLE and (block.fitted.px < least or not block.fitted.whole)
    ]


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_word_is_shrunk(
    size: tuple[int, int], language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language, text_size=text_size)
    for game in GAMES:
        for page in both_sides(app, game):
            assert not shrunk(app, monkeypatch), game
            page._fold()


def test_a_seat_squeezed_into_one_line_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The saboteur: seats never take a second line."""
    app = open_app((1024, 640), "fr", text_size=175)
    monkeypatch.setattr(Setup, "_seat_lines", lambda self, wide: 1)
    opened(app, "zombies4", 6)
    assert shrunk(app, monkeypatch)


def pictures(page: Setup) -> list[Widget]:
    return [w for w in page.focus.widgets if isinstance(w, GamePicture | SidePicture)]


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_whole_and_large_enough_to_see(
    game: str, size: tuple[int, int], text_size: int
) -> None:
    app = open_app(size, text_size=text_size)
    for seats in GAMES[game].seats:
        page = opened(app, game, seats)
        assert pictures(page)
        for picture in pictures(page):
            assert abs(picture.rect.w * 4 - picture.rect.h * 5) <= 5
            assert picture.rect.h >= app.look.px(96)


def cut_rows(page: Setup) -> list[str]:
    """List the widgets that the lower edge of the window cuts."""
    area = next(w for w in page.focus.widgets if isinstance(w, Scroll))
    edge = area.rect.bottom + page.look.px(6)
    rows = [w for w in page.focus.widgets if w.clip is not None and not isinstance(w, Panel)]
    return [w.describe() for w in rows if w.rect.top < edge < w.rect.bottom]


@pytest.mark.whole
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_at_the_usual_text_size(game: str, size: tuple[int, int]) -> None:
    app = open_app(size)
    for seats in GAMES[game].seats:
        opened(app, game, seats)
        assert widget(app, "area").limit == 0
    opened(app, game)._fold()
    assert widget(app, "area").limit == 0


@pytest.mark.parametrize("text_size", [150, 175])
@pytest.mark.parametrize("size", SIZES)
def test_no_row_looks_out_halfway(
    size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, "fr", text_size=text_size)
    for game in GAMES:
        for page in both_sides(app, game):
            assert not cut_rows(page), game
            page._fold()
    monkeypatch.setattr("zombiegames.ui.kit.lists.LEAST_SHARE", 1 / LEAST_SHARE)
    page = opened(app, "zombies4", 6)
    page._fold()
    if size == (1024, 640):
        assert cut_rows(page), "the checker sees a window that is not made to fit"


def test_persons_without_a_name_are_counted_among_themselves() -> None:
    page = opened(open_app(), "zombanimaux", 4)
    for at, person in enumerate((False, True, False, True)):
        page.draft.seats[at].person = person
        page.draft.seats[at].name = "" if person else f"Grimwald {at}"
    names = [text.rpartition(":")[2] for text in page.draft.controllers(page._unnamed())]
    assert (names[1], names[3]) == ("Player 1", "Player 2")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game in GAMES if len(GAMES[game].seats) > 1])
def test_the_number_of_players_stays_under_the_pointer_that_changes_it(
    game: str, size: tuple[int, int]
) -> None:
    app = open_app(size=size)
    opened(app, game)
    places = set()
    for at, count in enumerate(GAMES[game].seats):
        rect = widget(app, "count").rect
        part = rect.w // len(GAMES[game].seats)
        click(app, (rect.x + at * part + part // 2, rect.centery))
        assert widget(app, "count").value == count
        places.add(tuple(widget(app, "count").rect) + tuple(widget(app, "fold").rect))
    assert len(places) == 1
