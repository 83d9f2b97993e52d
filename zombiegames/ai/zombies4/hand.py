"""Rules of thumb for the cards: what a play is worth now, what a card in the hand is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from zombiegames.ai.zombies4.judge import FLOOR, prospect
from zombiegames.ai.zombies4.thumb import kept, to_floor
from zombiegames.games.zombies4 import cards
from zombiegames.games.zombies4.actions import PlayOn, PlayTo, UseTo
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.tiles import CABIN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zombiegames.ai.zombies4.numbers import Temper
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import AnyAction, Cancel, CardAction
    from zombiegames.games.zombies4.state import Woods

_FADE = tuple(0.86**far for far in range(60))

NEARLY = 3
"""Trophies that are lacking to somebody who must be feared."""

PAGE_SPENT = -2.0
"""A page in play that is given up."""

AIM = 0.3
"""What hindering the leader is worth more, and anybody else less."""

HOSTILE = frozenset((cards.CLAIR, cards.HAND, cards.LOST, cards.NEWSPAPER, cards.SENDER))
"""Cards that hinder the player they are aimed at."""


def is_card(action: AnyAction) -> TypeGuard[CardAction | Cancel]:
    """Whether an action plays, uses or cancels a card."""
    return action.kind[:4] in ("play", "use", "use-", "canc")


def is_hostile(action: AnyAction) -> TypeGuard[PlayOn | PlayTo | UseTo]:
    """Whether an action hinders the player it is aimed at."""
    return isinstance(action, (PlayOn, PlayTo, UseTo)) and action.card in HOSTILE


def threat(view: Woods, seat: Seat, square: int | None = None) -> float:
    """Judge how near a player is to the spell, perhaps from another square, or to the trophies."""
    at = view.at[seat] if square is None else square
    close = 0.0
    if at >= 0:
        far = to_floor(view, at)
        if far < len(_FADE):
            close = (3.0 if far == 0 else 2.0 * _FADE[far]) * (0.6 + 0.4 * pages_of(view, seat))
    left = view.house.trophies - view.trophies[seat]
    return close + (2.0 if left <= NEARLY else 0.0)


def worth_of(view: Woods, seat: Seat, action: CardAction | Cancel, temper: Temper) -> float:
    """Judge a card for its player in the present position; below ``temper.card`` it is kept."""
    if action.kind == "cancel":
        return _cancel(view, seat)
    kind = action.card
    if action.kind == "play":
        return _plain(view, seat, kind, temper)
    if isinstance(action, (PlayTo, UseTo)):
        worth = _push(view, action.seat, action.square, temper)
        return worth + (0.5 * PAGE_SPENT if action.kind == "use-to" else 0.0)
    if action.kind == "use-at":
        if kind == cards.GUN:
            return _gun(view, seat, action.square, temper)
        return _amulet(view, seat, action.square)
    if action.kind == "play-on":
        return _on_somebody(view, seat, action, temper)
    if action.kind == "play-page":
        return 2.5 + 0.5 * pages_of(view, action.seat)
    if action.kind == "play-tile":
        here = view.at[seat]
        return 0.8 * view.dogs[here] + (0.9 if view.fighter == seat else 0.0)
    if kind == cards.TREES:
        among = [o for o in range(view.players) if o != seat and view.at[o] >= 0]
        weak = sum(view.land.ground[view.at[o]] == "w" and view.health[o] <= 2 for o in among)
        return PAGE_SPENT + 3.0 * weak
    # Pages are worth more for the spell than for these effects.
    return 1.5 if kind == cards.KEY else PAGE_SPENT


def _on_somebody(view: Woods, seat: Seat, action: PlayOn, temper: Temper) -> float:
    """Judge Fully Loaded, Lost in the Woods, Portal and Newspaper."""
    other = action.seat
    if action.card == cards.LOADED:
        more = max(0, view.bullets[other] - view.bullets[seat])
        better = max(0, view.health[other] - view.health[seat])
        return 0.4 * more + 0.5 * better
    far = to_floor(view, view.at[other])
    if action.card == cards.LOST:
        return temper.push * threat(view, other) if 0 < far < FAR else 0.0
    if action.card == cards.PORTAL:
        gain = to_floor(view, view.at[seat]) - far
        return 0.25 * float(max(-20, min(20, gain)))
    # The Newspaper: rid of a dog, and a caster has one on the floor.
    own = 1.0 if view.actor == view.fighter else 0.5
    return own + temper.push * (3.0 if far == 0 else 0.3)


def _plain(view: Woods, seat: Seat, kind: int, temper: Temper) -> float:
    """Judge pages and items laid down and cards without a target."""
    if IS_PAGE[kind]:
        return 3.0
    if kind == cards.REPELLENT:
        return 1.5 if to_floor(view, view.at[seat]) <= 2 else 0.3
    if kind == cards.FEVER:
        return 1.5 if view.bullets[seat] >= 3 else 0.3
    return kept(view, seat, kind, temper) + (0.9 if kind in (cards.KEY, cards.AMULET) else 0.5)


def _push(view: Woods, target: Seat, square: int, temper: Temper) -> float:
    """Judge moving an opponent to a square."""
    if view.at[target] < 0:
        return 0.0
    before = threat(view, target)
    if before < 0.8:
        return 0.0
    return temper.push * (before - threat(view, target, square) + 0.2 * view.dogs[square])


def _gun(view: Woods, seat: Seat, square: int, temper: Temper) -> float:
    """Judge the Tranquilizer Gun on a square."""
    left = view.house.trophies - view.trophies[seat]
    number = float(view.dogs[square])
    if number >= left:
        return 100.0
    place = view.land.places[CABIN]
    inside = place is not None and square in FLOOR[place[2]]
    helps = inside and to_floor(view, view.at[seat]) <= 3
    fighting = view.fighter == seat and square == view.at[seat]
    low = view.health[seat] + view.bullets[seat] <= 3
    return number * ((1.2 if helps else 0.6 * temper.trophy) + (0.9 if fighting and low else 0.0))


def _amulet(view: Woods, seat: Seat, square: int) -> float:
    """Judge the leap of the Amulet to a square."""
    far = to_floor(view, view.at[seat])
    if far >= FAR or view.dogs[square]:
        return 0.0
    gain = far - to_floor(view, square)
    fighting = view.fighter == seat and view.health[seat] <= 2
    return 0.35 * max(gain, -20) + (1.5 if fighting else 0.0)


def _cancel(view: Woods, seat: Seat) -> float:
    player, card, target, *_ = view.plays[-1]
    kind = KIND_OF[card]
    if target == seat and kind != cards.CANCEL:
        return 2.0 if threat(view, seat) >= 1.0 or kind == cards.FRIENDS else 1.1
    if target == seat:
        return 2.0
    if IS_PAGE[kind] and pages_of(view, player) >= 2:
        return 2.0
    return 2.0 if kind == cards.FRIENDS and pages_of(view, player) >= 2 else 0.0


def worths(
    view: Woods, seat: Seat, actions: Iterable[AnyAction], temper: Temper
) -> list[tuple[float, AnyAction]]:
    """Judge all card actions of a list, the best first; of equal ones the first."""
    first = leader(view, seat)
    found: list[tuple[float, AnyAction]] = []
    for action in actions:
        if is_card(action):
            worth = worth_of(view, seat, action, temper)
            if is_hostile(action):
                # Of equal harm the leader's is the better one.
                worth += AIM * temper.push if action.seat == first else -AIM * temper.push
            found.append((worth, action))
    found.sort(key=lambda entry: -entry[0])
    return found


def leader(view: Woods, seat: Seat) -> Seat:
    """Find the opponent that is nearest to winning."""
    others = [other for other in range(view.players) if other != seat]
    return max(others, key=lambda other: (prospect(view, other), -other))
