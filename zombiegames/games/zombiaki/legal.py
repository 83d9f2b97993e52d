"""What is legal: the list of the seat that is asked, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards, choices, offers, targets, terms
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.games.zombiaki.actions import AnyAction, PlayAlong, PlayAt
    from zombiegames.games.zombiaki.state import Street

_kind_of = KIND_OF.__getitem__


def kinds_of(held: list[int]) -> list[int]:
    """List the different kinds among some cards, in their order."""
    return list(dict.fromkeys(map(_kind_of, held)))


# -- the plays of one kind in a play step, wherever the card is -------------------------


_AT_LISTS: dict[tuple[int, int], list[PlayAt]] = {}
"""By kind and mask: the plays of the kind on each square of the mask."""


def at(state: Street, kind: int) -> Sequence[PlayAt]:
    """List the plays of a card on one square."""
    squares = targets.AT[kind](state, kind)
    found = _AT_LISTS.get((kind, squares))
    if found is None:
        plays = offers.PLAY_AT[kind]
        found = _AT_LISTS[kind, squares] = [plays[s] for s in squares_of(squares)]
    return found


def _shots(state: Street, kind: int) -> Sequence[AnyAction]:
    table = offers.SHOOT[kind]
    return [table[aim] for aim in choices.shot_list(state)]


def _sniper(state: Street, kind: int) -> Sequence[AnyAction]:
    table = offers.SHOOT[kind]
    return [table[aim] for aim in choices.sniper_list(state)]


def _free(state: Street, kind: int) -> Sequence[AnyAction]:
    return offers.PLAY[kind]


def lanes(state: Street, kind: int) -> Sequence[PlayAlong]:
    """List the plays of a card on a lane."""
    # ZK-60: the side lanes only.
    return offers.PLAY_ALONG[kind][::2] if kind == cards.STREET_FIRE else offers.PLAY_ALONG[kind]


def _moves(state: Street, kind: int) -> Sequence[AnyAction]:
    return choices.move_list(state, kind)


def _against(state: Street, kind: int) -> Sequence[AnyAction]:
    other = state.hands[HUMANS if state.seat == ZOMBIES else ZOMBIES]
    return [offers.PLAY_AGAINST[kind][victim] for victim in kinds_of(other)]


def _flames(state: Street, kind: int) -> Sequence[AnyAction]:
    return choices.flame_list(state)


def _nets(state: Street, kind: int) -> Sequence[AnyAction]:
    return choices.net_list(state)


def _never(state: Street, kind: int) -> Sequence[AnyAction]:
    # Click and Not so fast are played out of turn, Dawn never.
    return ()


_PLAYS: dict[int, Callable[[Street, int], Sequence[AnyAction]]] = {
    **dict.fromkeys(range(len(cards.KINDS)), _never),
    **dict.fromkeys(targets.AT, at),
    **dict.fromkeys(cards.SHOT_KINDS, _shots),
    **dict.fromkeys(cards.FREE_KINDS, _free),
    **dict.fromkeys(cards.LANE_KINDS, lanes),
    **dict.fromkeys(cards.MOVE_KINDS, _moves),
    **dict.fromkeys(cards.HAND_KINDS, _against),
    cards.SNIPER: _sniper,
    cards.FLAMETHROWER: _flames,
    cards.NET: _nets,
}
PLAYS = tuple(_PLAYS[kind] for kind in range(len(cards.KINDS)))
"""By kind: its legal plays, given the position and the kind; not to be changed."""


# -- by prompt -------------------------------------------------------------------------


def _legal_shuffle(state: Street) -> list[AnyAction]:
    return []


def _legal_hold(state: Street) -> list[AnyAction]:
    return [*(offers.HOLD_BACK[s] for s in squares_of(targets.hold_mask(state))), offers.DECLINE]


def _legal_walk(state: Street) -> list[AnyAction]:
    return [*choices.step_list(state), offers.STOP if state.chain else offers.ADVANCE]


def _legal_discard(state: Street) -> list[AnyAction]:
    return [offers.DISCARD[kind] for kind in kinds_of(state.hands[state.seat])]


def _legal_play(state: Street) -> list[AnyAction]:
    found: list[AnyAction] = []
    if not choices.is_terrified(state):
        for kind in kinds_of(state.hands[state.seat]):
            found += PLAYS[kind](state, kind)
    if state.boss >= 0 and state.seat == ZOMBIES:
        found += choices.order_list(state)
    found.append(offers.END_TURN)
    return found


def _legal_click(state: Street) -> list[AnyAction]:
    return [offers.CLICK, offers.DECLINE]


def _legal_bullet(state: Street) -> list[AnyAction]:
    return [offers.BULLET[target] for target in choices.aims(state, state.chain[0])]


def _legal_pour(state: Street) -> list[AnyAction]:
    return [*(offers.POUR[s] for s in squares_of(choices.pour_mask(state))), offers.STOP]


def _legal_shrapnel(state: Street) -> list[AnyAction]:
    return [*offers.SHRAPNEL_AT[state.traps[0]]]


LEGAL: dict[int, Callable[[Street], list[AnyAction]]] = {
    terms.SHUFFLE: _legal_shuffle,
    terms.HOLD: _legal_hold,
    terms.WALK: _legal_walk,
    terms.DISCARD: _legal_discard,
    terms.PLAY: _legal_play,
    terms.CLICKED: _legal_click,
    terms.BULLETS: _legal_bullet,
    terms.POURING: _legal_pour,
    terms.SHRAPNEL: _legal_shrapnel,
    terms.END: _legal_shuffle,
}
"""By prompt: the legal actions of the seat that is asked."""
