"""Which clicks mean which action of Zomb'Animaux, and what each place on the table stands for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from zombiegames.games.zombanimaux import actions
from zombiegames.games.zombanimaux.cards import MOST_COPIES
from zombiegames.games.zombanimaux.terms import SWAP

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombanimaux.state import Menagerie
    from zombiegames.ui.table.picker import Clickable, Path

PLAY: Clickable = ("button", "play")
"""Plays what is selected: the main button, the horde, or the selected card once more."""

BOTH: Clickable = ("button", "play-both")
"""Plays a pair where there is only one opponent to get the extra: the selected card once more."""


def card(number: int) -> Clickable:
    """The cards of a number in the own hand."""
    return ("card", number)


def path_of(view: Menagerie, action: Action) -> Path:
    """Say which clicks mean an action."""
    match action:
        case actions.Bury(number):
            return (("drawn", number),)
        case actions.Play(number, ()):
            return (card(number), PLAY)
        case actions.Play(number, gifts):
            if is_pair(view, number):
                return (card(number), BOTH)
            return (card(number), _gifts(gifts), PLAY)
        case actions.Give(number, seat):
            return (card(number), ("seat", seat))
        case actions.Refill(number):
            return (("grave", number),)
        case actions.Swap(what, seat):
            return (("swap", what, seat),)
        case actions.Steal(seat):
            return (("seat", seat),)
        case actions.GiveUp():
            return (("button", "give-up"),)
        case actions.EndTurn():
            return (("button", "end-turn"),)
    return (("nature", action.kind),)


def is_pair(view: Menagerie, number: int) -> bool:
    """Tell whether playing two of a number leaves nothing to choose: one extra, one opponent."""
    return view.players == 2 and view.hands[view.actor].count(number) == 2


def _gifts(gifts: tuple[Seat, ...]) -> frozenset[Clickable]:
    """N extras for an opponent are n clicks on their plate."""
    return frozenset(
        ("gift", seat, n) for seat, count in Counter(gifts).items() for n in range(1, count + 1)
    )


def seat_means(view: Menagerie, seat: Seat) -> list[Clickable]:
    """List what a click on an opponent's plate can stand for."""
    means: list[Clickable] = [("gift", seat, n) for n in range(1, MOST_COPIES)]
    means += [("seat", seat), BOTH]
    if view.prompt != SWAP:
        means += [("swap", "hand", seat), ("swap", "graveyard", seat)]
    return means


def hand_means(view: Menagerie, number: int, chosen: int, extras: int) -> list[Clickable]:
    """List what a click on a card of the own hand can stand for; a second one plays it.

    ``extras``: copies of the chosen number that nobody gets so far. Where several opponents could
    get them the click stands for nothing: who gets it is asked for.
    """
    if number != chosen:
        return [card(number)]
    if not extras:
        return [card(number), PLAY]
    return [BOTH, *_to_the_only(view)]


def _to_the_only(view: Menagerie) -> list[Clickable]:
    if view.players > 2:
        return []
    return [("gift", 1 - view.actor, n) for n in range(1, MOST_COPIES)]
