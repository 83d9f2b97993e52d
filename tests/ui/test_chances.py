"""The curve of chances on the result: drawn while it is worked out, if it says anything."""

from __future__ import annotations

import time
from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from scripts.slopes import play
from tests.ui.facts_support import finished
from tests.ui.pages_support import open_app, tap_key, widget
from tests.ui.table_support import BRIEFLY, FRAME, Sitting
from zombiegames.ai.minds import Minds, Thinking
from zombiegames.ai.study import APART, Point, tides
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit.chart import Chart, Line
from zombiegames.ui.kit.i18n import LANGUAGES, set_language
from zombiegames.ui.kit.scene import Push, Scene
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.pages.chances import Chances, turn_words
from zombiegames.ui.pages.result import Result

if TYPE_CHECKING:
    from zombiegames.ui.app import App

LATEST = 0.02
"""Seconds that the work of a frame may take."""


def points(*shares: float) -> list[Point]:
    """The points of a game of two, by the shares of the first."""
    return [Point(number, (share, 1 - share)) for number, share in enumerate(shares, 1)]


# -- where it turned -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shares", "found"),
    [
        ((0.5, 0.52, 0.5, 0.55, 1.0), []),
        ((0.5, 0.6, 0.8, 0.9, 1.0), [2]),
        ((0.7, 0.55, 0.7, 0.9, 1.0), [3]),
        ((0.46, 0.55, 0.49, 0.21, 0.07, 0.26, 0.61, 0.78, 1.0), [6, 3]),
        ((0.2, 0.1, 0.1, 0.3, 0.4, 0.2, 1.0), [6, 3]),
        ((0.9, 0.9, 0.9, 0.9, 0.0), [4]),
    ],
)
def test_the_tide_turns_where_the_leader_loses_or_wins_much(
    shares: tuple[float, ...], found: list[int]
) -> None:
    assert tides(points(*shares)) == found


def test_few_tides_are_told_and_none_near_another() -> None:
    rng = Random(2)
    for _ in range(50):
        found = tides(points(*[rng.random() for _ in range(40)]))
        assert 2 <= len(found) <= 5
        assert all(abs(a - b) >= APART for a in found for b in found if a != b)


# -- the chart -------------------------------------------------------------------------


def chart_of(app: App, shares: list[Point], **more: Any) -> Chart:
    lines = [Line(player.fill, player.shape, not n) for n, player in enumerate(PLAYERS)]
    rect = pygame.Rect(40, 40, 564, more.get("high", 84))
    chart = Chart(app.look, rect, lines[: len(shares[0].shares)], len(shares), lambda: "words")
    chart.points = shares
    return chart


def drawn(app: App, chart: Chart) -> pygame.Surface:
    surface = pygame.Surface((700, 300))
    chart.draw(surface)
    return surface


def inked(surface: pygame.Surface, colour: tuple[int, int, int], area: pygame.Rect) -> int:
    """How many pixels of a column or area have about a colour."""
    mask = pygame.mask.from_threshold(surface.subsurface(area), colour, (24, 24, 24, 255))
    return mask.count()


def test_lines_grow_from_left_to_right_with_what_is_known() -> None:
    app = open_app()
    shares = points(*[0.7] * 100)
    chart = chart_of(app, shares[:50])
    assert chart.grow(0.1)
    assert 0 < chart.shown < 0.1
    for _ in range(100):
        chart.grow(0.1)
    chart.length = 100
    assert chart.known == 0.5
    chart.shown = 0.0
    while chart.grow(0.1):
        assert not chart.whole
        assert chart.tip() == ""
    assert chart.shown == 0.5
    colour = PLAYERS[0].fill
    before, after = (chart.inner.move(way, 0) for way in (-chart.inner.w // 2, chart.inner.w // 2))
    picture = drawn(app, chart)
    assert inked(picture, colour, before.clip(chart.inner).inflate(-8, 0)) > 200
    assert inked(picture, colour, after.clip(chart.inner).inflate(-8, 0)) == 0
    chart.points = shares
    while chart.grow(0.1):
        pass
    assert chart.whole
    assert chart.tip() == chart.describe() == "words"
    assert inked(drawn(app, chart), colour, after.clip(chart.inner)) > 200


def test_lines_are_thin_at_first_and_thicker_later_the_own_one_thickest() -> None:
    app = open_app()
    chart = chart_of(app, points(*[0.8] * 100))
    chart.shown = 1.0
    picture = drawn(app, chart)

    def width(seat: int, share: float) -> int:
        x = chart.inner.x + round(chart.inner.w * share)
        return inked(picture, PLAYERS[seat].fill, pygame.Rect(x, chart.rect.y, 4, chart.rect.h))

    assert width(0, 0.05) < width(0, 0.95)
    assert width(1, 0.05) <= width(1, 0.95) < width(0, 0.95)


def test_every_mark_is_seen_and_the_first_is_filled() -> None:
    app = open_app()
    chart = chart_of(app, points(*[0.8] * 100))
    chart.shown = 1.0
    plain = drawn(app, chart)
    chart.marks = (60, 20)
    marked = drawn(app, chart)

    def bone(number: int) -> int:
        spot = pygame.Rect(0, 0, 9, 9)
        spot.center = (
            chart.inner.x + round(chart.inner.w * (number + 1) / 100),
            round(chart.inner.bottom - 0.8 * chart.inner.h),
        )
        assert inked(plain, (233, 224, 201), spot) == 0
        return inked(marked, (233, 224, 201), spot)

    assert 10 < bone(20) < bone(60)


@pytest.mark.parametrize("high", [40, 56, 84])
@pytest.mark.parametrize("players", range(2, 7))
def test_shapes_at_the_end_lie_apart_inside_and_in_the_order_of_the_end(
    players: int, high: int
) -> None:
    app = open_app()
    rng = Random(players)
    for _ in range(20):
        winner = rng.randrange(players)
        before = [rng.random() for _ in range(players)]
        last = [
            Point(1, tuple(before)),
            Point(2, tuple(float(n == winner) for n in range(players))),
        ]
        chart = chart_of(app, last, high=high)
        places = chart._ends()
        assert all(chart.rect.contains(place) for place in places)
        assert places[winner].collidelist([p for n, p in enumerate(places) if n != winner]) == -1
        assert sorted(range(players), key=lambda n: places[n].y) == sorted(
            range(players), key=lambda n: (n != winner, -before[n])
        )
        tops = sorted(place.y for place in places)
        assert all(b - a >= places[0].h for a, b in pairwise(tops))


# -- on the result ---------------------------------------------------------------------


@cache
def match_of(game: str, seats: int = 0) -> Match:
    """A game of computers, the first of them a person for those who ask."""
    text = play(game, seats or GAMES[game].seats[0], "chances", 0.002).save()
    return Match.load(text.replace('"bot:hard:P0"', '"person:Ada"', 1), GAMES)


def chances_of(match: Match, thinking: Thinking = BRIEFLY) -> Chances:
    hindsight = Minds(match.info.id, thinking).look_back(match.save())
    return Chances(match, hindsight, lambda number: number)


def show(app: App, match: Match, thinking: Thinking = BRIEFLY) -> Result:
    app.start(Scene())
    result = Result(match, turns=12, chances=chances_of(match, thinking))
    app.stack.change(Push(result))
    app.draw()
    return result


def finish(app: App, result: Result) -> None:
    for _ in range(200):
        app.stack.update(0.1)
        app.draw()
        if not result.pace():
            return
    raise AssertionError("it never comes to rest")


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_the_curve_of_each_game_is_drawn_and_comes_to_rest(game: str) -> None:
    app = open_app()
    match = match_of(game)
    result = show(app, match)
    for language in LANGUAGES:
        set_language(language)
        result.rebuild()
        finish(app, result)
        chart = widget(app, "chances")
        assert chart.whole
        assert len(chart.describe().splitlines()) == len(match.controllers)
        assert "Ada" in chart.describe()
        found = tides(chart.points)
        assert tuple(chart.marks) == tuple(found)
        caption = result.chances.caption()
        if found:
            assert turn_words(game, chart.points[found[0] - 1].entry) in caption
        assert result.panel.contains(chart.rect)
        for other in result.focus.widgets:
            if other.key not in ("", "chances"):
                assert not other.rect.colliderect(chart.rect)


@pytest.mark.whole
@pytest.mark.parametrize("how", ["reduced_motion", "instant"])
def test_it_appears_whole_for_who_wants_no_motion(how: str) -> None:
    app = open_app()
    if how == "instant":
        app.settings.speed = "instant"
    else:
        app.settings.reduced_motion = True
    result = show(app, match_of("zombanimaux"), Thinking(process=False, slice=0.002))
    shown = set()
    for _ in range(10_000):
        app.stack.update(FRAME)
        chart = widget(app, "chances")
        shown.add(chart.shown)
        if chart.whole:
            break
    assert shown == {0.0, 1.0}
    assert result.pace() == 0


def test_what_turns_before_the_first_turn_is_told_as_the_first() -> None:
    app = open_app()
    match = match_of("zombiaki")
    hindsight = Minds("zombiaki", BRIEFLY).look_back(match.save())
    app.start(Scene())
    app.stack.change(Push(Result(match, chances=Chances(match, hindsight, lambda number: 0))))
    finish(app, app.stack.top)
    assert tides(hindsight.points)
    assert "turn 1." in app.stack.top.chances.caption()


def test_nothing_half_known_looks_final() -> None:
    app = open_app()
    result = show(app, match_of("zombanimaux"), Thinking(process=False, slice=0.0))
    for _ in range(30):
        app.stack.update(FRAME)
    chart = widget(app, "chances")
    assert not chart.whole
    assert not chart.marks
    assert result.chances.caption() == chart.describe() == "Looking back…"
    assert chart.tip() == ""
    assert result.pace() > 0


def test_a_game_too_short_to_say_anything_has_no_strip() -> None:
    app = open_app()
    match = Match(GAMES["zombiaki"], ["person:Ada", "person:Boris"], seed=4)
    match.advance()
    match.concede(0)
    result = show(app, match)
    assert "chances" not in [one.key for one in result.focus.widgets]
    assert result.pace() <= 30
    app.stack.update(0.1)
    assert not result.chances.hindsight.points


def test_a_record_that_cannot_be_followed_has_no_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.excepthook", lambda args: None)
    app = open_app()
    match = match_of("zombiaki")
    head, _, digest = match.save().rpartition('d = "')
    broken = f'{head}d = "{"0" * 16}{digest[16:]}'
    hindsight = Minds("zombiaki", BRIEFLY).look_back(broken)
    app.start(Scene())
    result = Result(match, turns=12, chances=Chances(match, hindsight, lambda number: number))
    app.stack.change(Push(result))
    assert widget(app, "chances").rect.h > 0
    app.stack.update(0.1)
    assert "chances" not in [one.key for one in result.focus.widgets]
    app.draw()
    app.stack.update(0.1)


@pytest.mark.whole
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130, 175])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_pushes_nothing_off(seats: int, text_size: int, size: tuple[int, int]) -> None:
    app = open_app(size, text_size=text_size)
    match = finished("zombies4", 3, seats=seats)
    result = show(app, match)
    without = Result(match, turns=12)
    app.stack.change(Push(without))
    app.draw()
    for key in ("rematch", "menu"):
        there, here = (
            next(one for one in page.focus.widgets if one.key == key) for page in (without, result)
        )
        assert here.rect.size == there.rect.size
    assert app.window.canvas.get_rect().contains(result.panel)
    floor = app.look.px(17 * app.look.text_size * 1.8)
    lowest = min(rect.h for rect, _ in without._rows)
    assert min(rect.h for rect, _ in result._rows) >= min(floor, lowest) - 1
    if result._strip:
        assert widget_of(result).rect.top >= result._rows[-1][0].bottom
    assert bool(result._strip) or text_size > 100


def widget_of(result: Result) -> Chart:
    return next(one for one in result.focus.widgets if isinstance(one, Chart))


# -- at the table ----------------------------------------------------------------------


def come_to_the_end(sitting: Sitting, match: Match) -> Result:
    """Sit down at a game that is over, and see how it ended."""
    table = sitting.open_unsettled(Match.load(match.save(), GAMES))
    for _ in range(6000):
        sitting.tick()
        if isinstance(sitting.app.stack.top, Result):
            return sitting.app.stack.top
        if sitting.app.stack.top is not table:
            # The count of Zombiegeddon.
            tap_key(sitting.app, pygame.K_RETURN)
    raise AssertionError("its end is not shown")


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_comes_late_while_the_process_looks_back(sittings: Any, game: str) -> None:
    match = match_of(game)
    sitting = sittings(thinking=Thinking(scale=0.01), speed="normal")
    result = come_to_the_end(sitting, match)
    late = []
    for _ in range(60 * 60):
        begun = time.process_time()
        sitting.tick()
        late.append(time.process_time() - begun)
        if not result.pace():
            break
        time.sleep(0.002)
    assert result.chances.hindsight.done
    assert widget_of(result).whole
    assert result.chances.hindsight.points[-1].entry == len(sitting.table.match)
    # The first draws what is drawn once.
    late.sort()
    assert late[-3] < LATEST
    first, last = (sitting.table.turn_after(n) for n in (1, len(sitting.table.match)))
    assert 0 <= first < last == result.turns


@pytest.mark.whole
def test_what_was_found_is_kept_while_the_table_is_looked_at(sittings: Any) -> None:
    sitting = sittings(thinking=BRIEFLY)
    match = match_of("zombanimaux")
    result = come_to_the_end(sitting, match)
    sitting.tick(3)
    hindsight = result.chances.hindsight
    assert hindsight.done
    sitting.app.stack.change(widget(sitting.app, "watch").action())
    sitting.app.stack.change(sitting.table.ways.open_result())
    again = sitting.app.stack.top
    assert isinstance(again, Result)
    assert again.chances.hindsight is hindsight
    sitting.tick(3)
    assert widget_of(again).whole
