"""What is legal: the list of the seat that is asked, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4.actions import (
    AddBullets,
    Attack,
    Begin,
    Cast,
    Die,
    Discard,
    EndTurn,
    Finish,
    Pass,
    PickDog,
    PutBullet,
    PutDog,
    PutHeart,
    Remove,
    Retreat,
    Roll,
    RunDog,
    Shoot,
    Shove,
    Stop,
    Suffer,
    TakeCard,
)
from zombiegames.games.zombies4.cards import CARDS, IS_PAGE, KIND_OF, SICKLE
from zombiegames.games.zombies4.dogs import comes_nearer, destinations, pickable, put_squares
from zombiegames.games.zombies4.effects import pile_of
from zombiegames.games.zombies4.fight import in_front
from zombiegames.games.zombies4.land import STEPS
from zombiegames.games.zombies4.plays import THE_CANCEL, on_the_map, plays
from zombiegames.games.zombies4.terms import DOG, NEEDED, PROMPTS, ROOM
from zombiegames.games.zombies4.tiles import BRIDGE, SQUARES, TILE_OF
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombies4.rules import Woods

_kind_of = KIND_OF.__getitem__

DICE = tuple(Die(face) for face in range(1, 7))
ROLL, STOP, CAST, SUFFER, SHOOT = Roll(), Stop(), Cast(), Suffer(), Shoot()
END_TURN, PASS, FINISH = EndTurn(), Pass(), Finish()
PUT_HEART = tuple(PutHeart(square) for square in range(SQUARES))
PUT_BULLET = tuple(PutBullet(square) for square in range(SQUARES))
PUT_DOG = tuple(PutDog(square) for square in range(SQUARES))
PICK_DOG = tuple(PickDog(square) for square in range(SQUARES))
RUN_DOGS = tuple(RunDog(square) for square in range(SQUARES))
SHOVE = tuple(Shove(square) for square in range(SQUARES))
RETREATS = tuple(Retreat(square) for square in range(SQUARES))
DISCARD = tuple(Discard(kind) for kind in range(len(CARDS)))
TAKE_CARD = tuple(TakeCard(kind) for kind in range(len(CARDS)))
REMOVE = tuple(Remove(kind) for kind in range(len(CARDS)))
ATTACK = tuple(Attack(seat) for seat in range(6))
BEGINS = tuple(Begin(seat) for seat in range(6))


def _with_plays(woods: Woods, found: list[Action]) -> list[Action]:
    """Add what the turn's player may play at any of its decisions (ZF-55)."""
    seat = woods.actor
    if seat == woods.seat and (
        woods.fronts[seat] or (woods.hands[seat] and not woods.played[seat])
    ):
        found += plays(woods, seat)
    return found


def _nothing(woods: Woods) -> list[Action]:
    return []


def _begin(woods: Woods) -> list[Action]:
    return list(BEGINS[: woods.players])


def _die(woods: Woods) -> list[Action]:
    return list(DICE)


def _place(woods: Woods) -> list[Action]:
    return _with_plays(woods, list(woods.land.legal_places(woods.drawn)))


def _put(woods: Woods) -> list[Action]:
    put = woods.put
    actions = PUT_HEART if put[2] else PUT_BULLET if put[3] else PUT_DOG
    found: list[Action] = [actions[square] for square in put_squares(woods, put)]
    return found if put[0] else _with_plays(woods, found)


def shove_squares(woods: Woods) -> list[int]:
    """List where the Sickle may move the other dog to (ZF-C12). Ruling: before the first roll."""
    seat = woods.fighter
    square = woods.at[seat]
    if (
        woods.rolls
        or woods.shoved
        or woods.foe != DOG
        or woods.dogs[square] < ROOM
        or not woods.fronts[seat]
        or in_front(woods, seat, SICKLE) < 0
    ):
        return []
    return [
        other
        for other in woods.land.near[square]
        if woods.dogs[other] < ROOM and not comes_nearer(woods, square, other)
    ]


def _fight(woods: Woods) -> list[Action]:
    found: list[Action] = [ROLL]
    if woods.fronts[woods.fighter]:
        found += [SHOVE[square] for square in shove_squares(woods)]
    return _with_plays(woods, found)


def can_shoot(woods: Woods) -> bool:
    """Whether the fighter has the bullets that the roll lacks."""
    return woods.bullets[woods.fighter] >= NEEDED[woods.foe] - woods.rolled


def _wound(woods: Woods) -> list[Action]:
    return _with_plays(woods, [SHOOT, SUFFER] if can_shoot(woods) else [SUFFER])


def _pause(woods: Woods, found: list[Action]) -> list[Action]:
    """Add the spell and the werewolf's attack."""
    seat = woods.seat
    if not woods.cast and may_cast(woods):
        found.append(CAST)
    if woods.fever[seat] == 1:
        found += [ATTACK[other] for other in on_the_map(woods, seat)]
    return _with_plays(woods, found)


def _move_roll(woods: Woods) -> list[Action]:
    return _pause(woods, [ROLL])


def step_squares(woods: Woods) -> list[int]:
    """List where the turn's pawn may step (ZF-40, ZF-C07)."""
    seat = woods.seat
    if not woods.steps:
        return []
    square = woods.at[seat]
    near = woods.land.near[square]
    if woods.lost[seat]:
        return [other for other in near if TILE_OF[other] == TILE_OF[square]]
    return list(near)


def _move(woods: Woods) -> list[Action]:
    found: list[Action] = [STEPS[square] for square in step_squares(woods)]
    found.append(STOP)
    return _pause(woods, found)


def _roll(woods: Woods) -> list[Action]:
    return _with_plays(woods, [ROLL])


def _pick(woods: Woods) -> list[Action]:
    return _with_plays(woods, [PICK_DOG[square] for square in pickable(woods)])


def _run_dog(woods: Woods) -> list[Action]:
    return [RUN_DOGS[square] for square in destinations(woods, woods.picked)]


def _end(woods: Woods) -> list[Action]:
    found: list[Action] = [END_TURN]
    found += [DISCARD[kind] for kind in dict.fromkeys(map(_kind_of, woods.hands[woods.seat]))]
    return _with_plays(woods, found)


def _window(woods: Woods) -> list[Action]:
    return [PASS, *plays(woods, woods.actor)]


def _cancel(woods: Woods) -> list[Action]:
    return [PASS, THE_CANCEL]


def _take(woods: Woods) -> list[Action]:
    hand = woods.hands[woods.looking[0]]
    return [TAKE_CARD[kind] for kind in dict.fromkeys(map(_kind_of, hand))]


def _trim(woods: Woods) -> list[Action]:
    return [DISCARD[kind] for kind in dict.fromkeys(map(_kind_of, woods.hands[woods.actor]))]


def _search(woods: Woods) -> list[Action]:
    kinds = sorted(set(map(_kind_of, pile_of(woods))))
    return [FINISH, *(REMOVE[kind] for kind in kinds if not IS_PAGE[kind])]


def _duel(woods: Woods) -> list[Action]:
    return [PASS, *(AddBullets(n) for n in range(1, woods.bullets[woods.actor] + 1))]


def _retreat(woods: Woods) -> list[Action]:
    return [RETREATS[square] for square in woods.land.squares(BRIDGE)]


_LEGAL: dict[str, Callable[[Woods], list[Action]]] = {
    "run": _nothing,
    "shuffle-tiles": _nothing,
    "shuffle-cards": _nothing,
    "begin": _begin,
    "die": _die,
    "place": _place,
    "put": _put,
    "fight": _fight,
    "wound": _wound,
    "move-roll": _move_roll,
    "move": _move,
    "spell": _roll,
    "dogs": _roll,
    "pick": _pick,
    "run-dog": _run_dog,
    "end": _end,
    "window": _window,
    "cancel": _cancel,
    "take": _take,
    "trim": _trim,
    "search": _search,
    "duel": _duel,
    "retreat": _retreat,
    "over": _nothing,
    "secret": _nothing,
}
LEGAL = tuple(_LEGAL[name] for name in PROMPTS)
"""By prompt: what the seat that is asked may do."""
