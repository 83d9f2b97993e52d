"""The achievements of Zomb'Animaux: what earns each, and what just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombanimaux.position import position
from tests.learn.watched import Case, label, one_sided, turned, watched
from zombiegames.games.zombanimaux import events as told
from zombiegames.games.zombanimaux.cards import MOSQUITO

PLAYERS = 3


def _case(name: str, earns: bool, *course: Any, **words: Any) -> Case:
    return Case(name, earns, {"turn": 0, "players": PLAYERS, **words}, course)


def _out(name: str, earns: bool, *before: Any, card: int = 5, **words: Any) -> Case:
    """The last card is played, on a 4."""
    hands = (str(card), "1 3", "7 9")
    return _case(name, earns, *before, f"play {card} .", **{"hands": hands, "horde": "4", **words})


def _rolled(name: str, earns: bool, *course: str, **words: Any) -> Case:
    """A marshmallow is played, and the die is rolled."""
    return _case(
        name, earns, "play 2 .", *course, **{"hands": ("2 5 7 9 10", "12", "12 14"), **words}
    )


def _swap(earns: bool, course: str, **words: Any) -> Case:
    return _rolled("fair-exchange", earns, "roll swap", course, **words)


SEAT_BEGINS = told.TurnBegan(0, 7, again=False)
LAST_BRAINS = (9, 2, 8)
"""The next player loses both with two cards."""

CASES = (
    _out("buzz-off", True, card=0),
    _out("buzz-off", False),
    _out("buzz-off", False, card=0, graves=("1", "", "")),
    # The mosquito before the last play.
    _case(
        "buzz-off", False, "play 11 .", "play 0 .", "give-up",
        hands=("11 0", "1 3", "7 9"), graves=("2", "", ""), horde="4",
    ),
    _case("mouse-hole", True, "play 11 .", "play 11 .", hands=("11 11 5 6", "1 3", "7 9")),
    # Two at once are one play.
    _case("mouse-hole", False, "play 11 {1}", "play 5 .", hands=("11 11 5 6 7", "1 3", "9 10")),
    _case(
        "mouse-hole", False, "play 11 .", told.TurnBegan(0, 9, again=False), "play 11 .",
        hands=("11 11 5 6", "1 3", "7 9"),
    ),
    _case("caught-in-the-web", True, "play 8 .", "give-up", hands=("8 5 6 7", "1 3", "7 9")),
    _case("caught-in-the-web", False, "play 9 .", "give-up", hands=("9 5 6 7", "1 3", "7 9")),
    # The next player answers it; who gives up then does so on something else.
    _case(
        "caught-in-the-web", False, "play 8 .", "play 1 .", "give-up",
        hands=("8 5 6 7", "1 3 4 5", "7 9 10"),
    ),
    _rolled("brain-drain", True, "roll steal", "steal {1}", brains=(9, 1, 9)),
    _rolled("brain-drain", False, "roll steal", "steal {1}", brains=(9, 2, 1)),
    _case(
        "something-for-everybody", True, "play 4 {1},{1}", hands=("4 4 4 5 6 7", "1 3", "7 9"),
    ),
    _case(
        "something-for-everybody", False, "play 4 {1}", hands=("4 4 4 5 6 7", "1 3", "7 9"),
    ),
    _out("famine", True, hands=("5", "1 3 6 7 9", "10 12 13"), graves=("", "", "14 15")),
    _out("famine", False, hands=("5", "1 3 6 7", "10 12 13"), graves=("", "", "14 15 16")),
    # There is no more to lose.
    _out(
        "famine", False, hands=("5", "1 3 6 7 9", "10 12 13"), graves=("", "", "14 15"),
        brains=(9, 4, 9),
    ),
    _out("in-a-hurry", True, *[SEAT_BEGINS] * 6),
    _out("in-a-hurry", False, *[SEAT_BEGINS] * 7),
    _rolled("egghead", True, "roll gain", brains=(11, 3, 3)),
    _rolled("egghead", False, "roll gain", brains=(10, 12, 3)),
    _rolled("egghead", True, "roll steal", "steal {2}", brains=(11, 3, 3)),
    _swap(True, "swap hand {1}"),
    _swap(False, "swap hand {2}"),
    _swap(False, "swap graveyard {1}", graves=("6 8 9 10", "13", "")),
    _out("stiff-upper-lip", True, brains=LAST_BRAINS),
    _out("stiff-upper-lip", False, told.GaveUp(0, forced=False), brains=LAST_BRAINS),
    _out("stiff-upper-lip", True, told.GaveUp(1, forced=False), brains=LAST_BRAINS),
    # A shared win is none.
    _out("stiff-upper-lip", False, brains=(9, 2, 11)),
)  # fmt: skip


@pytest.mark.parametrize("by", range(PLAYERS))
@pytest.mark.parametrize("case", CASES, ids=label)
def test_of_any_seat(case: Case, by: int) -> None:
    case = turned(case, by, PLAYERS)
    earned = watched("zombanimaux", position(**case.words), *case.course)
    assert (case.name in earned[by]) == case.earns
    assert not any(case.name in names for seat, names in enumerate(earned) if seat != by)


def test_the_last_play_is_one_of_the_last_turn() -> None:
    """Who is rid of all cards in a turn without a play has not gone out with the mosquito."""
    turns = (told.TurnBegan(0, 6, again=False), told.TurnBegan(0, 9, again=False))
    played, out = told.Played(0, MOSQUITO, 1, -1), told.RoundEnded(0, 1, (0, 1, 1), (9, 8, 8))
    assert "buzz-off" in watched("zombanimaux", position(), *turns, played, out)[0]
    assert "buzz-off" not in watched("zombanimaux", position(), played, *turns, out)[0]


def test_turns_are_counted_from_the_deal() -> None:
    """The whole turn of a mouse counts as one, and a new round begins with none."""
    mouse = told.TurnBegan(0, 7, again=True)
    new = told.RoundBegan(2)
    for before, earns in (((new, *[mouse] * 6), True), ((*[mouse] * 7, new, mouse), True)):
        case = _out("in-a-hurry", earns, *before)
        assert "in-a-hurry" in watched("zombanimaux", position(**case.words), *case.course)[0]
    case = _out("in-a-hurry", False, new, *[mouse] * 7)
    assert "in-a-hurry" not in watched("zombanimaux", position(**case.words), *case.course)[0]


def test_every_one_is_earned_and_missed() -> None:
    assert one_sided("zombanimaux", CASES) == []
    assert one_sided("zombanimaux", CASES[1:2]) != []
