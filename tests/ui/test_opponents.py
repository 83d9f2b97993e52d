"""Computers think beside the picture: in a process or in slices, hurried, let pass, asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.table_support import BRIEFLY, Sitting
from zombiegames.ai import OPPONENTS
from zombiegames.ai.levels import ADVISER, bot_of, known_level
from zombiegames.ai.minds import Controller, Minds, Thinking, styles_of
from zombiegames.core.bot import NO_IDEA, Thought, decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import Outcome
from zombiegames.games import GAMES
from zombiegames.store.statistics import Played
from zombiegames.ui.kit.i18n import LANGUAGES, keys, set_language, tr
from zombiegames.ui.kit.scene import MOTION
from zombiegames.ui.table.course import LONG, Advice, Course
from zombiegames.ui.table.players import level_words
from zombiegames.ui.table.speech import Bubble

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.ai.minds import Mind

PATIENT = 60.0
"""Seconds after which a test gives up."""
ENDLESS = Thinking(scale=10_000.0, timed=False)
ENDLESS_HERE = Thinking(scale=10_000.0, process=False, timed=False)
ONE = ("bot:normal:Grimwald", "person:Ada")


@pytest.fixture
def sittings(tmp_path: Path) -> Iterator[Callable[..., Sitting]]:
    opened: list[Sitting] = []

    def sit(**how: Any) -> Sitting:
        opened.append(Sitting(tmp_path / str(len(opened)), **how))
        return opened[-1]

    yield sit
    for sitting in opened:
        sitting.app.stack.close()


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENT
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.002)


def a_match(game: str = "zombiaki", controllers: tuple[str, ...] = ONE, **more: Any) -> Match:
    match = Match(GAMES[game], controllers, seed=4, **more)
    match.advance()
    return match


def begin(minds: Minds, match: Match, level: str = "hard") -> Mind:
    seat = match.to_act()
    return minds.decide(level, seat, match.view(seat), "4/1/0")


def decided(mind: Mind) -> Any:
    until(mind.think)
    return mind.action


# -- who -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("person:Ada", Controller(True, "", "Ada")),
        ("bot:normal:Grimwald", Controller(False, "normal", "Grimwald")),
        ("bot:hard/hunter:B: the 2nd", Controller(False, "hard", "B: the 2nd", "hunter")),
    ],
)  # fmt: skip
def test_a_controller_is_read_and_written(text: str, read: Controller) -> None:
    assert Controller.read(text) == read
    assert read.text == text


def test_a_level_there_is_not_plays_as_normal() -> None:
    assert known_level("zombiaki", "brilliant") == "normal"
    assert known_level("zombiaki", "greedy") == "normal"
    assert known_level("zombiaki", ADVISER) == "normal"
    assert known_level("zombies4", "hard/hunter") == "hard/hunter"
    assert known_level("zombies4", "hard/dancer") == "hard"
    assert known_level("zombiaki", "hard/hunter") == "hard"
    course = Course(a_match(controllers=("bot:brilliant:Grim", "person:Ada")))
    course.minds = Minds("zombiaki", BRIEFLY)
    assert course.think(0.1, 0.0) in course.match.state.legal_actions()


def test_every_computer_has_a_style_of_its_own_while_there_are_enough() -> None:
    four = [Controller.read(f"bot:hard:{n}") for n in range(4)]
    drawn = {tuple(styles_of("zombies4", seed, four)) for seed in range(30)}
    assert len(drawn) > 5
    assert all(set(styles) == set(OPPONENTS["zombies4"].styles) for styles in drawn)
    mixed = [four[0]._replace(style="hunter"), *four[1:]]
    for seed in range(30):
        styles = styles_of("zombies4", seed, mixed)
        assert styles[0] == "hunter"
        assert styles.count("hunter") == 1
    assert styles_of("zombiaki", 1, four) == [""] * 4


def test_a_seat_keeps_its_style_when_another_is_handed_over() -> None:
    names = ("person:Ada", "bot:hard:Boris", "bot:normal:Carla")
    course = Course(a_match("zombies4", names))
    before = [course.level(seat) for seat in (1, 2)]
    course.hand_over(0, "bot:normal:Ada")
    assert [course.level(seat) for seat in (1, 2)] == before
    assert all(level.partition("/")[2] in OPPONENTS["zombies4"].styles for level in before)


def test_the_plates_name_level_and_style(sittings: Any) -> None:
    names = ("person:Ada", "bot:hard/hunter:Boris", "bot:brilliant:Carla")
    table = sittings().open_unsettled(Match(GAMES["zombies4"], names, seed=1))
    assert level_words(table.course, 0) == ""
    assert level_words(table.course, 1) == "Hard · Hunter"
    assert level_words(table.course, 2).startswith("Normal · ")


# -- thinking --------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_slices_decide_what_a_process_decides(game: str) -> None:
    count = GAMES[game].seats[0]
    match = a_match(game, tuple(f"bot:hard:{n}" for n in range(count)))
    brief = Thinking(scale=0.05, timed=False)
    made = []
    for process in (True, False):
        minds = Minds(game, brief._replace(process=process))
        try:
            made.append(decided(begin(minds, match)))
        finally:
            minds.close()
    assert made[0] == made[1]


def test_where_no_process_can_be_started_it_decides_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("multiprocessing.spawn.get_executable", lambda: b"/no/such/program")
    match = a_match()
    minds = Minds("zombiaki", Thinking(scale=0.2, timed=False))
    action = decided(begin(minds, match))
    assert minds.worker is not None
    assert minds.worker.failed
    seat = match.to_act()
    bot = bot_of("zombiaki", "hard", 0.2)
    assert action == decide(bot, match.view(seat), seat, Random("4/1/0"))


def test_slices_end_with_the_seconds_of_the_level() -> None:
    minds = Minds("zombiaki", ENDLESS_HERE._replace(timed=True))
    mind = begin(minds, a_match(), "easy")
    until(mind.think)
    assert mind.spent > 0.04
    assert mind.action in a_match().state.legal_actions()


def test_whoever_hurries_gets_the_first_thought_there_is() -> None:
    minds = Minds("zombiaki", ENDLESS_HERE)
    mind = begin(minds, a_match())
    mind.hurry()
    assert not mind.decided
    assert mind.think()
    other = begin(minds, a_match())
    until(lambda: other.think() or other.best is not None)
    assert not other.decided
    other.hurry()
    assert other.decided
    assert other.action == other.best.action


def test_after_an_undo_nothing_planned_counts() -> None:
    minds = Minds("zombiaki", BRIEFLY)
    first = begin(minds, a_match()).request
    minds.forget()
    assert begin(minds, a_match()).request.era == first.era + 1


# -- at the table ----------------------------------------------------------------------


def thinking_table(sitting: Sitting) -> Any:
    table = sitting.open_unsettled(Match(GAMES["zombiaki"], ONE, seed=4))
    until(lambda: sitting.tick() or (table.course._mind and table.course._mind.best))
    return table


def test_leaving_a_table_ends_its_process_in_the_middle_of_a_thought(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    table = thinking_table(sitting)
    assert active_children()
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("menu")
    assert table not in sitting.app.stack.scenes
    assert not active_children()


def test_closing_the_window_ends_the_process_in_the_middle_of_a_thought(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    thinking_table(sitting)
    sitting.post(pygame.event.Event(pygame.QUIT))
    assert sitting.app.stack.ended
    sitting.app.stack.close()
    assert not active_children()


def test_a_process_that_dies_at_the_table_is_started_anew(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    table = thinking_table(sitting)
    worker = table.course.minds.worker
    worker._process.kill()
    first = worker.pid
    until(lambda: sitting.tick() or worker.pid not in (None, first))
    table.course._mind.best = None
    until(lambda: sitting.tick() or table.course._mind.best)


def test_play_now_is_offered_once_thought_takes_long(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    table = thinking_table(sitting)
    rested = table.course._rested = 0.0
    sitting.tick()
    assert not table.waiting.sign_shown
    assert "play_now" not in sitting.button_names()
    while rested < LONG:
        assert table.pace() == MOTION
        sitting.tick(1, 0.1)
        rested += 0.1
    assert table.waiting.sign_shown
    before = len(table.match)
    sitting.click_button("play_now")
    until(lambda: sitting.tick() or len(table.match) > before)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_cut_on_the_buttons_while_a_computer_thinks(sittings: Any, game: str) -> None:
    sitting = sittings(thinking=ENDLESS_HERE)
    controllers = ("person:Ada", *["bot:expert:Grim"] * (GAMES[game].seats[0] - 1))
    table = sitting.open_unsettled(Match(GAMES[game], controllers, seed=2))
    for _ in range(2000):
        if table.waiting.sign_shown:
            break
        if table.can_act:
            table.do(table.choice.actions[0])
        sitting.tick()
    for size in ((1280, 720), (1920, 1080), (1024, 640)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        assert table.look.size == size
        for language in LANGUAGES:
            sitting.app.set_language(language)
            assert table.waiting.sign_shown
            buttons = [w for w in table.focus.widgets if w.key.startswith("button ")]
            words = {button.key: button.text for button in buttons}
            assert words["button play_now"] == tr("table.button.play_now")
            for button in buttons:
                assert button.fitted.whole, (button.text, size)
                assert table.buttons_rect.contains(button.rect)


def test_play_now_has_a_key(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    table = thinking_table(sitting)
    before = len(table.match)
    sitting.key(pygame.K_p)
    until(lambda: sitting.tick() or len(table.match) > before)


def test_the_sign_of_thought_moves_a_little_and_only_there(sittings: Any) -> None:
    sitting = sittings(thinking=ENDLESS)
    table = thinking_table(sitting)
    table.course._rested = LONG
    sitting.tick(2)
    shown: list[Any] = []
    for _ in range(60):
        sitting.app.stack.update(1 / 60)
        shown += [rect for rect in table.patches() if rect.colliderect(table.hint_rect)]
    assert 2 <= len(shown) <= 4


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_the_pace_says_how_long_computers_wait(sittings: Any, game: str) -> None:
    count = max(2, GAMES[game].seats[0])
    names = tuple(f"bot:random:{n}" for n in range(count))
    waited = []
    for pace in ("slow", "normal", "fast", "instant"):
        sitting = sittings(pace=pace)
        table = sitting.open_unsettled(Match(GAMES[game], names, seed=2))
        frames = 0
        while len([line for line in table.match.lines if line.seat >= 0]) < 6 and frames < 2000:
            sitting.tick()
            frames += 1
        waited.append(frames)
    assert waited[0] > waited[1] > waited[2] > waited[3]
    assert waited[3] < 60


# -- to the own turn -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["zombiaki", "zombanimaux", "zombie_card_game", "zombiegeddon"])
def test_the_turns_of_the_others_pass_by_at_once(sittings: Any, game: str) -> None:
    count = min(3, GAMES[game].seats[-1])
    names = ("person:Ada", *(f"bot:random:{n}" for n in range(count - 1)))
    sitting = sittings(speed="slow", pace="slow")
    table = sitting.open_unsettled(Match(GAMES[game], names, seed=2))
    for _ in range(40):
        until(lambda: sitting.tick(1, 0.2) or table.can_act or not table.course.person_acts)
        if table.waiting.may_skip:
            break
        table.do(table.choice.actions[0])
    assert table.waiting.may_skip
    before = len(table.match)
    sitting.tick()
    sitting.click_button("skip")
    for _ in range(200):
        if not table.waiting.skipping:
            break
        # No time passes that a motion or a pause could take.
        sitting.tick(1, 0.0)
    assert not table.waiting.skipping
    assert table.can_act or table.course.over
    assert len(table.match) > before
    assert max(line.number for line in table.course.log) >= before
    assert table.director.speed == 0.6


def test_among_several_persons_no_turns_pass(sittings: Any) -> None:
    names = ("bot:normal:A", "bot:normal:B", "person:C", "person:D")
    table = sittings(thinking=ENDLESS).open_unsettled(Match(GAMES["zombiegeddon"], names, seed=2))
    assert not table.waiting.may_skip
    table.waiting.skip_to_me()
    assert not table.waiting.skipping


# -- advice ----------------------------------------------------------------------------


def advised_table(sitting: Sitting) -> Any:
    table = sitting.open(Match(GAMES["zombiaki"], ("person:Ada", "bot:random:Boris"), seed=4))
    assert table.can_act
    return table


def test_advice_comes_from_the_adviser_and_from_the_view_alone(sittings: Any) -> None:
    sitting = sittings()
    table = advised_table(sitting)
    sitting.key(pygame.K_h)
    sitting.app.stack.update(0.0)
    table.course.ask_advice(table.choice.view, table.choice.seat)
    request = table.course._adviser.request
    assert request.level == ADVISER
    assert request.fresh
    assert request.view.digest() == table.match.view(table.choice.seat).digest()


def test_advice_shows_chances_and_a_sentence(sittings: Any) -> None:
    sitting = sittings()
    sitting.app.thinking = BRIEFLY._replace(scale=0.3)
    table = advised_table(sitting)
    sitting.take_advice()
    sentences = table.speech.told[0].split("\n")
    assert sentences[0].startswith("This wins ")
    assert sentences[1].startswith("The second best wins ")
    assert len(sentences) == 3
    assert table.speech.advised is not None
    assert table.speech.rect_of(table.speech.advised.best) is not None
    assert len(table.match) == 0 or table.can_act


@pytest.mark.parametrize("cancel", ["again", "click", "undo"])
def test_advice_under_way_is_let_be(sittings: Any, cancel: str) -> None:
    sitting = sittings(thinking=ENDLESS_HERE)
    table = advised_table(sitting)
    sitting.click_button("suggest")
    sitting.tick(3)
    assert table.course.advising
    assert table.waiting.sign_shown
    if cancel == "again":
        sitting.click_button("suggest")
    elif cancel == "undo":
        sitting.key(pygame.K_u)
    else:
        sitting.click_spot(next(spot.name for spot in table.spots if spot.state))
    assert not table.course.advising
    sitting.tick()
    assert not table.waiting.sign_shown
    assert table.speech.advised is None


def test_what_is_done_takes_the_advice_away(sittings: Any) -> None:
    sitting = sittings()
    table = advised_table(sitting)
    sitting.take_advice()
    table.do(table.choice.actions[0])
    sitting.settle()
    assert table.speech.advised is None


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_every_sentence_of_advice_fits(sittings: Any, language: str, size: tuple[int, int]) -> None:
    for text_size in (100, 175):
        sitting = sittings(size=size, text_size=text_size)
        table = advised_table(sitting)
        set_language(language)
        view, seat = table.choice.view, table.choice.seat
        first, second = table.choice.actions[:2]
        reasons: list[tuple[str, str | None]] = [("zombiaki", None)]
        for game in GAMES:
            told = keys(f"{game}.advice.")
            assert len(told) > 5
            reasons += [(game, key.rpartition(".")[2]) for key in told]
        for game, reason in reasons:
            table.game = game
            for chance in (NO_IDEA, 0.0, 0.5, 1.0):
                thought = Thought(first, chance, 1, second, min(chance, 0.45))
                words = table.waiting.advice_words(Advice(view, seat, thought, reason))
                if reason is not None:
                    assert tr(f"{game}.advice.{reason}") in words
                assert not any(sign in words for sign in ("{", "advice.", "!!"))
                rect = table.buttons_rect
                bubble = Bubble(
                    table.look, rect, table.frame.main, words, "", table, table, table.hint_rect
                )
                assert bubble.fitted.whole, words
                assert table.frame.main.contains(bubble.rect)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_bubble_leaves_the_prompt_in_sight(
    sittings: Any, game: str, size: tuple[int, int]
) -> None:
    sitting = sittings(size=size)
    people = [f"person:{name}" for name in ("Ada", "Boris", "Cleo")][: max(2, GAMES[game].seats[0])]
    table = sitting.open(Match(GAMES[game], people, seed=5))
    near = [spot.rect for spot in table.spots] + [
        widget.rect for widget in table.focus.widgets if widget.key.startswith("button ")
    ]
    assert len(near) > 2
    for rect in near:
        bubble = Bubble(
            table.look, rect, table.frame.main, "One\nTwo\nThree", "", table, table, table.hint_rect
        )
        assert not bubble.rect.colliderect(table.hint_rect)
        assert table.frame.main.contains(bubble.rect)


def advised_clicks(table: Any) -> list[Any]:
    """List what is advised: the last click of the best, the first other one of the next best."""
    advised = table.speech.advised
    return [click for click in (advised.best, advised.rival) if click is not None]


def words_of(widget: Any) -> pygame.Rect:
    """Where at least the words of a button stand."""
    rect = widget.rect
    words = pygame.Rect(0, 0, rect.w // 2, rect.h * 2 // 5)
    words.center = rect.center
    return words


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_chances_hide_no_words_of_buttons_and_of_the_bubble(
    sittings: Any, game: str, size: tuple[int, int]
) -> None:
    seats = max(2, GAMES[game].seats[0])
    match = Match(GAMES[game], ["person:Ada", *["bot:easy:Boris"] * (seats - 1)], seed=5)
    match.advance()
    rng, shown, under_bubble, within = Random(3), 0, 0, 0
    for _ in range(8):
        for n in range(100):
            if match.outcome is not None or (n > 8 and match.to_act() == 0):
                break
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        sitting = sittings(size=size)
        table = sitting.open_unsettled(match)
        sitting.tick(2)
        if table.choice is None:
            continue
        view, seat, actions = table.choice.view, table.choice.seat, table.choice.actions
        for best in rng.sample(actions, min(6, len(actions))):
            rival = rng.choice(actions)
            thought = Thought(best, 0.55, 1, None if rival == best else rival, 0.45)
            table.waiting.show_advice(Advice(view, seat, thought, None))
            places = [place for _, place in table.speech.advice_places()]
            bubble = next(w.rect for w in table.focus.widgets if isinstance(w, Bubble))
            targets = [click for click in advised_clicks(table) if click[0] != "button"]
            for spot in (table.speech.rect_of(click) for click in targets):
                assert spot is None or not spot.colliderect(bubble)
                within += spot is not None and any(spot.collidepoint(p.center) for p in places)
            for at, place in enumerate(places):
                shown += 1
                under_bubble += bubble.colliderect(place)
                assert table.ground.get_rect().contains(place)
                assert place.collidelist(places[:at]) < 0
                for widget in table.focus.widgets:
                    if widget.key.startswith("button "):
                        assert not place.colliderect(words_of(widget)), widget.key
        sitting.app.stack.close()
    assert shown > 20
    assert within > 5
    assert under_bubble == 0


def test_a_move_without_an_alternative_says_so(sittings: Any) -> None:
    state = position(turn="zombies", hand_zombies="bite", hand_humans="shot-1")
    table = sittings().position(state)
    assert len(table.choice.actions) == 1
    thought = Thought(table.choice.actions[0], NO_IDEA, 0)
    said = table.waiting.advice_words(Advice(table.choice.view, table.choice.seat, thought, None))
    assert said == tr("table.advice.only")


# -- the end ---------------------------------------------------------------------------


def test_a_finished_game_counts_by_the_strongest_opponent(sittings: Any) -> None:
    sitting = sittings()
    table = sitting.open(Match(GAMES["zombiaki"], ("person:Ada", "bot:hard:Boris"), seed=4))
    table.concede(0)
    sitting.tick(90, 0.05)
    sitting.app.profile.flush()
    assert sitting.app.statistics.tally("zombiaki").lost == 1
    assert sitting.app.statistics.levels("zombiaki") == ["hard"]
    people = sittings()
    table = people.open(Match(GAMES["zombiaki"], ("person:Ada", "person:Boris"), seed=4))
    table.concede(1)
    people.tick(90, 0.05)
    people.app.profile.flush()
    assert people.app.statistics.tally("zombiaki", "person", 0).won == 1
    assert people.app.statistics.tally("zombiaki", "person", 1).lost == 1


@pytest.mark.parametrize(
    ("levels", "counted"),
    [
        (("easy", "hard/hunter"), "hard"),
        (("expert", "normal"), "expert"),
        (("brilliant", "easy"), "normal"),
    ],
)
def test_of_several_opponents_the_strongest_counts(levels: tuple[str, ...], counted: str) -> None:
    names = ("person:Ada", *(f"bot:{level}:{level}" for level in levels))
    course = Course(a_match("zombies4", names))
    end = Outcome((0.5, 0.5, 0.0), "trophies", (1, 1, 3), (25, 25, 3))
    course.match = SimpleNamespace(  # type: ignore[assignment]
        outcome=end, info=course.match.info, seed="4", controllers=course.match.controllers
    )
    assert course.results() == [Played("zombies4", counted, 0, "shared")]
