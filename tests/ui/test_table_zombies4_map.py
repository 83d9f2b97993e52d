"""The map of Zombies!!! 4 can be read, its turns followed, and what happened is summed up."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombies4.position import position
from tests.ui.test_table_zombies4 import INFO, QUICK, S, lay
from zombiegames.core.match import Match
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.terms import BULLET, HEART
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.table.spots import TARGET
from zombiegames.ui.tables.zombies4.scenery import names_of
from zombiegames.ui.tables.zombies4.summary import Summary, deeds_of, since

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.ui.table_support import Sitting

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]


def grown(tiles: int, seed: int = 5, seats: int = 4) -> Match:
    """Play at random until so many tiles lie and the first seat is asked."""
    names = ["person:Ada", *(f"bot:random:B{n}" for n in range(1, seats))]
    match = Match(INFO, names, seed=seed)
    match.advance()
    rng = Random(seed)
    state: Any = match.state
    while len(state.land.lies) < tiles or match.to_act() != 0:
        match.play(rng.choice(state.legal_actions()))
        match.advance()
    return match


# -- room ------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 32), ((1920, 1080), 48)])
def test_fifteen_tiles_have_squares_of_a_readable_size(
    sittings: Any, size: tuple[int, int], least: int
) -> None:
    table: Any = sittings(size=size).open_unsettled(grown(15))
    places = table.places
    assert places.window.w * places.window.h >= 0.65 * size[0] * size[1]
    assert places.camera.bounds.h <= 15, "a map of the usual shape"
    assert places.camera.cell >= least


@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tiles", [1, 8, 22])
def test_legal_places_lie_in_sight_and_free_of_tools(
    sittings: Any, size: tuple[int, int], text_size: int, tiles: int
) -> None:
    sitting = sittings(size=size, text_size=text_size)
    match = grown(tiles)
    state: Any = match.state
    rng = Random(1)
    while not (state.prompt == ask.PLACE and match.to_act() == 0):
        match.play(rng.choice(state.legal_actions()))
        match.advance()
    table: Any = sitting.open_unsettled(match)
    found = [s.rect for s in table.spots if s.name[0] == "place" and s.state == TARGET]
    tools = [widget.rect for widget in table.focus.widgets if widget.key.startswith("tool ")]
    buttons = [widget.rect for widget in table.focus.widgets if widget.key.startswith("button ")]
    assert found
    for rect in found:
        assert table.places.window.contains(rect)
        assert rect.collidelist([*tools, *buttons, table.places.hand]) < 0


def test_a_view_chosen_by_hand_is_for_one_turn(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=3)
    table.zoom(4)
    assert not table.places.camera.whole
    table.match.state.seat = 1
    table.see(table.seen_by(table.viewer))
    assert table.places.camera.whole
    assert table.places.camera.followed


# -- what stands on a square -----------------------------------------------------------

EVERY_STACK = list(product(range(7), range(3), (0, HEART, BULLET)))
"""Pawns, dogs, a token: all that the rules allow on one square."""


def hidden(rects: Sequence[pygame.Rect]) -> float:
    """Give the largest share of a thing that one nearer to the eye covers; the last is nearest."""
    worst = 0.0
    for n, one in enumerate(rects):
        for nearer in rects[n + 1 :]:
            common = one.clip(nearer)
            worst = max(worst, common.w * common.h / (one.w * one.h))
    return worst


def stacked(table: Any, pawns: int, dogs: int, token: int) -> tuple[pygame.Rect, list[pygame.Rect]]:
    """Put things onto one square; give the square, and where each lies."""
    state = position(players=6, tiles="f09 0 -1")
    square = S["f09-5"]
    state.at = [square if seat < pawns else S["bridge-8"] for seat in range(6)]
    state.dogs[square], state.tokens[square] = dogs, token
    places = table.places
    found = [places.pawn_place(state, seat) for seat in range(pawns)]
    found += [places.dog_place(state, square, n) for n in range(dogs)]
    if token:
        found.append(places.token_place(state, square))
    found.sort(key=lambda place: place.z)
    return places.camera.square(state.land, square), [place.rect for place in found]


@pytest.mark.parametrize(("pawns", "dogs", "token"), EVERY_STACK)
def test_nothing_hides_on_a_square(sittings: Any, pawns: int, dogs: int, token: int) -> None:
    table: Any = lay(sittings(), "move", steps=1, players=4)
    table.places.colours = table.colours + table.colours
    for cell in (table.places.camera.least, 60):
        table.places.camera.cell = cell
        square, rects = stacked(table, pawns, dogs, token)
        over = max(4, cell // 5)
        assert all(square.inflate(over, over).contains(rect) for rect in rects)
        assert hidden(rects) <= 0.4


def test_things_in_the_middle_of_a_square_are_seen_to_hide() -> None:
    whole = pygame.Rect(0, 0, 40, 40)
    assert hidden([whole, whole.inflate(-10, -10)]) > 0.4


def test_names_lie_over_nothing_or_are_pale(sittings: Any) -> None:
    for tiles in (8, 15, 22):
        table: Any = sittings().open_unsettled(grown(tiles))
        view = table.view
        held = [
            table.places.camera.square(view.land, square)
            for square in view.land.all_squares()
            if view.dogs[square] or view.tokens[square] or square in view.at
        ]
        found = names_of(table.look, table.places, view)
        assert found
        for _, place, pale in found:
            assert pale or place.collidelist(held) < 0
            assert table.places.window.contains(place)


# -- pace ------------------------------------------------------------------------------


def turn_times(sittings: Any, speed: str) -> list[float]:
    """Watch four computers for two rounds; seconds of each turn at a speed."""
    names = [f"bot:random:B{n}" for n in range(4)]
    table: Any = sittings(speed=speed, pace=speed).open_unsettled(
        Match(INFO, names, seed=3, options=QUICK)
    )
    clock, begun, turn, found = 0.0, 0.0, None, []
    while table.match.state.round <= 3 and table.match.outcome is None:
        table.update(1 / 30)
        table.patches()
        clock += 1 / 30
        now = (table.view.round, table.view.seat)
        if now != turn:
            if turn is not None and turn[1] >= 0:
                found.append(clock - begun)
            turn, begun = now, clock
    return found


@pytest.mark.whole
@pytest.mark.parametrize(("speed", "most"), [("normal", 10.0), ("fast", 4.0)])
def test_turns_of_computers_are_short(sittings: Any, speed: str, most: float) -> None:
    found = sorted(turn_times(sittings, speed))
    assert len(found) > 6
    assert found[len(found) // 2] <= most
    assert found[-1] <= 1.5 * most
    assert 4 * sum(found) / len(found) <= 4 * most


@pytest.mark.whole
def test_long_turns_without_haste_are_seen(sittings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zombiegames.ui.tables.zombies4.aids.RESTS", {})
    monkeypatch.setattr("zombiegames.ui.tables.zombies4.aids.PATIENCE", 1000.0)
    assert max(turn_times(sittings, "normal")) > 15.0


# -- what is done for a person ---------------------------------------------------------


def test_a_roll_that_is_all_one_can_do_is_rolled_and_can_be_taken_back(sittings: Any) -> None:
    sitting: Sitting = sittings(casual_undo=True)
    names = ["person:Ada", "bot:random:B"]
    table: Any = sitting.open(Match(INFO, names, seed=2, options=QUICK))
    rng, met = Random(2), 0
    for _ in range(120):
        assert table.view.prompt not in (ask.MOVE_ROLL, ask.DOGS) or (
            len(table.choice.actions) > 1 or table._by_hand
        )
        before = len(table.match)
        table.do(rng.choice(table.choice.actions))
        sitting.settle()
        if table.match.outcome is not None:
            break
        own = [line.text for line in table.match.lines[before:] if line.seat == 0]
        if own[1:] == ["roll"] and table.buttons.undo_target() is not None:
            met += 1
            table.undo()
            sitting.settle()
            length = len(table.match)
            sitting.tick(10)
            assert len(table.match) == length, "what was taken back is not done at once again"
        if met == 2:
            break
    assert met


def test_a_window_is_never_asked_for_again_until_the_menu_says_so(sittings: Any) -> None:
    sitting: Sitting = sittings()
    table: Any = lay(sitting, "window", seat=1, hands=("dog-repellent", "", "", ""))
    view = table.choice.view
    assert not table.passes(view, 0)
    sitting.click_button("never")
    assert table.passes(view, 0)
    assert "ask_again" in {item.key for item in table.menu_items()}
    table.ask_again()
    assert not table.passes(view, 0)
    assert "ask_again" not in {item.key for item in table.menu_items()}


def test_a_square_too_far_says_how_far_it_is(sittings: Any) -> None:
    sitting: Sitting = sittings()
    table: Any = lay(sitting, "move", steps=1)
    sitting.click_spot(("square", S["f06-7"]))
    words, rule = table.speech.told
    assert rule == "ZF-40"
    assert "1 left" in words
    assert words.split()[0].isdigit()


def test_a_card_without_a_target_lights_no_square(sittings: Any) -> None:
    sitting: Sitting = sittings()
    table: Any = lay(sitting, "move", steps=2, hands=("here-doggie", "", "", ""))
    card = next(spot.name for spot in table.spots if spot.name[0] == "hand")
    sitting.click_spot(card)
    lit = [spot.name for spot in table.spots if spot.state and spot.name[0] == "square"]
    assert lit == []


# -- what happened ---------------------------------------------------------------------


def counted(events: Sequence[Any], seat: int) -> tuple[int, int, int, int]:
    """Count kills, wounds, tokens and tiles of a seat event by event."""
    kinds = [event.kind for event in events if getattr(event, "seat", None) == seat]
    tokens = kinds.count("heart-taken") + kinds.count("bullet-taken")
    return kinds.count("dog-killed"), kinds.count("wounded"), tokens, kinds.count("tile-placed")


def summed(events: Sequence[Any], seat: int) -> tuple[int, int, int, int]:
    deeds = deeds_of(events).get(seat)
    if deeds is None:
        return 0, 0, 0, 0
    return deeds.killed, deeds.wounds, deeds.taken, len(deeds.tiles)


def test_the_summary_counts_what_happened(sittings: Any) -> None:
    match = grown(15)
    events = [entry.event for deed in match.deeds for entry in deed.entries]
    for seat in range(4):
        assert summed(events, seat) == counted(events, seat)
    assert any(sum(summed(events, seat)) > 5 for seat in range(4))
    assert summed(events[:-200], 0) != counted(events, 0) or summed(events[:-200], 1) != counted(
        events, 1
    )


def test_the_summary_begins_after_the_own_last_turn() -> None:
    events = [
        told.TurnBegan(0, 1),
        told.TurnEnded(0),
        told.TurnBegan(1, 1),
        told.DogKilled(1, 3, 1),
    ]
    assert list(since(events, 0)) == events[2:]
    assert list(since(events, 1)) == events


def test_what_happened_can_be_read_at_any_time(sittings: Any) -> None:
    sitting: Sitting = sittings()
    sitting.open(grown(8))
    table: Any = sitting.table
    sitting.app.stack.change(table.summary())
    page = sitting.app.stack.top
    assert isinstance(page, Summary)
    assert page.heading() == tr("zombies4.label.meanwhile")
    sitting.app.draw()
    assert all(fitted.whole for _, fitted in page._fitted)
    sitting.click_button("go_on")
    assert sitting.app.stack.top is table
