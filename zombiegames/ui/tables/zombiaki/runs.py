"""Dogs that run several squares at one click."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombiaki import advice, terms
from zombiegames.games.zombiaki.cards import is_dog
from zombiegames.games.zombiaki.state import Street
from zombiegames.ui.table.choice import preview
from zombiegames.ui.table.pointer import Pointer
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import QUIET, TARGET

if TYPE_CHECKING:
    from zombiegames.core.action import Action, Event
    from zombiegames.core.match import Match
    from zombiegames.games.zombiaki.actions import Step
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.spots import Spot


class RunPointer(Pointer):
    """A click on a square further off lets the chosen dog run there."""

    scene: Runs

    def spot_clicked(self, spot: Spot) -> None:
        """Run, or do what a click does else."""
        way = self.scene.way_to(spot) if self.scene.can_act else ()
        if way:
            self.speech.hush(quiet=True)
            self.scene.run(way)
        else:
            super().spot_clicked(spot)


class Runs(GameScene[Street]):
    """The part of the table that takes a dog step by step to where somebody pointed."""

    pointer_type = RunPointer

    def __init__(self, match: Match) -> None:
        self._reach: tuple[Any, dict[int, tuple[Step, ...]]] = (None, {})
        """For which dog, and by square how it gets there."""
        self._run: list[Action] = []
        """Steps still to be done."""
        super().__init__(match)

    def reach(self) -> dict[int, tuple[Step, ...]]:
        """Give by square the way of the dog that is chosen or under way."""
        choice = self.choice if self.settled else None
        if choice is None or self.view.prompt != terms.WALK:
            return {}
        if self.view.chain:
            square = self.view.at[self.view.chain[0]]
        elif choice.picker.started and choice.picker.selected[0][0] == "square":
            square = choice.picker.selected[0][1]
        else:
            return {}
        if not is_dog(self.view.figures[square]):
            return {}
        key = (len(self.match.lines), square)
        if self._reach[0] != key:
            world = choice.view.determinized(choice.seat, Random(1))
            self._reach = (key, advice.runs(world, square))
        return self._reach[1]

    def way_to(self, spot: Spot) -> tuple[Step, ...]:
        """Give the way to a square that one step does not reach; empty: none is."""
        if spot.name[0] != "square" or self.choice is None:
            return ()
        if self.choice.meant(spot.means) is not None:
            return ()
        return self.reach().get(spot.name[1], ())

    def run(self, way: tuple[Step, ...]) -> None:
        """Go all the way."""
        self._run = list(way[1:])
        self.do(way[0])

    def forget_plans(self) -> None:
        """No way is gone to its end from another position."""
        self._run = []

    def update(self, dt: float) -> Transition:
        """Go on running."""
        if self._run and self.can_act and self.director.idle:
            step = self._run.pop(0)
            if self.choice is not None and step in self.choice.actions:
                self.do(step)
            else:
                self._run = []
        return super().update(dt)

    def mark_spots(self) -> None:
        """Let all squares glow to which a dog can run."""
        super().mark_spots()
        for spot in self.spots:
            if spot.state == QUIET and self.way_to(spot):
                spot.state, spot.focusable = TARGET, True

    def pointed(self) -> None:
        """Preview a run of several steps as one."""
        super().pointed()
        spot = self.pointer.spot_in_question()
        way = () if spot is None else self.way_to(spot)
        if spot is not None and way:
            self.previewed = self.bubbles(self._foretold(way))

    def _foretold(self, way: tuple[Step, ...]) -> list[Event]:
        assert self.choice is not None
        view, rest = self.choice.view, list(way[1:])

        def onward(world: Street) -> Action | None:
            if rest and rest[0] in world.legal_actions():
                return rest.pop(0)
            return None

        entries = preview(view, way[0], Random(1), onward)
        events = [entry.for_seat(self.choice.seat) for entry in entries]
        return [event for event in events if event is not None]
