"""What a table may tell beside the rules: reach, odds, routes, and plans that play for a person.

Everything here is worked out from a view alone and decides nothing. A plan is a list of actions
for the seat to act; the table plays them one by one and stops at any surprise: a roll, a card, a
question to somebody else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombies4 import act, ask, cards, dogs, seats, terms
from zombiegames.games.zombies4.cards import CARDS
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.seats import in_front, pages_of
from zombiegames.games.zombies4.tiles import CABIN, CELLS, TILE_OF, TILES, square_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import AnyAction, PickDog, PlaceTile, PutAction, RunDog
    from zombiegames.games.zombies4.state import Woods

POLICIES = ("never", "last", "cheap", "always")
"""When bullets are spent in a fight: never; only rather than die; also where one bullet is
enough; wherever they suffice."""


# -- odds ------------------------------------------------------------------------------


class Odds(NamedTuple):
    """How a fight will go."""

    win: float
    """Chance to win it, 0 … 1; else the pawn dies."""
    health: float
    """Half hearts expected to be left, death counted as 0."""
    bullets: float
    """Bullets expected to be left, death counted as 0."""


@cache
def odds(
    health: int, bullets: int, need: int, spear: bool, sickle: bool, policy: str = "last"
) -> Odds:
    """Work out one fight against what falls at ``need`` (5 a dog, 4 a tree), exactly."""
    win = left = kept = 0.0
    for face in range(1, 7):
        missing = need - face - spear - sickle
        if missing <= 0:
            result = Odds(1.0, health, bullets)
        elif spends(health, bullets, missing, policy):
            result = Odds(1.0, health, bullets - missing)
        elif health > 1:
            result = odds(health - 1, bullets, need, spear, False, policy)
        else:
            result = Odds(0.0, 0.0, 0.0)
        win, left, kept = win + result.win, left + result.health, kept + result.bullets
    return Odds(win / 6, left / 6, kept / 6)


def spends(health: int, bullets: int, missing: int, policy: str) -> bool:
    """Whether a policy spends the bullets that a failed roll lacks."""
    if bullets < missing or policy == "never":
        return False
    if policy == "always" or health == 1:
        return True
    return policy == "cheap" and missing == 1


@cache
def odds_against(
    health: int, bullets: int, dogs: int, spear: bool, sickle: bool, policy: str = "last"
) -> float:
    """Give the chance to survive so many dogs, one after the other."""
    if dogs == 0:
        return 1.0
    chance = 0.0
    # All ends of the first fight, followed one by one: (health, bullets, first roll) → chance.
    open_: dict[tuple[int, int, bool], float] = {(health, bullets, True): 1.0}
    while open_:
        (half, left, first), weight = open_.popitem()
        for face in range(1, 7):
            missing = terms.NEEDED[terms.DOG] - face - spear - (sickle and first)
            if missing <= 0:
                chance += weight / 6 * odds_against(half, left, dogs - 1, spear, sickle, policy)
            elif spends(half, left, missing, policy):
                rest = odds_against(half, left - missing, dogs - 1, spear, sickle, policy)
                chance += weight / 6 * rest
            elif half > 1:
                key = (half - 1, left, False)
                open_[key] = open_.get(key, 0.0) + weight / 6
    return chance


def arms(view: Woods, seat: Seat) -> tuple[bool, bool]:
    """Tell whether a player has a Spear and a Sickle in play."""
    return in_front(view, seat, cards.SPEAR) >= 0, in_front(view, seat, cards.SICKLE) >= 0


def needed(view: Woods) -> int:
    """Give what the die must show at least at the next roll of the open fight."""
    spear, sickle = arms(view, view.fighter)
    first = view.rolls == 0 and view.foe == terms.DOG
    return terms.NEEDED[view.foe] - spear - (sickle and first)


def fight_odds(view: Woods, policy: str = "last") -> Odds | None:
    """Give the odds of the open fight from the next roll on; None where none is open."""
    seat = view.fighter
    if seat < 0:
        return None
    spear, sickle = arms(view, seat)
    first = view.rolls == 0 and view.foe == terms.DOG
    need = terms.NEEDED[view.foe]
    return odds(view.health[seat], view.bullets[seat], need, spear, sickle and first, policy)


def spell_odds(view: Woods, seat: Seat) -> float:
    """Give the chance of one try of the spell with the pages now in play (ZF-60)."""
    return (7 - max(1, 6 - pages_of(view, seat))) / 6


# -- reach -----------------------------------------------------------------------------


class Way(NamedTuple):
    """How a pawn can get to a square."""

    squares: tuple[int, ...]
    """Every square entered, the last is the goal."""
    dogs: int
    """Dogs to be fought on the way, the goal counted."""
    survival: float
    """Chance to survive all these fights."""
    tokens: tuple[int, ...] = ()
    """Hearts and bullets that lie on it."""
    full: bool = False
    """Whether no heart can be taken on it: the pawn has as many as it can (ZF-30)."""


def ways(
    view: Woods, seat: Seat, steps: int, *, avoid: bool = True, policy: str = "last"
) -> dict[int, Way]:
    """Give the best way to every square within some steps, the own square not counted.

    ``avoid``: fewest dogs first, then shortest; else shortest first, then fewest dogs. What
    Lost in the Woods forbids is left out; with Monkeys wooded squares need no fight as long as
    only such are entered. ``policy``: when bullets are spent in the fights.
    """
    start = view.at[seat]
    if start < 0 or steps <= 0:
        return {}
    near, pack, ground = view.land.near, view.dogs, view.land.ground
    monkeys = in_front(view, seat, cards.MONKEYS) >= 0
    home = TILE_OF[start] if view.lost[seat] else 0
    # Layers of (square, up a tree) → (dogs, way), the best for exactly so many steps.
    layer: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {(start, monkeys): (0, ())}
    best: dict[int, tuple[tuple[int, int], tuple[int, ...], int]] = {}
    for length in range(1, steps + 1):
        following: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {}
        for (square, up), (fought, way) in layer.items():
            for other in near[square]:
                if (home and TILE_OF[other] != home) or other == start or other in way:
                    continue
                tree = up and ground[other] == "w"
                number = fought if tree else fought + pack[other]
                key = (other, tree)
                if key not in following or following[key][0] > number:
                    following[key] = (number, (*way, other))
        for (square, _), (fought, way) in following.items():
            rank = (fought, length) if avoid else (length, fought)
            if square not in best or rank < best[square][0]:
                best[square] = (rank, way, fought)
        layer = following
    spear, sickle = arms(view, seat)
    health, bullets = view.health[seat], view.bullets[seat]
    return {
        square: Way(
            way,
            number,
            odds_against(health, bullets, number, spear, sickle, policy),
            tuple(view.tokens[step] for step in way if view.tokens[step]),
            not number and health + 2 > terms.MOST_HEALTH,
        )
        for square, (_, way, number) in best.items()
    }


def distance(view: Woods, start: int, goal: int) -> int:
    """Count the steps from square to square, dogs or not; -1: there is no way."""
    seen, layer, steps = {start}, [start], 0
    while layer:
        if goal in layer:
            return steps
        layer = [other for square in layer for other in view.land.near[square] if other not in seen]
        layer = list(dict.fromkeys(layer))
        seen.update(layer)
        steps += 1
    return -1


def reach(view: Woods, *, avoid: bool = True, policy: str = "last") -> dict[int, Way]:
    """Give what the turn's pawn can still reach in this movement, with fights and odds."""
    if view.prompt != ask.MOVE:
        return {}
    return ways(view, view.seat, view.steps, avoid=avoid, policy=policy)


def where_playable(view: Woods, kind: int) -> list[int]:
    """List the squares of the map where a card of this kind could be played or laid down."""
    where = CARDS[kind].where
    squares = view.land.all_squares()
    if not where or where in ("not-cabin", "tile"):
        return squares
    world = view.clone()
    fitting = []
    for square in squares:
        world.at[0] = square
        if seats.is_at(world, 0, where):
            fitting.append(square)
    return fitting


# -- plans -----------------------------------------------------------------------------


def plan(
    view: Woods, wish: str, *, square: int = -1, policy: str = "last", avoid: bool = True
) -> list[AnyAction]:
    """Give the actions that fulfil a wish, up to the next thing nobody can foresee.

    ``place``: where the tile goes. ``put``: all tokens and dogs now to be put. ``dogs``: all the
    dogs to be moved. ``fight``: roll, or what the bullet policy does with a failed roll.
    ``walk``: the way to ``square``, fights avoided or not. An empty list: nothing to do there.
    """
    if wish == "place":
        return [best_place(view)] if view.prompt == ask.PLACE else []
    if wish == "put":
        return _follow(view, ask.PUT)
    if wish == "dogs":
        return _follow(view, ask.PICK)
    if wish == "fight":
        return _fight(view, policy)
    assert wish == "walk", f"no plan for {wish!r}"
    way = reach(view, avoid=avoid).get(square)
    return [] if way is None else [act.STEP[s] for s in way.squares]


def _fight(view: Woods, policy: str) -> list[AnyAction]:
    if view.prompt == ask.FIGHT:
        return [act.ROLL]
    if view.prompt != ask.WOUND:
        return []
    seat = view.fighter
    missing = terms.NEEDED[view.foe] - view.rolled
    spend = spends(view.health[seat], view.bullets[seat], missing, policy)
    return [act.SHOOT] if spend else [act.SUFFER]


def _follow(view: Woods, prompt: int) -> list[AnyAction]:
    """Put or move one after the other on a copy, as long as the same is asked."""
    if view.prompt != prompt and not (prompt == ask.PICK and view.prompt == ask.RUN_DOG):
        return []
    world = view.clone()
    worth = dog_worth(view, view.actor)
    found: list[AnyAction] = []
    while world.prompt != ask.RUN:
        action = _next(world, worth)
        found.append(action)
        if world.prompt == ask.PICK:
            dogs.pick(world, action.square)
            continue
        # Only the putting and running is played on: nobody can foresee more.
        world.agenda = []
        if world.prompt == ask.RUN_DOG:
            dogs.run_dog(world, action.square)
            world.prompt = ask.RUN
            dogs.ask_pick(world)
        else:
            _, *rest = dogs.put_thing(world, action.square)
            world.prompt = ask.RUN
            dogs.ask_put(world, *rest)
    return found


def _next(world: Woods, worth: Sequence[float]) -> PutAction | PickDog | RunDog:
    if world.prompt == ask.PICK:
        picks = dogs.pickable(world)
        gains = {
            square: max(worth[to] for to in dogs.destinations(world, square)) - worth[square]
            for square in picks
        }
        return act.PICK_DOG[max(picks, key=lambda square: (gains[square], -square))]
    if world.prompt == ask.RUN_DOG:
        squares = dogs.destinations(world, world.picked)
        return act.RUN_DOG[max(squares, key=lambda square: (worth[square], -square))]
    squares = dogs.put_squares(world, world.put)
    if world.put[2] or world.put[3]:
        # Tokens go where oneself is nearest and fewest dogs are.
        best = min(squares, key=lambda square: (_distance(world, world.actor, square), square))
        return act.PUT_HEART[best] if world.put[2] else act.PUT_BULLET[best]
    return act.PUT_DOG[max(squares, key=lambda square: (worth[square], -square))]


def _distance(view: Woods, seat: Seat, square: int) -> int:
    at = view.at[seat]
    return FAR if at < 0 else view.land.distance(square)[at]


def floor(view: Woods) -> list[int]:
    """List the four floor squares of the Cabin, empty where it is not on the map."""
    if view.land.places[CABIN] is None:
        return []
    first = square_of(CABIN, 0)
    return [s for s in range(first, first + CELLS) if view.land.ground[s] == "B"]


def to_cabin(view: Woods, seat: Seat) -> int:
    """Give the walking distance of a pawn to the Cabin's floor, ``FAR`` where there is no way."""
    return min((_distance(view, seat, square) for square in floor(view)), default=FAR)


def dog_worth(view: Woods, seat: Seat) -> list[float]:
    """Judge for a player how welcome a dog is on each square.

    Near the others and away from oneself; on the Cabin's floor only while somebody else is
    nearer to it.
    """
    worth = [0.0] * len(view.land.near)
    squares = view.land.all_squares()
    mine = to_cabin(view, seat)
    for other in range(view.players):
        at = view.at[other]
        if at < 0:
            continue
        # A dog near the player that is ahead is worth most.
        lead = 1.0 + 0.15 * view.trophies[other] + 0.4 * pages_of(view, other)
        weight = -1.5 if other == seat else lead / (view.players - 1)
        distance = view.land.distance(at)
        for square in squares:
            far = distance[square]
            if far < 9:
                worth[square] += weight * (1.3 if far == 0 else 1.0) / (1 + far)
    rivals = [to_cabin(view, other) for other in range(view.players) if other != seat]
    value = -1.0 if mine < FAR and mine <= min(rivals) + 2 else 1.0
    for square in floor(view):
        worth[square] += value
    return worth


def best_place(view: Woods) -> PlaceTile:
    """Find where the drawn tile is best placed for the player that places it.

    The Cabin near oneself; hearts and bullets near oneself; dogs near the others.
    """
    seat, tile = view.placer, view.drawn
    places = view.land.legal_places(tile)
    if tile == CABIN:
        return min(places, key=lambda place: (_cabin_distance(view, seat, place), place))
    printed = TILES[tile]
    goods = printed.hearts + printed.bullets - 0.4 * (printed.dogs or 3.5)

    def worth(place: PlaceTile) -> tuple[float, int, int, int]:
        near = 0.0
        for other in range(view.players):
            at = view.at[other]
            if at < 0:
                continue
            x, y = view.land.where(at)
            far = abs(x // 3 - place.x) + abs(y // 3 - place.y)
            near += (goods if other == seat else -goods / (view.players - 1)) / (1 + far)
        return near, -place.y, -place.x, -place.turn

    return max(places, key=worth)


def _cabin_distance(view: Woods, seat: Seat, place: PlaceTile) -> int:
    """Give how far oneself would be from the Cabin there, less how far the nearest other."""
    world = view.clone()
    world.land = view.land.placed(CABIN, place.x, place.y, place.turn)
    others = [to_cabin(world, other) for other in range(view.players) if other != seat]
    return 2 * to_cabin(world, seat) - min(others)
