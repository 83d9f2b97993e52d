"""Whole games against the slow rules, and what must never happen: no dead ends, no lost turns."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.answers import answers_of
from tests.games.zombiegeddon.slow import Slow
from tests.games.zombiegeddon.table import BOARDS, Table, table
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE, OVER, IllegalAction
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon import INFO
from zombiegames.games.zombiegeddon.actions import NOTATION, PASS, STEPS
from zombiegames.games.zombiegeddon.discs import SHELTERS
from zombiegames.games.zombiegeddon.reach import has_reach, in_reach, shares
from zombiegames.games.zombiegeddon.terms import ACT, ALONE, GUARD_ROUNDS


def choose(state, rng):
    """Step where possible: random removals would end the halves too soon."""
    if state.to_act() == NATURE:
        return state.sample_chance(rng)
    legal = state.legal_actions()
    steps = [action for action in legal if action.kind == "step"]
    return rng.choice(steps if steps and rng.random() < 0.97 else legal)


def games(board, number):
    for seed in range(number):
        rng = Random(f"{board}/{seed}")
        players = 2 + seed % 3
        yield INFO.new(players, INFO.complete(INFO.presets[board])), rng


@pytest.mark.parametrize("board", BOARDS)
def test_offered_is_what_the_slow_rules_allow_in_every_position(board):
    passed = through = 0
    for state, rng in games(board, 6):
        played = Table(state)
        while state.to_act() != OVER:
            action = choose(state, rng)
            passed += action.kind == "pass"
            played.apply(action)
            through += state.passing >= 0
    assert through > 5


@pytest.mark.whole
@pytest.mark.parametrize("board", BOARDS)
def test_reach_is_what_the_slow_rules_give_at_the_end_of_every_turn(board):
    shared = parted = 0
    for state, rng in games(board, 6):
        while state.to_act() != OVER:
            state.apply(choose(state, rng))
            if state.passing >= 0 or state.to_act() < 0:
                continue
            slow = [Slow(state).reach(seat) for seat in range(state.players)]
            cells = [set(state.board.cells(in_reach(state, s))) for s in range(state.players)]
            assert cells == slow
            assert [has_reach(state, s) for s in range(state.players)] == list(map(bool, slow))
            together = sum(len(found) for found in slow) > len(set().union(*slow))
            answer = shares(state)
            assert (answer is None) == together
            if answer is not None:
                assert [set(state.board.cells(mask)) for mask in answer] == slow
            shared += together
            parted += not together
    assert shared > 20
    assert parted > 20


@pytest.mark.parametrize("board", BOARDS)
def test_somebody_with_a_pawn_is_always_asked_and_the_turns_go_round(board):
    for state, rng in games(board, 6):
        idle = before = 0
        while (seat := state.to_act()) != OVER:
            if seat >= 0:
                assert max(state.pawns[seat * SHELTERS : seat * SHELTERS + SHELTERS]) >= 0
                assert seat == state.seat
                assert state.prompt in (ACT, ALONE)
                assert state.left in (1, 2)
                assert state.idle < GUARD_ROUNDS * state.players or state.prompt == ALONE
                idle = max(idle, state.idle)
            if state.prompt == ACT and state.half == 1 and state.left == 2:
                assert state.turn > before
                before = state.turn
            state.apply(choose(state, rng))
        assert len(state.closings) == 2


def odd_actions(state, rng):
    """Give actions that nobody would point at in this position."""
    other = INFO.new(state.players, INFO.complete({}))
    draw = other.sample_chance(rng)
    other.apply(draw)
    scatter = other.sample_chance(rng)
    yield from (None, draw, draw._replace(seats=(0,)), scatter)
    yield from (scatter._replace(half=2), scatter._replace(discs=(1,)))
    yield from map(NOTATION.parse, ("step - A1", "step A1 -", "step A1 B1", "remove -", "pass"))
    for cell in state.pawns:
        if cell >= 0:
            yield from (STEPS[cell][cell], STEPS[cell][(cell + 1) % 120])


def test_every_refusal_the_rules_can_give_occurs_and_no_other():
    seen = set()
    for state, rng in games("hex", 7):
        while True:
            if state.to_act() < 0 or rng.random() < 0.2 or state.passing >= 0:
                universe = [*state.conceivable(), *odd_actions(state, rng)]
                seen |= {state.why_not(action) for action in universe}
                seen.add(state.censored(None).why_not(PASS))
            if state.to_act() == OVER:
                break
            state.apply(choose(state, rng))
    # A shelter is walled in on purpose elsewhere.
    assert seen - {None} == answers_of("zombiegeddon") - {"ZG-01/walled_in"}


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_half_with_every_pawn_shut_in_and_discs_left_ends(half, players):
    cells = ("B2", "K2", "B9", "K9")[:players]
    words = {cell: f"pawn {seat}" for seat, cell in enumerate(cells)}
    t = table(half=half, players=players, D7="food-3", E7="food-3", **words)
    assert {a.kind for a in t.state.legal_actions()} == {"remove", "pass"}
    t.do("pass")
    assert [e.why for e in t.told("half-ended")] == ["reach"]


def test_one_shut_in_while_others_go_on_passes_each_turn():
    t = table(players=3, J5="food-1 + pawn 0", rest="all", I5="barricade", K5="barricade",
              I4="barricade", J4="barricade", I6="barricade", J6="barricade",
              B2="pawn 1", K2="pawn 2")  # fmt: skip
    t.do("pass")
    assert t.actor == 1
    for _ in range(4):
        t.apply(next(a for a in t.state.legal_actions() if a.kind == "step"))
        while t.state.passing >= 0:
            t.apply(t.state.legal_actions()[0])
    while t.actor != 0:
        t.apply(next(a for a in t.state.legal_actions() if a.kind == "step"))
    assert t.allows("pass")


def test_an_action_is_refused_twice_in_a_turn_of_two():
    match = Match(INFO, ["", ""], seed="twice", options={})
    match.advance()
    seat = match.to_act()
    for _ in range(2):
        step = next(a for a in match.state.legal_actions() if a.kind == "step")
        match.play(step)
        while match.state.passing >= 0 and match.to_act() == seat:
            match.play(match.state.legal_actions()[0])
    assert match.to_act() != seat
    with pytest.raises(IllegalAction):
        match.play(step)


def test_save_and_load_in_the_middle_of_going_through_goes_on_alike():
    for seed in range(40):
        rng = Random(seed)
        match = Match(INFO, ["", ""], seed=str(seed), options={})
        match.advance()
        while match.to_act() != OVER and match.state.passing < 0:
            match.play(choose(match.state, rng))
            match.advance()
        if match.state.passing >= 0:
            break
    again = Match.load(match.save(), GAMES)
    assert again.state.digest() == match.state.digest()
    assert again.state.legal_actions() == match.state.legal_actions()
    action = match.state.legal_actions()[0]
    match.play(action)
    again.play(action)
    assert again.state.digest() == match.state.digest()


def test_the_board_of_a_view_is_the_one_board_of_all():
    import copy
    import pickle

    state = table(B2="pawn 0", B3="fuel").state
    assert pickle.loads(pickle.dumps(state.censored(0))).board is state.board
    assert copy.deepcopy(state).board is state.board
    assert copy.copy(state.board) is state.board
