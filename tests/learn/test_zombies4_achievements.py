"""The achievements of Zombies!!! 4: what earns each, and what just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombies4.board import CABIN_MAP
from tests.games.zombies4.position import position
from tests.learn.watched import Case, label, one_sided, turned, watched
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.tiles import SQUARE_NAMES

PAGES = "here-doggie return-to-sender not-right trees-alive"


def _case(name: str, earns: bool, *course: Any, **words: Any) -> Case:
    return Case(name, earns, {"tiles": CABIN_MAP, "seat": 0, **words}, course)


def _spell(name: str, earns: bool, *before: Any, face: int = 6, **words: Any) -> Case:
    """The spell is cast in the Cabin, and works."""
    inside = {"pawns": ("cabin-4", "bridge-8"), "step": "roll"}
    return _case(name, earns, *before, "cast", "roll", f"die {face}", **{**inside, **words})


def _fight(name: str, earns: bool, trophies: int) -> Case:
    return _case(
        name, earns, "step f09-2", "roll", "die 5",
        pawns=("f09-5", "bridge-8"), dogs="f09-2", steps=1, trophies=(trophies, 0),
    )  # fmt: skip


def _dogs(earns: bool, number: int, *between: Any, first: tuple[Any, ...] = ()) -> Case:
    """Dogs are met on the way, two on the first squares; ``between``: before the fifth."""
    kill = ("roll", "die 5")
    course = [*first, "step f09-2", *kill * 2, "step f09-1", *kill * 2, *between]
    course += ["step f09-4", *kill][: 3 * (number - 4)]
    dogs = ["f09-2", "f09-2", "f09-1", "f09-1", "f09-4"][:number]
    return _case(
        "rampage", earns, *course,
        pawns=("f09-5", "bridge-8"), dogs=" ".join(dogs), steps=3,
    )  # fmt: skip


def _death(seat: int) -> told.Died:
    return told.Died(seat, SQUARE_NAMES.index("f09-1"), 0, 0)


def _newspaper(earns: bool, *between: Any, there: str = "f09-9", dogs: str = "f09-1") -> Case:
    """A dog goes to an opponent with half a heart, who then fights a dog and dies."""
    return _case(
        "special-delivery", earns,
        "play-on newspaper {1}", "end-turn", *between, "roll", "die 1", "suffer",
        step="end", pawns=("f09-1", there), dogs=dogs, health=(6, 1), bullets=(3, 0),
        hands=("newspaper", ""), stack_size=0,
    )  # fmt: skip


def _cancels(earns: bool, answer: str) -> Case:
    """One plays a card, the next cancels it, and the third, who comes first here, answers."""
    return _case(
        "it-did-happen", earns, "play dog-repellent", "cancel", answer,
        hands=("didnt-happen", "dog-repellent", "didnt-happen"), seat=1, step="end", players=3,
    )  # fmt: skip


CASES = (
    _spell("beginners-luck", True),
    _spell("beginners-luck", False, fronts=("trees-alive", "")),
    _spell("beginners-luck", True, fronts=("spear", "trees-alive")),
    _case(
        "librarian", True, "play twist-of-fate",
        fronts=("return-to-sender not-right trees-alive spear", ""), hands=("twist-of-fate", ""),
    ),
    _case(
        "librarian", False, "play twist-of-fate",
        fronts=("return-to-sender not-right sickle spear", ""), hands=("twist-of-fate", ""),
    ),
    _fight("dog-person", True, 24),
    _fight("dog-person", False, 23),
    _spell("dog-person", False, trophies=(24, 0)),
    _dogs(True, 5),
    _dogs(False, 4),
    # The fifth in the next turn.
    _dogs(False, 5, told.TurnBegan(0, 6)),
    # The turn is another player's.
    _dogs(False, 5, first=(told.TurnBegan(1, 6),)),
    _spell("flesh-wound", True, health=(1, 6)),
    _spell("flesh-wound", False, health=(2, 6)),
    _spell("nine-lives", True, _death(0), _death(0), _death(0)),
    _spell("nine-lives", False, _death(0), _death(0), _death(1)),
    _spell("early-bird", True, round=10),
    _spell("early-bird", False, round=11),
    _spell(
        "borrowed-words", True, "play-page all-friends {1} trees-alive",
        hands=("all-friends", ""), fronts=("", "trees-alive"),
    ),
    _spell(
        "borrowed-words", False, "play-page all-friends {1} trees-alive", told.TurnBegan(0, 6),
        hands=("all-friends", ""), fronts=("", "trees-alive"),
    ),
    # Another takes one, before the roll.
    _case(
        "borrowed-words", False,
        "cast", "play-page all-friends {0} trees-alive", "roll", "die 6",
        pawns=("cabin-4", "bridge-8"), step="roll",
        hands=("", "all-friends"), fronts=("trees-alive twist-of-fate", ""),
    ),
    _spell(
        "borrowed-words", False, "play trees-alive", hands=("trees-alive", ""),
    ),
    _newspaper(True),
    _newspaper(True, told.TurnBegan(1, 6)),
    _newspaper(False, told.TurnBegan(1, 7)),
    _cancels(True, "cancel"),
    _cancels(False, "pass"),
)  # fmt: skip


@pytest.mark.parametrize("by", range(3))
@pytest.mark.parametrize("case", CASES, ids=label)
def test_of_any_seat(case: Case, by: int) -> None:
    players = case.words.get("players", 2)
    by %= players
    case = turned(case, by, players)
    earned = watched("zombies4", position(**case.words), *case.course)
    assert (case.name in earned[by]) == case.earns
    assert not any(case.name in names for seat, names in enumerate(earned) if seat != by)


def test_every_one_is_earned_and_missed() -> None:
    assert one_sided("zombies4", CASES) == []
    assert one_sided("zombies4", CASES[1:2]) != []
