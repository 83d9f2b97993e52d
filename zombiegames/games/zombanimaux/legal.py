"""What is offered, by prompt."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombanimaux import actions
from zombiegames.games.zombanimaux.cards import DIE, MOSQUITO, SPIDER

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombanimaux.state import Menagerie

_ROLLS = tuple(actions.ROLLS[face] for face in sorted(set(DIE)))


def _starter(state: Menagerie) -> list[actions.Start]:
    return [actions.STARTS[seat] for seat in state.fewest()]


def _nothing(state: Menagerie) -> list[actions.AnyAction]:
    return []


def _roll(state: Menagerie) -> list[actions.Roll]:
    return list(_ROLLS)


def _bury(state: Menagerie) -> list[actions.Bury]:
    return [actions.BURIES[card] for card in dict.fromkeys(state.drawn)]


def _play(state: Menagerie) -> list[actions.Play | actions.GiveUp]:
    hand, horde, plays = state.hands[state.seat], state.horde, state.plays
    found: list[actions.Play | actions.GiveUp] = []
    at, end = 0, len(hand)
    if horde:
        top = horde[-1]
        if top == SPIDER:
            # ZA-21: strictly below the spider.
            while at < end and (card := hand[at]) < SPIDER:
                held = 1
                while (at := at + 1) < end and hand[at] == card:
                    held += 1
                found += plays[card][held]
            found.append(actions.GIVE_UP)
            return found
        # ZA-20: the mosquito always.
        held = bisect_right(hand, MOSQUITO)
        found += plays[MOSQUITO][held]
        # ZA-10: strictly higher than the top.
        at = bisect_right(hand, top) if top > MOSQUITO else held
    while at < end:
        card = hand[at]
        held = 1
        while (at := at + 1) < end and hand[at] == card:
            held += 1
        found += plays[card][held]
    # ZA-14: on an empty horde one must play what one has.
    if horde or not hand:
        found.append(actions.GIVE_UP)
    return found


def _give(state: Menagerie) -> list[actions.Give]:
    gives = actions.GIVES[state.players][state.seat]
    return [give for card in dict.fromkeys(state.hands[state.seat]) for give in gives[card]]


def _swap(state: Menagerie) -> list[actions.Swap]:
    seat = state.seat
    others = [other for other in range(state.players) if other != seat]
    hands, graves = actions.SWAPS
    # ZA-33: not for an empty graveyard.
    # Ruling: the own one may be empty.
    return [hands[o] for o in others] + [graves[o] for o in others if state.graves[o]]


def _steal(state: Menagerie) -> list[actions.Steal]:
    return list(actions.STEALS[state.players][state.seat])


def _refill(state: Menagerie) -> list[actions.Refill | actions.EndTurn]:
    found: list[actions.Refill | actions.EndTurn] = [
        actions.REFILLS[card] for card in dict.fromkeys(state.graves[state.seat])
    ]
    # Ruling: a refill is forgotten as a whole or not at all.
    if state.forgetful and not state.mouse and not state.picked:
        found.append(actions.END_TURN)
    return found


LEGAL: tuple[Callable[[Menagerie], list[Any]], ...] = (
    _starter,
    _nothing,
    _bury,
    _play,
    _bury,
    _roll,
    _give,
    _swap,
    _steal,
    _refill,
    _nothing,
)
"""By prompt: actions without doubles, always in the same order; of shuffles none."""
