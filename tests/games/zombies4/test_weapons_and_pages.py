"""The cards from Sickle to Twist of Fate (ZF-C12 … ZF-C22)."""

from __future__ import annotations

import pytest

from tests.games.zombies4.board import CABIN_MAP, board, names
from zombiegames.core.protocol import NATURE

NEAR = "f09 0 -1 / f10 0 -2"

WOODS = "f09 0 -1 / f07 0 -2"
"""f07 is w.. / w.w / w.w: f07-7 lies above f09-1."""


# -- Sickle, Spear ---------------------------------------------------------------------


@pytest.mark.rule("ZF-C12")
def test_the_sickle_adds_one_to_the_first_roll_of_a_fight_only() -> None:
    words = {"pawns": ("f09-5",), "dogs": "f09-2", "fronts": ("sickle", ""), "steps": 2}
    b = board(**words).do("step f09-2", "roll", "die 4")
    assert b.state.trophies[0] == 1
    b = board(**words).do("step f09-2", "roll", "die 3", "suffer", "roll", "die 4")
    assert b.prompt == "wound"
    assert b.state.rolled == 4


@pytest.mark.rule("ZF-C12")
def test_the_sickle_moves_the_other_dog_of_the_square_to_a_neighbour() -> None:
    b = board(
        tiles=NEAR, pawns=("f09-5",), dogs="f09-2 f09-2 f09-1 f09-1", fronts=("sickle", ""), steps=2
    )
    b.do("step f09-2")
    assert b.offered("shove") == {"shove f09-3", "shove f09-5", "shove f10-8"}
    b.refused("shove f09-1", "ZF-C12/no_room")
    b.refused("shove f09-6", "ZF-C12/neighbour")
    b.do("shove f10-8")
    assert b.dogs() == {"f09-1": 2, "f09-2": 1, "f10-8": 1}
    b.refused("shove f09-3", "ZF-C12/too_late")
    b.do("roll", "die 4")
    assert b.asked == (0, "move")


@pytest.mark.rule("ZF-C12")
def test_the_sickle_moves_no_lone_dog_and_none_after_the_first_roll() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", fronts=("sickle", ""), steps=2)
    b.do("step f09-2")
    b.refused("shove f09-3", "ZF-C12/one_dog")
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", fronts=("sickle", ""), steps=2)
    b.do("step f09-2", "roll", "die 1", "suffer")
    b.refused("shove f09-3", "ZF-C12/too_late")
    b = board(pawns=("f09-5",), dogs="f09-2 f09-2", steps=2)
    b.do("step f09-2")
    b.refused("shove f09-3", "ZF-C12/no_sickle")


@pytest.mark.rule("ZF-C13")
def test_a_spear_laid_down_after_the_roll_does_not_change_it() -> None:
    b = board(
        tiles="f09 0 -1 / shed 0 -2",
        pawns=("shed-7",),
        dogs="shed-4",
        hands=("spear", ""),
        steps=2,
        bullets=(0,),
    )
    b.do("step shed-4", "roll", "die 4", "play spear")
    assert b.asked == (0, "wound")
    b.refused("shoot", "ZF-21/no_bullets")
    b.do("suffer", "roll", "die 4")
    assert b.state.trophies[0] == 1


@pytest.mark.rule("ZF-C13")
def test_the_spear_adds_one_to_every_roll_of_dog_fights() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", fronts=("spear", ""), steps=2)
    b.do("step f09-2", "roll", "die 3", "suffer", "roll", "die 4")
    assert b.state.trophies[0] == 1


@pytest.mark.rule("ZF-C12", "ZF-C13")
def test_spear_and_sickle_add_up() -> None:
    b = board(pawns=("f09-5",), dogs="f09-2", fronts=("spear sickle", ""), steps=2)
    b.do("step f09-2", "roll", "die 3")
    assert b.state.trophies[0] == 1


@pytest.mark.rule("ZF-C12", "ZF-C13", "ZF-C16")
@pytest.mark.parametrize("card", ["sickle", "spear", "tranquilizer-gun"])
def test_weapons_are_laid_down_in_named_buildings(card: str) -> None:
    words = {"tiles": "f09 0 -1 / shed 0 -2", "hands": (card, "")}
    b = board(pawns=("shed-4",), **words).do(f"play {card}")
    assert b.front(0) == [card]
    rule = {"sickle": "ZF-C12", "spear": "ZF-C13", "tranquilizer-gun": "ZF-C16"}[card]
    board(pawns=("shed-7",), **words).refused(f"play {card}", f"{rule}/where")


# -- Talk to the Hand, Tranquilizer Gun ------------------------------------------------


@pytest.mark.rule("ZF-C14")
def test_talk_to_the_hand_moves_an_opponent_on_the_own_tile_to_an_adjacent_one() -> None:
    b = board(
        players=3,
        tiles=NEAR,
        pawns=("f09-1", "f09-9", "f10-1"),
        hands=("talk-to-the-hand", "", ""),
    )
    b.refused("play-to talk-to-the-hand 2 f09-1", "ZF-C14/same_tile")
    b.refused("play-to talk-to-the-hand 1 f09-1", "ZF-C14/adjacent")
    b.do("play-to talk-to-the-hand 1 f10-5")
    assert b.at(1) == "f10-5"


@pytest.mark.rule("ZF-C16")
def test_the_tranquilizer_gun_kills_all_dogs_of_any_square() -> None:
    b = board(
        tiles=NEAR, pawns=("bridge-8",), dogs="f10-1 f10-1 f10-2", fronts=("tranquilizer-gun", "")
    )
    b.refused("use-at tranquilizer-gun f10-3", "ZF-C16/no_dogs")
    b.do("use-at tranquilizer-gun f10-1")
    assert b.dogs() == {"f10-2": 1}
    assert b.state.trophies[0] == 2
    assert b.discards() == ["tranquilizer-gun"]


@pytest.mark.rule("ZF-C16", "ZF-56")
def test_the_tranquilizer_gun_ends_the_own_fight_and_clears_the_square() -> None:
    b = board(
        pawns=("f09-5",),
        dogs="f09-2 f09-2",
        bullet_tokens="f09-2",
        fronts=("tranquilizer-gun", ""),
        steps=2,
    )
    b.do("step f09-2", "roll", "die 1", "use-at tranquilizer-gun f09-2")
    assert b.asked == (0, "move")
    assert (b.state.trophies[0], b.state.health[0], b.state.bullets[0]) == (2, 6, 4)


@pytest.mark.rule("ZF-C16", "ZF-30")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_square_that_anybodys_gun_clears_for_the_turns_pawn_gives_its_token(seat: int) -> None:
    # Up a tree there is no fight after which the token would be taken.
    b = board(
        tiles=WOODS,
        step="window",
        pawns=("f07-4", "f09-1"),
        dogs="f07-4 f07-4",
        bullet_tokens="f07-4",
        fronts=("monkeys tranquilizer-gun", "") if seat == 0 else ("monkeys", "tranquilizer-gun"),
    )
    assert b.asked == (seat, "window" if seat else "move-roll")
    b.do("use-at tranquilizer-gun f07-4")
    assert b.state.bullets == [4, 3]
    # In another's turn it stays (ZF-30).
    b = board(
        pawns=("bridge-8", "f09-5"),
        dogs="f09-5",
        bullet_tokens="f09-5",
        fronts=("", "tranquilizer-gun"),
        step="window",
    )
    b.do("use-at tranquilizer-gun f09-5")
    assert b.state.bullets == [3, 3]


@pytest.mark.rule("ZF-C16", "ZF-03")
def test_the_last_trophies_by_the_gun_win_in_anybodys_turn() -> None:
    b = board(step="window", dogs="f09-1 f09-1", fronts=("", "tranquilizer-gun"), trophies=(0, 23))
    b.do("use-at tranquilizer-gun f09-1")
    assert b.state.winners == (1,)


# -- We're All Friends Here ------------------------------------------------------------


@pytest.mark.rule("ZF-C17")
def test_friends_takes_a_page_in_play_and_lays_it_down_as_if_just_played() -> None:
    b = board(
        tiles="f09 0 -1 / pet-cemetery 0 -2",
        hands=("all-friends", ""),
        fronts=("", "here-doggie spear"),
    )
    assert b.offered("play-page") == {"play-page all-friends 1 here-doggie"}
    b.refused("play-page all-friends 1 spear", "ZF-C17/no_page")
    b.refused("play-page all-friends 1 trees-alive", "ZF-C17/not_there")
    b.do("play-page all-friends 1 here-doggie")
    assert (b.front(0), b.front(1)) == (["here-doggie"], ["spear"])
    assert b.asked == (0, "put")
    assert b.state.put[4] == 9


@pytest.mark.rule("ZF-C17", "ZF-52")
def test_friends_takes_no_title_one_has() -> None:
    b = board(hands=("all-friends", ""), fronts=("trees-alive", "trees-alive"))
    b.refused("play-page all-friends 1 trees-alive", "ZF-52/title")


@pytest.mark.rule("ZF-C17")
def test_friends_may_be_played_in_anybodys_turn() -> None:
    b = board(step="window", hands=("", "all-friends"), fronts=("twist-of-fate", ""))
    b.do("play-page all-friends 0 twist-of-fate")
    assert b.front(1) == ["twist-of-fate"]


# -- pages -----------------------------------------------------------------------------


@pytest.mark.rule("ZF-C18")
def test_here_doggie_brings_nine_dogs_to_the_pet_cemetery() -> None:
    b = board(tiles="f09 0 -1 / pet-cemetery 0 -2", hands=("here-doggie", ""))
    b.do("play here-doggie")
    assert b.front(0) == ["here-doggie"]
    for n in (1, 1, 2, 2, 3, 3, 4, 4, 5):
        b.do(f"put-dog pet-cemetery-{n}")
    assert b.state.pack == 9
    assert b.asked == (0, "move")
    b.refused("use here-doggie", "ZF-C18/no_use")


@pytest.mark.rule("ZF-C18")
def test_here_doggie_as_far_as_room_goes_and_nothing_without_the_cemetery() -> None:
    full = " ".join(f"pet-cemetery-{n} pet-cemetery-{n}" for n in range(1, 9))
    b = board(tiles="f09 0 -1 / pet-cemetery 0 -2", dogs=full, hands=("here-doggie", ""))
    b.do("play here-doggie", "put-dog pet-cemetery-9", "put-dog pet-cemetery-9")
    assert b.asked == (0, "move")
    b = board(hands=("here-doggie", "")).do("play here-doggie")
    assert b.state.pack == 0
    assert b.front(0) == ["here-doggie"]


@pytest.mark.rule("ZF-C18", "ZF-14")
def test_here_doggie_as_far_as_the_supply_goes() -> None:
    full = [f"{t}-{n}" for t in ("f08", "f09", "f10", "f07", "f06") for n in range(1, 10)]
    tiles = "f09 0 -1 / pet-cemetery 0 -2 / f10 0 -3 / f08 0 -4 / f07 0 -5 / f06 0 -6 / f05 0 -7"
    dogs = " ".join(full * 2 + [f"f05-{n}" for n in range(1, 9)])
    b = board(tiles=tiles, dogs=dogs, hands=("here-doggie", ""))
    b.do("play here-doggie", "put-dog pet-cemetery-1", "put-dog pet-cemetery-2")
    assert b.state.pack == 100
    assert b.prompt != "put"


@pytest.mark.rule("ZF-C19")
def test_return_to_sender_moves_an_opponent_out_of_the_cabin() -> None:
    b = board(
        players=3,
        tiles=CABIN_MAP,
        pawns=("bridge-8", "cabin-1", "cabin-9"),
        fronts=("return-to-sender", "", ""),
    )
    outside = {"cabin-3", "cabin-6", "cabin-7", "cabin-8", "cabin-9"}
    assert b.offered("use-to") == {f"use-to return-to-sender 1 {s}" for s in outside}
    b.refused("use-to return-to-sender 2 cabin-7", "ZF-C19/not_inside")
    b.refused("use-to return-to-sender 1 cabin-2", "ZF-C19/outside")
    b.do("use-to return-to-sender 1 cabin-3")
    assert b.at(1) == "cabin-3"


@pytest.mark.rule("ZF-C20")
@pytest.mark.parametrize(("pile", "cards"), [("draw", "deck"), ("discards", "discards")])
def test_not_right_removes_up_to_three_cards_but_no_pages_for_good(pile: str, cards: str) -> None:
    found = "spear portal portal sickle here-doggie"
    words = {"deck": found, "deck_size": 5} if cards == "deck" else {"discards": found}
    b = board(fronts=("not-right", ""), **words)
    removed = len(b.state.removed)
    b.do(f"use-pile not-right {pile}")
    assert b.asked == (0, "search")
    b.refused("remove here-doggie", "ZF-C20/page")
    b.refused("remove newspaper" if cards == "discards" else "remove amulet", "ZF-C20/not_there")
    b.do("remove portal", "remove portal", "remove spear")
    assert b.asked == (NATURE, "shuffle-cards")
    assert names(b.state.removed[removed:]) == ["portal", "portal", "spear"]
    b.shuffle()
    assert b.asked == (0, "move")


@pytest.mark.rule("ZF-C20")
def test_not_right_may_remove_fewer_and_shuffles_the_draw_pile() -> None:
    b = board(fronts=("not-right", ""))
    b.do("use-pile not-right draw", "finish")
    assert b.asked == (NATURE, "shuffle-cards")
    b = board(fronts=("not-right", ""), deck_size=0)
    b.refused("use-pile not-right draw", "ZF-C20/empty")


@pytest.mark.rule("ZF-C21")
def test_every_opponent_on_a_wooded_square_fights_the_trees_in_turn_order() -> None:
    b = board(
        players=4,
        tiles=WOODS,
        step="window",
        pawns=("f07-1", "f07-4", "f09-1", "f07-6"),
        fronts=("", "", "trees-alive", ""),
    )
    b.do("use trees-alive")
    assert b.asked == (0, "fight")
    assert b.told("fight-began")[0].foe == "tree"
    b.do("roll", "die 4")
    assert b.asked == (1, "fight")
    b.do("roll", "die 3")
    assert b.asked == (1, "wound")
    b.do("suffer", "roll", "die 5")
    assert b.state.health[1] == 5
    assert b.asked == (3, "fight")
    b.do("roll", "die 6")
    assert b.state.trophies == [0, 0, 0, 0]
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-C21", "ZF-C13")
def test_bullets_and_spear_count_against_trees_and_the_sickle_does_not() -> None:
    words = {"tiles": WOODS, "pawns": ("f09-1", "f07-1"), "step": "roll"}
    b = board(fronts=("trees-alive", "spear"), **words)
    b.do("use trees-alive", "roll", "die 3")
    assert b.asked == (0, "move-roll")
    b = board(fronts=("trees-alive", "sickle"), **words)
    b.do("use trees-alive", "roll", "die 3", "shoot")
    assert b.state.bullets == [3, 2]
    board(fronts=("trees-alive", ""), tiles=WOODS, pawns=("f09-1", "f09-2")).refused(
        "use trees-alive", "ZF-C21/nobody"
    )


@pytest.mark.rule("ZF-C21", "ZF-31")
def test_trees_can_kill() -> None:
    b = board(
        tiles=WOODS,
        pawns=("f09-1", "f07-1"),
        fronts=("trees-alive", ""),
        health=(6, 1),
        bullets=(3, 0),
        trophies=(0, 3),
    )
    b.do("use trees-alive", "roll", "die 1", "suffer")
    assert b.at(1) == ""
    assert b.state.trophies == [0, 1]
    assert b.asked == (0, "move")


@pytest.mark.rule("ZF-C21")
def test_a_fight_that_trees_interrupt_goes_on_after_them() -> None:
    b = board(
        tiles=WOODS,
        pawns=("f09-5", "f07-1"),
        dogs="f09-2",
        fronts=("trees-alive", ""),
        steps=2,
    )
    b.do("step f09-2", "roll", "die 3", "use trees-alive")
    assert b.asked == (1, "fight")
    b.do("roll", "die 6")
    assert b.asked == (0, "wound")
    assert b.state.rolled == 3


@pytest.mark.rule("ZF-C21", "ZF-23", "ZF-C11")
def test_a_dog_thrown_at_a_pawn_among_the_trees_is_fought_after_them() -> None:
    b = board(
        players=3,
        tiles=WOODS,
        step="window",
        pawns=("f07-1", "f09-1", "f09-9"),
        dogs="f09-9",
        fronts=("", "trees-alive", ""),
        hands=("", "", "newspaper"),
    )
    b.do("use trees-alive")
    assert b.asked == (2, "window")
    b.do("play-on newspaper 0")
    assert b.state.foe == 1
    b.do("roll", "die 2", "suffer", "roll", "die 4")
    assert b.asked == (0, "fight")
    assert b.told("fight-began")[0].foe == "dog"


@pytest.mark.rule("ZF-C21", "ZF-23")
def test_a_second_dog_thrown_into_a_waiting_fight_is_fought_after_it() -> None:
    b = board(
        players=3,
        tiles=WOODS,
        step="move",
        pawns=("f09-5", "f07-1", "f09-9"),
        dogs="f09-2 f09-9",
        fronts=("trees-alive", "", ""),
        hands=("", "", "newspaper"),
        steps=2,
    )
    b.do("step f09-2")
    while b.prompt == "window":
        b.do("pass")
    b.do("roll", "die 3", "use trees-alive")
    assert b.asked == (2, "window")
    b.do("play-on newspaper 0", "roll", "die 6")
    assert b.asked == (0, "wound")
    assert b.state.rolled == 3
    b.do("shoot")
    assert b.asked == (0, "fight")


FULL_BRIDGE = "bridge-2 bridge-2 bridge-5 bridge-5 bridge-8"
"""Room for one more dog on the Bridge."""


@pytest.mark.rule("ZF-C21", "ZF-56", "ZF-C02")
def test_a_waiting_fight_ends_when_bad_zombie_takes_its_dog_away() -> None:
    b = board(
        players=3,
        tiles=WOODS,
        pawns=("f09-5", "f07-1", "f09-9"),
        dogs=f"f09-2 f09-2 {FULL_BRIDGE}",
        fronts=("trees-alive", "", ""),
        hands=("", "", "bad-zombie"),
        steps=2,
    )
    b.do("step f09-2", "pass", "roll", "die 3", "use trees-alive")
    assert b.asked == (2, "window")
    b.do("play-tile bad-zombie bridge", "put-dog bridge-8", "roll", "die 6")
    # The failed roll was against the dog that is gone; the other one is a new fight.
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    assert (b.state.rolls, b.state.rolled) == (0, 0)


@pytest.mark.rule("ZF-C21", "ZF-56", "ZF-C14")
def test_a_waiting_fight_ends_when_its_pawn_leaves_even_if_it_comes_back() -> None:
    b = board(
        players=3,
        tiles=WOODS,
        pawns=("f09-5", "f09-9", "f07-1"),
        dogs="f09-2",
        fronts=("trees-alive", "", ""),
        hands=("", "talk-to-the-hand", "talk-to-the-hand"),
        steps=2,
    )
    b.do("step f09-2", "pass", "roll", "die 3", "use trees-alive")
    b.do("play-to talk-to-the-hand 0 f07-2")
    assert b.asked == (2, "window")
    b.do("play-to talk-to-the-hand 0 f09-2", "roll", "die 6")
    # It is back with the dog, but the failed roll belongs to the fight it was taken out of.
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    assert (b.state.rolls, b.state.rolled) == (0, 0)


@pytest.mark.rule("ZF-C21", "ZF-56", "ZF-C16")
def test_a_waiting_fight_is_not_handed_on_to_a_dog_that_comes_later() -> None:
    b = board(
        players=3,
        tiles=WOODS,
        pawns=("f09-5", "f09-9", "f07-1"),
        dogs="f09-2 f07-1",
        fronts=("trees-alive", "tranquilizer-gun", ""),
        hands=("", "", "newspaper"),
        steps=2,
    )
    b.do("step f09-2", "pass", "pass", "roll", "die 3", "use trees-alive")
    b.do("use-at tranquilizer-gun f09-2", "play-on newspaper 0", "roll", "die 6")
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    assert (b.state.rolls, b.state.rolled) == (0, 0)


@pytest.mark.rule("ZF-C21", "ZF-C11", "ZF-56")
def test_the_newspaper_takes_the_dog_of_a_fight_that_waits_for_the_trees() -> None:
    b = board(
        tiles=WOODS,
        step="move",
        pawns=("f07-7", "f09-1"),
        dogs="f07-4 f07-4",
        fronts=("sickle", "trees-alive"),
        hands=("newspaper", ""),
        steps=2,
    )
    b.do("step f07-4", "use trees-alive")
    assert b.state.foe == 1
    b.do("play-on newspaper 1", "roll", "die 6")
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]


@pytest.mark.rule("ZF-C21", "ZF-C11", "ZF-56")
def test_of_two_dogs_the_one_being_fought_leaves_whoever_plays_the_newspaper() -> None:
    words = {
        "players": 3,
        "tiles": WOODS,
        "pawns": ("f09-5", "f09-2", "f07-1"),
        "dogs": "f09-2 f09-2",
        "fronts": ("sickle trees-alive", "", ""),
        "hands": ("", "newspaper", ""),
        "steps": 2,
    }
    # While the fight waits for the trees: the Sickle helps against the other dog again.
    b = board(**words).do("step f09-2", "pass", "roll", "die 3", "use trees-alive")
    assert b.asked == (1, "window")
    b.do("play-on newspaper 2", "roll", "die 6")
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    b.do("roll", "die 4")
    assert b.told("fight-won")
    # Before its first roll.
    b = board(**words).do("step f09-2", "play-on newspaper 2")
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")


@pytest.mark.rule("ZF-C22")
def test_twist_of_fate_takes_a_bullet_from_every_other_player() -> None:
    b = board(players=4, bullets=(0, 3, 0, 1), fronts=("twist-of-fate", "", "", ""))
    b.do("use twist-of-fate")
    assert b.state.bullets == [2, 2, 0, 0]
    assert b.discards() == ["twist-of-fate"]
    b = board(bullets=(3, 0), fronts=("twist-of-fate", ""))
    b.refused("use twist-of-fate", "ZF-C22/no_bullets")
