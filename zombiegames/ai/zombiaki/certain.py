"""The end of a street on which nothing is unknown any more, searched through.

Once nothing but Dawn is left to be drawn there is no luck: all hands lie open, so a decision either
wins whatever the other side answers, or it does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.habits import candidates
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki.cards import HUMANS, ZOMBIES
from zombiegames.games.zombiaki.terms import DISCARD_PHASE, HAND_SIZE, MOVE_PHASE

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiaki.state import Street

REPORT_EVERY = 60
"""Positions between two looks at the clock."""


def is_certain(world: Street) -> bool:
    """Whether the game ends before any card but Dawn is drawn."""
    if len(world.decks[ZOMBIES]) != 1:
        return False
    if not world.decks[HUMANS]:
        return True
    # Dawn comes in the zombies' next step 2, unless they hold a whole hand.
    drawn = world.phase >= DISCARD_PHASE if world.seat == HUMANS else world.phase == MOVE_PHASE
    return drawn and len(world.hands[ZOMBIES]) < HAND_SIZE


def key(world: Street) -> tuple[object, ...]:
    """Tell two streets apart that may end otherwise."""
    zombies, humans = world.hands
    return (
        world.seat, world.phase, world.prompt, world.chain, world.pending,
        tuple(world.figures), tuple(world.obstacles), tuple(world.strength), tuple(world.marks),
        tuple(world.shield), tuple(sorted(zombies)), tuple(sorted(humans)), world.boss,
        world.claws, world.orders, world.ordered, world.net, world.fire, world.frozen,
        world.terror, world.played, world.boss_fell, world.sinking, tuple(world.traps),
        tuple(world.agenda), len(world.decks[ZOMBIES]),
    )  # fmt: skip


class Ending:
    """Looks for a decision that wins for sure.

    Args:
        world: a certain position.
        seat: the one that decides.
        most: positions that may be looked at.
    """

    def __init__(self, world: Street, seat: Seat, most: float) -> None:
        self.world = world
        self.seat = seat
        self.most = most
        self.positions = 0
        """That were looked at."""
        self.win: Action | None = None
        """What wins, whatever is answered; None while nothing is found."""
        self._known: dict[object, bool] = {}
        self._few = True

    def search(self, first: Sequence[Action]) -> Iterator[int]:
        """Try the decisions, some of them first; yield how many positions were looked at.

        Now and then, and at the end. First the plays that are worth a thought, then all.
        """
        tried = [*first, *(a for a in self.world.legal_actions() if a not in first)]
        for self._few in (True, False):
            self._known.clear()
            for action in tried:
                if self.win is not None or self.positions >= self.most:
                    break
                if (yield from self._after(self.world, action)):
                    self.win = action
        yield self.positions

    def _after(self, world: Street, action: Action) -> Generator[int, None, bool]:
        """Tell whether an action leads to a sure win; False, too, where no more may be tried."""
        self.positions += 1
        if self.positions % REPORT_EVERY == 0:
            yield self.positions
        after = world.clone()
        after.apply(action)
        if after.actor == OVER:
            return after.winner == self.seat
        at = key(after)
        known = self._known.get(at)
        if known is not None:
            return known
        own = after.actor == self.seat
        actions = candidates(after) if own and self._few else after.legal_actions()
        won = not own
        for further in actions:
            if self.positions >= self.most:
                return False
            if (yield from self._after(after, further)) == own:
                won = own
                break
        self._known[at] = won
        return won
