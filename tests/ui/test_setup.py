"""Setting a game up, going on with one, saving, deleting, playing again: by way of the pages."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import (
    a_finished_match,
    a_match,
    click,
    fill_profile,
    open_app,
    post,
    tap_key,
    widget,
)
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.settings import Setup as Kept
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.scene import Push, Scene
from zombiegames.ui.kit.text import plain
from zombiegames.ui.pages.drafts import Draft
from zombiegames.ui.pages.menu import GameCard, Menu, card_places
from zombiegames.ui.pages.result import Result, reason_words, winner_words
from zombiegames.ui.pages.rules import Rules, chapter_of, search
from zombiegames.ui.pages.saves import SavesPage, moment_words
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.tables import TABLES

if TYPE_CHECKING:
    from zombiegames.ui.app import App

INFO = GAMES["zombiaki"]
LEVELS = ("easy", "normal", "hard")
BOTS = ("Grim", "Mort", "Agatha")


def draft(name: str = "Ada") -> Draft:
    return Draft.fresh(INFO, LEVELS, BOTS, name, first=False)


def type_text(app: App, text: str) -> None:
    for letter in text:
        post(app, pygame.event.Event(pygame.TEXTINPUT, text=letter))


# -- drafts --------------------------------------------------------------------------------


def test_a_fresh_draft_is_a_person_against_a_computer() -> None:
    fresh = draft()
    assert [seat.person for seat in fresh.seats] == [True, False]
    assert fresh.controllers()[0] == "person:Ada"
    assert fresh.controllers()[1].startswith("bot:normal:")
    assert fresh.preset == next(iter(INFO.presets))


def test_the_only_person_can_take_the_other_side() -> None:
    fresh = draft()
    assert [fresh.can_choose(at) for at in (0, 1)] == [False, True]
    fresh.choose_side(1)
    assert [seat.person for seat in fresh.seats] == [False, True]
    fresh.choose_side(1)
    assert [seat.person for seat in fresh.seats] == [False, True]
    fresh.set_person(0, True, "Zoé")
    assert not any(fresh.can_choose(at) for at in (0, 1))
    fresh.set_person(0, False)
    fresh.set_person(1, False)
    assert not any(fresh.can_choose(at) for at in (0, 1))
    assert len({seat.name for seat in fresh.seats}) == 2


def test_swapping_keeps_colours_with_seats() -> None:
    fresh = draft()
    colours = [seat.colour for seat in fresh.seats]
    fresh.swap()
    assert [seat.colour for seat in fresh.seats] == colours
    assert [seat.person for seat in fresh.seats] == [False, True]


def test_colours_and_names_are_never_double() -> None:
    six = Draft.fresh(INFO._replace(seats=(2, 3, 4, 5, 6)), LEVELS, BOTS, "Ada", first=False)
    six.set_count(6)
    assert len({seat.colour for seat in six.seats}) == 6
    six.take_colour(0, six.seats[5].colour)
    assert len({seat.colour for seat in six.seats}) == 6
    six.set_count(3)
    six.set_count(5)
    assert len({seat.colour for seat in six.seats}) == 5
    fresh = draft("grim")
    fresh.seats[1].name = "GRIM"
    assert fresh.double_name(["", ""]) == "GRIM"


def test_seats_that_went_come_back_as_they_were() -> None:
    six = Draft.fresh(
        INFO._replace(seats=(2, 3, 4, 5, 6)), LEVELS, tuple("BCDEFGH"), "Ada", first=False
    )
    six.set_count(6)
    six.set_person(4, True, "Boris")
    six.seats[5].level = LEVELS[-1]
    before = [replace(seat) for seat in six.seats]
    six.set_count(5)
    six.set_count(3)
    six.set_count(6)
    assert six.seats == before
    six.set_count(5)
    six.take_colour(0, before[5].colour)
    six.seats[1].name = before[5].name
    six.set_count(6)
    assert len({seat.colour for seat in six.seats}) == 6
    assert len({seat.name for seat in six.seats}) == 6
    assert six.seats[5].level == LEVELS[-1]


def test_presets_and_single_options() -> None:
    fresh = draft()
    second = list(INFO.presets)[1]
    fresh.set_preset(second)
    assert fresh.preset == second
    name = INFO.options[0].name
    other = next(v for v in INFO.options[0].values if v != fresh.options[name])
    fresh.options[name] = other
    assert fresh.preset == ""
    kept = fresh.kept()
    again = Draft.again(INFO, LEVELS, BOTS, kept, first=False)
    assert again is not None
    assert again.options == fresh.options
    assert again.kept() == kept


@pytest.mark.parametrize(
    "kept",
    [
        Kept(("person:Ada",)),
        Kept(("person:A", "person:B", "person:C")),
        Kept(()),
    ],
)
def test_a_setup_of_another_number_is_forgotten(kept: Kept) -> None:
    assert Draft.again(INFO, LEVELS, BOTS, kept, first=False) is None


def test_nonsense_in_a_kept_setup_is_mended() -> None:
    kept = Kept(
        ("person:" + "W" * 90, "bot:godlike:Grim"), ("red", "red"), "no such", {"nosuch": True}
    )
    mended = Draft.again(INFO, LEVELS, BOTS, kept, first=False)
    assert mended is not None
    assert mended.seats[1].level == "normal"
    assert len(mended.seats[0].name) <= 20
    assert len({seat.colour for seat in mended.seats}) == 2
    assert mended.preset == next(iter(INFO.presets))


def test_styles_are_kept_where_a_game_has_them() -> None:
    woods = GAMES["zombies4"]
    seats = ("person:Ada", "bot:hard/hunter:Grim", "bot:easy:Mort", "bot:normal/dancer:Hilda")
    kept = Kept(seats)
    again = Draft.again(woods, LEVELS, BOTS, kept, first=False)
    assert again is not None
    assert [seat.style for seat in again.seats] == ["", "hunter", "", ""]
    assert again.controllers() == [*seats[:3], "bot:normal:Hilda"]
    street = Draft.again(
        INFO, LEVELS, BOTS, Kept(("person:Ada", "bot:hard/hunter:Grim")), first=False
    )
    assert street is not None
    assert street.controllers() == ["person:Ada", "bot:hard:Grim"]


# -- the page ------------------------------------------------------------------------------


def test_a_game_is_set_up_by_mouse_and_remembered() -> None:
    app = open_app()
    app.start(Menu())
    click(app, widget(app, "game zombiaki").rect.center)
    assert isinstance(app.stack.top, Setup)
    click(app, widget(app, "side 1").rect.center)
    click(app, widget(app, "name 1").rect.center)
    type_text(app, "Ada")
    tap_key(app, pygame.K_TAB)
    click(app, widget(app, "fold").rect.center)
    click(app, widget(app, "seed").rect.center)
    type_text(app, "77")
    preset = widget(app, "preset")
    click(app, (preset.rect.right - 5, preset.rect.centery))
    click(app, widget(app, "start").rect.center)
    table = app.stack.top
    assert isinstance(table, GameScene)
    match = table.match
    assert match.seed == "77"
    assert match.controllers[1] == "person:Ada"
    assert match.controllers[0].startswith("bot:easy:")
    assert dict(match.options) == dict(INFO.complete(INFO.presets[list(INFO.presets)[1]]))
    assert app.settings.player_name == "Ada"
    assert app.settings.last_game == "zombiaki"
    app.start(Setup("zombiaki"))
    assert widget(app, "name 1").text == "Ada"
    click(app, widget(app, "fold").rect.center)
    assert widget(app, "preset").value == list(INFO.presets)[1]
    assert widget(app, "seed").text == "", "a seed is for one game"


def test_typing_keeps_focus_and_caret() -> None:
    app = open_app()
    app.start(Setup("zombiaki"))
    click(app, widget(app, "name 0").rect.center)
    type_text(app, "Zoé W")
    tap_key(app, pygame.K_LEFT)
    type_text(app, "!")
    assert widget(app, "name 0").text == "Zoé !W"


def test_enter_in_a_field_starts_the_game() -> None:
    app = open_app()
    app.start(Setup("zombiaki"))
    for _ in range(40):
        tap_key(app, pygame.K_TAB)
        if app.stack.top.focus.current is widget(app, "name 0"):  # type: ignore[attr-defined]
            break
    type_text(app, "Zoé")
    tap_key(app, pygame.K_RETURN)
    table = app.stack.top
    assert isinstance(table, GameScene)
    assert "person:Zoé" in table.match.controllers


def test_equal_names_cannot_start() -> None:
    app = open_app()
    app.start(Setup("zombiaki"))
    name = app.stack.top.draft.seats[1].name  # type: ignore[attr-defined]
    click(app, widget(app, "name 0").rect.center)
    type_text(app, name.lower())
    start = widget(app, "start")
    assert not start.enabled
    assert name.lower() in start.tip().lower()
    click(app, start.rect.center)
    assert isinstance(app.stack.top, Setup)


@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_game_of_many_alike_seats(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    many = {"zombies4": INFO._replace(id="zombies4", seats=(2, 3, 4, 5, 6))}
    monkeypatch.setattr("zombiegames.games.GAMES", many)
    monkeypatch.setattr("zombiegames.ui.tables.TABLES", {"zombies4": TABLES["zombies4"]})
    app = open_app((1024, 640), text_size=150)
    app.start(Setup("zombies4"))
    setup = app.stack.top
    assert isinstance(setup, Setup)
    setup.draft.set_count(count)
    setup.rebuild()
    assert widget(app, "count").value == count
    first = setup.draft.seats[0].colour
    click(app, widget(app, "colour 0").rect.center)
    assert setup.draft.seats[0].colour != first
    last = widget(app, f"kind {count - 1}")
    setup.focus.focus(last)
    assert setup.focus.top(last.rect.center) is last
    tap_key(app, pygame.K_LEFT)
    assert setup.draft.seats[count - 1].person
    app.draw()


@pytest.mark.whole
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (2560, 1080), (1280, 1024)])
def test_the_menu_has_room_for_one_to_five_games(
    count: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["zombiaki", "zombiegeddon", "zombies4", "zombanimaux", "zombie_card_game"][:count]
    monkeypatch.setattr("zombiegames.games.GAMES", {name: INFO._replace(id=name) for name in names})
    monkeypatch.setattr("zombiegames.ui.tables.TABLES", {name: TABLES[name] for name in names})
    app = open_app(size)
    app.start(Menu())
    cards = [w for w in app.stack.top.focus.widgets if isinstance(w, GameCard)]  # type: ignore[attr-defined]
    assert [card.game for card in cards] == names
    screen = pygame.Rect((0, 0), app.size)
    for one, other in pairwise(cards):
        assert one.rect.right < other.rect.left
        assert one.rect.size == other.rect.size
    assert all(screen.contains(card.rect) for card in cards)
    middle = (cards[0].rect.left + cards[-1].rect.right) // 2
    assert abs(middle - screen.centerx) <= 2
    assert i18n.has(f"ui.menu.tagline.{count}")
    app.draw()
    assert card_places(app.look, screen, [], 0) == []


def test_only_games_with_a_table_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    assert list(app.games) == list(GAMES)
    with monkeypatch.context() as patch:
        patch.setattr("zombiegames.ui.tables.TABLES", {"zombies4": TABLES["zombies4"]})
        assert list(app.games) == ["zombies4"]
        with pytest.raises(KeyError):
            app.games["zombiaki"]
    for name in GAMES:
        people = [f"person:{n}" for n in range(app.games[name].seats[0])]
        table = app.open_match(Match(app.games[name], people))
        assert isinstance(table, GameScene)


# -- going on ------------------------------------------------------------------------------


def test_nothing_to_continue() -> None:
    app = open_app()
    app.start(Menu())
    button = widget(app, "continue")
    assert not button.enabled
    assert button.tip() == i18n.tr("ui.menu.continue_none")
    click(app, button.rect.center)
    assert isinstance(app.stack.top, Menu)


def test_continue_takes_the_running_game_up() -> None:
    app = open_app()
    fill_profile(app)
    app.start(Menu())
    assert "Ada" in widget(app, "continue").tip()
    tap_key(app, pygame.K_RETURN)
    table = app.stack.top
    assert isinstance(table, GameScene)
    assert len(table.match.lines) == len(a_match().lines)


def test_saves_can_be_deleted_and_put_back_and_played() -> None:
    app = open_app()
    fill_profile(app)
    app.start(SavesPage())
    page = app.stack.top
    assert isinstance(page, SavesPage)
    assert len(page.entries) == 2
    named = next(at for at, entry in enumerate(page.entries) if entry.name)
    tap_key(app, pygame.K_HOME)
    for _ in range(named):
        tap_key(app, pygame.K_DOWN)
    click(app, widget(app, "delete").rect.center)
    assert [entry.name for entry in page.entries] == [""]
    click(app, widget(app, "undo").rect.center)
    assert sorted(entry.name for entry in page.entries) == ["", "The long night"]
    click(app, widget(app, "load").rect.center)
    assert isinstance(app.stack.top, GameScene)


def test_a_broken_save_is_shown_with_its_reason() -> None:
    app = open_app()
    fill_profile(app)
    folder = app.profile.folders.saves
    (folder / "odd.zombiegame").write_text("nonsense", encoding="utf-8")
    app.start(SavesPage())
    page = app.stack.top
    assert isinstance(page, SavesPage)
    assert len(page.entries) == 2
    assert len(page.broken) == 1
    assert "odd.zombiegame" in i18n.tr(page.broken[0].key, **page.broken[0].fields)
    app.draw()


def test_an_empty_list_says_so() -> None:
    app = open_app()
    app.start(SavesPage())
    assert not widget(app, "load").enabled
    tap_key(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, SavesPage)


@pytest.mark.parametrize("moment", [0.0, -1e18, 1e18, float("nan"), 4102444800.0])
def test_strange_dates_do_no_harm(moment: float) -> None:
    for code in i18n.LANGUAGES:
        i18n.set_language(code)
        assert "<" not in moment_words(moment)


def test_dates_are_written_in_words() -> None:
    import datetime

    now = datetime.datetime(2026, 3, 2, 12, 0)

    def at(day: int, month: int = 3) -> str:
        return moment_words(datetime.datetime(2026, month, day, 9, 5).timestamp(), now)

    assert at(2) == "today, 09:05"
    assert at(1) == "yesterday, 09:05"
    assert at(14, 2) == "14 February 2026, 09:05"
    i18n.set_language("es")
    assert at(14, 2) == "14 de febrero de 2026, 09:05"


# -- the end -------------------------------------------------------------------------------


def show_result(app: App, match: Match) -> Result:
    app.start(Scene())
    app.stack.change(Push(Result(match, turns=12)))
    top = app.stack.top
    assert isinstance(top, Result)
    app.draw()
    return top


@pytest.mark.parametrize(("key", "swapped"), [("rematch", False), ("swapped", True)])
def test_rematch(key: str, swapped: bool) -> None:
    app = open_app()
    old = a_finished_match()
    show_result(app, old)
    click(app, widget(app, key).rect.center)
    table = app.stack.top
    assert isinstance(table, GameScene)
    wanted = list(reversed(old.controllers)) if swapped else list(old.controllers)
    assert list(table.match.controllers) == wanted
    assert table.match.options == old.options
    assert table.match.outcome is None


def test_a_rematch_gives_back_a_seat_that_the_computer_played_on_for() -> None:
    app = open_app()
    old = a_match(20)
    before = list(old.controllers)
    old.hand_over(0, "bot:normal:Ada")
    rng = random.Random(4)
    while old.outcome is None:
        old.play(rng.choice(old.state.legal_actions()))
        old.advance()
    show_result(app, old)
    click(app, widget(app, "rematch").rect.center)
    table = app.stack.top
    assert isinstance(table, GameScene)
    assert list(table.match.controllers) == before


def test_the_result_names_winner_reason_and_length() -> None:
    app = open_app()
    match = a_finished_match()
    outcome = match.outcome
    assert outcome is not None
    result = show_result(app, match)
    winner = match.controllers[outcome.ranks.index(1)].split(":")[-1]
    assert winner in winner_words(match, outcome, TABLES["zombiaki"])
    reason = reason_words(match, outcome, TABLES["zombiaki"])
    assert reason == i18n.tr(f"zombiaki.outcome.{outcome.reason}")
    assert reason in result.text()
    tap_key(app, pygame.K_ESCAPE)
    assert len(app.stack.scenes) == 1, "Esc shows the table again"


def test_a_game_given_up_has_a_reason_too() -> None:
    match = a_match(5)
    match.concede(0)
    assert match.outcome is not None
    words = reason_words(match, match.outcome, TABLES["zombiaki"])
    assert words
    assert "<" not in words


# -- rules ---------------------------------------------------------------------------------


def test_every_rule_stands_in_one_chapter() -> None:
    chapters = i18n.tr_list("zombiaki.chapters")
    ids = [i for c in chapters for i in i18n.tr_list(f"zombiaki.chapter.{c}.ids")]
    assert len(ids) == len(set(ids))
    rules = {key.rsplit(".", 1)[1] for key in i18n.keys("zombiaki.rule.")}
    assert set(ids) == rules


def test_levels_and_styles_are_chosen_for_each_computer() -> None:
    app = open_app()
    app.start(Setup("zombies4"))
    for name, value in (("level 1", "expert"), ("level 2", "normal"), ("style 2", "spoiler")):
        if name == "style 2":
            click(app, widget(app, "fold").rect.center)
        for _ in range(6):
            choice = widget(app, name)
            if choice.value == value:
                break
            click(app, (choice.rect.right - 5, choice.rect.centery))
        assert widget(app, name).value == value
    click(app, widget(app, "start").rect.center)
    table = app.stack.top
    assert isinstance(table, GameScene)
    sorts = [text.rpartition(":")[0] for text in table.match.controllers]
    assert sorts == ["person", "bot:expert", "bot:normal/spoiler", "bot:easy"]
    app.start(Setup("zombiaki"))
    click(app, widget(app, "fold").rect.center)
    keys = [w.key for w in app.stack.top.focus.widgets]  # type: ignore[attr-defined]
    assert "option dog" in keys
    assert not [key for key in keys if key.startswith("style")]


def test_rules_open_at_a_rule_and_follow_links() -> None:
    app = open_app()
    app.start(Rules("zombiaki", "ZK-18"))
    page = app.stack.top
    assert isinstance(page, Rules)
    text = widget(app, "text")
    assert text.marked == "ZK-18"
    y = text.anchors["ZK-18"] - text.offset
    assert 0 <= y < text.rect.h
    page._follow("ZK-42")
    assert widget(app, "text").marked == "ZK-42"
    assert page.chapter == chapter_of("zombiaki", "ZK-42")


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_search_finds_ids_and_words_without_accents(code: str) -> None:
    i18n.set_language(code)
    assert "ZK-14" in [found[1] for found in search("zombiaki", "zk-14")]
    title = i18n.tr("zombiaki.chapter.end.title")
    assert search("zombiaki", plain(title).upper())
    assert search("zombiaki", "qqqq") == []


def test_searching_by_keyboard() -> None:
    app = open_app()
    app.start(Rules("zombiaki"))
    tap_key(app, pygame.K_f, mod=pygame.KMOD_CTRL)
    type_text(app, "barrel")
    page = app.stack.top
    assert isinstance(page, Rules)
    assert page.words == "barrel"
    assert widget(app, "search").text == "barrel"
    assert widget(app, "text").links()
    type_text(app, "zzz")
    assert "zzz" in widget(app, "text").text
    tap_key(app, pygame.K_ESCAPE)
    assert page.words == ""
    assert isinstance(app.stack.top, Rules)


@pytest.mark.parametrize(
    ("first", "beaten", "level"),
    [
        (True, [], "easy"),
        (False, [], "normal"),
        (False, ["easy"], "normal"),
        (False, ["easy", "hard"], "expert"),
        (False, ["expert"], "expert"),
    ],
)
def test_a_new_computer_is_one_level_above_the_best_that_was_beaten(
    first: bool, beaten: list[str], level: str
) -> None:
    levels = ("easy", "normal", "hard", "expert")
    draft = Draft.fresh(INFO, levels, BOTS, "Ada", first=first, beaten=beaten)
    assert {seat.level for seat in draft.seats} == {level}
