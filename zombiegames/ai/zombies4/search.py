"""The opponent of Zombies!!! 4: it tries whole plans in sampled worlds and halves the field.

Plans come from ``candidates`` with a hope each. In every round all plans left are played in the
same worlds with the same dice, by ``habits``, up to the end of a movement that ``judge`` judges;
then the weaker half drops out: sequential halving (Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from zombiegames.ai.zombies4.candidates import Plan, plans
from zombiegames.ai.zombies4.habits import Habits, layable, turn_number
from zombiegames.ai.zombies4.judge import judge
from zombiegames.ai.zombies4.numbers import STYLES, temper_of, weights_of
from zombiegames.core.bot import NO_IDEA, Thought
from zombiegames.core.protocol import OVER
from zombiegames.games.zombies4 import act, ask
from zombiegames.games.zombies4.cards import GUN, IS_PAGE
from zombiegames.games.zombies4.state import Woods

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.ai.allowance import Allowance
    from zombiegames.core.protocol import Seat, State
    from zombiegames.games.zombies4.actions import AnyAction

_Key: TypeAlias = tuple[int, int, int, int, int, bytes]

TRUST = 20.0
"""For how many playouts a hope stands."""

BIAS = 0.3
"""What is left of a hope however many playouts speak against it: the judge may err, too."""

NONSENSE = 0.08
"""A level that errs looks at no plan with so much less hope than the best one: it is absurd."""

REPORT_EVERY = 16
"""Playouts between two thoughts."""


class Trial:
    """A plan, and what came of it.

    Args:
        plan: with its hope.
        error: of judgement, for weaker play.
    """

    __slots__ = ("error", "number", "plan", "total")

    def __init__(self, plan: Plan, error: float) -> None:
        self.plan = plan
        self.error = error
        self.number = 0
        """Playouts …"""
        self.total = 0.0
        """… and the sum of their shares of the win."""

    @property
    def worth(self) -> float:
        """Weigh what was hoped of the plan with what came of it."""
        hope = self.plan.hope
        mean = (hope * TRUST + self.total) / (TRUST + self.number)
        return mean + BIAS * hope + self.error

    @property
    def chance(self) -> float:
        """Tell what came of it alone."""
        return self.total / self.number if self.number else NO_IDEA


_worth = attrgetter("worth")


def _verdict(trials: list[Trial], effort: int) -> Thought:
    """Tell the first action of the best plan, and of the second."""
    first, second = sorted(trials, key=_worth, reverse=True)[:2]
    action, rival = first.plan.actions[0], second.plan.actions[0]
    return Thought(action, first.chance, effort, rival, second.chance)


class Planner:
    """Plans by playouts.

    Args:
        allowance: playouts that may be spent.
        style: one of ``temper.STYLES``.
        noise: how far a plan may be misjudged, in shares of the win.
        clings: whether it keeps any card rather than discard it for another, as beginners do.
    """

    def __init__(
        self,
        allowance: Allowance,
        style: str = "",
        noise: float = 0.0,
        clings: bool = False,
    ) -> None:
        self.allowance = allowance
        self.temper = temper_of(style)
        if clings:
            self.temper = self.temper._replace(throw=0.0)
        self.weights = weights_of(style)
        self.spite = STYLES[style].spite
        self.noise = noise
        self._key: _Key | None = None
        self._rest: tuple[AnyAction, ...] = ()

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        """Yield the best plan's first action, every few playouts."""
        assert isinstance(view, Woods)
        legal = view.legal_actions()
        if len(legal) == 1:
            yield Thought(legal[0], NO_IDEA, 0)
            return
        action = self._settled(view, seat, legal)
        if action is not None:
            yield Thought(action, NO_IDEA, 0)
            return
        yield from self._search(view, seat, rng)

    def _settled(self, view: Woods, seat: Seat, legal: list[AnyAction]) -> AnyAction | None:
        """Do what needs no thought: go on with a plan, win, lay a page down, cast the spell."""
        if self._rest and self._key == _key(view):
            action, *rest = self._rest
            if action in legal:
                self._remember(view, tuple(rest), action)
                return action
        self._rest = ()
        left = view.house.trophies - view.trophies[seat]
        for action in legal:
            # The last trophies, for certain.
            if action.kind == "use-at" and action.card == GUN and view.dogs[action.square] >= left:
                return action
        if view.prompt in (ask.MOVE_ROLL, ask.MOVE):
            card = layable(view, seat)
            if card is not None and IS_PAGE[card.card]:
                return card
            if act.CAST in legal:
                return act.CAST
        return None

    def _remember(self, view: Woods, rest: tuple[AnyAction, ...], action: AnyAction) -> None:
        """Keep the rest of a plan as long as nothing unforeseen happens."""
        self._rest = ()
        if not rest:
            return
        key = _key(view)
        if action.kind == "step":
            if not view.dogs[action.square]:
                key = (*key[:1], ask.MOVE, action.square, view.steps - 1, -1, key[5])
                self._rest, self._key = rest, key
        elif action.kind == "pick-dog":
            key = (*key[:1], ask.RUN_DOG, *key[2:4], action.square, key[5])
            self._rest, self._key = rest, key
        elif action.kind == "run-dog":
            dogs = view.dogs[:]
            dogs[view.picked] -= 1
            dogs[action.square] += 1
            self._rest, self._key = rest, (key[0], ask.PICK, *key[2:4], -1, bytes(dogs))

    def _search(self, view: Woods, seat: Seat, rng: Random) -> Iterator[Thought]:
        field = plans(view, seat, self.temper)
        budget = max(1, round(self.allowance.grant(view, seat)))
        if self.noise:
            field = [plan for plan in field if plan.hope >= field[0].hope - NONSENSE]
        if len(field) == 1:
            self._remember(view, field[0].actions[1:], field[0].actions[0])
            yield Thought(field[0].actions[0], NO_IDEA, 0)
            return
        last = turn_number(view) + (view.phase >= 7)
        field = field[: max(2, min(len(field), budget // 2))]
        trials = [Trial(plan, rng.gauss(0.0, self.noise) if self.noise else 0.0) for plan in field]
        rounds = max(1, (len(trials) - 1).bit_length())
        done = reported = 0
        while True:
            for _ in range(max(1, budget // (rounds * len(trials)))):
                world = view.determinized(seat, rng)
                seed = rng.random()
                for trial in trials:
                    trial.total += self._try(world.clone(), seat, trial.plan, Random(seed), last)
                    trial.number += 1
                done += len(trials)
                self.allowance.spend(view, len(trials))
                if done - reported >= REPORT_EVERY:
                    reported = done
                    yield _verdict(trials, done)
            if len(trials) == 2 or done >= budget:
                break
            better = sorted(trials, key=_worth, reverse=True)[: max(2, (len(trials) + 1) // 2)]
            trials = [trial for trial in trials if trial in better]
        best = max(trials, key=_worth).plan
        self._remember(view, best.actions[1:], best.actions[0])
        yield _verdict(trials, done)

    def _try(self, world: Woods, seat: Seat, plan: Plan, rng: Random, last: int) -> float:
        """Play a plan and on; give the share of the win."""
        habits = Habits(self.temper)
        follow(world, seat, plan.actions, rng, habits)
        habits.play_on(world, rng, last)
        if world.winners:
            return 1.0 / len(world.winners) if seat in world.winners else 0.0
        shares = judge(world, self.weights)
        if not self.spite:
            return shares[seat]
        leader = max(share for other, share in enumerate(shares) if other != seat)
        return (1 - self.spite) * shares[seat] + self.spite * (1 - leader)


_ASKED = {"step": ask.MOVE, "pick-dog": ask.PICK, "run-dog": ask.RUN_DOG}
"""What must be asked for the further actions of a plan, by verb."""


def follow(
    world: Woods, seat: Seat, actions: tuple[AnyAction, ...], rng: Random, habits: Habits
) -> None:
    """Do what a plan says as long as it can be done, fights on the way by habit."""
    first = actions[0]
    world.apply(first)
    turn = turn_number(world)
    for action in actions[1:]:
        prompt = _ASKED[action.kind]
        while world.actor != seat or world.prompt != prompt:
            if world.actor == OVER or turn_number(world) != turn or world.phase > 7:
                return
            if world.phase > 6 and prompt == ask.MOVE:
                return
            if world.actor < 0:
                world.apply(world.sample_chance(rng))
            else:
                world.apply(habits.choose(world, world.actor, rng))
        if action.kind == "step":
            if not world.steps:
                return
            if action.square not in world.land.near[world.at[seat]]:
                return
        world.apply(action)
    if first.kind == "step":
        # Arrived: what lies here is fought, then the movement ends.
        while world.actor != OVER and world.phase == 6 and turn_number(world) == turn:
            if world.actor < 0:
                world.apply(world.sample_chance(rng))
            elif world.prompt == ask.MOVE:
                action = habits.pause(world, seat) or act.STOP
                world.apply(action)
            else:
                world.apply(habits.choose(world, world.actor, rng))


def _key(view: Woods) -> _Key:
    """What must be as foreseen for a plan to go on."""
    return (
        turn_number(view),
        view.prompt,
        view.at[view.seat],
        view.steps,
        view.picked,
        bytes(view.dogs),
    )
