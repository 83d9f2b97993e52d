"""Why an action of Zomb'Animaux is worth advising: the one thing that tells most about it.

Everything is read from the view of the acting seat. A key stands below ``zombanimaux.advice`` in
the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zombiegames.ai.zombanimaux.judge import fitting, left_if_out, wins
from zombiegames.games.zombanimaux.actions import Bury, Give, GiveUp, Play, Refill, Steal, Swap
from zombiegames.games.zombanimaux.advice import prospect
from zombiegames.games.zombanimaux.cards import CARDS, MARSHMALLOW, MOSQUITO, MOUSE, SPIDER
from zombiegames.games.zombanimaux.state import Menagerie
from zombiegames.games.zombanimaux.terms import KEEP

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

HIGH = len(CARDS) - 4
"""Above this card little fits."""

TRICKS = (MOSQUITO, SPIDER, MOUSE)


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Menagerie)
    find = _FIND.get(type(action))
    key = find(view, seat, action) if find else ""
    return key or None


def _play(view: Menagerie, seat: Seat, action: Play) -> str:
    card, hand = action.card, view.hands[seat]
    coming = prospect(view, action)
    if coming.last and not coming.rolls:
        left = left_if_out(view, seat, action.gifts)
        return "wins" if wins(left, seat) else "ends-round"
    top = view.horde[-1] if view.horde else 0
    if top and fitting(hand, top) == hand.count(card):
        return "only"
    if action.gifts:
        return "gifts"
    if card == MOUSE:
        return "mouse"
    if card == SPIDER:
        return "spider"
    if card == MOSQUITO:
        return "mosquito" if top else ""
    if card > HIGH:
        return "steep"
    if MARSHMALLOW[card]:
        return "die"
    fit = {held for held in hand if held not in TRICKS and _fits(held, top)}
    if top and len(fit) == 1:
        # All else that fits are tricks.
        return ""
    if card == min(fit):
        return "step" if top else "low"
    return "tempo" if top else "save"


def _fits(card: int, top: int) -> bool:
    return bool(fitting((card,), top))


def _give_up(view: Menagerie, seat: Seat, action: GiveUp) -> str:
    return "keep" if fitting(view.hands[seat], view.horde[-1] if view.horde else 0) else "stuck"


def _bury(view: Menagerie, seat: Seat, action: Bury) -> str:
    drawn = view.drawn
    if action.card == min(drawn) and action.card not in TRICKS:
        return "bury"
    if view.prompt == KEEP and not any(card == action.card for card in TRICKS):
        return "play-other"
    return "spare"


def _refill(view: Menagerie, seat: Seat, action: Refill) -> str:
    if action.card in TRICKS:
        return "refill-trick"
    plain = [card for card in view.graves[seat] if card not in TRICKS]
    if action.card == max(plain):
        return "refill-high"
    if action.card == min(plain):
        return "refill-low"
    hand = view.hands[seat]
    return "refill-between" if hand and hand[0] < action.card < hand[-1] else ""


def _give(view: Menagerie, seat: Seat, action: Give) -> str:
    if action.card == min(view.hands[seat]) and action.card != MOSQUITO:
        return "give"
    return "shed"


def _swap(view: Menagerie, seat: Seat, action: Swap) -> str:
    piles = view.hands if action.what == "hand" else view.graves
    own, other = len(piles[seat]), len(piles[action.seat])
    return "swap-fewer" if other < own else "swap-better"


def _steal(view: Menagerie, seat: Seat, action: Steal) -> str:
    brains = view.brains[:]
    brains[action.seat] -= 1
    brains[seat] += 1
    if wins(brains, seat):
        return "wins"
    most = max(left for other, left in enumerate(view.brains) if other != seat)
    if view.brains[action.seat] == most:
        return "leader"
    return "weakest" if brains[seat] > most else ""


_FIND: dict[type, Callable[[Menagerie, Seat, Any], str]] = {
    Play: _play,
    GiveUp: _give_up,
    Bury: _bury,
    Refill: _refill,
    Give: _give,
    Swap: _swap,
    Steal: _steal,
}
"""By class of action."""
