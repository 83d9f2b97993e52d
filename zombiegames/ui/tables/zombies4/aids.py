"""Comfort at the table of Zombies!!! 4: plans played for a person, fights rolled to their end,
windows let pass, the way to the next own turn.

A plan comes from ``games.zombies4.advice``; the table plays it action by action and stops as soon
as the next one is not possible any more or somebody else has done something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.core.protocol import UNKNOWN
from zombiegames.games.zombies4 import actions, advice, ask
from zombiegames.games.zombies4 import events as told
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.reader import Reader
from zombiegames.ui.table.waiting import Waiting
from zombiegames.ui.tables.zombies4.map import MapPointer, MapView
from zombiegames.ui.tables.zombies4.story import Story, concerns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Deed
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.hooks import Hooks
    from zombiegames.ui.table.speech import Speech
    from zombiegames.ui.table.spots import Spot

Offer = tuple[str, str, Any]

FIGHTING = (ask.FIGHT, ask.WOUND)

HURRY = 10.0
"""Times faster a computer answers that is asked in secret."""

LINES = 14
"""Of what happened meanwhile, at most."""


class WishPointer(MapPointer):
    """The pointer, also for ways further on than a step."""

    scene: Aids

    def spot_clicked(self, spot: Spot) -> None:
        """Walk to a square further on, or go on with the choice."""
        if spot.name[0] == "square" and self.scene.can_act:
            choice = self.scene.choice
            ways = self.scene.walks()
            square = spot.name[1]
            if choice is not None and square in ways and choice.meant(spot.means) is None:
                self.speech.hush(quiet=True)
                self.scene.walk(square)
                return
        super().spot_clicked(spot)


class Meanwhile(Waiting):
    """The way to the own turn, also past questions; then what happened on it."""

    scene: Aids

    def __init__(self, scene: Hooks[Any], speech: Speech) -> None:
        super().__init__(scene, speech)
        self._events: list[Event] = []
        """What the person should hear of later."""

    @property
    def may_skip(self) -> bool:
        """Whether a turn of somebody else is under way, also where the person is asked in it."""
        course, view = self.scene.course, self.scene.view
        return (
            len(course.persons) == 1
            and not course.over
            and not self.skipping
            and view.seat >= 0
            and view.seat != self.scene.viewer
        )

    def skip_to_me(self) -> Transition:
        """Let everything pass until the own turn, the questions in between as well."""
        self._events = []
        super().skip_to_me()
        if self.skipping:
            self.scene.go_on()
        return None

    def note(self, deeds: Sequence[Deed], seat: int) -> None:
        """Keep in mind what concerns the person."""
        home = self.scene.view.at[seat]
        for deed in deeds:
            for entry in deed.entries:
                event: Any = entry.for_seat(seat)
                if event is not None and concerns(event, seat, home):
                    self._events.append(event)
                if isinstance(event, told.Moved) and event.seat == seat:
                    home = event.square

    def arrive(self) -> None:
        """Show what happened to the person meanwhile, unless the question is passed over."""
        choice = self.scene.choice
        if choice is not None and self.scene.passes(choice.view, choice.seat):
            return
        super().arrive()
        events, self._events = self._events, []
        if self._lines_about(events):
            self.scene.wanted = Push(
                Reader("zombies4.label.meanwhile", lambda: "\n".join(self._lines_about(events)))
            )
        else:
            self.scene.app.notify("zombies4.label.meanwhile_nothing")

    def _lines_about(self, events: Sequence[Event]) -> list[str]:
        story = Story(self.scene.names)
        lines = [f"- {line}" for line in map(story.line, events) if line]
        return lines[-LINES:]


class Aids(MapView):
    """The part of the table that plays for a person what the person asked for."""

    pointer_type = WishPointer
    waiting_type = Meanwhile
    waiting: Meanwhile

    def __init__(self, match: Any) -> None:
        self.proposal: list[Action] = []
        """What "for me" would do, shown until it is accepted or something else is done."""
        self._plan: list[Action] = []
        """Accepted, and still to be done."""
        self._by_plan = False
        self._fighting = False
        """Whether the open fight is rolled to its end."""
        self._wisher: Seat | None = None
        """Who asked for that, and for windows to be let pass."""
        self.policy = "last"
        """When bullets are spent then."""
        self._muted: tuple[int, int] | None = None
        """Round and seat of the turn whose windows are let pass."""
        super().__init__(match)

    # -- offers ------------------------------------------------------------------------

    def offers(self) -> list[Offer]:
        """List what the table can do for the person to act, as buttons."""
        if not self.can_act:
            return []
        choice = self.choice
        if choice is None or choice.picker.started:
            return []
        if self.proposal:
            return [
                ("accept", tr("zombies4.prompt.accept"), self.accept),
                ("change", tr("zombies4.prompt.change"), self.reject),
            ]
        prompt = self.view.prompt
        if prompt == ask.PLACE:
            return [self._aid("place")]
        if prompt == ask.PUT:
            return [self._aid("put")]
        if prompt in (ask.PICK, ask.RUN_DOG):
            return [self._aid("dogs")]
        if prompt in FIGHTING and self.view.fighter == choice.seat:
            words = tr(f"zombies4.prompt.policy.{self.policy}")
            return [
                ("fight-on", tr("zombies4.prompt.fight-on"), self.fight_on),
                ("policy", words, self.next_policy),
            ]
        if prompt == ask.MOVE and self.view.steps:
            tag = "avoid" if self.avoid else "straight"
            return [("ways", tr(f"zombies4.prompt.ways.{tag}"), self.change_ways)]
        if prompt == ask.WINDOW:
            skip = (
                [("skip", tr("table.button.skip"), self.waiting.skip_to_me)]
                if self.waiting.may_skip
                else []
            )
            return [("mute", tr("zombies4.prompt.mute"), self.mute), *skip]
        return []

    def _aid(self, wish: str) -> Offer:
        return (f"{wish}-for-me", tr(f"zombies4.prompt.{wish}-for-me"), lambda: self.propose(wish))

    def propose(self, wish: str) -> Transition:
        """Show what the table would do."""
        if self.choice is not None and self.can_act:
            self.proposal = list(advice.plan(self.choice.view, wish))
            first = self.proposal[0] if self.proposal else None
            if isinstance(first, actions.PlaceTile):
                self._turn = first.turn
            self.speech.hush(quiet=True)
            self.refresh()
        return None

    def accept(self) -> Transition:
        """Do what is shown."""
        self._plan, self.proposal = self.proposal, []
        self.go_on()
        return None

    def reject(self) -> Transition:
        """Show it no more."""
        self.proposal = []
        self.refresh()
        return None

    def fight_on(self) -> Transition:
        """Roll until the fight is over."""
        self._fighting = True
        self.go_on()
        return None

    def next_policy(self) -> Transition:
        """Choose when bullets are spent."""
        at = advice.POLICIES.index(self.policy) + 1
        self.policy = advice.POLICIES[at % len(advice.POLICIES)]
        self.refresh()
        return None

    def change_ways(self) -> Transition:
        """Lead ways round dogs, or straight."""
        self.avoid = not self.avoid
        self.refresh()
        return None

    def mute(self) -> Transition:
        """Let all windows of this turn pass."""
        self._muted = (self.view.round, self.view.seat)
        self.go_on()
        return None

    # -- going on ----------------------------------------------------------------------

    def walk(self, square: int) -> None:
        """Go to a square, as far as nothing happens on the way."""
        way = self.walks().get(square)
        if way is not None and self.choice is not None:
            view: Any = self.choice.view
            self._plan = list(advice.plan(view, "walk", square=square, avoid=self.avoid))
            self.go_on()

    def go_on(self) -> None:
        """Do the next thing that was asked for, if it can be done."""
        if self.choice is not None and self.choice.seat != self._wisher:
            # What one person wished for is not done for another.
            self._wisher = self.choice.seat
            self._plan, self._fighting, self._muted = [], False, None
        action = self._next_action() if self.can_act else None
        if action is not None:
            self._by_plan = True
            self.do(action)
            self._by_plan = False

    def _next_action(self) -> Action | None:
        choice = self.choice
        if choice is None:
            return None
        view: Any = choice.view
        if self._plan:
            action = self._plan.pop(0)
            if action in choice.actions:
                return action
            self._plan = []
        if self._fighting:
            if view.prompt in FIGHTING and view.fighter == choice.seat:
                steps = advice.plan(view, "fight", policy=self.policy)
                if steps and steps[0] in choice.actions:
                    return steps[0]
            elif view.prompt != ask.WINDOW:
                self._fighting = False
        return actions.Pass() if self.passes(view, choice.seat) else None

    def passes(self, view: Any, seat: int) -> bool:
        """Whether the person wants this question passed over."""
        if view.prompt == ask.WINDOW:
            return self.waiting.skipping or self._muted == (view.round, view.seat)
        if view.prompt == ask.CANCEL and self.waiting.skipping:
            return bool(view.plays[-1][2] != seat)
        return False

    def bot_pause(self, pause: float) -> float:
        """Let nobody see by a pause who is asked in secret."""
        return 0.0 if self.view.actor == UNKNOWN else pause

    def do(self, action: Action) -> None:
        """Do an action; one that was not planned ends what was."""
        self.proposal = []
        if self.course.person_acts and not self._by_plan:
            self._plan = []
        super().do(action)

    def forget_plans(self) -> None:
        """What was planned for another position is off."""
        self._plan, self.proposal, self._fighting = [], [], False

    def tell(self, deeds: Sequence[Deed]) -> None:
        """Notice surprises, and what the person should hear of later."""
        seat = self.viewer
        if self.waiting.skipping and seat is not None:
            self.waiting.note(deeds, seat)
        if self._plan and any(
            isinstance(entry.event, (told.CardPlayed, told.FightBegan, told.CardUsed))
            and not (isinstance(entry.event, told.FightBegan) and entry.event.seat != seat)
            for deed in deeds
            for entry in deed.entries
        ):
            self._plan = []
        super().tell(deeds)

    def hint_of_proposal(self) -> str:
        """Say what is proposed."""
        first = self.proposal[0] if self.proposal else None
        if isinstance(first, actions.PlaceTile):
            return tr("zombies4.hint.proposal.place")
        if isinstance(first, (actions.PutHeart, actions.PutBullet, actions.PutDog)):
            return tr("zombies4.hint.proposal.put")
        return tr("zombies4.hint.proposal.dogs")

    def proposed_runs(self) -> list[tuple[int, int]]:
        """List from where to where the proposed dogs run."""
        runs: list[tuple[int, int]] = []
        origin = self.view.picked
        for action in self.proposal:
            if isinstance(action, actions.PickDog):
                origin = action.square
            elif isinstance(action, actions.RunDog):
                runs.append((origin, action.square))
        return runs
