"""When a half ends, collecting alone, the guard, and the change of halves: ZG-40 … ZG-45."""

from __future__ import annotations

import pytest

from tests.games.zombiegeddon.slow import Slow
from tests.games.zombiegeddon.table import BOARDS, cell, names, table
from zombiegames.games.zombiegeddon.count import second_starter
from zombiegames.games.zombiegeddon.discs import KIND_OF, KINDS, WHITE
from zombiegames.games.zombiegeddon.reach import in_reach, shares


def reach(t, seat):
    """Give the discs in reach by name; the slow rules must agree."""
    found = names(t.state.board.cells(in_reach(t.state, seat)))
    assert set(found) == set(names(Slow(t.state).reach(seat)))
    return found


# -- ZG-40: reach ----------------------------------------------------------------------


@pytest.mark.rule("ZG-40")
def test_in_reach_is_what_discs_and_shelters_join_to_a_pawn():
    t = table(
        D7="food-1 + pawn 0", E7="food-2", F7="food-3", H7="fuel", G9="fuel", G8="food-1",
        B2="pawn 1", rest="gone",
    )  # fmt: skip
    assert reach(t, 0) == ["E7", "F7"]
    by_shelter = table(E9="food-1 + pawn 0", G9="fuel", G8="food-1", B2="pawn 1", rest="gone")
    assert reach(by_shelter, 0) == ["G8", "G9"]
    assert reach(by_shelter, 1) == []


@pytest.mark.rule("ZG-40")
@pytest.mark.parametrize(
    ("middle", "joined"), [("barricade", False), (None, False), ("fuel", True)]
)
def test_barricades_and_empty_cells_cut(middle, joined):
    words = {"E7": middle} if middle else {}
    t = table(D7="food-1 + pawn 0", F7="food-3", G7="tools", **words, B2="pawn 1", rest="gone")
    assert ("G7" in reach(t, 0)) == joined


@pytest.mark.rule("ZG-40")
@pytest.mark.parametrize("other", [0, 1])
def test_pawns_do_not_cut_but_the_disc_under_one_is_not_counted(other):
    t = table(
        D7="food-1 + pawn 0", E7=f"food-2 + pawn {other}", F7="food-3", B2="pawn 1", rest="gone"
    )
    assert reach(t, 0) == ["F7"]


@pytest.mark.rule("ZG-40", "ZG-12")
def test_manholes_are_neighbours_of_each_other_in_reach():
    t = table(D7="food-1 + pawn 0", E7="manhole", J3="manhole", J4="fuel", B2="pawn 1", rest="gone")
    assert reach(t, 0) == ["J4"]


@pytest.mark.rule("ZG-40")
@pytest.mark.parametrize(
    ("words", "joined"),
    [
        ({}, False),
        ({"pile_0": "weapon"}, True),
        ({"pile_1": "weapon"}, False),
        ({"D7": "weapon + pawn 0"}, True),
        ({"C7": "weapon"}, True),
        ({"J5": "weapon"}, False),
        ({"G7": "weapon"}, False),
        ({"C7": "enemy-3", "B7": "weapon"}, False),
    ],
)
def test_enemies_cut_unless_a_weapon_is_held_stood_on_or_in_reach_without_an_enemy(words, joined):
    whole = {"D7": "food-1 + pawn 0", "E7": "enemy-4", "F7": "food-2"} | words
    t = table(**whole, B2="pawn 1", rest="gone")
    assert ({"E7", "F7"} <= set(reach(t, 0))) == joined
    assert ("E7" in reach(t, 0)) == joined


@pytest.mark.rule("ZG-40")
def test_who_stands_on_an_enemy_reaches_what_lies_beside_it():
    t = table(D7="enemy-3 + pawn 0", E7="food-2", B2="pawn 1", rest="gone")
    assert reach(t, 0) == ["E7"]


@pytest.mark.rule("ZG-40")
@pytest.mark.parametrize("board", BOARDS)
def test_the_reach_of_all_agrees_with_the_slow_rules(board):
    t = table(
        board=board, players=3, rest="all", D8="food-1 + pawn 0", G4="fuel + pawn 1",
        J6="manhole + pawn 2", pile_1="weapon",
    )  # fmt: skip
    for seat in range(3):
        assert reach(t, seat)
    assert shares(t.state) is None


# -- ZG-40: the end --------------------------------------------------------------------


@pytest.mark.rule("ZG-40")
def test_a_half_ends_with_the_turn_when_nothing_is_in_reach():
    t = table(D7="food-1 + pawn 0", E7="food-2", J5="fuel", B2="pawn 1")
    t.do("step D7 E7")
    assert t.prompt == "act"
    t.do("remove E7")
    assert [(e.half, e.why) for e in t.told("half-ended")] == [(1, "reach")]
    assert t.prompt == "scatter"


@pytest.mark.rule("ZG-40")
def test_nothing_is_checked_in_the_middle_of_a_turn():
    t = table(D7="food-1 + pawn 0", E7="food-2", C9="food-1 + pawn 0", B2="pawn 1")
    t.do("step D7 E7")
    assert (t.actor, t.state.left, t.prompt) == (0, 1, "act")


@pytest.mark.rule("ZG-40")
def test_undelivered_tokens_do_not_prolong_a_half():
    t = table(E9="food-1 + pawn 0", D9="food-2", H6="pawn 1", B2="pawn 1", left=1)
    t.do("step E9 D9")
    assert [e.why for e in t.told("half-ended")] == ["reach"]


@pytest.mark.rule("ZG-40")
def test_all_pawns_leave_at_the_end_each_with_the_disc_under_it():
    t = table(
        D7="food-1 + pawn 0", E7="food-2", J5="weapon + pawn 1", J9="manhole + pawn 1",
        B2="pawn 1", left=1,
    )  # fmt: skip
    t.do("step D7 E7")
    assert (t.pile(0), t.pile(1)) == (["food-1", "food-2"], ["weapon"])
    assert t.state.armed == [0, 1]
    assert t.pawns(0) == t.pawns(1) == []
    assert {e.why for e in t.told("pawn-removed")} == {"close"}
    assert t.at("J9") == "manhole"


@pytest.mark.rule("ZG-40")
def test_a_disc_in_anybodys_reach_keeps_the_half_going():
    t = table(
        left=1, D7="food-1 + pawn 0", E7="food-2", J5="fuel + pawn 1", J4="fuel", K5="food-1",
        K4="pawn 0 + food-1",
    )  # fmt: skip
    t.do("step D7 E7")
    assert t.actor == 1
    assert t.prompt == "act"


# -- ZG-41 -----------------------------------------------------------------------------

APART = {
    "D7": "food-1 + pawn 0", "E7": "food-2", "F7": "food-3",
    "J5": "fuel + pawn 1", "J4": "tools", "K4": "food-1",
    "B10": "food-1 + pawn 2", "A10": "fuel",
}  # fmt: skip


@pytest.mark.rule("ZG-41")
def test_alternation_stops_when_every_disc_in_reach_is_one_players():
    t = table(players=3, left=1, **APART, A7="food-1 + pawn 0")
    t.do("remove A7")
    assert [e.seats for e in t.told("alternation-stopped")] == [(1, 2, 0)]
    assert (t.prompt, t.actor) == ("alone", 1)


@pytest.mark.rule("ZG-41")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_each_acts_alone_in_turn_order_from_the_seat_after_the_turn_that_ended(order):
    t = table(players=3, left=1, order=order, turn=1, **APART, A7="food-1 + pawn 1")
    t.do("remove A7")
    after = [(2, 0, 1), (0, 2, 1)][order == (0, 2, 1)]
    assert t.state.alone == after
    actors = []
    while t.prompt == "alone":
        actors.append(t.actor)
        t.do("done")
    assert tuple(actors) == after


@pytest.mark.rule("ZG-41")
def test_nobody_acts_alone_who_has_nothing_in_reach():
    t = table(players=3, left=1, **(APART | {"J4": "barricade", "K4": "barricade"}))
    t.do("step D7 E7")
    assert t.state.alone == (2, 0)


@pytest.mark.rule("ZG-41")
def test_a_disc_that_two_can_reach_keeps_alternation():
    t = table(left=1, D7="food-1 + pawn 0", E7="food-2", F7="food-3", G7="food-1 + pawn 1")
    t.do("step D7 E7")
    assert t.prompt == "act"
    assert t.actor == 1


@pytest.mark.rule("ZG-41", "ZG-40")
@pytest.mark.parametrize(("near", "prompt"), [("weapon", "act"), ("food-3", "alone")])
def test_a_weapon_in_reach_lets_one_reach_what_another_has_behind_an_enemy(near, prompt):
    t = table(
        left=1, D7="food-1 + pawn 0", C7=near, E7="enemy-4", F7="food-2", G7="food-1 + pawn 1",
        J5="fuel + pawn 0",
    )  # fmt: skip
    t.do("remove J5")
    assert t.prompt == prompt


@pytest.mark.rule("ZG-40")
def test_a_weapon_under_a_pawn_is_in_reach_too():
    t = table(D7="food-1 + pawn 0", C7="weapon + pawn 1", E7="enemy-4", B2="pawn 1", rest="gone")
    assert reach(t, 0) == ["E7"]


@pytest.mark.rule("ZG-41")
def test_one_acts_alone_action_after_action_until_nothing_is_in_reach():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2", F7="food-3", G7="fuel", B2="pawn 1")
    for step in ("step D7 E7", "step E7 F7"):
        t.do(step)
        assert (t.prompt, t.actor) == ("alone", 0)
    t.do("step F7 G7")
    assert [e.why for e in t.told("alone-ended")] == ["nothing"]
    assert [e.why for e in t.told("half-ended")] == ["alone"]
    assert t.pile(0) == ["food-1", "food-2", "food-3", "fuel"]


@pytest.mark.rule("ZG-41")
def test_who_acts_alone_may_say_done_at_any_time_and_does_not_pass():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2", B2="pawn 1")
    t.refused("pass", "ZG-41/say_done")
    t.do("done")
    assert [e.why for e in t.told("alone-ended")] == ["done"]
    assert t.pile(0) == ["food-1"]
    turn = table(D7="food-1 + pawn 0", E7="food-2", B2="pawn 1", B3="fuel")
    turn.refused("done", "ZG-41/not_alone")


@pytest.mark.rule("ZG-41")
def test_twenty_actions_that_brought_nothing_end_collecting_alone():
    t = table(
        alone=(0,), D7="manhole + pawn 0", E7="food-2", J3="manhole", B2="pawn 1", rest="gone"
    )
    for i in range(19):
        t.do("step D7 J3" if i % 2 == 0 else "step J3 D7")
        assert t.prompt == "alone"
    t.do("step J3 D7" if t.pawns(0) == ["J3"] else "step D7 J3")
    assert [e.why for e in t.told("alone-ended")] == ["fruitless"]


@pytest.mark.rule("ZG-41")
def test_a_disc_or_a_delivery_starts_the_twenty_anew():
    t = table(alone=(0,), idle=18, D7="food-1 + pawn 0", E7="food-2", F7="fuel", B2="pawn 1")
    t.do("step D7 E7")
    assert t.state.idle == 0
    brought = table(alone=(0,), idle=18, F9="pawn 0", G9="fuel", B2="pawn 1", G8="food-1")
    brought.do("step F9 G9")
    assert brought.state.idle == 19
    token = table(alone=(0,), idle=18, E9="manhole + pawn 0", G9="fuel", B2="pawn 1", rest="gone")
    token.do("step E9 F9")
    assert (token.state.idle, token.tokens(0)) == (0, ["F9"])


@pytest.mark.rule("ZG-41", "ZG-30")
def test_deliveries_on_the_way_count():
    t = table(alone=(0,), E9="food-1 + pawn 0", G9="fuel", B2="pawn 1")
    t.do("step E9 F9", "step F9 G9")
    assert t.tokens(0) == ["F9"]


@pytest.mark.rule("ZG-41", "ZG-13")
def test_who_acts_alone_may_go_through_other_pawns():
    t = table(alone=(0,), D7="food-1 + pawn 0", E7="food-2 + pawn 1", F7="fuel", G7="food-1")
    t.do("step D7 E7")
    t.refused("done", "ZG-13/must_step")
    assert {a.kind for a in t.state.legal_actions()} == {"step"}
    t.do("step E7 F7")
    assert t.pile(0) == ["food-1"]


@pytest.mark.rule("ZG-41")
def test_the_next_one_acts_when_the_first_is_done():
    t = table(players=3, alone=(0, 1, 2), **APART)
    t.do("done")
    assert (t.actor, t.state.alone) == (1, (1, 2))
    t.do("step J5 J4", "step J4 K4")
    assert t.actor == 2


# -- ZG-42 -----------------------------------------------------------------------------


def idle_table(players=2, **words):
    """Two players who can walk up and down for ever, with a disc both could take."""
    return table(
        players=players, D7="manhole + pawn 0", J3="manhole + pawn 1", E7="food-2",
        **({"B2": "pawn 2"} if players == 3 else {}), **words, rest="gone",
    )  # fmt: skip


def walk(t):
    """Spend a turn jumping away and back."""
    origin = t.pawns(t.actor)[0]
    other = "J3" if origin == "D7" else "D7"
    t.do(f"step {origin} {other}", f"step {other} {origin}")


@pytest.mark.rule("ZG-42")
@pytest.mark.parametrize("half", [1, 2])
def test_three_rounds_in_which_nothing_was_collected_or_delivered_end_a_half(half):
    t = idle_table(half=half)
    for turn in range(6):
        assert t.prompt == "act", turn
        walk(t)
    assert [e.why for e in t.told("half-ended")] == ["guard"]


@pytest.mark.rule("ZG-42")
def test_the_guard_is_announced_one_round_ahead():
    t = idle_table()
    for turn in range(4):
        walk(t)
        assert [e.turns for e in t.told("guard-warned")] == ([2] if turn == 3 else [])


@pytest.mark.rule("ZG-42")
def test_a_disc_or_a_token_starts_the_three_rounds_anew():
    t = idle_table(idle=5, J4="fuel + pawn 0", K4="food-1")
    t.do("step J4 K4", "step D7 J3")
    assert t.state.idle == 0
    brought = idle_table(idle=5, E9="manhole + pawn 0")
    brought.do("step E9 F9", "step D7 J3")
    assert (brought.state.idle, brought.tokens(0)) == (0, ["F9"])


@pytest.mark.rule("ZG-42")
def test_skipped_turns_count_as_idle():
    t = table(
        players=3, idle=6, D7="manhole + pawn 0", J3="manhole + pawn 1", E7="food-2", turn=1,
        rest="gone",
    )  # fmt: skip
    t.do("step J3 D7", "step D7 J3")
    assert t.state.idle == 8
    assert (t.actor, [e.seat for e in t.told("turn-skipped")]) == (0, [2])
    t.do("step D7 J3", "step J3 D7")
    assert [e.why for e in t.told("half-ended")] == ["guard"]


@pytest.mark.rule("ZG-42")
def test_a_removal_that_takes_no_disc_counts_as_idle():
    t = idle_table(B9="pawn 0", C9="fuel")
    t.do("remove B9", "step D7 J3")
    assert t.state.idle == 1
    taking = idle_table(C9="fuel + pawn 0", D9="fuel")
    taking.do("remove C9", "step D7 J3")
    assert taking.state.idle == 0


@pytest.mark.rule("ZG-42", "ZG-40")
def test_the_guard_closes_like_any_end_of_a_half():
    t = idle_table(idle=5, J4="food-3 + pawn 1", K4="food-1")
    walk(t)
    assert t.pile(1) == ["food-3"]
    assert t.pawns(0) == t.pawns(1) == []


# -- ZG-43 … ZG-45 ---------------------------------------------------------------------


def half_over(**words):
    """End the first half with the first action of seat 0."""
    whole = {"D7": "food-1 + pawn 0", "B2": "pawn 1", "left": 1, **words}
    t = table(**whole)
    return t.do("remove D7")


@pytest.mark.rule("ZG-43")
def test_discs_left_over_are_cleared_but_barricades_and_manholes_stay():
    t = half_over(J5="fuel", C3="barricade", K9="pawn 1", A1="manhole")
    assert [names(e.cells) for e in t.told("discs-cleared")] == [["J5"]]
    assert KINDS[KIND_OF[t.told("discs-cleared")[0].discs[0]]] == "fuel"
    assert t.at("J5") is None
    kinds = [KINDS[KIND_OF[d]] for d in t.state.discs if d > 0]
    assert (kinds.count("barricade"), kinds.count("manhole"), len(kinds)) == (16, 8, 24)


@pytest.mark.rule("ZG-43")
def test_the_white_discs_are_shuffled_onto_the_88_empty_blank_cells():
    t = half_over()
    stay = {c: d for c, d in enumerate(t.state.discs) if d > 0}
    t.scatter()
    assert t.state.half == 2
    white = [d for c, d in enumerate(t.state.discs) if d > 0 and c not in stay]
    assert sorted(white) == list(WHITE)
    assert all(t.state.discs[c] == d for c, d in stay.items())


@pytest.mark.rule("ZG-43")
def test_one_pawn_goes_to_every_white_shelter_with_a_token_of_its_owner():
    t = half_over(G2="token 0", F9="token 0 + token 1").scatter()
    assert t.pawns(0) == ["F9", "G2"]
    assert t.pawns(1) == ["F9"]
    assert [(e.seat, names([e.cell])) for e in t.told("pawn-placed")] == [
        (0, ["G2"]),
        (0, ["F9"]),
        (1, ["F9"]),
    ]


@pytest.mark.rule("ZG-43")
def test_then_all_four_tokens_return_to_each_player():
    t = half_over(G2="token 0", F9="token 0 + token 1")
    assert t.tokens(0) == ["G2", "F9"]
    t.scatter()
    assert t.tokens(0) == t.tokens(1) == []
    assert t.told("tokens-returned")[0].delivered == t.state.brought == (2, 1)


@pytest.mark.rule("ZG-43", "ZG-04")
def test_who_delivered_nothing_has_no_pawns_but_a_pile_that_scores():
    t = half_over(G2="token 1", pile_0="food-3 food-3").scatter()
    assert t.pawns(0) == []
    assert t.actor == 1
    t.do("remove G2")
    assert t.prompt == "end"
    assert t.state.outcome().scores[0] == 7


@pytest.mark.rule("ZG-43", "ZG-40")
def test_without_any_token_the_second_half_is_over_at_once():
    t = half_over().scatter()
    assert t.actor == "over"
    assert len(t.told("turn-skipped")) == 1
    assert [(e.half, e.why) for e in t.told("half-ended")] == [(2, "reach")]


@pytest.mark.rule("ZG-44")
def test_weapons_carry_over_into_the_second_half():
    t = half_over(G2="token 0", pile_0="weapon weapon fuel").scatter()
    assert t.state.armed == [2, 0]
    assert t.pile(0)[:2] == ["weapon", "weapon"]


@pytest.mark.rule("ZG-44", "ZG-14")
def test_a_weapon_of_the_first_half_serves_in_the_second():
    t = table(half=2, D7="food-1 + pawn 0", E7="enemy-8", B2="pawn 1", B3="fuel", pile_0="weapon")
    t.do("step D7 E7")
    assert t.state.armed == [0, 0]


@pytest.mark.rule("ZG-45")
@pytest.mark.parametrize(
    ("order", "enemies", "starter", "by"),
    [
        ((0, 1, 2), [(1, 9), (2, 6), (0, 0)], 1, "most"),
        ((0, 1, 2), [(2, 7), (2, 6), (1, 8)], 0, "points"),
        ((0, 1, 2), [(2, 6), (2, 6), (1, 8)], 1, "latest"),
        ((2, 1, 0), [(2, 6), (2, 6), (1, 8)], 0, "latest"),
        ((1, 2, 0), [(0, 0), (0, 0), (0, 0)], 0, "latest"),
    ],
)
def test_most_enemy_discs_start_the_second_half(order, enemies, starter, by):
    assert second_starter(order, enemies) == (starter, by)


@pytest.mark.rule("ZG-45")
def test_the_starter_of_the_second_half_acts_first_and_clockwise_on():
    t = half_over(
        G2="token 0 + token 1", F9="token 0 + token 1", pile_0="enemy-5", pile_1="enemy-3 enemy-3"
    )
    (shown,) = t.told("piles-turned-up")
    assert (shown.enemies, shown.points, shown.starter, shown.by) == ((1, 2), (5, 6), 1, "most")
    t.scatter()
    assert t.actor == 1
    assert t.told("half-began")[0].seat == 1


@pytest.mark.rule("ZG-45")
def test_enemies_taken_as_the_half_closes_count():
    t = half_over(G2="token 0 + token 1", J5="enemy-3 + pawn 1")
    assert t.told("piles-turned-up")[0].enemies == (0, 1)
    assert t.kinds().index("piles-turned-up") > t.kinds().index("disc-taken")


@pytest.mark.rule("ZG-45", "ZG-43")
def test_the_change_of_halves_is_told_in_order():
    t = half_over(G2="token 0 + token 1", J5="fuel")
    assert t.kinds() == [
        "pawn-removed",
        "disc-taken",
        "turn-ended",
        "half-ended",
        "pawn-removed",
        "discs-cleared",
        "piles-turned-up",
    ]
    t.scatter()
    assert t.kinds() == [
        "discs-scattered",
        "pawn-placed",
        "pawn-placed",
        "tokens-returned",
        "half-began",
        "turn-began",
    ]
    assert t.state.turn == 1
    assert t.state.idle == 0
    assert cell("G2") in t.state.pawns
