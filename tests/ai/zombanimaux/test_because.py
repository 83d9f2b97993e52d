"""What advice says about an action, a position for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.zombanimaux.position import position
from zombiegames.ai.levels import reason_of
from zombiegames.core.toml import read_toml
from zombiegames.games.zombanimaux import INFO

if TYPE_CHECKING:
    from pathlib import Path

    from zombiegames.games.zombanimaux.state import Menagerie

OTHER = "4 5 9"

REASONS = [
    ("wins", position(hands=("19", OTHER), horde="6", brains=(2, 3)), "play 19 ."),
    (
        "wins",
        position(step="steal", hands=("4", "5", "6"), horde="2", brains=(3, 2, 1)),
        "steal 2",
    ),
    ("ends-round", position(hands=("19", OTHER), horde="6", brains=(2, 9)), "play 19 ."),
    ("ends-round", position(hands=("19", OTHER), horde="6", brains=(2, 5)), "play 19 ."),
    ("only", position(hands=("3 12", OTHER), horde="11"), "play 12 ."),
    ("gifts", position(hands=("3 3 7", OTHER)), "play 3 1"),
    ("mouse", position(hands=("11 14 15", OTHER), horde="7"), "play 11 ."),
    ("spider", position(hands=("8 14 15", OTHER), horde="7"), "play 8 ."),
    ("mosquito", position(hands=("0 14 15", OTHER), horde="7"), "play 0 ."),
    ("steep", position(hands=("12 14 19", OTHER), horde="7"), "play 19 ."),
    ("die", position(hands=("13 14 15", OTHER), horde="7"), "play 13 ."),
    ("step", position(hands=("9 12 14", OTHER), horde="7"), "play 9 ."),
    ("tempo", position(hands=("9 12 14", OTHER), horde="7"), "play 12 ."),
    ("low", position(hands=("1 12 14", OTHER)), "play 1 ."),
    ("save", position(hands=("1 12 14", OTHER)), "play 12 ."),
    ("stuck", position(hands=("1 3", OTHER), horde="18"), "give-up"),
    ("keep", position(hands=("0 1 3", OTHER), horde="18"), "give-up"),
    ("bury", position(step="deal", drawn="1 12 19"), "bury 1"),
    ("spare", position(step="deal", drawn="1 12 19"), "bury 12"),
    ("spare", position(step="deal", drawn="0 12 19"), "bury 0"),
    ("play-other", position(step="keep", hands=("7", OTHER), drawn="1 12"), "bury 12"),
    ("refill-trick", position(step="refill", hands=("7 9",), graves=("0 1 3 19",)), "refill 0"),
    ("refill-high", position(step="refill", hands=("7 9",), graves=("0 1 3 19",)), "refill 19"),
    ("refill-low", position(step="refill", hands=("7 9",), graves=("0 1 3 19",)), "refill 1"),
    ("refill-between", position(step="refill", hands=("1 9",), graves=("0 1 3 19",)), "refill 3"),
    ("give", position(step="give", hands=("1 3 19", OTHER), horde="2"), "give 1 1"),
    ("shed", position(step="give", hands=("1 3 19", OTHER), horde="2"), "give 3 1"),
    ("swap-fewer", position(step="swap", hands=("1 3 7 9", "4 5"), horde="2"), "swap hand 1"),
    ("swap-better", position(step="swap", hands=("1 3", OTHER), horde="2"), "swap hand 1"),
    (
        "leader",
        position(step="steal", hands=("4", "5", "6"), horde="2", brains=(3, 5, 4)),
        "steal 1",
    ),
    (
        "weakest",
        position(step="steal", hands=("4", "5", "6"), horde="2", brains=(9, 5, 4)),
        "steal 2",
    ),
]


@pytest.mark.parametrize(("key", "state", "action"), REASONS)
def test_the_reason(key: str, state: Menagerie, action: str) -> None:
    done = INFO.notation.parse(action)
    assert done in state.legal_actions()
    found = reason_of("zombanimaux", state.censored(0), 0, done)
    assert found is not None
    assert found == key


def test_every_reason_has_words_and_every_word_a_position(pytestconfig: pytest.Config) -> None:
    root: Path = pytestconfig.rootpath
    for language in ("en", "fr", "es"):
        table = root / "assets/lang" / language / "zombanimaux.toml"
        words = read_toml(table.read_text(encoding="utf-8"))["advice"]
        assert set(words) == {key for key, _, _ in REASONS}
