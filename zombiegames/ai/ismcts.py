"""Search for any game: information-set Monte Carlo tree search with a tree for every observer.

Each iteration fills the holes of the thinking seat's view with one sampled world, walks down
the trees of all seats at once, adds one position, plays on to the end or to a judgement, and
brings the result back up. A seat's tree branches by what that seat noticed, so a hidden choice
of somebody else is one branch, and nobody plans with what only another seat knows. Dice and
shuffles are drawn anew in every iteration.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012):
MO-ISMCTS. What a policy hopes of an action fades as results come in: "progressive bias" of
Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search" (2008).
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from zombiegames.ai.levels import Allowance
from zombiegames.ai.policies import Policy
from zombiegames.core.bot import Thought
from zombiegames.core.protocol import NATURE, OVER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.core.protocol import Action, Seat, State

EXPLORATION = 0.7
"""How much a rarely tried action is worth trying; results are shares of the win, 0 … 1."""

REPORT_EVERY = 16
"""Iterations between two thoughts."""


class Node:
    """One thing a seat may have seen so far, and how it went on from there."""

    __slots__ = ("available", "children", "hope", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        """By what the owner of the tree noticed."""
        self.visits = 0
        self.total = 0.0
        """Sum of the shares of the win of the seat that chose to come here."""
        self.available = 0
        """In how many visits of the parent this could be chosen: worlds differ."""
        self.hope = -1.0
        """What the policy hoped of coming here; -1: not asked yet."""


class Search:
    """An opponent that searches. More iterations, better play; it never knows more than its seat.

    Args:
        iterations: worlds to try for one decision, or what may be spent on it.
        policy: what it knows about the game; the default knows nothing but the rules.
        exploration: see ``EXPLORATION``.
        noise: how much chance there is in the last word; 0: the action most visited, 1: an
            action by its share of the visits.
    """

    def __init__(
        self,
        iterations: int | Allowance,
        policy: Policy | None = None,
        exploration: float = EXPLORATION,
        noise: float = 0.0,
    ) -> None:
        if isinstance(iterations, Allowance):
            self.allowance = iterations
        else:
            self.allowance = Allowance(iterations, float("inf"), lambda view: (0, view.to_act()))
        self.policy = policy or Policy()
        self.exploration = exploration
        self.noise = noise

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the action most looked at so far, every few iterations."""
        actions = self.policy.prune(view, view.legal_actions())
        if len(actions) == 1:
            yield Thought(actions[0], -1.0, 0)
            return
        roots = [Node() for _ in range(view.players)]
        iterations = max(1, round(self.allowance.grant(view, seat)))
        whims: dict[Action, float] = {}
        for done in range(1, iterations + 1):
            self.iterate(view, seat, roots, rng)
            self.allowance.spend(view, 1)
            if done % REPORT_EVERY == 0 or done == iterations:
                yield self.verdict(roots[seat], done, whims, rng)

    def verdict(
        self, root: Node, iterations: int, whims: dict[Action, float], rng: Random
    ) -> Thought:
        """Tell which action of the root was visited most, and which came second."""
        tried = [(node.visits, action, node) for action, node in root.children.items()]
        if self.noise:
            # The largest of logarithms with Gumbel noise is a draw by shares.
            for _, action, _ in tried:
                if action not in whims:
                    whims[action] = -log(-log(rng.random() or 1e-12))
            tried = [
                (log(visits) + self.noise * whims[action], action, node)  # type: ignore[misc]
                for visits, action, node in tried
                if visits
            ]
        tried.sort(key=lambda entry: -entry[0])
        _, action, best = tried[0]
        chance = best.total / best.visits
        if len(tried) == 1 or not tried[1][2].visits:
            return Thought(action, chance, iterations)
        _, rival, second = tried[1]
        return Thought(action, chance, iterations, rival, second.total / second.visits)

    def iterate(self, view: State, seat: Seat, roots: list[Node], rng: Random) -> None:
        """Try one world."""
        world = view.determinized(seat, rng)
        path = self._descend(world, list(roots), rng)
        returns = self.policy.play_out(world, rng)
        for node, actor in path:
            node.visits += 1
            node.total += returns[actor]

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
        policy = self.policy
        actions = policy.prune(world, world.legal_actions())
        if len(actions) == 1:
            # Nothing to choose: walk on through it.
            child = node.children.get(actions[0])
            if child is None:
                child = node.children[actions[0]] = Node()
            child.available += 1
            return actions[0], False
        if policy.trust:
            return self._select_hopeful(world, node, actions)
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

    def _select_hopeful(
        self, world: State, node: Node, actions: list[Action]
    ) -> tuple[Action, bool]:
        """Choose an action where the policy has hopes; an untried one counts as hoped."""
        children = node.children
        policy = self.policy
        found = [children.get(action) for action in actions]
        if any(child is None or child.hope < 0 for child in found):
            for place, (action, hope) in enumerate(
                zip(actions, policy.hopes(world, actions), strict=True)
            ):
                child = found[place]
                if child is None:
                    child = found[place] = children[action] = Node()
                if child.hope < 0:
                    child.hope = hope
        exploration, trust = self.exploration, policy.trust
        best, best_score, grown = actions[0], float("-inf"), False
        for action, child in zip(actions, found, strict=True):
            assert child is not None
            child.available += 1
            visits = child.visits
            # The hope stands for one result.
            score = (
                (child.total + child.hope) / (visits + 1)
                + trust * child.hope / (visits + 1)
                + exploration * sqrt(log(child.available + 1) / (visits + 1))
            )
            if score > best_score:
                best, best_score, grown = action, score, not visits
        return best, grown
