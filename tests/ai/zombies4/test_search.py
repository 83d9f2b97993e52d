"""The pieces of the search: what it looks at, how it judges, how often it reports."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import CABIN_MAP, Board, board
from zombiegames.ai.allowance import Allowance
from zombiegames.ai.levels import LEVEL
from zombiegames.ai.zombies4 import EASY, judge, opponent, thumb, turn_of
from zombiegames.ai.zombies4.candidates import plans
from zombiegames.ai.zombies4.habits import Habits, turn_number
from zombiegames.ai.zombies4.numbers import BALANCED
from zombiegames.ai.zombies4.search import NONSENSE, REPORT_EVERY, Planner
from zombiegames.core.bot import decide
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games import GAMES
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.dogs import pickable


def somewhere(seed: int) -> list[tuple[object, int]]:
    """Views of the seats asked in a game played by the rules of thumb."""
    info = GAMES["zombies4"]
    woods = info.new(2 + seed % 3, info.complete(info.presets["quick"]))
    rng = Random(seed)
    bot = Planner(Allowance(1, 1, turn_of))
    found = []
    while (actor := woods.to_act()) != OVER and len(found) < 250:
        if actor == NATURE:
            woods.apply(woods.sample_chance(rng))
            continue
        view = woods.censored(actor)
        if len(view.legal_actions()) > 1:
            found.append((view, actor))
        woods.apply(decide(bot, view, actor, rng))
    return found


# -- plans -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_plans_begin_with_legal_actions_and_are_few(seed: int) -> None:
    prompts = set()
    for view, seat in somewhere(seed):
        found = plans(view, seat, BALANCED)
        legal = view.legal_actions()
        prompts.add(view.prompt)
        assert found
        assert len(found) <= 16
        assert all(plan.actions[0] in legal for plan in found)
        assert [plan.hope for plan in found] == sorted((p.hope for p in found), reverse=True)
    assert {ask.MOVE, ask.PLACE, ask.PICK, ask.PUT} <= prompts


def test_pruning_keeps_the_only_win() -> None:
    # Of twenty squares for the gun one wins.
    dogs = " ".join(f"{tile}-{n}" for tile in ("f09", "f10", "f07") for n in range(1, 7))
    b = board(
        tiles=CABIN_MAP,
        pawns=("bridge-8", "f10-9"),
        fronts=("tranquilizer-gun", ""),
        trophies=(23, 0),
        dogs=dogs + " f07-6",
        step="move",
        steps=1,
    )
    found = plans(b.state.censored(0), 0, BALANCED)
    assert found[0].actions[0].kind == "use-at"
    assert b.state.dogs[found[0].actions[0].square] == 2


def test_of_many_squares_for_a_card_the_field_stays_small() -> None:
    b = board(
        players=4,
        tiles=CABIN_MAP,
        pawns=("bridge-8", "cabin-4", "cabin-7", "f10-5"),
        hands=("clair-warlock", "", "", ""),
        step="roll",
    )
    assert len(b.state.legal_actions()) > 20
    found = plans(b.state.censored(0), 0, BALANCED)
    assert len(found) <= 6
    # The one inside the Cabin is the one to be moved.
    assert found[0].actions[0].seat == 1


def test_a_weapon_in_the_hand_leads_to_a_building() -> None:
    words = {"tiles": "f09 0 -1 / shed 0 -2", "pawns": ("f09-2", "bridge-8"), "steps": 3}
    armed = board(hands=("spear", ""), **words)
    assert armed.state.land.ground[thumb.walk(armed.state, 0, BALANCED)[-1]] == "B"
    bare = board(**words)
    way = thumb.walk(bare.state, 0, BALANCED)
    assert not way or bare.state.land.ground[way[-1]] != "B"


def test_dogs_leave_the_floor_of_the_one_who_is_near() -> None:
    words = {"tiles": CABIN_MAP, "dogs": "cabin-4", "step": "pick", "running": 1}
    near = board(pawns=("cabin-7", "bridge-8"), **words).state
    worth = thumb.dog_worth(near, 0, BALANCED)
    floor = judge.floor_of(near.land)
    assert thumb.best_run(near, worth, pickable(near))[1] not in floor
    far = board(pawns=("bridge-8", "cabin-7"), **words).state
    worth = thumb.dog_worth(far, 0, BALANCED)
    assert thumb.best_run(far, worth, pickable(far))[1] in floor


# -- the judge -------------------------------------------------------------------------


def share(**words: object) -> float:
    """The share of the first seat, the second being as at the start."""
    words.setdefault("pawns", ("f09-8", "f09-2"))
    return judge.judge(board(tiles=CABIN_MAP, step="end", **words).state)[0]


def test_shares_sum_to_one() -> None:
    for view, _ in somewhere(1)[::10]:
        shares = judge.judge(view)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"trophies": (5, 5)}, {"trophies": (6, 5)}),
        ({"trophies": (20, 5)}, {"trophies": (22, 5)}),
        ({"health": (3, 6)}, {"health": (5, 6)}),
        ({"bullets": (1, 3)}, {"bullets": (3, 3)}),
        ({}, {"fronts": ("spear", "")}),
        ({}, {"fronts": ("trees-alive", "")}),
        ({"fronts": ("trees-alive", "")}, {"fronts": ("trees-alive here-doggie", "")}),
        ({"dogs": "cabin-4 cabin-4"}, {}),
    ],
)
def test_more_is_better(worse: dict[str, object], better: dict[str, object]) -> None:
    near = {"pawns": ("cabin-8", "f09-8")}
    assert share(**near, **better) > share(**near, **worse)


def test_nearer_to_the_cabin_is_better() -> None:
    ways = ("bridge-8", "f09-8", "f09-2", "cabin-7", "cabin-4")
    shares = [share(pawns=(square, "f09-5")) for square in ways]
    assert shares == sorted(shares)
    assert len(set(shares)) == len(shares)


# -- playouts --------------------------------------------------------------------------


def test_habits_play_whole_games_to_the_end_of_a_turn() -> None:
    info = GAMES["zombies4"]
    for seed in range(3):
        woods = info.new(3, info.complete({}))
        rng = Random(seed)
        while woods.to_act() == NATURE:
            woods.apply(woods.sample_chance(rng))
        Habits(BALANCED).play_on(woods, rng, 20)
        assert woods.winners or (turn_number(woods) == 20 and woods.phase >= 7)


def walker() -> Board:
    return board(
        tiles=CABIN_MAP,
        pawns=("f09-8", "f10-5"),
        dogs="f09-4 f09-2 cabin-4",
        hearts="f07-5 f09-1",
        step="move",
        steps=5,
    )


def test_thoughts_come_often_and_count_their_playouts() -> None:
    view = walker().state.censored(0)
    efforts = [t.effort for t in Planner(Allowance(400, 400, turn_of)).think(view, 0, Random(1))]
    assert efforts[-1] >= 250
    steps = [b - a for a, b in zip([0, *efforts], efforts, strict=False)]
    # A round of the field may be finished before it is told.
    assert max(steps) <= 2 * REPORT_EVERY


def test_a_thought_tells_its_chance_and_its_rival() -> None:
    *_, last = Planner(Allowance(200, 200, turn_of)).think(walker().state.censored(0), 0, Random(1))
    assert 0 < last.chance < 1
    assert 0 < last.rival_chance < 1
    assert last.rival is not None


def test_a_plan_is_followed_without_thinking_again() -> None:
    b = walker()
    bot = Planner(Allowance(100, 1000, turn_of))
    efforts = []
    while b.state.prompt == ask.MOVE:
        *_, last = bot.think(b.state.censored(0), 0, Random(2))
        efforts.append(last.effort)
        b.state.apply(last.action)
    assert efforts[0] > 0
    assert 0 in efforts[1:]


def test_a_window_gets_a_tenth() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "f10-5"),
        fronts=("here-doggie trees-alive", ""),
        hands=("", "clair-warlock lost-in-the-woods"),
        step="roll",
    )
    b.do("cast")
    bot = opponent(LEVEL["hard"], 0.1, "")
    *_, last = bot.think(b.state.censored(1), 1, Random(1))
    assert last.effort <= 1.5 * EASY * LEVEL["hard"].ratio * 0.1 / 10 + REPORT_EVERY


def test_who_errs_still_leaves_the_absurd_alone() -> None:
    # Nine dogs between a weak pawn with trophies and the floor: to walk in is to die.
    b = board(
        tiles=CABIN_MAP,
        pawns=("f09-5", "bridge-8"),
        dogs=" ".join(f"f09-{n} f09-{n}" for n in (1, 2, 3, 4, 6, 7)),
        health=(1, 6),
        bullets=(0, 3),
        trophies=(20, 0),
        step="move",
        steps=3,
    )
    view = b.state.censored(0)
    field = plans(view, 0, BALANCED)
    absurd = {p.actions[0] for p in field if p.hope < field[0].hope - NONSENSE}
    absurd -= {p.actions[0] for p in field if p.hope >= field[0].hope - NONSENSE}
    assert absurd
    for seed in range(40):
        bot = Planner(Allowance(8, 8, turn_of), noise=1.0)
        assert decide(bot, view, 0, Random(seed)) not in absurd


def test_only_easy_clings_to_its_cards() -> None:
    # Portal is worth less than a new card.
    b = board(tiles=CABIN_MAP, pawns=("f09-5", "bridge-8"), hands=("portal", ""), step="end")
    for level in ("easy", "normal", "hard", "expert"):
        bot = opponent(LEVEL[level], 0.01, "")
        action = decide(bot, b.state.censored(0), 0, Random(1))
        assert (action.kind == "discard") == (level != "easy"), level
