"""The lessons at their tables: played by keys and by mouse, strayed from, taken back, let go."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.screens.compare import compare
from zombiegames.core.match import BRANCHED, Match
from zombiegames.games.zombie_card_game.cards import TWO_OF_CLUBS
from zombiegames.learn.lesson import Lesson
from zombiegames.learn.library import plan_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.kit.lists import TextPanel
from zombiegames.ui.kit.widget import Button, Widget
from zombiegames.ui.pages.lesson_over import LessonOver
from zombiegames.ui.table.spots import CHOSEN, QUIET, TARGET, Spot
from zombiegames.ui.teach.lessons import LessonTeacher
from zombiegames.ui.teach.note import Note

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table_support import Sitting

GAMES = ("zombiaki", "zombiegeddon", "zombies4", "zombanimaux", "zombie_card_game")
PLAIN = {"size": (1280, 720)}
HARD = {
    "size": (1024, 640),
    "text_size": 175,
    "high_contrast": True,
    "reduced_motion": True,
}
"""The smallest window with the largest letters."""


class Learner:
    """Somebody who sits down to a lesson."""

    def __init__(self, sitting: Sitting, game: str, step: int = 0) -> None:
        self.sitting = sitting
        self.app = sitting.app
        scene: Any = self.app.open_lesson(game, step)
        self.app.start(scene)
        sitting.table = self.table = scene
        self.wait()

    @property
    def teacher(self) -> LessonTeacher:
        teacher = self.table.teacher
        assert isinstance(teacher, LessonTeacher)
        return teacher

    @property
    def lesson(self) -> Lesson:
        return self.teacher.lesson

    @property
    def over(self) -> bool:
        return self.app.stack.top is not self.table

    def wait(self) -> None:
        """Let time pass until the learner may act, or the lesson is over or left."""
        for _ in range(1000):
            self.sitting.tick(dt=0.5)
            astray = self.table.settled and self.lesson.astray
            if self.over or self.table.can_act or astray:
                return
        raise AssertionError("the lesson does not go on")

    def to_step(self, step: int) -> None:
        """Have everything shown up to a step."""
        while self.lesson.step < step or not self.lesson.waits:
            self.teacher.show()
            self.wait()

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.table.focus.widgets if widget.key == key)

    def press(self, name: str) -> None:
        """Click a button of the note."""
        self.sitting.click(self.widget(f"note {name}").rect.center)

    def check_note(self) -> None:
        """Hold the note to be read whole, and what it points at to be seen whole."""
        window = pygame.Rect((0, 0), self.app.size)
        note = self.widget("note").rect
        assert window.contains(note)
        targets = self.teacher.targets()
        assert targets, "nothing is pointed at"
        for widget in self.table.focus.widgets:
            if isinstance(widget, Button) and widget.kind == "commit":
                assert widget == targets[0], (self.lesson.step, widget.key)
        for target in targets[1:]:
            outcome = self.table.choice.picker.outcome_of(("button", target.key[7:]))
            assert outcome in (None, self.teacher.wanted()), (self.lesson.step, target.key)
        for target in targets:
            assert not note.colliderect(target.rect), (self.lesson.step, target.key)
        for name in self.teacher.talked_of():
            things = [thing for thing, rect in self.teacher.named() if name in thing]
            assert things, (self.lesson.step, name)
        for thing, rect in self.teacher.named():
            assert not note.colliderect(rect), (self.lesson.step, thing)
        words = self.widget("note words")
        assert isinstance(words, TextPanel)
        assert note.contains(words.rect)
        assert words.limit == 0, (self.lesson.step, words.text)
        for widget in self.table.focus.widgets:
            if widget.key.startswith("note "):
                assert note.contains(widget.rect), widget.key


def play(learner: Learner, act: Callable[[], None]) -> int:
    """Play a lesson to its end, each step looked at; how often somebody acted."""
    steps, acted = set(), 0
    while not learner.over:
        learner.check_note()
        steps.add(learner.lesson.step)
        act()
        acted += 1
        learner.wait()
    assert learner.lesson.over
    first = min(steps)
    assert steps == set(range(first, len(learner.lesson.plan.steps)))
    assert isinstance(learner.app.stack.top, LessonOver)
    return acted


# -- played --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_enter_alone(sittings: Any, game: str) -> None:
    learner = Learner(sittings(**PLAIN), game)
    acted = play(learner, lambda: learner.sitting.key(pygame.K_RETURN))
    assert 16 <= acted <= 35


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", [PLAIN, HARD], ids=["plain", "hard"])
def test_a_lesson_is_played_by_mouse(
    sittings: Any, game: str, language: str, look: dict[str, Any]
) -> None:
    set_language(language)
    learner = Learner(sittings(language=language, **look), game)

    def click() -> None:
        target = learner.teacher.targets()[0]
        if isinstance(target, Spot):
            learner.sitting.click(learner.sitting.point_of(target))
        else:
            learner.sitting.click(target.rect.center)

    play(learner, click)


def test_a_note_on_its_ring_is_noticed(sittings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_it(teacher: Any, note: Note, clear: list[pygame.Rect], over: pygame.Rect) -> pygame.Rect:
        size = note.wide, note.height(note.wide)
        return pygame.Rect((0, 0), size).move(clear[0].topleft).clamp((0, 0, 1280, 720))

    monkeypatch.setattr(LessonTeacher, "_room", on_it)
    learner = Learner(sittings(**PLAIN), "zombiaki")
    with pytest.raises(AssertionError):
        learner.check_note()


def test_a_note_on_what_its_words_name_is_noticed(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(sittings(**PLAIN), "zombie_card_game")
    learner.to_step(1)
    learner.check_note()
    laid = next(rect for thing, rect in learner.teacher.named() if thing.startswith("laid"))
    learner.widget("note").rect.center = laid.center
    with pytest.raises(AssertionError):
        learner.check_note()


@pytest.mark.parametrize("game", GAMES)
def test_help_does_it_and_back_leads_to_the_step_before(sitting: Sitting, game: str) -> None:
    learner = Learner(sitting, game)
    first = learner.lesson.plan.steps[0]
    digest = learner.table.match.state.digest()
    sitting.key(pygame.K_u)
    assert len(learner.table.match) == first.first, "there is nothing before the first step"
    sitting.key(pygame.K_h)
    learner.wait()
    assert len(learner.table.match) >= first.to
    learner.press("back")
    learner.wait()
    if learner.lesson.step > 0:
        sitting.key(pygame.K_u)
        learner.wait()
    assert learner.table.match.state.digest() == digest
    assert learner.lesson.waits
    learner.check_note()


@pytest.mark.parametrize("game", GAMES)
def test_a_taught_table_looks_as_it_did(sittings: Any, game: str) -> None:
    learner = Learner(sittings(**PLAIN, reduced_motion=True), game)
    learner.to_step(3)
    learner.sitting.tick(3)
    compare(learner.app.window.canvas, f"lesson_{game}")


def test_the_hand_points_at_the_card_that_the_rule_wants(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombie_card_game")
    for first in (True, False):
        target = learner.teacher.targets()[0]
        assert isinstance(target, Spot)
        assert (target.name[1] == TWO_OF_CLUBS) == first
        sitting.click(sitting.point_of(target))
        chosen = [s.name for s in learner.table.spots if s.state == CHOSEN]
        assert target.name in chosen


def test_a_die_that_was_used_is_grey_when_a_new_roll_is_asked(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombies4")
    spent = {}
    for step, name in ((2, "move"), (4, "wound")):
        learner.to_step(step)
        spent[name] = learner.table.stage.sprites["die",].place.face.spent
    assert spent == {"move": True, "wound": False}


# -- refused -------------------------------------------------------------------------------

WRONG = [
    (game, step)
    for game in GAMES
    for step, taught in enumerate(plan_of(asset_root(), game).steps)
    if taught.wrong
]


@pytest.mark.whole
@pytest.mark.parametrize(("game", "step"), WRONG)
def test_a_told_wrong_click_gets_its_rule(sitting: Sitting, game: str, step: int) -> None:
    """What can be clicked is clicked on the table; what has no place there is asked of it."""
    learner = Learner(sitting, game)
    learner.to_step(step)
    taught = learner.lesson.plan.steps[step]
    wrong = learner.table.match.info.notation.parse(taught.wrong)
    told = []
    while learner.lesson.at < taught.to:
        if learner.lesson.waits:
            table = learner.table
            refusals = [
                reason
                for action, reason in table.choice.refusals(table.path(table.view, wrong)[-1:])
                if action == wrong
            ]
            told.append(table.view.why_not(wrong))
            assert not refusals or told[-1] in refusals
        learner.teacher.show()
        learner.wait()
        if learner.over:
            break
    assert taught.answer in told


def test_after_two_refusals_help_is_offered(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombiaki")
    learner.to_step(1)
    stuck = tr("table.lesson.stuck", key="H")
    wanted = learner.teacher.wanted()
    assert wanted is not None
    sitting.click_on(learner.table.path(learner.table.view, wanted)[0])
    # Zombies rise in row 1: of the squares that do not glow one that the note leaves free.
    squares = [s for s in learner.table.spots if s.name[0] == "square" and s.state == QUIET]
    free = next(s for s in squares if learner.table.focus.top(s.rect.center) is s).rect.center
    for refusals in range(3):
        assert (stuck in learner.teacher.words()) == (refusals == 2)
        assert learner.teacher.insistent == (refusals == 2)
        if refusals < 2:
            sitting.click(free)
            assert learner.table.speech.rule.startswith("ZK-")
    sitting.key(pygame.K_h)
    learner.wait()
    assert not learner.teacher.insistent


def test_who_walks_off_in_a_fight_is_told_to_fight(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombies4")
    learner.to_step(3)
    squares = [s for s in learner.table.spots if s.name[0] == "square" and s.state == QUIET]
    free = [s for s in squares if learner.table.focus.top(s.rect.center) is s]
    assert len(free) > 3
    for spot in free:
        sitting.click(spot.rect.center)
        if learner.table.speech.told is not None:
            assert learner.table.speech.rule == "ZF-21", spot.name


# -- straying ------------------------------------------------------------------------------


def stray(learner: Learner, rng: Random) -> bool:
    """Do something legal that is not on the line; False: there is nothing else."""
    table, lesson = learner.table, learner.lesson
    left = [line.text for line in lesson._left()]
    others = [
        action
        for action in table.choice.actions
        if table.match.info.notation.format(action) not in left
    ]
    if not others:
        return False
    table.do(rng.choice(others))
    learner.wait()
    return True


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_what_leads_elsewhere_is_taken_back_kindly(sittings: Any, game: str) -> None:
    rng = Random(game)
    learner = Learner(sittings(**PLAIN), game)
    strayed = 0
    while not learner.over:
        for _ in range(5):
            table, step = learner.table, learner.lesson.step
            digest = table.match.state.digest()
            if not stray(learner, rng):
                break
            strayed += 1
            assert learner.lesson.astray
            assert tr(f"{game}.lesson.step.{step + 1}.else") in learner.teacher.words()
            if table.can_act and rng.random() < 0.5:
                table.do(rng.choice(table.choice.actions))
                learner.wait()
            rng.choice((lambda: learner.press("take_back"), table.undo, learner.teacher.show))()
            learner.wait()
            assert table.match.state.digest() == digest
            learner.check_note()
        learner.teacher.show()
        learner.wait()
    assert strayed >= 40
    assert learner.lesson.over


def autosaves(learner: Learner) -> int:
    learner.app.profile.flush()
    folder = learner.app.profile.folders.autosaves
    return len(list(folder.glob("*.zombiegame"))) if folder.exists() else 0


@pytest.mark.parametrize("game", GAMES)
def test_one_goes_on_without_the_lesson(sitting: Sitting, game: str) -> None:
    learner = Learner(sitting, game)
    rng = Random(1)
    while not stray(learner, rng):
        learner.teacher.show()
        learner.wait()
    assert autosaves(learner) == 0
    learner.press("go_on")
    table = learner.table
    assert table.teacher is None
    assert type(table.course).__name__ == "Course"
    for _ in range(60):
        sitting.tick(dt=0.5)
        if table.can_act:
            table.do(rng.choice(table.choice.actions))
    assert autosaves(learner) == 1
    entry = learner.app.saves.newest()
    assert entry is not None
    loaded = learner.app.saves.load(entry, learner.app.games)
    assert loaded.match is not None
    assert loaded.match.state.digest() == table.match.state.digest()


def test_a_lesson_is_kept_nowhere_but_in_progress(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombiegeddon")
    progress = learner.app.profile.progress
    learner.to_step(3)
    assert progress.lesson("zombiegeddon").step == 3
    learner.press("later")
    assert learner.over
    assert autosaves(learner) == 0
    again = Learner(sitting, "zombiegeddon", 3)
    assert again.lesson.step == 3
    play(again, lambda: sitting.key(pygame.K_RETURN))
    assert progress.lesson("zombiegeddon") == (0, True)
    assert autosaves(again) == 0
    assert learner.app.statistics.tally("zombiegeddon").games == 0


# -- the end -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["zombiaki", "zombie_card_game"])
def test_the_end_hands_over_to_a_game(sitting: Sitting, game: str) -> None:
    learner = Learner(sitting, game)
    play(learner, lambda: sitting.key(pygame.K_h))
    goes_on = learner.lesson.plan.goes_on
    sitting.click_button("go_on" if goes_on else "fresh")
    table: Any = learner.app.stack.top
    assert (table is learner.table) == goes_on
    assert table.teacher is None
    assert not table.course.over
    assert {text.split(":")[1] for text in table.match.controllers[1:]} == {"easy"}
    assert table.match.controllers[0].startswith("person:")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["menu", "learn", "problem", "escape", "go_on"])
def test_what_goes_on_after_a_lesson_is_there_to_be_continued(
    sitting: Sitting, game: str, way: str
) -> None:
    learner = Learner(sitting, game)
    play(learner, lambda: sitting.key(pygame.K_h))
    goes_on = learner.lesson.plan.goes_on
    if way == "escape":
        sitting.key(pygame.K_ESCAPE)
    elif goes_on or way != "go_on":
        sitting.click_button(way)
    if way == "go_on" and goes_on:
        # Left at once by the pause menu.
        sitting.key(pygame.K_ESCAPE)
        sitting.click_button("menu")
    sitting.tick()
    assert autosaves(learner) == goes_on
    if goes_on:
        entry = learner.app.saves.newest()
        assert entry is not None
        loaded = learner.app.saves.load(entry, learner.app.games)
        assert loaded.match is not None
        assert loaded.match.state.digest() == learner.table.match.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_on_after_a_lesson_counts_nowhere(sitting: Sitting, game: str) -> None:
    learner = Learner(sitting, game)
    learner.teacher.let_go()
    table = learner.table
    assert table.match.seed.startswith(BRANCHED)
    again = Match.load(table.match.save(), learner.app.games)
    for match in (table.match, again):
        rng = Random(3)
        while match.outcome is None:
            match.play(rng.choice(match.state.legal_actions()))
            match.advance()
        course = table.course if match is table.match else type(table.course)(match)
        assert course.results() == []


def test_what_is_pointed_at_for_later_says_so(sittings: Any) -> None:
    """The second of two rings is no refusal by the rules."""
    told = 0
    for game in GAMES:
        learner = Learner(sittings(), game)
        for step in range(len(learner.lesson.plan.steps)):
            learner.to_step(step)
            later = [w for w in learner.teacher.targets()[1:] if isinstance(w, Spot)]
            at = next((spot for spot in later if spot.state != TARGET), None)
            if at is None or not learner.table.can_act:
                continue
            learner.sitting.click(at.rect.center)
            bubble = learner.table.speech.bubble()
            if bubble is not None:
                assert tr("table.lesson.first") in bubble.describe()
                told += 1
            learner.wait()
    assert told >= 3


def test_the_pause_menu_begins_anew(sitting: Sitting) -> None:
    learner = Learner(sitting, "zombiaki")
    learner.to_step(4)
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("begin")
    learner.wait()
    assert learner.lesson.step == 0
    assert learner.lesson.waits


def test_the_ring_breathes_and_is_still_where_motion_is_reduced(sittings: Any) -> None:
    for still in (False, True):
        learner = Learner(sittings(reduced_motion=still), "zombiaki")
        ring = learner.teacher.targets()[0].rect
        seen = set()
        for _ in range(12):
            learner.sitting.tick(dt=0.1)
            canvas = learner.app.window.canvas.subsurface(ring.inflate(24, 24))
            seen.add(pygame.image.tobytes(canvas, "RGB"))
        assert (len(seen) > 3) != still


def test_a_button_glows_only_for_what_is_asked(sitting: Sitting) -> None:
    """Two of three zombies are chosen: their button would play two, and three are asked for."""
    learner = Learner(sitting, "zombie_card_game")
    learner.to_step(3)
    for left in (2, 1, 0):
        sitting.click(sitting.point_of(learner.teacher.targets()[0]))
        found = [w for w in learner.table.focus.widgets if w.key == "button play"]
        assert len(found) == (left < 2)
        for button in found:
            assert isinstance(button, Button)
            assert (button in learner.teacher.targets()) == (left == 0)
            assert (button.kind == "commit") == (left == 0)


def test_no_button_is_red_that_does_something_else(sitting: Sitting) -> None:
    """A page is to be laid down, and the table would discard the card first."""
    learner = Learner(sitting, "zombies4")
    learner.to_step(5)
    for _ in range(2):
        learner.check_note()
        sitting.click(learner.teacher.targets()[0].rect.center)
        learner.wait()
    learner.check_note()
    red = {w.key for w in learner.table.focus.widgets if getattr(w, "kind", "") == "commit"}
    assert "button discard" in [w.key for w in learner.table.focus.widgets]
    assert learner.teacher.targets()[0].key == "button play", "a page is a card that is played"
    assert not red


def cut_by_ring(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Name what the ring round the next click changes of the buttons beside it and the hint."""
    table = learner.table
    targets = learner.teacher.targets()
    others = [w for w in table.focus.widgets if isinstance(w, Button) and w != targets[0]]
    # Not the corners of a button, which are round, nor the margin of the hint.
    beside = {w.key: w.rect.inflate(-10, -10) for w in others}
    beside["hint"] = table.hint_rect.inflate(0, -table.look.px(10))
    drawn = []
    for ringed in (True, False):
        with monkeypatch.context() as patch:
            if not ringed:
                patch.setattr(LessonTeacher, "draw", lambda teacher, surface: None)
            surface = pygame.Surface(learner.app.size)
            table.draw(surface)
            drawn.append(surface)
    return [
        key
        for key, rect in beside.items()
        if len({pygame.image.tobytes(one.subsurface(rect), "RGB") for one in drawn}) > 1
    ]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", [PLAIN, HARD], ids=["plain", "hard"])
def test_no_ring_cuts_what_is_to_be_read(
    sittings: Any, game: str, look: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(sittings(**look), game)
    for step in range(len(learner.lesson.plan.steps)):
        learner.to_step(step)
        learner.teacher.refusals = 2
        assert cut_by_ring(learner, monkeypatch) == [], step
