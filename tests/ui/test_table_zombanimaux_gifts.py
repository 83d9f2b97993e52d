"""Extras at the table of Zomb'Animaux: pairs in one click, and who gets the other is asked for."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.games.zombanimaux.position import position
from tests.ui.table_support import Sitting
from zombiegames.ui.kit.i18n import set_language, tr

NAMES = ("person:Ada", "bot:random:Grimwald", "bot:random:Mortimer")


def sit(sitting: Sitting, *hands: str) -> Any:
    """Sit down with one or two computers, a 7 on the horde."""
    graves = ("2 4", "1", "7")[: len(hands)]
    state = position(hands=hands, graves=graves, horde="7")
    return sitting.position(state, NAMES[: len(hands)], "zombanimaux")


def card(number: int, copy: int = 0) -> tuple[str, int, int, int]:
    """Name the spot of an own card."""
    return ("hand", 0, number + 1, copy)


def drag(sitting: Sitting, name: Any, to: Any) -> None:
    """Carry a card from its spot to another."""
    start, stop = sitting.point_of(sitting.spot(name)), sitting.spot(to).rect.center
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 20, start[1] - 40), held=True)
    sitting.move(stop, held=True)
    sitting.up(stop)
    sitting.tick()


@pytest.mark.rule("ZA-11")
@pytest.mark.parametrize("how", ["other", "same", "double", "button", "key", "opponent", "drag"])
def test_a_pair_goes_by_one_click_where_one_opponent_can_get_the_extra(
    sitting: Sitting, how: str
) -> None:
    table = sit(sitting, "3 9 9", "5")
    if how == "double":
        sitting.double_click(sitting.point_of(sitting.spot(card(9))))
    elif how == "drag":
        drag(sitting, card(9, 1), ("seat", 1))
    else:
        sitting.click_spot(card(9))
        assert not table.match.lines
        assert sitting.button_names()[:2] == ["play-both", "play"]
        assert table.button_words("play-both") == "Play both 9s"
    if how in ("other", "same"):
        sitting.click_spot(card(9, 1 if how == "other" else 0))
    elif how == "button":
        sitting.click_button("play-both")
    elif how == "key":
        sitting.key(pygame.K_e)
    elif how == "opponent":
        sitting.click_spot(("seat", 1))
    assert table.match.lines[0].text == "play 9 1"


def test_of_a_pair_one_can_be_played_all_the_same(sitting: Sitting) -> None:
    for last in (("horde",), None):
        table = sit(sitting, "3 9 9", "5")
        sitting.click_spot(card(9))
        if last is None:
            sitting.click_button("play")
        else:
            sitting.click_spot(last)
        assert table.match.lines[0].text == "play 9 ."


def test_three_of_a_number_go_click_by_click(sitting: Sitting) -> None:
    table = sit(sitting, "3 8 8 8", "5")
    for n in range(3):
        sitting.click_spot(card(8, n))
    assert table.button_words("play") == "Play 3 × 8"
    assert not table.match.lines
    sitting.click_spot(card(8))
    assert table.match.lines[0].text == "play 8 1,1"


@pytest.mark.rule("ZA-11")
@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("double", [False, True])
def test_a_second_card_is_not_played_alone_where_it_is_open_who_gets_the_other(
    sitting: Sitting, language: str, *, double: bool
) -> None:
    set_language(language)
    table = sit(sitting, "3 9 9", "5", "6")
    if double:
        sitting.double_click(sitting.point_of(sitting.spot(card(9))))
        assert table.speech.told is None
    else:
        sitting.click_spot(card(9))
        sitting.click_spot(card(9, 1))
        assert table.speech.told == (tr("zombanimaux.label.who-gets"), "ZA-11")
    assert not table.match.lines
    assert table._chosen() == 10, "it stays chosen"
    sitting.click_spot(("seat", 2))
    sitting.click_spot(card(9, 1))
    assert table.match.lines[0].text == "play 9 2"
