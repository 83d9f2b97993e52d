"""At the table of Zombies!!! 4 what decides nothing takes no click of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.position import position
from tests.ui.test_table_zombies4 import MIDDLE, ONE, S, hover, lay
from zombiegames.games.zombies4 import advice, ask
from zombiegames.games.zombies4.actions import Die, PlaceTile
from zombiegames.ui.kit.i18n import LANGUAGES, tr
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
