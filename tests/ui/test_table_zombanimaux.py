"""The table of Zomb'Animaux: whole games by mouse, every decision, and why not."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombanimaux.position import position
from tests.ui.table_support import Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombanimaux import events, terms
from zombiegames.games.zombanimaux.actions import Give, Play, Refill, Steal, Swap
from zombiegames.games.zombanimaux.cards import CARDS
from zombiegames.ui.kit.dialogs import Confirm, Curtain
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.table.reader import Pile
from zombiegames.ui.table.spots import TARGET
from zombiegames.ui.tables.zombanimaux import script as zombanimaux_script
from zombiegames.ui.tables.zombanimaux.faces import AnimalFace, PileFace
from zombiegames.ui.tables.zombanimaux.path import path_of

if TYPE_CHECKING:
    from pathlib import Path

INFO = GAMES["zombanimaux"]
TWO = ("person:Ada", "bot:random:Grimwald")
THREE = ("person:Ada", "bot:random:Grimwald", "bot:random:Mortimer")
ANIMALS = {card.number: card.number + 1 for card in CARDS}


def sit(sitting: Sitting, controllers: tuple[str, ...] = TWO, **how: Any) -> Any:
    """Sit down at a position, in front of a raised curtain."""
    table = sitting.position(position(**how), controllers, "zombanimaux")
    raise_curtain(sitting)
    return table


def raise_curtain(sitting: Sitting) -> None:
    """Say to be there, where one is asked for."""
    if isinstance(sitting.app.stack.top, Curtain):
        sitting.click_button("ready")
        sitting.settle()


def card(zone: str, number: int, copy: int = 0, seat: int = 0) -> tuple[str, int, int, int]:
    """Name the spot of an own card."""
    return (zone, seat, number + 1, copy)


def click_action(sitting: Sitting, table: Any, action: Any) -> None:
    """Do an action by clicks on what is drawn."""
    for step in path_of(table.match.view(table.match.to_act()), action):
        for member in sorted(step) if isinstance(step, frozenset) else [step]:
            sitting.click_on(member)
    if isinstance(sitting.app.stack.top, Confirm):
        sitting.click_button("yes")


# -- whole games -----------------------------------------------------------------------


def _by_mouse(sitting: Sitting, controllers: tuple[str, ...], seed: int, **options: Any) -> Any:
    """Click a random game through, giving up seldom, until it is over."""
    table = sitting.open(Match(INFO, controllers, seed=seed, options=options))
    raise_curtain(sitting)
    rng = Random(seed)
    kinds = set()
    for _ in range(2000):
        if table.course.over:
            break
        actions = table.match.state.legal_actions()
        calm = [action for action in actions if action.kind != "give-up"]
        action = rng.choice(calm if calm and rng.random() < 0.8 else actions)
        before = len(table.match)
        seat = table.match.to_act()
        assert table.viewer == seat
        click_action(sitting, table, action)
        line = table.match.lines[before]
        assert (line.seat, line.text) == (seat, INFO.notation.format(action))
        kinds.add(action.kind)
        sitting.settle(1500)
        raise_curtain(sitting)
    assert isinstance(sitting.app.stack.top, Result)
    assert {"bury", "play", "refill", "give-up"} <= kinds
    return table


@pytest.mark.whole
@pytest.mark.parametrize("controllers", [TWO, THREE], ids=["two", "three"])
def test_a_whole_game_by_mouse(sitting: Sitting, controllers: tuple[str, ...]) -> None:
    table = _by_mouse(sitting, controllers, 3)
    again = Match.load(table.match.save(), GAMES)
    assert again.outcome == table.match.outcome


@pytest.mark.whole
def test_a_whole_game_of_two_persons_goes_by_curtains(sitting: Sitting) -> None:
    """Two people and a computer in between; options on."""
    controllers = ("person:Ada", "bot:random:Grimwald", "person:Boris")
    shown: list[str] = []
    real = Curtain.enter

    def enter(self: Any, app: Any) -> None:
        shown.append(self.name)
        real(self, app)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Curtain, "enter", enter)
        _by_mouse(sitting, controllers, 4, forgotten_refill=True)
    assert {"Ada", "Boris"} == set(shown)
    assert all(one != other for one, other in pairwise(shown))


def _watch(sitting: Sitting, seed: int, players: int) -> list[str]:
    """Let a person's seat and computers play at random; list what had to jump."""
    controllers = ("person:Ada", *[f"bot:random:B{n}" for n in range(1, players)])
    options = {"forgotten_refill": seed % 2 == 1}
    match = Match(INFO, controllers, seed=seed, options=options)
    table = sitting.open_unsettled(match)
    reconcile = table.stage.reconcile
    jumped: list[str] = []

    def checked(places: Any) -> None:
        if len(table.match) > 3:
            found = table.stage.differences(places)
            for key, place in places.items():
                sprite = table.stage.sprites.get(key)
                if sprite is not None and key[0] in ("brains", "tag", "note", "pile", "horde"):
                    shown, true = sprite.place.face, place.face
                    if isinstance(true, AnimalFace):
                        shown, true = shown.card, true.card
                    if shown != true:
                        found.append(f"{key}: {shown} is {true}")
            jumped.extend(f"{seed}, step {len(table.match)}: {text}" for text in found)
        reconcile(places)

    table.stage.reconcile = checked
    rng = Random(seed)
    for _ in range(4000):
        table.update(1 / 60)
        if table.choice is not None:
            actions = table.match.state.legal_actions()
            calm = [action for action in actions if action.kind != "give-up"] or actions
            table.do(rng.choice(calm if rng.random() < 0.9 else actions))
        if table.course.over:
            break
    assert len(table.course.log) > 50
    assert not [line for line in table.log_lines() if "<" in line or "{" in line]
    return jumped


@pytest.mark.whole
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(1, 5))
def test_nothing_jumps_when_the_events_have_played(
    sitting: Sitting, seed: int, players: int
) -> None:
    assert _watch(sitting, seed, players) == []


@pytest.mark.whole
@pytest.mark.parametrize("event", [events.Given, events.Refilled, events.HordeDiscarded])
def test_a_forgotten_event_is_seen_as_a_jump(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, event: type
) -> None:
    monkeypatch.delitem(zombanimaux_script.Script.shows, event)
    assert _watch(sitting, 1, 4) != []


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_motion_in_frames_ends_where_instant_ends(tmp_path: Path, speed: str) -> None:
    """Frame by frame, drawn in patches, the screen ends as one drawn anew."""
    sitting = Sitting(tmp_path, speed=speed, pace="instant", reduced_motion=speed == "slow")
    table = sit(
        sitting, THREE, hands=("3 9 9 17", "5", "6 6"), graves=("2 14", "1", "7"), horde="7"
    )
    for action in (Play(10, (1,)),):
        click_action(sitting, table, action)
        sitting.settle(3000)
    sitting.move((2, 2))
    sitting.tick(3)
    assert table.stage.differences(table.arrange(table.view)) == []
    patched = pygame.image.tobytes(sitting.app.window.canvas, "RGB")
    table.dirty = True
    sitting.app.draw_changes()
    assert pygame.image.tobytes(sitting.app.window.canvas, "RGB") == patched


def test_only_two_can_concede_but_anybody_can_hand_over(sitting: Sitting) -> None:
    for controllers, offered in ((TWO, True), (THREE, False)):
        table = sit(sitting, controllers, hands=("3 9", "5", "6")[: len(controllers)], horde="7")
        keys = {item.key for item in table.ways.pause_items()}
        assert ("concede" in keys) == offered
        assert {"save", "seats"} <= keys


def test_the_result_counts_brains(sitting: Sitting) -> None:
    from zombiegames.ui.pages.result import points_words

    table = sit(
        sitting, THREE, hands=("9", "5 6 8", "1 3"), graves=("", "0 1", "4 4"), horde="7",
        brains=(7, 3, 9),
    )  # fmt: skip
    click_action(sitting, table, Play(10, ()))
    sitting.settle(2000)
    sitting.tick(120)
    assert isinstance(sitting.app.stack.top, Result)
    assert points_words("zombanimaux", 7) == "7 brains"
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (7, 0, 5)


def test_the_table_is_laid_before_the_first_card_is_dealt(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="normal")
    table = sitting.open_unsettled(Match(INFO, THREE, seed=3))
    for _ in range(400):
        sitting.tick()
        if any(key[0] == "drawn" for key in table.stage.sprites):
            break
    shown = {key[:2] for key in table.stage.sprites}
    assert {("brains", 0), ("brains", 2), ("plate", 1), ("die",), ("pile", "reserve")} <= shown
    sitting.app.stack.close()
    sitting.app.profile.close()


# -- every decision --------------------------------------------------------------------


def test_equal_cards_gather_and_extras_are_given_by_clicks(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("3 8 8 8", "5", "6 6"), graves=("2", "1", "7"), horde="7")
    resting = sitting.spot(card("hand", 8)).rect.y
    sitting.click_spot(card("hand", 8))
    for copy in range(3):
        assert sitting.spot(card("hand", 8, copy)).rect.y == resting - table.places.lift
    assert sitting.button_names()[0] == "play"
    assert table.button_words("play") == "Play one 8"
    sitting.click_spot(("seat", 1))
    sitting.click_spot(("seat", 2))
    assert table.button_words("play") == "Play 3 × 8"
    sitting.click(sitting.spot(("seat", 2)).rect.center, button=3)
    sitting.click_spot(("seat", 1))
    sitting.click_button("play")
    assert table.match.lines[0].text == "play 8 1,1"


def test_a_card_is_played_by_a_second_click_and_by_the_horde(sitting: Sitting) -> None:
    for second in (card("hand", 9), ("horde",)):
        table = sit(sitting, THREE, hands=("3 9", "5", "6"), graves=("2 4", "1", "7"), horde="7")
        sitting.click_spot(card("hand", 9))
        assert len(table.match) == 0
        sitting.click_spot(second)
        assert table.match.lines[0].text == "play 9 ."


def test_fewer_copies_than_held_can_be_played(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("9 9", "5", "6"), graves=("2 4", "1", "7"), horde="7")
    sitting.click_spot(card("hand", 9))
    sitting.click_button("play")
    assert table.match.lines[0].text == "play 9 ."


def test_the_key_that_declines_gives_up_and_asks_first(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7")
    sitting.key(pygame.K_x)
    assert isinstance(sitting.app.stack.top, Confirm)
    assert not table.match.lines
    sitting.click_button("yes")
    assert table.match.lines[0].text == "give-up"


def _take(sitting: Sitting, name: Any) -> None:
    start = sitting.point_of(sitting.spot(name))
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 20, start[1] - 40), held=True)


def _drop(sitting: Sitting, name: Any) -> None:
    spot = sitting.spot(name)
    sitting.move(spot.rect.center, held=True)
    sitting.up(spot.rect.center)
    sitting.tick()


def test_extras_are_given_by_dragging(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("3 9 9", "5", "6"), graves=("2 4", "1", "7"), horde="7")
    _take(sitting, card("hand", 9, 1))
    assert table.pointer.dragging
    _drop(sitting, ("seat", 2))
    assert not table.pointer.dragging
    assert table.button_words("play") == "Play 2 × 9"
    sitting.key(pygame.K_RETURN)
    assert table.match.lines[0].text == "play 9 2"


def test_a_card_is_played_by_dragging_it_onto_the_horde(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7")
    _take(sitting, card("hand", 9))
    _drop(sitting, ("horde",))
    assert table.match.lines[0].text == "play 9 ."


@pytest.mark.parametrize("how", ["leave", "focus", "escape", "right", "own graveyard"])
def test_a_drag_that_ends_otherwise_does_nothing(sitting: Sitting, how: str) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7")
    _take(sitting, card("hand", 9))
    if how == "leave":
        sitting.post(pygame.event.Event(pygame.WINDOWLEAVE))
    elif how == "focus":
        sitting.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    elif how == "escape":
        sitting.key(pygame.K_ESCAPE)
    elif how == "right":
        sitting.down((600, 300), button=3)
        sitting.up((600, 300), button=3)
    else:
        _drop(sitting, card("grave", 2))
    sitting.tick()
    assert not table.pointer.dragging
    assert len(table.match) == 0
    assert table.choice is not None
    assert not table.choice.picker.started
    assert table.stage.differences(table.arrange(table.view)) == []


@pytest.mark.rule("ZA-12")
def test_the_first_question_of_the_deal_gives_a_reason(sitting: Sitting) -> None:
    """What is buried comes back: above the cards stands what that is good for."""
    how = {"step": "deal", "drawn": "3 9 17", "hands": ("2 4", ""), "graves": ("11", "")}
    table = sit(sitting, **how, turn=0)
    above = table.stage.sprites["note", "rule"].place
    assert above.face.text == tr("zombanimaux.limit.deal")
    assert above.rect.bottom <= sitting.spot(card("drawn", 3)).rect.top
    playing = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7")
    assert playing.stage.sprites["note", "rule"].place.face.text != above.face.text


def test_a_card_is_buried_by_click_or_by_dragging_it_to_the_graveyard(sitting: Sitting) -> None:
    how = {"step": "deal", "drawn": "3 9 17", "hands": ("2 4", ""), "graves": ("11", "")}
    table = sit(sitting, **how)
    sitting.click_spot(card("drawn", 9))
    assert table.match.lines[0].text == "bury 9"
    table = sit(sitting, **how)
    _take(sitting, card("drawn", 17))
    _drop(sitting, ("rack",))
    assert len(table.match) == 0
    _take(sitting, card("drawn", 17))
    _drop(sitting, ("plot",))
    assert table.match.lines[0].text == "bury 17"


def test_giving_up_asks_first_where_something_can_be_played(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7", brains=(4, 9))
    sitting.click_button("give-up")
    assert isinstance(sitting.app.stack.top, Confirm)
    sitting.click_button("no")
    assert len(table.match) == 0
    sitting.click_button("give-up")
    sitting.click_button("yes")
    assert table.match.state.brains[0] == 3
    sitting.settle()
    assert table.view.prompt == terms.KEEP
    assert table.hint_words() == "Choose the card for your graveyard; you keep the other."


def test_with_nothing_to_play_giving_up_is_the_main_button(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3", "5"), graves=("2 4", "1"), horde="7")
    assert sitting.button_names() == ["give-up"]
    assert table.buttons.main is not None
    assert table.buttons.main.kind == "commit"
    sitting.key(pygame.K_e)
    assert table.match.lines[0].text == "give-up"


@pytest.mark.parametrize(
    ("step", "action", "clicks"),
    [
        ("swap", Swap("hand", 2), [("swap", "hand", 2)]),
        ("swap", Swap("graveyard", 1), [("swap", "graveyard", 1)]),
        ("steal", Steal(2), [("seat", 2)]),
        ("give", Give(4, 1), [("hand", 0, 4, 0), ("seat", 1)]),
        ("refill", Refill(15), [("grave", 0, 15, 0)]),
    ],
)
def test_what_the_die_asks_is_clicked(
    sitting: Sitting, step: str, action: Any, clicks: list[Any]
) -> None:
    table = sit(
        sitting, THREE, step=step, hands=("3 9", "5 6", "1"), graves=("2 14 19", "0 1", "7"),
        horde="2 13",
    )  # fmt: skip
    assert table.hint_words()
    for name in clicks:
        assert sitting.spot(name).state == TARGET, name
        sitting.click_spot(name)
    assert table.match.lines[0].text == INFO.notation.format(action)


def test_a_refill_can_be_taken_back_card_by_card(sitting: Sitting) -> None:
    table = sit(
        sitting, step="refill", hands=("3", "5 6"), graves=("2 14 19 14", "0 1"), horde="2 13",
    )  # fmt: skip
    sitting.click_spot(card("grave", 14))
    sitting.settle()
    assert sitting.spot(card("hand", 14)).rect.y >= table.places.zone("hand", 0).rect.y
    assert table.match.state.hands[0] == [4]
    sitting.click_button("undo")
    sitting.settle()
    assert table.view.picked == []
    assert table.stage.differences(table.arrange(table.view)) == []


def test_horde_and_discard_open(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2", "1"), horde="0 2 7", discards="4 6 8")
    for name, cards in ((("horde",), [8, 3, 1]), (("pile", "discard"), [9, 7, 5])):
        sitting.click_spot(name)
        top = sitting.app.stack.top
        assert isinstance(top, Pile)
        assert [face.card for face in top.faces] == cards
        sitting.key(pygame.K_ESCAPE)
    assert table.choice is not None


@pytest.mark.parametrize(
    ("horde", "number", "rule"),
    [("7", 3, "ZA-10"), ("2 8", 9, "ZA-21"), ("15", 11, "ZA-22")],
)
def test_a_card_that_cannot_be_played_says_why(
    sitting: Sitting, horde: str, number: int, rule: str
) -> None:
    hands = (f"0 {number}", "5")
    table = sit(sitting, hands=hands, graves=("2", "1"), horde=horde)
    key = card("hand", number)
    face = table.stage.sprites[key].place.face
    assert face.spent
    assert not table.stage.sprites[card("hand", 0)].place.face.spent
    sitting.click_spot(key)
    assert table.speech.told is not None
    assert table.speech.told[1] == rule
    assert len(table.speech.told[0]) > 20
    assert "<" not in table.speech.told[0]


@pytest.mark.parametrize(
    ("step", "click", "rule"),
    [
        ("play", ("grave", 0, 3, 0), "ZA-12"),
        ("steal", ("hand", 0, 10, 0), "ZA-34"),
        ("swap", ("seat", 1), "ZA-33"),
        ("refill", ("hand", 0, 10, 0), "ZA-12"),
        ("deal", ("hand", 0, 10, 0), "ZA-01"),
        ("keep", ("hand", 0, 10, 0), "ZA-13"),
    ],
)
def test_other_clicks_say_why_not(sitting: Sitting, step: str, click: Any, rule: str) -> None:
    drawn = {"deal": "4 6 13", "keep": "4 6"}.get(step, "")
    horde = "" if drawn else "7"
    table = sit(
        sitting, THREE, step=step, hands=("3 9", "5", "6"), graves=("2 2", "", "1"), horde=horde,
        drawn=drawn,
    )  # fmt: skip
    sitting.click_spot(click)
    assert table.speech.told is not None
    assert table.speech.told[1] == rule
    assert table.speech.told[0] != tr("table.refused")
    assert len(table.match) == 0


def test_a_player_clicked_too_early_is_not_told_of_the_die(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2", "1"), horde="7")
    sitting.click_spot(("seat", 1))
    assert table.speech.told == (tr("table.nothing_here"), "")


def test_a_preview_tells_what_comes_of_it(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("3 9 9", "5", "6"), graves=("2 4", "1", "7"), horde="7")
    sitting.click_spot(card("hand", 9))
    sitting.hover_spot(("seat", 2))
    words = " ".join(text for _, text in table.previewed)
    assert "horde at 9" not in words
    sitting.click_spot(("seat", 2))
    sitting.hover_spot(("horde",))
    words = [text for _, text in table.previewed]
    assert "horde at 9" in words
    assert any("buried" in text or "back in hand" in text for text in words)


def test_the_panel_tells_what_one_knows_of_others(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("8 8 12", "5", "6"), graves=("2 4", "1", "7"), horde="7")
    click_action(sitting, table, Play(9, (1,)))
    sitting.settle()
    about = table.inspect(("seat", 1))
    assert about is not None
    assert "Spider (8)" in about.text
    unknown = table.inspect(("seat", 2))
    assert unknown is not None
    assert "Spider" not in unknown.text


def test_the_die_shows_what_was_rolled_in_this_turn(sitting: Sitting) -> None:
    table = sitting.open(Match(INFO, TWO, seed=11))
    rng = Random(2)
    seen = set()
    for _ in range(400):
        if table.course.over:
            break
        table.do(rng.choice(table.match.state.legal_actions()))
        rolled = [e for e in (line.event for line in table.course.log) if e.kind == "rolled"]
        sitting.settle(2000)
        seen.add(table.die_face())
        if rolled:
            break
    assert table.stage.sprites[("die",)].place.face.face == table.die_face()
    assert -1 in seen


def test_a_turn_by_keyboard(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("3 9 9", "5", "6"), graves=("2 4", "1", "7"), horde="7")

    def go_to(name: Any) -> None:
        goal = sitting.spot(name).rect
        for _ in range(20):
            current = table.pointer.spot_in_question() if table.focus.ringed else None
            if current is not None and current.name == name:
                return
            here = goal if current is None else current.rect
            dx, dy = goal.centerx - here.centerx, goal.centery - here.centery
            if abs(dy) > 40:
                sitting.key(pygame.K_DOWN if dy > 0 else pygame.K_UP)
            else:
                sitting.key(pygame.K_RIGHT if dx > 0 else pygame.K_LEFT)
        raise AssertionError(f"{name} cannot be reached")

    go_to(card("hand", 9))
    sitting.key(pygame.K_RETURN)
    assert table.choice is not None
    assert table.choice.picker.started
    go_to(("seat", 1))
    sitting.key(pygame.K_RETURN)
    sitting.key(pygame.K_e)
    assert table.match.lines[0].text == "play 9 1"


def test_a_suggestion_is_chosen_but_for_its_last_click(sitting: Sitting) -> None:
    table = sit(sitting, hands=("3 9", "5"), graves=("2 4", "1"), horde="7")
    sitting.take_advice()
    assert table.speech.told[0].startswith("This wins ")
    assert len(table.match) == 0


def test_labels_count_what_is_shown(sitting: Sitting) -> None:
    table = sit(sitting, THREE, hands=("3 9", "5 6", "1"), graves=("2", "", "0 7"), horde="4 7")
    words = {
        key: sprite.place.face.text
        for key, sprite in table.stage.sprites.items()
        if key[0] in ("tag", "note")
    }
    assert words["tag", "hand", 1] == "Hand 2"
    assert words["tag", "grave", 2] == "Graveyard 2"
    assert words["tag", "grave", 0] == "Your graveyard: 1"
    assert words["note", "horde"] == "Horde: 2"
    assert words["note", "rule"] == "Higher than 7, or a mosquito"
    reserve = table.stage.sprites["pile", "reserve"].place.face
    assert isinstance(reserve, PileFace)
    assert reserve.size == len(table.match.state.reserve)
