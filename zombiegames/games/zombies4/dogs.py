"""Dogs: how they come, move and go, and whom they must not near (ZF-12, ZF-14, ZF-41, ZF-C04)."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import ask, task
from zombiegames.games.zombies4.events import DOG_PUTS, BulletPut, DogMoved, DogPut, HeartPut
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.terms import BULLET, DOG, HEART, MOST_DOGS, ROOM
from zombiegames.games.zombies4.tiles import BOATHOUSE, TILES

if TYPE_CHECKING:
    from zombiegames.games.zombies4.state import Woods

FOR_TILE, FOR_DOGGIE, FOR_BAD_ZOMBIE = range(3)
"""Why things are put on a tile: the first number of ``Woods.put``."""


# -- single dogs -----------------------------------------------------------------------


def add_dog(state: Woods, square: int) -> None:
    """Bring one more dog to a square; the turn's pawn may have to fight it."""
    if state.dogs[square] == 0:
        insort(state.kennels, square)
    state.dogs[square] += 1
    state.pack += 1
    # ZF-23: at once in steps 3 to 6 of the pawn's own turn.
    if state.seat >= 0 and state.at[state.seat] == square and 3 <= state.phase <= 6:
        state.agenda.append((task.ARRIVED,))


def remove_dog(state: Woods, square: int) -> None:
    """Take one dog off a square."""
    state.dogs[square] -= 1
    state.pack -= 1
    if state.dogs[square] == 0:
        del state.kennels[bisect_left(state.kennels, square)]


def move_dog(state: Woods, seat: int, origin: int, square: int, why: str) -> None:
    """Move one dog; in step 7 it stays known which have moved."""
    remove_dog(state, origin)
    add_dog(state, square)
    # A card may move a dog in step 7: the ones not yet moved go first.
    if state.ran and state.ran.count(origin) > state.dogs[origin]:
        state.ran[state.ran.index(origin)] = square
    if state.listening:
        state.emit(DogMoved(seat, origin, square, why))
    # ZF-30: in the own turn a square can also be cleared by its last dog going elsewhere.
    if state.tokens[origin] and not state.dogs[origin] and origin == state.at[state.seat]:
        state.agenda.append((task.ARRIVED,))


def break_off(state: Woods, seat: int, foes: tuple[int, ...]) -> None:
    """Let the fights of a pawn with some foes, open or waiting, be over (ZF-56)."""
    if seat == state.fighter and state.foe in foes:
        state.fled = True
    for place, due in enumerate(state.agenda):
        if due[0] == task.RESUME_FIGHT and due[1] == seat and due[2] in foes:
            state.agenda[place] = (*due[:6], 1, due[7])


def take_fought_dog(state: Woods, square: int) -> None:
    """Let the fight on a square be over whose dog is about to leave it (ZF-56).

    Ruling: of two dogs the one being fought leaves, whoever sees to it. Dogs are fought by the
    turn's pawn alone; also a fight that waits is over, or the dog left behind would go on with it.
    """
    if square == state.at[state.seat]:
        break_off(state, state.seat, (DOG,))


def guards(state: Woods) -> list[list[int]]:
    """Give the walking distances, by square, to each pawn with Dog Repellent (ZF-C04)."""
    return [
        state.land.distance(at)
        for at, ends in zip(state.at, state.repellent, strict=True)
        if ends and at >= 0
    ]


def comes_nearer(state: Woods, origin: int, square: int) -> bool:
    """Whether a dog moved so would be nearer to a pawn with Dog Repellent (ZF-C04)."""
    if not any(state.repellent):
        return False
    return any(distance[square] < distance[origin] for distance in guards(state))


# -- step 7 ----------------------------------------------------------------------------


def destinations(state: Woods, origin: int) -> list[int]:
    """List where a dog can run, ascending (ZF-41): never through or onto a full square."""
    dogs = state.dogs
    found = set()
    for first, seconds in state.land.runs(origin):
        if dogs[first] < ROOM:
            found.add(first)
            for second in seconds:
                if dogs[second] < ROOM:
                    found.add(second)
    if any(state.repellent):
        for distance in guards(state):
            limit = distance[origin]
            found = {square for square in found if distance[square] >= limit}
    return sorted(found)


def can_run(state: Woods, origin: int) -> bool:
    """Whether a dog on a square can move at all."""
    dogs = state.dogs
    if not any(state.repellent):
        return any(dogs[square] < ROOM for square in state.land.near[origin])
    return _can_run_guarded(state, origin, guards(state))


def _can_run_guarded(state: Woods, origin: int, fields: list[list[int]]) -> bool:
    """Whether a dog can move without coming nearer to a guarded pawn."""
    dogs = state.dogs
    for first, seconds in state.land.runs(origin):
        if dogs[first] >= ROOM:
            continue
        for square in (first, *seconds):
            if dogs[square] < ROOM and all(f[square] >= f[origin] for f in fields):
                return True
    return False


def is_fresh(state: Woods, square: int) -> bool:
    """Whether a dog stands there that was not moved in this step."""
    return state.dogs[square] > state.ran.count(square)


def pickable(state: Woods) -> list[int]:
    """List the squares with a dog that must still be moved if others are not (ZF-41)."""
    dogs, near, ran = state.dogs, state.land.near, state.ran
    found = []
    if any(state.repellent):
        fields = guards(state)
        return [
            square
            for square in state.kennels
            if is_fresh(state, square) and _can_run_guarded(state, square, fields)
        ]
    for square in state.kennels:
        if ran and dogs[square] <= ran.count(square):
            continue
        for other in near[square]:
            if dogs[other] < ROOM:
                found.append(square)
                break
    return found


def ask_pick(state: Woods) -> None:
    """Ask for the next dog; it is over when as many have run as were rolled, or none can."""
    if state.running and any(
        is_fresh(state, square) and can_run(state, square) for square in state.kennels
    ):
        state.prompt, state.actor = ask.PICK, state.seat
        return
    state.running = 0
    state.ran = []


def pick(state: Woods, square: int) -> None:
    """Choose a dog; nothing is told before it runs."""
    state.picked = square
    state.prompt = ask.RUN_DOG


def run_dog(state: Woods, square: int) -> None:
    """Let the dog picked run; what it leaves behind is settled before the next one is picked."""
    state.agenda.append((task.ASK_PICK,))
    move_dog(state, state.seat, state.picked, square, "run")
    state.ran.append(square)
    state.picked = -1
    state.running -= 1


def run_by_themselves(state: Woods) -> None:
    """Move the dogs without a decision: nearest to any pawn first, by the shortest way."""
    for _ in range(state.running):
        run = next_run(state)
        if run is None:
            break
        move_dog(state, state.seat, run[0], run[1], "run")
        state.ran.append(run[1])
    state.running = 0
    state.ran = []


def next_run(state: Woods) -> tuple[int, int] | None:
    """Find the dog that moves next by itself and where to, or None.

    Ruling: ties go in reading order of the map; a dog that cannot come nearer stays.
    """
    land = state.land
    fields = [land.distance(at) for at in state.at if at >= 0]
    if not fields:
        return None
    best = None
    for square in state.kennels:
        far = min(field[square] for field in fields)
        # Dogs on a pawn's square stay.
        if far == 0 or far >= FAR or not is_fresh(state, square):
            continue
        x, y = land.where(square)
        if best is not None and (far, y, x) >= best[0]:
            continue
        nearer = []
        for to in destinations(state, square):
            left = min(field[to] for field in fields)
            if left < far:
                column, row = land.where(to)
                nearer.append((left, row, column, to))
        if nearer:
            best = ((far, y, x), square, min(nearer)[3])
    return None if best is None else best[1:]


# -- putting tokens and dogs -----------------------------------------------------------


def token_squares(state: Woods, tile: int) -> list[int]:
    """List the squares of a tile where its tokens may lie (ZF-12), taken or not."""
    ground = state.land.ground
    inside = "C" if TILES[tile].name == "cave" else "B"
    if tile == BOATHOUSE:
        inside = "BD"
    squares = state.land.squares(tile)
    if TILES[tile].kind == "location" and inside == "B":
        return squares
    return [square for square in squares if ground[square] in inside]


def put_squares(state: Woods, put: tuple[int, ...]) -> list[int]:
    """List where the next thing of ``Woods.put`` can go."""
    how, tile, hearts, bullets, dogs, *origins = put
    if hearts or bullets:
        # ZF-12: one token a square.
        return [s for s in token_squares(state, tile) if not state.tokens[s]]
    if not dogs:
        return []
    squares = [s for s in state.land.squares(tile) if state.dogs[s] < ROOM]
    if how == FOR_BAD_ZOMBIE:
        return [s for s in squares if not comes_nearer(state, origins[0], s)]
    # ZF-14: no more than the supply.
    return squares if state.pack < MOST_DOGS else []


def ask_put(state: Woods, seat: int, *put: int) -> None:
    """Ask where the next token or dog goes; things without room are left out."""
    how, tile, hearts, bullets, dogs, *origins = put
    while hearts or bullets or dogs:
        put = (how, tile, hearts, bullets, dogs, *origins)
        if put_squares(state, put):
            state.put = put
            state.prompt, state.actor = ask.PUT, seat
            return
        if hearts:
            hearts = 0
        elif bullets:
            bullets = 0
        elif how == FOR_BAD_ZOMBIE:
            # ZF-C02: a dog that does not fit stays.
            origins = origins[1:]
            dogs -= 1
        else:
            dogs = 0
    state.put = ()


def put_thing(state: Woods, square: int) -> tuple[int, ...]:
    """Put the next token or dog on a square; gives the task that asks for the rest."""
    seat = state.actor
    how, tile, hearts, bullets, number, *origins = state.put
    if hearts or bullets:
        token, hearts, bullets = (
            (HEART, hearts - 1, bullets) if hearts else (BULLET, hearts, bullets - 1)
        )
        state.tokens[square] = token
        if state.listening:
            state.emit(HeartPut(square) if token == HEART else BulletPut(square))
    else:
        number -= 1
        if how == FOR_BAD_ZOMBIE:
            origin = origins.pop(0)
            take_fought_dog(state, origin)
            move_dog(state, seat, origin, square, "bad-zombie")
        else:
            add_dog(state, square)
            if state.listening:
                state.emit(DogPut(square, DOG_PUTS[how]))
    state.put = ()
    return (task.ASK_PUT, seat, how, tile, hearts, bullets, number, *origins)
