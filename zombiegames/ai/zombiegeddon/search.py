"""Monte Carlo tree search over single actions, for any number of seats.

Nothing is hidden within a half, so there is one world and one tree. From a new position the half
is played on in a hurry for a while, since only that shows who will be stuck, and then judged.
What comes after the half is in the judgement's weights for tokens and weapons.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING

from zombiegames.ai.zombiegeddon import numbers
from zombiegames.ai.zombiegeddon.alone import Collector
from zombiegames.ai.zombiegeddon.ground import Ground, Move
from zombiegames.ai.zombiegeddon.habits import Playout
from zombiegames.ai.zombiegeddon.judge import DISCS, Outlook
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.games.zombiegeddon.actions import PASS, REMOVALS, STEPS
from zombiegames.games.zombiegeddon.state import Wasteland
from zombiegames.games.zombiegeddon.terms import ALONE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from zombiegames.ai.allowance import Allowance
    from zombiegames.ai.zombiegeddon.ground import Scene
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

EXPLORATION = 0.17
"""How much a rarely tried action is worth trying, in shares of the win."""
TRUST = 0.3
"""How much a hope weighs against results, as long as there are few."""
AHEAD = 20
"""Actions played on from a new position before it is judged."""
GROWS_AT = 2
"""Visits after which a position's answers are added to the tree."""
REPORT_EVERY = 16
"""Playouts between two thoughts: a millisecond or two."""


class Node:
    """A position of the tree, and how one comes there."""

    __slots__ = ("children", "hope", "move", "total", "visits")

    def __init__(self, move: Move, hope: float) -> None:
        self.move = move
        self.hope = hope
        """Guessed share of the win for the seat that moves here."""
        self.children: list[Node] | None = None
        """None: not grown yet."""
        self.visits = 0
        self.total = 0.0
        """Sum of the shares of the win of the seat that moved here."""


class Scavenger:
    """Searches.

    Args:
        allowance: playouts that may be spent.
        noise: how much chance there is in the last word; 0: the action most visited, 1: an
            action by its share of the visits.
    """

    def __init__(self, allowance: Allowance, noise: float = 0.0) -> None:
        self.allowance = allowance
        self.noise = noise
        self._collector = Collector()

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the action most looked at so far, again and again."""
        assert isinstance(view, Wasteland)
        actions = view.legal_actions()
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        budget = max(1, round(self.allowance.grant(view, seat)))
        if view.prompt == ALONE:
            thought = None
            for thought in self._collector.think(view, seat, budget):
                yield thought
            if thought is not None:
                self.allowance.spend(view, thought.effort)
            return
        tree = Tree(view)
        whims: list[float] = []
        for done in range(1, budget + 1):
            tree.iterate(rng)
            if len(tree.root.children or ()) == 1:
                budget = done
            self.allowance.spend(view, 1)
            if done % REPORT_EVERY == 0 or done >= budget:
                if self.noise and not whims:
                    # The largest of logarithms with Gumbel noise is a draw by shares.
                    whims = [-log(-log(rng.random() or 1e-12)) for _ in tree.root.children or ()]
                yield tree.verdict(done, [self.noise * whim for whim in whims])
            if done >= budget:
                return


class Tree:
    """All that one decision has looked at."""

    def __init__(self, view: Wasteland) -> None:
        self.ground = ground = Ground(view)
        self._playout = Playout(ground)
        self._outlook = Outlook(ground)
        if ground.half == 1:
            self._fog = numbers.FOG[0]
        else:
            free = ground.root[2] & ground.ordinary
            self._fog = numbers.CLEARING[0] + numbers.CLEARING[1] * free.bit_count() / DISCS
        self.root = Node(Move(0, 0, ground.root), 0.5)

    def shares(self, scene: Scene) -> list[float]:
        """Judge a position: every seat's share of the win."""
        scores, over = self._outlook.scores(scene)
        best = max(scores)
        if over and self.ground.half > 1:
            # Enemy discs and tokens, which break ties (ZG-51), are left out.
            winners = scores.count(best)
            return [1 / winners if score == best else 0.0 for score in scores]
        parts = [exp((score - best) / self._fog) for score in scores]
        total = sum(parts)
        return [part / total for part in parts]

    def iterate(self, rng: Random) -> None:
        """Walk down to a new position, play on and judge, and carry the result up."""
        node = self.root
        scene = node.move.scene
        path = [(node, -1)]
        while scene[0] >= 0:
            children = node.children
            if children is None:
                if node.visits < GROWS_AT and node is not self.root:
                    break
                children = self._grow(node)
            seat = scene[0]
            curiosity = EXPLORATION * sqrt(log(node.visits + 1.0) + 0.1)
            best, best_score = children[0], -9.0
            for child in children:
                visits = child.visits + 1
                hope = child.hope
                # The hope stands for one result.
                score = (child.total + hope + TRUST * hope) / visits + curiosity / sqrt(visits)
                if score > best_score:
                    best, best_score = child, score
            node = best
            path.append((node, seat))
            scene = node.move.scene
        shares = self.shares(self._playout.run(scene, rng, AHEAD))
        for node, seat in path:
            node.visits += 1
            if seat >= 0:
                node.total += shares[seat]

    def _grow(self, node: Node) -> list[Node]:
        scene = node.move.scene
        ground, playout = self.ground, self._playout
        onward = node is self.root and ground.passing
        moves = ground.onward() if onward else ground.moves(scene)
        hand, free = scene[4][scene[0]], scene[2] & ~scene[3]
        node.children = []
        for move in moves:
            if not move.to:
                wish = -2.0
            else:
                wish = playout.wish(move.on or move.to, free & ~move.origin, hand)
                if move.on:
                    wish -= 1.5
            node.children.append(Node(move, 0.3 + 0.4 / (1 + exp((2 - wish) / 4))))
        return node.children

    def action(self, move: Move) -> Action:
        """Give the action, or the first of two, in the rules' own words."""
        cell = self.ground.board.cell_at
        if not move.origin:
            return PASS
        if not move.to:
            return REMOVALS[cell[move.origin]]
        return STEPS[cell[move.origin]][cell[move.to]]

    def verdict(self, effort: int, whims: list[float]) -> Thought:
        """Tell which action was tried most, and which came second."""
        assert self.root.children
        # Several ways through one pawn begin with one action.
        tried: dict[Action, list[Node]] = {}
        for child in self.root.children:
            tried.setdefault(self.action(child.move), []).append(child)
        ranked = []
        for place, (action, nodes) in enumerate(tried.items()):
            node = max(nodes, key=lambda one: one.visits)
            if node.visits:
                rank = log(node.visits) + (whims[place] if whims else 0.0)
                ranked.append((rank, node.total / node.visits, action))
        ranked.sort(key=lambda entry: entry[:2], reverse=True)
        _, chance, action = ranked[0]
        if len(ranked) == 1:
            return Thought(action, chance, effort)
        return Thought(action, chance, effort, ranked[1][2], ranked[1][1])
