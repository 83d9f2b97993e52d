"""Words: alike in all languages, written with letters the fonts have, and found by their keys."""

from __future__ import annotations

import re
from string import Formatter

import pygame
import pytest

from tests.conftest import ROOT
from zombiegames.ui.kit import i18n
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.fonts import Font
from zombiegames.ui.kit.i18n import LANGUAGES, flatten, plural, table, tr
from zombiegames.ui.kit.theme import FONT_FILES

AREAS = sorted(path.stem for path in (asset_root() / "lang" / "en").glob("*.toml"))
NO_BREAK = "\u00a0\u2009"
PLURAL_FORMS = {"one", "other", "many"}


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_language_has_every_file() -> None:
    for code in LANGUAGES:
        there = sorted(path.stem for path in (asset_root() / "lang" / code).glob("*.toml"))
        assert there == AREAS, code
    folders = sorted(path.name for path in (asset_root() / "lang").iterdir())
    assert folders == sorted(LANGUAGES)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_same_keys_kinds_and_fields(area: str, code: str) -> None:
    english, other = table("en", area), table(code, area)
    assert set(english) == set(other)
    for key, text in english.items():
        assert type(other[key]) is type(text), key
        if isinstance(text, str):
            # One thing may be "one" in words; French says 0 with the same form, so keeps {n}.
            spare = {"n"} if key.endswith(".one") else set()
            assert fields(text) - spare == fields(other[key]) - spare, key
        else:
            assert len(text) == len(other[key]), key


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_empty_or_left_over(area: str, code: str) -> None:
    for key, text in table(code, area).items():
        for words in [text] if isinstance(text, str) else text:
            assert words == words.strip(), key
            assert words, key
            assert "  " not in words, key
            assert not re.search(r"TODO|FIXME|XXX|lorem", words), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_come_whole(code: str) -> None:
    for area in AREAS:
        forms: dict[str, set[str]] = {}
        for key in table(code, area):
            stem, _, last = key.rpartition(".")
            if last in PLURAL_FORMS:
                forms.setdefault(stem, set()).add(last)
        for stem, there in forms.items():
            # Among the values of an option "one" is a value like any other.
            if "one" in there and not stem.startswith("option."):
                assert "other" in there, f"{area}.{stem}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_letter_is_missing_in_the_fonts(code: str) -> None:
    letters = {
        letter
        for area in AREAS
        for text in table(code, area).values()
        for words in ([text] if isinstance(text, str) else text)
        for letter in words
    } - {"\n"}
    pygame.font.init()
    for role, name in FONT_FILES.items():
        font = Font(str(asset_root() / "fonts" / name), 20)
        for letter in sorted(letters):
            assert font.shown(letter) == letter or letter in NO_BREAK, f"{role}: {letter!r}"
            assert not font.lacks(font.shown(letter)), f"{role}: {letter!r}"


def test_the_spy_on_letters_can_fail() -> None:
    pygame.font.init()
    font = Font(str(asset_root() / "fonts" / FONT_FILES["title"]), 20)
    assert font.lacks("漢")
    assert font.shown("漢") == "?"
    bare = font.shown("a\u202fb\x07")
    assert (bare[0], len(bare), bare[2]) == ("a", 3, "b")
    assert not font.lacks(bare[1])


def test_french_punctuation_stands_apart() -> None:
    for area in AREAS:
        for key, text in table("fr", area).items():
            for words in [text] if isinstance(text, str) else text:
                assert not re.search(r" [;:!?»%]", words), f"{area}.{key}: breakable space"
                assert not re.search(r"« ", words), f"{area}.{key}: breakable space"
                assert not re.search(r"\w[;!?]", words), f"{area}.{key}: no space"
                assert "'" not in words, f"{area}.{key}: straight apostrophe"


def test_spanish_questions_open() -> None:
    for area in AREAS:
        for key, text in table("es", area).items():
            for words in [text] if isinstance(text, str) else text:
                assert words.count("?") == words.count("¿"), f"{area}.{key}"
                assert words.count("!") == words.count("¡") or "!!!" in words, f"{area}.{key}"


# -- the machinery -----------------------------------------------------------------------


def test_fields_are_filled_and_a_missing_one_does_no_harm() -> None:
    assert tr("ui.setup.player", n=3) == "Player 3"
    assert "{n}" in tr("ui.setup.player", wrong=3)


def test_a_missing_key_shows_itself() -> None:
    assert "ui.no.such.key" in tr("ui.no.such.key")
    assert not i18n.has("ui.no.such.key")


@pytest.mark.parametrize(
    ("code", "n", "form"),
    [
        ("en", 0, "other"),
        ("en", 1, "one"),
        ("en", 2, "other"),
        ("en", 1_000_000, "other"),
        ("fr", 0, "one"),
        ("fr", 1, "one"),
        ("fr", 2, "other"),
        ("fr", 1_000_000, "many"),
        ("es", 0, "other"),
        ("es", 1, "one"),
        ("es", 7, "other"),
        ("es", 2_000_000, "many"),
    ],
)
def test_plural_forms(code: str, n: int, form: str) -> None:
    i18n.set_language(code)
    assert i18n.plural_form(n) == form
    assert plural("ui.result.turns", n) == tr(f"ui.result.turns.{form}", n=n)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="klingon"):
        i18n.set_language("klingon")


def test_the_pseudo_language_is_longer_and_keeps_fields() -> None:
    english = tr("ui.menu.continue_tip")
    i18n.set_language(i18n.PSEUDO)
    pseudo = tr("ui.menu.continue_tip")
    assert pseudo.startswith("[")
    assert pseudo.endswith("]")
    assert len(pseudo) >= 1.5 * len(english)
    assert fields(pseudo) == fields(english)


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:es:en"}, "es"),
        ({"LC_ALL": "es_MX", "LANG": "fr_FR"}, "es"),
        ({"LC_ALL": "C", "LANGUAGE": "fr"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    environ: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    assert i18n.system_language() == code


def test_flatten() -> None:
    assert flatten({"a": {"b": "x", "c": {"d": "y"}}, "e": ["z"]}) == {
        "a.b": "x",
        "a.c.d": "y",
        "e": ["z"],
    }


def test_no_word_of_the_house_is_unused() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "zombiegames").rglob("*.py")
    )
    named = set(re.findall(r"""["'](ui\.[a-z0-9_.]+)["']""", source))
    made = {
        re.sub(r"\{[^}]*\}", "*", stem) for stem in re.findall(r"""f["'](ui\.[^"']+)["']""", source)
    }
    for key in table("en", "ui"):
        whole = f"ui.{key}"
        stem = whole.rsplit(".", 1)[0]
        fits = any(re.fullmatch(re.escape(m).replace(r"\*", "[a-z0-9_]+"), whole) for m in made)
        assert whole in named or stem in named or fits, f"{whole} is used nowhere"
    for key in named:
        there = i18n.has(key) or any(k.startswith(f"{key[3:]}.") for k in table("en", "ui"))
        assert there, f"{key} has no words"
