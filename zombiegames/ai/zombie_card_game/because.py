"""Why an action is worth advising: the keys below ``zombie_card_game.advice`` in the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.games.zombie_card_game import cards
from zombiegames.games.zombie_card_game.actions import GiveBack, Play
from zombiegames.games.zombie_card_game.advice import going_out, is_unbeatable
from zombiegames.games.zombie_card_game.state import Republic
from zombiegames.games.zombie_card_game.terms import LEAD, PRESIDENCIES

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

NEAR = 2
"""Cards with which a hand is about to be empty."""
HIGHEST_LOW = 10
"""Standard cards up to it win no trick."""
MANY = 3
"""Cards of a large set."""
STRONG = (cards.MERCENARY, cards.PRESIDENT)


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Republic)
    if isinstance(action, GiveBack):
        return "give_low" if max(action.ranks) <= HIGHEST_LOW else None
    if not isinstance(action, Play):
        return _of_pass(view, seat) or None
    found = _of_end(view, seat, action) or _of_power(view, seat, action)
    return found or _of_order(view, seat, action) or None


def _of_pass(view: Republic, seat: Seat) -> str:
    plays = [action for action in view.legal_actions() if isinstance(action, Play)]
    if not plays:
        return ""
    if any(play.rank not in cards.STANDARD for play in plays):
        return "keep_strong"
    hand = view.hands[seat]
    if all(play.witches or cards.number_of(hand, play.rank) > play.naturals for play in plays):
        return "keep_set"
    return "keep_high"


def _of_end(view: Republic, seat: Seat, play: Play) -> str:
    """Is somebody about to be rid of all cards?"""
    size = play.size
    if size == view.sizes[seat]:
        first = not view.went and view.presidencies[seat] == PRESIDENCIES - 1
        return "win" if first else "out"
    way = going_out(view)
    if way and way[0] == play:
        return "way_out"
    nearest = min(
        view.sizes[other]
        for other in range(view.players)
        if other != seat and view.alive >> other & 1
    )
    if nearest > NEAR:
        return ""
    if is_unbeatable(view, play):
        return "stop"
    return "too_many" if view.prompt == LEAD and size > nearest else ""


def _of_power(view: Republic, seat: Seat, play: Play) -> str:
    """Will it win the trick?"""
    if play.rank == cards.ZOMBIE:
        return "zombies" if play.naturals > 1 else "lone_zombie"
    if is_unbeatable(view, play):
        return "surely"
    return "strong" if play.rank in STRONG else ""


def _of_order(view: Republic, seat: Seat, play: Play) -> str:
    """Is it the natural card to part with?"""
    if view.prompt == LEAD:
        if play.size >= MANY:
            return "set"
        return "low" if play.rank <= HIGHEST_LOW else ""
    lower = [
        other
        for other in view.legal_actions()
        if isinstance(other, Play) and other.rank < play.rank and other.rank in cards.STANDARD
    ]
    if play.witches or play.rank == cards.WITCH or lower:
        return ""
    return "cheap"
