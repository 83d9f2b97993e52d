"""A half of Zombiegeddon in few numbers, for searches: positions as tuples of masks and ints.

A disc counts for the seat whose pawn enters it: the pawn takes it when it goes on, when it is
removed or when the half ends, so nobody else can get it any more (ZG-20, ZG-40). Weapons count
as held only when the pawn has left them (ZG-14). Removing a pawn that could step is left out:
nothing is gained by it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from zombiegames.games.zombiegeddon import discs
from zombiegames.games.zombiegeddon.count import provision_points, score

if TYPE_CHECKING:
    from zombiegames.core.protocol import Seat
    from zombiegames.games.zombiegeddon.board import Board
    from zombiegames.games.zombiegeddon.state import Wasteland

Hand = tuple[tuple[int, ...], int, int, int, int]
"""What a seat has: the masks of its pawns' cells, ascending; weapons held; mask of the shelters
delivered to; points of discs; how many provisions, four bits a type."""

Scene = tuple[int, int, int, int, tuple[Hand, ...]]
"""A position: seat to act (-1: nobody can do anything), actions left, mask of what may be entered
at all, mask of the ordinary discs with a pawn, and the hands by seat."""


class Move(NamedTuple):
    """An action, or the two by which a pawn goes through another (ZG-13)."""

    origin: int
    """Mask of the cell where the pawn stands; 0: a pass."""
    to: int
    """Mask of the cell entered first; 0: the pawn is removed."""
    scene: Scene
    """What comes of it."""
    on: int = 0
    """Through a pawn: mask of the cell where it stops."""


NEXT_POINTS = tuple(provision_points(n + 1) - provision_points(n) for n in range(16))
"""Points of one more provision of a type, by how many there are."""


@cache
def _near(board: Board) -> dict[int, int]:
    """Give the mask of the neighbours by the mask of a cell."""
    return dict(zip(board.bit, board.near, strict=True))


class Ground:
    """What does not change within a half, and how its positions follow on each other."""

    def __init__(self, view: Wasteland) -> None:
        board = view.board
        self.board = board
        self.half = view.half
        self.order = view.order
        self.near = _near(board)
        self.spread = board.spread
        self.ordinary, self.enemies, self.weapons = view.ordinary, view.enemies, view.weapons
        self.manholes = view.manholes
        self.targets = board.targets[view.half]
        self.value: dict[int, int] = {}
        """By mask of a cell: the number of the food or enemy there."""
        self.shift: dict[int, int] = {}
        """By mask of a cell: where the type of the provision there is counted (``Hand``)."""
        self.kinds = [0] * len(discs.PROVISIONS)
        """By type of provisions: mask of their cells."""
        self.foods = [0, 0]
        """Bits of the numbers on food: masks of cells."""
        self.foes = [0, 0, 0, 0]
        """Bits of the numbers on enemies: masks of cells."""
        for cell, disc in enumerate(view.discs):
            if disc <= 0:
                continue
            bit, family = board.bit[cell], discs.FAMILY_OF[disc]
            if family == "provision":
                number = discs.PROVISIONS.index(discs.KIND_OF[disc])
                self.shift[bit] = 4 * number
                self.kinds[number] |= bit
            elif family in ("food", "enemy"):
                self.value[bit] = discs.VALUE_OF[disc]
                planes = self.foods if family == "food" else self.foes
                for place in range(len(planes)):
                    if discs.VALUE_OF[disc] >> place & 1:
                        planes[place] |= bit
        self.root = self._scene(view)
        self.passing = board.bit[view.pawns[view.passing]] if view.passing >= 0 else 0

    def _scene(self, view: Wasteland) -> Scene:
        bit = view.board.bit
        # A pawn that is passing through does not count the disc there.
        across = view.pawns[view.passing] if view.passing >= 0 else -1
        hands = []
        for seat in range(view.players):
            cells = [cell for cell in view.pawns_of(seat) if cell >= 0]
            under = [
                view.discs[cell]
                for cell in cells
                if view.discs[cell] > 0 and not (cell == across and seat == view.actor)
            ]
            got = score([*view.piles[seat], *under], 0)
            types = sum(min(n, 15) << 4 * i for i, n in enumerate(got.provisions))
            pawns = tuple(sorted(bit[cell] for cell in cells))
            hands.append((pawns, view.armed[seat], view.tokens[seat], got.total, types))
        return view.actor, view.left, view.passable, view.blocked, tuple(hands)

    def after(self, seat: Seat, left: int, hands: tuple[Hand, ...]) -> tuple[Seat, int]:
        """Tell who acts next, with how many actions, after an action of ``seat``."""
        if left > 1 and hands[seat][0]:
            return seat, left - 1
        order = self.order
        place = order.index(seat) + 1
        for other in order[place:] + order[:place]:
            if hands[other][0]:
                return other, 2
        return -1, 0

    def moves(self, scene: Scene) -> list[Move]:
        """List what the seat to act may sensibly do; one pass if there is nothing."""
        seat, left, passable, blocked, hands = scene
        pawns, armed, tokens, points, types = hands[seat]
        near, ordinary, enemies = self.near, self.ordinary, self.enemies
        manholes, weapons, targets = self.manholes, self.weapons, self.targets
        free = passable & ~blocked
        before, behind = hands[:seat], hands[seat + 1 :]
        if left > 1:
            actor, rest = seat, left - 1
        else:
            actor, rest = self.after(seat, 1, hands)
        found = []
        stuck = []
        last = 0
        for place, here in enumerate(pawns):
            if here == last:
                continue
            last = here
            around = near[here]
            goals = around & free
            if here & manholes:
                goals |= manholes & ~here
            if not armed:
                goals &= ~enemies
            others = pawns[:place] + pawns[place + 1 :]
            left_passable, left_blocked, left_armed = passable, blocked, armed
            if here & ordinary:
                left_passable ^= here
                left_blocked ^= here
                if here & weapons:
                    left_armed += 1
            crowd = around & blocked if left == 2 else 0
            if not goals and not crowd:
                stuck.append((place, here))
                continue
            while goals:
                to = goals & -goals
                goals ^= to
                now_armed = left_armed - 1 if to & enemies else left_armed
                if to & ordinary:
                    hand = self._entered(others, to, now_armed, tokens, points, types)
                    now_blocked = left_blocked | to
                else:
                    hand = (
                        tuple(sorted((*others, to))),
                        now_armed,
                        tokens | to & targets,
                        points,
                        types,
                    )
                    now_blocked = left_blocked
                found.append(
                    Move(
                        here,
                        to,
                        (actor, rest, left_passable, now_blocked, (*before, hand, *behind)),
                    )
                )
            if crowd:
                self._through(scene, place, here, crowd, found)
        if stuck:
            self._removals(scene, stuck, found)
        if not found:
            found.append(Move(0, 0, (*self.after(seat, 1, hands), passable, blocked, hands)))
        return found

    def onward(self) -> list[Move]:
        """List the steps of the pawn that stands on another's cell in the first position."""
        seat, _, passable, blocked, hands = self.root
        pawns, armed = hands[seat][:2]
        place = pawns.index(self.passing)
        goals = self.near[self.passing] & passable & ~blocked
        if not armed:
            goals &= ~self.enemies
        found: list[Move] = []
        self._stop(self.root, place, self.passing, 0, goals, (passable, blocked, armed), found)
        return found

    def _entered(
        self, others: tuple[int, ...], to: int, armed: int, tokens: int, points: int, types: int
    ) -> Hand:
        """Give the hand after a pawn has entered an ordinary disc."""
        shift = self.shift.get(to)
        if shift is None:
            points += self.value.get(to, 0)
        else:
            number = types >> shift & 15
            points += NEXT_POINTS[number]
            if number < 15:
                types += 1 << shift
        return tuple(sorted((*others, to))), armed, tokens, points, types

    def _through(self, scene: Scene, place: int, here: int, crowd: int, found: list[Move]) -> None:
        """Add the ways of a pawn through another's cell and on (ZG-13)."""
        seat, _, passable, blocked, hands = scene
        armed = hands[seat][1]
        ordinary, enemies = self.ordinary, self.enemies
        fetched = armed
        left_passable, left_blocked = passable, blocked
        if here & ordinary:
            left_passable ^= here
            left_blocked ^= here
            if here & self.weapons:
                fetched += 1
        free = left_passable & ~left_blocked
        while crowd:
            mid = crowd & -crowd
            crowd ^= mid
            if mid & enemies and not armed:
                continue
            ready = fetched - 1 if mid & enemies else fetched
            goals = self.near[mid] & free
            if not ready:
                goals &= ~enemies
            left = (left_passable, left_blocked, ready)
            self._stop(scene, place, here, mid, goals, left, found)

    def _stop(
        self,
        scene: Scene,
        place: int,
        here: int,
        mid: int,
        goals: int,
        left: tuple[int, int, int],
        found: list[Move],
    ) -> None:
        """Add the stops of a pawn on any of ``goals``, which end the turn.

        ``mid``: the cell gone through; ``left``: what may be entered, what has a pawn, and the
        weapons, after that.
        """
        seat, _, _, _, hands = scene
        pawns, _, tokens, points, types = hands[seat]
        others = pawns[:place] + pawns[place + 1 :]
        passable, blocked, armed = left
        while goals:
            to = goals & -goals
            goals ^= to
            now_armed = armed - 1 if to & self.enemies else armed
            if to & self.ordinary:
                hand = self._entered(others, to, now_armed, tokens, points, types)
                now_blocked = blocked | to
            else:
                hand = (
                    tuple(sorted((*others, to))),
                    now_armed,
                    tokens | to & self.targets,
                    points,
                    types,
                )
                now_blocked = blocked
            after = (*hands[:seat], hand, *hands[seat + 1 :])
            scene = (*self.after(seat, 1, after), passable, now_blocked, after)
            found.append(Move(here, mid, scene, to) if mid else Move(here, to, scene))

    def _removals(self, scene: Scene, stuck: list[tuple[int, int]], found: list[Move]) -> None:
        """Add removals of pawns that cannot step: to wait, or for the weapon under one."""
        seat, left, passable, blocked, hands = scene
        pawns, armed, tokens, points, types = hands[seat]
        for place, here in stuck:
            weapon = bool(here & self.weapons & passable)
            if not found and not (weapon and left > 1):
                continue
            others = pawns[:place] + pawns[place + 1 :]
            ordinary = here & self.ordinary
            hand = (others, armed + weapon, tokens, points, types)
            after = (*hands[:seat], hand, *hands[seat + 1 :])
            found.append(
                Move(
                    here,
                    0,
                    (
                        *self.after(seat, left, after),
                        passable ^ ordinary,
                        blocked ^ ordinary,
                        after,
                    ),
                )
            )
