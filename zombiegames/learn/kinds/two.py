"""Zombiegeddon: the two steps of a turn that are worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiegeddon.actions import Step
from zombiegames.games.zombiegeddon.discs import FAMILY_OF
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ACT, ACTIONS_A_TURN
from zombiegames.learn.kinds.gathering import AHEAD, Gathering

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import State


EASY, HARD = 2, 5
"""Richer first steps up to which a problem is easy · beyond which it is hard."""


class Pair(NamedTuple):
    """Two steps, and what they come to."""

    points: float
    """Of the solver after both; a token of the first half counts 10."""
    steps: frozenset[Action]
    first: Action
    second: Action


class Two(Gathering):
    """Make the two steps of a turn worth as many points as can be."""

    most = 3_000
    prompt = ACT

    def fits(self, state: State) -> bool:
        """At the beginning of a turn, where the next one is somebody else's."""
        assert isinstance(state, Wasteland)
        others = [seat for seat in range(state.players) if seat != state.actor]
        return (
            state.prompt == ACT
            and state.left == ACTIONS_A_TURN
            and all(max(state.pawns_of(seat)) >= 0 for seat in others)
        )

    def pairs(self, state: State) -> list[Pair]:
        """List what the turn can come to, the best first.

        Raises:
            TooMany: beyond the limit.
        """
        found = []
        for first in self.moves(state):
            between = self.after(state, first)
            if self.decided(between) is not None:
                continue
            for second in self.moves(between):
                worth = self.worth(self.after(between, second))
                found.append(Pair(worth, frozenset((first, second)), first, second))
        found.sort(key=lambda pair: -pair.points)
        return found

    def worthy(self, state: State) -> bool:
        """Whether one pair is ahead of all others, and does not begin with the richest step."""
        pairs = self.pairs(state)
        if not pairs:
            return False
        best = pairs[0]
        others = [pair for pair in pairs if pair.steps != best.steps]
        if not others or others[0].points > best.points - AHEAD:
            return False
        at_once = {a: self.points(self.after(state, a)) for a in self.moves(state)}
        richest = max(at_once.values())
        openings = {pair.first for pair in pairs if pair.points == best.points}
        return all(at_once[action] < richest for action in openings)

    def grade(self, state: State, luck: float) -> int:
        """Propose a grade by how many first steps bring more at once than the one that is best."""
        best = self.pairs(state)[0].points
        at_once = {a: self.points(self.after(state, a)) for a in self.moves(state)}
        openings = {pair.first for pair in self.pairs(state) if pair.points == best}
        opening = max(at_once[action] for action in openings)
        richer = sum(brought > opening for brought in at_once.values())
        return 1 if richer <= EASY else 2 if richer <= HARD else 3

    def theme(self, state: State, key: Sequence[Action]) -> str:
        """Name what the two steps lead to: ``manhole shelter``, ``enemy provision``."""
        assert isinstance(state, Wasteland)
        cells = [step.to for step in key if isinstance(step, Step)]
        return " ".join(
            FAMILY_OF[disc] if (disc := state.discs[cell]) > 0 else "shelter" for cell in cells
        )

    def key(self, state: State) -> tuple[Action, ...]:
        """Give the two steps."""
        best = self.pairs(state)[0]
        return best.first, best.second

    def only(self, state: State, key: Sequence[Action]) -> bool:
        """Whether no other two steps are worth as much."""
        pairs = self.pairs(state)
        best = {pair.steps for pair in pairs if pair.points == pairs[0].points}
        return best == {frozenset(key)}

    def whole_line(self, state: State, key: Sequence[Action]) -> tuple[Action, ...]:
        """Give the two steps."""
        return tuple(key)
