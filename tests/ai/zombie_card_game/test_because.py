"""Every reason has a position in which it is the most telling one, and words."""

from __future__ import annotations

import pytest

from tests.games.zombie_card_game.position import before_shuffle, position, stacked
from zombiegames.ai.levels import reason_of
from zombiegames.core.toml import read_toml
from zombiegames.games.zombie_card_game.actions import NOTATION
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.ui.kit.assets import asset_root

MANY = "3 3 4 4 5 5 6 6 7"
STRONG = "president president mercenary zombie zombie"


def answering(top: str, hand: str, *others: str, **more: object) -> Republic:
    """Seat 0 is to answer what seat 1 has played."""
    return position(hand, *others, turn=0, trick=[f"1: {top}"], **more)  # type: ignore[arg-type]


CASES = [
    ("win", position("9", MANY, STRONG, presidencies=(2, 0, 0)), "play 9 1 0"),
    ("out", position("9", MANY, STRONG, presidencies=(1, 2, 0)), "play 9 1 0"),
    ("out", position("9", MANY, STRONG, "", presidencies=(2, 1, 0, 1)), "play 9 1 0"),
    ("way_out", position("president 3", MANY, "9 9 jack"), "play president 1 0"),
    ("stop", answering("8", "king 3 4 5", "9", MANY), "play king 1 0"),
    ("too_many", position("3 3 4 5 7", "9", "king king jack 8 8"), "play 3 2 0"),
    ("zombies", answering("8", "zombie zombie 3 4 5", MANY, STRONG), "play zombie 2 0"),
    ("surely", answering("8", "king 3 4 5", MANY, "9 9 jack"), "play king 1 0"),
    ("strong", answering("8", "mercenary 3 4 5", MANY, STRONG), "play mercenary 1 0"),
    ("lone_zombie", position("zombie 3 4 5", MANY, STRONG), "play zombie 1 0"),
    ("set", position("2 2 2 4 5", MANY, STRONG), "play 2 3 0"),
    ("low", position("3 4 5 ace", MANY, STRONG), "play 3 1 0"),
    ("cheap", answering("8", "9 jack ace", MANY, STRONG), "play 9 1 0"),
    ("keep_strong", answering("8", "president 3 4 5", MANY, STRONG), "pass"),
    ("keep_set", answering("8", "9 9 4 5", MANY, STRONG), "pass"),
    ("keep_high", answering("8", "ace 4 5", MANY, STRONG), "pass"),
]


@pytest.mark.parametrize(("key", "table", "action"), CASES)
def test_the_most_telling_reason(key: str, table: Republic, action: str) -> None:
    seat = table.to_act()
    chosen = NOTATION.parse(action)
    assert table.why_not(chosen) is None
    found = reason_of("zombie_card_game", table.censored(seat), seat, chosen)
    assert found is not None
    assert found == key


NOT_SAID = [
    # The last card may be a Mercenary, which beats any pair (ZP-11) …
    ("too_many", position("8 8 3 4 5", "mercenary", MANY), "play 8 2 0"),
    # … or a President, which beats three and four (ZP-12).
    ("too_many", position("8 8 8 3 4", "5", "president 3 3 4 4"), "play 8 3 0"),
    # Two zombies beat any set of standard cards (ZP-14).
    ("too_many", position("8 8 8 3 4", "zombie zombie", MANY), "play 8 3 0"),
    # Whoever is left with witches only cannot lead (ZP-05).
    ("zombies", position("zombie zombie witch", MANY, STRONG), "play zombie 2 0"),
    ("surely", position("king witch", "9 9 jack", MANY, trick=["2: 8"]), "play king 1 0"),
    ("strong", position("president witch", STRONG, MANY), "play president 1 0"),
    # There is nothing better to keep.
    ("cheap", answering("8", "9 4 5 6", MANY, STRONG), "play 9 1 0"),
    ("keep_high", answering("3", "4 ace 5", MANY, STRONG), "pass"),
    ("keep_strong", answering("8", "president 9 4 5", MANY, STRONG), "pass"),
]


@pytest.mark.parametrize(("key", "table", "action"), NOT_SAID)
def test_what_is_not_so_is_not_said(key: str, table: Republic, action: str) -> None:
    seat = table.to_act()
    chosen = NOTATION.parse(action)
    assert table.why_not(chosen) is None
    assert reason_of("zombie_card_game", table.censored(seat), seat, chosen) != key


def exchange() -> Republic:
    table = before_shuffle(3, places=(0, 1, 2))
    table.apply(stacked(table, "3 4 king", "", "ace president"))
    return table


def test_low_gifts_are_told_and_high_ones_are_not() -> None:
    table = exchange()
    assert table.to_act() == 0
    low, high = NOTATION.parse("give-back 3,4"), NOTATION.parse("give-back 3,king")
    assert table.why_not(low) is None
    assert table.why_not(high) is None
    found = reason_of("zombie_card_game", table.censored(0), 0, low)
    assert found is not None
    assert found == "give_low"
    assert reason_of("zombie_card_game", table.censored(0), 0, high) is None


def test_nothing_stands_out_of_a_high_lead() -> None:
    table = position("ace 3 4 5", MANY, STRONG)
    assert (
        reason_of("zombie_card_game", table.censored(0), 0, NOTATION.parse("play ace 1 0")) is None
    )


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_has_words_and_a_case(language: str) -> None:
    path = asset_root() / "lang" / language / "zombie_card_game.toml"
    words = read_toml(path.read_text(encoding="utf-8"))["advice"]
    assert set(words) == {key for key, _, _ in CASES} | {"give_low"}
    assert all(text.endswith(".") for text in words.values())
