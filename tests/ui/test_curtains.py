"""Hidden hands at one screen: a curtain between persons, and nothing of a hand leaks past it."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombanimaux.position import position
from tests.ui.eyes_support import Evening, canvas, curtain, texts
from tests.ui.table_support import Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux.cards import CARDS
from zombiegames.ui.kit.dialogs import Curtain
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.curtains import Curtains
from zombiegames.ui.tables.zombanimaux.story import Story

if TYPE_CHECKING:
    from pathlib import Path

INFO = GAMES["zombanimaux"]
PEOPLE = ("person:Ada", "person:Boris")
MIXED = ("person:Ada", "bot:random:Grimwald", "person:Boris")
ALONE = ("person:Ada", "bot:random:Grimwald", "bot:random:Mortimer")


def raise_curtain(sitting: Sitting) -> None:
    """Say to be there."""
    sitting.click_button("ready")
    sitting.settle(2000)


def seen_cards(table: Any) -> set[tuple[str, int]]:
    """List (zone, seat) of all cards that lie face up in hands, graveyards or drawn ones."""
    return {
        (key[0], key[1])
        for key, sprite in table.stage.sprites.items()
        if key[0] in ("hand", "grave", "drawn") and (key[2] or hasattr(sprite.place.face, "card"))
    }


# -- when it hangs ---------------------------------------------------------------------


def test_the_first_person_is_asked_for_before_any_card_shows(sittings: Any) -> None:
    sitting = sittings()
    table = sitting.open(Match(INFO, PEOPLE, seed=3))
    hanging = curtain(sitting)
    assert hanging is not None
    first = table.match.to_act()
    assert hanging.name == table.course.name(first)
    assert table.viewer is None
    assert seen_cards(table) == set()
    raise_curtain(sitting)
    assert table.viewer == first
    assert ("drawn", first) in seen_cards(table)


@pytest.mark.whole
def test_a_person_against_computers_needs_none(sittings: Any) -> None:
    sitting = sittings()
    table = sitting.open(Match(INFO, ALONE, seed=3))
    rng = Random(1)
    for _ in range(40):
        assert curtain(sitting) is None
        assert table.viewer == 0
        if table.course.over:
            break
        table.do(rng.choice(table.match.state.legal_actions()))
        sitting.settle(2000)


def test_computers_alone_are_watched_from_outside(sittings: Any) -> None:
    sitting = sittings()
    table = sitting.open_unsettled(Match(INFO, ("bot:random:A", "bot:random:B"), seed=3))
    for _ in range(60):
        sitting.tick()
        assert curtain(sitting) is None
        assert table.viewer is None
        assert seen_cards(table) == set()


@pytest.mark.whole
def test_it_hangs_whenever_another_person_is_to_act_and_never_else(sittings: Any) -> None:
    sitting = sittings()
    table = sitting.open(Match(INFO, MIXED, seed=5))
    rng = Random(5)
    looked = [table.match.to_act()]
    raise_curtain(sitting)
    for _ in range(60):
        if table.course.over:
            break
        table.do(rng.choice(table.match.state.legal_actions()))
        sitting.settle(2000)
        if curtain(sitting) is not None:
            looked.append(table.match.to_act())
            raise_curtain(sitting)
        assert table.course.over or table.viewer == table.match.to_act()
    assert len(looked) > 6
    assert all(one != other for one, other in pairwise(looked))
    assert set(looked) == {0, 2}


def test_a_saved_game_opens_behind_a_curtain(sittings: Any) -> None:
    match = Match(INFO, PEOPLE, seed=6)
    match.advance()
    rng = Random(6)
    for _ in range(30):
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    sitting = sittings()
    table = sitting.open(Match.load(match.save(), GAMES))
    assert curtain(sitting) is not None
    assert seen_cards(table) == set()


def test_handing_a_seat_over_does_not_show_the_other_hand(sittings: Any) -> None:
    """Ada lets the computer play for her: only Boris is left, and Ada sits at the screen."""
    sitting = sittings()
    match = Match(INFO, PEOPLE, seed=3)
    table = sitting.open(match)
    raise_curtain(sitting)
    seat = table.viewer
    sitting.key(pygame.K_ESCAPE)
    sitting.click_button("seats")
    sitting.click_button(f"hand_over {seat}")
    sitting.settle(2000)
    hanging = curtain(sitting)
    assert hanging is not None
    assert hanging.name == table.course.name(1 - seat)
    assert seen_cards(table) == set()
    raise_curtain(sitting)
    assert table.viewer == 1 - seat


def test_a_log_that_is_not_told_anew_is_seen_as_a_leak(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zombiegames.ui.table.course import Course

    real = Course.tell_anew

    def keep(self: Course, told: Any) -> None:
        if not self.log:
            real(self, told)

    monkeypatch.setattr(Course, "tell_anew", keep)
    with pytest.raises(AssertionError):
        test_each_log_tells_what_its_reader_saw(sittings)


# -- what it hides ---------------------------------------------------------------------


def pass_the_seat(sitting: Sitting, **how: Any) -> Any:
    """Let Ada play a spider after looking at everything, so that Boris is next."""
    state = position(
        hands=("8 12 13 16", "1 4 5 18"), graves=("10 14 15", "0 2"), horde="3 7", brains=(9, 9),
    )  # fmt: skip
    table = sitting.position(state, PEOPLE, "zombanimaux")
    raise_curtain(sitting)
    assert table.viewer == 0
    for spot in list(table.spots):
        sitting.move(spot.rect.center)
        sitting.tick()
    sitting.click_spot(("hand", 0, 9, 0))
    sitting.click_button("play")
    return table


SECRET = ("Hedgehog", "Rabbit", "Pig", "Bat", "Cat", "Dog")
"""Animals that Ada holds and nobody has seen."""


def test_nothing_of_the_former_hand_is_drawn_or_said_under_it(sittings: Any) -> None:
    sitting = sittings()
    table = pass_the_seat(sitting)
    sitting.settle(2000)
    assert curtain(sitting) is not None
    assert seen_cards(table) == set()
    said = "\n".join(texts(table))
    assert "Spider" in said
    assert not [name for name in SECRET if name in said]
    assert table.choice is None
    assert not table.settled


def test_nothing_of_the_former_hand_shows_while_it_goes_up(tmp_path: Path) -> None:
    """At every frame after the curtain only the own cards lie face up."""
    sitting = Sitting(tmp_path, speed="slow")
    state = position(
        hands=("8 12 13 16", "1 4 5 18"), graves=("10 14 15", "0 2"), horde="3 7", brains=(9, 9),
    )  # fmt: skip
    table = sitting.position(state, PEOPLE, "zombanimaux")
    for viewer in (0, 1):
        for _ in range(900):
            if curtain(sitting) is not None:
                break
            sitting.tick()
        sitting.click_button("ready")
        for _ in range(90):
            sitting.tick()
            assert {seat for _, seat in seen_cards(table)} <= {viewer}
            said = "\n".join(texts(table))
            if viewer == 1:
                assert not [name for name in SECRET if name in said]
        if viewer == 0:
            assert [name for name in SECRET if name in said]
            sitting.click_spot(("hand", 0, 9, 0))
            sitting.click_button("play")
    sitting.app.stack.close()
    sitting.app.profile.close()


def test_the_picture_of_the_curtain_does_not_depend_on_the_hand(sittings: Any) -> None:
    pictures = set()
    for hand in ("8 12 13 16", "8 9 17 19"):
        sitting = sittings()
        state = position(hands=(hand, "1 4 5 18"), graves=("10 14 15", "0 2"), horde="3 7")
        sitting.position(state, PEOPLE, "zombanimaux")
        raise_curtain(sitting)
        sitting.click_spot(("hand", 0, 9, 0))
        sitting.click_button("play")
        sitting.settle(2000)
        assert curtain(sitting) is not None
        sitting.move((3, 3))
        sitting.tick(2)
        pictures.add(canvas(sitting))
    assert len(pictures) == 1


def test_the_table_after_it_does_not_depend_on_the_former_hand(sittings: Any) -> None:
    """What Boris sees, hears and reads is the same whatever Ada holds."""
    pictures, words = set(), set()
    for hand in ("8 12 13 16", "8 9 17 19"):
        sitting = sittings(reduced_motion=True)
        state = position(
            hands=(hand, "1 4 5 18"), graves=("10 14 15", "0 2"), horde="3 7", rest="reserve"
        )
        table = sitting.position(state, PEOPLE, "zombanimaux")
        raise_curtain(sitting)
        sitting.click_spot(("hand", 0, 9, 0))
        sitting.click_button("play")
        sitting.settle(2000)
        raise_curtain(sitting)
        sitting.move((3, 3))
        sitting.tick(2)
        table.dirty = True
        sitting.app.draw_changes()
        pictures.add(canvas(sitting))
        words.add("\n".join(texts(table)))
    assert len(pictures) == 1
    assert len(words) == 1


def test_a_new_size_or_language_under_it_shows_nothing(sittings: Any) -> None:
    sitting = sittings()
    table = pass_the_seat(sitting)
    sitting.settle(2000)
    for size in ((1024, 640), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        sitting.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        sitting.tick(3)
        assert curtain(sitting) is not None
        assert len([scene for scene in sitting.app.stack.scenes if isinstance(scene, Curtain)]) == 1
        assert seen_cards(table) == set()
        assert table.stage.differences(table.arrange(table.match.view(None))) == []
    sitting.app.set_language("fr")
    sitting.tick(3)
    assert seen_cards(table) == set()
    sitting.click_button("ready")
    sitting.settle(2000)
    assert table.viewer == 1
    assert curtain(sitting) is None


@pytest.mark.whole
@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_u, pygame.K_h, pygame.K_l, pygame.K_z])
def test_no_key_looks_behind_it(sittings: Any, key: int) -> None:
    sitting = sittings()
    table = pass_the_seat(sitting)
    sitting.settle(2000)
    before = len(table.match)
    sitting.key(key)
    sitting.click((40, 600))
    assert curtain(sitting) is not None
    assert len(table.match) == before


@pytest.mark.whole
def test_each_log_tells_what_its_reader_saw(sittings: Any) -> None:
    """Through a whole game: a buried, drawn or refilled card of another is never named."""
    sitting = sittings()
    table = sitting.open(Match(INFO, PEOPLE, seed=9))
    rng = Random(9)
    checked = 0
    for _ in range(80):
        if table.course.over:
            break
        if curtain(sitting) is not None:
            raise_curtain(sitting)
        viewer = table.viewer
        happened = [entry for deed in table.match.deeds for entry in deed.entries]
        for entry in happened:
            event = entry.for_seat(viewer)
            if event is not None and event.kind in ("buried", "drawn", "added"):
                assert bool(event.card) == (event.seat == viewer)
                checked += 1
        shown = [line.event for line in table.course.log]
        truth = [entry.for_seat(viewer) for entry in happened]
        assert shown == [event for event in truth if event is not None]
        table.do(rng.choice(table.match.state.legal_actions()))
        sitting.settle(2000)
    assert checked > 100


GAMES_READ = 25
"""Games whose logs are read; 500 have been."""


def test_no_line_of_any_log_names_a_hidden_card() -> None:
    """Every event is told to every seat and an onlooker; who may not see the card reads none."""
    names = [tr(f"zombanimaux.card.{card.animal}.name") for card in CARDS]
    kinds = set()
    for seed in range(GAMES_READ):
        players = 2 + seed % 4
        match = Match(INFO, [f"person:P{n}" for n in range(players)], seed=seed)
        match.state.listening = True
        story = Story([f"P{n}" for n in range(players)])
        rng = Random(seed)
        steps = match.advance()
        while steps:
            for entry in (entry for step in steps for entry in step.entries):
                for viewer in (*range(players), None):
                    event = entry.for_seat(viewer)
                    if event is None or event == entry.event:
                        continue
                    line = story.line(event)
                    assert not [name for name in names if name in line], line
                    kinds.add(event.kind)
            if match.outcome is not None:
                break
            steps = [match.play(rng.choice(match.state.legal_actions())), *match.advance()]
    assert kinds == {"dealt", "drawn", "buried", "kept", "given", "added", "refilled"}


def test_undo_never_reaches_behind_it(sittings: Any) -> None:
    sitting = sittings(casual_undo=True)
    table = pass_the_seat(sitting)
    sitting.settle(2000)
    raise_curtain(sitting)
    assert table.buttons.undo_target() is None
    sitting.key(pygame.K_u)
    assert table.speech.told == (tr("table.unable.undo"), "")


def test_the_name_of_a_save_tells_no_card(sittings: Any) -> None:
    sitting = sittings()
    table = pass_the_seat(sitting)
    sitting.settle(2000)
    raise_curtain(sitting)
    table.ways.save()
    names = [entry.name for entry in sitting.app.saves.entries()]
    assert any(names)
    assert not [name for name in names for animal in SECRET if animal in name]


# -- what a curtain tells --------------------------------------------------------------


def secrets(table: Any) -> set[str]:
    """List the lines that only some seat may read."""
    onlooker = set(lines_for(table, None))
    seats = range(len(table.match.controllers))
    return {line for seat in seats for line in lines_for(table, seat)} - onlooker


def lines_for(table: Any, seat: int | None) -> list[str]:
    """Tell the log as a seat may know it."""
    story = table.new_story()
    events = [entry.for_seat(seat) for deed in table.match.deeds for entry in deed.entries]
    return [line for event in events if event is not None and (line := story.line(event))]


@pytest.mark.whole
@pytest.mark.parametrize("game", ["zombanimaux", "zombie_card_game", "zombies4"])
def test_a_curtain_tells_what_happened_and_nothing_of_a_hand(sittings: Any, game: str) -> None:
    evening = Evening(sittings, game, max(2, GAMES[game].seats[0]), seed=5)
    evening.rings = 1
    hung = told = hidden = 0
    for _ in range(30):
        if evening.table.course.over:
            break
        hanging = curtain(evening.sitting)
        if hanging is not None:
            hung += 1
            seat = evening.table.course.acting
            lines = list(hanging.told())
            private = secrets(evening.table)
            assert not private.intersection(lines)
            numbers = [deed.number for deed in evening.table.match.deeds if deed.seat == seat]
            assert bool(lines) <= bool(numbers)
            told += bool(lines)
            hidden += len(private)
            evening.sitting.click_button("ready")
            evening.rest()
        else:
            evening.act()
    assert hung > 1
    assert told
    # In the card game hands are hidden, but hardly a line is told of them.
    assert hidden or game == "zombie_card_game"


def test_a_curtain_that_tells_of_a_hand_is_seen(
    sittings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Curtains, "since", lambda self, seat: lines_for(self.scene, seat))
    evening = Evening(sittings, "zombanimaux", 2, seed=5)
    evening.act_until_a_curtain_hangs()
    hanging = curtain(evening.sitting)
    assert hanging is not None
    assert secrets(evening.table).intersection(hanging.told())


def test_a_curtain_shows_game_and_colour_of_the_next(sittings: Any) -> None:
    pictures = []
    for game in ("zombanimaux", "zombie_card_game"):
        evening = Evening(sittings, game, 3, seed=5)
        evening.act_until_a_curtain_hangs()
        hanging = curtain(evening.sitting)
        assert hanging is not None
        seat = evening.table.course.acting
        assert hanging.game == game
        assert hanging.colour == evening.table.colours[seat]
        evening.app.draw()
        shot = evening.app.window.canvas
        plate = shot.subsurface(hanging._plate)
        fill = hanging.colour.fill
        assert any(
            plate.get_at((x, plate.get_height() // 2))[:3] == fill for x in range(plate.get_width())
        )
        pictures.append(pygame.image.tobytes(shot.subsurface(hanging._emblem), "RGB"))
    assert pictures[0] != pictures[1]
