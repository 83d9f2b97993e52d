"""What is legal: the list of the seat that is asked, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki.actions import Advance, Click, Decline, EndTurn, Stop
from zombiegames.games.zombiaki.cards import (
    FLAMETHROWER,
    HUMANS,
    KIND_OF,
    KINDS,
    NET,
    SNIPER,
    ZOMBIES,
)
from zombiegames.games.zombiaki.choices import (
    aims,
    flame_list,
    move_list,
    net_list,
    order_list,
    pour_mask,
    shot_list,
    sniper_list,
    step_list,
)
from zombiegames.games.zombiaki.targets import (
    AT,
    BULLET,
    DISCARDS,
    FREE_KINDS,
    HAND_KINDS,
    HOLD_BACK,
    LANE_KINDS,
    MOVE_KINDS,
    ORDER,
    PLAY_AGAINST,
    PLAY_FREE,
    PLAY_MOVE,
    POUR,
    SHOOT,
    SHOT_KINDS,
    SHRAPNEL_AT,
    STEP,
    at_list,
    lane_list,
)
from zombiegames.games.zombiaki.terms import (
    BULLETS,
    CLICKED,
    DISCARD,
    END,
    HOLD,
    PLAY,
    POURING,
    SHRAPNEL,
    SHUFFLE,
    WALK,
    squares_of,
)
from zombiegames.games.zombiaki.turn import hold_mask

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombiaki.state import Street

_kind_of = KIND_OF.__getitem__
_DECLINE, _STOP, _ADVANCE, _CLICK, _END_TURN = Decline(), Stop(), Advance(), Click(), EndTurn()


def kinds_of(cards: list[int]) -> list[int]:
    """List the different kinds among some cards, in their order."""
    return list(dict.fromkeys(map(_kind_of, cards)))


# -- the plays of one kind in a play step, wherever the card is -------------------------


def _at(street: Street, kind: int) -> Sequence[Action]:
    return at_list(kind, AT[kind](street, kind))


def _shots(street: Street, kind: int) -> Sequence[Action]:
    table = SHOOT[kind]
    return [table[aim] for aim in shot_list(street)]


def _sniper(street: Street, kind: int) -> Sequence[Action]:
    table = SHOOT[kind]
    return [table[aim] for aim in sniper_list(street)]


def _free(street: Street, kind: int) -> Sequence[Action]:
    return PLAY_FREE[kind]


def _lanes(street: Street, kind: int) -> Sequence[Action]:
    return lane_list(kind)


def _moves(street: Street, kind: int) -> Sequence[Action]:
    return move_list(street, kind, PLAY_MOVE[kind])


def _against(street: Street, kind: int) -> Sequence[Action]:
    other = street.hands[HUMANS if street.seat == ZOMBIES else ZOMBIES]
    return [PLAY_AGAINST[kind][victim] for victim in kinds_of(other)]


def _flames(street: Street, kind: int) -> Sequence[Action]:
    return flame_list(street)


def _nets(street: Street, kind: int) -> Sequence[Action]:
    return net_list(street)


def _never(street: Street, kind: int) -> Sequence[Action]:
    # Click and Not so fast are played out of turn, Dawn never.
    return ()


_PLAYS: dict[int, Callable[[Street, int], Sequence[Action]]] = {
    **dict.fromkeys(range(len(KINDS)), _never),
    **dict.fromkeys(AT, _at),
    **dict.fromkeys(SHOT_KINDS, _shots),
    **dict.fromkeys(FREE_KINDS, _free),
    **dict.fromkeys(LANE_KINDS, _lanes),
    **dict.fromkeys(MOVE_KINDS, _moves),
    **dict.fromkeys(HAND_KINDS, _against),
    SNIPER: _sniper,
    FLAMETHROWER: _flames,
    NET: _nets,
}
PLAYS = tuple(_PLAYS[kind] for kind in range(len(KINDS)))
"""By kind: its legal plays, given the street and the kind; not to be changed."""


# -- by prompt -------------------------------------------------------------------------


def _legal_shuffle(street: Street) -> list[Action]:
    return []


def _legal_hold(street: Street) -> list[Action]:
    return [*(HOLD_BACK[s] for s in squares_of(hold_mask(street))), _DECLINE]


def _legal_walk(street: Street) -> list[Action]:
    return [*(STEP[edge] for edge in step_list(street)), _STOP if street.chain else _ADVANCE]


def _legal_discard(street: Street) -> list[Action]:
    return [DISCARDS[kind] for kind in kinds_of(street.hands[street.seat])]


def _legal_play(street: Street) -> list[Action]:
    found: list[Action] = []
    # ZK-26: only one card under Terror.
    if not (street.terror and street.played and street.seat == HUMANS):
        for kind in kinds_of(street.hands[street.seat]):
            found += PLAYS[kind](street, kind)
    if street.boss >= 0 and street.seat == ZOMBIES:
        found += [ORDER[order] for order in order_list(street)]
    found.append(_END_TURN)
    return found


def _legal_click(street: Street) -> list[Action]:
    return [_CLICK, _DECLINE]


def _legal_bullet(street: Street) -> list[Action]:
    return [BULLET[target] for target in aims(street, street.chain[0])]


def _legal_pour(street: Street) -> list[Action]:
    return [*(POUR[s] for s in squares_of(pour_mask(street))), _STOP]


def _legal_shrapnel(street: Street) -> list[Action]:
    return [*SHRAPNEL_AT[street.traps[0]]]


LEGAL: dict[int, Callable[[Street], list[Action]]] = {
    SHUFFLE: _legal_shuffle,
    HOLD: _legal_hold,
    WALK: _legal_walk,
    DISCARD: _legal_discard,
    PLAY: _legal_play,
    CLICKED: _legal_click,
    BULLETS: _legal_bullet,
    POURING: _legal_pour,
    SHRAPNEL: _legal_shrapnel,
    END: _legal_shuffle,
}
"""By prompt: the legal actions of the seat that is asked."""
