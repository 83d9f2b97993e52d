"""What the table of Zombiaki shows: one person on the card and on the street."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.table_support import PERSONS
from tests.ui.test_table_zombiaki import S, choose
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiaki.cards import COMPONENTS, KIND, KINDS
from zombiegames.games.zombiaki.terms import House
from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.faces import words_of
from zombiegames.ui.kit.i18n import LANGUAGES, set_language, tr
from zombiegames.ui.tables.zombiaki import faces, scenery
from zombiegames.ui.tables.zombiaki.words import about_card

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

RULE_SETS = {
    "en": ("Sheet", "Publisher"),
    "fr": ("Feuille", "Éditeur"),
    "es": ("Hoja", "Editorial"),
}
"""What rules pages call the two rule sets; a card at the table knows the one in use."""

ON_CARDS = {
    "dog": ["dog"], "pit": ["pit-1", "pit-2"], "barrier": ["barrier"],
    "barrier_fire": ["barrier"], "freeze": ["freeze"],
}  # fmt: skip
"""Option → kinds of card that tell of it."""

ZOMBIES = ("zombie-2", "zombie-3", "zombie-4", "zombie-5")


def inks(art: str) -> set[str]:
    """List the inks of a drawing."""
    path = asset_root() / "img" / f"{art}.svg"
    return set(re.findall(r"#[0-9A-F]{6}", path.read_text(encoding="utf-8")))


def foreign_clothes(table: Any) -> dict[str, list[str]]:
    """List by figure on the street the inks of its clothes that its card does not know."""
    common = set.intersection(*(inks(f"zombiaki/tokens/{kind}") for kind in ZOMBIES))
    found = {}
    for key, sprite in table.stage.sprites.items():
        if key[0] == "figure":
            art = faces.token_art(sprite.place.face.figure)
            card = faces.card_face(key[1]).art
            found[f"{card}, {key[1]}"] = sorted(inks(art) - common - inks(card))
    return found


def all_on_the_street(sitting: Sitting) -> Any:
    squares = iter(S)
    texts = {next(squares): f"zombie {n}" for n, copies in ((2, 4), (3, 4), (4, 2), (5, 1))
             for _ in range(copies)}  # fmt: skip
    return sitting.position(position(turn="zombies", hand_zombies="hunger", **texts))


def test_who_is_on_the_card_walks_out_of_it(sitting: Sitting) -> None:
    clothes = foreign_clothes(all_on_the_street(sitting))
    assert len(clothes) == 11
    assert not any(clothes.values())


def test_another_person_on_the_street_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mixed_up(figure: int) -> str:
        return f"zombiaki/tokens/{ZOMBIES[figure % 4]}"

    monkeypatch.setattr(faces, "token_art", mixed_up)
    assert sum(map(bool, foreign_clothes(all_on_the_street(sitting)).values())) > 5


@pytest.mark.parametrize("kind", [*ZOMBIES, "dog"])
def test_a_card_that_is_played_shows_its_figure_on_the_street(sitting: Sitting, kind: str) -> None:
    table: Any = sitting.position(position(turn="zombies", hand_zombies=f"{kind} terror"))
    choose(sitting, kind, "A1")
    sitting.settle()
    figure = table.view.figures[S["A1"]]
    assert faces.token_art(figure) == f"zombiaki/tokens/{kind}"
    assert faces.card_face(figure).art == f"zombiaki/cards/{kind}"


# -- the rules in use ------------------------------------------------------------------

SHEET = House(*[False] * 5)


def unsettled(text: str, language: str) -> bool:
    """Whether a text leaves to its reader which of two rule sets is in use."""
    return "{" in text or any(f"{name}\u00a0:" in text or f"{name}:" in text
                              for name in RULE_SETS[language])  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_of_the_rules_in_use_alone(language: str) -> None:
    set_language(language)
    assert set(ON_CARDS) == set(House._fields)
    for option, kinds in ON_CARDS.items():
        differing = SHEET._replace(**{option: True})
        said = [tr(f"zombiaki.house.{option}.{name}") for name in ("sheet", "publisher")]
        for kind in KINDS:
            texts = [about_card(KIND[kind], house).text for house in (SHEET, differing)]
            assert not any(unsettled(text, language) for text in texts), kind
            told = [[words in text for words in said] for text in texts]
            expected = [[True, False], [False, True]] if kind in kinds else [[False, False]] * 2
            assert told == expected, (option, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_tells_of_both_rule_sets_is_seen(language: str) -> None:
    set_language(language)
    assert unsettled(tr("zombiaki.rule.ZK-65"), language)


@pytest.mark.parametrize(("preset", "row"), [("sheet", "1"), ("publisher", "5")])
def test_the_hint_of_a_barrier_names_the_row_that_counts(
    sitting: Sitting, preset: str, row: str
) -> None:
    state = position(turn="humans", hand_humans="barrier", preset=preset)
    table = sitting.position(state)
    choose(sitting, "barrier")
    assert table.hint_words() == tr("zombiaki.hint.card.barrier", row=row)
    targets = {name for name, square in S.items() if sitting.spot(("square", square)).state}
    assert targets == {f"{lane}{row}" for lane in "ABC"}


# -- the header ------------------------------------------------------------------------


def test_the_steps_of_a_turn_light_up_as_they_are_shown(sittings: Any) -> None:
    """The zombies walk, then draw: both are shown before the table rests at their discard."""
    sitting = sittings(speed="fast")
    state = position(turn="humans", B2="zombie 3", hand_humans="", hand_zombies="hunger")
    table = sitting.position(state)
    header = table._header()
    shown = [(header.seat.split(" ")[0], header.step)]
    sitting.key(pygame.K_e)
    for _ in range(600):
        sitting.tick()
        header = table._header()
        step = (header.seat.split(" ")[0], header.step)
        if shown[-1] != step:
            shown.append(step)
        if table.settled and table.choice is not None and table.view.seat == 0:
            break
    assert shown == [("Humans", 3), ("Zombies", 0), ("Zombies", 1), ("Zombies", 2)]


# -- targets ---------------------------------------------------------------------------


def lights(sitting: Sitting) -> list[pygame.Rect]:
    """List what lights up on the street."""
    return [
        spot.lit
        for spot in sitting.table.spots
        if spot.name[0] == "square" and spot.state and spot.group[0] is spot
    ]


def test_a_lane_lights_up_as_one_and_so_does_the_whole_street(sitting: Sitting) -> None:
    state = position(
        turn="humans", B2="zombie 3", hand_humans="voltage freeze grenade", hand_zombies="hunger"
    )
    table: Any = sitting.position(state)
    squares = table.places.squares
    lanes = [squares[S[f"{lane}1"]].union(squares[S[f"{lane}5"]]) for lane in "ABC"]
    choose(sitting, "voltage")
    assert lights(sitting) == lanes
    sitting.hover_spot(("square", S["B4"]))
    first = sitting.spot(("square", S["B1"]))
    assert any(spot.hovered for spot in first.group)
    choose(sitting, "voltage", "freeze")
    assert lights(sitting) == [lanes[0].union(lanes[2])]
    choose(sitting, "freeze", "grenade")
    assert lights(sitting) == squares


def test_the_card_goes_on_to_be_read_while_it_is_aimed(sitting: Sitting) -> None:
    state = position(turn="humans", B2="zombie 3", hand_humans="grenade", hand_zombies="hunger")
    table: Any = sitting.position(state)
    sitting.hover_spot(("square", S["B2"]))
    assert "B2" in table.side.shown.title
    choose(sitting, "grenade")
    sitting.hover_spot(("square", S["B2"]))
    assert table.side.shown.title == tr("zombiaki.card.grenade.full")


# -- figures ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_says_how_it_moves_and_what_it_carries(sittings: Any, language: str) -> None:
    set_language(language)
    state = position(
        turn="humans", A3="zombie 3 shield", A4="wall 6", B5="zombie 2", C2="dog", C1="zombie 2",
        hand_humans="shot-1",
    )  # fmt: skip
    table: Any = sittings(language=language).position(state)

    def said(name: str) -> str:
        return str(table.inspect(("square", S[name])).text)

    assert tr("zombiaki.label.walk.wall") in said("A3")
    assert tr("zombiaki.label.walks.other", n=3) in said("A3")
    assert tr("zombiaki.label.shield").partition("(")[0] in said("A3")
    assert tr("zombiaki.label.walk.over") in said("B5")
    assert tr("zombiaki.label.walks.one", n=1) in said("B5")
    assert tr("zombiaki.label.dog").partition("(")[0] in said("C2")
    assert tr("zombiaki.label.walk.figure") in said("C1")


def test_the_way_to_dawn_explains_itself(sitting: Sitting) -> None:
    state = position(turn="humans", hand_zombies="hunger", hand_humans="shot-1", left_zombies=22)
    sitting.position(state)
    tip = sitting.spot(("dawn", 0)).tip()
    assert "22" in tip
    assert "6 to 20" in tip


@pytest.mark.whole
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130, 150, 175])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_every_card_in_hand_says_what_it_does_at_any_size_of_words(
    sittings: Any, language: str, text_size: int, size: tuple[int, int]
) -> None:
    sitting = sittings(size=size, text_size=text_size, language=language)
    sitting.app.set_language(language)
    table: Any = sitting.open(Match(GAMES["zombiaki"], PERSONS, seed=2))
    wide, high = table.places.cards[table.places.bottom]
    inset = max(3, round(wide * 0.05))
    every = {card: faces.card_face(card) for card in COMPONENTS}
    mute = [
        face.name
        for face in dict.fromkeys(every.values())
        if words_of(table.look, face, (wide - 2 * inset, wide - 4), high - 2 * inset)[2] is None
    ]
    assert len(mute) <= (text_size > 130)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_piles_end_before_the_hand(
    sittings: Any, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sittings(language=language, size=size, text_size=175)
    set_language(language)
    table: Any = sitting.open(Match(GAMES["zombiaki"], PERSONS, seed=1))
    placed: list[pygame.Rect] = []
    draw = scenery.draw_lines

    def noted(*what: Any, **how: Any) -> None:
        placed.append(what[5])
        draw(*what, **how)

    monkeypatch.setattr(scenery, "draw_lines", noted)
    scenery.draw_labels(sitting.app.window.canvas, table.look, table.places, table.view)
    own = [box for box in placed if box.y > table.places.own.centery]
    assert len(own) == 2
    assert max(box.right for box in own) < table.places.hand_rect(table.places.bottom, 0).x
