"""What the search knows: how it judges, how it plays on, how often it says what it thinks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombanimaux.position import position
from zombiegames.ai.levels import ADVISER, LEVELS, bot_of
from zombiegames.ai.zombanimaux import turn_of
from zombiegames.ai.zombanimaux.habits import Animals
from zombiegames.ai.zombanimaux.judge import fitting, shares
from zombiegames.core.bot import decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombanimaux import INFO
from zombiegames.games.zombanimaux.actions import END_TURN, GIVE_UP
from zombiegames.games.zombanimaux.advice import playable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.protocol import State

MOST_BETWEEN_THOUGHTS = 16


def random_game(players: int, seed: int) -> Iterator[State]:
    """All positions of a random game."""
    state = INFO.new(players, INFO.complete({}))
    rng = Random(seed)
    while (actor := state.to_act()) != OVER:
        yield state
        if actor == NATURE:
            state.apply(state.sample_chance(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("players", INFO.seats)
def test_shares_sum_to_one_and_are_true_at_the_end(players: int) -> None:
    for seed in range(5):
        for state in random_game(players, seed):
            found = shares(state)
            assert len(found) == players
            assert min(found) >= 0
            assert sum(found) == pytest.approx(1)
        outcome = state.outcome()
        assert outcome is not None
        assert found == outcome.returns


def test_whatever_is_judged_is_no_seat_number() -> None:
    """The same cards and brains on the other seat are worth the same."""
    one = position(hands=("9 12 14", "3 4 19"), graves=("1", "5 7"), horde="6", brains=(3, 6))
    two = position(
        turn=1, hands=("3 4 19", "9 12 14"), graves=("5 7", "1"), horde="6", brains=(6, 3)
    )
    assert shares(one) == pytest.approx(shares(two)[::-1])


@pytest.mark.parametrize("players", INFO.seats)
def test_a_brain_more_is_better(players: int) -> None:
    hands = ("9 12 14", "4 7 19", "3 10 18", "1 15 16", "5 6 17")[:players]
    for left in range(1, 9):
        few = position(hands=hands, horde="6", brains=(left, *(5,) * (players - 1)))
        more = position(hands=hands, horde="6", brains=(left + 1, *(5,) * (players - 1)))
        assert shares(more)[0] > shares(few)[0]


def test_having_something_to_play_is_better() -> None:
    stuck = position(hands=("1 3 4", "9 12 14"), horde="18", brains=(2, 4))
    free = position(hands=("1 3 4", "9 12 14"), horde="", brains=(2, 4))
    assert shares(free)[0] > shares(stuck)[0]


def test_what_fits_is_what_can_be_played() -> None:
    for state in random_game(3, 7):
        top = state.horde[-1] if state.horde else 0
        for seat, hand in enumerate(state.hands):
            fits = [card for card in hand if card in playable(state, seat)]
            assert fitting(hand, top) == len(fits)


def test_playing_on_nobody_gives_up_freely() -> None:
    state = position(hands=("1 3 19", "9 12 14"), horde="17")
    rng = Random(3)
    legal = state.legal_actions()
    assert GIVE_UP in legal
    for _ in range(20):
        assert Animals().choose(state, list(legal), rng) is not GIVE_UP
    stuck = position(hands=("1 3", "9 12 14"), horde="17")
    assert Animals().choose(stuck, stuck.legal_actions(), rng) is GIVE_UP


REFILLS = [
    position(step="refill", hands=("3 19", "9 12 14"), graves=(grave, "7"), forgetful=True)
    for grave in ("5", "1 18", "6 6 6", "0 4 8 17")
]
"""To be refilled, or forgotten: one card, which may be no choice but for that, to four."""


def forgotten(level: str, seeds: range) -> int:
    """Count how often a level would not refill."""
    return sum(
        decide(bot_of("zombanimaux", level, 0.02), state.censored(0), 0, Random(seed)) is END_TURN
        for state in REFILLS
        for seed in seeds
    )


@pytest.mark.rule("ZA-12")
@pytest.mark.parametrize("level", [*LEVELS, ADVISER])
def test_no_computer_forgets_to_refill_and_no_adviser_says_so(level: str) -> None:
    assert all(END_TURN in state.legal_actions() for state in REFILLS)
    assert forgotten(level, range(3)) == 0


@pytest.mark.rule("ZA-12")
def test_a_search_that_is_free_to_forget_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animals, "prune", lambda policy, state, actions: actions)
    assert forgotten("easy", range(6)) > 0


@pytest.mark.rule("ZA-12")
def test_playing_on_everybody_refills() -> None:
    rng = Random(3)
    for state in REFILLS:
        for _ in range(12):
            assert Animals().choose(state, state.legal_actions(), rng) is not END_TURN


@pytest.mark.parametrize("level", LEVELS)
def test_thoughts_come_often(level: str) -> None:
    state = position(hands=("1 3 4 19", "9 12 14"), horde="", graves=("5", "7"))
    before = 0
    for thought in bot_of("zombanimaux", level, 0.2).think(state.censored(0), 0, Random(1)):
        assert 0 < thought.effort - before <= MOST_BETWEEN_THOUGHTS
        assert 0 <= thought.chance <= 1
        before = thought.effort
    assert before


def test_a_turn_is_told_from_the_next() -> None:
    turns = [(turn_of(state), state.turn) for state in random_game(3, 2) if state.to_act() >= 0]
    assert {seat for (_, seat), _ in turns} == {0, 1, 2}
    assert all(number == turn for (number, _), turn in turns)
    state = position(step="deal", players=2, drawn="1 2 3")
    assert turn_of(state) == (state.turn, 0)


def test_what_surely_wins_is_all_that_is_looked_at() -> None:
    state = position(hands=("19 19", "3 4"), graves=("", "5"), horde="6 9", brains=(2, 3))
    legal = state.legal_actions()
    right = INFO.notation.parse("play 19 1")
    assert len(legal) > 1
    assert Animals().prune(state, legal) == [right]


@pytest.mark.parametrize(
    "state",
    [
        # The others keep a brain, and more than the own ones.
        position(hands=("19 19", "3 4"), graves=("", "5"), horde="6 9", brains=(2, 9)),
        # The die may spoil it (ZA-40).
        position(hands=("17 17", "3 4"), graves=("", "5"), horde="6 9", brains=(2, 3)),
        # A card stays in the graveyard.
        position(hands=("19 19", "3 4"), graves=("1", "5"), horde="6 9", brains=(2, 3)),
        # The third has more brains still.
        position(hands=("19 19", "3 4", "5"), graves=("", "5"), horde="6", brains=(2, 3, 9)),
    ],
)
def test_what_does_not_surely_win_leaves_the_choice(state: State) -> None:
    legal = state.legal_actions()
    assert Animals().prune(state, legal) == legal


def test_the_last_brain_is_given_up_only_if_nothing_fits() -> None:
    last = position(hands=("1 19", "9 12 14"), graves=("2", ""), horde="17", brains=(1, 4))
    assert GIVE_UP not in Animals().prune(last, last.legal_actions())
    more = position(hands=("1 19", "9 12 14"), graves=("2", ""), horde="17", brains=(2, 4))
    assert GIVE_UP in Animals().prune(more, more.legal_actions())
    stuck = position(hands=("1 3", "9 12 14"), horde="17", brains=(1, 4))
    assert Animals().prune(stuck, stuck.legal_actions()) == [GIVE_UP]
