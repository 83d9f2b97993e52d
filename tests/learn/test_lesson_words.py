"""What the teacher says: a note for every step and aside, short, with the names of the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.cards import CARDS
from zombiegames.learn.lesson import read_plan
from zombiegames.ui.kit.i18n import LANGUAGES, table

if TYPE_CHECKING:
    from zombiegames.learn.lesson import Plan, Step

WORDS, SENTENCES = 32, 2
"""At most in a note; a cry of one word does not count as a sentence."""

CLICK = re.compile(r"click|cliqu|\bclic", re.IGNORECASE)
RULE = re.compile(r"\bZ[A-Z]-")
SQUARE = re.compile(r"[A-L]\d+")

PLANS = {
    game: read_plan((ROOT / "assets" / "lessons" / f"{game}.toml").read_text(encoding="utf-8"))
    for game in GAMES
}

each = pytest.mark.parametrize(
    ("game", "language"), [(game, code) for game in GAMES for code in LANGUAGES]
)


def said(game: str, language: str) -> dict[str, str]:
    """Give the words of a lesson by their keys below ``lesson``."""
    found, area = table(language, game), "lesson."
    return {key.removeprefix(area): found[key] for key in found if key.startswith(area)}


def wanted(plan: Plan) -> set[str]:
    """Name the keys that a lesson needs."""
    steps = range(1, len(plan.steps) + 1)
    return {
        *("title", "end", "learns"),
        *(f"step.{n}.{part}" for n in steps for part in ("say", "else")),
        *(f"aside.{n}" for n in plan.asides),
    }


def names_of(game: str, language: str) -> dict[str, str]:
    """Give the names of a game's cards by their ids."""
    found = table(language, game)
    return {key[5:-5]: found[key] for key in found if re.fullmatch(r"card\.[^.]+\.name", key)}


def faults(text: str, names: dict[str, str]) -> list[str]:
    """List what is wrong with a note; names of cards may hold any word and mark."""
    for name in names.values():
        text = text.replace(name, re.sub(r"[.!?…]", "", name))
    found = []
    if sum(any(map(str.isalnum, word)) for word in text.split()) > WORDS:
        found.append("long")
    sentences = re.split(r"[.!?…]+(?:\s|$)", text)
    if sum(len(re.findall(r"[\w’-]+", sentence)) > 1 for sentence in sentences) > SENTENCES:
        found.append("sentences")
    if CLICK.search(text.replace(names.get("click", "click"), "")):
        found.append("click")
    if RULE.search(text):
        found.append("rule")
    return found


def used(game: str, entry: str, names: dict[str, str]) -> list[str]:
    """Name the cards that an entry of a log plays, buries or gives away, and where it leads."""
    verb, *rest = entry.split()
    if game == "zombanimaux":
        animals = {card.number: names[card.animal] for card in CARDS}
        return [animals[int(rest[0])]] if verb in ("bury", "play", "refill") else []
    if game == "zombie_card_game":
        if verb == "play":
            return [names[rest[0]], *([names["witch"]] if rest[2] != "0" else [])]
        return [names[rank] for rank in rest[0].split(",")] if rest else []
    squares = [word for word in rest if SQUARE.fullmatch(word)]
    return [names[word] for word in (verb, *rest) if word in names] + squares[-1:]


def unnamed(game: str, step: Step, text: str, names: dict[str, str]) -> list[str]:
    """List what the learner uses in a step and its note does not name."""
    plan = PLANS[game]
    own = [
        line.text
        for n, line in enumerate(plan.record.lines[step.first : step.to], step.first + 1)
        if line.seat == plan.learner and n not in plan.shown | plan.fast
    ]
    things = {thing for entry in own for thing in used(game, entry, names)}
    return [
        thing
        for thing in sorted(things)
        if not re.search(rf"(?<!\w){re.escape(thing)}(e?s)?(?!\w)", text, re.IGNORECASE)
    ]


@each
def test_every_step_and_every_aside_is_said_and_nothing_else(game: str, language: str) -> None:
    assert set(said(game, language)) == wanted(PLANS[game])


@each
def test_notes_are_short_and_name_neither_mouse_nor_rules(game: str, language: str) -> None:
    names = names_of(game, language)
    wrong = {key: faults(text, names) for key, text in said(game, language).items()}
    assert {key: found for key, found in wrong.items() if found} == {}


@each
def test_notes_name_the_cards_and_squares_they_speak_of(game: str, language: str) -> None:
    names, notes, checked = names_of(game, language), said(game, language), 0
    for n, step in enumerate(PLANS[game].steps, 1):
        assert unnamed(game, step, notes[f"step.{n}.say"], names) == [], n
        checked += bool(unnamed(game, step, "", names))
    assert checked >= 2


# -- saboteurs -------------------------------------------------------------------------


def test_a_step_or_an_aside_more_would_be_missed() -> None:
    plan, notes = PLANS["zombiaki"], set(said("zombiaki", "en"))
    assert wanted(plan._replace(asides=plan.asides | {12})) - notes == {"aside.12"}
    assert wanted(plan._replace(steps=(*plan.steps, plan.steps[0]))) - notes == {
        "step.12.say",
        "step.12.else",
    }
    assert notes - wanted(plan._replace(asides=frozenset())) == {f"aside.{n}" for n in plan.asides}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (" ".join(["word"] * 32) + ".", []),
        (" ".join(["word"] * 33) + ".", ["long"]),
        ("Steal! It is allowed. It is fun.", []),
        ("It is allowed. It is fun. It is late.", ["sentences"]),
        ("Lay Here Doggie! before you. Then go on.", []),
        ("Play Click, and the gun jams.", []),
        ("Now click Click.", ["click"]),
        ("Cliquez sur la carte.", ["click"]),
        ("Clic en la carta.", ["click"]),
        ("Nobody may (ZK-04).", ["rule"]),
    ],
)
def test_what_is_wrong_with_a_note_is_seen(text: str, found: list[str]) -> None:
    names = {"here-doggie": "Here Doggie!"}
    if "Click" in text:
        names["click"] = "Click"
    assert faults(text, names) == found


@pytest.mark.parametrize(
    ("game", "step", "text", "missing"),
    [
        ("zombiaki", 1, "Put the 3 on B1 and the 2 on A1.", ["Zombie"]),
        ("zombiaki", 5, "Make A2 the Boss.", ["B3"]),
        ("zombiegeddon", 0, "Go on to D2.", ["C2"]),
        ("zombies4", 5, "Lay the page.", ["Here Doggie!"]),
        ("zombanimaux", 5, "Now the Spider.", ["Bear"]),
        ("zombie_card_game", 0, "Play your 2s.", ["Queen Witch"]),
        ("zombie_card_game", 10, "Give the 3 back.", ["6"]),
    ],
)
def test_a_note_that_does_not_name_its_cards_is_seen(
    game: str, step: int, text: str, missing: list[str]
) -> None:
    assert unnamed(game, PLANS[game].steps[step], text, names_of(game, "en")) == missing
