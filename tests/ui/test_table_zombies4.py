"""The table of Zombies!!! 4: clicked like a person would, nothing jumps, no hand shows."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from scripts.yardsticks.zombies4 import CabinRunner
from tests.games.zombies4.position import position
from tests.ui.table_support import Sitting
from zombiegames.core.bot import decide
from zombiegames.core.match import Match
from zombiegames.core.protocol import NATURE
from zombiegames.games import GAMES
from zombiegames.games.zombies4 import ask
from zombiegames.games.zombies4.actions import PlaceTile, PlayOn
from zombiegames.games.zombies4.cards import KIND, KIND_OF
from zombiegames.games.zombies4.tiles import SQUARE_NAMES
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.pages.result import Result
from zombiegames.ui.table.reader import Reader
from zombiegames.ui.table.spots import TARGET

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.tables.zombies4.table import Zombies4Table

INFO = GAMES["zombies4"]
QUICK = {"tiles": 20, "trophies": 15, "movement": "better-of-two", "cabin": "back-half"}
ONE = ("person:Ada", "bot:greedy:Grimwald", "bot:greedy:Mortimer", "bot:greedy:Agatha")
S = {name: number for number, name in enumerate(SQUARE_NAMES)}
MIDDLE: dict[str, Any] = {
    "players": 4,
    "tiles": "f09 0 -1 / pet-cemetery -1 -1 / ranger-post 1 -1 2 / f01.a 0 -2 / cabin 1 -2"
    " / cave.a -1 -2 / campground 0 -3 / f02.a 1 -3 / f06 -2 -1 / boathouse 2 -2",
    "pawns": ("ranger-post-4", "f09-2", "bridge-8", "cave.a-8"),
    "dogs": "cabin-1 cabin-1 cabin-2 cabin-4 cabin-5 pet-cemetery-4 pet-cemetery-4 f09-6 f01.a-5"
    " f02.a-1 campground-1 campground-5 campground-5 f06-7 cave.a-2",
    "hearts": "ranger-post-6 ranger-post-9 campground-3 cave.a-1",
    "bullet_tokens": "campground-7 cave.a-4 boathouse-5",
    "health": (6, 5, 8, 3),
    "bullets": (4, 1, 2, 0),
    "trophies": (7, 11, 4, 2),
    "hands": ("spear here-doggie lost-in-the-woods", "didnt-happen portal amulet",
              "bad-zombie newspaper monkeys", "fully-loaded"),
    "fronts": ("twist-of-fate return-to-sender sickle", "trees-alive", "", "not-right"),
}  # fmt: skip
"""A map on which something of everything is seen."""


def lay(sitting: Sitting, step: str, **more: Any) -> Zombies4Table:
    """Sit down at the middle of a game."""
    state = position(step=step, **{**MIDDLE, **more})
    return sitting.position(state, ONE[: state.players], game="zombies4")  # type: ignore[return-value]


def hover(sitting: Sitting, name: str) -> None:
    """Point at a main button."""
    widgets = sitting.table.focus.widgets
    sitting.move(next(w for w in widgets if w.key == f"button {name}").rect.center)
    sitting.tick(2)


def click_action(sitting: Sitting, action: Action) -> None:
    """Do an action with the mouse alone."""
    table: Any = sitting.table
    for click in table.path(table.choice.view, action):
        if click[0] == "place":
            for _ in range(4):
                sitting.hover_spot(click[:3])
                if click in sitting.spot(click[:3]).means:
                    break
                sitting.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
                sitting.tick()
        sitting.click_on(click)


# -- nothing jumps ---------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_when_all_is_told_everything_stands_where_truth_says(sittings: Any, seats: int) -> None:
    sitting = sittings(speed="fast")
    names = ["person:Ada", *(f"bot:random:Bot {n}" for n in range(1, seats))]
    options = QUICK if seats < 6 else {"dogs": "automatic", "discards": "any", "death": "mild"}
    table = sitting.open_unsettled(Match(INFO, names, seed=seats, options=options))
    reconcile, see = table.stage.reconcile, table.see
    jumps: list[Any] = []

    def checked(places: Any) -> None:
        if table.director.idle and not table.settled:
            jumps.extend(table.stage.differences(places))
        reconcile(places)

    def seen(view: Any) -> None:
        # The camera lays everything anew before anything travels: that is no jump.
        table.stage.reconcile = reconcile
        see(view)
        table.stage.reconcile = checked

    table.stage.reconcile, table.see = checked, seen
    rng = Random(seats)
    for _ in range(700):
        sitting.app.stack.update(0.08)
        if sitting.app.stack.top is not table:
            break
        if table.can_act:
            table.do(rng.choice(table.choice.actions))
    assert len(table.match) > 100
    assert jumps == []


@pytest.mark.whole
def test_a_whole_game_is_played_with_the_mouse_alone(sittings: Any) -> None:
    sitting = sittings(confirm_end_turn=False)
    names = ("person:Ada", "bot:random:Boris")
    table = sitting.open(Match(INFO, names, seed=11, options={**QUICK, "trophies": 15}))
    clicked = 0
    while sitting.app.stack.top is table and clicked < 900:
        choice = table.choice
        bot = CabinRunner()
        click_action(sitting, decide(bot, choice.view, choice.seat, Random(clicked)))
        clicked += 1
        sitting.settle(3000)
        if table.course.over:
            sitting.tick(80, 0.05)
    assert table.course.over
    assert isinstance(sitting.app.stack.top, Result)
    assert clicked > 50
    assert Match.load(table.match.save(), GAMES).state.digest() == table.match.state.digest()


@pytest.mark.whole
def test_every_decision_can_be_clicked(sittings: Any) -> None:
    """Whatever may be done, its first click is on the table, and so is every further one."""
    sitting = sittings()
    names = ("person:Ada", "bot:random:Boris", "bot:random:Carla")
    table: Any = sitting.open(Match(INFO, names, seed=9, options=QUICK))
    rng = Random(9)
    seen: set[str] = set()
    for _ in range(260):
        if table.course.over:
            break
        choice = table.choice
        fresh = [a for a in choice.actions if a.kind not in seen] or choice.actions
        action = rng.choice(fresh)
        seen.add(action.kind)
        for click in table.path(choice.view, action)[:-1]:
            _assert_on_table(sitting, choice.picker.targets())
            choice.picker.click(click)
            table.refresh()
        _assert_on_table(sitting, choice.picker.targets())
        choice.picker.clear()
        table.do(action)
        sitting.settle(3000)
    assert len(seen) > 15


def _assert_on_table(sitting: Sitting, targets: set[Any]) -> None:
    table: Any = sitting.table
    there = {click for spot in table.spots for click in spot.means}
    there |= {("button", name) for name in sitting.button_names()}
    # A tile's other turns come by turning it.
    places = {click[:3] for click in there if click[0] == "place"}
    missing = {
        click
        for click in targets
        if click not in there and not (click[0] == "place" and click[:3] in places)
    }
    assert missing == set()


def test_a_turn_is_played_with_the_keys_alone(sittings: Any) -> None:
    sitting = sittings(confirm_end_turn=False)
    table = lay(sitting, "tile", stack="f03.a")
    tile = table.view.drawn
    sitting.key(pygame.K_UP)
    assert table.focus.current is not None
    assert table.pointer.spot_in_question().name[0] == "place"
    sitting.key(pygame.K_r)
    sitting.key(pygame.K_RETURN)
    sitting.tick(3)
    assert table.match.state.land.places[tile] is not None
    walker = sittings()
    other = lay(walker, "move", steps=3, dogs="cabin-1")
    at = other.match.state.at[0]
    for _ in range(40):
        walker.key(pygame.K_LEFT)
        spot = other.pointer.spot_in_question()
        if spot is not None and spot.name[0] == "square" and spot.name[1] != at:
            break
    walker.key(pygame.K_RETURN)
    walker.tick(20)
    assert other.match.state.at[0] == spot.name[1]
    walker.key(pygame.K_e)
    walker.tick(3)
    assert other.match.state.prompt != ask.MOVE


# -- the map ---------------------------------------------------------------------------


def test_dragging_pans_and_is_no_click(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3)
    before = len(table.match)
    square = next(spot for spot in table.spots if spot.state == TARGET and spot.name[0] == "square")
    start = sitting.point_of(square)
    there = table.places.camera.square(table.view.land, square.name[1]).center
    sitting.down(start)
    sitting.move((start[0] + 40, start[1] + 25), held=True)
    sitting.tick()
    sitting.up((start[0] + 40, start[1] + 25))
    sitting.tick()
    now = table.places.camera.square(table.view.land, square.name[1]).center
    assert (now[0] - there[0], now[1] - there[1]) == (40, 25)
    assert len(table.match) == before
    assert table.stage.differences(table.arrange(table.view)) == []
    assert sitting.spot(square.name).rect.center == now


def test_the_wheel_zooms_about_the_pointer(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3)
    at = table.places.window.center
    sitting.move(at)
    cell = table.places.camera.cell
    column = (at[0] - table.places.camera.left) / cell
    for _ in range(3):
        sitting.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0))
    sitting.tick()
    camera = table.places.camera
    assert camera.cell > cell
    assert abs((at[0] - camera.left) / camera.cell - column) < 0.05
    assert table.stage.differences(table.arrange(table.view)) == []
    for _ in range(30):
        sitting.key(pygame.K_MINUS)
    assert camera.cell == camera.least
    sitting.key(pygame.K_f)
    pawn = table.arrange(table.view)["pawn", 0]
    assert table.places.window.collidepoint(pawn.x, pawn.y)
    assert abs(pawn.x - table.places.window.centerx) < camera.cell


def test_the_map_moves_at_its_edge_and_with_shift_and_arrows(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3)
    for _ in range(6):
        sitting.key(pygame.K_PLUS)
    camera = table.places.camera
    window = table.places.window
    left = camera.left
    sitting.move((window.left + 3, window.centery))
    sitting.tick(40, 0.05)
    assert camera.left > left
    assert table.stage.differences(table.arrange(table.view)) == []
    sitting.move(window.center)
    left, top = camera.left, camera.top
    sitting.tick(20, 0.05)
    assert (camera.left, camera.top) == (left, top)
    sitting.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert camera.left < left
    sitting.key(pygame.K_UP, pygame.KMOD_SHIFT)
    assert camera.top > top


def test_tiles_become_sharp_again_after_zooming(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=3)
    sitting.key(pygame.K_PLUS)
    sitting.tick(30)
    side = 3 * table.places.camera.cell
    shown = [sprite for key, sprite in table.stage.sprites.items() if key[0] == "tile"]
    assert shown
    window = table.places.window
    for sprite in shown:
        if sprite.place.rect.colliderect(window):
            assert table._tiles[sprite.face].get_size() == (side, side)


def test_the_new_tile_turns_under_the_pointer_and_lies_as_shown(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "tile", stack="shed")
    sitting.settle()
    assert table.view.prompt == ask.PLACE
    fits = table.view.land.legal_places(table.view.drawn)
    places = sorted({(p.x, p.y) for p in fits})
    spot = next(n for n in places if sum((p.x, p.y) == n for p in fits) >= 2)
    sitting.hover_spot(("place", *spot))
    first = sitting.spot(("place", *spot)).means
    sitting.key(pygame.K_r)
    second = sitting.spot(("place", *spot)).means
    assert first != second
    assert len(second) == 1
    click = second[0]
    assert PlaceTile(*click[1:]) in fits
    tile = table.view.drawn
    sitting.click_spot(("place", *spot))
    sitting.settle()
    assert table.match.state.land.places[tile] == click[1:]


def test_where_a_tile_cannot_lie_the_table_says_why(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "tile", stack="shed")
    sitting.click_spot(("place", 1, 0))
    assert table.speech.told is not None
    assert table.speech.told[1] == "ZF-10"


def test_way_to_a_far_square_shows_fights_and_odds_and_is_walked(sittings: Any) -> None:
    sitting = sittings(confirm_end_turn=False)
    table = lay(sitting, "move", steps=4, dogs="f09-6 cabin-1")
    far = next(s for s, way in table.walks().items() if len(way.squares) == 3 and not way.dogs)
    sitting.hover_spot(("square", far))
    assert table.previewed[0][1] == "3 steps"
    risky = next(s for s, way in table.walks().items() if way.dogs and len(way.squares) > 1)
    sitting.hover_spot(("square", risky))
    assert "dog" in table.previewed[0][1]
    assert "%" in table.previewed[0][1]
    sitting.click_spot(("square", far))
    for _ in range(60):
        sitting.tick()
    assert table.match.state.at[0] == far
    assert table.match.state.steps == 1


# -- comfort ---------------------------------------------------------------------------


def test_dogs_are_moved_for_me(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "pick", running=3)
    before = bytes(table.match.state.dogs)
    assert table.proposed_runs() == []
    hover(sitting, "dogs-for-me")
    assert len(table.proposed_runs()) == 3
    sitting.click_button("dogs-for-me")
    for _ in range(40):
        sitting.tick()
    assert bytes(table.match.state.dogs) != before
    assert table.match.state.prompt == ask.END


def test_a_fight_is_rolled_to_its_end(sittings: Any) -> None:
    sitting = sittings()
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    table = lay(sitting, "fight", pawns=pawns, health=(10, 5, 8, 3))
    assert table.view.prompt == ask.FIGHT
    assert "%" in table.hint(table.view)
    sitting.click_button("policy")
    assert table.policy == "always"
    sitting.click_button("fight-on")
    rng = Random(1)
    state: Woods = table.match.state  # type: ignore[assignment]
    for _ in range(200):
        if state.actor == NATURE:
            table.tell([table.match.play(state.sample_chance(rng))])
            table.settled = False
        sitting.tick()
        if state.prompt not in (ask.FIGHT, ask.WOUND, ask.DIE):
            break
    assert state.trophies[0] == 8 or state.at[0] < 0


def test_skipping_goes_to_my_turn_and_tells_what_happened(sittings: Any) -> None:
    sitting = sittings()
    names = ("person:Ada", "bot:random:Boris", "bot:random:Carla")
    table = sitting.open(Match(INFO, names, seed=5, options=QUICK))
    for _ in range(400):
        if table.view.seat == 0 and table.view.prompt == ask.END:
            break
        table.do(table.choice.actions[-1 if table.view.prompt == ask.MOVE else 0])
        sitting.settle(3000)
    while table.view.seat == 0 and table.can_act:
        table.do(table.choice.actions[0])
        sitting.tick()
    assert table.view.seat != 0 or not table.can_act
    table.waiting.skip_to_me()
    for _ in range(3000):
        sitting.tick()
        if not table.waiting.skipping:
            break
    assert not table.waiting.skipping
    assert table.course.over or table.match.state.actor == 0
    top = sitting.app.stack.top
    if isinstance(top, Reader):
        assert top.title() == tr("zombies4.label.meanwhile")


def test_windows_of_a_turn_can_be_let_pass(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "window", seat=1, hands=("dog-repellent", "", "", ""))
    assert table.view.prompt == ask.WINDOW
    assert "Grimwald" in table.hint_words()
    sitting.click_button("mute")
    sitting.tick(3)
    assert table.passes(table.match.view(0), 0) == (table.match.state.prompt == ask.WINDOW)
    assert table.match.state.actor != 0 or table.match.state.prompt != ask.WINDOW


# -- cards -----------------------------------------------------------------------------


def test_the_cancel_prompt_names_card_and_player(sittings: Any) -> None:
    sitting = sittings()
    hands = ("didnt-happen", "lost-in-the-woods", "", "")
    state = position(step="move", seat=1, steps=2, **{**MIDDLE, "hands": hands})
    state.apply(PlayOn(KIND["lost-in-the-woods"], 2))
    table: Any = sitting.position(state, ONE, game="zombies4")
    assert table.view.prompt == ask.CANCEL
    words = table.hint_words()
    assert "Grimwald" in words
    assert tr("zombies4.card.lost-in-the-woods.name") in words
    assert table.course.name(2) in words
    sitting.move((2, 2))
    sitting.tick()
    where = table._rect_at(("player", 2))
    assert table.previewed == [(where, tr("zombies4.card.lost-in-the-woods.name"))]
    sitting.click_button("cancel")
    sitting.tick(5)
    assert state.discards
    assert not any(state.lost)


def test_a_card_that_cannot_be_played_says_why_and_where(sittings: Any) -> None:
    sitting = sittings()
    table = lay(sitting, "move", steps=2)
    card = next(c for c in table.view.hands[0] if KIND_OF[c] == KIND["spear"])
    sitting.click_spot(("hand", card))
    assert table.speech.told is not None
    assert table.speech.told[1] == "ZF-C13"
    assert "Ranger Post" in table.speech.told[0]
    sitting.hover_spot(("hand", card))
    assert "Boathouse" in table.side.shown.text


def test_a_card_is_played_on_a_player_by_plate_or_pawn(sittings: Any) -> None:
    for target in (("player", 2), ("square", S["bridge-8"])):
        sitting = sittings()
        table = lay(sitting, "move", steps=2)
        card = next(c for c in table.view.hands[0] if KIND_OF[c] == KIND["lost-in-the-woods"])
        sitting.click_spot(("hand", card))
        assert sitting.spot(target).state == TARGET
        sitting.click_spot(target)
        sitting.tick(10)
        assert table.match.state.lost[2]


def test_a_pile_that_is_searched_lies_open_and_its_pages_are_refused(sittings: Any) -> None:
    sitting = sittings()
    fronts = ("not-right", "", "", "")
    hands = ("", "", "", "")
    table = lay(
        sitting, "move", steps=2, fronts=fronts, hands=hands, discards="spear twist-of-fate"
    )
    front = table.view.fronts[0][0]
    sitting.click_spot(("front", front))
    sitting.click_spot(("pile", "discards"))
    sitting.settle()
    assert table.tray_open
    sitting.click_spot(("tray", KIND["twist-of-fate"]))
    assert table.speech.told is not None
    assert table.speech.told[1] == "ZF-C20"
    sitting.click_spot(("tray", KIND["spear"]))
    sitting.tick(5)
    assert [KIND_OF[c] for c in table.match.state.removed if c > 0][-1] == KIND["spear"]


# -- speed -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "most"), [((1280, 720), 0.003), ((1920, 1080), 0.006)], ids=["720p", "1080p"]
)
def test_a_full_redraw_is_fast(sittings: Any, size: tuple[int, int], most: float) -> None:
    sitting = sittings(size=size)
    table = lay(sitting, "move", steps=4)
    canvas = sitting.app.window.canvas
    table.draw(canvas)
    times = []
    for _ in range(30):
        start = time.process_time()
        table.draw(canvas)
        times.append(time.process_time() - start)
    yard = []
    for _ in range(15):
        start = time.process_time()
        sum(range(200_000))
        yard.append(time.process_time() - start)
    slow = max(1.0, statistics.median(yard) / 0.0025)
    assert statistics.median(times) < most * slow * 1.25
