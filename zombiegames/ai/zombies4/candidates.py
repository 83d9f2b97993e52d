"""What is worth thinking about in a position: whole plans, the most hopeful first.

A plan is a list of actions: the first is played now, the others as long as nothing else is asked.
Hopes are what the rules of thumb think of a plan, in shares of the win beside the best of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.zombies4 import hand, thumb
from zombiegames.games.zombies4 import act, ask, dogs

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ai.zombies4.numbers import Temper
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import AnyAction
    from zombiegames.games.zombies4.state import Woods


class Plan(NamedTuple):
    """Something to do, and what speaks for it before anything is tried."""

    actions: tuple[AnyAction, ...]
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
    ways = thumb.ways(view, seat, temper)[:MOST_WAYS]
    best = ways[0][0]
    return [
        Plan(
            tuple(act.STEP[s] for s in way) if way else (act.STOP,), SHARE * max(-5.0, worth - best)
        )
        for worth, way in ways
    ]


def _places(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    ranked = thumb.places(view, seat, temper)[:MOST_PLACES]
    return [Plan((place,), -0.5 * SHARE * rank) for rank, place in enumerate(ranked)]


def _put(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    square = thumb.put(view, seat, temper)
    kinds = act.PUT_HEART if view.put[2] else act.PUT_BULLET if view.put[3] else act.PUT_DOG
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


def pack(view: Woods, seat: Seat, temper: Temper) -> tuple[AnyAction, ...]:
    """Move the dogs one after the other on a copy."""
    worth = thumb.dog_worth(view, seat, temper)
    world = view.clone()
    found: list[AnyAction] = []
    while world.prompt in (ask.PICK, ask.RUN_DOG):
        if world.prompt == ask.PICK:
            origin, to = thumb.best_run(world, worth, dogs.pickable(world))
            found.append(act.PICK_DOG[origin])
            dogs.pick(world, origin)
        else:
            to = thumb.best_run(world, worth, (world.picked,))[1]
        found.append(act.RUN_DOG[to])
        # Only the running is played on: nobody can foresee more.
        world.agenda = []
        dogs.run_dog(world, to)
        world.prompt = ask.RUN
        dogs.ask_pick(world)
    return tuple(found)


def _wound(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    found = [act.SHOOT, act.SUFFER] if thumb.shoots(view, temper) else [act.SUFFER, act.SHOOT]
    legal = view.legal_actions()
    return [
        Plan((action,), -0.5 * SHARE * rank)
        for rank, action in enumerate(a for a in found if a in legal)
    ]


def _fight(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    shoves = [a for a in view.legal_actions() if a.kind == "shove"]
    low = view.health[seat] + view.bullets[seat] <= 5
    found = [Plan((act.ROLL,), 0.0)]
    if shoves:
        found.append(Plan((shoves[0],), SHARE * (0.5 if low else -0.5)))
    return found


def _pause(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((act.ROLL,), 0.0), *_attacks(view, seat)]


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
        worth, kind = thumb.worst_card(view, seat, temper)
        if worth < temper.throw:
            return [Plan((act.DISCARD[kind],), 0.0)]
    return [Plan((act.END_TURN,), 0.0)]


def _trim(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((act.DISCARD[thumb.worst_card(view, seat, temper)[1]],), 0.0)]


def _take(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    takes = [action for action in view.legal_actions() if action.kind == "take-card"]
    best = max(takes, key=lambda take: thumb.kept(view, seat, take.card, temper))
    return [Plan((best,), 0.0)]


def _duel(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    attacker, _, first, second, _ = view.duel
    mine, theirs = (first, second) if seat == attacker else (second, first)
    lacking = theirs - mine + 1
    for action in view.legal_actions():
        if action.kind == "add-bullets" and action.number == lacking <= 3:
            return [Plan((action,), 0.0), Plan((act.PASS,), -0.5 * SHARE)]
    return [Plan((act.PASS,), 0.0)]


def _retreat(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    retreats = [action for action in view.legal_actions() if action.kind == "retreat"]
    best = min(retreats, key=lambda to: (thumb.to_floor(view, to.square), to.square))
    return [Plan((best,), 0.0)]


def _roll(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((act.ROLL,), 0.0)]


def _pass(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((act.PASS,), 0.0)]


def _finish(view: Woods, seat: Seat, temper: Temper) -> list[Plan]:
    return [Plan((act.FINISH,), 0.0)]


_PLANS: dict[int, Callable[[Woods, Seat, Temper], list[Plan]]] = {
    ask.PLACE: _places,
    ask.PUT: _put,
    ask.FIGHT: _fight,
    ask.WOUND: _wound,
    ask.MOVE_ROLL: _pause,
    ask.MOVE: _move,
    ask.SPELL: _roll,
    ask.DOGS: _roll,
    ask.PICK: _packs,
    ask.RUN_DOG: _packs,
    ask.END: _end,
    ask.WINDOW: _pass,
    ask.CANCEL: _pass,
    ask.TAKE: _take,
    ask.TRIM: _trim,
    ask.SEARCH: _finish,
    ask.DUEL: _duel,
    ask.RETREAT: _retreat,
}
"""By prompt: what can be done besides playing a card."""
