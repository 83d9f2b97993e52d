"""What a table may tell: targets, reach, walls, and the best route of one who collects alone."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from tests.games.zombiegeddon.position import position
from tests.games.zombiegeddon.table import BOARDS, cell, names, table
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombiegeddon import INFO
from zombiegames.games.zombiegeddon.actions import CELL_NAMES
from zombiegames.games.zombiegeddon.advice import (
    beyond_reach,
    reach,
    targets,
    turns_to_guard,
    walls,
)
from zombiegames.games.zombiegeddon.discs import ALL_SHELTERS, KIND_OF, KINDS
from zombiegames.games.zombiegeddon.reach import in_reach
from zombiegames.games.zombiegeddon.route import EXACT_UP_TO, _Search, route, worth
from zombiegames.games.zombiegeddon.terms import ALONE


def kind(disc):
    return KINDS[KIND_OF[disc]] if disc > 0 else None


def test_targets_tell_what_each_step_takes_costs_and_delivers():
    t = table(
        E9="fuel + pawn 0", D9="enemy-3", E8="food-2 + pawn 1", E7="tools", pile_0="weapon",
        J5="manhole + pawn 0", J9="manhole", rest="gone",
    )  # fmt: skip
    found = {(names([x.action.origin])[0], names([x.action.to])[0]): x for x in targets(t.state)}
    assert len(found) == len([a for a in t.state.legal_actions() if a.kind == "step"])
    fight, shelter, jump = found["E9", "D9"], found["E9", "F9"], found["J5", "J9"]
    assert (kind(fight.takes), kind(fight.fights), fight.delivers) == ("fuel", "enemy-3", False)
    assert (kind(shelter.takes), shelter.fights, shelter.delivers) == ("fuel", -1, True)
    assert (jump.takes, jump.jump, fight.jump) == (-1, True, False)
    through = found["E9", "E8"]
    assert names(through.onward) == ["E7", "F9"]
    assert fight.onward == ()


def test_a_target_through_a_pawn_takes_nothing_of_the_cell_it_crosses():
    t = table(D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="food-3", B2="pawn 1")
    t.do("step D7 E7")
    (only,) = targets(t.state)
    assert (only.takes, names([only.action.to])) == (-1, ["F7"])


def test_nobody_has_targets_while_nature_acts():
    assert targets(INFO.new(2, INFO.complete({}))) == []


def test_the_overlay_tells_who_can_get_what_and_what_is_lost():
    t = table(
        D7="food-1 + pawn 0", E7="food-2", F7="manhole", J5="fuel + pawn 1", I5="manhole",
        H5="tools", C2="food-3", L9="food-1", B2="pawn 1", F9="pawn 0", H9="fuel", rest="gone",
    )  # fmt: skip
    mine, theirs = reach(t.state)
    assert set(names(mine.discs)) == {"E7", "H5"}
    assert set(names(theirs.discs)) == {"E7", "H5", "C2"}
    assert names(mine.alone) == []
    assert names(theirs.alone) == ["C2"]
    # H6 is joined by H5; the token of seat 0 could go there and to F9, where its pawn stands.
    assert set(names(mine.shelters)) == {"H6", "F9"}
    assert names(beyond_reach(t.state)) == ["H9", "L9"]
    assert set(mine.discs) <= set(mine.cells)


def test_walls_are_the_sides_towards_barricades_and_emptiness():
    t = table(D7="food-1 + pawn 0", E7="barricade", C7="fuel", B2="pawn 1", rest="gone")
    sides = {(a, b) for a, b in ((*names([x]), *names([y])) for x, y in walls(t.state))}
    assert ("D7", "E7") in sides
    assert ("D7", "D6") in sides
    assert ("D7", "C7") not in sides
    assert not any(a == "E7" for a, _ in sides)


def test_the_turns_left_to_the_guard_count_down():
    assert turns_to_guard(table(idle=0, D7="fuel + pawn 0", players=3).state) == 9
    assert turns_to_guard(table(idle=5, D7="fuel + pawn 0").state) == 1


@pytest.mark.rule("ZG-42")
def test_a_turn_that_has_brought_something_starts_the_guard_anew():
    t = table(
        idle=5, D7="fuel + pawn 0", E7="food-1", F7="food-2", G7="food-3", A1="food-1 + pawn 1"
    )
    assert turns_to_guard(t.state) == 1
    t.do("step D7 E7")
    assert t.state.left == 1
    assert turns_to_guard(t.state) == 6


# -- routes ----------------------------------------------------------------------------


def follow(state, seat, plan):
    """Play a route; give what it brought."""
    world, before = state.clone(), worth(state, seat)
    for action in plan.actions:
        assert world.why_not(action) is None
        world.apply(action)
    assert world.prompt != ALONE or world.actor != seat or not plan.exact
    return world, worth(world, seat) - before if world.half == state.half else None


def brute_force(state, seat, most=20000):
    """Try everything one can do alone; None if that is too much.

    Positions differ by pawns, discs left, weapons, tokens and idle actions.
    """
    first = worth(state, seat)
    best, stack, known = 0, [state.clone()], {}
    while stack:
        here = stack.pop()
        own = sorted(here.pawns[seat * 4 : seat * 4 + 4])
        passing = here.pawns[here.passing] if here.passing >= 0 else -1
        key = (*own, here.passable, here.armed[seat], here.tokens[seat], passing)
        if here.idle >= known.get(key, 99):
            continue
        known[key] = here.idle
        if len(known) > most:
            return None
        if here.passing < 0:
            best = max(best, worth(here, seat) - first)
        for action in here.legal_actions():
            if action.kind == "done":
                continue
            after = here.clone()
            after.apply(action)
            if after.prompt == ALONE and after.alone == here.alone:
                stack.append(after)
            elif after.half == here.half:
                best = max(best, worth(after, seat) - first)
    return best


@pytest.mark.whole
@pytest.mark.rule("ZG-41")
@pytest.mark.parametrize("board", BOARDS)
def test_the_route_is_as_good_as_trying_everything(board):
    tried = 0
    for seed in range(400):
        rng = Random(f"route/{board}/{seed}")
        state = INFO.new(2 + seed % 3, INFO.complete(INFO.presets[board]))
        while state.to_act() != OVER:
            seat = state.to_act()
            if state.prompt == ALONE and rng.random() < 0.1:
                few = in_reach(state, seat).bit_count() <= 5
                best = brute_force(state, seat, 1200) if few else None
                if best is not None:
                    plan = route(state, seat)
                    assert plan.exact
                    assert plan.gain == best
                    _, brought = follow(state, seat, plan)
                    assert brought in (best, None)
                    tried += 1
            if seat == NATURE:
                state.apply(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            steps = [action for action in legal if action.kind == "step"]
            state.apply(rng.choice(steps if steps and rng.random() < 0.9 else legal))
        if tried >= 12:
            return
    raise AssertionError(f"only {tried} positions were small enough")


THINGS = "food-1 food-2 food-3 weapon enemy-3 enemy-5 fuel tools manhole manhole barricade"


def strewn(seed):
    """A pawn or two among a few discs, alone, with the count of fruitless actions nearly full."""
    rng = Random(seed)
    cells = rng.sample(
        [name for name in CELL_NAMES if CELL_NAMES.index(name) not in ALL_SHELTERS], 13
    )
    words = {name: rng.choice(THINGS.split()) for name in cells[: rng.randint(7, 12)]}
    for name in cells[: rng.randint(2, 3)]:
        words[name] += " + pawn 0"
    words[cells[12]] = "pawn 1"
    board, half, idle = rng.choice(BOARDS), rng.choice((1, 2)), rng.choice((0, 17, 18, 19))
    return position(board=board, half=half, alone=(0,), idle=idle, **words)


def misjudged(seeds):
    """How many routes are called exact and are not, and how many were compared."""
    wrong = tried = 0
    for seed in seeds:
        state = strewn(seed)
        best = brute_force(state, 0, 400) if in_reach(state, 0) else None
        if best is not None:
            plan = route(state, 0)
            tried += 1
            wrong += plan.exact and plan.gain != best
    return wrong, tried


@pytest.mark.rule("ZG-41")
def test_no_route_is_called_exact_that_the_count_of_fruitless_actions_has_spoilt():
    wrong, tried = misjudged(range(250))
    assert wrong == 0
    assert tried > 50


def test_a_route_that_forgets_to_begin_the_count_anew_is_caught(monkeypatch):
    known = _Search._walks_of

    def forgetful(search, *given):
        search.anew = False
        return known(search, *given)

    monkeypatch.setattr(_Search, "_walks_of", forgetful)
    assert misjudged(range(250))[0] > 0


@pytest.mark.rule("ZG-41")
@pytest.mark.parametrize(("idle", "kinds"), [(0, "step step"), (19, "remove step step")])
def test_a_route_begins_the_count_anew_where_it_would_end_it(idle, kinds):
    t = table(
        alone=(0,), idle=idle, D7="food-1 + pawn 0", D1="manhole + pawn 0", K8="manhole",
        K7="food-3", B2="pawn 1", rest="gone",
    )  # fmt: skip
    plan = route(t.state, 0)
    assert (plan.gain, plan.exact) == (3, True)
    assert " ".join(a.kind for a in plan.actions if a.kind != "done") == kinds
    assert follow(t.state, 0, plan)[1] in (3, None)


@pytest.mark.rule("ZG-41")
def test_a_route_begins_the_count_anew_where_it_would_end_with_a_disc():
    t = table(
        alone=(0,), idle=18, D7="food-1 + pawn 0", D1="manhole + pawn 0", K8="manhole",
        K7="food-3", K6="food-2", B2="pawn 1", rest="gone",
    )  # fmt: skip
    plan = route(t.state, 0)
    assert brute_force(t.state, 0) == 5
    assert (plan.gain, plan.exact) == (5, True)
    assert plan.actions[0].kind == "remove"


@pytest.mark.rule("ZG-41")
def test_a_route_is_not_called_exact_where_the_way_without_a_fight_takes_too_long():
    # Through the enemy it is a step shorter: the route spares the weapon, and the count is full.
    t = table(
        alone=(0,), idle=18, F4="manhole + pawn 0", D7="manhole", C8="enemy-3 + pawn 1",
        C9="enemy-3", A10="manhole", pile_0="weapon weapon", rest="gone",
    )  # fmt: skip
    plan = route(t.state, 0)
    assert brute_force(t.state, 0) == 3
    assert (plan.gain, plan.exact) == (0, False)


@pytest.mark.rule("ZG-41", "ZG-40")
@pytest.mark.parametrize(
    ("half", "words", "gain"),
    [
        # Straight to the shelter: the half ends there, with the token.
        pytest.param(1, {"E9": "food-1 + pawn 0", "D9": "food-2"}, 10, id="one step"),
        # On the manhole before it, or before the jump, nothing is in reach any more.
        pytest.param(
            1, {"D9": "food-1 + pawn 0", "C9": "food-2", "E9": "manhole"}, 2, id="one stop"
        ),
        pytest.param(
            1,
            {"D7": "food-1 + pawn 0", "C7": "food-2", "E7": "manhole", "E9": "manhole"},
            2,
            id="two stops",
        ),
        # The weapon is spent with the last step, after which nothing need be in reach.
        pytest.param(
            1,
            {"D9": "manhole + pawn 0", "C9": "enemy-5", "E9": "enemy-3 + pawn 1"},
            10,
            id="weapon at the end",
        ),
        # The weapon is spent with the first step, and then the enemy is out of reach.
        pytest.param(
            2,
            {
                "D9": "food-1 + pawn 0", "E9": "enemy-3 + pawn 1", "G9": "manhole",
                "H9": "enemy-5", "A9": "manhole",
            },
            0,
            id="weapon at the beginning",
        ),
    ],
)  # fmt: skip
def test_a_route_to_a_shelter_does_not_go_on_after_the_half_has_ended(half, words, gain):
    pile = {"pile_0": "weapon"} if "enemy-5" in words.values() else {}
    t = table(half=half, alone=(0,), K2="pawn 1", rest="gone", **words, **pile)
    plan = route(t.state, 0)
    assert brute_force(t.state, 0) == gain
    assert (plan.gain, plan.exact) == (gain, True)


@pytest.mark.rule("ZG-41")
def test_a_route_prefers_the_better_branch():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2", F7="food-3", C7="food-1", B2="pawn 1")
    plan = route(t.state, 0)
    assert (plan.gain, plan.exact) == (5, True)
    assert [names([a.to])[0] for a in plan.actions] == ["E7", "F7"]


@pytest.mark.rule("ZG-41")
@pytest.mark.parametrize(("half", "points"), [(1, 10), (2, 5)])
def test_a_token_counts_ten_points_in_the_first_half_and_five_in_the_second(half, points):
    shelter, beside, beyond = ("F9", "E9", "G9") if half == 1 else ("B9", "A9", "C9")
    words = {beside: "food-1 + pawn 0", beyond: "food-1"}
    t = table(half=half, alone=(0,), **words, K2="pawn 1")
    plan = route(t.state, 0)
    assert plan.gain == points + 1
    world, _ = follow(t.state, 0, plan)
    assert world.closings[-1] == 1
    assert cell(shelter) in {a.to for a in plan.actions}


@pytest.mark.rule("ZG-41")
def test_a_route_fetches_the_weapon_before_the_enemy():
    t = table(
        alone=(0,), D7="food-1 + pawn 0", C7="enemy-5", E7="weapon + pawn 0", F7="food-1",
        B2="pawn 1",
    )  # fmt: skip
    plan = route(t.state, 0)
    assert plan.gain == 6
    assert [names([a.to])[0] for a in plan.actions if a.kind == "step"] == ["F7", "C7"]


@pytest.mark.rule("ZG-41")
def test_a_route_goes_through_other_pawns():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="food-3", B2="pawn 1")
    plan = route(t.state, 0)
    assert [names([a.to])[0] for a in plan.actions] == ["E7", "F7"]
    assert plan.gain == 3


@pytest.mark.rule("ZG-41", "ZG-13")
@pytest.mark.parametrize(("weapons", "gain"), [("weapon", 0), ("weapon weapon", 5)])
def test_a_route_pays_for_the_enemy_it_crosses_and_for_the_one_beyond(weapons, gain):
    t = table(
        alone=(0,), D7="food-1 + pawn 0", E7="enemy-3 + pawn 1", F7="enemy-5", B2="pawn 1",
        pile_0=weapons,
    )  # fmt: skip
    plan = route(t.state, 0)
    assert (plan.gain, plan.exact) == (gain, True)
    assert len(plan.actions) == (2 if gain else 1)


@pytest.mark.rule("ZG-41", "ZG-14")
def test_a_route_does_not_fight_with_the_weapon_under_the_pawn():
    t = table(alone=(0,), D7="weapon + pawn 0", E7="enemy-3", B2="pawn 1")
    assert route(t.state, 0).gain == 0
    first = table(alone=(0,), D7="weapon + pawn 0", C7="food-1", B7="enemy-3", B2="pawn 1")
    assert route(first.state, 0).gain == 4


@pytest.mark.rule("ZG-41")
def test_a_route_from_anothers_cell_steps_on_first():
    t = table(
        alone=(0,), D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="food-1", E8="food-3",
        B2="pawn 1",
    )  # fmt: skip
    t.do("step D7 E7")
    plan = route(t.state, 0)
    best = max(t.goals("E7"), key=lambda goal: {"F7": 1, "E8": 3}.get(goal, 0))
    assert names([plan.actions[0].to]) == [best]
    assert plan.exact


@pytest.mark.rule("ZG-41")
def test_where_nothing_more_can_be_brought_the_route_is_done():
    t = table(alone=(0,), D7="food-1 + pawn 0", C7="enemy-5", E7="weapon + pawn 1", B2="pawn 1")
    plan = route(t.state, 0)
    assert [a.kind for a in plan.actions] == ["done"]
    assert plan.gain == 0


@pytest.mark.rule("ZG-41")
def test_with_more_than_twelve_discs_a_route_is_found_in_its_time():
    t = table(alone=(0,), rest="all", D8="food-1 + pawn 0", B2="pawn 0", K9="pawn 0", K2="pawn 1")
    assert in_reach(t.state, 0).bit_count() > EXACT_UP_TO
    end = monotonic() + 0.5
    plan = route(t.state, 0, lambda: monotonic() > end)
    assert monotonic() < end + 2
    assert plan.gain > 20
    _, brought = follow(t.state, 0, plan)
    assert brought == plan.gain
    assert plan.actions[-1].kind != "done"
    # Without a clock the answer is always the same.
    assert route(t.state, 0) == route(t.state.clone(), 0)
