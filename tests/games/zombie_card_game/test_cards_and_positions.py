"""The deck as data, and positions in a few words."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from tests.games.zombie_card_game.table import names
from zombiegames.games import zombie_card_game
from zombiegames.games.zombie_card_game.actions import NOTATION, PLAYS, GiveBack, Pass, Play
from zombiegames.games.zombie_card_game.cards import (
    ALL,
    COMPONENTS,
    NAMES,
    RANK_OF,
    RANKS,
    SUITS,
    TWO_OF_CLUBS,
    cards_of,
    mask_of,
    number_of,
    read,
    suit_of,
)
from zombiegames.games.zombie_card_game.events import EVENTS

TEXT = files(zombie_card_game).joinpath("cards.toml").read_text(encoding="utf-8")


def test_the_deck_has_68_cards():
    counts = Counter(NAMES[RANK_OF[card] - 1] for card in COMPONENTS)
    standard = [*map(str, range(2, 11)), "jack", "king", "ace"]
    assert counts == {
        **dict.fromkeys(standard, 4),
        "witch": 4,
        "mercenary": 4,
        "president": 4,
        "zombie": 8,
    }


def test_standard_cards_come_in_four_suits_and_no_others():
    for rank in RANKS:
        cards = [card for card in COMPONENTS if RANK_OF[card] == rank.rank]
        suits = [suit_of(card) for card in cards]
        assert suits == ([0, 1, 2, 3] if rank.sort == "standard" else [-1] * rank.copies)
    assert SUITS == ("clubs", "diamonds", "hearts", "spades")
    assert (NAMES[RANK_OF[TWO_OF_CLUBS] - 1], suit_of(TWO_OF_CLUBS)) == ("2", 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "king"', 'name = "ace"'),
        ("rank = 7\n", "rank = 8\n"),
        ("copies = 8", "copies = 7"),
        ('sort = "witch"', 'sort = "standard"'),
        ('sort = "witch"', 'sort = "wizard"'),
        ('"spades"', '"hearts"'),
        (
            'name = "king"\nsort = "standard"\ncopies = 4',
            'name = "king"\nsort = "standard"\ncopies = 5',
        ),
        ('sort = "mercenary"', 'sort = "president"'),
    ],
)
def test_a_wrong_deck_is_refused(old, new):
    assert old in TEXT
    with pytest.raises(ValueError, match=r"\w"):
        read(TEXT.replace(old, new))


def test_masks_of_cards():
    assert cards_of(mask_of([1, 8, 9, 68])) == (1, 8, 9, 68)
    assert mask_of(COMPONENTS) == ALL
    assert [number_of(ALL, rank.rank) for rank in RANKS] == [rank.copies for rank in RANKS]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 9 2 1", Play(9, 2, 1)),
        ("play witch 0 2", Play(12, 0, 2)),
        ("play zombie 3 0", Play(1, 3, 0)),
        ("give-back 3,jack", GiveBack((3, 11))),
        ("pass", Pass()),
    ],
)
def test_notation(text, action):
    assert NOTATION.format(action) == text
    assert NOTATION.parse(text) == action


def test_plays_are_made_once():
    assert PLAYS[9][2][1] == Play(9, 2, 1)


def test_every_event_ends_with_its_verb():
    kinds = [event._fields[-1] for event in EVENTS]
    assert set(kinds) == {"kind"}
    verbs = [event._field_defaults["kind"] for event in EVENTS]
    assert len(set(verbs)) == len(verbs)


def test_a_position_from_words():
    state = position(
        "king-hearts witch", "", "3 3", turn=2, trick=["2: 9", "0: 10 "], passed=[], went=[1]
    )
    assert [names(state.hand(seat)) for seat in range(3)] == ["witch king", "", "3 3"]
    assert suit_of(state.hand(0)[1]) == 2
    assert (state.to_act(), state.rank, state.size, state.opening, state.top) == (2, 10, 1, 1, 0)
    assert state.components() == list(COMPONENTS)
    assert state.playing == state.alive == 0b101


@pytest.mark.parametrize("hand", ["queen", "king king king king king", "king-stars", "witch-clubs"])
def test_a_position_refuses_cards_that_are_not_there(hand):
    with pytest.raises(ValueError, match=hand.split()[0]):
        position(hand, "3", "4")


def test_a_stacked_deck_deals_what_is_named():
    state = before_shuffle(5, dealer=3)
    state.apply(stacked(state, "king king", "", "zombie zombie zombie", "3", "ace"))
    assert names(state.hand(2)).startswith("zombie zombie zombie")
    assert state.components() == list(COMPONENTS)


def test_a_stacked_deck_holds_no_more_than_a_hand():
    with pytest.raises(ValueError, match="more cards"):
        stacked(before_shuffle(6), "2 2 2 2 3 3 3 3 4 4 4 4 5")
