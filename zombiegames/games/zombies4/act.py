"""Actions built once: the legal lists pick from these, by square, kind of card, seat or face."""

from __future__ import annotations

from functools import cache

from zombiegames.games.zombies4 import actions
from zombiegames.games.zombies4.actions import PlaceTile
from zombiegames.games.zombies4.cards import CARDS
from zombiegames.games.zombies4.tiles import SQUARES

_KINDS = range(len(CARDS))
_SEATS = range(6)
_ON_THE_MAP = range(SQUARES)

ROLL, STOP, CAST = actions.Roll(), actions.Stop(), actions.Cast()
SUFFER, SHOOT = actions.Suffer(), actions.Shoot()
END_TURN, PASS, FINISH = actions.EndTurn(), actions.Pass(), actions.Finish()
CANCEL = actions.Cancel()

DIE = tuple(actions.Die(face) for face in range(1, 7))
BEGIN = tuple(actions.Begin(seat) for seat in _SEATS)
ATTACK = tuple(actions.Attack(seat) for seat in _SEATS)

STEP = tuple(actions.Step(square) for square in _ON_THE_MAP)
PUT_HEART = tuple(actions.PutHeart(square) for square in _ON_THE_MAP)
PUT_BULLET = tuple(actions.PutBullet(square) for square in _ON_THE_MAP)
PUT_DOG = tuple(actions.PutDog(square) for square in _ON_THE_MAP)
PICK_DOG = tuple(actions.PickDog(square) for square in _ON_THE_MAP)
RUN_DOG = tuple(actions.RunDog(square) for square in _ON_THE_MAP)
SHOVE = tuple(actions.Shove(square) for square in _ON_THE_MAP)
RETREAT = tuple(actions.Retreat(square) for square in _ON_THE_MAP)

PLAY = tuple(actions.Play(kind) for kind in _KINDS)
USE = tuple(actions.Use(kind) for kind in _KINDS)
DISCARD = tuple(actions.Discard(kind) for kind in _KINDS)
TAKE_CARD = tuple(actions.TakeCard(kind) for kind in _KINDS)
REMOVE = tuple(actions.Remove(kind) for kind in _KINDS)


@cache
def placements(x: int, y: int) -> tuple[PlaceTile, ...]:
    """Give the four ways to place a tile at (x, y), by turn.

    Ruling: they are four even where the tile looks the same.
    """
    return tuple(PlaceTile(x, y, turn) for turn in range(4))
