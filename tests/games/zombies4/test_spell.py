"""The counter-spell (ZF-60)."""

from __future__ import annotations

import pytest

from tests.games.zombies4.board import CABIN_MAP, board
from zombiegames.core.protocol import OVER

PAGES = "here-doggie return-to-sender not-right trees-alive twist-of-fate"


def fronts(pages: int) -> tuple[str, str]:
    """So many pages in play before seat 0."""
    return " ".join(PAGES.split()[:pages]), ""


@pytest.mark.rule("ZF-60")
@pytest.mark.parametrize(("pages", "least"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_roll_must_reach_six_less_the_pages_in_play(pages: int, least: int) -> None:
    for face in range(1, 7):
        b = board(tiles=CABIN_MAP, pawns=("cabin-4",), step="roll", fronts=fronts(pages))
        b.do("cast")
        assert b.told("spell-tried")[0].needed == least
        b.do("roll", f"die {face}")
        assert (b.state.to_act() == OVER) == (face >= least)


@pytest.mark.rule("ZF-60")
@pytest.mark.parametrize("square", ["cabin-3", "cabin-6", "cabin-7", "cabin-8", "f09-1"])
def test_the_spell_is_cast_on_one_of_the_four_floor_squares(square: str) -> None:
    b = board(tiles=CABIN_MAP, pawns=(square,), step="roll")
    b.refused("cast", "ZF-60/not_inside")
    for floor in ("cabin-1", "cabin-2", "cabin-4", "cabin-5"):
        assert "cast" in board(tiles=CABIN_MAP, pawns=(floor,), step="roll").offered()


@pytest.mark.rule("ZF-60")
def test_no_dog_may_be_on_the_floor_but_outside_it_may() -> None:
    for floor in ("cabin-1", "cabin-2", "cabin-5"):
        b = board(tiles=CABIN_MAP, pawns=("cabin-4",), step="roll", dogs=floor)
        b.refused("cast", "ZF-60/dogs")
    b = board(tiles=CABIN_MAP, pawns=("cabin-4",), step="roll", dogs="cabin-7 cabin-3")
    b.do("cast", "roll", "die 6")
    assert b.state.winners == (0,)


@pytest.mark.rule("ZF-60")
def test_once_in_the_own_turn_and_movement_goes_on_after_a_failure() -> None:
    b = board(tiles=CABIN_MAP, pawns=("cabin-4",), step="move", steps=3)
    b.do("cast", "roll", "die 5")
    assert b.told("spell-failed")
    b.refused("cast", "ZF-60/once")
    b.do("step cabin-1", "step cabin-4", "step cabin-7")
    b.refused("cast", "ZF-60/once")


@pytest.mark.rule("ZF-60")
def test_the_next_own_turn_brings_another_try() -> None:
    b = board(seat=1, tiles=CABIN_MAP, pawns=("cabin-4",), step="end", cast=True, stack_size=0)
    b.do("end-turn")
    assert b.state.cast is False
    assert "cast" in b.offered()


@pytest.mark.rule("ZF-60")
def test_it_is_cast_after_the_fight_not_in_it() -> None:
    b = board(tiles=CABIN_MAP, pawns=("cabin-7",), dogs="cabin-4", step="move", steps=1)
    b.do("step cabin-4")
    b.refused("cast", "ZF-21/fight_first")
    b.do("roll", "die 1")
    b.refused("cast", "ZF-21/wound_first")
    b.do("shoot" if "shoot" in b.offered() else "suffer", "roll", "die 6")
    # The last step is used up; the pause before the end of the movement is still one.
    assert "cast" in b.offered()


@pytest.mark.rule("ZF-60", "ZF-55")
def test_it_is_not_cast_in_steps_1_2_7_and_8() -> None:
    words = {"tiles": CABIN_MAP, "pawns": ("cabin-4",)}
    board(step="end", **words).refused("cast", "ZF-60/not_now")
    board(step="dogs", dogs="f09-1", **words).refused("cast", "ZF-41/roll_first")
    board(step="tile", stack="f08", **words).refused("cast", "ZF-10/place_first")


@pytest.mark.rule("ZF-60")
def test_only_the_turns_player_casts() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("bridge-8", "cabin-4"),
        step="window",
        hands=("", "dog-repellent"),
    )
    b.refused("cast", "ZF-55/window")


@pytest.mark.rule("ZF-60", "ZF-C17")
def test_a_page_taken_before_the_roll_counts_no_more() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "bridge-8"),
        step="roll",
        fronts=("here-doggie trees-alive", ""),
        hands=("", "all-friends"),
    )
    b.do("cast", "play-page all-friends 0 trees-alive", "roll", "die 4")
    assert b.told("spell-failed")


@pytest.mark.rule("ZF-60", "ZF-23")
def test_a_dog_thrown_at_the_caster_is_fought_first() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "f09-1"),
        dogs="f09-1",
        step="roll",
        hands=("", "newspaper"),
    )
    b.do("cast", "play-on newspaper 0")
    assert b.asked == (0, "fight")
    b.do("roll", "die 5")
    assert b.asked == (0, "spell")
    b.do("roll", "die 6")
    assert b.state.winners == (0,)
