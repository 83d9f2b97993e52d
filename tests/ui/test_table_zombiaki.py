"""The table of Zombiaki: whole games by mouse, every prompt, and pictures that tell the truth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.table_support import BRIEFLY, PERSONS, Sitting
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombiaki import events as told
from zombiegames.games.zombiaki import terms
from zombiegames.games.zombiaki.actions import EndTurn, Play
from zombiegames.games.zombiaki.advice import countdown
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import KIND, KIND_OF
from zombiegames.ui.kit.dialogs import Confirm
from zombiegames.ui.kit.i18n import set_language
from zombiegames.ui.pages.result import Result
from zombiegames.ui.tables.zombiaki.path import path_of
from zombiegames.ui.tables.zombiaki.scenery import dawn_words, effects
from zombiegames.ui.tables.zombiaki.story import Story

if TYPE_CHECKING:
    from pathlib import Path

INFO = GAMES["zombiaki"]
S = {name: number for number, name in enumerate(GRID.names)}
"""Square by name."""


def hand_card(sitting: Sitting, kind: str) -> Any:
    """Name the spot of a card of a kind in a hand."""
    return next(
        spot.name
        for spot in sitting.table.spots
        if spot.name[0] == "hand" and KIND_OF[spot.name[1]] == KIND[kind]
    )


def choose(sitting: Sitting, *clicks: Any) -> None:
    """Click a card by its kind, squares by their names, buttons by ``!name``."""
    for click in clicks:
        if click.startswith("!"):
            sitting.click_button(click[1:])
        elif click in S:
            sitting.click_spot(("square", S[click]))
        else:
            sitting.click_spot(hand_card(sitting, click))


# -- whole games -----------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("preset", ["sheet", "publisher"])
def test_a_whole_game_by_mouse(sitting: Sitting, preset: str) -> None:
    """Every decision of a random game is clicked; a twin match says what must come of it."""
    options = INFO.presets[preset]
    match = Match(INFO, PERSONS, seed=7, options=options)
    twin = Match(INFO, PERSONS, seed=7, options=options)
    twin.advance()
    table = sitting.open(match)
    rng = Random(5)
    decisions = 0
    while twin.outcome is None:
        action = rng.choice(twin.state.legal_actions())
        for step in path_of(twin.view(twin.to_act()), action):
            members = sorted(step) if isinstance(step, frozenset) else [step]
            for member in members:
                sitting.click_on(member)
        if len(table.match) == len(twin) and "confirm" in sitting.button_names():
            sitting.click_button("confirm")
        if isinstance(sitting.app.stack.top, Confirm):
            sitting.click_button("yes")
        twin.play(action)
        twin.advance()
        decisions += 1
        assert table.match.state.digest() == twin.state.digest(), action
        assert len(table.match) == len(twin)
        sitting.settle()
    assert decisions > 40
    assert isinstance(sitting.app.stack.top, Result)
    assert table.match.outcome == twin.outcome


def _watch(sitting: Sitting, seed: int, preset: str) -> list[str]:
    """Let two computers play at random; list what had to jump when the events had played."""
    controllers = ("bot:random:A", "bot:random:B")
    match = Match(INFO, controllers, seed=seed, options=INFO.presets[preset])
    table = sitting.open_unsettled(match)
    reconcile = table.stage.reconcile
    jumped: list[str] = []

    def checked(places: Any) -> None:
        if len(table.match) > 2:
            found = table.stage.differences(places)
            for key, place in places.items():
                sprite = table.stage.sprites.get(key)
                if key[0] == "figure" and sprite is not None:
                    shown, true = sprite.place.face, place.face
                    if (shown.strength, shown.shield) != (true.strength, true.shield):
                        found.append(f"{key}: {shown} is {true}")
            jumped.extend(f"{seed}, step {len(table.match)}: {text}" for text in found)
        reconcile(places)

    table.stage.reconcile = checked  # type: ignore[method-assign]
    while not table.course.over:
        table.update(1 / 60)
    assert len(table.course.log) > 50
    lines = table.log_lines()
    assert not [line for line in lines if "⟨" in line or "{" in line]
    return jumped


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(1, 13))
def test_nothing_jumps_when_the_events_have_played(sitting: Sitting, seed: int) -> None:
    assert _watch(sitting, seed, ("sheet", "publisher")[seed % 2]) == []


def test_a_forgotten_event_is_seen_as_a_jump(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zombiegames.games.zombiaki import events
    from zombiegames.ui.tables.zombiaki import script as zombiaki_script

    monkeypatch.delitem(zombiaki_script.Script.shows, events.Moved)
    assert _watch(sitting, 1, "sheet") != []


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_motion_in_frames_ends_where_instant_ends(tmp_path: Path, speed: str) -> None:
    """Frame by frame, drawn in patches, the screen ends as one drawn anew."""
    sitting = Sitting(tmp_path, speed=speed, pace="instant", reduced_motion=speed == "slow")
    state = position(
        turn="humans", A1="zombie 3", B3="dog", C4="zombie 4 shield", C2="zombie 2",
        hand_humans="shot-2 grenade net", hand_zombies="hunger",
    )  # fmt: skip
    table = sitting.position(state)
    for clicks in (("shot-2", "B3"), ("grenade", "C4"), ("net", "A1")):
        choose(sitting, *clicks)
        sitting.settle(900)
    sitting.move((2, 2))
    sitting.tick(3)
    places = table.arrange(table.view)
    assert table.stage.differences(places) == []
    for key, sprite in table.stage.sprites.items():
        if key[0] != "fire":
            sprite.settle(places[key])
    sitting.app.draw_changes()
    table.time = 0.0
    sitting.app.draw()
    whole = pygame.image.tobytes(sitting.app.window.canvas, "RGB")
    table.dirty = True
    sitting.app.draw_changes()
    assert pygame.image.tobytes(sitting.app.window.canvas, "RGB") == whole


# -- decisions -------------------------------------------------------------------------


def test_a_click_previews_and_does(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", A2="zombie 2", hand_humans="shot-2")
    table = sitting.position(state)
    choose(sitting, "shot-2")
    sitting.hover_spot(("square", S["C4"]))
    assert [words for _, words in table.previewed] == ["−2 · pushed back to C3"]
    choose(sitting, "C4")
    assert table.match.state.figures[S["C3"]] > 0
    assert table.match.state.strength[table.match.state.figures[S["C3"]]] == 3


def test_a_preview_assumes_that_a_shot_is_not_answered(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="shot-2", hand_zombies="click")
    table = sitting.position(state)
    choose(sitting, "shot-2")
    sitting.hover_spot(("square", S["C4"]))
    assert "pushed back" in table.previewed[0][1]
    choose(sitting, "C4")
    sitting.settle()
    assert table.match.state.prompt == terms.CLICKED
    assert table.viewer == 0
    assert set(sitting.button_names()) >= {"decline", "click"}
    choose(sitting, "click")
    assert table.match.state.strength[table.match.state.figures[S["C4"]]] == 5


def test_flames_are_shared_click_by_click_and_taken_back(sitting: Sitting) -> None:
    state = position(turn="humans", B4="zombie 3", C4="zombie 2", hand_humans="flamethrower")
    table = sitting.position(state)
    choose(sitting, "flamethrower", "B4", "B4", "C4")
    assert "confirm" in sitting.button_names()
    sitting.click_button("back")
    choose(sitting, "B4", "!confirm")
    assert table.match.state.figures[S["B4"]] == -1
    assert table.match.state.strength[table.match.state.figures[S["C4"]]] == 2


def test_a_net_is_thrown_over_a_group(sitting: Sitting) -> None:
    state = position(turn="humans", B1="zombie 3", B2="zombie 2", B3="bitten 1", hand_humans="net")
    table = sitting.position(state)
    choose(sitting, "net", "B1", "B2", "B2", "B2", "!confirm")
    assert table.match.state.net == 2


def test_petrol_is_poured_point_by_point_and_stopped(sitting: Sitting) -> None:
    state = position(turn="humans", B4="zombie 2", hand_humans="petrol")
    table = sitting.position(state)
    choose(sitting, "petrol", "B4", "B4")
    assert table.match.state.prompt == terms.POURING
    sitting.click_button("undo")
    sitting.settle()
    assert table.match.state.strength[table.match.state.figures[S["B4"]]] == 1
    choose(sitting, "B4", "B5", "!stop")
    assert table.match.state.prompt == terms.PLAY
    assert table.match.state.figures[S["B4"]] == -1


def test_a_dog_runs_step_by_step(sitting: Sitting) -> None:
    state = position(turn="zombies", step="move", A1="dog", hand_zombies="hunger")
    table = sitting.position(state)
    choose(sitting, "A1", "A2", "B2", "!stop")
    sitting.settle()
    assert table.match.state.figures[S["B2"]] > 0


def test_the_boss_orders_and_a_zombie_may_cross_the_barricade(sitting: Sitting) -> None:
    state = position(turn="zombies", A2="zombie 4 boss", B5="zombie 3", hand_zombies="terror")
    table = sitting.position(state)
    choose(sitting, "A2", "B5")
    sitting.hover_spot(("exit", 1))
    assert table.previewed
    sitting.click_spot(("exit", 1))
    sitting.settle()
    assert table.match.outcome is not None
    assert table.match.outcome.returns == (1.0, 0.0)


def test_a_card_without_target_asks_for_the_main_button(sitting: Sitting) -> None:
    state = position(turn="zombies", A2="zombie 4", hand_zombies="terror hunger")
    table = sitting.position(state)
    choose(sitting, "terror")
    assert not table.match.state.terror
    choose(sitting, "!play")
    assert table.match.state.terror


def test_the_car_and_who_stands_in_it_are_aimed_at_apart(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5 + car", hand_humans="shot-1 shot-2")
    table = sitting.position(state)
    choose(sitting, "shot-1")
    sitting.click_spot(("car", S["C4"]))
    sitting.settle()
    assert table.match.state.obstacles[S["C4"]] == -1
    choose(sitting, "shot-2", "C4")
    assert table.match.state.strength[table.match.state.figures[S["C3"]]] == 2


def test_a_victim_is_chosen_in_the_other_hand(sitting: Sitting) -> None:
    state = position(turn="humans", hand_humans="get-out", hand_zombies="hunger bite")
    table = sitting.position(state)
    choose(sitting, "get-out", "bite")
    assert [KIND_OF[card] for card in table.match.state.hands[0]] == [KIND["hunger"]]


def test_a_suggestion_is_chosen_but_for_its_last_click(sitting: Sitting) -> None:
    state = position(turn="humans", C5="zombie 2", hand_humans="shot-2 wall-5")
    sitting.app.thinking = BRIEFLY._replace(scale=1.0)
    table = sitting.position(state)
    sitting.take_advice()
    assert len(table.match) == 0
    assert table.choice is not None
    assert table.choice.picker.selected == (("card", KIND["shot-2"]),)
    assert table.speech.told is not None
    assert table.speech.advised.best == ("square", S["C5"])
    choose(sitting, "C5")
    assert table.match.state.figures[S["C5"]] == -1


# -- refusals and ways back ------------------------------------------------------------


def test_a_dead_click_says_why(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", C2="zombie 2", hand_humans="shot-2")
    table = sitting.position(state)
    choose(sitting, "shot-2", "C2")
    assert table.speech.told is not None
    words, rule = table.speech.told
    assert rule == "ZK-41"
    assert words
    assert "⟨" not in words
    before = len(table.match)
    assert table.choice is not None
    assert table.choice.picker.selected == (("card", KIND["shot-2"]),)
    sitting.key(pygame.K_ESCAPE)
    assert table.speech.told is None
    assert len(table.match) == before


def test_back_by_right_click_by_escape_and_beside(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="shot-2")
    table = sitting.position(state)
    for back in (
        lambda: sitting.click(sitting.spot(("square", S["A1"])).rect.center, button=3),
        lambda: sitting.key(pygame.K_ESCAPE),
        lambda: sitting.click((table.frame.main.centerx, table.frame.main.bottom - 3)),
        lambda: choose(sitting, "shot-2"),
    ):
        choose(sitting, "shot-2")
        assert table.choice is not None
        assert table.choice.picker.started
        back()
        assert not table.choice.picker.started


def test_undo_takes_the_last_decision_back(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="shot-2 grenade")
    table = sitting.position(state)
    digest = state.digest()
    choose(sitting, "grenade", "C4")
    sitting.settle()
    assert len(table.course.log) > 0
    sitting.key(pygame.K_u)
    sitting.settle()
    assert table.match.state.digest() == digest
    assert table.course.log == []
    assert table.stage.differences(table.arrange(table.view)) == []


def test_ending_a_turn_early_is_asked_once(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="shot-2")
    table = sitting.position(state)
    sitting.key(pygame.K_e)
    assert isinstance(sitting.app.stack.top, Confirm)
    sitting.click_button("no")
    assert table.match.state.seat == 1
    sitting.app.settings.confirm_end_turn = False
    sitting.key(pygame.K_e)
    sitting.settle()
    assert table.match.state.seat == 0


# -- dragging --------------------------------------------------------------------------


def _take(sitting: Sitting, kind: str) -> tuple[int, int]:
    start = sitting.spot(hand_card(sitting, kind)).rect.center
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 30, start[1] - 60), held=True)
    return start


def test_a_card_is_dragged_onto_its_target(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="grenade")
    table = sitting.position(state)
    _take(sitting, "grenade")
    assert table.pointer.dragging
    target = sitting.spot(("square", S["C4"])).rect.center
    sitting.move(target, held=True)
    sitting.up(target)
    assert not table.pointer.dragging
    assert table.match.state.figures[S["C4"]] == -1


@pytest.mark.parametrize("how", ["leave", "focus", "escape", "right", "nowhere", "no target"])
def test_a_drag_that_ends_otherwise_does_nothing(sitting: Sitting, how: str) -> None:
    state = position(turn="humans", C4="zombie 5", A1="zombie 2", hand_humans="shot-1 grenade")
    table = sitting.position(state)
    start = _take(sitting, "shot-1")
    assert table.pointer.dragging
    if how == "leave":
        sitting.post(pygame.event.Event(pygame.WINDOWLEAVE))
    elif how == "focus":
        sitting.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    elif how == "escape":
        sitting.key(pygame.K_ESCAPE)
    elif how == "right":
        sitting.down(start, button=3)
        sitting.up(start, button=3)
    elif how == "nowhere":
        sitting.up((table.frame.main.centerx, table.frame.main.bottom - 2))
    else:
        sitting.up(sitting.spot(("square", S["B3"])).rect.center)
    assert not table.pointer.dragging
    assert len(table.match) == 0
    sitting.tick()
    assert table.stage.differences(table.arrange(table.view)) == []
    assert table.choice is not None
    assert not table.choice.picker.started
    sitting.up(start)
    choose(sitting, "grenade", "C4")
    assert len(table.match) == 1


# -- keyboard --------------------------------------------------------------------------


def test_a_turn_by_keyboard(sitting: Sitting) -> None:
    state = position(turn="humans", C4="zombie 5", B2="zombie 2", hand_humans="shot-2 grenade")
    table = sitting.position(state)

    def go_to(name: Any) -> None:
        goal = sitting.spot(name).rect
        for n in range(12):
            current = table.pointer.spot_in_question() if table.focus.ringed else None
            if current is not None and current.name == name:
                return
            here = goal if current is None else current.rect
            dx, dy = goal.centerx - here.centerx, goal.centery - here.centery
            if (dy and not n % 2) or not dx:
                sitting.key(pygame.K_DOWN if dy > 0 else pygame.K_UP)
            else:
                sitting.key(pygame.K_RIGHT if dx > 0 else pygame.K_LEFT)
        raise AssertionError(f"{name} cannot be reached")

    go_to(hand_card(sitting, "shot-2"))
    sitting.key(pygame.K_RETURN)
    assert table.choice is not None
    assert table.choice.picker.started
    go_to(("square", S["C4"]))
    sitting.key(pygame.K_RETURN)
    sitting.settle()
    assert len(table.match) == 1
    sitting.key(pygame.K_e)
    assert isinstance(sitting.app.stack.top, Confirm)


# -- truth of the dawn track -----------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_dawn_comes_within_the_span_told(seed: int) -> None:
    """At every point the number of zombie draws still to come lies within fewest and most."""
    match = Match(INFO, PERSONS, seed=seed)
    match.advance()
    rng = Random(seed)
    told: list[tuple[int, tuple[int, int]]] = []
    draws = 0
    while match.outcome is None and draws < 60:
        state = match.state
        turn_draw = state.turn if state.seat == 0 and state.phase >= 1 else state.turn - 1
        if state.seat == 1:
            turn_draw = state.turn
        told.append((turn_draw, countdown(match.view(0))[:2]))
        actions = [
            a for a in state.legal_actions() if a.kind not in ("order",)
        ] or state.legal_actions()
        match.play(rng.choice(actions))
        match.advance()
        draws = match.state.turn
    if match.outcome is not None and match.outcome.reason == "dawn":
        dawn = match.state.turn
        for turn, (fewest, most) in told:
            assert fewest <= dawn - turn <= most
    else:
        for turn, (_, most) in told:
            assert match.state.turn - turn <= most + 1


@pytest.mark.parametrize(
    ("turn", "step", "hand", "cards", "words"),
    [
        # Not so fast may still make room for a second card before the draw.
        ("zombies", "move", "not-so-fast terror terror", 2, "2 cards to Dawn"),
        # The kept hand is settled: it leaves one card to draw.
        ("humans", "play", "terror change meat", 2, "Dawn in 2 turns"),
        ("humans", "play", "terror change meat", 1, "Dawn next turn"),
    ],
)
def test_the_strip_tells_the_fewest_and_most_draws(
    turn: str, step: str, hand: str, cards: int, words: str
) -> None:
    set_language("en")
    view = position(turn=turn, step=step, hand_zombies=hand, left_zombies=cards, B2="zombie 3")
    assert dawn_words(view) == words


# -- when effects end ------------------------------------------------------------------


@pytest.mark.rule("ZK-54")
def test_the_freeze_is_told_to_outlast_the_turn_it_is_played_in() -> None:
    def told(state: Any) -> list[str]:
        return [words for icon, words in effects(state) if icon == "frozen-block"]

    set_language("en")
    state = position(turn="humans", hand_humans="freeze", left_zombies=9, left_humans=0)
    state.apply(Play(KIND["freeze"]))
    assert told(state) == ["Freeze · end of next humans’ turn"]
    # The zombies draw, discard and end their turn; then it is the turn in which it ends.
    for kind in ("end-turn", "discard", "end-turn"):
        state.apply(next(a for a in state.legal_actions() if a.kind == kind))
        if state.seat == 0:
            assert told(state) == ["Freeze · until humans’ turn ends"]
    assert state.seat == 1
    assert told(state) == ["Freeze · until humans’ turn ends"]
    state.apply(EndTurn())
    assert told(state) == []


# -- whose deed ------------------------------------------------------------------------


def test_the_log_tells_of_players_by_name_and_says_the_side_where_one_wonders() -> None:
    story = Story(["Ada", "Boris"])
    first = {name: KIND_OF.index(KIND[name]) for name in ("shot-1", "click", "mine")}
    assert story.line(told.TurnBegan(1, 3)) == "**Turn 3 · Boris · Humans**"
    assert story.line(told.CardDrawn(1, first["shot-1"], 4)) == "Boris draws Shot\u00a0(1)."
    assert story.line(told.CardPlayed(1, first["mine"], (3,), -1, -1)) == "Boris plays Mine on A4."
    answer = told.CardPlayed(0, first["click"], (), -1, -1)
    assert story.line(answer) == "Ada (Zombies) plays Click."
    discarded = story.line(told.CardDiscarded(1, first["mine"], "forced"))
    assert discarded == "Boris has to discard Mine."
