"""Rules of thumb that play every decision of Zombies!!! 4 quickly, by a temper."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from zombiegames.ai.zombies4.judge import DOOR, FLOOR
from zombiegames.games.zombies4 import cards, terms
from zombiegames.games.zombies4.advice import arms, odds_against
from zombiegames.games.zombies4.cards import IS_PAGE, KIND_OF
from zombiegames.games.zombies4.dogs import destinations, put_squares
from zombiegames.games.zombies4.land import FAR
from zombiegames.games.zombies4.seats import pages_of
from zombiegames.games.zombies4.terms import FIRST_BULLETS, FULL_HEALTH
from zombiegames.games.zombies4.tiles import BOATHOUSE, CABIN, CELLS, START, TILE_OF, TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ai.zombies4.numbers import Temper
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombies4.actions import PlaceTile
    from zombiegames.games.zombies4.land import Land
    from zombiegames.games.zombies4.state import Woods

_NONE: tuple[int, ...] = ()
WEAPONS = frozenset((cards.SPEAR, cards.SICKLE, cards.GUN))
"""Cards that are laid down inside a building."""
PUSHES = frozenset(
    (
        cards.CLAIR,
        cards.HAND,
        cards.CANCEL,
        cards.FRIENDS,
        cards.LOST,
        cards.LOADED,
        cards.NEWSPAPER,
    )
)
"""Cards that are kept for the right moment."""
BUILDINGS = frozenset(number for number, tile in enumerate(TILES) if tile.kind == "building")


def to_floor(view: Woods, square: int) -> int:
    """Give the walking distance from a square to the Cabin's floor, ``FAR`` where none is."""
    place = view.land.places[CABIN]
    if place is None or square < 0:
        return FAR
    if square in FLOOR[place[2]]:
        return 0
    return view.land.distance(DOOR[place[2]])[square]


# -- walking ---------------------------------------------------------------------------


def walk(view: Woods, seat: Seat, temper: Temper) -> list[int]:
    """Choose the most worthwhile way in reach: its squares, none to stay."""
    worths, came = prospects(view, seat, temper)
    best, best_worth = view.at[seat], -1e9
    for square, worth in worths.items():
        if worth > best_worth + 1e-9:
            best, best_worth = square, worth
    return way_to(view.at[seat], best, came)


def ways(view: Woods, seat: Seat, temper: Temper) -> list[tuple[float, list[int]]]:
    """Give all ways in reach with what they are worth, the best first; no squares: to stay."""
    worths, came = prospects(view, seat, temper)
    start = view.at[seat]
    # Of equal ones the shortest: found first.
    ranked = sorted(worths, key=lambda square: -worths[square])
    return [(worths[square], way_to(start, square, came)) for square in ranked]


def way_to(start: int, square: int, came: dict[int, int]) -> list[int]:
    """Give the squares entered on the way to a square."""
    way: list[int] = []
    while square != start and len(way) < 12:
        way.append(square)
        square = came[square]
    way.reverse()
    return way


def prospects(view: Woods, seat: Seat, temper: Temper) -> tuple[dict[int, float], dict[int, int]]:
    """Judge all squares in reach; also from which square each is entered."""
    near, pack, tokens = view.land.near, view.dogs, view.tokens
    start = view.at[seat]
    home = TILE_OF[start] if view.lost[seat] else 0
    distance: list[int] | None = None
    inside = _NONE
    cabin = view.land.places[CABIN]
    if cabin is not None:
        distance, inside = view.land.distance(DOOR[cabin[2]]), FLOOR[cabin[2]]
    health, bullets = view.health[seat], view.bullets[seat]
    spear, sickle = arms(view, seat)
    progress = view.trophies[seat] / view.house.trophies
    trophy = temper.trophy * (1 + temper.late * progress)
    heart = temper.heart * (10 - health) + 0.3 if health <= 8 else 0.0
    bullet = temper.bullet if bullets < 8 else 0.4 * temper.bullet
    token_worth = (0.0, heart, bullet)
    pages = pages_of(view, seat)
    pull = temper.cabin + temper.page * pages
    mild = view.house.mild
    death = (
        temper.death
        + temper.death_trophy * view.trophies[seat]
        + temper.death_front * (0 if mild else len(view.fronts[seat]))
        # A pawn that comes back is a fresh one.
        - temper.refill * max(0, FULL_HEALTH + FIRST_BULLETS - health - bullets)
    )
    wound = temper.wound * (0.6 if spear else 1.0)
    # Fewest dogs to every square, and what is picked up on the way.
    fought = {start: 0}
    gains = {start: 0.0}
    came: dict[int, int] = {}
    layer = [start]
    for _ in range(view.steps):
        following = []
        for square in layer:
            number, gain = fought[square], gains[square]
            for other in near[square]:
                dogs = number + pack[other]
                known = fought.get(other)
                if known is None or dogs < known:
                    if home and TILE_OF[other] != home:
                        continue
                    fought[other] = dogs
                    here = pack[other]
                    gains[other] = (
                        gain
                        + (token_worth[tokens[other]] if tokens[other] else 0.0)
                        + (here * (temper.floor if other in inside else trophy) if here else 0.0)
                    )
                    came[other] = square
                    following.append(other)
        layer = following
    # What lies out of reach draws, too.
    fading = temper.fading
    goals = [
        (token_worth[token] - temper.toll * pack[square], square)
        for square, token in enumerate(tokens)
        if token and square not in fought
    ]
    goals += armouries(view, seat, temper)
    drawn_to = spread(view.land, goals, fading, fought) if goals else _NOTHING
    guarding = sum(pack[square] for square in inside)
    worths: dict[int, float] = {}
    for square, dogs in fought.items():
        drawn = 0.0
        if distance is not None:
            if square in inside:
                left = guarding - (dogs if dogs <= guarding else guarding)
                drawn = pull * (temper.ready if not left else 1.0)
            else:
                far = distance[square]
                if far < FAR:
                    drawn = pull * fading**far
        drawn = max(drawn, drawn_to.get(square, 0.0))
        worth = gains[square] + drawn
        if dogs:
            alive = odds_against(health, bullets, dogs, spear, sickle)
            worth = alive * worth - (1.0 - alive) * death - wound * dogs
        worths[square] = worth
    return worths, came


_NOTHING: dict[int, float] = {}

HORIZON = 20
"""Squares over which a pull is felt."""


def spread(
    land: Land, goals: list[tuple[float, int]], fading: float, wanted: dict[int, int]
) -> dict[int, float]:
    """Give, by wanted square, the strongest pull of (worth, square) goals, fading on the way.

    A goal's worth counts as a lead in squares, rounded: one flood serves all goals.
    """
    near = land.near
    steepness = log(fading)
    waves: dict[int, list[int]] = {}
    for worth, square in goals:
        if worth > 0.05:
            waves.setdefault(round(log(worth) / steepness), []).append(square)
    if not waves:
        return _NOTHING
    found: dict[int, float] = {}
    left = len(wanted)
    reached: set[int] = set()
    level = min(waves)
    last = level + HORIZON
    wave: list[int] = []
    while left and level <= last:
        wave += waves.pop(level, ())
        if not wave and not waves:
            break
        pull = fading**level
        following: list[int] = []
        for square in wave:
            if square in reached:
                continue
            reached.add(square)
            if square in wanted:
                found[square] = pull
                left -= 1
            following += near[square]
        wave = following
        level += 1
    return found


def armouries(view: Woods, seat: Seat, temper: Temper) -> list[tuple[float, int]]:
    """Give the squares where a weapon of the hand can be laid down, with how much they draw."""
    hand = {KIND_OF[card] for card in view.hands[seat]} & WEAPONS
    if not hand or hand <= {KIND_OF[card] for card in view.fronts[seat]}:
        return []
    ground, dogs = view.land.ground, view.dogs
    return [
        (temper.weapon_hand - temper.toll * dogs[square], square)
        for tile in view.land.lies.values()
        if tile in BUILDINGS
        for square in range(CELLS * (tile - 1), CELLS * tile)
        if ground[square] == "B" or (ground[square] == "D" and tile == BOATHOUSE)
    ]


def circle(land: Land, origin: int, radius: int) -> dict[int, int]:
    """Give the squares within some steps, with their walking distance."""
    near = land.near
    found = {origin: 0}
    wave = [origin]
    for far in range(1, radius + 1):
        following = []
        for square in wave:
            for other in near[square]:
                if other not in found:
                    found[other] = far
                    following.append(other)
        wave = following
    return found


# -- dogs ------------------------------------------------------------------------------


def dog_worth(view: Woods, seat: Seat, temper: Temper) -> list[float]:
    """Judge for a player how welcome a dog is on each square."""
    land = view.land
    worth = [0.0] * len(land.near)
    mine = to_floor(view, view.at[seat])
    rivals = FAR
    for other in range(view.players):
        at = view.at[other]
        if at < 0:
            continue
        if other == seat:
            weight = -temper.dog_self
        else:
            rivals = min(rivals, to_floor(view, at))
            # A dog near the player that is ahead is worth most.
            lead = 1.0 + 0.15 * view.trophies[other] + 0.4 * pages_of(view, other)
            weight = temper.dog_other * lead / (view.players - 1)
        for square, far in circle(land, at, 8).items():
            worth[square] += weight / (1 + far)
        worth[at] += 0.3 * weight
    place = land.places[CABIN]
    if place is not None:
        own = mine < FAR and mine <= rivals + 2
        value = -temper.dog_own_floor if own else temper.dog_floor
        if not own and rivals <= 3:
            value *= 2
        for square in FLOOR[place[2]]:
            worth[square] += value
        if not own:
            for square in circle(land, DOOR[place[2]], 2):
                if square not in FLOOR[place[2]]:
                    worth[square] += temper.dog_guard
    return worth


def best_run(view: Woods, worth: Sequence[float], picks: Sequence[int]) -> tuple[int, int]:
    """Find the run of a dog that gains most: from, to."""
    best, best_gain = (picks[0], -1), -1e9
    for square in picks:
        here = worth[square]
        for to in destinations(view, square):
            gain = worth[to] - here
            if gain > best_gain:
                best, best_gain = (square, to), gain
    return best


# -- tiles -----------------------------------------------------------------------------


def place(view: Woods, seat: Seat, temper: Temper) -> PlaceTile:
    """Find where the drawn tile is best placed."""
    return places(view, seat, temper)[0]


def places(view: Woods, seat: Seat, temper: Temper) -> list[PlaceTile]:
    """Give all places of the drawn tile, the best first."""
    tile = view.drawn
    found = view.land.legal_places(tile)
    pawns = [(other, view.land.where(at if at >= 0 else START)) for other, at in enumerate(view.at)]
    if tile == CABIN:

        def cabin(action: PlaceTile) -> tuple[float, int, int, int]:
            # Its door leads down before it is turned.
            dx, dy = ((0, 2), (-2, 0), (0, -2), (2, 0))[action.turn]
            mine, theirs = 0.0, 1e9
            for other, (x, y) in pawns:
                far = abs(3 * action.x + 1 + dx - x) + abs(3 * action.y + 1 + dy - y)
                if other == seat:
                    mine = far
                else:
                    theirs = min(theirs, far)
            return temper.cabin_self * mine - theirs, action.y, action.x, action.turn

        return sorted(found, key=cabin)
    printed = TILES[tile]
    goods = temper.goods * (printed.hearts + printed.bullets)
    goods -= temper.dogs_of_tile * (printed.dogs or 3.5)

    def worth(action: PlaceTile) -> tuple[float, int, int, int]:
        total = 0.0
        for other, (x, y) in pawns:
            far = abs(x // 3 - action.x) + abs(y // 3 - action.y)
            total += (goods if other == seat else -goods / (view.players - 1)) / (1 + far)
        return total, -action.y, -action.x, -action.turn

    return sorted(found, key=worth, reverse=True)


def put(view: Woods, seat: Seat, temper: Temper) -> int:
    """Choose where the next thing of a tile goes: tokens near oneself, dogs where they hurt."""
    thing = view.put
    squares = put_squares(view, thing)
    if thing[2] or thing[3]:
        at = view.at[seat]
        if at < 0:
            return squares[0]
        distance = view.land.distance(at)
        return min(squares, key=lambda square: (distance[square], square))
    worth = dog_worth(view, seat, temper)
    return max(squares, key=lambda square: (worth[square], -square))


# -- cards and bullets -----------------------------------------------------------------


def kept(view: Woods, seat: Seat, kind: int, temper: Temper) -> float:
    """Judge a card in the hand."""
    if IS_PAGE[kind]:
        if any(KIND_OF[card] == kind for card in view.fronts[seat]):
            return 0.5
        return temper.page_hand
    if kind in WEAPONS:
        if any(KIND_OF[card] == kind for card in view.fronts[seat]):
            return 0.5
        return temper.weapon_hand
    return temper.push_hand if kind in PUSHES else temper.other_hand


def worst_card(view: Woods, seat: Seat, temper: Temper) -> tuple[float, int]:
    """Find the kind in the hand that is worth least."""
    kinds = [KIND_OF[card] for card in view.hands[seat]]
    return min(
        (kept(view, seat, kind, temper) - (0.3 if kinds.count(kind) > 1 else 0.0), kind)
        for kind in kinds
    )


def shoots(view: Woods, temper: Temper) -> bool:
    """Whether a failed roll is worth its bullets, or they keep the pawn alive."""
    seat = view.fighter
    missing = terms.NEEDED[view.foe] - view.rolled
    if view.bullets[seat] < missing:
        return False
    spear = arms(view, seat)[0]
    return view.health[seat] == 1 or missing <= temper.shoot - (0.6 if spear else 0.0)
