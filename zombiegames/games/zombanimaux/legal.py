"""What is offered, by prompt."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from zombiegames.games.zombanimaux.actions import (
    BURIES,
    END_TURN,
    GIVE_UP,
    GIVES,
    REFILLS,
    ROLLS,
    STARTS,
    STEALS,
    SWAPS,
)
from zombiegames.games.zombanimaux.cards import DIE, MOSQUITO, SPIDER
from zombiegames.games.zombanimaux.turn import fewest

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.games.zombanimaux.rules import Menagerie

_ROLLS = tuple(ROLLS[face] for face in sorted(set(DIE)))


def _starter(state: Menagerie) -> list[Any]:
    return [STARTS[seat] for seat in fewest(state)]


def _nothing(state: Menagerie) -> list[Any]:
    return []


def _roll(state: Menagerie) -> list[Any]:
    return list(_ROLLS)


def _bury(state: Menagerie) -> list[Any]:
    return [BURIES[card] for card in dict.fromkeys(state.drawn)]


def _play(state: Menagerie) -> list[Any]:
    hand, horde, plays = state.hands[state.seat], state.horde, state.plays
    found: list[Any] = []
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
            found.append(GIVE_UP)
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
        found.append(GIVE_UP)
    return found


def _give(state: Menagerie) -> list[Any]:
    gives = GIVES[state.players][state.seat]
    return [give for card in dict.fromkeys(state.hands[state.seat]) for give in gives[card]]


def _swap(state: Menagerie) -> list[Any]:
    seat = state.seat
    others = [other for other in range(state.players) if other != seat]
    hands, graves = SWAPS
    # ZA-33: not for an empty graveyard.
    # Ruling: the own one may be empty.
    return [hands[o] for o in others] + [graves[o] for o in others if state.graves[o]]


def _steal(state: Menagerie) -> list[Any]:
    return list(STEALS[state.players][state.seat])


def _refill(state: Menagerie) -> list[Any]:
    found: list[Any] = [REFILLS[card] for card in dict.fromkeys(state.graves[state.seat])]
    # Ruling: a refill is forgotten as a whole or not at all.
    if state.forgetful and not state.mouse and not state.picked:
        found.append(END_TURN)
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
