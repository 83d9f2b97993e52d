"""Search for any game: information-set Monte Carlo tree search with a tree for every observer.

Each iteration fills the holes of the thinking seat's view with one sampled world, walks down
the trees of all seats at once, adds one position, plays on to the end or to a judgement, and
brings the result back up. A seat's tree branches by what that seat noticed, so a hidden choice
of somebody else is one branch, and nobody plans with what only another seat knows. Dice and
shuffles are drawn anew in every iteration.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012):
MO-ISMCTS.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from zombiegames.ai.policies import Policy
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.core.protocol import NATURE, OVER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.ai.allowance import Allowance
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

EXPLORATION = 0.7
"""How much a rarely tried action is worth trying; results are shares of the win, 0 … 1."""

REPORT_EVERY = 16
"""Iterations between two thoughts."""


class Node:
    """One thing a seat may have seen so far, and how it went on from there."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        """By what the owner of the tree noticed."""
        self.visits = 0
        self.total = 0.0
        """Sum of the shares of the win of the seat that chose to come here."""
        self.available = 0
        """In how many visits of the parent this could be chosen: worlds differ."""


class Search:
    """An opponent that searches. More iterations, better play; it never knows more than its seat.

    Args:
        allowance: worlds that may be tried.
        policy: what it knows about the game; the default knows nothing but the rules.
        exploration: see ``EXPLORATION``.
    """

    def __init__(
        self,
        allowance: Allowance,
        policy: Policy | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self.allowance = allowance
        self.policy = policy or Policy()
        self.exploration = exploration

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the action most looked at so far, every few iterations."""
        actions = self.policy.prune(view, view.legal_actions())
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        roots = [Node() for _ in range(view.players)]
        iterations = max(1, round(self.allowance.grant(view, seat)))
        for done in range(1, iterations + 1):
            self.iterate(view, seat, roots, rng)
            self.allowance.spend(view, 1)
            if done % REPORT_EVERY == 0 or done == iterations:
                yield self.verdict(roots[seat], done)

    @staticmethod
    def verdict(root: Node, iterations: int) -> Thought:
        """Tell which action of the root was visited most, and which came second."""
        tried = sorted(root.children.items(), key=lambda item: -item[1].visits)
        action, best = tried[0]
        chance = best.total / best.visits
        if len(tried) == 1 or not tried[1][1].visits:
            return Thought(action, chance, iterations)
        rival, second = tried[1]
        return Thought(action, chance, iterations, rival, second.total / second.visits)

    def iterate(self, view: State, seat: Seat, roots: list[Node], rng: Random) -> Node:
        """Try one world; give where the action tried first leads."""
        world = view.determinized(seat, rng)
        path = self._descend(world, list(roots), rng)
        returns = self.policy.play_out(world, rng)
        for node, actor in path:
            node.visits += 1
            node.total += returns[actor]
        return path[0][0]

    def _descend(self, world: State, nodes: list[Node], rng: Random) -> list[tuple[Node, Seat]]:
        """Walk down to the first position not in the tree of its actor; leave the world there."""
        path: list[tuple[Node, Seat]] = []
        seats = range(world.players)
        grown = False
        while not grown:
            actor = world.to_act()
            if actor == OVER:
                break
            if actor == NATURE:
                action = world.sample_chance(rng)
            else:
                action, grown = self._select(world, nodes[actor], rng)
            for s in seats:
                seen = action if s == actor else world.observed(action, s)
                if seen is None:
                    continue
                child = nodes[s].children.get(seen)
                if child is None:
                    child = nodes[s].children[seen] = Node()
                nodes[s] = child
            if actor >= 0:
                path.append((nodes[actor], actor))
            world.apply(action)
        return path

    def _select(self, world: State, node: Node, rng: Random) -> tuple[Action, bool]:
        """Choose an action; and whether it was never tried before."""
        actions = self.policy.prune(world, world.legal_actions())
        if len(actions) == 1:
            # Nothing to choose: walk on through it.
            child = node.children.get(actions[0])
            if child is None:
                child = node.children[actions[0]] = Node()
            child.available += 1
            return actions[0], False
        children = node.children
        untried = []
        best, best_score = actions[0], -1.0
        exploration = self.exploration
        for action in actions:
            child = children.get(action)
            if child is None or not child.visits:
                untried.append(action)
                continue
            child.available += 1
            if not untried:
                score = child.total / child.visits + exploration * sqrt(
                    log(child.available) / child.visits
                )
                if score > best_score:
                    best, best_score = action, score
        if untried:
            action = untried[int(rng.random() * len(untried))]
            children.setdefault(action, Node()).available += 1
            return action, True
        return best, False
