"""The best way to collect alone (ZG-41): exact where few discs are in reach, else the best found.

A player who collects alone loses nothing by entering a disc: it is taken when the pawn goes on,
or at the close. So a route is a series of *walks*: a pawn goes by shelters, manholes and through
other pawns to one more disc or to one more delivery, or leaves a weapon to have it in the hand.
The search goes through these walks and cuts off what cannot beat the best.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.actions import DONE, REMOVALS, STEPS
from zombiegames.games.zombiegeddon.count import provision_points, score
from zombiegames.games.zombiegeddon.legal import legal_actions
from zombiegames.games.zombiegeddon.reach import in_reach
from zombiegames.games.zombiegeddon.terms import ALONE, FRUITLESS, ROUTE_TOKEN_POINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.actions import AnyAction
    from zombiegames.games.zombiegeddon.state import Wasteland

EXACT_UP_TO = 12
"""Discs in reach up to which the route is the best there is."""
SECONDS = 0.5
"""Time for more discs than that, where there is a clock."""
SCENES = 300
"""Positions looked at for more discs than that without a clock: about as long."""
WIDTHS = (4, 16, 64, 256, 1024)
"""Positions kept a step, from a first good route to ever better ones."""


class Route(NamedTuple):
    """What to do alone, and what it brings."""

    actions: tuple[AnyAction, ...]
    """Steps, perhaps removals; ``Done`` at the end where discs stay in reach, but the route is
    exact or nothing was found. (After a route without it, look for the next one.)"""
    gain: int
    """Points beside what the pile and the discs under the pawns are worth already; a token of
    the first half counts 10."""
    exact: bool
    """Whether no route brings more."""


class _Scene(NamedTuple):
    """A position of the search: what matters of it."""

    pawns: tuple[int, ...]
    """Cells of the own pawns, ascending; those of others never move."""
    passable: int
    """Mask: as that of the wasteland."""
    armed: int
    """Weapons held."""
    tokens: int
    """Mask of the shelters delivered to."""


class _Node(NamedTuple):
    """A scene, and the way to it."""

    limit: int
    """Points that no route through it exceeds."""
    points: int
    """Brought so far."""
    scene: _Scene
    types: tuple[int, ...]
    """Provisions of each type, with those under the pawns."""
    idle: int
    """Actions in a row that have brought nothing; ``FRUITLESS`` of them end it."""
    steps: tuple[tuple[int, ...], ...]
    """Paths so far: cells from where a pawn stood on; a single one: it is removed."""


def route(
    view: Wasteland,
    seat: Seat,
    stop: Callable[[], bool] | None = None,
    exact_up_to: int = EXACT_UP_TO,
) -> Route:
    """Find what a seat best does alone from here.

    Exact, however long it takes (mostly some milliseconds, at times seconds), with at most
    ``exact_up_to`` discs in reach, unless the fruitless count may cut a detour short. Else the
    best found until ``stop`` tells that time is up: rules have no clock. Without it ``SCENES``
    positions are looked at, and the answer is always the same.
    """
    if view.passing >= 0:
        return _onward(view, seat, stop, exact_up_to)
    search = _Search(view, seat, stop)
    few = in_reach(view, seat).bit_count() <= exact_up_to
    most = search.bound(search.first, search.types)
    for width in WIDTHS[:2] if few else WIDTHS:
        if search.best < most:
            for _ in search.beam(width):
                if not few and search.is_over():
                    break
    if few:
        for _ in search.exhaust():
            pass
    exact = search.best == most or (few and search.is_whole())
    return Route(search.actions(exact), search.best, exact)


def routes(view: Wasteland, seat: Seat, exact_up_to: int = EXACT_UP_TO) -> Iterator[Route]:
    """Find ever better routes; one after each position looked at, the last as :func:`route`'s.

    With more than ``exact_up_to`` discs in reach it goes on for long: stop asking.
    """
    if view.passing >= 0:
        yield _onward(view, seat, lambda: True, 0)
        return
    search = _Search(view, seat, None)
    few = in_reach(view, seat).bit_count() <= exact_up_to
    most = search.bound(search.first, search.types)
    looks = [search.beam(width) for width in (WIDTHS[:2] if few else WIDTHS)]
    if few:
        looks.append(search.exhaust())
    last = -1
    plan = Route((), 0, False)
    for look in looks:
        for _ in look:
            if not search.looked and most:
                continue
            if search.best != last:
                last = search.best
                plan = Route(search.actions(last == most), last, last == most)
            yield plan
            if plan.exact:
                return
    exact = search.best == most or (few and search.is_whole())
    yield Route(search.actions(exact), search.best, exact)


def worth(view: Wasteland, seat: Seat) -> int:
    """Give the points of a seat if all pawns left now; a token of the first half counts 10."""
    held = list(view.piles[seat])
    for pawn in range(seat * discs.PAWNS, seat * discs.PAWNS + discs.PAWNS):
        cell = view.pawns[pawn]
        if cell >= 0 and view.discs[cell] > 0 and pawn != view.passing:
            held.append(view.discs[cell])
    tokens = view.tokens[seat].bit_count() * ROUTE_TOKEN_POINTS[view.half - 1]
    return score(held, 0).total + tokens


def _onward(
    view: Wasteland, seat: Seat, stop: Callable[[], bool] | None, exact_up_to: int
) -> Route:
    """Find the best route where a pawn must first step on from another's cell."""
    found: list[Route] = []
    for action in legal_actions(view):
        world = view.clone()
        world.apply(action)
        gain = worth(world, seat) - worth(view, seat)
        rest = Route((), 0, True)
        if world.prompt == ALONE and world.actor == seat:
            rest = route(world, seat, stop, exact_up_to)
        found.append(Route((action, *rest.actions), gain + rest.gain, rest.exact))
    best = max(found, key=lambda plan: plan.gain)
    return best._replace(exact=all(plan.exact for plan in found))


class _Search:
    """One search: the fixed things of the position, and the best route so far."""

    def __init__(self, view: Wasteland, seat: Seat, stop: Callable[[], bool] | None) -> None:
        self.view, self.seat, self.board = view, seat, view.board
        own = [cell for cell in view.pawns_of(seat) if cell >= 0]
        others = {
            cell
            for pawn, cell in enumerate(view.pawns)
            if cell >= 0 and pawn // discs.PAWNS != seat
        }
        self.others = self.board.mask(others) & view.ordinary
        """Mask of the ordinary discs under pawns of others."""
        self.ways = self.board.shelters | view.manholes
        """Mask of the cells where a pawn may always stop, and nothing is taken."""
        self.token_points = ROUTE_TOKEN_POINTS[view.half - 1]
        self.targets = self.board.targets[view.half]
        self.first = _Scene(tuple(sorted(own)), view.passable, view.armed[seat], view.tokens[seat])
        held = [*view.piles[seat], *(view.discs[cell] for cell in own if view.discs[cell] > 0)]
        kinds = [discs.KIND_OF[disc] for disc in held]
        self.types = tuple(kinds.count(kind) for kind in discs.PROVISIONS)
        self.stop = stop
        self.looked = 0
        """Scenes looked at."""
        self.anew = False
        """Whether pawns also leave a disc for nothing but to begin the fruitless count anew."""
        self.cut = 0
        """Points that what the count cut short might have brought."""
        self.detours = False
        """Whether a longer path was preferred because it costs fewer weapons."""
        self.best = 0
        self.steps: tuple[tuple[int, ...], ...] = ()
        """Paths of the best route."""

    # -- what a position is worth --------------------------------------------------------

    def bound(self, scene: _Scene, types: tuple[int, ...]) -> int:
        """Give points that no route from a scene on can exceed."""
        board, view = self.board, self.view
        start = board.mask(set(scene.pawns))
        within = scene.passable
        area = board.flood(start, within & ~view.enemies, view.manholes)
        weapons = scene.armed + (area & view.weapons & within & ~self.others).bit_count()
        if weapons:
            area = board.flood(area, within, view.manholes)
            own = (area | start) & view.weapons & within & ~self.others
            weapons = scene.armed + own.bit_count()
        points = (area & self.targets & ~scene.tokens).bit_count() * self.token_points
        found = list(types)
        enemies = []
        for cell in board.cells(area & view.ordinary & within & ~self.others & ~start):
            disc = view.discs[cell]
            family = discs.FAMILY_OF[disc]
            if family == "food":
                points += discs.VALUE_OF[disc]
            elif family == "enemy":
                enemies.append(discs.VALUE_OF[disc])
            elif family == "provision":
                found[discs.PROVISIONS.index(discs.KIND_OF[disc])] += 1
        for before, after in zip(types, found, strict=True):
            points += provision_points(after) - provision_points(before)
        return points + sum(sorted(enemies, reverse=True)[:weapons])

    def _worth(self, cell: int, types: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """Give the points of a disc, and the provisions of each type with it."""
        disc = self.view.discs[cell]
        if discs.FAMILY_OF[disc] != "provision":
            return discs.VALUE_OF[disc], types
        i = discs.PROVISIONS.index(discs.KIND_OF[disc])
        more = provision_points(types[i] + 1) - provision_points(types[i])
        return more, (*types[:i], types[i] + 1, *types[i + 1 :])

    # -- walks ---------------------------------------------------------------------------

    def _goes_on(self, scene: _Scene) -> bool:
        """Whether a disc is in reach, so that one may go on alone (ZG-40, ZG-41)."""
        board, view = self.board, self.view
        free = view.ordinary & scene.passable & ~(self.others | board.mask(set(scene.pawns)))
        near = 0
        for cell in scene.pawns:
            near |= board.near[cell]
        if near & free & ~view.enemies:
            return True
        start = board.mask(set(scene.pawns))
        area = board.flood(start, scene.passable & ~view.enemies, view.manholes)
        if scene.armed or area & view.weapons & scene.passable:
            area = board.flood(area, scene.passable, view.manholes)
        return bool(area & free)

    def walks(self, scene: _Scene) -> list[tuple[tuple[int, ...], _Scene]]:
        """List what a pawn may do next: the path, and the scene after it."""
        if not self._goes_on(scene):
            return []
        found = []
        for place, cell in enumerate(scene.pawns):
            if place and scene.pawns[place - 1] == cell:
                continue
            rest = scene.pawns[:place] + scene.pawns[place + 1 :]
            found += self._walks_of(scene, cell, rest)
        return found

    def _walks_of(
        self, scene: _Scene, origin: int, rest: tuple[int, ...]
    ) -> list[tuple[tuple[int, ...], _Scene]]:
        board, view = self.board, self.view
        here = board.bit[origin]
        ordinary = view.ordinary & scene.passable
        taken = (board.mask(set(rest)) | self.others) & ordinary & ~here
        passable = scene.passable
        armed = scene.armed
        weapon = bool(here & view.weapons)
        if here & ordinary:
            passable &= ~here
            armed += weapon
        # By cell of a way: fewest weapons spent to get there, and the path.
        ways: dict[int, tuple[int, tuple[int, ...]]] = {origin: (0, ())}
        ends: dict[int, tuple[int, tuple[int, ...]]] = {}
        edge = [origin]
        while edge:
            wider = []
            for cell in edge:
                spent, path = ways[cell]
                # ZG-14: a weapon counts once the pawn has left it.
                ready = scene.armed if not path else armed - spent
                near = board.near[cell] & passable
                if board.bit[cell] & view.manholes:
                    near |= view.manholes & ~board.bit[cell]
                reached = [
                    (spent + bool(board.bit[to] & view.enemies), (*path, to), to)
                    for to in board.cells(near & ~taken)
                    if ready or not board.bit[to] & view.enemies
                ]
                # ZG-13: through another pawn, if a step beyond can stop.
                for across in board.cells(near & taken):
                    foe = bool(board.bit[across] & view.enemies)
                    if foe and not ready:
                        continue
                    for to in board.cells(board.near[across] & passable & ~taken):
                        enemy = bool(board.bit[to] & view.enemies)
                        if to != origin and enemy <= armed - spent - foe:
                            reached.append((spent + foe + enemy, (*path, across, to), to))
                for cost, longer, to in reached:
                    table = ways if board.bit[to] & self.ways else ends
                    if to not in table or cost < table[to][0]:
                        self.detours |= to in table
                        table[to] = (cost, longer)
                        if table is ways:
                            wider.append(to)
            edge = wider
        walks = []
        for to, (cost, path) in ends.items():
            after = self._after(scene, rest, path, to, passable, armed - cost)
            walks.append(((origin, *path), after))
        leaves = bool(here & ordinary) and (weapon or self.anew)
        for to, (cost, path) in ways.items():
            # Stopping on a way is worth it only for a token, or for what is left behind.
            if path and (leaves or board.bit[to] & self.targets & ~scene.tokens):
                after = self._after(scene, rest, path, to, passable, armed - cost)
                if self._lasts(scene, rest, path, passable, armed, after):
                    walks.append(((origin, *path), after))
        if leaves:
            walks.append(((origin,), _Scene(rest, passable, armed, scene.tokens)))
        return walks

    def _lasts(
        self,
        scene: _Scene,
        rest: tuple[int, ...],
        path: tuple[int, ...],
        passable: int,
        armed: int,
        after: _Scene,
    ) -> bool:
        """Whether the half does not end on the way to a shelter or manhole."""
        if self._goes_on(after):
            return True
        for cell in path[:-1]:
            bit = self.board.bit[cell]
            armed -= bool(bit & self.view.enemies)
            here = self._after(scene, rest, (), cell, passable, armed)
            if bit & self.ways and not self._goes_on(here):
                return False
        return True

    def _after(
        self,
        scene: _Scene,
        rest: tuple[int, ...],
        path: tuple[int, ...],
        to: int,
        passable: int,
        armed: int,
    ) -> _Scene:
        tokens = scene.tokens | (self.board.mask(path) & self.targets)
        return _Scene(tuple(sorted((*rest, to))), passable, armed, tokens)

    def gain(
        self, scene: _Scene, path: tuple[int, ...], after: _Scene, types: tuple[int, ...]
    ) -> tuple[int, tuple[int, ...]]:
        """Give what a walk brings, and the provisions of each type after it."""
        points = (after.tokens & ~scene.tokens).bit_count() * self.token_points
        if len(path) > 1 and self.board.bit[path[-1]] & self.view.ordinary:
            more, types = self._worth(path[-1], types)
            points += more
        return points, types

    # -- searches ------------------------------------------------------------------------

    def _follow(self, node: _Node, known: dict[_Scene, int]) -> list[_Node]:
        """Give what can come next and may still beat the best; better the best with it."""
        found = []
        self.looked += 1
        for path, after in self.walks(node.scene):
            idle = self._idle(node, path)
            if idle > FRUITLESS:
                self.cut = max(self.cut, node.limit)
            if idle >= known.get(after, FRUITLESS + 1):
                continue
            known[after] = idle
            more, types = self.gain(node.scene, path, after, node.types)
            points, steps = node.points + more, (*node.steps, path)
            if points > self.best:
                self.best, self.steps = points, steps
            limit = points + self.bound(after, types)
            if idle == FRUITLESS:
                self.cut = max(self.cut, limit)
            elif limit > self.best:
                found.append(_Node(limit, points, after, types, idle, steps))
        return found

    def _idle(self, node: _Node, path: tuple[int, ...]) -> int:
        """Count the actions in a row that have brought nothing after a walk.

        More than ``FRUITLESS`` where it would be cut short.
        """
        bit, ordinary = self.board.bit, self.view.ordinary
        idle, tokens = node.idle, node.scene.tokens
        if len(path) == 1:
            return 0
        for number, cell in enumerate(path[1:]):
            # The last stop may be one too many; a pawn passed through is no stop.
            stopped = number and bit[path[number]] & self.ways
            if stopped and idle >= FRUITLESS:
                return FRUITLESS + 1
            fresh = bit[cell] & self.targets & ~tokens
            tokens |= fresh
            idle = 0 if fresh or (not number and bit[path[0]] & ordinary) else idle + 1
        return min(idle, FRUITLESS)

    def is_whole(self) -> bool:
        """Whether a search through everything has left nothing out that could beat the best."""
        return self.cut <= self.best or not self.detours

    def _root(self) -> _Node:
        limit = self.bound(self.first, self.types)
        idle = self.view.idle if self.view.prompt == ALONE else 0
        return _Node(limit, 0, self.first, self.types, idle, ())

    def is_over(self) -> bool:
        """Whether time is up."""
        return self.stop() if self.stop is not None else self.looked >= SCENES

    def beam(self, width: int) -> Iterator[None]:
        """Keep the best scenes of each number of walks; yields before each look at one."""
        level = [self._root()]
        known = {self.first: 0}
        while level:
            wider: list[_Node] = []
            for node in level:
                yield
                wider += self._follow(node, known)
            wider.sort(key=lambda node: (-node.limit, -node.points))
            level = wider[:width]

    def exhaust(self) -> Iterator[None]:
        """Look through everything that could beat the best; yields before each look.

        Once more, with the count begun anew, where it might have cut something better short.
        """
        for self.anew in (False, True):
            self.cut = 0
            stack = [self._root()]
            known = {self.first: 0}
            while stack:
                node = stack.pop()
                if node.limit > self.best:
                    yield
                    stack += sorted(self._follow(node, known), key=lambda after: after.limit)
            if self.cut <= self.best:
                return

    def actions(self, exact: bool) -> tuple[AnyAction, ...]:
        """Turn the best route into actions."""
        actions: list[AnyAction] = []
        for path in self.steps:
            if len(path) == 1:
                actions.append(REMOVALS[path[0]])
            else:
                actions += [STEPS[a][b] for a, b in pairwise(path)]
        if self.view.prompt == ALONE and (exact or not actions):
            world = self.view.clone()
            for action in actions:
                world.apply(action)
            if world.prompt == ALONE and world.actor == self.seat:
                actions.append(DONE)
        return tuple(actions)
