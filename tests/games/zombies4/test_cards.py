"""The cards from Amulet to Newspaper (ZF-C01 … ZF-C11)."""

from __future__ import annotations

import pytest

from tests.games.zombies4.board import board, names
from zombiegames.games.zombies4.tiles import SQUARE_NAMES

NEAR = "f09 0 -1 / f10 0 -2"


# -- Amulet ----------------------------------------------------------------------------


@pytest.mark.rule("ZF-C01")
def test_the_amulet_is_laid_down_on_the_abandoned_cars() -> None:
    words = {"tiles": "f09 0 -1 / cars 0 -2", "hands": ("amulet", "")}
    b = board(pawns=("cars-9",), **words)
    b.do("play amulet")
    assert b.front(0) == ["amulet"]
    board(pawns=("f09-1",), **words).refused("play amulet", "ZF-C01/where")


@pytest.mark.rule("ZF-C01")
def test_the_amulet_moves_to_any_square_of_an_adjacent_tile() -> None:
    b = board(tiles="f09 0 -1 / cave.a 0 -2 / f10 1 -2", pawns=("f09-1",), fronts=("amulet", ""))
    squares = {f"cave.a-{n}" for n in range(1, 10)} | {"bridge-2", "bridge-5", "bridge-8"}
    assert b.offered("use-at") == {f"use-at amulet {square}" for square in squares}
    b.refused("use-at amulet f10-1", "ZF-C01/adjacent")
    b.refused("use-at amulet f09-2", "ZF-C01/adjacent")
    b.do("use-at amulet cave.a-2")
    assert b.at(0) == "cave.a-2"
    assert b.front(0) == []
    assert b.discards() == ["amulet"]


# -- Bad Zombie ------------------------------------------------------------------------


@pytest.mark.rule("ZF-C02")
def test_all_dogs_of_the_own_tile_move_to_one_neighbouring_tile() -> None:
    b = board(
        tiles=NEAR, pawns=("f09-5",), dogs="f09-1 f09-1 f09-9 bridge-2", hands=("bad-zombie", "")
    )
    assert b.offered("play-tile") == {"play-tile bad-zombie f10", "play-tile bad-zombie bridge"}
    b.do("play-tile bad-zombie f10")
    assert b.asked == (0, "put")
    b.do("put-dog f10-5", "put-dog f10-5")
    b.refused("put-dog f10-5", "ZF-12/two_dogs")
    b.refused("put-dog f09-5", "ZF-12/other_tile")
    b.do("put-dog f10-1")
    assert b.dogs() == {"bridge-2": 1, "f10-1": 1, "f10-5": 2}
    assert [SQUARE_NAMES[e.origin] for e in b.told("dog-moved")] == ["f09-9"]


@pytest.mark.rule("ZF-C02")
def test_bad_zombie_what_does_not_fit_stays() -> None:
    b = board(
        tiles="f09 0 -1",
        pawns=("f09-5",),
        dogs="f09-1 f09-1 f09-2 bridge-2 bridge-2 bridge-5 bridge-5 bridge-8",
        hands=("bad-zombie", ""),
    )
    b.do("play-tile bad-zombie bridge", "put-dog bridge-8")
    assert b.asked == (0, "move")
    assert b.dogs() == {"bridge-2": 2, "bridge-5": 2, "bridge-8": 2, "f09-1": 1, "f09-2": 1}


@pytest.mark.rule("ZF-C02")
def test_bad_zombie_takes_the_dogs_of_the_own_square_first() -> None:
    b = board(
        pawns=("f09-9",),
        dogs="f09-1 f09-9 bridge-2 bridge-2 bridge-5 bridge-5 bridge-8",
        step="end",
        hands=("bad-zombie", ""),
    )
    b.do("play-tile bad-zombie bridge", "put-dog bridge-8")
    assert b.dogs() == {"bridge-2": 2, "bridge-5": 2, "bridge-8": 2, "f09-1": 1}


@pytest.mark.rule("ZF-C02")
def test_bad_zombie_is_not_played_on_the_cabins_tile() -> None:
    words = {"tiles": "f09 0 -1 / cabin 0 -2", "hands": ("bad-zombie", "")}
    b = board(pawns=("cabin-8",), dogs="cabin-7", **words)
    b.refused("play-tile bad-zombie f09", "ZF-C02/where")
    b = board(pawns=("f09-1",), dogs="f09-2", **words)
    b.do("play-tile bad-zombie cabin", "put-dog cabin-1")
    b = board(pawns=("f09-1",), **words)
    b.refused("play-tile bad-zombie cabin", "ZF-C02/no_dogs")


@pytest.mark.rule("ZF-C02", "ZF-56")
def test_bad_zombie_ends_the_fight_of_the_dog_it_moves_away() -> None:
    b = board(tiles=NEAR, pawns=("f09-5",), dogs="f09-2", hands=("bad-zombie", ""), steps=3)
    b.do("step f09-2", "play-tile bad-zombie f10", "put-dog f10-1")
    assert b.told("fight-left")
    assert b.asked == (0, "move")


# -- Clair Warlock ---------------------------------------------------------------------


@pytest.mark.rule("ZF-C03")
def test_clair_warlock_moves_an_opponent_to_a_plain_forest_tile_adjacent_to_theirs() -> None:
    b = board(
        tiles="f09 0 -1 / altar 0 -2 / f10 1 -2 / f08 0 -3",
        pawns=("bridge-8", "altar-1"),
        hands=("clair-warlock", ""),
    )
    squares = {f"{tile}-{n}" for tile in ("f08", "f09", "f10") for n in range(1, 10)}
    assert b.offered("play-to") == {f"play-to clair-warlock 1 {s}" for s in squares}
    b.refused("play-to clair-warlock 1 altar-2", "ZF-C03/adjacent")
    b.refused("play-to clair-warlock 0 f09-1", "ZF-56/yourself")
    b.do("play-to clair-warlock 1 f08-7")
    assert b.at(1) == "f08-7"
    b = board(
        tiles="f09 0 -1 / altar 0 -2", pawns=("bridge-8", "f09-1"), hands=("clair-warlock", "")
    )
    b.refused("play-to clair-warlock 1 altar-1", "ZF-C03/forest")
    assert b.offered("play-to") == set()


# -- Dog Repellent ---------------------------------------------------------------------


@pytest.mark.rule("ZF-C04")
def test_no_dog_may_be_run_nearer_to_a_pawn_with_repellent() -> None:
    b = board(step="dogs", pawns=("f09-1", "bridge-8"), dogs="f09-5", repellent=[1, 0], tiles=NEAR)
    b.do("roll", "die 1", "pick-dog f09-5")
    b.refused("run-dog f09-2", "ZF-C04/nearer")
    b.refused("run-dog f09-1", "ZF-C04/nearer")
    # Equally far is not nearer.
    b.do("run-dog f09-3")
    assert b.dogs() == {"f09-3": 1}


@pytest.mark.rule("ZF-C04")
def test_nearer_is_measured_by_walking_round_walls() -> None:
    # As the crow flies cabin-5 is next to cabin-8; walking it is far.
    b = board(
        tiles="f09 0 -1 / cabin 0 -2",
        step="dogs",
        pawns=("cabin-5", "bridge-8"),
        dogs="cabin-9",
        repellent=[1, 0],
    )
    b.do("roll", "die 1", "pick-dog cabin-9")
    b.refused("run-dog cabin-8", "ZF-C04/nearer")
    assert "run-dog cabin-6" in b.offered()


@pytest.mark.rule("ZF-C04")
def test_cards_move_no_dog_nearer_either() -> None:
    b = board(
        tiles=NEAR,
        pawns=("f09-5", "f10-5"),
        dogs="f09-5",
        hands=("newspaper bad-zombie", ""),
        repellent=[0, 1],
    )
    b.refused("play-on newspaper 1", "ZF-C04/nearer")
    assert "play-tile bad-zombie f10" not in b.offered()
    b.refused("play-tile bad-zombie f10", "ZF-C02/no_room")
    b.do("play-tile bad-zombie bridge", "put-dog bridge-2")


@pytest.mark.rule("ZF-C04")
def test_repellent_lasts_until_the_end_of_the_own_next_turn() -> None:
    b = board(step="end", hands=("dog-repellent", ""), stack_size=0)
    b.do("play dog-repellent", "end-turn")
    assert b.state.repellent == [1, 0]
    b = board(step="end", repellent=[1, 0], hands=("", "here-doggie"))
    b.do("end-turn")
    assert b.state.repellent == [0, 0]
    assert b.told("effect-ended")[0][:2] == (0, "dog-repellent")
    b = board(step="window", hands=("", "dog-repellent"))
    b.do("play dog-repellent")
    assert b.state.repellent == [0, 1]


@pytest.mark.rule("ZF-C04")
def test_walking_into_a_dog_is_a_fight_all_the_same() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", repellent=[1, 0], steps=2)
    b.do("step f09-2")
    assert b.prompt == "fight"


# -- Full Moon Fever -------------------------------------------------------------------


def duel(mine: int, theirs: int, **words: object):
    """A duel after both rolls, seat 0 attacking seat 1."""
    b = board(step="roll", pawns=("f09-1", "f09-9"), fever=[1, 0], **words)
    return b.do("attack 1", f"die {mine}", f"die {theirs}")


@pytest.mark.rule("ZF-C05")
def test_the_fever_gives_one_attack_in_the_next_turn_only() -> None:
    b = board(step="roll", hands=("full-moon-fever", ""), pawns=("f09-1", "f09-9"))
    b.do("play full-moon-fever")
    b.refused("attack 1", "ZF-C05/no_fever")
    assert b.state.fever == [2, 0]
    b = board(step="end", fever=[2, 0])
    b.do("end-turn")
    assert b.state.fever == [1, 0]
    b = board(step="window", hands=("", "full-moon-fever"))
    b.do("play full-moon-fever")
    assert b.state.fever == [0, 1]
    b = board(step="end", fever=[1, 0])
    b.do("end-turn")
    assert b.state.fever == [0, 0]
    b = board(step="roll", fever=[1, 0], hands=("full-moon-fever", ""))
    b.refused("play full-moon-fever", "ZF-C05/already")


@pytest.mark.rule("ZF-C05")
def test_the_werewolf_attacks_at_any_distance_once() -> None:
    b = board(
        players=3,
        step="move",
        tiles="f09 0 -1 / f10 0 -2 / f08 0 -3",
        pawns=("bridge-8", "f08-1", ""),
        fever=[1, 0, 0],
        steps=3,
        bullets=(0, 0, 0),
    )
    assert b.offered("attack") == {"attack 1"}
    b.refused("attack 2", "ZF-31/off_map")
    b.do("attack 1", "die 6", "die 1", "retreat bridge-2")
    assert b.state.fever[0] == 0
    b.refused("attack 1", "ZF-C05/no_fever")
    b.do("step bridge-5")


@pytest.mark.rule("ZF-C05")
def test_the_lower_one_goes_to_a_bridge_square_of_its_own_choice() -> None:
    b = duel(3, 1, bullets=(0, 0))
    assert b.told("duel-ended")[0][:2] == (0, 1)
    assert b.asked == (1, "retreat")
    assert b.offered() == {"retreat bridge-2", "retreat bridge-5", "retreat bridge-8"}
    b.refused("retreat f09-1", "ZF-C05/bridge")
    b.do("retreat bridge-5")
    assert b.at(1) == "bridge-5"
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-C05")
def test_in_a_tie_nothing_happens() -> None:
    b = duel(4, 4, bullets=(0, 0))
    assert b.told("duel-ended")[0][:2] == (-1, -1)
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-C05")
def test_who_is_behind_may_add_bullets_first_in_a_tie_the_attacker() -> None:
    assert duel(2, 5).asked == (0, "duel")
    assert duel(5, 2).asked == (1, "duel")
    assert duel(3, 3).asked == (0, "duel")


@pytest.mark.rule("ZF-C05")
def test_bullets_are_added_in_turn_until_one_declines() -> None:
    b = duel(2, 4, bullets=(3, 2))
    b.refused("add-bullets 4", "ZF-C05/bullets")
    b.do("add-bullets 3")
    assert b.asked == (1, "duel")
    b.do("add-bullets 1")
    # Level, and the attacker has no bullets left.
    assert b.told("duel-ended")[0][:2] == (-1, -1)
    assert b.state.bullets == [0, 1]
    b = duel(2, 4, bullets=(3, 2))
    b.do("add-bullets 3", "pass")
    assert b.asked == (1, "retreat")
    b = duel(2, 4, bullets=(3, 2))
    b.do("pass")
    assert b.asked == (0, "retreat")


@pytest.mark.rule("ZF-C05")
def test_who_has_no_bullets_in_a_duel_declines_at_once() -> None:
    assert duel(5, 2, bullets=(3, 0)).asked == (1, "retreat")
    assert duel(2, 5, bullets=(0, 3)).asked == (0, "retreat")
    # The other one's bullets are of no use: who leads is asked only after a bid.
    b = duel(2, 4, bullets=(3, 0)).do("add-bullets 3")
    assert b.asked == (1, "retreat")


# -- Fully Loaded, Lost in the Woods ---------------------------------------------------


@pytest.mark.rule("ZF-C06")
def test_fully_loaded_takes_bullets_and_hearts_up_to_another_players() -> None:
    b = board(hands=("fully-loaded", ""), bullets=(1, 7), health=(8, 3))
    b.do("play-on fully-loaded 1")
    assert (b.state.bullets, b.state.health) == ([7, 7], [8, 3])
    b = board(hands=("fully-loaded", ""), bullets=(9, 7), health=(2, 10))
    b.do("play-on fully-loaded 1")
    assert (b.state.bullets, b.state.health) == ([9, 7], [10, 10])
    b = board(hands=("fully-loaded", ""), bullets=(7, 7), health=(4, 3))
    b.refused("play-on fully-loaded 1", "ZF-C06/no_gain")


@pytest.mark.rule("ZF-C07")
def test_who_is_lost_may_not_walk_off_its_tile() -> None:
    b = board(tiles=NEAR, pawns=("f09-2",), lost=[1, 0], steps=4)
    b.refused("step f10-8", "ZF-C07/lost")
    assert b.offered("step") == {"step f09-1", "step f09-3", "step f09-5"}


@pytest.mark.rule("ZF-C07")
def test_lost_in_the_woods_lasts_until_the_end_of_their_next_turn() -> None:
    b = board(hands=("lost-in-the-woods", ""))
    b.do("play-on lost-in-the-woods 1")
    assert b.state.lost == [0, 1]
    # Played in their own turn: the rest of it and the next.
    b = board(step="window", hands=("", "lost-in-the-woods"))
    b.do("play-on lost-in-the-woods 0")
    assert b.state.lost == [2, 0]
    b = board(step="end", lost=[2, 0])
    b.do("end-turn")
    assert b.state.lost == [1, 0]


@pytest.mark.rule("ZF-C07")
def test_who_is_lost_may_be_moved_by_cards() -> None:
    b = board(tiles=NEAR, pawns=("f09-2",), lost=[1, 0], fronts=("amulet", ""))
    b.do("use-at amulet f10-1")
    assert b.at(0) == "f10-1"


@pytest.mark.rule("ZF-C07")
def test_who_is_lost_and_carried_off_is_lost_on_the_new_tile() -> None:
    b = board(tiles=NEAR, pawns=("f09-2",), lost=[1, 0], fronts=("amulet", ""), steps=4)
    b.do("use-at amulet f10-8")
    b.refused("step f09-2", "ZF-C07/lost")
    assert b.offered("step") == {"step f10-5", "step f10-7", "step f10-9"}


# -- Magic Key -------------------------------------------------------------------------


@pytest.mark.rule("ZF-C08")
def test_the_magic_key_is_laid_down_on_a_cave_square() -> None:
    words = {"tiles": "f09 0 -1 / cave.a 0 -2", "hands": ("magic-key", "")}
    board(pawns=("cave.a-5",), **words).do("play magic-key")
    board(pawns=("cave.a-8",), **words).refused("play magic-key", "ZF-C08/where")


@pytest.mark.rule("ZF-C08")
def test_the_magic_key_looks_at_a_hand_takes_a_card_and_discards_down_to_three() -> None:
    b = board(
        players=3,
        fronts=("magic-key", "", ""),
        hands=("portal portal sickle", "spear newspaper", ""),
    )
    b.refused("use-on magic-key 2", "ZF-C08/empty_hand")
    b.refused("use-on magic-key 0", "ZF-C08/no_opponent")
    b.do("use-on magic-key 1")
    assert b.asked == (0, "take")
    assert names(b.told("hand-seen")[0].cards) == ["spear", "newspaper"]
    b.refused("take-card portal", "ZF-C08/not_there")
    b.do("take-card spear")
    assert b.hand(1) == ["newspaper"]
    assert b.asked == (0, "trim")
    b.do("discard portal")
    assert sorted(b.hand(0)) == ["portal", "sickle", "spear"]
    assert b.asked == (0, "move")


# -- Monkeys ---------------------------------------------------------------------------

WOODS = "f09 0 -1 / f07 0 -2"
"""f07 is w.. / w.w / w.w: f07-7 lies above f09-1."""


@pytest.mark.rule("ZF-C09")
def test_monkeys_pass_wooded_squares_without_fighting() -> None:
    b = board(tiles=WOODS, pawns=("f07-7",), dogs="f07-4 f07-1", fronts=("monkeys", ""), steps=3)
    b.do("step f07-4", "step f07-1")
    assert b.at(0) == "f07-1"
    assert b.front(0) == ["monkeys"]
    assert b.dogs() == {"f07-1": 1, "f07-4": 1}


@pytest.mark.rule("ZF-C09")
def test_monkeys_keep_out_of_fights_where_the_move_ends_and_a_turn_begins() -> None:
    b = board(tiles=WOODS, pawns=("f07-7",), dogs="f07-4", fronts=("monkeys", ""), steps=1)
    b.do("step f07-4", "stop")
    assert b.asked == (0, "dogs")
    b = board(tiles=WOODS, step="fight", pawns=("f07-4",), dogs="f07-4", fronts=("monkeys", ""))
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-C09", "ZF-22")
def test_monkeys_take_no_token_from_under_a_dog() -> None:
    b = board(
        tiles=WOODS,
        pawns=("f07-7",),
        dogs="f07-4",
        bullet_tokens="f07-4 f07-1",
        fronts=("monkeys", ""),
        steps=3,
    )
    b.do("step f07-4")
    assert b.state.bullets[0] == 3
    b.do("step f07-1")
    assert b.state.bullets[0] == 4


@pytest.mark.rule("ZF-C09")
def test_monkeys_are_gone_on_entering_a_square_that_is_not_wooded() -> None:
    b = board(tiles=WOODS, pawns=("f07-7",), dogs="f09-1", fronts=("monkeys", ""), steps=1)
    b.do("step f09-1")
    assert b.front(0) == []
    assert b.told("card-discarded")[0].why == "lost"
    assert b.asked == (0, "fight")


@pytest.mark.rule("ZF-C09", "ZF-31", "ZF-32")
def test_monkeys_laid_off_the_map_are_gone_on_the_bridge() -> None:
    b = board(seat=1, step="end", pawns=("", "f09-1"), fronts=("monkeys", ""), stack_size=0)
    b.do("end-turn")
    assert b.at(0) == "bridge-8"
    assert (b.front(0), b.discards()) == ([], ["monkeys"])


# -- Portal, Newspaper -----------------------------------------------------------------


@pytest.mark.rule("ZF-C10")
def test_portal_swaps_places_from_the_altar() -> None:
    words = {"tiles": "f09 0 -1 / altar 0 -2", "hands": ("portal", "")}
    b = board(pawns=("altar-9", "bridge-5"), **words)
    b.do("play-on portal 1")
    assert (b.at(0), b.at(1)) == ("bridge-5", "altar-9")
    board(pawns=("f09-1", "bridge-5"), **words).refused("play-on portal 1", "ZF-C10/where")


@pytest.mark.rule("ZF-C11")
def test_the_newspaper_moves_a_dog_from_the_own_square_to_an_opponents() -> None:
    words = {"hands": ("newspaper", ""), "pawns": ("f09-1", "f09-9"), "step": "dogs"}
    b = board(dogs="f09-1 f09-1 f09-9", **words)
    b.do("play-on newspaper 1")
    assert b.dogs() == {"f09-1": 1, "f09-9": 2}
    board(dogs="f09-1 f09-9 f09-9", **words).refused("play-on newspaper 1", "ZF-C11/no_room")
    board(dogs="f09-2", **words).refused("play-on newspaper 1", "ZF-C11/where")


@pytest.mark.rule("ZF-C11", "ZF-56")
def test_of_two_dogs_the_newspaper_takes_the_one_that_is_fought() -> None:
    b = board(
        tiles=NEAR, pawns=("f09-5", "f10-5"), dogs="f09-2 f09-2", hands=("newspaper", ""), steps=3
    )
    b.do("step f09-2", "roll", "die 1", "play-on newspaper 1")
    # The failed roll is forgotten; the other dog is a new fight.
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    assert (b.state.rolls, b.state.rolled) == (0, 0)
