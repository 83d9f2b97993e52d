"""Every reason has a position in which it is the most telling one, and words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.zombiaki.position import position
from zombiegames.ai.levels import reason_of
from zombiegames.core.toml import read_toml
from zombiegames.games.zombiaki.actions import NOTATION
from zombiegames.ui.kit.assets import asset_root

Z, H = {"turn": "zombies"}, {"turn": "humans"}

PAIR = "zombie-2 zombie-4 dog boss"

CASES: list[tuple[str, dict[str, Any], str]] = [
    ("win", dict(Z, C5="zombie 2", hand_zombies="hunger"), "play-at hunger C5"),
    ("save", dict(H, C5="zombie 4", hand_humans="shot-1"), "shoot shot-1 C5 figure"),
    ("save", dict(H, A5="zombie 4", C5="zombie 4", hand_humans="freeze"), "play freeze"),
    ("kill", dict(H, C3="zombie 2", hand_humans="shot-2"), "shoot shot-2 C3 figure"),
    ("wound", dict(H, C3="zombie 4", C2="dog", hand_humans="shot-1"), "shoot shot-1 C3 figure"),
    ("wound", dict(H, C3="zombie 4 shield", hand_humans="shot-1"), "shoot shot-1 C3 figure"),
    ("halt", dict(H, C3="zombie 4", hand_humans="barrier"), "play-at barrier C1"),
    ("halt", dict(H, C3="zombie 4", hand_humans="net"), "throw-net C3"),
    ("drive", dict(H, C3="zombie 4", hand_humans="back-off"), "play back-off"),
    ("trap", dict(H, C2="zombie 2", hand_humans="pit-2"), "play-at pit-2 C3"),
    ("rob", dict(H, hand_humans="get-out", hand_zombies="boss"), "play-against get-out boss"),
    ("rob", dict(Z, hand_zombies="meat", hand_humans="freeze"), "play-against meat freeze"),
    ("dog", dict(H, A2="dog", hand_humans="shot-1"), "shoot shot-1 A2 figure"),
    ("cross", dict(Z, C4="zombie 2", hand_zombies="hunger"), "play-at hunger C4"),
    ("nearer", dict(Z, C2="zombie 2", hand_zombies="hunger"), "play-at hunger C2"),
    ("enter", dict(Z, hand_zombies="zombie-3"), "play-at zombie-3 B1"),
    ("strengthen", dict(Z, C2="zombie 2", hand_zombies="shield"), "play-at shield C2"),
    ("strengthen", dict(Z, C2="zombie 2", hand_zombies="claws"), "play-at claws C2"),
    ("lead", dict(Z, C2="zombie 2", hand_zombies="boss"), "play-at boss C2"),
    ("clear", dict(Z, C2="zombie 2", C3="wall 6", hand_zombies="pickaxe"), "play-at pickaxe C3"),
    ("scare", dict(Z, hand_zombies="terror"), "play terror"),
    ("dog", dict(Z, hand_zombies="dog"), "play-at dog C2"),
    ("dog", dict(Z, step="move", A2="dog"), "step A2 A3"),
    ("wait", dict(Z, step="move", A2="zombie 2", hand_zombies="not-so-fast"), "hold-back A2"),
    ("discard", dict(Z, step="discard", hand_zombies="dog shield claws boss"), "discard dog"),
    ("idle", dict(Z, step="discard", hand_zombies="dog shield claws boss"), "discard shield"),
    ("idle", dict(H, step="discard", hand_humans="shot-2 pit-1 wall-5 mine"), "discard shot-2"),
    ("waits", dict(Z, step="discard", hand_zombies="dog click claws boss"), "discard click"),
    ("twin", dict(Z, step="discard", hand_zombies="dog dog claws boss"), "discard dog"),
    (
        "weaker",
        dict(Z, step="discard", hand_zombies="zombie-2 zombie-4 dog boss"),
        "discard zombie-2",
    ),
    ("weaker", dict(H, step="discard", hand_humans="wall-5 wall-6 mine car"), "discard wall-5"),
    (
        "plenty",
        dict(Z, step="discard", hand_zombies="zombie-2 zombie-3 zombie-4 dog"),
        "discard zombie-4",
    ),
    ("keep", dict(Z, hand_zombies="shield"), "end-turn"),
    ("keep", dict(Z, step="move", A2="zombie 2", hand_zombies="not-so-fast"), "decline"),
]


NOT_SAID: list[tuple[str, dict[str, Any], str]] = [
    # Nobody comes to the wall, or into the lane, with the next move.
    ("halt", dict(H, C2="zombie 2", hand_humans="wall-5"), "play-at wall-5 A4"),
    ("halt", dict(H, C2="zombie 2", hand_humans="barrier"), "play-at barrier A1"),
    # Another card alone of its sort, a stronger one, or one with a target.
    (
        "weaker",
        dict(Z, step="discard", hand_zombies="zombie-2 zombie-4 dog boss"),
        "discard zombie-4",
    ),
    (
        "plenty",
        dict(Z, step="discard", hand_zombies="zombie-2 zombie-4 dog boss"),
        "discard zombie-4",
    ),
    ("twin", dict(Z, step="discard", hand_zombies="dog claws boss hunger"), "discard dog"),
    (
        "idle",
        dict(Z, step="discard", C2="zombie 2", hand_zombies="dog shield claws boss"),
        "discard shield",
    ),
    # It dies in the pit.
    ("strengthen", dict(Z, C2="zombie 2", C3="pit 2", hand_zombies="hunger"), "play-at hunger C2"),
]


@pytest.mark.parametrize(("key", "setting", "action"), NOT_SAID)
def test_what_is_not_so_is_not_said(key: str, setting: dict[str, Any], action: str) -> None:
    street = position(**setting)
    seat = street.to_act()
    chosen = NOTATION.parse(action)
    assert street.why_not(chosen) is None
    assert reason_of("zombiaki", street.censored(seat), seat, chosen) != key


@pytest.mark.parametrize(("key", "setting", "action"), CASES)
def test_the_most_telling_reason(key: str, setting: dict[str, Any], action: str) -> None:
    street = position(**setting)
    seat = street.to_act()
    chosen = NOTATION.parse(action)
    assert street.why_not(chosen) is None
    found = reason_of("zombiaki", street.censored(seat), seat, chosen)
    assert found is not None
    assert found == key


def test_a_click_is_told() -> None:
    street = position(turn="humans", C5="zombie 4", hand_zombies="click", hand_humans="shot-1")
    street.apply(NOTATION.parse("shoot shot-1 C5 figure"))
    found = reason_of("zombiaki", street.censored(0), 0, NOTATION.parse("click"))
    assert found is not None
    assert found == "cancel"


def test_a_walk_that_wins_is_told() -> None:
    street = position(step="move", A2="dog", C5="zombie 4")
    found = reason_of("zombiaki", street.censored(0), 0, NOTATION.parse("advance"))
    assert found is not None
    assert found == "win"


def test_nothing_stands_out_where_nothing_changes() -> None:
    street = position(step="move", A2="dog", C1="zombie 4")
    assert reason_of("zombiaki", street.censored(0), 0, NOTATION.parse("advance")) is None


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_has_words(language: str) -> None:
    text = (asset_root() / "lang" / language / "zombiaki.toml").read_text(encoding="utf-8")
    assert set(read_toml(text)["advice"]) == {key for key, _, _ in CASES} | {"cancel"}
