"""The tab of a game in the statistics: charts say and draw what the kept games tell."""

from __future__ import annotations

import time
from datetime import date
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.store.test_story import ADA, BOT, head
from tests.ui.pages_support import (
    click,
    motion,
    open_app,
    pixels,
    post,
    tap_key,
    tell_story,
    watched,
    widget,
)
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.games import Ending
from zombiegames.store.nights import NightPlay
from zombiegames.store.statistics import Played
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.lists import Scroll
from zombiegames.ui.kit.scene import Pop
from zombiegames.ui.kit.theme import PANEL, ZOMBIE_TEXT
from zombiegames.ui.pages.setup import Setup
from zombiegames.ui.pages.statistics import StatisticsPage
from zombiegames.ui.pages.story.graphs import Graph, Lengths, Listing, Shares, Trend

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.store.games import GameEntry
    from zombiegames.ui.app import App


def shown(heads: list[GameEntry], language: str = "en", game: str = "zombiaki") -> App:
    """Show the tab of a game with such heads, the oldest first."""
    app = open_app(language=language)
    app.statistics.add(Played(game, "normal", 0, "won"))
    show(app, heads, game)
    return app


def show(app: App, heads: list[GameEntry], game: str = "zombiaki") -> None:
    """Show the tab of a game with such heads, the oldest first."""
    games = app.saves.games
    games.look = lambda: None  # type: ignore[method-assign]
    games.entries = list(reversed(heads))
    app.start(StatisticsPage(game))


def widgets(app: App) -> list[Any]:
    return app.stack.top.focus.widgets  # type: ignore[attr-defined, no-any-return]


def said(app: App) -> list[str]:
    """What the charts and records say, from the top down."""
    return [w.describe() for w in widgets(app) if w.key.startswith(("chart", "record"))]


def chart(app: App, kind: type[Graph], at: int = 0) -> Any:
    return [w for w in widgets(app) if isinstance(w, kind)][at]


def twelve() -> list[GameEntry]:
    """Two levels, both sides, lengths 8 … 14; nine of twelve won."""
    return [
        head(
            n,
            "lost" if n % 4 == 1 else "won",
            level="easy" if n < 4 else "hard",
            turns=8 + n // 2,
            scores=(20 + n, 20),
            played=(("barrier", 2), ("dog", 1 + n % 2)),
        )
        for n in range(12)
    ]


WORDS = {
    "en": [
        "By opponent. Easy: won 3 of 4, too few to tell. Hard: 6 of 8 games won, 75 %. It may "
        "really lie between 41 % and 93 %; fair would be 50 %.",
        "By side. Zombies: 9 of 12 games won, 75 %. It may really lie between 47 % and 91 %; fair "
        "would be 50 %.",
        "Over time. After game 12, 9 of the last 12 were won, 75 %. It may really lie between "
        "47 % and 91 %; fair would be 50 %. From game 5 on: Hard.",
        "How long. 8 turns: 1 won, 0 shared, 1 lost. 9 turns: 2 won, 0 shared, 0 lost. 10 turns: "
        "1 won, 0 shared, 1 lost. 11 turns: 2 won, 0 shared, 0 lost. 12 turns: 1 won, 0 shared, "
        "1 lost. 13 turns: 2 won, 0 shared, 0 lost. The shortest: 8 turns. The longest: 13 turns.",
        "Records.",
        "Highest score: 31 points",
        "Quickest win: 8 turns",
        "Longest game: 13 turns",
        "Longest streak: 3 games won in a row",
        "Closest finish: level on points",
        "Favourites. Barrier: 24 times · in 12 games. Dog: 18 times · in 12 games.",
    ],
    "fr": [
        "Par adversaire. Facile : 3 sur 4, trop peu pour juger. Difficile : gagné 6 fois sur 8, "
        "soit 75 %. La vraie part peut se trouver entre 41 % et 93 % ; 50 % serait équitable.",
    ],
    "es": [
        "Por rival. Fácil: 3 de 4, muy pocas para juzgar. Difícil: 6 de 8 partidas ganadas, el "
        "75 %. La parte verdadera puede estar entre el 41 % y el 93 %; lo justo sería el 50 %.",
    ],
}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_charts_say_the_numbers_of_the_heads(language: str) -> None:
    app = shown(twelve(), language)
    wanted = WORDS[language]
    told = [words.replace("\u00a0", " ") for words in said(app)]
    assert told[: len(wanted)] == wanted
    assert len(told) == len(WORDS["en"])
    assert not any("{" in words or "ui." in words for words in told)


def test_charts_draw_the_numbers_of_the_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    app = shown(twelve())
    area = chart(app, Scroll)
    texts = set()
    for offset in range(0, area.limit + 1, 100):
        area.scroll_to(offset)
        with watched(monkeypatch) as drawn:
            app.draw()
        texts |= {" ".join(block.fitted.lines) for block in drawn}
    for words in ("3 of 4", "6 of 8", "9 of 12", "too few to tell", "game 5", "game 12", "Hard"):
        assert words in texts
    for words in ("8 turns", "13 turns", "24 times · in 12 games", "From 12 kept games"):
        assert words in texts


@pytest.mark.parametrize(
    ("games", "words"),
    [
        (1, "Over time. Five games make a first picture: 4 more."),
        (4, "Over time. Five games make a first picture: one more."),
        (
            5,
            "Over time. After game 5, 5 of the last 5 were won, 100 %. It may really lie between "
            "57 % and 100 %; fair would be 50 %.",
        ),
    ],
)
def test_five_games_make_a_first_picture(games: int, words: str) -> None:
    app = shown([head(n) for n in range(games)])
    told = said(app)
    assert told[2] == words
    assert ("too few" in told[0]) == ("too few" in told[1]) == (games < 5)
    assert chart(app, Shares).note == ("" if games < 5 else i18n.tr("ui.statistics.story.key"))


def test_no_kept_game_is_said_so() -> None:
    app = shown([])
    assert said(app) == []
    words = [w.describe() for w in widgets(app)]
    assert "Finished games that are kept tell more here." in words


def test_nothing_at_all_leads_to_a_game() -> None:
    app = open_app()
    app.start(StatisticsPage())
    click(app, widget(app, "show_all").rect.center)
    assert isinstance(app.stack.top, Setup)


def test_a_thousand_games_are_shown_at_once() -> None:
    """In some milliseconds; a busy machine may take many times as long."""
    heads = [
        head(
            n,
            ("won", "lost", "shared")[n % 3],
            level=("easy", "hard")[n // 7 % 2],
            turns=5 + n % 90,
            seats=(ADA, *[BOT] * (1 + n % 3)),
            played=(("barrier", 1 + n % 5),),
        )
        for n in range(1000)
    ]
    app = shown(heads)
    start = time.process_time()
    show(app, heads)
    app.draw()
    assert time.process_time() - start < 1.0
    assert len(chart(app, Trend).changes) == 12, "more rules would be a fence"
    assert len(chart(app, Lengths).bars) <= 12
    assert "After game 1000, 7 of the last 20" in said(app)[2]


def test_the_part_below_the_pointer_is_said() -> None:
    app = shown(twelve())
    shares = chart(app, Shares)
    shares.hovered = True
    area = shares.area
    for at in range(2):
        y = area.y + (area.h - shares.line) * (2 * at + 1) // 4
        shares.point((area.centerx, y))
        assert shares.tip() == shares.sentences[at]
    shares.point((area.x, shares.rect.y))
    assert shares.tip() == "\n".join(shares.sentences), "the heading stands for all"
    lengths = chart(app, Lengths)
    lengths.hovered = True
    lengths.point((lengths.area.right - 1, lengths.area.centery))
    assert lengths.tip().startswith("13 turns")
    trend = chart(app, Trend)
    trend.hovered = True
    for x, number in ((trend.lines.x, 5), (trend.lines.right - 1, 12), (trend.lines.centerx, 8)):
        trend.point((x, trend.lines.centery))
        assert trend.tip().startswith(f"After game {number}, ")
    trend.point(trend.rect.topleft)
    assert trend.tip() == "\n".join(trend.sentences)
    listing = chart(app, Listing)
    listing.hovered = True
    listing.point((listing.area.x, listing.area.y + 1))
    assert listing.tip().startswith("Barrier")


def test_the_dot_goes_with_the_pointer() -> None:
    app = shown(twelve())
    chart(app, Scroll).reveal(chart(app, Trend))
    lines = chart(app, Trend).lines
    pictures = []
    for x in (lines.right - 2, lines.centerx, lines.x + 2):
        post(app, motion((x, lines.centery)))
        assert app.stack.top.dirty
        for _ in range(30):
            app.stack.update(0.05)
        pictures.append(pixels(app))
        app.stack.top.dirty = False
    assert len(set(pictures)) == 3


def test_a_share_of_few_games_is_a_hollow_dot() -> None:
    tones = []
    for games in (4, 5):
        app = shown([head(n) for n in range(games)])
        app.draw()
        shares = chart(app, Shares)
        area = shares.area
        end = area.right - shares._right - app.look.px(16), area.y + (area.h - shares.line) // 2
        tones.append(tuple(app.window.canvas.get_at(end))[:3])
    assert tones == [app.look.colour(PANEL), app.look.colour(ZOMBIE_TEXT)]


def test_won_and_lost_differ_without_colour() -> None:
    """A part that was lost is hatched: in grey it has several shades, one that was won has one."""
    app = shown([head(0), head(1, "lost", turns=11)])
    lengths = chart(app, Lengths)
    chart(app, Scroll).reveal(lengths)
    app.draw()
    area = lengths.area
    shades = []
    for at in (0, len(lengths.bars) - 1):
        x = area.x + area.w * (2 * at + 1) // (2 * len(lengths.bars))
        column = pygame.Rect(x - 8, area.y + 50, 16, 40)
        part = app.window.canvas.subsurface(column)
        pixels = [tuple(part.get_at((i, j)))[:3] for i in range(16) for j in range(40)]
        shades.append(len({sum(pixel) for pixel in pixels}))
    assert shades[0] == 1
    assert shades[1] > 1


def test_nights_are_told_of_the_games_they_were_played_in() -> None:
    app = open_app()
    progress = app.profile.progress
    app.statistics.add(Played("zombiaki", "normal", 0, "won"))
    for day, moons in ((1, 2), (2, 3)):
        progress.begin_night(date(2026, 9, day))
        progress.play_night(date(2026, 9, day), NightPlay("zombiaki", 0, "easy", moons, 7))
    progress.begin_night(date(2026, 9, 3))
    progress.play_night(date(2026, 9, 3), NightPlay("zombies4", 0, "easy", 1, 7))
    progress.play_seven(1, 1, 3)
    progress.play_seven(1, 6, 1)
    progress.play_seven(1, 7, 2)
    progress.play_seven(1, 0, 3)  # as only a file that was meddled with has it
    show(app, [])
    assert said(app) == [
        "Nights. Tonight: 2 nights · 5 moons. Longest row: 3 nights, in any game. "
        "Seven nights: 4 moons."
    ]


def test_every_finished_game_has_a_tab() -> None:
    app = open_app((1024, 640), "fr", text_size=175)
    for game in GAMES:
        app.statistics.add(Played(game, "normal", 0, "won"))
    app.start(StatisticsPage())
    tabs = widget(app, "tabs")
    assert [value for value, _ in tabs.values] == ["all", *GAMES, "achievements"]
    assert all(fitted.whole for fitted in tabs._fitted)
    for at, game in enumerate(GAMES, 1):
        click(app, tabs._cell(at).center)
        assert app.stack.top.tab == game  # type: ignore[attr-defined]
        tabs = widget(app, "tabs")


def test_charts_wait_until_all_heads_are_read() -> None:
    app = shown(twelve())
    games = app.saves.games
    games.reading = True
    app.start(StatisticsPage("zombiaki"))
    assert said(app) == []
    assert app.stack.top.pace() > 0
    games.reading = False
    app.stack.update(0.0)
    assert len(said(app)) == len(WORDS["en"])


# -- replays ---------------------------------------------------------------------------


@cache
def games_played() -> tuple[Match, ...]:
    """Three games against a computer, played at random to their ends."""
    played = []
    for seed in (1, 2, 3):
        match = Match(GAMES["zombiaki"], [ADA, BOT], seed=seed)
        match.advance()
        rng = Random(seed)
        while match.outcome is None:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        played.append(match)
    return tuple(played)


def with_three_games() -> App:
    """Show the tab of a game of which three are kept: lost, won with most points, won in a row."""
    app = open_app()
    ways = [((2, 1), (3, 9), 30), ((1, 2), (40, 2), 12), ((1, 2), (10, 9), 9)]
    for match, (ranks, scores, turns) in zip(games_played(), ways, strict=True):
        ending = Ending(ranks, scores, "barricade", turns, True, "normal", (0,))
        app.saves.games.put_away(None, match.record, ending, 1)
        app.statistics.add(Played("zombiaki", "normal", 0, "won" if ranks[0] == 1 else "lost"))
    app.profile.flush()
    app.start(StatisticsPage("zombiaki"))
    app.profile.flush()
    app.stack.update(0.0)
    return app


@pytest.mark.parametrize(
    ("record", "game"),
    [("score", 1), ("quickest", 2), ("longest", 0), ("streak", 2), ("closest", 2)],
)
def test_a_click_on_a_record_opens_its_replay(record: str, game: int) -> None:
    app = with_three_games()
    button = widget(app, f"record {record}")
    assert button.tip().startswith("Watch it: Ada against Carla · today, ")
    chart(app, Scroll).reveal(button)
    click(app, button.rect.center)
    table: Any = app.stack.top
    assert not table.course.decides, "it is watched"
    assert table.course.tape == tuple(games_played()[game].lines)
    app.stack.change(Pop())
    assert app.stack.top.tab == "zombiaki"  # type: ignore[attr-defined]


def test_a_record_whose_file_is_gone_says_so() -> None:
    app = with_three_games()
    for path in app.profile.folders.games.glob("*"):
        path.unlink()
    button = widget(app, "record score")
    chart(app, Scroll).reveal(button)
    click(app, button.rect.center)
    assert isinstance(app.stack.top, StatisticsPage)
    assert any("zombiaki-" in text for text in app.toasts.texts)


def test_a_game_that_is_opened_again_changes_no_number(tmp_path: Path) -> None:
    app = with_three_games()
    before = said(app), app.statistics.tally("zombiaki")
    (path, *_) = app.profile.folders.games.glob("*")
    foreign = tmp_path / path.name
    foreign.write_bytes(path.read_bytes())
    for file in (path, foreign):
        entry = app.saves.look_at(file)
        assert entry is not None
        scene: Any = app.open_save(entry)
        app.start(scene)
        assert not scene.course.decides, "it is watched"
        for _ in range(30):
            app.stack.update(0.05)
        app.start(StatisticsPage("zombiaki"))
        app.profile.flush()
        app.stack.update(0.0)
        assert (said(app), app.statistics.tally("zombiaki")) == before


# -- the area --------------------------------------------------------------------------


def test_words_of_a_record_go_with_its_button(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    tell_story(app, 12)
    chart(app, Scroll).scroll_to(400)
    button = widget(app, "record quickest")
    with watched(monkeypatch) as drawn:
        app.draw()
    (words,) = [block for block in drawn if "Quickest" in " ".join(block.fitted.lines)]
    assert button.rect.contains(words.rect.inflate(-8, -8))


def test_the_wheel_scrolls_over_charts_and_keys_lead_to_them() -> None:
    app = open_app()
    tell_story(app, 12)
    area, first = chart(app, Scroll), pixels(app)
    at = chart(app, Shares).rect.center
    post(app, pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    post(app, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0))
    assert area.offset > 0
    assert pixels(app) != first
    for _ in range(30):
        tap_key(app, pygame.K_TAB)
        current = app.stack.top.focus.current  # type: ignore[attr-defined]
        if current.key == "record longest":
            break
    assert area.rect.contains(current.rect), "the focus is in sight"
    tap_key(app, pygame.K_RETURN)
    assert not isinstance(app.stack.top, StatisticsPage)
