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
    from zombiegames.games.zombies4.state import Woods

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


def _with_plays(state: Woods, found: list[Action]) -> list[Action]:
    """Add what the turn's player may play at any of its decisions (ZF-55)."""
    seat = state.actor
    if seat == state.seat and (
        state.fronts[seat] or (state.hands[seat] and not state.played[seat])
    ):
        found += plays(state, seat)
    return found


def _nothing(state: Woods) -> list[Action]:
    return []


def _begin(state: Woods) -> list[Action]:
    return list(BEGINS[: state.players])


def _die(state: Woods) -> list[Action]:
    return list(DICE)


def _place(state: Woods) -> list[Action]:
    return _with_plays(state, list(state.land.legal_places(state.drawn)))


def _put(state: Woods) -> list[Action]:
    put = state.put
    actions = PUT_HEART if put[2] else PUT_BULLET if put[3] else PUT_DOG
    found: list[Action] = [actions[square] for square in put_squares(state, put)]
    return found if put[0] else _with_plays(state, found)


def shove_squares(state: Woods) -> list[int]:
    """List where the Sickle may move the other dog to (ZF-C12). Ruling: before the first roll."""
    seat = state.fighter
    square = state.at[seat]
    if (
        state.rolls
        or state.shoved
        or state.foe != DOG
        or state.dogs[square] < ROOM
        or not state.fronts[seat]
        or in_front(state, seat, SICKLE) < 0
    ):
        return []
    return [
        other
        for other in state.land.near[square]
        if state.dogs[other] < ROOM and not comes_nearer(state, square, other)
    ]


def _fight(state: Woods) -> list[Action]:
    found: list[Action] = [ROLL]
    if state.fronts[state.fighter]:
        found += [SHOVE[square] for square in shove_squares(state)]
    return _with_plays(state, found)


def can_shoot(state: Woods) -> bool:
    """Whether the fighter has the bullets that the roll lacks."""
    return state.bullets[state.fighter] >= NEEDED[state.foe] - state.rolled


def _wound(state: Woods) -> list[Action]:
    return _with_plays(state, [SHOOT, SUFFER] if can_shoot(state) else [SUFFER])


def _pause(state: Woods, found: list[Action]) -> list[Action]:
    """Add the spell and the werewolf's attack."""
    seat = state.seat
    if not state.cast and may_cast(state):
        found.append(CAST)
    if state.fever[seat] == 1:
        found += [ATTACK[other] for other in on_the_map(state, seat)]
    return _with_plays(state, found)


def _move_roll(state: Woods) -> list[Action]:
    return _pause(state, [ROLL])


def step_squares(state: Woods) -> list[int]:
    """List where the turn's pawn may step (ZF-40, ZF-C07)."""
    seat = state.seat
    if not state.steps:
        return []
    square = state.at[seat]
    near = state.land.near[square]
    if state.lost[seat]:
        return [other for other in near if TILE_OF[other] == TILE_OF[square]]
    return list(near)


def _move(state: Woods) -> list[Action]:
    found: list[Action] = [STEPS[square] for square in step_squares(state)]
    found.append(STOP)
    return _pause(state, found)


def _roll(state: Woods) -> list[Action]:
    return _with_plays(state, [ROLL])


def _pick(state: Woods) -> list[Action]:
    return _with_plays(state, [PICK_DOG[square] for square in pickable(state)])


def _run_dog(state: Woods) -> list[Action]:
    return [RUN_DOGS[square] for square in destinations(state, state.picked)]


def _end(state: Woods) -> list[Action]:
    found: list[Action] = [END_TURN]
    found += [DISCARD[kind] for kind in dict.fromkeys(map(_kind_of, state.hands[state.seat]))]
    return _with_plays(state, found)


def _window(state: Woods) -> list[Action]:
    return [PASS, *plays(state, state.actor)]


def _cancel(state: Woods) -> list[Action]:
    return [PASS, THE_CANCEL]


def _take(state: Woods) -> list[Action]:
    hand = state.hands[state.looking[0]]
    return [TAKE_CARD[kind] for kind in dict.fromkeys(map(_kind_of, hand))]


def _trim(state: Woods) -> list[Action]:
    return [DISCARD[kind] for kind in dict.fromkeys(map(_kind_of, state.hands[state.actor]))]


def _search(state: Woods) -> list[Action]:
    kinds = sorted(set(map(_kind_of, pile_of(state))))
    return [FINISH, *(REMOVE[kind] for kind in kinds if not IS_PAGE[kind])]


def _duel(state: Woods) -> list[Action]:
    return [PASS, *(AddBullets(n) for n in range(1, state.bullets[state.actor] + 1))]


def _retreat(state: Woods) -> list[Action]:
    return [RETREATS[square] for square in state.land.squares(BRIDGE)]


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
