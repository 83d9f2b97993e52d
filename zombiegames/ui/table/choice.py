"""What the seat to act can choose, and what would come of it; knows no pixel.

Ties a view to a :class:`~zombiegames.ui.table.picker.Picker` over its legal actions, asks the
rules why a click means nothing, and plays an action on a copy to tell its outcome before it is
done.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from zombiegames.core.protocol import State
from zombiegames.ui.table.picker import Picker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.action import Action, Event
    from zombiegames.core.protocol import Entry, Seat
    from zombiegames.ui.table.picker import Clickable, Path

S = TypeVar("S", bound=State)


class Choice(Generic[S]):
    """The choice of one seat in one view.

    ``path(view, action)`` gives the clicks that mean an action. ``assumed(world)`` may give an
    action that a preview takes for granted after it: that nobody interferes.
    """

    def __init__(
        self,
        view: S,
        seat: Seat,
        path: Callable[[S, Action], Path],
        assumed: Callable[[S], Action | None] = lambda world: None,
    ) -> None:
        self.view = view
        self.seat = seat
        self.path = path
        self.assumed = assumed
        self.actions = view.legal_actions()
        self.picker = Picker([(action, path(view, action)) for action in self.actions])
        self._told: dict[Action, list[Event]] = {}

    def or_begun(self, begun: Choice[S] | None) -> Choice[S]:
        """Give the choice that was begun, if it is this one: a new layout takes nothing back."""
        if begun is None or begun.seat != self.seat or begun.view.digest() != self.view.digest():
            return self
        return begun

    def targets(self) -> set[Clickable]:
        """What can be clicked to go on."""
        return self.picker.targets()

    def meant(self, means: Sequence[Clickable]) -> Clickable | None:
        """Among the clickables that one thing on the screen stands for, pick what goes on.

        First what is a target now, then a selected member of an open set (a click takes it back).
        """
        targets = self.picker.targets()
        for click in means:
            if click in targets:
                return click
        for click in reversed(means):
            if click in self.picker.open:
                return click
        return None

    def begins(self, means: Sequence[Clickable]) -> Clickable | None:
        """Pick what could begin another choice in place of the one under way."""
        first = self.picker.first_targets()
        return next((click for click in means if click in first), None)

    def refusals(self, means: Sequence[Clickable]) -> list[tuple[Action, str]]:
        """List conceivable actions that fit the clicks made and this one, with why they are not
        legal; with nothing fitting, those that fit this click alone.
        """
        chosen = self.picker.selected
        found: list[tuple[Action, str]] = []
        alone: list[tuple[Action, str]] = []
        for action in self.view.conceivable():
            steps = self.path(self.view, action)
            if not any(_holds(steps, click) for click in means):
                continue
            reason = self.view.why_not(action)
            if reason is None:
                continue
            if chosen and all(_holds(steps, click) for click in chosen):
                found.append((action, reason))
            elif any(_is_in(click, steps[0]) for click in means):
                alone.append((action, reason))
        return found or alone

    def events(self, action: Action) -> list[Event]:
        """Tell what an action would surely do, as its own seat would see it."""
        told = self._told.get(action)
        if told is None:
            entries = preview(self.view, action, Random(1), self.assumed)
            events = [entry.for_seat(self.seat) for entry in entries]
            told = self._told[action] = [event for event in events if event is not None]
        return told


def preview(
    view: S, action: Action, rng: Random, assumed: Callable[[S], Action | None] = lambda world: None
) -> list[Entry]:
    """Tell what an action of the seat to act, and what is taken for granted after it, will surely
    do (law 15): in one world sampled from its view, up to the first roll or reveal.
    """
    world = view.determinized(view.to_act(), rng)
    world.listening = True
    before = world.irrevocable
    world.apply(action)
    for _ in range(4):
        follow = assumed(world)
        if follow is None or world.irrevocable != before:
            break
        world.apply(follow)
    return [entry for entry in world.take_log() if entry.irrevocable == before]


def _is_in(click: Clickable, step: object) -> bool:
    return click in step if isinstance(step, frozenset) else click == step


def _holds(path: Path, click: Clickable) -> bool:
    return any(_is_in(click, step) for step in path)
