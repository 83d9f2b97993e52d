"""What a table may tell beside the rules: the countdown, what is where, until when, routes.

Everything here is worked out from a view alone and decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiaki.actions import Step
from zombiegames.games.zombiaki.cards import (
    BARREL,
    BARRIER,
    CLICK,
    DOG,
    GET_OUT,
    HUMANS,
    KIND_OF,
    LAST_FIGURE,
    MINE,
    NOT_SO_FAST,
    PIT_1,
    PIT_2,
    SHIELD,
    ZOMBIES,
)
from zombiegames.games.zombiaki.choices import step_list
from zombiegames.games.zombiaki.targets import SHOT_KINDS
from zombiegames.games.zombiaki.terms import (
    BESIDE,
    CLICKED,
    DOG_STEPS,
    HAND_SIZE,
    HELD,
    HOLD,
    NETTED,
    OBEYED,
    SPENT,
    WALK,
    squares_of,
)
from zombiegames.games.zombiaki.turn import DISCARD_PHASE, MOVE_PHASE, hold_mask

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.rules import Street


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
    cards = len(view.decks[ZOMBIES])
    hand = view.hands[ZOMBIES]
    before_draw = view.seat != ZOMBIES or view.phase == MOVE_PHASE
    if view.seat == ZOMBIES and not before_draw:
        # The rest of this turn decides how much is kept.
        kept = len(hand) - (view.phase == DISCARD_PHASE)
        at_least, at_most = HAND_SIZE - kept, HAND_SIZE
    else:
        at_least = HAND_SIZE - len(hand)
        at_most = min(HAND_SIZE, at_least + loose(view))
    at_least, at_most = max(1, at_least), max(1, at_most)
    fewest = 1 + max(0, -(-(cards - at_most) // HAND_SIZE))
    most = 1 + max(0, cards - at_least)
    coming = view.turn if view.seat == ZOMBIES and before_draw else view.turn + 1
    return Countdown(fewest, most, coming + fewest - 1, coming + most - 1, cards)


def loose(view: Street) -> int:
    """Count the cards that may at most leave the zombies' hand before they draw again.

    Only Not so fast, Click and Get out can still thin it out.
    """
    hand = [KIND_OF[card] for card in view.hands[ZOMBIES]]
    if view.seat == ZOMBIES:
        # The walk has begun, or begins when no zombie is held back any more (ZK-35).
        return _held_back(view, hand) if view.prompt == HOLD else 0
    if view.seat != HUMANS or view.phase == MOVE_PHASE:
        # The humans may still draw anything.
        return len(hand)
    held = [KIND_OF[card] for card in view.hands[HUMANS]]
    asked = view.prompt == CLICKED
    shots = sum(kind in SHOT_KINDS for kind in held) + asked
    thinned = min(hand.count(CLICK), shots) + (GET_OUT in held)
    if view.terror:
        # ZK-26: one of them at most; none any more but for the shot just announced.
        thinned = min(thinned, asked or not view.played)
    return thinned + _held_back(view, hand)


def _held_back(view: Street, hand: list[int]) -> int:
    return min(hand.count(NOT_SO_FAST), hold_mask(view).bit_count())


class Standing(NamedTuple):
    """What is on a square."""

    figure: int
    """Component of the zombie or dog, or -1; the fields up to ``obeyed`` are about it."""
    dog: bool
    """Whether it is a dog."""
    bitten: bool
    """Whether it was a human shield."""
    strength: int
    """Left; 0 where nobody stands."""
    shield: bool
    """Whether it has a human shield."""
    boss: bool
    """Whether it is the Boss (``orders`` of the view are left)."""
    claws: bool
    """Whether it has the claws."""
    parts: tuple[int, ...]
    """Components of the zombies fused into it."""
    netted: bool
    """Whether it is under the net."""
    held: bool
    """Whether it skips its compulsory move."""
    spent: bool
    """Whether it has used its card move of this turn, a dog its walk."""
    obeyed: bool
    """Whether it has obeyed the Boss."""
    obstacle: int
    """Component of the wall, pit, barrier, mine, car or barrel, or -1."""
    fire: bool
    """Whether napalm burns there."""
    barred: bool
    """Whether a barrier bars the square."""


def standing(view: Street, square: int) -> Standing:
    """Tell what is on a square."""
    figure = view.figures[square]
    kind = KIND_OF[figure] if figure >= 0 else -1
    marks = view.marks[figure] if figure >= 0 else 0
    return Standing(
        figure=figure,
        dog=kind == DOG,
        bitten=kind == SHIELD,
        strength=view.strength[figure] if figure >= 0 else 0,
        shield=figure >= 0 and view.shield[figure] >= 0,
        boss=0 <= figure == view.boss,
        claws=0 <= figure == view.claws,
        parts=tuple(p for p in range(1, LAST_FIGURE + 1) if 0 <= figure == view.whole[p]),
        netted=bool(marks & NETTED),
        held=bool(marks & HELD),
        spent=bool(marks & SPENT),
        obeyed=bool(marks & OBEYED),
        obstacle=view.obstacles[square],
        fire=view.fire == square,
        barred=bool(view.barred >> square & 1),
    )


class Timed(NamedTuple):
    """An effect that ends by itself."""

    effect: str
    """One of ``events.EFFECTS``."""
    square: int
    """Of a barrier or fire, else -1."""
    turn: int
    """Number of the round in whose human turn it ends."""
    at_end: bool
    """Whether it ends at the end of that turn (else at its start)."""


def timed(view: Street) -> list[Timed]:
    """List the timed effects with when they end (ZK-66)."""
    # The next start of a human turn.
    start = view.turn + (view.seat == HUMANS)
    found = []
    for square in squares_of(view.things):
        if KIND_OF[view.obstacles[square]] == BARRIER:
            found.append(Timed("barrier", square, start, False))
    if view.fire >= 0:
        found.append(Timed("napalm", view.fire, start, False))
    if view.net:
        found.append(Timed("net", -1, start, False))
    if view.frozen:
        if view.house.freeze:
            found.append(Timed("freeze", -1, start, False))
        else:
            found.append(Timed("freeze", -1, view.turn + view.frozen - 1, True))
    if view.terror:
        found.append(Timed("terror", -1, view.turn, True))
    return found


def routes(view: Street) -> dict[tuple[int, int], tuple[Step, ...]]:
    """Find the shortest walk of each dog that may move now to each square in its reach.

    By (square of the dog, goal). A hazard ends a walk, as it would the dog; a table plays the
    steps one by one and stops at any surprise.
    """
    if view.prompt != WALK:
        return {}
    found: dict[tuple[int, int], tuple[Step, ...]] = {}
    left = view.chain[1] if view.chain else DOG_STEPS
    taken = view.zombies | view.dogs | view.walls | view.barred
    for start in sorted({square for square, _ in step_list(view)}):
        reached: dict[int, tuple[Step, ...]] = {start: ()}
        edge = [start]
        for _ in range(left):
            wider = []
            for square in edge:
                for to in BESIDE[square]:
                    if to not in reached and not taken >> to & 1:
                        reached[to] = (*reached[square], Step(square, to))
                        if not is_hazard(view, to):
                            wider.append(to)
            edge = wider
        del reached[start]
        found |= {(start, goal): steps for goal, steps in reached.items()}
    return found


def is_hazard(view: Street, square: int) -> bool:
    """Whether a square hurts a dog that enters it (ZK-17)."""
    thing = view.obstacles[square]
    kinds = (PIT_1, PIT_2, MINE, BARREL)
    return view.fire == square or (thing >= 0 and KIND_OF[thing] in kinds)
