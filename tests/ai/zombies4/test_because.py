"""Every reason has a position in which it is given, and words in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.zombies4.board import CABIN_MAP, Board, board
from zombiegames.ai.levels import reason_of
from zombiegames.ai.zombies4.because import KEYS
from zombiegames.core.toml import read_toml
from zombiegames.games.zombies4.actions import NOTATION

LANG = Path(__file__).parents[3] / "assets" / "lang"
PAGES = "here-doggie trees-alive"


def reason(b: Board, text: str) -> str | None:
    """The reason for an action in notation, from the view of the seat that is asked."""
    seat = b.state.to_act()
    action = NOTATION.parse(text)
    assert b.state.why_not(action) is None, b.state.why_not(action)
    return reason_of("zombies4", b.state.censored(seat), seat, action)


def in_the_cabin(**words: object) -> Board:
    return board(tiles=CABIN_MAP, pawns=("cabin-4", "f10-5"), **words)


def walking(**words: object) -> Board:
    return board(tiles=CABIN_MAP, pawns=("f09-2", "f10-5"), step="move", steps=3, **words)


def wounded(rolled: int, health: int, bullets: int = 5) -> Board:
    b = board(pawns=("f09-5",), dogs="f09-2", steps=3, health=(health,), bullets=(bullets,))
    return b.do("step f09-2", "roll", f"die {rolled}")


def casting() -> Board:
    b = in_the_cabin(
        fronts=(PAGES, "return-to-sender"), hands=("", "clair-warlock didnt-happen"), step="roll"
    )
    return b.do("cast")


def running(dogs: str, **words: object) -> Board:
    return board(tiles=CABIN_MAP, dogs=dogs, step="pick", running=1, **words)


POSITIONS = {
    "spell": lambda: (in_the_cabin(step="roll"), "cast"),
    "last_trophy": lambda: (walking(dogs="f09-5", trophies=(24, 0)), "step f09-5"),
    "stops_caster": lambda: (casting(), "play-to clair-warlock 0 f09-5"),
    "page": lambda: (walking(hands=("twist-of-fate", "")), "play twist-of-fate"),
    "weapon": lambda: (in_the_cabin(step="roll", hands=("spear", "")), "play spear"),
    "cabin": lambda: (
        board(tiles=CABIN_MAP, pawns=("f09-8", "f10-5"), step="move", steps=2),
        "step f09-5",
    ),
    "goods": lambda: (walking(hearts="f09-5"), "step f09-5"),
    "trophy": lambda: (walking(dogs="f09-5"), "step f09-5"),
    "clears_floor": lambda: (
        board(tiles=CABIN_MAP, pawns=("cabin-7", "f10-5"), dogs="cabin-4", step="move", steps=1),
        "step cabin-4",
    ),
    "guards_floor": lambda: (
        running("cabin-7", pawns=("bridge-8", "cabin-4")).do("pick-dog cabin-7"),
        "run-dog cabin-1",
    ),
    "harms_leader": lambda: (
        walking(hands=("lost-in-the-woods", ""), trophies=(0, 20)),
        "play-on lost-in-the-woods 1",
    ),
    "leaves_you": lambda: (
        running("f09-5", pawns=("f09-8", "bridge-8")).do("pick-dog f09-5"),
        "run-dog f09-1",
    ),
    "stays_alive": lambda: (wounded(1, health=1), "shoot"),
    "bullets_cheaper": lambda: (wounded(4, health=6), "shoot"),
    "saves_bullets": lambda: (wounded(1, health=6), "suffer"),
    "another_card": lambda: (
        board(step="end", hands=("portal", "")),
        "discard portal",
    ),
    "keeps_cards": lambda: (casting(), "pass"),
    "rests": lambda: (walking(), "stop"),
}


NOT_SAID = {
    # Whoever is lost in the Cabin casts all the same (ZF-C07, ZF-60).
    "stops_caster": lambda: (
        board(
            tiles=CABIN_MAP,
            pawns=("f09-2", "cabin-4"),
            hands=("lost-in-the-woods", ""),
            step="move",
            steps=1,
        ),
        "play-on lost-in-the-woods 1",
    ),
    # With the Monkeys there is no fight in the woods (ZF-C09).
    "trophy": lambda: (
        board(
            tiles=CABIN_MAP,
            pawns=("f07-7", "f10-5"),
            fronts=("monkeys", ""),
            dogs="f07-4",
            step="move",
            steps=2,
        ),
        "step f07-4",
    ),
    # Nobody has more than five hearts (ZF-30).
    "goods": lambda: (walking(hearts="f09-5", health=(10,)), "step f09-5"),
}


@pytest.mark.parametrize("key", NOT_SAID)
def test_what_is_not_so_is_not_said(key: str) -> None:
    b, text = NOT_SAID[key]()
    assert reason(b, text) != key


def test_every_reason_has_a_position() -> None:
    assert set(POSITIONS) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_the_reason_is_told(key: str) -> None:
    b, text = POSITIONS[key]()
    assert reason(b, text) == key


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_has_its_sentence(language: str) -> None:
    words = read_toml((LANG / language / "zombies4.toml").read_text(encoding="utf-8"))["advice"]
    assert set(words) == set(KEYS)
    assert all(text.endswith(".") and "{" not in text for text in words.values())


def test_the_door_and_the_floor_are_told_apart() -> None:
    # A dog of the outer squares is a trophy like any other.
    b = board(tiles=CABIN_MAP, pawns=("f09-1", "f10-5"), dogs="cabin-7", step="move", steps=1)
    assert reason(b, "step cabin-7") == "trophy"


def test_nothing_is_said_where_nothing_stands_out() -> None:
    b = board(tiles=CABIN_MAP, pawns=("f09-2", "f10-5"), step="roll")
    assert reason(b, "roll") is None
