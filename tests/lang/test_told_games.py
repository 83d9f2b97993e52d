"""The words of the games, one set of checks for all: whole, true to the engine, well set."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.games.answers import answers_of
from zombiegames.core.toml import read_toml
from zombiegames.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr", "es")


class Told(NamedTuple):
    """What the words of a game must match."""

    rules: frozenset[str]
    silent: frozenset[str]
    """Kinds of events that need no line."""


def ids(prefix: str, *numbers: int) -> frozenset[str]:
    """Name rules by their numbers."""
    dash = "" if "-" in prefix else "-"
    return frozenset(f"{prefix}{dash}{number:02}" for number in numbers)


TOLD = {
    "zombiegeddon": Told(
        ids("ZG", 1, 2, 3, 4, *range(10, 16), 20, 21, 22, 30, *range(40, 46), 50, 51),
        frozenset(("pawn-placed", "turn-ended")),
    ),
    "zombanimaux": Told(
        ids("ZA", 1, 2, 3, *range(10, 17), 20, 21, 22, *range(30, 37), *range(40, 45)),
        frozenset(("turn-ended",)),
    ),
    "zombies4": Told(
        ids(
            "ZF",
            1,
            2,
            3,
            5,
            6,
            7,
            *range(10, 15),
            *range(20, 24),
            30,
            31,
            32,
            40,
            41,
            *range(50, 57),
            60,
        )
        | ids("ZF-C", *range(1, 23)),
        frozenset(("tiles-shuffled", "phase-began", "turn-ended", "tile-placed")),
    ),
    "zombie_card_game": Told(
        ids("ZP", *range(1, 7), *range(10, 16), *range(20, 24), *range(30, 35)),
        frozenset(),
    ),
}
"""By game."""

HINT, BUBBLE, BUTTON, WHY, LOG = 100, 42, 24, 110, 120
"""Letters at most, fields filled."""

LONGEST = {"name": "Bartholomew", "names": "Ada, Boris, Chloé", "counts": "Ada 4, Boris 3, Chloé 2"}
"""What stands in a field when it is long; others are short."""


def leaves(table: dict[str, Any], stem: str = "") -> Iterator[tuple[str, Any]]:
    """Go through a table of words."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{stem}{name}.")
        else:
            yield stem + name, value


def words(game: str, language: str) -> dict[str, Any]:
    """Read the words of a game."""
    path = ROOT / "assets" / "lang" / language / f"{game}.toml"
    return dict(leaves(read_toml(path.read_text(encoding="utf-8"))))


WORDS = {(game, code): words(game, code) for game in TOLD for code in LANGUAGES}
each = pytest.mark.parametrize(("game", "language"), WORDS)


def texts(game: str, language: str) -> dict[str, str]:
    """Give the texts without the lists."""
    return {k: v for k, v in WORDS[game, language].items() if isinstance(v, str)}


def fields(text: str) -> set[str]:
    """Name the fields of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def filled(text: str) -> str:
    """Fill the fields with something long."""
    return text.format(**{name: LONGEST.get(name, "12") for name in fields(text)})


def too_long(found: dict[str, str], pattern: str, most: int) -> list[str]:
    """List the texts that are longer than they may be."""
    return [
        f"{len(filled(text))}: {key}: {text}"
        for key, text in found.items()
        if re.fullmatch(pattern, key) and len(filled(text)) > most
    ]


def between(found: Sequence[str] | dict[str, Any], area: str) -> set[str]:
    """Name what follows an area in the keys."""
    return {key.split(".")[1] for key in found if key.startswith(f"{area}.")}


# -- rules -----------------------------------------------------------------------------


@each
def test_every_rule_is_told_and_stands_in_one_chapter(game: str, language: str):
    found = WORDS[game, language]
    rules = TOLD[game].rules
    assert {key.removeprefix("rule.") for key in found if key.startswith("rule.")} == rules
    placed = [rule for chapter in found["chapters"] for rule in found[f"chapter.{chapter}.ids"]]
    assert sorted(placed) == sorted(rules)


@each
def test_chapters_lessons_and_rulings_are_whole(game: str, language: str):
    found = WORDS[game, language]
    assert between(found, "chapter") == set(found["chapters"])
    assert found["chapters"][0] == "start"
    for chapter in found["chapters"]:
        assert found[f"chapter.{chapter}.title"]
        assert found[f"chapter.{chapter}.intro"]
    for chapter, area in (("start", "tutorial"), ("rulings", "ruling")):
        steps = list(found[f"chapter.{chapter}.steps"])
        if area == "ruling":
            steps += found.get("chapter.switches.steps", ())
        assert between(found, area) == set(steps)
        for step in steps:
            assert found[f"{area}.{step}.title"]
            assert found[f"{area}.{step}.text"]
    assert len(found["chapter.start.steps"]) == 8


@each
def test_every_id_that_is_cited_exists(game: str, language: str):
    prefix = GAMES[game].prefix
    for key, text in texts(game, language).items():
        assert set(re.findall(rf"{prefix}-\d+", text)) <= TOLD[game].rules, key


@each
def test_rules_cite_the_same_rules_and_tell_the_same_numbers(game: str, language: str):
    found = texts(game, language)
    for key, text in texts(game, "en").items():
        if re.match(r"rule\.|ruling\.|disc\..*rule|card\..*rule", key):
            other = found[key]
            cited = r"[A-Z]{2}-[A-Z]?\d+"
            assert sorted(re.findall(cited, text)) == sorted(re.findall(cited, other)), key
            numbers = [
                set(re.findall(r"(?<![-\w])\d+(?:[.,]\d+)?", t.replace(",", ".")))
                for t in (text, other)
            ]
            assert {n.rstrip(".") for n in numbers[0]} == {n.rstrip(".") for n in numbers[1]}, key


# -- the engine ------------------------------------------------------------------------


@each
def test_every_option_and_preset_has_its_words(game: str, language: str):
    found, info = texts(game, language), GAMES[game]
    assert between(found, "option") == {option.name for option in info.options}
    for option in info.options:
        for part in ("name", "text", *(str(value).lower() for value in option.values)):
            assert f"option.{option.name}.{part}" in found
    assert between(found, "preset") == {*info.presets, "custom"}


@each
def test_every_reason_has_its_sentence_and_no_sentence_is_idle(game: str, language: str):
    found = texts(game, language)
    told = {key.removeprefix("why.").replace(".", "/") for key in found if key.startswith("why.")}
    assert told == answers_of(game)


@each
def test_every_event_has_a_line_and_no_other_has(game: str, language: str):
    events = import_module(f"zombiegames.games.{game}.events").EVENTS
    kinds = {event._field_defaults["kind"] for event in events}
    assert between(WORDS[game, language], "event") == kinds - TOLD[game].silent


# -- lengths and typography ------------------------------------------------------------


@each
def test_sentences_fit_their_places(game: str, language: str):
    found = texts(game, language)
    for pattern, most in (
        (r"hint\..*", HINT),
        (r"why\..*", WHY),
        (r"event\..*", LOG),
        (r"preview\..*", BUBBLE),
        (r"button\..*", BUTTON),
        (r"option\..*\.(?!text)\w+", 28),
        (r"phase\..*", 20),
        (r"tagline", 42),
    ):
        assert too_long(found, pattern, most) == []


@each
def test_sentences_end(game: str, language: str):
    whole = (
        r"(advice|rule|why|hint|outcome|tutorial|ruling)\..*|(card|disc)\..*\.(text|rule|flavour)"
    )
    for key, text in texts(game, language).items():
        if re.fullmatch(whole, key) and not key.endswith(".title"):
            assert text[-1] in ".!?)»”…", key


@each
def test_advice_needs_no_fields(game: str, language: str):
    advice = [text for key, text in texts(game, language).items() if key.startswith("advice.")]
    assert len(advice) > 5
    assert not any("{" in text for text in advice)


@each
def test_marks_are_set_as_the_language_wants(game: str, language: str):
    for key, text in texts(game, language).items():
        assert '"' not in text, key
        assert "'" not in text, key
        assert "  " not in text, key
        assert "..." not in text, key
        assert "\u202f" not in text, key
        if language == "fr":
            for at, mark in enumerate(text):
                if mark in ";!?:" and text[at - 1] not in ";!?":
                    assert text[at - 1] == "\u00a0", (key, text)
            assert len(re.findall("«\u00a0", text)) == text.count("«"), key
            assert len(re.findall("\u00a0»", text)) == text.count("»"), key
        else:
            assert not re.search(r"[ \u00a0][;:!?.,]", text), key
        if language == "es" and key != "title":
            assert text.count("¿") == text.count("?"), key
            assert text.count("¡") == text.count("!"), key
