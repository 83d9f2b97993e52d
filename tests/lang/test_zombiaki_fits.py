"""The words of Zombiaki at the smallest full size: nothing is asked for in vain or cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from tests.games.zombiaki.position import position
from zombiegames.games.zombiaki.cards import CARDS
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.faces import words_of
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.table.frame import Frame
from zombiegames.ui.tables.zombiaki.faces import card_face
from zombiegames.ui.tables.zombiaki.places import Places
from zombiegames.ui.tables.zombiaki.scenery import effects

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)


@pytest.fixture(scope="module")
def look() -> Look:
    pygame.init()
    pygame.display.set_mode(SIZE)
    return Look(SIZE, Assets())


@pytest.fixture
def places(look: Look) -> Places:
    return Places(look, Frame(look, SIZE).main, 1)


def own_card(places: Places) -> tuple[tuple[int, int], int]:
    """Widths for text and name, and height, of a card of the own hand within its border."""
    wide, high = places.cards[places.bottom]
    inset = max(3, round(wide * 0.05))
    return (wide - 2 * inset, wide - 4), high - 2 * inset


def test_every_card_of_the_own_hand_shows_its_line(language: str, look: Look, places: Places):
    hidden = []
    for card in CARDS:
        face = card_face(card.first)
        assert face.text
        _, _, text, _ = words_of(look, face, *own_card(places))
        if text is None:
            hidden.append((card.name, face.text))
    assert not hidden


def test_names_of_cards_break_between_words(language: str, look: Look, places: Places):
    for card in CARDS:
        face = card_face(card.first)
        name, _, _, _ = words_of(look, face, *own_card(places))
        parts = [part for line in name.lines for part in re.split(r"[ -]", line) if part]
        assert parts == re.split(r"[ -]", face.name)


def test_every_hint_shows_in_one_line(language: str, look: Look, places: Places):
    font = look.assets.font(theme.FLAVOUR, look.text_px(17))
    hints = {key: i18n.tr(key).replace("{n}", "3") for key in i18n.keys("zombiaki.hint.")}
    assert len(hints) > 60
    assert {k: t for k, t in hints.items() if font.size(t)[0] > places.hint.w} == {}


@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_every_effect_shows_in_one_line(language: str, look: Look, places: Places, preset: str):
    high = look.text_px(14) + look.px(7)
    box = (places.effects.w - high - look.px(8), high)
    barred = {"A1" if preset == "sheet" else "A5": "barrier"}
    for frozen in (1, 2):
        state = position(
            preset=preset, frozen=frozen, terror=True, B2="fire", C3="zombie 3 netted", **barred
        )
        told = effects(state)
        assert len(told) == 5
        for _, words in told:
            assert fit_text(look, words, theme.BODY, 14, box, lines=1).whole, words


def test_every_button_shows_whole(language: str, look: Look, places: Places):
    font = look.assets.font(theme.SEMI, look.text_px(18))
    buttons = {key: i18n.tr(key) for key in i18n.keys("zombiaki.prompt.")}
    assert len(buttons) > 8
    room = places.buttons.w - look.px(12)
    assert {k: t for k, t in buttons.items() if font.size(t)[0] > room} == {}


def test_no_letter_is_missing_in_the_fonts(language: str, look: Look):
    letters = {letter for key in i18n.keys("zombiaki.") for letter in i18n.tr(key)}
    for role in (theme.BODY, theme.BOLD, theme.SEMI, theme.FLAVOUR):
        font = look.assets.font(role, 17)
        lacking = [letter for letter in letters if font.metrics(letter)[0] is None]
        assert not lacking, role


ASKED = re.compile(r'(?:tr|plural)\(\s*f?"zombiaki\.([^"]+)"|f?"zombiaki\.([^"]+)"')


def asked_for() -> set[str]:
    """Collect the keys that the code of the screens names, fields of f-strings and all."""
    folder = ROOT / "zombiegames" / "ui"
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for match in ASKED.finditer(path.read_text(encoding="utf-8")):
            found.add(match[1] or match[2])
    return found


def test_every_key_that_a_screen_asks_for_exists():
    known = [key.removeprefix("zombiaki.") for key in i18n.keys("zombiaki.")]
    asked = asked_for()
    assert len(asked) > 60
    for key in asked:
        pattern = re.sub(r"\\\{.*?\\\}", ".+", re.escape(key))
        # Plurals, and stems whose variant is put behind, count too.
        whole = re.compile(rf"{pattern}(\..+)?")
        assert any(whole.fullmatch(name) for name in known), key
