"""Zombiegeddon: collecting alone, as much as there is to be had."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.actions import Step
from zombiegames.games.zombiegeddon.reach import in_reach
from zombiegames.games.zombiegeddon.route import EXACT_UP_TO, route
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ALONE
from zombiegames.learn.kinds.gathering import AHEAD, Gathering
from zombiegames.learn.kinds.kind import TooMany

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State

FEWEST = 5
"""Discs in reach at least."""

WALKS, LONGEST_WALK = 200, 60
"""Walks at random that are tried to see what luck brings · actions of each at most."""

EASY, HARD = 6, 11
"""Steps up to which a problem is easy · beyond which it is hard."""


class Alone(Gathering):
    """Nobody disturbs any more: bring home as many points as can be."""

    most = 20_000
    prompt = ALONE
    longest = 20

    def fits(self, state: State) -> bool:
        """Where one collects alone, with some discs in reach but not too many."""
        assert isinstance(state, Wasteland)
        if state.prompt != ALONE or state.passing >= 0 or state.idle:
            return False
        return FEWEST <= in_reach(state, state.actor).bit_count() <= EXACT_UP_TO

    def _worth(self, state: State) -> float:
        assert isinstance(state, Wasteland)
        plan = route(state, self.solver)
        if not plan.exact:
            raise TooMany
        return self.points(state) + plan.gain

    def plain(self, state: State) -> float:
        """Give the points of one who always takes the shortest way to any gain.

        Raises:
            TooMany: beyond the limit.
        """
        world: State = state
        while self.decided(world) is None:
            nearest = self._nearest(world)
            if nearest is None:
                break
            world = nearest
        assert isinstance(world, Wasteland)
        return self.points(world)

    def _nearest(self, state: State) -> State | None:
        assert isinstance(state, Wasteland)
        had = self.points(state)
        edge: list[State] = [state]
        known = {self.same(state)}
        for _ in range(self.longest):
            wider = []
            for world in edge:
                for action in self.moves(world):
                    if action.kind != "step":
                        continue
                    after = self.after(world, action)
                    if self.points(after) > had:
                        return after
                    name = self.same(after)
                    if self.decided(after) is None and name not in known:
                        known.add(name)
                        wider.append(after)
            edge = wider
        return None

    def worthy(self, state: State) -> bool:
        """Whether the best route brings more than the plain walk."""
        assert isinstance(state, Wasteland)
        plan = route(state, self.solver)
        # Taking a pawn off the board to have its disc is bookkeeping, and no idea.
        steps = all(isinstance(action, Step) for action in plan.actions)
        fine = plan.exact and steps and len(plan.actions) <= self.longest
        return fine and self.worth(state) >= self.plain(state) + AHEAD

    def grade(self, state: State, luck: float) -> int:
        """Propose a grade by the length of the route: all opponents know how to find it."""
        assert isinstance(state, Wasteland)
        steps = len(route(state, self.solver).actions)
        return 1 if steps <= EASY else 2 if steps <= HARD else 3

    def key(self, state: State) -> tuple[Action, ...]:
        """Give the steps of the best route."""
        assert isinstance(state, Wasteland)
        return route(state, self.solver).actions

    def only(self, state: State, key: Sequence[Action]) -> bool:
        """Whether the key brings all there is; routes that go round another way count alike."""
        world = state
        for action in key:
            if self.decided(world) is not None or action not in self.moves(world):
                return False
            world = self.after(world, action)
        assert isinstance(world, Wasteland)
        return self.points(world) == self.worth(state)

    def luck(self, state: State) -> float:
        """Count the walks at random that bring all there is, of ``WALKS``, alike on every machine.

        Who walks to and fro misses nothing for good, so that a sum over all walks has no end.
        """
        rng, best = Random(0), self.worth(state)
        full = 0
        for _ in range(WALKS):
            world = state
            for _ in range(LONGEST_WALK):
                if self.decided(world) is not None:
                    break
                actions = self.moves(world)
                world = world.clone()
                world.apply(actions[int(rng.random() * len(actions))])
            assert isinstance(world, Wasteland)
            full += self.points(world) >= best
        return full / WALKS

    def whole_line(self, state: State, key: Sequence[Action]) -> tuple[Action, ...]:
        """Give the steps of the best route."""
        return tuple(key)
