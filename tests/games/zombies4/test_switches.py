"""The switches and the two presets."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.zombies4.board import Board, board
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import INFO
from zombiegames.games.zombies4.actions import ShuffleTiles
from zombiegames.games.zombies4.tiles import CABIN


def test_printed_changes_nothing_and_quick_changes_four_things() -> None:
    assert dict(INFO.presets) == {
        "printed": {},
        "quick": {
            "cabin": "back-half",
            "tiles": 20,
            "trophies": 15,
            "movement": "better-of-two",
        },
    }
    assert next(iter(INFO.presets)) == "printed"
    printed = INFO.complete({})
    assert printed == {
        "cabin": "anywhere",
        "tiles": 30,
        "trophies": 25,
        "movement": "one-die",
        "death": "printed",
        "discards": "one",
        "dogs": "chosen",
    }


@pytest.mark.parametrize(("tiles", "places"), [(30, range(14, 29)), (20, range(9, 19))])
def test_in_the_back_half_the_cabin_lies_in_the_lower_half_of_the_stack(
    tiles: int, places: range
) -> None:
    state = INFO.new(2, INFO.complete({"cabin": "back-half", "tiles": tiles}))
    found = {state.sample_chance(Random(seed)).order.index(CABIN) for seed in range(400)}
    assert found == set(places)
    order = list(state.sample_chance(Random(1)).order)
    order.remove(CABIN)
    early = ShuffleTiles((*order[:3], CABIN, *order[3:]))
    assert state.why_not(early) == "ZF-02/cabin"


def test_with_twenty_tiles_bridge_cabin_and_eighteen_unseen_others_are_played() -> None:
    game = Board(INFO.new(2, INFO.complete({"tiles": 20})))
    boxes = set()
    for seed in range(20):
        state = game.state.clone()
        state.apply(state.sample_chance(Random(seed)))
        assert len(state.stack) == 19
        assert CABIN in state.stack
        assert len(state.box) == 10
        boxes.add(tuple(state.box))
        assert set(state.censored(0).box) == {0}
    assert len(boxes) == 20


def test_twenty_tiles_run_out_after_twenty() -> None:
    game = Board(INFO.new(2, INFO.complete(INFO.presets["quick"])))
    rng = Random(3)
    drawn = 0
    for _ in range(4000):
        if game.state.to_act() < 0 and game.state.to_act() != NATURE:
            break
        legal = game.state.legal_actions()
        game.apply(rng.choice(legal) if legal else game.state.sample_chance(rng))
        drawn += bool(game.events and any(e.kind == "tile-drawn" for e in game.events))
        game.entries = []
    assert drawn == 19
    assert len(game.state.land.lies) == 20


@pytest.mark.rule("ZF-03")
def test_fifteen_trophies_win_where_fifteen_are_played() -> None:
    words = {"dogs": "f09-1", "fronts": ("tranquilizer-gun", ""), "trophies": (14,)}
    b = board(options={"trophies": 15}, **words).do("use-at tranquilizer-gun f09-1")
    assert b.state.winners == (0,)
    b = board(**words).do("use-at tranquilizer-gun f09-1")
    assert b.state.winners == ()


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize(("first", "second"), [(2, 5), (5, 2), (3, 3)])
def test_the_better_of_two_dice_is_the_movement(first: int, second: int) -> None:
    b = board(step="roll", options={"movement": "better-of-two"})
    b.do("roll", f"die {first}")
    assert b.asked == (NATURE, "die")
    b.do(f"die {second}")
    assert b.state.steps == max(first, second)
    # Only the movement: the dogs have one die.
    b = board(step="dogs", dogs="f09-1", options={"movement": "better-of-two"})
    b.do("roll", "die 1")
    assert b.prompt == "pick"


@pytest.mark.rule("ZF-31")
@pytest.mark.parametrize(("trophies", "left"), [(0, 0), (1, 0), (3, 2), (4, 2), (7, 4)])
def test_mild_death_keeps_pages_and_loses_items_and_a_third_of_the_trophies(
    trophies: int, left: int
) -> None:
    b = board(
        pawns=("f09-5",),
        dogs="f09-2",
        steps=3,
        health=(1,),
        bullets=(0,),
        trophies=(trophies,),
        fronts=("spear here-doggie", ""),
        options={"death": "mild"},
    )
    b.do("step f09-2", "roll", "die 1", "suffer")
    assert b.state.trophies[0] == left
    assert b.front(0) == ["here-doggie"]
    assert b.discards() == ["spear"]


@pytest.mark.rule("ZF-05")
def test_any_number_of_discards_where_that_is_played() -> None:
    b = board(step="end", hands=("spear portal portal", ""), options={"discards": "any"})
    b.do("discard portal", "discard portal", "discard spear")
    assert b.offered() == {"end-turn"}
    b.do("end-turn")
    assert b.state.seat == 1


@pytest.mark.rule("ZF-41")
def test_dogs_run_by_themselves_nearest_first_and_by_the_shortest_way() -> None:
    words = {"step": "dogs", "tiles": "f09 0 -1 / f10 0 -2", "options": {"dogs": "automatic"}}
    b = board(pawns=("bridge-2", "bridge-8"), dogs="f10-1 f09-5", **words)
    b.do("roll", "die 1")
    assert b.dogs() == {"f10-1": 1, "bridge-2": 1}
    assert b.asked == (0, "end")
    b = board(pawns=("bridge-2", "bridge-8"), dogs="f10-1 f09-5", **words)
    b.do("roll", "die 2")
    # f10-5 and f10-7 are equally near: reading order.
    assert b.dogs() == {"f10-5": 1, "bridge-2": 1}


@pytest.mark.rule("ZF-41")
def test_dogs_on_a_pawns_square_stay_and_ties_go_in_board_order() -> None:
    words = {"step": "dogs", "tiles": "f09 0 -1 / f10 0 -2", "options": {"dogs": "automatic"}}
    b = board(pawns=("f09-5", "bridge-8"), dogs="f09-5 f09-3 f09-1", **words)
    b.do("roll", "die 1")
    # Both are two steps off: the one that comes first in reading order runs.
    assert b.dogs() == {"f09-5": 2, "f09-3": 1}
    b = board(pawns=("f09-5", "bridge-8"), dogs="f09-5 f09-5", **words)
    b.do("roll", "die 6")
    assert b.dogs() == {"f09-5": 2}
    assert b.asked == (0, "end")


@pytest.mark.rule("ZF-41", "ZF-C04")
def test_dogs_by_themselves_keep_away_from_repellent() -> None:
    b = board(
        step="dogs",
        pawns=("f09-5", "bridge-8"),
        dogs="f09-1",
        repellent=[1, 0],
        options={"dogs": "automatic"},
    )
    b.do("roll", "die 1")
    assert b.dogs() == {"f09-1": 1}
