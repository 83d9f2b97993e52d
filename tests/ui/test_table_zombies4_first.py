"""What first players of Zombies!!! 4 stumbled over: steps explained, hearts, dice, equal cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.test_table_zombies4 import INFO, MIDDLE, QUICK, S, lay
from zombiegames.core.match import Match
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.cards import DECK_CARDS, KIND_OF, KINDS
from zombiegames.ui.kit.effects import Floater
from zombiegames.ui.kit.i18n import LANGUAGES, tr
from zombiegames.ui.table.course import LogLine
from zombiegames.ui.table.director import Show
from zombiegames.ui.table.frame import LEAST_ART
from zombiegames.ui.table.hooks import Goal
from zombiegames.ui.table.players import marks_picture
from zombiegames.ui.table.spots import CHOSEN
from zombiegames.ui.tables.zombies4 import script as zombies4_script
from zombiegames.ui.tables.zombies4.words import about_card, way_words

pytestmark = pytest.mark.whole

# -- the panel at rest -----------------------------------------------------------------


@pytest.mark.parametrize(("step", "rule"), [("move", "ZF-40"), ("dogs", "ZF-41"), ("end", "ZF-05")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_explains_the_own_step_until_a_card_is_played(
    sittings: Any, language: str, step: str, rule: str
) -> None:
    sitting = sittings(language=language)
    sitting.app.set_language(language)
    table = lay(sitting, step, steps=2)
    shown = table.default_inspection()
    assert f"[[{rule}]]" in shown.text
    assert "*" not in shown.title + shown.text
    assert shown.title in tr(f"zombies4.rule.{rule}")
    played = told.CardPlayed(0, DECK_CARDS[0], -1, -1, -1, -1)
    table.course.log.append(LogLine(0, played))
    assert table.default_inspection().title == tr(
        f"zombies4.card.{KINDS[KIND_OF[DECK_CARDS[0]]]}.name"
    )
    table.course.log.append(LogLine(0, told.TurnBegan(0, 6)))
    assert table.default_inspection() == shown


# -- what a first player stumbled over -------------------------------------------------


def test_of_two_equal_cards_one_is_chosen(sittings: Any) -> None:
    sitting = sittings()
    hands = ("spear spear portal", *MIDDLE["hands"][1:])
    table = lay(sitting, "end", hands=hands)
    cards = [spot.name for spot in table.spots if spot.name[0] == "hand"]
    sitting.click_spot(cards[0])
    states = [spot.state for spot in table.spots if spot.name[0] == "hand"]
    assert states.count(CHOSEN) == 1


def test_of_two_dice_for_the_movement_the_better_stays(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3)
    log = table.course.log
    log += [LogLine(0, event) for event in (
        told.TurnBegan(0, 5), told.Rolled(0, 6, "fight"), told.Rolled(0, 5, "move"),
        told.Rolled(0, 2, "move"), told.MovementSet(0, 5),
    )]  # fmt: skip
    assert table._last_roll() == 5
    log.append(LogLine(0, told.Rolled(0, 1, "dogs")))
    assert table._last_roll() == 1


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize(("rolls", "shown"), [((5, 2), True), ((2, 5), True), ((5,), False)])
def test_both_dice_for_the_movement_are_held_up(
    sittings: Any, language: str, text_size: int, rolls: tuple[int, ...], *, shown: bool
) -> None:
    sitting = sittings(language=language, text_size=text_size, speed="normal", size=(1024, 640))
    sitting.app.set_language(language)
    table: Any = lay(sitting, "move", steps=3)
    asked: list[int] = []
    real = zombies4_script.paint_face

    def paint_face(look: Any, face: Any, size: tuple[int, int]) -> Any:
        asked.append(face.face)
        return real(look, face, size)

    events = (told.Rolled(0, 6, "fight"), *(told.Rolled(0, face, "move") for face in rolls))
    table.course.log += [LogLine(0, e) for e in (*events, told.MovementSet(0, 5))]
    goal = Goal(table.view, table.arrange(table.view))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zombies4_script, "paint_face", paint_face)
        beats = list(table.script.beats(told.MovementSet(0, 5), goal))
    held = [m for beat in beats for m in beat if isinstance(m, Show)]
    assert asked == (list(rolls) if shown else [])
    assert len(held) == shown
    for motion in held:
        assert table.places.window.contains(motion.effect.rect())
        assert motion.duration > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_walk_without_steps_asks_for_no_square(sittings: Any, language: str) -> None:
    sitting = sittings(language=language)
    sitting.app.set_language(language)
    lay(sitting, "move", steps=0)
    assert "0" not in sitting.table.hint_words()


@pytest.mark.rule("ZF-30")
@pytest.mark.parametrize(("health", "full"), [(8, False), (9, True), (10, True)])
def test_a_way_says_that_a_heart_cannot_be_taken(sittings: Any, health: int, *, full: bool) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3, health=(health, 5, 8, 3), dogs="")
    way = table.walks()[S["ranger-post-6"]]
    assert (tr("zombies4.preview.heart_stays") in way_words(way)) == full


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 175])
def test_what_a_die_is_rolled_for_is_told_inside_the_map(
    sittings: Any, language: str, text_size: int
) -> None:
    sitting = sittings(language=language, text_size=text_size, speed="normal")
    sitting.app.set_language(language)
    table: Any = lay(sitting, "move", steps=2)
    goal = Goal(table.view, table.arrange(table.view))
    for why in told.ROLLS:
        beats = list(table.script.rolled(told.Rolled(0, 4, why), goal))
        labels = [m.effect for beat in beats for m in beat if isinstance(m, Show)]
        for label in labels:
            if isinstance(label, Floater):
                assert table.places.window.contains(label.rect()), why


def test_long_words_take_their_room_from_the_picture(sittings: Any) -> None:
    table = lay(sittings(), "move", steps=3)
    side = table.side
    whole = 0
    for kind in range(len(KINDS)):
        side.show(about_card(kind))
        share = side._art.h / round(side.inner.h * 0.44)
        assert share >= LEAST_ART - 0.02
        if side.words.limit:
            assert share <= LEAST_ART + 0.02, "it has given what it can"
        else:
            whole += 1
    assert whole >= 0.7 * len(KINDS)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("text_size", [100, 150, 175])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_how_many_trophies_win_is_read_at_any_size_of_words(
    sittings: Any, size: tuple[int, int], text_size: int, seats: int
) -> None:
    sitting = sittings(size=size, text_size=text_size)
    names = ("person:Ada", *(f"bot:random:B{n}" for n in range(seats - 1)))
    table: Any = sitting.open(Match(INFO, names, seed=1, options=QUICK))
    plates = table.plates(table.view)
    goals = [plate for plate in plates if any(mark.text.endswith("/15") for mark in plate.marks)]
    assert table.view.to_act() in [plate.seat for plate in goals]
    assert len(goals) == seats or seats > 4
    for plate in goals:
        place = table.side.players.rects[plate.seat]
        row = marks_picture(table.look, plate.marks, place.w - table.look.px(20))
        assert row is not None
        assert row.get_width() <= place.w - table.look.px(20)
