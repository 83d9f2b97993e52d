"""Small manners of the pages: toasts, questions, text fields, saves, nights."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import PAGES, a_match, open_app, post, tap_key, widget
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit import i18n, paint
from zombiegames.ui.kit.dialogs import Confirm, Question
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.kit.text_input import TextInput
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.portraits import GamePicture
from zombiegames.ui.pages.saves import SavesPage

if TYPE_CHECKING:
    from zombiegames.ui.app import App

# -- toasts --------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("game", GAMES)
def test_a_toast_leaves_the_head_of_a_table_free(
    game: str, size: tuple[int, int], text_size: int
) -> None:
    app = open_app(size, text_size=text_size)
    people = [f"person:{n}" for n in range(GAMES[game].seats[0])]
    app.start(app.open_match(Match(GAMES[game], people, seed=1)))
    app.notify("ui.toast.screenshot", {"place": "here"})
    icons = [w for w in app.stack.top.focus.widgets if getattr(w, "kind", "") == "icon"]  # type: ignore[attr-defined]
    icons = [w for w in icons if w.rect.top < app.look.px(40)]
    assert icons, "the head has its icons"
    for rect, _ in app.toasts.places():
        assert rect.top > max(icon.rect.bottom for icon in icons)


# -- questions -----------------------------------------------------------------------------


def test_enter_never_takes_the_step_that_is_asked_about() -> None:
    app = open_app()
    app.start(Menu())
    taken: list[str] = []

    def ask() -> None:
        app.stack.change(
            Push(Confirm(lambda: Question("Give up?", "Give up"), lambda: taken.append("yes")))
        )

    ask()
    assert widget(app, "no").kind == "commit"
    assert [w.kind for w in app.stack.top.focus.widgets if w.key == "yes"] == ["quiet"]  # type: ignore[attr-defined]
    tap_key(app, pygame.K_RETURN)
    assert isinstance(app.stack.top, Menu)
    assert taken == []
    ask()
    widget(app, "yes").activate()
    assert taken == ["yes"]


# -- text fields ---------------------------------------------------------------------------


def field(app: App, text: str) -> TextInput:
    line = TextInput(app.look, pygame.Rect(0, 0, 300, 50), text, lambda new: None)
    line.focused = True
    return line


def press(line: TextInput, key: int, mod: int = 0) -> bool:
    return line.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_all_of_a_line_can_be_marked_and_replaced(mod: int) -> None:
    app = open_app()
    for key, after in ((pygame.K_BACKSPACE, ""), (pygame.K_DELETE, "")):
        line = field(app, "Grimwald")
        assert press(line, pygame.K_a, mod)
        press(line, key)
        assert (line.text, line.selected) == (after, False)
    line = field(app, "Grimwald")
    press(line, pygame.K_a, mod)
    line.handle(pygame.event.Event(pygame.TEXTINPUT, text="Ada"))
    line.handle(pygame.event.Event(pygame.TEXTINPUT, text="!"))
    assert (line.text, line.caret) == ("Ada!", 4)


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END])
def test_moving_the_caret_marks_nothing_any_more(key: int) -> None:
    app = open_app()
    line = field(app, "Grimwald")
    press(line, pygame.K_a, pygame.KMOD_LCTRL)
    press(line, key)
    assert not line.selected
    press(line, pygame.K_BACKSPACE)
    assert len(line.text) >= 7
    empty = field(app, "")
    press(empty, pygame.K_a, pygame.KMOD_LCTRL)
    assert not empty.selected


def test_what_is_marked_can_be_seen() -> None:
    app = open_app()
    pictures = []
    for marked in (False, True):
        line = field(app, "Grimwald")
        if marked:
            press(line, pygame.K_a, pygame.KMOD_LCTRL)
        surface = pygame.Surface((300, 50))
        line.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_name_is_replaced_on_the_page() -> None:
    app = open_app()
    PAGES["setup"](app)
    app.stack.top.focus.focus(widget(app, "name 0"))  # type: ignore[attr-defined]
    for text in ("Zoé", "Ada"):
        tap_key(app, pygame.K_a, mod=pygame.KMOD_LCTRL)
        post(app, pygame.event.Event(pygame.TEXTINPUT, text=text))
    assert widget(app, "name 0").text == "Ada"


# -- saves ---------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_continue_names_its_game(size: tuple[int, int], language: str, text_size: int) -> None:
    for game in GAMES:
        app = open_app(size, language, text_size=text_size)
        people = [f"person:{n}" for n in range(GAMES[game].seats[0])]
        autosave = app.saves.begin(game)
        autosave.keep(Match(GAMES[game], people, seed=1).record, 1)
        autosave.close()
        app.start(Menu())
        button = widget(app, "continue")
        assert tr(f"{game}.title") in button.text
        assert button.fitted.whole
        assert button.fitted.px == app.look.text_px(18)
        app.saves.delete(app.saves.entries()[0])


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_save_says_nothing_twice(language: str) -> None:
    app = open_app(language=language)
    record = a_match().record
    game = tr("zombiaki.title")
    turn = tr("ui.saves.turn", n=7)
    names = tr("table.save.name", game=game, names="Ada, Grimwald", turn=7)
    for name in (names, "The long night", game, turn):
        app.saves.save(record, name, 7)
    app.start(SavesPage())
    page = app.stack.top
    assert isinstance(page, SavesPage)
    for entry in page.entries:
        title, facts = page._title(entry), page._facts(entry)
        parts = facts.split(" · ") if facts else []
        assert not [part for part in parts if part in title]
        told = f"{title} {facts}"
        assert all(word in told for word in (game, "Ada", "Grimwald", "7"))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", ["saves", "statistics"])
def test_an_empty_page_shows_a_picture_and_a_word(name: str, language: str) -> None:
    app = open_app((1024, 640), language, text_size=175)
    PAGES[name](app)
    widgets = app.stack.top.focus.widgets  # type: ignore[attr-defined]
    (picture,) = [w for w in widgets if isinstance(w, GamePicture)]
    (words,) = [w for w in widgets if w.describe() == tr(f"ui.{name}.none")]
    assert picture.rect.h >= app.look.px(120)
    assert picture.rect.bottom < words.rect.top
    assert words.fitted.px == app.look.text_px(19)


# -- nights --------------------------------------------------------------------------------


def longest_run(surface: pygame.Surface) -> int:
    """Find the longest row of equal steps between neighbouring lines: the side of a square.

    Along a line the light falls off smoothly; where it was grown from few pixels of few shades it
    jumps at the same places in many lines.
    """
    wide, high = surface.get_size()
    tops = []
    for x in range(wide // 4, wide // 4 + 60):
        column = [surface.get_at((x, y))[2] for y in range(high)]
        tops.append([y for y in range(1, high) if column[y] != column[y - 1]])
    same = run = 1
    for one, other in pairwise(tops):
        run = run + 1 if one == other else 1
        same = max(same, run)
    return same


def test_a_night_shows_no_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    black = pygame.Surface((8, 8), depth=24)
    monkeypatch.setattr(paint, "_speckle", lambda: black)
    dark, light = (16, 20, 28), (36, 50, 74)
    assert longest_run(paint.radial((640, 360), dark, light)) < 14
    small = paint.radial((32, 18), dark, light)
    assert longest_run(pygame.transform.scale(small, (640, 360))) >= 14


def test_a_night_is_as_light_as_it_is_asked_to_be() -> None:
    open_app()
    for edge, centre in (((16, 20, 28), (36, 50, 74)), ((90, 20, 60), (20, 80, 60))):
        night = paint.radial((320, 200), edge, centre)
        for at, wanted in (((160, 80), centre), ((0, 199), edge)):
            assert all(abs(a - b) <= 6 for a, b in zip(night.get_at(at)[:3], wanted, strict=True))
