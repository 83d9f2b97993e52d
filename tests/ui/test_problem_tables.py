"""Night problems at their tables: solved, missed, helped with, played on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from zombiegames.core.match import BRANCHED
from zombiegames.learn.library import problems_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.teach.problems import ProblemTeacher, Puzzled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table_support import Sitting
    from zombiegames.core.action import Action
    from zombiegames.ui.kit.widget import Widget

GAMES = ("zombiaki", "zombiegeddon", "zombies4", "zombanimaux", "zombie_card_game")
ALL = [(game, problem.name) for game in GAMES for problem in problems_of(asset_root(), game)]
FIRST_OF_KIND = list(
    {
        problem.kind: (game, problem.name)
        for game in GAMES
        for problem in problems_of(asset_root(), game)[::-1]
    }.values()
)


class Solver:
    """Somebody who sits down to a problem."""

    def __init__(self, sitting: Sitting, game: str, name: str) -> None:
        self.sitting = sitting
        self.app = sitting.app
        scene: Any = self.app.open_problem(game, name)
        self.app.start(scene)
        sitting.table = self.table = scene
        self.wait()

    @property
    def teacher(self) -> ProblemTeacher:
        teacher = self.table.teacher
        assert isinstance(teacher, ProblemTeacher)
        return teacher

    @property
    def course(self) -> Puzzled:
        course = self.table.course
        assert isinstance(course, Puzzled)
        return course

    def wait(self) -> None:
        """Let time pass until there is something to decide, or it is over."""
        for _ in range(1000):
            self.sitting.tick(dt=0.5)
            assert self.app.stack.top is self.table
            if self.table.ended or (self.table.can_act and not self.course.over):
                return
        raise AssertionError("the problem does not go on")

    def play(self, choose: Callable[[], Action]) -> None:
        """Play to the end."""
        while not self.course.over:
            self.table.do(choose())
            self.wait()

    def at_random(self, rng: Random) -> Callable[[], Action]:
        return lambda: rng.choice(self.course.kind.moves(self.table.match.state))

    def miss(self) -> None:
        """Play at random until the goal is missed."""
        rng = Random(3)
        for _ in range(100):
            self.play(self.at_random(rng))
            if not self.course.solved:
                return
            self.teacher.again()
            self.wait()
        raise AssertionError("the goal cannot be missed")

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.table.focus.widgets if widget.key == key)

    def offered(self) -> list[str]:
        keys = [widget.key for widget in self.table.focus.widgets]
        names = [key.removeprefix("note ") for key in keys if key.startswith("note ")]
        return [name for name in names if name != "words"]

    def press(self, name: str) -> None:
        self.sitting.click(self.widget(f"note {name}").rect.center)


@pytest.mark.whole
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_problem_is_solved_by_its_key_and_missed_by_others(
    sitting: Sitting, game: str, name: str
) -> None:
    solver = Solver(sitting, game, name)
    progress = solver.app.profile.progress
    assert tr(solver.teacher.problem.title) in solver.teacher.words()
    solver.play(solver.course.best)
    assert solver.course.solved
    assert tr(solver.teacher.problem.idea) in solver.teacher.words()
    assert progress.problem(game, name) == (2, 1)
    solver.teacher.again()
    solver.wait()
    solver.miss()
    assert solver.course.missed is not None
    assert tr(solver.teacher.problem.idea) not in solver.teacher.words()
    assert progress.problem(game, name).best == 2
    # What was missed was missed: from there nothing reaches it any more.
    _, had, left = solver.course.missed
    assert left < had


@pytest.mark.parametrize(("game", "name"), FIRST_OF_KIND)
def test_help_comes_by_degrees_and_is_noted(sitting: Sitting, game: str, name: str) -> None:
    solver = Solver(sitting, game, name)
    assert not solver.teacher.targets()
    sitting.key(pygame.K_h)
    assert len(solver.teacher.targets()) == 1
    sitting.key(pygame.K_h)
    assert solver.course.person_acts
    assert 1 <= len(solver.teacher.targets()) <= 2
    solver.press("help")
    assert not solver.course.person_acts
    solver.wait()
    assert solver.course.solved
    assert tr("table.problem.helped") in solver.teacher.words()
    assert solver.app.profile.progress.problem(game, name) == (1, 1)


@pytest.mark.parametrize(("game", "name"), FIRST_OF_KIND)
def test_a_missed_problem_goes_back_to_what_missed_it(
    sitting: Sitting, game: str, name: str
) -> None:
    solver = Solver(sitting, game, name)
    solver.miss()
    assert solver.course.missed is not None
    entries = solver.course.missed[0]
    assert "back" in solver.offered()
    sitting.key(pygame.K_u)
    solver.wait()
    assert len(solver.table.match) == entries
    assert solver.course.missed is None
    solver.play(solver.course.best)
    assert solver.course.solved


@pytest.mark.parametrize(("game", "name"), FIRST_OF_KIND)
def test_no_answer_helps_the_one_who_solves(sitting: Sitting, game: str, name: str) -> None:
    """Whatever the others do, after a good choice the goal stays in reach, after another it is not
    given back.
    """
    solver = Solver(sitting, game, name)
    kind = solver.course.kind
    if kind.fair:
        return
    worth = kind.worth(solver.table.match.state)
    while not solver.course.over:
        solver.table.do(solver.course.best())
        solver.wait()
        assert kind.worth(solver.table.match.state) == worth


def test_nothing_of_it_is_kept_but_progress(sitting: Sitting) -> None:
    solver = Solver(sitting, "zombiaki", problems_of(asset_root(), "zombiaki")[0].name)
    solver.play(solver.course.best)
    solver.app.profile.flush()
    folder = solver.app.profile.folders.autosaves
    assert not folder.exists() or not list(folder.iterdir())
    assert solver.app.statistics.tally("zombiaki").games == 0


def test_a_problem_played_on_is_a_game_of_its_own_that_counts_nowhere(sitting: Sitting) -> None:
    game = "zombies4"
    solver = Solver(sitting, game, problems_of(asset_root(), game)[0].name)
    before = solver.course.match.seed
    solver.play(solver.course.best)
    assert solver.table.match.outcome is None, "the dice did not cast the spell"
    solver.press("play_on")
    table: Any = solver.app.stack.top
    assert table is not solver.table
    assert table.teacher is None
    assert table.match.seed.startswith(BRANCHED)
    assert table.match.seed != before
    table.match.concede(0)
    assert table.course.results() == []


def test_the_next_problem_is_one_that_is_not_solved(sitting: Sitting) -> None:
    first = problems_of(asset_root(), "zombanimaux")[0]
    solver = Solver(sitting, "zombanimaux", first.name)
    solver.play(solver.course.best)
    solver.press("next")
    table: Any = solver.app.stack.top
    left = table.teacher.problem
    assert left.name != first.name
    assert solver.app.profile.progress.problem("zombanimaux", left.name) == (0, 0)
    assert left.grade >= first.grade
