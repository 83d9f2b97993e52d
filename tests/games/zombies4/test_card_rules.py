"""What holds for all cards (ZF-50 … ZF-56)."""

from __future__ import annotations

import pytest

from tests.games.zombies4.board import CABIN_MAP, board
from zombiegames.core.protocol import NATURE, UNKNOWN
from zombiegames.games.zombies4.actions import NOTATION
from zombiegames.games.zombies4.ask import WINDOWS

NEAR = "f09 0 -1 / f10 0 -2"


# -- when ------------------------------------------------------------------------------


@pytest.mark.rule("ZF-50", "ZF-55")
@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("tile", {"stack": "f10"}),
        ("roll", {}),
        ("move", {"steps": 2}),
        ("dogs", {"dogs": "f09-1"}),
        ("pick", {"dogs": "f09-1", "running": 1}),
        ("end", {}),
    ],
)
def test_the_turns_player_may_play_at_any_of_its_decisions(step: str, words: dict) -> None:
    b = board(step=step, hands=("dog-repellent", ""), **words)
    before = b.prompt
    b.do("play dog-repellent")
    assert b.prompt == before
    assert b.state.repellent == [2, 0]


@pytest.mark.rule("ZF-50", "ZF-55")
def test_the_turns_player_may_play_in_mid_fight_and_while_putting_dogs() -> None:
    b = board(step="fight", pawns=("f09-5",), dogs="f09-5", hands=("dog-repellent", ""))
    b.do("roll", "die 1", "play dog-repellent")
    assert b.prompt == "wound"
    assert b.state.rolled == 1
    b = board(step="tile", stack="f10", hands=("dog-repellent", ""))
    b.do("place 0 -2 0", "die 2", "put-dog f10-1", "play dog-repellent")
    assert b.prompt == "put"
    b.do("put-dog f10-2")
    assert b.dogs() == {"f10-1": 1, "f10-2": 1}


@pytest.mark.rule("ZF-50")
def test_one_card_a_round_from_own_turn_to_own_turn() -> None:
    b = board(
        step="end",
        hands=("dog-repellent lost-in-the-woods", ""),
        deck="here-doggie here-doggie here-doggie portal portal",
        stack_size=0,
    )
    b.do("play dog-repellent")
    b.refused("play-on lost-in-the-woods 1", "ZF-50/one_card")
    b.do("end-turn")
    # Not in the other's turn either: no window is opened for it.
    b.do("roll", "die 1", "stop", "end-turn")
    assert b.state.seat == 0
    assert "play-on lost-in-the-woods 1" in b.offered()


@pytest.mark.rule("ZF-50")
def test_laying_an_item_or_page_down_is_the_card_of_the_round() -> None:
    b = board(hands=("monkeys dog-repellent here-doggie", ""))
    b.do("play monkeys")
    assert b.front(0) == ["monkeys"]
    b.refused("play dog-repellent", "ZF-50/one_card")
    b.refused("play here-doggie", "ZF-50/one_card")


@pytest.mark.rule("ZF-51")
def test_pages_are_laid_down_in_the_own_turn_only() -> None:
    b = board(step="window", hands=("", "here-doggie dog-repellent"))
    assert b.asked == (1, "window")
    b.refused("play here-doggie", "ZF-51/own_turn")
    assert b.offered("play") == {"play dog-repellent"}
    b = board(step="window", hands=("", "here-doggie"))
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-51")
def test_one_page_a_round_may_be_discarded_in_anybodys_turn() -> None:
    b = board(
        step="window",
        fronts=("", "twist-of-fate trees-alive"),
        pawns=("f07-1", "f09-1"),
        tiles="f09 0 -1 / f07 0 -2",
    )
    b.do("use twist-of-fate")
    assert b.state.bullets == [2, 4]
    assert b.asked == (0, "move-roll")
    assert b.state.spent == [False, True]
    b = board(
        fronts=("twist-of-fate trees-alive", ""),
        pawns=("f09-1", "f07-1"),
        tiles="f09 0 -1 / f07 0 -2",
    )
    b.do("use twist-of-fate")
    b.refused("use trees-alive", "ZF-51/one_page")


@pytest.mark.rule("ZF-51", "ZF-50")
def test_the_own_turn_brings_another_card_and_another_page() -> None:
    b = board(
        seat=1,
        step="end",
        hands=("dog-repellent", ""),
        fronts=("twist-of-fate", ""),
        played=[True, True],
        spent=[True, True],
        stack_size=0,
    )
    b.do("end-turn")
    assert (b.state.played, b.state.spent) == ([False, True], [False, True])
    assert {"use twist-of-fate", "play dog-repellent"} <= b.offered()


@pytest.mark.rule("ZF-51")
def test_pages_have_no_effect_from_the_hand() -> None:
    b = board(hands=("twist-of-fate", ""))
    b.refused("use twist-of-fate", "ZF-51/not_in_play")
    b.do("play twist-of-fate")
    assert b.state.bullets == [3, 3]


@pytest.mark.rule("ZF-51")
def test_using_an_item_in_play_is_not_playing_a_card() -> None:
    b = board(
        hands=("dog-repellent", ""), fronts=("tranquilizer-gun", ""), dogs="f09-1", deck_size=9
    )
    b.do("use-at tranquilizer-gun f09-1", "play dog-repellent")
    assert b.state.played == [True, False]
    assert b.state.trophies[0] == 1


@pytest.mark.rule("ZF-52")
def test_one_copy_of_a_title_in_front_of_a_player() -> None:
    b = board(hands=("monkeys here-doggie", ""), fronts=("monkeys here-doggie", ""))
    b.refused("play monkeys", "ZF-52/title")
    b.refused("play here-doggie", "ZF-52/title")
    b = board(hands=("monkeys", ""), fronts=("", "monkeys"))
    b.do("play monkeys")


@pytest.mark.rule("ZF-52")
def test_the_discards_are_shuffled_when_the_draw_pile_is_empty() -> None:
    b = board(
        step="draw", hands=("spear", ""), deck="portal", deck_size=1, discards="sickle amulet"
    )
    assert b.asked == (NATURE, "shuffle-cards")
    assert b.hand(0) == ["spear", "portal"]
    b.shuffle()
    assert len(b.state.hands[0]) == 3
    assert b.state.discards == []
    assert len(b.state.deck) == 1


@pytest.mark.rule("ZF-52")
@pytest.mark.parametrize(("discards", "left"), [("", 0), ("sickle", 0)])
def test_with_both_piles_empty_nothing_is_drawn(discards: str, left: int) -> None:
    b = board(seat=1, step="end", hands=("spear", ""), deck_size=0, discards=discards, stack_size=0)
    b.do("end-turn")
    if discards:
        b.shuffle()
    assert len(b.state.hands[0]) == 1 + bool(discards)
    assert len(b.told("nothing-drawn")) == 1
    assert b.asked == (0, "move-roll")
    assert len(b.state.deck) == left


@pytest.mark.rule("ZF-53")
@pytest.mark.parametrize(
    ("tile", "square", "inside"),
    [
        ("cabin 0 -2", "cabin-1", True),
        ("cabin 0 -2", "cabin-7", False),
        ("burnt-cabin 0 -2", "burnt-cabin-5", True),
        ("boathouse 0 -2 2", "boathouse-5", True),
        ("boathouse 0 -2 2", "boathouse-4", True),
        ("boathouse 0 -2 2", "boathouse-8", False),
        ("ranger-post 0 -2", "ranger-post-4", True),
        ("outhouse 0 -2", "outhouse-3", True),
        ("outhouse 0 -2", "outhouse-2", False),
        ("shed 0 -2", "shed-1", True),
        ("cave.a 0 -2", "cave.a-1", False),
        ("altar 0 -2", "altar-1", False),
    ],
)
def test_named_buildings_are_six_and_one_must_stand_inside(
    tile: str, square: str, inside: bool
) -> None:
    b = board(tiles=f"f09 0 -1 / {tile}", pawns=(square,), hands=("spear", ""))
    if inside:
        b.do("play spear")
        assert b.front(0) == ["spear"]
    else:
        b.refused("play spear", "ZF-C13/where")


# -- cancelling ------------------------------------------------------------------------


@pytest.mark.rule("ZF-54", "ZF-C15")
def test_a_cancelled_card_is_discarded_and_was_the_rounds_card() -> None:
    b = board(hands=("lost-in-the-woods dog-repellent", "didnt-happen"))
    b.do("play-on lost-in-the-woods 1")
    assert b.asked == (1, "cancel")
    b.do("cancel")
    assert b.state.lost == [0, 0]
    assert sorted(b.discards()) == ["didnt-happen", "lost-in-the-woods"]
    assert b.told("card-cancelled")[0].seat == 0
    b.refused("play dog-repellent", "ZF-50/one_card")
    assert b.state.played == [True, True]


@pytest.mark.rule("ZF-54")
def test_a_cancel_can_be_cancelled() -> None:
    b = board(
        players=3,
        hands=("lost-in-the-woods", "didnt-happen", "didnt-happen"),
    )
    b.do("play-on lost-in-the-woods 1", "cancel")
    assert b.asked == (2, "cancel")
    b.do("cancel")
    assert b.state.lost == [0, 1, 0]
    assert sorted(b.discards()) == ["didnt-happen", "didnt-happen", "lost-in-the-woods"]
    assert b.asked[0] == 0


@pytest.mark.rule("ZF-54")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holders_are_asked_in_turn_order_and_may_decline(seat: int) -> None:
    hands = ["didnt-happen"] * 3
    hands[seat] = "dog-repellent"
    b = board(players=3, seat=seat, hands=hands)
    b.do("play dog-repellent")
    first, second = (seat + 1) % 3, (seat + 2) % 3
    assert b.asked == (first, "cancel")
    b.do("pass")
    assert b.asked == (second, "cancel")
    assert b.do("pass").told("effect-began")[0].seat == seat


@pytest.mark.rule("ZF-54")
def test_others_never_see_who_is_asked_to_cancel_nor_a_declined_cancel() -> None:
    b = board(players=3, hands=("dog-repellent", "didnt-happen", ""))
    b.do("play dog-repellent")
    for seat in (None, 0, 2):
        view = b.state.censored(seat)
        assert view.to_act() == UNKNOWN
        assert view.legal_actions() == []
    assert b.state.censored(1).to_act() == 1
    decline = NOTATION.parse("pass")
    assert b.state.observed(decline, 0) is None
    assert b.state.observed(decline, 1) == decline


@pytest.mark.rule("ZF-54")
def test_who_has_played_this_round_is_not_asked() -> None:
    b = board(hands=("dog-repellent", "didnt-happen"), played=[False, True])
    b.do("play dog-repellent")
    assert b.asked[0] == 0


@pytest.mark.rule("ZF-54")
def test_laying_down_can_be_cancelled() -> None:
    b = board(hands=("here-doggie", "didnt-happen"))
    b.do("play here-doggie", "cancel")
    assert b.front(0) == []
    assert "here-doggie" in b.discards()


@pytest.mark.rule("ZF-54")
@pytest.mark.parametrize("use", ["use-at tranquilizer-gun f09-1", "use twist-of-fate"])
def test_what_is_used_in_play_cannot_be_cancelled(use: str) -> None:
    b = board(
        hands=("", "didnt-happen"), fronts=("tranquilizer-gun twist-of-fate", ""), dogs="f09-1"
    )
    b.do(use)
    assert b.asked[0] == 0
    assert b.told("card-used")


@pytest.mark.rule("ZF-54", "ZF-C15")
def test_cancelling_is_only_possible_right_after_a_card() -> None:
    b = board(hands=("didnt-happen", ""))
    b.refused("cancel", "ZF-54/no_card")
    b.refused("play didnt-happen", "ZF-54/no_card")


# -- windows ---------------------------------------------------------------------------


@pytest.mark.rule("ZF-55")
def test_the_others_are_asked_at_the_six_windows_of_a_turn() -> None:
    b = board(
        seat=1,
        step="end",
        tiles="f09 0 -1 / cabin 0 -2",
        pawns=("cabin-4", "bridge-8"),
        hands=("", "dog-repellent"),
        fronts=("here-doggie", ""),
        stack="f10",
        played=[False, False],
        dogs="cabin-7",
    )
    asked = []
    script = [
        "end-turn",
        "place 1 -1 0",
        "die 1",
        "put-dog f10-9",
        "cast",
        "roll",
        "die 1",
        "roll",
        "die 2",
        "step cabin-7",
        "roll",
        "die 6",
        "stop",
        "roll",
        "die 1",
        "pick-dog f10-9",
        "run-dog f10-8",
        "end-turn",
    ]
    for text in script:
        while b.prompt == "window":
            asked.append((b.state.to_act(), WINDOWS[b.state.window]))
            b.do("pass")
        if b.state.seat == 0 and text == "end-turn":
            break
        b.do(text)
    assert asked == [(1, name) for name in ("start", "move", "spell", "fight", "moved", "end")]


@pytest.mark.rule("ZF-55")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_windows_go_clockwise_and_pass_by_who_can_play_nothing(seat: int) -> None:
    hands = ["dog-repellent", "full-moon-fever", "portal", "dog-repellent"]
    b = board(players=4, seat=seat, step="window", hands=hands)
    order = [s for s in ((seat + k) % 4 for k in range(1, 4)) if s != 2]
    for other in order:
        assert b.asked == (other, "window")
        b.do("pass")
    assert b.asked == (seat, "move-roll")


@pytest.mark.rule("ZF-55")
def test_a_declined_window_leaves_no_trace_for_the_others() -> None:
    b = board(players=3, step="window", hands=("", "dog-repellent", "dog-repellent"))
    assert [b.state.censored(s).to_act() for s in (0, 1, 2, None)] == [
        UNKNOWN,
        1,
        UNKNOWN,
        UNKNOWN,
    ]
    decline = NOTATION.parse("pass")
    assert [b.state.observed(decline, seat) for seat in range(3)] == [None, decline, None]
    before = [b.state.censored(seat).digest() for seat in (0, None)]
    b.do("pass")
    assert b.events == []
    assert b.asked == (2, "window")
    assert [b.state.censored(seat).digest() for seat in (0, None)] == before


@pytest.mark.rule("ZF-55")
def test_before_later_rolls_of_a_fight_the_others_are_not_asked() -> None:
    b = board(
        step="fight", pawns=("f09-5",), dogs="f09-5", hands=("", "dog-repellent"), stack_size=0
    )
    assert b.asked == (1, "window")
    b.do("pass", "roll", "die 1", "suffer")
    assert b.asked == (0, "fight")


@pytest.mark.rule("ZF-55", "ZF-56")
def test_a_fight_that_is_over_before_its_first_roll_keeps_no_window_open() -> None:
    words = {"players": 3, "step": "fight", "pawns": ("f09-5", "f09-6", "f09-1")}
    b = board(dogs="f09-5", hands=("", "bad-zombie", "dog-repellent"), **words)
    b.do("play-tile bad-zombie bridge", "put-dog bridge-2")
    # Seat 2 is asked at the next window, before the movement.
    assert "fight-left" in b.kinds()
    assert b.asked == (2, "window")
    assert WINDOWS[b.state.window] == "move"


@pytest.mark.rule("ZF-55")
def test_who_plays_in_a_window_is_asked_again_while_something_is_left() -> None:
    b = board(
        step="window", hands=("", "dog-repellent"), fronts=("", "tranquilizer-gun"), dogs="f09-1"
    )
    b.do("play dog-repellent")
    assert b.asked == (1, "window")
    assert b.offered() == {"pass", "use-at tranquilizer-gun f09-1"}
    b.do("use-at tranquilizer-gun f09-1")
    assert b.asked == (0, "move-roll")


# -- effects on pawns and fights -------------------------------------------------------


@pytest.mark.rule("ZF-56")
def test_who_plays_a_card_chooses_tile_and_usable_square() -> None:
    b = board(
        tiles="f09 0 -1 / boathouse 0 -2 2",
        pawns=("f09-5", "f09-5"),
        hands=("talk-to-the-hand", ""),
    )
    squares = {"boathouse-4", "boathouse-5", "boathouse-6", "boathouse-7", "boathouse-8"}
    squares |= {"boathouse-9", "bridge-2", "bridge-5", "bridge-8"}
    assert b.offered("play-to") == {f"play-to talk-to-the-hand 1 {s}" for s in squares}
    b.refused("play-to talk-to-the-hand 1 boathouse-1", "ZF-56/unusable")


@pytest.mark.rule("ZF-56")
def test_a_pawn_moved_in_its_own_movement_goes_on_with_the_steps_left() -> None:
    b = board(tiles=NEAR, pawns=("f09-5",), fronts=("amulet", ""), steps=3)
    b.do("step f09-2", "use-at amulet f10-5")
    assert (b.at(0), b.state.steps, b.prompt) == ("f10-5", 2, "move")
    b.do("step f10-2", "step f10-1")


@pytest.mark.rule("ZF-56")
def test_a_fight_ends_when_its_pawn_leaves_the_square() -> None:
    b = board(tiles=NEAR, pawns=("f09-5",), dogs="f09-2", fronts=("amulet", ""), steps=3)
    b.do("step f09-2", "roll", "die 1", "use-at amulet f10-5")
    assert b.state.health[0] == 6
    assert b.told("fight-left")
    assert b.asked == (0, "move")
    assert b.dogs() == {"f09-2": 1}


@pytest.mark.rule("ZF-56")
def test_a_fight_ends_when_its_dog_leaves_the_square() -> None:
    b = board(tiles=NEAR, pawns=("f09-5", "f10-5"), dogs="f09-2", hands=("newspaper", ""), steps=3)
    b.do("step f09-2", "roll", "die 1", "play-on newspaper 1")
    assert b.told("fight-left")
    assert b.dogs() == {"f10-5": 1}
    assert b.asked == (0, "move")


@pytest.mark.rule("ZF-56", "ZF-23")
def test_who_flees_onto_another_dogs_square_fights_that_one() -> None:
    b = board(tiles=NEAR, pawns=("f09-5",), dogs="f09-2 f10-5", fronts=("amulet", ""), steps=3)
    b.do("step f09-2", "roll", "die 1", "use-at amulet f10-5")
    assert b.kinds()[-2:] == ["fight-left", "fight-began"]
    assert b.asked == (0, "fight")
    b.do("roll", "die 6")
    assert b.dogs() == {"f09-2": 1}


@pytest.mark.rule("ZF-60", "ZF-55")
def test_a_card_before_the_roll_can_break_the_spell() -> None:
    b = board(
        tiles=CABIN_MAP,
        pawns=("cabin-4", "bridge-8"),
        fronts=("", "return-to-sender"),
        step="roll",
    )
    b.do("cast")
    assert b.asked == (1, "window")
    b.do("use-to return-to-sender 0 cabin-8")
    assert b.told("spell-broken")
    assert b.asked == (0, "move-roll")
    assert b.state.cast is False


@pytest.mark.rule("ZF-56", "ZF-C02")
def test_bad_zombie_ends_the_fight_of_the_dog_that_leaves() -> None:
    """Two dogs on the square, room for one: after a failed roll the other is a new fight."""
    full = " ".join(f"f10-{n} f10-{n}" for n in range(1, 9)) + " f10-9"
    b = board(
        step="fight", tiles=NEAR, pawns=("f09-5", "bridge-8"), dogs=f"f09-5 f09-5 {full}",
        hands=("bad-zombie", ""),
    )  # fmt: skip
    b.do("roll", "die 2")
    health, bullets = b.state.health[0], b.state.bullets[0]
    b.do("play-tile bad-zombie f10", "put-dog f10-9")
    assert b.state.health[0] == health
    assert b.state.bullets[0] == bullets
    assert b.told("fight-left")
    assert b.prompt == "fight"
    assert b.state.rolls == 0


@pytest.mark.rule("ZF-30", "ZF-C11")
def test_a_square_cleared_by_the_newspaper_gives_its_token() -> None:
    b = board(
        step="dogs", tiles=NEAR, pawns=("f09-1", "f09-9"), dogs="f09-1", bullet_tokens="f09-1",
        hands=("newspaper", ""),
    )  # fmt: skip
    bullets = b.state.bullets[0]
    b.do("play-on newspaper 1")
    assert b.state.bullets[0] == bullets + 1
    assert b.told("bullet-taken")


@pytest.mark.rule("ZF-56")
@pytest.mark.parametrize(
    ("where", "action", "why"),
    [
        ("hand", "play-on fully-loaded 1", "ZF-C06/no_gain"),
        ("hand", "play-on newspaper 1", "ZF-C11/where"),
        ("hand", "play-on portal 1", "ZF-C10/same_square"),
        ("hand", "play-tile bad-zombie bridge", "ZF-C02/no_dogs"),
        ("hand", "play-page all-friends 1 trees-alive", "ZF-C17/not_there"),
        ("front", "use-at tranquilizer-gun altar-1", "ZF-C16/no_dogs"),
        ("front", "use-on magic-key 1", "ZF-C08/empty_hand"),
        ("front", "use-to return-to-sender 1 altar-1", "ZF-C19/not_inside"),
        ("front", "use-pile not-right discards", "ZF-C20/empty"),
        ("front", "use trees-alive", "ZF-C21/nobody"),
        ("front", "use twist-of-fate", "ZF-C22/no_bullets"),
    ],
)
def test_a_card_without_effect_is_refused(where: str, action: str, why: str) -> None:
    cards = (action.split()[1], "")
    b = board(
        tiles="altar 0 -1",
        pawns=("altar-1", "altar-1"),
        bullets=(3, 0),
        deck_size=0,
        **({"hands": cards} if where == "hand" else {"fronts": cards}),
    )
    b.refused(action, why)
    assert not b.offered(action.split(maxsplit=1)[0])
