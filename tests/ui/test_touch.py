"""Fingers: tapped, held, glided, two at once, lost; and how thick they may be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.moments_support import moments
from tests.ui.pages_support import PAGES, fill_profile
from tests.ui.test_table_zombiaki import S, hand_card
from tests.ui.test_table_zombies4 import lay
from tests.ui.touch_support import Hand, finger_event
from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.games.zombies4 import ask
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.signs import KEYS, SIGNS, TOUCH
from zombiegames.ui.pages.menu import Menu
from zombiegames.ui.pages.settings import SettingsPage
from zombiegames.ui.table.pointer import LOOK_AFTER, REACH, RING_FROM
from zombiegames.ui.table.reader import Zoom
from zombiegames.ui.table.spots import TARGET
from zombiegames.ui.touch import LOST, STILL, TAP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.table_support import Sitting

NOWHERE = (-1, -1)


@pytest.fixture(autouse=True)
def _keys_first() -> Iterator[None]:
    SIGNS.device = KEYS
    yield
    SIGNS.device = KEYS


@pytest.fixture
def hand(sitting: Sitting) -> Hand:
    return Hand(sitting)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock of fingers that stands unless its one number is changed."""
    time = [100.0]
    monkeypatch.setattr("zombiegames.ui.touch.now", lambda: time[0])
    return time


def widget(sitting: Sitting, key: str) -> Any:
    scene: Any = sitting.app.stack.top
    return next(w for w in scene.focus.widgets if w.key == key)


def nothing_is_there(scene: Any) -> bool:
    """Whether no pointer is anywhere, and nothing looks as if it were."""
    focus = scene.focus
    lit = [w for w in focus.widgets if w.hovered or w.held]
    return focus.pointer == NOWHERE and focus.held is None and not lit and focus._tip_for is None


def grenade(sitting: Sitting) -> Any:
    """Sit down where a grenade can be thrown; gives its spot."""
    sitting.position(position(turn="humans", C4="zombie 5", hand_humans="grenade shot-1"))
    return sitting.spot(hand_card(sitting, "grenade"))


# -- one finger ----------------------------------------------------------------------------


def test_a_tap_is_a_click_and_leaves_no_pointer(sitting: Sitting, hand: Hand) -> None:
    sitting.app.start(Menu())
    hand.tap(widget(sitting, "settings").rect.center)
    assert isinstance(sitting.app.stack.top, SettingsPage)
    assert nothing_is_there(sitting.app.stack.top)


def test_the_finger_that_is_down_hovers(sitting: Sitting, hand: Hand) -> None:
    sitting.app.start(Menu())
    button = widget(sitting, "settings")
    hand.down(button.rect.center)
    assert button.hovered
    assert button.held


def test_a_finger_that_slides_off_does_nothing(sitting: Sitting, hand: Hand) -> None:
    sitting.app.start(Menu())
    before = sitting.app.stack.top
    hand.drag(widget(sitting, "settings").rect.center, (5, 5))
    assert sitting.app.stack.top is before
    assert nothing_is_there(before)


def test_a_finger_that_trembles_carries_nothing(sitting: Sitting, hand: Hand) -> None:
    spot = grenade(sitting)
    pos = sitting.point_of(spot)
    hand.down(pos)
    hand.move((pos[0] + STILL - 1, pos[1]))
    assert not sitting.table.pointer.dragging
    hand.move((pos[0], pos[1] - STILL - 1))
    assert sitting.table.pointer.dragging


def test_a_card_is_dragged_by_a_finger_and_let_go_beside_its_target(
    sitting: Sitting, hand: Hand
) -> None:
    """Letting go counts near a target, and the target shows it."""
    spot = grenade(sitting)
    name = ("square", 10)
    goal = sitting.spot(name).rect
    beside = (goal.left - sitting.table.look.px(REACH) + 4, goal.centery)
    under = sitting.table.pointer.spot_at(beside)
    assert under is None or under.name[0] != "square"
    start = sitting.point_of(spot)
    hand.down(start)
    for n in range(1, 7):
        hand.move(tuple(a + (b - a) * n // 6 for a, b in zip(start, beside, strict=True)))
    sitting.tick()
    target = sitting.spot(name)
    assert target.state == TARGET
    assert target.hovered
    before = len(sitting.table.match)
    hand.up(beside)
    sitting.settle()
    assert len(sitting.table.match) > before
    assert nothing_is_there(sitting.table)


def test_a_tooltip_does_not_stay_after_a_tap(sitting: Sitting, hand: Hand) -> None:
    grenade(sitting)
    button = widget(sitting, "icon undo")
    hand.tap(button.rect.center)
    sitting.tick(60)
    assert nothing_is_there(sitting.table)


def test_a_button_that_is_held_says_what_it_does_and_does_not_do_it(
    sitting: Sitting, hand: Hand
) -> None:
    grenade(sitting)
    icon = widget(sitting, "icon rules")
    hand.hold(icon.rect.center, 0.5)
    assert sitting.table.focus._tip_for is icon
    hand.up(icon.rect.center)
    assert sitting.app.stack.top is sitting.table
    assert nothing_is_there(sitting.table)
    hand.tap(icon.rect.center)
    assert sitting.app.stack.top is not sitting.table


def test_a_long_text_follows_the_finger_and_no_row_is_chosen(sitting: Sitting, hand: Hand) -> None:
    fill_profile(sitting.app)
    PAGES["saves"](sitting.app)
    page: Any = sitting.app.stack.top
    rows = next(w for w in page.focus.widgets if hasattr(w, "chosen"))
    rows.content = 5 * rows.rect.h
    chosen, x = rows.chosen, rows.rect.centerx
    hand.drag((x, rows.rect.bottom - 20), (x, rows.rect.top + 40))
    assert rows.offset == rows.rect.h - 60
    assert rows.chosen == chosen
    hand.drag((rows.rect.x + 50, rows.rect.centery), (rows.rect.right - 50, rows.rect.centery + 9))
    assert rows.offset == rows.rect.h - 60


def test_a_mouse_pushes_no_text(sitting: Sitting, hand: Hand) -> None:
    fill_profile(sitting.app)
    PAGES["saves"](sitting.app)
    page: Any = sitting.app.stack.top
    rows = next(w for w in page.focus.widgets if hasattr(w, "chosen"))
    rows.content = 5 * rows.rect.h
    sitting.down((rows.rect.centerx, rows.rect.bottom - 20))
    sitting.move((rows.rect.centerx, rows.rect.top + 40), held=True)
    assert rows.offset == 0


# -- held ----------------------------------------------------------------------------------


def test_a_thing_that_is_held_is_looked_at_and_not_clicked(sitting: Sitting, hand: Hand) -> None:
    spot = grenade(sitting)
    pos = sitting.point_of(spot)
    hand.hold(pos, LOOK_AFTER - 0.1)
    assert sitting.app.stack.top is sitting.table
    sitting.tick(12)
    assert isinstance(sitting.app.stack.top, Zoom)
    hand.up(pos)
    assert isinstance(sitting.app.stack.top, Zoom)
    hand.tap((5, 5))
    assert sitting.app.stack.top is sitting.table
    assert not sitting.table.pointer.started


def test_a_mouse_button_that_is_held_looks_too(sitting: Sitting) -> None:
    pos = sitting.point_of(grenade(sitting))
    sitting.move(pos)
    sitting.down(pos)
    sitting.tick(round(60 * LOOK_AFTER) + 2)
    assert isinstance(sitting.app.stack.top, Zoom)
    sitting.up(pos)
    assert isinstance(sitting.app.stack.top, Zoom)


def test_a_finger_that_goes_is_not_held(sitting: Sitting, hand: Hand) -> None:
    pos = sitting.point_of(grenade(sitting))
    hand.down(pos)
    sitting.tick(12)
    hand.move((pos[0], pos[1] - 60))
    sitting.tick(60)
    assert sitting.app.stack.top is sitting.table
    assert sitting.table.pointer.dragging


def test_a_ring_tells_that_a_thing_will_be_looked_at(sitting: Sitting, hand: Hand) -> None:
    pos = sitting.point_of(grenade(sitting))
    hand.down(pos)
    looks = []
    for seconds in (RING_FROM / 2, RING_FROM, RING_FROM / 2):
        sitting.tick(round(60 * seconds))
        area = sitting.table.pointer._ring()
        looks.append(pygame.image.tobytes(sitting.app.window.canvas.subsurface(area), "RGB"))
    assert len(set(looks)) == 3
    before = sitting.app.window.canvas.copy()
    hand.up(pos)
    sitting.tick()
    sitting.table.dirty = True
    ended = sitting.app.window.canvas.copy()
    sitting.app.draw_changes()
    again = sitting.app.window.canvas
    assert pygame.image.tobytes(ended, "RGB") == pygame.image.tobytes(again, "RGB")
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(again, "RGB")


# -- two and more --------------------------------------------------------------------------


@pytest.fixture
def map_(sitting: Sitting) -> Any:
    """A table whose map is larger than what is seen of it."""
    table: Any = lay(sitting, "move", steps=3)
    table.zoom(3)
    sitting.tick()
    return table


def seen(table: Any) -> tuple[int, float, float]:
    camera = table.places.camera
    return camera.cell, camera.left, camera.top


def two_down(table: Any, hand: Hand, apart: int = 100) -> tuple[int, int]:
    """Put two fingers on the map; gives the point between them."""
    x, y = table.places.window.center
    hand.down((x - apart // 2, y), 0)
    hand.down((x + apart // 2, y), 1)
    return x, y


def test_two_fingers_push_the_map(map_: Any, hand: Hand) -> None:
    cell, left, top = seen(map_)
    x, y = two_down(map_, hand)
    for n in range(1, 6):
        hand.move((x - 50 + 8 * n, y + 4 * n), 0)
        hand.move((x + 50 + 8 * n, y + 4 * n), 1)
    assert seen(map_) == (cell, left + 40, top + 20)
    hand.up((x - 10, y + 20), 0)
    hand.up((x + 90, y + 20), 1)
    assert nothing_is_there(map_)
    assert not map_.pointer.started


@pytest.mark.parametrize("to", [160, 60])
def test_fingers_that_part_or_meet_zoom_by_as_much(map_: Any, hand: Hand, to: int) -> None:
    cell = seen(map_)[0]
    x, y = two_down(map_, hand)
    steps = 30
    square = (x - map_.places.camera.left) / cell
    for n in range(1, steps + 1):
        apart = 100 + (to - 100) * n // steps
        hand.move((x - apart // 2, y), 0)
        hand.move((x + apart // 2, y), 1)
    now = seen(map_)[0]
    most = map_.places.camera.most
    assert abs(now - min(most, cell * to / 100)) <= 2
    assert abs((x - map_.places.camera.left) / now - square) < 0.5, "what lay there stays"


def test_a_third_finger_lets_the_two_wait(map_: Any, hand: Hand) -> None:
    x, y = two_down(map_, hand)
    hand.move((x - 40, y), 0)
    before = seen(map_)
    hand.down((x, y + 100), 2)
    hand.move((x, y + 180), 2)
    hand.move((x + 80, y), 1)
    assert seen(map_) == before
    hand.up((x, y + 180), 2)
    assert seen(map_) == before, "no leap"
    hand.move((x + 100, y), 1)
    assert seen(map_) != before


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_whatever_order_they_leave_nothing_is_clicked(
    map_: Any, hand: Hand, order: tuple[int, int]
) -> None:
    x, y = two_down(map_, hand)
    before, count = seen(map_), len(map_.match)
    for finger in order:
        pos = (x - 50 if finger == 0 else x + 50, y)
        hand.move((pos[0], y + 30) if finger == order[1] else pos, finger)
        if finger == order[1]:
            assert seen(map_) == before, "one alone pushes nothing"
        hand.up(pos, finger)
    assert len(map_.match) == count
    assert not map_.pointer.started
    assert nothing_is_there(map_)
    hand.tap(map_.places.tools[2].center)
    assert seen(map_)[0] > before[0], "a tap counts again"


def test_the_second_finger_lays_back_what_the_first_carries(sitting: Sitting, hand: Hand) -> None:
    spot = grenade(sitting)
    start, goal = sitting.point_of(spot), sitting.spot(("square", S["C4"])).rect.center
    hand.down(start)
    hand.move((start[0], start[1] - 60))
    hand.move(goal)
    assert sitting.table.pointer.dragging
    hand.down((600, 300), 1)
    assert not sitting.table.pointer.dragging
    hand.up(goal, 0)
    hand.up((600, 300), 1)
    sitting.tick()
    assert len(sitting.table.match) == 0
    assert nothing_is_there(sitting.table)


def test_sdl_s_own_gesture_and_the_fingers_of_a_trackpad_mean_nothing(
    map_: Any, sitting: Sitting
) -> None:
    before, size = seen(map_), sitting.app.window.size
    sitting.post(
        pygame.event.Event(
            pygame.MULTIGESTURE, x=0.4, y=0.4, pinched=0.05, rotated=0, num_fingers=2
        )
    )
    for finger in (0, 1):
        sitting.post(finger_event(pygame.FINGERDOWN, (400 + 90 * finger, 300), size, finger))
    for n in range(5):
        sitting.post(finger_event(pygame.FINGERMOTION, (400 - 9 * n, 300), size, 0))
    assert seen(map_) == before
    assert SIGNS.device == KEYS


def test_two_taps_where_nothing_is_to_be_done_find_the_pawn(map_: Any, hand: Hand) -> None:
    x, y = map_.places.window.center
    wanted = (map_.find_me(), seen(map_))[1]
    map_.push(1, 0)
    away = seen(map_)
    assert away != wanted
    bare = next(
        pos
        for pos in ((x + dx, y + dy) for dx in range(-300, 301, 20) for dy in range(-200, 201, 20))
        if getattr(map_.pointer.spot_at(pos), "name", ("",))[0] == "ground"
        and map_.focus.top(pos) is map_.pointer.spot_at(pos)
    )
    hand.tap(bare)
    assert seen(map_) == away
    count = len(map_.match)
    hand.down(bare)
    hand.up(bare)
    assert seen(map_) == wanted
    assert len(map_.match) == count


@pytest.mark.parametrize("after", [TAP / 2, TAP * 2])
def test_two_fingers_that_tap_ask_where_one_is(
    sitting: Sitting, hand: Hand, clock: list[float], monkeypatch: pytest.MonkeyPatch, after: float
) -> None:
    """Not those that rest, part, or are three."""
    sitting.app.start(Menu())
    pressed: list[int] = []
    monkeypatch.setattr(
        Menu, "handle", lambda self, e: pressed.append(getattr(e, "key", 0)) and None
    )
    hand.down((300, 300), 0)
    hand.down((400, 300), 1)
    clock[0] += after
    hand.up((300, 300), 0)
    hand.up((400, 300), 1)
    assert pressed.count(pygame.K_t) == (2 if after < TAP else 0)
    pressed.clear()
    hand.down((300, 300), 0)
    hand.down((400, 300), 1)
    hand.move((400 + STILL + 2, 300), 1)
    hand.up((300, 300), 0)
    hand.up((400, 300), 1)
    for finger in range(3):
        hand.down((300 + 90 * finger, 300), finger)
    for finger in range(3):
        hand.up((300 + 90 * finger, 300), finger)
    assert pygame.K_t not in pressed


# -- what goes wrong -----------------------------------------------------------------------


def test_the_map_stays_after_a_tap_at_its_edge(map_: Any, sitting: Sitting, hand: Hand) -> None:
    window = map_.places.window
    edge = (window.centerx, window.top + 3)
    map_.places.camera.top = window.top - 500.0
    map_.moved()
    sitting.move(edge)
    assert map_._edge() != (0, 0), "a mouse there pushes it"
    sitting.move(window.center)
    before = seen(map_)
    hand.tap(edge)
    sitting.settle()
    after = seen(map_) if len(map_.match) else before
    sitting.tick(150)
    assert seen(map_) == after
    hand.hold(edge, 0.4)
    assert map_._edge() == (0, 0)


def test_half_a_gesture_ends_with_the_focus_of_the_window(map_: Any, hand: Hand) -> None:
    sitting = hand.sitting
    x, y = two_down(map_, hand)
    hand.move((x - 60, y), 0)
    before = seen(map_)
    sitting.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    hand.move((x - 160, y), 0)
    hand.move((x + 160, y), 1)
    hand.up((x - 160, y), 0)
    hand.up((x + 160, y), 1)
    assert seen(map_) == before
    assert nothing_is_there(map_)
    hand.tap(map_.places.tools[2].center)
    assert seen(map_)[0] > before[0]


def test_what_is_carried_is_laid_back_with_the_focus_of_the_window(
    sitting: Sitting, hand: Hand
) -> None:
    spot = grenade(sitting)
    start, goal = sitting.point_of(spot), sitting.spot(("square", S["C4"])).rect.center
    hand.down(start)
    hand.move((start[0], start[1] - 60))
    hand.move(goal)
    sitting.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    hand.up(goal)
    sitting.tick()
    assert len(sitting.table.match) == 0
    assert nothing_is_there(sitting.table)
    assert sitting.table.stage.held is None


def test_a_finger_that_never_comes_up_spoils_one_press_at_most(
    sitting: Sitting, hand: Hand, clock: list[float]
) -> None:
    sitting.app.start(Menu())
    hand.down((5, 5), 8)
    other = Hand(sitting)
    other.tap(widget(sitting, "settings").rect.center)
    assert isinstance(sitting.app.stack.top, SettingsPage)


def test_a_finger_lost_among_two_is_forgotten(map_: Any, hand: Hand, clock: list[float]) -> None:
    x, y = two_down(map_, hand)
    hand.up((x - 50, y), 0)
    before = seen(map_)[0]
    clock[0] += LOST / 2
    hand.tap(map_.places.tools[2].center)
    assert seen(map_)[0] < 1.1 * before, "the other finger still rests there"
    clock[0] += LOST
    hand.tap(map_.places.tools[2].center)
    assert seen(map_)[0] > 1.1 * before


def test_whatever_fingers_do_nothing_is_held_when_all_have_left(
    map_: Any, sitting: Sitting, hand: Hand
) -> None:
    rng = Random(5)
    size = sitting.app.window.size
    for _ in range(40):
        there: dict[int, tuple[int, int]] = {}
        for _ in range(rng.randrange(2, 14)):
            pos = rng.randrange(size[0]), rng.randrange(size[1])
            finger = rng.randrange(4)
            if finger not in there:
                hand.down(pos, finger)
            elif rng.random() < 0.3:
                hand.up(there.pop(finger), finger)
                continue
            else:
                hand.move(pos, finger)
            there[finger] = pos
            sitting.tick(rng.randrange(3))
            if rng.random() < 0.05:
                sitting.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        for finger, pos in there.items():
            hand.up(pos, finger)
        sitting.tick()
        scene: Any = sitting.app.stack.top
        assert nothing_is_there(scene)
        assert not scene.pace() or scene is not map_ or not map_.pointer.busy


# -- signs and words -----------------------------------------------------------------------


def test_after_a_tap_no_words_name_keys(sitting: Sitting, hand: Hand) -> None:
    table: Any = lay(sitting, "tile", stack="shed")
    sitting.settle()
    assert tr("zombies4.keys.cap.wheel") in table.hint_words()
    tip = widget(sitting, "tool find_me").tip()
    assert SIGNS.told(tip) == tip
    hand.tap((5, 5))
    assert SIGNS.device == TOUCH
    assert tr("zombies4.keys.cap.wheel") not in table.hint_words()
    assert SIGNS.told(tip) == tip.partition(" (")[0]
    assert tr("table.help_on.touch").splitlines()[0] in table.help_text()
    sitting.key(pygame.K_TAB)
    assert SIGNS.device == KEYS


def test_the_new_tile_turns_when_it_is_tapped_where_it_waits(sitting: Sitting, hand: Hand) -> None:
    table: Any = lay(sitting, "tile", stack="shed")
    sitting.settle()
    assert table.view.prompt == ask.PLACE
    before, count = table.held, len(table.match)
    hand.tap(table.places.drawn.center)
    assert table.held == (before + 1) % 4
    assert len(table.match) == count


def test_a_sitting_by_mouse_knows_no_finger(sitting: Sitting) -> None:
    sitting.open(Match(GAMES["zombiaki"], ("person:Ada", "person:Boris"), seed=1))
    sitting.move((300, 300))
    assert sitting.table.focus.pointer == (300, 300)
    assert SIGNS.device == KEYS


# -- cards that lie over each other --------------------------------------------------------


def test_a_finger_glides_along_a_fan_and_takes_the_last_card(sitting: Sitting, hand: Hand) -> None:
    next(moments(sitting, "zombie_card_game"))
    table: Any = sitting.table
    cards = [spot for spot in table.spots if spot.name[0] == "hand"]
    first, last = cards[2], next(c for c in cards[5:] if c.state == TARGET)
    y = first.rect.centery
    hand.down((first.rect.x + 10, y))
    for x in range(first.rect.x + 20, last.rect.centerx, 9):
        hand.move((x, y))
    assert not table.pointer.dragging
    assert [spot for spot in table.spots if spot.hovered] == [last]
    hand.up((last.rect.centerx, y))
    assert table.choice.picker.selected == last.means[:1]
    assert nothing_is_there(table)


def test_a_finger_that_goes_up_from_a_fan_carries_the_card(sitting: Sitting, hand: Hand) -> None:
    pos = sitting.point_of(grenade(sitting))
    hand.down(pos)
    hand.move((pos[0] + 10, pos[1] - 60))
    assert sitting.table.pointer.dragging


def test_a_mouse_carries_sideways(sitting: Sitting) -> None:
    pos = sitting.point_of(grenade(sitting))
    sitting.move(pos)
    sitting.down(pos)
    sitting.move((pos[0] + 30, pos[1]), held=True)
    assert sitting.table.pointer.dragging
