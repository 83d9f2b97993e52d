"""The map of Zombies!!! 4: large, all of it in sight, and nothing on it hides anything."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombies4.position import position
from tests.ui.test_table_zombies4 import INFO, MIDDLE, ONE, S, lay
from zombiegames.core.match import Match
from zombiegames.games.zombies4 import ask, terms
from zombiegames.games.zombies4 import events as told
from zombiegames.games.zombies4.actions import Pass
from zombiegames.games.zombies4.cards import KIND, KIND_OF
from zombiegames.games.zombies4.dogs import add_dog
from zombiegames.games.zombies4.tiles import BRIDGE, SQUARE_NAMES, TILES
from zombiegames.ui.table.hooks import Goal
from zombiegames.ui.table.spots import TARGET
from zombiegames.ui.tables.zombies4 import places as room
from zombiegames.ui.tables.zombies4 import scenery
from zombiegames.ui.tables.zombies4.buttons import MapButtons
from zombiegames.ui.tables.zombies4.places import Part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.ui.table_support import Sitting
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.widget import Button
    from zombiegames.ui.table.hooks import Offer
    from zombiegames.ui.tables.zombies4.table import Zombies4Table

pytestmark = pytest.mark.whole

SIZES = [((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 100), ((1280, 720), 175)]


def grown(tiles: int, seed: int = 5) -> Match:
    """Play at random until so many tiles lie and the person is to act."""
    names = ["person:Ada", *(f"bot:random:Bot {n}" for n in range(3))]
    match = Match(INFO, names, seed=seed, options={})
    match.advance()
    rng = Random(seed)
    while match.to_act() or len(match.state.land.lies) < tiles:  # type: ignore[attr-defined]
        match.play(rng.choice(match.state.legal_actions()))
        match.advance()
    return match


# -- sizes -----------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "side"), [((1280, 720), 32), ((1920, 1080), 48)])
def test_the_map_is_most_of_the_window_and_its_squares_are_large(
    sittings: Any, size: tuple[int, int], side: int
) -> None:
    table: Any = sittings(size=size).open(grown(15))
    window = table.places.window
    assert window.w * window.h >= 0.65 * size[0] * size[1]
    assert len(table.view.land.lies) == 15
    assert table.places.camera.cell >= side


# -- what stands on a square -----------------------------------------------------------

TOKENS = (0, terms.HEART, terms.BULLET)


def stacks(woods: Woods, square: int) -> Iterator[Woods]:
    """Set up everything that can stand on a square together."""
    for pawns in range(7):
        for dogs in range(3):
            for token in TOKENS:
                view = woods.clone()
                view.listening = False
                for seat in range(6):
                    view.at[seat] = square if seat < pawns else S["bridge-8"]
                for _ in range(dogs):
                    add_dog(view, square)
                view.tokens[square] = token
                yield view


def hidden(table: Zombies4Table, view: Woods, square: int) -> list[str]:
    """Say what on a square covers another thing by more than a quarter, or leaves the square."""
    places = table.places
    rect = places.camera.square(view.land, square)
    things = {f"dog {n}": places.dog_place(view, square, n).rect for n in range(view.dogs[square])}
    if view.tokens[square]:
        things["token"] = places.token_place(view, square).rect
    for seat in range(view.players):
        if view.at[seat] == square:
            things[f"pawn {seat}"] = places.pawn_place(view, seat).rect
    found = [name for name, thing in things.items() if not rect.inflate(2, 2).contains(thing)]
    for (name, one), (other_name, other) in combinations(things.items(), 2):
        common = one.clip(other)
        least = min(one.w * one.h, other.w * other.h)
        if common.w * common.h > least / 4:
            found.append(f"{name} and {other_name}")
    return found


@pytest.mark.parametrize("cell", ["least", "usual"])
def test_nothing_on_a_square_hides_anything(
    sittings: Any, cell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sittings()
    table: Any = sitting.position(
        position(players=6, step="move", steps=2, tiles="f09 0 -1"),
        ("person:Ada", *(f"bot:greedy:Bot {n}" for n in range(5))), game="zombies4",
    )  # fmt: skip
    camera = table.places.camera
    camera.cell = getattr(camera, cell)
    square = S["f09-5"]
    views = list(stacks(table.view, square))
    assert len(views) == 7 * 3 * 3
    assert [(v.at.count(square), v.dogs[square], v.tokens[square], found)
            for v in views if (found := hidden(table, v, square))] == []  # fmt: skip
    # A dog in the middle, as large as one that is alone, would be seen.
    monkeypatch.setattr(room, "DOGS", (Part(0.5, 0.5, 0.72), Part(0.6, 0.5, 0.72)))
    assert any(hidden(table, view, square) for view in views)


@pytest.mark.parametrize("cell", [14, 23, 50])
def test_a_pawn_among_dogs_stands_in_front_of_them_and_is_seen(sittings: Any, cell: int) -> None:
    sitting = sittings()
    table: Any = lay(
        sitting, "move", steps=2, dogs="f09-6 f09-6", pawns=("f09-6",) + ("cave.a-8",) * 3
    )
    table.places.camera.cell = cell
    pawn = table.places.pawn_place(table.view, 0)
    assert pawn.rect.w >= 0.55 * cell
    dogs = [table.places.dog_place(table.view, S["f09-6"], n) for n in range(2)]
    assert all(pawn.z > dog.z for dog in dogs)
    picture = table.paint(pawn.face, pawn.rect.size)
    # A figure has a head and arms; below a size the whole sign is in the player's colour.
    middle = picture.get_rect().center
    plain = tuple(picture.get_at(middle))[:3] == table.colours[0].fill
    assert plain == (cell < 50)


# -- all of it in sight ----------------------------------------------------------------


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("step", ["tile", "move"])
def test_the_whole_map_and_every_legal_place_are_clear_of_all_that_lies_over_it(
    sittings: Any, size: tuple[int, int], text_size: int, step: str
) -> None:
    sitting = sittings(size=size, text_size=text_size)
    table: Any = lay(sitting, step, stack="shed") if step == "tile" else lay(sitting, step, steps=3)
    assert covered(sitting) == []
    for _ in range(3):
        sitting.key(pygame.K_PLUS)
    assert covered(sitting) != []
    # A view chosen by hand is for one turn.
    later = table.view.clone()
    later.seat = 1
    table.see(later)
    assert covered(sitting) == []


def covered(sitting: Sitting) -> list[Any]:
    """List what of the map, of places and squares to be clicked lies under something else."""
    table: Any = sitting.table
    places = table.places
    above = [*places.tools, places.own, places.hint, table.side.rect]
    view = table.view
    rects = {("tile", tile): places.camera.tile(x, y) for tile, (x, y, _) in view.land.tiles()}
    if table.placing:
        for place in view.land.legal_places(view.drawn):
            rects["place", place.x, place.y] = places.camera.tile(place.x, place.y)
    return [
        name
        for name, rect in rects.items()
        if rect.collidelist(above) >= 0 or not places.window.contains(rect)
    ]


def test_who_looks_where_a_tile_would_lie_sees_the_map_again_after_it(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "tile", stack="shed")
    camera = table.places.camera
    camera.reveal(camera.tile(4, 4))
    assert not camera.followed
    sitting.click_button("place-for-me")
    sitting.settle()
    assert camera.followed
    assert covered(sitting) == []
    # Who moves the map keeps it where it is.
    camera.pan(-300, 0)
    camera.reveal(camera.tile(4, 4))
    sitting.click_button("put-for-me")
    sitting.settle()
    assert not camera.followed


def test_far_targets_of_a_card_leave_the_view_near_the_pawn_after_it(sittings: Any) -> None:
    sitting = sittings()
    tiles = MIDDLE["tiles"] + " / f03.a 0 -4 / f04.a 0 -5"
    dogs = "f04.a-4 f09-2"
    fronts = ("tranquilizer-gun", "", "", "")
    table: Any = lay(sitting, "move", steps=4, tiles=tiles, dogs=dogs, fronts=fronts)
    camera = table.places.camera

    def walk() -> int:
        table.do(next(action for action in table.choice.actions if action.kind == "step"))
        sitting.settle()
        return camera.cell

    near = walk()
    gun = next(spot.name for spot in table.spots if spot.name[0] == "front")
    sitting.click_spot(gun)
    assert camera.cell < near
    sitting.click_button("back")
    assert walk() == near


# -- names -----------------------------------------------------------------------------


def wrongly_named(table: Zombies4Table, view: Woods) -> list[str]:
    """Say which names hide something though they are not pale, or cover one another."""
    camera = table.places.camera
    held = [
        camera.square(view.land, square)
        for tile, _ in view.land.tiles()
        for square in range(9 * (tile - 1), 9 * tile)
        if view.dogs[square] or view.tokens[square] or square in view.at
    ]
    named = scenery.names_of(table.look, table.places, view)
    found = [f"{n} hides" for n, (_, place, pale) in enumerate(named)
             if not pale and place.collidelist(held) >= 0]  # fmt: skip
    over = (*table.places.tools, table.places.hint, table.places.own)
    found += [f"{n} under" for n, (_, place, _) in enumerate(named)
              if place.collidelist(over) >= 0]  # fmt: skip
    return found


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_building_is_named_and_no_name_hides_anything(
    sittings: Any, size: tuple[int, int], text_size: int, language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    sitting = sittings(size=size, text_size=text_size, language=language)
    sitting.app.set_language(language)
    for tiles in (8, 15, 30):
        table: Any = sitting.open(grown(tiles))
        view = table.view
        table.whole_map()
        named = [t for t, _ in view.land.tiles() if TILES[t].kind != "forest" and t != BRIDGE]
        assert len(scenery.names_of(table.look, table.places, view)) == len(named) > 0
        assert wrongly_named(table, view) == []
    monkeypatch.setattr(scenery, "area", lambda rect: 0)
    assert wrongly_named(table, view) != []


# -- buttons ---------------------------------------------------------------------------


def fights() -> Woods:
    """A fight of the person to act."""
    pawns = ("f09-6", "f09-2", "bridge-8", "cave.a-8")
    state = position(step="fight", **{**MIDDLE, "pawns": pawns, "hands": ("spear", "", "", "")})
    while state.to_act():
        state.apply(Pass())
    return state


@pytest.mark.parametrize(("size", "text_size"), SIZES)
def test_many_buttons_find_room_beside_undo(
    sittings: Any, size: tuple[int, int], text_size: int
) -> None:
    sitting = sittings(size=size, text_size=text_size)
    hands = ("lost-in-the-woods", "", "", "")
    more = {**MIDDLE, "hands": hands, "fronts": ("", "", "", "")}
    table: Any = sitting.position(position(step="window", seat=1, **more), ONE, game="zombies4")
    names = ("pass", "mute", "never", "skip", "undo", "play", "cast")
    for count in range(1, len(names) + 1):
        offers = [(name, name, lambda: None) for name in names[:count]]
        rects = [button.rect for button in table.buttons.stacked(offers)]
        assert len(rects) == count
        assert all(table.buttons_rect.contains(rect) for rect in rects)
        assert all(not a.colliderect(b) for a, b in combinations(rects, 2))


@pytest.mark.parametrize(("size", "text_size"), SIZES)
def test_a_button_is_always_at_its_place(
    sittings: Any, size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found() -> dict[str, set[tuple[int, ...]]]:
        seen: dict[str, set[tuple[int, ...]]] = {"commit": set(), "undo": set()}
        for state in (
            fights(), position(step="move", steps=3, **MIDDLE), position(step="end", **MIDDLE),
            position(step="pick", running=2, **MIDDLE),
            position(step="tile", stack="shed", **MIDDLE),
        ):  # fmt: skip
            sitting = sittings(size=size, text_size=text_size)
            table: Any = sitting.position(state, ONE, game="zombies4")
            if table.view.prompt == ask.PLACE:
                sitting.click_button("place-for-me")
                sitting.settle()
                assert "undo" in sitting.button_names()
            buttons = [w for w in table.focus.widgets if w.key.startswith("button ")]
            rects = [button.rect for button in buttons]
            assert all(table.buttons_rect.contains(rect) for rect in rects)
            assert all(not a.colliderect(b) for a, b in combinations(rects, 2))
            for button in buttons:
                if button.kind == "commit":
                    seen["commit"].add(tuple(button.rect))
                elif button.key in ("button undo", "button back"):
                    seen["undo"].add(tuple(button.rect))
        return seen

    places = found()
    assert len(places["commit"]) == 1
    assert len(places["undo"]) == 1
    if (size, text_size) == SIZES[0]:
        stacked = MapButtons.stacked

        def wander(buttons: MapButtons, offers: Sequence[Offer]) -> list[Button]:
            made = stacked(buttons, offers)
            for button in made:
                button.rect.height -= len(made)
            return made

        monkeypatch.setattr(MapButtons, "stacked", wander)
        assert len(found()["commit"]) > 1


# -- the tile in hand, and what happens out of sight -----------------------------------


def test_the_tile_in_hand_and_in_the_panel_turns_as_it_will_lie(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "tile", stack="shed")
    key = ("tile", table.view.drawn)
    for turn in (1, 2, 3, 0):
        sitting.move(table.hint_rect.center)
        sitting.key(pygame.K_r)
        assert table.held == turn
        assert table.stage.sprites[key].face.turn == turn
        assert table.default_inspection().turn == turn
    sitting.key(pygame.K_r)
    sitting.click_button("place-for-me")
    sitting.settle()
    assert table.held == 0


def test_what_happens_out_of_sight_is_pointed_at_from_the_edge(sittings: Any) -> None:
    sitting = sittings(speed="normal")
    table: Any = lay(sitting, "move", steps=3)
    events = [told.DogKilled(1, S[name], 3) for name in ("cabin-1", "bridge-8")]

    def arrows() -> list[pygame.Rect]:
        goal = Goal(table.view, table.arrange(table.view))
        camera = table.places.camera
        found = []
        for event in events:
            [first, *_] = table.script.beats(event, goal)
            if not camera.clear.colliderect(camera.square(table.view.land, event.square)):
                found.append(first[0].effect.rect())
            else:
                assert len(first) > 1
        return found

    assert arrows() == []
    for _ in range(12):
        sitting.key(pygame.K_PLUS)
    table.places.camera.centre(*table.view.land.where(S["f06-7"]))
    table.moved()
    pointed = arrows()
    assert len(pointed) == 2
    clear = table.places.camera.clear
    assert all(clear.contains(rect) for rect in pointed)
    assert all(rect.centerx > clear.centerx for rect in pointed)


def test_a_card_without_a_target_lights_its_button_only(sittings: Any) -> None:
    sitting = sittings()
    table: Any = lay(sitting, "move", steps=3)
    lit = {"here-doggie": set(), "lost-in-the-woods": {"square", "player"}}
    for name, sorts in lit.items():
        card = next(c for c in table.view.hands[0] if KIND_OF[c] == KIND[name])
        sitting.click_spot(("hand", card))
        # The ground may be clicked for the button, and shows no light.
        shown = {spot.name[0] for spot in table.spots if spot.state == TARGET}
        assert shown - {"ground"} == sorts
        sitting.click_button("back")


# -- a map that has grown long ---------------------------------------------------------


def long_map(step: str, **more: Any) -> Any:
    """Give a map of ten forests in a row, the first player in the middle of it."""
    tiles = " / ".join(f"{name} 0 {-n}" for n, name in enumerate(LONG, 1))
    return position(
        step=step, players=2, tiles=tiles, pawns=(f"{LONG[5]}-5", f"{LONG[0]}-5"), **more
    )


LONG = list(dict.fromkeys(
    square.rpartition("-")[0] for square in SQUARE_NAMES if square.startswith("f")
))[:10]  # fmt: skip
"""Forests that lie in a row."""


def test_who_walks_on_a_long_map_sees_what_is_near_and_all_that_can_be_reached(
    sittings: Any,
) -> None:
    sitting = sittings()
    table: Any = sitting.position(long_map("move", steps=6), ONE[:2], game="zombies4")
    camera = table.places.camera
    assert camera.cell >= camera.legible
    assert table.walks()
    for square in table.walks():
        assert camera.clear.contains(camera.square(table.view.land, square))
    table.see(table.view)
    assert camera.cell >= camera.legible
    table.whole_map()
    assert camera.whole
    assert table.places.camera.cell < camera.legible
    table.see(table.view)
    assert camera.whole, "what was asked for stays for the turn"
    table = sittings().position(
        long_map("pick", running=2, dogs=f"{LONG[7]}-5"), ONE[:2], "zombies4"
    )
    assert table.places.camera.whole, "dogs run anywhere"


def test_a_card_that_reaches_far_brings_the_far_squares_into_sight(sittings: Any) -> None:
    sitting = sittings()
    state = long_map("move", steps=3, fronts=("tranquilizer-gun", ""), dogs=f"{LONG[9]}-5")
    table: Any = sitting.position(state, ONE[:2], game="zombies4")
    camera = table.places.camera
    assert not camera.whole
    front = next(spot for spot in table.spots if spot.name[0] == "front")
    sitting.click_spot(front.name)
    assert camera.clear.contains(camera.square(table.view.land, S[f"{LONG[9]}-5"]))


@pytest.mark.parametrize("way", ["across", "down"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_who_places_a_tile_on_a_very_long_map_can_read_it_and_is_led_to_every_place(
    sittings: Any, size: tuple[int, int], way: str
) -> None:
    sitting = sittings(size=size)
    rows = {"down": [(0, -n) for n in range(1, 17)], "across": [(n, -1) for n in range(16)]}[way]
    names = list(dict.fromkeys(s.rpartition("-")[0] for s in SQUARE_NAMES if s.startswith("f")))
    tiles = " / ".join(f"{name} {x} {y}" for name, (x, y) in zip(names, rows, strict=False))
    state = position(
        step="tile", players=2, tiles=tiles, pawns=(f"{names[5]}-5", "bridge-8"), stack="shed"
    )
    table: Any = sitting.position(state, ONE[:2], game="zombies4")
    sitting.tick(2)
    assert table.placing
    assert table.places.camera.cell >= round(24 * table.look.scale)
    fitting = set(table._fitting(table.view))

    def seen() -> set[tuple[int, int]]:
        camera = table.places.camera
        return {at for at in fitting if camera.clear.contains(camera.tile(*at))}

    been = seen()
    assert been
    assert been != fitting
    for arrow in ("north", "south", "west", "east"):
        for _ in range(30):
            found = [w for w in table.focus.widgets if w.key == f"tool {arrow}"]
            if not found:
                break
            before = seen()
            sitting.click(found[0].rect.center)
            assert seen() - before
            been |= seen()
        assert not found
    assert been == fitting
