"""Tiles and what comes with them (ZF-10 … ZF-14), and the walls between squares."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.zombies4.board import board
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import INFO
from zombiegames.games.zombies4.actions import PlaceTile
from zombiegames.games.zombies4.tiles import (
    SQUARE_NAMES,
    TILE,
    TILES,
    square_of,
)

PRINTED = {
    "altar": (3, 2, 1),
    "bridge": (0, 0, 0),
    "boathouse": (3, 1, 2),
    "burnt-cabin": (4, 1, 2),
    "cabin": (9, 0, 0),
    "campground": (6, 2, 3),
    "cars": (3, 2, 1),
    "cave": (6, 3, 3),
    "outhouse": (3, 1, 1),
    "pet-cemetery": (3, 0, 0),
    "ranger-post": (0, 3, 0),
    "shed": (3, 1, 3),
}
"""Dogs, hearts and bullets on the named tiles."""

DOORS = {
    "cabin": {(3, 6)},
    "boathouse": {(4, 5)},
    "burnt-cabin": {(3, 6), (4, 7), (4, 5)},
    "shed": {(3, 6)},
    "ranger-post": {(3, 4)},
    "outhouse": {(1, 2), (4, 5)},
    "cave": {(4, 7)},
}
"""By tile: the only ways between inside and outside, as printed."""

# -- an independent reading of the rules, slow ----------------------------------------


def usable(sign: str) -> bool:
    return sign not in "~#"


def side_open(tile: int, turn: int, cell: int, side: int) -> bool:
    """Whether a square can be left over a side that is the tile's border, from the picture."""
    for _ in range(turn):  # turn the tile back
        row, col = divmod(cell, 3)
        cell, side = 3 * (2 - col) + row, (side - 1) % 4
    return usable(TILES[tile].ground[0][cell]) and not walled(TILES[tile].name, cell, side)


def walled(name: str, cell: int, side: int) -> bool:
    """Whether a border side of a square is a wall in the picture of a tile; by eye."""
    walls = {
        "bridge": {(7, 2)},
        "cabin": {(0, 0), (1, 0), (0, 3), (3, 3)},
        "boathouse": {(3, 3)},
        "burnt-cabin": {(0, 0), (1, 0), (0, 3), (3, 3)},
        "shed": {(0, 0), (1, 0), (0, 3), (3, 3)},
        "ranger-post": {(0, 0), (0, 3), (3, 3), (6, 3), (6, 2)},
        "outhouse": {(2, 0), (2, 1), (5, 1)},
        "cave": {(0, 0), (1, 0), (2, 0), (0, 3), (3, 3), (2, 1), (5, 1)},
    }
    return (cell, side) in walls.get(name, set())


BORDERS = {0: (0, 1, 2), 1: (2, 5, 8), 2: (6, 7, 8), 3: (0, 3, 6)}
WAYS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}


def fits(lies: dict[tuple[int, int], tuple[int, int]], tile: int, place: PlaceTile) -> bool:
    """ZF-10 from its words: free, beside a tile, one open crossing, nothing at the Bridge."""
    at = (place.x, place.y)
    if at in lies:
        return False
    touches = [s for s, (dx, dy) in WAYS.items() if (at[0] + dx, at[1] + dy) == (0, 0)]
    if touches and not (len(lies) == 1 and at == (0, -1)):
        return False
    for side, (dx, dy) in WAYS.items():
        other = lies.get((at[0] + dx, at[1] + dy))
        if other is None:
            continue
        for mine, theirs in zip(BORDERS[side], BORDERS[(side + 2) % 4], strict=True):
            if side_open(tile, place.turn, mine, side) and side_open(
                *other, theirs, (side + 2) % 4
            ):
                return True
    return False


@pytest.mark.whole
@pytest.mark.rule("ZF-10")
@pytest.mark.parametrize("seed", range(6))
def test_offered_places_are_those_of_a_slow_reading_of_the_rule(seed: int) -> None:
    rng = Random(seed)
    state = INFO.new(2, INFO.complete({}))
    seen = 0
    while state.to_act() != OVER and seen < 29:
        if state.to_act() == NATURE:
            state.apply(state.sample_chance(rng))
            continue
        legal = state.legal_actions()
        if state.drawn >= 0:
            seen += 1
            lies = {place[:2]: (tile, place[2]) for tile, place in state.land.tiles()}
            wide = [
                PlaceTile(x, y, turn)
                for x in range(-12, 13)
                for y in range(-12, 13)
                for turn in range(4)
            ]
            wished = {place for place in wide if fits(lies, state.drawn, place)}
            offered = {a for a in legal if isinstance(a, PlaceTile)}
            assert offered == wished
            assert offered, "a legal place always exists"
            assert all((state.why_not(p) is None) == (p in wished) for p in wide)
            state.apply(rng.choice(sorted(offered)))
        else:
            state.apply(rng.choice(legal))


@pytest.mark.rule("ZF-10")
def test_the_first_tile_goes_to_the_far_end_of_the_bridge() -> None:
    b = board(tiles="", step="tile", stack="f09")
    assert b.offered("place") == {f"place 0 -1 {turn}" for turn in range(4)}
    b.refused("place 0 1 0", "ZF-10/bridge")
    b.refused("place 1 0 0", "ZF-10/bridge")
    b.refused("place 0 0 0", "ZF-10/taken")
    b.refused("place 0 -2 0", "ZF-10/apart")


@pytest.mark.rule("ZF-10")
def test_nothing_else_may_touch_the_bridge() -> None:
    b = board(tiles="f09 0 -1 / f10 1 -1", step="tile", stack="f08")
    b.refused("place 1 0 0", "ZF-10/bridge")
    b.do("place 2 -1 0")


@pytest.mark.rule("ZF-10")
def test_a_tile_needs_an_open_crossing_to_the_map() -> None:
    b = board(tiles="f09 0 -1", step="tile", stack="cave.a")
    # The Cave's closed back towards the forest.
    b.refused("place 0 -2 2", "ZF-10/no_way")
    b.refused("place 1 -1 4", "ZF-10/no_turn")
    b.do("place 0 -2 0")
    assert square_of(TILE["f09"], 0) in b.state.land.near[square_of(TILE["cave.a"], 6)]


@pytest.mark.rule("ZF-11")
def test_a_forest_rolls_for_its_dogs() -> None:
    b = board(step="tile", stack="f10")
    b.do("place 0 -2 0")
    assert b.state.chance_outcomes() is not None
    b.do("die 4")
    assert b.told("rolled")[0].why == "forest"
    for _ in range(4):
        b.do("put-dog f10-1" if b.state.dogs[square_of(TILE["f10"], 0)] < 2 else "put-dog f10-2")
    assert b.dogs() == {"f10-1": 2, "f10-2": 2}
    assert b.prompt == "move-roll"


@pytest.mark.rule("ZF-11")
@pytest.mark.parametrize("name", sorted(set(PRINTED) - {"bridge"}))
def test_a_named_tile_brings_what_is_printed_on_it(name: str) -> None:
    title = name if name != "cave" else "cave.a"
    tile = TILES[TILE[title]]
    assert (tile.dogs, tile.hearts, tile.bullets) == PRINTED[name]
    b = board(step="tile", stack=title, tiles="f09 0 -1 / f10 0 -2", fronts=("", "here-doggie"))
    b.do(*sorted(b.offered("place"))[:1])
    put = Counter()
    while b.prompt == "put":
        text = sorted(b.offered("put"))[0]
        b.do(text)
        put[text.split()[0]] += 1
    assert (put["put-dog"], put["put-heart"], put["put-bullet"]) == PRINTED[name]


def test_the_forests_and_the_sums_are_those_of_the_page() -> None:
    assert sum(t.kind == "forest" for t in TILES[1:]) == 17
    assert sum(t.dogs for t in TILES) == 49
    assert sum(t.hearts for t in TILES) == sum(t.bullets for t in TILES) == 19
    trees = Counter(t.ground[0].count("w") for t in TILES[1:] if t.kind == "forest")
    # Wooded squares a tile, counted by eye on the page.
    assert trees == Counter({0: 2, 2: 1, 3: 2, 4: 3, 5: 3, 6: 4, 7: 2})


@pytest.mark.rule("ZF-12")
def test_dogs_go_on_any_usable_square_of_the_tile_two_at_most() -> None:
    b = board(step="tile", stack="boathouse")
    b.do("place 0 -2 2", *["put-heart boathouse-6", "put-bullet boathouse-5"])
    b.refused("put-dog boathouse-8", "ZF-12/tokens_first")
    b.do("put-bullet boathouse-4")
    # Turned round: water on top, building in the middle right, wood below.
    assert b.offered("put-dog") == {f"put-dog boathouse-{n}" for n in (4, 5, 6, 7, 8, 9)}
    b.refused("put-dog boathouse-1", "ZF-12/unusable")
    b.refused("put-dog f09-1", "ZF-12/other_tile")
    b.do("put-dog boathouse-9", "put-dog boathouse-9")
    b.refused("put-dog boathouse-9", "ZF-12/two_dogs")


@pytest.mark.rule("ZF-12")
@pytest.mark.parametrize(
    ("title", "cells"),
    [
        ("boathouse", "BD"),
        ("ranger-post", "B"),
        ("outhouse", "B"),
        ("burnt-cabin", "B"),
        ("shed", "B"),
        ("cave.a", "C"),
        ("campground", ".w"),
        ("altar", "Aw."),
        ("cars", "Kw."),
    ],
)
def test_tokens_lie_inside_the_building_or_on_any_square_of_a_location(
    title: str, cells: str
) -> None:
    b = board(step="tile", stack=title, tiles="f09 0 -1 / f10 0 -2")
    text = sorted(b.offered("place"))[0]
    b.do(text)
    offered = {text.split()[1] for text in b.offered("put-")}
    first = square_of(TILE[title], 0)
    assert offered == {
        SQUARE_NAMES[s] for s in range(first, first + 9) if b.state.land.ground[s] in set(cells)
    }
    outside = [s for s in b.state.land.squares(TILE[title]) if SQUARE_NAMES[s] not in offered]
    if outside:
        b.refused(f"put-heart {SQUARE_NAMES[outside[0]]}", "ZF-12/inside")


@pytest.mark.rule("ZF-12")
def test_one_token_a_square_and_hearts_before_bullets() -> None:
    b = board(step="tile", stack="altar", tiles="f09 0 -1 / f10 0 -2")
    b.do("place 0 -3 0")
    b.refused("put-bullet altar-1", "ZF-12/hearts_first")
    b.do("put-heart altar-1")
    b.refused("put-heart altar-1", "ZF-12/one_token")
    b.do("put-heart altar-9", "put-bullet altar-2")
    assert b.prompt == "put"
    assert b.offered("put-heart") == set()


@pytest.mark.rule("ZF-12")
def test_a_dog_and_a_token_may_share_a_square() -> None:
    b = board(step="tile", stack="altar", tiles="f09 0 -1 / f10 0 -2")
    b.do("place 0 -3 0", "put-heart altar-1", "put-heart altar-2", "put-bullet altar-3")
    b.do("put-dog altar-1", "put-dog altar-1")
    assert b.dogs() == {"altar-1": 2}


@pytest.mark.rule("ZF-13")
def test_who_has_fewest_pages_places_the_cabin_with_its_dogs() -> None:
    b = board(
        players=3,
        step="tile",
        stack="cabin",
        fronts=("here-doggie", "here-doggie trees-alive", ""),
    )
    assert b.asked == (2, "place")
    b.do("place 0 -2 0")
    assert b.asked == (2, "put")
    for n in (1, 1, 2, 2, 4, 4, 5, 5, 7):
        assert b.state.to_act() == 2
        b.do(f"put-dog cabin-{n}")
    assert b.state.pack == 9
    assert b.asked == (0, "move-roll")


@pytest.mark.rule("ZF-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tied_roll_for_the_cabin_and_again_among_those_still_tied(seat: int) -> None:
    b = board(players=4, seat=seat, step="tile", stack="cabin", fronts=("", "", "", "here-doggie"))
    assert b.asked == (NATURE, "die")
    # In turn order from who drew it.
    order = [s for s in ((seat + k) % 4 for k in range(4)) if s != 3]
    b.do("die 2", "die 5", "die 5")
    assert [event.seat for event in b.told("rolled")] == order
    assert b.asked == (NATURE, "die")
    b.do("die 1", "die 6")
    assert [event.seat for event in b.told("rolled")] == order[1:]
    assert b.told("cabin-given")[0] == (order[2], 3, "cabin-given")
    assert b.asked == (order[2], "place")


@pytest.mark.rule("ZF-14")
def test_no_more_than_a_hundred_dogs_come() -> None:
    full = [f"{t}-{n}" for t in ("f08", "f09", "f10", "f07", "f06") for n in range(1, 10)]
    tiles = "f09 0 -1 / f10 0 -2 / f08 0 -3 / f07 0 -4 / f06 0 -5 / f05 0 -6"
    dogs = " ".join(full * 2 + [f"f05-{n}" for n in range(1, 9)])
    b = board(step="tile", stack="cabin", tiles=tiles, dogs=dogs, fronts=("", "trees-alive"))
    assert b.state.pack == 98
    b.do("place 1 -6 0")
    b.do("put-dog cabin-1", "put-dog cabin-1")
    assert b.state.pack == 100
    assert b.prompt != "put"


@pytest.mark.rule("ZF-14")
def test_with_no_dogs_left_none_are_placed() -> None:
    full = [f"{t}-{n}" for t in ("f08", "f09", "f10", "f07", "f06") for n in range(1, 10)]
    tiles = "f09 0 -1 / f10 0 -2 / f08 0 -3 / f07 0 -4 / f06 0 -5 / f05 0 -6"
    dogs = " ".join(full * 2 + [f"f05-{n}" for n in range(1, 6)] * 2)
    b = board(step="tile", stack="f11", tiles=tiles, dogs=dogs, pawns=("bridge-8",))
    b.do("place 1 -6 0")
    assert b.state.pack == 100
    assert b.told("rolled") == []
    assert b.prompt == "move-roll"


# -- walls -----------------------------------------------------------------------------


@pytest.mark.rule("ZF-40")
@pytest.mark.parametrize("name", sorted(DOORS))
def test_buildings_are_entered_through_their_doors_only(name: str) -> None:
    tile = TILES[TILE[name if name != "cave" else "cave.a"]]
    ground, inner = tile.ground[0], tile.inner[0]
    crossings = {
        (cell, other)
        for cell in range(9)
        for other in inner[cell]
        if (ground[cell] in "BC") != (ground[other] in "BC")
        if cell < other
    }
    assert crossings == DOORS[name]


@pytest.mark.rule("ZF-40")
def test_turning_a_tile_four_times_changes_nothing_and_turns_its_doors() -> None:
    for tile in TILES[1:]:
        for turn in range(4):
            after = (turn + 1) % 4
            to = [3 * c + 2 - r for r in range(3) for c in range(3)]
            for cell in range(9):
                assert tile.ground[turn][cell] == tile.ground[after][to[cell]]
                turned = sorted(to[other] for other in tile.inner[turn][cell])
                assert turned == list(tile.inner[after][to[cell]])


def test_walking_is_mutual_on_every_map() -> None:
    for seed in range(5):
        rng, state = Random(seed), INFO.new(2, INFO.complete({}))
        for _ in range(400):
            if state.to_act() == OVER:
                break
            legal = state.legal_actions()
            state.apply(rng.choice(legal) if legal else state.sample_chance(rng))
        near = state.land.near
        for square, others in enumerate(near):
            assert all(square in near[other] for other in others)
