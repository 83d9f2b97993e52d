"""A yardstick for Zombiegeddon: an opponent that plans both actions of its turn together.

It counts what it holds and stands on, what a weapon may still win, how far its pawns are from the
shelters that want a token, and which discs are nearer to its pawns than to anybody else's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombiegeddon.actions import PASS, Remove
from zombiegames.games.zombiegeddon.count import score
from zombiegames.games.zombiegeddon.discs import FAMILY_OF, VALUE_OF
from zombiegames.games.zombiegeddon.reach import footing
from zombiegames.games.zombiegeddon.route import route
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ALONE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

BREADTH = 6
"""First actions that are looked at with every second one."""

WEAPON_WORTH = (3.5, 3.0)
"""What a weapon held is worth, by half: in the second the enemies are many and strong."""

TOKEN_WORTH = (9.0, 5.0)
"""What a token delivered is worth: in the first half a pawn in the second."""

FARTHER = 0.7
"""What is left of a token's worth with every step to its shelter."""

OWNED = 0.35
"""What a disc nearer to an own pawn than to another's is worth, in parts of its value …"""

FADING = 0.88
"""… and what is left of that with every step."""

RINGS = 14
"""Steps looked at around the pawns."""

PROVISION_WORTH = 2.5
"""What a provision lying about is worth, more or less."""

EXACT_UP_TO = 8
"""Discs in reach up to which it finds the best way to collect alone; always a matter of moments."""


def valued(world: Wasteland) -> list[tuple[int, float]]:
    """Sort the discs on the board by worth: masks, and what a disc of it is worth."""
    masks: dict[float, int] = {}
    bit = world.board.bit
    for cell, disc in enumerate(world.discs):
        if disc <= 0:
            continue
        family = FAMILY_OF[disc]
        if family == "weapon":
            worth = WEAPON_WORTH[world.half - 1]
        elif family == "provision":
            worth = PROVISION_WORTH
        elif family == "enemy":
            worth = max(0.5, VALUE_OF[disc] - WEAPON_WORTH[world.half - 1])
        else:
            worth = float(VALUE_OF[disc])
        if worth:
            masks[worth] = masks.get(worth, 0) | bit[cell]
    return [(mask, worth) for worth, mask in masks.items()]


def judge(world: Wasteland, seat: Seat, values: list[tuple[int, float]]) -> float:
    """Judge a position for a seat, in points."""
    board = world.board
    under = [
        world.discs[cell] for cell in world.pawns_of(seat) if cell >= 0 and world.discs[cell] > 0
    ]
    half = world.half - 1
    total = float(score([*world.piles[seat], *under], 0).total)
    armed = world.armed[seat] + sum(FAMILY_OF[disc] == "weapon" for disc in under)
    foes = world.enemies.bit_count() if half else armed
    total += WEAPON_WORTH[half] * min(armed, foes)
    total += TOKEN_WORTH[half] * world.tokens[seat].bit_count()
    # Territory and tokens, ring by ring.
    wanted = board.targets[world.half] & ~world.tokens[seat]
    free = world.ordinary ^ world.blocked
    within = world.passable if armed else world.passable & ~world.enemies
    mine = old = footing(world, seat)
    theirs = 0
    for other in range(world.players):
        if other != seat:
            theirs |= footing(world, other)
    owned = 0.0
    fading = farther = 1.0
    for _ in range(RINGS):
        # The others move next.
        theirs = board.spread(theirs) & world.passable | theirs
        if mine & world.manholes:
            mine |= world.manholes
        mine = board.spread(mine) & within | mine
        fresh = mine & ~old
        if not fresh:
            break
        old = mine
        fading *= FADING
        farther *= FARTHER
        if fresh & wanted:
            total += TOKEN_WORTH[half] * farther * (fresh & wanted).bit_count()
        fresh &= free & ~theirs
        if fresh:
            for mask, worth in values:
                if fresh & mask:
                    owned += fading * worth * (fresh & mask).bit_count()
    return total + OWNED * owned


class Forager:
    """Plays the pair of actions that looks best; alone it follows the route of the advice."""

    def __init__(self) -> None:
        self._route: tuple[Action, ...] = ()
        """What is left of the route under way …"""
        self._next = -1
        """… and the digest of the position in which it goes on."""

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best first action so far, after each pair tried."""
        assert isinstance(view, Wasteland)
        actions = view.legal_actions()
        if view.prompt == ALONE:
            yield Thought(self._alone(view, seat), NO_IDEA, 1)
            return
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        steps = [action for action in actions if not isinstance(action, Remove)]
        if steps == [PASS]:
            # Nothing is gained by leaving: what lies under a pawn is taken when the half ends.
            yield Thought(PASS, NO_IDEA, 1)
            return
        values = valued(view)
        tries = self._tries(view, seat, steps, values, rng)
        yield Thought(tries[0][1], NO_IDEA, len(tries))
        if view.left < 2:
            return
        best, worth, effort = tries[0][1], float("-inf"), len(tries)
        # A pawn on another's cell is nowhere yet, so that every such step is looked at.
        for place, (_, action, world) in enumerate(tries):
            if place >= BREADTH and world.passing < 0:
                continue
            if world.closings != view.closings or world.actor != seat:
                continue
            seconds = [a for a in world.legal_actions() if not isinstance(a, Remove)]
            then = self._tries(world, seat, seconds, values, rng)
            effort += len(then)
            if then and then[0][0] > worth:
                best, worth = action, then[0][0]
                yield Thought(best, NO_IDEA, effort)
        yield Thought(best, NO_IDEA, effort)

    def _alone(self, view: Wasteland, seat: Seat) -> Action:
        """Follow the route under way, or find one."""
        if not self._route or view.digest() != self._next:
            self._route = route(view, seat, exact_up_to=EXACT_UP_TO).actions
        action, self._route = self._route[0], self._route[1:]
        world = view.clone()
        world.apply(action)
        self._next = world.digest()
        return action

    def _tries(
        self,
        view: Wasteland,
        seat: Seat,
        actions: list[Action],
        values: list[tuple[int, float]],
        rng: Random,
    ) -> list[tuple[float, Action, Wasteland]]:
        """Try actions: how it looks after each, the best first."""
        found = []
        for action in actions:
            world = view.clone()
            world.apply(action)
            found.append((judge(world, seat, values) + rng.random() * 1e-3, action, world))
        found.sort(key=lambda entry: -entry[0])
        return found
