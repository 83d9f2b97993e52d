"""The search of Zomb'Animaux: bold, as actions differ little; weaker levels misjudge them a little.

What tells one result from another is mostly the deal of the hidden cards and the die, so the
shares of the win of two actions lie close together. A search that explores widely spends its
worlds evenly and sees no further than two turns; a bold one follows what looks best and sees
where it leads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.ismcts import Search
from zombiegames.ai.zombanimaux.habits import Animals
from zombiegames.core.bot import NO_IDEA

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.ai.allowance import Allowance
    from zombiegames.ai.ismcts import Node
    from zombiegames.core.action import Action
    from zombiegames.core.bot import Thought
    from zombiegames.core.protocol import Seat, State

EXPLORATION = 0.15
"""How much a rarely tried action is worth trying; results are shares of the win."""


class BoldSearch(Search):
    """Follows what looks best, with an error in the worth of every action it may choose from.

    Args:
        allowance: worlds that may be tried.
        noise: spread of the error, in shares of the win. What surely wins is never misjudged.
    """

    def __init__(self, allowance: Allowance, noise: float = 0.0) -> None:
        super().__init__(allowance, Animals(), EXPLORATION)
        self.noise = noise
        self._errors: dict[Action, float] = {}

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Misjudge the actions, then search; the chances that are told are without the error."""
        self._errors = {}
        if self.noise:
            self._errors = {action: rng.gauss(0.0, self.noise) for action in view.legal_actions()}
        for thought in super().think(view, seat, rng):
            yield thought._replace(
                chance=self._share(thought.chance, thought.action),
                rival_chance=self._share(thought.rival_chance, thought.rival),
            )

    def _share(self, chance: float, action: Action | None) -> float:
        if chance == NO_IDEA or action is None:
            return chance
        return min(1.0, max(0.0, chance - self._errors.get(action, 0.0)))

    def iterate(self, view: State, seat: Seat, roots: list[Node], rng: Random) -> Node:
        """Try one world; what came of it is misjudged by the error of the action tried."""
        tried = super().iterate(view, seat, roots, rng)
        if self._errors:
            tried.total += next(
                self._errors[action]
                for action, child in roots[seat].children.items()
                if child is tried
            )
        return tried
