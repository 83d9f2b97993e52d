"""A night problem at its table: the others answer as its solver says, which judges every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.ai.minds import Controller
from zombiegames.core.match import Match, other_seed
from zombiegames.core.protocol import NATURE
from zombiegames.core.record import Line
from zombiegames.learn.kinds.kind import NEAR
from zombiegames.learn.library import problems_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.dialogs import PauseItem
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.table.course import Guided
from zombiegames.ui.teach.note import NoteButton
from zombiegames.ui.teach.teacher import Teacher, then_nothing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.match import Deed
    from zombiegames.learn.problem import Problem
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.speech import Speech

PATIENCE = 20
"""Times the positions of a kind's limit that are looked at over all tries."""
WHOLE_LINE = 3
"""Calls for help after which everything is shown."""
LEVEL = "normal"
"""Who sits opposite when a problem is played on."""


def seated(problem: Problem, name: str, level: str = LEVEL) -> Problem:
    """Sit a person of a name down to solve a problem, and computers opposite."""
    seats = [Controller.read(text) for text in problem.record.controllers]
    controllers = tuple(
        f"person:{name}" if seat == problem.solver else f"bot:{level}:{other.name}"
        for seat, other in enumerate(seats)
    )
    return problem._replace(record=problem.record._replace(controllers=controllers))


class Puzzled(Guided):
    """The course of a problem: the solver answers for all others, and for dice that are against
    the one who solves.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.match())
        self.problem = problem
        self.begin_at = len(self.match)
        """Entries played before the problem begins."""
        kind = problem.search()
        self.kind = problem.search(PATIENCE * kind.limit)
        self.points = self.kind.worth(self.match.state) if kind.ceiling > 1 else 0.0
        self.demonstrates = False
        """Whether the solver plays everything."""
        self.missed: tuple[int, float, float] | None = None
        """Of the first choice that was not best: entries played before it, what was to be had,
        what was left; None: all were."""

    @property
    def person_acts(self) -> bool:
        """Whether the one who solves may act."""
        return self.acting == self.problem.solver and not (self.over or self.demonstrates)

    @property
    def computer_acts(self) -> bool:
        """Whether the solver answers."""
        mine = self.acting == self.problem.solver and not self.demonstrates
        return self.acting >= 0 and not mine and not self.over

    @property
    def over(self) -> bool:
        """Whether the goal is reached or missed: a chance is missed with the first worse choice."""
        worse = self.kind.fair and self.missed is not None
        return worse or self.worth is not None

    @property
    def worth(self) -> float | None:
        """What it came to; None as long as it goes on."""
        return self.kind.decided(self.match.state)

    @property
    def solved(self) -> bool:
        """Whether it is over and every choice was the best."""
        return self.over and self.missed is None

    def best(self) -> Action:
        """Give a best action of the solver."""
        good = self.kind.best(self.match.state)
        return next((action for action in self.problem.key if action in good), good[-1])

    def play(self, action: Action) -> list[Deed]:
        """Do an action, judge it, and let nature answer."""
        state, kind = self.match.state, self.kind
        left = kind.worth(kind.after(state, action))
        if self.acting == self.problem.solver and self.missed is None:
            had = kind.worth(state)
            if left < had - NEAR:
                self.missed = (len(self.match), had, left)
        self.stop_thinking()
        deeds = [self.match.play(action)]
        while self.acting == NATURE and (self.worth is None or kind.ceiling > 1):
            # A half that is over is shown with the next one laid out.
            deeds.append(self._nature())
        return deeds

    def _nature(self) -> Deed:
        """Let dice fall as they do where they count by their odds, else against the solver."""
        state, kind, match = self.match.state, self.kind, self.match
        if kind.fair or kind.ceiling > 1:
            action = match.chance()
        else:
            chances = [action for action, _ in kind.chances(state)]
            action = min(chances, key=lambda chance: kind.worth(kind.after(state, chance)))
        kind.after(state, action)
        return match.replay_line(Line(NATURE, match.info.notation.format(action)))

    def think(self, dt: float, pause: float) -> Action | None:
        """Give the answer, once it is due."""
        self._rested += dt
        if self._rested < pause:
            return None
        mine = self.acting == self.problem.solver
        return self.best() if mine else self.kind.reply(self.match.state)

    def go_back(self, entries: int) -> None:
        """Go back to so many entries."""
        self.match.rewind(entries)
        if self.missed is not None and self.missed[0] >= entries:
            self.missed = None
        self.demonstrates = False
        self.stand()


class ProblemTeacher(Teacher):
    """Says the goal, what was missed, and in the end the idea."""

    def __init__(self, scene: Hooks[Any], speech: Speech, course: Puzzled) -> None:
        super().__init__(scene, speech)
        self.course = course
        self.problem = course.problem
        scene.open_cards = course.kind.open_cards
        self.help = 0
        """Times help was asked for at this decision."""
        self.helped = False
        """Whether it was ever asked for since the problem began anew."""
        self._noted = False
        """Whether this try was noted."""

    # -- what is said ------------------------------------------------------------------

    def words(self) -> str:
        """Say the goal; in the end the idea, or what was missed."""
        name = f"**{tr(self.problem.title)}**"
        course = self.course
        if not (course.over and self.scene.settled):
            return f"{name}\n{self._goal()}"
        if not course.solved:
            return f"{name}\n{self._missed()}"
        said = tr("table.problem.helped" if self.helped else "table.problem.solved")
        unlucky = [tr("table.problem.unlucky")] if course.kind.fair and not course.worth else []
        return "\n".join([name, said, *unlucky, tr(self.problem.idea)])

    def _goal(self) -> str:
        return tr(self.problem.goal, count=self.problem.wish)

    def _missed(self) -> str:
        course = self.course
        assert course.missed is not None
        _, had, left = course.missed
        if course.kind.fair:
            return tr("table.problem.chance", best=round(100 * had), n=round(100 * left))
        if course.kind.ceiling > 1:
            brought = round((course.worth or 0.0) - course.points) + self.problem.wish
            return tr("table.problem.points", n=brought, best=self.problem.wish)
        return tr(f"{self.scene.game}.problem.missed.{self.problem.kind}")

    def wanted(self) -> Action | None:
        """Give the best action once help was asked for."""
        if not self.help or self.course.missed is not None or not self.course.person_acts:
            return None
        return self.course.best()

    @property
    def pointed(self) -> int:
        """First the card or pawn alone, then its target too."""
        return self.help

    def played(self) -> None:
        """Learn that something was done."""
        self.help = 0

    # -- what can be done --------------------------------------------------------------

    def offers(self) -> Sequence[NoteButton]:
        """Help and back on the way; in the end once more, the next one, or on from here."""
        course = self.course
        more = self._button("later", self._to_problems)
        if not (course.over and self.scene.settled):
            back = len(course.match) > course.begin_at
            return [
                self._button("help", then_nothing(self.show)),
                *([self._button("again", then_nothing(self.again))] if back else []),
                more,
            ]
        if not course.solved:
            again = self._button("again", then_nothing(self.again), red=True)
            return [again, self._button("back", then_nothing(self.back)), more]
        following = self._next()
        offers = [self._button("again", then_nothing(self.again), red=following is None)]
        if following is not None:
            offers.insert(0, self._button("next", lambda: self._open(following), red=True))
        if course.match.outcome is None:
            offers.append(self._button("play_on", self._play_on))
        return [*offers, more]

    def _button(self, name: str, act: Callable[[], Transition], *, red: bool = False) -> NoteButton:
        words, tip = tr(f"table.problem.{name}"), tr(f"table.problem.tip.{name}")
        return NoteButton(name, words, tip, act, red)

    def show(self) -> None:
        """Help by degrees: what to take, where to, everything."""
        course = self.course
        if course.missed is not None:
            # From here nothing helps.
            self.back()
            return
        if not course.person_acts or not self.scene.can_act:
            self.scene.app.play("refuse")
            return
        self.help += 1
        self.helped = True
        if self.help >= WHOLE_LINE:
            self.help = 0
            course.demonstrates = True
            self.scene.settled = False
        self.scene.refresh()

    def back(self) -> None:
        """Go back to the first choice that was not best, else to the last decision."""
        course = self.course
        mine = [
            n
            for n, line in enumerate(course.match.lines)
            if n >= course.begin_at and line.seat == self.problem.solver
        ]
        if not mine:
            self.scene.app.play("refuse")
            return
        first = course.missed[0] if course.missed is not None and course.over else mine[-1]
        self._go_back(first)

    def again(self) -> None:
        """Begin anew."""
        self.helped = False
        self._go_back(self.course.begin_at)

    def _go_back(self, entries: int) -> None:
        self.help = 0
        self._noted = False
        self.course.go_back(entries)
        self.scene.rewound()

    def finish(self) -> Transition:
        """Note how it went."""
        if not self._noted:
            self._noted = True
            solved, app = self.course.solved, self.scene.app
            app.play("win" if solved else "lose")
            app.profile.progress.try_problem(
                self.scene.game,
                self.problem.name,
                solved=solved,
                helped=self.helped,
                day=app.today(),
            )
        self.scene.refresh()
        return None

    def pause_items(self) -> list[PauseItem]:
        """Once more, or the other problems."""
        words = tr("table.problem.later")
        return [
            PauseItem("again", tr("table.problem.again"), then_nothing(self.again)),
            PauseItem("later", words, self._to_problems),
        ]

    def _to_problems(self) -> Transition:
        return Reset(self.scene.app.problems(self.scene.game))

    def _next(self) -> Problem | None:
        """Give the next problem that is not solved."""
        game = self.scene.game
        progress = self.scene.app.profile.progress
        left = [
            problem
            for problem in problems_of(asset_root(), game)
            if problem.name != self.problem.name and not progress.problem(game, problem.name).best
        ]
        later = [problem for problem in left if problem.grade >= self.problem.grade]
        return next(iter(later or left), None)

    def _open(self, problem: Problem) -> Transition:
        return Reset(self.scene.app.open_problem(self.scene.game, problem.name))

    def _play_on(self) -> Transition:
        """Go on as a game, with closed cards and dice of its own."""
        app, record = self.scene.app, self.course.match.record
        record = record._replace(seed=other_seed())
        return Reset(app.open_match(Match.load(record.dumps(), app.games)))
