"""The words of Zomb'Animaux on the table: nothing is asked for in vain, idle or cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lang.fits import cut, sources_of, told_in
from zombiegames.games.zombanimaux.cards import CARDS, FACES, PRANKSTERS
from zombiegames.games.zombanimaux.terms import PROMPTS
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.table.card_table import Sitter
from zombiegames.ui.table.frame import Frame
from zombiegames.ui.tables.zombanimaux.places import Places
from zombiegames.ui.tables.zombanimaux.story import Story

ROOT = Path(__file__).resolve().parents[2]
ASKED = re.compile(r"""f?["']zombanimaux\.([^"'/]+)["']|\{stem\}\.([^"']+)["']""")
ELSEWHERE = re.compile(
    r"(title|tagline|players|duration|weight|about|goal|chapters)|"
    r"(achievement|advice|fact|lesson|option|preset|chapter|rule|ruling|tutorial|why|outcome|problem|points|tip|spot|keys)\..*"
)
"""Keys that screens for all games ask for."""


def places(look: Look, players: int = 4) -> Places:
    sitters = [Sitter("Bartholomew", "Normal", PLAYERS[seat]) for seat in range(players)]
    return Places(look, Frame(look, look.size).main, 0, sitters)


def test_every_hint_and_button_shows_whole_in_one_line(language: str, look: Look):
    laid = places(look)
    assert len(i18n.keys("zombanimaux.hint.")) > 14
    assert cut(look, "zombanimaux.hint.", theme.FLAVOUR, 17, laid.hint.size) == []
    room = (laid.buttons.w - look.px(28), look.px(40))
    assert cut(look, "zombanimaux.prompt.", theme.SEMI, 18, room) == []


def test_limits_and_faces_of_the_die_show_whole(language: str, look: Look):
    laid = places(look)
    room = (laid.rule.w - look.px(24), laid.rule.h)
    assert cut(look, "zombanimaux.limit.", theme.SEMI, 17, room) == []
    for face in (*FACES, "blank"):
        name = i18n.tr(f"zombanimaux.face.{face}.name")
        top = fit_text(look, name, theme.SEMI, 17, (laid.die_note.w, laid.die_note.h // 2), lines=1)
        text = i18n.tr(f"zombanimaux.face.{face}.text")
        low = (laid.die_note.w, laid.die_note.h - top.height - look.px(2))
        assert top.whole, face
        assert fit_text(look, text, theme.FLAVOUR, 15, low).whole, face


@pytest.mark.parametrize("text_size", [1.3, 1.75])
def test_what_is_to_be_done_and_why_shows_whole_in_large_letters(
    language: str, look: Look, text_size: float
):
    large = Look(look.size, look.assets, text_size=text_size)
    laid = places(large, 5)
    room = (laid.rule.w - large.px(24), laid.rule.h)
    assert cut(large, "zombanimaux.limit.", theme.SEMI, 17, room) == []
    units = 17 if text_size < 1.3 else 15
    assert cut(large, "zombanimaux.hint.", theme.FLAVOUR, units, laid.hint.size) == []


def test_names_of_animals_fit_the_cards_of_the_hand(language: str, look: Look):
    laid = places(look)
    wide = laid.zone("hand", 0).card[0]
    font = look.assets.font(theme.BODY, 12)
    for card in CARDS:
        name = i18n.tr(f"zombanimaux.card.{card.animal}.name")
        assert font.size(name)[0] <= wide - 4, name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_counts_of_rows_show_at_least_in_short(language: str, look: Look, players: int):
    laid = places(look, players)
    for (zone, seat), rect in laid.tags.items():
        key = f"zombanimaux.label.{'own-' if seat == 0 else ''}{zone}"
        words = i18n.tr(key, n=12)
        whole = fit_text(look, words, theme.SEMI, 14, (rect.w - look.px(22), rect.h), lines=1).whole
        assert whole or (seat and fit_text(look, "12", theme.SEMI, 14, rect.size, lines=1).whole)
        assert whole or players > 3
    for rect, name in ((laid.pile_notes["reserve"], "reserve"), (laid.horde_note, "horde")):
        words = i18n.tr(f"zombanimaux.label.{name}", n=41)
        assert fit_text(look, words, theme.SEMI, 14, rect.size, lines=1).whole, name


def test_no_letter_is_missing_in_the_fonts(language: str, look: Look):
    letters = {letter for key in i18n.keys("zombanimaux.") for letter in i18n.tr(key)}
    for role in (theme.BODY, theme.BOLD, theme.SEMI, theme.FLAVOUR):
        font = look.assets.font(role, 17)
        assert not [letter for letter in letters if font.metrics(letter)[0] is None], role


# -- keys ------------------------------------------------------------------------------


def asked_for() -> list[re.Pattern[str]]:
    """Collect the keys that the code of the table names, fields of f-strings and all."""
    found = told_in(Story)
    for path in sources_of("zombanimaux"):
        for match in ASKED.finditer(path.read_text(encoding="utf-8")):
            key = re.sub(r"\\\{.*?\\\}", "[^.]+", re.escape(match[1] or match[2]))
            lead = "" if match[1] else r"(give-up|hint|card\.[^.]+)\."
            found.append(re.compile(rf"{lead}{key}(\.[^.]+)?"))
    return found


def test_every_key_that_the_table_asks_for_exists():
    known = [key.removeprefix("zombanimaux.") for key in i18n.keys("zombanimaux.")]
    asked = asked_for()
    assert len(asked) > 60
    lost = [p.pattern for p in asked if not any(p.match(name) for name in known)]
    assert lost == []


def test_no_word_is_idle():
    asked = asked_for()
    idle = [
        name
        for name in (key.removeprefix("zombanimaux.") for key in i18n.keys("zombanimaux."))
        if not ELSEWHERE.fullmatch(name) and not any(p.fullmatch(name) for p in asked)
    ]
    assert idle == []


def test_cards_sorts_and_faces_have_their_words_and_no_others():
    keys = [key.removeprefix("zombanimaux.") for key in i18n.keys("zombanimaux.")]
    animals = {card.animal for card in CARDS}
    for part in ("name", "full", "flavour"):
        assert {k.split(".")[1] for k in keys if re.fullmatch(rf"card\..*\.{part}", k)} == animals
    sorts = {key.split(".")[1] for key in keys if key.startswith("sort.")}
    assert sorts == {"animal", "marshmallow", *PRANKSTERS}
    assert {k.split(".")[1] for k in keys if k.startswith("face.")} == {*FACES, "blank"}


def test_the_full_name_of_a_card_tells_its_number(language: str):
    for card in CARDS:
        stem = f"zombanimaux.card.{card.animal}"
        assert i18n.tr(f"{stem}.full") == f"{i18n.tr(f'{stem}.name')} ({card.number})"


def test_every_decision_has_a_hint():
    keys = [key.removeprefix("zombanimaux.hint.") for key in i18n.keys("zombanimaux.hint.")]
    asked = set(PROMPTS) - {"starter", "shuffle", "roll", "end"}
    assert asked <= {key.split(".")[0] for key in keys}
