"""The countdown to Dawn: fewest and most draws, true at every question and never too wide."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.zombiaki.position import position
from tests.games.zombiaki.table import street
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombiaki.advice import countdown
from zombiegames.games.zombiaki.terms import PROMPTS

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street

INFO = GAMES["zombiaki"]

pytestmark = pytest.mark.rule("ZK-07")


def span(state: Street) -> tuple[int, int]:
    left = countdown(state)
    return left.fewest, left.most


def before_the_walk(hand: str, cards: int, **squares: str) -> Street:
    return position(turn="zombies", step="move", hand_zombies=hand, left_zombies=cards, **squares)


@pytest.mark.rule("ZK-35")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        # Each one played before the walk makes room for one card more.
        ("not-so-fast terror terror", (1, 2)),
        ("not-so-fast not-so-fast terror", (1, 2)),
    ],
)
def test_not_so_fast_may_bring_dawn_a_draw_nearer(hand, expected):
    state = before_the_walk(hand, 2, B2="zombie 3")
    assert PROMPTS[state.prompt] == "hold"
    assert span(state) == expected


@pytest.mark.rule("ZK-35")
def test_not_so_fast_thins_the_hand_by_no_more_than_there_are_zombies_to_hold():
    hand = "not-so-fast not-so-fast terror"
    assert span(before_the_walk(hand, 3, B2="zombie 3")) == (2, 3)
    assert span(before_the_walk(hand, 3, B2="zombie 3", C4="zombie 3")) == (1, 3)


@pytest.mark.rule("ZK-35")
def test_not_so_fast_brought_dawn_nearer():
    table = street("humans", zombies="not-so-fast terror terror", zombie_deck="change dawn")
    # Nobody stands on the street: the card will stay in the hand.
    assert span(table.state) == (2, 2)
    table = street(
        "humans", zombies="not-so-fast terror meat", zombie_deck="change dawn", B2="zombie-3"
    )
    assert span(table.state) == (1, 2)
    table.do("end-turn", "hold-back B2")
    assert table.actor == "over"


def test_once_the_walk_is_begun_the_hand_is_settled():
    state = before_the_walk("not-so-fast click terror", 2, A3="dog")
    assert PROMPTS[state.prompt] == "walk"
    assert span(state) == (2, 2)


@pytest.mark.parametrize(
    ("zombies", "humans", "expected"),
    [
        # Three kept cards leave one to draw; nothing here can thin them out.
        ("terror change meat", "shot-1 mine wall-5", (2, 2)),
        ("terror change click", "mine wall-5", (2, 2)),
        ("terror change click", "shot-1 mine", (1, 2)),
        ("terror change meat", "get-out mine", (1, 2)),
        ("terror change", "mine", (1, 1)),
    ],
)
def test_in_the_humans_turn_only_get_out_and_an_answered_shot_thin_the_hand(
    zombies, humans, expected
):
    state = position(turn="humans", hand_zombies=zombies, hand_humans=humans, left_zombies=2)
    assert span(state) == expected


@pytest.mark.rule("ZK-26")
@pytest.mark.parametrize(("played", "fewest"), [(0, 2), (1, 3)])
def test_under_terror_one_card_at_most_thins_the_hand(played, fewest):
    state = position(
        turn="humans",
        hand_zombies="click click change",
        hand_humans="shot-1 shot-1 get-out",
        left_zombies=6,
        terror=True,
        played=played,
    )
    assert span(state) == (fewest, 6)


@pytest.mark.rule("ZK-26")
def test_under_terror_get_out_still_thins_the_hand_where_no_click_is_held():
    state = position(
        turn="humans",
        hand_zombies="terror change meat",
        hand_humans="shot-1 get-out",
        left_zombies=2,
        terror=True,
    )
    assert span(state) == (1, 2)


@pytest.mark.rule("ZK-33")
def test_the_click_that_is_asked_for_thins_the_hand():
    table = street(
        "humans",
        zombies="click change meat",
        humans="shot-1",
        zombie_deck="change dawn",
        B2="zombie-3",
    )
    table.do("shoot shot-1 B2 figure")
    assert table.prompt == "click"
    assert span(table.state) == (1, 2)
    click, fire = table.copy(), table.copy()
    click.do("click")
    assert span(click.state) == (1, 1)
    fire.do("decline")
    assert span(fire.state) == (2, 2)


@pytest.mark.parametrize("seed", range(12))
def test_dawn_comes_within_the_span_of_every_question(seed):
    state = INFO.new(2, INFO.complete(INFO.presets["sheet" if seed % 2 else "publisher"]))
    rng = Random(seed)
    told: list[tuple[int, int]] = []
    while state.to_act() != OVER:
        if state.to_act() == NATURE:
            state.apply(state.sample_chance(rng))
            continue
        left = countdown(state.censored(0))
        told.append((left.first, left.last))
        legal = state.legal_actions()
        # Who clings to its cards, and who throws them away, find the ends of the span.
        ends = [a for a in legal if a.kind in ("end-turn", "decline")]
        plays = [a for a in legal if a.kind not in ("end-turn", "decline", "order")]
        eager = seed % 3
        some = plays if eager == 0 and plays else ends if eager == 1 and ends else legal
        state.apply(rng.choice(some))
    for first, last in told:
        assert state.turn <= last
        if state.outcome().reason == "dawn":
            assert first <= state.turn
