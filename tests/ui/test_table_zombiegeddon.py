"""The table of Zombiegeddon: whole games by mouse, every click, pictures that tell the truth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.ui.table_support import Sitting
from tests.ui.zombiegeddon_support import INFO, NAMES, C, bubbles, choose, pixels, sit_at
from zombiegames.core.match import Match
from zombiegames.games.zombiegeddon import events
from zombiegames.games.zombiegeddon.actions import CELL_NAMES, CELLS
from zombiegames.ui.kit.dialogs import Confirm
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.tables.zombiegeddon import scenery
from zombiegames.ui.tables.zombiegeddon import script as zombiegeddon_script
from zombiegames.ui.tables.zombiegeddon.pages import Count, HalfTime, Moment

if TYPE_CHECKING:
    from pathlib import Path


# -- whole games -----------------------------------------------------------------------


def _go_on(sitting: Sitting) -> None:
    """Click away what comes between and after the halves."""
    while isinstance(sitting.app.stack.top, Moment):
        moment = sitting.app.stack.top
        sitting.click((5, 5))
        assert moment.told
        sitting.click_button("go-on")
        if sitting.app.stack.top is sitting.table:
            sitting.settle()


@pytest.mark.whole
@pytest.mark.usefixtures("_short_plans")
@pytest.mark.parametrize(("board", "players"), [("hex", 2), ("square", 4)])
def test_a_whole_game_by_mouse(sitting: Sitting, board: str, players: int) -> None:
    """Every decision of a random game is clicked; a twin match says what must come of it."""
    options = {"board": board}
    match = Match(INFO, NAMES[:players], seed=9, options=options)
    twin = Match(INFO, NAMES[:players], seed=9, options=options)
    twin.advance()
    table: Any = sitting.open(match)
    rng = Random(4)
    decisions = 0
    moments = []
    while twin.outcome is None:
        actions = twin.state.legal_actions()
        steps = [action for action in actions if action.kind == "step"]
        action = rng.choice(steps if steps and rng.random() < 0.93 else actions)
        for click in table.path(twin.view(twin.to_act()), action):
            sitting.click_on(click)
        if isinstance(sitting.app.stack.top, Confirm):
            sitting.click_button("yes")
        twin.play(action)
        twin.advance()
        decisions += 1
        assert table.match.state.digest() == twin.state.digest(), action
        assert len(table.match) == len(twin)
        if sitting.app.stack.top is table:
            sitting.settle()
        if isinstance(sitting.app.stack.top, Moment):
            moments.append(type(sitting.app.stack.top))
            _go_on(sitting)
        assert table.stage.differences(table.arrange(table.view)) == []
    assert decisions > 60
    assert moments == [HalfTime, Count]
    assert isinstance(sitting.app.stack.top, Result)
    assert table.match.outcome == twin.outcome


def _watch(sitting: Sitting, seed: int, board: str, players: int) -> list[str]:
    """Let computers play at random; list what had to jump when the events had played."""
    controllers = [f"bot:random:{name}" for name in "ABCD"[:players]]
    match = Match(INFO, controllers, seed=seed, options={"board": board})
    table: Any = sitting.open_unsettled(match)
    reconcile = table.stage.reconcile
    jumped: list[str] = []

    def checked(places: Any) -> None:
        if len(table.match) > 2:
            found = table.stage.differences(places)
            for cell in CELLS:
                if table._floors[cell] != scenery.kind_of(table.view, cell):
                    found.append(f"the floor of {CELL_NAMES[cell]} is old")
            jumped.extend(f"{seed}, step {len(table.match)}: {text}" for text in found)
        reconcile(places)

    table.stage.reconcile = checked
    while not table.course.over:
        sitting.app.stack.update(1 / 60)
    assert len(table.course.log) > 60
    assert not [line for line in table.log_lines() if "⟨" in line or "{" in line]
    return jumped


@pytest.mark.whole
@pytest.mark.parametrize(("board", "players"), [("hex", 2), ("hex", 4), ("square", 3)])
@pytest.mark.parametrize("seed", range(1, 5))
def test_nothing_jumps_when_the_events_have_played(
    sitting: Sitting, seed: int, board: str, players: int
) -> None:
    assert _watch(sitting, seed, board, players) == []


@pytest.mark.parametrize("event", [events.PawnMoved, events.DiscTaken, events.PawnRemoved])
def test_a_forgotten_event_is_seen_as_a_jump(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, event: type
) -> None:
    monkeypatch.delitem(zombiegeddon_script.Script.shows, event)
    assert _watch(sitting, 1, "hex", 2) != []


@pytest.mark.parametrize("speed", ["slow", "fast"])
def test_motion_in_frames_ends_where_instant_ends(tmp_path: Path, speed: str) -> None:
    """Frame by frame, drawn in patches, the screen ends as one drawn anew."""
    sitting = Sitting(tmp_path, speed=speed, pace="instant", reduced_motion=speed == "slow")
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="manhole", J8="manhole + pawn 1", K8="food-3",
        D3="weapon", K9="pawn 0", J9="food-2", L9="tools", A1="food-1 + pawn 1", B1="food-2",
    )  # fmt: skip
    for clicks in (("C4", "D4"), ("D4", "J8"), ("J8", "K8")):
        choose(sitting, *clicks)
        sitting.settle(900)
    sitting.move((2, 2))
    sitting.tick(3)
    assert table.stage.differences(table.arrange(table.view)) == []
    before = pixels(sitting)
    table.reach_of = None
    for cell in CELLS:
        table._floors[cell] = -1
    table._paint_town(table.ground)
    table.frame.paint_side(table.ground)
    assert pixels(sitting) == before


# -- decisions -------------------------------------------------------------------------


def test_the_middle_of_every_cell_is_that_cell(sitting: Sitting) -> None:
    for board in ("hex", "square"):
        table = sit_at(
            sitting, board=board, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-3"
        )
        for cell in CELLS:
            x, y = table.places.centre(cell)
            top = table.focus.top((round(x), round(y)))
            assert top is not None
            assert top.name == ("cell", cell)


@pytest.mark.parametrize("board", ["hex", "square"])
def test_a_click_previews_and_does(sitting: Sitting, board: str) -> None:
    table = sit_at(
        sitting, board=board, C4="food-2 + pawn 0", D4="enemy-4", E4="food-1",
        pile_0="weapon food-3", K9="pawn 1", J9="food-1",
    )  # fmt: skip
    plate = table.side.players.rects[0]
    before = pixels(sitting, plate)
    choose(sitting, "C4")
    sitting.hover_spot(("cell", C["D4"]))
    assert bubbles(table) == [tr("zombiegeddon.preview.weapon"), "takes Food (2)"]
    rect = table.places.bounds(C["C4"])
    full = pixels(sitting, rect)
    choose(sitting, "D4")
    state = table.match.state
    assert (state.pawns[0], state.discs[C["C4"]], state.armed[0]) == (C["D4"], -1, 0)
    assert pixels(sitting, rect) != full
    assert pixels(sitting, plate) != before
    assert table.header(table.view).step == 1
    assert table.hint(table.view) == tr("zombiegeddon.hint.second")


def test_supplies_jumps_and_passing_are_previewed(sitting: Sitting) -> None:
    table = sit_at(
        sitting, G3="food-1 + pawn 0", F3="food-2 + pawn 1", E3="food-2", A5="manhole + pawn 0",
        L5="manhole", A6="food-1",
    )  # fmt: skip
    assert table.places.hexagons
    choose(sitting, "G3")
    sitting.hover_spot(("cell", C["G2"]))
    assert bubbles(table) == ["takes Food (1)", tr("zombiegeddon.preview.delivered")]
    sitting.hover_spot(("cell", C["F3"]))
    assert tr("zombiegeddon.preview.through") in bubbles(table)
    choose(sitting, "F3")
    assert table.view.passing >= 0
    assert table.hint(table.view) == tr("zombiegeddon.hint.passing")
    choose(sitting, "E3")
    assert table.match.state.pawns[0] == C["E3"]
    assert table.match.state.discs[C["F3"]] > 0


def test_a_jump_is_drawn_and_done(sitting: Sitting) -> None:
    table = sit_at(sitting, A5="manhole + pawn 0", L5="manhole", A6="food-1", B5="food-2 + pawn 1")
    field = table.places.field
    before = pixels(sitting, field)
    choose(sitting, "A5")
    middle = pygame.Rect(field.centerx - 40, field.y, 80, field.h)
    assert pixels(sitting, field) != before
    assert any(target.jump for target in table._targets)
    assert pixels(sitting, middle) != pixels_without_jumps(sitting, middle)
    sitting.hover_spot(("cell", C["L5"]))
    assert bubbles(table) == [tr("zombiegeddon.preview.jump")]
    choose(sitting, "L5")
    assert table.match.state.pawns[0] == C["L5"]


def pixels_without_jumps(sitting: Sitting, rect: pygame.Rect) -> bytes:
    table: Any = sitting.table
    kept, table._targets = table._targets, []
    found = pixels(sitting, rect)
    table._targets = kept
    return found


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("D4", "ZG-10/barricade"), ("C3", "ZG-10/empty"), ("B4", "ZG-14/no_weapon"),
        ("H8", "ZG-10/adjacent"), ("C5", "ZG-13/no_way_on"), ("L1", "ZG-12/from_manhole"),
    ],
)  # fmt: skip
def test_a_dead_click_says_why(sitting: Sitting, cell: str, reason: str) -> None:
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="barricade", B4="enemy-3", H8="food-2",
        C5="food-1 + pawn 1", L1="manhole",
    )  # fmt: skip
    rule, _, detail = reason.partition("/")
    choose(sitting, "C4", cell)
    assert table.speech.told == (tr(f"zombiegeddon.why.{rule}.{detail}"), rule)
    assert len(table.match) == 0


def test_a_pawn_is_removed_by_its_button(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-3", B1="food-1")
    assert "remove" not in sitting.button_names()
    choose(sitting, "C4", "!remove")
    assert table.match.state.pawns[0] == C["C4"], "it is asked first"
    sitting.click_button("yes")
    sitting.settle()
    assert table.match.state.pawns[0] == -1
    assert ("pawn", 0) not in table.stage.sprites


def test_the_pawn_that_has_gone_goes_on_by_one_click(sitting: Sitting) -> None:
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="food-2", E4="food-3", A1="pawn 1 + food-3", B1="food-1",
        H8="food-1 + pawn 0", I8="tools",
    )  # fmt: skip
    choose(sitting, "C4", "D4")
    sitting.settle()
    assert not table.choice.picker.started
    choose(sitting, "I8")
    assert table.speech.told is not None, "it is not beside the pawn that has gone"
    choose(sitting, "E4")
    sitting.settle()
    assert C["E4"] in table.match.state.pawns


def test_passing_is_offered_where_nothing_else_is_left(sitting: Sitting) -> None:
    table = sit_at(sitting, A1="food-1 + pawn 0", K9="pawn 1", J9="food-2", K10="food-1")
    assert "pass" in sitting.button_names()
    assert table.hint(table.view) == tr("zombiegeddon.hint.pass")
    choose(sitting, "!pass")
    assert table.match.state.seat == 1


def test_another_pawn_can_be_chosen_instead(sitting: Sitting) -> None:
    table = sit_at(
        sitting, C4="food-1 + pawn 0", D4="food-2", H8="food-1 + pawn 0", I8="tools",
        A1="pawn 1 + food-3", B1="food-1",
    )  # fmt: skip
    choose(sitting, "C4", "H8")
    assert table.choice.picker.selected == (("cell", C["H8"]),)
    sitting.key(pygame.K_ESCAPE)
    assert not table.choice.picker.started


def test_undo_takes_an_action_back_with_its_disc(sitting: Sitting) -> None:
    match = Match(INFO, NAMES[:2], seed=3)
    table: Any = sitting.open(match)
    digest = table.match.state.digest()
    before = pixels(sitting)
    action = next(a for a in table.choice.actions if a.kind == "step")
    for click in table.path(table.view, action):
        sitting.click_on(click)
    sitting.settle()
    assert table.match.state.digest() != digest
    sitting.click_button("icon undo")
    sitting.settle()
    sitting.move((2, 2))
    sitting.tick(2)
    assert table.match.state.digest() == digest
    assert table.stage.differences(table.arrange(table.view)) == []
    sitting.settle()
    table.speech.hush()
    assert pixels(sitting, table.places.field) == _part(before, sitting, table.places.field)


def _part(whole: bytes, sitting: Sitting, rect: pygame.Rect) -> bytes:
    size = sitting.app.window.canvas.get_size()
    picture = pygame.image.frombytes(whole, size, "RGB")
    return pygame.image.tobytes(picture.subsurface(rect), "RGB")


def test_a_pawn_is_dragged_to_its_cell(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-3", B1="food-1")
    start = sitting.point_of(sitting.spot(("cell", C["C4"])))
    goal = sitting.point_of(sitting.spot(("cell", C["D4"])))
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 20, start[1]), held=True)
    assert table.pointer.dragging
    sitting.move(goal, held=True)
    sitting.up(goal)
    assert table.match.state.pawns[0] == C["D4"]


def test_a_drag_to_nowhere_does_nothing(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="barricade", B4="food-2", A1="pawn 1 + food-3")
    start = sitting.point_of(sitting.spot(("cell", C["C4"])))
    for goal in (sitting.spot(("cell", C["D4"])).rect.center, table.places.hint.center):
        sitting.move(start)
        sitting.down(start)
        sitting.move((start[0] + 20, start[1]), held=True)
        assert table.pointer.dragging
        sitting.up(goal)
        assert not table.pointer.dragging
        assert len(table.match) == 0
        assert table.stage.differences(table.arrange(table.view)) == []


def test_a_click_on_what_advice_has_chosen_keeps_it(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-3", B1="food-1")
    sitting.take_advice()
    [pawn] = table.choice.picker.selected
    assert table.speech.advised is not None
    sitting.click_spot(pawn)
    assert table.choice.picker.selected == (pawn,)
    assert table.speech.advised is None
    sitting.click_spot(pawn)
    assert table.choice.picker.selected == (), "without advice it is put back"


def test_a_turn_by_keyboard(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-3", B1="food-1")
    sitting.key(pygame.K_RIGHT)
    assert table.pointer.spot_in_question().name == ("cell", C["C4"])
    sitting.key(pygame.K_RETURN)
    assert table.choice.picker.started
    sitting.key(pygame.K_RIGHT)
    assert table.pointer.spot_in_question().name == ("cell", C["D4"])
    sitting.key(pygame.K_RETURN)
    assert table.match.state.pawns[0] == C["D4"]


def test_the_suggestion_is_a_legal_choice(sitting: Sitting) -> None:
    match = Match(INFO, NAMES[:2], seed=3)
    table: Any = sitting.open(match)
    sitting.take_advice()
    assert table.speech.told[0].startswith("This wins ")
    assert table.choice.picker.started
