"""What a kind of problem is: when it is decided, and a search that looks at everything until then.

A goal has a *worth* for the seat that solves: 1 reached and 0 missed where it is to be forced, a
chance where dice decide, points where they are counted. A move *keeps* the goal if the worth after
it is still what it was before. Positions are counted, never seconds, so that a search comes to the
same answer on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from zombiegames.core.protocol import NATURE

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

NEAR = 1e-9
"""Worths that differ by less are alike: sums of chances are rounded."""

CHOICES = 3
"""First moves at least, right and wrong."""


class TooMany(Exception):
    """More positions than the limit allows would have to be looked at."""


class Kind(ABC):
    """The solver of one problem.

    Args:
        solver: the seat that is to reach the goal.
        wish: what the goal counts, turns or points; 0 where it counts nothing.
        limit: positions that may be looked at, if not the kind's own number.
    """

    most: ClassVar[int]
    """Positions that may be looked at, all questions together."""
    fair: ClassVar[bool] = False
    """Whether dice count by their odds; else they fall as badly as they can."""
    ceiling: ClassVar[float] = 1.0
    """What nothing is worth more than."""
    open_cards: ClassVar[bool] = False
    """Whether all cards lie open while it is played."""
    longest: ClassVar[int] = 5
    """Decisions of a whole line at most, the end of the turn among them."""

    def __init__(self, solver: Seat, wish: int = 0, limit: int | None = None) -> None:
        self.solver = solver
        self.wish = wish
        self.limit = self.most if limit is None else limit
        self.positions = 0
        """That were looked at."""
        self._worths: dict[Hashable, float] = {}
        self._lucks: dict[Hashable, float] = {}

    # -- what a kind says ----------------------------------------------------------------

    @abstractmethod
    def fits(self, state: State) -> bool:
        """Whether a problem of the kind can begin here."""

    @abstractmethod
    def decided(self, state: State) -> float | None:
        """Give the worth where it stands fast; None: it goes on."""

    def moves(self, state: State) -> Sequence[Action]:
        """List what the seat to act may do; a kind leaves out what it rules out."""
        return state.legal_actions()

    def count(self, state: State) -> int:
        """Give the number that the goal's sentence names at the beginning."""
        return self.wish

    def chances(self, state: State) -> list[tuple[Action, float]]:
        """List what nature may do, with the odds."""
        chances = state.chance_outcomes()
        assert chances is not None, "a problem ends before anything is shuffled"
        return chances

    def same(self, state: State) -> Hashable:
        """Name a position; two of one name are worth the same."""
        return state.digest()

    def worthy(self, state: State) -> bool:
        """Whether a position makes a problem; mostly: one first move of several forces the goal.

        Raises:
            TooMany: beyond the limit.
        """
        if len(self.moves(state)) < CHOICES or self.worth(state) < 1 - NEAR:
            return False
        return len(self.best(state)) == 1

    def theme(self, state: State, key: Sequence[Action]) -> str:
        """Say what a key is about, so that few of a set are: what it plays first."""
        plays = [move for move in key if move.kind != "discard"] or key
        return " ".join(state.notation.format(plays[0]).split(" ")[:2])

    def grade(self, state: State, luck: float) -> int:
        """Propose a grade where opponents tell nothing of it; 0: see what they find.

        Raises:
            TooMany: beyond the limit.
        """
        return 0

    def key(self, state: State) -> tuple[Action, ...]:
        """Find the moves without which the goal is missed; some first ones where several do.

        Raises:
            TooMany: beyond the limit.
        """
        return self.best(state)

    def only(self, state: State, key: Sequence[Action]) -> bool:
        """Whether there is no way to the goal but by the key.

        Raises:
            TooMany: beyond the limit.
        """
        return set(self.best(state)) <= set(key)

    # -- what is asked of it -------------------------------------------------------------

    def worth(self, state: State) -> float:
        """Give what the solver can reach, whatever the others do.

        Raises:
            TooMany: beyond the limit.
        """
        found = self.decided(state)
        if found is not None:
            return found
        name = self.same(state)
        found = self._worths.get(name)
        if found is None:
            found = self._worths[name] = self._worth(state)
        return found

    def after(self, state: State, action: Action) -> State:
        """Copy a position and do an action there; counts the position.

        Raises:
            TooMany: beyond the limit.
        """
        self.positions += 1
        if self.positions > self.limit:
            raise TooMany
        world = state.clone()
        world.apply(action)
        return world

    def best(self, state: State) -> tuple[Action, ...]:
        """List the moves of the solver that keep the goal, in legal order; all if it is lost.

        Raises:
            TooMany: beyond the limit.
        """
        actions = self.moves(state)
        worths = [self.worth(self.after(state, action)) for action in actions]
        best = max(worths)
        return tuple(a for a, worth in zip(actions, worths, strict=True) if worth > best - NEAR)

    def keeps(self, state: State, action: Action) -> bool:
        """Whether a move of the solver keeps the goal.

        Raises:
            TooMany: beyond the limit.
        """
        return self.worth(self.after(state, action)) > self.worth(state) - NEAR

    def reply(self, state: State) -> Action:
        """Give what the seat to act does against the solver: the first that is worst for it.

        Raises:
            TooMany: beyond the limit.
        """
        actions = self.moves(state)
        worst, found = float("inf"), actions[0]
        for action in actions:
            worth = self.worth(self.after(state, action))
            if worth < worst - NEAR:
                worst, found = worth, action
            if worst <= NEAR:
                break
        return found

    def line(self, state: State, first: Sequence[Action] = ()) -> tuple[Action, ...]:
        """List decisions of the solver that keep the goal to the end, where the others answer.

        Args:
            state: where it begins.
            first: moves that come before others as soon as they keep the goal.

        Raises:
            TooMany: beyond the limit.
        """
        world, found = state, []
        wanted = list(first)
        while self.decided(world) is None:
            if world.to_act() == self.solver:
                good = self.best(world)
                action = next((a for a in wanted if a in good), good[-1])
                if action in wanted:
                    wanted.remove(action)
                found.append(action)
            else:
                action = self.reply(world) if world.to_act() >= 0 else self.chances(world)[0][0]
            world = self.after(world, action)
        return tuple(found)

    def whole_line(self, state: State, key: Sequence[Action]) -> tuple[Action, ...]:
        """List all decisions of the solver, where they do not hang on the answers; else nothing.

        Raises:
            TooMany: beyond the limit.
        """
        return ()

    def luck(self, state: State) -> float:
        """Give the chance that a solver who plays at random keeps the goal to the end.

        The others answer as badly for it as they can.

        Raises:
            TooMany: beyond the limit.
        """
        if self.decided(state) is not None:
            return 1.0
        name = self.same(state)
        found = self._lucks.get(name)
        if found is None:
            found = self._lucks[name] = self._luck(state)
        return found

    # -- searching -----------------------------------------------------------------------

    def _worth(self, state: State) -> float:
        actor = state.to_act()
        if actor == NATURE and self.fair:
            return sum(
                odds * self.worth(self.after(state, action)) for action, odds in self.chances(state)
            )
        if actor == self.solver:
            found = 0.0
            for action in self.moves(state):
                found = max(found, self.worth(self.after(state, action)))
                if found >= self.ceiling - NEAR:
                    break
            return found
        found = float("inf")
        for action in self._answers(state):
            found = min(found, self.worth(self.after(state, action)))
            if found <= NEAR:
                break
        return found

    def _answers(self, state: State) -> Sequence[Action]:
        if state.to_act() == NATURE:
            return [action for action, _ in self.chances(state)]
        return self.moves(state)

    def _luck(self, state: State) -> float:
        actor = state.to_act()
        if actor == self.solver:
            worth = self.worth(state)
            worlds = [self.after(state, action) for action in self.moves(state)]
            kept = [world for world in worlds if self.worth(world) > worth - NEAR]
            return sum(self.luck(world) for world in kept) / len(worlds)
        if actor == NATURE and self.fair:
            return sum(
                odds * self.luck(self.after(state, action)) for action, odds in self.chances(state)
            )
        return min(self.luck(self.after(state, action)) for action in self._answers(state))
