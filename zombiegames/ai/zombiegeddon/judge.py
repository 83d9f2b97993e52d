"""What a position is worth to each seat, in points: what it holds, and what it may still get.

All pawns spread at once, ring by ring; a disc belongs to the seat that is there first. A pawn that
can still step is worth a lot: a player who is stuck watches the others take the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ai.zombiegeddon import numbers
from zombiegames.ai.zombiegeddon.ground import NEXT_POINTS

if TYPE_CHECKING:
    from zombiegames.ai.zombiegeddon.ground import Ground, Scene

RINGS = 40
"""Steps looked at around the pawns, unless two seats have met before and all is shared out."""
DISCS = 88
"""Ordinary discs on the board when a half begins."""


def _meet(reach: list[int]) -> int:
    """Give the mask of the cells that two seats reach."""
    once = twice = 0
    for found in reach:
        twice |= once & found
        once |= found
    return twice


class Outlook:
    """Judges the positions of one half."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.weights = numbers.WEIGHTS[ground.half - 1]

    def scores(self, scene: Scene) -> tuple[list[float], bool]:
        """Estimate every seat's points at the end, and tell whether nobody can get anything more.

        If so, and in the second half, they are the points at the end.
        """
        ground, weights = self.ground, self.weights
        actor, left, passable, blocked, hands = scene
        near_of, spread = ground.near, ground.spread
        manholes = ground.manholes
        weapons = ground.weapons & passable
        enemies = ground.enemies
        free = ground.ordinary & passable & ~blocked
        exits = passable & ~blocked
        peaceful = passable & ~enemies
        life = weights.life * free.bit_count() / DISCS
        lively, roomy = life, life + weights.room
        in_hole = life + weights.hole
        seats = range(len(hands))
        reach, within, totals, wanted, armed_by = [], [], [], [], []
        for pawns, armed, tokens, points, _ in hands:
            footing = 0
            total = weights.point * points + weights.token * tokens.bit_count()
            open_to = exits if armed else exits & ~enemies
            for pawn in pawns:
                footing |= pawn
                if pawn & manholes:
                    total += in_hole
                    continue
                ways = near_of[pawn] & open_to
                if ways:
                    total += roomy if ways & (ways - 1) else lively
            reach.append(footing)
            arms = armed + (footing & weapons).bit_count()
            armed_by.append(arms)
            within.append(passable if arms else peaceful)
            totals.append(total + weights.weapon * arms)
            wanted.append(ground.targets & ~tokens if pawns else 0)
        own = [0] * len(hands)
        taken = 0
        fresh = own[:]
        errands = weights.errand
        for ring in range(RINGS):
            once = twice = 0
            for seat in seats:
                old = reach[seat]
                new = (spread(old | manholes if old & manholes else old) & within[seat]) | old
                gone = new ^ old
                fresh[seat] = gone
                twice |= once & gone
                once |= gone
                reach[seat] = new
                if gone & wanted[seat] and ring < len(errands):
                    totals[seat] += errands[ring] * (gone & wanted[seat]).bit_count()
                if new & weapons:
                    within[seat] = passable
            if not once:
                break
            mine = free & ~(taken | twice)
            if mine:
                for seat in seats:
                    own[seat] |= fresh[seat] & mine
            taken |= once & free
            if taken == free and ring >= len(errands) - 1 and _meet(reach) & free:
                break
        once = 0
        for found in reach:
            once |= found
        if not _meet(reach) & free:
            return self._apart(scene, reach, armed_by), not once & free
        foods, foes, kinds = ground.foods, ground.foes, ground.kinds
        for seat in seats:
            mine = own[seat]
            worth = weights.own_disc * mine.bit_count()
            worth += weights.own_food * (
                (mine & foods[0]).bit_count() + 2 * (mine & foods[1]).bit_count()
            )
            if armed_by[seat]:
                worth += weights.own_foe * (
                    (mine & foes[0]).bit_count()
                    + 2 * (mine & foes[1]).bit_count()
                    + 4 * (mine & foes[2]).bit_count()
                    + 8 * (mine & foes[3]).bit_count()
                )
            worth += weights.own_weapon * (mine & weapons).bit_count()
            types = hands[seat][4]
            found = 0
            for kind in kinds:
                here = mine & kind
                if here:
                    found += here.bit_count() * NEXT_POINTS[types & 15]
                types >>= 4
            totals[seat] += worth + weights.own_provision * found
            surplus = armed_by[seat] - (free & enemies & reach[seat]).bit_count()
            if surplus > 0:
                totals[seat] += weights.surplus * surplus
        if actor >= 0:
            totals[actor] += weights.tempo * left
        return totals, False

    def _apart(self, scene: Scene, reach: list[int], arms: list[int]) -> list[float]:
        """Estimate the points where nothing is shared any more: each collects alone (ZG-41)."""
        ground, half = self.ground, self.ground.half - 1
        _, _, passable, blocked, hands = scene
        free = ground.ordinary & passable & ~blocked
        totals = []
        for seat, (_, _, tokens, points, types) in enumerate(hands):
            total = points + numbers.KEPT_WEAPON[half] * arms[seat]
            total += numbers.KEPT_TOKEN[half] * tokens.bit_count()
            mine = reach[seat] & free
            if mine:
                found: float = sum(
                    (mine & mask).bit_count() << place for place, mask in enumerate(ground.foods)
                )
                for place, kind in enumerate(ground.kinds):
                    found += (mine & kind).bit_count() * NEXT_POINTS[types >> 4 * place & 15]
                foes = mine & ground.enemies
                if arms[seat] and foes:
                    each = sum(
                        (foes & mask).bit_count() << place for place, mask in enumerate(ground.foes)
                    )
                    number = foes.bit_count()
                    found += each / number * min(number, arms[seat])
                total += numbers.ALONE_SHARE * found
                wanted = reach[seat] & ground.targets & ~tokens
                total += numbers.ALONE_SHARE * numbers.KEPT_TOKEN[half] * wanted.bit_count()
            totals.append(total)
        return totals
