"""Dogs: how they come, move and go, and who may be neared (ZF-12, ZF-14, ZF-41, ZF-C04)."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from zombiegames.games.zombies4.events import DOG_PUTS, BulletPut, DogMoved, DogPut, HeartPut
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.tasks import ARRIVED, ASK_PICK, ASK_PUT, RESUME_FIGHT
from zombiegames.games.zombies4.terms import (
    BULLET,
    DOG,
    HEART,
    MOST_DOGS,
    PICK,
    PUT,
    ROOM,
    RUN_DOG,
)
from zombiegames.games.zombies4.tiles import BOATHOUSE, PET_CEMETERY, TILE_OF, TILES

if TYPE_CHECKING:
    from zombiegames.games.zombies4.rules import Woods

FOR_TILE, FOR_DOGGIE, FOR_BAD_ZOMBIE = range(3)
"""Why things are put on a tile: the first number of ``Woods.put``."""


# -- single dogs -----------------------------------------------------------------------


def add_dog(woods: Woods, square: int) -> None:
    """Bring one more dog to a square; the turn's pawn may have to fight it."""
    if woods.dogs[square] == 0:
        insort(woods.kennels, square)
    woods.dogs[square] += 1
    woods.pack += 1
    # ZF-23: at once in steps 3 to 6 of the pawn's own turn.
    if woods.seat >= 0 and woods.at[woods.seat] == square and 3 <= woods.phase <= 6:
        woods.agenda.append((ARRIVED,))


def remove_dog(woods: Woods, square: int) -> None:
    """Take one dog off a square."""
    woods.dogs[square] -= 1
    woods.pack -= 1
    if woods.dogs[square] == 0:
        del woods.kennels[bisect_left(woods.kennels, square)]


def move_dog(woods: Woods, seat: int, origin: int, square: int, why: str) -> None:
    """Move one dog; in step 7 it stays known which have moved."""
    remove_dog(woods, origin)
    add_dog(woods, square)
    # A card may move a dog in step 7: the ones not yet moved go first.
    if woods.ran and woods.ran.count(origin) > woods.dogs[origin]:
        woods.ran[woods.ran.index(origin)] = square
    if woods.listening:
        woods.emit(DogMoved(seat, origin, square, why))
    # ZF-30: in the own turn a square can also be cleared by its last dog going elsewhere.
    if woods.tokens[origin] and not woods.dogs[origin] and origin == woods.at[woods.seat]:
        woods.agenda.append((ARRIVED,))


def break_off(woods: Woods, seat: int, foes: tuple[int, ...]) -> None:
    """Let the fights of a pawn with some foes, open or waiting, be over (ZF-56)."""
    if seat == woods.fighter and woods.foe in foes:
        woods.fled = True
    for place, task in enumerate(woods.agenda):
        if task[0] == RESUME_FIGHT and task[1] == seat and task[2] in foes:
            woods.agenda[place] = (*task[:6], 1, task[7])


def guards(woods: Woods) -> list[list[int]]:
    """Give the walking distances, by square, to each pawn with Dog Repellent (ZF-C04)."""
    return [
        woods.land.distance(at)
        for at, ends in zip(woods.at, woods.repellent, strict=True)
        if ends and at >= 0
    ]


def comes_nearer(woods: Woods, origin: int, square: int) -> bool:
    """Whether a dog moved so would be nearer to a pawn with Dog Repellent (ZF-C04)."""
    if not any(woods.repellent):
        return False
    return any(distance[square] < distance[origin] for distance in guards(woods))


# -- step 7 ----------------------------------------------------------------------------


def destinations(woods: Woods, origin: int) -> list[int]:
    """List where a dog can run, ascending (ZF-41): never through or onto a full square."""
    dogs = woods.dogs
    found = set()
    for first, seconds in woods.land.runs(origin):
        if dogs[first] < ROOM:
            found.add(first)
            for second in seconds:
                if dogs[second] < ROOM:
                    found.add(second)
    if any(woods.repellent):
        for distance in guards(woods):
            limit = distance[origin]
            found = {square for square in found if distance[square] >= limit}
    return sorted(found)


def can_run(woods: Woods, origin: int) -> bool:
    """Whether a dog on a square can move at all."""
    dogs = woods.dogs
    if not any(woods.repellent):
        return any(dogs[square] < ROOM for square in woods.land.near[origin])
    return _can_run_guarded(woods, origin, guards(woods))


def _can_run_guarded(woods: Woods, origin: int, fields: list[list[int]]) -> bool:
    """Whether a dog can move without coming nearer to a guarded pawn."""
    dogs = woods.dogs
    for first, seconds in woods.land.runs(origin):
        if dogs[first] >= ROOM:
            continue
        for square in (first, *seconds):
            if dogs[square] < ROOM and all(f[square] >= f[origin] for f in fields):
                return True
    return False


def is_fresh(woods: Woods, square: int) -> bool:
    """Whether a dog stands there that was not moved in this step."""
    return woods.dogs[square] > woods.ran.count(square)


def pickable(woods: Woods) -> list[int]:
    """List the squares with a dog that must still be moved if others are not (ZF-41)."""
    dogs, near, ran = woods.dogs, woods.land.near, woods.ran
    found = []
    if any(woods.repellent):
        fields = guards(woods)
        return [
            square
            for square in woods.kennels
            if is_fresh(woods, square) and _can_run_guarded(woods, square, fields)
        ]
    for square in woods.kennels:
        if ran and dogs[square] <= ran.count(square):
            continue
        for other in near[square]:
            if dogs[other] < ROOM:
                found.append(square)
                break
    return found


def ask_pick(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask for the next dog; it is over when as many have run as were rolled, or none can."""
    if woods.running and any(
        is_fresh(woods, square) and can_run(woods, square) for square in woods.kennels
    ):
        woods.prompt, woods.actor = PICK, woods.seat
        return
    woods.running = 0
    woods.ran = []


def pick(woods: Woods, square: int) -> None:
    """Choose a dog; nothing is told before it runs."""
    woods.picked = square
    woods.prompt = RUN_DOG


def run_dog(woods: Woods, square: int) -> None:
    """Let the dog picked run."""
    move_dog(woods, woods.seat, woods.picked, square, "run")
    woods.ran.append(square)
    woods.picked = -1
    woods.running -= 1
    woods.agenda.append((ASK_PICK,))


def run_by_themselves(woods: Woods, task: tuple[int, ...]) -> None:
    """Move the dogs without a decision: nearest to any pawn first, by the shortest way."""
    for _ in range(woods.running):
        run = next_run(woods)
        if run is None:
            break
        move_dog(woods, woods.seat, run[0], run[1], "run")
        woods.ran.append(run[1])
    woods.running = 0
    woods.ran = []


def next_run(woods: Woods) -> tuple[int, int] | None:
    """Find the dog that moves next by itself and where to, or None.

    Ruling: ties go in reading order of the map; a dog that cannot come nearer stays.
    """
    land = woods.land
    fields = [land.distance(at) for at in woods.at if at >= 0]
    if not fields:
        return None
    best = None
    for square in woods.kennels:
        far = min(field[square] for field in fields)
        # Dogs on a pawn's square stay.
        if far == 0 or far >= FAR or not is_fresh(woods, square):
            continue
        x, y = land.where(square)
        if best is not None and (far, y, x) >= best[0]:
            continue
        nearer = []
        for to in destinations(woods, square):
            left = min(field[to] for field in fields)
            if left < far:
                column, row = land.where(to)
                nearer.append((left, row, column, to))
        if nearer:
            best = ((far, y, x), square, min(nearer)[3])
    return None if best is None else best[1:]


# -- putting tokens and dogs -----------------------------------------------------------


def token_squares(woods: Woods, tile: int) -> list[int]:
    """List the squares of a tile where its tokens may lie (ZF-12), taken or not."""
    ground = woods.land.ground
    inside = "C" if TILES[tile].name == "cave" else "B"
    if tile == BOATHOUSE:
        inside = "BD"
    squares = woods.land.squares(tile)
    if TILES[tile].kind == "location" and inside == "B":
        return squares
    return [square for square in squares if ground[square] in inside]


def put_squares(woods: Woods, put: tuple[int, ...]) -> list[int]:
    """List where the next thing of ``Woods.put`` can go."""
    how, tile, hearts, bullets, dogs, *origins = put
    if hearts or bullets:
        # ZF-12: one token a square.
        return [s for s in token_squares(woods, tile) if not woods.tokens[s]]
    if not dogs:
        return []
    squares = [s for s in woods.land.squares(tile) if woods.dogs[s] < ROOM]
    if how == FOR_BAD_ZOMBIE:
        return [s for s in squares if not comes_nearer(woods, origins[0], s)]
    # ZF-14: no more than the supply.
    return squares if woods.pack < MOST_DOGS else []


def ask_put(woods: Woods, task: tuple[int, ...]) -> None:
    """Ask where the next token or dog goes; what finds no room is left out."""
    seat, how, tile, hearts, bullets, dogs, *origins = task[1:]
    while hearts or bullets or dogs:
        put = (how, tile, hearts, bullets, dogs, *origins)
        if put_squares(woods, put):
            woods.put = put
            woods.prompt, woods.actor = PUT, seat
            return
        if hearts:
            hearts = 0
        elif bullets:
            bullets = 0
        elif how == FOR_BAD_ZOMBIE:
            # ZF-C02: what does not fit stays.
            origins = origins[1:]
            dogs -= 1
        else:
            dogs = 0
    woods.put = ()


def put_thing(woods: Woods, square: int) -> tuple[int, ...]:
    """Put the next token or dog on a square; gives the task that asks for the rest."""
    seat = woods.actor
    how, tile, hearts, bullets, number, *origins = woods.put
    if hearts or bullets:
        token, hearts, bullets = (
            (HEART, hearts - 1, bullets) if hearts else (BULLET, hearts, bullets - 1)
        )
        woods.tokens[square] = token
        if woods.listening:
            woods.emit(HeartPut(square) if token == HEART else BulletPut(square))
    else:
        number -= 1
        if how == FOR_BAD_ZOMBIE:
            origin = origins.pop(0)
            # ZF-56: of two dogs on a fighter's square the one being fought leaves first.
            if origin == woods.at[woods.seat]:
                break_off(woods, woods.seat, (DOG,))
            move_dog(woods, seat, origin, square, "bad-zombie")
        else:
            add_dog(woods, square)
            if woods.listening:
                woods.emit(DogPut(square, DOG_PUTS[how]))
    woods.put = ()
    return (ASK_PUT, seat, how, tile, hearts, bullets, number, *origins)


def here_doggie(woods: Woods, seat: int, number: int) -> None:
    """Let new dogs come to the Pet Cemetery, if it is on the map (ZF-C18)."""
    if woods.land.places[PET_CEMETERY] is not None:
        woods.agenda.append((ASK_PUT, seat, FOR_DOGGIE, PET_CEMETERY, 0, 0, number))


def dogs_of(woods: Woods, tile: int, first: int) -> list[int]:
    """List the dogs of a tile by their squares, those on ``first`` before the others."""
    squares = [s for s in woods.kennels if TILE_OF[s] == tile]
    squares.sort(key=lambda square: (square != first, square))
    return [square for square in squares for _ in range(woods.dogs[square])]
