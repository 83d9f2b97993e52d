"""The table of Zombiegeddon: what it tells whom, reach and routes, the bomb and the count."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.table_support import Sitting
from tests.ui.zombiegeddon_support import INFO, NAMES, C, choose, pixels, sit_at
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon import terms
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, CELLS, Step
from zombiegames.games.zombiegeddon.advice import targets
from zombiegames.games.zombiegeddon.count import result
from zombiegames.games.zombiegeddon.discs import DISCS, is_white
from zombiegames.games.zombiegeddon.route import route, worth
from zombiegames.store.settings import Setup as Kept
from zombiegames.ui.kit.dialogs import Confirm
from zombiegames.ui.kit.i18n import set_language, tr
from zombiegames.ui.pages.drafts import Draft
from zombiegames.ui.pages.result import Result
from zombiegames.ui.tables.zombiegeddon.pages import Count, HalfTime

if TYPE_CHECKING:
    from pathlib import Path

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


# -- what may be known -----------------------------------------------------------------

SECRET = [tr(f"zombiegeddon.disc.{d.name}.full") for d in DISCS if d.family not in ("weapon",)]


def _all_words(sitting: Sitting) -> str:
    """Everything the table says about a player: plates, side panel, tooltips."""
    table: Any = sitting.table
    said: list[str] = []
    for seat in range(len(table.match.controllers)):
        said.append(table.inspect(("player", seat)).text)
        plate = table.plates(table.view)[seat]
        said += [mark.text for mark in (*plate.marks, *plate.aside)]
        said += [mark.picture for mark in (*plate.marks, *plate.aside)]
    said += [widget.tooltip for widget in table.focus.widgets]
    return "\n".join(said)


@pytest.mark.parametrize("open_piles", [False, True])
def test_a_face_down_disc_is_not_shown_again(sitting: Sitting, open_piles: bool) -> None:
    sit_at(
        sitting, open_piles=open_piles, listening=True, C4="enemy-5 + pawn 0", D4="batteries",
        E4="food-3", F4="food-1", A1="pawn 1 + food-2", B1="food-1", pile_1="medicine enemy-3",
    )  # fmt: skip
    choose(sitting, "C4", "D4", "D4", "E4")
    sitting.move((2, 2))
    words = _all_words(sitting)
    named = ("Looter (5)", "Batteries", "Medicine", "Looter (3)", "Enemy (3)", "Enemy (5)")
    shown = [name for name in named if name in words]
    assert bool(shown) is open_piles
    assert ("points so far" in words) is open_piles


def test_the_size_of_a_pile_and_weapons_are_public(sitting: Sitting) -> None:
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-2", B1="food-1",
        pile_1="weapon weapon food-1 tools fuel",
    )  # fmt: skip
    plate = table.plates(table.view)[1]
    assert [mark.text for mark in plate.marks] == ["3 discs", "× 2"]
    assert "2 weapons" in table.inspect(("player", 1)).text


def test_an_open_pile_shows_its_points(sitting: Sitting) -> None:
    table = sit_at(
        sitting, open_piles=True, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-2",
        pile_1="weapon food-1 tools tools enemy-4", order=(1, 0),
    )  # fmt: skip
    assert table.plates(table.view)[1].marks[-1].text == str(1 + 4 + 3)
    rects = table.side.players.rects
    assert rects[1].y < rects[0].y


def test_idle_rounds_are_counted_down(sitting: Sitting) -> None:
    table = sit_at(
        sitting, C4="manhole + pawn 0", D4="food-2", A1="manhole + pawn 1", L9="manhole", idle=4,
    )  # fmt: skip
    assert table.hint(table.view).startswith("2 more idle turns")


@pytest.mark.rule("ZG-42")
def test_a_turn_that_has_brought_something_is_not_told_to_be_idle(sitting: Sitting) -> None:
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="food-2", E4="food-1", F4="food-1",
        A1="manhole + pawn 1", L9="manhole", idle=5, left=1, fruitful=True,
    )  # fmt: skip
    assert table.hint(table.view) == tr("zombiegeddon.hint.second")


# -- reach -----------------------------------------------------------------------------


def test_the_reach_is_shown_on_request(sitting: Sitting) -> None:
    table = sit_at(
        sitting, players=3, A1="food-1 + pawn 0", B1="food-2", C1="tools + pawn 1", H8="fuel",
        K9="pawn 2", J9="food-1", L9="food-3 + pawn 0",
    )  # fmt: skip
    field = table.places.field
    before = pixels(sitting, field)
    sitting.key(pygame.K_v)
    everybody = pixels(sitting, field)
    assert everybody != before
    assert table.hint(table.view) == tr("zombiegeddon.hint.reach")
    lone = table.places.bounds(C["H8"]).move(-field.x, -field.y)
    far = pygame.image.frombytes(everybody, field.size, "RGB").subsurface(lone)
    near = pygame.image.frombytes(before, field.size, "RGB").subsurface(lone)
    assert sum(pygame.transform.average_color(far)[:3]) < sum(
        pygame.transform.average_color(near)[:3]
    )
    sitting.click_spot(("player", 1))
    one = pixels(sitting, field)
    assert one not in (before, everybody)
    sitting.click_button("reach")
    sitting.move((2, 2))
    sitting.tick(2)
    assert pixels(sitting, field) == before


# -- collecting alone ------------------------------------------------------------------

ALONE: dict[str, Any] = {
    "alone": (0,), "rest": "stay", "A1": "food-1 + pawn 0", "B1": "food-2", "C1": "tools",
    "D1": "tools",
    "B2": "pawn 0", "A3": "enemy-5", "B3": "weapon", "K9": "pawn 1", "C3": "food-3",
}  # fmt: skip


def _planned(sitting: Sitting) -> None:
    table: Any = sitting.table
    deadline = time.monotonic() + 20
    while table.guide.busy and time.monotonic() < deadline:
        time.sleep(0.005)
        sitting.tick()
    assert table.guide.plan


def test_play_it_for_me_brings_what_was_promised(sitting: Sitting) -> None:
    table = sit_at(sitting, **ALONE)
    del table.match.advance
    best = route(table.view, 0)
    assert best.exact
    held = worth(table.view, 0)
    _planned(sitting)
    assert table.guide.gain == best.gain
    assert str(best.gain) in table.hint(table.view)
    watched: list[int] = []
    do = table.do
    table.do = lambda action: (do(action), watched.append(worth(table.match.state, 0)))
    sitting.click_button("auto")
    for _ in range(600):
        sitting.tick()
        if sitting.app.stack.top is not table:
            break
    assert isinstance(sitting.app.stack.top, HalfTime)
    assert max(watched) == held + best.gain


def test_walking_oneself_keeps_a_plan_that_still_fits(sitting: Sitting) -> None:
    table = sit_at(sitting, **ALONE)
    _planned(sitting)
    plan = list(table.guide.plan)
    for click in table.path(table.view, plan[0]):
        sitting.click_on(click)
    sitting.settle()
    assert table.guide.plan == plan[1:]
    other = next(a for a in table.choice.actions if a.kind == "step" and a != plan[1])
    for click in table.path(table.view, other):
        sitting.click_on(click)
    if table.view.prompt == terms.ALONE:
        assert table.guide.plan != plan[2:]


def test_being_done_is_asked_once(sitting: Sitting) -> None:
    del sit_at(sitting, **ALONE).match.advance
    _planned(sitting)
    choose(sitting, "!done")
    assert isinstance(sitting.app.stack.top, Confirm)
    sitting.click_button("yes")
    sitting.tick(3)
    assert isinstance(sitting.app.stack.top, HalfTime)


# -- halves ----------------------------------------------------------------------------


def _last_step(sitting: Sitting, half: int) -> Any:
    """Sit down before the last step of a half and do it."""
    table = sit_at(
        sitting, half=half, left=1, rest="stay", A1="food-1 + pawn 0", B1="food-2", K9="pawn 1",
        pile_0="weapon food-3 enemy-4", pile_1="enemy-3 enemy-3 tools",
        **({"K2": "token 0"} if half == 2 else {"G2": "token 0"}),
    )  # fmt: skip
    del table.match.advance
    choose(sitting, "A1", "B1")
    sitting.tick(3)
    return table


def test_the_bomb_falls_and_waits_for_somebody(sitting: Sitting) -> None:
    sitting.app.settings.speed = "normal"
    table = _last_step(sitting, 1)
    for _ in range(600):
        sitting.tick()
        if sitting.app.stack.top is not table:
            break
    moment = sitting.app.stack.top
    assert isinstance(moment, HalfTime)
    assert not moment.told
    assert (moment.starter, moment.by) == (1, "most")
    sitting.tick(30)
    early = pygame.image.tobytes(sitting.app.window.canvas, "RGB")
    sitting.click((9, 9))
    assert moment.told
    assert pygame.image.tobytes(sitting.app.window.canvas, "RGB") != early
    sitting.tick(200)
    assert sitting.app.stack.top is moment
    sitting.click_button("go-on")
    assert sitting.app.stack.top is table
    sitting.settle(3000)
    assert table.view.half == 2
    assert table._half == 2
    discs = [key[1] for key in table.stage.sprites if key[0] == "disc"]
    assert sum(map(is_white, discs)) == 88
    assert len(discs) == 112


def test_the_count_runs_category_by_category(sitting: Sitting) -> None:
    table = _last_step(sitting, 2)
    sitting.settle()
    moment: Any = sitting.app.stack.top
    assert isinstance(moment, Count)
    assert moment.told
    assert sum(c.points[0] for c in moment.categories) == moment.totals[0]
    assert moment.totals == table.match.outcome.scores
    pictures = []
    for n in range(len(moment.categories)):
        moment.time = n * 1.25 + 1.2
        moment.dirty = True
        sitting.app.draw_changes()
        assert moment.share(n) == 1
        assert n + 1 == len(moment.categories) or moment.share(n + 1) == 0
        pictures.append(pygame.image.tobytes(sitting.app.window.canvas, "RGB"))
    assert len(set(pictures)) == len(pictures)
    moment.time = moment.length
    sitting.click_button("go-on")
    assert isinstance(sitting.app.stack.top, Result)


def test_the_count_is_shown_again_from_result_and_table(sitting: Sitting) -> None:
    table = _last_step(sitting, 2)
    sitting.settle()
    first: Any = sitting.app.stack.top
    sitting.click_button("go-on")
    result: Any = sitting.app.stack.top
    assert isinstance(result, Result)
    for below in (result, table):
        assert sitting.app.stack.top is below
        sitting.click_button("count")
        again: Any = sitting.app.stack.top
        assert isinstance(again, Count)
        assert again is not first
        assert again.categories == first.categories
        again.time = again.length
        sitting.click_button("go-on")
        assert sitting.app.stack.top is below
        if below is result:
            sitting.click_button("watch")
    sitting.app.profile.flush()
    assert sitting.app.statistics.tally("zombiegeddon").games == len(table.course.persons)


def test_conceding_needs_no_count(sitting: Sitting) -> None:
    match = Match(INFO, NAMES[:2], seed=3)
    table = sitting.open(match)
    table.concede(0)
    for _ in range(200):
        sitting.tick()
    result: Any = sitting.app.stack.top
    assert isinstance(result, Result)
    assert not [widget for widget in result.focus.widgets if widget.key == "count"]
    sitting.click_button("watch")
    assert "result" in sitting.button_names()
    assert "count" not in sitting.button_names()


# -- from the setup page ---------------------------------------------------------------


def test_a_seat_that_nobody_has_cannot_start() -> None:
    draft = Draft.fresh(INFO, ("normal",), ("Grim", "Mort", "Agatha"), "Ada", first=False)
    starter = next(option for option in INFO.options if option.name == "starter")
    draft.set_count(4)
    assert draft.values(starter) == (-1, 0, 1, 2, 3)
    draft.options["starter"] = 3
    draft.set_count(2)
    assert draft.values(starter) == (-1, 0, 1)
    assert draft.options["starter"] == -1
    Match(INFO, draft.controllers(), seed=1, options=draft.options).advance()


def test_the_colours_of_the_setup_are_those_of_the_table(sitting: Sitting) -> None:
    sitting.app.settings.setups["zombiegeddon"] = Kept(
        ("person:Ada", "bot:normal:Grim", "bot:normal:Mort"),
        ("white", "purple", "green"),
        "hex",
        {},
    )
    match = Match(INFO, ("person:Ada", "bot:normal:Grim", "bot:normal:Mort"), seed=2)
    table: Any = sitting.open(match)
    assert [colour.name for colour in table.colours] == ["white", "purple", "green"]
    faces = {
        sprite.place.face.colour for key, sprite in table.stage.sprites.items() if key[0] == "pawn"
    }
    assert faces == {"white", "purple", "green"}
    assert [plate.colour.name for plate in table.plates(table.view)] == ["white", "purple", "green"]
    assert table.plates(table.view)[1].by == tr("ui.level.normal")


def test_a_saved_game_goes_on_with_its_trail(sitting: Sitting, tmp_path: Path) -> None:
    match = Match(INFO, NAMES[:2], seed=3)
    match.advance()
    match.play(next(a for a in match.state.legal_actions() if a.kind == "step"))
    loaded: Any = sitting.open(Match.load(match.save(), GAMES))
    played = Sitting(tmp_path / "other")
    other: Any = played.open(Match(INFO, NAMES[:2], seed=3))
    other.do(next(a for a in other.choice.actions if a.kind == "step"))
    played.settle()
    assert loaded.trail() == other.trail()
    assert len(loaded.trail()) == 1
    assert loaded.log_lines() == other.log_lines()


def test_the_help_tells_of_this_table(sitting: Sitting) -> None:
    table: Any = sitting.open(Match(INFO, NAMES[:2], seed=3))
    assert tr("zombiegeddon.help") in table.help_text()


# -- figures ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "most"), [((1280, 720), 0.003), ((1920, 1080), 0.006)], ids=["720p", "1080p"]
)
def test_a_full_redraw_is_fast(tmp_path: Path, size: tuple[int, int], most: float) -> None:
    """Processor time of the median; a machine of other speed is measured by a yardstick."""
    sitting = Sitting(tmp_path, size=size)
    table: Any = sitting.open(Match(INFO, NAMES, seed=3))
    choose(sitting, CELL_NAMES[next(a.origin for a in table.choice.actions if a.kind == "step")])
    canvas = sitting.app.window.canvas
    times = []
    for _ in range(40):
        start = time.process_time()
        table.draw(canvas)
        times.append(time.process_time() - start)
    yard = []
    for _ in range(15):
        start = time.process_time()
        sum(range(200_000))
        yard.append(time.process_time() - start)
    slow = max(1.0, statistics.median(yard) / 0.0025)
    assert statistics.median(times) < most * slow * 1.25


def test_every_target_is_told_apart(sitting: Sitting) -> None:
    """What a step costs or brings is marked on its cell before it is pointed at."""
    table = sit_at(
        sitting, G3="food-1 + pawn 0", F3="enemy-3", H3="food-2", pile_0="weapon", K9="pawn 1",
        J9="food-1",
    )  # fmt: skip
    choose(sitting, "G3")
    found = {t.action.to: t for t in targets(table.view)}
    assert {t.action for t in table._targets} == {
        a for a in table.choice.actions if isinstance(a, Step)
    }
    assert found[C["F3"]].fights >= 0
    assert found[C["G2"]].delivers


# -- languages, sizes ------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("board", ["hex", "square"])
@pytest.mark.parametrize(
    "size", [(1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
)
@pytest.mark.parametrize("text_size", [100, 175])
def test_all_places_lie_on_the_screen_and_apart(
    tmp_path: Path, size: tuple[int, int], text_size: int, board: str
) -> None:
    sitting = Sitting(tmp_path, size=size, text_size=text_size)
    table: Any = sitting.open(Match(INFO, NAMES, seed=3, options={"board": board}))
    screen = pygame.Rect((0, 0), sitting.app.size)
    places = table.places
    parts = [places.field, places.hint, places.buttons, table.frame.side, table.frame.header]
    for at, part in enumerate(parts):
        assert screen.contains(part)
        assert part.collidelist(parts[at + 1 :]) < 0
    for cell in CELLS:
        assert places.field.contains(places.bounds(cell).inflate(-4, -4))
    assert places.wide >= 40 * min(size[0] / 1280, size[1] / 720)
    for sprite in table.stage.sprites.values():
        assert screen.contains(sprite.place.rect)
    rects = places.cells
    for at, rect in enumerate(rects):
        assert rect.collidelist(rects[at + 1 :]) < 0


def test_switching_languages_leaves_no_old_word(tmp_path: Path) -> None:
    """After any tour of languages the table looks as if it had been opened in the last one."""

    def sit(name: str, language: str) -> Sitting:
        sitting = Sitting(tmp_path / name, reduced_motion=True, language=language)
        set_language(language)
        match = Match(INFO, NAMES[:3], seed=3)
        match.advance()
        rng = Random(2)
        for _ in range(30):
            match.play(rng.choice([a for a in match.state.legal_actions() if a.kind == "step"]))
        sitting.open(match)
        return sitting

    tour = sit("tour", "en")
    for language in ("fr", "es", "en", "es"):
        tour.app.set_language(language)
        tour.settle()
    fresh = sit("fresh", "es")
    for one in (tour, fresh):
        one.move((2, 2))
        one.tick(2)
    assert pixels(tour) == pixels(fresh)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_nothing_is_cut_between_and_after_the_halves(
    tmp_path: Path, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zombiegames.ui.tables.zombiegeddon import pages

    sitting = Sitting(tmp_path, size=size, language=language)
    set_language(language)
    table = sit_at(
        sitting, half=2, players=2, A1="food-1 + pawn 0", B1="food-2", K9="pawn 1",
        pile_0="weapon food-3 enemy-4", pile_1="enemy-3 enemy-3 tools tools tools",
        enemies_before=((11, 43), (11, 44)), brought=(4, 3),
    )  # fmt: skip
    cut: list[str] = []
    fit = pages.fit_text

    def checked(look: Any, text: str, *args: Any, **more: Any) -> Any:
        fitted = fit(look, text, *args, **more)
        if not fitted.whole:
            cut.append(text)
        return fitted

    monkeypatch.setattr(pages, "fit_text", checked)
    canvas = sitting.app.window.canvas
    for moment in (
        HalfTime(table.view, table.names, table.colours),
        Count(table.view, result(table.view), table.names, table.colours, None),
    ):
        sitting.app.start(moment)
        for at in (0.2, 1.5, 2.8, 4.1, moment.length):
            moment.time = at
            moment.draw(canvas)
    assert cut == []
