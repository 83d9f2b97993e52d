"""The tables of both card games, laid and drawn at every size of window and text."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import pygame
import pytest

from tests.games.zombanimaux.position import position as animals
from tests.games.zombie_card_game.position import position as republic
from zombiegames.games.zombie_card_game.cards import NAMES, RANK_OF
from zombiegames.games.zombie_card_game.terms import TITLES
from zombiegames.store.settings import TEXT_SIZES
from zombiegames.ui.kit.assets import Assets
from zombiegames.ui.kit.i18n import set_language, tr
from zombiegames.ui.kit.look import Look
from zombiegames.ui.kit.theme import PLAYERS
from zombiegames.ui.table import card_table
from zombiegames.ui.table.card_table import CardPlaces, Sitter
from zombiegames.ui.table.frame import Frame, Inspection
from zombiegames.ui.tables.zombanimaux import faces as animal_faces
from zombiegames.ui.tables.zombanimaux import words as animal_words
from zombiegames.ui.tables.zombanimaux.places import Places as AnimalPlaces
from zombiegames.ui.tables.zombie_card_game import faces as republic_faces
from zombiegames.ui.tables.zombie_card_game import words as republic_words
from zombiegames.ui.tables.zombie_card_game.places import INSIDE, SHOWN
from zombiegames.ui.tables.zombie_card_game.places import Places as RepublicPlaces

SIZES = ((1280, 720), (1024, 640), (1920, 1080))
KINDS: tuple[tuple[type[CardPlaces], tuple[int, ...]], ...] = (
    (RepublicPlaces, (3, 4, 5, 6)),
    (AnimalPlaces, (2, 3, 4, 5)),
)
LONG = ("Ada", "Wilhelmina", "Grimwald", "Mortimer", "Ravenna", "Barnaby")
"""The longest names that computers have."""
NAMES_OF_GAMES = ("zombie_card_game", "zombanimaux")


@pytest.fixture
def assets() -> Assets:
    pygame.display.set_mode((1280, 720))
    pygame.font.init()
    return Assets()


def look_of(assets: Assets, size: tuple[int, int], text: int) -> Look:
    return Look(size, assets, text_size=text / 100)


def laid(kind: type[CardPlaces], look: Look, players: int) -> Any:
    sitters = [Sitter(LONG[seat], "Normal", PLAYERS[seat]) for seat in range(players)]
    return kind(look, Frame(look, look.size).main, 0, sitters)


# -- large letters ---------------------------------------------------------------------


def shrunk(assets: Assets) -> list[str]:
    """List the tables at which larger letters make the own cards smaller."""
    found = []
    for (kind, counts), size in product(KINDS, SIZES):
        for players in counts:
            cards = [
                laid(kind, look_of(assets, size, text), players).hand.card[1] for text in TEXT_SIZES
            ]
            if min(cards) < cards[0] - 2:
                found.append(f"{kind.__module__} {size} {players}: {cards}")
    return found


def test_cards_in_hand_never_shrink_when_letters_grow(assets: Assets) -> None:
    assert shrunk(assets) == []


def test_a_strip_that_takes_its_room_from_the_hand_is_seen(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = CardPlaces.lay_bands

    def cramped(self: Any, above: int, own: int, hint: int) -> None:
        real(self, above, round(self.main.h * 0.33), hint)

    monkeypatch.setattr(CardPlaces, "lay_bands", cramped)
    assert len(shrunk(assets)) > 10


def _ink_high(picture: pygame.Surface, corner: pygame.Rect) -> int:
    """Give the height of what is dark in a corner, in pixels."""
    rows = [
        y
        for y in range(corner.top, corner.bottom)
        if any(max(picture.get_at((x, y))[:3]) < 60 for x in range(corner.left, corner.right))
    ]
    return rows[-1] - rows[0] + 1


def test_numbers_on_cards_grow_with_the_letters(assets: Assets) -> None:
    three = next(c for c in range(1, 69) if NAMES[RANK_OF[c] - 1] == "3")
    for size in SIZES:
        letters, badges = [], []
        for text in (100, 175):
            look = look_of(assets, size, text)
            card = laid(RepublicPlaces, look, 4).hand.card
            room = republic_faces.shadow_room(look)
            picture = republic_faces.paint_face(look, republic_faces.CardFace(three), card)
            corner = pygame.Rect(room + 3, room + 3, card[0] // 5, card[1] * 17 // 100)
            letters.append(_ink_high(picture, corner))
            card = laid(AnimalPlaces, look, 4).hand.card
            picture = animal_faces.paint_face(look, animal_faces.card_face(4), card)
            corner = pygame.Rect(room + 4, room + 4, card[0] // 6, card[1] // 3)
            badges.append(_ink_high(picture, corner))
        assert letters[1] > letters[0]
        assert badges[1] > badges[0]


def cut_words(
    assets: Assets, kind: type[CardPlaces], players: int, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """List the words on plates of others that are cut, at any size."""
    found: list[str] = []
    for module in (card_table, republic_faces, animal_faces):
        real = module.fit_text

        def fit(look: Look, text: str, *how: Any, real: Any = real, **more: Any) -> Any:
            fitted = real(look, text, *how, **more)
            if not fitted.whole:
                found.append(f"{text} at {look.size}, {look.text_size}")
            return fitted

        monkeypatch.setattr(module, "fit_text", fit)
    for size, text in product(SIZES, TEXT_SIZES):
        look = look_of(assets, size, text)
        places = laid(kind, look, players)
        for seat in places.others:
            if kind is AnimalPlaces:
                face = places.plate_place(seat, active=True).face
                animal_faces.paint_face(look, face, places.plates[seat].size)
                continue
            state = republic(*["zombie"] * players, presidencies=[1] * players)
            face = places.plate_place(state, seat).face
            for title in TITLES:
                republic_faces.paint_face(
                    look, face._replace(title=title), places.plates[seat].size
                )
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_names_and_titles_of_the_others_are_whole(
    assets: Assets, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    for kind, counts in KINDS:
        assert cut_words(assets, kind, counts[-1], monkeypatch) == []


def test_a_name_that_stays_beside_its_signs_is_seen_cut(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(republic_faces, "has_room", lambda look, name, wide: True)
    cut = cut_words(assets, RepublicPlaces, 6, monkeypatch)
    assert any(line.startswith("Wilhelmina") for line in cut)


def test_presidencies_can_be_told_at_every_size(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A medal is at least as large as the letters at the normal size."""
    sides: list[tuple[int, int]] = []
    real = republic_faces.medal_places

    def placed(look: Look, box: pygame.Rect) -> list[pygame.Rect]:
        found = real(look, box)
        sides.append((found[1].x - found[0].x, look.px(16)))
        return found

    monkeypatch.setattr(republic_faces, "medal_places", placed)
    for size, text, players in product(SIZES, TEXT_SIZES, (3, 4, 5, 6)):
        look = look_of(assets, size, text)
        places = laid(RepublicPlaces, look, players)
        state = republic(*["zombie"] * players, presidencies=[2] * players)
        for seat in range(players):
            face = places.plate_place(state, seat).face
            republic_faces.paint_face(look, face, places.plates[seat].size)
    assert len(sides) > 200
    assert not [pair for pair in sides if pair[0] < pair[1]]


def test_all_that_beats_the_trick_is_listed_at_every_size(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["This beats it", "|2 × 10 or higher", "mercenary|1–2 × Mercenary",
             "president|1–2 × President", "zombie|2–4 × Zombie"]  # fmt: skip
    drawn: list[Any] = []
    real = republic_faces.draw_lines
    monkeypatch.setattr(
        republic_faces,
        "draw_lines",
        lambda *how, **more: (drawn.append(how[2].whole), real(*how, **more)),
    )
    for size, text, players in product(SIZES, TEXT_SIZES, (3, 6)):
        look = look_of(Assets(), size, text)
        places = laid(RepublicPlaces, look, players)
        drawn.clear()
        republic_faces.paint_face(
            look, republic_faces.NoteFace("\n".join(lines), "list"), places.beats.size
        )
        assert drawn == [True] * len(lines), (size, text, players)


# -- the felt --------------------------------------------------------------------------


def beside_the_felt(places: Any) -> list[str]:
    """List the plays of which a corner lies on the rail."""
    felt, found = places.felt, []
    reach = felt.h * 0.43
    half = felt.w / 2 - felt.h / 2
    for count, n, size in product(range(1, 7), range(6), range(1, 9)):
        if not 0 <= count - 1 - n < SHOWN:
            continue
        for key, place in places.play_places(n, count, range(1, size + 1)).items():
            for x, y in (place.rect.topleft, place.rect.topright, place.rect.bottomright):
                beyond = max(0.0, abs(x - felt.centerx) - half)
                if math.hypot(beyond, y - felt.centery) > reach:
                    found.append(f"{key} of {count}, {size} cards: {x}, {y}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 175])
def test_cards_of_a_trick_stay_within_the_rail(
    assets: Assets, size: tuple[int, int], text: int
) -> None:
    places = laid(RepublicPlaces, look_of(assets, size, text), 6)
    assert beside_the_felt(places) == []


def test_a_trick_that_runs_over_the_rail_is_seen(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = laid(RepublicPlaces, look_of(assets, (1280, 720), 100), 6)
    module = "zombiegames.ui.tables.zombie_card_game.places"
    monkeypatch.setattr(f"{module}.INSIDE", INSIDE + 0.15)
    assert len(beside_the_felt(places)) > 10


def test_each_play_of_a_trick_shows_below_the_next(assets: Assets) -> None:
    look = look_of(assets, (1280, 720), 100)
    places = laid(RepublicPlaces, look, 4)
    for size in range(1, 9):
        first = [
            min(place.rect.x for place in places.play_places(n, 3, range(1, size + 1)).values())
            for n in range(3)
        ]
        assert first[1] - first[0] >= look.px(20)
        assert first[2] - first[1] >= look.px(14)


def test_the_top_of_the_horde_lies_in_the_middle_of_the_earth(assets: Assets) -> None:
    for size, text in product(SIZES, TEXT_SIZES):
        places = laid(AnimalPlaces, look_of(assets, size, text), 3)
        assert places.earth.centerx == places.horde.centerx == places.horde_note.centerx
        assert places.earth.right < places.die.x
        assert places.horde_place(4, 5, 8).x == places.horde.centerx


# -- words that float ------------------------------------------------------------------


def seated(sittings: Any, game: str, **settings: Any) -> Any:
    """Sit down at the largest table of a game, one person with computers."""
    if game == "zombanimaux":
        hands = ("3 9", "5", "6", "7", "8")
        state: Any = animals(hands=hands, graves=("", "0", "4", "4", "1"), horde="7")
    else:
        state = republic("3 9", "9 king", "3 4", "3 4", "4 ace", "5 6")
    bots = [f"bot:random:{LONG[seat]}" for seat in range(1, state.players)]
    return sittings(**settings).position(state, ("person:Ada", *bots), game)


def covered(table: Any) -> list[int]:
    """List the seats at which words that float off lie over what is said of the player."""
    found = []
    for seat, plate in table.places.plates.items():
        words = tr("zombie_card_game.label.passes")
        over = [plate]
        if seat == table.places.bottom:
            over = [table.places.hand.rect, *getattr(table.places, "brains", {}).values()]
        if table.script.float_off(seat, words).effect.rect().collidelist(over) >= 0:
            found.append(seat)
    return found


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("text", [100, 175])
@pytest.mark.parametrize("game", NAMES_OF_GAMES)
def test_words_that_float_off_cover_neither_plate_nor_cards(
    sittings: Any, game: str, text: int, *, calm: bool
) -> None:
    for size in SIZES[:2]:
        table = seated(sittings, game, size=size, text_size=text, reduced_motion=calm)
        assert covered(table) == []


def test_words_that_float_over_a_plate_are_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(sittings, "zombie_card_game")
    monkeypatch.setattr(
        table.script,
        "float_off",
        lambda seat, words: table.script.floater(words, table.places.spot_of(seat).center),
    )
    assert covered(table) == list(table.places.plates)


@pytest.mark.parametrize("game", NAMES_OF_GAMES)
def test_words_that_float_have_a_dark_ground(sittings: Any, game: str) -> None:
    """Over a pale card they are as readable as over the night."""
    label = seated(sittings, game).script.label("passes", 24, (233, 224, 201))
    paper = pygame.Surface(label.get_size())
    paper.fill((233, 224, 201))
    paper.blit(label, (0, 0))
    ring = [(x, label.get_height() // 2) for x in (label.get_height() // 3, -12)]
    for x, y in ring:
        assert max(paper.get_at((x % label.get_width(), y))[:3]) < 80


# -- who is out ------------------------------------------------------------------------


@pytest.mark.rule("ZP-30")
def test_who_is_out_has_the_new_title_and_no_cards(sittings: Any) -> None:
    state = republic("3 9", "", "3 4", "9 king", places=[0, 3, 1, 2], went=[1])
    bots = ("bot:random:Bo", "bot:random:Cy", "bot:random:Di")
    table = sittings().position(state, ("person:Ada", *bots), "zombie_card_game")
    face = table.stage.sprites["plate", 1].place.face
    assert (face.title, face.out) == ("president", True)
    others = [table.stage.sprites["plate", seat].place.face for seat in (0, 2, 3)]
    assert [(face.title, face.out) for face in others] == [
        ("president", False), ("vice-president", False), ("vice-zombie", False)
    ]  # fmt: skip


# -- what the side panel shows ---------------------------------------------------------


def pictures_of(look: Look, thing: Inspection) -> list[bytes]:
    """Draw what is shown of a thing: as the panel does, and by its picture alone."""
    found = []
    for shown in (thing, thing._replace(drawn=None)):
        canvas = pygame.Surface((300, 260))
        shown.draw_art(canvas, look, canvas.get_rect(), radius=8, pad=12)
        found.append(pygame.image.tobytes(canvas, "RGB"))
    return found


def test_a_card_in_the_panel_has_its_number(assets: Assets) -> None:
    look = look_of(assets, (1280, 720), 100)
    things = [republic_words.about_card(card) for card in range(1, 69)]
    things += [animal_words.about_card(card) for card in range(1, 21)]
    for thing in things:
        panel, bare = pictures_of(look, thing)
        assert panel != bare, thing.title
    suits = {pictures_of(look, thing)[0] for thing in things}
    assert len(suits) == len({thing.art for thing in things}) > 70
