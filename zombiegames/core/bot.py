"""The door through which every opponent comes: a view in, ever better thoughts out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State


NO_IDEA = -1.0
"""Said instead of a chance by a bot that has looked at nothing yet."""


class Thought(NamedTuple):
    """The best action a bot knows so far."""

    action: Action
    chance: float
    """Estimated share of the win for the thinking seat, 0 … 1, or ``NO_IDEA``."""
    effort: int
    """Worlds, playouts or positions looked at so far."""
    rival: Action | None = None
    """The action that came second, if another was looked at."""
    rival_chance: float = NO_IDEA
    """Its estimated share of the win."""


class Bot(Protocol):
    """An opponent. It gets a view, never the state, so it cannot cheat."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield at least one thought, each at least as good as the last; stop when done.

        The caller takes the last one when time is up. ``view.to_act() == seat``.
        """


class RandomBot:
    """Plays any legal action: the weakest opponent, and the one that finds every bug."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield one legal action."""
        yield Thought(rng.choice(view.legal_actions()), NO_IDEA, 0)


def decide(bot: Bot, view: State, seat: Seat, rng: Random) -> Action:
    """Let a bot think to its end and give its last word."""
    last = None
    for thought in bot.think(view, seat, rng):
        last = thought
    assert last is not None, f"{bot!r} had no thought"
    return last.action
