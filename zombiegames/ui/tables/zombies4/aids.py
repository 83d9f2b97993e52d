"""Comfort at the table of Zombies!!! 4: plans played for a person, fights rolled to their end,
windows let pass, the way to the next own turn.

A plan comes from ``games.zombies4.advice``; the table plays it action by action and stops as soon
as the next one is not possible any more or somebody else has done something.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from zombiegames.core.protocol import UNKNOWN
from zombiegames.games.zombies4 import act, actions, advice, ask, play
from zombiegames.games.zombies4 import events as told
from zombiegames.ui.kit.dialogs import Changes, PauseItem
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Push
from zombiegames.ui.table.waiting import SPEED, Waiting
from zombiegames.ui.tables.zombies4.map import MapPointer, MapView
from zombiegames.ui.tables.zombies4.summary import Summary, since

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Deed, Match
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.scene import Offer, Transition
    from zombiegames.ui.table.spots import Spot

FIGHTING = (ask.FIGHT, ask.WOUND)

RESTS = {
    ask.PUT: 0.04, ask.MOVE: 0.04, ask.PICK: 0.04, ask.RUN_DOG: 0.04, ask.WINDOW: 0.0,
    ask.CANCEL: 0.0, ask.PLACE: 0.5, ask.FIGHT: 0.25, ask.WOUND: 0.4, ask.MOVE_ROLL: 0.4,
    ask.DOGS: 0.4, ask.END: 0.3,
}  # fmt: skip
"""Prompt → share of the usual rest before a computer answers: one thing of many passes quickly."""

FOREGONE = (ask.MOVE_ROLL, ask.MOVE, ask.DOGS)
"""Prompts at which the only thing to do is done for a person."""

WISHES = {
    ask.PLACE: "place", ask.PUT: "put", ask.DOGS: "roll", ask.PICK: "dogs", ask.RUN_DOG: "dogs",
}  # fmt: skip
"""Prompt → what the table does at once for who asks for it, shown before where it is known."""

LEADING = (ask.DOGS, ask.PICK, ask.RUN_DOG)
"""Prompts of moving the dogs."""

PATIENCE = 3.5
"""Seconds after which a computer's turn gets faster."""


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

    _turn = (0, -1)
    """Round and seat of the turn under way."""
    _lasts = 0.0
    """Seconds it has lasted at normal speed, since a person last had to answer."""

    @property
    def haste(self) -> float:
        """Times faster than usual: a long turn of a computer gets faster and faster."""
        if self._turn[1] in self.scene.course.persons:
            return 1.0
        return 1.0 + max(0.0, self._lasts - PATIENCE)

    def wait(self, dt: float) -> list[pygame.Rect]:
        """Let thought go on, and see how long the turn lasts."""
        turn = (self.scene.view.round, self.scene.view.seat)
        if turn != self._turn:
            self._turn, self._lasts = turn, 0.0
        self._lasts += dt * SPEED[self.scene.app.settings.speed]
        if self.scene.course.person_acts:
            # Who has thought about an answer wants to see what comes of it.
            self._lasts = 0.0
        self.set_speed()
        return super().wait(dt)

    def set_speed(self) -> None:
        """Take the speed from the settings, and more of it where a turn is long."""
        super().set_speed()
        self.scene.director.speed *= self.haste

    @property
    def may_skip(self) -> bool:
        """Whether a turn of somebody else is under way, also where the person is asked in it."""
        course, view = self.scene.course, self.scene.view
        return (
            len(course.persons) <= 1
            and not course.over
            and not self.skipping
            and view.seat >= 0
            and view.seat != self.scene.viewer
        )

    def skip_to_me(self) -> Transition:
        """Let everything pass until the own turn, the questions in between as well."""
        super().skip_to_me()
        if self.skipping:
            self.scene.go_on()
        return None

    def arrive(self) -> None:
        """Show what happened meanwhile, unless the question is passed over."""
        choice = self.scene.choice
        if choice is not None and self.scene.passes(choice.view, choice.seat):
            return
        super().arrive()

    def recap(self) -> None:
        """Open the page of what happened meanwhile."""
        self.scene.wanted = self.scene.summary()


class Aids(MapView):
    """The layer of the table that plays for a person what the person asked for."""

    pointer_type = WishPointer
    waiting_type = Meanwhile
    waiting: Meanwhile

    def __init__(self, match: Match) -> None:
        self._plan: list[Action] = []
        """Asked for, and still to be done."""
        self._foreseen: tuple[object, list[Action]] = (None, [])
        """The choice whose button is under the pointer, and what that button would do."""
        self._by_plan = False
        self._fighting = False
        """Whether the open fight is rolled to its end."""
        self._leading = False
        """Whether the dogs that are rolled for are moved at once."""
        self._wisher: Seat | None = None
        """Who asked for that, and for windows to be let pass."""
        self._muted: tuple[int, int] | None = None
        """Round and seat of the turn whose windows are let pass."""
        self._unasked: set[str] = set()
        """Windows that the person wants to be let pass for the rest of the game."""
        self._by_hand = False
        """Whether what needs no decision is left to the person: after something was taken back."""
        super().__init__(match)

    # -- offers ------------------------------------------------------------------------

    def offers(self) -> list[Offer]:
        """List what the table can do for the person to act, as buttons."""
        if not self.can_act:
            return []
        choice = self.choice
        if choice is None or choice.picker.started:
            return []
        prompt = self.view.prompt
        if prompt in WISHES:
            wish = WISHES[prompt]
            words = tr(f"zombies4.prompt.{wish}-for-me")
            return [(f"{wish}-for-me", words, lambda: self.grant(wish))]
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
            never = ("never", tr("zombies4.prompt.never"), self.never_ask)
            return [("mute", tr("zombies4.prompt.mute"), self.mute), never, *skip]
        return []

    def grant(self, wish: str) -> Transition:
        """Put or move all that is to be put or moved, after the roll for it."""
        if self.choice is not None and self.can_act:
            self._leading = wish == "roll"
            self._plan = self._planned(self.choice.view, wish)
            self.speech.hush(quiet=True)
            self.go_on()
        return None

    def _planned(self, view: Woods, wish: str) -> list[Action]:
        return [act.ROLL] if wish == "roll" else list(advice.plan(view, wish))

    @property
    def foreseen(self) -> list[Action]:
        """What the button under the pointer would place, put or move."""
        choice, plan = self._foreseen
        return plan if choice is self.choice else []

    def update(self, dt: float) -> Transition:
        """Notice what the button under the pointer would do."""
        choice = self.choice if self.can_act else None
        wish = WISHES.get(self.view.prompt)
        pointed = any(
            widget.key == f"button {wish}-for-me" and (widget.hovered or widget.focused)
            for widget in self.focus.widgets
        )
        if not pointed:
            choice = None
        if self._foreseen[0] is not choice:
            plan: list[Action] = []
            if choice is not None and wish is not None:
                plan = self._planned(choice.view, wish)
            self._foreseen = (choice, plan)
            self.dirty = True
            if plan and isinstance(plan[0], actions.PlaceTile):
                self.reveal(self.places.camera.tile(*plan[0][:2]))
        return super().update(dt)

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

    def never_ask(self) -> Transition:
        """Let windows like this one pass from now on; the menu has it back."""
        self._unasked.add(ask.WINDOWS[self.view.window])
        self.go_on()
        return None

    def summary(self) -> Transition:
        """Say what happened since the last turn of whoever looks."""
        seat = self.places.seat

        def events() -> Sequence[Event]:
            return since([line.event for line in self.course.log], seat)

        return Push(Summary(events, self.names, self.colours))

    def menu_items(self) -> list[PauseItem]:
        """Offer what happened, and the questions that are let pass."""
        items = [PauseItem("meanwhile", tr("zombies4.label.meanwhile"), self.summary)]
        if self.left_out():
            title = "zombies4.ask_again.title"
            items.append(
                PauseItem("ask_again", tr(title), lambda: Push(Changes(title, self.left_out)))
            )
        return items

    def left_out(self) -> list[PauseItem]:
        """Offer to be asked again, a line for each question that is let pass."""
        return [
            PauseItem(window, tr(f"zombies4.ask_again.{window}"), partial(self.ask_again, window))
            for window in ask.WINDOWS
            if window in self._unasked
        ]

    def ask_again(self, window: str) -> Transition:
        """Ask at a window again."""
        self._unasked.discard(window)
        self._muted = None
        return None

    # -- going on ----------------------------------------------------------------------

    def walk(self, square: int) -> None:
        """Go to a square, as far as nothing happens on the way."""
        way = self.walks().get(square)
        if way is not None and self.choice is not None:
            view = self.choice.view
            self._plan = list(advice.plan(view, "walk", square=square, avoid=self.avoid))
            self.go_on()

    def go_on(self) -> None:
        """Do the next thing that was asked for, if it can be done."""
        if self.choice is not None and self.choice.seat != self._wisher:
            # What one person wished for is not done for another.
            self._wisher = self.choice.seat
            self._plan, self._fighting, self._leading, self._muted = [], False, False, None
        action = self._next_action() if self.can_act else None
        if action is not None:
            self._by_plan = True
            self.do(action)
            self._by_plan = False

    def _next_action(self) -> Action | None:
        choice = self.choice
        if choice is None:
            return None
        view = choice.view
        self._leading &= view.prompt in LEADING
        if self._leading and not self._plan and view.prompt != ask.DOGS:
            self._plan = self._planned(view, "dogs")
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
        if self.passes(view, choice.seat):
            return actions.Pass()
        # A roll that is all one can do, or the end of a walk without steps, is no decision.
        by_hand = self._by_hand or (self.teacher is not None and self.teacher.by_hand)
        if by_hand or view.prompt not in FOREGONE:
            return None
        if view.prompt == ask.MOVE and not view.steps:
            # What can be played now can be played before the dogs are rolled for as well.
            alone = {act.STOP, *play.plays(view, choice.seat)}.issuperset(choice.actions)
            return act.STOP if alone else None
        return choice.actions[0] if len(choice.actions) == 1 else None

    def passes(self, view: Woods, seat: int) -> bool:
        """Whether the person wants this question passed over."""
        if view.prompt == ask.WINDOW:
            unasked = ask.WINDOWS[view.window] in self._unasked
            return unasked or self.waiting.skipping or self._muted == (view.round, view.seat)
        if view.prompt == ask.CANCEL and self.waiting.skipping:
            return bool(view.plays[-1][2] != seat)
        return False

    def bot_pause(self, pause: float) -> float:
        """Rest before what is worth a look; let nobody see by a pause who is asked in secret."""
        if self.view.actor == UNKNOWN:
            return 0.0
        return pause * RESTS.get(self.view.prompt, 1.0) / self.waiting.haste

    def do(self, action: Action) -> None:
        """Do an action; one that was not planned ends what was."""
        if self.course.person_acts and not self._by_plan:
            self._plan, self._leading = [], False
            self._by_hand = False
        super().do(action)

    def forget_plans(self) -> None:
        """What was planned for another position is off."""
        self._plan, self._fighting, self._leading = [], False, False
        self._by_hand = True

    def tell(self, deeds: Sequence[Deed]) -> None:
        """Notice surprises: no plan is carried out past them."""
        seat = self.viewer
        if (self._plan or self._leading) and any(
            isinstance(entry.event, (told.CardPlayed, told.FightBegan, told.CardUsed))
            and not (isinstance(entry.event, told.FightBegan) and entry.event.seat != seat)
            for deed in deeds
            for entry in deed.entries
        ):
            self._plan, self._leading = [], False
        super().tell(deeds)

    def proposed_runs(self) -> list[tuple[int, int]]:
        """List from where to where the dogs would run."""
        runs: list[tuple[int, int]] = []
        origin = self.view.picked
        for action in self.foreseen:
            if isinstance(action, actions.PickDog):
                origin = action.square
            elif isinstance(action, actions.RunDog):
                runs.append((origin, action.square))
        return runs
