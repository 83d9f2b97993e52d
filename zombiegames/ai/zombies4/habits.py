"""Quick rules of thumb for all seats: what a search plays on with, some microseconds a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombies4.outlook import DOOR, FLOOR
from zombiegames.core.protocol import NATURE, OVER
from zombiegames.games.zombies4 import terms
from zombiegames.games.zombies4.advice import arms, odds_against
from zombiegames.games.zombies4.cards import CARDS, EVENT, IS_PAGE, KIND_OF, SPEAR
from zombiegames.games.zombies4.dogs import destinations, pickable, put_squares
from zombiegames.games.zombies4.land import STEPS
from zombiegames.games.zombies4.legal import (
    CAST,
    DICE,
    END_TURN,
    FINISH,
    PASS,
    PICK_DOG,
    PUT_BULLET,
    PUT_DOG,
    PUT_HEART,
    ROLL,
    RUN_DOGS,
    SHOOT,
    STOP,
    SUFFER,
)
from zombiegames.games.zombies4.plays import PLAY, has_title, is_at
from zombiegames.games.zombies4.tiles import CABIN, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombies4.rules import Woods

DIES = 0.3
"""What a death costs a walker, in the same unit as ``PULL`` …"""
PULL = 1.0
"""… the Cabin's floor, less with each square further off."""
TOKEN = 0.12
DOG = 0.05
"""A token, a dead dog on the way."""

_FADE = tuple(0.9**far for far in range(10_000))


def play_on(world: Woods, rng: Random, last: int) -> None:
    """Play on by habit until the dogs of turn ``last`` are to run, or the game is over."""
    random, habits = rng.random, HABITS
    while True:
        actor = world.actor
        if actor == NATURE:
            if world.prompt == terms.DIE:
                world.apply(DICE[int(random() * 6)])
            else:
                world.apply(world.sample_chance(rng))
        elif actor == OVER or (world.phase >= 7 and turn_number(world) >= last):
            return
        else:
            world.apply(habits[world.prompt](world, actor, rng))


def turn_number(world: Woods) -> int:
    """Count the turns from the first of the game."""
    return world.round * world.players + (world.seat - world.first) % world.players


def _any(squares: list[int], rng: Random) -> int:
    return squares[int(rng.random() * len(squares))]


def _place(world: Woods, actor: Seat, rng: Random) -> Action:
    places = world.land.legal_places(world.drawn)
    at = world.at[actor]
    if world.drawn != CABIN or at < 0:
        return places[int(rng.random() * len(places))]
    x, y = world.land.where(at)
    return min(places, key=lambda p: (abs(3 * p.x + 1 - x) + abs(3 * p.y + 1 - y), p))


def _put(world: Woods, actor: Seat, rng: Random) -> Action:
    put = world.put
    squares = put_squares(world, put)
    if put[2] or put[3]:
        at = world.at[actor]
        if at >= 0:
            distance = world.land.distance(at)
            square = min(squares, key=distance.__getitem__)
        else:
            square = squares[0]
        return PUT_HEART[square] if put[2] else PUT_BULLET[square]
    return PUT_DOG[_any(squares, rng)]


def _roll(world: Woods, actor: Seat, rng: Random) -> Action:
    return ROLL


def shoots(world: Woods) -> bool:
    """Whether a failed roll is worth its bullets: where one is enough, or to stay alive."""
    seat = world.fighter
    missing = terms.NEEDED[world.foe] - world.rolled
    bullets = world.bullets[seat]
    if bullets < missing:
        return False
    # Suffering costs half a heart and then a fresh fight, on average 2.25 without a Spear and
    # 1.75 with it.
    return world.health[seat] == 1 or missing <= (1 if _has_spear(world, seat) else 2)


def _has_spear(world: Woods, seat: Seat) -> bool:
    return any(KIND_OF[card] == SPEAR for card in world.fronts[seat])


def _wound(world: Woods, actor: Seat, rng: Random) -> Action:
    return SHOOT if shoots(world) else SUFFER


def layable(world: Woods, seat: Seat) -> Action | None:
    """Find a page or an item of the hand that can be laid down now."""
    if world.played[seat]:
        return None
    found = None
    for card in world.hands[seat]:
        kind = KIND_OF[card]
        printed = CARDS[kind]
        if printed.kind == EVENT or has_title(world, seat, kind):
            continue
        if IS_PAGE[kind]:
            return PLAY[kind]
        if is_at(world, seat, printed.where):
            found = PLAY[kind]
    return found


def _pause(world: Woods, actor: Seat) -> Action | None:
    card = layable(world, actor)
    if card is not None:
        return card
    if not world.cast and TILE_OF[world.at[actor]] == CABIN and may_cast(world):
        return CAST
    return None


def _move_roll(world: Woods, actor: Seat, rng: Random) -> Action:
    return _pause(world, actor) or ROLL


def _move(world: Woods, actor: Seat, rng: Random) -> Action:
    action = _pause(world, actor)
    if action is not None:
        return action
    if not world.steps:
        return STOP
    square = walk(world, actor)
    return STOP if square < 0 else STEPS[square]


def walk(world: Woods, seat: Seat) -> int:
    """Choose the next square on the way to the most worthwhile one in reach, or -1."""
    near, pack, tokens = world.land.near, world.dogs, world.tokens
    start = world.at[seat]
    home = TILE_OF[start] if world.lost[seat] else 0
    fought = {start: 0}
    came: dict[int, int] = {}
    layer = [start]
    for _ in range(world.steps):
        following = []
        for square in layer:
            number = fought[square]
            for other in near[square]:
                dogs = number + pack[other]
                known = fought.get(other)
                if (known is None or dogs < known) and not (home and TILE_OF[other] != home):
                    fought[other] = dogs
                    came[other] = square
                    following.append(other)
        layer = following
    place = world.land.places[CABIN]
    distance, inside = None, _NONE
    if place is not None:
        distance = world.land.distance(DOOR[place[2]])
        inside = FLOOR[place[2]]
    spear, sickle = arms(world, seat)
    health, bullets = world.health[seat], world.bullets[seat]
    best, best_worth = -1, 0.0
    for square, dogs in fought.items():
        worth = DOG * dogs
        if distance is not None:
            worth += PULL * (1.0 if square in inside else _FADE[distance[square]])
        token = tokens[square]
        if token and (token != terms.HEART or health <= 8):
            worth += TOKEN
        if dogs:
            alive = odds_against(health, bullets, dogs, spear, sickle)
            worth = alive * worth - (1.0 - alive) * DIES - 0.06 * dogs
        if square == start:
            worth += 1e-6
        if worth > best_worth:
            best, best_worth = square, worth
    if best < 0 or best == start:
        return -1
    for _ in range(8):
        if came[best] == start:
            return best
        best = came[best]
    return best


_NONE: tuple[int, ...] = ()


def _pick(world: Woods, actor: Seat, rng: Random) -> Action:
    return PICK_DOG[_any(pickable(world), rng)]


def _run_dog(world: Woods, actor: Seat, rng: Random) -> Action:
    squares = destinations(world, world.picked)
    own = world.at[actor]
    square = _any(squares, rng)
    if square == own:
        square = _any(squares, rng)
    return RUN_DOGS[square]


def _end(world: Woods, actor: Seat, rng: Random) -> Action:
    return END_TURN


def _pass(world: Woods, actor: Seat, rng: Random) -> Action:
    return PASS


def _finish(world: Woods, actor: Seat, rng: Random) -> Action:
    return FINISH


def _first(world: Woods, actor: Seat, rng: Random) -> Action:
    return world.legal_actions()[0]


HABITS: dict[int, Callable[[Woods, Seat, Random], Action]] = {
    terms.PLACE: _place,
    terms.PUT: _put,
    terms.FIGHT: _roll,
    terms.WOUND: _wound,
    terms.MOVE_ROLL: _move_roll,
    terms.MOVE: _move,
    terms.SPELL: _roll,
    terms.DOGS: _roll,
    terms.PICK: _pick,
    terms.RUN_DOG: _run_dog,
    terms.END: _end,
    terms.WINDOW: _pass,
    terms.CANCEL: _pass,
    terms.TAKE: _first,
    terms.TRIM: _first,
    terms.SEARCH: _finish,
    terms.DUEL: _pass,
    terms.RETREAT: _first,
}
"""By prompt: what is done."""
