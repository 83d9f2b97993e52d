"""All that the seat to act could point at, legal or not (law 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import legal, terms
from zombiegames.games.zombies4.actions import (
    AddBullets,
    PlayOn,
    PlayPage,
    PlayTile,
    PlayTo,
    UseAt,
    UseOn,
    UsePile,
    UseTo,
)
from zombiegames.games.zombies4.cards import KIND_OF
from zombiegames.games.zombies4.land import STEPS, placements
from zombiegames.games.zombies4.plays import PLAY, THE_CANCEL, USE
from zombiegames.games.zombies4.refused_plays import SHAPE, USE_SHAPE
from zombiegames.games.zombies4.tiles import CABIN, CELLS, TILE_OF, square_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombies4.state import Woods

_BUTTONS = (
    legal.ROLL,
    legal.STOP,
    legal.CAST,
    legal.SUFFER,
    legal.SHOOT,
    legal.END_TURN,
    legal.PASS,
    legal.FINISH,
    THE_CANCEL,
)

_SQUARE_ACTIONS = {
    terms.PUT: (legal.PUT_HEART, legal.PUT_BULLET, legal.PUT_DOG),
    terms.FIGHT: (legal.SHOVE,),
    terms.PICK: (legal.PICK_DOG,),
    terms.RUN_DOG: (legal.RUN_DOGS,),
    terms.RETREAT: (legal.RETREATS,),
}
"""By prompt: what a square answers to besides a step."""


def conceivable(state: Woods) -> Iterator[Action]:
    """Give what the seat to act could point at: its cards, squares, players, free places."""
    seat = state.actor
    if seat < 0:
        return
    yield from _BUTTONS
    yield from _places(state)
    squares = [square_of(tile, cell) for tile in state.land.lies.values() for cell in range(CELLS)]
    for actions in (STEPS, *_SQUARE_ACTIONS.get(state.prompt, ())):
        for square in squares:
            yield actions[square]
    yield from legal.ATTACK[: state.players]
    if state.prompt == terms.TAKE:
        yield from legal.TAKE_CARD
    elif state.prompt == terms.SEARCH:
        yield from legal.REMOVE
    elif state.prompt == terms.DUEL:
        yield from (AddBullets(n) for n in range(1, state.bullets[seat] + 2))
    for kind in dict.fromkeys(KIND_OF[card] for card in state.hands[seat]):
        yield legal.DISCARD[kind]
        yield from _from_hand(state, seat, kind)
    for card in state.fronts[seat]:
        yield from _in_play(state, KIND_OF[card], squares)


def _places(state: Woods) -> Iterator[Action]:
    """Give the tiles' places and one ring round them; all turns while a tile is to be placed."""
    turns = 4 if state.prompt == terms.PLACE else 1
    ring = {(x + dx, y + dy) for x, y in state.land.lies for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for x, y in sorted(ring):
        yield from placements(x, y)[:turns]


def _from_hand(state: Woods, seat: int, kind: int) -> Iterator[Action]:
    shape = SHAPE.get(kind, "play")
    seats = range(state.players)
    if shape == "play":
        yield PLAY[kind]
    elif shape == "play-on":
        yield from (PlayOn(kind, other) for other in seats)
    elif shape == "play-tile":
        yield from (PlayTile(kind, tile) for tile in state.land.lies.values())
    elif shape == "play-page":
        for other in seats:
            for page in (KIND_OF[card] for card in state.fronts[other]):
                yield PlayPage(kind, other, page)
    elif shape == "play-to":
        for other in seats:
            at = state.at[other]
            if at < 0 or other == seat:
                continue
            # Its own tile and those beside it: what is further off cannot be meant.
            tile = TILE_OF[at]
            for near in (tile, *state.land.beside(tile)):
                for cell in range(CELLS):
                    yield PlayTo(kind, other, square_of(near, cell))


def _in_play(state: Woods, kind: int, squares: list[int]) -> Iterator[Action]:
    shape = USE_SHAPE.get(kind)
    seats = range(state.players)
    if shape is None or shape == "use":  # where it has no use of its own, it says so
        yield USE[kind]
    elif shape == "use-on":
        yield from (UseOn(kind, other) for other in seats)
    elif shape == "use-at":
        yield from (UseAt(kind, square) for square in squares)
    elif shape == "use-pile":
        yield from (UsePile(kind, pile) for pile in (0, 1))
    else:
        for other in seats:
            yield from (UseTo(kind, other, square_of(CABIN, cell)) for cell in range(CELLS))
