"""The words of Zombie the card game on the table: nothing is asked for in vain, idle or cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from tests.lang.fits import cut, sources_of, told_in
from zombiegames.games.zombie_card_game.cards import NAMES, SUITS
from zombiegames.games.zombie_card_game.terms import PRESIDENCIES, TITLES
from zombiegames.ui.kit import i18n, theme
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.text import fit_text
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.table.card_table import Sitter
from zombiegames.ui.table.frame import Frame
from zombiegames.ui.tables.zombie_card_game.faces import PlateFace, medal_places, paint_face
from zombiegames.ui.tables.zombie_card_game.places import Places
from zombiegames.ui.tables.zombie_card_game.story import Story

ROOT = Path(__file__).resolve().parents[2]
AREA = "zombie_card_game"
ASKED = re.compile(r"""f?["'](?:\{AREA\}|zombie_card_game)\.([^"'/]+?)["'](?!/)""")
STEMS = re.compile(r"""f["']\{(?:stem|key)\}[.-]([a-z]+)["']""")
ELSEWHERE = re.compile(
    r"(title|tagline|players|duration|weight|about|goal|chapters)|"
    r"(achievement|advice|fact|lesson|option|preset|chapter|rule|ruling|tutorial|why|outcome|problem|points|turns|tip|spot|keys|help_on)\..*|hint\.[a-z-]+"
)
"""Keys that screens for all games ask for, and the hints, which a test of their own counts."""


def places(look: Look, players: int = 6) -> Places:
    sitters = [Sitter("Bartholomew", "Normal", PLAYERS[seat]) for seat in range(players)]
    return Places(look, Frame(look, look.size).main, 0, sitters)


def test_hints_and_buttons_show_whole_in_one_line(language: str, look: Look):
    laid = places(look)
    assert len(i18n.keys(f"{AREA}.hint.")) > 5
    assert cut(look, f"{AREA}.hint.", theme.FLAVOUR, 17, laid.hint.size) == []
    room = (laid.buttons.w - look.px(28), look.px(40))
    assert cut(look, f"{AREA}.prompt.", theme.SEMI, 18, room) == []


def test_the_lists_beside_the_felt_show_whole(language: str, look: Look):
    laid = places(look)
    side = look.text_px(16) + look.px(2)
    for key in i18n.keys(f"{AREA}.beats."):
        words = i18n.tr(key, cards=f"8 × {i18n.tr(f'{AREA}.card.mercenary.name')}")
        assert fit_text(look, words, theme.BODY, 16, (laid.beats.w, 4 * side), lines=3).whole, key
    for rank in ("mercenary", "president", "zombie"):
        words = i18n.tr(f"{AREA}.label.copies", n="2–4", card=i18n.tr(f"{AREA}.card.{rank}.name"))
        room = (laid.beats.w - side - look.px(7), 2 * side)
        assert fit_text(look, words, theme.BODY, 16, room, lines=2).whole, rank


def test_titles_fit_the_plates_of_six(language: str, look: Look):
    laid = places(look)
    rect = laid.plates[1]
    inner = rect.w - 2 * look.px(10)
    room = (inner - min(look.px(46), inner // 5) - look.px(4), 2 * (look.text_px(15) + look.px(4)))
    for title in TITLES:
        words = i18n.tr(f"{AREA}.rank.{title}.name")
        assert fit_text(look, words, theme.SEMI, 15, room, lines=2).whole, words


def test_all_presidencies_are_seen_on_the_plates_of_six(look: Look):
    rect = places(look).plates[1]
    face = PlateFace(
        Sitter("Grimwald", "", PLAYERS[1]), title="", cards=12, out=False, old=False,
        presidencies=0, passed=False, active=False, own=False, tall=True,
    )  # fmt: skip
    pictures = [
        pygame.image.tobytes(paint_face(look, face._replace(presidencies=n), rect.size), "RGB")
        for n in range(PRESIDENCIES + 1)
    ]
    assert len(set(pictures)) == PRESIDENCIES + 1
    for wide in range(look.px(30), look.px(120), 7):
        box = pygame.Rect(5, 9, wide, look.px(28))
        medals = medal_places(look, box)
        assert len(medals) == PRESIDENCIES
        assert all(box.contains(medal) for medal in medals)
        assert len({medal.x for medal in medals}) == PRESIDENCIES


def test_letters_of_cards_are_short_and_tell_the_specials_apart(language: str):
    letters = {name: i18n.tr(f"{AREA}.index.{name}") for name in NAMES}
    assert all(len(letter) <= 2 for letter in letters.values())
    assert len(set(letters.values())) == len(letters)


def test_no_letter_is_missing_in_the_fonts(language: str, look: Look):
    letters = {letter for key in i18n.keys(f"{AREA}.") for letter in i18n.tr(key)}
    for role in (theme.BODY, theme.BOLD, theme.SEMI, theme.FLAVOUR):
        font = look.assets.font(role, 17)
        assert not [letter for letter in letters if font.metrics(letter)[0] is None], role


# -- keys ------------------------------------------------------------------------------


def asked_for() -> list[re.Pattern[str]]:
    """Collect the keys that the code of the table names, fields of f-strings and all."""
    found = told_in(Story)
    for path in sources_of(AREA):
        text = path.read_text(encoding="utf-8")
        for match in ASKED.finditer(text):
            key = re.sub(r"\\\{.*?\\\}", ".+", re.escape(match[1]))
            found.append(re.compile(rf"{key}([.-][a-z-]+)*"))
        for match in STEMS.finditer(text):
            key = re.sub(r"\\\{.*?\\\}", ".+", re.escape(match[1]))
            found.append(re.compile(rf"(card\.[^.]+|event\.gave\.\w+)[.-]{key}(\.\w+)?"))
    return found


def test_every_key_that_the_table_asks_for_exists():
    known = [key.removeprefix(f"{AREA}.") for key in i18n.keys(f"{AREA}.")]
    asked = asked_for()
    assert len(asked) > 40
    lost = [p.pattern for p in asked if not any(p.match(name) for name in known)]
    assert lost == []


def test_no_word_is_idle():
    asked = asked_for()
    idle = [
        name
        for name in (key.removeprefix(f"{AREA}.") for key in i18n.keys(f"{AREA}."))
        if not ELSEWHERE.fullmatch(name) and not any(p.fullmatch(name) for p in asked)
    ]
    assert idle == []


def test_cards_and_titles_have_their_words_and_no_others():
    keys = [key.removeprefix(f"{AREA}.") for key in i18n.keys(f"{AREA}.")]
    for part in ("name", "rule", "flavour"):
        found = {k.split(".")[1] for k in keys if re.fullmatch(rf"card\..*\.{part}", k)}
        assert found == set(NAMES)
    assert {k.split(".")[1] for k in keys if k.startswith("index.")} == set(NAMES)
    assert {k.split(".")[1] for k in keys if k.startswith("rank.")} == set(TITLES)
    assert len(SUITS) == 4


def test_every_decision_has_its_hints():
    keys = [key.removeprefix(f"{AREA}.hint.") for key in i18n.keys(f"{AREA}.hint.")]
    assert set(keys) == {"lead", "lead-clubs", "answer", "pass", "give-one", "give-two"}
