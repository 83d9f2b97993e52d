"""What is legal: the list of the seat that is asked, by prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombiaki import cards, choices, offers, targets, terms
from zombiegames.games.zombiaki.actions import PlayAt
from zombiegames.games.zombiaki.board import squares_of
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zombiegames.core.protocol import Action
    from zombiegames.games.zombiaki.state import Street

_kind_of = KIND_OF.__getitem__


def kinds_of(held: list[int]) -> list[int]:
    """List the different kinds among some cards, in their order."""
    return list(dict.fromkeys(map(_kind_of, held)))


# -- the plays of one kind in a play step, wherever the card is -------------------------


_AT_LISTS: dict[tuple[int, int], list[PlayAt]] = {}
"""By kind and mask: the plays of the kind on each square of the mask."""


def _at(street: Street, kind: int) -> Sequence[Action]:
    squares = targets.AT[kind](street, kind)
    found = _AT_LISTS.get((kind, squares))
    if found is None:
        plays = offers.PLAY_AT[kind]
        found = _AT_LISTS[kind, squares] = [plays[s] for s in squares_of(squares)]
    return found


def _shots(street: Street, kind: int) -> Sequence[Action]:
    table = offers.SHOOT[kind]
    return [table[aim] for aim in choices.shot_list(street)]


def _sniper(street: Street, kind: int) -> Sequence[Action]:
    table = offers.SHOOT[kind]
    return [table[aim] for aim in choices.sniper_list(street)]


def _free(street: Street, kind: int) -> Sequence[Action]:
    return offers.PLAY[kind]


def _lanes(street: Street, kind: int) -> Sequence[Action]:
    # ZK-60: the side lanes only.
    return offers.PLAY_ALONG[kind][::2] if kind == cards.STREET_FIRE else offers.PLAY_ALONG[kind]


def _moves(street: Street, kind: int) -> Sequence[Action]:
    return choices.move_list(street, kind, offers.PLAY_MOVE[kind])


def _against(street: Street, kind: int) -> Sequence[Action]:
    other = street.hands[HUMANS if street.seat == ZOMBIES else ZOMBIES]
    return [offers.PLAY_AGAINST[kind][victim] for victim in kinds_of(other)]


def _flames(street: Street, kind: int) -> Sequence[Action]:
    return choices.flame_list(street)


def _nets(street: Street, kind: int) -> Sequence[Action]:
    return choices.net_list(street)


def _never(street: Street, kind: int) -> Sequence[Action]:
    # Click and Not so fast are played out of turn, Dawn never.
    return ()


_PLAYS: dict[int, Callable[[Street, int], Sequence[Action]]] = {
    **dict.fromkeys(range(len(cards.KINDS)), _never),
    **dict.fromkeys(targets.AT, _at),
    **dict.fromkeys(cards.SHOT_KINDS, _shots),
    **dict.fromkeys(cards.FREE_KINDS, _free),
    **dict.fromkeys(cards.LANE_KINDS, _lanes),
    **dict.fromkeys(cards.MOVE_KINDS, _moves),
    **dict.fromkeys(cards.HAND_KINDS, _against),
    cards.SNIPER: _sniper,
    cards.FLAMETHROWER: _flames,
    cards.NET: _nets,
}
PLAYS = tuple(_PLAYS[kind] for kind in range(len(cards.KINDS)))
"""By kind: its legal plays, given the street and the kind; not to be changed."""


# -- by prompt -------------------------------------------------------------------------


def _legal_shuffle(street: Street) -> list[Action]:
    return []


def _legal_hold(street: Street) -> list[Action]:
    return [*(offers.HOLD_BACK[s] for s in squares_of(targets.hold_mask(street))), offers.DECLINE]


def _legal_walk(street: Street) -> list[Action]:
    return [
        *(offers.STEP[edge] for edge in choices.step_list(street)),
        offers.STOP if street.chain else offers.ADVANCE,
    ]


def _legal_discard(street: Street) -> list[Action]:
    return [offers.DISCARD[kind] for kind in kinds_of(street.hands[street.seat])]


def _legal_play(street: Street) -> list[Action]:
    found: list[Action] = []
    # ZK-26: only one card under Terror.
    if not (street.terror and street.played and street.seat == HUMANS):
        for kind in kinds_of(street.hands[street.seat]):
            found += PLAYS[kind](street, kind)
    if street.boss >= 0 and street.seat == ZOMBIES:
        found += [offers.ORDER[order] for order in choices.order_list(street)]
    found.append(offers.END_TURN)
    return found


def _legal_click(street: Street) -> list[Action]:
    return [offers.CLICK, offers.DECLINE]


def _legal_bullet(street: Street) -> list[Action]:
    return [offers.BULLET[target] for target in choices.aims(street, street.chain[0])]


def _legal_pour(street: Street) -> list[Action]:
    return [*(offers.POUR[s] for s in squares_of(choices.pour_mask(street))), offers.STOP]


def _legal_shrapnel(street: Street) -> list[Action]:
    return [*offers.SHRAPNEL_AT[street.traps[0]]]


LEGAL: dict[int, Callable[[Street], list[Action]]] = {
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
