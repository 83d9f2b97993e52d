"""What is legal: the list of the seat that is asked, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombies4 import act, ask, dogs
from zombiegames.games.zombies4.cards import KIND_OF
from zombiegames.games.zombies4.play import plays
from zombiegames.games.zombies4.terms import NEEDED
from zombiegames.games.zombies4.tiles import TILE_OF
from zombiegames.games.zombies4.titles import fever, key, not_right, weapons
from zombiegames.games.zombies4.turn import may_cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods


def _with_plays(state: Woods, found: list[AnyAction]) -> list[AnyAction]:
    """Add what the turn's player may play at any of its decisions (ZF-55)."""
    seat = state.actor
    if seat == state.seat and (
        state.fronts[seat] or (state.hands[seat] and not state.played[seat])
    ):
        found += plays(state, seat)
    return found


def _nothing(state: Woods) -> list[AnyAction]:
    return []


def _begin(state: Woods) -> list[AnyAction]:
    return list(act.BEGIN[: state.players])


def _die(state: Woods) -> list[AnyAction]:
    return list(act.DIE)


def _place(state: Woods) -> list[AnyAction]:
    return _with_plays(state, list(state.land.legal_places(state.drawn)))


def _put(state: Woods) -> list[AnyAction]:
    put = state.put
    built = act.PUT_HEART if put[2] else act.PUT_BULLET if put[3] else act.PUT_DOG
    found: list[AnyAction] = [built[square] for square in dogs.put_squares(state, put)]
    return found if put[0] else _with_plays(state, found)


def _fight(state: Woods) -> list[AnyAction]:
    found: list[AnyAction] = [act.ROLL]
    if state.fronts[state.fighter]:
        found += weapons.shoves(state)
    return _with_plays(state, found)


def _wound(state: Woods) -> list[AnyAction]:
    # The bullets that the roll lacks.
    enough = state.bullets[state.fighter] >= NEEDED[state.foe] - state.rolled
    return _with_plays(state, [act.SHOOT, act.SUFFER] if enough else [act.SUFFER])


def _pause(state: Woods, found: list[AnyAction]) -> list[AnyAction]:
    """Add the spell and the werewolf's attack."""
    if not state.cast and may_cast(state):
        found.append(act.CAST)
    if state.fever[state.seat]:
        found += fever.attacks(state)
    return _with_plays(state, found)


def _move_roll(state: Woods) -> list[AnyAction]:
    return _pause(state, [act.ROLL])


def _move(state: Woods) -> list[AnyAction]:
    """List where the turn's pawn may step (ZF-40, ZF-C07), and the end of the movement."""
    found: list[AnyAction] = []
    if state.steps:
        step, square = act.STEP, state.at[state.seat]
        near = state.land.near[square]
        if state.lost[state.seat]:
            found += [step[other] for other in near if TILE_OF[other] == TILE_OF[square]]
        else:
            found += [step[other] for other in near]
    found.append(act.STOP)
    return _pause(state, found)


def _roll(state: Woods) -> list[AnyAction]:
    return _with_plays(state, [act.ROLL])


def _pick(state: Woods) -> list[AnyAction]:
    pick = act.PICK_DOG
    return _with_plays(state, [pick[square] for square in dogs.pickable(state)])


def _run_dog(state: Woods) -> list[AnyAction]:
    run = act.RUN_DOG
    return [run[square] for square in dogs.destinations(state, state.picked)]


def _discards(state: Woods) -> list[AnyAction]:
    discard, hand = act.DISCARD, state.hands[state.actor]
    return [discard[kind] for kind in dict.fromkeys(map(KIND_OF.__getitem__, hand))]


def _end(state: Woods) -> list[AnyAction]:
    return _with_plays(state, [act.END_TURN, *_discards(state)])


def _window(state: Woods) -> list[AnyAction]:
    return [act.PASS, *plays(state, state.actor)]


def _cancel(state: Woods) -> list[AnyAction]:
    return [act.PASS, act.CANCEL]


_LEGAL: dict[str, Callable[[Woods], list[AnyAction]]] = {
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
    "take": key.takes,
    "trim": _discards,
    "search": not_right.removals,
    "duel": fever.bids,
    "retreat": fever.retreats,
    "over": _nothing,
    "secret": _nothing,
}
LEGAL = tuple(_LEGAL[name] for name in ask.PROMPTS)
"""By prompt: what the seat that is asked may do."""
