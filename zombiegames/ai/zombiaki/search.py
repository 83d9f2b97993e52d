"""An opponent that plans whole turns and lets the other side answer them.

All hands are open and nothing is drawn inside a turn, so what a seat may do until its turn ends
can be looked through without luck: a beam of lines, each judged as if the turn ended there. The
most promising ones are then tried in sampled worlds, with the same decks for all of them: quick
play answers, and the street after it is judged. Half of the lines are given up again and again
("sequential halving").

At the end of the game, where nothing is unknown, a sure win is looked for first (``certain``).
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.certain import Ending, is_certain
from zombiegames.ai.zombiaki.habits import candidates, end, quick_turns, settle
from zombiegames.ai.zombiaki.judge import SURE, chance, outlook
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.core.protocol import OVER
from zombiegames.games.zombiaki import offers
from zombiegames.games.zombiaki.cards import ZOMBIES
from zombiegames.games.zombiaki.state import Street
from zombiegames.games.zombiaki.terms import DISCARD, PLAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from zombiegames.ai.allowance import Allowance
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

NODES = 10
"""Positions that may be looked at for the price of one world tried."""

PLANNING = 0.4
"""Share of the worlds that may go into looking for lines."""

ENDING = 0.5
"""Share of the worlds that may go into looking for a sure win."""

ENDING_NODES = 40
"""Positions that may be looked at for it for the price of one world: they need no judgement."""

REPORT_NODES = 60
"""Positions between two thoughts."""

REPORT_EVERY = 4
"""Worlds between two thoughts."""

PRIOR = 2.0
"""How many worlds the first judgement of a line counts for."""

WIDTH = 0.8
"""Lines that are followed at once, in times of the root of the worlds."""

WIDEST = 24
"""Lines that are followed at once, at most: then more worlds tell more than more lines."""

LOST, WON = chance(1.0 - SURE), chance(SURE - 1.0)
"""Shares of the win below and above which a game is as good as over."""


class Line:
    """What a seat may do until the end of its turn."""

    __slots__ = ("actions", "guess", "liking", "total", "tried", "world")

    def __init__(self, actions: tuple[Action, ...], world: Street, guess: float) -> None:
        self.actions = actions
        self.world = world
        self.guess = guess
        """Share of the win at first sight."""
        self.liking = 0.0
        """An error of judgement, for weaker play."""
        self.total = 0.0
        self.tried = 0

    @property
    def worth(self) -> float:
        """Share of the win by all that is known."""
        return (self.total + PRIOR * self.guess) / (self.tried + PRIOR)


def _key(world: Street) -> tuple[object, ...]:
    """Tell two streets apart that lines of the same turn may lead to."""
    zombies, humans = world.hands
    return (
        world.prompt, world.chain, tuple(world.figures), tuple(world.obstacles),
        tuple(world.strength), tuple(world.marks), tuple(world.shield),
        tuple(sorted(zombies)), tuple(sorted(humans)), world.boss, world.claws, world.orders,
        world.fire, world.frozen, world.terror, world.played,
    )  # fmt: skip


class Beam:
    """The lines of a turn: the most promising ones are followed, action by action.

    Args:
        world: where the turn begins, or goes on.
        seat: the one that plans.
    """

    def __init__(self, world: Street, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.lines: list[Line] = []
        """All that were looked at; best first once the search is over."""
        self.ahead: dict[Action, Line] = {}
        """The best by the action it begins with."""
        self._own = world.seat == seat
        self._seen: set[object] = set()

    def search(self, iterations: float) -> Iterator[int]:
        """Look for lines; yield now and then, and at the end, how many positions were looked at."""
        lines = self.lines
        most = iterations * NODES * PLANNING
        width = min(WIDEST, max(1, round(sqrt(iterations) * WIDTH)))
        frontier = [Line((), self.world, 0.0)]
        while frontier and (not lines or len(lines) < most):
            grown: list[Line] = []
            for line in frontier:
                if line.actions and len(lines) >= most:
                    break
                for found in self._further(line):
                    if self._goes_on(found):
                        grown.append(found)
                    if len(lines) % REPORT_NODES == 0:
                        yield len(lines)
            grown.sort(key=_rank, reverse=True)
            # Whatever is discarded, the plays that it leaves deserve a look.
            frontier = grown if frontier[0].world.prompt == DISCARD else grown[:width]
        lines.sort(key=_rank, reverse=True)
        yield len(lines)

    def _further(self, line: Line) -> Iterator[Line]:
        """Follow a line by one action more, to positions that were not looked at."""
        for action in candidates(line.world):
            after = line.world.clone()
            actions = (*line.actions, action)
            if action is not offers.END_TURN:
                after.apply(action)
                actions += tuple(settle(after, self.seat))
                key = _key(after)
                if key in self._seen:
                    continue
                self._seen.add(key)
            elif line.actions:
                # Its line is there already: each is judged as if the turn ended.
                continue
            found = Line(actions, after, self._judged(after))
            self.lines.append(found)
            known = self.ahead.get(actions[0])
            if known is None or _rank(found) > _rank(known):
                self.ahead[actions[0]] = found
            yield found

    def _judged(self, world: Street) -> float:
        """Judge a position, as if the turn ended there, by the share of the win."""
        over = world.clone()
        ended = self._own and over.prompt == DISCARD and self.world.prompt != DISCARD
        if over.actor != OVER and not ended:
            end(over)
        odds = outlook(over)
        return chance(odds if self.seat == ZOMBIES else -odds)

    def _goes_on(self, line: Line) -> bool:
        """Whether there is more to do in the turn after a line."""
        world = line.world
        return (
            self._own
            and line.actions[0] is not offers.END_TURN
            and world.actor == world.seat == self.seat
            and world.prompt != DISCARD
        )


class Planner:
    """Plans turns. More iterations: more lines, tried in more worlds.

    Args:
        allowance: worlds that may be tried.
        noise: standard error of its liking for an action while all is open, in shares of the
            win.
    """

    def __init__(self, allowance: Allowance, noise: float = 0.0) -> None:
        self.allowance = allowance
        self.noise = noise

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the first action of the best line so far."""
        assert isinstance(view, Street)
        actions = view.legal_actions()
        if len(actions) == 1:
            yield Thought(actions[0], NO_IDEA, 0)
            return
        iterations = max(1.0, self.allowance.grant(view, seat))
        beam = Beam(view.determinized(seat, rng), seat)
        lines, ahead = beam.lines, beam.ahead
        spent = before = 0.0
        for nodes in beam.search(iterations):
            self.allowance.spend(view, nodes / NODES + before - spent)
            spent = nodes / NODES + before
            yield _verdict(ahead.values(), round(spent))
            # No sooner, for whoever looks for a sure win has nothing to say until it is found.
            if not before and is_certain(beam.world):
                ending = Ending(beam.world, seat, iterations * ENDING * ENDING_NODES)
                yield from self._end(view, ending, beam, spent)
                if ending.win is not None:
                    return
                before = ending.positions / ENDING_NODES
                spent += before
        if self.noise:
            likings = {action: self.noise * rng.gauss(0.0, 1.0) for action in actions}
            for line in lines:
                # The more is decided, the less it errs.
                line.liking = likings[line.actions[0]] * 4 * line.guess * (1 - line.guess)
            lines.sort(key=_rank, reverse=True)
            yield _verdict(ahead.values(), round(spent))
        left = round(iterations - spent)
        # A win, or nothing but losses: there is nothing to try.
        if left > 1 and LOST < lines[0].guess < WON:
            field = lines[: max(2, round(sqrt(left)))]
            done = 0
            # Where all lines tried begin alike, the rival is one that was not tried.
            rivals = [*field] if len({line.actions[0] for line in field}) > 1 else ahead.values()
            for tried in self._try(view, seat, left, field, rng):
                self.allowance.spend(view, tried - done)
                done = tried
                yield _verdict(field, round(spent) + tried, rivals)

    def _end(self, view: Street, ending: Ending, beam: Beam, spent: float) -> Iterator[Thought]:
        """Look for a sure win."""
        verdict = _verdict(beam.ahead.values(), round(spent))
        likely = sorted(beam.ahead, key=lambda action: _rank(beam.ahead[action]), reverse=True)
        before = 0
        for positions in ending.search(likely):
            self.allowance.spend(view, (positions - before) / ENDING_NODES)
            before = positions
            yield verdict
        if ending.win is not None:
            yield Thought(ending.win, chance(SURE), round(spent + before / ENDING_NODES))

    def _try(
        self, view: Street, seat: Seat, left: int, field: list[Line], rng: Random
    ) -> Iterator[int]:
        """Try lines in sampled worlds, giving up the worse half; yield how many were tried."""
        tried = 0
        while len(field) > 1 and tried < left:
            phases = (len(field) - 1).bit_length()
            for _ in range(max(1, (left - tried) // phases // len(field))):
                order = rng.getrandbits(64)
                for line in field:
                    line.total += self._result(view, seat, line, order)
                    line.tried += 1
                    tried += 1
                    if tried % REPORT_EVERY == 0:
                        yield tried
            field.sort(key=_rank, reverse=True)
            del field[(len(field) + 1) // 2 :]
            yield tried

    def _result(self, view: Street, seat: Seat, line: Line, order: int) -> float:
        """Try a line in one world."""
        world = view.determinized(seat, Random(order))
        for action in line.actions:
            world.apply(action)
        if world.actor != OVER:
            if world.seat == seat and world.prompt == PLAY:
                end(world)
            quick_turns(world, 1)
        odds = outlook(world)
        return chance(odds if seat == ZOMBIES else -odds)


def _rank(line: Line) -> tuple[float, int]:
    worth = line.worth
    # A win is never overlooked.
    if line.liking and worth < WON:
        worth = min(WON, worth + line.liking)
    return worth, -len(line.actions)


def _verdict(field: Iterable[Line], effort: int, before: Iterable[Line] = ()) -> Thought:
    """Tell the best line of a field, and the best that begins otherwise, there or before."""
    best = max(field, key=_rank)
    action = best.actions[0]
    second = max(
        (line for line in field if line.actions[0] != action), key=_rank, default=None
    ) or max((line for line in before if line.actions[0] != action), key=_rank, default=None)
    if second is None:
        return Thought(action, best.worth, effort)
    return Thought(action, best.worth, effort, second.actions[0], second.worth)
