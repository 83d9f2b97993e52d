"""The words of Zombies!!! 4 on the table: nothing is asked for in vain, unused or cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lang.fits import sources_of
from zombiegames.games.zombies4.ask import PROMPTS, WINDOWS
from zombiegames.games.zombies4.cards import CARDS
from zombiegames.games.zombies4.tiles import TILES
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.faces import fit_name
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.table.frame import Frame
from zombiegames.ui.tables.zombies4.places import Places

ROOT = Path(__file__).resolve().parents[2]
ASKED = re.compile(r"""["']zombies4\.([^"']+)["']""")
ELSEWHERE = re.compile(
    r"(title|tagline|players|duration|weight|about|goal|chapters)|"
    r"(achievement|advice|fact|lesson|option|preset|chapter|rule|ruling|tutorial|why|outcome|problem|points|turns|event|tip|spot|keys|help_on)\..*"
)
"""Keys that screens for all games ask for, or that are made of an event's name."""


@pytest.fixture
def places(look: Look) -> Places:
    return Places(look, Frame(look, look.size).main, 0, PLAYERS)


def filled(text: str) -> str:
    """Put something long into every field."""
    fields = {"name": "Grimwald", "tile": i18n.tr("zombies4.tile.boathouse.name"), "odds": "92 %",
              "card": i18n.tr("zombies4.card.newspaper.name")}  # fmt: skip
    return re.sub(r"\{(\w+)\}", lambda field: fields.get(field[1], "12"), text)


def test_every_hint_shows_whole(language: str, look: Look, places: Places):
    hints = {key: filled(i18n.tr(key)) for key in i18n.keys("zombies4.hint.")}
    assert len(hints) > 40
    cut = [
        text
        for text in hints.values()
        if not fit_text(look, text, theme.FLAVOUR, 17, places.hint.size, lines=1).whole
    ]
    assert cut == []


def test_every_button_shows_whole_even_two_in_a_row(language: str, look: Look, places: Places):
    half = (places.buttons.w - look.px(6)) // 2 - 2 * look.px(14)
    cards = [i18n.tr(f"zombies4.card.{card.name}.name") for card in CARDS]
    shown = []
    for key in i18n.keys("zombies4.prompt."):
        if key == "zombies4.prompt.spare.card":
            wide = places.buttons.w - 2 * look.px(14)
            shown += [(i18n.tr(key, card=card), wide) for card in cards]
        else:
            shown.append((filled(i18n.tr(key)), half))
    for words, wide in shown:
        assert fit_text(look, words, theme.SEMI, 15, (wide, look.px(46)), lines=2).whole, words


def test_names_of_cards_are_whole_in_the_hand(language: str, look: Look, places: Places):
    wide, high = places.card
    for card in CARDS:
        name = i18n.tr(f"zombies4.card.{card.name}.name")
        fitted, _ = fit_name(look, name, (wide - 4, high // 2))
        assert fitted.whole, name
        assert " ".join(fitted.lines).replace("- ", "-") == name


def test_all_that_is_printed_has_its_words(language: str):
    for card in CARDS:
        for part in ("name", "text", "flavour"):
            assert i18n.has(f"zombies4.card.{card.name}.{part}")
        assert i18n.has(f"zombies4.rule.{card.rule}")
    for tile in TILES[1:]:
        name = "forest" if tile.kind == "forest" else tile.name
        assert i18n.has(f"zombies4.tile.{name}.name")
        assert i18n.has(f"zombies4.tile.{name}.text")
    for window in WINDOWS:
        assert i18n.has(f"zombies4.hint.window.{window}")
        assert i18n.has(f"zombies4.bell.{window}")


def test_every_decision_has_a_hint(language: str):
    never = {"run", "shuffle-tiles", "shuffle-cards", "begin", "die", "over", "secret"}
    for prompt in set(PROMPTS) - never:
        assert i18n.keys(f"zombies4.hint.{prompt}"), prompt


def asked_for() -> list[re.Pattern[str]]:
    """Collect the keys that the code of the screens names, fields of f-strings and all."""
    found = []
    for path in sources_of("zombies4"):
        for match in ASKED.finditer(path.read_text(encoding="utf-8")):
            key = re.escape(re.sub(r"\{[^{}]*\}", "@", match[1]))
            found.append(re.compile(key.replace("@", "[^.]+") + r"(\..+)?"))
    return found


def test_every_key_that_the_table_asks_for_exists_and_none_is_idle():
    known = [key.removeprefix("zombies4.") for key in i18n.keys("zombies4.")]
    asked = asked_for()
    assert len(asked) > 60
    for pattern in asked:
        assert any(pattern.fullmatch(key) for key in known), pattern.pattern
    idle = [
        key
        for key in known
        if not ELSEWHERE.fullmatch(key) and not any(p.fullmatch(key) for p in asked)
    ]
    assert idle == []
