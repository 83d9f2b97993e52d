"""The search: it wins what can be won, and decides by what its seat knows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombiaki.position import position
from tests.toy import Bury, Toy
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.ismcts import Search
from zombiegames.ai.policies import Policy
from zombiegames.core.bot import NO_IDEA, Thought, decide
from zombiegames.core.protocol import OVER
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.protocol import Seat, State

ITERATIONS = 64


def some_way_in(game: str, players: int, seed: int, decisions: int = 12) -> State:
    """A position of a random game in which a seat has a choice."""
    info = GAMES[game]
    state = info.new(players, info.complete({}))
    rng = Random(seed)
    made = 0
    while True:
        actor = state.to_act()
        assert actor != OVER
        if actor < 0:
            state.apply(state.sample_chance(rng))
        elif made < decisions or len(state.legal_actions()) < 2:
            state.apply(rng.choice(state.legal_actions()))
            made += 1
        else:
            return state


def test_the_zombies_go_over_the_barricade_when_they_can() -> None:
    street = position(
        turn="zombies", B5="zombie 2", A2="zombie 3", hand_zombies="claws hunger terror",
        hand_humans="shot-2 shot-1 grenade",
    )  # fmt: skip
    action = decide(Search(Allowance(ITERATIONS)), street.censored(0), 0, Random(1))
    street.apply(action)
    assert street.to_act() == OVER
    assert street.outcome().returns == (1.0, 0.0)


def test_the_humans_stop_the_last_zombie_before_the_barricade() -> None:
    street = position(
        turn="humans", C5="zombie 1", hand_humans="shot-1 blood get-out", hand_zombies="meat",
    )  # fmt: skip
    action = decide(Search(Allowance(400)), street.censored(1), 1, Random(1))
    street.apply(action)
    assert not any(figure > 0 for figure in street.figures)


def decisions_in_worlds(bot_of_world, state: State, seat: Seat) -> set[object]:
    """What a bot does in worlds that its seat cannot tell apart."""
    view = state.censored(seat)
    rng = Random(4)
    made = set()
    for _ in range(5):
        world = view.determinized(seat, rng)
        same = world.censored(seat)
        assert same.digest() == view.digest()
        made.add(decide(bot_of_world(world), same, seat, Random(9)))
    return made


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_give_the_same_decision(game: str) -> None:
    cut_short = Policy()
    cut_short.depth = 30
    for seed in range(3):
        state = some_way_in(game, GAMES[game].seats[0], seed)
        made = decisions_in_worlds(
            lambda world: Search(Allowance(24), cut_short), state, state.to_act()
        )
        assert len(made) == 1


class Peeking:
    """Buries its card when the next card of the deck is high: it looks at the world itself."""

    def __init__(self, world: State) -> None:
        self.world = world

    def think(self, view: State, seat: Seat, rng: Random) -> Iterator[Thought]:
        legal = view.legal_actions()
        high = self.world.deck[-1] > 6  # type: ignore[attr-defined]
        yield Thought(legal[0] if high else legal[-1], NO_IDEA, 0)


def test_a_bot_that_peeks_is_caught() -> None:
    toy = Toy(2)
    toy.apply(toy.sample_chance(Random(5)))
    assert any(isinstance(action, Bury) for action in toy.legal_actions())
    assert len(decisions_in_worlds(Peeking, toy, 0)) == 2


def test_thoughts_come_while_it_thinks_and_count_its_effort() -> None:
    state = some_way_in("zombiaki", 2, 1)
    seat = state.to_act()
    thoughts = list(Search(Allowance(40)).think(state.censored(seat), seat, Random(2)))
    assert [t.effort for t in thoughts] == [16, 32, 40]
    assert all(0 <= t.chance <= 1 for t in thoughts)
    assert all(state.why_not(t.action) is None for t in thoughts)


def test_a_forced_action_needs_no_thought() -> None:
    street = position(turn="zombies", hand_zombies="bite", hand_humans="shot-1")
    assert len(street.legal_actions()) == 1
    assert next(Search(Allowance(1000)).think(street.censored(0), 0, Random(1))).effort == 0


def test_a_position_cut_off_is_judged_evenly_by_who_knows_nothing() -> None:
    policy = Policy()
    policy.depth = 2
    toy = Toy(3)
    toy.apply(toy.sample_chance(Random(5)))
    assert policy.play_out(toy, Random(1)) == pytest.approx((1 / 3,) * 3)
