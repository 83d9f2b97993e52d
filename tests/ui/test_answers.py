"""What a table answers: why a click means nothing, and never again what is to be done."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.zombiaki.position import position
from tests.ui.test_table_zombiaki import choose
from tests.ui.ways import begin, play, rest
from zombiegames.games import GAMES
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.hooks import Hooks

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

DECISIONS = 6
"""Looked at in each game."""


def empty_answers(sitting: Sitting, game: str) -> list[str]:
    """List what a random game answers to dead clicks that is no answer: a hint, or nothing."""
    rng = Random(game)
    table: Any = begin(sitting, game, rng)
    answered, found = 0, []
    for _ in range(DECISIONS):
        for spot in table.spots if table.choice is not None else ():
            choice = table.choice
            if choice.meant(spot.means) is not None or choice.begins(spot.means) is not None:
                continue
            refusals = choice.refusals(spot.means)
            if not refusals:
                continue
            answered += 1
            words = table.why(table.reason(refusals), spot.name)
            if words in ("", table.hint(table.view), tr("table.refused")) or "⟨" in words:
                found.append(f"{spot.name}: {words}")
        play(sitting, 1, rng)
        rest(sitting)
    assert answered or game == "zombie_card_game"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_why_not_is_never_what_is_to_be_done(sitting: Sitting, game: str) -> None:
    assert empty_answers(sitting, game) == []


def test_a_hint_for_an_answer_is_seen(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(table: Any, reason: str, name: Any) -> str:
        return str(table.hint(table.view))

    monkeypatch.setattr(Hooks, "why", hint)
    assert empty_answers(sitting, "zombiaki") != []


@pytest.mark.parametrize(("kind", "rule"), [("click", "ZK-33"), ("not-so-fast", "ZK-35")])
@pytest.mark.parametrize("hand", ["", " hunger"])
def test_a_card_that_waits_says_for_what(sitting: Sitting, kind: str, rule: str, hand: str) -> None:
    state = position(turn="zombies", A2="zombie 3", hand_zombies=kind + hand)
    table = sitting.position(state)
    choose(sitting, kind)
    detail = {"click": "no_shot", "not-so-fast": "too_late"}[kind]
    assert table.speech.told == (tr(f"zombiaki.why.{rule}.{detail}"), rule)
