"""Collecting alone (ZG-41): the advice's route, looked for as long as the allowance lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombiegeddon.route import routes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.state import Wasteland

EXACT_UP_TO = 8
"""Discs in reach up to which the best route is looked for to the end: a matter of moments."""
LOOK = 8
"""What a position looked at costs, in playouts: it takes about as long."""
LEAST = 12
"""Positions looked at in any case: the first ones show no way yet."""


class Collector:
    """Finds a route and follows it as long as nothing comes between."""

    def __init__(self) -> None:
        self._route: tuple[Action, ...] = ()
        """What is left of the route under way …"""
        self._next = -1
        """… and the digest of the position in which it goes on."""

    def think(self, view: Wasteland, seat: Seat, budget: int) -> Iterator[Thought]:
        """Yield the next action of the best route so far; ``budget``: in playouts."""
        spent = 0
        if not self._route or view.digest() != self._next:
            for plan in routes(view, seat, EXACT_UP_TO):
                spent += LOOK
                self._route = plan.actions
                yield Thought(plan.actions[0], NO_IDEA, spent)
                if spent >= max(budget, LEAST * LOOK):
                    break
        action, self._route = self._route[0], self._route[1:]
        world = view.clone()
        world.apply(action)
        self._next = world.digest()
        yield Thought(action, NO_IDEA, spent)
