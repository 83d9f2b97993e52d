"""What is worth thinking about in a position: whole plans, the most hopeful first.

A plan is a list of actions: the first is played now, the others as long as nothing else is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zombiegames.ai.zombies4 import habits, outlook
from zombiegames.games.zombies4 import advice, terms
from zombiegames.games.zombies4.cards import GUN, IS_PAGE, KIND_OF
from zombiegames.games.zombies4.land import FAR, STEPS
from zombiegames.games.zombies4.legal import PASS, STOP
from zombiegames.games.zombies4.tiles import CABIN

if TYPE_CHECKING:
    from random import Random

    from zombiegames.core.protocol import Action, Seat
    from zombiegames.games.zombies4.rules import Woods


class Plan(NamedTuple):
    """Something to do, and what speaks for it before anything is tried."""

    actions: tuple[Action, ...]
    hope: float
    """Share of the win expected."""


MOST_SQUARES = 14
"""Squares to walk to that are looked at."""
MOST_PLACES = 8
"""Places of a tile."""
MOST_PER_TARGET = 2
"""Squares to which a card may send one opponent."""


def plans(view: Woods, seat: Seat, weights: tuple[float, ...], rng: Random) -> list[Plan]:
    """List what is worth thinking about, best hope first; never empty."""
    prompt = view.prompt
    world = view.determinized(seat, rng)
    found: list[Plan] = []
    if prompt == terms.MOVE:
        found += walks(view, seat, weights)
    elif prompt == terms.PLACE:
        found += places(view, seat)
    elif prompt in (terms.PICK, terms.RUN_DOG):
        found += packs(view, seat, rng)
    else:
        found += [Plan((action,), 0.0) for action in others(view, seat)]
    base = max((plan.hope for plan in found), default=0.0)
    cards = hopeful_cards(view, seat)
    if prompt not in (terms.MOVE,):
        now = outlook.judge(view, weights)[seat]
        found = [Plan(plan.actions, now + plan.hope) for plan in found]
        base = now
    quiet = outlook.judge(world, weights)[seat] if cards else 0.0
    for action in cards:
        after = world.clone()
        after.apply(action)
        settle(after, seat, rng)
        gain = (
            outlook.judge(after, weights)[seat]
            if not after.winners
            else float(seat in after.winners)
        )
        found.append(Plan((action,), base + gain - quiet))
    found.sort(key=lambda plan: -plan.hope)
    return found


def settle(world: Woods, seat: Seat, rng: Random) -> None:
    """Let a card take effect, nobody cancels it."""
    for _ in range(40):
        if world.prompt == terms.CANCEL:
            world.apply(PASS)
        elif world.prompt == terms.PUT and world.put[0]:
            world.apply(habits.HABITS[terms.PUT](world, world.actor, rng))
        elif world.prompt in (terms.TAKE, terms.TRIM, terms.SEARCH):
            world.apply(habits.HABITS[world.prompt](world, world.actor, rng))
        else:
            return


# -- walking ---------------------------------------------------------------------------


def walks(view: Woods, seat: Seat, weights: tuple[float, ...]) -> list[Plan]:
    """Give ways to the squares worth going to, and staying."""
    prospects = [outlook.prospect(view, other, weights) for other in range(view.players)]

    def hope(world: Woods) -> float:
        prospects[seat] = outlook.prospect(world, seat, weights)
        return outlook.shares(prospects)[seat]

    found = [Plan((STOP,), hope(view))]
    reached = advice.reach(view)
    if not reached:
        return found
    place = view.land.places[CABIN]
    inside = outlook.floor_of(view.land)
    distance = None if place is None else view.land.distance(outlook.DOOR[place[2]])
    dead = view.clone()
    dead.at[seat] = -1
    dead.bullets[seat] = dead.health[seat] = 0
    share = 3 if view.house.mild else 2
    dead.trophies[seat] -= -(-dead.trophies[seat] // share)
    front = view.fronts[seat]
    dead.fronts[seat] = [c for c in front if view.house.mild and IS_PAGE[KIND_OF[c]]]
    death = hope(dead)
    spear, sickle = advice.arms(view, seat)
    cost = outlook.COST[sickle + 2 * spear]

    def interest(square: int) -> tuple[float, int]:
        """Rank squares roughly, before the outlook is asked."""
        way = reached[square]
        value = 0.0
        if distance is not None:
            value -= 0.3 * (0 if square in inside else distance[square])
        value += 1.5 * sum(view.tokens[s] > 0 for s in way.squares)
        value += (way.survival - 0.6) * way.dogs
        return -value, square

    for square in sorted(reached, key=interest)[:MOST_SQUARES]:
        way = reached[square]
        world = view.clone()
        world.at[seat] = square
        world.trophies[seat] += way.dogs
        loss = round(cost * way.dogs)
        hearts = min(loss, max(0, world.health[seat] - 2))
        world.health[seat] = max(1, world.health[seat] - hearts)
        world.bullets[seat] = max(0, world.bullets[seat] - (loss - hearts))
        for s in way.squares:
            if way.dogs and world.dogs[s]:
                world.dogs[s] = 0
                world.kennels.remove(s)
            token = world.tokens[s]
            if token == terms.HEART and world.health[seat] <= 8:
                world.health[seat] += 2
                world.tokens[s] = 0
            elif token == terms.BULLET:
                world.bullets[seat] += 1
                world.tokens[s] = 0
        alive = hope(world)
        if world.trophies[seat] >= view.house.trophies:
            alive = 1.0
        value = way.survival * alive + (1 - way.survival) * death
        found.append(Plan(tuple(STEPS[s] for s in way.squares), value))
    return found


# -- tiles and dogs --------------------------------------------------------------------


def places(view: Woods, seat: Seat) -> list[Plan]:
    """Give the places of the drawn tile that look best by rule of thumb."""
    best = advice.best_place(view)
    legal = view.land.legal_places(view.drawn)
    at = view.at[seat]
    x, y = view.land.where(at) if at >= 0 else (0, 0)
    rest = sorted(
        (abs(3 * p.x + 1 - x) + abs(3 * p.y + 1 - y), p.turn, p) for p in legal if p != best
    )
    near = [entry[2] for entry in rest[: MOST_PLACES - 3]]
    far = [entry[2] for entry in rest[-2:] if entry[2] not in near]
    return [Plan((best,), 0.01), *(Plan((p,), 0.0) for p in (*near, *far))]


def packs(view: Woods, seat: Seat, rng: Random) -> list[Plan]:
    """Give whole moves of the dogs, with different aims."""
    return [Plan(tuple(advice.plan(view, "dogs")), 0.01)]


# -- what else is asked ----------------------------------------------------------------


def others(view: Woods, seat: Seat) -> list[Action]:
    """List the actions that are no cards, without those that are never better."""
    actions = [a for a in view.legal_actions() if not is_card(a)]
    if view.prompt == terms.DUEL:
        attacker, _, first, second, _ = view.duel
        mine, theirs = (first, second) if seat == attacker else (second, first)
        lacking = theirs - mine + 1
        return [a for a in actions if a.kind == "pass" or a.number in (lacking, lacking - 1)]
    return actions


def is_card(action: Action) -> bool:
    """Whether an action plays, uses or cancels a card."""
    return bool(action.kind.startswith(("play", "use", "cancel")))


def hopeful_cards(view: Woods, seat: Seat) -> list[Action]:
    """List card actions, of many squares for one target only the most telling."""
    cards = [a for a in view.legal_actions() if is_card(a)]
    if len(cards) <= 6:
        return cards
    kept: list[Action] = []
    groups: dict[tuple[str, int, int], list[Action]] = {}
    for action in cards:
        if action.kind in ("play-to", "use-to"):
            groups.setdefault((action.kind, action.card, action.seat), []).append(action)
        elif action.kind == "use-at":
            groups.setdefault((action.kind, action.card, -1), []).append(action)
        else:
            kept.append(action)
    place = view.land.places[CABIN]
    distance = None if place is None else view.land.distance(outlook.DOOR[place[2]])
    inside = outlook.floor_of(view.land)

    def away(square: int) -> int:
        if distance is None or square in inside:
            return 0
        return min(distance[square], FAR)

    for (kind, card, _), group in groups.items():
        if kind == "use-at" and card == GUN:
            group.sort(
                key=lambda a: (
                    -view.dogs[a.square]
                    - 0.5 * (a.square in inside)
                    - 0.7 * (a.square == view.at[seat]),
                    a.square,
                )
            )
            kept += group[:4]
        elif kind == "use-at":
            group.sort(key=lambda a: (away(a.square) + 2 * view.dogs[a.square], a.square))
            kept += group[:3]
            kept += [a for a in group[3:] if view.tokens[a.square] and not view.dogs[a.square]][:2]
        else:
            group.sort(key=lambda a: (-away(a.square) - 0.4 * view.dogs[a.square], a.square))
            kept += group[:MOST_PER_TARGET]
    return kept
