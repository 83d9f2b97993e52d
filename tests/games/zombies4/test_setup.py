"""Setup, goal, order of the turn and its end (ZF-01 … ZF-07)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import Board, board
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.cards import KIND_OF, KINDS
from zombiegames.games.zombies4.tiles import BRIDGE, CABIN, SQUARE_NAMES


def begun(players: int, **options: object) -> Board:
    """A game up to the first question."""
    game = Board(INFO.new(players, INFO.complete(options)))
    rng = Random(f"{players}")
    while game.state.to_act() == NATURE and game.state.round == 0:
        game.apply(game.state.sample_chance(rng))
    return game


@pytest.mark.rule("ZF-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_begins_with_three_bullets_six_half_hearts_and_three_cards(
    players: int,
) -> None:
    state = begun(players).state
    assert state.bullets == [3] * players
    assert state.health == [6] * players
    assert [len(hand) for hand in state.hands] == [3] * players
    assert len(state.deck) == 50 - 3 * players
    assert state.trophies == [0] * players


@pytest.mark.rule("ZF-02")
def test_all_pawns_stand_on_the_bridges_first_square_and_29_tiles_are_stacked() -> None:
    game = Board(INFO.new(4, INFO.complete({})))
    game.shuffle()
    assert [game.at(seat) for seat in range(4)] == ["bridge-8"] * 4
    assert game.state.land.places[BRIDGE] == (0, 0, 0)
    assert len(game.state.stack) == 29
    assert CABIN in game.state.stack


@pytest.mark.rule("ZF-02")
def test_chance_chooses_the_first_player_among_all_alike() -> None:
    game = Board(INFO.new(5, INFO.complete({}))).shuffle().shuffle()
    assert game.state.chance_outcomes() == [
        (NOTATION.parse(f"begin {seat}"), 0.2) for seat in range(5)
    ]
    game.do("begin 3")
    assert (game.state.seat, game.state.first, game.state.round) == (3, 3, 1)


@pytest.mark.rule("ZF-02")
def test_the_cabin_may_lie_anywhere_in_the_stack() -> None:
    game = Board(INFO.new(2, INFO.complete({})))
    found = {game.state.sample_chance(Random(seed)).order.index(CABIN) for seed in range(600)}
    assert found == set(range(29))


@pytest.mark.rule("ZF-03")
@pytest.mark.parametrize(("limit", "options"), [(25, {}), (20, {"trophies": 20})])
def test_so_many_dead_dogs_win_at_once(limit: int, options: dict[str, object]) -> None:
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", steps=2, trophies=(limit - 2,), options=options)
    b.do("step f09-2", "roll", "die 6")
    assert b.state.trophies[0] == limit - 1
    assert b.state.outcome() is None
    b.do("roll", "die 6")
    assert b.state.to_act() == OVER
    outcome = b.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.returns) == ("trophies", (1.0, 0.0))
    assert b.state.legal_actions() == []
    assert b.state.why_not(NOTATION.parse("stop")) == "ZF-03/over"


@pytest.mark.rule("ZF-03", "ZF-60")
def test_the_spell_wins_at_once() -> None:
    b = board(tiles="f09 0 -1 / cabin 0 -2", pawns=("cabin-4",), step="roll")
    b.do("cast", "roll", "die 6")
    assert b.state.outcome().reason == "spell"
    assert b.state.winners == (0,)
    assert b.events[-1].kind == "game-ended"


@pytest.mark.rule("ZF-05")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    b = board(
        seat=1, pawns=("f09-5",), dogs="f09-1", step="end", stack="f10", deck="spear portal amulet"
    )
    heard = list(b.do("end-turn").events)
    for text in ("place 0 -2 0", "die 1", "put-dog f10-1", "roll", "die 1", "stop", "roll"):
        heard += b.do(text).events
    heard += b.do("die 1", "pick-dog f09-1", "run-dog f09-2", "discard spear").events
    phases = [event.phase for event in heard if event.kind == "phase-began" and event.seat == 0]
    assert phases == [1, 2, 3, 4, 5, 6, 7, 8]
    order = [event.kind for event in heard]
    order = order[order.index("tile-drawn") :]
    steps = ["tile-placed", "dog-put", "card-drawn", "movement-set", "dog-moved", "turn-ended"]
    assert sorted(steps, key=order.index) == steps


@pytest.mark.rule("ZF-05")
def test_the_discard_at_the_end_ends_the_turn() -> None:
    b = board(step="end", hands=("spear amulet",))
    assert b.offered() == {"end-turn", "discard spear", "discard amulet"}
    b.do("discard amulet")
    assert b.discards() == ["amulet"]
    assert b.state.seat == 1
    assert b.told("turn-ended")[0].seat == 0


@pytest.mark.rule("ZF-05")
def test_cards_are_drawn_up_to_three() -> None:
    b = board(step="draw", hands=("spear amulet",), deck="portal sickle")
    assert b.hand(0) == ["spear", "amulet", "portal"]
    b = board(step="draw", hands=("spear amulet sickle",), deck="portal")
    assert b.hand(0) == ["spear", "amulet", "sickle"]


@pytest.mark.rule("ZF-06")
def test_without_tiles_the_turn_begins_with_step_3() -> None:
    b = board(step="end", stack_size=0)
    b.do("end-turn")
    phases = [event.phase for event in b.told("phase-began")]
    assert phases == [3, 4, 5]
    assert b.asked == (1, "move-roll")


@pytest.mark.rule("ZF-06")
def test_after_a_death_in_step_3_only_the_movement_is_lost() -> None:
    b = board(step="fight", pawns=("f09-5",), dogs="f09-5", health=(1,), bullets=(0,))
    b.do("roll", "die 1", "suffer")
    assert b.at(0) == ""
    assert [event.phase for event in b.told("phase-began")] == [4, 7]
    assert len(b.state.hands[0]) == 3
    assert b.asked == (0, "dogs")


@pytest.mark.rule("ZF-06")
def test_after_a_death_in_step_6_dogs_and_discard_follow() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=5, health=(1,), bullets=(0,))
    b.do("step f09-2", "roll", "die 1", "suffer")
    assert b.asked == (0, "dogs")
    b.do("roll", "die 1", "pick-dog f09-2", "run-dog f09-1")
    assert b.asked == (0, "end")
    assert b.state.steps == 0


@pytest.mark.rule("ZF-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_play_goes_to_the_left(seat: int) -> None:
    b = board(players=3, seat=seat, step="end")
    b.do("end-turn")
    assert b.state.seat == (seat + 1) % 3
    assert b.state.round == (6 if seat == 2 else 5)


@pytest.mark.rule("ZF-07")
@pytest.mark.parametrize(
    ("trophies", "fronts", "winners"),
    [
        ((3, 5, 4), ("", "", ""), (1,)),
        ((5, 5, 4), ("", "here-doggie", "here-doggie"), (1,)),
        ((5, 5, 4), ("spear", "", ""), (0, 1)),
    ],
)
def test_after_a_hundred_rounds_trophies_decide_then_pages_then_it_is_shared(
    trophies: tuple[int, ...], fronts: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    b = board(players=3, seat=2, step="end", trophies=trophies, fronts=fronts, round=100)
    b.do("end-turn")
    outcome = b.state.outcome()
    assert b.state.winners == winners
    assert outcome.reason == "rounds"
    assert outcome.returns == tuple(s in winners and 1 / len(winners) for s in range(3))
    assert b.state.why_not(NOTATION.parse("end-turn")) == "ZF-07/over"


@pytest.mark.rule("ZF-07")
def test_the_hundredth_round_is_still_played_by_all() -> None:
    b = board(players=3, seat=1, step="end", round=100)
    b.do("end-turn")
    assert b.state.outcome() is None
    assert b.state.seat == 2


def test_ranks_follow_trophies_then_pages() -> None:
    b = board(
        players=4,
        tiles="f09 0 -1 / cabin 0 -2",
        pawns=("cabin-4",),
        step="roll",
        trophies=(0, 2, 7, 2),
        fronts=("", "", "", "here-doggie"),
    )
    b.do("cast", "roll", "die 6")
    assert b.state.outcome().ranks == (1, 4, 2, 3)
    assert b.state.outcome().scores == (0, 2, 7, 2)


def test_the_box_holds_what_the_page_says() -> None:
    assert len(INFO.components) == 80
    assert len(SQUARE_NAMES) == 270
    copies = [sum(KIND_OF[c] == kind for c in INFO.components) for kind in range(len(KINDS))]
    assert copies == [2, 3, 3, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 3, 2, 2]
