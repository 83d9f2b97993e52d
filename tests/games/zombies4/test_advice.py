"""Odds, reach and plans: what the table may tell beside the rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import CABIN_MAP, board
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO, advice, ask
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import KIND
from zombiegames.games.zombies4.tiles import SQUARE_NAMES


def fought(health: int, bullets: int, spear: bool, sickle: bool, policy: str, rng: Random) -> bool:
    """One fight, simulated from the words of ZF-21."""
    first = True
    while True:
        missing = 5 - rng.randrange(1, 7) - spear - (sickle and first)
        first = False
        if missing <= 0:
            return True
        if bullets >= missing and (
            policy == "always"
            or (policy != "never" and health == 1)
            or (policy == "cheap" and missing == 1)
        ):
            return True
        health -= 1
        if not health:
            return False


@pytest.mark.parametrize("policy", advice.POLICIES)
@pytest.mark.parametrize(
    ("health", "bullets", "spear", "sickle"),
    [(3, 2, False, False), (2, 1, True, True), (1, 0, False, True)],
)
def test_odds_are_those_of_many_fights(
    health: int, bullets: int, spear: bool, sickle: bool, policy: str
) -> None:
    rng = Random(policy)
    number = 6000
    won = sum(fought(health, bullets, spear, sickle, policy, rng) for _ in range(number))
    odds = advice.odds(health, bullets, 5, spear, sickle, policy)
    assert abs(odds.win - won / number) < 0.025
    assert advice.odds_against(health, bullets, 1, spear, sickle, policy) == pytest.approx(odds.win)


def test_more_dogs_more_health_and_weapons_move_the_odds_as_they_should() -> None:
    by_dogs = [advice.odds_against(6, 3, n, False, False) for n in range(5)]
    assert by_dogs == sorted(by_dogs, reverse=True)
    assert by_dogs[0] == 1.0
    by_health = [advice.odds_against(h, 0, 2, False, False) for h in range(1, 11)]
    assert by_health == sorted(by_health)
    assert advice.odds_against(3, 0, 2, True, False) > advice.odds_against(3, 0, 2, False, True)


def test_reach_gives_the_way_with_fewest_fights() -> None:
    b = board(pawns=("f09-4",), dogs="f09-5", steps=4)
    reach = {SQUARE_NAMES[s]: way for s, way in advice.reach(b.state).items()}
    assert reach["f09-6"].dogs == 0
    assert len(reach["f09-6"].squares) == 4
    assert reach["f09-5"].dogs == 1
    assert reach["f09-5"].survival < 1
    short = {SQUARE_NAMES[s]: w for s, w in advice.reach(b.state, avoid=False).items()}
    assert (len(short["f09-6"].squares), short["f09-6"].dogs) == (2, 1)


def test_reach_is_what_can_really_be_walked() -> None:
    b = board(tiles=CABIN_MAP, pawns=("f09-5",), steps=3, lost=[1, 0])
    assert {SQUARE_NAMES[s] for s in advice.reach(b.state)} == {
        f"f09-{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)
    }
    for way in advice.reach(b.state).values():
        c = board(tiles=CABIN_MAP, pawns=("f09-5",), steps=3, lost=[1, 0])
        c.do(*(f"step {SQUARE_NAMES[s]}" for s in way.squares))


def test_monkeys_reach_without_fights_as_long_as_they_stay_in_the_trees() -> None:
    words = {"tiles": "f09 0 -1 / f07 0 -2", "pawns": ("f07-7",), "dogs": "f07-4 f07-5", "steps": 2}
    with_them = advice.reach(board(fronts=("monkeys", ""), **words).state)
    without = advice.reach(board(**words).state)
    square = SQUARE_NAMES.index("f07-4")
    assert (with_them[square].dogs, without[square].dogs) == (0, 1)


@pytest.mark.parametrize("avoid", [True, False])
def test_a_walk_is_a_list_of_legal_steps(avoid: bool) -> None:
    b = board(pawns=("f09-7",), dogs="f09-8", steps=4)
    goal = SQUARE_NAMES.index("f09-9")
    plan = advice.plan(b.state, "walk", square=goal, avoid=avoid)
    assert [NOTATION.format(a) for a in plan][-1] == "step f09-9"
    assert len(plan) == (4 if avoid else 2)
    assert advice.plan(b.state, "walk", square=SQUARE_NAMES.index("shed-1")) == []


def test_rolling_until_it_is_over_follows_the_bullet_policy() -> None:
    for policy, spent in (("never", False), ("last", False), ("cheap", True), ("always", True)):
        b = board(pawns=("f09-5",), dogs="f09-2", steps=2)
        b.do("step f09-2")
        assert advice.plan(b.state, "fight") == [NOTATION.parse("roll")]
        b.do("roll", "die 4")
        wish = advice.plan(b.state, "fight", policy=policy)
        assert wish == [NOTATION.parse("shoot" if spent else "suffer")]
    b = board(pawns=("f09-5",), dogs="f09-2", steps=2, health=(1,), bullets=(4,))
    b.do("step f09-2", "roll", "die 1")
    assert advice.plan(b.state, "fight", policy="last") == [NOTATION.parse("shoot")]
    assert advice.plan(b.state, "fight", policy="never") == [NOTATION.parse("suffer")]


def test_plans_for_tiles_and_dogs_are_legal_from_first_to_last() -> None:
    """Over whole games: every plan is carried out to its end by legal actions."""
    done = dict.fromkeys(("place", "put", "dogs"), 0)
    for seed in range(4):
        rng, state = Random(seed), INFO.new(3, INFO.complete({}))
        for _ in range(900):
            seat = state.to_act()
            if seat == OVER:
                break
            if seat == NATURE:
                state.apply(state.sample_chance(rng))
                continue
            wish = {ask.PLACE: "place", ask.PUT: "put", ask.PICK: "dogs"}.get(state.prompt)
            if wish is None:
                state.apply(rng.choice(state.legal_actions()))
                continue
            view = state.censored(seat)
            before = view.digest()
            plan = advice.plan(view, wish)
            assert view.digest() == before
            for action in plan:
                assert state.why_not(action) is None
                state.apply(action)
            assert plan
            done[wish] += 1
    assert min(done.values()) > 20


def test_the_cabin_is_placed_near_oneself() -> None:
    b = board(
        step="tile",
        stack="cabin",
        tiles="f09 0 -1 / f10 0 -2 / f08 0 -3",
        pawns=("f08-1", "bridge-8"),
        fronts=("", "here-doggie"),
    )
    place = advice.plan(b.state, "place")[0]
    assert place.y <= -3


def test_the_spells_chance_is_told() -> None:
    b = board(fronts=("here-doggie trees-alive", ""))
    assert advice.spell_odds(b.state, 0) == pytest.approx(3 / 6)
    assert advice.spell_odds(b.state, 1) == pytest.approx(1 / 6)


def test_where_a_card_can_be_played_is_told() -> None:
    b = board(tiles="f09 0 -1 / shed 0 -2", hands=("spear portal dog-repellent", ""))
    assert {SQUARE_NAMES[s] for s in advice.where_playable(b.state, KIND["spear"])} == {
        f"shed-{n}" for n in (1, 2, 4, 5)
    }
    assert advice.where_playable(b.state, KIND["portal"]) == []


def test_no_advice_needs_more_than_a_view() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "cabin-4"),
        hands=("spear", "portal"),
        dogs="f09-1",
        steps=3,
    )
    view = b.state.censored(0)
    assert advice.reach(view) == advice.reach(b.state)
    assert advice.dog_worth(view, 0) == advice.dog_worth(b.state, 0)
    assert advice.to_cabin(view, 1) == 0
