"""Fights, health, death and return (ZF-20 … ZF-32)."""

from __future__ import annotations

import pytest

from tests.games.zombies4.board import board


@pytest.mark.rule("ZF-20")
def test_stepping_onto_a_dogs_square_starts_a_fight() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3)
    b.do("step f09-2")
    assert b.asked == (0, "fight")
    assert b.told("fight-began")[0].foe == "dog"


@pytest.mark.rule("ZF-20")
def test_beginning_the_turn_on_a_dogs_square_starts_a_fight_in_step_3() -> None:
    b = board(seat=1, step="end", pawns=("f09-5", "f09-1"), dogs="f09-5", stack="f10")
    b.do("end-turn", "place 0 -2 0", "die 1", "put-dog f10-1")
    assert b.asked == (0, "fight")
    assert b.state.phase == 3


@pytest.mark.rule("ZF-20")
def test_a_dog_moved_onto_a_pawn_waits_for_its_step_3() -> None:
    b = board(step="pick", pawns=("f09-5", "f09-1"), dogs="f09-4 f09-8", running=2, stack="f10")
    b.do("pick-dog f09-4", "run-dog f09-1")
    assert b.asked == (0, "pick")
    b.do("pick-dog f09-8", "run-dog f09-5")
    assert b.asked == (0, "end")
    b.do("end-turn")
    assert b.asked == (1, "place")


@pytest.mark.rule("ZF-21")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_five_or_six_kills(face: int) -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3)
    b.do("step f09-2", "roll", f"die {face}")
    assert (b.state.dogs[b.state.at[0]] == 0) == (face >= 5)
    assert b.prompt == ("move" if face >= 5 else "wound")


@pytest.mark.rule("ZF-21")
@pytest.mark.parametrize(("face", "bullets"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_each_bullet_adds_one_up_to_five(face: int, bullets: int) -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3, bullets=(bullets,))
    b.do("step f09-2", "roll", f"die {face}", "shoot")
    assert b.state.bullets[0] == 0
    assert b.state.trophies[0] == 1
    assert b.told("bullets-spent")[0] == (0, bullets, 0, "bullets-spent")
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3, bullets=(bullets - 1,))
    b.do("step f09-2", "roll", f"die {face}")
    b.refused("shoot", "ZF-21/no_bullets")


@pytest.mark.rule("ZF-21")
def test_otherwise_half_a_heart_is_lost_and_the_die_rolled_again() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3)
    b.do("step f09-2", "roll", "die 4", "suffer")
    assert b.state.health[0] == 5
    assert b.asked == (0, "fight")
    b.do("roll", "die 1", "suffer", "roll", "die 5")
    assert b.state.health[0] == 4
    assert b.state.trophies[0] == 1


@pytest.mark.rule("ZF-21")
def test_nobody_leaves_a_fight() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3)
    b.do("step f09-2")
    b.refused("step f09-3", "ZF-21/fight_first")
    b.refused("stop", "ZF-21/fight_first")
    b.do("roll", "die 1")
    b.refused("step f09-3", "ZF-21/wound_first")


@pytest.mark.rule("ZF-22")
def test_two_dogs_are_two_fights_before_a_token_and_before_moving_on() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", bullet_tokens="f09-2", steps=3)
    b.do("step f09-2", "roll", "die 5")
    assert b.asked == (0, "fight")
    assert (b.state.trophies[0], b.state.bullets[0]) == (1, 3)
    b.refused("step f09-3", "ZF-21/fight_first")
    b.do("roll", "die 6")
    assert (b.state.trophies[0], b.state.bullets[0]) == (2, 4)
    assert b.kinds()[-2:] == ["dog-killed", "bullet-taken"]
    assert b.asked == (0, "move")


@pytest.mark.rule("ZF-23")
def test_a_pawn_put_on_a_dogs_square_in_its_own_steps_3_to_6_fights_at_once() -> None:
    b = board(
        pawns=("f09-5", "f09-5"),
        dogs="f10-1",
        tiles="f09 0 -1 / f10 0 -2",
        step="window",
        hands=("", "talk-to-the-hand"),
    )
    assert b.asked == (1, "window")
    b.do("play-to talk-to-the-hand 0 f10-1")
    assert b.at(0) == "f10-1"
    assert b.asked == (0, "fight")


@pytest.mark.rule("ZF-23")
def test_a_pawn_put_on_a_dogs_square_in_another_turn_waits_for_its_step_3() -> None:
    b = board(
        pawns=("f09-5", "f09-5"),
        dogs="f10-1",
        tiles="f09 0 -1 / f10 0 -2",
        hands=("talk-to-the-hand", ""),
        step="end",
        stack_size=0,
    )
    b.do("play-to talk-to-the-hand 1 f10-1")
    assert b.asked == (0, "end")
    b.do("end-turn")
    assert b.asked == (1, "fight")


@pytest.mark.rule("ZF-23")
@pytest.mark.parametrize(("step", "asked"), [("roll", (0, "fight")), ("dogs", (0, "dogs"))])
def test_a_dog_put_on_the_turns_pawn_is_fought_at_once_in_steps_3_to_6_only(
    step: str, asked: tuple[int, str]
) -> None:
    b = board(
        pawns=("pet-cemetery-1", "bridge-8"),
        tiles="f09 0 -1 / pet-cemetery 0 -2",
        dogs="f09-1",
        hands=("here-doggie", ""),
        step=step,
    )
    b.do("play here-doggie")
    for n in (1, 2, 2, 3, 3, 4, 4, 5, 5):
        b.do(f"put-dog pet-cemetery-{n}")
    assert b.asked == asked


@pytest.mark.rule("ZF-23", "ZF-20")
@pytest.mark.parametrize("step", ["dogs", "end"])
def test_who_moves_onto_a_dog_after_step_6_fights_in_its_next_step_3(step: str) -> None:
    b = board(
        tiles="f09 0 -1 / f10 0 -2",
        pawns=("f09-5",),
        dogs="f10-1",
        fronts=("amulet", ""),
        step=step,
    )
    b.do("use-at amulet f10-1")
    assert b.asked == (0, step)
    assert b.told("fight-began") == []


# -- health and tokens -----------------------------------------------------------------


@pytest.mark.rule("ZF-30")
@pytest.mark.parametrize(("health", "after"), [(8, 10), (7, 9), (9, 9), (10, 10), (1, 3)])
def test_a_heart_is_taken_at_four_hearts_or_less(health: int, after: int) -> None:
    b = board(pawns=("f09-5",), hearts="f09-2", steps=3, health=(health,))
    b.do("step f09-2")
    assert b.state.health[0] == after
    assert bool(b.state.tokens[b.state.at[0]]) == (health == after)


@pytest.mark.rule("ZF-30")
def test_bullets_are_unlimited_and_taken_by_themselves() -> None:
    b = board(pawns=("f09-5",), bullet_tokens="f09-2 f09-3", steps=3, bullets=(30,))
    b.do("step f09-2", "step f09-3")
    assert b.state.bullets[0] == 32
    assert [event.bullets for event in b.told("bullet-taken")] == [31, 32]


@pytest.mark.rule("ZF-30")
def test_tokens_are_taken_in_the_own_turn_only() -> None:
    b = board(
        pawns=("f09-5", "f09-5"),
        bullet_tokens="f10-1",
        tiles="f09 0 -1 / f10 0 -2",
        hands=("talk-to-the-hand", ""),
    )
    b.do("play-to talk-to-the-hand 1 f10-1")
    assert b.state.bullets == [3, 3]
    b = board(
        pawns=("f09-5", "f09-5"),
        bullet_tokens="f10-1",
        tiles="f09 0 -1 / f10 0 -2",
        fronts=("amulet", ""),
    )
    b.do("use-at amulet f10-1")
    assert b.state.bullets == [4, 3]


@pytest.mark.rule("ZF-30", "ZF-41")
def test_a_token_is_taken_at_once_when_the_last_dog_runs_off_its_square() -> None:
    words = {"pawns": ("f09-5",), "bullet_tokens": "f09-5", "step": "dogs"}
    b = board(dogs="f09-5 f09-1", fronts=("amulet", ""), **words)
    b.do("roll", "die 2", "pick-dog f09-5", "run-dog f09-6")
    assert (b.kinds()[-1], b.asked) == ("bullet-taken", (0, "pick"))
    # Two dogs: only the last one clears the square.
    b = board(dogs="f09-5 f09-5 f09-1", **words)
    b.do("roll", "die 3", "pick-dog f09-5", "run-dog f09-6")
    assert not b.told("bullet-taken")
    b.do("pick-dog f09-5", "run-dog f09-4")
    assert (b.kinds()[-1], b.asked) == ("bullet-taken", (0, "pick"))


@pytest.mark.rule("ZF-30")
def test_a_token_under_the_own_pawn_needs_entering_again() -> None:
    b = board(pawns=("f09-5",), bullet_tokens="f09-5", step="fight", bullets=(3,))
    b.do("roll", "die 3")
    assert b.state.bullets[0] == 3
    b.do("step f09-2", "step f09-5")
    assert b.state.bullets[0] == 4
    # A heart passed over with five hearts is not taken when one is wounded later.
    b = board(pawns=("f09-5",), hearts="f09-5", health=(8,), steps=2)
    assert b.state.health[0] == 8
    b.do("step f09-2", "step f09-5")
    assert b.state.health[0] == 10


@pytest.mark.rule("ZF-31")
@pytest.mark.parametrize(("trophies", "left"), [(0, 0), (1, 0), (4, 2), (7, 3)])
def test_who_has_no_half_heart_left_loses_half_the_trophies_rounded_up(
    trophies: int, left: int
) -> None:
    b = board(
        pawns=("f09-5",), dogs="f09-2", steps=3, health=(1,), bullets=(0,), trophies=(trophies,)
    )
    b.do("step f09-2", "roll", "die 1", "suffer")
    assert b.at(0) == ""
    assert b.state.trophies[0] == left
    assert b.told("died")[0].lost == trophies - left


@pytest.mark.rule("ZF-31")
def test_the_dead_lose_every_card_in_front_and_keep_the_hand() -> None:
    b = board(
        pawns=("f09-5",),
        dogs="f09-2",
        steps=3,
        health=(1,),
        bullets=(0,),
        fronts=("spear here-doggie", ""),
        hands=("portal sickle", ""),
    )
    b.do("step f09-2", "roll", "die 1", "suffer")
    assert b.front(0) == []
    assert sorted(b.discards()) == ["here-doggie", "spear"]
    assert b.hand(0) == ["portal", "sickle"]


@pytest.mark.rule("ZF-31")
def test_the_dead_return_to_the_bridge_at_the_start_of_their_next_turn() -> None:
    b = board(seat=1, step="end", pawns=("", "f09-5"))
    assert (b.state.bullets[0], b.state.health[0]) == (0, 0)
    b.do("end-turn")
    assert b.at(0) == "bridge-8"
    assert (b.state.bullets[0], b.state.health[0]) == (3, 6)
    assert b.kinds().index("returned") < b.kinds().index("tile-drawn")


@pytest.mark.rule("ZF-31")
def test_nothing_that_needs_a_place_aims_at_the_dead() -> None:
    b = board(
        pawns=("altar-1", ""),
        tiles="f09 0 -1 / altar 0 -2",
        hands=("portal lost-in-the-woods clair-warlock", ""),
    )
    b.refused("play-on portal 1", "ZF-31/off_map")
    b.refused("play-on lost-in-the-woods 1", "ZF-31/off_map")
    b.refused("play-to clair-warlock 1 f09-1", "ZF-31/off_map")
    assert b.offered("play") == set()


@pytest.mark.rule("ZF-32")
def test_a_player_off_the_map_draws_and_moves_dogs() -> None:
    b = board(step="fight", pawns=("f09-5",), dogs="f09-5", health=(1,), bullets=(0,))
    b.do("roll", "die 1", "suffer")
    assert len(b.state.hands[0]) == 3
    b.do("roll", "die 2", "pick-dog f09-5", "run-dog f09-4")
    assert b.dogs() == {"f09-4": 1}


@pytest.mark.rule("ZF-32")
def test_a_player_off_the_map_plays_what_needs_no_place() -> None:
    b = board(
        pawns=("", "f09-1"),
        step="end",
        hands=("spear dog-repellent twist-of-fate lost-in-the-woods", ""),
    )
    b.refused("play spear", "ZF-32/off_map")
    assert b.offered("play") == {
        "play dog-repellent",
        "play twist-of-fate",
        "play-on lost-in-the-woods 1",
    }


@pytest.mark.rule("ZF-32", "ZF-C06")
def test_fully_loaded_works_neither_by_nor_from_a_player_off_the_map() -> None:
    b = board(pawns=("", "f09-1"), step="end", hands=("fully-loaded", ""))
    b.refused("play-on fully-loaded 1", "ZF-32/off_map")
    b = board(pawns=("f09-1", ""), step="end", hands=("fully-loaded", ""))
    b.refused("play-on fully-loaded 1", "ZF-31/off_map")


@pytest.mark.rule("ZF-31")
def test_the_fight_of_the_dead_is_over_and_its_second_dog_stays() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", steps=3, health=(1,), bullets=(0,))
    b.do("step f09-2", "roll", "die 1", "suffer")
    assert b.dogs() == {"f09-2": 2}
    assert b.state.fighter == -1
    assert b.asked == (0, "dogs")
