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
"""Standard cards up to it seldom win a trick."""
MANY = 3
"""Cards of a large set."""
STRONG = (cards.MERCENARY, cards.PRESIDENT)


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Republic)
    if isinstance(action, GiveBack):
        return "give_low" if all(_is_low(rank) for rank in action.ranks) else None
    if not isinstance(action, Play):
        return _of_pass(view, seat) or None
    found = _of_end(view, seat, action) or _of_power(view, seat, action)
    return found or _of_order(view, seat, action) or None


def _is_low(rank: int) -> bool:
    return rank in cards.STANDARD and rank <= HIGHEST_LOW


def _of_pass(view: Republic, seat: Seat) -> str:
    """Is every answer too dear for the same reason?"""
    plays = [action for action in view.legal_actions() if isinstance(action, Play)]
    if not plays:
        return ""
    # Zombies answer as a set only, and end the trick.
    if all(play.rank in (*STRONG, cards.ZOMBIE) for play in plays):
        return "keep_strong"
    held = cards.held_of(view.hands[seat])
    if all(play.witches or held[play.rank] > play.naturals for play in plays):
        return "keep_set"
    return "" if any(_is_low(play.rank) for play in plays) else "keep_high"


def _of_end(view: Republic, seat: Seat, play: Play) -> str:
    """Is somebody about to be rid of all cards?"""
    size = play.size
    if size == view.sizes[seat]:
        first = not view.went and view.presidencies[seat] == PRESIDENCIES - 1
        return "win" if first else "out"
    way = going_out(view)
    if way and way[0] == play:
        return "way_out"
    near = [
        other
        for other in range(view.players)
        if other != seat and view.alive >> other & 1 and view.sizes[other] <= NEAR
    ]
    if not near:
        return ""
    if is_unbeatable(view, play):
        return "stop"
    fewer = view.prompt == LEAD and all(view.sizes[other] < size for other in near)
    # Fewer special cards may do.
    silent = fewer and is_unbeatable(view, play, sum(1 << other for other in near))
    return "too_many" if silent else ""


def _of_power(view: Republic, seat: Seat, play: Play) -> str:
    """Will it win the trick, and the next lead?"""
    if play.rank == cards.ZOMBIE and play.size == 1:
        return "lone_zombie"
    witches = cards.number_of(view.hands[seat], cards.WITCH) - play.witches
    if not view.house.witch_alone and view.sizes[seat] - play.size == witches:
        # ZP-05: nothing is left that could be led.
        return ""
    if play.rank == cards.ZOMBIE:
        return "zombies"
    if is_unbeatable(view, play):
        return "surely"
    return "strong" if play.rank in STRONG else ""


def _of_order(view: Republic, seat: Seat, play: Play) -> str:
    """Is it the natural card to part with?"""
    if view.prompt == LEAD:
        if play.size >= MANY:
            return "set"
        return "low" if _is_low(play.rank) else ""
    others = [other for other in view.legal_actions() if isinstance(other, Play)]
    # Of answers, zombies are the strongest.
    better = [other for other in others if other.rank > play.rank or other.rank == cards.ZOMBIE]
    lower = [other for other in others if cards.ZOMBIE < other.rank < play.rank]
    if play.witches or play.rank not in cards.STANDARD or lower or not better:
        return ""
    return "cheap"
