"""Every page in every size and language: words fit, widgets can be reached, drawing is pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui.pages_support import (
    PAGES,
    SIZES,
    fill_profile,
    open_app,
    pixels,
    tap_key,
    watched,
)
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.widget import Panel
from zombiegames.ui.pages.menu import Tag
from zombiegames.ui.pages.result import points_words, turns_words
from zombiegames.ui.pages.saves import SavesPage

if TYPE_CHECKING:
    from zombiegames.ui.app import App

OWN_WORDS = ("ValueError", "/home/")
"""Texts that are no words of ours: paths and error messages may be cut."""


def overflows(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """Show a page; list the texts that run over their boxes and those that were cut."""
    over, cut = [], []
    with watched(monkeypatch) as drawn:
        PAGES[name](app)
        app.draw()
    screen = pygame.Rect((0, 0), app.size)
    assert drawn
    for block in drawn:
        font = app.assets.font(block.role, block.fitted.px)
        words = " / ".join(block.fitted.lines)
        wide = max((font.size(line)[0] for line in block.fitted.lines), default=0)
        if wide > block.rect.w + 1 or block.fitted.height > block.rect.h + app.look.px(6):
            over.append(words)
        if block.clip == screen and not screen.contains(block.rect.clamp(block.rect)):
            over.append(f"off screen: {words}")
        if not block.fitted.whole and not any(own in words for own in OWN_WORDS):
            cut.append(words)
    return over, cut


@pytest.mark.whole
@pytest.mark.parametrize("language", [*i18n.LANGUAGES, i18n.PSEUDO])
@pytest.mark.parametrize("name", PAGES)
def test_words_fit(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(language=language)
    fill_profile(app)
    over, cut = overflows(app, name, monkeypatch)
    assert not over
    if language != i18n.PSEUDO:
        assert not cut


@pytest.mark.whole
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["fr", i18n.PSEUDO])
def test_large_words_fit(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language, text_size=175)
    fill_profile(app)
    for name in PAGES:
        over, cut = overflows(app, name, monkeypatch)
        assert not over, name
        if language == "fr":
            assert not cut, name


@pytest.mark.whole
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("size", [*SIZES, (900, 560), (1080, 1920), (3440, 1440), (1366, 768)])
def test_widgets_lie_on_the_screen_and_not_on_each_other(
    size: tuple[int, int], text_size: int
) -> None:
    app = open_app(size, text_size=text_size)
    fill_profile(app)
    screen = pygame.Rect((0, 0), app.size)
    for name, show in PAGES.items():
        show(app)
        widgets = [w for w in app.stack.top.focus.widgets if w.visible]  # type: ignore[attr-defined]
        assert widgets, name
        for widget in widgets:
            window = widget.clip or screen
            assert screen.contains(widget.rect) or not screen.contains(window) or widget.clip, (
                f"{name}: {widget.describe()!r} at {widget.rect}"
            )
            assert widget.rect.w > 0, f"{name}: {widget.describe()!r}"
            assert widget.rect.h > 0, f"{name}: {widget.describe()!r}"
        solid = [w for w in widgets if w.focusable and w.clip is None]
        for at, one in enumerate(solid):
            for other in solid[at + 1 :]:
                if isinstance(other, Tag) and other.key.endswith(one.key.removeprefix("game ")):
                    # A slip of paper hangs at the corner of its card.
                    continue
                assert not one.rect.colliderect(other.rect), (
                    f"{name}: {one.describe()!r} and {other.describe()!r}"
                )


@pytest.mark.parametrize("name", PAGES)
def test_all_can_be_reached_by_tab_and_by_mouse(name: str) -> None:
    app = open_app()
    fill_profile(app)
    PAGES[name](app)
    focus = app.stack.top.focus  # type: ignore[attr-defined]
    wanted = {id(w) for w in focus.widgets if w.visible and w.focusable}
    reached = set()
    for _ in range(len(wanted) + 1):
        tap_key(app, pygame.K_TAB)
        reached.add(id(focus.current))
        assert focus.ringed
    assert reached == wanted
    for widget in focus.widgets:
        if widget.focusable and widget.clip is None:
            assert focus.top(widget.rect.center) is widget
            corner = (widget.rect.right - 1, widget.rect.bottom - 1)
            assert focus.top(corner) is widget, "the last pixel counts"


@pytest.mark.parametrize("name", PAGES)
def test_arrows_lead_to_every_widget(name: str) -> None:
    """From any widget any other can be reached with arrow keys (values change with them too)."""
    from zombiegames.ui.kit.focus import ARROWS, distance

    app = open_app()
    fill_profile(app)
    PAGES[name](app)
    focus = app.stack.top.focus  # type: ignore[attr-defined]
    there = [w for w in focus.widgets if w.visible and w.focusable]
    links: dict[int, set[int]] = {}
    for at, here in enumerate(there):
        links[at] = set()
        for dx, dy in ARROWS.values():
            middle = here.rect.centery if dx else here.rect.centerx
            best = min(
                (
                    (away, i)
                    for i, w in enumerate(there)
                    if w is not here
                    and (away := distance(here.rect, w.rect, dx, dy, middle)) is not None
                ),
                default=None,
            )
            if best is not None:
                links[at].add(best[1])
    for start in links:
        seen, todo = {start}, [start]
        while todo:
            for to in links[todo.pop()] - seen:
                seen.add(to)
                todo.append(to)
        assert len(seen) == len(there), f"stuck at {there[start].describe()!r}"


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_drawing_changes_nothing(name: str) -> None:
    app = open_app()
    fill_profile(app)
    PAGES[name](app)
    first = pixels(app)
    assert pixels(app) == first
    assert len(set(first)) > 20, "something is to be seen"


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_a_new_language_leaves_no_old_word(name: str) -> None:
    """B32: switched to and freshly started, a page looks the same, in all six directions."""
    fresh = {}
    for code in i18n.LANGUAGES:
        app = open_app(language=code)
        if code == "en":
            fill_profile(app)
        app.profile.flush()
        PAGES[name](app)
        fresh[code] = pixels(app)
    assert len({*fresh.values()}) == 3
    for first in i18n.LANGUAGES:
        for second in i18n.LANGUAGES:
            if first != second and name not in ("confirm", "pause"):
                app = open_app(language=first)
                PAGES[name](app)
                pixels(app)
                app.set_language(second)
                assert pixels(app) == fresh[second], f"{first} → {second}"


@pytest.mark.whole
@pytest.mark.parametrize("name", PAGES)
def test_high_contrast_and_size_change_what_is_seen(name: str) -> None:
    app = open_app()
    fill_profile(app)
    PAGES[name](app)
    plain = pixels(app)
    app.settings.high_contrast = True
    app.refresh()
    high = pixels(app)
    assert high != plain
    app.settings.text_size = 150
    app.refresh()
    assert pixels(app) != high


def test_panels_swallow_clicks() -> None:
    """What lies below a panel cannot be pressed through it."""
    app = open_app()
    PAGES["pause"](app)
    focus = app.stack.top.focus  # type: ignore[attr-defined]
    panel = next(w for w in focus.widgets if isinstance(w, Panel))
    assert focus.top((panel.rect.x + 3, panel.rect.centery)) is panel


def test_a_scrolled_area_hides_what_is_outside() -> None:
    app = open_app((1024, 640), "fr", text_size=175)
    PAGES["house-rules"](app)
    focus = app.stack.top.focus  # type: ignore[attr-defined]
    area = next(w for w in focus.widgets if isinstance(w, Scroll) and w.limit)
    inside = [w for w in focus.widgets if w.clip is not None and w.focusable]
    last = inside[-1]
    assert focus.top(last.rect.center) is not last
    focus.focus(last)
    assert area.offset > 0
    assert focus.top(last.rect.center) is last


@pytest.mark.parametrize(
    ("game", "long", "nth", "score"),
    [
        ("zombiaki", "3 turns", "turn 3", "3 points"),
        ("zombies4", "3 rounds", "round 3", "3 trophies"),
        ("zombie_card_game", "3 deals", "deal 3", "3 presidencies"),
        ("zombanimaux", "3 turns", "turn 3", "3 brains"),
    ],
)
def test_each_game_counts_in_its_own_words(game: str, long: str, nth: str, score: str) -> None:
    app = open_app()
    assert turns_words(game, 3) == long
    assert points_words(game, 3) == score
    match = Match(GAMES[game], ["person:Ada"] * max(2, GAMES[game].seats[0]), seed=1)
    match.advance()
    autosave = app.saves.begin(game)
    autosave.keep(match.record, 3)
    autosave.close()
    app.start(SavesPage())
    page = app.stack.top
    assert any(page._facts(entry).endswith(f" · {nth}") for entry in page.entries)  # type: ignore[attr-defined]
