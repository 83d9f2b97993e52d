"""The points and who wins: ZG-50, ZG-51."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombiegeddon.slow import total
from tests.games.zombiegeddon.table import table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import INFO
from zombiegames.games.zombiegeddon.count import provision_points, score, scores
from zombiegames.games.zombiegeddon.discs import KIND, KIND_OF, KINDS


def pile(text):
    """Give components of these kinds."""
    left = list(range(1, 201))
    found = []
    for name in text.split():
        disc = next(d for d in left if KIND_OF[d] == KIND[name])
        left.remove(disc)
        found.append(disc)
    return found


@pytest.mark.rule("ZG-50")
@pytest.mark.parametrize(
    ("text", "tokens", "points"),
    [
        ("food-1 food-2 food-3", 0, 6),
        ("enemy-3 enemy-8 enemy-4", 0, 15),
        ("weapon weapon weapon", 0, 0),
        ("barricade manhole", 0, 0),
        ("", 3, 15),
        ("", 4, 20),
        ("food-2 enemy-5 weapon fuel", 1, 13),
    ],
)
def test_food_and_enemies_count_their_value_tokens_five_weapons_nothing(text, tokens, points):
    assert score(pile(text), tokens).total == points


@pytest.mark.rule("ZG-50")
@pytest.mark.parametrize("kind", ["batteries", "medicine", "fuel", "tools"])
def test_provisions_of_one_type_count_more_the_more_there_are(kind):
    points = [score(pile(" ".join([kind] * n)), 0).total for n in range(10)]
    assert points == [0, 1, 3, 6, 10, 15, 20, 20, 20, 20]
    assert [provision_points(n) for n in range(10)] == points


@pytest.mark.rule("ZG-50")
def test_each_type_counts_for_itself_and_both_halves_together():
    assert score(pile("fuel fuel tools tools"), 0).total == 6
    # Fuel of both halves: the first seven are red, the eighth is white.
    fuel = pile("fuel fuel fuel fuel fuel fuel fuel fuel")
    assert score([fuel[0], fuel[7], fuel[1]], 0).total == 6


@pytest.mark.rule("ZG-50")
def test_only_tokens_in_red_shelters_at_the_end_count():
    t = table(half=2, B2="token 0 + token 1 + pawn 1", K9="token 0", brought=(4, 1), left=1, turn=1)
    t.do("remove B2")
    assert t.state.outcome().scores == (10, 5)
    assert [(e.seat, e.tokens, e.token_points, e.total) for e in t.told("counted")] == [
        (0, 2, 10, 10),
        (1, 1, 5, 5),
    ]


@pytest.mark.rule("ZG-50")
def test_tokens_in_white_shelters_are_worth_no_points():
    t = table(G2="token 0", F9="token 0 + pawn 0", E9="fuel", pile_0="food-3")
    assert [s.total for s in scores(t.state)] == [3, 0]


@pytest.mark.rule("ZG-50")
def test_the_count_is_told_category_by_category():
    t = table(half=2, D7="food-2 + pawn 0", left=1, pile_0="enemy-8 food-3 fuel fuel tools weapon")
    t.do("remove D7")
    (mine, _) = t.told("counted")
    assert (mine.food, mine.enemies, mine.provisions, mine.provision_points) == (
        5,
        8,
        (0, 0, 2, 1),
        4,
    )
    assert mine.total == 17


@pytest.mark.rule("ZG-51")
@pytest.mark.parametrize(
    ("mine", "theirs", "tokens", "returns", "reason"),
    [
        ("food-3", "food-2", "", (1.0, 0.0), "points"),
        ("food-2", "food-3", "", (0.0, 1.0), "points"),
        ("enemy-3", "food-3", "", (1.0, 0.0), "enemies"),
        ("enemy-6", "enemy-3 enemy-3", "", (0.0, 1.0), "enemies"),
        ("food-3 food-2", "", "token 1", (0.0, 1.0), "tokens"),
        ("food-3", "food-1 food-2", "", (0.5, 0.5), "shared"),
        ("enemy-3 food-3 food-2", "enemy-3", "token 1", (0.0, 1.0), "tokens"),
    ],
)
def test_most_points_win_then_enemy_discs_then_tokens_else_they_share(
    mine, theirs, tokens, returns, reason
):
    shelter = {"B2": f"{tokens} + pawn 0" if tokens else "pawn 0"}
    t = table(half=2, left=1, pile_0=mine, pile_1=theirs, **shelter)
    t.do("remove B2")
    outcome = t.state.outcome()
    assert (outcome.returns, outcome.reason) == (returns, reason)
    assert outcome.ranks == tuple(1 if share else 2 for share in returns)


@pytest.mark.rule("ZG-51")
def test_ranks_of_four_players_are_told_and_ties_are_equal():
    t = table(
        players=4, half=2, left=1, B2="pawn 0", pile_0="food-1", pile_1="food-3", pile_2="food-3",
        pile_3="food-2",
    )  # fmt: skip
    t.do("remove B2")
    outcome = t.state.outcome()
    assert outcome.ranks == (4, 1, 1, 3)
    assert outcome.returns == (0, 0.5, 0.5, 0)


@pytest.mark.rule("ZG-51")
def test_after_the_end_nothing_is_done():
    t = table(half=2, left=1, B2="pawn 0")
    last = t.state.legal_actions()[0]
    t.do("remove B2")
    assert (t.actor, t.state.legal_actions()) == ("over", [])
    assert t.state.why_not(last) == "ZG-51/over"
    assert list(t.state.conceivable()) == []


@pytest.mark.rule("ZG-50")
def test_whole_games_count_as_the_slow_rules_do():
    for seed in range(20):
        rng = Random(seed)
        state = INFO.new(3, INFO.complete({}))
        while state.to_act() != OVER:
            chance = state.to_act() == NATURE
            legal = state.legal_actions()
            steps = [a for a in legal if a.kind == "step"]
            state.apply(state.sample_chance(rng) if chance else rng.choice(steps or legal))
        piles = [[KINDS[KIND_OF[d]] for d in p] for p in state.piles]
        expected = [total(p, mask.bit_count()) for p, mask in zip(piles, state.tokens, strict=True)]
        assert state.outcome().scores == tuple(expected)
