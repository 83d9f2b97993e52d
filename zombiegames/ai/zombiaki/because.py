"""Why an action is worth advising: the most telling thing that it changes on the street."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from zombiegames.ai.zombiaki.habits import end, settle
from zombiegames.games.zombiaki import cards
from zombiegames.games.zombiaki.actions import Discard
from zombiegames.games.zombiaki.board import FORWARD, LAST_ROW, ROW_OF, squares_of
from zombiegames.games.zombiaki.cards import CARDS, HUMANS, KIND_OF
from zombiegames.games.zombiaki.legal import PLAYS
from zombiegames.games.zombiaki.movement import hindrance
from zombiegames.games.zombiaki.state import Street

if TYPE_CHECKING:
    from zombiegames.core.action import Action
    from zombiegames.core.protocol import Seat, State

_BY_VERB = {
    "end-turn": "keep",
    "decline": "keep",
    "click": "cancel",
    "hold-back": "wait",
    "step": "dog",
    "advance": "",
    "stop": "",
}
"""What verbs tell that change little on the street."""


ANSWERS = (cards.CLICK, cards.NOT_SO_FAST)
"""Kinds played in a step of the other side, or before the own walk."""

FAMILIES = (
    cards.ZOMBIE_KINDS, cards.PIT_KINDS, cards.WALL_KINDS, (cards.SHOT_1, cards.SHOT_2),
    cards.BURST_KINDS,
)  # fmt: skip
"""Kinds that do the same, and the higher the number the more of it."""


def crossers(world: Street) -> int:
    """Count the zombies that would be over the barricade with their next move."""
    return sum(not hindrance(world, square, -1) for square in squares_of(world.zombies & LAST_ROW))


def _held(world: Street) -> int:
    """Count the zombies that something keeps from their next move."""
    return sum(_is_held(world, square) for square in squares_of(world.zombies))


def _is_held(world: Street, square: int) -> bool:
    ahead = FORWARD[square]
    hold = hindrance(world, square, ahead)
    if hold == "figure":
        # Another in the way goes on first, unless something holds it.
        return bool(world.zombies >> ahead & 1) and _is_held(world, ahead)
    return hold != ""


def _rows(world: Street) -> int:
    """Add up how far the zombies have come."""
    return sum(ROW_OF[square] for square in squares_of(world.zombies))


def _toughness(world: Street) -> int:
    """Add up what the zombies can take, a shield like a point of strength."""
    figures = [world.figures[square] for square in squares_of(world.zombies)]
    return sum(world.strength[f] + (world.shield[f] >= 0) for f in figures)


def _key_of_discard(before: Street, kind: int, seat: Seat) -> str:
    """Find what makes a card of the hand the one to do without."""
    hand = [KIND_OF[card] for card in before.hands[seat]]
    others = list(hand)
    others.remove(kind)
    if kind in ANSWERS:
        return "twin" if kind in others else "waits"
    if not PLAYS[kind](before, kind):
        return "idle"
    if kind in others:
        return "twin"
    family = next((kinds for kinds in FAMILIES if kind in kinds), ())
    alike = [other for other in others if other in family]
    if any(CARDS[other].value > CARDS[kind].value for other in alike):
        return "weaker"
    return "plenty" if len(alike) > 1 else "discard"


def _key(before: Street, action: Action, after: Street, seat: Seat) -> str:
    """Find the key of the most telling change; empty: none."""
    if after.winner == seat:
        return "win"
    if isinstance(action, Discard):
        return _key_of_discard(before, action.card, seat)
    if action.kind in _BY_VERB:
        return _BY_VERB[action.kind]
    grew = crossers(after) - crossers(before)
    if seat == HUMANS:
        if grew < 0:
            return "save"
        return _key_of_humans(before, action, after)
    if grew > 0:
        return "cross"
    return _key_of_zombies(before, action, after)


def _lost(before: Street, after: Street) -> int:
    return len(squares_of(before.zombies)) - len(squares_of(after.zombies))


def _key_of_humans(before: Street, action: Action, after: Street) -> str:
    if _lost(before, after) > 0:
        return "kill"
    if _held(after) > _held(before):
        return "halt"
    # A Click is spent, not taken.
    if action.kind == "play-against":
        return "rob"
    if _rows(after) < _rows(before):
        return "drive"
    if _toughness(after) < _toughness(before):
        return "wound"
    if after.things.bit_count() > before.things.bit_count():
        return "trap"
    return "dog" if after.dogs != before.dogs else ""


def _key_of_zombies(before: Street, action: Action, after: Street) -> str:
    if after.terror and not before.terror:
        return "scare"
    if action.kind == "play-against":
        return "rob"
    if after.dogs.bit_count() > before.dogs.bit_count():
        return "dog"
    if _lost(before, after) < 0:
        return "enter"
    if after.things.bit_count() < before.things.bit_count():
        return "clear"
    if _lost(before, after) == 0 and _rows(after) > _rows(before):
        return "nearer"
    if after.boss >= 0 and before.boss < 0:
        return "lead"
    tougher = _toughness(after) - _toughness(before)
    # Two that become one are as tough as before; one that is lost is not.
    return "strengthen" if tougher > 0 or (not tougher and _lost(before, after) > 0) else ""


def reason(view: State, seat: Seat, action: Action) -> str | None:
    """Say why an action is worth advising; None: nothing stands out."""
    assert isinstance(view, Street)
    before = view.determinized(seat, Random(0))
    after = before.clone()
    after.apply(action)
    settle(after, seat)
    if action.kind in ("advance", "decline", "stop") and after.winner < 0:
        end(after)
    return _key(before, action, after, seat) or None
