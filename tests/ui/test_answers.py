"""What a table answers: why a click means nothing, and what one that means something would do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.zombiaki.position import position
from tests.ui.test_table_zombanimaux import sit
from tests.ui.test_table_zombiaki import S, choose
from tests.ui.ways import begin, play, rest
from tests.ui.zombiegeddon_support import sit_at
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.actions import GiveUp
from zombiegames.games.zombiaki.actions import EndTurn
from zombiegames.games.zombiegeddon.actions import Done
from zombiegames.ui.kit.dialogs import Confirm
from zombiegames.ui.kit.i18n import LANGUAGES, plural, set_language, tr
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


# -- what would happen -----------------------------------------------------------------


def bubbles(table: Any) -> list[str]:
    """List what the preview says."""
    return [words for _, words in table.previewed]


def nothing_over_cards(state: Any, sitting: Sitting) -> list[str]:
    """List the cards of which the preview says that nothing happens, though they leave a hand."""
    table = sitting.position(state)
    found = []
    for spot in [spot for spot in table.spots if spot.name[0] == "hand" and spot.state]:
        sitting.hover_spot(spot.name)
        found += [w for w in bubbles(table) if w == tr("zombiaki.preview.nothing")]
    return found


TO_CARDS: dict[str, Any] = {
    "discard": {"turn": "humans", "step": "discard", "hand_humans": "shot-1 shot-1 net wall-5"},
    "answer": {
        "turn": "humans",
        "C4": "zombie 5",
        "hand_humans": "shot-2",
        "hand_zombies": "click",
    },
}
"""Positions in which a click on a card settles a decision."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TO_CARDS)
def test_a_card_that_goes_is_never_said_to_do_nothing(
    sittings: Any, name: str, language: str
) -> None:
    set_language(language)
    sitting = sittings(language=language)
    state = position(**TO_CARDS[name])
    if name == "answer":
        state.apply(next(a for a in state.legal_actions() if a.kind == "shoot"))
    assert nothing_over_cards(state, sitting) == []
    key = {"discard": "discard", "answer": "cancelled"}[name]
    assert bubbles(sitting.table) == [tr(f"zombiaki.preview.{key}")]
    spot = sitting.table.pointer.spot_in_question()
    assert spot is not None
    assert sitting.table.previewed[0][0] == spot.rect


def test_a_card_said_to_do_nothing_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zombiegames.ui.tables.zombiaki.table.outcomes", lambda events: [])
    assert nothing_over_cards(position(**TO_CARDS["discard"]), sitting) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_answers_a_shot_sees_at_whom_it_is_fired_and_what_it_does(
    sittings: Any, language: str
) -> None:
    set_language(language)
    sitting = sittings(language=language)
    table = sitting.position(position(**TO_CARDS["answer"]))
    choose(sitting, "shot-2")
    sitting.hover_spot(("square", S["C4"]))
    foretold = table.previewed
    choose(sitting, "C4")
    sitting.settle()
    sitting.move((2, 2))
    sitting.tick()
    assert table.previewed == foretold == [(table.places.squares[S["C4"]], foretold[0][1])]
    hint = table.hint_words()
    assert all(part in hint for part in (tr("zombiaki.card.shot-2.full"), "C4", foretold[0][1]))
    for button, words in (("decline", foretold[0][1]), ("click", tr("zombiaki.preview.cancelled"))):
        rect = next(w.rect for w in table.focus.widgets if w.key == f"button {button}")
        sitting.move(rect.center)
        sitting.tick()
        assert bubbles(table) == [words]


def test_a_main_button_says_what_it_does(sitting: Sitting) -> None:
    state = position(turn="zombies", step="move", B2="zombie 3", A1="dog", hand_zombies="hunger")
    table = sitting.position(state)
    rect = next(w.rect for w in table.focus.widgets if w.key == "button advance")
    sitting.move(rect.center)
    sitting.tick()
    assert tr("zombiaki.preview.moved", to="B3") in bubbles(table)


# -- what could still be done ----------------------------------------------------------


def asked(sitting: Sitting, action: Any) -> str:
    """What the question before the end of a turn tells besides what it asks."""
    sitting.table.pointer._decide(action)
    sitting.tick()
    dialog: Any = sitting.app.stack.top
    assert isinstance(dialog, Confirm)
    return str(dialog.ask().text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_turn_says_what_could_still_be_done(sittings: Any, language: str) -> None:
    set_language(language)
    state = position(turn="zombies", A2="zombie 4 boss", B2="zombie 3", hand_zombies="claws click")
    sitting = sittings(language=language)
    sitting.position(state)
    words = asked(sitting, EndTurn())
    assert tr("zombiaki.left.order") in words
    assert tr("zombiaki.left.one", cards=tr("zombiaki.card.claws.full")) in words
    assert tr("zombiaki.card.click.full") not in words
    sitting = sittings(language=language)
    sit_at(sitting, alone=(0, 1), C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-1")
    assert asked(sitting, Done()) == plural("zombiegeddon.label.left_in_reach", 1)


def test_giving_up_names_the_cards_that_could_be_played(sitting: Sitting) -> None:
    sit(sitting, hands=("3 9", "5"), graves=("2", "1"), horde="7")
    words = asked(sitting, GiveUp())
    assert "(9)" in words
    assert "(3)" not in words
