"""Names of thirty wide letters: shortened where there is no room, never over something else."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from tests.ui.pages_support import PAGES, Drawn, a_match, open_app, watched, widget
from zombiegames.ai.minds import LONGEST_NAME
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.app import App
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.dialogs import Confirm, Curtain, Pause, Question
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.result import Result
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.table.buttons import ICONS
from zombiegames.ui.table.frame import Header
from zombiegames.ui.table.pieces import ScriptPieces
from zombiegames.ui.table.placard import Line, placard
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.tables.zombie_card_game.words import title_words

pytestmark = pytest.mark.whole

WIDE = "W" * LONGEST_NAME
SIZE = (1024, 640)
TEXT_SIZES = (100, 150, 175)
SAMPLE = (("en", 100), ("es", 150), ("fr", 175), ("es", 175), ("en", 175))
"""Languages with text sizes."""
UNTOUCHED = (1, 2, 3)


def seated(game: str) -> Match:
    """Set a game up at its largest table, all with wide names, the first a person."""
    count = GAMES[game].seats[-1]
    bots = [f"bot:random:{WIDE[1:]}{n}" for n in range(1, count)]
    return Match(GAMES[game], [f"person:{WIDE}", *bots], seed=4)


def opened(app: App, match: Match) -> GameScene:
    """Sit down where nothing waits."""
    app.settings.speed = app.settings.pace = "instant"
    app.start(Menu())
    table = app.open_match(match)
    app.start(table)
    assert isinstance(table, GameScene)
    for _ in range(30):
        app.stack.update(0.1)
        if table.settled:
            break
    return table


def beyond(drawn: list[Drawn], app: App) -> list[str]:
    """List the blocks of text that are wider or higher than their places, or off the screen."""
    found = []
    screen = pygame.Rect((0, 0), app.size)
    for block in drawn:
        font = app.assets.font(block.role, block.fitted.px)
        wide = max((font.size(line)[0] for line in block.fitted.lines), default=0)
        high = block.fitted.height - app.look.px(6)
        if wide > block.rect.w + 1 or high > block.rect.h or not screen.contains(block.rect):
            found.append(" / ".join(block.fitted.lines))
    return found


# -- the header ----------------------------------------------------------------------------


def spill(table: GameScene, header: Header, room: int) -> int:
    """Draw a header and count the pixels it touches beyond its room."""
    bar = table.frame.header
    surface = pygame.Surface(table.look.size)
    surface.fill(UNTOUCHED)
    table.frame.draw_header(surface, header, room)
    end = table.frame.icon_rects(ICONS)[0].x
    beside = surface.subsurface((end, 0, surface.get_width() - end, bar.h))
    mask = pygame.mask.from_threshold(beside, UNTOUCHED, (1, 1, 1, 255))
    return beside.get_width() * beside.get_height() - mask.count()


@pytest.mark.parametrize(("language", "text_size"), SAMPLE)
def test_no_name_pushes_the_header_over_the_symbols(language: str, text_size: int) -> None:
    app = open_app(SIZE, language, text_size=text_size)
    caught = 0
    for game in GAMES:
        table = opened(app, seated(game))
        room = table.frame.icon_rects(ICONS)[0].x - table.frame.header.x
        header = table.header(table.view)
        assert "W" * 8 in header.seat, game
        for step in range(-1, len(header.steps)):
            for seat in (header.seat, f"{header.seat} {WIDE}"):
                written = header._replace(step=step, seat=seat)
                assert spill(table, written, room) == 0, (game, step)
        caught += spill(table, header._replace(seat=WIDE * 2), 10 * room)
    assert caught > 0, "a header without bounds is seen"


def test_a_short_name_is_written_whole() -> None:
    app = open_app(SIZE)
    table = opened(app, seated("zombanimaux"))
    header = table.header(table.view)
    words: list[str] = []
    real = app.assets.text
    app.assets.text = lambda text, *how: (words.append(text), real(text, *how))[1]  # type: ignore[method-assign]
    app.assets.forget()
    room = table.frame.icon_rects(ICONS)[0].x - table.frame.header.x
    table.frame.draw_header(pygame.Surface(SIZE), header._replace(seat="Ada"), room)
    assert "Ada" in words
    assert not any(text.endswith("…") for text in words)


# -- pages and tables ----------------------------------------------------------------------

NAMED = {
    "curtain": lambda: Curtain(WIDE, lambda: None, colour=theme.PLAYERS[2]),
    "concede": lambda: Confirm(
        lambda: Question(
            i18n.tr("table.concede.question", name=WIDE), i18n.tr("table.concede.yes")
        ),
        lambda: None,
    ),
    "result": lambda: Result(wide_finish("zombiaki"), turns=17),
    "result of six": lambda: Result(wide_finish("zombie_card_game"), turns=17),
}
"""Pages over others that say a name."""


@cache
def wide_finish(game: str) -> Match:
    """Play a game of wide names to its end."""
    match = seated(game)
    match.advance()
    while match.outcome is None:
        match.play(match.state.legal_actions()[-1])
        match.advance()
    return match


@pytest.mark.parametrize(("language", "text_size"), SAMPLE)
def test_wide_names_fit_on_every_page(
    language: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(SIZE, language, text_size=text_size)
    match = a_match(3)
    match._seated = (f"person:{WIDE}", f"bot:normal:{WIDE}")
    app.saves.begin("zombiaki").keep(match.record, 7)
    app.saves.save(match.record, f"{WIDE} {WIDE}", 9)
    app.settings.player_name = WIDE
    app.settings.setups.clear()
    for name in (*NAMED, "saves", "setup", "setup of sides", "menu", "settings"):
        with watched(monkeypatch) as drawn:
            if name in NAMED:
                app.start(Setup("zombiaki"))
                app.stack.change(Push(NAMED[name]()))
            elif name == "saves":
                app.start(SavesPage())
                widget(app, "delete").activate()
            elif name.startswith("setup"):
                app.start(Setup("zombiaki" if "sides" in name else "zombanimaux"))
            else:
                PAGES["settings-play" if name == "settings" else name](app)
            app.draw()
        blocks = drawn if name not in NAMED else [b for b in drawn if "W" in str(b.fitted.lines)]
        inside = [b for b in blocks if b.clip == pygame.Rect((0, 0), SIZE)]
        assert blocks, name
        assert beyond(inside, app) == [], name


@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("game", GAMES)
def test_wide_names_fit_at_every_table(
    game: str, text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(SIZE, "fr", text_size=text_size)
    with watched(monkeypatch) as drawn:
        table = opened(app, seated(game))
        app.draw()
        for spot in table.spots:
            table.focus.focus(spot)
            table.pointed()
            table.draw(app.window.canvas)
        app.stack.change(table.ways.open_menu())
        assert isinstance(app.stack.top, Pause)
        app.draw()
    assert drawn
    assert beyond(drawn, app) == []


def test_a_block_beyond_its_place_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from zombiegames.ui.kit import widget as widget_module
    from zombiegames.ui.kit.text import fit_text

    app = open_app(SIZE)
    app.start(Menu())
    fitted = fit_text(app.look, WIDE, "body", 17, (900, 40))
    with watched(monkeypatch) as drawn:
        for rect in ((10, 10, 900, 40), (10, 10, 80, 40), (900, 10, 400, 40)):
            widget_module.draw_lines(
                app.window.canvas, app.look, fitted, "body", theme.BONE, pygame.Rect(rect)
            )
    assert len(beyond(drawn, app)) == 2


# -- labels that float ---------------------------------------------------------------------


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_no_label_is_wider_than_the_board(text_size: int) -> None:
    app = open_app(SIZE, text_size=text_size)
    for game in GAMES:
        table = opened(app, seated(game))
        pieces = ScriptPieces(table)
        for size in (18, 26, 44):
            assert (
                pieces.label(f"{WIDE}, {WIDE}", size, theme.BONE).get_width() < table.frame.main.w
            )
            short, long = (pieces.label(words, size, theme.BONE) for words in ("Ada", "Ada Ada"))
            assert short.get_width() < long.get_width()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_placard_names_its_players_beside_what_it_says_of_them(
    text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(SIZE, "fr", text_size=text_size)
    table = opened(app, seated("zombie_card_game"))
    pictures = ("zombie_card_game/rank/zombie", "zombie_card_game/rank/vice-president")
    colour = table.colours[0]
    lines = [Line(WIDE, colour, title_words("vice-president"), "−9", pictures)] * 6
    with watched(monkeypatch) as drawn:
        placard(app.look, WIDE, theme.ACT, table.frame.main.w, lines=lines)
    rows = {block.rect.y: [] for block in drawn}  # type: ignore[var-annotated]
    for block in drawn:
        font = app.assets.font(block.role, block.fitted.px)
        assert max(font.size(line)[0] for line in block.fitted.lines) <= block.rect.w
        rows[block.rect.y].append(block.rect)
    in_three = [rects for rects in rows.values() if len(rects) == 3]
    assert len(in_three) == 6
    for rects in in_three:
        assert all(not one.colliderect(other) for one, other in combinations(rects, 2))
