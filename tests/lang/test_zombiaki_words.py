"""The words of Zombiaki: whole, alike in all languages, true to the engine, and well set."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.answers import answers_of
from zombiegames.core.toml import read_toml
from zombiegames.games.zombiaki import INFO, cards, events, terms

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr", "es")

RULE_IDS = frozenset(f"ZK-{n:02}" for n in (*range(1, 36), *range(39, 67)))
"""The rules of the game; 36 to 38 were never given."""

CARD_TEXT, HINT, BUBBLE, BUTTON, WHY, LOG, NAME = 80, 62, 42, 24, 110, 90, 20
"""Letters at most, fields filled."""

LONGEST = {
    "figure": "Zombie (12)",
    "first": "Zombie (12)",
    "second": "Zombie (12)",
    "square": "B2",
    "origin": "B2",
    "to": "B3",
    "squares": "A1, A2, B2",
    "card": "Flamethrower (5)",
    "victim": "Flamethrower (5)",
}
"""What stands in a field when it is long; other fields are numbers."""


def leaves(table: dict[str, Any], stem: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{stem}{name}.")
        else:
            yield stem + name, value


def read(language: str) -> dict[str, Any]:
    path = ROOT / "assets" / "lang" / language / "zombiaki.toml"
    return dict(leaves(read_toml(path.read_text(encoding="utf-8"))))


WORDS = {language: read(language) for language in LANGUAGES}
EN = WORDS["en"]
TEXTS = {
    language: {key: text for key, text in words.items() if isinstance(text, str)}
    for language, words in WORDS.items()
}


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def filled(text: str) -> str:
    return text.format(**{name: LONGEST.get(name, "12") for name in fields(text)})


def too_long(language: str, pattern: str, most: int) -> list[str]:
    return [
        f"{len(filled(text))}: {key}: {text}"
        for key, text in TEXTS[language].items()
        if re.fullmatch(pattern, key) and len(filled(text)) > most
    ]


# -- the same in all languages ---------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language: str):
    assert WORDS[language].keys() == EN.keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_text_has_the_same_fields(language: str):
    differing = {
        key: (fields(text), fields(TEXTS[language][key]))
        for key, text in TEXTS["en"].items()
        # "1 square" is written out in some languages and counted in others.
        if fields(text) | set(numbered(key)) != fields(TEXTS[language][key]) | set(numbered(key))
    }
    assert not differing


def numbered(key: str) -> tuple[str, ...]:
    return ("n",) if key.endswith(".one") else ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_the_same_in_all_languages(language: str):
    lists = {key: value for key, value in EN.items() if isinstance(value, list)}
    assert lists
    assert {key: WORDS[language][key] for key in lists} == lists


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str):
    same = [
        key
        for key, text in TEXTS["en"].items()
        if len(text.split()) > 3 and TEXTS[language][key] == text and not fields(text)
    ]
    assert not same


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_whole(language: str):
    words = WORDS[language]
    stems = {key.rpartition(".")[0] for key in words if key.endswith((".one", ".many"))}
    assert stems
    assert [
        stem for stem in stems if f"{stem}.one" not in words or f"{stem}.other" not in words
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_blank_or_padded(language: str):
    assert [key for key, text in TEXTS[language].items() if not text or text != text.strip()] == []


# -- cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_no_other_has(language: str):
    for part in ("name", "full", "the", "text", "rule", "flavour"):
        told = {
            key.split(".")[1]
            for key in TEXTS[language]
            if re.fullmatch(rf"card\.[^.]+\.{part}", key)
        }
        assert told == set(cards.KINDS), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_name_of_a_card_tells_it_from_all_others(language: str):
    names = [TEXTS[language][f"card.{kind}.full"] for kind in cards.KINDS]
    assert len(set(names)) == len(names)
    for card, full in zip(cards.CARDS, names, strict=True):
        assert full.startswith(TEXTS[language][f"card.{card.name}.name"])
        for number in re.findall(r"\((\d+)\)", full):
            assert int(number) == card.value, card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_card_names_its_rule_and_its_number(language: str):
    for card in cards.CARDS:
        rule = TEXTS[language][f"card.{card.name}.rule"]
        assert card.rule in rule, card.name
        # The bitten and the barriers have no printed number worth telling.
        if card.name not in ("dog", "shield", "car") and card.value > 1:
            assert str(card.value) in rule or card.name == "boss", card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_fit_their_faces(language: str):
    assert too_long(language, r"card\..*\.text", CARD_TEXT) == []
    assert too_long(language, r"card\..*\.(name|full)", NAME) == []
    assert too_long(language, r"card\..*\.flavour", CARD_TEXT) == []
    assert too_long(language, r"card\..*\.rule", 420) == []


# -- rules -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_and_stands_in_one_chapter(language: str):
    words = WORDS[language]
    told = {key.removeprefix("rule.") for key in words if key.startswith("rule.")}
    assert told == RULE_IDS
    placed = [rule for chapter in words["chapters"] for rule in words[f"chapter.{chapter}.ids"]]
    assert sorted(placed) == sorted(RULE_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_words(language: str):
    words = WORDS[language]
    assert {key.split(".")[1] for key in words if key.startswith("chapter.")} == set(
        words["chapters"]
    )
    for chapter in words["chapters"]:
        assert words[f"chapter.{chapter}.title"]
        assert words[f"chapter.{chapter}.intro"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_chapters_are_told_and_no_others(language: str):
    words = WORDS[language]
    for chapter, area in (("start", "tutorial"), ("rulings", "ruling")):
        steps = words[f"chapter.{chapter}.steps"]
        told = {key.split(".")[1] for key in words if key.startswith(f"{area}.")}
        assert told == set(steps)
        assert len(steps) == len(set(steps))
        for step in steps:
            assert words[f"{area}.{step}.title"]
            assert words[f"{area}.{step}.text"]
    assert len(words["chapter.start.steps"]) == 8
    assert words["chapters"][0] == "start"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_is_cited_exists(language: str):
    for key, text in TEXTS[language].items():
        assert set(re.findall(r"ZK-\d+", text)) <= RULE_IDS, key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_rules_cite_the_same_rules_and_tell_the_same_numbers(language: str):
    for key, text in TEXTS["en"].items():
        if not key.startswith(("rule.", "ruling.")):
            continue
        other = TEXTS[language][key]
        assert sorted(re.findall(r"ZK-\d+", text)) == sorted(re.findall(r"ZK-\d+", other)), key
        squares = re.findall(r"\b[ABC][1-5]\b", text)
        assert sorted(squares) == sorted(re.findall(r"\b[ABC][1-5]\b", other)), key
        numbers = re.findall(r"(?<![-\w])\d+", text)
        assert set(numbers) == set(re.findall(r"(?<![-\w])\d+", other)), key


SIDES = {"en": ("Sheet", "Publisher"), "fr": ("Feuille", "Éditeur"), "es": ("Hoja", "Editorial")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["ZK-21", "ZK-40", "ZK-48", "ZK-54", "ZK-65"])
def test_rules_that_differ_tell_both_ways(language: str, rule: str):
    text = TEXTS[language][f"rule.{rule}"]
    assert all(name in text for name in SIDES[language])


# -- options ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_its_words(language: str):
    texts = TEXTS[language]
    options = {option.name for option in INFO.options}
    assert {key.split(".")[1] for key in texts if key.startswith("option.")} == options
    for option in INFO.options:
        for part in ("name", "text", *option.values):
            assert f"option.{option.name}.{part}" in texts
    for preset in (*INFO.presets, "custom"):
        assert f"preset.{preset}.name" in texts
        assert f"preset.{preset}.text" in texts


# -- refusals --------------------------------------------------------------------------


def test_every_refusal_has_its_sentence_and_no_sentence_is_idle():
    details = {key.removeprefix("why.").replace(".", "/") for key in EN if key.startswith("why.")}
    assert answers_of("zombiaki") == details


# -- events ----------------------------------------------------------------------------

SIDE = ("zombies", "humans")
ON_STREET = {re.sub(r"-\d$", "", card.name) for card in cards.CARDS if card.figure}
WOUNDING = set(events.CAUSES) - {"pickaxe", "mass"}

VARIANTS: dict[str, set[str]] = {
    "deck-shuffled": set(SIDE),
    "phase-began": {"move", "draw", "discard", "play"},
    "card-played": {"plain", "square", "lane", "victim"},
    "card-discarded": set(events.DISCARDS),
    "placed": ON_STREET - {"shield", "net"},
    "attached": {"shield", "boss", "claws"},
    "moved": set(events.MOVES),
    "stayed": set(events.HINDRANCES),
    "bullet-fired": {"figure", "car"},
    "lane-struck": {"voltage", "street-fire", "searchlight"},
    "exploded": {"mine", "car"},
    "shield-lost": {"pit", "barrel", "mass", "other"},
    "died": WOUNDING | {"other"},
    "pit-filled": {"figure", "shield", "barrel"},
    "destroyed": {"pickaxe", "grenade", "other"},
    "barrel-rolled": {"street", "off"},
    "barrel-broke": {"figure", "wall", "car", "pit", "mine"},
    "effect-began": set(events.EFFECTS),
    "effect-ended": set(events.EFFECTS),
    "turn-ended": set(SIDE),
}
"""By event: the variants of its line; an event that is not here has one line."""

SUPPLIED: dict[str, set[str]] = {
    "turn-began": {"turn", "name", "side"},
    "card-drawn": {"card", "left", "name"},
    "card-played": {"card", "squares", "lane", "victim", "name"},
    "card-discarded": {"card", "name"},
    "placed": {"square", "strength"},
    "attached": {"figure", "square", "strength"},
    "netted": {"squares"},
    "held-back": {"figure", "square"},
    "moved": {"figure", "origin", "to"},
    "stayed": {"figure", "square"},
    "wall-climbed": {"figure", "square", "strength", "height"},
    "swapped": {"first", "second", "origin", "to"},
    "merged": {"figure", "origin", "square", "strength"},
    "bitten": {"origin", "square"},
    "order-given": {"figure", "left"},
    "bullet-fired": {"square", "left"},
    "shot-cancelled": {"card"},
    "lane-struck": {"lane"},
    "flames-shot": {"row"},
    "poured": {"square", "left"},
    "grenade-thrown": {"square"},
    "exploded": {"square"},
    "shrapnel-flew": {"origin", "square"},
    "wounded": {"figure", "square", "amount", "left"},
    "shield-lost": {"figure", "square"},
    "died": {"figure", "square"},
    "pit-filled": {"square"},
    "destroyed": {"card", "square"},
    "barrel-rolled": {"origin", "to"},
    "barrel-broke": {"square"},
    "effect-began": {"square"},
    "effect-ended": {"square"},
    "escaped": {"figure", "square"},
}
"""By event: the fields that the table fills in; an event that is not here has none."""

KINDS_OF_EVENTS = {event._field_defaults["kind"] for event in events.EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_lines_and_no_other_has(language: str):
    wanted = {
        f"event.{kind}.{variant}" if variant else f"event.{kind}"
        for kind in KINDS_OF_EVENTS
        for variant in VARIANTS.get(kind, {""})
    }
    assert {key for key in TEXTS[language] if key.startswith("event.")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_use_only_what_the_table_fills_in(language: str):
    for key, text in TEXTS[language].items():
        if key.startswith("event."):
            kind = key.split(".")[1]
            assert fields(text) <= SUPPLIED.get(kind, set()), key


def test_what_the_table_fills_in_comes_from_the_events():
    known = {e._field_defaults["kind"]: set(e._fields) for e in events.EVENTS}
    assert set(VARIANTS) <= set(known)
    assert set(SUPPLIED) <= set(known)
    for kind, names in SUPPLIED.items():
        # Who, and on which side, follows from the seat.
        told = names - {"name", "side"} if "seat" in known[kind] else names
        assert told <= known[kind], kind


# -- hints, buttons, ends --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_every_card_has_a_hint(language: str):
    texts = TEXTS[language]
    for prompt in set(terms.PROMPTS) - {"run"}:
        assert f"hint.{prompt}" in texts or f"hint.{prompt}.other" in texts
    told = {key.split(".")[2] for key in texts if key.startswith("hint.card.")}
    assert told == set(cards.KINDS)


UP_TO = {"en": ("up to", "at most"), "fr": ("jusqu’à", "au plus"), "es": ("hasta", "como mucho")}


@pytest.mark.rule("ZK-57")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["card.net.text", "hint.card.net"])
def test_the_6_of_the_net_is_told_as_a_limit(language: str, key: str):
    text = TEXTS[language][key]
    assert "6" in text
    assert any(word in text for word in UP_TO[language]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_timed_effect_can_be_previewed_but_the_net(language: str):
    told = {key.split(".")[2] for key in TEXTS[language] if key.startswith("preview.effect.")}
    assert told == set(events.EFFECTS) - {"net"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_fit_their_places(language: str):
    assert too_long(language, r"hint\..*", HINT) == []
    assert too_long(language, r"why\..*", WHY) == []
    assert too_long(language, r"event\..*", LOG) == []
    assert too_long(language, r"preview\..*", BUBBLE) == []
    assert too_long(language, r"prompt\..*", BUTTON) == []
    assert too_long(language, r"option\..*\.(?!text)\w+", 28) == []
    assert too_long(language, r"phase\..*", 10) == []
    assert too_long(language, r"tagline", 42) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end(language: str):
    whole = r"(rule|why|hint|event|outcome|tutorial|ruling)\..*|card\..*\.(text|rule|flavour)"
    title = r".*\.title|event\.turn-began"
    for key, text in TEXTS[language].items():
        if re.fullmatch(whole, key) and not re.fullmatch(title, key):
            assert text[-1] in ".!?)»”…", key


# -- typography ------------------------------------------------------------------------

PLAIN, NO_BREAK, NARROW = " ", "\u00a0", "\u202f"


def test_french_has_a_narrow_space_before_high_marks():
    for key, text in TEXTS["fr"].items():
        for at, mark in enumerate(text):
            if mark in ";!?" and text[at - 1] not in ";!?":
                assert text[at - 1] == NARROW, (key, text)
            elif mark == ":":
                assert text[at - 1] == NO_BREAK, (key, text)


def test_french_quotes_are_guillemets_with_spaces():
    for key, text in TEXTS["fr"].items():
        assert text.count("«") == text.count("»"), key
        assert len(re.findall("«\u00a0", text)) == text.count("«"), key
        assert len(re.findall("\u00a0»", text)) == text.count("»"), key


@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_typewriter_quotes(language: str):
    assert [key for key, text in TEXTS[language].items() if '"' in text or "'" in text] == []


def test_english_apostrophes_are_curly():
    assert [key for key, text in TEXTS["en"].items() if "'" in text] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_space_before_marks_but_in_french(language: str):
    for key, text in TEXTS[language].items():
        assert not re.search(r"[ \u00a0\u202f][;:!?.,]", text), key


def test_spanish_questions_and_cries_are_opened():
    for key, text in TEXTS["es"].items():
        assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_double_spaces_and_no_typed_dots(language: str):
    for key, text in TEXTS[language].items():
        assert "  " not in text, key
        assert "..." not in text, key
