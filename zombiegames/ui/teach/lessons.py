"""A guided first game at its table: who acts in it, and the teacher who says what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.match import other_seed
from zombiegames.learn.lesson import Lesson
from zombiegames.learn.library import plan_of
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.dialogs import PauseItem
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.signs import SIGNS
from zombiegames.ui.table.course import Guided
from zombiegames.ui.teach.note import NoteButton
from zombiegames.ui.teach.teacher import Teacher, then_nothing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.match import Deed
    from zombiegames.core.protocol import GameInfo
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.speech import Speech

READING = 16.0
"""Letters read in a second."""


def lesson_of(game: str, games: Mapping[str, GameInfo], step: int, name: str) -> Lesson:
    """Set the table of a lesson up at one of its steps, the first where there is no such.

    Args:
        game: its id.
        games: all there are, by id.
        step: number of the step, from 0.
        name: of the learner.
    """
    plan = plan_of(asset_root(), game)
    seats = list(plan.record.controllers)
    seats[plan.learner] = f"person:{name}"
    plan = plan._replace(record=plan.record._replace(controllers=tuple(seats)))
    return Lesson(plan, games, step if step < len(plan.steps) else 0)


class Taught(Guided):
    """The course of a lesson: on its line all but the learner do what the line says; off it
    everybody waits for the learner.
    """

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.match)
        self.lesson = lesson
        self.reading = 0.0
        """Seconds that what is being said needs to be read."""

    @property
    def person_acts(self) -> bool:
        """Whether the learner may act."""
        lesson = self.lesson
        return self.acting == lesson.plan.learner and (lesson.astray or lesson.waits)

    @property
    def computer_acts(self) -> bool:
        """Whether the lesson goes on by itself."""
        lesson = self.lesson
        return self.acting >= 0 and not (lesson.over or lesson.astray or lesson.waits)

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self.lesson.over

    @property
    def hurries(self) -> bool:
        """Whether what comes next passes at once."""
        return self.lesson.hurries

    def play(self, action: Action) -> list[Deed]:
        """Do an action, and see whether it is on the line."""
        deeds = super().play(action)
        self.lesson.follow()
        self.match.advance()
        return deeds

    def think(self, dt: float, pause: float) -> Action | None:
        """Give what the line has next, once it is due and what was said can have been read."""
        self._rested += dt
        if self._rested < (0.0 if self.hurries else max(pause, self.reading)):
            return None
        return self.lesson.wanted()

    def hurry(self) -> None:
        """Go on at once: it has been read."""
        self.reading = 0.0


class LessonTeacher(Teacher):
    """Says what a step of a lesson asks, and takes back what leads elsewhere."""

    by_hand = True

    def __init__(
        self, scene: Hooks[Any], speech: Speech, course: Taught, learning: bool = False
    ) -> None:
        super().__init__(scene, speech)
        self.learning = learning
        """Whether one came here from the page of all lessons."""
        self.course = course
        self.lesson = course.lesson
        self._aside = 0
        """Number of the entry beside which something is said; 0: none is."""
        self._said = 0
        """Number of the step that was told last: its note stays until it is done."""
        self._at = self.lesson.at
        """Entries on the line when something was done last."""

    # -- what is said ------------------------------------------------------------------

    def words(self) -> str:
        """Say what the learner is to do, what was done, or that it was something else."""
        game, step = self.scene.game, self.lesson.step + 1
        if self.lesson.astray:
            return tr(f"{game}.lesson.step.{step}.else")
        if self.lesson.waits and self.scene.can_act:
            self._said = step
        if self.lesson.waits and self._said == step:
            rules = " · ".join(f"[[{rule}]]" for rule in self.lesson.plan.steps[step - 1].rules)
            key = SIGNS.key(tr("ui.keys.cap.suggest"))
            stuck = [tr("table.lesson.stuck", key=key)] if self.insistent else []
            return "\n".join([tr(f"{game}.lesson.step.{step}.say"), *stuck, rules])
        return tr(f"{game}.lesson.aside.{self._aside}") if self._aside else ""

    @property
    def aside(self) -> bool:
        """What is only told leaves the table in sight; what is to be done lies beside it."""
        return not (self.lesson.astray or self.lesson.waits)

    def talked_of(self) -> Sequence[str]:
        """What the step that is told is about."""
        steps, step = self.lesson.plan.steps, self.lesson.step
        return steps[step].about if step < len(steps) else ()

    @property
    def dots(self) -> tuple[int, int]:
        """The steps of the lesson."""
        return self.lesson.step, len(self.lesson.plan.steps)

    def wanted(self) -> Action | None:
        """Give what the learner is to do on the line."""
        return self.lesson.wanted() if self.lesson.waits else None

    def played(self) -> None:
        """Learn that something was done."""
        now = self.lesson.at
        asides = [n for n in range(self._at + 1, now + 1) if n in self.lesson.plan.asides]
        if asides or self.lesson.waits:
            self._aside = asides[-1] if asides else 0
        self.course.reading = len(self.words()) / READING if asides else 0.0
        progress, game = self.scene.app.profile.progress, self.scene.game
        if self.lesson.over:
            progress.finish(game)
        elif self.lesson.step > progress.lesson(game).step:
            progress.reach(game, self.lesson.step)
        self._at, self.refusals = now, 0

    # -- what can be done --------------------------------------------------------------

    def offers(self) -> Sequence[NoteButton]:
        """Off the line: back, or on without the lesson; on it: help, back, leave."""
        if self.lesson.astray:
            back = self._button("take_back", then_nothing(self.back), red=True)
            go_on = self._button("go_on", then_nothing(self.let_go))
            return [back] if self.scene.match.outcome is not None else [back, go_on]
        if self.wanted() is None or self._said != self.lesson.step + 1:
            return []
        offers = [self._button("show", then_nothing(self.show))]
        if len(self.scene.match) > self.lesson.plan.steps[0].first:
            offers.append(self._button("back", then_nothing(self.back)))
        return [*offers, self._button("later", self.home)]

    def _button(self, name: str, act: Callable[[], Transition], *, red: bool = False) -> NoteButton:
        words, tip = tr(f"table.lesson.{name}"), tr(f"table.lesson.tip.{name}")
        return NoteButton(name, words, tip, act, red)

    def show(self) -> None:
        """Do what the lesson has next for the learner; else take back what leads elsewhere."""
        action = self.wanted() if self.scene.can_act else None
        if self.lesson.astray:
            self.back()
        elif action is None:
            self.scene.app.play("refuse")
        else:
            self.speech.hush(quiet=True)
            self.scene.do(action)

    def back(self) -> None:
        """Take back what led elsewhere; else go to the beginning of the step, or of the last."""
        if self.lesson.astray:
            self.lesson.take_back()
        elif not self.lesson.back():
            self.scene.app.play("refuse")
            return
        self._stand()

    def begin_again(self) -> None:
        """Begin the lesson from its first step."""
        self.lesson.match.rewind(self.lesson.plan.begin)
        self.lesson.match.advance()
        self.lesson.follow()
        self._stand()

    def _stand(self) -> None:
        self._at, self._aside, self._said, self.refusals = self.lesson.at, 0, 0, 0
        self.course.stand()
        self.scene.rewound()

    def let_go(self) -> None:
        """Leave the table to the learner. What goes on from a lesson is kept; it counts nowhere."""
        self.lesson.match.seed = other_seed()
        self.scene.let_go()

    def finish(self) -> Transition:
        """Say what was learned, and where to go from here."""
        return Push(self.scene.app.lesson_over(self.lesson.plan, self.let_go, self.home))

    def home(self) -> Transition:
        """Go back to where one came from."""
        scene = self.scene
        return Reset(scene.app.learn(scene.game)) if self.learning else scene.get_up()

    def pause_items(self) -> list[PauseItem]:
        """From the beginning, or on without the lesson."""
        items = [PauseItem("begin", tr("table.lesson.begin"), then_nothing(self.begin_again))]
        if self.scene.match.outcome is None:
            go_on = then_nothing(self.let_go)
            items.append(PauseItem("go_on", tr("table.lesson.go_on"), go_on))
        return items
