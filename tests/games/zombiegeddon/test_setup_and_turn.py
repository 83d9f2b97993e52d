"""Laying out, seats, turns, and what must be done: ZG-01 … ZG-04."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.games.zombiegeddon.slow import neighbours
from tests.games.zombiegeddon.table import BOARDS, Table, cell, names, table
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.core.toml import read_toml
from zombiegames.games.zombiegeddon import INFO
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, DrawSeats, Scatter
from zombiegames.games.zombiegeddon.discs import (
    ALL_SHELTERS,
    BLANK,
    DISCS,
    KIND_OF,
    KINDS,
    RED,
    RED_SHELTERS,
    WHITE,
    WHITE_SHELTERS,
    read_box,
)

PRINTED = {
    "barricade": (16, 0),
    "manhole": (8, 0),
    "food-1": (12, 20),
    "food-2": (12, 10),
    "food-3": (8, 2),
    "batteries": (7, 5),
    "medicine": (7, 5),
    "fuel": (7, 5),
    "tools": (7, 5),
    "weapon": (20, 8),
    "enemy-3": (3, 5),
    "enemy-4": (3, 6),
    "enemy-5": (2, 6),
    "enemy-6": (0, 5),
    "enemy-7": (0, 3),
    "enemy-8": (0, 3),
}


def begun(players=2, **options):
    """Give a state with its seats drawn and the red discs still in the box."""
    state = INFO.new(players, INFO.complete(options))
    state.apply(state.sample_chance(Random(1)))
    return state


def laid_out(players=2, seed=1, **options):
    state = begun(players, **options)
    state.apply(state.sample_chance(Random(seed)))
    return state


# -- the box ---------------------------------------------------------------------------


def test_the_box_holds_112_red_and_88_white_discs_of_the_printed_kinds():
    assert {disc.name: (disc.red, disc.white) for disc in DISCS} == PRINTED
    assert Counter(KINDS[KIND_OF[d]] for d in RED) == {k: r for k, (r, _) in PRINTED.items() if r}
    assert Counter(KINDS[KIND_OF[d]] for d in WHITE) == {k: w for k, (_, w) in PRINTED.items() if w}
    assert (len(RED), len(WHITE)) == (112, 88)


def test_the_board_has_eight_shelters_among_120_cells():
    assert names(RED_SHELTERS) == ["B2", "K2", "B9", "K9"]
    assert names(WHITE_SHELTERS) == ["G2", "E5", "H6", "F9"]
    assert len(CELL_NAMES) == 120
    assert len(BLANK) == 112
    assert not set(BLANK) & set(ALL_SHELTERS)


def box(**changes):
    discs = [
        {
            "name": d.name,
            "family": d.family,
            "value": d.value,
            "red": d.red,
            "white": d.white,
            "icon": d.icon,
            "rule": d.rule,
        }
        for d in DISCS
    ]
    for name, entry in changes.items():
        next(d for d in discs if d["name"] == name.replace("_", "-")).update(entry)
    board = {
        "rows": 10,
        "columns": 12,
        "red": [[1, 1], [1, 10], [8, 1], [8, 10]],
        "white": [[1, 6], [4, 4], [5, 7], [8, 5]],
    }
    return {"board": board, "disc": discs}


def test_the_file_of_discs_is_read_as_it_stands():
    assert read_box(box()).discs == DISCS


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"weapon": {"red": 19}}, "111 red discs"),
        ({"weapon": {"white": 9}}, "89 white discs"),
        ({"fuel": {"name": "tools"}}, "two kinds"),
        ({"fuel": {"family": "petrol"}}, "no family"),
        ({"fuel": {"value": 2}}, "have a value"),
        ({"food_1": {"value": 0}}, "have a value"),
        ({"manhole": {"white": 1}}, "are red"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(changes, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_box(box(**changes))


@pytest.mark.parametrize(
    ("board", "complaint"),
    [
        ("rows = 9\ncolumns = 12", "10 rows"),
        ("rows = 10\ncolumns = 12\nred = [[1, 12]]", "no cell"),
        ("rows = 10\ncolumns = 12\nred = [[1, 1]]", "4 red"),
    ],
)
def test_a_board_that_is_none_is_refused(board, complaint):
    document = box()
    document["board"] |= read_toml(board)
    with pytest.raises(ValueError, match=complaint):
        read_box(document)


def test_two_shelters_on_one_cell_are_refused():
    document = box()
    document["board"]["white"] = [[1, 1], [4, 4], [5, 7], [8, 5]]
    with pytest.raises(ValueError, match="two shelters"):
        read_box(document)


# -- ZG-01 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-01")
@pytest.mark.parametrize("board", BOARDS)
def test_the_red_discs_lie_one_each_on_the_blank_cells(board):
    state = laid_out(board=board)
    assert [c for c in range(120) if state.discs[c] > 0] == list(BLANK)
    assert sorted(state.discs[c] for c in BLANK) == list(RED)


@pytest.mark.rule("ZG-01")
def test_the_discs_lie_in_the_order_that_was_shuffled():
    state = begun()
    action = state.sample_chance(Random(5))
    state.apply(action)
    assert tuple(state.discs[c] for c in BLANK) == action.discs
    Table(state).check()


@pytest.mark.rule("ZG-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_puts_one_pawn_in_each_red_shelter(players):
    state = laid_out(players)
    for seat in range(4):
        expected = sorted(RED_SHELTERS) if seat < players else [-1] * 4
        assert sorted(state.pawns[seat * 4 : seat * 4 + 4]) == expected


def order_with(walls, board="hex"):
    """Give an order of the red discs with barricades on these cells, as far as they go."""
    barricades = [d for d in RED if KINDS[KIND_OF[d]] == "barricade"]
    others = [d for d in RED if d not in barricades]
    wanted = dict(zip(sorted(walls), barricades, strict=False))
    rest = iter(barricades[len(walls) :] + others)
    return tuple(wanted[c] if c in wanted else next(rest) for c in BLANK[::-1])[::-1]


@pytest.mark.rule("ZG-01")
@pytest.mark.parametrize("board", BOARDS)
def test_discs_that_wall_a_shelter_in_are_shuffled_again(board):
    for shelter in ALL_SHELTERS:
        state = begun(board=board)
        walls = neighbours(board, shelter)
        order = order_with(walls)
        assert state.why_not(Scatter(1, order)) == "ZG-01/walled_in"
        spare = order_with(sorted(walls)[1:])
        assert all(
            KINDS[KIND_OF[dict(zip(BLANK, spare, strict=True))[c]]] == "barricade"
            for c in sorted(walls)[1:]
        )
        if KINDS[KIND_OF[dict(zip(BLANK, spare, strict=True))[min(walls)]]] != "barricade":
            assert state.why_not(Scatter(1, spare)) is None


@pytest.mark.rule("ZG-01")
def test_chance_never_walls_a_shelter_in(monkeypatch):
    from zombiegames.games.zombiegeddon import setup

    state = begun()
    asked = []

    def walled(board, discs):
        asked.append(tuple(discs))
        return len(asked) < 3

    monkeypatch.setattr(setup, "walled_in", walled)
    action = state.sample_chance(Random(3))
    assert len(asked) == 3
    assert action.discs == asked[-1]
    assert asked[0] != asked[-1]


@pytest.mark.rule("ZG-01")
def test_a_blank_cell_may_be_sealed_off():
    state = begun()
    walls = neighbours("hex", cell("D7"))
    order = order_with(walls)
    assert state.why_not(Scatter(1, order)) is None


@pytest.mark.rule("ZG-01")
def test_a_shuffle_holds_exactly_the_discs_of_its_half():
    state = begun()
    good = state.sample_chance(Random(1))
    assert state.why_not(good) is None
    assert state.why_not(good._replace(half=2)) == "ZG-01/other_half"
    doubled = (good.discs[1], *good.discs[1:])
    for discs in (good.discs[1:], (*good.discs, 113), doubled, ()):
        assert state.why_not(Scatter(1, discs)) == "ZG-01/not_the_discs"
    state.apply(good)
    assert state.why_not(good) == "ZG-01/laid_out"


# -- ZG-02 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_and_starter_are_drawn_at_random_by_default(players):
    state = INFO.new(players, INFO.complete({}))
    assert state.to_act() == NATURE
    outcomes = state.chance_outcomes()
    assert [a.seats for a, _ in outcomes] == list(permutations(range(players)))
    assert len({p for _, p in outcomes}) == 1
    assert {state.sample_chance(Random(i)).seats for i in range(400)} == {
        a.seats for a, _ in outcomes
    }


@pytest.mark.rule("ZG-02")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_chosen_seat_starts_whatever_is_drawn(starter):
    drawn = INFO.new(3, INFO.complete({"starter": starter}))
    assert {a.seats[0] for a, _ in drawn.chance_outcomes()} == {starter}
    assert len(drawn.chance_outcomes()) == 2
    kept = INFO.new(3, INFO.complete({"starter": starter, "seating": "kept"}))
    (only,) = kept.legal_actions()
    assert only.seats == tuple((starter + i) % 3 for i in range(3))
    kept.apply(only)
    kept.apply(kept.sample_chance(Random(1)))
    assert kept.to_act() == starter


@pytest.mark.rule("ZG-02")
def test_kept_seats_follow_clockwise_from_a_drawn_starter():
    state = INFO.new(4, INFO.complete({"seating": "kept"}))
    assert [a.seats for a in state.legal_actions()] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
    ]
    assert state.why_not(DrawSeats((0, 2, 1, 3))) == "ZG-02/not_an_order"
    assert state.why_not(DrawSeats((0, 1, 2))) == "ZG-02/not_an_order"


def test_nobody_may_start_who_does_not_play():
    with pytest.raises(ValueError, match="cannot start"):
        INFO.new(2, INFO.complete({"starter": 2}))


@pytest.mark.rule("ZG-02", "ZG-03")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 0, 2)])
def test_turns_go_round_in_the_drawn_order_two_actions_each(order):
    state = INFO.new(3, INFO.complete({}))
    state.apply(DrawSeats(order))
    state.apply(state.sample_chance(Random(2)))
    actors = []
    for _ in range(8):
        actors.append(state.to_act())
        state.apply(next(a for a in state.legal_actions() if a.kind == "step"))
    assert actors == [order[i // 2 % 3] for i in range(8)]


# -- ZG-03 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-03")
def test_a_turn_is_two_steps_of_one_pawn():
    t = table(rest="all", D7="food-1 + pawn 0", E7="food-2", F7="food-1", B2="pawn 1")
    t.do("step D7 E7")
    assert (t.actor, t.state.left) == (0, 1)
    t.do("step E7 F7")
    assert t.actor == 1
    assert t.state.left == 2
    assert [e.seat for e in t.told("turn-began")] == [1]


@pytest.mark.rule("ZG-03")
def test_a_turn_is_one_step_each_of_two_pawns():
    t = table(
        rest="all", D7="food-1 + pawn 0", E7="food-2", D5="food-1 + pawn 0", C5="fuel", B2="pawn 1"
    )
    t.do("step D7 E7", "step D5 C5")
    assert t.actor == 1
    assert t.pawns(0) == ["C5", "E7"]


# -- ZG-04 -----------------------------------------------------------------------------


@pytest.mark.rule("ZG-04")
def test_nobody_passes_while_a_step_is_possible():
    t = table(D7="food-1 + pawn 0", E7="food-2", F7="food-1", B2="pawn 1")
    t.refused("pass", "ZG-04/must_act")
    t.do("step D7 E7")
    t.refused("pass", "ZG-04/must_act")


@pytest.mark.rule("ZG-04")
def test_nobody_passes_while_a_jump_is_possible():
    t = table(D7="manhole + pawn 0", H3="manhole", B2="pawn 1", B3="food-1", rest="gone")
    t.refused("pass", "ZG-04/must_act")
    assert t.goals("D7") == {"H3"}


@pytest.mark.rule("ZG-04")
def test_who_can_only_remove_pawns_may_pass_with_two_actions_left():
    t = table(D7="food-1 + pawn 0", J5="food-2 + pawn 0", B2="pawn 1", B3="fuel", C3="food-1")
    assert {a.kind for a in t.state.legal_actions()} == {"remove", "pass"}
    t.do("pass")
    assert [e.kind for e in t.events][:2] == ["turn-passed", "turn-ended"]
    assert t.pawns(0) == ["D7", "J5"]


@pytest.mark.rule("ZG-04")
def test_who_can_only_remove_pawns_may_pass_with_one_action_left():
    t = table(D7="food-1 + pawn 0", J5="food-2 + pawn 0", B2="pawn 1", B3="fuel", C3="food-1")
    t.do("remove D7")
    assert (t.actor, t.state.left) == (0, 1)
    assert t.allows("pass")
    assert t.allows("remove J5")


@pytest.mark.rule("ZG-04")
@pytest.mark.parametrize("players", [2, 3])
def test_a_player_without_pawns_is_skipped(players):
    t = table(
        players=3,
        rest="all",
        D7="food-1 + pawn 0",
        E7="food-1",
        F7="food-1",
        **({"K3": "food-2 + pawn 1"} if players == 3 else {}),
        L3="fuel",
        B2="pawn 2",
        turn=0,
    )
    t.do("step D7 E7", "step E7 F7")
    assert t.actor == (1 if players == 3 else 2)
    assert [e.seat for e in t.told("turn-skipped")] == ([] if players == 3 else [1])


@pytest.mark.rule("ZG-04")
def test_the_turn_is_over_with_the_last_pawn():
    t = table(rest="all", D7="food-1 + pawn 0", B2="pawn 1", C9="food-1")
    t.do("remove D7")
    assert t.state.seat == 1
    assert t.told("turn-ended")[0].seat == 0


@pytest.mark.rule("ZG-04", "ZG-13")
def test_passing_through_counts_as_a_step_only_with_both_actions_left():
    # The pawn on D7 can only go through E7; then F7 is free.
    words = {"D7": "food-1 + pawn 0", "E7": "food-2 + pawn 1", "F7": "food-1"}
    t = table(**words)
    assert t.allows("step D7 E7")
    t.refused("pass", "ZG-04/must_act")
    late = table(**words, left=1)
    late.refused("step D7 E7", "ZG-13/last_action")
    assert late.allows("pass")


def test_seats_are_drawn_before_the_discs_are_laid_out():
    state = INFO.new(2, INFO.complete({}))
    scatter = begun().sample_chance(Random(1))
    assert state.why_not(scatter) == "ZG-02/draw_first"
    drawn = begun()
    assert drawn.why_not(DrawSeats((0, 1))) == "ZG-02/drawn"
    assert drawn.why_not(laid_out().legal_actions()[0]) == "ZG-01/scatter_first"


def test_a_match_starts_with_two_acts_of_nature():
    match = Match(INFO, ["", ""], seed="x", options={})
    steps = match.advance()
    assert [step.action.kind for step in steps] == ["draw-seats", "scatter"]
    assert match.to_act() == match.state.order[0]
