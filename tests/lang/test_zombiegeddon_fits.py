"""The words of Zombiegeddon on the table: nothing is asked for in vain, unused or cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lang.fits import sources_of, told_in
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.table.frame import Frame
from zombiegames.ui.tables.zombiegeddon.places import Places
from zombiegames.ui.tables.zombiegeddon.story import Story

ROOT = Path(__file__).resolve().parents[2]
ASKED = re.compile(r"""f?["']zombiegeddon\.([^"'/]+)["']""")
ELSEWHERE = re.compile(
    r"(title|tagline|players|duration|weight|about|goal|chapters)|"
    r"(achievement|advice|fact|lesson|option|preset|chapter|rule|ruling|tutorial|why|outcome|problem|button|tip|keys|help_on)\..*"
)
"""Keys that screens for all games ask for, or that are made of an action's name."""


@pytest.fixture
def places(look: Look) -> Places:
    return Places(look, Frame(look, look.size).main, "hex")


def filled(text: str) -> str:
    """Put something long into every field."""
    return re.sub(r"\{name\}", "Bartholomew", re.sub(r"\{n\}", "123", text))


def test_every_hint_shows_whole(language: str, look: Look, places: Places):
    hints = {key: filled(i18n.tr(key)) for key in i18n.keys("zombiegeddon.hint.")}
    assert len(hints) > 8
    cut = [
        key
        for key, text in hints.items()
        if not fit_text(look, text, theme.FLAVOUR, 17, places.hint.size, lines=2).whole
    ]
    assert cut == []


@pytest.mark.rule("ZG-41")
@pytest.mark.parametrize("key", ["half.ended.alone", "event.half-ended.alone"])
def test_who_may_stop_early_is_not_told_to_have_taken_all(language: str, key: str):
    words = i18n.tr(f"zombiegeddon.{key}")
    # One may say done, or walk 20 actions in vain, with discs still in reach.
    everything = {"en": "All", "fr": "Tout", "es": "Todo"}[language]
    assert everything not in words


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        pytest.param("pass", "ZG-04", marks=pytest.mark.rule("ZG-04")),
        pytest.param("weapon", "ZG-40", marks=pytest.mark.rule("ZG-40")),
        pytest.param("rounds", "ZG-42", marks=pytest.mark.rule("ZG-42")),
    ],
)
def test_what_the_program_decides_is_told_among_its_rulings(language: str, name: str, rule: str):
    assert name in i18n.tr_list("zombiegeddon.chapter.rulings.steps")
    assert f"({rule})" in i18n.tr(f"zombiegeddon.ruling.{name}.title")


def test_every_button_shows_whole(language: str, look: Look, places: Places):
    """Four buttons side by side: one of the choice, play it for me, reach, undo."""
    font = look.assets.font(theme.SEMI, look.text_px(18))
    wide = min(look.px(210), (places.buttons.w - 3 * look.px(8)) // 4)
    for key in i18n.keys("zombiegeddon.button."):
        words = i18n.tr(key)
        fitted = fit_text(look, words, theme.SEMI, 18, (wide - look.px(12), places.buttons.h))
        assert fitted.whole, key
        assert font.size(words)[0] < 2 * wide, key


def asked_for() -> list[re.Pattern[str]]:
    """Collect the keys that the code of the screens names, fields of f-strings and all."""
    found = told_in(Story)
    for path in sources_of("zombiegeddon"):
        for match in ASKED.finditer(path.read_text(encoding="utf-8")):
            key = re.escape(match[1])
            found.append(re.compile(re.sub(r"\\\{.*?\\\}", "[^.]+", key) + r"(\.[^.]+)?"))
    return found


def test_every_key_that_the_table_asks_for_exists():
    known = [key.removeprefix("zombiegeddon.") for key in i18n.keys("zombiegeddon.")]
    asked = asked_for()
    assert len(asked) > 50
    lost = [p.pattern for p in asked if not any(p.match(name) for name in known)]
    assert lost == []


def test_no_word_is_idle():
    known = [key.removeprefix("zombiegeddon.") for key in i18n.keys("zombiegeddon.")]
    asked = asked_for()
    idle = [
        name
        for name in known
        if not ELSEWHERE.fullmatch(name)
        and not any(pattern.fullmatch(name) for pattern in asked)
        and not re.fullmatch(r"disc\.[^.]+\.(rule|flavour)", name)
    ]
    assert idle == []
