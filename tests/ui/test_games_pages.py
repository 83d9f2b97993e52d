"""The lists of games: two tabs, what can be done with a game, files of one's own, the clipboard."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.pages_support import a_finished_match, a_match, tap_key, widget
from tests.ui.ways import end
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store import games as games_module
from zombiegames.store.games import Ending
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.open_file import OpenFile
from zombiegames.ui.pages.played import PlayedPage, outcome_of
from zombiegames.ui.pages.saves import Naming, SavesPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.table.scene import GameScene

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.table_support import Sitting

LOST = Ending((2, 1), (0, 0), "barricade", 9, counted=True)
WON = Ending((1, 2), (0, 0), "barricade", 12, counted=True)
SHARED = Ending((1, 1), (0, 0), "barricade", 12, counted=True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person who has documents."""
    own = tmp_path / "person"
    (own / "Documents").mkdir(parents=True)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(own))
    for name in ("XDG_CONFIG_HOME", "XDG_DOCUMENTS_DIR", "XDG_DESKTOP_DIR", "XDG_DOWNLOAD_DIR"):
        monkeypatch.delenv(name, raising=False)
    return own


def put_away(sitting: Sitting, ending: Ending, *seats: str, match: Match | None = None) -> None:
    record = (match or a_finished_match()).record
    record = record._replace(controllers=seats or record.controllers)
    sitting.app.saves.games.put_away(None, record, ending, 1)


def open_page(sitting: Sitting, page: Any) -> Any:
    sitting.app.start(Menu())
    sitting.app.stack.change(Push(page))
    read(sitting)
    return page


def read(sitting: Sitting) -> None:
    """Let the list be read to its end, and shown."""
    sitting.app.profile.flush()
    sitting.tick(2)


def test_every_ending_is_told_from_the_others(sittings: Any) -> None:
    sitting = sittings()
    ada, boris, bot = "person:Ada", "person:Boris", "bot:easy:Carla"
    for ending, seats, _ in (
        cases := [
            (WON, (ada, bot), "won"),
            (LOST, (ada, bot), "lost"),
            (LOST, (bot, ada), "won"),
            (SHARED, (ada, bot), "shared"),
            (WON, (bot, bot), "watched"),
            (LOST, (ada, boris), "won"),
            (Ending((), (), "", 0, counted=False), (ada, bot), "unfinished"),
        ]
    ):
        put_away(sitting, ending, *seats)
    page = open_page(sitting, PlayedPage())
    assert [outcome_of(entry) for entry in reversed(page.entries)] == [c[2] for c in cases]
    said = {page.badge(entry)[1] for entry in page.entries}
    assert said == {tr(f"ui.saves.ended.{case[2]}") for case in cases}
    counts = {"all": 7, "won": 3, "lost": 1, "watched": 1, "starred": 0}
    for sort, count in counts.items():
        page._choose_sort(sort)
        read(sitting)
        assert len(page.entries) == count, sort
    assert tr("ui.saves.none_like") in [w.describe() for w in page.focus.widgets]
    sitting.click_button("show_all")
    read(sitting)
    assert (len(page.entries), page.sort) == (7, "all")
    page._choose_game("zombies4")
    read(sitting)
    assert page.entries == []


def test_a_game_is_starred_renamed_copied_deleted_and_put_back(sittings: Any) -> None:
    sitting = sittings()
    put_away(sitting, WON)
    put_away(sitting, LOST)
    page = open_page(sitting, PlayedPage())
    tap_key(sitting.app, pygame.K_DOWN)
    assert page._chosen == 1
    before = page.entries[1]
    sitting.click_button("star")
    read(sitting)
    assert [entry.star for entry in page.entries] == [False, True]
    assert widget(sitting.app, "star").text == tr("ui.saves.unstar")
    sitting.click_button("copy")
    assert (
        Match.load(pygame.scrap.get_text(), GAMES).record.lines == a_finished_match().record.lines
    )
    sitting.click_button("rename")
    assert isinstance(sitting.app.stack.top, Naming)
    sitting.post(pygame.event.Event(pygame.TEXTINPUT, text="The last stand"))
    tap_key(sitting.app, pygame.K_RETURN)
    assert sitting.app.stack.top is page
    read(sitting)
    assert page._title(page.entries[1]) == "The last stand"
    assert page._chosen == 1
    sitting.click_button("delete")
    read(sitting)
    assert len(page.entries) == 1
    sitting.click_button("undo")
    read(sitting)
    assert [entry.path for entry in page.entries][1] == before.path
    assert page.entries[1].star


def test_a_save_is_renamed(sittings: Any) -> None:
    sitting = sittings()
    saved = sitting.app.saves.save(a_match().record, "one", 3).entry
    assert saved is not None
    text = saved.path.read_bytes()
    page = open_page(sitting, SavesPage())
    sitting.click_button("rename")
    sitting.post(pygame.event.Event(pygame.TEXTINPUT, text='Ä "name"'))
    sitting.click_button("yes")
    assert [entry.name for entry in page.entries] == ['Ä "name"']
    wanted = text.replace(b'name = "one"', 'name = "Ä \\"name\\""'.encode())
    assert saved.path.read_bytes() == wanted


def test_the_tabs_lead_to_each_other_and_back_to_the_menu(sittings: Any) -> None:
    sitting = sittings()
    put_away(sitting, WON)
    open_page(sitting, SavesPage())
    tabs = widget(sitting.app, "tabs")
    sitting.click((tabs.rect.right - 20, tabs.rect.centery))
    assert isinstance(sitting.app.stack.top, PlayedPage)
    tabs = widget(sitting.app, "tabs")
    sitting.click((tabs.rect.x + 20, tabs.rect.centery))
    assert isinstance(sitting.app.stack.top, SavesPage)
    sitting.key(pygame.K_ESCAPE)
    assert isinstance(sitting.app.stack.top, Menu)


def test_a_game_is_watched_and_left_for_its_row(sittings: Any) -> None:
    sitting = sittings()
    for game in ("zombiaki", "zombanimaux"):
        end(sitting, game)
    page = open_page(sitting, PlayedPage())
    page._choose_sort("all")
    read(sitting)
    tap_key(sitting.app, pygame.K_END)
    sitting.click_button("watch")
    table: Any = sitting.app.stack.top
    assert isinstance(table, GameScene)
    assert not table.course.decides
    assert table.course.playing
    assert table.course.at == 0
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("leave")
    assert sitting.app.stack.top is page
    assert page._chosen == 1


def test_without_any_game_one_can_be_played(sittings: Any) -> None:
    sitting = sittings()
    page = open_page(sitting, PlayedPage())
    assert page.hint() == ""
    assert tr("ui.saves.none_played") in [w.describe() for w in page.focus.widgets]
    sitting.click_button("show_all")
    assert isinstance(sitting.app.stack.top, Setup)


def test_what_cannot_be_read_is_told_of_on_the_page(sittings: Any) -> None:
    sitting = sittings()
    put_away(sitting, WON)
    folder = sitting.app.profile.folders.games
    (folder / "toy-7.zombiegame").write_bytes(b"Dear Ada\n")
    page = open_page(sitting, PlayedPage())
    assert [notice.key for notice in page.broken] == ["store.record.set_aside"]
    assert sitting.app.toasts.texts == []


# -- files of one's own ----------------------------------------------------------------


def test_a_file_among_the_own_ones_is_opened(sittings: Any, home: Path) -> None:
    sitting = sittings()
    folder = home / "Documents"
    sitting.app.saves.save(a_match().record, "half", 3, folder=folder)
    sitting.app.saves.save(a_finished_match().record, "whole", 3, folder=folder)
    (folder / "letter.zombiegame").write_bytes(b"Dear Ada\n")
    open_page(sitting, SavesPage())
    sitting.click_button("open")
    page: Any = sitting.app.stack.top
    assert isinstance(page, OpenFile)
    assert {page._title(entry) for entry in page.entries} == {
        "zombiaki-half.zombiegame",
        "zombiaki-whole.zombiegame",
    }
    assert (folder / "letter.zombiegame").read_bytes() == b"Dear Ada\n"
    keys = {w.key for w in page.focus.widgets}
    assert {"delete", "undo", "tabs"}.isdisjoint(keys)
    page._choose(next(n for n, e in enumerate(page.entries) if "whole" in e.path.name))
    sitting.click_button("load")
    film: Any = sitting.app.stack.top
    assert not film.course.decides
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("leave")
    page._choose(next(n for n, e in enumerate(page.entries) if "half" in e.path.name))
    sitting.click_button("load")
    table: Any = sitting.app.stack.top
    assert table.course.decides
    assert len(table.match) >= len(a_match())


def test_where_no_file_lies_the_folders_are_named(sittings: Any) -> None:
    sitting = sittings()
    page = open_page(sitting, OpenFile())
    said = " ".join(w.describe() for w in page.focus.widgets)
    assert tr("ui.elsewhere.documents") in said
    assert tr("ui.elsewhere.temporary") not in said


@pytest.mark.parametrize("finished", [False, True])
def test_a_game_is_pasted(sittings: Any, finished: bool) -> None:
    sitting = sittings()
    match = a_finished_match() if finished else a_match()
    lines = match.record.lines
    open_page(sitting, OpenFile())
    pygame.scrap.put_text("\n" + match.save().replace("\n", "\r\n"))
    sitting.click_button("paste")
    table: Any = sitting.app.stack.top
    assert isinstance(table, GameScene)
    assert table.course.decides is not finished
    whole = table.course.tape if finished else table.match.record.lines
    assert whole[: len(lines)] == lines


@pytest.mark.parametrize(
    "text", ["", "Dear Ada", "format = 1\n", "format = 9\n[log]\n", "x" * 9999]
)
def test_what_is_no_game_cannot_be_pasted(sittings: Any, text: str) -> None:
    sitting = sittings()
    page = open_page(sitting, OpenFile())
    pygame.scrap.put_text(text)
    sitting.click_button("paste")
    assert sitting.app.stack.top is page
    assert any(tr("ui.saves.clipboard") in said for said in sitting.app.toasts.texts)


# -- many ------------------------------------------------------------------------------


@pytest.mark.whole
def test_a_thousand_games_are_shown_at_once_and_scroll(sittings: Any) -> None:
    """Rows within 150 ms (a slow machine has thrice as long), all soon after."""
    sitting = sittings()
    put_away(sitting, WON)
    folder = sitting.app.profile.folders.games
    (first,) = folder.iterdir()
    content = first.read_bytes()
    for number in range(2, 1001):
        (folder / f"zombiaki-{number}.zombiegame").write_bytes(content)
    sitting.app.start(Menu())
    page = PlayedPage()
    start = time.process_time()
    sitting.app.stack.change(Push(page))
    while not page.entries:
        sitting.tick()
    rows = time.process_time() - start
    while sitting.app.saves.games.reading:
        sitting.tick()
    sitting.tick(2)
    assert len(page.entries) == 1000
    assert rows < 0.45
    assert page.entries[0].path.name == "zombiaki-1000.zombiegame"
    start = time.process_time()
    for _ in range(60):
        sitting.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0, precise_y=-1))
        sitting.tick()
    assert (time.process_time() - start) / 60 < 0.05
    assert games_module.MOST_GAMES == 1000
