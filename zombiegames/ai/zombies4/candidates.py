"""What is worth thinking about in a position: whole plans, the most hopeful first.

A plan is a list of actions: the first is played now, the others as long as nothing else is asked.
Hopes are what the rules of thumb think of a plan, in shares of the win beside the best of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.zombies4 import hand, ranger
from zombiegames.games.zombies4 import dogs, terms
from zombiegames.games.zombies4.land import STEPS
from zombiegames.games.zombies4.legal import (
    DISCARD,
    END_TURN,
    FINISH,
    PASS,
    PICK_DOG,
    PUT_BULLET,
    PUT_DOG,
    PUT_HEART,
    ROLL,
    RUN_DOGS,
    SHOOT,
    STOP,
    SUFFER,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ai.zombies4.temper import Temper
    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombies4.state import Woods


class Plan(NamedTuple):
    """Something to do, and what speaks for it before anything is tried."""

    actions: tuple[Action, ...]
    hope: float
    """Share of the win expected, less that of the plan the rules of thumb would choose."""


SHARE = 0.02
"""What a unit of worth is in shares of the win."""

MOST_WAYS = 8
MOST_PLACES = 6
MOST_CARDS = 5
"""How many of a sort are looked at."""


def plans(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    """List what is worth thinking about, best hope first; never empty."""
    plain = _PLANS[view.prompt](view, seat, temper)
    found = list(plain)
    legal = view.legal_actions()
    cards = hand.worths(view, seat, legal, temper)[:MOST_CARDS]
    if cards and cards[0][0] > temper.card:
        # A card comes before anything else.
        found = [
            Plan(plan.actions, plan.hope - SHARE * (cards[0][0] - temper.card)) for plan in found
        ]
        best = cards[0][0]
    else:
        best = temper.card
    found += [Plan((action,), SHARE * max(-3.0, worth - best)) for worth, action in cards]
    found.sort(key=lambda plan: -plan.hope)
    return found


def _walks(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    ways = ranger.ways(view, seat, temper)[:MOST_WAYS]
    best = ways[0][0]
    return [
        Plan(tuple(STEPS[s] for s in way) if way else (STOP,), SHARE * max(-5.0, worth - best))
        for worth, way in ways
    ]


def _places(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    ranked = ranger.places(view, seat, temper)[:MOST_PLACES]
    return [Plan((place,), -0.5 * SHARE * rank) for rank, place in enumerate(ranked)]


def _put(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    square = ranger.put(view, seat, temper)
    kinds = PUT_HEART if view.put[2] else PUT_BULLET if view.put[3] else PUT_DOG
    return [Plan((kinds[square],), 0.0)]


def _packs(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    """Give whole moves of the dogs: as usual, all at the others, all about the Cabin."""
    aims = (
        temper,
        temper._replace(dog_other=3 * temper.dog_other),
        temper._replace(dog_floor=4 * temper.dog_floor, dog_own_floor=4 * temper.dog_own_floor),
        temper._replace(dog_self=-0.5 * temper.dog_self),
    )
    found: list[Plan] = []
    for aim in aims:
        actions = pack(view, seat, aim)
        if all(actions != plan.actions for plan in found):
            found.append(Plan(actions, -0.5 * SHARE * len(found)))
    return found


def pack(view: Woods, seat: Seat, temper: Temper) -> tuple[Action, ...]:
    """Move the dogs one after the other on a copy."""
    worth = ranger.dog_worth(view, seat, temper)
    world = view.clone()
    found: list[Action] = []
    while world.prompt in (terms.PICK, terms.RUN_DOG):
        if world.prompt == terms.PICK:
            origin, to = ranger.best_run(world, worth, dogs.pickable(world))
            found.append(PICK_DOG[origin])
            dogs.pick(world, origin)
        else:
            to = ranger.best_run(world, worth, (world.picked,))[1]
        found.append(RUN_DOGS[to])
        # Only the running is played on: what comes after it nobody can foresee.
        world.agenda = []
        dogs.run_dog(world, to)
        world.prompt = terms.RUN
        dogs.ask_pick(world, ())
    return tuple(found)


def _wound(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    found = [SHOOT, SUFFER] if ranger.shoots(view, temper) else [SUFFER, SHOOT]
    legal = view.legal_actions()
    return [
        Plan((action,), -0.5 * SHARE * rank)
        for rank, action in enumerate(a for a in found if a in legal)
    ]


def _fight(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    shoves = [a for a in view.legal_actions() if a.kind == "shove"]
    low = view.health[seat] + view.bullets[seat] <= 5
    found = [Plan((ROLL,), 0.0)]
    if shoves:
        found.append(Plan((shoves[0],), SHARE * (0.5 if low else -0.5)))
    return found


def _pause(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((ROLL,), 0.0), *_attacks(view, seat)]


def _attacks(view: Woods, seat: Seat) -> list[Plan]:
    return [
        Plan(
            (action,),
            SHARE
            * (
                hand.threat(view, action.seat)
                - 1.5
                + 0.3 * (view.bullets[seat] - view.bullets[action.seat])
            ),
        )
        for action in view.legal_actions()
        if action.kind == "attack"
    ]


def _move(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [*_walks(view, seat, temper), *_attacks(view, seat)]


def _end(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    if view.hands[seat]:
        worth, kind = ranger.worst_card(view, seat, temper)
        if worth < temper.throw:
            return [Plan((DISCARD[kind],), 0.0)]
    return [Plan((END_TURN,), 0.0)]


def _trim(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((DISCARD[ranger.worst_card(view, seat, temper)[1]],), 0.0)]


def _take(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    actions = view.legal_actions()
    best = max(actions, key=lambda a: ranger.kept(view, seat, a.card, temper))
    return [Plan((best,), 0.0)]


def _duel(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    attacker, _, first, second, _ = view.duel
    mine, theirs = (first, second) if seat == attacker else (second, first)
    lacking = theirs - mine + 1
    for action in view.legal_actions():
        if action.kind == "add-bullets" and action.number == lacking <= 3:
            return [Plan((action,), 0.0), Plan((PASS,), -0.5 * SHARE)]
    return [Plan((PASS,), 0.0)]


def _retreat(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    actions = view.legal_actions()
    best = min(actions, key=lambda a: (ranger.to_floor(view, a.square), a.square))
    return [Plan((best,), 0.0)]


def _roll(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((ROLL,), 0.0)]


def _pass(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((PASS,), 0.0)]


def _finish(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((FINISH,), 0.0)]


_PLANS: dict[int, Callable[[Woods, Seat, Temper], list[Plan]]] = {
    terms.PLACE: _places,
    terms.PUT: _put,
    terms.FIGHT: _fight,
    terms.WOUND: _wound,
    terms.MOVE_ROLL: _pause,
    terms.MOVE: _move,
    terms.SPELL: _roll,
    terms.DOGS: _roll,
    terms.PICK: _packs,
    terms.RUN_DOG: _packs,
    terms.END: _end,
    terms.WINDOW: _pass,
    terms.CANCEL: _pass,
    terms.TAKE: _take,
    terms.TRIM: _trim,
    terms.SEARCH: _finish,
    terms.DUEL: _duel,
    terms.RETREAT: _retreat,
}
"""By prompt: what can be done besides playing a card."""
