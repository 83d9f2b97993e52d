"""The page that looks back at decisions: found bit by bit, shown, tried, stopped, kept."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.pages_support import a_finished_match, a_match, click, open_app, widget
from tests.ui.table_support import BRIEFLY
from tests.ui.test_chances import LATEST, finish, match_of, show
from tests.ui.test_film import watch
from zombiegames.ai.minds import Thinking
from zombiegames.ai.review import VERSION, Judged
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.store.games import Ending
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.review import Review

if TYPE_CHECKING:
    from zombiegames.ui.app import App


def an_idea(match: Match, gain: float = 0.33, *, done: float = 0.41) -> list[dict[str, object]]:
    """Find that a seat of a person might have done something else at the third of its choices."""
    here = Match(match.info, match.record.controllers, seed=match.seed, options=match.options)
    met = 0
    for entry, line in enumerate(match.lines):
        others = [
            text
            for action in here.state.legal_actions()
            if (text := match.info.notation.format(action)) != line.text
        ]
        met += line.seat == 0 and bool(others)
        if met == 3:
            first = Judged(entry, entry + 1, 0, (others[0],), done, gain, 0.01)
            rows = [first, first._replace(sure=True)]
            return [one._asdict() | {"idea": list(one.idea)} for one in rows]
        here.replay_line(line)
    raise AssertionError


def look_at(app: App, match: Match, rows: list[dict[str, object]]) -> Review:
    """Open the page of a game whose review is kept, and wait until the chances are known, too."""
    app.profile.reviews.keep(match.save(), VERSION, rows)
    app.profile.flush()
    page = open_whole(app, match)
    sorts = [one.sort for one in page._found]
    page.chosen = sorts.index("idea") if "idea" in sorts else 0
    page.rebuild()
    return page


def open_whole(app: App, match: Match) -> Review:
    """Open the page of a game and wait until all is known."""
    app.start(Menu())
    page = Review(match)
    app.stack.change(Push(page))
    wait(app, page)
    return page


def wait(app: App, page: Review) -> None:
    for _ in range(10_000):
        if not page.looking:
            return
        app.stack.update(0.05)
    raise AssertionError("it does not come to an end")


# -- ways there ------------------------------------------------------------------------


def test_the_lamp_of_a_film_and_the_curve_of_a_result_lead_there(sittings: Any) -> None:
    sitting = sittings()
    match = a_finished_match()
    text = match.save()
    watch(sitting, match)
    sitting.click_button("film review")
    page = sitting.app.stack.top
    assert isinstance(page, Review)
    assert page.match.save() == text
    bar = watch(sitting, a_match(20))
    assert "film review" not in [one.key for one in bar.widgets()], "it is not over"
    app = open_app()
    match = a_finished_match()
    finish(app, show(app, match))
    click(app, widget(app, "chances").rect.center)
    page = app.stack.top
    assert isinstance(page, Review)
    assert page.match is not match
    click(app, widget(app, "back").rect.center)
    assert not isinstance(app.stack.top, Review)


# -- what is told ----------------------------------------------------------------------


def test_an_idea_is_told_with_both_chances_in_every_language() -> None:
    app = open_app()
    match = a_finished_match()
    page = look_at(app, match, an_idea(match))
    for language in LANGUAGES:
        set_language(language)
        page.rebuild()
        row = page.rows()[page.chosen]
        assert "33" in row.note
        assert "Ada" in row.words
        words = page.about()[1]
        assert "74" in words
        assert "41" in words
        assert words.index(tr("ui.review.instead")) < words.index(tr("ui.review.done"))
        assert "33" in page.hint()
    set_language("en")


@pytest.mark.parametrize(("gain", "said"), [(0.01, "same"), (0.3, "cost"), (0.9, "much")])
def test_what_all_choices_came_to_is_said_once_all_is_known(gain: float, said: str) -> None:
    app = open_app()
    match = a_finished_match()
    page = look_at(app, match, an_idea(match, gain, done=0.05))
    assert page.hint() == tr(f"ui.review.{said}", n=round(100 * gain), name="Ada")


def test_something_well_seen_is_praised() -> None:
    app = open_app()
    match = a_finished_match()
    rows = an_idea(match, -0.2)
    rows[1] |= {"idea": [], "gain": 0.0}
    page = look_at(app, match, rows)
    assert "praise" in [one.sort for one in page._found]
    page.chosen = [one.sort for one in page._found].index("praise")
    page.rebuild()
    assert tr("ui.review.both_praise", idea=21, done=41) in page.about()[1]
    assert [way.key for way in page.ways()] == ["watch"]


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_at_a_turn_of_the_tide_is_told_and_watched(game: str) -> None:
    from tests.ai.test_study import game_of

    app = open_app()
    page = look_at(app, game_of(game), [])
    tides = [one for one in page._found if one.sort == "tide"]
    for one in tides:
        page.chosen = page._found.index(one)
        page.rebuild()
        words = page.about()[1]
        assert "P0" in words
        assert "- " in words
        assert (tr("ui.review.each") in words) == GAMES[game].hidden_hands
        assert not page.persons
    click(app, widget(app, "watch").rect.center)
    film: Any = app.stack.top
    assert film.course.match.info.id == game
    assert len(film.course.match) >= (tides[-1].begin if tides else 0)


def test_a_choice_that_is_told_is_not_told_again_as_a_turn_of_the_tide() -> None:
    app = open_app()
    match = a_finished_match()
    page = look_at(app, match, [])
    own = [at for at, line in enumerate(match.lines) if line.seat == 0]
    turned, at = next((one, at) for one in page._found for at in own if one.begin <= at < one.end)
    rows = [row | {"begin": at, "end": at + 1} for row in an_idea(match)]
    told = look_at(app, match, rows)._found
    assert turned not in told
    assert [one.begin for one in told if one.sort == "idea"] == [at]
    assert len(told) == len(page._found)


@pytest.mark.parametrize("done", ["save", "kill"])
def test_a_reason_that_speaks_of_both_is_none(done: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    match = a_finished_match()
    rows = an_idea(match)
    idea = match.info.notation.parse(rows[0]["idea"][0])  # type: ignore[index]
    monkeypatch.setattr(
        "zombiegames.ui.pages.review.reason_of",
        lambda game, view, seat, action: "save" if action == idea else done,
    )
    words = look_at(app, match, rows).about()[1]
    assert (tr("zombiaki.advice.save") in words) == (done != "save")


def test_another_find_is_read_from_its_top() -> None:
    app = open_app((1024, 640), text_size=175)
    match = a_finished_match()
    page = look_at(app, match, an_idea(match))
    assert len(page._found) > 1
    panel: Any = widget(app, "words")
    assert panel.scroll_to(panel.limit)
    assert panel.offset
    page._choose((page.chosen + 1) % len(page._found))
    again: Any = widget(app, "words")
    assert again.offset == 0


# -- shown and tried -------------------------------------------------------------------


def test_an_idea_is_shown_on_its_table_and_nothing_else_after_it() -> None:
    app = open_app()
    match = a_finished_match()
    page = look_at(app, match, an_idea(match))
    one = page._found[page.chosen]
    assert one.judged is not None
    click(app, widget(app, "show").rect.center)
    film: Any = app.stack.top
    line = film.course.tape[one.begin]
    assert (line.seat, line.text) == (one.seat, one.judged.idea[0])
    assert len(film.course.tape) < len(match)
    assert film.course.playing
    for _ in range(3000):
        app.stack.update(1 / 30)
        if not film.course.playing:
            break
    assert film.course.ended
    app.stack.change(film.teacher.leave())
    assert app.stack.top is page


def test_an_idea_is_tried_in_a_game_of_its_own() -> None:
    app = open_app()
    match = a_finished_match()
    page = look_at(app, match, an_idea(match))
    one = page._found[page.chosen]
    click(app, widget(app, "try").rect.center)
    table: Any = app.stack.top
    assert len(table.match) == one.begin
    assert table.match.seed != match.seed
    assert table.match.controllers[0].startswith("person")


# -- looked for ------------------------------------------------------------------------


def slowly(app: App, match: Match) -> Review:
    app.thinking = BRIEFLY._replace(slice=0.0)
    app.start(Menu())
    page = Review(match)
    app.stack.change(Push(page))
    while not page._steps[1]:
        app.stack.update(0.05)
    for _ in range(40):
        app.stack.update(0.05)
    return page


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_comes_late_while_the_process_looks(game: str) -> None:
    app = open_app()
    app.thinking = Thinking(scale=0.02)
    app.start(Menu())
    page = Review(match_of(game))
    app.stack.change(Push(page))
    app.draw()
    late = []
    while page.looking:
        begun = time.process_time()
        app.stack.update(0.016)
        app.draw_changes()
        if page.looking:
            late.append(time.process_time() - begun)
        time.sleep(0.002)
    assert page._whole
    # The first list draws what is drawn once.
    assert sorted(late)[-2] < LATEST
    app.stack.close()


def test_it_says_how_far_it_is_and_can_be_stopped_and_gone_on_with() -> None:
    app = open_app()
    match = a_finished_match()
    page = slowly(app, match)
    done, count = page._steps
    assert page.hint() == tr("ui.review.looking", n=done, of=count)
    app.draw()
    click(app, widget(app, "stop").rect.center)
    done, count = page._steps
    assert page.hint() == tr("ui.review.stopped", n=done, of=count)
    app.stack.update(0.05)
    assert page._steps == (done, count)
    assert app.profile.reviews.find(match.save(), VERSION) is None
    click(app, widget(app, "go_on").rect.center)
    wait(app, page)
    assert page._steps == (count, count)


def test_what_was_found_is_kept_and_not_looked_for_again() -> None:
    app = open_app()
    match = a_finished_match()
    page = open_whole(app, match)
    found = page._judged
    assert found
    app.profile.flush()
    again = look_at(app, match, app.profile.reviews.find(match.save(), VERSION) or [])
    assert again._judged == found
    assert again._look.found == [], "nothing was looked for"


def test_a_look_back_that_fails_says_so_and_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object, **__: object) -> Any:
        raise KeyError("stumbled")
        yield

    monkeypatch.setattr("zombiegames.ai.review.moments", stumble)
    monkeypatch.setattr("threading.excepthook", lambda args: None)
    app = open_app()
    match = a_finished_match()
    page = open_whole(app, match)
    assert page.hint() == tr("ui.review.broken")
    app.profile.flush()
    assert app.profile.reviews.find(match.save(), VERSION) is None


def test_how_low_a_lone_winner_stood_is_noted_for_the_records() -> None:
    app = open_app()
    matches = (a_match(5000, seed) for seed in range(99))
    match = next(one for one in matches if one.outcome and one.outcome.ranks == (1, 2))
    app.saves.games.put_away(None, match.record, Ending((1, 2), (0, 0), "", 9, counted=True), 1)
    page = look_at(app, match, [])
    app.profile.flush()
    app.saves.games.look()
    app.profile.flush()
    lowest = min(point.shares[0] for point in page._curve.found)
    assert [one.ending.lowest for one in app.saves.games.entries] == [round(100 * lowest)]


def test_nobody_looks_on_below_another_scene_nor_after_leaving() -> None:
    app = open_app()
    page = slowly(app, a_finished_match())
    page.cover()
    assert page._look._here is None
    app.stack.update(0.05)
    assert page._look._here is not None
    click(app, widget(app, "back").rect.center)
    assert isinstance(app.stack.top, Menu)
