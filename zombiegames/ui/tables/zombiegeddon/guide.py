"""Finds the route of "play it for me" (ZG-41) while the table goes on breathing."""

from __future__ import annotations

from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from zombiegames.games.zombiegeddon.route import SECONDS, route

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import AnyAction
    from zombiegames.games.zombiegeddon.route import Route
    from zombiegames.games.zombiegeddon.state import Wasteland


class Guide:
    """One plan at a time, worked out beside the table."""

    def __init__(self) -> None:
        self.plan: list[AnyAction] = []
        """What is left of the plan."""
        self.gain = 0
        """Points of the whole plan, as when it was made."""
        self.exact = False
        self._thread: Thread | None = None
        self._found: list[Route] = []

    @property
    def busy(self) -> bool:
        """Whether a plan is being made."""
        return self._thread is not None

    def ask(self, view: Wasteland, seat: Seat) -> None:
        """Begin to plan for a seat that collects alone."""
        self.forget()
        found = self._found = []
        world = view.clone()
        end = monotonic() + SECONDS

        def plan() -> None:
            found.append(route(world, seat, lambda: monotonic() > end))

        self._thread = Thread(target=plan, daemon=True)
        self._thread.start()

    def look(self) -> bool:
        """Take a plan over that is ready; True if there is a new one."""
        if self._thread is None or not self._found:
            return False
        self._thread.join()
        self._thread = None
        best = self._found[0]
        self.plan, self.gain, self.exact = list(best.actions), best.gain, best.exact
        return True

    def done(self, action: Action) -> None:
        """Learn what was really done: the plan goes on, or is void."""
        if self.plan and self.plan[0] == action:
            self.plan.pop(0)
        else:
            self.forget()

    def forget(self) -> None:
        """Have no plan; one in the making will be ignored."""
        self.plan, self._thread, self._found = [], None, []
