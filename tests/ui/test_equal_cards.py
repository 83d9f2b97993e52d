"""Of cards that are one to the rules the one that was clicked is raised, lowered, and leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombanimaux.position import position as menagerie
from tests.games.zombiaki.position import position as street
from tests.games.zombie_card_game.position import position as republic
from tests.games.zombies4.position import position as woods
from zombiegames.ui.table.spots import CHOSEN
from zombiegames.ui.tables.zombie_card_game.faces import CardFace

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

ONE = ("person:Ada", "bot:random:Bo")
THREE = (*ONE, "bot:random:Cy")


def fives(sitting: Sitting) -> tuple[Any, list[Any]]:
    """Sit down with three equal cards; name their spots from the left."""
    state = republic("5 5 5 9", "6 6 7", "8 8 8")
    table: Any = sitting.position(state, THREE, "zombie_card_game")
    return table, [spot.name for spot in table.spots if spot.name[0] == "hand"][:3]


def up(table: Any) -> list[Any]:
    return [key for key, sprite in table.stage.sprites.items() if sprite.dy < 0]


def seen(table: Any, key: Any) -> bytes:
    """Give the picture of a thing on the table, whatever it is called."""
    sprite = table.stage.sprites[key]
    face = CardFace(sprite.place.face.card)
    return pygame.image.tobytes(table.paint(face, (sprite.w, sprite.h)), "RGBA")


def press(sitting: Sitting, pos: tuple[int, int]) -> None:
    """Click, and let nothing move yet."""
    sitting.app._cleaner.forget()
    sitting.move(pos)
    sitting.down(pos)
    sitting.up(pos)


def test_the_card_clicked_is_raised_and_lowered(sitting: Sitting) -> None:
    table, (left, middle, right) = fives(sitting)
    sitting.click_spot(right)
    assert up(table) == [right]
    assert [spot.name for spot in table.spots if spot.state == CHOSEN] == [right]
    sitting.click_spot(middle)
    assert set(up(table)) == {middle, right}
    sitting.click_spot(right)
    assert up(table) == [middle]
    sitting.key(pygame.K_5)
    assert set(up(table)) == {left, middle}
    sitting.click_spot(left)
    assert up(table) == [middle]


@pytest.mark.parametrize("chosen", [(0,), (1,), (2,), (0, 2), (1, 2), (0, 1)])
def test_the_cards_clicked_leave_the_hand(sitting: Sitting, chosen: tuple[int, ...]) -> None:
    table, names = fives(sitting)
    for n in reversed(chosen):
        sitting.click_spot(names[n])
    pictures = {n: seen(table, name) for n, name in enumerate(names)}
    places = {n: table.stage.sprites[name].place.x for n, name in enumerate(names)}
    button = next(w for w in table.focus.widgets if w.key == "button play")
    press(sitting, button.rect.center)
    held = table.alike(table.view)
    left = [name for name in names if name not in held]
    assert sorted(seen(table, name) for name in left) == sorted(pictures[n] for n in chosen)
    assert {table.stage.sprites[name].place.x for name in left} == {places[n] for n in chosen}


def test_a_card_dragged_is_the_one_that_leaves(sitting: Sitting) -> None:
    table, (_, _, right) = fives(sitting)
    x, picture = table.stage.sprites[right].place.x, seen(table, right)
    felt = sitting.spot(("felt",)).rect.center
    sitting.down(sitting.point_of(sitting.spot(right)))
    sitting.move(felt, held=True)
    sitting.up(felt)
    gone = next(key for key in table.pictures if ("hand", key) not in table.alike(table.view))
    assert table.stage.sprites["hand", gone].place.x == x
    assert seen(table, ("hand", gone)) == picture


def test_no_other_two_stands_for_the_two_of_clubs(sitting: Sitting) -> None:
    """All know where it is: the card clicked is raised, and the play waits for that one."""
    state = republic("2-clubs 2 2 9", "6 6 7", "8 8 8", deal=1)
    table: Any = sitting.position(state, THREE, "zombie_card_game")
    names = [spot.name for spot in table.spots if spot.name[0] == "hand"]
    sitting.click_spot(names[1])
    assert up(table) == [names[1]]
    assert table.buttons.named("play") is None
    sitting.click_spot(names[0])
    assert set(up(table)) == {names[0], names[1]}
    assert table.buttons.named("play") is not None
    sitting.click_spot(names[1])
    assert up(table) == [names[0]]


@pytest.mark.parametrize("clicked", [0, 1])
def test_of_two_cards_of_a_kind_the_one_clicked_is_discarded(
    sitting: Sitting, clicked: int
) -> None:
    state = street(turn="zombies", step="discard", hand_zombies="terror zombie-2 zombie-2 hunger")
    table: Any = sitting.position(state)
    spots = [spot for spot in table.spots if spot.name[0] == "hand"]
    kinds = table.alike(table.view)
    two = [s for s in spots if list(kinds.values()).count(kinds.get(s.name)) == 2]
    assert len(two) == 2
    x = table.stage.sprites[table.carried(two[clicked].name)].place.x
    press(sitting, sitting.point_of(two[clicked]))
    gone = next(spot.name for spot in two if spot.name not in table.alike(table.view))
    assert table.stage.sprites[table.carried(gone)].place.x == x


def test_of_two_cards_of_a_kind_one_is_marked(sitting: Sitting) -> None:
    state = woods(hands=("spear spear amulet", ""), step="last-window")
    table: Any = sitting.position(state, ONE, "zombies4")
    two = [spot.name for spot in table.spots if spot.name[0] == "hand"]
    kinds = table.alike(table.view)
    two = [name for name in two if list(kinds.values()).count(kinds[name]) == 2]
    for name in two:
        table.choice.picker.clear()
        table.refresh()
        sitting.click_spot(name)
        assert [s.name for s in table.spots if s.state == CHOSEN] in ([name], [])


@pytest.mark.parametrize("clicked", [0, 1])
def test_of_two_cards_of_a_number_the_one_clicked_leaves(sitting: Sitting, clicked: int) -> None:
    state = menagerie(hands=("5", "8"), graves=("9 9 3 3 4 4 7", "2"), step="refill")
    table: Any = sitting.position(state, ONE, "zombanimaux")
    two = [spot for spot in table.spots if spot.name[:3] == ("grave", 0, 10)]
    assert len(two) == 2
    sprite = table.stage.sprites[two[clicked].name]
    x = sprite.place.x
    press(sitting, sitting.point_of(two[clicked]))
    hand = [key for key in table.stage.sprites if key[:3] == ("hand", 0, 10)]
    assert len(hand) == 1
    left = [key for key in table.stage.sprites if key[:3] == ("grave", 0, 10)]
    assert table.stage.sprites[left[0]].place.x != x
