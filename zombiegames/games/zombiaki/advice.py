"""What a table may tell beside the rules: the countdown to Dawn, who walks, where a dog can run.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiaki import cards, terms
from zombiegames.games.zombiaki.actions import Step
from zombiegames.games.zombiaki.board import FORWARD
from zombiegames.games.zombiaki.cards import HUMANS, KIND_OF, ZOMBIES
from zombiegames.games.zombiaki.movement import climbs, hindrance
from zombiegames.games.zombiaki.targets import hold_mask

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.state import Street


class Countdown(NamedTuple):
    """How long the night still lasts; turns are those of the zombies, who draw Dawn."""

    fewest: int
    """Draws of the zombies up to and with that of Dawn, at least."""
    most: int
    """The same, at most."""
    first: int
    """Number of the first round in which Dawn can come."""
    last: int
    """Number of the last."""
    cards: int
    """Cards of the zombies' deck, Dawn counted."""


def countdown(view: Street) -> Countdown:
    """Work out when Dawn can come: the zombies draw 1 to 4 cards a turn (ZK-03 … ZK-07)."""
    left = len(view.decks[ZOMBIES])
    hand = view.hands[ZOMBIES]
    before_draw = view.seat != ZOMBIES or view.phase == terms.MOVE_PHASE
    if view.seat == ZOMBIES and not before_draw:
        # The rest of this turn decides how much is kept.
        kept = len(hand) - (view.phase == terms.DISCARD_PHASE)
        at_least, at_most = terms.HAND_SIZE - kept, terms.HAND_SIZE
    else:
        at_least = terms.HAND_SIZE - len(hand)
        at_most = min(terms.HAND_SIZE, at_least + loose(view))
    at_least, at_most = max(1, at_least), max(1, at_most)
    fewest = 1 + max(0, -(-(left - at_most) // terms.HAND_SIZE))
    most = 1 + max(0, left - at_least)
    coming = view.turn if view.seat == ZOMBIES and before_draw else view.turn + 1
    return Countdown(fewest, most, coming + fewest - 1, coming + most - 1, left)


def stopped(view: Street, square: int) -> str:
    """Tell what would keep the zombie on a square from its walk as things stand, "" if nothing.

    One of ``events.HINDRANCES``. A zombie ahead that walks on is none (ZK-10).
    """
    ahead = FORWARD[square]
    found = hindrance(view, square, ahead)
    if found != "figure" or not view.zombies >> ahead & 1 or stopped(view, ahead):
        return found
    return "wall" if view.walls >> ahead & 1 and not climbs(view, square, ahead) else ""


def runs(world: Street, square: int) -> dict[int, tuple[Step, ...]]:
    """Find the shortest way of a dog to every square to which it can still run (ZK-18).

    ``world`` is a position without holes.
    """
    dog = world.figures[square]
    found: dict[int, tuple[Step, ...]] = {}
    edge: list[tuple[Street, int, tuple[Step, ...]]] = [(world, square, ())]
    while edge:
        world, at, way = edge.pop(0)
        for action in world.legal_actions():
            if not isinstance(action, Step) or action.square != at:
                continue
            if action.to in found or action.to == square:
                continue
            longer = found[action.to] = (*way, action)
            after = world.clone()
            after.apply(action)
            if after.prompt == terms.WALK and after.chain and after.figures[action.to] == dog:
                edge.append((after, action.to, longer))
    return found


def loose(view: Street) -> int:
    """Count the cards that may at most leave the zombies' hand before they draw again.

    Only Not so fast, Click and Get out can still thin it out.
    """
    hand = [KIND_OF[card] for card in view.hands[ZOMBIES]]
    if view.seat == ZOMBIES:
        # The walk has begun, or begins when no zombie is held back any more (ZK-35).
        return _held_back(view, hand) if view.prompt == terms.HOLD else 0
    if view.seat != HUMANS or view.phase == terms.MOVE_PHASE:
        # The humans may still draw anything.
        return len(hand)
    held = [KIND_OF[card] for card in view.hands[HUMANS]]
    asked = view.prompt == terms.CLICKED
    shots = sum(kind in cards.SHOT_KINDS for kind in held) + asked
    thinned = min(hand.count(cards.CLICK), shots) + (cards.GET_OUT in held)
    if view.terror:
        # ZK-26: one of them at most; none any more but for the shot just announced.
        thinned = min(thinned, asked or not view.played)
    return thinned + _held_back(view, hand)


def _held_back(view: Street, hand: list[int]) -> int:
    return min(hand.count(cards.NOT_SO_FAST), hold_mask(view).bit_count())
