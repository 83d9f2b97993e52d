"""At the table of Zombies!!! 4 what decides nothing takes no click of its own."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.games.zombies4.position import position
from tests.ui.test_table_zombies4 import MIDDLE, ONE, S, hover, lay
from zombiegames.core.protocol import NATURE
from zombiegames.games.zombies4 import advice, ask
from zombiegames.games.zombies4.actions import Attack, Die, PlaceTile
from zombiegames.games.zombies4.events import DuelBegan
from zombiegames.games.zombies4.tiles import SQUARE_NAMES
from zombiegames.ui.kit.i18n import LANGUAGES, plural, tr
from zombiegames.ui.tables.zombies4.words import percent


@pytest.mark.parametrize("undo", [False, True])
def test_one_click_places_a_tile_where_it_was_shown(sittings: Any, undo: bool) -> None:
    sitting = sittings()
    table = lay(sitting, "tile", stack="shed")
    table.zoom(9)
    hover(sitting, "place-for-me")
    [shown] = table.foreseen
    assert isinstance(shown, PlaceTile)
    assert table.places.window.contains(table.places.camera.tile(*shown[:2]))
    tile = table.view.drawn
    sitting.click_button("place-for-me")
    sitting.settle()
    assert table.match.state.land.places[tile] == tuple(shown[:3])
    if undo:
        sitting.click_button("undo")
        sitting.settle()
        assert (table.view.prompt, table.view.drawn) == (ask.PLACE, tile)
        return
    assert table.view.prompt == ask.PUT
    hover(sitting, "put-for-me")
    assert len(table.foreseen) == 1 + 3 + 3
    sitting.click_button("put-for-me")
    sitting.settle()
    assert table.match.state.prompt != ask.PUT
    assert sum(table.match.state.dogs[S["shed-1"] : S["shed-9"] + 1]) == 3


@pytest.mark.rule("ZF-41")
def test_one_click_rolls_for_the_dogs_and_moves_them(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "dogs")
    assert table.view.prompt == ask.DOGS
    assert {"roll", "roll-for-me"} <= set(sitting.button_names())
    del table.match.advance
    sitting.click_button("roll-for-me")
    sitting.settle()
    assert table.match.state.prompt == ask.END


@pytest.mark.rule("ZF-40", "ZF-60")
@pytest.mark.parametrize("at", ["cabin-3", "cabin-5"])
def test_a_walk_without_steps_ends_unless_the_spell_may_be_tried(sittings: Any, at: str) -> None:
    sitting = sittings()
    woods = {**MIDDLE, "dogs": "f06-7", "hands": ("here-doggie", "", "", ""),
             "fronts": ("return-to-sender", "", "", ""),
             "pawns": (at, *MIDDLE["pawns"][1:])}  # fmt: skip
    table = sitting.position(position(step="move", steps=0, **woods), ONE, game="zombies4")
    for _ in range(60):
        sitting.tick()
    casts = table.state.land.ground[S[at]] == "B"
    assert table.view.prompt == (ask.MOVE if casts else ask.DOGS)
    assert "stop" in sitting.button_names() or not casts


@pytest.mark.parametrize(
    ("policy", "face", "health", "bullets"),
    [
        ("", 4, 6, 3), ("", 3, 5, 4), ("cheap", 4, 6, 3), ("cheap", 3, 5, 4), ("last", 4, 5, 4),
        ("always", 3, 6, 2), ("never", 4, 5, 4),
    ],
)  # fmt: skip
def test_a_fight_that_rolls_itself_spends_what_was_ordered_and_else_the_bullet(
    sittings: Any, policy: str, face: int, health: int, bullets: int
) -> None:
    sitting = sittings()
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, fronts=("", "", "", ""))
    while policy and table.policy != policy:
        sitting.click_button("policy")
    odds = advice.fight_odds(table.view, policy or "cheap")
    assert odds is not None
    assert percent(odds.win) in table.hint(table.view)
    sitting.click_button("fight-on")
    table.tell([table.match.play(Die(face))])
    table.settled = False
    sitting.tick(20)
    assert (table.state.health[0], table.state.bullets[0]) == (health, bullets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bullets", [0, 1, 3])
def test_a_fight_says_what_its_chance_counts_and_what_a_choice_does(
    sittings: Any, language: str, bullets: int
) -> None:
    sitting = sittings(language=language)
    sitting.app.set_language(language)
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, fronts=("", "", "", ""), bullets=(bullets, 3, 3, 3))
    tips = set()
    for _ in range(4):
        spent = bullets if table.policy != "never" else 0
        assert (str(spent) in table.hint(table.view).split()) == bool(spent)
        tips.add(table.button_tip("policy"))
        assert tr("zombies4.prompt.fight-on") in table.button_tip("policy")
        sitting.click_button("policy")
    assert len(tips) == 4


@pytest.mark.parametrize(("bullets", "offered"), [(0, False), (1, False), (2, True)])
def test_a_roll_too_low_offers_only_what_can_be_paid(
    sittings: Any, bullets: int, offered: bool
) -> None:
    sitting = sittings()
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, fronts=("", "", "", ""), bullets=(bullets, 3, 3, 3))
    sitting.click_button("roll")
    table.tell([table.match.play(Die(3))])
    table.settled = False
    sitting.tick(20)
    assert table.view.prompt == ask.WOUND
    assert ("shoot" in sitting.button_names()) == offered
    assert ("2 bullets" in table.hint(table.view)) == offered


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize("walked", [False, True])
def test_a_movement_without_a_step_is_not_ended_by_one_click(sittings: Any, walked: bool) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=4, dogs="", fronts=("", "", "", ""))
    if walked:
        step = next(a for a in table.choice.actions if a.kind == "step")
        sitting.click_spot(("square", step.square))
        sitting.settle()
    sitting.click_button("stop")
    asked = sitting.app.stack.top is not table
    assert asked == (not walked)
    if asked:
        assert plural("zombies4.stay.left", 4) in sitting.app.stack.top.text()
        sitting.key(pygame.K_ESCAPE)
        assert table.view.prompt == ask.MOVE
        sitting.click_button("stop")
        sitting.click_button("yes")
    sitting.settle()
    assert table.view.prompt != ask.MOVE


def fought(sitting: Any, table: Any, *faces: int) -> None:
    """Let the dice of fights fall as given."""
    for face in faces:
        assert table.state.actor == NATURE
        table.tell([table.match.play(Die(face))])
        table.settled = False
        sitting.tick(20)


@pytest.mark.rule("ZF-22")
@pytest.mark.parametrize("dogs", ["f09-6", "f09-6 f09-6"])
def test_a_fight_left_to_the_table_ends_with_its_dog(sittings: Any, dogs: str) -> None:
    sitting = sittings()
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, dogs=dogs, fronts=("", "", "", ""), hands=("",) * 4)
    sitting.click_button("fight-on")
    fought(sitting, table, 1, 6)
    assert table.state.trophies[0] == 8
    assert (table.state.prompt == ask.FIGHT) == (len(dogs.split()) == 2)


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize(
    ("dogs", "faces", "goes_on", "click"),
    [
        (1, (6,), True, "fight-on"), (1, (6,), True, "roll"), (1, (1, 6), True, "fight-on"),
        (2, (6,), True, "fight-on"), (2, (1, 6), False, "fight-on"),
    ],
)  # fmt: skip
def test_a_walk_goes_on_after_its_fight_but_not_from_wounds_to_another_dog(
    sittings: Any, dogs: int, faces: tuple[int, ...], goes_on: bool, click: str
) -> None:
    sitting = sittings()
    more = {"fronts": ("",) * 4, "hands": ("",) * 4, "bullets": (0,) * 4}
    table = lay(sitting, "move", steps=4, dogs="", **more)
    goal, way = next((s, w) for s, w in table.walks().items() if len(w.squares) == 4)
    names = " ".join(SQUARE_NAMES[square] for square in way.squares[: 2 * dogs : 2])
    table = lay(sitting, "move", steps=4, dogs=names, **more)
    table.avoid = False
    assert table.walks()[goal][:2] == (way.squares, dogs)
    sitting.click_spot(("square", goal))
    sitting.tick(20)
    assert table.state.at[0] == way.squares[0]
    sitting.click_button(click)
    fought(sitting, table, *faces)
    sitting.tick(20)
    assert (table.state.at[0] != way.squares[0]) == goes_on
    if goes_on and dogs == 1:
        assert table.state.at[0] == goal


@pytest.mark.rule("ZF-C12", "ZF-C13")
@pytest.mark.parametrize(
    ("fronts", "first", "then"),
    [("", 5, 5), ("spear", 4, 4), ("sickle", 4, 5), ("spear sickle", 3, 4)],
)
def test_a_fight_tells_the_numbers_with_all_that_weapons_add(
    sittings: Any, fronts: str, first: int, then: int
) -> None:
    sitting = sittings()
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, fronts=(fronts, "", "", ""), hands=("",) * 4)
    for needed in (first, then):
        assert f"{needed} or more" in table.hint(table.view)
        assert f"{needed} or more" in table.button_tip("roll")
        sitting.click_button("roll")
        fought(sitting, table, 1)
        added = 5 - needed
        assert table.hint(table.view).startswith(f"1 + {added} is" if added else "1 is")
        sitting.click_button("suffer")
    sitting.click_button("roll")
    fought(sitting, table, then)
    assert table.state.fighter == -1


@pytest.mark.rule("ZF-C05")
def test_in_a_duel_the_card_fought_out_is_shown_with_the_stakes(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=2, fever=[1, 0, 0, 0], dogs="")
    table.do(Attack(1))
    fought(sitting, table, 3, 4)
    assert table.view.prompt == ask.DUEL
    thing = table.default_inspection()
    assert thing.title == tr("zombies4.card.full-moon-fever.name")
    assert "Ada: 3 · Grimwald: 4" in thing.text
    assert table.spotlight(DuelBegan(1, 0)).title == thing.title


@pytest.mark.rule("ZF-12")
def test_the_only_place_for_a_token_is_taken_without_a_click(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "tile", stack="outhouse", hands=("",) * 4)
    table.do(next(action for action in table.choice.actions if action.kind == "place"))
    sitting.tick(30)
    assert table.view.prompt == ask.PUT
    assert table.view.put[2] == 1
    sitting.click_spot(("square", S["outhouse-3"]))
    sitting.tick(30)
    # Of the two stalls one was left for the bullets.
    assert table.view.tokens[S["outhouse-6"]]
    assert table.view.put[2:4] == (0, 0)
    assert len(table.choice.actions) > 1


@pytest.mark.rule("ZF-C05")
@pytest.mark.parametrize("opponents", [1, 2])
def test_who_attacks_needs_no_second_click_where_there_is_one_opponent(
    sittings: Any, opponents: int
) -> None:
    sitting = sittings()
    pawns = (MIDDLE["pawns"][0], "f09-2", "bridge-8" if opponents == 2 else "", "")
    table = lay(sitting, "move", steps=2, fever=[1, 0, 0, 0], dogs="", pawns=pawns)
    sitting.click_button("attack")
    assert bool(table.match.state.duel) == (opponents == 1)


# -- words -----------------------------------------------------------------------------


@pytest.mark.rule("ZF-60")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("step", "dogs"), [("roll", ""), ("move", ""), ("move", "cabin-5")])
def test_in_the_cabin_the_hint_tells_of_the_spell(
    sittings: Any, language: str, step: str, dogs: str
) -> None:
    sitting = sittings()
    sitting.app.set_language(language)
    pawns = ("cabin-4", *MIDDLE["pawns"][1:])
    table = lay(sitting, step, steps=3, pawns=pawns, dogs=dogs)
    assert (table.hint(table.view) == tr("zombies4.hint.cast", needed=4)) == (not dogs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_way_says_what_its_share_is_of(sittings: Any, language: str) -> None:
    sitting = sittings()
    sitting.app.set_language(language)
    table = lay(sitting, "move", steps=4)
    square, way = next((s, w) for s, w in table.walks().items() if w.dogs)
    sitting.hover_spot(("square", square))
    chance = percent(way.survival)
    words = tr("zombies4.preview.survival", chance=chance)
    assert words in table.previewed[0][1]
    assert words != chance
    before = table.button_tip("ways")
    sitting.click_button("ways")
    assert table.button_tip("ways") != before


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize("movement", ["one-die", "better-of-two"])
def test_of_two_dice_where_two_are_rolled_the_table_speaks(sittings: Any, movement: str) -> None:
    sitting = sittings()
    table = lay(sitting, "roll", options={"movement": movement}, pawns=("f09-2",) * 4)
    two = movement == "better-of-two"
    assert (tr("zombies4.label.better_of_two") in table.default_inspection().text) == two
    assert (table.button_tip("roll") == tr("zombies4.tip.roll.move-roll-two")) == two
