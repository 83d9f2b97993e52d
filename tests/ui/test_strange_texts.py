"""Whatever is typed, pasted, dropped or read from a file is drawn, shortened or replaced."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tests.strange import FIXED, strange_text, strange_texts, whole_letters
from tests.ui.pages_support import click, open_app, post, tap_key, widget
from zombiegames.ai.minds import LONGEST_NAME, Controller
from zombiegames.core.match import Match
from zombiegames.core.record import Line
from zombiegames.core.words import is_unseen, one_line, visible
from zombiegames.games import GAMES
from zombiegames.store.settings import Setup as Kept
from zombiegames.ui.app import App
from zombiegames.ui.kit.assets import Assets, asset_root
from zombiegames.ui.kit.fonts import WIDEST, Font
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import cut, fit_text, literal, runs, wrap
from zombiegames.ui.kit.theme import FONT_FILES
from zombiegames.ui.pages import crash as crash_page
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.rules import Rules
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.table.scene import GameScene

TEXTS = strange_texts(1, 150)
ENDLESS = ("W" * 10_000, "e\u0301" * 10_000, "zombie " * 2000, "\u200b" * 10_000)


def plain_font(role: str, px: int) -> pygame.font.Font:
    """Give a font that knows nothing of strange texts."""
    return pygame.font.Font(str(asset_root() / "fonts" / FONT_FILES[role]), px)


@pytest.fixture(autouse=True, scope="module")
def _fonts() -> None:
    pygame.display.init()
    pygame.font.init()


# -- letters become pixels -----------------------------------------------------------------


def is_drawn_as_measured(font: Any, text: str) -> bool:
    """Whether a font draws a text in one line, as wide as it says."""
    try:
        drawn = font.line(text, (9, 9, 9)) if isinstance(font, Font) else font.render(text, True, 9)
        return drawn.get_size() == font.size(text)
    except (pygame.error, ValueError):
        return False


@pytest.mark.parametrize("role", FONT_FILES)
def test_any_text_is_drawn_as_it_is_measured(role: str) -> None:
    font = Assets().font(role, 19)
    assert [text for text in TEXTS if not is_drawn_as_measured(font, text)] == []
    ignorant = plain_font(role, 19)
    bad = [text for text in FIXED if not is_drawn_as_measured(ignorant, text)]
    assert len(bad) > 2, "the check sees nothing"


@pytest.mark.parametrize("role", FONT_FILES)
def test_every_letter_there_is_has_a_width_or_is_left_out(role: str) -> None:
    font, rng = Assets().font(role, 12), Random(role)
    blocks = [*rng.sample(range(0x11000), 150), 0x206, 0xFFF, 0xE000]
    letters = [chr(block * 16 + at) for block in blocks for at in range(16)]
    bad = [hex(ord(a)) for a in letters if font.shown(a) and not font.width_of(font.shown(a))]
    assert bad == []
    assert all(is_drawn_as_measured(font, letter) for letter in letters)


def test_endless_lines_are_cut_before_they_fill_the_memory() -> None:
    font = Assets().font("title", 100)
    for text in ENDLESS:
        assert font.line(text, (9, 9, 9)).get_width() <= WIDEST
    assert font.line("W" * 20, (9, 9, 9)).get_width() == font.size("W" * 20)[0]


def test_a_composed_letter_is_the_same_as_one_of_two_parts() -> None:
    font = Assets().font("body", 19)
    assert font.shown("e\u0301") == "\u00e9"
    assert font.shown("a\u0301\u0301b") == "\u00e1b"
    assert font.shown("\udcff") == "?"
    assert font.size("e\u0301") == font.size("\u00e9")


@pytest.mark.parametrize("text", [*ENDLESS, *FIXED])
def test_any_text_is_set_into_its_box_in_no_time(text: str) -> None:
    look = Look((1280, 720), Assets(), text_size=1.75)
    font = look.font("body", 17)
    begun = time.perf_counter()
    fitted = fit_text(look, text, "body", 17, (400, 90))
    real = look.assets.font("body", fitted.px)
    assert max(real.size(line)[0] for line in fitted.lines) <= 400
    assert fitted.height <= 90 + fitted.line_height
    assert font.size(cut(text, font, 300))[0] <= 300
    assert all(font.size(line)[0] <= 200 for line in wrap(text, font, 200))
    assert time.perf_counter() - begun < 2


# -- names ---------------------------------------------------------------------------------


def test_what_is_visible_of_a_text_can_be_seen() -> None:
    for text in TEXTS:
        seen = visible(text)
        assert not any(is_unseen(letter) for letter in seen), ascii(text)
        assert visible(seen) == seen
        assert seen.encode("utf-8").decode("utf-8") == seen
        name = one_line(text, 20)
        assert len(name) <= 20
        assert name == " ".join(name.split())
    assert visible("Rene\u0301e\u00a0\u2764\ufe0f") == "Ren\u00e9e \u2764"
    assert one_line("\u200b \n ", 20) == ""
    assert one_line("caf\udce9", 20) == "caf?"


def test_a_controller_can_have_any_name() -> None:
    for text in TEXTS:
        for person, level in ((True, ""), (False, "normal")):
            read = Controller.read(Controller(person, level, text).text)
            assert (read.person, read.level) == (person, level)
            assert read.name == one_line(text, LONGEST_NAME)
            assert Controller.read(read.text) == read
        assert isinstance(Controller.read(text), Controller)


@pytest.mark.parametrize("name", ["[[ZK-14]]", "**Ada**", "@Ada", "- Ada", "# Ada", "[[[x|y]]]"])
def test_a_name_is_no_markup(name: str) -> None:
    look = Look((1280, 720), Assets())
    for line in (f"{literal(name)} plays a card.", f"It is {literal(name)}’s turn."):
        styles = {run.style for run in runs(line)}
        assert styles == {"body"}
        panel = TextPanel(look, pygame.Rect(0, 0, 400, 90), line)
        assert panel.anchors == {}
        words = "".join(run.text for _, _, pieces in panel._lines for _, run in pieces)
        assert visible(words).replace(" ", "") == visible(line).replace(" ", "")
    assert literal("Ada [b] *c*") == "Ada [b] *c*"
    bare = TextPanel(look, pygame.Rect(0, 0, 400, 90), "@Ada [[x]]")
    assert bare.anchors
    assert {run.style for run in runs("x [[y]] **z**")} == {"body", "link", "bold"}


# -- what is typed and pasted --------------------------------------------------------------


def type_in(app: App, key: str, text: str) -> None:
    """Empty a field and type a text into it, as the system sends it."""
    field = widget(app, key)
    app.stack.top.focus.focus(field)  # type: ignore[attr-defined]
    field.caret = 0
    for _ in field.text:
        tap_key(app, pygame.K_DELETE)
    post(app, pygame.event.Event(pygame.TEXTINPUT, text=whole_letters(text)))
    app.draw()


@pytest.mark.whole
def test_any_text_can_be_typed_and_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    rng = Random(3)
    texts = [*FIXED, *(strange_text(rng) for _ in range(3))]
    app.start(Setup("zombanimaux"))
    widget(app, "fold").activate()
    for text in texts:
        type_in(app, "seed", text)
        monkeypatch.setattr(pygame.scrap, "get_text", lambda text=text: text)
        tap_key(app, pygame.K_v, mod=pygame.KMOD_CTRL)
        app.draw()
    for page in (Rules("zombiaki"), SettingsPage("play")):
        app.start(page)
        for text in texts:
            type_in(app, "search" if isinstance(page, Rules) else "player_name", text)
    for text in rng.sample(texts, 4):
        app.start(Setup(rng.choice(list(GAMES))))
        for field in [w.key for w in app.stack.top.focus.widgets if w.key.startswith("name ")]:  # type: ignore[attr-defined]
            type_in(app, field, text)
        tap_key(app, pygame.K_RETURN)
        assert isinstance(app.stack.top, GameScene)
        for _ in range(3):
            app.stack.update(0.1)
            app.draw()


def test_a_game_begins_from_any_seed_of_the_command_line() -> None:
    app = open_app()
    for text in FIXED:
        app.start(Setup("zombiaki", text))
        tap_key(app, pygame.K_RETURN)
        table = app.stack.top
        assert isinstance(table, GameScene)
        assert Match.load(table.match.save(), GAMES).seed == table.match.seed


def test_a_clipboard_without_text_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    app.start(Rules("zombiaki"))
    type_in(app, "search", "bite")

    def fails(error: Exception) -> Any:
        def get_text() -> str:
            raise error

        return get_text

    for error in (pygame.error("no clipboard"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "")):
        monkeypatch.setattr(pygame.scrap, "get_text", fails(error))
        tap_key(app, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert widget(app, "search").text == "bite"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "x" * 10_000_000)
    begun = time.perf_counter()
    tap_key(app, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert time.perf_counter() - begun < 1
    assert widget(app, "search").text == "bite" + "x" * 36


def test_an_accent_typed_after_its_letter_is_one_letter() -> None:
    app = open_app()
    app.start(SettingsPage("play"))
    type_in(app, "player_name", "Rene")
    post(app, pygame.event.Event(pygame.TEXTINPUT, text="\u0301"))
    field = widget(app, "player_name")
    assert (field.text, field.caret) == ("Ren\u00e9", 4)
    assert app.settings.player_name == "Ren\u00e9"


# -- what is kept --------------------------------------------------------------------------


def a_match(game: str, name: str, seed: str = "s") -> Match:
    """Begin a game against a computer whose player has any name."""
    rest = [f"bot:normal:{name}"] * (GAMES[game].seats[0] - 1)
    match = Match(GAMES[game], [f"person:{name}", *rest], seed=seed)
    match.advance()
    for _ in range(2):
        if match.outcome is None:
            match.play(match.state.legal_actions()[0])
            match.advance()
    return match


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_with_any_name_is_listed_continued_and_handed_over(game: str) -> None:
    app = open_app()
    rng = Random(game)
    for text in ["Rene\u0301e \u2764\ufe0f", rng.choice(FIXED), strange_text(rng)]:
        match = a_match(game, whole_letters(text), whole_letters(text) or "s")
        app.saves.save(match.record, text, 3)
        app.start(Menu())
        table = app.open_match(match)
        assert isinstance(table, GameScene)
        app.start(table)
        table.autosave.keep(match.record, 3)
        app.draw()
        app.start(Menu())
        app.draw()
        tap_key(app, pygame.K_RETURN)
        table = app.stack.top
        assert isinstance(table, GameScene), "continued"
        app.draw()
        app.start(table)
        tap_key(app, pygame.K_ESCAPE)
        app.draw()
        for key in ("seats", "hand_over 0"):
            click(app, widget(app, key).rect.center)
            app.draw()
        assert app.stack.top is table
        app.stack.update(0.1)
        app.draw()
        assert table.course.persons == []
        assert Match.load(table.match.save(), GAMES).controllers == table.match.controllers
        app.start(SavesPage())
        app.draw()
        app.start(Menu())
        app.draw()
        tap_key(app, pygame.K_RETURN)
        assert isinstance(app.stack.top, GameScene), "and again"
        app.draw()


def test_any_value_in_the_settings_lets_every_page_be_drawn() -> None:
    app = open_app()
    for text in [*FIXED, *TEXTS[-4:]]:
        app.settings.player_name = app.settings.last_game = text
        app.settings.seen = (text,)
        for game in ("zombiaki", "zombanimaux"):
            names = [f"person:{text}", f"bot:{text}:{text}"]
            app.settings.setups[game] = Kept(tuple(names), (text, text), text, {text: text})
        for page in (Menu(), Setup("zombiaki"), Setup("zombanimaux", text), SettingsPage("play")):
            app.start(page)
            app.draw()


def test_a_toast_and_a_crash_page_can_say_anything() -> None:
    app = open_app()
    for text in [*TEXTS[:60], *ENDLESS]:
        app.start(crash_page.Crash(ValueError(text), Path(f"/tmp/{text[:200]}")))
        app.notify("ui.error.no_save", {"place": text}, sticky=True)
        begun = time.perf_counter()
        app.draw()
        assert time.perf_counter() - begun < 2, ascii(text[:20])
        app.toasts.update(100)


def test_the_record_keeps_a_name_with_an_end_of_line() -> None:
    match = a_match("zombiaki", "Ada")
    match.hand_over(0, f"bot:normal:{Controller.read('person:A' + chr(10) + 'B').name}")
    again = Match.load(match.save(), GAMES)
    assert again.controllers[0] == "bot:normal:A B"
    assert again.lines[-1] == Line(-4, "hand 0 bot:normal:A B")
