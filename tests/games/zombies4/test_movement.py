"""Movement of pawns and dogs (ZF-40, ZF-41), with a slow reading of the rules beside it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import board
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO, ask
from zombiegames.games.zombies4.tiles import SQUARE_NAMES, TILE_OF


@pytest.mark.rule("ZF-40")
def test_one_die_gives_the_squares_of_the_movement() -> None:
    b = board(step="roll", pawns=("f09-7",))
    b.do("roll", "die 4")
    assert b.told("movement-set")[0].steps == 4
    b.do("step f09-4", "step f09-1", "step f09-2", "step f09-3")
    b.refused("step f09-6", "ZF-40/no_steps")
    assert b.offered() == {"stop"}


@pytest.mark.rule("ZF-40")
def test_all_or_part_of_it_may_be_used() -> None:
    b = board(pawns=("f09-7",), steps=4, dogs="f10-1", tiles="f09 0 -1 / f10 0 -2")
    b.do("step f09-4", "stop")
    assert b.asked == (0, "dogs")
    b.refused("step f09-1", "ZF-41/roll_first")


@pytest.mark.rule("ZF-40")
def test_no_diagonals_and_one_square_at_a_time() -> None:
    b = board(pawns=("f09-5",), steps=4)
    assert b.offered("step") == {f"step f09-{n}" for n in (2, 4, 6, 8)}
    b.refused("step f09-1", "ZF-40/diagonal")
    b.refused("step bridge-2", "ZF-40/adjacent")
    b.refused("step bridge-1", "ZF-40/unusable")
    b.refused("step f10-1", "ZF-40/not_placed")


@pytest.mark.rule("ZF-40")
def test_pawns_may_share_squares() -> None:
    b = board(pawns=("f09-5", "f09-2"), steps=1)
    b.do("step f09-2")
    assert b.at(0) == b.at(1) == "f09-2"


@pytest.mark.rule("ZF-40")
def test_walls_stop_pawns_and_doors_let_them_in() -> None:
    b = board(tiles="f09 0 -1 / cabin 0 -2", pawns=("cabin-8",), steps=3)
    b.refused("step cabin-5", "ZF-40/wall")
    b.do("step cabin-7", "step cabin-4")
    assert b.at(0) == "cabin-4"


# -- dogs ------------------------------------------------------------------------------


@pytest.mark.rule("ZF-41")
def test_as_many_different_dogs_as_rolled_must_move() -> None:
    b = board(step="dogs", dogs="f09-1 f09-1 f09-9")
    b.do("roll", "die 2")
    assert b.offered() == {"pick-dog f09-1", "pick-dog f09-9"}
    b.do("pick-dog f09-9", "run-dog f09-8")
    b.refused("pick-dog f09-8", "ZF-41/moved")
    b.do("pick-dog f09-1", "run-dog f09-2")
    assert b.asked == (0, "end")
    assert b.dogs() == {"f09-1": 1, "f09-2": 1, "f09-8": 1}


@pytest.mark.rule("ZF-41")
def test_with_fewer_dogs_than_rolled_all_move_once() -> None:
    b = board(step="dogs", dogs="f09-1 f09-9")
    b.do("roll", "die 6", "pick-dog f09-1", "run-dog f09-2", "pick-dog f09-9", "run-dog f09-8")
    assert b.asked == (0, "end")


@pytest.mark.rule("ZF-41")
def test_a_dog_runs_one_or_two_squares_and_ends_on_another() -> None:
    b = board(step="dogs", dogs="f09-1", tiles="f09 0 -1 / f10 0 -2")
    b.do("roll", "die 1", "pick-dog f09-1")
    squares = {"f09-2", "f09-3", "f09-4", "f09-5", "f09-7", "f10-7", "f10-8", "f10-4"}
    assert b.offered() == {f"run-dog {square}" for square in squares}
    b.refused("run-dog f09-1", "ZF-41/stays")
    b.refused("run-dog f09-6", "ZF-41/too_far")


@pytest.mark.rule("ZF-41")
def test_dogs_go_through_doors_only() -> None:
    b = board(tiles="f09 0 -1 / cabin 0 -2", step="dogs", dogs="cabin-8")
    b.do("roll", "die 1", "pick-dog cabin-8")
    # By the door it is two steps from here; through the wall none.
    assert "run-dog cabin-4" in b.offered()
    b.refused("run-dog cabin-5", "ZF-41/too_far")
    b = board(tiles="f09 0 -1 / cabin 0 -2", step="dogs", dogs="cabin-7")
    b.do("roll", "die 1", "pick-dog cabin-7", "run-dog cabin-1")
    assert b.dogs() == {"cabin-1": 1}


@pytest.mark.rule("ZF-41")
def test_never_more_than_two_on_a_square_not_even_in_passing() -> None:
    b = board(
        tiles="f09 0 -1 / cabin 0 -2",
        step="dogs",
        dogs="cabin-7 cabin-4 cabin-4",
    )
    b.do("roll", "die 1", "pick-dog cabin-7")
    b.refused("run-dog cabin-4", "ZF-41/two_dogs")
    b.refused("run-dog cabin-1", "ZF-41/full_way")
    b.do("run-dog cabin-8")


@pytest.mark.rule("ZF-41")
def test_dogs_that_cannot_move_are_let_be() -> None:
    # A full house: nobody in it can move, and nobody outside is there.
    b = board(
        tiles="f09 0 -1 / cave.a 0 -2",
        step="dogs",
        dogs="cave.a-7 cave.a-7 cave.a-8 cave.a-8 cave.a-5 cave.a-5",
        running=0,
    )
    b.do("roll", "die 3", "pick-dog cave.a-5")
    assert "run-dog cave.a-8" not in b.offered()
    b.do("run-dog cave.a-2")
    assert b.prompt == "pick"


@pytest.mark.rule("ZF-41")
def test_when_no_dog_can_move_the_turn_goes_on() -> None:
    b = board(step="dogs", pawns=("bridge-8", "f09-9"), dogs="f09-9", repellent=[0, 1])
    # The only dog stands on the protected pawn's own square and may go anywhere.
    b.do("roll", "die 1")
    assert b.prompt == "pick"
    b.do("pick-dog f09-9")
    # Away from the pawn it may run, and must.
    assert len(b.offered()) == 6
    # Two lone dogs on the bridge's far end, the protected pawn before them: nothing may move.
    b = board(step="dogs", pawns=("bridge-8", "bridge-8"), dogs="bridge-8", repellent=[1, 0])
    b.do("roll", "die 1", "pick-dog bridge-8")
    assert b.offered() == {"run-dog bridge-5", "run-dog bridge-2"}
    full = " ".join(f"bridge-{n} bridge-{n}" for n in (2, 5, 8))
    b = board(step="dogs", tiles="", dogs=full)
    b.do("roll", "die 3")
    assert b.asked == (0, "end")


@pytest.mark.rule("ZF-41")
def test_without_dogs_nothing_is_rolled() -> None:
    b = board(pawns=("f09-5",), steps=2)
    b.do("stop")
    assert b.asked == (0, "end")


@pytest.mark.rule("ZF-41", "ZF-C16")
def test_when_the_last_dog_dies_before_the_roll_nothing_is_rolled() -> None:
    b = board(step="dogs", dogs="f09-1", fronts=("tranquilizer-gun", ""))
    assert b.prompt == "dogs"
    b.do("use-at tranquilizer-gun f09-1")
    assert b.asked == (0, "end")


def slow_runs(state: object, origin: int) -> set[int]:
    """Where a dog may run, straight from the words: one or two steps over squares with room."""
    near, dogs = state.land.near, state.dogs
    ends = set()
    for first in near[origin]:
        if dogs[first] == 2:
            continue
        ends.add(first)
        ends |= {second for second in near[first] if dogs[second] < 2 and second != origin}
    pawns = [at for at, ends_ in zip(state.at, state.repellent, strict=True) if ends_ and at >= 0]
    return {
        end
        for end in ends
        if all(steps_between(near, at, end) >= steps_between(near, at, origin) for at in pawns)
    }


def steps_between(near: list[tuple[int, ...]], start: int, goal: int) -> int:
    """Walking distance by widening circles."""
    reached, steps = {start}, 0
    while goal not in reached:
        wider = reached | {n for square in reached for n in near[square]}
        if wider == reached:
            return 10**6
        reached, steps = wider, steps + 1
    return steps


@pytest.mark.rule("ZF-41", "ZF-40", "ZF-C04")
@pytest.mark.parametrize("seed", range(4))
def test_offered_steps_and_runs_are_those_of_a_slow_reading(seed: int) -> None:
    rng = Random(seed)
    state = INFO.new(3, INFO.complete({}))
    looked = 0
    for _ in range(1200):
        if state.to_act() == OVER or looked > 25:
            break
        if rng.random() < 0.01:
            state.repellent[rng.randrange(3)] = 1
        legal = state.legal_actions()
        if state.to_act() != NATURE:
            if state.prompt == ask.PICK:
                looked += 1
                fresh = [s for s in range(270) if state.dogs[s] > state.ran.count(s)]
                wished = {s for s in fresh if slow_runs(state, s)}
                assert {a.square for a in legal if a.kind == "pick-dog"} == wished
            elif state.prompt == ask.RUN_DOG:
                assert {a.square for a in legal} == slow_runs(state, state.picked)
            elif state.prompt == ask.MOVE and state.steps:
                here = state.at[state.seat]
                wished = {
                    s
                    for s in state.land.near[here]
                    if not state.lost[state.seat] or TILE_OF[s] == TILE_OF[here]
                }
                assert {a.square for a in legal if a.kind == "step"} == wished
        state.apply(rng.choice(legal) if legal else state.sample_chance(rng))
    assert looked > 10


def test_square_names_read_like_the_map() -> None:
    b = board(tiles="f09 0 -1 / cabin 0 -2")
    where = {SQUARE_NAMES[s]: b.state.land.where(s) for s in b.state.land.all_squares()}
    assert where["f09-1"] == (0, -3)
    assert where["f09-9"] == (2, -1)
    assert where["cabin-7"] == (0, -4)
