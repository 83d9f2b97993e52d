"""What scrolls: another text begins at its top, the same one stays where it was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.pages_support import a_match, open_app, pixels, widget
from zombiegames.games import GAMES
from zombiegames.store.statistics import Played
from zombiegames.ui.kit.i18n import tr_list
from zombiegames.ui.kit.lists import Scrolling
from zombiegames.ui.kit.text import found_in, plain
from zombiegames.ui.pages.credits import Credits
from zombiegames.ui.pages.rules import Rules
from zombiegames.ui.pages.saves import SavesPage
from zombiegames.ui.pages.statistics import StatisticsPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.app import App

pytestmark = pytest.mark.whole


def rules(game: str, size: tuple[int, int] = (1024, 640)) -> tuple[App, Rules]:
    app = open_app(size, text_size=150)
    app.start(Rules(game))
    page = app.stack.top
    assert isinstance(page, Rules)
    return app, page


def longest(game: str) -> int:
    """Which chapter has most rules."""
    rules = [tr_list(f"{game}.chapter.{chapter}.ids") for chapter in tr_list(f"{game}.chapters")]
    return rules.index(max(rules, key=len))


def last_rule(game: str) -> str:
    """Name a rule that stands far down in its chapter."""
    chapter = tr_list(f"{game}.chapters")[longest(game)]
    return tr_list(f"{game}.chapter.{chapter}.ids")[-1]


def types(app: App, page: Rules) -> str:
    page._search("a")
    return ""


def opens(app: App, page: Rules) -> str:
    page._open(1)
    return ""


def opens_again(app: App, page: Rules) -> str:
    page._open(tr_list(f"{page.game}.chapters").index(page.chapter))
    return ""


def follows(app: App, page: Rules) -> str:
    rule = last_rule(page.game)
    page._follow(rule)
    return rule


def follows_again(app: App, page: Rules) -> str:
    rule = follows(app, page)
    widget(app, "text").scroll_to(0)
    page._follow(rule)
    return rule


def turns_to_another_game(app: App, page: Rules) -> str:
    page._set_game(next(game for game in GAMES if game != page.game))
    return ""


WAYS = (types, opens, opens_again, follows, follows_again, turns_to_another_game)


def misplaced(app: App, rule: str) -> str:
    """Say what is wrong with where a text begins; empty: nothing."""
    text = widget(app, "text")
    wanted = text.anchors[rule] - app.look.px(60) if rule else 0
    return "" if text.offset == max(0, min(text.limit, wanted)) else f"{text.offset} for {wanted}"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_another_text_of_the_rules_begins_at_its_top_or_rule(
    game: str, way: Callable[[App, Rules], str]
) -> None:
    app, page = rules(game)
    page._open(longest(page.game))
    widget(app, "text").scroll_to(10**6)
    assert widget(app, "text").offset > 0
    assert not misplaced(app, way(app, page))


def test_a_text_that_kept_its_place_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The saboteur: all texts count as the same."""
    real = Scrolling.stay

    def always(self: Scrolling, before: Scrolling) -> None:
        self.subject = before.subject
        real(self, before)

    monkeypatch.setattr(Scrolling, "stay", always)
    app, page = rules("zombiaki")
    page._open(longest(page.game))
    widget(app, "text").scroll_to(10**6)
    assert misplaced(app, opens(app, page))


def scrolled_rules(app: App) -> None:
    app.start(Rules("zombies4"))


def scrolled_statistics(app: App) -> None:
    for game in GAMES:
        app.statistics.add(Played(game, "easy", 0, "won"))
    app.start(StatisticsPage())


def scrolled_saves(app: App) -> None:
    for at in range(14):
        app.saves.save(a_match(5).record, f"night {at}", 1)
        app.profile.flush()
    app.start(SavesPage())


def scrolled_credits(app: App) -> None:
    app.start(Credits())
    app.stack.top._rolling = False  # type: ignore[attr-defined]


SCROLLED: dict[str, tuple[Callable[[App], None], str]] = {
    "rules": (scrolled_rules, "text"),
    "statistics": (scrolled_statistics, "area"),
    "achievements": (lambda app: app.start(StatisticsPage("achievements")), "area"),
    "saves": (scrolled_saves, "list"),
    "credits": (scrolled_credits, "roll"),
}


@pytest.mark.parametrize("name", SCROLLED)
def test_a_layout_made_anew_shows_the_same_place(name: str) -> None:
    show, key = SCROLLED[name]
    app = open_app((1024, 640), text_size=150)
    show(app)
    half = widget(app, key).limit // 2
    assert half > 0, "there is something to scroll"
    widget(app, key).scroll_to(half)
    page: Any = app.stack.top
    page.rebuild()
    assert widget(app, key).offset == half
    share = half / widget(app, key).measure
    page.app.settings.text_size = 175
    page.app.refresh()
    area = widget(app, key)
    assert abs(area.offset / area.measure - share) < 0.01
    area.scroll_to(area.limit)
    page.app.settings.text_size = 150
    page.app.refresh()
    assert widget(app, key).offset == widget(app, key).limit, "who reads the end still does"


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("L’Éclair éclaire", ["eclair"], ["Éclair", "éclair"]),
        ("Straße", ["ss"], ["ß"]),
        ("a (b) a", ["(b", "a"], ["(b", "a", "a"]),
        ("nothing", [], []),
    ],
)
def test_sought_words_are_found_with_their_accents(
    text: str, words: list[str], found: list[str]
) -> None:
    assert [text[start:end] for start, end in found_in(text, words)] == found
    assert all(plain(word) == word for word in words)


def test_hits_of_a_search_are_lit() -> None:
    app, page = rules("zombiaki")
    page._search("zombi")
    text = widget(app, "text")
    lit = pixels(app)
    text.sought = []
    assert pixels(app) != lit
    page._search("")
    assert widget(app, "text").sought == []


def test_a_rule_opened_from_a_table_stands_at_the_top_in_any_size() -> None:
    app = open_app()
    app.start(Rules("zombiaki", "ZK-18"))
    for percent in (100, 175):
        app.settings.text_size = percent
        app.refresh()
        assert not misplaced(app, "ZK-18")
