"""Games that are watched: every step from all eyes, jumps, what eyes may not see, playing on."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.conftest import ROOT
from tests.ui.eyes_support import texts
from tests.ui.pages_support import a_crowded_match, a_finished_match
from tests.ui.ways import begin, end
from zombiegames.core.match import BRANCHED, Match
from zombiegames.core.protocol import NATURE
from zombiegames.core.record import loads
from zombiegames.games import GAMES
from zombiegames.ui.kit.dialogs import Pause
from zombiegames.ui.kit.i18n import LANGUAGES
from zombiegames.ui.table.curtains import Curtains
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.watch.bar import Bar
from zombiegames.ui.watch.branch import PlayOn
from zombiegames.ui.watch.film import SPEEDS, Film

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.table_support import Sitting

GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.toml"))
PRESETS = {tuple(path.stem.split("-")[:2]): path for path in GOLDEN}
SHORTEST = [
    min(
        (path for path in GOLDEN if path.stem.startswith("-".join(preset))),
        key=lambda p: p.stat().st_size,
    )
    for preset in PRESETS
]
"""A game of each preset."""
ONE_OF_EACH = [
    next(path for path in GOLDEN if path.stem.startswith(game) and path.stem.endswith("normal"))
    if game != "zombanimaux"
    else next(path for path in GOLDEN if path.stem == "zombanimaux-standard-normal-3")
    for game in GAMES
]


def a_record(path: Path) -> Match:
    """Read a golden game, as if persons had sat at every second seat."""
    record = loads(path.read_text(encoding="utf-8"))
    names = ("Ada", "Boris", "Chloé", "Dora", "Emil", "Fanny")
    seats = [f"{('person', 'bot:easy')[s % 2]}:{names[s]}" for s in range(len(record.controllers))]
    return Match.load(record._replace(controllers=tuple(seats)).dumps(), GAMES)


def watch(sitting: Sitting, match: Match, *, end: bool = False, play: bool = False) -> Any:
    """Open a film, which stands still unless it is to ``play``; give its bar."""
    table: Any = sitting.app.open_film(match, at=len(match) if end else 0)
    table.course.playing = play
    sitting.app.start(table)
    sitting.table = table
    assert isinstance(table, GameScene)
    assert isinstance(table.teacher, Bar)
    calm(sitting)
    return table.teacher


def calm(sitting: Sitting, most: int = 200) -> None:
    """Let time pass until the table stands still."""
    for _ in range(most):
        sitting.app.stack.update(1 / 60)
        if sitting.table.settled and sitting.table.director.idle:
            return
    raise AssertionError("the table does not come to rest")


def stands_where_truth_says(bar: Any) -> bool:
    table = bar.scene
    return not table.stage.differences(table.arrange(table.view))


def picture(sitting: Sitting) -> bytes:
    sitting.app.draw()
    return pygame.image.tobytes(sitting.app.window.canvas, "RGB")


# -- going through it ------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("path", SHORTEST, ids=lambda path: path.stem)
def test_every_step_of_a_game_stands_where_truth_says(sittings: Any, path: Path) -> None:
    """From all eyes in turn; now and then as a film that is opened there."""
    sitting, other = sittings(), sittings()
    whole = a_record(path)
    bar, there = watch(sitting, whole), watch(other, a_record(path))
    eyes = cycle(bar._eyes())
    looks = max(1, len(bar.film.stops) // 8)
    # Of a long game not every step.
    hop = len(bar.film.stops) // 200
    while not bar.film.ended:
        if bar.film.at % 7 == 0:
            bar._look_through(*next(eyes))
        before = bar.film.at
        bar._step(1)
        calm(sitting)
        assert bar.film.at == before + 1
        assert stands_where_truth_says(bar)
        if before % looks <= hop:
            there._go(bar.film.at)
            there._look_through(bar.film.seat, bar.film.open_cards)
            calm(other)
            bar.scene.lay_panel()
            bar.scene.refresh()
            assert texts(bar.scene) == texts(there.scene)
        if hop:
            bar._go(bar.film.at + hop)
            calm(sitting)
            assert stands_where_truth_says(bar)
    assert bar.film.match.outcome == a_record(path).outcome
    assert bar.film.match.record.lines == a_record(path).record.lines


@pytest.mark.whole
@pytest.mark.parametrize("path", SHORTEST, ids=lambda path: path.stem)
def test_a_jump_leads_to_what_playing_there_leads_to(path: Path) -> None:
    film, rng = Film(a_record(path)), Random(path.stem)
    film.go_to(0)
    seat = film.seat
    played: list[tuple[int, int, list[Any]]] = []
    for at in range(len(film.stops)):
        if at:
            film.step()
        view = film.match.view(seat)
        film.tell_anew(film.shown)
        played.append((film.at, view.digest(), list(film.log)))
    for _ in range(200):
        at = rng.randrange(len(film.stops))
        film.go_to(at)
        assert (film.at, film.match.view(seat).digest(), film.log) == played[at]
        assert not film.match.can_redo


def test_a_step_is_a_decision_with_all_that_nature_does() -> None:
    film = Film(a_record(ONE_OF_EACH[0]))
    film.go_to(0)
    while not film.ended:
        seats = [deed.seat for deed in film.step()]
        assert seats[0] != NATURE
        assert set(seats[1:]) <= {NATURE}
    film.go_to(0)
    assert all(line.seat == NATURE for line in film.match.lines)


@pytest.mark.whole
@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_turns_and_signs_lead_through_a_game(sittings: Any, path: Path) -> None:
    sitting = sittings()
    bar = watch(sitting, a_record(path))
    film = bar.film
    assert list(film.turns) == sorted(film.turns), "turns are counted upwards"
    starts = [0]
    while not film.ended:
        sitting.key(pygame.K_PAGEDOWN)
        starts.append(film.at)
    assert set(film.turn_starts) | {len(film.stops) - 1} >= set(starts)
    sitting.key(pygame.K_HOME)
    assert film.at == 0
    found = [f.stop for f in bar._found[1]]
    assert found
    assert found == sorted(set(found))
    for stop in found:
        sitting.key(pygame.K_m)
        assert film.at == stop
    sitting.key(pygame.K_m)
    assert film.ended
    calm(sitting)
    assert stands_where_truth_says(bar)


@pytest.mark.whole
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_timeline_is_long_enough_beside_six_pairs_of_eyes(
    sittings: Any, language: str, size: tuple[int, int]
) -> None:
    """And its signs keep their words when there is room for more of them."""
    sitting = sittings(language=language, size=size, text_size=175)
    bar = watch(sitting, Match.load(a_crowded_match().save(), GAMES), end=True)
    line = next(w for w in sitting.table.focus.widgets if w.key == "film timeline")
    assert line.rect.w >= 2 * line.rect.h
    told = [bar._words_at(found.stop) for found in bar._found[1]]
    sitting.app.settings.text_size = 100
    sitting.app.refresh()
    more = [(bar._words_at(f.stop), bar.turn_words(f.stop)) for f in bar._found[1]]
    assert len(more) >= len(told) > 0
    assert all(words != turn for words, turn in more)


def test_a_film_plays_by_itself_at_its_speed_and_stops_at_its_end(sittings: Any) -> None:
    sitting = sittings(speed="normal")
    taken = []
    for speed in SPEEDS:
        bar = watch(sitting, a_finished_match(), play=True)
        bar.film.speed = speed
        bar.scene.resume()
        frames = 0
        while bar.film.at < 12:
            sitting.tick()
            frames += 1
        taken.append(frames)
    assert taken == sorted(taken, reverse=True)
    assert len(set(taken)) == len(SPEEDS)
    bar._go(len(bar.film.stops) - 2)
    bar.toggle()
    for _ in range(1000):
        sitting.tick()
        if not bar.film.playing:
            break
    assert bar.film.ended
    assert not bar.film.playing
    assert not bar.scene.pace() > 12, "at its end it rests"
    sitting.key(pygame.K_SPACE)
    assert (bar.film.at, bar.film.playing) == (0, True)
    sitting.key(pygame.K_SPACE)
    assert not bar.film.playing


@pytest.mark.parametrize("wished", [True, False])
def test_a_film_stops_at_its_signs_if_asked(sittings: Any, wished: bool) -> None:
    sitting = sittings(stop_at_marks=wished)
    bar = watch(sitting, a_record(next(path for path in GOLDEN if "zombanimaux" in path.name)))
    film = bar.film
    film.speed = SPEEDS[-1]
    signs = [found.stop for found in bar._found[1] if 0 < found.stop < len(film.stops) - 1]
    assert len(signs) > 2
    stood = []
    while not film.ended:
        bar.toggle()
        while film.playing:
            sitting.tick()
        stood.append(film.at)
    assert stood == ([*signs, len(film.stops) - 1] if wished else [len(film.stops) - 1])


def test_a_film_is_gone_through_by_mouse(sittings: Any) -> None:
    sitting = sittings()
    bar = watch(sitting, a_finished_match())
    film, last = bar.film, len(bar.film.stops) - 1
    for name, at in (
        ("end", last), ("back", last - 1), ("start", 0), ("on", 1), ("on", 2),
        ("turn_on", film.turn_starts[1]), ("turn_back", 0),
    ):  # fmt: skip
        sitting.click_button(f"film {name}")
        calm(sitting)
        assert film.at == at, name
    line: Any = next(w for w in sitting.table.focus.widgets if w.key == "film timeline")
    y = line.rect.bottom - 10
    sitting.click((line.x_of(last // 2), y))
    assert film.at == last // 2
    sitting.move((line.x_of(film.at), y))
    sitting.down((line.x_of(film.at), y))
    for at in (last // 3, last // 4):
        sitting.move((line.x_of(at), y), held=True)
    sitting.up((line.x_of(last // 4), y))
    sitting.tick()
    assert film.at == last // 4
    before = sitting.table.log_lines()
    panel = sitting.table.side.log
    row = next(top for top, _, runs in panel._lines if runs and top >= panel.offset)
    sitting.click((panel.rect.x + 20, panel.rect.y + row - panel.offset + 4))
    assert film.at < last // 4
    assert before[: len(sitting.table.log_lines())] == sitting.table.log_lines()


def test_keys_reach_every_button_and_thing(sittings: Any) -> None:
    sitting = sittings()
    bar = watch(sitting, a_record(ONE_OF_EACH[0]))
    sitting.key(pygame.K_RIGHT)
    assert bar.film.at == 1, "the timeline has the keys at first"
    wanted = {w.key for w in sitting.table.focus.widgets if w.focusable and w.visible}
    met = set()
    for _ in range(len(sitting.table.focus.widgets) + 2):
        sitting.key(pygame.K_TAB)
        met.add(sitting.table.focus.current.key)
    assert wanted <= met
    assert any(key.startswith("film eyes") for key in met)
    for n, seat in enumerate(bar.film.eyes):
        sitting.key(pygame.K_1 + n, pygame.KMOD_ALT)
        assert sitting.table.viewer == bar.film.seat == seat


def test_nothing_is_decided_in_a_film(sittings: Any) -> None:
    """Neither by clicks nor by keys; and no opponent is woken."""
    sitting = sittings()
    bar = watch(sitting, a_record(ONE_OF_EACH[0]))
    bar._go(20)
    calm(sitting)
    before = bar.film.match.record
    for spot in list(sitting.table.spots):
        sitting.click(spot.rect.center)
    keys = (pygame.K_e, pygame.K_x, pygame.K_h, pygame.K_n, pygame.K_p, pygame.K_RETURN)
    for key in keys:
        sitting.app.stack.top.handle(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        )
        bar.film.playing = False
        while sitting.app.stack.top is not sitting.table:
            sitting.key(pygame.K_ESCAPE)
    assert bar.film.match.record.lines[: len(before.lines)] == before.lines
    assert bar.film.match.record.lines == bar.film.tape[: len(bar.film.match)]
    assert sitting.app.saves.newest() is None
    assert {"suggest", "undo", "redo"}.isdisjoint(
        w.key.removeprefix("icon ") for w in sitting.table.focus.widgets
    )


# -- eyes ------------------------------------------------------------------------------


def differ(bar: Any, sitting: Sitting, rng: Random) -> bool:
    """Tell whether eyes see that what they may not see is otherwise."""
    film = bar.film
    for seat in film.eyes:
        if seat is None or film.match.to_act() == -2:
            continue
        bar._look_through(seat)
        calm(sitting)
        sitting.tick(60)  # a map has come to rest, too
        truth = film.match.state
        before = (texts(bar.scene), picture(sitting))
        other = film.match.view(seat).determinized(seat, rng)
        other.listening = True
        film.match.state = other
        try:
            bar.scene.view = bar.scene.seen_by(seat)
            bar.scene.settled = False
            calm(sitting)
            bar.scene.refresh()
            if (texts(bar.scene), picture(sitting)) != before:
                return True
        finally:
            film.match.state = truth
    return False


@pytest.mark.whole
@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_eyes_see_no_more_than_they_saw_then(sittings: Any, path: Path) -> None:
    sitting, rng = sittings(reduced_motion=True), Random(path.stem)
    bar = watch(sitting, a_record(path))
    for at in rng.sample(range(1, len(bar.film.stops) - 1), 6):
        bar._go(at)
        calm(sitting)
        assert not differ(bar, sitting, rng)


@pytest.mark.whole
def test_a_film_that_keeps_the_eyes_it_had_is_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, rng = sittings(reduced_motion=True), Random(1)
    bar = watch(sitting, a_record(ONE_OF_EACH[4]))
    bar._look_through(0)
    look_through = Curtains.look_through
    monkeypatch.setattr(Curtains, "look_through", lambda eyes, seat: look_through(eyes, 0))
    monkeypatch.setattr(Film, "viewer", lambda film, before: 0)
    bar._go(len(bar.film.stops) // 2)
    calm(sitting)
    assert differ(bar, sitting, rng)


@pytest.mark.parametrize("path", ONE_OF_EACH[2:], ids=lambda path: path.stem)
def test_all_cards_lie_open_where_hands_were_hidden(sittings: Any, path: Path) -> None:
    """And are closed again with other eyes."""
    sitting = sittings(reduced_motion=True)
    bar = watch(sitting, a_record(path))
    bar._go(len(bar.film.stops) // 2)
    calm(sitting)
    sitting.tick(60)
    closed = (texts(bar.scene), picture(sitting))
    sitting.click_button("film eyes all")
    calm(sitting)
    sitting.tick(60)
    assert bar.scene.open_cards
    assert stands_where_truth_says(bar)
    assert picture(sitting) != closed[1]
    sitting.key(pygame.K_1 + bar.film.eyes.index(bar.film.seat), pygame.KMOD_ALT)
    sitting.move((5, 5))
    calm(sitting)
    sitting.tick(60)
    assert not bar.scene.open_cards
    assert stands_where_truth_says(bar)
    seen = picture(sitting)
    other = sittings(reduced_motion=True)
    fresh = watch(other, a_record(path))
    fresh._go(bar.film.at)
    fresh._look_through(bar.film.seat)
    other.move((5, 5))
    calm(other)
    other.tick(60)
    assert seen == picture(other)


def test_other_eyes_than_those_allowed_cannot_look() -> None:
    match = a_finished_match()
    film = Film(match, (1,))
    assert (film.eyes, film.seat, film.whole) == ((1,), 1, False)
    with pytest.raises(AssertionError):
        film.look_through(0)
    with pytest.raises(AssertionError):
        film.look_through(1, open_cards=True)
    assert Film(match).eyes == (0, 1, None)


# -- playing on ------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_playing_on_is_a_new_game_with_other_dice_that_is_never_counted(
    sittings: Any, path: Path
) -> None:
    sitting, rng = sittings(), Random(path.stem)
    whole = a_record(path)
    count = len(Film(a_record(path)).stops)
    for at in rng.sample(range(count - 1), 10):
        bar = watch(sitting, a_record(path))
        bar._go(at)
        calm(sitting)
        sitting.click_button("film play_on")
        dialog: Any = sitting.app.stack.top
        assert isinstance(dialog, PlayOn)
        sitting.click_button("yes")
        table: Any = sitting.app.stack.scenes[0]
        assert isinstance(table, GameScene)
        assert table.course.decides
        match = table.match
        entries = bar.film.stops[at]
        assert match.record.lines[:entries] == whole.record.lines[:entries]
        assert match.seed.startswith(BRANCHED)
        assert len(table.course.persons) == 1
        again = Match.load(match.save(), GAMES)
        assert Match.load(again.save(), GAMES).record == match.record
        match._conceded = whole.outcome
        assert table.course.results() == []


def test_after_playing_on_other_dice_fall() -> None:
    from zombiegames.ui.watch.branch import branch

    whole = a_record(next(p for p in GOLDEN if p.stem == "zombies4-quick-normal"))
    film = Film(whole)
    film.go_to(len(film.stops) // 3)
    seeds = {Match.load(branch(film.match.record, 0).dumps(), GAMES).seed for _ in range(5)}
    assert len(seeds) == 5
    rolls = set()
    for _ in range(5):
        match, rng = Match.load(branch(film.match.record, 0).dumps(), GAMES), Random(1)
        begun = len(match)
        while match.outcome is None and len(match) < begun + 40:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        rolls.add(tuple(line.text for line in match.lines[begun:] if line.seat == NATURE))
    assert len(rolls) > 1


def test_who_plays_on_sits_where_they_chose(sittings: Any) -> None:
    sitting = sittings()
    match = Match(GAMES["zombiaki"], ("person:Ada", "bot:hard:Boris"), seed=5)
    match.advance()
    rng = Random(3)
    for _ in range(30):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    match.hand_over(0, "bot:easy:Ada")
    match.concede(0)
    bar = watch(sitting, match, end=True)
    assert bar.film.ended
    bar._look_through(1)
    sitting.click_button("film play_on")
    sitting.click_button("yes")
    table: Any = sitting.app.stack.top
    assert table.match.controllers == ["bot:normal:Ada", "person:Boris"]
    assert table.match.outcome is None, "what was given up can be played on"


# -- leaving ---------------------------------------------------------------------------


def test_a_film_is_left_for_where_one_came_from(sittings: Any) -> None:
    from zombiegames.ui.kit.scene import Push
    from zombiegames.ui.pages.menu import Menu
    from zombiegames.ui.pages.saves import SavesPage

    sitting = sittings()
    sitting.app.start(Menu())
    page = SavesPage()
    sitting.app.stack.change(Push(page))
    sitting.app.stack.change(Push(sitting.app.open_film(a_finished_match())))
    sitting.table = sitting.app.stack.top  # type: ignore[assignment]
    sitting.tick()
    sitting.key(pygame.K_ESCAPE)
    assert isinstance(sitting.app.stack.top, Pause)
    sitting.click_button("leave")
    assert sitting.app.stack.top is page


def test_a_result_leads_to_its_film_and_back(sittings: Any) -> None:
    sitting = sittings()
    end(sitting, "zombiaki")
    result, table = sitting.app.stack.top, sitting.table
    lines = list(table.match.lines)
    sitting.click_button("look_back")
    film: Any = sitting.app.stack.top
    sitting.table = film
    calm(sitting)
    assert film.course.ended
    assert film.match is not table.match
    film.teacher._go(0)
    calm(sitting)
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("leave")
    assert sitting.app.stack.top is result
    assert table.match.lines == lines


@pytest.mark.parametrize(("persons", "eyes"), [(1, (0,)), (2, (None,))])
def test_a_running_game_is_looked_back_at_with_own_eyes_only(
    sittings: Any, persons: int, eyes: tuple[int | None, ...]
) -> None:
    sitting = sittings()
    begin(sitting, "zombanimaux", Random(4), persons=persons)
    table = sitting.table
    sitting.click_button("menu")
    sitting.click_button("look_back")
    film: Any = sitting.app.stack.top
    sitting.table = film
    calm(sitting)
    assert film.course.eyes == eyes
    assert film.viewer == eyes[0]
    keys = {widget.key for widget in film.focus.widgets}
    assert "film play_on" not in keys
    assert not any(key.startswith("film eyes") for key in keys)
    sitting.key(pygame.K_ESCAPE)
    assert {"copy game", "copy here"}.isdisjoint(w.key for w in sitting.app.stack.top.focus.widgets)  # type: ignore[attr-defined]
    sitting.click_button("leave")
    assert sitting.app.stack.top is table


def test_a_game_is_copied_as_text(sittings: Any) -> None:
    sitting = sittings()
    whole = a_finished_match()
    lines = whole.record.lines
    bar = watch(sitting, whole)
    bar._go(10)
    calm(sitting)
    copied = {}
    for name in ("game", "here", "log"):
        sitting.key(pygame.K_ESCAPE)
        sitting.click_button(f"copy {name}")
        copied[name] = pygame.scrap.get_text()
    assert Match.load(copied["game"], GAMES).record.lines == lines
    assert Match.load(copied["here"], GAMES).record.lines == lines[: bar.film.stops[10]]
    assert copied["log"].split("\n")
    assert "**" not in copied["log"]
